//! What members, and who wants to be one, ask of the club by mail.
use frcec_rules::club::game::Command as Rules;
use frcec_server::door::{Actor, Command, JoinWish, MemberCommand};
use frcec_server::mail::ingress::{Ingress, Taken};
use frcec_store::{
    challenges,
    letters::Letter,
    matches::{self, MatchFilter},
    on_both,
    players::{self, PlayerStatus},
    testing::TestDb,
};

use super::club::Club;

on_both!(
    a_stranger_joins_by_mail,
    a_newcomer_corrects_the_letter_in_its_own_words,
    whoever_answers_the_refusal_of_an_answer_answers_the_question,
    a_no_closes_a_question,
    a_member_who_is_asked_to_join_is_told_so,
    a_member_challenges_accepts_and_leaves_by_mail,
    a_member_is_challenged_by_name,
    a_challenge_is_answered_in_plain_words,
    a_rematch_is_asked_for_by_mail_and_played,
    a_game_from_elsewhere_comes_by_mail,
    a_game_from_elsewhere_comes_as_an_attachment,
    words_are_muted_and_reported_by_mail,
    language_and_letters_of_pieces_are_two_things,
    what_is_about_an_opponents_words_is_never_read_by_him,
    a_command_that_cannot_be_read_is_explained_every_time,
);

struct Post {
    club: Club,
    ingress: Ingress,
    mails: u32,
}

impl Post {
    fn open(record: TestDb) -> Self {
        let club = Club::open(record);
        let ingress = Ingress::new(club.door.clone(), Some("mx.club.example".to_owned()));
        Self { club, ingress, mails: 0 }
    }

    /// A mail for which our own host vouches, and the letters that it causes.
    async fn mail(&mut self, from: &str, to: &str, body: &str) -> Vec<Letter> {
        self.send(from, to, body, true).await
    }

    async fn send(&mut self, from: &str, to: &str, body: &str, vouched: bool) -> Vec<Letter> {
        let rest =
            format!("Content-Type: text/plain; charset=utf-8\r\n\r\n{}\r\n", body.replace('\n', "\r\n"));
        self.deliver(from, to, &rest, vouched).await
    }

    /// A mail with these fields and this body behind the usual fields.
    async fn raw(&mut self, from: &str, to: &str, rest: &str) -> Vec<Letter> {
        self.deliver(from, to, rest, true).await
    }

    async fn deliver(&mut self, from: &str, to: &str, rest: &str, vouched: bool) -> Vec<Letter> {
        self.mails += 1;
        let results = if vouched {
            "Authentication-Results: mx.club.example; dmarc=pass header.from=example.org\r\n"
        } else {
            ""
        };
        let text = format!(
            "{results}From: Nina Novak <{from}>\r\nTo: <{to}>\r\nMessage-ID: <m{}@example.org>\r\n{rest}",
            self.mails,
        );
        let at = self.club.clock.now();
        let taken = self.ingress.receive(from, &[to.to_owned()], text.as_bytes(), at).await;
        assert_eq!(taken, [Taken::Recorded], "{rest}");
        self.club.letters().await
    }
}

fn reply_to(letter: &Letter) -> String {
    let headers: serde_json::Value = serde_json::from_str(&letter.headers).expect("headers");
    headers["from"].as_str().expect("a reply address").to_owned()
}

const CLUB: &str = "club@club.example";

