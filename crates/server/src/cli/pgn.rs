//! `frcec pgn`.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use frcec_rules::pgn::{LeftOut, PgnError, PgnFault, PgnGame, PgnNote, Reader, write_with};
use frcec_rules::{FenStyle, Notation};
use serde::Serialize;

use super::{Outcome, REFUSED, say, wrong_usage};
use crate::speech::{Lang, Speech, Value, position, refusal};

/// Check or convert games in PGN
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    /// Say of each game whether it is fine, or where its first fault is
    Check {
        /// The files; `-` is the standard input
        #[arg(value_name = "FILE", required = true)]
        files: Vec<PathBuf>,
        /// The language of the piece letters
        #[arg(long, value_name = "LANG", value_parser = super::notation)]
        lang: Option<Notation>,
        /// Answer in JSON: one object whose "games" are in the order of the files
        #[arg(long)]
        json: bool,
    },
    Import(super::import::Args),
    /// Write the games out again as this club writes them; what is faulty is left out and told on stderr
    Convert {
        /// The files; `-` (and none) is the standard input
        #[arg(value_name = "FILE", default_value = "-", hide_default_value = true)]
        files: Vec<PathBuf>,
        /// The dialect of the castling field
        #[arg(long, value_name = "STYLE", default_value = "xfen", value_parser = fen_style)]
        fen_style: FenStyle,
        /// The language of the piece letters
        #[arg(long, value_name = "LANG", value_parser = super::notation)]
        lang: Option<Notation>,
    },
}

fn fen_style(text: &str) -> Result<FenStyle, String> {
    text.parse().map_err(|()| say("law-no-fen-style", &[]))
}

pub fn run(args: &Args) -> Outcome {
    match &args.command {
        Command::Import(import) => super::import::run(import),
        Command::Check { files, lang, json } => check(files, *lang, *json),
        Command::Convert { files, fen_style, lang } => convert(files, *fen_style, *lang),
    }
}

/// A file to read, or the standard input.
pub(super) fn open(file: &Path) -> io::Result<Box<dyn BufRead>> {
    if file == Path::new("-") {
        return Ok(Box::new(BufReader::new(io::stdin())));
    }
    let input = File::open(file)?;
    if input.metadata()?.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    Ok(Box::new(BufReader::with_capacity(1 << 16, input)))
}

/// Which of the files cannot be read and why, as a sentence: asked before the first is read, so that nothing is half
/// done. A pipe is not tried, for it can be opened only once.
fn missing(files: &[PathBuf]) -> Option<String> {
    let tried = |file: &Path| match fs::metadata(file)? {
        found if found.is_file() || found.is_dir() => open(file).map(drop),
        _ => Ok(()),
    };
    files.iter().filter(|file| *file != Path::new("-")).find_map(|file| {
        let why = tried(file).err()?;
        let facts = [("file", file.display().to_string().into()), ("why", why.to_string().into())];
        Some(say("law-pgn-no-file", &facts))
    })
}

/// Whether all games of all files were fine.
fn verdict(faulty: usize) -> ExitCode {
    if faulty == 0 { ExitCode::SUCCESS } else { ExitCode::from(REFUSED) }
}

fn check(files: &[PathBuf], notation: Option<Notation>, json: bool) -> Outcome {
    let (speech, lang) = (Speech::new(), Lang::En);
    let mut empty: Vec<String> = Vec::new();
    let mut out = io::BufWriter::new(io::stdout().lock());
    let (mut fine, mut faulty) = (0usize, 0usize);
    if let Some(fault) = missing(files) {
        return Ok(wrong_usage(&fault));
    }
    if json {
        writeln!(out, "{{\"games\":[")?;
    }
    for file in files {
        let name = file.display().to_string();
        let before = fine + faulty;
        for (number, game) in (1usize..).zip(Reader::new(open(file)?).with_notation(notation)) {
            let entry = Entry::new(speech, lang, &name, number, &game);
            if json {
                let comma = if fine + faulty > 0 { "," } else { "" };
                writeln!(out, "{comma}{}", serde_json::to_string(&entry)?)?;
            } else {
                write!(out, "{}", entry.text(speech, lang))?;
            }
            if entry.ok {
                fine += 1;
            } else {
                faulty += 1;
            }
        }
        if fine + faulty == before {
            // Nothing in it was checked, so that nothing in it is fine.
            if !json {
                writeln!(out, "{}", speech.say(lang, "law-pgn-empty", &[("file", name.as_str().into())]))?;
            }
            empty.push(name);
        }
    }
    if json {
        let empty = serde_json::to_string(&empty)?;
        writeln!(out, "],\"fine\":{fine},\"faulty\":{faulty},\"empty\":{empty}}}")?;
    } else {
        let facts = [("fine", fine.into()), ("faulty", faulty.into())];
        writeln!(out, "{}", speech.say(lang, "law-pgn-sum", &facts))?;
    }
    out.flush()?;
    Ok(verdict(faulty + empty.len()))
}

