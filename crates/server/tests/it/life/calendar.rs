//! The calendar of events and votes; and what the library of starting positions tells of their games.
use frcec_rules::club::{event::Format, game::Command as Rules, pace::Pace};
use frcec_server::door::{Actor, Command, EventCommand, NewEvent, StartMode};
use frcec_store::players;
use frcec_store::testing::TestDb;

use super::super::web::Site;
use super::ms;

frcec_store::on_both!(
    dates_stand_on_the_page_and_in_the_file,
    a_position_has_the_score_of_matches_that_are_over,
);

async fn dates_stand_on_the_page_and_in_the_file(record: TestDb) {
    let site = Site::open(record).await;
    let submit = |command| site.club.submit(Actor::Club, Command::Event(command));
    let mut dated = NewEvent::new("Cup; of, the \\ Year", Format::Knockout, Pace::Bank { days: 30 });
    dated.settings.start = StartMode::Date { at: ms("2026-05-20T18:00:00Z") };
    submit(EventCommand::Create(Box::new(dated))).await.unwrap();
    let format = Format::RoundRobin { double: false, class_size: None };
    let undated = NewEvent::new("Some day", format, Pace::Bank { days: 60 });
    submit(EventCommand::Create(Box::new(undated))).await.unwrap();
    let running = NewEvent::new("Running", Format::Knockout, Pace::Bank { days: 30 });
    submit(EventCommand::Create(Box::new(running))).await.unwrap();
    for handle in ["anna", "boris"] {
        let mut tx = site.club.door.db().read().await.unwrap();
        let player = players::by_handle(&mut tx, handle).await.unwrap().unwrap().id;
        drop(tx);
        submit(EventCommand::Enter { code: "T0003".to_owned(), player }).await.unwrap();
    }
    submit(EventCommand::Start { code: "T0003".to_owned(), seen: None }).await.unwrap();

    let page = site.get("/calendar", None).await.body;
    for said in ["20 May 2026, 18:00 (UTC)", "T0002 Some day", "round 1 ends at the latest", "T0003 Running"]
    {
        assert!(page.contains(said), "{said}: {page}");
    }
    let (ahead, _) = page.split_once("What was").unwrap();
    assert!(ahead.contains("the vote on May 2026 opens"), "{page}");
    let file = site.get("/calendar.ics", None).await.body;
    assert!(file.starts_with("BEGIN:VCALENDAR\r\n") && file.ends_with("END:VCALENDAR\r\n"), "{file}");
    assert!(file.lines().all(|line| line.trim_end_matches('\r').len() <= 75), "{file}");
    let unfolded = file.replace("\r\n ", "");
    for line in [
        "UID:T0001-starts@club.example",
        "DTSTART:20260520T180000Z",
        "SUMMARY:T0001 Cup\\; of\\, the \\\\ Year starts",
        "UID:vote-2026-05-opens@club.example",
        "DTSTART;VALUE=DATE:20260601",
        "DTSTART;VALUE=DATE:20260614",
        "UID:T0003-round-1@club.example",
    ] {
        assert!(unfolded.contains(&format!("\r\n{line}\r\n")), "{line}: {file}");
    }
    assert!(!unfolded.contains("T0002-"), "what has no date is in no calendar");
    assert_eq!(unfolded.matches("BEGIN:VEVENT").count(), unfolded.matches("END:VEVENT").count());
}

/// What one game of a match shows must not help in the other (domain.md, "Decisions").
async fn a_position_has_the_score_of_matches_that_are_over(record: TestDb) {
    let site = Site::open(record).await;
    let games = site.club.start("anna", "boris", 451, false).await;
    let resign = async |game| {
        let white = site.club.view(game).await.white.id;
        site.club.command(game, white, Rules::Resign).await.unwrap();
    };
    resign(games[0]).await;
    for path in ["/positions/451", "/positions?find=451"] {
        let page = site.get(path, None).await.body;
        assert!(!page.contains("won by White"), "{path}: {page}");
    }
    resign(games[1]).await;
    for path in ["/positions/451", "/positions?find=451"] {
        let page = site.get(path, None).await.body;
        assert!(page.contains("0 won by White, 0 drawn, 2 by Black"), "{path}: {page}");
    }
    let never = site.get("/positions?find=451&played=never", None).await.body;
    assert!(!never.contains("/positions/451\""), "{never}");
    assert!(
        site.get("/positions?find=450&played=never", None).await.body.contains("never played in the club")
    );
}
