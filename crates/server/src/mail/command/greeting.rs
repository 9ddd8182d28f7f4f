//! A greeting behind a move or an accepted draw on its own line: `Nf3, good luck!`. Nothing in it can be about the move, so that the
//! move is played and the greeting goes to the opponent.
//!
//! Every word is of the list below, but for the names of who is greeted and who greets. Whatever else stands behind a move is asked
//! about; and so is any word behind a resignation, which counts only alone on its line.

use frcec_rules::reading::{Notation, looks_like_move};

use super::line::{self, Kind};
use super::{Action, doubt, offer, phrases, secret, words};
use crate::mail::body::{Line, wrap::without_smiley};

/// What may stand behind a move, as phrases are written: English, German, Spanish, French, Russian.
const GREETINGS: &[&str] = &[
    "good luck|good luck to you|best of luck|the best of luck|good game|have a good game|have a nice game",
    "have fun|enjoy|enjoy the game|thanks|thank you|many thanks|thanks a lot|thank you very much|thx",
    "cheers|thanks for the game|thank you for the game|thanks for playing|thanks for waiting",
    "thanks for your patience|thank you for your patience|sorry for the delay|sorry for the wait",
    "apologies for the delay|sorry for the late reply|sorry for the late answer|hello|hi|hi there",
    "good morning|good afternoon|good evening|good night|have a nice day|have a good day|have a great day",
    "have a nice evening|have a good evening|have a nice weekend|have a good weekend|have a great weekend",
    "have a nice week|have a good week|regards|best regards|kind regards|warm regards|greetings",
    "best wishes|all the best|best|take care|see you|see you soon|bye|bye bye|happy new year",
    "merry christmas|happy christmas|happy easter|happy holidays|happy birthday|congratulations",
    "get well soon|welcome|you're welcome|no hurry|no rush|take your time|your turn|over to you|yours",
    "sincerely|yours sincerely|viel glück|viel erfolg|viel spaß|viel spass|viel vergnügen|gutes spiel",
    "ein gutes spiel|schönes spiel|auf ein gutes spiel|auf eine gute partie|eine gute partie|gute partie",
    "schöne partie|danke|danke schön|dankeschön|danke sehr|vielen dank|besten dank|herzlichen dank",
    "danke für die partie|danke für das spiel|vielen dank für die partie|danke für die geduld",
    "danke fürs warten|danke für deine geduld|danke für ihre geduld|sorry für die verspätung",
    "entschuldigung für die verspätung|entschuldige die verspätung|entschuldigen sie die verspätung",
    "entschuldigung für die wartezeit|hallo|hi|moin|servus|guten morgen|guten tag|guten abend|gute nacht",
    "schönen tag|schönen tag noch|einen schönen tag|einen schönen tag noch|schönen abend",
    "schönen abend noch|einen schönen abend|einen schönen abend noch|schönes wochenende",
    "ein schönes wochenende|schönen sonntag|einen schönen sonntag|schöne woche|eine schöne woche|gruß",
    "gruss|grüße|grüsse|viele grüße|viele grüsse|liebe grüße|liebe grüsse|beste grüße|beste grüsse",
    "schöne grüße|schöne grüsse|herzliche grüße|herzliche grüsse|herzlichen gruß|mit freundlichen grüßen",
    "freundliche grüße|lg|vg|mfg|alles gute|bis bald|bis dann|tschüss|tschüß|frohes neues jahr",
    "ein frohes neues jahr|gutes neues jahr|frohe weihnachten|frohe ostern|schöne feiertage|schöne ferien",
    "schönen urlaub|glückwunsch|herzlichen glückwunsch|gute besserung|willkommen|keine eile|lass dir zeit",
    "lassen sie sich zeit|du bist dran|du bist am zug|sie sind am zug|sie sind dran|suerte|buena suerte",
    "mucha suerte|mucha suerte para ti|buena partida|una buena partida|que disfrutes|que disfrute|gracias",
    "muchas gracias|mil gracias|gracias por la partida|gracias por la espera|gracias por esperar",
    "gracias por tu paciencia|gracias por su paciencia|perdón por la demora|perdón por el retraso",
    "perdona la demora|perdona el retraso|perdone el retraso|disculpa la demora|disculpa el retraso",
    "disculpe la demora|hola|buenos días|buen día|buenas tardes|buenas noches|buenas",
    "que tengas un buen día|que tenga un buen día|buen fin de semana|feliz fin de semana|saludos",
    "un saludo|saludos cordiales|un cordial saludo|cordiales saludos|un abrazo|abrazos|hasta luego",
    "hasta pronto|hasta la próxima|adiós|feliz año|feliz año nuevo|feliz navidad|felices fiestas",
    "feliz cumpleaños|felicidades|enhorabuena|que te mejores|bienvenido|bienvenida|sin prisa|te toca",
    "le toca|le toca a usted|bonne chance|bonne chance à vous|bonne chance à toi|bonne partie|bon jeu",
    "amuse toi bien|amusez vous bien|merci|merci beaucoup|merci bien|mille mercis|merci pour la partie",
    "merci de votre patience|merci de ta patience|merci pour votre patience|merci pour ta patience",
    "merci d'avoir attendu|désolé pour le retard|désolée pour le retard|pardon pour le retard",
    "excusez moi pour le retard|bonjour|salut|bonsoir|bonne nuit|bonne journée|bonne soirée|bon week end",
    "bon weekend|bon dimanche|bonne semaine|cordialement|bien cordialement|amicalement|bien à vous",
    "bien à toi|amitiés|salutations|meilleures salutations|meilleurs vœux|tous mes vœux|au revoir",
    "à bientôt|à plus|à plus tard|à la prochaine|bonne année|joyeux noël|joyeuses pâques|bonnes fêtes",
    "bonnes vacances|bon anniversaire|joyeux anniversaire|félicitations|bon rétablissement|bienvenue",
    "prenez votre temps|prends ton temps|à vous|à toi|à vous de jouer|à toi de jouer|удачи|желаю удачи",
    "удачи вам|удачи тебе|успехов|успеха|желаю успехов|хорошей игры|хорошей партии|приятной игры",
    "интересной партии|спасибо|большое спасибо|спасибо большое|благодарю|спасибо за партию",
    "спасибо за игру|спасибо за терпение|спасибо за ожидание|простите за задержку|извините за задержку",
    "прошу прощения за задержку|извини за задержку|прости за задержку|привет|здравствуйте|здравствуй",
    "добрый день|добрый вечер|доброе утро|доброй ночи|спокойной ночи|хорошего дня|хорошего вечера",
    "хороших выходных|доброго дня|всего доброго|всего хорошего|всего наилучшего|всех благ|с уважением",
    "с приветом|с наилучшими пожеланиями|до свидания|до встречи|с новым годом|с рождеством|с праздником",
    "с пасхой|с днём рождения|с днем рождения|поздравляю|выздоравливайте|выздоравливай|добро пожаловать",
    "не спешите|не спеши|не торопитесь|не торопись|please|finally|at last|thanks for the pawn",
    "thanks for the piece|thanks for the knight|thanks for the bishop|thanks for the rook",
    "thanks for the queen|thanks for the exchange|bitte|endlich|na endlich|danke für den bauern",
    "danke für die figur|danke für die qualität|por favor|por fin|gracias por el peón",
    "gracias por la pieza|s'il vous plaît|s'il te plaît|enfin|merci pour le pion|merci pour la pièce",
    "пожалуйста|наконец|наконец то|спасибо за пешку|спасибо за фигуру|with thanks|with many thanks|with best regards",
    "with kind regards|with best wishes|mit besten grüßen|mit herzlichen grüßen|mit bestem gruß|mit gruß|mit dank",
    "con saludos|con un saludo|con gracias|avec mes salutations|avec mes amitiés|avec mes remerciements",
];

