//! What may stand beside a resignation, an accepted draw or the claim of one: thanks, praise, greetings and a farewell, each in a
//! sentence of its own, and names. Nothing of that can be about the command.
//!
//! None of the three can be undone, and no list of doubts is whole. So everything else that their writer says, jokes and pictures
//! too, makes the club ask.

use frcec_rules::reading::Notation;

use super::line::{self, Kind};
use super::phrases::{PAST, TAKES_BACK, normal, says};
use super::{Action, doubt, greeting, named_alone, naming, secret, words};
use crate::mail::body::{Line, attribution, picture, wrap};

/// Words of thanks, praise, greeting and farewell, written as `phrases`: English, German, Spanish, French, Russian.
const KIND: &[&str] = &[
    "thanks|thank|thx|grateful|very well|played well|congratulations|congratulate|congrats|well played|well done|good game|gg|good luck|best wishes|all the best",
    "regards|cheers|bravo|chapeau|kudos|respect|hats off|enjoyed|enjoyable|pleasure|deserved|deserve|honour|honor|take care|see you",
    "bye|goodbye|farewell|next time|look forward|looking forward|happy new year|happy holidays|merry christmas|happy christmas",
    "happy easter|greetings|you win|you won|you have won|you've won|you earned|earned it|too strong|too good|outplayed|learned|learnt",
    "impressive|impressed|brilliant|brilliantly|masterful|compliments|lesson|was fun|have fun|i am lost|i'm lost|my position is lost",
    "my position is hopeless|your friend|rematch|another game|play again",
    "danke|dank|bedanke|glückwunsch|glückwünsche|gratulier-|gratulation|gut gespielt|schön gespielt|stark gespielt|toll gespielt",
    "hervorragend gespielt|klasse gespielt|prima gespielt|super gespielt|gruß|gruss|grüße|grüsse|grüßen|grüssen|alles gute|viel glück",
    "viel erfolg|bis bald|bis dann|bis zum nächsten mal|nächstes mal|tschüss|tschüß|servus|mfg|lg|vg|respekt|hut ab|verdient-|ehre",
    "vergnügen|spaß gemacht|spass gemacht|viel spaß|freude|gelernt|zu stark|zu gut|beeindruck-|wiedersehen|auf ein neues|frohe weihnachten",
    "frohes neues|gutes neues|hast gewonnen|haben gewonnen|kompliment|stellung ist verloren|stellung ist hoffnungslos|ich bin verloren",
    "dein freund|ihr freund|revanche|neue partie|guten morgen|guten tag|guten abend|gute nacht|schönen tag|schönen abend|schönes wochenende",
    "jugaste bien|jugado bien|jugó bien|muy bien",
    "gracias|agradezc-|agradecid-|enhorabuena|felicidades|felicitaciones|felicito|bien jugado|bien jugada|saludo|saludos|abrazo|abrazos",
    "suerte|placer|honor|merecid-|mereces|merece|disfrut-|aprend-|hasta pronto|hasta luego|hasta la próxima|adiós|nos vemos|chapó|respeto",
    "respetos|ganaste|has ganado|ha ganado|muy fuerte|impresionante|brillante|feliz año|feliz navidad|felices fiestas|cuídate|estoy perdid-",
    "posición está perdida|posición es desesperada|tu amigo|tu amiga|revancha|otra partida|buenos días|buenas tardes|buenas noches",
    "très bien",
    "merci|remerci-|félicit-|bien joué|cordialement|amicalement|amitiés|salutations|bonne chance|bonne continuation|à bientôt|au revoir",
    "à la prochaine|prochaine fois|plaisir|honneur|mérit-|trop fort|trop forte|appris|impressionn-|avez gagné|as gagné|bien à vous",
    "bien à toi|bises|bien des choses|meilleurs vœux|bonne année|joyeux noël|bonnes fêtes|je suis perdu|je suis perdue|position est perdue",
    "position est désespérée|ton ami|votre ami|une autre partie|bonne journée|bonne soirée|bonjour|bonsoir",
    "спасибо|благодарю|благодар-|поздравл-|молодец|хорошо сыграно|отлично сыграно|удачи|успехов|всего доброго|всего хорошего",
    "всего наилучшего|до свидания|до встречи|пока|с уважением|уважени-|браво|удовольстви-|заслуж-|приятно|честь|вы выиграли|ты выиграл-",
    "снимаю шляпу|научил-|впечатл-|привет|с новым годом|с рождеством|позиция проиграна|позиция безнадёжна|позиция безнадежна|я проиграл-",
    "твой друг|ваш друг|реванш-|новая партия|новую партию|добрый день|добрый вечер|доброе утро|с приветом|с наилучшими",
];

