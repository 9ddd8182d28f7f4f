//! Who plays in the demo club, and how their games go.
use frcec_store::players::Role as ClubRole;

/// Handle, name, country, zone, role.
pub(super) const MEMBERS: [(&str, &str, &str, &str, ClubRole); 8] = [
    ("anna", "Anna Lindqvist", "SE", "Europe/Stockholm", ClubRole::Member),
    ("diego", "Diego Ferreira", "PT", "Europe/Lisbon", ClubRole::Member),
    ("mei", "Mei Tanaka", "JP", "Asia/Tokyo", ClubRole::Member),
    ("pavel", "Pavel Dvořák", "CZ", "Europe/Prague", ClubRole::Member),
    ("fatima", "Fatima El Amrani", "MA", "Africa/Casablanca", ClubRole::Member),
    ("kofi", "Kofi Mensah", "GH", "Africa/Accra", ClubRole::Member),
    ("george", "George Whitfield", "GB", "Europe/London", ClubRole::Director),
    ("ines", "Inés Robledo", "MX", "America/Mexico_City", ClubRole::Admin),
];

/// How a game of a match goes on after its moves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Then {
    /// It stands so now; with a draw offer in the last move.
    Runs { offer: bool },
    /// It ended by itself.
    Over,
    /// The side to move gives up.
    Resigns,
    /// The last move offered a draw, and it was accepted.
    Agreed,
    /// It waits for the first game.
    Waits,
}

