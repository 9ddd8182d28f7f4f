//! Letters to a member whom no letter reaches: they wait until an address works, and one a day tries whether it does.
use frcec_store::{
    LetterId, PlayerId, StoreError, delivery,
    letters::{self, Letter as Stored, LetterState, Lost, NewLetter, Tells},
    players::address_key,
};
use futures_util::future::BoxFuture;

use super::{
    DeliveryFact, Door, LoadError, SubmitError,
    bounce::{DAY, fault, is_of_its_address},
    load::load_game,
};
use crate::{
    mail::compose::{LetterKind, picture::Pictures},
    people::Person,
};

/// After so long (ms) one letter goes to an address that fails, to see whether it still does; the others wait.
pub(crate) const TRY_AGAIN: i64 = DAY;
/// A failing address to which a letter went, and from which nothing has come back for so long, works again.
const QUIET: i64 = 3 * DAY;
/// What is noted of a letter that is not needed any more.
const PASSED: &str = "its turn has passed";
/// What is noted of a link for an address that is nobody's any more.
const REMOVED: &str = "its address was removed";

/// The turn that a reminder is about.
fn reminds(letter: &Stored) -> Result<Option<Tells>, StoreError> {
    let (Some(LetterKind::Reminder), Some(game), Some(picture)) =
        (LetterKind::of(&letter.kind), letter.game_id, letter.picture.as_deref())
    else {
        return Ok(None);
    };
    let shown = serde_json::from_str::<Pictures>(picture).map_err(|error| StoreError::Corrupt {
        table: "letters",
        column: "picture".to_owned(),
        key: letter.id.to_string(),
        why: error.to_string(),
    })?;
    match shown {
        Pictures::One(shown) => Ok(Some(Tells { game, ply: shown.ply })),
        Pictures::Several(_) => Ok(None),
    }
}

impl Door {
    /// Keeps a letter until an address of its reader works. `lease` is the worker's.
    pub async fn hold_letter(&self, letter: &Stored, lease: String) -> Result<(), SubmitError> {
        let (tells, mark) = {
            let mut tx = self.db().read().await?;
            let tells = letters::tells(&mut tx, letter.id).await?;
            let mark = match letter.player_id {
                Some(player) => delivery::of_player(&mut tx, player).await?,
                None => None,
            };
            (tells, mark)
        };
        let (why, lost) = mark.map_or((String::new(), Lost::Hard), |mark| (mark.why, mark.lost));
        // The clocks first, as above: a turn of which nobody can be told is one whose letter failed. Of one whose letter has failed
        // before, by the last try more is known than by the mark.
        for told in tells {
            let seat = self.stands(&mut self.db().read().await?, told).await?;
            let Some(seat) = seat else { continue };
            if self.is_failing(told).await? {
                continue;
            }
            let Tells { game, ply } = told;
            let fault = fault(lost, &why);
            let fact = DeliveryFact::Failing { game, seat, ply, since: self.clock().now(), fault };
            self.clocks_learn(fact).await?;
        }
        let id = letter.id;
        let held = self
            .db()
            .write(move |tx| Box::pin(async move { letters::hold(tx, id, &lease, &why).await.map(|_| ()) }));
        held.await.map_err(|error| SubmitError::from(error.flatten()))
    }

    /// Whether the clock of the game stands still already, because mail does not arrive.
    async fn is_failing(&self, told: Tells) -> Result<bool, SubmitError> {
        let loaded = load_game(&mut self.db().read().await?, told.game).await?;
        Ok(loaded.is_some_and(|loaded| loaded.view.game.snapshot().stops.failing.is_some()))
    }

    /// Sees to one letter that waits; false if there is none to see to. Where an address of its reader works, all goes there.
    /// Otherwise one goes out a day for each member: if it stays, the address works again.
    pub async fn try_one_held(&self) -> Result<bool, SubmitError> {
        let now = self.clock().now();
        let works = delivery::works_after_all(&mut self.db().read().await?).await?;
        if let Some(address) = works {
            // Two accounts became one, or nobody was there any more to let the letters go.
            self.address_works(address.player_id, address.address).await?;
            return Ok(true);
        }
        let found = letters::next_to_try(&mut self.db().read().await?, now - TRY_AGAIN).await?;
        let Some(letter) = found else { return Ok(false) };
        if self.has_passed(&letter).await? {
            self.close(letter.id, PASSED.to_owned(), None).await?;
            return Ok(true);
        }
        let id = letter.id;
        // If it stays, its reader can say so at once, and need not wait until the silence has.
        let beside = self.trying_letter(&letter).await?;
        let released = self.db().write(move |tx| {
            Box::pin(async move {
                if letters::release(tx, id, now).await? {
                    letters::insert_all(tx, beside.as_slice()).await?;
                }
                Ok::<_, StoreError>(())
            })
        });
        released.await.map_err(|error| SubmitError::from(error.flatten()))?;
        self.inner.wake.notify_waiters();
        Ok(true)
    }

