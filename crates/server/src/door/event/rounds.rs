//! What a round that begins writes: its row, its matches and games, and one letter to each who plays in it or rests.
use std::collections::{BTreeMap, BTreeSet};

use frcec_rules::{
    StartPosition,
    club::{
        event::{Format, Games, Paired, PairedRound, RoundKind as Kind, berger},
        pace::Pace,
    },
};
use frcec_store::{
    PlayerId, Tx,
    tournaments::rounds::{self, Round, RoundKind},
};

use super::{EventRecord, PairingBody, RoundBody, RoundRecord, draw::Secret, settings::corrupt};
use crate::{
    door::{
        Door, LoadError, SubmitError,
        fold::{EventNews, Folds},
        matches::{InEvent, MatchSpec, NotMade},
        row::json,
    },
    mail::compose::LetterKind,
    notice::PairingNews,
    people::Person,
};

impl Door {
    /// Begins `rounds`, those after the ones of `record`, in which the numbers stand.
    pub(super) async fn begin_rounds(
        &self,
        tx: &mut Tx,
        record: &EventRecord,
        paired: &[PairedRound],
        secret: &Secret,
        at: i64,
        folds: &mut Folds,
    ) -> Result<(), NotMade> {
        let event = &record.event;
        let pace = pace_of(record)?;
        let people = people(tx, record).await?;
        let (mut told, mut views) = (Vec::new(), Vec::new());
        for (round, begins) in (record.rounds.len() + 1..).zip(paired) {
            let number = i64::try_from(round).unwrap_or(i64::MAX);
            let kind = match begins.kind {
                Kind::Main => RoundKind::Main,
                Kind::TieBreak => RoundKind::TieBreak,
            };
            let mut begun = RoundRecord {
                stored: Round {
                    tournament_id: event.id,
                    round: number,
                    kind,
                    paired_at: at,
                    ends_at: record.settings.round_ms(pace).map(|ms| at + ms),
                    ended_at: None,
                    link: secret.link(round).to_string(),
                    body: String::new(),
                },
                body: RoundBody { pairings: Vec::new(), byes: begins.byes.clone() },
            };
            for (board, pairing) in (1..).zip(&begins.pairings) {
                let person =
                    |entry: usize| record.entries.get(entry).and_then(|entry| people.get(&entry.player));
                let (Some(white), Some(black)) = (person(pairing.white), person(pairing.black)) else {
                    return Err(corrupt(event, "entries", "a pairing names nobody".to_owned()).into());
                };
                let position = |game| secret.position(record.scope(kind, pairing.games, round, board, game));
                let starts = [position(1), position(2)];
                let spec = spec_of(record, &begun, pairing, starts, pace);
                let made = self.make_match(tx, &spec, white, black, at).await?;
                told.extend(made.told);
                views.extend(made.views);
                begun.body.pairings.push(PairingBody { paired: pairing.clone(), matches: vec![made.id] });
            }
            begun.stored.body = json(&begun.body);
            if !rounds::insert(tx, &begun.stored).await? {
                return Err(corrupt(event, "round", format!("round {number} is there already")).into());
            }
        }
        let playing: BTreeSet<PlayerId> =
            views.iter().flat_map(|view| [view.white.id, view.black.id]).collect();
        self.write_news_of(tx, told, &views, &[], &[], folds).await?;
        let mut news = Vec::new();
        for (round, begins) in (record.rounds.len() + 1..).zip(paired) {
            for bye in &begins.byes {
                let reader = record.entries.get(bye.entry).and_then(|entry| people.get(&entry.player));
                // In a round robin everybody rests once, among games.
                if let Some(reader) = reader.filter(|reader| !playing.contains(&reader.id)) {
                    let said = self.bye_says(reader, record, round, *bye);
                    news.push(EventNews { reader: reader.clone(), kind: LetterKind::EventBye, said });
                }
            }
        }
        self.write_event_news(tx, event, news, folds).await
    }
}

/// The match of a pairing from its positions, with the news that its letters tell.
pub(super) fn spec_of(
    record: &EventRecord,
    round: &RoundRecord,
    paired: &Paired,
    starts: [StartPosition; 2],
    pace: Pace,
) -> MatchSpec {
    let event = &record.event;
    let stored = &round.stored;
    let number = usize::try_from(stored.round).unwrap_or(0);
    // Of a class, those who play in it.
    let class_size = match record.settings.format {
        Format::RoundRobin { class_size, .. } => class_size,
        _ => None,
    };
    let players = berger::classes(&record.history(), class_size)
        .iter()
        .find(|members| members.contains(&paired.white))
        .map_or(record.entries.len(), Vec::len);
    let news = |own, own_is_white| PairingNews {
        code: event.code.clone(),
        event: event.name.clone(),
        format: record.settings.format,
        round: number,
        kind: round.kind(),
        entries: players,
        own,
        own_is_white,
        why: paired.why.clone(),
        ends_at: stored.ends_at,
    };
    MatchSpec {
        event: Some(InEvent {
            id: event.id,
            code: event.code.clone(),
            round: stored.round,
            delay: record.settings.delay,
            news: Some([news(paired.white, true), news(paired.black, false)]),
        }),
        starts,
        pace,
        // Two positions are both in the open when the round begins: such games are played at once.
        staggered: record.settings.staggered && paired.games == Games::Two,
        single: paired.games == Games::One,
        only: None,
        rated: event.rated,
        words: None,
    }
}

/// The pace of an event.
pub(super) fn pace_of(record: &EventRecord) -> Result<Pace, SubmitError> {
    let pace = &record.event.pace;
    pace.parse().map_err(|_| corrupt(&record.event, "pace", pace.clone()))
}

/// Everybody who has a number.
pub(super) async fn people(
    tx: &mut Tx,
    record: &EventRecord,
) -> Result<BTreeMap<PlayerId, Person>, SubmitError> {
    let mut people = BTreeMap::new();
    for entry in &record.entries {
        people.insert(entry.player, Person::load(tx, entry.player).await.map_err(LoadError::from)?);
    }
    Ok(people)
}
