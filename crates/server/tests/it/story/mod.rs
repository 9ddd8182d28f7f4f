//! A whole game by mail: every move is an answer to the letter that told the last one, over a real LMTP socket, and
//! python-chess agrees with every board that a letter showed.

use std::io::Write as _;
use std::process::{Command, Stdio};

use frcec_store::testing::TestDb;

use crate::mua::{Letter, Lmtp};
use crate::need::skip;
use crate::server::Server;

/// Position 311, 45 plies: Black castles on the a-side with move 6, White takes en passant with 8.dxe6 and castles on
/// the h-side with move 11, promotes with 18.g8=Q, and mates.
const START: u16 = 311;
const MOVES: &str = "d3 b6 c3 d6 g3 g6 d4 Bg7 d5 Bf5 e4 O-O-O exf5 Qb7 Qd3 e5 dxe6 Bxc3+ Bd2 fxe6 Nh3 Bxb2 O-O d5 Qc2 \
                     Ba3 fxg6 Kb8 g7 Rf7 Ng5 Rxf2 Kxf2 Nh6 g8=Q c6 Qxd8+ Qc8 Qxc8+ Kxc8 Qxc6+ Nc7 Nxe6 Nf7 Qxc7#";
/// The draw is offered with this ply (from 1) and declined before the next.
const OFFER: usize = 25;

struct Player {
    address: &'static str,
    /// The letter that asks for the next move in game 1.
    turn: Option<Letter>,
}

async fn a_whole_game_by_mail(t: TestDb) {
    let url = t.url.clone();
    let boards = tokio::task::spawn_blocking(move || play(&url)).await.unwrap();
    let moves: Vec<&str> = MOVES.split_whitespace().collect();
    assert!(moves.len() > 40);
    assert_eq!(boards.len(), moves.len());
    agrees_with_python(&moves, &boards);
}

/// Plays the game and returns the board that a letter showed after each ply.
fn play(url: &str) -> Vec<String> {
    let mut server = Server::new(url, "");
    server.frcec_ok(&["member", "add", "anna@example.org", "--name", "Anna", "--handle", "anna"]);
    server.frcec_ok(&["member", "add", "boris@example.org", "--name", "Boris", "--handle", "boris"]);
    server.frcec_ok(&["match", "start", "anna", "boris", "--start", &START.to_string()]);
    server.start();
    let mut lmtp = Lmtp::connect(server.lmtp).unwrap();
    let mut players = [
        Player { address: "anna@example.org", turn: None },
        Player { address: "boris@example.org", turn: None },
    ];
    for letter in server.wait_for(2) {
        // Each is told of the game in which he is White; the game of the story is Anna's.
        if letter.to == players[0].address {
            players[0].turn = Some(letter);
        }
    }
    let mut boards = Vec::new();
    let mut number = 0;
    for (index, san) in MOVES.split_whitespace().enumerate() {
        let ply = index + 1;
        let (mover, other) = (index % 2, (index + 1) % 2);
        let turn = players[mover].turn.take().expect("a letter that asks for the move");
        let mut say = |server: &Server, letter: &Letter, text: &str| {
            number += 1;
            let mail = letter.reply(number, text);
            let (code, reply) = lmtp.deliver(players[mover].address, &letter.reply_to, &mail).unwrap();
            assert_eq!(code, 250, "{san}: {reply}\n{}", server.log());
        };
        if ply == OFFER + 1 {
            assert!(turn.text.contains("draw"), "the offer is told: {}", turn.text);
            say(&server, &turn, "decline");
            let told = server.wait_for(2);
            assert!(
                told.iter()
                    .any(|letter| letter.to == players[other].address && letter.text.contains("declined"))
            );
        }
        let text = if ply == OFFER {
            format!("{san} draw?")
        } else {
            format!("{san}\n\nBest wishes from ply {ply}")
        };
        say(&server, &turn, &text);
        let told = server.wait_for(2);
        let to = |address: &str| told.iter().find(|letter| letter.to == address).expect("both are told");
        let (theirs, own) = (to(players[other].address), to(players[mover].address));
        // The opponent learns the move, the words, and where both castling pieces went.
        let shown = san.trim_end_matches(['+', '#']);
        assert!(theirs.text.contains(shown), "{san} is told: {}", theirs.text);
        if ply != OFFER {
            assert!(theirs.text.contains(&format!("Best wishes from ply {ply}")), "{}", theirs.text);
        }
        assert_eq!(theirs.placement(), own.placement(), "{san}");
        boards.push(theirs.placement().expect("a letter shows the board"));
        players[other].turn = Some(theirs.clone());
    }
    let doctor = server.frcec(&["doctor", "--json"]);
    assert!(doctor.status.success(), "{doctor:?}");
    assert_eq!(server.stop(), Some(0));
    boards
}

fn agrees_with_python(moves: &[&str], boards: &[String]) {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/story/agrees.py");
    let has_chess =
        Command::new("python3").args(["-c", "import chess"]).status().is_ok_and(|status| status.success());
    if !has_chess {
        return skip("python-chess is not installed");
    }
    let mut python = Command::new("python3").arg(script).stdin(Stdio::piped()).spawn().unwrap();
    let game = serde_json::json!({ "start": START, "moves": moves, "boards": boards });
    python.stdin.take().unwrap().write_all(game.to_string().as_bytes()).unwrap();
    assert!(python.wait().unwrap().success());
}

frcec_store::on_both!(a_whole_game_by_mail);