async fn a_stranger_joins_by_mail(record: TestDb) {
    let mut post = Post::open(record);
    let asked = post.mail("nina@example.org", CLUB, "beitreten").await;
    assert_eq!(asked.len(), 1);
    assert!(
        asked[0].text.contains("Name: Nina Novak") && asked[0].text.contains("Sprache: Deutsch"),
        "{}",
        asked[0].text
    );
    assert!(post.mail("nina@example.org", CLUB, "join").await.is_empty(), "answered once a day");
    let to = reply_to(&asked[0]);
    let by_handle = async |post: &Post| {
        players::by_handle(&mut post.club.door.db().read().await.unwrap(), "nina").await.unwrap()
    };
    // A stranger with the address of the question is nobody's answer; who was asked is told of it, once a day.
    let told = post.mail("mallory@example.org", &to, "ja").await;
    assert_eq!((told.len(), told[0].address.as_str()), (1, "nina@example.org"));
    assert!(told[0].text.contains("kam von mallory@example.org"), "{}", told[0].text);
    assert!(post.mail("mallory@example.org", &to, "Ja!").await.is_empty());
    assert!(by_handle(&post).await.is_none());
    let unclear = post.mail("nina@example.org", &to, "Wie schön!").await;
    assert!(unclear[0].text.contains("passt nicht zur Frage"), "{}", unclear[0].text);
    let wrong = post.mail("nina@example.org", &to, "Zeitzone: Mond/Tycho\nja").await;
    assert!(wrong[0].text.contains("Mond/Tycho ist keine Zeitzone"), "{}", wrong[0].text);
    let quoted: String = asked[0].text.lines().flat_map(|line| ["> ", line, "\n"]).collect();
    let body = format!("Zeitzone: Europe/Vienna\nja\n\nAm Montag schrieb FRCEC:\n{quoted}");
    let welcome = post.mail("nina@example.org", &to, &body).await;
    assert!(welcome[0].text.contains("Willkommen bei FRCEC, Nina Novak"), "{}", welcome[0].text);
    let nina = by_handle(&post).await.expect("a member");
    assert_eq!((nina.zone.as_str(), nina.lang.as_str()), ("Europe/Vienna", "de"));
    let again = post.mail("nina@example.org", &to, "ja").await;
    assert!(again[0].text.contains("schon beantwortet"), "{}", again[0].text);
}

fn wish(address: &str, lang: &str) -> Command {
    Command::Member(MemberCommand::Join(JoinWish {
        address: address.to_owned(),
        name: None,
        handle: None,
        country: None,
        zone: "UTC".to_owned(),
        lang: lang.to_owned(),
    }))
}

impl Post {
    /// Asks by the form; the letter that comes.
    async fn form(&self, address: &str, lang: &str) -> Letter {
        self.club.submit(Actor::Club, wish(address, lang)).await.unwrap();
        self.club.letters().await.pop().expect("a letter")
    }

    async fn by_handle(&self, handle: &str) -> Option<players::Player> {
        players::by_handle(&mut self.club.door.db().read().await.unwrap(), handle).await.unwrap()
    }
}

async fn a_newcomer_corrects_the_letter_in_its_own_words(record: TestDb) {
    let mut post = Post::open(record);
    // `Idioma: Español` is what the letter says; it reads as the command that sets a language, too.
    for (number, lang, body, expected) in [
        (1, "es", "sí\nIdioma: Español", "es"),
        (2, "es", "Idioma: alemán\nsí", "de"),
        (3, "en", "yes\nLanguage: Francés", "fr"),
        // The letter says that an answer may correct it: whoever does wants to join.
        (4, "en", "Name: Vera Vogel\nTime zone: Europe/Vienna\n\nLooking forward to it!", "en"),
        (5, "ru", "Язык: немецкий\n\nда", "de"),
    ] {
        let address = format!("vera{number}@example.org");
        let asked = post.form(&address, lang).await;
        let letters = post.mail(&address, &reply_to(&asked), body).await;
        let made = post.by_handle(&format!("vera{number}")).await;
        let made = made.unwrap_or_else(|| panic!("{body}: {}", letters[0].text));
        assert_eq!(made.lang, expected, "{body}");
        if number == 4 {
            assert_eq!((made.name.as_str(), made.zone.as_str()), ("Vera Vogel", "Europe/Vienna"));
        }
    }
}

