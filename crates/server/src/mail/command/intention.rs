//! Plans without a move: what somebody says that he will do on the board. "I will attack on the kingside" is as good as a move to whoever
//! reads it; "I will visit you" is none of the game.

use super::phrases::{normal, says};

/// How somebody says that he will, wants to or means to.
const I_WILL: &[&str] = &[
    "i will|i'll|i shall|i am going to|i'm going to|i want to|i intend to|i plan to|i am planning to|i'm planning to|i hope to|i mean to",
    "we will|we'll|i would like to|i'd like to|i am about to|i'm about to|i am trying to|i'm trying to|i am aiming|i'm aiming",
    "ich will|ich werde|ich möchte|ich plane|ich beabsichtige|ich habe vor|ich hoffe|ich versuche|will ich|werde ich|möchte ich|wir werden",
    "voy a|vamos a|quiero|planeo|pienso|pretendo|intento|intentaré|espero|tengo la intención|quisiera|mi intención",
    "je vais|je veux|je compte|je prévois|je voudrais|j'ai l'intention|j'espère|je pense|je tente|j'essaie|on va|nous allons",
    "я буду|буду|я хочу|хочу|собираюсь|планирую|намерен|намерена|надеюсь|думаю|попробую|постараюсь|мы будем",
];

/// Verbs that say so by their ending alone.
const I_SHALL: &[&str] = &[
    "atacaré|enrocaré|sacrificaré|avanzaré|cambiaré|doblaré|presionaré|jugaré|moveré|tomaré|capturaré|llevaré|abriré|defenderé",
    "attaquerai|roquerai|sacrifierai|avancerai|échangerai|doublerai|jouerai|prendrai|pousserai|ouvrirai|défendrai",
    "атакую|нападу|пожертвую|разменяю|сдвою|двину|возьму|пойду|сыграю|открою|переведу",
    "i attack|i sacrifice|greife ich|ich greife|ich opfere|je attaque|j'attaque|je sacrifie|ataco|sacrifico",
];

/// What is done on a board and hardly elsewhere.
const DONE: &[&str] = &[
    "attack-|castle kingside|castle queenside|castle long|castle short|castle soon|castle next|sacrific-|checkmate|mate you|fianchetto",
    "double rooks|trade pieces|trade queens|exchange pieces|exchange queens|promote",
    "angreif-|angriff|attackier-|rochier-|opfer-|matt setzen|mattsetzen|abtauschen|abzutauschen|anzugreifen",
    "atacar-|ataque|enrocar-|sacrificar-|dar mate|jaque mate|coronar",
    "attaque-|roquer|sacrifier|mater|faire mat",
    "атак-|напад-|рокир-|пожертв-|жертв-|поставить мат|заматов-",
];

/// Places of a board, and pieces that are nothing else.
const PLACES: &[&str] = &[
    "kingside|queenside|king side|queen side|king's side|queen's side|flank|centre pawn|center pawn|in the centre|in the center|the long diagonal",
    "diagonal|back rank|seventh rank|open file|e file|d file|c file|f file|g file|h file|a file|b file|your king|your queen|my queen|my rook|my rooks|my knight|my bishop",
    "my pawns|my pawn|your rook|your knight|your bishop|passed pawn|passed pawns|endgame|the pawn|the rook|the knight|the rooks|bishop pair",
    "königsflügel|damenflügel|im zentrum|das zentrum|die diagonale|der diagonale|linie|grundreihe|ihren könig|deinen könig|den bauern|den turm|den springer|den läufer",
    "die türme|meine türme|meinen springer|meinen läufer|meinen turm|meine dame|meine bauern|freibauer|freibauern|endspiel",
    "flanco|el centro|la diagonal|la columna|tu rey|su rey|mi dama|mi torre|mis torres|mi caballo|mi alfil|mis peones|el peón|peón pasado|final de torres",
    "aile roi|aile dame|l'aile|au centre|le centre|la diagonale|la colonne|ton roi|votre roi|ma dame|ma tour|mes tours|mon cavalier|mon fou|mes pions|le pion|finale",
    "королевском фланге|ферзевом фланге|фланге|фланг|в центре|центр|диагонали|диагональ|вертикали|вертикаль|короля|ферзя|ладью|ладьи|коня|слона|пешку|пешки|эндшпиль",
];

