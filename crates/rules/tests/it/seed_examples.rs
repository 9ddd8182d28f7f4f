//! The twelve examples of the club's page on castling, by number, and the practice cases of the article on castling
//! in orthodox chess. The positions are our own; they begin where the examples' games did and castle on the same
//! move.

use frcec_rules::{
    CastlingReport, CastlingStatus, Color, Line, Method, Position, Refusal, Square, Way, Wing,
};

use crate::play::{from_fen, from_start};

/// Castling as the last of `sans`, by `color` on full move `number`: legal, and done by `method`.
fn castles(id: u16, sans: &str, color: Color, number: u32, method: Method) {
    let line = from_start(id, sans);
    let last = line.plies().last().unwrap();
    let wing = last.castling.expect("the last move castles");
    assert_eq!((last.color, last.number), (color, number));
    assert_eq!(line.start().unwrap().method(wing), method);

    let before = line.prefix(line.len() - 1);
    let report = CastlingReport::new(&before, color, wing);
    assert_eq!(report.refusals(), []);
    assert_eq!(report.status(), CastlingStatus::Possible);
    assert_eq!(report.method(), Some(method));
    assert_eq!(report.castling_move(), Some(last.mv));

    let (king, rook) = (report.king_trip().unwrap(), report.rook_trip().unwrap());
    let board = line.position().board();
    assert_eq!(board.piece_at(king.1), Some(color.king()));
    assert_eq!(board.piece_at(rook.1), Some(color.rook()));
    assert_eq!((king.1, rook.1), (wing.king_to(color), wing.rook_to(color)));
    let (king_stays, rook_stays) = (king.0 == king.1, rook.0 == rook.1);
    match method {
        Method::DoubleMove => assert!(!king_stays && !rook_stays && king.1 != rook.0),
        Method::Transposition => assert_eq!((king.0, king.1), (rook.1, rook.0)),
        Method::KingOnly => assert!(!king_stays && rook_stays),
        Method::RookOnly => assert!(king_stays && !rook_stays),
    }

    // One castling a game.
    for wing in Wing::ALL {
        let report = CastlingReport::new(&line, color, wing);
        assert_eq!(report.status(), CastlingStatus::Gone);
        assert_eq!(report.refusals()[0].ply(), Some(line.len()));
        assert_eq!(report.refusals()[0].kind(), "already_castled");
    }
}

#[test]
fn example_01_311_h_side_king_only() {
    castles(311, "h3 g5 d4 Nh6 f3 c6 b3 f5 Kd2 Bg7 a3 Be5 a4 Qc7 Bb2 O-O", Color::Black, 8, Method::KingOnly);
}

#[test]
fn example_02_613_h_side_transposition() {
    castles(613, "O-O", Color::White, 1, Method::Transposition);
}

#[test]
fn example_03_069_h_side_double_move() {
    castles(
        69,
        "f3 a6 h3 h5 c3 Qh7 Rh2 e5 Ba4 Qh6 b4 Qc6 g3 Qd5 Ba3 O-O",
        Color::Black,
        8,
        Method::DoubleMove,
    );
}

#[test]
fn example_04_144_h_side_rook_only() {
    castles(
        144,
        "f3 a6 Ncd3 f6 a4 Nb6 Qf2 Nc8 e3 h6 Qg3 f5 Qg4 fxg4 h4 Kf7 Nc5 Ned6 g3 Nb5 Nxa6 Kg8 Nc5 Ncd6 Nxd7 Nd4 \
         b3 e5 exd4 c5 Nxf8 Rd7 c4 cxd4 Bf5 g5 Bxd4 exd4 Be4 Bc7 Bb1 Kf7 Bh7 d3 Nxd3 Rg8 Ng6 Rc8 fxg4 Kf6 O-O+",
        Color::White,
        26,
        Method::RookOnly,
    );
}

#[test]
fn example_05_170_h_side_double_move() {
    castles(
        170,
        "g4 e5 e4 f5 a3 Nab6 Qg2 Bd6 c4 Bg6 h4 Qf7 Nd3 Qxc4 Be2 Qxe4 Nxe5 Bc5 Qg3 a6 Nb3 O-O",
        Color::Black,
        11,
        Method::DoubleMove,
    );
}

