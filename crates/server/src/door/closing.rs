//! Games that end together without a move: their player leaves the club or the event, or somebody else takes his place.
use frcec_rules::club::{
    game::{Command as Rules, Outcome},
    seat::Seat,
};
use frcec_store::{
    PlayerId,
    matches::{MatchState, StoredMatch},
};

use super::{
    Submission, SubmitError,
    commit::Commit,
    game::{applied, rated, write},
    letter::way_of,
    load::Loaded,
};
use crate::{
    notice::{self, Change, Notice, Way},
    view::GameView,
};

/// What is to be told of games that have ended together.
pub(super) struct Closing {
    pub(super) notices: Vec<Notice>,
    /// The games afterwards.
    pub(super) views: Vec<GameView>,
}

impl Closing {
    /// Ends every unfinished game of some matches by a command of a seat, or of the club, into `commit`. `untold` gets one
    /// letter about all of it from whoever asks, and no notices.
    pub(super) fn of(
        submission: &Submission,
        commit: &mut Commit,
        games: &[Loaded],
        untold: &[PlayerId],
        command: impl Fn(&Loaded) -> (Option<Seat>, Rules),
    ) -> Result<Self, SubmitError> {
        let mut closing = Self { notices: Vec::new(), views: Vec::new() };
        for loaded in games {
            let (seat, command) = command(loaded);
            let events = loaded
                .view
                .game
                .decide(seat, &command, submission.at)
                .map_err(|denial| SubmitError::Denied { denial, view: Box::new(loaded.view.clone()) })?;
            let after = applied(&loaded.view, &events)?;
            let told: Vec<Notice> = notice::notices(&Change { by: seat, ..Change::of(&after, &events) })
                .into_iter()
                .filter(|notice| !untold.contains(&notice.reader))
                .map(|notice| match command {
                    // When it is told, the one who leaves has no name any more.
                    Rules::Leave if way_of(&notice, &after, None) == Way::Digest => {
                        let opponent = Some(after.person(!notice.seat).name.clone());
                        Notice { opponent, ..notice }
                    }
                    _ => notice,
                })
                .collect();
            commit.games.push(write(submission, (loaded, &after), &events, &told, None, commit.at));
            commit.rated.extend(rated(loaded, &after));
            commit.void_held.push(after.id);
            closing.notices.extend(told);
            closing.views.push(after);
        }
        for of_match in games.iter().filter_map(|game| game.of_match.as_ref()) {
            if commit.matches.iter().any(|known| known.id == of_match.id) {
                continue;
            }
            let of_this = |game: &&Loaded| game.stored.match_id == Some(of_match.id);
            let outcome = |game: &Loaded| {
                let view = closing.views.iter().find(|view| view.id == game.stored.id);
                view.and_then(|view| view.game.finish()).map(|finish| finish.outcome)
            };
            // Where the first game ends here without a result, so does the second.
            let first = games.iter().filter(of_this).any(|game| game.stored.number_in_match == 1);
            let nothing = games.iter().filter(of_this).all(|game| outcome(game) == Some(Outcome::Cancelled));
            commit.matches.push(StoredMatch {
                state: if first && nothing { MatchState::Cancelled } else { MatchState::Finished },
                ended_at: Some(commit.at),
                ..of_match.clone()
            });
        }
        Ok(closing)
    }
}
