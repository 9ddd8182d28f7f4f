//! Letters of every kind in every language. What a letter says is said in its reader's language alone.
use frcec_rules::{
    Line, Options, StartPosition,
    club::game::{Command as Rules, Denial, Outcome},
    club::seat::Seat,
    read,
};
use frcec_server::{
    door::{Actor, AddMember, Command, DeskAsk, DeskWord, EventAsk, EventWord, GameCommand, MemberCommand},
    mail::{
        body::{Reply, SourceLine},
        command::{self, Action, Found},
        compose::{LetterKind, game::Writer},
        ingress::Ingress,
        judge::{Answer, HoldReason, Named},
    },
    speech::{Lang, Speech, event, game as words, refusal},
    view::Club as About,
};
use frcec_store::{PlayerId, letters::Letter, players::Role, testing::TestDb};

use super::super::club::{Club, all_letters};
use super::english_fragments;

async fn member(club: &Club, handle: &str, name: &str, lang: Lang) -> PlayerId {
    let add = AddMember {
        address: format!("{handle}@example.org"),
        name: Some(name.to_owned()),
        handle: Some(handle.to_owned()),
        role: Role::Member,
        zone: "Europe/Berlin".to_owned(),
        lang: lang.tag().to_owned(),
        country: None,
    };
    match club.submit(Actor::Club, Command::Member(MemberCommand::Add(add))).await {
        Ok(frcec_server::door::Receipt::Member { id }) => id,
        other => panic!("{other:?}"),
    }
}

/// General commands, each in the words of `lang`.
fn general_commands(lang: Lang) -> Vec<String> {
    let word = |key: &str| Speech::new().word(lang, &format!("command-{key}"));
    vec![
        word("help"),
        word("games"),
        word("addresses"),
        format!("{} 451", word("position")),
        format!("{} 4711", word("position")),
        format!("{} M0001-1", word("show")),
        format!("{} M0009-1", word("show")),
        format!("{} {}", word("digest"), word("daily")),
        format!("{} {}", word("digest"), word("off")),
        format!("{} {}", word("newsletter"), word("on")),
        format!("{} {}", word("newsletter"), word("off")),
        format!("{} 3", word("vote")),
        "nominate M0001-2".to_owned(),
        "nominate M0002-1".to_owned(),
        format!("{} {lang}", word("language")),
        format!("{} xx", word("language")),
        word("leave"),
        format!("{} 2099-01-05", word("leave")),
        format!("{} 1999-01-05 1999-01-02", word("leave")),
        format!("{} {}", word("leave"), word("off")),
        format!("{} boris #451", word("challenge")),
        format!("{} 1", word("withdraw")),
        word("challenges"),
        word("pair"),
        word("unpair"),
        word("mute"),
        format!("{}: x", word("offsite")),
        word("leave-club"),
    ]
}

/// Letters of a match and of the club, as the door writes them.
async fn written_by_the_door(lang: Lang) -> Vec<String> {
    let letters = of_the_club(lang).await;
    letters.into_iter().map(|letter| format!("{}\n{}", letter.subject, letter.text)).collect()
}

