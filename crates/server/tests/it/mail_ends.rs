//! What stands beside a resignation, an accepted draw and a move, and leaves open whether they are meant: a resignation, a draw and a
//! move cannot be undone.

use super::mail_wrappers::{FROM, PASS, done, parts};

fn plain(body: &str) -> String {
    done(&format!("{PASS}{FROM}Content-Type: text/plain; charset=utf-8\n\n{body}\n"))
}

fn html(body: &str) -> String {
    done(&format!("{PASS}{FROM}Content-Type: text/html; charset=utf-8\n\n<html><body>{body}</body></html>\n"))
}

/// The same mail as plain text and as HTML.
fn both(text: &str, page: &str) -> String {
    let text = format!("Content-Type: text/plain; charset=utf-8\n\n{text}\n");
    let page = format!("Content-Type: text/html; charset=utf-8\n\n<div dir=\"ltr\">{page}</div>\n");
    done(&format!("{PASS}{}", parts("alternative", &[&text, &page])))
}

#[test]
fn whoever_gives_up_and_thanks_is_understood() {
    for body in [
        "resign",
        "Resign.\n\nHans",
        "resign\nThanks for the game, well played! All the best, Hans",
        "resign\n\nthanks for the game, hans",
        "resign\n\nWell played!\n\nBest wishes\nHans Meier",
        "resign\nwell played!",
        "resign\nvery nice game",
        "Hi Boris,\n\nresign\n\nThank you very much for this interesting game and for your patience\nwith my slow answers.\n\nHans",
        "I resign\n\nCongratulations, your attack was too strong. I enjoyed it very much.\n\nYours, Hans",
        "I give up.\n\nBeautiful combination! Rematch?\n\nHans",
        "resign 😢\n\nThanks! 🙏",
        "resign :-(\n0-1\nGood game ;-)",
        "resign\n\nGood luck in the tournament!",
        "My answer:\nresign\n\nregards",
        "resign\nnote: play the Berlin next time",
        "resign\n\nIt was a pleasure. Your 34. Nf5 was a great move!\n\n-- \nHans\nnever, ever",
        "aufgeben\n\nVielen Dank für die schöne Partie. Herzlichen Glückwunsch!\n\nViele Grüße aus Köln\nOtto",
        "Ich gebe auf\nGut gespielt! Das hat Spaß gemacht.\nmfg Otto",
        "abandono\n\n¡Enhorabuena! Ha sido un placer. Un saludo desde Sevilla,\nPilar",
        "me rindo\nGracias por la partida",
        "me rindo\n\nNo hay nada que hacer. ¡Enhorabuena!",
        "aufgeben\n\nDa ist nichts mehr zu machen. Du hast sehr gut gespielt!",
        "abandonner\n\nBravo, très belle partie. Merci et à bientôt !\n\nOdile",
        "J'abandonne.\n\nMerci beaucoup, c'était un plaisir.\nAmitiés, Odile",
        "сдаюсь\n\nСпасибо за интересную партию! Вы отлично играли.\n\nС уважением,\nПётр",
        "resign\n\nThanks for the game!\n\nOn Fri, 3 Apr 2026 Club wrote:\n> resign?\n> no",
    ] {
        assert_eq!(plain(body), "resign", "{body}");
    }
    for body in [
        "accept\n\nThanks for the game, it was great fun. Regards, Hans",
        "accept, thanks!",
        "accept\n½-½\nA fair result, well played!",
        "annehmen\n\nDanke für die spannende Partie!\nOtto",
        "acepto\n\nGracias, muy buena partida.",
        "accepter\n\nMerci pour cette belle partie !",
        "принимаю\n\nСпасибо, хорошая была партия!",
    ] {
        assert_ne!(plain(body), "ask", "{body}");
    }
}

