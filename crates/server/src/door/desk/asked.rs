//! Rulings by mail: what a director writes is previewed by a letter, and done on a yes at the question's own address. What is
//! done is the same command that the desk's page sends, with the same refusals.
use frcec_rules::club::{
    game::{EndReason, Office, Outcome},
    pace::DAY_MS,
    seat::Seat,
};
use frcec_store::{
    GameId, PlayerId, Tx,
    adjudications::{self, AdjudicationState},
    asks::{Ask, AskKind},
    games,
    players::{PlayerStatus, Role},
};
use serde::{Deserialize, Serialize};

use super::{
    DeskCommand, DeskDenial, director,
    games::{decided_for_good, rating_preview},
    may_rule, notes_on_decision, stated,
};
use crate::{
    door::{
        Actor, AskWord, ClubDenial, Door, EventDenial, LoadError, Loaded, Receipt, Submission, SubmitError,
        answer::reply_to,
        ask::{ANSWER_MS, NewAsk},
        letter::Reader,
        load::load_game,
        row::json,
    },
    mail::compose::{Help, Letter, Listing},
    names::{self, Named},
    people::Person,
};

/// What a director asks about a game in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeskWord {
    /// Another result.
    Correct(Outcome),
    /// The decision of an adjudication, or of the appeal against one.
    Decide(Outcome),
    /// More time.
    Time {
        /// On whose clock.
        seat: Seat,
        /// Whole days.
        days: u32,
    },
}

impl DeskWord {
    /// The word, in English.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Correct(_) => "correct",
            Self::Decide(_) => "decide",
            Self::Time { .. } => "time",
        }
    }
}

/// `correct M0255-1 1-0 because the letter of the host says so`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeskAsk {
    /// The game as it was named.
    pub game: String,
    /// What.
    pub what: DeskWord,
    /// Why.
    pub reason: Option<String>,
}

/// What the `body` of such a question holds.
#[derive(Debug, Serialize, Deserialize)]
struct Asked {
    what: DeskWord,
    game: GameId,
    /// The adjudication that is decided.
    case: Option<i64>,
    reason: String,
    /// The game's version that the preview showed.
    seen: u32,
}

impl Door {
    /// The question with its preview, or why a yes would do nothing.
    pub(super) async fn ask_of_desk(
        &self,
        submission: &Submission,
        player: PlayerId,
        ask: &DeskAsk,
    ) -> Result<Receipt, SubmitError> {
        let mut tx = self.db().read().await?;
        let person = Person::load(&mut tx, player).await.map_err(LoadError::from)?;
        if !is_officer(&person) {
            return Err(EventDenial::OnlyDirectors.into());
        }
        let game = named(&mut tx, &ask.game).await?;
        let loaded = load_game(&mut tx, game).await?.ok_or(SubmitError::NoGame(game))?;
        may_rule(&mut tx, &loaded.stored, player).await??;
        let reason = stated(ask.reason.as_deref().unwrap_or_default())?;
        let by = Submission { by: Actor::Staff(player), ..submission.clone() };
        let case = self.would(&mut tx, &by, &loaded, ask.what, &reason).await?;
        let lines = self.foretold(&mut tx, &person, &loaded, ask.what).await?;
        let mut notes = vec!["desk-note-letters"];
        match ask.what {
            DeskWord::Correct(_) => {
                if loaded.stored.tournament_id.is_some() {
                    notes.push("desk-note-rounds");
                }
                let cases = adjudications::of_game(&mut tx, loaded.view.id).await?;
                if cases.iter().any(|case| case.state == AdjudicationState::Settled) {
                    notes.push("desk-note-settled");
                }
            }
            DeskWord::Decide(outcome) => {
                if let Some(row) = adjudications::of_game(&mut tx, loaded.view.id).await?.first() {
                    notes.extend(notes_on_decision(&mut tx, row, outcome).await?);
                }
            }
            DeskWord::Time { .. } => {}
        }
        drop(tx);
        let (speech, lang) = (self.inner.speech, person.lang);
        let facts = [("game", loaded.view.name.as_str().into())];
        let mut letter = Letter::new(lang, &self.club().name, speech.say(lang, "ruling-ask-head", &facts));
        notes.push("event-ask-what-next");
        letter.news = notes.into_iter().map(|key| speech.word(lang, key)).collect();
        if let DeskWord::Correct(outcome) | DeskWord::Decide(outcome) = ask.what {
            let ended = match ask.what {
                DeskWord::Decide(_) => EndReason::Adjudication,
                _ => EndReason::Corrected,
            };
            let moved = self.foretell_result(&loaded.stored, Some((outcome, ended)), lang).await?;
            // Before what to do.
            let at = letter.news.len() - 1;
            letter.news.splice(at..at, moved);
        }
        let label = speech.word(lang, &format!("desk-act-{}", ask.what.word()));
        letter.lists = vec![Listing { label, lines }];
        letter.news.insert(0, speech.say(lang, "ruling-ask-reason", &[("reason", reason.as_str().into())]));
        letter.help_label = speech.word(lang, "event-ask-answer");
        letter.help = ["yes", "no"]
            .into_iter()
            .map(|word| Help {
                write: speech.word(lang, &format!("command-{word}")),
                does: speech.word(lang, &format!("event-ask-does-{word}")),
            })
            .collect();
        let body = Asked { what: ask.what, game, case, reason, seen: loaded.view.game.version() };
        let new = NewAsk {
            kind: AskKind::Desk,
            about: game.0,
            body: json(&body),
            hash: None,
            lasts_ms: ANSWER_MS,
            reader: &Reader::from(&person),
            in_reply_to: reply_to(submission),
        };
        self.ask_question(submission, new, &letter, Some(game)).await
    }

