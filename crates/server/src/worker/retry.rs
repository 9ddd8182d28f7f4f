//! When a letter that was not taken is tried again, and when no more.

use frcec_store::letters::{Failure, Lost};

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// The first wait: what greylisting hosts expect (RFC 6647, 2.2 and 5).
const FIRST: i64 = 5 * MINUTE;
/// The longest wait.
const LONGEST: i64 = 6 * HOUR;
/// How long a letter is tried (RFC 5321, 4.5.4.1: at least four to five days).
const PATIENCE: i64 = 5 * DAY;
/// A letter taken up so often is at fault itself: with these waits five days hold 26 tries, and what is more comes from
/// workers that died of it.
const CAP: i64 = 40;
/// Fewer tries are no five days of trying, however old the letter is: nobody was here, or it waited for a relay that was away.
const TRIES: i64 = 20;

/// What becomes of a letter made at `created_at` that was not taken at `now`, at its try number `attempts` (from 1). All
/// times are Unix ms; `lost` says whose trouble it is, in case that it is given up.
pub fn after(attempts: i64, created_at: i64, now: i64, lost: Lost) -> Failure {
    if attempts >= CAP {
        return Failure::GiveUp(lost);
    }
    let doublings = u32::try_from(attempts.saturating_sub(1).clamp(0, 20)).unwrap_or(0);
    let wait = FIRST.saturating_mul(1 << doublings).min(LONGEST);
    let next = now.saturating_add(wait);
    let over = next > created_at.saturating_add(PATIENCE) && attempts >= TRIES;
    if over { Failure::GiveUp(lost) } else { Failure::RetryAt(next) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_from_five_minutes_to_six_hours_over_five_days() {
        let made = 1_777_000_000_000;
        let mut now = made;
        let mut waits = Vec::new();
        let mut attempts = 1;
        while let Failure::RetryAt(next) = after(attempts, made, now, Lost::Ours) {
            waits.push((next - now) / MINUTE);
            now = next;
            attempts += 1;
        }
        assert_eq!(waits[..8], [5, 10, 20, 40, 80, 160, 320, 360]);
        assert!(waits[8..].iter().all(|&wait| wait == 360));
        assert!(now - made > 4 * DAY + 18 * HOUR, "tried for {} ms", now - made);
        assert_eq!(waits.len(), 25);
    }

    /// The relay was away for six days: the first host that greylists the letter then has not been asked for five days.
    #[test]
    fn an_old_letter_is_tried_for_days_too() {
        let (made, mut now) = (0, 6 * DAY);
        let mut attempts = 1;
        while let Failure::RetryAt(next) = after(attempts, made, now, Lost::Late) {
            now = next;
            attempts += 1;
        }
        assert!((9 * DAY..11 * DAY).contains(&now), "given up after {} hours", now / HOUR - 6 * 24);
    }

    #[test]
    fn a_letter_that_kills_its_workers_is_given_up() {
        assert_eq!(after(40, 0, 1, Lost::Ours), Failure::GiveUp(Lost::Ours));
        assert_eq!(after(i64::MAX, 0, 1, Lost::Refused), Failure::GiveUp(Lost::Refused));
    }
}
