//! The position that `explain`, `castling` and others are asked about.

use frcec_rules::{FenRepair, Line, Notation, Options, StartPosition, read};

/// A starting position or a FEN, and moves made from it
#[derive(Debug, clap::Args)]
#[command(group = clap::ArgGroup::new("position").required(true).args(["start", "fen"]))]
pub struct PositionArgs {
    /// The starting position: its number (0 to 959) or its back rank
    #[arg(long, value_name = "N")]
    pub start: Option<StartPosition>,
    /// Any position
    #[arg(long)]
    pub fen: Option<String>,
    /// Moves made before, in algebraic or UCI notation, with or without numbers
    #[arg(long, value_name = "MOVES", default_value = "", hide_default_value = true)]
    pub moves: String,
}

impl PositionArgs {
    /// The position after the moves, and what was mended in the FEN; or what is wrong, for stderr and exit code 2.
    pub fn line(&self, notation: Option<Notation>) -> Result<(Line, Vec<FenRepair>), String> {
        let (mut line, repairs) = match (&self.fen, self.start) {
            (Some(fen), _) => Line::from_fen(fen).map_err(|e| format!("the FEN cannot be used: {e}"))?,
            (None, Some(start)) => (Line::new(start), vec![]),
            (None, None) => return Err("give --start or --fen".to_owned()),
        };
        let options = Options { notation, ..Options::default() };
        for token in self.moves.split_whitespace() {
            let text = without_number(token);
            if text.is_empty() || text == "*" {
                continue;
            }
            let Some(mv) = line.parse_uci(text).or_else(|| read(&line, text, &options).mv()) else {
                return Err(format!("--moves: {token:?} is no legal move at ply {}", line.len() + 1));
            };
            line.push(mv).map_err(|e| e.to_string())?;
        }
        Ok((line, repairs))
    }
}

/// `e4` of `12.e4`, nothing of `12...`, and `0-0` as it is.
fn without_number(token: &str) -> &str {
    let dots = ['.', '\u{2026}'];
    let bare = token.trim_start_matches(|c: char| c.is_ascii_digit());
    if bare.starts_with(dots) { bare.trim_start_matches(dots) } else { token }
}
