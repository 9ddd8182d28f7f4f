//! Letters that did not arrive: another address is tried, then the member is marked and the directors are told.
mod plan;

use frcec_rules::club::{
    game::{Command as Rules, Telling},
    seat::Seat,
};
use frcec_store::{
    LetterId, PlayerId, StoreError, Tx, audit, delivery,
    letters::{self, Letter as Stored, LetterState, Lost, NewLetter, Tells},
    players::{self, Address, PlayerStatus, Role},
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
    speech::Lang,
};

pub(super) use self::plan::fault;
use self::plan::{Case, Plan, TRIES, plan, untried};

pub(super) const HOUR: i64 = 60 * 60 * 1000;
pub(super) const DAY: i64 = 24 * HOUR;

/// Reports about letters that were taken longer ago than this are no news of their address, however many come.
const WEEK: i64 = 7 * DAY;
/// A letter older than this is not sent again any more, unless it tells of a turn that still stands.
const STALE: i64 = 7 * DAY;
/// How long a link about a member's addresses works.
const LINK: i64 = 14 * DAY;
/// What such a link is sealed for.
const ADDRESSES: &str = "addresses";

/// Whether somebody is a member still.
async fn is_member(tx: &mut Tx, id: PlayerId) -> Result<bool, StoreError> {
    let gone = |status| matches!(status, PlayerStatus::Former | PlayerStatus::Archived);
    Ok(players::by_id(tx, id).await?.is_some_and(|player| !gone(player.status)))
}

