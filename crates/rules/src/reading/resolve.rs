//! Shapes against the legal moves of a position.

use shakmaty::{Move, MoveList, Piece, Position, Role, Square};

use crate::{
    castling::{CastlingReport, Wing},
    ending::Ending,
    line::Line,
    refusal::Refusal,
};

use super::explain::{explain, meant, pieces, refuse_castling};
use super::fold::Glyph;
use super::notation::Notation;
use super::shape::{Parsed, Promotion, Shape, Step, halves};
use super::tail::CheckSign;
use super::{Ambiguity, Doubt, Hint, Meant, MoveRead, Note, Options, Reading, Refused, Unreadable, strict};

/// The position that a text is read in.
pub(super) struct Board<'a> {
    pub line: &'a Line,
    pub legal: MoveList,
    pub king: Option<Square>,
}

impl<'a> Board<'a> {
    pub(super) fn of(line: &'a Line) -> Self {
        let position = line.position();
        Self { line, legal: position.legal_moves(), king: position.board().king_of(position.turn()) }
    }
}

/// The legal moves that any of these steps means.
pub(super) fn matching_all(board: &Board<'_>, steps: &[Step]) -> Vec<Move> {
    steps.iter().flat_map(|step| board.matching(step)).collect()
}

impl Board<'_> {
    pub(super) fn castling(&self, wing: Wing) -> Option<Move> {
        self.legal.iter().copied().find(|m| Wing::of(*m) == Some(wing))
    }

    /// The castling move that a king's step from where it stands to `to` is: onto the own castling rook, or two
    /// or more squares to where castling takes the king. Legal or not.
    pub(super) fn king_step_as_castling(&self, to: Square) -> Option<Wing> {
        let position = self.line.position();
        let us = position.turn();
        let king = self.king?;
        if king.rank() != us.backrank() || to.rank() != king.rank() || to == king {
            return None;
        }
        let rook = Piece { color: us, role: Role::Rook };
        for wing in Wing::ALL {
            if position.castles().rook(us, wing.side()) == Some(to) {
                return Some(wing);
            }
        }
        let towards = if to > king { Wing::HSide } else { Wing::ASide };
        if position.board().piece_at(to) == Some(rook) {
            return Some(towards);
        }
        let far = king.file().distance(to.file()) >= 2;
        Wing::ALL.into_iter().find(|wing| far && wing.king_to(us) == to)
    }

    /// The legal moves that a step means, castling by king included.
    fn matching(&self, step: &Step) -> Vec<Move> {
        let castling = self.king.filter(|king| {
            step.roles.has(Role::King)
                && step.from_file.is_none_or(|f| f == king.file())
                && step.from_rank.is_none_or(|r| r == king.rank())
                && step.promotion == Promotion::Unsaid
        });
        let wing = castling.and_then(|_| self.king_step_as_castling(step.to));
        self.legal
            .iter()
            .copied()
            .filter(
                |&mv| {
                    if mv.is_castle() { wing.is_some() && Wing::of(mv) == wing } else { ordinary(step, mv) }
                },
            )
            .collect()
    }

    /// Castling moves that a rook's step looks like: to where castling takes it, or onto its own king.
    fn rook_as_castling(&self, step: &Step) -> Vec<Move> {
        let us = self.line.turn();
        let found = |mv: &Move| {
            let (Some(wing), Some(king)) = (Wing::of(*mv), mv.from()) else { return false };
            let rook = mv.to();
            step.roles.has(Role::Rook)
                && (step.lettered || step.from().is_some())
                && step.from_file.is_none_or(|f| f == rook.file())
                && step.from_rank.is_none_or(|r| r == rook.rank())
                && ((step.to == wing.rook_to(us) && step.to != rook)
                    || (step.to == king && step.from() == Some(rook)))
        };
        self.legal.iter().copied().filter(found).collect()
    }
}

