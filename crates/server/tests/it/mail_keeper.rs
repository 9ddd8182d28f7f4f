//! Mail to `postmaster@` and `abuse@` of the club's domain (RFC 5321, 4.5.1; RFC 2142).

use frcec_server::door::{Actor, AddMember, Command, MemberCommand};
use frcec_server::mail::ingress::Taken;
use frcec_store::{on_both, players::Role, testing::TestDb};

use super::mail_table::Table;

async fn admin(table: &Table, address: &str) {
    let add = AddMember {
        address: address.to_owned(),
        name: Some("Ada".to_owned()),
        handle: None,
        role: Role::Admin,
        zone: "UTC".to_owned(),
        lang: "en".to_owned(),
        country: None,
    };
    table.club.submit(Actor::Club, Command::Member(MemberCommand::Add(add))).await.unwrap();
}

on_both!(mail_to_the_postmaster_reaches_the_admins);
async fn mail_to_the_postmaster_reaches_the_admins(record: TestDb) {
    let mut table = Table::set(record).await;
    admin(&table, "ada@example.org").await;
    table.club.letters().await;
    let mail = |number: u32, more: &str| {
        format!(
            "From: Mallory <m@host.example>\nSubject: Your server <script>\nMessage-ID: <{number}@host.example>\n{more}\nIt sends me letters.\nresign\n"
        )
    };
    for (to, from) in [("postmaster@club.example", "m@host.example"), ("Abuse@Club.Example", "")] {
        let taken = table.raw(from, &[to], &mail(u32::from(from.is_empty()), "")).await;
        assert_eq!(taken, [Taken::Recorded], "{to}");
        let letters = table.club.letters().await;
        assert_eq!(letters.len(), 1, "{letters:?}");
        let letter = &letters[0];
        assert_eq!(letter.address, "ada@example.org");
        assert!(letter.text.contains("| It sends me letters."), "{}", letter.text);
        assert!(letter.text.contains("m@host.example"), "{}", letter.text);
        assert!(!letter.html.as_deref().unwrap_or_default().contains("<script>"));
    }
    // Our own letter that comes back is no news; nor is more than a hand can read.
    table.raw("", &["postmaster@club.example"], &mail(2, "X-Club-Outbound: 1\n")).await;
    assert!(table.club.letters().await.is_empty());
    for number in 3..40 {
        table.raw("m@host.example", &["postmaster@club.example"], &mail(number, "")).await;
    }
    assert_eq!(table.club.letters().await.len(), 18, "twenty a day");
    assert!(table.club.game(table.game).await.is_running());
}
