//! Reading: one game after the other from a stream, each whole or with the place of its first fault.

use std::io::BufRead;

use shakmaty::{Position, san::SanPlus};

use super::{
    PgnError, PgnFault, PgnGame, PgnNote, PgnResult,
    head::{Variant, only_once, tag_pair},
    lines::{Lines, Place},
    remarks::{self, LeftOut, Remark, RemarkKind, Variation},
    tag, token,
};
use crate::{
    ending,
    fen::Rights,
    line::Line,
    reading::{self, Notation, Options, Reading},
    start::StartPosition,
};

/// Tag pairs of a game at most.
const TAGS: usize = 500;
/// Plies of a game at most. The longest possible game has fewer than 12,000.
const PLIES: u32 = 12_000;
/// Octets of comments kept of a game at most.
const COMMENTS: usize = 1 << 20;
/// Variations inside each other that are kept.
const DEPTH: u32 = 16;
/// Plies played anew for all variations of a game at most.
const REPLAYED: u32 = 500_000;

/// Reads games one by one. An iterator: each item is a game or the first fault of one; a fault never reaches into
/// the next game. After a fault of the stream itself nothing follows.
pub struct Reader<R> {
    text: Lines<R>,
    notation: Option<Notation>,
}

impl<R: BufRead> Reader<R> {
    /// Reads from a stream. Moves may be in English letters, or in letters that are no English ones.
    pub const fn new(stream: R) -> Self {
        Self { text: Lines::new(stream), notation: None }
    }

    /// Reads moves with the piece letters of a language, beside the English ones.
    #[must_use]
    pub const fn with_notation(mut self, notation: Option<Notation>) -> Self {
        self.notation = notation;
        self
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<PgnGame, PgnError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            self.text.skip_blank();
            if self.text.ended() {
                return self.text.failure().map(|why| {
                    Err(PgnError {
                        tags: Vec::new(),
                        at_line: self.text.number,
                        line: self.text.number,
                        column: 1,
                        ply: 0,
                        token: String::new(),
                        reason: PgnFault::Io(why),
                    })
                });
            }
            let mut game = Game::new(self.text.number, self.notation);
            match game.read(&mut self.text) {
                // The whole game has been read: a fault of its result leaves nothing to skip.
                Ok(true) => return Some(game.finish().map_err(|error| *error)),
                // Nothing but comments: not a game.
                Ok(false) => {}
                Err(error) => {
                    self.text.skip_game();
                    return Some(Err(*error));
                }
            }
        }
    }
}

type Step<T> = Result<T, Box<PgnError>>;

/// The game being read.
struct Game {
    tags: Vec<(String, String)>,
    places: Vec<Place>,
    at_line: u64,
    line: Line,
    /// The mark at the end of the moves, where it stands, and as it is written.
    result: Option<(PgnResult, Place, String)>,
    notes: Vec<PgnNote>,
    notation: Option<Notation>,
    remarks: Vec<Remark>,
    left_out: LeftOut,
    room: Room,
}

/// What is left of the bounds of one game, for it and its variations together.
#[derive(Clone, Copy)]
struct Room {
    comments: usize,
    depth: u32,
    replayed: u32,
}

impl Game {
    fn new(at_line: u64, notation: Option<Notation>) -> Self {
        Self {
            tags: Vec::new(),
            places: Vec::new(),
            at_line,
            line: Line::new(StartPosition::ORTHODOX),
            result: None,
            notes: Vec::new(),
            notation,
            remarks: Vec::new(),
            left_out: LeftOut::default(),
            room: Room { comments: COMMENTS, depth: DEPTH, replayed: REPLAYED },
        }
    }

    /// A variation that begins before the last ply. `None` if one more would be beyond all bounds.
    fn variation(&mut self) -> Option<Self> {
        let before = self.line.len().checked_sub(1)?;
        let room = Room {
            depth: self.room.depth.checked_sub(1)?,
            replayed: self.room.replayed.checked_sub(before + 1)?,
            ..self.room
        };
        Some(Self { line: self.line.prefix(before), room, ..Self::new(self.at_line, self.notation) })
    }

    /// Reads to the end of the game. False if there was none.
    fn read<R: BufRead>(&mut self, text: &mut Lines<R>) -> Step<bool> {
        if text.at_tag() {
            self.read_head(text)?;
        }
        let head = !self.tags.is_empty();
        self.set_up()?;
        let any = self.read_moves(text, None)?;
        Ok(head || any)
    }

    fn fault<T>(&self, place: Place, token: &str, ply: u32, reason: PgnFault) -> Step<T> {
        Err(Box::new(PgnError {
            tags: self.tags.clone(),
            at_line: self.at_line,
            line: place.0,
            column: place.1,
            ply,
            token: token.chars().take(80).collect(),
            reason,
        }))
    }

