//! `/games/{id}`
use askama::Template;
use askama_web::WebTemplate;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use frcec_rules::club::game::{Command, Event, Telling};
use frcec_rules::club::seat::Seat;
use frcec_rules::{CastlingReport, CastlingStatus, Color, FenStyle, Line, Move, Square, Wing};
use frcec_store::{games, notices, tournaments};

use super::boards;
use super::error::WebError;
use super::frame::{Frame, Said};
use super::session::Visit;
use super::state::Web;
use super::talk::Talk;
use super::words::{EventRef, Person, StartLabel, Tag, WingLine};
use crate::board::Diagram;
use crate::door::{self, Actor, GameCommand, Loaded, Submission, SubmitError, Via, load_game, row};
use crate::names::{self, Named};
use crate::notice::Notice;
use crate::speech::Speech;

/// One game at one ply.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/game.html")]
pub struct GamePage {
    /// Around it.
    pub frame: Frame,
    /// The plain number.
    pub id: i64,
    /// `M0001-1`.
    pub label: String,
    /// `M0001`.
    pub match_label: String,
    /// The tournament it belongs to.
    pub event: Option<EventRef>,
    /// White's seat.
    pub white: SeatView,
    /// Black's seat.
    pub black: SeatView,
    /// Where the game began.
    pub start: StartLabel,
    /// The time control in words.
    pub pace: String,
    /// How the game stands.
    pub state: Tag,
    /// Sentences above the board: an offer, an old position.
    pub asides: Vec<Said>,
    /// Whether Black's pieces stand at the bottom.
    pub from_black: bool,
    /// The board as SVG.
    pub board: String,
    /// First, back, on, last.
    pub walk: Vec<Step>,
    /// Which position is shown.
    pub shown: String,
    /// The address of the same position from the other side.
    pub flip: String,
    /// The move form, for a player of the game.
    pub form: Option<MoveForm>,
    /// Castling of both sides.
    pub castling: Vec<CastlingSide>,
    /// The moves in pairs.
    pub moves: Vec<MovePair>,
    /// The result in words.
    pub result: Option<String>,
    /// When each move was told and answered; for players and directors.
    pub evidence: Vec<String>,
    /// Words between the players; for them alone.
    pub letters: Vec<Words>,
    /// Who is to move, in words.
    pub turn: String,
    /// The pieces of both sides in words.
    pub lists: Vec<String>,
    /// The board as a table.
    pub table: TextBoard,
    /// The board as letters.
    pub diagram: String,
    /// The position for other programs.
    pub fen: String,
}

/// A player's side of the board.
#[derive(Clone, Debug)]
pub struct SeatView {
    /// Who sits there.
    pub who: Person,
    /// Whether the pieces are black.
    pub black: bool,
    /// Whether it is this side's turn.
    pub turn: bool,
    /// "to move", for those who do not see the mark.
    pub turn_words: String,
    /// The clock in words.
    pub clock: String,
}

/// A way through the game.
#[derive(Clone, Debug)]
pub struct Step {
    /// Where to; nowhere at an end.
    pub url: Option<String>,
    /// An arrow.
    pub sign: &'static str,
    /// Its words.
    pub text: String,
}

/// A side's castling on both wings.
#[derive(Clone, Debug)]
pub struct CastlingSide {
    /// White or Black.
    pub title: String,
    /// h-side and a-side.
    pub wings: Vec<WingLine>,
}

/// A full move.
#[derive(Clone, Debug)]
pub struct MovePair {
    /// Its number.
    pub number: u32,
    /// White's and Black's half; `None` where there is none.
    pub plies: Vec<Option<PlyLink>>,
}

/// A half-move in the list.
#[derive(Clone, Debug)]
pub struct PlyLink {
    /// In algebraic notation.
    pub san: String,
    /// The page of the position after it.
    pub url: String,
    /// Whether that is the position shown.
    pub here: bool,
}

/// What one player wrote to the other.
#[derive(Clone, Debug)]
pub struct Words {
    /// Who.
    pub who: String,
    /// When.
    pub when: String,
    /// What.
    pub text: String,
}

