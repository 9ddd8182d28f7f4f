//! What holds for every text in every position: round trips, true refusals, no panic, nothing illegal.

use frcec_rules::reading::{Doubt, Reading, why_not};
use frcec_rules::{
    Color, Line, Man, Move, Notation, Options, Piece, Position, Rank, Refusal, Role, Square, StartPosition,
    looks_like_move, read,
};
use proptest::prelude::*;
use shakmaty::san::San;

use crate::naive::{Naive, forward, xy};
use crate::play::{Dice, random_game};

fn games(count: usize, seed: u64, plies: u32, mut look: impl FnMut(&Line, &mut Dice)) {
    let mut dice = Dice::new(seed);
    let mut other = Dice::new(seed ^ 0x5eed);
    for _ in 0..count {
        let start = StartPosition::new(u16::try_from(dice.below(960)).unwrap()).unwrap();
        random_game(start, plies, &mut dice, |line| look(line, &mut other));
    }
}

/// The long form with every letter and dash: `Ng1-f3`, `e7-e8=Q`, `O-O`.
fn long(line: &Line, mv: Move) -> String {
    let san = line.san_of(&mv);
    if mv.is_castle() {
        return san;
    }
    let letter = if mv.role() == Role::Pawn { String::new() } else { mv.role().upper_char().to_string() };
    let sign = if mv.is_capture() { "x" } else { "-" };
    let promotion = mv.promotion().map(|r| format!("={}", r.upper_char())).unwrap_or_default();
    format!("{letter}{}{sign}{}{promotion}", mv.from().unwrap(), mv.to())
}

/// The move in digits, castling as king takes rook.
fn digits(mv: Move) -> String {
    let square = |s: Square| format!("{}{}", u32::from(s.file()) + 1, u32::from(s.rank()) + 1);
    let promotion = mv.promotion().map_or("", |role| match role {
        Role::Queen => "1",
        Role::Rook => "2",
        Role::Bishop => "3",
        _ => "4",
    });
    format!("{}{}{promotion}", square(mv.from().unwrap()), square(mv.to()))
}

fn figurines(san: &str) -> String {
    san.replace('K', "♚").replace('Q', "♕").replace('R', "♜").replace('B', "♗").replace('N', "♞")
}

#[test]
fn every_legal_move_is_read_in_every_notation() {
    games(24, 1, 80, |line, _| {
        let number = line.position().fullmoves().get();
        let dots = line.turn().fold_wb(".", "...");
        for mv in line.legal_moves() {
            let san = line.san_of(&mv);
            let plain = Options::default();
            let strict = Options { strict: true, ..plain };
            let numbered = format!("{number}{dots}{san}");
            let long = long(line, mv);
            for (text, options) in [
                (san.clone(), plain),
                (san.trim_end_matches(['+', '#']).to_owned(), plain),
                (san.replace('x', ""), plain),
                (san.replace('-', "–"), plain),
                (numbered.clone(), plain),
                (numbered, strict),
                (long.clone(), plain),
                (format!("{number}{dots}{long}"), strict),
                (line.uci_of(&mv), plain),
                (digits(mv), plain),
                (figurines(&san), plain),
            ] {
                match read(line, &text, &options) {
                    Reading::Move(read) => assert_eq!(read.mv, mv, "{text}"),
                    other => panic!("{text} for {san}: {other:?}"),
                }
            }
            for notation in Notation::ALL {
                let text = notation.spell(&san);
                match read(line, &text, &Options { notation: Some(notation), ..plain }) {
                    Reading::Move(read) => assert_eq!(read.mv, mv, "{text} in {notation}"),
                    // English is read too: two legal moves are asked, the meant one among them.
                    Reading::Ambiguous(doubt) => {
                        assert!(doubt.candidates.contains(&mv), "{text} in {notation}: {doubt:?}");
                        let known = matches!(doubt.why, Doubt::PieceLetter | Doubt::PromotionPiece);
                        assert!(known, "{text} in {notation}: {doubt:?}");
                        assert_ne!(notation, Notation::English);
                    }
                    other => panic!("{text} in {notation}: {other:?}"),
                }
            }
        }
    });
}

