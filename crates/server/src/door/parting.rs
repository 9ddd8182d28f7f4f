//! Leaving the club: running games are lost, finished ones stay under "former member"; and being forgotten besides.
use std::collections::BTreeMap;

use frcec_rules::club::game::Command as Rules;
use frcec_store::{
    PlayerId, StoreError, TournamentId, Tx,
    asks::{self, AskKind},
    challenges::{self, Challenge, ChallengeState},
    delivery, digests, forget as traces,
    games::GameState,
    inbox, leaves, letters, lines,
    lists::{self, GameFilter},
    notes,
    offsite::{self, Offsite, OffsiteState},
    players::{self, Player, PlayerStatus, Role},
    sessions,
    tournaments::{self, Tournament, TournamentState},
};

use super::{
    ATTEMPTS, ClubDenial, Door, LoadError, Receipt, Submission, SubmitError, Via,
    answer::reply_to,
    ask::{ANSWER_MS, NewAsk},
    closing::Closing,
    commit::{Commit, Undone},
    desk::admin_left_without,
    end_news::RatingMoved,
    event::{GoneGames, LeftEvent, note_left},
    letter::{Reader, Told, With, sent_now},
    load::{self, Loaded},
    matches::NotMade,
    practice::PRACTICE_HANDLE,
};
use crate::{
    mail::compose::{Help, Letter, LetterKind},
    notice,
    people::Person,
    settings::Settings,
    speech::Lang,
};

/// Games of one member that can be under way; far more than the club allows.
const MOST: u32 = 1000;

/// What leaving concerns.
struct Leaving {
    person: Person,
    player: Player,
    games: Vec<Loaded>,
    /// Events that he plays in, and what leaving does to them.
    events: Vec<LeftEvent>,
    /// Events that have not begun.
    entered: Vec<TournamentId>,
    /// Challenges by and to the member.
    challenges: Vec<Challenge>,
    /// Games from elsewhere that are not confirmed yet.
    offsite: Vec<Offsite>,
    /// Who waits for the member because of these, and what they are told.
    waiting: Vec<(Person, Vec<String>)>,
}

impl Door {
    /// Asks by letter whether a member really wants to leave.
    pub(super) async fn ask_to_leave(
        &self,
        submission: &Submission,
        player: PlayerId,
    ) -> Result<Receipt, SubmitError> {
        let (person, running) = {
            let mut tx = self.db().read().await?;
            let person = Person::load(&mut tx, player).await.map_err(LoadError::from)?;
            (person, lists::begun_count(&mut tx, player).await?)
        };
        let speech = self.inner.speech;
        let lang = person.lang;
        let facts = [("club", self.club().name.as_str().into()), ("running", running.into())];
        let mut letter = Letter::new(lang, &self.club().name, speech.say(lang, "parting-subject", &facts));
        letter.news = vec![speech.say(lang, "parting-what", &facts), speech.word(lang, "parting-forget")];
        letter.help_label = speech.word(lang, "parting-answer");
        letter.help = ["yes", "delete"]
            .into_iter()
            .map(|word| Help {
                write: speech.word(lang, &format!("command-{word}")),
                does: speech.word(lang, &format!("parting-does-{word}")),
            })
            .collect();
        let new = NewAsk {
            kind: AskKind::Leave,
            about: player.0,
            body: "{}".to_owned(),
            hash: None,
            lasts_ms: ANSWER_MS,
            reader: &Reader::from(&person),
            in_reply_to: reply_to(submission),
        };
        self.ask_question(submission, new, &letter, None).await
    }

