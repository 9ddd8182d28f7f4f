//! `frcec letters`: the keeper looks at the outbox, sends again, takes out.

use std::sync::Arc;

use frcec_server::mail::transport::{About, Outbound, SendError, Taken, Transport};
use frcec_server::worker::{Step, Worker};
use frcec_store::testing::TestDb;

use crate::club::Club;
use crate::server::Server;

/// A host that wants none of it.
struct Refusing;

#[async_trait::async_trait]
impl Transport for Refusing {
    async fn send(&self, _letter: &Outbound) -> Result<Taken, SendError> {
        Err(SendError::Permanent(About::Recipient, "550 5.1.1 no such user".to_owned()))
    }
}

async fn the_keeper_mends_the_outbox(t: TestDb) {
    let server = Server::new(&t.url, "");
    let club = Club::open(t);
    club.member("anna", "Anna").await;
    club.member("boris", "Boris").await;
    club.start("anna", "boris", 518, true).await;
    let worker = Worker::new(club.door.clone(), Arc::new(Refusing));
    while worker.send_one().await.unwrap() == Step::Done {}

    tokio::task::spawn_blocking(move || {
        let listed = server.frcec_ok(&["letters", "list", "--state", "given-up", "--json"]);
        let ids: Vec<String> = listed
            .lines()
            .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap()["id"].to_string())
            .collect();
        assert_eq!(ids.len(), 2, "{listed}");
        assert!(server.frcec_ok(&["letters", "list"]).contains("550 5.1.1 no such user"));
        let shown = server.frcec_ok(&["letters", "show", &ids[0]]);
        assert!(shown.contains("#518 RNBQKBNR"), "{shown}");
        // For people: no JSON, no times in milliseconds, no line of the HTML.
        for said in ["\nState: given-up\n", "\nSubject: [FRCEC] M0001-1: Anna - Boris\n", "\nWritten: 20"] {
            assert!(shown.contains(said), "{said:?}: {shown}");
        }
        assert!(!shown.contains("{\"") && !shown.contains("<html"), "{shown}");
        let row = server.frcec_ok(&["letters", "show", &ids[0], "--json"]);
        assert_eq!(serde_json::from_str::<serde_json::Value>(&row).unwrap()["id"].to_string(), ids[0]);
        for named in ["1", "M0001-1", "m0001.1", "M0001"] {
            assert_eq!(server.frcec_ok(&["letters", "list", "--game", named]).lines().count(), 2, "{named}");
        }
        assert_eq!(server.frcec(&["letters", "list", "--game", "M0009-1"]).status.code(), Some(1));

        let said = server.frcec_ok(&["letters", "retry", &ids[0]]);
        assert!(said.contains(&format!("Letter {} is queued", ids[0])), "the very number: {said}");
        server.frcec_ok(&["letters", "drop", &ids[1]]);
        assert_eq!(server.frcec_ok(&["letters", "list", "--state", "queued"]).lines().count(), 1);
        assert_eq!(server.frcec_ok(&["letters", "list", "--state", "dropped"]).lines().count(), 1);
        assert_eq!(
            server.frcec(&["letters", "drop", &ids[1]]).status.code(),
            Some(1),
            "it does not wait any more"
        );
        let unknown = server.frcec(&["letters", "show", "7"]);
        assert_eq!((unknown.status.code(), unknown.stdout.len()), (Some(1), 0), "{unknown:?}");
    })
    .await
    .unwrap();
}

frcec_store::on_both!(the_keeper_mends_the_outbox);