async fn whoever_answers_the_refusal_of_an_answer_answers_the_question(record: TestDb) {
    let mut post = Post::open(record);
    let asked = post.form("nina@example.org", "es").await;
    let body = "sí\nPaís: Francia\nHuso horario: Marte/Olimpo\nAlias: admin";
    let refused = post.mail("nina@example.org", &reply_to(&asked), body).await.remove(0);
    let flowed = refused.text.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in [
        "Francia no es un código de país",
        "Marte/Olimpo no es una zona horaria",
        "admin",
        "Todavía no se ha hecho nada",
    ] {
        assert!(flowed.contains(part), "{part}: {flowed}");
    }
    let unclear = post.mail("nina@example.org", &reply_to(&refused), "¡Gracias!").await.remove(0);
    post.mail("nina@example.org", &reply_to(&unclear), "sí\nPaís: FR").await;
    let made = post.by_handle("nina").await.expect("a member");
    assert_eq!((made.country.as_deref(), made.lang.as_str()), (Some("FR"), "es"));
}

async fn a_no_closes_a_question(record: TestDb) {
    let mut post = Post::open(record);
    let asked = post.form("nina@example.org", "de").await;
    let said = post.mail("nina@example.org", &reply_to(&asked), "Nein").await.remove(0);
    assert!(said.text.contains("Es geschieht nichts"), "{}", said.text);
    let late = post.mail("nina@example.org", &reply_to(&asked), "ja").await.remove(0);
    assert!(late.text.contains("schon beantwortet"), "{}", late.text);
    assert!(post.by_handle("nina").await.is_none());
    let anna = post.club.member("anna", "Anna").await;
    let asked = post.mail("anna@example.org", CLUB, "leave club").await.remove(0);
    let said = post.mail("anna@example.org", &reply_to(&asked), "no").await.remove(0);
    assert!(said.text.contains("you stay a member of FRCEC"), "{}", said.text);
    post.mail("anna@example.org", &reply_to(&asked), "yes").await;
    let mut tx = post.club.door.db().read().await.unwrap();
    let status = players::by_id(&mut tx, anna).await.unwrap().expect("a member").status;
    assert_eq!(status, PlayerStatus::Active);
}

async fn a_member_who_is_asked_to_join_is_told_so(record: TestDb) {
    let mut post = Post::open(record);
    post.club.member("anna", "Anna").await;
    // Anybody may write her address into a Spanish form.
    let letter = post.form("anna@example.org", "es").await;
    assert!(letter.text.contains("It is one already"), "{}", letter.text);
    let first = post.form("lola@example.org", "es").await;
    let second = post.form("lola@example.org", "es").await;
    post.mail("lola@example.org", &reply_to(&first), "sí").await;
    // Made from an address, a handle is not the club's own word either.
    let asked = post.form("admin@example.net", "en").await;
    post.mail("admin@example.net", &reply_to(&asked), "yes").await;
    assert!(post.by_handle("admin").await.is_none() && post.by_handle("admin2").await.is_some());
    let said = post.mail("lola@example.org", &reply_to(&second), "sí").await.remove(0);
    assert!(said.text.contains("Ya perteneces al club; tu alias es lola."), "{}", said.text);
}

