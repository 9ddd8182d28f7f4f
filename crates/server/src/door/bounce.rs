//! Letters that did not arrive: another address is tried, then the member is marked and the directors are told.
use frcec_rules::club::seat::Seat;
use frcec_store::{
    LetterId, PlayerId, StoreError, Tx, audit, delivery,
    letters::{self, Letter as Stored, LetterState, Lost, NewLetter, Tells},
    players::{self, Address, AddressState, PlayerStatus, Role},
};

use super::{
    DeliveryFact, DeliveryFault, Door, LoadError, SubmitError, late_bounce::flag_in_vain, letter::Reader,
    load::load_game, row::json,
};
use crate::{
    mail::{
        address::Tag,
        compose::{Fact, Letter, LetterKind, assemble::Headers},
    },
    people::Person,
};

const HOUR: i64 = 60 * 60 * 1000;
pub(super) const DAY: i64 = 24 * HOUR;

/// After a full mailbox the same address is tried again, so much later and so often.
const AGAIN_AFTER: i64 = 12 * HOUR;
const TRIES: usize = 4;
/// After a refusal that says nothing about the address (the relay does not want us) the same: for a day.
const AGAIN_AFTER_OURS: i64 = HOUR;
const TRIES_OURS: usize = 24;
/// How long an address may fail before letters are not kept for it any more (ms).
const KEPT: i64 = 30 * DAY;
/// A letter older than this is not sent to another address any more.
const STALE: i64 = 7 * DAY;
/// How long a link about a member's addresses works.
const LINK: i64 = 14 * DAY;
/// What such a link is sealed for.
const ADDRESSES: &str = "addresses";

/// What is done about a lost letter.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Plan {
    /// The address counts as failing.
    failing: bool,
    /// Where its content goes again, and when (Unix ms).
    again: Option<(String, i64)>,
    /// No address is left.
    unreachable: bool,
    /// Its content waits until an address works.
    kept: bool,
}

/// What is to be known of a lost letter.
struct Case<'a> {
    letter: &'a Stored,
    lost: Lost,
    /// Whether it still has something to say.
    current: bool,
    /// Whether its reader is a member.
    member: bool,
    addresses: &'a [Address],
    /// Since when the address fails (Unix ms).
    since: i64,
    /// All letters with its content.
    goes: &'a [Stored],
    now: i64,
}

fn plan(case: &Case<'_>) -> Plan {
    let Case { letter, lost, goes, now, .. } = case;
    let same = |a: &str, b: &str| players::address_key(a) == players::address_key(b);
    let tried = goes.iter().filter(|other| same(&other.address, &letter.address)).count();
    let ours =
        *lost == Lost::Refused && !is_about_the_recipient(letter.last_error.as_deref().unwrap_or_default());
    let failing = match lost {
        Lost::Refused if ours => tried >= TRIES_OURS,
        Lost::Hard | Lost::Refused => true,
        Lost::Soft => tried >= TRIES,
        // It says nothing about the address.
        Lost::Ours => false,
    };
    let good = |a: &&Address| {
        a.verified_at.is_some() && a.state == AddressState::Good && !same(&a.address, &letter.address)
    };
    let mut others = case.addresses.iter().filter(good);
    let unreachable = failing && others.clone().next().is_none();
    let untried = |a: &&Address| goes.iter().all(|other| !same(&other.address, &a.address));
    // One that was tried, and that its owner says works again, may be tried once more; if the letter comes back from there it fails.
    let tried_before = others.clone().next().filter(|_| failing);
    let other = others.find(untried).or(tried_before);
    let again = match (lost, other) {
        _ if !case.current || *lost == Lost::Ours => None,
        (_, Some(other)) => Some((other.address.clone(), *now)),
        (Lost::Soft, None) if !failing => Some((letter.address.clone(), now + AGAIN_AFTER)),
        (Lost::Refused, None) if !failing => Some((letter.address.clone(), now + AGAIN_AFTER_OURS)),
        _ => None,
    };
    // A stranger has no other address, and never will: such a letter would come back for ever.
    let kept = unreachable && case.member && case.current && again.is_none() && *now - case.since < KEPT;
    Plan { failing, again, unreachable, kept }
}

/// By whose fault a letter was lost: policy and reputation (x.7.x) are ours, and so is what our own relay refuses without a word
/// about the recipient.
pub(super) fn fault(lost: Lost, said: &str) -> DeliveryFault {
    let ours = match lost {
        Lost::Ours => true,
        Lost::Refused => !is_about_the_recipient(said),
        Lost::Hard | Lost::Soft => said.split_whitespace().any(|word| word.starts_with("5.7.")),
    };
    if ours { DeliveryFault::Club } else { DeliveryFault::Player }
}

