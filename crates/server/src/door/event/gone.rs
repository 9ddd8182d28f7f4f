//! What the others read when somebody goes, from an event or from the club: who that is, first of all; then what becomes of the
//! reader's games, of the table and of the rating. Whoever goes reads the same of his own games.
use std::collections::BTreeMap;

use frcec_rules::club::{event::Format, game::Outcome};
use frcec_store::{PlayerId, tournaments::Tournament};

use super::departure::{Effect, Ends};
use crate::{
    door::{Door, end_news::RatingMoved},
    people::Person,
    view::GameView,
};

/// The games that end because somebody goes, and what each of their players is rated then.
pub(in crate::door) struct GoneGames<'a> {
    /// As they are afterwards.
    pub(in crate::door) views: &'a [GameView],
    /// Whose rating changes, and how.
    pub(in crate::door) ratings: &'a BTreeMap<PlayerId, RatingMoved>,
}

impl GoneGames<'_> {
    /// The names of those of a player's games that ended so.
    fn of(&self, player: PlayerId, ended: impl Fn(&GameView, bool) -> bool) -> Vec<String> {
        let own = self.views.iter().filter(|view| [view.white.id, view.black.id].contains(&player));
        let mut found: Vec<&GameView> = own
            .filter(|view| {
                let winner = view.game.finish().and_then(|end| end.outcome.winner());
                ended(view, winner.is_some_and(|seat| view.person(seat).id == player))
            })
            .collect();
        found.sort_by_key(|view| view.id);
        found.into_iter().map(|view| view.name.clone()).collect()
    }

    /// Whether the player has one of them.
    fn concerns(&self, player: PlayerId) -> bool {
        self.views.iter().any(|view| [view.white.id, view.black.id].contains(&player))
    }
}

impl Door {
    /// Which of the reader's games are won, lost or cancelled by it.
    pub(in crate::door) fn games_gone_say(&self, reader: &Person, games: &GoneGames<'_>) -> Vec<String> {
        let cancelled =
            |view: &GameView| view.game.finish().is_none_or(|end| end.outcome == Outcome::Cancelled);
        let lists = [
            ("gone-won", games.of(reader.id, |view, won| !cancelled(view) && won)),
            ("gone-lost", games.of(reader.id, |view, won| !cancelled(view) && !won)),
            ("gone-cancelled", games.of(reader.id, |view, _| cancelled(view))),
        ];
        let said = lists.into_iter().filter(|(_, names)| !names.is_empty()).map(|(key, names)| {
            let facts =
                [("games", names.len().into()), ("list", self.inner.speech.list(reader.lang, &names).into())];
            self.inner.speech.say(reader.lang, key, &facts)
        });
        said.collect()
    }

    /// What it does to an event, for one who stays in it.
    pub(in crate::door) fn effect_says(
        &self,
        reader: &Person,
        event: &Tournament,
        gone: &Person,
        (effect, by_office): (&Effect, bool),
        games: &GoneGames<'_>,
    ) -> Vec<String> {
        let name = [("name", gone.name.as_str().into())];
        let says = |key: &str| self.event_says(reader, event, key, &name);
        let own = games.views.iter().filter(|view| view.event == Some(event.id));
        let own: Vec<&GameView> =
            own.filter(|view| [view.white.id, view.black.id].contains(&reader.id)).collect();
        let has_cancelled =
            own.iter().any(|view| view.game.finish().is_some_and(|end| end.outcome == Outcome::Cancelled));
        let mut said = Vec::new();
        if effect.void {
            said.push(says("event-gone-void"));
        } else if effect.walkover && has_cancelled {
            said.push(says("event-gone-walkover"));
        } else if effect.scored.contains(&reader.id) && own.is_empty() {
            said.push(says("event-gone-kept"));
        }
        let wins = matches!(&effect.champions[..], [winners] if matches!(&winners[..], [(id, _)] if *id == reader.id));
        match effect.closes {
            Ends::Event if wins && by_office => said.push(says("event-gone-title")),
            Ends::Nothing | Ends::Round if effect.format == Format::Knockout && !own.is_empty() => {
                said.push(says("event-gone-on"));
            }
            // Where the club goes on at once, that letter says who has won.
            Ends::Event | Ends::Nothing | Ends::Round => {}
        }
        said
    }

    /// What the reader is rated after it, if that has changed.
    pub(in crate::door) fn rating_moved_says(
        &self,
        reader: &Person,
        games: &GoneGames<'_>,
    ) -> Option<String> {
        let moved = games.ratings.get(&reader.id).filter(|_| games.concerns(reader.id))?;
        Some(moved.said(self.inner.speech, reader.lang))
    }
}
