//! `/positions`: all 960, by number, back rank or castling method.
use std::collections::HashMap;

use askama::Template;
use askama_web::WebTemplate;
use axum::extract::{Query, State};
use frcec_rules::{Method, StartPosition, Wing};
use frcec_store::lists::{self, PositionScore};

use super::error::WebError;
use super::frame::Frame;
use super::session::Visit;
use super::state::Web;
use super::talk::Talk;
use super::words::{Choice, StartLabel};

/// Positions on one page.
pub(super) const PAGE: usize = 24;

/// The library of starting positions.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/positions.html")]
pub struct Positions {
    /// Around it.
    pub frame: Frame,
    /// What was looked for.
    pub find: String,
    /// h-side methods to choose from.
    pub h_methods: Vec<Choice>,
    /// a-side methods to choose from.
    pub a_methods: Vec<Choice>,
    /// Played, never played, or either.
    pub played: Vec<Choice>,
    /// What of the question made no sense.
    pub fault: Option<String>,
    /// How many fit.
    pub total: usize,
    /// Those of this page.
    pub rows: Vec<PositionRow>,
    /// The page before.
    pub earlier: Option<(String, String)>,
    /// The page after.
    pub later: Option<(String, String)>,
}

/// One position's card.
#[derive(Clone, Debug)]
pub struct PositionRow {
    /// Number and back rank.
    pub start: StartLabel,
    /// The method on the h-side, in words.
    pub h: String,
    /// The method on the a-side.
    pub a: String,
    /// Games in the club.
    pub games: i64,
    /// How the finished ones ended, in words.
    pub score: Option<String>,
}

/// The four methods in the order of the castling page.
pub(super) const METHODS: [Method; 4] =
    [Method::DoubleMove, Method::Transposition, Method::KingOnly, Method::RookOnly];

/// A method's name in addresses.
pub(super) const fn method_value(method: Method) -> &'static str {
    match method {
        Method::DoubleMove => "double",
        Method::Transposition => "transposition",
        Method::KingOnly => "king",
        Method::RookOnly => "rook",
    }
}

/// A method in words.
pub(super) fn method_words(t: &Talk, method: Method) -> String {
    t.s(match method {
        Method::DoubleMove => "method-double",
        Method::Transposition => "method-transposition",
        Method::KingOnly => "method-king-only",
        Method::RookOnly => "method-rook-only",
    })
}

/// What is asked of the library.
#[derive(Clone, Debug, Default, serde::Deserialize)]
pub struct Question {
    #[serde(default)]
    find: String,
    #[serde(default)]
    h: String,
    #[serde(default)]
    a: String,
    #[serde(default)]
    played: String,
    /// The first number of the page.
    #[serde(default, deserialize_with = "number")]
    from: Option<u16>,
}

/// A number past the end is an empty page, and what is no number is the first page: an address is no form.
fn number<'de, D: serde::Deserializer<'de>>(text: D) -> Result<Option<u16>, D::Error> {
    let text: String = serde::Deserialize::deserialize(text)?;
    Ok(text.parse().ok())
}

impl Positions {
    /// The page that answers `question`; `games` tells how many games a position has in the club.
    pub fn answer(frame: Frame, question: &Question, games: impl Fn(u16) -> i64) -> Self {
        let t = frame.t.clone();
        let find = question.find.trim();
        let found = (!find.is_empty()).then(|| find.parse::<StartPosition>());
        let fault = matches!(found, Some(Err(_))).then(|| t.s1("positions-fault", "text", find));
        let fits = |start: StartPosition| {
            let wing = |wanted: &str, wing| wanted.is_empty() || method_value(start.method(wing)) == wanted;
            found.as_ref().is_none_or(|found| found.as_ref() == Ok(&start))
                && wing(&question.h, Wing::HSide)
                && wing(&question.a, Wing::ASide)
                && match question.played.as_str() {
                    "never" => games(start.id()) == 0,
                    "yes" => games(start.id()) > 0,
                    _ => true,
                }
        };
        let all: Vec<StartPosition> = StartPosition::all().filter(|&start| fits(start)).collect();
        let from = question.from.unwrap_or(0);
        let skipped = all.iter().take_while(|start| start.id() < from).count();
        let url = |first: StartPosition| {
            let query =
                [("find", find), ("h", &question.h), ("a", &question.a), ("played", &question.played)];
            let id = first.id().to_string();
            super::url("/positions", query.into_iter().chain([("from", id.as_str())]))
        };
        // Which positions are there says more than "back" and "further".
        let beside = |at: usize| {
            let last = all.len().min(at + PAGE) - 1;
            (url(all[at]), format!("#{:03}–#{:03}", all[at].id(), all[last].id()))
        };
        let rows = all[skipped..].iter().take(PAGE).map(|&start| PositionRow {
            h: method_words(&t, start.method(Wing::HSide)),
            a: method_words(&t, start.method(Wing::ASide)),
            games: games(start.id()),
            score: None,
            start: start.into(),
        });
        let choices = |chosen: &str| {
            let any = Choice { value: String::new(), text: t.s("positions-any"), chosen: chosen.is_empty() };
            let methods = METHODS.into_iter().map(|method| Choice {
                value: method_value(method).to_owned(),
                text: method_words(&t, method),
                chosen: chosen == method_value(method),
            });
            [any].into_iter().chain(methods).collect()
        };
        Self {
            find: find.to_owned(),
            h_methods: choices(&question.h),
            a_methods: choices(&question.a),
            played: [
                ("", "positions-any"),
                ("yes", "positions-played-yes"),
                ("never", "positions-played-never"),
            ]
            .into_iter()
            .map(|(value, key)| Choice {
                value: value.to_owned(),
                text: t.s(key),
                chosen: value == question.played,
            })
            .collect(),
            fault,
            total: all.len(),
            rows: rows.collect(),
            earlier: (skipped > 0).then(|| beside(skipped.saturating_sub(PAGE))),
            later: (skipped + PAGE < all.len()).then(|| beside(skipped + PAGE)),
            frame,
        }
    }
}