/// The same, as they are stored.
pub async fn of_the_club(lang: Lang) -> Vec<Letter> {
    let club = Club::open(TestDb::sqlite().await);
    let anna = member(&club, "anna", "Anna", lang).await;
    let boris = member(&club, "boris", "Boris", lang).await;
    let games = club.start("anna", "boris", 518, false).await;
    // The first game is drawn by agreement, after an offer that was declined and words; the second ends in mate.
    club.play(games[0], "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1h1").await;
    club.try_move(games[0], "g8f6", true).await.unwrap();
    club.command(games[0], anna, Rules::Decline).await.unwrap();
    let say = Rules::Say { text: "Nf3".to_owned() };
    let mut message = GameCommand::new(games[0], say);
    message.message = Some("Nf3".to_owned());
    club.submit(Actor::Player(anna), Command::Game(message)).await.unwrap();
    club.try_move(games[0], "d2d3", true).await.unwrap();
    club.command(games[0], boris, Rules::Accept).await.unwrap();
    club.play(games[1], "f2f3 e7e5 g2g4 d8h4").await;
    let more = club.start("boris", "anna", 613, true).await;
    club.play(more[0], "f1g1").await;
    club.command(more[0], boris, Rules::Resign).await.unwrap();
    for link in [
        MemberCommand::LoginLink("anna@example.org".to_owned()),
        MemberCommand::AddAddress(anna, "a@example.net".to_owned()),
    ] {
        club.submit(Actor::Player(anna), Command::Member(link)).await.unwrap();
    }
    // Questions and news of the club, each to a member of this language.
    let wish = frcec_server::door::JoinWish {
        address: "nina@example.org".to_owned(),
        name: None,
        handle: None,
        country: None,
        zone: "UTC".to_owned(),
        lang: lang.tag().to_owned(),
    };
    for address in ["nina@example.org", "boris@example.org"] {
        let wish = frcec_server::door::JoinWish { address: address.to_owned(), ..wish.clone() };
        club.submit(Actor::Club, Command::Member(MemberCommand::Join(wish))).await.unwrap();
    }
    let nina =
        all_letters(&club.door).await.into_iter().find(|l| l.address.starts_with("nina")).expect("a letter");
    let ask = frcec_server::door::AskAnswer {
        ask: super::super::members::ask_of(&club, &nina),
        word: frcec_server::door::AskWord::Yes,
        lines: frcec_server::door::JoinLines::default(),
    };
    club.submit(Actor::Club, Command::Ask(ask)).await.unwrap();
    for (end, by) in [("decline", boris), ("withdraw", anna), ("expire", anna)] {
        let offer = frcec_server::door::Offer {
            from: anna,
            to: Some("boris".to_owned()),
            start: frcec_server::door::StartWish::Random,
            pace: frcec_rules::club::pace::Pace::default(),
            rated: end == "decline",
            staggered: end == "withdraw",
        };
        let offer = frcec_server::door::ChallengeCommand::Offer(offer);
        let made = club.submit(Actor::Player(anna), Command::Challenge(offer)).await.unwrap();
        let frcec_server::door::Receipt::Challenge { id } = made else { panic!("{made:?}") };
        let command = match end {
            "decline" => frcec_server::door::ChallengeCommand::Decline(id, by),
            "withdraw" => frcec_server::door::ChallengeCommand::Withdraw(id, by),
            _ => {
                let now = club.clock.now();
                club.clock.set(now + frcec_server::door::CHALLENGE_MS);
                assert!(club.door.expire_one_challenge().await.unwrap());
                continue;
            }
        };
        club.submit(Actor::Player(by), Command::Challenge(command)).await.unwrap();
    }
    let pgn = "[White \"anna\"]\n[Black \"boris\"]\n[Site \"x.example\"]\n[Date \"2026.04.01\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1";
    let send = frcec_server::door::OffsiteCommand::Send { by: anna, pgn: pgn.to_owned(), place: None };
    club.submit(Actor::Player(anna), Command::Offsite(send)).await.unwrap();
    let no = frcec_server::door::OffsiteCommand::Say { id: 1, by: boris, yes: false };
    club.submit(Actor::Player(boris), Command::Offsite(no)).await.unwrap();
    let leave = Command::Member(MemberCommand::AskToLeave(boris));
    club.submit(Actor::Player(boris), leave).await.unwrap();
    // General commands, each in the member's own words.
    let ingress = Ingress::new(club.door.clone(), Some("mx.club.example".to_owned()));
    let commands = general_commands(lang);
    for (number, command) in commands.iter().enumerate() {
        let mail = format!(
            "Authentication-Results: mx.club.example; dmarc=pass header.from=example.org\r\nFrom: <anna@example.org>\r\n\
             To: <club@club.example>\r\nMessage-ID: <g{number}@example.org>\r\nContent-Type: text/plain; charset=utf-8\r\n\
             Content-Transfer-Encoding: 8bit\r\n\r\n{command}\r\n"
        );
        let at = club.clock.now();
        let to = ["club@club.example".to_owned()];
        ingress.receive("anna@example.org", &to, mail.as_bytes(), at).await;
    }
    let letters = all_letters(&club.door).await;
    assert!(letters.len() > 30, "{}", letters.len());
    let answered = letters.iter().filter(|l| l.kind == "answer" || l.game_id.is_none()).count();
    assert!(answered >= commands.len(), "{lang}: only {answered} answers");
    letters
}

