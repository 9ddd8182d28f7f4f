//! French words that lose their vowel before another one: « de Boris », « d’Anna ». The catalogue writes `{ DE($name) }` where what
//! follows is only known when the sentence is said.
use fluent_bundle::FluentValue;

/// What the catalogue calls each word, and the word.
pub(super) const WORDS: [(&str, &str); 2] = [("DE", "de"), ("QUE", "que")];

/// The word and the first of `values`, elided before a vowel (or `Y` before a consonant: Yves, but not Yasmina). Before H both are
/// usage; the whole word is never wrong for a name.
pub(super) fn before<'a>(word: &str, values: &[FluentValue<'a>]) -> FluentValue<'a> {
    let name = match values.first() {
        Some(FluentValue::String(name)) => name.as_ref(),
        Some(other) => return other.clone(),
        None => return FluentValue::Error,
    };
    let elides = is_elided_before(name);
    match word.strip_suffix('e').filter(|_| elides) {
        Some(stem) => format!("{stem}’{name}").into(),
        None => format!("{word} {name}").into(),
    }
}

fn is_elided_before(name: &str) -> bool {
    const VOWELS: &str = "aàâäáãåæeéèêëiîïíoôöóøœuùûüú";
    let mut letters = name.chars().flat_map(char::to_lowercase);
    match letters.next() {
        Some('y') => letters.next().is_some_and(|next| next.is_alphabetic() && !VOWELS.contains(next)),
        Some(first) => VOWELS.contains(first),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(word: &str, name: &str) -> String {
        match before(word, &[name.into()]) {
            FluentValue::String(text) => text.into_owned(),
            other => panic!("{other:?} is no text"),
        }
    }

    #[test]
    fn a_vowel_takes_the_e_away() {
        for (name, right) in [
            ("Anna", "d’Anna"),
            ("Émile Zola", "d’Émile Zola"),
            ("Yves", "d’Yves"),
            ("Yasmina", "de Yasmina"),
            ("Boris", "de Boris"),
            ("Hans", "de Hans"),
            ("Ольга", "de Ольга"),
            ("", "de "),
        ] {
            assert_eq!(said("de", name), right);
        }
        assert_eq!(said("que", "Inès"), "qu’Inès");
    }
}
