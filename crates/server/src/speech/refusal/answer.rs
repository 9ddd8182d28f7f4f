//! The answer to a text that was not played, and notes on one that was.

use frcec_rules::reading::{Ambiguity, Doubt, Hint, Meant, Note, Reading, Refused, Unreadable, Written};
use frcec_rules::{
    CastlingReport, CastlingStatus, Line, Man, Move, Piece, Position, Refusal, Role, Square, Wing,
};

use super::{Reader, Slot, Voice, never_there, role_word, slot};
use crate::speech::{Lang, Speech, Value, capitalised, castling};

/// More legal moves than this are no help to anyone.
const FEW: usize = 8;

/// The paragraph that answers a text which was not played: what was understood, what is wrong, what would be
/// right. `None` for a legal move.
pub fn answer(speech: Speech, lang: Lang, line: &Line, reading: &Reading) -> Option<String> {
    let voice = Voice { speech, lang, to: Reader::Player };
    match reading {
        Reading::Move(_) => None,
        Reading::Refused(refused) => Some(voice.refused(line, refused)),
        Reading::Ambiguous(doubt) => Some(voice.doubt(line, doubt)),
        Reading::Unreadable(why) => Some(voice.unreadable(line, *why)),
    }
}

/// What a player should be told about how a legal move was understood; `None` where the move itself says it.
pub fn note(speech: Speech, lang: Lang, line: &Line, mv: Move, note: Note) -> Option<String> {
    let voice = Voice { speech, lang, to: Reader::Player };
    let san = || Value::from(speech.move_of(line, &mv));
    Some(match note {
        Note::MoveNumber { written: Some(written), expected, .. } if written != expected => voice
            .say("reading-note-move-number", &[("expected", expected.into()), ("written", written.into())]),
        Note::MoveNumber { expected, .. } => {
            voice.say("reading-note-move-number-side", &[("expected", expected.into())])
        }
        Note::CastlingByKing(wing) => {
            voice.say("reading-note-castling-by-king", &[("wing", wing.notation().into())])
        }
        Note::KingStepOnly(wing) => voice.say(
            "reading-note-king-step-only",
            &[("wing", wing.notation().into()), ("move", speech.to_write(lang, line, &mv).into())],
        ),
        Note::Capitals => voice.say("reading-note-capitals", &[("move", san())]),
        Note::Letter { piece } => voice.say("reading-note-letter", &voice.a_piece(slot!("piece"), piece)),
        Note::CaptureSignWrong => voice.word("reading-note-capture-sign-wrong"),
        Note::CaptureSignMissing => voice.word("reading-note-capture-sign-missing"),
        Note::CheckSignWrong => voice.word("reading-note-check-sign-wrong"),
        Note::NotEnPassant => voice.word("reading-note-not-en-passant"),
        Note::DrawSign => voice.word("reading-note-draw-sign"),
        _ => return None,
    })
}

impl Voice {
    fn refused(self, line: &Line, refused: &Refused) -> String {
        let refusals = &self.in_own_letters(line, refused);
        let reasons = self.reasons(refusals);
        // Some languages write a capital behind a colon.
        let capital = ("reasons_cap", Value::from(capitalised(&reasons)));
        let plain = refusals.iter().any(|r| {
            matches!(r, Refusal::GameOver { .. } | Refusal::NotStrict { .. } | Refusal::NotYourPiece { .. })
        });
        let mut parts = vec![match refused.meant {
            _ if plain => self.say("reading-plain", &[("reasons", capitalised(&reasons).into())]),
            Meant::Castling(Some(wing)) => {
                let key = match () {
                    () if never_there(refusals) => "reading-castling-never",
                    () if refusals.iter().any(Refusal::is_lost_right) => "reading-castling-gone",
                    () => "reading-castling-not-now",
                };
                self.say(key, &[("wing", wing.notation().into()), ("reasons", reasons.into()), capital])
            }
            Meant::Castling(None) => {
                // Each wing for itself, or nobody knows which king's way a piece is on.
                let wings = castling::both(self.speech, self.lang, line).join(" ");
                self.say("reading-castling-neither", &[("wings", wings.into())])
            }
            Meant::Step { piece, to, written, .. } => {
                let mut label = self.speech.spell(&label(piece, to, written));
                // "Pe2-e4" where no pawn stands: as coordinates it may well be legal.
                let no_pawn =
                    |r: &Refusal| matches!(r, Refusal::OtherPiece { named, .. } if named.role == Role::Pawn);
                if refusals.iter().any(no_pawn) {
                    label.insert(0, 'P');
                }
                self.say("reading-step", &[("move", label.into()), ("reasons", reasons.into()), capital])
            }
        }];
        let settled = |r: &Refusal| matches!(r, Refusal::NotStrict { .. } | Refusal::GameOver { .. });
        if !refusals.iter().any(settled) {
            parts.extend(refused.hints.iter().map(|h| self.hint(line, *h)));
            if parts.len() == 1 {
                parts.extend(self.what_is_legal(line, refused.meant));
            }
        }
        parts.join(" ")
    }

    /// The refusals, with what a strict reader is told to write in the reader's own letters.
    fn in_own_letters(self, line: &Line, refused: &Refused) -> Vec<Refusal> {
        let mut refusals = refused.refusals.clone();
        for refusal in &mut refusals {
            if let (Refusal::NotStrict { write, .. }, Some(hint)) = (refusal, refused.hints.first()) {
                let dots = line.turn().fold_wb(".", "...");
                *write = format!(
                    "{}{dots}{}",
                    line.move_number(),
                    self.speech.to_write(self.lang, line, &hint.mv())
                );
            }
        }
        refusals
    }

