//! Every kind of command, asked of a club that counts its letters.
use super::*;

pub async fn of_members(club: &mut Counting, anna: PlayerId) {
    let second = "anna@example.net".to_owned();
    for command in [
        MemberCommand::LoginLink("anna@example.org".to_owned()),
        MemberCommand::AddAddress(anna, second.clone()),
        MemberCommand::ConfirmAddress(anna, second.clone()),
        MemberCommand::PreferAddress(anna, second.clone()),
        MemberCommand::RemoveAddress(anna, second.clone()),
    ] {
        club.ask(Actor::Player(anna), false, Command::Member(command)).await;
    }
}

/// What concerns no game: newcomers, challenges, games from elsewhere, leaving.
pub async fn of_club(club: &mut Counting, people: &[PlayerId]) {
    let (anna, boris, carla, dora) = (people[0], people[1], people[2], people[3]);
    let by = Actor::Player;
    let wish = |address: &str| {
        Command::Member(MemberCommand::Join(JoinWish {
            address: address.to_owned(),
            name: None,
            handle: None,
            country: None,
            zone: "UTC".to_owned(),
            lang: "en".to_owned(),
        }))
    };
    let join = wish("otto@example.org");
    let first = wish("paula@example.org");
    let made = |letters: &[Letter], who: &str| {
        letters.iter().find(|letter| letter.address.starts_with(who)).cloned().expect("a letter")
    };
    let (_, letters) = club.ask(Actor::Club, true, join).await;
    let yes = answer_of(club, &made(&letters, "otto"), AskWord::Yes);
    assert_eq!(club.ask(Actor::Club, true, yes).await.1.len(), 1);
    let (_, letters) = club.ask(Actor::Club, false, first).await;
    let text = made(&letters, "paula").text;
    let secret: String =
        text.split_once("/join/").unwrap().1.chars().take_while(char::is_ascii_hexdigit).collect();
    let link = Command::Member(MemberCommand::ConfirmJoin(hash_secret(&secret)));
    assert_eq!(club.ask(Actor::Club, false, link).await.1.len(), 1);

    let offer = |to: &str| {
        Command::Challenge(ChallengeCommand::Offer(Offer {
            from: anna,
            to: Some(to.to_owned()),
            start: StartWish::Random,
            pace: Pace::default(),
            rated: true,
            staggered: false,
        }))
    };
    let challenge = |receipt: &Receipt| match receipt {
        Receipt::Challenge { id } => *id,
        other => panic!("{other:?}"),
    };
    let (receipt, letters) = club.ask(by(anna), true, offer("boris")).await;
    assert_eq!(letters.len(), 2, "the question, and an answer to the mail");
    let withdraw = ChallengeCommand::Withdraw(challenge(&receipt), anna);
    assert_eq!(club.ask(by(anna), true, Command::Challenge(withdraw)).await.1.len(), 2);
    let (receipt, _) = club.ask(by(anna), true, offer("boris")).await;
    let decline = ChallengeCommand::Decline(challenge(&receipt), boris);
    assert_eq!(club.ask(by(boris), true, Command::Challenge(decline)).await.1.len(), 2);
    let (_, letters) = club.ask(by(anna), true, offer("carla")).await;
    let no = answer_of(club, &made(&letters, "carla"), AskWord::No);
    assert_eq!(club.ask(by(carla), true, no).await.1.len(), 2);
    let (receipt, _) = club.ask(by(anna), true, offer("boris")).await;
    let accept = ChallengeCommand::Accept(challenge(&receipt), boris);
    let (receipt, letters) = club.ask(by(boris), true, Command::Challenge(accept)).await;
    assert_eq!(letters.len(), 2);
    let Receipt::Match { id, games } = receipt else { panic!("{receipt:?}") };
    let mute = Command::Member(MemberCommand::Mute(boris, anna, true));
    assert_eq!(club.ask(by(boris), true, mute).await.1.len(), 1);
    let report = Command::Member(MemberCommand::Report(boris, games[0], "words".to_owned()));
    assert_eq!(club.ask(by(boris), true, report).await.1.len(), 1);
    let open = reports::open(&mut club.club.door.db().read().await.unwrap(), 5).await.unwrap();
    let settle = Command::Member(MemberCommand::SettleReport(open[0].id));
    assert!(club.ask(Actor::Staff(dora), false, settle).await.1.is_empty());
    for game in games {
        club.rules(by(boris), game, Rules::Resign).await;
    }
    let rematch = Command::Challenge(ChallengeCommand::Rematch(id, boris));
    assert_eq!(club.ask(by(boris), true, rematch).await.1.len(), 2);
    for player in [boris, carla] {
        let queue = ChallengeCommand::Queue(player, "5+1".parse().unwrap(), true);
        assert_eq!(club.ask(by(player), true, Command::Challenge(queue)).await.1.len(), 1);
    }
    club.ask(by(carla), true, Command::Challenge(ChallengeCommand::Unqueue(carla))).await;
    let queue = ChallengeCommand::Queue(carla, "5+1".parse().unwrap(), true);
    club.ask(by(carla), true, Command::Challenge(queue)).await;

    for (day, release) in [("01", true), ("02", false)] {
        let pgn = format!(
            "[White \"anna\"]\n[Black \"boris\"]\n[Site \"x\"]\n[Date \"2026.04.{day}\"]\n[Result \"0-1\"]\n\n\
             1. {} e5 0-1",
            if release { "a3" } else { "b3" }
        );
        let send = OffsiteCommand::Send { by: anna, pgn, place: None };
        let (receipt, letters) = club.ask(by(anna), true, Command::Offsite(send)).await;
        assert_eq!(letters.len(), 2);
        let Receipt::Offsite { id } = receipt else { panic!("{receipt:?}") };
        let say = OffsiteCommand::Say { id, by: boris, yes: true };
        assert_eq!(club.ask(by(boris), true, Command::Offsite(say)).await.1.len(), 1);
        let end =
            if release { OffsiteCommand::Release { id, rated: true } } else { OffsiteCommand::Refuse { id } };
        assert_eq!(club.ask(Actor::Staff(dora), false, Command::Offsite(end)).await.1.len(), 2);
    }
    // Carla has become the club's only admin: it must not be left without one.
    let second = DeskCommand::SetRole { player: dora, role: Role::Admin, reason: "The second.".to_owned() };
    assert_eq!(club.ask(Actor::Club, false, Command::Desk(second)).await.1.len(), 1);
    // With all games of a double round robin under way: one letter to each opponent, and the last one.
    let leave = Command::Member(MemberCommand::Leave(carla, false));
    assert_eq!(club.ask(by(carla), false, leave).await.1.len(), 4);
    let asks = Command::Member(MemberCommand::AskToLeave(boris));
    let (_, letters) = club.ask(by(boris), true, asks).await;
    let delete = answer_of(club, &made(&letters, "boris"), AskWord::Delete);
    assert_eq!(club.ask(by(boris), true, delete).await.1.len(), 3);
}

