use super::*;

use frcec_store::GameId;

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
    for lost in [Lost::Hard, Lost::Refused] {
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
    assert_eq!(fault(Lost::Refused, "permanent error (550): 5.7.1 blocked"), DeliveryFault::Club);
    assert_eq!(fault(Lost::Ours, "no such picture"), DeliveryFault::Club);
}

/// The codes of RFC 3463, 3.2 to 3.8, of RFC 5321, 4.2.3 and of RFC 7504.
#[test]
fn a_refusal_is_about_the_recipient_or_about_us() {
    for theirs in [
        "permanent error (550): 5.1.1 no such user",
        "permanent error (550): no such user here",
        "permanent error (552): 5.2.2 mailbox full",
        "permanent error (556): 5.1.10 accepts no mail",
        "permanent error (551): user not local",
    ] {
        assert_eq!(fault(Lost::Refused, theirs), DeliveryFault::Player, "{theirs}");
    }
    for ours in [
        "permanent error (554): go away",
        "permanent error (550): 5.7.1 sender refused",
        "permanent error (550): 5.1.8 bad sender",
        "permanent error (503): 5.5.1 bad sequence",
        "permanent error (504): 5.5.2 <vm>: Helo command rejected: need fully-qualified hostname",
        "permanent error (500): what?",
    ] {
        assert_eq!(fault(Lost::Refused, ours), DeliveryFault::Club, "{ours}");
    }
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
