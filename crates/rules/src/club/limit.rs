//! How many games a member may play at once: more for those who finish them (domain.md, "Decisions").

/// Games of a member who has finished none.
pub const FIRST: u32 = 16;

/// The most anybody may play.
pub const MOST: u32 = 100;

/// What is left to a member who keeps losing on time: a match, to do better in.
pub const LEAST: u32 = 2;

/// How many games a member may have running who has finished `finished` games normally and lost `lost_on_time`.
pub fn running_games(finished: u32, lost_on_time: u32) -> u32 {
    let earned = FIRST.saturating_add(finished.saturating_mul(2));
    earned.saturating_sub(lost_on_time.saturating_mul(3)).clamp(LEAST, MOST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_earned_and_lost() {
        assert_eq!(running_games(0, 0), 16);
        assert_eq!(running_games(3, 0), 22);
        assert_eq!(running_games(3, 2), 16);
        assert_eq!(running_games(42, 0), 100);
        assert_eq!(running_games(1000, 0), 100);
        assert_eq!(running_games(0, 9), 2);
    }
}
