//! Tables that were printed: points and Sonneborn-Berger of real events, from their crosstables.
use frcec_rules::club::event::{
    Entrant, EventGame, Format, History, Lots, PlayedPairing, PlayedRound, standings,
};
use frcec_rules::club::game::Outcome;

/// A crosstable, one line each: the name, then the results against everybody in the order of the lines: `1`, `=`, `0` for each
/// game, `.` for oneself.
fn check(crosstable: &str, double: bool, printed: &[(&str, u32, f64)]) {
    let lines: Vec<Vec<&str>> = crosstable.lines().map(|line| line.split_whitespace().collect()).collect();
    let names: Vec<&str> = lines.iter().map(|line| line[0]).collect();
    let mut history = History {
        entrants: vec![Entrant::new(150_000); names.len()],
        rounds: vec![PlayedRound::default()],
        ..History::default()
    };
    for (one, line) in lines.iter().enumerate() {
        for (other, results) in line[1..].iter().enumerate().skip(one + 1) {
            let mirrored = lines[other][1 + one];
            let games = results.chars().zip(mirrored.chars()).map(|(mine, theirs)| {
                let outcome = match (mine, theirs) {
                    ('1', '0') => Outcome::White,
                    ('=', '=') => Outcome::Draw,
                    ('0', '1') => Outcome::Black,
                    odd => panic!("{} against {}: {odd:?}", names[one], names[other]),
                };
                EventGame::new(one, other, Some(outcome))
            });
            let games = games.collect();
            history.rounds[0].pairings.push(PlayedPairing { white: one, black: other, games });
        }
    }
    let format = Format::RoundRobin { double, class_size: None };
    let table = standings(&format, &history, &Lots::default()).remove(0);
    for &(name, half_points, sonneborn) in printed {
        let entry = names.iter().position(|&known| known == name).expect("a name of the table");
        let line = table.lines.iter().find(|line| line.entry == entry).unwrap();
        let own = f64::from(line.sonneborn_quarters().unwrap()) / 4.0;
        assert_eq!((line.half_points, own.to_string()), (half_points, sonneborn.to_string()), "{name}");
    }
    // Points come first in the club's order as in every other.
    assert!(table.lines.windows(2).all(|pair| pair[0].half_points >= pair[1].half_points));
}

/// Candidates' tournament, Neuhausen and Zurich 1953, a double round robin of fifteen. Printed by Mark Weeks,
/// mark-weeks.com/chess/5254$cix.htm.
#[test]
fn zurich_1953() {
    let crosstable = "\
Smyslov    .. == =1 11 == == 11 =0 == == == == 1= 11 1=
Bronstein  == .. 11 1= == == =0 == 1= == == 01 1= == ==
Reshevsky  =0 00 .. == == == == 10 == =1 =1 1= =1 11 1=
Keres      00 0= == .. =1 == =1 == == 0= 11 1= =1 == 11
Petrosian  == == == =0 .. 0= == == 00 == == 11 =1 1= 11
Najdorf    == == == == 1= .. 00 1= 1= =0 == == == 0= 11
Geller     00 =1 == =0 == 11 .. =0 01 == 01 1= =1 01 ==
Kotov      =1 == 01 == == 0= =1 .. 10 1= 00 10 1= 0= 01
Taimanov   == 0= == == 11 0= 10 01 .. 10 == == =0 0= 11
Averbakh   == == =0 1= == =1 == 0= 01 .. == == 0= 11 00
Boleslavsky == == =0 00 == == 10 11 == == .. =0 == =1 ==
Szabo      == 10 0= 0= 00 == 0= 01 == == =1 .. 1= == 1=
Gligoric   0= 0= =0 =0 =0 == =0 0= =1 1= == 0= .. =1 11
Euwe       00 == 00 == 0= 1= 10 1= 1= 00 =0 == =0 .. 1=
Stahlberg  0= == 0= 00 00 00 == 10 00 11 == 0= 00 0= ..";
    let printed = [
        ("Bronstein", 32, 224.00),
        ("Reshevsky", 32, 210.75),
        ("Keres", 32, 210.25),
        ("Najdorf", 29, 198.00),
        ("Geller", 29, 197.75),
        ("Kotov", 28, 198.75),
        ("Taimanov", 28, 191.75),
        ("Averbakh", 27, 194.00),
        ("Boleslavsky", 27, 185.75),
    ];
    check(crosstable, true, &printed);
}

