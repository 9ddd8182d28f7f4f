//! Joining: an address asks by form or by mail, gets a letter, and is a member once that letter was answered.
use frcec_store::{
    StoreError, Tx, answers,
    asks::{self, Ask, AskKind},
    letters::{self, NewLetter},
    players::{self, NewPlayer, Role},
};
use serde::{Deserialize, Serialize};

use super::{
    ClubDenial, Door, Invalid, Receipt, Submission, SubmitError, Via,
    answer::{Answered, reply_to},
    ask::{self, NewAsk},
    letter::Reader,
    matches::NotMade,
    member::{
        country_code, handle_from, hash_secret, is_handle, language, mail_address, person_name, zone_name,
    },
    row::json,
};
use crate::{
    mail::compose::{Fact, Help, Letter, LetterKind},
    settings::Settings,
    speech::Lang,
};

/// How long a newcomer may take to answer (ms): three days.
pub const JOIN_MS: i64 = 3 * 24 * HOUR_MS;
const HOUR_MS: i64 = 60 * 60 * 1000;
/// Letters to one address within an hour at the most.
const JOINS_AT_ONCE: i64 = 3;

/// Who wants to join; stored with the question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JoinWish {
    /// The address.
    pub address: String,
    /// The name; made from the address if `None`.
    pub name: Option<String>,
    /// The handle; made from the address if `None`.
    pub handle: Option<String>,
    /// ISO 3166 code of the country.
    pub country: Option<String>,
    /// IANA name of the zone.
    pub zone: String,
    /// BCP 47 tag of the language.
    pub lang: String,
}

/// What a newcomer writes beside the `yes`, in place of what the letter said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct JoinLines {
    /// The name.
    pub name: Option<String>,
    /// The handle.
    pub handle: Option<String>,
    /// The country's code.
    pub country: Option<String>,
    /// The zone.
    pub zone: Option<String>,
    /// The language's tag.
    pub lang: Option<String>,
}