pub(super) struct MatchStory {
    pub white: &'static str,
    pub black: &'static str,
    pub start: u16,
    pub pace: &'static str,
    pub staggered: bool,
    /// Days before today on which it began.
    pub began: i64,
    /// For each game: its moves, what then, and days before today of its last move.
    pub games: [(&'static str, Then, i64); 2],
}

pub(super) const RUNS: Then = Then::Runs { offer: false };

/// The matches. Moves are in coordinates, castling as king takes rook.
pub(super) const MATCHES: [MatchStory; 6] = [
    // Both games are over.
    MatchStory {
        white: "anna",
        black: "diego",
        start: 613,
        pace: "10/30",
        staggered: false,
        began: 61,
        games: [
            (
                "e2e4 f8g8 d2d3 e7e5 h1g3 b7b5 a2a4 c7c6 a4b5 d8b6 f1g1 h8g6 b5c6 d7d6 b1c3 g6f4 c3d5 e8d8 c6c7 b6c7 d5f4 e5f4 c1f4 h7h6 e1c3 f8e8 g3h5 e8e5 f4e5 c8h3 e5f4 g8f8 c3g7 f8e7 f4h6 d8e8 g7g5 e7d7 g2h3 d7c8 g5d5 f7f5 h5g3 e8e5 d5a8 e5h8 g3f5 h8f6 a1a7 f6e6 a8b7 c8d7 b7c7 d7e8 d1h5 e6f7 c7e7",
                Then::Over,
                9,
            ),
            (
                "e2e3 f7f5 f1g1 f8g8 f2f4 d7d6 b2b3 c7c5 b1c3 h8g6 d1e2 e7e6 c3b5 e8e7 c2c4 b8c6 c1b2 d6d5 e1f2 a7a6 b5a3 c6b4 d2d4 c5d4 e3d4 d8c7 g2g3 d5c4 b3c4 c8d7 b2c3 b4d5 c3b2 d5b4 b2c3 b4d5 c3b2 d5f6 e2f3 d7c6 f2e2 e7d7 f3c6 b7c6",
                Then::Agreed,
                14,
            ),
        ],
    },
    // White can castle on the h-side: only the king moves, the rook stands on f1 already.
    MatchStory {
        white: "mei",
        black: "pavel",
        start: 311,
        pace: "10/30",
        staggered: false,
        began: 24,
        games: [
            ("d2d4 g7g6 c2c4 a8b6 g1f3 b6c4 b2b3 c4d6 e2e4 f7f5 e4f5 d6f5 g2g4 f5d6", RUNS, 1),
            ("d2d4 d7d6 g1f3 b7b5 e1f1 c8d7 a1b3 g8f6 f1e1 g7g6 e2e4", RUNS, 2),
        ],
    },
    // Black may not castle on the h-side: the king would pass e8, and the knight on g7 attacks it.
    MatchStory {
        white: "fatima",
        black: "kofi",
        start: 890,
        pace: "10/30",
        staggered: false,
        began: 30,
        games: [
            (
                "h1g3 c7c5 c2c3 h8g6 d2d4 d7d5 d4c5 e7e6 b1c2 b8c7 e2e4 f8c5 e4d5 e6d5 g3f5 g8f6 c1b1 e8d7 f5g7",
                RUNS,
                1,
            ),
            (
                "e2e4 h8g6 a2a4 a7a5 c2c3 e7e6 b1c2 c7c5 h1g3 d7d5 g1f3 b8f4 e4d5 e6d5 h2h3 g8f6 c1b1 c8b8 f1b5 f4c7 d2d3 f8d6",
                RUNS,
                3,
            ),
        ],
    },
    // Nobody can castle any more, and in the second game a draw is offered.
    MatchStory {
        white: "diego",
        black: "ines",
        start: 402,
        pace: "10/40",
        staggered: false,
        began: 45,
        games: [
            (
                "b2b4 b7b5 h2h4 h7h5 h1h3 h8h6 a2a4 b5a4 h3a3 h6a6 e2e3 a6b6 a3a4 a8c6 a4a7 b6b4 b1b4 b8b4 c2c4 c8b8 a7a2 b4b1 c1c2 c6e4 d2d3 b8b3 d1c3 b3c2 e1c2 b1f1 g1f1 e4d3 f1e1 d8e6 a2a8 d3c2 a8e8 c2b3 c3d5 f7f6",
                RUNS,
                2,
            ),
            (
                "b2b4 d7d5 c2c4 b7b6 c4d5 c8f5 d1c3 h7h5 e2e4 f5g5 h2h3 h8h6 e1f3 g5f4 c1d1 h5h4 d1a4 e8d6 a4a7 h6g6 a7b8 f4f3 b8a8 d6e4 c3e4 d8c6 d2d3 f3f5 d5c6 f5f3",
                Then::Runs { offer: true },
                1,
            ),
        ],
    },
    // The second game begins when the first is far enough.
    MatchStory {
        white: "anna",
        black: "mei",
        start: 647,
        pace: "3/move",
        staggered: true,
        began: 20,
        games: [
            ("g2g4 b8c6 b1c3 g7g5 d2d3 f8g7 h1c6 d7c6 h2h3 e7e5 f2f3 a7a6 e2e4 c8d7 f1f2", RUNS, 0),
            ("", Then::Waits, 0),
        ],
    },
    MatchStory {
        white: "pavel",
        black: "fatima",
        start: 182,
        pace: "10/30",
        staggered: false,
        began: 58,
        games: [
            (
                "g2g3 g7g6 d2d3 f8g7 f2f4 a8b6 a1b3 h7h5 e2e3 d7d6 f1g2 c8d7 c2c4 b6a4 e1g1 g6g5 f4g5 b7b5 h2h4 b5c4 b3a5 c4c3 d1c3 a4c3 a5c6 c3e2 g1h2 g7e5 c6e5 h8e5 f1f4 e2f4 e3f4 e5e2 c1e3 e2e3 h1c1 e3c1 b1c1 b8b2 a2a4 d7c6 c1c6 d8c6 h2g1 b2b1 g1f2 c6d4 g2e4 b1a1 e4d5 e7e6 d5b7 e8e7 b7g2 g8b8 g2e4 d6d5 e4g2 b8b2 f2e3 c7c5 a4a5 b2e2",
                Then::Over,
                5,
            ),
            (
                "a1b3 g7g6 g2g3 a8b6 d1c3 f8g7 e2e3 g7c3 d2c3 d7d6 e3e4 f7f5 c1e3 f5e4 h2h3 c8f5 h3h4 h7h5 f1g2 b6d5 e3g5 d8e6 e1b1 d5f6 g5f6 h8f6 g2e4 c7c6 a2a3 e6g7 e4f5 g7f5 b3d2 e8b8 c1b1",
                Then::Resigns,
                20,
            ),
        ],
    },
];

/// What some of them wrote with a move: game by match and number, ply, words.
pub(super) const WORDS: [(usize, usize, usize, &str); 5] = [
    (1, 0, 1, "Good luck, Pavel! It is spring here and the cherry trees are out."),
    (1, 0, 2, "Thank you, Mei. Snow here. May the better letters win."),
    (2, 0, 19, "I know what you want to do next, and I think you cannot."),
    (3, 1, 30, "This has burnt out, I think. Shall we call it a draw?"),
    (4, 0, 15, "Greetings from the archipelago!"),
];

/// Everybody in the round robin, in the order of entry.
pub(super) const ENTRANTS: [&str; 6] = ["anna", "diego", "mei", "pavel", "fatima", "kofi"];
/// How the games of the round robin go, in their order: plies played, and what then.
pub(super) const ROBIN: [(u32, Then); 15] = [
    (24, Then::Resigns),
    (31, Then::Resigns),
    (22, Then::Agreed),
    (27, Then::Resigns),
    (12, RUNS),
    (20, Then::Resigns),
    (9, RUNS),
    (26, Then::Agreed),
    (7, RUNS),
    (11, RUNS),
    (23, Then::Resigns),
    (6, RUNS),
    (3, RUNS),
    (10, RUNS),
    (0, RUNS),
];
