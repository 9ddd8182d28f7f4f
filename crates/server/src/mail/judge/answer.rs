//! The facts of the letter that a sender gets, and its sentences.

use frcec_rules::club::lines::Fault;
use frcec_rules::reading::{Meant, MoveRead, Note, Reading};
use frcec_rules::{Line, Move, Notation, Role};

use crate::door::WORDS_AFTER_DAYS;
use crate::mail::command::{self, Action, Word};
use crate::mail::general::{self, Content};
use crate::speech::{Lang, Speech, game as words, lines, refusal};

/// What a sender is told.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// Nothing that looks like a move or a command was found.
    NoCommand {
        /// What the subject says, if that looks like a move; only the body counts.
        subject: Option<String>,
        /// Whether the sender could move.
        yours: bool,
        /// Whether the mail is encrypted, or in a format that nobody reads.
        sealed: bool,
        /// How its words begin, which go to the opponent with a move only.
        words: Option<String>,
    },
    /// A line holds a command that counts only alone on its line, among other words.
    CommandAmongWords {
        /// The line.
        line: String,
        /// The command.
        word: Word,
    },
    /// The one line that holds a move holds other words too.
    MoveAmongWords {
        /// The line.
        line: String,
        /// The move, in English SAN.
        san: String,
    },
    /// Words about a draw, while the opponent offers one.
    OfferStands,
    /// What is said of a mail in which nothing was found while the opponent offers a draw.
    OfferWaits(Box<Answer>),
    /// What is said of the rest of a mail whose private note was not kept.
    NoteLeft(Box<Answer>),
    /// What is said of the rest of a mail whose conditional lines were not kept.
    LinesLeft(Box<Answer>),
    /// What is said of words that tell when their writer is away: that enters no leave.
    LeaveInWords(Box<Answer>),
    /// A word for another game, in answer to a letter of a game that is over.
    AnotherGame {
        /// The line.
        line: String,
    },
    /// An answer to a question that is no clear yes and no clear no.
    NeitherYesNorNo,
    /// The deciding line begins as a move and goes on with words.
    MoveInProse {
        /// The line.
        line: String,
    },
    /// The deciding line begins with a command word and goes on with other words.
    CommandInProse {
        /// The line.
        line: String,
    },
    /// A line to the club's own address that begins with a command's word and cannot be read as that command.
    HalfCommand {
        /// The line.
        line: String,
        /// The command.
        word: Word,
    },
    /// Two actions of which the first is no move.
    TwoActions {
        /// The first line.
        first: String,
        /// The second.
        second: String,
    },
    /// A line above the deciding one says that somebody wrote.
    MayBeQuoted {
        /// That line.
        above: String,
        /// The line that would decide.
        line: String,
    },
    /// The deciding line goes on from the one above it.
    InSentence {
        /// The line above; empty where it is not to be shown.
        above: String,
        /// The line that would decide.
        line: String,
    },
    /// Different commands in different places.
    SeveralPlaces {
        /// The upper line.
        first: String,
        /// The lower.
        second: String,
    },
    /// A draw offer without a move.
    OfferAlone,
    /// Plain text and HTML say different things.
    ViewsDisagree,
    /// The line is no legal move, or not clear.
    Reading {
        /// What was written.
        text: String,
        /// How it was read.
        reading: Reading,
    },
    /// The number before the move is not this move's.
    WrongNumber {
        /// What was written.
        text: String,
        /// The move without it.
        san: String,
    },
    /// The move stands, but its text was not sent on.
    TextWithheld {
        /// The line that reads as another command.
        line: String,
    },
    /// The move stands if there is one, but its text was not sent on, because it may be its writer's plan.
    PlanWithheld {
        /// The line that reads as one.
        line: String,
    },
    /// A score whose moves are not those of the game.
    ScoreDiffers {
        /// The first one that is not, with its number.
        written: String,
        /// The number.
        number: String,
        /// What was played there, in English SAN.
        played: String,
    },
    /// A score without a new move at its end.
    ScoreEnds {
        /// Its last move, as typed.
        last: String,
    },
    /// The same of words that are for the directors or the club, or give a password away.
    ConfidentialWithheld {
        /// The line that shows it.
        line: String,
    },
    /// Two moves that could be made, each for itself.
    TwoMoves {
        /// The first, as typed.
        first: String,
        /// The other.
        second: String,
    },
    /// A line beside the move leaves open whether it is meant.
    MayNotBeMeant {
        /// That line.
        other: String,
        /// The move's line.
        line: String,
    },
    /// A move is to be taken back.
    MoveBack {
        /// The line that says so.
        line: String,
    },
    /// Words right below a private note were not sent on, and are not in it.
    WordsBelowNote {
        /// The first of them.
        line: String,
    },
    /// What a dry run found.
    DryRun {
        /// What was written.
        text: String,
        /// How it is read.
        reading: Reading,
    },
    /// The address belongs to a position that has passed.
    MovedOn,
    /// This move was already played from this address, and the mail says more than the move.
    PlayedAlready {
        /// The move.
        san: String,
    },
    /// Another move was already played from this address.
    PlayedOther {
        /// That move.
        san: String,
    },
    /// The game is over.
    GameOver,
    /// Words for the opponent of a game that has been over for long.
    WordsTooLate,
    /// The opponent is to move.
    NotYourTurn,
    /// There is no offer to answer.
    NoOffer {
        /// Whether there was one, and the sender declined it.
        declined: bool,
    },
    /// `yes` counts only at the question's own address, and something waits for one.
    YesElsewhere,
    /// Nothing waits for a `yes`: whoever was asked about a move or a command has to write it.
    YesIsNotEnough {
        /// Whether the sender could move.
        yours: bool,
    },
    /// Nothing is held.
    NothingHeld,
    /// Held; goes to the registered address only.
    Held {
        /// Why.
        reason: HoldReason,
        /// What a confirmation would carry out.
        order: Option<String>,
    },
    /// Conditional lines that cannot stand.
    Lines(Vec<Fault>),
    /// Conditional lines without the move that they follow.
    LinesNeedMove,
    /// Conditional lines in answer to a letter of an earlier position, while the opponent is to move.
    LinesMovedOn,
    /// A person wrote to a bounce address.
    AtBounces,
    /// One mail to two games' addresses.
    TwoGames,
    /// A line or the subject names another game than the address does.
    OtherGame {
        /// The game that the address belongs to.
        game: String,
        /// What names it.
        naming: Named,
        /// The other games that may be meant, and where a mail about each is to be sent; none where it is not the sender's turn, and
        /// a move would be refused.
        others: Vec<(String, Option<String>)>,
    },
    /// A member wrote to an address without a token.
    NoToken,
    /// A member wrote to the club's own address, and there is no command for it in the mail.
    NoGeneral,
    /// A mail to a digest names no board; the number of one that it could have named.
    NoBoard {
        /// A number in the digest.
        number: u32,
    },
    /// Each board has its own answer.
    Boards,
    /// A general command; its answer is composed from the record.
    General(Action),
}