/// What directors do by office. `list[0]` of the flag above was lost on time.
pub async fn of_directors(club: &mut Counting, people: &[PlayerId]) {
    let (anna, boris, carla, dora) = (people[0], people[1], people[2], people[3]);
    let (staff, by) = (Actor::Staff(dora), Actor::Player);
    let why = || "The directors have talked about it.".to_owned();
    let desk = |command: DeskCommand| Command::Desk(command);
    let fresh = async |club: &mut Counting| {
        let (receipt, _) = club.ask(Actor::Club, false, start("anna", "boris", false)).await;
        games_of(receipt)
    };
    let two = fresh(club).await;
    let days = DeskCommand::AddTime { game: two[0], seat: Seat::White, days: 2, reason: why() };
    assert_eq!(club.ask(staff, false, desk(days)).await.1.len(), 2);
    let entry = {
        let mut tx = club.club.door.db().read().await.unwrap();
        let filter = frcec_store::audit::AuditFilter {
            action: Some("add time".to_owned()),
            ..frcec_store::audit::AuditFilter::default()
        };
        frcec_store::audit::list(&mut tx, &filter, 1).await.unwrap()[0].id
    };
    let undo = DeskCommand::Undo { entry, reason: why() };
    assert_eq!(club.ask(staff, false, desk(undo)).await.1.len(), 2);
    let adjudication = |receipt: &Receipt| match receipt {
        Receipt::Adjudication { id } => *id,
        other => panic!("{other:?}"),
    };
    let ask = |game| DeskCommand::AskAdjudication { game, reason: why() };
    let (receipt, letters) = club.ask(by(anna), true, desk(ask(two[0]))).await;
    assert_eq!(letters.len(), 1, "the answer to the mail");
    let id = adjudication(&receipt);
    assert_eq!(club.ask(staff, false, desk(DeskCommand::TakeUp { id })).await.1.len(), 2);
    for player in [anna, boris] {
        let lines = "1.e4 e5".to_owned();
        let claim = DeskCommand::FileClaim { id, claim: Claim::Draw, lines };
        assert_eq!(club.ask(by(player), true, desk(claim)).await.1.len(), 1);
    }
    let outcome = frcec_rules::club::game::Outcome::White;
    let decide = || DeskCommand::Decide { id, outcome, reason: why() };
    assert_eq!(club.ask(staff, false, desk(decide())).await.1.len(), 2);
    let appeal = DeskCommand::Appeal { id, reason: why() };
    assert_eq!(club.ask(by(boris), true, desk(appeal)).await.1.len(), 2);
    assert_eq!(club.ask(Actor::Staff(carla), false, desk(decide())).await.1.len(), 2);
    let seen = club.club.game(two[0]).await.version();
    let reopen = DeskCommand::Reopen { game: two[0], seen, reason: why() };
    // What an appeal decided is final, but for an admin who did not decide first.
    let admin = DeskCommand::SetRole { player: carla, role: Role::Admin, reason: why() };
    assert_eq!(club.ask(Actor::Club, false, desk(admin)).await.1.len(), 1);
    assert_eq!(club.ask(Actor::Staff(carla), false, desk(reopen)).await.1.len(), 2);
    let (receipt, _) = club.ask(staff, false, desk(ask(two[0]))).await;
    let down = DeskCommand::PutDown { id: adjudication(&receipt), reason: why() };
    assert_eq!(club.ask(staff, false, desk(down)).await.1.len(), 2);
    club.rules(by(anna), two[0], Rules::Resign).await;
    let seen = club.club.game(two[0]).await.version();
    let correct = DeskCommand::Correct { game: two[0], outcome, seen, reason: why() };
    assert_eq!(club.ask(Actor::Staff(carla), false, desk(correct)).await.1.len(), 2);
    let again = fresh(club).await;
    let start = frcec_rules::StartPosition::new(7);
    let replay = DeskCommand::Replay { game: again[0], start, reason: why() };
    assert_eq!(club.ask(staff, false, desk(replay)).await.1.len(), 2, "of four games one letter each");
    let given_up = club.lose_two().await;
    let drop = DeskCommand::DropLetter { letter: given_up[0], reason: why() };
    assert!(club.ask(staff, false, desk(drop)).await.1.is_empty());
    let again = DeskCommand::SendAgain { letter: given_up[1] };
    assert!(club.ask(staff, false, desk(again)).await.1.is_empty());
    let mut others = Vec::new();
    for handle in ["sven", "sven2"] {
        let add = AddMember {
            address: format!("{handle}@example.org"),
            name: None,
            handle: Some(handle.to_owned()),
            role: Role::Member,
            zone: "UTC".to_owned(),
            lang: "en".to_owned(),
            country: None,
        };
        match club.club.submit(Actor::Club, Command::Member(MemberCommand::Add(add))).await {
            Ok(Receipt::Member { id }) => others.push(id),
            other => panic!("{other:?}"),
        }
    }
    let suspend = DeskCommand::Suspend { player: others[0], on: true, reason: why() };
    assert_eq!(club.ask(staff, false, desk(suspend)).await.1.len(), 1);
    let merge = DeskCommand::Merge { from: others[0], into: others[1], reason: why() };
    assert_eq!(club.ask(staff, false, desk(merge)).await.1.len(), 2, "one to each address");
}

