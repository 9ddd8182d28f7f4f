//! The letters of a game: started, your turn, receipt, declined, over; and answers to what a player wrote.
use std::collections::BTreeMap;

use frcec_rules::{
    Line,
    club::{
        game::{Event, STAGGER_MOVES},
        seat::Seat,
    },
};

use frcec_store::GameId;

use super::{Board, Fact, Letter, LetterKind, Other};
use crate::{
    board::Diagram,
    notice::{self, Bundle, Kind, Notice},
    people::Person,
    reminder::Kind as Reminder,
    settings::Delivery,
    speech::{Lang, Speech, castling, game as words},
    view::{Club, GameView},
};

/// Characters in a line of the move list, so that `:: ` before it still fits a mail.
const MOVES_WIDTH: usize = 66;

/// For how long a clock has to stand still before its deadline so that a letter says so (ms).
const STOPS_SAID_MS: i64 = 60 * 60 * 1000;

/// Other games that a headline names; of more it says how many.
const NAMED_GAMES: usize = 3;

/// Writes the letters of one reader.
pub struct Writer<'a> {
    /// The catalogue.
    pub speech: Speech,
    /// The club.
    pub club: &'a Club,
    /// Now (Unix ms): what the clocks show is as of now.
    pub now: i64,
}

/// Whether somebody has moved.
fn has_moved(notice: &Notice) -> bool {
    notice.events.iter().any(|event| matches!(event, Event::Moved { .. }))
}

/// The number of the move that a letter is about if that is none to come: the reader's own that was played, or the game's last.
fn told_move(notice: &Notice, view: &GameView) -> Option<u32> {
    let played = notice.events.iter().filter(|event| matches!(event, Event::Moved { .. })).count();
    let ply = match notice.kind {
        // The moves told are the last ones on the board, and the first of them is what the reader sent.
        Kind::Receipt => view.game.ply().checked_sub(u32::try_from(played).ok()?)? + 1,
        Kind::Over => view.game.ply().max(1),
        _ => return None,
    };
    Some(ply.div_ceil(2))
}

