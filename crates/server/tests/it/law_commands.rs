//! `start`, `castling`, `perft` and `pgn` as a shell sees them.

use std::fs;
use std::io::Read as _;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn frcec(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_frcec")).args(args).output().expect("frcec runs")
}

fn stdout(out: &Output) -> String {
    String::from_utf8(out.stdout.clone()).expect("UTF-8")
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&stdout(&frcec(args))).expect("JSON")
}

#[test]
fn start_says_everything_about_a_position() {
    let expected = json(&["start", "69", "--json"]);
    for args in [
        &["start", "#069", "--json"][..],
        &["start", "NNBBRKQR", "--json"],
        &["start", "069", "nnbbrkqr", "--json"],
    ] {
        assert_eq!(json(args), expected);
    }
    assert_eq!(expected["back_rank"], "NNBBRKQR");
    assert_eq!(expected["reversal"]["id"], 890);
    assert_eq!(expected["methods"]["h_side"], "double_move");
    assert_eq!(expected["fen"]["shredder"], "nnbbrkqr/pppppppp/8/8/8/8/PPPPPPPP/NNBBRKQR w HEhe - 0 1");
    let text = stdout(&frcec(&["start", "613"]));
    assert!(text.contains("O-O: transposition, possible on the first move\n"), "{text}");
    for wrong in [&["start", "960"][..], &["start", "KKKKKKKK"], &["start"], &["start", "#069", "RNBQKBNR"]] {
        let out = frcec(wrong);
        assert_eq!(out.status.code(), Some(2), "{wrong:?}");
        assert!(!out.stderr.is_empty());
    }
}

#[test]
fn castling_takes_a_position_as_start_does() {
    let text = |args: &[&str]| String::from_utf8(frcec(args).stdout).expect("text");
    let named = text(&["castling", "--start", "613"]);
    assert!(named.contains("O-O"), "{named}");
    assert_eq!(text(&["castling", "613"]), named);
    assert_eq!(text(&["castling", "RNBBQKRN"]), named);
    assert_eq!(frcec(&["castling"]).status.code(), Some(2));
    assert_eq!(frcec(&["castling", "613", "--start", "518"]).status.code(), Some(2));
}

#[test]
fn castling_reports_both_wings() {
    let report =
        json(&["castling", "--start", "518", "--moves", "1. e4 e5 2. Nf3 Nc6 3. Rg1 a6 4. Rh1 b6", "--json"]);
    let [h, a] = &report["castlings"].as_array().expect("two wings")[..] else { panic!("{report}") };
    assert_eq!((&h["status"], &h["refusals"][0]["kind"]), (&"gone".into(), &"rook_moved".into()));
    assert_eq!(h["refusals"][0]["ply"], 5);
    assert_eq!(
        (&a["status"], &a["must_be_unattacked"]),
        (&"not_now".into(), &serde_json::json!(["e1", "d1", "c1"]))
    );
    let out = frcec(&["castling", "--fen", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]);
    assert_eq!(out.status.code(), Some(0));
    assert!(stdout(&out).contains("O-O is possible."), "{}", stdout(&out));
    assert_eq!(frcec(&["castling", "--fen", "nonsense"]).status.code(), Some(2));
}

#[test]
fn perft_ends_with_the_number() {
    let out = frcec(&["perft", "--start", "518", "3"]);
    assert_eq!(stdout(&out).lines().last(), Some("8902"));
    let out = frcec(&["perft", "--fen", "4k3/8/8/8/8/8/8/rR2K1N1 w B - 0 1", "3"]);
    assert_eq!(stdout(&out).lines().last(), Some("2219"));
    assert_eq!(frcec(&["perft", "--start", "518"]).status.code(), Some(2));
}

#[test]
fn a_file_without_a_game_is_no_success() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("empty.pgn");
    std::fs::write(&file, "\n").unwrap();
    let file = file.to_str().expect("UTF-8");
    let out = frcec(&["pgn", "check", file]);
    assert_eq!(out.status.code(), Some(1));
    assert!(stdout(&out).contains(&format!("{file}: there is no game in it.")), "{}", stdout(&out));
    let out = frcec(&["pgn", "check", file, "--json"]);
    assert_eq!(out.status.code(), Some(1));
    let found: serde_json::Value = serde_json::from_str(&stdout(&out)).expect("JSON");
    assert_eq!(found["empty"], serde_json::json!([file]));
}

