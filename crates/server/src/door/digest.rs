//! One letter a day: what a member who wants no letter for each move is told.
use frcec_rules::club::seat::Seat;
use frcec_store::{
    LetterId, PlayerId, StoreError, Tx,
    digests::{self, DigestBoard, Due},
    games,
    letters::{self, NewLetter, Queued, Tells},
    lists,
    notices::{self, StoredNotice},
    players, tournaments,
};
use jiff::{Timestamp, ToSpan, Zoned, tz::TimeZone};

use super::{Door, LoadError, SubmitError, load::view_of, row::json};
use crate::{
    mail::{
        address::Tag,
        compose::{
            LetterKind,
            assemble::{Enclosure, Headers},
            digest::{Digest, PICTURES},
            picture::{PictureSpec, Pictures},
        },
    },
    notice::{Kind, Notice},
    people::Person,
    settings::{Delivery, PgnFile, Settings},
    view::GameView,
};

/// The hour of the reader's day at which a digest is made: before most people open their mail.
const HOUR: i8 = 6;

/// What a link that ends digests is sealed for.
const STOP: &str = "digest";

/// When the next digest comes due (Unix ms) for somebody in `zone` (an IANA name; an unknown one counts as UTC): the next six
/// o'clock there after `now`.
pub fn next_digest(zone: &str, now: i64) -> i64 {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let next = local(zone, now).and_then(|here| {
        let at_six = |day: jiff::civil::Date| day.at(HOUR, 0, 0, 0).to_zoned(here.time_zone().clone()).ok();
        let today = at_six(here.date())?;
        if today > here { Some(today) } else { at_six(here.date().checked_add(1.day()).ok()?) }
    });
    next.map_or(now + DAY, |next| next.timestamp().as_millisecond())
}

/// The number of the digest of the day that `now` is in `zone`: days since 1 January 1970.
fn issue(zone: &str, now: i64) -> u32 {
    let days = local(zone, now).and_then(|here| {
        let first = jiff::civil::date(1970, 1, 1);
        Some(here.date().since(first).ok()?.get_days())
    });
    days.and_then(|days| u32::try_from(days).ok()).unwrap_or(0)
}

fn local(zone: &str, now: i64) -> Option<Zoned> {
    let zone = TimeZone::get(zone).unwrap_or(TimeZone::UTC);
    Timestamp::from_millisecond(now).ok().map(|now| now.to_zoned(zone))
}

/// When a member whose settings change is to be looked at for a digest; what still waits for somebody who wants none any
/// more goes out at once. Inside the transaction of the change.
pub(super) async fn plan(tx: &mut Tx, player: PlayerId, zone: &str, now: i64) -> Result<(), StoreError> {
    let Some(stored) = players::by_id(tx, player).await? else { return Ok(()) };
    let daily = Settings::parse(&stored.settings).is_ok_and(|wish| wish.delivery == Delivery::DailyDigest);
    if daily {
        digests::set_due(tx, player, next_digest(zone, now)).await
    } else if !notices::pending(tx, player).await?.is_empty() {
        digests::set_due(tx, player, now).await
    } else {
        Ok(())
    }
}

/// What a digest is made from.
struct Material {
    person: Person,
    pending: Vec<StoredNotice>,
    notices: Vec<Notice>,
    /// Games in which the member is to move.
    boards: Vec<(GameView, Seat)>,
    /// Games of the notices.
    views: Vec<GameView>,
    /// Games that have ended, as text for other programs.
    ended: Vec<String>,
}

