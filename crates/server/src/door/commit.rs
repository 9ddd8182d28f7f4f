//! What a submission writes, as data, and the one transaction that writes it.
use frcec_rules::club::game::Outcome;
use frcec_store::{
    GameId, MailId, PlayerId, StoreError, TournamentId, Tx, adjudications, asks, audit,
    challenges::{self, NewChallenge},
    games::{self, GameState, GameWrite},
    held::{self, HeldState},
    inbox,
    letters::{self, NewLetter},
    lines::{self, LinesWrite},
    matches::{self, StoredMatch},
    merge::Apart,
    notes::{self, Note},
    origins, ratings,
    tournaments::{self, Tournament},
};

use crate::ratings::{step, unrated};

use super::{
    DeskDenial, Door, Receipt, Submission, SubmitError, Via, event::settle_waits, fold::wait_for,
    leave::LeaveWrite, rating, row::json,
};

/// Everything that one submission writes.
#[derive(Debug, Default)]
pub(super) struct Commit {
    /// The submission's key and the receipt that a repetition gets.
    pub(super) origin: Option<(String, Receipt)>,
    /// The mail it came by.
    pub(super) mail: Option<inbox::Mail>,
    /// Changes of games, each guarded by its version.
    pub(super) games: Vec<GameWrite>,
    /// The conditional lines of the games that are changed, guarded by what they were.
    pub(super) lines: Vec<LinesWrite>,
    /// Private notes that came with a move.
    pub(super) notes: Vec<Note>,
    /// Changes of matches, each guarded by its version.
    pub(super) matches: Vec<StoredMatch>,
    /// Events whose last games have ended, each guarded by its version.
    pub(super) events: Vec<Tournament>,
    /// Rows of entries in events, whose versions guard them.
    pub(super) entries: Vec<tournaments::Entry>,
    /// Events in which something waits for the director.
    pub(super) waits: Vec<TournamentId>,
    /// An event in which a director has seen to something.
    pub(super) tended: Option<TournamentId>,
    /// Rated games that have ended.
    pub(super) rated: Vec<RatedGame>,
    /// Whose rated game has another result now: the whole list is computed anew, and the log says what it did to these.
    pub(super) recompute: Option<[PlayerId; 2]>,
    /// Entries of the audit log.
    pub(super) audit: Vec<audit::Entry>,
    /// A question that was answered with it.
    pub(super) ask: Option<i64>,
    /// A held action that was confirmed.
    pub(super) confirmed: Option<i64>,
    /// Games in which nothing waits any more.
    pub(super) void_held: Vec<GameId>,
    /// A member's leave.
    pub(super) leave: Option<LeaveWrite>,
    /// Challenges that take the place of a match.
    pub(super) challenges: Vec<NewChallenge>,
    /// Letters to send.
    pub(super) letters: Vec<NewLetter>,
    /// Events that are looked at next because of it: letters wait a moment for what that brings.
    pub(super) looks: Vec<TournamentId>,
    /// Now (Unix ms).
    pub(super) at: i64,
}

/// What became of it.
pub(super) enum Committed {
    /// It stands.
    Done,
    /// A row had moved on; nothing was written. Load and decide again.
    Stale,
}

/// Why the transaction was undone.
#[derive(Debug)]
pub(super) enum Undone {
    Store(StoreError),
    /// The same submission was committed meanwhile; this is its receipt.
    Duplicate(String),
    /// Another yes was faster.
    NothingHeld,
    /// Somebody else has asked the directors meanwhile.
    Asked,
    /// Two accounts that cannot be one.
    Apart(Apart),
    /// A letter could not be written, or something of the record not read.
    Letter(SubmitError),
}

impl From<StoreError> for Undone {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl Commit {
    /// Writes origin and mail first, so that a repetition writes nothing else.
    pub(super) async fn begin(&self, tx: &mut Tx) -> Result<(), Undone> {
        self.begin_later(tx);
        let begun = tx.flush().await;
        self.or_repeated(tx, begun.map_err(Undone::from)).await
    }

    /// The same, kept back with what follows; see [`Commit::or_repeated`].
    fn begin_later(&self, tx: &mut Tx) {
        if let Some((key, receipt)) = &self.origin {
            origins::insert_later(tx, key, &json(receipt), self.at);
        }
        if let Some(mail) = &self.mail {
            inbox::insert_later(tx, mail);
        }
    }