fn line(start: u16, moves: &str) -> Line {
    Line::replay(StartPosition::new(start).unwrap(), moves).unwrap()
}

/// What the mail's own answers are.
fn judged() -> Vec<Answer> {
    let text = || "Nf3 Nc6".to_owned();
    vec![
        Answer::NoCommand { subject: Some(text()), yours: true, sealed: true, words: Some(text()) },
        Answer::ScoreDiffers { written: "1.d4".into(), number: "1.".into(), played: "e4".into() },
        Answer::ScoreEnds { last: text() },
        Answer::CommandAmongWords { line: text(), word: frcec_server::mail::command::Word::Resign },
        Answer::NoCommand { subject: None, yours: false, sealed: false, words: None },
        Answer::NeitherYesNorNo,
        Answer::NoGeneral,
        Answer::NoBoard { number: 2 },
        Answer::MoveInProse { line: text() },
        Answer::CommandInProse { line: text() },
        Answer::TwoActions { first: text(), second: text() },
        Answer::SeveralPlaces { first: text(), second: text() },
        Answer::OfferAlone,
        Answer::ViewsDisagree,
        Answer::WrongNumber { text: text(), san: "Nf3".to_owned() },
        Answer::TextWithheld { line: text() },
        Answer::WordsBelowNote { line: text() },
        Answer::InSentence { above: text(), line: text() },
        Answer::InSentence { above: String::new(), line: text() },
        Answer::NoteLeft(Box::new(Answer::LinesLeft(Box::new(Answer::MovedOn)))),
        Answer::LinesNeedMove,
        Answer::LinesMovedOn,
        Answer::DryRun { text: text(), reading: read(&line(518, ""), "Nf3", &Options::default()) },
        Answer::MovedOn,
        Answer::PlayedAlready { san: text() },
        Answer::PlayedOther { san: text() },
        Answer::GameOver,
        Answer::NotYourTurn,
        Answer::NoOffer { declined: false },
        Answer::NoOffer { declined: true },
        other_game(Named::Line("M0001-1".to_owned())),
        other_game(Named::Both("game 1".to_owned())),
        other_game(Named::Subject),
        Answer::LeaveInWords(Box::new(Answer::MovedOn)),
        Answer::AnotherGame { line: text() },
        Answer::TextWithheld { line: "draw? 12345".to_owned() },
        Answer::CommandInProse { line: "„draw“ 12345".to_owned() },
        Answer::YesElsewhere,
        Answer::YesIsNotEnough { yours: true },
        Answer::YesIsNotEnough { yours: false },
        Answer::NothingHeld,
        Answer::TwoMoves { first: "Nf3".to_owned(), second: "Nc3".to_owned() },
        Answer::MayNotBeMeant { other: "or Nc3?".to_owned(), line: "Nf3".to_owned() },
        Answer::MoveBack { line: "take back".to_owned() },
        Answer::PlanWithheld { line: "In case of Nc6 Bb5".to_owned() },
        Answer::Held { reason: HoldReason::ForeignSender, order: Some("Nf3".to_owned()) },
        Answer::Held { reason: HoldReason::FailedDmarc, order: None },
        Answer::Held { reason: HoldReason::EndsTheGame, order: None },
        Answer::Held { reason: HoldReason::AskBefore, order: None },
        Answer::AtBounces,
        Answer::TwoGames,
        Answer::NoToken,
    ]
}

fn other_game(naming: Named) -> Answer {
    let address = "play+g1.0.w.abcdefghijklmnop@club.example".to_owned();
    Answer::OtherGame {
        game: "M0002-1".to_owned(),
        naming,
        others: vec![("M0001-1".to_owned(), Some(address)), ("M0003-1".to_owned(), None)],
    }
}

