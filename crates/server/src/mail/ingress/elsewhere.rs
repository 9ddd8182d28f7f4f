//! Other games of the sender that a mail to one of his games names, in its subject or in its text.

use frcec_store::{GameId, PlayerId, Tx, lists};

use super::Ingress;
use super::general::games_named;
use crate::door::{Loaded, SubmitError, load_game};
use crate::mail::address::{Kind, Tag};
use crate::mail::body::{SourceLine, ours};
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
                found.push(Elsewhere { named, name: view.name.clone(), in_subject, to_move, address });
            }
        }
        Ok(found)
    }
}

impl Ingress {
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

/// What the mail names that is not this game, and whether its subject does.
fn named(mail: &Mail, here: Known<'_>) -> Vec<(Named, bool)> {
    let subject = naming::in_subject(&mail.subject);
    let mut found = Vec::new();
    let mut add = |name: &Name, in_subject: bool| {
        let Some(named) = here.elsewhere(name).filter(|_| !here.is_exactly(name)) else { return };
        if found.len() < NAMES && !found.contains(&(named, in_subject)) {
            found.push((named, in_subject));
        }
    };
    // Our letters of several games name all of them.
    if !subject.iter().any(|name| here.fits(name)) {
        for name in &subject {
            add(name, true);
        }
    }
    // What is quoted names games too; but a heading of our letters says which of them an answer below it means.
    let own = |line: &&SourceLine| line.depth == 0 || ours::section(&line.text).is_some();
    for line in mail.plain.iter().chain(&mail.html).flatten().filter(own) {
        for naming in naming::in_words(&line.text) {
            add(&naming.name, false);
        }
    }
    found
}
