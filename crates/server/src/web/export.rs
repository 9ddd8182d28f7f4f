//! `/account/export/…`: a member's own data, each file as of one moment, even while a move arrives.
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use frcec_rules::club::game::Event;
use frcec_store::games::{self, StoredGame};
use frcec_store::lists::{self, GameFilter};
use frcec_store::matches::{self, MatchFilter};
use frcec_store::{
    Tx, ballots, challenges, inbox, letters, lines, notes, offsite, players, ratings, sessions, tournaments,
};
use serde_json::{Value, json};

use super::error::WebError;
use super::session::Visit;
use super::state::Web;
use crate::door::{Door, row, view_of};
use crate::life::Month;
use crate::people::Person;
use crate::pgn::{self, About};
use crate::view::Club;

/// Games read at once.
const PAGE: u32 = 200;

/// `GET /account/export/data.json`, `games.pgn`, `mail.mbox`
pub(super) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Path(file): Path<String>,
) -> Result<Response, WebError> {
    let member = visit.member()?;
    // One read transaction for the whole file: what is committed meanwhile is not seen.
    let mut tx = web.door().db().read().await?;
    let (kind, octets) = match file.as_str() {
        "data.json" => {
            let data = data(&mut tx, member).await?;
            ("application/json", serde_json::to_vec_pretty(&data).map_err(WebError::server)?)
        }
        "games.pgn" => ("application/vnd.chess-pgn", own_games(&mut tx, member, web.door().club()).await?),
        "mail.mbox" => ("application/mbox", mailbox(&mut tx, member, web.door()).await?),
        _ => return Err(WebError::nothing()),
    };
    let name = format!("attachment; filename=\"{}-{file}\"", member.handle);
    let headers = [
        (header::CONTENT_TYPE, kind.to_owned()),
        (header::CONTENT_DISPOSITION, name),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, octets).into_response())
}

async fn all_games(tx: &mut Tx, member: &Person) -> Result<Vec<StoredGame>, WebError> {
    let mut all = Vec::new();
    let mut before = None;
    loop {
        let filter = GameFilter { player: Some(member.id), before, ..GameFilter::default() };
        let page = lists::games(tx, &filter, PAGE).await?;
        let Some(last) = page.last() else { break };
        before = Some(last.id);
        all.extend(page);
    }
    all.reverse();
    Ok(all)
}

