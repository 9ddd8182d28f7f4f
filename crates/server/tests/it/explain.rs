//! `frcec explain` as a shell and a program see it.

use std::process::Command;

use serde_json::{Value, json};

/// Exit code, standard output, standard error.
fn explain(args: &[&str]) -> (i32, String, String) {
    let out =
        Command::new(env!("CARGO_BIN_EXE_frcec")).arg("explain").args(args).output().expect("frcec runs");
    let text = |octets: &[u8]| String::from_utf8(octets.to_vec()).expect("UTF-8");
    (out.status.code().expect("an exit code"), text(&out.stdout), text(&out.stderr))
}

fn json_of(args: &[&str]) -> (i32, Value) {
    let (code, out, err) = explain(&[&["--json"], args].concat());
    (code, serde_json::from_str(&out).unwrap_or_else(|e| panic!("{args:?}: {e}: {out}{err}")))
}

#[test]
fn a_legal_move_has_its_notations_and_the_position_after_it() {
    let (code, answer) = json_of(&["--start", "518", "--moves", "1. e4 e5 2.Nf3 2...Nc6", "Bb5"]);
    assert_eq!(code, 0);
    assert_eq!(
        answer,
        json!({"verdict": "legal", "san": "Bb5", "uci": "f1b5",
               "fen": "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3"})
    );
    for moves in ["1 e4 e5 2 Nf3 Nc6", "e4 e5 g1f3 Nc6", "1.e2e4 e7e5 2.g1f3 b8c6 *"] {
        assert_eq!(json_of(&["--start", "518", "--moves", moves, "Bb5"]).1, answer, "{moves}");
    }
    // Moves before may be UCI, castling as king takes rook.
    let (code, answer) = json_of(&["--start", "RNBBQKRN", "--moves", "f1g1", "e5"]);
    assert_eq!((code, &answer["san"]), (0, &json!("e5")));
}

#[test]
fn castling_says_wing_and_method() {
    let (code, answer) = json_of(&["--start", "#613", "castle", "kingside"]);
    assert_eq!(code, 0);
    assert_eq!(answer["san"], "O-O");
    assert_eq!(answer["uci"], "f1g1");
    assert_eq!(answer["wing"], "h_side");
    assert_eq!(answer["method"], "transposition");
}

#[test]
fn a_refusal_names_squares_pieces_and_the_move_that_lost_the_right() {
    let moves = "h4 h5 Rh3 Rh6 Rh1 Nf6 Nf3 e6 g3 Be7 Bg2 d5";
    let (code, answer) = json_of(&["--start", "518", "--moves", moves, "O-O"]);
    assert_eq!(code, 1);
    assert_eq!(answer["verdict"], "refused");
    assert_eq!(
        answer["refusals"],
        json!([{"kind": "rook_moved", "squares": ["h1"], "by": [], "ply": 3, "sentence": "Your rook left h1 with 2.Rh3."}])
    );
    assert_eq!(answer["sentence"], "O-O is no longer possible in this game: your rook left h1 with 2.Rh3.");
    assert!(answer.get("san").is_none() && answer.get("fen").is_none() && answer.get("candidates").is_none());

    let (_, answer) = json_of(&["--fen", "4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1", "Nc4"]);
    assert_eq!(answer["refusals"][0]["kind"], "pinned");
    assert_eq!(answer["refusals"][0]["by"], json!([{"square": "e8", "piece": "rook", "color": "black"}]));
}

#[test]
fn doubts_have_candidates_and_unreadable_texts_a_sentence() {
    let (code, answer) = json_of(&["--fen", "8/4P3/8/8/8/8/k6K/8 w - - 0 1", "e8"]);
    assert_eq!(code, 1);
    assert_eq!(answer["verdict"], "ambiguous");
    assert_eq!(answer["candidates"], json!(["e8=B", "e8=N", "e8=Q", "e8=R"]));
    assert_eq!(answer["refusals"][0]["kind"], "promotion_missing");
    for text in ["hello", "--", ""] {
        let (code, answer) = json_of(&["--start", "0", "--", text]);
        assert_eq!((code, &answer["verdict"]), (1, &json!("unreadable")), "{text}");
        assert!(!answer["sentence"].as_str().unwrap().is_empty());
    }
}

