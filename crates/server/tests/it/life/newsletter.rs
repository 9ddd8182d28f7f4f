//! The newsletter: drafted from the month, edited, sent once to each who wants it.
use std::sync::Arc;

use axum::http::StatusCode;
use frcec_rules::club::game::Command as Rules;
use frcec_server::door::{
    Actor, Command, IssueEdit, LONGEST_FOREWORD, LifeCommand, LifeDenial, MemberCommand, NewsWish, Receipt,
    SubmitError,
};
use frcec_server::life::{Month, issue::Content};
use frcec_server::mail::compose::picture::letter_bytes;
use frcec_server::mail::transport::Captured;
use frcec_server::worker::{Step, Worker};
use frcec_store::letters::{Letter, Lost};
use frcec_store::newsletters::{self, Issue, IssueState};
use frcec_store::testing::TestDb;
use frcec_store::{GameId, PlayerId, delivery, players::Role};

use super::super::club::{Club, all_letters};
use super::super::web::Site;
use super::{denied, life, ms, person, resigned, subscribe};

frcec_store::on_both!(
    an_issue_is_drafted_edited_and_sent_in_every_language,
    an_empty_month_is_a_quiet_one,
    a_sent_issue_is_corrected_for_those_who_got_it,
    a_month_that_is_not_over_is_sent_by_a_second_word_only,
    two_admins_send_it_once,
    a_crash_in_the_middle_doubles_nobody,
    who_has_left_is_named_nowhere_and_gets_nothing,
    what_an_admin_may_not_do_is_refused,
    one_click_ends_it,
    the_desk_drafts_edits_and_sends,
);

const APRIL: &str = "2026-04-20T12:00:00Z";

fn april() -> i64 {
    Month::of(ms(APRIL)).count()
}

async fn issue(club: &Club) -> Issue {
    let mut tx = club.door.db().read().await.unwrap();
    newsletters::by_id(&mut tx, 1).await.unwrap().expect("an issue")
}

/// Writes all letters of what is being sent; how many steps that took.
async fn written(club: &Club) -> usize {
    let worker = Worker::new(club.door.clone(), Arc::new(Captured::default()));
    let mut steps = 0;
    while worker.newsletter_some().await.unwrap() == Step::Done {
        steps += 1;
    }
    steps
}

async fn bulletins(club: &Club) -> Vec<Letter> {
    let mut letters = all_letters(&club.door).await;
    letters.retain(|letter| letter.kind == "newsletter");
    letters.sort_by_key(|letter| (letter.created_at, letter.player_id));
    letters
}

/// April of a club with a reader in every language: an upset, somebody new, news, a game put up. The admin, the readers, the game.
async fn eventful(club: &Club) -> (PlayerId, Vec<PlayerId>, GameId) {
    club.clock.set(ms("2026-03-10T12:00:00Z"));
    let emil = person(club, "emil", "Emil", Role::Admin, "en").await;
    let mut readers = Vec::new();
    for (handle, lang) in [("anna", "en"), ("boris", "es"), ("carol", "de"), ("denis", "fr"), ("elena", "ru")]
    {
        let id = person(club, handle, &format!("{handle} Name"), Role::Member, lang).await;
        subscribe(club, id, true).await;
        readers.push(id);
    }
    // Anna is rated above Boris; in April she loses to him, and Gina joins.
    resigned(club, "carol", "denis", 518).await;
    for _ in 0..3 {
        for game in club.start("carol", "anna", 518, false).await {
            club.command(game, readers[2], Rules::Resign).await.unwrap();
        }
    }
    club.clock.set(ms(APRIL));
    let games = club.start("anna", "boris", 69, false).await;
    // A position has been played once somebody has moved from it, and a game is won by play once both have.
    club.play(games[0], "a2a3").await;
    club.play(games[0], "a7a6").await;
    club.command(games[0], readers[0], Rules::Resign).await.unwrap();
    person(club, "gina", "Gina <i>New</i>", Role::Member, "en").await;
    let news = NewsWish {
        title: "A <b>cup</b>".to_owned(),
        body: "It begins.\n\n- one\n- two https://club.example/cup".to_owned(),
        lang: "en".to_owned(),
        publish: true,
        ..NewsWish::default()
    };
    life(club, Actor::Staff(emil), LifeCommand::WriteNews(news)).await.unwrap();
    life(club, Actor::Player(readers[2]), LifeCommand::Nominate(readers[2], games[0])).await.unwrap();
    club.letters().await;
    (emil, readers, games[0])
}

