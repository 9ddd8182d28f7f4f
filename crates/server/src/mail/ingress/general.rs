//! Answers to general commands, and to members who wrote to no game.

use frcec_rules::club::pace::Pace;
use frcec_rules::{Notation, Role as Man};
use frcec_store::games::GameState;
use frcec_store::lists::{self, GameFilter};
use frcec_store::players::Role;
use frcec_store::{GameId, PlayerId, StoreError, ballots, games, leaves, players};

use super::Ingress;
use crate::door::{
    Actor, Answer as DoorAnswer, Command, LifeCommand, Loaded, MemberChange, MemberCommand, Receipt,
    Submission, SubmitError, Via, load_game,
};
use crate::leave;
use crate::life::{people::Names, tell::Teller};
use crate::mail::address::{Kind, Tag};
use crate::mail::command::{Action, DigestChoice, takes_back};
use crate::mail::compose::LetterKind;
use crate::mail::general::{self, Content};
use crate::mail::judge::Answer;
use crate::names::{self, Named};
use crate::people::Person;
use crate::settings::{Delivery, Settings};
use crate::speech::{Lang, Speech, game as words, life, time};

/// How many games a list in a letter has at most.
const LIST: u32 = 200;

impl Ingress {
    /// That nothing is changed by a mail whose sender nobody vouches for, and where it can be. What concerns an event can be done on its
    /// page, and has no game's letter to be answered.
    fn needs_trust(&self, lang: Lang, action: &Action) -> String {
        let speech = Speech::new();
        match action {
            Action::Event(_) => {
                let page = format!("{}/tournaments", self.door.club().public_url);
                speech.say(lang, "mail-event-needs-trust", &[("page", page.into())])
            }
            _ => speech.word(lang, "mail-change-needs-trust"),
        }
    }

