//! Games that were played elsewhere: sent in by a player, confirmed by the other, released by a director.
use frcec_rules::{
    FenStyle, Line, StartPosition,
    club::{
        game::{EndReason, Event, Game, Outcome},
        pace::Pace,
    },
    ending::{self, Ending},
    pgn::{PgnGame, PgnResult, Reader as PgnReader},
};
use frcec_store::{
    GameId, PlayerId, Tx,
    asks::{self, AskKind},
    audit,
    games::{self, GameResult, NewGame},
    letters::{self, NewLetter},
    offsite::{self, Offsite, OffsiteState},
    players::{self, PlayerStatus},
};

use super::{
    ClubDenial, Door, LoadError, Receipt, Submission, SubmitError,
    ask::NewAsk,
    letter::Reader,
    matches::NotMade,
    rating,
    row::{RowError, new_events, row_of},
};
use crate::{
    mail::compose::{Fact, Help, Letter},
    people::Person,
    speech::{Lang, game as words, pgn as pgn_words},
};

/// How long the other player may take to confirm (ms): thirty days.
const OFFSITE_MS: i64 = 30 * 24 * 60 * 60 * 1000;
/// Plies that a game has at least.
const SHORTEST: u32 = 2;
/// Characters of the place at the most.
const PLACE: usize = 80;

/// What is asked about games from elsewhere.
#[derive(Clone, Debug)]
pub enum OffsiteCommand {
    /// A player sends one in.
    Send {
        /// Who.
        by: PlayerId,
        /// The game as PGN.
        pgn: String,
        /// Where it was played; the PGN's `Site` if `None`.
        place: Option<String>,
    },
    /// A player says whether it was played so.
    Say {
        /// Which game.
        id: i64,
        /// Who.
        by: PlayerId,
        /// Whether.
        yes: bool,
    },
    /// A director puts it into the archive.
    Release {
        /// Which game.
        id: i64,
        /// Whether it counts: not where engines are allowed (domain.md).
        rated: bool,
    },
    /// A director does not.
    Refuse {
        /// Which game.
        id: i64,
    },
}

/// A game as it is read from PGN, before its players are known.
#[derive(Clone, Debug)]
pub struct ReadGame {
    /// The position it began from.
    pub start: StartPosition,
    /// UCI text.
    pub moves: String,
    /// How it counts.
    pub outcome: Outcome,
    /// Why it ended, as far as the board tells.
    pub reason: EndReason,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// Where it was played, as its `Site` says.
    pub site: Option<String>,
    /// When it began (Unix ms).
    pub began_at: Option<i64>,
    /// When it ended (Unix ms).
    pub ended_at: Option<i64>,
}

impl ReadGame {
    /// What the archive needs of a game that was read; or why it cannot be there.
    pub fn of(game: &PgnGame) -> Result<Self, ClubDenial> {
        let outcome = match game.result {
            PgnResult::WhiteWins => Outcome::White,
            PgnResult::BlackWins => Outcome::Black,
            PgnResult::Draw => Outcome::Draw,
            PgnResult::Unfinished => return Err(ClubDenial::PgnUnfinished),
        };
        let start = start_of(&game.line).ok_or(ClubDenial::PgnNoStart)?;
        if game.line.len() < SHORTEST {
            return Err(ClubDenial::PgnTooShort);
        }
        let reason = match ending::automatic(&game.line) {
            Some(Ending::Checkmate { .. }) => EndReason::Checkmate,
            Some(Ending::Stalemate) => EndReason::Stalemate,
            Some(Ending::DeadPosition) => EndReason::DeadPosition,
            Some(Ending::FivefoldRepetition) => EndReason::FivefoldRepetition,
            Some(Ending::SeventyFiveMoves) => EndReason::SeventyFiveMoves,
            None => EndReason::Recorded,
        };
        // A dead position that somebody is said to have won elsewhere was not ended by the board there.
        let reason = if reason != EndReason::Checkmate && outcome != Outcome::Draw {
            EndReason::Recorded
        } else {
            reason
        };
        let named = |tag: &str| {
            let text: String = game.tag(tag)?.chars().filter(|c| !c.is_control()).take(PLACE).collect();
            Some(text.trim().to_owned()).filter(|text| !text.is_empty() && text != "?" && text != "-")
        };
        let day = |tag: &str| game.tag(tag).and_then(day);
        let began_at = day("UTCDate").or_else(|| day("Date"));
        Ok(Self {
            start,
            moves: game.line.uci_text(),
            outcome,
            reason,
            white: named("White").unwrap_or_else(|| "?".to_owned()),
            black: named("Black").unwrap_or_else(|| "?".to_owned()),
            site: named("Site"),
            began_at,
            ended_at: day("EndDate").or(began_at),
        })
    }