/// What in a mail names another game than its address does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Named {
    /// A line.
    Line(String),
    /// A line that can mean this game as well.
    Both(String),
    /// The subject.
    Subject,
}

/// Why something is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HoldReason {
    /// It came from another address.
    ForeignSender,
    /// Our own host says that DMARC fails.
    FailedDmarc,
    /// It ends the game, and our own host does not vouch for the sender.
    EndsTheGame,
    /// The player wants to be asked.
    AskBefore,
}

impl Answer {
    /// Whether it answers a mail in which nothing was found: such answers are counted, and after a few of a day none comes.
    pub fn is_counted(&self) -> bool {
        match self {
            Self::NoteLeft(answer)
            | Self::LinesLeft(answer)
            | Self::OfferWaits(answer)
            | Self::LeaveInWords(answer) => answer.is_counted(),
            Self::NoCommand { .. }
            | Self::NeitherYesNorNo
            | Self::WordsTooLate
            | Self::NoToken
            | Self::NoGeneral
            | Self::AtBounces => true,
            _ => false,
        }
    }

    /// The lines of the mail that it shows; `None` where it says itself that the words beside them were not sent.
    pub fn shows(&self) -> Option<Vec<&str>> {
        Some(match self {
            Self::NoteLeft(answer) | Self::LinesLeft(answer) | Self::OfferWaits(answer) => {
                return answer.shows();
            }
            Self::NoCommand { .. }
            | Self::LeaveInWords(_)
            | Self::MoveInProse { .. }
            | Self::WordsTooLate
            | Self::NeitherYesNorNo
            | Self::NotYourTurn
            | Self::TextWithheld { .. }
            | Self::WordsBelowNote { .. }
            | Self::General(_)
            | Self::Boards => return None,
            Self::TwoActions { first, second }
            | Self::SeveralPlaces { first, second }
            | Self::TwoMoves { first, second } => vec![first, second],
            Self::MayBeQuoted { above: other, line }
            | Self::InSentence { above: other, line }
            | Self::MayNotBeMeant { other, line } => vec![other, line],
            Self::CommandAmongWords { line, .. }
            | Self::MoveAmongWords { line, .. }
            | Self::CommandInProse { line }
            | Self::HalfCommand { line, .. }
            | Self::PlanWithheld { line }
            | Self::ConfidentialWithheld { line }
            | Self::AnotherGame { line }
            | Self::MoveBack { line } => vec![line],
            Self::Reading { text, .. } | Self::WrongNumber { text, .. } => vec![text],
            _ => Vec::new(),
        })
    }

