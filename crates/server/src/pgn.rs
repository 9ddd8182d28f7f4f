//! A game of the club as PGN: the same text on its page and in the export.

use frcec_rules::club::game::Outcome;
use frcec_rules::pgn::{self, PgnGame, PgnResult};

use crate::speech::Lang;
use crate::view::{Club, GameView};

/// What stands in the tags beside the game itself.
#[derive(Clone, Copy, Debug)]
pub struct About<'a> {
    pub club: &'a Club,
    /// The event's name, or the club's for a match outside events. Of a game from elsewhere nobody has told us.
    pub event: &'a str,
    /// Where it was played, if not here.
    pub place: Option<&'a str>,
    /// When the game was made (Unix ms), in case that it never began.
    pub created_at: i64,
}

/// The game, finished or running, ending in an empty line, so that another one may follow. A player without a name of his own has
/// his English one, whoever asks.
pub fn write(view: &GameView, about: About<'_>) -> String {
    let finish = view.game.finish();
    let result = finish.map_or(PgnResult::Unfinished, |finish| match finish.outcome {
        Outcome::White => PgnResult::WhiteWins,
        Outcome::Black => PgnResult::BlackWins,
        Outcome::Draw => PgnResult::Draw,
        Outcome::Cancelled => PgnResult::Unfinished,
    });
    let mut game = PgnGame::new(view.game.line().clone(), result);
    let started = view.game.snapshot().started_at.unwrap_or(about.created_at);
    let tags = [
        ("Event", if about.place.is_none() { about.event.to_owned() } else { String::new() }),
        (
            "Site",
            about.place.map_or_else(|| format!("{}/games/{}", about.club.public_url, view.id), str::to_owned),
        ),
        ("Date", date(started)),
        ("Round", view.name.clone()),
        ("White", view.white.called(Lang::En)),
        ("Black", view.black.called(Lang::En)),
    ];
    game.tags = tags.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    if let Some(finish) = finish {
        game.tags.push(("EndDate".to_owned(), date(finish.at)));
        game.tags.push(("Termination".to_owned(), finish.reason.key().replace('_', " ")));
    }
    game.tags.push(("Mode".to_owned(), "EM".to_owned()));
    // Of a game from elsewhere nobody knows it.
    if about.place.is_none() {
        game.tags.push(("Pace".to_owned(), view.game.pace().to_string()));
    }
    let mut text = pgn::write(&game);
    text.push('\n');
    text
}

/// A day as PGN writes it, in UTC.
fn date(at: i64) -> String {
    jiff::Timestamp::from_millisecond(at)
        .map_or_else(|_| "????.??.??".to_owned(), |at| at.strftime("%Y.%m.%d").to_string())
}
