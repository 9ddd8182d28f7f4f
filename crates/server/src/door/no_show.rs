//! A first move that stays missing (domain.md, "Clocks"): the other side may look for a new opponent on the same terms, and in an
//! event its director is told.
use frcec_rules::club::{
    game::{EndReason, Event, Finish, Outcome},
    seat::Seat,
};
use frcec_store::{
    Tx,
    challenges::{self, NewChallenge},
    games::GameState,
    letters::{self, LetterFilter, NewLetter},
    lists, tournaments,
};

use super::{
    ClubDenial, Door, LoadError, SubmitError,
    challenge::{MOST, OPEN_MS},
    game::applied,
    letter::Reader,
    load::{self, Loaded},
};
use crate::{
    mail::compose::{Fact, Letter, LetterKind, Listing},
    people::Person,
    view::GameView,
};

/// Whether the game was cancelled because its first move stayed missing.
fn is_no_show(finish: Finish) -> bool {
    finish.outcome == Outcome::Cancelled && finish.reason == EndReason::NoShow
}

/// The challenge that takes the place of a match whose opponent did not come: open to all, on the terms of the match. `None` if
/// the game was not cancelled for that.
pub(super) async fn new_opponent(
    tx: &mut Tx,
    loaded: &Loaded,
    after: &GameView,
    seat: Seat,
    at: i64,
) -> Result<Option<NewChallenge>, SubmitError> {
    let (Some(of_match), Some(_)) = (&loaded.of_match, after.game.finish().filter(|end| is_no_show(*end)))
    else {
        return Ok(None);
    };
    let from_id = after.person(seat).id;
    if challenges::made_by(tx, from_id).await?.len() >= MOST {
        return Err(ClubDenial::TooManyChallenges(MOST).into());
    }
    Ok(Some(NewChallenge {
        from_id,
        to_id: None,
        start_id: Some(of_match.start_id),
        pace: of_match.pace.clone(),
        rated: of_match.rated,
        staggered: of_match.staggered,
        expires_at: at + OPEN_MS,
    }))
}

/// The end of the match's other game, when a new opponent is looked for: who has made no move there either is not waited for.
pub(super) fn sibling_ends(
    loaded: &Loaded,
    after: &GameView,
    sibling: &Loaded,
    seat: Seat,
    at: i64,
) -> Result<Option<(GameView, Vec<Event>)>, SubmitError> {
    let Some(finish) = after.game.finish().filter(|end| is_no_show(*end)) else { return Ok(None) };
    let missing = loaded.view.person(!seat).id;
    let theirs = sibling.seat(missing);
    let game = &sibling.view.game;
    let moved = game.line().plies().iter().any(|ply| theirs == Some(Seat::from(ply.color)));
    if !game.is_running() || moved {
        return Ok(None);
    }
    let events = vec![Event::Ended { outcome: finish.outcome, reason: finish.reason, at }];
    Ok(Some((applied(&sibling.view, &events)?, events)))
}

/// Newest letters to a director that are looked through for a list of missing moves.
const LETTERS: u32 = 100;

/// A missing first move in the list of a letter; nothing in it depends on the language.
fn missing_line(view: &GameView, seat: Seat) -> String {
    format!("{}: {} ({})", view.name, view.person(seat).name, view.person(!seat).name)
}

/// A text without the places at which it is wrapped, and without the marks of lists there.
fn one_line(text: &str) -> String {
    text.split_whitespace().filter(|word| *word != "::").collect::<Vec<_>>().join(" ")
}

impl Door {
    /// What the one who looks for a new opponent is told behind the end of the game.
    pub(super) fn new_opponent_said(&self, after: &GameView, seat: Seat) -> String {
        let facts = [("page", format!("{}/challenges", self.club().public_url).into())];
        self.inner.speech.say(after.person(seat).lang, "no-show-new-opponent", &facts)
    }

