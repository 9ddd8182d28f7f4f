//! The one judgement of a mail: a table whose first row that fits decides. Pure: everything that is known of the
//! club, of the game and of what happened before comes in as [`World`]. The ingress fills it from the record,
//! `frcec mail-read` from its arguments.

mod act;
mod answer;
mod ask;
mod boards;
mod meaning;
mod misplaced;
mod moves;
mod one_request;
mod order;
mod said;
mod score;
mod seat;
mod shown;
pub mod trial;
mod verdict;
mod without_command;
mod world;

pub use answer::{Answer, HoldReason, Named};
pub use boards::{Beside, BoardVerdict};
pub use order::Order;
pub use shown::{castling_notes, example_on_board};
pub use verdict::{Disposition, Verdict, Why};
pub use world::{Asked, Commandless, Digest, Elsewhere, Offer, Place, Table, World};

use super::address::Identity;
use super::command::{self, Found, Request, Unclear};
use super::read::{Dmarc, Mail, Sender, Unreadable};
use super::screen::{self, Author};
use crate::door::SpareWords;

/// Judges a mail. `mail_from` is the envelope's sender, empty for the null sender.
pub fn judge(mail: Result<&Mail, Unreadable>, mail_from: &str, world: &World) -> Verdict {
    let mail = match mail {
        Ok(mail) => mail,
        Err(unreadable) => return Verdict::new(Disposition::RejectSmtp, Why::OverLimit(unreadable)),
    };
    let mut verdict = rows(mail, mail_from.trim_matches(['<', '>', ' ']), world);
    // Whoever typed a command is a person, and is answered like one, whatever the fields say: the answer goes to the registered
    // address and to no list.
    verdict.quiet = is_unread(mail);
    verdict.vouched = world.dmarc(mail) == Dmarc::Pass;
    if verdict.disposition == Disposition::AskSender {
        verdict.tries = meaning::tries(mail, notation(world));
        verdict.boards.iter_mut().for_each(|board| board.verdict.tries = verdict.tries);
    }
    if verdict.quiet {
        verdict.answer = None;
        verdict.beside = Beside::default();
        verdict.boards.iter_mut().for_each(|board| board.verdict.answer = None);
    }
    verdict
}

/// The piece letters of the player at the place that the mail came to.
fn notation(world: &World) -> Option<frcec_rules::Notation> {
    let table = world.places.iter().find_map(|place| place.table().map(|table| table.notation));
    table.or_else(|| world.places.iter().find_map(|place| Some(place.digest()?.notation()))).flatten()
}