/// What praises together with one of [`OF_A_GAME`].
const PRAISES: &[&str] = &[
    "good|nice|great|fine|excellent|beautiful|wonderful|strong|superb|interesting|exciting|fantastic|lovely|amazing|tough|fair|clever|instructive",
    "gut-|schön-|toll-|stark-|spannend-|interessant-|wunderbar-|wunderschön-|großartig-|klasse|super|hervorragend-|fair-|nett-|lehrreich-",
    "buen|buena|gran|bonit-|bell-|excelente|magnífic-|fuerte|interesante|emocionante|instructiv-|linda|lindo",
    "bonne|belle|beau|superbe|excellent|excellente|magnifique|intéressant-|passionnante|joli|jolie|instructive",
    "хорош-|отличн-|прекрасн-|красив-|интересн-|сильн-|замечательн-|блестящ-|великолепн-|достойн-|поучительн-",
];

/// What is praised.
const OF_A_GAME: &[&str] = &[
    "game|match|play|attack|combination|defence|defense|endgame|ending|finish|win|victory|opening|sacrifice|opponent|move|moves|technique",
    "partie|spiel|angriff|kombination|verteidigung|endspiel|sieg|eröffnung|opfer|gegner|gegnerin|zug|züge|technik",
    "partida|juego|ataque|combinación|defensa|final|victoria|apertura|sacrificio|jugada|jugadas|rival|técnica",
    "attaque|combinaison|défense|finale|victoire|ouverture|coup|coups|jeu|adversaire",
    "парти-|игр-|атак-|комбинац-|защит-|эндшпил-|побед-|дебют-|жертв-|ход|ходы|соперник-|техник-",
];

/// What a claim says of why the game is drawn.
const CLAIMS: &[&str] = &[
    "repetition|repeated|threefold|three times|third time|fifty|50|75|same position|position occurred|draw",
    "wiederholung|stellungswiederholung|zugwiederholung|dreimal|drittes mal|dritten mal|fünfzig|remis|gleiche stellung",
    "repetición|repetida|tres veces|tercera vez|cincuenta|misma posición|tablas",
    "répétition|répétée|trois fois|troisième fois|cinquante|même position|nulle",
    "повторени-|троекратн-|три раза|третий раз|пятьдесят|пятидесяти|ничья",
];

/// How somebody says that he is beaten and bears no grudge, in words that deny.
const ADMITS: &[&str] = &[
    "i have nothing left|nothing left|nothing more to|nothing to be done|nothing i can do|no hard feelings",
    "nichts mehr zu machen|nichts mehr zu|nichts mehr entgegen|nichts zu machen",
    "no hay nada que hacer|no pude hacer nada|no puedo hacer nada|nada que hacer",
    "il n'y a plus rien à faire|plus rien à faire|rien à faire|ничего не поделаешь|ничего не поделать|без обид",
];

/// What speaks of another game, and may be asked.
const ANOTHER_GAME: &[&str] = &[
    "rematch|another game|another match|return match|new game|play again",
    "revanche|noch eine partie|neue partie|weitere partie|nochmal spielen|noch einmal spielen|wieder spielen",
    "revancha|otra partida|nueva partida|jugar otra vez",
    "autre partie|nouvelle partie|rejouer",
    "реванш|реванша|ещё партию|еще партию|новую партию|ещё одну партию|еще одну партию",
];