#[test]
fn every_pair_of_squares_is_legal_or_has_true_reasons() {
    games(12, 2, 70, |line, dice| {
        let legal: Vec<(Square, Square)> = line
            .legal_moves()
            .iter()
            .filter(|m| !m.is_castle())
            .map(|m| (m.from().unwrap(), m.to()))
            .collect();
        // All pairs of a third of the squares: enough over many positions.
        for from in Square::ALL {
            if dice.below(3) != 0 {
                continue;
            }
            for to in Square::ALL {
                let reasons = why_not(line, from, to, None);
                let is_legal = legal.contains(&(from, to));
                let promotes = matches!(reasons[..], [Refusal::PromotionMissing { .. }]);
                assert_eq!(reasons.is_empty() || promotes, is_legal, "{from}{to}: {reasons:?}");
                for reason in &reasons {
                    check_true(line, reason);
                }
                if legal.is_empty() {
                    continue;
                }
                let text = format!("{from}{to}");
                match read(line, &text, &Options::default()) {
                    Reading::Refused(refused) => {
                        assert!(!is_legal, "{text}");
                        assert!(!refused.refusals.is_empty());
                        for reason in &refused.refusals {
                            check_true(line, reason);
                        }
                    }
                    Reading::Move(read) => {
                        assert!(is_legal || read.mv.is_castle(), "{text}");
                        assert!(read.mv.is_castle() || (read.mv.from() == Some(from) && read.mv.to() == to));
                    }
                    Reading::Ambiguous(doubt) => {
                        let known = matches!(
                            doubt.why,
                            Doubt::PromotionPiece | Doubt::RookOnlyCastling | Doubt::RookOntoKing
                        );
                        assert!(known, "{text}: {doubt:?}");
                    }
                    Reading::Unreadable(why) => panic!("{text}: {why:?}"),
                }
            }
        }
    });
}

#[test]
fn every_lettered_step_is_legal_or_has_true_reasons() {
    games(40, 3, 70, |line, dice| {
        if line.legal_moves().is_empty() {
            return;
        }
        for _ in 0..24 {
            let role = Role::ALL[dice.below(6)];
            let to = Square::new(u32::try_from(dice.below(64)).unwrap());
            let letter = if role == Role::Pawn { String::new() } else { role.upper_char().to_string() };
            let hint = match dice.below(4) {
                0 => format!("{}", char::from(b'a' + u8::try_from(dice.below(8)).unwrap())),
                1 if role != Role::Pawn => format!("{}", 1 + dice.below(8)),
                _ => String::new(),
            };
            let sign = if dice.below(3) == 0 && (role != Role::Pawn || !hint.is_empty()) { "x" } else { "" };
            let text = format!("{letter}{hint}{sign}{to}");
            if role == Role::Pawn && hint == "b" {
                continue; // may be the bishop in small letters
            }
            // Whatever the strict reader of shakmaty takes for a move is that move here, or is asked.
            if let Some(mv) =
                San::from_ascii(text.as_bytes()).ok().and_then(|san| san.to_move(line.position()).ok())
            {
                match read(line, &text, &Options::default()) {
                    Reading::Move(read) => assert_eq!(read.mv, mv, "{text}"),
                    Reading::Ambiguous(doubt) => assert!(doubt.candidates.contains(&mv), "{text}"),
                    other => panic!("{text}: {other:?}"),
                }
            }
            match read(line, &text, &Options::default()) {
                Reading::Refused(refused) => {
                    for reason in &refused.refusals {
                        check_true(line, reason);
                    }
                    let us = line.turn();
                    let possible = line.legal_moves().into_iter().any(|m| {
                        !m.is_castle()
                            && m.role() == role
                            && m.to() == to
                            && (role != Role::Pawn || m.is_capture() != (hint.is_empty() && sign.is_empty()))
                            && origin_fits(&hint, m.from().unwrap())
                    });
                    assert!(!possible, "{us:?} {text}: {refused:?}");
                }
                // Capitals that a telephone made: no bishop could have been meant.
                Reading::Move(read) if text.starts_with('B') && read.mv.role() != Role::Bishop => {
                    let board = Naive::of(line.position());
                    let bishops = board.men().filter(|m| {
                        m.piece == Piece { color: line.turn(), role: Role::Bishop }
                            && origin_fits(&hint, m.square)
                    });
                    assert!(!sign.is_empty() || bishops.count() == 0, "{text}: {read:?}");
                }
                Reading::Move(read) if !read.mv.is_castle() => {
                    assert_eq!((read.mv.role(), read.mv.to()), (role, to), "{text}");
                    assert!(origin_fits(&hint, read.mv.from().unwrap()), "{text}");
                }
                Reading::Move(read) => assert_eq!(role, Role::King, "{text}: {read:?}"),
                Reading::Ambiguous(doubt) => {
                    assert!(doubt.candidates.iter().all(|m| line.legal_moves().contains(m)));
                }
                Reading::Unreadable(why) => panic!("{text}: {why:?}"),
            }
        }
    });
}

fn origin_fits(hint: &str, from: Square) -> bool {
    hint.is_empty() || from.to_string().contains(hint)
}

