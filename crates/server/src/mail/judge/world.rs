//! What a judgement needs to know beside the mail.

use frcec_rules::club::seat::Seat;
use frcec_rules::{Line, Notation};

use super::meaning::tries;
use crate::mail::address::{Identity, Kind};
use crate::mail::read::{Dmarc, Mail};
use crate::names::Named;
use crate::settings::AskBefore;

/// The club as far as a mail concerns it.
#[derive(Clone, Debug)]
pub struct World<'a> {
    /// The domain of the club's addresses.
    pub domain: &'a str,
    /// The authserv-id of the club's own host in front; without one no authentication result counts.
    pub authserv_id: Option<&'a str>,
    /// What the club found out itself where that host says nothing; `None` if it did not ask either.
    pub checked: Dmarc,
    /// What each envelope recipient is.
    pub places: Vec<Place>,
    /// Whether the mail's one From address is a member's.
    pub sender_is_member: bool,
    /// Whether the mail's Message-ID is that of a letter of ours.
    pub ours: bool,
    /// Which mails without a command from this member to an address of no game are not answered any more.
    pub commandless: Commandless,
}

impl World<'_> {
    /// Whether the sender is who he says: our own host's word, else the club's own check.
    pub fn dmarc(&self, mail: &Mail) -> Dmarc {
        match mail.dmarc(self.authserv_id) {
            Dmarc::None => self.checked,
            said => said,
        }
    }
}

/// What an envelope recipient is.
#[derive(Clone, Debug)]
pub enum Place {
    /// No address of the club, or a token that is not ours.
    Unknown,
    /// `noreply@`.
    NoReply,
    /// `club@`.
    Club,
    /// `postmaster@` and `abuse@`.
    Keeper,
    /// `play@` or `game@` without a token; `bounces@` without one.
    NoToken,
    /// The bounce address of a letter.
    Bounces {
        /// The addresses of the member whom the letter was written to.
        owners: Vec<Identity>,
    },
    /// A newsletter.
    Newsletter {
        /// The addresses of its reader.
        owners: Vec<Identity>,
    },
    /// A question of the club that concerns no game.
    Ask {
        /// The addresses of who was asked.
        owners: Vec<Identity>,
        /// What was asked.
        asked: Asked,
    },
    /// A seat at a game.
    Seat(Box<Table>),
    /// A digest.
    Digest(Box<Digest>),
}

/// What a question of the club was about, as far as its answer is read differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// A newcomer was asked, who may correct what the letter said.
    ToJoin,
    /// A challenge, which may be answered in plain words.
    Challenge,
    /// Something else.
    Else,
}

impl Place {
    /// Whether the mail can be about it.
    pub const fn is_ours(&self) -> bool {
        !matches!(self, Self::Unknown | Self::NoReply | Self::Keeper)
    }

    /// Whose place it is, for one with a token.
    pub fn owners(&self) -> Option<&[Identity]> {
        match self {
            Self::Bounces { owners } | Self::Ask { owners, .. } | Self::Newsletter { owners } => Some(owners),
            Self::Seat(table) => Some(&table.owners),
            Self::Digest(digest) => Some(&digest.owners),
            _ => None,
        }
    }

    /// The digest.
    pub fn digest(&self) -> Option<&Digest> {
        match self {
            Self::Digest(digest) => Some(digest),
            _ => None,
        }
    }

    /// The seat.
    pub fn table(&self) -> Option<&Table> {
        match self {
            Self::Seat(table) => Some(table),
            _ => None,
        }
    }
}

/// A digest, and the seats that it numbered.
#[derive(Clone, Debug)]
pub struct Digest {
    /// The addresses of its reader.
    pub owners: Vec<Identity>,
    /// Its boards by number, each as an address of its game and ply would give it.
    pub boards: Vec<(u32, Table)>,
    /// The one board that the letter asks about whose address this is: what names none is for it.
    pub asked: Option<u32>,
    /// Which mails of the reader's without a command are not answered any more.
    pub commandless: Commandless,
}

/// A seat at a game, and what the address says of it.
#[derive(Clone, Debug)]
pub struct Table {
    /// The plain game number.
    pub game: i64,
    /// The game's public name, as the subjects of its letters have it.
    pub name: String,
    /// Other running games of the player that the mail names.
    pub elsewhere: Vec<Elsewhere>,
    /// The seat that the address belongs to.
    pub seat: Seat,
    /// What the address may be used for.
    pub kind: Kind,
    /// The ply in the address: plies played when the letter was written.
    pub ply: u32,
    /// The addresses of the player at the seat.
    pub owners: Vec<Identity>,
    /// The game as it stands.
    pub line: Line,
    /// Whether it is still played.
    pub running: bool,
    /// Whether it is over, and has been for so short a time that words to the opponent are still passed on.
    pub just_over: bool,
    /// What became of a draw offer of the opponent's last move.
    pub offer: Offer,
    /// The player's choice of piece letters.
    pub notation: Option<Notation>,
    /// The player's choice of strict notation.
    pub strict: bool,
    /// What the player wants to be asked about first.
    pub ask_before: AskBefore,
    /// How many things are held for this player in this game.
    pub held: usize,
    /// Which mails without a command are not answered any more.
    pub commandless: Commandless,
}

/// A draw offer of the opponent, as its reader may answer it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// There was none.
    None,
    /// It stands.
    Open,
    /// The player has declined it, in words or by moving on.
    Declined,
}

/// Another running game of a player who names it in a mail to this one.
#[derive(Clone, Debug)]
pub struct Elsewhere {
    /// How the mail names it.
    pub named: Named,
    /// By which words of its opponent's name, in lower case, if the mail names it so.
    pub person: Option<Vec<String>>,
    /// Its public name.
    pub name: String,
    /// Whether the mail's subject names it, and not the game that the mail came to.
    pub in_subject: bool,
    /// Whether it is the player's turn there.
    pub to_move: bool,
    /// Where a mail about it is to be sent now.
    pub address: String,
}

/// Which mails without a command are not answered any more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Commandless {
    /// Mere words: these were answered within a day, or too many were.
    pub words: bool,
    /// Those in which something may be a move or a command: more of them came than a person writes.
    pub tries: bool,
}

impl Commandless {
    /// Whether this mail is one of them. `notation` is the writer's choice of piece letters.
    pub fn falls(self, mail: &Mail, notation: Option<Notation>) -> bool {
        (self.words || self.tries) && if tries(mail, notation) { self.tries } else { self.words }
    }
}
