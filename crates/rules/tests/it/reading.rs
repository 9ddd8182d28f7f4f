//! Reading typed moves: spellings, doubts and refusals.

use frcec_rules::reading::{Doubt, Hint, Meant, Note, Reading, Unreadable};
use frcec_rules::{Line, Notation, Options, Refusal, Role, StartPosition, looks_like_move, read};

pub fn fen(text: &str) -> Line {
    Line::from_fen(text).unwrap_or_else(|e| panic!("{text}: {e}")).0
}

pub fn start() -> Line {
    Line::new(StartPosition::ORTHODOX)
}

pub fn play(mut line: Line, moves: &str) -> Line {
    for text in moves.split_whitespace() {
        let reading = read(&line, text, &Options::default());
        let mv = reading.mv().unwrap_or_else(|| panic!("{text} in {moves}: {reading:?}"));
        line.push(mv).unwrap();
    }
    line
}

/// `legal SAN`, `ambiguous SAN SAN …`, `refused kind kind …`, `unreadable kind`.
pub fn said(line: &Line, text: &str, options: Options) -> String {
    let sans =
        |moves: &[frcec_rules::Move]| moves.iter().map(|m| line.san_of(m)).collect::<Vec<_>>().join(" ");
    match read(line, text, &options) {
        Reading::Move(m) => format!("legal {}", line.san_of(&m.mv)),
        Reading::Ambiguous(a) => format!("ambiguous {}", sans(&a.candidates)),
        Reading::Refused(r) => {
            format!("refused {}", r.refusals.iter().map(Refusal::kind).collect::<Vec<_>>().join(" "))
        }
        Reading::Unreadable(why) => format!("unreadable {}", why.kind()),
    }
}

#[track_caller]
pub fn check(line: &Line, table: &[(&str, &str)]) {
    check_with(line, Options::default(), table);
}

#[track_caller]
pub fn check_with(line: &Line, options: Options, table: &[(&str, &str)]) {
    for (text, expected) in table {
        assert_eq!(said(line, text, options), *expected, "{text:?}");
    }
}

pub fn with(notation: Notation) -> Options {
    Options { notation: Some(notation), ..Options::default() }
}

