//! From the octets of a mail to what the club does about it: read, judge, submit, and one answer per recipient for
//! the host that brought it. What `Recorded` is returned for has been committed.

mod claims;
mod digest;
mod elsewhere;
mod general;
mod keeper;
mod members;
mod offer;
mod order;
mod silence;
mod unheard;
mod world;

use std::fmt::Debug;
use std::sync::Arc;

use async_trait::async_trait;
use frcec_rules::Reading;
use frcec_store::letters::{self, Lost};
use frcec_store::{answers, inbox, players};
use sha2::{Digest, Sha256};

use super::command;
use super::compose::LetterKind;
use super::judge::{self, Answer, Disposition, Verdict, Why, World};
use super::limits::Limits;
use super::read::{Client, Dmarc, Mail};
use super::screen::{self, Author, Sign};
use crate::door::{self, Actor, Door, MailRecord, Submission, SubmitError, Via};
use crate::speech::{Lang, Speech};
use world::{At, Known};

/// A day, ms: how long a sender without a command, and a stranger who asks, is answered only once.
const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// What became of a mail for one recipient.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Taken {
    /// What it caused is committed; nothing more needs to be done.
    Recorded,
    /// There is no such recipient, and never was (SMTP 550 5.1.1).
    Unknown(String),
    /// Such a mail is never taken (SMTP 554 5.6.0).
    Refused(String),
    /// Our own trouble: come again (SMTP 451).
    Later(String),
}

/// Takes mail for the club.
#[derive(Clone, Debug)]
pub struct Ingress {
    door: Door,
    mail_host: Option<String>,
    check: Option<Arc<dyn Check>>,
    /// Whether nobody is on the line who would tell a sender of a refusal.
    unheard: bool,
}

/// What is to be known of a sender.
#[derive(Clone, Debug)]
pub struct Asked<'a> {
    /// The octets.
    pub mail: &'a [u8],
    /// The envelope's sender; empty for the null sender.
    pub mail_from: &'a str,
    /// The host that gave the mail to ours, if ours says so.
    pub client: Option<Client>,
    /// Who asks: our own host's name.
    pub host: &'a str,
}

/// Finds out whether a mail comes from whom it says, where the host in front does not say.
#[async_trait]
pub trait Check: Send + Sync + Debug + 'static {
    async fn dmarc(&self, asked: Asked<'_>) -> Dmarc;
}

/// A mail on its way in.
struct Incoming<'a> {
    from: &'a str,
    to: &'a [String],
    raw: &'a [u8],
    /// When it was taken (Unix ms).
    at: i64,
    /// When our host in front took it, else `at`.
    arrived: i64,
}

impl Ingress {
    /// An ingress before this door. Only what `mail_host` wrote on top of a mail counts.
    pub fn new(door: Door, mail_host: Option<String>) -> Self {
        Self { door, mail_host, check: None, unheard: false }
    }

    /// Where `mail_host` wrote no result, this finds one.
    #[must_use]
    pub fn checking(mut self, check: Arc<dyn Check>) -> Self {
        self.check = Some(check);
        self
    }

    /// What the club finds out itself about the sender; asks nobody unless it was told to.
    async fn checked(&self, incoming: &Incoming<'_>, mail: Option<&Mail>) -> Dmarc {
        let host = self.mail_host.as_deref();
        let (Some(check), Some(mail)) = (&self.check, mail) else { return Dmarc::None };
        if mail.dmarc(host) != Dmarc::None {
            return Dmarc::None;
        }
        let client = mail.client(host);
        let host = host.unwrap_or(self.door.domain());
        check.dmarc(Asked { mail: incoming.raw, mail_from: incoming.from, client, host }).await
    }

    /// Takes a mail, once for all its recipients; one outcome for each, in order. `from` is empty for the null sender,
    /// `at` the moment of taking (Unix ms).
    pub async fn receive(&self, from: &str, to: &[String], mail: &[u8], at: i64) -> Vec<Taken> {
        let read = Mail::read(mail);
        let host = self.mail_host.as_deref();
        let arrived = read.as_ref().ok().and_then(|m| m.received_at(host)).filter(|t| *t <= at).unwrap_or(at);
        let incoming = Incoming { from: from.trim_matches(['<', '>']), to, raw: mail, at, arrived };
        match self.take(&incoming, read).await {
            Ok(taken) => taken,
            Err(error) => {
                tracing::error!(%error, "a mail could not be taken");
                to.iter().map(|_| Taken::Later("try again later".to_owned())).collect()
            }
        }
    }

