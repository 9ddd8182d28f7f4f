//! Conditional moves: what a player answers if the opponent plays this or that.
//!
//! A player writes lines (`if e5 then Nf3 Nc6 Bb5`), each beginning with a move of the opponent and ending with an answer.
//! Lines that share a beginning make a [`Tree`]. It belongs to one position, in which the opponent is to move; whoever keeps a
//! tree keeps the number of plies of that position beside it.
mod fault;
mod read;
#[cfg(test)]
mod tests;
mod words;

pub use self::{
    fault::{Fault, Why},
    words::{Token, Words, tokens},
};

use crate::{
    Move,
    line::{Line, LineError},
    reading::Options,
};

/// Lines that one player may have standing in a game.
pub const MOST_LINES: usize = 100;

/// Plies that a line may have, and that may be played by lines in one go (design.md, rule 9).
pub const MOST_PLIES: usize = 50;

/// What a player answers, from a position in which the opponent is to move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tree {
    branches: Vec<Branch>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Branch {
    /// The opponent's move.
    on: Move,
    /// The owner's answer.
    answer: Move,
    /// What follows.
    then: Tree,
}

impl Tree {
    /// Reads lines that a player wrote for the last position of `at`, in which the opponent is to move.
    ///
    /// # Errors
    /// Every line that cannot stand, with its place. Then there is no tree: half of what was meant may be the opposite of it.
    pub fn read(at: &Line, lines: &[Vec<Token>], options: Options) -> Result<Self, Vec<Fault>> {
        read::read(at, lines, options)
    }

    /// Whether it answers nothing.
    pub const fn is_empty(&self) -> bool {
        self.branches.is_empty()
    }

    /// The answer to `mv` and what stands after it; `None` if the opponent has left the lines.
    pub fn advance(&self, mv: Move) -> Option<(Move, Self)> {
        let branch = self.branches.iter().find(|branch| branch.on == mv)?;
        Some((branch.answer, branch.then.clone()))
    }

    /// The tree without the answer at the end of `path` and all that follows it. `path` holds the opponent's moves that lead
    /// there; none means everything.
    #[must_use]
    pub fn without(&self, path: &[Move]) -> Self {
        let Some((first, rest)) = path.split_first() else { return Self::default() };
        let mut tree = self.clone();
        if rest.is_empty() {
            tree.branches.retain(|branch| branch.on != *first);
        } else if let Some(branch) = tree.branches.iter_mut().find(|branch| branch.on == *first) {
            branch.then = branch.then.without(rest);
        }
        tree
    }

    /// Every line from the position to an end, as moves that alternate and end with an answer.
    pub fn lines(&self) -> Vec<Vec<Move>> {
        let mut lines = Vec::new();
        for branch in &self.branches {
            let mut tails = branch.then.lines();
            if tails.is_empty() {
                tails.push(Vec::new());
            }
            lines.extend(tails.into_iter().map(|tail| {
                let mut line = vec![branch.on, branch.answer];
                line.extend(tail);
                line
            }));
        }
        lines
    }

    /// The lines as people read them, and as [`Tree::read`] reads them again: `3...Nc6 4.Bb5 a6 5.Ba4`.
    pub fn written(&self, at: &Line) -> Vec<String> {
        self.written_by(at, Line::san_of)
    }

    /// The same, each move as `write` has it for the position before it.
    pub fn written_by(&self, at: &Line, write: impl Fn(&Line, &Move) -> String) -> Vec<String> {
        self.lines().iter().map(|moves| written(at, moves, &write)).collect()
    }

    /// The lines as they are stored: moves in UCI notation, castling as king takes rook, a line for each.
    pub fn stored(&self, at: &Line) -> String {
        let texts: Vec<String> = self
            .lines()
            .iter()
            .map(|moves| moves.iter().map(|mv| at.uci_of(mv)).collect::<Vec<_>>().join(" "))
            .collect();
        texts.join("\n")
    }

    /// What [`Tree::stored`] wrote for the last position of `at`.
    ///
    /// # Errors
    /// A move that is not legal in its place, or a line that has no answer at its end; plies are counted as in the game.
    pub fn restore(at: &Line, text: &str) -> Result<Self, LineError> {
        let mut tree = Self::default();
        for stored in text.lines() {
            let mut line = at.clone();
            line.push_all(stored)?;
            let moves = &line.moves()[at.moves().len()..];
            let unpaired = || LineError::Illegal { ply: line.len() + 1, text: stored.to_owned() };
            if moves.is_empty() || moves.len() % 2 == 1 || tree.add(moves).is_err() {
                return Err(unpaired());
            }
        }
        Ok(tree)
    }

    /// Adds a line of whole pairs. If it answers a move otherwise than the tree does: the place of the answer in the line, from
    /// 0, and the answer that stands; then nothing is added.
    fn add(&mut self, moves: &[Move]) -> Result<(), (usize, Move)> {
        let mut probe: &Self = self;
        for (at, pair) in moves.chunks_exact(2).enumerate() {
            let Some(branch) = probe.branches.iter().find(|branch| branch.on == pair[0]) else { break };
            if branch.answer != pair[1] {
                return Err((2 * at + 1, branch.answer));
            }
            probe = &branch.then;
        }
        let mut tree = self;
        for pair in moves.chunks_exact(2) {
            let known = tree.branches.iter().position(|branch| branch.on == pair[0]);
            let at = known.unwrap_or_else(|| {
                tree.branches.push(Branch { on: pair[0], answer: pair[1], then: Self::default() });
                tree.branches.len() - 1
            });
            tree = &mut tree.branches[at].then;
        }
        Ok(())
    }
}

/// Moves from the last position of `at`, legal there, with their numbers.
fn written(at: &Line, moves: &[Move], write: impl Fn(&Line, &Move) -> String) -> String {
    let mut line = at.clone();
    let mut text = String::new();
    for &mv in moves {
        let number = line.move_number();
        match (line.turn().is_white(), text.is_empty()) {
            (true, true) => text = format!("{number}."),
            (false, true) => text = format!("{number}..."),
            (true, false) => text = format!("{text} {number}."),
            (false, false) => text.push(' '),
        }
        text.push_str(&write(&line, &mv));
        line.play(mv);
    }
    text
}