async fn a_member_challenges_accepts_and_leaves_by_mail(record: TestDb) {
    let mut post = Post::open(record);
    let anna = post.club.member("anna", "Anna Alder").await;
    post.club.member("boris", "Boris Bern").await;
    let (anna_at, boris_at) = ("anna@example.org", "boris@example.org");
    let unvouched = post.send(anna_at, CLUB, "challenge boris 10/30 #451", false).await;
    assert!(unvouched[0].text.contains("does not vouch"), "{}", unvouched[0].text);
    let nobody = post.mail(anna_at, CLUB, "challenge zoe").await;
    assert!(nobody[0].text.contains("no member “zoe”"), "{}", nobody[0].text);
    let letters = post.mail(anna_at, CLUB, "challenge boris 10/30 #451").await;
    assert_eq!(letters.len(), 2, "a question to one, an answer to the other");
    let question = letters.iter().find(|l| l.address == boris_at).expect("a question");
    assert!(question.text.contains("#451 BRNNKQRB"), "{}", question.text);
    let list = post.mail(boris_at, CLUB, "challenges").await;
    assert!(list[0].text.contains("accept 1"), "{}", list[0].text);
    let begun = post.mail(boris_at, &reply_to(question), "accept").await;
    assert_eq!(begun.len(), 2, "one letter to each for the whole start");
    let late = post.mail(boris_at, CLUB, "accept 1").await;
    assert!(late[0].text.contains("has become a match already"), "{}", late[0].text);
    let open = post.mail(boris_at, CLUB, "challenge open 5+1 friendly").await;
    assert!(open[0].text.contains("withdraw 2"), "{}", open[0].text);
    let back = post.mail(boris_at, CLUB, "withdraw 2").await;
    assert!(back[0].text.contains("taken back"), "{}", back[0].text);
    let waits = post.mail(anna_at, CLUB, "pair me 5+1").await;
    assert!(waits[0].text.contains("pace 5+1"), "{}", waits[0].text);
    let queue = challenges::queue(&mut post.club.door.db().read().await.unwrap()).await.unwrap();
    assert_eq!((queue.len(), queue[0].player_id), (1, anna));
    post.mail(anna_at, CLUB, "pair off").await;

    let asked = post.mail(anna_at, CLUB, "leave club").await;
    assert!(asked[0].text.contains("2 running games"), "{}", asked[0].text);
    let stored = matches::list(&mut post.club.door.db().read().await.unwrap(), &MatchFilter::default(), 5)
        .await
        .unwrap();
    assert_eq!(stored.len(), 1);
    let parted = post.mail(anna_at, &reply_to(&asked[0]), "yes").await;
    assert_eq!(parted.len(), 2, "one to Boris, the last one to Anna");
    let gone = players::by_id(&mut post.club.door.db().read().await.unwrap(), anna).await.unwrap().unwrap();
    assert_eq!(gone.status, PlayerStatus::Former);
}

async fn a_member_is_challenged_by_name(record: TestDb) {
    let mut post = Post::open(record);
    post.club.member("anna", "Anna Alder").await;
    post.club.member("boris", "Boris Bern").await;
    post.club.member("boris2", "Boris Bora").await;
    post.club.member("ines", "Инес Иванова").await;
    let anna_at = "anna@example.org";
    let letters = post.mail(anna_at, CLUB, "challenge Boris Bern 10/30 #451").await;
    let question = letters.iter().find(|l| l.address == "boris@example.org").expect("a question");
    assert!(question.text.contains("#451 BRNNKQRB"), "{}", question.text);
    // Case does not matter, in no alphabet; a term may follow a comma.
    let letters = post.mail(anna_at, CLUB, "challenge ИНЕС ИВАНОВА, friendly").await;
    let question = letters.iter().find(|l| l.address == "ines@example.org").expect("a question");
    assert!(question.text.contains("friendly"), "{}", question.text);
    // A part of a name is asked about, even where only one member bears it.
    for (text, told) in [
        ("challenge Bora", ["Boris Bora (boris2)", "“challenge boris2”"]),
        ("challenge Инес", ["Инес Иванова (ines)", "“challenge ines”"]),
    ] {
        let asked = post.mail(anna_at, CLUB, text).await;
        let said = asked[0].text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(asked.len(), 1, "{text}");
        assert!(told.iter().all(|part| said.contains(part)), "{text}: {said}");
    }
    // So are several who bear it, and nobody is nobody.
    post.club.member("bb", "Boris Bern").await;
    let asked = post.mail(anna_at, CLUB, "challenge Boris Bern").await;
    let said = asked[0].text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("Boris Bern (bb) and Boris Bern (boris)"), "{said}");
    let asked = post.mail(anna_at, CLUB, "challenge Zoe Zander").await;
    assert!(asked[0].text.contains("no member “Zoe Zander”"), "{}", asked[0].text);
}