    fn read_head<R: BufRead>(&mut self, text: &mut Lines<R>) -> Step<()> {
        loop {
            let place = text.place();
            let rest = text.rest();
            let Some((name, value, taken)) = tag_pair(rest).filter(|_| !text.too_long) else {
                return self.fault(place, rest.trim_end(), 0, PgnFault::BadTag);
            };
            if self.tags.len() == TAGS {
                return self.fault(place, name, 0, PgnFault::TooLong);
            }
            if let Some(first) = tag(&self.tags, name) {
                if text.after_blank {
                    // The head of another game, behind one without moves.
                    return Ok(());
                }
                if only_once(name) {
                    if first != value {
                        let reason = PgnFault::TagTwice { name: name.into(), first: first.into() };
                        return self.fault(place, &value, 0, reason);
                    }
                    self.notes.push(PgnNote::TagTwice { line: place.0, name: name.to_owned() });
                }
            }
            self.tags.push((name.to_owned(), value));
            self.places.push(place);
            text.at += taken;
            text.skip_blank();
            if text.ended() || !text.rest().starts_with('[') {
                return Ok(());
            }
        }
    }

    /// The position the game begins with, by its tags.
    fn set_up(&mut self) -> Step<()> {
        let place = |name: &str| {
            let at = self.tags.iter().position(|(known, _)| known.eq_ignore_ascii_case(name));
            at.map_or((self.at_line, 1), |at| self.places[at])
        };
        let variant = tag(&self.tags, "Variant").unwrap_or("");
        let Some(kind) = Variant::of(variant) else {
            return self.fault(place("Variant"), variant, 0, PgnFault::OtherVariant);
        };
        let fen = tag(&self.tags, "FEN").map(str::trim).filter(|fen| !fen.is_empty());
        let rights = if kind == Variant::Orthodox { Rights::Orthodox } else { Rights::Any };
        self.line = match fen {
            Some("?") | None if kind == Variant::Chess960 => {
                // Where no FEN stands, the Variant is what asks for one.
                let (at, token) = fen.map_or(("Variant", variant), |fen| ("FEN", fen));
                return self.fault(place(at), token, 0, PgnFault::NoFen);
            }
            None => Line::new(StartPosition::ORTHODOX),
            Some(fen) => {
                let (line, repairs) = match Line::from_fen_with(fen, rights) {
                    Ok(read) => read,
                    Err(why) => return self.fault(place("FEN"), fen, 0, PgnFault::BadFen(why)),
                };
                self.notes.extend(repairs.into_iter().map(PgnNote::FenRepaired));
                line
            }
        };
        Ok(())
    }

    fn ply(&self) -> u32 {
        self.line.len() + 1
    }

    fn past_move_one(&self) -> bool {
        !self.line.is_empty() && self.line.position().fullmoves().get() > 1
    }

    /// Reads moves up to the result, the next head, or the end. False if there was nothing. `inside` a variation, whose
    /// place that is, up to its closing bracket.
    fn read_moves<R: BufRead>(&mut self, text: &mut Lines<R>, inside: Option<Place>) -> Step<bool> {
        let mut any = false;
        loop {
            let line_before = text.number;
            text.skip_blank();
            let place = text.place();
            if let Some(start) = inside.filter(|_| text.ended() || (text.after_blank && text.is_head())) {
                text.hold();
                return self.fault(start, "(", self.ply(), PgnFault::UnclosedVariation);
            }
            if text.ended() {
                return match text.failure() {
                    Some(why) => self.fault(place, "", self.ply(), PgnFault::Io(why)),
                    None => Ok(any),
                };
            }
            if inside.is_none() && text.at_tag() {
                return Ok(any);
            }
            if text.too_long {
                return self.fault(place, text.rest(), self.ply(), PgnFault::TooLong);
            }
            let fresh = inside.is_none() && text.number != line_before && text.after_blank;
            let rest = text.rest();
            if fresh && (self.result.is_some() || (rest.starts_with("1.") && self.past_move_one())) {
                // The next game, without a head.
                return Ok(true);
            }
            match rest.chars().next() {
                Some('{') => self.read_comment(text)?,
                Some(';') => {
                    self.keep_comment(&rest[1..]);
                    text.at = text.line.len();
                }
                Some('$') => {
                    let digits = rest[1..].bytes().take_while(u8::is_ascii_digit).count();
                    self.keep_glyph(rest[1..=digits].parse().ok());
                    text.at += 1 + digits;
                }
                Some('(') => self.read_variation(text)?,
                Some(')') if inside.is_some() => {
                    text.at += 1;
                    return Ok(any);
                }
                Some(sign @ ('}' | ')')) => {
                    return self.fault(place, &sign.to_string(), self.ply(), PgnFault::NotOpened);
                }
                Some(sign @ ('[' | ']')) => {
                    return self.fault(place, &sign.to_string(), self.ply(), PgnFault::Unexpected);
                }
                _ => {
                    any = true;
                    let word = &rest[..token::word_len(rest)];
                    if self.result.is_some() {
                        return self.fault(place, word, self.ply(), PgnFault::AfterResult);
                    }
                    let taken = word.len();
                    self.read_word(place, word)?;
                    text.at += taken;
                }
            }
        }
    }

