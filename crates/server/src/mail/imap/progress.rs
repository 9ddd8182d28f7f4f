//! How far a mailbox has been read: which mails are still to be taken, in which order, and where the cursor may stand.
//! Pure.

use std::collections::{BTreeMap, BTreeSet};

use frcec_store::mailbox::Cursor;

/// After so many failures a mail is given up, if others could be taken meanwhile.
const TRIES: u32 = 5;

/// What SELECT says of a mailbox's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// UIDVALIDITY (RFC 3501, 2.3.1.1).
    pub validity: u32,
    /// The UID that the next mail gets: UIDNEXT, or one more than the greatest there is.
    pub next: u32,
}

/// Where the reading begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// Behind this UID, as the cursor says.
    Behind(u32),
    /// At the beginning: the stored cursor means other mails. What was taken before is known by its content.
    Anew,
    /// The first time: what is there was not meant for the club.
    FirstTime,
}

impl Start {
    /// Where to begin with a mailbox that was read to `cursor`.
    pub fn of(cursor: Option<Cursor>, numbers: Numbers) -> Self {
        match cursor {
            None => Self::FirstTime,
            Some(cursor) if cursor.uidvalidity != i64::from(numbers.validity) => Self::Anew,
            // UIDs only grow (RFC 3501, 2.3.1.1). A server that goes back gives old numbers to new mails.
            Some(cursor) if cursor.uid >= i64::from(numbers.next) => Self::Anew,
            Some(cursor) => Self::Behind(u32::try_from(cursor.uid).unwrap_or(0)),
        }
    }
}

/// What went wrong with a mail.
#[derive(Clone, Copy, Debug, Default)]
struct Trouble {
    tries: u32,
    /// Whether another mail was taken since.
    others: bool,
}

/// The work on one mailbox under one UIDVALIDITY.
#[derive(Debug)]
pub struct Progress {
    pub numbers: Numbers,
    /// All mails to here are done.
    done: u32,
    /// Those above that are done too.
    above: BTreeSet<u32>,
    /// Those that are there and not done.
    waiting: BTreeSet<u32>,
    trouble: BTreeMap<u32, Trouble>,
    /// What arrived before (Unix ms) is left alone.
    since: i64,
}

impl Progress {
    /// Work that begins behind the UID `done`, on mails that did not arrive before `since` (Unix ms).
    pub fn behind(numbers: Numbers, done: u32, since: i64) -> Self {
        let (above, waiting, trouble) = Default::default();
        Self { numbers, done, above, waiting, trouble, since }
    }

    /// Whether a mail was there before the club read this mailbox; INTERNALDATE has seconds, so the second of the start is the club's.
    pub fn is_older(&self, arrived: Option<i64>) -> bool {
        arrived.is_some_and(|arrived| arrived < self.since / 1000 * 1000)
    }

    /// The first UID that may have to be taken.
    pub fn first(&self) -> u32 {
        self.done.saturating_add(1)
    }

    /// These mails are there. `5:*` always names the last mail too, even if its number is less (RFC 3501, 6.4.8).
    pub fn listed(&mut self, uids: impl IntoIterator<Item = u32>) {
        let new = |uid: &u32| *uid > self.done && !self.above.contains(uid);
        self.waiting = uids.into_iter().filter(new).collect();
        let waiting = &self.waiting;
        self.trouble.retain(|uid, _| waiting.contains(uid));
        self.settle();
    }

    /// What is to be taken now, oldest first; what failed before comes last, so that it holds up nobody.
    pub fn queue(&self) -> Vec<u32> {
        let (failed, fresh): (Vec<u32>, Vec<u32>) =
            self.waiting.iter().partition(|uid| self.trouble.contains_key(uid));
        fresh.into_iter().chain(failed).collect()
    }

    /// The mail is done.
    pub fn done(&mut self, uid: u32) {
        self.waiting.remove(&uid);
        self.trouble.remove(&uid);
        for trouble in self.trouble.values_mut() {
            trouble.others = true;
        }
        self.above.insert(uid);
        self.settle();
    }

    /// The mail could not be taken; true if it is to be given up. It is not while all fail: then the fault is ours.
    pub fn failed(&mut self, uid: u32) -> bool {
        let trouble = self.trouble.entry(uid).or_default();
        trouble.tries += 1;
        trouble.others && trouble.tries >= TRIES
    }

    /// All that is there to this UID is done.
    pub fn cursor(&self) -> Cursor {
        Cursor { uidvalidity: i64::from(self.numbers.validity), uid: i64::from(self.done), since: self.since }
    }

    fn settle(&mut self) {
        let first_waiting = self.waiting.first().copied().unwrap_or(u32::MAX);
        while let Some(uid) = self.above.first().copied().filter(|uid| *uid < first_waiting) {
            self.above.remove(&uid);
            self.done = self.done.max(uid);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NUMBERS: Numbers = Numbers { validity: 7, next: 10 };

    #[test]
    fn a_cursor_holds_only_for_its_own_numbers() {
        let at = |uidvalidity, uid| Start::of(Some(Cursor { uidvalidity, uid, since: 0 }), NUMBERS);
        assert_eq!(Start::of(None, NUMBERS), Start::FirstTime);
        assert_eq!(at(7, 4), Start::Behind(4));
        assert_eq!(at(7, 9), Start::Behind(9));
        assert_eq!(at(7, 10), Start::Anew);
        assert_eq!(at(8, 4), Start::Anew);
    }

    #[test]
    fn the_cursor_stays_before_what_is_not_done() {
        let mut progress = Progress::behind(NUMBERS, 4, 0);
        progress.listed([3, 4, 5, 7, 8]);
        assert_eq!(progress.queue(), [5, 7, 8]);
        progress.done(7);
        assert_eq!(progress.cursor().uid, 4);
        progress.done(5);
        assert_eq!(progress.cursor().uid, 7);
        // Gone meanwhile.
        progress.listed([]);
        progress.listed([9]);
        progress.done(9);
        assert_eq!(progress.cursor().uid, 9);
    }

    #[test]
    fn a_mail_that_fails_comes_last_and_is_given_up_when_others_go() {
        let mut progress = Progress::behind(NUMBERS, 0, 0);
        progress.listed([1, 2, 3]);
        for _ in 0..9 {
            assert!(!progress.failed(1), "nothing else was taken: it may be our own fault");
        }
        assert_eq!(progress.queue(), [2, 3, 1]);
        progress.done(2);
        assert_eq!(progress.cursor().uid, 0);
        assert!(progress.failed(1));
        progress.done(1);
        assert_eq!(progress.cursor().uid, 2);
    }
}
