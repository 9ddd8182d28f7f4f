//! `frcec backup`.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context as _;

use super::club::open_record;
use super::{ClubArgs, Outcome, REFUSED, say};
use crate::config::Config;

/// Copy the record to a file while the club goes on (SQLite; PostgreSQL has pg_dump)
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Where to; must not exist
    file: PathBuf,
    #[command(flatten)]
    club: ClubArgs,
}

pub fn run(args: &Args) -> Outcome {
    super::block_on(async {
        let config = Config::load(&args.club.config)?;
        let shown = args.file.display().to_string();
        let secret = config.secret_file.display().to_string();
        if args.file.exists() {
            eprintln!("{}", say("keeper-backup-there", &[("file", shown.into())]));
            return Ok(ExitCode::from(REFUSED));
        }
        let directory =
            args.file.parent().filter(|parent| !parent.as_os_str().is_empty() && !parent.is_dir());
        if let Some(directory) = directory {
            eprintln!(
                "{}",
                say("keeper-backup-nowhere", &[("directory", directory.display().to_string().into())])
            );
            return Ok(ExitCode::from(REFUSED));
        }
        let db = open_record(&config).await?;
        // Under another name until it is whole.
        let mut part = args.file.clone().into_os_string();
        part.push(".part");
        let part = PathBuf::from(part);
        let written = db.copy_to(&part).await;
        db.close().await;
        if !written? {
            eprintln!("{}", say("keeper-backup-postgres", &[("secret", secret.into())]));
            return Ok(ExitCode::from(REFUSED));
        }
        std::fs::File::open(&part)
            .and_then(|file| file.sync_all())
            .and_then(|()| std::fs::rename(&part, &args.file))
            .with_context(|| format!("cannot write {shown}"))?;
        super::answer(&format!(
            "{}\n",
            say("keeper-backup-written", &[("file", shown.into()), ("secret", secret.into())])
        ))?;
        Ok(ExitCode::SUCCESS)
    })
}
