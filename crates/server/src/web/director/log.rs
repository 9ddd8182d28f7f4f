//! `/director/log`: who did what by office, and why; and the way to take back what can be.
use askama::Template;
use askama_web::WebTemplate;
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use frcec_store::audit::{self, AuditFilter, Entry};
use frcec_store::tournaments::{self, TournamentState};
use frcec_store::{GameId, PlayerId, StoreError, Tx, games as stored_games, players};
use serde_json::Value;

use super::games;
use super::rulings::{Change, Plan, Sent, TOLD, halves, rule};
use crate::door::{Command, DeskCommand, Recorded, Undo, UndoLook, noted_event};
use crate::life::people::Names as GameNames;
use crate::names::{self, Named};
use crate::speech::{Lang, desk};
use crate::web::error::WebError;
use crate::web::finding::{self, Found, fold};
use crate::web::frame::Frame;
use crate::web::rows::{self, Names};
use crate::web::session::Visit;
use crate::web::state::Web;
use crate::web::talk::Talk;
use crate::web::words::{Choice, Person};

/// The audit log.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/director_log.html")]
pub struct Log {
    /// Around it.
    pub frame: Frame,
    /// Newest first.
    pub lines: Vec<LogLine>,
    /// Kinds of entries to choose from.
    pub actions: Vec<Choice>,
    /// Whose entries are shown, as typed.
    pub by: String,
    /// What the entries are about, as typed.
    pub about: String,
    /// What was wrong with the question.
    pub fault: Option<String>,
    /// The page before.
    pub earlier: Option<String>,
    /// The page after.
    pub later: Option<String>,
}

/// An entry.
#[derive(Clone, Debug)]
pub struct LogLine {
    /// Its number.
    pub id: i64,
    /// When.
    pub when: String,
    /// Who; the club itself where nobody did.
    pub who: Person,
    /// What was done, in words.
    pub what: String,
    /// To what: address and words.
    pub subject: (Option<String>, String),
    /// Why.
    pub reason: Option<String>,
    /// What it was before and after.
    pub changes: Vec<Change>,
    /// Whether it can be taken back.
    pub undo: bool,
    /// Why it stays, if somebody might look for a way to take it back.
    pub stays: Option<String>,
}

/// Entries on one page.
const PAGE: u32 = 50;

/// Which entries.
#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(default)]
pub(in crate::web) struct Question {
    action: String,
    by: String,
    about: String,
    before: Option<i64>,
}

