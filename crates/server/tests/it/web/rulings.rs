//! One table of rulings through mail and form: the same refusals in the same words, and the same events; a preview first, and
//! only a yes at the question's own address does it.
use axum::http::StatusCode;
use frcec_rules::club::game::{Command as Rules, Event, Outcome};
use frcec_server::door::{Actor, Command, DeskCommand, EventCommand, NewEvent, Receipt, row};
use frcec_server::mail::ingress::{Ingress, Taken};
use frcec_store::{GameId, games, letters::Letter, testing::TestDb};

use super::Site;
use crate::desk::{flat, reply_to, to};
use crate::events::{ROBIN, bank};

frcec_store::on_both!(
    mail_and_form_refuse_in_the_same_words,
    mail_and_form_do_the_same,
    a_ruling_by_mail_needs_a_director_s_own_yes,
    a_no_show_is_replaced_by_mail,
    an_adjudication_is_decided_by_mail,
);

const CLUB: &str = "club@club.example";
const DAY: i64 = 24 * 3_600_000;

/// What is mailed, about which game, and the form that asks for the same.
type Row<G> = (&'static str, G, &'static [(&'static str, &'static str)]);

/// A mail; `vouched` says whether our own host found it to be the sender's. The letters that it causes.
async fn mail_from(site: &Site, from: &str, to: &str, body: &str, vouched: bool) -> Vec<Letter> {
    let verdict = if vouched { "pass" } else { "fail" };
    let id = site.club.door.ids().octets::<8>();
    let text = format!(
        "Authentication-Results: mx.club.example; dmarc={verdict} header.from=example.org\r\n\
         From: <{from}>\r\nTo: <{to}>\r\nMessage-ID: <{id:?}@example.org>\r\n\
         Content-Type: text/plain; charset=utf-8\r\n\r\n{body}\r\n"
    );
    let ingress = Ingress::new(site.club.door.clone(), Some("mx.club.example".to_owned()));
    let taken = ingress.receive(from, &[to.to_owned()], text.as_bytes(), site.club.clock.now()).await;
    assert_eq!(taken, [Taken::Recorded], "{body}");
    site.club.letters().await
}

async fn mail(site: &Site, handle: &str, to: &str, body: &str) -> Vec<Letter> {
    mail_from(site, &format!("{handle}@example.org"), to, body, true).await
}

/// The only letter that a director's mail causes.
async fn answer(site: &Site, handle: &str, to_whom: &str, body: &str) -> Letter {
    let letters = mail(site, handle, to_whom, body).await;
    assert_eq!(letters.len(), 1, "{body}: {letters:?}");
    to(&letters, handle).clone()
}

/// The sentence in which a page says no.
fn fault_of(page: &str) -> String {
    let (_, rest) = page
        .split_once("role=\"alert\" id=\"answer\" tabindex=\"-1\"><p>")
        .unwrap_or_else(|| panic!("no fault: {page}"));
    let text = rest.split("</p>").next().unwrap();
    text.replace("&#39;", "'").replace("&#34;", "\"").replace("&amp;", "&")
}

async fn events_of(site: &Site, game: GameId) -> Vec<Event> {
    let mut tx = site.club.door.db().read().await.unwrap();
    let stored = games::events(&mut tx, game).await.unwrap();
    stored.iter().map(|event| row::event_of(event).unwrap()).collect()
}

