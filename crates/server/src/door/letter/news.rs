//! Letters that tell news of games: each reader gets one for a submission.
use std::collections::BTreeMap;

use frcec_rules::club::seat::Seat;
use frcec_store::{
    GameId, PlayerId, TournamentId, Tx,
    letters::{self, NewLetter, Tells},
};

use super::{Place, THREAD, Told, With};
use crate::{
    door::{
        Door, SubmitError,
        fold::{self, Folds, folding},
        lines::Own,
        matches::NotMade,
    },
    mail::address::{Kind as AddressKind, Tag},
    notice::{self, Bundle, Kind, Notice, Way},
    view::GameView,
};

impl Door {
    /// The letter that tells a bundle of notices; `None` if its reader has no address.
    pub(in crate::door) fn news_letter(
        &self,
        bundle: &Bundle,
        views: &[GameView],
        told: &Told,
        with: With,
    ) -> Result<Option<NewLetter>, SubmitError> {
        let now = self.clock().now();
        let main = &bundle.main;
        let Some(view) = views.iter().find(|view| view.id == main.game) else { return Ok(None) };
        let mut also_tells = Vec::new();
        let mut write_to = BTreeMap::new();
        for notice in bundle.also.iter().filter(|notice| notice.to_move) {
            let Some(other) = views.iter().find(|view| view.id == notice.game) else { continue };
            let ply = other.game.ply();
            let kind = AddressKind::Turn;
            let tag = Tag::Game { kind, game: other.id.0, ply, seat: notice.seat };
            write_to.insert(other.id, self.reply_address(tag)?);
            if notice::tells(notice) {
                also_tells.push(Tells { game: other.id, ply });
            }
        }
        let Some(mut letter) = self.writer(now).news(bundle, views, &write_to, &told.of_games) else {
            return Ok(None);
        };
        if !told.lead.is_empty() && main.kind == Kind::Over {
            letter.news.clear();
        }
        letter.news.splice(0..0, told.lead.iter().cloned());
        letter.news.extend(told.sentences.iter().cloned());
        letter.lists.clone_from(&told.lists);
        let place = Place {
            view,
            seat: main.seat,
            kind: main.kind.into(),
            // A receipt's address can never move; whoever is to move has a turn's address, whatever the news.
            address: if main.to_move { AddressKind::Turn } else { AddressKind::Receipt },
            tells: notice::tells(main),
            once: true,
            in_reply_to: with.in_reply_to,
            thread: with.thread,
            file: with.file,
            also: beside(bundle, views),
        };
        let reply = place.in_reply_to.clone();
        let letter = self.game_letter(&letter, place)?;
        Ok(letter.map(|letter| NewLetter { also_tells, fold: folding(bundle, views, told, reply), ..letter }))
    }

    /// Queues the letters that tell `told`, all that one submission caused outside of a game's own commit: one for each
    /// reader (rule of the house 7).
    pub(in crate::door) async fn write_news(
        &self,
        tx: &mut Tx,
        told: Vec<Notice>,
        views: &[GameView],
    ) -> Result<(), NotMade> {
        self.write_news_with(tx, told, views, &[]).await
    }

    /// The same with what the players of each game alone learn.
    pub(in crate::door) async fn write_news_with(
        &self,
        tx: &mut Tx,
        told: Vec<Notice>,
        views: &[GameView],
        own: &[(GameId, Own)],
    ) -> Result<(), NotMade> {
        self.write_news_of(tx, told, views, own, &[], &mut Folds::default()).await
    }

    /// The same; of these events something may follow at once, and what waits in `folds` for this is told in the same letters.
    pub(in crate::door) async fn write_news_of(
        &self,
        tx: &mut Tx,
        told: Vec<Notice>,
        views: &[GameView],
        own: &[(GameId, Own)],
        looks: &[TournamentId],
        folds: &mut Folds,
    ) -> Result<(), NotMade> {
        let mut written = Vec::new();
        for bundle in notice::bundles(sent_now(told, views, None)) {
            let mut told = Told::default();
            for (game, own) in own {
                let more = own.told_in(&bundle, *game);
                told.lead.extend(more.lead);
                told.sentences.extend(more.sentences);
                told.lists.extend(more.lists);
            }
            if let Some(folded) = folds.take(tx, bundle.main.reader).await? {
                written.extend(self.folded_letter(tx, folded, Some((bundle, views)), told).await?);
                continue;
            }
            let thread = letters::thread(tx, bundle.main.game, bundle.main.reader, THREAD).await?;
            let file = self.file_of(tx, &bundle, views).await?;
            written.extend(self.news_letter(
                &bundle,
                views,
                &told,
                With { thread, file, ..With::default() },
            )?);
        }
        fold::wait_for(&mut written, looks);
        letters::insert_all(tx, &written).await?;
        Ok(())
    }
}

/// The other games of a letter that ask something of the reader, or are over.
fn beside<'a>(bundle: &Bundle, views: &'a [GameView]) -> Vec<(&'a GameView, Seat)> {
    let weighs = |notice: &&Notice| {
        (notice.to_move && notice.kind != Kind::Started)
            || matches!(notice.kind, Kind::Over | Kind::Corrected)
    };
    let of = |notice: &Notice| Some((views.iter().find(|view| view.id == notice.game)?, notice.seat));
    bundle.also.iter().filter(weighs).filter_map(of).collect()
}

/// The notices that go out in letters at once; `answered` is the member whose own submission caused them, if a receipt is
/// wanted.
pub(in crate::door) fn sent_now(
    told: Vec<Notice>,
    views: &[GameView],
    answered: Option<PlayerId>,
) -> Vec<Notice> {
    let now = |notice: &Notice| {
        let view = views.iter().find(|view| view.id == notice.game);
        view.is_none_or(|view| way_of(notice, view, answered) == Way::Now)
    };
    told.into_iter().filter(now).collect()
}

/// The way of one notice.
pub(in crate::door) fn way_of(notice: &Notice, view: &GameView, answered: Option<PlayerId>) -> Way {
    let reader = view.person(notice.seat);
    notice::way(notice.kind, reader.settings.delivery, answered == Some(reader.id))
}