#[test]
fn spellings_of_an_ordinary_move() {
    check(
        &start(),
        &[
            ("Nf3", "legal Nf3"),
            ("nf3", "legal Nf3"),
            ("NF3", "legal Nf3"),
            ("Nf3!?", "legal Nf3"),
            ("Nf3 !?", "legal Nf3"),
            (" Nf3.\r\n", "legal Nf3"),
            ("1.Nf3", "legal Nf3"),
            ("1. Nf3", "legal Nf3"),
            ("1 Nf3", "legal Nf3"),
            ("1) Nf3", "legal Nf3"),
            ("1...Nf3", "legal Nf3"),
            ("1…Nf3", "legal Nf3"),
            ("...Nf3", "legal Nf3"),
            ("1Nf3", "legal Nf3"),
            ("12.Nf3", "legal Nf3"),
            ("Ng1-f3", "legal Nf3"),
            ("Ng1f3", "legal Nf3"),
            ("N1f3", "legal Nf3"),
            ("Ngf3", "legal Nf3"),
            ("g1f3", "legal Nf3"),
            ("g1-f3", "legal Nf3"),
            ("g1–f3", "legal Nf3"),
            ("G1F3", "legal Nf3"),
            ("g1 f3", "legal Nf3"),
            ("N f3", "legal Nf3"),
            ("7163", "legal Nf3"),
            ("71-63", "legal Nf3"),
            ("1. 7163", "legal Nf3"),
            ("♘f3", "legal Nf3"),
            ("♞f3", "legal Nf3"),
            ("\u{FEFF}N\u{200B}f3\u{A0}", "legal Nf3"),
            ("*Nf3*", "legal Nf3"),
            ("\"Nf3\"", "legal Nf3"),
            ("Nxf3", "legal Nf3"),
            ("Nf3+", "legal Nf3"),
            ("Nf3 $1", "legal Nf3"),
            ("Nf3±→", "legal Nf3"),
            ("Nf3 (=)", "legal Nf3"),
            ("e4", "legal e4"),
            ("E4", "legal e4"),
            ("e2e4", "legal e4"),
            ("e2 - e4", "legal e4"),
            ("e2 e4", "legal e4"),
            ("E2E4", "legal e4"),
            ("E2-E4", "legal e4"),
            ("Pe4", "legal e4"),
            ("e4e5", "refused empty_square"),
            ("е4", "legal e4"),
            ("Е4", "legal e4"),
            ("5254", "legal e4"),
            ("- Nf3", "unreadable not_a_move"),
            ("> Nf3", "unreadable not_a_move"),
            ("* Nf3", "unreadable not_a_move"),
            ("Nf3 thanks", "unreadable not_a_move"),
            ("Nf3 Nf6", "unreadable several"),
            ("Nf3 or Nc3", "unreadable several"),
            ("1. e4 e5 2. Nf3", "unreadable several"),
            ("e4 e5", "unreadable several"),
            ("", "unreadable nothing"),
            ("Nf9", "unreadable off_board"),
            ("Ni3", "unreadable off_board"),
            ("e9", "unreadable off_board"),
            ("Xf3", "unreadable unknown_letter"),
            ("hello", "unreadable not_a_move"),
            ("1-0", "unreadable not_a_move"),
            ("1/2-1/2", "unreadable not_a_move"),
            ("12.", "unreadable not_a_move"),
            ("12", "unreadable not_a_move"),
            ("0000", "unreadable null_move"),
            ("1. --", "unreadable null_move"),
        ],
    );
}

#[test]
fn letters_of_the_languages() {
    use Notation::*;
    let line = start();
    for (notation, text) in [
        (English, "Nf3"),
        (German, "Sf3"),
        (French, "Cf3"),
        (Spanish, "Cf3"),
        (Italian, "Cf3"),
        (Dutch, "Pf3"),
        (Portuguese, "Cf3"),
        (Russian, "Кf3"),
        (Polish, "Sf3"),
        (Hungarian, "Hf3"),
        (Czech, "Jf3"),
        (Swedish, "Sf3"),
    ] {
        assert_eq!(said(&line, text, with(notation)), "legal Nf3", "{notation}");
        if notation != Dutch {
            assert_eq!(said(&line, text, Options::default()), "legal Nf3", "{text} without a language");
        }
    }
    // P is the Dutch knight, and elsewhere some write it before a pawn's move.
    check(&line, &[("Pf3", "ambiguous f3 Nf3"), ("Pe4", "legal e4"), ("Pe2-e4", "legal e4")]);
    check_with(&line, with(German), &[("Pf3", "legal f3")]);
    check_with(&line, with(Dutch), &[("Pe4", "refused wrong_movement")]);
    assert_eq!(said(&line, "sf3", with(German)), "legal Nf3");
    assert_eq!(said(&line, "Кf3", Options::default()), "legal Nf3");
    assert_eq!(said(&line, "кf3", Options::default()), "legal Nf3");
}

#[test]
fn a_letter_with_two_meanings_is_asked_if_both_are_legal() {
    // King e1, rook f4, both can go to f1 and f2.
    let line = fen("4k3/8/8/8/5R2/8/8/4K3 w - - 0 1");
    check(&line, &[("Rf2", "legal Rf2"), ("Kf2", "legal Kf2")]);
    check_with(
        &line,
        with(Notation::French),
        &[("Rf2", "ambiguous Kf2 Rf2"), ("Rd1", "legal Kd1"), ("Tf2", "legal Rf2")],
    );
    // Cyrillic К: the Russian knight, or a king.
    let line = fen("4k3/8/8/8/8/8/7N/5K2 w - - 0 1");
    check(&line, &[("Кg1", "legal Kg1"), ("Кf3", "legal Nf3"), ("Крg1", "legal Kg1")]);
    let line = fen("4k3/8/8/8/8/5N2/8/5K2 w - - 0 1");
    check(&line, &[("Кg1", "ambiguous Kg1 Ng1"), ("Kg1", "legal Kg1"), ("Ng1", "legal Ng1")]);
    check_with(
        &line,
        with(Notation::Russian),
        &[("Кg1", "legal Ng1"), ("Kg1", "ambiguous Kg1 Ng1"), ("Крg1", "legal Kg1")],
    );
}