fn answer_of(club: &Counting, letter: &Letter, word: AskWord) -> Command {
    Command::Ask(AskAnswer { ask: ask_of(&club.club, letter), word, lines: JoinLines::default() })
}

/// The newsletter is the one letter of all these, and is written by the worker.
pub async fn of_life(club: &mut Counting, people: &[PlayerId]) {
    let (dora, life) = (people[3], Command::Life);
    let (receipt, _) = club.ask(Actor::Club, false, start("anna", "carla", false)).await;
    let finished = games_of(receipt)[0];
    club.rules(Actor::Player(people[0]), finished, Rules::Resign).await;
    let month = Month::of(club.club.clock.now()).count();
    let news = NewsWish {
        title: "t".to_owned(),
        body: "t".to_owned(),
        lang: "en".to_owned(),
        publish: true,
        ..NewsWish::default()
    };
    let champion =
        ChampionWish { year: "2004".to_owned(), event: "Cup".to_owned(), winner: "dora".to_owned() };
    let settings = Settings { newsletter: true, ..Settings::default() };
    let change = MemberChange { settings: Some(settings), ..MemberChange::default() };
    let mut commands = vec![
        Command::Member(MemberCommand::Change(dora, change)),
        life(LifeCommand::WriteNews(news)),
        life(LifeCommand::WithdrawNews { id: 1, seen: 1, reason: "r".to_owned() }),
        life(LifeCommand::Nominate(dora, finished)),
        life(LifeCommand::DraftIssue(month)),
        life(LifeCommand::EditIssue { id: 1, seen: 0, edit: IssueEdit::default() }),
        life(LifeCommand::SendIssue { id: 1, seen: 1, early: true }),
    ];
    for command in commands.drain(..) {
        assert!(club.ask(Actor::Club, false, command).await.1.is_empty());
    }
    let before = club.ids().await;
    while club.club.door.send_some_of_newsletter().await.unwrap() {}
    assert_eq!(club.since(&before, "the newsletter").await.len(), 1);
    let (receipt, _) = club.ask(Actor::Club, false, life(LifeCommand::AddChampion(champion))).await;
    let Receipt::Champion { id } = receipt else { panic!("{receipt:?}") };
    club.club.clock.set(Month::counted(month).ends());
    for command in [LifeCommand::RemoveChampion(id, "r".to_owned()), LifeCommand::Vote(dora, 1)] {
        assert!(club.ask(Actor::Club, false, life(command)).await.1.is_empty());
    }
}

