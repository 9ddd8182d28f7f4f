//! `frcec start`.

use std::process::ExitCode;

use frcec_rules::{FenStyle, Method, StartPosition, Wing};
use serde::Serialize;

use super::{Outcome, position::unusable, wrong_usage};
use crate::speech::{Lang, Speech};

/// Everything about one starting position
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Its number (0 to 959), its back rank, or both
    #[arg(value_name = "N|BACKRANK", required = true)]
    start: Vec<String>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Outcome {
    let start: StartPosition = match args.start.join(" ").parse() {
        Ok(start) => start,
        Err(why) => return Ok(wrong_usage(&unusable(Speech::new(), Lang::En, &why))),
    };
    let report = Report::new(start);
    super::answer(&if args.json { serde_json::to_string(&report)? + "\n" } else { report.text(start) })?;
    Ok(ExitCode::SUCCESS)
}

#[derive(Debug, Serialize)]
struct Report {
    id: u16,
    number: String,
    back_rank: String,
    reversal: Reversal,
    kern: u8,
    methods: ByWing<Method>,
    castling_on_first_move: ByWing<bool>,
    fen: Fens,
}

#[derive(Debug, Serialize)]
struct Reversal {
    id: u16,
    back_rank: String,
}

#[derive(Debug, Serialize)]
struct ByWing<T> {
    h_side: T,
    a_side: T,
}

impl<T> ByWing<T> {
    fn new(of: impl Fn(Wing) -> T) -> Self {
        Self { h_side: of(Wing::HSide), a_side: of(Wing::ASide) }
    }
}

#[derive(Debug, Serialize)]
struct Fens {
    xfen: String,
    shredder: String,
}

impl Report {
    fn new(start: StartPosition) -> Self {
        let reversal = start.reversal();
        Self {
            id: start.id(),
            number: format!("#{:03}", start.id()),
            back_rank: start.back_rank(),
            reversal: Reversal { id: reversal.id(), back_rank: reversal.back_rank() },
            kern: start.kern(),
            methods: ByWing::new(|wing| start.method(wing)),
            castling_on_first_move: ByWing::new(|wing| start.castling_on_first_move(wing)),
            fen: Fens { xfen: start.fen(FenStyle::XFen), shredder: start.fen(FenStyle::Shredder) },
        }
    }

    /// The same for people.
    fn text(&self, start: StartPosition) -> String {
        let (speech, lang) = (Speech::new(), Lang::En);
        let mut lines = vec![
            start.to_string(),
            speech.say(lang, "law-start-reversal", &[("start", start.reversal().to_string().into())]),
            speech.say(lang, "law-start-kern", &[("kern", self.kern.to_string().into())]),
        ];
        for wing in Wing::ALL {
            let first = if start.castling_on_first_move(wing) { "yes" } else { "no" };
            lines.push(speech.say(
                lang,
                "law-start-method",
                &[
                    ("castling", wing.notation().into()),
                    ("method", method(speech, lang, start.method(wing)).into()),
                    ("first", first.into()),
                ],
            ));
        }
        lines.push(speech.say(lang, "law-start-fen", &[("fen", (&self.fen.xfen).into())]));
        lines.push(speech.say(lang, "law-start-shredder", &[("fen", (&self.fen.shredder).into())]));
        lines.join("\n") + "\n"
    }
}

/// A castling method in words.
pub(super) fn method(speech: Speech, lang: Lang, method: Method) -> String {
    let name = match method {
        Method::DoubleMove => "double_move",
        Method::Transposition => "transposition",
        Method::KingOnly => "king_only",
        Method::RookOnly => "rook_only",
    };
    speech.say(lang, "law-method", &[("method", name.into())])
}