#[test]
fn cyrillic_letters_that_look_like_files_are_never_pieces() {
    let line = fen("4k3/8/8/3p4/2P5/8/8/2B1K3 w - - 0 1");
    check(&line, &[("сxd5", "legal cxd5"), ("с5", "legal c5"), ("cхd5", "legal cxd5"), ("Сe3", "legal Be3")]);
    // Capital С: the Russian bishop, or the c-pawn made large by a telephone.
    let line = fen("4k3/8/8/3p4/2P1B3/8/8/4K3 w - - 0 1");
    check(&line, &[("Сxd5", "ambiguous cxd5 Bxd5"), ("сxd5", "legal cxd5")]);
    check_with(&line, with(Notation::Russian), &[("Сxd5", "legal Bxd5")]);
}

/// What is played is final: where a slip is likelier than the one legal move that a text could be, it is asked.
#[test]
fn a_binding_text_is_not_stretched_to_the_one_legal_move() {
    let binding = Options { binding: true, ..Options::default() };
    let german = Options { notation: Some(Notation::German), ..binding };
    let russian = Options { notation: Some(Notation::Russian), ..binding };
    // 1.e4 e6 2.d4: the knight cannot go to b4, the bishop can; and after 1.b4 c5 no bishop can take on c5.
    let knight = fen("rnbqkbnr/pppp1ppp/4p3/8/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2");
    check_with(&knight, binding, &[("Sb4", "ambiguous Bb4+"), ("Bb4", "legal Bb4+"), ("Lb4", "legal Bb4+")]);
    check_with(
        &knight,
        german,
        &[("Sb4", "refused wrong_movement"), ("Sc6", "legal Nc6"), ("Lb4", "legal Bb4+")],
    );
    check_with(&knight, binding, &[("Sc6", "legal Nc6"), ("Cc6", "legal Nc6"), ("Кc6", "legal Nc6")]);
    // Neither the knight nor a Czech bishop can go there: it is the knight that is spoken of.
    let refused = read(&fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), "Sg5", &binding);
    let Reading::Refused(refused) = refused else { panic!("{refused:?}") };
    assert!(
        matches!(refused.meant, Meant::Step { piece: Some(piece), .. } if piece.role == Role::Knight),
        "{refused:?}"
    );
    let pawn = fen("rnbqkbnr/pp1ppppp/8/2p5/1P6/8/P1PPPPPP/RNBQKBNR w KQkq - 0 2");
    check(&pawn, &[("Bxc5", "legal bxc5")]);
    check_with(
        &pawn,
        binding,
        &[("Bxc5", "ambiguous bxc5"), ("B:c5", "ambiguous bxc5"), ("bxc5", "legal bxc5")],
    );
    let alone = fen("4k3/8/8/8/8/2p5/1P6/4K3 w - - 0 1");
    check_with(&alone, binding, &[("Bxc3", "legal bxc3")]);
    // A Spanish and French knight, a French and a Russian bishop: none of them can take there, a pawn of that file can.
    let letters = fen("4k3/8/8/2ppp3/1PP1PP2/1N6/8/4K2B w - - 0 1");
    let of = |notation| Options { notation: Some(notation), ..binding };
    check_with(&letters, of(Notation::Spanish), &[("Cxd5", "ambiguous cxd5"), ("cxd5", "legal cxd5")]);
    check_with(&letters, of(Notation::French), &[("Fxe5", "ambiguous fxe5"), ("fxe5", "legal fxe5")]);
    check_with(&letters, russian, &[("С:d5", "ambiguous cxd5"), ("cxd5", "legal cxd5")]);
    // Whoever takes where nothing stands looks at another board.
    let quiet = fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    check(&quiet, &[("Nxf3", "legal Nf3")]);
    check_with(
        &quiet,
        binding,
        &[("Nxf3", "ambiguous Nf3"), ("N:f3", "ambiguous Nf3"), ("Nf3+", "legal Nf3")],
    );
    // The letters of the other keyboard that look alike.
    check_with(&quiet, russian, &[("Kf3", "legal Nf3")]);
    let open = fen("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    check_with(&open, russian, &[("Cb5", "legal Bb5"), ("Сb5", "legal Bb5")]);
    // A small с, as a telephone writes it, is the bishop or the pawn of that file.
    let both = "ambiguous c4 Bc4";
    check_with(
        &open,
        russian,
        &[
            ("сc4", both),
            ("сс4", both),
            ("2. сc4", both),
            ("се2", "legal Be2"),
            ("сb5", "legal Bb5"),
            ("с4", "legal c4"),
        ],
    );
    let takes = fen("4k3/8/8/3p4/2P5/8/6B1/4K3 w - - 0 1");
    let both = "ambiguous cxd5 Bxd5";
    check_with(&takes, russian, &[("сd5", both), ("с:d5", both), ("сxd5", both), ("cxd5", "legal cxd5")]);
    // B is the bishop in every game score, and a German's Bauer.
    check_with(
        &open,
        german,
        &[
            ("Bc4", "ambiguous c4 Bc4"),
            ("Bd3", "ambiguous d3 Bd3"),
            ("Bb5", "legal Bb5"),
            ("Lc4", "legal Bc4"),
        ],
    );
    check_with(&open, binding, &[("Bc4", "legal Bc4")]);
    let promotes = fen("8/4P3/8/8/8/8/k6K/8 w - - 0 1");
    check_with(&promotes, russian, &[("e8Кр", "refused promotion_impossible"), ("e8К", "legal e8=N")]);
}

