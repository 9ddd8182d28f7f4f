//! Conditional moves and private notes: in the door, by mail, by form; and that nobody else sees them.
mod by_hand;
mod door;
mod mail;
mod privacy;

use frcec_rules::{
    Line, Options,
    club::{game::Event, lines::Tree, seat::Seat},
};
use frcec_server::{
    door::{
        Actor, Command, GameCommand, LinesChange, LinesCommand, Receipt, SubmitError, row::event_of,
        standing_lines,
    },
    lines,
};
use frcec_store::{GameId, PlayerId, games, letters::Letter, testing::TestDb};

use super::club::Club;

/// Anna (White) and Boris at two games from #518.
struct Two {
    club: Club,
    game: GameId,
    anna: PlayerId,
    boris: PlayerId,
}

impl Two {
    async fn open(record: TestDb) -> Self {
        let club = Club::open(record);
        let anna = club.member("anna", "Anna Alder").await;
        let boris = club.member("boris", "Boris Bern").await;
        let game = club.start("anna", "boris", 518, true).await[0];
        club.letters().await;
        Self { club, game, anna, boris }
    }

    async fn moves(&self) -> String {
        self.club.game(self.game).await.line().uci_text()
    }

    /// The lines that stand, as they are listed.
    async fn lines(&self, seat: Seat) -> Vec<String> {
        let view = self.club.view(self.game).await;
        let mut tx = self.club.door.db().read().await.unwrap();
        let Some((ply, tree)) = standing_lines(&mut tx, &view, seat).await.unwrap() else {
            return Vec::new();
        };
        tree.written(&view.game.line().prefix(ply))
    }

    /// Gives lines by form.
    async fn give(&self, seat: Seat, text: &str) -> Result<Receipt, SubmitError> {
        let (by, command) = self.giving(seat, text).await;
        self.club.submit(by, command).await
    }

    /// Who gives lines, and how, in the position as it is now.
    async fn giving(&self, seat: Seat, text: &str) -> (Actor, Command) {
        let view = self.club.view(self.game).await;
        let change = LinesChange::Set { ply: view.game.ply(), tree: tree(view.game.line(), text) };
        let command = LinesCommand { game: self.game, seat, change, notes: Vec::new() };
        (Actor::Player(view.person(seat).id), Command::Lines(command))
    }

    /// Plays a move with lines below it.
    async fn play_with(&self, uci: &str, text: &str) -> Result<Receipt, SubmitError> {
        let view = self.club.view(self.game).await;
        let mv = view.game.line().parse_uci(uci).unwrap();
        let mut after = view.game.line().clone();
        after.push(mv).unwrap();
        let command = frcec_rules::club::game::Command::Move { mv, ply: view.game.ply(), offer: false };
        let asked = GameCommand { lines: Some(tree(&after, text)), ..GameCommand::new(self.game, command) };
        let player = view.person(view.game.to_move().unwrap()).id;
        self.club.submit(Actor::Player(player), Command::Game(asked)).await
    }

    /// The events with what caused them.
    async fn events(&self) -> Vec<(Event, Option<String>)> {
        let mut tx = self.club.door.db().read().await.unwrap();
        let stored = games::events(&mut tx, self.game).await.unwrap();
        stored.iter().map(|stored| (event_of(stored).unwrap(), stored.origin_key.clone())).collect()
    }

    /// The letters that wait, of which each reader has at most one.
    async fn letters(&self) -> (Option<Letter>, Option<Letter>) {
        let mut all = self.club.letters().await;
        let mut take = |handle: &str| {
            let found: Vec<usize> =
                (0..all.len()).filter(|&at| all[at].address.starts_with(handle)).collect();
            assert!(found.len() <= 1, "{handle}: {} letters", found.len());
            found.first().map(|&at| all.remove(at))
        };
        (take("anna"), take("boris"))
    }
}

fn tree(at: &Line, text: &str) -> Tree {
    let lines: Vec<&str> = text.lines().collect();
    lines::read(at, &lines, Options::default()).unwrap_or_else(|faults| panic!("{text}: {faults:?}"))
}

/// A letter's text as one line, without its marks.
fn flat(letter: &Letter) -> String {
    letter.text.split_whitespace().collect::<Vec<_>>().join(" ")
}
