//! Bodies of replies: `tests/cases/bodies.txt`, and programs x languages x kinds of reply.

use std::fmt::Write as _;
use std::fs;

use frcec_rules::Line;
use frcec_server::mail::judge::trial::Trial;
use frcec_server::mail::judge::{Answer, Disposition, Order, Verdict};

use super::mail_cases::folder;

/// The position of the fault cases.
pub const FEN: &str = "r2q2k1/1P3ppp/8/3pP3/1B4Q1/2p5/1P1NP3/R3K2R w KQ d6 0 12";

/// Judges a body of the player whose turn it is.
pub fn judged(body: &str, html: bool) -> Verdict {
    let (line, _) = Line::from_fen(FEN).expect("a sound position");
    judged_at(line, body, html)
}

fn judged_at(line: Line, body: &str, html: bool) -> Verdict {
    let kind = if html { "html" } else { "plain" };
    let message = format!(
        "From: Anna <anna@example.org>\r\nContent-Type: text/{kind}; charset=utf-8\r\n\r\n{}",
        body.replace('\n', "\r\n")
    );
    Trial::new(line, "anna@example.org").judge(
        message.as_bytes(),
        "anna@example.org",
        &["game+TOKEN@club.example"],
    )
}

/// A verdict in the words of the table.
fn meaning(verdict: &Verdict, with_message: bool) -> String {
    let mut said = match verdict.disposition {
        Disposition::AskSender => return "ask".to_owned(),
        Disposition::Hold => "hold ".to_owned(),
        Disposition::AcceptCommand => String::new(),
        other => return other.name().to_owned(),
    };
    said.push_str(&verdict.order.as_ref().map(Order::canonical).unwrap_or_default());
    if matches!(verdict.order, Some(Order::Move { offer: true, .. })) {
        said.push_str(" draw");
    }
    if matches!(verdict.answer, Some(Answer::TextWithheld { .. })) {
        said.push_str(" withheld");
    }
    if matches!(verdict.answer, Some(Answer::ConfidentialWithheld { .. })) {
        said.push_str(" confidential");
    }
    if matches!(verdict.answer, Some(Answer::PlanWithheld { .. })) {
        said.push_str(" plan");
    }
    if matches!(verdict.answer, Some(Answer::WordsBelowNote { .. })) {
        said.push_str(" below note");
    }
    if with_message {
        let text = verdict.message.as_deref().unwrap_or("").replace('\n', " / ");
        let _ = write!(said, " | {text}");
    }
    said.trim_end().to_owned()
}

