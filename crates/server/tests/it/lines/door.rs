//! Lines in the door: played in the transaction of the move they answer, and never beside it.
use frcec_rules::{
    Line, StartPosition,
    club::{
        game::{Command as Rules, EndReason, Event},
        lines::{MOST_PLIES, Tree},
        seat::Seat,
    },
    ending,
};
use frcec_server::{
    doctor::Doctor,
    door::{Actor, Command, GameCommand, LinesChange, LinesCommand, NoteChange, NoteCommand, SubmitError},
    speech::{Lang, Speech},
};
use frcec_store::{StoreError, WriteError, lines, notes, testing::TestDb};

use super::{Two, flat};

frcec_store::on_both!(
    a_line_answers_in_the_same_transaction,
    whoever_leaves_the_lines_voids_them,
    a_draw_offer_halts_the_line,
    another_move_of_ones_own_voids_what_waits,
    the_lines_own_move_by_hand_keeps_the_rest,
    both_sides_lines_run_into_each_other,
    no_more_than_fifty_plies_run,
    a_mate_in_the_run_ends_it,
    lines_are_given_only_for_the_position_seen,
    a_move_and_lines_at_once_lose_nothing,
    the_practice_partner_runs_into_lines,
    notes_come_back_at_the_end,
    the_doctor_finds_lines_that_do_not_fit,
);

async fn a_line_answers_in_the_same_transaction(record: TestDb) {
    let two = Two::open(record).await;
    two.play_with("e2e4", "if e5 then Nf3 Nc6 Bb5\nif c5 then Nf3").await.unwrap();
    assert_eq!(two.lines(Seat::White).await, ["1...e5 2.Nf3 Nc6 3.Bb5", "1...c5 2.Nf3"]);
    let (_, boris) = two.letters().await;
    assert!(!flat(&boris.unwrap()).contains("Bb5"));

    // Two days later; White is charged nothing for the answer, and both are told in one letter each.
    two.club.clock.set(two.club.clock.now() + 2 * 86_400_000);
    two.club.play(two.game, "e7e5").await;
    assert_eq!(two.moves().await, "e2e4 e7e5 g1f3");
    assert_eq!(two.lines(Seat::White).await, ["2...Nc6 3.Bb5"]);
    let events = two.events().await;
    let [.., (Event::Moved { at: by_hand, .. }, None), (Event::Moved { at, charged_ms, .. }, Some(origin))] =
        events.as_slice()
    else {
        panic!("{events:?}")
    };
    assert_eq!((at, *charged_ms), (by_hand, 0));
    assert!(origin.starts_with("cond:") && origin.ends_with(":3"), "{origin}");
    let (anna, boris) = two.letters().await;
    let (anna, boris) = (anna.unwrap(), boris.unwrap());
    assert_eq!((anna.kind.as_str(), boris.kind.as_str()), ("receipt", "turn"));
    assert!(
        flat(&anna).contains("Boris Bern played 1...e5. Your conditional line answered 2.Nf3."),
        "{}",
        anna.text
    );
    assert!(anna.text.contains(":: if 2...Nc6 3.Bb5"), "{}", anna.text);
    assert!(
        flat(&boris).contains("Anna Alder had a conditional line ready, which answered 2.Nf3."),
        "{}",
        boris.text
    );
    assert!(!boris.text.contains("Bb5") && !boris.text.contains("conditional lines"), "{}", boris.text);
    assert_eq!(boris.tells_ply, Some(3));

    // The line's end: nothing stands any more, and nothing is listed.
    two.club.play(two.game, "b8c6").await;
    assert_eq!(two.moves().await, "e2e4 e7e5 g1f3 b8c6 f1b5");
    assert_eq!(two.lines(Seat::White).await, Vec::<String>::new());
    let (anna, _) = two.letters().await;
    assert!(!anna.unwrap().text.contains("take them back"));
}

async fn whoever_leaves_the_lines_voids_them(record: TestDb) {
    let two = Two::open(record).await;
    two.play_with("e2e4", "if e5 then Nf3").await.unwrap();
    two.letters().await;
    two.club.play(two.game, "c7c5").await;
    assert_eq!(two.moves().await, "e2e4 c7c5");
    assert_eq!(two.lines(Seat::White).await, Vec::<String>::new());
    let (anna, boris) = two.letters().await;
    assert!(
        flat(&anna.unwrap()).contains("that your conditional lines do not answer. They no longer stand.")
    );
    assert!(boris.is_none(), "a web move has no receipt");
}