    /// The letter that answers a member.
    /// Settings change only for a sender who is `trusted`: by a signed address, or by our own host. `key` is the mail's
    /// origin, so that a mail that comes again changes nothing twice.
    pub(super) async fn general_answer(
        &self,
        player: PlayerId,
        answer: &Answer,
        trusted: bool,
        key: &str,
    ) -> Result<Command, SubmitError> {
        let mut tx = self.door.db().read().await?;
        let person = Person::load(&mut tx, player).await.map_err(crate::door::LoadError::from)?;
        let speech = Speech::new().writing(person.notation);
        let mut lang = person.lang;
        let content = match answer {
            Answer::General(Action::Games) => self.games(&mut tx, &person).await?,
            Answer::General(Action::Show(name)) => {
                if let Some(command) = self.show(&mut tx, player, name).await? {
                    return Ok(command);
                }
                said(speech.say(lang, "mail-no-such-game", &[("name", name.into())]))
            }
            Answer::General(action @ (Action::Help | Action::Position(_))) => {
                let mut content = general::answer(speech, lang, action).unwrap_or_default();
                if *action == Action::Help {
                    let page = format!("{}/account", self.door.club().public_url);
                    content.sentences.push(speech.say(lang, "mail-help-account", &[("page", page.into())]));
                    if matches!(person.role, Role::Director | Role::Admin) {
                        content.ways.extend(general::rulings(speech, lang));
                    }
                }
                content
            }
            Answer::HalfCommand { word, .. } => {
                let way = word.help_name().map(|name| general::one(speech, lang, name));
                Content::ways(answer.say(speech, lang, None), way.into_iter().collect())
            }
            Answer::NoGeneral | Answer::NoToken => {
                Content::ways(answer.say(speech, lang, None), general::commands(speech, lang))
            }
            Answer::General(Action::Addresses) => {
                let addresses = players::addresses(&mut tx, player).await?;
                let lines = addresses.into_iter().map(|a| {
                    let key =
                        if a.verified_at.is_some() { "mail-address-confirmed" } else { "mail-address-open" };
                    (speech.word(lang, key), a.address)
                });
                let sentences = vec![speech.word(lang, "mail-addresses")];
                Content { sentences, lines: lines.collect(), ways: Vec::new() }
            }
            Answer::General(Action::Pgn) => {
                said(speech.say(lang, "mail-pgn-where", &[("word", Action::Pgn.word().into())]))
            }
            Answer::General(Action::Join) => said(speech.word(lang, "mail-join-member")),
            Answer::General(action) if !trusted && action.changes() => said(self.needs_trust(lang, action)),
            Answer::General(Action::Challenges) => self.challenges(&mut tx, &person).await?,
            Answer::General(Action::Events) => self.events(&mut tx, &person).await?,
            Answer::General(Action::Mute | Action::Unmute | Action::Report(_)) => {
                said(speech.word(lang, "mail-needs-game"))
            }
            Answer::General(Action::Practice) => return Ok(Command::Practice(player)),
            Answer::General(Action::Leave(text)) => {
                drop(tx);
                self.leave(&person, text, key).await?
            }
            Answer::General(Action::Language(language)) => {
                drop(tx);
                let content;
                // What is said in the new language has its subject in it too.
                (content, lang) = self.language(&person, language, key).await?;
                content
            }
            Answer::General(Action::Pieces(language)) => {
                drop(tx);
                self.pieces(&person, language, key).await?
            }
            Answer::General(Action::Digest(choice)) => {
                drop(tx);
                self.digest(&person, *choice, key).await?
            }
            Answer::General(Action::Newsletter(on)) => {
                drop(tx);
                self.newsletter(&person, *on, key).await?
            }
            Answer::General(Action::Vote(number)) => {
                drop(tx);
                self.vote(&person, *number, key).await?
            }
            Answer::General(Action::VoteFor(name)) => {
                drop(tx);
                self.vote_for(&person, name, key).await?
            }
            Answer::General(Action::Nominate(name)) => {
                let game = self.named(&mut tx, name).await?;
                drop(tx);
                match game {
                    Some(game) => self.nominate(&person, game, name, key).await?,
                    None => said(speech.say(lang, "mail-no-such-game", &[("name", name.into())])),
                }
            }
            other => Content::sentences(other.say(speech, lang, None)),
        };
        let subject = speech.say(lang, "mail-subject-answer", &[("club", (&self.door.club().name).into())]);
        let Content { sentences, lines, ways } = content;
        Ok(Command::Answer(DoorAnswer::Club { player, subject, sentences, lines, ways }))
    }