/// What may stand behind a move without a mark before it.
const CLOSE: &[&str] = &["please|thanks|thank you|bitte|danke|gracias|por favor|merci|спасибо|пожалуйста"];

/// What joins two of them.
const JOINS: &[&str] = &["and", "und", "y", "et", "и"];

/// Words in a name at most.
const NAME: usize = 2;

/// The longest greeting, in octets.
const LONGEST: usize = 200;

/// `Nf3, good luck!` as two lines: the move, or what accepts a draw, and the greeting; `Good evening, Nf3` and `Declined. Nf3` the
/// other way round. Lines that are not so stay as they are.
pub(super) fn split(lines: Vec<Line>, notation: Option<Notation>) -> Vec<Line> {
    let mut split = Vec::with_capacity(lines.len());
    for line in lines {
        let line = without_then(line, notation);
        let (before, own) = match leading(&line, notation) {
            Some((before, own)) => (Some(before), Line { text: own.to_owned(), ..line.clone() }),
            None => (None, line.clone()),
        };
        let apart = |text: &str| Line { text: text.to_owned(), continues: false, ..line.clone() };
        split.extend(before.map(|text| Line { text: text.to_owned(), ..line.clone() }));
        let own = if before.is_some() { Line { continues: false, ..own } } else { own };
        match parted(&own, notation) {
            Some((text, greeting)) => {
                split.push(Line { text: text.to_owned(), ..own.clone() });
                split.push(apart(greeting));
            }
            None => split.push(own),
        }
    }
    split
}

