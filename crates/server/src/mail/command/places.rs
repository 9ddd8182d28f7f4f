//! What stands between quotes, above and below the place where the move or the command stands: the classic way of answering mail.
//!
//! Words there are for the opponent like those around the move. A place is left out if anything in it decides or withholds words,
//! and if it stands below the heading of another game in a letter of several; what it says is named then.

use frcec_rules::reading::Notation;

use super::line::Kind;
use super::naming;
use super::{Request, attribution, is_said, message, said_apart, secret};
use crate::mail::body::{Line, Section};

/// Adds to a request what stands in the other places, of which `at` is its own. `sections` are the headings above them.
pub(super) fn gather(
    request: &mut Request,
    segments: &[Vec<(&Line, Kind)>],
    at: usize,
    sections: &[Option<Section>],
    notation: Option<Notation>,
) {
    let game = |place: usize| naming::of_section(sections.get(place)?.as_ref()?).map(|naming| naming.name);
    let of_this_game = |place: usize| game(place).is_none_or(|named| game(at) == Some(named));
    let any = |wanted: fn(&Kind) -> bool| segments.iter().flatten().any(|(_, kind)| wanted(kind));
    // A move among words may go on from a plan that stands in another place.
    let plans = any(|kind| matches!(kind, Kind::If(_) | Kind::Note(_) | Kind::Secret));
    let is_closed = |segment: &[(&Line, Kind)]| {
        segment.iter().filter(|(line, _)| !line.filler).any(|(line, kind)| {
            kind.decides()
                || kind.withholds()
                || (plans && secret::moves(&line.text, notation) > 0) && !kind.is_modifier()
        })
    };
    let (mut above, mut below, mut left) = (Vec::new(), Vec::new(), Vec::new());
    for (place, segment) in segments.iter().enumerate().filter(|(place, _)| *place != at) {
        let goes = request.action.carries_words() && of_this_game(place) && !is_closed(segment);
        if !goes {
            left.extend(segment);
            continue;
        }
        for (_, kind) in segment {
            match kind {
                Kind::If(text) => request.conditions.push(text.clone()),
                Kind::Note(text) => request.notes.push(text.clone()),
                Kind::Offer => request.offer |= request.action.is_move(),
                _ => {}
            }
        }
        let says = segment.iter().any(|line| is_said(line) && !attribution::is_salutation(&line.0.text));
        let words = segment.iter().filter(|line| says && (line.0.text.is_empty() || is_said(line)));
        let words = message(words);
        if !words.is_empty() {
            if place < at { above.push(words) } else { below.push(words) }
        }
    }
    let own = std::mem::take(&mut request.message);
    if request.withheld.is_none() {
        let parts = above.into_iter().chain([own]).chain(below).filter(|part| !part.is_empty());
        request.message = parts.collect::<Vec<_>>().join("\n\n");
    }
    let kept = request.apart.take();
    let first = segments[at].iter().filter(|_| kept.is_some());
    request.apart = said_apart(left.into_iter().chain(first)).or(kept);
}
