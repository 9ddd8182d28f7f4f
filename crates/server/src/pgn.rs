//! A game of the club as PGN: the same text on its page and in the export.

use frcec_rules::club::game::Outcome;
use frcec_rules::pgn::{self, PgnGame, PgnResult};

use frcec_store::games::StoredGame;

use crate::speech::Lang;
use crate::view::{Club, GameView};

/// What stands in the tags beside the game itself.
#[derive(Clone, Copy, Debug)]
pub struct About<'a> {
    pub club: &'a Club,
    /// The event's name, or the club's for a match outside events; of a game from elsewhere what its own PGN said, or nothing.
    pub event: &'a str,
    /// Where it was played, if not here.
    pub place: Option<&'a str>,
    /// When the game was made (Unix ms), in case that it never began.
    pub created_at: i64,
}

impl<'a> About<'a> {
    /// What there is to say of a stored game; `event` is the name of the club's event that it belongs to.
    pub fn of(club: &'a Club, stored: &'a StoredGame, event: Option<&'a str>) -> Self {
        let event = match stored.place {
            Some(_) => stored.event.as_deref().unwrap_or_default(),
            None => event.unwrap_or(&club.name),
        };
        Self { club, event, place: stored.place.as_deref(), created_at: stored.created_at }
    }
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
        ("Event", about.event.to_owned()),
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
