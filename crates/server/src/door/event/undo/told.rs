//! Who is told that something was taken back: everybody whom it concerns, in one letter each, with who decided it and why.
use std::collections::BTreeSet;

use frcec_store::{
    GameId, PlayerId,
    letters::NewLetter,
    players::PlayerStatus,
    tournaments::{Entry, EntryState, Tournament},
};

use super::write::Seats;
use crate::{
    door::{Door, EventRecord, LoadError, Submission, SubmitError, closing::Closing},
    mail::compose::LetterKind,
    people::Person,
};

impl Door {
    /// To somebody who is in again, or waits again.
    pub(super) async fn entry_back_letters(
        &self,
        record: &EventRecord,
        row: &Entry,
        free: bool,
        submission: &Submission,
        reason: &str,
    ) -> Result<Vec<NewLetter>, SubmitError> {
        let mut tx = self.db().read().await?;
        let decided = self.decided_by(&mut tx, submission.by.player()).await?;
        let reader = Person::load(&mut tx, row.player_id).await.map_err(LoadError::from)?;
        let key = match (free, row.state) {
            (true, _) => "event-back",
            (false, EntryState::Waiting) => "event-back-waiting",
            (false, _) => "event-back-to-waiting",
        };
        let said = vec![
            self.event_says(&reader, &record.event, key, &[]),
            self.decided_says(&reader, decided.as_deref(), reason),
        ];
        Ok(self.event_letter(&reader, &record.event, LetterKind::EventNews, said)?.into_iter().collect())
    }

    /// To somebody who plays on, and to all who play or have played against him.
    pub(super) async fn play_back_letters(
        &self,
        record: &EventRecord,
        player: PlayerId,
        (resumed, cases): (Closing, BTreeSet<GameId>),
        submission: &Submission,
        reason: &str,
    ) -> Result<Vec<NewLetter>, SubmitError> {
        let (name, decided) = {
            let mut tx = self.db().read().await?;
            let person = Person::load(&mut tx, player).await.map_err(LoadError::from)?;
            (person.name, self.decided_by(&mut tx, submission.by.player()).await?)
        };
        // What directors had been asked to decide in these games ended with them, and has to be asked anew.
        let asked: Vec<(String, [PlayerId; 2])> = resumed
            .views
            .iter()
            .filter(|view| cases.contains(&view.id))
            .map(|view| (view.name.clone(), [view.white.id, view.black.id]))
            .collect();
        let void = record.entry_of(player).is_some_and(|index| record.entries[index].noted.void);
        let going_on: BTreeSet<PlayerId> =
            resumed.views.iter().flat_map(|view| [view.white.id, view.black.id]).collect();
        // Of a seat that somebody else has now, him who sits there.
        let pairings = record.rounds.iter().flat_map(|round| &round.body.pairings);
        let all = pairings.flat_map(|pairing| record.games_of(pairing));
        let opponents = all.filter_map(|game| Some(game.player(!game.seat(player)?)));
        let says = |reader: &Person| {
            let facts = [("name", name.as_str().into())];
            let key = if reader.id == player { "event-back-in-play" } else { "event-back-of" };
            let mut said = vec![self.event_says(reader, &record.event, key, &facts)];
            if void {
                let key = if reader.id == player { "event-back-scored-own" } else { "event-back-scored" };
                said.push(self.event_says(reader, &record.event, key, &facts));
            }
            if going_on.contains(&reader.id) {
                said.push(self.event_says(reader, &record.event, "event-back-games", &[]));
            }
            let own: Vec<String> = asked
                .iter()
                .filter(|(_, players)| players.contains(&reader.id))
                .map(|(name, _)| name.clone())
                .collect();
            if !own.is_empty() {
                let list = self.inner.speech.list(reader.lang, &own);
                let facts = [("list", list.into()), ("games", own.len().into())];
                said.push(self.event_says(reader, &record.event, "event-back-cases", &facts));
            }
            said.push(self.decided_says(reader, decided.as_deref(), reason));
            said
        };
        let readers = opponents.chain([player]);
        self.letters_of_change(&record.event, resumed, readers, says).await
    }