async fn an_issue_is_drafted_edited_and_sent_in_every_language(record: TestDb) {
    let club = Club::open(record);
    let (emil, readers, game) = eventful(&club).await;
    let admin = Actor::Staff(emil);
    club.clock.set(ms("2026-05-02T12:00:00Z"));
    let made = life(&club, admin, LifeCommand::DraftIssue(april())).await.unwrap();
    assert_eq!(made, Receipt::Issue { id: 1 });
    assert_eq!(denied(life(&club, admin, LifeCommand::DraftIssue(april())).await), LifeDenial::IssueThere(1));
    let content = Content::of(&issue(&club).await).unwrap();
    assert_eq!(content.record.ended.unwrap().games(), 1);
    assert_eq!(content.record.upsets.len(), 1, "{content:?}");
    assert_eq!(content.record.upsets[0].winner, readers[1]);
    assert_eq!(content.record.movers.len(), 2);
    assert_eq!((content.record.members.len(), content.record.news.len()), (1, 1));
    assert_eq!(content.record.positions, [(69, game)]);
    assert_eq!(content.nominees, [(1, game)]);

    // The editor writes in two languages, and leaves the movers out.
    let mut edit = IssueEdit::default();
    edit.forewords.insert("en".to_owned(), "Dear <u>friends</u>,\nread on.".to_owned());
    edit.forewords.insert("de".to_owned(), "Liebe Freunde".to_owned());
    edit.forewords.insert("xx".to_owned(), "no language".to_owned());
    let keep = ["ended", "member-7", "news-1", "position-69"].map(str::to_owned);
    edit.keep = Some(keep.into_iter().chain([format!("upset-{game}")]).collect());
    life(&club, admin, LifeCommand::EditIssue { id: 1, seen: 0, edit }).await.unwrap();
    let content = Content::of(&issue(&club).await).unwrap();
    assert!(content.record.movers.is_empty() && content.record.upsets.len() == 1, "{content:?}");
    assert_eq!(content.forewords.len(), 2);
    assert!(
        written(&club).await == 0 && bulletins(&club).await.is_empty(),
        "nothing is sent before it is sent"
    );

    life(&club, admin, LifeCommand::SendIssue { id: 1, seen: 1, early: true }).await.unwrap();
    assert_eq!(written(&club).await, 1);
    let sent = issue(&club).await;
    assert_eq!((sent.state, sent.letters, sent.sent_by), (IssueState::Sent, 5, Some(emil)));
    let letters = bulletins(&club).await;
    assert_eq!(letters.len(), 5);
    let to: Vec<&str> = letters.iter().map(|letter| letter.address.split('@').next().unwrap()).collect();
    assert_eq!(to, ["anna", "boris", "carol", "denis", "elena"]);
    for (letter, title, foreword, upset) in [
        (
            &letters[0],
            "Newsletter 1 · April 2026",
            "Dear <u>friends</u>,",
            "boris Name (1500) beat anna Name",
        ),
        (
            &letters[1],
            "Boletín 1 · abril de 2026",
            "Dear <u>friends</u>,",
            "boris Name (1500) venció a anna Name",
        ),
        (&letters[2], "Rundbrief 1 · April 2026", "Liebe Freunde", "boris Name (1500) schlug anna Name"),
        (
            &letters[3],
            "Bulletin 1 · avril 2026",
            "Dear <u>friends</u>,",
            "boris Name (1500) a battu anna Name",
        ),
        (
            &letters[4],
            "Рассылка № 1 · апрель 2026",
            "Dear <u>friends</u>,",
            "boris Name (1500) побеждает соперника с рейтингом",
        ),
    ] {
        let text = letter.text.split_whitespace().collect::<Vec<_>>().join(" ");
        for said in [
            title,
            foreword,
            upset,
            "A <b>cup</b>",
            "- two https://club.example/cup",
            "#069 NNBBRKQR",
            "1. M",
        ] {
            assert!(text.contains(said), "{said}: {}", letter.text);
        }
        assert!(letter.text.lines().all(|line| line.chars().count() <= 78 || line.contains("http")));
        let html = letter.html.as_deref().unwrap();
        assert!(!html.contains("<b>cup") && !html.contains("<u>") && !html.contains("<i>New"), "{html}");
        assert!(
            html.contains("href=\"https://club.example/cup\"") && html.contains("&#60;b&#62;cup"),
            "{html}"
        );
        assert!(letter.subject.contains(title), "{}", letter.subject);
    }
    // The way out, for programs (RFC 8058) and for people.
    let mail = String::from_utf8(letter_bytes(&letters[0]).unwrap()).unwrap().replace("\r\n ", " ");
    let stop = club.door.stop_newsletter_url(readers[0]);
    assert!(mail.contains(&format!("\r\nList-Unsubscribe: <{stop}>\r\n")), "{mail}");
    assert!(mail.contains("\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"));
    assert!(letters[0].text.contains(&stop) && letters[0].text.contains("/newsletter/1"));
    assert!(letters[0].text.contains(":: vote 1 - "), "{}", letters[0].text);
}

