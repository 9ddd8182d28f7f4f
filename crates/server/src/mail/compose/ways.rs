//! How a letter about a game is answered: the move that is due, in one sentence, and whatever else can be written.
use frcec_rules::{CastlingReport, CastlingStatus, Wing, club::seat::Seat};

use super::{Help, LetterKind, game::Writer};
use crate::{
    people::Person,
    speech::{Speech, game as words, lines},
    view::GameView,
};

/// A move for an example, in the reader's letters.
pub(super) fn example(view: &GameView, reader: &Person) -> Option<String> {
    let line = view.game.line();
    words::example_move(line)
        .map(|mv| Speech::new().writing(reader.notation).to_write(reader.lang, line, &mv))
}

/// Whether castling is possible for the side to move, or may be later.
pub(super) fn may_castle(view: &GameView) -> bool {
    let line = view.game.line();
    let gone = |wing| CastlingReport::new(line, line.turn(), wing).status() == CastlingStatus::Gone;
    !Wing::ALL.into_iter().all(gone)
}

impl Writer<'_> {
    /// How the player at `seat` makes the move that is due, in one sentence; `None` if none is.
    pub(super) fn how_to_answer(&self, view: &GameView, seat: Seat) -> Option<String> {
        if !view.game.is_running() || view.game.waits_for() != Some(seat) {
            return None;
        }
        let reader = view.person(seat);
        let facts = [
            ("example", example(view, reader)?.into()),
            ("name", view.person(!seat).name.as_str().into()),
            ("accept", self.say(reader.lang, "command-accept", &[]).into()),
        ];
        let offered = view.game.offer() == Some(!seat);
        let key = match (offered, view.is_practice()) {
            (true, _) => "letter-answer-offer",
            (false, true) => "letter-answer-move",
            (false, false) => "letter-answer-move-with-words",
        };
        Some(self.say(reader.lang, key, &facts))
    }

    /// The ways to answer, as they are written.
    pub(super) fn help(&self, view: &GameView, seat: Seat, kind: LetterKind) -> Vec<Help> {
        if !view.game.is_running() {
            return Vec::new();
        }
        let reader = view.person(seat);
        let lang = reader.lang;
        let to_move = view.game.waits_for() == Some(seat);
        let mut help = Vec::new();
        let word = |key: &str| self.say(lang, key, &[]);
        let mut add = |write: &str, key: &str| {
            help.push(Help { write: write.to_owned(), does: self.say(lang, key, &[]) });
        };
        if kind == LetterKind::NoShow && !to_move && view.event.is_none() {
            add(&word("command-new-opponent"), "help-new-opponent");
            add(&word("command-cancel-game"), "help-cancel-game");
        }
        if to_move {
            if let Some(example) = example(view, reader)
                && view.game.ply() > 0
                && view.game.offer_blocked_until(seat).is_none()
            {
                add(&format!("{example} {}", word("command-draw")), "help-move-and-offer");
            }
            if may_castle(view) {
                add("O-O", "help-castling");
                add("? O-O", "help-dry-run");
            }
        }
        if view.game.offer() == Some(!seat) {
            add(&word("command-accept"), "help-accept");
            add(&word("command-decline"), "help-decline");
        }
        let mut at = view.game.line().clone();
        if to_move {
            // Below the example of a move.
            let _ = words::example_move(&at).map(|mv| at.push(mv));
        }
        if !view.game.is_paused()
            && let Some(example) = lines::example(self.to(reader), lang, &at)
        {
            add(&example, "help-lines");
        }
        add(&format!("{}: {}", word("command-note"), word("help-note-text")), "help-note");
        add(&word("command-resign"), "help-resign");
        add(&word("command-help"), "help-help");
        help
    }

    /// What an answer to another game's address may be: the least that a player needs.
    pub(super) fn other_help(&self, view: &GameView, seat: Seat) -> Vec<Help> {
        let reader = view.person(seat);
        let mut help = Vec::new();
        let mut add = |write: String, key: &str| {
            help.push(Help { write, does: self.say(reader.lang, key, &[]) });
        };
        if let Some(example) = example(view, reader) {
            add(example, "help-move");
        }
        if view.game.offer() == Some(!seat) {
            add(self.say(reader.lang, "command-accept", &[]), "help-accept");
            add(self.say(reader.lang, "command-decline", &[]), "help-decline");
        }
        help
    }
}
