use frcec_store::PlayerId;

use super::*;

fn berlin() -> TimeZone {
    zone("Europe/Berlin")
}

fn at(text: &str) -> i64 {
    text.parse::<Timestamp>().unwrap().as_millisecond()
}

fn day_of(text: &str) -> Date {
    text.parse().unwrap()
}

fn from(from: &str, to: &str) -> Request {
    Request::From(day_of(from), day_of(to))
}

fn entered(id: i64, from: &str, to: &str) -> Leave {
    let span = span(&berlin(), day_of(from), day_of(to)).unwrap();
    Leave {
        id,
        player_id: PlayerId(1),
        from_day: from.to_owned(),
        to_day: to.to_owned(),
        from_at: span.from,
        to_at: span.to,
        created_at: 0,
        changed_at: 0,
    }
}

/// Noon in Berlin on the first of December.
fn now() -> i64 {
    at("2026-12-01T11:00:00Z")
}

fn asked(leaves: &[Leave], request: Request) -> Result<Plan, Denial> {
    plan(&berlin(), now(), leaves, request)
}

#[test]
fn leave_is_whole_days_of_the_own_zone() {
    let Ok(Plan::Enter(period)) = asked(&[], from("2027-03-27", "2027-03-28")) else { panic!("refused") };
    let expected = Span { from: at("2027-03-26T23:00:00Z"), to: at("2027-03-28T22:00:00Z") };
    assert_eq!(period.span, expected, "the clocks go forward in it: 47 hours");
    let Ok(Plan::Enter(today)) = asked(&[], from("2026-12-01", "2026-12-01")) else { panic!("refused") };
    assert_eq!(today.span, Span { from: now(), to: at("2026-12-01T23:00:00Z") }, "not what has passed");
}

#[test]
fn what_is_not_entered_has_a_reason() {
    let known = [entered(1, "2027-01-05", "2027-01-20")];
    let ask = |a, b| asked(&known, from(a, b)).unwrap_err();
    let (first, last) = (day_of("2027-01-05"), day_of("2027-01-20"));
    assert_eq!(
        ask("2027-01-03", "2027-01-01"),
        Denial::Order { from: day_of("2027-01-03"), to: day_of("2027-01-01") }
    );
    assert_eq!(ask("2026-11-30", "2026-12-04"), Denial::Past { day: day_of("2026-11-30") });
    assert_eq!(ask("2027-01-20", "2027-01-21"), Denial::Overlap { from: first, to: last });
    assert_eq!(ask("2027-01-01", "2027-01-05"), Denial::Overlap { from: first, to: last });
    assert_eq!(
        ask("2027-01-05", "2027-01-21"),
        Denial::Overlap { from: first, to: last },
        "longer is no shortening"
    );
    assert_eq!(ask("2027-01-05", "2027-01-20"), Denial::Overlap { from: first, to: last }, "the same again");
    assert_eq!(ask("2027-02-01", "2027-02-15"), Denial::Allowance { year: 2027, wanted: 15, left: 14 });
    assert_eq!(ask("2028-01-01", "2028-01-02"), Denial::TooFar { last: day_of("2027-12-31") });
    assert!(asked(&known, from("2027-02-01", "2027-02-14")).is_ok());
}

#[test]
fn each_calendar_year_has_its_own_thirty_days() {
    assert!(asked(&[], from("2026-12-02", "2027-01-30")).is_ok(), "30 days in either year");
    assert_eq!(
        asked(&[], from("2026-12-02", "2027-01-31")),
        Err(Denial::Allowance { year: 2027, wanted: 31, left: 30 })
    );
    assert_eq!(days_in_year(&[entered(1, "2026-12-30", "2027-01-02")], 2027), 2);
}

/// One date never cuts a longer leave; two dates do, by mail, and the form that books cuts nothing.
#[test]
fn one_day_cuts_no_leave() {
    let known = [entered(1, "2027-01-05", "2027-01-20")];
    let (first, last) = (day_of("2027-01-05"), day_of("2027-01-20"));
    assert_eq!(asked(&known, Request::Day(first)), Err(Denial::DayAlone { from: first, to: last }));
    assert_eq!(
        asked(&known, Request::New(first, day_of("2027-01-06"))),
        Err(Denial::Overlap { from: first, to: last })
    );
    assert!(matches!(asked(&known, from("2027-01-05", "2027-01-05")), Ok(Plan::Shorten(_))));
    let other = day_of("2027-02-01");
    let Ok(Plan::Enter(period)) = asked(&known, Request::Day(other)) else { panic!("refused") };
    assert_eq!((period.from, period.to), (other, other));
}