/// `OK, exd5 then.` is `exd5`: with a yes before it the last word says nothing more.
fn without_then(line: Line, notation: Option<Notation>) -> Line {
    const THEN: &[&str] = &["then", "dann", "entonces", "alors", "тогда"];
    let own = words::behind_yes(&line.text).and_then(|rest| {
        let (own, last) = rest.trim_end_matches(['.', '!', ' ']).rsplit_once(' ')?;
        let is_move =
            matches!(line::kind(&Line { text: own.to_owned(), ..line.clone() }, notation), Kind::Move { .. });
        (THEN.contains(&last) && is_move).then(|| own.to_owned())
    });
    match own {
        Some(text) => Line { text, ..line },
        None => line,
    }
}

/// What may stand before a move in a sentence of its own besides greetings: an offer is refused, thanks for a move.
const BEFORE: &[&str] = &[
    "no|declined|draw declined|no thanks|no thank you|no draw|let's play on|let us play on|i play on|i'd rather play on",
    "nein|abgelehnt|nein danke|kein remis|spielen wir weiter|wir spielen weiter|ich spiele weiter|ich möchte weiterspielen",
    "no gracias|sin tablas|sigamos|sigamos jugando|seguimos jugando|sigo jugando|prefiero seguir|prefiero seguir jugando",
    "non|non merci|pas de nulle|continuons|jouons encore|je continue|je préfère continuer",
    "нет|нет спасибо|нет играем дальше|играем дальше|играем|продолжаем|продолжим|предпочитаю играть",
    "thank you for your move|thanks for your move|thank you for the move|thanks for the move|got your move|received your move",
    "danke für ihren zug|danke für deinen zug|danke für den zug|vielen dank für ihren zug|gracias por su jugada",
    "gracias por tu jugada|gracias por la jugada|merci pour votre coup|merci pour ton coup|merci pour le coup",
    "спасибо за ход|спасибо за ваш ход|спасибо за твой ход",
];

