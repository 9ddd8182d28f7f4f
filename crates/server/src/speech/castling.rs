//! Castling in words: what is possible now, and where both pieces go.
use frcec_rules::{
    CastlingReport, CastlingStatus, Color, File, Line, Method, Refusal, Role, StartPosition, Wing,
};

use super::{Lang, Speech, capitalised, refusal};

/// "O-O is possible." · "O-O is not possible now: …" · "O-O is gone: …", with every reason.
pub fn status(speech: Speech, lang: Lang, report: &CastlingReport) -> String {
    status_because(speech, lang, report, report.refusals())
}

fn status_because(speech: Speech, lang: Lang, report: &CastlingReport, reasons: &[Refusal]) -> String {
    let key = match report.status() {
        CastlingStatus::Possible => "castling-status-possible",
        CastlingStatus::NotNow => "castling-status-not-now",
        // What never was cannot be gone.
        CastlingStatus::Gone if refusal::never_there(reasons) => "castling-status-never",
        CastlingStatus::Gone => "castling-status-gone",
    };
    let reasons = refusal::reasons(speech, lang, reasons);
    speech.say(
        lang,
        key,
        &[
            ("castling", report.wing().notation().into()),
            ("reasons_cap", capitalised(&reasons).into()),
            ("reasons", reasons.into()),
        ],
    )
}

/// What a letter says of castling to who is to move: each wing, where both pieces go, and what else the king could do that looks
/// like it (domain.md, "Castling": the letter before says so). What is gone is said with what ended it alone, since what else
/// stands in the way makes no difference any more, and once where one reason ended both.
pub fn before_move(speech: Speech, lang: Lang, line: &Line) -> Vec<String> {
    let reports = Wing::ALL.map(|wing| CastlingReport::new(line, line.turn(), wing));
    let lasting = |report: &CastlingReport| -> Vec<Refusal> {
        let gone = report.status() == CastlingStatus::Gone;
        report.refusals().iter().filter(|refusal| !gone || refusal.is_lost_right()).cloned().collect()
    };
    let gone = |report: &CastlingReport| {
        (report.status() == CastlingStatus::Gone && !refusal::never_there(report.refusals()))
            .then(|| refusal::reasons(speech, lang, &lasting(report)))
    };
    if let [Some(one), Some(other)] = [gone(&reports[0]), gone(&reports[1])]
        && one == other
    {
        let facts = [("reasons_cap", capitalised(&one).into()), ("reasons", one.into())];
        return vec![speech.say(lang, "castling-status-both-gone", &facts)];
    }
    reports
        .iter()
        .flat_map(|report| {
            possible(speech, lang, line, report)
                .unwrap_or_else(|| vec![status_because(speech, lang, report, &lasting(report))])
        })
        .collect()
}

/// The same in few words, for a letter about many boards: what is not possible stands there without its reasons.
pub fn in_brief(speech: Speech, lang: Lang, line: &Line) -> Vec<String> {
    let reports = Wing::ALL.map(|wing| CastlingReport::new(line, line.turn(), wing));
    if reports.iter().all(|report| report.status() == CastlingStatus::Gone) {
        return vec![speech.word(lang, "castling-brief-gone")];
    }
    let brief = |report: &CastlingReport| {
        let key = match report.status() {
            CastlingStatus::Gone => "castling-brief-wing-gone",
            CastlingStatus::Possible | CastlingStatus::NotNow => "castling-brief-not-now",
        };
        vec![speech.say(lang, key, &[("castling", report.wing().notation().into())])]
    };
    let said =
        reports.iter().map(|report| possible(speech, lang, line, report).unwrap_or_else(|| brief(report)));
    said.flatten().collect()
}

/// A castling that is possible: where both pieces go, and the king's step to the same square if that is possible as well.
pub fn possible(speech: Speech, lang: Lang, line: &Line, report: &CastlingReport) -> Option<Vec<String>> {
    report.castling_move()?;
    let wing = report.wing();
    let mut said = vec![match trips(speech, lang, report) {
        Some(trips) => {
            let facts = [("castling", wing.notation().into()), ("trips", trips.into())];
            speech.say(lang, "castling-status-possible-trips", &facts)
        }
        None => status(speech, lang, report),
    }];
    said.extend(king_step(speech, lang, line, report));
    Some(said)
}

/// The warning that the king could step to where this castling takes it: "O-O castles; Kg1 moves only the king and ends
/// castling." `None` unless the side to move can do both.
pub fn king_step(speech: Speech, lang: Lang, line: &Line, report: &CastlingReport) -> Option<String> {
    let wing = report.wing();
    let castles = report.castling_move()?;
    let moves = line.legal_moves();
    let step = moves.iter().find(|mv| {
        mv.role() == Role::King && Wing::of(**mv).is_none() && mv.to() == wing.king_to(line.turn())
    })?;
    // A report of the other side is not about what this side can do.
    if castles.from() != step.from() {
        return None;
    }
    let facts = [("wing", wing.notation().into()), ("move", speech.to_write(lang, line, step).into())];
    Some(speech.say(lang, "reading-note-king-step-only", &facts))
}

/// Both wings of the side to move, h-side first.
pub fn both(speech: Speech, lang: Lang, line: &Line) -> [String; 2] {
    [Wing::HSide, Wing::ASide].map(|wing| status(speech, lang, &CastlingReport::new(line, line.turn(), wing)))
}

/// How White castles from a starting position: where both pieces go, and whether at once.
pub fn at_start(speech: Speech, lang: Lang, start: StartPosition, wing: Wing) -> Vec<String> {
    let square = |file: File| format!("{}1", file.char());
    let (king_from, rook_from) = (square(start.king_file()), square(start.rook_file(wing)));
    let (king_to, rook_to) = (wing.king_to(Color::White).to_string(), wing.rook_to(Color::White).to_string());
    let key = match start.method(wing) {
        Method::RookOnly => "position-castling-king-stays",
        Method::KingOnly => "position-castling-rook-stays",
        Method::DoubleMove | Method::Transposition => "position-castling-trip",
    };
    let facts = [
        ("kingFrom", king_from.into()),
        ("kingTo", king_to.into()),
        ("rookFrom", rook_from.into()),
        ("rookTo", rook_to.into()),
    ];
    let mut said = vec![speech.say(lang, key, &facts)];
    if start.castling_on_first_move(wing) {
        said.push(speech.word(lang, "position-castling-first"));
    }
    said
}

/// Where king and rook go: "king e8 to g8, rook h8 to f8"; `None` without a king and rook for it.
pub fn trips(speech: Speech, lang: Lang, report: &CastlingReport) -> Option<String> {
    let ((king_from, king_to), (rook_from, rook_to)) = (report.king_trip()?, report.rook_trip()?);
    let key = match report.method()? {
        Method::DoubleMove | Method::Transposition => "castling-trips-both",
        Method::KingOnly => "castling-trips-king",
        Method::RookOnly => "castling-trips-rook",
    };
    Some(speech.say(
        lang,
        key,
        &[
            ("king_from", king_from.to_string().into()),
            ("king_to", king_to.to_string().into()),
            ("rook_from", rook_from.to_string().into()),
            ("rook_to", rook_to.to_string().into()),
        ],
    ))
}
