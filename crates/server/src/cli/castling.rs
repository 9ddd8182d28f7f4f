//! `frcec castling`.

use std::process::ExitCode;

use frcec_rules::{CastlingReport, CastlingStatus, FenStyle, Line, Method, Refusal, Square, Wing, ending};
use serde::Serialize;

use super::explain::{Reason, reasons};
use super::position::PositionArgs;
use super::{Outcome, start, wrong_usage};
use crate::speech::{Lang, Speech, castling as said, refusal};

/// Report both castlings of the side to move: possible, not now, or gone, and why
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The starting position, as with --start
    #[arg(value_name = "N", group = "position")]
    number: Option<String>,
    #[command(flatten)]
    position: PositionArgs,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Outcome {
    let (speech, lang) = (Speech::new(), Lang::En);
    let mut position = args.position.clone();
    position.start = position.start.or_else(|| args.number.clone());
    let (line, repairs) = match position.line(speech, lang, None) {
        Ok(found) => found,
        Err(fault) => return Ok(wrong_usage(&fault)),
    };
    let over = ending::by_count(&line).or_else(|| ending::automatic(&line));
    let report = Report {
        fen: line.fen(FenStyle::XFen),
        turn: line.turn().fold_wb("white", "black"),
        castlings: Wing::ALL.map(|wing| Castling::new(speech, lang, &line, wing)),
        notes: repairs
            .into_iter()
            .map(|repair| {
                let what = refusal::repair(speech, lang, repair);
                speech.say(lang, "explain-repaired", &[("what", what.into())])
            })
            .chain(
                over.into_iter()
                    .flat_map(|ending| refusal::sentences(speech, lang, &[Refusal::GameOver { ending }])),
            )
            .collect(),
    };
    super::answer(&if args.json {
        serde_json::to_string(&report)? + "\n"
    } else {
        report.text(speech, lang)
    })?;
    Ok(ExitCode::SUCCESS)
}

/// The answer as JSON; a key that does not apply is absent.
#[derive(Debug, Serialize)]
struct Report {
    fen: String,
    turn: &'static str,
    castlings: [Castling; 2],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<String>,
}

#[derive(Debug, Serialize)]
struct Castling {
    wing: Wing,
    notation: &'static str,
    status: CastlingStatus,
    #[serde(skip_serializing_if = "Option::is_none")]
    uci: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    method: Option<Method>,
    #[serde(skip_serializing_if = "Option::is_none")]
    king: Option<[String; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rook: Option<[String; 2]>,
    must_be_vacant: Vec<String>,
    must_be_unattacked: Vec<String>,
    refusals: Vec<Reason>,
    sentence: String,
    #[serde(skip)]
    trip: Option<String>,
}

fn names(squares: &[Square]) -> Vec<String> {
    squares.iter().map(ToString::to_string).collect()
}

impl Castling {
    fn new(speech: Speech, lang: Lang, line: &Line, wing: Wing) -> Self {
        let report = CastlingReport::new(line, line.turn(), wing);
        let ends = |trip: Option<(Square, Square)>| trip.map(|(from, to)| [from, to].map(|s| s.to_string()));
        let trip = said::trips(speech, lang, &report).zip(report.method()).map(|(trip, method)| {
            let facts = [
                ("castling", wing.notation().into()),
                ("trip", trip.into()),
                ("method", start::method(speech, lang, method).into()),
            ];
            speech.say(lang, "law-castling-trip", &facts)
        });
        Self {
            wing,
            notation: wing.notation(),
            status: report.status(),
            uci: report.castling_move().map(|mv| line.uci_of(&mv)),
            method: report.method(),
            king: ends(report.king_trip()),
            rook: ends(report.rook_trip()),
            must_be_vacant: names(report.must_be_vacant()),
            must_be_unattacked: names(report.must_be_unattacked()),
            refusals: reasons(speech, lang, report.refusals()),
            sentence: said::status(speech, lang, &report),
            trip,
        }
    }

    /// The same for people: the verdict, and, while there is a right, what it is about.
    fn text(&self, speech: Speech, lang: Lang) -> Vec<String> {
        let mut lines = vec![self.sentence.clone()];
        if let Some(trip) = self.trip.as_ref().filter(|_| self.status != CastlingStatus::Gone) {
            let squares = |squares: &[String]| match squares {
                [] => speech.word(lang, "law-no-squares"),
                squares => squares.join(", "),
            };
            lines.push(format!("  {trip}"));
            for (key, list) in [
                ("law-castling-vacant", &self.must_be_vacant),
                ("law-castling-unattacked", &self.must_be_unattacked),
            ] {
                lines.push(format!("  {}", speech.say(lang, key, &[("squares", squares(list).into())])));
            }
        }
        lines
    }
}

impl Report {
    fn text(&self, speech: Speech, lang: Lang) -> String {
        let mut lines = vec![speech.say(lang, "law-turn", &[("color", self.turn.into())])];
        lines.extend(self.castlings.iter().flat_map(|castling| castling.text(speech, lang)));
        lines.extend(self.notes.iter().cloned());
        lines.join("\n") + "\n"
    }
}
