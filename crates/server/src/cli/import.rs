//! `frcec pgn import`: a library of finished games into the archive, game by game, as often as one likes.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context as _;
use frcec_rules::Notation;
use frcec_rules::pgn::Reader;

use super::club::Club;
use super::{ClubArgs, Outcome, REFUSED, say};
use crate::door::{Door, Imported, ReadGame};
use crate::speech::{Lang, Speech, club, pgn as words};

/// Games in one commit: what an interruption loses at the most, and brings in anew.
const BATCH: usize = 100;

/// Bring finished games into the archive; what is there already is left out, so that an import can begin again
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The files; `-` is the standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Where games were played that name no place
    #[arg(long, value_name = "PLACE", default_value = "?", hide_default_value = true)]
    place: String,
    /// The language of the piece letters
    #[arg(long, value_name = "LANG", value_parser = super::notation)]
    lang: Option<Notation>,
    #[command(flatten)]
    club: ClubArgs,
}

/// What became of the games so far.
#[derive(Default)]
struct Sum {
    new: usize,
    known: usize,
    skipped: usize,
}

pub fn run(args: &Args) -> Outcome {
    super::block_on(async {
        let club = Club::open(&args.club).await?;
        let mut out = std::io::stdout();
        let mut sum = Sum::default();
        for file in &args.files {
            let name = file.display().to_string();
            let reader =
                Reader::new(super::pgn::open(file).with_context(|| name.clone())?).with_notation(args.lang);
            let mut batch = Vec::with_capacity(BATCH);
            for (number, game) in (1usize..).zip(reader) {
                let read = match &game {
                    Ok(game) => ReadGame::of(game)
                        .map_err(|denial| (game.at_line, 0, club::denial(Speech::new(), Lang::En, &denial))),
                    Err(error) => Err((error.line, error.column, words::fault(Lang::En, &error.reason))),
                };
                match read {
                    Ok(read) => batch.push(read),
                    Err((line, column, reason)) => {
                        sum.skipped += 1;
                        let facts = [
                            ("file", name.as_str().into()),
                            ("game", number.to_string().into()),
                            ("line", line.to_string().into()),
                            ("column", column.to_string().into()),
                            ("reason", reason.into()),
                        ];
                        writeln!(out, "{}", say("keeper-import-skipped", &facts))?;
                    }
                }
                if batch.len() == BATCH {
                    bring_in(&club.door, &mut batch, &args.place, &mut sum)
                        .await
                        .with_context(|| name.clone())?;
                }
            }
            bring_in(&club.door, &mut batch, &args.place, &mut sum).await.with_context(|| name.clone())?;
        }
        let facts = [("new", sum.new.into()), ("known", sum.known.into()), ("skipped", sum.skipped.into())];
        writeln!(out, "{}", say("keeper-import-sum", &facts))?;
        club.door.db().close().await;
        Ok(if sum.skipped == 0 { ExitCode::SUCCESS } else { ExitCode::from(REFUSED) })
    })
}

async fn bring_in(door: &Door, batch: &mut Vec<ReadGame>, place: &str, sum: &mut Sum) -> anyhow::Result<()> {
    if batch.is_empty() {
        return Ok(());
    }
    for imported in door.import(std::mem::take(batch), place).await? {
        match imported {
            Imported::New(_) => sum.new += 1,
            Imported::Known(_) => sum.known += 1,
        }
    }
    Ok(())
}
