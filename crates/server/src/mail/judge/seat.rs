//! A person's mail at a seat of a game: which action, and whether it is carried out, held, asked about or known.

use frcec_rules::club::lines::{Fault, Tree};
use frcec_rules::reading::Reading;

use super::act::act;
use super::meaning::{Views, modifiers, said_besides};
use super::moves::{options, read};
use super::one_request::{Unsettled, settle};
use super::without_command::{Without, nothing};
use super::{Answer, Disposition, Offer, Order, Table, Verdict, Why, misplaced};
use crate::door::SpareWords;
use crate::lines;
use crate::mail::address::Kind;
use crate::mail::command::{self, Action, Request};
use crate::mail::read::{Dmarc, Mail};

/// Judges a mail of the player at the seat, whose identity is settled.
pub fn judge(mail: &Mail, table: &Table, dmarc: Dmarc) -> Verdict {
    let views = Views::of(mail, table.notation);
    let mut verdict = judge_with(mail, table, views, dmarc, modifiers(mail, table.notation));
    // Of a mail that is asked about nothing goes on, and its writer must know that the words below the line are to be sent again.
    if verdict.disposition == Disposition::AskSender
        && verdict.words.left.is_none()
        && let Some(shown) = verdict.answer.as_ref().and_then(Answer::shows)
    {
        verdict.words.left = said_besides(mail, table.notation, &shown);
    }
    verdict
}

/// The same, of what was found in the mail's views.
pub fn judge_views(mail: &Mail, table: &Table, views: Views, dmarc: Dmarc) -> Verdict {
    let beside = views.modifiers();
    judge_with(mail, table, views, dmarc, beside)
}

/// The same; `beside` says whether conditional lines and whether private notes stand in the mail.
fn judge_with(mail: &Mail, table: &Table, views: Views, dmarc: Dmarc, beside: (bool, bool)) -> Verdict {
    let (named, mentioned) = (views.named(), views.mentioned());
    let verdict = judge_here(mail, table, views, dmarc);
    let mut verdict = match misplaced::asked(table, &verdict, &named, &mentioned) {
        Some(answer) => {
            let said = verdict.message.as_deref().map(command::excerpt);
            let words = SpareWords { text: None, left: verdict.words.left.or(said) };
            Verdict { words, ..Verdict::ask(answer, Why::NamesAnotherGame) }
        }
        None => verdict,
    };
    if verdict.disposition == Disposition::AskSender {
        let offered = table.running && table.offer == Offer::Open;
        verdict.answer = verdict.answer.map(|answer| {
            let answer = if offered { with_the_offer(answer) } else { answer };
            with_what_is_left(answer, beside)
        });
    }
    verdict
}

/// The answer to a mail in which nothing was done, with what it says of conditional lines and notes that stood beside it:
/// whoever sends the rest again must know that they go with it.
fn with_what_is_left(answer: Answer, (lines, notes): (bool, bool)) -> Answer {
    let tells_all = matches!(&answer, Answer::PlayedAlready { .. });
    let tells = matches!(&answer, Answer::Lines(_) | Answer::LinesNeedMove | Answer::LinesMovedOn);
    let answer = if lines && !tells && !tells_all { Answer::LinesLeft(Box::new(answer)) } else { answer };
    if notes && !tells_all { Answer::NoteLeft(Box::new(answer)) } else { answer }
}

/// The answer to a mail in which nothing was found, to whoever may have meant the draw that the opponent offers: a move made on
/// its advice would be the end of that offer.
fn with_the_offer(answer: Answer) -> Answer {
    match answer {
        Answer::OfferAlone => Answer::OfferStands,
        Answer::NoCommand { .. }
        | Answer::LeaveInWords(_)
        | Answer::CommandInProse { .. }
        | Answer::YesElsewhere
        | Answer::YesIsNotEnough { .. } => Answer::OfferWaits(Box::new(answer)),
        answer => answer,
    }
}