    /// What was written, or the first receipt if it failed because the same had been submitted before.
    async fn or_repeated(&self, tx: &mut Tx, written: Result<(), Undone>) -> Result<(), Undone> {
        match (written, &self.origin) {
            (Err(Undone::Store(error)), Some((key, _))) if origins::is_repeated(&error) => {
                Err(origins::find(tx, key).await?.map_or(Undone::Store(error), Undone::Duplicate))
            }
            (written, _) => written,
        }
    }

    pub(super) async fn apply(&self, tx: &mut Tx) -> Result<(), Undone> {
        self.begin_later(tx);
        let written = self.apply_rest(tx).await;
        self.or_repeated(tx, written).await
    }

    /// What follows [`Self::begin`].
    pub(super) async fn apply_rest(&self, tx: &mut Tx) -> Result<(), Undone> {
        if let Some(leave) = &self.leave {
            leave.apply(tx, self.at).await?;
        }
        for game in &self.games {
            games::append_later(tx, game);
        }
        // The games' rows are locked now: nobody else changes their lines before the end of this transaction.
        for write in &self.lines {
            lines::write(tx, write).await?;
        }
        for game in &self.games {
            if matches!(game.row.state, GameState::Finished | GameState::Cancelled) {
                lines::clear(tx, game.id).await?;
                adjudications::close(tx, game.id, self.at).await?;
            }
        }
        for note in &self.notes {
            notes::add(tx, note).await?;
        }
        for stored in &self.matches {
            matches::update(tx, stored, self.at).await?;
        }
        for event in &self.events {
            tournaments::update(tx, event, self.at).await?;
        }
        for entry in &self.entries {
            tournaments::update_entry(tx, entry).await?;
        }
        for event in &self.waits {
            tournaments::wait(tx, *event, self.at).await?;
        }
        if let Some(event) = self.tended {
            settle_waits(tx, event, self.at, false).await.map_err(Undone::Letter)?;
        }
        for game in &self.rated {
            rate(tx, game).await?;
        }
        self.log(tx).await?;
        if let Some(id) = self.ask
            && !asks::settle(tx, id, self.at).await?
        {
            return Err(Undone::NothingHeld);
        }
        if let Some(id) = self.confirmed
            && !held::settle(tx, id, HeldState::Confirmed, self.at).await?
        {
            return Err(Undone::NothingHeld);
        }
        for game in &self.void_held {
            held::void_later(tx, *game, self.at);
        }
        for challenge in &self.challenges {
            challenges::create(tx, challenge, self.at).await?;
        }
        if self.letters.iter().any(|letter| letter.fold.is_some()) {
            let mut letters = self.letters.clone();
            wait_for(&mut letters, &self.looks);
            letters::insert_later(tx, &letters);
        } else {
            letters::insert_later(tx, &self.letters);
        }
        Ok(tx.flush().await?)
    }
}

impl Commit {
    /// Writes the log; where ratings are computed anew, with what that did to the two players.
    async fn log(&self, tx: &mut Tx) -> Result<(), StoreError> {
        let Some(players) = self.recompute else {
            for entry in &self.audit {
                audit::insert(tx, entry).await?;
            }
            return Ok(());
        };
        let before = ratings_of(tx, players).await?;
        rating::recompute(tx).await?;
        let after = ratings_of(tx, players).await?;
        for entry in &self.audit {
            let mut body: serde_json::Value = serde_json::from_str(&entry.body).unwrap_or_default();
            for (side, ratings) in [("before", before), ("after", after)] {
                body[side]["white_rating"] = ratings[0].into();
                body[side]["black_rating"] = ratings[1].into();
            }
            audit::insert(tx, &audit::Entry { body: body.to_string(), ..entry.clone() }).await?;
        }
        Ok(())
    }
}

/// The ratings of two players in hundredths, as far as they have one.
async fn ratings_of(tx: &mut Tx, players: [PlayerId; 2]) -> Result<[Option<i64>; 2], StoreError> {
    let [white, black] = players;
    Ok([
        ratings::of_player(tx, white).await?.map(|rating| rating.rating),
        ratings::of_player(tx, black).await?.map(|rating| rating.rating),
    ])
}

impl Door {
    /// The receipt of the same submission, if it was committed before.
    pub(super) async fn earlier(&self, submission: &Submission) -> Result<Option<Receipt>, SubmitError> {
        let Some(key) = &submission.origin else { return Ok(None) };
        let mut tx = self.db().look();
        match origins::find(&mut tx, key).await? {
            Some(receipt) => self.receipt(&receipt).map(Some),
            None => Ok(None),
        }
    }