async fn an_empty_month_is_a_quiet_one(record: TestDb) {
    let club = Club::open(record);
    let emil = person(&club, "emil", "Emil", Role::Admin, "en").await;
    subscribe(&club, emil, true).await;
    let admin = Actor::Staff(emil);
    life(&club, admin, LifeCommand::DraftIssue(Month::of(ms("2026-02-01T00:00:00Z")).count())).await.unwrap();
    life(&club, admin, LifeCommand::SendIssue { id: 1, seen: 0, early: true }).await.unwrap();
    written(&club).await;
    let letters = bulletins(&club).await;
    assert!(letters[0].text.contains("No game ended."), "{}", letters[0].text);
    assert!(!letters[0].text.contains(":: vote"), "there is nothing to vote for: {}", letters[0].text);
    // And one of which the editor left even that out.
    club.clock.set(club.clock.now() + 1);
    life(&club, admin, LifeCommand::DraftIssue(Month::of(ms("2026-03-01T00:00:00Z")).count())).await.unwrap();
    let edit = IssueEdit { keep: Some(std::collections::BTreeSet::new()), ..IssueEdit::default() };
    life(&club, admin, LifeCommand::EditIssue { id: 2, seen: 0, edit }).await.unwrap();
    life(&club, admin, LifeCommand::SendIssue { id: 2, seen: 1, early: true }).await.unwrap();
    written(&club).await;
    let letters = bulletins(&club).await;
    assert_eq!(letters.len(), 2);
    assert!(letters[1].text.contains("It was a quiet month"), "{}", letters[1].text);
}

async fn two_admins_send_it_once(record: TestDb) {
    let club = Club::open(record);
    let (emil, frida) = (
        person(&club, "emil", "Emil", Role::Admin, "en").await,
        person(&club, "frida", "Frida", Role::Admin, "en").await,
    );
    subscribe(&club, emil, true).await;
    life(&club, Actor::Staff(emil), LifeCommand::DraftIssue(april())).await.unwrap();
    let send = |who| life(&club, Actor::Staff(who), LifeCommand::SendIssue { id: 1, seen: 0, early: true });
    let (first, second) = tokio::join!(send(emil), send(frida));
    let taken = [&first, &second].into_iter().filter(|result| result.is_ok()).count();
    assert_eq!(taken, 1, "{first:?} {second:?}");
    let lost = denied(if first.is_ok() { second } else { first });
    assert!(matches!(lost, LifeDenial::Changed | LifeDenial::IssueSent), "{lost:?}");
    assert_eq!(denied(send(frida).await), LifeDenial::IssueSent);
    // Two workers at once, until both find nothing.
    let (one, two) = tokio::join!(written(&club), written(&club));
    assert!(one + two >= 1);
    assert_eq!(bulletins(&club).await.len(), 1);
    let edit = LifeCommand::EditIssue { id: 1, seen: 1, edit: IssueEdit::default() };
    assert_eq!(denied(life(&club, Actor::Staff(emil), edit).await), LifeDenial::IssueSent);
}

