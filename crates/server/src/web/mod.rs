//! The club's pages: one file per page or action, named after its route. Every page is one typed template.
//!
//! A request passes, from the outside in: the headers ([`csp`]), the pages of errors ([`error`]), the refusal of foreign
//! forms, a limit on the body's size; then its handler, which learns from [`session::Visit`] who is asking.
pub mod account;
pub mod addresses;
pub mod adjudication;
pub mod assets;
pub mod boards;
mod calendar;
pub mod challenges;
pub mod champions;
mod csp;
pub mod dates;
pub mod director;
pub mod error;
mod export;
pub mod faults;
mod finding;
pub mod frame;
pub mod game;
pub mod game_of_month;
mod game_pgn;
pub mod games;
pub mod glossary;
mod graph;
mod health;
pub mod home;
pub mod join;
mod language;
mod leave;
pub mod life;
mod limits;
pub mod lines;
pub mod links;
pub mod login;
pub mod mailroom;
pub mod matches;
pub mod mine;
pub mod months;
mod move_form;
pub mod news;
pub mod newsletter;
pub mod notes;
pub mod offsite;
pub mod opponent;
pub mod parting;
pub mod player;
pub mod players;
pub mod position;
pub mod positions;
mod rows;
pub mod rules_castling;
mod session;
mod state;
pub mod talk;
pub mod tournament;
pub mod tournaments;
pub mod unsubscribe;
pub mod words;

use std::fmt::Write as _;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::csrf::CsrfLayer;

pub use self::state::Web;

/// Octets of a form at most: a move, a few words, a list of entrants.
const FORM_OCTETS: usize = 64 * 1024;

/// All pages of the club. Serve it with connect info, so that the limit on logging in sees who asks.
pub fn router(web: Web) -> Router {
    // A mail program in a browser posts the one click with an Origin of its own, and RFC 8058 (3.2) has it come without a cookie: the
    // sealed link alone says who and what is meant.
    let csrf = CsrfLayer::new().with_insecure_bypass(|_, uri| is_one_click(uri.path()));
    let csrf = match csrf.clone().add_trusted_origin(web.door().club().public_url.as_str()) {
        Ok(csrf) => csrf,
        // An address of our own that is no origin trusts nobody else either.
        Err(_) => csrf,
    };
    let mut router = events()
        .merge(club_life())
        .route("/", get(home::get))
        .route("/games", get(games::get))
        .route("/games/{id}", get(game::get))
        .route("/games/{id}/move", post(move_form::post))
        .route("/games/{id}/lines", get(lines::get).post(lines::post))
        .route("/games/{id}/notes", post(notes::post))
        .route("/matches/{label}", get(matches::get))
        .route("/positions", get(positions::get))
        .route("/positions/{id}", get(position::get))
        .route("/players", get(players::get))
        .route("/players/{handle}", get(player::get))
        .route("/rules/castling", get(rules_castling::get))
        .route("/glossary", get(glossary::get))
        .route("/links", get(links::get))
        .route("/language/{tag}", get(language::get))
        .route("/login", get(login::get).merge(limits::login(post(login::post))))
        .route("/login/{token}", get(login::link).merge(limits::login(post(login::enter))))
        .route("/logout", post(login::logout))
        .route("/join", get(join::get).merge(limits::login(post(join::post))))
        .route("/join/{token}", get(join::link).merge(limits::login(post(join::confirm))))
        .route("/account/farewell", get(parting::get).post(parting::post))
        .route("/account/export/{file}", get(export::get))
        .route("/games/{id}/words", get(opponent::get).post(opponent::post))
        .route("/challenges", get(challenges::get).post(challenges::post))
        .route("/challenges/pair", post(challenges::pair))
        .route("/challenges/{id}", post(challenges::answer))
        .route("/matches/{label}/rematch", post(challenges::rematch))
        .route("/offsite", get(offsite::get).post(offsite::post))
        .route("/offsite/{id}", post(offsite::say))
        .route("/account", get(account::get).post(account::post))
        .route("/account/addresses", post(account::addresses))
        .route("/account/leave", post(leave::post))
        .route("/account/deadlines.ics", get(calendar::deadlines))
        .route("/account/sessions", post(account::end_sessions))
        .route("/account/muted", post(account::unmute))
        .route("/addresses/{link}", get(addresses::get).merge(limits::login(post(addresses::post))))
        .route("/unsubscribe/{link}", get(unsubscribe::get).post(unsubscribe::post))
        .route("/unsubscribe/{link}/immediate", post(unsubscribe::immediate))
        .route("/director", get(director::get))
        .route("/director/log", get(director::log::get))
        .route("/director/log/{id}", post(director::log::undo))
        .route("/director/games/{id}", get(director::games::get).post(director::games::post))
        .route(
            "/director/adjudications/{id}",
            get(director::adjudications::get).post(director::adjudications::post),
        )
        .route("/director/held/{id}", get(director::held::get).post(director::held::post))
        .route("/director/letters/{id}", get(director::letters::get).post(director::letters::post))
        .route("/director/members/{handle}", get(director::people::get).post(director::people::post))
        .route("/games/{id}/adjudication", get(adjudication::get).post(adjudication::post))
        .route("/director/members", get(director::members::get).post(director::members::post))
        .route("/director/reports", get(director::reports::get))
        .route("/director/reports/{id}", post(director::reports::settle))
        .route("/director/offsite", get(director::reports::offsite))
        .route("/director/offsite/{id}", post(director::reports::decide))
        .route("/director/matches/new", get(director::matches::get))
        .route("/director/matches", post(director::matches::post))
        .route("/healthz", get(health::healthz))
        .route("/metrics", get(health::metrics))
        .route("/static/{*path}", get(assets::get));
    if web.post().is_some() {
        router = router
            .route("/mailroom", get(mailroom::get))
            .route("/mailroom/{handle}", get(mailroom::member))
            .route("/mailroom/{handle}/{letter}", get(mailroom::letter).post(mailroom::reply))
            .route("/mailroom/{handle}/{letter}/html", get(mailroom::html))
            .route("/mailroom/{handle}/{letter}/pictures/{picture}", get(mailroom::picture))
            .route("/mailroom/{handle}/{letter}/source", get(mailroom::source));
    }
    router
        .fallback(async || error::WebError::nothing())
        .method_not_allowed_fallback(async || error::WebError::Method)
        .layer(DefaultBodyLimit::max(FORM_OCTETS))
        .layer(CatchPanicLayer::new())
        .layer(csrf)
        .layer(axum::middleware::from_fn_with_state(web.clone(), error::pages))
        .layer(axum::middleware::from_fn(csp::headers))
        .layer(CompressionLayer::new())
        .with_state(web)
}

