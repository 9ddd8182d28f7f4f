//! Plans in plain sentences: what somebody does if something else is played, however he says it.
//!
//! A condition and something that looks like a move in one sentence are enough, in any of the club's languages and whatever verbs and
//! piece letters are used: whoever tells his opponent a plan has lost more than whoever writes a sentence twice.

use frcec_rules::reading::{self, Notation};

use super::line::is_move_in_figures;
use super::phrases::{PAST, says};
use super::{paper, secret};
use crate::mail::body::wrap;

/// What makes a condition of a sentence, wherever it stands. Spanish and French `si` is also "yes" and "so"; a sentence with a move
/// in it is held all the same.
const CONDITIONS: &[&str] = &[
    "if|unless|provided that|providing|suppose|supposing|assuming|in case|in the case of|as soon as|in the event",
    "wenn|falls|sofern|sobald|im fall|im falle|angenommen|vorausgesetzt|gesetzt den fall|es sei denn",
    "si|en caso|siempre que|en cuanto|apenas|suponiendo|supongamos|a menos que|salvo que|con tal de|a condición de",
    "s'il|s'ils|en cas|au cas|dans le cas|dès que|aussitôt que|à moins que|supposons|à supposer|supposé|pourvu que|à condition",
    "если|ежели|коли|коль|в случае|при условии|как только|допустим|предположим|разве что",
];

/// What makes one where the sentence begins with it, or goes on with it behind a comma, and names two moves: the one that is answered
/// and the answer.
const UPON: &[&str] = &[
    "on|upon|after|against|when|whenever|should|once|to|versus",
    "auf|bei|nach|gegen|sollte|solltest|sollten|sobald|kommt|spielst|spielt|spielen sie|ziehst|zieht|ziehen sie",
    "ante|contra|tras|frente a|cuando|después de|a|al|de jugar|cualquiera",
    "sur|après|contre|quand|lorsque|face à|à",
    "на|при|после|против|когда|в ответ на",
];

/// What may stand before it.
const JOINS: &[&str] = &["and ", "but ", "und ", "aber ", "y ", "pero ", "et ", "mais ", "и ", "а ", "но "];

/// How somebody says that he plays, or will.
const I_PLAY: &[&str] = &[
    "i play|i reply|i answer|i respond|i move|i take|i push|i go|i have|i'll|i will|i can|i'm going|my answer|my reply",
    "spiele ich|ich spiele|antworte|erwidere|ziehe ich|ich ziehe|nehme ich|ich nehme|schlage ich|ich schlage|werde ich|ich werde",
    "habe ich|kommt|folgt|meine antwort",
    "yo|juego|respondo|contesto|replico|muevo|tomo|jugaré|responderé|contestaré|moveré|tomaré|mi respuesta|voy|tengo|viene|sigue",
    "je joue|je réponds|je prends|je vais|j'ai|je jouerai|je répondrai|je prendrai|je réplique|suit|ma réponse",
    "играю|отвечу|отвечаю|сыграю|пойду|возьму|хожу|последует|следует|мой ответ",
];

/// What begins the sentence that says what is done if what the one before it says comes true.
const THEN: &[&str] = &["then|i|dann|so|entonces|luego|yo|alors|je|тогда|то|я"];

/// What pieces do to each other.
const DOES: &[&str] = &[
    "take|takes|capture|captures|attack|attacks|trade|trades|exchange|exchanges|swap|sacrifice|sacrifices|check|mate|win|move|moves",
    "schlägst|schlage|schlägt|schlagen|nimmst|nehme|nimmt|nehmen|tauschst|tausche|tauscht|tauschen|opferst|opfere|opfert|greifst|greife|greift",
    "ziehst|ziehe|zieht|gewinne|matt",
    "tomas|tomo|toma|tomar|comes|como|come|comer|capturas|capturo|captura|cambias|cambio|cambia|atacas|ataco|ataca|sacrificas|sacrifico",
    "sacrifica|mueves|muevo|mueve|gano|jaque|mate",
    "prends|prenez|prend|prendrai|captures|capturez|capture|échanges|échangez|échange|attaques|attaquez|attaque|sacrifies|sacrifiez",
    "sacrifie|joues|jouez|joue|gagne|échec|mat",
    "берёшь|берешь|берёте|берете|берёт|берет|возьмёшь|возьмешь|возьмёте|возьмете|возьмёт|возьму|бьёшь|бьешь|бьёт|бьет|бью|побью|съем|съешь",
    "меняешь|меняю|разменяешь|разменяю|нападёшь|нападешь|нападу|атакуешь|атакую|жертвуешь|жертвую|пойдёшь|пойдешь|пойду|шах|мат",
];

/// Several pieces of a kind, and the pawn, which is a piece to a plan.
const PIECES: &[&str] = &[
    "pawn|pawns|bauer|bauern|peón|peon|peones|pion|pions|пешка|пешку|пешки|пешкой",
    "rooks|knights|bishops|queens|türme|läufer|torres|caballos|alfiles|tours|cavaliers|fous|ладьи|кони|слоны",
];

