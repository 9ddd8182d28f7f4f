//! What a year must leave behind.
use std::collections::BTreeMap;

use frcec_server::{
    doctor::Doctor,
    ratings::fold,
    speech::{Lang, Speech},
    web::{self, Web},
};
use frcec_store::{
    games::GameState,
    letters::{self, LetterState},
    ratings,
    tournaments::{EntryState, TournamentState},
};
use tower::ServiceExt as _;

use super::*;

pub(super) async fn judge(year: &Year) {
    assert!(year.matches > 60, "{} matches", year.matches);
    assert!(year.offsite > 2 && year.leaves > 5, "{} from elsewhere, {} leaves", year.offsite, year.leaves);
    assert!(year.ruled > 8, "{} rulings", year.ruled);
    assert!(*year.host.refused.lock().unwrap() > 0, "no letter came back");
    year.life_was_lively().await;
    no_game_is_stuck(year).await;
    every_event_has_ended(year).await;
    ratings_recompute(year).await;
    letters_came_once(year).await;
    newsletters_came_once(year).await;
    every_page_renders(year).await;
    let doctor = Doctor { db: year.club.door.db(), speech: Speech::new(), lang: Lang::En, repair_at: None };
    let report = doctor.examine().await.unwrap();
    assert!(report.ok, "{:?}", report.faults);
}

async fn all_games(year: &Year) -> Vec<StoredGame> {
    year.all_games().await
}

async fn no_game_is_stuck(year: &Year) {
    let games = all_games(year).await;
    assert!(games.len() > 300, "{} games", games.len());
    for game in &games {
        assert!(
            matches!(game.row.state, GameState::Finished | GameState::Cancelled),
            "game {} of {:?} is {:?} on day {}",
            game.id.0,
            game.tournament_id,
            game.row.state,
            year.day
        );
    }
}

async fn every_event_has_ended(year: &Year) {
    let (mut left, mut replaced, mut tie_breaks) = (0, 0, 0);
    for planned in &year.events {
        let record = year.record(planned.code.as_ref().expect("it was opened")).await;
        let name = &record.event.name;
        assert_eq!(record.event.state, TournamentState::Finished, "{name}");
        assert_eq!(record.verify(), Some(Vec::new()), "the draw of {name}");
        let format = record.settings.format;
        let end = frcec_rules::club::event::next_round(&format, &record.history(), &record.lots());
        let frcec_rules::club::event::Next::Ended(end) = end else { panic!("{name}: {end:?}") };
        assert!(end.champions.iter().all(|champions| !champions.is_empty()), "{name}: {end:?}");
        left += record.entries.iter().filter(|entry| entry.state == EntryState::Withdrawn).count();
        replaced += record.entries.iter().filter(|entry| !entry.before.is_empty()).count();
        tie_breaks += record
            .rounds
            .iter()
            .filter(|round| round.kind() == frcec_rules::club::event::RoundKind::TieBreak)
            .count();
        for (lines, table) in record.tables().iter().map(|table| (&table.lines, table)) {
            assert!(!lines.is_empty(), "{name}: {table:?}");
        }
    }
    assert!(
        left > 3 && replaced > 0 && tie_breaks > 0,
        "{left} left, {replaced} replaced, {tie_breaks} tie-breaks"
    );
}

async fn ratings_recompute(year: &Year) {
    let mut tx = year.club.door.db().read().await.unwrap();
    let (computed, _) = fold(&lists::rated_results(&mut tx).await.unwrap());
    assert!(computed.len() > year.members.len() / 4);
    for rating in computed {
        let stored = ratings::of_player(&mut tx, rating.player_id).await.unwrap();
        assert_eq!(stored, Some(rating));
    }
}