/// The day that has begun is used: of a leave that ends with it nothing is taken back, and it does not stand in the way of another.
#[test]
fn a_day_that_is_used_is_not_taken_back() {
    let (today, later) = (entered(1, "2026-12-01", "2026-12-01"), entered(2, "2027-01-05", "2027-01-20"));
    assert_eq!(asked(std::slice::from_ref(&today), Request::Cancel(None)), Err(Denial::UsedUp));
    let both = [today, later.clone()];
    assert_eq!(asked(&both, Request::Cancel(Some(day_of("2026-12-01")))), Err(Denial::UsedUp));
    assert_eq!(asked(&both, Request::Cancel(None)), Ok(Plan::Remove(later)));
}

#[test]
fn leave_is_taken_back_or_shortened() {
    let (running, later) = (entered(1, "2026-11-28", "2026-12-05"), entered(2, "2027-01-05", "2027-01-20"));
    let both = [running.clone(), later.clone()];
    assert_eq!(asked(&both, Request::Cancel(None)), Err(Denial::Several));
    assert_eq!(asked(&[], Request::Cancel(None)), Err(Denial::None));
    assert_eq!(asked(&both, Request::Cancel(Some(day_of("2027-01-06")))), Err(Denial::None));
    assert_eq!(asked(&both, Request::Cancel(Some(day_of("2027-01-05")))), Ok(Plan::Remove(later.clone())));
    let Ok(Plan::Shorten(ended)) = asked(&both, Request::Cancel(Some(day_of("2026-11-28")))) else {
        panic!("not ended")
    };
    assert_eq!(
        (ended.to_day.as_str(), ended.to_at),
        ("2026-12-01", at("2026-12-01T23:00:00Z")),
        "today is used"
    );
    let Ok(Plan::Shorten(shorter)) = asked(&both, from("2027-01-05", "2027-01-06")) else {
        panic!("not shorter")
    };
    assert_eq!((shorter.id, shorter.to_day.as_str()), (2, "2027-01-06"));
    assert_eq!(
        asked(&both, from("2026-11-28", "2026-11-30")),
        Err(Denial::Past { day: day_of("2026-11-30") })
    );
}

#[test]
fn a_game_that_used_leave_already_counts_the_rest_only() {
    let leaves = [entered(1, "2027-01-05", "2027-01-20")];
    let all = spans(&berlin(), &leaves, now(), |_| 0);
    assert_eq!(all, [Span { from: leaves[0].from_at, to: leaves[0].to_at }]);
    let rest = spans(&berlin(), &leaves, now(), |_| 20);
    assert_eq!(rest, [Span { from: leaves[0].from_at, to: at("2027-01-14T23:00:00Z") }], "ten days");
    assert_eq!(spans(&berlin(), &leaves, leaves[0].to_at, |_| 0), []);
}

#[test]
fn days_are_read_as_people_write_them() {
    let cancels = |word: &str| word == "cancel";
    let ok = Ok(from("2027-01-05", "2027-01-12"));
    for text in [
        "2027-01-05 2027-01-12",
        "from 2027-01-05 to 2027-01-12.",
        "2027-01-05 – 2027-01-12",
        "5.1.2027 12.01.2027",
        "vom 05.01.2027 bis 12.01.2027",
    ] {
        assert_eq!(read(text, cancels), ok, "{text}");
    }
    assert_eq!(read("2027-01-05", cancels), Ok(Request::Day(day_of("2027-01-05"))));
    let strokes = Ok(Request::From(day_of("2026-12-20"), day_of("2027-01-03")));
    assert_eq!(read("20/12/2026 03/01/2027", cancels), strokes);
    assert_eq!(read("du 20/12/2026 au 03/01/2027", cancels), strokes);
    assert_eq!(read("12/20/2026 01/03/2027", cancels), strokes);
    assert_eq!(read("2026-12-20/2027-01-03", cancels), strokes);
    assert_eq!(read("01/02/2027 03/02/2027", cancels), Err(Denial::Unreadable), "either order");
    assert_eq!(read("20/12/2026 01/20/2027", cancels), Err(Denial::Unreadable), "both orders");
    assert_eq!(read("cancel", cancels), Ok(Request::Cancel(None)));
    assert_eq!(read("2027-01-05 cancel", cancels), Ok(Request::Cancel(Some(day_of("2027-01-05")))));
    for text in
        ["", "tomorrow", "2027-02-30 2027-03-01", "1/5/2027 1/12/2027", "5.1.27 6.1.27", "cancel 13.13.2027"]
    {
        assert_eq!(read(text, cancels), Err(Denial::Unreadable), "{text}");
    }
}