    /// Decides what a yes would do, without doing it: what is refused then is refused at once. The number of the adjudication
    /// that is decided, if one is.
    async fn would(
        &self,
        tx: &mut Tx,
        by: &Submission,
        loaded: &Loaded,
        what: DeskWord,
        reason: &str,
    ) -> Result<Option<i64>, SubmitError> {
        let office = match what {
            DeskWord::Correct(outcome) => Office::Correct { outcome, reason: EndReason::Corrected },
            DeskWord::Time { seat, days } => {
                Office::Grant { seat, days: i32::try_from(days).unwrap_or(i32::MAX) }
            }
            DeskWord::Decide(outcome) => {
                let known = adjudications::of_game(tx, loaded.view.id).await?;
                let open = known.first().ok_or(DeskDenial::NotDecidable)?;
                self.would_decide(tx, by, open.clone(), loaded, outcome, reason).await?;
                return Ok(Some(open.id));
            }
        };
        if matches!(office, Office::Correct { .. }) {
            decided_for_good(tx, loaded, director(by)?).await?;
        }
        self.ruled(tx, by, loaded, office).await?;
        Ok(None)
    }

    /// What changes, a line each, as the page of the desk says it.
    async fn foretold(
        &self,
        tx: &mut Tx,
        person: &Person,
        loaded: &Loaded,
        what: DeskWord,
    ) -> Result<Vec<String>, SubmitError> {
        let (speech, lang) = (self.inner.speech, person.lang);
        let changes = |label: String, before: String, after: String| {
            let facts = [("label", label.into()), ("before", before.into()), ("after", after.into())];
            speech.say(lang, "ruling-ask-change", &facts)
        };
        let (game, now) = (&loaded.view.game, self.clock().now());
        let outcome = match what {
            DeskWord::Time { seat, days } => {
                let left = game.left_ms(seat, now);
                let name = loaded.view.person(seat).name.as_str();
                let label = speech.say(lang, "desk-clock-of", &[("name", name.into())]);
                let more = left + i64::from(days) * DAY_MS;
                return Ok(vec![changes(label, speech.span(lang, left), speech.span(lang, more))]);
            }
            DeskWord::Correct(outcome) | DeskWord::Decide(outcome) => outcome,
        };
        let before = game
            .finish()
            .map_or_else(|| speech.word(lang, "desk-none-yet"), |finish| finish.outcome.pgn().to_owned());
        let mut lines = vec![changes(speech.word(lang, "desk-result"), before, outcome.pgn().to_owned())];
        let mut stored = loaded.stored.clone();
        // A game that is not over yet counts as if it ended now.
        stored.row.ended_at = stored.row.ended_at.or(Some(now));
        if let Some(moves) = rating_preview(tx, &stored, outcome).await? {
            for (seat, (before, after)) in Seat::BOTH.into_iter().zip(moves) {
                let name = loaded.view.person(seat).name.as_str();
                let label = speech.say(lang, "desk-rating-of", &[("name", name.into())]);
                let cut = |rating: Option<i64>| {
                    rating.map_or_else(|| "–".to_owned(), |rating| (rating / 100).to_string())
                };
                lines.push(changes(label, cut(before), cut(after)));
            }
        }
        Ok(lines)
    }

