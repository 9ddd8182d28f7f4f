//! A person's mail at a seat of a game: which action, and whether it is carried out, held, asked about or known.

use frcec_rules::club::lines::{Fault, Tree};
use frcec_rules::reading::{self, Note, Options, Reading};
use frcec_rules::{Line, Move};

use super::meaning::{Views, modifiers, said_besides, shown_in_html};
use super::{Answer, Disposition, HoldReason, Offer, Table, Verdict, Why, misplaced, score};
use crate::door::SpareWords;
use crate::lines;
use crate::mail::address::Kind;
use crate::mail::command::{self, Action, Found, Request, Withheld, Word};
use crate::mail::read::{Dmarc, Mail};
use crate::settings::AskBefore;

/// What is to be carried out.
#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    /// A legal move of the position.
    Move {
        /// The move.
        mv: Move,
        /// Its SAN.
        san: String,
        /// Whether a draw is offered with it.
        offer: bool,
        /// What was read tolerantly.
        notes: Vec<Note>,
    },
    /// A claim, perhaps with a legal move.
    Claim {
        /// The intended move and its SAN.
        intended: Option<(Move, String)>,
    },
    /// Accept the offer.
    Accept,
    /// Decline it.
    Decline,
    /// Give up.
    Resign,
    /// Carry out what is held.
    Confirm {
        /// The number in the question's list, if one was written.
        number: Option<u32>,
    },
    /// Withdraw what is held and conditional lines.
    Cancel,
    /// Withdraw what is held.
    CancelHeld,
    /// Conditional lines alone.
    Conditions,
    /// Show the conditional lines that stand.
    Lines,
    /// Private notes alone.
    Notes,
    /// Text alone.
    Message,
    /// Say what a move would do; the answer holds the reading.
    DryRun(String),
    /// Give the opponent so many days.
    Give(u32),
    /// Cancel a game in which the opponent has made no first move.
    CancelGame,
    /// The same, and look for a new opponent on the same terms.
    NewOpponent,
    /// A general command.
    General(Action),
}

impl Order {
    /// Whether it can be kept until its player says yes.
    pub const fn can_wait(&self) -> bool {
        matches!(self, Self::Move { .. } | Self::Claim { .. } | Self::Accept | Self::Decline | Self::Resign)
    }

    /// Whether the words beside it go to the opponent with it.
    pub const fn carries_words(&self) -> bool {
        self.can_wait()
            || matches!(
                self,
                Self::Message | Self::Conditions | Self::Give(_) | Self::CancelGame | Self::NewOpponent
            )
    }

    /// The canonical form: SAN with check sign, or the command's word.
    pub fn canonical(&self) -> String {
        match self {
            Self::Move { san, .. } => san.clone(),
            Self::Claim { intended: None } => "claim".into(),
            Self::Claim { intended: Some((_, san)) } => format!("claim {san}"),
            Self::Accept => "accept".into(),
            Self::Decline => "decline".into(),
            Self::Resign => "resign".into(),
            Self::Confirm { number } => Action::Yes(*number).word(),
            Self::Cancel | Self::CancelHeld => "cancel".into(),
            Self::Conditions => "if".into(),
            Self::Lines => Action::Lines.word(),
            Self::Notes => "note".into(),
            Self::Message => "message".into(),
            Self::DryRun(text) => format!("? {text}"),
            Self::Give(days) => Action::Give(*days).word(),
            Self::CancelGame => Action::CancelGame.word(),
            Self::NewOpponent => Action::NewOpponent.word(),
            Self::General(action) => action.word(),
        }
    }
}

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

/// More words than a greeting has.
const GREETING_WORDS: usize = 3;