/// Interzonal tournament, Saltsjöbaden and Stockholm 1952, twenty-one players. Printed by Mark Weeks,
/// mark-weeks.com/chess/5254$iix.htm; the lines of the last six from graeme.50webs.com/chesschamps/world/int1952.htm.
#[test]
fn saltsjobaden_1952() {
    let crosstable = "\
Kotov      . = = = = 1 = 1 1 1 = 1 = 1 1 1 1 1 1 1 1
Petrosian  = . = = = = = 1 = = 1 = = = 1 1 = 1 1 1 =
Taimanov   = = . = = = = = 1 = = = 1 1 1 = 1 = = 1 1
Geller     = = = . = 0 1 0 1 = = 1 = = 1 = 1 1 1 1 =
Averbakh   = = = = . 1 0 = = = = = 1 = = 1 = 1 1 1 =
Gligoric   0 = = 1 0 . 0 = 0 = = = 1 1 = 1 1 1 1 1 1
Stahlberg  = = = 0 1 1 . 0 = = = = = 1 1 1 0 1 1 = 1
Szabo      0 0 = 1 = = 1 . = 1 = = = = 1 1 = = 1 = 1
Unzicker   0 = 0 0 = 1 = = . = = 0 1 = = 1 1 1 = 1 1
Eliskases  0 = = = = = = 0 = . 1 = 0 = 0 = 1 = 1 1 1
Pachman    = 0 = = = = = = = 0 . 0 = = 1 = = 1 1 = =
Pilnik     0 = = 0 = = = = 1 = 1 . 0 = = = 1 0 = = 1
Steiner    = = 0 = 0 0 = = 0 1 = 1 . = 0 0 1 1 = 1 1
Matanovic  0 = 0 = = 0 0 = = = = = = . 0 = 1 = 1 = 1
Barcza     0 0 0 0 = = 0 0 = 1 0 = 1 1 . 1 = 0 0 1 =
Stoltz     0 0 = = 0 0 0 0 0 = = = 1 = 0 . 0 1 1 = 1
Sanchez    0 = 0 0 = 0 1 = 0 0 = 0 0 0 = 1 . = 0 1 1
Wade       0 0 = 0 0 0 0 = 0 = 0 1 0 = 1 0 = . = 0 1
Vaitonis   0 0 = 0 0 0 0 0 = 0 0 = = 0 1 0 1 = . = 0
Golombek   0 0 0 0 0 0 = = 0 0 = = 0 = 0 = 0 1 = . 0
Prins      0 = 0 = = 0 0 0 0 0 = 0 0 0 = 0 0 0 1 1 .";
    let printed = [
        ("Taimanov", 27, 125.50),
        ("Petrosian", 27, 125.00),
        ("Averbakh", 25, 115.25),
        ("Stahlberg", 25, 115.00),
        ("Szabo", 25, 114.25),
        ("Gligoric", 25, 105.50),
        ("Pilnik", 20, 93.75),
        ("Pachman", 20, 92.50),
        ("Steiner", 20, 88.50),
    ];
    check(crosstable, false, &printed);
}

/// Interzonal tournament, Petropolis 1973, eighteen players. Printed with the Sonneborn-Berger scores of all who tied by
/// chessgames.com, tournament 80494 ("Pts SonBe").
#[test]
fn petropolis_1973() {
    let crosstable = "\
Mecking        . = = = 1 = = 1 = = 1 = = 1 = 1 1 1
Geller         = . = = = 1 = = = 1 = = 1 1 0 1 1 1
Polugaevsky    = = . 1 = = = = = = = 0 1 1 1 1 1 1
Portisch       = = 0 . = = = = 1 = 1 = 1 = 1 1 1 1
Smyslov        0 = = = . 0 1 = = 1 = = 1 1 = 1 1 1
Bronstein      = 0 = = 1 . 0 = = 1 1 1 = 1 = 1 1 0
Hort           = = = = 0 1 . 1 0 0 1 = = = 1 = 1 1
Savon          0 = = = = = 0 . = 0 1 1 = = 1 1 = 1
Ivkov          = = = 0 = = 1 = . = = = = = = 1 = =
Ljubojevic     = 0 = = 0 0 1 1 = . 0 1 = 0 1 = 1 1
Reshevsky      0 = = 0 = 0 0 0 = 1 . 1 = = 1 1 = 1
Panno          = = 1 = = 0 = 0 = 0 0 . = = = = 1 1
Keres          = 0 0 0 0 = = = = = = = . = = 1 1 1
Gheorghiu      0 0 0 = 0 0 = = = 1 = = = . 1 = = 1
Biyiasas       = 1 0 0 = = 0 0 = 0 0 = = 0 . = 1 1
Tan            0 0 0 0 0 0 = 0 0 = 0 = 0 = = . = 0
Hug            0 0 0 0 0 0 0 = = 0 = 0 0 = 0 = . =
Kagan          0 0 0 0 0 1 0 0 = 0 0 0 0 0 0 1 = .";
    let printed = [
        ("Geller", 23, 89.50),
        ("Polugaevsky", 23, 88.00),
        ("Portisch", 23, 85.50),
        ("Ivkov", 18, 72.75),
        ("Ljubojevic", 18, 67.50),
        ("Panno", 16, 62.50),
        ("Keres", 16, 54.25),
        ("Tan", 6, 22.00),
        ("Hug", 6, 20.25),
        ("Kagan", 6, 19.50),
    ];
    check(crosstable, false, &printed);
}

/// UzChess Cup, Masters, Tashkent 2025, ten players. Results and Sonneborn-Berger as the tests of scalachess have them, which
/// rank the broadcast of the event (lichess-org/scalachess, test-kit/src/test/resources/uzchesscup.pgn and
/// snapshot/tiebreak/uzchesscup.txt).
#[test]
fn uzchess_cup_2025() {
    let crosstable = "\
Praggnanandhaa . 1 1 1 0 0 = 1 = =
Abdusattorov   0 . = = 1 1 0 1 = 1
Sindarov       0 = . = = 1 = = 1 1
Erigaisi       0 = = . = = 1 1 = =
Maghsoodloo    1 0 = = . = 1 0 = =
Rapport        1 0 0 = = . = = = 1
Yakubboev      = 1 = 0 0 = . = = 1
Vokhidov       0 0 = 0 1 = = . 1 =
Nepomniachtchi = = 0 = = = = 0 . =
Aravindh       = 0 0 = = 0 0 = = .";
    let printed = [
        ("Praggnanandhaa", 11, 25.25),
        ("Abdusattorov", 11, 22.50),
        ("Sindarov", 11, 22.25),
        ("Erigaisi", 10, 21.50),
        ("Maghsoodloo", 9, 20.50),
        ("Rapport", 9, 18.75),
        ("Yakubboev", 9, 19.50),
        ("Vokhidov", 8, 16.50),
        ("Nepomniachtchi", 7, 16.00),
        ("Aravindh", 5, 11.25),
    ];
    check(crosstable, false, &printed);
}
