//! What a newcomer writes beside the `yes` or the `join`: lines such as `name: Anna Alder`, labelled in any of the club's languages,
//! as the club's own letter labels them.

use super::body::{Reply, SourceLine};
use super::read::Mail;
use crate::speech::{Lang, Speech};

/// The longest value that is looked at, in characters.
const LONGEST: usize = 100;

/// The part of a wish to join that a line is about, as the catalogue names its label.
const LABELS: [&str; 5] =
    ["join-label-name", "join-label-handle", "join-label-country", "join-label-zone", "join-label-lang"];

/// The key of the label (`join-label-…`) and the value of a line.
pub fn labelled(line: &str) -> Option<(&'static str, &str)> {
    let (label, value) = line.split_once(':')?;
    let (label, value) = (label.trim().to_lowercase(), value.trim());
    if value.is_empty() || value.chars().count() > LONGEST {
        return None;
    }
    let speech = Speech::new();
    let is = |key: &str| Lang::ALL.into_iter().any(|lang| speech.word(lang, key).to_lowercase() == label);
    LABELS.into_iter().find(|key| is(key)).map(|key| (key, value))
}

/// Whether a mail says anything of that kind in its writer's own lines.
pub fn has_labelled(mail: &Mail) -> bool {
    own_lines(mail).iter().any(|line| labelled(line).is_some())
}

/// What the writer wrote, in both views: nothing that is quoted, and nothing of our own letter, whose labels are the same.
pub fn own_lines(mail: &Mail) -> Vec<String> {
    let replies = mail.plain.iter().chain(&mail.html).map(|lines| Reply::of(lines));
    replies.flat_map(|reply| reply.segments.into_iter().flatten().map(|line| line.text)).collect()
}

/// Whether a line is one of those; such a line is no command, though `language: Deutsch` reads as one.
pub fn is_labelled(line: &SourceLine) -> bool {
    labelled(&line.text).is_some()
}
