//! One letter for all that one submission brings (domain.md, "Decisions"): where it ends the last game of a round, the worker begins
//! the next round, or ends the event, a moment later and in a transaction of its own. The letters of that game wait for it, and who
//! is told of both gets one letter that tells of both. Nothing is lost by that: a letter that waits in vain goes by itself.
use std::collections::BTreeMap;

use frcec_rules::club::{game::EndReason, seat::Seat};
use frcec_store::{
    LetterId, PlayerId, StoreError, TournamentId, Tx,
    letters::{self, Folding, NewLetter, folds},
    tournaments::Tournament,
};
use serde::{Deserialize, Serialize};

use super::{
    Door, SubmitError,
    answer::Answered,
    letter::{THREAD, Told, With},
    load::load_game,
    matches::NotMade,
    row::json,
};
use crate::{
    mail::compose::{LetterKind, Listing},
    notice::{self, Bundle, Kind},
    people::Person,
    view::GameView,
};

/// How long such a letter waits at the most (ms).
const WAITS_MS: i64 = 60_000;

/// What a letter told that waits.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Folded {
    bundle: Bundle,
    #[serde(default)]
    lead: Vec<String>,
    sentences: Vec<String>,
    lists: Vec<Listing>,
    reply: Option<Answered>,
}

/// What is needed to make one letter of this one and a later one; nothing unless it tells the end of a game of an event.
pub(super) fn folding(
    bundle: &Bundle,
    views: &[GameView],
    told: &Told,
    reply: Option<Answered>,
) -> Option<Folding> {
    let mut all = [&bundle.main].into_iter().chain(&bundle.also);
    let over = all.find(|notice| notice.kind == Kind::Over)?;
    let tournament = views.iter().find(|view| view.id == over.game)?.event?;
    let (sentences, lists) = (told.sentences.clone(), told.lists.clone());
    let lead = told.lead.clone();
    let mut bundle = bundle.clone();
    // When it is told, whoever has left the club has no name any more.
    for notice in [&mut bundle.main].into_iter().chain(&mut bundle.also) {
        let left = |view: &&GameView| {
            view.id == notice.game && view.game.finish().is_some_and(|end| end.reason == EndReason::Left)
        };
        if let Some(view) = views.iter().find(left) {
            notice.opponent = Some(view.person(!notice.seat).name.clone());
        }
    }
    Some(Folding { tournament, body: json(&Folded { bundle, lead, sentences, lists, reply }) })
}

/// The letters that tell of an event which is looked at next wait for what that brings; the others go.
pub(super) fn wait_for(letters: &mut [NewLetter], looks: &[TournamentId]) {
    for letter in letters {
        match &letter.fold {
            Some(fold) if looks.contains(&fold.tournament) => letter.send_at += WAITS_MS,
            _ => letter.fold = None,
        }
    }
}

/// The letters that wait for an event, by their readers.
#[derive(Default)]
pub(super) struct Folds(BTreeMap<PlayerId, Vec<(LetterId, Folded)>>);

impl Folds {
    /// Those that wait for what becomes of this event now.
    pub(super) async fn of(tx: &mut Tx, event: TournamentId) -> Result<Self, StoreError> {
        let mut found: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for fold in folds::of(tx, event).await? {
            let folded = serde_json::from_str(&fold.body).map_err(|error| StoreError::Corrupt {
                table: "letter_folds",
                column: "body".to_owned(),
                key: fold.letter_id.to_string(),
                why: error.to_string(),
            })?;
            found.entry(fold.player_id).or_default().push((fold.letter_id, folded));
        }
        Ok(Self(found))
    }

    /// Takes back the letters of a reader who gets another one; `None` if there is none, or it has gone.
    pub(super) async fn take(&mut self, tx: &mut Tx, reader: PlayerId) -> Result<Option<Folded>, StoreError> {
        let mut all: Option<Folded> = None;
        for (letter, folded) in self.0.remove(&reader).unwrap_or_default() {
            if folds::take(tx, letter).await? {
                match &mut all {
                    None => all = Some(folded),
                    Some(first) => first.add(folded),
                }
            }
        }
        Ok(all)
    }
}