/// `GET /director/log`
pub(in crate::web) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Query(question): Query<Question>,
) -> Result<Log, WebError> {
    let me = visit.director()?.id;
    let t = &visit.t;
    let mut tx = web.door().db().read().await?;
    let (by, about) = (question.by.trim(), question.about.trim());
    let mut fault = None;
    let actor = match by {
        "" => None,
        who => match finding::member(&mut tx, who).await? {
            Found::One(player) => Some(player.id),
            Found::Perhaps(_) => {
                fault = Some(t.s1("director-unknown-player", "who", who));
                None
            }
        },
    };
    let subject_of = match about {
        "" => None,
        about => {
            let known = meant(&mut tx, about).await?;
            if known.is_none() {
                fault = Some(t.s1("log-about-unknown", "about", about));
            }
            known
        }
    };
    let some = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
    let event = match &subject_of {
        Some(code) => tournaments::by_code(&mut tx, code).await?.map(|event| (event.code, event.id)),
        None => None,
    };
    let filter = AuditFilter {
        subject: subject_of.filter(|_| event.is_none()),
        event,
        actor,
        action: some(&question.action),
        before: question.before,
    };
    // A question that was not understood has no answer.
    let mut entries =
        if fault.is_some() { Vec::new() } else { audit::list(&mut tx, &filter, PAGE + 1).await? };
    let more = entries.len() > PAGE as usize;
    entries.truncate(PAGE as usize);
    let people = entries.iter().flat_map(|entry| entry.actor_id.into_iter().chain(members_in(entry)));
    let names = Names::of_people(&mut tx, t, people).await?;
    let called = called(&mut tx, &entries).await?;
    let url = |before: Option<i64>| {
        let before = before.map(|id| id.to_string()).unwrap_or_default();
        let query =
            [("action", question.action.as_str()), ("by", by), ("about", about), ("before", before.as_str())];
        crate::web::url("/director/log", query)
    };
    let later = entries.last().filter(|_| more).map(|last| url(Some(last.id)));
    let mut lines = Vec::with_capacity(entries.len());
    let mut known = UndoLook::default();
    for entry in entries {
        let undo = web.door().undo_of(&mut tx, &mut known, &entry, me, web.now()).await?;
        let subject = subject(&mut tx, &visit, &called, &entry.subject).await?;
        lines.push(LogLine {
            id: entry.id,
            when: t.moment(entry.at),
            who: entry.actor_id.map_or_else(
                || Person { name: t.s("log-club"), handle: None },
                |actor| names.person(t, actor),
            ),
            what: action(t, &entry.action),
            subject,
            undo: matches!(undo, Undo::Can(_)),
            stays: stays(t, &undo),
            changes: changes(t, &names, &entry),
            reason: entry.reason,
        });
    }
    let actions = audit::actions(&mut tx).await?.into_iter().map(|word| Choice {
        chosen: word == question.action,
        text: action(t, &word),
        value: word,
    });
    Ok(Log {
        frame: visit.frame("director", t.s("log-title")),
        lines,
        actions: actions.collect(),
        by: by.to_owned(),
        about: about.to_owned(),
        fault,
        earlier: question.before.map(|_| url(None)),
        later,
    })
}

/// What of the log somebody means: a game or match by its name or number, in the words of any of the club's languages, an
/// event, a member. As the log has it: `game 12`, `match 3`, `player 7`, `T0002`.
async fn meant(tx: &mut Tx, about: &str) -> Result<Option<String>, StoreError> {
    let folded = fold(about);
    // As other pages ask.
    if let Some((kind, number)) = folded.split_once(' ')
        && ["game", "match", "player", "news", "newsletter", "letter", "champion"].contains(&kind)
        && number.parse::<i64>().is_ok()
    {
        return Ok(Some(folded));
    }
    let mut name = folded.as_str();
    for lang in Lang::ALL {
        for (key, fact) in [("game-number", "game"), ("game-match", "match")] {
            let word = fold(&Talk::new(lang, "UTC").s1(key, fact, ""));
            name = name.strip_prefix(&word).map_or(name, str::trim_start);
        }
    }
    let stored = match names::read(name) {
        Some(Named::Game(id)) => Some(id),
        Some(Named::GameOf(of, number)) => {
            let games = stored_games::of_match(tx, of).await?;
            games.iter().find(|game| i64::from(game.number_in_match) == number).map(|game| game.id)
        }
        Some(Named::Match(id)) => return Ok(Some(format!("match {id}"))),
        None => None,
    };
    if let Some(id) = stored {
        return Ok(Some(format!("game {id}")));
    }
    if let Found::One(event) = finding::event(tx, about).await? {
        return Ok(Some(event.code));
    }
    Ok(match finding::member(tx, about).await? {
        Found::One(player) => Some(format!("player {}", player.id)),
        Found::Perhaps(_) => None,
    })
}

/// The names of the games that entries are about.
async fn called(tx: &mut Tx, entries: &[Entry]) -> Result<GameNames, StoreError> {
    let number = |entry: &Entry| entry.subject.strip_prefix("game ")?.parse().ok().map(GameId);
    GameNames::of(tx, Vec::new(), entries.iter().filter_map(number).collect(), Vec::new()).await
}

/// Why an entry cannot be taken back, if somebody might look for a way.
fn stays(t: &Talk, undo: &Undo) -> Option<String> {
    match undo {
        Undo::Not(why) => Some(desk::stays(t.speech(), t.lang(), why)),
        Undo::Barred(denial) => Some(desk::denial(t.speech(), t.lang(), t.zone(), denial)),
        Undo::Can(_) | Undo::Nothing => None,
    }
}