async fn a_draw_offer_halts_the_line(record: TestDb) {
    let two = Two::open(record).await;
    two.play_with("e2e4", "if e5 then Nf3 Nc6 Bb5").await.unwrap();
    two.letters().await;
    two.club.try_move(two.game, "e7e5", true).await.unwrap();
    assert_eq!(two.moves().await, "e2e4 e7e5");
    assert_eq!(two.lines(Seat::White).await, ["1...e5 2.Nf3 Nc6 3.Bb5"]);
    let (anna, _) = two.letters().await;
    let anna = anna.unwrap();
    assert_eq!(anna.kind, "turn");
    assert!(flat(&anna).contains("The line waits: if you write “decline”, it is played;"), "{}", anna.text);
    // Being told, or a message, sets nothing going.
    two.club.command(two.game, two.anna, Rules::Say { text: "Hm.".to_owned() }).await.unwrap();
    assert_eq!(two.moves().await, "e2e4 e7e5");
    two.letters().await;
    // Declined: it goes on, and the opponent gets one letter of both.
    two.club.command(two.game, two.anna, Rules::Decline).await.unwrap();
    assert_eq!(two.moves().await, "e2e4 e7e5 g1f3");
    assert_eq!(two.lines(Seat::White).await, ["2...Nc6 3.Bb5"]);
    let (anna, boris) = two.letters().await;
    assert!(flat(&anna.unwrap()).contains("Your conditional line answered 2.Nf3."));
    let boris = boris.unwrap();
    assert!(
        flat(&boris).contains("declined your draw offer") && flat(&boris).contains("2.Nf3"),
        "{}",
        boris.text
    );
    assert_eq!(boris.kind, "turn");

    // Accepted: the game ends, and nothing stands.
    let record = TestDb::sqlite().await;
    let two = Two::open(record).await;
    two.play_with("e2e4", "if e5 then Nf3").await.unwrap();
    two.club.try_move(two.game, "e7e5", true).await.unwrap();
    two.club.command(two.game, two.anna, Rules::Accept).await.unwrap();
    assert_eq!(two.club.game(two.game).await.finish().unwrap().reason, EndReason::Agreement);
    assert_eq!(two.lines(Seat::White).await, Vec::<String>::new());
}

async fn another_move_of_ones_own_voids_what_waits(record: TestDb) {
    let two = Two::open(record).await;
    two.play_with("e2e4", "if e5 then Nf3 Nc6 Bb5").await.unwrap();
    two.club.try_move(two.game, "e7e5", true).await.unwrap();
    two.letters().await;
    two.club.play(two.game, "f1c4").await;
    assert_eq!(two.lines(Seat::White).await, Vec::<String>::new());
    two.club.play(two.game, "b8c6").await;
    assert_eq!(two.moves().await, "e2e4 e7e5 f1c4 b8c6");
}

async fn the_lines_own_move_by_hand_keeps_the_rest(record: TestDb) {
    let two = Two::open(record).await;
    two.play_with("e2e4", "if e5 then Nf3 Nc6 Bb5").await.unwrap();
    two.club.try_move(two.game, "e7e5", true).await.unwrap();
    two.club.play(two.game, "g1f3").await;
    assert_eq!(two.lines(Seat::White).await, ["2...Nc6 3.Bb5"]);
    two.club.play(two.game, "b8c6").await;
    assert_eq!(two.moves().await, "e2e4 e7e5 g1f3 b8c6 f1b5");
}

async fn both_sides_lines_run_into_each_other(record: TestDb) {
    let two = Two::open(record).await;
    // Black's lines are for 1.e4 and 1.d4; White's first move comes with lines of his own.
    two.give(Seat::Black, "if e4 then e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6\nif d4 then d5").await.unwrap();
    assert_eq!(two.lines(Seat::Black).await.len(), 2);
    two.play_with("e2e4", "if e5 then Nf3 Nc6 Bb5 a6 Bxc6").await.unwrap();
    // White's line exchanges on c6, which Black's does not answer.
    assert_eq!(two.moves().await, "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6");
    assert_eq!((two.lines(Seat::White).await.len(), two.lines(Seat::Black).await.len()), (0, 0));
    let origins: Vec<bool> = two
        .events()
        .await
        .iter()
        .filter(|(event, _)| matches!(event, Event::Moved { .. }))
        .map(|(_, origin)| origin.as_deref().is_some_and(|origin| origin.starts_with("cond:")))
        .collect();
    assert_eq!(origins, [false, true, true, true, true, true, true]);
    let (anna, boris) = two.letters().await;
    let (anna, boris) = (anna.unwrap(), boris.unwrap());
    // Anna moved by form and wants no receipt, but lines of hers moved without her.
    assert_eq!((anna.kind.as_str(), boris.kind.as_str()), ("receipt", "turn"));
    for san in ["1.e4", "1...e5", "2.Nf3", "2...Nc6", "3.Bb5", "3...a6", "4.Bxc6"] {
        assert!(
            flat(&anna).contains(san) && flat(&boris).contains(san),
            "{san}: {} {}",
            anna.text,
            boris.text
        );
    }
    assert!(flat(&boris).contains("that your conditional lines do not answer"), "{}", boris.text);
    // All of it is one version after another, and the row is their fold.
    let doctor = Doctor { db: two.club.door.db(), speech: Speech::new(), lang: Lang::En, repair_at: None };
    assert!(doctor.examine().await.unwrap().ok);
}

