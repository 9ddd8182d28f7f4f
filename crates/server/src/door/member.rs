//! Members: entered by the club's keeper, changed by themselves; links by mail to log in and to confirm an address.
mod values;

use frcec_rules::reading::Notation;
use frcec_store::{
    GameId, PlayerId, StoreError, WriteError, letters,
    players::{self, NewPlayer, Player, Role},
    sessions::{self, LoginLink},
};
use sha2::{Digest, Sha256};

use super::{
    Door, Invalid, JoinWish, LoadError, Receipt, Submission, SubmitError,
    commit::Undone,
    digest,
    join::{none_of, sound},
    letter::Reader,
};
use crate::{
    mail::compose::{Fact, Letter, LetterKind},
    people::Person,
    settings::Settings,
};

pub use self::values::is_handle;
pub(super) use self::values::{country_code, handle_from, language, mail_address, person_name, zone_name};

/// How long a link works (ms): one hour.
pub const LINK_MS: i64 = 60 * 60 * 1000;

/// Links sent to one member within [`LINK_MS`] at the most.
const LINKS_AT_ONCE: i64 = 5;

/// A member to be entered, with an address that counts as verified.
#[derive(Clone, Debug)]
pub struct AddMember {
    /// The address.
    pub address: String,
    /// The name; the address's local part if `None`.
    pub name: Option<String>,
    /// The handle; made from the name if `None`.
    pub handle: Option<String>,
    /// What the member may do.
    pub role: Role,
    /// IANA name of the zone.
    pub zone: String,
    /// BCP 47 tag of the language.
    pub lang: String,
    /// ISO 3166 code of the country.
    pub country: Option<String>,
}

/// What a member changes; `None` leaves a thing as it is.
#[derive(Clone, Debug, Default)]
pub struct MemberChange {
    /// The name.
    pub name: Option<String>,
    /// ISO 3166 code; `Some(None)` takes it away.
    pub country: Option<Option<String>>,
    /// BCP 47 tag.
    pub lang: Option<String>,
    /// Language of the piece letters; `Some(None)` for English alone.
    pub notation: Option<Option<String>>,
    /// IANA name.
    pub zone: Option<String>,
    /// All choices.
    pub settings: Option<Settings>,
}

/// What a link that is sent by mail is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkPurpose {
    /// Logging in.
    Login,
    /// Confirming an address.
    Address,
}

impl LinkPurpose {
    /// The word in the record.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Login => "login",
            Self::Address => "address",
        }
    }

    /// The kind of the letter that brings it.
    const fn letter(self) -> LetterKind {
        match self {
            Self::Login => LetterKind::Login,
            Self::Address => LetterKind::Address,
        }
    }
}

/// What is asked of the list of members.
#[derive(Clone, Debug)]
pub enum MemberCommand {
    /// Enter a new member.
    Add(AddMember),
    /// Change what is the member's own.
    Change(PlayerId, MemberChange),
    /// Send a letter to this address that asks whether it wants to join.
    Join(JoinWish),
    /// The link of such a letter was followed: its hash.
    ConfirmJoin(String),
    /// Ask a member by letter whether he or she really wants to leave.
    AskToLeave(PlayerId),
    /// The member leaves, and is forgotten if that is wanted too.
    Leave(PlayerId, bool),
    /// Pass on nothing that the second one writes to the first one, or pass it on again.
    Mute(PlayerId, PlayerId, bool),
    /// Put words about the opponent of a game before the directors.
    Report(PlayerId, GameId, String),
    /// A director has dealt with a report.
    SettleReport(i64),
    /// Send a link to log in to this address. Whether it is a member's is not told.
    LoginLink(String),
    /// Send a link to this address that makes it the member's.
    AddAddress(PlayerId, String),
    /// The link was followed: the address is the member's.
    ConfirmAddress(PlayerId, String),
    /// The member says that mail reaches this address again.
    AddressWorks(PlayerId, String),
    /// Write to this one first.
    PreferAddress(PlayerId, String),
    /// Write there no more.
    RemoveAddress(PlayerId, String),
}

