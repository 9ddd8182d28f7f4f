//! How often a mail without a command is answered. A program that answers everything and does not say that it is one must come to
//! an end with us (fault case 071); a person who was not understood must be told so, else he waits for an answer to a move that
//! was never made. So the same words are answered once a day in each place, and other words a few times.
use frcec_store::{StoreError, Tx, answers};
use sha2::{Digest, Sha256};

use super::DAY_MS;
use crate::mail::body::Reply;
use crate::mail::read::Mail;
use crate::speech::{Lang, Speech};

/// How many mails without a command are answered in one place within a day.
pub(super) const ANSWERS: usize = 3;

/// What has been answered in one place within a day.
#[derive(Clone, Debug)]
pub(super) struct Silence {
    place: String,
    /// The first answer of the day that is still free.
    free: Option<usize>,
    /// Whether this mail is not answered any more.
    pub(super) falls: bool,
}

impl Silence {
    /// Under which keys the day's answers are remembered.
    pub(super) fn keys(place: &str) -> [String; ANSWERS] {
        std::array::from_fn(|number| format!("{place}/{number}"))
    }

    /// What `happened` of the place's keys, and whether this mail says what was answered before.
    pub(super) async fn of(
        tx: &mut Tx,
        place: String,
        happened: [bool; ANSWERS],
        mail: Option<&Mail>,
        at: i64,
    ) -> Result<Self, StoreError> {
        let free = happened.iter().position(|happened| !happened);
        let falls = match mail {
            _ if free.is_none() => true,
            Some(mail) if happened.contains(&true) => {
                answers::happened_within(tx, &text_key(&place, mail), at, DAY_MS).await?
            }
            _ => false,
        };
        Ok(Self { place, free, falls })
    }

    /// The same where the keys have not been looked up.
    pub(super) async fn look_up(
        tx: &mut Tx,
        place: String,
        mail: Option<&Mail>,
        at: i64,
    ) -> Result<Self, StoreError> {
        let mut happened = [false; ANSWERS];
        for (happened, key) in happened.iter_mut().zip(Self::keys(&place)) {
            *happened = answers::happened_within(tx, &key, at, DAY_MS).await?;
        }
        Self::of(tx, place, happened, mail, at).await
    }

    /// What an answer says of those that will not come: a person has to know that nobody answers any more. `keeper` is the address
    /// of the people who run the club.
    pub(super) fn said(&self, speech: Speech, lang: Lang, keeper: &str) -> String {
        match self.free {
            Some(number) if number + 1 < ANSWERS => speech.word(lang, "mail-answered-once"),
            _ => speech.say(lang, "mail-answered-last", &[("keeper", keeper.into())]),
        }
    }

    /// What is to be remembered when this mail is answered.
    pub(super) fn broken_by(&self, mail: Option<&Mail>) -> Vec<String> {
        let number = self.free.and_then(|free| Self::keys(&self.place).into_iter().nth(free));
        number.into_iter().chain(mail.map(|mail| text_key(&self.place, mail))).collect()
    }
}

/// Under which key the writer's own words are remembered, whatever they are quoted with.
fn text_key(place: &str, mail: &Mail) -> String {
    let view = [&mail.plain, &mail.html].into_iter().flatten();
    let own = view.map(|lines| Reply::of(lines)).find(|reply| !reply.is_empty()).unwrap_or_default();
    let mut hash = Sha256::new();
    for line in own.segments.iter().flatten() {
        for word in line.text.split_whitespace() {
            hash.update(word.as_bytes());
            hash.update(b" ");
        }
    }
    format!("{place}/{}", data_encoding::HEXLOWER.encode(&hash.finalize()))
}