/// A greeting, thanks or the refusal of a draw before a move on its line, with its mark, and the move with what stands behind it.
fn leading(line: &Line, notation: Option<Notation>) -> Option<(&str, &str)> {
    let text = line.text.as_str();
    if text.len() > LONGEST || !text.starts_with(|c: char| c.is_alphabetic() || c == '¡') {
        return None;
    }
    let of = |text: &str| line::kind(&Line { text: text.to_owned(), ..line.clone() }, notation);
    let is_move = |text: &str| {
        matches!(of(text), Kind::Move { .. })
            || parted(&Line { text: text.to_owned(), ..line.clone() }, notation)
                .is_some_and(|(own, _)| matches!(of(own), Kind::Move { .. }))
    };
    if matches!(of(text), Kind::Move { .. } | Kind::If(_) | Kind::Note(_)) {
        return None;
    }
    let marks = text.match_indices([',', '!', '.', ';', '–', '—']);
    marks.into_iter().find_map(|(at, mark)| {
        let end = at + mark.len();
        let behind = text[end..].trim_start_matches([' ', '!', '-', '–', '—']);
        let said = text[..at].trim();
        let refused = mark != "," && matches!(of(said), Kind::Command(Action::Decline));
        let known = is_known(BEFORE, said) && (mark != "," || words_of(said) > 1);
        // "No. 12: Nf3" is a number and refuses nothing.
        let number = mark == "."
            && said.eq_ignore_ascii_case("no")
            && behind.starts_with(|c: char| c.is_ascii_digit());
        if number {
            return None;
        }
        let before = || refused || known || (greets(said, notation) && of(said) == Kind::Text);
        (text[end..].starts_with([' ', '!']) && before() && is_move(behind))
            .then(|| (text[..end].trim(), behind))
    })
}

fn words_of(text: &str) -> usize {
    text.split_whitespace().count()
}

/// The move or acceptance on a line, and the greeting behind it.
fn parted(line: &Line, notation: Option<Notation>) -> Option<(&str, &str)> {
    let text = line.text.as_str();
    if text.len() > LONGEST || !text.contains(' ') {
        return None;
    }
    let of = |text: &str| line::kind(&Line { text: text.to_owned(), ..line.clone() }, notation);
    let is_move = |text: &str| matches!(of(text), Kind::Move { .. });
    let is_own = |text: &str| matches!(of(text), Kind::Move { .. } | Kind::Command(Action::Accept));
    // What is read as a move with its courtesy ("castle, please") needs no parting.
    if is_own(text) {
        return None;
    }
    let closes = CLOSE.iter().flat_map(|line| line.split('|')).find_map(|word| {
        let bare = text.strip_suffix(['.', '!']).unwrap_or(text);
        let own =
            bare.len().checked_sub(word.len()).and_then(|at| Some((bare.get(..at)?, text.get(at..)?)))?;
        (bare.to_lowercase().ends_with(word) && own.0.ends_with(' '))
            .then(|| (own.0.trim_end_matches([' ', ',']), own.1))
    });
    if let Some(found) = closes.filter(|(own, _)| is_own(own)) {
        return Some(found);
    }
    let marks = || text.match_indices([',', '!', '.', ';', '–', '—', '-', '(']);
    let parts = marks().filter_map(|(at, mark)| {
        let (before, behind) = (&text[..at], &text[at + mark.len()..]);
        // A dash inside a move has no blank beside it, and a full stop has one behind it.
        let parts = match mark {
            "-" => before.ends_with(' ') && behind.starts_with([' ', '-']),
            "(" => before.ends_with(' ') && behind.ends_with(')'),
            "!" => !behind.starts_with('!'),
            "." => !before.ends_with('.') && behind.starts_with(' '),
            _ => true,
        };
        let own = if mark == "!" { &text[..at + mark.len()] } else { before.trim_end() };
        let inner = if mark == "(" { behind.strip_suffix(')')? } else { behind };
        parts.then(|| (own, inner.trim_start_matches([' ', '-', '–', '—'])))
    });
    let found = parts.into_iter().find(|(own, behind)| {
        (greets(behind, notation) && is_own(own) && of(behind) == Kind::Text)
            || (is_move(own) && offer::is_one(behind, notation))
    });
    // Without a mark: `Nxd5 and thanks`, `Nf3 kind regards, Anna`.
    found.or_else(|| {
        let blanks = text.match_indices(' ').map(|(at, _)| (&text[..at], text[at..].trim_start()));
        blanks.into_iter().find(|(own, behind)| {
            let (first, rest) = behind.split_once(' ').unwrap_or((behind, ""));
            let bare = if JOINS.contains(&first) { rest } else { behind };
            own.ends_with(|c: char| c.is_alphanumeric() || matches!(c, '+' | '#' | '!'))
                && is_move(own)
                && !is_known(AMBIGUOUS, bare)
                && !is_name(&[first], notation)
                && greets(bare, notation)
                && of(bare) == Kind::Text
        })
    })
}