/// What was done, in words; an entry of a kind without a name here is shown as it stands.
fn action(t: &Talk, action: &str) -> String {
    let key = format!("log-action-{}", action.replace(' ', "-"));
    t.speech().try_say(t.lang(), &key, &[]).unwrap_or_else(|| action.to_owned())
}

/// What an entry is about: address and words.
async fn subject(
    tx: &mut Tx,
    visit: &Visit,
    called: &GameNames,
    subject: &str,
) -> Result<(Option<String>, String), WebError> {
    let t = &visit.t;
    let (kind, number) = subject.split_once(' ').unwrap_or(("", subject));
    Ok(match (kind, number.parse::<i64>()) {
        ("game", Ok(id)) => {
            let name = called.game_name(GameId(id));
            (Some(format!("/director/games/{id}")), t.s1("game-number", "game", name))
        }
        ("match", Ok(id)) => {
            let name = crate::names::match_name(frcec_store::MatchId(id), None);
            (Some(format!("/matches/{name}")), name)
        }
        ("player", Ok(id)) => match players::by_id(tx, PlayerId(id)).await? {
            Some(player) => {
                let who = rows::person(t, &player);
                (who.handle.map(|handle| format!("/director/members/{handle}")), who.name)
            }
            None => (None, subject.to_owned()),
        },
        ("news", Ok(id)) => (Some(format!("/director/news/{id}")), format!("{} {id}", t.s("life-desk-news"))),
        // Only an admin edits it, and before it is sent nobody else can read it.
        ("newsletter", Ok(id)) => (
            visit.administers().then(|| format!("/director/newsletter/{id}")),
            format!("{} {id}", t.s("life-newsletter-title")),
        ),
        ("champion", _) => (Some("/director/champions".to_owned()), t.s("life-champions-title")),
        ("letter", Ok(id)) => (Some(format!("/director/letters/{id}")), t.s("director-letter")),
        ("", _) if !subject.is_empty() => {
            let event = tournaments::by_code(tx, subject).await?;
            let name = event.map_or_else(|| subject.to_owned(), |event| format!("{subject} {}", event.name));
            (Some(format!("/director/tournaments/{subject}")), name)
        }
        _ => (None, subject.to_owned()),
    })
}

/// The fields of an entry that hold the number of a member.
const MEMBERS: [&str; 3] = ["member", "director", "deputy"];

/// The members whom an entry names besides the one who did it.
fn members_in(entry: &Entry) -> Vec<PlayerId> {
    let recorded = Recorded::of(entry);
    let named = [&recorded.before, &recorded.after].into_iter().flat_map(|side| {
        let numbers = MEMBERS.into_iter().filter_map(|name| side.get(name)?.as_i64());
        numbers.map(PlayerId).chain(noted_event(side).and_then(|event| event.deputy)).collect::<Vec<_>>()
    });
    named.collect()
}

