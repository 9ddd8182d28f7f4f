//! Phrases by which it is known that a move may not be meant (`doubt`) and that words are not for the opponent (`secret`), as lines
//! parted by bars: English, German, Spanish, French, Russian. A phrase stands for whole words; one that ends in a hyphen, for words that begin so.

/// What takes back or holds a move that stands in the same mail, wherever it is said.
pub(super) const TAKES_BACK: &[&str] = &[
    "changed my mind|change my mind|scrap that|scrap this|scrap it|typo|mistyped|misclicked|mouse slip",
    "hold on|hold this|hold it|hold off|hold that|think again|think more|think longer|think it over",
    "think this over|rethink|reconsider|to think about it|until i confirm|wait with this|wait with it",
    "wait with the move|wait with my move|please wait|don't count|do not count|doesn't count",
    "does not count|ignore this|ignore that|ignore it|ignore my|ignore the|forget it|forget that",
    "forget this|forget the above|forget my move|disregard|cancel this|cancel that|cancel it|cancel my",
    "take it back|take that back|take this back|take my move back|undo this|undo that|undo my|wrong move",
    "sleep on it|not final|don't send|do not send|only a test|just a test",
    "kommando zurück|quatsch|tippfehler|vertippt|verschrieben|verklickt|stopp|warte noch|warten sie noch",
    "wart noch|warte mal|warte bitte|bitte warten|warte damit|warten sie damit|vergiss es|vergiss das",
    "vergiss den zug|vergessen sie es|vergessen sie das|vergessen sie den zug|ignorier-|noch mal überleg-",
    "nochmal überleg-|noch einmal überleg-|noch überleg-|überlege noch|überlege es mir|überlege mir das",
    "noch nachdenken|nochmal nachdenken|noch einmal nachdenken|anders überlegt|nicht werten|zählt nicht",
    "gilt nicht|zug zurück|nehme das zurück|nehme ich zurück|nehme ihn zurück|falscher zug|falschen zug",
    "darüber schlafen|drüber schlafen|nur ein test|noch nicht senden|noch nicht ausführen",
    "me equivoqué|me equivoque|me he equivocado|olvídalo|olvidalo|olvídelo|olvídela|olvida eso|olvida lo",
    "olvida la jugada|olvide eso|olvide lo|quiero pensar|quiero pensarlo|quiero pensarla|pensarlo más",
    "pensarla más|pensarlo mejor|déjame pensar|dejame pensar|ignóralo|ignora esto|ignora lo|ignora la",
    "ignore esto|ignore lo|ignore la|cambié de idea|cambié de opinión|he cambiado de idea",
    "he cambiado de opinión|errata|no cuenta|no lo cuentes|no la cuentes|anula lo|anula la|anule la",
    "retiro la jugada|retiro mi jugada|jugada equivocada|solo una prueba|sólo una prueba",
    "me suis trompé|me suis trompée|je me trompe|oubliez ça|oubliez cela|oubliez ce|oubliez le coup",
    "oubliez je|oublie ça|oublie cela|oublie ce|oublie le coup|encore réfléchir|veux réfléchir",
    "vais réfléchir|laissez moi réfléchir|laisse moi réfléchir|ignorez ce|ignorez le|ignorez mon",
    "ignore ce|ignore le|ignore mon|changé d'avis|faute de frappe|annulez ce|annulez le|annulez mon",
    "annule ce|annule le|annule mon|ne compte pas|ne comptez pas|mauvais coup|je reprends mon coup",
    "retire mon coup|juste un test",
    "опечатк-|ошибся|ошиблась|забудь|забудьте|подожди|подождите|подумаю|хочу подумать|надо подумать",
    "передумал-|игнорируй-|не считай-|отмени|отмените|отменяю|беру назад|беру ход назад|не засчитывай-",
    "не тот ход|только проба",
    "not sure yet|still not sure|real move tomorrow|my move tomorrow|my real move|unless you|just kidding|only kidding|i'm kidding|i am kidding|was kidding|only joking",
    "just joking|was a joke|just a thought|i am still thinking|i'm still thinking|but i still think|i need to think|wait for my confirmation|wait for my answer|wait for my ok|wait for my next mail|wait until i",
    "wait till i|oops that was|oops wrong|what would happen|ignore all|give me until|give me till|my first idea",
    "meine erste idee|gib mir bis|geben sie mir bis|mi primera idea|dame hasta|deme hasta|ma première idée",
    "donne moi jusqu-|donnez moi jusqu-|первая мысль|дай мне до|дайте мне до",
    "noch nicht sicher|richtigen zug|richtiger zug|außer du|außer sie|es sei denn|nur ein scherz|war ein scherz",
    "nur spaß|nur ein gedanke|denke noch nach|schlafe drüber|schlafe noch drüber|schlafe noch darüber",
    "ups das war|was würde dann|was würde passieren",
    "todavía no estoy|aún no estoy|no estoy seguro todavía|no estoy segura todavía|jugada de verdad|a menos que",
    "a no ser que|es broma|era broma|una broma|solo es una idea|sólo es una idea|lo sigo pensando|la sigo pensando|pero sigo pensando|tengo que pensar",
    "espera mi confirmación|espere mi confirmación|espera mi respuesta|espere mi respuesta|anula eso|anule eso|anúlalo|qué pasaría",
    "pas encore sûr|pas encore sûre|mon vrai coup|le vrai coup|sauf si|à moins que|je plaisante|je rigole|une blague",
    "juste une idée|réfléchis encore|je réfléchis|dois réfléchir|attendez ma confirmation|attendez ma réponse|attendez mon accord|attendez mon prochain|attends ma confirmation|attends ma réponse",
    "attends mon accord|attends mon prochain|attendez que je|annulez ça|annulez cela|annule ça|annule cela|tenez pas compte|tiens pas compte",
    "pas tenir compte|que se passerait",
    "ещё не уверен-|еще не уверен-|пока не уверен-|настоящий ход|если только|шутка|шучу|пошутил-|только мысль",
    "ещё думаю|еще думаю|дождитесь|дождись|не обращайте внимания|не обращай внимания|отмените это|что было бы",
    "scratch that|scratch this|delete this|delete that|not to be sent|not yet to be sent|only an example|just an example|hypothetically",
    "hypothetical|or not that|not this one|strike that|belay that|do not read this|don't read this",
    "nur ein beispiel|bloß ein beispiel|hypothetisch|nicht abschicken|nicht absenden|nicht senden|moment noch|lösch das|löschen sie das",
    "solo un ejemplo|sólo un ejemplo|es un ejemplo|hipotéticamente|hipotético|no enviar|no lo envíes|no lo envíe|bórralo|bórrelo",
    "juste un exemple|seulement un exemple|qu'un exemple|hypothétiquement|hypothétique|ne pas envoyer|mais non|effacez|supprimez",
    "только пример|просто пример|гипотетически|не отправлять|не отправляй-|удали это|удалите это|минутку",
];