    async fn change(&self, player: PlayerId, change: MemberChange, key: &str) -> Result<(), SubmitError> {
        let submission = Submission {
            by: Actor::Player(player),
            via: Via::Club,
            at: self.door.clock().now(),
            origin: Some(format!("{key}/change")),
            command: Command::Member(MemberCommand::Change(player, change)),
        };
        match self.door.submit(submission).await {
            Ok(_) | Err(SubmitError::Duplicate(_)) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Sets the language of letters and pages; the answer, and the language that it is in. The letters of the pieces stay as they
    /// are, except that whoever reads those of the own language reads those of the new one.
    async fn language(
        &self,
        person: &Person,
        language: &str,
        key: &str,
    ) -> Result<(Content, Lang), SubmitError> {
        let speech = Speech::new();
        let Some(lang) = speech.lang_named(language) else {
            let known = Lang::ALL.map(|lang| format!("{} ({lang})", lang.own_name()));
            let facts = [("language", language.into()), ("known", known.join(", ").into())];
            return Ok((said(speech.say(person.lang, "mail-no-such-language", &facts)), person.lang));
        };
        let own = person.notation.filter(|notation| notation.code() == person.lang.tag());
        let notation = if own.is_some() { letters_of(lang.tag()) } else { person.notation };
        let change = MemberChange {
            lang: Some(lang.tag().to_owned()),
            notation: Some(notation.map(|notation| notation.code().to_owned())),
            ..MemberChange::default()
        };
        self.change(person.id, change, key).await?;
        let set = speech.say(lang, "mail-language-set", &[("language", lang.own_name().into())]);
        Ok((Content::sentences(vec![set, pieces_now(lang, notation)]), lang))
    }

    /// Sets the letters of the pieces, in what is written to the member and in what the member writes.
    async fn pieces(&self, person: &Person, language: &str, key: &str) -> Result<Content, SubmitError> {
        let code = Speech::new()
            .lang_named(language)
            .map_or_else(|| language.to_lowercase(), |lang| lang.tag().to_owned());
        if code.parse::<Notation>().is_err() {
            let known = Notation::ALL.map(Notation::code).join(", ");
            let facts = [("language", language.into()), ("known", known.into())];
            return Ok(said(Speech::new().say(person.lang, "mail-no-such-pieces", &facts)));
        }
        let notation = letters_of(&code);
        let change = MemberChange {
            notation: Some(notation.map(|notation| notation.code().to_owned())),
            ..MemberChange::default()
        };
        self.change(person.id, change, key).await?;
        Ok(said(pieces_now(person.lang, notation)))
    }

    /// Enters or changes leave, if days are named; then says what is entered.
    async fn leave(&self, person: &Person, text: &str, key: &str) -> Result<Content, SubmitError> {
        let (speech, lang) = (Speech::new(), person.lang);
        let mut sentences = Vec::new();
        if !text.is_empty() {
            let request = leave::read(text, takes_back);
            let done = match &request {
                Ok(leave::Request::Cancel(_)) => "leave-taken-back",
                _ => "leave-saved",
            };
            let entered = match request {
                Ok(request) => self.enter(person.id, request, key).await?,
                Err(denial) => Err(denial),
            };
            sentences.push(match entered {
                Ok(()) => speech.word(lang, done),
                Err(denial) => time::leave_denial(speech, lang, &denial),
            });
        }
        let mut tx = self.door.db().read().await?;
        let leaves = leaves::of_player(&mut tx, person.id).await?;
        sentences.extend(time::leave_entered(speech, lang, &person.zone, &leaves, self.door.clock().now()));
        // Who believes that his clock stands loses on time.
        let mut banks: Vec<String> = running(&mut tx, person.id)
            .await?
            .into_iter()
            .map(|loaded| loaded.view)
            .filter(|view| matches!(view.game.pace(), Pace::Bank { .. }))
            .map(|view| view.name)
            .collect();
        banks.sort();
        if !leaves.is_empty() && !banks.is_empty() {
            let facts = [("count", banks.len().into()), ("games", banks.join(", ").into())];
            sentences.push(speech.say(lang, "leave-not-in", &facts));
        }
        sentences.push(speech.word(lang, "leave-how"));
        Ok(Content::sentences(sentences))
    }

    async fn enter(
        &self,
        player: PlayerId,
        request: leave::Request,
        key: &str,
    ) -> Result<Result<(), leave::Denial>, SubmitError> {
        let submission = Submission {
            by: Actor::Player(player),
            via: Via::Club,
            at: self.door.clock().now(),
            origin: Some(format!("{key}/leave")),
            command: Command::Leave(player, request),
        };
        match self.door.submit(submission).await {
            Ok(_) | Err(SubmitError::Duplicate(_)) => Ok(Ok(())),
            Err(SubmitError::Leave(denial)) => Ok(Err(denial)),
            Err(error) => Err(error),
        }
    }

    async fn digest(&self, person: &Person, choice: DigestChoice, key: &str) -> Result<Content, SubmitError> {
        let (delivery, which) = match choice {
            DigestChoice::Daily => (Delivery::DailyDigest, "mail-digest-daily"),
            DigestChoice::Off => (Delivery::Immediate, "mail-digest-off"),
        };
        let settings = Settings { delivery, ..person.settings.clone() };
        let change = MemberChange { settings: Some(settings), ..MemberChange::default() };
        self.change(person.id, change, key).await?;
        Ok(said(Speech::new().word(person.lang, which)))
    }

    /// Switches the newsletter.
    async fn newsletter(&self, person: &Person, on: bool, key: &str) -> Result<Content, SubmitError> {
        let settings = Settings { newsletter: on, ..person.settings.clone() };
        let change = MemberChange { settings: Some(settings), ..MemberChange::default() };
        self.change(person.id, change, key).await?;
        let which = if on { "mail-newsletter-on" } else { "mail-newsletter-off" };
        Ok(said(Speech::new().word(person.lang, which)))
    }

    /// Votes for a game of the month by its name.
    async fn vote_for(&self, person: &Person, name: &str, key: &str) -> Result<Content, SubmitError> {
        let mut tx = self.door.db().read().await?;
        let speech = Speech::new();
        let Some(game) = self.named(&mut tx, name).await? else {
            return Ok(said(speech.say(person.lang, "mail-no-such-game", &[("name", name.into())])));
        };
        let nominated = ballots::of_game(&mut tx, game).await?;
        drop(tx);
        match nominated {
            Some(nominee) => self.vote(person, nominee.number, key).await,
            None => Ok(said(speech.say(person.lang, "mail-vote-not-up", &[("game", name.into())]))),
        }
    }

    /// Votes for a game of the month.
    async fn vote(&self, person: &Person, number: i64, key: &str) -> Result<Content, SubmitError> {
        let speech = Speech::new();
        let answer = self.live(LifeCommand::Vote(person.id, number), person.id, format!("{key}/vote")).await;
        match answer {
            Ok(Receipt::Voted { game, number }) => {
                let mut tx = self.door.db().read().await?;
                let names = Names::of(&mut tx, Vec::new(), vec![game], Vec::new()).await?;
                let chosen = Teller { speech, lang: person.lang }.game(&names, game, Some(number));
                let facts = [("game", format!("{} ({})", chosen.label, chosen.text).into())];
                Ok(said(speech.say(person.lang, "mail-voted", &facts)))
            }
            Ok(_) => Ok(Content::default()),
            Err(SubmitError::Life(denial)) => Ok(said(life::denial(speech, person.lang, &denial))),
            Err(error) => Err(error),
        }
    }

    /// Puts a game up for the game of its month.
    async fn nominate(
        &self,
        person: &Person,
        game: GameId,
        name: &str,
        key: &str,
    ) -> Result<Content, SubmitError> {
        let speech = Speech::new();
        let command = LifeCommand::Nominate(person.id, game);
        match self.live(command, person.id, format!("{key}/nominate")).await {
            Ok(Receipt::Nominated { number, new }) => {
                let facts = [("game", name.into()), ("number", number.to_string().into())];
                let which = if new { "life-nominated" } else { "life-nominated-before" };
                Ok(said(speech.say(person.lang, which, &facts)))
            }
            Ok(_) => Ok(Content::default()),
            Err(SubmitError::Life(denial)) => Ok(said(life::denial(speech, person.lang, &denial))),
            Err(error) => Err(error),
        }
    }

    /// What a mail asks of the club's life; one that comes again gets the first receipt.
    async fn live(
        &self,
        command: LifeCommand,
        player: PlayerId,
        key: String,
    ) -> Result<Receipt, SubmitError> {
        let submission = Submission {
            by: Actor::Player(player),
            via: Via::Club,
            at: self.door.clock().now(),
            origin: Some(key),
            command: Command::Life(command),
        };
        match self.door.submit(submission).await {
            Err(SubmitError::Duplicate(receipt)) => Ok(receipt),
            other => other,
        }
    }

    /// The running games of a member, each with the address at which it can be answered.
    async fn games(&self, tx: &mut frcec_store::Tx, person: &Person) -> Result<Content, SubmitError> {
        let speech = Speech::new();
        let mut lines = Vec::new();
        for loaded in running(tx, person.id).await? {
            let Some(seat) = loaded.seat(person.id) else { continue };
            let view = loaded.view;
            let yours = view.game.to_move() == Some(seat);
            let key = match yours {
                _ if view.game.is_paused() => "mail-games-paused",
                true => "mail-games-your-turn",
                false => "mail-games-their-turn",
            };
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
            ways: Vec::new(),
        })
    }

    /// The game of that name, if the member plays in it.
    async fn show(
        &self,
        tx: &mut frcec_store::Tx,
        player: PlayerId,
        name: &str,
    ) -> Result<Option<Command>, SubmitError> {
        let Some(id) = self.named(tx, name).await? else { return Ok(None) };
        let Some(loaded) = load_game(tx, id).await? else { return Ok(None) };
        let Some(seat) = loaded.seat(player) else { return Ok(None) };
        let facts = [("game", loaded.view.name.as_str().into())];
        let (view, lang) = (&loaded.view, loaded.view.person(seat).lang);
        let said = Speech::new().say(lang, "mail-shown", &facts);
        let (white, black) = (&view.white.name, &view.black.name);
        let ended = view.game.finish().map(|end| words::finish(Speech::new(), lang, end, white, black));
        Ok(Some(Command::Answer(DoorAnswer::Game {
            game: id,
            seat,
            kind: LetterKind::Answer,
            sentences: [said].into_iter().chain(ended).collect(),
        })))
    }
}

impl Ingress {
    /// The game that a member named; of a match its first one.
    async fn named(&self, tx: &mut frcec_store::Tx, name: &str) -> Result<Option<GameId>, SubmitError> {
        let Some(named) = names::read(name) else { return Ok(None) };
        Ok(games_named(tx, named).await?.first().copied())
    }
}

/// The games that a name names: both of a match, in their order.
pub(super) async fn games_named(tx: &mut frcec_store::Tx, named: Named) -> Result<Vec<GameId>, StoreError> {
    Ok(match named {
        Named::Game(id) => games::load(tx, id).await?.map(|game| game.id).into_iter().collect(),
        Named::Match(id) => games::of_match(tx, id).await?.iter().map(|game| game.id).collect(),
        Named::GameOf(id, number) => {
            let games = games::of_match(tx, id).await?;
            let of_number = games.iter().filter(|game| i64::from(game.number_in_match) == number);
            of_number.map(|game| game.id).collect()
        }
    })
}

/// The running games of a member.
async fn running(tx: &mut frcec_store::Tx, player: PlayerId) -> Result<Vec<Loaded>, SubmitError> {
    let filter =
        GameFilter { player: Some(player), state: Some(GameState::Running), ..GameFilter::default() };
    let mut found = Vec::new();
    for game in lists::games(tx, &filter, LIST).await? {
        found.extend(load_game(tx, game.id).await?);
    }
    Ok(found)
}

/// The letters of the pieces that go with a language's code, as a member's choice: `None` for English, which everybody gets.
fn letters_of(code: &str) -> Option<Notation> {
    code.parse().ok().filter(|notation| *notation != Notation::English)
}

/// With which letters a member's moves are written, and how to change that.
fn pieces_now(lang: Lang, notation: Option<Notation>) -> String {
    let letters = notation.unwrap_or(Notation::English);
    let roles = [Man::King, Man::Queen, Man::Rook, Man::Bishop, Man::Knight];
    // What one would change it to: the letters of the own language, or back to those of English.
    let other = match (notation, lang) {
        (None, Lang::En) => "de",
        (None, lang) => lang.tag(),
        (Some(_), _) => Lang::En.tag(),
    };
    let facts =
        [("letters", roles.map(|role| letters.letter(role)).join(", ").into()), ("other", other.into())];
    Speech::new().say(lang, "mail-pieces-now", &facts)
}

fn said(sentence: String) -> Content {
    Content::said(sentence)
}

/// What else may be written about a game, and the words for the club: the letter itself lists what this position offers.
pub(super) fn help_beside_a_game(speech: Speech, lang: Lang) -> Vec<String> {
    let mut sentences = general::more_of_a_game(speech, lang);
    sentences.push(format!("{}: {}", Action::Pgn.word(), speech.word(lang, "help-pgn")));
    sentences.extend(general::help(speech, lang).paragraphs());
    sentences
}
