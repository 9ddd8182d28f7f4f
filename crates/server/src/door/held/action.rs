//! What waits for a yes: what it does, why it waits, and how it is said.
use frcec_rules::{
    Line,
    club::{game::Command as Rules, lines::Tree},
};
use frcec_store::held::Held;
use serde::{Deserialize, Serialize};

use super::super::GameCommand;
use crate::{
    people::Person,
    speech::{Lang, Speech, game as words, lines as lines_in_words},
    view::GameView,
};

/// What a `yes` does; stored as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "held", rename_all = "snake_case")]
pub enum HeldAction {
    /// Play a move.
    Move {
        /// UCI text.
        uci: String,
        /// With a draw offer.
        offer: bool,
        /// With words to the opponent.
        message: Option<String>,
        /// With conditional lines for the position after it, as they are stored.
        #[serde(default)]
        lines: String,
        /// With private notes.
        #[serde(default)]
        notes: Vec<String>,
        /// Whether it was typed in the piece letters of its player's language.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        own_letters: bool,
    },
    /// Let these conditional lines stand.
    Lines {
        /// As they are stored.
        moves: String,
    },
    /// Claim a draw.
    Claim {
        /// With this move, as UCI text.
        intended: Option<String>,
        /// With words to the opponent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        message: Option<String>,
    },
    /// Accept the draw.
    Accept {
        /// With words to the opponent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        message: Option<String>,
    },
    /// Decline the draw.
    Decline {
        /// With words to the opponent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        message: Option<String>,
    },
    /// Give up.
    Resign {
        /// With words to the opponent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        message: Option<String>,
    },
}

impl HeldAction {
    /// What goes to the opponent with it.
    const fn message(&self) -> Option<&String> {
        match self {
            Self::Move { message, .. }
            | Self::Claim { message, .. }
            | Self::Accept { message }
            | Self::Decline { message }
            | Self::Resign { message } => message.as_ref(),
            Self::Lines { .. } => None,
        }
    }
}

/// Why it waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HeldWhy {
    /// It came from an address that is not the member's, or our own check says it is forged.
    Foreign,
    /// It ends the game, and our own check has not confirmed the sender.
    Unconfirmed,
    /// The member wants to be asked.
    Careful,
}

impl HeldWhy {
    /// The word in the record and in the catalogue.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Foreign => "foreign",
            Self::Unconfirmed => "unconfirmed",
            Self::Careful => "careful",
        }
    }
}

/// The command that a held action stands for. A move that is no longer legal text for its position becomes one that the
/// game itself refuses, because the ply has moved on.
pub(in crate::door) fn game_command(view: &GameView, ply: u32, action: HeldAction) -> GameCommand {
    let mut at = view.game.line().prefix(ply);
    let command = match &action {
        HeldAction::Move { uci, offer, .. } => match at.parse_uci(uci) {
            Some(mv) => Rules::Move { mv, ply, offer: *offer },
            None => Rules::Claim { ply, intended: None },
        },
        HeldAction::Claim { intended, .. } => {
            Rules::Claim { ply, intended: intended.as_ref().and_then(|uci| at.parse_uci(uci)) }
        }
        HeldAction::Accept { .. } => Rules::Accept,
        HeldAction::Resign { .. } => Rules::Resign,
        // Lines are no command of the game; they never come here.
        HeldAction::Decline { .. } | HeldAction::Lines { .. } => Rules::Decline,
    };
    let mut asked = GameCommand::new(view.id, command);
    asked.message = action.message().cloned();
    if let HeldAction::Move { uci, lines, notes, .. } = action {
        asked.notes = notes;
        // They were read on this very position; what does not fit it any more is not played either.
        asked.lines = at.push_all(&uci).ok().and_then(|()| Tree::restore(&at, &lines).ok());
        asked.lines = asked.lines.filter(|tree| !tree.is_empty());
    }
    asked
}