    /// What has waited for an address of the member's goes to this one: as letters of their own, but for those that tell of turns
    /// which have passed.
    async fn release_letters(&self, player: PlayerId, address: &str) -> Result<(), SubmitError> {
        let held = letters::held(&mut self.db().read().await?, player).await?;
        for letter in held {
            self.move_letter(&letter, address).await?;
        }
        self.inner.wake.notify_waiters();
        Ok(())
    }

    /// What has not gone to a member yet goes where letters go now, if that is elsewhere. What waits there for its own moment is looked
    /// at when that comes.
    pub(super) async fn letters_follow(&self, player: PlayerId) -> Result<(), SubmitError> {
        let (unsent, person) = {
            let mut tx = self.db().read().await?;
            let person = Person::load(&mut tx, player).await.map_err(LoadError::from)?;
            (letters::unsent(&mut tx, player).await?, person)
        };
        let Some(address) = person.address else { return Ok(()) };
        let now = self.clock().now();
        for letter in unsent {
            let early =
                letter.state == LetterState::Queued && letter.attempts == 0 && letter.next_attempt_at > now;
            if early || is_of_its_address(&letter) || address_key(&letter.address) == address_key(&address) {
                continue;
            }
            self.move_letter(&letter, &address).await?;
        }
        self.inner.wake.notify_waiters();
        Ok(())
    }

    /// A letter that was to go to an address which is none of its reader's any more goes where letters go now. A link that was for this
    /// address alone goes nowhere.
    pub async fn send_elsewhere(&self, letter: &Stored) -> Result<(), SubmitError> {
        let mut address = None;
        if let Some(player) = letter.player_id.filter(|_| !is_of_its_address(letter)) {
            let person = Person::load(&mut self.db().read().await?, player).await.map_err(LoadError::from)?;
            address = person.address;
        }
        match address {
            Some(address) => self.move_letter(letter, &address).await?,
            None => self.close(letter.id, REMOVED.to_owned(), None).await?,
        }
        self.inner.wake.notify_waiters();
        Ok(())
    }

    /// The letter's content goes to this address of its reader's, as a letter of its own, unless all of its turns have passed.
    async fn move_letter(&self, letter: &Stored, address: &str) -> Result<(), SubmitError> {
        if self.has_passed(letter).await? {
            return self.close(letter.id, PASSED.to_owned(), None).await;
        }
        let now = self.clock().now();
        let tells = letters::tells(&mut self.db().read().await?, letter.id).await?;
        let again = self.again(letter, &tells, address, now)?;
        self.close(letter.id, format!("went as letter {}", again.id), Some(again)).await
    }

    /// Ends the waiting of a letter; of two that do it one sends what goes instead.
    async fn close(&self, id: LetterId, why: String, instead: Option<NewLetter>) -> Result<(), SubmitError> {
        let now = self.clock().now();
        let written = self.db().write(move |tx| {
            Box::pin(async move {
                if letters::close_unsent(tx, id, &why, now).await?
                    && let Some(letter) = instead
                {
                    letters::insert(tx, &letter).await?;
                }
                Ok::<_, StoreError>(())
            })
        });
        written.await.map_err(|error| SubmitError::from(error.flatten()))
    }

    /// Whether every turn that a letter tells of, or reminds of, has passed: answered, or over with its game.
    pub(super) async fn has_passed(&self, letter: &Stored) -> Result<bool, SubmitError> {
        let mut tx = self.db().read().await?;
        let mut turns = letters::tells(&mut tx, letter.id).await?;
        turns.extend(reminds(letter)?);
        for turn in &turns {
            if self.stands(&mut tx, *turn).await?.is_some() {
                return Ok(false);
            }
        }
        Ok(!turns.is_empty())
    }

    /// Finds one failing address at which a letter has stayed; false if there is none.
    pub async fn find_one_recovered(&self) -> Result<bool, SubmitError> {
        let before = self.clock().now() - QUIET;
        let found = delivery::recovered(&mut self.db().read().await?, before, 1).await?;
        let Some(address) = found.into_iter().next() else { return Ok(false) };
        self.address_works(address.player_id, address.address).await?;
        Ok(true)
    }

    /// Boxed, because the clocks ask the door in their turn.
    fn clocks_learn(&self, fact: DeliveryFact) -> BoxFuture<'_, Result<(), SubmitError>> {
        Box::pin(self.delivery_clock(fact))
    }

    /// Mail reaches this address of the member's: nothing more is held against it.
    pub(super) async fn address_works(&self, player: PlayerId, address: String) -> Result<(), SubmitError> {
        self.clocks_learn(DeliveryFact::Works { player, at: self.clock().now() }).await?;
        let works = address.clone();
        let written = self.db().write(move |tx| {
            Box::pin(async move {
                delivery::address_works(tx, player, &address).await?;
                delivery::unmark(tx, player).await.map(|_| ())
            })
        });
        written.await.map_err(|error| SubmitError::from(error.flatten()))?;
        self.release_letters(player, &works).await
    }
}
