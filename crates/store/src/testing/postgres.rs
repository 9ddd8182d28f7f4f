//! A private PostgreSQL, shared by all test processes that run at the same time.
//!
//! Every test runs in a process of its own (nextest), so no process can own the server. The first that needs one starts it,
//! under a lock file; each holds a shared lock on `users` for as long as it lives, which the kernel gives back even after a
//! panic or a kill; a shell script waits until it gets that lock for itself, twice in a row, and stops the server and removes its
//! files. With `FRCEC_TEST_PG=postgres://…` an existing server is used instead.
use std::{
    fs::{self, File},
    io::{self, Read},
    os::unix::net::UnixStream,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};

use sqlx::{AssertSqlSafe, ConnectOptions, Connection, PgConnection, postgres::PgConnectOptions};

use crate::{Db, StoreError, db::migrate};

/// Seconds without any user after which the server ends.
const IDLE_SECONDS: u32 = 20;

/// Stops and removes the server in $1 when nobody has held `users` for a while. $2: pg_ctl, $3: seconds, the rest: how to become
/// its owner. Whoever starts a server holds `start`, so that none is stopped while somebody is just finding it.
const WATCHDOG: &str = r#"
dir=$1 pg_ctl=$2 idle=$3; shift 3
while :; do
    flock -x "$dir/users" true || exit 1
    sleep "$idle"
    exec 8>"$dir.start" && flock -x 8
    if flock -xn "$dir/users" true; then break; fi
    exec 8>&-
done
"$@" "$pg_ctl" -D "$dir/data" -m immediate -w stop
# Out of the way first: to remove it takes long on a slow disk, and nobody can start another meanwhile.
mv "$dir" "$dir.$$" && exec 8>&-
rm -rf "$dir.$$"
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
    let uid = user_id()?;
    let directory = std::env::temp_dir().join(format!("frcec-test-pg-{uid}"));
    let start = File::create(directory.with_extension("start"))?;
    start.lock()?;
    let answers = || UnixStream::connect(directory.join(".s.PGSQL.5432")).is_ok();
    if !directory.join("ready").exists() || !answers() {
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
        "--wal-segsize=1",
        "--encoding=UTF8",
        "--locale=C.UTF-8",
    ]))?;
    let options = format!(
        "-c listen_addresses= -c unix_socket_directories={} -c fsync=off -c full_page_writes=off \
         -c wal_level=minimal -c max_wal_senders=0 -c autovacuum=off \
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

fn user_id() -> io::Result<String> {
    let said = Command::new("id").arg("-u").output()?;
    Ok(String::from_utf8_lossy(&said.stdout).trim().to_owned())
}

/// PostgreSQL refuses to run as root: the words before a command that make it another's.
fn owner(directory: &Path) -> io::Result<Vec<String>> {
    if user_id()? != "0" {
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
    /// Makes a database with empty tables, and gives its address.
    pub(super) async fn new_database(&self) -> Result<String, StoreError> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        // The process id comes round again; a temporary file's name does not.
        let unique = tempfile::Builder::new().prefix("").rand_bytes(8).tempdir().map_err(sqlx::Error::Io)?;
        let unique =
            unique.path().file_name().map(|name| name.to_string_lossy().to_lowercase()).unwrap_or_default();
        let name = format!("frcec_test_{}_{number}_{unique}", std::process::id());
        let options: PgConnectOptions = self.url.parse()?;
        let mut connection = options.connect().await?;
        let template = self.template(&mut connection).await?;
        create(&mut connection, &name, &template).await?;
        connection.close().await?;
        Ok(self.address(&name))
    }

    /// The name of a database with this program's tables. Copying it is faster than making them anew for each test.
    async fn template(&self, connection: &mut PgConnection) -> Result<String, StoreError> {
        let name = format!("frcec_template_{}", migrate::fingerprint());
        // One process makes it, the others wait; the server gives the lock back when the connection ends.
        sqlx::query("SELECT pg_advisory_lock(960)").execute(&mut *connection).await?;
        let there: Option<i32> = sqlx::query_scalar("SELECT 1 FROM pg_database WHERE datname = $1")
            .bind(&name)
            .fetch_optional(&mut *connection)
            .await?;
        if there.is_none() {
            let raw = format!("{name}_raw");
            sqlx::query(AssertSqlSafe(format!("DROP DATABASE IF EXISTS \"{raw}\"")))
                .execute(&mut *connection)
                .await?;
            create(connection, &raw, "template0").await?;
            Db::open(&self.address(&raw)).await?.close().await;
            let sql = format!("ALTER DATABASE \"{raw}\" RENAME TO \"{name}\"");
            sqlx::query(AssertSqlSafe(sql)).execute(&mut *connection).await?;
        }
        sqlx::query("SELECT pg_advisory_unlock(960)").execute(&mut *connection).await?;
        Ok(name)
    }

    fn address(&self, database: &str) -> String {
        let (before, parameters) = self.url.split_once('?').unwrap_or((&self.url, ""));
        let server = before.rsplit_once('/').map_or(before, |(server, _)| server);
        format!("{server}/{database}?{parameters}")
    }
}

async fn create(connection: &mut PgConnection, name: &str, template: &str) -> Result<(), StoreError> {
    let sql = format!("CREATE DATABASE \"{name}\" TEMPLATE \"{template}\"");
    sqlx::query(AssertSqlSafe(sql)).execute(connection).await?;
    Ok(())
}
