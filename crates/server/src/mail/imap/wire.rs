//! The connection to an IMAP server: TCP, TLS, and the log-in.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use async_imap::{Client, Session};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::{Trouble, within};
use crate::config::{self, ConfigError, Imap, ImapTls};

/// A connection, encrypted or not.
pub trait Wire: AsyncRead + AsyncWrite + Unpin + Send + fmt::Debug {}
impl<T: AsyncRead + AsyncWrite + Unpin + Send + fmt::Debug> Wire for T {}

/// A session with a mailbox's server.
pub type Imapped = Session<Box<dyn Wire>>;

/// Why the way in by IMAP cannot be opened at all.
#[derive(Debug, thiserror::Error)]
pub enum ImapError {
    #[error(transparent)]
    Password(#[from] ConfigError),
    #[error("{} (key imap.ca_file) holds no certificates: {problem}", path.display())]
    Authorities { path: PathBuf, problem: String },
    #[error("`{0}` (key imap.server) is no name that a certificate could have")]
    Name(String),
    #[error("TLS cannot be set up: {0}")]
    Tls(#[from] tokio_rustls::rustls::Error),
}

/// Where the server is and how to log in. The password never shows itself.
pub struct Access {
    host: String,
    port: u16,
    name: ServerName<'static>,
    tls: ImapTls,
    connector: TlsConnector,
    user: String,
    password: String,
}

impl fmt::Debug for Access {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Access({}@{}:{})", self.user, self.host, self.port)
    }
}

impl Access {
    /// Reads what the configuration names; connects to nothing yet.
    pub fn open(imap: &Imap) -> Result<Self, ImapError> {
        let password = config::password("imap.password_file", &imap.password_file)?;
        let (host, port) = imap.address();
        let name = ServerName::try_from(host.to_owned()).map_err(|_| ImapError::Name(host.to_owned()))?;
        let mut roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        if let Some(path) = &imap.ca_file {
            trust(&mut roots, path)?;
        }
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Self {
            host: host.to_owned(),
            port,
            name,
            tls: imap.tls,
            connector: TlsConnector::from(Arc::new(config)),
            user: imap.user.clone(),
            password,
        })
    }

    /// Connects and logs in; each step within `patience`.
    pub async fn connect(&self, patience: Duration) -> Result<Imapped, Trouble> {
        let tcp = within(patience, TcpStream::connect((self.host.as_str(), self.port))).await?;
        let tcp = tcp.map_err(Trouble::Connect)?;
        let client = match self.tls {
            ImapTls::None => greeted(Box::new(tcp) as Box<dyn Wire>, patience).await?,
            ImapTls::Implicit => greeted(self.encrypt(tcp, patience).await?, patience).await?,
            ImapTls::Starttls => {
                let mut client = greeted(tcp, patience).await?;
                within(patience, client.run_command_and_check_ok("STARTTLS", None)).await??;
                // What was said in the clear behind the answer is forgotten here.
                Client::new(self.encrypt(client.into_inner(), patience).await?)
            }
        };
        let session = within(patience, client.login(&self.user, &self.password)).await?;
        session.map_err(|(error, _)| Trouble::Login(error))
    }

    async fn encrypt(&self, tcp: TcpStream, patience: Duration) -> Result<Box<dyn Wire>, Trouble> {
        let tls = within(patience, self.connector.connect(self.name.clone(), tcp)).await?;
        Ok(Box::new(tls.map_err(Trouble::Connect)?))
    }
}

/// A client that has heard the server's greeting.
async fn greeted<T: Wire>(wire: T, patience: Duration) -> Result<Client<T>, Trouble> {
    let mut client = Client::new(wire);
    within(patience, client.read_response()).await?.map_err(Trouble::Connect)?.ok_or(Trouble::Ended)?;
    Ok(client)
}

fn trust(roots: &mut RootCertStore, path: &Path) -> Result<(), ImapError> {
    let wrong = |problem: String| ImapError::Authorities { path: path.to_owned(), problem };
    let certificates = CertificateDer::pem_file_iter(path).map_err(|error| wrong(error.to_string()))?;
    let mut found = 0;
    for certificate in certificates {
        let certificate = certificate.map_err(|error| wrong(error.to_string()))?;
        roots.add(certificate).map_err(|error| wrong(error.to_string()))?;
        found += 1;
    }
    if found == 0 { Err(wrong("none found".to_owned())) } else { Ok(()) }
}
