//! `frcec explain`.

use std::process::ExitCode;

use frcec_rules::reading::{Meant, Refused};
use frcec_rules::{
    CastlingReport, Ending, FenRepair, FenStyle, Line, Move, Notation, Options, Piece, Reading, Refusal,
    Wing, ending, read,
};
use serde::Serialize;

use super::position::PositionArgs;
use super::{Outcome, REFUSED, wrong_usage};
use crate::speech::{Lang, Speech, castling, refusal as said};

/// Say whether a move is legal, and if not, why
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    position: PositionArgs,
    /// The language of the piece letters, and of the sentences where it is translated
    #[arg(long, value_name = "LANG", value_parser = super::notation)]
    lang: Option<Notation>,
    /// Accept only full, unambiguous algebraic notation with the move number
    #[arg(long)]
    strict: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    /// The move as a player would type it
    #[arg(value_name = "MOVE", required = true)]
    text: Vec<String>,
}

pub fn run(args: &Args) -> Outcome {
    let speech = Speech::new();
    let lang = args.lang.and_then(|n| n.code().parse().ok()).unwrap_or(Lang::En);
    let (line, repairs) = match args.position.line(speech, lang, args.lang) {
        Ok(found) => found,
        Err(fault) => return Ok(wrong_usage(&fault)),
    };
    let options = Options { notation: args.lang, strict: args.strict, ..Options::default() };
    let reading = after_the_end(&line, read(&line, &args.text.join(" "), &options));
    super::answer(&if args.json {
        json(lang, &line, &reading, repairs)? + "\n"
    } else {
        Report::new(speech, lang, &line, &reading, repairs).text(speech, lang)
    })?;
    Ok(if matches!(reading, Reading::Move(_)) { ExitCode::SUCCESS } else { ExitCode::from(REFUSED) })
}

/// The reading; a refusal if the game was over by count before it.
///
/// In a dead position the question what the rules say of a move is answered all the same, with a note.
fn after_the_end(line: &Line, reading: Reading) -> Reading {
    let meant = match &reading {
        Reading::Unreadable(_) => return reading,
        Reading::Refused(refused) => refused.meant,
        Reading::Move(_) | Reading::Ambiguous(_) => Meant::Castling(None),
    };
    match ending::by_count(line) {
        Some(ending) if !line.legal_moves().is_empty() => {
            let refusals = vec![Refusal::GameOver { ending }];
            Reading::Refused(Refused { meant, refusals, hints: vec![] })
        }
        _ => reading,
    }
}

/// What `--json` prints about a text read in the last position of `line`.
///
/// # Errors
///
/// If the answer cannot be written as JSON.
pub fn json(
    lang: Lang,
    line: &Line,
    reading: &Reading,
    repairs: Vec<FenRepair>,
) -> serde_json::Result<String> {
    serde_json::to_string(&Report::new(Speech::new(), lang, line, reading, repairs))
}

/// The answer as JSON; a key that does not apply is absent.
#[derive(Debug, Serialize)]
struct Report {
    verdict: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    san: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    uci: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fen: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    wing: Option<Wing>,
    #[serde(skip_serializing_if = "Option::is_none")]
    method: Option<frcec_rules::Method>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    candidates: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    refusals: Vec<Reason>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sentence: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ending: Option<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<String>,
    #[serde(skip)]
    trip: Option<String>,
    /// The position was dead before the move, and a note says so.
    #[serde(skip)]
    over_before: bool,
}

/// A refusal as JSON.
#[derive(Debug, Serialize)]
pub(super) struct Reason {
    kind: &'static str,
    squares: Vec<String>,
    by: Vec<By>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ply: Option<u32>,
    sentence: String,
}

#[derive(Debug, Serialize)]
pub(super) struct By {
    square: String,
    piece: &'static str,
    color: &'static str,
}