/// Whether what the next host said when it refused a letter for good is about the address: by its enhanced code (RFC 3463: 5.1.x is
/// the address, except the sender's, 5.2.x the mailbox), else by the code itself (RFC 5321, 4.2.3: 550 to 553; RFC 7504: 556). A host
/// that refuses to talk to us at all (554 as its greeting), or that does not like the sender, says nothing about a recipient.
fn is_about_the_recipient(said: &str) -> bool {
    let codes =
        || said.split(|c: char| !(c.is_ascii_digit() || c == '.')).filter(|word| word.starts_with('5'));
    let enhanced = codes().map(|code| code.split('.').collect::<Vec<_>>()).find(|parts| parts.len() == 3);
    match enhanced.as_deref() {
        // 5.1.7 and 5.1.8 are about the sender's address.
        Some(["5", "1", detail]) => !matches!(*detail, "7" | "8"),
        Some(["5", subject, _]) => *subject == "2",
        _ => codes().any(|code| matches!(code, "550" | "551" | "552" | "553" | "556")),
    }
}

/// Whether somebody is a member still.
async fn is_member(tx: &mut Tx, id: PlayerId) -> Result<bool, StoreError> {
    let gone = |status| matches!(status, PlayerStatus::Former | PlayerStatus::Archived);
    Ok(players::by_id(tx, id).await?.is_some_and(|player| !gone(player.status)))
}

/// Whether the letter is bound to its address: a link that confirms it, or one that logs in.
pub(crate) fn is_of_its_address(letter: &Stored) -> bool {
    LetterKind::of(&letter.kind).is_some_and(LetterKind::is_of_its_address)
}

impl Door {
    /// Sees to one letter that did not arrive; false if there is none.
    pub async fn settle_one_lost(&self) -> Result<bool, SubmitError> {
        let mut tx = self.db().read().await?;
        let Some(letter) = letters::next_lost(&mut tx, LetterId(i64::MIN)).await? else { return Ok(false) };
        let lost = letter.failure.unwrap_or(Lost::Ours);
        let tells = letters::tells(&mut tx, letter.id).await?;
        let (mut standing, mut fallen) = (Vec::new(), Vec::new());
        for told in &tells {
            if let Some(seat) = self.stands(&mut tx, *told).await? {
                standing.push((*told, seat));
            } else if let Some(reader) = letter.player_id {
                fallen.extend(flag_in_vain(&mut tx, *told, reader).await?);
            }
        }
        let now = self.clock().now();
        let (person, addresses, goes) = match letter.player_id {
            // Who has left is nobody whom letters could reach, and nobody whom directors could ask.
            Some(player) if !is_member(&mut tx, player).await? => (None, Vec::new(), Vec::new()),
            Some(player) => (
                Some(Person::load(&mut tx, player).await.map_err(LoadError::from)?),
                players::addresses(&mut tx, player).await?,
                letters::goes(&mut tx, letter.again_of.unwrap_or(letter.id)).await?,
            ),
            None => (None, Vec::new(), Vec::new()),
        };
        let staff = players::with_role(&mut tx, Role::Director).await?;
        let mut directors = Vec::with_capacity(staff.len());
        for player in staff.into_iter().filter(|player| Some(player.id) != letter.player_id) {
            directors.push(Person::of(&mut tx, player).await.map_err(LoadError::from)?);
        }
        drop(tx);
        let told_in_vain = !tells.is_empty() && standing.is_empty();
        let gone = letter.player_id.is_some() && person.is_none();
        let current = !told_in_vain
            && !gone
            && !letter.pruned
            && !is_of_its_address(&letter)
            && now - letter.created_at < STALE;
        let since = addresses
            .iter()
            .find(|a| players::address_key(&a.address) == players::address_key(&letter.address))
            .and_then(|a| a.failing_since)
            .unwrap_or(now);
        let reader = person.as_ref().map(|person| person.id);
        let plan = plan(&Case {
            letter: &letter,
            lost,
            current,
            member: reader.is_some(),
            addresses: &addresses,
            since,
            goes: &goes,
            now,
        });
        let recorded = letter.last_error.clone().unwrap_or_default();
        // Without our own words before it.
        let said = match recorded.split_once(": ") {
            Some((_, said)) if letter.state == LetterState::Bounced => said.to_owned(),
            _ => recorded,
        };
        // The clocks first: what is reported again after a crash does no harm, what is never reported would.
        for (told, seat) in standing {
            self.tell_clock(&letter, lost, &plan, told, seat).await?;
        }
        let again = match &plan.again {
            Some((to, at)) => Some(self.again(&letter, &tells, to, *at)?),
            // By the time it would go it waits for an address; see `hold_letter`.
            None if plan.kept => Some(self.again(&letter, &tells, &letter.address, now)?),
            None => None,
        };
        let mut others = Vec::new();
        for lost in &fallen {
            for director in directors.iter().filter(|director| lost.seat(director.id).is_none()) {
                others.extend(self.late_bounce_letter(director, lost, &said)?);
            }
        }
        if let Some(person) = person.filter(|_| plan.failing) {
            if plan.unreachable {
                for director in &directors {
                    others.extend(self.unreachable_letter(
                        director,
                        &person,
                        &letter.address,
                        &said,
                        since,
                    )?);
                }
            } else {
                others.extend(self.failing_letter(person, &addresses, &letter.address, &said, since)?);
            }
        }
        self.write_lost(&letter, reader, plan, said, again, others).await?;
        self.inner.wake.notify_waiters();
        Ok(true)
    }

