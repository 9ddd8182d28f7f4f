//! The page of a game, bare and full, for the test that renders every page.
use super::{
    CastlingSide, GamePage, MoveForm, MovePair, PlyLink, Preview, SeatView, Step, TextBoard, TextCell,
    TextRow, Words,
};
use crate::web::frame::{Frame, Said};
use crate::web::notes::Own;
use crate::web::words::{EventRef, Person, Tag, WingLine, samples};

fn words() -> Words {
    Words { who: samples::HOSTILE.to_owned(), when: "today".to_owned(), text: samples::HOSTILE.to_owned() }
}

impl GamePage {
    #[expect(clippy::too_many_lines, reason = "one sample with every field")]
    pub(in crate::web) fn samples() -> Vec<Self> {
        let bare = Self {
            frame: Frame::sample(),
            id: 1,
            label: "M0001-1".to_owned(),
            match_label: "M0001".to_owned(),
            event: None,
            white: mallory(),
            black: SeatView {
                who: Person { name: "former member".to_owned(), handle: None },
                black: true,
                turn: false,
                turn_words: String::new(),
                clock: "30 days left".to_owned(),
            },
            start: samples::start().into(),
            pace: Some("10/30".to_owned()),
            place: None,
            state: Tag::new("good", "White to move"),
            asides: vec![],
            from_black: false,
            board: samples::board(),
            walk: vec![Step { url: None, sign: "‹", text: "back".to_owned() }],
            shown: "Starting position".to_owned(),
            preview: None,
            flip: "/games/1?side=black".to_owned(),
            form: None,
            castling: vec![],
            moves: vec![],
            near: None,
            result: None,
            nominate: None,
            evidence: vec![],
            letters: vec![],
            own: None,
            turn: "White is to move.".to_owned(),
            lists: vec!["White: king f1.".to_owned()],
            table: TextBoard {
                files: vec!['a'],
                rows: vec![TextRow {
                    rank: '8',
                    cells: vec![
                        Some(TextCell { letter: "n".to_owned(), words: "black knight a8".to_owned() }),
                        None,
                    ],
                }],
            },
            diagram: "8  n n".to_owned(),
            fen: "nnbbrkqr/pppppppp/8/8/8/8/PPPPPPPP/NNBBRKQR w KQkq - 0 1".to_owned(),
            desk: false,
            ask_directors: false,
        };
        let full = Self {
            desk: true,
            ask_directors: true,
            frame: Frame::sample_director(),
            event: Some(EventRef { id: "T0001".to_owned(), name: samples::HOSTILE.to_owned() }),
            from_black: true,
            asides: vec![Said { tone: "warn", text: samples::HOSTILE.to_owned() }],
            form: Some(MoveForm {
                clock: super::view::ClockForm {
                    opponent: samples::HOSTILE.to_owned(),
                    may_give: Some(30),
                    may_cancel: true,
                    deadline: Some(samples::HOSTILE.to_owned()),
                },
                title: "Your move".to_owned(),
                may_move: true,
                may_claim: true,
                offer: Some(samples::HOSTILE.to_owned()),
                refused: vec![samples::HOSTILE.to_owned()],
                wrong_lines: true,
                lang: "en",
                look: Some(samples::HOSTILE.to_owned()),
                ply: 4,
                key: "k".to_owned(),
                text: samples::HOSTILE.to_owned(),
                draw: true,
                words: samples::HOSTILE.to_owned(),
                lines: samples::HOSTILE.to_owned(),
                looked_at: None,
            }),
            castling: vec![CastlingSide {
                title: "White".to_owned(),
                wings: vec![WingLine {
                    notation: "O-O",
                    state: Tag::new("warn", "not now"),
                    why: vec!["The square f1 is attacked by the bishop on c4.".to_owned()],
                }],
            }],
            moves: vec![MovePair {
                number: 1,
                plies: vec![
                    None,
                    Some(PlyLink { san: "e5".to_owned(), url: "/games/1?ply=2".to_owned(), here: true }),
                ],
            }],
            near: Some(vec![MovePair { number: 1, plies: vec![None, None] }]),
            result: Some("White won: 1-0".to_owned()),
            nominate: Some("/game-of-the-month?game=1".to_owned()),
            evidence: (1..6).map(|ply| format!("{ply}. e4: told 3 May 2026")).collect(),
            letters: vec![words()],
            own: Some(Own::sample()),
            ..bare.clone()
        };
        let looked = Self {
            preview: Some(Preview { text: samples::HOSTILE.to_owned(), san: "Nf3".to_owned() }),
            form: full.form.clone().map(|form| MoveForm { refused: vec![], wrong_lines: false, ..form }),
            ..full.clone()
        };
        vec![bare, full, looked]
    }
}

/// White's side, with a name that means no good.
fn mallory() -> SeatView {
    SeatView {
        who: Person::new(samples::HOSTILE, "mallory"),
        black: false,
        turn: true,
        turn_words: "to move".to_owned(),
        clock: "29 days left".to_owned(),
    }
}