    /// Its paragraphs in the reader's language. `line` is the position that the mail is about.
    pub fn say(&self, speech: Speech, lang: Lang, line: Option<&Line>) -> Vec<String> {
        let word = |key: &str| vec![speech.word(lang, key)];
        let pair = |key: &str, name: &'static str, one: &String, other: &'static str, two: &String| {
            vec![speech.say(lang, key, &[(name, one.into()), (other, two.into())])]
        };
        let quoted = |key: &str, line: &String| vec![speech.say(lang, key, &[("line", line.into())])];
        match self {
            Self::NoCommand { .. }
            | Self::CommandAmongWords { .. }
            | Self::MoveAmongWords { .. }
            | Self::NoteLeft(_)
            | Self::LinesLeft(_)
            | Self::LeaveInWords(_)
            | Self::OfferStands
            | Self::OfferWaits(_)
            | Self::CommandInProse { .. }
            | Self::YesIsNotEnough { .. } => self.said_of_words(speech, lang, line),
            Self::AnotherGame { line } => quoted("mail-another-game", line),
            Self::NeitherYesNorNo => word("mail-neither-yes-nor-no"),
            Self::MoveInProse { line } => quoted("mail-move-in-prose", line),
            Self::HalfCommand { line, word } => {
                let mut said = vec![speech.say(lang, "mail-half-command", &[("line", line.into())])];
                said.extend(general::wrong_terms(speech, lang, *word, line));
                // Last, for the list of commands follows.
                said.extend(word.help_name().map(|_| speech.word(lang, "mail-written-so")));
                said
            }
            Self::TwoActions { first, second } => pair("mail-two-actions", "first", first, "second", second),
            Self::SeveralPlaces { first, second } => {
                pair("mail-several-places", "first", first, "second", second)
            }
            Self::MayBeQuoted { above, line } => pair("mail-may-be-quoted", "above", above, "line", line),
            Self::InSentence { above, line } if above.is_empty() => quoted("mail-goes-on", line),
            Self::InSentence { above, line } => pair("mail-in-sentence", "above", above, "line", line),
            Self::ScoreDiffers { written, number, played } => {
                let played = format!("{number}{}", speech.spell(played));
                pair("mail-score-differs", "written", written, "played", &played)
            }
            Self::ScoreEnds { last } => vec![speech.say(lang, "mail-score-ends", &[("move", last.into())])],
            Self::TwoMoves { first, second } => pair("mail-two-moves", "first", first, "second", second),
            Self::MayNotBeMeant { other, line } => {
                pair("mail-may-not-be-meant", "other", other, "line", line)
            }
            Self::MoveBack { line } => quoted("mail-move-back", line),
            Self::PlanWithheld { line } => quoted("mail-plan-withheld", line),
            Self::ConfidentialWithheld { line } => quoted("mail-confidential-withheld", line),
            Self::OfferAlone => word("mail-offer-alone"),
            Self::ViewsDisagree => word("mail-views-disagree"),
            Self::Reading { text, reading } => said_of_reading(speech, lang, line, text, reading),
            Self::WrongNumber { text, san } => {
                let own = in_letters_of(speech, lang, text, san).spell(san);
                let facts = [("text", text.into()), ("move", with_number(line, &own).into())];
                vec![speech.say(lang, "mail-wrong-number", &facts)]
            }
            // What speaks of a draw can be mended only beside a move.
            Self::TextWithheld { line } if command::first_word(line) == Some(Word::Draw) => {
                quoted("mail-offer-withheld", line)
            }
            Self::TextWithheld { line } => quoted("mail-text-withheld", line),
            Self::WordsBelowNote { line } => quoted("mail-words-below-note", line),
            Self::DryRun { text, reading } => said_of_dry_run(speech, lang, line, text, reading),
            Self::MovedOn => word("mail-moved-on"),
            Self::PlayedAlready { san } => {
                vec![speech.say(lang, "mail-played-already", &[("san", speech.spell(san).into())])]
            }
            Self::PlayedOther { san } => {
                vec![speech.say(lang, "mail-played-other", &[("san", speech.spell(san).into())])]
            }
            Self::GameOver => word("mail-game-over"),
            Self::WordsTooLate => {
                vec![speech.say(lang, "mail-words-too-late", &[("days", WORDS_AFTER_DAYS.into())])]
            }
            Self::NotYourTurn => word("mail-not-your-turn"),
            Self::NoOffer { declined: false } => word("mail-no-offer"),
            Self::NoOffer { declined: true } => word("mail-offer-declined"),
            Self::YesElsewhere => word("mail-yes-elsewhere"),
            Self::NothingHeld => word("mail-nothing-held"),
            Self::Held { reason, order } => said_of_held(speech, lang, *reason, order.as_deref()),
            Self::Lines(faults) => lines::refused(speech, lang, faults),
            Self::LinesNeedMove => word("mail-lines-need-a-move"),
            Self::LinesMovedOn => word("mail-lines-moved-on"),
            Self::AtBounces => word("mail-at-bounces"),
            Self::TwoGames => word("mail-two-games"),
            Self::OtherGame { game, naming, others } => said_of_other(speech, lang, game, naming, others),
            Self::NoToken => word("mail-no-token"),
            Self::NoGeneral => word("mail-no-general"),
            Self::NoBoard { number } => {
                let example = example_on_board(speech, lang, *number, line);
                vec![speech.say(lang, "mail-digest-no-board", &[("example", example.into())])]
            }
            Self::Boards => Vec::new(),
            Self::General(action) => general::answer(speech, lang, action).map_or_else(
                || vec![speech.say(lang, "mail-general", &[("command", action.word().into())])],
                Content::paragraphs,
            ),
        }
    }
}