/// The board as a table that can be walked square by square.
#[derive(Clone, Debug)]
pub struct TextBoard {
    /// The files' letters.
    pub files: Vec<char>,
    /// The ranks from the top.
    pub rows: Vec<TextRow>,
}

/// One rank.
#[derive(Clone, Debug)]
pub struct TextRow {
    /// Its digit.
    pub rank: char,
    /// Its squares.
    pub cells: Vec<Option<TextCell>>,
}

/// An occupied square.
#[derive(Clone, Debug)]
pub struct TextCell {
    /// `K` white, `k` black.
    pub letter: char,
    /// "white king e1".
    pub words: String,
}

/// The move form of a player.
#[derive(Clone, Debug, Default)]
pub struct MoveForm {
    /// "Your move" or "Your game".
    pub title: String,
    /// Whether it is this player's turn.
    pub may_move: bool,
    /// Whether a draw can be claimed.
    pub may_claim: bool,
    /// The opponent's draw offer in words.
    pub offer: Option<String>,
    /// Why the last attempt was refused, in the language of the member's letters.
    pub refused: Option<String>,
    /// That language.
    pub lang: &'static str,
    /// What the move looked at would do.
    pub look: Option<String>,
    /// Plies on the board the form was made for.
    pub ply: u32,
    /// The form's own key: sent twice, it counts once.
    pub key: String,
    /// What was typed.
    pub text: String,
    /// Whether a draw is offered with it.
    pub draw: bool,
    /// Words to the opponent.
    pub words: String,
    /// The move that is only looked at.
    pub looked_at: Option<Move>,
}

/// Which position of which side is asked for.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Question {
    ply: Option<String>,
    side: Option<String>,
}

/// `GET /games/{id}` and `/games/{id}.pgn`; the number may also be written `M0001-1`.
pub(super) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Path(id): Path<String>,
    Query(question): Query<Question>,
) -> Result<Response, WebError> {
    if let Some(id) = id.strip_suffix(".pgn") {
        return super::game_pgn::get(&web, id).await;
    }
    let mut shown = load(&web, &id).await?;
    if id != shown.loaded.view.id.0.to_string() {
        return Ok(Redirect::permanent(&format!("/games/{}", shown.loaded.view.id.0)).into_response());
    }
    if told(&web, &visit, &shown).await? {
        shown = load(&web, &id).await?;
    }
    Ok(shown.page(&web, &visit, &Ask::from(question), MoveForm::default()).into_response())
}

/// The page of a player's own game tells them that it is their turn; their clock runs from here (design.md, rule 8).
async fn told(web: &Web, visit: &Visit, shown: &Shown) -> Result<bool, WebError> {
    let game = &shown.loaded.view.game;
    let Some(member) = &visit.member else { return Ok(false) };
    if game.to_move() != shown.loaded.seat(member.id) || game.to_move().is_none() || game.told_at().is_some()
    {
        return Ok(false);
    }
    let command = Command::Told { ply: game.ply(), by: Telling::Page };
    let submission = Submission {
        by: Actor::Player(member.id),
        via: Via::Form,
        at: web.now(),
        origin: None,
        command: door::Command::Game(GameCommand::new(shown.loaded.view.id, command)),
    };
    match web.door().submit(submission).await {
        Ok(_) => Ok(true),
        // Somebody was faster, or the position has moved on: the page shows what there is.
        Err(SubmitError::Denied { .. } | SubmitError::Busy) => Ok(false),
        Err(error) => Err(WebError::server(error)),
    }
}

/// A game with all that its page may need.
pub(super) struct Shown {
    pub(super) loaded: Loaded,
    events: Vec<Event>,
    notices: Vec<Notice>,
    event: Option<EventRef>,
    names: [Person; 2],
}

