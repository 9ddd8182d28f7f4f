//! An answer to a digest, as one submission to the door: what is clear on its boards is done, one letter answers it all.

use super::Ingress;
use super::world::At;
use crate::door::{Answer as DoorAnswer, Board, Boards, Command, SubmitError};
use crate::mail::compose::LetterKind;
use crate::mail::judge::{Answer, Beside, BoardVerdict, Disposition, Order, Verdict, Why, example_on_board};
use crate::mail::read::Mail;
use crate::speech::{Lang, Speech};

impl Ingress {
    /// What an answer to a digest asks of the door.
    pub(super) async fn of_digest(
        &self,
        at: Option<&At>,
        verdict: &Verdict,
        key: &str,
        mail: Option<&Mail>,
    ) -> Result<Command, SubmitError> {
        let Some(At::Digest { player, lang, issue, seats, silence }) = at else { return Ok(Command::Keep) };
        if let Some(Order::General(action)) = &verdict.order {
            return self.general_answer(*player, &Answer::General(action.clone()), true, key).await;
        }
        let mut parts = Vec::new();
        for board in &verdict.boards {
            let from = mail.and_then(|mail| mail.sender.address());
            // How an address of one's own is added is said once.
            if let Some(part) = self.board(seats, board, key, (from, parts.is_empty())).await? {
                parts.push(part);
            }
        }
        let asked = asked_alone(verdict, seats);
        let mut sentences = sentences(*lang, verdict, seats, asked);
        if matches!(verdict.answer, Some(Answer::NoBoard { .. })) && verdict.beside.unnamed.is_empty() {
            sentences.extend(silence.said(Speech::new(), *lang, verdict.tries, &self.keeper()));
        }
        if parts.is_empty() && sentences.is_empty() {
            return Ok(Command::Keep);
        }
        let foreign = matches!(verdict.why, Why::NotThePlayer | Why::PlayerFailsDmarc);
        let untouched = |number: u32| parts.iter().all(|part| part.number != number);
        let question =
            seats.iter().any(|(number, at)| matches!(at, At::Seat { asked: true, .. }) && untouched(*number));
        Ok(Command::Boards(Boards {
            player: *player,
            issue: *issue,
            foreign,
            parts,
            question,
            asked,
            sentences,
        }))
    }

    async fn board(
        &self,
        seats: &[(u32, At)],
        board: &BoardVerdict,
        key: &str,
        (from, first): (Option<&str>, bool),
    ) -> Result<Option<Board>, SubmitError> {
        let Some((number, at)) = seats.iter().find(|(number, _)| *number == board.number) else {
            return Ok(None);
        };
        let At::Seat { game, seat, lang, speech, line, asked, .. } = at else { return Ok(None) };
        let verdict = &board.verdict;
        let command = match verdict.disposition {
            Disposition::AcceptCommand => self.order(Some(at), verdict, None, None, key).await?,
            Disposition::Hold => self.hold(Some(at), verdict, from, first),
            Disposition::AskSender => {
                let Some(answer) = &verdict.answer else { return Ok(None) };
                let kind =
                    if verdict.why == Why::NotPossible { LetterKind::Refused } else { LetterKind::Question };
                let sentences = match answer {
                    // What waits is listed again, with what is to be written here.
                    Answer::NeitherYesNorNo => Vec::new(),
                    answer => answer.say(*speech, *lang, Some(line)),
                };
                Command::Answer(if *asked {
                    DoorAnswer::Question { game: *game, seat: *seat, sentences }
                } else {
                    DoorAnswer::Game { game: *game, seat: *seat, kind, sentences }
                })
            }
            _ => return Ok(None),
        };
        Ok(Some(Board { number: *number, game: *game, seat: *seat, command }))
    }
}

/// The boards that are asked about. Nothing is open on one whose game is over.
fn asked_about(verdict: &Verdict, seats: &[(u32, At)]) -> Vec<u32> {
    let runs = |wanted: u32| {
        seats.iter().any(|(number, at)| {
            matches!(at, At::Seat { loaded, .. } if *number == wanted && loaded.view.game.is_running())
        })
    };
    let asked = verdict.boards.iter().filter(|board| board.verdict.disposition == Disposition::AskSender);
    asked.map(|board| board.number).filter(|number| runs(*number)).collect()
}

/// The one board that is asked about, if nothing else is open: an answer without a number is for it. Where something waits for a
/// yes, that is asked as well.
fn asked_alone(verdict: &Verdict, seats: &[(u32, At)]) -> Option<u32> {
    let Beside { unnamed, unknown, .. } = &verdict.beside;
    let waits = verdict.boards.iter().any(|board| board.verdict.disposition == Disposition::Hold)
        || seats.iter().any(|(_, at)| matches!(at, At::Seat { held, .. } if *held > 0));
    // Where the game has gone on since, that board has an address of its own.
    let moved_on = verdict
        .boards
        .iter()
        .any(|board| matches!(board.verdict.answer, Some(Answer::MovedOn | Answer::LinesMovedOn)));
    match asked_about(verdict, seats).as_slice() {
        [one] if unnamed.is_empty() && unknown.is_empty() && !waits && !moved_on => {
            Some(*one).filter(|one| {
                seats.iter().any(|(number, at)| {
                matches!(at, At::Seat { seat, line, .. } if number == one && line.turn() == seat.color())
            })
            })
        }
        _ => None,
    }
}

/// What is said of the mail as a whole.
fn sentences(lang: Lang, verdict: &Verdict, seats: &[(u32, At)], alone: Option<u32>) -> Vec<String> {
    let speech = Speech::new();
    let asked = asked_about(verdict, seats);
    let example = |of: &dyn Fn(u32) -> bool| {
        seats.iter().find_map(|(number, at)| match at {
            At::Seat { seat, line, speech, .. } if line.turn() == seat.color() && of(*number) => {
                Some(example_on_board(*speech, lang, *number, Some(line)))
            }
            _ => None,
        })
    };
    let example = example(&|number| asked.contains(&number)).or_else(|| example(&|_| true));
    let example = example.unwrap_or_else(|| "#1 e4".to_owned());
    let Beside { unnamed, unknown, apart } = &verdict.beside;
    let mut said = Vec::new();
    let nothing_done = matches!(verdict.answer, Some(Answer::NoBoard { .. }));
    // Of a mail that names no board at all it is said once.
    for line in unnamed.iter().filter(|_| !nothing_done) {
        said.push(speech.say(lang, "mail-digest-unnamed", &[("line", line.into())]));
    }
    for number in unknown {
        said.push(speech.say(lang, "mail-digest-unknown", &[("number", (*number).into())]));
    }
    let apart = apart.as_ref();
    said.extend(apart.map(|words| speech.say(lang, "mail-digest-apart", &[("words", words.into())])));
    if nothing_done {
        said.push(speech.say(lang, "mail-digest-no-board", &[("example", example.into())]));
    } else if let Some(number) = alone {
        let facts = [("number", number.into()), ("example", example.into())];
        said.push(speech.say(lang, "mail-digest-asked", &facts));
    } else if (!asked.is_empty() && verdict.answer.is_some()) || !unnamed.is_empty() || !unknown.is_empty() {
        said.push(speech.say(lang, "mail-digest-again", &[("example", example.into())]));
    }
    said
}