pub async fn holds(club: &mut Counting, anna: PlayerId) {
    let (receipt, _) = club.ask(Actor::Club, false, start("anna", "boris", false)).await;
    let game = games_of(receipt)[0];
    let action = |uci: &str| HeldAction::Move {
        uci: uci.to_owned(),
        offer: false,
        message: None,
        lines: String::new(),
        notes: vec![],
        own_letters: false,
    };
    let hold = |action, why| {
        Command::Hold(Hold { game, seat: Seat::White, ply: 0, action, why, sender: None, aside: vec![] })
    };
    let by = Actor::Player(anna);
    club.ask(by, true, hold(action("e2e4"), HeldWhy::Foreign)).await;
    assert_eq!(club.ask(by, true, hold(action("d2d4"), HeldWhy::Careful)).await.1.len(), 1);
    club.ask(by, true, hold(HeldAction::Resign { message: None }, HeldWhy::Unconfirmed)).await;
    club.ask(by, true, Command::Cancel(game, Seat::White)).await;
    club.ask(by, true, hold(action("d2d3"), HeldWhy::Careful)).await;
    club.ask(by, true, Command::CancelHeld(game, Seat::White)).await;
    club.ask(by, true, hold(action("c2c4"), HeldWhy::Careful)).await;
    // One expires and is told by the worker; another is confirmed and played.
    club.club.clock.set(club.club.clock.now() + HELD_MS + 1);
    let before = club.ids().await;
    assert!(club.club.door.expire_one_held().await.unwrap());
    club.since(&before, "a hold that expired").await;
    club.ask(by, true, hold(action("e2e4"), HeldWhy::Careful)).await;
    let yes = Command::Confirm(Confirm { game, seat: Seat::White, number: None });
    assert_eq!(club.ask(by, true, yes).await.1.len(), 2);
}

/// An answer to a digest that moves in both games of a match and gives up a third.
pub async fn boards(club: &mut Counting, anna: PlayerId) {
    let (receipt, _) = club.ask(Actor::Club, false, start("anna", "boris", false)).await;
    let list = games_of(receipt);
    club.play(list[1], "e2e4").await;
    let (receipt, _) = club.ask(Actor::Club, false, start("anna", "boris", true)).await;
    let third = games_of(receipt)[0];
    let mut parts = Vec::new();
    for (number, game, seat, uci) in [(1, list[0], Seat::White, "d2d4"), (2, list[1], Seat::Black, "e7e5")] {
        let view = club.club.view(game).await;
        let mv = view.game.line().parse_uci(uci).unwrap();
        let mut command = GameCommand::new(game, Rules::Move { mv, ply: view.game.ply(), offer: false });
        command.message = Some(format!("words on board {number}"));
        parts.push(Board { number, game, seat, command: Command::Game(command) });
    }
    let resign = Command::Game(GameCommand::new(third, Rules::Resign));
    parts.push(Board { number: 3, game: third, seat: Seat::White, command: resign });
    let boards = Boards {
        player: anna,
        issue: 20_577,
        foreign: false,
        parts,
        question: false,
        asked: None,
        sentences: Vec::new(),
    };
    let (_, letters) = club.ask(Actor::Player(anna), true, Command::Boards(boards)).await;
    assert_eq!(letters.len(), 2, "{letters:?}");
    let boris = letters.iter().find(|letter| letter.player_id != Some(anna)).expect("a letter to Boris");
    for part in ["words on board 1", "words on board 2", "1.d4", "1...e5"] {
        assert!(boris.text.contains(part), "{part}: {}", boris.text);
    }
    assert!(boris.html.as_deref().is_some_and(|html| html.contains("words on board 1")), "{:?}", boris.html);
}