/// A quiet line of this many plies, seen from after 1.Nf3: pieces go to and fro, and pawns move so often that no position comes
/// back a third time.
fn long_line(plies: usize) -> (Line, Vec<String>) {
    let start = Line::replay(StartPosition::new(518).unwrap(), "g1f3").unwrap();
    let mut line = start.clone();
    let mut moves = Vec::new();
    let mut seed = 7_u64;
    while moves.len() < plies {
        let legal: Vec<_> = line
            .legal_moves()
            .into_iter()
            .filter(|mv| {
                let mut after = line.clone();
                after.push(*mv).unwrap();
                !mv.is_capture() && ending::automatic(&after).is_none() && after.occurrences() < 2
            })
            .collect();
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mv = legal[usize::try_from(seed >> 33).unwrap() % legal.len()];
        moves.push(line.uci_of(&mv));
        line.push(mv).unwrap();
    }
    (start, moves)
}

async fn no_more_than_fifty_plies_run(record: TestDb) {
    let two = Two::open(record).await;
    // The longest that each side may give: Black from 1.Nf3 on, White from Black's first move on.
    let (at, moves) = long_line(MOST_PLIES + 1);
    let whole = format!("g1f3 {}", moves.join(" "));
    let black = Tree::restore(
        &Line::new(StartPosition::new(518).unwrap()),
        &whole.split(' ').take(MOST_PLIES).collect::<Vec<_>>().join(" "),
    )
    .unwrap();
    let white = Tree::restore(&at, &moves[..MOST_PLIES].join(" ")).unwrap();
    let set = LinesCommand {
        game: two.game,
        seat: Seat::Black,
        change: LinesChange::Set { ply: 0, tree: black },
        notes: Vec::new(),
    };
    two.club.submit(Actor::Player(two.boris), Command::Lines(set)).await.unwrap();
    let mv = two.club.game(two.game).await.line().parse_uci("g1f3").unwrap();
    let command = Rules::Move { mv, ply: 0, offer: false };
    let asked = GameCommand { lines: Some(white), ..GameCommand::new(two.game, command) };
    two.club.submit(Actor::Player(two.anna), Command::Game(asked)).await.unwrap();
    // 1.Nf3 by hand, then fifty plies by lines: Black's twenty-five and White's twenty-five.
    let expected: Vec<&str> = whole.split(' ').take(1 + MOST_PLIES).collect();
    assert_eq!(two.moves().await, expected.join(" "));
    let (anna, boris) = two.letters().await;
    assert!(anna.is_some() && boris.is_some());
}

async fn a_mate_in_the_run_ends_it(record: TestDb) {
    let two = Two::open(record).await;
    two.club.play(two.game, "f2f3").await;
    two.play_with("e7e5", "if g4 then Qh4#\nif e4 then Nf6").await.unwrap();
    two.letters().await;
    two.club.play(two.game, "g2g4").await;
    let finish = two.club.game(two.game).await.finish().unwrap();
    assert_eq!(finish.reason, EndReason::Checkmate);
    assert_eq!(two.lines(Seat::Black).await, Vec::<String>::new());
    let (anna, boris) = two.letters().await;
    let (anna, boris) = (anna.unwrap(), boris.unwrap());
    // The second game of the match begins with it; in that Boris is White, and his letter tells both.
    assert_eq!((anna.kind.as_str(), boris.kind.as_str()), ("over", "started"));
    assert!(flat(&anna).contains("2...Qh4#") && flat(&boris).contains("2...Qh4#"), "{}", boris.text);
    let rows = lines::of_game(&mut two.club.door.db().read().await.unwrap(), two.game).await.unwrap();
    assert!(rows.is_empty());
}

