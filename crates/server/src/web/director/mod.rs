//! `/director`: what needs a hand, and the ways to members, matches and tournaments.
pub mod adjudications;
pub mod champions;
pub mod games;
pub mod held;
pub mod letters;
pub mod log;
pub mod matches;
pub mod members;
pub mod news;
pub mod newsletter;
pub mod people;
pub mod reports;
pub mod rulings;
pub mod tournaments;

use askama::Template;
use askama_web::WebTemplate;
use axum::extract::State;
use frcec_store::adjudications::{self as cases, Adjudication, AdjudicationState};
use frcec_store::asks::Ask;
use frcec_store::delivery::Undeliverable;
use frcec_store::inbox::{self, Mail};
use frcec_store::letters::{self as outbox, LetterFilter, LetterState};
use frcec_store::offsite::{self, Offsite, OffsiteState};
use frcec_store::tournaments::{EntryState, Tournament, TournamentState};
use frcec_store::{
    PlayerId, StoreError, Tx, delivery, games as stored_games, held as held_mails, lists, mailbox,
    reports as reports_of, tournaments as events,
};

use super::error::WebError;
use super::frame::Frame;
use super::rows::Names;
use super::session::Visit;
use super::state::Web;
use super::talk::Talk;
use super::words::{EventLine, Person, Tag};
use crate::door::SILENT_DIRECTOR_MS;
use crate::door::{NewEvent, StartMode};
use crate::seen::{Reader, Seen};

/// The director's desk.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/director.html")]
pub struct Desk {
    /// Around it.
    pub frame: Frame,
    /// Oldest first.
    pub attention: Vec<Attention>,
    /// The tournaments, newest first.
    pub events: Vec<EventLine>,
    /// Whether the newsletter is the reader's to edit.
    pub edits: bool,
}

/// Something a director should look at.
#[derive(Clone, Debug)]
pub struct Attention {
    /// What it is.
    pub kind: Tag,
    /// Where it is looked at.
    pub url: Option<String>,
    /// What there is.
    pub text: String,
    /// Since when.
    pub when: String,
}

/// Things of each kind on the desk.
const SHOWN: u32 = 20;
/// How long a mail that was met with silence stays on the desk (ms): a week.
const SILENT_MS: i64 = 7 * 24 * 60 * 60 * 1000;

/// Letters that did not arrive.
async fn lost_letters(tx: &mut Tx, t: &Talk) -> Result<Vec<(i64, Attention)>, StoreError> {
    let mut attention: Vec<(i64, Attention)> = Vec::new();
    for (state, key) in
        [(LetterState::GivenUp, "director-letter"), (LetterState::Bounced, "director-letter-back")]
    {
        let filter = LetterFilter { state: Some(state), ..LetterFilter::default() };
        for letter in outbox::list(tx, &filter, SHOWN).await? {
            let since = letter.closed_at.unwrap_or(letter.created_at);
            let facts = [("to", letter.address.into()), ("subject", letter.subject.into())];
            attention.push((
                since,
                Attention {
                    kind: Tag::new("bad", t.s(key)),
                    url: Some(format!("/director/letters/{}", letter.id)),
                    text: t.say("director-letter-line", &facts),
                    when: t.moment(since),
                },
            ));
        }
    }
    Ok(attention)
}

/// Mailboxes from which no mail has come for a while: what members write waits there.
async fn unfetched(tx: &mut Tx, t: &Talk, now: i64) -> Result<Vec<(i64, Attention)>, StoreError> {
    let line = |trouble: mailbox::Trouble| {
        let facts = [
            ("mailbox", trouble.name.strip_prefix("imap ").unwrap_or(&trouble.name).into()),
            ("why", t.s(&format!("director-intake-{}", trouble.kind.as_str())).into()),
            ("said", trouble.said.as_str().into()),
        ];
        let item = Attention {
            kind: Tag::new("bad", t.s("director-intake")),
            url: None,
            text: t.say("director-intake-line", &facts),
            when: t.moment(trouble.since),
        };
        (trouble.since, item)
    };
    Ok(mailbox::troubles(tx, now).await?.into_iter().map(line).collect())
}

/// Members whom no letter reaches.
fn unreached(t: &Talk, named: &Names, marked: Vec<Undeliverable>) -> Vec<(i64, Attention)> {
    let line = |marked: Undeliverable| {
        let who = named.person(t, marked.player_id);
        let facts = [("name", who.name.into()), ("said", marked.why.into())];
        let item = Attention {
            kind: Tag::new("bad", t.s("director-unreachable")),
            url: who.handle.map(|handle| format!("/director/members/{handle}")),
            text: t.say("director-unreachable-line", &facts),
            when: t.moment(marked.since),
        };
        (marked.since, item)
    };
    marked.into_iter().map(line).collect()
}

