//! The letters of a game to a player, to which the next one refers.
use crate::{
    GameId, LetterId, PlayerId, StoreError, Tx,
    db::{Answers, Question, record},
};

#[derive(sqlx::FromRow)]
struct InThread {
    id: LetterId,
    player_id: PlayerId,
    message_id: String,
}

record!(InThread, "letters", "message_id");

/// Message-IDs (without `<>`) of the letters of a game to a player, the newest last, at most `limit`.
pub async fn thread(
    tx: &mut Tx,
    game: GameId,
    player: PlayerId,
    limit: u32,
) -> Result<Vec<String>, StoreError> {
    let [thread, _] = threads(tx, game, [player, player], limit).await?;
    Ok(thread)
}

/// The same of both players of a game, in one trip.
pub async fn threads(
    tx: &mut Tx,
    game: GameId,
    players: [PlayerId; 2],
    limit: u32,
) -> Result<[Vec<String>; 2], StoreError> {
    let mut answers = Box::pin(tx.ask(vec![threads_asked(game, players, limit)])).await?;
    threads_in(&mut answers, players)
}

/// The question of [`threads`]; [`threads_in`] reads the answer.
pub(crate) fn threads_asked(game: GameId, players: [PlayerId; 2], limit: u32) -> Question {
    // The plus signs keep both databases on the game's index: a game has few letters, a member has thousands, and the order
    // would else be read from the index of the member's.
    Question::new(
        "SELECT id, player_id, message_id FROM
            (SELECT id, player_id, message_id FROM letters WHERE game_id = $1 AND +player_id = $2
             ORDER BY +id DESC LIMIT $4) AS one
         UNION ALL
         SELECT id, player_id, message_id FROM
            (SELECT id, player_id, message_id FROM letters WHERE game_id = $1 AND +player_id = $3 AND $2 <> $3
             ORDER BY +id DESC LIMIT $4) AS other",
        [game.into(), players[0].into(), players[1].into(), i64::from(limit).into()],
    )
}

/// See [`threads_asked`].
pub(crate) fn threads_in(
    answers: &mut Answers,
    players: [PlayerId; 2],
) -> Result<[Vec<String>; 2], StoreError> {
    let mut newest: Vec<InThread> = answers.next()?;
    newest.sort_unstable_by_key(|letter| letter.id);
    let thread = |player: PlayerId| {
        let own = newest.iter().filter(|letter| letter.player_id == player);
        own.map(|letter| letter.message_id.clone()).collect()
    };
    Ok(players.map(thread))
}