/// What a question below an end says if its writer may go on.
pub(super) const GOES_ON_PLAYING: &[&str] = &[
    "play on|continue|go on|keep playing|too early",
    "weiterspielen|weiter spielen|spiele ich weiter|zu früh",
    "seguir jugando|sigo jugando|continuar|demasiado pronto",
    "continuer|trop tôt|jouer encore",
    "играть дальше|продолжать|продолжить|рано",
];

/// What a line above a move says if the move is only thought of, proposed, remembered or made elsewhere.
pub(super) const SPECULATES: &[&str] = &[
    "maybe|perhaps|probably|possibly|not sure|unsure|undecided|not decided|haven't decided",
    "have not decided|thinking of|thinking about|i think about|thought was|thought of|considering",
    "i consider|choose between|hesitate|candidate|candidates|wanted to play|wanted to move",
    "would have played|could have played|was going to play|tomorrow|yesterday|suggested|suggests",
    "recommends|recommended|engine|stockfish|draft|for example|if i play|if i move|instead of|you played",
    "you moved|your last move|last move was|you expect|expect you to play|analysis|variation|main line",
    "my idea|my plan|the threat|what if",
    "vielleicht|eventuell|evtl|wahrscheinlich|vermutlich|möglicherweise|nicht sicher|unsicher",
    "unentschieden|noch nicht entschieden|ich überlege|denke an|dachte an|erster gedanke|schwanke",
    "zwischen|kandidat|kandidaten|wollte ich spielen|wollte spielen|würde ich spielen|könnte ich spielen",
    "hätte ich gespielt|gestern|morgen spiele|morgen werde|werde morgen|schlägt vor|vorgeschlagen",
    "empfiehlt|entwurf|zum beispiel|wenn ich|falls ich|anstatt|statt|du hast gespielt|sie haben gespielt",
    "letzter zug|dein zug war|ihr zug war|analyse|variante|meine idee|mein plan|die drohung",
    "quizá|quizás|quiza|quizas|tal vez|probablemente|posiblemente|no estoy segur-|no he decidido",
    "dudo entre|dudo|pienso en|pensando en|pensé en|pensaba en|pensaba jugar|primera idea|candidat-",
    "quería jugar|queria jugar|habría jugado|mañana|ayer|sugirió|sugiere|recomienda|borrador|por ejemplo",
    "si juego|en vez de|en lugar de|jugaste|usted jugó|última jugada|análisis|variante|mi idea|mi plan",
    "la amenaza",
    "peut être|probablement|pas sûr|pas sûre|pas encore décidé|hésite|réfléchis|je pensais à|je pense à",
    "je songe à|première idée|candidat-|voulais jouer|aurais joué|demain|hier je|hier j'ai|suggère",
    "suggérait|recommande|brouillon|par exemple|si je joue|au lieu de|tu as joué|vous avez joué",
    "dernier coup|analyse|variante|mon idée|mon plan|la menace",
    "может быть|возможно|наверное|наверно|вероятно|не уверен|не уверена|не решил|не решила|думаю о",
    "думаю над|думал о|думал сыграть|размышляю|колеблюсь|между|кандидат-|хотел сыграть|хотела сыграть",
    "хотел пойти|сыграл бы|сыграла бы|завтра|вчера|предлагает|предложил|советует|посоветовал|движок",
    "черновик|например|если я|если сыграю|вместо|ты сыграл|ты сыграла|вы сыграли|последний ход|анализ",
    "вариант|моя идея|мой план|угроза",
];

