//! Letters about events, from the entry to the end.
use frcec_rules::club::{
    event::Format,
    game::Outcome,
    pace::{DAY_MS, Pace},
};
use frcec_server::{
    door::{Actor, Command, DeskCommand, EventCommand, NewEvent, SILENT_DIRECTOR_MS, StartMode},
    mail::{ingress::Ingress, transport::Captured},
    speech::{Lang, Speech},
    worker::{Step, Worker},
};
use frcec_store::{
    audit::{self, AuditFilter},
    games::StoredGame,
    letters::Letter,
    players::Role,
    testing::TestDb,
};

use super::scenes::member;
use crate::{
    club::{Club, NOON, all_letters},
    events::{Stage, bank},
};

async fn stage(lang: Lang, count: usize, new: NewEvent) -> Stage {
    let stage = Stage::of(Club::speaking(TestDb::sqlite().await, lang), count, new).await;
    for &player in &stage.players {
        stage.enter(player).await.unwrap();
    }
    stage
}

/// Letters of every kind about events, and those that begin rounds of each format.
pub async fn of_events(lang: Lang) -> Vec<Letter> {
    let mut all = Vec::new();
    let swiss = Format::Swiss { rounds: 3, double: false };
    for (format, count) in [(Format::Knockout, 3), (swiss, 5), (Format::Dropout, 5)] {
        let stage = stage(lang, count, NewEvent::new("Kubok", format, bank())).await;
        stage.start().await.unwrap();
        if format == Format::Knockout {
            // Each wins as White, so that two more games decide.
            stage.end_round(|_| Outcome::White).await;
        }
        stage.play_out().await;
        all.extend(all_letters(&stage.club.door).await);
    }
    all.extend(of_a_round_robin(lang).await);
    all.extend(of_the_office(lang).await);
    all
}

/// A place becomes free, somebody never comes and is replaced, another is taken out, and the director is silent.
async fn of_a_round_robin(lang: Lang) -> Vec<Letter> {
    let mut new =
        NewEvent::new("Turnir", Format::RoundRobin { double: true, class_size: None }, Pace::default());
    new.settings.capacity = Some(4);
    let stage = stage(lang, 6, new).await;
    let club = &stage.club;
    let reason = || "M0255".to_owned();
    stage.withdraw(stage.players[0]).await.unwrap();
    stage.start().await.unwrap();
    let emil = member(club, "emil", "Emil Ek", Role::Director, lang).await;
    let code = || stage.code.clone();
    let appoint =
        EventCommand::Appoint { code: code(), director: None, deputy: Some(emil), reason: reason() };
    stage.by_office(appoint).await.unwrap();
    let worker = Worker::new(club.door.clone(), std::sync::Arc::new(Captured::default()));
    while worker.send_one().await.unwrap() == Step::Done {}
    club.clock.set(NOON + 8 * DAY_MS);
    while worker.call_one_flag().await.unwrap() == Step::Done {}
    club.clock.set(NOON + 8 * DAY_MS + SILENT_DIRECTOR_MS);
    assert!(club.door.ask_one_deputy().await.unwrap());
    let leaves = stage.players[1];
    let replace =
        |asked| EventCommand::Replace { code: code(), leaves, comes: None, asked, reason: reason() };
    stage.by_office(replace(false)).await.unwrap();
    taken_back(&stage).await;
    stage.by_office(replace(true)).await.unwrap();
    let player = stage.players[2];
    let withdraw = || EventCommand::Withdraw { code: code(), player, reason: Some(reason()) };
    stage.by_office(withdraw()).await.unwrap();
    taken_back(&stage).await;
    stage.by_office(withdraw()).await.unwrap();
    let appoint =
        EventCommand::Appoint { code: code(), director: Some(emil), deputy: None, reason: reason() };
    stage.by_office(appoint).await.unwrap();
    taken_back(&stage).await;
    stage.play_out().await;
    all_letters(&club.door).await
}