impl Door {
    pub(super) async fn submit_member(
        &self,
        submission: &Submission,
        command: &MemberCommand,
    ) -> Result<Receipt, SubmitError> {
        match command {
            MemberCommand::Add(add) => self.add_member(submission, add).await,
            MemberCommand::Change(id, change) => self.change_member(submission, *id, change).await,
            MemberCommand::Join(wish) => self.ask_to_join(submission, wish).await,
            MemberCommand::ConfirmJoin(hash) => self.confirm_join_by_link(submission, hash).await,
            MemberCommand::AskToLeave(id) => self.ask_to_leave(submission, *id).await,
            MemberCommand::Leave(id, forget) => self.leave(submission, *id, *forget, None).await,
            MemberCommand::Mute(id, other, on) => self.mute(submission, *id, *other, *on).await,
            MemberCommand::Report(id, game, words) => self.report(submission, *id, *game, words).await,
            MemberCommand::SettleReport(id) => self.settle_report(submission, *id).await,
            MemberCommand::LoginLink(address) => self.login_link(submission, address).await,
            MemberCommand::AddAddress(id, address) => self.add_address(submission, *id, address).await,
            MemberCommand::ConfirmAddress(id, address) => {
                let (id, address, at) = (*id, mail_address(address, self.domain())?, submission.at);
                let owner = players::by_address(&mut self.db().read().await?, &address).await?;
                if owner.is_some_and(|owner| owner.id != id) {
                    return Err(Invalid::Taken { what: "address", value: address }.into());
                }
                let fresh = address.clone();
                let receipt = self
                    .write_member(submission, Receipt::Member { id }, move |tx| {
                        Box::pin(async move { players::add_address(tx, id, &fresh, Some(at), at).await })
                    })
                    .await?;
                self.address_works(id, address).await?;
                Ok(receipt)
            }
            MemberCommand::AddressWorks(id, address) => {
                self.address_works(*id, address.clone()).await?;
                Ok(Receipt::Member { id: *id })
            }
            MemberCommand::PreferAddress(id, address) => {
                let (id, address) = (*id, address.clone());
                let receipt = self
                    .write_member(submission, Receipt::Member { id }, move |tx| {
                        Box::pin(async move { players::prefer_address(tx, id, &address).await.map(|_| ()) })
                    })
                    .await?;
                self.letters_follow(id).await?;
                Ok(receipt)
            }
            MemberCommand::RemoveAddress(id, address) => self.remove_address(submission, *id, address).await,
        }
    }

