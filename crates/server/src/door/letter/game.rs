//! A letter of a game: its address, its thread and its subject.
use frcec_rules::club::seat::Seat;
use frcec_store::{
    GameId, LetterId, PlayerId,
    letters::{self, NewLetter, dedupe_key},
};

use super::{Place, Reader, THREAD};
use crate::{
    door::{Door, SubmitError, row::json},
    mail::{
        address::Tag,
        compose::{
            Letter, LetterKind,
            assemble::{Headers, REFERENCES},
            picture::PictureSpec,
        },
    },
    view::GameView,
};

/// Other games that a subject names, and whose thread a letter joins, at most.
const NAMED: usize = 2;

impl Door {
    /// A letter of a game, ready for the outbox; `None` if its reader has no address.
    pub(in crate::door) fn game_letter(
        &self,
        letter: &Letter,
        place: Place<'_>,
    ) -> Result<Option<NewLetter>, SubmitError> {
        let now = self.clock().now();
        let Place { view, seat, .. } = place;
        let reader = Reader::from(view.person(seat));
        let Some(address) = reader.answered_at(place.in_reply_to.as_ref()).cloned() else { return Ok(None) };
        let again = matches!(place.kind, LetterKind::Refused | LetterKind::Question);
        let letter = &self.as_answer(letter, &reader, again, place.in_reply_to.as_ref());
        let game = &view.game;
        let tag = Tag::Game { kind: place.address, game: view.id.0, ply: game.ply(), seat };
        let id = self.ids().time_ordered(now);
        let root = |view: &GameView, seat: Seat| {
            format!("g{}.{}{}@{}", view.id, seat.letter(), self.record_mark(), self.domain())
        };
        let roots: Vec<String> = place.also.iter().map(|(other, seat)| root(other, *seat)).collect();
        let root = root(view, seat);
        // The first letter of a thread is its root.
        let first = place.kind == LetterKind::Started && place.once;
        let message_id = if first { root.clone() } else { format!("l{id:x}@{}", self.domain()) };
        let headers = Headers {
            from_name: self.club().name.clone(),
            from: self.reply_address(tag)?,
            to_name: reader.name.clone(),
            to: address.clone(),
            subject: subject(&self.club().name, view, &place.also),
            at: now,
            message_id: message_id.clone(),
            references: if first {
                Vec::new()
            } else {
                references(root, roots, place.thread, place.in_reply_to.as_ref().map(|mail| &mail.id))
            },
            in_reply_to: place.in_reply_to.map(|mail| mail.id),
            boundary: format!("=_{id:x}"),
            unsubscribe: None,
        };
        let html = letter.html().map_err(|error| SubmitError::Letter(error.to_string()))?;
        Ok(Some(NewLetter {
            id: LetterId(id),
            player_id: reader.player,
            address,
            envelope_from: self.bounce_address(id)?,
            game_id: Some(view.id),
            version: Some(game.version()),
            kind: place.kind.key().to_owned(),
            dedupe_key: place
                .once
                .then(|| dedupe_key(view.id, game.version(), place.kind.key(), view.person(seat).id)),
            tells_ply: place.tells.then(|| game.ply()),
            also_tells: Vec::new(),
            message_id,
            subject: headers.subject.clone(),
            headers: json(&headers),
            text: letter.text(),
            html: Some(html),
            picture: Some(json(&PictureSpec {
                start: game.snapshot().start,
                moves: game.snapshot().moves.clone(),
                ply: game.ply(),
                side: seat,
            })),
            attachment: place.file.as_ref().map(json),
            again_of: None,
            created_at: now,
            send_at: now,
            fold: None,
        }))
    }

    /// The newest letters of a game to a player, for the thread of the next one.
    pub(in crate::door) async fn thread(
        &self,
        game: GameId,
        player: PlayerId,
    ) -> Result<Vec<String>, SubmitError> {
        let mut tx = self.db().read().await?;
        Ok(letters::thread(&mut tx, game, player, THREAD).await?)
    }
}

/// The thread of a letter, root first (RFC 5322, 3.6.4): the roots of other games that it tells of, the last of the game's letters
/// and the mail that is answered.
fn references(
    root: String,
    others: Vec<String>,
    thread: Vec<String>,
    answered: Option<&String>,
) -> Vec<String> {
    let mut last: Vec<String> =
        thread.into_iter().filter(|id| *id != root).chain(answered.cloned()).collect();
    last.drain(..last.len().saturating_sub(REFERENCES - others.len().min(NAMED)));
    [root].into_iter().chain(others.into_iter().take(NAMED)).chain(last).collect()
}

/// The subject of a game's letter; of one about more games, as many as a subject has room for, their names too.
fn subject(club: &str, view: &GameView, also: &[(&GameView, Seat)]) -> String {
    if also.is_empty() || also.len() > NAMED {
        return view.subject(club);
    }
    let of = |view: &GameView| [view.white.id, view.black.id];
    let same = |other: &GameView| of(other).iter().all(|player| of(view).contains(player));
    let names: Vec<&str> =
        [view.name.as_str()].into_iter().chain(also.iter().map(|(other, _)| other.name.as_str())).collect();
    let names = names.join(", ");
    if also.iter().all(|(other, _)| same(other)) {
        format!("[{club}] {names}: {} - {}", view.white.name, view.black.name)
    } else {
        format!("[{club}] {names}")
    }
}
