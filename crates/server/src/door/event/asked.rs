//! Events by mail: what a director asks is previewed, and done on a yes at the question's own address; so is a member's going
//! from an event that runs, because it loses games. Entering, and going before the start, is done at once.
use frcec_rules::club::event::{PairWhy, Paired, PairedRound, RoundKind as Kind};
use frcec_store::{
    PlayerId, Tx,
    asks::{self, Ask, AskKind},
    players::{self, PlayerStatus, Role},
    tournaments::TournamentState,
};
use serde::{Deserialize, Serialize};

use super::{EventCommand, EventDenial, EventRecord, Preview, may_rule, stated};
use crate::{
    door::{
        Actor, AskWord, ClubDenial, Door, LoadError, Receipt, Submission, SubmitError,
        answer::reply_to,
        ask::{ANSWER_MS, NewAsk},
        letter::Reader,
        row::json,
    },
    mail::compose::{Help, Letter, Listing},
    people::Person,
    speech::{self, Value},
};

/// Rounds that a preview lists; the others are counted.
const ROUNDS_SHOWN: usize = 12;

/// What is asked of an event in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventWord {
    /// To enter.
    Enter,
    /// To go.
    Withdraw,
    /// To close the entries and begin.
    Start,
    /// To pair the next round.
    Pair,
    /// To put somebody else in the place of a no-show.
    Replace,
}

impl EventWord {
    /// The word, in English.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Enter => "enter",
            Self::Withdraw => "withdraw",
            Self::Start => "start",
            Self::Pair => "pair",
            Self::Replace => "replace",
        }
    }
}

/// `withdraw anna from T0004: never answered`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventAsk {
    /// The event's code.
    pub code: String,
    /// What.
    pub what: EventWord,
    /// Whom it concerns, by handle; `None`: who asks, or the event itself.
    pub who: Option<String>,
    /// Who comes in that member's place; `None`: the first on the waiting list.
    pub comes: Option<String>,
    /// Whether that member has asked for it, as the director says.
    pub asked: bool,
    /// Why.
    pub reason: Option<String>,
}

/// What the `body` of such a question holds.
#[derive(Debug, Serialize, Deserialize)]
struct Asked {
    code: String,
    what: EventWord,
    player: PlayerId,
    #[serde(default)]
    comes: Option<PlayerId>,
    /// Whether the member has asked for it.
    #[serde(default)]
    at_own_wish: bool,
    reason: Option<String>,
    seen: i64,
}

impl Door {
    pub(super) async fn ask_of_event(
        &self,
        submission: &Submission,
        player: PlayerId,
        ask: &EventAsk,
    ) -> Result<Receipt, SubmitError> {
        let mut tx = self.db().read().await?;
        let person = Person::load(&mut tx, player).await.map_err(LoadError::from)?;
        let record = EventRecord::load(&mut tx, &ask.code).await?;
        let code = record.event.code.as_str();
        let open = record.event.state == TournamentState::Open;
        let concerns = match (&ask.who, ask.what) {
            (None, EventWord::Enter) => {
                drop(tx);
                return self.enter(submission, code, player).await;
            }
            (None, EventWord::Withdraw) => {
                drop(tx);
                if open || record.waits(player) || record.entry_of(player).is_none() {
                    return self.withdraw(submission, code, player, ask.reason.as_deref()).await;
                }
                return self.question_of(submission, &person, &record, ask, (player, None), None).await;
            }
            (Some(handle), _) => named(&mut tx, handle).await?,
            (None, EventWord::Start | EventWord::Pair | EventWord::Replace) => player,
        };
        let comes = match &ask.comes {
            Some(handle) => Some(named(&mut tx, handle).await?),
            None => None,
        };
        drop(tx);
        if !is_officer(&person) {
            return Err(EventDenial::OnlyDirectors.into());
        }
        self.question_of(submission, &person, &record, ask, (concerns, comes), None).await
    }