/// Games in which somebody's time is up, with the moment it was. The row says when to look, which may be earlier: a missing
/// first move has to be looked at too, but nobody's time is up. Games whose clocks the reader may not see are left out.
async fn overdue(tx: &mut Tx, reader: &Reader, now: i64) -> Result<Vec<(i64, Seen)>, StoreError> {
    let mut overdue = Vec::new();
    for stored in lists::due(tx, now, 10 * SHOWN).await? {
        let seen = reader.sees(stored);
        let deadline = seen.game().ok().and_then(|game| game.deadline());
        if let Some(deadline) = deadline.filter(|deadline| *deadline < now) {
            overdue.push((deadline, seen));
        }
    }
    overdue.sort_by_key(|(deadline, _)| *deadline);
    overdue.truncate(SHOWN as usize);
    Ok(overdue)
}

/// Events that could begin, and events in which something waits for the director's word; longer than fourteen days, the director
/// is silent.
async fn of_events(
    web: &Web,
    tx: &mut Tx,
    t: &Talk,
    reader: &Reader,
    now: i64,
) -> Result<Vec<(i64, Attention)>, WebError> {
    let mut lines = Vec::new();
    let line = |event: &Tournament, since: i64, tone, key: &str, why: String| {
        let facts =
            [("code", event.code.as_str().into()), ("name", event.name.as_str().into()), ("why", why.into())];
        let item = Attention {
            kind: Tag::new(tone, t.s("director-event")),
            url: Some(format!("/director/tournaments/{}", event.code)),
            text: t.say(key, &facts),
            when: t.moment(since),
        };
        (since, item)
    };
    for event in events::waiting(tx, now, SHOWN).await? {
        let since = event.waits_since.unwrap_or(event.changed_at);
        let silent = since + SILENT_DIRECTOR_MS <= now;
        let (tone, key) =
            if silent { ("bad", "director-event-silent") } else { ("warn", "director-event-waits") };
        let why = tournaments::why_it_waits(web, tx, t, &event.code, reader, now).await?;
        lines.push(line(&event, since, tone, key, why));
    }
    for state in [TournamentState::Open, TournamentState::Running] {
        let all = events::list(tx, Some(state), None, SHOWN).await?;
        for event in all.iter().filter(|event| event.director_id.is_none()) {
            lines.push(line(event, event.changed_at, "warn", "director-event-nobody", String::new()));
        }
    }
    for event in events::list(tx, Some(TournamentState::Open), None, SHOWN).await? {
        let entries = events::entries(tx, event.id).await?;
        let entered = entries.iter().filter(|entry| entry.state == EntryState::Entered).count();
        // What begins by itself is looked at by the worker.
        let by_hand = NewEvent::of(&event)?.settings.start == StartMode::Hand;
        if by_hand && event.waits_since.is_none() && entered >= 2 {
            lines.push(line(&event, event.changed_at, "", "director-event-ready", String::new()));
        }
    }
    Ok(lines)
}

/// How many claims are filed in each of these cases.
async fn filed(tx: &mut Tx, open: &[Adjudication]) -> Result<Vec<usize>, StoreError> {
    let mut filed = Vec::with_capacity(open.len());
    for case in open {
        filed.push(cases::claims(tx, case.id).await?.len());
    }
    Ok(filed)
}

/// Games that the directors decide, since when something is to be done about them.
fn of_cases_lines(
    t: &Talk,
    named: &Names,
    open: Vec<Adjudication>,
    games: &[Seen],
    filed: &[usize],
    now: i64,
) -> Vec<(i64, Attention)> {
    let mut lines = Vec::new();
    for (case, filed) in open.into_iter().zip(filed) {
        let Some(game) = games.iter().find(|game| game.id == case.game_id) else { continue };
        let claims_over = case.claims_until.filter(|until| *until < now);
        let (since, tone, key) = match (case.state, claims_over) {
            (AdjudicationState::Appealed, _) => {
                (case.appealed_at.unwrap_or(case.changed_at), "bad", "director-case-appealed")
            }
            (AdjudicationState::Claims, _) if *filed == 2 => (case.changed_at, "bad", "director-case-decide"),
            (AdjudicationState::Claims, Some(until)) => (until, "bad", "director-case-decide"),
            (AdjudicationState::Claims, None) => (case.asked_at, "", "director-case-claims"),
            _ => (case.asked_at, "warn", "director-case-asked"),
        };
        let facts = [
            ("game", named.game(game).into()),
            ("white", named.person(t, game.white_id).name.into()),
            ("black", named.person(t, game.black_id).name.into()),
        ];
        let item = Attention {
            kind: Tag::new(tone, t.s("director-case")),
            url: Some(format!("/director/adjudications/{}", case.id)),
            text: t.say(key, &facts),
            when: t.moment(since),
        };
        lines.push((since, item));
    }
    lines
}

