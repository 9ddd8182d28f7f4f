//! Bad input over a real LMTP socket, row by row: each has a clear answer, nothing is played, and nothing is half-written.
use frcec_store::testing::TestDb;

use crate::mua::{Letter, Lmtp};
use crate::server::Server;

/// What a bad mail is answered with.
enum Answer {
    /// This code and these words, while the sender's host is on the line; no letter.
    Reply(u16, &'static str),
    /// Taken, and one letter that says this, to this member.
    Letter(&'static str, &'static str),
}

struct Row {
    what: &'static str,
    from: &'static str,
    to: String,
    mail: Vec<u8>,
    answer: Answer,
}

const ANNA: &str = "anna@example.org";

/// A mail of Anna's with these fields above the usual ones, and this body.
fn mail(number: u32, fields: &str, body: &str) -> Vec<u8> {
    format!(
        "{fields}From: <{ANNA}>\r\nTo: <x@club.example>\r\nMessage-ID: <bad{number}@example.org>\r\n\
         Date: Mon, 4 May 2026 12:00:00 +0000\r\nSubject: Re: your turn\r\n\r\n{body}\r\n"
    )
    .into_bytes()
}

/// The rows: `turn` takes Anna's move, `waits` is the address of her receipt, `over` one of a finished game. `fresh` are turns of
/// other games: to a mail without a command each game answers once a day.
fn rows(turn: &str, waits: &str, over: &str, fresh: &[String; 4]) -> Vec<Row> {
    let row = |what, to: &str, mail, answer| Row { what, from: ANNA, to: to.to_owned(), mail, answer };
    let letter = |says| Answer::Letter(ANNA, says);
    let wrong = format!("{}aaaa@club.example", &turn[..turn.find('@').unwrap() - 4]);
    let plain = "MIME-Version: 1.0\r\n";
    let stranger = String::from_utf8(mail(3, "", "e4")).unwrap().replace(ANNA, "carl@example.net");
    vec![
        row(
            "an unknown game",
            "play+g4711.0.w.aaaaaaaaaaaaaaaa@club.example",
            mail(1, "", "e4"),
            Answer::Reply(550, "5.1.1"),
        ),
        row("a wrong token", &wrong, mail(2, "", "e4"), Answer::Reply(550, "5.1.1")),
        Row {
            from: "carl@example.net",
            ..row("the wrong person", turn, stranger.into_bytes(), letter("play 1.e4"))
        },
        row(
            "not your turn",
            waits,
            mail(4, "", "Nf3"),
            letter("Your opponent is to move. Nothing was played."),
        ),
        row("a finished game", over, mail(5, "", "e4"), letter("is over")),
        row("an unreadable move", turn, mail(6, "", "Nf9"), letter("“Nf9”")),
        row("no command", turn, mail(7, "", "What a lovely day it is today"), letter("no move")),
        row("two actions", turn, mail(8, "", "accept\r\ndecline"), letter("“decline”")),
        row("an empty mail", &fresh[0], mail(9, "", ""), letter("no move")),
        row(
            "20 MB",
            turn,
            mail(10, "", &format!("{}\r\n", "x".repeat(70)).repeat(300_000)),
            Answer::Reply(552, "5.3.4"),
        ),
        row(
            "broken MIME",
            &fresh[1],
            mail(
                12,
                &format!("{plain}Content-Type: multipart/mixed; boundary=\"b\"\r\n"),
                "--c\r\n\r\nno part at all",
            ),
            letter("no move"),
        ),
        row(
            "a broken encoding",
            &fresh[2],
            mail(
                13,
                &format!("{plain}Content-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n"),
                "%%%e4%%%",
            ),
            letter("no move"),
        ),
        row(
            "an unknown character set",
            &fresh[3],
            mail(
                14,
                &format!("{plain}Content-Type: text/plain; charset=x-klingon\r\n"),
                "\u{e9}\u{e9}\u{e9}",
            ),
            letter("no move"),
        ),
        row(
            "600 header fields",
            turn,
            mail(15, &"X-A: b\r\n".repeat(600), "e4"),
            Answer::Reply(554, "5.6.0 more than 500 header fields"),
        ),
        row(
            "a header of 100 KB",
            turn,
            mail(16, &format!("X-A: {}\r\n", " b\r\n".repeat(30_000)), "e4"),
            Answer::Reply(554, "5.6.0 header over"),
        ),
        row(
            "a line of 70 KB",
            turn,
            mail(17, "", &"x".repeat(70_000)),
            Answer::Reply(554, "5.6.0 a line over"),
        ),
    ]
}

fn letter_to(letters: &[Letter], address: &str) -> Letter {
    letters.iter().find(|letter| letter.to == address).expect("a letter").clone()
}

/// What one mail was answered with, waited for a few seconds.
fn letters_of(server: &mut Server) -> Vec<Letter> {
    for _ in 0..500 {
        let letters = server.letters();
        if !letters.is_empty() {
            return letters;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    Vec::new()
}

fn play(url: &str) {
    let mut server = Server::new(url, "");
    for handle in ["anna", "boris"] {
        server.frcec_ok(&["member", "add", &format!("{handle}@example.org"), "--handle", handle]);
    }
    server.frcec_ok(&["match", "start", "anna", "boris", "--start", "518"]);
    server.start();
    let mut lmtp = Lmtp::connect(server.lmtp).unwrap();
    let begun = server.wait_for(2);
    let mut say = |server: &mut Server, letter: &Letter, number, text: &str| {
        let (code, reply) = lmtp.deliver(&letter.to, &letter.reply_to, &letter.reply(number, text)).unwrap();
        assert_eq!(code, 250, "{reply}");
        server.wait_for(2)
    };
    // The game in which Boris is White ends, and another one begins with Anna's move.
    let mut turn = letter_to(&begun, "boris@example.org");
    let mut last = Vec::new();
    for (number, san) in (1..).zip(["f3", "e5", "g4", "Qh4#"]) {
        last = say(&mut server, &turn, number, san);
        turn = letter_to(&last, if number % 2 == 1 { ANNA } else { "boris@example.org" });
    }
    let over = letter_to(&last, ANNA).reply_to;
    server.frcec_ok(&["match", "start", "anna", "boris", "--start", "518", "--staggered"]);
    let third = letter_to(&server.wait_for(2), ANNA);
    let waits = letter_to(&say(&mut server, &third, 9, "d4"), ANNA).reply_to;
    let turn = letter_to(&begun, ANNA).reply_to;
    let fresh = std::array::from_fn(|_| {
        server.frcec_ok(&["match", "start", "anna", "boris", "--start", "518", "--staggered"]);
        letter_to(&server.wait_for(2), ANNA).reply_to
    });
    let before = server.frcec_ok(&["export", "--all"]);

    let mut faults: Vec<String> = Vec::new();
    for Row { what, from, to, mail, answer } in rows(&turn, &waits, &over, &fresh) {
        let (code, reply) = lmtp.deliver(from, &to, &mail).unwrap_or_else(|error| panic!("{what}: {error}"));
        let letters = if code == 250 { letters_of(&mut server) } else { Vec::new() };
        let flat = |letter: &Letter| letter.text.split_whitespace().collect::<Vec<_>>().join(" ");
        let right = match answer {
            Answer::Reply(expected, says) => code == expected && reply.contains(says),
            Answer::Letter(address, says) => {
                letters.len() == 1 && letters[0].to == address && flat(&letters[0]).contains(says)
            }
        };
        if !right {
            faults.push(format!("{what}: {reply}: {:?}", letters.iter().map(flat).collect::<Vec<_>>()));
        }
        if server.frcec_ok(&["export", "--all"]) != before {
            faults.push(format!("{what} changed a game"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    // A good mail still counts after all of them; NUL octets, which gateways leave or drop, are none of its meaning.
    let (code, reply) = lmtp.deliver(ANNA, &turn, &mail(99, "", "\0e\u{0}4\0")).unwrap();
    assert_eq!(code, 250, "{reply}");
    assert_eq!(server.wait_for(2).len(), 2, "the receipt and the turn, and no letter that came late");
    assert_eq!(server.stop(), Some(0));
    assert_eq!(server.frcec_ok(&["doctor", "--json"]), "{\"ok\":true,\"games\":12,\"faults\":[]}\n");
}

async fn each_has_a_clear_answer_and_nothing_is_half_written(t: TestDb) {
    let url = t.url.clone();
    tokio::task::spawn_blocking(move || play(&url)).await.unwrap();
}

frcec_store::on_both!(each_has_a_clear_answer_and_nothing_is_half_written);