impl Answer {
    /// What is said of mails in which nothing was found, or something among other words.
    fn said_of_words(&self, speech: Speech, lang: Lang, line: Option<&Line>) -> Vec<String> {
        match self {
            Self::NoCommand { subject, yours, sealed, words } => {
                let line = line.filter(|_| *yours);
                let mut said = said_of_nothing(speech, lang, line, subject.as_ref(), *sealed);
                let words = words.as_ref();
                said.extend(
                    words.map(|words| speech.say(lang, "mail-words-wait", &[("words", words.into())])),
                );
                said
            }
            Self::CommandAmongWords { line, word } => {
                let name = alone(speech, lang, *word).unwrap_or_default();
                let facts = [("line", line.into()), ("command", name.clone().into())];
                let how = speech.say(lang, "mail-command-alone", &[("command", name.into())]);
                vec![speech.say(lang, "mail-command-among-words", &facts), how]
            }
            Self::NoteLeft(answer) | Self::LinesLeft(answer) => {
                let note = matches!(self, Self::NoteLeft(_));
                let mut said = answer.say(speech, lang, line);
                said.push(speech.word(lang, if note { "mail-note-left" } else { "mail-lines-left" }));
                said
            }
            Self::MoveAmongWords { line: said, san } => {
                let own = in_letters_of(speech, lang, said, san).spell(san);
                let facts = [("line", said.into()), ("move", own.into())];
                vec![speech.say(lang, "mail-move-among-words", &facts)]
            }
            Self::OfferStands => {
                vec![speech.word(lang, "mail-nothing-done"), speech.word(lang, "mail-offer-stands")]
            }
            Self::LeaveInWords(answer) => {
                let mut said = answer.say(speech, lang, line);
                said.push(speech.word(lang, "leave-not-by-words"));
                said.push(speech.word(lang, "leave-how"));
                said
            }
            Self::OfferWaits(answer) => {
                let mut said = answer.say(speech, lang, line);
                said.push(speech.word(lang, "mail-offer-stands"));
                said
            }
            Self::CommandInProse { line } => {
                let word = command::intended(line);
                // "I resign. Well played!" was read; it only counts alone.
                if let Some(word) = word.filter(|word| alone(speech, lang, *word).is_some()) {
                    return Self::CommandAmongWords { line: line.clone(), word }.say(speech, lang, None);
                }
                let mut said = vec![speech.say(lang, "mail-command-in-prose", &[("line", line.into())])];
                if line.contains(command::is_quote) {
                    said.push(speech.word(lang, "mail-without-quotation-marks"));
                }
                if word == Some(Word::Draw) {
                    said.push(speech.word(lang, "mail-offer-how"));
                }
                if word.is_some_and(Word::is_about_words) {
                    said.push(speech.word(lang, "mail-words-how"));
                }
                said
            }
            Self::YesIsNotEnough { yours } => {
                let example = line.filter(|_| *yours).and_then(|at| example(speech, lang, at));
                let said =
                    example.map(|mv| speech.say(lang, "mail-yes-is-not-enough", &[("example", mv.into())]));
                vec![said.unwrap_or_else(|| speech.word(lang, "mail-nothing-waits-for-yes"))]
            }
            _ => Vec::new(),
        }
    }
}