/// Everything that the record holds of a member, as it holds it.
async fn data(tx: &mut Tx, member: &Person) -> Result<Value, WebError> {
    let id = member.id;
    let player = players::by_id(tx, id).await?.ok_or_else(WebError::nothing)?;
    let mut games = Vec::new();
    for game in all_games(tx, member).await? {
        let muted = |seat| member.settings.muted.contains(&game.player(seat).0);
        let mut events = Vec::new();
        for stored in games::events(tx, game.id).await? {
            let mut event = row::event_of(&stored).map_err(WebError::server)?;
            // Words that the member does not want to read stay unread.
            if let Event::Said { seat, text, .. } = &mut event
                && muted(*seat)
            {
                text.clear();
            }
            // Without what caused it: the key of an opponent's mail holds the opponent's address at the club.
            events.push(
                json!({ "version": stored.version, "kind": stored.kind, "at": stored.at, "body": event }),
            );
        }
        games.push(json!({ "game": game, "events": events }));
    }
    let filter = MatchFilter { player: Some(id), ..MatchFilter::default() };
    let sent: Vec<Value> = letters::to_player(tx, id)
        .await?
        .into_iter()
        .map(|letter| {
            json!({
                "id": letter.id, "kind": letter.kind, "address": letter.address, "subject": letter.subject,
                "state": letter.state, "created_at": letter.created_at, "closed_at": letter.closed_at,
            })
        })
        .collect();
    let came: Vec<Value> = inbox::of_player(tx, id)
        .await?
        .into_iter()
        .map(|mail| {
            json!({
                "id": mail.id, "from": mail.mail_from, "to": mail.recipient, "received_at": mail.received_at,
                "disposition": mail.disposition, "why": mail.why, "game": mail.game_id,
            })
        })
        .collect();
    Ok(json!({
        "member": player,
        "addresses": players::addresses(tx, id).await?,
        "log_ins": sessions::of_player(tx, id, 0).await?.iter().map(|session| json!({
            "agent": session.agent, "since": session.created_at, "seen": session.seen_at,
        })).collect::<Vec<_>>(),
        "rating": ratings::of_player(tx, id).await?,
        "rating_changes": ratings::changes(tx, id).await?,
        "matches": matches::list(tx, &filter, u32::MAX).await?,
        "tournaments": tournaments::of_player(tx, id).await?,
        "tournament_entries": tournaments::entries_of(tx, id).await?,
        "votes": ballots::votes_of(tx, id).await?.iter().map(|vote| json!({
            "month": Month::counted(vote.month).to_string(), "number": vote.number, "at": vote.at,
        })).collect::<Vec<_>>(),
        "games_put_up": ballots::put_up_by(tx, id).await?.iter().map(|put_up| json!({
            "month": Month::counted(put_up.month).to_string(), "number": put_up.number,
            "game": put_up.game_id, "at": put_up.at,
        })).collect::<Vec<_>>(),
        "games": games,
        "challenges_made": challenges::made_by(tx, id).await?,
        "challenges_received": challenges::made_to(tx, id).await?,
        "waits_for_pairing": challenges::waiting(tx, id).await?,
        "games_from_elsewhere": offsite::of_player(tx, id).await?,
        "conditional_lines": lines::of_player(tx, id).await?,
        "private_notes": notes::of_player(tx, id).await?,
        "letters": sent,
        "mails": came,
    }))
}

async fn own_games(tx: &mut Tx, member: &Person, club: &Club) -> Result<Vec<u8>, WebError> {
    let mut text = String::new();
    for stored in all_games(tx, member).await? {
        let view = view_of(tx, &stored).await?;
        let event = match stored.tournament_id {
            Some(id) => tournaments::by_id(tx, id).await?.map(|event| event.name),
            None => None,
        };
        text.push_str(&pgn::write(&view, About::of(club, &stored, event.as_deref())));
    }
    Ok(text.into_bytes())
}

/// The member's mails and the letters to the member, by time, as far as their texts are kept (mboxrd).
async fn mailbox(tx: &mut Tx, member: &Person, door: &Door) -> Result<Vec<u8>, WebError> {
    let mut all: Vec<(i64, String, Vec<u8>)> = Vec::new();
    for mail in inbox::of_player(tx, member.id).await? {
        if !mail.raw.is_empty() {
            all.push((mail.received_at, mail.mail_from, mail.raw));
        }
    }
    for letter in letters::to_player(tx, member.id).await? {
        if !letter.pruned {
            let octets = door.octets_of(&letter)?;
            all.push((letter.created_at, letter.envelope_from, octets));
        }
    }
    all.sort_by_key(|(at, ..)| *at);
    let mut mbox = Vec::new();
    for (at, from, octets) in all {
        let at = jiff::Timestamp::from_millisecond(at).map_err(WebError::server)?;
        let from = if from.is_empty() { "MAILER-DAEMON" } else { &from };
        let when = at.strftime("%a %b %e %H:%M:%S %Y");
        mbox.extend_from_slice(format!("From {from} {when}\n").as_bytes());
        for line in octets.split(|octet| *octet == b'\n') {
            let line = line.strip_suffix(b"\r").unwrap_or(line);
            let marks = line.iter().take_while(|octet| **octet == b'>').count();
            if line[marks..].starts_with(b"From ") {
                mbox.push(b'>');
            }
            mbox.extend_from_slice(line);
            mbox.push(b'\n');
        }
        mbox.push(b'\n');
    }
    Ok(mbox)
}