/// What makes of kind words a doubt, a condition, a joke or the contrary.
const DOUBTS: &[&str] = &[
    "but|however|although|though|yet|unless|only|before|tomorrow|maybe|perhaps|probably|would|should|could|might",
    "not|no|never|none|nobody|nothing|neither|nor|cannot|joke|joking|kidding|lol|rofl|haha|hahaha|test|draft|wrong|instead|rather|almost",
    "nearly|nice try|dream|dreams|fool|ignore|why|still|yourself|resignation|provided|assuming|suppose|someday|somebody|says|said",
    "nicht|nie|niemals|kein-|nein|nichts|niemand|aber|jedoch|sofern|bevor|erst|vielleicht|würde|würden|sollte|solltest",
    "sollten|könnte|könntest|müsste|scherz|witz|entwurf|falsch|statt|sondern|trotzdem|sagt|sagte",
    "nunca|jamás|nada|nadie|pero|mañana|quizá|quizás|tal vez|debería|deberías|podría|podrías|broma|jaja|jajaja|prueba|borrador",
    "todavía|aún|sino|ni|sin|ningún|ninguna|tampoco|excepto|salvo|dice|dijo",
    "ne|pas|jamais|rien|non|mais|sauf|demain|peut être|devrais|devriez|devrait|pourrais|pourriez|plaisant-|blague|brouillon|sinon|sans",
    "aucun|aucune|attends|attendez|dit",
    "не|нет|никогда|ничего|никто|но|завтра|позже|может быть|возможно|должен|должна|шутк-|шучу|хаха|ха|тест|черновик|без|кроме",
    "вряд|бы|подожди|подождите|говорит|сказал|сказала",
];

/// What makes a condition of a sentence; about another game it is none.
const CONDITIONS: &[&str] = &["if|when|wenn|falls|si|cuando|quand|если|когда"];

/// The lines of a mail that stand beside the line at `own`, with what each is.
pub(super) struct Beside<'a> {
    /// The action that is asked for.
    pub(super) action: &'a Action,
    /// The line that asks for it.
    pub(super) own: &'a Line,
    /// The writer's choice of piece letters.
    pub(super) notation: Option<Notation>,
}

/// A sentence, or a name, of the words beside it.
struct Said {
    text: String,
    /// Whether it begins where a line begins.
    first: bool,
}

