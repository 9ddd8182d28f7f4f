//! `cases/typed.txt`: moves as people type, dictate and paste them.

use frcec_rules::{
    FenStyle, Notation, Options, Reading, Role, StartPosition, is_short_capture, looks_like_move, read,
};

use crate::play::{Dice, random_game};
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
    hold(include_str!("../cases/typed.txt"), 300);
}

#[test]
fn a_capture_by_its_files_is_the_only_one_or_asked() {
    hold(include_str!("../cases/short_captures.txt"), 1_500);
}

#[test]
fn two_files_are_a_word_until_something_tells() {
    for text in ["ed", "cd", "De", "ba", "gh!", "е\u{64}"] {
        assert!(is_short_capture(text) && !looks_like_move(text, None), "{text}");
    }
    for text in ["exd", "e:d", "12. ed", "12...ed", "cхd"] {
        assert!(looks_like_move(text, None) && !is_short_capture(text), "{text}");
    }
    for text in ["be", "ha", "ha!", "he", "ah", "add", "ed is here", "e d", "ee", "edc", "a b", "face", "cab"]
    {
        assert!(!is_short_capture(text) && !looks_like_move(text, None), "{text}");
    }
    // Full and unambiguous notation it is not.
    let line = fen("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    let strict = Options { strict: true, ..Options::default() };
    assert!(!matches!(read(&line, "ed", &strict), Reading::Move(_)));
    assert!(matches!(read(&line, "ed", &Options { binding: true, ..Options::default() }), Reading::Move(_)));
    assert!(matches!(read(&line, "Ed", &Options::default()), Reading::Ambiguous(_)), "a name is asked about");
}

/// Compares a table with what is read; it has at least so many cases.
fn hold(table: &str, least: usize) {
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
    assert!(cases >= least, "{cases}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// How players of one language say a move: the six pieces from king to pawn, "to", "takes".
const SPOKEN: &[([&str; 6], &[&str], &[&str])] = &[
    (
        ["king", "queen", "rook", "bishop", "knight", "pawn"],
        &["to", "on", ""],
        &["takes", "captures on", "x"],
    ),
    (
        ["König", "Dame", "Turm", "Läufer", "Springer", "Bauer"],
        &["nach", "auf", ""],
        &["schlägt", "nimmt auf"],
    ),
    (
        ["roi", "dame", "tour", "fou", "cavalier", "pion"],
        &["en", "à", "sur", ""],
        &["prend", "prend en", "mange"],
    ),
    (["rey", "dama", "torre", "alfil", "caballo", "peón"], &["a", "en", ""], &["toma", "come", "captura en"]),
    (["", "donna", "torre", "alfiere", "cavallo", "pedone"], &["in", "a", ""], &["prende", "cattura in"]),
    (["koning", "", "toren", "loper", "paard", ""], &["naar", "op", ""], &["slaat", "pakt"]),
    (["rei", "rainha", "torre", "bispo", "cavalo", "peão"], &["para", "em", ""], &["captura", "toma"]),
    (["король", "ферзь", "ладья", "слон", "конь", "пешка"], &["на", ""], &["бьёт", "берёт на"]),
    (["król", "hetman", "wieża", "goniec", "skoczek", "pionek"], &["na", ""], &["bije", "bije na"]),
    (["král", "dáma", "věž", "střelec", "jezdec", "pěšec"], &["na", ""], &["bere", "bere na"]),
    (["kung", "dam", "torn", "löpare", "springare", "bonde"], &["till", ""], &["slår", "tar"]),
];

/// A move said in words is that move, or asked about with it among the candidates; never another, and never nothing.
#[test]
fn a_move_said_in_words_is_never_another() {
    let mut dice = Dice::new(2004);
    let mut said = 0;
    for id in (0..960).step_by(37) {
        let plies = 10 + u32::try_from(dice.below(70)).unwrap();
        let line = random_game(StartPosition::new(id).unwrap(), plies, &mut dice, |_| ());
        for mv in line.legal_moves() {
            if mv.is_castle() || mv.is_promotion() {
                continue;
            }
            for (pieces, to, takes) in SPOKEN {
                let role = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
                let piece = pieces[role.iter().position(|role| *role == mv.role()).unwrap()];
                let ways = if mv.is_capture() { takes } else { to };
                let way = ways[dice.below(ways.len())];
                if piece.is_empty() {
                    continue;
                }
                let from = mv.from().unwrap();
                let origin = if dice.below(2) == 0 { from.to_string() } else { String::new() };
                let text = [piece, &origin, way, &mv.to().to_string()].join(" ").replace("  ", " ");
                let text = if dice.below(4) == 0 { text.to_uppercase() } else { text };
                said += 1;
                match read(&line, &text, &Options::default()) {
                    Reading::Move(found) => assert_eq!(found.mv, mv, "{text}: {}", line.fen(FenStyle::XFen)),
                    Reading::Ambiguous(doubt) => {
                        assert!(doubt.candidates.contains(&mv), "{text}: {}", line.fen(FenStyle::XFen));
                        assert!(origin.is_empty() || doubt.candidates.len() == 1, "{text}");
                    }
                    // "The pawn takes on d5" names none of two.
                    other => panic!("{text}: {other:?} {}", line.fen(FenStyle::XFen)),
                }
            }
        }
    }
    assert!(said > 5_000, "{said}");
}
