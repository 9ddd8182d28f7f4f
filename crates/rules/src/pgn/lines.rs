//! The text line by line, and where the next game begins when one has a fault.

use std::{borrow::Cow, io::BufRead, io::Read as _};

use super::PgnResult;

/// Octets of a line at most.
const LINE: u64 = 1 << 20;

/// A place in the text: line and column, both counted from 1.
pub(super) type Place = (u64, usize);

/// The text line by line, with the place in it.
pub(super) struct Lines<R> {
    stream: R,
    pub(super) line: String,
    /// The octets of the line, kept for their room.
    octets: Vec<u8>,
    /// The number of `line`, from 1.
    pub(super) number: u64,
    /// Octets of `line` already taken.
    pub(super) at: usize,
    /// Octets of `line` counted, and the characters they are.
    counted: (usize, usize),
    /// Whether the line before was blank.
    pub(super) after_blank: bool,
    pub(super) too_long: bool,
    held: bool,
    end: End,
}

/// How far the stream has been read.
enum End {
    Ahead,
    Reached,
    /// Nothing more can be read; the reason is told once.
    Failed(String),
}

impl<R: BufRead> Lines<R> {
    pub(super) const fn new(stream: R) -> Self {
        Self {
            stream,
            line: String::new(),
            octets: Vec::new(),
            number: 0,
            at: 0,
            counted: (0, 0),
            after_blank: true,
            too_long: false,
            held: false,
            end: End::Ahead,
        }
    }

    pub(super) fn ended(&self) -> bool {
        !matches!(self.end, End::Ahead)
    }

    /// What made the stream fail, told once.
    pub(super) fn failure(&mut self) -> Option<String> {
        match std::mem::replace(&mut self.end, End::Reached) {
            End::Failed(why) => Some(why),
            end => {
                self.end = end;
                None
            }
        }
    }

    pub(super) fn rest(&self) -> &str {
        &self.line[self.at..]
    }

    /// Where we are. Columns are counted on from the last place asked for, so that long lines cost no more.
    pub(super) fn place(&mut self) -> Place {
        if self.counted.0 > self.at {
            self.counted = (0, 0);
        }
        self.counted.1 += self.line[self.counted.0..self.at].chars().count();
        self.counted.0 = self.at;
        (self.number, self.counted.1 + 1)
    }

    /// Goes to the next line; lines that begin with `%` are not part of the text (PGN standard, 6).
    pub(super) fn advance(&mut self) {
        loop {
            self.after_blank = self.number == 0 || self.line.trim().is_empty();
            self.at = 0;
            self.counted = (0, 0);
            self.line.clear();
            let piece = self.too_long;
            let mut octets = std::mem::take(&mut self.octets);
            octets.clear();
            match self.stream.by_ref().take(LINE).read_until(b'\n', &mut octets) {
                Ok(0) => {
                    self.end = End::Reached;
                    return;
                }
                Ok(_) => {}
                Err(why) => {
                    self.end = End::Failed(why.to_string());
                    return;
                }
            }
            if octets.last() == Some(&b'\n') {
                octets.pop();
                self.too_long = false;
            } else {
                // Either the last line, or a piece of one that is too long; the rest comes as further pieces.
                self.too_long = octets.len() as u64 == LINE;
            }
            self.number += u64::from(!piece);
            self.line.push_str(&text_of(&octets));
            self.octets = octets;
            if self.number == 1 && self.line.starts_with('\u{feff}') {
                self.at = '\u{feff}'.len_utf8();
            }
            if !self.line.starts_with('%') {
                return;
            }
        }
    }

    /// Goes to the next line with something on it, from this place on.
    pub(super) fn skip_blank(&mut self) {
        if self.number == 0 && !self.ended() {
            self.advance();
        }
        while !self.ended() && self.rest().trim().is_empty() {
            self.advance();
        }
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    /// Whether a tag pair begins here, at the beginning of the line.
    pub(super) fn at_tag(&self) -> bool {
        let mut chars = self.rest().chars();
        self.line[..self.at].trim_matches(['\u{feff}', ' ', '\t']).is_empty()
            && chars.next() == Some('[')
            && chars.as_str().trim_start().starts_with(|c: char| c.is_ascii_alphabetic())
    }

    /// Whether this line is one that only the head of a game has.
    pub(super) fn is_head(&self) -> bool {
        let line = self.line.trim();
        let name = line.strip_prefix('[').map_or("", str::trim_start);
        name.starts_with(|c: char| c.is_ascii_alphabetic()) && name.contains('"') && line.ends_with("\"]")
    }

    /// Marks the line as the head of the next game, so that a skip does not pass it.
    pub(super) const fn hold(&mut self) {
        self.held = true;
    }

    /// After a fault: goes to where the next game begins.
    pub(super) fn skip_game(&mut self) {
        if std::mem::take(&mut self.held) {
            return;
        }
        let mut moves_seen = !self.at_tag() && !self.is_head();
        let mut result_seen = ends_with_result(self.rest());
        loop {
            self.advance();
            if self.ended() {
                return;
            }
            let blank = self.line.trim().is_empty();
            if self.is_head() {
                // Further tags of the faulty game's own head do not begin another.
                if moves_seen || self.after_blank {
                    return;
                }
            } else if !blank && result_seen && self.after_blank {
                // A game without a head.
                return;
            } else if !blank {
                moves_seen = true;
                result_seen = ends_with_result(&self.line);
            }
        }
    }
}

fn ends_with_result(line: &str) -> bool {
    line.split_whitespace().next_back().is_some_and(|word| word.parse::<PgnResult>().is_ok())
}

/// Octets as text: UTF-8, or else the Western European encoding that older programs write.
fn text_of(octets: &[u8]) -> Cow<'_, str> {
    match str::from_utf8(octets) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => octets.iter().map(|&octet| char::from(octet)).collect::<String>().into(),
    }
}