    /// The member leaves; with `forget` all that is personal goes too. `ask` is the question that was answered.
    pub(super) async fn leave(
        &self,
        submission: &Submission,
        id: PlayerId,
        forget: bool,
        ask: Option<i64>,
    ) -> Result<Receipt, SubmitError> {
        // Each game is a chance to be overtaken by a move.
        for _ in 0..ATTEMPTS * 3 {
            let leaving = {
                let mut tx = self.db().read().await?;
                let mut leaving = leaving(&mut tx, id, submission.at).await?;
                leaving.waiting = self.waiting_for(&mut tx, &leaving).await?;
                leaving
            };
            let commit = self.leaving_commit(submission, &leaving).await?;
            let farewell = self.farewell(submission, &leaving, forget)?;
            let (door, at) = (self.clone(), submission.at);
            let written = self
                .db()
                .write(move |tx| {
                    Box::pin(async move {
                        commit.apply(tx).await.map_err(NotMade::Undone)?;
                        if let Some(ask) = ask
                            && !asks::settle(tx, ask, at).await?
                        {
                            return Err(NotMade::Undone(Undone::NothingHeld));
                        }
                        for entry in leaving.events.iter().filter_map(|left| left.row.as_ref()) {
                            tournaments::update_entry(tx, entry).await?;
                        }
                        let places = leaving.entered.clone();
                        part(tx, leaving, forget, at).await?;
                        for event in places {
                            door.fill_places(tx, event, at).await.map_err(NotMade::Submit)?;
                        }
                        if let Some(letter) = farewell {
                            letters::insert(tx, &letter).await?;
                        }
                        Ok(Receipt::Member { id })
                    })
                })
                .await;
            match written {
                Err(frcec_store::WriteError::Refused(NotMade::Undone(Undone::Store(error))))
                    if error.is_stale() => {}
                written => return self.made(written),
            }
        }
        Err(SubmitError::Busy)
    }

    /// What those are told who wait for a member that leaves.
    async fn waiting_for(
        &self,
        tx: &mut Tx,
        leaving: &Leaving,
    ) -> Result<Vec<(Person, Vec<String>)>, SubmitError> {
        let Leaving { person, challenges, offsite, .. } = leaving;
        let own = |challenge: &Challenge| challenge.from_id == person.id;
        let news = challenges
            .iter()
            .filter_map(|challenge| {
                let key = if own(challenge) { "challenge-withdrawn" } else { "challenge-opponent-left" };
                let other = if own(challenge) { challenge.to_id } else { Some(challenge.from_id) };
                Some((other?, key, challenge.id))
            })
            .chain(
                offsite
                    .iter()
                    .filter(|sent| sent.sent_by != person.id)
                    .map(|sent| (sent.sent_by, "offsite-opponent-left", sent.id)),
            );
        let mut waiting: Vec<(Person, Vec<String>)> = Vec::new();
        for (reader, key, number) in news {
            let known = waiting.iter().position(|(known, _)| known.id == reader);
            let at = if let Some(at) = known {
                at
            } else {
                let reader = Person::load(tx, reader).await.map_err(LoadError::from)?;
                waiting.push((reader, Vec::new()));
                waiting.len() - 1
            };
            let (reader, said) = &mut waiting[at];
            let facts = [("name", person.name.as_str().into()), ("number", number.into())];
            said.push(self.inner.speech.say(reader.lang, key, &facts));
        }
        for (director, event, facts) in self.directors_of(tx, leaving).await? {
            let known = waiting.iter().position(|(known, _)| known.id == director);
            let at = if let Some(at) = known {
                at
            } else {
                waiting.push((Person::load(tx, director).await.map_err(LoadError::from)?, Vec::new()));
                waiting.len() - 1
            };
            let (reader, said) = &mut waiting[at];
            said.extend(self.left_event_says(reader, &event, &person.name, &facts));
        }
        Ok(waiting)
    }