/// What is done to them.
const ACTS: &[&str] = &[
    "attack-|play|push|move|bring|put|double|trade|exchange|sacrific-|take|win|open|close|break|advance|storm|use|press-|target|go|get|capture|occupy|expand|build|strike|castle|defend|aim-",
    "angreif-|spielen|ziehen|bringen|stellen|verdoppeln|tauschen|abtauschen|opfern|nehmen|schlagen|gewinnen|öffnen|schließen|vorrücken|stürmen|besetzen|rochieren|gehen|kommen|verteidigen|drücken|überführen",
    "atacar-|jugar|empujar|mover|llevar|poner|doblar|cambiar|sacrificar|tomar|comer|capturar|ganar|abrir|cerrar|avanzar|romper|presionar|ocupar|enrocar|ir|defender|pasar",
    "attaque-|jouer|pousser|bouger|amener|mettre|doubler|échanger|sacrifier|prendre|capturer|gagner|ouvrir|fermer|avancer|percer|occuper|roquer|aller|défendre|passer|presser",
    "атак-|напад-|играть|сыграть|двинуть|двигать|перевести|поставить|сдвоить|разменять|менять|жертвовать|пожертвовать|взять|брать|бить|выиграть|открыть|закрыть|занять|рокир-|идти|пойти|защищать|давить|прорв-",
];

/// What is not of this game: thanks, other games, other days of one's life.
const ELSEWHERE: &[&str] = &[
    "thank|thanks|another game|next game|last game|our other game|tournament|against karl|danke|danken|andere partie|turnier",
    "gracias|agradecer|otra partida|torneo|merci|remercier|autre partie|tournoi|спасибо|благодар-|другой партии|другую партию|турнир-",
];

/// Whether a text says what its writer means to do in the game, though it names no move.
pub(super) fn is_told(text: &str) -> bool {
    text.split(['.', '!', '?', '…']).any(|sentence| {
        let wills = says(sentence, I_WILL);
        let shall = says(sentence, I_SHALL);
        let acts = || says(sentence, PLACES) && says(sentence, ACTS);
        ((wills && (says(sentence, DONE) || acts()))
            || (shall && (says(sentence, DONE) || says(sentence, PLACES))))
            && !says(sentence, ELSEWHERE)
            && !asks_about_you(sentence)
    })
}

/// "I hope you will attack": it is the other who does it.
fn asks_about_you(sentence: &str) -> bool {
    const YOU: [&str; 12] = [
        "i hope you ",
        "i want you ",
        "i'd like you ",
        "ich hoffe du ",
        "ich hoffe sie ",
        "ich will dass du ",
        "espero que ",
        "quiero que ",
        "j'espère que ",
        "je veux que ",
        "надеюсь что ",
        "думаю что ",
    ];
    let words = format!("{} ", normal(sentence));
    YOU.iter().any(|you| words.contains(you))
}

#[cfg(test)]
mod tests {
    use super::is_told;

    #[test]
    fn plans_without_a_move() {
        for line in [
            "I will attack on the kingside next week",
            "I’m going to double my rooks on the open file.",
            "Soon I'll castle kingside",
            "Planeo atacar en el flanco de rey",
            "Atacaré en el flanco de dama",
            "Voy a cambiar mis torres pronto",
            "Ich will am Königsflügel angreifen",
            "Nächste Woche werde ich meine Türme auf die c-Linie bringen",
            "Je vais attaquer à l’aile roi",
            "Je compte pousser mes pions bientôt",
            "Собираюсь атаковать на королевском фланге",
            "Я хочу перевести коня на другой фланг",
        ] {
            assert!(is_told(line), "{line}");
        }
        for line in [
            "I will be on the train next week.",
            "I want to thank you for the nice attack on the kingside.",
            "I will visit my king in London.",
            "Your attack on my king was strong.",
            "I hope you will attack me less next time.",
            "Voy a tomar el tren a Madrid.",
            "Quiero ir al centro comercial.",
            "Ich werde am Montag mit der Bahn nach Köln fahren.",
            "Je vais prendre le train pour Lyon.",
            "Je veux voir la tour Eiffel.",
            "Буду в Москве на неделе.",
            "Собираюсь в отпуск.",
        ] {
            assert!(!is_told(line), "{line}");
        }
    }
}
