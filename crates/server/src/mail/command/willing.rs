//! Plain words in answer to a challenge: "yes, gladly", "no thanks". What is neither a clear yes nor a clear no is asked about.

use super::{greeting, may_ask, phrases};
use crate::mail::body::{Line, Reply, attribution, mask, wrap::without_smiley};

/// What accepts: English, German, Spanish, French, Russian.
const ACCEPTS: &[&str] = &[
    "yes|yes please|yes gladly|gladly|very gladly|gladly accepted|with pleasure|with great pleasure|my pleasure|of course",
    "yes of course|sure|yes sure|certainly|i accept|accepted|i accept the challenge|i accept your challenge",
    "i accept gladly|i gladly accept|challenge accepted|i'd love to|i would love to|yes i'd love to|i'd be glad to",
    "i would be glad to|i'm in|i am in|count me in|let's play|let us play|ok|okay|all right|alright|agreed",
    "ja|ja bitte|ja gerne|ja gern|gerne|gern|sehr gerne|sehr gern|ja sehr gerne|ja sehr gern|mit vergnügen|mit freude",
    "mit freuden|mit dem größten vergnügen|natürlich|ja natürlich|klar|ja klar|na klar|selbstverständlich|einverstanden",
    "angenommen|ich nehme an|ich nehme gerne an|ich nehme gern an|ich nehme die herausforderung an|herausforderung angenommen",
    "ich bin dabei|bin dabei|in ordnung",
    "sí|si|sí claro|si claro|claro|claro que sí|claro que si|por supuesto|con gusto|con mucho gusto|sí con gusto",
    "encantado|encantada|acepto|acepto el reto|acepto con gusto|acepto encantado|acepto encantada|reto aceptado|aceptado",
    "de acuerdo|vale|adelante",
    "oui|oui volontiers|volontiers|bien volontiers|avec plaisir|oui avec plaisir|avec grand plaisir|bien sûr|oui bien sûr",
    "j'accepte|j'accepte le défi|j'accepte votre défi|j'accepte ton défi|j'accepte volontiers|j'accepte avec plaisir",
    "défi accepté|d'accord|entendu|certainement",
    "да|да с удовольствием|с удовольствием|с большим удовольствием|с радостью|конечно|да конечно|охотно|согласен|согласна",
    "принимаю|принимаю вызов|я принимаю|я принимаю вызов|вызов принят|давайте сыграем|давай сыграем|разумеется",
];

/// What declines.
const DECLINES: &[&str] = &[
    "no|no thanks|no thank you|not now|not today|not this time|no not now|i decline|i must decline|i have to decline|declined",
    "i decline the challenge|sorry no|unfortunately not|unfortunately no|i can't|i cannot|i don't want to|i do not want to",
    "no time|i have no time|i have no time now|not interested|i am not interested|i'm not interested|rather not",
    "i'd rather not|i would rather not",
    "nein|nein danke|leider nein|leider nicht|nein leider nicht|jetzt nicht|nicht jetzt|diesmal nicht|dieses mal nicht",
    "lieber nicht|ich lehne ab|ich muss ablehnen|leider muss ich ablehnen|ich muss leider ablehnen|abgelehnt|ich möchte nicht",
    "ich will nicht|keine zeit|ich habe keine zeit|leider keine zeit|ich habe leider keine zeit|kein interesse",
    "ich habe kein interesse",
    "no gracias|ahora no|esta vez no|no puedo|no quiero|lamentablemente no|por desgracia no|rechazo|rechazo el reto",
    "no tengo tiempo|no acepto|hoy no|mejor no|no me interesa",
    "non|non merci|pas maintenant|pas cette fois|malheureusement non|malheureusement pas|je refuse|je décline|je refuse le défi",
    "je décline le défi|je ne peux pas|je ne veux pas|je n'ai pas le temps|pas le temps|sans façon",
    "нет|нет спасибо|не сейчас|сейчас нет|не в этот раз|к сожалению нет|увы нет|отказываюсь|я отказываюсь|не хочу|не могу",
    "нет времени|у меня нет времени|откажусь|я откажусь|лучше не надо|не интересует",
];

/// What may stand beside either, besides greetings.
const REGRETS: &[&str] = &[
    "sorry|i'm sorry|i am sorry|unfortunately|leider|tut mir leid|es tut mir leid|schade|lo siento|perdón|por desgracia",
    "désolé|désolée|je suis désolé|je suis désolée|malheureusement|извините|извини|простите|к сожалению|увы|жаль",
];

/// What turns a yes into a condition, or a no into a question, at the beginning of a sentence.
const BUT: &[&str] = &[
    "but",
    "however",
    "only",
    "if",
    "unless",
    "instead",
    "provided",
    "when",
    "aber",
    "jedoch",
    "nur",
    "wenn",
    "falls",
    "sofern",
    "allerdings",
    "statt",
    "pero",
    "solo",
    "sólo",
    "si",
    "siempre",
    "cuando",
    "mais",
    "cependant",
    "seulement",
    "но",
    "однако",
    "только",
    "если",
    "когда",
];

/// An answer in plain words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Willing {
    /// Whether it is a yes.
    pub accepts: bool,
    /// The words, for whoever asked: all of them, unless they say nothing but yes or no.
    pub words: Option<String>,
}

