//! What goes on around the demo's games: news, games put up for the game of their month, votes, a newsletter.
use anyhow::Context as _;
use frcec_store::games::GameState;
use frcec_store::{ballots, lists, players};

use super::{DAY, HOUR, Teller};
use crate::door::{Actor, Command, LifeCommand, MemberChange, MemberCommand, NewsWish};
use crate::life::Month;
use crate::life::ballot::Ballot;
use crate::settings::Settings;

/// Who has asked for the newsletter.
const READERS: [&str; 4] = ["anna", "mei", "kofi", "fatima"];
/// Who votes, again and again in this order, where it is not their own game.
const VOTERS: [&str; 5] = ["ines", "kofi", "george", "mei", "anna"];
/// Games put up in each month at most.
const PUT_UP: usize = 3;

/// News: days ago, title, text.
const NEWS: [(i64, &str, &str); 2] = [
    (
        34,
        "Six in the Spring Round Robin",
        "The Spring Round Robin is full: Anna, Diego, Mei, Pavel, Fatima and Kofi play everybody once, from a position \
         drawn for each pair.\n\nThe pace is a bank of 60 days for the whole game, so that everybody can see on the first day when it \
         will be over.",
    ),
    (
        3,
        "Which was the best game?",
        "Any member can now put up a finished game for game of the month, and all vote on it:\n\n\
         - on the page of the game, while its month lasts and for a week after\n\
         - from the 1st to the 14th by a button, or by a mail to the club with the line “vote 2”\n\n\
         How castling looks in the games put up so far is explained at http://127.0.0.1:8960/rules/castling for \
         everybody who wonders why the king went that way.",
    ),
];

impl Teller {
    /// Everything of it, at its time.
    pub(super) async fn life(&self) -> anyhow::Result<()> {
        let george = self.id("george").await?;
        for (ago, title, body) in NEWS {
            let wish = NewsWish {
                title: title.to_owned(),
                body: body.replace("http://127.0.0.1:8960", &self.club.club().public_url),
                lang: "en".to_owned(),
                publish: true,
                ..NewsWish::default()
            };
            let write = Command::Life(LifeCommand::WriteNews(wish));
            self.submit(Actor::Staff(george), self.now - ago * DAY, write).await?;
        }
        for handle in READERS {
            let id = self.id(handle).await?;
            let stored =
                players::by_id(&mut self.record.read().await?, id).await?.context("a reader is gone")?;
            let settings = Settings { newsletter: true, ..Settings::parse(&stored.settings)? };
            let change = MemberChange { settings: Some(settings), ..MemberChange::default() };
            let change = Command::Member(MemberCommand::Change(id, change));
            self.submit(Actor::Player(id), self.now - 40 * DAY, change).await?;
        }
        let this = Month::of(self.now);
        for month in [this.previous().previous(), this.previous(), this] {
            self.vote_on(month).await?;
        }
        self.newsletter(this.previous()).await
    }

    /// Some finished games of a month are put up, and voted on as far as that goes by now.
    async fn vote_on(&self, month: Month) -> anyhow::Result<()> {
        let filter = lists::GameFilter { state: Some(GameState::Finished), ..lists::GameFilter::default() };
        let mut finished = lists::games(&mut self.record.read().await?, &filter, 200).await?;
        finished.retain(|game| game.row.ended_at.is_some_and(|at| Month::of(at) == month));
        // The longest games, as far as anybody can tell from outside.
        finished.sort_by_key(|game| (std::cmp::Reverse(game.row.ply), game.id));
        finished.truncate(PUT_UP);
        for game in &finished {
            let at = game.row.ended_at.map_or(self.now, |at| (at + 6 * HOUR).min(self.now));
            let nominate = LifeCommand::Nominate(game.white_id, game.id);
            self.submit(Actor::Player(game.white_id), at, Command::Life(nominate)).await?;
        }
        let opens = Ballot { month }.opens();
        let nominated = ballots::nominations(&mut self.record.read().await?, month.count()).await?;
        for (hours, handle) in (1..).zip(VOTERS) {
            let voter = self.id(handle).await?;
            let own = |number: i64| {
                let nominee = nominated.iter().find(|nominee| nominee.number == number);
                nominee
                    .and_then(|nominee| finished.iter().find(|game| game.id == nominee.game_id))
                    .is_none_or(|game| game.seat(voter).is_some())
            };
            let at = opens + 9 * hours * HOUR;
            let choice = [1 + hours % 2, 1, 2, 3].into_iter().find(|number| !own(*number));
            let Some(number) = choice.filter(|_| at < self.now) else { continue };
            self.submit(Actor::Player(voter), at, Command::Life(LifeCommand::Vote(voter, number))).await?;
        }
        Ok(())
    }

    /// The issue of a month, sent on the second day of the next one.
    async fn newsletter(&self, month: Month) -> anyhow::Result<()> {
        let admin = {
            let mut tx = self.record.read().await?;
            let admins = players::with_role(&mut tx, players::Role::Admin).await?;
            admins.first().context("a club without an admin")?.id
        };
        let at = (month.ends() + DAY).min(self.now - 6 * HOUR);
        let draft = Command::Life(LifeCommand::DraftIssue(month.count()));
        self.submit(Actor::Staff(admin), at, draft).await?;
        let edit = crate::door::IssueEdit {
            forewords: [("en".to_owned(), FOREWORD.to_owned())].into(),
            ..crate::door::IssueEdit::default()
        };
        let edit = Command::Life(LifeCommand::EditIssue { id: 1, seen: 0, edit });
        self.submit(Actor::Staff(admin), at, edit).await?;
        let send = Command::Life(LifeCommand::SendIssue { id: 1, seen: 1, early: true });
        self.submit(Actor::Staff(admin), at, send).await?;
        let door = self.door(at);
        while door.send_some_of_newsletter().await? {}
        Ok(())
    }
}

/// What the editor wrote.
const FOREWORD: &str = "Dear members,\nhere is what happened on our boards. Thank you to everybody who put up a game: the vote is \
                        short, but the arguing about it need not be.";
