//! The outbox: letters that are final when their event is committed, sent later and marked under a lease.
use serde::{Deserialize, Serialize};

use crate::{
    GameId, LetterId, PlayerId, StoreError, TournamentId, Tx,
    db::{Insert, Later, Must, Select, execute, fetch_all, fetch_optional, record},
    value::{Count, words},
};

words!(
    /// Where a letter stands.
    LetterState {
        /// To be sent, or being sent.
        Queued = "queued",
        /// Kept until an address of its reader works.
        Held = "held",
        /// Taken by the next mail host.
        Sent = "sent",
        /// Taken, and came back.
        Bounced = "bounced",
        /// Tried for long enough, or refused for good.
        GivenUp = "given_up",
        /// Taken out by an admin.
        Dropped = "dropped",
    }
);
words!(
    /// Why a letter did not arrive.
    Lost {
        /// The next host never will take this letter (a 5xx), for a reason that is not its recipient.
        Refused = "refused",
        /// The next host put it off for days (a 4xx).
        Late = "late",
        /// It came back, or was refused at once: there is no such mailbox, or none that takes our letters.
        Hard = "hard",
        /// The same for a reason that passes: a full mailbox.
        Soft = "soft",
        /// It never left us: our relay, which is away or takes nothing from us, our outbox, a letter that could not be made.
        Ours = "ours",
        /// The same, and seen to: it goes again when our relay takes letters again.
        Stuck = "stuck",
    }
);

/// A turn that a letter tells its reader of: his clock there starts when the next host takes the letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tells {
    /// The game.
    pub game: GameId,
    /// Plies played when it was the reader's turn.
    pub ply: u32,
}

/// A letter to be sent. All its text is final; only the picture and the DKIM signature come at sending.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewLetter {
    /// Sorts by the time of its making.
    pub id: LetterId,
    /// To whom; none for somebody who is no member.
    pub player_id: Option<PlayerId>,
    /// The envelope's recipient.
    pub address: String,
    /// The envelope's sender.
    pub envelope_from: String,
    /// Of which game.
    pub game_id: Option<GameId>,
    /// Of which version of it.
    pub version: Option<u32>,
    /// What kind of letter: the caller's word.
    pub kind: String,
    /// What may be sent only once, see [`dedupe_key`]; none for what may be sent again.
    pub dedupe_key: Option<String>,
    /// The position (plies played) whose telling this letter is: the reader's clock starts when the next host takes it.
    pub tells_ply: Option<u32>,
    /// Turns in other games that it tells as well.
    pub also_tells: Vec<Tells>,
    /// Without `<>`.
    pub message_id: String,
    /// For lists; it stands in `headers` too.
    pub subject: String,
    /// The header fields, final.
    pub headers: String,
    /// The text part.
    pub text: String,
    /// The HTML part.
    pub html: Option<String>,
    /// What the picture shows: the caller's JSON.
    pub picture: Option<String>,
    /// A file that goes with it: the caller's JSON.
    pub attachment: Option<String>,
    /// The letter whose content goes again.
    pub again_of: Option<LetterId>,
    /// Unix ms.
    pub created_at: i64,
    /// Not before this (Unix ms).
    pub send_at: i64,
    /// The event for which it waits until then, to become a part of the letter that this brings.
    pub fold: Option<Folding>,
}

/// What is needed to make one letter of two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Folding {
    /// The event.
    pub tournament: TournamentId,
    /// What the letter tells: the caller's JSON.
    pub body: String,
}

