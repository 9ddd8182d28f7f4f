//! A library of finished games from files: each becomes one event, known by its content, under archived names.
use frcec_rules::club::pace::Pace;
use frcec_store::{
    GameId, PlayerId, StoreError, Tx, WriteError,
    games::NewGame,
    offsite,
    players::{self, PlayerStatus},
};
use sha2::{Digest, Sha256};

use super::{
    Door, SubmitError,
    matches::NotMade,
    offsite::{ReadGame, archive},
};

/// What became of a game from a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Imported {
    /// It is in the archive now.
    New(GameId),
    /// It was before.
    Known(GameId),
}

impl Door {
    /// Brings games into the archive, all in one commit; in their order. `place` stands where a game names none. They are not
    /// rated: a game from elsewhere counts by the word of both players and a director's release (domain.md, "Decisions"), and of a
    /// file nobody has given his word. What is to count is sent in as a game from elsewhere.
    pub async fn import(&self, games: Vec<ReadGame>, place: &str) -> Result<Vec<Imported>, SubmitError> {
        let at = self.clock().now();
        let place = place.to_owned();
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    let mut imported = Vec::with_capacity(games.len());
                    for game in &games {
                        imported.push(import_one(tx, game, &place, at).await?);
                    }
                    Ok::<_, NotMade>(imported)
                })
            })
            .await;
        match written {
            Err(WriteError::Refused(NotMade::Submit(error))) => Err(error),
            Err(WriteError::Refused(NotMade::Undone(undone))) => Err(self.undone(undone)),
            Err(WriteError::Store(error)) => Err(error.into()),
            Ok(imported) => Ok(imported),
        }
    }
}

async fn import_one(tx: &mut Tx, game: &ReadGame, place: &str, at: i64) -> Result<Imported, NotMade> {
    let hash = content(game);
    if let Some(known) = offsite::library_game(tx, &hash).await? {
        return Ok(Imported::Known(known));
    }
    let white = named(tx, &game.white, at).await?;
    let black = named(tx, &game.black, at).await?;
    let new = NewGame {
        match_id: None,
        number_in_match: 1,
        tournament_id: None,
        white_id: white,
        black_id: black,
        start_id: game.start.id(),
        pace: Pace::default().to_string(),
        rated: false,
        event: game.event_name.clone(),
        place: Some(game.site.clone().unwrap_or_else(|| place.to_owned())),
        delay: 0,
    };
    // An unknown day is the day of the import: a moment has to stand there.
    let id =
        archive(tx, &new, &game.event(game.ended_at.filter(|ended| *ended <= at).unwrap_or(at)), at).await?;
    offsite::note_library_game(tx, &hash, id).await?;
    Ok(Imported::New(id))
}

/// What makes two games of files the same: players, position, moves, result and day.
fn content(game: &ReadGame) -> String {
    let text = [
        game.white.to_lowercase(),
        game.black.to_lowercase(),
        game.start.id().to_string(),
        game.moves.clone(),
        game.outcome.pgn().to_owned(),
        game.began_at.map(|at| at.to_string()).unwrap_or_default(),
    ]
    .join("\n");
    data_encoding::HEXLOWER.encode(&Sha256::digest(text.as_bytes()))
}

/// The member or the archived name of that name.
async fn named(tx: &mut Tx, name: &str, at: i64) -> Result<PlayerId, StoreError> {
    let known = players::by_name(tx, name).await?;
    let member =
        |status| matches!(status, PlayerStatus::Active | PlayerStatus::Inactive | PlayerStatus::Suspended);
    let mut members = known.iter().filter(|player| member(player.status));
    // Of two members of one name neither gets a game that may be the other's.
    if let (Some(one), None) = (members.next(), members.next()) {
        return Ok(one.id);
    }
    match known.iter().find(|player| player.status == PlayerStatus::Archived) {
        Some(archived) => Ok(archived.id),
        None => players::create_archived(tx, name, at).await,
    }
}
