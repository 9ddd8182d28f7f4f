//! A digest as the worker writes it, answered with programs as they quote it: above, between and below the quote, in the
//! club's languages. What was written is played on the boards it names, and nothing of the quote ever is.

use std::sync::Arc;

use frcec_server::door::{Actor, Command, MemberChange, MemberCommand};
use frcec_server::mail::transport::Captured;
use frcec_server::settings::{Delivery, Settings};
use frcec_server::worker::{Step, Worker};
use frcec_store::letters::Letter;
use frcec_store::testing::TestDb;
use frcec_store::{GameId, PlayerId, on_both};

use super::club::NOON;
use super::mail_table::{Table, reply_to};

const ANNA: &str = "anna@example.org";
const HOUR: i64 = 3_600_000;

/// Where in the mail the answer stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Above,
    Between,
    Below,
}

/// The program, by how it quotes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Program {
    Gmail,
    AppleMail,
    Outlook,
    GmailHtml,
    OutlookHtml,
}

/// How programs of one language write what stands above a quote.
struct Tongue {
    lang: &'static str,
    gmail: &'static str,
    apple: &'static str,
    outlook: [&'static str; 4],
}

const TONGUES: [Tongue; 5] = [
    Tongue {
        lang: "en",
        gmail: "On Tue, May 5, 2026 at 6:00 AM FRCEC <ADDRESS> wrote:",
        apple: "On 5 May 2026, at 06:00, FRCEC <ADDRESS> wrote:",
        outlook: ["From", "Sent", "To", "Subject"],
    },
    Tongue {
        lang: "de",
        gmail: "Am Di., 5. Mai 2026 um 06:00 Uhr schrieb FRCEC <ADDRESS>:",
        apple: "Am 05.05.2026 um 06:00 schrieb FRCEC <ADDRESS>:",
        outlook: ["Von", "Gesendet", "An", "Betreff"],
    },
    Tongue {
        lang: "fr",
        gmail: "Le mar. 5 mai 2026 à 06:00, FRCEC <ADDRESS> a écrit :",
        apple: "Le 5 mai 2026 à 06:00, FRCEC <ADDRESS> a écrit :",
        outlook: ["De", "Envoyé", "À", "Objet"],
    },
    Tongue {
        lang: "es",
        gmail: "El mar, 5 may 2026 a las 6:00, FRCEC (<ADDRESS>) escribió:",
        apple: "El 5 may 2026, a las 6:00, FRCEC <ADDRESS> escribió:",
        outlook: ["De", "Enviado", "Para", "Asunto"],
    },
    Tongue {
        lang: "ru",
        gmail: "вт, 5 мая 2026 г. в 06:00, FRCEC <ADDRESS>:",
        apple: "5 мая 2026 г., в 06:00, FRCEC <ADDRESS> написал(а):",
        outlook: ["От", "Отправлено", "Кому", "Тема"],
    },
];

impl Tongue {
    fn attribution(&self, program: Program, address: &str) -> String {
        let text = if program == Program::AppleMail { self.apple } else { self.gmail };
        text.replace("ADDRESS", address)
    }