fn convert(files: &[PathBuf], style: FenStyle, notation: Option<Notation>) -> Outcome {
    let (speech, lang) = (Speech::new(), Lang::En);
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut faulty = 0;
    if let Some(fault) = missing(files) {
        return Ok(wrong_usage(&fault));
    }
    for file in files {
        let name = file.display().to_string();
        for (number, game) in (1usize..).zip(Reader::new(open(file)?).with_notation(notation)) {
            let entry = || Entry::new(speech, lang, &name, number, &game);
            if let Ok(game) = &game {
                writeln!(out, "{}", write_with(game, style))?;
                if !game.left_out.is_nothing() {
                    let what = left_out(speech, lang, game.left_out);
                    eprintln!(
                        "{}",
                        speech.say(lang, "law-pgn-left-out", &entry().facts(("what", what.into())))
                    );
                }
            } else {
                faulty += 1;
                eprint!("{}", entry().text(speech, lang));
            }
        }
    }
    out.flush()?;
    Ok(verdict(faulty))
}

/// What is said of one game; a key that does not apply is absent.
#[derive(Debug, Serialize)]
struct Entry {
    file: String,
    game: usize,
    /// Where the game begins.
    line: u64,
    white: String,
    black: String,
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    plies: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<Fault>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<Remark>,
}

#[derive(Debug, Serialize)]
struct Fault {
    line: u64,
    column: usize,
    ply: u32,
    token: String,
    reason: &'static str,
    sentence: String,
}

#[derive(Debug, Serialize)]
struct Remark {
    kind: &'static str,
    sentence: String,
}

impl Entry {
    fn new(speech: Speech, lang: Lang, file: &str, number: usize, game: &Result<PgnGame, PgnError>) -> Self {
        let player = |name: &str| {
            let value = match game {
                Ok(game) => game.tag(name),
                Err(error) => error.tag(name),
            };
            value.unwrap_or("?").to_owned()
        };
        let mut entry = Self {
            file: file.to_owned(),
            game: number,
            line: 0,
            white: player("White"),
            black: player("Black"),
            ok: game.is_ok(),
            plies: None,
            result: None,
            error: None,
            notes: Vec::new(),
        };
        match game {
            Ok(game) => {
                entry.line = game.at_line;
                entry.plies = Some(game.line.len());
                entry.result = Some(game.result.as_str());
                entry.notes = game
                    .notes
                    .iter()
                    .map(|note| Remark { kind: note.kind(), sentence: remark(speech, lang, note) })
                    .collect();
            }
            Err(error) => {
                entry.line = error.at_line;
                entry.error = Some(Fault {
                    line: error.line,
                    column: error.column,
                    ply: error.ply,
                    token: error.token.clone(),
                    reason: error.reason.kind(),
                    sentence: reason(speech, lang, &error.reason),
                });
            }
        }
        entry
    }