/// Stored lines in one sentence; empty if there are none.
fn listed(speech: Speech, lang: Lang, at: &Line, stored: &str) -> String {
    let tree = Tree::restore(at, stored).unwrap_or_default();
    lines_in_words::listed(speech, lang, at, &tree).join("; ")
}

/// What waits, in words, with whom its mail names as the sender: "play 12.Nf3 (in a mail that names anna@example.org as its sender)".
pub(in crate::door) fn described(speech: Speech, reader: &Person, view: &GameView, held: &Held) -> String {
    let what = serde_json::from_str::<HeldAction>(&held.command)
        .map_or_else(|_| held.kind.clone(), |action| describe(speech, reader, view, held.ply, &action));
    match &held.sender {
        Some(sender) => {
            speech.say(reader.lang, "held-by", &[("what", what.into()), ("address", sender.as_str().into())])
        }
        None => what,
    }
}

/// The game with the move that a yes would play now, and the voice that names it; `None` if it would play none.
pub(in crate::door) fn position_after(
    speech: Speech,
    reader: &Person,
    view: &GameView,
    held: &Held,
) -> Option<(Line, Speech)> {
    let action = serde_json::from_str(&held.command).ok()?;
    match &action {
        HeldAction::Move { uci, .. } if held.ply == view.game.line().len() => {
            let mut after = view.game.line().clone();
            after.push_all(uci).ok()?;
            Some((after, as_typed(speech, reader, &action)))
        }
        _ => None,
    }
}

/// The voice that names a held move: in the letters that its player has chosen, else in those in which he typed it, for he must know
/// it again.
fn as_typed(speech: Speech, reader: &Person, action: &HeldAction) -> Speech {
    let own = matches!(action, HeldAction::Move { own_letters: true, .. });
    speech.writing(reader.notation.or_else(|| reader.lang.letters().filter(|_| own)))
}

/// A held action in words: "12.Nf3", "resign".
fn describe(speech: Speech, reader: &Person, view: &GameView, ply: u32, action: &HeldAction) -> String {
    let lang = reader.lang;
    let before = view.game.line().prefix(ply);
    let mut line = before.clone();
    let voice = as_typed(speech, reader, action);
    let mut played = |uci: &str| match line.parse_uci(uci) {
        Some(mv) if line.push(mv).is_ok() => words::played(voice, lang, &line, line.len()),
        _ => uci.to_owned(),
    };
    let what = match action {
        HeldAction::Move { uci, offer, lines, .. } => {
            let key = if *offer { "held-move-and-offer" } else { "held-move" };
            let what = speech.say(lang, key, &[("move", played(uci).into())]);
            let lines = listed(voice, lang, &line, lines);
            if lines.is_empty() {
                what
            } else {
                speech.say(lang, "held-with-lines", &[("what", what.into()), ("lines", lines.into())])
            }
        }
        HeldAction::Lines { moves } => speech.say(
            lang,
            "held-lines",
            &[("lines", listed(speech.writing(reader.notation), lang, &before, moves).into())],
        ),
        HeldAction::Claim { intended: None, .. } => speech.word(lang, "held-claim"),
        HeldAction::Claim { intended: Some(uci), .. } => {
            speech.say(lang, "held-claim-with", &[("move", played(uci).into())])
        }
        HeldAction::Accept { .. } => speech.word(lang, "held-accept"),
        HeldAction::Decline { .. } => speech.word(lang, "held-decline"),
        HeldAction::Resign { .. } => speech.word(lang, "held-resign"),
    };
    // A yes sends and keeps this too.
    let words = action.message().map(|words| words.split_whitespace().collect::<Vec<_>>().join(" "));
    let what = match words {
        Some(words) => speech.say(lang, "held-with-words", &[("what", what.into()), ("words", words.into())]),
        None => what,
    };
    match action {
        HeldAction::Move { notes, .. } if !notes.is_empty() => {
            let notes = notes.join(" ").split_whitespace().collect::<Vec<_>>().join(" ");
            speech.say(lang, "held-with-note", &[("what", what.into()), ("note", notes.into())])
        }
        _ => what,
    }
}
