//! The program as its keeper meets it: what it makes, how it ends, and what it says when it cannot begin.

use std::net::TcpListener;
use std::process::Output;

use frcec_store::testing::TestDb;

use crate::mua::Lmtp;
use crate::server::Server;

async fn a_club_is_made_served_and_ended(t: TestDb) {
    let url = t.url.clone();
    tokio::task::spawn_blocking(move || {
        let mut server = Server::new(&url, "");
        server.frcec_ok(&["member", "add", "anna@example.org", "--name", "Anna", "--role", "admin"]);
        server.frcec_ok(&["member", "add", "boris@example.org"]);
        let said =
            server.frcec_ok(&["match", "start", "anna@example.org", "boris", "--start", "#069 NNBBRKQR"]);
        assert!(said.contains("M0001"), "{said}");
        server.start();
        let letters = server.wait_for(2);
        assert!(letters.iter().all(|letter| letter.text.contains("#069 NNBBRKQR")));
        let mut lmtp = Lmtp::connect(server.lmtp).unwrap();
        let (code, _) =
            lmtp.deliver("anna@example.org", "play+g1.0.w.aaaaaaaaaaaaaaaa@club.example", b"e4\r\n").unwrap();
        assert_eq!(code, 550, "an address that the club never wrote");
        assert_eq!(server.stop(), Some(0), "SIGTERM ends it cleanly");
        let listed = server.frcec_ok(&["letters", "list", "--state", "sent"]);
        assert_eq!(listed.lines().count(), 2, "{listed}");
        let doctor = server.frcec_ok(&["doctor", "--json"]);
        assert_eq!(doctor, "{\"ok\":true,\"games\":2,\"faults\":[]}\n");
    })
    .await
    .unwrap();
}

frcec_store::on_both!(a_club_is_made_served_and_ended, a_move_through_the_pipe);

/// What stands on standard error when the server does not start; it must exit with 1.
fn refusal(server: &Server, args: &[&str]) -> String {
    let out = server.frcec(args);
    assert_eq!(out.status.code(), Some(1), "{out:?}");
    assert!(out.stdout.is_empty(), "{out:?}");
    String::from_utf8(out.stderr).unwrap()
}

#[test]
fn a_typo_in_the_configuration_is_named() {
    let server = Server::new("sqlite:club.db", "puplic_url = \"https://club.example\"");
    let said = refusal(&server, &["serve"]);
    assert!(said.contains("puplic_url") && said.contains("frcec.toml"), "{said}");
    assert!(!server.path().join("club.db").exists(), "nothing is half made");
}

#[test]
fn a_database_out_of_reach_is_named_without_its_password() {
    let server = Server::new("postgres://club:geheim@127.0.0.1:1/club", "");
    let said = refusal(&server, &["doctor"]);
    assert!(said.contains("127.0.0.1:1/club") && !said.contains("geheim"), "{said}");
}

#[test]
fn a_port_that_is_taken_is_named_with_its_key() {
    let taken = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let server = Server::new("sqlite:club.db", "");
    let file = server.path().join("frcec.toml");
    let config = std::fs::read_to_string(&file).unwrap();
    let listen = format!("[lmtp]\nlisten = \"{}\"", taken.local_addr().unwrap());
    std::fs::write(file, config.replace("[lmtp]\nlisten = \"127.0.0.1:0\"", &listen)).unwrap();
    let said = refusal(&server, &["serve"]);
    assert!(
        said.contains("lmtp.listen") && said.contains(&taken.local_addr().unwrap().to_string()),
        "{said}"
    );
}

#[test]
fn a_directory_for_letters_that_cannot_be_made_is_named() {
    let server = Server::new("sqlite:club.db", "[outgoing]\ndirectory = \"frcec.toml/outbox\"\n");
    let said = refusal(&server, &["serve"]);
    assert!(said.contains("frcec.toml/outbox"), "{said}");
}

