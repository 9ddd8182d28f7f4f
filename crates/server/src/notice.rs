//! Who is told what after something happened in a game: facts only, stored with the events they tell.
//!
//! A notice is the whole knowledge a letter is written from, apart from the game itself; rendering it is the business of
//! `mail::compose`, so that a digest or a page can tell the same thing differently.
use frcec_rules::club::{
    event::{Format, PairWhy, RoundKind},
    game::Event,
    seat::Seat,
};
use frcec_store::{GameId, PlayerId};
use serde::{Deserialize, Serialize};

use crate::{settings::Delivery, view::GameView};

/// What a reader learns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// The game has begun.
    Started,
    /// The opponent has moved; the reader is to move.
    Turn,
    /// The reader's own move was played.
    Receipt,
    /// The opponent declined the reader's draw offer.
    Declined,
    /// The opponent wrote something.
    Message,
    /// The game is over.
    Over,
    /// The opponent's leave has changed.
    Leave,
    /// The opponent gave time, or was given some.
    Time,
    /// Somebody's time was up, and leave is used for it.
    AutoLeave,
    /// A first move is missing.
    NoShow,
    /// A game that stood still, or was over, goes on.
    Resumed,
    /// The game has another result now.
    Corrected,
}

impl Kind {
    /// The kind's name in the store and in the catalogue.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Started => "started",
            Self::Turn => "turn",
            Self::Receipt => "receipt",
            Self::Declined => "declined",
            Self::Message => "message",
            Self::Over => "over",
            Self::Leave => "leave",
            Self::Time => "time",
            Self::AutoLeave => "auto_leave",
            Self::NoShow => "no_show",
            Self::Resumed => "resumed",
            Self::Corrected => "corrected",
        }
    }
}

/// One thing that one reader is to be told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notice {
    /// Who is told.
    pub reader: PlayerId,
    /// The reader's side.
    pub seat: Seat,
    /// In which game.
    pub game: GameId,
    /// The game's version after the events that are told.
    pub version: u32,
    /// What kind of news it is.
    pub kind: Kind,
    /// Whether the reader is to move now.
    pub to_move: bool,
    /// The events that are told, in order.
    pub events: Vec<Event>,
    /// What the opponent wrote with the move.
    pub message: Option<String>,
    /// The plies that conditional lines played, of both sides.
    #[serde(default)]
    pub by_line: Vec<u32>,
    /// What an opponent was called who leaves with it, for who is told later; gone from the record once it was told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opponent: Option<String>,
    /// Why these two meet, where a round of an event begins with the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pairing: Option<Box<PairingNews>>,
}

/// Why two meet in a round of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairingNews {
    /// `T0004`.
    pub code: String,
    /// The event's name.
    pub event: String,
    /// How it is played.
    pub format: Format,
    /// The round, from 1.
    pub round: usize,
    /// What the round is for.
    pub kind: RoundKind,
    /// How many have entered.
    pub entries: usize,
    /// The reader's entry, from 0.
    pub own: usize,
    /// Whether the reader has White in the first game.
    pub own_is_white: bool,
    /// Why, most important first.
    pub why: Vec<PairWhy>,
    /// When the round is to end (Unix ms).
    pub ends_at: Option<i64>,
}

/// What a submission did to one game.
pub struct Change<'a> {
    /// The game.
    pub game: GameId,
    /// Its version after the events.
    pub version: u32,
    /// The players.
    pub white: PlayerId,
    /// The players.
    pub black: PlayerId,
    /// Who is to move after it.
    pub to_move: Option<Seat>,
    /// What happened.
    pub events: &'a [Event],
    /// Whose command it was; `None` for the clock and the club.
    pub by: Option<Seat>,
    /// Whether that player wants a receipt.
    pub receipt: bool,
    /// What that player wrote to the opponent.
    pub message: Option<&'a str>,
    /// Whether the days of automatic leave among the events are the first of this turn.
    pub first_auto_day: bool,
    /// The plies that conditional lines played, of both sides.
    pub by_line: &'a [u32],
}

