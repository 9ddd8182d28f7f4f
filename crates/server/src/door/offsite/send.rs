//! Sending a game in, and the letter that asks the other player.
use frcec_store::{
    PlayerId, Tx,
    asks::{self, AskKind},
    games::{self, GameResult},
    letters::{self, NewLetter},
    offsite::{self, Offsite, OffsiteState},
    players::{self, PlayerStatus},
};

use super::{
    super::{
        ClubDenial, Door, LoadError, Receipt, Submission, SubmitError, ask::NewAsk, letter::Reader,
        matches::NotMade,
    },
    OFFSITE_MS, PLACE, line_of,
    read::{only_game, start_of},
};
use crate::{
    life::people::Names,
    mail::compose::{Fact, Help, Letter},
    people::Person,
    speech::game as words,
};

impl Door {
    pub(super) async fn send_offsite(
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
            let ended_at = game.ended_at.ok_or(ClubDenial::PgnNoDate)?;
            if ended_at > now {
                return Err(ClubDenial::PgnToCome(ended_at).into());
            }
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
                event: game.event_name.clone(),
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
            self.here_already(&mut tx, &sent).await?;
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
                    door.here_already(tx, &sent).await?;
                    let id = offsite::create(tx, &sent).await?;
                    let sent = Offsite { id, ..sent };
                    let receipt = Receipt::Offsite { id };
                    if let Some((_, stored)) = &mut commit.origin {
                        *stored = receipt.clone();
                    }
                    commit.begin(tx).await.map_err(NotMade::Undone)?;
                    if let Some((ask, letter)) = door.offsite_question(&for_answer, &sent, &sender, &other)? {
                        asks::insert(tx, &ask).await?;
                        letters::insert(tx, &letter).await?;
                    }
                    let facts = [("name", other.name.as_str().into()), ("number", id.into())];
                    let sentence = door.inner.speech.say(sender.lang, "offsite-sent", &facts);
                    let said = (other.name.as_str(), sentence);
                    if let Some(letter) = door.answer_with_words(&for_answer, &sender, said)? {
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
        submission: &Submission,
        sent: &Offsite,
        sender: &Person,
        other: &Person,
    ) -> Result<Option<(asks::Ask, NewLetter)>, SubmitError> {
        let speech = self.inner.speech;
        let lang = other.lang;
        let facts = [("name", sender.name.as_str().into()), ("club", self.club().name.as_str().into())];
        let mut letter = Letter::new(lang, &self.club().name, speech.say(lang, "offsite-subject", &facts));
        letter.news = vec![speech.say(lang, "offsite-intro", &facts), speech.word(lang, "offsite-then")];
        letter.message = self.words_for(submission, sender, other);
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
}

impl Door {
    /// Refuses a game that is here, or waits, or that the other player does not know.
    async fn here_already(&self, tx: &mut Tx, sent: &Offsite) -> Result<(), SubmitError> {
        let url = |path: &str| format!("{}{path}", self.club().public_url);
        let start = u16::try_from(sent.start_id).unwrap_or(u16::MAX);
        if let Some(game) = games::same(tx, sent.white_id, sent.black_id, start, &sent.moves).await? {
            let names = Names::of(tx, Vec::new(), vec![game], Vec::new()).await?;
            return Err(ClubDenial::GameKnown(names.game_name(game), url(&format!("/games/{game}"))).into());
        }
        if let Some(known) = offsite::same(tx, sent).await? {
            if known.state == OffsiteState::Refused {
                let other = if known.sent_by == known.white_id { known.black_id } else { known.white_id };
                let other = Person::load(tx, other).await.map_err(LoadError::from)?;
                return Err(ClubDenial::GameRefused(other.name).into());
            }
            let place = url(&format!("/offsite#o{}", known.id));
            return Err(ClubDenial::GameKnown(known.place, place).into());
        }
        Ok(())
    }
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
