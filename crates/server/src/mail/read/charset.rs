//! Octets to text, whatever the label says: right labels, wrong ones, unknown ones and none.

use mail_parser::decoders::charsets::map::charset_decoder;

/// Decodes a text part. The label counts where it can be right; octets that are plainly UTF-8 or ISO-2022-JP are
/// read as that; nothing is ever undecodable (fault cases 038, 041, 042).
pub fn decode(bytes: &[u8], label: Option<&str>) -> String {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let label = label.map(|l| l.trim().to_ascii_lowercase());
    let label = label.as_deref().unwrap_or("");
    if label.starts_with("utf-32") || label.starts_with("utf32") {
        return utf_32(bytes, label.ends_with("le"));
    }
    // Its mark at the beginning says it, whatever the label does.
    if bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff") {
        return by_label(bytes, "utf-16").unwrap_or_else(|| unlabelled(bytes));
    }
    if label.starts_with("utf-16") || label.starts_with("utf16") || label == "ucs-2" {
        return by_label(bytes, label).unwrap_or_else(|| unlabelled(bytes));
    }
    let bytes: Vec<u8> = bytes.iter().copied().filter(|b| *b != 0).collect();
    if has_japanese_escape(&bytes) {
        return by_label(&bytes, "iso-2022-jp").unwrap_or_else(|| unlabelled(&bytes));
    }
    if bytes.is_ascii() && label != "utf-7" && !label.starts_with("hz") {
        return String::from_utf8_lossy(&bytes).into_owned();
    }
    let one_octet_a_letter = label.starts_with("iso-8859") || label.starts_with("windows-125");
    let may_be_utf8 = matches!(label, "" | "utf-8" | "utf8" | "us-ascii" | "ascii") || one_octet_a_letter;
    if may_be_utf8 && let Ok(text) = std::str::from_utf8(&bytes) {
        return text.to_owned();
    }
    match label {
        "" | "utf-8" | "utf8" | "us-ascii" | "ascii" => unlabelled(&bytes),
        label => by_label(&bytes, label).unwrap_or_else(|| unlabelled(&bytes)),
    }
}

/// Octets without a label: UTF-8 if they are that, Russian where the words look like it, else windows-1252, which gives
/// every octet a meaning.
pub fn unlabelled(bytes: &[u8]) -> String {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return text.to_owned();
    }
    let label = russian(bytes).unwrap_or("windows-1252");
    by_label(bytes, label).unwrap_or_else(|| String::from_utf8_lossy(bytes).into_owned())
}

/// Which of the two Russian character sets octets are in, if in any: most letters beyond ASCII stand in words of nothing
/// else, of two letters or more, or all that there are name a piece before a square (`Кf3`). Small letters, of which
/// there are more, have the upper half in windows-1251 and the lower in KOI8-R.
fn russian(bytes: &[u8]) -> Option<&'static str> {
    let high = |octet: &u8| *octet >= 0xc0 || matches!(octet, 0xa3 | 0xa8 | 0xb3 | 0xb8);
    let letter = |octet: &u8| high(octet) || octet.is_ascii_alphabetic();
    let (mut all, mut in_words, mut upper_half, mut pieces) = (0, 0, 0, 0);
    for word in bytes.split(|octet| !letter(octet) && !octet.is_ascii_digit()) {
        let count = word.iter().filter(|octet| high(octet)).count();
        all += count;
        if count == word.len() && count >= 2 {
            in_words += count;
            upper_half += word.iter().filter(|octet| **octet >= 0xe0).count();
        }
        if is_piece_before_a_square(word) {
            pieces += count;
        }
    }
    if in_words * 2 > all {
        return Some(if upper_half * 2 > in_words { "windows-1251" } else { "koi8-r" });
    }
    (all > 0 && pieces == all).then_some("windows-1251")
}

/// `Кf3`, `Крxe2`, `Сb5` in windows-1251.
fn is_piece_before_a_square(word: &[u8]) -> bool {
    let ([0xca, 0xf0, rest @ ..] | [0xca | 0xd4 | 0xcb | 0xd1, rest @ ..]) = word else { return false };
    let rest: Vec<u8> = rest.iter().copied().filter(|octet| *octet != b'x').collect();
    matches!(rest[..], [.., b'a'..=b'h', b'1'..=b'8']) && rest.len() <= 4 && rest.is_ascii()
}

fn by_label(bytes: &[u8], label: &str) -> Option<String> {
    if label.is_empty() || label.len() > 40 {
        return None;
    }
    let decoded = charset_decoder(label.as_bytes()).map(|decode| decode(bytes));
    // A decoder for a charset that nobody may use any more says nothing but that.
    decoded.filter(|text| bytes.is_empty() || text.chars().any(|c| c != char::REPLACEMENT_CHARACTER))
}

/// UTF-32, of which no decoder knows. Its mark at the beginning says the order of the octets, else the label.
fn utf_32(bytes: &[u8], little: bool) -> String {
    let little = little || bytes.starts_with(b"\xff\xfe\0\0");
    let code = |four: &[u8]| {
        let four = four.try_into().unwrap_or_default();
        if little { u32::from_le_bytes(four) } else { u32::from_be_bytes(four) }
    };
    let letters = bytes.chunks_exact(4).map(|four| char::from_u32(code(four)));
    letters
        .map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER))
        .filter(|c| !matches!(c, '\0' | '\u{feff}'))
        .collect()
}

fn has_japanese_escape(bytes: &[u8]) -> bool {
    bytes.windows(3).any(|w| matches!(w, [0x1b, b'$', b'B' | b'@'] | [0x1b, b'(', b'J']))
}

