//! Programs that some tests need. In CI a missing one is a failure, elsewhere the test says so and is skipped.

use std::path::{Path, PathBuf};

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
