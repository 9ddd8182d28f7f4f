//! A private PostgreSQL, shared by all test processes that run at the same time.
//!
//! Every test runs in a process of its own (nextest), so no process can own the server. The first that needs one starts it,
//! under a lock file; each holds a shared lock on `users` for as long as it lives, which the kernel gives back even after a
//! panic or a kill; a shell script waits until it gets that lock for itself, twice in a row, and stops the server and removes its
//! files. With `FRCEC_TEST_PG=postgres://…` an existing server is used instead.
use std::{
    fs::{self, File},
    io::{self, Read},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::Duration,
};

use sqlx::{AssertSqlSafe, ConnectOptions, Connection, postgres::PgConnectOptions};

/// Seconds without any user after which the server ends.
const IDLE_SECONDS: u32 = 20;

/// Stops and removes the server in $1 when nobody has held `users` for a while. $2: pg_ctl, $3: seconds, the rest: how to become
/// its owner. Whoever starts a server holds `start`, so that none is stopped while somebody is just finding it.
const WATCHDOG: &str = r#"
dir=$1 pg_ctl=$2 idle=$3; shift 3
while :; do
    flock -x "$dir/users" true || exit 1
    sleep "$idle"
    exec 8>"$dir/../frcec-test-pg.start" && flock -x 8
    if flock -xn "$dir/users" true; then break; fi
    exec 8>&-
done
"$@" "$pg_ctl" -D "$dir/data" -m immediate -w stop
rm -rf "$dir"
"#;

/// A server that stays up while this lives.
#[derive(Debug)]
pub(super) struct InUse {
    url: String,
    _lock: Option<File>,
}

/// Finds or starts the server; the error is the reason why there is none.
pub(super) fn in_use() -> Result<InUse, String> {
    if let Ok(url) = std::env::var("FRCEC_TEST_PG") {
        return Ok(InUse { url, _lock: None });
    }
    let programs = programs().ok_or("neither PATH nor /usr/lib/postgresql/*/bin has initdb and pg_ctl")?;
    shared(&programs).map_err(|error| format!("the private server does not start: {error}"))
}

fn programs() -> Option<PathBuf> {
    let mut places: Vec<PathBuf> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .filter_map(|version| Some(version.ok()?.path().join("bin")))
        .collect();
    places.sort();
    places.reverse();
    if let Some(path) = std::env::var_os("PATH") {
        places.extend(std::env::split_paths(&path));
    }
    places.into_iter().find(|place| place.join("initdb").is_file() && place.join("pg_ctl").is_file())
}

fn shared(programs: &Path) -> io::Result<InUse> {
    let place = std::env::temp_dir();
    let directory = place.join("frcec-test-pg");
    let start = File::create(place.join("frcec-test-pg.start"))?;
    start.lock()?;
    if !directory.join("ready").exists() {
        fs::remove_dir_all(&directory)
            .or_else(|e| if e.kind() == io::ErrorKind::NotFound { Ok(()) } else { Err(e) })?;
        launch(programs, &directory)?;
    }
    let users = File::open(directory.join("users"))?;
    users.lock_shared()?;
    let url = format!("postgres://postgres@localhost/postgres?host={}", directory.display());
    Ok(InUse { url, _lock: Some(users) })
}

