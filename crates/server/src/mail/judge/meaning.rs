//! What a mail means in its two views, plain text and HTML, taken together.

use frcec_rules::Notation;

use super::{Digest, Place, World};
use crate::mail::body::{self, Reply, SourceLine, wrap};
use crate::mail::command::naming::Naming;
use crate::mail::command::{self, Action, Found, Request, Unclear, boards};
use crate::mail::newcomer;
use crate::mail::read::Mail;
use crate::mail::screen::Sign;

/// What each view of a mail asks for; `None` where there is no such view.
pub struct Views {
    /// The plain text's.
    pub plain: Option<Found>,
    /// The HTML's.
    pub html: Option<Found>,
}

impl Views {
    /// Reads both views.
    pub fn of(mail: &Mail, notation: Option<Notation>) -> Self {
        let found = |lines: &Option<Vec<SourceLine>>| {
            let lines = lines.as_ref().filter(|lines| lines.iter().any(|l| !l.text.is_empty()))?;
            Some(command::find(&Reply::of(lines), notation))
        };
        Self { plain: found(&mail.plain), html: found(&mail.html) }
    }

    /// Whether conditional lines, and whether private notes were found.
    pub fn modifiers(&self) -> (bool, bool) {
        let of = |found: &Found| match found {
            Found::One(Request { conditions, notes, .. }) | Found::Nothing { conditions, notes, .. } => {
                (!conditions.is_empty(), !notes.is_empty())
            }
            Found::Empty | Found::Unclear(_) => (false, false),
        };
        either([&self.plain, &self.html].into_iter().flatten().map(of))
    }

    /// The games that the views name.
    pub fn named(&self) -> Vec<Naming> {
        let of = |found: &Found| match found {
            Found::One(request) => request.named.clone(),
            Found::Nothing { named, .. } => named.clone(),
            Found::Empty | Found::Unclear(_) => None,
        };
        [&self.plain, &self.html].into_iter().flatten().filter_map(of).collect()
    }
}

impl Views {
    /// The games that words of the views name, the nearest line first.
    pub fn mentioned(&self) -> Vec<Naming> {
        let of = |found: &Found| match found {
            Found::One(Request { mentioned, .. }) | Found::Nothing { mentioned, .. } => mentioned.clone(),
            Found::Empty | Found::Unclear(_) => Vec::new(),
        };
        [&self.plain, &self.html].into_iter().flatten().flat_map(of).collect()
    }
}

/// What the view that a mail is read by asks for, without comparing.
pub fn first_found(mail: &Mail, notation: Option<Notation>) -> Found {
    Views::of(mail, notation).first()
}

/// The same of a mail without the lines that are something else.
pub fn first_found_without(mail: &Mail, is_else: fn(&SourceLine) -> bool) -> Found {
    let rest = |lines: &Option<Vec<SourceLine>>| {
        let lines = lines.as_ref()?;
        let rest: Vec<SourceLine> = lines.iter().filter(|line| !is_else(line)).cloned().collect();
        rest.iter().any(|line| !line.text.is_empty()).then(|| command::find(&Reply::of(&rest), None))
    };
    Views { plain: rest(&mail.plain), html: rest(&mail.html) }.first()
}

impl Views {
    fn first(self) -> Found {
        match (self.plain, self.html) {
            (Some(Found::Empty) | None, Some(html)) => html,
            (Some(plain), _) => plain,
            (None, None) => Found::Empty,
        }
    }
}

/// Whether a mail that may be a program's says what only a person writes: a line that is a move or a command, and nothing else. A
/// subject's machine says more than that; of what only looks like many copies, a doubtful move counts as well, because whoever
/// wrote it believes that he has moved.
pub fn is_typed(mail: &Mail, sign: Sign, world: &World) -> bool {
    let notation = super::notation(world);
    let at_question = world.places.iter().any(|place| matches!(place, Place::Ask { .. }));
    let on_boards = |digest: &Digest, lines: &Option<Vec<SourceLine>>| {
        let Some(lines) = lines else { return false };
        let boards = boards::find(&Reply::of(lines), notation, &digest.shelf());
        boards.named.iter().any(|board| is_one(&board.found))
    };
    let mut digests = world.places.iter().filter_map(Place::digest);
    if digests.any(|digest| on_boards(digest, &mail.plain) || on_boards(digest, &mail.html)) {
        return true;
    }
    let is_answer = |text: &str| text.lines().find(|line| !line.is_empty()).is_some_and(command::is_no);
    let views = Views::of(mail, notation);
    [views.plain, views.html].into_iter().flatten().any(|found| match &found {
        found if is_one(found) => true,
        Found::Nothing { conditions, .. } if !conditions.is_empty() => true,
        Found::Nothing { text, .. } if at_question && is_answer(text) => true,
        Found::Unclear(Unclear::CommandInProse(_)) => sign == Sign::Bulk && at_question,
        Found::Unclear(_) => sign == Sign::Bulk,
        _ => sign == Sign::Bulk && at_question && newcomer::has_labelled(mail),
    })
}

/// Whether anything that the writer sent may be a move or a command, or names a game or a board, wherever it stands: whoever wrote
/// it waits for what comes of it.
pub fn tries(mail: &Mail, notation: Option<Notation>) -> bool {
    let views = [&mail.plain, &mail.html].into_iter().flatten();
    views.flat_map(|lines| body::written(lines)).any(|line| command::may_ask(&line.text, notation))
}

/// Whether a line is a move or a command. A wing's name alone may be a person's, and so may `ed`.
fn is_one(found: &Found) -> bool {
    match found {
        Found::One(request) => !matches!(&request.action, Action::Move(text) if command::is_brief(text)),
        _ => false,
    }
}

/// What the view that a mail is read by says besides the lines that its answer shows.
pub fn said_besides(mail: &Mail, notation: Option<Notation>, shown: &[&str]) -> Option<String> {
    let views = [&mail.plain, &mail.html].into_iter().flatten().map(|lines| Reply::of(lines));
    let first = views.into_iter().find(|reply| !reply.is_empty())?;
    command::said_besides(&first, notation, shown)
}

/// Whether the HTML shows this line as a line of its own anywhere, quoted or not.
pub fn shown_in_html(mail: &Mail, line: &str) -> bool {
    let line = wrap::folded(line);
    mail.html.iter().flatten().any(|l| wrap::folded(&l.text) == line)
}

/// Whether conditional lines, and whether private notes stand in the mail.
pub fn modifiers(mail: &Mail, notation: Option<Notation>) -> (bool, bool) {
    let of = |lines: &Vec<SourceLine>| command::modifiers(&Reply::of(lines), notation);
    either([&mail.plain, &mail.html].into_iter().flatten().map(of))
}

fn either(views: impl Iterator<Item = (bool, bool)>) -> (bool, bool) {
    views.fold((false, false), |(lines, notes), (more, others)| (lines || more, notes || others))
}