/// Greetings that say something of a move when they stand right behind it: `Nf3 best`.
const AMBIGUOUS: &[&str] =
    &["best|the best|yours|welcome|enjoy|sincerely|best of luck|good game|take care|no hurry|no rush"];

/// Whether a text is greetings and names, and nothing else.
fn greets(text: &str, notation: Option<Notation>) -> bool {
    let text = without_smiley(text.trim());
    // Whoever asks, trails off, or speaks of a figure says more than a greeting.
    let plain = |c: char| c.is_alphabetic() || " ,.!;'’-–—¡&".contains(c);
    if !text.chars().all(plain) || text.contains("..") || secret::moves(text, notation) > 0 {
        return false;
    }
    let mut any = false;
    let parts =
        text.split([',', '.', '!', ';', '–', '—', '¡']).map(str::trim).filter(|part| !part.is_empty());
    for part in parts {
        if !greets_after(part, any, notation) {
            return false;
        }
        any = true;
    }
    any
}

fn is_known(list: &[&str], words: &str) -> bool {
    let words = phrases::normal(words);
    list.iter().flat_map(|line| line.split('|')).any(|known| known == words)
}

/// Whether a part of a sentence is a greeting; behind something else a name is one as well.
pub(super) fn greets_after(part: &str, behind: bool, notation: Option<Notation>) -> bool {
    let words = part.split(|c: char| c.is_whitespace() || matches!(c, '-' | '&'));
    let said: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    one_greets(&said, notation) || (behind && is_name(&said, notation))
}

/// Thanks for something: `thanks for the pawn`, `danke für den schönen Bauern`.
const THANKS: &[&str] = &[
    "thanks for|thank you for|many thanks for|with thanks for|with many thanks for|danke für|vielen dank für|besten dank für",
    "gracias por|muchas gracias por|merci pour|merci beaucoup pour|merci de|спасибо за|большое спасибо за|благодарю за",
];

/// Words behind such thanks, at most.
const THANKED: usize = 4;

/// Whether words thank for something that is neither a move nor a draw nor a doubt.
fn thanks_for(said: &[&str], notation: Option<Notation>) -> bool {
    (2..=4.min(said.len())).any(|end| {
        let (thanks, what) = said.split_at(end);
        let plain = |word: &&str| {
            !looks_like_move(word, notation) && words::first_word(word).is_none() && !doubt::is_one(word)
        };
        is_known(THANKS, &thanks.join(" "))
            && (1..=THANKED).contains(&what.len())
            && what.iter().all(plain)
            && !doubt::is_one(&what.join(" "))
            && !phrases::says(&what.join(" "), phrases::SPECULATES)
    })
}

/// Whether words are a greeting, perhaps several, and perhaps a name behind it.
fn one_greets(said: &[&str], notation: Option<Notation>) -> bool {
    if thanks_for(said, notation) {
        return true;
    }
    (1..=said.len()).rev().any(|end| {
        let (greeting, rest) = said.split_at(end);
        if !is_known(GREETINGS, &greeting.join(" ")) {
            return false;
        }
        let joined = || {
            rest.split_first().is_some_and(|(join, rest)| JOINS.contains(join) && one_greets(rest, notation))
        };
        rest.is_empty()
            || is_name(rest, notation)
            || is_place(rest, notation)
            || joined()
            || one_greets(rest, notation)
    })
}

/// Whether words say from where somebody greets: `from rainy Leeds`, `aus Köln`.
fn is_place(said: &[&str], notation: Option<Notation>) -> bool {
    const FROM: &[&str] = &["from", "aus", "von", "de", "du", "desde", "depuis", "из", "с"];
    let Some((from, place)) = said.split_first() else { return false };
    let Some((named, words)) = place.split_last() else { return false };
    FROM.contains(from)
        && words.len() <= NAME
        && is_name(&[named], notation)
        && !words.iter().any(|word| looks_like_move(word, notation) || doubt::is_one(word))
}