async fn a_crash_in_the_middle_doubles_nobody(record: TestDb) {
    let club = Club::open(record);
    let emil = person(&club, "emil", "Emil", Role::Admin, "en").await;
    let mut readers = Vec::new();
    for number in 0..119 {
        let id = person(&club, &format!("reader{number}"), "Reader", Role::Member, "en").await;
        if number % 2 == 0 {
            subscribe(&club, id, true).await;
            readers.push(id);
        }
    }
    // Somebody whom no letter reaches is not written to.
    let lost = readers.pop().unwrap();
    let marking = club.door.db().write(move |tx| {
        Box::pin(async move { delivery::mark(tx, lost, Lost::Hard, "no such mailbox", 0).await })
    });
    marking.await.unwrap();
    life(&club, Actor::Staff(emil), LifeCommand::DraftIssue(april())).await.unwrap();
    life(&club, Actor::Staff(emil), LifeCommand::SendIssue { id: 1, seen: 0, early: true }).await.unwrap();
    // One step, and the process dies: what is written is written, what is not is found.
    assert!(club.door.send_some_of_newsletter().await.unwrap());
    let half = bulletins(&club).await.len();
    assert!(half > 0 && half < readers.len(), "{half}");
    // Even a step whose mark was lost writes nobody twice: the letters' own key says so.
    let back = club.door.db().write(move |tx| {
        Box::pin(async move {
            let issue = newsletters::sending(tx).await?.expect("being sent");
            newsletters::advance(tx, &issue, frcec_store::PlayerId(0), 0, false, 0).await
        })
    });
    assert!(back.await.unwrap());
    assert_eq!(written(&club).await, 3, "120 members, fifty at a time");
    let mut reached: Vec<_> =
        bulletins(&club).await.into_iter().filter_map(|letter| letter.player_id).collect();
    reached.sort_unstable();
    assert_eq!(reached, readers);
    assert_eq!(issue(&club).await.state, IssueState::Sent);
    assert_eq!(written(&club).await, 0);
}

async fn who_has_left_is_named_nowhere_and_gets_nothing(record: TestDb) {
    let site = Site::open(record).await;
    let club = &site.club;
    let emil = Actor::Staff(id(&site, "emil").await);
    let (anna, carol) = (id(&site, "anna").await, id(&site, "carol").await);
    subscribe(club, anna, true).await;
    subscribe(club, carol, true).await;
    club.clock.set(ms(APRIL));
    let games = resigned(club, "anna", "boris", 518).await;
    life(club, Actor::Player(carol), LifeCommand::Nominate(carol, games[0])).await.unwrap();
    life(club, emil, LifeCommand::DraftIssue(april())).await.unwrap();
    let leave = Command::Member(MemberCommand::Leave(anna, true));
    club.submit(Actor::Player(anna), leave).await.unwrap();
    life(club, emil, LifeCommand::SendIssue { id: 1, seen: 0, early: true }).await.unwrap();
    written(club).await;
    let letters = bulletins(club).await;
    assert_eq!(letters.len(), 1);
    assert_eq!(letters[0].player_id, Some(carol));
    assert!(
        !letters[0].text.contains("Anna") && letters[0].text.contains("former member"),
        "{}",
        letters[0].text
    );
    let page = site.get("/newsletter/1", None).await.body;
    assert!(page.contains("former member") && !page.contains("Anna"), "{page}");
    // Whoever leaves afterwards is named on no page any more either.
    let boris = id(&site, "boris").await;
    assert!(page.contains("Boris"), "{page}");
    let leave = Command::Member(MemberCommand::Leave(boris, false));
    club.submit(Actor::Player(boris), leave).await.unwrap();
    for path in ["/newsletter/1", "/months/2026-04", "/game-of-the-month"] {
        let page = site.get(path, None).await.body;
        assert!(!page.contains("Boris"), "{path}: {page}");
    }
}

async fn id(site: &Site, handle: &str) -> frcec_store::PlayerId {
    let mut tx = site.club.door.db().read().await.unwrap();
    frcec_store::players::by_handle(&mut tx, handle).await.unwrap().unwrap().id
}

