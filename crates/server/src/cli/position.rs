//! The position that `explain`, `castling` and others are asked about.

use frcec_rules::{FenRepair, Line, Notation, Options, Reading, StartError, StartPosition, read};

use crate::speech::{Lang, Speech, position as said, refusal};

/// A starting position or a FEN, and moves made from it
#[derive(Debug, clap::Args)]
#[command(group = clap::ArgGroup::new("position").required(true).args(["start", "fen"]))]
pub struct PositionArgs {
    /// The starting position: its number (0 to 959) or its back rank
    #[arg(long, value_name = "N")]
    pub start: Option<String>,
    /// Any position
    #[arg(long)]
    pub fen: Option<String>,
    /// Moves made before, in algebraic or UCI notation, with or without numbers
    #[arg(long, value_name = "MOVES", default_value = "", hide_default_value = true)]
    pub moves: String,
}

impl PositionArgs {
    /// The position after the moves, and what was mended in the FEN; or what is wrong, as a sentence for stderr (and
    /// exit code 2).
    pub fn line(
        &self,
        speech: Speech,
        lang: Lang,
        notation: Option<Notation>,
    ) -> Result<(Line, Vec<FenRepair>), String> {
        let (mut line, repairs) = match (&self.fen, &self.start) {
            (Some(fen), _) => Line::from_fen(fen).map_err(|why| {
                let why = said::fen_fault(speech, lang, &why);
                speech.say(lang, "explain-fen-unusable", &[("why", why.into())])
            })?,
            (None, start) => {
                let start = start.as_deref().unwrap_or_default().parse::<StartPosition>();
                (Line::new(start.map_err(|why| unusable(speech, lang, &why))?), vec![])
            }
        };
        let options = Options { notation, ..Options::default() };
        for token in self.moves.split_whitespace() {
            let text = without_number(token);
            if text.is_empty() || text == "*" {
                continue;
            }
            let mv = line.parse_uci(text).map_or_else(
                || match read(&line, text, &options) {
                    Reading::Move(found) => Ok(found.mv),
                    other => Err(refusal::answer(speech, lang, &line, &other).unwrap_or_default()),
                },
                Ok,
            );
            let pushed = mv.and_then(|mv| line.push(mv).map_err(|why| why.to_string()));
            pushed.map_err(|answer| {
                let ply = i64::from(line.len()) + 1;
                let facts = [("text", token.into()), ("ply", ply.into()), ("answer", answer.into())];
                speech.say(lang, "explain-moves-fault", &facts)
            })?;
        }
        Ok((line, repairs))
    }
}

/// Why that is no starting position, as a sentence.
pub fn unusable(speech: Speech, lang: Lang, why: &StartError) -> String {
    let why = said::start_fault(speech, lang, why);
    speech.say(lang, "explain-start-unusable", &[("why", why.into())])
}

/// `e4` of `12.e4`, nothing of `12...` and `12`, and `0-0` and `5254` as they are.
fn without_number(token: &str) -> &str {
    if token.len() <= 3 && token.bytes().all(|b| b.is_ascii_digit()) {
        return "";
    }
    let dots = ['.', '\u{2026}'];
    let bare = token.trim_start_matches(|c: char| c.is_ascii_digit());
    if bare.starts_with(dots) { bare.trim_start_matches(dots) } else { token }
}
