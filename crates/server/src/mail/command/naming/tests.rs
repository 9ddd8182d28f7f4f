//! What lines name, and what they do not.

use frcec_store::MatchId;

use super::*;

fn read(line: &str) -> String {
    let Some(found) = of(line) else { return "-".to_owned() };
    let name = match found.name {
        Name::Other => "other".to_owned(),
        Name::Person(name) => name.join(" "),
        Name::Label(Named::Match(MatchId(id))) => format!("M{id}"),
        Name::Label(Named::GameOf(MatchId(id), number)) => format!("M{id}-{number}"),
        Name::Label(Named::Game(GameId(id))) | Name::Number(id) => format!("game {id}"),
        Name::Ordinal(place) => format!("place {place}"),
        Name::Event(code) => code,
        Name::Board(number) => format!("#{number}"),
    };
    if found.rest.is_empty() { name } else { format!("{name} | {}", found.rest) }
}

#[test]
fn lines_that_name_a_game() {
    for (line, meaning) in [
        ("M0001-1", "M1-1"),
        ("*M0001-1*", "M1-1"),
        ("(M0001-1)", "M1-1"),
        ("m0001.1:", "M1-1"),
        ("T0004-M0055-2", "M55-2"),
        ("T0004.M0055", "M55"),
        ("DP0001-M0255-1:", "M255-1"),
        ("T0004", "T0004"),
        ("M0001-1 e5", "M1-1 | e5"),
        ("M0001-1: e5", "M1-1 | e5"),
        ("M0001-1 - e5", "M1-1 | e5"),
        ("M0001-1:e5", "M1-1 | e5"),
        ("M0001-1 ...e5", "M1-1 | ...e5"),
        ("Game M0001-1:", "M1-1"),
        ("In game M0001-1: 12...e5", "M1-1 | 12...e5"),
        ("My move in M0001-1 is: e5", "M1-1 | is: e5"),
        ("game 12", "game 12"),
        ("Game no. 12:", "game 12"),
        ("game #12 e5", "game 12 | e5"),
        ("Partie 12", "game 12"),
        ("Partie Nr. 12: e5", "game 12 | e5"),
        ("Mein Zug in Partie M0001-1:", "M1-1"),
        ("Partida nº 12", "game 12"),
        ("Mi jugada en la partida M0001-1:", "M1-1"),
        ("partie n° 12 :", "game 12"),
        ("Mon coup dans la partie M0001-1 :", "M1-1"),
        ("Партия 12", "game 12"),
        ("партия № 12:", "game 12"),
        ("Мой ход в партии M0001-1: e5", "M1-1 | e5"),
        ("second game", "place 2"),
        ("Second game: e5", "place 2 | e5"),
        ("game two", "place 2"),
        ("2. Partie", "place 2"),
        ("zweite Partie:", "place 2"),
        ("Segunda partida", "place 2"),
        ("2e partie", "place 2"),
        ("Вторая партия:", "place 2"),
        ("#2", "#2"),
        ("#2 e5", "#2 | e5"),
        ("Re: [FRCEC] M0001-1: Anna Adler - Boris Bern", "M1-1"),
        ("Betreff: AW: [FRCEC] M0001-1: Anna Adler - Boris Bern", "M1-1"),
        ("M0001-1 (Anna - Boris)", "M1-1"),
        ("M0001-1, Anna Adler - Boris Bern", "M1-1"),
        ("Partie M0001-1 gegen Boris", "M1-1"),
        ("Game M0001-1 with Boris", "M1-1"),
        ("Game M0001-1, move 12", "M1-1"),
        ("Partie M0001-1, Zug 12:", "M1-1"),
        ("M0001-1: e2 - e4", "M1-1 | e2 - e4"),
        ("M0003-1 · move 1 · your turn", "M3-1"),
        ("My move in M0001-1 is:", "M1-1"),
    ] {
        assert_eq!(read(line), meaning, "{line:?}");
    }
}

#[test]
fn lines_that_name_none() {
    for line in [
        "",
        "e5",
        "12. e5",
        "move 12",
        "Zug 12",
        "see our game M0001-1",
        "I like game 12 more",
        "Thanks for M0001-1",
        "#069 NNBBRKQR",
        "Te1",
        "T1",
        "game",
        "the second",
        "2. e4",
        "1. Te1",
        "Partie nulle",
        "A game for two",
        "12",
    ] {
        assert_eq!(read(line), "-", "{line:?}");
    }
}

#[test]
fn a_name_fits_its_game() {
    let known = Known { game: 12, name: "T0004-M0055-2" };
    let fits = |line: &str| known.fits(&of(line).expect("a name").name);
    for own in [
        "M0055-2",
        "T0004-M0055-2",
        "M55",
        "game 12",
        "game 2",
        "2nd game",
        "T0004",
        "t004",
        "#12",
        "match 55",
    ] {
        assert!(fits(own), "{own}");
    }
    for other in ["M0055-1", "M0056", "game 13", "game 1", "first game", "T0005", "DP0004", "#1", "match 56"]
    {
        assert!(!fits(other), "{other}");
    }
    let alone = Known { game: 7, name: "7" };
    assert!(alone.fits(&of("first game").expect("a name").name));
    assert!(!alone.fits(&of("M0007-1").expect("a name").name));
    assert_eq!(
        in_subject("Re: [FRCEC] T0004-M0055-2: Anna - M. Boris"),
        [Name::Label(Named::GameOf(MatchId(55), 2))]
    );
}
