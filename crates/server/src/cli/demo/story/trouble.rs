//! What gives the director's desk its work: a relay that was down for days, and a move from an address that nobody knows.
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use async_trait::async_trait;
use frcec_store::adjudications::Claim;
use frcec_store::games;
use frcec_store::letters::{self, Letter, LetterFilter, LetterState};
use frcec_store::{GameId, LetterId, PlayerId, StoreError};

use super::choose::choose;
use super::{MINUTE, Teller};
use crate::cli::demo::post::{Sender, compose};
use crate::clock::Clock;
use crate::door::{Actor, Command, DeskCommand, MemberCommand, Receipt, load_game};
use crate::mail::compose::picture::letter_bytes;
use crate::mail::ingress::{Ingress, Taken};
use crate::mail::transport::{Outbound, SendError, Taken as Sent, Transport};
use crate::worker::post::{Post, Posted};

/// The players of this game have said what they claim, and a director has to decide.
const DECIDED: GameId = GameId(4);
/// A player of this game asks the directors to decide it.
const ASKED: GameId = GameId(17);
/// The opponent's words in this game were put before the directors.
const REPORTED: GameId = GameId(5);
/// A player of this game was given time.
const DELAYED: GameId = GameId(21);

/// A relay that is down.
struct Down;

#[async_trait]
impl Transport for Down {
    async fn send(&self, _: &Outbound) -> Result<Sent, SendError> {
        Err(SendError::Transient("cannot reach smtp.club.example:25: connection refused".to_owned()))
    }
}

impl Teller {
    /// Everything that has been written up to `at` was sent a moment later, but for the letter `but`.
    pub(super) async fn sent(&self, at: i64, but: Option<LetterId>) -> anyhow::Result<()> {
        let writing = self.record.write(move |tx| {
            Box::pin(async move {
                let token = "told";
                loop {
                    // For a moment only: the one that stays behind is due again at once.
                    let leased = letters::lease_due(tx, at, token, 1, 500).await?;
                    let mut left = leased.into_iter().filter(|letter| Some(letter.id) != but).peekable();
                    if left.peek().is_none() {
                        return Ok::<_, StoreError>(());
                    }
                    for letter in left {
                        letters::mark_sent(tx, letter.id, token, letter.created_at + 4 * MINUTE).await?;
                    }
                }
            })
        });
        writing.await.map_err(frcec_store::WriteError::flatten)?;
        Ok(())
    }

    /// The letter about the end of `game` to the player `handle` meets a relay that is down, and is tried as long as letters
    /// are tried.
    pub(super) async fn outage(&self, game: GameId, handle: &str, at: i64) -> anyhow::Result<()> {
        let player = self.id(handle).await?;
        let letter = self.newest(game, player).await?;
        self.sent(at, Some(letter.id)).await?;
        let clock = Clock::manual(at);
        let post = Post {
            db: self.record.clone(),
            clock: clock.clone(),
            ids: self.ids.clone(),
            transport: Arc::new(Down),
            render: Arc::new(|letter| letter_bytes(letter).map_err(|error| error.to_string())),
            lease: Duration::from_mins(1),
        };
        loop {
            let due = letters::next_due(&mut self.record.read().await?).await?;
            let Some(due) = due else { return Ok(()) };
            clock.set(due.max(clock.now()));
            match post.step().await? {
                Posted::Failed(id, _) if id == letter.id => {}
                other => anyhow::bail!("a letter that met no relay: {other:?}"),
            }
        }
    }