/// Reads what somebody wrote in answer to a challenge; `None` if it is no clear yes and no clear no.
pub fn read(reply: &Reply) -> Option<Willing> {
    let lines: Vec<&Line> = reply.segments.iter().flatten().filter(|line| !line.filler).collect();
    let own = |line: &&Line| !line.text.is_empty() && !attribution::is_salutation(&line.text);
    let at = lines.iter().position(own)?;
    let accepts = says(&lines[at].text)?;
    let below = &lines[at + 1..];
    // The line may go on below it, with what makes another answer of it.
    let goes_on = below.first().is_some_and(|line| line.text.starts_with(char::is_lowercase));
    if goes_on || below.iter().any(|line| is_doubt(&line.text)) {
        return None;
    }
    let all = lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>().join("\n");
    let words = mask::mask(all.trim());
    let bare = phrases::normal(&words).split(' ').count() <= 1;
    Some(Willing { accepts, words: Some(words).filter(|_| !bare) })
}

/// Whether a line is a yes or a no and nothing else that counts.
fn says(line: &str) -> Option<bool> {
    let text = without_smiley(line.trim_matches(['*', '_', ' ']));
    if text.contains('?') || text.contains("..") || text.contains('…') {
        return None;
    }
    let is = |list: &[&str], part: &str| {
        let part = phrases::normal(part);
        list.iter().flat_map(|line| line.split('|')).any(|known| known == part)
    };
    // "No, thanks" is one thing and "yes, gladly" two of a kind.
    if is(ACCEPTS, text) {
        return Some(true);
    }
    if is(DECLINES, text) {
        return Some(false);
    }
    let (mut yes, mut no, mut any) = (false, false, false);
    for part in text.split([',', '.', '!', ';', '–', '—', '¡', '(', ')']).map(str::trim) {
        match part {
            "" => {}
            part if is(ACCEPTS, part) => yes = true,
            part if is(DECLINES, part) => no = true,
            part if is(REGRETS, part) || greeting::greets_after(part, any, None) => {}
            _ => return None,
        }
        any |= !part.is_empty();
    }
    (yes != no).then_some(yes)
}

/// Whether a line below the answer may make another one of it: it asks, makes a condition, or may be a command.
fn is_doubt(line: &str) -> bool {
    let conditions = |part: &str| {
        let first =
            part.split(|c: char| !c.is_alphanumeric()).find(|word| !word.is_empty()).unwrap_or_default();
        BUT.contains(&first.to_lowercase().as_str())
    };
    line.contains('?')
        || line.split(['.', '!', ',', ';', '–', '—', ':']).any(conditions)
        || may_ask(line, None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mail::body::SourceLine;

    fn answer(text: &str) -> Option<bool> {
        read(&Reply::of(&SourceLine::plain(text))).map(|willing| willing.accepts)
    }

    #[test]
    fn plain_words_are_a_yes_or_a_no() {
        for text in [
            "yes, gladly",
            "With pleasure!",
            "Hi Boris,\n\nsure, thanks!\n\nAnna",
            "ja gerne",
            "Ja, sehr gerne! Viele Grüße, Anna",
            "avec plaisir",
            "Oui, volontiers. Bonne chance !",
            "Sí, con mucho gusto",
            "С удовольствием!",
            "да, конечно :-)",
            "Gladly!\n\nI have wanted to play you for a long time.",
        ] {
            assert_eq!(answer(text), Some(true), "{text}");
        }
        for text in [
            "no thanks",
            "No, thank you.",
            "Sorry, not now.",
            "Nein danke, leider keine Zeit.",
            "non merci",
            "No, gracias",
            "К сожалению, нет времени",
            "нет, спасибо",
            "No thanks.\n\nI am travelling until May.",
        ] {
            assert_eq!(answer(text), Some(false), "{text}");
        }
    }

    #[test]
    fn what_is_neither_is_asked_about() {
        for text in [
            "",
            "maybe",
            "yes?",
            "yes, but not before Monday",
            "Yes, gladly\nbut not before Monday",
            "Yes, gladly.\n\nBut could it be 10/50?",
            "Gladly, if we play #518",
            "no, gladly accepted",
            "no problem",
            "not bad",
            "Thanks!",
            "Boris",
            "gladly\n\nresign",
            "ja, aber nur freundschaftlich",
            "oui...",
            "I would love to know who you are",
            "> yes, gladly",
        ] {
            assert_eq!(answer(text), None, "{text}");
        }
    }

    #[test]
    fn the_lists_are_written_as_phrases_are_read() {
        let all = || [ACCEPTS, DECLINES, REGRETS].into_iter().flatten().flat_map(|line| line.split('|'));
        for known in all() {
            assert_eq!(known, phrases::normal(known), "{known}");
        }
        for (at, known) in all().enumerate() {
            assert!(!all().skip(at + 1).any(|other| other == known), "{known} stands twice");
        }
    }

    #[test]
    fn words_go_with_it_unless_they_say_no_more() {
        let words = |text: &str| read(&Reply::of(&SourceLine::plain(text))).and_then(|willing| willing.words);
        assert_eq!(words("Gladly!"), None);
        assert_eq!(
            words("Ja, sehr gerne! Viele Grüße, Anna").as_deref(),
            Some("Ja, sehr gerne! Viele Grüße, Anna")
        );
    }
}