#[test]
fn case_decides_between_pawn_and_bishop() {
    let both = fen("4k3/8/8/8/8/2p5/1P6/B3K3 w - - 0 1");
    let both = {
        let _ = both;
        fen("4k3/8/8/8/3B4/2p5/1P6/4K3 w - - 0 1")
    };
    check(
        &both,
        &[
            ("bxc3", "legal bxc3"),
            ("Bxc3", "legal Bxc3"),
            ("bc3", "legal bxc3"),
            ("Bc3", "legal Bxc3"),
            ("BXC3", "ambiguous bxc3 Bxc3"),
        ],
    );
    let mail = Options { mail_line: true, ..Options::default() };
    check_with(
        &both,
        mail,
        &[("bxc3", "legal bxc3"), ("Bxc3", "ambiguous bxc3 Bxc3"), ("1.Bxc3", "legal Bxc3")],
    );
    let pawn = fen("4k3/8/8/8/8/2p5/1P6/4K3 w - - 0 1");
    check(&pawn, &[("Bxc3", "legal bxc3"), ("Bc3", "legal bxc3"), ("Bb3", "refused no_such_piece")]);
    let far = fen("4k3/8/8/8/8/2p5/1P6/4KB2 w - - 0 1");
    check(&far, &[("Bxc3", "legal bxc3"), ("Bc3", "ambiguous bxc3"), ("B2b3", "legal b3")]);
    let rook = fen("4k3/8/8/8/8/8/8/1R2KB2 w - - 0 1");
    check(&rook, &[("B1a1", "ambiguous Ra1"), ("b1a1", "legal Ra1")]);
    let bishop = fen("4k3/8/8/8/3B4/2p5/8/4K3 w - - 0 1");
    check(&bishop, &[("bxc3", "legal Bxc3")]);
    // A French letter that is a file: never without asking, unless French was chosen.
    let queen = fen("4k3/8/8/4p3/3P4/8/8/4QK2 w - - 0 1");
    check(&queen, &[("Dxe5", "ambiguous dxe5 Qxe5+"), ("dxe5", "legal dxe5"), ("Qxe5", "legal Qxe5+")]);
    check_with(&queen, with(Notation::German), &[("Dxe5", "legal Qxe5+")]);
    let knight = fen("4k3/8/8/8/8/1N6/2P5/4K3 w - - 0 1");
    check(&knight, &[("cd4", "refused wrong_movement"), ("Cd4", "legal Nd4")]);
    // Four coordinates are never a bishop.
    let line = fen("4k3/8/8/8/8/8/8/B3K3 w - - 0 1");
    check(
        &line,
        &[("b1c3", "refused empty_square"), ("B1C3", "refused empty_square"), ("B1c3", "legal Bc3")],
    );
}