#[test]
fn pgn_is_checked_game_by_game() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("games.pgn");
    fs::write(
        &file,
        "[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 1-0\n\n[White \"C\"]\n[Black \"D\"]\n\n1. e4 e5\n2. Ke3 1-0\n\n\
         [White \"E\"]\n\n1. d2-d4 1/2-1/2\n",
    )
    .expect("written");
    let file = file.to_str().expect("UTF-8");
    let out = frcec(&["pgn", "check", file, "--json"]);
    assert_eq!(out.status.code(), Some(1));
    let report: Value = serde_json::from_str(&stdout(&out)).expect("JSON");
    let ok: Vec<_> =
        report["games"].as_array().expect("games").iter().map(|game| game["ok"].clone()).collect();
    assert_eq!(ok, [true, false, true]);
    let error = &report["games"][1]["error"];
    assert_eq!(
        (&error["line"], &error["column"], &error["ply"], &error["token"], &error["reason"]),
        (&10.into(), &4.into(), &3.into(), &"Ke3".into(), &"illegal".into())
    );
    assert_eq!((&report["fine"], &report["faulty"]), (&2.into(), &1.into()));
    let text = stdout(&frcec(&["pgn", "check", file]));
    assert!(text.contains("line 10, column 4, ply 3, \"Ke3\": not legal: "), "{text}");
    assert!(text.ends_with("2 games are fine, one is faulty.\n"), "{text}");

    let out = frcec(&["pgn", "convert", "--fen-style", "shredder", file]);
    assert_eq!(out.status.code(), Some(1));
    let text = stdout(&out);
    assert_eq!(text.matches("[Variant \"Chess960\"]").count(), 2);
    assert!(text.contains(" w HAha - 0 1") && text.contains("1. d4 1/2-1/2"), "{text}");
    let again = directory.path().join("again.pgn");
    fs::write(&again, &text).expect("written");
    assert_eq!(frcec(&["pgn", "check", again.to_str().expect("UTF-8")]).status.code(), Some(0));
    for command in ["check", "convert"] {
        let out = frcec(&["pgn", command, file, "/no/such/file"]);
        assert_eq!((out.status.code(), stdout(&out).as_str()), (Some(2), ""), "nothing is half done");
        let said = String::from_utf8(out.stderr).expect("UTF-8");
        assert!(said.starts_with("frcec: /no/such/file cannot be read: No such file"), "{said}");
        assert_eq!(frcec(&["pgn", command, "/"]).status.code(), Some(2), "a directory");
    }
    assert_eq!(frcec(&["pgn", "convert", "--fen-style", "epd", file]).status.code(), Some(2));
}

#[test]
fn a_result_against_the_board_is_no_fine_game_and_is_not_written_out() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("games.pgn");
    fs::write(
        &file,
        "[White \"mated\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n\
         [White \"tag\"]\n[Result \"1-0\"]\n\n1. e4 e5 0-1\n\n[White \"open\"]\n\n1. f3 e5 2. g4 Qh4# *\n\n\
         [White \"good\"]\n\n1. d4 *\n",
    )
    .expect("written");
    let file = file.to_str().expect("UTF-8");
    let out = frcec(&["pgn", "check", file, "--json"]);
    assert_eq!(out.status.code(), Some(1));
    let report: Value = serde_json::from_str(&stdout(&out)).expect("JSON");
    let error = |n: usize, key: &str| report["games"][n]["error"][key].clone();
    assert_eq!((error(0, "reason"), error(0, "line")), ("result_against_board".into(), 4.into()));
    assert_eq!((error(0, "column"), error(0, "token")), (21.into(), "1-0".into()));
    assert_eq!(error(0, "sentence"), "this is not what the board says: the game ended by checkmate");
    assert_eq!((error(1, "reason"), error(1, "line")), ("result_tag_differs".into(), 9.into()));
    assert_eq!(report["games"][2]["notes"][0]["kind"], "over_on_board");
    assert_eq!((&report["fine"], &report["faulty"]), (&2.into(), &2.into()));
    let out = frcec(&["pgn", "convert", file]);
    assert_eq!(out.status.code(), Some(1));
    let written = stdout(&out);
    assert!(
        !written.contains("mated") && !written.contains("\"tag\"") && written.contains("good"),
        "{written}"
    );
}

