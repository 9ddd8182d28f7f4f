//! One table: every route and form against every role.
use frcec_store::testing::TestDb;

use super::Site;

frcec_store::on_both!(every_route_answers_every_role_as_the_table_says);

/// Statuses for: visitor, member outside the game, player of game 1, director, admin.
type Row = (&'static str, &'static str, &'static [(&'static str, &'static str)], [u16; 5]);

const OPEN: [u16; 5] = [200; 5];
/// A page behind the log-in: visitors are shown the way in.
const MEMBERS: [u16; 5] = [303, 200, 200, 200, 200];
const DIRECTORS: [u16; 5] = [303, 403, 403, 200, 200];
const ADMINS: [u16; 5] = [303, 403, 403, 403, 200];
const NOT_FOUND: [u16; 5] = [404; 5];

/// What needs no order comes first; forms that change something are refused to all but their own.
const TABLE: &[Row] = &[
    ("GET", "/", &[], OPEN),
    ("GET", "/games", &[], OPEN),
    ("GET", "/games?player=anna&state=running&position=69", &[], OPEN),
    ("GET", "/games?position=960&tournament=T9&player=nobody", &[], OPEN),
    ("GET", "/games?before=x", &[], OPEN),
    ("GET", "/games/1", &[], OPEN),
    ("GET", "/games/1?ply=0&side=black", &[], OPEN),
    ("GET", "/games/1?ply=99999999999", &[], OPEN),
    ("GET", "/games/1.pgn", &[], OPEN),
    ("GET", "/games/M0001-1", &[], [308; 5]),
    ("GET", "/games/0", &[], NOT_FOUND),
    ("GET", "/games/-1", &[], NOT_FOUND),
    ("GET", "/games/99999999999999999999", &[], NOT_FOUND),
    ("GET", "/games/999.pgn", &[], NOT_FOUND),
    ("GET", "/matches/M0001", &[], OPEN),
    ("GET", "/matches/M0001-2", &[], [308; 5]),
    ("GET", "/games?state=bogus", &[], OPEN),
    ("GET", "/language/es?to=/games", &[], [303; 5]),
    ("GET", "/language/tlh", &[], NOT_FOUND),
    ("GET", "/matches/M0999", &[], NOT_FOUND),
    ("GET", "/matches/x", &[], NOT_FOUND),
    ("GET", "/positions", &[], OPEN),
    ("GET", "/positions?from=99999999&h=rook&find=%F0%9F%90%B4", &[], OPEN),
    ("GET", "/positions/451", &[], OPEN),
    ("GET", "/positions/BRNNKQRB", &[], [308; 5]),
    ("GET", "/positions/960", &[], NOT_FOUND),
    ("GET", "/positions/-1", &[], NOT_FOUND),
    ("GET", "/players", &[], OPEN),
    ("GET", "/players?after=nonsense", &[], OPEN),
    ("GET", "/players/anna", &[], OPEN),
    ("GET", "/players/nobody", &[], NOT_FOUND),
    ("GET", "/tournaments", &[], OPEN),
    ("GET", "/tournaments?before=T9", &[], OPEN),
    ("GET", "/tournaments/T0001", &[], NOT_FOUND),
    ("GET", "/tournaments/T0001/draw", &[], NOT_FOUND),
    ("POST", "/tournaments/T0001/entry", &[("act", "enter")], [403, 404, 404, 404, 404]),
    ("POST", "/tournaments/T0001/entry", &[("act", "withdraw")], [403, 404, 404, 404, 404]),
    ("POST", "/tournaments/T0001/entry", &[("act", "x")], [403, 400, 400, 400, 400]),
    ("GET", "/news", &[], OPEN),
    ("GET", "/news?before=x", &[], OPEN),
    ("GET", "/news/1", &[], NOT_FOUND),
    ("GET", "/news/x", &[], NOT_FOUND),
    ("GET", "/news.atom", &[], OPEN),
    ("GET", "/newsletter", &[], OPEN),
    ("POST", "/newsletter", &[("act", "on")], [403, 303, 303, 303, 303]),
    ("POST", "/newsletter", &[("act", "x")], [403, 400, 400, 400, 400]),
    ("GET", "/newsletter/1", &[], NOT_FOUND),
    ("GET", "/game-of-the-month", &[], OPEN),
    ("GET", "/game-of-the-month?game=M0001-1", &[], OPEN),
    ("POST", "/game-of-the-month", &[("game", "1")], [403, 422, 422, 422, 422]),
    ("POST", "/game-of-the-month", &[("game", "nonsense")], [403, 422, 422, 422, 422]),
    ("POST", "/game-of-the-month", &[("vote", "1")], [403, 422, 422, 422, 422]),
    ("POST", "/game-of-the-month", &[("vote", "x")], [403, 400, 400, 400, 400]),
    ("GET", "/months", &[], OPEN),
    ("GET", "/months/2004-04", &[], OPEN),
    ("GET", "/months/2999-01", &[], NOT_FOUND),
    ("GET", "/months/2004-03", &[], NOT_FOUND),
    ("GET", "/months/x", &[], NOT_FOUND),
    ("GET", "/champions", &[], OPEN),
    ("GET", "/calendar", &[], OPEN),
    ("GET", "/calendar.ics", &[], OPEN),
    ("GET", "/director/news", &[], DIRECTORS),
    ("POST", "/director/news", &[("key", "k"), ("act", "publish")], [403, 403, 403, 422, 422]),
    ("POST", "/director/news", &[("key", "k"), ("act", "x")], [403, 403, 403, 400, 400]),
    ("GET", "/director/news/new", &[], DIRECTORS),
    ("GET", "/director/news/1", &[], [303, 403, 403, 404, 404]),
    (
        "POST",
        "/director/news/1",
        &[("seen", "0"), ("act", "withdraw"), ("reason", "x")],
        [403, 403, 403, 404, 404],
    ),
    ("POST", "/director/news/1", &[("seen", "x"), ("act", "publish")], [403, 403, 403, 400, 400]),
    ("GET", "/director/newsletter", &[], ADMINS),
    ("POST", "/director/newsletter", &[("month", "2999-01")], [403, 403, 403, 403, 422]),
    ("POST", "/director/newsletter", &[("month", "x")], [403, 403, 403, 403, 400]),
    ("GET", "/director/newsletter/1", &[], [303, 403, 403, 403, 404]),
    ("POST", "/director/newsletter/1", &[("seen", "0"), ("act", "send")], [403, 403, 403, 403, 404]),
    ("POST", "/director/newsletter/1", &[("seen", "0"), ("act", "x")], [403, 403, 403, 403, 400]),
    ("GET", "/director/champions", &[], DIRECTORS),
    ("POST", "/director/champions", &[("key", "k"), ("year", "x")], [403, 403, 403, 422, 422]),
    ("POST", "/director/champions", &[("key", ""), ("year", "x")], [403, 403, 403, 400, 400]),
    ("POST", "/director/champions/1", &[("reason", "x")], [403, 403, 403, 404, 404]),
    ("GET", "/rules/castling", &[], OPEN),
    ("GET", "/glossary", &[], OPEN),
    ("GET", "/links", &[], OPEN),
    ("GET", "/healthz", &[], OPEN),
    ("GET", "/metrics", &[], OPEN),
    ("GET", "/static/club.css", &[], OPEN),
    ("GET", "/static/../Cargo.toml", &[], NOT_FOUND),
    // The mailroom is the demo's: a club that is not one has none.
    ("GET", "/mailroom", &[], NOT_FOUND),
    ("GET", "/mailroom/anna", &[], NOT_FOUND),
    ("GET", "/mailroom/anna/1", &[], NOT_FOUND),
    ("POST", "/mailroom/anna/1", &[("reply", "resign")], NOT_FOUND),
    ("GET", "/mailroom/anna/1/html", &[], NOT_FOUND),
    ("GET", "/mailroom/anna/1/pictures/board", &[], NOT_FOUND),
    ("GET", "/mailroom/anna/1/source", &[], NOT_FOUND),
    ("GET", "/nowhere", &[], NOT_FOUND),
    ("GET", "/login", &[], [200, 303, 303, 303, 303]),
    ("GET", "/login/0000", &[], [410; 5]),
    ("POST", "/login/0000", &[], [410; 5]),
    ("GET", "/addresses/0000", &[], [410; 5]),
    ("POST", "/addresses/0000", &[("act", "works"), ("address", "x@example.org")], [410; 5]),
    ("GET", "/unsubscribe/0000", &[], [410; 5]),
    ("POST", "/unsubscribe/0000", &[("List-Unsubscribe", "One-Click")], [410; 5]),
    ("POST", "/unsubscribe/0000/immediate", &[], [410; 5]),
    ("POST", "/login", &[("address", "nonsense")], [422; 5]),
    ("GET", "/account", &[], MEMBERS),
    ("GET", "/account/deadlines.ics", &[], MEMBERS),
    ("POST", "/account", &[("name", "")], [403, 422, 422, 422, 422]),
    ("POST", "/account/sessions", &[], [403, 303, 303, 303, 303]),
    ("POST", "/account/addresses", &[("act", "no")], [403, 400, 400, 400, 400]),
    (
        "POST",
        "/account/addresses",
        &[("act", "remove"), ("address", "x@example.org")],
        [403, 303, 303, 303, 303],
    ),
    (
        "POST",
        "/account/leave",
        &[("act", "enter"), ("first", "soon"), ("last", "later")],
        [403, 422, 422, 422, 422],
    ),
    ("POST", "/account/leave", &[("act", "no"), ("first", ""), ("last", "")], [403, 400, 400, 400, 400]),
    ("GET", "/join", &[], [200, 303, 303, 303, 303]),
    ("POST", "/join", &[("address", "nonsense"), ("zone", "UTC"), ("lang", "en")], [422; 5]),
    ("GET", "/join/0000", &[], [410; 5]),
    ("POST", "/join/0000", &[], [410; 5]),
    ("GET", "/account/farewell", &[], MEMBERS),
    ("POST", "/account/farewell", &[("act", "leave")], [403, 422, 422, 422, 422]),
    ("POST", "/account/farewell", &[("act", "x"), ("sure", "1")], [403, 400, 400, 400, 400]),
    ("POST", "/account/muted", &[("player", "1")], [403, 400, 400, 400, 400]),
    ("GET", "/account/export/data.json", &[], MEMBERS),
    ("GET", "/account/export/games.pgn", &[], MEMBERS),
    ("GET", "/account/export/mail.mbox", &[], MEMBERS),
    ("GET", "/account/export/x", &[], [303, 404, 404, 404, 404]),
    ("GET", "/games/1/words", &[], [303, 403, 200, 403, 403]),
    ("GET", "/games/9/words", &[], [303, 404, 404, 404, 404]),
    ("POST", "/games/1/words", &[("act", "report"), ("words", " ")], [403, 403, 422, 403, 403]),
    ("POST", "/games/1/words", &[("act", "x")], [403, 403, 400, 403, 403]),
    ("GET", "/challenges", &[], OPEN),
    ("GET", "/challenges?to=boris", &[], OPEN),
    ("POST", "/challenges", &[("to", "nobody"), ("pace", "10/30")], [403, 422, 422, 422, 422]),
    ("POST", "/challenges", &[("order", "x")], [403, 400, 400, 400, 400]),
    ("POST", "/challenges/1", &[("act", "accept")], [403, 422, 422, 422, 422]),
    ("POST", "/challenges/1", &[("act", "x")], [403, 400, 400, 400, 400]),
    ("POST", "/challenges/pair", &[("act", "wait"), ("pace", "x")], [403, 400, 400, 400, 400]),
    ("POST", "/challenges/pair", &[("act", "off")], [403, 303, 303, 303, 303]),
    ("POST", "/matches/M0001/rematch", &[], [403, 422, 422, 422, 422]),
    ("POST", "/matches/x/rematch", &[], [403, 404, 404, 404, 404]),
    ("GET", "/offsite", &[], MEMBERS),
    ("POST", "/offsite", &[("pgn", "x")], [403, 422, 422, 422, 422]),
    ("POST", "/offsite/1", &[("act", "yes")], [403, 422, 422, 422, 422]),
    ("POST", "/offsite/1", &[("act", "x")], [403, 400, 400, 400, 400]),
    ("GET", "/director/reports", &[], DIRECTORS),
    ("POST", "/director/reports/1", &[], [403, 403, 403, 303, 303]),
    ("GET", "/director/offsite", &[], DIRECTORS),
    ("POST", "/director/offsite/1", &[("act", "release")], [403, 403, 403, 422, 422]),
    ("POST", "/director/offsite/1", &[("act", "x")], [403, 403, 403, 400, 400]),
    ("GET", "/director", &[], DIRECTORS),
    ("GET", "/director/members", &[], DIRECTORS),
    ("POST", "/director/members", &[("address", "")], [403, 403, 403, 422, 422]),
    (
        "POST",
        "/director/members",
        &[("address", "x@example.org"), ("role", "admin"), ("handle", "!")],
        [403, 403, 403, 403, 422],
    ),
    ("GET", "/director/matches/new", &[], DIRECTORS),
    (
        "POST",
        "/director/matches",
        &[("pace", "10/30"), ("white", "anna"), ("black", "anna")],
        [403, 403, 403, 422, 422],
    ),
    ("POST", "/director/matches", &[("pace", "none")], [403, 403, 403, 400, 400]),
    ("GET", "/director/log", &[], DIRECTORS),
    ("GET", "/director/log?by=nobody&action=x&about=game%201", &[], DIRECTORS),
    (
        "POST",
        "/director/log/1",
        &[("step", "do"), ("key", "l"), ("reason", "why not")],
        [403, 403, 403, 404, 404],
    ),
    ("GET", "/director/games/1", &[], DIRECTORS),
    ("GET", "/director/games/9", &[], [303, 403, 403, 404, 404]),
    ("POST", "/director/games/1", &[("act", "correct"), ("outcome", "1-0")], [403, 403, 403, 422, 422]),
    (
        "POST",
        "/director/games/1",
        &[("act", "time"), ("seat", "white"), ("days", "3")],
        [403, 403, 403, 200, 200],
    ),
    (
        "POST",
        "/director/games/1",
        &[("act", "time"), ("seat", "white"), ("days", "0")],
        [403, 403, 403, 422, 422],
    ),
    ("POST", "/director/games/1", &[("act", "x")], [403, 403, 403, 400, 400]),
    (
        "POST",
        "/director/games/1",
        &[("act", "reopen"), ("step", "do"), ("key", "r"), ("reason", "because")],
        [403, 403, 403, 422, 422],
    ),
    ("GET", "/director/adjudications/1", &[], [303, 403, 403, 404, 404]),
    ("POST", "/director/adjudications/1", &[("act", "take-up")], [403, 403, 403, 404, 404]),
    ("GET", "/director/letters/1", &[], [303, 403, 403, 404, 404]),
    ("POST", "/director/letters/1", &[("act", "again")], [403, 403, 403, 404, 404]),
    ("GET", "/director/members/anna", &[], DIRECTORS),
    ("GET", "/director/members/nobody", &[], [303, 403, 403, 404, 404]),
    ("POST", "/director/members/anna", &[("act", "suspend")], [403, 403, 403, 200, 200]),
    ("POST", "/director/members/anna", &[("act", "x")], [403, 403, 403, 400, 400]),
    ("POST", "/director/members/anna", &[("act", "merge"), ("other", "nobody")], [403, 403, 403, 422, 422]),
    ("GET", "/games/1/adjudication", &[], [303, 403, 200, 403, 403]),
    ("GET", "/games/9/adjudication", &[], [303, 404, 404, 404, 404]),
    (
        "POST",
        "/games/1/adjudication",
        &[("act", "ask"), ("key", "q"), ("words", " ")],
        [403, 403, 422, 403, 403],
    ),
    ("POST", "/games/1/adjudication", &[("act", "x")], [403, 403, 400, 403, 403]),
    ("GET", "/director/tournaments/new", &[], DIRECTORS),
    ("POST", "/director/tournaments", &[("pace", "10/30")], [403, 403, 403, 422, 422]),
    ("POST", "/director/tournaments", &[("pace", "10/30"), ("format", "x")], [403, 403, 403, 400, 400]),
    ("POST", "/director/matches", &[("pace", "10/30"), ("order", "x")], [403, 403, 403, 400, 400]),
    ("POST", "/director/members", &[("address", "y@example.org"), ("name", " ")], [403, 403, 403, 422, 422]),
    ("GET", "/director/held/1", &[], [303, 403, 403, 404, 404]),
    ("POST", "/director/held/1", &[("act", "ask")], [403, 403, 403, 404, 404]),
    ("GET", "/director/tournaments/T0001", &[], [303, 403, 403, 404, 404]),
    ("POST", "/director/tournaments/T0001/entries", &[("handle", "anna")], [403, 403, 403, 404, 404]),
    ("POST", "/director/tournaments/T0001/withdraw", &[("handle", "anna")], [403, 403, 403, 404, 404]),
    ("POST", "/director/tournaments/T0001/start", &[("seen", "0")], [403, 403, 403, 404, 404]),
    ("POST", "/director/tournaments/T0001/start", &[("seen", "x")], [403, 403, 403, 400, 400]),
    ("POST", "/director/tournaments/T0001/pair", &[("seen", "0")], [403, 403, 403, 404, 404]),
    ("POST", "/director/tournaments/T0001/keep", &[("handle", "anna")], [403, 403, 403, 404, 404]),
    (
        "POST",
        "/director/tournaments/T0001/replace",
        &[("handle", "anna"), ("reason", "never came")],
        [403, 403, 403, 404, 404],
    ),
    ("POST", "/director/tournaments/T0001/appoint", &[("reason", "leave")], [403, 403, 403, 404, 404]),
    ("POST", "/director/tournaments/T0001/cancel", &[("reason", "nobody came")], [403, 403, 403, 404, 404]),
    ("GET", "/director/tournaments/T0001/edit", &[], [303, 403, 403, 404, 404]),
    (
        "POST",
        "/director/tournaments/T0001/edit",
        &[("seen", "0"), ("name", "Cup"), ("pace", "bank 30"), ("reason", "a better name")],
        [403, 403, 403, 404, 404],
    ),
    (
        "POST",
        "/games/1/move",
        &[("ply", "0"), ("key", "a"), ("act", "play"), ("text", "Ke5")],
        [403, 403, 422, 403, 403],
    ),
    (
        "POST",
        "/games/1/move",
        &[("ply", "7"), ("key", "b"), ("act", "resign"), ("sure", "1")],
        [403, 403, 409, 403, 403],
    ),
    ("POST", "/games/1/move", &[("ply", "0"), ("key", "c"), ("act", "resign")], [403, 403, 422, 403, 403]),
    ("POST", "/games/1/move", &[("ply", "x"), ("key", "d")], [403, 403, 400, 403, 403]),
    ("POST", "/games/1/move", &[("ply", "0"), ("key", "")], [403, 403, 400, 403, 403]),
    ("GET", "/games/1/lines", &[], [303, 403, 200, 403, 403]),
    ("GET", "/games/9/lines", &[], [303, 404, 404, 404, 404]),
    ("POST", "/games/1/lines", &[("ply", "0"), ("key", "g"), ("act", "no")], [403, 403, 400, 403, 403]),
    ("POST", "/games/1/lines", &[("ply", "7"), ("key", "g"), ("act", "set")], [403, 403, 409, 403, 403]),
    ("POST", "/games/1/lines", &[("ply", "0"), ("key", "h"), ("act", "cancel")], [403, 403, 303, 403, 403]),
    ("GET", "/games/1/notes", &[], [303; 5]),
    ("POST", "/games/1/notes", &[("ply", "0"), ("key", ""), ("text", "x")], [403, 403, 400, 403, 403]),
    ("POST", "/games/1/notes", &[("ply", "0"), ("key", "n"), ("text", "x")], [403, 403, 303, 403, 403]),
    ("POST", "/games/9/move", &[("ply", "0"), ("key", "e")], [403, 404, 404, 404, 404]),
    ("POST", "/games/1", &[], [405; 5]),
    ("POST", "/", &[], [405; 5]),
    ("GET", "/logout", &[], [303; 5]),
    ("GET", "/games/1/move", &[], [303; 5]),
    (
        "POST",
        "/games/1/move",
        &[("ply", "0"), ("key", "f"), ("act", "play"), ("text", "e4")],
        [403, 403, 303, 403, 403],
    ),
    ("POST", "/logout", &[], [303; 5]),
];

async fn every_route_answers_every_role_as_the_table_says(record: TestDb) {
    let site = Site::open(record).await;
    site.club.start("anna", "boris", 69, false).await;
    let mut cookies = [None, None, None, None, None];
    for (index, handle) in [(1, "carol"), (2, "anna"), (3, "dora"), (4, "emil")] {
        cookies[index] = Some(site.log_in(handle).await);
    }
    for (method, path, form, expected) in TABLE {
        for (cookie, expected) in cookies.iter().zip(expected) {
            let answer = match *method {
                "GET" => site.get(path, cookie.as_deref()).await,
                _ => site.post(path, cookie.as_deref(), form).await,
            };
            let who = cookies.iter().position(|other| other == cookie).unwrap();
            assert_eq!(
                answer.status.as_u16(),
                *expected,
                "{method} {path} {form:?} by role {who}: {}",
                answer.body
            );
            assert!(answer.policy.is_some(), "{method} {path} has a policy");
            if *expected >= 400 {
                assert!(answer.body.starts_with("<!doctype html>"), "{method} {path}: {}", answer.body);
            }
        }
    }
}

/// The router's own text, so that no route can be added without its row.
const ROUTER: &str = include_str!("../../../src/web/mod.rs");

/// Every method and pattern of the router.
fn routes() -> Vec<(&'static str, &'static str)> {
    let mut routes = Vec::new();
    for route in ROUTER.split(".route(").skip(1) {
        let (_, rest) = route.split_once('"').expect("a pattern in quotes");
        let (pattern, rest) = rest.split_once('"').expect("a pattern in quotes");
        // Handlers are named `get(…)` and `post(…)`; the last route of a chain ends where the statement does.
        let handlers = rest.split(';').next().unwrap_or_default();
        for (method, call) in [("GET", "get("), ("POST", "post(")] {
            if handlers.contains(call) {
                routes.push((method, pattern));
            }
        }
    }
    routes
}

/// Whether an address is one of a pattern's.
fn fits(pattern: &str, address: &str) -> bool {
    let address = address.split('?').next().unwrap_or_default();
    let (mut patterns, mut parts) = (pattern.split('/'), address.split('/'));
    loop {
        match (patterns.next(), parts.next()) {
            (None, None) => return true,
            (Some(rest), Some(_)) if rest.starts_with("{*") => return true,
            (Some(hole), Some(_)) if hole.starts_with('{') => {}
            (Some(word), Some(part)) if word == part => {}
            _ => return false,
        }
    }
}

#[test]
fn every_route_has_its_row() {
    let routes = routes();
    assert!(routes.len() > 35, "{routes:?}");
    for (method, pattern) in routes {
        let row = TABLE.iter().find(|row| row.0 == method && fits(pattern, row.1));
        assert!(row.is_some(), "no row for {method} {pattern}: say what each role gets");
    }
}
