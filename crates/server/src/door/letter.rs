//! From what is to be told to a letter in the outbox.
use std::{borrow::Cow, collections::BTreeMap};

use frcec_rules::club::seat::Seat;
use frcec_store::{
    GameId, LetterId, PlayerId, StoreError, TournamentId, Tx, games,
    letters::{self, NewLetter, Tells, dedupe_key},
    players::address_key,
    tournaments,
};

use super::{
    Door, SubmitError,
    answer::{Answered, words_again, words_left},
    fold::{self, Folds, folding},
    lines::Own,
    matches::NotMade,
    row::json,
};
use crate::{
    mail::{
        address::{Kind as AddressKind, Tag},
        compose::{
            Letter, LetterKind, Listing,
            assemble::{Enclosure, Headers, REFERENCES},
            game::Writer,
            picture::{PictureSpec, letter_bytes},
        },
    },
    notice::{self, Bundle, Kind, Notice, Way},
    people::Person,
    pgn::{self, About},
    settings::PgnFile,
    view::GameView,
};

/// Letters of a game that are looked at for the thread: the last ones, and the root may be among them.
pub(super) const THREAD: u32 = 6;

/// Whom a letter that belongs to no game is written to.
pub(super) struct Reader {
    /// The member; `None` for somebody who asks to become one.
    pub(super) player: Option<PlayerId>,
    pub(super) name: String,
    pub(super) address: Option<String>,
    /// All addresses of a member whom no letter reaches; see [`Reader::answered_at`].
    pub(super) in_vain: Vec<String>,
}

impl Reader {
    /// Somebody who is no member.
    pub(super) const fn stranger(name: String, address: String) -> Self {
        Self { player: None, name, address: Some(address), in_vain: Vec::new() }
    }

    /// Where what answers a mail goes: where all letters go, or, if mail reaches none of the member's addresses, to the one that the mail
    /// came from: its writer reads there.
    fn answered_at(&self, mail: Option<&Answered>) -> Option<&String> {
        let from = mail.and_then(|mail| mail.from.as_deref()).map(address_key);
        let wrote = self.in_vain.iter().find(|known| from.as_ref() == Some(&address_key(known)));
        wrote.or(self.address.as_ref())
    }

    /// Who gets an answer although no letter reaches him otherwise.
    fn unreached(&self) -> Option<PlayerId> {
        self.player.filter(|_| !self.in_vain.is_empty())
    }
}

impl From<&Person> for Reader {
    fn from(person: &Person) -> Self {
        let in_vain = if person.reached { Vec::new() } else { person.confirmed.clone() };
        Self { player: Some(person.id), name: person.name.clone(), address: person.address.clone(), in_vain }
    }
}

/// What one reader alone is told beside the news.
#[derive(Clone, Debug, Default)]
pub(super) struct Told {
    /// Before the news; what they say of the first game's end is not said again in general words.
    pub(super) lead: Vec<String>,
    /// Behind the news.
    pub(super) sentences: Vec<String>,
    /// Behind the news of another game than the first.
    pub(super) of_games: BTreeMap<GameId, Vec<String>>,
    /// Conditional lines, notes.
    pub(super) lists: Vec<Listing>,
}

/// Where a letter stands in its game.
pub(super) struct Place<'a> {
    pub(super) view: &'a GameView,
    pub(super) seat: Seat,
    /// What kind of letter it is.
    pub(super) kind: LetterKind,
    /// What an answer to it may do.
    pub(super) address: AddressKind,
    /// Whether the next host's taking it starts the reader's clock.
    pub(super) tells: bool,
    /// What keeps it from being written twice; `None` for answers, of which there may be several.
    pub(super) once: bool,
    /// The mail it answers, without `<>`.
    pub(super) in_reply_to: Option<Answered>,
    /// Message-IDs of the reader's newest letters of the game, the newest last.
    pub(super) thread: Vec<String>,
    /// The game as a file.
    pub(super) file: Option<Enclosure>,
    /// Other games of which the letter asks or tells as much: its subject names them, and it stands in their threads too.
    pub(super) also: Vec<(&'a GameView, Seat)>,
}

/// What goes with a letter that tells news.
#[derive(Default)]
pub(super) struct With {
    /// The mail that is answered, without `<>`.
    pub(super) in_reply_to: Option<Answered>,
    /// See [`Place::thread`].
    pub(super) thread: Vec<String>,
    /// The game as a file.
    pub(super) file: Option<Enclosure>,
}

