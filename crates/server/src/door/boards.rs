//! Several boards in one mail: the answer to a digest. All that is clear is played in one transaction, each opponent gets
//! one letter, and one letter answers the whole mail, board by board.
use frcec_rules::{
    Line as Rules,
    club::{game::Denial, seat::Seat},
};
use frcec_store::{
    GameId, PlayerId, StoreError, TournamentId, Tx, WriteError, games,
    held::{self, Held, HeldState},
    letters,
    lines::{self, LinesWrite},
    notes,
};

use super::{
    ATTEMPTS, Answer, Command, Confirm, Door, GameCommand, HELD_MS, HeldAction, HeldWhy, Hold, Invalid,
    LinesChange, LinesCommand, LoadError, Receipt, Submission, SubmitError,
    answer::{reply_to, words_left},
    commit::Undone,
    fold::Folds,
    game::around,
    held::{asks_of_foreign, described, foreign_keys, game_command, position_after, waiting_for},
    letter::Reader,
    lines::{Own, lines_tree},
    load::{Loaded, load_game},
    matches::NotMade,
    notes::Mailed,
    row::json,
};
use crate::{
    mail::{
        address::{Kind as AddressKind, Tag},
        command::excerpt,
        compose::{Fact, Letter, LetterKind, Other, game::Writer},
    },
    notice::{Kind, Notice},
    people::Person,
    settings::Receipts,
    speech::game as words,
    view::GameView,
};

/// An answer to a digest.
#[derive(Clone, Debug)]
pub struct Boards {
    /// Whose digest it was.
    pub player: PlayerId,
    /// Which one.
    pub issue: u32,
    /// Whether it came from elsewhere: then it is no answer that is answered, and the reader is asked once a day and game.
    pub foreign: bool,
    /// What is asked of each board.
    pub parts: Vec<Board>,
    /// Whether the mail came to an address at which `yes` counts, and something still waits for one: so does its answer.
    pub question: bool,
    /// The one board that is asked about: what names none in an answer is for it.
    pub asked: Option<u32>,
    /// What is said of the mail as a whole.
    pub sentences: Vec<String>,
}

/// What is asked of one board.
#[derive(Clone, Debug)]
pub struct Board {
    /// Its number in the digest.
    pub number: u32,
    /// The game.
    pub game: GameId,
    /// The reader's side.
    pub seat: Seat,
    /// A game's command, a hold, a yes, a cancel, or an answer about the game.
    pub command: Command,
}

/// What the boards have come to so far.
#[derive(Default)]
struct Told {
    /// For the opponents.
    notices: Vec<Notice>,
    /// The games afterwards.
    views: Vec<GameView>,
    /// For the reader, board by board.
    boards: Vec<Other>,
    /// Whether the reader must be written to whatever he wishes.
    must: bool,
    /// Whether something waits for the reader's yes.
    asks: bool,
    /// What the players of each game alone learn.
    own: Vec<(GameId, Own)>,
    /// Events that are looked at next because of it.
    looks: Vec<TournamentId>,
}

/// What the reader learns of one board.
struct Line {
    sentences: Vec<String>,
    /// Whether it is his turn again, in a position that the digest did not show.
    turn: bool,
    /// Whether the present position is to be shown.
    shown: bool,
    /// The position that a yes would bring about, shown instead.
    after: Option<Rules>,
}

impl Line {
    const fn said(sentences: Vec<String>) -> Self {
        Self { sentences, turn: false, shown: false, after: None }
    }

    /// The same below other sentences.
    fn below(self, mut sentences: Vec<String>) -> Self {
        sentences.extend(self.sentences);
        Self { sentences, ..self }
    }
}

impl Door {
    pub(super) async fn submit_boards(
        &self,
        submission: &Submission,
        boards: &Boards,
    ) -> Result<Receipt, SubmitError> {
        for _ in 0..ATTEMPTS {
            let (door, submission, boards) = (self.clone(), submission.clone(), boards.clone());
            let written = self
                .db()
                .write(move |tx| Box::pin(async move { door.write_boards(tx, &submission, &boards).await }))
                .await;
            match written {
                Err(WriteError::Refused(NotMade::Undone(Undone::Store(error)))) if error.is_stale() => {}
                written => return self.made(written),
            }
        }
        Err(SubmitError::Busy)
    }

