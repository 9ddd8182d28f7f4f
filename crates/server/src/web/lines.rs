//! `/games/{id}/lines`: the conditional lines of a player, as text and on the board. Only the player sees the page.
use askama::Template;
use askama_web::WebTemplate;
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use frcec_rules::club::game::Denial;
use frcec_rules::club::lines::{Fault, Tree};
use frcec_rules::club::seat::Seat;
use frcec_rules::{Line, Move};

use super::boards;
use super::error::WebError;
use super::frame::Frame;
use super::game::{Shown, load};
use super::session::Visit;
use super::state::Web;
use crate::board::Diagram;
use crate::door::{self, Actor, LinesChange, LinesCommand, Submission, SubmitError, Via, standing_lines};
use crate::lines;
use crate::people::Person;
use crate::speech::lines as words;

/// Characters of a move at most.
const MOVE: usize = 60;

/// A player's lines in one game.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/lines.html")]
pub struct LinesPage {
    /// Around it.
    pub frame: Frame,
    /// The plain number of the game.
    pub id: i64,
    /// `M0001-1`.
    pub label: String,
    /// The lines that stand, with the addresses of their ends on the board.
    pub standing: Vec<Way>,
    /// Whether they wait for an answer to a draw offer.
    pub waits: bool,
    /// Whether lines can be given now.
    pub may_give: bool,
    /// The board after `path`.
    pub board: String,
    /// Which position that is.
    pub shown: String,
    /// The moves from the present position to the one shown, in UCI notation.
    pub path: String,
    /// The answers that stand from there.
    pub known: Vec<Way>,
    /// Plies on the board the forms were made for.
    pub ply: u32,
    /// The forms' own key: sent twice, they count once.
    pub key: String,
    /// What the field for all lines holds.
    pub text: String,
    /// A line that is possible.
    pub example: String,
    /// What was typed as the opponent's move and its answer.
    pub typed: [String; 2],
    /// Why the last attempt was refused, in the language of the member's letters.
    pub refused: Vec<String>,
    /// That language.
    pub lang: &'static str,
}

/// A line, and where it leads on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// `2...Nc6 3.Bb5`
    pub text: String,
    /// The page of the position at its end.
    pub url: String,
    /// Its moves in UCI notation, from the present position.
    pub path: String,
}

/// Which position is asked for.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Question {
    #[serde(default)]
    path: String,
}

/// What the forms send.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Sent {
    #[serde(default)]
    ply: String,
    #[serde(default)]
    key: String,
    #[serde(default)]
    act: String,
    #[serde(default)]
    text: String,
    #[serde(default)]
    path: String,
    #[serde(default)]
    on: String,
    #[serde(default)]
    answer: String,
}

/// A player at the lines of his game.
struct Desk<'a> {
    web: &'a Web,
    visit: &'a Visit,
    member: &'a Person,
    shown: &'a Shown,
    seat: Seat,
    /// The position that the lines begin in.
    at: Line,
    tree: Tree,
}

/// What is tried again.
#[derive(Default)]
struct Retry {
    text: Option<String>,
    typed: [String; 2],
    refused: Vec<String>,
}

/// `GET /games/{id}/lines`
pub(super) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Path(id): Path<String>,
    Query(question): Query<Question>,
) -> Result<LinesPage, WebError> {
    let member = visit.member()?;
    let shown = load(&web, &visit, &id).await?;
    let desk = Desk::open(&web, &visit, member, &shown).await?;
    Ok(desk.page(&question.path, Retry::default()))
}

/// `POST /games/{id}/lines`
pub(super) async fn post(
    State(web): State<Web>,
    visit: Visit,
    Path(id): Path<String>,
    Form(sent): Form<Sent>,
) -> Result<Response, WebError> {
    let member = visit.member()?;
    let shown = load(&web, &visit, &id).await?;
    let desk = Desk::open(&web, &visit, member, &shown).await?;
    let ply: u32 = sent.ply.parse().map_err(|_| WebError::Bad)?;
    super::check_key(&sent.key)?;
    if ply != shown.loaded.view.game.ply() {
        return Err(WebError::Stale("error-stale-text", shown.loaded.view.id.0, shown.board(&visit)));
    }
    desk.post(ply, &sent).await
}

/// The page of lines that came with a move and do not stand; the move is played.
pub(super) async fn refused_after_move(
    web: &Web,
    visit: &Visit,
    member: &Person,
    shown: &Shown,
    (text, played): (&str, &str),
    faults: &[Fault],
) -> Result<LinesPage, WebError> {
    let desk = Desk::open(web, visit, member, shown).await?;
    let mut refused = vec![played.to_owned()];
    refused.extend(words::refused(visit.t.speech(), member.lang, faults));
    Ok(desk.page("", Retry { text: Some(text.to_owned()), refused, ..Retry::default() }))
}