/// The one move that is possible now of those that stand among the words of short lines, with its line. Long lines are talk.
fn move_among(text: &str, table: &Table) -> Option<(String, String)> {
    const WORDS: usize = 7;
    let mut found: Option<(String, String)> = None;
    for line in text.lines().filter(|line| line.split_whitespace().count() <= WORDS) {
        if command::strikes_out(line) {
            return None;
        }
        let words: Vec<&str> = line
            .split_whitespace()
            .map(|word| word.trim_matches(|c: char| !c.is_alphanumeric() && c != '+' && c != '#'))
            .collect();
        let piece = words.iter().any(|word| reading::names_piece(word));
        for (at, word) in words.iter().enumerate() {
            // The words for castling are words of talk as well.
            let bears_a_square = word.contains(|c: char| c.is_ascii_digit()) || word.contains("O-O");
            if !bears_a_square || command::is_paper_size(&words, at) {
                continue;
            }
            // "Springer nach f3" is no f3: the most words that are a move count.
            let longest = (0..=at)
                .map(|first| words[first..=at].join(" "))
                .find(|text| reading::looks_like_move(text, table.notation));
            let Some(text) = longest else { continue };
            let Reading::Move(read) = frcec_rules::read(&table.line, &text, &options(table)) else {
                // A piece that cannot go there is no pawn that can.
                if piece {
                    return None;
                }
                continue;
            };
            let pawn = !table.line.san_of(&read.mv).starts_with(|c: char| c.is_ascii_uppercase());
            if pawn && (piece || !command::is_understood_before(line, word)) {
                return None;
            }
            let san = table.line.san_of(&read.mv);
            if found.as_ref().is_some_and(|(_, known)| *known != san) {
                return None;
            }
            found = Some((line.trim().to_owned(), san));
        }
    }
    found
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

/// A mail without a command.
#[derive(Default)]
struct Without {
    text: String,
    conditions: Vec<String>,
    notes: Vec<String>,
    withheld: Option<Withheld>,
    correction: Option<String>,
}

impl From<Withheld> for Answer {
    fn from(withheld: Withheld) -> Self {
        match withheld {
            Withheld::Command(line) => Self::TextWithheld { line },
            Withheld::BelowNote(line) => Self::WordsBelowNote { line },
            Withheld::Plan(line) => Self::PlanWithheld { line },
            Withheld::Confidential(line) => Self::ConfidentialWithheld { line },
        }
    }
}

enum Unsettled {
    Ask(Box<Answer>),
    Nothing(Box<Without>),
}

impl From<Answer> for Unsettled {
    fn from(answer: Answer) -> Self {
        Self::Ask(Box::new(answer))
    }
}

/// One request out of both views: they agree, or only one speaks, or the sender is asked (fault cases 027, 029).
fn settle(mail: &Mail, table: &Table, views: Views) -> Result<Request, Unsettled> {
    let (plain, html) = match (views.plain, views.html) {
        (Some(Found::Empty) | None, Some(html)) => return one(html),
        (Some(plain), None | Some(Found::Empty)) => return one(plain),
        (None, None) => return one(Found::Empty),
        (Some(plain), Some(html)) => (plain, html),
    };
    let (plain, html) = match (plain, html) {
        (Found::One(plain), Found::One(html)) => (plain, html),
        (Found::One(plain), Found::Nothing { .. }) => {
            // The HTML shows the line where the rules for quotes and signatures do not count it.
            return if shown_in_html(mail, &plain.line) {
                Ok(plain)
            } else {
                Err(Answer::ViewsDisagree.into())
            };
        }
        (Found::Nothing { .. }, Found::One(html)) => return Ok(html),
        (plain @ Found::Nothing { .. }, Found::Nothing { .. }) => return one(plain),
        (Found::Unclear(unclear), _) | (_, Found::Unclear(unclear)) => {
            return Err(Answer::from(unclear).into());
        }
        (Found::Empty, other) | (other, Found::Empty) => return one(other),
    };
    if plain.action == html.action && plain.offer == html.offer {
        return Ok(Request { doubt: plain.doubt.or(html.doubt), ..plain });
    }
    let ((Action::Move(first), Action::Move(second))
    | (Action::Claim { intended: Some(first) }, Action::Claim { intended: Some(second) })) =
        (&plain.action, &html.action)
    else {
        return Err(Answer::ViewsDisagree.into());
    };
    let first = read(table, first);
    let second = read(table, second);
    match (first.mv(), second.mv()) {
        (Some(one), Some(other)) if one == other && plain.offer == html.offer => {
            // A list's number was made by a program: the view without a wrong number is the one that was typed.
            Ok(if has_wrong_number(&first) { Request { action: html.action, ..plain } } else { plain })
        }
        _ => Err(Answer::ViewsDisagree.into()),
    }
}

fn one(found: Found) -> Result<Request, Unsettled> {
    match found {
        Found::One(request) => Ok(request),
        Found::Unclear(unclear) => Err(Answer::from(unclear).into()),
        Found::Empty => Err(Unsettled::Nothing(Box::default())),
        Found::Nothing { text, conditions, notes, withheld, correction, named: _, mentioned: _ } => {
            Err(Unsettled::Nothing(Box::new(Without { text, conditions, notes, withheld, correction })))
        }
    }
}

/// A mail without a command: at a receipt's address conditional lines or a text for the opponent, at either a private note,
/// else a question, once a day.
fn nothing(mail: &Mail, table: &Table, without: Without) -> Verdict {
    let Without { text, conditions, notes, withheld, correction } = without;
    let receipt = table.kind == Kind::Receipt;
    let left = || SpareWords {
        left: Some(command::excerpt(&text)).filter(|text| !text.is_empty()),
        ..SpareWords::default()
    };
    let impossible = |answer| Verdict { words: left(), ..Verdict::ask(answer, Why::NotPossible) };
    let (message, cut) = command::cut(text.clone());
    let done = Verdict {
        message: Some(message.clone()).filter(|t| receipt && !t.is_empty()),
        cut: cut.clone().filter(|_| receipt),
        answer: withheld.clone().map(Answer::from),
        ..Verdict::new(Disposition::AcceptCommand, Why::Clear)
    };
    let reads = table.kind != Kind::Question && is_current(table);
    // The opponent would learn of the better move.
    if let (Some(line), true, true, true) =
        (correction, receipt && table.running, conditions.is_empty(), notes.is_empty())
    {
        return Verdict::ask(Answer::MoveBack { line }, Why::NotUnderstood);
    }
    // "I will play e4" is a plan to a receipt, and at one's own turn a move among words.
    if let (Some(Withheld::Plan(line)), true, true) =
        (&withheld, is_on_move(table) && is_current(table), conditions.is_empty())
        && let Some((line, san)) = move_among(line, table)
    {
        return Verdict::ask(Answer::MoveAmongWords { line, san }, Why::NotUnderstood);
    }
    // Lines that cannot stand are answered, and a note beside them is kept: it is whole as it is.
    if let (Some(plan @ (Withheld::Plan(_) | Withheld::Confidential(_))), true, true) =
        (&withheld, conditions.is_empty(), notes.is_empty())
    {
        return Verdict::ask(plan.clone().into(), Why::NotUnderstood);
    }
    let with_note = |verdict: Verdict| match verdict.answer.clone() {
        Some(answer) if !notes.is_empty() && reads => {
            let order = Some(Order::Notes);
            let (notes, answer) = (notes.clone(), Some(answer));
            Verdict { order, notes, answer, message: None, cut: None, words: left(), ..done.clone() }
        }
        _ => verdict,
    };
    if let (Some(withheld), false) = (&withheld, conditions.is_empty()) {
        return Verdict::ask(withheld.clone().into(), Why::NotUnderstood);
    }
    if !conditions.is_empty() {
        if !table.running {
            return with_note(impossible(Answer::GameOver));
        }
        if !is_current(table) {
            let waits = table.line.turn() != table.seat.color();
            return with_note(impossible(if waits { Answer::LinesMovedOn } else { Answer::MovedOn }));
        }
        if !receipt || table.line.turn() == table.seat.color() {
            return with_note(impossible(Answer::LinesNeedMove));
        }
        return match lines::read(&table.line, &conditions, options(table)) {
            Ok(tree) => {
                let order = Some(Order::Conditions);
                Verdict { order, conditions, lines: Some(Ok(tree)), notes, ..done }
            }
            Err(faults) => with_note(Verdict {
                conditions,
                lines: Some(Err(faults.clone())),
                words: left(),
                ..Verdict::ask(Answer::Lines(faults), Why::NotUnderstood)
            }),
        };
    }
    let asked = table.kind == Kind::Question && table.running && table.held > 0;
    if asked && text.lines().find(|line| !line.is_empty()).is_some_and(command::is_no) {
        return Verdict { words: super::ask::below_first(&text), ..accepted(Order::CancelHeld) };
    }
    if !notes.is_empty() && text.is_empty() && reads {
        return Verdict { order: Some(Order::Notes), notes, ..done };
    }
    // Who resigns in a sentence believes that the game is over, though that counts only alone on its line (domain.md).
    if table.running
        && !asked
        && let Some(line) = command::resigning(&text, !receipt)
    {
        let more = text.lines().filter(|other| other.trim() != line).collect::<Vec<_>>().join("\n");
        let left = Some(command::excerpt(&more)).filter(|more| !more.is_empty());
        let answer = Answer::CommandAmongWords { line, word: Word::Resign };
        let words = SpareWords { left, ..SpareWords::default() };
        return Verdict { words, ..Verdict::ask(answer, Why::NotUnderstood) };
    }
    if receipt && table.running && is_current(table) && !text.is_empty() {
        return Verdict { order: Some(Order::Message), notes, ..done };
    }
    if !table.running
        && table.kind != Kind::Question
        && let Some(line) = command::wants_another_game(&text)
    {
        return Verdict::ask(Answer::AnotherGame { line }, Why::NotUnderstood);
    }
    if table.just_over && table.kind != Kind::Question && !text.is_empty() {
        return Verdict { order: Some(Order::Message), message: Some(message), cut, notes, ..done };
    }
    not_found(mail, table, &text, asked)
}

/// Whether the mail came to an address at which its sender's own move is waited for.
fn is_on_move(table: &Table) -> bool {
    table.running && table.kind != Kind::Receipt && table.line.turn() == table.seat.color()
}

/// What is asked of whoever wrote words in which nothing was found; with `asked` they answer a question.
fn not_found(mail: &Mail, table: &Table, text: &str, asked: bool) -> Verdict {
    let ask = |answer: Answer| Verdict::ask(answer, Why::NotUnderstood);
    let yours = is_on_move(table);
    // Who wrote a move waits for what comes of it: that is never met with silence.
    if !asked
        && yours
        && is_current(table)
        && let Some((line, san)) = move_among(text, table)
    {
        return ask(Answer::MoveAmongWords { line, san });
    }
    if table.commandless.falls(mail, table.notation) {
        return Verdict::new(Disposition::AskSender, Why::SilentNow);
    }
    if asked {
        return ask(Answer::NeitherYesNorNo);
    }
    let subject = mail.subject.as_str();
    let subject = reading::looks_like_move(subject, table.notation).then(|| subject.to_owned());
    if !table.running && !text.is_empty() {
        return ask(Answer::WordsTooLate);
    }
    let sealed = mail.is_sealed();
    let words = Some(text).filter(|text| yours && text.split_whitespace().count() > GREETING_WORDS);
    let words = words.map(command::excerpt);
    let nothing = Answer::NoCommand { subject, yours, sealed, words };
    ask(if command::speaks_of_leave(text) { Answer::LeaveInWords(Box::new(nothing)) } else { nothing })
}

/// Whether a wing's name alone is the writer's own: Mr. Lang signs with it.
fn signs_with(mail: &Mail, text: &str) -> bool {
    let name = mail.fields.decoded("From").unwrap_or_default().to_lowercase();
    name.split(|c: char| !c.is_alphanumeric()).any(|word| word == text.to_lowercase())
}

/// Whether the address belongs to the present position.
fn is_current(table: &Table) -> bool {
    table.ply == table.line.len()
}

fn act(table: &Table, action: &Action, offer: bool, dmarc: Dmarc) -> Verdict {
    if action.is_general() {
        return Verdict {
            order: Some(Order::General(action.clone())),
            answer: Some(Answer::General(action.clone())),
            ..Verdict::new(Disposition::AcceptCommand, Why::Clear)
        };
    }
    if let Action::DryRun(text) = action {
        // What a move would do is asked of the moves that one could make: the same answer as the move itself would get.
        if !table.running {
            return Verdict::ask(Answer::GameOver, Why::NotPossible);
        }
        if table.line.turn() != table.seat.color() {
            return Verdict::ask(Answer::NotYourTurn, Why::NotPossible);
        }
        let reading = read_at(&table.line, table, text);
        return Verdict {
            order: Some(Order::DryRun(text.clone())),
            answer: Some(Answer::DryRun { text: text.clone(), reading }),
            ..Verdict::new(Disposition::AcceptCommand, Why::Clear)
        };
    }
    let impossible = |answer: Answer| Verdict::ask(answer, Why::NotPossible);
    if let Action::Move(text) = action {
        let before = table.line.prefix(table.ply.min(table.line.len()));
        return match score::newest(&before, table, text) {
            Ok(text) => played(table, &text, offer),
            Err(answer) => Verdict::ask(answer, Why::NotUnderstood),
        };
    }
    if !table.running {
        return impossible(Answer::GameOver);
    }
    if let Action::Yes(number) = action {
        return confirm(table, *number);
    }
    if let Action::Claim { intended: Some(text) } = action
        && let Some(verdict) = played_before(table, text)
    {
        return verdict;
    }
    if !is_current(table) {
        return impossible(Answer::MovedOn);
    }
    match action {
        // At the question's address it is a no to the question.
        Action::Cancel if table.kind == Kind::Question => accepted(Order::CancelHeld),
        Action::Cancel => accepted(Order::Cancel),
        Action::Lines => accepted(Order::Lines),
        Action::Accept | Action::Decline if table.offer != Offer::Open => {
            impossible(Answer::NoOffer { declined: table.offer == Offer::Declined })
        }
        Action::Accept => guarded(table, Order::Accept, dmarc),
        Action::Resign => guarded(table, Order::Resign, dmarc),
        Action::Decline => accepted(Order::Decline),
        Action::Give(days) => accepted(Order::Give(*days)),
        Action::CancelGame => accepted(Order::CancelGame),
        Action::NewOpponent => accepted(Order::NewOpponent),
        Action::Claim { intended } => claim(table, intended.as_deref()),
        _ => impossible(Answer::MovedOn),
    }
}

fn accepted(order: Order) -> Verdict {
    Verdict { order: Some(order), ..Verdict::new(Disposition::AcceptCommand, Why::Clear) }
}

fn held(order: Order, why: Why, reason: HoldReason) -> Verdict {
    let answer = Answer::Held { reason, order: Some(order.canonical()) };
    Verdict { order: Some(order), answer: Some(answer), ..Verdict::new(Disposition::Hold, why) }
}

/// Resigning and accepting end the game: they need our own host's word for the sender (domain.md).
fn guarded(table: &Table, order: Order, dmarc: Dmarc) -> Verdict {
    if dmarc != Dmarc::Pass {
        return held(order, Why::NeedsDmarc, HoldReason::EndsTheGame);
    }
    let asks = order == Order::Resign && table.ask_before != AskBefore::Nothing;
    if asks { held(order, Why::AsksBefore, HoldReason::AskBefore) } else { accepted(order) }
}

/// `yes` counts only at the question's own address.
fn confirm(table: &Table, number: Option<u32>) -> Verdict {
    if table.kind != Kind::Question {
        let answer = match table.held {
            0 => Answer::YesIsNotEnough { yours: is_on_move(table) && is_current(table) },
            _ => Answer::YesElsewhere,
        };
        return Verdict::ask(answer, Why::NotPossible);
    }
    if table.held == 0 {
        return Verdict::ask(Answer::NothingHeld, Why::NotPossible);
    }
    accepted(Order::Confirm { number })
}

fn claim(table: &Table, intended: Option<&str>) -> Verdict {
    if table.line.turn() != table.seat.color() || table.kind == Kind::Receipt {
        return Verdict::ask(Answer::NotYourTurn, Why::NotPossible);
    }
    let Some(text) = intended else { return accepted(Order::Claim { intended: None }) };
    match clear_move(table, text) {
        // A wrong claim plays its move.
        Ok((mv, san, _)) => asked_first(table, mv, Order::Claim { intended: Some((mv, san)) }),
        Err(verdict) => *verdict,
    }
}

/// The one legal move that a text means, with its SAN; or what its writer is asked.
fn clear_move(table: &Table, text: &str) -> Result<(Move, String, Vec<Note>), Box<Verdict>> {
    let reading = read(table, text);
    if has_wrong_number(&reading) {
        let san = reading.mv().map(|mv| table.line.san_of(&mv)).unwrap_or_default();
        let answer = Answer::WrongNumber { text: text.to_owned(), san };
        return Err(Box::new(Verdict::ask(answer, Why::NotUnderstood)));
    }
    match reading {
        Reading::Move(read) => Ok((read.mv, table.line.san_of(&read.mv), read.notes)),
        reading => {
            let answer = Answer::Reading { text: text.to_owned(), reading };
            Err(Box::new(Verdict::ask(answer, Why::NotUnderstood)))
        }
    }
}

/// Holds what plays a move that the player wants to be asked about.
fn asked_first(table: &Table, mv: Move, order: Order) -> Verdict {
    let asks = match table.ask_before {
        AskBefore::Nothing => false,
        AskBefore::CastlingAndResignation => matches!(mv, Move::Castle { .. }),
        AskBefore::Everything => true,
    };
    if asks { held(order, Why::AsksBefore, HoldReason::AskBefore) } else { accepted(order) }
}

fn played(table: &Table, text: &str, offer: bool) -> Verdict {
    if let Some(verdict) = played_before(table, text) {
        return verdict;
    }
    if !table.running {
        return Verdict::ask(Answer::GameOver, Why::NotPossible);
    }
    if !is_current(table) {
        return Verdict::ask(Answer::MovedOn, Why::NotPossible);
    }
    // A receipt names the ply at which the opponent is to move; its address can never move.
    if table.kind == Kind::Receipt || table.line.turn() != table.seat.color() {
        return Verdict::ask(Answer::NotYourTurn, Why::NotPossible);
    }
    match clear_move(table, text) {
        Ok((mv, san, notes)) => asked_first(table, mv, Order::Move { mv, san, offer, notes }),
        Err(verdict) => *verdict,
    }
}

/// The move that was already played from this address, sent again, is no new command (fault case 148); another one
/// changes nothing (146, 150).
fn played_before(table: &Table, text: &str) -> Option<Verdict> {
    if table.kind == Kind::Receipt || is_current(table) || table.ply > table.line.len() {
        return None;
    }
    let before = table.line.prefix(table.ply);
    if before.turn() != table.seat.color() {
        return None;
    }
    let played = *table.line.moves().get(usize::try_from(table.ply).ok()?)?;
    let again = read_at(&before, table, text).mv() == Some(played);
    let order = Order::Move { mv: played, san: before.san_of(&played), offer: false, notes: Vec::new() };
    Some(if again {
        Verdict { order: Some(order), ..Verdict::new(Disposition::Duplicate, Why::PlayedBefore) }
    } else {
        Verdict::ask(Answer::PlayedOther { san: before.san_of(&played) }, Why::NotPossible)
    })
}

fn read(table: &Table, text: &str) -> Reading {
    read_at(&table.line, table, text)
}

fn read_at(line: &Line, table: &Table, text: &str) -> Reading {
    reading::read(line, text, &options(table))
}

pub(super) const fn options(table: &Table) -> Options {
    Options { notation: table.notation, strict: table.strict, mail_line: true, binding: true }
}

/// Whether a number was written before the move that is not this move's, Black's dots at White's turn included.
fn has_wrong_number(reading: &Reading) -> bool {
    let Reading::Move(read) = reading else { return false };
    read.notes.iter().any(|note| matches!(note, Note::MoveNumber { .. }))
}