    fn header_block(&self, address: &str, subject: &str) -> String {
        let [from, sent, to, about] = self.outlook;
        format!(
            "{from}: FRCEC <{address}>\n{sent}: 5 May 2026 06:00\n{to}: Anna <{ANNA}>\n{about}: {subject}\n"
        )
    }
}

/// The mail's header fields and body, from `Subject` on.
fn reply(tongue: &Tongue, program: Program, place: Place, digest: &Letter, answers: &[&str]) -> String {
    let address = reply_to(digest);
    let above = format!("{}\n", answers.join("\n"));
    let plain = "Content-Type: text/plain; charset=utf-8\n\n";
    let html = "Content-Type: text/html; charset=utf-8\n\n";
    let attribution = tongue.attribution(program, &address);
    let block = tongue.header_block(&address, &digest.subject);
    let shown = digest.html.as_deref().expect("an HTML part");
    let inner =
        shown.split_once("<body").and_then(|(_, rest)| rest.split_once('>')).map_or(shown, |(_, b)| b);
    let inner = inner.split("</body>").next().unwrap_or_default();
    match (program, place) {
        (Program::Gmail | Program::AppleMail, Place::Above) => {
            format!("{plain}{above}\n{attribution}\n\n{}", quoted(&digest.text, &[]))
        }
        (Program::Gmail | Program::AppleMail, Place::Between) => {
            format!("{plain}{attribution}\n\n{}", quoted(&digest.text, answers))
        }
        (Program::Gmail | Program::AppleMail, Place::Below) => {
            format!("{plain}{attribution}\n\n{}\n{above}", quoted(&digest.text, &[]))
        }
        (Program::Outlook, Place::Above | Place::Between) => {
            format!("{plain}{above}\n________________________________\n{block}\n{}", digest.text)
        }
        (Program::Outlook, Place::Below) => format!("{plain}{block}\n{}\n{above}", digest.text),
        (Program::GmailHtml, _) => format!(
            "{html}<div dir=\"ltr\">{}</div><br><div class=\"gmail_quote\"><div dir=\"ltr\" class=\"gmail_attr\">{}<br></div>\
             <blockquote class=\"gmail_quote\" style=\"margin:0 0 0 .8ex\">{inner}</blockquote></div>\n",
            answers.join("<br>"),
            attribution.replace('<', "&lt;").replace('>', "&gt;"),
        ),
        (Program::OutlookHtml, _) => format!(
            "{html}<div class=\"WordSection1\">{}<div><div style=\"border:none;border-top:solid #E1E1E1 1.0pt\"><p>{}</p>\
             </div></div>{inner}</div>\n",
            answers
                .iter()
                .map(|a| format!("<p class=\"MsoNormal\">{a}<o:p></o:p></p>"))
                .collect::<Vec<_>>()
                .concat(),
            block.trim_end().replace('<', "&lt;").replace('>', "&gt;").replace('\n', "<br>"),
        ),
    }
}

/// The text with quote marks, each answer right below the line that shows how to answer its board.
fn quoted(text: &str, answers: &[&str]) -> String {
    let mut out = String::new();
    let mut left = answers.iter();
    for line in text.lines() {
        out.push_str(format!("> {line}").trim_end());
        out.push('\n');
        if line.starts_with(":: #")
            && let Some(answer) = left.next()
        {
            out.push_str(answer);
            out.push('\n');
        }
    }
    out
}

async fn change(table: &Table, anna: PlayerId, change: MemberChange) {
    let command = Command::Member(MemberCommand::Change(anna, change));
    table.club.submit(Actor::Player(anna), command).await.expect("a change");
}

async fn answered_in(record: TestDb, number: usize) {
    let tongue = &TONGUES[number];
    let mut table = Table::set(record).await;
    let anna = table.club.view(table.game).await.white.id;
    // The game that the table begins with is no part of it.
    table.club.play(table.game, "e2e4").await;
    let settings = Settings { delivery: Delivery::DailyDigest, ..Settings::default() };
    let lang = Some(tongue.lang.to_owned());
    change(&table, anna, MemberChange { settings: Some(settings), lang, ..MemberChange::default() }).await;
    let worker = Worker::new(table.club.door.clone(), Arc::new(Captured::default()));
    let programs =
        [Program::Gmail, Program::AppleMail, Program::Outlook, Program::GmailHtml, Program::OutlookHtml];
    let places = [Place::Above, Place::Between, Place::Below];
    for (round, program) in programs.into_iter().enumerate() {
        let place = places[(round + number) % places.len()];
        let games: Vec<GameId> = table.club.start("anna", "boris", 518, false).await;
        table.club.play(games[1], "e2e4").await;
        table.club.clock.set(NOON + 18 * HOUR + 24 * HOUR * i64::try_from(round).expect("a small number"));
        while worker.digest_one().await.expect("a digest") == Step::Done {}
        let letters = table.club.letters().await;
        let digest = letters.iter().rfind(|l| l.address == ANNA && l.kind == "digest").expect("a digest");
        let first = digest.text.find("#1").expect("board 1");
        assert!(digest.text[first..].contains("#2"), "{}", digest.text);
        // The order of the boards is the digest's own.
        let white_first = games_in_order(&table, &games, digest).await;
        let answers = if white_first { ["#1 Nf3", "#2 e5"] } else { ["#1 e5", "#2 Nf3"] };
        let mail = reply(tongue, program, place, digest, &answers);
        let address = reply_to(digest);
        let message = format!(
            "From: Anna <{ANNA}>\nTo: <{address}>\nSubject: Re: {}\nMessage-ID: <d{round}@mail.example.org>\n\
             Date: Tue, 05 May 2026 08:00:00 +0000\nMIME-Version: 1.0\n{mail}",
            digest.subject
        );
        table.raw(ANNA, &[&address], &message).await;
        let played = [
            table.club.game(games[0]).await.line().uci_text(),
            table.club.game(games[1]).await.line().uci_text(),
        ];
        assert_eq!(played, ["g1f3", "e2e4 e7e5"], "{} {program:?} {place:?}\n{message}", tongue.lang);
    }
}

/// Whether board 1 is the game in which Anna is White.
async fn games_in_order(table: &Table, games: &[GameId], digest: &Letter) -> bool {
    let name = table.club.view(games[0]).await.name;
    let head =
        digest.text.lines().find(|line| line.starts_with("--- ") && line.contains("#1")).expect("a head");
    head.contains(name.as_str())
}

on_both!(a_digest_is_answered_in_english);
async fn a_digest_is_answered_in_english(record: TestDb) {
    answered_in(record, 0).await;
}

on_both!(a_digest_is_answered_in_german);
async fn a_digest_is_answered_in_german(record: TestDb) {
    answered_in(record, 1).await;
}

on_both!(a_digest_is_answered_in_french);
async fn a_digest_is_answered_in_french(record: TestDb) {
    answered_in(record, 2).await;
}

on_both!(a_digest_is_answered_in_spanish);
async fn a_digest_is_answered_in_spanish(record: TestDb) {
    answered_in(record, 3).await;
}

on_both!(a_digest_is_answered_in_russian);
async fn a_digest_is_answered_in_russian(record: TestDb) {
    answered_in(record, 4).await;
}

/// How somebody answers between the lines of a quoted digest, without a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Between {
    /// Right below the line that shows how to answer.
    Help,
    /// Below the whole board, with words.
    Board,
    /// The same in HTML.
    Html,
    /// Below a quote of which a heading was cut out.
    Cut,
    /// Below boards that were put in another order, without their headings.
    Reordered,
}