#[test]
fn example_06_534_a_side_double_move() {
    castles(
        534,
        "b3 d5 Nc3 Bf5 Nxd5 c6 Bb2 c5 Ba3 c4 Ne3 e6 h3 Kc8 Bb2 Bxh3 Bxg7 Kc7 d3 Qd8 b4 Kb6 f3 Qd7 Bh6 Bg4 b5 \
         Qe7 Bg7 Na6 Qg3 Qd7 c3 Qxd3+ exd3 Nc7 O-O-O",
        Color::White,
        19,
        Method::DoubleMove,
    );
}

#[test]
fn example_07_929_a_side_rook_only() {
    castles(
        929,
        "e3 h6 h4 Qh7 d3 f6 Qh2 c6 Qe5 Bb6 Qxf6 Nfg6 Qc3 h5 Qe5 Qh6 Re2 d5 Re1 Nxe5 a4 Nhg6 g4 Nh8 Nh2 Rf8 Rf1 \
         Nf3 Ng3 Ng5 hxg5 Rxf2 Be2 Ng6 Nxh5 Nh8 gxh6 Rf5 Bd1 Rf4 Re1 Rf7 a5 gxh6 Nf3 Bc5 Re2 a6 Re1 Rf5 b4 Rf8 \
         Rg1 Bxb4 Ng5 Rf1 Nf6 O-O-O",
        Color::Black,
        29,
        Method::RookOnly,
    );
}

#[test]
fn example_08_311_a_side_king_only() {
    castles(
        311,
        "f3 a5 f4 g5 Rf3 Nf6 a4 Nh5 d3 gxf4 Be3 Nf6 Rf2 h5 Bb6 Nxb6 Rxf4 Ng8 Rf3 e5 O-O-O",
        Color::White,
        11,
        Method::KingOnly,
    );
}

#[test]
fn example_09_203_a_side_transposition() {
    castles(203, "c3 d6 c4 c5 Ng3 f6 b4 Ne6 h3 h6 O-O-O", Color::White, 6, Method::Transposition);
}

#[test]
fn example_10_938_a_side_double_move() {
    castles(
        938,
        "Ng3 h6 c4 d6 Nc3 b5 Rc2 a6 h3 Qh7 c5 d5 Nh1 Ne6 Qh2 Ng6 Ng3 c6 d3 Ngf4 a3 Kb7 Qg1 Kb8 Qh2 Kc7 a4 \
         Rab8 O-O-O",
        Color::White,
        15,
        Method::DoubleMove,
    );
}

/// 5...Bg7: 6.O-O would take the king over e1, where its own rook stands in the sight of the rook e8.
#[test]
fn example_11_647_the_king_cannot_jump_over_a_rook_on_a_checked_square() {
    let line = from_start(647, "e4 e6 Nf3 d5 exd5 exd5 Qb5 g6 a3 Bg7");
    let report = CastlingReport::new(&line, Color::White, Wing::HSide);
    assert_eq!(report.king_trip(), Some((Square::D1, Square::G1)));
    assert_eq!(report.rook_trip(), Some((Square::E1, Square::F1)));
    assert_eq!(report.refusals().len(), 1);
    let refusal = &report.refusals()[0];
    assert_eq!((refusal.kind(), refusal.squares()), ("castling_through_attack", vec![Square::E1]));
    assert_eq!(refusal.by(), [(Square::E8, Color::Black.rook())]);
    assert_eq!(report.status(), CastlingStatus::NotNow);
}

/// 12.Qg4: the queen sees c8, so O-O-O is illegal and O-O is not.
#[test]
fn example_12_182_the_king_cannot_move_into_a_check() {
    let line = from_start(
        182,
        "e4 h5 a3 Nc6 Ba6 d6 e5 Bf5 Bc4 g5 h3 Bh6 g4 h4 Qg2 Bxg4 Rh1 Bd7 Nc3 Qh7 Qg1 Bxh3 Qg4",
    );
    let report = CastlingReport::new(&line, Color::Black, Wing::ASide);
    assert_eq!(report.refusals().len(), 1);
    let refusal = &report.refusals()[0];
    assert_eq!((refusal.kind(), refusal.squares()), ("castling_into_attack", vec![Square::C8]));
    assert_eq!(refusal.by(), [(Square::G4, Color::White.queen())]);
    assert_eq!(CastlingReport::new(&line, Color::Black, Wing::HSide).refusals(), []);
}