/// What a condition below an end is about if it is about another game.
pub(super) const PLAYS_AGAIN: &[&str] = &[
    "again|rematch|another game|another match|new game|next game|next time|return match|revenge",
    "revanche|noch einmal|nochmal|noch mal|neue partie|nächste partie|weitere partie|wieder spielen|nächstes mal",
    "revancha|otra partida|nueva partida|otra vez|próxima partida|de nuevo",
    "autre partie|nouvelle partie|prochaine partie|prochaine fois|à nouveau|de nouveau|rejouer",
    "реванш|реванша|ещё раз|еще раз|новую партию|новая партия|другую партию|следующий раз|снова",
];

/// How a line above a move ends if it tells what somebody has played; not its writer, who says I.
pub(super) const PLAYED: &[&str] = &[
    "played",
    "moved",
    "spielte",
    "zog",
    "gespielt",
    "jugó",
    "joua",
    "joué",
    "сыграл",
    "сыграла",
    "пошёл",
    "пошел",
];

/// The same of somebody who would play it, right above the move.
pub(super) const WOULD_PLAY: &[&str] = &[
    "would play",
    "could play",
    "might play",
    "should play",
    "plays",
    "würde spielen",
    "spielt",
    "spielen würde",
    "jugaría",
    "juega",
    "jouerait",
    "joue",
    "сыграл бы",
    "сыграет",
    "играет",
];

/// How somebody says I.
pub(super) const I: &[&str] = &["i|we|i've|ich|wir|yo|he|je|j'ai|nous|я|мы"];