async fn what_an_admin_may_not_do_is_refused(record: TestDb) {
    let club = Club::open(record);
    let emil = Actor::Staff(person(&club, "emil", "Emil", Role::Admin, "en").await);
    let dora = person(&club, "dora", "Dora", Role::Director, "en").await;
    let to_come = Month::of(club.clock.now()).next().count();
    assert_eq!(denied(life(&club, emil, LifeCommand::DraftIssue(to_come)).await), LifeDenial::MonthToCome);
    for by in [Actor::Staff(dora), Actor::Player(dora)] {
        let refused = life(&club, by, LifeCommand::DraftIssue(april())).await;
        assert!(matches!(refused, Err(SubmitError::NotYours)), "{refused:?}");
    }
    let send = LifeCommand::SendIssue { id: 1, seen: 0, early: true };
    assert_eq!(denied(life(&club, emil, send.clone()).await), LifeDenial::NoIssue(1));
    life(&club, emil, LifeCommand::DraftIssue(april())).await.unwrap();
    let mut edit = IssueEdit::default();
    edit.forewords.insert("en".to_owned(), "x".repeat(LONGEST_FOREWORD + 1));
    let edit = LifeCommand::EditIssue { id: 1, seen: 0, edit };
    assert_eq!(denied(life(&club, emil, edit).await), LifeDenial::Text(LONGEST_FOREWORD));
    let edit = LifeCommand::EditIssue { id: 1, seen: 0, edit: IssueEdit::default() };
    life(&club, emil, edit.clone()).await.unwrap();
    // What has changed since it was looked at is neither changed nor sent.
    assert_eq!(denied(life(&club, emil, edit).await), LifeDenial::Changed);
    assert_eq!(denied(life(&club, emil, send).await), LifeDenial::Changed);
    assert_eq!(issue(&club).await.state, IssueState::Draft);
}

async fn one_click_ends_it(record: TestDb) {
    let site = Site::open(record).await;
    let club = &site.club;
    let (anna, boris) = (id(&site, "anna").await, id(&site, "boris").await);
    subscribe(club, anna, true).await;
    subscribe(club, boris, true).await;
    let path = |url: String| {
        url.split_once("/unsubscribe/").map(|(_, link)| format!("/unsubscribe/{link}")).unwrap()
    };
    let link = path(club.door.stop_newsletter_url(anna));
    let wants = async |who: &str| {
        let mut tx = site.club.door.db().read().await.unwrap();
        let stored = frcec_store::players::by_handle(&mut tx, who).await.unwrap().unwrap();
        stored.settings.contains("\"newsletter\":true")
    };
    // Looking changes nothing.
    let page = site.get(&link, None).await;
    assert!(
        page.status == StatusCode::OK && page.body.contains("Send me no more newsletters"),
        "{}",
        page.body
    );
    assert!(wants("anna").await);
    // Another one's number on Anna's seal, and the seal of digests, are none of ours.
    let forged = link.replacen(&format!("/{anna}."), &format!("/{boris}."), 1);
    assert_ne!(forged, link);
    let one_click = [("List-Unsubscribe", "One-Click")];
    assert_eq!(site.post(&forged, None, &one_click).await.status, StatusCode::GONE);
    let digests = path(club.door.stop_digest_url(boris));
    assert_eq!(site.post(&digests, None, &one_click).await.status, StatusCode::OK);
    assert!(wants("anna").await && wants("boris").await);
    // A mail program posts it without a cookie.
    let done = site.post(&link, None, &one_click).await;
    assert!(
        done.status == StatusCode::OK && done.body.contains("You get no more newsletters."),
        "{}",
        done.body
    );
    assert!(!wants("anna").await && wants("boris").await);
    assert_eq!(site.post(&link, None, &one_click).await.status, StatusCode::OK, "and again");
    assert!(site.get(&link, None).await.body.contains("you get no newsletters"));
    // The link of a newsletter does not touch digests.
    assert_eq!(site.post(&format!("{link}/immediate"), None, &[]).await.status, StatusCode::GONE);
}

