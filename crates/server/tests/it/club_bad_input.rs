//! What the club cannot do for a member, clause by clause: the same sentence, word by word, in the letter that answers a mail and
//! on the page that answers a form, and nothing is changed by either.
use axum::http::StatusCode;
use frcec_rules::club::{game::Command as Rules, pace::Pace};
use frcec_server::{
    door::{Actor, ChallengeCommand, Command, MemberChange, MemberCommand, Offer, StartWish, SubmitError},
    mail::ingress::{Ingress, Taken},
};
use frcec_store::{letters::Letter, lists, matches, players, testing::TestDb};

use crate::web::Site;

frcec_store::on_both!(
    every_refusal_is_the_same_by_mail_and_by_form,
    two_accepts_by_mail_and_form_make_one_match
);

const CLUB: &str = "club@club.example";

/// A mail of Anna's that our own host vouches for.
struct Post {
    ingress: Ingress,
    mails: std::cell::Cell<u32>,
}

impl Post {
    fn new(site: &Site) -> Self {
        let ingress = Ingress::new(site.club.door.clone(), Some("mx.club.example".to_owned()));
        Self { ingress, mails: std::cell::Cell::new(0) }
    }

    async fn send(&self, site: &Site, from: &str, to: &str, body: &str) -> Vec<Letter> {
        let number = self.mails.get() + 1;
        self.mails.set(number);
        let mail = format!(
            "Authentication-Results: mx.club.example; dmarc=pass header.from=example.org\r\nFrom: <{from}>\r\n\
             To: <{to}>\r\nMessage-ID: <c{number}@example.org>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n{}\r\n",
            body.replace('\n', "\r\n")
        );
        let at = site.club.clock.now();
        let taken = self.ingress.receive(from, &[to.to_owned()], mail.as_bytes(), at).await;
        assert_eq!(taken, [Taken::Recorded], "{body}");
        site.club.letters().await
    }
}

fn flowed(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The words of a page: without its marks.
fn words(html: &str) -> String {
    let mut text = String::new();
    for part in html.split('<') {
        text.push_str(part.split_once('>').map_or(part, |(_, words)| words));
        text.push(' ');
    }
    for (mark, sign) in
        [("&#34;", "\""), ("&quot;", "\""), ("&#39;", "'"), ("&#60;", "<"), ("&#62;", ">"), ("&#38;", "&")]
    {
        text = text.replace(mark, sign);
    }
    flowed(&text)
}

fn reply_to(letter: &Letter) -> String {
    let headers: serde_json::Value = serde_json::from_str(&letter.headers).unwrap();
    headers["from"].as_str().unwrap().to_owned()
}

/// One clause: the mail, the form, and the sentence that both are answered with.
struct Row {
    what: &'static str,
    to: String,
    mail: String,
    path: &'static str,
    form: Vec<(&'static str, String)>,
    says: &'static str,
}

fn row(
    what: &'static str,
    (to, mail): (&str, &str),
    (path, form): (&'static str, &[(&'static str, &str)]),
    says: &'static str,
) -> Row {
    let form = form.iter().map(|(name, value)| (*name, (*value).to_owned())).collect();
    Row { what, to: to.to_owned(), mail: mail.to_owned(), path, form, says }
}

fn pgn(variant: &str, moves: &str) -> String {
    format!(
        "[Site \"elsewhere\"]\n[Date \"2026.04.01\"]\n[White \"anna\"]\n[Black \"boris\"]\n[Result \"0-1\"]\n{variant}\n{moves} 0-1"
    )
}