#[test]
fn a_pipe_answers_in_sysexits_and_says_what_a_bounce_is_to_say() {
    let server = Server::new("sqlite:club.db", "");
    let wrong = ["mail-in", "--from", "a@example.org", "--to", "play+g1.0.w.aaaaaaaaaaaaaaaa@club.example"];
    let said = |out: &Output| String::from_utf8(out.stdout.clone()).unwrap();
    let out = server.pipe(&wrong, b"From: a@example.org\n\ne4\n");
    assert_eq!((out.status.code(), out.stderr.len()), (Some(67), 0), "{out:?}");
    assert_eq!(said(&out), "play+g1.0.w.aaaaaaaaaaaaaaaa@club.example: no such address of the club\n");
    let out = server.pipe(&wrong, &vec![b'x'; 3 << 20]);
    assert_eq!((out.status.code(), out.stderr.len()), (Some(65), 0), "{out:?}");
    assert!(!said(&out).is_empty());
    // A stranger learns what LMTP would tell his host.
    let out = server.pipe(
        &["mail-in", "--from", "a@example.org", "--to", "club@club.example"],
        b"From: a@example.org\n\nhi\n",
    );
    assert_eq!((out.status.code(), out.stderr.len()), (Some(65), 0), "{out:?}");
    assert!(said(&out).contains("has no member with your address"), "{out:?}");
    let gone = ["mail-in", "--config", "/nowhere.toml", "--from", "", "--to", "club@club.example"];
    let out = server.pipe(&gone, b"From: a@example.org\n\ne4\n");
    assert_eq!((out.status.code(), out.stdout.len(), out.stderr.len()), (Some(75), 0, 0), "{out:?}");
    let out = server.pipe(&["mail-in", "--frm", "x"], b"");
    assert_eq!(
        (out.status.code(), out.stderr.len()),
        (Some(75), 0),
        "a wrong command line is our trouble: {out:?}"
    );
    // As pipe(8) puts the recipients of one mail.
    let two = ["mail-in", "--from", "a@example.org", "--", "club@club.example", "play+nobody@club.example"];
    let out = server.pipe(&two, b"From: a@example.org\n\ne4\n");
    assert_eq!((out.status.code(), out.stderr.len()), (Some(67), 0), "{out:?}");
    // One of several that is wrong is never passed over, and the bounce says which one was taken.
    server.frcec_ok(&["member", "add", "anna@example.org", "--handle", "anna"]);
    let two =
        ["mail-in", "--from", "anna@example.org", "--", "club@club.example", "play+nobody@club.example"];
    let out = server.pipe(&two, b"From: anna@example.org\nMessage-ID: <1@example.org>\n\nhelp\n");
    assert_eq!((out.status.code(), out.stderr.len()), (Some(67), 0), "{out:?}");
    assert_eq!(
        said(&out),
        "club@club.example: taken\nplay+nobody@club.example: no such address of the club\n"
    );
}

#[test]
fn the_keeper_is_told_where_letters_go() {
    let server = Server::new("sqlite:club.db", "");
    server.frcec_ok(&["member", "add", "carl@example.org", "--handle", "carl"]);
    let said = server.frcec_ok(&["member", "address", "carl", "carl2@example.org"]);
    assert!(said.contains("Letters go to carl@example.org, as before."), "{said}");
    let said = server.frcec_ok(&["member", "address", "carl", "carl@example.org"]);
    assert_eq!(said, "Letters to carl go to carl@example.org.\n");
}

#[test]
fn a_lost_secret_is_not_replaced() {
    let server = Server::new("sqlite:club.db", "");
    server.frcec_ok(&["member", "add", "anna@example.org", "--handle", "anna"]);
    let secret = server.path().join("secret.key");
    let elsewhere = server.path().join("elsewhere");
    std::fs::rename(&secret, &elsewhere).unwrap();
    let said = refusal(&server, &["serve"]);
    assert!(said.contains("secret.key is missing") && said.contains("put the copy"), "{said}");
    assert!(!secret.exists());
    std::fs::rename(&elsewhere, &secret).unwrap();
    server.frcec_ok(&["member", "add", "boris@example.org", "--handle", "boris"]);
    let record = server.path().join("club.db").metadata().unwrap().permissions();
    assert_eq!(std::os::unix::fs::PermissionsExt::mode(&record) & 0o777, 0o600);
}

/// A move through the pipe is played; the same mail again is taken and plays nothing.
async fn a_move_through_the_pipe(t: TestDb) {
    let url = t.url.clone();
    tokio::task::spawn_blocking(move || {
        let mut server = Server::new(&url, "");
        server.frcec_ok(&["member", "add", "anna@example.org", "--handle", "anna"]);
        server.frcec_ok(&["member", "add", "boris@example.org", "--handle", "boris"]);
        server.frcec_ok(&["match", "start", "anna", "boris", "--start", "518", "--staggered"]);
        server.start();
        let letter = server.wait_for(2).into_iter().find(|letter| letter.to == "anna@example.org").unwrap();
        let mail = String::from_utf8(letter.reply(1, "e4")).unwrap().replace('\r', "");
        for _ in 0..2 {
            let args = ["mail-in", "--from", "anna@example.org", "--to", &letter.reply_to];
            let out = server.pipe(&args, mail.as_bytes());
            assert_eq!((out.status.code(), out.stdout.len(), out.stderr.len()), (Some(0), 0, 0), "{out:?}");
        }
        // The running server's worker hears of what another process wrote.
        let told = server.wait_for(2);
        assert!(told.iter().any(|letter| letter.to == "boris@example.org" && letter.text.contains("e4")));
        assert_eq!(server.stop(), Some(0));
        assert!(server.letters().is_empty(), "one move, one letter each");
    })
    .await
    .unwrap();
    let row =
        frcec_store::games::load(&mut t.db.read().await.unwrap(), frcec_store::GameId(1)).await.unwrap();
    assert_eq!(row.unwrap().row.moves, "e2e4");
}

