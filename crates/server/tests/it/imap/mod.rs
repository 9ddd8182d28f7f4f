//! Mail fetched from a mailbox: the collected dialogues by id against a scripted server, and a real Dovecot.

mod dovecot;
mod fake;

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;
use std::time::Duration;

use frcec_server::config::{Imap, ImapTls};
use frcec_server::mail::imap::{Intake, Patience};
use frcec_server::mail::ingress::Ingress;
use frcec_store::letters::Letter;
use frcec_store::testing::TestDb;
use frcec_store::{GameId, inbox, on_both};
use tokio::sync::watch;

pub use self::dovecot::Dovecot;
use self::fake::{Fake, Kept, Mailbox};
use crate::club::{Club, NOON};

/// Times that suit a test.
const QUICK: Patience = Patience {
    step: Duration::from_secs(5),
    idle: Duration::from_mins(1),
    poll: Duration::from_millis(20),
    pause: Duration::from_millis(10),
};

/// A club with Anna (White) and Boris at a game from #518, and the folder of its password.
struct Table {
    club: Club,
    game: GameId,
    dir: tempfile::TempDir,
    mails: u32,
}

/// An intake at work; it ends when told, or when dropped.
struct Running {
    stop: watch::Sender<bool>,
    task: tokio::task::JoinHandle<()>,
}

impl Running {
    async fn stop(self, fake: &Fake) {
        self.stop.send(true).unwrap();
        self.task.await.unwrap();
        // What the server still does with the last command it heard belongs to this run.
        eventually("the connection is closed", async || fake.open.load(Ordering::SeqCst) == 0).await;
    }
}

impl Table {
    async fn set(record: TestDb) -> Self {
        let club = Club::open(record);
        club.member("anna", "Anna").await;
        club.member("boris", "Boris").await;
        let game = club.start("anna", "boris", 518, true).await[0];
        let dir = tempfile::tempdir().unwrap();
        std::fs::write(dir.path().join("password"), "secret\n").unwrap();
        Self { club, game, dir, mails: 0 }
    }

    fn start(&self, fake: &Fake, patience: Patience) -> Running {
        self.start_at(fake.address.to_string(), patience)
    }

    fn start_at(&self, server: String, patience: Patience) -> Running {
        let imap = Imap {
            server,
            user: "club".to_owned(),
            password_file: self.dir.path().join("password"),
            mailbox: "INBOX".to_owned(),
            tls: ImapTls::None,
            ca_file: None,
            recipient_field: None,
            take_old: false,
            poll_seconds: 60,
        };
        let ingress = Ingress::new(self.club.door.clone(), Some("mx.club.example".to_owned()));
        let (db, clock) = (self.club.door.db().clone(), self.club.clock.clone());
        let intake = Intake::open(imap, "club.example", ingress, db, clock).unwrap().patient(patience);
        let (stop, stopped) = watch::channel(false);
        Running { stop, task: tokio::spawn(intake.run(stopped)) }
    }

    /// The newest letter to a member that was not read yet.
    async fn letter(&self, handle: &str) -> Letter {
        let letters = self.club.letters().await;
        let to = format!("{handle}@example.org");
        letters.into_iter().rfind(|l| l.address == to).unwrap_or_else(|| panic!("a letter to {to}"))
    }

    /// A player's answer to a letter as the delivering host leaves it in the mailbox.
    fn answer(&mut self, letter: &Letter, body: &str) -> Vec<u8> {
        self.mails += 1;
        let headers: serde_json::Value = serde_json::from_str(&letter.headers).unwrap();
        let to = headers["from"].as_str().unwrap();
        let from = &letter.address;
        format!(
            "Return-Path: <{from}>\r\nDelivered-To: {to}\r\nReceived: from x.example by mx.other.example; Mon, 4 May 2026 11:59:00 +0000\r\n\
             From: <{from}>\r\nTo: <{to}>\r\nMessage-ID: <m{}@mail.example.org>\r\n\r\n{body}\r\n",
            self.mails
        )
        .into_bytes()
    }

    async fn moves(&self) -> String {
        self.club.game(self.game).await.line().uci_text()
    }

    async fn moves_are(&self, expected: &str) {
        eventually(expected, async || self.moves().await == expected).await;
    }
}