async fn a_challenge_is_answered_in_plain_words(record: TestDb) {
    let mut post = Post::open(record);
    post.club.member("anna", "Anna Alder").await;
    post.club.member("boris", "Boris Bern").await;
    let (anna_at, boris_at) = ("anna@example.org", "boris@example.org");
    for (words, begins) in [
        ("yes, gladly", Some(true)),
        ("Ja, sehr gerne! Viele Grüße, Boris", Some(true)),
        ("avec plaisir", Some(true)),
        ("no thanks", Some(false)),
        ("No, thank you. I have no time", Some(false)),
        ("нет, спасибо", Some(false)),
        ("yes, but only with 10/50", None),
        ("perhaps", None),
    ] {
        let letters = post.mail(anna_at, CLUB, "challenge boris").await;
        let question = letters.iter().find(|l| l.address == boris_at).expect("a question");
        let to = reply_to(question);
        let letters = post.mail(boris_at, &to, words).await;
        let own = letters.iter().find(|l| l.address == boris_at).expect("an answer to Boris");
        let theirs = letters.iter().find(|l| l.address == anna_at).map(|l| l.text.as_str());
        match begins {
            Some(true) => {
                assert!(theirs.is_some_and(|text| text.contains("has begun")), "{words}: {theirs:?}");
            }
            Some(false) => {
                assert!(theirs.is_some_and(|text| text.contains("does not accept")), "{words}: {theirs:?}");
            }
            None => {
                assert_eq!(theirs, None, "{words}: nothing is done");
                assert!(own.text.contains("does not fit the question"), "{words}: {}", own.text);
                post.mail(boris_at, &reply_to(own), "decline").await;
            }
        }
        // More than a yes or a no is passed on.
        if words.contains("Viele") {
            assert!(
                theirs.is_some_and(|text| text.contains("| Ja, sehr gerne! Viele Grüße, Boris")),
                "{theirs:?}"
            );
        }
    }
}

async fn a_rematch_is_asked_for_by_mail_and_played(record: TestDb) {
    let mut post = Post::open(record);
    post.club.member("anna", "Anna Alder").await;
    let boris = post.club.member("boris", "Boris Bern").await;
    let games = post.club.start("anna", "boris", 451, true).await;
    post.club.letters().await;
    let (anna_at, boris_at) = ("anna@example.org", "boris@example.org");
    post.club.command(games[0], boris, Rules::Resign).await.unwrap();
    let over = post.club.letters().await;
    let to = reply_to(over.iter().find(|l| l.address == boris_at).expect("the end of the first game"));
    let runs = post.mail(boris_at, &to, "rematch").await;
    assert!(
        runs[0]
            .text
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
            .contains("Match M0001 is not over yet. Ask for a rematch when both games are finished."),
        "{}",
        runs[0].text
    );
    post.club.command(games[1], boris, Rules::Resign).await.unwrap();
    let over = post.club.letters().await;
    // In answer to the last letter of the match, with the word alone.
    let to = reply_to(over.iter().find(|l| l.address == boris_at).expect("the end of the second game"));
    let asked = post.mail(boris_at, &to, "rematch").await;
    let question = asked.iter().find(|l| l.address == anna_at).expect("a question to Anna");
    let terms = ["drawn when the match begins", "10/30", "the second after Black"];
    assert!(terms.iter().all(|part| question.text.contains(part)), "{}", question.text);
    let receipt = asked.iter().find(|l| l.address == boris_at).expect("an answer to Boris");
    assert!(receipt.text.contains("Your challenge 1 to Anna Alder is on its way."), "{}", receipt.text);
    let begun = post.mail(anna_at, &reply_to(question), "accept").await;
    assert_eq!(begun.len(), 2);
    let mut tx = post.club.door.db().read().await.unwrap();
    let matches = matches::list(&mut tx, &MatchFilter::default(), 5).await.unwrap();
    drop(tx);
    assert_eq!((matches.len(), matches[0].staggered, matches[0].rated), (2, true, true));
    // By name, to the club's address; not twice.
    let named = post.mail(anna_at, CLUB, "rematch M0001").await;
    assert!(named.iter().any(|l| l.text.contains("Anna Alder challenges you to a match")), "{named:?}");
    let twice = post.mail(anna_at, CLUB, "rematch M0001").await;
    assert!(twice[0].text.contains("A challenge of yours to Boris Bern waits already."), "{}", twice[0].text);
    let unknown = post.mail(anna_at, CLUB, "rematch M0099").await;
    assert!(unknown[0].text.contains("There is no match M0099 of yours."), "{}", unknown[0].text);
    let which = post.mail(anna_at, CLUB, "rematch").await;
    assert!(which[0].text.contains("There is no match"), "{}", which[0].text);
}

