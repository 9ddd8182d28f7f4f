//! A scripted IMAP server: a mailbox whose numbers, mails and manners a test sets.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;

/// A mail in the mailbox.
#[derive(Clone, Default)]
pub struct Kept {
    pub raw: Vec<u8>,
    pub flags: BTreeSet<String>,
    /// As it stands in INTERNALDATE; noon of the tests' clock if empty.
    pub arrived: &'static str,
    /// What the server says of its size, if that is not its length (octets).
    pub size: Option<usize>,
}

/// What the server has and how it behaves.
#[derive(Default)]
pub struct Mailbox {
    pub validity: u32,
    pub next: u32,
    pub mails: BTreeMap<u32, Kept>,
    /// Hangs up when a flag is to be set, so many times.
    pub hang_up_at_store: u32,
    /// Says nonsense when this mail is fetched.
    pub nonsense: Option<u32>,
    /// Never says anything more once it idles, so many times.
    pub dead_idle: u32,
    pub no_idle: bool,
    /// Every command, without its tag.
    pub heard: Vec<String>,
    pub idling: u32,
}

/// The server; it stops when dropped.
pub struct Fake {
    pub address: SocketAddr,
    mailbox: Arc<Mutex<Mailbox>>,
    changed: Arc<Notify>,
    /// Connections that are open.
    pub open: Arc<AtomicU32>,
    task: tokio::task::JoinHandle<()>,
}

impl Fake {
    pub async fn start(mailbox: Mailbox) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let mailbox = Arc::new(Mutex::new(mailbox));
        let changed = Arc::new(Notify::new());
        let (shared, woken) = (Arc::clone(&mailbox), Arc::clone(&changed));
        let open = Arc::new(AtomicU32::new(0));
        let count = Arc::clone(&open);
        let task = tokio::spawn(async move {
            while let Ok((socket, _)) = listener.accept().await {
                let (mailbox, changed) = (Arc::clone(&shared), Arc::clone(&woken));
                let count = Arc::clone(&count);
                count.fetch_add(1, Ordering::SeqCst);
                tokio::spawn(async move {
                    drop(serve(socket, &mailbox, &changed).await);
                    count.fetch_sub(1, Ordering::SeqCst);
                });
            }
        });
        Self { address, mailbox, changed, open, task }
    }

    pub fn mailbox(&self) -> MutexGuard<'_, Mailbox> {
        self.mailbox.lock().unwrap()
    }

    /// A mail comes; its UID.
    pub fn deliver(&self, raw: Vec<u8>) -> u32 {
        self.deliver_kept(Kept { raw, ..Kept::default() })
    }

    /// A mail of which the server says something of its own.
    pub fn deliver_kept(&self, mail: Kept) -> u32 {
        let mut mailbox = self.mailbox();
        let uid = mailbox.next;
        mailbox.next += 1;
        mailbox.mails.insert(uid, mail);
        drop(mailbox);
        self.changed.notify_waiters();
        uid
    }
}

