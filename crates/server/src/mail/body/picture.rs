//! Pictures that people set beside their words, and what those say of them.

/// Whether a character is a picture of some kind. The chess pieces are text.
pub fn is_one(c: char) -> bool {
    matches!(u32::from(c), 0x1f000..=0x1faff | 0x2600..=0x2653 | 0x2660..=0x27bf | 0x2b00..=0x2bff | 0x231a..=0x23ff | 0x203c | 0x2049)
}

/// Pictures that doubt nothing: of friendliness, thanks, praise and luck, and of somebody who has lost.
const FRIENDLY: &str = "🙂😊😀😃😄😁☺😇🥰😍🤗🙏👍👏🤝🙌🎉🎊🏆🥇🏅❤💙💚💛🧡💜🤍♥🌹🌸🌷🌻💐🍀☀🌞✨⭐🌟👋✌👌🫡🎄🎅🥂🍻🍺🍷☕😅😌😎🤩💪💯✅✔👑🎩🕊\
                        😢😭😞😔😟🙁☹😥😪😩😫🥲😳🙈🏳🤕💔😱😉";

/// Pictures that take back, forbid or question what they stand beside.
const DOUBTING: &str = "❌❎✖🚫⛔👎❓❔🤔🤷🙅🤨🧐😕🫤🛑🗑⏳⌛💭⁉🚧";

/// The tone of a skin, and what tells a man's picture from a woman's.
const fn is_kind_of_picture(c: char) -> bool {
    matches!(c as u32, 0x1f3fb..=0x1f3ff | 0x2640 | 0x2642)
}

/// The first picture of a text that is not friendly.
pub fn unfriendly(text: &str) -> Option<String> {
    let strange = |c: &char| is_one(*c) && !FRIENDLY.contains(*c) && !is_kind_of_picture(*c);
    text.chars().find(strange).map(String::from).or_else(|| drawn_oddly(text))
}

/// The same, and a wink: thanks may wink, a command that does is a joke.
pub fn unfriendly_alone(text: &str) -> Option<String> {
    let wink = || {
        let last = text.split_whitespace().last()?;
        let drawn = matches!(last, ";-)" | ";)" | ";-))" | ";))" | ";o)");
        (drawn || last.contains('😉')).then(|| last.to_owned())
    };
    unfriendly(text).or_else(wink)
}

/// The first picture of a text that doubts what stands beside it.
pub fn doubting(text: &str) -> Option<String> {
    text.chars().find(|c| DOUBTING.contains(*c)).map(String::from)
}

/// A smiley at the end of a text that is drawn with signs and laughs, winks or pulls a face.
fn drawn_oddly(text: &str) -> Option<String> {
    let last = text.split_whitespace().last()?;
    let mouth = last.strip_prefix([':', ';', '8'])?.trim_start_matches(['-', '\'', '^']);
    let odd = matches!(mouth, "D" | "P" | "p" | "/" | "|");
    (odd && last.len() <= 4).then(|| last.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_are_friendly_or_not() {
        for text in [
            "resign",
            "resign :-)",
            "resign 🙏🏽",
            "resign 😢",
            "resign 🏳",
            "Thanks 👍🏻 🎉",
            "♟ thanks",
            "resign :(",
        ] {
            assert_eq!(unfriendly(text), None, "{text}");
        }
        for text in ["resign 😂", "🤣", "accept 👎🏽", "resign :-P", "resign :D", "resign 🤷‍♂"]
        {
            assert!(unfriendly(text).is_some(), "{text}");
        }
        assert_eq!(doubting("e4 ❌").as_deref(), Some("❌"));
        assert_eq!(doubting("e4 🔥"), None);
    }
}