/// What the mail would do, if it means the game that its address belongs to.
fn judge_here(mail: &Mail, table: &Table, views: Views, dmarc: Dmarc) -> Verdict {
    let request = match settle(mail, table, views) {
        Ok(request) => request,
        Err(Unsettled::Ask(answer)) => return Verdict::ask(*answer, Why::NotUnderstood),
        Err(Unsettled::Nothing(without)) => return nothing(mail, table, *without),
    };
    if matches!(&request.action, Action::Move(text) if command::is_brief(text) && signs_with(mail, text)) {
        return nothing(mail, table, Without::default());
    }
    let spare = super::spare_words(&request);
    let Request {
        action,
        offer,
        declines,
        conditions,
        notes,
        message,
        withheld,
        apart,
        others,
        doubt,
        line,
        named: _,
        mentioned: _,
    } = request;
    let mut verdict = act(table, &action, offer, dmarc);
    verdict.declines = declines && table.offer == Offer::Open;
    let ends = matches!(verdict.order, Some(Order::Resign | Order::Accept | Order::Claim { intended: None }));
    let done = matches!(verdict.disposition, Disposition::AcceptCommand | Disposition::Hold);
    if let Some(other) = doubt.filter(|_| ends && done) {
        verdict = Verdict::ask(Answer::MayNotBeMeant { other, line }, Why::NotUnderstood);
    }
    if let Some(answer) = another_move(table, &action, verdict.order.as_ref(), &others) {
        verdict = Verdict::ask(answer, Why::NotUnderstood);
    }
    let more =
        offer || withheld.is_some() || !(conditions.is_empty() && notes.is_empty() && message.is_empty());
    if let (Disposition::Duplicate, Some(Order::Move { san, .. }), true) =
        (verdict.disposition, &verdict.order, more)
    {
        // The move stands; whoever sends something with it is told that nothing of that was taken.
        return Verdict::ask(Answer::PlayedAlready { san: san.clone() }, Why::NotPossible);
    }
    if verdict.disposition == Disposition::AskSender {
        // Nothing of the mail is done, and whoever sends the move again must know that the words go with it.
        verdict.words.left = spare.left.or(spare.text.as_deref().map(command::excerpt));
    } else if !verdict.order.as_ref().is_some_and(Order::carries_words) {
        verdict.words = spare;
    } else if matches!(verdict.disposition, Disposition::AcceptCommand | Disposition::Hold) {
        verdict.words.left = match verdict.disposition {
            Disposition::Hold => spare.left,
            // Why a text is withheld is said by itself.
            _ => apart,
        };
    }
    if matches!(verdict.disposition, Disposition::AcceptCommand | Disposition::Hold) {
        let carries = verdict.order.as_ref().is_some_and(Order::carries_words);
        let (message, cut) = command::cut(message);
        verdict.message = Some(message).filter(|message| carries && !message.is_empty());
        verdict.cut = cut.filter(|_| carries);
        verdict.lines = lines_after(table, verdict.order.as_ref(), &conditions);
        verdict.conditions = conditions;
        verdict.notes = notes;
        if let (Some(withheld), Disposition::AcceptCommand) = (withheld, verdict.disposition) {
            verdict.answer = Some(withheld.into());
        }
    }
    verdict
}

/// Whether the mail holds another move that could be made as well: then nobody knows which one is meant.
fn another_move(table: &Table, action: &Action, order: Option<&Order>, others: &[String]) -> Option<Answer> {
    let (
        Some(Order::Move { mv, .. } | Order::Claim { intended: Some((mv, _)) }),
        Action::Move(first) | Action::Claim { intended: Some(first) },
    ) = (order, action)
    else {
        return None;
    };
    let legal = |text: &&String| match read(table, text) {
        Reading::Move(other) => other.mv != *mv,
        Reading::Ambiguous(doubt) => doubt.candidates.iter().any(|other| other != mv),
        Reading::Refused(_) | Reading::Unreadable(_) => false,
    };
    // `13. O-O` below `12. Nf3` is what its writer thinks of next.
    let of_now = |text: &&String| {
        let number: String = text.chars().take_while(char::is_ascii_digit).collect();
        let numbered = text[number.len()..].starts_with(['.', '…']);
        !numbered || number.parse() == Ok(table.line.move_number())
    };
    let second = others.iter().filter(of_now).find(legal)?;
    Some(Answer::TwoMoves { first: first.clone(), second: second.clone() })
}

/// What the lines below a command mean in the position after its move; below any other command there is none.
fn lines_after(
    table: &Table,
    order: Option<&Order>,
    conditions: &[String],
) -> Option<Result<Tree, Vec<Fault>>> {
    let mv = match order {
        Some(Order::Move { mv, .. } | Order::Claim { intended: Some((mv, _)) }) => *mv,
        _ => return None,
    };
    let mut after = table.line.clone();
    after.push(mv).ok()?;
    (!conditions.is_empty()).then(|| lines::read(&after, conditions, options(table)))
}

/// Whether the mail came to an address at which its sender's own move is waited for.
pub(super) fn is_on_move(table: &Table) -> bool {
    table.running && table.kind != Kind::Receipt && table.line.turn() == table.seat.color()
}

/// Whether a wing's name alone is the writer's own: Mr. Lang signs with it.
fn signs_with(mail: &Mail, text: &str) -> bool {
    let name = mail.fields.decoded("From").unwrap_or_default().to_lowercase();
    name.split(|c: char| !c.is_alphanumeric()).any(|word| word == text.to_lowercase())
}

/// Whether the address belongs to the present position.
pub(super) fn is_current(table: &Table) -> bool {
    table.ply == table.line.len()
}