impl Writer<'_> {
    /// The letter that tells `bundle`; `views` holds every game that it names, `write_to` where a move goes in those of the
    /// others in which it is the reader's turn.
    ///
    /// `None` if the main notice's game is not among them.
    pub fn news(
        &self,
        bundle: &Bundle,
        views: &[GameView],
        write_to: &BTreeMap<GameId, String>,
        beside: &BTreeMap<GameId, Vec<String>>,
    ) -> Option<Letter> {
        let find = |notice: &Notice| views.iter().find(|view| view.id == notice.game);
        let view = find(&bundle.main)?;
        let seat = bundle.main.seat;
        let mut letter = self.about(view, seat, bundle.main.kind.into());
        if bundle.main.kind == Kind::Receipt && !has_moved(&bundle.main) {
            letter.head = self.head(view, seat, "said");
        } else if let Some(number) = told_move(&bundle.main, view) {
            letter.head = self.head_at(view, seat, bundle.main.kind.key(), number);
        }
        letter.news.extend(self.sentences(&bundle.main, view));
        letter.message = self.message(&bundle.main, view);
        if bundle.main.kind == Kind::Started {
            // The second game of a staggered match has been made with the first, and waits.
            let of_match = |view: &GameView| view.name.rsplit_once('-').map(|(name, _)| name.to_owned());
            let waits = |other: &&GameView| {
                other.id != view.id
                    && other.game.snapshot().started_at.is_none()
                    && other.game.finish().is_none()
                    && of_match(other) == of_match(view)
            };
            if let Some(second) = views.iter().find(waits) {
                let facts = [("game", second.name.as_str().into()), ("moves", STAGGER_MOVES.into())];
                letter.news.push(self.say(view.person(seat).lang, "letter-second-game", &facts));
            }
        }
        let mut named = Vec::new();
        for notice in &bundle.also {
            let Some(other) = find(notice) else { continue };
            if notice.kind != Kind::Leave {
                named.push(other.name.clone());
            }
            let mut told = self.other(notice, other, write_to.get(&other.id));
            if let (Some(told), Some(more)) = (told.first_mut(), beside.get(&other.id)) {
                told.news.extend(more.iter().cloned());
            }
            letter.others.extend(told);
        }
        if !named.is_empty() {
            letter.head = self.head_also(view.person(seat).lang, &letter.head, &named);
        }
        Some(letter)
    }

    /// The headline of a letter that tells of other games too.
    fn head_also(&self, lang: Lang, head: &str, named: &[String]) -> String {
        let games = if named.len() > NAMED_GAMES {
            self.say(lang, "letter-head-others", &[("count", named.len().into())])
        } else {
            self.speech.list(lang, named)
        };
        self.say(lang, "letter-head-also", &[("head", head.into()), ("games", games.into())])
    }

    /// An answer to something that `seat`'s player wrote: `answer` first, then the present position.
    pub fn answer(&self, view: &GameView, seat: Seat, kind: LetterKind, answer: Vec<String>) -> Letter {
        let mut letter = self.about(view, seat, kind);
        letter.news = answer;
        if view.game.waits_for() == Some(seat) {
            letter.news.push(self.say(view.person(seat).lang, "letter-still-your-turn", &[]));
        }
        letter
    }

    /// A question about what waits for a yes. Where that is one move, `after` is the game with it and the voice that names it: the
    /// board shows what a yes would bring about, so that a slip is seen, and nothing stands there of the position before.
    pub fn question(
        &self,
        view: &GameView,
        seat: Seat,
        asked: Vec<String>,
        after: Option<(&Line, Speech)>,
    ) -> Letter {
        let mut letter = self.answer(view, seat, LetterKind::Question, asked);
        if let Some((after, voice)) = after {
            let reader = view.person(seat);
            // That it is still the reader's turn is said of the present position.
            if view.game.waits_for() == Some(seat) {
                letter.news.pop();
            }
            letter.news.push(Self::board_after(reader.lang, after, voice));
            letter.board = Some(self.board(reader, after, seat));
            let castling = self.say(reader.lang, "letter-castling", &[]);
            letter.facts.retain(|fact| fact.label != castling);
        }
        letter
    }

    /// Says that a board shows what the last move of `after` would bring about.
    pub fn board_after(lang: Lang, after: &Line, voice: Speech) -> String {
        let mv = words::played(voice, lang, after, after.len());
        voice.say(lang, "letter-board-after", &[("move", mv.into())])
    }

    /// A reminder of the move that is waited for.
    pub fn reminder(&self, view: &GameView, seat: Seat, which: Reminder) -> Letter {
        let reader = view.person(seat);
        let left = self.speech.span(reader.lang, view.game.left_ms(seat, self.now));
        let mut letter = self.about(view, seat, LetterKind::Reminder);
        let facts = [
            ("name", view.person(!seat).name.as_str().into()),
            ("move", view.game.move_number().into()),
            ("left", left.into()),
        ];
        letter.news.push(self.say(reader.lang, &format!("reminder-{}", which.key()), &facts));
        if view.game.ply() > 0 {
            let last = words::played(self.to(reader), reader.lang, view.game.line(), view.game.ply());
            letter.news.push(self.say(reader.lang, "letter-last-move", &[("move", last.into())]));
        }
        if view.game.offer() == Some(!seat) {
            let name = view.person(!seat).name.as_str().into();
            letter.news.push(self.say(reader.lang, "letter-draw-offered", &[("name", name)]));
        }
        letter.foot.push(Fact {
            label: self.say(reader.lang, "reminder-stop", &[]),
            text: format!("{}/account", self.club.public_url),
        });
        // One way to the settings is enough, and here it is for the reminders.
        letter.foot.remove(1);
        letter
    }

    pub(super) fn say(
        &self,
        lang: Lang,
        key: &str,
        facts: &[(&'static str, crate::speech::Value)],
    ) -> String {
        self.speech.say(lang, key, facts)
    }

    /// The voice that writes moves with the reader's letters.
    pub(super) fn to(&self, reader: &Person) -> Speech {
        self.speech.writing(reader.notation)
    }

    /// The first line: which game, which move, and what has happened there (`letter-what-…`).
    fn head(&self, view: &GameView, seat: Seat, what: &str) -> String {
        self.head_at(view, seat, what, view.game.move_number())
    }

    /// The same with the number of another move than the next one.
    fn head_at(&self, view: &GameView, seat: Seat, what: &str, number: u32) -> String {
        let lang = view.person(seat).lang;
        self.say(
            lang,
            "letter-head",
            &[
                ("game", view.name.as_str().into()),
                ("move", number.into()),
                ("what", self.say(lang, &format!("letter-what-{what}"), &[]).into()),
            ],
        )
    }

    /// Everything about the game but the news.
    fn about(&self, view: &GameView, seat: Seat, kind: LetterKind) -> Letter {
        let reader = view.person(seat);
        let lang = reader.lang;
        let line = view.game.line();
        let head = self.head(view, seat, kind.key());
        let mut letter = Letter::new(lang, &self.club.name, head);
        letter.board = Some(self.board(reader, line, seat));
        letter.facts = self.facts(view, seat, kind);
        letter.moves = words::move_list(line, reader.written(), MOVES_WIDTH);
        letter.moves_label = self.say(lang, "letter-moves", &[]);
        // Where no move is due, a text without a command is a message.
        let told = view.game.is_running() && !view.is_practice();
        let name = [("name", view.person(!seat).name.as_str().into())];
        letter.how_to_answer = self.how_to_answer(view, seat).unwrap_or_default();
        letter.help_label = match kind {
            _ if !letter.how_to_answer.is_empty() => self.say(lang, "letter-you-can-also-write", &[]),
            LetterKind::Receipt if told => self.say(lang, "letter-how-to-answer-or-write", &name),
            _ => self.say(lang, "letter-how-to-answer", &[]),
        };
        letter.help = self.help(view, seat, kind);
        letter.foot = vec![
            self.page(lang, view),
            Fact {
                label: self.say(lang, "letter-settings", &[]),
                text: format!("{}/account", self.club.public_url),
            },
        ];
        letter
    }

    /// The board from the side of `seat`'s player.
    pub fn board_of(&self, view: &GameView, seat: Seat) -> Board {
        self.board(view.person(seat), view.game.line(), seat)
    }

    /// The board at the end of `line` from the side of `seat`'s player.
    pub fn board(&self, reader: &Person, line: &Line, seat: Seat) -> Board {
        let lang = reader.lang;
        let diagram = Diagram::new(line.position(), seat.color());
        let white = diagram.piece_list(lang, frcec_rules::Color::White);
        let black = diagram.piece_list(lang, frcec_rules::Color::Black);
        // The words below say what stands where; whoever hears or sees them need not get them twice.
        let alt = match seat {
            Seat::White => "letter-board-white",
            Seat::Black => "letter-board-black",
        };
        Board { diagram: diagram.text(reader.written()), alt: self.speech.word(lang, alt), white, black }
    }

    fn facts(&self, view: &GameView, seat: Seat, kind: LetterKind) -> Vec<Fact> {
        let lang = view.person(seat).lang;
        let mut facts = Vec::new();
        if view.game.is_running() {
            let tells = matches!(kind, LetterKind::Started | LetterKind::Turn | LetterKind::Resumed);
            facts.extend(self.clocks(view, seat, tells));
            if view.game.waits_for() == Some(seat) {
                facts.push(self.castling(view, view.person(seat)));
            }
        }
        facts.push(self.fact(lang, "letter-position", view.game.start().to_string()));
        facts
    }

    pub(super) fn fact(&self, lang: Lang, key: &str, text: String) -> Fact {
        Fact { label: self.say(lang, key, &[]), text }
    }

    fn castling(&self, view: &GameView, reader: &Person) -> Fact {
        let said = castling::before_move(self.to(reader), reader.lang, view.game.line());
        self.fact(reader.lang, "letter-castling", said.join(" "))
    }

    /// Castling in few words: where both pieces go, and of what is not possible only whether it may be later.
    pub(super) fn castling_in_brief(&self, view: &GameView, reader: &Person) -> Fact {
        let said = castling::in_brief(self.to(reader), reader.lang, view.game.line());
        self.fact(reader.lang, "letter-castling", said.join(" "))
    }

    /// Both clocks, the reader's first; `tells` is whether the letter starts the reader's.
    pub(super) fn clocks(&self, view: &GameView, seat: Seat, tells: bool) -> [Fact; 2] {
        let reader = view.person(seat);
        let lang = reader.lang;
        let left = view.game.left_ms(seat, self.now);
        let span = self.speech.span(lang, left);
        let until = view.game.deadline_if_told(self.now).filter(|_| view.game.waits_for() == Some(seat));
        let own = match until {
            Some(until) => {
                let key = match view.game.told_at() {
                    Some(_) => "clock-yours-until",
                    // The clock starts when the letter arrives; the date is the earliest at which time can be up.
                    None if tells => "clock-yours-running",
                    None if reader.settings.delivery == Delivery::Off => "clock-yours-unwritten",
                    None => "clock-yours-untold",
                };
                let moment = self.speech.moment(lang, &reader.zone, until);
                let mut own = self.say(lang, key, &[("left", span.into()), ("moment", moment.into())]);
                // Leave, for the most part: without a word the date would contradict the days.
                let stops = until - self.now.max(view.game.told_at().unwrap_or(self.now)) - left;
                if stops >= STOPS_SAID_MS {
                    own.push_str(&self.say(
                        lang,
                        "clock-stands-still",
                        &[("span", self.speech.span(lang, stops).into())],
                    ));
                }
                own
            }
            None => span,
        };
        let theirs = self.say(
            lang,
            "clock-theirs",
            &[
                ("name", view.person(!seat).name.as_str().into()),
                ("left", self.speech.span(lang, view.game.left_ms(!seat, self.now)).into()),
            ],
        );
        [self.fact(lang, "letter-your-clock", own), self.fact(lang, "letter-their-clock", theirs)]
    }

    /// Another game, inside a letter about the main one: its news, which stand near those of the main one; and where the reader
    /// is to move there, below everything about the main one, the position with what the reader needs for a move.
    fn other(&self, notice: &Notice, view: &GameView, write_to: Option<&String>) -> Vec<Other> {
        let lang = view.person(notice.seat).lang;
        let opponent = view.person(!notice.seat).name.as_str();
        let write_to = write_to
            .map(|address| Fact { label: self.say(lang, "also-write-to", &[]), text: address.clone() });
        let news = Other {
            head: None,
            news: self.mention(notice, view),
            message: self.message(notice, view),
            board: None,
            over: false,
            facts: Vec::new(),
            help: Vec::new(),
            write_to: write_to.clone(),
            subject: view.subject(&self.club.name),
            page: self.other_page(lang, view),
        };
        if !notice.to_move {
            return vec![news];
        }
        let head = [
            ("game", view.name.as_str().into()),
            ("opponent", opponent.into()),
            ("move", view.game.move_number().into()),
        ];
        let mut facts = self.clocks(view, notice.seat, notice::tells(notice)).to_vec();
        facts.push(self.castling(view, view.person(notice.seat)));
        facts.push(self.fact(lang, "letter-position", view.game.start().to_string()));
        let position = Other {
            head: Some(self.say(lang, "also-position", &head)),
            news: Vec::new(),
            message: None,
            // In letters, since a picture each would make too large a mail.
            board: Some(self.board_of(view, notice.seat)),
            over: false,
            facts,
            help: self.other_help(view, notice.seat),
            write_to,
            subject: news.subject.clone(),
            page: self.other_page(lang, view),
        };
        vec![news, position]
    }

    fn other_page(&self, lang: Lang, view: &GameView) -> Fact {
        Fact { label: self.say(lang, "also-page", &[]), ..self.page(lang, view) }
    }

    pub fn page(&self, lang: Lang, view: &GameView) -> Fact {
        Fact {
            label: self.say(lang, "letter-page", &[]),
            text: format!("{}/games/{}", self.club.public_url, view.id),
        }
    }
}
