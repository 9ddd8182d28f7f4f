//! What a mail means in its two views, plain text and HTML, taken together.

use frcec_rules::Notation;

use crate::mail::body::{Reply, SourceLine, wrap};
use crate::mail::command::naming::Naming;
use crate::mail::command::{self, Found, Request};
use crate::mail::read::Mail;

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