impl<'a> Desk<'a> {
    async fn open(
        web: &'a Web,
        visit: &'a Visit,
        member: &'a Person,
        shown: &'a Shown,
    ) -> Result<Self, WebError> {
        let view = &shown.loaded.view;
        let seat = shown.loaded.seat(member.id).ok_or(WebError::Forbidden("error-not-your-game"))?;
        let mut tx = web.door().db().read().await?;
        let standing = standing_lines(&mut tx, view, seat).await.map_err(WebError::server)?;
        let (ply, tree) = standing.unwrap_or((view.game.ply(), Tree::default()));
        Ok(Self { web, visit, member, shown, seat, at: view.game.line().prefix(ply), tree })
    }

    /// Whether the opponent is to move, so that lines can be given.
    fn may_give(&self) -> bool {
        self.shown.loaded.view.game.to_move() == Some(!self.seat)
    }

    /// The position after `path`; as much of it as can be played.
    fn walk(&self, path: &str) -> (Line, Vec<Move>) {
        let mut line = self.at.clone();
        // What follows a move that is not legal is not shown.
        let _ = line.push_all(path);
        let moves = line.moves()[self.at.moves().len()..].to_vec();
        (line, moves)
    }

    async fn post(&self, ply: u32, sent: &Sent) -> Result<Response, WebError> {
        let options = lines::options(self.member);
        let now = || self.shown.loaded.view.game.line();
        let refused = |faults: &[Fault]| words::refused(self.visit.t.speech(), self.member.lang, faults);
        let again = |path: &str, retry: Retry| {
            (StatusCode::UNPROCESSABLE_ENTITY, self.page(path, retry)).into_response()
        };
        let (change, path, done) = match sent.act.as_str() {
            "cancel" => (LinesChange::Cancel, "", "page-lines-taken-back"),
            // Lines that wait for an answer to a draw offer can only be taken back.
            "set" | "add" | "cut" if !self.may_give() => {
                let refused = vec![self.visit.t.s("mail-lines-need-a-move")];
                return Ok(again(&sent.path, Retry { refused, ..Retry::default() }));
            }
            "set" if sent.text.chars().count() > lines::LONGEST => return Err(WebError::Bad),
            "set" => match lines::read(now(), &[&sent.text], options) {
                Ok(tree) => (LinesChange::Set { ply, tree }, "", "page-lines-kept"),
                Err(faults) => {
                    let (text, refused) = (Some(sent.text.clone()), refused(&faults));
                    return Ok(again("", Retry { text, refused, ..Retry::default() }));
                }
            },
            "add" => match self.added(sent) {
                Ok(tree) => (LinesChange::Set { ply, tree }, sent.path.as_str(), "page-lines-kept"),
                Err(faults) => {
                    let typed = [sent.on.clone(), sent.answer.clone()];
                    return Ok(again(&sent.path, Retry { typed, refused: refused(&faults), text: None }));
                }
            },
            "cut" => {
                let (_, moves) = self.walk(&sent.path);
                let opponents: Vec<Move> = moves.iter().step_by(2).copied().collect();
                if opponents.is_empty() {
                    return Err(WebError::Bad);
                }
                (LinesChange::Set { ply, tree: self.tree.without(&opponents) }, "", "page-lines-kept")
            }
            _ => return Err(WebError::Bad),
        };
        self.submit(change, &sent.key).await?;
        let id = self.shown.loaded.view.id;
        let url = super::url(&format!("/games/{id}/lines"), [("path", path), ("done", done)]);
        Ok(Redirect::to(&url).into_response())
    }

    /// The tree with one more answer at the end of a path.
    fn added(&self, sent: &Sent) -> Result<Tree, Vec<Fault>> {
        let options = lines::options(self.member);
        let typed: Vec<String> =
            [&sent.on, &sent.answer].into_iter().map(|text| text.chars().take(MOVE).collect()).collect();
        let (line, moves) = self.walk(&sent.path);
        let answer = lines::read(&line, &[typed.join(" ")], options)?;
        // All lines again, so that a second answer to one move is found.
        let uci = |mv: &Move| line.uci_of(mv);
        let mut texts: Vec<String> = self.tree.stored(&self.at).lines().map(str::to_owned).collect();
        for more in answer.lines() {
            texts.push(moves.iter().chain(&more).map(uci).collect::<Vec<_>>().join(" "));
        }
        lines::read(&self.at, &texts, frcec_rules::Options::default())
    }

