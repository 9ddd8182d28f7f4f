//! What happened in a game, in words that letters, pages and the terminal share.
use frcec_rules::{
    CastlingReport, Line, Move, Notation, Role,
    club::{
        game::{Denial, EndReason, Finish, Outcome},
        seat::Seat,
    },
};

use super::{Lang, Speech, Value, castling};
use crate::view::GameView;

/// The move number `ply` (1 for the first) with its number: `12.Nf3`, `12...Nf6`. Empty if there is no such ply.
pub fn numbered(line: &Line, ply: u32) -> String {
    let Some(index) = ply.checked_sub(1).and_then(|index| usize::try_from(index).ok()) else {
        return String::new();
    };
    let before = line.prefix(ply - 1);
    let Some(mv) = line.moves().get(index) else { return String::new() };
    let dots = if before.turn().is_white() { "." } else { "..." };
    format!("{}{dots}{}", before.move_number(), before.san_of(mv))
}

/// The move with its number, and for castling where both pieces went: `11...O-O (king e8 to g8, rook h8 to f8)`.
pub fn played(speech: Speech, lang: Lang, line: &Line, ply: u32) -> String {
    let text = speech.spell(&numbered(line, ply));
    let index = ply.saturating_sub(1);
    let castled = usize::try_from(index)
        .ok()
        .and_then(|index| line.moves().get(index))
        .and_then(|mv| frcec_rules::Wing::of(*mv));
    let Some(wing) = castled else { return text };
    let before = line.prefix(index);
    match castling::trips(speech, lang, &CastlingReport::new(&before, before.turn(), wing)) {
        Some(trips) => speech.say(lang, "played-castling", &[("move", text.into()), ("trips", trips.into())]),
        None => text,
    }
}

/// How a game ended, with the winner's and the loser's name: "Anna won by checkmate."
pub fn finish(speech: Speech, lang: Lang, finish: Finish, white: &str, black: &str) -> String {
    let (winner, loser) = match finish.outcome.winner() {
        Some(Seat::Black) => (black, white),
        Some(Seat::White) | None => (white, black),
    };
    let key = match finish.reason {
        EndReason::Checkmate => "finish-checkmate",
        EndReason::Stalemate => "finish-stalemate",
        EndReason::DeadPosition => "finish-dead-position",
        EndReason::FivefoldRepetition => "finish-fivefold",
        EndReason::SeventyFiveMoves => "finish-seventy-five",
        EndReason::ThreefoldClaim => "finish-threefold",
        EndReason::FiftyMovesClaim => "finish-fifty",
        EndReason::Agreement => "finish-agreement",
        EndReason::Resignation => "finish-resignation",
        EndReason::Time => "finish-time",
        EndReason::TimeWithoutMate => "finish-time-without-mate",
        EndReason::Left if finish.outcome == Outcome::Cancelled => "finish-left-cancelled",
        EndReason::Left => "finish-left",
        EndReason::Recorded if finish.outcome == Outcome::Draw => "finish-recorded-draw",
        EndReason::Recorded => "finish-recorded",
        EndReason::NoShow => "finish-no-show",
        EndReason::Withdrawn if finish.outcome == Outcome::Cancelled => "finish-withdrawn-cancelled",
        EndReason::Withdrawn => "finish-withdrawn",
        EndReason::Replaced => "finish-replaced",
        EndReason::Adjudication if finish.outcome == Outcome::Draw => "finish-adjudication-draw",
        EndReason::Adjudication => "finish-adjudication",
        EndReason::Corrected => match finish.outcome {
            Outcome::Draw => "finish-corrected-draw",
            Outcome::Cancelled => "finish-corrected-cancelled",
            Outcome::White | Outcome::Black => "finish-corrected",
        },
        EndReason::WrongStart => "finish-wrong-start",
        EndReason::Moot => "finish-moot",
    };
    speech.say(lang, key, &[("winner", winner.into()), ("loser", loser.into())])
}