    /// One write for a member, with the submission's origin.
    pub(super) async fn write_member<F>(
        &self,
        submission: &Submission,
        receipt: Receipt,
        work: F,
    ) -> Result<Receipt, SubmitError>
    where
        F: for<'a> FnOnce(
                &'a mut frcec_store::Tx,
            ) -> futures_util::future::BoxFuture<'a, Result<(), StoreError>>
            + Send
            + 'static,
    {
        let commit = self.commit_for(submission, receipt.clone(), None);
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    commit.begin(tx).await?;
                    work(tx).await?;
                    Ok::<_, Undone>(receipt)
                })
            })
            .await;
        self.member_written(written)
    }

    pub(super) fn member_written<T>(&self, written: Result<T, WriteError<Undone>>) -> Result<T, SubmitError> {
        written.map_err(|error| match error {
            WriteError::Refused(Undone::Store(StoreError::Taken { what, value })) => {
                SubmitError::Invalid(Invalid::Taken { what, value })
            }
            WriteError::Refused(Undone::Store(error)) if error.is_stale() => SubmitError::Busy,
            WriteError::Refused(undone) => self.undone(undone),
            WriteError::Store(error) => error.into(),
        })
    }

    async fn change_member(
        &self,
        submission: &Submission,
        id: PlayerId,
        change: &MemberChange,
    ) -> Result<Receipt, SubmitError> {
        let player = {
            let mut tx = self.db().read().await?;
            players::by_id(&mut tx, id).await?.ok_or_else(|| SubmitError::NoMember(id.to_string()))?
        };
        let changed = changed(player, change)?;
        let at = submission.at;
        let now = self.clock().now();
        self.write_member(submission, Receipt::Member { id }, move |tx| {
            Box::pin(async move {
                players::update(tx, &changed, at).await?;
                digest::plan(tx, id, &changed.zone, now).await
            })
        })
        .await
    }

    async fn login_link(&self, submission: &Submission, address: &str) -> Result<Receipt, SubmitError> {
        let person = {
            let mut tx = self.db().read().await?;
            match players::by_address(&mut tx, address).await? {
                Some(player) => {
                    let since = self.clock().now() - LINK_MS;
                    let lately = sessions::links_since(&mut tx, player.id, since).await?;
                    let person = Person::of(&mut tx, player).await.map_err(LoadError::from)?;
                    (lately < LINKS_AT_ONCE).then_some(person)
                }
                None => None,
            }
        };
        // An address that is nobody's gets no letter, and the page says the same.
        let Some(person) = person else { return Ok(Receipt::Kept) };
        let to = address.trim().to_owned();
        self.send_link(submission, person, to, LinkPurpose::Login).await
    }

    async fn add_address(
        &self,
        submission: &Submission,
        id: PlayerId,
        address: &str,
    ) -> Result<Receipt, SubmitError> {
        let address = mail_address(address, self.domain())?;
        let person = {
            let mut tx = self.db().read().await?;
            if let Some(owner) = players::by_address(&mut tx, &address).await?
                && owner.id != id
            {
                return Err(SubmitError::Invalid(Invalid::Taken { what: "address", value: address }));
            }
            Person::load(&mut tx, id).await.map_err(LoadError::from)?
        };
        self.send_link(submission, person, address, LinkPurpose::Address).await
    }

    /// A letter with a link that works once and for an hour; only the hash of its secret is kept.
    async fn send_link(
        &self,
        submission: &Submission,
        mut person: Person,
        address: String,
        purpose: LinkPurpose,
    ) -> Result<Receipt, SubmitError> {
        let now = self.clock().now();
        let secret = self.ids().secret();
        let link = LoginLink {
            hash: hash_secret(&secret),
            player_id: person.id,
            address: address.clone(),
            purpose: purpose.key().to_owned(),
            created_at: now,
            expires_at: now + LINK_MS,
            used_at: None,
        };
        let say = |key: &str| {
            let facts = &[("name", person.name.as_str().into()), ("club", self.club().name.as_str().into())];
            self.inner.speech.say(person.lang, &format!("link-{}-{key}", purpose.key()), facts)
        };
        let subject = say("subject");
        let mut letter = Letter::new(person.lang, &self.club().name, subject.clone());
        letter.news = vec![say("intro"), say("rules")];
        letter.foot =
            vec![Fact { label: say("label"), text: format!("{}/login/{secret}", self.club().public_url) }];
        person.address = Some(address);
        let letter = self.club_letter(&letter, &Reader::from(&person), purpose.letter(), subject, None)?;
        let receipt = Receipt::Kept;
        let done = self
            .write_member(submission, receipt, move |tx| {
                Box::pin(async move {
                    sessions::create_link(tx, &link).await?;
                    if let Some(letter) = letter {
                        letters::insert(tx, &letter).await?;
                    }
                    Ok(())
                })
            })
            .await?;
        Ok(done)
    }

    async fn remove_address(
        &self,
        submission: &Submission,
        id: PlayerId,
        address: &str,
    ) -> Result<Receipt, SubmitError> {
        let key = players::address_key(address);
        let others = {
            let mut tx = self.db().read().await?;
            let addresses = players::addresses(&mut tx, id).await?;
            addresses
                .iter()
                .filter(|other| other.verified_at.is_some() && players::address_key(&other.address) != key)
                .count()
        };
        if others == 0 {
            return Err(SubmitError::Invalid(Invalid::LastAddress));
        }
        let address = address.to_owned();
        let receipt = self
            .write_member(submission, Receipt::Member { id }, move |tx| {
                Box::pin(async move { players::remove_address(tx, id, &address).await.map(|_| ()) })
            })
            .await?;
        self.letters_follow(id).await?;
        Ok(receipt)
    }

    async fn add_member(&self, submission: &Submission, add: &AddMember) -> Result<Receipt, SubmitError> {
        let address = mail_address(&add.address, self.domain())?;
        let local = address.split('@').next().unwrap_or_default();
        let name = person_name(add.name.as_deref().unwrap_or(local))?;
        let handle = match &add.handle {
            Some(handle) => handle.trim().to_owned(),
            None => self.free_handle(&handle_from(local)).await?,
        };
        if !is_handle(&handle) {
            return Err(SubmitError::Invalid(Invalid::Handle(handle)));
        }
        let new = NewPlayer {
            handle,
            name,
            country: add.country.as_deref().map(country_code).transpose()?,
            lang: language(&add.lang)?,
            notation: None,
            zone: zone_name(&add.zone)?,
            settings: Settings::default().to_text(),
            role: add.role,
        };
        let at = submission.at;
        let mut commit = self.commit_for(submission, Receipt::Kept, None);
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    let id = players::create(tx, &new, at).await?;
                    players::add_address(tx, id, &address, Some(at), at).await?;
                    let receipt = Receipt::Member { id };
                    if let Some((_, stored)) = &mut commit.origin {
                        *stored = receipt.clone();
                    }
                    commit.begin(tx).await?;
                    Ok::<_, Undone>(receipt)
                })
            })
            .await;
        self.member_written(written)
    }

    /// `wanted`, or `wanted2`, `wanted3` … if it is in use.
    async fn free_handle(&self, wanted: &str) -> Result<String, SubmitError> {
        let mut tx = self.db().read().await?;
        let mut handle = wanted.to_owned();
        let mut number = 1;
        while players::by_handle(&mut tx, &handle).await?.is_some() {
            number += 1;
            handle = format!("{wanted}{number}");
        }
        Ok(handle)
    }
}