impl Door {
    /// Makes one digest that is due, or finds that its reader wants none; false if none is due.
    pub async fn make_one_digest(&self) -> Result<bool, SubmitError> {
        let now = self.clock().now();
        let Some((due, material)) = self.digest_material(now).await? else { return Ok(false) };
        let person = &material.person;
        let daily = person.settings.delivery == Delivery::DailyDigest;
        let next = daily.then(|| next_digest(&person.zone, now));
        // Whoever has gone back to letters at once gets what was waiting, and no more.
        let wanted = match person.settings.delivery {
            Delivery::DailyDigest => !material.boards.is_empty() || !material.pending.is_empty(),
            Delivery::Immediate => !material.pending.is_empty(),
            Delivery::Off => false,
        };
        // The last one, of somebody who has gone back to letters at once, is not the one of the day: minutes instead of days.
        let number = if daily {
            issue(&person.zone, now)
        } else {
            u32::try_from(now / (60 * 1000)).unwrap_or(u32::MAX)
        };
        let player = person.id;
        let letter = if wanted { self.digest_letter(&material, number, now)? } else { None };
        let boards: Vec<DigestBoard> = (1_u32..)
            .zip(&material.boards)
            .map(|(number, (view, seat))| DigestBoard {
                number,
                game_id: view.id,
                ply: view.game.ply(),
                seat: *seat,
            })
            .collect();
        let mut pending = material.pending;
        for (stored, notice) in pending.iter_mut().zip(&material.notices) {
            if notice.opponent.is_some() {
                stored.body = json(&Notice { opponent: None, ..notice.clone() });
            }
        }
        let written = self.db().write(move |tx| {
            Box::pin(async move {
                // Of two workers one makes it.
                if !digests::settle_due(tx, due, next).await? {
                    return Ok(());
                }
                if let Some(letter) = letter {
                    // Whoever moves to another zone may come to the same day twice: then it all waits for the next.
                    if letters::insert(tx, &letter).await? == Queued::Duplicate {
                        return Ok(());
                    }
                    digests::insert(tx, player, number, &boards).await?;
                }
                for notice in &pending {
                    notices::settle(tx, notice).await?;
                }
                Ok::<_, StoreError>(())
            })
        });
        written.await.map_err(frcec_store::WriteError::flatten)?;
        self.inner.wake.notify_waiters();
        Ok(true)
    }

    async fn digest_material(&self, now: i64) -> Result<Option<(Due, Material)>, SubmitError> {
        let mut tx = self.db().read().await?;
        let Some(due) = digests::next_due(&mut tx, now).await? else { return Ok(None) };
        let person = Person::load(&mut tx, due.player_id).await.map_err(LoadError::from)?;
        let pending = notices::pending(&mut tx, person.id).await?;
        let mut notices = Vec::with_capacity(pending.len());
        for stored in &pending {
            notices.push(serde_json::from_str::<Notice>(&stored.body).map_err(|error| {
                StoreError::Corrupt {
                    table: "notices",
                    column: "body".to_owned(),
                    key: format!("{}/{}/{}", stored.game_id, stored.version, stored.seq),
                    why: error.to_string(),
                }
            })?);
        }
        let mut boards = Vec::new();
        for stored in lists::turns(&mut tx, person.id).await? {
            let Some(seat) = stored.seat(person.id) else { continue };
            let view = view_of(&mut tx, &stored).await?;
            // Where the game stands still, no move is waited for.
            if view.game.waits_for() == Some(seat) {
                boards.push((view, seat));
            }
        }
        // The most urgent first; a clock that has not started yet starts with this letter.
        boards
            .sort_by_key(|(view, _): &(GameView, Seat)| view.game.deadline_if_told(now).unwrap_or(i64::MAX));
        let (mut views, mut ended): (Vec<GameView>, Vec<String>) = Default::default();
        for notice in &notices {
            if views.iter().any(|view| view.id == notice.game) {
                continue;
            }
            let Some(stored) = games::load(&mut tx, notice.game).await? else { continue };
            let view = view_of(&mut tx, &stored).await?;
            if view.game.finish().is_some() && person.settings.pgn != PgnFile::Never {
                let event = match stored.tournament_id {
                    Some(id) => tournaments::by_id(&mut tx, id).await?.map(|event| event.name),
                    None => None,
                };
                ended.push(self.pgn_text(&view, event.as_deref(), stored.created_at));
            }
            views.push(view);
        }
        // Only news of the end brings the file; a word said afterwards does not bring it again.
        let over = |view: &GameView| notices.iter().any(|n| n.game == view.id && n.kind == Kind::Over);
        if !views.iter().any(over) {
            ended.clear();
        }
        Ok(Some((due, Material { person, pending, notices, boards, views, ended })))
    }