#[test]
fn the_table_of_bodies() {
    let text = fs::read_to_string(folder().join("bodies.txt")).expect("the table");
    let blocks: Vec<&str> = text.split("\n# ").skip(1).collect();
    let mut faults = Vec::new();
    for block in &blocks {
        let (name, rest) = block.split_once('\n').expect("a name");
        let (expected, body) = rest.split_once('\n').unwrap_or((rest, ""));
        let expected = expected.strip_prefix("= ").expect("a meaning");
        let verdict = judged(body, name.starts_with("html"));
        let found = meaning(&verdict, expected.contains('|'));
        if found != expected.trim_end() {
            faults.push(format!(
                "{name}: {found:?}, not {expected:?} ({:?} {:?})",
                verdict.why, verdict.answer
            ));
        }
    }
    assert!(blocks.len() >= 150, "{} bodies", blocks.len());
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Where a pawn could go to a4, "A4" is paper in these words, and a move in those.
#[test]
fn sizes_of_paper_are_no_moves() {
    let found = |words: &str| {
        let line = Line::new("518".parse().expect("a number"));
        meaning(&judged_at(line, &format!("e4\n\n{words}"), false), true)
    };
    for words in [
        "I have printed the board on A4 and hung it up.",
        "A4 paper is too small for it, format A3 fits.",
        "It is the size of an A4 sheet.",
        "Ich habe die Stellung auf A4 ausgedruckt.",
        "Die Liste ist DIN A4 Querformat.",
        "J'ai imprimé l'échiquier sur une feuille A4.",
        "Je l'ai imprimé en A4.",
        "Tengo el tablero impreso en A4.",
        "Cabe en una hoja A4.",
        "Доска напечатана на листе А4.",
    ] {
        assert_eq!(found(words), format!("e4 | {words}"), "{words}");
    }
    for words in ["I thought of a4 as well.", "a4 on paper looks better.", "a4", "Oder a4?", "Besser a4."] {
        assert_eq!(found(words), "ask", "{words}");
    }
    // Alone it is what it always was.
    let line = Line::new("518".parse().expect("a number"));
    assert_eq!(meaning(&judged_at(line, "A4", false), false), "a4");
}

/// How programs in one language introduce a quote.
struct Tongue {
    code: &'static str,
    gmail: &'static str,
    apple: &'static str,
    thunderbird: &'static str,
    yahoo: &'static str,
    /// From, Sent, To, Subject.
    outlook: [&'static str; 4],
    separator: &'static str,
    telephone: &'static str,
}

const TONGUES: &[Tongue] = &[
    Tongue {
        code: "en",
        gmail: "On Fri, Apr 3, 2026 at 12:32 PM FRCEC <play+TOKEN@club.example> wrote:",
        apple: "On 3 Apr 2026, at 12:32, FRCEC <play+TOKEN@club.example> wrote:",
        thunderbird: "On 4/3/26 12:32, FRCEC wrote:",
        yahoo: "On Friday, April 3, 2026, 12:32:00 PM GMT+2, FRCEC <play+TOKEN@club.example> wrote:",
        outlook: ["From", "Sent", "To", "Subject"],
        separator: "-----Original Message-----",
        telephone: "Sent from my iPhone",
    },
    Tongue {
        code: "de",
        gmail: "Am Fr., 3. Apr. 2026 um 12:32 Uhr schrieb FRCEC <play+TOKEN@club.example>:",
        apple: "Am 03.04.2026 um 12:32 schrieb FRCEC <play+TOKEN@club.example>:",
        thunderbird: "Am 03.04.26 um 12:32 schrieb FRCEC:",
        yahoo: "Am Freitag, 3. April 2026 um 12:32:00 MESZ hat FRCEC <play+TOKEN@club.example> Folgendes geschrieben:",
        outlook: ["Von", "Gesendet", "An", "Betreff"],
        separator: "-----Ursprüngliche Nachricht-----",
        telephone: "Von meinem iPhone gesendet",
    },
    Tongue {
        code: "fr",
        gmail: "Le ven. 3 avr. 2026 à 12:32, FRCEC <play+TOKEN@club.example> a écrit :",
        apple: "Le 3 avr. 2026 à 12:32, FRCEC <play+TOKEN@club.example> a écrit :",
        thunderbird: "Le 03/04/2026 à 12:32, FRCEC a écrit :",
        yahoo: "Le vendredi 3 avril 2026 à 12:32:00 UTC+2, FRCEC <play+TOKEN@club.example> a écrit :",
        outlook: ["De", "Envoyé", "À", "Objet"],
        separator: "-----Message d'origine-----",
        telephone: "Envoyé de mon iPhone",
    },
    Tongue {
        code: "es",
        gmail: "El vie, 3 abr 2026 a las 12:32, FRCEC (<play+TOKEN@club.example>) escribió:",
        apple: "El 3 abr 2026, a las 12:32, FRCEC <play+TOKEN@club.example> escribió:",
        thunderbird: "El 03/04/2026 a las 12:32, FRCEC escribió:",
        yahoo: "El viernes, 3 de abril de 2026, 12:32:00 CEST, FRCEC <play+TOKEN@club.example> escribió:",
        outlook: ["De", "Enviado el", "Para", "Asunto"],
        separator: "-----Mensaje original-----",
        telephone: "Enviado desde mi iPhone",
    },
    Tongue {
        code: "it",
        gmail: "Il giorno ven 3 apr 2026 alle ore 12:32 FRCEC <play+TOKEN@club.example> ha scritto:",
        apple: "Il giorno 3 apr 2026, alle ore 12:32, FRCEC <play+TOKEN@club.example> ha scritto:",
        thunderbird: "Il 03/04/2026 12:32, FRCEC ha scritto:",
        yahoo: "Il venerdì 3 aprile 2026 alle ore 12:32:00 CEST, FRCEC <play+TOKEN@club.example> ha scritto:",
        outlook: ["Da", "Inviato", "A", "Oggetto"],
        separator: "-----Messaggio originale-----",
        telephone: "Inviato da iPhone",
    },
    Tongue {
        code: "pt",
        gmail: "Em sex., 3 de abr. de 2026 às 12:32, FRCEC <play+TOKEN@club.example> escreveu:",
        apple: "No dia 3 de abr. de 2026, às 12:32, FRCEC <play+TOKEN@club.example> escreveu:",
        thunderbird: "Em 03/04/2026 12:32, FRCEC escreveu:",
        yahoo: "Em sexta-feira, 3 de abril de 2026 às 12:32:00 GMT-3, FRCEC <play+TOKEN@club.example> escreveu:",
        outlook: ["De", "Enviada em", "Para", "Assunto"],
        separator: "-----Mensagem original-----",
        telephone: "Enviado do meu iPhone",
    },
    Tongue {
        code: "nl",
        gmail: "Op vr 3 apr 2026 om 12:32 schreef FRCEC <play+TOKEN@club.example>:",
        apple: "Op 3 apr 2026 om 12:32 heeft FRCEC <play+TOKEN@club.example> het volgende geschreven:",
        thunderbird: "Op 03-04-2026 om 12:32 schreef FRCEC:",
        yahoo: "Op vrijdag 3 april 2026 om 12:32:00 CEST schreef FRCEC <play+TOKEN@club.example>:",
        outlook: ["Van", "Verzonden", "Aan", "Onderwerp"],
        separator: "-----Oorspronkelijk bericht-----",
        telephone: "Verstuurd vanaf mijn iPhone",
    },
    Tongue {
        code: "ru",
        gmail: "пт, 3 апр. 2026 г. в 12:32, FRCEC <play+TOKEN@club.example>:",
        apple: "3 апр. 2026 г., в 12:32, FRCEC <play+TOKEN@club.example> написал(а):",
        thunderbird: "03.04.2026 12:32, FRCEC пишет:",
        yahoo: "Пятница, 3 апреля 2026, 12:32 +03:00 от FRCEC <play+TOKEN@club.example>:",
        outlook: ["От", "Отправлено", "Кому", "Тема"],
        separator: "-----Исходное сообщение-----",
        telephone: "Отправлено с iPhone",
    },
    Tongue {
        code: "pl",
        gmail: "pt., 3 kwi 2026 o 12:32 FRCEC <play+TOKEN@club.example> napisał(a):",
        apple: "Wiadomość napisana przez FRCEC <play+TOKEN@club.example> w dniu 3 kwi 2026, o godz. 12:32:",
        thunderbird: "W dniu 03.04.2026 o 12:32, FRCEC pisze:",
        yahoo: "W dniu piątek, 3 kwietnia 2026 12:32:00 CEST FRCEC <play+TOKEN@club.example> napisał(a):",
        outlook: ["Od", "Wysłano", "Do", "Temat"],
        separator: "-----Wiadomość oryginalna-----",
        telephone: "Wysłane z iPhone'a",
    },
    Tongue {
        code: "da",
        gmail: "Den fre. 3. apr. 2026 kl. 12.32 skrev FRCEC <play+TOKEN@club.example>:",
        apple: "Den 3. apr. 2026 kl. 12.32 skrev FRCEC <play+TOKEN@club.example>:",
        thunderbird: "Den 03.04.2026 kl. 12.32 skrev FRCEC:",
        yahoo: "Den fredag den 3. april 2026 12.32.00 CEST skrev FRCEC <play+TOKEN@club.example>:",
        outlook: ["Fra", "Sendt", "Til", "Emne"],
        separator: "-----Oprindelig meddelelse-----",
        telephone: "Sendt fra min iPhone",
    },
    Tongue {
        code: "sv",
        gmail: "Den fre 3 apr. 2026 kl 12:32 skrev FRCEC <play+TOKEN@club.example>:",
        apple: "3 apr. 2026 kl. 12:32 skrev FRCEC <play+TOKEN@club.example>:",
        thunderbird: "Den 2026-04-03 kl. 12:32, skrev FRCEC:",
        yahoo: "Den fredag 3 april 2026 12:32:00 CEST skrev FRCEC <play+TOKEN@club.example>:",
        outlook: ["Från", "Skickat", "Till", "Ämne"],
        separator: "-----Ursprungligt meddelande-----",
        telephone: "Skickat från min iPhone",
    },
    Tongue {
        code: "fi",
        gmail: "pe 3. huhtik. 2026 klo 12.32 FRCEC <play+TOKEN@club.example> kirjoitti:",
        apple: "FRCEC <play+TOKEN@club.example> kirjoitti 3.4.2026 kello 12.32:",
        thunderbird: "FRCEC kirjoitti 3.4.2026 klo 12.32:",
        yahoo: "perjantai 3. huhtikuuta 2026 klo 12.32.00 UTC+3 FRCEC <play+TOKEN@club.example> kirjoitti:",
        outlook: ["Lähettäjä", "Lähetetty", "Vastaanottaja", "Aihe"],
        separator: "-----Alkuperäinen viesti-----",
        telephone: "Lähetetty iPhonesta",
    },
    Tongue {
        code: "cs",
        gmail: "pá 3. 4. 2026 v 12:32 odesílatel FRCEC <play+TOKEN@club.example> napsal:",
        apple: "3. 4. 2026 v 12:32, FRCEC <play+TOKEN@club.example>:",
        thunderbird: "Dne 03. 04. 26 v 12:32 FRCEC napsal(a):",
        yahoo: "V pátek 3. dubna 2026 12:32:00 CEST, FRCEC <play+TOKEN@club.example> napsal(a):",
        outlook: ["Od", "Odesláno", "Komu", "Předmět"],
        separator: "-----Původní zpráva-----",
        telephone: "Odesláno z iPhonu",
    },
    Tongue {
        code: "tr",
        gmail: "FRCEC <play+TOKEN@club.example>, 3 Nis 2026 Cum, 12:32 tarihinde şunu yazdı:",
        apple: "FRCEC <play+TOKEN@club.example> şunları yazdı (3 Nis 2026 12:32):",
        thunderbird: "3.04.2026 12:32 tarihinde FRCEC yazdı:",
        yahoo: "3 Nisan 2026 Cuma 12:32:00 GMT+3 tarihinde FRCEC <play+TOKEN@club.example> şunu yazdı:",
        outlook: ["Kimden", "Gönderildi", "Kime", "Konu"],
        separator: "-----Özgün İleti-----",
        telephone: "iPhone'umdan gönderildi",
    },
    Tongue {
        code: "el",
        gmail: "Στις Παρ 3 Απρ 2026 στις 12:32 μ.μ., ο χρήστης FRCEC <play+TOKEN@club.example> έγραψε:",
        apple: "Στις 3 Απρ 2026, στις 12:32, ο χρήστης FRCEC <play+TOKEN@club.example> έγραψε:",
        thunderbird: "Στις 3/4/26 12:32, ο/η FRCEC έγραψε:",
        yahoo: "Την Παρασκευή 3 Απριλίου 2026 στις 12:32:00 μ.μ. EEST, ο χρήστης FRCEC <play+TOKEN@club.example> έγραψε:",
        outlook: ["Από", "Στάλθηκε", "Προς", "Θέμα"],
        separator: "-----Αρχικό μήνυμα-----",
        telephone: "Στάλθηκε από το iPhone μου",
    },
    Tongue {
        code: "ja",
        gmail: "2026年4月3日(金) 12:32 FRCEC <play+TOKEN@club.example>:",
        apple: "2026/04/03 12:32、FRCEC <play+TOKEN@club.example>のメール:",
        thunderbird: "On 2026/04/03 12:32, FRCEC wrote:",
        yahoo: "2026年4月3日金曜日 12:32:00 JST、FRCEC<play+TOKEN@club.example>のメール:",
        outlook: ["差出人", "送信日時", "宛先", "件名"],
        separator: "-----元のメッセージ-----",
        telephone: "iPhoneから送信",
    },
];

/// What a letter could say, with everything in it that must not be done.
const LETTER: &str = "Game 4711, White to play, move 12.\nAnswer with your move on the first line.\nWrite\nresign\nto give up, or\ndraw?\nto offer a draw.\ne4\naccept";

fn marked(text: &str) -> String {
    let lines: Vec<String> = text.lines().map(|line| format!("> {line}\n")).collect();
    lines.concat()
}

/// A long line broken where programs break it.
fn wrapped(attribution: &str) -> String {
    match attribution.find('<') {
        Some(at) => format!("{}\n{}", &attribution[..=at], &attribution[at + 1..]),
        None => attribution.to_owned(),
    }
}

/// A header block that holds neither an address nor a date, only the subject of our letter.
fn names(tongue: &Tongue) -> String {
    let [from, sent, to, subject] = tongue.outlook;
    format!("{from}: FRCEC\n{sent}: 03/04\n{to}: Anna\n{subject}: [FRCEC] M0001-1: Anna - Boris\n")
}

/// Everything that a program puts below an answer.
fn below(tongue: &Tongue) -> Vec<(&'static str, String)> {
    let quoted = marked(LETTER);
    let [from, sent, to, subject] = tongue.outlook;
    let block = format!(
        "{from}: FRCEC <play+TOKEN@club.example>\n{sent}: 3. 4. 2026 12:32\n{to}: Anna <anna@example.org>\n{subject}: M0001-1\n"
    );
    vec![
        ("gmail", format!("\n{}\n\n{quoted}", tongue.gmail)),
        ("gmail wrapped", format!("\n{}\n\n{quoted}", wrapped(tongue.gmail))),
        ("apple", format!("\n> {}\n> \n{quoted}", tongue.apple)),
        ("thunderbird", format!("\n{}\n{quoted}", tongue.thunderbird)),
        ("yahoo", format!("{}\n\n{LETTER}\n", tongue.yahoo)),
        ("outlook", format!("\n{block}\n{LETTER}\n")),
        ("outlook without a blank line", format!("{block}{LETTER}\n")),
        ("outlook with a rule", format!("\n________________________________\n{block}\n{LETTER}\n")),
        ("outlook with names alone", format!("\n{}\n{LETTER}\n", names(tongue))),
        ("outlook express", format!("\n{}\n{block}\n{LETTER}\n", tongue.separator)),
        ("outlook bold", format!("\n{}\n{LETTER}\n", block.replacen(from, &format!("*{from}*"), 1))),
        ("telephone", format!("\n{}\n\n> {}\n{quoted}", tongue.telephone, tongue.apple)),
    ]
}

#[test]
fn a_move_above_every_programs_quote_in_every_language() {
    let mut faults = Vec::new();
    let mut count = 0;
    for tongue in TONGUES {
        for (program, quote) in below(tongue) {
            for (kind, own, expected) in [
                ("move", "12. Nf3\n", "Nf3 |"),
                ("text", "12. Nf3\n\nGreetings from here!\n", "Nf3 | Greetings from here!"),
                ("offer", "Nf3\ndraw?\n", "Nf3 draw |"),
                ("nothing", "\n", "ask"),
                ("talk", "I need another day, sorry.\n", "ask"),
            ] {
                count += 1;
                let found = meaning(&judged(&format!("{own}{quote}"), false), true);
                if found != expected {
                    faults.push(format!("{} {program} {kind}: {found:?}, not {expected:?}", tongue.code));
                }
            }
        }
    }
    assert!(count >= 600, "{count}");
    assert!(faults.is_empty(), "{} of {count}:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn a_move_below_and_between_marked_quotes() {
    let quoted = marked(LETTER);
    let mut faults = Vec::new();
    for tongue in TONGUES {
        for (program, attribution) in
            [("gmail", tongue.gmail), ("thunderbird", tongue.thunderbird), ("apple", tongue.apple)]
        {
            for (kind, body, expected) in [
                ("bottom", format!("{attribution}\n{quoted}\n12. Nf3\n\nBest wishes\n"), "Nf3 | Best wishes"),
                ("bottom, signed", format!("{attribution}\n{quoted}\nNf3\n-- \nresign\n"), "Nf3 |"),
                ("between", format!("{attribution}\n> Your move.\n\nNf3\n\n{quoted}"), "Nf3 |"),
                (
                    "telephone below",
                    format!("{attribution}\n{quoted}\nNf3\n\n{}\n", tongue.telephone),
                    "Nf3 |",
                ),
            ] {
                let found = meaning(&judged(&body, false), true);
                if found != expected {
                    faults.push(format!("{} {program} {kind}: {found:?}, not {expected:?}", tongue.code));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
