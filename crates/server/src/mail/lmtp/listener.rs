//! The sockets under the sessions.

use std::io;
use std::os::unix::fs::{FileTypeExt as _, PermissionsExt as _};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream, UnixListener, UnixStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::reply::Reply;
use super::session::{Envelope, Session, Step};
use crate::config::Listen;
use crate::mail::limits::Limits;

/// What the listener asks the club.
#[async_trait]
pub trait Handler: Send + Sync + 'static {
    /// Whether mail to this recipient is taken at all; the refusal is given while the sending host is on the line.
    async fn recipient(&self, from: &str, to: &str) -> Result<(), Reply>;

    /// Takes a mail: one reply for each recipient, in order. 250 only after the commit.
    async fn deliver(&self, envelope: Envelope, mail: Vec<u8>) -> Vec<Reply>;
}

/// How long the listener waits, and for how many.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    pub limits: Limits,
    /// Connections served at once; one more hears 421.
    pub connections: usize,
    /// For the next command (RFC 5321, 4.5.3.2.7: five minutes).
    pub command: Duration,
    /// For the next piece of a mail's text (three minutes), and for the client to take our output.
    pub data: Duration,
    /// For a mail's whole text, however slowly it drips.
    pub whole: Duration,
    /// After a shutdown began, for a mail that is coming in.
    pub grace: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            limits: Limits::CLUB,
            connections: 100,
            command: Duration::from_mins(5),
            data: Duration::from_mins(3),
            whole: Duration::from_mins(15),
            grace: Duration::from_secs(5),
        }
    }
}

enum Socket {
    Tcp(TcpListener),
    Unix(UnixListener),
}

/// A bound listener, not yet serving: a port that is taken is found out before anything else starts.
pub struct Listener {
    socket: Socket,
    address: Listen,
    host: String,
}

impl Listener {
    /// Binds. `host` is how we call ourselves in the greeting. A socket file left by a process that is gone is replaced.
    pub async fn bind(listen: &Listen, host: &str) -> io::Result<Self> {
        let (socket, address) = match listen {
            Listen::Tcp(address) => {
                let listener = TcpListener::bind(address).await?;
                let address = Listen::Tcp(listener.local_addr()?);
                (Socket::Tcp(listener), address)
            }
            Listen::Unix(path) => (Socket::Unix(bind_unix(path).await?), listen.clone()),
        };
        Ok(Self { socket, address, host: host.to_owned() })
    }

    /// Where it listens, with the port that the system chose for port 0.
    pub fn address(&self) -> &Listen {
        &self.address
    }

    /// Serves until `stop` becomes true; then lets running transactions end and returns.
    pub async fn serve(self, handler: Arc<dyn Handler>, settings: Settings, mut stop: watch::Receiver<bool>) {
        let slots = Arc::new(Semaphore::new(settings.connections));
        let mut connections = JoinSet::new();
        loop {
            let stream: Box<dyn Stream> = tokio::select! {
                biased;
                () = stopped(&mut stop) => break,
                Some(_) = connections.join_next() => continue,
                accepted = self.accept() => match accepted {
                    Ok(stream) => stream,
                    Err(error) => {
                        // Out of file descriptors, most often: those in use come back when connections end.
                        tracing::warn!(%error, "cannot accept a connection");
                        tokio::time::sleep(Duration::from_millis(100)).await;
                        continue;
                    }
                },
            };
            let slot = Arc::clone(&slots).try_acquire_owned();
            let session = Session::new(&self.host, settings.limits);
            let connection =
                Connection { stream, session, handler: Arc::clone(&handler), settings, stop: stop.clone() };
            connections.spawn(async move {
                let ended = match &slot {
                    Ok(_held) => connection.run().await,
                    Err(_) => connection.refuse().await,
                };
                if let Err(error) = ended {
                    tracing::debug!(%error, "LMTP connection ended");
                }
                drop(slot);
            });
        }
        while connections.join_next().await.is_some() {}
        if let Listen::Unix(path) = &self.address {
            // Somebody may have removed it already; nothing depends on it any more.
            let _ = std::fs::remove_file(path);
        }
    }

