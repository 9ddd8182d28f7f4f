//! Signed links of letters: out of the digest, and about addresses that fail.
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use frcec_server::{
    door::{Actor, Command, MemberCommand},
    people::Person,
    settings::Delivery,
};
use frcec_store::{
    PlayerId, delivery,
    letters::Lost,
    on_both,
    players::{self, AddressState},
    testing::TestDb,
};

use super::Site;
use crate::digests::deliver;

async fn anna(site: &Site) -> PlayerId {
    let mut tx = site.club.door.db().read().await.unwrap();
    players::by_handle(&mut tx, "anna").await.unwrap().unwrap().id
}

async fn chosen(site: &Site, id: PlayerId) -> Delivery {
    let mut tx = site.club.door.db().read().await.unwrap();
    Person::load(&mut tx, id).await.unwrap().settings.delivery
}

on_both!(one_click_ends_the_digests);
async fn one_click_ends_the_digests(record: TestDb) {
    let site = Site::open(record).await;
    let id = anna(&site).await;
    deliver(&site.club, id, Delivery::DailyDigest).await;
    let url = site.club.door.stop_digest_url(id);
    let path = url.strip_prefix("http://127.0.0.1:8960").unwrap();
    let page = site.get(path, None).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("<form method=\"post\"") && page.body.contains("Anna Alder"), "{}", page.body);
    assert_eq!(chosen(&site, id).await, Delivery::DailyDigest, "looking changes nothing");
    // As a mail provider's machine posts it: no cookie, no Origin, either encoding (RFC 8058, 3.1 and 3.2).
    for (kind, body) in [
        ("application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"),
        (
            "multipart/form-data; boundary=x",
            "--x\r\nContent-Disposition: form-data; name=\"List-Unsubscribe\"\r\n\r\nOne-Click\r\n--x--\r\n",
        ),
    ] {
        deliver(&site.club, id, Delivery::DailyDigest).await;
        let request =
            Request::post(path).header(header::CONTENT_TYPE, kind).header(header::HOST, "club.example");
        let answer = site.send(request.body(Body::from(body)).unwrap()).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
        assert_eq!(chosen(&site, id).await, Delivery::Off);
    }
    // A mail program in a browser says where it comes from; nothing else may come from there.
    for (field, value) in
        [("origin", "https://mail.example.net"), ("origin", "null"), ("sec-fetch-site", "cross-site")]
    {
        for (path, ends) in [
            (path.to_owned(), true),
            (format!("{path}/immediate"), false),
            ("/unsubscribe/".to_owned(), false),
            ("/login".to_owned(), false),
            ("/account".to_owned(), false),
        ] {
            deliver(&site.club, id, Delivery::DailyDigest).await;
            let request = Request::post(&path).header(field, value).header(header::HOST, "club.example");
            let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
            let answer = site.send(request.body(Body::from("List-Unsubscribe=One-Click")).unwrap()).await;
            let (status, delivery) = if ends {
                (StatusCode::OK, Delivery::Off)
            } else {
                (StatusCode::FORBIDDEN, Delivery::DailyDigest)
            };
            assert_eq!(answer.status, status, "{path} {field}: {value}");
            assert_eq!(chosen(&site, id).await, delivery, "{path} {field}: {value}");
        }
    }
    deliver(&site.club, id, Delivery::Off).await;
    // The page that a person sees then offers letters at once.
    let answer = site.post(&format!("{path}/immediate"), None, &[]).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert_eq!(chosen(&site, id).await, Delivery::Immediate);
    let answer = site.post(path, None, &[]).await;
    assert_eq!(chosen(&site, id).await, Delivery::Immediate, "an old link undoes no later choice");
    let says = "you get no digests";
    assert!(answer.body.contains(says) && !answer.body.contains("/immediate"), "{}", answer.body);
    let forged = path.replacen("/unsubscribe/", "/unsubscribe/9", 1);
    assert_eq!(site.post(&forged, None, &[]).await.status, StatusCode::GONE);
    assert_eq!(site.get("/unsubscribe/x", None).await.status, StatusCode::GONE);
}

on_both!(a_member_says_which_address_works);
async fn a_member_says_which_address_works(record: TestDb) {
    let site = Site::open(record).await;
    let id = anna(&site).await;
    let failed = site.club.door.db().write(move |tx| {
        Box::pin(async move {
            delivery::address_failed(tx, id, "anna@example.org", "550 full", 1).await?;
            delivery::mark(tx, id, Lost::Hard, "550 full", 1).await
        })
    });
    assert!(failed.await.unwrap());
    let url = site.club.door.addresses_url(id);
    let path = url.strip_prefix("http://127.0.0.1:8960").unwrap();
    let state = async || {
        let mut tx = site.club.door.db().read().await.unwrap();
        let address = players::addresses(&mut tx, id).await.unwrap().remove(0);
        (address.state, delivery::of_player(&mut tx, id).await.unwrap().is_some())
    };
    let page = site.get(path, None).await;
    assert!(page.body.contains("550 full"), "{}", page.body);
    assert_eq!(state().await, (AddressState::Failing, true), "looking changes nothing");
    // The director sees it on the desk.
    let dora = site.log_in("dora").await;
    let desk = site.get("/director", Some(&dora)).await;
    assert!(desk.body.contains("Anna Alder: 550 full"), "{}", desk.body);

    let form = [("act", "works"), ("address", "anna@example.org")];
    assert_eq!(site.post(path, None, &form).await.status, StatusCode::OK);
    assert_eq!(state().await, (AddressState::Good, false));
    // Another address gets a link first, and only then letters.
    let form = [("act", "add"), ("address", "new@example.net")];
    assert_eq!(site.post(path, None, &form).await.status, StatusCode::OK);
    let letters = site.club.letters().await;
    assert_eq!(letters.last().map(|letter| letter.address.as_str()), Some("new@example.net"));
    for wrong in ["nonsense", "boris@example.org"] {
        let form = [("act", "add"), ("address", wrong)];
        assert_eq!(site.post(path, None, &form).await.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong}");
    }
    // Two weeks later the link is over.
    site.club.clock.set(site.club.clock.now() + 15 * 24 * 60 * 60 * 1000);
    assert_eq!(site.get(path, None).await.status, StatusCode::GONE);
    let confirm = MemberCommand::AddressWorks(id, "anna@example.org".to_owned());
    site.club.submit(Actor::Player(id), Command::Member(confirm)).await.unwrap();
}
