//! What is done about a letter that did not arrive: pure.
use frcec_store::{
    letters::{Letter as Stored, Lost},
    players::{self, Address},
};

use super::{DAY, HOUR};
use crate::door::DeliveryFault;

/// After a full mailbox the same address is tried again, so much later and so often.
pub(super) const AGAIN_AFTER: i64 = 12 * HOUR;
pub(super) const TRIES: usize = 4;
/// The same in time, where the host itself said "not now" so often.
const FULL_FOR: i64 = 36 * HOUR;
/// After a refusal that says nothing about the address the same: for a day.
const AGAIN_AFTER_OURS: i64 = HOUR;
const TRIES_OURS: usize = 24;
/// How long an address may fail before letters are not kept for it any more (ms).
const KEPT: i64 = 30 * DAY;

/// What is done about a lost letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    /// The address counts as failing.
    pub failing: bool,
    /// Where its content goes again, and when (Unix ms).
    pub again: Option<(String, i64)>,
    /// No address is left.
    pub unreachable: bool,
    /// Its content waits until an address works.
    pub kept: bool,
}

/// What is to be known of a lost letter.
pub(super) struct Case<'a> {
    pub letter: &'a Stored,
    pub lost: Lost,
    /// Whether it still has something to say.
    pub current: bool,
    /// Whether its reader is a member.
    pub member: bool,
    pub addresses: &'a [Address],
    /// Since when the address fails (Unix ms).
    pub since: i64,
    /// All letters with its content.
    pub goes: &'a [Stored],
    /// Whether later letters to the address were taken, so that this one's coming back says nothing of the address today.
    pub outdated: bool,
    pub now: i64,
}

pub(super) fn plan(case: &Case<'_>) -> Plan {
    let Case { letter, lost, goes, now, .. } = case;
    let same = |a: &str, b: &str| players::address_key(a) == players::address_key(b);
    let to_it = || goes.iter().filter(|other| same(&other.address, &letter.address));
    let tried = to_it().count();
    let tried_for = to_it().map(|other| now - other.created_at).max().unwrap_or(0);
    let failing = match lost {
        // It says nothing about the address.
        Lost::Ours | Lost::Stuck => false,
        Lost::Soft | Lost::Hard if case.outdated => tried >= TRIES,
        Lost::Hard | Lost::Late => true,
        Lost::Soft => tried >= TRIES || tried_for >= FULL_FOR,
        Lost::Refused => tried >= TRIES_OURS,
    };
    let mut others = case.addresses.iter().filter(|a| a.works() && !same(&a.address, &letter.address));
    // One that was tried, and that its owner says works again, may be tried once more; if the letter comes back from there it fails.
    let tried_before = others.next().filter(|_| failing);
    let unreachable = failing && tried_before.is_none();
    let other = untried(case.addresses, goes).or(tried_before);
    let again = match (lost, other) {
        _ if !case.current || matches!(lost, Lost::Ours | Lost::Stuck) => None,
        (_, Some(other)) => Some((other.address.clone(), *now)),
        (Lost::Soft | Lost::Hard, None) if !failing => Some((letter.address.clone(), now + AGAIN_AFTER)),
        (Lost::Refused, None) if !failing => Some((letter.address.clone(), now + AGAIN_AFTER_OURS)),
        _ => None,
    };
    // A stranger has no other address, and never will: such a letter would come back for ever.
    let kept = unreachable && case.member && case.current && again.is_none() && *now - case.since < KEPT;
    Plan { failing, again, unreachable, kept }
}

/// The first address that works and to which none of the letters with one content has gone.
pub(super) fn untried<'a>(addresses: &'a [Address], goes: &[Stored]) -> Option<&'a Address> {
    let key = players::address_key;
    addresses.iter().find(|a| a.works() && goes.iter().all(|go| key(&go.address) != key(&a.address)))
}

/// By whose fault a letter was lost: an address that is gone and a full mailbox are their owner's; policy and reputation (x.7.x) are
/// ours, and so is whatever a host refuses or puts off for another reason, or for none.
pub(in crate::door) fn fault(lost: Lost, said: &str) -> DeliveryFault {
    let ours = match lost {
        Lost::Ours | Lost::Stuck | Lost::Refused | Lost::Late => true,
        Lost::Hard | Lost::Soft => said.split_whitespace().any(|word| word.starts_with("5.7.")),
    };
    if ours { DeliveryFault::Club } else { DeliveryFault::Player }
}

#[cfg(test)]
mod tests;
