//! The program itself, `frcec serve`, in a directory of its own.

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use tempfile::TempDir;

use crate::mua::Letter;

/// A club in a directory, and the server when it runs.
pub struct Server {
    dir: TempDir,
    child: Option<Child>,
    pub lmtp: SocketAddr,
    pub web: SocketAddr,
    seen: BTreeSet<PathBuf>,
}

impl Server {
    /// A club whose record is at `database`; `more` is added to its configuration. Letters go to files, unless `more` says
    /// otherwise with an `[outgoing]` of its own; likewise `[lmtp]`, which else takes any port.
    pub fn new(database: &str, more: &str) -> Self {
        let dir = tempfile::tempdir().unwrap();
        let outgoing = if more.contains("[outgoing]") { "" } else { "[outgoing]\ndirectory = \"outbox\"\n" };
        let lmtp = if more.contains("[lmtp]") { "" } else { "[lmtp]\nlisten = \"127.0.0.1:0\"\n" };
        let config = format!(
            "domain = \"club.example\"\nmail_host = \"mx.club.example\"\ndatabase = \"{database}\"\n{more}\n{outgoing}\
             [web]\nlisten = \"127.0.0.1:0\"\n{lmtp}"
        );
        fs::write(dir.path().join("frcec.toml"), config).unwrap();
        let nowhere = SocketAddr::from(([127, 0, 0, 1], 0));
        Self { dir, child: None, lmtp: nowhere, web: nowhere, seen: BTreeSet::new() }
    }

    pub fn path(&self) -> &Path {
        self.dir.path()
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_frcec"));
        command.args(args).env("FRCEC_CONFIG", self.dir.path().join("frcec.toml"));
        command
    }

    /// Runs another command of the program on this club.
    pub fn frcec(&self, args: &[&str]) -> Output {
        self.command(args).output().unwrap()
    }

    /// Runs another command with something on its standard input.
    pub fn pipe(&self, args: &[&str], input: &[u8]) -> Output {
        let mut command = self.command(args);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        // A command that does not read to the end closes the pipe.
        drop(child.stdin.take().unwrap().write_all(input));
        child.wait_with_output().unwrap()
    }

    /// The same as [`frcec`](Self::frcec), which must succeed; what it said.
    pub fn frcec_ok(&self, args: &[&str]) -> String {
        let out = self.frcec(args);
        assert!(out.status.success(), "frcec {args:?}: {out:?}");
        String::from_utf8(out.stdout).unwrap()
    }

    /// Starts the server and waits until it listens.
    pub fn start(&mut self) {
        let log = fs::File::options().create(true).append(true).open(self.dir.path().join("log")).unwrap();
        let mut child = self.command(&["serve"]).stdout(Stdio::piped()).stderr(log).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut found = 0;
        for line in lines.map_while(Result::ok) {
            if let Some(address) = line.strip_prefix("LMTP on ") {
                self.lmtp = address.parse().unwrap();
                found += 1;
            } else if let Some(address) = line.strip_prefix("pages on http://") {
                self.web = address.parse().unwrap();
                found += 1;
            }
            if found == 2 {
                break;
            }
        }
        self.child = Some(child);
        assert_eq!(found, 2, "the server did not start: {}", self.log());
    }

    /// `kill -9`.
    pub fn kill(&mut self) {
        let mut child = self.child.take().expect("a running server");
        child.kill().unwrap();
        child.wait().unwrap();
    }

    /// `SIGTERM`, and the exit code.
    pub fn stop(&mut self) -> Option<i32> {
        let mut child = self.child.take().expect("a running server");
        Command::new("kill").arg(child.id().to_string()).status().unwrap();
        child.wait().unwrap().code()
    }

    pub fn log(&self) -> String {
        fs::read_to_string(self.dir.path().join("log")).unwrap_or_default()
    }

    /// Letters that have come into the outbox since the last call, oldest first.
    pub fn letters(&mut self) -> Vec<Letter> {
        let Ok(files) = fs::read_dir(self.dir.path().join("outbox")) else { return Vec::new() };
        let mut new: Vec<PathBuf> = files
            .map(|file| file.unwrap().path())
            .filter(|path| {
                path.extension().is_some_and(|extension| extension == "eml") && !self.seen.contains(path)
            })
            .collect();
        new.sort();
        self.seen.extend(new.iter().cloned());
        new.iter().map(|path| Letter::parse(&fs::read(path).unwrap())).collect()
    }

    /// Waits until `count` letters have come, and returns them.
    pub fn wait_for(&mut self, count: usize) -> Vec<Letter> {
        let mut letters = Vec::new();
        for _ in 0..1500 {
            letters.extend(self.letters());
            if letters.len() >= count {
                return letters;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("{count} letters expected, got {letters:#?}\n{}", self.log());
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            drop(child.kill());
            drop(child.wait());
        }
        if std::thread::panicking() {
            eprintln!("--- the server's log\n{}", self.log());
        }
    }
}
