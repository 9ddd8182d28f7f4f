//! Conditional lines in the door: given, taken back, and played in the transaction of the move they answer (design.md, rule 9).
use frcec_rules::{
    Line, Move,
    club::{
        game::{Command as Rules, Denial, Event},
        lines::{MOST_PLIES, Tree},
        seat::{Seat, Sides},
    },
};
use frcec_store::{
    GameId, StoreError, Tx,
    challenges::NewChallenge,
    games,
    lines::{self, LinesWrite, StandingLines},
    notes::Note,
};

use super::{
    Actor, Door, Invalid, Receipt, Submission, SubmitError, Via,
    answer::reply_to,
    commit::Undone,
    game::applied,
    letter::Told,
    load::{LoadError, Loaded, load_game},
    notes::Mailed,
};
use crate::{
    mail::compose::{LetterKind, Listing},
    notice::Bundle,
    speech::lines as words,
    view::GameView,
};

/// What is asked of the conditional lines of one side.
#[derive(Clone, Debug)]
pub struct LinesCommand {
    /// In which game.
    pub game: GameId,
    /// Whose lines.
    pub seat: Seat,
    /// What.
    pub change: LinesChange,
    /// Private notes that come with it, for the present position.
    pub notes: Vec<String>,
}

/// What is to become of them.
#[derive(Clone, Debug)]
pub enum LinesChange {
    /// These stand in the place of all that stood.
    Set {
        /// Plies on the board that the lines were read for; the opponent is to move.
        ply: u32,
        /// The lines.
        tree: Tree,
    },
    /// None stand.
    Cancel,
    /// They stay; a mail is answered with the list.
    Show,
}

/// What became of a player's lines in a submission, told in the player's letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// The opponent played what no line answers.
    Left,
    /// The opponent offers a draw: the line goes on when the offer is declined.
    Waits,
    /// The owner, asked about a draw, played another move than the line's.
    Replaced,
}

/// The lines of one side while moves are played.
struct Standing {
    row: StandingLines,
    tree: Tree,
}

/// A game's change with all that conditional lines added to it.
pub(super) struct Run {
    /// What happens, the lines' moves included.
    pub(super) events: Vec<Event>,
    /// What caused each of them, where it is not the submission.
    pub(super) origins: Vec<Option<String>>,
    /// The plies that lines played.
    pub(super) by_line: Vec<u32>,
    /// The lines' rows that it was decided on.
    pub(super) before: Vec<StandingLines>,
    /// The lines' rows after it.
    pub(super) after: Vec<StandingLines>,
    /// What became of the lines of each side.
    pub(super) fates: Sides<Option<Fate>>,
    /// What the players alone learn of it.
    pub(super) own: Own,
}

/// What the players alone learn or keep.
#[derive(Default)]
pub(super) struct Own {
    /// In their letters.
    pub(super) told: Sides<Told>,
    /// Their notes, when the game has ended.
    pub(super) notes_back: Sides<Option<Listing>>,
    /// The note that came with a move.
    pub(super) note: Option<Note>,
    /// Whether a note came that could not be kept: its writer is told whatever the settings say.
    pub(super) note_refused: bool,
    /// The challenge with which a new opponent is looked for.
    pub(super) challenge: Option<NewChallenge>,
}

impl Own {
    /// What of it stands in a letter that tells of `game`. Lines only where an answer reaches them: not in a letter that goes
    /// out with the address of another game.
    pub(super) fn told_in(&self, bundle: &Bundle, game: GameId) -> Told {
        let main = &bundle.main;
        let mut told = if main.game == game { self.told.get(main.seat).clone() } else { Told::default() };
        let about_it = std::iter::once(main).chain(&bundle.also).find(|notice| notice.game == game);
        // The end of this game is told behind the news of another one: what belongs to it too.
        if let Some(notice) = about_it.filter(|_| main.game != game) {
            let said = self.told.get(notice.seat).sentences.clone();
            if !said.is_empty() {
                told.of_games.insert(game, said);
            }
        }
        told.lists.extend(about_it.and_then(|notice| self.notes_back.get(notice.seat).clone()));
        told
    }
}

/// The lines that stand for `seat`, with the position they begin in, read back; `None` if there are none.
pub async fn standing_lines(
    tx: &mut Tx,
    view: &GameView,
    seat: Seat,
) -> Result<Option<(u32, Tree)>, LoadError> {
    let rows = lines::of_game(tx, view.id).await?;
    match rows.into_iter().find(|row| row.seat == seat) {
        Some(row) => Ok(Some((row.ply, tree_of(view, &row)?))),
        None => Ok(None),
    }
}

