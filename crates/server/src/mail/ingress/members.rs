//! What members ask of the club by mail: challenges, pairings, games from elsewhere, leaving; and answers to its questions.

use frcec_rules::club::seat::Seat;
use frcec_store::{
    GameId, PlayerId, adjudications, answers,
    asks::{self, AskKind, AskState},
    challenges, games, players,
    tournaments::{self, TournamentState},
};

use super::world::{At, Known};
use super::{DAY_MS, Ingress};
use crate::door::{
    Answer, AskAnswer, AskWord, ChallengeCommand, ClubDenial, Command, DeskCommand, EventAsk, EventCommand,
    EventDenial, EventRecord, EventWord, JoinLines, JoinWish, LoadError, MemberCommand, Offer,
    OffsiteCommand, StartWish, SubmitError, challenge_position, load_game,
};
use crate::mail::command::{Action, Terms};
use crate::mail::general::Content;
use crate::mail::judge::{Order, Verdict, Why};
use crate::mail::newcomer::{labelled, own_lines};
use crate::mail::read::{Mail, Part, Sender};
use crate::names::{self, Named};
use crate::people::Person;
use crate::speech::{self, Lang, Speech, club, desk, event, game, life};

impl Ingress {
    /// What a general command of a member asks of the door; `None` for one that changes nothing. `game` is the game whose letter
    /// was answered.
    pub(super) async fn club_command(
        &self,
        player: PlayerId,
        action: &Action,
        game: Option<GameId>,
        pgn: Option<String>,
    ) -> Result<Option<Command>, SubmitError> {
        let command = match action {
            Action::Challenge(terms) => Command::Challenge(ChallengeCommand::Offer(offer(player, terms))),
            Action::AcceptChallenge(id) => Command::Challenge(ChallengeCommand::Accept(*id, player)),
            Action::DeclineChallenge(id) => Command::Challenge(ChallengeCommand::Decline(*id, player)),
            Action::Withdraw(id) => Command::Challenge(ChallengeCommand::Withdraw(*id, player)),
            Action::Pair(terms) => Command::Challenge(ChallengeCommand::Queue(
                player,
                terms.pace.unwrap_or_default(),
                !terms.friendly,
            )),
            Action::Unpair => Command::Challenge(ChallengeCommand::Unqueue(player)),
            Action::Rematch(name) => {
                let mut tx = self.door.db().read().await?;
                let named = match (name.as_deref().map(names::read), game) {
                    (Some(Some(Named::Match(id) | Named::GameOf(id, _))), _) => Some(id),
                    (None, Some(game)) => games::load(&mut tx, game).await?.and_then(|game| game.match_id),
                    _ => None,
                };
                let unknown = || crate::door::ClubDenial::NoMatch(name.clone().unwrap_or_default());
                Command::Challenge(ChallengeCommand::Rematch(named.ok_or_else(unknown)?, player))
            }
            Action::Event(ask) => Command::Event(EventCommand::Ask { player, ask: ask.clone() }),
            Action::Rule(ask) => Command::Desk(DeskCommand::Ask { player, ask: ask.clone() }),
            Action::LeaveClub | Action::DeleteMe => Command::Member(MemberCommand::AskToLeave(player)),
            Action::Offsite(place) => Command::Offsite(OffsiteCommand::Send {
                by: player,
                pgn: pgn.unwrap_or_default(),
                place: place.clone(),
            }),
            Action::Mute | Action::Unmute => {
                let Some(game) = game else { return Ok(None) };
                let mut tx = self.door.db().read().await?;
                let stored = games::load(&mut tx, game).await?.ok_or(SubmitError::NoGame(game))?;
                let seat = stored.seat(player).ok_or(SubmitError::NotYours)?;
                let on = *action == Action::Mute;
                Command::Member(MemberCommand::Mute(player, stored.player(!seat), on))
            }
            Action::Report(words) => {
                let Some(game) = game else { return Ok(None) };
                Command::Member(MemberCommand::Report(player, game, words.clone()))
            }
            _ => return Ok(None),
        };
        Ok(Some(command))
    }

