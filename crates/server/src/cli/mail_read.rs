//! `frcec mail-read`.

use std::io::{Read, Write};
use std::process::ExitCode;

use anyhow::Context;
use frcec_rules::club::lines::{Fault, Tree};
use frcec_rules::{Line, Notation};
use serde::Serialize;

use super::{Outcome, say, wrong_usage};
use crate::mail::address::Identity;
use crate::mail::judge::trial::Trial;
use crate::mail::judge::{self, Verdict};
use crate::mail::limits::Limits;
use crate::speech::{Lang, Speech, lines as lines_in_words, position::fen_fault};

/// Dry run: how a mail would be understood, and why
///
/// Reads a mail on standard input and changes nothing; needs no configuration and no database. With `--fen` and
/// `--player` the mail is judged against that position: `TOKEN` and `TOKEN2`, alone as in `play+TOKEN@…` or where letters
/// have theirs, as in `play+g1.0.w.TOKEN@…`, are valid tokens of that player in two games, everything else is a wrong one.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The position, with the player to move
    #[arg(
        long,
        value_name = "FEN",
        default_value = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    )]
    fen: String,
    /// The player's address; may be given several times
    #[arg(long, value_name = "ADDRESS")]
    player: Vec<String>,
    /// The language of the player's piece letters, and of the answer where the club has its catalogue
    #[arg(long, value_name = "LANG", value_parser = super::notation)]
    lang: Option<Notation>,
    /// The domain of the club's addresses
    #[arg(long, default_value = "club.example")]
    domain: String,
    /// The host whose Authentication-Results count
    #[arg(long, value_name = "HOST", default_value = "mx.club.example")]
    authserv_id: String,
    /// The envelope sender; empty for the null sender
    #[arg(long, value_name = "ADDRESS")]
    from: String,
    /// An envelope recipient; may be given several times
    #[arg(long, value_name = "ADDRESS")]
    to: Vec<String>,
    /// The player reads only full algebraic notation with the right move number
    #[arg(long)]
    strict: bool,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

/// What is written.
#[derive(Debug, Serialize)]
struct Output {
    disposition: &'static str,
    command: Option<String>,
    /// Whether a draw is offered with the move.
    offer: bool,
    message: Option<String>,
    /// The conditional lines as they would stand.
    lines: Option<Vec<String>>,
    /// Private notes.
    notes: Vec<String>,
    answer: Option<String>,
    why: String,
}

/// Judges one mail.
pub fn run(args: &Args) -> Outcome {
    let line = match Line::from_fen(&args.fen) {
        Ok((line, _)) => line,
        Err(error) => {
            let why = fen_fault(Speech::new(), Lang::En, &error);
            let why = say("explain-fen-unusable", &[("why", why.into())]);
            return Ok(wrong_usage(&format!("--fen: {why}")));
        }
    };
    let mut bytes = Vec::new();
    let limit = u64::try_from(Limits::CLUB.message).unwrap_or(u64::MAX).saturating_add(1);
    std::io::stdin().take(limit).read_to_end(&mut bytes).context("standard input")?;
    let trial = Trial {
        domain: args.domain.clone(),
        authserv_id: args.authserv_id.clone(),
        owners: args.player.iter().filter_map(|a| Identity::of(a)).collect(),
        notation: args.lang,
        strict: args.strict,
        line,
    };
    let verdict = trial.judge(&bytes, &args.from, &args.to);
    let line = trial.line;
    // The sender reads the answer, the admin reads why.
    let reader = args.lang.and_then(|n| n.code().parse().ok()).unwrap_or_default();
    let output = said(&verdict, &line, reader);
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&output)?)?;
    } else {
        writeln!(out, "disposition: {}", output.disposition)?;
        let rest = [("command", &output.command), ("message", &output.message), ("answer", &output.answer)];
        for (name, value) in rest {
            if let Some(value) = value {
                writeln!(out, "{name}: {}", value.replace('\n', "\n  "))?;
            }
        }
        if output.offer {
            writeln!(out, "offer: a draw")?;
        }
        for line in output.lines.iter().flatten() {
            writeln!(out, "lines: {line}")?;
        }
        for note in &output.notes {
            writeln!(out, "note: {note}")?;
        }
        writeln!(out, "why: {}", output.why)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The lines as they would be listed back, or why they would not stand.
fn understood(
    speech: Speech,
    lang: Lang,
    verdict: &Verdict,
    line: &Line,
    lines: Result<&Tree, &Vec<Fault>>,
) -> Vec<String> {
    match lines {
        Ok(tree) => {
            let mut at = line.clone();
            if let Some(judge::Order::Move { mv, .. } | judge::Order::Claim { intended: Some((mv, _)) }) =
                &verdict.order
            {
                // The order was read in this very position.
                let _ = at.push(*mv);
            }
            lines_in_words::listed(speech, lang, &at, tree)
        }
        Err(faults) => lines_in_words::refused(speech, lang, faults),
    }
}

fn said(verdict: &Verdict, line: &Line, lang: Lang) -> Output {
    let speech = Speech::new();
    Output {
        disposition: verdict.disposition.name(),
        command: verdict.order.as_ref().map(judge::Order::canonical),
        offer: matches!(&verdict.order, Some(judge::Order::Move { offer: true, .. })),
        message: verdict.message.clone(),
        lines: verdict.lines.as_ref().map(|lines| understood(speech, lang, verdict, line, lines.as_ref())),
        notes: verdict.notes.clone(),
        answer: verdict.answer.as_ref().map(|a| a.say(speech, lang, Some(line)).join("\n\n")),
        why: verdict.why.say(speech, Lang::default()),
    }
}