impl Door {
    /// Sends the letter that asks whether this address wants to join. A member's address gets another letter, and whoever
    /// filled in the form learns nothing of it.
    pub(super) async fn ask_to_join(
        &self,
        submission: &Submission,
        wish: &JoinWish,
    ) -> Result<Receipt, SubmitError> {
        let wish = checked(wish, self.domain())?;
        let now = self.clock().now();
        let (member, lately, taken) = {
            let mut tx = self.db().read().await?;
            let member = players::by_address(&mut tx, &wish.address).await?;
            let lately = asks::count_since(&mut tx, AskKind::Join, &wish.address, now - HOUR_MS).await?;
            let taken = match &wish.handle {
                Some(handle) => players::by_handle(&mut tx, handle).await?.is_some(),
                None => false,
            };
            (member, lately, taken)
        };
        if taken {
            let value = wish.handle.unwrap_or_default();
            return Err(SubmitError::Invalid(Invalid::Taken { what: "handle", value }));
        }
        let receipt = if matches!(submission.via, Via::Mail(_)) { Receipt::Answered } else { Receipt::Kept };
        let (ask, letter, once) = if let Some(member) = member {
            let key = format!("join-known/{}", players::address_key(&wish.address));
            // In the member's language: the form may have been filled in by anybody.
            let lang = member.lang.parse().unwrap_or_default();
            (None, self.known_letter(submission, &wish, lang)?, Some(key))
        } else if lately >= JOINS_AT_ONCE {
            (None, None, None)
        } else {
            let (ask, letter) = self.join_question(submission, &wish)?.unzip();
            (ask, letter, None)
        };
        let commit = self.commit_for(submission, receipt.clone(), None);
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    commit.begin(tx).await.map_err(NotMade::Undone)?;
                    if let Some(ask) = ask {
                        asks::insert(tx, &ask).await?;
                    }
                    let wanted = match once {
                        Some(key) => answers::once_within(tx, &key, now, HOUR_MS).await?,
                        None => true,
                    };
                    if let Some(letter) = letter.filter(|_| wanted) {
                        letters::insert(tx, &letter).await?;
                    }
                    Ok(receipt)
                })
            })
            .await;
        self.made(written)
    }

    /// The question whether to join, with a link and an address to answer it.
    fn join_question(
        &self,
        submission: &Submission,
        wish: &JoinWish,
    ) -> Result<Option<(Ask, NewLetter)>, SubmitError> {
        let lang = wish.lang.parse::<Lang>().unwrap_or_default();
        let secret = self.ids().secret();
        let speech = self.inner.speech;
        let facts = [("club", self.club().name.as_str().into())];
        let say = |key: &str| speech.say(lang, key, &facts);
        let mut letter = Letter::new(lang, &self.club().name, say("join-subject"));
        letter.news = vec![say("join-intro"), say("join-how"), say("join-ignore")];
        let shown = |text: &Option<String>| text.clone().unwrap_or_else(|| speech.word(lang, "join-open"));
        letter.facts = [
            ("join-label-name", shown(&wish.name)),
            ("join-label-handle", shown(&wish.handle)),
            (
                "join-label-country",
                wish.country.clone().unwrap_or_else(|| speech.word(lang, "join-country-open")),
            ),
            ("join-label-lang", lang.own_name().to_owned()),
            ("join-label-zone", wish.zone.clone()),
        ]
        .into_iter()
        .map(|(key, text)| Fact { label: speech.word(lang, key), text })
        .collect();
        letter.help_label = speech.word(lang, "join-answer");
        letter.help =
            vec![Help { write: speech.word(lang, "command-yes"), does: speech.word(lang, "join-yes") }];
        letter.foot = vec![Fact {
            label: speech.word(lang, "join-link"),
            text: format!("{}/join/{secret}", self.club().public_url),
        }];
        let name = wish.name.clone().unwrap_or_default();
        let reader = Reader::stranger(name, wish.address.clone());
        let new = NewAsk {
            kind: AskKind::Join,
            about: 0,
            body: json(wish),
            hash: Some(hash_secret(&secret)),
            lasts_ms: JOIN_MS,
            reader: &reader,
            in_reply_to: reply_to(submission),
        };
        self.club_question(new, &letter)
    }

    /// To a member who asks to join: the way in.
    fn known_letter(
        &self,
        submission: &Submission,
        wish: &JoinWish,
        lang: Lang,
    ) -> Result<Option<NewLetter>, SubmitError> {
        let speech = self.inner.speech;
        let facts = [("club", self.club().name.as_str().into())];
        let subject = speech.say(lang, "join-known-subject", &facts);
        let mut letter = Letter::new(lang, &self.club().name, subject.clone());
        letter.news = vec![speech.say(lang, "join-known", &facts)];
        letter.foot = vec![Fact {
            label: speech.word(lang, "join-known-link"),
            text: format!("{}/login", self.club().public_url),
        }];
        let reader = Reader::stranger(String::new(), wish.address.clone());
        self.club_letter(&letter, &reader, LetterKind::Join, subject, reply_to(submission))
    }

    /// The link of a newcomer's letter was followed.
    pub(super) async fn confirm_join_by_link(
        &self,
        submission: &Submission,
        hash: &str,
    ) -> Result<Receipt, SubmitError> {
        let ask = {
            let mut tx = self.db().read().await?;
            asks::by_hash(&mut tx, hash).await?.filter(|ask| ask.kind == AskKind::Join)
        };
        let ask = ask::open(ask, submission.at)?;
        self.confirm_join(submission, ask, &JoinLines::default()).await
    }

    /// Makes the newcomer a member.
    pub(super) async fn confirm_join(
        &self,
        submission: &Submission,
        ask: Ask,
        lines: &JoinLines,
    ) -> Result<Receipt, SubmitError> {
        let wish = joined(wish_of(&ask)?, lines);
        let wish = checked(&wish, self.domain())?;
        // Asked twice and answered twice, by the same person.
        let known = players::by_address(&mut self.db().read().await?, &wish.address).await?;
        if let Some(known) = known {
            return Err(ClubDenial::MemberAlready(known.handle).into());
        }
        let local = wish.address.split('@').next().unwrap_or_default();
        let asked_for = lines.handle.is_some();
        let new = NewPlayer {
            handle: wish.handle.clone().unwrap_or_else(|| handle_from(local)),
            name: wish.name.clone().unwrap_or_else(|| local.to_owned()),
            country: wish.country.clone(),
            lang: wish.lang.clone(),
            notation: None,
            zone: wish.zone.clone(),
            settings: Settings::default().to_text(),
            role: Role::Member,
        };
        let (door, at, address) = (self.clone(), submission.at, wish.address);
        let in_reply_to = reply_to(submission);
        let mut commit = self.commit_for(submission, Receipt::Kept, None);
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    if !asks::settle(tx, ask.id, at).await? {
                        return Err(SubmitError::from(ClubDenial::AskOver).into());
                    }
                    let mut new = new;
                    if !asked_for {
                        new.handle = free_handle(tx, &new.handle).await?;
                    }
                    let id = players::create(tx, &new, at).await?;
                    players::add_address(tx, id, &address, Some(at), at).await?;
                    let receipt = Receipt::Member { id };
                    if let Some((_, stored)) = &mut commit.origin {
                        *stored = receipt.clone();
                    }
                    if let Some(mail) = &mut commit.mail {
                        mail.player_id = Some(id);
                    }
                    commit.begin(tx).await.map_err(NotMade::Undone)?;
                    let reader = Reader { player: Some(id), ..Reader::stranger(new.name.clone(), address) };
                    if let Some(letter) = door.welcome_letter(&new, &reader, in_reply_to)? {
                        letters::insert(tx, &letter).await?;
                    }
                    Ok(receipt)
                })
            })
            .await;
        self.made(written)
    }

    fn welcome_letter(
        &self,
        new: &NewPlayer,
        reader: &Reader,
        in_reply_to: Option<Answered>,
    ) -> Result<Option<NewLetter>, SubmitError> {
        let lang = new.lang.parse::<Lang>().unwrap_or_default();
        let speech = self.inner.speech;
        let club = self.club();
        let facts = [
            ("club", club.name.as_str().into()),
            ("name", new.name.as_str().into()),
            ("handle", new.handle.as_str().into()),
        ];
        let subject = speech.say(lang, "join-welcome-subject", &facts);
        let mut letter = Letter::new(lang, &club.name, subject.clone());
        letter.news =
            vec![speech.say(lang, "join-welcome", &facts), speech.say(lang, "join-welcome-how", &facts)];
        letter.help_label = speech.say(lang, "join-welcome-help", &[("address", self.club_address().into())]);
        letter.help = ["challenge", "pair", "practice", "games", "help"]
            .into_iter()
            .map(|word| Help {
                write: speech.word(lang, &format!("join-write-{word}")),
                does: speech.word(lang, &format!("join-does-{word}")),
            })
            .collect();
        letter.foot = vec![Fact {
            label: speech.word(lang, "join-page"),
            text: format!("{}/players/{}", club.public_url, new.handle),
        }];
        self.club_letter(&letter, reader, LetterKind::Welcome, subject, in_reply_to)
    }
}