/// #748: O-O-O moves only the rook from a1 to d1 and yet was the one castling of the game.
#[test]
fn second_castling_of_748_is_refused() {
    let line = from_start(
        748,
        "Ne3 Ne6 Nd3 Nd6 Qe1 Qe8 f3 f6 Bf2 Bf7 g3 g6 c3 c6 Bc2 Bc7 O-O-O O-O-O Qf1 Qf8 Qg2 Qg7",
    );
    let board = line.position().board();
    assert_eq!(board.piece_at(Square::C1), Some(Color::White.king()), "the king has not changed its square");
    for color in Color::ALL {
        let report = CastlingReport::new(&line, color, Wing::HSide);
        assert_eq!(report.status(), CastlingStatus::Gone);
        let [Refusal::AlreadyCastled { wing: Wing::ASide, played }, ..] = report.refusals() else {
            panic!("{:?}", report.refusals());
        };
        assert_eq!(played.to_string(), color.fold_wb("9.O-O-O", "9...O-O-O"));
    }
}

fn white(line: &Line, wing: Wing) -> CastlingReport {
    CastlingReport::new(line, Color::White, wing)
}

#[test]
fn practice_01_king_moved_and_returned() {
    let line = from_start(518, "e4 e5 Nf3 Nc6 Be2 Nf6 Kf1 d6 Ke1 Be7");
    for wing in Wing::ALL {
        let report = white(&line, wing);
        assert_eq!(report.status(), CastlingStatus::Gone);
        let Refusal::KingMoved { king: Square::E1, played } = &report.refusals()[0] else {
            panic!("{:?}", report.refusals());
        };
        assert_eq!((played.ply, played.to_string().as_str()), (7, "4.Kf1"));
    }
    assert_eq!(white(&line, Wing::HSide).refusals().len(), 1, "nothing else speaks against O-O");
    assert_eq!(white(&line, Wing::ASide).refusals().len(), 4, "Qd1, Bc1 and Nb1 are in the way too");
}

#[test]
fn practice_02_rook_moved_and_returned() {
    let line = from_start(518, "h3 e5 Rh2 Nc6 Rh1 Nf6 e4 d6 Nf3 Be7 Be2 a6");
    let report = white(&line, Wing::HSide);
    let [Refusal::RookMoved { rook: Square::H1, played }] = report.refusals() else {
        panic!("{:?}", report.refusals());
    };
    assert_eq!(played.to_string(), "2.Rh2");
    assert_eq!(report.status(), CastlingStatus::Gone);
    assert_eq!(
        white(&line, Wing::ASide).status(),
        CastlingStatus::NotNow,
        "the right of the other wing stays"
    );
}

#[test]
fn practice_03_king_in_check() {
    let report = white(&from_fen("4k3/8/8/4r3/8/8/8/4K2R w K - 0 1"), Wing::HSide);
    assert_eq!(report.status(), CastlingStatus::NotNow);
    let [refusal @ Refusal::CastlingOutOfCheck { king: Square::E1, .. }] = report.refusals() else {
        panic!("{:?}", report.refusals());
    };
    assert_eq!(refusal.by(), [(Square::E5, Color::Black.rook())]);
}

#[test]
fn practice_04_transit_square_attacked() {
    let report = white(&from_fen("4k3/8/8/5r2/8/8/8/4K2R w K - 0 1"), Wing::HSide);
    assert_eq!(report.status(), CastlingStatus::NotNow);
    assert!(matches!(report.refusals(), [Refusal::CastlingThroughAttack { square: Square::F1, .. }]));
}

#[test]
fn practice_05_destination_attacked() {
    let report = white(&from_fen("4k3/8/8/2r5/8/8/8/R3K3 w Q - 0 1"), Wing::ASide);
    assert_eq!(report.status(), CastlingStatus::NotNow);
    assert!(matches!(report.refusals(), [Refusal::CastlingIntoAttack { square: Square::C1, .. }]));
}

#[test]
fn practice_06_rook_attacked() {
    let report = white(&from_fen("4k3/8/8/7r/8/8/8/4K2R w K - 0 1"), Wing::HSide);
    assert_eq!(report.status(), CastlingStatus::Possible);
}

#[test]
fn practice_07_b1_occupied() {
    let report = white(&from_fen("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1"), Wing::ASide);
    assert_eq!(report.status(), CastlingStatus::NotNow);
    let [Refusal::CastlingBlocked { man, way: Way::Rook }] = report.refusals() else {
        panic!("{:?}", report.refusals());
    };
    assert_eq!(man.to_string(), "Nb1");
}

#[test]
fn practice_08_b1_attacked_but_empty() {
    let report = white(&from_fen("4k3/8/8/1r6/8/8/8/R3K3 w Q - 0 1"), Wing::ASide);
    assert_eq!(report.status(), CastlingStatus::Possible);
}