fn tree_of(view: &GameView, row: &StandingLines) -> Result<Tree, LoadError> {
    Tree::restore(&view.game.line().prefix(row.ply), &row.moves).map_err(|error| {
        LoadError::Store(StoreError::Corrupt {
            table: "standing_lines",
            column: "moves".to_owned(),
            key: row.id.to_string(),
            why: error.to_string(),
        })
    })
}

/// The lines that a held action keeps, read in their position.
pub(super) fn lines_tree(at: &Line, held: i64, moves: &str) -> Result<Tree, SubmitError> {
    Tree::restore(at, moves).map_err(|error| {
        SubmitError::from(StoreError::Corrupt {
            table: "held_actions",
            column: "command".to_owned(),
            key: held.to_string(),
            why: error.to_string(),
        })
    })
}

impl Door {
    /// What follows from `events`, which `seat`'s command causes: the club's own player answers, and so do the standing lines of
    /// both sides, one into the other, until one side has to think.
    pub(super) fn run_on(
        &self,
        loaded: &Loaded,
        rows: Vec<StandingLines>,
        given: Option<&Tree>,
        events: Vec<Event>,
        at: i64,
    ) -> Result<Run, SubmitError> {
        let has_moved = events.iter().any(|event| matches!(event, Event::Moved { .. }));
        let declined = events.iter().any(|event| matches!(event, Event::Declined { .. }));
        let mut view = applied(&loaded.view, &events)?;
        let mut sides: Sides<Option<Standing>> = Sides::default();
        for row in &rows {
            let tree = tree_of(&loaded.view, row)?;
            *sides.get_mut(row.seat) = Some(Standing { row: row.clone(), tree });
        }
        let mut run = Run {
            origins: vec![None; events.len()],
            events,
            by_line: Vec::new(),
            before: Vec::new(),
            after: Vec::new(),
            fates: Sides::default(),
            own: Own::default(),
        };
        let writer = run.events.iter().find_map(|event| match event {
            Event::Said { seat, .. } => Some(*seat),
            _ => None,
        });
        if let (Some(tree), Some(seat)) = (given, writer)
            && view.game.to_move() == Some(!seat)
        {
            // Lines that come with a message, while the opponent thinks.
            *sides.get_mut(seat) = Some(self.standing(&view, seat, tree.clone()));
        }
        if has_moved {
            let mover = !Seat::from(view.game.line().turn());
            let own = sides.get_mut(mover);
            let kept = own.take().and_then(|own| own.after_own_move(&loaded.view, &view));
            if kept.is_none() && given.is_none() && rows.iter().any(|row| row.seat == mover) {
                *run.fates.get_mut(mover) = Some(Fate::Replaced);
            }
            *own = match given {
                Some(tree) => Some(self.standing(&view, mover, tree.clone())),
                None => kept,
            };
        }
        for _ in 0..=2 * MOST_PLIES {
            let Some(turn) = view.game.to_move() else { break };
            if let Some(reply) = self.practice_reply(&view, turn, at)? {
                view = applied(&view, &reply)?;
                run.origins.resize(run.origins.len() + reply.len(), None);
                run.events.extend(reply);
                continue;
            }
            if !(has_moved || declined) {
                break;
            }
            let (fate, played) = answer(&view, sides.get_mut(turn), turn, run.by_line.len(), at);
            *run.fates.get_mut(turn) = fate;
            let Some((reply, origin)) = played else { break };
            view = applied(&view, &reply)?;
            run.by_line.push(view.game.ply());
            run.origins.extend(reply.iter().map(|_| Some(origin.clone())));
            run.events.extend(reply);
        }
        if view.game.finish().is_none() {
            for seat in Seat::BOTH {
                run.after.extend(sides.get(seat).as_ref().and_then(|own| own.stored(&view)));
            }
            run.after.sort_by_key(|row| row.id);
        }
        run.before = rows;
        Ok(run)
    }

    /// New lines of `seat`, which begin in the present position.
    fn standing(&self, view: &GameView, seat: Seat, tree: Tree) -> Standing {
        let now = self.clock().now();
        let row = StandingLines {
            id: self.ids().time_ordered(now),
            game_id: view.id,
            seat,
            player_id: view.person(seat).id,
            ply: view.game.ply(),
            moves: String::new(),
            given_at: now,
        };
        Standing { row, tree }
    }

