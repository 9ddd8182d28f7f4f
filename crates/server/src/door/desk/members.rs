//! Rulings about members: who may begin no games, and two accounts that are one person's.
use std::collections::BTreeMap;

use frcec_store::{
    GameId, PlayerId, StoreError, Tx,
    asks::{self, AskKind},
    audit,
    challenges::{self, ChallengeState},
    games::GameState,
    letters::NewLetter,
    lists::{self, GameFilter},
    merge,
    players::{self, Player, PlayerStatus, Role},
    tournaments::{self, Tournament, TournamentState},
};
use serde_json::{Value, json};

use super::{DeskDenial, Recorded, Ruling, director, stated};
use crate::{
    door::{
        Door, EventRecord, LoadError, Receipt, Submission, SubmitError,
        commit::Undone,
        event::{seats_of, settle_seats},
        letter::Reader,
        load::load_game,
        practice::PRACTICE_HANDLE,
        rating,
    },
    mail::compose::{Letter, LetterKind},
    people::Person,
    settings::Settings,
};

impl Door {
    /// A suspended member begins no games; those that run go on, and mails are answered.
    pub(super) async fn suspend(
        &self,
        submission: &Submission,
        player: PlayerId,
        on: bool,
        reason: &str,
        undoes: Option<i64>,
    ) -> Result<Receipt, SubmitError> {
        let by = director(submission)?;
        let reason = stated(reason)?;
        let mut tx = self.db().read().await?;
        let row = account(&mut tx, player).await?;
        let who = Person::load(&mut tx, by).await.map_err(LoadError::from)?;
        // What he goes out of by it, or has gone out of by what is taken back.
        let entered = match undoes {
            None if on => entries_of(&mut tx, player).await?,
            Some(id) if !on => entries_lost(&mut tx, id).await?,
            _ => Vec::new(),
        };
        let seats = seats_of(&mut tx, player).await?;
        drop(tx);
        may_suspend(&who, &row, on)?;
        let status = if on { PlayerStatus::Suspended } else { PlayerStatus::Active };
        let action = if on { "suspend" } else { "unsuspend" };
        let mut before = json!({ "status": row.status.as_str() });
        if on && !entered.is_empty() {
            before[ENTRIES] = entered.iter().map(|event| event.code.as_str()).collect();
        }
        let entry = self.ruling(
            submission,
            Ruling {
                action,
                subject: format!("player {player}"),
                reason: Some(&reason),
                before,
                after: json!({ "status": status.as_str() }),
                undoes,
            },
        );
        let keys = if on {
            ["suspended-subject", "suspended-letter"]
        } else {
            ["unsuspended-subject", "unsuspended-letter"]
        };
        let letter = self
            .ruled_letter(&row, &who, keys, &[], &reason, (&entered, if on { &seats } else { &[] }))
            .await?;
        let receipt = Receipt::Member { id: player };
        let mut commit = self.commit_for(submission, receipt.clone(), None);
        commit.audit.push(entry);
        commit.letters.extend(letter);
        if on {
            commit.letters.extend(self.suspended_letters(&seats, &row.name, &who, &reason).await?);
        }
        let (door, at) = (self.clone(), submission.at);
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    commit.apply(tx).await?;
                    players::update(tx, &Player { status, ..row }, at).await?;
                    if on {
                        door.begins_nothing(tx, player, at).await?;
                    }
                    settle_seats(tx, player, on, at).await?;
                    Ok::<_, Undone>(receipt)
                })
            })
            .await;
        self.desk_written(written)
    }

    /// The letter to a member about a ruling, with its reason; its subject and its text by their keys. `out` are the events in which
    /// he is not entered any more, `seats` those whose directors decide about his place.
    async fn ruled_letter(
        &self,
        row: &Player,
        who: &Person,
        [subject, text]: [&str; 2],
        facts: &[(&'static str, crate::speech::Value)],
        reason: &str,
        (out, seats): (&[Tournament], &[EventRecord]),
    ) -> Result<Option<NewLetter>, SubmitError> {
        let reader = {
            let mut tx = self.db().read().await?;
            Person::of(&mut tx, row.clone()).await.map_err(LoadError::from)?
        };
        let speech = self.inner.speech;
        let club = ("club", self.club().name.as_str().into());
        let subject = speech.say(reader.lang, subject, &[club]);
        let mut letter = Letter::new(reader.lang, &self.club().name, subject.clone());
        let said = [("name", who.name.as_str().into()), ("reason", reason.into())];
        letter.news = vec![speech.say(reader.lang, text, facts)];
        if !seats.is_empty() {
            let names: Vec<String> =
                seats.iter().map(|seat| format!("{} ({})", seat.event.name, seat.event.code)).collect();
            let facts = [("events", speech.list(reader.lang, &names).into()), ("count", seats.len().into())];
            letter.news.push(speech.say(reader.lang, "suspended-seats", &facts));
        }
        if !out.is_empty() {
            let names: Vec<String> =
                out.iter().map(|event| format!("{} ({})", event.name, event.code)).collect();
            let facts = [("events", speech.list(reader.lang, &names).into()), ("count", out.len().into())];
            letter.news.push(speech.say(reader.lang, "suspended-entries", &facts));
        }
        letter.news.push(speech.say(reader.lang, "desk-reason-told", &said));
        self.club_letter(&letter, &Reader::from(&reader), LetterKind::Desk, subject, None)
    }

    /// To those who play against the account that is given up: under which name their opponent plays on.
    async fn merged_letters(&self, gone: &Player, kept: &Player) -> Result<Vec<NewLetter>, SubmitError> {
        let mut tx = self.db().read().await?;
        let mut games: BTreeMap<PlayerId, Vec<GameId>> = BTreeMap::new();
        for state in [GameState::Running, GameState::Waiting] {
            let filter = GameFilter { player: Some(gone.id), state: Some(state), ..GameFilter::default() };
            for game in lists::games(&mut tx, &filter, MOST_GAMES).await? {
                let other = if game.white_id == gone.id { game.black_id } else { game.white_id };
                games.entry(other).or_default().push(game.id);
            }
        }
        let mut letters = Vec::new();
        for (opponent, games) in games {
            let reader = Person::load(&mut tx, opponent).await.map_err(LoadError::from)?;
            let mut names = Vec::new();
            for game in games {
                names.extend(load_game(&mut tx, game).await?.map(|loaded| loaded.view.name));
            }
            let (speech, club) = (self.inner.speech, self.club());
            let facts = [
                ("club", club.name.as_str().into()),
                ("from", gone.name.as_str().into()),
                ("into", kept.name.as_str().into()),
                ("list", speech.list(reader.lang, &names).into()),
                ("games", names.len().into()),
            ];
            let subject = speech.say(reader.lang, "merged-opponent-subject", &facts);
            let mut letter = Letter::new(reader.lang, &club.name, subject.clone());
            letter.news = vec![speech.say(reader.lang, "merged-opponent", &facts)];
            letters.extend(self.club_letter(
                &letter,
                &Reader::from(&reader),
                LetterKind::Desk,
                subject,
                None,
            )?);
        }
        Ok(letters)
    }

    /// Makes everything of one account another's; the ratings are computed anew.
    pub(super) async fn merge(
        &self,
        submission: &Submission,
        from: PlayerId,
        into: PlayerId,
        reason: &str,
    ) -> Result<Receipt, SubmitError> {
        let by = director(submission)?;
        let reason = stated(reason)?;
        let mut tx = self.db().read().await?;
        let (gone, kept) = (account(&mut tx, from).await?, account(&mut tx, into).await?);
        let who = Person::load(&mut tx, by).await.map_err(LoadError::from)?;
        if from == into || by == from || by == into {
            return Err(DeskDenial::Yourself.into());
        }
        if gone.role != Role::Member {
            return Err(DeskDenial::StaffAccount.into());
        }
        let moving = merge::moving(&mut tx, from).await?;
        drop(tx);
        let facts = [("from", gone.handle.as_str().into()), ("into", kept.handle.as_str().into())];
        let keys = ["merged-subject", "merged-letter"];
        let letter = self.ruled_letter(&kept, &who, keys, &facts, &reason, (&[], &[])).await?;
        // If they are two people after all, the other one has to learn of it, where he reads: nobody's letter, as the account goes.
        let other = self.ruled_letter(&gone, &who, keys, &facts, &reason, (&[], &[])).await?;
        let other = other
            .filter(|other| letter.as_ref().is_none_or(|letter| letter.address != other.address))
            .map(|other| NewLetter { player_id: None, ..other });
        let opponents = self.merged_letters(&gone, &kept).await?;
        let entry = self.ruling(
            submission,
            Ruling {
                action: "merge accounts",
                subject: format!("player {into}"),
                reason: Some(&reason),
                before: json!({ "from": gone.handle, "into": kept.handle }),
                after: json!(moving),
                undoes: None,
            },
        );
        let receipt = Receipt::Member { id: into };
        let mut commit = self.commit_for(submission, receipt.clone(), None);
        commit.letters.extend(letter.into_iter().chain(other).chain(opponents));
        let (door, at) = (self.clone(), submission.at);
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    commit.begin(tx).await?;
                    // Inside, so that no game of theirs can begin between the look and the deed.
                    let apart = merge::apart(tx, from, into).await?;
                    if apart != merge::Apart::default() {
                        return Err(Undone::Apart(apart));
                    }
                    // Entries into events that have not begun move with all the rest.
                    offers_nothing(tx, from, at).await?;
                    let with = |row: Player, status| Player { status, ..row };
                    // A suspension is the person's, not the account's.
                    let suspended = [gone.status, kept.status].contains(&PlayerStatus::Suspended);
                    let status = if suspended { PlayerStatus::Suspended } else { kept.status };
                    players::update(tx, &with(gone, PlayerStatus::Former), at).await?;
                    players::update(tx, &with(kept, status), at).await?;
                    for event in tournaments::of_player(tx, from).await? {
                        // Whoever has seen the event before looks again.
                        tournaments::update(tx, &event, at).await?;
                    }
                    merge::merge(tx, from, into).await?;
                    if suspended {
                        door.begins_nothing(tx, into, at).await?;
                        settle_seats(tx, into, true, at).await?;
                    }
                    read_on(tx, from, into, at).await?;
                    rating::recompute(tx).await?;
                    audit::insert(tx, &entry).await?;
                    commit.apply_rest(tx).await?;
                    Ok::<_, Undone>(receipt)
                })
            })
            .await;
        self.desk_written(written)
    }
}