fn rows(mail: &Mail, mail_from: &str, world: &World) -> Verdict {
    let null_sender = mail_from.is_empty();
    // What only goes where nobody reads must not look as if it had arrived.
    if world.places.iter().all(|p| matches!(p, Place::Unknown | Place::NoReply)) {
        return Verdict::new(Disposition::RejectSmtp, Why::UnknownRecipient);
    }
    // Whoever writes to the people of the club, a host's report included, is taken; only what we wrote ourselves goes round in circles.
    if !world.places.iter().any(Place::is_ours)
        && let Some(place) = world.places.iter().position(|place| matches!(place, Place::Keeper))
    {
        let own = matches!(screen::author(mail, world.domain, world.ours, false, false), Author::Club);
        let why = if own { Why::OwnLetter } else { Why::ForTheKeeper };
        return Verdict { place: Some(place), ..Verdict::new(Disposition::Ignore, why) };
    }
    let wrong_sender = match &mail.sender {
        Sender::One { .. } if mail.identity().is_some() => None,
        Sender::Missing => Some(Why::NoSender),
        Sender::SeveralFields | Sender::SeveralMailboxes => Some(Why::SeveralSenders),
        Sender::NoAddress | Sender::One { .. } => Some(Why::SenderWithoutAddress),
    };
    if let Some(why) = wrong_sender.filter(|_| !null_sender) {
        return Verdict::new(Disposition::RejectSmtp, why);
    }
    let at_bounces = world.places.iter().any(|p| matches!(p, Place::Bounces { .. }));
    match screen::author(mail, world.domain, world.ours, null_sender, at_bounces) {
        Author::Person => {}
        Author::Club => return Verdict::new(Disposition::Ignore, Why::OwnLetter),
        Author::Robot(sign) => return Verdict::new(Disposition::Ignore, Why::Robot(sign)),
        Author::Bounce(report) => {
            let disposition =
                if report.is_delay() { Disposition::RecordDelay } else { Disposition::RecordBounce };
            let place = world.places.iter().position(Place::is_ours);
            return Verdict { report: Some(report), place, ..Verdict::new(disposition, Why::DeliveryReport) };
        }
    }
    let Some(sender) = mail.identity() else {
        return Verdict::new(Disposition::RejectSmtp, Why::SenderWithoutAddress);
    };
    if let Some(sign) = screen::suspicion(mail)
        && !meaning::is_typed(mail, sign, world)
    {
        // As after the last answer of a day: nobody is asked, and a director sees it.
        let place = world.places.iter().position(Place::is_ours);
        return Verdict { place, ..Verdict::new(Disposition::AskSender, Why::Robot(sign)) };
    }
    let verdict = by_place(mail, &sender, world);
    match &verdict.order {
        // An answering machine that repeats a letter of ours gives up no game.
        Some(order @ (Order::Resign | Order::Accept | Order::Claim { .. }))
            if verdict.disposition == Disposition::AcceptCommand
                && screen::suspicion(mail) == Some(screen::Sign::Subject) =>
        {
            let answer = Answer::MayNotBeMeant { other: mail.subject.clone(), line: order.canonical() };
            Verdict { place: verdict.place, ..Verdict::ask(answer, Why::NotUnderstood) }
        }
        _ => verdict,
    }
}

fn by_place(mail: &Mail, sender: &Identity, world: &World) -> Verdict {
    let dmarc = world.dmarc(mail);
    let places: Vec<(usize, &Place)> = world.places.iter().enumerate().filter(|(_, p)| p.is_ours()).collect();
    let Some((first, _)) = places.first().copied() else {
        return Verdict::new(Disposition::RejectSmtp, Why::UnknownRecipient);
    };
    let bound: Vec<_> = places.iter().filter_map(|(at, p)| p.owners().map(|owners| (*at, owners))).collect();
    if bound.is_empty() {
        return Verdict { place: Some(first), ..without_token(mail, dmarc, world, &places) };
    }
    let foreign = bound.iter().find(|(_, owners)| !owners.contains(sender));
    let tables: Vec<(usize, &Table)> =
        places.iter().filter_map(|(at, p)| p.table().map(|t| (*at, t))).collect();
    if let Some((at, digest)) = places.iter().find_map(|(at, p)| Some((*at, p.digest()?)))
        && bound.len() == 1
    {
        let verdict = match foreign {
            Some(_) => boards::held(mail, digest, Why::NotThePlayer, HoldReason::ForeignSender),
            None if dmarc == Dmarc::Fail => {
                boards::held(mail, digest, Why::PlayerFailsDmarc, HoldReason::FailedDmarc)
            }
            None => boards::judge(mail, digest, dmarc),
        };
        return Verdict { place: Some(at), ..verdict };
    }
    if let Some((at, _)) = foreign {
        return held(mail, world, &tables, *at, Why::NotThePlayer, HoldReason::ForeignSender);
    }
    if dmarc == Dmarc::Fail {
        let at = bound[0].0;
        return held(mail, world, &tables, at, Why::PlayerFailsDmarc, HoldReason::FailedDmarc);
    }
    if places.iter().any(|(_, p)| matches!(p, Place::Bounces { .. })) && tables.is_empty() {
        let verdict = once_a_day(mail, world, Answer::AtBounces, Why::PersonAtBounces);
        return Verdict { place: Some(first), ..verdict };
    }
    if let (Some((at, asked)), true) = (
        places.iter().find_map(|(at, place)| match place {
            Place::Ask { asked, .. } => Some((*at, *asked)),
            _ => None,
        }),
        tables.is_empty(),
    ) {
        return Verdict { place: Some(at), ..ask::judge(mail, asked) };
    }
    if let (Some((at, _)), true) =
        (places.iter().find(|(_, place)| matches!(place, Place::Newsletter { .. })), tables.is_empty())
    {
        return Verdict { place: Some(*at), ..to_newsletter(mail, world) };
    }
    // A digest beside anything else that is bound to a player.
    let several = places.iter().any(|(_, p)| p.digest().is_some())
        || tables
            .iter()
            .any(|(_, t)| (t.game, t.seat, t.ply) != (tables[0].1.game, tables[0].1.seat, tables[0].1.ply));
    if several || places.iter().any(|(_, p)| matches!(p, Place::Bounces { .. })) {
        let why = if several { Why::TwoGames } else { Why::PersonAtBounces };
        let answer = if several { Answer::TwoGames } else { Answer::AtBounces };
        return Verdict {
            place: Some(tables.first().map_or(first, |(at, _)| *at)),
            ..Verdict::ask(answer, why)
        };
    }
    let Some((at, table)) = tables.first() else {
        return Verdict { place: Some(first), ..Verdict::ask(Answer::AtBounces, Why::PersonAtBounces) };
    };
    Verdict { place: Some(*at), ..seat::judge(mail, table, dmarc) }
}