    fn keep(&mut self, what: RemarkKind) {
        self.remarks.push(Remark { after: self.line.len(), what });
    }

    fn keep_comment(&mut self, text: &str) {
        let text = remarks::comment(text);
        if text.is_empty() {
            return;
        }
        match self.room.comments.checked_sub(text.len()) {
            Some(room) => {
                self.room.comments = room;
                self.keep(RemarkKind::Comment(text));
            }
            None => self.left_out.comments += 1,
        }
    }

    fn keep_glyph(&mut self, glyph: Option<u8>) {
        match glyph {
            // As many signs as comments have octets, one sign each: enough for all that is no attack.
            Some(glyph) if self.room.comments > 0 => {
                self.room.comments -= 1;
                self.keep(RemarkKind::Glyph(glyph));
            }
            _ => self.left_out.signs += 1,
        }
    }

    /// Comments do not nest (PGN standard, 5). The head of a game after a blank line ends one that was left open.
    fn read_comment<R: BufRead>(&mut self, text: &mut Lines<R>) -> Step<()> {
        let start = text.place();
        text.at += 1;
        let mut comment = String::new();
        loop {
            let rest = text.rest();
            let end = rest.find('}');
            if comment.len() <= self.room.comments {
                comment.push_str(&rest[..end.unwrap_or(rest.len())]);
                comment.push('\n');
            }
            if let Some(end) = end {
                text.at += end + 1;
                self.keep_comment(&comment);
                return Ok(());
            }
            text.advance();
            if text.ended() || (text.after_blank && text.is_head()) {
                text.hold();
                return self.fault(start, "{", self.ply(), PgnFault::UnclosedComment);
            }
        }
    }

    /// A variation is kept if every move in it is legal. One that is not does not make the game faulty: it is counted.
    fn read_variation<R: BufRead>(&mut self, text: &mut Lines<R>) -> Step<()> {
        let start = text.place();
        text.at += 1;
        let Some(mut inner) = self.variation() else {
            self.left_out.variations += 1;
            return self.skip_variation(text, start);
        };
        let read = inner.read_moves(text, Some(start));
        self.room = Room { depth: self.room.depth, ..inner.room };
        match read {
            Ok(_) => {
                self.left_out.add(inner.left_out);
                let moves = inner.line.moves()[self.line.len() as usize - 1..].to_vec();
                if moves.is_empty() {
                    // Nothing but comments in brackets.
                    let after = self.line.len();
                    self.remarks.extend(inner.remarks.into_iter().map(|remark| Remark { after, ..remark }));
                } else {
                    self.keep(RemarkKind::Variation(Variation { moves, remarks: inner.remarks }));
                }
                Ok(())
            }
            Err(mut error)
                if matches!(
                    error.reason,
                    PgnFault::UnclosedComment | PgnFault::UnclosedVariation | PgnFault::Io(_)
                ) =>
            {
                error.tags.clone_from(&self.tags);
                Err(error)
            }
            Err(_) => {
                self.left_out.variations += 1;
                self.skip_variation(text, start)
            }
        }
    }

    /// Goes to the end of a variation that began at `start`, from somewhere in it.
    fn skip_variation<R: BufRead>(&mut self, text: &mut Lines<R>, start: Place) -> Step<()> {
        let mut depth = 1u32;
        loop {
            let rest = text.rest();
            let Some(at) = rest.find(['(', ')', '{', ';']) else {
                text.advance();
                if text.ended() || (text.after_blank && text.is_head()) {
                    text.hold();
                    return self.fault(start, "(", self.ply(), PgnFault::UnclosedVariation);
                }
                continue;
            };
            let sign = rest.as_bytes()[at];
            text.at += at;
            match sign {
                b'{' => {
                    let (kept, room, left_out) = (self.remarks.len(), self.room, self.left_out);
                    self.read_comment(text)?;
                    // It belongs to what is left out.
                    self.remarks.truncate(kept);
                    (self.room, self.left_out) = (room, left_out);
                }
                b';' => text.at = text.line.len(),
                b'(' => {
                    depth += 1;
                    text.at += 1;
                }
                _ => {
                    depth -= 1;
                    text.at += 1;
                    if depth == 0 {
                        return Ok(());
                    }
                }
            }
        }
    }

