//! What the letter of a game's end says beyond the game: how the match stands, and what the players are rated now.
use std::collections::{BTreeMap, btree_map::Entry};

use frcec_rules::club::{
    game::{Event, Finish, Outcome},
    seat::Seat,
};
use frcec_store::{
    PlayerId, StoreError, Tx,
    ratings::{self, Rating},
};

use super::{
    Door, SubmitError, WORDS_AFTER_DAYS,
    commit::RatedGame,
    game::{Around, applied},
    lines::Run,
    load::Loaded,
};
use crate::{
    ratings::{step, unrated},
    speech::{Lang, Speech},
    view::GameView,
};

impl Door {
    /// Adds to what both players are told of `run`, if it ends the game.
    pub(super) fn tell_end(
        &self,
        run: &mut Run,
        loaded: &Loaded,
        around: &Around,
    ) -> Result<(), SubmitError> {
        let ended = run.events.iter().any(|event| matches!(event, Event::Ended { .. }));
        if !ended || loaded.view.game.finish().is_some() {
            return Ok(());
        }
        let after = applied(&loaded.view, &run.events)?;
        let Some(finish) = after.game.finish().filter(|finish| finish.outcome != Outcome::Cancelled) else {
            return Ok(());
        };
        for seat in Seat::BOTH {
            let told = [
                self.score_said(loaded, &after, seat, around),
                self.rating_said(&after, seat, around, finish),
                self.next_said(loaded, &after, seat, around),
                self.words_said(&after, seat),
            ];
            run.own.told.get_mut(seat).sentences.extend(told.into_iter().flatten());
        }
        Ok(())
    }

    /// How the match stands, for its player at `seat`.
    fn score_said(&self, loaded: &Loaded, after: &GameView, seat: Seat, around: &Around) -> Option<String> {
        let of_match = after.name.rsplit_once('-').filter(|_| loaded.of_match.is_some())?.0;
        let [sibling] = around.siblings() else { return None };
        let (own, theirs) = (after.person(seat), after.person(!seat));
        let games = [(after, seat), (&sibling.view, sibling.seat(own.id)?)];
        let of = |own: bool| -> u32 {
            games.iter().map(|(view, seat)| half_points(view, if own { *seat } else { !*seat })).sum()
        };
        let mut facts = vec![
            ("match", of_match.into()),
            ("own", in_halves(of(true)).into()),
            ("theirs", in_halves(of(false)).into()),
            ("name", theirs.name.as_str().into()),
        ];
        let key = if sibling.view.game.finish().is_some() {
            "end-match-over"
        } else {
            facts.push(("game", sibling.view.name.as_str().into()));
            "end-match-on"
        };
        Some(self.inner.speech.say(own.lang, key, &facts))
    }

    /// How the player at `seat` asks for another match of the same two, once this one is over; what follows in an event, that says.
    fn next_said(&self, loaded: &Loaded, after: &GameView, seat: Seat, around: &Around) -> Option<String> {
        loaded.of_match.as_ref().filter(|_| after.event.is_none())?;
        let [sibling] = around.siblings() else { return None };
        sibling.view.game.finish()?;
        let facts = [("name", after.person(!seat).name.as_str().into())];
        Some(self.inner.speech.say(after.person(seat).lang, "end-rematch", &facts))
    }

    /// What the player at `seat` is rated, and what this game did to it.
    fn rating_said(&self, after: &GameView, seat: Seat, around: &Around, finish: Finish) -> Option<String> {
        let [white, black] = around.ratings()?;
        let player = after.person(seat).id;
        let (rating, change) = step(white, black, after.id, finish.outcome, finish.at)
            .into_iter()
            .find(|(rating, _)| rating.player_id == player)?;
        let moved = RatingMoved { before: change.before, now: rating.rating, games: 1 };
        Some(moved.said(self.inner.speech, after.person(seat).lang))
    }

    /// That words still reach the opponent, while they do.
    pub(super) fn words_said(&self, after: &GameView, seat: Seat) -> Option<String> {
        let other = after.person(!seat);
        other.address.as_ref()?;
        let facts = [("name", other.name.as_str().into()), ("days", WORDS_AFTER_DAYS.into())];
        Some(self.inner.speech.say(after.person(seat).lang, "end-words", &facts))
    }
}

/// What games that end together make of a rating, in hundredths.
#[derive(Clone, Copy, Debug)]
pub(super) struct RatingMoved {
    before: i64,
    now: i64,
    games: usize,
}

impl RatingMoved {
    /// What these games, which end at one moment, make of the ratings of their players.
    pub(super) async fn by(tx: &mut Tx, rated: &[RatedGame]) -> Result<BTreeMap<PlayerId, Self>, StoreError> {
        let mut known: BTreeMap<PlayerId, (Rating, Self)> = BTreeMap::new();
        // As the list takes them (domain.md, "The club").
        let mut rated = rated.to_vec();
        rated.sort_by_key(|game| (game.at, game.game));
        for game in &rated {
            for player in [game.white, game.black] {
                if let Entry::Vacant(new) = known.entry(player) {
                    let rating = ratings::of_player(tx, player).await?;
                    let rating = rating.unwrap_or_else(|| unrated(player, game.at));
                    let moved = Self { before: rating.rating, now: rating.rating, games: 0 };
                    new.insert((rating, moved));
                }
            }
            let (white, black) = (&known[&game.white].0, &known[&game.black].0);
            for (rating, _) in step(white, black, game.game, game.outcome, game.at) {
                let Some((known, moved)) = known.get_mut(&rating.player_id) else { continue };
                (moved.now, moved.games) = (rating.rating, moved.games + 1);
                *known = rating;
            }
        }
        Ok(known.into_iter().map(|(player, (_, moved))| (player, moved)).collect())
    }

    /// It in words, as the list shows ratings: cut to the whole number.
    pub(super) fn said(self, speech: Speech, lang: Lang) -> String {
        let (before, now) = (self.before / 100, self.now / 100);
        let sign = if now < before { "−" } else { "+" };
        let by = format!("{sign}{}", (now - before).abs());
        let facts = [("rating", now.into()), ("by", by.into()), ("games", self.games.into())];
        let key = match (before == now, self.games) {
            (true, _) => "end-rating-same",
            (false, 0..=1) => "end-rating",
            _ => "end-rating-games",
        };
        speech.say(lang, key, &facts)
    }
}

/// What a game has brought the player at `seat` so far, in half points.
fn half_points(view: &GameView, seat: Seat) -> u32 {
    match view.game.finish().map(|finish| finish.outcome) {
        Some(Outcome::Draw) => 1,
        Some(Outcome::White) => 2 * u32::from(seat == Seat::White),
        Some(Outcome::Black) => 2 * u32::from(seat == Seat::Black),
        Some(Outcome::Cancelled) | None => 0,
    }
}

/// `0`, `½`, `1`, `1½`, `2`.
fn in_halves(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_written_as_chess_players_do() {
        assert_eq!([0, 1, 2, 3, 4].map(in_halves), ["0", "½", "1", "1½", "2"]);
    }
}