/// The same right before a colon, where fewer words are a heading.
pub(super) const DOUBTS_BEFORE_COLON: &[&str] = &[
    "not|never|don't|doesn't|no|wanted|would|could|might|may|if|between|options|option|choices|computer",
    "test|example|idea|ideas|plan|threat|puzzle|you|your|yours|previous|else|or|ps|p s|joke",
    "nicht|nie|kein|keine|keinen|wollte|würde|könnte|hätte|wenn|falls|auswahl|computer|test|beispiel|idee",
    "ideen|plan|drohung|rätsel|dein|deine|deinen|dir|ihr|ihre|ihren|sie|vorher|auch|oder|witz",
    "nunca|quería|queria|podría|haría|si|entre|opciones|ordenador|prueba|ejemplo|idea|plan|amenaza|tu|tú",
    "tus|su|usted|anterior|también|o",
    "pas|jamais|ne|voulais|pourrais|ferais|si|entre|options|ordinateur|essai|exemple|idée|plan|menace|tu",
    "ton|ta|vous|votre|précédent|aussi|ou",
    "не|нет|никогда|хотел|хотела|мог|могла бы|бы|если|варианты|компьютер|проба|пример|идея|план|ты|твой",
    "твоя|вы|ваш|ваша|прежний|также|или",
];

/// What a question is about if it is about the move below it.
pub(super) const ASKS: &[&str] = &[
    "which|legal|allowed|possible|can i|may i|could i|should i|shall i|this move|what about|how about",
    "what do you think of|ok if i",
    "welche|welcher|welches|welchen|was ist besser|möglich|erlaubt|legal|zulässig|darf ich|kann ich das",
    "kann ich so|kann ich jetzt|könnte ich|soll ich|geht das|was hältst du von|was halten sie von",
    "wie wäre",
    "cuál|cual|qué es mejor|que es mejor|legal|posible|permitido|permitida|puedo|se puede|debo",
    "lequel|laquelle|quel coup|quel est le meilleur|que vaut il mieux|légal|autorisé|permis|possible",
    "puis je|est ce que je peux|est ce que je dois|dois je",
    "что лучше|как лучше|какой ход|можно так|можно ли|можно сыграть|можно мне|это возможно|могу ли|могу я",
    "возможно ли|допустимо|разрешено|стоит ли",
];

/// The same where nothing stands between the question and the move.
pub(super) const ASKS_RIGHT_ABOVE: &[&str] = &[
    "move|play|better|or|is this|is that|this",
    "zug|ziehen|spielen|spiele|besser|oder|das|dies",
    "jugada|jugar|juego|mejor|esto|eso|o",
    "coup|jouer|joue|mieux|ceci|cela|ça|ou",
    "ход|ходить|сыграть|играть|лучше|это|так|или",
];

/// What tells of a move that was not made, or long ago: no other choice now.
pub(super) const PAST: &[&str] = &[
    "it was|that was|this was|was also|was tempting|was possible|was your|was my|was a|was the|was not",
    "wasn't|was afraid|feared|were|had been|would have|played|last time|you answered|you chose|last year",
    "last game|our last",
    "war|wäre gewesen|hätte|gespielt|gewesen|letztes mal|letzten mal|letzte partie|letzten partie",
    "fue|era|jugaste|jugué|hubiera|habría|última vez|última partida",
    "était|fut|avait|joué|aurait|aurais|dernière fois|dernière partie",
    "был|была|было|сыграл|сыграла|сыграли|прошлый раз|прошлой партии",
];

/// What a line that names a move says if it tells what its writer means to do.
pub(super) const FUTURE: &[&str] = &[
    "then|next|followed by|i intend|we intend|intending|idea is|idea was|the idea|my idea|in reply to",
    "in answer to|i am planning|i'm planning|planning to|going to play|will play|i'll play|i will castle",
    "hope to play|hoping for",
    "danach|dann|als nächstes|als nächster|nächster zug|eventuell|sollte er|sollte sie|sollten sie",
    "sollte schwarz|sollte weiß|idee|will ich spielen|werde ich spielen|spiele ich|folgt|plane|geplant",
    "luego|después|a continuación|próxima jugada|siguiente|voy a jugar|jugaré|la idea|mi idea",
    "en respuesta a|planeo",
    "ensuite|puis|prochain coup|je vais jouer|je jouerai|l'idée|mon idée|en réponse à|je prévois",
    "потом|затем|далее|следующим ходом|следующий ход|сыграю|пойду|идея|собираюсь|планирую|в ответ на",
];

