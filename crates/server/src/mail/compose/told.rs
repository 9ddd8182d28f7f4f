//! What has happened in a game, as its letters tell it.
use frcec_rules::club::{
    game::{Event, OFFER_AGAIN_MOVES},
    seat::Seat,
};

use super::{Message, game::Writer};
use crate::{
    notice::{self, Kind, Notice},
    speech::{game as words, pace, pairing, time},
    view::GameView,
};

impl Writer<'_> {
    /// What the opponent wrote, unless the reader does not want to read it.
    pub(super) fn message(&self, notice: &Notice, view: &GameView) -> Option<Message> {
        let text = notice.message.as_deref()?;
        let reader = view.person(notice.seat);
        let writer = view.person(!notice.seat);
        if text.trim().is_empty() || reader.settings.muted.contains(&writer.id.0) {
            return None;
        }
        Some(Message {
            intro: self.say(reader.lang, "letter-message", &[("name", writer.name.as_str().into())]),
            lines: text.lines().map(str::to_owned).collect(),
        })
    }

    /// What the main notice tells, from the first event to what is asked of the reader now.
    pub fn sentences(&self, notice: &Notice, view: &GameView) -> Vec<String> {
        self.told(notice, view, "letter-draw-offered")
    }

    /// The same, with the sentence that says of an offer how it is answered.
    pub(super) fn told(&self, notice: &Notice, view: &GameView, offer: &str) -> Vec<String> {
        let reader = view.person(notice.seat);
        let opponent = view.person(!notice.seat);
        let lang = reader.lang;
        let mut told = Vec::new();
        if notice.kind == Kind::Started {
            let key = match notice.seat {
                Seat::White => "letter-started-white",
                Seat::Black => "letter-started-black",
            };
            told.push(self.say(
                lang,
                key,
                &[
                    ("opponent", opponent.name.as_str().into()),
                    ("position", view.game.start().to_string().into()),
                    ("pace", pace::in_full(self.speech, lang, view.game.pace()).into()),
                ],
            ));
            if view.is_practice() {
                told.push(self.say(lang, "practice-note", &[]));
            }
            if let Some(news) = &notice.pairing {
                told.extend(pairing::sentences(self.speech, lang, &reader.zone, &opponent.name, news));
            }
        }
        told.extend(self.events(notice, view));
        if notice.to_move && notice.kind != Kind::Started && !view.game.is_paused() {
            let key = match notice.seat {
                Seat::White => "letter-your-turn-white",
                Seat::Black => "letter-your-turn-black",
            };
            told.push(self.say(lang, key, &[("move", view.game.move_number().into())]));
        }
        if notice.kind == Kind::Turn && view.game.offer() == Some(!notice.seat) {
            let facts = [("name", opponent.name.as_str().into()), ("game", view.name.as_str().into())];
            told.push(self.say(lang, offer, &facts));
        }
        if notice.kind == Kind::Receipt && view.game.offer() == Some(notice.seat) {
            told.push(self.say(lang, "letter-you-offered", &[("moves", OFFER_AGAIN_MOVES.into())]));
        }
        told
    }

    /// What has happened, a sentence for each event that the reader is told of.
    pub(super) fn events(&self, notice: &Notice, view: &GameView) -> Vec<String> {
        let reader = view.person(notice.seat);
        let opponent = view.person(!notice.seat);
        let lang = reader.lang;
        let line = view.game.line();
        let moved = notice.events.iter().filter(|event| matches!(event, Event::Moved { .. })).count();
        // The moves told are the last ones on the board.
        let mut ply = view.game.ply().saturating_sub(u32::try_from(moved).unwrap_or(0));
        let mut told = Vec::new();
        for (place, event) in notice.events.iter().enumerate() {
            match event {
                Event::Moved { .. } => {
                    ply += 1;
                    let side = notice::mover(ply);
                    let key = match (side == notice.seat, notice.by_line.contains(&ply)) {
                        (true, false) => "letter-you-played",
                        (false, false) => "letter-they-played",
                        (true, true) => "letter-your-line-played",
                        (false, true) => "letter-their-line-played",
                    };
                    told.push(self.say(
                        lang,
                        key,
                        &[
                            ("name", view.person(side).name.as_str().into()),
                            ("move", words::played(self.to(reader), lang, line, ply).into()),
                        ],
                    ));
                }
                Event::Declined { seat, .. } => {
                    let key =
                        if *seat == notice.seat { "letter-you-declined" } else { "letter-they-declined" };
                    told.push(self.say(lang, key, &[("name", view.person(*seat).name.as_str().into())]));
                }
                Event::Ended { .. } | Event::Corrected { .. } => {
                    if let Some(finish) = view.game.finish() {
                        // What a correction makes of the result is said beside what stood until then.
                        let corrected = matches!(event, Event::Corrected { .. });
                        told.push(words::finish(
                            self.speech,
                            lang,
                            finish,
                            &view.white.name,
                            &view.black.name,
                        ));
                        let facts = [("result", finish.outcome.pgn().into())];
                        told.extend((!corrected).then(|| self.say(lang, "letter-result", &facts)));
                    }
                }
                Event::Said { seat, .. } if *seat == notice.seat => {
                    told.push(self.say(lang, "letter-you-wrote", &[("name", opponent.name.as_str().into())]));
                }
                // Said only where the words may be read; with a move or another answer they are no news of their own.
                Event::Said { .. } if notice.kind == Kind::Message && notice.message.is_some() => {
                    told.push(self.say(
                        lang,
                        "letter-they-wrote",
                        &[("name", opponent.name.as_str().into())],
                    ));
                }
                Event::Said { .. }
                | Event::Created { .. }
                | Event::Imported { .. }
                | Event::Started { .. }
                | Event::Told { .. } => {}
                // Of several days of leave used at once the last says how many are left.
                Event::AutoLeave { seat, .. }
                    if notice.events[place + 1..].iter().any(
                        |later| matches!(later, Event::AutoLeave { seat: same, .. } if same == seat),
                    ) => {}
                _ => told.extend(time::news(self.speech, notice, view, event)),
            }
        }
        told
    }

    /// One sentence or two about another game, inside a letter about the main one.
    pub(super) fn mention(&self, notice: &Notice, view: &GameView) -> Vec<String> {
        let lang = view.person(notice.seat).lang;
        let opponent = &view.person(!notice.seat).name;
        let facts = || {
            [
                ("game", view.name.as_str().into()),
                ("opponent", opponent.as_str().into()),
                ("position", view.game.start().to_string().into()),
            ]
        };
        match (notice.kind, notice.to_move) {
            (Kind::Started, true) => vec![self.say(lang, "also-started-white", &facts())],
            (Kind::Started, false) => vec![self.say(lang, "also-started-black", &facts())],
            (Kind::Leave, _) => vec![self.say(lang, "also-leave", &facts()[..1])],
            _ => {
                let mut told = vec![self.say(lang, "also-in-game", &facts())];
                told.extend(self.told(notice, view, "also-draw-offered"));
                told
            }
        }
    }
}
