//! The LMTP listener over real sockets: what the session's own tests cannot show.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use frcec_server::config::Listen;
use frcec_server::mail::lmtp::{Envelope, Handler, Listener, Reply, Settings};
use tokio::io::{AsyncBufReadExt as _, AsyncRead, AsyncWrite, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpStream, UnixStream};
use tokio::sync::{Notify, watch};
use tokio::task::JoinHandle;

/// A club that takes every mail, when it is let.
#[derive(Default)]
struct Club {
    taken: AtomicUsize,
    slow: bool,
    entered: Notify,
    go_on: Notify,
}

#[async_trait::async_trait]
impl Handler for Club {
    async fn recipient(&self, _from: &str, to: &str) -> Result<(), Reply> {
        if to.starts_with("nobody") { Err(Reply::new(550, "5.1.1", "unknown")) } else { Ok(()) }
    }

    async fn deliver(&self, envelope: Envelope, _mail: Vec<u8>) -> Vec<Reply> {
        if self.slow {
            self.entered.notify_one();
            self.go_on.notified().await;
        }
        self.taken.fetch_add(1, Ordering::SeqCst);
        envelope.to.iter().map(|_| Reply::accepted()).collect()
    }
}

struct Running {
    address: Listen,
    stop: watch::Sender<bool>,
    task: JoinHandle<()>,
}

async fn start(listen: Listen, club: &Arc<Club>, settings: Settings) -> Running {
    let listener = Listener::bind(&listen, "club.example").await.unwrap();
    let address = listener.address().clone();
    let (stop, stopped) = watch::channel(false);
    let handler: Arc<dyn Handler> = Arc::<Club>::clone(club);
    let task = tokio::spawn(listener.serve(handler, settings, stopped));
    Running { address, stop, task }
}

fn any_port() -> Listen {
    Listen::Tcp(([127, 0, 0, 1], 0).into())
}

trait Stream: AsyncRead + AsyncWrite + Unpin {}
impl<T: AsyncRead + AsyncWrite + Unpin> Stream for T {}

struct Client(BufReader<Box<dyn Stream>>);

impl Client {
    async fn connect(address: &Listen) -> Self {
        let stream: Box<dyn Stream> = match address {
            Listen::Tcp(address) => Box::new(TcpStream::connect(address).await.unwrap()),
            Listen::Unix(path) => Box::new(UnixStream::connect(path).await.unwrap()),
        };
        Self(BufReader::new(stream))
    }

    async fn send(&mut self, text: &str) {
        self.0.write_all(text.as_bytes()).await.unwrap();
    }

    /// The code of the next reply, continuation lines skipped; 0 at the end of the connection.
    async fn code(&mut self) -> u16 {
        loop {
            let mut line = String::new();
            if self.0.read_line(&mut line).await.unwrap_or(0) == 0 {
                return 0;
            }
            if line.as_bytes()[3] == b' ' {
                return line[..3].parse().unwrap();
            }
        }
    }

    async fn codes<const N: usize>(&mut self) -> [u16; N] {
        let mut codes = [0; N];
        for code in &mut codes {
            *code = self.code().await;
        }
        codes
    }
}

const MAIL: &str = "MAIL FROM:<a@b>\r\nRCPT TO:<play+x@c>\r\nDATA\r\nA: b\r\n\r\ne4\r\n.\r\n";

#[tokio::test]
async fn a_pipelined_mail_over_tcp() {
    let club = Arc::new(Club::default());
    let running = start(any_port(), &club, Settings::default()).await;
    let mut client = Client::connect(&running.address).await;
    client.send(&format!("LHLO x\r\n{MAIL}{MAIL}QUIT\r\n")).await;
    assert_eq!(client.codes().await, [220, 250, 250, 250, 354, 250, 250, 250, 354, 250, 221, 0]);
    assert_eq!(club.taken.load(Ordering::SeqCst), 2);
}

#[tokio::test]
async fn a_unix_socket_is_made_replaced_and_removed() {
    let dir = tempfile::tempdir().unwrap();
    let path: PathBuf = dir.path().join("lmtp.sock");
    // What a killed server leaves behind.
    drop(std::os::unix::net::UnixListener::bind(&path).unwrap());
    let club = Arc::new(Club::default());
    let running = start(Listen::Unix(path.clone()), &club, Settings::default()).await;
    let mut client = Client::connect(&running.address).await;
    client.send(&format!("LHLO x\r\n{MAIL}QUIT\r\n")).await;
    assert_eq!(client.codes().await, [220, 250, 250, 250, 354, 250, 221, 0]);
    let error = Listener::bind(&running.address, "x").await.err().expect("a living server keeps its socket");
    assert_eq!(error.kind(), std::io::ErrorKind::AddrInUse);
    running.stop.send(true).unwrap();
    running.task.await.unwrap();
    assert!(!path.exists());
}

#[tokio::test]
async fn one_connection_too_many_is_sent_away() {
    let club = Arc::new(Club::default());
    let running = start(any_port(), &club, Settings { connections: 1, ..Settings::default() }).await;
    let mut first = Client::connect(&running.address).await;
    assert_eq!(first.code().await, 220);
    let mut second = Client::connect(&running.address).await;
    assert_eq!(second.codes().await, [421, 0]);
    first.send("QUIT\r\n").await;
    assert_eq!(first.codes().await, [221, 0]);
    // The place is free once the first connection's task has ended, which its last octets do not wait for.
    loop {
        let mut third = Client::connect(&running.address).await;
        if third.code().await == 220 {
            break;
        }
    }
}

#[tokio::test]
async fn a_silent_client_is_sent_away() {
    let club = Arc::new(Club::default());
    let settings = Settings {
        command: Duration::from_millis(30),
        data: Duration::from_millis(30),
        ..Settings::default()
    };
    let running = start(any_port(), &club, settings).await;
    let mut client = Client::connect(&running.address).await;
    assert_eq!(client.codes().await, [220, 421, 0]);
    let mut client = Client::connect(&running.address).await;
    client.send("LHLO x\r\nMAIL FROM:<a@b>\r\nRCPT TO:<play+x@c>\r\nDATA\r\nA: b\r\n").await;
    assert_eq!(client.codes().await, [220, 250, 250, 250, 354, 421, 0]);
    assert_eq!(club.taken.load(Ordering::SeqCst), 0);
}

#[tokio::test]
async fn a_shutdown_lets_a_delivery_end_and_sends_idle_clients_away() {
    let club = Arc::new(Club { slow: true, ..Club::default() });
    let running = start(any_port(), &club, Settings::default()).await;
    let mut idle = Client::connect(&running.address).await;
    assert_eq!(idle.code().await, 220);
    let mut busy = Client::connect(&running.address).await;
    busy.send(&format!("LHLO x\r\n{MAIL}")).await;
    assert_eq!(busy.codes().await, [220, 250, 250, 250, 354]);
    club.entered.notified().await;
    running.stop.send(true).unwrap();
    assert_eq!(idle.codes().await, [421, 0]);
    assert!(!running.task.is_finished());
    club.go_on.notify_one();
    assert_eq!(busy.codes().await, [250, 421, 0]);
    running.task.await.unwrap();
    assert_eq!(club.taken.load(Ordering::SeqCst), 1);
}