    /// The question with its preview.
    async fn question_of(
        &self,
        submission: &Submission,
        person: &Person,
        record: &EventRecord,
        ask: &EventAsk,
        (concerns, comes): (PlayerId, Option<PlayerId>),
        first: Option<String>,
    ) -> Result<Receipt, SubmitError> {
        let (said, lists) = self.previewed(person, record, ask, (concerns, comes)).await?;
        let (speech, lang) = (self.inner.speech, person.lang);
        let head = self.event_says(person, &record.event, "event-ask-head", &[]);
        let mut letter = Letter::new(lang, &self.club().name, head);
        letter.news = first.into_iter().chain(said).collect();
        if matches!(ask.what, EventWord::Start | EventWord::Pair) {
            let preview = self.preview(&record.event.code).await?;
            let running = preview.event.state != TournamentState::Open;
            letter.news.extend(speech::event::warnings(speech, lang, running, &preview.warnings));
        }
        letter.news.push(speech.word(lang, "event-ask-what-next"));
        letter.lists = lists;
        letter.help_label = speech.word(lang, "event-ask-answer");
        letter.help = ["yes", "no"]
            .into_iter()
            .map(|word| Help {
                write: speech.word(lang, &format!("command-{word}")),
                does: speech.word(lang, &format!("event-ask-does-{word}")),
            })
            .collect();
        let body = Asked {
            code: record.event.code.clone(),
            what: ask.what,
            player: concerns,
            comes,
            at_own_wish: ask.asked,
            reason: ask.reason.clone(),
            seen: record.event.version,
        };
        let new = NewAsk {
            kind: AskKind::Event,
            about: record.event.id.0,
            body: json(&body),
            hash: None,
            lasts_ms: ANSWER_MS,
            reader: &Reader::from(person),
            in_reply_to: reply_to(submission),
        };
        self.ask_question(submission, new, &letter, None).await
    }