    fn digest_letter(
        &self,
        material: &Material,
        issue: u32,
        now: i64,
    ) -> Result<Option<NewLetter>, SubmitError> {
        let person = &material.person;
        let Some(address) = person.address.clone() else { return Ok(None) };
        let stop = self.stop_digest_url(person.id);
        let digest = Digest {
            reader: person,
            boards: &material.boards,
            notices: &material.notices,
            views: &material.views,
            stop: &stop,
        };
        let (letter, subject) = self.writer(now).digest(&digest);
        // What was to be told may have been overtaken: a turn that was answered on the page.
        if letter.boards.is_empty() && letter.others.is_empty() && letter.news.len() == 1 {
            return Ok(None);
        }
        let id = self.ids().time_ordered(now);
        let message_id = format!("l{id:x}@{}", self.domain());
        let headers = Headers {
            from_name: self.club().name.clone(),
            from: self.reply_address(Tag::Digest { player: person.id.0, issue })?,
            to_name: person.name.clone(),
            to: address.clone(),
            subject: subject.clone(),
            at: now,
            message_id: message_id.clone(),
            in_reply_to: None,
            references: Vec::new(),
            boundary: format!("=_{id:x}"),
            unsubscribe: Some(stop),
        };
        let html = letter.html().map_err(|error| SubmitError::Letter(error.to_string()))?;
        let shown = material.boards.iter().take(PICTURES).map(|(view, seat)| PictureSpec {
            start: view.game.snapshot().start,
            moves: view.game.snapshot().moves.clone(),
            ply: view.game.ply(),
            side: *seat,
        });
        let pictures = Pictures::Several(shown.collect());
        let file = (!material.ended.is_empty())
            .then(|| Enclosure::pgn(&format!("{}-{issue}", self.club().name), material.ended.concat()));
        Ok(Some(NewLetter {
            id: LetterId(id),
            player_id: Some(person.id),
            address,
            envelope_from: self.bounce_address(id)?,
            game_id: None,
            version: None,
            kind: LetterKind::Digest.key().to_owned(),
            dedupe_key: Some(format!("digest/p{}/{issue}", person.id)),
            tells_ply: None,
            also_tells: material
                .boards
                .iter()
                .map(|(view, _)| Tells { game: view.id, ply: view.game.ply() })
                .collect(),
            message_id,
            subject,
            headers: json(&headers),
            text: letter.text(),
            html: Some(html),
            picture: (!material.boards.is_empty()).then(|| json(&pictures)),
            attachment: file.as_ref().map(json),
            again_of: None,
            created_at: now,
            send_at: now,
            fold: None,
        }))
    }

    /// The page that ends the digests of a member, for the header of a digest and its foot.
    pub fn stop_digest_url(&self, player: PlayerId) -> String {
        let sealed = self.signer().seal_link(STOP, &player.to_string());
        format!("{}/unsubscribe/{sealed}", self.club().public_url)
    }

    /// Whose digests a link of [`Door::stop_digest_url`] ends; `None` if it is none of ours.
    pub fn read_stop_digest(&self, sealed: &str) -> Option<PlayerId> {
        self.signer().unseal_link(STOP, sealed)?.parse().ok().map(PlayerId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(text: &str) -> i64 {
        text.parse::<Timestamp>().unwrap().as_millisecond()
    }

    #[test]
    fn a_digest_comes_at_six_in_the_readers_morning() {
        let next = |zone: &str, now: &str| next_digest(zone, ms(now));
        assert_eq!(next("Europe/Berlin", "2026-05-04T03:59:59Z"), ms("2026-05-04T04:00:00Z"));
        assert_eq!(next("Europe/Berlin", "2026-05-04T04:00:00Z"), ms("2026-05-05T04:00:00Z"));
        // Clocks go back in the night: the next six o'clock is 25 hours away.
        assert_eq!(next("Europe/Berlin", "2026-10-24T04:00:00Z"), ms("2026-10-25T05:00:00Z"));
        assert_eq!(next("Asia/Kolkata", "2026-05-04T00:00:00Z"), ms("2026-05-04T00:30:00Z"));
        assert_eq!(next("Nowhere/Land", "2026-05-04T07:00:00Z"), ms("2026-05-05T06:00:00Z"));
    }

    #[test]
    fn a_digest_has_the_number_of_its_day() {
        assert_eq!(issue("UTC", 0), 0);
        assert_eq!(issue("UTC", ms("2026-05-04T23:59:59Z")), 20_577);
        assert_eq!(issue("Europe/Berlin", ms("2026-05-04T23:59:59Z")), 20_578);
        assert_eq!(issue("America/New_York", ms("2026-05-05T03:00:00Z")), 20_577);
    }
}
