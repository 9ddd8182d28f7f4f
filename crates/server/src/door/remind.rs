//! Reminders: a letter to a player whose time runs, each kind once for a turn.
use frcec_store::{StoreError, games, letters, lists};

use super::{Door, SubmitError, letter::Place, load::complete};
use crate::{
    mail::{address::Kind as AddressKind, compose::LetterKind},
    reminder,
};

/// The half counts as reached so much before it (ms): the plan is by the calendar, and rounds.
const HALF_MS: i64 = 60 * 1000;

impl Door {
    /// Looks at one game in which it may be time for a reminder, and writes it if so; false if there is none to look at.
    pub async fn remind_one(&self) -> Result<bool, SubmitError> {
        let now = self.clock().now();
        let loaded = {
            let mut tx = self.db().read().await?;
            let Some(stored) = lists::to_remind(&mut tx, now, 1).await?.into_iter().next() else {
                return Ok(false);
            };
            complete(&mut tx, stored).await?
        };
        let view = &loaded.view;
        let game = &view.game;
        let (which, next) = match (game.told_at(), game.deadline()) {
            // Letters of automatic leave warn whose time was up.
            _ if !game.snapshot().stops.auto.is_empty() => (None, None),
            (Some(told), Some(deadline)) => match (reminder::due(told, deadline, now), game.to_move()) {
                // Where the clock has stood still, half of the time is not half of the clock.
                ((Some(reminder::Kind::Half), next), Some(seat)) => {
                    let early = game.left_ms(seat, now) - game.left_ms(seat, told) / 2;
                    if early > HALF_MS {
                        (None, Some(next.map_or(now + early, |next| next.min(now + early))))
                    } else {
                        (Some(reminder::Kind::Half), next)
                    }
                }
                (due, _) => due,
            },
            // The clock stands; when it goes on, the row is written anew.
            _ => (None, None),
        };
        let mut letter = None;
        if let (Some(which), Some(seat)) = (which, game.to_move()) {
            let reader = view.person(seat);
            if reader.settings.reminders {
                let content = self.writer(now).reminder(view, seat, which);
                let thread = self.thread(view.id, reader.id).await?;
                let place = Place {
                    view,
                    seat,
                    kind: LetterKind::Reminder,
                    address: AddressKind::Turn,
                    tells: false,
                    once: false,
                    in_reply_to: None,
                    thread,
                    file: None,
                    also: Vec::new(),
                };
                letter = self.game_letter(&content, place)?;
                if let Some(letter) = &mut letter {
                    // Once for a turn, wherever its deadline moves by outages, leave or given days. A turn that begins anew (a game
                    // that was paused, or is played on) is another one.
                    let turn = game.turn_began_at().unwrap_or_default();
                    let key = format!("remind/g{}/{}/{turn}/{}", view.id, game.ply(), which.key());
                    letter.dedupe_key = Some(key);
                }
            }
        }
        let (id, version) = (view.id, game.version());
        let written = self.db().write(move |tx| {
            Box::pin(async move {
                // If the game has moved on, the reminder is void, and the row says anew when to look.
                if games::set_reminder(tx, id, version, next).await?
                    && let Some(letter) = letter
                {
                    letters::insert(tx, &letter).await?;
                }
                Ok::<_, StoreError>(())
            })
        });
        written.await.map_err(frcec_store::WriteError::flatten)?;
        self.inner.wake.notify_waiters();
        Ok(true)
    }
}