    /// Tells a member, once a day, that a mail was too large to be taken, where no host is on the line that could be told. `header` is the
    /// mail's header, `at` the moment (Unix ms). Robots and strangers are told nothing.
    pub async fn too_large(&self, header: &[u8], at: i64) -> Result<(), SubmitError> {
        let Ok(mail) = Mail::read(header) else { return Ok(()) };
        let person = screen::author(&mail, self.door.domain(), false, false, false) == Author::Person;
        let Some(sender) = mail.identity().filter(|_| person && !judge::is_quiet(&mail)) else {
            return Ok(());
        };
        let found = players::by_address(&mut self.door.db().read().await?, sender.as_str()).await?;
        let Some(player) = found else { return Ok(()) };
        let key = format!("too-large/p{}", player.id);
        let first = self
            .door
            .db()
            .write(move |tx| Box::pin(async move { answers::once_within(tx, &key, at, DAY_MS).await }));
        if !first.await.map_err(|error| SubmitError::from(error.flatten()))? {
            return Ok(());
        }
        let (speech, lang) = (Speech::new(), player.lang.parse().unwrap_or_default());
        let most = Limits::CLUB.message / (1024 * 1024);
        let facts = [("club", self.door.club().name.as_str().into()), ("most", most.into())];
        let answer = door::Answer::Club {
            player: player.id,
            subject: speech.say(lang, "mail-subject-answer", &facts),
            sentences: vec![speech.say(lang, "mail-too-large", &facts)],
            lines: Vec::new(),
            ways: Vec::new(),
        };
        let (by, via, command) = (Actor::Club, Via::Club, door::Command::Answer(answer));
        self.door.submit(Submission { by, via, at, origin: None, command }).await.map(|_| ())
    }

    async fn take(
        &self,
        incoming: &Incoming<'_>,
        read: Result<Mail, super::read::Unreadable>,
    ) -> Result<Vec<Taken>, SubmitError> {
        let mut known = self.look_around(incoming, read.as_ref().ok()).await?;
        if self.unheard {
            known.hear_members();
        }
        let checked = self.checked(incoming, read.as_ref().ok()).await;
        let world = World {
            domain: self.door.domain(),
            authserv_id: self.mail_host.as_deref(),
            checked,
            places: known.places.iter().map(|p| p.place.clone()).collect(),
            sender_is_member: known.sender.is_some(),
            ours: known.ours,
            commandless: known.silence.as_ref().map(|silence| silence.falls).unwrap_or_default(),
        };
        let verdict = judge::judge(read.as_ref().map_err(|e| *e), incoming.from, &world);
        let mail = read.as_ref().ok();
        let outcome = if verdict.disposition != Disposition::RejectSmtp {
            self.carry_out(incoming, mail, &known, &verdict).await?
        } else if self.unheard {
            let dmarc = mail.map_or(Dmarc::None, |mail| world.dmarc(mail));
            return Ok(vec![self.refuse_unheard(incoming, mail, &known, &verdict, dmarc).await?]);
        } else {
            self.refusal(&verdict)
        };
        Ok(known
            .places
            .iter()
            .map(|p| match p.place {
                judge::Place::Unknown => Taken::Unknown("no such address of the club".to_owned()),
                _ => outcome.clone(),
            })
            .collect())
    }