/// A mail to `club@`, or to `play@` without a token.
fn without_token(mail: &Mail, dmarc: Dmarc, world: &World, places: &[(usize, &Place)]) -> Verdict {
    let at_club = places.iter().any(|(_, p)| matches!(p, Place::Club));
    // A newcomer's lines (a name, a language) are no words for anybody.
    let found = if world.sender_is_member {
        meaning::first_found(mail, None)
    } else {
        meaning::first_found_without(mail, super::newcomer::is_labelled)
    };
    let (general, words) = match &found {
        Found::One(request) if request.action.is_general() => {
            (Some(request.action.clone()), spare_words(request))
        }
        _ => (None, SpareWords::default()),
    };
    if !world.sender_is_member {
        let welcome = matches!(general, Some(command::Action::Join | command::Action::Help));
        if at_club && welcome && dmarc == Dmarc::Pass {
            let answer = general.clone().map_or(Answer::NoToken, Answer::General);
            let order = general.map(Order::General);
            return Verdict { order, words, ..Verdict::ask(answer, Why::Stranger) };
        }
        return Verdict::new(Disposition::RejectSmtp, Why::Stranger);
    }
    if dmarc == Dmarc::Fail {
        return Verdict {
            order: general.map(Order::General),
            ..Verdict::new(Disposition::Hold, Why::MemberFailsDmarc)
        };
    }
    if let (None, Found::Nothing { text, .. }, true) = (&general, &found, at_club)
        && let Some((line, word)) = half_command(text)
    {
        return Verdict::ask(Answer::HalfCommand { line, word }, Why::MemberWithoutToken);
    }
    match (general, found) {
        (None, Found::Unclear(unclear @ Unclear::TwoActions(..))) if at_club => {
            Verdict::ask(unclear.into(), Why::MemberWithoutToken)
        }
        (Some(action), _) if at_club => Verdict {
            order: Some(Order::General(action.clone())),
            words,
            ..Verdict::ask(Answer::General(action), Why::MemberWithoutToken)
        },
        // What concerns an opponent's words is never left without an answer: it may be urgent.
        (None, Found::Unclear(Unclear::CommandInProse(line)))
            if at_club && command::first_word(&line).is_some_and(command::Word::is_about_words) =>
        {
            Verdict::ask(Answer::General(command::Action::Mute), Why::MemberWithoutToken)
        }
        // A move, or a command of a game.
        (None, Found::One(_)) => once_a_day(mail, world, Answer::NoToken, Why::MemberWithoutToken),
        _ if at_club => once_a_day(mail, world, Answer::NoGeneral, Why::MemberWithoutToken),
        _ => once_a_day(mail, world, Answer::NoToken, Why::MemberWithoutToken),
    }
}

