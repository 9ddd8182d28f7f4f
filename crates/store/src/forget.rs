//! What the record holds under a mail address and not under a member's number: what came before the address was a member's, what was
//! asked and answered there. It goes when the member is forgotten.
use crate::{
    LetterId, MailId, PlayerId, StoreError, Tx,
    db::{execute, fetch_all, record},
    players::address_key,
};

#[derive(sqlx::FromRow)]
struct Came {
    id: MailId,
    mail_from: String,
    raw: Vec<u8>,
}
record!(Came, "inbox", "id");

#[derive(sqlx::FromRow)]
struct Letter {
    id: LetterId,
    address: String,
}
record!(Letter, "letters", "id");

#[derive(sqlx::FromRow)]
struct Waiting {
    id: i64,
    sender: String,
}
record!(Waiting, "held_actions", "id");

#[derive(sqlx::FromRow)]
struct Key {
    key: String,
}
record!(Key, "answers", "key");

/// Every address that the record knows to be a member's: confirmed or not, and those that letters and questions went to.
pub async fn addresses(tx: &mut Tx, player: PlayerId) -> Result<Vec<String>, StoreError> {
    #[derive(sqlx::FromRow)]
    struct Row {
        address: String,
    }
    record!(Row, "player_addresses", "address");
    let rows: Vec<Row> = fetch_all!(
        tx,
        Row,
        "SELECT address FROM player_addresses WHERE player_id = $1
         UNION SELECT address FROM asks WHERE player_id = $1 AND address <> ''
         UNION SELECT address FROM letters WHERE player_id = $1 AND address <> ''
         UNION SELECT address FROM login_links WHERE player_id = $1",
        player
    )?;
    Ok(rows.into_iter().map(|row| row.address).collect())
}

/// Forgets what is kept under these addresses and belongs to no member: questions with what was told in them, mails, letters, and
/// that something was answered there.
pub async fn under_addresses(tx: &mut Tx, addresses: &[String]) -> Result<(), StoreError> {
    let keys: Vec<String> = addresses.iter().map(|address| address_key(address)).collect();
    for key in &keys {
        execute!(tx, "DELETE FROM asks WHERE address_key = $1", key)?;
    }
    forget_mails(tx, addresses, &keys).await?;
    let letters: Vec<Letter> =
        fetch_all!(tx, Letter, "SELECT id, address FROM letters WHERE player_id IS NULL AND address <> ''")?;
    for letter in letters.into_iter().filter(|letter| keys.contains(&address_key(&letter.address))) {
        execute!(
            tx,
            "UPDATE letters SET address = '', subject = '', headers = '', body_text = '', body_html = NULL, picture = NULL,
                    attachment = NULL, last_error = NULL, failure = NULL, lease_token = NULL, pruned = TRUE,
                    state = CASE WHEN state = 'sent' THEN 'sent' ELSE 'dropped' END,
                    closed_at = COALESCE(closed_at, created_at)
             WHERE id = $1",
            letter.id
        )?;
    }
    let waiting: Vec<Waiting> =
        fetch_all!(tx, Waiting, "SELECT id, sender FROM held_actions WHERE sender IS NOT NULL")?;
    for held in waiting.into_iter().filter(|held| keys.contains(&address_key(&held.sender))) {
        execute!(tx, "UPDATE held_actions SET sender = NULL WHERE id = $1", held.id)?;
    }
    let answered: Vec<Key> = fetch_all!(tx, Key, "SELECT key FROM answers")?;
    for Key { key } in answered {
        if mentions(key.as_bytes(), &keys) || mentions(key.as_bytes(), addresses) {
            execute!(tx, "DELETE FROM answers WHERE key = $1", &key)?;
        }
    }
    Ok(())
}

/// Empties the mails of nobody that came from these addresses or have one of them in their octets.
async fn forget_mails(tx: &mut Tx, addresses: &[String], keys: &[String]) -> Result<(), StoreError> {
    let mut after = MailId(i64::MIN);
    loop {
        let mails: Vec<Came> = fetch_all!(
            tx,
            Came,
            "SELECT id, mail_from, raw FROM inbox
             WHERE id > $1 AND player_id IS NULL AND (NOT pruned OR mail_from <> '') ORDER BY id LIMIT 20",
            after
        )?;
        let Some(last) = mails.last() else { return Ok(()) };
        after = last.id;
        for mail in mails {
            let theirs = keys.contains(&address_key(&mail.mail_from))
                || mentions(&mail.raw, keys)
                || mentions(&mail.raw, addresses);
            if theirs {
                execute!(
                    tx,
                    "UPDATE inbox SET mail_from = '', raw = $2, why = NULL, pruned = TRUE WHERE id = $1",
                    mail.id,
                    &b""[..]
                )?;
            }
        }
    }
}

/// Empties what names a member to others without being theirs to keep: the subjects of letters of the member's games (in the texts
/// they stand for as long as any letter is kept), and what the log keeps of the member's addresses and names.
pub async fn in_lists(tx: &mut Tx, player: PlayerId) -> Result<(), StoreError> {
    execute!(
        tx,
        "UPDATE letters SET subject = '' WHERE game_id IN (SELECT id FROM games WHERE white_id = $1
                                                           UNION ALL SELECT id FROM games WHERE black_id = $1)",
        player
    )?;
    let subject = format!("player {player}");
    execute!(tx, "UPDATE audit SET reason = NULL WHERE subject = $1 AND action = 'unreachable'", &subject)?;
    execute!(tx, "UPDATE audit SET body = '{}' WHERE subject = $1 AND action = 'merge accounts'", &subject)?;
    Ok(())
}

/// Whether one of these addresses stands in some octets, whatever its case, and not as a part of a longer one.
fn mentions(octets: &[u8], addresses: &[String]) -> bool {
    let octets = octets.to_ascii_lowercase();
    let within = |octet: &u8| octet.is_ascii_alphanumeric() || b"._%+-".contains(octet) || !octet.is_ascii();
    addresses.iter().any(|address| {
        let wanted = address.trim().to_lowercase().into_bytes();
        if wanted.is_empty() || wanted.len() > octets.len() {
            return false;
        }
        octets.windows(wanted.len()).enumerate().any(|(at, window)| {
            let before = at.checked_sub(1).and_then(|at| octets.get(at));
            let behind = &octets[at + wanted.len()..];
            let longer = match behind {
                [b'.', next, ..] => next.is_ascii_alphanumeric(),
                [next, ..] => next.is_ascii_alphanumeric() || *next == b'-',
                [] => false,
            };
            window == wanted && !before.is_some_and(within) && !longer
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_found_alone() {
        let own = ["Lola@example.org".to_owned()];
        for text in ["lola@example.org", "From: Lola <LOLA@Example.org>\r\n", "to lola@example.org."] {
            assert!(mentions(text.as_bytes(), &own), "{text}");
        }
        for text in
            ["", "manola@example.org", "lola@example.org.uk", "lola@example.orgs", "x.lola@example.org"]
        {
            assert!(!mentions(text.as_bytes(), &own), "{text}");
        }
    }
}