/// Loads a game by its number or its name.
pub(super) async fn load(web: &Web, id: &str) -> Result<Shown, WebError> {
    let unknown = || WebError::no("error-no-game", "game", id);
    let mut tx = web.door().db().read().await?;
    let number = match names::read(id) {
        Some(Named::Game(number)) => number,
        Some(Named::GameOf(of, number)) => {
            let games = games::of_match(&mut tx, of).await?;
            games
                .iter()
                .find(|game| i64::from(game.number_in_match) == number)
                .map(|game| game.id)
                .ok_or_else(unknown)?
        }
        Some(Named::Match(_)) | None => return Err(unknown()),
    };
    let loaded = load_game(&mut tx, number).await?.ok_or_else(unknown)?;
    let stored = games::events(&mut tx, number).await?;
    let events = stored.iter().map(row::event_of).collect::<Result<_, _>>().map_err(WebError::server)?;
    // A notice of an older make may lack what today's has; it then has no words to show.
    let notices = notices::of_game(&mut tx, number).await?;
    let notices = notices.iter().filter_map(|notice| serde_json::from_str(&notice.body).ok()).collect();
    let event = match loaded.stored.tournament_id {
        Some(id) => {
            tournaments::by_id(&mut tx, id).await?.map(|event| EventRef { id: event.code, name: event.name })
        }
        None => None,
    };
    let t = Talk::new(crate::speech::Lang::default(), "UTC");
    let known =
        super::rows::Names::of_people(&mut tx, &t, [loaded.stored.white_id, loaded.stored.black_id]).await?;
    let names = [known.person(&t, loaded.stored.white_id), known.person(&t, loaded.stored.black_id)];
    Ok(Shown { loaded, events, notices, event, names })
}

/// What the reader wants to look at.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Ask {
    ply: Option<u32>,
    side: Option<Color>,
}

impl From<Question> for Ask {
    fn from(question: Question) -> Self {
        let side = match question.side.as_deref() {
            Some("white") => Some(Color::White),
            Some("black") => Some(Color::Black),
            _ => None,
        };
        Self { ply: question.ply.and_then(|ply| ply.parse().ok()), side }
    }
}

impl Shown {
    /// White's and Black's name.
    pub(super) fn players(&self) -> [&str; 2] {
        let [white, black] = &self.names;
        [&white.name, &black.name]
    }

    /// The name of the event the game belongs to.
    pub(super) fn event_name(&self) -> Option<&str> {
        self.event.as_ref().map(|event| event.name.as_str())
    }

    /// The present position as an error's board.
    pub(super) fn board(&self, visit: &Visit) -> String {
        let line = self.loaded.view.game.line();
        let side = self.side(visit, None);
        let marked = line.moves().last().map(|mv| boards::move_squares(*mv)).unwrap_or_default();
        let sheet = super::assets::url("pieces.svg");
        let label = boards::label(&visit.t, side, &boards::shown(&visit.t, line));
        Diagram::new(line.position(), side).mark(marked).svg(&sheet, &label)
    }

    /// The side that looks: as asked, else the member's own, else White's.
    fn side(&self, visit: &Visit, asked: Option<Color>) -> Color {
        let own = visit.member.as_ref().and_then(|member| self.loaded.seat(member.id));
        asked.or(own.map(Seat::color)).unwrap_or(Color::White)
    }