/// The row with a member's changes, each checked.
fn changed(mut player: Player, change: &MemberChange) -> Result<Player, SubmitError> {
    let mut faults = Vec::new();
    if let Some(name) = change.name.as_deref().and_then(|name| sound(&mut faults, person_name(name))) {
        player.name = name;
    }
    if let Some(country) = &change.country {
        player.country = country.as_deref().and_then(|code| sound(&mut faults, country_code(code)));
    }
    if let Some(lang) = change.lang.as_deref().and_then(|lang| sound(&mut faults, language(lang))) {
        player.lang = lang;
    }
    if let Some(notation) = &change.notation {
        player.notation = match notation {
            Some(tag) => {
                tag.parse::<Notation>().map_err(|_| SubmitError::Invalid(Invalid::Lang(tag.clone())))?;
                Some(tag.clone())
            }
            None => None,
        };
    }
    if let Some(zone) = change.zone.as_deref().and_then(|zone| sound(&mut faults, zone_name(zone))) {
        player.zone = zone;
    }
    if let Some(settings) = &change.settings {
        player.settings = settings.to_text();
    }
    none_of(faults)?;
    Ok(player)
}

/// What of a secret is kept: its SHA-256 in hex.
pub fn hash_secret(secret: &str) -> String {
    data_encoding::HEXLOWER.encode(&Sha256::digest(secret.as_bytes()))
}
