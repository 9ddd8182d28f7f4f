//! Lines that a mail program broke: what is one line for its writer is one line for the club, or is asked about.

use frcec_rules::Line;
use frcec_server::mail::judge::trial::Trial;
use frcec_server::mail::judge::{Answer, Verdict};
use frcec_server::speech::{Lang, Speech};

use super::mail_bodies::{FEN, judged};
use super::mail_wrappers::{FROM, PASS, done, parts};

fn plain(body: &str) -> String {
    format!("Content-Type: text/plain; charset=utf-8\n\n{body}\n")
}

fn html(body: &str) -> String {
    format!("Content-Type: text/html; charset=utf-8\n\n<div dir=\"ltr\">{body}</div>\n")
}

/// As Gmail sends it: the plain half wrapped, the HTML half not. Our own host vouches for it.
fn both(text: &str, page: &str) -> String {
    format!("{PASS}{}", parts("alternative", &[&plain(text), &html(page)]))
}

fn flowed(body: &str, more: &str) -> String {
    format!("{PASS}{FROM}Content-Type: text/plain; charset=utf-8; format=flowed{more}\n\n{body}\n")
}

fn verdict(mail: &str) -> Verdict {
    let (line, _) = Line::from_fen(FEN).expect("a sound position");
    Trial::new(line, "anna@example.org").judge(
        mail.replace('\n', "\r\n").as_bytes(),
        "anna@example.org",
        &["game+TOKEN@club.example"],
    )
}

#[test]
fn what_the_html_shows_inside_a_paragraph_is_no_line_of_its_own() {
    for (text, page, what) in [
        (
            "Hi, that was a nice combination! Do you think that it is already time for me to\nresign\nor shall we play on?",
            "Hi, that was a nice combination! Do you think that it is already time for me to resign or shall we play on?",
            "ask",
        ),
        (
            "Hi Ben, what a position! I am going to think for some more days about the move\nNf3",
            "Hi Ben, what a position! I am going to think for some more days about the move Nf3",
            "ask",
        ),
        // However short the program's lines are.
        ("I would like to\ngive 5 days", "I would like to give 5 days", "ask"),
        ("I do not play\nNf3", "I do not play Nf3", "ask"),
        ("*I* do not play\nNf3", "<b>I</b> do not play Nf3", "ask"),
        // A link in the paragraph: the halves differ, and the line is nowhere alone.
        ("See https://x.example/a\nNf3", "See <a href=\"https://x.example/a\">this</a> Nf3", "ask"),
        // Lines that their writer ended.
        ("Hi Ben\nNf3", "Hi Ben<br>Nf3", "Nf3"),
        ("Hi Ben\n\nNf3", "<div>Hi Ben</div><div><br></div><div>Nf3</div>", "Nf3"),
        ("Hi Ben\nNf3", "<span style=\"white-space:pre-wrap\">Hi Ben\nNf3</span>", "Nf3"),
        ("My move:\nNf3", "<p>My move:</p><p>Nf3</p>", "Nf3"),
        ("resign", "resign", "resign"),
    ] {
        assert_eq!(done(&both(text, page)), what, "{text}");
    }
}

#[test]
fn flowed_lines_are_one_line() {
    for (body, what) in [
        ("Hi Ben, are you sure you do not want to \nresign", "ask"),
        ("Hi Ben, I cannot decide, I do not want to play the move \nNf3", "ask"),
        ("Hi Ben, if you offer a draw I may \naccept\nor not.", "ask"),
        ("I think that I should \nclaim", "ask"),
        ("I think that I should \ncancel", "ask"),
        ("Nf3\n\nLast time you answered \ne4 and won.", "Nf3"),
        ("I would have played \nQd7 instead.\n\nNf3", "Nf3"),
        // A thumb's blank.
        ("Nf3 \nBest wishes ", "Nf3"),
        ("Hi Ben \nNf3 \nThanks ", "Nf3"),
        ("Hi Ben, \n\nNf3", "Nf3"),
        ("resign ", "resign"),
        ("> write \n> resign\nNf3", "Nf3"),
    ] {
        assert_eq!(done(&flowed(body, "")), what, "{body}");
    }
    assert_eq!(done(&flowed("I do not want to re \nsign yet", "; delsp=yes")), "ask");
    let quoted = verdict(&flowed("Nf3\n\nLast time you answered \ne4 and won.", ""));
    assert_eq!(quoted.message.as_deref(), Some("Last time you answered e4 and won."));
    assert_eq!(quoted.answer, None, "nothing is withheld");
}

#[test]
fn a_note_is_kept_whole_and_goes_to_nobody() {
    let note = "this is my private note, I intend to play against the weak pawn f7 and my plan is Qh5 with mate to follow";
    let wrapped = note.replace("my plan", "my\nplan");
    for mail in [
        both(&format!("Nf3\n\nnote: {wrapped}"), &format!("Nf3<div><br></div><div>note: {note}</div>")),
        flowed(&format!("Nf3\n\nnote: {}", wrapped.replace("my\n", "my \n")), ""),
        format!("{PASS}{FROM}{}", plain(&format!("Nf3\n\nnote: {wrapped}"))),
    ] {
        let verdict = verdict(&mail);
        assert_eq!(verdict.notes, [note], "{mail}");
        assert_eq!(verdict.message, None);
    }
    let verdict = judged("Nf3\nnote: plan is to castle\nlong and attack\n\nHello!", false);
    assert_eq!(verdict.notes, ["plan is to castle"]);
    assert_eq!(verdict.message, None, "not a word of what may be the note's");
    assert_eq!(verdict.answer, Some(Answer::WordsBelowNote { line: "long and attack".to_owned() }));
}

#[test]
fn conditional_lines_are_kept_whole_or_said_to_be_lost() {
    let lines = |body: &str| judged(body, false).conditions;
    assert_eq!(lines("Nf3\nif 12...Qd7\n13.O-O"), ["12...Qd7 13.O-O"]);
    assert_eq!(lines("Nf3\nif 12...Qd7 13.O-O\nQe6 14.Nd4\nHello!"), ["12...Qd7 13.O-O Qe6 14.Nd4"]);
    assert_eq!(lines("Nf3\nif Qd7 O-O\nif h6 e4"), ["Qd7 O-O", "h6 e4"]);
    let mail = flowed("Nf3\nif 12...Qd7 13.O-O \nQe6 14.Nd4", "");
    assert_eq!(verdict(&mail).conditions, ["12...Qd7 13.O-O Qe6 14.Nd4"]);
    // Of a mail that is asked about nothing is kept, and its writer is told.
    let asked = judged("Nh5\nif Qd7 O-O\nnote: a plan", false);
    let said = asked.answer.expect("an answer").say(Speech::new(), Lang::default(), None).join(" ");
    assert!(said.contains("The conditional lines in your mail were not kept"), "{said}");
    assert!(said.contains("The private note in your mail was not kept"), "{said}");
    let asked = judged("Nf3, I think\nif Qd7 O-O", false);
    assert!(matches!(asked.answer, Some(Answer::LinesLeft(_))), "{:?}", asked.answer);
}

#[test]
fn the_question_names_the_line_and_the_one_above_it() {
    let asked = judged("I think for some more days whether I should really and truly\nresign", false);
    let said = asked.answer.expect("an answer").say(Speech::new(), Lang::default(), None).join(" ");
    assert!(
        said.contains("The line “resign” seems to go on from the one right above it, “I think for"),
        "{said}"
    );
}
