//! `/tournaments/{label}/draw`: how the starting positions were drawn, computed anew before the reader's eyes.
use askama::Template;
use askama_web::WebTemplate;
use axum::extract::{Path, State};
use frcec_rules::club::event::{Format, draw::Hash};
use frcec_store::tournaments::TournamentState;

use super::{Scene, load, names_of};
use crate::draw::{self, Checked};
use crate::web::error::WebError;
use crate::web::frame::Frame;
use crate::web::session::Visit;
use crate::web::state::Web;
use crate::web::words::StartLabel;

/// Positions on the page; those of a very large event are all computed, but not all written down.
const SHOWN: usize = 600;

/// The draw of an event.
#[derive(Clone, Debug, Template, WebTemplate)]
#[template(path = "pages/draw.html")]
pub struct DrawPage {
    /// Around it.
    pub frame: Frame,
    /// `T0001`.
    pub id: String,
    /// The event's name.
    pub name: String,
    /// Whether the event is still to begin.
    pub ahead: bool,
    /// Whether it was called off, so that nothing was ever drawn.
    pub cancelled: bool,
    /// What is published; none in events from before there were draws.
    pub draw: Option<DrawView>,
}

/// What is published of a draw, and what follows from it.
#[derive(Clone, Debug)]
pub struct DrawView {
    /// What does not fit; empty if all does.
    pub faults: Vec<String>,
    /// Whether anything can be checked yet.
    pub closed: bool,
    /// 64 digits.
    pub commitment: String,
    /// When that was published.
    pub committed: String,
    /// When entries closed.
    pub closed_at: String,
    /// The entry list, line by line.
    pub list: Vec<String>,
    /// Its hash as published.
    pub list_hash: String,
    /// The links.
    pub links: Vec<LinkLine>,
    /// The positions.
    pub positions: Vec<PositionLine>,
    /// How many more there are.
    pub more: usize,
    /// The lots that decided a match of a knockout: who goes on, and the text and hash of each of the two, the smaller first.
    pub lots: Vec<LotLine>,
    /// Whether there can be lots.
    pub casts: bool,
}

/// A lot as the page shows it.
#[derive(Clone, Debug)]
pub struct LotLine {
    /// Who goes on before whom.
    pub said: String,
    /// The text that is hashed for each, and its hash.
    pub hashes: [(String, String); 2],
}

/// A link as the page shows it.
#[derive(Clone, Debug)]
pub struct LinkLine {
    /// For what it was published.
    pub round: String,
    /// 64 digits.
    pub link: String,
    /// What its hash has to be.
    pub before: String,
    /// Whether it is.
    pub fits: bool,
}

/// A position as the page shows it.
#[derive(Clone, Debug)]
pub struct PositionLine {
    /// "round 1, pairing 2".
    pub scope: String,
    /// "Anna – Boris", where it is theirs alone.
    pub pair: String,
    /// The text that is hashed.
    pub text: String,
    /// The first four digits of the hash.
    pub digits: String,
    /// The number that they are.
    pub number: u16,
    /// The position.
    pub start: StartLabel,
    /// Whether it is the one that was played.
    pub fits: bool,
}

/// `GET /tournaments/{label}/draw`
pub(in crate::web) async fn get(
    State(web): State<Web>,
    visit: Visit,
    Path(label): Path<String>,
) -> Result<DrawPage, WebError> {
    let t = &visit.t;
    let mut tx = web.door().db().read().await?;
    let record = load(&mut tx, &label).await?;
    let names = names_of(&mut tx, t, &record).await?;
    let reader = visit.reader(&mut tx).await?;
    drop(tx);
    let scene = Scene::new(t, &record, &names, &reader);
    Ok(DrawPage {
        frame: visit.frame("tournaments", t.s1("draw-title", "event", &record.event.name)),
        draw: draw::check(&record).map(|checked| view(&scene, checked)),
        ahead: matches!(record.event.state, TournamentState::Open | TournamentState::Closed),
        cancelled: record.event.state == TournamentState::Cancelled,
        id: record.event.code.clone(),
        name: record.event.name.clone(),
    })
}

