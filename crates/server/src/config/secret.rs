//! The key that signs reply addresses: made at the first start, read at every one.

use std::fmt;
use std::fs;
use std::io::{self, Read as _, Write as _};
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::{Path, PathBuf};

use super::{Config, ConfigError, warn_if_shared};

/// The club's key. It never shows itself.
#[derive(Clone)]
pub struct Secret([u8; 32]);

impl Secret {
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Config {
    /// Reads the club's secret, making it (mode 0600) when the file is not there.
    ///
    /// `fresh` supplies 32 random bytes; two processes that start at once agree on whichever made the file.
    pub fn secret(&self, fresh: impl FnOnce() -> [u8; 32]) -> Result<Secret, ConfigError> {
        let path = &self.secret_file;
        let broken = |source| ConfigError::SecretFile { path: path.clone(), source };
        if !path.exists() {
            create_secret(path, &fresh()).map_err(broken)?;
        }
        let mut text = String::new();
        fs::File::open(path).map_err(broken)?.take(1024).read_to_string(&mut text).map_err(broken)?;
        let text = text.trim();
        let bytes = data_encoding::HEXLOWER_PERMISSIVE.decode(text.as_bytes()).ok();
        let secret: [u8; 32] = bytes
            .and_then(|bytes| bytes.try_into().ok())
            .ok_or_else(|| ConfigError::SecretShape { path: path.clone(), found: text.chars().count() })?;
        // Thirty-two times the same octet is a stand-in that somebody has typed.
        if secret.iter().all(|octet| *octet == secret[0]) {
            return Err(ConfigError::SecretGuessed { path: path.clone() });
        }
        warn_if_shared(path);
        Ok(Secret(secret))
    }
}

/// Writes the key to a file of its own and links it into place, so that the name never shows a half-written key and
/// an existing one is never overwritten.
fn create_secret(path: &Path, bytes: &[u8; 32]) -> io::Result<()> {
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".{}.new", std::process::id()));
    let temporary = PathBuf::from(name);
    let mut file =
        fs::OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(&temporary)?;
    writeln!(file, "{}", data_encoding::HEXLOWER.encode(bytes))?;
    file.sync_all()?;
    let linked = fs::hard_link(&temporary, path);
    fs::remove_file(&temporary)?;
    match linked {
        // Another process was first: its key is the club's.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        other => other,
    }
}
