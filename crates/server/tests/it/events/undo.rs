//! What a director did in an event is taken back, as far as chess allows; everybody concerned is told.
use frcec_rules::club::game::EndReason;
use frcec_server::door::{Command, DeskCommand, DeskDenial, Stays, Undo, UndoLook, Undoes};
use frcec_store::{
    audit::{self, AuditFilter, Entry},
    ratings,
};

use super::*;

frcec_store::on_both!(
    a_withdrawal_is_taken_back_and_the_games_go_on,
    results_that_left_the_table_come_back,
    an_entry_is_put_back_before_the_start,
    a_round_robin_that_ended_by_it_is_over,
    no_withdrawal_is_taken_back_when_the_next_round_is_paired,
    a_replacement_is_taken_back_until_somebody_moves,
    replacements_and_withdrawals_are_taken_back_together,
    a_call_off_is_taken_back,
    who_runs_it_and_what_it_is_are_put_back,
    of_two_who_take_it_back_one_does,
);

impl Stage {
    pub async fn newest(&self, action: &str) -> Entry {
        let mut tx = self.club.door.db().read().await.unwrap();
        let filter = AuditFilter { action: Some(action.to_owned()), ..AuditFilter::default() };
        audit::list(&mut tx, &filter, 1).await.unwrap().remove(0)
    }

    /// How the newest entry of a kind stands to being taken back by the event's director.
    pub async fn standing(&self, action: &str) -> Undo {
        self.standing_of(&self.newest(action).await, self.director).await
    }

    pub async fn standing_of(&self, entry: &Entry, by: PlayerId) -> Undo {
        let mut tx = self.club.door.db().read().await.unwrap();
        let mut known = UndoLook::default();
        self.club.door.undo_of(&mut tx, &mut known, entry, by, self.club.clock.now()).await.unwrap()
    }

    pub async fn take_back(&self, action: &str) -> Result<Receipt, SubmitError> {
        self.take_back_entry(self.newest(action).await.id).await
    }

    pub async fn take_back_entry(&self, entry: i64) -> Result<Receipt, SubmitError> {
        let undo = DeskCommand::Undo { entry, reason: "a wrong click".to_owned() };
        self.club.submit(Actor::Staff(self.director), Command::Desk(undo)).await
    }

    pub async fn take_out(&self, player: PlayerId) {
        let reason = Some("moved away".to_owned());
        self.by_office(EventCommand::Withdraw { code: self.code.clone(), player, reason }).await.unwrap();
    }

    async fn replace(
        &self,
        leaves: PlayerId,
        comes: Option<PlayerId>,
        asked: bool,
    ) -> Result<Receipt, SubmitError> {
        let reason = "never came".to_owned();
        self.by_office(EventCommand::Replace { code: self.code.clone(), leaves, comes, asked, reason }).await
    }

    async fn game(&self, id: frcec_store::GameId) -> StoredGame {
        let mut tx = self.club.door.db().read().await.unwrap();
        frcec_store::games::load(&mut tx, id).await.unwrap().unwrap()
    }

    pub async fn moves_in(&self, game: &StoredGame) {
        let view = self.club.view(game.id).await;
        let seat = view.game.to_move().unwrap();
        let (mv, ply) = (view.game.line().legal_moves()[0], view.game.ply());
        self.club.command(game.id, game.player(seat), Rules::Move { mv, ply, offer: false }).await.unwrap();
    }

    pub async fn healthy(&self) {
        let doctor = frcec_server::doctor::Doctor {
            db: self.club.door.db(),
            speech: frcec_server::speech::Speech::new(),
            lang: frcec_server::speech::Lang::En,
            repair_at: None,
        };
        let report = doctor.examine().await.unwrap();
        assert!(report.ok, "{report:?}");
    }
}

fn games(games: usize) -> Undo {
    Undo::Can(Undoes { games, ..Undoes::default() })
}