impl Beside<'_> {
    /// The words because of which it is asked whether the command is meant; `None` where it is no end of a game.
    pub(super) fn doubt<'b>(&self, lines: impl Iterator<Item = &'b (&'b Line, Kind)>) -> Option<String> {
        if !matches!(self.action, Action::Resign | Action::Accept | Action::Claim { .. }) {
            return None;
        }
        if let Some(picture) = picture::unfriendly_alone(&self.own.text) {
            return Some(picture);
        }
        let mut said: Vec<Said> = Vec::new();
        // Whether the next line may go on from the last words.
        let mut open = false;
        for (line, kind) in lines {
            let text = line.text.as_str();
            if text.is_empty() || std::ptr::eq(*line, self.own) {
                open = false;
                continue;
            }
            if line.filler || self.is_nothing(line, kind) {
                continue;
            }
            if matches!(kind, Kind::If(_) | Kind::Offer) {
                return Some(text.to_owned());
            }
            let goes_on = open && (line.continues || text.starts_with(char::is_lowercase));
            match said.last_mut().filter(|_| goes_on) {
                Some(last) => {
                    last.text.push(' ');
                    last.text.push_str(text);
                }
                None => said.push(Said { text: text.to_owned(), first: true }),
            }
            open = !wrap::ends_sentence(text);
        }
        let last = said.len().saturating_sub(1);
        said.iter().enumerate().find(|(at, said)| !self.is_kind(said, *at + 2 >= last)).map(|(_, said)| {
            let mut text: String = said.text.chars().take(LONGEST).collect();
            if text.len() < said.text.len() {
                text.push_str(" …");
            }
            text
        })
    }

    /// Whether a line says nothing beside the command: it repeats it, names the game, greets, is a rule or the result.
    fn is_nothing(&self, line: &Line, kind: &Kind) -> bool {
        let text = line.text.as_str();
        let bare = text.trim_matches(|c: char| !c.is_alphanumeric() && c != '½');
        let same = matches!(kind, Kind::Command(action) if action == self.action);
        let drawn = matches!(self.action, Action::Accept | Action::Claim { .. });
        let result = if drawn {
            matches!(bare, "1/2-1/2" | "½-½" | "1/2" | "½" | "0.5-0.5")
        } else {
            matches!(bare, "1-0" | "0-1" | "1:0" | "0:1")
        };
        let marks = !text.contains(char::is_alphanumeric)
            && !text.contains(['?', '…', '~'])
            && !text.contains("..")
            && picture::unfriendly_alone(text).is_none();
        let greets = attribution::is_salutation(text) && !text.contains('?') && !says(text, DOUBTS);
        let heads = text.strip_suffix([':', '：']).is_some_and(words::introduces);
        same || result
            || marks
            || greets
            || heads
            || matches!(kind, Kind::Note(_) | Kind::Continuation)
            || (*kind == Kind::Offer && drawn)
            || named_alone(line).is_some()
            || naming::without_reply(text) != text.trim()
    }

    /// Whether words are nothing but kind ones; `at_end` where a name may stand.
    fn is_kind(&self, said: &Said, at_end: bool) -> bool {
        let text = said.text.as_str();
        if picture::unfriendly(text).is_some() || says(text, TAKES_BACK) {
            return false;
        }
        if at_end && is_name(text, self.notation) {
            return true;
        }
        let mut first = said.first;
        sentences(text).all(|sentence| {
            let own = !std::mem::take(&mut first) || begins_itself(sentence, self.notation);
            own && self.is_kind_sentence(sentence)
        })
    }

    fn is_kind_sentence(&self, sentence: &str) -> bool {
        let bare = sentence.trim_start_matches(|c: char| !c.is_alphanumeric());
        if bare.is_empty() {
            return !sentence.contains('?');
        }
        if line::kind(&Line::new(bare), self.notation) == Kind::Command(self.action.clone()) {
            return true;
        }
        let asks = sentence.contains('?') && !says(sentence, ANOTHER_GAME);
        let moves = secret::moves(sentence, self.notation) > 0 && !says(sentence, PAST);
        let kind = is_kind_word(sentence)
            || says(sentence, ADMITS)
            || (matches!(self.action, Action::Claim { .. }) && says(sentence, CLAIMS))
            || greets(bare, self.notation);
        kind && !asks && !moves && !doubts(sentence) && words::meant(sentence).is_none()
    }
}

/// What asks the other one for what the command does: "resign, please", "accept, finally".
const URGES: &[&str] = &[
    "please|finally|at last|your turn|over to you|take your time|bitte|endlich|du bist|sie sind|lass dir|lassen sie|por favor|por fin",
    "te toca|le toca|prisa|s'il|enfin|à vous|à toi|prenez|prends|пожалуйста|наконец|спеши|спешите|торопись|торопитесь",
];

/// Words that are no name, however large they begin.
const NO_NAMES: &[&str] = &[
    "soon|later|some|someday|one day|ok|okay|really|seriously|sure|surely|yeah|nope|nah|bah|hm|hmm|ouch|what|who|how|today|now|then",
    "bald|später|morgen|heute|irgendwann|wirklich|quatsch|ja|was|wer|wie|jetzt|dann|pronto|luego|hoy|ahora|algún|qué|quién|cómo",
    "bientôt|plus tard|aujourd'hui|maintenant|un jour|quoi|qui|comment|скоро|потом|сегодня|сейчас|когда нибудь|что|кто|как",
];

