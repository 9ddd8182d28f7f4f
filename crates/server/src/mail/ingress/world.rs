//! What the record knows of a mail's recipients and its sender.

use frcec_rules::Line;
use frcec_rules::club::seat::Seat;
use frcec_store::{
    GameId, LetterId, PlayerId, StoreError, Tx,
    answers::{self, AtSeat},
    asks::{self, AskKind},
    digests, letters, merge, players, whole,
};

use super::{DAY_MS, Incoming, Ingress, silence::Silence};
use crate::door::{
    Answer as DoorAnswer, Command, LoadError, Loaded, SubmitError, WORDS_AFTER_DAYS, load_game,
};
use crate::mail::address::{Identity, Kind, Recipient, Tag};
use crate::mail::command::Action;
use crate::mail::judge::{Answer, Asked, Digest, Offer, Place, Table, Verdict};
use crate::mail::read::Mail;
use crate::people::Person;
use crate::speech::{Lang, Speech};
use crate::view::Club;

/// All that is known around a mail.
pub(super) struct Known {
    /// One for each recipient, in order.
    pub(super) places: Vec<KnownPlace>,
    /// The member whose address the From field names.
    pub(super) sender: Option<PlayerId>,
    /// Whether the Message-ID is that of a letter of ours.
    pub(super) ours: bool,
    /// The address of a sender who is no member.
    pub(super) stranger: Option<Identity>,
    /// Whether that stranger was answered within a day.
    pub(super) greeted: bool,
    /// How often mails of the sender's to no game were without a command within a day; none of a sender who is no member.
    pub(super) silence: Option<Silence>,
}

impl Known {
    /// The answer to somebody who is no member: once a day, and only where the judgement names one.
    pub(super) fn welcome(&self, verdict: &Verdict, mail: Option<&Mail>, club: &Club) -> Command {
        let speech = Speech::new();
        let lang = Lang::default();
        match (&self.stranger, &verdict.answer) {
            (Some(stranger), Some(Answer::General(Action::Join))) if !self.greeted => {
                mail.map_or(Command::Keep, |mail| Ingress::join(stranger.to_string(), mail))
            }
            (Some(stranger), Some(Answer::General(_))) if !self.greeted => {
                let facts = [("club", club.name.as_str().into()), ("url", club.public_url.as_str().into())];
                Command::Answer(DoorAnswer::Stranger {
                    address: stranger.to_string(),
                    subject: speech.say(lang, "mail-subject-answer", &facts),
                    sentences: vec![speech.say(lang, "mail-welcome", &facts)],
                })
            }
            _ => Command::Keep,
        }
    }
}

/// A recipient, for the judgement and for the record.
pub(super) struct KnownPlace {
    pub(super) place: Place,
    pub(super) at: At,
}

impl KnownPlace {
    /// At a seat, its player, if a mail from this address is the player's own; and how often a mail of theirs to no game was
    /// without a command within a day.
    fn sent_from(&self, address: &str) -> Option<(PlayerId, &Silence)> {
        let (Place::Seat(table), At::Seat { player, silence_anywhere, .. }) = (&self.place, &self.at) else {
            return None;
        };
        let from = Identity::of(address)?;
        table.owners.contains(&from).then_some((*player, silence_anywhere))
    }
}

/// Where in the record a recipient is.
pub(super) enum At {
    /// Nowhere in particular.
    Club,
    /// A letter's bounce address.
    Letter { letter: LetterId },
    /// A newsletter.
    Newsletter { player: PlayerId },
    /// A question that concerns no game: who was asked, where, and in which language.
    Ask { ask: i64, kind: AskKind, about: i64, player: Option<PlayerId>, address: String, lang: Lang },
    /// A seat.
    Seat {
        game: GameId,
        seat: Seat,
        player: PlayerId,
        lang: Lang,
        /// Writes to the player, with the player's letters.
        speech: Speech,
        line: Box<Line>,
        /// Whether the address is that of a question, and something still waits for the answer.
        asked: bool,
        /// How many things wait for the player's yes in the game.
        held: usize,
        /// How often a mail of the player's to this seat was without a command within a day.
        silence: Silence,
        /// The same of mails to no game.
        silence_anywhere: Silence,
        /// The game, as the door loads it.
        loaded: Box<Loaded>,
    },
    /// A digest, with its seats by number.
    Digest { player: PlayerId, lang: Lang, issue: u32, seats: Vec<(u32, At)>, silence: Silence },
}