    fn receipt(&self, text: &str) -> Result<Receipt, SubmitError> {
        serde_json::from_str(text).map_err(|error| {
            SubmitError::from(StoreError::Corrupt {
                table: "origins",
                column: "receipt".to_owned(),
                key: self.domain().to_owned(),
                why: error.to_string(),
            })
        })
    }

    /// A commit that begins with the submission's origin and its mail.
    pub(super) fn commit_for(
        &self,
        submission: &Submission,
        receipt: Receipt,
        game: Option<frcec_store::GameId>,
    ) -> Commit {
        let at = self.clock().now();
        Commit {
            origin: submission.origin.clone().map(|key| (key, receipt)),
            mail: match &submission.via {
                Via::Mail(mail) => Some(inbox::Mail {
                    id: MailId(self.ids().time_ordered(at)),
                    received_at: mail.received_at,
                    mail_from: mail.mail_from.clone(),
                    recipient: mail.recipient.clone(),
                    raw: mail.raw.clone(),
                    disposition: mail.disposition.clone(),
                    why: Some(mail.why.clone()),
                    player_id: submission.by.player(),
                    game_id: game.or(mail.game),
                    origin_key: submission.origin.clone(),
                }),
                Via::Form | Via::Club => None,
            },
            at,
            ..Commit::default()
        }
    }

    /// Writes all of it or nothing.
    pub(super) async fn commit(&self, commit: Commit) -> Result<Committed, SubmitError> {
        let written = self.db().write(move |tx| Box::pin(async move { commit.apply(tx).await })).await;
        match written {
            Ok(()) => Ok(Committed::Done),
            Err(frcec_store::WriteError::Refused(undone)) => match undone {
                Undone::Store(error) if error.is_stale() => Ok(Committed::Stale),
                other => Err(self.undone(other)),
            },
            Err(frcec_store::WriteError::Store(error)) => Err(error.into()),
        }
    }

    /// What a director's step means for who asked: that something has changed under his eyes is said, not tried again.
    pub(super) fn desk_written<T>(
        &self,
        written: Result<T, frcec_store::WriteError<Undone>>,
    ) -> Result<T, SubmitError> {
        written.map_err(|error| match error {
            frcec_store::WriteError::Refused(Undone::Store(error)) if error.is_stale() => {
                DeskDenial::Changed.into()
            }
            frcec_store::WriteError::Refused(Undone::NothingHeld) => DeskDenial::Changed.into(),
            frcec_store::WriteError::Refused(undone) => self.undone(undone),
            frcec_store::WriteError::Store(error) => error.into(),
        })
    }

    /// What an undone transaction means for the one who asked.
    pub(super) fn undone(&self, undone: Undone) -> SubmitError {
        match undone {
            Undone::Store(error) => error.into(),
            Undone::NothingHeld => SubmitError::Busy,
            Undone::Asked => DeskDenial::AskedAlready.into(),
            Undone::Apart(apart) => DeskDenial::Apart(apart).into(),
            Undone::Letter(error) => error,
            Undone::Duplicate(receipt) => match self.receipt(&receipt) {
                Ok(receipt) => SubmitError::Duplicate(receipt),
                Err(error) => error,
            },
        }
    }
}

/// A rated game that has ended.
#[derive(Clone, Copy, Debug)]
pub(super) struct RatedGame {
    pub(super) game: GameId,
    pub(super) white: PlayerId,
    pub(super) black: PlayerId,
    pub(super) outcome: Outcome,
    /// When it ended (Unix ms).
    pub(super) at: i64,
}

/// Changes both ratings, from what they are at the game's end. A game whose end counts before others of its players (a move
/// that waited for its yes counts from its arrival) moves those others too: then the whole list is computed anew.
async fn rate(tx: &mut Tx, game: &RatedGame) -> Result<(), StoreError> {
    // The accounts as they are now: one may have become another's since the game was looked at.
    let game = &match games::load(tx, game.game).await? {
        Some(now) => RatedGame { white: now.white_id, black: now.black_id, ..*game },
        None => *game,
    };
    if ratings::counts_before_others(tx, [game.white, game.black], game.at, game.game).await? {
        return rating::recompute(tx).await;
    }
    let before = async |tx: &mut Tx, player: PlayerId| {
        Ok::<_, StoreError>(ratings::of_player(tx, player).await?.unwrap_or_else(|| unrated(player, game.at)))
    };
    let white = before(tx, game.white).await?;
    let black = before(tx, game.black).await?;
    for (rating, change) in step(&white, &black, game.game, game.outcome, game.at) {
        ratings::record(tx, &rating, &change).await?;
    }
    Ok(())
}
