//! Mail that is refused where nobody is on the line who would tell its sender: it lay in a mailbox (IMAP). By LMTP the sender's
//! own host gets a sentence and writes a bounce; here the club answers, or a director sees the mail.

use frcec_store::{answers, inbox};

use super::world::{At, Known, KnownPlace, stranger_key};
use super::{DAY_MS, Incoming, Ingress, Taken, origin_key};
use crate::door::{self, Actor, MailRecord, SpareWords, Submission, SubmitError, Via};
use crate::mail::judge::{self, Place, Verdict};
use crate::mail::read::{Dmarc, Mail};
use crate::mail::screen::{self, Author};
use crate::speech::{Lang, Speech};

/// So many strangers are answered within a day; whoever writes under more names than that is a program, and the names are others'.
const STRANGERS: usize = 20;

impl Known {
    /// A member who hit upon an address that is none is answered as at one without a token: by where to write.
    pub(super) fn hear_members(&mut self) {
        if self.sender.is_none() {
            return;
        }
        for place in &mut self.places {
            if matches!(place.place, Place::Unknown | Place::NoReply) {
                *place = KnownPlace { place: Place::NoToken, at: At::Club };
            }
        }
    }
}

impl Ingress {
    /// The same for mails whose senders nobody tells what became of them.
    #[must_use]
    pub const fn unheard(mut self) -> Self {
        self.unheard = true;
        self
    }

    /// What becomes of a mail that would be refused: a stranger is told so once a day, a robot is told nothing, and whatever else a
    /// person may have written stands on the director's desk.
    pub(super) async fn refuse_unheard(
        &self,
        incoming: &Incoming<'_>,
        mail: Option<&Mail>,
        known: &Known,
        verdict: &Verdict,
        dmarc: Dmarc,
    ) -> Result<Taken, SubmitError> {
        let refused = self.refusal(verdict);
        let (Taken::Unknown(why) | Taken::Refused(why)) = refused else { return Ok(refused) };
        let null_sender = incoming.from.is_empty();
        let person = mail.is_none_or(|mail| {
            screen::author(mail, self.door.domain(), known.ours, null_sender, false) == Author::Person
                && !judge::is_quiet(mail)
        });
        if !person {
            return Ok(Taken::Unknown(why));
        }
        let stranger = known.stranger.as_ref().filter(|_| !known.greeted && dmarc != Dmarc::Fail);
        let answered = match stranger {
            Some(stranger) if self.may_answer_a_stranger(incoming.at).await? => Some(stranger),
            _ => None,
        };
        let recipient = incoming.to.first().cloned().unwrap_or_default();
        let key = origin_key(&recipient, mail, incoming.raw);
        let disposition = if answered.is_some() { verdict.disposition.name() } else { inbox::SILENCE };
        let record = MailRecord {
            mail_from: incoming.from.to_owned(),
            recipient,
            raw: incoming.raw.to_vec(),
            received_at: incoming.at,
            disposition: disposition.to_owned(),
            why: why.clone(),
            game: None,
            message_id: mail.and_then(|mail| mail.message_id.clone()),
            words: SpareWords::default(),
        };
        let command = match answered {
            Some(stranger) => {
                let club = self.door.club();
                let facts = [("club", club.name.as_str().into()), ("url", club.public_url.as_str().into())];
                let (speech, lang) = (Speech::new(), Lang::default());
                door::Command::Answer(door::Answer::Stranger {
                    address: stranger.to_string(),
                    subject: speech.say(lang, "mail-subject-answer", &facts),
                    sentences: vec![speech.say(lang, "mail-refused-stranger", &facts)],
                })
            }
            None => door::Command::Keep,
        };
        let by = known.sender.map_or(Actor::Club, Actor::Player);
        let (via, at) = (Via::Mail(Box::new(record)), incoming.arrived);
        match self.door.submit(Submission { by, via, at, origin: Some(key), command }).await {
            Ok(_) | Err(SubmitError::Duplicate(_)) => {}
            Err(error) => return Err(error),
        }
        match answered {
            Some(stranger) => {
                self.remember(stranger_key(stranger), incoming.at).await?;
                Ok(Taken::Recorded)
            }
            None => Ok(Taken::Refused(why)),
        }
    }

    /// Whether one more stranger may be answered within this day, who counts as answered then.
    async fn may_answer_a_stranger(&self, at: i64) -> Result<bool, SubmitError> {
        let free = self.door.db().write(move |tx| {
            Box::pin(async move {
                for number in 0..STRANGERS {
                    if answers::once_within(tx, &format!("strangers/{number}"), at, DAY_MS).await? {
                        return Ok(true);
                    }
                }
                Ok::<_, frcec_store::StoreError>(false)
            })
        });
        free.await.map_err(|error| SubmitError::from(error.flatten()))
    }
}
