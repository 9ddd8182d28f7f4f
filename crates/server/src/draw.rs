//! The draw of an event computed anew from what is published of it: the page and `frcec draw verify` show the same.
use std::collections::BTreeSet;

use frcec_rules::StartPosition;
use frcec_rules::club::event::{
    Format,
    draw::{DrawFault, Hash, Scope, Source},
    knockout,
};

use crate::door::EventRecord;
use crate::speech::{Lang, Speech};

/// A draw with everything that can be told from it.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The event's code.
    pub code: String,
    /// What was published when the entries opened, 64 hexadecimal digits.
    pub commitment: String,
    /// When that was (Unix ms).
    pub committed_at: i64,
    /// The entry list, once it is closed.
    pub list: Option<List>,
    /// The links as they were published, the first round's first.
    pub links: Vec<Link>,
    /// The positions that have been played from, each once.
    pub positions: Vec<Drawn>,
    /// The lots that decided who goes on in a knockout.
    pub lots: Vec<Lot>,
    /// What does not fit.
    pub faults: Vec<DrawFault>,
}

/// A lot computed anew, between the two of a match in which all was level.
#[derive(Clone, Debug)]
pub struct Lot {
    /// The round (from 1) whose link gives it.
    pub round: usize,
    /// Who goes on: the entry (from 0), the text that is hashed, and its hash, which is the smaller one.
    pub winner: (usize, String, Hash),
    /// Who does not.
    pub other: (usize, String, Hash),
}

/// The closed entry list.
#[derive(Clone, Debug)]
pub struct List {
    /// The list, octet by octet.
    pub text: String,
    /// Its hash as it was published.
    pub said: String,
    /// Its hash.
    pub is: Hash,
    /// When entries closed (Unix ms).
    pub closed_at: Option<i64>,
}

/// A link of the chain.
#[derive(Clone, Copy, Debug)]
pub struct Link {
    /// The round, from 1; one more than there are for the link that was published at the end.
    pub round: usize,
    /// The link.
    pub link: Hash,
    /// What it gives when it is hashed.
    pub gives: Hash,
    /// Whether that is the link before, or the commitment.
    pub fits: bool,
}

/// A position computed anew.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// For whom.
    pub scope: Scope,
    /// The entries (from 0) of White and Black of the first game, if it is not for all.
    pub pair: Option<(usize, usize)>,
    /// The text that is hashed; none if its link is missing.
    pub text: Option<String>,
    /// The first four digits of the hash.
    pub digits: String,
    /// The number that they are.
    pub number: u16,
    /// The position drawn.
    pub drawn: Option<StartPosition>,
    /// The position played.
    pub played: StartPosition,
}

impl Drawn {
    /// Whether what was played is what was drawn.
    pub fn fits(&self) -> bool {
        self.drawn == Some(self.played)
    }
}

/// Computes the draw of an event anew; none if it has none, as events from before there was one, or one that cannot be read.
pub fn check(record: &EventRecord) -> Option<Checked> {
    let draw = record.draw.as_ref()?;
    let list = draw.entries.clone().zip(draw.entries_hash.clone()).map(|(text, said)| List {
        is: Hash::of(&text),
        text,
        said,
        closed_at: draw.closed_at,
    });
    let mut before = draw.commitment.clone();
    let links = (1..).zip(record.links()).map(|(round, link)| {
        let gives = Hash::of(&link.to_string());
        let fits = gives.to_string() == before;
        before = link.to_string();
        Link { round, link, gives, fits }
    });
    let links: Vec<Link> = links.collect();
    Some(Checked {
        code: record.event.code.clone(),
        commitment: draw.commitment.clone(),
        committed_at: draw.committed_at,
        positions: positions(record, list.as_ref(), &links),
        lots: lots(record, list.as_ref(), &links),
        list,
        links,
        faults: record.verify().unwrap_or_default(),
    })
}

fn lots(record: &EventRecord, list: Option<&List>, links: &[Link]) -> Vec<Lot> {
    let Some(list) = list.filter(|_| record.settings.format == Format::Knockout) else { return Vec::new() };
    let bracket = knockout::bracket(&record.history(), &record.lots());
    let cast = knockout::lots_cast(&bracket).filter_map(|(round, winner, other)| {
        let link = links.iter().find(|link| link.round == round)?.link;
        let source = Source { link, entries: list.is, code: &record.event.code };
        let of = |entry: usize| {
            let text = source.lot_text(entry);
            let hash = Hash::of(&text);
            (entry, text, hash)
        };
        Some(Lot { round, winner: of(winner), other: of(other) })
    });
    cast.collect()
}

fn positions(record: &EventRecord, list: Option<&List>, links: &[Link]) -> Vec<Drawn> {
    let Some(list) = list else { return Vec::new() };
    let (mut seen, mut all) = (BTreeSet::new(), Vec::new());
    for (round, begun) in (1..).zip(&record.rounds) {
        for (place, pairing) in (1..).zip(&begun.body.pairings) {
            for game in record.games_of(pairing) {
                let number = usize::from(game.number_in_match);
                let scope = record.scope(begun.stored.kind, pairing.paired.games, round, place, number);
                let Some(played) = StartPosition::new(game.start_id) else { continue };
                if !seen.insert((scope.to_string(), played.id())) {
                    continue;
                }
                let link = links.iter().find(|link| link.round == scope.round());
                // What was closed is mixed in, as it was published.
                let source =
                    link.map(|link| Source { link: link.link, entries: list.is, code: &record.event.code });
                let drawn = source.as_ref().map(|source| source.position(scope));
                let text =
                    source.zip(drawn).map(|(source, (_, attempt))| source.position_text(scope, attempt));
                let digits: String = text
                    .iter()
                    .flat_map(|text| Hash::of(text).to_string().chars().take(4).collect::<Vec<_>>())
                    .collect();
                all.push(Drawn {
                    scope,
                    pair: (scope != Scope::Event).then_some((pairing.paired.white, pairing.paired.black)),
                    number: u16::from_str_radix(&digits, 16).unwrap_or(0),
                    digits,
                    text,
                    drawn: drawn.map(|(start, _)| start),
                    played,
                });
            }
        }
    }
    all
}

/// For whom a position is, in words.
pub fn scope_words(speech: Speech, lang: Lang, scope: Scope) -> String {
    match scope {
        Scope::Event => speech.word(lang, "draw-scope-event"),
        Scope::Pair { round, pairing } => {
            speech.say(lang, "draw-scope-pair", &[("round", round.into()), ("pairing", pairing.into())])
        }
        Scope::Game { round, pairing, game } => speech.say(
            lang,
            "draw-scope-game",
            &[("round", round.into()), ("pairing", pairing.into()), ("game", game.into())],
        ),
    }
}

/// What does not fit, in words.
pub fn fault_words(speech: Speech, lang: Lang, fault: DrawFault) -> String {
    match fault {
        DrawFault::Entries => speech.word(lang, "draw-fault-entries"),
        DrawFault::Link { round } => speech.say(lang, "draw-fault-link", &[("round", round.into())]),
        DrawFault::NoLink { round } => speech.say(lang, "draw-fault-no-link", &[("round", round.into())]),
        DrawFault::Position { scope, drawn, played } => speech.say(
            lang,
            "draw-fault-position",
            &[
                ("scope", scope_words(speech, lang, scope).into()),
                ("drawn", drawn.to_string().into()),
                ("played", played.to_string().into()),
            ],
        ),
    }
}