/// The pages of events, and their directors' forms.
fn events() -> Router<Web> {
    Router::new()
        .route("/tournaments", get(tournaments::get))
        .route("/tournaments/{label}", get(tournament::get))
        .route("/tournaments/{label}/draw", get(tournament::draw::get))
        .route("/tournaments/{label}/entry", post(tournament::entry::post))
        .route("/director/tournaments/new", get(director::tournaments::form::new))
        .route("/director/tournaments", post(director::tournaments::form::create))
        .route("/director/tournaments/{code}", get(director::tournaments::get))
        .route("/director/tournaments/{code}/entries", post(director::tournaments::office::enter))
        .route("/director/tournaments/{code}/withdraw", post(director::tournaments::office::withdraw))
        .route("/director/tournaments/{code}/start", post(director::tournaments::start))
        .route("/director/tournaments/{code}/pair", post(director::tournaments::office::pair))
        .route("/director/tournaments/{code}/replace", post(director::tournaments::office::replace))
        .route("/director/tournaments/{code}/keep", post(director::tournaments::office::keep))
        .route("/director/tournaments/{code}/appoint", post(director::tournaments::office::appoint))
        .route("/director/tournaments/{code}/cancel", post(director::tournaments::office::cancel))
        .route(
            "/director/tournaments/{code}/edit",
            get(director::tournaments::form::edit).post(director::tournaments::form::change),
        )
}

/// The pages of the club's life, and the desk where it is written.
fn club_life() -> Router<Web> {
    Router::new()
        .route("/news", get(news::get))
        .route("/news/{id}", get(news::item))
        .route("/news.atom", get(news::feed))
        .route("/newsletter", get(newsletter::get).post(newsletter::post))
        .route("/newsletter/{issue}", get(newsletter::issue))
        .route("/game-of-the-month", get(game_of_month::get).post(game_of_month::post))
        .route("/months", get(months::get))
        .route("/months/{month}", get(months::of))
        .route("/champions", get(champions::get))
        .route("/calendar", get(dates::get))
        .route("/calendar.ics", get(dates::file))
        .route("/director/news", get(director::news::get).post(director::news::create))
        .route("/director/news/new", get(director::news::new))
        .route("/director/news/{id}", get(director::news::edit).post(director::news::post))
        .route("/director/newsletter", get(director::newsletter::get).post(director::newsletter::draft))
        .route(
            "/director/newsletter/{issue}",
            get(director::newsletter::edit).post(director::newsletter::post),
        )
        .route("/director/champions", get(director::champions::get).post(director::champions::post))
        .route("/director/champions/{id}", post(director::champions::remove))
}

