//! The mails that were taken, byte by byte, stored in the commit of what they caused.
use crate::{
    GameId, MailId, PlayerId, StoreError, Tx,
    db::{Later, Must, execute, fetch_all, fetch_optional, record},
};

/// A mail that came in, and what was made of it.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Mail {
    /// Sorts by the time of its coming.
    pub id: MailId,
    /// When it was taken (Unix ms).
    pub received_at: i64,
    /// The envelope's sender; empty for the null sender.
    pub mail_from: String,
    /// The envelope's recipient.
    pub recipient: String,
    /// The octets; empty once pruned.
    pub raw: Vec<u8>,
    /// What became of it: the caller's word.
    pub disposition: String,
    /// Why, for the admin.
    pub why: Option<String>,
    /// Who sent it, as far as known.
    pub player_id: Option<PlayerId>,
    /// The game it was about.
    pub game_id: Option<GameId>,
    /// The submission that it was.
    pub origin_key: Option<String>,
}
record!(Mail, "inbox", "id");

/// The disposition of a mail that asked for an answer and got none, because its sender had got the same one within a day.
pub const SILENCE: &str = "silence";

/// The disposition of a mail to `postmaster@` or `abuse@`.
pub const FOR_KEEPER: &str = "for_keeper";

/// The disposition of an answer to a question that came from an address which is not of who was asked.
pub const FROM_ELSEWHERE: &str = "from_elsewhere";

macro_rules! columns {
    () => {
        "id, received_at, mail_from, recipient, raw, disposition, why, player_id, game_id, origin_key"
    };
}

/// Every row, a page at a time.
pub(crate) const SURVEY: &str =
    concat!("SELECT ", columns!(), " FROM inbox WHERE id > $1 ORDER BY id LIMIT 20");

/// Stores a mail; kept back with what else the transaction writes.
pub fn insert_later(tx: &mut Tx, mail: &Mail) {
    tx.later(Later::new(
        concat!(
            "INSERT INTO inbox (",
            columns!(),
            ", pruned) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, FALSE)"
        ),
        vec![
            mail.id.into(),
            mail.received_at.into(),
            mail.mail_from.as_str().into(),
            mail.recipient.as_str().into(),
            mail.raw.clone().into(),
            mail.disposition.as_str().into(),
            mail.why.as_deref().into(),
            mail.player_id.into(),
            mail.game_id.into(),
            mail.origin_key.as_deref().into(),
        ],
        Must::Run,
    ));
}

/// Stores a mail.
pub async fn insert(tx: &mut Tx, mail: &Mail) -> Result<(), StoreError> {
    insert_later(tx, mail);
    tx.flush().await
}

/// The mail of a game that was taken at `at` (Unix ms), without its octets.
pub async fn taken_at(tx: &mut Tx, game: GameId, at: i64) -> Result<Option<Mail>, StoreError> {
    fetch_optional!(
        tx,
        Mail,
        "SELECT id, received_at, mail_from, recipient, $3 AS raw, disposition, why, player_id, game_id, origin_key
         FROM inbox WHERE game_id = $1 AND received_at = $2 ORDER BY id LIMIT 1",
        game,
        at,
        &b""[..]
    )
}

/// The mail with this id.
pub async fn by_id(tx: &mut Tx, id: MailId) -> Result<Option<Mail>, StoreError> {
    fetch_optional!(tx, Mail, concat!("SELECT ", columns!(), " FROM inbox WHERE id = $1"), id)
}

/// The mails before `before` in the order of their coming, newest first, at most `limit`.
pub async fn list(tx: &mut Tx, before: Option<MailId>, limit: u32) -> Result<Vec<Mail>, StoreError> {
    fetch_all!(
        tx,
        Mail,
        concat!("SELECT ", columns!(), " FROM inbox WHERE id < $1 ORDER BY id DESC LIMIT $2"),
        before.map_or(i64::MAX, |id| id.0),
        i64::from(limit)
    )
}

/// The mails of one disposition taken since `since` (Unix ms), newest first, at most `limit`; their octets are left out.
pub async fn of_disposition(
    tx: &mut Tx,
    disposition: &str,
    since: i64,
    limit: u32,
) -> Result<Vec<Mail>, StoreError> {
    fetch_all!(
        tx,
        Mail,
        "SELECT id, received_at, mail_from, recipient, $4 AS raw, disposition, why, player_id, game_id, origin_key
         FROM inbox WHERE disposition = $1 AND received_at >= $2 ORDER BY received_at DESC, id DESC LIMIT $3",
        disposition,
        since,
        i64::from(limit),
        &b""[..]
    )
}

/// Empties the octets of mails taken before `before` (Unix ms), at most `limit` of them, and of strangers' mails the sender; how
/// many.
pub async fn prune(tx: &mut Tx, before: i64, limit: u32) -> Result<u64, StoreError> {
    execute!(
        tx,
        "UPDATE inbox SET raw = $3, pruned = TRUE, mail_from = CASE WHEN player_id IS NULL THEN '' ELSE mail_from END
         WHERE id IN (SELECT id FROM inbox WHERE received_at < $1 AND NOT pruned LIMIT $2) AND NOT pruned",
        before,
        i64::from(limit),
        &b""[..]
    )
}

/// Every mail of a member, oldest first.
pub async fn of_player(tx: &mut Tx, player: PlayerId) -> Result<Vec<Mail>, StoreError> {
    fetch_all!(
        tx,
        Mail,
        concat!("SELECT ", columns!(), " FROM inbox WHERE player_id = $1 ORDER BY id"),
        player
    )
}

/// Takes the sender's address off every mail of a member who leaves; the octets go in their time.
pub async fn take_addresses(tx: &mut Tx, player: PlayerId) -> Result<(), StoreError> {
    execute!(tx, "UPDATE inbox SET mail_from = '' WHERE player_id = $1", player)?;
    Ok(())
}

/// Empties every mail of a member of what is personal: sender, octets, what was understood.
pub async fn forget(tx: &mut Tx, player: PlayerId) -> Result<(), StoreError> {
    execute!(
        tx,
        "UPDATE inbox SET mail_from = '', raw = $2, why = NULL, pruned = TRUE WHERE player_id = $1",
        player,
        &b""[..]
    )?;
    Ok(())
}