/// Whether a step means this move, which is not castling.
fn ordinary(step: &Step, mv: Move) -> bool {
    let Some(from) = mv.from() else { return false };
    if !step.roles.has(mv.role())
        || mv.to() != step.to
        || step.from_file.is_some_and(|f| f != from.file())
        || step.from_rank.is_some_and(|r| r != from.rank())
    {
        return false;
    }
    match step.promotion {
        Promotion::To(roles) if !mv.promotion().is_some_and(|role| roles.has(role)) => return false,
        _ => {}
    }
    if mv.role() == Role::Pawn && step.from().is_none() {
        // `d5` is no capture, and `xd5` no advance; but a wrong sign changes nothing in `dxd5`, which names the file.
        let may_capture = step.capture || step.from_file.is_some();
        let must_capture = step.capture && !along_its_file(step);
        if (mv.is_capture() && !may_capture) || (!mv.is_capture() && must_capture) {
            return false;
        }
    }
    true
}

/// Whether a pawn's step names the file it stays on: `dd5`, `dxd5`, `d4xd5`.
pub(super) fn along_its_file(step: &Step) -> bool {
    step.from_file == Some(step.to.file())
}

/// Reads the shapes of a text in the last position of `line`.
pub(super) fn resolve(line: &Line, glyphs: &[Glyph], parsed: &Parsed, options: Options) -> Reading {
    let position = line.position();
    let board = Board::of(line);
    if board.legal.is_empty() {
        let ending = if position.is_check() {
            Ending::Checkmate { winner: !position.turn() }
        } else {
            Ending::Stalemate
        };
        return refused(&board, meant(&board, parsed.shapes[0]), vec![Refusal::GameOver { ending }], vec![]);
    }
    if let Shape::Castle(wing) = parsed.shapes[0] {
        return castle(&board, parsed, wing, options);
    }
    let steps: Vec<Step> = parsed
        .shapes
        .iter()
        .filter_map(|s| if let Shape::Step(step) = s { Some(*step) } else { None })
        .collect();
    for tier in 0..=1 {
        let mut moves: Vec<(Move, Step)> = Vec::new();
        for step in steps.iter().filter(|s| s.tier == tier) {
            for mv in board.matching(step) {
                if !moves.iter().any(|(m, _)| *m == mv) {
                    moves.push((mv, *step));
                }
            }
        }
        if !moves.is_empty() {
            return decide(&board, glyphs, parsed, &steps, &moves, options);
        }
    }
    let castlings: Vec<Move> = steps.iter().flat_map(|step| board.rook_as_castling(step)).collect();
    if !castlings.is_empty() {
        let onto_king = steps.iter().any(|step| board.king == Some(step.to));
        let doubt = if onto_king { Doubt::RookOntoKing } else { Doubt::RookOnlyCastling };
        return ambiguous(&board, castlings, doubt);
    }
    for step in &steps {
        let takers = bare_capture(&board, step);
        if !takers.is_empty() {
            return ambiguous(&board, takers, Doubt::BareCapture);
        }
    }
    if steps.iter().any(|s| s.spaced) {
        let parts = halves(glyphs, options.notation);
        if parts.len() > 1 {
            return after_quotation(line, &parts, options)
                .unwrap_or(Reading::Unreadable(Unreadable::Several));
        }
    }
    if numbered_as_last(line, parsed) && steps.iter().any(|s| is_last(line, s)) {
        return Reading::Unreadable(Unreadable::LastMove);
    }
    explain(&board, &steps)
}

/// `12...Nf6 13.Nf3`: the move or moves just made and the answer to them, as correspondence players write. All but the
/// last must be exactly what was played, with the right numbers if any, and no move that could be made now.
pub(super) fn after_quotation(line: &Line, parts: &[Parsed], options: Options) -> Option<Reading> {
    let (own, quoted) = parts.split_last()?;
    let count = u32::try_from(quoted.len()).ok()?;
    let first = line.len().checked_sub(count)?;
    let lenient = Options { strict: false, ..options };
    let mut before = line.prefix(first);
    for (part, &mv) in quoted.iter().zip(&line.moves()[first as usize..]) {
        let number = before.position().fullmoves().get();
        if resolve(&before, &[], part, lenient).mv() != Some(mv)
            || part.number.number.is_some_and(|n| n != number)
        {
            return None;
        }
        before.push(mv).ok()?;
    }
    let head = quoted.first()?;
    if head.number.number.is_none() && resolve(line, &[], head, lenient).mv().is_some() {
        return None;
    }
    Some(resolve(line, &[], own, options))
}