async fn mail_and_form_refuse_in_the_same_words(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    // 1 and 2: Anna and Boris; 1 is lost, 2 runs. 3: the director plays. 5: mate.
    let games = site.club.start("anna", "boris", 518, false).await;
    let anna = site.id("anna").await;
    site.club.command(games[0], anna, Rules::Resign).await.unwrap();
    site.club.start("dora", "carol", 518, false).await;
    let mated = site.club.start("anna", "carol", 518, false).await[0];
    site.club.play(mated, "f2f3 e7e5 g2g4 d8h4").await;
    site.club.letters().await;
    let table: [Row<i64>; 8] = [
        ("time M0001-1 white 5", 1, &[("act", "time"), ("seat", "white"), ("days", "5")]),
        ("time M0001-2 white 0", 2, &[("act", "time"), ("seat", "white"), ("days", "0")]),
        ("time M0001-2 black 4000", 2, &[("act", "time"), ("seat", "black"), ("days", "4000")]),
        ("correct M0001-2 1-0", 2, &[("act", "correct"), ("outcome", "1-0")]),
        ("correct M0003-1 1-0", 5, &[("act", "correct"), ("outcome", "1-0")]),
        ("correct M0002-1 1-0", 3, &[("act", "correct"), ("outcome", "1-0")]),
        ("time M0002-1 white 5", 3, &[("act", "time"), ("seat", "white"), ("days", "5")]),
        ("time M0002-2 black 5", 4, &[("act", "time"), ("seat", "black"), ("days", "5")]),
    ];
    for (text, game, form) in table {
        let mut form = form.to_vec();
        form.extend([("step", "do"), ("key", "k1"), ("reason", "as the log says")]);
        let page = site.post(&format!("/director/games/{game}"), Some(&dora), &form).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{text}: {}", page.body);
        let letter = answer(&site, "dora", CLUB, &format!("{text} because as the log says")).await;
        let sentence = fault_of(&page.body);
        assert!(
            sentence.len() > 15 && flat(&letter).contains(&sentence),
            "{text}: {sentence}: {}",
            flat(&letter)
        );
    }
    // No reason, on the page and by mail.
    let form =
        [("act", "time"), ("seat", "white"), ("days", "5"), ("step", "do"), ("key", "k2"), ("reason", " ")];
    let page = site.post("/director/games/2", Some(&dora), &form).await;
    let letter = answer(&site, "dora", CLUB, "time M0001-2 white 5").await;
    assert!(flat(&letter).contains(&fault_of(&page.body)), "{}", flat(&letter));
    // What no form can name.
    assert!(
        flat(&answer(&site, "dora", CLUB, "correct M0099-1 1-0: so").await)
            .contains("There is no game M0099-1")
    );
    let two = flat(&answer(&site, "dora", CLUB, "correct M0001 1-0: as the log says").await);
    assert!(two.contains("M0001 has two games. Say which one you mean: M0001-1 or M0001-2."), "{two}");
    let none = flat(&answer(&site, "dora", CLUB, "decide M0001-2 draw: nobody can win").await);
    assert!(none.contains("Nothing is to be decided") || none.contains("cannot be decided"), "{none}");
    assert_eq!(site.club.game(games[0]).await.finish().unwrap().outcome, Outcome::Black, "nothing was done");
}

async fn mail_and_form_do_the_same(record: TestDb) {
    let site = Site::open(record).await;
    let dora = site.log_in("dora").await;
    let mut pairs = Vec::new();
    for _ in 0..2 {
        let games = site.club.start("anna", "boris", 518, false).await;
        let anna = site.id("anna").await;
        site.club.command(games[0], anna, Rules::Resign).await.unwrap();
        pairs.push(games);
    }
    site.club.letters().await;
    let why = "The letter of the host says so.";
    let table: [Row<usize>; 2] = [
        ("correct {} draw because", 0, &[("act", "correct"), ("outcome", "1/2-1/2")]),
        ("time {} black 5 days:", 1, &[("act", "time"), ("seat", "black"), ("days", "5")]),
    ];
    for (number, (text, index, form)) in (1..).zip(table) {
        let (by_mail, by_form) = (pairs[0][index], pairs[1][index]);
        let before = events_of(&site, by_mail).await.len();
        let name = site.club.view(by_mail).await.name;
        let question = answer(&site, "dora", CLUB, &format!("{} {why}", text.replace("{}", &name))).await;
        assert!(flat(&question).contains("Nothing is done unless you say yes"), "{}", flat(&question));
        assert!(flat(&question).contains(why) && question.kind == "desk", "{}", flat(&question));
        assert_eq!(events_of(&site, by_mail).await.len(), before, "only asked");
        let letters = mail(&site, "dora", &reply_to(&question), "yes").await;
        assert_eq!(letters.len(), 3, "both players and the director: {letters:?}");
        assert!(flat(to(&letters, "dora")).contains(&format!("It is done: {name}.")));
        for handle in ["anna", "boris"] {
            let told = flat(to(&letters, handle));
            assert!(
                told.contains(&format!("Decided by Dora Dahl as director, for this reason: {why}")),
                "{told}"
            );
        }
        let again = answer(&site, "dora", &reply_to(&question), "yes").await;
        assert!(flat(&again).contains("answered"), "{}", flat(&again));
        let key = format!("k{number}");
        let mut form = form.to_vec();
        form.extend([("step", "do"), ("key", key.as_str()), ("reason", why)]);
        let page = site.post(&format!("/director/games/{by_form}"), Some(&dora), &form).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
        site.club.letters().await;
        let (mailed, typed) = (events_of(&site, by_mail).await, events_of(&site, by_form).await);
        assert_eq!(mailed[before..], typed[before..], "{text}");
        assert_eq!(mailed.len(), before + 1, "{mailed:?}");
    }
    // The preview tells what the page tells.
    let question = flat(&answer(&site, "dora", CLUB, "correct M0001-1 1-0 because it was a slip").await);
    for part in
        ["Correct the result", "Result: 1/2-1/2 → 1-0", "Rating of Anna Alder: ", "Both players get a letter"]
    {
        assert!(question.contains(part), "{part}: {question}");
    }
    let log = site.get("/director/log?subject=game+1", Some(&dora)).await.body;
    assert!(log.contains("result corrected") && log.contains(why), "{log}");
}

