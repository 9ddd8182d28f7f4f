//! Draw offers that come with a move and do not count, and words that speak of a draw and offer none.

use frcec_rules::club::game::Game;
use frcec_rules::club::seat::Seat;

use crate::mail::judge::Order;
use crate::speech::{Lang, Speech};

/// Why an offer of `seat` does not count now.
enum Left {
    /// Agreement needs a move by each side.
    Early,
    /// Offered before; again from this move on.
    Before(u32),
}

fn left(game: &Game, seat: Seat) -> Option<Left> {
    if game.ply() == 0 { Some(Left::Early) } else { game.offer_blocked_until(seat).map(Left::Before) }
}

/// Takes an offer that cannot be made now off its move, which stands without it; what is to be said of that. `waits` says whether
/// the move waits for a yes.
pub(super) fn without_vain_offer(
    order: &mut Order,
    game: &Game,
    seat: Seat,
    (speech, lang): (Speech, Lang),
    waits: bool,
) -> Option<String> {
    let Order::Move { offer: offer @ true, .. } = order else { return None };
    let said = match (left(game, seat)?, waits) {
        (Left::Early, false) => speech.word(lang, "mail-offer-left-early"),
        (Left::Early, true) => speech.word(lang, "mail-offer-held-early"),
        (Left::Before(from), false) => speech.say(lang, "mail-offer-left", &[("from_move", from.into())]),
        (Left::Before(from), true) => speech.say(lang, "mail-offer-held", &[("from_move", from.into())]),
    };
    *offer = false;
    Some(said)
}

/// A draw in the club's languages, in lower case.
const DRAWS: &[&str] = &["draw", "remis", "unentschieden", "tablas", "nulle", "ничья", "ничью", "ничьей"];

/// Beginnings of words with which one is proposed.
#[rustfmt::skip]
const PROPOSALS: &[&str] = &[
    "offer", "propos", "suggest", "agree", "what", "how", "shall", "biete", "anbiet", "vorschlag", "schlage", "wie",
    "einverstanden", "ofrezco", "ofrecer", "propon", "acuerdo", "qué", "offre", "accord", "предл", "согласн", "может",
];

/// Whether words speak of a draw as if they proposed one.
pub(super) fn speaks_of_draw(text: &str) -> bool {
    text.lines().any(|line| {
        let lower = line.to_lowercase();
        let words: Vec<&str> =
            lower.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        let draw = words.iter().any(|word| DRAWS.contains(word));
        let proposed = lower.contains('?')
            || words.iter().any(|word| PROPOSALS.iter().any(|proposal| word.starts_with(proposal)));
        draw && proposed
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_that_propose_a_draw() {
        for text in [
            "I offer you a draw, what do you say?",
            "What about a draw?",
            "Hello!\nI propose a draw",
            "Wie wäre es mit Remis",
            "Ich schlage Remis vor.",
            "¿Qué te parecen tablas?",
            "Je te propose la nulle",
            "Может, ничья?",
            "Предлагаю тебе ничью",
        ] {
            assert!(speaks_of_draw(text), "{text}");
        }
        for text in [
            "This is a dead draw.",
            "Das ist remis.",
            "I withdraw nothing. What now?",
            "",
            "Es tablas.",
            "What a game!",
        ] {
            assert!(!speaks_of_draw(text), "{text}");
        }
    }
}
