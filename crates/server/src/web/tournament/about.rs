//! What an event is, in words.
use frcec_rules::club::event::Format;
use frcec_rules::club::pace::{DAY_MS, Pace};
use frcec_store::Tx;
use frcec_store::audit::{self, AuditFilter};
use frcec_store::tournaments::{PositionMode, Tournament, TournamentState};

use crate::door::{Conditions, EventHold, EventRecord, EventSettings, StartMode};
use crate::speech::pace::in_words;
use crate::speech::pairing::format_key;
use crate::web::error::WebError;
use crate::web::rows::Names;
use crate::web::talk::Talk;
use crate::web::words::Person;

/// Something about an event.
#[derive(Clone, Debug)]
pub struct Fact {
    /// What it is about.
    pub name: String,
    /// What there is to say.
    pub text: String,
    /// A member who is meant.
    pub who: Option<Person>,
    /// A page that is meant: its address.
    pub url: Option<String>,
}

impl Fact {
    fn new(t: &Talk, key: &str, text: String) -> Self {
        Self { name: t.s(key), text, who: None, url: None }
    }
}

/// The format in a few words.
pub(in crate::web) fn format(t: &Talk, format: Format) -> String {
    t.s(format_key(format))
}

/// What the format means, in a sentence.
pub(in crate::web) fn sentence(t: &Talk, format: Format) -> String {
    let double =
        matches!(format, Format::RoundRobin { double: true, .. } | Format::Swiss { double: true, .. });
    match format {
        Format::RoundRobin { class_size: Some(size), .. } => t.say(
            if double { "event-about-classes-double" } else { "event-about-classes" },
            &[("size", u32::from(size).into())],
        ),
        Format::RoundRobin { .. } => t.s(if double { "event-about-double" } else { "event-about-robin" }),
        Format::Knockout => t.s("event-about-knockout"),
        Format::Dropout => t.s("event-about-dropout"),
        Format::Swiss { rounds, .. } => t.s1(
            if double { "event-about-swiss-double" } else { "event-about-swiss" },
            "rounds",
            u32::from(rounds),
        ),
    }
}

/// A pace in words.
pub(in crate::web) fn pace(t: &Talk, name: &str) -> String {
    name.parse::<Pace>().map_or_else(|_| name.to_owned(), |pace| in_words(t.speech(), t.lang(), pace))
}

/// What starts it, in words.
pub(in crate::web) fn start(t: &Talk, settings: &EventSettings) -> String {
    match settings.start {
        StartMode::Hand => t.s("event-starts-hand"),
        StartMode::Date { at } => t.s1("event-starts-date", "moment", t.moment(at)),
        StartMode::WhenFull => t.s("event-starts-full"),
    }
}

/// The same of an event as it stands: when its moment has come and it could not begin, its director has to decide.
pub(in crate::web) fn start_now(t: &Talk, record: &EventRecord) -> String {
    let waits = record.event.waits_since.is_some() && record.event.look_at.is_none();
    if waits && record.settings.start != StartMode::Hand {
        t.s("event-starts-waits")
    } else {
        start(t, &record.settings)
    }
}

/// Who may enter, a sentence for each condition.
pub(in crate::web) fn conditions(t: &Talk, conditions: &Conditions) -> String {
    let Conditions { min_rating, max_rating, min_finished, max_time_losses } = conditions;
    let mut said = Vec::new();
    match (min_rating, max_rating) {
        (Some(min), Some(max)) => {
            said.push(t.say("event-for-between", &[("min", (*min).into()), ("max", (*max).into())]));
        }
        (Some(min), None) => said.push(t.s1("event-for-from", "min", *min)),
        (None, Some(max)) => said.push(t.s1("event-for-to", "max", *max)),
        (None, None) => {}
    }
    if *min_finished > 0 {
        said.push(t.s1("event-for-finished", "count", *min_finished));
    }
    if let Some(most) = max_time_losses {
        said.push(t.s1("event-for-time-losses", "count", *most));
    }
    if said.is_empty() { t.s("event-for-all") } else { said.join("; ") }
}

/// The longest that an event of `players` entrants can last, in days; `None` where that is not known.
pub(in crate::web) fn longest_days(settings: &EventSettings, pace: Pace, players: usize) -> Option<i64> {
    let rounds = match settings.format {
        Format::RoundRobin { .. } => {
            let Pace::Bank { days } = pace else { return None };
            let one = i64::from(days) * 2;
            return Some(if settings.double() && settings.staggered { 2 * one } else { one });
        }
        // A round of a knockout may need a tie-break round after it.
        Format::Knockout => 2 * i64::from(players.max(2).next_power_of_two().trailing_zeros()),
        Format::Dropout => 6,
        Format::Swiss { rounds, .. } => i64::from(rounds),
    };
    Some(rounds * settings.round_ms(pace)? / DAY_MS)
}

/// What of an event cannot be changed once it runs.
pub(in crate::web) fn fixed(t: &Talk, record: &EventRecord) -> Vec<Fact> {
    let format = Fact::new(t, "event-field-format", sentence(t, record.settings.format));
    [format].into_iter().chain(rules(t, record)).collect()
}

