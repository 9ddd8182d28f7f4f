//! Who stands where, with every tie-break explained: what it counts, what it is made of, and whom it puts before whom.
use frcec_rules::club::event::standing::{Against, Expected, Line, TieBreak};
use frcec_rules::club::event::{Format, Table};

use super::Scene;
use crate::speech::{Lang, number, pairing::points_of};
use crate::web::boards;
use crate::web::words::Person;

/// One table.
#[derive(Clone, Debug)]
pub struct Standing {
    /// "Class 1", where there are classes.
    pub title: Option<String>,
    /// The tie-breaks in the order in which they are asked.
    pub breaks: Vec<Break>,
    /// Whether points come first; else the tie-breaks decide alone.
    pub by_points: bool,
    /// Best first.
    pub rows: Vec<StandingRow>,
    /// Who is before whom, and why, for those with equal points.
    pub reasons: Vec<String>,
    /// What the tie-breaks of those are made of.
    pub sums: Vec<String>,
}

/// A tie-break of the event.
#[derive(Clone, Debug)]
pub struct Break {
    /// The head of its column.
    pub head: String,
    /// What it counts.
    pub text: String,
}

/// One line.
#[derive(Clone, Debug)]
pub struct StandingRow {
    /// The place.
    pub place: usize,
    /// Who.
    pub who: Person,
    /// What became of the seat, if anything.
    pub note: Option<String>,
    /// Points, halves as ½.
    pub points: String,
    /// A value for each tie-break.
    pub values: Vec<String>,
    /// Finished games of all.
    pub played: String,
    /// What the ratings expect of the played games; none without any.
    pub expected: Option<String>,
    /// How far the score is from it: `+0.58`.
    pub gain: Option<String>,
}

/// The name of a tie-break in the catalogue.
const fn key(tie_break: &TieBreak) -> &'static str {
    match tie_break {
        TieBreak::Wins { .. } => "wins",
        TieBreak::SonnebornBerger { .. } => "sonneborn",
        TieBreak::Mutual { .. } => "mutual",
        TieBreak::Buchholz { .. } => "buchholz",
        TieBreak::Malus { .. } => "malus",
        TieBreak::Survived { .. } => "survived",
    }
}

/// Its value as written.
fn value(lang: Lang, tie_break: &TieBreak) -> String {
    match tie_break {
        TieBreak::Wins { wins } => wins.to_string(),
        TieBreak::SonnebornBerger { quarters, .. } => number::hundredths(lang, i64::from(*quarters) * 25),
        // The score among the tied means something only where there are some.
        TieBreak::Mutual { among, .. } if among.len() < 2 => "–".to_owned(),
        TieBreak::Mutual { half_points, .. } | TieBreak::Buchholz { half_points, .. } => {
            boards::halves(*half_points)
        }
        TieBreak::Malus { malus } => malus.to_string(),
        TieBreak::Survived { rounds } => rounds.to_string(),
    }
}

/// Its value to compare.
const fn amount(tie_break: &TieBreak) -> u32 {
    match tie_break {
        TieBreak::Wins { wins } => *wins,
        TieBreak::SonnebornBerger { quarters, .. } => *quarters,
        TieBreak::Mutual { half_points, .. } | TieBreak::Buchholz { half_points, .. } => *half_points,
        TieBreak::Malus { malus } => *malus,
        TieBreak::Survived { rounds } => *rounds,
    }
}

/// What the ratings expect, and how far the score is from it.
fn expected(lang: Lang, expected: Expected) -> Option<(String, String)> {
    if expected.games == 0 {
        return None;
    }
    let gain = i64::from(expected.half_points) * 50 - i64::from(expected.hundredths);
    Some((number::hundredths(lang, i64::from(expected.hundredths)), number::change(lang, gain)))
}

/// One table as the page shows it.
pub(super) fn view(scene: &Scene<'_>, table: &Table) -> Standing {
    let t = scene.t;
    let by_points = matches!(scene.record.settings.format, Format::RoundRobin { .. } | Format::Swiss { .. });
    let breaks = table.lines.first().into_iter().flat_map(|line| &line.tie_breaks).map(|tie_break| Break {
        head: t.joined("tie-", key(tie_break)),
        text: t.s(&match (tie_break, scene.record.settings.format) {
            (TieBreak::SonnebornBerger { .. }, Format::Swiss { .. }) => "tie-sonneborn-swiss-text".to_owned(),
            _ => format!("tie-{}-text", key(tie_break)),
        }),
    });
    let row = |line: &Line| {
        let (expected, gain) = expected(t.lang(), line.expected).unzip();
        StandingRow {
            place: line.place,
            who: scene.who(line.entry),
            note: scene.record.entries.get(line.entry).and_then(|entry| super::note(t, scene.names, entry)),
            points: boards::halves(line.half_points),
            values: line.tie_breaks.iter().map(|tie_break| value(t.lang(), tie_break)).collect(),
            played: format!("{} / {}", line.finished, line.games),
            expected,
            gain,
        }
    };
    let tied = |one: &Line, other: &Line| {
        by_points && one.half_points == other.half_points && !one.void && !other.void && one.finished > 0
    };
    let pairs: Vec<(&Line, &Line)> =
        table.lines.iter().zip(table.lines.iter().skip(1)).filter(|(one, other)| tied(one, other)).collect();
    let mut summed: Vec<&Line> = pairs.iter().flat_map(|(one, other)| [*one, *other]).collect();
    summed.dedup_by_key(|line| line.entry);
    Standing {
        title: table.class.map(|class| t.s1("tournament-class", "class", class)),
        breaks: breaks.collect(),
        by_points,
        rows: table.lines.iter().map(row).collect(),
        reasons: pairs.iter().map(|(one, other)| reason(scene, one, other)).collect(),
        sums: summed.into_iter().flat_map(|line| sums(scene, line)).collect(),
    }
}

