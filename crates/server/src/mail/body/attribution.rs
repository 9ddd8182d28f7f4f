//! The line above a quote: "On Fri, Apr 3, 2026 at 12:32 PM Anna <anna@example.org> wrote:".

use super::SourceLine;
use super::quote::has_date;

/// How many lines an attribution may be wrapped over.
const LONGEST: usize = 3;
/// How many characters it may have.
const WIDEST: usize = 400;

/// "wrote" and "writes", as programs say it.
const VERBS: &[&str] = &[
    "wrote",
    "writes",
    "schrieb",
    "schreibt",
    "geschrieben",
    "écrit",
    "ecrit",
    "écrivait",
    "escribió",
    "escribio",
    "escribe",
    "scritto",
    "scrive",
    "escreveu",
    "escreve",
    "schreef",
    "schrijft",
    "geschreven",
    "пишет",
    "писал",
    "написал",
    "pisze",
    "napisał",
    "napisal",
    "skrev",
    "skriver",
    "kirjoitti",
    "napsal",
    "írta",
    "yazdı",
    "said",
    "写道",
    "のメール",
];

/// The lines, with an attribution on a line of its own where a program wrote the quote's first words behind it, as Yahoo's
/// for Android does: `On Fri, Apr 3, 2026 at 12:32, Club<a@b.example> wrote:   Write resign`.
pub fn set_apart(lines: Vec<SourceLine>) -> Vec<SourceLine> {
    let mut out = Vec::with_capacity(lines.len());
    for line in lines {
        match line.text.find(":  ").map(|at| line.text.split_at(at + 1)) {
            Some((head, rest)) if line.depth == 0 && is_attribution(head, &[]) => {
                out.push(SourceLine { text: head.to_owned(), ..line.clone() });
                out.push(SourceLine { text: rest.trim().to_owned(), ..line });
            }
            _ => out.push(line),
        }
    }
    out
}

/// How many lines from here are an attribution, if any are. The shortest reading wins, so that a remark that begins
/// with "On" does not swallow the real attribution below it (fault case 014).
pub fn at(lines: &[SourceLine]) -> Option<usize> {
    let first = lines.first().filter(|l| l.depth == 0 && !l.text.is_empty())?;
    if is_attribution(&first.text, &lines[1..]) {
        // The verb and the colon did not fit: "…, FRCEC (<play+x@club.example>)", and on the next line "escribió:".
        let torn = !first.text.ends_with([':', '：'])
            && lines.get(1).is_some_and(|next| {
                next.depth == 0
                    && next.text.ends_with([':', '：'])
                    && next.text.split_whitespace().count() <= 4
                    && has_verb(&next.text.to_lowercase())
            });
        return Some(if torn { 2 } else { 1 });
    }
    let ended = first.text.ends_with(['.', '!', '?']) && !first.text.ends_with(".m.");
    if ended || !(has_date(&first.text) || first.text.contains(['<', '@'])) {
        return None;
    }
    let mut joined = first.text.clone();
    for length in 2..=LONGEST {
        let next = lines.get(length - 1).filter(|l| l.depth == 0 && !l.text.is_empty())?;
        let below = &lines[length..];
        let alone = !first.text.ends_with('<')
            && next.text.starts_with(|c: char| c.is_alphabetic())
            && has_date(&next.text);
        if alone && is_attribution(&next.text, below) {
            return None;
        }
        joined.push(' ');
        joined.push_str(&next.text);
        if joined.len() > WIDEST * 2 {
            return None;
        }
        // Two lines of a person that happen to hold a date and end with "wrote" are none.
        let certain = joined.contains('@') || joined.ends_with([':', '：', '*', '_']);
        if certain && is_attribution(&joined, below) {
            return Some(length);
        }
    }
    None
}

/// Whether a text in lower case says of somebody that they wrote.
pub fn has_verb(lower: &str) -> bool {
    VERBS.iter().any(|verb| lower.contains(verb))
}

/// Whether a line ends by saying that somebody wrote, with a colon or without: what stands below it may be their words.
fn ends_with_verb(text: &str) -> bool {
    let text = text.trim_end_matches([':', '：', '*', '_', ' ', '.', ',', '-', '–', '—']).to_lowercase();
    let last = text.rsplit(' ').next().unwrap_or_default();
    VERBS.iter().any(|verb| last.strip_prefix(verb).is_some_and(|rest| matches!(rest, "" | "(a)" | "(-a)")))
}