    /// The open challenges that concern a member, one line each.
    pub(super) async fn challenges(
        &self,
        tx: &mut frcec_store::Tx,
        person: &Person,
    ) -> Result<Content, SubmitError> {
        let speech = Speech::new();
        let lang = person.lang;
        let mut lines = Vec::new();
        let lists = [
            ("mail-challenge-to-you", challenges::made_to(tx, person.id).await?),
            ("mail-challenge-to-all", challenges::open_to_all(tx, 50).await?),
            ("mail-challenge-yours", challenges::made_by(tx, person.id).await?),
        ];
        for (key, list) in lists {
            for challenge in list {
                if key == "mail-challenge-to-all" && challenge.from_id == person.id {
                    continue;
                }
                let from = players::by_id(tx, challenge.from_id).await?;
                let facts = [
                    ("number", challenge.id.into()),
                    ("name", from.map(|from| from.name).unwrap_or_default().into()),
                    ("pace", challenge.pace.as_str().into()),
                    ("position", challenge_position(&challenge, speech, lang).into()),
                ];
                lines.push((challenge.id.to_string(), speech.say(lang, key, &facts)));
            }
        }
        let count = lines.len();
        Ok(Content {
            sentences: vec![speech.say(lang, "mail-challenges", &[("count", count.into())])],
            lines,
            ways: Vec::new(),
        })
    }

    /// The events that take entries, and those that a member plays in.
    pub(super) async fn events(
        &self,
        tx: &mut frcec_store::Tx,
        person: &Person,
    ) -> Result<Content, SubmitError> {
        let (speech, lang) = (Speech::new(), person.lang);
        let mut lines = Vec::new();
        let open = tournaments::list(tx, Some(TournamentState::Open), None, 50).await?;
        let own = tournaments::of_player(tx, person.id).await?;
        let running = own.into_iter().filter(|event| event.state == TournamentState::Running);
        for event in open.into_iter().chain(running) {
            let record = EventRecord::of(tx, event).await?;
            let is_in = record.concerns(person.id);
            let key = match (record.event.state, is_in) {
                _ if record.waits(person.id) => "mail-event-waits",
                (TournamentState::Running, _) if record.settings.in_rounds() => "mail-event-running",
                (TournamentState::Running, _) => "mail-event-running-robin",
                (_, true) => "mail-event-in",
                (_, false) => "mail-event-open",
            };
            let facts = [
                ("event", record.event.name.as_str().into()),
                ("code", record.event.code.as_str().into()),
                ("format", speech::pairing::format(speech, lang, record.settings.format).into()),
                ("pace", record.event.pace.as_str().into()),
                ("entrants", record.entries.len().into()),
                ("round", record.event.round.into()),
            ];
            lines.push((record.event.code.clone(), speech.say(lang, key, &facts)));
        }
        let count = lines.len();
        Ok(Content {
            sentences: vec![speech.say(lang, "mail-events", &[("count", count.into())])],
            lines,
            ways: Vec::new(),
        })
    }

    /// What an answer to a question of the club asks of the door.
    pub(super) async fn answered(
        &self,
        at: &At,
        verdict: &Verdict,
        mail: Option<&Mail>,
        key: &str,
    ) -> Result<Command, SubmitError> {
        let (At::Ask { ask, player, .. }, Some(order)) = (at, &verdict.order) else {
            return Ok(Command::Keep);
        };
        let word = match order {
            Order::Confirm { .. } | Order::Accept => AskWord::Yes,
            Order::Decline | Order::Cancel => AskWord::No,
            Order::General(Action::DeleteMe) => AskWord::Delete,
            Order::General(action) => {
                let Some(player) = player else { return Ok(Command::Keep) };
                if let Some(command) = self.club_command(*player, action, None, None).await? {
                    return Ok(command);
                }
                let answer = crate::mail::judge::Answer::General(action.clone());
                return self.general_answer(*player, &answer, true, key).await;
            }
            _ => return Ok(Command::Keep),
        };
        let lines = mail.map(join_lines).unwrap_or_default();
        Ok(Command::Ask(AskAnswer { ask: *ask, word, lines }))
    }