/// The quoted digest with an answer below each board.
fn between(way: Between, digest: &Letter, answers: [&str; 2]) -> String {
    let mut left = answers.into_iter();
    let mut out = String::new();
    if way == Between::Html {
        let html = digest.html.as_deref().expect("an HTML part");
        let inner = html.split_once("<body").and_then(|(_, rest)| rest.split_once('>')).expect("a body").1;
        let boards = inner.split("</body>").next().unwrap_or_default();
        out.push_str("<div>FRCEC:</div><blockquote type=\"cite\">");
        for part in boards.split_inclusive("</a></p></div>") {
            out.push_str(part);
            if part.contains("<h2") && part.ends_with("</a></p></div>") {
                let answer = left.next().unwrap_or_default();
                out.extend(["</blockquote><p>", answer, "</p><p>Gruß!</p><blockquote type=\"cite\">"]);
            }
        }
        return out + "</blockquote>";
    }
    let mut below = Vec::new();
    let mut lines: Vec<&str> = digest.text.lines().collect();
    if way == Between::Reordered {
        // From the second board on first, then the first one without its heading.
        let heads: Vec<usize> = (0..lines.len()).filter(|&at| lines[at].starts_with("--- ")).collect();
        let end = (heads[1]..lines.len()).find(|&at| lines[at].contains("/games/")).expect("a page") + 1;
        lines = [&lines[heads[1]..end], &lines[heads[0] + 2..heads[1]]].concat();
    }
    for line in lines {
        if way == Between::Cut && line.starts_with("--- ") && line.contains(" #2 ") {
            continue;
        }
        out.push_str(format!("> {line}").trim_end());
        out.push('\n');
        let here = match way {
            Between::Help => line.starts_with(":: #"),
            _ => line.contains("/games/"),
        };
        if here && let Some(answer) = left.next() {
            let text =
                if way == Between::Help { format!("{answer}\n") } else { format!("\n{answer}\nGruß!\n\n") };
            out.push_str(&text);
            below.push(answer);
        }
    }
    assert_eq!(below.len(), 2, "{out}");
    out
}

