//! Who is looking: the session cookie, and the table it points into.
//!
//! The cookie holds 32 random octets; the table only their SHA-256, so that a copy of the database logs nobody in.
use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use frcec_store::players::Role;
use frcec_store::{StoreError, Tx, sessions};
use sha2::{Digest, Sha256};

use super::error::WebError;
use super::frame::{Frame, Here, Said, Viewer};
use super::state::Web;
use super::talk::Talk;
use crate::people::Person;
use crate::seen::Reader;
use crate::speech::Lang;

const COOKIE: &str = "frcec";
/// The language that a visitor has chosen.
const LANG_COOKIE: &str = "frcec-lang";
/// Where a visitor who logs in was going.
const NEXT_COOKIE: &str = "frcec-next";
/// How long that is kept (s): as long as the link in the letter works.
const NEXT_LASTS_S: i64 = 60 * 60;
/// How long the language is kept (s): a year.
const LANG_LASTS_S: i64 = 365 * 24 * 60 * 60;
const HOUR_MS: i64 = 60 * 60 * 1000;
/// A session ends this long after its last use.
pub(super) const LASTS_MS: i64 = 30 * 24 * HOUR_MS;

/// The SHA-256 of a secret, in hex, as the tables keep it.
pub(super) fn hash(secret: &str) -> String {
    data_encoding::HEXLOWER.encode(&Sha256::digest(secret.as_bytes()))
}

/// A request with whoever makes it: a visitor, or a member with a session.
#[derive(Clone, Debug)]
pub struct Visit {
    /// The member, if logged in.
    pub member: Option<Person>,
    /// The hash of the member's session.
    pub session: Option<String>,
    /// The reader's language and zone.
    pub t: Talk,
    club: String,
    mailroom: bool,
    done: Option<String>,
    path: String,
}

impl Visit {
    /// The frame of a page whose title is `title`.
    pub fn frame(&self, here: Here, title: impl Into<String>) -> Frame {
        Frame {
            t: self.t.clone(),
            club: self.club.clone(),
            title: title.into(),
            here,
            viewer: self.member.as_ref().map(|member| Viewer {
                name: member.name.clone(),
                handle: member.handle.clone(),
                directs: directs(member.role),
            }),
            said: self.done.as_deref().and_then(|done| said(&self.t, done)),
            mailroom: self.mailroom,
            path: self.path.clone(),
        }
    }

    /// The same visit in the language and zone of the member whom a signed link names, where nobody is logged in.
    pub fn speaking_to(&self, person: &Person) -> Self {
        let t = match self.member {
            Some(_) => self.t.clone(),
            None => Talk::to(person),
        };
        Self { t, ..self.clone() }
    }

    /// What whoever looks may see of games.
    pub async fn reader(&self, tx: &mut Tx) -> Result<Reader, StoreError> {
        Reader::of(tx, self.member.as_ref()).await
    }

    /// The member, or the answer to a visitor.
    pub fn member(&self) -> Result<&Person, WebError> {
        self.member.as_ref().ok_or(WebError::LoginNeeded)
    }

    /// The director or admin, or the answer to others.
    pub fn director(&self) -> Result<&Person, WebError> {
        let member = self.member()?;
        if directs(member.role) { Ok(member) } else { Err(WebError::Forbidden("error-forbidden-text")) }
    }

    /// The admin, or the answer to others.
    pub fn admin(&self) -> Result<&Person, WebError> {
        let member = self.member()?;
        if member.role == Role::Admin { Ok(member) } else { Err(WebError::Forbidden("error-forbidden-text")) }
    }

    /// Whether an admin looks.
    pub fn administers(&self) -> bool {
        self.member.as_ref().is_some_and(|member| member.role == Role::Admin)
    }

    /// Whether a director or admin looks.
    pub fn directs(&self) -> bool {
        self.member.as_ref().is_some_and(|member| directs(member.role))
    }
}

/// Whether the role has the director's desk.
pub(super) fn directs(role: Role) -> bool {
    matches!(role, Role::Director | Role::Admin)
}

/// What a redirect may have the next page say; nothing else of an address is ever shown.
fn said(t: &Talk, done: &str) -> Option<Said> {
    const KEYS: [&str; 56] = [
        "desk-done",
        "desk-done-log",
        "event-entries-done",
        "adjudication-done",
        "event-entered-done",
        "event-withdrawn-done",
        "event-replaced-done",
        "event-appointed-done",
        "event-cancelled-done",
        "event-paired-done",
        "event-edited",
        "join-done",
        "parting-done",
        "mute-done",
        "mute-undone",
        "report-done",
        "challenge-sent-done",
        "challenge-open-done",
        "challenge-declined-done",
        "challenge-withdrawn-done",
        "pair-done",
        "pair-off-done",
        "offsite-sent-done",
        "offsite-confirmed-done",
        "offsite-refused-done",
        "offsite-archived-done",
        "account-address-confirmed",
        "account-address-mailed",
        "event-begun",
        "account-saved",
        "leave-saved",
        "leave-taken-back",
        "account-ended",
        "login-out",
        "login-welcome-back",
        "form-done",
        "page-lines-kept",
        "page-lines-taken-back",
        "note-kept",
        "director-added-done",
        "match-begun-done",
        "event-opened",
        "mailroom-sent-done",
        "life-news-published-done",
        "life-news-kept-done",
        "life-news-withdrawn-done",
        "life-issue-drafted-done",
        "life-issue-saved-done",
        "life-issue-sent-done",
        "life-newsletter-on-done",
        "life-newsletter-off-done",
        "life-nominated-done",
        "life-nominated-before-done",
        "life-voted-done",
        "life-champion-added-done",
        "life-champion-removed-done",
    ];
    KEYS.contains(&done).then(|| Said { tone: "good", text: t.s(done) })
}