/// Whether a sentence is greetings and names.
fn greets(sentence: &str, notation: Option<Notation>) -> bool {
    let parts = wrap::without_smiley(sentence).split([',', '.', '!', ';', '–', '—', '¡']).map(str::trim);
    let mut parts = parts.filter(|part| !part.is_empty()).peekable();
    // "Gratulation! Anna": what stands behind a sentence may be a name.
    parts.peek().is_some()
        && parts.all(|part| !says(part, URGES) && greeting::greets_after(part, true, notation))
}

/// How much of the words is shown.
const LONGEST: usize = 80;

/// Whether a text holds a word of thanks, praise, greeting or farewell.
fn is_kind_word(text: &str) -> bool {
    says(text, KIND) || (says(text, PRAISES) && says(text, OF_A_GAME))
}

/// Whether kind words are none for all that.
fn doubts(text: &str) -> bool {
    let mut left = format!(" {} ", normal(text));
    for admission in ADMITS.iter().flat_map(|line| line.split('|')) {
        left = left.replace(&format!(" {admission} "), " ");
    }
    let negates = |word: &str| word.ends_with("n't") || word.starts_with("n'");
    let condition = says(text, CONDITIONS) && !says(text, ANOTHER_GAME);
    let denied = says(&left, DOUBTS) || left.split(' ').any(negates);
    condition || denied || doubt::is_one(text)
}

/// Whether a line below a move, small as it begins, is a friendly one of its own.
pub(super) fn is_friendly(text: &str, notation: Option<Notation>) -> bool {
    const ASKS: &[&str] = &[
        "how are you|how is|how's|what's new|wie geht|wie ist das wetter|was macht|cómo estás|cómo está|qué tal|cómo va",
        "comment vas|comment allez|comment ça va|ça va|как дела|как вы|как ты|как поживаете|как жизнь",
        "your move|your turn|dein zug|ihr zug|tu turno|твой ход|ваш ход|hope|ich hoffe|hoffe|espero|j'espère|надеюсь|sorry|entschuldig-",
        "perdón|disculp-|pardon|désolé|désolée|извини-|прости-|ps|p s|p d|btw|übrigens|por cierto|au fait|кстати|hi|hello|hallo|hola|salut",
    ];
    let clause = text.split([',', '.', '!', ';', '–', '—', ':', '(']).next().unwrap_or_default();
    greeting::greets_after(wrap::without_smiley(clause.trim()), false, notation)
        || begins_itself(text, notation)
        || says(text, ASKS)
        || (is_kind_word(text) && !doubts(text))
}

/// The sentences of a text.
fn sentences(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        rest = rest.trim_start();
        if rest.is_empty() {
            return None;
        }
        let ends = |at: usize, c: char| {
            let behind = &rest[at + c.len_utf8()..];
            let word = rest[..at].rsplit(' ').next().unwrap_or_default();
            // "H. Meier", "34. Nf5": what is short before the stop is no end.
            let short = c == '.' && word.chars().filter(|c| c.is_alphanumeric()).count() < 3;
            behind.starts_with(' ') && (!short || word.is_empty())
        };
        let end =
            rest.char_indices().find(|(at, c)| matches!(c, '.' | '!' | '?' | '…' | ';') && ends(*at, *c));
        let end = end.map_or(rest.len(), |(at, c)| at + c.len_utf8());
        let sentence;
        (sentence, rest) = rest.split_at(end);
        Some(sentence)
    })
}

/// Whether a sentence begins as one of its own: with a large letter, or with a greeting.
fn begins_itself(text: &str, notation: Option<Notation>) -> bool {
    let around =
        |c: char| c.is_whitespace() || words::is_quote(c) || "¡¿(*_".contains(c) || picture::is_one(c);
    let text = text.trim_start_matches(around);
    let clause = text.split([',', '.', '!', ';', '–', '—', ':', '(']).next().unwrap_or_default();
    let clause = wrap::without_smiley(clause.trim());
    text.starts_with(char::is_uppercase)
        || !text.starts_with(char::is_alphanumeric) && !text.starts_with(['.', '…'])
        || (is_kind_word(clause) && greeting::greets_after(clause, false, notation))
        || (clause.split_whitespace().count() <= CLAUSE && is_kind_word(clause) && starts_kindly(clause))
}