#[test]
fn castling_and_the_king_step() {
    // #613: RNBBQKRN, king f1, rook g1: castling is king onto the neighbour.
    let line = fen("4k3/8/8/8/8/8/8/5KR1 w G - 0 1");
    check(
        &line,
        &[
            ("O-O", "legal O-O"),
            ("f1g1", "legal O-O"),
            ("Kxg1", "legal O-O"),
            ("Kg1", "legal O-O"),
            ("6171", "legal O-O"),
        ],
    );
    // King e1, rook h1: two squares only castling can make.
    let line = fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    check(
        &line,
        &[
            ("Kg1", "legal O-O"),
            ("e1g1", "legal O-O"),
            ("e1h1", "legal O-O"),
            ("5171", "legal O-O"),
            ("5181", "legal O-O"),
            ("Kxh1", "legal O-O"),
            ("Kf1", "legal Kf1"),
            ("Rf1", "legal Rf1"),
            ("castle", "ambiguous O-O"),
            ("castles kingside", "legal O-O"),
            ("0-0-0", "refused never_there"),
            ("1.0-0!", "legal O-O"),
            ("Rochade kurz", "legal O-O"),
            ("O-O+", "legal O-O"),
            ("0 - 0", "legal O-O"),
        ],
    );
    // King f1, rook h1: the step to g1 is a step.
    let line = fen("4k3/8/8/8/8/8/8/5K1R w K - 0 1");
    check(
        &line,
        &[
            ("Kg1", "legal Kg1"),
            ("f1g1", "legal Kg1"),
            ("f1h1", "legal O-O"),
            ("6171", "legal Kg1"),
            ("O-O", "legal O-O"),
        ],
    );
    let Reading::Move(step) = read(&line, "Kg1", &Options::default()) else { panic!() };
    assert_eq!(step.notes, [Note::KingStepOnly(frcec_rules::Wing::HSide)]);
    // King g1, rook h1 (#144): only the rook moves; typed as its move it is asked.
    let line = fen("4k3/8/8/8/8/8/8/6KR w K - 0 1");
    check(
        &line,
        &[
            ("Rf1", "ambiguous O-O"),
            ("h1f1", "ambiguous O-O"),
            ("O-O", "legal O-O"),
            ("g1g1", "refused no_movement"),
            ("Kg1", "refused no_movement"),
            ("g1h1", "legal O-O"),
        ],
    );
    let Reading::Ambiguous(doubt) = read(&line, "Rf1", &Options::default()) else { panic!() };
    assert_eq!(doubt.why, Doubt::RookOnlyCastling);
    // With another rook that can go to f1 it is that rook's move.
    let line = fen("4k3/8/8/8/5R2/8/8/6KR w K - 0 1");
    check(&line, &[("Rf1", "legal Rf1"), ("h1f1", "ambiguous O-O")]);
}