#[test]
fn nothing_of_a_file_steers_the_terminal_and_what_is_left_out_is_told() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("games.pgn");
    fs::write(
        &file,
        "[White \"\u{1b}[31mred\u{7}\"]\n[Black \"\u{202e}B\"]\n\n1. e4\u{1b}[2J e5 1-0\n\n\
         [White \"two\u{9b}1m\"]\n[Result \"\u{1b}c\"]\n\n1. e4 (1. Ke2 e5) {kept} e5 (1... c5) 1-0\n",
    )
    .expect("written");
    let file = file.to_str().expect("UTF-8");
    // JSON is for programs, and escapes in its own way.
    for args in [["pgn", "check", file], ["pgn", "convert", file]] {
        let out = frcec(&args);
        let said = stdout(&out) + &String::from_utf8(out.stderr).expect("UTF-8");
        let steers = |c: char| c.is_control() && c != '\n' || ('\u{202a}'..='\u{202e}').contains(&c);
        assert!(!said.contains(steers), "{args:?}: {said:?}");
        assert!(said.contains("31mred") && said.contains("two"), "{args:?}: {said}");
    }
    let out = frcec(&["pgn", "convert", file]);
    assert!(stdout(&out).ends_with("\n\n1. e4 {kept} 1... e5 (1... c5) 1-0\n\n"), "{}", stdout(&out));
    let told = String::from_utf8(out.stderr).expect("UTF-8");
    assert!(told.contains("game 2 (line 6)"), "{told}");
    assert!(told.ends_with(": written without one variation with a move that is not legal\n"), "{told}");
}

#[test]
fn chess960_without_a_position_is_told_at_its_tag() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("games.pgn");
    fs::write(&file, "[White \"A\"]\n[Variant \"Chess960\"]\n\n1. e4 *\n").expect("written");
    let text = stdout(&frcec(&["pgn", "check", file.to_str().expect("UTF-8")]));
    let place = "line 2, column 1, \"Chess960\": the game is said to be Chess960, but nothing says from which position";
    assert!(text.contains(place), "{text}");
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("games.pgn");
    fs::write(&file, "1. e4 e5 2. Nf3 *\n\n".repeat(20_000)).expect("written");
    for args in [&["pgn", "convert"][..], &["pgn", "check"], &["pgn", "check", "--json"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_frcec"))
            .args(args)
            .arg(&file)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("frcec runs");
        let mut head = [0; 100];
        child.stdout.take().expect("a pipe").read_exact(&mut head).expect("something to read");
        let out = child.wait_with_output().expect("frcec ends");
        assert_eq!(
            (out.status.code(), String::from_utf8_lossy(&out.stderr).as_ref()),
            (Some(0), ""),
            "{args:?}"
        );
    }
}

#[test]
fn what_is_wrong_on_the_command_line_is_said_by_the_catalogue() {
    for (args, said) in [
        (
            &["start", "960"][..],
            "That is no starting position: there is no starting position 960; they are numbered",
        ),
        (
            &["castling", "--start", "RNBQKBNN"],
            "That is no starting position: RNBQKBNN is not made of one king",
        ),
        (
            &["perft", "--fen", "8/8", "1"],
            "The FEN cannot be used: column 1: “8/8” cannot be read as the pieces",
        ),
        (
            &["castling", "--start", "518", "--moves", "e4 Ke7"],
            "Of the moves made before, “Ke7” (ply 2) cannot be played. Ke7 is not possible: your pawn on e7 stands",
        ),
        (
            &["explain", "--start", "518", "--lang", "xx", "e4"],
            "no piece letters are known for “xx”; write one of en,",
        ),
        (&["perft", "--start", "518", "--", "-1"], "“-1” is no number of plies"),
        (&["pgn", "convert", "--fen-style", "epd", "-"], "write xfen or shredder"),
        (&["letters", "show", "x1"], "“x1” is no number here: write 1, 2, 3 …"),
        (&["letters", "list", "--game", "M0255-3"], "“M0255-3” names no game: write 12, M0003-1 or M0003"),
        (&["letters", "list", "--limit", "many"], "“many” is no number here"),
        (
            &["letters", "list", "--state", "lost"],
            "“lost” is none of the values known here: write one of queued, held, sent,",
        ),
        (&["member", "add", "a@b.c", "--role", "king"], "write one of member, director, admin"),
        (&["demo", "--listen", "8960"], "“8960” is no address to listen at: write 127.0.0.1:8960"),
        (&["match", "start", "a", "b", "--pace", "fast"], "“fast” is no pace of the club: write 10/30,"),
        (
            &["match", "start", "a", "b", "--start", "x"],
            "“x” is neither a number from 0 to 959 nor a back rank",
        ),
        (
            &["explain", "--lang", "de", "--start", "960", "e4"],
            "Das ist keine Ausgangsstellung: Eine Ausgangsstellung 960 gibt es nicht",
        ),
    ] {
        let out = frcec(args);
        let stderr = String::from_utf8(out.stderr).expect("UTF-8");
        assert_eq!(out.status.code(), Some(2), "{args:?}: {stderr}");
        assert!(stderr.contains(said), "{args:?}: {stderr}");
    }
}