async fn a_ruling_by_mail_needs_a_director_s_own_yes(record: TestDb) {
    let site = Site::open(record).await;
    let games = site.club.start("anna", "boris", 518, false).await;
    let anna = site.id("anna").await;
    site.club.command(games[0], anna, Rules::Resign).await.unwrap();
    site.club.letters().await;
    let text = "correct M0001-1 1-0 because I say so";
    let refused = flat(&answer(&site, "carol", CLUB, text).await);
    assert!(refused.contains("for a director to ask"), "{refused}");
    // A forged mail from the director's address changes nothing and asks nothing.
    for letter in mail_from(&site, "dora@example.org", CLUB, text, false).await {
        assert_ne!(letter.kind, "desk", "{}", flat(&letter));
    }
    let question = answer(&site, "dora", CLUB, text).await;
    // A yes from somebody else's address, or to the club's own, is none.
    mail(&site, "carol", &reply_to(&question), "yes").await;
    mail(&site, "dora", CLUB, "yes").await;
    mail_from(&site, "dora@example.org", &reply_to(&question), "yes", false).await;
    assert_eq!(site.club.game(games[0]).await.finish().unwrap().outcome, Outcome::Black);
    // Once no director any more, no director's yes.
    let dropped = flat(&answer(&site, "dora", &reply_to(&question), "no").await);
    assert!(dropped.contains("Nothing was done in M0001-1."), "{dropped}");
    let late = flat(&answer(&site, "dora", &reply_to(&question), "yes").await);
    assert!(late.contains("answered"), "{late}");
    // The game has changed since the preview.
    let question = answer(&site, "dora", CLUB, text).await;
    let seen = site.club.game(games[0]).await.version();
    let reason = "The other director was faster.".to_owned();
    let command = DeskCommand::Correct { game: games[0], outcome: Outcome::Draw, seen, reason };
    let emil = site.id("emil").await;
    site.club.submit(Actor::Staff(emil), Command::Desk(command)).await.unwrap();
    site.club.letters().await;
    let late = flat(&answer(&site, "dora", &reply_to(&question), "yes").await);
    assert!(late.contains("It has changed since you looked at it."), "{late}");
    assert_eq!(site.club.game(games[0]).await.finish().unwrap().outcome, Outcome::Draw);
    // Six days later nothing that was asked counts any more.
    let question = answer(&site, "dora", CLUB, text).await;
    site.club.clock.set(site.club.clock.now() + 6 * DAY);
    let late = flat(&answer(&site, "dora", &reply_to(&question), "yes").await);
    assert!(late.contains("its time is over"), "{late}");
}

