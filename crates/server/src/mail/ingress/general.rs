//! Answers to general commands, and to members who wrote to no game.

use frcec_rules::{FenStyle, StartPosition};
use frcec_store::games::GameState;
use frcec_store::lists::{self, GameFilter};
use frcec_store::{GameId, PlayerId, games, matches, players};

use super::Ingress;
use crate::door::{Answer as DoorAnswer, Command, SubmitError, load_game};
use crate::mail::address::{Kind, Tag};
use crate::mail::command::Action;
use crate::mail::judge::Answer;
use crate::names::{self, Named};
use crate::people::Person;
use crate::speech::{Lang, Speech};

/// How many games a list in a letter has at most.
const LIST: u32 = 200;

/// A letter's content: sentences, then lines with labels.
#[derive(Default)]
struct Content {
    sentences: Vec<String>,
    lines: Vec<(String, String)>,
}

impl Ingress {
    /// The letter that answers a member.
    pub(super) async fn general_answer(
        &self,
        player: PlayerId,
        answer: &Answer,
    ) -> Result<Command, SubmitError> {
        let speech = Speech::new();
        let mut tx = self.door.db().read().await?;
        let person = Person::load(&mut tx, player).await.map_err(crate::door::LoadError::from)?;
        let lang = person.lang;
        let content = match answer {
            Answer::General(Action::Help) => help(speech, lang),
            Answer::General(Action::Games) => self.games(&mut tx, &person).await?,
            Answer::General(Action::Show(name)) => {
                if let Some(command) = self.show(&mut tx, player, name).await? {
                    return Ok(command);
                }
                said(speech.say(lang, "mail-no-such-game", &[("name", name.into())]))
            }
            Answer::General(Action::Position(text)) => position(speech, lang, text),
            Answer::General(Action::Addresses) => {
                let addresses = players::addresses(&mut tx, player).await?;
                let lines = addresses.into_iter().map(|a| {
                    let key =
                        if a.verified_at.is_some() { "mail-address-confirmed" } else { "mail-address-open" };
                    (speech.word(lang, key), a.address)
                });
                Content { sentences: vec![speech.word(lang, "mail-addresses")], lines: lines.collect() }
            }
            Answer::General(Action::Join) => said(speech.word(lang, "mail-join-member")),
            Answer::General(action) => {
                said(speech.say(lang, "mail-general-not-yet", &[("command", action.word().into())]))
            }
            other => Content { sentences: other.say(speech, lang, None), lines: Vec::new() },
        };
        let subject = speech.say(lang, "mail-subject-answer", &[("club", (&self.door.club().name).into())]);
        let Content { sentences, lines } = content;
        Ok(Command::Answer(DoorAnswer::Club { player, subject, sentences, lines }))
    }

    /// The running games of a member, each with the address at which it can be answered.
    async fn games(&self, tx: &mut frcec_store::Tx, person: &Person) -> Result<Content, SubmitError> {
        let speech = Speech::new();
        let filter =
            GameFilter { player: Some(person.id), state: Some(GameState::Running), ..GameFilter::default() };
        let stored = lists::games(tx, &filter, LIST).await?;
        let mut lines = Vec::with_capacity(stored.len());
        for game in stored {
            let Some(loaded) = load_game(tx, game.id).await? else { continue };
            let Some(seat) = loaded.seat(person.id) else { continue };
            let view = loaded.view;
            let yours = view.game.to_move() == Some(seat);
            let key = if yours { "mail-games-your-turn" } else { "mail-games-their-turn" };
            let kind = if yours { Kind::Turn } else { Kind::Receipt };
            let tag = Tag::Game { kind, game: view.id.0, ply: view.game.ply(), seat };
            let address = self.door.signer().address(tag, self.door.domain()).unwrap_or_default();
            let facts = [
                ("opponent", view.person(!seat).name.as_str().into()),
                ("number", view.game.move_number().into()),
                ("address", address.into()),
            ];
            lines.push((view.name.clone(), speech.say(person.lang, key, &facts)));
        }
        let count = lines.len();
        Ok(Content {
            sentences: vec![speech.say(person.lang, "mail-games", &[("count", count.into())])],
            lines,
        })
    }

    /// The game of that name, if the member plays in it.
    async fn show(
        &self,
        tx: &mut frcec_store::Tx,
        player: PlayerId,
        name: &str,
    ) -> Result<Option<Command>, SubmitError> {
        let id: Option<GameId> = match names::read(name) {
            Some(Named::Game(id)) => Some(id),
            Some(Named::Match(id)) => games::of_match(tx, id).await?.first().map(|g| g.id),
            Some(Named::GameOf(id, number)) => {
                let found = matches::by_id(tx, id).await?.is_some();
                let games = if found { games::of_match(tx, id).await? } else { Vec::new() };
                games.iter().find(|g| i64::from(g.number_in_match) == number).map(|g| g.id)
            }
            None => None,
        };
        let Some(id) = id else { return Ok(None) };
        let Some(loaded) = load_game(tx, id).await? else { return Ok(None) };
        let Some(seat) = loaded.seat(player) else { return Ok(None) };
        Ok(Some(Command::Answer(DoorAnswer::Game { game: id, seat, kind: "answer", sentences: Vec::new() })))
    }
}

fn said(sentence: String) -> Content {
    Content { sentences: vec![sentence], lines: Vec::new() }
}

fn help(speech: Speech, lang: Lang) -> Content {
    let commands = ["games", "show", "position", "addresses", "language", "digest"];
    let lines = commands.iter().map(|name| {
        let write = speech.word(lang, &format!("mail-help-{name}-write"));
        (write, speech.word(lang, &format!("mail-help-{name}-does")))
    });
    Content { sentences: vec![speech.word(lang, "mail-help")], lines: lines.collect() }
}

fn position(speech: Speech, lang: Lang, text: &str) -> Content {
    let Ok(start) = text.parse::<StartPosition>() else {
        return said(speech.say(lang, "mail-no-such-position", &[("text", text.into())]));
    };
    Content {
        sentences: vec![speech.say(lang, "mail-position", &[("position", start.to_string().into())])],
        lines: vec![
            (speech.word(lang, "mail-position-reversal"), start.reversal().to_string()),
            ("FEN".to_owned(), start.fen(FenStyle::XFen)),
        ],
    }
}