    async fn write_boards(
        &self,
        tx: &mut Tx,
        submission: &Submission,
        boards: &Boards,
    ) -> Result<Receipt, NotMade> {
        let person =
            Person::load(tx, boards.player).await.map_err(|e| SubmitError::from(LoadError::from(e)))?;
        let about = match boards.parts.as_slice() {
            [one] => Some(one.game),
            _ => None,
        };
        let receipt = Receipt::Answered;
        let commit = self.commit_for(submission, receipt.clone(), about);
        commit.begin(tx).await.map_err(NotMade::Undone)?;
        let mut told = Told { must: !boards.sentences.is_empty(), ..Told::default() };
        for board in &boards.parts {
            let line = self.write_board(tx, submission, boards, board, &mut told).await?;
            if !line.sentences.is_empty() {
                let other = self.of_board(tx, &person, board, line, &told).await?;
                told.boards.push(other);
            }
        }
        let notices = std::mem::take(&mut told.notices);
        let mut folds = Folds::default();
        self.write_news_of(tx, notices, &told.views, &told.own, &told.looks, &mut folds).await?;
        let wants = person.settings.receipts != Receipts::Never && !told.boards.is_empty();
        if told.must || (wants && !boards.foreign) {
            let letter = self.boards_letter(submission, boards, &person, told)?;
            if let Some(letter) = letter {
                letters::insert(tx, &letter).await?;
            }
        }
        Ok(receipt)
    }

    /// Does what one board asks for.
    async fn write_board(
        &self,
        tx: &mut Tx,
        submission: &Submission,
        boards: &Boards,
        board: &Board,
        told: &mut Told,
    ) -> Result<Line, NotMade> {
        match &board.command {
            Command::Game(asked) => self.play_board(tx, submission, asked, None, told).await,
            Command::Confirm(confirm) => self.confirm_board(tx, submission, board, confirm, told).await,
            Command::Hold(hold) => self.hold_board(tx, submission, boards, board, hold, told).await,
            Command::Lines(asked) => self.lines_of_board(tx, asked, told).await,
            Command::Note(asked) => {
                let loaded = loaded(tx, asked.game).await?;
                let (super::NoteChange::Put(text) | super::NoteChange::Add(text)) = &asked.change;
                let said = match self.write_note(tx, &loaded.view, asked).await {
                    Ok(true) => Some(self.note_kept(&loaded.view, asked.seat, text)),
                    Ok(false) => None,
                    // What is wrong with one board's note keeps no other board from its move.
                    Err(NotMade::Submit(SubmitError::Invalid(Invalid::Note))) => {
                        Some(self.note_not_kept(&loaded.view, asked.seat))
                    }
                    Err(error) => return Err(error),
                };
                told.must |= said.is_some();
                Ok(Line::said(asked.aside.iter().cloned().chain(said).collect()))
            }
            Command::Cancel(game, seat) | Command::CancelHeld(game, seat) => {
                let loaded = loaded(tx, *game).await?;
                let person = loaded.view.person(*seat);
                let waiting = waiting_for(tx, *game, person.id, submission.at).await?;
                for held in &waiting {
                    held::settle(tx, held.id, HeldState::Withdrawn, self.clock().now()).await?;
                }
                told.must = true;
                let facts = [("count", waiting.len().into())];
                let speech = self.inner.speech;
                let mut said = Vec::new();
                if !waiting.is_empty() {
                    said.push(speech.say(person.lang, "held-cancelled", &facts));
                }
                let before = lines::of_game(tx, *game).await?;
                if matches!(board.command, Command::Cancel(..)) && before.iter().any(|row| row.seat == *seat)
                {
                    let change = LinesChange::Cancel;
                    let asked = LinesCommand { game: *game, seat: *seat, change, notes: Vec::new() };
                    said.extend(self.lines_of_board(tx, &asked, told).await?.sentences);
                }
                if said.is_empty() {
                    said.push(speech.say(person.lang, "held-nothing-to-cancel", &facts));
                }
                Ok(Line::said(said))
            }
            Command::Answer(Answer::Game { sentences, kind, .. }) => {
                told.must |= !sentences.is_empty();
                let mut sentences = sentences.clone();
                let view = loaded(tx, board.game).await?.view;
                // The letter of the end may wait for the next digest.
                if let Some(finish) = view.game.finish().filter(|_| !sentences.is_empty()) {
                    let (speech, lang) = (self.inner.speech, view.person(board.seat).lang);
                    let over = speech.word(lang, "mail-game-over");
                    sentences.retain(|said| *said != over);
                    sentences.push(words::denial(speech, lang, &Denial::Over(finish), &view, board.seat));
                }
                Ok(Line { shown: *kind == LetterKind::Refused, ..Line::said(sentences) })
            }
            Command::Answer(Answer::Question { sentences, .. }) => {
                let loaded = loaded(tx, board.game).await?;
                told.must = true;
                let waits = self.waiting_lines(tx, submission, &loaded.view, board, told).await?;
                Ok(waits.below(sentences.clone()))
            }
            _ => Ok(Line::said(Vec::new())),
        }
    }

