//! Numbers by each language's customs: the sign between whole and parts, the sign below nothing, groups of thousands.
use super::Lang;

/// No line may end inside a number.
const NO_BREAK: char = '\u{a0}';

/// Hundredths with two decimals: `2.43`, `−0.50` in English, `2,43` elsewhere.
pub fn hundredths(lang: Lang, value: i64) -> String {
    let sign = if value < 0 { "−" } else { "" };
    let (whole, parts) = (value.unsigned_abs() / 100, value.unsigned_abs() % 100);
    let point = match lang {
        Lang::En => '.',
        Lang::Es | Lang::De | Lang::Fr | Lang::Ru => ',',
    };
    format!("{sign}{whole}{point}{parts:02}")
}

/// A change in hundredths, with its sign: `+16.00`, `−3,25`.
pub fn change(lang: Lang, value: i64) -> String {
    // What does not change has no sign.
    let sign = if value > 0 { "+" } else { "" };
    format!("{sign}{}", hundredths(lang, value))
}

/// A count in figures; from ten thousand on in groups of three.
pub fn whole(lang: Lang, count: i64) -> String {
    let (sign, digits) = (if count < 0 { "−" } else { "" }, count.unsigned_abs().to_string());
    if digits.len() < 5 {
        return format!("{sign}{digits}");
    }
    let between = match lang {
        Lang::En => ',',
        Lang::De => '.',
        Lang::Es | Lang::Fr | Lang::Ru => NO_BREAK,
    };
    let mut text = sign.to_owned();
    for (place, digit) in digits.char_indices() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(between);
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_each_language_does() {
        assert_eq!(Lang::ALL.map(|lang| hundredths(lang, 243)), ["2.43", "2,43", "2,43", "2,43", "2,43"]);
        assert_eq!(
            [0, 5, 340, -50].map(|value| hundredths(Lang::De, value)),
            ["0,00", "0,05", "3,40", "−0,50"]
        );
        assert_eq!([1600, -325, 0].map(|value| change(Lang::Es, value)), ["+16,00", "−3,25", "0,00"]);
        assert_eq!(
            Lang::ALL.map(|lang| whole(lang, 12_345)),
            ["12,345", "12\u{a0}345", "12.345", "12\u{a0}345", "12\u{a0}345"]
        );
        assert_eq!([7, 1530, -1_234_567].map(|n| whole(Lang::En, n)), ["7", "1530", "−1,234,567"]);
    }
}
