//! Adjudication: asked, taken up, claimed, decided, appealed.
use std::sync::Arc;

use frcec_rules::club::{
    game::{Command as Rules, Denial, EndReason, Outcome},
    seat::Seat,
};
use frcec_server::door::{
    APPEAL_MS, Actor, CLAIMS_MS, Command, DeskCommand, DeskDenial, GameCommand, Receipt, SubmitError,
    notes_on_decision,
};
use frcec_server::mail::transport::Captured;
use frcec_server::settings::Delivery;
use frcec_server::worker::{Step, Worker};
use frcec_store::{
    GameId,
    adjudications::{self, Adjudication, AdjudicationState, Claim},
    on_both,
    testing::TestDb,
};

use super::{DAY, Desk, WHY, denial, flat, refused, reply_to, to};

on_both!(
    a_game_is_adjudicated_from_the_asking_to_the_appeal,
    claims_come_by_mail_and_never_touch_a_game,
    without_claims_it_is_decided_when_their_time_is_over,
    a_game_that_ends_by_itself_is_not_adjudicated,
    what_is_not_taken_up_goes_on,
    whoever_plays_or_decided_does_not_decide,
    an_appeal_comes_once_and_in_time,
);

async fn case(desk: &Desk, id: i64) -> Adjudication {
    let mut tx = desk.club.door.db().read().await.unwrap();
    adjudications::by_id(&mut tx, id).await.unwrap().unwrap()
}

fn ask(game: GameId) -> DeskCommand {
    DeskCommand::AskAdjudication { game, reason: "My opponent is in hospital.".to_owned() }
}

fn number(result: Result<Receipt, SubmitError>) -> i64 {
    match result {
        Ok(Receipt::Adjudication { id }) => id,
        other => panic!("{other:?}"),
    }
}

fn claim(id: i64, claim: Claim) -> DeskCommand {
    DeskCommand::FileClaim { id, claim, lines: "12.Nf3 Nc6 13.Bb5 and wins".to_owned() }
}

fn decide(id: i64, outcome: Outcome) -> DeskCommand {
    DeskCommand::Decide { id, outcome, reason: WHY.to_owned() }
}