/// `GET /director`
pub(super) async fn get(State(web): State<Web>, visit: Visit) -> Result<Desk, WebError> {
    visit.director()?;
    let (t, now) = (&visit.t, web.now());
    let mut tx = web.door().db().read().await?;
    let mut attention = lost_letters(&mut tx, t).await?;
    let unreachable = delivery::list(&mut tx, SHOWN).await?;
    let reported = reports_of::open(&mut tx, SHOWN).await?;
    let sent_in = offsite::in_state(&mut tx, OffsiteState::Confirmed, SHOWN).await?;
    let held = held_mails::all_waiting(&mut tx, SHOWN).await?;
    let reader = visit.reader(&mut tx).await?;
    let overdue = overdue(&mut tx, &reader, now).await?;
    let open = cases::open(&mut tx, SHOWN).await?;
    let mut of_cases = Vec::new();
    for case in &open {
        of_cases.extend(reader.see_all(stored_games::load(&mut tx, case.game_id).await?));
    }
    let filed = filed(&mut tx, &open).await?;
    let silent = silent(&mut tx, now).await?;
    let elsewhere = from_elsewhere(&web, &mut tx, now).await?;
    let people: Vec<PlayerId> = held
        .iter()
        .map(|held| held.player_id)
        .chain(silent.iter().filter_map(|mail| mail.player_id))
        .chain(elsewhere.iter().filter_map(|(_, ask)| ask.player_id))
        .chain(overdue.iter().map(|(_, game)| game.player(game.row.to_move)))
        .chain(of_cases.iter().flat_map(|game| [game.white_id, game.black_id]))
        .chain(reported.iter().flat_map(|report| [report.by_id, report.about_id]))
        .chain(sent_in.iter().flat_map(|sent| [sent.white_id, sent.black_id]))
        .chain(unreachable.iter().map(|marked| marked.player_id))
        .collect();
    let named = Names::of_people(&mut tx, t, people).await?;
    attention.extend(from_members(t, &named, reported, sent_in));
    attention.extend(unreached(t, &named, unreachable));
    let games = Names::of(
        &mut tx,
        t,
        &[overdue.iter().map(|(_, game)| game.clone()).collect(), of_cases.clone()].concat(),
    )
    .await?;
    attention.extend(of_cases_lines(t, &games, open, &of_cases, &filed, now));
    for held in held {
        attention.push((
            held.first_arrival_at,
            Attention {
                kind: Tag::new("warn", t.s("director-held")),
                url: Some(format!("/director/held/{}", held.id)),
                text: t.s1("director-held-line", "from", named.person(t, held.player_id).name),
                when: t.moment(held.first_arrival_at),
            },
        ));
    }
    for (since, game) in overdue {
        let facts = [
            ("game", games.game(&game).into()),
            ("name", named.person(t, game.player(game.row.to_move)).name.into()),
            ("over", t.span(now - since).into()),
        ];
        attention.push((
            since,
            Attention {
                kind: Tag::new("warn", t.s("director-overdue")),
                url: Some(format!("/director/games/{}", game.id)),
                text: t.say("director-overdue-line", &facts),
                when: t.moment(since),
            },
        ));
    }
    attention.extend(silent.into_iter().map(|mail| of_silent(t, &named, mail)));
    attention.extend(elsewhere.into_iter().map(|(mail, ask)| of_elsewhere(t, &named, &mail, ask)));
    attention.extend(of_events(&web, &mut tx, t, &reader, now).await?);
    attention.extend(unfetched(&mut tx, t, now).await?);
    if visit.administers() {
        attention.extend(newsletter::due(&mut tx, t, now).await?);
    }
    attention.sort_by_key(|(since, _)| *since);
    let events = events::list(&mut tx, None, None, SHOWN).await?.into_iter().map(|event| EventLine {
        url: format!("/director/tournaments/{}", event.code),
        state: super::tournaments::state(t, event.state),
        id: event.code,
        name: event.name,
    });
    Ok(Desk {
        frame: visit.frame("director", t.s("nav-director")),
        attention: attention.into_iter().map(|(_, item)| item).collect(),
        events: events.collect(),
        edits: visit.administers(),
    })
}

