//! Whether the record is sound: every game's events are folded anew and compared with the game's row, clocks included; and
//! the rating list is computed anew from all results.
//!
//! The events are the record, the row is their fold. A difference is a fault of the row and can be mended from the
//! events; events that make no game cannot be mended here.
mod tournaments;

use frcec_rules::club::game::{Event, Game};
use frcec_rules::club::lines::Tree;
use frcec_store::adjudications::{self, AdjudicationState};
use frcec_store::games::{self, GameRow, GameState, StoredEvent, StoredGame};
use frcec_store::lines::{self, StandingLines};
use frcec_store::ratings::{self, Rating, RatingChange};
use frcec_store::{Db, GameId, PlayerId, StoreError, lists, survey};
use serde::Serialize;

use crate::door::row::{event_of, game_of, row_of};
use crate::ratings::fold;
use crate::speech::{Lang, Speech, Value};

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// A word for programs: `row_differs`, `ratings_differ`, `row_unreadable`, `event_unreadable`, `event_gap`, `no_events`, `impossible`,
    /// `lines_unplayable` (conditional lines that do not fit their game), `case_adrift` (a game that stands still without a decision
    /// that it waits for, or the other way round), `tournament_unreadable`, `rounds_differ` (rounds
    /// and matches of an event do not fit), `draw_differs`, `tournament_forgotten` (an event that would never end),
    /// `damaged` (the database finds its own file broken), `mail_not_fetched` (no mail comes from a mailbox).
    pub kind: &'static str,
    pub table: &'static str,
    pub key: String,
    /// What is wrong, as a sentence.
    pub what: String,
    /// What to do about it.
    pub remedy: String,
}

/// What the doctor found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    pub ok: bool,
    /// Games looked at.
    pub games: u64,
    pub faults: Vec<Fault>,
}

/// The doctor.
pub struct Doctor<'a> {
    pub db: &'a Db,
    pub speech: Speech,
    pub lang: Lang,
    /// Write rows anew that differ from their events; the time of it (Unix ms).
    pub repair_at: Option<i64>,
}

/// How a game was found.
enum Found {
    Sound,
    /// With the row that its events give, where they give one.
    Ill(Fault, Option<Box<GameRow>>),
}