impl Door {
    pub(super) fn writer(&self, now: i64) -> Writer<'_> {
        Writer { speech: self.inner.speech, club: &self.inner.club, now }
    }

    /// The letter that tells a bundle of notices; `None` if its reader has no address.
    pub(super) fn news_letter(
        &self,
        bundle: &Bundle,
        views: &[GameView],
        told: &Told,
        with: With,
    ) -> Result<Option<NewLetter>, SubmitError> {
        let now = self.clock().now();
        let main = &bundle.main;
        let Some(view) = views.iter().find(|view| view.id == main.game) else { return Ok(None) };
        let mut also_tells = Vec::new();
        let mut write_to = BTreeMap::new();
        for notice in bundle.also.iter().filter(|notice| notice.to_move) {
            let Some(other) = views.iter().find(|view| view.id == notice.game) else { continue };
            let ply = other.game.ply();
            let kind = AddressKind::Turn;
            let tag = Tag::Game { kind, game: other.id.0, ply, seat: notice.seat };
            write_to.insert(other.id, self.reply_address(tag)?);
            if notice::tells(notice) {
                also_tells.push(Tells { game: other.id, ply });
            }
        }
        let Some(mut letter) = self.writer(now).news(bundle, views, &write_to, &told.of_games) else {
            return Ok(None);
        };
        if !told.lead.is_empty() && main.kind == Kind::Over {
            letter.news.clear();
        }
        letter.news.splice(0..0, told.lead.iter().cloned());
        letter.news.extend(told.sentences.iter().cloned());
        letter.lists.clone_from(&told.lists);
        let place = Place {
            view,
            seat: main.seat,
            kind: main.kind.into(),
            // A receipt's address can never move; whoever is to move has a turn's address, whatever the news.
            address: if main.to_move { AddressKind::Turn } else { AddressKind::Receipt },
            tells: notice::tells(main),
            once: true,
            in_reply_to: with.in_reply_to,
            thread: with.thread,
            file: with.file,
            also: beside(bundle, views),
        };
        let reply = place.in_reply_to.clone();
        let letter = self.game_letter(&letter, place)?;
        Ok(letter.map(|letter| NewLetter { also_tells, fold: folding(bundle, views, told, reply), ..letter }))
    }

    /// Queues the letters that tell `told`, all that one submission caused outside of a game's own commit: one for each
    /// reader (rule of the house 7).
    pub(super) async fn write_news(
        &self,
        tx: &mut Tx,
        told: Vec<Notice>,
        views: &[GameView],
    ) -> Result<(), NotMade> {
        self.write_news_with(tx, told, views, &[]).await
    }

    /// The same with what the players of each game alone learn.
    pub(super) async fn write_news_with(
        &self,
        tx: &mut Tx,
        told: Vec<Notice>,
        views: &[GameView],
        own: &[(GameId, Own)],
    ) -> Result<(), NotMade> {
        self.write_news_of(tx, told, views, own, &[], &mut Folds::default()).await
    }

    /// The same; of these events something may follow at once, and what waits in `folds` for this is told in the same letters.
    pub(super) async fn write_news_of(
        &self,
        tx: &mut Tx,
        told: Vec<Notice>,
        views: &[GameView],
        own: &[(GameId, Own)],
        looks: &[TournamentId],
        folds: &mut Folds,
    ) -> Result<(), NotMade> {
        let mut written = Vec::new();
        for bundle in notice::bundles(sent_now(told, views, None)) {
            let mut told = Told::default();
            for (game, own) in own {
                let more = own.told_in(&bundle, *game);
                told.lead.extend(more.lead);
                told.sentences.extend(more.sentences);
                told.lists.extend(more.lists);
            }
            if let Some(folded) = folds.take(tx, bundle.main.reader).await? {
                written.extend(self.folded_letter(tx, folded, Some((bundle, views)), told).await?);
                continue;
            }
            let thread = letters::thread(tx, bundle.main.game, bundle.main.reader, THREAD).await?;
            let file = self.file_of(tx, &bundle, views).await?;
            written.extend(self.news_letter(
                &bundle,
                views,
                &told,
                With { thread, file, ..With::default() },
            )?);
        }
        fold::wait_for(&mut written, looks);
        letters::insert_all(tx, &written).await?;
        Ok(())
    }

    /// The games whose end `bundle` tells, as one file, if its reader wants it.
    pub(super) async fn file_of(
        &self,
        tx: &mut Tx,
        bundle: &Bundle,
        views: &[GameView],
    ) -> Result<Option<Enclosure>, StoreError> {
        let over = [&bundle.main].into_iter().chain(&bundle.also).filter(|notice| notice.kind == Kind::Over);
        let mut games = Vec::new();
        for notice in over {
            let Some(view) = views.iter().find(|view| view.id == notice.game) else { continue };
            if view.person(notice.seat).settings.pgn == PgnFile::Never {
                continue;
            }
            let Some(stored) = games::load(tx, view.id).await? else { continue };
            let event = match stored.tournament_id {
                Some(id) => tournaments::by_id(tx, id).await?.map(|event| event.name),
                None => None,
            };
            games.push((view, self.pgn_text(view, event.as_deref(), stored.created_at)));
        }
        let Some((first, _)) = games.first() else { return Ok(None) };
        let name = match games.len() {
            1 => first.name.clone(),
            several => format!("{}-{several}", first.name),
        };
        Ok(Some(Enclosure::pgn(&name, games.into_iter().map(|(_, text)| text).collect())))
    }

    /// The newest letters of a game to a player, for the thread of the next one.
    pub(super) async fn thread(&self, game: GameId, player: PlayerId) -> Result<Vec<String>, SubmitError> {
        let mut tx = self.db().read().await?;
        Ok(letters::thread(&mut tx, game, player, THREAD).await?)
    }

    /// A game as a file.
    pub(super) fn pgn_file(&self, view: &GameView, event: Option<&str>, created_at: i64) -> Enclosure {
        Enclosure::pgn(&view.name, self.pgn_text(view, event, created_at))
    }

    /// A game as text for other programs.
    pub(super) fn pgn_text(&self, view: &GameView, event: Option<&str>, created_at: i64) -> String {
        let club = self.club();
        let about = About {
            club,
            event: event.unwrap_or(&club.name),
            // Letters are written about games of the club alone.
            place: None,
            created_at,
        };
        pgn::write(view, about)
    }

    /// A letter of a game, ready for the outbox; `None` if its reader has no address.
    pub(super) fn game_letter(
        &self,
        letter: &Letter,
        place: Place<'_>,
    ) -> Result<Option<NewLetter>, SubmitError> {
        let now = self.clock().now();
        let Place { view, seat, .. } = place;
        let reader = Reader::from(view.person(seat));
        let Some(address) = reader.answered_at(place.in_reply_to.as_ref()).cloned() else { return Ok(None) };
        let letter = &self.as_answer(letter, &reader, place.kind, place.in_reply_to.as_ref());
        let game = &view.game;
        let tag = Tag::Game { kind: place.address, game: view.id.0, ply: game.ply(), seat };
        let id = self.ids().time_ordered(now);
        let root = |view: &GameView, seat: Seat| {
            format!("g{}.{}{}@{}", view.id, seat.letter(), self.record_mark(), self.domain())
        };
        let roots: Vec<String> = place.also.iter().map(|(other, seat)| root(other, *seat)).collect();
        let root = root(view, seat);
        // The first letter of a thread is its root.
        let first = place.kind == LetterKind::Started && place.once;
        let message_id = if first { root.clone() } else { format!("l{id:x}@{}", self.domain()) };
        let headers = Headers {
            from_name: self.club().name.clone(),
            from: self.reply_address(tag)?,
            to_name: reader.name.clone(),
            to: address.clone(),
            subject: subject(&self.club().name, view, &place.also),
            at: now,
            message_id: message_id.clone(),
            references: if first {
                Vec::new()
            } else {
                references(root, roots, place.thread, place.in_reply_to.as_ref().map(|mail| &mail.id))
            },
            in_reply_to: place.in_reply_to.map(|mail| mail.id),
            boundary: format!("=_{id:x}"),
            unsubscribe: None,
        };
        let html = letter.html().map_err(|error| SubmitError::Letter(error.to_string()))?;
        Ok(Some(NewLetter {
            id: LetterId(id),
            player_id: reader.player,
            address,
            envelope_from: self.bounce_address(id)?,
            game_id: Some(view.id),
            version: Some(game.version()),
            kind: place.kind.key().to_owned(),
            dedupe_key: place
                .once
                .then(|| dedupe_key(view.id, game.version(), place.kind.key(), view.person(seat).id)),
            tells_ply: place.tells.then(|| game.ply()),
            also_tells: Vec::new(),
            message_id,
            subject: headers.subject.clone(),
            headers: json(&headers),
            text: letter.text(),
            html: Some(html),
            picture: Some(json(&PictureSpec {
                start: game.snapshot().start,
                moves: game.snapshot().moves.clone(),
                ply: game.ply(),
                side: seat,
            })),
            attachment: place.file.as_ref().map(json),
            again_of: None,
            created_at: now,
            send_at: now,
            fold: None,
        }))
    }

    /// A letter that belongs to no game, from the club's own address.
    pub(super) fn club_letter(
        &self,
        letter: &Letter,
        reader: &Reader,
        kind: LetterKind,
        subject: String,
        in_reply_to: Option<Answered>,
    ) -> Result<Option<NewLetter>, SubmitError> {
        self.letter_from(letter, reader, self.club_address(), kind, subject, in_reply_to)
    }

    /// The octets of a stored letter, as it was or will be sent; without the signature.
    pub fn octets_of(&self, letter: &frcec_store::letters::Letter) -> Result<Vec<u8>, SubmitError> {
        letter_bytes(letter).map_err(|error| SubmitError::Letter(error.to_string()))
    }

    /// A letter that belongs to no single game, from the address that it is to be answered to.
    pub(super) fn letter_from(
        &self,
        letter: &Letter,
        reader: &Reader,
        from: String,
        kind: LetterKind,
        subject: String,
        in_reply_to: Option<Answered>,
    ) -> Result<Option<NewLetter>, SubmitError> {
        let now = self.clock().now();
        let Some(address) = reader.answered_at(in_reply_to.as_ref()).cloned() else { return Ok(None) };
        let letter = &self.as_answer(letter, reader, kind, in_reply_to.as_ref());
        let id = self.ids().time_ordered(now);
        // An answer stays in the conversation; whatever is asked, or has an end of its own, says so in its subject.
        let answers = matches!(kind, LetterKind::Answer | LetterKind::Refused);
        let kept = in_reply_to.as_ref().filter(|_| answers).and_then(Answered::subject);
        let subject = kept.unwrap_or(subject);
        let headers = Headers {
            from_name: self.club().name.clone(),
            from,
            to_name: reader.name.clone(),
            to: address.clone(),
            subject: subject.clone(),
            at: now,
            message_id: format!("l{id:x}@{}", self.domain()),
            references: in_reply_to.as_ref().map(Answered::thread).unwrap_or_default(),
            in_reply_to: in_reply_to.map(|mail| mail.id),
            boundary: format!("=_{id:x}"),
            unsubscribe: None,
        };
        let html = letter.html().map_err(|error| SubmitError::Letter(error.to_string()))?;
        Ok(Some(NewLetter {
            id: LetterId(id),
            player_id: reader.player,
            address,
            envelope_from: self.bounce_address(id)?,
            game_id: None,
            version: None,
            kind: kind.key().to_owned(),
            dedupe_key: None,
            tells_ply: None,
            also_tells: Vec::new(),
            message_id: headers.message_id.clone(),
            subject,
            headers: json(&headers),
            text: letter.text(),
            html: Some(html),
            picture: None,
            attachment: None,
            again_of: None,
            created_at: now,
            send_at: now,
            fold: None,
        }))
    }

    /// The letter with what of the mail that it answers is passed on to nobody, and, to a member whom nothing else reaches, with the
    /// way to change that: this one is read.
    fn as_answer<'a>(
        &self,
        letter: &'a Letter,
        reader: &Reader,
        kind: LetterKind,
        answered: Option<&Answered>,
    ) -> Cow<'a, Letter> {
        let Some(answered) = answered else { return Cow::Borrowed(letter) };
        let unreached = reader.unreached();
        if answered.left.is_none() && unreached.is_none() {
            return Cow::Borrowed(letter);
        }
        let mut letter = letter.clone();
        let (speech, lang) = (self.inner.speech, letter.lang);
        let said = if kind == LetterKind::Refused { words_again } else { words_left };
        letter.news.extend(answered.left.as_deref().map(|left| said(speech, lang, left)));
        if let Some(player) = unreached {
            let facts = [("club", self.club().name.as_str().into())];
            letter.news.push(speech.say(lang, "failing-answer", &facts));
            letter.foot.push(self.addresses_fact(lang, player));
        }
        Cow::Owned(letter)
    }

    pub(super) fn reply_address(&self, tag: Tag) -> Result<String, SubmitError> {
        self.signer().address(tag, self.domain()).map_err(|error| SubmitError::Letter(error.to_string()))
    }

    pub(super) fn bounce_address(&self, id: i64) -> Result<String, SubmitError> {
        self.reply_address(Tag::Letter { id })
    }

    /// Starts every clock that a letter tells of.
    pub(super) async fn told_letter(
        &self,
        letter: LetterId,
        at: i64,
        note: Option<&str>,
    ) -> Result<bool, SubmitError> {
        use frcec_rules::club::game::{Command as Rules, Telling};
        let told = letters::tells(&mut self.db().read().await?, letter).await?;
        let mut started = false;
        for Tells { game, ply } in told {
            let told = Rules::Told { ply, by: Telling::Letter, note: note.map(str::to_owned) };
            started |= self.tell(game, told, at).await?;
        }
        Ok(started)
    }

    /// Submits a telling; that the position has moved on or was told before is no error.
    pub(super) async fn tell(
        &self,
        game: GameId,
        command: frcec_rules::club::game::Command,
        at: i64,
    ) -> Result<bool, SubmitError> {
        use super::{Actor, Command, GameCommand, Submission, Via};
        let submission = Submission {
            by: Actor::Club,
            via: Via::Club,
            at,
            origin: None,
            command: Command::Game(GameCommand::new(game, command)),
        };
        match self.submit(submission).await {
            Ok(_) => Ok(true),
            Err(SubmitError::Denied { .. }) => Ok(false),
            Err(error) => Err(error),
        }
    }
}

