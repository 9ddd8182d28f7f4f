//! What lines of both sides play through the door, against the same moves played by hand: which moves those are is found
//! by comparing lists of moves, without a tree.
use frcec_rules::{
    Line, Move,
    club::{
        game::Command as Rules,
        lines::{MOST_PLIES, Tree},
        seat::Seat,
    },
    ending,
};
use frcec_server::door::{Actor, Command, GameCommand, LinesChange, LinesCommand};
use frcec_store::{GameId, testing::TestDb};

use crate::club::Club;

frcec_store::on_both!(lines_play_what_their_owners_would_play_by_hand);

/// A generator of numbers that look random enough (Knuth's constants).
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % limit
    }
}

/// A random line behind `at` of at most `plies`; it may end with the game.
fn behind(at: &Line, plies: usize, dice: &mut Dice) -> Vec<Move> {
    let mut line = at.clone();
    let mut moves = Vec::new();
    while moves.len() < plies && ending::automatic(&line).is_none() {
        let legal = line.legal_moves();
        let mv = legal[dice.below(legal.len())];
        line.push(mv).unwrap();
        moves.push(mv);
    }
    moves
}

fn after(at: &Line, moves: &[Move]) -> Line {
    let mut line = at.clone();
    for mv in moves {
        line.push(*mv).unwrap();
    }
    line
}

/// One side's lines: lists of moves from a position in which the opponent is to move, each ending with an answer.
struct Paths {
    at: Line,
    lists: Vec<Vec<Move>>,
}

impl Paths {
    /// Some random ones that have `spine` for their beginning, leave it somewhere, or begin elsewhere.
    fn random(at: &Line, spine: &[Move], dice: &mut Dice) -> Self {
        let mut paths = Self { at: at.clone(), lists: Vec::new() };
        for round in 0..=dice.below(4) {
            let keep = if round == 0 { spine.len() } else { dice.below(spine.len() + 1) };
            let mut list = spine[..keep].to_vec();
            list.extend(behind(&after(at, &list), 1 + dice.below(9), dice));
            list.truncate((list.len() / 2 * 2).min(MOST_PLIES));
            // A second answer to the same moves is refused, and so is one behind the end: such a line is left out.
            let ends = list.iter().step_by(2).enumerate();
            let over =
                |(pair, _): (usize, &Move)| ending::automatic(&after(at, &list[..=2 * pair])).is_some();
            if list.is_empty() || ends.into_iter().any(over) {
                continue;
            }
            paths.lists.push(list);
            if Tree::restore(at, &paths.text()).is_err() {
                paths.lists.pop();
            }
        }
        paths
    }

    fn text(&self) -> String {
        let uci = |list: &Vec<Move>| list.iter().map(|mv| self.at.uci_of(mv)).collect::<Vec<_>>().join(" ");
        self.lists.iter().map(uci).collect::<Vec<_>>().join("\n")
    }

    fn tree(&self) -> Tree {
        Tree::restore(&self.at, &self.text()).unwrap()
    }

    /// What their owner, who knows the lists and sees the game, plays now; nothing where no list says it.
    fn answer(&self, now: &Line) -> Option<Move> {
        let since = &now.moves()[self.at.moves().len()..];
        let fits = |list: &&Vec<Move>| list.len() > since.len() && list[..since.len()] == *since;
        (since.len() % 2 == 1).then(|| self.lists.iter().find(fits).map(|list| list[since.len()])).flatten()
    }

    /// What is left of the lists, none of which is the beginning of another.
    fn rest(&self, now: &Line) -> Vec<String> {
        let since = &now.moves()[self.at.moves().len()..];
        let fits = |list: &&Vec<Move>| list.len() > since.len() && list[..since.len()] == *since;
        let tails: Vec<&[Move]> = self.lists.iter().filter(fits).map(|list| &list[since.len()..]).collect();
        let whole =
            |tail: &&&[Move]| !tails.iter().any(|other| other.len() > tail.len() && other.starts_with(tail));
        let uci = |tail: &&[Move]| tail.iter().map(|mv| now.uci_of(mv)).collect::<Vec<_>>().join(" ");
        let mut rest: Vec<String> = tails.iter().filter(whole).map(uci).collect();
        rest.sort_unstable();
        rest.dedup();
        rest
    }
}