    async fn accept(&self) -> io::Result<Box<dyn Stream>> {
        match &self.socket {
            Socket::Tcp(listener) => {
                let (stream, _) = listener.accept().await?;
                // Replies are small and the client waits for each.
                stream.set_nodelay(true)?;
                Ok(Box::new(stream))
            }
            Socket::Unix(listener) => Ok(Box::new(listener.accept().await?.0)),
        }
    }
}

async fn bind_unix(path: &Path) -> io::Result<UnixListener> {
    let stale = std::fs::symlink_metadata(path).is_ok_and(|meta| meta.file_type().is_socket())
        && UnixStream::connect(path)
            .await
            .is_err_and(|error| error.kind() == io::ErrorKind::ConnectionRefused);
    if stale {
        std::fs::remove_file(path)?;
    }
    let listener = UnixListener::bind(path)?;
    // The mail host runs as another user; let it in by the group of the directory, not everybody.
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o660))?;
    Ok(listener)
}

trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}
impl Stream for TcpStream {}
impl Stream for UnixStream {}

struct Connection {
    stream: Box<dyn Stream>,
    session: Session,
    handler: Arc<dyn Handler>,
    settings: Settings,
    stop: watch::Receiver<bool>,
}

impl Connection {
    async fn run(mut self) -> io::Result<()> {
        let mut buffer = vec![0; 16 << 10];
        let mut data_began = None;
        loop {
            match self.session.step() {
                Step::Close => return self.flush().await,
                Step::Recipient { from, to } => {
                    let verdict = self.handler.recipient(&from, &to).await;
                    self.session.recipient(verdict);
                }
                Step::Deliver { envelope, mail } => {
                    // What is said by now (the 354 among it) must be out before a wait that may be long.
                    self.flush().await?;
                    let replies = self.handler.deliver(envelope, mail).await;
                    self.session.delivered(&replies);
                }
                Step::Read => {
                    self.flush().await?;
                    if self.session.in_data() {
                        data_began.get_or_insert_with(crate::clock::stopwatch);
                    } else {
                        data_began = None;
                    }
                    let late = data_began.is_some_and(|began| began.elapsed() > self.settings.whole);
                    match self.read(&mut buffer, late).await? {
                        Some(0) => return Ok(()),
                        Some(size) => self.session.feed(&buffer[..size]),
                        None => {}
                    }
                }
            }
        }
    }

    /// The next octets; `None` when the session was told to close instead.
    async fn read(&mut self, buffer: &mut [u8], late: bool) -> io::Result<Option<usize>> {
        let patience = if self.session.in_data() { self.settings.data } else { self.settings.command };
        let stopping = *self.stop.borrow();
        if stopping && self.session.is_idle() {
            self.session.shut_down("going down, come again");
            return Ok(None);
        }
        let patience = if stopping { patience.min(self.settings.grace) } else { patience };
        if late {
            self.session.shut_down("too slow");
            return Ok(None);
        }
        tokio::select! {
            read = timeout(patience, self.stream.read(buffer)) => {
                if let Ok(read) = read {
                    return read.map(Some);
                }
                self.session.shut_down("timeout");
                Ok(None)
            }
            () = stopped(&mut self.stop), if !stopping => Ok(None),
        }
    }

    async fn refuse(mut self) -> io::Result<()> {
        // No greeting: the client must not begin.
        self.session.take_output();
        self.session.shut_down("too many connections, come again");
        self.flush().await
    }

    async fn flush(&mut self) -> io::Result<()> {
        let output = self.session.take_output();
        if output.is_empty() {
            return Ok(());
        }
        timeout(self.settings.data, async {
            self.stream.write_all(&output).await?;
            self.stream.flush().await
        })
        .await
        .map_err(|_| io::Error::from(io::ErrorKind::TimedOut))?
    }
}

/// Returns when `stop` is true, or when nobody is left who could say so.
async fn stopped(stop: &mut watch::Receiver<bool>) {
    // An error means that the sender is gone, and with it the program.
    let _ = stop.wait_for(|&stop| stop).await;
}