/// A letter in the outbox.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct Letter {
    /// Sorts by the time of its making.
    pub id: LetterId,
    /// To whom; none for somebody who is no member.
    pub player_id: Option<PlayerId>,
    /// The envelope's recipient.
    pub address: String,
    /// The envelope's sender.
    pub envelope_from: String,
    /// Of which game.
    pub game_id: Option<GameId>,
    /// Of which version of it.
    pub version: Option<i64>,
    /// What kind of letter.
    pub kind: String,
    /// The position whose telling this letter is.
    pub tells_ply: Option<i64>,
    /// Without `<>`.
    pub message_id: String,
    /// For lists.
    pub subject: String,
    /// The header fields; empty once pruned.
    pub headers: String,
    /// The text part; empty once pruned.
    #[sqlx(rename = "body_text")]
    pub text: String,
    /// The HTML part; null once pruned.
    #[sqlx(rename = "body_html")]
    pub html: Option<String>,
    /// What the picture shows.
    pub picture: Option<String>,
    /// A file that goes with it; null once pruned.
    pub attachment: Option<String>,
    /// The letter whose content goes again.
    pub again_of: Option<LetterId>,
    /// Where it stands.
    pub state: LetterState,
    /// How often it was taken up for sending.
    pub attempts: i64,
    /// When to try next (Unix ms); while it is leased, the end of the lease.
    pub next_attempt_at: i64,
    /// Who is sending it.
    pub lease_token: Option<String>,
    /// What went wrong last.
    pub last_error: Option<String>,
    /// Why it did not arrive, until that has been seen to.
    pub failure: Option<Lost>,
    /// Unix ms.
    pub created_at: i64,
    /// When it left the queue (Unix ms): sent, given up, dropped.
    pub closed_at: Option<i64>,
    /// Whether its texts are gone.
    pub pruned: bool,
}
record!(Letter, "letters", "id");

macro_rules! columns {
    () => {
        "id, player_id, address, envelope_from, game_id, version, kind, tells_ply, message_id, subject, headers, body_text,
         body_html, picture, state, attempts, next_attempt_at, lease_token, last_error, created_at, closed_at, pruned,
         attachment, again_of, failure"
    };
}

pub mod folds;
mod held;
mod lease;
mod lost;
mod stuck;
mod thread;

pub(crate) use self::thread::{threads_asked, threads_in};
pub use self::{
    held::{close_unsent, expire_held, held, hold, is_to_tell, next_to_try, release, unsent},
    lease::{Failure, Marked, lease_due, mark_failed, mark_sent, next_due, renew},
    lost::{came_back, give_up_full, goes, mark_bounced, next_lost, settle_lost, taken_since},
    stuck::{drop_stuck, keep_stuck, next_stuck, release_stuck},
    thread::{thread, threads},
};

/// Every row, a page at a time.
pub(crate) const SURVEY: &str =
    concat!("SELECT ", columns!(), " FROM letters WHERE id > $1 ORDER BY id LIMIT 200");

/// What became of a letter that was to be queued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Queued {
    /// It is in the outbox.
    Inserted,
    /// One with its dedupe key was there before.
    Duplicate,
}

/// The number of the try that somebody has asked for by [`retry`]; others are counted from 1. It is made even where no address of
/// the letter's reader is thought to work.
pub const ASKED_FOR: i64 = 0;

/// The key of a letter that may go out once: of a game's version, of a kind, to a player.
pub fn dedupe_key(game: GameId, version: u32, kind: &str, player: PlayerId) -> String {
    format!("g{game}/{version}/{kind}/p{player}")
}

/// Queues a letter, unless one with its dedupe key is there.
pub async fn insert(tx: &mut Tx, letter: &NewLetter) -> Result<Queued, StoreError> {
    let inserted = insert_all(tx, std::slice::from_ref(letter)).await?;
    Ok(if inserted == 1 { Queued::Inserted } else { Queued::Duplicate })
}

/// Queues letters, leaving out those whose dedupe key is there; how many went in.
pub async fn insert_all(tx: &mut Tx, letters: &[NewLetter]) -> Result<u64, StoreError> {
    let inserted = letters_insert(letters).execute(tx).await?;
    tells_later(tx, letters);
    folds::note_later(tx, letters);
    Ok(inserted)
}

/// The same, kept back with what else the transaction writes.
pub fn insert_later(tx: &mut Tx, letters: &[NewLetter]) {
    letters_insert(letters).later(tx);
    tells_later(tx, letters);
    folds::note_later(tx, letters);
}

fn tells_later(tx: &mut Tx, letters: &[NewLetter]) {
    for letter in letters {
        for told in &letter.also_tells {
            // Of a letter that was left out nothing is kept; it is as if it had not been asked for.
            tx.later(Later::new(
                "INSERT INTO letter_tells (letter_id, game_id, ply)
                 SELECT id, $2, $3 FROM letters WHERE id = $1",
                vec![letter.id.into(), told.game.into(), i64::from(told.ply).into()],
                Must::Run,
            ));
        }
    }
}