/// Two boards on which the same moves are possible; each gets the one below it, or none is played.
async fn answered_between_in(record: TestDb, number: usize) {
    let tongue = &TONGUES[number];
    let mut table = Table::set(record).await;
    let anna = table.club.view(table.game).await.white.id;
    table.club.play(table.game, "e2e4").await;
    let settings = Settings { delivery: Delivery::DailyDigest, ..Settings::default() };
    let lang = Some(tongue.lang.to_owned());
    change(&table, anna, MemberChange { settings: Some(settings), lang, ..MemberChange::default() }).await;
    let worker = Worker::new(table.club.door.clone(), Arc::new(Captured::default()));
    let ways = [Between::Help, Between::Board, Between::Html, Between::Cut, Between::Reordered];
    for (round, way) in ways.into_iter().enumerate() {
        let games = [
            table.club.start("anna", "boris", 518, true).await[0],
            table.club.start("anna", "boris", 518, true).await[0],
        ];
        table.club.clock.set(NOON + 18 * HOUR + 24 * HOUR * i64::try_from(round).expect("a small number"));
        while worker.digest_one().await.expect("a digest") == Step::Done {}
        let letters = table.club.letters().await;
        let digest = letters.iter().rfind(|l| l.address == ANNA && l.kind == "digest").expect("a digest");
        let kind = if way == Between::Html { "html" } else { "plain" };
        let address = reply_to(digest);
        let in_order = games_in_order(&table, &games, digest).await;
        let body = between(way, digest, ["e4", "d4"]);
        let message = format!(
            "From: Anna <{ANNA}>\nTo: <{address}>\nSubject: Re: {}\nMessage-ID: <b{round}@mail.example.org>\n\
             Date: Tue, 05 May 2026 08:00:00 +0000\nMIME-Version: 1.0\n\
             Content-Type: text/{kind}; charset=utf-8\n\n{body}\n",
            digest.subject
        );
        table.raw(ANNA, &[&address], &message).await;
        let mut played = [
            table.club.game(games[0]).await.line().uci_text(),
            table.club.game(games[1]).await.line().uci_text(),
        ];
        if !in_order {
            played.reverse();
        }
        let right = match way {
            Between::Help | Between::Board | Between::Html => ["e2e4", "d2d4"],
            Between::Cut => ["e2e4", ""],
            Between::Reordered => ["", "e2e4"],
        };
        assert_eq!(played, right, "{} {way:?}\n{message}", tongue.lang);
        for (game, played) in games.into_iter().zip(if in_order { right } else { [right[1], right[0]] }) {
            if played.is_empty() {
                // Out of the way of the next round.
                let other = table.club.view(game).await.black.id;
                table
                    .club
                    .command(game, other, frcec_rules::club::game::Command::Resign)
                    .await
                    .expect("an end");
            }
        }
    }
}

on_both!(an_answer_below_its_board_needs_no_number_in_english);
async fn an_answer_below_its_board_needs_no_number_in_english(record: TestDb) {
    answered_between_in(record, 0).await;
}

on_both!(an_answer_below_its_board_needs_no_number_in_german);
async fn an_answer_below_its_board_needs_no_number_in_german(record: TestDb) {
    answered_between_in(record, 1).await;
}

on_both!(an_answer_below_its_board_needs_no_number_in_french);
async fn an_answer_below_its_board_needs_no_number_in_french(record: TestDb) {
    answered_between_in(record, 2).await;
}

on_both!(an_answer_below_its_board_needs_no_number_in_spanish);
async fn an_answer_below_its_board_needs_no_number_in_spanish(record: TestDb) {
    answered_between_in(record, 3).await;
}

on_both!(an_answer_below_its_board_needs_no_number_in_russian);
async fn an_answer_below_its_board_needs_no_number_in_russian(record: TestDb) {
    answered_between_in(record, 4).await;
}