    /// To who has his seat again, to who had it meanwhile, and to their opponents.
    pub(super) async fn seat_back_letters(
        &self,
        record: &EventRecord,
        seats: &Seats,
        told: Closing,
        submission: &Submission,
        reason: &str,
    ) -> Result<Vec<NewLetter>, SubmitError> {
        let (player, newcomer) = (seats.row.player_id, seats.newcomer);
        let (back, goes, decided) = {
            let mut tx = self.db().read().await?;
            let back = Person::load(&mut tx, player).await.map_err(LoadError::from)?.name;
            let goes = Person::load(&mut tx, newcomer).await.map_err(LoadError::from)?.name;
            (back, goes, self.decided_by(&mut tx, submission.by.player()).await?)
        };
        let says = |reader: &Person| {
            let key = match reader.id {
                id if id == player => "event-seat-back",
                id if id == newcomer && seats.waited.is_some() => "event-seat-lost-waiting",
                id if id == newcomer => "event-seat-lost",
                _ => "event-seat-changed",
            };
            let facts = [("back", back.as_str().into()), ("goes", goes.as_str().into())];
            let mut said = vec![self.event_says(reader, &record.event, key, &facts)];
            if reader.id != newcomer {
                said.push(self.event_says(reader, &record.event, "event-back-games", &[]));
            }
            said.push(self.decided_says(reader, decided.as_deref(), reason));
            said
        };
        self.letters_of_change(&record.event, told, [player, newcomer], says).await
    }

    /// To all who are in an event that was called off and will be played after all.
    pub(super) async fn again_letters(
        &self,
        record: &EventRecord,
        comes_in: &[Entry],
        submission: &Submission,
        reason: &str,
    ) -> Result<Vec<NewLetter>, SubmitError> {
        let mut tx = self.db().read().await?;
        let decided = self.decided_by(&mut tx, submission.by.player()).await?;
        let in_now = |player: &PlayerId| comes_in.iter().any(|entry| entry.player_id == *player);
        let entered = record.entries.iter().map(|entry| (entry.player, true));
        let waiting = record.waiting.iter().map(|entry| (entry.player_id, in_now(&entry.player_id)));
        let mut letters = Vec::new();
        for (player, has_place) in entered.chain(waiting) {
            let reader = Person::load(&mut tx, player).await.map_err(LoadError::from)?;
            let key = if has_place { "event-again" } else { "event-again-waiting" };
            let said = vec![
                self.event_says(&reader, &record.event, key, &[]),
                self.decided_says(&reader, decided.as_deref(), reason),
                self.way_out_says(&reader, &record.event),
            ];
            letters.extend(self.event_letter(&reader, &record.event, LetterKind::EventNews, said)?);
        }
        Ok(letters)
    }

    /// Takes those out of an event that takes entries again who may not play at present: who that is.
    pub(super) async fn drop_absent(&self, record: &mut EventRecord) -> Result<Vec<PlayerId>, SubmitError> {
        let mut tx = self.db().read().await?;
        let mut gone = Vec::new();
        let waiting = record.waiting.iter().map(|entry| entry.player_id);
        for player in record.entries.iter().map(|entry| entry.player).chain(waiting) {
            let person = Person::load(&mut tx, player).await.map_err(LoadError::from)?;
            if !matches!(person.status, PlayerStatus::Active | PlayerStatus::Inactive) {
                gone.push(player);
            }
        }
        record.entries.retain(|entry| !gone.contains(&entry.player));
        record.waiting.retain(|entry| !gone.contains(&entry.player_id));
        Ok(gone)
    }

    /// How an entry is taken back.
    pub(in crate::door::event) fn way_out_says(&self, reader: &Person, event: &Tournament) -> String {
        let write = format!("{} {}", self.inner.speech.word(reader.lang, "command-withdraw"), event.code);
        let facts = [("write", write.into()), ("address", self.club_address().into())];
        self.event_says(reader, event, "event-way-out", &facts)
    }
}
