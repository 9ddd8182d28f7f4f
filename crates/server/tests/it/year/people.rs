//! What members do besides moving.
use frcec_server::leave::Request;

use super::*;

/// Fool's mate, as it is mailed from elsewhere.
fn elsewhere(white: usize, black: usize, day: i64) -> String {
    format!(
        "[White \"{}\"]\n[Black \"{}\"]\n[Site \"lichess.org\"]\n[Date \"2026.04.{:02}\"]\n[EndDate \"2026.04.{:02}\"]\n\
         [Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n",
        handle(white),
        handle(black),
        1 + day % 10,
        11 + day % 19,
    )
}

impl Year {
    pub(super) async fn people_do(&mut self) {
        let count = self.members.len();
        if self.day < 330 && self.day % 3 == 0 {
            self.a_match().await;
        }
        if self.day % 60 == 40 {
            self.a_game_from_elsewhere().await;
        }
        if self.day % 18 == 7 {
            self.somebody_goes_on_leave().await;
        }
        // From the 60th to the 75th day the mail of some does not arrive; then they say that it does again.
        let bouncing: Vec<usize> = (0..count).filter(|number| number % 5 == 4).collect();
        if self.day == 60 {
            let mut broken = self.host.broken.lock().unwrap();
            broken.extend(bouncing.iter().map(|&number| format!("{}@example.org", handle(number))));
        }
        if self.day == 75 {
            self.host.broken.lock().unwrap().clear();
            for number in bouncing {
                let (player, address) = (self.members[number], format!("{}@example.org", handle(number)));
                let works = MemberCommand::AddressWorks(player, address);
                self.club.submit(Actor::Player(player), Command::Member(works)).await.unwrap();
            }
        }
        if [110, 190, 260].contains(&self.day) {
            let number = usize::try_from(self.day).unwrap() * 7 % count;
            let player = self.members[number];
            if self.gone.insert(player) {
                let leave = MemberCommand::Leave(player, self.day == 190);
                self.club.submit(Actor::Player(player), Command::Member(leave)).await.unwrap();
            }
        }
    }

    pub(super) fn somebody(&mut self) -> usize {
        loop {
            let number = self.dice.below(self.members.len());
            let player = self.members[number];
            if !self.gone.contains(&player) && !self.ghosts.contains(&player) {
                return number;
            }
        }
    }

    async fn a_match(&mut self) {
        let (white, black) = (self.somebody(), self.somebody());
        if white == black {
            return;
        }
        let start = StartMatch {
            white: handle(white),
            black: handle(black),
            start: None,
            pace: Pace::default(),
            staggered: self.dice.one_in(3),
            rated: true,
        };
        match self.club.submit(Actor::Club, Command::Match(start)).await {
            Ok(_) => self.matches += 1,
            // One of the two has as many games as a member may have.
            Err(SubmitError::Invalid(_)) => {}
            other => panic!("{other:?}"),
        }
    }

    async fn a_game_from_elsewhere(&mut self) {
        let (white, black) = (self.somebody(), self.somebody());
        if white == black {
            return;
        }
        let (by, other) = (self.members[white], self.members[black]);
        let send = OffsiteCommand::Send { by, pgn: elsewhere(white, black, self.day), place: None };
        let Ok(Receipt::Offsite { id }) = self.club.submit(Actor::Player(by), Command::Offsite(send)).await
        else {
            panic!("the game is not taken");
        };
        let say = OffsiteCommand::Say { id, by: other, yes: true };
        self.club.submit(Actor::Player(other), Command::Offsite(say)).await.unwrap();
        let release = OffsiteCommand::Release { id, rated: true };
        self.club.submit(Actor::Staff(self.office), Command::Offsite(release)).await.unwrap();
        self.offsite += 1;
    }

    async fn somebody_goes_on_leave(&mut self) {
        let number = self.somebody();
        let player = self.members[number];
        let zone = jiff::tz::TimeZone::get("Europe/Berlin").unwrap();
        let today = jiff::Timestamp::from_millisecond(self.club.clock.now()).unwrap().to_zoned(zone).date();
        let day = |days: i64| today.checked_add(jiff::Span::new().days(days)).unwrap();
        let request = Request::From(day(2), day(9));
        if self.club.submit(Actor::Player(player), Command::Leave(player, request)).await.is_ok() {
            self.leaves += 1;
        }
    }
}
