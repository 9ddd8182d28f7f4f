//! Chess on an array of 64, walked square by square: slow, plain, and no code in common with the rules crate or with
//! shakmaty's tables. What a refusal says is checked against it.

use frcec_rules::{Chess, Color, Man, Piece, Position, Role, Square};

/// A board and whose pieces stand where.
#[derive(Clone)]
pub struct Naive(pub [Option<Piece>; 64]);

const ROOK: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const BISHOP: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const KNIGHT: [(i32, i32); 8] = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];

pub fn at(file: i32, rank: i32) -> Option<Square> {
    let on = (0..8).contains(&file) && (0..8).contains(&rank);
    on.then(|| Square::new(u32::try_from(rank * 8 + file).unwrap()))
}

pub fn xy(square: Square) -> (i32, i32) {
    let n = i32::try_from(u32::from(square)).unwrap();
    (n % 8, n / 8)
}

pub fn forward(color: Color) -> i32 {
    if color == Color::White { 1 } else { -1 }
}

impl Naive {
    pub fn of(position: &Chess) -> Self {
        let mut board = [None; 64];
        for (square, piece) in position.board().clone() {
            board[usize::from(square)] = Some(piece);
        }
        Self(board)
    }

    pub fn get(&self, square: Square) -> Option<Piece> {
        self.0[usize::from(square)]
    }

    pub fn with(&self, square: Square, piece: Option<Piece>) -> Self {
        let mut other = self.clone();
        other.0[usize::from(square)] = piece;
        other
    }

    /// Moves whatever stands on `from`; nothing else changes.
    pub fn moved(&self, from: Square, to: Square) -> Self {
        self.with(to, self.get(from)).with(from, None)
    }

    pub fn men(&self) -> impl Iterator<Item = Man> {
        (0..64).filter_map(|n| Some(Man { square: Square::new(n), piece: self.0[n as usize]? }))
    }

    pub fn king(&self, color: Color) -> Square {
        let king = Piece { color, role: Role::King };
        self.men().find(|m| m.piece == king).map(|m| m.square).expect("a king")
    }

    /// The squares a piece attacks, walked over the board as it stands.
    pub fn reach(&self, man: Man) -> Vec<Square> {
        let (x, y) = xy(man.square);
        let mut found = Vec::new();
        let steps: Vec<(i32, i32)> = match man.piece.role {
            Role::Rook => ROOK.to_vec(),
            Role::Bishop => BISHOP.to_vec(),
            Role::Queen | Role::King => ROOK.iter().chain(&BISHOP).copied().collect(),
            Role::Knight => KNIGHT.to_vec(),
            Role::Pawn => vec![(-1, forward(man.piece.color)), (1, forward(man.piece.color))],
        };
        let far = matches!(man.piece.role, Role::Rook | Role::Bishop | Role::Queen);
        for (dx, dy) in steps {
            let mut n = 1;
            while let Some(square) = at(x + dx * n, y + dy * n) {
                found.push(square);
                if !far || self.get(square).is_some() {
                    break;
                }
                n += 1;
            }
        }
        found
    }

    /// Who of `color` attacks `square`.
    pub fn attackers(&self, square: Square, color: Color) -> Vec<Man> {
        self.men().filter(|m| m.piece.color == color && self.reach(*m).contains(&square)).collect()
    }

    /// The squares strictly between two on a line.
    pub fn between(a: Square, b: Square) -> Vec<Square> {
        let ((ax, ay), (bx, by)) = (xy(a), xy(b));
        let (dx, dy) = (bx - ax, by - ay);
        if dx != 0 && dy != 0 && dx.abs() != dy.abs() {
            return vec![];
        }
        let n = dx.abs().max(dy.abs());
        (1..n).map(|i| at(ax + dx.signum() * i, ay + dy.signum() * i).unwrap()).collect()
    }

    /// Whether the piece goes so at all, on a board that is otherwise empty; a pawn's captures count.
    pub fn goes(man: Man, to: Square) -> bool {
        if Self([None; 64]).reach(man).contains(&to) {
            return true;
        }
        let ((x, y), (tx, ty)) = (xy(man.square), xy(to));
        let step = forward(man.piece.color);
        let home = if man.piece.color == Color::White { 1 } else { 6 };
        man.piece.role == Role::Pawn && x == tx && (ty == y + step || (y == home && ty == y + 2 * step))
    }
}