impl At {
    /// The game, at a seat.
    pub(super) const fn game(&self) -> Option<GameId> {
        match self {
            Self::Seat { game, .. } => Some(*game),
            Self::Club
            | Self::Letter { .. }
            | Self::Digest { .. }
            | Self::Newsletter { .. }
            | Self::Ask { .. } => None,
        }
    }
}

/// For how long after the end of a game its players' words are passed on (ms): time for thanks.
const WORDS_AFTER_MS: i64 = WORDS_AFTER_DAYS * DAY_MS;

/// Under which key a mail without a command is remembered.
pub(super) fn commandless_key(game: GameId, player: PlayerId) -> String {
    format!("commandless/g{game}/p{player}")
}

/// Under which key a mail without a command to no game is remembered.
pub(super) fn commandless_member_key(player: PlayerId) -> String {
    format!("commandless/p{player}")
}

/// Under which key a mail without a command to a digest is remembered.
fn commandless_digest_key(player: PlayerId) -> String {
    format!("commandless/digest/p{player}")
}

/// Under which key an answer to somebody who is no member is remembered.
pub(super) fn stranger_key(stranger: &Identity) -> String {
    format!("stranger/{stranger}")
}

impl Ingress {
    pub(super) async fn look_around(
        &self,
        incoming: &Incoming<'_>,
        mail: Option<&Mail>,
    ) -> Result<Known, SubmitError> {
        let mut tx = self.door.db().look();
        let mut places = Vec::with_capacity(incoming.to.len());
        for to in incoming.to {
            places.push(self.look_up(&mut tx, to, mail, incoming.at).await?);
        }
        let from = mail.and_then(|m| m.sender.address());
        // Most mails come from the player whose seat they are sent to: then everything is known by now.
        let seated = places.iter().find_map(|place| place.sent_from(from?));
        let sender = match (seated, from) {
            (Some((player, _)), _) => Some(player),
            (None, Some(address)) => member(&mut tx, address).await?,
            (None, None) => None,
        };
        let ours = match mail.and_then(|m| m.message_id.as_deref()).filter(|id| self.may_be_ours(id)) {
            Some(id) => letters::by_message_id(&mut tx, id).await?.is_some(),
            None => false,
        };
        let stranger = mail.and_then(Mail::identity).filter(|_| sender.is_none());
        let greeted = match &stranger {
            Some(stranger) => {
                answers::happened_within(&mut tx, &stranger_key(stranger), incoming.at, DAY_MS).await?
            }
            None => false,
        };
        let silence = match (seated, sender) {
            (Some((_, silence)), _) => Some(silence.clone()),
            (None, Some(player)) => {
                Some(Silence::look_up(&mut tx, commandless_member_key(player), mail, incoming.at).await?)
            }
            (None, None) => None,
        };
        Ok(Known { places, sender, ours, stranger, greeted, silence })
    }

    /// Whether a Message-ID has the form of those that the club writes.
    fn may_be_ours(&self, id: &str) -> bool {
        id.rsplit_once('@').is_some_and(|(_, domain)| domain.eq_ignore_ascii_case(self.door.domain()))
    }

