//! Other games of the sender that a mail to one of his games names, in its subject or in its text.

use frcec_store::{
    GameId, PlayerId, Tx,
    games::GameState,
    lists::{self, GameFilter},
    players,
};

use super::Ingress;
use super::general::games_named;
use crate::door::{Loaded, SubmitError, load_game};
use crate::mail::address::{Kind, Tag};
use crate::mail::body::{self, Reply, SourceLine, ours};
use crate::mail::command::naming::{self, Known, Name};
use crate::mail::judge::Elsewhere;
use crate::mail::read::Mail;
use crate::names::Named;
use crate::speech::{Lang, Speech};

/// How many names of a mail are looked up.
const NAMES: usize = 3;

/// No game: whatever a mail names is another one.
const NOWHERE: Known<'_> = Known { game: 0, name: "" };

impl Ingress {
    /// The running games of `player` that the mail names besides `here`. Most mails name none, and ask the record nothing.
    pub(super) async fn elsewhere(
        &self,
        tx: &mut Tx,
        mail: &Mail,
        here: &Loaded,
        player: PlayerId,
    ) -> Result<Vec<Elsewhere>, SubmitError> {
        let known = Known { game: here.view.id.0, name: &here.view.name };
        let mut found = Vec::new();
        for (named, in_subject) in named(mail, known) {
            for id in games_named(tx, named).await? {
                let Some(loaded) = load_game(tx, id).await? else { continue };
                let view = &loaded.view;
                let Some(seat) = loaded.seat(player).filter(|_| view.game.is_running() && id != here.view.id)
                else {
                    continue;
                };
                let to_move = view.game.to_move() == Some(seat);
                let kind = if to_move { Kind::Turn } else { Kind::Receipt };
                let tag = Tag::Game { kind, game: id.0, ply: view.game.ply(), seat };
                let address = self.address(tag)?;
                let name = view.name.clone();
                found.push(Elsewhere { named, person: None, name, in_subject, to_move, address });
            }
        }
        found.extend(self.of_others(tx, mail, here, player).await?);
        Ok(found)
    }

    /// The running games of `player` against somebody else whom the mail greets or says that it answers. Most mails name the
    /// opponent here, or nobody, and ask the record nothing.
    async fn of_others(
        &self,
        tx: &mut Tx,
        mail: &Mail,
        here: &Loaded,
        player: PlayerId,
    ) -> Result<Vec<Elsewhere>, SubmitError> {
        let Some(own) = here.seat(player) else { return Ok(Vec::new()) };
        let opponent = here.view.person(!own);
        let known = names_of(&opponent.name, &opponent.handle);
        let mut named: Vec<Vec<String>> = Vec::new();
        for line in mail.plain.iter().chain(&mail.html).flat_map(|lines| body::written(lines)) {
            if let Some(name) = naming::addressed(&line.text)
                && !name.iter().any(|word| known.contains(word))
                && !named.contains(&name)
                && named.len() < NAMES
            {
                named.push(name);
            }
        }
        let mut found = Vec::new();
        if named.is_empty() {
            return Ok(found);
        }
        let filter =
            GameFilter { player: Some(player), state: Some(GameState::Running), ..GameFilter::default() };
        for stored in lists::games(tx, &filter, u32::MAX).await?.into_iter().filter(|s| s.id != here.view.id)
        {
            let other = if stored.white_id == player { stored.black_id } else { stored.white_id };
            if other == opponent.id {
                continue;
            }
            let Some(person) = players::by_id(tx, other).await? else { continue };
            let called = names_of(&person.name, &person.handle);
            let Some(name) = named.iter().find(|name| name.iter().any(|word| called.contains(word))) else {
                continue;
            };
            let Some(loaded) = load_game(tx, stored.id).await? else { continue };
            let view = &loaded.view;
            let Some(seat) = loaded.seat(player) else { continue };
            let to_move = view.game.to_move() == Some(seat);
            let kind = if to_move { Kind::Turn } else { Kind::Receipt };
            let tag = Tag::Game { kind, game: stored.id.0, ply: view.game.ply(), seat };
            found.push(Elsewhere {
                named: Named::Game(stored.id),
                person: Some(name.clone()),
                name: view.name.clone(),
                in_subject: false,
                to_move,
                address: self.address(tag)?,
            });
        }
        Ok(found)
    }