    async fn write_lost(
        &self,
        letter: &Stored,
        player: Option<PlayerId>,
        plan: Plan,
        said: String,
        again: Option<NewLetter>,
        others: Vec<NewLetter>,
    ) -> Result<(), SubmitError> {
        let (id, address) = (letter.id, letter.address.clone());
        let lost = letter.failure.unwrap_or(Lost::Ours);
        let now = self.clock().now();
        let entry = audit::Entry {
            id: self.ids().time_ordered(now),
            at: now,
            actor_id: None,
            action: "unreachable".to_owned(),
            subject: player.map(|player| format!("player {player}")).unwrap_or_default(),
            reason: Some(said.clone()),
            body: json(&serde_json::json!({ "letter": id.0 })),
        };
        let written = self.db().write(move |tx| {
            Box::pin(async move {
                // Of two workers one sees to it.
                if !letters::settle_lost(tx, id).await? {
                    return Ok(());
                }
                if let Some(player) = player.filter(|_| plan.failing) {
                    delivery::address_failed(tx, player, &address, &said, now).await?;
                    if plan.unreachable && delivery::mark(tx, player, lost, &said, now).await? {
                        audit::insert(tx, &entry).await?;
                    }
                }
                if let Some(again) = again {
                    letters::insert(tx, &again).await?;
                }
                // Each once for an incident, by its key.
                letters::insert_all(tx, &others).await?;
                Ok::<_, StoreError>(())
            })
        });
        written.await.map_err(|error| SubmitError::from(error.flatten()))
    }

    /// The side that still waits to be told of this turn.
    pub(super) async fn stands(&self, tx: &mut Tx, told: Tells) -> Result<Option<Seat>, SubmitError> {
        let loaded = load_game(tx, told.game).await?;
        Ok(loaded.filter(|l| l.view.game.ply() == told.ply).and_then(|l| l.view.game.to_move()))
    }

    async fn tell_clock(
        &self,
        letter: &Stored,
        lost: Lost,
        plan: &Plan,
        told: Tells,
        seat: Seat,
    ) -> Result<(), SubmitError> {
        let Tells { game, ply } = told;
        if letter.state == LetterState::Bounced {
            let told_at = letter.closed_at.unwrap_or(letter.created_at);
            self.delivery_clock(DeliveryFact::CameBack { game, seat, ply, letter: letter.id, told_at })
                .await?;
        }
        let fault = fault(lost, letter.last_error.as_deref().unwrap_or_default());
        // Where we ourselves are refused the clock stands at once: the next try is an hour away, and may be as vain.
        let ours = lost == Lost::Refused && fault == DeliveryFault::Club;
        if plan.again.is_none() || ours {
            let since = letter.created_at;
            self.delivery_clock(DeliveryFact::Failing { game, seat, ply, since, fault }).await?;
        }
        Ok(())
    }

    /// The same content once more: a letter of its own, with an address to come back to and a Message-ID of its own.
    pub(super) fn again(
        &self,
        letter: &Stored,
        tells: &[Tells],
        to: &str,
        at: i64,
    ) -> Result<NewLetter, SubmitError> {
        let now = self.clock().now();
        let id = self.ids().time_ordered(now);
        let mut headers: Headers = serde_json::from_str(&letter.headers).map_err(|error| {
            SubmitError::from(StoreError::Corrupt {
                table: "letters",
                column: "headers".to_owned(),
                key: letter.id.to_string(),
                why: error.to_string(),
            })
        })?;
        if headers.references.is_empty() {
            // What would have begun the thread.
            headers.references.push(letter.message_id.clone());
        }
        headers.message_id = format!("l{id:x}@{}", self.domain());
        to.clone_into(&mut headers.to);
        headers.at = now;
        let own =
            |told: &Tells| Some(told.game) == letter.game_id && letter.tells_ply == Some(i64::from(told.ply));
        Ok(NewLetter {
            id: LetterId(id),
            player_id: letter.player_id,
            address: to.to_owned(),
            envelope_from: self.reply_address(Tag::Letter { id })?,
            game_id: letter.game_id,
            version: letter.version.and_then(|version| u32::try_from(version).ok()),
            kind: letter.kind.clone(),
            dedupe_key: None,
            tells_ply: letter.tells_ply.and_then(|ply| u32::try_from(ply).ok()),
            also_tells: tells.iter().filter(|told| !own(told)).copied().collect(),
            message_id: headers.message_id.clone(),
            subject: letter.subject.clone(),
            headers: json(&headers),
            text: letter.text.clone(),
            html: letter.html.clone(),
            picture: letter.picture.clone(),
            attachment: letter.attachment.clone(),
            again_of: Some(letter.again_of.unwrap_or(letter.id)),
            created_at: now,
            send_at: at,
            fold: None,
        })
    }