fn of_silent(t: &Talk, named: &Names, mail: Mail) -> (i64, Attention) {
    let who = mail.player_id.map(|player| named.person(t, player));
    let url = match (&who, mail.game_id) {
        (Some(Person { handle: Some(handle), .. }), _) => Some(format!("/director/members/{handle}")),
        (_, Some(game)) => Some(format!("/games/{game}")),
        _ => None,
    };
    let from = who.map_or(mail.mail_from, |who| who.name);
    let line = Attention {
        kind: Tag::new("warn", t.s("director-silent")),
        url,
        text: t.s1("director-silent-line", "from", from),
        when: t.moment(mail.received_at),
    };
    (mail.received_at, line)
}

/// The newest answer from elsewhere to each question that is still open.
async fn from_elsewhere(web: &Web, tx: &mut Tx, now: i64) -> Result<Vec<(Mail, Ask)>, StoreError> {
    let mut found: Vec<(Mail, Ask)> = Vec::new();
    for mail in inbox::of_disposition(tx, inbox::FROM_ELSEWHERE, now - SILENT_MS, 10 * SHOWN).await? {
        if let Some(ask) = web.door().open_question_at(&mail.recipient, now).await?
            && found.iter().all(|(_, known)| known.id != ask.id)
        {
            found.push((mail, ask));
        }
    }
    found.truncate(SHOWN as usize);
    Ok(found)
}

fn of_elsewhere(t: &Talk, named: &Names, mail: &Mail, ask: Ask) -> (i64, Attention) {
    let who = ask.player_id.map(|player| named.person(t, player));
    let url = who.as_ref().and_then(|who| Some(format!("/director/members/{}", who.handle.as_ref()?)));
    let name = who.map_or(ask.address, |who| who.name);
    let line = Attention {
        kind: Tag::new("warn", t.s("director-held")),
        url,
        text: t.s1("director-elsewhere-line", "name", name),
        when: t.moment(mail.received_at),
    };
    (mail.received_at, line)
}

/// The newest mail of each sender and game that was met with silence lately: a person who does not find the words, or a
/// robot that does not say that it is one.
async fn silent(tx: &mut Tx, now: i64) -> Result<Vec<Mail>, StoreError> {
    let mut seen = Vec::new();
    let mut mails = inbox::of_disposition(tx, inbox::SILENCE, now - SILENT_MS, 10 * SHOWN).await?;
    mails.retain(|mail| {
        let key = (mail.player_id, mail.game_id);
        let new = !seen.contains(&key);
        seen.push(key);
        new
    });
    mails.truncate(SHOWN as usize);
    Ok(mails)
}

/// What members put before the directors: reports, and games from elsewhere that both players have confirmed.
fn from_members(
    t: &Talk,
    named: &Names,
    reported: Vec<reports_of::Report>,
    sent_in: Vec<Offsite>,
) -> Vec<(i64, Attention)> {
    let mut attention = Vec::new();
    for report in reported {
        let facts = [
            ("by", named.person(t, report.by_id).name.into()),
            ("about", named.person(t, report.about_id).name.into()),
            ("words", report.words.chars().take(120).collect::<String>().into()),
        ];
        attention.push((
            report.created_at,
            Attention {
                kind: Tag::new("bad", t.s("director-report")),
                url: Some("/director/reports".to_owned()),
                text: t.say("director-report-line", &facts),
                when: t.moment(report.created_at),
            },
        ));
    }
    for sent in sent_in {
        let facts = [
            ("white", named.person(t, sent.white_id).name.into()),
            ("black", named.person(t, sent.black_id).name.into()),
            ("result", sent.result.to_string().into()),
            ("place", sent.place.into()),
        ];
        attention.push((
            sent.changed_at,
            Attention {
                kind: Tag::new("warn", t.s("director-offsite")),
                url: Some("/director/offsite".to_owned()),
                text: t.say("director-offsite-line", &facts),
                when: t.moment(sent.changed_at),
            },
        ));
    }
    attention
}

#[cfg(test)]
impl Desk {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        let item = |url: Option<&str>| Attention {
            kind: Tag::new("bad", "letter given up"),
            url: url.map(str::to_owned),
            text: samples::HOSTILE.to_owned(),
            when: "3 May 2026".to_owned(),
        };
        vec![
            Self { frame: Frame::sample_director(), attention: vec![], events: vec![], edits: false },
            Self {
                frame: Frame::sample_director(),
                attention: vec![item(None), item(Some("/games/1"))],
                events: samples::events(),
                edits: true,
            },
        ]
    }
}