fn letters_insert(letters: &[NewLetter]) -> Insert {
    let mut insert = Insert::new(
        concat!("INSERT INTO letters (", columns!(), ", dedupe_key)"),
        26,
        "ON CONFLICT (dedupe_key) DO NOTHING",
    );
    for letter in letters {
        insert.row([
            letter.id.into(),
            letter.player_id.into(),
            letter.address.as_str().into(),
            letter.envelope_from.as_str().into(),
            letter.game_id.into(),
            letter.version.map(i64::from).into(),
            letter.kind.as_str().into(),
            letter.tells_ply.map(i64::from).into(),
            letter.message_id.as_str().into(),
            letter.subject.as_str().into(),
            letter.headers.as_str().into(),
            letter.text.as_str().into(),
            letter.html.as_deref().into(),
            letter.picture.as_deref().into(),
            LetterState::Queued.into(),
            0_i64.into(),
            letter.send_at.into(),
            None::<&str>.into(),
            None::<&str>.into(),
            letter.created_at.into(),
            None::<i64>.into(),
            false.into(),
            letter.attachment.as_deref().into(),
            letter.again_of.into(),
            None::<&str>.into(),
            letter.dedupe_key.as_deref().into(),
        ]);
    }
    insert
}

#[derive(sqlx::FromRow)]
struct TellsRow {
    game_id: GameId,
    ply: i64,
}
record!(TellsRow, "letter_tells", "game_id");

/// All turns that a letter tells: its own game's first, then the others by their numbers.
pub async fn tells(tx: &mut Tx, id: LetterId) -> Result<Vec<Tells>, StoreError> {
    let rows: Vec<TellsRow> = fetch_all!(
        tx,
        TellsRow,
        "SELECT game_id, tells_ply AS ply, 0 AS other FROM letters
         WHERE id = $1 AND game_id IS NOT NULL AND tells_ply IS NOT NULL
         UNION ALL
         SELECT game_id, ply, 1 AS other FROM letter_tells WHERE letter_id = $1
         ORDER BY other, game_id",
        id
    )?;
    let told = |row: TellsRow| {
        let ply = u32::try_from(row.ply).map_err(|error| StoreError::Corrupt {
            table: "letter_tells",
            column: "ply".to_owned(),
            key: id.to_string(),
            why: error.to_string(),
        })?;
        Ok(Tells { game: row.game_id, ply })
    };
    rows.into_iter().map(told).collect()
}

/// Queues a letter again that waited, was given up, came back or was dropped, or lets a queued one go at once; false if it was
/// sent, is just being sent, or has lost its texts. Its tries begin anew, at [`ASKED_FOR`]: somebody wants to know whether it goes.
pub async fn retry(tx: &mut Tx, id: LetterId, at: i64) -> Result<bool, StoreError> {
    let updated = execute!(
        tx,
        "UPDATE letters SET state = 'queued', next_attempt_at = $2, closed_at = NULL, failure = NULL, attempts = $3
         WHERE id = $1 AND state <> 'sent' AND lease_token IS NULL AND NOT pruned",
        id,
        at,
        ASKED_FOR - 1
    )?;
    Ok(updated == 1)
}

/// Lets a letter be that did not arrive; false if it is none.
pub async fn let_be(tx: &mut Tx, id: LetterId, at: i64) -> Result<bool, StoreError> {
    let dropped = execute!(
        tx,
        "UPDATE letters SET state = 'dropped', closed_at = $2
         WHERE id = $1 AND (state = 'given_up' OR state = 'bounced')",
        id,
        at
    )?;
    Ok(dropped == 1)
}

/// Takes a letter out of the queue, even from under a lease; false if it was not in it.
pub async fn drop_queued(tx: &mut Tx, id: LetterId, at: i64) -> Result<bool, StoreError> {
    let updated = execute!(
        tx,
        "UPDATE letters SET state = 'dropped', closed_at = $2, lease_token = NULL, failure = NULL
         WHERE id = $1 AND state IN ('queued', 'held', 'given_up')",
        id,
        at
    )?;
    Ok(updated == 1)
}

/// The letter with this id.
pub async fn by_id(tx: &mut Tx, id: LetterId) -> Result<Option<Letter>, StoreError> {
    fetch_optional!(tx, Letter, concat!("SELECT ", columns!(), " FROM letters WHERE id = $1"), id)
}

/// The letter that went out under this Message-ID (without `<>`).
pub async fn by_message_id(tx: &mut Tx, message_id: &str) -> Result<Option<Letter>, StoreError> {
    fetch_optional!(
        tx,
        Letter,
        concat!("SELECT ", columns!(), " FROM letters WHERE message_id = $1"),
        message_id
    )
}

