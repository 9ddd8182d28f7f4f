//! The club's life: news, newsletter, game of the month, champions.
mod ballot;
mod calendar;
mod champions;
mod mail;
mod news;
mod newsletter;

use frcec_rules::club::game::Command as Rules;
use frcec_server::door::{
    Actor, AddMember, Command, LifeCommand, LifeDenial, MemberChange, MemberCommand, Receipt, SubmitError,
};
use frcec_server::settings::Settings;
use frcec_store::{
    GameId, PlayerId,
    players::{self, Role},
};
use jiff::Timestamp;

use super::club::Club;

pub fn ms(text: &str) -> i64 {
    text.parse::<Timestamp>().unwrap().as_millisecond()
}

/// A member with an office, in a language.
pub async fn person(club: &Club, handle: &str, name: &str, role: Role, lang: &str) -> PlayerId {
    let add = AddMember {
        address: format!("{handle}@example.org"),
        name: Some(name.to_owned()),
        handle: Some(handle.to_owned()),
        role,
        zone: "Europe/Berlin".to_owned(),
        lang: lang.to_owned(),
        country: None,
    };
    match club.submit(Actor::Club, Command::Member(MemberCommand::Add(add))).await {
        Ok(Receipt::Member { id }) => id,
        other => panic!("{other:?}"),
    }
}

/// The member gets the newsletter from now on, or no more.
pub async fn subscribe(club: &Club, player: PlayerId, newsletter: bool) {
    let settings = Settings { newsletter, ..Settings::default() };
    let change = MemberChange { settings: Some(settings), ..MemberChange::default() };
    let change = Command::Member(MemberCommand::Change(player, change));
    club.submit(Actor::Player(player), change).await.unwrap();
}

pub async fn life(club: &Club, by: Actor, command: LifeCommand) -> Result<Receipt, SubmitError> {
    club.submit(by, Command::Life(command)).await
}

/// Why it was not taken.
pub fn denied(result: Result<Receipt, SubmitError>) -> LifeDenial {
    match result {
        Err(SubmitError::Life(denial)) => denial,
        other => panic!("{other:?}"),
    }
}

/// A match of two handles of which the first game is resigned by White at once and the second by White as well, so that each
/// wins one; its games.
pub async fn resigned(club: &Club, white: &str, black: &str, start: u16) -> Vec<GameId> {
    let games = club.start(white, black, start, false).await;
    for game in &games {
        let view = club.view(*game).await;
        club.command(*game, view.white.id, Rules::Resign).await.unwrap();
    }
    games
}

/// A director stops a member.
pub async fn suspend(club: &Club, player: PlayerId) {
    club.door
        .db()
        .write(move |tx| {
            Box::pin(async move {
                let mut row = players::by_id(tx, player).await?.expect("a member");
                row.status = players::PlayerStatus::Suspended;
                players::update(tx, &row, 0).await
            })
        })
        .await
        .unwrap();
}