    /// The directors of the events that a member leaves with the club, and what becomes there of the member's games.
    async fn directors_of(
        &self,
        tx: &mut Tx,
        leaving: &Leaving,
    ) -> Result<Vec<(PlayerId, Tournament, Directed)>, SubmitError> {
        let mut found = Vec::new();
        let director = |event: &Tournament| event.director_id.filter(|&id| id != leaving.person.id);
        for LeftEvent { event, effect, .. } in &leaving.events {
            let Some(id) = director(event) else { continue };
            let mut facts = Directed::default();
            for game in leaving.games.iter().filter(|game| game.stored.tournament_id == Some(event.id)) {
                // A game that has not begun is lost by nobody.
                if game.view.game.snapshot().started_at.is_some() {
                    facts.lost += 1;
                } else {
                    facts.cancelled += 1;
                }
            }
            facts.void = effect.as_ref().is_some_and(|effect| effect.void);
            found.push((id, event.clone(), facts));
        }
        for &event in &leaving.entered {
            let Some(event) = tournaments::by_id(tx, event).await? else { continue };
            if let Some(id) = director(&event) {
                found.push((id, event, Directed { open: true, ..Directed::default() }));
            }
        }
        Ok(found)
    }

    /// What a director reads of it.
    fn left_event_says(
        &self,
        reader: &Person,
        event: &Tournament,
        name: &str,
        left: &Directed,
    ) -> Vec<String> {
        let facts = [
            ("name", name.into()),
            ("event", event.name.as_str().into()),
            ("code", event.code.as_str().into()),
            ("lost", left.lost.into()),
            ("cancelled", left.cancelled.into()),
        ];
        let says = |key: &str| self.inner.speech.say(reader.lang, key, &facts);
        if left.open {
            return vec![says("event-left-open")];
        }
        let mut said = vec![says("event-left")];
        if left.cancelled > 0 {
            said.push(says("event-left-cancelled"));
        }
        if left.void {
            said.push(says("event-left-void"));
        }
        said
    }

    /// The letter to somebody who waits for a member that leaves and has no game with that member.
    fn parted_letter(
        &self,
        reader: &Person,
        name: &str,
        said: &[String],
    ) -> Result<Option<letters::NewLetter>, SubmitError> {
        let speech = self.inner.speech;
        let facts = [("club", self.club().name.as_str().into()), ("name", name.into())];
        let subject = speech.say(reader.lang, "parted-subject", &facts);
        let mut letter = Letter::new(reader.lang, &self.club().name, subject.clone());
        letter.news = said.to_vec();
        self.club_letter(&letter, &Reader::from(reader), LetterKind::Challenge, subject, None)
    }

    /// Every unfinished game is lost, in one commit, with one letter to each opponent and to whoever else waits for the member.
    async fn leaving_commit(
        &self,
        submission: &Submission,
        leaving: &Leaving,
    ) -> Result<Commit, SubmitError> {
        let id = leaving.person.id;
        let mut commit = self.commit_for(submission, Receipt::Member { id }, None);
        // Who leaves gets one letter about all of it.
        let Closing { notices, views } =
            Closing::of(submission, &mut commit, &leaving.games, &[id], |game| {
                (game.seat(id), Rules::Leave)
            })?;
        commit.events = leaving.events.iter().map(|left| left.event.clone()).collect();
        let ends = leaving.events.iter().filter(|left| left.ends_round);
        commit.looks = ends.map(|left| left.event.id).collect();
        let ratings = RatingMoved::by(&mut self.db().read().await?, &commit.rated).await?;
        let games = GoneGames { views: &views, ratings: &ratings };
        let mut unwritten = self.scored_against(leaving).await?;
        for bundle in notice::bundles(sent_now(notices, &views, None)) {
            let id = bundle.main.reader;
            let Some(view) = views.iter().find(|view| view.id == bundle.main.game) else { continue };
            let mut told = Told {
                lead: self.left_says(view.person(bundle.main.seat), leaving, &games),
                ..Told::default()
            };
            if let Some((_, said)) = leaving.waiting.iter().find(|(who, _)| who.id == id) {
                told.sentences.clone_from(said);
            }
            let file = self.file_of(&mut self.db().read().await?, &bundle, &views).await?;
            let letter = self.news_letter(&bundle, &views, &told, With { file, ..With::default() })?;
            commit.letters.extend(letter);
            unwritten.remove(&id);
        }
        // Whose result leaves the table, or stays in it, is told too.
        let mut others = leaving.waiting.clone();
        for reader in unwritten.into_values() {
            let mut said = self.left_says(&reader, leaving, &games);
            match others.iter_mut().find(|(known, _)| known.id == reader.id) {
                Some((_, more)) => more.splice(0..0, said).for_each(drop),
                None => others.push((reader, std::mem::take(&mut said))),
            }
        }
        for (reader, said) in &others {
            if commit.letters.iter().all(|letter| letter.player_id != Some(reader.id)) {
                commit.letters.extend(self.parted_letter(reader, &leaving.person.name, said)?);
            }
        }
        Ok(commit)
    }

