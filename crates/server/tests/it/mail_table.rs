//! A table at which mails are answered: a club, two members, a game, and the way in for their mails.

use frcec_server::mail::ingress::{Ingress, Taken};
use frcec_store::GameId;
use frcec_store::letters::Letter;
use frcec_store::testing::TestDb;

use super::club::Club;

/// A club with Anna (White) and Boris at a game from #518, its first letters read.
pub struct Table {
    pub club: Club,
    ingress: Ingress,
    pub game: GameId,
    mails: u32,
}

/// A mail to the club, with the words of our host in front if `vouched`.
pub struct Mail<'a> {
    pub from: &'a str,
    pub to: &'a str,
    pub body: &'a str,
    pub vouched: bool,
    pub id: Option<&'a str>,
}

impl<'a> Mail<'a> {
    pub fn new(from: &'a str, to: &'a str, body: &'a str) -> Self {
        Self { from, to, body, vouched: false, id: None }
    }

    pub fn vouched(self) -> Self {
        Self { vouched: true, ..self }
    }
}

impl Table {
    pub async fn set(record: TestDb) -> Self {
        let club = Club::open(record);
        club.member("anna", "Anna").await;
        club.member("boris", "Boris").await;
        let game = club.start("anna", "boris", 518, true).await[0];
        Self::of(club, game)
    }

    /// At a game of a club that stands already.
    pub fn of(club: Club, game: GameId) -> Self {
        let ingress = Ingress::new(club.door.clone(), Some("mx.club.example".to_owned()));
        Self { club, ingress, game, mails: 0 }
    }

    /// Goes on at a new game of the same two.
    pub async fn again(&mut self) {
        self.club.letters().await;
        self.game = self.club.start("anna", "boris", 518, true).await[0];
    }

    /// The newest letter to a member.
    pub async fn letter(&self, handle: &str) -> Letter {
        let letters = self.club.letters().await;
        let to = format!("{handle}@example.org");
        letters.into_iter().rfind(|l| l.address == to).unwrap_or_else(|| panic!("a letter to {to}"))
    }

    pub async fn send(&mut self, mail: Mail<'_>) -> Taken {
        self.mails += 1;
        let id = mail.id.map_or_else(|| format!("m{}@mail.example.org", self.mails), str::to_owned);
        let results = if mail.vouched {
            "Authentication-Results: mx.club.example; dmarc=pass header.from=example.org\r\n"
        } else {
            ""
        };
        let text = format!(
            "{results}From: <{}>\r\nTo: <{}>\r\nMessage-ID: <{id}>\r\nDate: Mon, 04 May 2026 12:00:00 +0000\r\n\r\n{}\r\n",
            mail.from,
            mail.to,
            mail.body.replace('\n', "\r\n")
        );
        let at = self.club.clock.now();
        let taken = self.ingress.receive(mail.from, &[mail.to.to_owned()], text.as_bytes(), at).await;
        assert_eq!(taken.len(), 1);
        taken[0].clone()
    }

    /// Sends these octets; lines end as in this text.
    pub async fn raw(&mut self, from: &str, to: &[&str], message: &str) -> Vec<Taken> {
        let to: Vec<String> = to.iter().map(|to| (*to).to_owned()).collect();
        let message = message.replace('\n', "\r\n");
        self.ingress.receive(from, &to, message.as_bytes(), self.club.clock.now()).await
    }

    pub async fn moves(&self) -> String {
        self.club.game(self.game).await.line().uci_text()
    }
}

/// The reply address of a letter.
pub fn reply_to(letter: &Letter) -> String {
    let headers: serde_json::Value = serde_json::from_str(&letter.headers).expect("headers");
    headers["from"].as_str().expect("a reply address").to_owned()
}