#[test]
fn an_end_beside_other_words_is_asked() {
    let offered = |body: &str| {
        // Whether an offer stands or not, nothing is accepted.
        let done = plain(body);
        assert_eq!(done, "ask", "{body}");
    };
    for body in [
        // The sentence goes on.
        "Resign\nis such an ugly word",
        "accept\nis not what I want to do",
        "Accept\nmy best wishes for Christmas!",
        "accept\n\nmy congratulations on your birthday!",
        "resign\n\nyou should, not me",
        "resign\n\nwhy don’t you?",
        "resign\n\nplease! You are a rook down.",
        "resign\n\nPlease!",
        "resign\n\n... in your dreams!",
        "resign\ntomorrow",
        "resign\nfrom the board of my company",
        "accept\n\nprovided Karl agrees",
        "accept\n\nafter lunch maybe",
        "Accept\n\nmy resignation? Never!",
        "annehmen\n\nkann ich das nicht",
        "aufgeben\n\nist keine Option",
        "aufgeben\n\nsolltest du langsam",
        "aufgeben\n\nwerde ich erst morgen",
        "Ich gebe auf\n\ndich acht!",
        "Abandonner\n\nserait dommage",
        "accepter\n\nserait trop facile",
        "abandon\n\nde poste, mon cher !",
        "abandonner\n\nun ami, moi ?",
        "abandono\n\nla ciudad este fin de semana",
        "acepto\n\nque estás mejor, pero sigo jugando",
        "сдаюсь\n\nэто не про меня",
        "принимаю\n\nучастие в турнире",
        "сдаюсь\nтолько богам",
        // Words that are neither thanks nor a farewell.
        "resign\n\nNot in a hundred years",
        "resign\nSays my wife.",
        "resign\n\nThat is what Karl said.",
        "resign\nThanks, but I shall play on",
        "resign\n\nThank you! When do you give up?",
        "resign\n\nMany thanks.\n\nThat was a joke of course.",
        "Karl says:\nresign\n\nBut I will not!",
        "Karl says:\nresign",
        "resign\ntest, please ignore",
        "abandono\njust a joke",
        "resign\nHaha\nHans",
        "resign\nNever",
        "resign\nNo chance!",
        "resign\n\nIf you like!",
        "resign\nPlease",
        "resign\ndraw?",
        "claim\nyour prize, dear winner",
        "We could all\n\nresign\n\nThanks",
        // Pictures.
        "resign 😂",
        "resign 🤔",
        "resign ;-)",
        "resign :-P",
        "resign\n😂😂😂",
        "accept 👎",
        "accept\n🤣",
        "resign\nThanks for the laugh 😂",
        // Elsewhere in the mail.
        "resign\n\nOn Fri, 3 Apr 2026 Club wrote:\n> Your move?\nI would like a few more days.\n> White",
    ] {
        offered(body);
    }
}

#[test]
fn the_subject_of_an_answering_machine_ends_no_game() {
    for subject in [
        "Automatic reply: your turn",
        "Out of office: x",
        "Abwesenheitsnotiz: x",
        "Réponse automatique : x",
        "Respuesta automática: x",
        "Автоответ: x",
    ] {
        let encoded = data_encoding::BASE64.encode(subject.as_bytes());
        let fields = format!("{PASS}{FROM}Subject: =?utf-8?B?{encoded}?=\n");
        assert_eq!(
            done(&format!("{fields}Content-Type: text/plain; charset=utf-8\n\nresign\n")),
            "ask",
            "{subject}"
        );
        let answer =
            format!("{PASS}{FROM}Subject: Re: M0001-1\nContent-Type: text/plain; charset=utf-8\n\nresign\n");
        assert_eq!(done(&answer), "resign");
    }
}

#[test]
fn what_is_struck_out_in_the_html_is_not_said_by_the_plain_text() {
    for (text, page, what) in [
        ("resign", "<s>resign</s>", "ask"),
        ("*resign*", "<b><s>resign</s></b>", "ask"),
        ("resign", "<div><strike>resign</strike><br></div>", "ask"),
        ("resign\n\nThanks", "<del>resign</del><div><br></div><div>Thanks</div>", "ask"),
        ("Nf3", "<s>Nf3</s>", "ask"),
        ("Nf3\n\nhello", "<p><span style=\"text-decoration:line-through\">Nf3</span></p><p>hello</p>", "ask"),
        ("Nf3\nNc4", "<p><s>Nf3</s></p><p>Nc4</p>", "Nc4"),
        ("Nf3 Nc4", "<p><s>Nf3</s> Nc4</p>", "ask"),
        ("Nf3\nresign", "Nf3<br><s>resign</s>", "Nf3"),
        ("Nf3\nHello", "<p><s>Nf3<br>Hello</s></p>", "ask"),
        ("Nf3\nNf3", "<p><s>Nf3</s></p><p>Nf3</p>", "Nf3"),
        ("Nf3", "Nf3", "Nf3"),
    ] {
        assert_eq!(both(text, page), what, "{text}: {page}");
    }
    let hidden = "<style>.h{display:none}</style><div class=\"h\">Nf3</div>";
    assert_eq!(html(&format!("{hidden}<p>Hello, how are you?</p>")), "ask");
    assert_eq!(html(&format!("{hidden}<p>Nc4</p>")), "Nc4");
    assert_eq!(html("<style>@media print{.h{display:none}}</style><p class=h>Nf3</p>"), "Nf3");
    assert_eq!(html("<style>.h{color:red}</style><p class=h>Nf3</p>"), "Nf3");
}