async fn standing(club: &Club, game: GameId, seat: Seat) -> Vec<String> {
    let view = club.view(game).await;
    let mut tx = club.door.db().read().await.unwrap();
    let Some((ply, tree)) = frcec_server::door::standing_lines(&mut tx, &view, seat).await.unwrap() else {
        return Vec::new();
    };
    let mut lines: Vec<String> =
        tree.stored(&view.game.line().prefix(ply)).lines().map(str::to_owned).collect();
    lines.sort_unstable();
    lines
}

async fn lines_play_what_their_owners_would_play_by_hand(record: TestDb) {
    let club = Club::open(record);
    let mut dice = Dice(960);
    let (mut by_lines, mut into_each_other, mut ended, mut halted, mut left) = (0, 0, 0, 0, 0);
    for round in 0..40 {
        let (white, black) = (format!("white{round}"), format!("black{round}"));
        club.member(&white, "White").await;
        club.member(&black, "Black").await;
        let start = u16::try_from(dice.below(960)).unwrap();
        let game = club.start(&white, &black, start, true).await[0];
        let hand = club.start(&white, &black, start, true).await[0];
        let begin = behind(club.game(game).await.line(), dice.below(12), &mut dice);
        for mv in &begin {
            let uci = club.game(hand).await.line().uci_of(mv);
            club.play(game, &uci).await;
            club.play(hand, &uci).await;
        }
        let view = club.view(game).await;
        let Some(side) = view.game.to_move() else { continue };
        let at = view.game.line().clone();
        // The side that waits gives its lines; the other moves, with lines of its own that follow them for a while.
        let spine = behind(&at, 2 + dice.below(16), &mut dice);
        let waits = Paths::random(&at, &spine, &mut dice);
        let first = spine[0];
        let answering = after(&at, &[first]);
        if ending::automatic(&answering).is_some() {
            continue;
        }
        let moves = Paths::random(&answering, &spine[1..], &mut dice);
        let set = LinesCommand {
            game,
            seat: !side,
            change: LinesChange::Set { ply: at.len(), tree: waits.tree() },
            notes: Vec::new(),
        };
        club.submit(Actor::Player(view.person(!side).id), Command::Lines(set)).await.unwrap();
        let offer = at.len() > 1 && dice.below(4) == 0;
        let command = Rules::Move { mv: first, ply: at.len(), offer };
        let asked = GameCommand { lines: Some(moves.tree()), ..GameCommand::new(game, command) };
        club.submit(Actor::Player(view.person(side).id), Command::Game(asked)).await.unwrap();
        if offer {
            assert_eq!(club.game(game).await.line().moves().len(), answering.moves().len(), "the line waits");
            halted += i32::from(waits.answer(&answering).is_some());
            club.command(game, view.person(!side).id, Rules::Decline).await.unwrap();
        }

        // By hand: each side in its turn plays what its lists say.
        club.play(hand, &at.uci_of(&first)).await;
        let (mut line, mut plies) = (answering, 0);
        while ending::automatic(&line).is_none() && plies < MOST_PLIES {
            let own = if plies % 2 == 0 { &waits } else { &moves };
            let Some(mv) = own.answer(&line) else { break };
            club.play(hand, &line.uci_of(&mv)).await;
            line.push(mv).unwrap();
            plies += 1;
        }
        let (by_line, by_hand) = (club.game(game).await, club.game(hand).await);
        assert_eq!(by_line.line().uci_text(), by_hand.line().uci_text(), "{round}: {:?}", moves.text());
        assert_eq!(by_line.to_move(), by_hand.to_move());
        let end = |game: &frcec_rules::club::game::Game| game.finish().map(|end| (end.outcome, end.reason));
        assert_eq!(end(&by_line), end(&by_hand));
        by_lines += plies;
        into_each_other += i32::from(plies > 2);
        ended += i32::from(by_line.finish().is_some());
        // What stands afterwards: of the side that waits now what is left of its lists, of the side to move nothing.
        for (seat, own) in [(side, &moves), (!side, &waits)] {
            let stands = standing(&club, game, seat).await;
            let expected = if by_line.to_move() == Some(!seat) { own.rest(&line) } else { Vec::new() };
            left += i32::from(!expected.is_empty());
            assert_eq!(stands, expected, "{round}: {seat:?}");
        }
        assert!(standing(&club, hand, Seat::White).await.is_empty());
    }
    let counts = [i32::try_from(by_lines).unwrap(), into_each_other, ended, halted, left];
    assert!(by_lines > 80 && into_each_other > 12 && halted > 2 && left > 4, "{counts:?}");
}