async fn a_game_is_adjudicated_from_the_asking_to_the_appeal(record: TestDb) {
    let desk = Desk::open(record).await;
    let game = desk.club.start("anna", "boris", 518, false).await[0];
    desk.club.play(game, "e2e4 e7e5").await;
    desk.club.letters().await;
    let id = number(desk.player(desk.anna, ask(game)).await);
    assert_eq!(denial(desk.player(desk.boris, ask(game)).await), DeskDenial::AskedAlready);
    assert!(desk.club.letters().await.is_empty(), "only the directors know of it yet");
    desk.club.play(game, "g1f3").await;
    desk.club.letters().await;
    assert_eq!(denial(desk.desk(desk.dora, decide(id, Outcome::Draw)).await), DeskDenial::NotDecidable);
    desk.desk(desk.dora, DeskCommand::TakeUp { id }).await.unwrap();
    let row = case(&desk, id).await;
    assert_eq!((row.state, row.ply), (AdjudicationState::Claims, 3), "the position when it stands still");
    let asked = desk.club.letters().await;
    assert_eq!(asked.len(), 2);
    for who in ["anna", "boris"] {
        let text = &flat(to(&asked, who));
        for part in ["hospital", "claim win", "claim draw", "18 May 2026"] {
            assert!(text.contains(part), "{part} in {text}");
        }
    }
    // Whose move it is on the board is asked for none, in the digest or in the list of games.
    crate::digests::deliver(&desk.club, desk.boris, Delivery::DailyDigest).await;
    let worker = Worker::new(desk.club.door.clone(), Arc::new(Captured::default()));
    let noon = desk.club.clock.now();
    desk.club.clock.set(noon + DAY);
    while worker.digest_one().await.unwrap() == Step::Done {}
    for letter in desk.club.letters().await {
        assert!(!letter.text.contains("· M0001-1 · you play"), "{}", letter.text);
    }
    crate::digests::deliver(&desk.club, desk.boris, Delivery::Immediate).await;
    desk.club.letters().await;
    let games = desk.mail("boris@example.org", "club@club.example", "games").await;
    let games = flat(to(&games, "boris"));
    assert!(games.contains("M0001-1: move 2 against Anna Alder: the game stands still"), "{games}");
    desk.club.clock.set(noon);
    // Nobody moves, and no clock runs.
    desk.club.clock.set(desk.club.clock.now() + DAY);
    assert_eq!(refused(desk.club.try_move(game, "b8c6", false).await), Denial::Paused);
    let stands = desk.club.game(game).await;
    assert_eq!((stands.deadline(), stands.is_paused()), (None, true));
    desk.player(desk.anna, claim(id, Claim::Win)).await.unwrap();
    let until = row.claims_until.unwrap();
    assert_eq!(
        denial(desk.desk(desk.dora, decide(id, Outcome::White)).await),
        DeskDenial::ClaimsOpen { until }
    );
    desk.player(desk.boris, claim(id, Claim::Draw)).await.unwrap();
    assert_eq!(refused(desk.desk(desk.dora, decide(id, Outcome::Cancelled)).await), Denial::NoAdjudication);
    desk.desk(desk.dora, decide(id, Outcome::White)).await.unwrap();
    let finish = desk.club.game(game).await.finish().unwrap();
    assert_eq!((finish.outcome, finish.reason), (Outcome::White, EndReason::Adjudication));
    assert_eq!(desk.rating(desk.anna).await, 151_600);
    desk.doctor_is_content().await;
    let told = desk.club.letters().await;
    assert_eq!(told.len(), 2, "one letter for each player");
    let text = &flat(to(&told, "boris"));
    for part in ["Anna Alder won", "Dora Dahl", WHY, "Anna Alder claimed a win", "13.Bb5 and wins", "appeal"]
    {
        assert!(text.contains(part), "{part} in {text}");
    }
    desk.player(desk.boris, DeskCommand::Appeal { id, reason: "13...a6 holds.".to_owned() }).await.unwrap();
    let told = desk.club.letters().await;
    assert!(flat(to(&told, "anna")).contains("Boris Bern appealed"));
    assert!(matches!(
        denial(desk.desk(desk.dora, decide(id, Outcome::White)).await),
        DeskDenial::OwnDecision { others } if others == ["Erik Egge", "Alma Aal"]
    ));
    desk.club.clock.set(desk.club.clock.now() + DAY);
    desk.desk(desk.erik, decide(id, Outcome::Draw)).await.unwrap();
    let finish = desk.club.game(game).await.finish().unwrap();
    assert_eq!((finish.outcome, finish.reason), (Outcome::Draw, EndReason::Adjudication));
    assert_eq!(desk.rating(desk.anna).await, 150_000);
    let told = desk.club.letters().await;
    assert_eq!(told.len(), 2);
    assert!(flat(to(&told, "anna")).contains("final"), "{}", told[0].text);
    let row = case(&desk, id).await;
    assert_eq!((row.state, row.settled_by), (AdjudicationState::Settled, Some(desk.erik)));
    assert_eq!(
        denial(desk.player(desk.anna, DeskCommand::Appeal { id, reason: WHY.to_owned() }).await),
        DeskDenial::NoAppeal
    );
    desk.doctor_is_content().await;
    let actions: Vec<String> = desk.log().await.into_iter().rev().map(|entry| entry.action).collect();
    assert_eq!(actions, ["take up adjudication", "adjudicate", "settle appeal"]);
    // What was decided about the appeal is not for the director of the first decision.
    let back = desk.correct(desk.dora, game, Outcome::White).await;
    assert_eq!(denial(back), DeskDenial::Settled);
    // It is final for every director; a slip is for an admin to correct.
    assert_eq!(denial(desk.correct(desk.erik, game, Outcome::White).await), DeskDenial::Settled);
    desk.correct(desk.alma, game, Outcome::White).await.unwrap();
}