/// Undoes quoted-printable; what is no proper escape stays as it is.
pub fn quoted_printable(bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(bytes.len());
    for line in bytes.split_inclusive(|b| *b == b'\n') {
        let content = line.strip_suffix(b"\n").unwrap_or(line);
        let ended = content.len() < line.len();
        let content = content.strip_suffix(b"\r").unwrap_or(content);
        let content = trim_end(content);
        let (content, soft) = match content.strip_suffix(b"=") {
            Some(before) => (before, true),
            None => (content, false),
        };
        let mut rest = content;
        while let Some((first, after)) = rest.split_first() {
            if *first == b'='
                && let [high, low, after @ ..] = after
                && let Some(octet) = hex(*high).zip(hex(*low)).map(|(h, l)| h << 4 | l)
            {
                out.push(octet);
                rest = after;
                continue;
            }
            out.push(*first);
            rest = after;
        }
        if ended && !soft {
            out.extend(b"\r\n");
        }
    }
    out
}

fn trim_end(bytes: &[u8]) -> &[u8] {
    let end = bytes.iter().rposition(|b| !matches!(b, b' ' | b'\t')).map_or(0, |last| last + 1);
    &bytes[..end]
}

fn hex(octet: u8) -> Option<u8> {
    char::from(octet).to_digit(16).and_then(|d| u8::try_from(d).ok())
}

/// Undoes base64; octets outside the alphabet are skipped (RFC 2045, section 6.8).
pub fn base64(bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(bytes.len() / 4 * 3);
    let mut bits: u32 = 0;
    let mut held = 0;
    for octet in bytes {
        let six = match octet {
            b'A'..=b'Z' => octet - b'A',
            b'a'..=b'z' => octet - b'a' + 26,
            b'0'..=b'9' => octet - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            b'=' => {
                held = 0;
                continue;
            }
            _ => continue,
        };
        bits = bits << 6 | u32::from(six);
        held += 6;
        if held >= 8 {
            held -= 8;
            out.push(u8::try_from(bits >> held & 0xff).unwrap_or_default());
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_right_wrong_unknown_and_missing() {
        assert_eq!(decode("Zug für dich".as_bytes(), Some("utf-8")), "Zug für dich");
        assert_eq!(decode(b"f\xfcr", Some("utf-8")), "für");
        assert_eq!(decode(b"f\xfcr", None), "für");
        assert_eq!(decode("für".as_bytes(), Some("iso-8859-1")), "für");
        assert_eq!(decode("für".as_bytes(), Some("us-ascii")), "für");
        assert_eq!(decode(b"12. Nf3", Some("x-unknown-8bit-club")), "12. Nf3");
        assert_eq!(decode(b"\xcb\xcf\xce\xd8", Some("koi8-r")), "конь");
        assert_eq!(decode(b"\xea\xee\xed\xfc", Some("windows-1251")), "конь");
        assert_eq!(decode(b"12. Nf3\r\nf+APw-r", Some("utf-7")), "12. Nf3\r\nfür");
        assert_eq!(decode(b"\x1b$B$h$m\x1b(B", None), "よろ");
        assert_eq!(decode(b"N\0f\x003\0", Some("utf-16le")), "Nf3");
        assert_eq!(decode(b"N\0f3", Some("utf-8")), "Nf3");
        assert_eq!(decode(b"\xff\xfeN\0f\x003\0", Some("utf-8")), "Nf3");
        assert_eq!(decode(b"\0\0\0N\0\0\0f\0\0\x003", Some("utf-32")), "Nf3");
        assert_eq!(decode(b"\xff\xfe\0\0N\0\0\0f\0\0\x003\0\0\0", Some("UTF-32")), "Nf3");
        assert!(decode(b"Nf3\r\n~{Dc:C~}", Some("hz-gb-2312")).starts_with("Nf3"));
    }

    /// What Python's codecs make of the same octets.
    #[test]
    fn russian_without_a_label_is_russian() {
        let koi8 = b"12. \xebf3 \xf3\xd0\xc1\xd3\xc9\xc2\xcf \xda\xc1 \xc9\xc7\xd2\xd5";
        for (bytes, label, text) in [
            (
                &b"12. \xcaf3\r\n\xd1\xef\xe0\xf1\xe8\xe1\xee \xe7\xe0 \xe8\xe3\xf0\xf3!"[..],
                None,
                "12. Кf3\r\nСпасибо за игру!",
            ),
            (&koi8[..], None, "12. Кf3 Спасибо за игру"),
            (b"\xf1\xe4\xe0\xfe\xf1\xfc", Some("us-ascii"), "сдаюсь"),
            (b"\xf1\xe4\xe0\xfe\xf1\xfc", Some("utf-8"), "сдаюсь"),
            (b"\xca\xf0f1", None, "Крf1"),
            (b"12. \xd1xb5", None, "12. Сxb5"),
            // Western European words.
            (b"Zug f\xfcr \xd6sterreich, \xe7a va", None, "Zug für Österreich, ça va"),
            (b"\xc9t\xe9 \xe0 No\xebl", None, "Été à Noël"),
            (b"12. Nf3\r\nGr\xfc\xdfe", None, "12. Nf3\r\nGrüße"),
        ] {
            assert_eq!(decode(bytes, label), text);
        }
    }

    #[test]
    fn transfer_encodings_are_undone_leniently() {
        assert_eq!(quoted_printable(b"12. N=\r\nf3\r\nb8=3DQ =20 \r\n=ZZ="), b"12. Nf3\r\nb8=Q  \r\n=ZZ");
        assert_eq!(base64(b"MTIu IE5m\r\nMw=="), b"12. Nf3");
    }
}