/// How a command that ends the game, or answers an offer, is written alone on its line.
fn alone(speech: Speech, lang: Lang, word: Word) -> Option<String> {
    let key = match word {
        Word::Resign => "command-resign",
        Word::Accept => "command-accept",
        Word::Decline => "command-decline",
        Word::Claim => "command-claim",
        _ => return None,
    };
    Some(speech.word(lang, key))
}

/// What is said of a mail in which nothing was found; with an example where there is a position to move in.
fn said_of_nothing(
    speech: Speech,
    lang: Lang,
    line: Option<&Line>,
    subject: Option<&String>,
    sealed: bool,
) -> Vec<String> {
    let mut said = match line.and_then(|line| example(speech, lang, line)) {
        Some(example) => vec![speech.say(lang, "mail-no-command", &[("example", example.into())])],
        None => vec![speech.word(lang, "mail-no-command-now")],
    };
    if sealed {
        said.push(speech.word(lang, "mail-sealed"));
    }
    if let Some(subject) = subject {
        said.push(speech.say(lang, "mail-move-in-subject", &[("subject", subject.into())]));
    }
    said
}

/// What a move would do that is only asked about.
fn said_of_dry_run(
    speech: Speech,
    lang: Lang,
    line: Option<&Line>,
    text: &str,
    reading: &Reading,
) -> Vec<String> {
    let (Reading::Move(MoveRead { mv, notes }), Some(line)) = (reading, line) else {
        return said_of_reading(speech, lang, line, text, reading);
    };
    let speech = in_letters_of(speech, lang, text, &line.san_of(mv));
    // For castling with where both pieces go: that is what is asked about most.
    let mut after = line.clone();
    let san = match after.push(*mv) {
        Ok(()) => words::played(speech, lang, &after, after.len()),
        Err(_) => speech.move_of(line, mv),
    };
    let facts = [("text", text.into()), ("san", san.into())];
    let mut said = vec![speech.say(lang, "mail-dry-run-legal", &facts)];
    // What the mover would be told is said now, when it still helps.
    said.extend(castling_notes(speech, lang, line, *mv, notes));
    said
}

/// What must be told about how a castling or a king's step was understood (domain.md, "Castling").
pub fn castling_notes(speech: Speech, lang: Lang, line: &Line, mv: Move, notes: &[Note]) -> Vec<String> {
    let told = |note: &&Note| matches!(note, Note::CastlingByKing(_) | Note::KingStepOnly(_));
    notes.iter().filter(told).filter_map(|note| refusal::note(speech, lang, line, mv, *note)).collect()
}

/// A move that could be made now with its number, as the position counts: `12.Nf3`, `12...Nf6`.
fn with_number(line: Option<&Line>, san: &str) -> String {
    let Some(line) = line else { return san.to_owned() };
    format!("{}{}{san}", line.move_number(), if line.turn().is_white() { "." } else { "..." })
}

/// A move that is legal in the position, to show how one is written; the plainest there is.
fn example(speech: Speech, lang: Lang, line: &Line) -> Option<String> {
    let moves = line.legal_moves();
    let plain = moves.iter().find(|mv| !mv.is_capture() && !mv.is_castle() && !mv.is_promotion());
    plain.or(moves.first()).map(|mv| speech.to_write(lang, line, mv))
}

/// How a move is written on a board of a digest: `#2 e4`.
pub fn example_on_board(speech: Speech, lang: Lang, number: u32, line: Option<&Line>) -> String {
    let san = line.and_then(|line| example(speech, lang, line)).unwrap_or_else(|| "e4".to_owned());
    format!("#{number} {san}")
}