async fn lines_are_given_only_for_the_position_seen(record: TestDb) {
    let two = Two::open(record).await;
    two.club.play(two.game, "e2e4").await;
    let view = two.club.view(two.game).await;
    let tree = super::tree(view.game.line(), "if e5 then Nf3");
    let set = |seat, ply| {
        let change = LinesChange::Set { ply, tree: tree.clone() };
        Command::Lines(LinesCommand { game: two.game, seat, change, notes: Vec::new() })
    };
    // Not for the opponent, not for a position that has passed, not when it is one's own turn.
    let other = two.club.submit(Actor::Player(two.boris), set(Seat::White, 1)).await;
    assert!(matches!(other, Err(SubmitError::NotYours)), "{other:?}");
    let club = two.club.submit(Actor::Club, set(Seat::White, 1)).await;
    assert!(matches!(club, Err(SubmitError::NotYours)), "{club:?}");
    two.club.play(two.game, "e7e5").await;
    let late = two.club.submit(Actor::Player(two.anna), set(Seat::White, 1)).await;
    assert!(matches!(late, Err(SubmitError::Denied { .. })), "{late:?}");
    let own = two.club.submit(Actor::Player(two.anna), set(Seat::White, 2)).await;
    assert!(matches!(own, Err(SubmitError::Invalid(_))), "{own:?}");
    assert_eq!(two.lines(Seat::White).await, Vec::<String>::new());
}

/// Lines and the move that they answer arrive at the same moment: either the lines stand and are played, or they come too late
/// and their owner is told. They never stand behind the game.
async fn a_move_and_lines_at_once_lose_nothing(record: TestDb) {
    let mut two = Two::open(record).await;
    let mut played = 0;
    for round in 0..8 {
        two.game = two.club.start("anna", "boris", 518, true).await[0];
        two.club.play(two.game, "e2e4").await;
        // The form was seen before the move came.
        let (by, command) = two.giving(Seat::White, "if e5 then Nf3").await;
        let give = async {
            // Sometimes the one, sometimes the other has a start.
            for _ in 0..round % 4 {
                tokio::task::yield_now().await;
            }
            two.club.submit(by, command).await
        };
        let answer = two.club.try_move(two.game, "e7e5", false);
        let (given, moved) = tokio::join!(give, answer);
        moved.unwrap();
        match given {
            Ok(_) => {
                assert_eq!(two.moves().await, "e2e4 e7e5 g1f3", "round {round}");
                played += 1;
            }
            Err(SubmitError::Denied { .. }) => {
                assert_eq!(two.moves().await, "e2e4 e7e5", "round {round}: too late");
            }
            Err(error) => panic!("{error:?}"),
        }
        assert_eq!(two.lines(Seat::White).await, Vec::<String>::new());
    }
    assert!(played <= 8);
    let doctor = Doctor { db: two.club.door.db(), speech: Speech::new(), lang: Lang::En, repair_at: None };
    assert!(doctor.examine().await.unwrap().ok);
}

async fn the_practice_partner_runs_into_lines(record: TestDb) {
    let two = Two::open(record).await;
    let receipt = two.club.submit(Actor::Player(two.anna), Command::Practice(two.anna)).await.unwrap();
    let frcec_server::door::Receipt::Match { games, .. } = receipt else { panic!("{receipt:?}") };
    let view = two.club.view(games[0]).await;
    let seat = view.game.to_move().unwrap();
    assert_eq!(view.person(seat).id, two.anna, "the partner has moved if it is White");
    // Whatever it answers, there is a line.
    let mv = view.game.line().legal_moves()[0];
    let mut after = view.game.line().clone();
    after.push(mv).unwrap();
    let all: Vec<String> = after
        .legal_moves()
        .into_iter()
        .map(|on| {
            let mut then = after.clone();
            then.push(on).unwrap();
            format!("{} {}", after.uci_of(&on), then.uci_of(&then.legal_moves()[0]))
        })
        .collect();
    let tree = Tree::restore(&after, &all.join("\n")).unwrap();
    let command = Rules::Move { mv, ply: view.game.ply(), offer: false };
    let asked = GameCommand { lines: Some(tree), ..GameCommand::new(games[0], command) };
    let ply = view.game.ply();
    two.club.submit(Actor::Player(two.anna), Command::Game(asked)).await.unwrap();
    let after = two.club.game(games[0]).await;
    assert_eq!(after.ply(), ply + 4, "own move, the partner's, the line's, the partner's");
    assert_eq!(after.to_move(), Some(seat));
}

