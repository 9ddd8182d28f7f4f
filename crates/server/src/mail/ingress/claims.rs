//! Answers to what the directors ask by letter: what a player claims in an adjudication, and an appeal. Both come only from the
//! question's own address, so that `claim draw` here has nothing to do with the claim of a draw in a game.
use frcec_store::{adjudications::Claim, asks::AskKind};

use super::{Ingress, members, world::At};
use crate::door::{Command, DeskCommand};
use crate::mail::body::Reply;
use crate::mail::judge::{Disposition, Verdict, Why};
use crate::mail::read::Mail;
use crate::speech::{Lang, Speech};

impl Ingress {
    /// What an answer to a question of the directors asks of the door; `None` for every other mail.
    pub(super) fn filed(&self, at: Option<&At>, verdict: &Verdict, mail: Option<&Mail>) -> Option<Command> {
        let Some(At::Ask { ask, kind, about, player: Some(player), address, lang }) = at else { return None };
        let understood = matches!(verdict.disposition, Disposition::AskSender | Disposition::AcceptCommand);
        let robot = matches!(verdict.why, Why::Robot(_));
        if !understood || robot || !matches!(kind, AskKind::Claim | AskKind::Appeal) {
            return None;
        }
        let (first, below) = mail.map(own_words).unwrap_or_default();
        let id = *about;
        let command = match kind {
            AskKind::Claim => {
                claim_of(&first).map(|claim| DeskCommand::FileClaim { id, claim, lines: below })
            }
            _ => is_appeal(&first).then_some(DeskCommand::Appeal { id, reason: below }),
        };
        Some(match command {
            Some(command) => Command::Desk(command),
            // A mailbox that nobody reads is not asked again.
            None if verdict.quiet => Command::Keep,
            None => members::unclear(self, (*ask, *kind), Some(*player), address, *lang),
        })
    }
}

/// The first line that the writer wrote, folded, and what stands below it; nothing that is quoted or a signature.
fn own_words(mail: &Mail) -> (String, String) {
    let Some(lines) = mail.plain.as_ref().or(mail.html.as_ref()) else { return Default::default() };
    let reply = Reply::of(lines);
    let mut own = reply.segments.iter().flatten().filter(|line| !line.filler).map(|line| line.text.as_str());
    let first = own.by_ref().find(|line| !line.trim().is_empty()).unwrap_or_default();
    (folded(first), own.collect::<Vec<_>>().join("\n").trim().to_owned())
}

fn folded(line: &str) -> String {
    let line =
        line.trim().trim_end_matches(['.', '!', ':']).to_lowercase().replace(['\u{2019}', '\u{2018}'], "'");
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What a line claims, in any of the club's languages.
fn claim_of(line: &str) -> Option<Claim> {
    let says = |key: &str| said_in_any(line, key);
    if says("claim-write-win") || matches!(line, "i claim a win" | "claim a win" | "claim the win") {
        return Some(Claim::Win);
    }
    if says("claim-write-draw") || matches!(line, "i claim a draw" | "claim a draw" | "claim the draw") {
        return Some(Claim::Draw);
    }
    None
}

fn is_appeal(line: &str) -> bool {
    said_in_any(line, "appeal-write") || matches!(line, "i appeal" | "recurro" | "je fais appel")
}

fn said_in_any(line: &str, key: &str) -> bool {
    Lang::ALL.into_iter().any(|lang| folded(&Speech::new().word(lang, key)) == line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_claim_is_read_in_every_language_and_never_guessed() {
        for lang in Lang::ALL {
            let word = |key: &str| folded(&Speech::new().word(lang, key));
            assert_eq!(claim_of(&word("claim-write-win")), Some(Claim::Win), "{lang}");
            assert_eq!(claim_of(&word("claim-write-draw")), Some(Claim::Draw), "{lang}");
            assert!(is_appeal(&word("appeal-write")), "{lang}");
        }
        assert_eq!(claim_of(&folded("  Claim  WIN. ")), Some(Claim::Win));
        for other in ["claim", "win", "claim win or draw", "i think i win", "resign", "yes", ""] {
            assert_eq!(claim_of(&folded(other)), None, "{other}");
        }
        assert!(!is_appeal("i do not appeal"));
    }
}
