//! Inline PGP signatures (RFC 9580, section 7): the armour goes, the text stays. The signature proves nothing here.

use super::SourceLine;

/// Begins an encrypted text, of which nothing can be read.
const BEGIN_MESSAGE: &str = "-----BEGIN PGP MESSAGE-----";
/// Begins a key that somebody sends along.
const BEGIN_KEY: &str = "-----BEGIN PGP PUBLIC KEY BLOCK-----";

/// The lines without armour, dash-escaping undone (fault case 056).
pub fn undone(lines: &[SourceLine]) -> Vec<SourceLine> {
    let mut out = Vec::with_capacity(lines.len());
    let mut state = State::Outside;
    for line in lines {
        let text = line.text.as_str();
        match state {
            State::Outside if text == "-----BEGIN PGP SIGNED MESSAGE-----" => state = State::Header,
            State::Outside if matches!(text, BEGIN_MESSAGE | BEGIN_KEY) => state = State::Signature,
            State::Outside => out.push(line.clone()),
            State::Header if text.is_empty() => state = State::Text,
            State::Text if text == "-----BEGIN PGP SIGNATURE-----" => state = State::Signature,
            State::Text => {
                let text = text.strip_prefix("- ").unwrap_or(text).trim_end();
                out.push(SourceLine { text: text.to_owned(), ..line.clone() });
            }
            State::Signature if text.starts_with("-----END PGP ") => state = State::Outside,
            State::Header | State::Signature => {}
        }
    }
    out
}

#[derive(Clone, Copy)]
enum State {
    Outside,
    Header,
    Text,
    Signature,
}
