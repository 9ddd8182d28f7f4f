//! The collected faults of mail software, by id: `tests/cases/mail.jsonl`.

use std::fs;
use std::path::{Path, PathBuf};

use frcec_rules::Line;
use frcec_server::mail::judge::trial::Trial;
use frcec_server::mail::judge::{Disposition, Order, Verdict};
use serde::Deserialize;

/// A case; keys that no test needs are left out.
#[derive(Debug, Deserialize)]
pub struct Case {
    pub id: String,
    pub file: Option<String>,
    pub disposition: String,
    #[serde(default)]
    pub dispositions: Vec<String>,
    pub command: Option<String>,
    pub envelope: Option<Envelope>,
    pub fen: Option<String>,
    pub may_send_mail: Option<bool>,
}

#[derive(Debug, Deserialize)]
pub struct Envelope {
    pub mail_from: String,
    pub rcpt_to: Vec<String>,
}

/// Cases that are tested elsewhere, and where.
const ELSEWHERE: &[(&str, &str)] = &[
    ("146", "needs history: mail_ingress::a_move_is_played_once_and_passed_on"),
    ("148", "needs history: mail_ingress::a_move_is_played_once_and_passed_on"),
    ("149", "needs history: mail_ingress::an_answer_to_an_old_letter_plays_nothing"),
    ("150", "needs history: mail_ingress::a_move_is_played_once_and_passed_on"),
    ("153", "needs a clock: mail_ingress::the_date_field_saves_nobody"),
    ("088", "IMAP: imap::case_088"),
    ("141", "IMAP: imap::case_141"),
    ("142", "IMAP: imap::case_142"),
    ("143", "IMAP: imap::case_143"),
    ("156", "IMAP: imap::case_156"),
    ("178", "LMTP: mail/lmtp"),
    ("179", "LMTP: mail/lmtp"),
    ("200", "LMTP: mail/lmtp"),
    ("201", "LMTP: mail/lmtp"),
    ("202", "pipe: cli/mail_in"),
    ("210", "outbound: mail_outbound::the_octets_that_go_out"),
    ("211", "outbound: mail_outbound::the_octets_that_go_out"),
    ("212", "outbound: mail_outbound::the_octets_that_go_out"),
    ("214", "outbound: mail_outbound::the_octets_that_go_out"),
    ("216", "outbound: mail_outbound::the_octets_that_go_out"),
    ("220", "outbound: worker"),
    ("221", "outbound: worker"),
    ("222", "outbound: worker"),
    ("223", "outbound: worker"),
    ("224", "outbound: mail_outbound::the_octets_that_go_out"),
    ("225", "outbound: every answer of judge has its sentences: mail::judge"),
    ("227", "outbound: the token in the address decides, never a Message-ID: mail::address"),
    ("228", "outbound: mail/compose"),
    ("230", "outbound: mail_outbound::the_octets_that_go_out"),
    ("231", "outbound: worker"),
    ("233", "outbound: mail_outbound::the_octets_that_go_out"),
];

pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases")
}

pub fn cases() -> Vec<Case> {
    let text = fs::read_to_string(folder().join("mail.jsonl")).expect("the cases");
    text.lines().map(|line| serde_json::from_str(line).expect("a case")).collect()
}

fn trial(case: &Case) -> Trial {
    let (line, _) = Line::from_fen(case.fen.as_deref().expect("a position")).expect("a sound position");
    let player = if case.id.starts_with("127") { "grå@grå.example" } else { "anna@example.org" };
    Trial::new(line, player)
}

fn bytes(case: &Case) -> Vec<u8> {
    fs::read(folder().join(case.file.as_deref().expect("a file"))).expect("the mail")
}

fn judged(case: &Case) -> Verdict {
    let envelope = case.envelope.as_ref().expect("an envelope");
    trial(case).judge(&bytes(case), &envelope.mail_from, &envelope.rcpt_to)
}

