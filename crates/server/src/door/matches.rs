//! Matches: two games from one starting position, colours reversed.
use frcec_rules::{
    StartPosition,
    club::{
        game::{Event, Game},
        pace::Pace,
        seat::Seat,
    },
};
use frcec_store::{
    GameId, MatchId, PlayerId, StoreError, TournamentId, Tx, WriteError,
    games::{self, NewGame},
    matches::{self, NewMatch},
    notices, players,
};

use super::{
    Actor, Door, Invalid, LoadError, Receipt, Submission, SubmitError,
    commit::Undone,
    game::{applied, stored_notice},
    leave::at_start,
    practice::PRACTICE_HANDLE,
    row::{new_events, row_of},
};
use crate::{
    names,
    notice::{self, Change, Kind, Notice, PairingNews},
    people::Person,
    view::GameView,
};

/// A match to be started.
#[derive(Clone, Debug)]
pub struct StartMatch {
    /// White in the first game: a handle or an address.
    pub white: String,
    /// Black in the first game: a handle or an address.
    pub black: String,
    /// The starting position; drawn if `None`.
    pub start: Option<StartPosition>,
    /// The time control.
    pub pace: Pace,
    /// Whether the second game waits for the first.
    pub staggered: bool,
    /// Whether it counts for the rating list.
    pub rated: bool,
}

/// A match whose players are known, inside an event or alone.
#[derive(Clone, Debug)]
pub(super) struct MatchSpec {
    pub(super) event: Option<InEvent>,
    /// Of the first game and of the second.
    pub(super) starts: [StartPosition; 2],
    pub(super) pace: Pace,
    pub(super) staggered: bool,
    /// One game only, as in a single round robin.
    pub(super) single: bool,
    /// Only the game of this number: the other one was played to its end in the match that this one replaces.
    pub(super) only: Option<u8>,
    pub(super) rated: bool,
    /// What one of the two is told by the other with the start.
    pub(super) words: Option<(PlayerId, String)>,
}

/// The event of a match.
#[derive(Clone, Debug)]
pub(super) struct InEvent {
    pub(super) id: TournamentId,
    pub(super) code: String,
    /// From 1.
    pub(super) round: i64,
    /// How many full moves behind others see its games while they are played.
    pub(super) delay: u8,
    /// Why these two meet, as it is told with the start to White of the first game, and to Black.
    pub(super) news: Option<[PairingNews; 2]>,
}

/// What was made, and what is to be told of it: the letters are written once for all matches of one submission.
pub(super) struct Made {
    pub(super) id: MatchId,
    pub(super) games: Vec<GameId>,
    pub(super) told: Vec<Notice>,
    pub(super) views: Vec<GameView>,
}

/// Why a match was not made; everything of it was undone.
#[derive(Debug)]
pub(super) enum NotMade {
    Undone(Undone),
    Submit(SubmitError),
}

impl From<StoreError> for NotMade {
    fn from(error: StoreError) -> Self {
        Self::Undone(Undone::Store(error))
    }
}

impl From<SubmitError> for NotMade {
    fn from(error: SubmitError) -> Self {
        Self::Submit(error)
    }
}

