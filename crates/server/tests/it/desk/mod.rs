//! What directors do by office: rulings in games, adjudication, members and accounts, letters.
mod adjudication;
mod games;
mod members;

use frcec_rules::club::game::{Command as Rules, Outcome};
use frcec_server::{
    door::{
        Actor, AddMember, Command, DeskCommand, DeskDenial, MemberCommand, Receipt, Submission, SubmitError,
        Via,
    },
    mail::ingress::{Ingress, Taken},
};
use frcec_store::{
    GameId, PlayerId,
    audit::{self, AuditFilter, Entry},
    letters::Letter,
    players::Role,
    ratings,
    testing::TestDb,
};

use super::club::Club;

pub const DAY: i64 = 24 * 60 * 60 * 1000;
pub const WHY: &str = "The letter of the host says so.";

/// A club with players, two directors and an admin.
pub struct Desk {
    pub club: Club,
    pub anna: PlayerId,
    pub boris: PlayerId,
    pub carol: PlayerId,
    pub dora: PlayerId,
    pub erik: PlayerId,
    pub alma: PlayerId,
    mails: std::cell::Cell<u32>,
}

impl Desk {
    pub async fn open(record: TestDb) -> Self {
        let club = Club::open(record);
        Self {
            anna: club.member("anna", "Anna Alder").await,
            boris: club.member("boris", "Boris Bern").await,
            carol: club.member("carol", "Carol Cole").await,
            dora: staff(&club, "dora", "Dora Dahl", Role::Director).await,
            erik: staff(&club, "erik", "Erik Egge", Role::Director).await,
            alma: staff(&club, "alma", "Alma Aal", Role::Admin).await,
            club,
            mails: std::cell::Cell::new(0),
        }
    }

    pub async fn desk(&self, by: PlayerId, command: DeskCommand) -> Result<Receipt, SubmitError> {
        self.club.submit(Actor::Staff(by), Command::Desk(command)).await
    }

    pub async fn player(&self, by: PlayerId, command: DeskCommand) -> Result<Receipt, SubmitError> {
        self.club.submit(Actor::Player(by), Command::Desk(command)).await
    }

    pub async fn correct(
        &self,
        by: PlayerId,
        game: GameId,
        outcome: Outcome,
    ) -> Result<Receipt, SubmitError> {
        let seen = self.club.game(game).await.version();
        self.desk(by, DeskCommand::Correct { game, outcome, seen, reason: WHY.to_owned() }).await
    }

    /// The same form sent with a key.
    pub async fn keyed(&self, by: PlayerId, key: &str, command: DeskCommand) -> Result<Receipt, SubmitError> {
        let at = self.club.clock.now();
        let submission = Submission {
            by: Actor::Staff(by),
            via: Via::Form,
            at,
            origin: Some(format!("form/{key}")),
            command: Command::Desk(command),
        };
        self.club.door.submit(submission).await
    }

    /// A game that White has won by resignation.
    pub async fn won(&self, white: &str, black: &str) -> GameId {
        let games = self.club.start(white, black, 518, false).await;
        self.club.play(games[0], "e2e4 e7e5").await;
        let black = self.club.view(games[0]).await.black.id;
        self.club.command(games[0], black, Rules::Resign).await.unwrap();
        self.club.letters().await;
        games[0]
    }

    pub async fn rating(&self, player: PlayerId) -> i64 {
        let mut tx = self.club.door.db().read().await.unwrap();
        ratings::of_player(&mut tx, player).await.unwrap().map_or(0, |rating| rating.rating)
    }

    pub async fn log(&self) -> Vec<Entry> {
        let mut tx = self.club.door.db().read().await.unwrap();
        audit::list(&mut tx, &AuditFilter::default(), 50).await.unwrap()
    }

    pub async fn doctor_is_content(&self) {
        let report = self.doctor().await;
        assert!(report.ok, "{report:?}");
    }

    /// What the doctor finds.
    pub async fn doctor(&self) -> frcec_server::doctor::Report {
        let doctor = frcec_server::doctor::Doctor {
            db: self.club.door.db(),
            speech: frcec_server::speech::Speech::new(),
            lang: frcec_server::speech::Lang::En,
            repair_at: None,
        };
        doctor.examine().await.unwrap()
    }

    /// A mail for which our own host vouches, and the letters that it causes.
    pub async fn mail(&self, from: &str, to: &str, body: &str) -> Vec<Letter> {
        self.mails.set(self.mails.get() + 1);
        let text = format!(
            "Authentication-Results: mx.club.example; dmarc=pass header.from=example.org\r\n\
             From: <{from}>\r\nTo: <{to}>\r\nMessage-ID: <d{}@example.org>\r\n\
             Content-Type: text/plain; charset=utf-8\r\n\r\n{}\r\n",
            self.mails.get(),
            body.replace('\n', "\r\n")
        );
        let ingress = Ingress::new(self.club.door.clone(), Some("mx.club.example".to_owned()));
        let taken = ingress.receive(from, &[to.to_owned()], text.as_bytes(), self.club.clock.now()).await;
        assert_eq!(taken, [Taken::Recorded], "{body}");
        self.club.letters().await
    }
}

pub async fn staff(club: &Club, handle: &str, name: &str, role: Role) -> PlayerId {
    let add = AddMember {
        address: format!("{handle}@example.org"),
        name: Some(name.to_owned()),
        handle: Some(handle.to_owned()),
        role,
        zone: "Europe/Berlin".to_owned(),
        lang: "en".to_owned(),
        country: None,
    };
    match club.submit(Actor::Club, Command::Member(MemberCommand::Add(add))).await {
        Ok(Receipt::Member { id }) => id,
        other => panic!("{other:?}"),
    }
}

pub fn denial(result: Result<Receipt, SubmitError>) -> DeskDenial {
    match result {
        Err(SubmitError::Desk(denial)) => *denial,
        other => panic!("{other:?}"),
    }
}

pub fn refused(result: Result<Receipt, SubmitError>) -> frcec_rules::club::game::Denial {
    match result {
        Err(SubmitError::Denied { denial, .. }) => denial,
        other => panic!("{other:?}"),
    }
}

/// Where an answer to a letter goes.
pub fn reply_to(letter: &Letter) -> String {
    let headers: serde_json::Value = serde_json::from_str(&letter.headers).unwrap();
    headers["from"].as_str().unwrap().to_owned()
}

/// A letter's text without its line breaks.
pub fn flat(letter: &Letter) -> String {
    letter.text.split_whitespace().collect::<Vec<_>>().join(" ")
}

pub fn to<'a>(letters: &'a [Letter], handle: &str) -> &'a Letter {
    let address = format!("{handle}@example.org");
    let mine: Vec<&Letter> = letters.iter().filter(|letter| letter.address == address).collect();
    assert_eq!(
        mine.len(),
        1,
        "one letter to {handle}: {:?}",
        letters.iter().map(|l| &l.address).collect::<Vec<_>>()
    );
    mine[0]
}
