//! A move for games that are made up as they go.
use frcec_rules::{Line, Move, Position, Role, Square, Wing};

/// A sensible move: take what is free, keep what is attacked, develop, castle. One ply deep; the demo's players are no
/// masters, and their games are not for study.
pub(super) fn choose(line: &Line) -> Option<Move> {
    let position = line.position();
    let us = position.turn();
    let score = |mv: &Move| -> i32 {
        let mut after = position.clone();
        after.play_unchecked(*mv);
        if after.is_checkmate() {
            return 100_000;
        }
        let to = mv.to();
        let mover = mv.role();
        let gain = mv.capture().map_or(0, value);
        // What the piece stands to lose on its new square, unless it is guarded and nothing cheaper takes it.
        let takers = after.board().attacks_to(to, !us, after.board().occupied());
        let cheapest = takers.into_iter().filter_map(|square| after.board().role_at(square)).map(value).min();
        let guarded = after.board().attacks_to(to, us, after.board().occupied()).any();
        let risk = match cheapest {
            Some(taker) if !guarded || taker < value(mover) => value(mover) - if guarded { taker } else { 0 },
            _ => 0,
        };
        let centre = |square: Square| {
            let (file, rank) = (i32::from(square.file() as u8), i32::from(square.rank() as u8));
            7 - (2 * file - 7).abs().max((2 * rank - 7).abs())
        };
        let from = mv.from().map_or(0, centre);
        let shape = match mover {
            _ if Wing::of(*mv).is_some() => 60,
            Role::Knight | Role::Bishop => 6 * (centre(to) - from),
            Role::Pawn => 3 * (centre(to) - from) + 4,
            Role::King => -40,
            Role::Queen | Role::Rook => centre(to) - from - 8,
        };
        // Not the same plan in every game.
        let whim = (i32::from(u8::from(to)) * 31
            + i32::try_from(line.len()).unwrap_or(0) * 17
            + i32::from(mover as u8) * 7)
            % 11;
        gain * 10 - risk * 10 + shape + whim
    };
    line.legal_moves().into_iter().max_by_key(|mv| (score(mv), line.uci_of(mv)))
}

const fn value(role: Role) -> i32 {
    match role {
        Role::Pawn => 10,
        Role::Knight => 30,
        Role::Bishop => 32,
        Role::Rook => 50,
        Role::Queen => 90,
        Role::King => 1000,
    }
}