/// No letter waits, none was made twice, every end of an event was told once to everybody who was in it.
async fn letters_came_once(year: &Year) {
    let mut tx = year.club.door.db().read().await.unwrap();
    assert_eq!(letters::queued(&mut tx).await.unwrap(), 0);
    let mut games: BTreeMap<PlayerId, BTreeSet<GameId>> = BTreeMap::new();
    for game in all_games(year).await {
        games.entry(game.white_id).or_default().insert(game.id);
        games.entry(game.black_id).or_default().insert(game.id);
    }
    let mut total = 0;
    for &player in &year.members {
        let mut seen = BTreeSet::new();
        let mut ended: BTreeMap<String, usize> = BTreeMap::new();
        let mut text = String::new();
        for letter in letters::to_player(&mut tx, player).await.unwrap() {
            total += 1;
            assert!(!matches!(letter.state, LetterState::Queued), "{letter:?}");
            if letter.again_of.is_none() {
                let key = (
                    letter.game_id,
                    letter.version,
                    letter.kind.clone(),
                    letter.subject.clone(),
                    letter.created_at,
                );
                assert!(
                    seen.insert(key),
                    "{player:?} was told twice: {} {}: {}",
                    letter.kind,
                    letter.subject,
                    letter.text
                );
                if letter.kind == "event_over" {
                    *ended.entry(letter.subject.clone()).or_default() += 1;
                }
            }
            text.push_str(&letter.text);
        }
        assert!(ended.values().all(|&count| count == 1), "{player:?}: {ended:?}");
        if year.gone.contains(&player) {
            continue;
        }
        for game in games.get(&player).into_iter().flatten() {
            let page = format!("/games/{}", game.0);
            let stored = frcec_store::games::load(&mut tx, *game).await.unwrap().unwrap();
            // A game from elsewhere or a second one that never began is told of by its match.
            if stored.row.state == GameState::Finished && !stored.row.moves.is_empty() {
                let named = text
                    .match_indices(&page)
                    .any(|(at, _)| !text[at + page.len()..].starts_with(|next: char| next.is_ascii_digit()));
                assert!(named || stored.match_id.is_none(), "{player:?} was never told of game {}", game.0);
            }
        }
    }
    assert!(total > 2_000, "{total} letters");
    for planned in &year.events {
        let code = planned.code.as_ref().unwrap();
        let record = year.record(code).await;
        for entry in record.entries.iter().filter(|entry| entry.state == EntryState::Playing) {
            if year.gone.contains(&entry.player) {
                continue;
            }
            let told = letters::to_player(&mut tx, entry.player).await.unwrap();
            // Whose game was the last one reads it in that game's letter.
            let person = frcec_store::players::by_id(&mut tx, entry.player).await.unwrap().unwrap();
            let lang: frcec_server::speech::Lang = person.lang.parse().unwrap();
            let facts = [("event", record.event.name.as_str().into()), ("code", code.as_str().into())];
            let said = frcec_server::speech::Speech::new().say(lang, "event-over", &facts);
            let over = told.iter().filter(|letter| letter.again_of.is_none()).filter(|letter| {
                letter.text.split_whitespace().collect::<Vec<_>>().join(" ").contains(&said)
            });
            assert_eq!(over.count(), 1, "{code} to {:?}", entry.player);
        }
    }
}

/// Each issue went once to everybody who wanted it and was there, and to nobody else; whoever has a digest got some.
async fn newsletters_came_once(year: &Year) {
    let mut tx = year.club.door.db().read().await.unwrap();
    let mut digests = 0;
    for (number, &player) in year.members.iter().enumerate() {
        let letters = letters::to_player(&mut tx, player).await.unwrap();
        let first = letters.iter().filter(|letter| letter.again_of.is_none());
        let (mut newsletters, mut subjects) = (0, BTreeSet::new());
        for letter in first.filter(|letter| letter.kind == "newsletter") {
            newsletters += 1;
            assert!(subjects.insert(letter.subject.clone()), "{player:?}: {} twice", letter.subject);
        }
        let due = year.issues.iter().filter(|(_, gone)| !gone.contains(&player)).count();
        let wants = number % 4 == 1;
        // Who has been forgotten has no letters any more.
        if !year.gone.contains(&player) {
            // Whose mail does not arrive is written no newsletter.
            let missed = usize::from(wants && number % 5 == 4);
            let most = if wants { due } else { 0 };
            assert!((most - missed..=most).contains(&newsletters), "{player:?}: {newsletters} of {most}");
        }
        let own = letters.iter().filter(|letter| letter.kind == "digest").count();
        assert!(number % 7 == 2 || own == 0, "{player:?} has no digest");
        digests += own;
    }
    assert!(digests > 50, "{digests} digests");
}

async fn every_page_renders(year: &Year) {
    let router = web::router(Web::new(year.club.door.clone(), None));
    let mut pages: Vec<String> = [
        "/",
        "/tournaments",
        "/champions",
        "/calendar",
        "/calendar.ics",
        "/players",
        "/games",
        "/positions",
        "/glossary",
        "/links",
        "/challenges",
        "/months",
        "/news",
        "/news.atom",
        "/newsletter",
        "/game-of-the-month",
    ]
    .into_iter()
    .map(str::to_owned)
    .collect();
    for planned in &year.events {
        let code = planned.code.as_ref().unwrap();
        pages.extend([format!("/tournaments/{code}"), format!("/tournaments/{code}/draw")]);
    }
    pages.extend(year.issues.iter().map(|(id, _)| format!("/newsletter/{id}")));
    for month in ["2026-05", "2026-08", "2026-12", "2027-03"] {
        pages.push(format!("/months/{month}"));
    }
    for game in all_games(year).await {
        pages.push(format!("/games/{}", game.id.0));
    }
    for number in (0..year.members.len()).step_by(3) {
        if !year.gone.contains(&year.members[number]) {
            pages.push(format!("/players/{}", handle(number)));
        }
    }
    for page in pages {
        let request = axum::http::Request::get(&page).body(axum::body::Body::empty()).unwrap();
        let answer = router.clone().oneshot(request).await.unwrap();
        assert_eq!(answer.status(), axum::http::StatusCode::OK, "{page}");
    }
}
