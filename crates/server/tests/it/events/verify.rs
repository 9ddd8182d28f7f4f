//! `frcec draw verify EVENT`, run as the program: a right draw, one that somebody has tampered with, none at all.
use super::*;
use crate::server::Server;

frcec_store::on_both!(the_program_computes_a_draw_anew);

/// What the program says, and its exit code.
fn verify(server: &Server, event: &str) -> (String, Option<i32>) {
    let out = server.frcec(&["draw", "verify", event]);
    let said = format!("{}{}", String::from_utf8_lossy(&out.stdout), String::from_utf8_lossy(&out.stderr));
    (said, out.status.code())
}

async fn the_program_computes_a_draw_anew(record: TestDb) {
    let server = Server::new(&record.url, "");
    let mut new = NewEvent::new("Drawn", ROBIN, Pace::default());
    new.positions = PositionMode::Game;
    let stage = Stage::full(record, 4, new).await;
    let record = &stage.club.record;
    let ask = async |event: &str| {
        let event = event.to_owned();
        // The program opens the record by itself, as another process does.
        tokio::task::block_in_place(|| verify(&server, &event))
    };
    let (said, code) = ask("T0001").await;
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("entries are open: no list, no links, no positions yet"), "{said}");
    assert!(said.contains("Nothing of T0001 can be checked before its entries are closed."), "{said}");
    let (said, code) = ask("T0009").await;
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("There is no event T0009"), "{said}");

    stage.start().await.unwrap();
    let (said, code) = ask("t0001").await;
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("The draw of T0001 is right."), "{said}");
    assert_eq!(said.matches(", as played").count(), 6, "{said}");
    // Every position is computed anew by hand from the line that says how.
    let rows = stage.record().await;
    for (_, start) in rows.positions() {
        assert!(said.contains(&start.to_string()), "{start}: {said}");
    }

    // Another position than the one drawn.
    let game = stage.running().await[0].clone();
    let other = (game.start_id + 1) % 960;
    let tamper = async |sql: String| assert_eq!(record.raw(&sql).await.unwrap(), 1, "{sql}");
    tamper(format!("UPDATE games SET start_id = {other} WHERE id = {}", game.id.0)).await;
    let (said, code) = ask("T0001").await;
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("which was played: WRONG") && !said.contains("is right"), "{said}");
    tamper(format!("UPDATE games SET start_id = {} WHERE id = {}", game.start_id, game.id.0)).await;
    // Another list of entries than the one that was closed.
    let list = rows.draw.as_ref().unwrap().entries.clone().unwrap();
    let event = rows.event.id.0;
    tamper(format!("UPDATE tournament_draws SET entries = '{list}x' WHERE tournament_id = {event}")).await;
    let (said, code) = ask("T0001").await;
    assert!(code == Some(1) && said.contains("WRONG") && !said.contains("is right"), "{code:?} {said}");
    tamper(format!("UPDATE tournament_draws SET entries = '{list}' WHERE tournament_id = {event}")).await;
    // Another link than the one that the commitment was made from.
    let link = &rows.rounds[0].stored.link;
    let wrong = if link.starts_with('0') { link.replacen('0', "1", 1) } else { format!("0{}", &link[1..]) };
    let sql =
        format!("UPDATE tournament_rounds SET link = '{wrong}' WHERE tournament_id = {event} AND round = 1");
    tamper(sql).await;
    let (said, code) = ask("T0001").await;
    assert!(code == Some(1) && said.contains("WRONG") && !said.contains("is right"), "{code:?} {said}");
    let sql =
        format!("UPDATE tournament_rounds SET link = '{link}' WHERE tournament_id = {event} AND round = 1");
    tamper(sql).await;
    assert_eq!(ask("T0001").await.1, Some(0), "as it was");
    // An event from before there was a draw says so.
    tamper(format!("DELETE FROM tournament_draws WHERE tournament_id = {event}")).await;
    let (said, code) = ask("T0001").await;
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("began before the club drew its positions in a way that can be checked"), "{said}");
}