/// Why one stands before another with the same points.
fn reason(scene: &Scene<'_>, one: &Line, other: &Line) -> String {
    let facts = |more: String, less: String| {
        [
            ("first", scene.name(one.entry).into()),
            ("second", scene.name(other.entry).into()),
            ("points", points_of(scene.t.speech(), scene.t.lang(), one.half_points).into()),
            ("more", more.into()),
            ("less", less.into()),
        ]
    };
    let differs = one
        .tie_breaks
        .iter()
        .zip(&other.tie_breaks)
        .find(|(own, theirs)| amount(own) != amount(theirs))
        .filter(|_| one.place != other.place);
    match differs {
        Some((own, theirs)) => scene.t.say(
            &format!("tie-by-{}", key(own)),
            &facts(value(scene.t.lang(), own), value(scene.t.lang(), theirs)),
        ),
        None if one.place == other.place => {
            scene.t.say("tie-equal", &facts(String::new(), String::new())[..3])
        }
        None => scene.t.say("tie-by-lot", &facts(String::new(), String::new())[..3]),
    }
}

/// What the sums among a line's tie-breaks are made of: `S-B: 1 × 3 (Boris) + ½ × 2 (Carol) = 4.00`.
fn sums(scene: &Scene<'_>, line: &Line) -> Vec<String> {
    let t = scene.t;
    let of = |tie_break: &TieBreak, parts: Vec<String>| {
        let sum = if parts.is_empty() { "0".to_owned() } else { parts.join(" + ") };
        let facts = [
            ("name", scene.name(line.entry).into()),
            ("what", t.joined("tie-", key(tie_break)).into()),
            ("sum", sum.into()),
            ("value", value(t.lang(), tie_break).into()),
        ];
        t.say("tie-sum", &facts)
    };
    let who = |against: &Against| match against.opponent {
        Some(entry) => scene.name(entry),
        None => t.s("tie-unplayed"),
    };
    line.tie_breaks
        .iter()
        .filter_map(|tie_break| match tie_break {
            TieBreak::SonnebornBerger { from, .. } => {
                let counts = from.iter().filter(|against| against.scored > 0);
                let part = |against: &Against| {
                    let (own, theirs) = (boards::halves(against.scored), boards::halves(against.theirs));
                    format!("{own} × {theirs} ({})", who(against))
                };
                Some(of(tie_break, counts.map(part).collect()))
            }
            TieBreak::Buchholz { from, .. } => {
                let part =
                    |against: &Against| format!("{} ({})", boards::halves(against.theirs), who(against));
                Some(of(tie_break, from.iter().map(part).collect()))
            }
            _ => None,
        })
        .collect()
}

#[cfg(test)]
impl Standing {
    pub(super) fn sample() -> Self {
        use crate::web::words::samples::HOSTILE;
        Self {
            title: Some("Class 1".to_owned()),
            breaks: vec![Break { head: "S-B".to_owned(), text: "Sums.".to_owned() }],
            by_points: true,
            rows: vec![StandingRow {
                place: 1,
                who: Person::new(HOSTILE, "mallory"),
                note: Some(HOSTILE.to_owned()),
                points: "½".to_owned(),
                values: vec!["0.25".to_owned()],
                played: "1 / 5".to_owned(),
                expected: Some("0.50".to_owned()),
                gain: Some("+1.00".to_owned()),
            }],
            reasons: vec![HOSTILE.to_owned()],
            sums: vec![HOSTILE.to_owned()],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_is_held_against_what_the_ratings_expect() {
        let score = |games, hundredths, half_points| Expected { games, hundredths, half_points };
        let said = |of| expected(Lang::En, of).map(|(expects, gain)| format!("{expects} {gain}"));
        assert_eq!(said(score(3, 171, 5)), Some("1.71 +0.79".to_owned()));
        assert_eq!(said(score(2, 108, 1)), Some("1.08 −0.58".to_owned()));
        assert_eq!(said(score(0, 0, 0)), None);
    }
}
