//! How often a mail without a command is answered. A program that answers everything and does not say that it is one must come to
//! an end with us (fault case 071); a person who was not understood must be told so, else he waits for an answer to a move that
//! was never made. So mere words are answered a few times a day in each place, the same words once; and a mail in which anything
//! may be a move or a command is answered each time, up to a number that no person writes (domain.md: refusals and questions are
//! always sent).
use frcec_store::{
    StoreError, Tx,
    answers::{self, KEYS},
};
use sha2::{Digest, Sha256};

use super::DAY_MS;
use crate::mail::body::{self, SourceLine};
use crate::mail::judge::Commandless;
use crate::mail::read::Mail;
use crate::speech::{Lang, Speech};

/// How many mails of mere words are answered in one place within a day.
pub(super) const ANSWERS: usize = KEYS - 1;

/// How many mails in which something may be a move or a command: whoever writes more is a program.
const TRIES: usize = 12;

/// What has been answered in one place within a day.
#[derive(Clone, Debug)]
pub(super) struct Silence {
    place: String,
    /// The first answer to words of the day that is still free.
    free: Option<usize>,
    /// The same of mails in which something may be a command.
    free_try: Option<usize>,
    /// Which mails are not answered any more.
    pub(super) falls: Commandless,
}

impl Silence {
    /// Under which keys the day's answers to words are remembered, and the first to what may be a command.
    pub(super) fn keys(place: &str) -> [String; KEYS] {
        std::array::from_fn(|number| match number {
            ANSWERS => try_key(place, 0),
            number => format!("{place}/{number}"),
        })
    }

    /// What `happened` of the place's keys, and whether this mail says what was answered before.
    pub(super) async fn of(
        tx: &mut Tx,
        place: String,
        happened: [bool; KEYS],
        mail: Option<&Mail>,
        at: i64,
    ) -> Result<Self, StoreError> {
        let [words @ .., tried] = happened;
        let free = words.iter().position(|happened| !happened);
        let words_fall = match mail {
            _ if free.is_none() => true,
            Some(mail) if words.contains(&true) => {
                answers::happened_within(tx, &text_key(&place, mail), at, DAY_MS).await?
            }
            _ => false,
        };
        let mut free_try = Some(0);
        if tried {
            free_try = None;
            for number in 1..TRIES {
                if !answers::happened_within(tx, &try_key(&place, number), at, DAY_MS).await? {
                    free_try = Some(number);
                    break;
                }
            }
        }
        let falls = Commandless { words: words_fall, tries: free_try.is_none() };
        Ok(Self { place, free, free_try, falls })
    }

    /// The same where the keys have not been looked up.
    pub(super) async fn look_up(
        tx: &mut Tx,
        place: String,
        mail: Option<&Mail>,
        at: i64,
    ) -> Result<Self, StoreError> {
        let mut happened = [false; KEYS];
        for (happened, key) in happened.iter_mut().zip(Self::keys(&place)) {
            *happened = answers::happened_within(tx, &key, at, DAY_MS).await?;
        }
        Self::of(tx, place, happened, mail, at).await
    }

    /// What an answer says of those that will not come: a person has to know that nobody answers any more. `tries` says whether
    /// something in the mail may be a command, `keeper` is the address of the people who run the club.
    pub(super) fn said(&self, speech: Speech, lang: Lang, tries: bool, keeper: &str) -> Option<String> {
        let (free, most) = if tries { (self.free_try, TRIES) } else { (self.free, ANSWERS) };
        let more = free.is_some_and(|number| number + 1 < most);
        match (more, tries) {
            (true, true) => None,
            (true, false) => Some(speech.word(lang, "mail-answered-once")),
            (false, _) => Some(speech.say(lang, "mail-answered-last", &[("keeper", keeper.into())])),
        }
    }

    /// What is to be remembered when this mail is answered.
    pub(super) fn broken_by(&self, mail: Option<&Mail>, tries: bool) -> Vec<String> {
        if tries {
            return self.free_try.map(|number| try_key(&self.place, number)).into_iter().collect();
        }
        let number = self.free.map(|number| format!("{}/{number}", self.place));
        number.into_iter().chain(mail.map(|mail| text_key(&self.place, mail))).collect()
    }
}

fn try_key(place: &str, number: usize) -> String {
    format!("{place}/try{number}")
}

/// Under which key the words that somebody sent are remembered, all of them, whatever they are quoted with.
fn text_key(place: &str, mail: &Mail) -> String {
    let view = [&mail.plain, &mail.html].into_iter().flatten();
    let own = view.map(|lines| body::written(lines)).find(|own| own.iter().any(|line| !line.text.is_empty()));
    let mut hash = Sha256::new();
    for word in own.iter().flatten().flat_map(|line: &&SourceLine| line.text.split_whitespace()) {
        hash.update(word.as_bytes());
        hash.update(b" ");
    }
    format!("{place}/{}", data_encoding::HEXLOWER.encode(&hash.finalize()))
}