/// Conditional lines and notes: their owner is answered; a move that a line answers makes one letter for each player.
pub async fn lines(club: &mut Counting, anna: PlayerId) {
    let (receipt, _) = club.ask(Actor::Club, false, start("anna", "boris", false)).await;
    let game = games_of(receipt)[0];
    club.play(game, "e2e4").await;
    let seat = Seat::White;
    let line = club.club.view(game).await.game.line().clone();
    let tree = frcec_rules::club::lines::Tree::restore(&line, "e7e5 g1f3 b8c6 f1b5").unwrap();
    let ask = |change| Command::Lines(LinesCommand { game, seat, change, notes: Vec::new() });
    let by = Actor::Player(anna);
    let given = || ask(LinesChange::Set { ply: 1, tree: tree.clone() });
    assert_eq!(club.ask(by, true, given()).await.1.len(), 1);
    assert_eq!(club.ask(by, true, ask(LinesChange::Show)).await.1.len(), 1);
    assert_eq!(club.ask(by, true, ask(LinesChange::Cancel)).await.1.len(), 1);
    assert_eq!(club.ask(by, true, given()).await.1.len(), 1);
    assert_eq!(club.play(game, "e7e5").await.len(), 2);
    let note = |change| Command::Note(NoteCommand { game, seat, ply: 3, change, aside: Vec::new() });
    assert_eq!(club.ask(by, true, note(NoteChange::Add("b5!".to_owned()))).await.1.len(), 1);
    assert_eq!(club.ask(by, true, note(NoteChange::Put(String::new()))).await.1.len(), 1);
}

pub async fn answers(club: &mut Counting, anna: PlayerId) {
    let sentences = || vec!["A sentence.".to_owned()];
    let answers = [
        Answer::Game {
            game: GameId(1),
            seat: Seat::White,
            kind: LetterKind::Question,
            sentences: sentences(),
        },
        Answer::Question { game: GameId(1), seat: Seat::White, sentences: sentences() },
        Answer::Club {
            player: anna,
            subject: "Help".to_owned(),
            sentences: sentences(),
            lines: Vec::new(),
            ways: Vec::new(),
        },
        Answer::Stranger {
            address: "otto@example.net".to_owned(),
            subject: "Welcome".to_owned(),
            sentences: sentences(),
        },
    ];
    for answer in answers {
        assert_eq!(club.ask(Actor::Player(anna), true, Command::Answer(answer)).await.1.len(), 1);
    }
    assert!(club.ask(Actor::Player(anna), true, Command::Keep).await.1.is_empty());
}

