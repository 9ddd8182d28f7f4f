//! Programs that some tests need. In CI a missing one is a failure, elsewhere the test says so and is skipped.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Where a program is, looked for along PATH and where Debian puts servers and games.
pub fn find(program: &str) -> Option<PathBuf> {
    let path = std::env::var("PATH").unwrap_or_default();
    path.split(':')
        .chain(["/usr/sbin", "/usr/games"])
        .map(|dir| Path::new(dir).join(program))
        .find(|file| file.is_file())
}

/// The program, or `None` when the test is to be skipped.
pub fn need(program: &str) -> Option<PathBuf> {
    let found = find(program);
    if found.is_none() {
        skip(&format!("{program} is not installed"));
    }
    found
}

/// Says why the test is skipped; in CI that is a failure.
pub fn skip(why: &str) {
    assert!(std::env::var_os("CI").is_none(), "{why}: .ci/run installs what the tests need");
    eprintln!("skipped: {why}");
}

/// pgn-extract finds as many games in a file, and nothing wrong with any.
pub fn pgn_extract(path: &Path, games: usize) {
    let Some(program) = need("pgn-extract") else { return };
    let output = Command::new(program).arg("-r").arg(path).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.contains(&format!("{games} game")), "{said}");
    for complaint in ["Failed", "Unknown", "not valid", "Missing", "error"] {
        assert!(!said.contains(complaint), "{said}");
    }
}

/// python-chess reads as many games in a file, each a Chess960 one without a fault.
pub fn python_chess(path: &Path, games: usize) {
    const PROGRAM: &str = "import sys, chess.pgn
file, count = open(sys.argv[1]), 0
while (game := chess.pgn.read_game(file)) is not None:
    assert not game.errors, game.errors
    assert game.board().chess960, game.headers
    count += 1
print(count)";
    let known = Command::new("python3").args(["-c", "import chess.pgn"]).output();
    if !known.is_ok_and(|output| output.status.success()) {
        skip("python3 has no module chess");
        return;
    }
    let output = Command::new("python3").args(["-c", PROGRAM]).arg(path).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert_eq!(said.trim(), games.to_string(), "{}", String::from_utf8_lossy(&output.stderr));
}