/// Why a game does not do what `seat`'s player asked.
pub fn denial(speech: Speech, lang: Lang, denial: &Denial, view: &GameView, seat: Seat) -> String {
    let say = |key: &str, facts: &[(&'static str, Value)]| speech.say(lang, key, facts);
    match denial {
        Denial::NotStarted => say("denial-not-started", &[]),
        Denial::AlreadyStarted => say("denial-already-started", &[]),
        Denial::Over(over) => {
            let how = finish(speech, lang, *over, &view.white.name, &view.black.name);
            say("denial-over", &[("finish", how.into())])
        }
        Denial::NotYourTurn => {
            say("denial-not-your-turn", &[("opponent", view.person(!seat).name.as_str().into())])
        }
        Denial::MovedOn { seen, now } => {
            say("denial-moved-on", &[("seen", (*seen).into()), ("now", (*now).into())])
        }
        Denial::Illegal { uci } => say("denial-illegal", &[("move", uci.into())]),
        Denial::NoOffer => say("denial-no-offer", &[]),
        Denial::TooEarlyForDraw => say("denial-too-early-for-draw", &[]),
        Denial::OfferTooSoon { from_move } => {
            say("denial-offer-too-soon", &[("from_move", (*from_move).into())])
        }
        Denial::NothingToClaim { occurrences, halfmoves } => say(
            "denial-nothing-to-claim",
            &[
                ("occurrences", (*occurrences).into()),
                ("halfmoves", (*halfmoves).into()),
                ("move", example(speech, lang, view).into()),
            ],
        ),
        Denial::NotAPlayer => say("denial-not-a-player", &[]),
        Denial::NothingToTell => say("denial-nothing-to-tell", &[]),
        Denial::TimeLeft { .. } => say("denial-time-left", &[]),
        Denial::GiftPace => say("denial-gift-pace", &[]),
        Denial::GiftSize { most } => say("denial-gift-size", &[("most", (*most).into())]),
        Denial::InEvent => say("denial-no-show-in-event", &[]),
        Denial::Paused => say("denial-paused", &[]),
        Denial::NotPaused => say("denial-not-paused", &[]),
        Denial::NotOver => say("denial-not-over", &[]),
        Denial::SameResult => say("denial-same-result", &[]),
        Denial::AgainstTheBoard => say("denial-against-the-board", &[]),
        Denial::StaysOver => say("denial-stays-over", &[]),
        Denial::StaysCancelled => say("denial-stays-cancelled", &[]),
        Denial::GrantSize { most } => say("denial-grant-size", &[("most", (*most).into())]),
        Denial::NoAdjudication => say("denial-no-adjudication", &[]),
        Denial::NoNoShow { from: None } => say("denial-no-no-show", &[]),
        Denial::NoNoShow { from: Some(from) } => {
            let moment = speech.moment(lang, &view.person(seat).zone, *from);
            say("denial-no-no-show-yet", &[("moment", moment.into())])
        }
    }
}

/// A move that is possible in the last position of `at`, so that an example is never wrong; one that hints at as little as may be: a
/// pawn's rather than a piece's, and no capture where there is another.
pub fn example_move(at: &Line) -> Option<Move> {
    at.legal_moves()
        .into_iter()
        .min_by_key(|mv| (mv.is_capture(), mv.is_promotion(), mv.role() != Role::Pawn))
}

/// A move that can be made now, to show how one is written.
fn example(speech: Speech, lang: Lang, view: &GameView) -> String {
    let line = view.game.line();
    example_move(line).map(|mv| speech.to_write(lang, line, &mv)).unwrap_or_default()
}

/// All moves as lines of at most `width` characters: `1. e4 e5 2. Nf3 …`, with the piece letters of `notation`.
pub fn move_list(line: &Line, notation: Notation, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut current = String::new();
    for ply in line.plies() {
        let san = notation.spell(&ply.san);
        let text = if ply.color.is_white() { format!("{}. {san}", ply.number) } else { san };
        if !current.is_empty() && current.chars().count() + 1 + text.chars().count() > width {
            lines.push(std::mem::take(&mut current));
        }
        if !current.is_empty() {
            current.push(' ');
        }
        current.push_str(&text);
    }
    if !current.is_empty() {
        lines.push(current);
    }
    lines
}

#[cfg(test)]
mod tests {
    use frcec_rules::StartPosition;

    use super::*;

    fn line(moves: &str) -> Line {
        Line::replay(StartPosition::new(518).unwrap(), moves).unwrap()
    }

    #[test]
    fn moves_are_numbered_as_on_a_score_sheet() {
        let line = line("e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1h1");
        assert_eq!(numbered(&line, 1), "1.e4");
        assert_eq!(numbered(&line, 4), "2...Nc6");
        assert_eq!(numbered(&line, 0), "");
        assert_eq!(numbered(&line, 8), "");
        assert_eq!(move_list(&line, Notation::English, 20), ["1. e4 e5 2. Nf3 Nc6", "3. Bc4 Bc5 4. O-O"]);
        assert_eq!(move_list(&line, Notation::French, 20), ["1. e4 e5 2. Cf3 Cc6", "3. Fc4 Fc5 4. O-O"]);
    }

    #[test]
    fn castling_says_where_both_pieces_went() {
        let line = line("e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1h1");
        assert_eq!(
            played(Speech::new(), Lang::En, &line, 7),
            "4.O-O (king from e1 to g1, rook from h1 to f1)"
        );
    }
}
