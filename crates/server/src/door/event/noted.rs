//! What the audit log keeps of a director's change: the event before and after, or whom it was about. Pages make words of it.
use std::str::FromStr as _;

use frcec_rules::club::pace::Pace;
use frcec_store::{PlayerId, tournaments::PositionMode};
use serde_json::{Value, json};

use super::{EventSettings, NewEvent};

/// An event as an entry of the log keeps it.
pub(super) fn noted(event: &NewEvent) -> Value {
    json!({ "event": {
        "name": event.name,
        "pace": event.pace.to_string(),
        "positions": event.positions,
        "rated": event.rated,
        "deputy": event.deputy,
        "settings": event.settings,
    }})
}

/// The event that an entry of the log keeps; `None` for entries of another kind.
pub fn noted_event(kept: &serde_json::Map<String, Value>) -> Option<NewEvent> {
    let event = kept.get("event")?;
    let text = |name: &str| event.get(name).and_then(Value::as_str);
    Some(NewEvent {
        name: text("name")?.to_owned(),
        pace: text("pace")?.parse::<Pace>().ok()?,
        positions: PositionMode::from_str(text("positions")?).ok()?,
        rated: event.get("rated")?.as_bool()?,
        deputy: event.get("deputy").and_then(Value::as_i64).map(PlayerId),
        settings: serde_json::from_value::<EventSettings>(event.get("settings")?.clone()).ok()?,
    })
}

/// One member goes, another comes, in an entry of the log.
pub(super) fn members(goes: Option<PlayerId>, comes: Option<PlayerId>) -> String {
    let side = |member: Option<PlayerId>| member.map_or_else(|| json!({}), |id| json!({ "member": id }));
    json!({ "before": side(goes), "after": side(comes) }).to_string()
}

/// Who runs an event and who does in the other's stead, before and after, in an entry of the log.
pub(super) fn officers(
    before: (Option<PlayerId>, Option<PlayerId>),
    after: (Option<PlayerId>, Option<PlayerId>),
) -> String {
    let side = |(director, deputy): (Option<PlayerId>, Option<PlayerId>)| json!({ "director": director, "deputy": deputy });
    json!({ "before": side(before), "after": side(after) }).to_string()
}

#[cfg(test)]
mod tests {
    use frcec_rules::club::event::Format;

    use super::*;

    #[test]
    fn an_event_is_found_again_in_the_log() {
        let mut event =
            NewEvent::new("Cup", Format::Swiss { rounds: 5, double: true }, Pace::Bank { days: 30 });
        event.deputy = Some(PlayerId(7));
        event.settings.capacity = Some(16);
        event.settings.conditions.min_rating = Some(1400);
        let Value::Object(kept) = noted(&event) else { panic!("no object") };
        assert_eq!(noted_event(&kept), Some(event));
        assert_eq!(noted_event(&serde_json::Map::new()), None);
    }
}