/// What nobody says to the opponent: it is about him, or for the club, or opens an account.
pub(super) const CONFIDES: &[&str] = &[
    "my opponent|my opponent's|password|passwords|don't show this|don't show it|do not show this|do not show it",
    "don't tell|do not tell|must not see this|must not know|for my records|for my own records|report him|report her|report them",
    "report this to|tell the director|tell the directors|inform the director|is cheating|he cheats",
    "she cheats",
    "mein gegner|meinem gegner|meinen gegner|meines gegners|meine gegnerin|meiner gegnerin",
    "dem turnierleiter|der turnierleitung|mein passwort|passwort|kennwort|nicht zeigen|nicht weitersagen|nicht weitergeben",
    "nicht verraten|für meine unterlagen|für meine akten",
    "mi rival|mi oponente|mi adversario|mi adversaria|mi contrincante|al director|a los directores",
    "mi contraseña|contraseña|no se lo digas|no se lo diga|no se lo muestres|no se lo enseñes|no mostrar|no enseñar",
    "para mis notas|para mis archivos",
    "mon adversaire|au directeur|aux directeurs|mot de passe|ne pas montrer|ne lui montrez pas|ne lui montre pas",
    "ne lui dites pas|ne lui dis pas|pour mes archives|pour mes notes",
    "мой соперник|моего соперника|моему сопернику|моя соперница|моей соперницы|мой противник",
    "моего противника|моему противнику|директору|директорам|пароль|паролем|пароля|не показывать|не показывай-|не говори ему",
    "не говори ей|не говорите ему|не говорите ей|для моих записей|для моего архива",
];

/// Who runs the club, as letters address them.
pub(super) const OFFICES: &[&str] = &[
    "td|director|directors|tournament director|arbiter|referee|admin|admins|administrator|webmaster",
    "organizer|organiser|club|support",
    "turnierleiter|turnierleiterin|turnierleitung|spielleiter|spielleitung|schiedsrichter|verein|club",
    "klub|vorstand",
    "director|directora|directores|árbitro|arbitro|organizador|organización|administrador|club",
    "directeur|directrice|directeurs|arbitre|organisateur|administrateur|club",
    "директор|директору|директора|судья|судье|арбитр|арбитру|администратор|администратору|организатор",
    "клуб|клубу",
];

/// What stands before one of them in the head of a letter.
pub(super) const ADDRESSES: &[&str] = &[
    "dear|hello|hi|to|for|attention|attn",
    "lieber|liebe|hallo|an|für|sehr|herr|frau",
    "estimado|estimada|querido|querida|hola|al|para|señor|señora",
    "cher|chère|bonjour|au|à|pour|monsieur|madame",
    "уважаемый|уважаемая|дорогой|дорогая|здравствуйте|для|господин",
];

/// Whether a text says one of these.
pub(super) fn says(text: &str, phrases: &[&str]) -> bool {
    let text = format!(" {} ", normal(text));
    let begun = |phrase: &str| {
        let places: Vec<usize> = text.match_indices(phrase).map(|(at, _)| at).collect();
        places.into_iter().filter(|at| text.as_bytes().get(at.wrapping_sub(1)) == Some(&b' '))
    };
    phrases.iter().flat_map(|line| line.split('|')).any(|phrase| match phrase.strip_suffix('-') {
        Some(stem) => begun(stem).next().is_some(),
        None => begun(phrase).any(|at| text.as_bytes().get(at + phrase.len()) == Some(&b' ')),
    })
}

/// A text as phrases are written: small letters, one kind of apostrophe, and nothing else but single blanks.
pub(crate) fn normal(text: &str) -> String {
    let bare: String = text
        .to_lowercase()
        .chars()
        .map(|c| match c {
            '’' => '\'',
            c if c.is_alphanumeric() || c == '\'' => c,
            _ => ' ',
        })
        .collect();
    bare.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::{ASKS, TAKES_BACK, says};

    #[test]
    fn phrases_are_whole_words_and_stems_begin_them() {
        assert!(says("I’ve CHANGED my mind, d4 instead", TAKES_BACK));
        assert!(says("Опечатка, надо Кc3", TAKES_BACK));
        assert!(says("Puis-je jouer ceci ?", ASKS));
        assert!(!says("Household on fire", TAKES_BACK));
        assert!(!says("Witchcraft?", ASKS));
    }
}