    pub(super) async fn submit_lines(
        &self,
        submission: &Submission,
        asked: &LinesCommand,
    ) -> Result<Receipt, SubmitError> {
        self.submit_confirmed_lines(submission, asked, None).await
    }

    /// Lines of a game; `confirmed` is the held action that they are, settled in the same transaction.
    pub(super) async fn submit_confirmed_lines(
        &self,
        submission: &Submission,
        asked: &LinesCommand,
        confirmed: Option<i64>,
    ) -> Result<Receipt, SubmitError> {
        for _ in 0..super::ATTEMPTS {
            let mut tx = self.db().read().await?;
            let loaded = load_game(&mut tx, asked.game).await?.ok_or(SubmitError::NoGame(asked.game))?;
            let before = lines::of_game(&mut tx, asked.game).await?;
            let (view, seat) = (&loaded.view, asked.seat);
            let note = self.notes_with(&mut tx, view, seat, view.game.ply(), &asked.notes).await?;
            drop(tx);
            if submission.by != Actor::Player(view.person(seat).id) {
                return Err(SubmitError::NotYours);
            }
            let (after, key) = match self.lines_after(view, &before, asked)? {
                Ok(after) => after,
                Err(denial) => return self.denied(submission, loaded, Some(seat), (denial, None)).await,
            };
            let letter = match &submission.via {
                Via::Mail(_) => {
                    let own = after.iter().find(|row| row.seat == seat);
                    let mut said = vec![self.inner.speech.word(view.person(seat).lang, key)];
                    said.extend(match &note {
                        Mailed::Nothing => None,
                        Mailed::Fits(note) => Some(self.note_kept(view, seat, &note.text)),
                        Mailed::TooLong => Some(self.note_not_kept(view, seat)),
                    });
                    self.lines_letter(submission, view, seat, said, own).await?
                }
                Via::Form | Via::Club => None,
            };
            let mut commit = self.commit_for(submission, Receipt::Answered, Some(asked.game));
            commit.confirmed = confirmed;
            commit.letters.extend(letter);
            if let Mailed::Fits(note) = note {
                commit.notes.push(note);
            }
            let (game, version) = (asked.game, view.game.version());
            let write = LinesWrite { game, before, after };
            let written = self
                .db()
                .write(move |tx| {
                    Box::pin(async move {
                        if write.before != write.after {
                            games::hold(tx, game, version).await?;
                            lines::write(tx, &write).await?;
                        }
                        commit.apply(tx).await
                    })
                })
                .await;
            match written {
                Ok(()) => return Ok(Receipt::Answered),
                Err(frcec_store::WriteError::Refused(Undone::Store(error))) if error.is_stale() => {}
                Err(frcec_store::WriteError::Refused(undone)) => return Err(self.undone(undone)),
                Err(frcec_store::WriteError::Store(error)) => return Err(error.into()),
            }
        }
        Err(SubmitError::Busy)
    }

    /// The rows of a game after what is asked of one side's lines, and the key of the sentence that says so; or why it is not
    /// done.
    pub(super) fn lines_after(
        &self,
        view: &GameView,
        before: &[StandingLines],
        asked: &LinesCommand,
    ) -> Result<Result<(Vec<StandingLines>, &'static str), Denial>, SubmitError> {
        let seat = asked.seat;
        let stand = before.iter().any(|row| row.seat == seat);
        let mut after: Vec<StandingLines> = before.iter().filter(|row| row.seat != seat).cloned().collect();
        let key = match &asked.change {
            LinesChange::Set { ply, tree } => {
                if let Some(denial) = refusal(view, *ply) {
                    return Ok(Err(denial));
                }
                if view.game.to_move() == Some(seat) {
                    return Err(SubmitError::Invalid(Invalid::LinesOutOfTurn));
                }
                after.extend(self.standing(view, seat, tree.clone()).stored(view));
                "lines-kept"
            }
            LinesChange::Cancel if stand => "lines-cancelled",
            LinesChange::Show if stand => {
                after = before.to_vec();
                "lines-shown"
            }
            LinesChange::Cancel | LinesChange::Show => "lines-none",
        };
        after.sort_by_key(|row| row.id);
        Ok(Ok((after, key)))
    }

    /// The letter that answers a mail about lines: what was done, and what stands now.
    async fn lines_letter(
        &self,
        submission: &Submission,
        view: &GameView,
        seat: Seat,
        said: Vec<String>,
        row: Option<&StandingLines>,
    ) -> Result<Option<frcec_store::letters::NewLetter>, SubmitError> {
        let lists = row.map(|row| self.listing(view, row)).transpose()?;
        self.answer_letter_with(
            view,
            seat,
            LetterKind::Answer,
            said,
            lists.into_iter().collect(),
            reply_to(submission),
        )
        .await
    }

