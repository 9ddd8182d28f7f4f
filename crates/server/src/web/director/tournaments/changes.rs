//! What an event is, field by field, and which fields differ between two of them: for the preview of a change and for the log.
use frcec_rules::club::pace::DAY_MS;
use frcec_store::PlayerId;

use crate::door::NewEvent;
use crate::web::director::rulings::Change;
use crate::web::talk::Talk;
use crate::web::tournament::about;

/// What changes from `before` to `after`; all that there is, where one of them is not. `name` says who a member is.
pub(in crate::web::director) fn changes(
    t: &Talk,
    before: Option<&NewEvent>,
    after: Option<&NewEvent>,
    name: impl Fn(PlayerId) -> String,
) -> Vec<Change> {
    let (before, after) =
        (before.map(|event| fields(t, event, &name)), after.map(|event| fields(t, event, &name)));
    let keys = after.as_ref().or(before.as_ref()).into_iter().flatten().map(|(key, _)| *key);
    let said = |fields: &Option<Vec<(&'static str, String)>>, at: usize| {
        fields
            .as_ref()
            .and_then(|fields| fields.get(at))
            .map(|(_, text)| text.clone())
            .filter(|text| !text.is_empty())
    };
    keys.enumerate()
        .filter_map(|(at, key)| {
            let (was, is) = (said(&before, at), said(&after, at));
            let none = || "–".to_owned();
            (was != is).then(|| Change::new(t.s(key), was.unwrap_or_else(none), is.unwrap_or_else(none)))
        })
        .collect()
}

/// The fields of an event in words, always the same ones; empty where it says nothing.
fn fields(t: &Talk, event: &NewEvent, name: &impl Fn(PlayerId) -> String) -> Vec<(&'static str, String)> {
    let settings = &event.settings;
    let pace = event.pace.to_string();
    let round = settings.round_ms(event.pace).map(|ms| t.s1("event-round-days", "days", ms / DAY_MS));
    let delay = match settings.delay {
        0 => String::new(),
        moves => t.s1("event-delay", "moves", u32::from(moves)),
    };
    let order = if settings.staggered { "event-order-staggered" } else { "event-order-together" };
    vec![
        ("event-field-name", event.name.clone()),
        ("event-field-format", about::sentence(t, settings.format)),
        ("event-field-pace", format!("{pace}: {}", about::pace(t, &pace))),
        ("event-fact-round", round.unwrap_or_default()),
        ("event-fact-order", if settings.double() { t.s(order) } else { String::new() }),
        ("event-field-positions", about::positions(t, event.positions)),
        ("event-fact-delay", delay),
        ("event-fact-rated", t.s(if event.rated { "event-rated-yes" } else { "event-rated-no" })),
        ("event-fact-for", about::conditions(t, &settings.conditions)),
        ("event-field-capacity", settings.capacity.map(|places| places.to_string()).unwrap_or_default()),
        ("col-start", about::start(t, settings)),
        ("event-fact-next", if settings.reopen { t.s("event-reopens") } else { String::new() }),
        ("event-fact-deputy", event.deputy.map(name).unwrap_or_default()),
    ]
}

#[cfg(test)]
mod tests {
    use frcec_rules::club::event::Format;
    use frcec_rules::club::pace::Pace;

    use super::*;
    use crate::speech::Lang;

    #[test]
    fn only_what_differs_is_shown() {
        let t = Talk::new(Lang::En, "UTC");
        let before = NewEvent::new("Cup", Format::Knockout, Pace::Bank { days: 30 });
        let mut after = before.clone();
        after.settings.capacity = Some(16);
        after.deputy = Some(PlayerId(7));
        let name = |id: PlayerId| format!("member {}", id.0);
        assert_eq!(
            changes(&t, Some(&before), Some(&after), name),
            [Change::new("Places", "–", "16"), Change::new("Deputy", "–", "member 7")]
        );
        assert!(changes(&t, Some(&before), Some(&before), name).is_empty());
        let made = changes(&t, None, Some(&before), name);
        assert_eq!(made[0], Change::new("Name", "–", "Cup"));
        assert!(made.iter().all(|change| change.before == "–"), "{made:?}");
    }
}
