//! What members are told of an event outside of its games: one letter each.
use std::collections::BTreeSet;

use frcec_rules::club::event::{
    Bye, Final, Format, Lots, dropout,
    knockout::{self, Decided},
    standings,
};
use frcec_store::{
    PlayerId, Tx,
    letters::NewLetter,
    players::PlayerStatus,
    tournaments::{Entry, Tournament},
};

use super::{Deed, EventRecord};
use crate::{
    door::{
        Actor, Door, LoadError, Submission, SubmitError, Via,
        answer::reply_to,
        closing::Closing,
        fold::EventNews,
        letter::{Reader, Told, With, sent_now},
    },
    mail::compose::{Fact, Letter, LetterKind},
    notice,
    people::Person,
    settings::Delivery,
    speech::{self, Value},
};

impl Door {
    /// A sentence about an event in the reader's language; `$event` and `$code` are the event's.
    pub(super) fn event_says(
        &self,
        reader: &Person,
        event: &Tournament,
        key: &str,
        more: &[(&'static str, Value)],
    ) -> String {
        let mut facts: Vec<(&'static str, Value)> =
            vec![("event", event.name.as_str().into()), ("code", event.code.as_str().into())];
        facts.extend(more.iter().cloned());
        self.inner.speech.say(reader.lang, key, &facts)
    }

    /// Which director did it and why, in the reader's language.
    pub(super) async fn reason_says(
        &self,
        submission: &Submission,
        reader: &Person,
        event: &Tournament,
        reason: &str,
    ) -> Result<String, SubmitError> {
        let Actor::Staff(director) = submission.by else {
            return Ok(self.event_says(reader, event, "event-reason", &[("reason", reason.into())]));
        };
        let who = self.person(director).await?;
        let facts = [("name", who.name.as_str().into()), ("reason", reason.into())];
        Ok(self.inner.speech.say(reader.lang, "desk-reason-told", &facts))
    }

    /// A letter about an event; `None` if its reader has no address, or wants news on the pages only.
    ///
    /// It goes at once, to readers of digests too: there are few, none is of a board that the digest shows, and who has got a place,
    /// or rests, or is out, may want to make other plans. What begins a round's games waits for the digest with these games.
    pub(in crate::door) fn event_letter(
        &self,
        reader: &Person,
        event: &Tournament,
        kind: LetterKind,
        said: Vec<String>,
    ) -> Result<Option<NewLetter>, SubmitError> {
        // Who is asked for something is told whatever he wants to be told.
        let asks = matches!(kind, LetterKind::EventDeputy | LetterKind::EventStuck | LetterKind::EventOffice);
        if reader.settings.delivery == Delivery::Off && !asks {
            return Ok(None);
        }
        let club = self.club();
        let what = match kind {
            LetterKind::EventPlace => "event-what-place",
            LetterKind::EventBye => "event-what-bye",
            LetterKind::EventWithdrawn => "event-what-withdrawn",
            LetterKind::EventOut => "event-what-out",
            LetterKind::Desk => "event-what-notice",
            LetterKind::EventOver => "event-what-over",
            LetterKind::EventCancelled => "event-what-cancelled",
            LetterKind::EventStuck => "event-what-stuck",
            LetterKind::EventWaits => "event-what-waits",
            LetterKind::EventDeputy => "event-what-deputy",
            LetterKind::EventEntered => "event-what-entered",
            LetterKind::EventOffice => "event-what-office",
            LetterKind::EventNews => "event-what-news",
            _ => "letter-what-answer",
        };
        let head = self.event_head(reader, event, what);
        let mut letter = Letter::new(reader.lang, &club.name, head);
        letter.news = said;
        letter.foot = vec![
            Fact {
                label: self.inner.speech.word(reader.lang, "event-page"),
                text: format!("{}/tournaments/{}", club.public_url, event.code),
            },
            Fact {
                label: self.inner.speech.word(reader.lang, "letter-settings"),
                text: format!("{}/account", club.public_url),
            },
        ];
        let subject = format!("[{}] {}", club.name, letter.head);
        self.club_letter(&letter, &Reader::from(reader), kind, subject, None)
    }

    /// The head of a letter about an event: which, and what has become of it, or of its reader.
    fn event_head(&self, reader: &Person, event: &Tournament, what: &str) -> String {
        let which = self.event_says(reader, event, "event-letter-head", &[]);
        format!("{which} · {}", self.inner.speech.word(reader.lang, what))
    }

    /// What answers a mail that asked for a change, with its reader; `None` for what came by another way.
    pub(super) async fn done_letter(
        &self,
        submission: &Submission,
        event: &Tournament,
        deed: &Deed,
    ) -> Result<Option<(PlayerId, NewLetter)>, SubmitError> {
        let (Via::Mail(_), Some(reader)) = (&submission.via, submission.by.player()) else { return Ok(None) };
        let person = self.person(reader).await?;
        let keys = std::iter::once(&deed.done).chain(&deed.besides);
        let mut said: Vec<String> =
            keys.map(|key| self.event_says(&person, event, key, &deed.facts)).collect();
        if matches!(deed.done, "event-done-entered" | "event-done-entered-over" | "event-done-waiting") {
            said.push(self.way_out_says(&person, event));
        }
        let letter = self.event_answer(submission, &person, event, said)?;
        Ok(letter.map(|letter| (reader, letter)))
    }

    /// An answer to a mail about an event.
    pub(super) fn event_answer(
        &self,
        submission: &Submission,
        reader: &Person,
        event: &Tournament,
        said: Vec<String>,
    ) -> Result<Option<NewLetter>, SubmitError> {
        let club = self.club();
        let mut letter =
            Letter::new(reader.lang, &club.name, self.event_head(reader, event, "letter-what-answer"));
        letter.news = said;
        letter.foot = vec![Fact {
            label: self.inner.speech.word(reader.lang, "event-page"),
            text: format!("{}/tournaments/{}", club.public_url, event.code),
        }];
        let subject = format!("[{}] {}", club.name, letter.head);
        self.club_letter(&letter, &Reader::from(reader), LetterKind::Answer, subject, reply_to(submission))
    }

    /// To those who come in from the waiting list.
    pub(super) async fn place_letters(
        &self,
        record: &EventRecord,
        comes_in: &[Entry],
    ) -> Result<Vec<NewLetter>, SubmitError> {
        let players = comes_in.iter().map(|entry| entry.player_id);
        let news = self.news_to(&record.event, players, LetterKind::EventPlace, "event-place").await?;
        let mut letters = Vec::new();
        for EventNews { reader, kind, said } in news {
            letters.extend(self.event_letter(&reader, &record.event, kind, said)?);
        }
        Ok(letters)
    }

    /// To those whom a knockout or a dropout has put out.
    pub(super) async fn out_news(
        &self,
        record: &EventRecord,
        out: &[usize],
        lots: &Lots,
    ) -> Result<Vec<EventNews>, SubmitError> {
        let bracket =
            (record.settings.format == Format::Knockout).then(|| knockout::bracket(&record.history(), lots));
        let people = super::rounds::people(&mut self.db().read().await?, record).await?;
        let person = |entry: usize| record.entries.get(entry).and_then(|entry| people.get(&entry.player));
        let lines = match record.settings.format {
            Format::Dropout => dropout::malus(&record.history()),
            Format::RoundRobin { .. } | Format::Knockout | Format::Swiss { .. } => Vec::new(),
        };
        let mut news = Vec::new();
        for &entry in out {
            let Some(reader) = person(entry) else { continue };
            let out = match lines.iter().find(|line| line.entry == entry) {
                Some(line) => {
                    let facts = [("malus", line.malus.into())];
                    self.event_says(reader, &record.event, "event-out-malus", &facts)
                }
                None => self.event_says(reader, &record.event, "event-out", &[]),
            };
            let mut said = vec![out];
            let beaten = bracket.as_ref().and_then(|bracket| bracket.lost_to(entry));
            if let Some((winner, why)) = beaten
                && let Some(winner) = person(winner)
            {
                said.extend(self.last_resort_says(reader, &record.event, "event-out-by-", Some(winner), why));
            }
            news.push(EventNews { reader: reader.clone(), kind: LetterKind::EventOut, said });
        }
        Ok(news)
    }

    /// What decided a match in which all games left it level: a lot, with where it can be computed anew, or losses on time.
    fn last_resort_says(
        &self,
        reader: &Person,
        event: &Tournament,
        key: &str,
        winner: Option<&Person>,
        why: Decided,
    ) -> Option<String> {
        let mut facts: Vec<(&'static str, Value)> = Vec::new();
        facts.extend(winner.map(|winner| ("name", winner.name.as_str().into())));
        let way = match why {
            Decided::Lot { round } => {
                facts.push(("round", round.into()));
                let page = format!("{}/tournaments/{}/draw", self.club().public_url, event.code);
                facts.push(("page", page.into()));
                "lot"
            }
            Decided::OnTime { winner, loser } => {
                facts.extend([("own", winner.into()), ("theirs", loser.into())]);
                "time"
            }
            _ => return None,
        };
        Some(self.event_says(reader, event, &format!("{key}{way}"), &facts))
    }

    async fn news_to(
        &self,
        event: &Tournament,
        players: impl Iterator<Item = PlayerId>,
        kind: LetterKind,
        key: &str,
    ) -> Result<Vec<EventNews>, SubmitError> {
        let mut tx = self.db().read().await?;
        let mut news = Vec::new();
        for player in players {
            let reader = Person::load(&mut tx, player).await.map_err(LoadError::from)?;
            let said = vec![self.event_says(&reader, event, key, &[])];
            news.push(EventNews { reader, kind, said });
        }
        Ok(news)
    }

    /// What a change of an event tells: one letter to each reader of `told` and of `readers`; what `says` says is the news.
    pub(super) async fn letters_of_change(
        &self,
        event: &Tournament,
        told: Closing,
        readers: impl IntoIterator<Item = PlayerId>,
        says: impl Fn(&Person) -> Vec<String>,
    ) -> Result<Vec<NewLetter>, SubmitError> {
        let Closing { notices, views } = told;
        let mut others: BTreeSet<PlayerId> = notices.iter().map(|notice| notice.reader).collect();
        others.extend(readers);
        let mut letters = Vec::new();
        for bundle in notice::bundles(sent_now(notices, &views, None)) {
            let (game, player) = (bundle.main.game, bundle.main.reader);
            let Some(view) = views.iter().find(|view| view.id == game) else { continue };
            let own = Told { lead: says(view.person(bundle.main.seat)), ..Told::default() };
            let thread = self.thread(game, player).await?;
            let file = self.file_of(&mut self.db().read().await?, &bundle, &views).await?;
            letters.extend(self.news_letter(
                &bundle,
                &views,
                &own,
                With { thread, file, ..With::default() },
            )?);
            others.remove(&player);
        }
        let mut tx = self.db().read().await?;
        for player in others {
            let reader = Person::load(&mut tx, player).await.map_err(LoadError::from)?;
            letters.extend(self.event_letter(&reader, event, LetterKind::EventNews, says(&reader))?);
        }
        Ok(letters)
    }

    /// To the director: a round has begun in which some meet again, since nothing else was left.
    pub(super) async fn rematch_letter(
        &self,
        record: &EventRecord,
        pairs: usize,
    ) -> Result<Option<NewLetter>, SubmitError> {
        let Some(id) = record.event.director_id else { return Ok(None) };
        let reader = self.person(id).await?;
        let facts = [("round", (record.rounds.len() + 1).into()), ("pairs", pairs.into())];
        let said = vec![self.event_says(&reader, &record.event, "event-rematches", &facts)];
        self.event_letter(&reader, &record.event, LetterKind::Desk, said)
    }

    /// To those who are left out of the start.
    pub(super) async fn left_out_letters(
        &self,
        tx: &mut Tx,
        event: &Tournament,
        left_out: &[PlayerId],
    ) -> Result<Vec<NewLetter>, SubmitError> {
        let mut letters = Vec::new();
        for &player in left_out {
            let reader = Person::load(tx, player).await.map_err(LoadError::from)?;
            let said = self.event_says(&reader, event, "event-without-you", &[]);
            letters.extend(self.event_letter(&reader, event, LetterKind::EventWithdrawn, vec![said])?);
        }
        Ok(letters)
    }

    /// To those who are in, or wait for a place, when the start that was due is not possible: what happens next.
    pub(super) async fn not_started_letters(
        &self,
        record: &EventRecord,
        entrants: usize,
        key: &str,
    ) -> Result<Vec<NewLetter>, SubmitError> {
        let event = &record.event;
        let mut tx = self.db().read().await?;
        let director = match event.director_id {
            Some(id) => Person::load(&mut tx, id).await.map_err(LoadError::from)?.name,
            None => self.club().name.clone(),
        };
        let waiting = record.waiting.iter().map(|entry| entry.player_id);
        let mut letters = Vec::new();
        for player in record.entries.iter().map(|entry| entry.player).chain(waiting) {
            // The director is told as the one who decides.
            if Some(player) == event.director_id {
                continue;
            }
            let reader = Person::load(&mut tx, player).await.map_err(LoadError::from)?;
            let facts = [("entrants", entrants.into()), ("director", director.as_str().into())];
            let said = self.event_says(&reader, event, key, &facts);
            letters.extend(self.event_letter(&reader, event, LetterKind::EventWaits, vec![said])?);
        }
        Ok(letters)
    }

    /// To the director, who has to decide something.
    pub(super) async fn director_letters(
        &self,
        event: &Tournament,
        key: &str,
        facts: &[(&'static str, Value)],
    ) -> Result<Vec<NewLetter>, SubmitError> {
        let Some(id) = event.director_id else { return Ok(Vec::new()) };
        let reader = self.person(id).await?;
        let said = vec![
            self.event_says(&reader, event, key, facts),
            self.event_says(&reader, event, "event-desk", &[]),
        ];
        Ok(self.event_letter(&reader, event, LetterKind::EventStuck, said)?.into_iter().collect())
    }

    /// Why somebody rests.
    pub(super) fn bye_says(
        &self,
        reader: &Person,
        record: &EventRecord,
        round: usize,
        bye: Bye,
    ) -> Vec<String> {
        let begun = self.event_says(reader, &record.event, "event-round-begins", &[("round", round.into())]);
        vec![begun, speech::pairing::bye(self.inner.speech, reader.lang, bye.why)]
    }

    /// To everybody who has a seat, who has left it too: who has won, and where the reader came.
    pub(super) async fn end_news(
        &self,
        record: &EventRecord,
        last: &Final,
        lots: &Lots,
    ) -> Result<Vec<EventNews>, SubmitError> {
        let mut tx = self.db().read().await?;
        let people = super::rounds::people(&mut tx, record).await?;
        drop(tx);
        let history = record.history();
        let tables = standings(&record.settings.format, &history, lots);
        let alone = history.playing().count() == 1;
        let last_resort = (record.settings.format == Format::Knockout)
            .then(|| knockout::bracket(&history, lots))
            .and_then(|bracket| bracket.levels.last()?.matches.first()?.advance);
        let mut news = Vec::new();
        for (index, entry) in record.entries.iter().enumerate() {
            let Some(reader) = people.get(&entry.player) else { continue };
            // Who has left the event, or was taken out, has played in it and wants to know; not who has left the club.
            if matches!(reader.status, PlayerStatus::Former | PlayerStatus::Archived) {
                continue;
            }
            let mut said = vec![self.event_says(reader, &record.event, "event-over", &[])];
            for (class, champions) in (1_usize..).zip(&last.champions) {
                let named: Vec<String> = champions
                    .iter()
                    .filter_map(|&entry| people.get(&record.entries.get(entry)?.player))
                    .map(|person| person.name.clone())
                    .collect();
                let classes = last.champions.len() > 1;
                let facts = [
                    ("names", self.inner.speech.list(reader.lang, &named).into()),
                    ("winners", named.len().into()),
                    ("class", class.into()),
                ];
                let nobody = history.playing().next().is_none();
                let key = speech::event::won(named.len(), classes, alone, nobody);
                said.push(self.event_says(reader, &record.event, key, &facts));
            }
            if let Some(advance) = last_resort {
                said.extend(self.last_resort_says(
                    reader,
                    &record.event,
                    "event-final-by-",
                    None,
                    advance.why,
                ));
            }
            // Where nobody has played there are no places.
            let line = tables.iter().filter(|table| !table.firsts(&history).is_empty()).find_map(|table| {
                table
                    .lines
                    .iter()
                    .find(|line| line.entry == index && !line.void)
                    .map(|line| (line, table.lines.len()))
            });
            if let Some((line, of)) = line {
                let facts = [
                    ("place", line.place.into()),
                    ("of", of.into()),
                    ("points", speech::pairing::points(line.half_points).into()),
                ];
                said.push(self.event_says(reader, &record.event, "event-your-place", &facts));
            }
            news.push(EventNews { reader: reader.clone(), kind: LetterKind::EventOver, said });
        }
        Ok(news)
    }
}