/// A mail with a file, as mail programs attach one.
fn with_file(kind: &str, name: &str, encoded: &str, encoding: &str) -> String {
    format!(
        "Content-Type: multipart/mixed; boundary=\"b1\"\r\nMIME-Version: 1.0\r\n\r\n--b1\r\n\
         Content-Type: text/plain; charset=utf-8\r\n\r\noffsite\r\n\r\nRegards, Anna\r\n\r\n--b1\r\n\
         Content-Type: {kind}; name=\"{name}\"\r\nContent-Disposition: attachment; filename=\"{name}\"\r\n\
         Content-Transfer-Encoding: {encoding}\r\n\r\n{encoded}\r\n--b1--\r\n"
    )
}

async fn a_game_from_elsewhere_comes_as_an_attachment(record: TestDb) {
    let mut post = Post::open(record);
    post.club.member("anna", "Anna Alder").await;
    post.club.member("boris", "Boris Bern").await;
    let pgn = |moves: &str| {
        format!(
            "\u{feff}[Event \"?\"]\r\n[Site \"lichess.org\"]\r\n[Date \"2026.04.01\"]\r\n[White \"anna\"]\r\n\
             [Black \"boris\"]\r\n[Result \"0-1\"]\r\n\r\n{moves} 0-1\r\n"
        )
    };
    // Each in the way of another program; the last one is no PGN at all.
    let files = [
        ("application/x-chess-pgn", "game.pgn", pgn("1. f3 e5 2. g4 Qh4#")),
        ("application/octet-stream", "lichess_pgn.pgn", pgn("1. f4 e5 2. g4 Qh4#")),
        ("text/plain; charset=utf-8", "game.txt", pgn("1. g4 e5 2. f3 Qh4#")),
    ];
    for (number, (kind, name, text)) in files.iter().enumerate() {
        let encoded = data_encoding::BASE64_MIME.encode(text.as_bytes());
        let letters =
            post.raw("anna@example.org", CLUB, &with_file(kind, name, encoded.trim_end(), "base64")).await;
        let question = letters.iter().find(|l| l.address == "boris@example.org");
        let question = question.unwrap_or_else(|| panic!("{kind}: {letters:?}"));
        assert!(question.text.contains("Qh4#") && question.text.contains("lichess.org"), "{}", question.text);
        // What stands beside a file are words.
        assert!(question.text.contains("Anna Alder writes:\n| Regards"), "{}", question.text);
        if number == 0 {
            let done = post.mail("boris@example.org", &reply_to(question), "accept").await;
            assert!(done[0].text.contains("A director looks at it next"), "{}", done[0].text);
        }
    }
    // With what is wrong in the file, at its place there; a picture is no game.
    let bad = pgn("1. f3 e5 2. Bc4 Qh4#");
    let bad = with_file("application/x-chess-pgn", "g.pgn", &bad, "8bit");
    let refused = post.raw("anna@example.org", CLUB, &bad).await;
    assert!(refused[0].text.contains("line 8, column 13"), "{}", refused[0].text);
    let none = post
        .raw("anna@example.org", CLUB, &with_file("image/png", "board.png", "iVBORw0KGgo=", "base64"))
        .await;
    assert!(none.iter().all(|l| l.address == "anna@example.org"), "{none:?}");
}