    async fn look_up(
        &self,
        tx: &mut Tx,
        to: &str,
        mail: Option<&Mail>,
        now: i64,
    ) -> Result<KnownPlace, SubmitError> {
        let plain = |place| Ok(KnownPlace { place, at: At::Club });
        let signed = match Recipient::parse(to, self.door.domain()) {
            Recipient::Unknown => return plain(Place::Unknown),
            Recipient::NoReply => return plain(Place::NoReply),
            Recipient::Keeper => return plain(Place::Keeper),
            Recipient::Club => return plain(Place::Club),
            Recipient::Game(None) | Recipient::Bounces(None) => return plain(Place::NoToken),
            Recipient::Game(Some(signed)) | Recipient::Bounces(Some(signed)) => signed,
        };
        match self.door.signer().verify(&signed) {
            Some(Tag::Game { kind, game, ply, seat }) => {
                self.seat(tx, kind, (GameId(game), ply, seat), mail, now).await
            }
            Some(Tag::Newsletter { player, .. }) => {
                let player = PlayerId(player);
                let place = Place::Newsletter { owners: owners(tx, player).await? };
                Ok(KnownPlace { place, at: At::Newsletter { player } })
            }
            Some(Tag::Ask { id }) => self.asked(tx, id).await,
            Some(Tag::Letter { id }) => self.letter(tx, LetterId(id)).await,
            Some(Tag::Digest { player, issue }) => {
                self.digest_at(tx, (PlayerId(player), issue, None), Kind::Turn, mail, now).await
            }
            Some(Tag::DigestQuestion { player, issue }) => {
                self.digest_at(tx, (PlayerId(player), issue, None), Kind::Question, mail, now).await
            }
            Some(Tag::DigestBoard { player, issue, number }) => {
                self.digest_at(tx, (PlayerId(player), issue, Some(number)), Kind::Turn, mail, now).await
            }
            None => plain(Place::Unknown),
        }
    }

    /// A question; one that was forgotten is no address any more.
    async fn asked(&self, tx: &mut Tx, id: i64) -> Result<KnownPlace, SubmitError> {
        let Some(ask) = asks::by_id(tx, id).await? else {
            return Ok(KnownPlace { place: Place::Unknown, at: At::Club });
        };
        let (owners, lang) = if let Some(player) = ask.player_id {
            let person = Person::load(tx, player).await.map_err(LoadError::from)?;
            (identities(&person.confirmed), person.lang)
        } else {
            (Identity::of(&ask.address).into_iter().collect(), crate::door::join_lang(&ask))
        };
        let at = At::Ask {
            ask: id,
            kind: ask.kind,
            about: ask.about,
            player: ask.player_id,
            address: ask.address,
            lang,
        };
        let asked = match ask.kind {
            AskKind::Join => Asked::ToJoin,
            AskKind::Challenge => Asked::Challenge,
            _ => Asked::Else,
        };
        Ok(KnownPlace { place: Place::Ask { owners, asked }, at })
    }

    async fn letter(&self, tx: &mut Tx, id: LetterId) -> Result<KnownPlace, SubmitError> {
        let Some(letter) = letters::by_id(tx, id).await? else {
            // It was pruned; a report about it still is a report.
            return Ok(KnownPlace { place: Place::Bounces { owners: Vec::new() }, at: At::Club });
        };
        let owners = match letter.player_id {
            Some(player) => owners(tx, player).await?,
            None => Vec::new(),
        };
        Ok(KnownPlace { place: Place::Bounces { owners }, at: At::Letter { letter: id } })
    }

    async fn digest_at(
        &self,
        tx: &mut Tx,
        (player, issue, asked): (PlayerId, u32, Option<u32>),
        kind: Kind,
        mail: Option<&Mail>,
        now: i64,
    ) -> Result<KnownPlace, SubmitError> {
        let (mut tables, mut seats) = (Vec::new(), Vec::new());
        for board in digests::boards(tx, player, issue).await? {
            let KnownPlace { place, at } =
                self.seat(tx, kind, (board.game_id, board.ply, board.seat), mail, now).await?;
            if let Place::Seat(table) = place {
                tables.push((board.number, *table));
                seats.push((board.number, at));
            }
        }
        // The digest of an account that has become another one's since.
        let player = merge::into(tx, player).await?.unwrap_or(player);
        let person = Person::load(tx, player).await.map_err(LoadError::from)?;
        let silence = Silence::look_up(tx, commandless_digest_key(player), mail, now).await?;
        let digest = Digest {
            owners: identities(&person.confirmed),
            boards: tables,
            asked,
            commandless: silence.falls,
        };
        let at = At::Digest { player, lang: person.lang, issue, seats, silence };
        Ok(KnownPlace { place: Place::Digest(Box::new(digest)), at })
    }

