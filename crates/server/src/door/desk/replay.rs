//! A match that began from a wrong position: what is unfinished of it is cancelled and replayed from the right one.
use frcec_rules::{
    StartPosition,
    club::{
        game::{Command as Rules, Event, Office},
        seat::{Seat, Sides},
    },
};
use frcec_store::{
    GameId, MatchId, TournamentId, Tx, audit,
    games::{self, GameState},
    matches::{MatchState, StoredMatch},
    tournaments::{self, rounds},
};
use serde_json::{Value, json};

use super::{
    DeskDenial, Ruling, director,
    games::{current, still_here},
    may_rule, stated,
};
use crate::{
    door::{
        ATTEMPTS, Door, EventRecord, LoadError, Receipt, RoundBody, Submission, SubmitError,
        commit::Undone,
        game::{applied, write},
        letter::Told,
        lines::Own,
        load::{self, Loaded, load_game},
        matches::{InEvent, MatchSpec, NotMade},
        row::json as json_of,
    },
    draw,
    notice::{self, Change},
    people::Person,
    view::GameView,
};

impl Door {
    pub(super) async fn replay(
        &self,
        submission: &Submission,
        game: GameId,
        start: Option<StartPosition>,
        reason: &str,
    ) -> Result<Receipt, SubmitError> {
        let by = director(submission)?;
        let reason = stated(reason)?;
        for _ in 0..ATTEMPTS {
            let mut tx = self.db().read().await?;
            let loaded = load_game(&mut tx, game).await?.ok_or(SubmitError::NoGame(game))?;
            may_rule(&mut tx, &loaded.stored, by).await??;
            let who = Person::load(&mut tx, by).await.map_err(LoadError::from)?;
            let of_match = loaded.of_match.clone().ok_or(DeskDenial::NoMatch)?;
            let plan = self.replay_plan(&mut tx, submission, &loaded, of_match, start).await?;
            drop(tx);
            match self.write_replay(submission, plan, &who, &reason).await {
                Err(SubmitError::Busy) => {}
                other => return other,
            }
        }
        Err(SubmitError::Busy)
    }

    /// What is cancelled, and what is played in its place.
    pub(super) async fn replay_plan(
        &self,
        tx: &mut Tx,
        submission: &Submission,
        loaded: &Loaded,
        of_match: StoredMatch,
        start: Option<StartPosition>,
    ) -> Result<Replay, SubmitError> {
        if start.is_some_and(|start| start.id() == of_match.start_id) {
            return Err(DeskDenial::SameStart.into());
        }
        let event = match of_match.tournament_id {
            Some(id) => tournaments::by_id(tx, id).await?,
            None => None,
        };
        if let Some(event) = &event {
            current(event, of_match.round)?;
            let Some(start) = start else { return Err(DeskDenial::StartNeeded.into()) };
            only_drawn(&EventRecord::of(tx, event.clone()).await?, &of_match, start)?;
        }
        let start = match start {
            Some(start) => start,
            // Another one than that which was wrong.
            None => loop {
                let drawn = self.draw_start();
                if drawn.id() != of_match.start_id {
                    break drawn;
                }
            },
        };
        let stored = games::of_match(tx, of_match.id).await?;
        let all = stored.len();
        let mut cancelled = Vec::new();
        for stored in stored {
            if matches!(stored.row.state, GameState::Finished | GameState::Cancelled) {
                continue;
            }
            let other = load::complete(tx, stored).await?;
            let command = Rules::Office(Office::CancelWrongStart);
            let events = other.view.game.decide(None, &command, submission.at);
            let events = events
                .map_err(|denial| SubmitError::Denied { denial, view: Box::new(other.view.clone()) })?;
            let after = applied(&other.view, &events)?;
            cancelled.push((other, after, events));
        }
        let Some((first, _, _)) = cancelled.first() else {
            let finish = loaded.view.game.finish();
            let denial = finish.map_or(frcec_rules::club::game::Denial::NotStarted, |finish| {
                frcec_rules::club::game::Denial::Over(finish)
            });
            return Err(SubmitError::Denied { denial, view: Box::new(loaded.view.clone()) });
        };
        for person in [&first.view.white, &first.view.black] {
            still_here(person)?;
        }
        let only = (all == 2 && cancelled.len() == 1).then_some(first.stored.number_in_match);
        let spec = MatchSpec {
            event: event.as_ref().map(|event| InEvent {
                id: event.id,
                code: event.code.clone(),
                round: of_match.round.unwrap_or(0),
                delay: first.stored.delay,
                news: None,
            }),
            starts: [start; 2],
            pace: first.view.game.pace(),
            staggered: of_match.staggered,
            single: all == 1,
            only,
            rated: of_match.rated,
            words: None,
        };
        Ok(Replay { of_match, event, cancelled, spec })
    }