fn launch(programs: &Path, directory: &Path) -> io::Result<()> {
    fs::create_dir(directory)?;
    File::create(directory.join("users"))?;
    let owner = owner(directory)?;
    let data = directory.join("data");
    run(as_owner(&owner, &programs.join("initdb")).arg("-D").arg(&data).args([
        "-U",
        "postgres",
        "-A",
        "trust",
        "--no-sync",
        "--encoding=UTF8",
        "--locale=C.UTF-8",
    ]))?;
    let options = format!(
        "-c listen_addresses= -c unix_socket_directories={} -c fsync=off -c full_page_writes=off \
         -c max_connections=300 -c shared_buffers=64MB",
        directory.display()
    );
    let log = directory.join("data/server.log");
    run(as_owner(&owner, &programs.join("pg_ctl"))
        .arg("-D")
        .arg(&data)
        .arg("-l")
        .arg(log)
        .arg("-o")
        .arg(options)
        .args(["-w", "-t", "60", "start"]))?;
    let mut watchdog = Command::new("setsid");
    watchdog.args(["-f", "sh", "-c", WATCHDOG, "watchdog"]).arg(directory).arg(programs.join("pg_ctl"));
    watchdog.arg(IDLE_SECONDS.to_string()).args(&owner);
    quiet(&mut watchdog).stderr(Stdio::null()).status()?;
    File::create(directory.join("ready"))?;
    Ok(())
}

/// PostgreSQL refuses to run as root: the words before a command that make it another's.
fn owner(directory: &Path) -> io::Result<Vec<String>> {
    let id = Command::new("id").arg("-u").output()?;
    if id.stdout.trim_ascii() != b"0" {
        return Ok(Vec::new());
    }
    let known = Command::new("id").arg("postgres").stdout(Stdio::null()).stderr(Stdio::null()).status()?;
    let user = if known.success() { "postgres" } else { "nobody" };
    run(Command::new("chown").arg(user).arg(directory))?;
    Ok(["setpriv", "--reuid", user, "--clear-groups", "--"].map(str::to_owned).to_vec())
}

fn as_owner(owner: &[String], program: &Path) -> Command {
    let mut words = owner.iter();
    let Some(first) = words.next() else { return Command::new(program) };
    let mut command = Command::new(first);
    command.args(words).arg(program);
    command
}

/// Nothing started here may hold the test's own output open, or the runner waits for it.
fn quiet(command: &mut Command) -> &mut Command {
    command.current_dir("/").stdin(Stdio::null()).stdout(Stdio::null())
}

fn run(command: &mut Command) -> io::Result<()> {
    // Into a file: a server that is left running would keep a pipe open for ever.
    let mut said = tempfile::tempfile()?;
    let status = quiet(command).stderr(said.try_clone()?).status()?;
    if status.success() {
        return Ok(());
    }
    let mut text = String::new();
    io::Seek::rewind(&mut said)?;
    said.read_to_string(&mut text)?;
    Err(io::Error::other(format!("{}: {status}: {}", command.get_program().display(), text.trim())))
}

impl InUse {
    /// Makes an empty database, and gives its address.
    pub(super) async fn new_database(&self) -> Result<String, sqlx::Error> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        // The process id comes round again; a temporary file's name does not.
        let unique = tempfile::Builder::new().prefix("").rand_bytes(8).tempfile().map_err(sqlx::Error::Io)?;
        let unique =
            unique.path().file_name().map(|name| name.to_string_lossy().to_lowercase()).unwrap_or_default();
        let name = format!("frcec_test_{}_{number}_{unique}", std::process::id());
        let mut tries = 0;
        loop {
            match self.create(&name).await {
                Ok(()) => break,
                // Two at once copy the same template; or the server's connections are all in use.
                Err(_) if tries < 50 => {
                    tries += 1;
                    thread::sleep(Duration::from_millis(100));
                }
                Err(error) => return Err(error),
            }
        }
        let (before, parameters) = self.url.split_once('?').unwrap_or((&self.url, ""));
        let server = before.rsplit_once('/').map_or(before, |(server, _)| server);
        Ok(format!("{server}/{name}?{parameters}"))
    }

    async fn create(&self, name: &str) -> Result<(), sqlx::Error> {
        let options: PgConnectOptions = self.url.parse()?;
        let mut connection = options.connect().await?;
        let sql = format!("CREATE DATABASE \"{name}\" TEMPLATE template0");
        sqlx::query(AssertSqlSafe(sql)).execute(&mut connection).await?;
        connection.close().await
    }
}
