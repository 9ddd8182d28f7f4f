//! Refusals of moves in words.
use frcec_rules::Refusal;

use super::{Lang, Speech};

/// One sentence for each refusal.
pub fn sentences(speech: Speech, lang: Lang, refusals: &[Refusal]) -> Vec<String> {
    let squares = |refusal: &Refusal| {
        let squares: Vec<String> = refusal.squares().iter().map(ToString::to_string).collect();
        speech.list(lang, &squares)
    };
    refusals.iter().map(|refusal| format!("{} ({})", refusal.kind(), squares(refusal))).collect()
}
