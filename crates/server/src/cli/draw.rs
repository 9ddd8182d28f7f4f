//! `frcec draw`: whether an event's positions are the ones that were drawn.

use std::process::ExitCode;

use anyhow::bail;
use clap::Subcommand;
use frcec_store::Db;

use super::club::open_record;
use super::{ClubArgs, Outcome, REFUSED, answer, say};
use crate::config::Config;
use crate::door::{EventRecord, SubmitError};
use crate::draw::{self, Checked};
use crate::speech::{Lang, Speech};

/// The verifiable draw of an event's starting positions
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Compute everything anew from what is published; exit code 1 if anything does not fit
    Verify(Verify),
}

#[derive(Debug, clap::Args)]
struct Verify {
    /// The event, such as T0004
    event: String,
    #[command(flatten)]
    club: ClubArgs,
}

pub fn run(args: &Args) -> Outcome {
    let Action::Verify(verify) = &args.action;
    super::block_on(async {
        let config = Config::load(&verify.club.config)?;
        let db = open_record(&config).await?;
        let record = load(&db, &verify.event).await;
        db.close().await;
        let record = record?;
        let Some(checked) = draw::check(&record) else {
            super::answer(&format!("{}\n", say("keeper-draw-none", &[("event", record.event.code.into())])))?;
            return Ok(ExitCode::from(REFUSED));
        };
        answer(&text(&checked))?;
        Ok(if checked.faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(REFUSED) })
    })
}

async fn load(db: &Db, code: &str) -> anyhow::Result<EventRecord> {
    match EventRecord::load(&mut db.read().await?, code).await {
        Ok(record) => Ok(record),
        Err(SubmitError::Event(denial)) => {
            bail!("{}", crate::speech::event::denial(Speech::new(), Lang::En, &denial))
        }
        Err(error) => Err(error.into()),
    }
}

/// All that is published, line by line, each with what it gives.
fn text(checked: &Checked) -> String {
    let (speech, lang) = (Speech::new(), Lang::En);
    let mut lines = vec![say("keeper-draw-commitment", &[("hash", checked.commitment.as_str().into())])];
    match &checked.list {
        None => lines.push(say("keeper-draw-open", &[])),
        Some(list) => {
            lines.push(say("keeper-draw-list", &[("hash", list.said.as_str().into())]));
            lines.extend(list.text.lines().map(|line| format!("    {line}")));
        }
    }
    for link in &checked.links {
        let key = if link.fits { "keeper-draw-link" } else { "keeper-draw-link-wrong" };
        let facts = [
            ("round", link.round.into()),
            ("link", link.link.to_string().into()),
            ("gives", link.gives.to_string().into()),
        ];
        lines.push(say(key, &facts));
    }
    for drawn in &checked.positions {
        let key = if drawn.fits() { "keeper-draw-position" } else { "keeper-draw-position-wrong" };
        let facts = [
            ("scope", draw::scope_words(speech, lang, drawn.scope).into()),
            ("digits", drawn.digits.as_str().into()),
            ("number", u32::from(drawn.number).into()),
            ("played", drawn.played.to_string().into()),
        ];
        lines.push(say(key, &facts));
    }
    for lot in &checked.lots {
        let ((winner, _, hash), (other, _, more)) = (&lot.winner, &lot.other);
        let facts = [
            ("round", lot.round.into()),
            ("winner", (winner + 1).into()),
            ("hash", hash.to_string().into()),
            ("other", (other + 1).into()),
            ("more", more.to_string().into()),
        ];
        lines.push(say("keeper-draw-lot", &facts));
    }
    lines.extend(checked.faults.iter().map(|&fault| draw::fault_words(speech, lang, fault)));
    if checked.faults.is_empty() {
        let key = if checked.list.is_some() { "keeper-draw-right" } else { "keeper-draw-nothing-yet" };
        lines.push(say(key, &[("event", checked.code.as_str().into())]));
    }
    lines.join("\n") + "\n"
}