/// An event begins while somebody waits for a place: once the next one opens, once not.
async fn of_a_waiting_list(stage: &Stage) {
    for reopen in [true, false] {
        let mut new = NewEvent::new("Vorrunde", Format::Knockout, bank());
        (new.settings.capacity, new.settings.reopen) = (Some(2), reopen);
        let code = stage.open(new).await;
        for &player in &stage.players[..5] {
            stage.by_office(EventCommand::Enter { code: code.clone(), player }).await.unwrap();
        }
        stage.by_office(EventCommand::Start { code, seen: None }).await.unwrap();
    }
}

/// The director takes back what he did last.
async fn taken_back(stage: &Stage) {
    let entry = {
        let mut tx = stage.club.door.db().read().await.unwrap();
        audit::list(&mut tx, &AuditFilter::default(), 1).await.unwrap().remove(0).id
    };
    let undo = DeskCommand::Undo { entry, reason: "M0255".to_owned() };
    stage.club.submit(Actor::Staff(stage.director), Command::Desk(undo)).await.unwrap();
}

/// An event goes on without somebody who is suspended, one is called off, one cannot start, and one is asked about by mail.
async fn of_the_office(lang: Lang) -> Vec<Letter> {
    let format = Format::RoundRobin { double: false, class_size: Some(3) };
    let stage = stage(lang, 6, NewEvent::new("Klassen", format, Pace::default())).await;
    let club = &stage.club;
    let alma = member(club, "alma", "Alma Aal", Role::Admin, lang).await;
    let reason = || "M0001".to_owned();
    let suspend = DeskCommand::Suspend { player: stage.players[5], on: true, reason: reason() };
    club.submit(Actor::Staff(alma), Command::Desk(suspend)).await.unwrap();
    // The suspension takes out who has not begun; one who is suspended by other hands is left out by the start.
    stage.start().await.unwrap();
    let win = |game: &StoredGame| if game.white_id < game.black_id { Outcome::White } else { Outcome::Black };
    stage.end_round(win).await;
    stage.work().await;

    let mut lonely = NewEvent::new("Mai", format, Pace::default());
    lonely.settings.start = StartMode::Date { at: club.clock.now() + DAY_MS };
    let open = async |new: NewEvent| {
        let code = stage.open(new).await;
        for &player in &stage.players[..1] {
            let enter = EventCommand::Enter { code: code.clone(), player };
            stage.ask(Actor::Player(player), enter).await.unwrap();
        }
        code
    };
    open(lonely).await;
    let rain = open(NewEvent::new("Regen", format, Pace::default())).await;
    let asked = open(NewEvent::new("Frage", format, Pace::default())).await;
    let player = stage.players[1];
    stage.ask(Actor::Player(player), EventCommand::Enter { code: asked.clone(), player }).await.unwrap();
    let cancel = || EventCommand::Cancel { code: rain.clone(), reason: reason() };
    stage.by_office(cancel()).await.unwrap();
    taken_back(&stage).await;
    stage.by_office(cancel()).await.unwrap();
    let player = stage.players[2];
    stage.by_office(EventCommand::Enter { code: asked.clone(), player }).await.unwrap();
    let out = EventCommand::Withdraw { code: asked.clone(), player, reason: Some(reason()) };
    stage.by_office(out).await.unwrap();
    taken_back(&stage).await;
    of_a_waiting_list(&stage).await;
    let ingress = Ingress::new(club.door.clone(), Some("mx.club.example".to_owned()));
    let speech = Speech::new();
    for (number, word) in ["start", "events", "enter"].into_iter().enumerate() {
        let word = speech.word(lang, &format!("command-{word}"));
        let mail = format!(
            "Authentication-Results: mx.club.example; dmarc=pass header.from=example.org\r\nFrom: <alma@example.org>\r\n\
             Message-ID: <q{number}@example.org>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n{word} {asked}\r\n"
        );
        let to = ["club@club.example".to_owned()];
        ingress.receive("alma@example.org", &to, mail.as_bytes(), club.clock.now()).await;
    }
    club.clock.set(club.clock.now() + 2 * DAY_MS);
    stage.work().await;
    all_letters(&club.door).await
}