    async fn carry_out(
        &self,
        incoming: &Incoming<'_>,
        mail: Option<&Mail>,
        known: &Known,
        verdict: &Verdict,
    ) -> Result<Taken, SubmitError> {
        let place = verdict.place.and_then(|at| known.places.get(at));
        let at = place.map(|p| &p.at);
        let foreign = matches!(verdict.why, Why::NotThePlayer | Why::PlayerFailsDmarc);
        let by = match at {
            Some(
                At::Seat { player, .. }
                | At::Digest { player, .. }
                | At::Newsletter { player }
                | At::Ask { player: Some(player), .. },
            ) if !foreign => Actor::Player(*player),
            _ if foreign => Actor::Club,
            _ => known.sender.map_or(Actor::Club, Actor::Player),
        };
        let recipient = verdict.place.and_then(|at| incoming.to.get(at)).or(incoming.to.first());
        let recipient = recipient.cloned().unwrap_or_default();
        let key = origin_key(&recipient, mail, incoming.raw);
        let pgn = mail.map(|mail| members::pgn_of(mail, incoming.raw));
        let filed = self.filed(at, verdict, mail);
        let filed_words = filed.is_some();
        let command = match verdict.disposition {
            _ if filed.is_some() => Ok(filed.unwrap_or(door::Command::Keep)),
            _ if matches!(at, Some(At::Digest { .. })) => self.of_digest(at, verdict, &key, mail).await,
            Disposition::Ignore if verdict.why == Why::ForTheKeeper => {
                self.to_the_keeper(mail, &recipient, incoming.at).await
            }
            Disposition::AskSender => self.question(known, at, verdict, mail, pgn, &key).await,
            Disposition::AcceptCommand => self.order(at, verdict, mail, pgn, &key).await,
            Disposition::Hold if matches!(at, Some(At::Ask { .. })) => {
                self.answered_from_elsewhere(at, verdict, mail, incoming.at).await
            }
            Disposition::Hold => {
                let from = mail.and_then(|mail| mail.sender.address());
                match self.hold(at, verdict, from, true) {
                    door::Command::Keep => self.not_held(at, verdict, from, incoming.at).await,
                    held => Ok(held),
                }
            }
            _ => Ok(door::Command::Keep),
        };
        let command = match command {
            Ok(command) => command,
            // What the club does not do is said in a letter.
            Err(error) => self.refused(known, at, None, &error).await?.ok_or(error)?,
        };
        let silence_keys = Self::silence_keys(known, at, verdict, mail);
        let record = MailRecord {
            mail_from: incoming.from.to_owned(),
            recipient,
            raw: incoming.raw.to_vec(),
            received_at: incoming.at,
            disposition: recorded(at, verdict).to_owned(),
            why: Self::why(verdict),
            game: at.and_then(At::game),
            message_id: mail.and_then(|m| m.message_id.clone()),
            words: match &command {
                // Below the word stands the game, unless it is in a file.
                door::Command::Offsite(_) if !mail.is_some_and(members::has_pgn_file) => {
                    door::SpareWords::default()
                }
                command => spare_words(verdict, command, filed_words),
            },
        };
        let submission = Submission {
            by,
            via: Via::Mail(Box::new(record)),
            at: incoming.arrived,
            origin: Some(key),
            command,
        };
        let seen = match at {
            Some(At::Seat { loaded, .. }) => Some(loaded.as_ref().clone()),
            _ => None,
        };
        let mut submitted = self.door.submit_seen(submission.clone(), seen).await;
        if let Err(error) = &submitted
            && let Some(command) = self.refused(known, at, event_asked(&submission.command), error).await?
        {
            submitted = self.door.submit(Submission { command, ..submission }).await;
        }
        self.note_bounce(at, verdict, incoming.at).await?;
        match submitted {
            Ok(_) => {
                for key in silence_keys {
                    self.remember(key, incoming.at).await?;
                }
                Ok(Taken::Recorded)
            }
            Err(SubmitError::Duplicate(_)) => Ok(Taken::Recorded),
            Err(error) => Err(error),
        }
    }

    /// The refusal that the sender's host hears, in English like every reply of the protocol.
    fn refusal(&self, verdict: &Verdict) -> Taken {
        let said = match verdict.why {
            // Who writes to the club for the first time learns how one joins it.
            Why::Stranger => {
                let club = self.door.club();
                let facts = [("club", club.name.as_str().into()), ("url", club.public_url.as_str().into())];
                Speech::new().say(Lang::default(), "mail-refused-stranger", &facts)
            }
            _ => Self::why(verdict),
        };
        if verdict.why == Why::UnknownRecipient { Taken::Unknown(said) } else { Taken::Refused(said) }
    }

    fn why(verdict: &Verdict) -> String {
        let said = verdict.why.say(Speech::new(), Lang::default());
        let on_boards = verdict.boards.iter().filter_map(|board| {
            let order = board.verdict.order.as_ref()?;
            Some(format!("#{} {}", board.number, order.canonical()))
        });
        let orders: Vec<String> =
            verdict.order.iter().map(judge::Order::canonical).chain(on_boards).collect();
        if orders.is_empty() { said } else { format!("{said} [{}]", orders.join(", ")) }
    }

