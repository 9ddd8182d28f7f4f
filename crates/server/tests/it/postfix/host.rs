//! A real Postfix of our own, in directories and on ports of its own, with the lines of `deploy/postfix/main.cf`.

use std::fmt::Write as _;
use std::fs;
use std::net::{SocketAddr, TcpListener};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::mua::Letter;

const MASTER: &str = "\
pickup    unix n - n 60 1 pickup
cleanup   unix n - n - 0 cleanup
qmgr      unix n - n 1 1 qmgr
rewrite   unix - - n - - trivial-rewrite
bounce    unix - - n - 0 bounce
defer     unix - - n - 0 bounce
trace     unix - - n - 0 bounce
verify    unix - - n - 1 verify
flush     unix n - n 1000? 0 flush
proxymap  unix - - n - - proxymap
proxywrite unix - - n - 1 proxymap
smtp      unix - - n - - smtp
relay     unix - - n - - smtp
showq     unix n - n - - showq
error     unix - - n - - error
retry     unix - - n - - error
discard   unix - - n - - discard
local     unix - n n - - local
lmtp      unix - - n - - lmtp
anvil     unix - - n - 1 anvil
scache    unix - - n - 1 scache
postlog   unix-dgram n - n - 1 postlogd
";

/// How the club gets its mail.
#[derive(Clone, Copy)]
pub enum Inward<'a> {
    /// From the LMTP client.
    Lmtp(SocketAddr),
    /// From pipe(8), by this line of master.cf, whose service is called `frcec`.
    Pipe(&'a str),
    /// Into the mailbox `club`, from which somebody else has to fetch it.
    Mailbox,
}

/// What becomes of mail to others.
#[derive(Clone, Copy)]
pub enum Outward {
    /// It goes on to this host.
    Relay(SocketAddr),
    /// `anna@example.org` and `boris@example.org` have their mailboxes here.
    Mailboxes,
}

/// Who owns mailboxes: the user `nobody`.
pub const OWNER: &str = "65534";

/// A running Postfix; it stops when dropped.
pub struct Postfix {
    dir: TempDir,
    /// Where the world hands mail in.
    pub public: SocketAddr,
    /// Where the club hands letters in.
    pub submission: SocketAddr,
}

impl Postfix {
    /// Starts it.
    pub fn start(inward: Inward<'_>, outward: Outward) -> Self {
        let dir = tempfile::Builder::new().prefix("frcec-postfix-").tempdir().unwrap();
        // Its processes run as other users.
        fs::set_permissions(dir.path(), fs::Permissions::from_mode(0o755)).unwrap();
        for name in ["config", "queue", "data", "mail"] {
            fs::create_dir(dir.path().join(name)).unwrap();
        }
        run(Command::new("chown").arg("postfix").arg(dir.path().join("data")));
        run(Command::new("chown").arg(OWNER).arg(dir.path().join("mail")));
        let [public, submission] = free_ports();
        let postfix = Self { dir, public, submission };
        let mailboxes = "anna@example.org anna/\nboris@example.org boris/\n@club.example club/\n";
        fs::write(postfix.config().join("mailboxes"), mailboxes).unwrap();
        fs::write(postfix.config().join("main.cf"), postfix.main(inward, outward)).unwrap();
        fs::write(postfix.config().join("master.cf"), postfix.master(inward)).unwrap();
        run(postfix.command().arg("start"));
        postfix
    }

    /// Where the mailboxes are: each a maildir with its user's name.
    pub fn mail(&self) -> PathBuf {
        self.dir.path().join("mail")
    }

    /// The letters in a mailbox as they lie there, in the order in which they came.
    pub fn raw_letters(&self, user: &str) -> Vec<Vec<u8>> {
        let dir = self.mail().join(user).join("new");
        let Ok(files) = fs::read_dir(dir) else { return Vec::new() };
        let mut files: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
        // The names of one second are not in order: after it stands the number of the file.
        files.sort_by_key(|file| fs::metadata(file).unwrap().modified().unwrap());
        files.iter().map(|file| fs::read(file).unwrap()).collect()
    }

