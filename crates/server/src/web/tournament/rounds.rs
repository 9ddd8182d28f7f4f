//! The rounds: who meets whom and why, until when, and how far they are.
use std::collections::BTreeSet;

use frcec_rules::club::event::{Format, Paired, RoundKind};
use frcec_rules::club::game::EndReason;
use frcec_store::games::{GameState, StoredGame};
use frcec_store::{GameId, StoreError, Tx, audit};

use super::Scene;
use crate::door::{EventRecord, PairingBody, Recorded, RoundRecord};
use crate::speech::round;
use crate::web::director::rulings::halves;
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

/// A result of the event that a director changed.
pub(super) struct Correction {
    game: GameId,
    at: i64,
    before: String,
    after: String,
}

/// The kinds of entries of the log that give a finished game another result.
const CORRECTIONS: [&str; 3] = ["correct result", "undo correction", "settle appeal"];

/// The results that were changed when a later round had been paired from them, oldest first.
pub(super) async fn corrections(tx: &mut Tx, record: &EventRecord) -> Result<Vec<Correction>, StoreError> {
    let robin = matches!(record.settings.format, Format::RoundRobin { .. });
    let Some(second) = record.rounds.get(1).filter(|_| !robin) else { return Ok(Vec::new()) };
    let of_event: BTreeSet<GameId> =
        record.matches.values().flat_map(|(_, games)| games).map(|game| game.id).collect();
    let mut found = Vec::new();
    for action in CORRECTIONS {
        for entry in audit::since(tx, action, second.stored.paired_at).await? {
            let game = entry.subject.strip_prefix("game ").and_then(|id| id.parse().ok()).map(GameId);
            let Some(game) = game.filter(|game| of_event.contains(game)) else { continue };
            let recorded = Recorded::of(&entry);
            let of = |side: &serde_json::Map<String, serde_json::Value>| {
                side.get("result").and_then(serde_json::Value::as_str).map(halves)
            };
            if let (Some(before), Some(after)) = (of(&recorded.before), of(&recorded.after)) {
                found.push(Correction { game, at: entry.at, before, after });
            }
        }
    }
    found.sort_by_key(|correction| correction.at);
    Ok(found)
}

/// The rounds, in their order.
pub(super) fn views(scene: &Scene<'_>, corrections: &[Correction]) -> Vec<RoundView> {
    let rounds = (1..).zip(&scene.record.rounds);
    rounds.map(|(number, record)| view(scene, number, record, corrections)).collect()
}

/// What a round was not paired from: results of earlier ones that were corrected after it had been paired.
fn corrected_since(
    scene: &Scene<'_>,
    number: usize,
    record: &RoundRecord,
    corrections: &[Correction],
) -> Vec<String> {
    let earlier = scene.record.rounds.iter().take(number - 1).flat_map(|round| &round.body.pairings);
    let games = earlier
        .flat_map(|pairing| scene.record.games_of(pairing).into_iter().map(move |game| (pairing, game)));
    let said = games.filter_map(|(pairing, stored)| {
        let of_it = || {
            let later = |found: &&Correction| found.at > record.stored.paired_at;
            corrections.iter().filter(|found| found.game == stored.id).filter(later)
        };
        let (first, last) = (of_it().next()?, of_it().next_back()?);
        if first.before == last.after {
            return None;
        }
        let Paired { white, black, .. } = pairing.paired;
        let turned = stored.white_id != scene.record.entries.get(white)?.player;
        let (white, black) = if turned { (black, white) } else { (white, black) };
        let of_match = stored.match_id.map(|id| (id, i64::from(stored.number_in_match)));
        let game = crate::names::game_name(stored.id, of_match, Some(&scene.record.event.code));
        let facts = [
            ("game", game.into()),
            ("white", scene.name(white).into()),
            ("black", scene.name(black).into()),
            ("before", first.before.as_str().into()),
            ("after", last.after.as_str().into()),
        ];
        Some(scene.t.say("why-corrected", &facts))
    });
    said.collect()
}

fn view(scene: &Scene<'_>, number: usize, record: &RoundRecord, corrections: &[Correction]) -> RoundView {
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
    let why = |pairing: &PairingBody| {
        let games = scene.record.games_of(pairing);
        let is_moot = |game: &&StoredGame| game.row.reason.as_deref() == Some(EndReason::Moot.key());
        if games.iter().any(is_moot) {
            round::moot(t.speech(), lang, &names, &pairing.paired)
        } else {
            round::pairing(t.speech(), lang, &names, &pairing.paired)
        }
    };
    let reasons = record.body.pairings.iter().map(why);
    let corrected = corrected_since(scene, number, record, corrections);
    RoundView {
        title: match record.kind() {
            RoundKind::Main => t.s1("tournament-round", "round", number),
            RoundKind::TieBreak => t.s1("round-tie-break", "round", number),
        },
        dates,
        pairings: record.body.pairings.iter().map(|pairing| self::pairing(scene, pairing)).collect(),
        byes: record.body.byes.iter().map(|bye| round::bye(t.speech(), lang, &names, *bye)).collect(),
        // Everybody meets everybody: the table says it all.
        why: if robin { Vec::new() } else { reasons.chain(corrected).collect() },
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