    /// The page at the ply asked for; `form` holds what a player has just tried. A move that is only looked at is shown as
    /// if played.
    pub(super) fn page(&self, web: &Web, visit: &Visit, ask: &Ask, mut form: MoveForm) -> GamePage {
        let t = &visit.t;
        let (view, game) = (&self.loaded.view, &self.loaded.view.game);
        let seat = visit.member.as_ref().and_then(|member| self.loaded.seat(member.id));
        let side = self.side(visit, ask.side);
        let last = game.ply();
        let ply = ask.ply.unwrap_or(last).min(last);
        let mut line = game.line().prefix(ply);
        if let Some(mv) = form.looked_at {
            // The form read it as legal in this very line.
            let _ = line.push(mv);
        }
        let shown = boards::shown(t, &line);
        let frame =
            visit.frame("games", format!("{}: {} – {}", view.name, self.names[0].name, self.names[1].name));
        let marked = line.moves().last().map(|mv| boards::move_squares(*mv)).unwrap_or_default();
        let diagram = Diagram::new(line.position(), side).mark(marked);
        let id = view.id.0;
        let side_word = side.fold_wb("white", "black");
        let own_side = ask.side.map(|_| side_word).unwrap_or_default();
        let at = |ply: u32| {
            let number = if ply == last { String::new() } else { ply.to_string() };
            super::url(&format!("/games/{id}"), [("ply", number.as_str()), ("side", own_side)])
        };
        if let Some(seat) = seat
            && game.is_running()
        {
            self.fill(t, seat, &mut form, web);
        }
        let players_only = seat.is_some() || visit.directs();
        GamePage {
            id,
            label: view.name.clone(),
            match_label: self.match_label(),
            event: self.event.clone(),
            white: self.seat_view(t, web, Seat::White),
            black: self.seat_view(t, web, Seat::Black),
            start: game.start().into(),
            pace: game.pace().to_string(),
            state: super::rows::state(t, &self.loaded.stored),
            asides: self.asides(t, ply, seat),
            from_black: side == Color::Black,
            board: diagram.svg(&frame.sheet(), &boards::label(t, side, &shown)),
            walk: walk(t, ply, last, at),
            flip: super::url(
                &format!("/games/{id}"),
                [
                    ("ply", if ply == last { String::new() } else { ply.to_string() }.as_str()),
                    ("side", side.fold_wb("black", "white")),
                ],
            ),
            form: (seat.is_some() && game.is_running()).then_some(form),
            castling: if game.finish().is_some() && ply == last { Vec::new() } else { castling(t, &line) },
            moves: move_pairs(game.line(), ply, at),
            result: game.finish().map(|finish| {
                let [white, black] = &self.names;
                let how =
                    crate::speech::game::finish(Speech::new(), t.lang(), finish, &white.name, &black.name);
                format!("{} · {how}", finish.outcome.pgn().replace("1/2-1/2", "½-½"))
            }),
            evidence: if players_only { evidence(t, game.line(), &self.events) } else { Vec::new() },
            letters: seat.map_or_else(Vec::new, |_| self.letters(t)),
            turn: match (game.finish().is_some() && ply == last, line.turn()) {
                (true, _) => t.s("game-over"),
                (false, Color::White) => t.s("game-white-turn"),
                (false, Color::Black) => t.s("game-black-turn"),
            },
            lists: [Color::White, Color::Black].map(|color| diagram.piece_list(t.lang(), color)).to_vec(),
            table: table(t, &diagram),
            diagram: diagram.text(),
            fen: line.fen(FenStyle::XFen),
            shown,
            frame,
        }
    }

    /// `M0001`, with the event's code where it belongs to one.
    fn match_label(&self) -> String {
        let event = self.event.as_ref().map(|event| event.id.as_str());
        self.loaded.stored.match_id.map(|id| names::match_name(id, event)).unwrap_or_default()
    }

    fn seat_view(&self, t: &Talk, web: &Web, seat: Seat) -> SeatView {
        let game = &self.loaded.view.game;
        let turn = game.to_move() == Some(seat);
        let left = t.span(game.left_ms(seat, web.now()));
        let clock = if game.finish().is_some() {
            String::new()
        } else if turn && game.told_at().is_none() {
            t.s1("game-clock-waiting", "left", left)
        } else {
            t.s1("game-clock", "left", left)
        };
        let index = usize::from(seat == Seat::Black);
        SeatView {
            who: self.names[index].clone(),
            black: seat == Seat::Black,
            turn,
            turn_words: t.s("game-is-to-move"),
            clock,
        }
    }

    /// An offer is for the two players; that an older position is shown is for all.
    fn asides(&self, t: &Talk, ply: u32, seat: Option<Seat>) -> Vec<Said> {
        let game = &self.loaded.view.game;
        let mut asides = Vec::new();
        if ply < game.ply() {
            asides.push(Said { tone: "", text: t.s("game-old-ply") });
        }
        if game.offer().is_some() && seat == game.offer() {
            asides.push(Said { tone: "", text: t.s("game-offer-open") });
        }
        asides
    }

    /// What a player's form shows whatever was tried before.
    fn fill(&self, t: &Talk, seat: Seat, form: &mut MoveForm, web: &Web) {
        let game = &self.loaded.view.game;
        form.may_move = game.to_move() == Some(seat);
        form.title = t.s(if form.may_move { "form-your-move" } else { "form-your-game" });
        form.may_claim = form.may_move && frcec_rules::ending::claimable(game.line(), None).is_some();
        form.offer = (game.offer() == Some(!seat)).then(|| {
            let name = &self.names[usize::from(!seat == Seat::Black)].name;
            t.s1("form-offer", "name", name)
        });
        form.ply = game.ply();
        if form.key.is_empty() {
            form.key = data_encoding::HEXLOWER.encode(&web.door().ids().octets::<16>());
        }
    }