#[test]
fn language_strictness_endings_and_mended_positions() {
    let (_, answer) = json_of(&["--start", "518", "--lang", "de", "Sf3"]);
    assert_eq!(answer["san"], "Nf3");
    let (code, answer) = json_of(&["--start", "518", "--strict", "Nf3"]);
    assert_eq!((code, &answer["refusals"][0]["kind"]), (1, &json!("not_strict")));
    let (code, _) = json_of(&["--start", "518", "--strict", "1.Nf3"]);
    assert_eq!(code, 0);
    let (_, answer) = json_of(&["--start", "518", "--moves", "f3 e5 g4", "Qh4#"]);
    assert_eq!((&answer["san"], &answer["ending"]), (&json!("Qh4#"), &json!("checkmate")));
    let (code, answer) = json_of(&["--start", "518", "--moves", "f3 e5 g4 Qh4", "a3"]);
    assert_eq!((code, &answer["refusals"][0]["kind"]), (1, &json!("game_over")));
    let (code, answer) = json_of(&["--fen", "4k3/8/8/8/8/8/8/4K3 w KQ e3 0 0", "Kd1"]);
    assert_eq!(code, 0);
    assert!(answer["notes"].as_array().unwrap().len() >= 2, "{answer}");
}

#[test]
fn wrong_usage_is_2_with_the_reason_on_stderr() {
    for args in [
        &["--start", "960", "e4"][..],
        &["--start", "518"],
        &["e4"],
        &["--fen", "nonsense", "e4"],
        &["--fen", "8/8/8/8/8/8/8/8 w - - 0 1", "e4"],
        &["--start", "518", "--moves", "e5", "e4"],
        &["--start", "518", "--lang", "tlh", "e4"],
    ] {
        let (code, out, err) = explain(args);
        assert_eq!((code, out.is_empty(), err.is_empty()), (2, true, false), "{args:?}: {out}{err}");
    }
}

#[test]
fn people_get_text() {
    let (code, out, _) = explain(&["--start", "613", "O-O"]);
    assert_eq!(code, 0);
    assert!(
        out.starts_with("O-O is legal (f1g1).\nCastling: king from f1 to g1, rook from g1 to f1.\n"),
        "{out}"
    );
    let (code, out, _) = explain(&["--start", "518", "Ke2"]);
    assert_eq!(code, 1);
    assert_eq!(out, "Ke2 is not possible: your pawn on e2 stands where you would go.\n");
}

#[test]
fn the_language_of_the_letters_is_that_of_the_sentence() {
    let fen = "4r1k1/8/8/8/8/4N3/PPP5/4K3 w - - 0 1";
    for (lang, move_text, said) in [
        (
            "en",
            "Nc4",
            "Nc4 is not possible: your knight on e3 is pinned on the e-file: it shields your king on e1 from the rook on e8.\n",
        ),
        (
            "de",
            "Sc4",
            "Nc4 ist nicht möglich: Ihr Springer auf e3 ist auf der e-Linie gefesselt und schirmt Ihren König auf e1 gegen den Turm auf e8 ab.\n",
        ),
        (
            "es",
            "Cc4",
            "Nc4 no es posible: tu caballo de e3 está clavado en la columna e y cubre a tu rey de e1 del ataque de la torre de e8.\n",
        ),
        (
            "fr",
            "Cc4",
            "Nc4 n’est pas possible\u{a0}: votre cavalier en e3 est cloué sur la colonne e et protège votre roi en e1 contre la tour en e8.\n",
        ),
        (
            "ru",
            "Кc4",
            "Ход Nc4 невозможен: ваш конь на e3 связан по вертикали e и прикрывает вашего короля на e1 от ладьи на e8.\n",
        ),
    ] {
        let (code, out, _) = explain(&["--lang", lang, "--fen", fen, move_text]);
        assert_eq!((code, out.as_str()), (1, said), "{lang}");
    }
    // A language of piece letters without a catalogue: the sentence is English.
    let (_, out, _) = explain(&["--lang", "it", "--fen", fen, "Cc4"]);
    assert!(out.starts_with("Nc4 is not possible: your knight on e3 is pinned"), "{out}");
}