    /// What somebody reads who plays or has played against the member: that he has left, and what it does.
    fn left_says(&self, reader: &Person, leaving: &Leaving, games: &GoneGames<'_>) -> Vec<String> {
        let name = [("name", leaving.person.name.as_str().into())];
        let mut said = vec![self.inner.speech.say(reader.lang, "gone-left", &name)];
        said.extend(self.games_gone_say(reader, games));
        for LeftEvent { event, effect, .. } in &leaving.events {
            let concerned = games.views.iter().any(|view| {
                view.event == Some(event.id) && [view.white.id, view.black.id].contains(&reader.id)
            });
            let Some(effect) = effect else { continue };
            if concerned || effect.scored.contains(&reader.id) {
                said.extend(self.effect_says(reader, event, &leaving.person, (effect, false), games));
            }
        }
        said.extend(self.rating_moved_says(reader, games));
        said
    }

    /// Who has a finished game against the member in an event that both play in.
    async fn scored_against(&self, leaving: &Leaving) -> Result<BTreeMap<PlayerId, Person>, SubmitError> {
        let mut tx = self.db().read().await?;
        let mut found = BTreeMap::new();
        let effects = leaving.events.iter().filter_map(|left| left.effect.as_ref());
        for &id in effects.flat_map(|effect| &effect.scored) {
            let person = Person::load(&mut tx, id).await.map_err(LoadError::from)?;
            let there = !matches!(person.status, PlayerStatus::Former | PlayerStatus::Archived);
            if there && id != leaving.person.id {
                found.insert(id, person);
            }
        }
        Ok(found)
    }

    /// The last letter to who leaves.
    fn farewell(
        &self,
        submission: &Submission,
        leaving: &Leaving,
        forget: bool,
    ) -> Result<Option<letters::NewLetter>, SubmitError> {
        let speech = self.inner.speech;
        let person = &leaving.person;
        let lost = leaving.games.iter().filter(|game| game.stored.row.state == GameState::Running).count();
        let facts = [("club", self.club().name.as_str().into()), ("lost", lost.into())];
        let subject = speech.say(person.lang, "left-subject", &facts);
        let mut letter = Letter::new(person.lang, &self.club().name, subject.clone());
        letter.news = vec![speech.say(person.lang, "left-text", &facts)];
        if forget {
            letter.news.push(speech.word(person.lang, "left-forgotten"));
        }
        // Nobody's letter any more: its address goes with the letter.
        let name = if forget { String::new() } else { person.name.clone() };
        let reader = Reader { player: None, name, ..Reader::from(person) };
        let answered = if matches!(submission.via, Via::Mail(_)) { reply_to(submission) } else { None };
        self.club_letter(&letter, &reader, LetterKind::Left, subject, answered)
    }
}