/// A knockout whose no-show is replaced, whose round is paired and ends; and an event that is called off.
pub async fn more_of_events(club: &mut Counting, people: &[PlayerId]) {
    let director = Actor::Staff(people[3]);
    let mut new = NewEvent::new("Cup", Format::Knockout, Pace::Bank { days: 20 });
    new.settings.capacity = Some(2);
    let event = |command| Command::Event(command);
    let (receipt, _) = club.ask(director, false, event(EventCommand::Create(Box::new(new.clone())))).await;
    let Receipt::Event { code } = receipt else { panic!("{receipt:?}") };
    for &player in &people[..3] {
        let ask = EventAsk {
            code: code.clone(),
            what: EventWord::Enter,
            who: None,
            comes: None,
            asked: false,
            reason: None,
        };
        let (_, letters) =
            club.ask(Actor::Player(player), true, event(EventCommand::Ask { player, ask })).await;
        assert_eq!(letters.len(), 1);
    }
    let seen = club.club.door.preview(&code).await.unwrap().event.version;
    "The Cup".clone_into(&mut new.name);
    let reason = || "a test".to_owned();
    let edit = EventCommand::Edit { code: code.clone(), seen, to: Box::new(new), reason: reason() };
    club.ask(director, false, event(edit)).await;
    let appoint =
        EventCommand::Appoint { code: code.clone(), director: None, deputy: None, reason: reason() };
    club.ask(director, false, event(appoint)).await;
    let start = EventCommand::Start { code: code.clone(), seen: None };
    assert_eq!(club.ask(director, false, event(start)).await.1.len(), 3, "two play, one waits");
    let replace = EventCommand::Replace {
        code: code.clone(),
        leaves: people[1],
        comes: None,
        asked: true,
        reason: reason(),
    };
    let (_, letters) = club.ask(director, false, event(replace)).await;
    assert_eq!(letters.len(), 3, "who goes, who comes, and the opponent");
    let back = Box::pin(undone(club, director)).await;
    assert_eq!(back.len(), 3, "who comes back, who goes, and the opponent");
    let replace = EventCommand::Replace {
        code: code.clone(),
        leaves: people[1],
        comes: None,
        asked: true,
        reason: reason(),
    };
    club.ask(director, false, event(replace)).await;
    let withdraw = EventCommand::Withdraw { code: code.clone(), player: people[2], reason: Some(reason()) };
    assert_eq!(club.ask(director, false, event(withdraw)).await.1.len(), 2);
    assert_eq!(Box::pin(undone(club, director)).await.len(), 2);
    let withdraw = EventCommand::Withdraw { code: code.clone(), player: people[2], reason: None };
    assert_eq!(club.ask(Actor::Player(people[2]), true, event(withdraw)).await.1.len(), 2);
    let advance = EventCommand::Advance { code, seen: None, reason: None };
    let (_, letters) = club.ask(director, false, event(advance)).await;
    assert_eq!(letters.len(), 2, "the winner learns that it is over, and so does who has left it");
    let rain = NewEvent::new("Rain", Format::Dropout, Pace::Bank { days: 20 });
    let (receipt, _) = club.ask(director, false, event(EventCommand::Create(Box::new(rain)))).await;
    let Receipt::Event { code } = receipt else { panic!("{receipt:?}") };
    let enter = EventCommand::Enter { code: code.clone(), player: people[0] };
    club.ask(Actor::Player(people[0]), false, event(enter)).await;
    let cancel = EventCommand::Cancel { code, reason: reason() };
    assert_eq!(
        club.ask(director, true, event(cancel)).await.1.len(),
        2,
        "the entrant, and an answer to the mail"
    );
}

/// The director takes back what was done last: the letters of that.
async fn undone(club: &mut Counting, director: Actor) -> Vec<Letter> {
    let entry = {
        let mut tx = club.club.door.db().read().await.unwrap();
        frcec_store::audit::list(&mut tx, &frcec_store::audit::AuditFilter::default(), 1)
            .await
            .unwrap()
            .remove(0)
            .id
    };
    let undo = DeskCommand::Undo { entry, reason: "a test".to_owned() };
    Box::pin(club.ask(director, false, Command::Desk(undo))).await.1
}

/// A double round robin of four: each plays six games and gets one letter.
pub async fn tournament(club: &mut Counting, people: &[PlayerId]) {
    let director = Actor::Staff(people[3]);
    let format = Format::RoundRobin { double: true, class_size: None };
    let new = Box::new(NewEvent::new("Spring", format, Pace::default()));
    let (receipt, _) = club.ask(director, false, Command::Event(EventCommand::Create(new))).await;
    let Receipt::Event { code } = receipt else { panic!("{receipt:?}") };
    for &player in people {
        let enter = EventCommand::Enter { code: code.clone(), player };
        club.ask(Actor::Player(player), false, Command::Event(enter)).await;
    }
    let withdraw = EventCommand::Withdraw { code: code.clone(), player: people[0], reason: None };
    club.ask(Actor::Player(people[0]), false, Command::Event(withdraw)).await;
    let enter = EventCommand::Enter { code: code.clone(), player: people[0] };
    club.ask(Actor::Player(people[0]), false, Command::Event(enter)).await;
    let start = EventCommand::Start { code, seen: None };
    let (_, letters) = club.ask(director, false, Command::Event(start)).await;
    assert_eq!(letters.len(), 4);
    // Both last games of a match and the event end in one submission each: still one letter.
    let first = club.club.view(letters[0].game_id.unwrap()).await;
    assert_eq!(club.rules(Actor::Player(first.white.id), first.id, Rules::Resign).await.len(), 2);
}