    /// What the players wrote to each other, in the order of moves.
    fn letters(&self, t: &Talk) -> Vec<Words> {
        let words = self.notices.iter().filter_map(|notice| {
            let text = notice.message.clone()?;
            // The notice is the reader's; the writer sits opposite.
            let who = self.names[usize::from(!notice.seat == Seat::Black)].name.clone();
            let at = notice.events.iter().find_map(|event| match event {
                Event::Moved { at, .. }
                | Event::Declined { at, .. }
                | Event::Said { at, .. }
                | Event::Ended { at, .. } => Some(*at),
                _ => None,
            });
            Some(Words { who, when: at.map(|at| t.moment(at)).unwrap_or_default(), text })
        });
        words.collect()
    }
}

fn walk(t: &Talk, ply: u32, last: u32, at: impl Fn(u32) -> String) -> Vec<Step> {
    let step = |sign, key: &str, to: Option<u32>| Step { url: to.map(&at), sign, text: t.s(key) };
    let (back, on) = ((ply > 0).then(|| ply - 1), (ply < last).then(|| ply + 1));
    vec![
        step("«", "game-first", back.map(|_| 0)),
        step("‹", "game-back", back),
        step("›", "game-forward", on),
        step("»", "game-last", on.map(|_| last)),
    ]
}

fn move_pairs(line: &Line, shown: u32, at: impl Fn(u32) -> String) -> Vec<MovePair> {
    let mut pairs: Vec<MovePair> = Vec::new();
    for (ply, played) in (1_u32..).zip(line.plies()) {
        let half = PlyLink { san: played.san.clone(), url: at(ply), here: ply == shown };
        if let Some(pair) = pairs.last_mut().filter(|pair| pair.number == played.number) {
            pair.plies.push(Some(half));
        } else {
            let empty = played.color.is_black().then_some(None);
            pairs.push(MovePair {
                number: played.number,
                plies: empty.into_iter().chain([Some(half)]).collect(),
            });
        }
    }
    pairs
}

/// Castling of both sides on both wings: possible, not now or gone, with every reason.
fn castling(t: &Talk, line: &Line) -> Vec<CastlingSide> {
    [Color::White, Color::Black]
        .map(|color| {
            let wings = [Wing::HSide, Wing::ASide].map(|wing| {
                let report = CastlingReport::new(line, color, wing);
                let (tone, key) = match report.status() {
                    CastlingStatus::Possible => ("good", "castling-possible"),
                    CastlingStatus::NotNow => ("warn", "castling-not-now"),
                    CastlingStatus::Gone => ("", "castling-gone"),
                };
                let why = match report.status() {
                    CastlingStatus::Possible => {
                        crate::speech::castling::trips(Speech::new(), t.lang(), &report)
                            .map(sentence)
                            .into_iter()
                            .collect()
                    }
                    _ => crate::speech::refusal::facts(Speech::new(), t.lang(), report.refusals()),
                };
                WingLine { notation: wing.notation(), state: Tag::new(tone, t.s(key)), why }
            });
            let title = t.s(color.fold_wb("game-castling-white", "game-castling-black"));
            CastlingSide { title, wings: wings.to_vec() }
        })
        .to_vec()
}

/// A clause as a sentence of its own.
fn sentence(clause: String) -> String {
    let mut letters = clause.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).chain(['.']).collect(),
        None => clause,
    }
}

/// When each move was told and answered, and what it cost.
fn evidence(t: &Talk, line: &Line, events: &[Event]) -> Vec<String> {
    let mut lines = Vec::new();
    let mut told = None;
    let mut plies = line.plies().iter().map(boards::written);
    for event in events {
        match event {
            Event::Told { at, .. } => told = Some(*at),
            Event::Moved { at, charged_ms, .. } => {
                let Some(written) = plies.next() else { break };
                let answered = t.moment(*at).into();
                lines.push(match told.take() {
                    Some(told) => t.say(
                        "game-evidence-line",
                        &[
                            ("move", written.into()),
                            ("told", t.moment(told).into()),
                            ("answered", answered),
                            ("charged", t.span(*charged_ms).into()),
                        ],
                    ),
                    None => t.say("game-evidence-first", &[("move", written.into()), ("answered", answered)]),
                });
            }
            _ => {}
        }
    }
    lines
}