    async fn submit(&self, change: LinesChange, key: &str) -> Result<(), WebError> {
        let game = self.shown.loaded.view.id;
        let submission = Submission {
            by: Actor::Player(self.member.id),
            via: Via::Form,
            at: self.web.now(),
            origin: Some(format!("lines:{game}:{key}")),
            command: door::Command::Lines(LinesCommand { game, seat: self.seat, change, notes: Vec::new() }),
        };
        match self.web.door().submit(submission).await {
            // Sent twice, it stands once.
            Ok(_) | Err(SubmitError::Duplicate(_)) => Ok(()),
            Err(SubmitError::Denied { denial: Denial::MovedOn { .. }, .. } | SubmitError::Invalid(_)) => {
                Err(WebError::Stale("error-stale-text", game.0, self.shown.board(self.visit)))
            }
            Err(error) => Err(error.into()),
        }
    }

    fn page(&self, path: &str, retry: Retry) -> LinesPage {
        let t = &self.visit.t;
        let view = &self.shown.loaded.view;
        let (line, moves) = self.walk(path);
        let side = self.seat.color();
        let marked = line.moves().last().map(|mv| boards::move_squares(*mv)).unwrap_or_default();
        let frame = self.visit.frame("games", format!("{}: {}", view.name, t.s("page-lines")));
        let label = boards::label(t, side, &boards::shown(t, &line));
        let id = view.id.0;
        let uci = |moves: &[Move]| moves.iter().map(|mv| line.uci_of(mv)).collect::<Vec<_>>().join(" ");
        let way = |text: String, moves: &[Move]| {
            let path = uci(moves);
            let url = super::url(&format!("/games/{id}/lines"), [("path", path.as_str())]);
            Way { text, url, path }
        };
        let standing =
            words::written(t.speech(), t.lang(), &self.at, &self.tree).into_iter().zip(self.tree.lines());
        let standing = standing.map(|(text, all)| way(text, &all));
        // From the position shown one pair further: each of the opponent's moves once.
        let mut known: Vec<Way> = Vec::new();
        for all in self.tree.lines() {
            if let Some(next) = all.strip_prefix(moves.as_slice()).and_then(|rest| rest.get(..2)) {
                let further: Vec<Move> = moves.iter().chain(next).copied().collect();
                let text = words::pair(t.speech(), t.lang(), &line, next);
                if known.iter().all(|other| other.text != text) {
                    known.push(way(text, &further));
                }
            }
        }
        let listed = words::listed(t.speech(), t.lang(), &self.at, &self.tree);
        LinesPage {
            id,
            label: view.name.clone(),
            standing: standing.collect(),
            waits: view.game.ply() != self.at.len(),
            may_give: self.may_give(),
            board: Diagram::new(line.position(), side).mark(marked).svg(&frame.sheet(), &label),
            shown: boards::shown(t, &line),
            path: uci(&moves),
            known,
            ply: view.game.ply(),
            key: super::fresh_key(self.web),
            text: retry.text.unwrap_or_else(|| listed.join("\n")),
            example: words::example(t.speech(), t.lang(), view.game.line()).unwrap_or_default(),
            typed: retry.typed,
            refused: retry.refused,
            lang: self.member.lang.tag(),
            frame,
        }
    }
}

#[cfg(test)]
impl LinesPage {
    /// Bare and full.
    pub fn samples() -> Vec<Self> {
        use super::words::samples::HOSTILE;
        let bare = Self {
            frame: Frame::sample(),
            id: 1,
            label: "M0001-1".to_owned(),
            standing: Vec::new(),
            waits: false,
            may_give: true,
            board: "<svg></svg>".to_owned(),
            shown: "After 1.e4".to_owned(),
            path: String::new(),
            known: Vec::new(),
            ply: 1,
            key: "k".to_owned(),
            text: String::new(),
            example: "if 1...e5 2.Nf3".to_owned(),
            typed: Default::default(),
            refused: Vec::new(),
            lang: "en",
        };
        let way = Way {
            text: "1...e5 2.Nf3".to_owned(),
            url: "/games/1/lines?path=e7e5%20g1f3".to_owned(),
            path: "e7e5 g1f3".to_owned(),
        };
        let full = Self {
            standing: vec![way.clone()],
            waits: true,
            may_give: false,
            text: HOSTILE.to_owned(),
            refused: vec![HOSTILE.to_owned()],
            ..bare.clone()
        };
        let walked = Self {
            path: way.path.clone(),
            known: vec![way],
            typed: [HOSTILE.to_owned(), HOSTILE.to_owned()],
            ..bare.clone()
        };
        vec![bare, full, walked]
    }
}
