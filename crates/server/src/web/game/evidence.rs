//! What each turn cost, and why: for the two players and for directors (domain.md, "Clocks").
use frcec_rules::club::clock::Fault;
use frcec_rules::club::game::{Event, Telling};
use frcec_rules::club::seat::Seat;

use crate::speech::{Value, time};
use crate::view::GameView;
use crate::web::boards;
use crate::web::talk::Talk;

/// The events that concern the clocks, a sentence each, in the reader's zone.
pub(super) fn evidence(t: &Talk, view: &GameView, players: [&str; 2], events: &[Event]) -> Vec<String> {
    let mut plies = view.game.line().plies().iter().map(|ply| boards::written(t, ply));
    events
        .iter()
        .filter_map(|event| {
            let written = if matches!(event, Event::Moved { .. }) { plies.next() } else { None };
            sentence(t, view, players, event, written)
        })
        .collect()
}

fn sentence(
    t: &Talk,
    view: &GameView,
    [white, black]: [&str; 2],
    event: &Event,
    written: Option<String>,
) -> Option<String> {
    let when = |at: i64| ("at", t.moment(at).into());
    let from = |at: i64| ("from", t.moment(at).into());
    let name = |seat: &Seat| ("name", if *seat == Seat::White { white.into() } else { black.into() });
    let span = |ms: i64| ("span", Value::from(t.span(ms)));
    Some(match event {
        Event::Told { at, by, note, .. } => match (by, note) {
            (Telling::Letter, Some(note)) => {
                t.say("evidence-told-letter-by", &[when(*at), ("note", note.into())])
            }
            (Telling::Letter, None) => t.say("evidence-told-letter", &[when(*at)]),
            (Telling::Page, _) => t.say("evidence-told-page", &[when(*at)]),
            (Telling::DayPassed, _) => t.say("evidence-told-day_passed", &[when(*at)]),
            (Telling::MailWorks, _) => t.say("evidence-told-mail_works", &[when(*at)]),
        },
        Event::Moved { at, charged_ms, free_ms, leave_ms, .. } => {
            let parts = [
                ("evidence-charged", *charged_ms, true),
                ("evidence-free", *free_ms, *free_ms > 0),
                ("evidence-on-leave", *leave_ms, *leave_ms > 0),
            ];
            let parts: Vec<String> =
                parts.iter().filter(|part| part.2).map(|part| t.say(part.0, &[span(part.1)])).collect();
            let parts = parts.join(", ").into();
            t.say("evidence-moved", &[when(*at), ("move", written?.into()), ("parts", parts)])
        }
        Event::Stopped { from: since, to, .. } => {
            t.say("evidence-stopped", &[from(*since), ("to", t.moment(*to).into())])
        }
        Event::Undelivered { from: since, at, fault, note, .. } => {
            let key = match fault {
                Fault::Ours => "evidence-undelivered-ours",
                Fault::Theirs => "evidence-undelivered-theirs",
            };
            let said = t.say(key, &[when(*at), from(*since)]);
            match note {
                Some(note) => format!("{said} {}", t.say("evidence-host-said", &[("note", note.into())])),
                None => said,
            }
        }
        Event::AutoLeave { seat, at, left, .. } => {
            t.say("evidence-auto-leave", &[when(*at), name(seat), ("left", (*left).into())])
        }
        Event::Given { seat, at, ms } => t.say("evidence-given", &[when(*at), name(seat), span(*ms)]),
        Event::Leave { seat, at, spans } if spans.is_empty() => {
            t.say("evidence-leave-none", &[when(*at), name(seat)])
        }
        Event::Leave { seat, at, spans } => {
            // The days are whole in the zone of the one who is away.
            let periods = time::periods(t.speech(), t.lang(), &view.person(*seat).zone, spans);
            t.say("evidence-leave", &[when(*at), name(seat), ("periods", periods.into())])
        }
        Event::Granted { seat, at, ms } => {
            let key = if *ms < 0 { "evidence-ungranted" } else { "evidence-granted" };
            t.say(key, &[when(*at), name(seat), span(ms.abs())])
        }
        Event::Paused { at } => t.say("evidence-paused", &[when(*at)]),
        Event::Resumed { at } => t.say("evidence-resumed", &[when(*at)]),
        Event::Corrected { at, outcome, .. } => {
            t.say("evidence-corrected", &[when(*at), ("result", outcome.pgn().into())])
        }
        Event::Reopened { at } => t.say("evidence-reopened", &[when(*at)]),
        Event::NoShow { seat, at } => t.say("evidence-no-show", &[when(*at), name(seat)]),
        _ => return None,
    })
}