    /// An answer to such a question.
    pub(in crate::door) async fn answer_of_desk(
        &self,
        submission: &Submission,
        ask: Ask,
        word: AskWord,
        player: PlayerId,
    ) -> Result<Receipt, SubmitError> {
        let asked: Asked = serde_json::from_str(&ask.body).map_err(|_| ClubDenial::AskOver)?;
        let person = self.person(player).await?;
        match word {
            AskWord::Yes => {}
            AskWord::No => return self.drop_ruling(submission, &person, &ask, &asked).await,
            AskWord::Delete => return Err(ClubDenial::NoSuchAnswer.into()),
        }
        // Whoever asked as a director has to be one still.
        if !is_officer(&person) {
            return Err(EventDenial::OnlyDirectors.into());
        }
        let Asked { what, game, case, reason, seen } = asked;
        let command = match (what, case) {
            (DeskWord::Correct(outcome), _) => DeskCommand::Correct { game, outcome, seen, reason },
            (DeskWord::Time { seat, days }, _) => DeskCommand::AddTime { game, seat, days, reason },
            (DeskWord::Decide(outcome), Some(id)) => DeskCommand::Decide { id, outcome, reason },
            (DeskWord::Decide(_), None) => return Err(ClubDenial::AskOver.into()),
        };
        let submission = Submission { by: Actor::Staff(player), ..submission.clone() };
        Box::pin(self.submit_desk(&submission, &command)).await
    }

    async fn drop_ruling(
        &self,
        submission: &Submission,
        person: &Person,
        ask: &Ask,
        asked: &Asked,
    ) -> Result<Receipt, SubmitError> {
        let name = {
            let mut tx = self.db().read().await?;
            load_game(&mut tx, asked.game).await?.map(|loaded| loaded.view.name).unwrap_or_default()
        };
        let said = self.inner.speech.say(person.lang, "ruling-dropped", &[("game", name.into())]);
        let letter = self.answer_by_mail(submission, person, said)?;
        self.drop_ask(submission, ask, letter, Some(asked.game)).await
    }
}

/// The game that a director named; of a match of two games he has to say which.
async fn named(tx: &mut Tx, name: &str) -> Result<GameId, SubmitError> {
    let unknown = || DeskDenial::NoGame(name.to_owned());
    let (of_match, number) = match names::read(name) {
        Some(Named::Game(id)) => {
            return Ok(games::load(tx, id).await?.map(|game| game.id).ok_or_else(unknown)?);
        }
        Some(Named::Match(id)) => (id, None),
        Some(Named::GameOf(id, number)) => (id, Some(number)),
        None => return Err(unknown().into()),
    };
    let all = games::of_match(tx, of_match).await?;
    let mut found = all.iter().filter(|game| number.is_none_or(|n| i64::from(game.number_in_match) == n));
    match (found.next(), found.next()) {
        (Some(game), None) => Ok(game.id),
        (Some(_), Some(_)) => Err(DeskDenial::WhichGame(name.to_owned()).into()),
        (None, _) => Err(unknown().into()),
    }
}

/// Whether this member has the director's desk.
fn is_officer(person: &Person) -> bool {
    matches!(person.role, Role::Director | Role::Admin)
        && matches!(person.status, PlayerStatus::Active | PlayerStatus::Inactive)
}