impl Doctor<'_> {
    /// Looks at every game. The error is about the database, never about one row.
    pub async fn examine(&self) -> Result<Report, StoreError> {
        let mut report = Report { ok: true, games: 0, faults: Vec::new() };
        let mut last = GameId(0);
        loop {
            let page = match lists::games_after(&mut self.db.read().await?, last, 200).await {
                Ok(page) => page,
                Err(StoreError::Corrupt { .. }) => {
                    // Somewhere on this page is a row that cannot be read: one by one up to it.
                    match self.next(last, &mut report).await? {
                        Some(game) => vec![game],
                        None => break,
                    }
                }
                Err(error) => return Err(error),
            };
            let Some(end) = page.last().map(|game| game.id) else { break };
            for game in page {
                report.games += 1;
                if let Found::Ill(fault, row) = self.look_at(&game).await? {
                    report.faults.push(fault);
                    self.repair(&game, row).await?;
                }
            }
            last = end;
        }
        self.look_at_ratings(&mut report).await?;
        self.look_at_the_rest(&mut report).await?;
        report.ok = report.faults.is_empty();
        Ok(report)
    }

    /// The ratings: they are the fold of the results, in the order of the games' ends.
    async fn look_at_ratings(&self, report: &mut Report) -> Result<(), StoreError> {
        let mut tx = self.db.read().await?;
        let read = async {
            let stored = (ratings::all(&mut tx).await?, ratings::all_changes(&mut tx).await?);
            Ok::<_, StoreError>((stored, lists::rated_results(&mut tx).await?))
        };
        let ((list, changes), results) = match read.await {
            Ok(read) => read,
            // What cannot be read is reported where the rows are looked at.
            Err(StoreError::Corrupt { .. }) => return Ok(()),
            Err(error) => return Err(error),
        };
        drop(tx);
        let (folded_list, folded_changes) = fold(&results);
        let differing = difference(&list, &folded_list, &changes, &folded_changes);
        let Some(player) = differing else { return Ok(()) };
        report.faults.push(self.fault("ratings_differ", "ratings", &player, &[]));
        if self.repair_at.is_some() {
            self.db
                .write(move |tx| {
                    Box::pin(async move { ratings::replace_all(tx, &folded_list, &folded_changes).await })
                })
                .await?;
        }
        Ok(())
    }

    /// The other tables: whether their rows can be read; and what the database itself finds.
    async fn look_at_the_rest(&self, report: &mut Report) -> Result<(), StoreError> {
        for error in survey::unreadable_rows(&mut self.db.read().await?).await? {
            let StoreError::Corrupt { table, key, .. } = &error else { return Err(error) };
            report.faults.push(self.fault(
                "row_unreadable",
                table,
                key,
                &[("error", error.to_string().into())],
            ));
        }
        self.look_at_lines(report).await?;
        self.look_at_tournaments(report).await?;
        for what in self.db.damage().await? {
            report.faults.push(self.fault("damaged", "database", &"", &[("error", what.into())]));
        }
        Ok(())
    }

    /// Conditional lines that could not be played where they stand.
    async fn look_at_lines(&self, report: &mut Report) -> Result<(), StoreError> {
        let mut tx = self.db.read().await?;
        let mut last = i64::MIN;
        loop {
            let page = match lines::after(&mut tx, last, 500).await {
                Ok(page) => page,
                // Such a row was named above.
                Err(StoreError::Corrupt { .. }) => return Ok(()),
                Err(error) => return Err(error),
            };
            let Some(end) = page.last() else { return Ok(()) };
            last = end.id;
            for row in page {
                let game = match games::load(&mut tx, row.game_id).await {
                    Ok(game) => game,
                    Err(StoreError::Corrupt { .. }) => continue,
                    Err(error) => return Err(error),
                };
                let Some(error) = game.and_then(|game| unplayable(&game, &row)) else { continue };
                report.faults.push(self.fault(
                    "lines_unplayable",
                    "standing_lines",
                    &row.id,
                    &[("error", error.into())],
                ));
            }
        }
    }

    /// The first readable game after `last`; rows before it that cannot be read become faults.
    async fn next(&self, mut last: GameId, report: &mut Report) -> Result<Option<StoredGame>, StoreError> {
        loop {
            match lists::games_after(&mut self.db.read().await?, last, 1).await {
                Ok(page) => return Ok(page.into_iter().next()),
                Err(error @ StoreError::Corrupt { .. }) => {
                    let StoreError::Corrupt { key, .. } = &error else { return Err(error) };
                    let Some(id) = key.parse().ok().filter(|&id| id > last.0) else { return Err(error) };
                    last = GameId(id);
                    report.games += 1;
                    report.faults.push(self.fault(
                        "row_unreadable",
                        "games",
                        &last,
                        &[("error", error.to_string().into())],
                    ));
                }
                Err(error) => return Err(error),
            }
        }
    }

    async fn look_at(&self, game: &StoredGame) -> Result<Found, StoreError> {
        let ill = |fault| Ok(Found::Ill(fault, None));
        let events = match games::events(&mut self.db.read().await?, game.id).await {
            Ok(events) => events,
            Err(error @ StoreError::Corrupt { .. }) => {
                return ill(self.fault(
                    "event_unreadable",
                    "game_events",
                    &game.id,
                    &[("error", error.to_string().into())],
                ));
            }
            Err(error) => return Err(error),
        };
        if events.is_empty() {
            return ill(self.fault("no_events", "games", &game.id, &[]));
        }
        if let Some((expected, found)) = gap(&events) {
            let facts = [("expected", expected.into()), ("found", found.into())];
            return ill(self.fault("event_gap", "game_events", &game.id, &facts));
        }
        let folded = events
            .iter()
            .map(event_of)
            .collect::<Result<Vec<Event>, _>>()
            .map_err(|error| ("event_unreadable", error.to_string()))
            .and_then(|events| Game::fold(&events).map_err(|error| ("impossible", error.to_string())));
        let row = match folded {
            Ok(folded) => row_of(&folded),
            Err((kind, error)) => {
                return ill(self.fault(kind, "game_events", &game.id, &[("error", error.into())]));
            }
        };
        let columns = differences(&game.row, &row);
        if columns.is_empty() {
            return self.case_of(game).await;
        }
        let fault = self.fault("row_differs", "games", &game.id, &[("columns", columns.join(", ").into())]);
        Ok(Found::Ill(fault, Some(Box::new(row))))
    }

    /// A game stands still as long as the directors decide it, and no longer.
    async fn case_of(&self, game: &StoredGame) -> Result<Found, StoreError> {
        let paused = game_of(game).is_ok_and(|game| game.is_paused());
        if game.row.state != GameState::Running {
            return Ok(Found::Sound);
        }
        let cases = adjudications::of_game(&mut self.db.read().await?, game.id).await?;
        let open = cases.iter().any(|case| case.state == AdjudicationState::Claims);
        if open == paused {
            return Ok(Found::Sound);
        }
        Ok(Found::Ill(self.fault("case_adrift", "adjudications", &game.id, &[]), None))
    }

    async fn repair(&self, game: &StoredGame, row: Option<Box<GameRow>>) -> Result<(), StoreError> {
        let (Some(at), Some(row)) = (self.repair_at, row) else { return Ok(()) };
        let (id, version) = (game.id, game.row.version);
        self.db
            .write(move |tx| Box::pin(async move { games::refold(tx, id, version, &row, at).await }))
            .await?;
        Ok(())
    }

    fn fault(
        &self,
        kind: &'static str,
        table: &'static str,
        row: &dyn ToString,
        facts: &[(&'static str, Value)],
    ) -> Fault {
        let key = kind.replace('_', "-");
        let remedy = match kind {
            "row_differs" => "keeper-doctor-row-differs-remedy",
            "lines_unplayable" => "keeper-doctor-lines-remedy",
            "case_adrift" => "keeper-doctor-case-remedy",
            "ratings_differ" => "keeper-doctor-ratings-differ-remedy",
            "tournament_forgotten" => "keeper-doctor-tournament-forgotten-remedy",
            _ => "keeper-doctor-restore",
        };
        Fault {
            kind,
            table,
            key: row.to_string(),
            what: self.speech.say(self.lang, &format!("keeper-doctor-{key}"), facts),
            remedy: self.speech.say(self.lang, remedy, &[]),
        }
    }
}

/// What keeps lines from being played in their game as it stands.
fn unplayable(game: &StoredGame, row: &StandingLines) -> Option<String> {
    // A game that cannot be read was named before.
    let folded = game_of(game).ok()?;
    if !folded.is_running() {
        return Some("the game is not running".to_owned());
    }
    let waits = folded.ply() == row.ply + 1 && folded.to_move() == Some(row.seat);
    let stands = folded.ply() == row.ply && folded.to_move() == Some(!row.seat);
    if !(waits || stands) {
        return Some(format!("they begin at ply {}, the game is at ply {}", row.ply, folded.ply()));
    }
    match Tree::restore(&folded.line().prefix(row.ply), &row.moves) {
        Ok(tree) if tree.is_empty() => Some("there is no line".to_owned()),
        Ok(_) => None,
        Err(error) => Some(error.to_string()),
    }
}

/// The first player whose rating or changes are not what the results give.
fn difference(
    list: &[Rating],
    folded_list: &[Rating],
    changes: &[RatingChange],
    folded_changes: &[RatingChange],
) -> Option<PlayerId> {
    // Why a change was entered is the record's own; what it did is computed.
    let same = |a: &RatingChange, b: &RatingChange| {
        RatingChange { reason: String::new(), ..a.clone() }
            == RatingChange { reason: String::new(), ..b.clone() }
    };
    let in_list = list.iter().zip(folded_list).find(|(a, b)| a != b).map(|(a, _)| a.player_id);
    let in_changes = changes.iter().zip(folded_changes).find(|(a, b)| !same(a, b)).map(|(a, _)| a.player_id);
    in_list.or(in_changes).or_else(|| {
        let missing = list.len() != folded_list.len() || changes.len() != folded_changes.len();
        let newest = list.last().or(folded_list.last()).map(|rating| rating.player_id);
        newest.or(Some(PlayerId(0))).filter(|_| missing)
    })
}

/// The first version that is missing, and the one found in its place.
fn gap(events: &[StoredEvent]) -> Option<(u32, u32)> {
    (1..)
        .zip(events)
        .map(|(expected, event)| (expected, event.version))
        .find(|(expected, found)| expected != found)
}

/// The columns in which two rows differ.
fn differences(stored: &GameRow, folded: &GameRow) -> Vec<&'static str> {
    let (Ok(serde_json::Value::Object(stored)), Ok(serde_json::Value::Object(folded))) =
        (serde_json::to_value(stored), serde_json::to_value(folded))
    else {
        return vec!["row"];
    };
    COLUMNS.into_iter().filter(|&column| stored.get(column) != folded.get(column)).collect()
}

const COLUMNS: [&str; 14] = [
    "version",
    "state",
    "moves",
    "ply",
    "to_move",
    "result",
    "reason",
    "clock",
    "detail",
    "told_at",
    "deadline_at",
    "started_at",
    "last_move_at",
    "ended_at",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_column_of_the_row_is_compared() {
        let game =
            Game::fold(&[Event::Created { start: 518, pace: frcec_rules::club::pace::Pace::default() }])
                .unwrap();
        let serde_json::Value::Object(row) = serde_json::to_value(row_of(&game)).unwrap() else {
            panic!("an object")
        };
        let mut names: Vec<&str> = row.keys().map(String::as_str).collect();
        let mut columns = COLUMNS.to_vec();
        names.sort_unstable();
        columns.sort_unstable();
        assert_eq!(names, columns);
    }
}