/// Whether this is the address of a one-click link, and of nothing below it.
fn is_one_click(path: &str) -> bool {
    path.strip_prefix("/unsubscribe/").is_some_and(|link| !link.is_empty() && !link.contains('/'))
}

/// A page of ours, or the first one: nobody is led elsewhere by our address.
fn local(path: &str) -> &str {
    let ours = path.starts_with('/')
        && !path.starts_with("//")
        && path.bytes().all(|octet| octet.is_ascii_graphic() && octet != b'\\');
    if ours { path } else { "/" }
}

/// A form's own key, so that it counts once however often it is sent.
fn fresh_key(web: &Web) -> String {
    data_encoding::HEXLOWER.encode(&web.door().ids().octets::<16>())
}

/// A key as our forms have it.
fn check_key(key: &str) -> Result<(), error::WebError> {
    let ours = (1..=64).contains(&key.len()) && key.bytes().all(|octet| octet.is_ascii_alphanumeric());
    if ours { Ok(()) } else { Err(error::WebError::Bad) }
}

/// An address with those of the `query` that are not empty.
fn url<'q>(path: &str, query: impl IntoIterator<Item = (&'q str, &'q str)>) -> String {
    let mut url = path.to_owned();
    let mut sign = '?';
    for (name, value) in query.into_iter().filter(|(_, value)| !value.is_empty()) {
        url.push(sign);
        url.push_str(name);
        url.push('=');
        for octet in value.bytes() {
            if octet.is_ascii_alphanumeric() || b"-._~".contains(&octet) {
                url.push(char::from(octet));
            } else {
                // Writing to a String cannot fail.
                let _ = write!(url, "%{octet:02X}");
            }
        }
        sign = '&';
    }
    url
}

#[cfg(test)]
mod tests {
    use askama::Template;

    use super::*;

    #[test]
    fn nobody_is_led_elsewhere() {
        assert_eq!(local("/games/12"), "/games/12");
        for elsewhere in ["", "games", "//evil.example", "/\\evil.example", "https://evil.example", "/a\r\nb"]
        {
            assert_eq!(local(elsewhere), "/", "{elsewhere:?}");
        }
    }

    /// Every page with all its samples, by name.
    fn all() -> Vec<(&'static str, String)> {
        fn render<T: Template>(name: &'static str, samples: &[T]) -> Vec<(&'static str, String)> {
            samples
                .iter()
                .map(|page| (name, page.render().unwrap_or_else(|error| panic!("{name}: {error}"))))
                .collect()
        }
        [
            render("home", &home::Home::samples()),
            render("games", &games::Games::samples()),
            render("game", &game::GamePage::samples()),
            render("lines", &lines::LinesPage::samples()),
            render("match", &matches::MatchPage::samples()),
            render("positions", &positions::Positions::samples()),
            render("position", &position::Position::samples()),
            render("players", &players::Players::samples()),
            render("player", &player::Player::samples()),
            render("tournaments", &tournaments::Tournaments::samples()),
            render("tournament", &tournament::Tournament::samples()),
            render("draw", &tournament::draw::DrawPage::samples()),
            render("news", &news::News::samples()),
            render("news-item", &news::NewsPage::samples()),
            render("newsletter", &newsletter::Newsletter::samples()),
            render("newsletter-issue", &newsletter::IssuePage::samples()),
            render("game-of-month", &game_of_month::GameOfMonth::samples()),
            render("month", &months::MonthPage::samples()),
            render("calendar", &dates::Calendar::samples()),
            render("champions", &champions::Champions::samples()),
            render("director-news", &director::news::NewsDesk::samples()),
            render("director-news-item", &director::news::EditNews::samples()),
            render("director-newsletter", &director::newsletter::IssueDesk::samples()),
            render("director-issue", &director::newsletter::EditIssue::samples()),
            render("director-champions", &director::champions::ChampionDesk::samples()),
            render("castling", &rules_castling::RulesCastling::samples()),
            render("glossary", &glossary::Glossary::samples()),
            render("links", &links::Links::samples()),
            render("login", &login::Login::samples()),
            render("account", &account::Account::samples()),
            render("join", &join::Join::samples()),
            render("parting", &parting::Parting::samples()),
            render("opponent", &opponent::Opponent::samples()),
            render("challenges", &challenges::Challenges::samples()),
            render("offsite", &offsite::OffsitePage::samples()),
            render("director-reports", &director::reports::Reports::samples()),
            render("director-offsite", &director::reports::OffsiteDesk::samples()),
            render("addresses", &addresses::Addresses::samples()),
            render("unsubscribe", &unsubscribe::Unsubscribe::samples()),
            render("director", &director::Desk::samples()),
            render("director-ruling", &director::rulings::Ruling::samples()),
            render("director-game", &director::games::GameDesk::samples()),
            render("director-adjudication", &director::adjudications::CaseDesk::samples()),
            render("director-member", &director::people::MemberDesk::samples()),
            render("director-log", &director::log::Log::samples()),
            render("director-held", &director::held::HeldMail::samples()),
            render("director-letter", &director::letters::LostLetter::samples()),
            render("adjudication", &adjudication::AdjudicationPage::samples()),
            render("director-members", &director::members::Members::samples()),
            render("director-match", &director::matches::NewMatch::samples()),
            render("director-tournament", &director::tournaments::RunEvent::samples()),
            render("director-event-form", &director::tournaments::form::EventForm::samples()),
            render("error", &error::ErrorPage::samples()),
            render("mailroom", &mailroom::Mailroom::samples()),
        ]
        .concat()
    }