    /// An answer to a question from an address that is not of who was asked, or in whose name our own host does not believe: it waits
    /// for the word of the registered address, which is told, once a day; whoever answers that letter answers the question.
    pub(super) async fn answered_from_elsewhere(
        &self,
        at: Option<&At>,
        verdict: &Verdict,
        mail: Option<&Mail>,
        now: i64,
    ) -> Result<Command, SubmitError> {
        let Some(At::Ask { ask, kind, player, address, lang, .. }) = at else { return Ok(Command::Keep) };
        let mut tx = self.door.db().read().await?;
        let open = asks::by_id(&mut tx, *ask).await?;
        let open = open.is_some_and(|ask| ask.state == AskState::Open && ask.expires_at > now);
        if !open || answers::happened_within(&mut tx, &elsewhere_key(*ask), now, DAY_MS).await? {
            return Ok(Command::Keep);
        }
        drop(tx);
        let (speech, lang, club) = (Speech::new(), *lang, self.door.club());
        let from = mail.and_then(|mail| mail.sender.address()).filter(|_| verdict.why == Why::NotThePlayer);
        let mut sentences = match from {
            Some(from) => vec![speech.say(lang, "ask-elsewhere-from", &[("address", from.into())])],
            None => vec![speech.word(lang, "ask-elsewhere-unconfirmed")],
        };
        sentences.push(speech.word(lang, "ask-elsewhere-yours"));
        sentences.push(still_open(speech, lang, *kind));
        if let (Some(_), Some(from)) = (player, from) {
            let account = format!("{}/account", club.public_url);
            let facts = [("address", from.into()), ("account", account.into())];
            sentences.push(speech.say(lang, "ask-elsewhere-add", &facts));
        }
        let subject = speech.say(lang, "mail-subject-answer", &[("club", club.name.as_str().into())]);
        let (player, address) = (*player, address.clone());
        Ok(Command::Answer(Answer::AtQuestion {
            ask: *ask,
            player,
            address,
            lang,
            subject,
            sentences,
            elsewhere: true,
        }))
    }

    /// The letter that says why the door did not do what a mail asked; `None` if the fault is the club's own.
    pub(super) async fn refused(
        &self,
        known: &Known,
        at: Option<&At>,
        asked: Option<&EventAsk>,
        error: &SubmitError,
    ) -> Result<Option<Command>, SubmitError> {
        let speech = Speech::new();
        let over = matches!(error, SubmitError::Club(denial) if matches!(**denial, ClubDenial::AskOver | ClubDenial::MemberAlready(_)));
        let (player, address, lang) = match at {
            Some(At::Ask { player: None, address, lang, .. }) => (None, Some(address.clone()), *lang),
            Some(
                At::Ask { player: Some(player), .. } | At::Seat { player, .. } | At::Newsletter { player },
            ) => (Some(*player), None, Lang::default()),
            _ => {
                let address = known.stranger.as_ref().map(ToString::to_string);
                (known.sender, address, Lang::default())
            }
        };
        let person = match player {
            Some(player) => {
                let mut tx = self.door.db().read().await?;
                Some(Person::load(&mut tx, player).await.map_err(LoadError::from)?)
            }
            None => None,
        };
        let (lang, zone) = person.as_ref().map_or((lang, "UTC"), |person| (person.lang, &person.zone));
        let name = person.as_ref().map(|person| person.name.as_str());
        // Who asks for himself is spoken to.
        let own = asked.is_some_and(|asked| {
            asked.who.as_ref().is_none_or(|who| person.as_ref().is_some_and(|person| person.handle == *who))
        });
        let sentence = match error {
            SubmitError::Club(denial) => club::denial_to(speech, lang, denial, name),
            SubmitError::Desk(denial) => desk::denial(speech, lang, zone, denial),
            SubmitError::Event(denial @ EventDenial::FirstMoveRuns { .. }) => {
                let said = event::denial_to(speech, lang, denial, own);
                match asked.filter(|asked| asked.what == EventWord::Replace && !asked.asked) {
                    Some(asked) => format!("{said} {}", replace_asked(speech, lang, asked)),
                    None => said,
                }
            }
            SubmitError::Event(denial) => event::denial_to(speech, lang, denial, own),
            SubmitError::Life(denial) => life::denial(speech, lang, denial),
            SubmitError::Invalid(invalid) => event::invalid(speech, lang, invalid),
            // Of a game in which the sender does not play: a director rules in it.
            SubmitError::Denied { denial, view } => game::denial(speech, lang, denial, view, Seat::White),
            SubmitError::NoMember(who) => speech.say(lang, "error-no-player", &[("player", who.into())]),
            _ => return Ok(None),
        };
        let club = ("club", self.door.club().name.as_str().into());
        let subject = match self.about(at, asked).await? {
            Some(what) => speech.say(lang, "mail-subject-about", &[club, ("what", what.into())]),
            None => speech.say(lang, "mail-subject-answer", &[club]),
        };
        if let Some(At::Ask { ask, kind, address, .. }) = at
            && !over
        {
            // It still waits for its answer, and whoever answers this letter answers it.
            let sentences = vec![sentence, still_open(speech, lang, *kind)];
            return Ok(Some(Command::Answer(Answer::AtQuestion {
                ask: *ask,
                player,
                address: address.clone(),
                lang,
                subject,
                sentences,
                elsewhere: false,
            })));
        }
        Ok(match (player, address) {
            (Some(player), _) => Some(Command::Answer(Answer::Club {
                player,
                subject,
                sentences: vec![sentence],
                lines: Vec::new(),
                ways: Vec::new(),
            })),
            (None, Some(address)) => {
                Some(Command::Answer(Answer::Stranger { address, subject, sentences: vec![sentence] }))
            }
            (None, None) => None,
        })
    }