/// Words in a line that somebody may have meant as a command; a longer one is a letter.
const HALF_COMMAND_WORDS: usize = 6;

/// The first line of a mail to the club if it is short and begins with the word of a command that the help lists: somebody
/// wrote a command, and it could not be read.
fn half_command(text: &str) -> Option<(String, command::Word)> {
    let line = text.lines().map(str::trim).find(|line| !line.is_empty())?;
    let word = command::first_word(line).filter(|word| word.help_name().is_some())?;
    (line.split_whitespace().count() <= HALF_COMMAND_WORDS).then(|| (line.to_owned(), word))
}

/// An answer to a newsletter, by its reader: a general command, or nothing for the club.
fn to_newsletter(mail: &Mail, world: &World) -> Verdict {
    match meaning::first_found(mail, None) {
        Found::One(request) if request.action.is_general() => Verdict {
            words: spare_words(&request),
            order: Some(Order::General(request.action)),
            ..Verdict::new(Disposition::AcceptCommand, Why::Clear)
        },
        _ => once_a_day(mail, world, Answer::NoGeneral, Why::NotUnderstood),
    }
}

/// What stands beside a command that itself carries no words.
fn spare_words(request: &Request) -> SpareWords {
    let (text, cut) = command::cut(request.message.clone());
    SpareWords {
        text: Some(text).filter(|text| !text.is_empty()),
        left: match &request.withheld {
            Some(withheld) => Some(command::excerpt(withheld.line())),
            None => request.apart.clone().or(cut.map(|cut| cut.from)),
        },
    }
}

/// What a program that does not say that it is one could make us say again and again is said once a day.
fn once_a_day(mail: &Mail, world: &World, answer: Answer, why: Why) -> Verdict {
    if world.commandless.falls(mail, None) {
        return Verdict::new(Disposition::AskSender, Why::SilentNow);
    }
    Verdict::ask(answer, why)
}

/// What is kept until the registered address says yes; nothing goes to the stranger.
fn held(
    mail: &Mail,
    world: &World,
    tables: &[(usize, &Table)],
    at: usize,
    why: Why,
    reason: HoldReason,
) -> Verdict {
    let table = world.places.get(at).and_then(Place::table).filter(|_| tables.len() == 1);
    let judged = table.map(|table| seat::judge(mail, table, Dmarc::Pass));
    let order = judged.as_ref().and_then(|j| {
        matches!(j.disposition, Disposition::AcceptCommand | Disposition::Hold)
            .then(|| j.order.clone())
            .flatten()
    });
    let answer = Answer::Held { reason, order: order.as_ref().map(Order::canonical) };
    let (message, cut, conditions, lines, notes) =
        judged.map_or_else(Default::default, |j| (j.message, j.cut, j.conditions, j.lines, j.notes));
    Verdict {
        message: message.filter(|_| order.is_some()),
        cut: cut.filter(|_| order.is_some()),
        order,
        conditions,
        lines,
        notes,
        answer: Some(answer),
        place: Some(at),
        ..Verdict::new(Disposition::Hold, why)
    }
}

/// Whether the sender must not be written to: mailing lists and mailboxes that nobody reads (fault cases 073, 084).
pub(super) fn is_quiet(mail: &Mail) -> bool {
    screen::suspicion(mail).is_some() || is_unread(mail)
}

/// Whether nobody reads what is written to the sender.
fn is_unread(mail: &Mail) -> bool {
    mail.identity()
        .is_some_and(|identity| screen::is_unread(identity.as_str().split('@').next().unwrap_or("")))
}