/// All captures on the target of `xd4`, which names no piece; of `xd8Q` only those that become a queen.
fn bare_capture(board: &Board<'_>, step: &Step) -> Vec<Move> {
    if step.lettered || !step.capture || step.from_file.is_some() || step.from_rank.is_some() {
        return vec![];
    }
    let promotes = |mv: &Move| match step.promotion {
        Promotion::To(roles) => mv.promotion().is_some_and(|role| roles.has(role)),
        _ => true,
    };
    let takes = |mv: &Move| !mv.is_castle() && mv.to() == step.to && mv.is_capture() && promotes(mv);
    board.legal.iter().copied().filter(takes).collect()
}

fn castle(board: &Board<'_>, parsed: &Parsed, wing: Option<Wing>, options: Options) -> Reading {
    let us = board.line.turn();
    let Some(wing) = wing else {
        let moves: Vec<Move> = Wing::ALL.into_iter().filter_map(|w| board.castling(w)).collect();
        if !moves.is_empty() {
            return ambiguous(board, moves, Doubt::CastlingWing);
        }
        let mut refusals: Vec<Refusal> = Vec::new();
        for wing in Wing::ALL {
            for refusal in CastlingReport::new(board.line, us, wing).refusals() {
                if !refusals.contains(refusal) {
                    refusals.push(refusal.clone());
                }
            }
        }
        return refused(board, Meant::Castling(None), refusals, vec![]);
    };
    if let Some(mv) = board.castling(wing) {
        return played(board, parsed, None, mv, options);
    }
    refuse_castling(board, wing, vec![])
}

