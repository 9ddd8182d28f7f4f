//! `frcec export`.

use std::io::{self, BufWriter, Write as _};
use std::process::ExitCode;

use frcec_store::games::GameState;
use frcec_store::{GameId, lists};

use super::club::Club;
use super::{ClubArgs, Outcome};
use crate::door::view_of;
use crate::pgn::{self, About};
use crate::seen::Reader;

/// Games read at once.
const PAGE: u32 = 200;

/// Write all finished games, but those for practice, as PGN to standard output
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Running games too, as visitors see them
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    club: ClubArgs,
}

pub fn run(args: &Args) -> Outcome {
    super::block_on(async {
        let club = Club::open(&args.club).await?;
        let mut out = BufWriter::new(io::stdout().lock());
        let mut last = GameId(0);
        loop {
            let page = lists::games_after(&mut club.door.db().read().await?, last, PAGE).await?;
            let Some(end) = page.last().map(|game| game.id) else { break };
            for stored in page {
                let wanted = stored.row.state == GameState::Finished
                    || (args.all && stored.row.state == GameState::Running);
                if !wanted {
                    continue;
                }
                let seen = Reader::visitor().sees(stored);
                let view = view_of(&mut club.door.db().read().await?, &seen).await?;
                if view.is_practice() {
                    continue;
                }
                let about = About::of(club.door.club(), &seen, None);
                write!(out, "{}", pgn::write(&view, about))?;
            }
            last = end;
        }
        out.flush()?;
        club.door.db().close().await;
        Ok(ExitCode::SUCCESS)
    })
}