impl Folded {
    fn add(&mut self, other: Self) {
        let Bundle { main, also } = other.bundle;
        self.bundle.also.push(main);
        self.bundle.also.extend(also);
        self.lead.extend(other.lead);
        self.sentences.extend(other.sentences);
        self.lists.extend(other.lists);
        self.reply = self.reply.take().or(other.reply);
    }
}

/// What a member is told of an event, before it is a letter.
pub(super) struct EventNews {
    pub(super) reader: Person,
    pub(super) kind: LetterKind,
    pub(super) said: Vec<String>,
}

impl Door {
    /// Queues what members are told of an event: in one letter with the game that brought it, where that letter still waits.
    pub(super) async fn write_event_news(
        &self,
        tx: &mut Tx,
        event: &Tournament,
        news: Vec<EventNews>,
        folds: &mut Folds,
    ) -> Result<(), NotMade> {
        let mut written = Vec::new();
        for EventNews { reader, kind, said } in news {
            let Some(letter) = self.event_letter(&reader, event, kind, said.clone())? else { continue };
            match folds.take(tx, reader.id).await? {
                Some(folded) => {
                    let told = Told { sentences: said, ..Told::default() };
                    written.extend(self.folded_letter(tx, folded, None, told).await?);
                }
                None => written.push(letter),
            }
        }
        letters::insert_all(tx, &written).await?;
        Ok(())
    }

    /// The letter that tells what another one told that has not gone yet, and `more`, with its games; `told` goes with that.
    pub(super) async fn folded_letter(
        &self,
        tx: &mut Tx,
        folded: Folded,
        more: Option<(Bundle, &[GameView])>,
        told: Told,
    ) -> Result<Option<NewLetter>, NotMade> {
        let Folded { bundle: before, lead, sentences, lists, reply } = folded;
        let first = before.main.game;
        let (after, new) = more.unzip();
        let mut views = new.map(<[GameView]>::to_vec).unwrap_or_default();
        let of = |bundle: Bundle| [bundle.main].into_iter().chain(bundle.also);
        let notices: Vec<_> = of(before).chain(after.into_iter().flat_map(of)).collect();
        for notice in &notices {
            if views.iter().all(|view| view.id != notice.game)
                && let Some(loaded) = load_game(tx, notice.game).await.map_err(SubmitError::from)?
            {
                let mut view = loaded.view;
                if let Some(name) = &notice.opponent {
                    view.person_mut(!notice.seat).name.clone_from(name);
                }
                views.push(view);
            }
        }
        let Some(bundle) = notice::bundles(notices).into_iter().next() else { return Ok(None) };
        let mut all = told;
        all.lists.splice(0..0, lists);
        if bundle.main.game == first {
            all.lead.splice(0..0, lead);
            all.sentences.splice(0..0, sentences);
        } else {
            // Who answers this letter writes to the opponent of another game.
            let view = views.iter().find(|view| view.id == first);
            let words: Vec<String> = Seat::BOTH
                .into_iter()
                .filter_map(|seat| {
                    view.filter(|view| view.person(seat).id == bundle.main.reader)
                        .and_then(|view| self.words_said(view, seat))
                })
                .collect();
            let said = lead.into_iter().chain(sentences).filter(|said| !words.contains(said));
            all.of_games.entry(first).or_default().extend(said);
        }
        let thread = letters::thread(tx, bundle.main.game, bundle.main.reader, THREAD).await?;
        let file = self.file_of(tx, &bundle, &views).await?;
        let letter = self.news_letter(&bundle, &views, &all, With { in_reply_to: reply, thread, file })?;
        Ok(letter.map(|letter| NewLetter { fold: None, ..letter }))
    }
}
