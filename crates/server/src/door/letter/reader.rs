//! Whom a letter is written to, and where what answers a mail goes.
use std::borrow::Cow;

use frcec_store::{PlayerId, players::address_key};

use crate::{
    door::{
        Door,
        answer::{Answered, words_again, words_left},
    },
    mail::compose::Letter,
    people::Person,
};

/// Whom a letter that belongs to no game is written to.
pub(in crate::door) struct Reader {
    /// The member; `None` for somebody who asks to become one.
    pub(in crate::door) player: Option<PlayerId>,
    pub(in crate::door) name: String,
    pub(in crate::door) address: Option<String>,
    /// All addresses of a member whom no letter reaches; see [`Reader::answered_at`].
    pub(in crate::door) in_vain: Vec<String>,
}

impl Reader {
    /// Somebody who is no member.
    pub(in crate::door) const fn stranger(name: String, address: String) -> Self {
        Self { player: None, name, address: Some(address), in_vain: Vec::new() }
    }

    /// Where what answers a mail goes: where all letters go, or, if mail reaches none of the member's addresses, to the one that the mail
    /// came from: its writer reads there.
    pub(super) fn answered_at(&self, mail: Option<&Answered>) -> Option<&String> {
        let from = mail.and_then(|mail| mail.from.as_deref()).map(address_key);
        let wrote = self.in_vain.iter().find(|known| from.as_ref() == Some(&address_key(known)));
        wrote.or(self.address.as_ref())
    }

    /// Who gets an answer although no letter reaches him otherwise.
    fn unreached(&self) -> Option<PlayerId> {
        self.player.filter(|_| !self.in_vain.is_empty())
    }
}

impl From<&Person> for Reader {
    fn from(person: &Person) -> Self {
        let in_vain = if person.reached { Vec::new() } else { person.confirmed.clone() };
        Self { player: Some(person.id), name: person.name.clone(), address: person.address.clone(), in_vain }
    }
}

impl Door {
    /// The letter with what of the mail that it answers is passed on to nobody, and, to a member whom nothing else reaches, with the
    /// way to change that: this one is read. With `again` it is asked to send the words with the next move.
    pub(super) fn as_answer<'a>(
        &self,
        letter: &'a Letter,
        reader: &Reader,
        again: bool,
        answered: Option<&Answered>,
    ) -> Cow<'a, Letter> {
        let Some(answered) = answered else { return Cow::Borrowed(letter) };
        let unreached = reader.unreached();
        if answered.left.is_none() && unreached.is_none() {
            return Cow::Borrowed(letter);
        }
        let mut letter = letter.clone();
        let (speech, lang) = (self.inner.speech, letter.lang);
        let said = if again { words_again } else { words_left };
        letter.news.extend(answered.left.as_deref().map(|left| said(speech, lang, left)));
        if let Some(player) = unreached {
            let facts = [("club", self.club().name.as_str().into())];
            letter.news.push(speech.say(lang, "failing-answer", &facts));
            letter.foot.push(self.addresses_fact(lang, player));
        }
        Cow::Owned(letter)
    }
}