    /// What a yes would do, or why it would do nothing.
    async fn previewed(
        &self,
        person: &Person,
        record: &EventRecord,
        ask: &EventAsk,
        (concerns, comes): (PlayerId, Option<PlayerId>),
    ) -> Result<(Vec<String>, Vec<Listing>), SubmitError> {
        let says =
            |key: &str, facts: &[(&'static str, Value)]| self.event_says(person, &record.event, key, facts);
        let name = {
            let mut tx = self.db().read().await?;
            Person::load(&mut tx, concerns).await.map_err(LoadError::from)?.name
        };
        match ask.what {
            EventWord::Start | EventWord::Pair => {
                let preview = self.preview(&record.event.code).await?;
                let wanted = if ask.what == EventWord::Start {
                    TournamentState::Open
                } else {
                    TournamentState::Running
                };
                if preview.event.state != wanted {
                    let start = wanted == TournamentState::Open;
                    let state = preview.event.state;
                    let denial = if start { EventDenial::NotToBegin(state) } else { EventDenial::NotRunning };
                    return Err(denial.into());
                }
                if wanted == TournamentState::Open && preview.players.len() < 2 {
                    return Err(EventDenial::TooFew { entrants: preview.players.len() }.into());
                }
                if preview.running > 0 {
                    return Err(EventDenial::RoundRuns { games: preview.running }.into());
                }
                if let Some(denial) =
                    self.hold(record).await?.and_then(|hold| hold.denial(self.clock().now()))
                {
                    return Err(denial.into());
                }
                if preview.ends {
                    return Ok((vec![says("event-ask-end", &[])], Vec::new()));
                }
                if preview.rounds.is_empty() {
                    return Err(EventDenial::Stuck.into());
                }
                if !preview.undecided.is_empty() {
                    return Err(EventDenial::Undecided { names: preview.undecided }.into());
                }
                // Whoever has left the event is paired no more.
                let players = preview.playing(record);
                let facts = [("players", players.into()), ("games", preview.games().into())];
                let key = if wanted == TournamentState::Open { "event-ask-start" } else { "event-ask-pair" };
                Ok((vec![says(key, &facts)], self.rounds_listed(person, record, &preview)))
            }
            EventWord::Enter => {
                if record.event.state != TournamentState::Open {
                    return Err(EventDenial::NotOpen.into());
                }
                if record.waits(concerns) || record.entry_of(concerns).is_some() {
                    return Err(EventDenial::AlreadyEntered.into());
                }
                Ok((vec![says("event-ask-enter", &[("name", name.into())])], Vec::new()))
            }
            EventWord::Replace => {
                let mut tx = self.db().read().await?;
                let by = Actor::Staff(person.id);
                let change = self.replacement(&mut tx, record, by, (concerns, comes), ask.asked).await?;
                stated(ask.reason.as_deref().unwrap_or_default())?;
                let facts = [
                    ("name", name.into()),
                    ("comes", change.newcomer.name.into()),
                    ("games", change.games.len().into()),
                ];
                let mut said = vec![says("event-ask-replace", &facts)];
                if ask.asked {
                    said.push(says("event-ask-replace-asked", &facts));
                }
                Ok((said, Vec::new()))
            }
            EventWord::Withdraw => {
                let own = concerns == person.id;
                let waits = record.waits(concerns);
                if !waits && record.entry_of(concerns).is_none() {
                    return Err(EventDenial::NotEntered.into());
                }
                // What a yes would be refused for is refused at once.
                if !own {
                    if !waits && record.event.state == TournamentState::Running {
                        may_rule(record, Actor::Staff(person.id))?;
                    }
                    stated(ask.reason.as_deref().unwrap_or_default())?;
                }
                let head =
                    says(if own { "event-ask-go" } else { "event-ask-withdraw" }, &[("name", name.into())]);
                match record.event.state {
                    TournamentState::Running if !waits => {
                        let departure = self.departure(record, concerns, !own).await?;
                        let more = departure.sentences(self.inner.speech, person.lang);
                        let ends = departure.foretold(self.inner.speech, person.lang);
                        Ok((std::iter::once(head).chain(more).chain(ends).collect(), Vec::new()))
                    }
                    TournamentState::Running | TournamentState::Open => Ok((vec![head], Vec::new())),
                    _ => Err(EventDenial::NotRunning.into()),
                }
            }
        }
    }

    /// Who would meet whom, round by round; no position: those stay hidden until the games begin.
    fn rounds_listed(&self, person: &Person, record: &EventRecord, preview: &Preview) -> Vec<Listing> {
        let name =
            |entry: usize| preview.players.get(entry).map(|player| player.name.as_str()).unwrap_or_default();
        let class = |pairing: &Paired| {
            pairing.why.iter().find_map(|why| match why {
                PairWhy::Berger { class, .. } => *class,
                _ => None,
            })
        };
        let of_class = |class: usize| {
            self.event_says(person, &record.event, "tournament-class", &[("class", class.into())])
        };
        // Who is in which class, and by which rating.
        let mut lists: Vec<Listing> = Vec::new();
        for (index, player) in preview.players.iter().enumerate() {
            let mut pairings = preview.rounds.iter().flat_map(|round| &round.pairings);
            let own = pairings.find(|pairing| pairing.white == index || pairing.black == index);
            let Some(class) = own.and_then(class) else { continue };
            while lists.len() < class {
                lists.push(Listing { label: of_class(lists.len() + 1), lines: Vec::new() });
            }
            let rating = preview.ratings.get(index).copied().unwrap_or_default() / 100;
            lists[class - 1].lines.push(format!("{} ({rating})", player.name));
        }
        let listed = |(round, paired): (usize, &PairedRound)| {
            let key = if paired.kind == Kind::TieBreak { "event-ask-tie-break" } else { "event-ask-round" };
            let mut lines: Vec<String> = paired
                .pairings
                .iter()
                .map(|pairing| {
                    let pair = format!("{} - {}", name(pairing.white), name(pairing.black));
                    class(pairing).map_or(pair.clone(), |class| format!("{}: {pair}", of_class(class)))
                })
                .collect();
            lines.extend(paired.byes.iter().map(|bye| {
                let facts = [("name", name(bye.entry).into())];
                self.event_says(person, &record.event, "event-ask-rests", &facts)
            }));
            Listing { label: self.event_says(person, &record.event, key, &[("round", round.into())]), lines }
        };
        lists.extend((record.rounds.len() + 1..).zip(&preview.rounds).map(listed).take(ROUNDS_SHOWN));
        lists
    }

    /// An answer to such a question.
    pub(in crate::door) async fn answer_of_event(
        &self,
        submission: &Submission,
        ask: Ask,
        word: AskWord,
        player: PlayerId,
    ) -> Result<Receipt, SubmitError> {
        let asked: Asked = serde_json::from_str(&ask.body).map_err(|_| ClubDenial::AskOver)?;
        let person = self.person(player).await?;
        match word {
            AskWord::Yes => {}
            AskWord::No => return self.drop_question(submission, &person, &ask, &asked).await,
            AskWord::Delete => return Err(ClubDenial::NoSuchAnswer.into()),
        }
        let own = asked.what == EventWord::Withdraw && asked.player == player;
        // Whoever asked as a director has to be one still.
        if !own && !is_officer(&person) {
            return Err(EventDenial::OnlyDirectors.into());
        }
        let by = if own { Actor::Player(player) } else { Actor::Staff(player) };
        let command = match asked.what {
            EventWord::Start => EventCommand::Start { code: asked.code, seen: Some(asked.seen) },
            EventWord::Pair => {
                EventCommand::Advance { code: asked.code, seen: Some(asked.seen), reason: None }
            }
            EventWord::Enter => EventCommand::Enter { code: asked.code, player: asked.player },
            EventWord::Replace => EventCommand::Replace {
                code: asked.code,
                leaves: asked.player,
                comes: asked.comes,
                asked: asked.at_own_wish,
                reason: asked.reason.unwrap_or_default(),
            },
            EventWord::Withdraw => {
                EventCommand::Withdraw { code: asked.code, player: asked.player, reason: asked.reason }
            }
        };
        let submission = Submission { by, ..submission.clone() };
        match self.submit_event(&submission, &command).await {
            Err(SubmitError::Event(EventDenial::Changed)) => {
                self.ask_anew(&submission, &person, &ask, command).await
            }
            done => done,
        }
    }

    /// What a yes was said to is not what would begin any more: the director sees what is so now, and is asked about that. The old
    /// question is over.
    async fn ask_anew(
        &self,
        submission: &Submission,
        person: &Person,
        ask: &Ask,
        command: EventCommand,
    ) -> Result<Receipt, SubmitError> {
        let (code, what) = match command {
            EventCommand::Start { code, .. } => (code, EventWord::Start),
            EventCommand::Advance { code, .. } => (code, EventWord::Pair),
            _ => return Err(EventDenial::Changed.into()),
        };
        let record = EventRecord::load(&mut self.db().read().await?, &code).await?;
        let again = EventAsk { code, what, who: None, comes: None, asked: false, reason: None };
        let first = self.event_says(person, &record.event, "event-ask-changed", &[]);
        let receipt =
            self.question_of(submission, person, &record, &again, (person.id, None), Some(first)).await?;
        let (id, at) = (ask.id, submission.at);
        let settled =
            self.db().write(move |tx| Box::pin(async move { asks::settle(tx, id, at).await.map(|_| ()) }));
        settled.await.map_err(|error| SubmitError::from(error.flatten()))?;
        Ok(receipt)
    }

    async fn drop_question(
        &self,
        submission: &Submission,
        person: &Person,
        ask: &Ask,
        asked: &Asked,
    ) -> Result<Receipt, SubmitError> {
        let record = EventRecord::load(&mut self.db().read().await?, &asked.code).await?;
        let said = self.event_says(person, &record.event, "event-ask-dropped", &[]);
        let letter = self.event_answer(submission, person, &record.event, vec![said])?;
        self.drop_ask(submission, ask, letter, None).await
    }
}

/// The member with this handle.
async fn named(tx: &mut Tx, handle: &str) -> Result<PlayerId, SubmitError> {
    let found = players::by_handle(tx, handle).await?;
    Ok(found.ok_or_else(|| SubmitError::NoMember(handle.to_owned()))?.id)
}

/// Whether this member runs events.
fn is_officer(person: &Person) -> bool {
    matches!(person.role, Role::Director | Role::Admin)
        && matches!(person.status, PlayerStatus::Active | PlayerStatus::Inactive)
}