fn lot_line(scene: &Scene<'_>, lot: &draw::Lot) -> LotLine {
    let facts = [
        ("round", lot.round.into()),
        ("winner", scene.name(lot.winner.0).into()),
        ("other", scene.name(lot.other.0).into()),
    ];
    let shown = |(_, text, hash): &(usize, String, Hash)| (text.clone(), hash.to_string());
    LotLine { said: scene.t.say("draw-lot", &facts), hashes: [shown(&lot.winner), shown(&lot.other)] }
}

fn view(scene: &Scene<'_>, checked: Checked) -> DrawView {
    let (t, speech, lang) = (scene.t, scene.t.speech(), scene.t.lang());
    let rounds = scene.record.rounds.len();
    let mut before = checked.commitment.clone();
    let links = checked.links.iter().map(|link| LinkLine {
        round: if link.round > rounds {
            t.s("draw-link-last")
        } else {
            t.s1("tournament-round", "round", link.round)
        },
        before: std::mem::replace(&mut before, link.link.to_string()),
        link: link.link.to_string(),
        fits: link.fits,
    });
    let links = links.collect();
    let position = |drawn: &draw::Drawn| PositionLine {
        scope: draw::scope_words(speech, lang, drawn.scope),
        pair: drawn.pair.map_or_else(String::new, |(white, black)| {
            format!("{} – {}", scene.name(white), scene.name(black))
        }),
        text: drawn.text.clone().unwrap_or_default(),
        digits: drawn.digits.clone(),
        number: drawn.number,
        start: drawn.played.into(),
        fits: drawn.fits(),
    };
    DrawView {
        faults: checked.faults.iter().map(|&fault| draw::fault_words(speech, lang, fault)).collect(),
        closed: checked.list.is_some(),
        committed: t.moment(checked.committed_at),
        closed_at: checked
            .list
            .as_ref()
            .and_then(|list| list.closed_at)
            .map(|at| t.moment(at))
            .unwrap_or_default(),
        list: checked.list.iter().flat_map(|list| list.text.lines().map(ToOwned::to_owned)).collect(),
        list_hash: checked.list.map(|list| list.said).unwrap_or_default(),
        links,
        positions: checked.positions.iter().take(SHOWN).map(position).collect(),
        more: checked.positions.len().saturating_sub(SHOWN),
        lots: checked.lots.iter().map(|lot| lot_line(scene, lot)).collect(),
        casts: scene.record.settings.format == Format::Knockout,
        commitment: checked.commitment,
    }
}

#[cfg(test)]
impl DrawPage {
    pub(in crate::web) fn samples() -> Vec<Self> {
        use crate::web::words::samples;
        let open = DrawView {
            faults: vec![],
            closed: false,
            commitment: "0".repeat(64),
            committed: "3 May 2026".to_owned(),
            closed_at: String::new(),
            list: vec![],
            list_hash: String::new(),
            links: vec![],
            positions: vec![],
            more: 0,
            lots: vec![],
            casts: false,
        };
        let closed = DrawView {
            faults: vec![samples::HOSTILE.to_owned()],
            closed: true,
            list: vec![samples::HOSTILE.to_owned()],
            list_hash: "1".repeat(64),
            links: vec![LinkLine {
                round: "Round 1".to_owned(),
                link: "2".repeat(64),
                before: "0".repeat(64),
                fits: false,
            }],
            positions: vec![PositionLine {
                scope: "round 1, pairing 1".to_owned(),
                pair: samples::HOSTILE.to_owned(),
                text: samples::HOSTILE.to_owned(),
                digits: "3fa1".to_owned(),
                number: 16289,
                start: samples::start().into(),
                fits: true,
            }],
            more: 4,
            lots: vec![LotLine {
                said: samples::HOSTILE.to_owned(),
                hashes: [
                    ("lot entry 1".to_owned(), "00".to_owned()),
                    ("lot entry 2".to_owned(), "01".to_owned()),
                ],
            }],
            casts: true,
            ..open.clone()
        };
        let page = |draw| Self {
            frame: Frame::sample(),
            id: "T0001".to_owned(),
            ahead: false,
            cancelled: false,
            name: samples::HOSTILE.to_owned(),
            draw,
        };
        vec![page(None), page(Some(open)), page(Some(closed))]
    }
}
