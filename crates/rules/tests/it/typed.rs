//! `cases/typed.txt`: moves as people type, dictate and paste them.

use frcec_rules::{Notation, Options, Reading, read};

use crate::reading::fen;

/// The text with `\u{…}` undone.
fn unescaped(text: &str) -> String {
    let mut parts = text.split("\\u{");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (number, rest) = part.split_once('}').expect("a closing brace");
        let number = u32::from_str_radix(number, 16).expect("a hexadecimal number");
        out.push(char::from_u32(number).expect("a character"));
        out.push_str(rest);
    }
    out
}

#[test]
fn what_people_type_means_what_the_table_says() {
    let table = include_str!("../cases/typed.txt");
    let mut line = None;
    let (mut cases, mut wrong) = (0, Vec::new());
    for row in table.lines() {
        if let Some(position) = row.strip_prefix("= ") {
            line = Some(fen(position));
            continue;
        }
        let Some(line) = &line else { continue };
        let mut parts = row.split(" | ");
        let (Some(lang), Some(text), Some(meaning), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            panic!("{row}");
        };
        let notation: Option<Notation> =
            (lang != "-").then(|| lang.parse().unwrap_or_else(|_| panic!("{row}")));
        let reading = read(line, &unescaped(text), &Options { notation, ..Options::default() });
        let mut sans: Vec<String> = match &reading {
            Reading::Ambiguous(doubt) => doubt.candidates.iter().map(|mv| line.san_of(mv)).collect(),
            _ => Vec::new(),
        };
        sans.sort();
        let found = match &reading {
            Reading::Move(found) => line.san_of(&found.mv),
            Reading::Ambiguous(_) => format!("ask {}", sans.join(" ")),
            other => other.verdict().to_owned(),
        };
        let right = if meaning == "no" { !matches!(reading, Reading::Move(_)) } else { found == meaning };
        cases += 1;
        if !right {
            wrong.push(format!("{row}: {found}"));
        }
    }
    assert!(cases >= 300, "{cases}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