/// The thread of a letter, root first (RFC 5322, 3.6.4): the roots of other games that it tells of, the last of the game's letters
/// and the mail that is answered.
fn references(
    root: String,
    others: Vec<String>,
    thread: Vec<String>,
    answered: Option<&String>,
) -> Vec<String> {
    let mut last: Vec<String> =
        thread.into_iter().filter(|id| *id != root).chain(answered.cloned()).collect();
    last.drain(..last.len().saturating_sub(REFERENCES - others.len().min(NAMED)));
    [root].into_iter().chain(others.into_iter().take(NAMED)).chain(last).collect()
}

/// Other games that a subject names, and whose thread a letter joins, at most.
const NAMED: usize = 2;

/// The other games of a letter that ask something of the reader, or are over.
fn beside<'a>(bundle: &Bundle, views: &'a [GameView]) -> Vec<(&'a GameView, Seat)> {
    let weighs = |notice: &&Notice| {
        (notice.to_move && notice.kind != Kind::Started)
            || matches!(notice.kind, Kind::Over | Kind::Corrected)
    };
    let of = |notice: &Notice| Some((views.iter().find(|view| view.id == notice.game)?, notice.seat));
    bundle.also.iter().filter(weighs).filter_map(of).collect()
}

/// The subject of a game's letter; of one about more games, as many as a subject has room for, their names too.
fn subject(club: &str, view: &GameView, also: &[(&GameView, Seat)]) -> String {
    if also.is_empty() || also.len() > NAMED {
        return view.subject(club);
    }
    let of = |view: &GameView| [view.white.id, view.black.id];
    let same = |other: &GameView| of(other).iter().all(|player| of(view).contains(player));
    let names: Vec<&str> =
        [view.name.as_str()].into_iter().chain(also.iter().map(|(other, _)| other.name.as_str())).collect();
    let names = names.join(", ");
    if also.iter().all(|(other, _)| same(other)) {
        format!("[{club}] {names}: {} - {}", view.white.name, view.black.name)
    } else {
        format!("[{club}] {names}")
    }
}

/// The notices that go out in letters at once; `answered` is the member whose own submission caused them, if a receipt is
/// wanted.
pub(super) fn sent_now(told: Vec<Notice>, views: &[GameView], answered: Option<PlayerId>) -> Vec<Notice> {
    let now = |notice: &Notice| {
        let view = views.iter().find(|view| view.id == notice.game);
        view.is_none_or(|view| way_of(notice, view, answered) == Way::Now)
    };
    told.into_iter().filter(now).collect()
}

/// The way of one notice.
pub(super) fn way_of(notice: &Notice, view: &GameView, answered: Option<PlayerId>) -> Way {
    let reader = view.person(notice.seat);
    notice::way(notice.kind, reader.settings.delivery, answered == Some(reader.id))
}