    fn read_word(&mut self, place: Place, word: &str) -> Step<()> {
        if let Ok(result) = word.parse::<PgnResult>() {
            self.result = Some((result, place, word.to_owned()));
            return Ok(());
        }
        let (number, rest) = token::split_number(word);
        if let Some(found) = number {
            let expected = self.line.position().fullmoves().get();
            if found != expected {
                self.notes.push(PgnNote::MoveNumber { line: place.0, found, expected });
            }
        }
        if token::is_remark(rest) {
            // A check sign that stands alone says nothing that the move does not.
            if !rest.is_empty() && !matches!(rest, "+" | "++" | "#") {
                self.keep_glyph(remarks::glyph(rest));
            }
            return Ok(());
        }
        let (rest, sign) = rest.split_at(token::without_glyphs(rest).len());
        if let Ok(result) = rest.parse::<PgnResult>() {
            // "12.1-0" and the like.
            self.result = Some((result, place, word.to_owned()));
            return Ok(());
        }
        if matches!(rest, "e.p." | "ep" | "e.p" | "ep.") {
            return if self.line.moves().last().is_some_and(|mv| mv.is_en_passant()) {
                Ok(())
            } else {
                self.fault(place, word, self.line.len(), PgnFault::NotEnPassant)
            };
        }
        if self.line.len() == PLIES {
            return self.fault(place, word, self.ply(), PgnFault::TooLong);
        }
        self.read_move(place, rest)?;
        if !sign.is_empty() {
            self.keep_glyph(remarks::glyph(sign));
        }
        Ok(())
    }

    fn read_move(&mut self, place: Place, word: &str) -> Step<()> {
        // What is exact needs no reading of what may have been meant, except in another language.
        if self.notation.is_none_or(|notation| notation == Notation::English)
            && let Ok(san) = SanPlus::from_ascii(word.as_bytes())
            && let Ok(mv) = san.san.to_move(self.line.position())
        {
            self.line.play(mv);
            return Ok(());
        }
        let options = Options { notation: self.notation, ..Options::default() };
        let reason = match reading::read(&self.line, word, &options) {
            Reading::Move(read) => {
                let san = self.line.san_of(&read.mv);
                let ply = self.ply();
                if word != san {
                    self.notes.push(PgnNote::Lenient { ply, token: word.to_owned(), san });
                }
                self.line.play(read.mv);
                return Ok(());
            }
            Reading::Ambiguous(ambiguity) => PgnFault::Ambiguous(ambiguity.candidates),
            Reading::Refused(refused) => PgnFault::Illegal(refused.refusals),
            Reading::Unreadable(_) => PgnFault::NotAMove,
        };
        self.fault(place, word, self.ply(), reason)
    }

    /// The game as it is, or what is wrong with its result.
    fn finish(mut self) -> Step<PgnGame> {
        let by_tag = tag(&self.tags, "Result").map(str::to_owned);
        let told: Option<PgnResult> = by_tag.as_deref().and_then(|text| text.parse().ok());
        let (result, place, token) = self.result.take().unwrap_or_else(|| {
            self.notes.push(PgnNote::NoResult);
            let at = self.tags.iter().position(|(name, _)| name.eq_ignore_ascii_case("Result"));
            let place = at.map_or((self.at_line, 1), |at| self.places[at]);
            (told.unwrap_or(PgnResult::Unfinished), place, by_tag.clone().unwrap_or_default())
        });
        if let Some(ending) = ending::on_board(self.line.position()) {
            if result == PgnResult::Unfinished {
                self.notes.push(PgnNote::OverOnBoard { ending });
            } else if result != PgnResult::won_by(ending.winner()) {
                return self.fault(place, &token, self.ply(), PgnFault::ResultAgainstBoard { ending });
            }
        }
        match (told, by_tag) {
            (Some(tag), _) if tag != result => {
                return self.fault(place, &token, self.ply(), PgnFault::ResultTagDiffers { tag });
            }
            (None, Some(tag)) if !matches!(tag.trim(), "" | "?") => {
                self.notes.push(PgnNote::ResultTagUnknown { tag });
            }
            _ => {}
        }
        Ok(PgnGame {
            tags: self.tags,
            line: self.line,
            result,
            notes: self.notes,
            at_line: self.at_line,
            remarks: self.remarks,
            left_out: self.left_out,
        })
    }
}