    /// The letter to the director of the event in which `events` note at `at` (Unix ms) that a first move is missing, with all others
    /// that are missing there by then; to the deputy if the director plays in the game. `None` outside events, and where nobody directs.
    pub(super) async fn no_show_letter(
        &self,
        tx: &mut Tx,
        loaded: &Loaded,
        events: &[Event],
        at: i64,
    ) -> Result<Option<NewLetter>, SubmitError> {
        let missing = events.iter().find_map(|event| match event {
            Event::NoShow { seat, .. } => Some(*seat),
            _ => None,
        });
        let (Some(seat), Some(event)) = (missing, loaded.stored.tournament_id) else { return Ok(None) };
        let Some(event) = tournaments::by_id(tx, event).await? else { return Ok(None) };
        let staff = [event.director_id, event.deputy_id];
        let Some(id) = staff.into_iter().flatten().find(|id| loaded.seat(*id).is_none()) else {
            return Ok(None);
        };
        let director = Person::load(tx, id).await.map_err(LoadError::from)?;
        let view = &loaded.view;
        // What an earlier letter has listed is no news.
        let own = missing_line(view, seat);
        let filter = LetterFilter { player: Some(id), ..LetterFilter::default() };
        let listed = letters::list(tx, &filter, LETTERS).await?.into_iter().any(|letter| {
            letter.kind == LetterKind::NoShowDirector.key()
                && one_line(&letter.text).contains(&one_line(&own))
        });
        if listed {
            return Ok(None);
        }
        // All of the event's at once: somebody who never came is missing in each of his games.
        let mut lines = vec![own];
        for game in lists::games_of_tournament(tx, event.id).await? {
            if game.id == view.id || game.row.state != GameState::Running || game.seat(id).is_some() {
                continue;
            }
            let other = load::complete(tx, game).await?.view;
            let late = other.game.no_show_at().is_some_and(|from| from < at);
            if let Some(seat) = other.game.to_move().filter(|_| late && !other.game.snapshot().stops.no_show)
            {
                lines.push(missing_line(&other, seat));
            }
        }
        let facts = [
            ("club", self.club().name.as_str().into()),
            ("event", event.name.as_str().into()),
            ("game", view.name.as_str().into()),
            ("name", view.person(seat).name.as_str().into()),
            ("opponent", view.person(!seat).name.as_str().into()),
        ];
        let (lang, url) = (director.lang, &self.club().public_url);
        let say = |key: &str| self.inner.speech.say(lang, key, &facts);
        let mut letter = Letter::new(lang, &self.club().name, say("no-show-director-head"));
        if lines.len() == 1 {
            letter.news = vec![say("no-show-director-news"), say("no-show-director-do")];
        } else {
            letter.head = say("no-show-director-subject");
            letter.news = vec![say("no-show-director-many"), say("no-show-director-do-many")];
            letter.lists = vec![Listing { label: say("no-show-director-list"), lines }];
        }
        letter.foot = vec![
            Fact { label: view.name.clone(), text: format!("{url}/games/{}", view.id) },
            Fact {
                label: say("unreachable-desk"),
                text: format!("{url}/director/tournaments/{}", event.code),
            },
        ];
        let subject = say("no-show-director-subject");
        let letter =
            self.club_letter(&letter, &Reader::from(&director), LetterKind::NoShowDirector, subject, None)?;
        Ok(letter.map(|letter| NewLetter {
            dedupe_key: Some(format!("no-show/g{}/{}/p{}", view.id, seat.letter(), director.id)),
            ..letter
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::one_line;
    use crate::mail::compose::{Letter, Listing};
    use crate::speech::Lang;

    #[test]
    fn a_line_that_a_letter_wraps_is_found_again() {
        let line = "T0004-M0031-2: Wolfgang Amadeus Montgomery-Featherstonehaugh (Maria Magdalena von und zu Hohenlohe)";
        let mut letter = Letter::new(Lang::En, "Club", "head".to_owned());
        letter.lists = vec![Listing { label: "Missing:".to_owned(), lines: vec![line.to_owned()] }];
        let text = letter.text();
        assert!(!text.contains(line), "it is wrapped: {text}");
        assert!(one_line(&text).contains(&one_line(line)), "{text}");
    }
}