    /// The event that it is in the record.
    pub fn event(&self, ended_at: i64) -> Event {
        Event::Imported {
            start: self.start.id(),
            pace: Pace::default(),
            moves: self.moves.clone(),
            began_at: self.began_at,
            outcome: self.outcome,
            reason: self.reason,
            at: ended_at,
        }
    }
}

/// The one of the 960 positions that a line begins from.
fn start_of(line: &Line) -> Option<StartPosition> {
    let fen = line.prefix(0).fen(FenStyle::XFen);
    let rank = fen.split('/').nth(7)?.split(' ').next()?;
    let start = rank.parse::<StartPosition>().ok()?;
    (start.fen(FenStyle::XFen) == fen).then_some(start)
}

/// A day as PGN writes it, noon in UTC (Unix ms); `None` if a part of it is open.
fn day(text: &str) -> Option<i64> {
    let mut parts = text.trim().splitn(3, ['.', '-', '/']).map(str::parse::<i16>);
    let (year, month, day) = (parts.next()?.ok()?, parts.next()?.ok()?, parts.next()?.ok()?);
    let date = jiff::civil::Date::new(year, i8::try_from(month).ok()?, i8::try_from(day).ok()?).ok()?;
    let noon = date.at(12, 0, 0, 0).to_zoned(jiff::tz::TimeZone::UTC).ok()?;
    Some(noon.timestamp().as_millisecond())
}

/// The one game in a text.
fn only_game(text: &str, lang: Lang) -> Result<ReadGame, ClubDenial> {
    let mut reader = PgnReader::new(text.as_bytes());
    let first = reader.next().ok_or(ClubDenial::PgnEmpty)?;
    let game = first.map_err(|error| ClubDenial::Pgn {
        line: error.line,
        column: error.column,
        reason: pgn_words::fault(lang, &error.reason),
    })?;
    if game.line.is_empty() && game.tags.is_empty() {
        return Err(ClubDenial::PgnEmpty);
    }
    if reader.next().is_some() {
        return Err(ClubDenial::PgnSeveral);
    }
    ReadGame::of(&game)
}

impl Door {
    pub(super) async fn submit_offsite(
        &self,
        submission: &Submission,
        command: &OffsiteCommand,
    ) -> Result<Receipt, SubmitError> {
        match command {
            OffsiteCommand::Send { by, pgn, place } => {
                self.send_offsite(submission, *by, pgn, place.as_deref()).await
            }
            OffsiteCommand::Say { id, by, yes } => self.say_of_offsite(submission, *id, *by, *yes).await,
            OffsiteCommand::Release { id, rated } => self.release(submission, *id, *rated).await,
            OffsiteCommand::Refuse { id } => self.refuse_offsite(submission, *id).await,
        }
    }