/// Loads what leaving concerns.
async fn leaving(tx: &mut Tx, id: PlayerId, at: i64) -> Result<Leaving, SubmitError> {
    let player = players::by_id(tx, id)
        .await?
        .filter(|player| !matches!(player.status, PlayerStatus::Former | PlayerStatus::Archived))
        .filter(|player| player.handle != PRACTICE_HANDLE)
        .ok_or_else(|| SubmitError::NoMember(id.to_string()))?;
    if player.role == Role::Admin && !admin_left_without(tx, id).await? {
        return Err(ClubDenial::LastAdmin.into());
    }
    let person = Person::of(tx, player.clone()).await.map_err(LoadError::from)?;
    let mut games = Vec::new();
    for state in [GameState::Running, GameState::Waiting] {
        let filter = GameFilter { player: Some(id), state: Some(state), ..GameFilter::default() };
        for stored in lists::games(tx, &filter, MOST).await? {
            games.push(load::complete(tx, stored).await?);
        }
    }
    let events = note_left(tx, id, at).await?;
    let mut entered = Vec::new();
    for event in tournaments::of_player(tx, id).await? {
        if event.state == TournamentState::Open {
            entered.push(event.id);
        }
    }
    let challenges = waiting_challenges(tx, id).await?;
    let mut offsite = offsite::of_player(tx, id).await?;
    offsite.retain(|sent| sent.state == OffsiteState::Asked);
    Ok(Leaving { person, player, games, events, entered, challenges, offsite, waiting: Vec::new() })
}

/// What becomes of a member's games in an event that the member leaves with the club, for its director.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Directed {
    /// Whether it takes entries yet: there are no games.
    open: bool,
    /// Games that are lost by it.
    lost: usize,
    /// Games that had not begun.
    cancelled: usize,
    /// Whether no result of the member counts any more.
    void: bool,
}

/// All open challenges by and to a member.
async fn waiting_challenges(tx: &mut Tx, id: PlayerId) -> Result<Vec<Challenge>, StoreError> {
    Ok([challenges::made_by(tx, id).await?, challenges::made_to(tx, id).await?].concat())
}

/// What goes with a member: the way in, what waits, and with `forget` what is personal.
async fn part(tx: &mut Tx, leaving: Leaving, forget: bool, at: i64) -> Result<(), StoreError> {
    let Leaving { player, entered, challenges, offsite, .. } = leaving;
    let id = player.id;
    if waiting_challenges(tx, id).await? != challenges {
        // One was made or settled meanwhile: whoever made it is told too.
        return Err(StoreError::Stale { table: "challenges", key: id.to_string(), expected: 0 });
    }
    for challenge in challenges {
        let own = challenge.from_id == id;
        let state = if own { ChallengeState::Withdrawn } else { ChallengeState::Declined };
        challenges::settle(tx, challenge.id, state, None, at).await?;
        asks::void_about(tx, AskKind::Challenge, challenge.id, at).await?;
    }
    for sent in offsite {
        asks::void_about(tx, AskKind::Offsite, sent.id, at).await?;
        offsite::update(tx, &Offsite { state: OffsiteState::Refused, ..sent }, at).await?;
    }
    challenges::wait_no_more(tx, id).await?;
    lines::forget(tx, id).await?;
    for event in entered {
        tournaments::remove_entry(tx, event, id).await?;
    }
    let known = if forget { traces::addresses(tx, id).await? } else { Vec::new() };
    sessions::end_all(tx, id, None).await?;
    sessions::forget_links(tx, id).await?;
    asks::forget(tx, id).await?;
    // Leave that is over has moved deadlines already, and stands in the events of those games.
    leaves::forget(tx, id).await?;
    digests::strike_off(tx, id).await?;
    delivery::unmark(tx, id).await?;
    players::remove_addresses(tx, id).await?;
    letters::drop_unsent(tx, id, at).await?;
    inbox::take_addresses(tx, id).await?;
    let mut gone = Player { status: PlayerStatus::Former, role: Role::Member, ..player };
    if forget {
        gone = Player {
            handle: format!("former-{id}"),
            name: format!("former-{id}"),
            country: None,
            lang: Lang::default().tag().to_owned(),
            notation: None,
            zone: "UTC".to_owned(),
            settings: Settings::default().to_text(),
            ..gone
        };
        notes::forget(tx, id).await?;
        letters::forget(tx, id).await?;
        inbox::forget(tx, id).await?;
        traces::under_addresses(tx, &known).await?;
        traces::in_lists(tx, id).await?;
    }
    players::update(tx, &gone, at).await
}