impl Report {
    fn new(speech: Speech, lang: Lang, line: &Line, reading: &Reading, repairs: Vec<FenRepair>) -> Self {
        let mut report = Self {
            verdict: reading.verdict(),
            san: None,
            uci: None,
            fen: None,
            wing: None,
            method: None,
            candidates: vec![],
            refusals: vec![],
            sentence: said::answer(speech, lang, line, reading),
            ending: None,
            notes: repairs
                .into_iter()
                .map(|fault| {
                    let what = said::repair(speech, lang, fault);
                    speech.say(lang, "explain-repaired", &[("what", what.into())])
                })
                .collect(),
            trip: None,
            over_before: false,
        };
        match reading {
            Reading::Move(found) => {
                report.legal(speech, lang, line, found.mv);
                report
                    .notes
                    .extend(found.notes.iter().filter_map(|n| said::note(speech, lang, line, found.mv, *n)));
            }
            Reading::Ambiguous(doubt) => {
                report.candidates = doubt.candidates.iter().map(|mv| line.san_of(mv)).collect();
                report.refusals = reasons(speech, lang, &doubt.refusals(line));
            }
            Reading::Refused(refused) => {
                report.refusals = reasons(speech, lang, &refused.refusals);
                if let Meant::Castling(Some(wing)) = refused.meant {
                    report.wing = Some(wing);
                    report.method = CastlingReport::new(line, line.turn(), wing).method();
                }
                report.ending = refused.refusals.iter().find_map(|r| match r {
                    Refusal::GameOver { ending } => Some(ending_word(*ending)),
                    _ => None,
                });
            }
            Reading::Unreadable(_) => {}
        }
        report
    }

    fn legal(&mut self, speech: Speech, lang: Lang, line: &Line, mv: Move) {
        self.san = Some(line.san_of(&mv));
        self.uci = Some(line.uci_of(&mv));
        self.wing = Wing::of(mv);
        if let Some(wing) = self.wing {
            let report = CastlingReport::new(line, line.turn(), wing);
            self.method = report.method();
            self.trip = castling::trips(speech, lang, &report)
                .map(|trip| speech.say(lang, "explain-castling", &[("trip", trip.into())]));
        }
        let mut after = line.clone();
        if after.push(mv).is_ok() {
            self.fen = Some(after.fen(FenStyle::XFen));
            self.ending = ending::automatic(&after).map(ending_word);
        }
        if let Some(ending @ Ending::DeadPosition) = ending::automatic(line) {
            self.over_before = true;
            self.notes.extend(said::sentences(speech, lang, &[Refusal::GameOver { ending }]));
        }
    }

    /// The same for people.
    fn text(&self, speech: Speech, lang: Lang) -> String {
        let mut lines = Vec::new();
        if let (Some(san), Some(uci)) = (&self.san, &self.uci) {
            lines.push(speech.say(lang, "explain-legal", &[("move", san.into()), ("uci", uci.into())]));
            lines.extend(self.trip.clone());
        }
        lines.extend(self.sentence.clone());
        if let Some(ending) = self.ending.filter(|_| self.san.is_some() && !self.over_before) {
            lines.push(speech.say(lang, "explain-ending", &[("ending", ending.into())]));
        }
        lines.extend(self.notes.iter().cloned());
        if let Some(fen) = &self.fen {
            lines.push(speech.say(lang, "explain-fen", &[("fen", fen.into())]));
        }
        lines.join("\n") + "\n"
    }
}

/// Refusals as JSON, each with its sentence.
pub(super) fn reasons(speech: Speech, lang: Lang, refusals: &[Refusal]) -> Vec<Reason> {
    let sentences = said::sentences(speech, lang, refusals);
    refusals
        .iter()
        .zip(sentences)
        .map(|(refusal, sentence)| Reason {
            kind: refusal.kind(),
            squares: refusal.squares().iter().map(ToString::to_string).collect(),
            by: refusal.by().into_iter().map(|(square, piece)| by(square.to_string(), piece)).collect(),
            ply: refusal.ply(),
            sentence,
        })
        .collect()
}

fn by(square: String, piece: Piece) -> By {
    By { square, piece: said::role_word(piece.role), color: piece.color.fold_wb("white", "black") }
}

const fn ending_word(ending: Ending) -> &'static str {
    said::ending_word(ending)
}