    async fn send_offsite(
        &self,
        submission: &Submission,
        by: PlayerId,
        pgn: &str,
        place: Option<&str>,
    ) -> Result<Receipt, SubmitError> {
        let (sender, other, sent) = {
            let mut tx = self.db().read().await?;
            let sender = Person::load(&mut tx, by).await.map_err(LoadError::from)?;
            let game = only_game(pgn, sender.lang)?;
            let white = member(&mut tx, &game.white).await?;
            let black = member(&mut tx, &game.black).await?;
            if by != white && by != black {
                return Err(ClubDenial::PgnNotYours.into());
            }
            if white == black {
                return Err(ClubDenial::Yourself.into());
            }
            let place = place.map(str::trim).filter(|place| !place.is_empty()).map(str::to_owned);
            let place = place.or_else(|| game.site.clone()).ok_or(ClubDenial::PgnNoPlace)?;
            let now = submission.at;
            let ended_at = game.ended_at.filter(|at| *at <= now).ok_or(ClubDenial::PgnNoDate)?;
            let sent = Offsite {
                id: 0,
                sent_by: by,
                white_id: white,
                black_id: black,
                start_id: i64::from(game.start.id()),
                moves: game.moves.clone(),
                result: GameResult::of(game.outcome).ok_or(ClubDenial::PgnUnfinished)?,
                reason: game.reason.key().to_owned(),
                place: place.chars().filter(|c| !c.is_control()).take(PLACE).collect(),
                began_at: game.began_at.filter(|at| *at <= ended_at),
                ended_at,
                state: OffsiteState::Asked,
                white_said: by == white,
                black_said: by == black,
                rated: None,
                game_id: None,
                version: 0,
                created_at: now,
                changed_at: now,
            };
            here_already(&mut tx, &sent).await?;
            let other = if by == white { black } else { white };
            let other = Person::load(&mut tx, other).await.map_err(LoadError::from)?;
            (sender, other, sent)
        };
        let (door, for_answer) = (self.clone(), submission.clone());
        let mut commit = self.commit_for(submission, Receipt::Kept, None);
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    here_already(tx, &sent).await?;
                    let id = offsite::create(tx, &sent).await?;
                    let sent = Offsite { id, ..sent };
                    let receipt = Receipt::Offsite { id };
                    if let Some((_, stored)) = &mut commit.origin {
                        *stored = receipt.clone();
                    }
                    commit.begin(tx).await.map_err(NotMade::Undone)?;
                    if let Some((ask, letter)) = door.offsite_question(&sent, &sender, &other)? {
                        asks::insert(tx, &ask).await?;
                        letters::insert(tx, &letter).await?;
                    }
                    let facts = [("name", other.name.as_str().into()), ("number", id.into())];
                    let sentence = door.inner.speech.say(sender.lang, "offsite-sent", &facts);
                    if let Some(letter) = door.answer_by_mail(&for_answer, &sender, sentence)? {
                        letters::insert(tx, &letter).await?;
                    }
                    Ok(receipt)
                })
            })
            .await;
        self.made(written)
    }

    /// The letter that asks the other player whether the game was played so.
    fn offsite_question(
        &self,
        sent: &Offsite,
        sender: &Person,
        other: &Person,
    ) -> Result<Option<(asks::Ask, NewLetter)>, SubmitError> {
        let speech = self.inner.speech;
        let lang = other.lang;
        let facts = [("name", sender.name.as_str().into()), ("club", self.club().name.as_str().into())];
        let mut letter = Letter::new(lang, &self.club().name, speech.say(lang, "offsite-subject", &facts));
        letter.news = vec![speech.say(lang, "offsite-intro", &facts), speech.word(lang, "offsite-then")];
        let (white, black) = if sent.white_id == sender.id { (sender, other) } else { (other, sender) };
        letter.facts = [
            ("white", white.name.clone()),
            ("black", black.name.clone()),
            ("offsite-place", sent.place.clone()),
            ("offsite-ended", speech.day(lang, "UTC", sent.ended_at)),
            ("offsite-result", sent.result.to_string()),
        ]
        .into_iter()
        .map(|(key, text)| Fact { label: speech.word(lang, key), text })
        .collect();
        if let Some(line) = line_of(sent) {
            let position = start_of(&line).map(|start| start.to_string()).unwrap_or_default();
            letter.facts.push(Fact { label: speech.word(lang, "letter-position"), text: position });
            letter.moves_label = speech.word(lang, "letter-moves");
            letter.moves = words::move_list(&line, other.written(), 66);
        }
        letter.help_label = speech.word(lang, "offsite-answer");
        letter.help = ["accept", "decline"]
            .into_iter()
            .map(|word| Help {
                write: speech.word(lang, &format!("command-{word}")),
                does: speech.word(lang, &format!("offsite-does-{word}")),
            })
            .collect();
        letter.foot = vec![Fact {
            label: speech.word(lang, "offsite-page"),
            text: format!("{}/offsite", self.club().public_url),
        }];
        let new = NewAsk {
            kind: AskKind::Offsite,
            about: sent.id,
            body: "{}".to_owned(),
            hash: None,
            lasts_ms: OFFSITE_MS,
            reader: &Reader::from(other),
            in_reply_to: None,
        };
        self.club_question(new, &letter)
    }

    pub(super) async fn say_of_offsite(
        &self,
        submission: &Submission,
        id: i64,
        by: PlayerId,
        yes: bool,
    ) -> Result<Receipt, SubmitError> {
        let (sent, person, sender) = {
            let mut tx = self.db().read().await?;
            let sent = offsite::by_id(&mut tx, id)
                .await?
                .filter(|sent| sent.state == OffsiteState::Asked)
                .filter(|sent| [sent.white_id, sent.black_id].contains(&by))
                .ok_or(ClubDenial::NoOffsite(id))?;
            let person = Person::load(&mut tx, by).await.map_err(LoadError::from)?;
            let sender = Person::load(&mut tx, sent.sent_by).await.map_err(LoadError::from)?;
            (sent, person, sender)
        };
        let mut after = sent.clone();
        after.white_said |= yes && by == sent.white_id;
        after.black_said |= yes && by == sent.black_id;
        after.state = match (yes, after.white_said && after.black_said) {
            (false, _) => OffsiteState::Refused,
            (true, true) => OffsiteState::Confirmed,
            (true, false) => OffsiteState::Asked,
        };
        let key = if yes { "offsite-you-confirmed" } else { "offsite-you-refused" };
        let answer = self.answer_by_mail(submission, &person, self.inner.speech.word(person.lang, key))?;
        // Who sent it in learns of a no at once; of a yes when a director has looked.
        let told = if !yes && by != sent.sent_by {
            self.offsite_news(&sender, "offsite-refused-by", &person.name, "")?
        } else {
            None
        };
        let at = submission.at;
        let mut commit = self.commit_for(submission, Receipt::Offsite { id }, None);
        commit.letters.extend([answer, told].into_iter().flatten());
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    commit.apply(tx).await?;
                    offsite::update(tx, &after, at).await?;
                    asks::void_about(tx, AskKind::Offsite, id, at).await?;
                    Ok::<_, super::commit::Undone>(Receipt::Offsite { id })
                })
            })
            .await;
        self.member_written(written)
    }

    fn offsite_news(
        &self,
        reader: &Person,
        key: &str,
        name: &str,
        game: &str,
    ) -> Result<Option<NewLetter>, SubmitError> {
        let speech = self.inner.speech;
        let facts =
            [("name", name.into()), ("game", game.into()), ("club", self.club().name.as_str().into())];
        let subject = speech.say(reader.lang, "offsite-news-subject", &facts);
        let mut letter = Letter::new(reader.lang, &self.club().name, subject.clone());
        letter.news = vec![speech.say(reader.lang, key, &facts)];
        letter.foot = vec![Fact {
            label: speech.word(reader.lang, "offsite-page"),
            text: if game.is_empty() {
                format!("{}/offsite", self.club().public_url)
            } else {
                format!("{}/games/{game}", self.club().public_url)
            },
        }];
        self.club_letter(&letter, &Reader::from(reader), "offsite", subject, None)
    }

    /// A confirmed game from elsewhere, if this director may decide about it.
    async fn to_decide(
        &self,
        tx: &mut Tx,
        submission: &Submission,
        id: i64,
    ) -> Result<(Offsite, Person, Person), SubmitError> {
        let sent = offsite::by_id(tx, id)
            .await?
            .filter(|sent| sent.state == OffsiteState::Confirmed)
            .ok_or(ClubDenial::NoOffsite(id))?;
        let director = submission.by.player().ok_or(SubmitError::NotYours)?;
        if [sent.white_id, sent.black_id].contains(&director) {
            return Err(ClubDenial::OwnOffsite.into());
        }
        let white = Person::load(tx, sent.white_id).await.map_err(LoadError::from)?;
        let black = Person::load(tx, sent.black_id).await.map_err(LoadError::from)?;
        Ok((sent, white, black))
    }

    async fn release(&self, submission: &Submission, id: i64, rated: bool) -> Result<Receipt, SubmitError> {
        let (sent, white, black) = {
            let mut tx = self.db().read().await?;
            self.to_decide(&mut tx, submission, id).await?
        };
        let reason = serde_json::from_value(serde_json::Value::String(sent.reason.clone()));
        let start = u16::try_from(sent.start_id).unwrap_or(u16::MAX);
        let event = Event::Imported {
            start,
            pace: Pace::default(),
            moves: sent.moves.clone(),
            began_at: sent.began_at,
            outcome: sent.result.into(),
            reason: reason.map_err(|_| LoadError::Row { key: GameId(0), source: RowError::Finish })?,
            at: sent.ended_at,
        };
        let entry = self.audit(submission, "release game from elsewhere", &format!("offsite {id}"));
        let (door, at) = (self.clone(), submission.at);
        let mut commit = self.commit_for(submission, Receipt::Kept, None);
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    let new = NewGame {
                        match_id: None,
                        number_in_match: 1,
                        tournament_id: None,
                        white_id: white.id,
                        black_id: black.id,
                        start_id: start,
                        pace: Pace::default().to_string(),
                        rated,
                        place: Some(sent.place.clone()),
                    };
                    let game = archive(tx, &new, &event, at).await?;
                    let released = Offsite {
                        state: OffsiteState::Released,
                        rated: Some(rated),
                        game_id: Some(game),
                        ..sent
                    };
                    offsite::update(tx, &released, at).await?;
                    if rated {
                        // It may have ended before others that have moved the ratings since.
                        rating::recompute(tx).await?;
                    }
                    audit::insert(tx, &entry).await?;
                    let receipt = Receipt::Offsite { id };
                    if let Some((_, stored)) = &mut commit.origin {
                        *stored = receipt.clone();
                    }
                    commit.begin(tx).await.map_err(NotMade::Undone)?;
                    let key = if rated { "offsite-released-rated" } else { "offsite-released" };
                    for (reader, other) in [(&white, &black), (&black, &white)] {
                        if let Some(letter) =
                            door.offsite_news(reader, key, &other.name, &game.to_string())?
                        {
                            letters::insert(tx, &letter).await?;
                        }
                    }
                    Ok(receipt)
                })
            })
            .await;
        self.made(written)
    }

    async fn refuse_offsite(&self, submission: &Submission, id: i64) -> Result<Receipt, SubmitError> {
        let (sent, white, black) = {
            let mut tx = self.db().read().await?;
            self.to_decide(&mut tx, submission, id).await?
        };
        let entry = self.audit(submission, "refuse game from elsewhere", &format!("offsite {id}"));
        let at = submission.at;
        let mut commit = self.commit_for(submission, Receipt::Offsite { id }, None);
        for (reader, other) in [(&white, &black), (&black, &white)] {
            commit.letters.extend(self.offsite_news(reader, "offsite-not-released", &other.name, "")?);
        }
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    commit.apply(tx).await?;
                    offsite::update(tx, &Offsite { state: OffsiteState::Refused, ..sent }, at).await?;
                    audit::insert(tx, &entry).await?;
                    Ok::<_, super::commit::Undone>(Receipt::Offsite { id })
                })
            })
            .await;
        self.member_written(written)
    }
}