    /// `handle` answers the newest letter of `game` with a move, but from `address`, which the club does not know: the move
    /// waits for a yes from the one it knows.
    pub(super) async fn stranger(
        &self,
        game: GameId,
        handle: &str,
        address: &str,
        at: i64,
    ) -> anyhow::Result<()> {
        let player = self.id(handle).await?;
        let letter = self.newest(game, player).await?;
        let door = self.door(at);
        let text = {
            let mut tx = self.record.read().await?;
            let loaded = load_game(&mut tx, game).await?.context("no such game")?;
            let line = loaded.view.game.line();
            let mv = choose(line).context("nothing to play")?;
            format!("{}\n\nSent from the office, my own machine is on strike.", line.san_of(&mv))
        };
        let mail = compose(&door, &letter, &text, Sender::Stranger(address), at).await?;
        let to = [letter_from(&letter)?];
        let taken = Ingress::new(door, None).receive(address, &to, &mail, at).await;
        anyhow::ensure!(taken == [Taken::Recorded], "a stranger's mail: {taken:?}");
        Ok(())
    }

    /// What the directors have before them, and have done: a game to be decided, one that a player asks about, a report, time
    /// that was given.
    pub(super) async fn rulings(&self, now: i64) -> anyhow::Result<()> {
        let (mei, pavel) = (self.id("mei").await?, self.id("pavel").await?);
        let director = Actor::Staff(self.id("george").await?);
        let ago = |hours: i64| now - hours * super::HOUR;
        let desk = |command: DeskCommand| Command::Desk(command);
        let why = "Pavel is in hospital and will not be able to play on. We both ask you to decide the game.";
        let ask = DeskCommand::AskAdjudication { game: DECIDED, reason: why.to_owned() };
        let receipt = self.submit(Actor::Player(mei), ago(40), desk(ask)).await?;
        let Receipt::Adjudication { id } = receipt else { anyhow::bail!("asked, and got {receipt:?}") };
        self.submit(director, ago(30), desk(DeskCommand::TakeUp { id })).await?;
        for (hours, player, claim, lines) in [
            (
                20,
                mei,
                Claim::Draw,
                "6...Bg7 7.d5 O-O and neither side gets through:\n8.exd5? Nxd5 only helps Black.",
            ),
            (6, pavel, Claim::Draw, "I agree. 6...Bg7 is equal."),
        ] {
            let claim = DeskCommand::FileClaim { id, claim, lines: lines.to_owned() };
            self.submit(Actor::Player(player), ago(hours), desk(claim)).await?;
        }
        let stored = games::load(&mut self.record.read().await?, ASKED).await?.context("no such game")?;
        let reason = "My opponent writes that he has given up chess, but he does not resign.".to_owned();
        let ask = desk(DeskCommand::AskAdjudication { game: ASKED, reason });
        self.submit(Actor::Player(stored.player(stored.row.to_move)), ago(5), ask).await?;
        let kofi = self.id("kofi").await?;
        let words =
            "The messages with the last moves are not friendly any more. Please have a look.".to_owned();
        let report = MemberCommand::Report(kofi, REPORTED, words);
        self.submit(Actor::Player(kofi), ago(27), Command::Member(report)).await?;
        let stored = games::load(&mut self.record.read().await?, DELAYED).await?.context("no such game")?;
        let time = DeskCommand::AddTime {
            game: DELAYED,
            seat: stored.row.to_move,
            days: 3,
            reason: "The provider of the player had an outage of three days.".to_owned(),
        };
        self.submit(director, ago(4), desk(time)).await?;
        Ok(())
    }

    async fn newest(&self, game: GameId, player: PlayerId) -> anyhow::Result<Letter> {
        let mut tx = self.record.read().await?;
        let filter = LetterFilter { game: Some(game), player: Some(player), ..LetterFilter::default() };
        letters::list(&mut tx, &filter, 1).await?.into_iter().next().context("no such letter")
    }

    /// Whether no letter is left in the outbox.
    pub(super) async fn nothing_left(&self) -> anyhow::Result<bool> {
        let mut tx = self.record.read().await?;
        let filter = LetterFilter { state: Some(LetterState::Queued), ..LetterFilter::default() };
        Ok(letters::list(&mut tx, &filter, 1).await?.is_empty())
    }
}

/// The address that a letter comes from, where its answers go.
fn letter_from(letter: &Letter) -> anyhow::Result<String> {
    let headers = crate::cli::demo::post::headers(letter).context("a letter without headers")?;
    Ok(headers.from)
}