pub fn stays(result: Result<Receipt, SubmitError>) -> Stays {
    match result {
        Err(SubmitError::Desk(denial)) => match *denial {
            DeskDenial::Stays(why) => why,
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    }
}

async fn a_withdrawal_is_taken_back_and_the_games_go_on(record: TestDb) {
    let stage = Stage::begun(record, 3, NewEvent::new("Three", ROBIN, Pace::default())).await;
    let goes = stage.players[0];
    let own: Vec<StoredGame> =
        stage.running().await.into_iter().filter(|game| game.seat(goes).is_some()).collect();
    // One game is under way, so that it is lost and rated; of the other not both have moved.
    stage.moves_in(&own[0]).await;
    stage.moves_in(&own[0]).await;
    stage.end(&own[1], Outcome::Draw).await;
    stage.letters().await;
    stage.take_out(goes).await;
    let lost = stage.game(own[0].id).await;
    assert_eq!((lost.row.state, lost.row.reason.as_deref()), (GameState::Finished, Some("withdrawn")));
    assert_eq!(stage.standing("withdraw").await, games(1));
    let rating = async || {
        let mut tx = stage.club.door.db().read().await.unwrap();
        ratings::of_player(&mut tx, goes).await.unwrap().unwrap().rating
    };
    let after_loss = rating().await;
    stage.letters().await;
    stage.take_back("withdraw").await.unwrap();
    assert!(rating().await > after_loss, "the loss is in the list no more");
    assert_eq!(stage.state_of(goes).await, EntryState::Playing);
    let view = stage.club.view(own[0].id).await;
    assert!(view.game.is_running());
    assert_eq!(view.game.ply(), 2, "it stands where it stood");
    let letters = stage.letters().await;
    let mine = flowed(&of(&letters, "player1").text);
    assert!(mine.contains("You play in Three (T0001) again"), "{mine}");
    assert!(mine.contains("Decided by Dora Direct as director, for this reason: a wrong click"), "{mine}");
    for other in ["player2", "player3"] {
        let text = flowed(&of(&letters, other).text);
        assert!(text.contains("Player 1 plays in Three (T0001) again"), "{other}: {text}");
    }
    assert_eq!(letters.len(), 3);
    // Once is enough; and the taking back itself is no deed to be taken back.
    assert_eq!(stays(stage.take_back("withdraw").await), Stays::Undone);
    assert_eq!(stage.standing("undo withdrawal").await, Undo::Not(Stays::Undo));
    assert_eq!(stage.standing("start").await, Undo::Not(Stays::Started));
    stage.moves_in(&stage.game(own[0].id).await).await;
    stage.healthy().await;
    stage.play_out().await;
    assert_eq!(stage.state().await, TournamentState::Finished);
    stage.healthy().await;
}

async fn results_that_left_the_table_come_back(record: TestDb) {
    let stage = Stage::begun(record, 4, NewEvent::new("Four", ROBIN, Pace::default())).await;
    let goes = stage.players[0];
    let own: Vec<StoredGame> =
        stage.running().await.into_iter().filter(|game| game.seat(goes).is_some()).collect();
    stage.end(&own[0], Outcome::Draw).await;
    let met = own[0].player(!own[0].seat(goes).unwrap());
    let name = format!("player{}", stage.players.iter().position(|player| *player == met).unwrap() + 1);
    stage.letters().await;
    // What is said before it is what happens: nothing is lost, two are cancelled, and a result leaves the table.
    let before = stage.record().await;
    let departure = stage.club.door.departure(&before, goes, true).await.unwrap();
    assert_eq!((departure.lost, departure.cancelled, departure.effect.void), (0, 2, true));
    assert_eq!(departure.effect.scored.iter().copied().collect::<Vec<_>>(), [met]);
    stage.take_out(goes).await;
    let letters = stage.letters().await;
    let text = flowed(&of(&letters, "player1").text);
    assert!(text.contains("are cancelled and not rated."), "{text}");
    assert!(text.contains("no result counts in the table"), "{text}");
    for other in ["player2", "player3", "player4"] {
        let text = flowed(&of(&letters, other).text);
        assert!(text.contains("Player 1 is out of Four (T0001)."), "who has left: {text}");
        assert!(text.contains("fewer than half of the games of Player 1 were over"), "{text}");
    }
    assert_eq!(letters.len(), 4, "also to who has finished his game: {name}");
    stage.take_back("withdraw").await.unwrap();
    let letters = stage.letters().await;
    let text = flowed(&of(&letters, &name).text);
    assert!(text.contains("The results of Player 1 count in the table again."), "{text}");
    assert_eq!(letters.len(), 4);
    let after = stage.record().await;
    let points = |record: &EventRecord| -> Vec<(usize, u32)> {
        record.tables().remove(0).lines.iter().map(|line| (line.entry, line.half_points)).collect()
    };
    assert_eq!(points(&before), points(&after));
    assert_eq!(stage.running().await.len(), 5);
    stage.play_out().await;
    stage.healthy().await;
}

async fn an_entry_is_put_back_before_the_start(record: TestDb) {
    let mut new = NewEvent::new("Two", ROBIN, Pace::default());
    new.settings.capacity = Some(2);
    let stage = Stage::full(record, 3, new).await;
    stage.take_out(stage.players[0]).await;
    let players =
        async || -> Vec<PlayerId> { stage.record().await.entries.iter().map(|entry| entry.player).collect() };
    assert_eq!(players().await, stage.players[1..]);
    stage.letters().await;
    // The place is taken: whoever was told that it is his keeps it.
    stage.take_back("withdraw").await.unwrap();
    assert_eq!(players().await, stage.players[1..]);
    assert!(stage.record().await.waits(stage.players[0]));
    let letters = stage.letters().await;
    assert_eq!(letters.len(), 1);
    assert!(of(&letters, "player1").text.contains("waiting list"));
    // A place is free: he is in, before those who came later.
    stage.withdraw(stage.players[2]).await.unwrap();
    stage.take_out(stage.players[0]).await;
    stage.letters().await;
    stage.take_back("withdraw").await.unwrap();
    assert_eq!(players().await, stage.players[..2]);
    assert!(flowed(&of(&stage.letters().await, "player1").text).contains("You are in Two (T0001) again"));
    // What a member did himself is his, and stays.
    stage.withdraw(stage.players[1]).await.unwrap();
    assert_eq!(stage.standing("withdraw").await, Undo::Not(Stays::Own));
    // Who was entered by the director goes again.
    let player = stage.players[2];
    stage.by_office(EventCommand::Enter { code: stage.code.clone(), player }).await.unwrap();
    let text = flowed(&of(&stage.letters().await, "player3").text);
    assert!(text.contains("Dora Direct has entered you in Two (T0001)"), "{text}");
    assert!(text.contains("write “withdraw T0001” to club@club.example"), "{text}");
    stage.take_back("enter").await.unwrap();
    assert_eq!(players().await, [stage.players[0]]);
    // After the start nobody is put back.
    stage.enter(stage.players[1]).await.unwrap();
    stage.enter(stage.players[2]).await.unwrap();
    stage.take_out(stage.players[2]).await;
    stage.start().await.unwrap();
    let waits = Undo::Can(Undoes { waits: true, ..Undoes::default() });
    assert_eq!(stage.standing("withdraw").await, waits, "to the waiting list of an event that runs");
    stage.healthy().await;
}

async fn a_round_robin_that_ended_by_it_is_over(record: TestDb) {
    let stage = Stage::begun(record, 2, NewEvent::new("Pair", ROBIN, Pace::default())).await;
    let game = stage.running().await.remove(0);
    stage.moves_in(&game).await;
    stage.moves_in(&game).await;
    stage.take_out(stage.players[0]).await;
    stage.work().await;
    assert_eq!(stage.state().await, TournamentState::Running, "an hour in which it can be taken back");
    stage.club.clock.set(stage.club.clock.now() + 3_600_000);
    stage.work().await;
    // All have read who has won: what is over stays over, here as in every format.
    assert_eq!(stage.state().await, TournamentState::Finished);
    assert_eq!(stays(stage.take_back("withdraw").await), Stays::Over);
    stage.healthy().await;
}

async fn no_withdrawal_is_taken_back_when_the_next_round_is_paired(record: TestDb) {
    let stage = Stage::begun(record, 4, NewEvent::new("Cup", Format::Knockout, bank())).await;
    let goes = stage.players[0];
    stage.take_out(goes).await;
    assert!(matches!(stage.standing("withdraw").await, Undo::Can(_)));
    stage.end_round(|game| if game.white_id < game.black_id { Outcome::White } else { Outcome::Black }).await;
    stage.work().await;
    assert!(matches!(stage.standing("withdraw").await, Undo::Can(_)), "an hour, whichever game ends last");
    stage.club.clock.set(stage.club.clock.now() + 60 * 60 * 1000);
    stage.work().await;
    assert_eq!(stays(stage.take_back("withdraw").await), Stays::Begun);
    stage.play_out().await;
    assert_eq!(stays(stage.take_back("withdraw").await), Stays::Over);
    assert_eq!(stage.standing("end event").await, Undo::Not(Stays::Ended));
    stage.healthy().await;
}

async fn a_replacement_is_taken_back_until_somebody_moves(record: TestDb) {
    let mut new = NewEvent::new("Three", ROBIN, Pace::default());
    new.settings.capacity = Some(3);
    let stage = Stage::full(record, 4, new).await;
    stage.start().await.unwrap();
    stage.letters().await;
    let [absent, comes] = [stage.players[1], stage.players[3]];
    let before = stage.record().await;
    // The days for the first move run: he is not replaced, but at his own wish.
    let early = stage.replace(absent, None, false).await;
    assert!(matches!(early, Err(SubmitError::Event(EventDenial::FirstMoveRuns { .. }))), "{early:?}");
    stage.club.clock.set(stage.club.clock.now() + 8 * DAY_MS);
    stage.replace(absent, None, false).await.unwrap();
    let letters = stage.letters().await;
    let text = flowed(&of(&letters, "player2").text);
    assert!(text.contains("You are out of Three (T0001): Player 4 plays in your place."), "{text}");
    assert!(text.contains("no first move in any of your games there within seven days"), "{text}");
    assert!(text.contains("Decided by Dora Direct as director, for this reason: never came"), "{text}");
    let text = flowed(&of(&letters, "player4").text);
    assert!(text.contains("You play in Three (T0001) from now on, in the place of Player 2."), "{text}");
    assert!(text.contains("for this reason: never came"), "{text}");
    assert!(
        flowed(&of(&letters, "player1").text)
            .contains("Player 4 plays in Three (T0001) from now on, in the place of Player 2.")
    );
    stage.healthy().await;
    assert_eq!(stage.standing("replace").await, games(2));
    stage.take_back("replace").await.unwrap();
    let letters = stage.letters().await;
    let text = flowed(&of(&letters, "player2").text);
    assert!(text.contains("You have your place in Three (T0001) again"), "{text}");
    let text = flowed(&of(&letters, "player4").text);
    assert!(text.contains("Player 2 has the place in Three (T0001) again"), "{text}");
    assert!(text.contains("you are on the waiting list again"), "{text}");
    assert_eq!(letters.len(), 4);
    let after = stage.record().await;
    assert_eq!(after.entries[1].player, absent);
    assert!(after.entries[1].before.is_empty());
    assert!(after.waits(comes));
    let ids = |record: &EventRecord| -> Vec<Vec<frcec_store::GameId>> {
        let pairings = record.rounds.iter().flat_map(|round| &round.body.pairings);
        pairings.map(|pairing| record.games_of(pairing).iter().map(|game| game.id).collect()).collect()
    };
    assert_eq!(ids(&before), ids(&after), "the games of before count again");
    assert_eq!(after.verify(), Some(Vec::new()));
    assert_eq!(stage.running().await.len(), 3);
    stage.healthy().await;
    // Replaced once more; but now somebody moves, and it stays.
    stage.replace(absent, None, true).await.unwrap();
    let text = flowed(&of(&stage.letters().await, "player2").text);
    assert!(text.contains("The director says that you asked for it."), "{text}");
    let game = stage.running().await.into_iter().find(|game| game.seat(comes).is_some()).unwrap();
    stage.moves_in(&game).await;
    assert_eq!(stays(stage.take_back("replace").await), Stays::Moved);
    stage.play_out().await;
    stage.healthy().await;
}

/// Who sits where, who waits, and which games count, with what has become of them.
type Table =
    (Vec<(PlayerId, EntryState, Vec<PlayerId>)>, Vec<PlayerId>, Vec<(frcec_store::GameId, GameState)>);

fn table(record: &EventRecord) -> Table {
    let entries =
        record.entries.iter().map(|entry| (entry.player, entry.state, entry.before.clone())).collect();
    let waiting = record.waiting.iter().map(|entry| entry.player_id).collect();
    let pairings = record.rounds.iter().flat_map(|round| &round.body.pairings);
    let games = pairings.flat_map(|pairing| record.games_of(pairing)).map(|game| (game.id, game.row.state));
    (entries, waiting, games.collect())
}

async fn replacements_and_withdrawals_are_taken_back_together(record: TestDb) {
    let mut new = NewEvent::new("Four", ROBIN, Pace::default());
    new.settings.capacity = Some(4);
    let stage = Stage::full(record, 6, new).await;
    stage.start().await.unwrap();
    stage.letters().await;
    let [_, absent, goes, _, first, second] = stage.players[..] else { panic!("six") };
    let before = table(&stage.record().await);
    assert_eq!((before.1.len(), before.2.len()), (2, 6));
    stage.club.clock.set(stage.club.clock.now() + 8 * DAY_MS);
    let none_twice = async |most: usize| {
        let letters = stage.letters().await;
        let mut readers: Vec<_> = letters.iter().map(|letter| letter.address.clone()).collect();
        readers.sort_unstable();
        let all = readers.len();
        readers.dedup();
        assert_eq!((readers.len(), all), (all, most), "{readers:?}");
    };
    // Replaced, then somebody else is taken out: what came last has to be taken back first.
    stage.replace(absent, None, false).await.unwrap();
    none_twice(5).await;
    stage.take_out(goes).await;
    none_twice(4).await;
    assert!(matches!(stage.take_back("replace").await, Err(SubmitError::Desk(_))));
    stage.take_back("withdraw").await.unwrap();
    none_twice(4).await;
    stage.healthy().await;
    stage.take_back("replace").await.unwrap();
    none_twice(5).await;
    assert_eq!(table(&stage.record().await), before);
    stage.healthy().await;
    // The other way round.
    stage.take_out(goes).await;
    stage.replace(absent, None, true).await.unwrap();
    stage.letters().await;
    assert_eq!(stays(stage.take_back("withdraw").await), Stays::Changed);
    stage.take_back("replace").await.unwrap();
    stage.healthy().await;
    stage.take_back("withdraw").await.unwrap();
    assert_eq!(table(&stage.record().await), before);
    stage.letters().await;
    // One after the other in the same seat.
    stage.replace(absent, Some(first), true).await.unwrap();
    let older = stage.newest("replace").await.id;
    stage.replace(first, Some(second), true).await.unwrap();
    let newer = stage.newest("replace").await.id;
    assert_eq!(stage.record().await.entries[1].before, [absent, first]);
    stage.letters().await;
    assert_eq!(stays(stage.take_back_entry(older).await), Stays::Changed);
    stage.take_back_entry(newer).await.unwrap();
    none_twice(5).await;
    stage.healthy().await;
    stage.take_back_entry(older).await.unwrap();
    assert_eq!(table(&stage.record().await), before);
    let record = stage.record().await;
    assert_eq!(record.verify(), Some(Vec::new()));
    stage.letters().await;
    stage.play_out().await;
    assert_eq!(stage.state().await, TournamentState::Finished);
    stage.healthy().await;
}

async fn a_call_off_is_taken_back(record: TestDb) {
    let mut new = NewEvent::new("Rain", ROBIN, Pace::default());
    new.settings.start = StartMode::Date { at: NOON + 2 * DAY_MS };
    let stage = Stage::full(record, 2, new).await;
    let cancel = EventCommand::Cancel { code: stage.code.clone(), reason: "too few of us".to_owned() };
    stage.by_office(cancel).await.unwrap();
    stage.letters().await;
    stage.take_back("cancel event").await.unwrap();
    let record = stage.record().await;
    assert_eq!((record.event.state, record.event.ended_at), (TournamentState::Open, None));
    assert_eq!(record.event.look_at, Some(NOON + 2 * DAY_MS));
    let letters = stage.letters().await;
    assert_eq!(letters.len(), 2);
    let text = flowed(&of(&letters, "player1").text);
    assert!(text.contains("Rain (T0001) will be played after all") && text.contains("You are in."), "{text}");
    assert_eq!(stays(stage.take_back("cancel event").await), Stays::Undone);
    // Once more, and the date passes before it is taken back: nothing begins by itself, and the director is waited for.
    let cancel = EventCommand::Cancel { code: stage.code.clone(), reason: "no hall".to_owned() };
    stage.by_office(cancel).await.unwrap();
    stage.club.clock.set(NOON + 3 * DAY_MS);
    stage.take_back("cancel event").await.unwrap();
    stage.work().await;
    let record = stage.record().await;
    assert_eq!(record.event.state, TournamentState::Open);
    assert_eq!(record.event.waits_since, Some(NOON + 3 * DAY_MS));
    stage.start().await.unwrap();
    assert_eq!(stage.record().await.verify(), Some(Vec::new()), "the chain is the one that was committed to");
    stage.play_out().await;
    stage.healthy().await;
}

async fn who_runs_it_and_what_it_is_are_put_back(record: TestDb) {
    let new = NewEvent::new("Cup", Format::Knockout, bank());
    let stage = Stage::full(record, 2, new.clone()).await;
    let add = frcec_server::door::AddMember {
        address: "emil@example.org".to_owned(),
        name: Some("Emil Ek".to_owned()),
        handle: Some("emil".to_owned()),
        role: frcec_store::players::Role::Director,
        zone: "UTC".to_owned(),
        lang: "en".to_owned(),
        country: None,
    };
    let add = Command::Member(frcec_server::door::MemberCommand::Add(add));
    let Receipt::Member { id: emil } = stage.club.submit(Actor::Club, add).await.unwrap() else { panic!() };
    // Dora is no director by her role here; the event is hers since she made it.
    stage
        .club
        .record
        .raw(&format!("UPDATE players SET role = 'director' WHERE id = {}", stage.director.0))
        .await
        .unwrap();
    let appoint = EventCommand::Appoint {
        code: stage.code.clone(),
        director: Some(emil),
        deputy: Some(stage.director),
        reason: "on leave".to_owned(),
    };
    stage.by_office(appoint).await.unwrap();
    let letters = stage.letters().await;
    let text = flowed(&of(&letters, "emil").text);
    assert!(text.contains("You run Cup (T0001) from now on.") && text.contains("on leave"), "{text}");
    assert!(flowed(&of(&letters, "player1").text).contains("Emil Ek runs Cup (T0001) from now on."));
    assert_eq!(letters.len(), 3, "who decided it knows it");
    stage.take_back("appoint").await.unwrap();
    let event = stage.record().await.event;
    assert_eq!((event.director_id, event.deputy_id), (Some(stage.director), None));
    let letters = stage.letters().await;
    assert!(
        flowed(&of(&letters, "emil").text).contains("You do not run Cup (T0001) any more. Dora Direct runs")
    );
    let mut to = new.clone();
    to.settings.capacity = Some(8);
    let seen = stage.record().await.event.version;
    let edit = |to: &NewEvent, seen| EventCommand::Edit {
        code: stage.code.clone(),
        seen,
        to: Box::new(to.clone()),
        reason: "asked for".to_owned(),
    };
    stage.by_office(edit(&to, seen)).await.unwrap();
    stage.take_back("edit event").await.unwrap();
    assert_eq!(stage.record().await.settings.capacity, None);
    let seen = stage.record().await.event.version;
    stage.by_office(edit(&to, seen)).await.unwrap();
    stage.start().await.unwrap();
    assert_eq!(stays(stage.take_back("edit event").await), Stays::Begun);
}

async fn of_two_who_take_it_back_one_does(record: TestDb) {
    let stage = Stage::begun(record, 3, NewEvent::new("Three", ROBIN, Pace::default())).await;
    stage.take_out(stage.players[0]).await;
    stage.letters().await;
    let (one, other) = tokio::join!(stage.take_back("withdraw"), stage.take_back("withdraw"));
    assert_eq!(u8::from(one.is_ok()) + u8::from(other.is_ok()), 1, "{one:?} {other:?}");
    assert_eq!(stage.letters().await.len(), 3, "told once");
    let running = stage.running().await;
    assert_eq!(running.len(), 3);
    for game in running {
        let all = stage.club.view(game.id).await;
        assert!(all.game.finish().is_none_or(|finish| finish.reason != EndReason::Withdrawn));
    }
    stage.healthy().await;
}
