use frcec_store::{
    PlayerId, StoreError, Tx, matches, on_both,
    ratings::{self, Rating, RatingChange},
    testing::TestDb,
    tournaments::{
        self, EntryState, NewTournament, PositionMode, Tournament, TournamentKind, TournamentState,
    },
};

use crate::common::{NOON, club, game, member, new_match};

on_both!(
    events_have_their_codes,
    of_two_directors_one_starts_the_event,
    entries_keep_their_order,
    a_rating_moves_game_by_game,
    the_ranking_goes_by_key,
);

pub async fn event(tx: &mut Tx, kind: TournamentKind) -> Result<Tournament, StoreError> {
    let new = NewTournament {
        name: "Spring".to_owned(),
        kind,
        pace: "10/30".to_owned(),
        positions: PositionMode::Pair,
        rated: true,
        director_id: None,
        deputy_id: None,
        settings: "{}".to_owned(),
        look_at: None,
        follows: None,
    };
    tournaments::create(tx, &new, NOON).await
}

async fn events_have_their_codes(t: TestDb) {
    t.db.write(|tx| {
        Box::pin(async move {
            let mut codes = Vec::new();
            for kind in [TournamentKind::RoundRobin, TournamentKind::Dropout, TournamentKind::Swiss] {
                codes.push(event(tx, kind).await?.code);
            }
            assert_eq!(codes, ["T0001", "DP0001", "T0002"]);
            let found = tournaments::by_code(tx, " dp0001").await?.expect("is there");
            assert_eq!((found.id.0, found.state), (2, TournamentState::Open));
            assert_eq!(tournaments::by_id(tx, found.id).await?, Some(found.clone()));
            let list = tournaments::list(tx, Some(TournamentState::Open), None, 2).await?;
            assert_eq!(list.iter().map(|t| t.id.0).collect::<Vec<_>>(), [3, 2]);
            let list = tournaments::list(tx, None, Some(found.id), 2).await?;
            assert_eq!(list.iter().map(|t| t.id.0).collect::<Vec<_>>(), [1]);
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}

async fn of_two_directors_one_starts_the_event(t: TestDb) {
    let (anna, boris, _) = club(&t.db).await;
    let seen =
        t.db.write(|tx| Box::pin(async move { event(tx, TournamentKind::RoundRobin).await })).await.unwrap();
    let other = t.open_again().await;
    let mut starts = Vec::new();
    for db in [t.db.clone(), other] {
        let mut seen = seen.clone();
        starts.push(tokio::spawn(async move {
            db.write(move |tx| {
                Box::pin(async move {
                    let mut new = new_match(anna, boris);
                    new.tournament_id = Some(seen.id);
                    new.round = Some(1);
                    matches::create(tx, &new, NOON).await?;
                    seen.state = TournamentState::Running;
                    seen.round = 1;
                    tournaments::update(tx, &seen, NOON).await
                })
            })
            .await
            .map_err(StoreError::from)
        }));
    }
    let mut started = 0;
    for start in starts {
        match start.await.unwrap() {
            Ok(()) => started += 1,
            Err(error) => assert!(error.is_stale(), "{error}"),
        }
    }
    assert_eq!(started, 1);
    let mut tx = t.db.read().await.unwrap();
    assert_eq!(matches::of_tournament(&mut tx, seen.id).await.unwrap().len(), 1);
}

async fn entries_keep_their_order(t: TestDb) {
    let (anna, boris, _) = club(&t.db).await;
    t.db.write(move |tx| {
        Box::pin(async move {
            let id = event(tx, TournamentKind::RoundRobin).await?.id;
            assert!(tournaments::enter(tx, id, boris, EntryState::Entered, "{}", NOON).await?);
            assert!(tournaments::enter(tx, id, anna, EntryState::Entered, "{}", NOON).await?);
            assert!(
                !tournaments::enter(tx, id, anna, EntryState::Entered, "{}", NOON).await?,
                "a player once"
            );
            let mut entries = tournaments::entries(tx, id).await?;
            assert_eq!(
                entries.iter().map(|e| (e.number, e.player_id)).collect::<Vec<_>>(),
                [(1, boris), (2, anna)]
            );
            entries[0].number = 3;
            entries[0].state = EntryState::Withdrawn;
            assert!(tournaments::update_entry(tx, &entries[0]).await?);
            let entries = tournaments::entries(tx, id).await?;
            assert_eq!(
                entries.iter().map(|e| (e.number, e.player_id)).collect::<Vec<_>>(),
                [(2, anna), (3, boris)]
            );
            assert_eq!(tournaments::of_player(tx, anna).await?.len(), 1);
            assert!(tournaments::remove_entry(tx, id, anna).await?);
            assert!(!tournaments::remove_entry(tx, id, anna).await?);
            assert_eq!(tournaments::of_player(tx, anna).await?, vec![]);
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}

fn rating(player: PlayerId, rating: i64, wins: i64, losses: i64) -> Rating {
    Rating { player_id: player, rating, wins, losses, draws: 0, changed_at: NOON }
}

async fn a_rating_moves_game_by_game(t: TestDb) {
    let (anna, boris, first) = club(&t.db).await;
    t.db.write(move |tx| {
        Box::pin(async move {
            let second = game(tx, boris, anna).await?;
            let change = |game_id, before, after| RatingChange {
                player_id: anna,
                game_id,
                at: NOON,
                before,
                after,
                opponent_id: boris,
                opponent_before: 150_000,
                score: 2,
                reason: "won".to_owned(),
            };
            assert_eq!(ratings::of_player(tx, anna).await?, None);
            ratings::record(tx, &rating(anna, 151_600, 1, 0), &change(first, 150_000, 151_600)).await?;
            // Computed from a rating that is no longer there.
            let stale =
                ratings::record(tx, &rating(anna, 151_600, 1, 0), &change(second, 150_000, 151_600)).await;
            assert!(stale.is_err_and(|error| error.is_stale()));
            ratings::record(tx, &rating(anna, 153_053, 2, 0), &change(second, 151_600, 153_053)).await?;
            assert_eq!(ratings::of_player(tx, anna).await?, Some(rating(anna, 153_053, 2, 0)));
            let changes = ratings::changes(tx, anna).await?;
            assert_eq!(changes.iter().map(|c| c.after).collect::<Vec<_>>(), [151_600, 153_053]);
            assert_eq!(ratings::changes_of_game(tx, second).await?.len(), 1);
            ratings::replace_all(tx, &[rating(anna, 148_400, 0, 1)], &changes[..1]).await?;
            assert_eq!(ratings::changes(tx, anna).await?.len(), 1);
            assert_eq!(ratings::of_player(tx, anna).await?, Some(rating(anna, 148_400, 0, 1)));
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}

async fn the_ranking_goes_by_key(t: TestDb) {
    t.db.write(|tx| {
        Box::pin(async move {
            let mut all = Vec::new();
            for (handle, points) in
                [("a", 150_000), ("b", 160_000), ("c", 150_000), ("d", 140_000), ("e", 155_000)]
            {
                let id = member(tx, handle).await?;
                all.push(rating(id, points, 3, 1));
            }
            ratings::replace_all(tx, &all, &[]).await?;
            let first = ratings::ranking(tx, None, 3).await?;
            assert_eq!(first.iter().map(|r| r.handle.as_str()).collect::<Vec<_>>(), ["b", "e", "a"]);
            let second = ratings::ranking(tx, first.last(), 3).await?;
            assert_eq!(second.iter().map(|r| r.handle.as_str()).collect::<Vec<_>>(), ["c", "d"]);
            assert_eq!(ratings::rank_of(tx, 150_000).await?, 3);
            let two =
                ratings::of_players(tx, &[first[0].player_id, first[1].player_id, PlayerId(99)]).await?;
            assert_eq!(two.len(), 2);
            Ok::<_, StoreError>(())
        })
    })
    .await
    .unwrap();
}
