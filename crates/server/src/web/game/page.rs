//! A game's page at one ply, for one reader.
use frcec_rules::club::game::Event;
use frcec_rules::club::seat::Seat;
use frcec_rules::{Color, FenStyle};

use super::evidence::evidence;
use super::parts::{castling, move_pairs, near, table, walk};
use super::{Ask, GamePage, MoveForm, Preview, SeatView, Shown, Words};
use crate::board::Diagram;
use crate::life::{Month, ballot::Ballot};
use crate::names;
use crate::web::boards;
use crate::web::frame::Said;
use crate::web::rows;
use crate::web::session::Visit;
use crate::web::state::Web;
use crate::web::talk::Talk;

impl Shown {
    /// The page at the ply asked for; `form` holds what a player has just tried. A move that is only looked at is shown as
    /// if played.
    pub(in crate::web) fn page(&self, web: &Web, visit: &Visit, ask: &Ask, mut form: MoveForm) -> GamePage {
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
        let shown = match (form.looked_at, line.plies().last()) {
            (Some(_), Some(ply)) => t.s1("game-shown-preview", "move", boards::written(t, ply)),
            _ => boards::shown(t, &line),
        };
        let mut title = format!("{}: {} – {}", view.name, self.names[0].name, self.names[1].name);
        if form.looked_at.is_some() {
            title = format!("{shown} · {title}");
        }
        let frame = visit.frame("games", title).refusing(!form.refused.is_empty());
        let marked = line.moves().last().map(|mv| boards::move_squares(*mv)).unwrap_or_default();
        let diagram = Diagram::new(line.position(), side).mark(marked);
        let id = view.id.0;
        let side_word = side.fold_wb("white", "black");
        let own_side = ask.side.map(|_| side_word).unwrap_or_default();
        let at = |ply: u32| {
            let number = if ply == last { String::new() } else { ply.to_string() };
            crate::web::url(&format!("/games/{id}"), [("ply", number.as_str()), ("side", own_side)])
        };
        if let Some(seat) = seat
            && game.is_running()
        {
            self.fill(t, seat, &mut form, web);
        }
        let preview = form.look.take().zip(line.plies().last()).map(|(text, ply)| {
            let san = t.spell(&ply.san);
            Preview { text, san }
        });
        let pairs = move_pairs(t, game.line(), ply, at);
        let players_only = seat.is_some() || (visit.directs() && self.seen.behind().is_none());
        GamePage {
            id,
            label: view.name.clone(),
            match_label: self.match_label(),
            event: self.event.clone(),
            white: self.seat_view(t, web, Seat::White),
            black: self.seat_view(t, web, Seat::Black),
            start: game.start().into(),
            pace: self.loaded.stored.place.is_none().then(|| game.pace().to_string()),
            place: self.loaded.stored.place.as_ref().map(|place| t.s1("game-place", "place", place)),
            state: rows::state(t, &self.seen),
            asides: self.asides(t, ply, seat),
            from_black: side == Color::Black,
            board: diagram.svg(&frame.sheet(), &boards::label(t, side, &shown)),
            walk: walk(t, ply, last, at),
            flip: crate::web::url(
                &format!("/games/{id}"),
                [
                    ("ply", if ply == last { String::new() } else { ply.to_string() }.as_str()),
                    ("side", side.fold_wb("black", "white")),
                ],
            ),
            form: (seat.is_some() && game.is_running()).then_some(form),
            castling: if game.finish().is_some() && ply == last { Vec::new() } else { castling(t, &line) },
            near: near(&pairs),
            moves: pairs,
            result: game.finish().map(|finish| {
                let [white, black] = &self.names;
                let how = crate::speech::game::finish(t.speech(), t.lang(), finish, &white.name, &black.name);
                format!("{} · {how}", finish.outcome.pgn().replace("1/2-1/2", "½-½"))
            }),
            nominate: self.nominate(visit, web.now()).then(|| format!("/game-of-the-month?game={id}")),
            evidence: if players_only { evidence(t, view, self.players(), &self.events) } else { Vec::new() },
            letters: seat.map_or_else(Vec::new, |_| self.letters(t)),
            own: self.kept.as_ref().map(|kept| {
                let played = (game.line(), game.is_running());
                kept.own(t, web, played, ply, at)
            }),
            turn: match (game.finish().is_some() && ply == last, line.turn()) {
                (true, _) => t.s("game-over"),
                (false, Color::White) => t.s("game-white-turn"),
                (false, Color::Black) => t.s("game-black-turn"),
            },
            lists: [Color::White, Color::Black].map(|color| diagram.piece_list(t.lang(), color)).to_vec(),
            table: table(t, &diagram),
            diagram: diagram.text(t.speech().letters()),
            fen: line.fen(FenStyle::XFen),
            shown,
            preview,
            desk: visit.directs(),
            ask_directors: seat.is_some() && (game.is_running() || self.loaded.adjudicated()),
            frame,
        }
    }