/// Leave, lines and games from elsewhere; `receipt` is Anna's address in a game in which Boris is to move.
fn rows(receipt: &str) -> Vec<Row> {
    let leave = |what, days: &'static str, says| {
        let (first, last) = days.split_once(' ').unwrap();
        let mail = format!("leave {days}");
        row(
            what,
            (CLUB, &mail),
            ("/account/leave", &[("act", "enter"), ("first", first), ("last", last)]),
            says,
        )
    };
    let lines = |what, text: &'static str, says| {
        let form =
            [("ply", "1"), ("key", "0123456789abcdef0123456789abcdef"), ("act", "set"), ("text", text)];
        row(what, (receipt, text), ("/games/1/lines", &form), says)
    };
    let game = |what, pgn: String, says| {
        let mail = format!("offsite\n\n{pgn}");
        row(what, (CLUB, &mail), ("/offsite", &[("pgn", &pgn), ("place", "")]), says)
    };
    let challenge = |what, mail: &str, form: &[(&'static str, &str)], says| {
        row(what, (CLUB, mail), ("/challenges", form), says)
    };
    vec![
        leave(
            "leave that overlaps leave",
            "2026-06-09 2026-06-12",
            "You are on leave from 1 June 2026 to 10 June 2026 already, and this would overlap. Take that back first. Nothing was entered.",
        ),
        leave(
            "leave in the past",
            "2026-05-03 2026-05-06",
            "3 May 2026 is past. Leave can begin and end today at the earliest. Nothing was entered.",
        ),
        leave(
            "leave over the allowance",
            "2026-08-01 2026-08-21",
            "That would be 21 days of leave in 2026, and only 20 of the 30 days of that year are left. Nothing was entered.",
        ),
        leave(
            "leave that ends before it begins",
            "2026-07-10 2026-07-01",
            "Leave from 10 July 2026 to 1 July 2026 would end before it begins. Nothing was entered.",
        ),
        lines(
            "a line that is illegal three moves deep",
            "if e5 then Nf3 Nc6 Bb5 a6 Bb6",
            "Line 1, move 6: “Bb6” cannot be played there.",
        ),
        lines(
            "a line that answers itself",
            "if e5 then Nc6",
            "Line 1, move 2: “Nc6” would be a move of Black, but White is to move there. A line begins with a move of your opponent, and the sides take turns.",
        ),
        lines(
            "a line that begins with the own move",
            "if Nf3 then Nc6",
            "Line 1, move 1: “Nf3” would be a move of White, but Black is to move there. A line begins with a move of your opponent, and the sides take turns.",
        ),
        lines(
            "a line without an answer",
            "if e5 then Nf3 Nc6",
            "Line 1: it ends with Nc6, a move of your opponent. Every line must end with your answer.",
        ),
        lines(
            "two answers to one move",
            "if e5 then Nf3\nif e5 then Bc4",
            "Line 2, move 2: an earlier line already answers 1...e5 with Nf3, this one with Bc4. Each move can have one answer.",
        ),
        game(
            "a game of another variant",
            pgn("[Variant \"Atomic\"]\n", "1. f3 e5 2. g4 Qh4#"),
            "The game cannot be read: line 6, column 1: only chess from one of the 960 positions is taken here.",
        ),
        game(
            "a game with an illegal move",
            pgn("", "1. f3 e5 2. Bc4 Qh4#"),
            "The game cannot be read: line 7, column 13: not legal:",
        ),
        game(
            "a game that is here already",
            pgn("", "1. f3 e5 2. g4 Qh4#"),
            "This game is here already (M0002-2): http://127.0.0.1:8960/games/2",
        ),
        challenge(
            "a challenge to nobody",
            "challenge zoe",
            &[("to", "zoe"), ("pace", "10/30")],
            "no member “zoe”",
        ),
        challenge(
            "a challenge to oneself",
            "challenge anna",
            &[("to", "anna"), ("pace", "10/30")],
            "That is yourself",
        ),
    ]
}

/// The record as far as any of this could change it.
async fn record(site: &Site) -> String {
    let mut tx = site.club.door.db().read().await.unwrap();
    let games = lists::games(&mut tx, &lists::GameFilter::default(), 50).await.unwrap();
    let matches = matches::list(&mut tx, &matches::MatchFilter::default(), 50).await.unwrap();
    let anna = players::by_handle(&mut tx, "anna").await.unwrap().unwrap().id;
    let leave = frcec_store::leaves::of_player(&mut tx, anna).await.unwrap();
    let lines = frcec_store::lines::of_player(&mut tx, anna).await.unwrap();
    let offsite = frcec_store::offsite::of_player(&mut tx, anna).await.unwrap();
    let open = frcec_store::challenges::made_by(&mut tx, anna).await.unwrap();
    format!("{games:?} {matches:?} {leave:?} {lines:?} {offsite:?} {open:?}")
}