/// One or more legal moves match in the preferred tier: is it clear which one is meant?
fn decide(
    board: &Board<'_>,
    glyphs: &[Glyph],
    parsed: &Parsed,
    steps: &[Step],
    moves: &[(Move, Step)],
    options: Options,
) -> Reading {
    let list = || moves.iter().map(|(m, _)| *m).collect::<Vec<_>>();
    let (mv, step) = moves[0];
    if moves.len() > 1 {
        // "xd8": the pawn's promotions, and whatever else can capture there.
        let mut all = list();
        all.extend(bare_capture(board, &step).into_iter().filter(|m| moves.iter().all(|(own, _)| own != m)));
        if all.len() > moves.len() {
            return ambiguous(board, all, Doubt::BareCapture);
        }
        let froms_differ = moves.iter().any(|(m, _)| m.from() != mv.from() || m.to() != mv.to());
        let roles_differ = moves.iter().any(|(m, _)| m.role() != mv.role());
        let letter_doubt = moves.iter().all(|(_, s)| *s == step) && step.lettered;
        let doubt = match () {
            () if !froms_differ => Doubt::PromotionPiece,
            () if roles_differ && letter_doubt => Doubt::PieceLetter,
            () if roles_differ => Doubt::Capital,
            () if !step.lettered && step.capture && step.from_file.is_none() => Doubt::BareCapture,
            () => Doubt::SeveralPieces,
        };
        return ambiguous(board, all, doubt);
    }
    // "Bc3" and "B1c3" as a pawn's capture and as coordinates: while there is a bishop that could have been meant,
    // that is too little to play. "Bxc3" is enough, unless it is final.
    let meant = |s: &Step| {
        s.tier == 0 && s.lettered && s.roles.iter().any(|role| !pieces(board, s, Some(role)).is_empty())
    };
    let clear = step.capture && !options.binding;
    if step.tier > 0 && !step.lettered && !clear && steps.iter().any(meant) {
        return ambiguous(board, list(), Doubt::Capital);
    }
    // "Sb4", where the knight cannot go: a Czech bishop's move, or a German's slip.
    if options.binding && step.lettered && !step.likely.has(mv.role()) && options.notation.is_none() {
        return ambiguous(board, list(), Doubt::PieceLetter);
    }
    // One move; what else could the same letters mean?
    let mut others: Vec<(Move, Doubt)> = Vec::new();
    let written = glyphs.iter().find(|glyph| glyph.ch.is_alphabetic());
    // "сd5" in Russian: the pawn of the c-file, or the bishop (слон).
    let small_bishop = written.is_some_and(|glyph| glyph.never_piece && glyph.ch == 'c');
    // "Bc4" of a German: the bishop as all the world writes it, or the Bauer.
    // From a square that is named, "Bf1-d3", only what stands there goes.
    let origin = step.from_file.is_some() && step.from_rank.is_some();
    let german = options.binding && options.notation == Some(Notation::German) && !origin;
    if german && step.lettered && mv.role() == Role::Bishop && written.is_some_and(|glyph| glyph.ch == 'B') {
        let to_there = |m: &&Move| m.role() == Role::Pawn && m.to() == mv.to();
        others.extend(board.legal.iter().filter(to_there).map(|m| (*m, Doubt::PieceLetter)));
    }
    if step.tier == 0 {
        for other in steps.iter().filter(|s| s.tier == 1) {
            // A capital that names a piece, or a pawn's file made large.
            let phone = options.mail_line && parsed.opens;
            let unsettled = step.foreign && options.notation.is_none();
            if step.lettered && !other.lettered && (phone || unsettled) {
                others.extend(board.matching(other).into_iter().map(|m| (m, Doubt::Capital)));
            }
            // "bb4": nobody writes the pawn's own file before its advance, unless it is the bishop.
            let advance = !step.lettered && !step.capture && step.from_file == Some(step.to.file());
            if (advance || (small_bishop && !step.lettered)) && step.from_rank.is_none() && other.lettered {
                others.extend(board.matching(other).into_iter().map(|m| (m, Doubt::Capital)));
            }
        }
    }
    if step.spaced {
        others.extend(two_moves(board, glyphs, options).into_iter().map(|m| (m, Doubt::TwoReadings)));
    }
    others.extend(bare_capture(board, &step).into_iter().map(|m| (m, Doubt::BareCapture)));
    others.retain(|(m, _)| *m != mv);
    if let Some((_, doubt)) = others.first() {
        let mut all = list();
        all.extend(others.iter().map(|(m, _)| *m));
        return ambiguous(board, all, *doubt);
    }
    played(board, parsed, Some(step), mv, options)
}

/// What "e4 e5" may be but the way from e4 to e5: two moves of which the first is legal, or the opponent's last
/// move and the answer.
fn two_moves(board: &Board<'_>, glyphs: &[Glyph], options: Options) -> Vec<Move> {
    let parts = halves(glyphs, options.notation);
    let [first, second] = &parts[..] else { return vec![] };
    let legal = |part: &Parsed| -> Vec<Move> {
        let steps =
            part.shapes.iter().filter_map(|s| if let Shape::Step(step) = s { Some(step) } else { None });
        steps.flat_map(|step| board.matching(step)).collect()
    };
    let now = legal(first);
    if !now.is_empty() {
        return now;
    }
    let quoted = first.shapes.iter().any(|s| matches!(s, Shape::Step(step) if is_last(board.line, step)));
    if quoted { legal(second) } else { vec![] }
}

/// Whether the step is the move that was just made.
fn is_last(line: &Line, step: &Step) -> bool {
    line.moves().last().is_some_and(|&mv| !mv.is_castle() && ordinary(step, mv))
}