    async fn seat(
        &self,
        tx: &mut Tx,
        kind: Kind,
        (game, ply, seat): (GameId, u32, Seat),
        mail: Option<&Mail>,
        now: i64,
    ) -> Result<KnownPlace, SubmitError> {
        let Some(mut loaded) = load_game(tx, game).await? else {
            return Ok(KnownPlace { place: Place::Unknown, at: At::Club });
        };
        let player = loaded.view.person(seat).id;
        let elsewhere = match mail {
            Some(mail) => self.elsewhere(tx, mail, &loaded, player).await?,
            None => Vec::new(),
        };
        let (here, anywhere) = (commandless_key(game, player), commandless_member_key(player));
        let keys = [Silence::keys(&here), Silence::keys(&anywhere)];
        let at_seat = AtSeat { game, player, keys, at: now, window_ms: DAY_MS };
        let beside = whole::beside(tx, &loaded.wanted(Some(at_seat))).await?;
        let remembered = beside.remembered.unwrap_or_default();
        let held = remembered.held;
        let [answered_here, answered_anywhere] = remembered.happened;
        let silence = Silence::of(tx, here, answered_here, mail, now).await?;
        let silence_anywhere = Silence::of(tx, anywhere, answered_anywhere, mail, now).await?;
        loaded.beside = Some(Box::new(beside));
        let view = &loaded.view;
        let person = view.person(seat);
        let table = Table {
            game: game.0,
            name: view.name.clone(),
            elsewhere,
            seat,
            kind,
            ply,
            owners: identities(&person.confirmed),
            line: view.game.line().clone(),
            running: view.game.is_running(),
            just_over: view.game.finish().is_some_and(|finish| now - finish.at <= WORDS_AFTER_MS),
            offer: match view.game.offer() {
                Some(by) if by == !seat => Offer::Open,
                _ if view.game.has_declined(seat) => Offer::Declined,
                _ => Offer::None,
            },
            notation: person.reads(),
            strict: person.settings.strict,
            ask_before: person.settings.ask_before,
            held,
            commandless: silence.falls,
        };
        let at = At::Seat {
            game,
            seat,
            player: person.id,
            lang: person.lang,
            speech: Speech::new().writing(person.notation),
            line: Box::new(view.game.line().clone()),
            asked: kind == Kind::Question && held > 0,
            held,
            silence,
            silence_anywhere,
            loaded: Box::new(loaded),
        };
        Ok(KnownPlace { place: Place::Seat(Box::new(table)), at })
    }
}

/// The confirmed addresses of a member.
async fn owners(tx: &mut Tx, player: PlayerId) -> Result<Vec<Identity>, LoadError> {
    let addresses = players::addresses(tx, player).await?;
    let verified = addresses.iter().filter(|a| a.verified_at.is_some());
    Ok(verified.filter_map(|a| Identity::of(&a.address)).collect())
}

fn identities(addresses: &[String]) -> Vec<Identity> {
    addresses.iter().filter_map(|address| Identity::of(address)).collect()
}

/// The member with this address, in whatever spelling it was registered.
async fn member(tx: &mut Tx, address: &str) -> Result<Option<PlayerId>, StoreError> {
    let identity = Identity::of(address);
    for spelling in identity.iter().map(Identity::as_str).chain([address]) {
        if let Some(player) = players::by_address(tx, spelling).await? {
            return Ok(Some(player.id));
        }
    }
    Ok(None)
}