/// Whether words below a line may be somebody else's: it ends by saying that somebody wrote, or says when somebody did.
pub fn may_introduce(text: &str) -> bool {
    ends_with_verb(text) || (has_date(text) && has_verb(&text.to_lowercase()))
}

/// An attribution whose colon is lost, as some programs and hasty fingers leave it: a date, and the address or the verb
/// at its end. Nobody writes that of his own.
fn lacks_colon(text: &str) -> bool {
    let address = text.contains('@');
    let ends_with_address = text.ends_with(['>', ')', ']']) && address;
    has_date(text) && (ends_with_verb(text) || ends_with_address)
}

/// Words with which The Bat! and programs like it greet before the attribution: `Hello Anna,`.
const GREETINGS: &[&str] = &[
    "hello",
    "hi",
    "dear",
    "hey",
    "good morning",
    "good afternoon",
    "good evening",
    "hallo",
    "moin",
    "servus",
    "guten tag",
    "guten morgen",
    "guten abend",
    "liebe",
    "lieber",
    "bonjour",
    "bonsoir",
    "salut",
    "cher",
    "chère",
    "hola",
    "buenos días",
    "buenas tardes",
    "buenas noches",
    "querido",
    "querida",
    "estimado",
    "estimada",
    "ciao",
    "salve",
    "buongiorno",
    "olá",
    "здравствуйте",
    "здравствуй",
    "привет",
    "добрый день",
    "добрый вечер",
    "доброе утро",
    "уважаемый",
    "уважаемая",
    "дорогой",
    "дорогая",
    "witaj",
    "cześć",
    "dzień dobry",
    "hej",
    "dag",
    "beste",
];

/// What may stand between a greeting and a name, or in place of one.
const TITLES: &[&str] = &[
    "dear",
    "old",
    "alter",
    "alte",
    "viejo",
    "vieja",
    "vieux",
    "vieille",
    "старый",
    "all",
    "everyone",
    "everybody",
    "there",
    "again",
    "and",
    "my",
    "friend",
    "friends",
    "mr",
    "mrs",
    "ms",
    "club",
    "from",
    "liebe",
    "lieber",
    "zusammen",
    "alle",
    "ihr",
    "herr",
    "frau",
    "und",
    "von",
    "van",
    "de",
    "del",
    "la",
    "a",
    "todos",
    "todas",
    "amigo",
    "amiga",
    "señor",
    "señora",
    "y",
    "à",
    "tous",
    "toutes",
    "monsieur",
    "madame",
    "ami",
    "cher",
    "chère",
    "et",
    "le",
    "всем",
    "друг",
    "друзья",
    "господин",
    "и",
    "ещё",
    "раз",
];

/// Words in a name at most.
const NAME: usize = 4;

/// The words behind a greeting, if they are whom it greets and nothing more is said: `Hola, Ben:`, but not "Hi Ben, happy birthday!"
fn greeted_words(text: &str) -> Option<Vec<&str>> {
    let text = text.trim();
    let lower = text.to_lowercase();
    // Where lower case has another length nobody can say where the greeting ends.
    if lower.len() != text.len() {
        return None;
    }
    let greets = |greeting: &&&str| {
        lower.strip_prefix(**greeting).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
    };
    let greeting = GREETINGS.iter().filter(greets).max_by_key(|greeting| greeting.len())?;
    let rest = text[greeting.len()..].trim_start();
    let apart = rest.starts_with([',', '!']);
    let rest = rest.trim_start_matches([',', '!', ' ']);
    let rest = rest.trim_end_matches([',', '!', '.', ':', ';', ' ', '-', '–', '—', ')', '😊', '🙂']);
    let words: Vec<&str> = rest.split_whitespace().collect();
    // "Mr." is short for something, "Ben." ends a sentence.
    let ends =
        |word: &&str| word.ends_with([',', '!', ':', ';', '?']) || (word.ends_with('.') && word.len() > 4);
    let last = words.len().saturating_sub(1);
    if words.iter().take(last).any(ends) || rest.contains(['(', '?']) {
        return None;
    }
    let is_name =
        |word: &&str| word.starts_with(char::is_uppercase) || TITLES.contains(&word.to_lowercase().as_str());
    // "Hello from Rome" tells where somebody is.
    let told = words
        .first()
        .is_some_and(|word| matches!(*word, "from" | "aus" | "desde" | "depuis" | "de" | "из" | "von"));
    let named = words.iter().all(is_name) || (words.len() == 1 && !apart);
    (words.len() <= NAME && named && !told).then_some(words)
}