impl Door {
    pub(super) async fn submit_match(
        &self,
        submission: &Submission,
        start: &StartMatch,
    ) -> Result<Receipt, SubmitError> {
        let (white, black) = {
            let mut tx = self.db().read().await?;
            (find(&mut tx, &start.white).await?, find(&mut tx, &start.black).await?)
        };
        if white.id == black.id {
            return Err(SubmitError::Invalid(Invalid::SamePlayer));
        }
        // The keeper at the terminal knows what is done there.
        if submission.by != Actor::Club {
            let mut tx = self.db().read().await?;
            for person in [&white, &black] {
                self.may_start(&mut tx, person, 2).await?;
            }
        }
        let spec = MatchSpec {
            event: None,
            starts: [start.start.unwrap_or_else(|| self.draw_start()); 2],
            pace: start.pace,
            staggered: start.staggered,
            single: false,
            only: None,
            rated: start.rated,
            words: None,
        };
        let door = self.clone();
        let at = submission.at;
        // The receipt names numbers that only the transaction knows; the origin is written with it.
        let commit = self.commit_for(submission, Receipt::Kept, None);
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    let made = door.make_match(tx, &spec, &white, &black, at).await?;
                    door.write_news(tx, made.told, &made.views).await?;
                    let receipt = Receipt::Match { id: made.id, games: made.games };
                    let mut commit = commit;
                    if let Some((_, stored)) = &mut commit.origin {
                        *stored = receipt.clone();
                    }
                    commit.begin(tx).await.map_err(NotMade::Undone)?;
                    Ok(receipt)
                })
            })
            .await;
        self.made(written)
    }

    /// What a transaction that makes matches means for the one who asked.
    pub(super) fn made<T>(&self, written: Result<T, WriteError<NotMade>>) -> Result<T, SubmitError> {
        written.map_err(|error| match error {
            WriteError::Refused(NotMade::Submit(error)) => error,
            WriteError::Refused(NotMade::Undone(Undone::Store(StoreError::Taken { what, value }))) => {
                SubmitError::Invalid(Invalid::Taken { what, value })
            }
            WriteError::Refused(NotMade::Undone(undone)) => self.undone(undone),
            WriteError::Store(error) => error.into(),
        })
    }

    /// A starting position, each of the 960 equally likely.
    pub(super) fn draw_start(&self) -> StartPosition {
        let id = u16::try_from(self.ids().below(960)).unwrap_or(0);
        StartPosition::new(id).unwrap_or(CLASSICAL)
    }

    /// Makes a match with its two games and their notices inside a transaction. The second game waits if staggered. No
    /// letter is written: see [`Door::write_news`].
    pub(super) async fn make_match(
        &self,
        tx: &mut Tx,
        spec: &MatchSpec,
        white: &Person,
        black: &Person,
        at: i64,
    ) -> Result<Made, NotMade> {
        let id = matches::create(
            tx,
            &NewMatch {
                tournament_id: spec.event.as_ref().map(|event| event.id),
                round: spec.event.as_ref().map(|event| event.round),
                start_id: spec.starts[0].id(),
                first_white_id: white.id,
                first_black_id: black.id,
                pace: spec.pace.to_string(),
                rated: spec.rated,
                staggered: spec.staggered,
                settings: "{}".to_owned(),
            },
            at,
        )
        .await?;
        let mut views = Vec::new();
        let mut told: Vec<Notice> = Vec::new();
        let games = [(1, white, black), (2, black, white)];
        for (number, white, black) in games.into_iter().take(if spec.single { 1 } else { 2 }) {
            if spec.only.is_some_and(|only| only != number) {
                continue;
            }
            let waits = spec.staggered && number == 2 && spec.only.is_none();
            let (view, notices) = self.make_game(tx, spec, id, (number, white, black), waits, at).await?;
            told.extend(notices);
            views.push(view);
        }
        Ok(Made { id, games: views.iter().map(|view| view.id).collect(), told, views })
    }

    async fn make_game(
        &self,
        tx: &mut Tx,
        spec: &MatchSpec,
        match_id: MatchId,
        (number, white, black): (u8, &Person, &Person),
        waits: bool,
        at: i64,
    ) -> Result<(GameView, Vec<Notice>), NotMade> {
        let start = spec.starts[usize::from(number == 2)];
        let mut events = vec![Event::Created { start: start.id(), pace: spec.pace }];
        if !waits {
            events.push(Event::Started { at });
        }
        let game = Game::fold(&events).map_err(|error| {
            SubmitError::from(LoadError::Row { key: GameId(0), source: super::row::RowError::Game(error) })
        })?;
        let mut view = GameView {
            id: GameId(0),
            name: String::new(),
            event: spec.event.as_ref().map(|event| event.id),
            game,
            white: white.clone(),
            black: black.clone(),
        };
        if let Some(seat) = view.game.to_move()
            && let Some(reply) = self.practice_reply(&view, seat, at)?
        {
            view = applied(&view, &reply)?;
            events.extend(reply);
        }
        let leave = at_start(tx, white, black, spec.pace, at).await?;
        view = applied(&view, &leave)?;
        events.extend(leave);
        let new = NewGame {
            match_id: Some(match_id),
            number_in_match: number,
            tournament_id: spec.event.as_ref().map(|event| event.id),
            white_id: white.id,
            black_id: black.id,
            start_id: start.id(),
            pace: spec.pace.to_string(),
            rated: spec.rated,
            place: None,
            event: None,
            delay: spec.event.as_ref().map_or(0, |event| event.delay),
        };
        let id = games::create(tx, &new, &new_events(&events, at), &row_of(&view.game), at).await?;
        let event = spec.event.as_ref().map(|event| event.code.as_str());
        view.name = names::game_name(id, Some((match_id, i64::from(number))), event);
        view.id = id;
        let mut notices = notice::notices(&Change::of(&view, &events));
        let news = spec.event.as_ref().and_then(|event| event.news.as_ref());
        for notice in notices.iter_mut().filter(|notice| notice.kind == Kind::Started) {
            // In the second game the colours are the other way round.
            let first_white = (notice.seat == Seat::White) == (number == 1);
            notice.pairing =
                news.map(|[white, black]| Box::new(if first_white { white } else { black }.clone()));
            // Once, in the letter's first game.
            let words = spec.words.as_ref().filter(|(reader, _)| number == 1 && *reader == notice.reader);
            notice.message = words.map(|(_, words)| words.clone());
        }
        let stored: Vec<_> = notices.iter().map(|notice| stored_notice(notice, &view, None)).collect();
        notices::insert_later(tx, id, view.game.version(), &stored, at);
        Ok((view, notices))
    }
}

/// #518, the arrangement that every club knows.
const CLASSICAL: StartPosition = match StartPosition::new(518) {
    Some(position) => position,
    None => unreachable!(),
};

/// A member by handle or address.
async fn find(tx: &mut Tx, who: &str) -> Result<Person, SubmitError> {
    let player = if who.contains('@') {
        players::by_address(tx, who).await?
    } else {
        players::by_handle(tx, who).await?
    };
    // The club's own random mover plays practice games only.
    let player = player
        .filter(|player| player.handle != PRACTICE_HANDLE)
        .ok_or_else(|| SubmitError::NoMember(who.to_owned()))?;
    Ok(Person::of(tx, player).await.map_err(LoadError::from)?)
}