/// What the question keeps.
pub(super) fn wish_of(ask: &Ask) -> Result<JoinWish, SubmitError> {
    serde_json::from_str(&ask.body).map_err(|error| {
        SubmitError::from(StoreError::Corrupt {
            table: "asks",
            column: "body".to_owned(),
            key: ask.id.to_string(),
            why: error.to_string(),
        })
    })
}

/// The language in which a newcomer is written to.
pub fn join_lang(ask: &Ask) -> Lang {
    serde_json::from_str::<JoinWish>(&ask.body)
        .ok()
        .and_then(|wish| wish.lang.parse().ok())
        .unwrap_or_default()
}

fn joined(wish: JoinWish, lines: &JoinLines) -> JoinWish {
    let JoinLines { name, handle, country, zone, lang } = lines.clone();
    JoinWish {
        address: wish.address,
        name: name.or(wish.name),
        handle: handle.or(wish.handle),
        country: country.or(wish.country),
        zone: zone.unwrap_or(wish.zone),
        lang: lang.unwrap_or(wish.lang),
    }
}

/// Handles that would be taken for the club's own word.
const RESERVED: [&str; 12] = [
    "abuse",
    "admin",
    "club",
    "director",
    "frcec",
    "help",
    "member",
    "members",
    "play",
    "postmaster",
    "root",
    "support",
];

/// The wish with every value as the record keeps it, or all that is wrong with it.
fn checked(wish: &JoinWish, own_domain: &str) -> Result<JoinWish, SubmitError> {
    let mut faults = Vec::new();
    let handle = wish.handle.as_deref().map(str::trim).filter(|handle| !handle.is_empty());
    let filled = |text: &Option<String>| text.clone().filter(|text| !text.trim().is_empty());
    let checked = JoinWish {
        address: sound(&mut faults, mail_address(&wish.address, own_domain)).unwrap_or_default(),
        name: filled(&wish.name).and_then(|name| sound(&mut faults, person_name(&name))),
        handle: handle.and_then(|handle| sound(&mut faults, own_handle(handle))),
        country: filled(&wish.country).and_then(|country| sound(&mut faults, country_code(&country))),
        zone: sound(&mut faults, zone_name(&wish.zone)).unwrap_or_default(),
        lang: sound(&mut faults, language(&wish.lang)).unwrap_or_default(),
    };
    none_of(faults)?;
    Ok(checked)
}

/// Refuses if there is any fault, with all of them.
pub(super) fn none_of(mut faults: Vec<Invalid>) -> Result<(), SubmitError> {
    match faults.len() {
        0 => Ok(()),
        1 => Err(SubmitError::Invalid(faults.remove(0))),
        _ => Err(SubmitError::Invalid(Invalid::Several(faults))),
    }
}

/// The value, or its fault set aside.
pub(super) fn sound(faults: &mut Vec<Invalid>, value: Result<String, Invalid>) -> Option<String> {
    value.map_err(|fault| faults.push(fault)).ok()
}

fn is_reserved(handle: &str) -> bool {
    RESERVED.iter().any(|word| handle.eq_ignore_ascii_case(word))
}

fn own_handle(handle: &str) -> Result<String, Invalid> {
    if !is_handle(handle) {
        return Err(Invalid::Handle(handle.to_owned()));
    }
    if is_reserved(handle) {
        Err(Invalid::Taken { what: "handle", value: handle.to_owned() })
    } else {
        Ok(handle.to_owned())
    }
}

/// `wanted`, or `wanted2`, `wanted3` … if it is in use, or the club's own word.
async fn free_handle(tx: &mut Tx, wanted: &str) -> Result<String, StoreError> {
    let mut handle = wanted.to_owned();
    let mut number = 1;
    while is_reserved(&handle) || players::by_handle(tx, &handle).await?.is_some() {
        number += 1;
        handle = format!("{}{number}", wanted.chars().take(26).collect::<String>());
    }
    Ok(handle)
}
