//! A game as a file that goes with a letter.
use frcec_store::{StoreError, Tx, games, tournaments};

use crate::{
    door::Door,
    mail::compose::assemble::Enclosure,
    notice::{Bundle, Kind},
    pgn::{self, About},
    settings::PgnFile,
    view::GameView,
};

impl Door {
    /// The games whose end `bundle` tells, as one file, if its reader wants it.
    pub(in crate::door) async fn file_of(
        &self,
        tx: &mut Tx,
        bundle: &Bundle,
        views: &[GameView],
    ) -> Result<Option<Enclosure>, StoreError> {
        let over = [&bundle.main].into_iter().chain(&bundle.also).filter(|notice| notice.kind == Kind::Over);
        let mut games = Vec::new();
        for notice in over {
            let Some(view) = views.iter().find(|view| view.id == notice.game) else { continue };
            if view.person(notice.seat).settings.pgn == PgnFile::Never {
                continue;
            }
            let Some(stored) = games::load(tx, view.id).await? else { continue };
            let event = match stored.tournament_id {
                Some(id) => tournaments::by_id(tx, id).await?.map(|event| event.name),
                None => None,
            };
            games.push((view, self.pgn_text(view, event.as_deref(), stored.created_at)));
        }
        let Some((first, _)) = games.first() else { return Ok(None) };
        let name = match games.len() {
            1 => first.name.clone(),
            several => format!("{}-{several}", first.name),
        };
        Ok(Some(Enclosure::pgn(&name, games.into_iter().map(|(_, text)| text).collect())))
    }

    /// A game as a file.
    pub(in crate::door) fn pgn_file(
        &self,
        view: &GameView,
        event: Option<&str>,
        created_at: i64,
    ) -> Enclosure {
        Enclosure::pgn(&view.name, self.pgn_text(view, event, created_at))
    }

    /// A game as text for other programs.
    pub(in crate::door) fn pgn_text(&self, view: &GameView, event: Option<&str>, created_at: i64) -> String {
        let club = self.club();
        let about = About {
            club,
            event: event.unwrap_or(&club.name),
            // Letters are written about games of the club alone.
            place: None,
            created_at,
        };
        pgn::write(view, about)
    }
}