    #[test]
    fn every_page_renders_with_all_samples() {
        let pages = all();
        for (name, html) in &pages {
            assert!(html.starts_with("<!doctype html>") && html.trim_end().ends_with("</html>"), "{name}");
            assert_eq!(html.matches("<h1").count(), 1, "{name} has one heading of the first order");
            assert!(html.contains("lang=\"en\""), "{name}");
        }
        if let Some(folder) = std::env::var_os("FRCEC_SAMPLES") {
            for (number, (name, html)) in pages.iter().enumerate() {
                let path = std::path::Path::new(&folder).join(format!("{number:02}-{name}.html"));
                std::fs::write(path, html).expect("FRCEC_SAMPLES is a folder that can be written");
            }
        }
    }

    #[test]
    fn nothing_a_person_wrote_is_markup() {
        for (name, html) in all() {
            assert!(!html.contains("<script"), "{name}");
            assert!(!html.contains("<b>Ångström"), "{name}");
            assert!(!html.contains("style=\""), "{name}: the policy allows no inline style");
            assert!(!html.contains(" onclick"), "{name}");
        }
    }

    /// What stands between the tags.
    fn words(html: &str) -> String {
        let parts = html.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text));
        parts.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn every_sentence_is_in_the_catalogue() {
        // A key that the catalogue lacks is shown as it is; no sentence of ours looks like a key.
        let key = |word: &str| {
            let prefixes = [
                "nav-",
                "col-",
                "game-",
                "form-",
                "home-",
                "castling-",
                "event-",
                "page-",
                "director-",
                "login-",
                "account-",
                "addresses-",
                "stop-",
                "error-",
                "mailroom-",
                "glossary-",
                "position",
                "player",
                "tournament-",
                "match-",
                "pager-",
                "foot-",
                "club-",
                "link",
                "join-",
                "parting-",
                "mute-",
                "report-",
                "challenge",
                "offsite-",
                "pair-",
                "desk-",
                "case-",
                "log-action-",
                "log-field-",
                "log-filter-",
                "log-title",
                "log-undo",
                "outcome-",
                "adjudication-",
                "letter-",
                "draw-",
                "tie-by-",
                "tie-order",
                "bracket-",
                "malus-",
                "round-",
                "why-",
                "life-",
            ];
            prefixes.iter().any(|prefix| word.starts_with(prefix)) && word.contains('-')
        };
        for (name, html) in all() {
            let text = words(&html);
            for word in text.split(|c: char| c.is_whitespace() || c == '"') {
                assert!(!key(word), "{name}: {word}");
            }
        }
    }

    #[test]
    fn an_address_carries_only_what_was_asked() {
        assert_eq!(url("/games", [("player", "a b&c"), ("state", "")]), "/games?player=a%20b%26c");
    }
}