    /// To a director: no letter reaches a member.
    fn unreachable_letter(
        &self,
        director: &Person,
        member: &Person,
        address: &str,
        said: &str,
        since: i64,
    ) -> Result<Option<NewLetter>, SubmitError> {
        let lang = director.lang;
        let facts = [
            ("club", self.club().name.as_str().into()),
            ("name", member.name.as_str().into()),
            ("address", address.into()),
            ("said", said.into()),
        ];
        let say = |key: &str| self.inner.speech.say(lang, key, &facts);
        let subject = say("unreachable-subject");
        let mut letter = Letter::new(lang, &self.club().name, say("unreachable-head"));
        letter.news = vec![say("unreachable-news"), say("unreachable-clocks"), say("unreachable-do")];
        letter.facts = vec![
            Fact { label: say("unreachable-address"), text: address.to_owned() },
            Fact { label: say("unreachable-said"), text: said.to_owned() },
        ];
        letter.foot = vec![
            Fact {
                label: say("unreachable-player"),
                text: format!("{}/players/{}", self.club().public_url, member.handle),
            },
            Fact { label: say("unreachable-desk"), text: format!("{}/director", self.club().public_url) },
        ];
        let letter =
            self.club_letter(&letter, &Reader::from(director), LetterKind::Unreachable, subject, None)?;
        Ok(letter.map(|mut letter| {
            letter.dedupe_key = Some(format!("unreachable/p{}/{since}/p{}", member.id, director.id));
            letter
        }))
    }

    /// To the member, at another address: mail to one of yours comes back.
    fn failing_letter(
        &self,
        mut person: Person,
        addresses: &[Address],
        failing: &str,
        said: &str,
        since: i64,
    ) -> Result<Option<NewLetter>, SubmitError> {
        let key = players::address_key(failing);
        let other = addresses.iter().find(|a| {
            a.verified_at.is_some()
                && a.state == AddressState::Good
                && players::address_key(&a.address) != key
        });
        let Some(other) = other else { return Ok(None) };
        let lang = person.lang;
        let facts = [
            ("club", self.club().name.as_str().into()),
            ("failing", failing.into()),
            ("address", other.address.as_str().into()),
        ];
        let say = |key: &str| self.inner.speech.say(lang, key, &facts);
        let subject = say("failing-subject");
        let mut letter = Letter::new(lang, &self.club().name, say("failing-head"));
        letter.news = vec![say("failing-news"), say("failing-do")];
        letter.facts = vec![Fact { label: say("unreachable-said"), text: said.to_owned() }];
        letter.foot = vec![Fact { label: say("failing-link"), text: self.addresses_url(person.id) }];
        person.address = Some(other.address.clone());
        let id = person.id;
        let letter = self.club_letter(&letter, &Reader::from(&person), LetterKind::Failing, subject, None)?;
        Ok(letter.map(|mut letter| {
            letter.dedupe_key = Some(format!("failing/p{id}/{key}/{since}"));
            letter
        }))
    }

    /// The page at which a member says which addresses work; for two weeks, and only in letters to the member.
    pub fn addresses_url(&self, player: PlayerId) -> String {
        let until = (self.clock().now() + LINK) / HOUR;
        let sealed = self.signer().seal_link(ADDRESSES, &format!("{player}.{until}"));
        format!("{}/addresses/{sealed}", self.club().public_url)
    }

    /// Whose addresses a link of [`Door::addresses_url`] is about; `None` if it is none of ours, or over.
    pub fn read_addresses(&self, sealed: &str) -> Option<PlayerId> {
        let text = self.signer().unseal_link(ADDRESSES, sealed)?;
        let (player, until) = text.split_once('.')?;
        let until: i64 = until.parse().ok()?;
        (until * HOUR > self.clock().now()).then_some(())?;
        player.parse().ok().map(PlayerId)
    }
}

#[cfg(test)]
mod tests;
