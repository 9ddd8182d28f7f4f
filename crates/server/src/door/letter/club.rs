//! A letter that belongs to no single game.
use frcec_store::{LetterId, letters::NewLetter};

use super::Reader;
use crate::{
    door::{Door, SubmitError, answer::Answered, row::json},
    mail::compose::{Letter, LetterKind, assemble::Headers},
};

impl Door {
    /// A letter that belongs to no game, from the club's own address.
    pub(in crate::door) fn club_letter(
        &self,
        letter: &Letter,
        reader: &Reader,
        kind: LetterKind,
        subject: String,
        in_reply_to: Option<Answered>,
    ) -> Result<Option<NewLetter>, SubmitError> {
        self.letter_from(letter, reader, self.club_address(), kind, subject, in_reply_to)
    }

    /// A letter that belongs to no single game, from the address that it is to be answered to.
    pub(in crate::door) fn letter_from(
        &self,
        letter: &Letter,
        reader: &Reader,
        from: String,
        kind: LetterKind,
        subject: String,
        in_reply_to: Option<Answered>,
    ) -> Result<Option<NewLetter>, SubmitError> {
        let now = self.clock().now();
        let Some(address) = reader.answered_at(in_reply_to.as_ref()).cloned() else { return Ok(None) };
        let letter = &self.as_answer(letter, reader, false, in_reply_to.as_ref());
        let id = self.ids().time_ordered(now);
        // An answer stays in the conversation; whatever is asked, or has an end of its own, says so in its subject.
        let answers = matches!(kind, LetterKind::Answer | LetterKind::Refused);
        let kept = in_reply_to.as_ref().filter(|_| answers).and_then(Answered::subject);
        let subject = kept.unwrap_or(subject);
        let headers = Headers {
            from_name: self.club().name.clone(),
            from,
            to_name: reader.name.clone(),
            to: address.clone(),
            subject: subject.clone(),
            at: now,
            message_id: format!("l{id:x}@{}", self.domain()),
            references: in_reply_to.as_ref().map(Answered::thread).unwrap_or_default(),
            in_reply_to: in_reply_to.map(|mail| mail.id),
            boundary: format!("=_{id:x}"),
            unsubscribe: None,
        };
        let html = letter.html().map_err(|error| SubmitError::Letter(error.to_string()))?;
        Ok(Some(NewLetter {
            id: LetterId(id),
            player_id: reader.player,
            address,
            envelope_from: self.bounce_address(id)?,
            game_id: None,
            version: None,
            kind: kind.key().to_owned(),
            dedupe_key: None,
            tells_ply: None,
            also_tells: Vec::new(),
            message_id: headers.message_id.clone(),
            subject,
            headers: json(&headers),
            text: letter.text(),
            html: Some(html),
            picture: None,
            attachment: None,
            again_of: None,
            created_at: now,
            send_at: now,
            fold: None,
        }))
    }
}
