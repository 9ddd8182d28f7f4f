//! The demo as a stranger meets it: Chromium walks through it, axe-core looks at every page, other programs load its games.
use std::io::Write as _;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use crate::need;

/// A demo club of its own, gone at the end.
struct Demo {
    child: Child,
    listen: SocketAddr,
    dir: tempfile::TempDir,
}

impl Drop for Demo {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[expect(clippy::disallowed_methods, reason = "a test waits for another process")]
fn now() -> Instant {
    Instant::now()
}

fn free() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

fn demo(dir: &Path, listen: SocketAddr, lmtp: SocketAddr) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_frcec"));
    command.arg("demo").arg("--dir").arg(dir).args([
        "--listen",
        &listen.to_string(),
        "--lmtp",
        &lmtp.to_string(),
    ]);
    command.env("RUST_LOG", "warn").stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

impl Demo {
    fn start() -> Self {
        let dir = tempfile::tempdir().unwrap();
        std::fs::write(dir.path().join("something of somebody"), "stays").unwrap();
        let (listen, lmtp) = (free(), free());
        let child =
            demo(dir.path(), listen, lmtp).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        let mut demo = Self { child, listen, dir };
        let end = now() + Duration::from_mins(1);
        while TcpStream::connect(listen).is_err() {
            assert!(demo.child.try_wait().unwrap().is_none(), "the demo ended");
            assert!(now() < end, "the demo never answered");
            std::thread::sleep(Duration::from_millis(50));
        }
        demo
    }

    fn url(&self) -> String {
        format!("http://{}", self.listen)
    }

    /// A page's body, without a client library: the demo speaks plain HTTP/1.1.
    fn get(&self, path: &str) -> String {
        use std::io::Read as _;
        let mut stream = TcpStream::connect(self.listen).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.listen).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        assert!(head.starts_with("HTTP/1.1 200"), "{path}: {head}");
        assert!(!head.to_ascii_lowercase().contains("transfer-encoding"), "{path}: in one piece");
        body.to_owned()
    }
}

/// Runs a script of tests/e2e against the demo; false if the machine lacks what it needs.
fn script(name: &str, demo: &Demo) -> bool {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/e2e");
    if need::need("node").is_none() || need::need("chromium").is_none() {
        return false;
    }
    if !folder.join("node_modules/playwright-core").is_dir() {
        need::skip("tests/e2e has no node_modules; `make test` installs them");
        return false;
    }
    let mut command = Command::new("node");
    command.current_dir(folder).arg(name).arg(demo.url());
    // With a folder named, every page is left there as a picture.
    command.args(std::env::var_os("FRCEC_PICTURES"));
    let Output { status, stdout, stderr } = command.output().unwrap();
    let said = format!("{}{}", String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    assert!(status.success(), "{name}: {said}");
    print!("{said}");
    true
}

#[test]
fn the_tour_of_the_demo_ends_well() {
    let demo = Demo::start();
    script("tour.mjs", &demo);
    assert!(demo.dir.path().join("something of somebody").exists());
}

/// The figure that is asked for, under two minutes, is in what the test prints; a busy machine does not fail it.
#[test]
fn a_director_starts_a_knockout_from_nothing() {
    script("knockout.mjs", &Demo::start());
}

#[test]
fn a_match_is_played_by_form_mail_and_conditional_lines() {
    script("match.mjs", &Demo::start());
}

#[test]
fn a_phone_shows_what_was_said_and_breaks_long_names() {
    script("phone.mjs", &Demo::start());
}

#[test]
fn every_page_is_fit_to_be_seen_and_heard() {
    script("look.mjs", &Demo::start());
}

#[test]
fn other_programs_load_the_demo_s_games() {
    let demo = Demo::start();
    let path = demo.dir.path().join("games.pgn");
    // A mate with both castlings, a draw, games that run, one that has not begun.
    let games: Vec<String> =
        [1, 2, 3, 5, 8, 11, 12].map(|game| demo.get(&format!("/games/{game}.pgn"))).to_vec();
    std::fs::write(&path, games.join("\n")).unwrap();
    need::python_chess(&path, games.len());
    need::pgn_extract(&path, games.len());
    xboard(&path);
}

/// XBoard has no mode that reads a file and tells: it is given the file, a display and a second, and must not complain.
fn xboard(path: &Path) {
    let (Some(xboard), Some(run)) = (need::need("xboard"), need::need("xvfb-run")) else { return };
    let arguments = ["-ncp", "-variant", "fischerandom", "-loadGameFile"];
    let mut command = Command::new("timeout");
    command
        .arg("8")
        .arg(run)
        .arg("-a")
        .arg(xboard)
        .args(arguments)
        .arg(path)
        .env("HOME", std::env::temp_dir());
    let output = command.output().unwrap();
    // At the end its display is taken away, and it says so; what it says before that would be a complaint.
    let said = String::from_utf8_lossy(&output.stderr).replace("Fatal IO error", "");
    // It was still showing the game when the time was over.
    assert!(matches!(output.status.code(), Some(124 | 137)), "{said}");
    for complaint in ["llegal", "mbiguous", "rror"] {
        assert!(!said.contains(complaint), "{said}");
    }
}

#[test]
fn a_port_that_is_taken_is_named_with_the_way_out() {
    let dir = tempfile::tempdir().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let output = demo(dir.path(), taken.local_addr().unwrap(), free()).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains(&taken.local_addr().unwrap().to_string()) && said.contains("--listen"), "{said}");
}

#[test]
fn a_place_where_a_demo_runs_is_not_shared() {
    let running = Demo::start();
    let before = std::fs::read_to_string(running.dir.path().join("demo.toml")).unwrap();
    let output = demo(running.dir.path(), free(), free()).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("another demo is running there") && said.contains("--dir"), "{said}");
    // The running one is as it was.
    assert_eq!(std::fs::read_to_string(running.dir.path().join("demo.toml")).unwrap(), before);
    assert!(running.get("/").contains("Fischer"));
}

#[test]
fn a_place_that_cannot_be_written_is_named() {
    let dir = tempfile::tempdir().unwrap();
    // A file where a directory should be: nobody can write below it, root neither.
    let file: PathBuf = dir.path().join("file");
    std::fs::write(&file, "").unwrap();
    let output = demo(&file.join("club"), free(), free()).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("cannot keep the demo club in") && said.contains("file"), "{said}");
}
