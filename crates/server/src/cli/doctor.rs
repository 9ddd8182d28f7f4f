//! `frcec doctor`.

use std::process::ExitCode;

use frcec_store::{Db, StoreError, mailbox};

use super::club::{open_record, sound};
use super::{ClubArgs, Outcome, REFUSED, say};
use crate::clock::Clock;
use crate::config::Config;
use crate::doctor::{Doctor, Fault};
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
        let mut report = doctor.examine().await?;
        report.faults.extend(unfetched(&db, Clock::System.now()).await?);
        report.ok = report.faults.is_empty();
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

/// Mailboxes from which no mail has been fetched for a while.
async fn unfetched(db: &Db, now: i64) -> Result<Vec<Fault>, StoreError> {
    let troubles = mailbox::troubles(&mut db.read().await?, now).await?;
    let fault = |trouble: mailbox::Trouble| {
        let since = Speech::new().moment(Lang::En, "UTC", trouble.since);
        let facts = [("since", since.into()), ("said", trouble.said.into())];
        Fault {
            kind: "mail_not_fetched",
            table: "intake_troubles",
            key: trouble.name,
            what: say("keeper-doctor-unfetched", &facts),
            remedy: say(&format!("keeper-doctor-unfetched-{}", trouble.kind), &[]),
        }
    };
    Ok(troubles.into_iter().map(fault).collect())
}

fn count(games: u64) -> crate::speech::Value {
    i64::try_from(games).unwrap_or(i64::MAX).into()
}
