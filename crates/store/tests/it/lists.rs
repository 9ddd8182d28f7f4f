use frcec_store::MailId;
use frcec_store::{
    GameId, PlayerId, StoreError, TournamentId, Tx,
    games::{self, GameResult, GameState, StoredGame},
    inbox::{self, Mail},
    lists::{self, GameFilter, PositionCount, Score},
    notices::{self, NewNotice},
    on_both,
    players::{self, PlayerStatus},
    testing::TestDb,
};

use crate::common::{NOON, club, member, new_game, new_row, step};

on_both!(
    every_filter_gives_what_a_plain_look_would,
    workers_find_what_is_due_and_untold,
    watchers_see_what_changed,
    scores_and_positions_are_counted,
    members_are_listed_by_handle,
    mails_are_kept_and_pruned,
    readers_of_digests_are_found,
);

/// Sixty games of four members in many ways.
async fn many(tx: &mut Tx) -> Result<Vec<PlayerId>, StoreError> {
    let mut players = Vec::new();
    for handle in ["anna", "boris", "clara", "dan"] {
        players.push(member(tx, handle).await?);
    }
    for n in 0..60_usize {
        let (white, black) = (players[n % 4], players[(n + 1 + n / 4 % 3) % 4]);
        let mut new = new_game(white, black);
        new.start_id = [69, 518, 959][n % 3];
        new.tournament_id = (n % 5 == 0).then_some(TournamentId(7));
        let mut row = new_row();
        row.state = GameState::ALL[n % 7 % 4];
        if row.state == GameState::Finished {
            row.result = Some(GameResult::ALL[n % 3]);
        }
        games::create(tx, &new, &[], &row, NOON + i64::try_from(n).unwrap_or(0)).await?;
    }
    Ok(players)
}

async fn every_filter_gives_what_a_plain_look_would(t: TestDb) {
    let players = t.db.write(|tx| Box::pin(async move { many(tx).await })).await.unwrap();
    let mut tx = t.db.read().await.unwrap();
    let mut all = lists::games_after(&mut tx, GameId(0), 1000).await.unwrap();
    assert_eq!(all.len(), 60);
    all.reverse();
    let some_players = [None, Some(players[0]), Some(players[3])];
    let mut compared = 0;
    for player in some_players {
        for opponent in [None, Some(players[1])] {
            for tournament in [None, Some(TournamentId(7)), Some(TournamentId(8))] {
                for start_id in [None, Some(518)] {
                    for state in [None, Some(GameState::Running), Some(GameState::Finished)] {
                        for before in [None, Some(GameId(31))] {
                            let filter = GameFilter { player, opponent, tournament, start_id, state, before };
                            let fits = |game: &&StoredGame| {
                                player.is_none_or(|p| game.seat(p).is_some())
                                    && (player.is_none() || opponent.is_none_or(|p| game.seat(p).is_some()))
                                    && (tournament.is_none() || game.tournament_id == tournament)
                                    && start_id.is_none_or(|s| game.start_id == s)
                                    && state.is_none_or(|s| game.row.state == s)
                                    && before.is_none_or(|b| game.id < b)
                            };
                            let expected: Vec<_> = all.iter().filter(fits).take(10).map(|g| g.id).collect();
                            let listed = lists::games(&mut tx, &filter, 10).await.unwrap();
                            assert_eq!(
                                listed.iter().map(|g| g.id).collect::<Vec<_>>(),
                                expected,
                                "{filter:?}"
                            );
                            compared += expected.len();
                        }
                    }
                }
            }
        }
    }
    assert!(compared > 400, "{compared}");
    assert_eq!(lists::games_of_tournament(&mut tx, TournamentId(7)).await.unwrap().len(), 12);
    assert_eq!(lists::games_after(&mut tx, GameId(58), 10).await.unwrap().len(), 2);
}