    /// The event that was asked about, or the game in which something is claimed, as letters name it.
    async fn about(&self, at: Option<&At>, asked: Option<&EventAsk>) -> Result<Option<String>, SubmitError> {
        let mut tx = self.door.db().read().await?;
        if let Some(At::Ask { kind: AskKind::Claim | AskKind::Appeal, about, .. }) = at {
            let Some(case) = adjudications::by_id(&mut tx, *about).await? else { return Ok(None) };
            let loaded = load_game(&mut tx, case.game_id).await?;
            return Ok(loaded.map(|loaded| loaded.view.name));
        }
        let Some(asked) = asked else { return Ok(None) };
        let event = tournaments::by_code(&mut tx, &asked.code).await?;
        Ok(event.map(|event| format!("{} · {}", event.code, event.name)))
    }

    /// What a stranger who writes `join` asks of the door; the language is that of the word.
    pub(super) fn join(address: String, mail: &Mail) -> Command {
        let name = match &mail.sender {
            Sender::One { name, .. } => Some(name.trim().to_owned()).filter(|name| !name.is_empty()),
            _ => None,
        };
        let lines = join_lines(mail);
        let lang = lines.lang.or_else(|| word_lang(mail)).unwrap_or_else(|| Lang::default().tag().to_owned());
        Command::Member(MemberCommand::Join(JoinWish {
            address,
            name: lines.name.or(name),
            handle: lines.handle,
            country: lines.country,
            zone: lines.zone.unwrap_or_else(|| "UTC".to_owned()),
            lang,
        }))
    }
}

/// Under which key it is remembered that somebody was told of an answer from elsewhere.
pub(super) fn elsewhere_key(ask: i64) -> String {
    format!("elsewhere/a{ask}")
}

/// How a director writes that a member who is to be replaced has asked for it.
fn replace_asked(speech: Speech, lang: Lang, asked: &EventAsk) -> String {
    let word = |key: &str| speech.word(lang, key);
    let handles = asked.who.iter().chain(&asked.comes).map(String::as_str).collect::<Vec<_>>().join(" ");
    let write =
        format!("{} {} {handles} {}: …", word("command-replace"), asked.code, word("replace-asked-word"));
    speech.say(lang, "event-denial-first-move-word", &[("write", write.into())])
}