/// Puts a finished game into the record as its one event.
pub(super) async fn archive(tx: &mut Tx, new: &NewGame, event: &Event, at: i64) -> Result<GameId, NotMade> {
    let game = Game::fold([event]).map_err(|error| {
        SubmitError::from(LoadError::Row { key: GameId(0), source: RowError::Game(error) })
    })?;
    let events = new_events(std::slice::from_ref(event), at);
    Ok(games::create(tx, new, &events, &row_of(&game), at).await?)
}

/// Refuses a game that is here, or waits.
async fn here_already(tx: &mut Tx, sent: &Offsite) -> Result<(), SubmitError> {
    let start = u16::try_from(sent.start_id).unwrap_or(u16::MAX);
    if let Some(game) = games::same(tx, sent.white_id, sent.black_id, start, &sent.moves).await? {
        return Err(ClubDenial::GameKnown(format!("/games/{game}")).into());
    }
    if let Some(known) = offsite::same(tx, sent).await? {
        return Err(ClubDenial::GameKnown(format!("/offsite#o{}", known.id)).into());
    }
    Ok(())
}

/// The moves of a game that was sent in.
pub fn line_of(sent: &Offsite) -> Option<Line> {
    let start = StartPosition::new(u16::try_from(sent.start_id).ok()?)?;
    Line::replay(start, &sent.moves).ok()
}

/// The member whom a PGN names by handle or by full name.
async fn member(tx: &mut Tx, name: &str) -> Result<PlayerId, SubmitError> {
    let there =
        |status| matches!(status, PlayerStatus::Active | PlayerStatus::Inactive | PlayerStatus::Suspended);
    if let Some(player) = players::by_handle(tx, name).await?.filter(|player| there(player.status)) {
        return Ok(player.id);
    }
    let named = players::by_name(tx, name).await?;
    let mut named = named.into_iter().filter(|player| there(player.status));
    match (named.next(), named.next()) {
        (Some(player), None) => Ok(player.id),
        // Two members of one name: the handle tells them apart.
        _ => Err(ClubDenial::PgnNoMember(name.to_owned()).into()),
    }
}

impl From<ClubDenial> for super::matches::NotMade {
    fn from(denial: ClubDenial) -> Self {
        Self::Submit(denial.into())
    }
}