    /// Where a mail that came to no game's address is to be sent: to the games of `player` that it names; with `any`, where it names
    /// none, to those in which it is his turn.
    pub(super) async fn where_to_send(
        &self,
        mail: &Mail,
        player: PlayerId,
        any: bool,
    ) -> Result<Vec<String>, SubmitError> {
        let mut tx = self.door.db().read().await?;
        let mut games = Vec::new();
        for (named, _) in named(mail, NOWHERE) {
            games.extend(games_named(&mut tx, named).await?);
        }
        if games.is_empty() && any {
            games.extend(lists::turns(&mut tx, player).await?.into_iter().map(|stored| stored.id));
        }
        let mut said = Vec::new();
        for id in games {
            let Some(loaded) = load_game(&mut tx, id).await? else { continue };
            let view = &loaded.view;
            let Some(seat) = loaded.seat(player).filter(|_| view.game.is_running()) else { continue };
            let lang = view.person(seat).lang;
            let other = ("other", view.name.as_str().into());
            let sentence = if view.game.to_move() == Some(seat) {
                let tag = Tag::Game { kind: Kind::Turn, game: id.0, ply: view.game.ply(), seat };
                let facts = [other, ("address", self.address(tag)?.into())];
                Speech::new().say(lang, "mail-other-game-there", &facts)
            } else {
                Speech::new().say(lang, "mail-other-game-not-now", &[other])
            };
            if !said.contains(&sentence) {
                said.push(sentence);
            }
            if said.len() == NAMES {
                break;
            }
        }
        Ok(said)
    }

    /// In which other games a draw is offered to a player who answers an offer where there is none: a letter may have told of
    /// several games, and its own address belongs to one.
    pub(super) async fn offers_elsewhere(
        &self,
        here: GameId,
        player: PlayerId,
        lang: Lang,
    ) -> Result<Vec<String>, SubmitError> {
        let mut tx = self.door.db().read().await?;
        let mut said = Vec::new();
        for stored in lists::turns(&mut tx, player).await?.into_iter().filter(|stored| stored.id != here) {
            let Some(loaded) = load_game(&mut tx, stored.id).await? else { continue };
            let view = &loaded.view;
            let Some(seat) = loaded.seat(player).filter(|seat| view.game.offer() == Some(!*seat)) else {
                continue;
            };
            let tag = Tag::Game { kind: Kind::Turn, game: view.id.0, ply: view.game.ply(), seat };
            let facts = [
                ("game", view.name.as_str().into()),
                ("name", view.person(!seat).name.as_str().into()),
                ("address", self.address(tag)?.into()),
            ];
            said.push(Speech::new().say(lang, "mail-offer-elsewhere", &facts));
            if said.len() == NAMES {
                break;
            }
        }
        Ok(said)
    }

    fn address(&self, tag: Tag) -> Result<String, SubmitError> {
        let address = self.door.signer().address(tag, self.door.domain());
        address.map_err(|error| SubmitError::Letter(error.to_string()))
    }
}

/// The words by which somebody may be called, in lower case.
fn names_of(name: &str, handle: &str) -> Vec<String> {
    let lower = name.to_lowercase();
    let words = lower.split(|c: char| c.is_whitespace() || c == '-').filter(|word| word.chars().count() > 1);
    words.map(str::to_owned).chain([handle.to_lowercase()]).collect()
}

/// What the mail names that is not this game, and whether its subject does.
fn named(mail: &Mail, here: Known<'_>) -> Vec<(Named, bool)> {
    let subject = naming::in_subject(&mail.subject);
    let mut found = Vec::new();
    let mut add = |name: &Name, in_subject: bool| {
        if here.is_exactly(name) {
            return;
        }
        for named in here.elsewhere(name) {
            if found.len() < NAMES && !found.contains(&(named, in_subject)) {
                found.push((named, in_subject));
            }
        }
    };
    // Our letters of several games name all of them.
    if !subject.iter().any(|name| here.fits(name)) {
        for name in &subject {
            add(name, true);
        }
    }
    // What is quoted names games too; but a part of a letter of ours says which of them an answer below it means.
    let parts = |line: &SourceLine| {
        ours::section(&line.text).is_some() || ours::game_to_write_to(&line.text).is_some()
    };
    for lines in mail.plain.iter().chain(&mail.html).filter(|lines| lines.iter().any(parts)) {
        for naming in Reply::of(lines).sections.iter().flatten().filter_map(naming::of_section) {
            add(&naming.name, false);
        }
    }
    for line in mail.plain.iter().chain(&mail.html).flatten().filter(|line| line.depth == 0) {
        for naming in naming::around(&line.text) {
            add(&naming.name, false);
        }
        if naming::speaks_of_other(&line.text) {
            add(&Name::Other, false);
        }
    }
    found
}