fn denials() -> Vec<Denial> {
    vec![
        Denial::NotStarted,
        Denial::AlreadyStarted,
        Denial::NotYourTurn,
        Denial::MovedOn { seen: 0, now: 1 },
        Denial::MovedOn { seen: 1, now: 3 },
        Denial::MovedOn { seen: 4, now: 9 },
        Denial::Illegal { uci: "e2e5".to_owned() },
        Denial::NoOffer,
        Denial::TooEarlyForDraw,
        Denial::OfferTooSoon { from_move: 21 },
        Denial::NothingToClaim { occurrences: 1, halfmoves: 0 },
        Denial::NothingToClaim { occurrences: 2, halfmoves: 22 },
        Denial::NotAPlayer,
        Denial::NothingToTell,
        Denial::TimeLeft { deadline: None },
    ]
}

/// Answers to whatever a player may write: refusals, doubts, questions, denials.
async fn answers(lang: Lang) -> Vec<String> {
    let speech = Speech::new();
    let club = Club::open(TestDb::sqlite().await);
    member(&club, "anna", "Anna", lang).await;
    member(&club, "boris", "Boris", lang).await;
    let game = club.start("anna", "boris", 518, true).await[0];
    club.play(game, "e2e4 e7e5").await;
    let about = About { name: "FRCEC".to_owned(), public_url: "http://127.0.0.1:8960".to_owned() };
    let writer = Writer { speech, club: &about, now: club.clock.now() };
    let view = club.view(game).await;
    let mut said: Vec<(LetterKind, Vec<String>)> = Vec::new();

    let fen = |text: &str| Line::from_fen(text).unwrap().0;
    let tables = [
        (
            line(518, ""),
            "Ne5 Bc4 e7e5 Ng1e2 O-O O-O-O e4e5 Qd5 Rh3 Kd3 e2e2 -- Nf9 Xf3 hello Nf3Nc3 castle exd3 N e9 h Sb3",
        ),
        (line(518, "h2h4 e7e5 h1h3 f8d6 h3h1 g8f6 e2e4 e8h8"), "O-O O-O-O Rh5 Ke3 Kxe2 exd5 Bg8 Nb5 14.Nf3"),
        (fen("4r2k/8/8/8/8/8/8/3KR3 w E - 0 1"), "O-O Ke1 O-O-O"),
        (fen("2r1k3/8/8/8/8/8/8/1RK5 w B - 0 1"), "O-O-O Rb7 Kc2"),
        (fen("4k3/8/8/8/8/8/8/rRK5 w B - 0 1"), "O-O-O Rxa1 castle"),
        (fen("4r1k1/8/8/8/8/4N3/PPP5/4K3 w - - 0 1"), "Nc4 Kd3 Ke2 a5 b2c3"),
        (fen("8/4P3/8/8/8/8/k6K/8 w - - 0 1"), "e8 e8=K Kg2=Q"),
        (fen("4k3/8/8/8/8/5N2/8/5K2 w - - 0 1"), "Кg1 Ng9"),
        (fen("4k3/8/8/8/8/8/8/6KR w H - 0 1"), "Rf1 Kf1 Kh1"),
        (fen("r3k3/8/8/3Pp3/8/8/8/4K2R w H e6 0 1"), "dxc6 dxe6 dxe4 Rh9 Ra1"),
        (fen("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), "Kg8 Kh7"),
        (fen("1k6/8/8/8/1b6/8/5n2/R3K2R w AH - 0 1"), "O-O O-O-O Kd1 Rh8 Ra4"),
    ];
    for (line, texts) in &tables {
        for text in texts.split(' ') {
            for strict in [false, true] {
                let reading = read(line, text, &Options { strict, ..Options::default() });
                if let Some(mv) = reading.mv() {
                    let found = match &reading {
                        frcec_rules::Reading::Move(found) => found.notes.clone(),
                        _ => Vec::new(),
                    };
                    let notes = found.into_iter().filter_map(|n| refusal::note(speech, lang, line, mv, n));
                    said.push((LetterKind::Receipt, notes.collect()));
                }
                let answer = Answer::Reading { text: text.to_owned(), reading };
                said.push((LetterKind::Refused, answer.say(speech, lang, Some(line))));
            }
        }
    }
    said.extend(
        judged().iter().map(|answer| (LetterKind::Question, answer.say(speech, lang, Some(&tables[0].0)))),
    );
    said.extend(
        denials().iter().map(|denial| {
            (LetterKind::Refused, vec![words::denial(speech, lang, denial, &view, Seat::White)])
        }),
    );
    let events = [
        frcec_server::door::EventDenial::NoEvent("T0001".to_owned()),
        frcec_server::door::EventDenial::TooFew { entrants: 1 },
        frcec_server::door::EventDenial::Changed,
    ];
    said.extend(events.iter().map(|denial| (LetterKind::Answer, vec![event::denial(speech, lang, denial)])));

    let mut letters: Vec<String> =
        said.into_iter().map(|(kind, said)| writer.answer(&view, Seat::White, kind, said).text()).collect();
    letters.push(view.subject("FRCEC"));
    letters
}

/// The text as one line, so that a sentence is found across line ends.
fn unwrapped(letter: &str) -> String {
    letter.lines().map(|line| line.trim_start_matches(":: ")).collect::<Vec<_>>().join(" ")
}

#[tokio::test]
async fn no_letter_mixes_two_languages() {
    let fragments = english_fragments();
    for lang in Lang::ALL {
        let mut letters = Box::pin(written_by_the_door(lang)).await;
        letters.extend(Box::pin(answers(lang)).await);
        let kinds = Box::pin(crate::letter_kinds::of_every_kind(lang)).await;
        letters.extend(kinds.into_iter().map(|letter| format!("{}\n{}", letter.subject, letter.text)));
        for letter in &letters {
            println!("--- {lang} ---\n{letter}");
            if lang == Lang::En {
                continue;
            }
            let text = unwrapped(letter);
            for (key, fragment) in &fragments {
                assert!(!text.contains(fragment), "{lang}: {fragment:?} of {key} in\n{letter}");
            }
        }
    }
}

/// What a mail with this one line asks for.
fn found(text: &str) -> Found {
    command::find(&Reply::of(&SourceLine::plain(text)), None)
}

/// What a director asks of a member's place in an event.
fn by_office(what: EventWord, comes: Option<&str>) -> Action {
    let (code, who, reason) = ("T0004".to_owned(), Some("anna".to_owned()), Some("…".to_owned()));
    Action::Event(EventAsk { code, what, who, comes: comes.map(str::to_owned), asked: false, reason })
}

/// What a director rules in a game.
fn ruling(what: DeskWord) -> Action {
    Action::Rule(DeskAsk { game: "M0255-1".to_owned(), what, reason: Some("…".to_owned()) })
}

#[test]
fn the_words_that_letters_name_are_understood() {
    let speech = Speech::new();
    for lang in Lang::ALL {
        let word = |key: &str| speech.word(lang, &format!("command-{key}"));
        let check = |text: &str, action: Action| match found(text) {
            Found::One(request) => assert_eq!(request.action, action, "{lang}: {text}"),
            other => panic!("{lang}: {text}: {other:?}"),
        };
        check(&word("accept"), Action::Accept);
        check(&word("decline"), Action::Decline);
        check(&word("claim"), Action::Claim { intended: None });
        check(&format!("{} Nf3", word("claim")), Action::Claim { intended: Some("Nf3".to_owned()) });
        check(&word("resign"), Action::Resign);
        check(&word("yes"), Action::Yes(None));
        assert!(command::is_no(&word("no")), "{lang}");
        check(&format!("{} 2", word("yes")), Action::Yes(Some(2)));
        check(&word("cancel"), Action::Cancel);
        check(&word("help"), Action::Help);
        check(&word("games"), Action::Games);
        check(&word("addresses"), Action::Addresses);
        check(&word("practice"), Action::Practice);
        check(&word("leave"), Action::Leave(String::new()));
        check(&speech.word(lang, "help-give-write"), Action::Give(3));
        check(&word("cancel-game"), Action::CancelGame);
        check(&word("new-opponent"), Action::NewOpponent);
        let back = format!("{} {} 2027-01-05", word("leave"), word("off"));
        check(&back, Action::Leave(format!("{} 2027-01-05", word("off"))));
        check(&word("join"), Action::Join);
        check(&word("challenges"), Action::Challenges);
        check(&format!("{} 12", word("accept")), Action::AcceptChallenge(12));
        check(&format!("{} 12", word("decline")), Action::DeclineChallenge(12));
        check(&format!("{} 12", word("withdraw")), Action::Withdraw(12));
        let event = |what, who: Option<&str>| {
            let who = who.map(str::to_owned);
            let code = "T0004".to_owned();
            Action::Event(EventAsk { code, what, who, comes: None, asked: false, reason: None })
        };
        check(&word("events"), Action::Events);
        check(&format!("{} T0004", word("enter")), event(EventWord::Enter, None));
        check(&format!("{} T0004", word("start")), event(EventWord::Start, None));
        check(&format!("{} t0004", word("withdraw")), event(EventWord::Withdraw, None));
        check(&format!("{} anna T0004", word("withdraw")), event(EventWord::Withdraw, Some("anna")));
        check("pair T0004", event(EventWord::Pair, None));
        check(&word("pair"), Action::Pair(command::Terms::default()));
        check(&word("unpair"), Action::Unpair);
        check(&word("rematch"), Action::Rematch(None));
        check(&format!("{} M0255", word("rematch")), Action::Rematch(Some("M0255".to_owned())));
        check(&word("leave-club"), Action::LeaveClub);
        check(&word("delete"), Action::DeleteMe);
        check(&word("offsite"), Action::Offsite(None));
        check(&format!("{}: lichess.org", word("offsite")), Action::Offsite(Some("lichess.org".to_owned())));
        check(&word("mute"), Action::Mute);
        check(&word("unmute"), Action::Unmute);
        check(&format!("{}: he shouts", word("report")), Action::Report("he shouts".to_owned()));
        let terms = command::Terms::read("anna #451", true).expect("terms");
        check(&speech.word(lang, "join-write-challenge"), Action::Challenge(terms));
        for (key, action) in [
            ("games", Action::Games),
            ("show", Action::Show("M0255-1".to_owned())),
            ("position", Action::Position("451".to_owned())),
            ("practice", Action::Practice),
            ("leave", Action::Leave("2027-01-05 2027-01-12".to_owned())),
            ("addresses", Action::Addresses),
            ("challenges", Action::Challenges),
            ("pair", Action::Pair(command::Terms::default())),
            ("events", Action::Events),
            ("enter", event(EventWord::Enter, None)),
            ("start", event(EventWord::Start, None)),
            ("next-round", event(EventWord::Pair, None)),
            ("withdraw", by_office(EventWord::Withdraw, None)),
            ("replace", by_office(EventWord::Replace, Some("boris"))),
            ("correct", ruling(DeskWord::Correct(Outcome::White))),
            ("decide", ruling(DeskWord::Decide(Outcome::Draw))),
            ("time", ruling(DeskWord::Time { seat: Seat::White, days: 5 })),
            ("leave-club", Action::LeaveClub),
            ("digest", Action::Digest(command::DigestChoice::Daily)),
            ("newsletter", Action::Newsletter(true)),
            ("vote", Action::Vote(1)),
            ("offsite", Action::Offsite(Some("lichess.org".to_owned()))),
        ] {
            check(&speech.word(lang, &format!("mail-help-{key}-write")), action);
        }
        let language = if lang == Lang::En { "de" } else { lang.tag() };
        check(&speech.word(lang, "mail-help-language-write"), Action::Language(language.to_owned()));
        check(&speech.word(lang, "mail-help-pieces-write"), Action::Pieces(language.to_owned()));
        check(&format!("{} {}", word("digest"), word("off")), Action::Digest(command::DigestChoice::Off));
        check(&format!("{} {}", word("newsletter"), word("off")), Action::Newsletter(false));
        check(&format!("{} RNBQKBNR", word("position")), Action::Position("RNBQKBNR".to_owned()));
        for text in [format!("Nf3 {}", word("draw")), format!("Nf3\n{}", word("draw"))] {
            match found(&text) {
                Found::One(request) => {
                    assert_eq!(
                        (request.action, request.offer),
                        (Action::Move("Nf3".to_owned()), true),
                        "{lang}"
                    );
                }
                other => panic!("{lang}: {text}: {other:?}"),
            }
        }
    }
}