async fn claims_come_by_mail_and_never_touch_a_game(record: TestDb) {
    let desk = Desk::open(record).await;
    let game = desk.club.start("anna", "boris", 518, false).await[0];
    desk.club.play(game, "e2e4").await;
    desk.club.letters().await;
    let id = number(desk.desk(desk.dora, ask(game)).await);
    let asked = desk.club.letters().await;
    let (annas, borises) = (reply_to(to(&asked, "anna")), reply_to(to(&asked, "boris")));
    let claims = async || {
        let mut tx = desk.club.door.db().read().await.unwrap();
        adjudications::claims(&mut tx, id).await.unwrap()
    };
    let answered = desk
        .mail(
            "boris@example.org",
            &borises,
            "claim draw\n1...e5 2.Nf3 Nf6 and nothing happens\n\n> claim win\n",
        )
        .await;
    assert!(flat(to(&answered, "boris")).contains("Your claim is filed: a draw"), "{}", answered[0].text);
    let filed = claims().await;
    assert_eq!((filed[0].claim, filed[0].player_id), (Claim::Draw, desk.boris));
    assert_eq!(filed[0].lines, "1...e5 2.Nf3 Nf6 and nothing happens");
    assert!(desk.club.game(game).await.is_paused(), "it is no claim of a draw in the game");
    // The other languages' words count as well; a later claim takes the place of an earlier one.
    desk.mail("boris@example.org", &borises, "Reclamo victoria\n1...d5\n").await;
    assert_eq!((claims().await[0].claim, claims().await.len()), (Claim::Win, 1));
    for body in ["claim", "I think I win\n1.d4", "resign", "yes"] {
        let answered = desk.mail("anna@example.org", &annas, body).await;
        assert!(flat(to(&answered, "anna")).contains("could not be understood"), "{body}");
    }
    let bare = desk.mail("anna@example.org", &annas, "claim win").await;
    assert!(flat(to(&bare, "anna")).contains("needs lines"), "{}", bare[0].text);
    assert_eq!(claims().await.len(), 1);
    assert_eq!(desk.club.game(game).await.finish(), None);
    // Somebody else's mail there claims nothing.
    let taken = desk.mail("carol@example.org", &annas, "claim win\n1.d4").await;
    assert_eq!(claims().await.len(), 1, "{taken:?}");
    desk.mail("anna@example.org", &annas, "claim win\n2.d4 with a strong centre").await;
    desk.desk(desk.dora, decide(id, Outcome::Draw)).await.unwrap();
    let told = desk.club.letters().await;
    let late = desk.mail("anna@example.org", &annas, "claim win\n2.d4").await;
    assert!(flat(to(&late, "anna")).contains("time for claims is over"), "{}", late[0].text);
    let appeal = reply_to(to(&told, "anna"));
    let bare = desk.mail("anna@example.org", &appeal, "appeal").await;
    assert!(flat(to(&bare, "anna")).contains("State a reason"), "{}", bare[0].text);
    let taken = desk.mail("anna@example.org", &appeal, "Einspruch\nDie Mitte gewinnt.\n").await;
    assert!(flat(to(&taken, "anna")).contains("Your appeal is before the directors"), "{}", taken[0].text);
    let row = case(&desk, id).await;
    assert_eq!((row.state, row.appeal.as_deref()), (AdjudicationState::Appealed, Some("Die Mitte gewinnt.")));
    desk.doctor_is_content().await;
}

async fn without_claims_it_is_decided_when_their_time_is_over(record: TestDb) {
    let desk = Desk::open(record).await;
    let game = desk.club.start("anna", "boris", 518, false).await[0];
    desk.club.letters().await;
    let id = number(desk.desk(desk.dora, ask(game)).await);
    desk.club.clock.set(desk.club.clock.now() + CLAIMS_MS + 1);
    assert_eq!(denial(desk.player(desk.anna, claim(id, Claim::Win)).await), DeskDenial::ClaimsClosed);
    desk.desk(desk.dora, decide(id, Outcome::Draw)).await.unwrap();
    assert_eq!(case(&desk, id).await.state, AdjudicationState::Decided);
}