#[test]
fn practice_09_d1_occupied() {
    let report = white(&from_fen("4k3/8/8/8/8/8/8/R2QK3 w Q - 0 1"), Wing::ASide);
    assert_eq!(report.status(), CastlingStatus::NotNow);
    let [Refusal::CastlingBlocked { man, way: Way::Both }] = report.refusals() else {
        panic!("{:?}", report.refusals());
    };
    assert_eq!(man.to_string(), "Qd1");
}

#[test]
fn practice_10_clean_legal_kingside_castle() {
    let report = white(&from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), Wing::HSide);
    assert_eq!(report.status(), CastlingStatus::Possible);
    assert_eq!(report.king_trip(), Some((Square::E1, Square::G1)));
    assert_eq!(report.rook_trip(), Some((Square::H1, Square::F1)));
    assert_eq!(report.must_be_vacant(), [Square::F1, Square::G1]);
    assert_eq!(report.must_be_unattacked(), [Square::E1, Square::F1, Square::G1]);
    let mut line = from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    line.push(report.castling_move().unwrap()).unwrap();
    assert_eq!(line.plies()[0].san, "O-O");
    assert_eq!(line.plies()[0].uci, "e1h1");
}

/// Attacks on a1 and b1 concern only the rook; on c1 and d1 they concern the king.
#[test]
fn an_attack_matters_only_on_the_kings_way() {
    for (attacked, status) in [
        ("r7", CastlingStatus::Possible),
        ("1r6", CastlingStatus::Possible),
        ("2r5", CastlingStatus::NotNow),
        ("3r4", CastlingStatus::NotNow),
    ] {
        let line = from_fen(&format!("7k/8/8/{attacked}/8/8/8/R3K3 w Q - 0 1"));
        assert_eq!(white(&line, Wing::ASide).status(), status, "{attacked}");
    }
}

/// "The king was in check last move, so castling rights are gone forever": wrong.
#[test]
fn a_check_that_is_answered_costs_no_right() {
    let line = from_start(518, "e4 e5 Nf3 d6 Be2 c6 d4 Qa5+ Bd2 Qb6 O-O");
    assert_eq!(line.plies().last().unwrap().castling, Some(Wing::HSide));
}

/// A new rook on the corner, promoted or moved there, gives no right back.
#[test]
fn another_rook_on_the_corner_gives_no_right() {
    let mut line = from_fen("4k2n/8/8/8/8/8/8/R3K2R b KQ - 0 1");
    line.push_all("h8g6 h1h3 g6h8 a1a2 h8g6 a2h2 g6h8 h2h1 h8g6").unwrap();
    let report = white(&line, Wing::HSide);
    assert!(matches!(report.refusals(), [Refusal::RookMoved { rook: Square::H1, .. }]));
    let mut line = from_fen("4k3/8/8/8/4b3/8/8/4K2R b K - 0 1");
    line.push_all("e4h1 e1e2 h1e4 e2e1").unwrap();
    let report = white(&line, Wing::HSide);
    let kinds: Vec<_> = report.refusals().iter().map(Refusal::kind).collect();
    assert_eq!(kinds, ["rook_captured", "king_moved"]);
}

/// The rook that leaves was the king's only shield, also when the king does not move at all.
#[test]
fn the_shield_is_lost_when_the_rook_leaves() {
    for fen in ["4k3/8/8/8/8/8/8/rR2K3 w B - 0 1", "4k3/8/8/8/8/8/8/rRK5 w B - 0 1"] {
        let report = white(&from_fen(fen), Wing::ASide);
        let [refusal @ Refusal::CastlingShieldLost { king: Square::C1, rook: Square::B1, .. }] =
            report.refusals()
        else {
            panic!("{fen}: {:?}", report.refusals());
        };
        assert_eq!(refusal.by(), [(Square::A1, Color::Black.rook())]);
    }
}

/// Not only the first reason is given.
#[test]
fn every_condition_that_fails_is_reported() {
    let report = white(&from_fen("4k3/8/8/4rrr1/8/8/8/4KB1R w K - 0 1"), Wing::HSide);
    let kinds: Vec<_> = report.refusals().iter().map(Refusal::kind).collect();
    assert_eq!(
        kinds,
        ["castling_blocked", "castling_out_of_check", "castling_through_attack", "castling_into_attack"]
    );
}