async fn a_game_from_elsewhere_comes_by_mail(record: TestDb) {
    let mut post = Post::open(record);
    post.club.member("anna", "Anna Alder").await;
    post.club.member("boris", "Boris Bern").await;
    let pgn = "[White \"anna\"]\n[Black \"boris\"]\n[Date \"2026.04.01\"]\n[Result \"0-1\"]\n\n1. f3 e5\n2. g4 Qh4#\n0-1";
    let letters = post.mail("anna@example.org", CLUB, &format!("offsite: lichess.org\n\n{pgn}")).await;
    let question = letters.iter().find(|l| l.address == "boris@example.org").expect("a question");
    assert!(
        question.text.contains("lichess.org") && question.text.contains("2. g4 Qh4#"),
        "{}",
        question.text
    );
    let refused =
        post.mail("anna@example.org", CLUB, &format!("offsite x.org\n\n{}", pgn.replace("g4", "g9"))).await;
    assert!(refused[0].text.contains("column"), "{}", refused[0].text);
    let done = post.mail("boris@example.org", &reply_to(question), "accept").await;
    assert!(done[0].text.contains("A director looks at it next"), "{}", done[0].text);
}

async fn words_are_muted_and_reported_by_mail(record: TestDb) {
    let mut post = Post::open(record);
    let anna = post.club.member("anna", "Anna Alder").await;
    let boris = post.club.member("boris", "Boris Bern").await;
    post.club.start("anna", "boris", 518, false).await;
    let letters = post.club.letters().await;
    let to = reply_to(letters.iter().find(|l| l.address.starts_with("boris")).expect("a letter"));
    let nowhere = post.mail("boris@example.org", CLUB, "mute").await;
    assert!(nowhere[0].text.contains("in answer to a letter of"), "{}", nowhere[0].text);
    let muted = post.mail("boris@example.org", &to, "mute").await;
    assert!(muted[0].text.contains("nothing that Anna Alder writes"), "{}", muted[0].text);
    let reported = post.mail("boris@example.org", &to, "report: she insults me").await;
    assert!(reported[0].text.contains("before the directors"), "{}", reported[0].text);
    let open = frcec_store::reports::open(&mut post.club.door.db().read().await.unwrap(), 5).await.unwrap();
    assert_eq!((open[0].by_id, open[0].about_id, open[0].words.as_str()), (boris, anna, "she insults me"));
    let unmute = Command::Member(MemberCommand::Mute(boris, anna, false));
    post.club.submit(Actor::Player(boris), unmute).await.unwrap();
}

/// A change of the language is answered in the new one alone, subject and all; the letters of the pieces have a word of their own,
/// and follow the language only where they were those of the own language.
async fn language_and_letters_of_pieces_are_two_things(record: TestDb) {
    let mut post = Post::open(record);
    let anna = post.club.member("anna", "Anna").await;
    let from = "anna@example.org";
    let ask = async |post: &mut Post, body: &str| {
        let letter = post.mail(from, CLUB, body).await.pop().expect("an answer");
        let text = letter.text.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut tx = post.club.door.db().read().await.unwrap();
        let stored = players::by_id(&mut tx, anna).await.unwrap().expect("a member");
        (letter.subject, text, stored.lang, stored.notation)
    };
    let (subject, text, lang, notation) = ask(&mut post, "language de").await;
    assert_eq!(subject, "[FRCEC] Antwort auf Ihre Nachricht");
    assert!(text.contains("in dieser Sprache: Deutsch."), "{text}");
    assert!(text.contains("mit den Figurenbuchstaben K, Q, R, B, N"), "{text}");
    assert_eq!((lang.as_str(), notation), ("de", None), "the pieces keep their letters");
    let (_, text, lang, notation) = ask(&mut post, "Figuren deutsch").await;
    assert!(text.contains("mit den Figurenbuchstaben K, D, T, L, S"), "{text}");
    assert_eq!((lang.as_str(), notation.as_deref()), ("de", Some("de")));
    let (subject, text, lang, notation) = ask(&mut post, "Sprache français").await;
    assert_eq!(subject, "[FRCEC] Réponse à votre message");
    assert!(text.contains("Français") && text.contains("R, D, T, F, C"), "{text}");
    assert_eq!(
        (lang.as_str(), notation.as_deref()),
        ("fr", Some("fr")),
        "those of the own language go with it"
    );
    let (_, text, lang, notation) = ask(&mut post, "pièces pl").await;
    assert!(text.contains("K, H, W, G, S"), "{text}");
    assert_eq!((lang.as_str(), notation.as_deref()), ("fr", Some("pl")));
    let (_, _, lang, notation) = ask(&mut post, "langue English").await;
    assert_eq!((lang.as_str(), notation.as_deref()), ("en", Some("pl")), "chosen apart, they stay");
    let (_, text, _, notation) = ask(&mut post, "pieces en").await;
    assert!(text.contains("K, Q, R, B, N") && notation.is_none(), "{text}");
    let (_, text, lang, _) = ask(&mut post, "language tlh").await;
    assert!(text.contains("English (en), Español (es), Deutsch (de), Français (fr), Русский (ru)"), "{text}");
    assert_eq!(lang, "en");
    let (_, text, ..) = ask(&mut post, "help").await;
    assert!(text.contains("/account") && text.contains("pieces de"), "{text}");
}