#[test]
fn a_king_that_has_wandered_off_goes_wrong() {
    let line = play(start(), "e4 e5 Ke2 Ke7 Kf3 Kf6");
    check(&line, &[("O-O", "refused king_moved"), ("Kg1", "refused wrong_movement own_piece_on_target")]);
    let line = play(start(), "e4 e5 Nf3 Nf6 Be2 Be7 Kf1 Kf8 Ke1 Ke8");
    check(&line, &[("Kg1", "refused king_moved"), ("e1g1", "refused king_moved")]);
}

#[test]
fn castling_refused_names_everything() {
    let line = play(start(), "h4 e5 Rh3 Bd6 Rh1 Nf6 e4 O-O");
    check(
        &line,
        &[
            ("O-O", "refused rook_moved castling_blocked castling_blocked"),
            ("Kg1", "refused rook_moved castling_blocked castling_blocked"),
        ],
    );
    let line = fen("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    check(
        &line,
        &[("O-O", "refused never_there"), ("e1h1", "refused never_there"), ("e1g1", "refused never_there")],
    );
    let line = fen("4kr2/8/8/8/8/8/8/3K3R w K - 0 1");
    let Reading::Refused(refused) = read(&line, "O-O", &Options::default()) else { panic!() };
    assert_eq!(refused.refusals[0].kind(), "castling_through_attack");
    let line = fen("4kr2/8/8/8/8/8/8/5K1R w K - 0 1");
    let Reading::Refused(refused) = read(&line, "O-O", &Options::default()) else { panic!() };
    assert!(matches!(refused.hints[..], [Hint::KingStep(_)]), "{refused:?}");
}