async fn the_desk_drafts_edits_and_sends(record: TestDb) {
    let site = Site::open(record).await;
    site.club.clock.set(ms(APRIL));
    let played = site.club.start("boris", "anna", 518, false).await;
    site.club.play(played[0], "a2a3").await;
    resigned(&site.club, "anna", "boris", 518).await;
    site.club.clock.set(ms("2026-05-02T12:00:00Z"));
    let (emil, anna) = (site.log_in("emil").await, site.log_in("anna").await);
    let dora = site.log_in("dora").await;
    assert_eq!(site.post("/newsletter", Some(&anna), &[("act", "on")]).await.status, StatusCode::SEE_OTHER);
    assert!(site.get("/account", Some(&anna)).await.body.contains("name=\"newsletter\" value=\"1\" checked"));
    let reminded = async |cookie| {
        let desk = site.get("/director", Some(cookie)).await.body;
        let line = desk.split("<li>").find(|line| line.contains("The newsletter of April 2026"));
        line.map(ToOwned::to_owned)
    };
    let missing = reminded(&emil).await.expect("April is over");
    assert!(missing.contains("has not been drafted"), "{missing}");
    assert!(missing.contains("href=\"/director/newsletter\"") && missing.contains("1 May 2026"), "{missing}");
    assert_eq!(reminded(&dora).await, None, "a director cannot edit it");
    let desk = site.get("/director/newsletter", Some(&emil)).await.body;
    assert!(desk.contains("One member has asked") && desk.contains("value=\"2026-04\" selected"), "{desk}");
    let drafted = site.post("/director/newsletter", Some(&emil), &[("month", "2026-04")]).await;
    assert_eq!(drafted.location.as_deref(), Some("/director/newsletter/1?done=life-issue-drafted-done"));
    assert_eq!(
        site.get("/newsletter/1", Some(&emil)).await.status,
        StatusCode::NOT_FOUND,
        "a draft is nowhere"
    );
    let draft = reminded(&emil).await.expect("nobody has sent it");
    assert!(
        draft.contains("href=\"/director/newsletter/1\"") && draft.contains("has not been sent"),
        "{draft}"
    );
    let editor = site.get("/director/newsletter/1", Some(&emil)).await.body;
    assert!(editor.contains("value=\"ended\"") && editor.contains("value=\"position-518\""), "{editor}");
    let form =
        [("seen", "0"), ("act", "save"), ("en", "Hello <b>all</b>"), ("keep", "ended"), ("keep", "mover-1")];
    assert_eq!(site.post("/director/newsletter/1", Some(&emil), &form).await.status, StatusCode::SEE_OTHER);
    let editor = site.get("/director/newsletter/1", Some(&emil)).await.body;
    assert!(!editor.contains("value=\"position-518\"") && editor.contains("Hello &#60;b"), "{editor}");
    let long = "x".repeat(LONGEST_FOREWORD + 1);
    let refused = site
        .post("/director/newsletter/1", Some(&emil), &[("seen", "1"), ("act", "save"), ("de", &long)])
        .await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains(&long), "what was typed is not lost");
    let again = [("seen", "1"), ("act", "again"), ("en", "Hello <b>all</b>")];
    assert_eq!(site.post("/director/newsletter/1", Some(&emil), &again).await.status, StatusCode::SEE_OTHER);
    let editor = site.get("/director/newsletter/1", Some(&emil)).await.body;
    assert!(editor.contains("value=\"position-518\"") && editor.contains("Hello &#60;b"), "{editor}");
    let stale = site.post("/director/newsletter/1", Some(&emil), &[("seen", "1"), ("act", "send")]).await;
    assert_eq!(stale.status, StatusCode::UNPROCESSABLE_ENTITY);
    let send = site.post("/director/newsletter/1", Some(&emil), &[("seen", "2"), ("act", "send")]).await;
    assert_eq!(send.status, StatusCode::SEE_OTHER, "{}", send.body);
    written(&site.club).await;
    assert_eq!(bulletins(&site.club).await.len(), 1);
    let page = site.get("/newsletter/1", None).await.body;
    assert!(page.contains("Hello &#60;b") && page.contains("2 games ended"), "{page}");
    assert!(site.get("/newsletter", None).await.body.contains("Newsletter 1 · April 2026"));
    assert_eq!(reminded(&emil).await, None, "it is done");
    // In the reader's zone; a visitor's is UTC.
    assert!(page.contains("open from 1 May 2026, 00:00 (UTC) to 15 May 2026, 00:00 (UTC)"), "{page}");
    let page = site.get("/newsletter/1", Some(&anna)).await.body;
    assert!(page.contains("1 May 2026, 02:00 (UTC+2) to 15 May 2026, 02:00 (UTC+2)"), "{page}");
    site.club.clock.set(ms("2026-05-15T00:00:00Z"));
    assert!(!site.get("/newsletter/1", None).await.body.contains("open from"), "the vote is over");
}

