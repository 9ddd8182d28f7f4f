//! A judgement without a club: the synthetic world of `frcec mail-read` and of the fault cases.

use frcec_rules::club::seat::Seat;
use frcec_rules::{Line, Notation};

use super::{Commandless, Offer, Place, Table, Verdict, World, judge};
use crate::mail::address::{Identity, Kind, Recipient};
use crate::mail::read::{Dmarc, Mail};
use crate::settings::AskBefore;

/// The game number behind `TOKEN`.
pub const GAME: i64 = 4711;
/// The game number behind `TOKEN2`.
pub const OTHER_GAME: i64 = 4712;

/// One player at one position, and a club around them. `TOKEN` and `TOKEN2`, alone as in `play+TOKEN@` or where letters have
/// theirs, as in `play+g1.0.w.TOKEN@`, are valid tokens of that player in two games; every other token is wrong.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The domain of the club's addresses.
    pub domain: String,
    /// The host whose Authentication-Results count.
    pub authserv_id: String,
    /// The position; the player is the side to move.
    pub line: Line,
    /// The player's addresses.
    pub owners: Vec<Identity>,
    /// The player's piece letters.
    pub notation: Option<Notation>,
    /// The player's choice of strict notation.
    pub strict: bool,
}

impl Trial {
    /// The player with this address, and the club of the examples.
    pub fn new(line: Line, player: &str) -> Self {
        Self {
            domain: "club.example".into(),
            authserv_id: "mx.club.example".into(),
            line,
            owners: Identity::of(player).into_iter().collect(),
            notation: None,
            strict: false,
        }
    }

    /// Judges the octets of a mail. `from` is the envelope's sender, empty for the null sender.
    pub fn judge<S: AsRef<str>>(&self, message: &[u8], from: &str, to: &[S]) -> Verdict {
        let mail = Mail::read(message);
        let sender = mail.as_ref().ok().and_then(Mail::identity);
        let world = World {
            domain: &self.domain,
            authserv_id: Some(&self.authserv_id),
            checked: Dmarc::None,
            places: to.iter().map(|to| self.place(to.as_ref())).collect(),
            sender_is_member: sender.is_some_and(|sender| self.owners.contains(&sender)),
            ours: false,
            commandless: Commandless::default(),
        };
        judge(mail.as_ref().map_err(|e| *e), from, &world)
    }

    /// The player's seat at the position.
    pub fn table(&self, game: i64) -> Table {
        Table {
            game,
            name: format!("M{:04}-1", game - GAME + 255),
            elsewhere: Vec::new(),
            seat: Seat::from(self.line.turn()),
            kind: Kind::Turn,
            ply: self.line.len(),
            owners: self.owners.clone(),
            line: self.line.clone(),
            running: true,
            just_over: false,
            // So that `accept` and `decline` are not refused for want of an offer.
            offer: Offer::Open,
            notation: self.notation,
            strict: self.strict,
            ask_before: AskBefore::Nothing,
            held: 0,
            commandless: Commandless::default(),
        }
    }

    fn place(&self, to: &str) -> Place {
        // As in the club's letters, `g4711.17.w.TOKEN`, or alone.
        let game = |tag: &str| match tag.rsplit('.').next().unwrap_or(tag) {
            "token" => Some(GAME),
            "token2" => Some(OTHER_GAME),
            _ => None,
        };
        match Recipient::parse(to, &self.domain) {
            Recipient::Unknown => Place::Unknown,
            Recipient::NoReply => Place::NoReply,
            Recipient::Keeper => Place::Keeper,
            Recipient::Club => Place::Club,
            Recipient::Game(None) | Recipient::Bounces(None) => Place::NoToken,
            Recipient::Game(Some(tag)) => {
                game(&tag).map_or(Place::Unknown, |game| Place::Seat(Box::new(self.table(game))))
            }
            Recipient::Bounces(Some(tag)) => {
                game(&tag).map_or(Place::Unknown, |_| Place::Bounces { owners: self.owners.clone() })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_found_where_letters_have_theirs() {
        let trial = Trial::new(
            Line::from_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").unwrap().0,
            "a@b.example",
        );
        let game = |to: &str| trial.place(to).table().map(|table| table.game);
        for (to, found) in [
            ("play+TOKEN@club.example", Some(GAME)),
            ("play+g1.0.w.TOKEN@club.example", Some(GAME)),
            ("play-g1.0.w.TOKEN2@club.example", Some(OTHER_GAME)),
            ("play+g1.0.w.WRONG@club.example", None),
        ] {
            assert_eq!(game(to), found, "{to}");
        }
    }
}
