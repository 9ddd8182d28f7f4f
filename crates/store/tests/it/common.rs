//! A small club to test with.
use frcec_rules::club::seat::Seat;
use frcec_store::{
    Db, GameId, LetterId, PlayerId, StoreError, Tx,
    games::{self, GameRow, GameState, GameWrite, NewEvent, NewGame},
    letters::NewLetter,
    matches::{self, NewMatch},
    players::{self, NewPlayer, Role},
};

pub const NOON: i64 = 1_700_000_000_000;

pub fn person(handle: &str) -> NewPlayer {
    NewPlayer {
        handle: handle.to_owned(),
        name: format!("{handle} the Tester"),
        country: Some("DE".to_owned()),
        lang: "en".to_owned(),
        notation: None,
        zone: "Europe/Berlin".to_owned(),
        settings: "{}".to_owned(),
        role: Role::Member,
    }
}

pub async fn member(tx: &mut Tx, handle: &str) -> Result<PlayerId, StoreError> {
    let id = players::create(tx, &person(handle), NOON).await?;
    players::add_address(tx, id, &format!("{handle}@example.org"), Some(NOON), NOON).await?;
    Ok(id)
}

pub fn new_row() -> GameRow {
    GameRow {
        version: 1,
        state: GameState::Running,
        moves: String::new(),
        ply: 0,
        to_move: Seat::White,
        result: None,
        reason: None,
        clock: "{}".to_owned(),
        detail: "{}".to_owned(),
        told_at: None,
        deadline_at: None,
        started_at: Some(NOON),
        last_move_at: None,
        ended_at: None,
    }
}

pub fn event(kind: &str, at: i64) -> NewEvent {
    NewEvent { kind: kind.to_owned(), at, body: format!("{{\"kind\":\"{kind}\"}}"), origin_key: None }
}

pub fn new_game(white: PlayerId, black: PlayerId) -> NewGame {
    NewGame {
        match_id: None,
        number_in_match: 1,
        tournament_id: None,
        white_id: white,
        black_id: black,
        start_id: 69,
        pace: "10/30".to_owned(),
        rated: true,
        place: None,
        event: None,
        delay: 0,
    }
}

pub async fn game(tx: &mut Tx, white: PlayerId, black: PlayerId) -> Result<GameId, StoreError> {
    games::create(tx, &new_game(white, black), &[event("created", NOON)], &new_row(), NOON).await
}

pub fn new_match(white: PlayerId, black: PlayerId) -> NewMatch {
    NewMatch {
        tournament_id: None,
        round: None,
        start_id: 69,
        first_white_id: white,
        first_black_id: black,
        pace: "10/30".to_owned(),
        rated: true,
        staggered: false,
        settings: "{}".to_owned(),
    }
}

/// Two members, and a running game between them.
pub async fn club(db: &Db) -> (PlayerId, PlayerId, GameId) {
    db.write(|tx| {
        Box::pin(async move {
            let anna = member(tx, "anna").await?;
            let boris = member(tx, "boris").await?;
            matches::create(tx, &new_match(anna, boris), NOON).await?;
            Ok::<_, StoreError>((anna, boris, game(tx, anna, boris).await?))
        })
    })
    .await
    .unwrap()
}

/// The next event of a game that was seen at `version`.
pub fn step(id: GameId, version: u32, kind: &str) -> GameWrite {
    let at = NOON + i64::from(version);
    let row = GameRow { version: version + 1, moves: kind.to_owned(), ply: version, ..new_row() };
    GameWrite {
        id,
        expected_version: version,
        events: vec![event(kind, at)],
        notices: Vec::new(),
        row,
        origin_key: None,
        at,
    }
}

pub fn letter(id: i64, player: PlayerId) -> NewLetter {
    NewLetter {
        id: LetterId(id),
        player_id: Some(player),
        address: "anna@example.org".to_owned(),
        envelope_from: "bounces@club.example".to_owned(),
        game_id: None,
        version: None,
        kind: "turn".to_owned(),
        dedupe_key: None,
        tells_ply: None,
        also_tells: Vec::new(),
        message_id: format!("{id}@club.example"),
        subject: "M0001-1".to_owned(),
        headers: "Subject: M0001-1\r\n".to_owned(),
        text: "Your turn.\r\n".to_owned(),
        html: None,
        picture: None,
        attachment: None,
        again_of: None,
        created_at: NOON,
        send_at: NOON,
        fold: None,
    }
}