/// Words of a clause at most that is a greeting by its beginning: "well played", "very nice game".
const CLAUSE: usize = 4;

/// Whether a text begins with a kind word, and not with what joins one to words before it: "my congratulations".
fn starts_kindly(text: &str) -> bool {
    let text = normal(text);
    let more =
        ["very ", "so ", "what a ", "sehr ", "muy ", "très ", "очень ", "eine ", "ein ", "una ", "une "];
    let text = more.into_iter().find_map(|word| text.strip_prefix(word)).unwrap_or(&text);
    let mut words = KIND.iter().chain(PRAISES).flat_map(|line| line.split('|'));
    words.any(|word| match word.strip_suffix('-') {
        Some(stem) => text.starts_with(stem),
        None => text.strip_prefix(word).is_some_and(|rest| rest.is_empty() || rest.starts_with(' ')),
    })
}

/// Whether a line is somebody's name, as letters end with one.
fn is_name(text: &str, notation: Option<Notation>) -> bool {
    const BETWEEN: &[&str] =
        &["von", "van", "de", "del", "der", "la", "und", "and", "y", "et", "и", "&", "+"];
    const WORDS: usize = 4;
    let text = wrap::without_smiley(text.trim()).trim_start_matches(['-', '–', '—', ' ']);
    let text = text.trim_end_matches([',', '.', ' ']);
    let said: Vec<&str> = text.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    let plain = |c: char| c.is_alphabetic() || " ,.'’-&+".contains(c);
    let is_written = |word: &&str| word.starts_with(char::is_uppercase) || BETWEEN.contains(word);
    (1..=WORDS).contains(&said.len())
        && text.chars().all(plain)
        && said.iter().all(is_written)
        && said.iter().any(|word| word.starts_with(char::is_uppercase))
        && secret::moves(text, notation) == 0
        && words::first_word(text).is_none()
        && words::meant(text).is_none()
        && !doubts(text)
        && !says(text, URGES)
        && !says(text, NO_NAMES)
        && !said.iter().any(|word| doubt::is_one(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_end_where_they_end() {
        let all: Vec<&str> = sentences("Well played! Your 34. Nf5 was strong. H. Meier").collect();
        assert_eq!(all, ["Well played!", "Your 34. Nf5 was strong.", "H. Meier"]);
        assert_eq!(sentences("Thanks").collect::<Vec<_>>(), ["Thanks"]);
    }

    #[test]
    fn the_lists_are_written_as_phrases_are_read() {
        for known in
            [KIND, ADMITS, PRAISES, OF_A_GAME, CLAIMS, ANOTHER_GAME, DOUBTS, CONDITIONS].into_iter().flatten()
        {
            for known in known.split('|') {
                assert_eq!(known.trim_end_matches('-'), normal(known), "{known}");
            }
        }
        for known in KIND.iter().flat_map(|line| line.split('|')) {
            assert!(!says(known, DOUBTS) && !says(known, CONDITIONS), "{known}");
        }
    }

    #[test]
    fn names_are_written_large_and_say_nothing() {
        for name in
            ["Hans", "Hans Meier", "- Hans", "H. Meier", "Anna von Berg", "Hans, Leeds", "Иван Петров"]
        {
            assert!(is_name(name, None), "{name}");
        }
        for no_name in [
            "hans", "Never", "Not Yet", "Haha", "Test", "Nf3", "Resign", "Hans!", "Hans?", "Tomorrow",
            "Please", "Soon",
        ] {
            assert!(!is_name(no_name, None), "{no_name}");
        }
    }
}