async fn a_no_show_is_replaced_by_mail(record: TestDb) {
    let site = Site::open(record).await;

    let director = Actor::Staff(site.id("dora").await);
    let ask = async |command| site.club.submit(director, Command::Event(command)).await.unwrap();
    let new = NewEvent::new("Three", ROBIN, bank());
    let Receipt::Event { code } = ask(EventCommand::Create(Box::new(new))).await else { panic!() };
    for handle in ["anna", "boris", "carol"] {
        ask(EventCommand::Enter { code: code.clone(), player: site.id(handle).await }).await;
    }
    ask(EventCommand::Start { code: code.clone(), seen: None }).await;
    site.club.letters().await;
    // Whoever is White in the first game has moved.
    let first = site.club.view(GameId(1)).await;
    let mv = first.game.line().uci_of(&first.game.line().legal_moves()[0]);
    site.club.try_move(GameId(1), &mv, false).await.unwrap();
    site.club.letters().await;
    // The days for a first move are over.
    site.club.clock.set(site.club.clock.now() + 8 * DAY);
    let dora = site.log_in("dora").await;
    let moved = first.white.handle.clone();
    let absent = ["anna", "boris", "carol"].into_iter().find(|h| *h != moved).unwrap();
    for (text, form) in [
        (format!("replace T0001 {moved} emil because gone"), [moved.as_str(), "emil", "gone"]),
        ("replace T0001 emil because gone".to_owned(), ["emil", "", "gone"]),
        (format!("replace T0001 {absent} because gone"), [absent, "", "gone"]),
        (format!("replace T0001 {absent} {moved} because gone"), [absent, moved.as_str(), "gone"]),
        (format!("replace T0001 {absent} emil"), [absent, "emil", ""]),
    ] {
        // As the form is sent after its preview.
        let form =
            [("handle", form[0]), ("comes", form[1]), ("reason", form[2]), ("step", "do"), ("key", "k1")];
        let page = site.post("/director/tournaments/T0001/replace", Some(&dora), &form).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{text}: {}", page.body);
        let letter = flat(&answer(&site, "dora", CLUB, &text).await);
        assert!(letter.contains(&fault_of(&page.body)), "{text}: {}: {letter}", fault_of(&page.body));
    }
    let unknown = flat(&answer(&site, "dora", CLUB, "replace T0001 nobody emil: gone").await);
    assert!(unknown.contains("nobody"), "{unknown}");
    let question =
        answer(&site, "dora", CLUB, &format!("replace T0001 {absent} emil because never came")).await;
    let text = flat(&question);
    assert!(text.contains("Emil Ek would come in the place of") && text.contains(": 2."), "{text}");
    assert!(!text.contains('#'), "no position: {text}");
    let letters = mail(&site, "dora", &reply_to(&question), "yes").await;
    assert!(flat(to(&letters, "dora")).contains("It is done in Three (T0001)."));
    let told = flat(to(&letters, "emil"));
    assert!(told.contains("You play in Three (T0001) from now on, in the place of Anna Alder."), "{told}");
    let log = site.get("/director/log", Some(&dora)).await.body;
    assert!(log.contains("never came"), "{log}");
}

async fn an_adjudication_is_decided_by_mail(record: TestDb) {
    let site = Site::open(record).await;
    let game = site.club.start("anna", "boris", 518, false).await[0];
    site.club.play(game, "e2e4 e7e5").await;
    let dora = Actor::Staff(site.id("dora").await);
    let asked = DeskCommand::AskAdjudication { game, reason: "Both have asked for it.".to_owned() };
    site.club.submit(dora, Command::Desk(asked)).await.unwrap();
    site.club.letters().await;
    let early = flat(&answer(&site, "dora", CLUB, "decide M0001-1 draw because it is level").await);
    assert!(early.contains("can still say what they claim") || early.contains("until"), "{early}");
    site.club.clock.set(site.club.clock.now() + 15 * DAY);
    let question = answer(&site, "dora", CLUB, "decide M0001-1 draw because it is level").await;
    let text = flat(&question);
    assert!(
        text.contains("Decide how the game counts") && text.contains("Result: none yet → 1/2-1/2"),
        "{text}"
    );
    let letters = mail(&site, "dora", &reply_to(&question), "yes").await;
    assert_eq!(letters.len(), 3, "{letters:?}");
    assert!(flat(to(&letters, "dora")).contains("It is done: M0001-1."));
    assert!(flat(to(&letters, "anna")).contains("it is level"));
    assert_eq!(site.club.game(game).await.finish().unwrap().outcome, Outcome::Draw);
    // The appeal is another director's, by mail too.
    let to_whom = reply_to(to(&letters, "boris"));
    mail(&site, "boris", &to_whom, "appeal\n\nI was winning, as 3.Bc4 shows.").await;
    let own = flat(&answer(&site, "dora", CLUB, "decide M0001-1 draw because it is level").await);
    assert!(own.contains("Emil Ek"), "another one decides: {own}");
    let question = answer(&site, "emil", CLUB, "decide M0001-1 black because Black was winning").await;
    let letters = mail(&site, "emil", &reply_to(&question), "yes").await;
    assert_eq!(letters.len(), 3, "{letters:?}");
    assert_eq!(site.club.game(game).await.finish().unwrap().outcome, Outcome::Black);
}