#[test]
fn a_move_whose_sentence_goes_on_is_asked() {
    for body in [
        "Nf3\nis what Karl told me to play, but I do not trust him",
        "Nf3\nor not Nf3, that is the question",
        "Nf3\n\nis a mistake, I suppose",
        "Nf3\ntomorrow",
        "Nf3\nseems a bit slow to me",
        "Sf3\nwäre mein erster Gedanke gewesen",
        "Cf3\nes lo que quiere mi hijo",
        "Cf3\nest le coup de mon voisin",
        "Кf3\nпредложил мой сын",
        "Karl would play\nNf3\nHe is 85.",
        "Nf3\nscratch that",
        "Nf3\nDelete",
        "Nf3\nDelete, please!",
        "Nf3\n(draft, not to be sent yet)",
        "Nf3\n\nThis is only an example.",
        "Nf3\n\nHypothetically.",
        "Nf3\nmais non !",
        "Nf3\nMais non !",
        "Nf3\nMoment noch!",
        "Nf3\nEspera por favor",
        "Nf3\nMinutku",
        "Nf3\nМинутку!",
        "Nf3 draw?\nno, no draw this time",
        "Begin forwarded message:\n\nNf3",
        "Anfang der weitergeleiteten Nachricht:\n\nNf3",
        "Nf3 ❌",
        "Nf3 🚫",
        "Nf3 👎",
        "Nf3 ❓",
        "Nf3 🤔\n\nI think about it until Friday.",
        "Nf3\n👎",
    ] {
        // Letters that no list knows are words like others.
        let what = if body.ends_with("Minutku") { "Nf3" } else { "ask" };
        assert_eq!(plain(body), what, "{body}");
    }
    let flowed = format!(
        "{PASS}{FROM}Content-Type: text/plain; charset=utf-8; format=flowed\n\nNf3 \nis what I was thinking about, but\n"
    );
    assert_eq!(done(&flowed), "ask");
}

#[test]
fn several_moves_to_choose_from_are_asked() {
    for body in
        ["Nf3\n- Nc4\n- Rf1\nwere my candidates", "Nf3\n* Nc4", "1. Nf3\n2. Nc4\n3. Rf1\n\nWhich one?"]
    {
        assert_eq!(plain(body), "ask", "{body}");
    }
    for page in ["<ol><li>Nf3</li><li>Nc4</li></ol>", "<p>Nf3</p><ul><li>Nc4</li><li>Rf1</li></ul>"] {
        assert_eq!(html(page), "ask", "{page}");
    }
    assert_eq!(html("<ol><li>Nf3</li></ol>"), "Nf3");
    // Below words they are what those say.
    assert_eq!(plain("Nf3\n\nMy favourite squares:\n- c4\n- e4"), "Nf3");
    // What cannot be made now is no choice.
    assert_eq!(plain("Nf3\n- Bb5"), "Nf3");
}

#[test]
fn friendly_words_in_small_letters_leave_a_move_alone() {
    for body in [
        "Nf3\ngood luck, hans",
        "Nf3\nhans",
        "Nf3 (finally!)\n\nBy the way, are you playing in Prague?",
        "Nf3\nthanks!",
        "Nf3\nhow are you?",
        "Nf3\nnice game so far",
        "Nf3\nyour move",
        "Nf3\nps: happy new year",
        "Nf3!\nwhat a game",
        "Nf3 :-)\nbusy week here",
        "Nf3\n\nit rains in leeds",
        "Nf3\n\nand thanks for the last game",
        "Nf3\n\nis it cold in prague?",
        "Nf3\nwww.example.org",
        "Nf3\nThe weather is fine.",
        "Sf3\nliebe grüße aus köln",
        "Sf3\nwie geht es dir?",
        "Sf3\n\nwar ein schönes spiel bisher",
        "Cf3\nmuchas gracias",
        "Cf3\nmerci et bonne journée",
        "Кf3\nпривет из москвы",
        "Nf3 🔥",
        "Nf3 😈\n😂",
        "Test match in Brisbane!\n\nNf3",
        "Nf3\nTest matches are long.",
        "Nf3\n\nNo draw yet, I see!",
    ] {
        assert_eq!(plain(body), "Nf3", "{body}");
    }
}
