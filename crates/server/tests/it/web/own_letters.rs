//! A member whose pieces are written with the letters of his own language reads them so on every page, and what a page tells him to
//! write is read as what it says.
use axum::http::StatusCode;
use frcec_server::door::{Actor, Command, MemberChange, MemberCommand};
use frcec_store::testing::TestDb;

use super::{Site, hidden};

frcec_store::on_both!(
    a_player_reads_one_way_of_writing,
    a_doubt_offers_a_way_out,
    standing_lines_are_read_again_as_they_are_shown,
    a_visitor_reads_english_letters,
);

const MOVE: &str = "/games/1/move";

/// Anna reads Spanish with Spanish letters, in which `R` is the king; she has #069 before her with the king on f1, the rook on h1
/// and g1 free.
async fn table(record: TestDb) -> (Site, String) {
    let site = Site::open(record).await;
    let change = MemberChange {
        lang: Some("es".to_owned()),
        notation: Some(Some("es".to_owned())),
        ..MemberChange::default()
    };
    let id = site.id("anna").await;
    site.club
        .submit(Actor::Player(id), Command::Member(MemberCommand::Change(id, change)))
        .await
        .expect("her choice");
    let game = site.club.start("anna", "boris", 69, false).await[0];
    site.club.play(game, "g2g3 g7g6 g1g2 g8g7").await;
    let anna = site.log_in("anna").await;
    (site, anna)
}

async fn look(site: &Site, cookie: &str, text: &str) -> super::Answer {
    site.post(MOVE, Some(cookie), &[("ply", "4"), ("key", "k"), ("act", "look"), ("text", text)]).await
}

async fn a_player_reads_one_way_of_writing(record: TestDb) {
    let (site, anna) = table(record).await;
    let page = site.get("/games/1", Some(&anna)).await.body;
    for own in ["Dg2", "Dg7", "Cf3, exd5, O-O, e8=D", "Después de 2...Dg7", "a1  C C A A T R . T"] {
        let own = own.replace("a1  ", "1  ");
        assert!(page.contains(&own), "{own} is not in {page}");
    }
    for english in ["Qg2", "Qg7", "Nf3", "e8=Q", "N N B B R K . R"] {
        assert!(!page.contains(english), "{english} is in {page}");
    }
    // What a step of the king means is said before it is made, as the letter says it.
    assert!(page.contains("O-O es el enroque; Rf1-g1 mueve solo el rey"), "{page}");
    let rook = look(&site, &anna, "Tg1").await;
    assert_eq!(rook.status, StatusCode::OK);
    assert!(rook.body.contains("Tg1 llevaría a esta posición"), "{}", rook.body);
    assert!(
        rook.body.contains("Vista previa: 3.Tg1, sin jugar") && !rook.body.contains("Rf1-g1 mueve"),
        "{}",
        rook.body
    );
    let king = look(&site, &anna, "rey g1").await;
    assert!(king.body.contains("Rg1 llevaría a esta posición"), "{}", king.body);
    assert!(king.body.contains("O-O es el enroque; Rf1-g1 mueve solo el rey"), "{}", king.body);
    assert!(!king.body.contains("Kg1"), "{}", king.body);
    let start = site.get("/", Some(&anna)).await.body;
    assert!(start.contains("Cf3, O-O, e8=D") && !start.contains("Nf3"), "{start}");
}

async fn a_doubt_offers_a_way_out(record: TestDb) {
    let (site, anna) = table(record).await;
    let asked = look(&site, &anna, "Rg1").await;
    assert_eq!(asked.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(asked.body.contains("Rf1-g1 (rey de f1) o Tg1 (torre de h1)"), "{}", asked.body);
    // Each of the words that are offered is one move.
    for (word, shown) in [("Rf1-g1", "3.Rg1"), ("Tg1", "3.Tg1"), ("f1g1", "3.Rg1")] {
        let looked = look(&site, &anna, word).await;
        assert_eq!(looked.status, StatusCode::OK, "{word}: {}", looked.body);
        assert!(
            looked.body.contains(&format!("Vista previa: {shown}, sin jugar")),
            "{word}: {}",
            looked.body
        );
    }
}

async fn standing_lines_are_read_again_as_they_are_shown(record: TestDb) {
    let (site, anna) = table(record).await;
    site.club.play(frcec_store::GameId(1), "b1c3").await;
    let path = "/games/1/lines";
    let page = site.get(path, Some(&anna)).await.body;
    let key = hidden(&page, "key");
    let form = [("ply", "5"), ("key", key.as_str()), ("act", "set"), ("text", "si Cc6 f1g1\nsi a6 Tg1")];
    assert_eq!(site.post(path, Some(&anna), &form).await.status, StatusCode::SEE_OTHER);
    let page = site.get(path, Some(&anna)).await.body;
    let (king, rook) = ("si 3...Cc6 4.Rf1-g1", "si 3...a6 4.Tg1");
    assert!(page.contains(king) && page.contains(rook), "{page}");
    let key = hidden(&page, "key");
    let both = format!("{king}\n{rook}");
    let form = [("ply", "5"), ("key", key.as_str()), ("act", "set"), ("text", both.as_str())];
    let again = site.post(path, Some(&anna), &form).await;
    assert_eq!(again.status, StatusCode::SEE_OTHER, "{}", again.body);
    let game = site.get("/games/1", Some(&anna)).await.body;
    assert!(game.contains("3...Cc6 4.Rf1-g1") && !game.contains("Nc6"), "{game}");
}

async fn a_visitor_reads_english_letters(record: TestDb) {
    let (site, _) = table(record).await;
    let page = site.get("/games/1", None).await.body;
    assert!(page.contains("Qg2") && page.contains("N N B B R K . R") && !page.contains("Dg2"), "{page}");
}