impl<S> FromRequestParts<S> for Visit
where
    S: Send + Sync,
    Web: FromRef<S>,
{
    type Rejection = WebError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, WebError> {
        let web = Web::from_ref(state);
        let done = parts.uri.query().and_then(|query| {
            query.split('&').find_map(|pair| pair.strip_prefix("done=")).map(str::to_owned)
        });
        let mut visit = visit(&web, &parts.headers, done).await?;
        // What was sent by a form is not asked for again.
        if parts.method == Method::GET {
            parts.uri.path().clone_into(&mut visit.path);
        }
        Ok(visit)
    }
}

/// Who makes a request with these headers.
pub(super) async fn visit(web: &Web, headers: &HeaderMap, done: Option<String>) -> Result<Visit, WebError> {
    let mut visit = Visit {
        member: None,
        session: None,
        t: Talk::new(chosen(headers).unwrap_or_else(|| accepted(headers)), "UTC"),
        club: web.door().club().name.clone(),
        mailroom: web.post().is_some(),
        done,
        path: "/".to_owned(),
    };
    let Some(cookie) = CookieJar::from_headers(headers).get(COOKIE).map(|cookie| cookie.value().to_owned())
    else {
        return Ok(visit);
    };
    let (hash, now) = (hash(&cookie), web.now());
    let mut tx = web.door().db().read().await?;
    let Some(session) = sessions::find(&mut tx, &hash, now).await? else { return Ok(visit) };
    let person = Person::load(&mut tx, session.player_id).await.map_err(WebError::server)?;
    drop(tx);
    if now - session.seen_at > HOUR_MS {
        let touched = hash.clone();
        web.door()
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    sessions::touch(tx, &touched, now, now + LASTS_MS).await?;
                    Ok::<_, StoreError>(())
                })
            })
            .await
            .map_err(WebError::server)?;
        // A visit is a sign of life.
        web.door().alive(person.id).await?;
    }
    visit.t = Talk::to(&person);
    visit.member = Some(person);
    visit.session = Some(hash);
    Ok(visit)
}

/// The first language of the club that the browser asks for.
fn accepted(headers: &HeaderMap) -> Lang {
    let asked =
        headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let known = |part: &str| part.split(';').next()?.trim().parse().ok();
    asked.split(',').find_map(known).unwrap_or_default()
}

/// The language that the visitor has chosen at the foot of a page.
fn chosen(headers: &HeaderMap) -> Option<Lang> {
    CookieJar::from_headers(headers).get(LANG_COOKIE)?.value().parse().ok()
}

/// The header that keeps a visitor's language.
pub(super) fn lang_cookie(web: &Web, lang: Lang) -> Option<HeaderValue> {
    let cookie = Cookie::build((LANG_COOKIE, lang.tag()))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(web.secure());
    HeaderValue::from_str(&format!("{cookie}; Max-Age={LANG_LASTS_S}")).ok()
}

/// The header that keeps where a visitor who logs in was going; with an empty path, that forgets it.
pub(super) fn next_cookie(web: &Web, path: &str) -> Option<HeaderValue> {
    let cookie = Cookie::build((NEXT_COOKIE, path))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(web.secure());
    // What would end the value, or begin an attribute.
    if path.contains([';', ',', '"']) {
        return None;
    }
    let lasts = if path.is_empty() { 0 } else { NEXT_LASTS_S };
    HeaderValue::from_str(&format!("{cookie}; Max-Age={lasts}")).ok()
}

/// The page that the visitor was going to; one of ours.
pub(super) fn next_page(headers: &HeaderMap) -> Option<String> {
    let path = CookieJar::from_headers(headers).get(NEXT_COOKIE)?.value().to_owned();
    Some(super::local(&path).to_owned()).filter(|path| path != "/")
}

/// The header that logs in with `secret`.
pub(super) fn set_cookie(web: &Web, secret: &str) -> Option<HeaderValue> {
    header_value(web, secret, LASTS_MS / 1000)
}

/// The header that logs out.
pub(super) fn clear_cookie(web: &Web) -> Option<HeaderValue> {
    header_value(web, "", 0)
}

fn header_value(web: &Web, secret: &str, seconds: i64) -> Option<HeaderValue> {
    let cookie = Cookie::build((COOKIE, secret))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(web.secure());
    HeaderValue::from_str(&format!("{cookie}; Max-Age={seconds}")).ok()
}