#[test]
fn ordinary_refusals() {
    check(
        &start(),
        &[
            ("e5", "refused wrong_movement"),
            ("Ne5", "refused wrong_movement"),
            ("Bc4", "refused blocked"),
            ("Ra3", "refused blocked"),
            ("Rb1", "refused own_piece_on_target"),
            ("exd3", "refused pawn_captures_nothing"),
            ("e7e5", "refused not_your_piece"),
            ("Ne2e4", "refused other_piece"),
            ("e4e5", "refused empty_square"),
            ("Qd4", "refused blocked"),
            ("Nd2", "refused own_piece_on_target"),
            ("e4=Q", "refused nothing_promotes"),
            ("Nf3=Q", "refused nothing_promotes"),
        ],
    );
    let line = play(start(), "e4 e6 e5 d5 Nf3 Nc6");
    check(&line, &[("exd6", "refused en_passant_too_late"), ("exd6 e.p.", "refused en_passant_too_late")]);
    let line = play(start(), "e4 d6 e5 d5");
    check(&line, &[("exd6", "refused en_passant_no_double_step")]);
    // Pinned knight; check not answered; king into check.
    let line = fen("4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1");
    check(&line, &[("Nc4", "refused pinned"), ("Kd1", "legal Kd1")]);
    let line = fen("4r1k1/8/8/8/8/8/8/N3K3 w - - 0 1");
    check(&line, &[("Nb3", "refused check_not_answered"), ("Ke2", "refused king_into_check")]);
    let line = play(fen("8/4p3/8/r2P3K/8/8/4k3/8 b - - 0 1"), "e5");
    check(&line, &[("dxe6", "refused en_passant_exposes")]);
    let line = fen("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    check(&line, &[("Kg8", "refused game_over")]);
    let line = fen("8/4P3/8/8/8/8/k6K/8 w - - 0 1");
    check(&line, &[("e8=K", "refused promotion_impossible"), ("e8", "ambiguous e8=B e8=N e8=Q e8=R")]);
    let line = fen("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    let Reading::Refused(refused) = read(&line, "d5", &Options::default()) else { panic!() };
    assert!(matches!(refused.hints[..], [Hint::PawnCapture(_)]), "{refused:?}");
}

#[test]
fn the_last_move_again_is_asked() {
    let line = play(start(), "Nf3 Nf6 Ng1 Ng8");
    check(&line, &[("3.Nf3", "legal Nf3"), ("1.Nf3", "legal Nf3"), ("2...Ng8", "unreadable last_move")]);
}

#[test]
fn strict_wants_the_number_and_the_full_form() {
    let strict = Options { strict: true, ..Options::default() };
    check_with(
        &start(),
        strict,
        &[
            ("1.Nf3", "legal Nf3"),
            ("1. Nf3", "legal Nf3"),
            ("1.e4", "legal e4"),
            ("1.Ng1-f3", "legal Nf3"),
            ("1.e2-e4", "legal e4"),
            ("Nf3", "refused not_strict"),
            ("2.Nf3", "refused not_strict"),
            ("1...Nf3", "refused not_strict"),
            ("1.nf3", "refused not_strict"),
            ("1.g1f3", "refused not_strict"),
            ("1.Nxf3", "refused not_strict"),
            ("1.Nf3+", "refused not_strict"),
            ("1.Sf3", "refused not_strict"),
            ("1.7163", "refused not_strict"),
        ],
    );
    let line = play(start(), "e4");
    check_with(
        &line,
        strict,
        &[("1...e5", "legal e5"), ("1…e5", "legal e5"), ("1.e5", "refused not_strict")],
    );
}

#[test]
fn shapes_without_a_position() {
    for text in
        ["Nf3", "O-O", "e4", "0000", "Nf9", "castle long", "1. e4 e5", "Rochade", "5254", "kingside", "??e4"]
    {
        assert_eq!(looks_like_move(text, None), !text.starts_with('?'), "{text}");
    }
    for text in [
        "long",
        "short",
        "Hello",
        "",
        "Thanks for the game",
        "12.",
        "1-0",
        "I am back",
        "- e4",
        "Best, Nigel",
        "-- ",
        "---",
        "-",
        "- castle",
        "* castle",
    ] {
        assert!(!looks_like_move(text, None), "{text}");
    }
    let long = "e4 ".repeat(1_000_000);
    assert!(!looks_like_move(&long, None));
    assert_eq!(read(&start(), &long, &Options::default()), Reading::Unreadable(Unreadable::TooLong));
}

#[test]
fn the_last_moves_may_stand_before_the_answer() {
    let line = play(start(), "e4 e5 Nf3 Nc6");
    check(
        &line,
        &[
            ("2...Nc6 3.Bb5", "legal Bb5"),
            ("2... Nc6 3. Bb5", "legal Bb5"),
            ("2.Nf3 Nc6 3.Bb5", "legal Bb5"),
            ("1.e4 e5 2.Nf3 Nc6 3.Bb5", "legal Bb5"),
            ("Nc6 Bb5", "legal Bb5"),
            ("2...Nc6 3.Ba6", "legal Ba6"),
            ("2...Nc6 3.Bh6", "refused blocked"),
            // Not what was played, or a plan of two moves: asked.
            ("2...Nf6 3.Bb5", "unreadable several"),
            ("3...Nc6 4.Bb5", "unreadable several"),
            ("Bb5 a6", "unreadable several"),
            ("Bb5 Bc4", "unreadable several"),
        ],
    );
    let black = play(start(), "e4");
    check(
        &black,
        &[
            ("1.e4 e5", "legal e5"),
            ("e4 e5", "legal e5"),
            ("1. e4 c5", "legal c5"),
            ("1.d4 d5", "unreadable several"),
        ],
    );
}

#[test]
fn marks_and_smileys_behind_a_move() {
    check(
        &start(),
        &[
            ("Nf3 :-)", "legal Nf3"),
            ("Nf3 \u{1F44D}", "legal Nf3"),
            ("Nf3 :)", "legal Nf3"),
            ("Nf3 ♘", "unreadable not_a_move"),
        ],
    );
}

#[test]
fn moves_in_words() {
    check(
        &start(),
        &[
            ("knight f3", "legal Nf3"),
            ("Knight to f3", "legal Nf3"),
            ("knight g1 to f3", "legal Nf3"),
            ("pawn e4", "legal e4"),
            ("e2 to e4", "legal e4"),
            ("I play Nf3", "legal Nf3"),
            ("My move: Nf3", "legal Nf3"),
            ("my move is 1. e4", "legal e4"),
            ("Springer nach f3", "legal Nf3"),
            ("Ich ziehe meinen Springer nach f3", "legal Nf3"),
            ("My horse goes to f3, please", "legal Nf3"),
            ("конь f3", "legal Nf3"),
            ("Хожу своим конём на f3", "legal Nf3"),
            ("ziehe den Bauern nach e4", "legal e4"),
            ("Muevo mi caballo a f3, por favor", "legal Nf3"),
            ("Skoczek f3!", "legal Nf3"),
            ("king e2", "refused own_piece_on_target"),
            ("knight", "unreadable not_a_move"),
            ("knight takes bishop", "unreadable not_a_move"),
            ("do not play Nf3", "unreadable not_a_move"),
            ("I play Nf3 if you agree", "unreadable not_a_move"),
            ("P-K4", "unreadable not_a_move"),
        ],
    );
    let line = play(start(), "e4 d5");
    check(
        &line,
        &[("pawn takes d5", "legal exd5"), ("e4 takes d5", "legal exd5"), ("e takes d5", "legal exd5")],
    );
}

#[test]
fn a_promotion_piece_where_nothing_promotes_is_refused_with_the_reason() {
    check(
        &start(),
        &[
            ("e4Q", "refused nothing_promotes"),
            ("E4Q", "refused nothing_promotes"),
            ("e4N", "refused nothing_promotes"),
            ("e4D", "refused nothing_promotes"),
            ("5254Q", "refused nothing_promotes"),
            ("52541", "refused nothing_promotes"),
            ("e2e4Q", "refused nothing_promotes"),
            ("1. e4Q", "refused nothing_promotes"),
            // A novelty of the theory books, an arrow, praise: still the move.
            ("e4 N", "unreadable not_a_move"),
            ("e4!", "legal e4"),
        ],
    );
    let hint = match read(&start(), "e4Q", &Options::default()) {
        Reading::Refused(refused) => refused.hints.iter().map(|hint| start().san_of(&hint.mv())).collect(),
        other => vec![format!("{other:?}")],
    };
    assert_eq!(hint, ["e4"]);
    let pawn = fen("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1");
    check(
        &pawn,
        &[
            ("57581", "legal e8=Q"),
            ("5758Q", "legal e8=Q"),
            ("5758=N", "legal e8=N+"),
            ("5758 (R)", "legal e8=R"),
            ("57-58q", "legal e8=Q"),
            ("5758queen", "legal e8=Q"),
            ("5758", "ambiguous e8=B e8=N+ e8=Q e8=R"),
            ("57585", "unreadable not_a_move"),
            ("5758K", "refused promotion_impossible"),
        ],
    );
    check_with(&pawn, with(Notation::German), &[("5758D", "legal e8=Q"), ("5758S", "legal e8=N+")]);
}

#[test]
fn a_bare_capture_on_the_last_rank_lists_every_capture_there() {
    let line = fen("3r2k1/2P5/8/8/8/8/3R4/4K3 w - - 0 1");
    check(
        &line,
        &[
            ("xd8", "ambiguous cxd8=B cxd8=N cxd8=Q+ cxd8=R+ Rxd8+"),
            ("xd8Q", "legal cxd8=Q+"),
            ("cxd8", "ambiguous cxd8=B cxd8=N cxd8=Q+ cxd8=R+"),
            ("Rxd8", "legal Rxd8+"),
        ],
    );
}