    /// The same, read.
    pub fn letters(&self, user: &str) -> Vec<Letter> {
        self.raw_letters(user).iter().map(|letter| Letter::parse(letter)).collect()
    }

    fn config(&self) -> PathBuf {
        self.dir.path().join("config")
    }

    fn main(&self, inward: Inward<'_>, outward: Outward) -> String {
        let ours = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/postfix/main.cf");
        let replaced = ["virtual_transport", "maillog_file", "inet_interfaces"];
        let mut text: String = fs::read_to_string(ours)
            .unwrap()
            .lines()
            .filter(|line| !replaced.iter().any(|key| line.starts_with(key)))
            .flat_map(|line| [line, "\n"])
            .collect();
        let dir = self.dir.path().display();
        let inward = match inward {
            Inward::Lmtp(address) => format!("lmtp:inet:{address}"),
            Inward::Pipe(_) => "frcec:".to_owned(),
            Inward::Mailbox => "virtual:".to_owned(),
        };
        let outward = match outward {
            Outward::Relay(hop) => format!("relayhost = [{}]:{}", hop.ip(), hop.port()),
            Outward::Mailboxes => "transport_maps = inline:{example.org=virtual:}".to_owned(),
        };
        write!(
            text,
            "virtual_transport = {inward}\n\
             {outward}\n\
             queue_directory = {dir}/queue\ndata_directory = {dir}/data\n\
             maillog_file = {dir}/log\nmaillog_file_prefixes = {dir}\n\
             inet_interfaces = 127.0.0.1\ninet_protocols = ipv4\n\
             command_directory = /usr/sbin\ndaemon_directory = /usr/lib/postfix/sbin\n\
             mail_owner = postfix\nsetgid_group = postdrop\n\
             alias_maps =\nmydomain = club.example\n\
             minimal_backoff_time = 1s\nmaximal_backoff_time = 2s\nqueue_run_delay = 1s\n",
        )
        .unwrap();
        text
    }

    fn master(&self, inward: Inward<'_>) -> String {
        let pipe = if let Inward::Pipe(line) = inward { line } else { "" };
        // The mailboxes are virtual(8)'s alone: to smtpd they would say that the club knows no other address.
        format!(
            "127.0.0.1:{} inet n - n - - smtpd\n\
             127.0.0.1:{} inet n - n - - smtpd -o mynetworks=0.0.0.0/0 -o smtpd_relay_restrictions=permit_mynetworks,reject \
             -o smtpd_recipient_restrictions=\n\
             virtual unix - n n - - virtual -o virtual_mailbox_base={dir}/mail \
             -o virtual_mailbox_maps=texthash:{dir}/config/mailboxes -o virtual_uid_maps=static:{OWNER} \
             -o virtual_gid_maps=static:{OWNER}\n\
             {MASTER}{pipe}\n",
            self.public.port(),
            self.submission.port(),
            dir = self.dir.path().display(),
        )
    }

    fn command(&self) -> Command {
        let mut command = Command::new("/usr/sbin/postfix");
        command.arg("-c").arg(self.config());
        command
    }

    /// What it wrote to its log, for a test that fails.
    pub fn log(&self) -> String {
        fs::read_to_string(self.dir.path().join("log")).unwrap_or_default()
    }
}

impl Drop for Postfix {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("--- Postfix's log\n{}", self.log());
        }
        drop(self.command().arg("stop").output());
    }
}

fn run(command: &mut Command) {
    let out = command.output().unwrap();
    assert!(
        out.status.success(),
        "{command:?}: {}{}",
        String::from_utf8_lossy(&out.stdout),
        String::from_utf8_lossy(&out.stderr)
    );
}

/// Ports that were free a moment ago; Postfix takes no port 0.
pub fn free_ports<const N: usize>() -> [SocketAddr; N] {
    let listeners: [TcpListener; N] = std::array::from_fn(|_| TcpListener::bind(("127.0.0.1", 0)).unwrap());
    listeners.each_ref().map(|listener| listener.local_addr().unwrap())
}
