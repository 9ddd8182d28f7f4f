//! A real Dovecot of our own, in a directory and on a port of its own, and the club that fetches from it.

use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt as _;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tempfile::TempDir;

use crate::mua::Letter;
use crate::need::need;
use crate::server::Server;

/// A running Dovecot; it stops when dropped. Every user has the password `secret`.
pub struct Dovecot {
    dir: TempDir,
    /// For TLS that begins later.
    port: u16,
    /// For TLS from the beginning.
    pub tls_port: u16,
    /// Where mail is, `%n` for the user's name.
    location: String,
    child: Option<Child>,
    delivered: u32,
}

impl Dovecot {
    /// One with a mailbox of its own, the same for all users.
    fn new() -> Self {
        let mut dovecot = Self::serving("");
        let mail = dovecot.dir.path().join("mail");
        for name in ["new", "cur", "tmp"] {
            fs::create_dir_all(mail.join(name)).unwrap();
        }
        dovecot.location = mail.display().to_string();
        dovecot
    }

    /// One for the maildirs at `location`, which belong to the user `nobody` where root runs it.
    pub fn serving(location: &str) -> Self {
        let dir = tempfile::Builder::new().prefix("frcec-dovecot-").tempdir().unwrap();
        fs::set_permissions(dir.path(), fs::Permissions::from_mode(0o755)).unwrap();
        // Ports that were free a moment ago; Dovecot takes no port 0.
        let listeners = [(); 2].map(|()| TcpListener::bind(("127.0.0.1", 0)).unwrap());
        let [port, tls_port] = listeners.map(|listener| listener.local_addr().unwrap().port());
        let certified = Command::new("openssl")
            .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"])
            .args([
                "-addext",
                "subjectAltName=DNS:localhost",
                "-addext",
                "basicConstraints=critical,CA:FALSE",
            ])
            .arg("-keyout")
            .arg(dir.path().join("key.pem"))
            .arg("-out")
            .arg(dir.path().join("cert.pem"))
            .output()
            .unwrap();
        assert!(certified.status.success(), "{}", String::from_utf8_lossy(&certified.stderr));
        Self { dir, port, tls_port, location: location.to_owned(), child: None, delivered: 0 }
    }

    /// What a client has to trust.
    pub fn certificate(&self) -> PathBuf {
        self.dir.path().join("cert.pem")
    }

    fn config(&self) -> PathBuf {
        self.dir.path().join("dovecot.conf")
    }

    fn settings(&self) -> String {
        let dir = self.dir.path().display();
        let id = |what: &str| {
            let out = Command::new("id").arg(what).output().unwrap();
            String::from_utf8(out.stdout).unwrap().trim().to_owned()
        };
        // Root must name others to work as; anybody else works as himself.
        let (owner, users) = if id("-u") == "0" {
            let own = self.dir.path().join("mail");
            if own.exists() {
                let chown = Command::new("chown").args(["-R", "65534:65534"]).arg(own).status();
                assert!(chown.unwrap().success());
            }
            ("uid=65534 gid=65534".to_owned(), String::new())
        } else {
            let (user, group) = (id("-un"), id("-gn"));
            let users = format!(
                "default_internal_user = {user}\ndefault_internal_group = {group}\ndefault_login_user = {user}\n"
            );
            (format!("uid={} gid={}", id("-u"), id("-g")), users)
        };
        format!(
            "base_dir = {dir}/run\nstate_dir = {dir}/run\nlog_path = {dir}/log\nprotocols = imap\n\
             listen = 127.0.0.1\nssl = required\nssl_cert = <{dir}/cert.pem\nssl_key = <{dir}/key.pem\nfirst_valid_uid = 0\n{users}\
             mail_location = maildir:{location}\n\
             service anvil {{\n chroot =\n}}\nservice stats {{\n chroot =\n}}\n\
             service imap-login {{\n chroot =\n inet_listener imap {{\n port = {port}\n }}\n \
             inet_listener imaps {{\n port = {tls_port}\n ssl = yes\n }}\n}}\n\
             passdb {{\n driver = static\n args = password=secret\n}}\n\
             userdb {{\n driver = static\n args = {owner} home={dir}\n}}\n",
            port = self.port,
            tls_port = self.tls_port,
            location = self.location
        )
    }