/// What an entry keeps of before and after, in words.
fn changes(t: &Talk, names: &Names, entry: &Entry) -> Vec<Change> {
    let recorded = Recorded::of(entry);
    let (before, after) = (noted_event(&recorded.before), noted_event(&recorded.after));
    if before.is_some() || after.is_some() {
        let name = |id: PlayerId| names.person(t, id).name;
        return super::tournaments::changes::changes(t, before.as_ref(), after.as_ref(), name);
    }
    let mut fields: Vec<&String> = recorded.before.keys().chain(recorded.after.keys()).collect();
    fields.sort();
    fields.dedup();
    let said = |name: &str, value: Option<&Value>| -> String {
        match value {
            None | Some(Value::Null) => "–".to_owned(),
            Some(Value::Number(number)) if MEMBERS.contains(&name) => {
                number.as_i64().map_or_else(String::new, |id| names.person(t, PlayerId(id)).name)
            }
            Some(Value::Number(number)) if name.ends_with("_rating") => {
                number.as_i64().map_or_else(String::new, rows::rating)
            }
            Some(Value::Number(number)) if name == "left_ms" => {
                number.as_i64().map_or_else(String::new, |ms| t.span(ms))
            }
            Some(Value::Number(number)) if name == "claims_until" => {
                number.as_i64().map_or_else(String::new, |at| t.moment(at))
            }
            Some(Value::Number(number)) if name == "position" => {
                format!("#{:03}", number.as_u64().unwrap_or(0))
            }
            Some(Value::String(text)) => {
                let key = format!("log-value-{}", text.replace('_', "-"));
                t.speech().try_say(t.lang(), &key, &[]).unwrap_or_else(|| halves(text))
            }
            Some(Value::Array(list)) => list.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(", "),
            Some(other) => other.to_string(),
        }
    };
    fields
        .into_iter()
        .filter(|name| !matches!(name.as_str(), "seat" | "seen"))
        .map(|name| {
            let key = format!("log-field-{}", name.replace('_', "-"));
            let label = t.speech().try_say(t.lang(), &key, &[]).unwrap_or_else(|| name.clone());
            // Whose clock.
            let seat = recorded.after.get("seat").and_then(Value::as_str).filter(|_| name == "left_ms");
            let label = match seat {
                Some("w") => format!("{label} ({})", t.s("white")),
                Some(_) => format!("{label} ({})", t.s("black")),
                None => label,
            };
            Change::new(label, said(name, recorded.before.get(name)), said(name, recorded.after.get(name)))
        })
        .collect()
}

/// `POST /director/log/{id}`: takes back what an entry says; first the preview, then the deed.
pub(in crate::web) async fn undo(
    State(web): State<Web>,
    visit: Visit,
    Path(id): Path<i64>,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let me = visit.director()?.id;
    let t = &visit.t;
    let (entry, names, undo, subject) = {
        let mut tx = web.door().db().read().await?;
        let entry = audit::by_id(&mut tx, id).await?.ok_or_else(WebError::nothing)?;
        let people = members_in(&entry).into_iter().chain(entry.actor_id);
        let names = Names::of_people(&mut tx, t, people).await?;
        let undo = web.door().undo_of(&mut tx, &mut UndoLook::default(), &entry, me, web.now()).await?;
        let called = called(&mut tx, std::slice::from_ref(&entry)).await?;
        let subject = subject(&mut tx, &visit, &called, &entry.subject).await?;
        (entry, names, undo, subject.1)
    };
    let mut notes = vec![t.s("log-undo-note")];
    let who = entry.actor_id.map_or_else(|| t.s("log-club"), |actor| names.person(t, actor).name);
    let mut said = vec![("who", who.into()), ("moment", t.moment(entry.at).into())];
    let key = match entry.reason.as_deref().filter(|reason| !reason.trim().is_empty()) {
        Some(reason) => {
            said.push(("reason", reason.into()));
            "log-undo-said-because"
        }
        None => "log-undo-said",
    };
    let turned = |change: Change| Change { before: change.after, after: change.before, ..change };
    let mut changes: Vec<Change> = changes(t, &names, &entry).into_iter().map(turned).collect();
    match &undo {
        Undo::Can(undoes) => {
            if undoes.games > 0 {
                notes.insert(0, t.s1("log-undo-games", "games", undoes.games));
            }
            if undoes.cases > 0 {
                notes.insert(1, t.s1("log-undo-cases", "games", undoes.cases));
            }
            if undoes.waits {
                notes.push(t.s("log-undo-waits"));
            }
            // What a suspension took its member out of stays so.
            if let Some(at) = changes.iter().position(|change| change.label == t.s("log-field-entries")) {
                notes.push(t.s1("desk-note-entries", "events", changes.remove(at).after));
            }
            // As it is now, and not as it was when the entry was written.
            if let Some((game, outcome, ended)) = undoes.result {
                let (_, loaded) = games::loaded(&web, &visit, game.0).await?;
                let (of_it, moved) = games::of_result(&web, t, &loaded, outcome, ended).await?;
                changes = of_it;
                notes.extend(moved);
            }
            if let Some((game, seat, days)) = undoes.clock {
                let (_, loaded) = games::loaded(&web, &visit, game.0).await?;
                changes = vec![games::of_clock(&web, t, &loaded, seat, i64::from(days))];
            }
        }
        Undo::Not(_) | Undo::Barred(_) | Undo::Nothing => {
            changes.clear();
            notes = vec![stays(t, &undo).unwrap_or_else(|| t.s("desk-denial-no-undo"))];
        }
    }
    let can = matches!(undo, Undo::Can(_));
    notes.insert(0, t.say(key, &said));
    if can && entry.action == "cancel event" {
        let state = |state| crate::web::tournaments::state(t, state).text;
        let (off, open) = (state(TournamentState::Cancelled), state(TournamentState::Open));
        changes.push(Change::new(t.s("col-state"), off, open));
    }
    let facts = [("what", action(t, &entry.action).into()), ("subject", subject.into())];
    let plan = Plan {
        closed: !can,
        back: ("/director/log".to_owned(), t.s("log-title")),
        title: t.say("log-undo-title", &facts),
        changes,
        notes,
        url: format!("/director/log/{id}"),
        hidden: Vec::new(),
        tick: None,
        reason: Some(TOLD),
    };
    let command = DeskCommand::Undo { entry: id, reason: sent.reason.clone() };
    let done = |_| "/director/log?done=desk-done".to_owned();
    rule(&web, &visit, &sent, plan, Command::Desk(command), done).await
}