/// Whether words can be somebody's name: large letters first, and nothing that is a move, a command or a doubt.
fn is_name(said: &[&str], notation: Option<Notation>) -> bool {
    let name = said.join(" ");
    let written_so = |word: &&str| word.chars().count() > 1 && word.starts_with(char::is_uppercase);
    (1..=NAME).contains(&said.len())
        && said.iter().all(written_so)
        && !said.iter().any(|word| looks_like_move(word, notation) || words::first_word(word).is_some())
        && !doubt::is_one(&name)
        && !said.iter().any(|word| doubt::is_one(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split_of(text: &str) -> Vec<String> {
        split(vec![Line::new(text)], None).into_iter().map(|line| line.text).collect()
    }

    #[test]
    fn a_greeting_behind_a_move_is_one() {
        for (text, own, greeting) in [
            ("Nf3, good luck!", "Nf3", "good luck!"),
            ("12. Nf3! Good luck, Boris", "12. Nf3!", "Good luck, Boris"),
            ("Nf3!! Thanks and have fun :-)", "Nf3!!", "Thanks and have fun :-)"),
            ("Nf3. Thank you for the game, cheers Hans", "Nf3", "Thank you for the game, cheers Hans"),
            ("O-O-O - have a nice day", "O-O-O", "have a nice day"),
            ("e8=Q (good luck!)", "e8=Q", "good luck!"),
            ("Nf3 draw? Good luck!", "Nf3 draw? Good luck!", ""),
            ("Nf3, draw? - good luck", "Nf3, draw?", "good luck"),
            ("My move: Nf3, viel Glück!", "My move: Nf3", "viel Glück!"),
            ("Sf3 – viele Grüße aus", "Sf3 – viele Grüße aus", ""),
            ("Sf3, Grüße aus Köln", "Sf3", "Grüße aus Köln"),
            ("Nf3, greetings from rainy Leeds!", "Nf3", "greetings from rainy Leeds!"),
            ("Cf3, saludos de Madrid", "Cf3", "saludos de Madrid"),
            ("Кf3, привет из Москвы", "Кf3", "привет из Москвы"),
            ("Nf3, schönen Tag noch, Ihr Hans", "Nf3", "schönen Tag noch, Ihr Hans"),
            ("Nf3, viele Grüße, Anna Alder", "Nf3", "viele Grüße, Anna Alder"),
            ("Nf3, ¡buena suerte!", "Nf3", "¡buena suerte!"),
            ("Nf3 — bonne chance et merci", "Nf3", "bonne chance et merci"),
            ("Nf3, bon week-end !", "Nf3", "bon week-end !"),
            ("Кf3, желаю удачи!", "Кf3", "желаю удачи!"),
            ("e4 thanks", "e4", "thanks"),
            ("4... Nh6 (finally!)", "4... Nh6", "finally!"),
            ("Nxe5 - thanks for the pawn :-)", "Nxe5", "thanks for the pawn :-)"),
            ("I play b3. Good luck!", "I play b3", "Good luck!"),
            ("Juego a5. ¡Suerte!", "Juego a5", "¡Suerte!"),
            ("Nf3 and good luck", "Nf3", "and good luck"),
            ("Nf3 good luck", "Nf3", "good luck"),
            ("Sxd5 und danke für den Bauern", "Sxd5", "und danke für den Bauern"),
            ("Axf2 ¡gracias por el peón!", "Axf2", "¡gracias por el peón!"),
            ("dxe3 with thanks for the gift!", "dxe3", "with thanks for the gift!"),
            ("e4 amitiés, Odile", "e4", "amitiés, Odile"),
            ("Lf6 mfg Otto", "Lf6", "mfg Otto"),
            ("h3 С уважением, Пётр", "h3", "С уважением, Пётр"),
            ("Кxd5, спасибо за подарок", "Кxd5", "спасибо за подарок"),
            ("Good luck, Nf3", "Good luck,", "Nf3"),
            ("Bonsoir, f5", "Bonsoir,", "f5"),
            ("Buenos días, g4", "Buenos días,", "g4"),
            ("Hello Boris! e4", "Hello Boris!", "e4"),
            ("Declined. Bh4", "Declined.", "Bh4"),
            ("No acepto las tablas. d5", "No acepto las tablas.", "d5"),
            ("Ich lehne ab. Le3", "Ich lehne ab.", "Le3"),
            ("Non merci. e5", "Non merci.", "e5"),
            ("Нет, играем дальше. Кf2", "Нет, играем дальше.", "Кf2"),
            ("Le2, ich biete Remis an, alles ist gleich", "Le2", "ich biete Remis an, alles ist gleich"),
            ("accept, thanks!", "accept", "thanks!"),
            ("I accept. Thanks for the game, Hans", "I accept", "Thanks for the game, Hans"),
            (
                "I accept your draw offer, thanks for the game",
                "I accept your draw offer",
                "thanks for the game",
            ),
            ("Ich nehme an, danke", "Ich nehme an", "danke"),
            ("Acepto, gracias por la partida", "Acepto", "gracias por la partida"),
            ("J'accepte, merci", "J'accepte", "merci"),
            ("Согласен на ничью, спасибо за партию!", "Согласен на ничью", "спасибо за партию!"),
        ] {
            let expected: Vec<&str> = [own, greeting].into_iter().filter(|text| !text.is_empty()).collect();
            assert_eq!(split_of(text), expected, "{text}");
        }
    }

    #[test]
    fn whatever_else_stands_behind_a_move_is_left_there() {
        for text in [
            "Nf3, or Nd2?",
            "Nf3, I think",
            "Nf3, if you take",
            "Nf3, good luck?",
            "Nf3, good luck if you take",
            "Nf3, good luck with e5",
            "Nf3, good luck. No wait",
            "Nf3, thanks Wait",
            "Nf3, danke Falsch",
            "Nf3, thanks Nd2",
            "Nf3, thanks Resign",
            "Nf3, thanks. Draw?",
            "Nf3, thanks, I resign",
            "Nf3, sorry",
            "Nf3, your move",
            "Nf3?, thanks",
            "Nf3... good luck",
            "Nf3, thanks...",
            "Nf3, Boris",
            "\"Nf3, good luck!\"",
            "- Nf3, good luck!",
            "short, good luck",
            "Nf3, nice move",
            "Nf3, greetings from e5",
            "Nf3, thanks from me",
            "Nf3 well played",
            "Nf3 best",
            "Nf3 thanks for the pin, Nd2 is next",
            "Nf3, thanks for the draw",
            "Nf3 Boris",
            "No, Nf3",
            "Thanks for Nf3, e5",
            "Le2, ich biete Remis an, wenn Sie schlagen",
            "Declined. Bh4 loses",
            "Nice move, Nf3",
            "I resign. Well played!",
            "castle short, please",
            "yes, thanks",
            "I accept, but I think you were winning",
            "accept, thanks?",
            "decline, thanks",
            "resign, thanks",
        ] {
            assert_eq!(split_of(text), [text], "{text}");
        }
    }

    #[test]
    fn a_move_between_greetings_is_one() {
        assert_eq!(split_of("OK, exd5 then."), ["exd5"]);
        assert_eq!(split_of("exd5 then"), ["exd5 then"]);
        assert_eq!(
            split_of("Bonjour, je joue a4. Bonne journée !"),
            ["Bonjour,", "je joue a4", "Bonne journée !"]
        );
    }

    #[test]
    fn greetings_are_written_as_phrases_are_read() {
        for known in GREETINGS.iter().flat_map(|line| line.split('|')) {
            assert_eq!(known, phrases::normal(known), "{known}");
            assert!(greets(known, None), "{known}");
            assert_eq!(line::kind(&Line::new(known), None), Kind::Text, "{known}");
        }
    }
}