/// Whether a director may suspend a member, or take that back.
pub(super) fn may_suspend(who: &Person, row: &Player, on: bool) -> Result<(), DeskDenial> {
    if who.id == row.id {
        return Err(DeskDenial::Yourself);
    }
    if row.role != Role::Member && who.role != Role::Admin {
        return Err(DeskDenial::Staff);
    }
    if (row.status == PlayerStatus::Suspended) == on { Err(DeskDenial::SameStatus) } else { Ok(()) }
}

/// An account that is somebody's.
pub(super) async fn account(tx: &mut Tx, id: PlayerId) -> Result<Player, SubmitError> {
    players::by_id(tx, id)
        .await?
        .filter(|row| !matches!(row.status, PlayerStatus::Former | PlayerStatus::Archived))
        .filter(|row| row.handle != PRACTICE_HANDLE)
        .ok_or_else(|| SubmitError::NoMember(id.to_string()))
}

/// Games of one member that can be under way; far more than the club allows.
const MOST_GAMES: u32 = 1000;

/// Under which name the log keeps the codes of the events that a suspension took somebody out of.
const ENTRIES: &str = "entries";

/// The events that have not begun in which a member is entered.
pub async fn entries_of(tx: &mut Tx, player: PlayerId) -> Result<Vec<Tournament>, StoreError> {
    let mut events = tournaments::of_player(tx, player).await?;
    events.retain(|event| event.state == TournamentState::Open);
    Ok(events)
}