/// The copy is a record of its own; the export is PGN that reads back.
#[test]
fn a_backup_and_an_export_can_be_read_again() {
    let mut server = Server::new("sqlite:club.db", "");
    server.frcec_ok(&["member", "add", "anna@example.org", "--handle", "anna"]);
    server.frcec_ok(&["member", "add", "boris@example.org", "--handle", "boris"]);
    server.frcec_ok(&["match", "start", "anna", "boris", "--start", "69"]);
    server.start();
    let copy = server.path().join("copy.db");
    let said = server.frcec_ok(&["backup", copy.to_str().unwrap()]);
    assert!(said.contains("copy.db") && said.contains("secret.key"), "{said}");
    assert_eq!(
        server.frcec(&["backup", copy.to_str().unwrap()]).status.code(),
        Some(1),
        "it is not overwritten"
    );
    let other = Server::new(&format!("sqlite:{}", copy.display()), "");
    assert_eq!(other.frcec_ok(&["doctor", "--json"]), "{\"ok\":true,\"games\":2,\"faults\":[]}\n");

    let exported = server.frcec_ok(&["export", "--all"]);
    assert_eq!(exported.matches("[Variant \"Chess960\"]").count(), 2, "{exported}");
    std::fs::write(server.path().join("all.pgn"), exported).unwrap();
    server.frcec_ok(&["pgn", "check", server.path().join("all.pgn").to_str().unwrap()]);
    assert_eq!(server.frcec_ok(&["export"]), "", "running games are not given away");
}

/// The doctor finds what was changed past the door, and mends rows but never events.
async fn the_doctor_finds_what_does_not_fit(t: TestDb) {
    let club = crate::club::Club::open(t);
    for handle in ["anna", "boris"] {
        club.member(handle, handle).await;
    }
    let games = club.start("anna", "boris", 311, false).await;
    club.play(games[0], "d2d3 b7b6").await;
    let examine = async |repair_at| {
        let doctor = frcec_server::doctor::Doctor {
            db: club.door.db(),
            speech: frcec_server::speech::Speech::new(),
            lang: frcec_server::speech::Lang::En,
            repair_at,
        };
        doctor.examine().await.unwrap()
    };
    let kinds = |report: &frcec_server::doctor::Report| -> Vec<(&str, String)> {
        report.faults.iter().map(|fault| (fault.kind, fault.key.clone())).collect()
    };
    assert!(examine(None).await.ok);

    club.record.raw("UPDATE games SET ply = 7, moves = 'd2d3' WHERE id = 1").await.unwrap();
    let report = examine(None).await;
    assert_eq!(kinds(&report), [("row_differs", "1".to_owned())]);
    assert!(report.faults[0].what.contains("moves, ply"), "{report:?}");
    examine(Some(crate::club::NOON)).await;
    assert!(examine(None).await.ok, "mended from the events");

    club.record.raw("UPDATE games SET to_move = 'x' WHERE id = 1").await.unwrap();
    assert_eq!(kinds(&examine(None).await), [("row_unreadable", "1".to_owned())]);
    assert_eq!(examine(None).await.games, 2, "the next game is looked at all the same");
    club.record.raw("UPDATE games SET to_move = 'w' WHERE id = 1").await.unwrap();

    club.record.raw("UPDATE players SET role = 'emperor' WHERE id = 2").await.unwrap();
    let report = examine(None).await;
    assert_eq!(report.faults.len(), 1, "{report:?}");
    assert_eq!((report.faults[0].table, report.faults[0].key.as_str()), ("players", "2"));
    club.record.raw("UPDATE players SET role = 'member' WHERE id = 2").await.unwrap();

    club.record.raw("UPDATE game_events SET body = '{}' WHERE game_id = 2 AND version = 1").await.unwrap();
    club.record.raw("DELETE FROM game_events WHERE game_id = 1 AND version = 2").await.unwrap();
    let report = examine(Some(crate::club::NOON)).await;
    assert_eq!(kinds(&report), [("event_gap", "1".to_owned()), ("event_unreadable", "2".to_owned())]);
    club.record.raw("DELETE FROM game_events WHERE game_id = 1").await.unwrap();
    assert_eq!(kinds(&examine(None).await)[0], ("no_events", "1".to_owned()));
}

frcec_store::on_both!(the_doctor_finds_what_does_not_fit);