impl<'a> Change<'a> {
    /// What `events` did to the game that `after` shows; nobody's command, no receipt, no words.
    pub fn of(after: &GameView, events: &'a [Event]) -> Self {
        let auto_days = events.iter().filter(|event| matches!(event, Event::AutoLeave { .. })).count();
        Self {
            game: after.id,
            version: after.game.version(),
            white: after.white.id,
            black: after.black.id,
            to_move: after.game.to_move(),
            events,
            by: None,
            receipt: false,
            message: None,
            first_auto_day: auto_days > 0 && auto_days == after.game.snapshot().stops.auto.len(),
            by_line: &[],
        }
    }
}

/// The notices that a change causes: at most one for each player of the game.
pub fn notices(change: &Change<'_>) -> Vec<Notice> {
    Seat::BOTH.into_iter().filter_map(|seat| notice(change, seat)).collect()
}

fn notice(change: &Change<'_>, seat: Seat) -> Option<Notice> {
    let has = |wanted: fn(&Event) -> bool| change.events.iter().any(wanted);
    let own = change.by == Some(seat);
    let kind = if has(|event| matches!(event, Event::Ended { .. })) {
        Kind::Over
    } else if has(|event| matches!(event, Event::Corrected { .. })) {
        Kind::Corrected
    } else if has(|event| matches!(event, Event::Resumed { .. } | Event::Reopened { .. })) {
        Kind::Resumed
    } else if has(|event| matches!(event, Event::Started { .. })) {
        Kind::Started
    } else if has(|event| matches!(event, Event::Moved { .. })) {
        // Whoever is to move now is told of every move that led there, also when the first of them was his own.
        match own {
            _ if change.to_move == Some(seat) => Kind::Turn,
            // What a line of his played he learns whatever his receipts: he was not there.
            true if !change.receipt && !change.by_line.iter().any(|ply| mover(*ply) == seat) => return None,
            _ => Kind::Receipt,
        }
    } else if has(|event| matches!(event, Event::Declined { .. } | Event::Said { .. })) {
        match own {
            true if change.receipt => Kind::Receipt,
            true => return None,
            false if has(|event| matches!(event, Event::Declined { .. })) => Kind::Declined,
            false => Kind::Message,
        }
    } else {
        time_news(change, seat)?
    };
    Some(Notice {
        reader: match seat {
            Seat::White => change.white,
            Seat::Black => change.black,
        },
        seat,
        game: change.game,
        version: change.version,
        kind,
        to_move: change.to_move == Some(seat),
        events: change.events.to_vec(),
        // A writer does not get his own words back as the opponent's.
        message: if own { None } else { change.message.map(str::to_owned) },
        by_line: change.by_line.to_vec(),
        opponent: None,
        pairing: None,
    })
}

/// News of the clocks. Both players learn what was given and what is missing; who goes on leave knows it.
fn time_news(change: &Change<'_>, seat: Seat) -> Option<Kind> {
    change.events.iter().find_map(|event| match event {
        Event::Leave { seat: away, .. } if *away != seat => Some(Kind::Leave),
        Event::Given { .. } | Event::Granted { .. } => Some(Kind::Time),
        Event::NoShow { .. } => Some(Kind::NoShow),
        // Of many days in a row the first is news, and to who loses them the last.
        Event::AutoLeave { seat: late, left, .. }
            if change.first_auto_day || (*left == 0 && *late == seat) =>
        {
            Some(Kind::AutoLeave)
        }
        _ => None,
    })
}

/// Who made the move number `ply`, from 1.
pub const fn mover(ply: u32) -> Seat {
    if ply % 2 == 1 { Seat::White } else { Seat::Black }
}

/// Which way a notice goes to its reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// In a letter at once.
    Now,
    /// In the next digest.
    Digest,
    /// Not by mail; the pages show it.
    Never,
}

/// The way of a reader's notice. What answers the reader's own submission (`answers`) always goes at once: a receipt that is
/// wanted is wanted now; so does what warns of the clock. (Refusals, questions and reminders are no notices.)
pub const fn way(kind: Kind, delivery: Delivery, answers: bool) -> Way {
    match delivery {
        // What a director did is told at once, as is what warns of the clock.
        _ if answers || matches!(kind, Kind::NoShow | Kind::AutoLeave | Kind::Resumed | Kind::Corrected) => {
            Way::Now
        }
        Delivery::Immediate => Way::Now,
        Delivery::DailyDigest => Way::Digest,
        Delivery::Off => Way::Never,
    }
}

/// Whether the reader's clock starts when he is told this.
pub const fn tells(notice: &Notice) -> bool {
    notice.to_move && matches!(notice.kind, Kind::Turn | Kind::Started | Kind::Resumed)
}