    async fn play_board(
        &self,
        tx: &mut Tx,
        submission: &Submission,
        asked: &GameCommand,
        confirmed: Option<i64>,
        told: &mut Told,
    ) -> Result<Line, NotMade> {
        let loaded = loaded(tx, asked.game).await?;
        let seat =
            submission.by.player().and_then(|player| loaded.seat(player)).ok_or(SubmitError::NotYours)?;
        let reader = loaded.view.person(seat).clone();
        let mut run = match self.decided(tx, submission, asked, &loaded, Some(seat)).await? {
            Ok(run) => run,
            Err(denial) => {
                told.must = true;
                let mut said =
                    vec![words::denial(self.inner.speech, reader.lang, &denial, &loaded.view, seat)];
                let unsaid = asked.words();
                said.extend(
                    unsaid.map(|unsaid| words_left(self.inner.speech, reader.lang, &excerpt(&unsaid))),
                );
                return Ok(Line { shown: true, ..Line::said(said) });
            }
        };
        let around = around(tx, &loaded, &run.events).await?;
        self.tell_end(&mut run, &loaded, &around)?;
        let changes = self.changes(submission, asked, &loaded, &around, Some(seat), &run)?;
        let mut commit = changes.commit;
        // The mail and its origin were written before the first board.
        (commit.origin, commit.mail, commit.confirmed) = (None, None, confirmed);
        told.looks.append(&mut commit.looks);
        commit.apply(tx).await.map_err(NotMade::Undone)?;
        let after = changes.views[0].clone();
        let again = after.game.to_move() == Some(seat);
        let (own, others): (Vec<Notice>, Vec<Notice>) =
            changes.notices.into_iter().partition(|notice| notice.reader == reader.id);
        let own = own.into_iter().find(|notice| notice.game == after.id).unwrap_or(Notice {
            reader: reader.id,
            seat,
            game: after.id,
            version: after.game.version(),
            kind: Kind::Receipt,
            to_move: again,
            events: run.events.clone(),
            message: None,
            by_line: run.by_line.clone(),
            opponent: None,
            pairing: None,
        });
        told.must |= !asked.aside.is_empty() || own.kind != Kind::Receipt;
        told.notices.extend(others);
        for view in changes.views {
            // A later board may have started or changed an earlier board's sibling.
            told.views.retain(|known| known.id != view.id);
            told.views.push(view);
        }
        let mut sentences = self.writer(self.clock().now()).sentences(&own, &after);
        sentences.extend(asked.aside.iter().cloned());
        let mine = run.own.told.get(seat);
        told.must |= !mine.sentences.is_empty();
        // To a digest one writes no words to an opponent whose game is over.
        let ended = self.words_said(&after, seat);
        sentences.extend(mine.sentences.iter().filter(|&said| Some(said) != ended.as_ref()).cloned());
        let standing = self.inner.speech.word(reader.lang, "lines-standing");
        for list in &mine.lists {
            // The label of lines says how one answers the letter of one game.
            let lines = list.label == standing;
            sentences.push(if lines {
                self.inner.speech.word(reader.lang, "lines-shown")
            } else {
                list.label.clone()
            });
            sentences.extend(list.lines.iter().cloned());
        }
        if let Some(list) = run.own.notes_back.get(seat) {
            sentences.push(list.label.clone());
            sentences.extend(list.lines.iter().cloned());
        }
        told.own.push((after.id, run.own));
        Ok(Line { turn: again, shown: again, ..Line::said(sentences) })
    }

    /// What is asked of the conditional lines of a board.
    async fn lines_of_board(
        &self,
        tx: &mut Tx,
        asked: &LinesCommand,
        told: &mut Told,
    ) -> Result<Line, NotMade> {
        let loaded = loaded(tx, asked.game).await?;
        let view = &loaded.view;
        let (speech, lang) = (self.inner.speech, view.person(asked.seat).lang);
        let before = lines::of_game(tx, asked.game).await?;
        told.must = true;
        let (after, key) = match self.lines_after(view, &before, asked)? {
            Ok(after) => after,
            Err(denial) => {
                let said = words::denial(speech, lang, &denial, view, asked.seat);
                return Ok(Line { shown: true, ..Line::said(vec![said]) });
            }
        };
        let mut said = vec![speech.word(lang, key)];
        if let Some(row) = after.iter().find(|row| row.seat == asked.seat) {
            said.extend(self.listing(view, row)?.lines);
        }
        if before != after {
            games::hold(tx, asked.game, view.game.version()).await?;
            lines::write(tx, &LinesWrite { game: asked.game, before, after }).await?;
        }
        match self.notes_with(tx, view, asked.seat, view.game.ply(), &asked.notes).await? {
            Mailed::Nothing => {}
            Mailed::Fits(note) => {
                notes::add(tx, &note).await?;
                said.push(self.note_kept(view, asked.seat, &note.text));
            }
            Mailed::TooLong => said.push(self.note_not_kept(view, asked.seat)),
        }
        Ok(Line::said(said))
    }