    /// Which game it is, with one more fact.
    fn facts(&self, more: (&'static str, Value)) -> Vec<(&'static str, Value)> {
        vec![
            ("file", shown(&self.file).into()),
            ("game", self.game.to_string().into()),
            ("line", self.line.to_string().into()),
            ("white", shown(&self.white).into()),
            ("black", shown(&self.black).into()),
            more,
        ]
    }

    /// The same for people: one line, and one for each remark.
    fn text(&self, speech: Speech, lang: Lang) -> String {
        let mut text = match &self.error {
            None => {
                let mut facts = self.facts(("plies", self.plies.unwrap_or_default().into()));
                facts.push(("result", self.result.unwrap_or_default().into()));
                speech.say(lang, "law-pgn-fine", &facts)
            }
            Some(fault) => {
                let facts = self.facts(("fault", fault.text(speech, lang).into()));
                speech.say(lang, "law-pgn-faulty", &facts)
            }
        };
        text.push('\n');
        for note in &self.notes {
            text.push_str("  ");
            text.push_str(&shown(&note.sentence));
            text.push('\n');
        }
        text
    }
}

impl Fault {
    fn text(&self, speech: Speech, lang: Lang) -> String {
        let token = if self.token.is_empty() {
            speech.word(lang, "law-pgn-token-none")
        } else {
            format!("{:?}", self.token)
        };
        let key = if self.ply == 0 { "law-pgn-place-tags" } else { "law-pgn-place" };
        let facts = [
            ("line", self.line.to_string().into()),
            ("column", self.column.to_string().into()),
            ("ply", self.ply.to_string().into()),
            ("token", token.into()),
            ("reason", shown(&self.sentence).into()),
        ];
        speech.say(lang, key, &facts)
    }
}

/// A text of a file as a terminal may show it: a sign that would steer the terminal is written out.
fn shown(text: &str) -> String {
    let steers = |c: char| c.is_control() || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    text.chars().fold(String::with_capacity(text.len()), |mut shown, c| {
        if steers(c) {
            shown.extend(c.escape_default());
        } else {
            shown.push(c);
        }
        shown
    })
}

/// What is in a game no more, as parts of a list.
fn left_out(speech: Speech, lang: Lang, left: LeftOut) -> String {
    let parts: Vec<String> = [
        ("law-pgn-left-variations", left.variations),
        ("law-pgn-left-comments", left.comments),
        ("law-pgn-left-signs", left.signs),
    ]
    .into_iter()
    .filter(|(_, count)| *count > 0)
    .map(|(key, count)| speech.say(lang, key, &[("count", count.into())]))
    .collect();
    speech.list(lang, &parts)
}

/// Why a game could not be read, as a clause.
fn reason(speech: Speech, lang: Lang, fault: &PgnFault) -> String {
    let say = |key, name, value: String| speech.say(lang, key, &[(name, value.into())]);
    let key = match fault {
        PgnFault::BadFen(why) => {
            return say("law-pgn-bad-fen", "why", position::fen_fault(speech, lang, why));
        }
        PgnFault::Io(why) => return say("law-pgn-io", "why", why.clone()),
        PgnFault::Illegal(why) => {
            return say("law-pgn-illegal", "reasons", refusal::reasons(speech, lang, why));
        }
        PgnFault::Ambiguous(moves) => {
            let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
            return say("law-pgn-ambiguous", "moves", moves.join(", "));
        }
        PgnFault::ResultAgainstBoard { ending } => {
            return say("law-pgn-result-against-board", "ending", refusal::ending_word(*ending).to_owned());
        }
        PgnFault::ResultTagDiffers { tag } => {
            return say("law-pgn-result-tag-differs", "tag", tag.as_str().to_owned());
        }
        PgnFault::TagTwice { name, first } => {
            let facts = [("name", (&**name).into()), ("first", (&**first).into())];
            return speech.say(lang, "law-pgn-tag-twice", &facts);
        }
        PgnFault::BadTag => "law-pgn-bad-tag",
        PgnFault::UnclosedComment => "law-pgn-unclosed-comment",
        PgnFault::UnclosedVariation => "law-pgn-unclosed-variation",
        PgnFault::NotOpened => "law-pgn-not-opened",
        PgnFault::Unexpected => "law-pgn-unexpected",
        PgnFault::AfterResult => "law-pgn-after-result",
        PgnFault::NotEnPassant => "law-pgn-not-en-passant",
        PgnFault::OtherVariant => "law-pgn-other-variant",
        PgnFault::NoFen => "law-pgn-no-fen",
        PgnFault::NotAMove => "law-pgn-not-a-move",
        PgnFault::TooLong => "law-pgn-too-long",
    };
    speech.word(lang, key)
}

/// What was odd about a game, as a clause.
fn remark(speech: Speech, lang: Lang, note: &PgnNote) -> String {
    match note {
        PgnNote::NoResult => speech.word(lang, "law-note-no-result"),
        PgnNote::ResultTagUnknown { tag } => {
            speech.say(lang, "law-note-result-tag-unknown", &[("tag", tag.into())])
        }
        PgnNote::OverOnBoard { ending } => {
            let ending = refusal::ending_word(*ending);
            speech.say(lang, "law-note-over-on-board", &[("ending", ending.into())])
        }
        PgnNote::MoveNumber { line, found, expected } => {
            let facts = [
                ("line", line.to_string().into()),
                ("found", found.to_string().into()),
                ("expected", expected.to_string().into()),
            ];
            speech.say(lang, "law-note-move-number", &facts)
        }
        PgnNote::Lenient { ply, token, san } => {
            let facts = [("ply", ply.to_string().into()), ("token", token.into()), ("san", san.into())];
            speech.say(lang, "law-note-lenient", &facts)
        }
        PgnNote::TagTwice { line, name } => {
            let facts = [("line", line.to_string().into()), ("name", name.into())];
            speech.say(lang, "law-note-tag-twice", &facts)
        }
        PgnNote::FenRepaired(repair) => {
            let what = refusal::repair(speech, lang, *repair);
            speech.say(lang, "law-note-fen-repaired", &[("what", what.into())])
        }
    }
}