/// How it is played.
fn rules(t: &Talk, record: &EventRecord) -> Vec<Fact> {
    let (event, settings) = (&record.event, &record.settings);
    let fact = |key: &str, text: String| Fact::new(t, key, text);
    let mut facts = vec![fact("match-pace", format!("{}: {}", event.pace, pace(t, &event.pace)))];
    if let Some(ms) = event.pace.parse().ok().and_then(|pace| settings.round_ms(pace)) {
        facts.push(fact("event-fact-round", t.s1("event-round-days", "days", ms / DAY_MS)));
    }
    facts.push(fact("event-positions", positions(t, event.positions)));
    if settings.double() {
        facts.push(fact(
            "event-fact-order",
            t.s(if settings.staggered { "event-order-staggered" } else { "event-order-together" }),
        ));
    }
    facts.push(fact("event-fact-rated", t.s(if event.rated { "event-rated-yes" } else { "event-rated-no" })));
    if settings.delay > 0 {
        facts.push(fact("event-fact-delay", t.s1("event-delay", "moves", u32::from(settings.delay))));
    }
    facts.push(fact("event-fact-for", conditions(t, &settings.conditions)));
    facts
}

/// When an event goes on whose games are over: what ended them can be taken back, or appealed, until then.
pub(in crate::web) fn goes_on(
    t: &Talk,
    record: &EventRecord,
    hold: Option<&EventHold>,
    now: i64,
) -> Option<String> {
    let waits = record.event.state == TournamentState::Running && record.unfinished().next().is_none();
    let at = record.event.look_at.filter(|&at| waits && at > now);
    let undo = |until: i64| t.s1("event-goes-on", "moment", t.moment(until));
    match hold.filter(|_| waits) {
        Some(EventHold::Undo { until }) => Some(undo(at.unwrap_or(*until).max(*until))),
        Some(EventHold::Appeal { game, until }) => {
            let facts = [("game", game.as_str().into()), ("moment", t.moment(*until).into())];
            Some(t.say("event-goes-on-appeal", &facts))
        }
        Some(EventHold::Appealed { game }) => Some(t.s1("event-goes-on-appealed", "game", game.as_str())),
        None => at.map(undo),
    }
}

/// The rest of what it is.
pub(super) fn facts(
    t: &Talk,
    record: &EventRecord,
    names: &Names,
    following: Option<&Tournament>,
) -> Vec<Fact> {
    let (event, settings) = (&record.event, &record.settings);
    let open = event.state == TournamentState::Open;
    let fact = |key: &str, text: String| Fact::new(t, key, text);
    let mut facts = rules(t, record);
    if open {
        facts.push(fact("event-fact-places", places(t, record)));
        facts.push(fact("col-start", start_now(t, record)));
    }
    if let Some(at) = event.started_at {
        facts.push(fact("event-fact-began", t.day(at)));
    }
    if let Some(at) = event.ended_at {
        let cancelled = event.state == TournamentState::Cancelled;
        facts.push(fact(if cancelled { "event-fact-cancelled" } else { "col-ended" }, t.day(at)));
    }
    for (key, id) in [("event-fact-director", event.director_id), ("event-fact-deputy", event.deputy_id)] {
        if let Some(id) = id {
            facts.push(Fact { who: Some(names.person(t, id)), ..fact(key, String::new()) });
        }
    }
    if let Some(next) = following {
        let url = Some(format!("/tournaments/{}", next.code));
        facts.push(Fact { url, ..fact("event-fact-followed", format!("{} · {}", next.code, next.name)) });
    } else if settings.reopen && matches!(event.state, TournamentState::Open | TournamentState::Closed) {
        facts.push(fact("event-fact-next", t.s("event-reopens")));
    }
    facts
}

/// Who called an event off, and why.
pub(super) async fn called_off(tx: &mut Tx, t: &Talk, event: &Tournament) -> Result<Vec<Fact>, WebError> {
    if event.state != TournamentState::Cancelled {
        return Ok(Vec::new());
    }
    let filter = AuditFilter {
        subject: Some(event.code.clone()),
        action: Some("cancel event".to_owned()),
        ..AuditFilter::default()
    };
    let Some(entry) = audit::list(tx, &filter, 1).await?.into_iter().next() else { return Ok(Vec::new()) };
    let mut facts = Vec::new();
    if let Some(by) = entry.actor_id {
        let who = Some(Names::of_people(tx, t, [by]).await?.person(t, by));
        facts.push(Fact { who, ..Fact::new(t, "event-fact-called-off-by", String::new()) });
    }
    facts.extend(entry.reason.map(|reason| Fact::new(t, "event-fact-why", reason)));
    Ok(facts)
}

/// For whom a position is drawn, in words.
pub(in crate::web) fn positions(t: &Talk, mode: PositionMode) -> String {
    t.s(match mode {
        PositionMode::Event => "event-positions-event",
        PositionMode::Pair => "event-positions-pair",
        PositionMode::Game => "event-positions-game",
    })
}

/// How many are in, how many more can come in, how many wait.
pub(in crate::web) fn places(t: &Talk, record: &EventRecord) -> String {
    let taken = record.entries.len();
    let mut said = match record.settings.capacity {
        Some(places) => {
            let left = usize::try_from(places).unwrap_or(usize::MAX).saturating_sub(taken);
            t.say(
                "event-places-left",
                &[("taken", taken.into()), ("places", places.into()), ("left", left.into())],
            )
        }
        None => t.s1("event-places-any", "taken", taken),
    };
    if !record.waiting.is_empty() {
        said.push_str("; ");
        said.push_str(&t.s1("event-places-waiting", "count", record.waiting.len()));
    }
    said
}