fn played(board: &Board<'_>, parsed: &Parsed, step: Option<Step>, mv: Move, options: Options) -> Reading {
    let line = board.line;
    let position = line.position();
    let us = position.turn();
    let expected = position.fullmoves().get();
    let san = line.san_of(&mv);
    if repeats_last(line, parsed, &san) {
        return ambiguous(board, vec![mv], Doubt::LastMoveAgain);
    }
    if options.strict
        && let Some(refusal) = strict::fault(line, parsed, step.as_ref(), mv, &san, options.notation)
    {
        let meant = Wing::of(mv).map_or_else(
            || Meant::Step {
                piece: Some(mv.role().of(us)),
                from: mv.from(),
                to: mv.to(),
                written: step.map(|step| step.written()).unwrap_or_default(),
            },
            |wing| Meant::Castling(Some(wing)),
        );
        return refused(board, meant, vec![refusal], vec![Hint::Instead(mv)]);
    }
    // Whoever takes where nothing stands looks at another board, that of the second game perhaps.
    if options.binding && step.is_some_and(|step| step.capture) && !mv.is_capture() && !mv.is_castle() {
        return ambiguous(board, vec![mv], Doubt::NothingCaptured);
    }
    let mut notes = Vec::new();
    let wrong_side = parsed.number.dots >= 3 && us.is_white() && parsed.number.number.is_some();
    let written = parsed.number.number.or_else(|| step?.glued);
    if written.is_some_and(|n| n != expected) || wrong_side {
        notes.push(Note::MoveNumber { written, expected, color: us });
    }
    if let Some(step) = step {
        notes.extend(step_notes(board, &step, mv));
    }
    let mate = san.ends_with('#');
    if let Some(sign) = parsed.check
        && (sign == CheckSign::Mate) != mate
        && !(sign == CheckSign::Check && san.ends_with('+'))
    {
        notes.push(Note::CheckSignWrong);
    }
    if parsed.en_passant && !mv.is_en_passant() {
        notes.push(Note::NotEnPassant);
    }
    if parsed.draw_sign || step.is_some_and(|s| s.promotion == Promotion::Open) {
        notes.push(Note::DrawSign);
    }
    Reading::Move(MoveRead { mv, notes })
}

fn step_notes(board: &Board<'_>, step: &Step, mv: Move) -> Vec<Note> {
    let us = board.line.turn();
    let mut notes = Vec::new();
    if let Some(wing) = Wing::of(mv) {
        notes.push(Note::CastlingByKing(wing));
        return notes;
    }
    if mv.role() == Role::King
        && let Some(wing) =
            Wing::ALL.into_iter().find(|w| w.king_to(us) == mv.to() && board.castling(*w).is_some())
    {
        notes.push(Note::KingStepOnly(wing));
    }
    if step.tier > 0 && step.glued.is_none() {
        notes.push(Note::Capitals);
    }
    if step.lettered && step.foreign {
        notes.push(Note::Letter { piece: mv.role().of(us) });
    }
    if step.capture && !mv.is_capture() {
        notes.push(Note::CaptureSignWrong);
    }
    // Coordinates never carry the sign, and `ed5` is a spelling of its own.
    if !step.capture && mv.is_capture() && step.lettered {
        notes.push(Note::CaptureSignMissing);
    }
    notes
}

/// Whether the number before the move is that of the last move made: `12...Nf6` before White's move.
fn numbered_as_last(line: &Line, parsed: &Parsed) -> bool {
    let Some(last) = line.plies().last() else { return false };
    let same_number = last.number == line.position().fullmoves().get();
    parsed.number.number == Some(last.number)
        && (!same_number || last.color.is_white() == (parsed.number.dots < 2))
        && (same_number || parsed.number.dots == 0 || last.color.is_black() == (parsed.number.dots >= 2))
}

/// A quotation of the last move, not an order.
fn repeats_last(line: &Line, parsed: &Parsed, san: &str) -> bool {
    let bare = |san: &str| san.trim_end_matches(['+', '#']).to_owned();
    numbered_as_last(line, parsed) && line.plies().last().is_some_and(|last| bare(&last.san) == bare(san))
}

pub(super) fn ambiguous(board: &Board<'_>, mut candidates: Vec<Move>, why: Doubt) -> Reading {
    candidates.sort_by_cached_key(|m| board.line.uci_of(m));
    candidates.dedup();
    Reading::Ambiguous(Ambiguity { candidates, why })
}

pub(super) fn refused(
    board: &Board<'_>,
    meant: Meant,
    refusals: Vec<Refusal>,
    mut hints: Vec<Hint>,
) -> Reading {
    debug_assert!(!refusals.is_empty(), "a refusal without a reason");
    hints.retain(|h| board.legal.contains(&h.mv()));
    Reading::Refused(Refused { meant, refusals, hints })
}