    /// The lines of a row in the words of their owner, with how to take them back.
    pub(super) fn listing(&self, view: &GameView, row: &StandingLines) -> Result<Listing, SubmitError> {
        let owner = view.person(row.seat);
        let at = view.game.line().prefix(row.ply);
        let tree = tree_of(view, row)?;
        Ok(Listing {
            label: self.inner.speech.word(owner.lang, "lines-standing"),
            lines: words::listed(self.inner.speech.writing(owner.notation), owner.lang, &at, &tree),
        })
    }

    /// The same, where a mail has changed nothing in them.
    pub(super) fn still_standing(
        &self,
        view: &GameView,
        row: &StandingLines,
    ) -> Result<Listing, SubmitError> {
        let label = self.inner.speech.word(view.person(row.seat).lang, "lines-still-stand");
        Ok(Listing { label, ..self.listing(view, row)? })
    }

    /// What a player is told of what became of the lines.
    pub(super) fn said_of_fate(&self, view: &GameView, seat: Seat, fate: Fate) -> String {
        let lang = view.person(seat).lang;
        let key = match fate {
            Fate::Left => "lines-left",
            Fate::Waits => "lines-wait",
            Fate::Replaced => "lines-replaced",
        };
        let name = view.person(!seat).name.as_str().into();
        self.inner.speech.say(lang, key, &[("name", name)])
    }
}

/// Why lines for the position after `ply` plies are not taken.
fn refusal(view: &GameView, ply: u32) -> Option<Denial> {
    let now = view.game.ply();
    match view.game.finish() {
        Some(finish) => Some(Denial::Over(finish)),
        None if !view.game.is_running() => Some(Denial::NotStarted),
        None if ply != now => Some(Denial::MovedOn { seen: ply, now }),
        None => None,
    }
}

/// What the lines of the side to move do about the opponent's last move: what became of them, and the move with its origin.
/// `played` counts the plies that lines have played before in this go.
fn answer(
    view: &GameView,
    own: &mut Option<Standing>,
    turn: Seat,
    played: usize,
    at: i64,
) -> (Option<Fate>, Option<(Vec<Event>, String)>) {
    let line = view.game.line();
    let ply = view.game.ply();
    let (Some(standing), Some(last)) = (own.as_mut(), line.moves().last()) else { return (None, None) };
    if standing.row.ply + 1 != ply {
        return (None, None);
    }
    let Some((mv, rest)) = standing.tree.advance(*last) else {
        *own = None;
        return (Some(Fate::Left), None);
    };
    if view.game.offer() == Some(!turn) || played >= MOST_PLIES {
        return (Some(Fate::Waits), None);
    }
    let command = Rules::Move { mv, ply, offer: false };
    match view.game.decide(Some(turn), &command, at) {
        Ok(events) => {
            let origin = format!("cond:{}:{}", standing.row.id, ply + 1);
            standing.row.ply = ply + 1;
            standing.tree = rest;
            (None, Some((events, origin)))
        }
        Err(denial) => {
            // A tree is read on the very line that is played, so that its moves are legal; the doctor looks for others.
            tracing::error!(game = %view.id, ?denial, "a conditional line could not be played");
            *own = None;
            (Some(Fate::Left), None)
        }
    }
}

impl Standing {
    /// The row; none if nothing is left to answer.
    fn stored(&self, view: &GameView) -> Option<StandingLines> {
        let at = view.game.line().prefix(self.row.ply);
        (!self.tree.is_empty()).then(|| StandingLines { moves: self.tree.stored(&at), ..self.row.clone() })
    }

    /// What stays of lines that waited for an answer to a draw offer when their owner has moved himself: the rest of the line if
    /// it was the line's own move, else nothing.
    fn after_own_move(self, before: &GameView, after: &GameView) -> Option<Self> {
        let asked: Move = *before.game.line().moves().last()?;
        let (answer, rest) = self.tree.advance(asked)?;
        let waited = self.row.ply + 1 == before.game.ply();
        let played = after.game.line().moves().get(before.game.line().moves().len());
        (waited && played == Some(&answer))
            .then(|| Self { row: StandingLines { ply: before.game.ply() + 1, ..self.row }, tree: rest })
    }
}
