//! The rounds: who meets whom and why, until when, and how far they are.
use frcec_rules::club::event::{Format, RoundKind};
use frcec_store::games::{GameState, StoredGame};

use super::Scene;
use crate::door::{PairingBody, RoundRecord};
use crate::speech::round;
use crate::web::rows;
use crate::web::words::{Person, Tag};

/// A round.
#[derive(Clone, Debug)]
pub struct RoundView {
    /// "Round 1".
    pub title: String,
    /// When it began, until when it lasts, how far it is.
    pub dates: Vec<String>,
    /// Who meets whom.
    pub pairings: Vec<PairingView>,
    /// Who rests, and why.
    pub byes: Vec<String>,
    /// Why these pairings, a paragraph for each.
    pub why: Vec<String>,
    /// Whether games of it run.
    pub runs: bool,
}

/// A pairing with its games.
#[derive(Clone, Debug)]
pub struct PairingView {
    /// Who has White in the first game.
    pub white: Person,
    /// Who has Black in it.
    pub black: Person,
    /// The games.
    pub games: Vec<GameLink>,
}

/// A game of a pairing.
#[derive(Clone, Debug)]
pub struct GameLink {
    /// The plain number.
    pub id: i64,
    /// `M0001-1`.
    pub label: String,
    /// How it stands.
    pub state: Tag,
}

/// How many games are over, of all that are not cancelled: those count for nothing and are not waited for.
pub(in crate::web) fn over_of_all(games: &[&StoredGame]) -> (usize, usize) {
    let counted = games.iter().filter(|game| game.row.state != GameState::Cancelled);
    (counted.clone().filter(|game| game.row.result.is_some()).count(), counted.count())
}

/// The rounds, in their order.
pub(super) fn views(scene: &Scene<'_>) -> Vec<RoundView> {
    (1..).zip(&scene.record.rounds).map(|(number, record)| view(scene, number, record)).collect()
}

fn view(scene: &Scene<'_>, number: usize, record: &RoundRecord) -> RoundView {
    let (t, lang) = (scene.t, scene.t.lang());
    let games: Vec<_> = record.body.pairings.iter().flat_map(|pair| scene.record.games_of(pair)).collect();
    let ((over, all), stored) = (over_of_all(&games), &record.stored);
    let robin = matches!(scene.record.settings.format, Format::RoundRobin { .. });
    let mut dates = Vec::new();
    if !robin {
        dates.push(t.s1("round-began", "day", t.day(stored.paired_at)));
    }
    match (stored.ended_at, stored.ends_at) {
        (Some(at), _) if !robin => dates.push(t.s1("round-ended", "day", t.day(at))),
        (None, Some(at)) => dates.push(t.s1("round-ends", "day", t.day(at))),
        _ => {}
    }
    dates.push(t.say("round-progress", &[("over", over.into()), ("all", all.into())]));
    let names = |entry: usize| scene.name(entry);
    let why = |pairing: &PairingBody| round::pairing(t.speech(), lang, &names, &pairing.paired);
    RoundView {
        title: match record.kind() {
            RoundKind::Main => t.s1("tournament-round", "round", number),
            RoundKind::TieBreak => t.s1("round-tie-break", "round", number),
        },
        dates,
        pairings: record.body.pairings.iter().map(|pairing| self::pairing(scene, pairing)).collect(),
        byes: record.body.byes.iter().map(|bye| round::bye(t.speech(), lang, &names, *bye)).collect(),
        // Everybody meets everybody: the table says it all.
        why: if robin { Vec::new() } else { record.body.pairings.iter().map(why).collect() },
        runs: over < all,
    }
}

fn pairing(scene: &Scene<'_>, pairing: &PairingBody) -> PairingView {
    let game = |stored: &StoredGame| {
        let of_match = stored.match_id.map(|id| (id, i64::from(stored.number_in_match)));
        GameLink {
            id: stored.id.0,
            label: crate::names::game_name(stored.id, of_match, Some(&scene.record.event.code)),
            state: rows::state(scene.t, &scene.reader.sees(stored.clone())),
        }
    };
    PairingView {
        white: scene.who(pairing.paired.white),
        black: scene.who(pairing.paired.black),
        games: scene.record.games_of(pairing).into_iter().map(game).collect(),
    }
}

#[cfg(test)]
impl RoundView {
    pub(super) fn sample() -> Self {
        use crate::web::words::samples::HOSTILE;
        Self {
            title: "Round 1".to_owned(),
            dates: vec![HOSTILE.to_owned()],
            pairings: vec![PairingView {
                white: Person::new(HOSTILE, "mallory"),
                black: Person { name: "former member".to_owned(), handle: None },
                games: vec![GameLink { id: 1, label: "M0001-1".to_owned(), state: Tag::new("good", "runs") }],
            }],
            byes: vec![HOSTILE.to_owned()],
            why: vec![HOSTILE.to_owned()],
            runs: true,
        }
    }
}