/// Why something is held, and what a yes would do.
fn said_of_held(speech: Speech, lang: Lang, reason: HoldReason, order: Option<&str>) -> Vec<String> {
    let key = match reason {
        HoldReason::ForeignSender => "mail-held-foreign-sender",
        HoldReason::FailedDmarc => "mail-held-failed-dmarc",
        HoldReason::EndsTheGame => "mail-held-ends-the-game",
        HoldReason::AskBefore => "mail-held-ask-before",
    };
    let order = match order {
        Some(order) => speech.say(lang, "mail-held-order", &[("order", speech.spell(order).into())]),
        None => speech.word(lang, "mail-held-nothing"),
    };
    vec![speech.word(lang, key), order]
}

/// Which games may be meant, and how each is said to be.
fn said_of_other(
    speech: Speech,
    lang: Lang,
    game: &str,
    naming: &Named,
    others: &[(String, Option<String>)],
) -> Vec<String> {
    let named: Vec<&str> = others.iter().map(|(name, _)| name.as_str()).collect();
    let game_fact = ("game", game.into());
    let other = ("other", named.join(", ").into());
    let mut said = vec![match naming {
        Named::Line(line) => speech.say(lang, "mail-other-game-line", &[game_fact, ("line", line.into())]),
        Named::Both(line) => {
            speech.say(lang, "mail-other-game-both", &[game_fact, ("line", line.into()), other])
        }
        Named::Subject => speech.say(lang, "mail-other-game-subject", &[game_fact, other]),
    }];
    said.push(speech.say(lang, "mail-other-game-here", &[("game", game.into())]));
    said.extend(others.iter().map(|(name, address)| {
        let key = if address.is_some() { "mail-other-game-there" } else { "mail-other-game-not-now" };
        let address = address.as_deref().unwrap_or_default();
        speech.say(lang, key, &[("other", name.into()), ("address", address.into())])
    }));
    said
}

fn said_of_reading(
    speech: Speech,
    lang: Lang,
    line: Option<&Line>,
    text: &str,
    reading: &Reading,
) -> Vec<String> {
    let mut said = vec![speech.say(lang, "mail-not-played", &[("text", text.into())])];
    if let Some(line) = line {
        let speech = in_letters_of(speech, lang, text, &pieces_of(line, reading));
        said.extend(refusal::answer(speech, lang, line, reading));
    }
    said
}

/// The letters, in English, of the pieces that a reading is about.
fn pieces_of(line: &Line, reading: &Reading) -> String {
    match reading {
        Reading::Refused(refused) => match refused.meant {
            Meant::Step { piece: Some(piece), .. } => piece.role.upper_char().to_string(),
            _ => String::new(),
        },
        Reading::Ambiguous(doubt) => doubt.candidates.iter().map(|mv| line.san_of(mv)).collect(),
        Reading::Move(_) | Reading::Unreadable(_) => String::new(),
    }
}

/// Words that name a move and nothing else, at most: `Springer f3`, `S b1 f3`.
const MOVE_WORDS: usize = 3;

/// The voice that speaks of a move to whoever typed it in `text`: in the letters in which it was typed, where its writer has chosen
/// none. Whoever writes "Lh6" would read "Bh6" as another move. `pieces` is the move in English, or the letters of its pieces.
fn in_letters_of(speech: Speech, lang: Lang, text: &str, pieces: &str) -> Speech {
    let (Some(own), Notation::English) = (lang.letters(), speech.letters()) else { return speech };
    let short = text.split_whitespace().count() <= MOVE_WORDS;
    let words = || {
        let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        words.filter(move |word| short || word.contains(|c: char| c.is_ascii_digit()))
    };
    // A small letter of a file is no piece.
    let begins = |word: &str, letter: &str| {
        word.starts_with(letter)
            || (!letter.starts_with(|c: char| ('A'..='H').contains(&c))
                && word.to_lowercase().starts_with(&letter.to_lowercase()))
    };
    let typed = |letter: &str| words().any(|word| begins(word, letter) || (short && word.ends_with(letter)));
    let in_own = |role: Role| {
        let (own, english) = (own.letter(role), Notation::English.letter(role));
        !own.is_empty() && own != english && typed(own) && !typed(english)
    };
    let mut roles = pieces.chars().filter(char::is_ascii_uppercase).filter_map(Role::from_char);
    if roles.any(in_own) { speech.writing(Some(own)) } else { speech }
}