/// Whether what the refusal says is so, worked out on the naive board.
#[expect(clippy::too_many_lines, reason = "one arm for each kind of refusal")]
fn check_true(line: &Line, refusal: &Refusal) {
    let position = line.position();
    let us = position.turn();
    let board = Naive::of(position);
    let king = board.king(us);
    let stands = |man: &Man| assert_eq!(board.get(man.square), Some(man.piece), "{refusal:?}");
    let moves_so = |man: &Man, to: Square| {
        stands(man);
        assert_eq!(man.piece.color, us, "{refusal:?}");
        assert!(Naive::goes(*man, to), "{refusal:?}");
    };
    let after = |man: &Man, to: Square| board.moved(man.square, to);
    match refusal {
        Refusal::NoSuchPiece { piece, file, rank } => {
            let fits = |m: &Man| {
                m.piece == *piece
                    && file.is_none_or(|f| m.square.file().char() == f)
                    && rank.is_none_or(|r| m.square.rank().char() == r)
            };
            assert!(!board.men().any(|m| fits(&m)), "{refusal:?}");
            assert_eq!(piece.color, us);
        }
        Refusal::EmptySquare { square } => assert_eq!(board.get(*square), None),
        Refusal::NotYourPiece { man } => {
            stands(man);
            assert_eq!(man.piece.color, !us);
        }
        Refusal::OtherPiece { man, named } => {
            stands(man);
            assert!(man.piece.color == us && man.piece.role != named.role);
        }
        Refusal::NoMovement { man } | Refusal::OwnPieceOnTarget { man } => {
            stands(man);
            assert_eq!(man.piece.color, us);
        }
        Refusal::WrongMovement { men, to } => {
            assert!(!men.is_empty());
            for man in men {
                stands(man);
                let pawn_file = man.piece.role == Role::Pawn && man.square.file() == to.file();
                assert!(
                    !Naive::goes(*man, *to) || (man.piece.role == Role::Pawn && pawn_file),
                    "{refusal:?}"
                );
            }
        }
        Refusal::PawnTwoSteps { man, to } => {
            stands(man);
            let ((x, y), (tx, ty)) = (xy(man.square), xy(*to));
            assert!(x == tx && ty == y + 2 * forward(us) && !Naive::goes(*man, *to));
        }
        Refusal::Blocked { man, to, by } => {
            moves_so(man, *to);
            let mut way = Naive::between(man.square, *to);
            if man.piece.role == Role::Pawn {
                way.push(*to);
            }
            let all: Vec<Man> =
                way.iter().filter_map(|&s| Some(Man { square: s, piece: board.get(s)? })).collect();
            assert!(
                !by.is_empty() && all.len() == by.len() && by.iter().all(|m| all.contains(m)),
                "{refusal:?}"
            );
        }
        Refusal::PawnCapturesNothing { man, to } => {
            moves_so(man, *to);
            assert!(board.get(*to).is_none() && man.square.file() != to.file());
        }
        Refusal::NothingToCapture { square } => {
            assert!(board.get(*square).is_none());
            let takes = |m: &Move| m.is_capture() && m.to() == *square;
            assert!(!line.legal_moves().iter().any(takes), "{refusal:?}");
        }
        Refusal::EnPassantTooLate { man, to, played }
        | Refusal::EnPassantNoDoubleStep { man, to, played } => {
            moves_so(man, *to);
            assert!(board.get(*to).is_none());
            let beside = Square::from_coords(to.file(), man.square.rank());
            assert_eq!(board.get(beside), Some(Piece { color: !us, role: Role::Pawn }), "{refusal:?}");
            let ply = &line.plies()[played.ply as usize - 1];
            assert_eq!((ply.mv.to(), ply.color, &ply.san), (beside, !us, &played.san));
            let double = ply.mv.from().unwrap().rank().distance(beside.rank()) == 2;
            assert_eq!(double, matches!(refusal, Refusal::EnPassantTooLate { .. }));
            assert!(!double || played.ply < line.len(), "{refusal:?}");
        }
        Refusal::Pinned { man, to, king: said, by, line: squares } => {
            moves_so(man, *to);
            assert_eq!(*said, king);
            let without = board.with(man.square, None);
            assert!(without.attackers(king, !us).contains(by) && !board.attackers(king, !us).contains(by));
            assert!(after(man, *to).attackers(king, !us).contains(by), "{refusal:?}");
            let mut way = Naive::between(by.square, king);
            assert!(way.contains(&man.square));
            let mut squares = squares.clone();
            way.sort();
            squares.sort();
            assert_eq!(way, squares);
        }
        Refusal::EnPassantExposes { man, to, captured, king: said, by } => {
            moves_so(man, *to);
            stands(captured);
            assert_eq!(*said, king);
            let both = after(man, *to).with(captured.square, None);
            for man in by {
                assert!(both.attackers(king, !us).contains(man), "{refusal:?}");
                assert!(!board.attackers(king, !us).contains(man), "{refusal:?}");
            }
        }
        Refusal::CheckNotAnswered { man, to, king: said, by } => {
            moves_so(man, *to);
            assert_eq!(*said, king);
            assert!(!by.is_empty());
            for attacker in by {
                assert!(board.attackers(king, !us).contains(attacker));
                assert!(attacker.square != *to);
                assert!(after(man, *to).attackers(king, !us).contains(attacker), "{refusal:?}");
            }
        }
        Refusal::KingIntoCheck { king: said, to, by } => {
            assert_eq!(*said, king);
            let there = board.moved(king, *to);
            assert_eq!(there.attackers(*to, !us).len(), by.len(), "{refusal:?}");
            assert!(!by.is_empty() && by.iter().all(|m| there.attackers(*to, !us).contains(m)));
        }
        Refusal::PromotionMissing { man, to } => {
            moves_so(man, *to);
            assert_eq!(to.rank(), if us == Color::White { Rank::Eighth } else { Rank::First });
        }
        Refusal::PromotionImpossible { piece } => assert!(matches!(piece.role, Role::King | Role::Pawn)),
        Refusal::NothingPromotes { man, .. } => stands(man),
        Refusal::GameOver { .. } => assert!(line.legal_moves().is_empty()),
        // The castling reasons have their own oracle in castling_law.
        other => assert!(
            other.is_lost_right() || other.kind().starts_with("castling_"),
            "a reason that no test recomputes: {other:?}"
        ),
    }
}

