//! What is wrong with a game in PGN, as a clause in the reader's language.
use frcec_rules::pgn::PgnFault;

use super::{Lang, Speech, refusal};

/// Why a game could not be read.
pub fn fault(lang: Lang, fault: &PgnFault) -> String {
    let speech = Speech::new();
    let key = match fault {
        PgnFault::Illegal(why) => {
            let reasons = refusal::reasons(speech, lang, why);
            return speech.say(lang, "pgn-illegal", &[("reasons", reasons.into())]);
        }
        PgnFault::Ambiguous(moves) => {
            let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
            return speech.say(lang, "pgn-ambiguous", &[("moves", moves.join(", ").into())]);
        }
        PgnFault::ResultTagDiffers { tag } => {
            return speech.say(lang, "pgn-result-tag-differs", &[("tag", tag.as_str().into())]);
        }
        PgnFault::TagTwice { name, first } => {
            return speech.say(
                lang,
                "pgn-tag-twice",
                &[("name", (&**name).into()), ("first", (&**first).into())],
            );
        }
        PgnFault::ResultAgainstBoard { .. } => "pgn-result-against-board",
        PgnFault::BadFen(_) => "pgn-bad-fen",
        PgnFault::Io(_) => "pgn-io",
        PgnFault::BadTag => "pgn-bad-tag",
        PgnFault::UnclosedComment => "pgn-unclosed-comment",
        PgnFault::UnclosedVariation => "pgn-unclosed-variation",
        PgnFault::NotOpened => "pgn-not-opened",
        PgnFault::Unexpected => "pgn-unexpected",
        PgnFault::AfterResult => "pgn-after-result",
        PgnFault::NotEnPassant => "pgn-not-en-passant",
        PgnFault::OtherVariant => "pgn-other-variant",
        PgnFault::NoFen => "pgn-no-fen",
        PgnFault::NotAMove => "pgn-not-a-move",
        PgnFault::TooLong => "pgn-too-long",
    };
    speech.word(lang, key)
}