async fn every_refusal_is_the_same_by_mail_and_by_form(t: TestDb) {
    let site = Site::open(t).await;
    let club = &site.club;
    let post = Post::new(&site);
    let anna =
        players::by_handle(&mut club.door.db().read().await.unwrap(), "anna").await.unwrap().unwrap().id;
    let cookie = site.log_in("anna").await;
    let games = club.start("anna", "boris", 518, false).await;
    club.letters().await;
    // The second game is the one that is sent in again; with Anna as White.
    let again = club.start("boris", "anna", 518, false).await;
    club.play(again[1], "f2f3 e7e5 g2g4 d8h4").await;
    club.letters().await;
    let turn = club.view(games[0]).await;
    club.play(games[0], "e2e4").await;
    let sent = post.send(&site, "anna@example.org", CLUB, "games").await;
    let list = &sent.iter().find(|letter| letter.address.starts_with("anna")).expect("a list").text;
    let receipt = list
        .split_whitespace()
        .find(|word| word.starts_with("play+r1."))
        .unwrap_or_else(|| panic!("no address of the first game in {list}"))
        .trim_end_matches(['.', ',', ')'])
        .to_owned();
    assert_eq!(turn.id, games[0]);
    let booked = post.send(&site, "anna@example.org", CLUB, "leave 2026-06-01 2026-06-10").await;
    let booked = booked.iter().find(|letter| letter.address.starts_with("anna")).expect("an answer");
    assert!(flowed(&booked.text).contains("It is entered as you wrote"), "{}", booked.text);

    let mut faults: Vec<String> = Vec::new();
    for Row { what, to, mail, path, form, says } in rows(&receipt) {
        let says = says.replace("/games/2", &format!("/games/{}", again[1]));
        let before = record(&site).await;
        let letters = post.send(&site, "anna@example.org", &to, &mail).await;
        let text = letters.iter().map(|letter| flowed(&letter.text)).collect::<Vec<_>>().join(" | ");
        if letters.len() != 1 || !text.contains(&says) {
            faults.push(format!("{what}, by mail: {text}"));
        }
        let form: Vec<(&str, &str)> = form.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let page = site.post(path, Some(&cookie), &form).await;
        let shown = words(&page.body);
        if page.status != StatusCode::UNPROCESSABLE_ENTITY || !shown.contains(&says) {
            faults.push(format!("{what}, by form: {} {shown}", page.status));
        }
        if record(&site).await != before {
            faults.push(format!("{what} changed something"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));

    // A zone that does not exist: at the account, when joining by form, and by mail.
    let zone = "Moon/Tycho is no time zone. Write one like Europe/Berlin.";
    let fields = [("name", "Anna"), ("zone", "Moon/Tycho"), ("lang", "en")];
    let page = site.post("/account", Some(&cookie), &fields).await;
    assert!(words(&page.body).contains(zone), "{}", page.body);
    assert!(page.body.contains("id=\"zone\" name=\"zone\" value=\"Moon/Tycho\""), "{}", page.body);
    assert!(
        page.body.contains("aria-invalid=\"true\" aria-describedby=\"zone-fault zone-hint\""),
        "{}",
        page.body
    );
    let fields = [("address", "nina@example.org"), ("zone", "Moon/Tycho"), ("lang", "en")];
    let page = site.post("/join", None, &fields).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(words(&page.body).contains(zone), "{}", page.body);
    assert!(
        page.body.contains("spellcheck=\"false\" aria-invalid=\"true\" aria-describedby=\"zone-fault\""),
        "{}",
        page.body
    );
    let asked = post.send(&site, "nina@example.org", CLUB, "join").await;
    let refused =
        post.send(&site, "nina@example.org", &reply_to(&asked[0]), "time zone: Moon/Tycho\nyes").await;
    assert!(flowed(&refused[0].text).contains(zone), "{}", refused[0].text);
    let change = MemberChange { zone: Some("Moon/Tycho".to_owned()), ..MemberChange::default() };
    let by_door =
        club.submit(Actor::Player(anna), Command::Member(MemberCommand::Change(anna, change))).await;
    assert!(matches!(by_door, Err(SubmitError::Invalid(_))), "{by_door:?}");
    assert!(club.game(games[0]).await.is_running());
}

fn offer(from: frcec_store::PlayerId, to: Option<&str>) -> Command {
    Command::Challenge(ChallengeCommand::Offer(Offer {
        from,
        to: to.map(str::to_owned),
        start: StartWish::Random,
        pace: Pace::default(),
        rated: true,
        staggered: false,
    }))
}

async fn two_accepts_by_mail_and_form_make_one_match(t: TestDb) {
    let site = Site::open(t).await;
    let club = &site.club;
    let post = Post::new(&site);
    let id = async |handle: &str| {
        players::by_handle(&mut club.door.db().read().await.unwrap(), handle).await.unwrap().unwrap().id
    };
    let (anna, boris) = (id("anna").await, id("boris").await);
    let carol = site.log_in("carol").await;
    // Withdrawn: by number, at the question's own address, and by the button of a page that is open still.
    club.submit(Actor::Player(anna), offer(anna, Some("carol"))).await.unwrap();
    let question = club.letters().await.pop().unwrap();
    club.submit(Actor::Player(anna), Command::Challenge(ChallengeCommand::Withdraw(1, anna))).await.unwrap();
    club.letters().await;
    let withdrawn = "This challenge has been taken back. No match has begun.";
    let answer = post.send(&site, "carol@example.org", CLUB, "accept 1").await;
    assert!(flowed(&answer[0].text).contains(withdrawn), "{}", answer[0].text);
    let answer = post.send(&site, "carol@example.org", &reply_to(&question), "accept").await;
    let over = "This question has been answered already, or its time is over. Nothing was done.";
    assert!(flowed(&answer[0].text).contains(over), "{}", answer[0].text);
    let page = site.post("/challenges/1", Some(&carol), &[("act", "accept")]).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(words(&page.body).contains(withdrawn), "{}", page.body);
    assert!(!page.body.contains("aria-invalid"), "no field of the new challenge is wrong");

    // Two accept one that is open to all, one by mail and one by form, at the same time.
    for round in 0..4 {
        club.submit(Actor::Player(anna), offer(anna, None)).await.unwrap();
        let (path, mail) = (format!("/challenges/{}", round + 2), format!("accept {}", round + 2));
        let (letters, page) = tokio::join!(
            post.send(&site, "boris@example.org", CLUB, &mail),
            site.post(&path, Some(&carol), &[("act", "accept")]),
        );
        let accepted = "This challenge has become a match already.";
        let by_form = page.status == StatusCode::SEE_OTHER;
        let late = if by_form {
            letters.iter().any(|letter| flowed(&letter.text).contains(accepted))
                || club.letters().await.iter().any(|letter| flowed(&letter.text).contains(accepted))
        } else {
            words(&page.body).contains(accepted)
        };
        assert!(late, "{} {letters:?} {}", page.status, page.body);
        let mut tx = club.door.db().read().await.unwrap();
        let all = matches::list(&mut tx, &matches::MatchFilter::default(), 9).await.unwrap();
        assert_eq!(all.len(), round + 1);
    }

    // Beyond the limit: sixteen games are what a new member may have.
    for start in 0..4 {
        club.start("anna", "boris", start, false).await;
    }
    club.letters().await;
    let most = "Anna Alder has 16 games running and may have 16 at the same time; with 2 more it would be too many. The limit rises by 2 with every game that is finished, and falls by 3 with every loss on time.";
    let refused = post.send(&site, "anna@example.org", CLUB, "challenge dora").await;
    assert!(flowed(&refused[0].text).contains(most), "{}", refused[0].text);
    let cookie = site.log_in("anna").await;
    let page = site.post("/challenges", Some(&cookie), &[("to", "dora"), ("pace", "10/30")]).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(words(&page.body).contains(most), "{}", page.body);
    // A game that is finished makes room for a match.
    let running = lists::turns(&mut club.door.db().read().await.unwrap(), boris).await.unwrap();
    club.command(running[0].id, boris, Rules::Resign).await.unwrap();
    club.letters().await;
    let sent = post.send(&site, "anna@example.org", CLUB, "challenge dora").await;
    assert!(sent.iter().any(|letter| letter.address.starts_with("dora")), "{sent:?}");
}
