//! What another result of a game changes in an event that is over: who has won it, by which lot, and who came where. Nothing more is
//! played in it: the link of its draw after the last has been published, and no new position would be a secret.
use std::collections::BTreeMap;

use frcec_rules::club::event::{
    Format, Moved,
    knockout::{Bracket, Decided, bracket},
};
use frcec_store::tournaments::TournamentState;

use super::super::EventRecord;

/// What changes in an event that is over.
#[derive(Debug, Default)]
pub(super) struct OverChange {
    /// Who had won, and who has won now; `None` where that stays.
    pub(super) titles: Option<[Vec<usize>; 2]>,
    /// Whether the final is level now: no tie-break is played, and its two share the first place.
    pub(super) shared: bool,
    /// What parts the finalists now, by lot or by losses on time, and who has won by it.
    pub(super) last_resort: Option<(usize, Decided)>,
    /// Whose place is another one: the place before, now, and how many there are.
    pub(super) places: BTreeMap<usize, [usize; 3]>,
}

impl OverChange {
    /// What changes when `record` becomes `after`; nothing in an event that runs. What of `moved` is about games to come is taken out.
    pub(super) fn of(record: &EventRecord, after: &EventRecord, moved: &mut Vec<Moved>) -> Self {
        if record.event.state != TournamentState::Finished {
            return Self::default();
        }
        let [had, has] = [record, after].map(|record| record.champions().concat());
        let level = moved.iter().any(|moved| matches!(moved, Moved::Level { .. }));
        moved.retain(|moved| !matches!(moved, Moved::Level { .. }));
        let resort = |record: &EventRecord| {
            let knockout = record.settings.format == Format::Knockout;
            let advance = knockout.then(|| bracket(&record.history(), &record.lots()));
            let advance = advance.as_ref().and_then(final_of)?;
            matches!(advance.1, Decided::Lot { .. } | Decided::OnTime { .. }).then_some(advance)
        };
        let now = resort(after);
        Self {
            shared: level && has.len() > 1,
            last_resort: now.filter(|_| now != resort(record)),
            places: places(record, after),
            titles: (had != has).then_some([had, has]),
        }
    }
}

/// Who has won the final, and by what.
fn final_of(bracket: &Bracket) -> Option<(usize, Decided)> {
    let advance = bracket.levels.last()?.matches.first()?.advance?;
    Some((advance.winner?, advance.why))
}

/// Whose place is another one.
fn places(record: &EventRecord, after: &EventRecord) -> BTreeMap<usize, [usize; 3]> {
    let of = |record: &EventRecord| -> BTreeMap<usize, [usize; 2]> {
        let tables = record.tables();
        let lines = tables.iter().flat_map(|table| table.lines.iter().map(|line| (line, table.lines.len())));
        lines.filter(|(line, _)| !line.void).map(|(line, of)| (line.entry, [line.place, of])).collect()
    };
    let was = of(record);
    of(after)
        .into_iter()
        .filter_map(|(entry, [place, of])| Some((entry, [was.get(&entry)?[0], place, of])))
        .filter(|(_, [before, now, _])| before != now)
        .collect()
}