    fn hint(self, line: &Line, hint: Hint) -> String {
        let san = Value::from(self.speech.to_write(self.lang, line, &hint.mv()));
        let key = match hint {
            Hint::Castling(_) => "reading-hint-castling",
            Hint::KingStep(_) => {
                let right = Wing::ALL.into_iter().any(|wing| {
                    CastlingReport::new(line, line.turn(), wing).status() != CastlingStatus::Gone
                });
                if right { "reading-hint-king-step" } else { "reading-hint-king-step-only" }
            }
            Hint::PawnCapture(_) => "reading-hint-pawn-capture",
            Hint::Instead(_) => "reading-hint-instead",
        };
        self.say(key, &[("move", san)])
    }

    /// The few moves that would be legal: all of them, or those of the piece that was meant.
    fn what_is_legal(self, line: &Line, meant: Meant) -> Option<String> {
        let moves = line.legal_moves();
        if moves.is_empty() {
            return None;
        }
        if moves.len() <= FEW && (line.position().is_check() || matches!(meant, Meant::Step { .. })) {
            let list: Vec<String> = moves.iter().map(|m| self.speech.to_write(self.lang, line, m)).collect();
            let count = list.len();
            let moves = self.speech.list(self.lang, &list);
            return Some(self.say("reading-legal-all", &[("count", count.into()), ("moves", moves.into())]));
        }
        let Meant::Step { from: Some(from), .. } = meant else { return None };
        // What stands there, whatever the text calls it.
        let piece = line.position().board().piece_at(from)?;
        let mut targets: Vec<Square> =
            moves.iter().filter(|m| m.from() == Some(from) && !m.is_castle()).map(|m| m.to()).collect();
        targets.dedup();
        if targets.is_empty() || targets.len() > FEW || piece.color != line.turn() {
            return None;
        }
        let man = capitalised(&self.men_in("nom", &[Man { square: from, piece }], line.turn()));
        let squares = self.squares(targets.into_iter());
        Some(self.say("reading-legal-piece", &[("man", man.into()), ("squares", squares.into())]))
    }

    fn doubt(self, line: &Line, doubt: &Ambiguity) -> String {
        let moves: Vec<String> = doubt
            .candidates
            .iter()
            .map(|mv| {
                // Whoever writes what is offered here must not be asked again.
                let san = self.speech.to_write(self.lang, line, mv);
                match mv.from().filter(|_| !mv.is_castle() && doubt.why != Doubt::PromotionPiece) {
                    Some(from) => self.say(
                        "reading-candidate",
                        &[
                            ("piece", role_word(mv.role()).into()),
                            ("move", san.into()),
                            ("from", from.to_string().into()),
                        ],
                    ),
                    None => san,
                }
            })
            .collect();
        let key = format!("reading-{}", doubt.why.kind().replace('_', "-"));
        self.say(&key, &[("count", moves.len().into()), ("moves", self.either(&moves).into())])
    }

    fn unreadable(self, line: &Line, why: Unreadable) -> String {
        let moves = line.legal_moves();
        // A move of this position, so that nobody copies one that is illegal: a knight's if there is one.
        let example = moves.iter().find(|m| m.role() == Role::Knight).or_else(|| moves.first());
        let write = example
            .map(|mv| {
                self.say("reading-write", &[("example", self.speech.to_write(self.lang, line, mv).into())])
            })
            .unwrap_or_default();
        let letter = if let Unreadable::UnknownLetter(c) = why { c.to_string() } else { String::new() };
        let key = format!("reading-unreadable-{}", why.kind().replace('_', "-"));
        self.say(&key, &[("write", write.into()), ("letter", letter.into())]).trim_end().to_owned()
    }
}

/// What was understood, in the form of a move and with the origin that was written, for another piece of the kind may well
/// go there: `Ne5`, `Ndxe5`, `Ng1-e2`, `exd6`, `xd6`, `e2-d3`, `e5`.
fn label(piece: Option<Piece>, to: Square, written: Written) -> String {
    let pawn = piece.is_none_or(|piece| piece.role == Role::Pawn);
    let letter = if pawn { "" } else { piece.map_or("", |piece| upper_letter(piece.role)) };
    let sign = match (written.file, written.rank, written.capture) {
        (_, _, true) => "x",
        (Some(_), Some(_), false) => "-",
        // A pawn that leaves its file captures, signed or not.
        (Some(file), None, false) if pawn && file != to.file() => "x",
        _ => "",
    };
    // "ee4" is the advance e4.
    let said =
        written.file.filter(|file| !pawn || written.rank.is_some() || sign == "x" || *file != to.file());
    let file = said.map(|file| file.char().to_string()).unwrap_or_default();
    let rank = written.rank.map(|rank| rank.char().to_string()).unwrap_or_default();
    let promotion = written.promotion.map(|role| format!("={}", role.upper_char())).unwrap_or_default();
    format!("{letter}{file}{rank}{sign}{to}{promotion}")
}

const fn upper_letter(role: Role) -> &'static str {
    match role {
        Role::Pawn => "",
        Role::Knight => "N",
        Role::Bishop => "B",
        Role::Rook => "R",
        Role::Queen => "Q",
        Role::King => "K",
    }
}
