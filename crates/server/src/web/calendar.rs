//! `/account/deadlines.ics` and `/games/{id}.ics`: when time runs out, for calendars (RFC 5545).
use axum::extract::{Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use frcec_rules::club::seat::Seat;
use frcec_store::{lists, players};

use super::error::WebError;
use super::game::load;
use super::session::Visit;
use super::state::Web;
use super::talk::Talk;
use crate::door::view_of;
use crate::people::Person;
use crate::view::GameView;

/// Octets of a line at most, its end not counted (RFC 5545, 3.1).
const LINE: usize = 75;

/// What the sealed address of a member's calendar is for.
const CALENDAR: &str = "calendar";

/// The sealed number of the member who is asked about; it stands for a session.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Asked {
    key: Option<String>,
}

/// The address of a member's calendar, which a program can read without logging in.
pub(super) fn address(web: &Web, member: &Person) -> String {
    let key = web.door().signer().seal_link(CALENDAR, &member.id.to_string());
    format!("{}/account/deadlines.ics?key={key}", web.door().club().public_url)
}

/// `GET /account/deadlines.ics`: the games in which the member is to move, by the sealed address or by the session.
pub(super) async fn deadlines(
    State(web): State<Web>,
    visit: Visit,
    Query(asked): Query<Asked>,
) -> Result<Response, WebError> {
    let mut tx = web.door().db().read().await?;
    let member = match asked.key {
        Some(key) => {
            let id = web.door().signer().unseal_link(CALENDAR, &key).and_then(|id| id.parse().ok());
            let id = id.ok_or(WebError::Forbidden("error-forbidden-text"))?;
            let stored = players::by_id(&mut tx, frcec_store::PlayerId(id)).await?;
            Person::of(&mut tx, stored.ok_or_else(WebError::nothing)?).await.map_err(WebError::server)?
        }
        None => visit.member()?.clone(),
    };
    let mut events = Vec::new();
    for stored in lists::turns(&mut tx, member.id).await? {
        let view = view_of(&mut tx, &stored).await.map_err(WebError::server)?;
        events.extend(event(&web, &Talk::to(&member), &view));
    }
    Ok(answer(calendar(&events)))
}

/// `GET /games/{id}.ics`: the deadline of the side to move. It is as public as the clock itself, and none where that is not
/// shown.
pub(super) async fn game(web: &Web, visit: &Visit, id: &str) -> Result<Response, WebError> {
    let shown = load(web, visit, id).await?;
    Ok(answer(calendar(event(web, &visit.t, &shown.loaded.view).as_slice())))
}

/// A calendar as it is sent.
pub(super) fn answer(text: String) -> Response {
    ([(header::CONTENT_TYPE, "text/calendar; charset=utf-8"), (header::CACHE_CONTROL, "private")], text)
        .into_response()
}

/// The lines of one deadline; none where no clock runs.
fn event(web: &Web, t: &Talk, view: &GameView) -> Option<Vec<String>> {
    let deadline = view.game.deadline()?;
    let seat: Seat = view.game.to_move()?;
    let facts = [("game", view.name.as_str().into()), ("name", view.person(seat).name.as_str().into())];
    let summary = t.say("calendar-summary", &facts);
    Some(vec![
        "BEGIN:VEVENT".to_owned(),
        format!("UID:g{}.{}{}@{}", view.id, view.game.ply(), web.door().record_mark(), web.door().domain()),
        format!("DTSTAMP:{}", moment(web.now())),
        format!("DTSTART:{}", moment(deadline)),
        format!("SUMMARY:{}", escaped(&summary)),
        format!("URL:{}/games/{}", web.door().club().public_url, view.id),
        "END:VEVENT".to_owned(),
    ])
}

/// A calendar of these components.
pub(super) fn calendar(events: &[Vec<String>]) -> String {
    let head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//frcec//deadlines//EN"].map(str::to_owned);
    let lines = head.into_iter().chain(events.iter().flatten().cloned()).chain(["END:VCALENDAR".to_owned()]);
    lines.map(|line| folded(&line)).collect()
}

/// A day of UTC: `20270105`.
pub(super) fn day_of(at: i64) -> String {
    moment(at).chars().take(8).collect()
}

/// A moment in UTC: `20270105T180000Z`.
pub(super) fn moment(at: i64) -> String {
    jiff::Timestamp::from_millisecond(at)
        .map_or_else(|_| String::new(), |at| at.strftime("%Y%m%dT%H%M%SZ").to_string())
}

/// Text as a value: what has a meaning in the format gets a backslash (RFC 5545, 3.3.11).
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' | ';' | ',' => {
                out.push('\\');
                out.push(c);
            }
            '\n' => out.push_str("\\n"),
            c if c.is_control() => {}
            c => out.push(c),
        }
    }
    out
}

/// A line in pieces of at most [`LINE`] octets, whole characters in each, with its end.
fn folded(line: &str) -> String {
    let mut out = String::new();
    let mut rest = line;
    let mut room = LINE;
    while rest.len() > room {
        let cut = rest.floor_char_boundary(room);
        out.push_str(&rest[..cut]);
        out.push_str("\r\n ");
        rest = &rest[cut..];
        // The blank that begins a further piece counts.
        room = LINE - 1;
    }
    out.push_str(rest);
    out.push_str("\r\n");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_folded_between_characters() {
        let line = format!("SUMMARY:{}", "ж".repeat(100));
        let folded = folded(&line);
        assert!(folded.lines().all(|line| line.len() <= LINE), "{folded}");
        assert_eq!(folded.replace("\r\n ", ""), format!("{line}\r\n"));
    }

    #[test]
    fn what_has_a_meaning_is_escaped() {
        assert_eq!(escaped("a,b;c\\d\ne\u{7}"), "a\\,b\\;c\\\\d\\ne");
    }
}
