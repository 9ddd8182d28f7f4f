//! Members and events as people name them: in any case, without accents, by a part of the name.
use frcec_store::players::{self, Player, PlayerStatus};
use frcec_store::tournaments::{self, Tournament};
use frcec_store::{StoreError, Tx};
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use crate::people::nameless;

/// Rows read at once.
const BATCH: u32 = 500;
/// How many of those that may be meant are offered.
const OFFERED: usize = 8;

/// What a name leads to.
#[derive(Debug)]
pub(super) enum Found<T> {
    /// The one that is meant.
    One(T),
    /// Those that may be meant: a part of the name fits, or several have it. None if nothing fits.
    Perhaps(Vec<T>),
}

/// A text as names are compared: small letters without accents, single blanks.
pub(super) fn fold(text: &str) -> String {
    let letters: String =
        text.nfd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase).collect();
    letters.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The one whose name is `wanted`, else those with it in their names.
fn among<T>(all: Vec<T>, wanted: &str, name: impl Fn(&T) -> &str) -> Found<T> {
    let (mut same, mut near) = (Vec::new(), Vec::new());
    for one in all {
        let folded = fold(name(&one));
        if folded == wanted {
            same.push(one);
        } else if !wanted.is_empty() && folded.contains(wanted) {
            near.push(one);
        }
    }
    if same.len() == 1 {
        return Found::One(same.remove(0));
    }
    let mut perhaps = if same.is_empty() { near } else { same };
    perhaps.truncate(OFFERED);
    Found::Perhaps(perhaps)
}

/// Whom somebody means: a handle, a full name, a part of one. Who has left has neither.
pub(super) async fn member(tx: &mut Tx, who: &str) -> Result<Found<Player>, StoreError> {
    let named = |player: &Player| nameless(player.status, &player.handle).is_none();
    let who = who.trim();
    if let Some(found) = players::by_handle(tx, who.trim_start_matches('@')).await? {
        return Ok(if named(&found) { Found::One(found) } else { Found::Perhaps(Vec::new()) });
    }
    // Names from files are many, and are found as they are written.
    let mut exact = players::by_name(tx, who).await?;
    exact.retain(named);
    if exact.len() == 1 {
        return Ok(Found::One(exact.remove(0)));
    }
    if !exact.is_empty() {
        exact.truncate(OFFERED);
        return Ok(Found::Perhaps(exact));
    }
    let mut members = Vec::new();
    for status in [PlayerStatus::Active, PlayerStatus::Inactive, PlayerStatus::Suspended] {
        let mut after: Option<String> = None;
        loop {
            let batch = players::list(tx, Some(status), after.as_deref(), BATCH).await?;
            after = batch.last().map(|last| last.handle.clone());
            let last = batch.len() < BATCH as usize;
            members.extend(batch);
            if last {
                break;
            }
        }
    }
    Ok(among(members, &fold(who), |player| &player.name))
}

/// Which event somebody means: its code, however it is written, its name, or a part of it.
pub(super) async fn event(tx: &mut Tx, which: &str) -> Result<Found<Tournament>, StoreError> {
    if let Some(found) = tournaments::by_code(tx, &code(which.trim())).await? {
        return Ok(Found::One(found));
    }
    let mut all = Vec::new();
    loop {
        let batch = tournaments::list(tx, None, all.last().map(|event: &Tournament| event.id), BATCH).await?;
        let last = batch.len() < BATCH as usize;
        all.extend(batch);
        if last {
            break;
        }
    }
    Ok(among(all, &fold(which), |event| &event.name))
}

/// An event's code as it is written: `t1` means `T0001`.
fn code(text: &str) -> String {
    let text = text.to_ascii_uppercase();
    let digits = text.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    match digits.parse::<u32>() {
        Ok(number) => format!("{}{number:04}", &text[..text.len() - digits.len()]),
        Err(_) => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_compared_without_case_and_accents() {
        assert_eq!(fold("  Zoë   ÅNGSTRÖM "), "zoe angstrom");
        assert_eq!(fold("Dvořák"), fold("DVORAK"));
        assert_eq!(fold("Пётр"), fold("ПЕТР"));
        assert_eq!(code("t1"), "T0001");
        assert_eq!(code("dp12"), "DP0012");
        assert_eq!(code("Spring"), "SPRING");
    }
}