/// Whom a line greets, in lower case, if it does nothing else and names somebody.
pub fn greeted(text: &str) -> Option<Vec<String>> {
    let words = greeted_words(text)?;
    let name = words.iter().map(|word| word.to_lowercase()).filter(|word| !TITLES.contains(&word.as_str()));
    Some(name.collect::<Vec<_>>()).filter(|name| !name.is_empty())
}

/// Whether a line is what one begins a letter with: a greeting with or without a name, or a name and a comma.
pub fn is_salutation(text: &str) -> bool {
    let count = text.split_whitespace().count();
    greeted_words(text).is_some() || (count <= 2 && text.trim_end().ends_with(','))
}

/// Whether a line greets and says nothing else: `Hello Chess Club,`.
pub fn is_greeting(text: &str) -> bool {
    let lower = text.trim().to_lowercase();
    let Some(words) = lower.strip_suffix([',', '!', '.']) else { return false };
    let greets = |greeting: &str| {
        words.strip_prefix(greeting).is_some_and(|r| r.is_empty() || r.starts_with([' ', ',']))
    };
    words.split(' ').count() <= 5 && GREETINGS.iter().any(|greeting| greets(greeting))
}

fn is_attribution(text: &str, below: &[SourceLine]) -> bool {
    let text = text.trim_matches(['*', '_', ' ']);
    if text.chars().count() > WIDEST {
        return false;
    }
    if !text.ends_with([':', '：']) {
        return lacks_colon(text);
    }
    let verb = has_verb(&text.to_lowercase());
    let address = text.contains('@');
    let date = has_date(text);
    let quote_next = below.iter().find(|l| !(l.text.is_empty() && l.depth == 0)).is_some_and(|l| l.depth > 0);
    let quote_directly = below.first().is_some_and(|l| l.depth > 0);
    (verb && (address || date || quote_next))
        || (address && (date || quote_next))
        || (quote_directly && text.contains(|c: char| c.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Option<usize> {
        at(&SourceLine::plain(text))
    }

    #[test]
    fn attributions_of_eleven_languages() {
        for line in [
            "On Fri, Apr 3, 2026 at 12:32 PM Chess Club <play+x@club.example> wrote:",
            "Am Fr., 3. Apr. 2026 um 12:32 Uhr schrieb Chess Club <play+x@club.example>:",
            "Le ven. 3 avr. 2026 à 12:32, Chess Club <play+x@club.example> a écrit :",
            "El vie, 3 abr 2026 a las 12:32, Chess Club (<play+x@club.example>) escribió:",
            "Il giorno ven 3 apr 2026 alle ore 12:32 Chess Club <play+x@club.example> ha scritto:",
            "Em sex., 3 de abr. de 2026 às 12:32, Chess Club <play+x@club.example> escreveu:",
            "Op vr 3 apr 2026 om 12:32 schreef Chess Club <play+x@club.example>:",
            "пт, 3 апр. 2026 г. в 12:32, Chess Club <play+x@club.example>:",
            "03.04.2026 12:32, Chess Club пишет:",
            "pt., 3 kwi 2026 o 12:32 Chess Club <play+x@club.example> napisał(a):",
            "Den fre. 3. apr. 2026 kl. 12.32 skrev Chess Club <play+x@club.example>:",
            "Den fre 3 apr. 2026 kl 12:32 skrev Chess Club <play+x@club.example>:",
        ] {
            assert_eq!(found(line), Some(1), "{line}");
        }
    }

    #[test]
    fn attributions_without_a_colon() {
        for (text, length) in [
            ("On Fri, 3 Apr 2026 at 12:32, Chess Club <play+x@club.example> wrote\nresign", Some(1)),
            ("On Fri, 3 Apr 2026 at 12:32, Chess Club\n<play+x@club.example> wrote\nresign", Some(2)),
            ("Am Fr., 3. Apr. 2026 schrieb Chess Club <play+x@club.example>\nresign", Some(1)),
            ("пт, 3 апр. 2026 г. в 12:32, Chess Club <play+x@club.example>\nresign", Some(1)),
            ("Le 3 avr. 2026 à 12h32, le club a écrit\nresign", Some(1)),
            ("2026-04-03 12:32, Chess Club napisał(a)\nresign", Some(1)),
            // Words of a person.
            ("I saw it on 3 April 2026\nNf3", None),
            ("As I wrote\nNf3", None),
            ("Thanks for your mail of 3 April 2026, in which you wrote so much about it\nNf3", None),
            ("My plan since 2026 is\nas I said", None),
        ] {
            assert_eq!(found(text), length, "{text}");
        }
        assert!(ends_with_verb("Boris wrote:") && ends_with_verb("*Borys napisał(a)* :"));
        assert!(!ends_with_verb("he wrote it") && !ends_with_verb("unwrote") && !ends_with_verb(""));
    }

    #[test]
    fn greetings_of_programs() {
        for text in ["Hello Chess,", "Hallo Chess Club,", "Здравствуйте, Chess.", "Hi!", "Bonjour Anna,"]
        {
            assert!(is_greeting(text), "{text}");
        }
        for text in
            ["Hello Chess", "Hi, what a fine game this has become,", "Hidden, ", "Nf3!", "Good game, Boris!"]
        {
            assert!(!is_greeting(text), "{text}");
        }
    }

    #[test]
    fn what_follows_a_greeting_is_words() {
        for text in [
            "Hi Ben,",
            "Hola, Ben:",
            "Hallo",
            "Guten Morgen!",
            "Привет, Бен!",
            "Dear Mr. Smith",
            "hello ben",
            "Bonjour à tous,",
            "Lieber Dieter,",
            "Hi there",
            "Hallo zusammen",
            "Bonsoir",
        ] {
            assert!(is_salutation(text), "{text}");
        }
        for text in [
            "Hi X3, happy birthday!",
            "Hallo Ben, gute Besserung!",
            "Hallo, Glückwunsch zum Titel",
            "Hey Ben, sorry!",
            "Hi Ben, yes",
            "Hello from Rome",
            "Guten Morgen, noch müde?",
            "Hola Ben, feliz cumpleaños",
            "Bonjour Ben, bon anniversaire",
            "Bonsoir, déjà fatigué ?",
            "Здравствуйте, поздравляю с победой!",
            "Привет, с днём рождения!",
            "Дорогой Бен, простите меня",
        ] {
            assert!(!is_salutation(text), "{text}");
        }
        assert_eq!(greeted("Hi Dieter,"), Some(vec!["dieter".to_owned()]));
        assert_eq!(greeted("Hi there"), None);
    }

    #[test]
    fn words_behind_an_attribution_are_quoted() {
        let lines = |text: &str| set_apart(SourceLine::plain(text)).len();
        assert_eq!(lines("On Fri, Apr 3, 2026 at 12:32, Club<play+x@club.example> wrote:   Write resign"), 2);
        assert_eq!(lines("I wrote on 3 April:  Nf3"), 1, "no address and no date of a program");
        assert_eq!(lines("My move:  Nf3"), 1);
    }

    #[test]
    fn wrapped_and_without_date() {
        assert_eq!(
            found("On Fri, Apr 3, 2026 at 12:32 PM Club <\nplay+x@club.example> wrote:\n\n> x"),
            Some(2)
        );
        assert_eq!(found("Chess Club wrote:\n> x"), Some(1));
        assert_eq!(found("Chess Club wrote:\nx"), None);
        assert_eq!(found("On second thought I play this.\nOn Fri, Apr 3, 2026 Club wrote:\n> x"), None);
        assert_eq!(found("On 3 April 2026 you were better\nOn Fri, Apr 3, 2026 Club wrote:\n> x"), None);
        assert_eq!(found("My plan for 2026:\nattack"), None);
    }
}