fn table(t: &Talk, diagram: &Diagram) -> TextBoard {
    let cell = |square| {
        let letter = diagram.piece(square)?.char();
        Some(TextCell { letter, words: diagram.square_words(t.lang(), square)? })
    };
    TextBoard {
        files: diagram.files().map(frcec_rules::File::char).to_vec(),
        rows: diagram
            .ranks()
            .map(|rank| TextRow {
                rank: rank.char(),
                cells: diagram.files().map(|file| cell(Square::from_coords(file, rank))).to_vec(),
            })
            .to_vec(),
    }
}

#[cfg(test)]
impl GamePage {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        let bare = Self {
            frame: Frame::sample(),
            id: 1,
            label: "M0001-1".to_owned(),
            match_label: "M0001".to_owned(),
            event: None,
            white: SeatView {
                who: Person::new(samples::HOSTILE, "mallory"),
                black: false,
                turn: true,
                turn_words: "to move".to_owned(),
                clock: "29 days left".to_owned(),
            },
            black: SeatView {
                who: Person { name: "former member".to_owned(), handle: None },
                black: true,
                turn: false,
                turn_words: String::new(),
                clock: "30 days left".to_owned(),
            },
            start: samples::start().into(),
            pace: "10/30".to_owned(),
            state: Tag::new("good", "White to move"),
            asides: vec![],
            from_black: false,
            board: samples::board(),
            walk: vec![Step { url: None, sign: "‹", text: "back".to_owned() }],
            shown: "Starting position".to_owned(),
            flip: "/games/1?side=black".to_owned(),
            form: None,
            castling: vec![],
            moves: vec![],
            result: None,
            evidence: vec![],
            letters: vec![],
            turn: "White is to move.".to_owned(),
            lists: vec!["White: king f1.".to_owned()],
            table: TextBoard {
                files: vec!['a'],
                rows: vec![TextRow {
                    rank: '8',
                    cells: vec![Some(TextCell { letter: 'n', words: "black knight a8".to_owned() }), None],
                }],
            },
            diagram: "8  n n".to_owned(),
            fen: "nnbbrkqr/pppppppp/8/8/8/8/PPPPPPPP/NNBBRKQR w KQkq - 0 1".to_owned(),
        };
        let full = Self {
            frame: Frame::sample_director(),
            event: Some(EventRef { id: "T0001".to_owned(), name: samples::HOSTILE.to_owned() }),
            from_black: true,
            asides: vec![Said { tone: "warn", text: samples::HOSTILE.to_owned() }],
            form: Some(MoveForm {
                title: "Your move".to_owned(),
                may_move: true,
                may_claim: true,
                offer: Some(samples::HOSTILE.to_owned()),
                refused: Some(samples::HOSTILE.to_owned()),
                lang: "en",
                look: Some(samples::HOSTILE.to_owned()),
                ply: 4,
                key: "k".to_owned(),
                text: samples::HOSTILE.to_owned(),
                draw: true,
                words: samples::HOSTILE.to_owned(),
                looked_at: None,
            }),
            castling: vec![CastlingSide {
                title: "White".to_owned(),
                wings: vec![WingLine {
                    notation: "O-O",
                    state: Tag::new("warn", "not now"),
                    why: vec!["The square f1 is attacked by the bishop on c4.".to_owned()],
                }],
            }],
            moves: vec![MovePair {
                number: 1,
                plies: vec![
                    None,
                    Some(PlyLink { san: "e5".to_owned(), url: "/games/1?ply=2".to_owned(), here: true }),
                ],
            }],
            result: Some("White won: 1-0".to_owned()),
            evidence: (1..6).map(|ply| format!("{ply}. e4: told 3 May 2026")).collect(),
            letters: vec![Words {
                who: samples::HOSTILE.to_owned(),
                when: "today".to_owned(),
                text: samples::HOSTILE.to_owned(),
            }],
            ..bare.clone()
        };
        vec![bare, full]
    }
}
