//! `frcec doctor`.

use std::process::ExitCode;

use super::club::{open_record, sound};
use super::{ClubArgs, Outcome, REFUSED, say};
use crate::clock::Clock;
use crate::config::Config;
use crate::doctor::Doctor;
use crate::speech::{Lang, Speech};

/// Replay every game and say what does not fit; exits with 1 if anything does not
#[derive(Debug, clap::Args)]
pub struct Args {
    /// For programs: {"ok","games","faults":[{"kind","table","key","what","remedy"}]}
    #[arg(long)]
    json: bool,
    /// Write rows anew that differ from what their game's events give
    #[arg(long)]
    repair: bool,
    #[command(flatten)]
    club: ClubArgs,
}

pub fn run(args: &Args) -> Outcome {
    super::block_on(async {
        let db = open_record(&Config::load(&args.club.config)?).await?;
        sound(&db).await?;
        let repair_at = args.repair.then(|| Clock::System.now());
        let doctor = Doctor { db: &db, speech: Speech::new(), lang: Lang::En, repair_at };
        let report = doctor.examine().await?;
        db.close().await;
        if args.json {
            super::answer(&format!("{}\n", serde_json::to_string(&report)?))?;
        } else if report.ok {
            super::answer(&format!("{}\n", say("keeper-doctor-well", &[("games", count(report.games))])))?;
        } else {
            super::answer(&format!(
                "{}\n",
                say(
                    "keeper-doctor-ill",
                    &[("games", count(report.games)), ("faults", report.faults.len().into())]
                )
            ))?;
            for fault in &report.faults {
                super::answer(&format!("{} {}: {} {}\n", fault.table, fault.key, fault.what, fault.remedy))?;
            }
        }
        Ok(if report.ok { ExitCode::SUCCESS } else { ExitCode::from(REFUSED) })
    })
}

fn count(games: u64) -> crate::speech::Value {
    i64::try_from(games).unwrap_or(i64::MAX).into()
}