    async fn write_replay(
        &self,
        submission: &Submission,
        plan: Replay,
        who: &Person,
        reason: &str,
    ) -> Result<Receipt, SubmitError> {
        let Replay { of_match, event, cancelled, spec } = plan;
        let subject = format!("match {}", of_match.id);
        let mut commit = self.commit_for(submission, Receipt::Kept, None);
        let (mut told, mut views) = (Vec::new(), Vec::new());
        let names: Vec<String> = cancelled.iter().map(|(_, after, _)| after.name.clone()).collect();
        for (before, after, events) in &cancelled {
            let notices = notice::notices(&Change::of(after, events));
            commit.games.push(write(submission, (before, after), events, &notices, None, commit.at));
            commit.void_held.push(after.id);
            told.extend(notices);
            views.push(after.clone());
        }
        // White of the first game has its pieces in the game of that number again.
        let (mut white, mut black) = (views[0].white.clone(), views[0].black.clone());
        if white.id != of_match.first_white_id {
            (white, black) = (black, white);
        }
        let old = of_match.id;
        let in_event = event.as_ref().map(|event| event.id);
        let wrong = of_match.start_id;
        commit.matches.push(StoredMatch {
            state: MatchState::Finished,
            ended_at: Some(commit.at),
            ..of_match
        });
        // Whoever has seen the event before looks again.
        commit.events.extend(event);
        let entry = self.ruling(
            submission,
            Ruling {
                action: "replay match",
                subject,
                reason: Some(reason),
                before: json!({ "games": names, "position": wrong }),
                after: Value::Null,
                undoes: None,
            },
        );
        let (door, at, who, reason) = (self.clone(), submission.at, who.clone(), reason.to_owned());
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    let made = door.make_match(tx, &spec, &white, &black, at).await?;
                    let receipt = Receipt::Match { id: made.id, games: made.games.clone() };
                    if let Some((_, stored)) = &mut commit.origin {
                        *stored = receipt.clone();
                    }
                    commit.apply(tx).await.map_err(NotMade::Undone)?;
                    if let Some(event) = in_event {
                        in_its_pairing(tx, event, old, made.id).await?;
                    }
                    let games: Vec<&str> = made.views.iter().map(|view| view.name.as_str()).collect();
                    let mut recorded: Value = serde_json::from_str(&entry.body).unwrap_or_default();
                    recorded["after"] = json!({ "games": games, "position": spec.starts[0].id() });
                    audit::insert(tx, &audit::Entry { body: recorded.to_string(), ..entry }).await?;
                    told.extend(made.told);
                    views.extend(made.views);
                    let own = door.reasons(&who, &views, &reason);
                    door.write_news_with(tx, told, &views, &own).await?;
                    Ok(receipt)
                })
            })
            .await;
        match written {
            Err(frcec_store::WriteError::Refused(NotMade::Undone(Undone::Store(error))))
                if error.is_stale() =>
            {
                Err(SubmitError::Busy)
            }
            other => self.made(other),
        }
    }

    /// What each player is told of the director's reason, in whichever of the games their letter is about.
    fn reasons(&self, who: &Person, views: &[GameView], reason: &str) -> Vec<(GameId, Own)> {
        let told = |view: &GameView, seat| Told {
            sentences: vec![self.said_by("desk-reason-told", who, view, seat, reason)],
            ..Told::default()
        };
        let own = |view: &GameView| Own {
            told: Sides { white: told(view, Seat::White), black: told(view, Seat::Black) },
            ..Own::default()
        };
        views.iter().map(|view| (view.id, own(view))).collect()
    }
}

/// A match that is replayed.
pub(super) struct Replay {
    of_match: StoredMatch,
    event: Option<tournaments::Tournament>,
    /// Each game before and after, and what happened.
    cancelled: Vec<(Loaded, GameView, Vec<Event>)>,
    spec: MatchSpec,
}

/// There is no redraw (domain.md, "Tournaments"): in an event whose positions were drawn for all to check, only the drawn one can
/// take the place of a wrong one, and the drawn one is never wrong.
fn only_drawn(record: &EventRecord, of_match: &StoredMatch, start: StartPosition) -> Result<(), DeskDenial> {
    let pairings = record.rounds.iter().flat_map(|round| &round.body.pairings);
    let Some(pairing) = pairings.into_iter().find(|pairing| pairing.matches.contains(&of_match.id)) else {
        return Ok(());
    };
    let pair = (pairing.paired.white, pairing.paired.black);
    let Some(checked) = draw::check(record) else { return Ok(()) };
    let of_pair = checked.positions.iter().filter(|drawn| drawn.pair.is_none_or(|of| of == pair));
    let drawn: Vec<StartPosition> = of_pair.filter_map(|drawn| drawn.drawn).collect();
    let Some(first) = drawn.first() else { return Ok(()) };
    if drawn.iter().any(|drawn| drawn.id() == of_match.start_id) {
        return Err(DeskDenial::DrawnStart);
    }
    if drawn.contains(&start) { Ok(()) } else { Err(DeskDenial::OnlyDrawn { start: *first }) }
}

/// The new match stands in the pairing of the one that it replaces.
async fn in_its_pairing(tx: &mut Tx, event: TournamentId, old: MatchId, new: MatchId) -> Result<(), NotMade> {
    for round in rounds::of_tournament(tx, event).await? {
        let mut body: RoundBody =
            serde_json::from_str(&round.body).map_err(|error| frcec_store::StoreError::Corrupt {
                table: "tournament_rounds",
                column: "body".to_owned(),
                key: format!("{event}/{}", round.round),
                why: error.to_string(),
            })?;
        let Some(pairing) = body.pairings.iter_mut().find(|pairing| pairing.matches.contains(&old)) else {
            continue;
        };
        pairing.matches.push(new);
        rounds::update(tx, &rounds::Round { body: json_of(&body), ..round }).await?;
        return Ok(());
    }
    Ok(())
}