async fn a_game_that_ends_by_itself_is_not_adjudicated(record: TestDb) {
    let desk = Desk::open(record).await;
    let over = desk.won("anna", "boris").await;
    let finish = desk.club.game(over).await.finish().unwrap();
    assert_eq!(refused(desk.desk(desk.dora, ask(over)).await), Denial::Over(finish));
    assert_eq!(refused(desk.player(desk.anna, ask(over)).await), Denial::Over(finish));
    let game = desk.club.start("anna", "carol", 518, false).await[0];
    let id = number(desk.desk(desk.dora, ask(game)).await);
    desk.club.command(game, desk.carol, Rules::Resign).await.unwrap();
    assert_eq!(case(&desk, id).await.state, AdjudicationState::Void);
    assert_eq!(denial(desk.desk(desk.dora, decide(id, Outcome::Draw)).await), DeskDenial::NotDecidable);
    assert_eq!(denial(desk.player(desk.anna, claim(id, Claim::Win)).await), DeskDenial::ClaimsClosed);
    // The clock decides before any director.
    let late = desk.club.start("anna", "boris", 7, false).await[0];
    desk.club.letters().await;
    desk.club.clock.set(desk.club.game(late).await.deadline().unwrap() + 1);
    assert_eq!(denial(desk.desk(desk.dora, ask(late)).await), DeskDenial::TimeIsUp);
    desk.doctor_is_content().await;
}

async fn what_is_not_taken_up_goes_on(record: TestDb) {
    let desk = Desk::open(record).await;
    let game = desk.club.start("anna", "boris", 518, false).await[0];
    desk.club.letters().await;
    let id = number(desk.player(desk.anna, ask(game)).await);
    let down = |id| DeskCommand::PutDown { id, reason: "There is nothing to decide.".to_owned() };
    desk.desk(desk.dora, down(id)).await.unwrap();
    let told = desk.club.letters().await;
    assert_eq!(told.len(), 1, "the opponent never knew of it");
    assert!(flat(to(&told, "anna")).contains("nothing to decide"));
    let id = number(desk.player(desk.anna, ask(game)).await);
    desk.desk(desk.dora, DeskCommand::TakeUp { id }).await.unwrap();
    desk.club.letters().await;
    desk.club.clock.set(desk.club.clock.now() + 3 * DAY);
    desk.desk(desk.dora, down(id)).await.unwrap();
    let told = desk.club.letters().await;
    assert_eq!(told.len(), 2);
    let letter = to(&told, "anna");
    assert!(
        flat(letter).contains("it goes on where it stood") && letter.tells_ply == Some(0),
        "{}",
        letter.text
    );
    // Three days stood still; the clock began anew when the letter was taken.
    let game_now = desk.club.game(game).await;
    assert_eq!(game_now.deadline(), Some(desk.club.clock.now() + 30 * DAY));
    assert_eq!(denial(desk.player(desk.anna, ask(game)).await), DeskDenial::AskedTooOften);
    desk.club.play(game, "e2e4").await;
    desk.doctor_is_content().await;
}