/// Castling, as verbs have it.
const CASTLES: &[&str] =
    &["castle-|castling|rochier-|rochad-|enroc-|enroque-|enroqu-|roque|roques|roquez|roquer|roquerai|рокир-"];

/// Over so many lines a sentence goes at most.
const LINES: usize = 5;

/// Whether a text has a sentence that says what is done on a condition.
pub(super) fn plans(text: &str, notation: Option<Notation>) -> bool {
    sentences(text).any(|sentence| {
        (says(sentence, CONDITIONS) && names_chess(sentence, notation)) || {
            let moves = secret::moves(sentence, notation);
            let answers = || says(sentence, I_PLAY) || clauses(sentence).any(begins_upon);
            moves > 1 && answers() && !says(sentence, PAST)
        }
    })
}

/// Whether a text has a condition and names one move, which may be its writer's own.
pub(super) fn names_one_move(text: &str, notation: Option<Notation>) -> bool {
    says(text, CONDITIONS) && secret::moves(text, notation) == 1
}

/// The sentences of a text. The stops of `12. Nf3` and `1... Nf6` end none, nor does one behind which somebody goes on with a small
/// letter, with a piece or with what he does then.
fn sentences(text: &str) -> impl Iterator<Item = &str> {
    const STOPS: [char; 4] = ['.', '!', '?', '…'];
    let mut begin = 0;
    let mut found = Vec::new();
    for (at, _) in text.match_indices(STOPS) {
        let before = text[begin..at].trim_end_matches(STOPS);
        let counts = before.ends_with(|c: char| c.is_ascii_digit()) && !ends_with_square(before);
        let apart = before.is_empty() || before.ends_with(char::is_whitespace);
        let behind = text[at..].trim_start_matches(|c| STOPS.contains(&c) || ")\"”»*_".contains(c));
        if !counts && !apart && behind.starts_with(char::is_whitespace) && begins_anew(behind) {
            found.push(&text[begin..at]);
            begin = at;
        }
    }
    found.push(&text[begin..]);
    found.into_iter()
}

fn begins_anew(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    let first = first.trim_matches(|c: char| !c.is_alphanumeric());
    let goes_on = first.starts_with(char::is_lowercase)
        || first.contains(|c: char| c.is_ascii_digit())
        || reading::names_piece(first)
        || says(first, THEN);
    !goes_on
}

fn ends_with_square(text: &str) -> bool {
    let mut last = text.chars().rev();
    let rank = last.next().is_some_and(|c| matches!(c, '1'..='8'));
    rank && last.next().is_some_and(|c| matches!(c.to_ascii_lowercase(), 'a'..='h'))
}

/// The parts of a sentence between its commas, colons and dashes.
fn clauses(sentence: &str) -> impl Iterator<Item = &str> {
    sentence.split([',', ':', '–', '—', '(']).flat_map(|clause| clause.split(" - ")).map(str::trim)
}

fn begins_upon(clause: &str) -> bool {
    let words = super::phrases::normal(clause);
    let words = JOINS.iter().find_map(|join| words.strip_prefix(join)).unwrap_or(&words);
    let begins = |word: &str| words.strip_prefix(word).is_some_and(|rest| rest.starts_with(' '));
    UPON.iter().flat_map(|line| line.split('|')).any(begins)
}

/// Whether a sentence names a move or anything else that happens on a board.
fn names_chess(sentence: &str, notation: Option<Notation>) -> bool {
    let castles = || says(sentence, CASTLES);
    names_move(sentence, notation) || castles() || {
        let piece = |word: &str| reading::names_piece(word) || says(word, PIECES);
        let words = sentence.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty());
        let pieces = words.filter(|word| piece(word)).count();
        pieces > 1 || (pieces == 1 && says(sentence, DOES))
    }
}

/// Whether anything in a text looks like a move: in the letters of its writer or of anybody, glued to other words, or in figures alone.
fn names_move(text: &str, notation: Option<Notation>) -> bool {
    let parts: Vec<&str> =
        text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let part = |at: usize| {
        let word = parts[at];
        let figures = matches!(word.len(), 4 | 5) && word.bytes().all(|c| matches!(c, b'1'..=b'8'));
        let bears = word.chars().any(char::is_alphabetic) && !paper::is_size(&parts, at);
        figures || (bears && (is_move_in_figures(word, notation) || is_move_in_figures(word, None)))
    };
    secret::moves(text, notation) > 0 || secret::moves(text, None) > 0 || (0..parts.len()).any(part)
}

/// The end of the sentence that begins at `at` and goes on below it, if it is a plan that no line of it shows alone.
pub(super) fn plans_over_lines(lines: &[&str], notation: Option<Notation>) -> Option<usize> {
    let mut sentence = String::new();
    for (at, line) in lines.iter().enumerate().take(LINES) {
        if line.is_empty() || (at > 0 && wrap::ends_sentence(lines[at - 1])) {
            return None;
        }
        if at > 0 {
            sentence.push(' ');
        }
        sentence.push_str(line);
        if at > 0 && plans(&sentence, notation) {
            return Some(at);
        }
    }
    None
}