/// What is wrong with the verdict on a case, if anything is.
fn fault(case: &Case) -> Option<String> {
    let verdict = judged(case);
    let name = verdict.disposition.name();
    let right = name == case.disposition || case.dispositions.iter().any(|d| d == name);
    let command = verdict.order.as_ref().map(Order::canonical);
    let command_right = verdict.disposition != Disposition::AcceptCommand
        || command.as_deref() == case.command.as_deref().or(command.as_deref());
    let silent = case.may_send_mail != Some(false) || verdict.answer.is_none() || name == "hold";
    (!(right && command_right && silent)).then(|| {
        format!(
            "{}: {name} {command:?} {:?} {:?}, not {} {:?}",
            case.id, verdict.why, verdict.answer, case.disposition, case.command
        )
    })
}

#[test]
fn every_case_by_id() {
    let cases = cases();
    assert_eq!(cases.len(), 128);
    let elsewhere = |case: &Case| ELSEWHERE.iter().any(|(id, _)| case.id.starts_with(id));
    let faults: Vec<String> = cases.iter().filter(|c| !elsewhere(c)).filter_map(fault).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_table_of_other_places_names_each_case_once() {
    let cases = cases();
    for (at, (id, _)) in ELSEWHERE.iter().enumerate() {
        assert_eq!(cases.iter().filter(|c| c.id.starts_with(id)).count(), 1, "{id}");
        assert!(ELSEWHERE[at + 1..].iter().all(|(other, _)| other != id), "{id}");
    }
    let here = cases.iter().filter(|c| c.envelope.is_some() && c.fen.is_some());
    let history = ["146", "148", "149", "150", "153"];
    for case in here {
        let listed = ELSEWHERE.iter().any(|(id, _)| case.id.starts_with(id));
        assert_eq!(listed, history.iter().any(|id| case.id.starts_with(id)), "{}", case.id);
    }
}

/// The command as an admin runs it.
#[test]
fn mail_read_says_how_and_why() {
    use std::io::Write;
    use std::process::{Command, Stdio};
    let run_in = |case: &Case, fen: &str, lang: &str| {
        let envelope = case.envelope.as_ref().expect("an envelope");
        let mut command = Command::new(env!("CARGO_BIN_EXE_frcec"));
        command.args([
            "mail-read",
            "--json",
            "--player",
            "anna@example.org",
            "--fen",
            fen,
            "--lang",
            lang,
            "--from",
        ]);
        command.arg(&envelope.mail_from);
        for to in &envelope.rcpt_to {
            command.arg("--to").arg(to);
        }
        let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = pipes.spawn().expect("the program");
        let mut stdin = child.stdin.take().expect("a pipe");
        // A program that refuses its arguments does not read.
        let _ = stdin.write_all(&bytes(case));
        drop(stdin);
        child.wait_with_output().expect("an end")
    };
    let run = |case: &Case, fen: &str| run_in(case, fen, "en");
    let cases = cases();
    for id in ["001", "049", "077", "106", "113", "170"] {
        let case = cases.iter().find(|c| c.id.starts_with(id)).expect("the case");
        let output = run(case, case.fen.as_deref().expect("a position"));
        assert!(output.status.success(), "{id}");
        let said: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(said["disposition"], case.disposition.as_str(), "{id}");
        for key in ["command", "message", "answer", "why"] {
            assert!(said.get(key).is_some(), "{id} {key}");
        }
        assert!(said["why"].as_str().is_some_and(|why| why.len() > 10), "{id}");
    }
    // A move of Black's number: the player reads the answer in German, the admin the reason in English. The position's
    // own number counts.
    let case = cases.iter().find(|c| c.id.starts_with("063")).expect("the case");
    let output = run_in(case, case.fen.as_deref().expect("a position"), "de");
    let said: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let answer = said["answer"].as_str().expect("an answer");
    assert!(answer.contains("jetzt wäre dieser Zug 12.exd6"), "{answer}");
    assert!(said["why"].as_str().is_some_and(|why| why.contains("not one clear command")), "{said}");
    let output = run(&cases[0], "no position");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("--fen"));
}