    /// Whether a member looks who can put the game up for the game of its month.
    fn nominate(&self, visit: &Visit, now: i64) -> bool {
        let ended = self.loaded.stored.row.ended_at.filter(|_| self.loaded.view.game.finish().is_some());
        visit.member.is_some() && ended.is_some_and(|at| Ballot { month: Month::of(at) }.takes_games(now))
    }

    /// `M0001`, with the event's code where it belongs to one.
    fn match_label(&self) -> String {
        let event = self.event.as_ref().map(|event| event.id.as_str());
        // Practice is one game, and no match.
        if self.loaded.view.is_practice() {
            return String::new();
        }
        self.loaded.stored.match_id.map(|id| names::match_name(id, event)).unwrap_or_default()
    }

    fn seat_view(&self, t: &Talk, web: &Web, seat: Seat) -> SeatView {
        let game = &self.loaded.view.game;
        let turn = game.waits_for() == Some(seat) && self.seen.behind().is_none();
        let left = t.span(game.left_ms(seat, web.now()));
        let clock = if game.finish().is_some() || self.seen.behind().is_some() {
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
        let delay = self.loaded.stored.delay;
        if let Some(moves) = self.seen.behind() {
            asides.push(Said { tone: "", text: t.s1("game-behind", "moves", u32::from(moves)) });
        } else if delay > 0 && game.is_running() {
            asides.push(Said { tone: "", text: t.s1("game-behind-others", "moves", u32::from(delay)) });
        }
        if self.loaded.view.is_practice() {
            asides.push(Said { tone: "", text: t.s("practice-note") });
        }
        if ply < game.ply() {
            asides.push(Said { tone: "", text: t.s("game-old-ply") });
        }
        if game.is_paused() {
            asides.push(Said { tone: "warn", text: t.s("game-paused") });
        }
        if game.offer().is_some() && seat == game.offer() {
            asides.push(Said { tone: "", text: t.s("game-offer-open") });
        }
        asides
    }

    /// What a player's form shows whatever was tried before.
    fn fill(&self, t: &Talk, seat: Seat, form: &mut MoveForm, web: &Web) {
        let game = &self.loaded.view.game;
        form.may_move = game.waits_for() == Some(seat);
        form.title = t.s(if form.may_move { "form-your-move" } else { "form-your-game" });
        form.may_claim = form.may_move && frcec_rules::ending::claimable(game.line(), None).is_some();
        form.offer = (game.offer() == Some(!seat)).then(|| {
            let name = &self.names[usize::from(!seat == Seat::Black)].name;
            t.s1("form-offer", "name", name)
        });
        form.ply = game.ply();
        form.clock.opponent.clone_from(&self.names[usize::from(!seat == Seat::Black)].name);
        form.clock.deadline = game.deadline().map(|at| {
            let moment = ("moment", t.moment(at).into());
            if game.to_move() == Some(seat) {
                t.say("clock-runs-out", &[moment])
            } else {
                t.say("clock-runs-out-theirs", &[moment, ("name", form.clock.opponent.as_str().into())])
            }
        });
        form.clock.may_give = game.most_gift(!seat, web.now()).filter(|most| *most > 0);
        form.clock.may_cancel = self.event.is_none() && game.may_cancel(seat, web.now());
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
