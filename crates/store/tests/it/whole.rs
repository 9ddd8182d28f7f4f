//! What is found in one trip is what its parts say one by one.
use frcec_rules::club::seat::Seat;
use frcec_store::{
    GameId, MatchId, StoreError,
    answers::{self, AtSeat},
    games, held, letters,
    lines::{self, LinesWrite, StandingLines},
    matches, on_both, outages, players,
    testing::TestDb,
    tournaments::{self, TournamentKind},
    whole::{self, Wanted},
};

use crate::{
    common::{NOON, event, game, letter, member, new_game, new_match, new_row},
    held::action,
    tournaments::event as an_event,
};

on_both!(
    a_game_is_found_with_all_that_belongs_to_it,
    a_game_alone_has_neither_match_nor_event,
    what_stands_beside_a_game_is_found_at_once,
);

const DAY: i64 = 86_400_000;

async fn a_game_is_found_with_all_that_belongs_to_it(t: TestDb) {
    t.db.write(|tx| {
        Box::pin(async move {
            let (anna, boris) = (member(tx, "anna").await?, member(tx, "boris").await?);
            players::add_address(tx, boris, "second@example.org", None, NOON + 1).await?;
            // Others stand around, so that nothing is found by being the only one.
            member(tx, "clara").await?;
            an_event(tx, TournamentKind::Swiss).await?;
            let cup = an_event(tx, TournamentKind::Knockout).await?;
            let mut of_event = new_match(boris, anna);
            matches::create(tx, &of_event, NOON).await?;
            of_event.tournament_id = Some(cup.id);
            let id = matches::create(tx, &of_event, NOON).await?;
            let new =
                games::NewGame { match_id: Some(id), tournament_id: Some(cup.id), ..new_game(boris, anna) };
            let game = games::create(tx, &new, &[event("created", NOON)], &new_row(), NOON).await?;
            let found = whole::load(tx, game).await?.unwrap();
            assert_eq!(Some(&found.game), games::load(tx, game).await?.as_ref());
            assert_eq!((found.game.white_id, found.game.match_id), (boris, Some(MatchId(2))));
            assert_eq!(found.of_match, matches::by_id(tx, id).await?);
            assert_eq!(found.event, tournaments::by_id(tx, cup.id).await?);
            assert_eq!(found.members, players::with_addresses(tx, anna, boris).await?);
            assert_eq!(found.members.iter().map(|(_, addresses)| addresses.len()).sum::<usize>(), 3);
            assert!(whole::load(tx, GameId(99)).await?.is_none());
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}

async fn a_game_alone_has_neither_match_nor_event(t: TestDb) {
    t.db.write(|tx| {
        Box::pin(async move {
            let (anna, boris) = (member(tx, "anna").await?, member(tx, "boris").await?);
            matches::create(tx, &new_match(anna, boris), NOON).await?;
            let game = game(tx, anna, boris).await?;
            let found = whole::load(tx, game).await?.unwrap();
            assert_eq!((found.of_match, found.event), (None, None));
            assert_eq!(found.members.len(), 2);
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}

async fn what_stands_beside_a_game_is_found_at_once(t: TestDb) {
    t.db.write(|tx| {
        Box::pin(async move {
            let (anna, boris) = (member(tx, "anna").await?, member(tx, "boris").await?);
            let (here, there) = (game(tx, anna, boris).await?, game(tx, anna, boris).await?);
            for (id, of, reader) in [(1, here, anna), (2, here, boris), (3, there, anna), (4, here, anna)] {
                letters::insert(tx, &letters::NewLetter { game_id: Some(of), ..letter(id, reader) }).await?;
            }
            for (id, of, moves) in [(1, there, "a7a5 b2b4"), (2, here, "e7e5 g1f3")] {
                let standing = StandingLines {
                    id,
                    game_id: of,
                    seat: Seat::White,
                    player_id: anna,
                    ply: 1,
                    moves: moves.to_owned(),
                    given_at: NOON,
                };
                lines::write(tx, &LinesWrite { game: of, before: Vec::new(), after: vec![standing] }).await?;
            }
            outages::beat(tx, NOON, 300, 1, "first").await?;
            outages::beat(tx, NOON + 1000, 300, 2, "late").await?;
            answers::once_within(tx, "said", NOON, DAY).await?;
            for (id, of, player) in [(1, here, anna), (2, here, boris), (3, there, anna), (4, here, anna)] {
                held::insert(tx, &action(id, of, player)).await?;
            }
            let keys = [["unsaid", "said", "no", "a", "b", "c"], ["not", "never", "d", "e", "f", "said"]]
                .map(|group| group.map(str::to_owned));
            let seat = AtSeat { game: here, player: anna, keys, at: NOON + 1, window_ms: DAY };
            let wanted = Wanted {
                game: here,
                players: [anna, boris],
                thread: 1,
                outages_since: NOON,
                seat: Some(seat.clone()),
            };
            let found = whole::beside(tx, &wanted).await?;
            assert_eq!(found.lines, lines::of_game(tx, here).await?);
            assert_eq!(found.lines.iter().map(|lines| lines.id).collect::<Vec<_>>(), [2]);
            assert_eq!(found.threads, [["4@club.example".to_owned()], ["2@club.example".to_owned()]]);
            assert_eq!(found.outages, (vec![(NOON, NOON + 1000)], Some(NOON + 1000)));
            let remembered = found.remembered.unwrap();
            assert_eq!(
                (remembered.held, remembered.happened),
                (2, [[false, true, false, false, false, false], [false, false, false, false, false, true]])
            );
            // A day later it is forgotten; and where nothing is asked of a seat, nothing is said of it.
            let late = AtSeat { at: NOON + 2 * DAY, ..seat };
            let late = whole::beside(tx, &Wanted { seat: Some(late), ..wanted.clone() }).await?;
            // The first action was to be confirmed within a day, the fourth within four.
            let late = late.remembered.unwrap();
            assert_eq!((late.held, late.happened), (1, [[false; answers::KEYS]; 2]));
            let plain = whole::beside(tx, &Wanted { seat: None, thread: 6, ..wanted }).await?;
            assert!(plain.remembered.is_none());
            assert_eq!(plain.threads[0], ["1@club.example", "4@club.example"]);
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}