    /// What is remembered for a day so that it is not said again: questions to mails without a command.
    fn silence_keys(known: &Known, at: Option<&At>, verdict: &Verdict, mail: Option<&Mail>) -> Vec<String> {
        let counted = verdict.answer.as_ref().is_some_and(Answer::is_counted);
        match (at, &verdict.answer) {
            (Some(At::Digest { silence, .. }), Some(Answer::NoBoard { .. }))
                if verdict.beside.unnamed.is_empty() =>
            {
                silence.broken_by(mail, verdict.tries)
            }
            (Some(At::Digest { seats, .. }), _) => {
                let of = |number: u32| seats.iter().find(|(known, _)| *known == number).map(|(_, at)| at);
                let keys = |board: &judge::BoardVerdict| {
                    Self::silence_keys(known, of(board.number), &board.verdict, mail)
                };
                verdict.boards.iter().flat_map(keys).collect()
            }
            (Some(At::Seat { silence, .. }), Some(_)) if counted => silence.broken_by(mail, verdict.tries),
            (Some(At::Ask { ask, .. }), Some(Answer::Held { .. })) => vec![members::elsewhere_key(*ask)],
            (_, Some(_)) if counted => {
                let silence = known.silence.as_ref();
                silence.map(|silence| silence.broken_by(mail, verdict.tries)).unwrap_or_default()
            }
            (Some(At::Club), Some(Answer::General(_))) if known.sender.is_none() => {
                known.stranger.as_ref().map(world::stranger_key).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    /// Where the people of the club read what is written to them.
    fn keeper(&self) -> String {
        format!("postmaster@{}", self.door.domain())
    }

    async fn remember(&self, key: String, at: i64) -> Result<(), SubmitError> {
        let written = self.door.db().write(move |tx| {
            Box::pin(async move { answers::once_within(tx, &key, at, DAY_MS).await.map(|_| ()) })
        });
        written.await.map_err(|error| SubmitError::from(error.flatten()))
    }

    /// Marks the letter that a report says has failed; again and again the same, so that a repetition does no harm. The
    /// worker sees to what follows from it.
    async fn note_bounce(&self, at: Option<&At>, verdict: &Verdict, now: i64) -> Result<(), SubmitError> {
        if verdict.disposition != Disposition::RecordBounce {
            return Ok(());
        }
        let Some(report) = &verdict.report else { return Ok(()) };
        let found = {
            let mut tx = self.door.db().read().await?;
            match (at, &report.returned) {
                (Some(At::Letter { letter }), _) => letters::by_id(&mut tx, *letter).await?,
                // A host that reports to the sender's address of the letter; only a letter of the game that this address is
                // signed for can be meant, else anybody could report the opponent's mail as lost.
                (Some(At::Seat { game, player, .. }), Some(returned)) => {
                    let letter = letters::by_message_id(&mut tx, returned).await?;
                    letter.filter(|l| l.game_id == Some(*game) && l.player_id == Some(*player))
                }
                _ => None,
            }
        };
        let Some(letter) = found else { return Ok(()) };
        let Some((hard, error)) = report.lost(&letter.address) else { return Ok(()) };
        let lost = if hard { Lost::Hard } else { Lost::Soft };
        let id = letter.id;
        let written = self
            .door
            .db()
            .write(move |tx| Box::pin(async move { letters::mark_bounced(tx, id, lost, &error, now).await }));
        if written.await.map_err(|error| SubmitError::from(error.flatten()))? {
            self.door.wake().notify_waiters();
        }
        Ok(())
    }

    /// What the sender is asked.
    async fn question(
        &self,
        known: &Known,
        at: Option<&At>,
        verdict: &Verdict,
        mail: Option<&Mail>,
        pgn: Option<String>,
        key: &str,
    ) -> Result<door::Command, SubmitError> {
        let Some(answer) = &verdict.answer else { return Ok(door::Command::Keep) };
        match at {
            Some(At::Seat { game, seat, player, lang, speech, line, asked, silence, .. }) => {
                // An illegal move was understood: nothing is asked, it is refused with its reasons.
                let illegal = matches!(answer, Answer::Reading { reading: Reading::Refused(_), .. });
                let kind = if illegal || verdict.why == Why::NotPossible {
                    LetterKind::Refused
                } else {
                    LetterKind::Question
                };
                let mut sentences = answer.say(*speech, *lang, Some(line));
                if matches!(answer, Answer::NoOffer { .. }) {
                    sentences.extend(self.offers_elsewhere(*game, *player, *lang).await?);
                }
                if answer.is_counted() {
                    sentences.extend(silence.said(*speech, *lang, verdict.tries, &self.keeper()));
                }
                let (game, seat) = (*game, *seat);
                Ok(door::Command::Answer(if *asked {
                    // From the question's own address, so that the next answer can say yes.
                    door::Answer::Question { game, seat, sentences }
                } else {
                    door::Answer::Game { game, seat, kind, sentences }
                }))
            }
            Some(At::Ask { ask, kind, player, address, lang, .. }) => {
                Ok(members::unclear(self, (*ask, *kind), *player, address, *lang))
            }
            _ => match known.sender {
                Some(player) => {
                    if let Answer::General(action) = answer
                        && verdict.vouched
                        && let Some(command) = self.club_command(player, action, None, pgn).await?
                    {
                        return Ok(command);
                    }
                    let mut command = self.general_answer(player, answer, verdict.vouched, key).await?;
                    if let (Answer::NoToken | Answer::NoGeneral, Some(mail)) = (answer, mail)
                        && let door::Command::Answer(door::Answer::Club { sentences, .. }) = &mut command
                    {
                        let any = matches!(answer, Answer::NoToken);
                        sentences.extend(self.where_to_send(mail, player, any).await?);
                    }
                    if let (true, Some(silence)) = (answer.is_counted(), &known.silence)
                        && let door::Command::Answer(door::Answer::Club { sentences, .. }) = &mut command
                    {
                        let person = players::by_id(&mut self.door.db().read().await?, player).await?;
                        let lang = person.and_then(|person| person.lang.parse().ok()).unwrap_or_default();
                        sentences.extend(silence.said(Speech::new(), lang, verdict.tries, &self.keeper()));
                    }
                    Ok(command)
                }
                None => Ok(known.welcome(verdict, mail, self.door.club())),
            },
        }
    }
}

/// The disposition's name in the record; what a director is to find has names of its own there.
fn recorded(at: Option<&At>, verdict: &Verdict) -> &'static str {
    match verdict.why {
        Why::NotThePlayer | Why::PlayerFailsDmarc if matches!(at, Some(At::Ask { .. })) => {
            inbox::FROM_ELSEWHERE
        }
        // Who may be a person, and is not answered, is seen by a director.
        Why::SilentNow | Why::Robot(Sign::Bulk | Sign::Subject) => inbox::SILENCE,
        Why::Robot(Sign::Calendar) if verdict.disposition == Disposition::AskSender => inbox::SILENCE,
        Why::ForTheKeeper => inbox::FOR_KEEPER,
        _ => verdict.disposition.name(),
    }
}

/// What a mail says beside its command, where the command does not carry it. A move's and a hold's do, and say themselves
/// what they leave; `filed` are words of a case, of which the whole mail is one.
fn spare_words(verdict: &Verdict, command: &door::Command, filed: bool) -> door::SpareWords {
    match command {
        _ if filed => door::SpareWords::default(),
        door::Command::Game(_) | door::Command::Hold(_) | door::Command::Keep => door::SpareWords::default(),
        door::Command::Boards(_) => {
            let silent = |board: &&judge::BoardVerdict| {
                !board.verdict.order.as_ref().is_some_and(judge::Order::carries_words)
            };
            let words = verdict.boards.iter().filter(silent).map(|board| &board.verdict.words);
            let left = words.filter_map(|words| {
                words.left.clone().or_else(|| words.text.as_deref().map(command::excerpt))
            });
            // What stands beside each board's command, for it is all passed on to nobody.
            let left: Vec<String> = left.collect();
            door::SpareWords { text: None, left: (!left.is_empty()).then(|| left.join(" / ")) }
        }
        _ => verdict.words.clone(),
    }
}

/// What makes a mail the same when it comes again: recipient, Message-ID and body; where there is no Message-ID also who
/// sent it and when (fault cases 145, 146).
fn origin_key(recipient: &str, mail: Option<&Mail>, raw: &[u8]) -> String {
    let mut hash = Sha256::new();
    let mut part = |bytes: &[u8]| {
        hash.update(u64::try_from(bytes.len()).unwrap_or(u64::MAX).to_be_bytes());
        hash.update(bytes);
    };
    let field = |name: &str| mail.and_then(|m| m.fields.get(name)).unwrap_or_default();
    if let Some(id) = mail.and_then(|m| m.message_id.as_deref()) {
        part(id.as_bytes());
    } else {
        part(field("From").as_bytes());
        part(field("Date").as_bytes());
    }
    part(body_of(raw));
    let hash = data_encoding::HEXLOWER.encode(&hash.finalize());
    format!("mail/{}/{hash}", recipient.to_lowercase())
}

/// The octets behind the header.
fn body_of(raw: &[u8]) -> &[u8] {
    let mut at = 0;
    for line in raw.split_inclusive(|b| *b == b'\n') {
        at += line.len();
        if matches!(line, b"\r\n" | b"\n") {
            break;
        }
    }
    &raw[at..]
}

/// What a mail asked of an event, if that is what it asked.
fn event_asked(command: &door::Command) -> Option<&door::EventAsk> {
    match command {
        door::Command::Event(door::EventCommand::Ask { ask, .. }) => Some(ask),
        _ => None,
    }
}
