//! Games as PGN: what is written is read again, and nothing is dropped in silence.

use frcec_rules::{
    Color, Ending, FenRepair, FenStyle, Line, Notation, StartPosition,
    pgn::{PgnError, PgnFault, PgnGame, PgnNote, PgnResult, Reader, write, write_with},
};

use crate::play::{Dice, from_start, random_game, result_of};

fn read(text: &str) -> Vec<Result<PgnGame, PgnError>> {
    Reader::new(text.as_bytes()).collect()
}

fn one(text: &str) -> PgnGame {
    let mut games = read(text);
    assert_eq!(games.len(), 1, "{games:?}");
    games.pop().unwrap().unwrap_or_else(|why| panic!("{text}: {why:?}"))
}

fn fault(text: &str) -> PgnError {
    let mut games = read(text);
    assert_eq!(games.len(), 1, "{games:?}");
    games.pop().unwrap().unwrap_err()
}

fn sans(game: &PgnGame) -> String {
    game.line.plies().iter().map(|ply| ply.san.as_str()).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_game_is_written_with_all_it_needs() {
    let line = from_start(613, "O-O g6 b3 O-O");
    let mut game = PgnGame::new(line, PgnResult::Draw);
    game.tags = [("White", "Hill, \"G\" \\ Co"), ("Black", "Cual\n"), ("Annotator", "x"), ("FEN", "stale")]
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .to_vec();
    assert_eq!(
        write(&game),
        r#"[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "Hill, \"G\" \\ Co"]
[Black "Cual "]
[Result "1/2-1/2"]
[Variant "Chess960"]
[SetUp "1"]
[FEN "rnbbqkrn/pppppppp/8/8/8/8/PPPPPPPP/RNBBQKRN w KQkq - 0 1"]
[Annotator "x"]

1. O-O g6 2. b3 O-O 1/2-1/2
"#
    );
    assert!(write_with(&game, FenStyle::Shredder).contains(" w GAga - 0 1"));
}

#[test]
fn what_is_written_is_read_again() {
    let mut dice = Dice::new(4);
    let mut text = String::new();
    let mut lines = Vec::new();
    for id in (0..960).step_by(7) {
        let line = random_game(StartPosition::new(id).unwrap(), 150, &mut dice, |_| ());
        let mut game = PgnGame::new(line.clone(), result_of(&line));
        game.tags.push(("White".to_owned(), format!("\"{id}\"")));
        for style in [FenStyle::XFen, FenStyle::Shredder] {
            let written = write_with(&game, style);
            assert!(written.lines().all(|line| line.len() <= 79));
            text.push_str(&written);
            text.push('\n');
            lines.push(line.clone());
        }
    }
    let games: Vec<_> = read(&text);
    assert_eq!(games.len(), lines.len());
    for (game, line) in games.into_iter().zip(lines) {
        let game = game.unwrap();
        assert_eq!(game.notes, []);
        assert_eq!(game.line, line);
        assert_eq!(game.line.start(), line.start());
        assert_eq!(game.tag("White").unwrap(), format!("\"{}\"", line.start().unwrap().id()));
    }
}

#[test]
fn comments_variations_glyphs_and_numbers_are_no_moves() {
    let game = one(
        "% escaped\n; a comment\n1. e4!? {best (by test} e5 (1... c5 2. Nf3 {;)} (2. c3 d5)) 2. Nf3 $14 $1 Nc6 ; x } )\n\
         3.Bc4 3...Bc5 ± 4 c3 +/= Nf6 {two\n\nlines} 5. d3?! !? a6 6.O-O  1-0 {over} ; out",
    );
    assert_eq!(sans(&game), "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 a6 O-O");
    assert_eq!(game.result, PgnResult::WhiteWins);
    assert_eq!(game.notes, []);
}

#[test]
fn several_tags_on_a_line_and_moves_behind_them() {
    let game = one("[white \"A\"]\n[Fen \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. O-O *");
    assert_eq!((game.tag("White"), sans(&game).as_str()), (Some("A"), "O-O"));
    assert_eq!(write(&game).matches("4k3/8").count(), 1);
    let game = one("\u{feff}[White \"A\"][Black \"B\"] [Result \"0-1\"] 1. e4 e5 0-1");
    assert_eq!((game.tag("White"), game.tag("Black")), (Some("A"), Some("B")));
    assert_eq!(game.line.len(), 2);
}

#[test]
fn a_fault_has_a_place_and_a_reason() {
    let error = fault("[White \"A\"]\n\n1. e4 e5\n2. Nf3 Kd4 3. a3 1-0\n");
    assert_eq!((error.line, error.column, error.ply, error.token.as_str()), (4, 8, 4, "Kd4"));
    assert!(matches!(&error.reason, PgnFault::Illegal(reasons) if !reasons.is_empty()));
    assert_eq!(error.tag("White"), Some("A"));

    let error = fault("1. e4 e5 2. Nf3 Nc6 3. d4 exd4 4. c3 dxc3 5. Bc4 cxb2 6. O-O bxa1 *");
    assert_eq!((error.ply, error.token.as_str()), (12, "bxa1"));
    assert!(matches!(&error.reason, PgnFault::Ambiguous(moves) if moves.len() == 4));

    for (text, reason, line, column) in [
        ("[White A]\n\n1. e4 *", PgnFault::BadTag, 1, 1),
        ("[White \"A\"\n\n1. e4 *", PgnFault::BadTag, 1, 1),
        ("1. e4 {never closed\n e5 *", PgnFault::UnclosedComment, 1, 7),
        ("1. e4 (1. d4 (1. c4) *", PgnFault::UnclosedVariation, 1, 7),
        ("1. e4 ) e5 *", PgnFault::NotOpened, 1, 7),
        ("1. e4 } e5 *", PgnFault::NotOpened, 1, 7),
        ("1. e4 ] e5 *", PgnFault::Unexpected, 1, 7),
        ("1. e4 e5 1-0 2. Nf3", PgnFault::AfterResult, 1, 14),
        ("1. e4 e5 2. -- Nf6 *", PgnFault::NotAMove, 1, 13),
        ("1. e4 e5 2. Z0 Nf6 *", PgnFault::NotAMove, 1, 13),
        ("1. e4 e5 2. <> Nf6 *", PgnFault::NotAMove, 1, 13),
        ("1. e4 e5 2. 0000 Nf6 *", PgnFault::NotAMove, 1, 13),
        ("1. e4 e5 2. @@@@ Nf6 *", PgnFault::NotAMove, 1, 13),
        ("1. e4 e.p. e5 *", PgnFault::NotEnPassant, 1, 7),
        ("[Variant \"Atomic\"]\n\n1. e4 *", PgnFault::OtherVariant, 1, 1),
        ("[White \"A\"]\n[Variant \"Chess960\"]\n\n1. e4 *", PgnFault::NoFen, 2, 1),
        ("[White \"A\"]\n[Variant \"Chess960\"]\n[FEN \"?\"]\n\n1. e4 *", PgnFault::NoFen, 3, 1),
    ] {
        let error = fault(text);
        assert_eq!((&error.reason, error.line, error.column), (&reason, line, column), "{text}");
    }
}

#[test]
fn a_bad_game_never_spoils_the_next() {
    let bad = [
        "[White \"bad\"]\n\n1. e4 e5 2. Ke3 Nf6 1-0",
        "[White \"bad]\n[Black \"x\"]\n\n1. e4 1-0",
        "[White \"bad\"]\n[FEN \"nonsense\"]\n\n1. e4 1-0",
        "[White \"bad\"]\n\n1. e4 {open for ever 1-0",
        "[White \"bad\"]\n\n1. e4 (1. d4 d5 1-0",
        "[White \"bad\"]\n\n1. e4 e5 1-0 2. Nf3",
        "[White \"bad\"]\n\n1. e4 ) e5 {a comment\nover lines} 1-0",
        "[White \"bad\"]\n[Variant \"Atomic\"]\n\n1. e4 e5 1-0",
        "1. e4 e5 2. Ke3 Nf6 1-0",
    ];
    let good = "[White \"good\"]\n[Black \"x\"]\n\n1. d4 d5 2. c4 1/2-1/2\n\n";
    for bad in bad {
        for blank in ["\n", "\n\n"] {
            let text = format!("{good}{bad}{blank}{good}{bad}{blank}{good}");
            let games = read(&text);
            // Without a blank line an open comment or variation swallows what follows, and says so.
            let expected: &[bool] = if blank == "\n" && (bad.contains("{open") || bad.contains("(1.")) {
                &[true, false, false]
            } else {
                &[true, false, true, false, true]
            };
            let fine: Vec<bool> = games.iter().map(Result::is_ok).collect();
            assert_eq!(fine[..expected.len().min(fine.len())], *expected, "{text}\n{games:?}");
            for game in games.into_iter().flatten() {
                assert_eq!((game.tag("White"), game.line.len()), (Some("good"), 3));
            }
        }
    }
    // Games without heads, too.
    let games = read("1. e4 e5 1-0\n\n1. e4 Ke4 0-1\n\n1. d4 d5 *\n");
    assert_eq!(games.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
}

#[test]
fn a_game_cut_short_says_so() {
    assert_eq!(one("1. e4 e5 2. Nf3").notes, [PgnNote::NoResult]);
    let games = read("[White \"A\"]\n\n1. e4 e5 2. Nf3\n\n[White \"B\"]\n\n1. d4 *");
    assert_eq!(games[0].as_ref().unwrap().notes, [PgnNote::NoResult]);
    assert_eq!(games[1].as_ref().unwrap().notes, []);
    let games = read("[White \"no moves\"]\n[Black \"x\"]\n\n[White \"B\"]\n\n1. d4 *");
    assert_eq!(games.len(), 2);
    // Nor does a game without result run into one without head.
    let games = read("1. e4 e5 2. Nf3\n\n1. d4 d5 *\n\n1. c4\n\n1... e5 *");
    let plies: Vec<u32> = games.iter().map(|game| game.as_ref().unwrap().line.len()).collect();
    assert_eq!(plies, [3, 2, 2]);
    assert_eq!(games[0].as_ref().unwrap().notes, [PgnNote::NoResult]);
    assert_eq!(read("").len(), 0);
    assert_eq!(read("\n\n  \n% x\n").len(), 0);
    assert_eq!(read("{only a comment}").len(), 0);
}

#[test]
fn what_is_odd_is_noted() {
    let game = one("[Result \"White won\"]\n\n1. f3 e5 3. g4 Qh4 *");
    let mate = Ending::Checkmate { winner: Color::Black };
    assert_eq!(
        game.notes,
        [
            PgnNote::MoveNumber { line: 3, found: 3, expected: 2 },
            PgnNote::OverOnBoard { ending: mate },
            PgnNote::ResultTagUnknown { tag: "White won".to_owned() },
        ]
    );
    let game = one("[FEN \"4k3/8/8/8/8/8/8/4K2R w KQ e3 0 0\"]\n\n1. O-O *");
    assert_eq!(
        game.notes,
        [
            FenRepair::ImpossibleRight { letter: 'Q', lacks: frcec_rules::RightLacks::Rook },
            FenRepair::MoveNumberZero,
            FenRepair::UselessEnPassant { square: frcec_rules::Square::E3 },
        ]
        .map(PgnNote::FenRepaired)
    );
}

#[test]
fn a_result_that_is_not_true_is_a_fault_at_its_place() {
    let stalemate = "[FEN \"7k/8/6QK/8/8/8/8/8 w - - 0 1\"]\n\n1. Qf7";
    let bare = "[FEN \"7k/8/8/8/8/8/6q1/7K w - - 0 1\"]\n\n1. Kxg2";
    let mate = "1. f3 e5 2. g4 Qh4#";
    let next = "\n\n[White \"next\"]\n\n1. d4 *\n";
    let won = |winner| PgnFault::ResultAgainstBoard { ending: Ending::Checkmate { winner } };
    for (text, line, column, token, reason) in [
        (format!("{mate} 1-0"), 1, 21, "1-0", won(Color::Black)),
        (format!("{mate}\n1/2-1/2"), 2, 1, "1/2-1/2", won(Color::Black)),
        (format!("{stalemate} 1-0"), 3, 8, "1-0", PgnFault::ResultAgainstBoard { ending: Ending::Stalemate }),
        (format!("{bare} 0-1"), 3, 9, "0-1", PgnFault::ResultAgainstBoard { ending: Ending::DeadPosition }),
        // Without a result at the end the tag counts, and is as wrong.
        (format!("[White \"A\"]\n[Result \"1-0\"]\n\n{mate}"), 2, 1, "1-0", won(Color::Black)),
        (
            "[Result \"1-0\"]\n\n1. e4 e5 0-1".to_owned(),
            3,
            10,
            "0-1",
            PgnFault::ResultTagDiffers { tag: PgnResult::WhiteWins },
        ),
        (
            "[Result \"1/2-1/2\"]\n\n1. e4 e5 *".to_owned(),
            3,
            10,
            "*",
            PgnFault::ResultTagDiffers { tag: PgnResult::Draw },
        ),
    ] {
        let games = read(&format!("{text}{next}"));
        let error = games[0].as_ref().unwrap_err();
        assert_eq!(
            (&error.reason, error.line, error.column, &*error.token),
            (&reason, line, column, token),
            "{text}"
        );
        assert_eq!(games.len(), 2, "the next game is whole: {text}");
        assert_eq!(games[1].as_ref().unwrap().tag("White"), Some("next"));
    }
    for text in [format!("{mate} 0-1"), format!("{stalemate} 1/2-1/2"), "1. e4 e5 1-0".to_owned()] {
        assert_eq!(one(&text).notes, [], "{text}");
    }
}

#[test]
fn all_spellings_of_the_variant_are_read() {
    for variant in [
        "Chess960",
        "chess 960",
        "FischerAndom",
        "Fischerandom",
        "Fischer Random",
        "fischerandom chess",
        "Freestyle",
        "FRC",
        "frc",
        "",
        "Standard",
    ] {
        let text = format!("[Variant \"{variant}\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. O-O *");
        assert_eq!(sans(&one(&text)), "O-O", "{variant}");
    }
}

#[test]
fn moves_written_in_other_ways_are_kept() {
    let game = one("1. e2-e4 e7e5 2. Ng1-f3 Nb8–c6 3. Bc4 Bc5 4. 0–0 Nf6 *");
    assert_eq!(sans(&game), "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6");
    assert_eq!(
        game.notes.last(),
        Some(&PgnNote::Lenient { ply: 7, token: "0–0".to_owned(), san: "O-O".to_owned() })
    );
    let mut reader = Reader::new(&b"1. e4 e5 2. Sf3 Sc6 3. Lb5 *"[..]).with_notation(Some(Notation::German));
    assert_eq!(sans(&reader.next().unwrap().unwrap()), "e4 e5 Nf3 Nc6 Bb5");
}

#[test]
fn text_in_older_encodings_and_endless_lines_do_no_harm() {
    let games: Vec<_> = Reader::new(&b"[White \"M\xfcller\"]\r\n\r\n1. e4 e5 1-0\r\n"[..]).collect();
    assert_eq!(games[0].as_ref().unwrap().tag("White"), Some("Müller"));

    let mut text = "1. e4 ".to_owned();
    text.push_str(&"{x} ".repeat(600_000));
    text.push_str("e5 1-0\n\n[White \"good\"]\n\n1. d4 *\n");
    let games = read(&text);
    assert_eq!(games.iter().map(Result::is_ok).collect::<Vec<_>>(), [false, true]);
    assert_eq!(games[0].as_ref().unwrap_err().reason, PgnFault::TooLong);
    assert_eq!(games[1].as_ref().unwrap().at_line, 3);

    let game = one(&format!("1. e4 {}e5 1-0", "{x} ".repeat(200_000)));
    assert_eq!(sans(&game), "e4 e5");
}

#[test]
fn a_line_is_what_was_played() {
    let line = from_start(69, "f3 a6 h3 h5");
    let again = one(&write(&PgnGame::new(line.clone(), PgnResult::Unfinished)));
    assert_eq!(again.line.uci_text(), line.uci_text());
    assert_eq!(Line::replay(line.start().unwrap(), &line.uci_text()), Ok(line));
}

#[test]
fn a_tag_that_stands_there_twice_is_never_passed_over() {
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    for (name, first, second) in [
        ("FEN", fen, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        ("White", "A", "B"),
        ("Result", "*", "1-0"),
        ("SetUp", "1", "0"),
        ("Variant", "", "Chess960"),
    ] {
        let text = format!(
            "[Event \"x\"]\n[{name} \"{first}\"]\n[{} \"{second}\"]\n\n1. e4 *\n\n[White \"next\"]\n\n1. d4 *\n",
            name.to_lowercase()
        );
        let games = read(&text);
        let error = games[0].as_ref().unwrap_err();
        assert_eq!((error.line, error.column, error.token.as_str()), (3, 1, second), "{text}");
        assert_eq!(
            error.reason,
            PgnFault::TagTwice { name: name.to_lowercase().into(), first: first.into() },
            "{text}"
        );
        assert_eq!(games[1].as_ref().unwrap().tag("White"), Some("next"), "{text}");
    }
    let game = one("[White \"A\"]\n[White \"A\"]\n[Annotator \"x\"]\n[Annotator \"y\"]\n\n1. e4 *");
    assert_eq!(game.notes, [PgnNote::TagTwice { line: 2, name: "White".to_owned() }]);
    assert_eq!(write(&game).matches("Annotator").count(), 2);
}

#[test]
fn what_a_fen_does_not_say_is_noted() {
    for (fen, repairs) in [
        ("4k3/8/8/8/8/8/8/4K2R w", vec![FenRepair::NoRights]),
        ("4k3/8/8/8/8/8/8/4K2R", vec![FenRepair::NoTurn, FenRepair::NoRights]),
        // Nothing is lost where nobody could castle.
        ("4k3/8/8/8/8/8/4K2R/8 w", vec![]),
        ("4k3/8/8/8/8/8/8/4K2R w -", vec![]),
        ("r3k3/8/8/8/8/8/8/4K3 b", vec![FenRepair::NoRights]),
    ] {
        assert_eq!(Line::from_fen(fen).unwrap().1, repairs, "{fen}");
    }
}

/// Comments, signs and variations come out as they went in, each at its move. The text on the right is what
/// python-chess's exporter writes of the same games, but for blanks inside the brackets.
#[test]
fn remarks_are_written_out_at_their_moves() {
    for (text, written) in [
        ("1. e4! e5?! *", "1. e4 $1 e5 $6 *"),
        ("{first} 1. e4 {a\n  b} e5 *", "{first} 1. e4 {a b} 1... e5 *"),
        ("1. e4 ; to } the end\n e5 *", "1. e4 {to ) the end} 1... e5 *"),
        (
            "1. e4 e5 (1... c5 2. Qf4 d6) (1... c5 2. Nf3 {good} (2. c3! Nf6 $14) 2... d6) 2. Nf3 1-0",
            "1. e4 e5 (1... c5 2. Nf3 {good} (2. c3 $1 Nf6 $14) 2... d6) 2. Nf3 1-0",
        ),
        ("1. e4 (1. 0-0-0 d5) e5 (1... c5 2. Nf9) *", "1. e4 e5 *"),
        ("1. e4 ({only text}) e5 *", "1. e4 {only text} 1... e5 *"),
        ("1. e2-e4 (1. d2-d4 d7d5) *", "1. e4 (1. d4 d5) *"),
        ("1. e4 e5 1/2-1/2 {agreed}", "1. e4 e5 {agreed} 1/2-1/2"),
    ] {
        let game = one(text);
        let out = write(&game);
        let moves = out.split_once("\n\n").unwrap().1.trim_end().replace('\n', " ");
        assert_eq!(moves, written, "{text}");
        let again = one(&out);
        assert_eq!((&again.line, &again.remarks), (&game.line, &game.remarks), "{text}");
    }
    // German letters in a variation, read in German.
    let text = b"1. e4 e5 (1... c5 2. Sf3 Sc6) 2. Sf3 *";
    let game = Reader::new(&text[..]).with_notation(Some(Notation::German)).next().unwrap().unwrap();
    assert!(write(&game).ends_with("\n\n1. e4 e5 (1... c5 2. Nf3 Nc6) 2. Nf3 *\n"));
    let left = one("1. e4 (1. 0-0-0 d5) e5 (1... c5 (1... Ke4) 2. Nf9) 2. Nf3⟳ (2. f4 (2. a9)) *").left_out;
    assert_eq!((left.variations, left.signs, left.comments), (3, 1, 0));
}

#[test]
fn no_remark_breaks_the_lines_of_a_written_game() {
    let long = "% [White \"x\"] word ".repeat(60);
    let game = one(&format!("1. e4 {{{long}}} e5 (1... c5 {{{long}}}) *"));
    let out = write(&game);
    assert!(out.lines().all(|line| line.len() <= 81 && !line.starts_with('%')), "{out}");
    assert_eq!(one(&out).remarks, game.remarks);
}

/// A text that asks for very much is bounded: what goes beyond is counted, and the game is whole.
#[test]
fn endless_remarks_are_bounded() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(60);
    let text = format!("{shuffle} {} *", "(Ng8 Nf3) ".repeat(4_000));
    let game = one(&text);
    assert_eq!(game.line.len(), 240);
    let kept = u32::try_from(game.remarks.len()).unwrap();
    assert!(kept < 4_000 && kept + game.left_out.variations == 4_000, "{kept} {:?}", game.left_out);
    let deep = format!("1. e4 {}{} *", "(1. d4 ".repeat(40), ")".repeat(40));
    assert_eq!(one(&deep).left_out.variations, 1);
    let comment = format!("{{{}}}\n", "x".repeat(600_000));
    let comments = format!("1. e4 {} *", comment.repeat(3));
    assert_eq!(one(&comments).left_out.comments, 2);
}