/// To somebody whose answer to a question is none.
pub(super) fn unclear(
    ingress: &Ingress,
    (ask, kind): (i64, AskKind),
    player: Option<PlayerId>,
    address: &str,
    lang: Lang,
) -> Command {
    let speech = Speech::new();
    let facts = [("club", ingress.door.club().name.as_str().into())];
    let subject = speech.say(lang, "mail-subject-answer", &facts);
    let said = match kind {
        AskKind::Claim | AskKind::Appeal => vec![speech.word(lang, "adjudication-unclear")],
        _ => vec![speech.word(lang, "club-no-such-answer"), still_open(speech, lang, kind)],
    };
    Command::Answer(Answer::AtQuestion {
        ask,
        player,
        address: address.to_owned(),
        lang,
        subject,
        sentences: said,
        elsewhere: false,
    })
}

/// How a question is answered that was not.
fn still_open(speech: Speech, lang: Lang, kind: AskKind) -> String {
    let key = if kind == AskKind::Join { "join-still-open" } else { "club-still-open" };
    speech.word(lang, key)
}

fn offer(player: PlayerId, terms: &Terms) -> Offer {
    Offer {
        from: player,
        to: terms.to.clone(),
        start: match (terms.start, terms.as_in) {
            (Some(start), _) => StartWish::At(start),
            (None, Some(id)) => StartWish::AsIn(id),
            (None, None) => StartWish::Random,
        },
        pace: terms.pace.unwrap_or_default(),
        rated: !terms.friendly,
        staggered: terms.staggered,
    }
}

/// The club's language in which the first line says `join`.
fn word_lang(mail: &Mail) -> Option<String> {
    let lines = mail.plain.as_ref().or(mail.html.as_ref())?;
    let first = lines.iter().find(|line| !line.text.trim().is_empty())?.text.trim().to_lowercase();
    let speech = Speech::new();
    let lang = Lang::ALL.into_iter().find(|lang| speech.word(*lang, "command-join") == first)?;
    Some(lang.tag().to_owned())
}

/// The lines of a mail, the first of each label. Quoted lines do not count.
fn join_lines(mail: &Mail) -> JoinLines {
    let mut found = JoinLines::default();
    for line in own_lines(mail) {
        let Some((key, value)) = labelled(&line) else { continue };
        let place = match key {
            "join-label-name" => &mut found.name,
            "join-label-handle" => &mut found.handle,
            "join-label-country" => &mut found.country,
            "join-label-zone" => &mut found.zone,
            _ => &mut found.lang,
        };
        place.get_or_insert_with(|| value.to_owned());
    }
    found.lang = found.lang.map(|lang| {
        let named = Speech::new().lang_named(&lang);
        named.map_or(lang, |known| known.tag().to_owned())
    });
    found
}

/// Whether a mail brings a PGN as a file, so that what it says itself are words.
pub(super) fn has_pgn_file(mail: &Mail) -> bool {
    pgn_file(mail).is_some()
}

fn pgn_file(mail: &Mail) -> Option<&Part> {
    let is_pgn = |part: &&Part| {
        let kind = part.content_type.as_str();
        kind.contains("pgn")
            || (part.is_attachment() && matches!(kind, "text/plain" | "application/octet-stream"))
    };
    mail.parts.iter().skip(1).find(is_pgn)
}

/// The PGN that a mail brings: its first attachment that is one, else what stands below the command.
pub(super) fn pgn_of(mail: &Mail, raw: &[u8]) -> String {
    if let Some(part) = pgn_file(mail) {
        return part.text(raw);
    }
    let lines = mail.plain.as_ref().or(mail.html.as_ref());
    let lines: Vec<&str> = lines.into_iter().flatten().map(|line| line.text.as_str()).collect();
    let below = lines.iter().position(|line| !line.trim().is_empty()).map_or(0, |first| first + 1);
    let pgn: Vec<&str> = lines[below..].iter().copied().take_while(|line| *line != "--").collect();
    pgn.join("\n")
}