/// Which letters a list shows.
#[derive(Clone, Copy, Debug, Default)]
pub struct LetterFilter {
    /// Only those that stand so.
    pub state: Option<LetterState>,
    /// Only those to this player.
    pub player: Option<PlayerId>,
    /// Only those of this game, or that tell of a turn in it.
    pub game: Option<GameId>,
    /// Only older ones: the last one of the page before.
    pub before: Option<LetterId>,
}

/// Letters, newest first, at most `limit`.
pub async fn list(tx: &mut Tx, filter: &LetterFilter, limit: u32) -> Result<Vec<Letter>, StoreError> {
    let before = filter.before.map_or(i64::MAX, |id| id.0);
    let mut select = Select::new(concat!("SELECT ", columns!(), " FROM letters"));
    select.with(" WHERE id < ?", before);
    // Spelled out, since the indexes are for one state each.
    match filter.state {
        None => {}
        Some(LetterState::Queued) => _ = select.text(" AND state = 'queued'"),
        Some(LetterState::Held) => _ = select.text(" AND state = 'held'"),
        Some(LetterState::Sent) => _ = select.text(" AND state = 'sent'"),
        Some(LetterState::Bounced) => _ = select.text(" AND state = 'bounced'"),
        Some(LetterState::GivenUp) => _ = select.text(" AND state = 'given_up'"),
        Some(LetterState::Dropped) => _ = select.text(" AND state = 'dropped'"),
    }
    if let Some(player) = filter.player {
        select.with(" AND player_id = ?", player);
    }
    if let Some(game) = filter.game {
        select
            .with(" AND (game_id = ?", game)
            .with(" OR id IN (SELECT letter_id FROM letter_tells WHERE game_id = ?))", game);
    }
    select.with(" ORDER BY id DESC LIMIT ?", i64::from(limit)).fetch::<Letter>(tx).await
}

/// How many letters wait.
pub async fn queued(tx: &mut Tx) -> Result<i64, StoreError> {
    let count = crate::db::fetch_one!(tx, Count, "SELECT COUNT(*) AS n FROM letters WHERE state = 'queued'")?;
    Ok(count.n)
}

/// Empties the texts of letters that left the queue before `before` (Unix ms), at most `limit` of them, and the addresses of those
/// to nobody whom the record knows; how many.
pub async fn prune(tx: &mut Tx, before: i64, limit: u32) -> Result<u64, StoreError> {
    let pruned = execute!(
        tx,
        "UPDATE letters SET headers = '', body_text = '', body_html = NULL, picture = NULL, attachment = NULL, pruned = TRUE,
                address = CASE WHEN player_id IS NULL THEN '' ELSE address END
         WHERE id IN (SELECT id FROM letters WHERE closed_at < $1 AND NOT pruned AND (failure IS NULL OR failure <> 'stuck')
                      LIMIT $2) AND NOT pruned",
        before,
        i64::from(limit)
    )?;
    folds::forget_emptied(tx).await?;
    Ok(pruned)
}

/// Takes every letter to a member out of the queue, also one that somebody is sending or that did not arrive, and the addresses off
/// all of them; how many.
pub async fn drop_unsent(tx: &mut Tx, player: PlayerId, at: i64) -> Result<u64, StoreError> {
    execute!(
        tx,
        "UPDATE letters SET address = '', failure = NULL, lease_token = NULL, closed_at = COALESCE(closed_at, $2),
                state = CASE WHEN state = 'sent' THEN 'sent' ELSE 'dropped' END
         WHERE player_id = $1",
        player,
        at
    )
}

/// Every letter to a member, oldest first.
pub async fn to_player(tx: &mut Tx, player: PlayerId) -> Result<Vec<Letter>, StoreError> {
    fetch_all!(
        tx,
        Letter,
        concat!("SELECT ", columns!(), " FROM letters WHERE player_id = $1 ORDER BY id"),
        player
    )
}

/// Empties every letter to a member of what is personal: address, header, texts.
pub async fn forget(tx: &mut Tx, player: PlayerId) -> Result<(), StoreError> {
    execute!(
        tx,
        "UPDATE letters SET address = '', subject = '', headers = '', body_text = '', body_html = NULL, picture = NULL,
                attachment = NULL, last_error = NULL, pruned = TRUE
         WHERE player_id = $1",
        player
    )?;
    folds::forget_emptied(tx).await
}