#[cfg(test)]
impl Log {
    pub(in crate::web) fn samples() -> Vec<Self> {
        use crate::web::words::samples;
        let line = LogLine {
            id: 1,
            when: "3 May 2026".to_owned(),
            who: Person::new(samples::HOSTILE, "mallory"),
            what: "corrected".to_owned(),
            subject: (Some("/director/games/1".to_owned()), samples::HOSTILE.to_owned()),
            reason: Some(samples::HOSTILE.to_owned()),
            changes: vec![Change::new(samples::HOSTILE, samples::HOSTILE, samples::HOSTILE)],
            undo: true,
            stays: None,
        };
        let empty = Self {
            frame: Frame::sample_director(),
            lines: vec![],
            actions: vec![],
            by: String::new(),
            about: String::new(),
            fault: None,
            earlier: None,
            later: None,
        };
        vec![
            Self {
                lines: vec![
                    LogLine {
                        undo: false,
                        stays: Some(samples::HOSTILE.to_owned()),
                        subject: (None, "x".to_owned()),
                        ..line.clone()
                    },
                    line,
                ],
                actions: vec![Choice { value: "x".to_owned(), text: "x".to_owned(), chosen: true }],
                by: samples::HOSTILE.to_owned(),
                about: samples::HOSTILE.to_owned(),
                fault: Some(samples::HOSTILE.to_owned()),
                earlier: Some("/director/log".to_owned()),
                later: Some("/director/log?before=1".to_owned()),
                ..empty.clone()
            },
            empty,
        ]
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// Every word that the door writes into the log as what was done.
    fn written(folder: &Path, found: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                written(&path, found);
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            let text: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
            for before in ["Deed::new(\"", "action: \"", "audit(submission, \""] {
                found.extend(
                    text.split(before).skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())),
                );
            }
        }
    }

    #[test]
    fn every_deed_has_a_name_in_every_language() {
        let mut deeds = Vec::new();
        written(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/door"), &mut deeds);
        deeds.extend(
            [
                "send letter again",
                "let letter be",
                "suspend",
                "unsuspend",
                "draft news",
                "publish news",
                "edit news",
                "settle appeal",
            ]
            .map(str::to_owned),
        );
        assert!(deeds.len() > 30, "{deeds:?}");
        for lang in Lang::ALL {
            let t = Talk::new(lang, "UTC");
            for deed in &deeds {
                assert_ne!(action(&t, deed), *deed, "{}", lang.tag());
            }
        }
    }
}
