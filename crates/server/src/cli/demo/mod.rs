//! `frcec demo`: a club of eight demo members that anyone can walk into, without a mail server, an account or a network.

mod post;
mod story;

use std::fs::{self, TryLockError};
use std::io::{self, Write as _};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::Context as _;

use self::post::DemoPost;
use super::club::Club;
use super::{Outcome, serve};
use crate::clock::Clock;
use crate::config::Config;
use crate::ids::Ids;

/// The host that stands in front of the demo club and vouches for its members' mail.
const MAIL_HOST: &str = "mx.club.example";

/// Run a club of eight demo members, with a mailroom to play by
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Where the demo club is kept; made if it is not there
    #[arg(long, value_name = "DIR", default_value = "frcec-demo")]
    dir: PathBuf,
    /// Where its pages are served
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8960", value_parser = super::address)]
    listen: SocketAddr,
    /// Where it takes mail by LMTP
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8961", value_parser = super::address)]
    lmtp: SocketAddr,
}

pub fn run(args: &Args) -> Outcome {
    for (address, option) in [(args.listen, "--listen"), (args.lmtp, "--lmtp")] {
        // Found out before anything is built; the listeners proper are opened by the server.
        TcpListener::bind(address)
            .with_context(|| format!("cannot listen on {address}; choose another address with {option}"))?;
    }
    // Held as long as the demo runs.
    let _own =
        claim(&args.dir).with_context(|| format!("cannot keep the demo club in {}", args.dir.display()))?;
    let config =
        settle(args).with_context(|| format!("cannot keep the demo club in {}", args.dir.display()))?;
    super::block_on(async {
        if !args.dir.join("demo.db").exists() {
            Box::pin(build(&args.dir, &config)).await.context("the demo club could not be built")?;
        }
        // What befell the club in its past is not news.
        super::log_to_stderr();
        let club = Club::with(config, Clock::System, Ids::system()).await?;
        let mut out = io::stdout();
        // Nobody may be listening to standard output; the club serves all the same.
        let _ = writeln!(
            out,
            "{}",
            super::say("demo-open", &[("url", format!("http://{}", args.listen).into())])
        );
        let _ = writeln!(out, "{}", super::say("demo-try", &[]));
        let post = Arc::new(DemoPost::new(club.door.clone(), MAIL_HOST));
        let terminated = serve::terminated()?;
        serve::serve(club, Some(post), terminated).await?;
        Ok(ExitCode::SUCCESS)
    })
}

/// Makes the directory and claims it for this process: two demos in one place would send each other's letters.
fn claim(dir: &Path) -> anyhow::Result<fs::File> {
    fs::create_dir_all(dir)?;
    let lock = fs::File::create(dir.join("demo.lock"))?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => {
            anyhow::bail!("another demo is running there; end it, or choose another place with --dir")
        }
        // Where files cannot be locked, the demo runs all the same.
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(lock),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

/// Writes the demo's configuration, which other commands can be pointed at too.
fn settle(args: &Args) -> anyhow::Result<Config> {
    let path = args.dir.join("demo.toml");
    let text = format!(
        "# Written by `frcec demo` at each start.\nname = \"FRCEC\"\npublic_url = \"http://{listen}\"\ndomain = \"club.example\"\n\
         mail_host = \"{MAIL_HOST}\"\ndatabase = \"sqlite:demo.db\"\nsecret_file = \"demo.key\"\n\n[web]\nlisten = \"{listen}\"\n\n\
         [lmtp]\nlisten = \"{lmtp}\"\n\n[outgoing]\ndirectory = \"demo-outbox\"\n",
        listen = args.listen,
        lmtp = args.lmtp,
    );
    fs::write(&path, text)?;
    Ok(Config::load(&path)?)
}

/// Builds the club elsewhere and moves it to its place when it is whole: an interrupted start leaves no half club. Elsewhere
/// is memory where there is such a place: the past has a thousand commits, and a slow disk takes seconds for them.
async fn build(dir: &Path, config: &Config) -> anyhow::Result<()> {
    let memory = Path::new("/dev/shm");
    let name = format!("frcec-demo-{}.db", std::process::id());
    let work = if memory.is_dir() && fs::write(memory.join(&name), "").is_ok() { memory } else { dir };
    let part = work.join(&name);
    let built = tell(dir, &part, config).await;
    let placed = built.and_then(|()| {
        let beside = dir.join("demo.db.part");
        fs::copy(&part, &beside)?;
        fs::File::open(&beside)?.sync_all()?;
        Ok(fs::rename(&beside, dir.join("demo.db"))?)
    });
    for end in ["", "-wal", "-shm"] {
        // Gone already, but for the file itself.
        let _ = fs::remove_file(work.join(format!("{name}{end}")));
    }
    placed
}

async fn tell(dir: &Path, record: &Path, config: &Config) -> anyhow::Result<()> {
    let text = format!(
        "secret_file = \"demo.key\"\ndatabase = \"sqlite:{}\"\nname = \"{}\"\npublic_url = \"{}\"\n",
        record.display(),
        config.name,
        config.public_url
    );
    let building = Config::parse(&text, record, dir)?;
    Box::pin(story::tell(building, Clock::System.now())).await
}