/// How the finished games from a position ended, from White's side.
pub(super) fn score_words(t: &Talk, score: PositionScore) -> String {
    let facts = [("white", score.white.into()), ("draws", score.draws.into()), ("black", score.black.into())];
    t.say("positions-score", &facts)
}

/// `GET /positions`
pub(super) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Query(question): Query<Question>,
) -> Result<Positions, WebError> {
    let mut tx = web.door().db().read().await?;
    let played: HashMap<u16, i64> =
        lists::positions(&mut tx).await?.into_iter().map(|count| (count.start_id, count.games)).collect();
    let frame = visit.frame("positions", visit.t.s("positions-title"));
    let games = |id| played.get(&id).copied().unwrap_or(0);
    let mut page = Positions::answer(frame, &question, games);
    let shown: Vec<u16> = page.rows.iter().map(|row| row.start.id).collect();
    for score in lists::position_scores(&mut tx, &shown).await? {
        if let Some(row) = page.rows.iter_mut().find(|row| row.start.id == score.start_id) {
            row.score = Some(score_words(&visit.t, score));
        }
    }
    Ok(page)
}

#[cfg(test)]
impl Positions {
    pub(super) fn samples() -> Vec<Self> {
        use super::words::samples;
        let ask = |find: &str, h: &str, from| {
            let question = Question { find: find.to_owned(), h: h.to_owned(), from, ..Question::default() };
            Self::answer(Frame::sample(), &question, i64::from)
        };
        vec![
            ask("", "", None),
            ask("", "rook", Some(500)),
            ask("69", "", None),
            ask(samples::HOSTILE, samples::HOSTILE, None),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(find: &str, h: &str, from: Option<u16>) -> Positions {
        let question = Question { find: find.to_owned(), h: h.to_owned(), from, ..Question::default() };
        Positions::answer(Frame::sample(), &question, |_| 0)
    }

    #[test]
    fn all_960_are_there() {
        let first = ask("", "", None);
        assert_eq!((first.total, first.rows.len(), first.earlier), (960, PAGE, None));
        assert_eq!(first.later, Some(("/positions?from=24".to_owned(), "#024–#047".to_owned())));
        let last = ask("", "", Some(936));
        assert_eq!((last.rows.len(), last.later), (24, None));
        assert_eq!(last.earlier, Some(("/positions?from=912".to_owned(), "#912–#935".to_owned())));
        assert_eq!(last.rows[23].start.label, "#959 RKRNNQBB");
    }

    #[test]
    fn methods_are_counted_as_the_club_counts_them() {
        let total = |method| ask("", method, None).total;
        assert_eq!(
            [total("double"), total("transposition"), total("king"), total("rook")],
            [588, 90, 174, 108]
        );
    }

    #[test]
    fn positions_never_played_are_found() {
        let of = |played: &str| {
            let question = Question { played: played.to_owned(), ..Question::default() };
            let page = Positions::answer(Frame::sample(), &question, |id| i64::from(id < 3));
            (page.total, page.rows[0].start.id, page.later.map(|(url, _)| url))
        };
        assert_eq!(of("yes"), (3, 0, None));
        assert_eq!(of("never"), (957, 3, Some("/positions?played=never&from=27".to_owned())));
        assert_eq!(of("nonsense").0, 960);
    }

    #[test]
    fn a_back_rank_finds_its_position() {
        assert_eq!(ask("nnbbrkqr", "", None).rows[0].start.id, 69);
        assert!(ask("960", "", None).fault.is_some());
    }

    #[test]
    fn a_number_past_the_end_is_an_empty_page() {
        let page = ask("", "", Some(u16::MAX));
        assert!(page.rows.is_empty() && page.later.is_none() && page.earlier.is_some());
    }
}
