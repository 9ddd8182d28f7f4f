//! What the audit log keeps of a director's change: the event before and after, or whom it was about. Pages make words of it.
use std::str::FromStr as _;

use frcec_rules::club::pace::Pace;
use frcec_store::{
    GameId, PlayerId, audit,
    tournaments::{Entry, PositionMode},
};
use serde::{Deserialize, Serialize};
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

/// What has to be known to take a deed back, beside what the log shows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Kept {
    /// The rows of entries as they were before it.
    pub(super) entries: Vec<Entry>,
    /// The games that it ended.
    #[serde(default)]
    pub(super) games: Vec<GameId>,
    /// The round that had been started last.
    pub(super) round: i64,
}

impl Kept {
    /// What an entry of the log keeps; `None` if it is of another kind, or from before such things were kept.
    pub(super) fn of(entry: &audit::Entry) -> Option<Self> {
        let body: Value = serde_json::from_str(&entry.body).ok()?;
        serde_json::from_value(body.get("kept")?.clone()).ok()
    }
}

/// One member goes, another comes, in an entry of the log.
pub(super) fn members(goes: Option<PlayerId>, comes: Option<PlayerId>, kept: &Kept) -> String {
    let side = |member: Option<PlayerId>| member.map_or_else(|| json!({}), |id| json!({ "member": id }));
    json!({ "before": side(goes), "after": side(comes), "kept": kept }).to_string()
}

/// What an entry of the log keeps, with the entry that is taken back by it.
pub(super) fn undoing(body: String, undoes: Option<i64>) -> String {
    let Some(undoes) = undoes else { return body };
    let mut kept: Value = serde_json::from_str(&body).unwrap_or_default();
    kept["undoes"] = undoes.to_string().into();
    kept.to_string()
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
