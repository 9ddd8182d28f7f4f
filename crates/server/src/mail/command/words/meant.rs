//! Commands that end a game, in the sentences of people who do not know that they count only alone on a line: never carried out,
//! but named to whoever wrote them.

use super::{Word, normal, phrase};

/// Words of a resignation, wherever they stand in a line.
const RESIGNS: &[&str] = &[
    "resign",
    "i give up",
    "gebe auf",
    "gebe ich auf",
    "gebe hiermit auf",
    "gebe die partie auf",
    "gebe ich die partie auf",
    "aufgeben",
    "abandono",
    "abandonar",
    "me rindo",
    "abandonne",
    "abandonner",
    "renonce",
    "сдаюсь",
    "сдаю партию",
    "сдаться",
];

/// Words that accept an offer.
const ACCEPTS: &[&str] = &[
    "accept",
    "accepted",
    "agreed",
    "i agree",
    "agree to a draw",
    "nehme an",
    "nehme das remis an",
    "angenommen",
    "einverstanden",
    "acepto",
    "aceptadas",
    "de acuerdo",
    "j'accepte",
    "acceptée",
    "d'accord",
    "принимаю",
    "принята",
    "согласен",
    "согласна",
];

/// Words by which a line says the contrary.
const DENIES: &[&str] = &[
    "not",
    "never",
    "don't",
    "won't",
    "can't",
    "didn't",
    "nicht",
    "nie",
    "niemals",
    "kein",
    "no",
    "nunca",
    "jamás",
    "ne",
    "pas",
    "jamais",
    "не",
    "никогда",
    "should",
    "sollten",
    "would",
];

/// Words in a line at most: a longer one talks about something.
const WORDS: usize = 16;

/// The command that a line holds among other words.
pub fn meant(line: &str) -> Option<Word> {
    let is_one = |list: &[&str]| list.iter().any(|words| holds(line, words));
    let list = [(RESIGNS, Word::Resign), (ACCEPTS, Word::Accept)];
    sentence(line).or_else(|| {
        let short = line.split_whitespace().count() <= WORDS;
        list.into_iter().find(|(list, _)| short && is_one(list)).map(|(_, word)| word)
    })
}

/// The line of a text in which its writer resigns among other words: in a sentence of its own, or with `anywhere` in any short line
/// that does not say the contrary.
pub fn resigning(text: &str, anywhere: bool) -> Option<String> {
    let denied =
        |line: &str| DENIES.iter().any(|word| holds(line, word)) || line.to_lowercase().contains(" n'");
    let resigns = |line: &&str| {
        sentence(line) == Some(Word::Resign)
            || (anywhere && meant(line) == Some(Word::Resign) && !denied(line))
    };
    text.lines().map(str::trim).find(resigns).map(str::to_owned)
}

/// The command that is a whole sentence of a line.
fn sentence(line: &str) -> Option<Word> {
    let parts = line.split(['.', '!', ';', ':', ',', '—', '–']).filter(|part| !part.trim().is_empty());
    let ends = |word: &Word| matches!(word, Word::Resign | Word::Accept | Word::Decline | Word::Claim);
    parts.filter_map(phrase).find(ends)
}

/// Whether a line holds these words, as words.
fn holds(line: &str, words: &str) -> bool {
    let line = normal(line);
    line.match_indices(words).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let behind = line[at + words.len()..].chars().next();
        [before, behind].into_iter().flatten().all(|c| !c.is_alphanumeric())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_that_end_a_game() {
        for line in [
            "You win, I give up. Congratulations!",
            "I hereby resign the game.",
            "Thanks for the nice game. I resign!",
            "You got me there. I resign.",
            "Dann gebe ich auf, da ist nichts mehr zu machen.",
            "Bueno, abandono, no hay nada que hacer.",
            "Il n'y a plus rien à faire : j'abandonne.",
            "Тут уже ничего не поделать, сдаюсь.",
        ] {
            assert!(resigning(line, true).is_some(), "{line}");
        }
        for line in [
            "I will never resign!",
            "You should resign, I think.",
            "Ich werde nicht aufgeben.",
            "Он не сдаётся, и я не сдаюсь пока.",
            "Nice weather today.",
            "I resigned myself to rain.",
        ] {
            assert_eq!(resigning(line, true), None, "{line}");
        }
        assert!(resigning("Well played. I resign!", false).is_some());
        assert_eq!(resigning("When will you resign?", false), None);
    }

    #[test]
    fn sentences_that_agree() {
        for line in ["Agreed.", "ok, einverstanden", "De acuerdo, tablas", "D'accord !", "Согласен на ничью"]
        {
            assert_eq!(meant(line), Some(Word::Accept), "{line}");
        }
    }
}