/// Moves before are algebraic notation, which is English, in whatever language the move itself is read.
#[test]
fn moves_before_are_read_in_english_first_in_every_language() {
    for (lang, moves, text, san) in [
        ("ru", "e4 e5 Nf3 Nc6 Ke2 Nf6 Ke1 d6", "Сc4", "Bc4"),
        ("fr", "e4 e5 Nf3 Nc6 Rg1 Nf6 Rh1 d6", "Fc4", "Bc4"),
        ("es", "a4 a5 Ra3 e6 Ra1 d6", "Cf3", "Nf3"),
        // In one's own letters as well, and in UCI.
        ("de", "e4 e5 Sf3 Sc6", "Lb5", "Bb5"),
        ("hu", "e4 e5 Hf3 Hc6", "Fb5", "Bb5"),
        ("hu", "e2e4 e7e5 Nf3 b8c6", "Fb5", "Bb5"),
    ] {
        let (code, answer) = json_of(&["--start", "518", "--lang", lang, "--moves", moves, text]);
        assert_eq!((code, &answer["san"]), (0, &json!(san)), "{lang} {moves}: {answer}");
    }
    // What neither language makes a move of is said of the player's own.
    let (code, _, err) = explain(&["--start", "518", "--lang", "fr", "--moves", "e4 Xf6", "e5"]);
    assert!(code == 2 && err.contains("Xf6"), "{err}");
}

/// FIDE 9.6: after the fifth repetition or 75 moves the game is over, though moves could still be made.
#[test]
fn no_move_is_legal_after_the_game_ended_by_count() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ";
    for (args, text, ending) in [
        (["--start", "518", "--moves", &shuffle.repeat(4)], "e4", "fivefold_repetition"),
        (["--start", "518", "--moves", &(shuffle.repeat(4) + "e4 e5")], "O-O", "fivefold_repetition"),
        (["--fen", "7k/8/2R3K1/8/8/8/8/8 w - - 150 100", "--moves", ""], "Rc7", "seventy_five_moves"),
        (["--fen", "7k/8/2R3K1/8/8/8/8/8 w - - 149 100", "--moves", "Rc7"], "Kg8", "seventy_five_moves"),
        (["--fen", "7k/8/2R3K1/8/8/8/8/8 w - - 149 100", "--moves", "Rc8"], "Kg8", "checkmate"),
    ] {
        let (code, answer) = json_of(&[&args[..], &[text]].concat());
        assert_eq!((code, &answer["verdict"]), (1, &json!("refused")), "{answer}");
        assert_eq!(
            (&answer["refusals"][0]["kind"], &answer["ending"]),
            (&json!("game_over"), &json!(ending)),
            "{answer}"
        );
        assert!(answer["sentence"].as_str().unwrap().starts_with("The game is over by "), "{answer}");
        assert!(!answer["sentence"].as_str().unwrap().contains("legal"), "{answer}");
    }
    // One move earlier it goes on.
    let moves = shuffle.repeat(3) + "Nf3 Nf6 Ng1";
    let (code, answer) = json_of(&["--start", "518", "--moves", &moves, "Ng8"]);
    assert_eq!((code, &answer["ending"]), (0, &json!("fivefold_repetition")));
}

/// Bare kings: what the rules say of the move is answered, and that nothing depends on it any more.
#[test]
fn a_dead_position_was_over_before_the_move() {
    let (code, out, _) = explain(&["--fen", "7k/8/8/8/8/8/8/7K w - - 0 1", "Kg1"]);
    assert_eq!(code, 0);
    assert!(out.contains("The game is over because neither side can mate any more.\n"), "{out}");
    assert!(!out.contains("After it the game is over"), "{out}");
    // The last piece is taken: over after it, not before.
    let (_, out, _) = explain(&["--fen", "7k/8/8/8/8/8/6rK/8 w - - 0 1", "Kxg2"]);
    assert!(out.contains("After it the game is over"), "{out}");
}

/// Each reason why a right is dropped is true of the board.
#[test]
fn a_dropped_castling_right_says_what_it_lacks() {
    for (fen, text, said) in [
        (
            "r3k2r/8/8/8/8/8/8/R3K2R w KB - 0 1",
            "Ra2",
            "right B was dropped, for no rook of that player stands on b1.",
        ),
        (
            "4k3/8/8/8/8/8/4K3/R6R w K - 0 1",
            "Kd3",
            "right K was dropped, for the king of that player is not on the back rank.",
        ),
        (
            "4k3/8/8/8/8/8/4K3/R6R w A - 0 1",
            "Kd3",
            "right A was dropped, for the king of that player is not on the back rank.",
        ),
        (
            "4k3/8/8/8/8/8/8/R6K w K - 0 1",
            "Ra2",
            "right K was dropped, for no rook of that player stands on that side of the king on the back rank.",
        ),
    ] {
        let (code, answer) = json_of(&["--fen", fen, text]);
        let notes: Vec<&str> = answer["notes"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        assert!(code == 0 && notes.len() == 1 && notes[0].ends_with(said), "{fen}: {notes:?}");
    }
}
