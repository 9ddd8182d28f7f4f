//! `/rules/castling`: the club's law of castling in its own words, each method with a board before and after.
use askama::Template;
use askama_web::WebTemplate;
use frcec_rules::{Color, Line, Method, Move, StartPosition, Wing};

use super::frame::Frame;
use super::session::Visit;
use super::talk::Talk;
use crate::board::Diagram;

/// The rules page.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/castling.html")]
pub struct RulesCastling {
    /// Around it.
    pub frame: Frame,
    /// The four methods.
    pub methods: Vec<MethodView>,
    /// Castlings that were not allowed.
    pub refused: Vec<RefusedView>,
}

/// One method with its example.
#[derive(Clone, Debug)]
pub struct MethodView {
    /// Its name.
    pub title: String,
    /// What moves.
    pub text: String,
    /// The board before castling.
    pub before: String,
    /// Its words.
    pub before_words: String,
    /// The board after castling.
    pub after: String,
    /// Its words.
    pub after_words: String,
    /// In how many positions it comes up.
    pub share: String,
}

/// A castling that was refused.
#[derive(Clone, Debug)]
pub struct RefusedView {
    /// What it teaches.
    pub title: String,
    /// The board.
    pub board: String,
    /// Why it was refused.
    pub text: String,
}

/// For each method a position and the moves up to White's O-O, in coordinates with king takes rook.
const EXAMPLES: [(Method, u16, &str); 4] = [
    (Method::DoubleMove, 69, "f2f4 f7f5 g1f2 g8f7 f1h1"),
    (Method::Transposition, 613, "f1g1"),
    (Method::KingOnly, 311, "g1f3 g8f6 e1f1"),
    (Method::RookOnly, 144, "f2f4 f7f5 f1f3 f8f6 g1h1"),
];

/// Positions in which White may not castle, with the keys of their title and text.
const REFUSED: [(&str, &str, &str); 2] = [
    ("4r1k1/5ppp/8/8/8/8/PPP2PPP/R1BKR3 w KQ - 0 1", "castling-refused-1", "castling-refused-1-text"),
    ("6k1/5ppp/8/8/8/2N5/2PP1PPP/rRK4R w KQ - 0 1", "castling-refused-2", "castling-refused-2-text"),
];

impl RulesCastling {
    /// The page in the reader's language.
    pub fn of(frame: Frame) -> Self {
        let (t, sheet) = (frame.t.clone(), frame.sheet());
        Self {
            methods: EXAMPLES
                .iter()
                .filter_map(|&(method, start, moves)| example(&t, &sheet, method, start, moves))
                .collect(),
            refused: REFUSED
                .iter()
                .filter_map(|&(fen, title, text)| {
                    let (line, _) = Line::from_fen(fen).ok()?;
                    let text = t.s(text);
                    let board = Diagram::new(line.position(), Color::White).svg(&sheet, &text);
                    Some(RefusedView { title: t.s(title), board, text })
                })
                .collect(),
            frame,
        }
    }
}

fn example(t: &Talk, sheet: &str, method: Method, start: u16, moves: &str) -> Option<MethodView> {
    let start = StartPosition::new(start)?;
    let line = Line::replay(start, moves).ok()?;
    let before = line.position_at(line.len() - 1);
    let written = line.plies().last().map(|ply| super::boards::written(t, ply))?;
    let facts = [("start", start.to_string().into()), ("move", written.into())];
    let (before_words, after_words) = (t.say("castling-before", &facts), t.say("castling-after", &facts));
    let marked = line.moves().last().map(|mv| castling_squares(*mv)).unwrap_or_default();
    let count = |wing| StartPosition::all().filter(|start| start.method(wing) == method).count();
    let (title, text) = match method {
        Method::DoubleMove => ("castling-method-double", "castling-method-double-text"),
        Method::Transposition => ("castling-method-transposition", "castling-method-transposition-text"),
        Method::KingOnly => ("castling-method-king", "castling-method-king-text"),
        Method::RookOnly => ("castling-method-rook", "castling-method-rook-text"),
    };
    Some(MethodView {
        title: t.s(title),
        text: t.s(text),
        before: Diagram::new(&before, Color::White).svg(sheet, &before_words),
        before_words,
        after: Diagram::new(line.position(), Color::White).mark(marked).svg(sheet, &after_words),
        after_words,
        share: t.say("castling-share", &[("h", count(Wing::HSide).into()), ("a", count(Wing::ASide).into())]),
    })
}

/// Where king and rook of a castling move came from and went to.
fn castling_squares(mv: Move) -> Vec<frcec_rules::Square> {
    crate::web::boards::move_squares(mv)
}

/// `GET /rules/castling`
pub(super) async fn get(visit: Visit) -> RulesCastling {
    let title = visit.t.s("castling-title");
    RulesCastling::of(visit.frame("castling", title))
}

#[cfg(test)]
impl RulesCastling {
    pub(super) fn samples() -> Vec<Self> {
        vec![Self::of(Frame::sample())]
    }
}

#[cfg(test)]
mod tests {
    use frcec_rules::{CastlingReport, CastlingStatus};

    use super::*;

    #[test]
    fn every_example_is_what_it_says() {
        for (method, start, moves) in EXAMPLES {
            let start = StartPosition::new(start).expect("below 960");
            assert_eq!(start.method(Wing::HSide), method);
            let line = Line::replay(start, moves).expect("legal moves");
            assert_eq!(line.plies().last().and_then(|ply| ply.castling), Some(Wing::HSide));
        }
    }

    #[test]
    fn the_refused_castlings_are_refused_for_the_reason_told() {
        let kinds = |fen: &str, wing| -> Vec<&'static str> {
            let (line, repairs) = Line::from_fen(fen).expect("a position");
            assert!(repairs.is_empty(), "{repairs:?}");
            let report = CastlingReport::new(&line, Color::White, wing);
            assert_eq!(report.status(), CastlingStatus::NotNow);
            report.refusals().iter().map(frcec_rules::Refusal::kind).collect()
        };
        assert_eq!(kinds(REFUSED[0].0, Wing::HSide), ["castling_through_attack"]);
        assert_eq!(kinds(REFUSED[1].0, Wing::ASide), ["castling_shield_lost"]);
    }
}
