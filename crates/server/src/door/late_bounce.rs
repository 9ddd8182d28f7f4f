//! A letter that comes back after the flag has fallen on the turn that it told of. "A bounce that comes later gives the time back"
//! (domain.md, "Clocks"): the game is over by then and counts, so a director decides whether its result stands.
use frcec_rules::club::{
    game::{EndReason, Event, Telling},
    seat::Seat,
};
use frcec_store::{
    PlayerId, Tx, games,
    letters::{NewLetter, Tells},
};

use super::{
    Door, LoadError, SubmitError,
    letter::Reader,
    load::{Loaded, load_game},
    row::event_of,
};
use crate::{
    mail::compose::{Fact, Letter, LetterKind},
    people::Person,
};

/// The game that a player lost on time, or drew, in the turn that a lost letter told of; `None` if its time did not run from
/// that letter: our page had shown the position, or the turn is another one.
pub(super) async fn flag_in_vain(
    tx: &mut Tx,
    told: Tells,
    reader: PlayerId,
) -> Result<Option<Loaded>, SubmitError> {
    let Some(loaded) = load_game(tx, told.game).await? else { return Ok(None) };
    let game = &loaded.view.game;
    let on_time = |reason| matches!(reason, EndReason::Time | EndReason::TimeWithoutMate);
    let late = Seat::from(game.line().turn());
    if game.ply() != told.ply
        || loaded.seat(reader) != Some(late)
        || !game.finish().is_some_and(|finish| on_time(finish.reason))
    {
        return Ok(None);
    }
    let stored = games::events(tx, told.game).await?;
    let mut by = None;
    for event in stored.iter().rev() {
        let event = event_of(event).map_err(|source| LoadError::Row { key: told.game, source })?;
        match event {
            Event::Told { by: Telling::Page, .. } => return Ok(None),
            Event::Told { by: telling, .. } => by = Some(telling),
            Event::Moved { .. } | Event::Started { .. } => break,
            _ => {}
        }
    }
    Ok(by.map(|_| loaded))
}

impl Door {
    /// To a director: the letter of the turn in which this flag fell has come back.
    pub(super) fn late_bounce_letter(
        &self,
        director: &Person,
        lost: &Loaded,
        said: &str,
    ) -> Result<Option<NewLetter>, SubmitError> {
        let view = &lost.view;
        let late = Seat::from(view.game.line().turn());
        let (lang, url) = (director.lang, &self.club().public_url);
        let facts = [
            ("club", self.club().name.as_str().into()),
            ("game", view.name.as_str().into()),
            ("name", view.person(late).name.as_str().into()),
        ];
        let say = |key: &str| self.inner.speech.say(lang, key, &facts);
        let subject = say("late-bounce-subject");
        let mut letter = Letter::new(lang, &self.club().name, say("late-bounce-head"));
        letter.news = vec![say("late-bounce-news"), say("late-bounce-do")];
        letter.facts = vec![Fact { label: say("unreachable-said"), text: said.to_owned() }];
        letter.foot = vec![
            Fact { label: view.name.clone(), text: format!("{url}/games/{}", view.id) },
            Fact { label: say("unreachable-desk"), text: format!("{url}/director") },
        ];
        let letter =
            self.club_letter(&letter, &Reader::from(director), LetterKind::LateBounce, subject, None)?;
        Ok(letter.map(|letter| NewLetter {
            dedupe_key: Some(format!("late-bounce/g{}/p{}", view.id, director.id)),
            ..letter
        }))
    }
}
