//! `A4` and its like beside words about paper: `printed on A4`, `format A4`, `an A4 sheet`. It is a size there, and no move.

/// What stands right behind a size of paper, or right before it.
const SHEETS: &[&str] = &[
    "paper",
    "sheet",
    "sheets",
    "page",
    "pages",
    "format",
    "size",
    "sized",
    "landscape",
    "portrait",
    "envelope",
    "din",
    "papier",
    "blatt",
    "blätter",
    "bogen",
    "seite",
    "seiten",
    "größe",
    "querformat",
    "hochformat",
    "umschlag",
    "zettel",
    "papel",
    "hoja",
    "hojas",
    "folio",
    "folios",
    "página",
    "páginas",
    "formato",
    "tamaño",
    "cuartilla",
    "feuille",
    "feuilles",
    "taille",
    "paysage",
    "enveloppe",
    "бумага",
    "бумаги",
    "бумаге",
    "бумагу",
    "лист",
    "листа",
    "листе",
    "листы",
    "листов",
    "листах",
    "формат",
    "формата",
    "формате",
    "страница",
    "страницы",
    "странице",
];

/// How words begin that speak of printing; the size follows behind one of [`BETWEEN`], or stands before them in German.
const PRINTS: &[&str] = &[
    "print",
    "gedruckt",
    "druck",
    "ausdruck",
    "ausgedruckt",
    "impri",
    "imprim",
    "impres",
    "напечат",
    "печат",
    "распечат",
];

/// What stands between such a word and the size.
const BETWEEN: &[&str] =
    &["on", "in", "as", "to", "an", "auf", "als", "en", "sur", "format", "un", "una", "une", "на", "в"];

/// From a word that speaks of printing to the size at most.
const FAR: usize = 5;

/// Whether the word at this place is a size of paper.
pub fn is_size(words: &[&str], at: usize) -> bool {
    let Some(word) = words.get(at) else { return false };
    let mut chars = word.chars();
    let sized = matches!(chars.next(), Some('a' | 'A' | 'а' | 'А'))
        && matches!(chars.next(), Some('3'..='6'))
        && chars.next().is_none();
    if !sized {
        return false;
    }
    let lower = |at: usize| words.get(at).map(|word| word.to_lowercase()).unwrap_or_default();
    let before = at.checked_sub(1).map(lower).unwrap_or_default();
    let is_sheet = |word: &str| SHEETS.contains(&word);
    // "On paper" is said of what only seems so, and "a4 on paper" may be a move.
    let sheet = is_sheet(&before) || is_sheet(&lower(at + 1));
    let prints = |word: &String| PRINTS.iter().any(|begun| word.starts_with(begun));
    let printed = BETWEEN.contains(&before.as_str())
        && ((at.saturating_sub(FAR)..at).map(lower).any(|word| prints(&word)) || prints(&lower(at + 1)));
    sheet || printed
}