impl Drop for Fake {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn serve(socket: TcpStream, mailbox: &Mutex<Mailbox>, changed: &Notify) -> std::io::Result<()> {
    let (read, mut write) = socket.into_split();
    let mut lines = BufReader::new(read).lines();
    write.write_all(b"* OK ready\r\n").await?;
    // How many mails the client was told of; news goes out before the next answer (RFC 3501, 7).
    let mut told = None;
    while let Some(line) = lines.next_line().await? {
        let (tag, command) = line.split_once(' ').unwrap_or((&line, ""));
        mailbox.lock().unwrap().heard.push(command.to_owned());
        if command == "IDLE" {
            let dead = {
                let mut mailbox = mailbox.lock().unwrap();
                mailbox.idling += 1;
                let dead = mailbox.dead_idle > 0;
                mailbox.dead_idle = mailbox.dead_idle.saturating_sub(1);
                dead
            };
            let mut woken = std::pin::pin!(changed.notified());
            woken.as_mut().enable();
            let news = news(&mut told, &mailbox.lock().unwrap());
            write.write_all(news.as_bytes()).await?;
            write.write_all(b"+ idling\r\n").await?;
            if dead {
                // The line is dead: nothing comes and nothing goes, and nobody says so.
                while lines.next_line().await?.is_some() {}
                return Ok(());
            }
            tokio::select! {
                () = woken => {
                    let news = self::news(&mut told, &mailbox.lock().unwrap());
                    write.write_all(news.as_bytes()).await?;
                    lines.next_line().await?;
                }
                _ = lines.next_line() => {}
            }
            write.write_all(format!("{tag} OK idled\r\n").as_bytes()).await?;
            continue;
        }
        if command.starts_with("SELECT") {
            told = Some(mailbox.lock().unwrap().mails.len());
        }
        let news = news(&mut told, &mailbox.lock().unwrap());
        write.write_all(news.as_bytes()).await?;
        let answer = answer(tag, command, &mut mailbox.lock().unwrap());
        match answer {
            Some(answer) => write.write_all(&answer).await?,
            None => return Ok(()),
        }
    }
    Ok(())
}

/// What is to be told of mails that came, once a mailbox is selected.
fn news(told: &mut Option<usize>, mailbox: &Mailbox) -> String {
    let count = mailbox.mails.len();
    let new = told.is_some_and(|told| told != count);
    *told = told.map(|_| count);
    if new { format!("* {count} EXISTS\r\n") } else { String::new() }
}

/// The answer to a command; none to hang up.
fn answer(tag: &str, command: &str, mailbox: &mut Mailbox) -> Option<Vec<u8>> {
    let words: Vec<&str> = command.split_whitespace().collect();
    let mut out = Vec::new();
    match words.as_slice() {
        ["CAPABILITY"] => {
            let idle = if mailbox.no_idle { "" } else { " IDLE" };
            out.extend(format!("* CAPABILITY IMAP4rev1{idle}\r\n").as_bytes());
        }
        ["LOGIN", "\"club\"", "\"secret\""] | ["NOOP"] => {}
        ["SELECT", _] => {
            let (count, validity, next) = (mailbox.mails.len(), mailbox.validity, mailbox.next);
            out.extend(
                format!(
                    "* {count} EXISTS\r\n* OK [UIDVALIDITY {validity}] valid\r\n* OK [UIDNEXT {next}] next\r\n"
                )
                .as_bytes(),
            );
        }
        ["UID", "FETCH", uids, rest @ ..] => {
            let body = rest.iter().any(|word| word.contains("BODY.PEEK[]"));
            let last = mailbox.mails.last_key_value().map_or(0, |(uid, _)| *uid);
            let (from, to) = match uids.split_once(':') {
                Some((from, _)) => (from.parse::<u32>().unwrap().min(last), last),
                None => (uids.parse().unwrap(), uids.parse().unwrap()),
            };
            for (number, (uid, mail)) in mailbox.mails.iter().enumerate() {
                if !(from..=to).contains(uid) {
                    continue;
                }
                let mut head = format!("* {} FETCH (UID {uid}", number + 1);
                if body && mailbox.nonsense == Some(*uid) {
                    out.extend(b"* 1 FETCH (UID )) BODY[] {-1}\r\n\r\n");
                    return Some(out);
                }
                if rest.iter().any(|word| word.contains("BODY.PEEK[HEADER]")) {
                    let end = mail.raw.windows(4).position(|four| four == b"\r\n\r\n").unwrap() + 4;
                    write!(head, " BODY[HEADER] {{{end}}}\r\n").unwrap();
                    out.extend(head.as_bytes());
                    out.extend(&mail.raw[..end]);
                    out.extend(b")\r\n");
                } else if body {
                    write!(head, " BODY[] {{{}}}\r\n", mail.raw.len()).unwrap();
                    out.extend(head.as_bytes());
                    out.extend(&mail.raw);
                    out.extend(b")\r\n");
                } else {
                    let size = mail.size.unwrap_or(mail.raw.len());
                    let arrived =
                        if mail.arrived.is_empty() { " 4-May-2026 14:00:00 +0200" } else { mail.arrived };
                    write!(head, " RFC822.SIZE {size} INTERNALDATE \"{arrived}\")\r\n").unwrap();
                    out.extend(head.as_bytes());
                }
            }
        }
        ["UID", "STORE", uid, "+FLAGS.SILENT", flag] => {
            if mailbox.hang_up_at_store > 0 {
                mailbox.hang_up_at_store -= 1;
                return None;
            }
            let mail = mailbox.mails.get_mut(&uid.parse().unwrap());
            mail.unwrap().flags.insert(flag.trim_matches(['(', ')']).to_owned());
        }
        _ => return Some(format!("{tag} BAD what?\r\n").into_bytes()),
    }
    out.extend(format!("{tag} OK done\r\n").as_bytes());
    Some(out)
}