/// One letter's worth of notices for one reader: the first decides thread, board and reply address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bundle {
    /// What the letter is about: the game in which the reader is to move, if there is one.
    pub main: Notice,
    /// What it mentions besides.
    pub also: Vec<Notice>,
}

/// Folds all notices of one submission into one bundle for each reader (rule of the house 7).
pub fn bundles(notices: Vec<Notice>) -> Vec<Bundle> {
    let mut bundles: Vec<Bundle> = Vec::new();
    for notice in notices {
        match bundles.iter_mut().find(|bundle| bundle.main.reader == notice.reader) {
            None => bundles.push(Bundle { main: notice, also: Vec::new() }),
            Some(bundle) if weight(&notice) > weight(&bundle.main) => {
                let lighter = std::mem::replace(&mut bundle.main, notice);
                bundle.also.push(lighter);
            }
            Some(bundle) => bundle.also.push(notice),
        }
    }
    bundles
}

/// What asks something of the reader comes first; then what is final; a receipt last.
fn weight(notice: &Notice) -> u8 {
    let kind = match notice.kind {
        Kind::Over | Kind::Corrected => 4,
        Kind::Turn | Kind::Resumed => 3,
        Kind::Started => 2,
        Kind::Declined | Kind::Message | Kind::Leave | Kind::Time | Kind::AutoLeave | Kind::NoShow => 1,
        Kind::Receipt => 0,
    };
    if notice.to_move { 10 + kind } else { kind }
}

#[cfg(test)]
mod tests {
    use frcec_rules::club::game::{EndReason, Outcome};

    use super::*;

    fn moved() -> Event {
        Event::Moved {
            uci: "e2e4".to_owned(),
            at: 0,
            charged_ms: 0,
            free_ms: 0,
            leave_ms: 0,
            left_ms: 0,
            offer: false,
        }
    }

    fn change(events: &[Event], by: Option<Seat>, receipt: bool) -> Change<'_> {
        Change {
            game: GameId(1),
            version: 4,
            white: PlayerId(1),
            black: PlayerId(2),
            to_move: Some(Seat::Black),
            events,
            by,
            receipt,
            message: Some("hello"),
            first_auto_day: false,
            by_line: &[],
        }
    }

    #[test]
    fn a_move_tells_the_opponent_and_receipts_the_mover_only_if_wanted() {
        let events = [moved()];
        let told = notices(&change(&events, Some(Seat::White), false));
        assert_eq!(told.len(), 1);
        assert_eq!((told[0].reader, told[0].kind, told[0].to_move), (PlayerId(2), Kind::Turn, true));
        assert_eq!(told[0].message.as_deref(), Some("hello"));
        let told = notices(&change(&events, Some(Seat::White), true));
        assert_eq!((told[0].reader, told[0].kind), (PlayerId(1), Kind::Receipt));
        assert_eq!(told[0].message, None);
    }

    #[test]
    fn the_end_is_told_to_both_whatever_their_receipts() {
        let events = [moved(), Event::Ended { outcome: Outcome::White, reason: EndReason::Checkmate, at: 0 }];
        let told = notices(&change(&events, Some(Seat::White), false));
        assert_eq!(told.iter().map(|notice| notice.kind).collect::<Vec<_>>(), [Kind::Over, Kind::Over]);
    }

    #[test]
    fn being_told_is_no_news() {
        let by = frcec_rules::club::game::Telling::Letter;
        let events = [Event::Told { seat: Seat::White, at: 0, by, note: None }];
        assert!(notices(&change(&events, None, false)).is_empty());
    }

    #[test]
    fn a_match_that_starts_with_both_games_sends_each_player_one_letter() {
        let start = [Event::Started { at: 0 }];
        let mut first = change(&start, None, false);
        first.to_move = Some(Seat::White);
        first.message = None;
        let second = Change { game: GameId(2), white: PlayerId(2), black: PlayerId(1), ..first };
        let told: Vec<Notice> = notices(&first).into_iter().chain(notices(&second)).collect();
        let bundles = bundles(told);
        assert_eq!(bundles.len(), 2);
        for bundle in bundles {
            assert_eq!(bundle.main.seat, Seat::White, "in the game in which the reader is White");
            assert_eq!(bundle.also.len(), 1);
        }
    }
}