/// Pieces of moves, glued together at random, so that many texts are almost moves.
fn almost_a_move() -> impl Strategy<Value = String> {
    let part = prop_oneof![
        Just("N"),
        Just("K"),
        Just("R"),
        Just("B"),
        Just("Q"),
        Just("b"),
        Just("S"),
        Just("К"),
        Just("р"),
        Just("с"),
        Just("e4"),
        Just("e2"),
        Just("g1"),
        Just("f3"),
        Just("h8"),
        Just("a1"),
        Just("x"),
        Just("-"),
        Just("–"),
        Just("="),
        Just("O"),
        Just("0"),
        Just("o"),
        Just("1"),
        Just("."),
        Just("..."),
        Just("…"),
        Just(" "),
        Just("!"),
        Just("+"),
        Just("#"),
        Just("("),
        Just(")"),
        Just("e.p."),
        Just("5254"),
        Just("castle"),
        Just("knight"),
        Just(" to "),
        Just("takes"),
        Just("lang"),
        Just("\u{200B}"),
        Just("\u{A0}"),
        Just("♘"),
        Just("D"),
        Just("$"),
        Just("/"),
        Just("P"),
        Just("12"),
    ];
    proptest::collection::vec(part, 0..9).prop_map(|parts| parts.concat())
}

fn sound(line: &Line, text: &str, options: Options) {
    let legal = line.legal_moves();
    match read(line, text, &options) {
        Reading::Move(read) => {
            assert!(legal.contains(&read.mv), "{text:?}");
            assert!(
                looks_like_move(text, options.notation) || text.chars().any(char::is_alphabetic),
                "{text:?}"
            );
        }
        Reading::Ambiguous(doubt) => {
            assert!(
                !doubt.candidates.is_empty() && doubt.candidates.iter().all(|m| legal.contains(m)),
                "{text:?}"
            );
        }
        Reading::Refused(refused) => {
            assert!(!refused.refusals.is_empty(), "{text:?}");
            assert!(refused.hints.iter().all(|h| legal.contains(&h.mv())), "{text:?}");
            for refusal in &refused.refusals {
                if !matches!(refusal, Refusal::NotStrict { .. }) {
                    check_true(line, refusal);
                }
            }
        }
        Reading::Unreadable(_) => {}
    }
}

fn some_position(seed: u64, plies: u32) -> Line {
    let mut dice = Dice::new(seed);
    let start = StartPosition::new(u16::try_from(dice.below(960)).unwrap()).unwrap();
    random_game(start, plies, &mut dice, |_| {})
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn texts_made_of_parts_of_moves_are_read_soundly(
        text in almost_a_move(), seed in 0u64..500, plies in 0u32..60, lang in 0usize..13, strict: bool, mail_line: bool,
    ) {
        let notation = Notation::ALL.get(lang).copied();
        sound(&some_position(seed, plies), &text, Options { notation, strict, mail_line, binding: mail_line });
    }

    #[test]
    fn any_text_is_read_without_panic(text in any::<String>(), seed in 0u64..50) {
        sound(&some_position(seed, 30), &text, Options::default());
        let _ = looks_like_move(&text, None);
    }

    #[test]
    fn any_octets_are_read_without_panic(octets in proptest::collection::vec(any::<u8>(), 0..60), seed in 0u64..50) {
        sound(&some_position(seed, 30), &String::from_utf8_lossy(&octets), Options::default());
    }
}