    async fn confirm_board(
        &self,
        tx: &mut Tx,
        submission: &Submission,
        board: &Board,
        confirm: &Confirm,
        told: &mut Told,
    ) -> Result<Line, NotMade> {
        let loaded = loaded(tx, confirm.game).await?;
        let person = loaded.view.person(confirm.seat);
        let waiting = waiting_for(tx, confirm.game, person.id, submission.at).await?;
        let Some(chosen) = confirm.chosen(&waiting) else {
            told.must = true;
            return if waiting.is_empty() {
                Ok(Line::said(vec![self.inner.speech.word(person.lang, "held-nothing")]))
            } else {
                self.waiting_lines(tx, submission, &loaded.view, board, told).await
            };
        };
        let action = chosen_action(chosen)?;
        if let HeldAction::Lines { moves } = &action {
            let at = loaded.view.game.line().prefix(chosen.ply);
            let change = LinesChange::Set { ply: chosen.ply, tree: lines_tree(&at, chosen.id, moves)? };
            let asked = LinesCommand { game: confirm.game, seat: confirm.seat, change, notes: Vec::new() };
            held::settle(tx, chosen.id, HeldState::Confirmed, self.clock().now()).await?;
            return self.lines_of_board(tx, &asked, told).await;
        }
        let asked = game_command(&loaded.view, chosen.ply, action);
        let first = Submission { at: chosen.first_arrival_at, ..submission.clone() };
        self.play_board(tx, &first, &asked, Some(chosen.id), told).await
    }

    async fn hold_board(
        &self,
        tx: &mut Tx,
        submission: &Submission,
        boards: &Boards,
        board: &Board,
        hold: &Hold,
        told: &mut Told,
    ) -> Result<Line, NotMade> {
        let loaded = loaded(tx, hold.game).await?;
        let person = loaded.view.person(hold.seat);
        let now = self.clock().now();
        let waiting = waiting_for(tx, hold.game, person.id, submission.at).await?;
        let command = json(&hold.action);
        // The same asked for again waits once, from its first arrival.
        if !waiting.iter().any(|old| old.command == command && old.ply == hold.ply) {
            let id = self.ids().time_ordered(now);
            let new = Held {
                id,
                player_id: person.id,
                game_id: hold.game,
                ply: hold.ply,
                seat: hold.seat,
                kind: hold.why.key().to_owned(),
                command,
                nonce: format!("{id:x}"),
                mail_id: None,
                first_arrival_at: submission.at,
                expires_at: submission.at + HELD_MS,
                state: HeldState::Waiting,
                settled_at: None,
                sender: hold.sender.clone(),
            };
            held::insert(tx, &new).await?;
        }
        told.must |= if boards.foreign && hold.why == HeldWhy::Foreign {
            // A stranger who writes often must not make us write often.
            let keys = foreign_keys(hold.game, person.id, &json(&hold.action), hold.ply);
            asks_of_foreign(tx, &keys, now).await?
        } else {
            true
        };
        let mut said = vec![self.inner.speech.word(person.lang, &format!("held-why-{}", hold.why.key()))];
        said.extend(hold.aside.iter().cloned());
        Ok(self.waiting_lines(tx, submission, &loaded.view, board, told).await?.below(said))
    }