async fn a_sent_issue_is_corrected_for_those_who_got_it(record: TestDb) {
    let site = Site::open(record).await;
    let club = &site.club;
    let (emil, anna, boris, carol) =
        (site.id("emil").await, site.id("anna").await, site.id("boris").await, site.id("carol").await);
    for player in [anna, boris] {
        subscribe(club, player, true).await;
    }
    let admin = Actor::Staff(emil);
    let month = Month::of(club.clock.now()).previous().count();
    life(club, admin, LifeCommand::DraftIssue(month)).await.unwrap();
    let correct = |seen| LifeCommand::CorrectIssue { id: 1, seen };
    assert_eq!(denied(life(club, admin, correct(0)).await), LifeDenial::IssueNotSent);
    let mut edit = IssueEdit::default();
    edit.forewords.insert("en".to_owned(), "A wrong word.".to_owned());
    life(club, admin, LifeCommand::EditIssue { id: 1, seen: 0, edit }).await.unwrap();
    life(club, admin, LifeCommand::SendIssue { id: 1, seen: 1, early: false }).await.unwrap();
    written(club).await;
    assert_eq!(bulletins(club).await.len(), 2);
    // Carol comes too late for it, and Boris wants no more.
    subscribe(club, carol, true).await;
    subscribe(club, boris, false).await;
    let cookie = site.log_in("emil").await;
    let page = site.get("/director/newsletter/1", Some(&cookie)).await.body;
    assert!(page.contains("Draft a correction"), "{page}");
    let seen = issue(club).await.version;
    life(club, admin, correct(seen)).await.unwrap();
    assert_eq!(issue(club).await.state, IssueState::Draft);
    // Everybody goes on reading what was sent, until the correction is.
    let public = async || site.get("/newsletter/1", None).await.body;
    let mut edit = IssueEdit::default();
    edit.forewords.insert("en".to_owned(), "The right word.".to_owned());
    life(club, admin, LifeCommand::EditIssue { id: 1, seen: seen + 1, edit }).await.unwrap();
    let page = public().await;
    assert!(page.contains("A wrong word.") && !page.contains("The right word."), "{page}");
    // Given up, it stays as it was; drafted once more, it is sent.
    life(club, admin, LifeCommand::KeepIssue { id: 1, seen: seen + 2 }).await.unwrap();
    assert_eq!(issue(club).await.state, IssueState::Sent);
    assert!(public().await.contains("A wrong word."));
    assert_eq!(written(club).await, 0, "nothing goes out for that");
    let seen = issue(club).await.version;
    life(club, admin, correct(seen)).await.unwrap();
    let mut edit = IssueEdit::default();
    edit.forewords.insert("en".to_owned(), "The right word.".to_owned());
    life(club, admin, LifeCommand::EditIssue { id: 1, seen: seen + 1, edit }).await.unwrap();
    let page = site.get("/director/newsletter/1", Some(&cookie)).await.body;
    assert!(page.contains("Send the correction") && page.contains("Give the correction up"), "{page}");
    club.clock.set(club.clock.now() + 24 * 3_600_000);
    life(club, admin, LifeCommand::SendIssue { id: 1, seen: seen + 2, early: false }).await.unwrap();
    written(club).await;
    let letters = bulletins(club).await;
    assert_eq!(letters.len(), 3, "one more: to Anna");
    let letter = letters.last().unwrap();
    assert_eq!(letter.address, "anna@example.org");
    assert!(letter.subject.contains("Correction: Newsletter 1"), "{}", letter.subject);
    let text = letter.text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains("This corrects the issue that you got on 4 May 2026"), "{text}");
    assert!(text.contains("The right word.") && !text.contains("A wrong word."), "{text}");
    let page = public().await;
    assert!(page.contains("The right word.") && page.contains("corrected 5 May 2026"), "{page}");
    assert_eq!(issue(club).await.letters, 3);
}

async fn a_month_that_is_not_over_is_sent_by_a_second_word_only(record: TestDb) {
    let site = Site::open(record).await;
    let club = &site.club;
    let emil = site.id("emil").await;
    let admin = Actor::Staff(emil);
    let cookie = site.log_in("emil").await;
    let page = site.get("/director/newsletter", Some(&cookie)).await.body;
    assert!(page.contains("May 2026 (not over yet)") && !page.contains("April 2026 (not over"), "{page}");
    life(club, admin, LifeCommand::DraftIssue(Month::of(club.clock.now()).count())).await.unwrap();
    let send = |early| LifeCommand::SendIssue { id: 1, seen: 0, early };
    assert_eq!(denied(life(club, admin, send(false)).await), LifeDenial::MonthRuns);
    // The club's keeper is no other way.
    assert_eq!(denied(life(club, Actor::Club, send(false)).await), LifeDenial::MonthRuns);
    let form = [("seen", "0"), ("act", "send")];
    let refused = site.post("/director/newsletter/1", Some(&cookie), &form).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("tick the box if it is to be sent all the same"), "{}", refused.body);
    life(club, admin, send(true)).await.unwrap();
}