/// Whoever complains of an opponent, or wants to hear no more of him, and does not know how it is written, is asked: in answer to a
/// receipt a text goes to the opponent, and that one must not.
async fn what_is_about_an_opponents_words_is_never_read_by_him(record: TestDb) {
    let mut post = Post::open(record);
    post.club.member("anna", "Anna Alder").await;
    post.club.member("boris", "Boris Bern").await;
    post.club.start("anna", "boris", 518, false).await;
    let from = "anna@example.org";
    let letters = post.club.letters().await;
    let turn = reply_to(letters.iter().find(|l| l.address == from).expect("a letter"));
    let after = post.mail(from, &turn, "e4").await;
    let receipt = reply_to(after.iter().find(|l| l.address == from).expect("a receipt"));
    for text in [
        "signaler",
        "signaler il m’insulte",
        "Report",
        "sourdine svp",
        "melden",
        "denunciar a mi rival",
        "silenciar ya",
        "Пожаловаться на грубость",
    ] {
        let answers = post.mail(from, &receipt, text).await;
        assert_eq!(answers.len(), 1, "{text}: {answers:?}");
        assert_eq!(answers[0].address, from, "{text}");
        assert!(
            answers[0].text.contains("mute") && answers[0].text.contains("report"),
            "{}",
            answers[0].text
        );
    }
    // At the club's own address it is said where it belongs, as often as it is asked.
    for text in ["denunciar anna: me insulta", "silenciar anna", "report him", "mute Boris", "stumm bitte"] {
        let answers = post.mail(from, CLUB, text).await;
        assert!(answers[0].text.contains("in answer to a letter of"), "{text}: {}", answers[0].text);
    }
    let help = post.mail(from, &receipt, "help").await.pop().expect("an answer");
    assert!(help.text.contains("report: …") && help.text.contains("mute"), "{}", help.text);
    let help = post.mail(from, CLUB, "help").await.pop().expect("an answer");
    assert!(help.text.contains("offsite lichess.org"), "{}", help.text);
}

/// A short line that begins with a command's word and does not go on as one is no "no command": it is said what is wrong and how it is
/// written, also at the fifth time of a day.
async fn a_command_that_cannot_be_read_is_explained_every_time(record: TestDb) {
    let mut post = Post::open(record);
    post.club.member("anna", "Anna Alder").await;
    let from = "anna@example.org";
    for (text, parts) in [
        ("challenge boris #1000", ["challenge anna #451", "#1000"]),
        ("challenge boris #5 7+9", ["challenge anna #451", "7+9 is no pace"]),
        ("challenge boris RNBQKBNN", ["challenge anna #451", "RNBQKBNN"]),
        ("challenge boris tomorrow", ["challenge anna #451", "could not be read"]),
        ("vote three", ["vote 1", "could not be read"]),
        ("practice 69", ["practice", "could not be read"]),
    ] {
        let answers = post.mail(from, CLUB, text).await;
        assert_eq!(answers.len(), 1, "{text}");
        let said = answers[0].text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(!said.contains("There is no command"), "{said}");
        for part in parts {
            assert!(said.contains(part), "{text}: {part} is not in {said}");
        }
    }
}
