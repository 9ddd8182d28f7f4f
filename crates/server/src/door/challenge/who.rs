//! Whom a member means by a handle or a name.
use frcec_store::{
    StoreError, Tx,
    players::{self, Player, PlayerStatus},
};

use super::super::practice::PRACTICE_HANDLE;

/// How many members are read at once.
const PAGE: u32 = 500;

/// How many a member is told that he may have meant.
const MOST_NAMED: usize = 5;

/// Who is meant.
#[derive(Debug)]
pub enum Meant {
    /// This member, by handle, or by a whole name that nobody else bears.
    One(Box<Player>),
    /// One of these: several bear the name, or it is a part of theirs.
    Some(Vec<Player>),
    /// Nobody.
    Nobody,
}

/// The member of that handle, or whose whole name it is; case does not matter. A part of a name is asked about.
pub async fn member_meant(tx: &mut Tx, text: &str) -> Result<Meant, StoreError> {
    let text = text.trim().trim_start_matches('@');
    let by_handle = players::by_handle(tx, text).await?.filter(|player| player.handle != PRACTICE_HANDLE);
    if let Some(player) = by_handle {
        return Ok(Meant::One(Box::new(player)));
    }
    let wanted = folded(text);
    if wanted.is_empty() {
        return Ok(Meant::Nobody);
    }
    let (mut whole, mut parts) = (Vec::new(), Vec::new());
    let mut after: Option<String> = None;
    loop {
        let page = players::list(tx, None, after.as_deref(), PAGE).await?;
        let Some(last) = page.last() else { break };
        after = Some(last.handle.clone());
        for player in page {
            if matches!(player.status, PlayerStatus::Former | PlayerStatus::Archived) {
                continue;
            }
            let name = folded(&player.name);
            if name == wanted {
                whole.push(player);
            } else if name.split(' ').any(|part| part == wanted) {
                parts.push(player);
            }
        }
    }
    if whole.len() == 1 {
        return Ok(whole.pop().map_or(Meant::Nobody, |player| Meant::One(Box::new(player))));
    }
    let mut some = if whole.is_empty() { parts } else { whole };
    some.truncate(MOST_NAMED);
    Ok(if some.is_empty() { Meant::Nobody } else { Meant::Some(some) })
}

/// A name in small letters with single blanks.
fn folded(name: &str) -> String {
    name.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}
