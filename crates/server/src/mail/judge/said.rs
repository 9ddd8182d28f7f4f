//! The sentences of an answer.

use frcec_rules::Line;
use frcec_rules::reading::{MoveRead, Reading};

use super::shown::{castling_notes, example, example_on_board, in_letters_of, pieces_of, with_number};
use super::{Answer, HoldReason, Named};
use crate::door::WORDS_AFTER_DAYS;
use crate::mail::command::{self, Word};
use crate::mail::general::{self, Content};
use crate::speech::{Lang, Speech, game as words, lines, refusal};

impl Answer {
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