/// Whether later letters to the address of one that came back were taken: then its coming back says nothing of the address today.
/// Of an address that has died all letters come back, one after the other, and the last one says so; or they are so many that
/// nobody needs to wait for it.
async fn is_outdated(tx: &mut Tx, player: PlayerId, letter: &Stored, now: i64) -> Result<bool, StoreError> {
    let taken_at = letter.closed_at.unwrap_or(letter.created_at);
    let address = letter.address.as_str();
    if !letters::taken_since(tx, player, address, taken_at).await? {
        return Ok(false);
    }
    let came_back = letters::came_back(tx, player, address, now - WEEK).await?;
    Ok(usize::try_from(came_back).is_ok_and(|came_back| came_back < TRIES))
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
        let outdated = match letter.player_id {
            Some(player) if letter.state == LetterState::Bounced => {
                is_outdated(&mut tx, player, &letter, now).await?
            }
            _ => false,
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
            && (now - letter.created_at < STALE || !standing.is_empty());
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
            outdated,
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
            self.tell_clock(&letter, lost, &plan, outdated, told, seat).await?;
            if outdated && plan.again.is_none() && !plan.failing {
                // Later letters arrived, and this one is too old to go again: its time is given back, and now the clock runs.
                self.tell(told.game, Rules::told(told.ply, Telling::MailWorks), now).await?;
            }
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
        self.write_lost(&letter, reader, plan, said, (again, others), now).await?;
        self.inner.wake.notify_waiters();
        Ok(true)
    }

    /// The next host puts this letter off, because its reader's mailbox is full. Another address of the reader's is tried at once;
    /// while there is none the clock stands by the reader's fault, and the letter keeps to its schedule.
    pub async fn mailbox_is_full(&self, id: LetterId) -> Result<(), SubmitError> {
        let now = self.clock().now();
        let mut tx = self.db().read().await?;
        let Some(letter) = letters::by_id(&mut tx, id).await? else { return Ok(()) };
        let Some(player) = letter.player_id else { return Ok(()) };
        let addresses = players::addresses(&mut tx, player).await?;
        let goes = letters::goes(&mut tx, letter.again_of.unwrap_or(id)).await?;
        if untried(&addresses, &goes).is_some()
            && !is_of_its_address(&letter)
            && now - letter.created_at < STALE
        {
            drop(tx);
            let given_up = self.db().write(move |tx| {
                Box::pin(async move { letters::give_up_full(tx, id, now).await.map(|_| ()) })
            });
            given_up.await.map_err(|error| SubmitError::from(error.flatten()))?;
            self.inner.wake.notify_waiters();
            return Ok(());
        }
        let mut standing = Vec::new();
        for told in letters::tells(&mut tx, id).await? {
            standing.extend(self.stands(&mut tx, told).await?.map(|seat| (told, seat)));
        }
        drop(tx);
        for (Tells { game, ply }, seat) in standing {
            let fault = DeliveryFault::Player;
            self.delivery_clock(DeliveryFact::Failing { game, seat, ply, since: now, fault }).await?;
        }
        Ok(())
    }

    /// This letter was not taken: our relay is away or does not want us, or the next host puts it off or refuses it for no reason that
    /// is its reader's. Whatever the clocks of its reader stood still for, from now on it is that.
    pub async fn letter_is_put_off(&self, id: LetterId) -> Result<(), SubmitError> {
        let letter = letters::by_id(&mut self.db().read().await?, id).await?;
        let Some(letter) = letter.filter(|letter| !is_of_its_address(letter)) else { return Ok(()) };
        let Some(player) = letter.player_id else { return Ok(()) };
        self.delivery_clock(DeliveryFact::PutOff { player, at: self.clock().now() }).await
    }

    async fn write_lost(
        &self,
        letter: &Stored,
        player: Option<PlayerId>,
        plan: Plan,
        said: String,
        (again, others): (Option<NewLetter>, Vec<NewLetter>),
        // The very moment that stands in the letters' keys: by it the next failure finds them again.
        now: i64,
    ) -> Result<(), SubmitError> {
        let (id, address) = (letter.id, letter.address.clone());
        let lost = letter.failure.unwrap_or(Lost::Ours);
        // What our own relay did not take goes again when it takes letters again.
        let stuck = lost == Lost::Ours && !is_of_its_address(letter);
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
                let first = if stuck {
                    letters::keep_stuck(tx, id).await?
                } else {
                    letters::settle_lost(tx, id).await?
                };
                if !first {
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
        outdated: bool,
        told: Tells,
        seat: Seat,
    ) -> Result<(), SubmitError> {
        let Tells { game, ply } = told;
        let came_back = letter.state == LetterState::Bounced;
        let lost_at = letter.closed_at.unwrap_or(letter.created_at);
        let fault = fault(lost, letter.last_error.as_deref().unwrap_or_default());
        // Where another address may still tell, the time of this one is given back and no more. Else it depends on whose fault it
        // is, and so it does while the same address is tried again: a full mailbox is its owner's from the first letter on, and
        // where we ourselves are refused the next try may be as vain.
        let fails = match lost {
            _ if outdated && !plan.failing => false,
            Lost::Hard | Lost::Late => plan.failing && plan.again.is_none(),
            Lost::Ours | Lost::Stuck | Lost::Refused | Lost::Soft => true,
        };
        if fails {
            self.delivery_clock(DeliveryFact::Failing { game, seat, ply, since: lost_at, fault }).await
        } else if came_back {
            let letter = letter.id;
            self.delivery_clock(DeliveryFact::CameBack { game, seat, ply, letter, told_at: lost_at }).await
        } else {
            Ok(())
        }
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
        let other = addresses.iter().find(|a| a.works() && players::address_key(&a.address) != key);
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
        letter.foot = vec![self.addresses_fact(lang, person.id)];
        person.address = Some(other.address.clone());
        let id = person.id;
        let letter = self.club_letter(&letter, &Reader::from(&person), LetterKind::Failing, subject, None)?;
        Ok(letter.map(|mut letter| {
            letter.dedupe_key = Some(format!("failing/p{id}/{key}/{since}"));
            letter
        }))
    }

    /// To the member whom no letter reaches, at the address that is tried: who reads it can say so at once.
    pub(super) async fn trying_letter(&self, tried: &Stored) -> Result<Option<NewLetter>, SubmitError> {
        let Some(player) = tried.player_id else { return Ok(None) };
        let (mut person, addresses) = {
            let mut tx = self.db().read().await?;
            let person = Person::load(&mut tx, player).await.map_err(LoadError::from)?;
            (person, players::addresses(&mut tx, player).await?)
        };
        let lang = person.lang;
        let facts = [("club", self.club().name.as_str().into()), ("failing", tried.address.as_str().into())];
        let say = |key: &str| self.inner.speech.say(lang, key, &facts);
        let subject = say("failing-subject");
        let mut letter = Letter::new(lang, &self.club().name, say("failing-head"));
        letter.news = vec![say("failing-try-news"), say("failing-try-do")];
        let key = players::address_key(&tried.address);
        let failing = addresses.into_iter().find(|a| players::address_key(&a.address) == key);
        let said = failing.and_then(|address| address.failure);
        letter.facts.extend(said.map(|text| Fact { label: say("unreachable-said"), text }));
        letter.foot = vec![self.addresses_fact(lang, player)];
        person.address = Some(tried.address.clone());
        let letter = self.club_letter(&letter, &Reader::from(&person), LetterKind::Failing, subject, None)?;
        Ok(letter.map(|letter| NewLetter {
            dedupe_key: Some(format!("failing/p{player}/try{}", tried.id)),
            ..letter
        }))
    }

    /// Where a member says which addresses work, for a letter's foot.
    pub(super) fn addresses_fact(&self, lang: Lang, player: PlayerId) -> Fact {
        Fact { label: self.inner.speech.word(lang, "failing-link"), text: self.addresses_url(player) }
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