    /// Starts it, again if it was stopped.
    pub fn start(&mut self) {
        fs::write(self.config(), self.settings()).unwrap();
        let mut command = Command::new(need("dovecot").expect("it is there"));
        command.arg("-F").arg("-c").arg(self.config()).stdout(Stdio::null()).stderr(Stdio::null());
        self.child = Some(command.spawn().unwrap());
        for _ in 0..1500 {
            if std::net::TcpStream::connect(("127.0.0.1", self.port)).is_ok() {
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("Dovecot does not listen");
    }

    fn stop(&mut self) {
        let Some(mut child) = self.child.take() else { return };
        drop(Command::new("kill").arg(child.id().to_string()).status());
        drop(child.wait());
    }

    /// Puts a mail into the mailbox as the host that delivers there does.
    fn deliver(&mut self, from: &str, to: &str, mail: &[u8]) {
        self.delivered += 1;
        let name = format!("17778960{:02}.M1P1.mail.example", self.delivered);
        let mut whole = format!(
            "Return-Path: <{from}>\r\nDelivered-To: {to}\r\nReceived: from x by mail.example; Mon, 4 May 2026 12:00:00 +0000\r\n"
        )
        .into_bytes();
        whole.extend(mail);
        let mail = self.dir.path().join("mail");
        let written = mail.join("tmp").join(&name);
        fs::write(&written, whole).unwrap();
        fs::set_permissions(&written, fs::Permissions::from_mode(0o666)).unwrap();
        fs::rename(written, mail.join("new").join(name)).unwrap();
    }

    /// The names of the mails, with their flags.
    fn mails(&self) -> Vec<String> {
        let names = |dir: &str| fs::read_dir(self.dir.path().join("mail").join(dir)).unwrap();
        let mut all: Vec<String> = names("cur")
            .chain(names("new"))
            .map(|file| file.unwrap().file_name().into_string().unwrap())
            .collect();
        all.sort();
        all
    }
}

impl Drop for Dovecot {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let log = fs::read_to_string(self.dir.path().join("log")).unwrap_or_default();
            eprintln!("--- Dovecot's log\n{log}");
        }
        self.stop();
    }
}

fn to<'a>(letters: &'a [Letter], address: &str) -> &'a Letter {
    letters.iter().find(|letter| letter.to == address).expect("a letter to him")
}

/// Two moves of a game come through a mailbox on a real server, over TLS from the beginning and over TLS that begins later;
/// the mail server goes down and comes back; an old mail in the mailbox stays as it is.
#[test]
fn moves_are_fetched_from_a_real_dovecot() {
    if need("dovecot").is_none() || need("openssl").is_none() {
        return;
    }
    let mut dovecot = Dovecot::new();
    let more = format!(
        "[imap]\nserver = \"localhost:{}\"\nuser = \"club\"\npassword_file = \"password\"\ntls = \"implicit\"\n\
         ca_file = \"{}\"\n",
        dovecot.tls_port,
        dovecot.dir.path().join("cert.pem").display()
    );
    let mut server = Server::new("sqlite:club.db", &more);
    fs::write(server.path().join("password"), "secret\n").unwrap();
    for (address, handle) in [("anna@example.org", "anna"), ("boris@example.org", "boris")] {
        server.frcec_ok(&["member", "add", address, "--name", handle, "--handle", handle]);
    }
    server.frcec_ok(&["match", "start", "anna", "boris", "--start", "518"]);
    dovecot.deliver("aunt@example.net", "club@club.example", b"From: aunt@example.net\r\n\r\nhelp\r\n");
    dovecot.start();
    server.start();
    let letters = server.wait_for(2);
    let turn = to(&letters, "anna@example.org").clone();
    for _ in 0..1500 {
        if server.log().contains("can_idle=true") {
            break;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    dovecot.deliver("anna@example.org", &turn.reply_to, &turn.reply(1, "1. e4"));
    let letters = server.wait_for(2);
    let turn = to(&letters, "boris@example.org").clone();
    assert!(turn.text.contains("e4"), "{}", turn.text);

    // The mail server goes down for a while; the club comes back to it by itself.
    dovecot.stop();
    dovecot.deliver("boris@example.org", &turn.reply_to, &turn.reply(2, "1... e5"));
    dovecot.start();
    let letters = server.wait_for(2);
    let turn = to(&letters, "anna@example.org").clone();
    assert!(turn.text.contains("e5"), "{}", turn.text);

    // The club goes down for a while too, and begins the next time in the clear.
    assert_eq!(server.stop(), Some(0), "{}", server.log());
    let file = server.path().join("frcec.toml");
    let config = fs::read_to_string(&file).unwrap();
    let config = config.replace("implicit", "starttls");
    fs::write(&file, config.replace(&dovecot.tls_port.to_string(), &dovecot.port.to_string())).unwrap();
    dovecot.deliver("anna@example.org", &turn.reply_to, &turn.reply(3, "2. Nf3"));
    server.start();
    let letters = server.wait_for(2);
    assert!(to(&letters, "boris@example.org").text.contains("Nf3"));
    for _ in 0..1500 {
        if dovecot.mails().iter().filter(|name| name.ends_with('S')).count() == 3 {
            break;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(server.stop(), Some(0), "{}", server.log());
    let seen: Vec<bool> = dovecot.mails().iter().map(|name| name.ends_with('S')).collect();
    assert_eq!(seen, [false, true, true, true], "{:?}", dovecot.mails());
    assert!(server.letters().is_empty(), "the old mail is not answered");
}
