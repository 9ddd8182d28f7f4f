use super::*;

use frcec_store::{GameId, LetterId, PlayerId, letters::LetterState, players::AddressState};

const NOW: i64 = 1_777_896_000_000;

fn address(text: &str, state: AddressState) -> Address {
    Address {
        player_id: PlayerId(1),
        address: text.to_owned(),
        rank: 0,
        state,
        verified_at: Some(0),
        created_at: 0,
        failing_since: None,
        failed_at: None,
        failure: None,
    }
}

fn letter(to: &str) -> Stored {
    Stored {
        id: LetterId(1),
        player_id: Some(PlayerId(1)),
        address: to.to_owned(),
        envelope_from: String::new(),
        game_id: Some(GameId(1)),
        version: None,
        kind: "turn".to_owned(),
        tells_ply: Some(1),
        message_id: String::new(),
        subject: String::new(),
        headers: String::new(),
        text: String::new(),
        html: None,
        picture: None,
        attachment: None,
        again_of: None,
        state: LetterState::Bounced,
        attempts: 1,
        next_attempt_at: 0,
        lease_token: None,
        last_error: Some("permanent error (550): no such user".to_owned()),
        failure: None,
        created_at: NOW,
        closed_at: None,
        pruned: false,
    }
}

fn planned(lost: Lost, addresses: &[Address], goes: &[&str]) -> Plan {
    let goes: Vec<Stored> = goes.iter().map(|to| letter(to)).collect();
    let newest = goes.last().expect("at least the letter itself");
    plan(&Case {
        letter: newest,
        lost,
        current: true,
        member: true,
        addresses,
        since: NOW,
        goes: &goes,
        outdated: false,
        now: NOW,
    })
}

#[test]
fn each_kind_of_loss_has_its_way_on() {
    use AddressState::{Failing, Good};
    let one = [address("a@x.example", Good)];
    let two = [address("a@x.example", Good), address("b@x.example", Good)];
    let spent = [address("a@x.example", Good), address("b@x.example", Failing)];
    let to = |to: &str, at: i64| Some((to.to_owned(), at));
    for lost in [Lost::Hard, Lost::Late] {
        let next = planned(lost, &two, &["A@X.example"]);
        assert_eq!(
            next,
            Plan { failing: true, again: to("b@x.example", NOW), unreachable: false, kept: false }
        );
        for addresses in [&one[..], &spent] {
            let next = planned(lost, addresses, &["a@x.example"]);
            assert_eq!(next, Plan { failing: true, again: None, unreachable: true, kept: true });
        }
        // The second one fails as well; the first, from which it had come back, works again by its owner's word.
        let next = planned(lost, &two, &["a@x.example", "b@x.example"]);
        assert_eq!(
            next,
            Plan { failing: true, again: to("a@x.example", NOW), unreachable: false, kept: false }
        );
    }
    // A full mailbox: the other one, or the same again, four times in all.
    let next = planned(Lost::Soft, &two, &["a@x.example"]);
    assert_eq!(next, Plan { failing: false, again: to("b@x.example", NOW), unreachable: false, kept: false });
    let next = planned(Lost::Soft, &one, &["a@x.example"; 3]);
    assert_eq!(
        next,
        Plan { failing: false, again: to("a@x.example", NOW + AGAIN_AFTER), unreachable: false, kept: false }
    );
    let next = planned(Lost::Soft, &one, &["a@x.example"; 4]);
    assert_eq!(next, Plan { failing: true, again: None, unreachable: true, kept: true });
    let next = planned(Lost::Ours, &two, &["a@x.example"]);
    assert_eq!(next, Plan { failing: false, again: None, unreachable: false, kept: false });
}

#[test]
fn policy_is_our_fault_and_a_mailbox_its_owners() {
    assert_eq!(fault(Lost::Hard, "bounced, hard: 5.7.133 not allowed"), DeliveryFault::Club);
    assert_eq!(fault(Lost::Hard, "bounced, hard: 5.1.1 no such user"), DeliveryFault::Player);
    assert_eq!(fault(Lost::Soft, "permanent error (552): 5.2.2 mailbox full"), DeliveryFault::Player);
    assert_eq!(fault(Lost::Refused, "permanent error (550): 5.7.1 blocked"), DeliveryFault::Club);
    assert_eq!(fault(Lost::Late, "transient error (450): 4.2.0 greylisted"), DeliveryFault::Club);
    assert_eq!(fault(Lost::Ours, "no such picture"), DeliveryFault::Club);
}

#[test]
fn a_relay_that_refuses_us_marks_nobody_for_a_day() {
    let one = [address("a@x.example", AddressState::Good)];
    let refused = |times: usize| {
        let mut letter = letter("a@x.example");
        letter.last_error = Some("permanent error (554): go away".to_owned());
        let goes = vec![letter.clone(); times];
        plan(&Case {
            letter: &letter,
            lost: Lost::Refused,
            current: true,
            member: true,
            addresses: &one,
            since: NOW,
            goes: &goes,
            outdated: false,
            now: NOW,
        })
    };
    let again = Some(("a@x.example".to_owned(), NOW + HOUR));
    for times in [1, 23] {
        let again = again.clone();
        assert_eq!(refused(times), Plan { failing: false, again, unreachable: false, kept: false });
    }
    assert_eq!(refused(24), Plan { failing: true, again: None, unreachable: true, kept: true });
}

/// A letter that comes back after later ones to the same address were taken marks nobody, four times in all.
#[test]
fn what_came_later_says_more_of_an_address() {
    let one = [address("a@x.example", AddressState::Good)];
    for lost in [Lost::Hard, Lost::Soft] {
        let planned = |times: usize| {
            let goes = vec![letter("a@x.example"); times];
            plan(&Case {
                letter: &goes[0],
                lost,
                current: true,
                member: true,
                addresses: &one,
                since: NOW,
                goes: &goes,
                outdated: true,
                now: NOW,
            })
        };
        let again = Some(("a@x.example".to_owned(), NOW + AGAIN_AFTER));
        assert_eq!(planned(1), Plan { failing: false, again, unreachable: false, kept: false });
        assert!(planned(4).unreachable);
    }
}

/// A host that says "mailbox full" for days, and is asked by one letter.
#[test]
fn a_mailbox_that_stays_full_fails() {
    let one = [address("a@x.example", AddressState::Good)];
    let full = |hours: i64| {
        let letter = Stored { created_at: NOW - hours * HOUR, ..letter("a@x.example") };
        plan(&Case {
            letter: &letter,
            lost: Lost::Soft,
            current: true,
            member: true,
            addresses: &one,
            since: NOW,
            goes: std::slice::from_ref(&letter),
            outdated: false,
            now: NOW,
        })
    };
    assert!(!full(35).failing);
    assert!(full(36).unreachable);
}