async fn workers_find_what_is_due_and_untold(t: TestDb) {
    let (anna, boris, first) = club(&t.db).await;
    t.db.write(move |tx| {
        Box::pin(async move {
            let mut ids = vec![first];
            for _ in 0..3 {
                ids.push(crate::common::game(tx, anna, boris).await?);
            }
            // Told, with deadlines; the third is over and its deadline means nothing.
            for (index, deadline) in [(0, 30), (1, 10), (2, 5)] {
                let mut write = step(ids[index], 1, "moved");
                write.row.told_at = Some(NOON);
                write.row.deadline_at = Some(NOON + deadline);
                write.row.last_move_at = Some(NOON);
                if index == 2 {
                    write.row.state = GameState::Finished;
                }
                games::append(tx, &write).await?;
            }
            let ids_of = |games: Vec<StoredGame>| games.into_iter().map(|game| game.id).collect::<Vec<_>>();
            assert_eq!(ids_of(lists::due(tx, NOON + 9, 10).await?), []);
            assert_eq!(ids_of(lists::due(tx, NOON + 10, 10).await?), [ids[1]]);
            assert_eq!(ids_of(lists::due(tx, NOON + 99, 10).await?), [ids[1], ids[0]]);
            assert_eq!(ids_of(lists::due(tx, NOON + 99, 1).await?), [ids[1]]);
            // The fourth was started at noon and nobody was told of it.
            assert_eq!(ids_of(lists::untold(tx, NOON, 10).await?), []);
            assert_eq!(ids_of(lists::untold(tx, NOON + 1, 10).await?), [ids[3]]);
            let mut write = step(ids[3], 1, "moved");
            write.row.last_move_at = Some(NOON + 50);
            games::append(tx, &write).await?;
            assert_eq!(ids_of(lists::untold(tx, NOON + 50, 10).await?), []);
            assert_eq!(ids_of(lists::untold(tx, NOON + 51, 10).await?), [ids[3]]);
            assert_eq!(ids_of(lists::turns(tx, anna).await?), [ids[1], ids[0], ids[3]]);
            assert_eq!(ids_of(lists::turns(tx, boris).await?), []);
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}

async fn watchers_see_what_changed(t: TestDb) {
    let (anna, boris, first) = club(&t.db).await;
    let second =
        t.db.write(move |tx| Box::pin(async move { crate::common::game(tx, anna, boris).await }))
            .await
            .unwrap();
    let write = step(first, 1, "moved");
    let at = write.at;
    t.db.write(move |tx| Box::pin(async move { games::append(tx, &write).await })).await.unwrap();
    let mut tx = t.db.read().await.unwrap();
    let seen = lists::changed_since(&mut tx, NOON, 10).await.unwrap();
    assert_eq!(
        seen.iter().map(|c| (c.id, c.version, c.changed_at)).collect::<Vec<_>>(),
        [(second, 1, NOON), (first, 2, at)]
    );
    let recent = lists::recent(&mut tx, 10).await.unwrap();
    assert_eq!(recent.iter().map(|game| game.id).collect::<Vec<_>>(), [first, second]);
    assert_eq!(lists::changed_since(&mut tx, at, 10).await.unwrap().len(), 1);
    assert_eq!(lists::changed_since(&mut tx, at + 1, 10).await.unwrap(), vec![]);
}

async fn scores_and_positions_are_counted(t: TestDb) {
    let players = t.db.write(|tx| Box::pin(async move { many(tx).await })).await.unwrap();
    let mut tx = t.db.read().await.unwrap();
    let all = lists::games_after(&mut tx, GameId(0), 1000).await.unwrap();
    for &player in &players {
        let mut expected = Score::default();
        for game in &all {
            let Some(seat) = game.seat(player) else { continue };
            match (game.row.state, game.row.result) {
                (GameState::Running, _) => expected.running += 1,
                (GameState::Finished, Some(GameResult::Draw)) => expected.draws += 1,
                (GameState::Finished, Some(result)) => {
                    let outcome = frcec_rules::club::game::Outcome::from(result);
                    if outcome.winner() == Some(seat) { expected.wins += 1 } else { expected.losses += 1 }
                }
                _ => {}
            }
        }
        assert_eq!(lists::score(&mut tx, player).await.unwrap(), expected);
        let all_scores = lists::scores(&mut tx, &players).await.unwrap();
        assert_eq!(all_scores.get(&player).copied(), Some(expected));
        assert_eq!(lists::begun_count(&mut tx, player).await.unwrap(), expected.running);
    }
    let positions = lists::positions(&mut tx).await.unwrap();
    let count = |start_id, over: bool| {
        let fits = |g: &&StoredGame| {
            g.start_id == start_id
                && if over { g.row.state == GameState::Finished } else { g.row.state != GameState::Cancelled }
        };
        i64::try_from(all.iter().filter(fits).count()).unwrap()
    };
    let expected = [69, 518, 959].map(|start_id| PositionCount {
        start_id,
        games: count(start_id, false),
        finished: count(start_id, true),
    });
    assert_eq!(positions, expected);
    let counts = lists::counts(&mut tx).await.unwrap();
    assert_eq!(counts.iter().map(|c| c.n).sum::<i64>(), 60);
}

async fn members_are_listed_by_handle(t: TestDb) {
    t.db.write(|tx| {
        Box::pin(async move {
            for handle in ["zoe", "Anna", "b-2", "b_1", "élodie", "Bob"] {
                member(tx, handle).await?;
            }
            let mut zoe = players::by_handle(tx, "zoe").await?.expect("is there");
            zoe.status = PlayerStatus::Former;
            players::update(tx, &zoe, NOON).await?;
            let handles =
                |players: Vec<players::Player>| players.into_iter().map(|p| p.handle).collect::<Vec<_>>();
            let all = ["Anna", "b-2", "b_1", "Bob", "zoe", "élodie"];
            assert_eq!(handles(players::list(tx, None, None, 10).await?), all);
            assert_eq!(handles(players::list(tx, None, Some("B_1"), 2).await?), ["Bob", "zoe"]);
            let there = players::list(tx, Some(PlayerStatus::Active), Some("bob"), 10).await?;
            assert_eq!(handles(there), ["élodie"]);
            assert_eq!(players::count(tx).await?, 5);
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}

async fn mails_are_kept_and_pruned(t: TestDb) {
    let (anna, _, game) = club(&t.db).await;
    t.db.write(move |tx| {
        Box::pin(async move {
            let octets: Vec<u8> = (0..=255).collect();
            let mut mails = Vec::new();
            for id in 1..=3 {
                let mail = Mail {
                    id: MailId(id),
                    received_at: NOON + id,
                    mail_from: String::new(),
                    recipient: "play+g1@club.example".to_owned(),
                    raw: octets.clone(),
                    disposition: "accept_command".to_owned(),
                    why: None,
                    player_id: Some(anna),
                    game_id: Some(game),
                    origin_key: Some("mail:1".to_owned()),
                };
                inbox::insert(tx, &mail).await?;
                mails.push(mail);
            }
            assert_eq!(inbox::by_id(tx, MailId(1)).await?.as_ref(), Some(&mails[0]));
            let page = inbox::list(tx, Some(MailId(3)), 10).await?;
            assert_eq!(page.iter().map(|m| m.id.0).collect::<Vec<_>>(), [2, 1]);
            assert_eq!(inbox::prune(tx, NOON + 3, 1).await?, 1);
            assert_eq!(inbox::prune(tx, NOON + 3, 10).await?, 1);
            assert_eq!(inbox::prune(tx, NOON + 3, 10).await?, 0);
            assert_eq!(inbox::by_id(tx, MailId(2)).await?.map(|m| m.raw.len()), Some(0));
            assert_eq!(inbox::by_id(tx, MailId(3)).await?.map(|m| m.raw.len()), Some(256));
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}

async fn readers_of_digests_are_found(t: TestDb) {
    let (anna, boris, id) = club(&t.db).await;
    let mut write = step(id, 1, "moved");
    for (player_id, pending) in [(anna, false), (boris, true), (boris, true)] {
        write.notices.push(NewNotice { player_id, kind: "turn".to_owned(), body: "{}".to_owned(), pending });
    }
    t.db.write(move |tx| Box::pin(async move { games::append(tx, &write).await })).await.unwrap();
    assert_eq!(notices::readers(&mut t.db.read().await.unwrap()).await.unwrap(), [boris]);
}
