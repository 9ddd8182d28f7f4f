//! `/director`: what needs a hand, and the ways to members, matches and tournaments.
pub mod matches;
pub mod members;
pub mod reports;
pub mod tournaments;

use askama::Template;
use askama_web::WebTemplate;
use axum::extract::State;
use frcec_store::delivery::Undeliverable;
use frcec_store::inbox::{self, Mail};
use frcec_store::letters::{self, LetterFilter, LetterState};
use frcec_store::offsite::{self, Offsite, OffsiteState};
use frcec_store::{
    PlayerId, StoreError, Tx, delivery, held, lists, reports as reports_of, tournaments as events,
};

use super::error::WebError;
use super::frame::Frame;
use super::rows::Names;
use super::session::Visit;
use super::state::Web;
use super::talk::Talk;
use super::words::{EventLine, Tag};

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
    for state in [LetterState::GivenUp, LetterState::Bounced] {
        let filter = LetterFilter { state: Some(state), ..LetterFilter::default() };
        for letter in letters::list(tx, &filter, SHOWN).await? {
            let since = letter.closed_at.unwrap_or(letter.created_at);
            let facts = [("to", letter.address.into()), ("subject", letter.subject.into())];
            attention.push((
                since,
                Attention {
                    kind: Tag::new("bad", t.s("director-letter")),
                    url: letter.game_id.map(|game| format!("/games/{game}")),
                    text: t.say("director-letter-line", &facts),
                    when: t.moment(since),
                },
            ));
        }
    }
    Ok(attention)
}

/// Members whom no letter reaches.
fn unreached(t: &Talk, named: &Names, marked: Vec<Undeliverable>) -> Vec<(i64, Attention)> {
    let line = |marked: Undeliverable| {
        let who = named.person(t, marked.player_id);
        let facts = [("name", who.name.into()), ("said", marked.why.into())];
        let item = Attention {
            kind: Tag::new("bad", t.s("director-unreachable")),
            url: who.handle.map(|handle| format!("/players/{handle}")),
            text: t.say("director-unreachable-line", &facts),
            when: t.moment(marked.since),
        };
        (marked.since, item)
    };
    marked.into_iter().map(line).collect()
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
    let held = held::all_waiting(&mut tx, SHOWN).await?;
    let mut overdue = lists::due(&mut tx, now, SHOWN).await?;
    // A missing first move has to be looked at too, but nobody's time is up.
    overdue.retain(|game| crate::door::row::game_of(game).is_ok_and(|game| game.flag_fallen(now)));
    let silent = silent(&mut tx, now).await?;
    let people: Vec<PlayerId> = held
        .iter()
        .map(|held| held.player_id)
        .chain(silent.iter().filter_map(|mail| mail.player_id))
        .chain(overdue.iter().map(|game| game.player(game.row.to_move)))
        .chain(reported.iter().flat_map(|report| [report.by_id, report.about_id]))
        .chain(sent_in.iter().flat_map(|sent| [sent.white_id, sent.black_id]))
        .chain(unreachable.iter().map(|marked| marked.player_id))
        .collect();
    let named = Names::of_people(&mut tx, t, people).await?;
    attention.extend(from_members(t, &named, reported, sent_in));
    attention.extend(unreached(t, &named, unreachable));
    for held in held {
        attention.push((
            held.first_arrival_at,
            Attention {
                kind: Tag::new("warn", t.s("director-held")),
                url: Some(format!("/games/{}", held.game_id)),
                text: t.s1("director-held-line", "from", named.person(t, held.player_id).name),
                when: t.moment(held.first_arrival_at),
            },
        ));
    }
    for game in overdue {
        let since = game.row.deadline_at.unwrap_or(now);
        let facts = [
            ("game", named.game(&game).into()),
            ("name", named.person(t, game.player(game.row.to_move)).name.into()),
            ("over", t.span(now - since).into()),
        ];
        attention.push((
            since,
            Attention {
                kind: Tag::new("warn", t.s("director-overdue")),
                url: Some(format!("/games/{}", game.id)),
                text: t.say("director-overdue-line", &facts),
                when: t.moment(since),
            },
        ));
    }
    for mail in silent {
        let from = match mail.player_id {
            Some(player) => named.person(t, player).name,
            None => mail.mail_from,
        };
        attention.push((
            mail.received_at,
            Attention {
                kind: Tag::new("warn", t.s("director-silent")),
                url: mail.game_id.map(|game| format!("/games/{game}")),
                text: t.s1("director-silent-line", "from", from),
                when: t.moment(mail.received_at),
            },
        ));
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
    })
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
            Self { frame: Frame::sample_director(), attention: vec![], events: vec![] },
            Self {
                frame: Frame::sample_director(),
                attention: vec![item(None), item(Some("/games/1"))],
                events: samples::events(),
            },
        ]
    }
}