async fn notes_come_back_at_the_end(record: TestDb) {
    let two = Two::open(record).await;
    let view = two.club.view(two.game).await;
    let mv = view.game.line().parse_uci("e2e4").unwrap();
    let command = Rules::Move { mv, ply: 0, offer: false };
    let asked = GameCommand { notes: vec!["Plan:\r\nf4".to_owned()], ..GameCommand::new(two.game, command) };
    two.club.submit(Actor::Player(two.anna), Command::Game(asked)).await.unwrap();
    let note = |seat, ply, change| {
        Command::Note(NoteCommand { game: two.game, seat, ply, change, aside: Vec::new() })
    };
    let by = Actor::Player(two.anna);
    let put = NoteChange::Put("First thoughts".to_owned());
    two.club.submit(by, note(Seat::White, 0, put.clone())).await.unwrap();
    // Not another's, not about what has not been played, not endless.
    let result = two.club.submit(by, note(Seat::Black, 0, put.clone())).await;
    assert!(matches!(result, Err(SubmitError::NotYours)), "{result:?}");
    let result = two.club.submit(by, note(Seat::White, 2, put)).await;
    assert!(matches!(result, Err(SubmitError::Invalid(_))), "{result:?}");
    let long = NoteChange::Put("x".repeat(4_001));
    assert!(matches!(two.club.submit(by, note(Seat::White, 0, long)).await, Err(SubmitError::Invalid(_))));
    two.letters().await;
    let put = NoteChange::Put("Black's own".to_owned());
    let his = NoteCommand { game: two.game, seat: Seat::Black, ply: 1, change: put, aside: Vec::new() };
    two.club.submit(Actor::Player(two.boris), Command::Note(his)).await.unwrap();
    two.club.command(two.game, two.boris, Rules::Resign).await.unwrap();
    let (anna, boris) = two.letters().await;
    let (anna, boris) = (anna.unwrap(), boris.unwrap());
    // His letter is that of the second game's beginning; his notes about the first are in it all the same.
    assert!(boris.kind == "started" && boris.text.contains(":: 1.e4: Black's own"), "{}", boris.text);
    assert!(flat(&boris).contains("Your private notes about game M0001-1:"), "{}", boris.text);
    assert!(!anna.text.contains("Black's own"));
    let expected = ":: start: First thoughts\n:: 1.e4: Plan:\n:: 1.e4: f4";
    assert!(anna.text.contains(expected), "{}", anna.text);
    assert!(!boris.text.contains("Plan") && !boris.text.contains("First"), "{}", boris.text);
    // They stay on the page, and can be taken away.
    two.club.submit(by, note(Seat::White, 0, NoteChange::Put(" ".to_owned()))).await.unwrap();
    let left =
        notes::of_game(&mut two.club.door.db().read().await.unwrap(), two.game, two.anna).await.unwrap();
    assert_eq!(left.iter().map(|note| note.ply).collect::<Vec<_>>(), [1]);
}

async fn the_doctor_finds_lines_that_do_not_fit(record: TestDb) {
    let two = Two::open(record).await;
    two.play_with("e2e4", "if e5 then Nf3").await.unwrap();
    let doctor = Doctor { db: two.club.door.db(), speech: Speech::new(), lang: Lang::En, repair_at: None };
    assert!(doctor.examine().await.unwrap().ok);
    let before = lines::of_game(&mut two.club.door.db().read().await.unwrap(), two.game).await.unwrap();
    for (change, word) in [
        (lines::StandingLines { moves: "e7e5 g1f4".to_owned(), ..before[0].clone() }, "not legal"),
        (lines::StandingLines { ply: 3, ..before[0].clone() }, "ply 3"),
    ] {
        let old = lines::of_game(&mut two.club.door.db().read().await.unwrap(), two.game).await.unwrap();
        let write = lines::LinesWrite { game: two.game, before: old, after: vec![change] };
        let written: Result<(), WriteError<StoreError>> =
            two.club.door.db().write(move |tx| Box::pin(async move { lines::write(tx, &write).await })).await;
        written.unwrap();
        let report = doctor.examine().await.unwrap();
        assert_eq!(report.faults.len(), 1, "{report:?}");
        assert_eq!((report.faults[0].kind, report.faults[0].table), ("lines_unplayable", "standing_lines"));
        assert!(report.faults[0].what.contains(word), "{report:?}");
    }
}