    /// What waits for a yes on a board, each with what is to be written, and the position after it if it is one move.
    async fn waiting_lines(
        &self,
        tx: &mut Tx,
        submission: &Submission,
        view: &GameView,
        board: &Board,
        told: &mut Told,
    ) -> Result<Line, NotMade> {
        let person = view.person(board.seat);
        let (speech, lang) = (self.inner.speech, person.lang);
        let waiting = waiting_for(tx, view.id, person.id, submission.at).await?;
        told.asks |= !waiting.is_empty();
        let (yes, no) = (speech.word(lang, "command-yes"), speech.word(lang, "command-no"));
        let mut said = Vec::with_capacity(waiting.len());
        for (number, held) in (1_u32..).zip(&waiting) {
            let what = described(speech, person, view, held);
            let which = if waiting.len() == 1 { String::new() } else { format!(" {number}") };
            let facts = [
                ("what", what.into()),
                ("write", format!("#{} {yes}{which}", board.number).into()),
                ("refuse", format!("#{} {no}", board.number).into()),
                ("until", speech.moment(lang, &person.zone, held.expires_at).into()),
            ];
            said.push(speech.say(lang, "held-on-board", &facts));
        }
        let after = match waiting.as_slice() {
            [one] => position_after(speech, person, view, one),
            _ => None,
        };
        if let Some((after, voice)) = &after {
            said.push(Writer::board_after(lang, after, *voice));
        }
        Ok(Line { after: after.map(|(after, _)| after), ..Line::said(said) })
    }

    /// A board in the letter that answers.
    async fn of_board(
        &self,
        tx: &mut Tx,
        person: &Person,
        board: &Board,
        line: Line,
        told: &Told,
    ) -> Result<Other, NotMade> {
        let view = match told.views.iter().find(|view| view.id == board.game) {
            Some(view) => view.clone(),
            None => loaded(tx, board.game).await?.view,
        };
        let (speech, lang) = (self.inner.speech, person.lang);
        let facts = [
            ("number", board.number.into()),
            ("game", view.name.as_str().into()),
            ("opponent", view.person(!board.seat).name.as_str().into()),
        ];
        let mut news = vec![speech.say(lang, "digest-answer-board", &facts)];
        news.extend(line.sentences);
        let writer = self.writer(self.clock().now());
        let moved = line.turn || (line.shown && view.game.waits_for() == Some(board.seat));
        // The digest's number names a position that is over once a move is made. What may be said while the opponent
        // thinks goes to an address of its own, as a receipt's would.
        let waits = !moved && view.game.waits_for() == Some(!board.seat);
        let kind = if moved { AddressKind::Turn } else { AddressKind::Receipt };
        let label = if moved { "also-write-to" } else { "digest-answer-write-to" };
        let write_to = if moved || waits {
            let tag = Tag::Game { kind, game: view.id.0, ply: view.game.ply(), seat: board.seat };
            Some(Fact { label: speech.word(lang, label), text: self.reply_address(tag)? })
        } else {
            None
        };
        Ok(Other {
            head: None,
            news,
            message: None,
            board: match &line.after {
                Some(after) => Some(writer.board(person, after, board.seat)),
                None => line.shown.then(|| writer.board_of(&view, board.seat)),
            },
            over: false,
            facts: Vec::new(),
            help: Vec::new(),
            write_to,
            subject: view.subject(&self.club().name),
            page: writer.page(lang, &view),
        })
    }

    /// The one letter that answers the mail; from an address at which `yes` counts if something waits for one.
    fn boards_letter(
        &self,
        submission: &Submission,
        boards: &Boards,
        person: &Person,
        told: Told,
    ) -> Result<Option<letters::NewLetter>, SubmitError> {
        let (player, issue) = (boards.player.0, boards.issue);
        let tag = if told.asks || boards.question {
            Tag::DigestQuestion { player, issue }
        } else if let Some(number) = boards.asked {
            Tag::DigestBoard { player, issue, number }
        } else {
            Tag::Digest { player, issue }
        };
        let speech = self.inner.speech;
        let subject =
            speech.say(person.lang, "digest-answer-subject", &[("club", self.club().name.as_str().into())]);
        let mut letter =
            Letter::new(person.lang, &self.club().name, speech.word(person.lang, "digest-answer-head"));
        letter.news.clone_from(&boards.sentences);
        letter.others = told.boards;
        let in_reply_to = reply_to(submission).filter(|_| !boards.foreign);
        let kind = if told.asks { LetterKind::Question } else { LetterKind::Answer };
        let from = self.reply_address(tag)?;
        self.letter_from(&letter, &Reader::from(person), from, kind, subject, in_reply_to)
    }
}

async fn loaded(tx: &mut Tx, game: GameId) -> Result<Loaded, SubmitError> {
    load_game(tx, game).await?.ok_or(SubmitError::NoGame(game))
}

/// What a held row stands for.
pub(super) fn chosen_action(held: &Held) -> Result<HeldAction, SubmitError> {
    serde_json::from_str(&held.command).map_err(|error| {
        SubmitError::from(StoreError::Corrupt {
            table: "held_actions",
            column: "command".to_owned(),
            key: held.id.to_string(),
            why: error.to_string(),
        })
    })
}