/// Those which the suspension of this entry of the log took its member out of, and which he could enter again.
async fn entries_lost(tx: &mut Tx, id: i64) -> Result<Vec<Tournament>, StoreError> {
    let Some(entry) = audit::by_id(tx, id).await? else { return Ok(Vec::new()) };
    let mut events = Vec::new();
    for code in Recorded::of(&entry).before.get(ENTRIES).and_then(Value::as_array).into_iter().flatten() {
        let Some(code) = code.as_str() else { continue };
        events.extend(
            tournaments::by_code(tx, code).await?.filter(|event| event.state == TournamentState::Open),
        );
    }
    Ok(events)
}

impl Door {
    /// Challenges are taken back, nobody waits for a pairing, and events that have not begun go without: whoever waits there gets the
    /// place.
    async fn begins_nothing(&self, tx: &mut Tx, player: PlayerId, at: i64) -> Result<(), Undone> {
        offers_nothing(tx, player, at).await?;
        for event in tournaments::of_player(tx, player).await? {
            if event.state == TournamentState::Open {
                tournaments::update(tx, &event, at).await?;
                tournaments::remove_entry(tx, event.id, player).await?;
                self.fill_places(tx, event.id, at).await.map_err(Undone::Letter)?;
            }
        }
        Ok(())
    }
}

/// Challenges are taken back, and nobody waits for a pairing.
async fn offers_nothing(tx: &mut Tx, player: PlayerId, at: i64) -> Result<(), Undone> {
    let open = [challenges::made_by(tx, player).await?, challenges::made_to(tx, player).await?].concat();
    for challenge in open {
        let own = challenge.from_id == player;
        let state = if own { ChallengeState::Withdrawn } else { ChallengeState::Declined };
        challenges::settle(tx, challenge.id, state, None, at).await?;
        asks::void_about(tx, AskKind::Challenge, challenge.id, at).await?;
    }
    challenges::wait_no_more(tx, player).await?;
    Ok(())
}

/// Who did not want to read the one account's words does not want to read the other's.
async fn read_on(tx: &mut Tx, from: PlayerId, into: PlayerId, at: i64) -> Result<(), Undone> {
    for id in merge::everybody(tx).await? {
        let Some(row) = players::by_id(tx, id).await? else { continue };
        // Settings that cannot be read are the doctor's; nothing of them is lost here.
        let Ok(mut settings) = Settings::parse(&row.settings) else { continue };
        if !settings.muted.contains(&from.0) {
            continue;
        }
        settings.muted.retain(|muted| *muted != from.0 && *muted != into.0);
        if id != into {
            settings.muted.push(into.0);
        }
        players::update(tx, &Player { settings: settings.to_text(), ..row }, at).await?;
    }
    Ok(())
}

/// What the log calls an account.
pub(super) fn status_of(value: &Value) -> Option<PlayerStatus> {
    value.as_str()?.parse().ok()
}