async fn whoever_plays_or_decided_does_not_decide(record: TestDb) {
    let desk = Desk::open(record).await;
    let game = desk.club.start("dora", "boris", 518, false).await[0];
    let id = number(desk.player(desk.dora, ask(game)).await);
    assert!(matches!(
        denial(desk.desk(desk.dora, DeskCommand::TakeUp { id }).await),
        DeskDenial::OwnGame { .. }
    ));
    assert_eq!(denial(desk.player(desk.carol, claim(id, Claim::Win)).await), DeskDenial::NoAdjudication(id));
    let other = DeskCommand::Appeal { id, reason: WHY.to_owned() };
    assert_eq!(denial(desk.player(desk.carol, other).await), DeskDenial::NoAdjudication(id));
    assert!(matches!(desk.player(desk.carol, ask(game)).await, Err(SubmitError::NotYours)));
    // Two directors take it up at once: the game stands still once, and each player is asked once.
    desk.club.letters().await;
    let (one, two) = tokio::join!(
        desk.desk(desk.erik, DeskCommand::TakeUp { id }),
        desk.desk(desk.alma, DeskCommand::TakeUp { id })
    );
    assert_eq!([one.is_ok(), two.is_ok()].into_iter().filter(|ok| *ok).count(), 1);
    assert_eq!(desk.club.letters().await.len(), 2);
    // A flag that is called meanwhile finds no clock.
    let flag = Command::Game(GameCommand::new(game, Rules::Flag));
    desk.club.clock.set(desk.club.clock.now() + 60 * DAY);
    assert!(matches!(
        desk.club.submit(Actor::Club, flag).await,
        Err(SubmitError::Denied { denial: Denial::TimeLeft { deadline: None }, .. })
    ));
    assert_eq!(desk.club.game(game).await.to_move(), Some(Seat::White));
}

async fn notes(desk: &Desk, id: i64, outcome: Outcome) -> Vec<&'static str> {
    let mut tx = desk.club.door.db().read().await.unwrap();
    let row = adjudications::by_id(&mut tx, id).await.unwrap().unwrap();
    notes_on_decision(&mut tx, &row, outcome).await.unwrap()
}

async fn an_appeal_comes_once_and_in_time(record: TestDb) {
    let desk = Desk::open(record).await;
    let game = desk.club.start("anna", "boris", 518, false).await[0];
    let id = number(desk.desk(desk.dora, ask(game)).await);
    let appeal = || DeskCommand::Appeal { id, reason: WHY.to_owned() };
    assert_eq!(denial(desk.player(desk.anna, appeal()).await), DeskDenial::NoAppeal);
    // What the director reads before he decides: here both players say the same.
    desk.player(desk.anna, claim(id, Claim::Draw)).await.unwrap();
    assert_eq!(notes(&desk, id, Outcome::White).await, ["desk-note-decide"]);
    desk.player(desk.boris, claim(id, Claim::Draw)).await.unwrap();
    assert_eq!(notes(&desk, id, Outcome::White).await, ["desk-note-decide", "desk-note-against-both"]);
    assert_eq!(notes(&desk, id, Outcome::Draw).await, ["desk-note-decide"]);
    desk.club.clock.set(desk.club.clock.now() + CLAIMS_MS + 1);
    desk.desk(desk.dora, decide(id, Outcome::Draw)).await.unwrap();
    let decided = desk.club.clock.now();
    desk.club.clock.set(decided + APPEAL_MS + 1);
    assert_eq!(denial(desk.player(desk.anna, appeal()).await), DeskDenial::AppealTooLate);
    desk.club.clock.set(decided + APPEAL_MS);
    desk.player(desk.anna, appeal()).await.unwrap();
    assert_eq!(denial(desk.player(desk.boris, appeal()).await), DeskDenial::NoAppeal);
    assert_eq!(notes(&desk, id, Outcome::Draw).await, ["desk-note-settle"]);
    // While an appeal waits, the game does not go on.
    let seen = desk.club.game(game).await.version();
    let reopen = || DeskCommand::Reopen { game, seen, reason: WHY.to_owned() };
    assert_eq!(denial(desk.desk(desk.erik, reopen()).await), DeskDenial::AskedAlready);
    // Upheld: nothing of the game changes.
    let version = desk.club.game(game).await.version();
    desk.desk(desk.erik, decide(id, Outcome::Draw)).await.unwrap();
    assert_eq!(desk.club.game(game).await.version(), version);
    // A game that goes on after a decision has none that could be appealed against.
    assert_eq!(denial(desk.desk(desk.erik, reopen()).await), DeskDenial::Settled);
    desk.desk(desk.alma, reopen()).await.unwrap();
    assert_eq!(denial(desk.player(desk.anna, appeal()).await), DeskDenial::NoAppeal);
    desk.doctor_is_content().await;
}