/// A mail that has nothing to do with the club.
fn private() -> Vec<u8> {
    b"Return-Path: <aunt@example.net>\r\nDelivered-To: owner@provider.example\r\nReceived: from a by b; x\r\n\
      Delivered-To: club@club.example\r\nFrom: aunt@example.net\r\nTo: club@club.example\r\n\r\nHello\r\n"
        .to_vec()
}

async fn eventually(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    for _ in 0..600 {
        if holds().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("never: {what}");
}

/// The UIDVALIDITY and UIDNEXT of each SELECT in a dialogue of the collection; UIDNEXT 0 where the server says none.
fn numbers(id: &str) -> Vec<(u32, u32)> {
    let case = crate::mail_cases::cases().into_iter().find(|case| case.id.starts_with(id)).unwrap();
    let text = std::fs::read_to_string(crate::mail_cases::folder().join(case.file.unwrap())).unwrap();
    let after = |line: &str, word: &str| {
        let rest = line.split_once(word)?.1;
        rest.trim_start().split(']').next()?.parse::<u32>().ok()
    };
    let mut found: Vec<(u32, u32)> = Vec::new();
    for line in text.lines() {
        if let Some(validity) = after(line, "[UIDVALIDITY") {
            found.push((validity, 0));
        } else if let (Some(next), Some(last)) = (after(line, "[UIDNEXT"), found.last_mut()) {
            last.1 = next;
        }
    }
    found
}

/// A mailbox with these numbers whose mails are the last ones before UIDNEXT.
fn mailbox((validity, next): (u32, u32), mails: Vec<Vec<u8>>) -> Mailbox {
    let first = next - u32::try_from(mails.len()).unwrap();
    let mails: BTreeMap<u32, Kept> =
        (first..).zip(mails).map(|(uid, raw)| (uid, Kept { raw, ..Kept::default() })).collect();
    Mailbox { validity, next, mails, ..Mailbox::default() }
}

async fn seen(fake: &Fake, uid: u32) {
    eventually("the mail is marked", async || fake.mailbox().mails[&uid].flags.contains("\\Seen")).await;
}

async fn idling(fake: &Fake, times: u32) {
    eventually("the club waits for mail", async || fake.mailbox().idling >= times).await;
}

on_both!(case_088_the_first_start_leaves_an_old_mailbox_as_it_is);
async fn case_088_the_first_start_leaves_an_old_mailbox_as_it_is(record: TestDb) {
    let mut table = Table::set(record).await;
    let letter = table.letter("anna").await;
    let old = vec![private(), table.answer(&letter, "d4"), private()];
    let fake = Fake::start(mailbox(numbers("088")[0], old)).await;
    let running = table.start(&fake, QUICK);
    idling(&fake, 1).await;
    table.club.clock.set(NOON + 60_000);
    let new = fake.deliver(private());
    let answer = table.answer(&letter, "e4");
    let uid = fake.deliver(answer);
    assert_eq!(new, 31001);
    seen(&fake, uid).await;
    table.moves_are("e2e4").await;
    running.stop(&fake).await;
    {
        let mailbox = fake.mailbox();
        let marked = mailbox.mails.iter().filter(|(_, mail)| !mail.flags.is_empty()).map(|(uid, _)| *uid);
        assert_eq!(marked.collect::<Vec<u32>>(), [uid]);
        assert!(mailbox.heard.iter().filter(|c| c.contains("BODY")).all(|c| c.contains("BODY.PEEK[]")));
    }
    // The server's own time counts as the moment of arrival.
    let mut tx = table.club.door.db().read().await.unwrap();
    let kept = inbox::list(&mut tx, None, 10).await.unwrap();
    assert_eq!(kept.iter().map(|mail| mail.received_at).collect::<Vec<_>>(), [NOON]);
    assert_eq!(kept[0].mail_from, "anna@example.org");
}

on_both!(case_141_new_numbers_bring_nothing_twice);
async fn case_141_new_numbers_bring_nothing_twice(record: TestDb) {
    let mut table = Table::set(record).await;
    let numbers = numbers("141");
    assert_eq!(numbers.len(), 2);
    let fake = Fake::start(mailbox((numbers[0].0, 1), vec![])).await;
    let running = table.start(&fake, QUICK);
    idling(&fake, 1).await;
    let letter = table.letter("anna").await;
    let first = table.answer(&letter, "e4");
    fake.deliver(first);
    table.moves_are("e2e4").await;
    let letter = table.letter("boris").await;
    let second = table.answer(&letter, "e5");
    fake.deliver(second);
    fake.deliver(private());
    table.moves_are("e2e4 e7e5").await;
    seen(&fake, 2).await;
    idling(&fake, 2).await;
    let letter = table.letter("anna").await;
    let last = table.answer(&letter, "Nf3");
    running.stop(&fake).await;
    {
        let mut restored = fake.mailbox();
        assert_eq!(restored.next, numbers[0].1);
        let mut mails: Vec<Vec<u8>> = restored.mails.values().map(|mail| mail.raw.clone()).collect();
        mails.push(last);
        *restored = mailbox(numbers[1], mails);
    }
    let running = table.start(&fake, QUICK);
    seen(&fake, 4).await;
    table.moves_are("e2e4 e7e5 g1f3").await;
    running.stop(&fake).await;
    let letters = table.club.letters().await;
    let to: Vec<&str> = letters.iter().map(|letter| letter.address.as_str()).collect();
    assert_eq!(to.iter().filter(|to| to.starts_with("boris")).count(), 1, "{to:?}");
    assert!(letters.len() <= 2, "the new move alone is told: {to:?}");
}

on_both!(new_numbers_bring_nothing_that_was_there_before_the_club);
async fn new_numbers_bring_nothing_that_was_there_before_the_club(record: TestDb) {
    let mut table = Table::set(record).await;
    let letter = table.letter("anna").await;
    // A move in a mailbox that was in use: not for the club, then as little as now.
    let old =
        Kept { raw: table.answer(&letter, "d4"), arrived: " 3-May-2026 14:00:00 +0200", ..Kept::default() };
    let mut first = mailbox((5, 2), vec![vec![]]);
    first.mails.insert(1, old.clone());
    let fake = Fake::start(first).await;
    let running = table.start(&fake, QUICK);
    idling(&fake, 1).await;
    running.stop(&fake).await;
    let answer = table.answer(&letter, "e4");
    *fake.mailbox() = mailbox((6, 3), vec![old.raw.clone(), answer]);
    fake.mailbox().mails.insert(1, old);
    let running = table.start(&fake, QUICK);
    seen(&fake, 2).await;
    table.moves_are("e2e4").await;
    running.stop(&fake).await;
    assert!(fake.mailbox().mails[&1].flags.is_empty(), "left alone");
}

on_both!(a_member_is_told_of_a_mail_that_is_too_large);
async fn a_member_is_told_of_a_mail_that_is_too_large(record: TestDb) {
    let mut table = Table::set(record).await;
    let letter = table.letter("anna").await;
    let fake = Fake::start(mailbox((5, 1), vec![])).await;
    let running = table.start(&fake, QUICK);
    idling(&fake, 1).await;
    let raw = table.answer(&letter, "e4");
    for _ in 0..2 {
        let uid = fake.deliver_kept(Kept { raw: raw.clone(), size: Some(3 << 20), ..Kept::default() });
        eventually("marked", async || fake.mailbox().mails[&uid].flags.contains("\\Flagged")).await;
    }
    // What is not for the club is left alone, however large.
    let aunts = fake.deliver_kept(Kept { raw: private(), size: Some(3 << 20), ..Kept::default() });
    let answer = table.answer(&letter, "help");
    let last = fake.deliver(answer);
    seen(&fake, last).await;
    assert!(fake.mailbox().mails[&aunts].flags.is_empty());
    running.stop(&fake).await;
    assert_eq!(table.moves().await, "");
    let told: Vec<Letter> = table.club.letters().await;
    let told: Vec<&Letter> = told.iter().filter(|letter| letter.text.contains("larger than")).collect();
    assert_eq!(told.len(), 1, "once a day");
    assert!(told[0].text.contains("nothing in it was"), "{}", told[0].text);
    assert_eq!(told[0].address, "anna@example.org");
}

on_both!(what_cannot_be_taken_is_told);
async fn what_cannot_be_taken_is_told(record: TestDb) {
    let mut table = Table::set(record).await;
    let letter = table.letter("anna").await;
    let fake = Fake::start(mailbox((5, 1), vec![])).await;
    let running = table.start(&fake, QUICK);
    idling(&fake, 1).await;
    // A member, to the address of her game without its last two characters: she learns where to write.
    let headers: serde_json::Value = serde_json::from_str(&letter.headers).unwrap();
    let right = headers["from"].as_str().unwrap().to_owned();
    let (local, domain) = right.split_once('@').unwrap();
    let wrong = format!("{}@{domain}", &local[..local.len() - 2]);
    let damaged = |raw: Vec<u8>| String::from_utf8(raw).unwrap().replace(&right, &wrong).into_bytes();
    let mail = damaged(table.answer(&letter, "e4"));
    seen(&fake, fake.deliver(mail)).await;
    let told = table.club.letters().await;
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!(told[0].address, "anna@example.org");
    assert!(told[0].text.replace(['\r', '\n'], "").contains(&right), "{}", told[0].text);
    assert_eq!(table.moves().await, "");
    // A stranger is answered once a day, and what nobody answers is left for a director.
    let mut number = 0;
    let mut stranger = |head: &str, to: &str, body: &str| {
        number += 1;
        format!(
            "Return-Path: <zoe@example.net>\r\nDelivered-To: {to}\r\nReceived: from x by y; Mon, 4 May 2026 11:59:00 +0000\r\n\
             {head}To: <{to}>\r\nMessage-ID: <z{number}@example.net>\r\n\r\n{body}\r\n"
        )
        .into_bytes()
    };
    let from = "From: <zoe@example.net>\r\n";
    let club = "club@club.example";
    seen(&fake, fake.deliver(stranger(from, club, "Can I play here?"))).await;
    let told = table.club.letters().await;
    assert_eq!(told.iter().map(|letter| letter.address.as_str()).collect::<Vec<_>>(), ["zoe@example.net"]);
    assert!(told[0].text.contains("/join"), "{}", told[0].text);
    for mail in [
        stranger(from, club, "Can I?"),
        stranger(from, &wrong, "e4"),
        stranger("", club, "Who am I?"),
        stranger("From: <yan@example.net>\r\nFrom: <xi@example.net>\r\n", club, "Who are we?"),
    ] {
        let uid = fake.deliver(mail);
        eventually("marked", async || fake.mailbox().mails[&uid].flags.contains("\\Flagged")).await;
    }
    // A robot is told nothing, and is nothing for a director.
    let robots = "From: <bot@example.net>\r\nAuto-Submitted: auto-replied\r\n";
    let robot = fake.deliver(stranger(robots, &wrong, "I am away."));
    let mail = table.answer(&letter, "e4");
    table.club.clock.set(table.club.clock.now() + 60_000);
    seen(&fake, fake.deliver(mail)).await;
    assert!(fake.mailbox().mails[&robot].flags.is_empty());
    running.stop(&fake).await;
    assert_eq!(table.moves().await, "e2e4");
    assert!(table.club.letters().await.iter().all(|letter| letter.address.ends_with("@example.org")));
    let mut tx = table.club.door.db().read().await.unwrap();
    assert_eq!(inbox::of_disposition(&mut tx, inbox::SILENCE, NOON - 1, 10).await.unwrap().len(), 4);
}

on_both!(case_142_a_number_used_again_is_another_mail);
async fn case_142_a_number_used_again_is_another_mail(record: TestDb) {
    let numbers = numbers("142");
    let (before, after) = (numbers[0].0, numbers[1].0);
    assert_ne!(before, after);
    let mut table = Table::set(record).await;
    let fake = Fake::start(Mailbox::default()).await;
    let mut played = String::new();
    // The last time the server does not even say that its numbers are new.
    for (validity, handle, san, uci) in
        [(before, "anna", "e4", "e2e4"), (after, "boris", "e5", "e7e5"), (after, "anna", "Nf3", "g1f3")]
    {
        *fake.mailbox() = mailbox((validity, 1), vec![]);
        let running = table.start(&fake, QUICK);
        idling(&fake, 1).await;
        let letter = table.letter(handle).await;
        let mail = table.answer(&letter, san);
        assert_eq!(fake.deliver(mail), 1);
        played = [&played, uci].join(if played.is_empty() { "" } else { " " });
        table.moves_are(&played).await;
        seen(&fake, 1).await;
        running.stop(&fake).await;
    }
}

on_both!(case_143_a_crash_before_the_flag_plays_nothing_twice);
async fn case_143_a_crash_before_the_flag_plays_nothing_twice(record: TestDb) {
    let mut table = Table::set(record).await;
    let letter = table.letter("anna").await;
    let fake = Fake::start(Mailbox { hang_up_at_store: 1, ..mailbox((77, 17), vec![]) }).await;
    let running = table.start(&fake, Patience { pause: Duration::from_mins(1), ..QUICK });
    idling(&fake, 1).await;
    let answer = table.answer(&letter, "e4");
    assert_eq!(fake.deliver(answer), 17);
    table.moves_are("e2e4").await;
    eventually("the flag was tried", async || fake.mailbox().hang_up_at_store == 0).await;
    running.stop(&fake).await;
    assert!(fake.mailbox().mails[&17].flags.is_empty());
    let running = table.start(&fake, QUICK);
    seen(&fake, 17).await;
    running.stop(&fake).await;
    let letters = table.club.letters().await;
    assert_eq!(letters.iter().filter(|letter| letter.address.starts_with("boris")).count(), 1);
    assert_eq!(table.moves().await, "e2e4");
}

on_both!(case_144_one_bad_mail_never_blocks_the_next);
async fn case_144_one_bad_mail_never_blocks_the_next(record: TestDb) {
    let mut table = Table::set(record).await;
    let letter = table.letter("anna").await;
    let fake = Fake::start(Mailbox { nonsense: Some(1), no_idle: true, ..mailbox((5, 1), vec![]) }).await;
    let running = table.start(&fake, QUICK);
    eventually("the first look", async || fake.mailbox().heard.iter().any(|c| c == "NOOP")).await;
    fake.deliver(private());
    let answer = table.answer(&letter, "e4");
    let next = fake.deliver(answer);
    table.moves_are("e2e4").await;
    seen(&fake, next).await;
    // And the bad one does not come up for ever: it is marked for the mailbox's owner.
    let end = fake.deliver(private());
    eventually("the bad one is given up", async || {
        fake.mailbox().heard.iter().filter(|c| c.starts_with(&format!("UID FETCH {}:*", end + 1))).count() > 1
    })
    .await;
    running.stop(&fake).await;
}

on_both!(case_156_an_idle_line_that_died_silently_is_noticed);
async fn case_156_an_idle_line_that_died_silently_is_noticed(record: TestDb) {
    let mut table = Table::set(record).await;
    let letter = table.letter("anna").await;
    let fake = Fake::start(Mailbox { dead_idle: 2, ..mailbox((5, 1), vec![]) }).await;
    let short = Duration::from_millis(400);
    let running = table.start(&fake, Patience { idle: short, step: short, ..QUICK });
    idling(&fake, 1).await;
    let answer = table.answer(&letter, "e4");
    fake.deliver(answer);
    table.moves_are("e2e4").await;
    idling(&fake, 2).await;
    running.stop(&fake).await;
    assert!(fake.mailbox().heard.iter().filter(|c| c.starts_with("LOGIN")).count() >= 2);
}

on_both!(no_mail_for_a_while_is_a_trouble_until_mail_comes);
async fn no_mail_for_a_while_is_a_trouble_until_mail_comes(record: TestDb) {
    let table = Table::set(record).await;
    let troubles = async |at: i64| {
        let mut tx = table.club.door.db().read().await.unwrap();
        frcec_store::mailbox::troubles(&mut tx, at).await.unwrap()
    };
    let fake = Fake::start(mailbox((1, 1), vec![])).await;
    let gone = table.start_at("127.0.0.1:1".to_owned(), QUICK);
    let later = NOON + 16 * 60 * 1000;
    eventually("the trouble is noted", async || !troubles(later).await.is_empty()).await;
    gone.stop.send(true).unwrap();
    gone.task.await.unwrap();
    let found = troubles(later).await;
    assert_eq!((found.len(), found[0].name.as_str()), (1, "imap club@127.0.0.1/INBOX"));
    assert_eq!((found[0].kind, found[0].since), (frcec_store::mailbox::TroubleKind::Server, NOON));
    assert!(found[0].said.to_lowercase().contains("refused"), "{}", found[0].said);
    assert!(troubles(NOON + 60_000).await.is_empty(), "a minute is none");
    assert!(troubles(NOON + 3 * 24 * 60 * 60 * 1000).await.is_empty(), "nobody tries any more");
    // The same mailbox, reached again.
    let running = table.start(&fake, QUICK);
    eventually("the trouble is over", async || troubles(later).await.is_empty()).await;
    running.stop(&fake).await;
}
