//! The position that `explain`, `castling` and others are asked about.

use frcec_rules::reading::{MoveRead, Note};
use frcec_rules::{FenRepair, Line, Move, Notation, Options, Reading, StartError, StartPosition, read};

use crate::speech::{Lang, Speech, position as said, refusal};

/// A starting position or a FEN, and moves made from it
#[derive(Clone, Debug, clap::Args)]
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
        let (line, repairs) = match (&self.fen, &self.start) {
            (Some(fen), _) => Line::from_fen(fen).map_err(|why| {
                let why = said::fen_fault(speech, lang, &why);
                speech.say(lang, "explain-fen-unusable", &[("why", why.into())])
            })?,
            (None, start) => {
                let start = start.as_deref().unwrap_or_default().parse::<StartPosition>();
                (Line::new(start.map_err(|why| unusable(speech, lang, &why))?), vec![])
            }
        };
        if notation.is_some()
            && let Some(played) = self.in_english(line.clone())
        {
            return Ok((played, repairs));
        }
        let played = self.played(line, Options { notation, ..Options::default() });
        let line = played.map_err(|fault| {
            let (line, token, other) = *fault;
            let answer = refusal::answer(speech, lang, &line, &other).unwrap_or_default();
            let ply = i64::from(line.len()) + 1;
            let facts = [("text", token.into()), ("ply", ply.into()), ("answer", answer.into())];
            speech.say(lang, "explain-moves-fault", &facts)
        })?;
        Ok((line, repairs))
    }

    /// The moves, if all of them are English algebraic notation or UCI, as they stand. Only then are the letters of
    /// the player's language left aside: "Ke1" is the king's move in a Russian's game too, and "Rd1" the rook's in a
    /// French one.
    fn in_english(&self, mut line: Line) -> Option<Line> {
        let options = Options { notation: Some(Notation::English), ..Options::default() };
        for token in self.tokens() {
            let mv = match line.parse_uci(without_number(token)) {
                Some(mv) => mv,
                None => match read(&line, without_number(token), &options) {
                    Reading::Move(found) if !found.notes.contains(&Note::Capitals) => found.mv,
                    _ => return None,
                },
            };
            line.push(mv).ok()?;
        }
        Some(line)
    }

    /// The line with the moves; or the line up to one that cannot be played, that one, and what was read in it.
    fn played(&self, mut line: Line, options: Options) -> Result<Line, Box<(Line, &str, Reading)>> {
        for token in self.tokens() {
            let text = without_number(token);
            let mv = match line.parse_uci(text).map_or_else(|| read(&line, text, &options), uci) {
                Reading::Move(found) => found.mv,
                other => return Err(Box::new((line, token, other))),
            };
            line.push(mv).expect("a move that was read is legal");
        }
        Ok(line)
    }

    /// The words that are moves: no numbers, no `*` at the end.
    fn tokens(&self) -> impl Iterator<Item = &str> {
        self.moves.split_whitespace().filter(|token| !matches!(without_number(token), "" | "*"))
    }
}

const fn uci(mv: Move) -> Reading {
    Reading::Move(MoveRead { mv, notes: Vec::new() })
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
