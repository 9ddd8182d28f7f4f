//! Refusals, doubts and notes of the rules said as sentences. Mail, pages and terminal use these alike.

mod answer;
#[cfg(test)]
mod tests;

use frcec_rules::{
    Color, Ending, FenRepair, Man, Piece, Rank, Refusal, RightLacks, Role, Square, StrictFault, Way,
};

use super::{Lang, Speech, Value, capitalised};

pub use answer::{answer, note};

/// One sentence for each refusal, from the point of view of the player whose move it is.
pub fn sentences(speech: Speech, lang: Lang, refusals: &[Refusal]) -> Vec<String> {
    refusals.iter().map(|r| sentence(&clause(speech, lang, r))).collect()
}

/// The same for anybody who reads: "The king left c1 with 9.Kb1." Only for the reasons against castling.
pub fn facts(speech: Speech, lang: Lang, refusals: &[Refusal]) -> Vec<String> {
    let voice = Voice { speech, lang, to: Reader::Anybody };
    refusals.iter().map(|r| sentence(&voice.clause(r))).collect()
}

/// A clause as a sentence: a capital at its head, a full stop at its end.
fn sentence(clause: &str) -> String {
    format!("{}.", capitalised(clause))
}

/// What was mended in a FEN, as a clause.
pub fn repair(speech: Speech, lang: Lang, repair: FenRepair) -> String {
    match repair {
        FenRepair::UselessEnPassant { square } => {
            speech.say(lang, "reading-repair-useless-en-passant", &[("square", square.to_string().into())])
        }
        FenRepair::ImpossibleRight { letter, lacks } => {
            let letter = ("letter", Value::from(letter.to_string()));
            match lacks {
                RightLacks::King => speech.say(lang, "reading-repair-right-without-king", &[letter]),
                RightLacks::Rook => speech.say(lang, "reading-repair-impossible-right", &[letter]),
                RightLacks::RookOn { square } => {
                    let facts = [letter, ("square", square.to_string().into())];
                    speech.say(lang, "reading-repair-right-without-rook", &facts)
                }
                RightLacks::Orthodox => speech.say(lang, "reading-repair-right-not-orthodox", &[letter]),
            }
        }
        FenRepair::MoveNumberZero => speech.word(lang, "reading-repair-move-number-zero"),
        FenRepair::NoTurn => speech.word(lang, "reading-repair-no-turn"),
        FenRepair::NoRights => speech.word(lang, "reading-repair-no-rights"),
    }
}

/// All reasons as clauses, for behind a colon or "because".
pub fn reasons(speech: Speech, lang: Lang, refusals: &[Refusal]) -> String {
    Voice { speech, lang, to: Reader::Player }.reasons(refusals)
}

/// Whether a castling right was not there from the beginning.
pub(super) fn never_there(refusals: &[Refusal]) -> bool {
    refusals.iter().any(|refusal| matches!(refusal, Refusal::NeverThere { .. }))
}

/// The reason as a clause that may stand behind a colon: small letter at its head, no full stop.
pub fn clause(speech: Speech, lang: Lang, refusal: &Refusal) -> String {
    Voice { speech, lang, to: Reader::Player }.clause(refusal)
}

/// A name in a sentence, and what is said there.
type Fact = (&'static str, Value);

/// The grammatical cases in which a part can be said, by their names in the catalogue.
const CASES: [&str; 5] = ["nom", "gen", "dat", "acc", "ins"];

/// A place in a sentence for pieces: `$man` in the first case, `$man_gen` to `$man_ins` in the others, and what verbs and
/// adjectives must agree with: `$man_piece`, the kind of the first, and `$man_count`, how many there are.
#[derive(Clone, Copy)]
struct Slot {
    names: [&'static str; CASES.len()],
    piece: &'static str,
    count: &'static str,
}

macro_rules! slot {
    ($name:literal) => {
        Slot {
            names: [
                $name,
                concat!($name, "_gen"),
                concat!($name, "_dat"),
                concat!($name, "_acc"),
                concat!($name, "_ins"),
            ],
            piece: concat!($name, "_piece"),
            count: concat!($name, "_count"),
        }
    };
}
use slot;

impl Slot {
    /// The part in every case; English has only one.
    fn filled(self, lang: Lang, say: impl Fn(&'static str) -> String) -> Vec<Fact> {
        let cases = if lang == Lang::En { 1 } else { CASES.len() };
        self.names.into_iter().zip(CASES).take(cases).map(|(name, case)| (name, say(case).into())).collect()
    }
}

/// All facts of a sentence.
fn facts_of<const N: usize>(mut parts: Vec<Fact>, more: [Fact; N]) -> Vec<Fact> {
    parts.extend(more);
    parts
}

#[derive(Clone, Copy)]
struct Voice {
    speech: Speech,
    lang: Lang,
    to: Reader,
}

/// Who reads.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reader {
    /// The player whose move it is: "your king".
    Player,
    /// Anybody: "the king". Only castling, of which pages speak for both sides, has these words.
    Anybody,
}

/// The name of a piece in the catalogue and in JSON.
pub const fn role_word(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

impl Voice {
    fn say(self, key: &str, facts: &[(&'static str, Value)]) -> String {
        self.speech.say(self.lang, key, facts)
    }

    fn word(self, key: &str) -> String {
        self.speech.word(self.lang, key)
    }

    /// Men on their squares, in `case`: "your rook on h1" for the reader's own, "the rook on h8" for the opponent's.
    fn men_in(self, case: &'static str, men: &[Man], reader: Color) -> String {
        let list: Vec<String> = men
            .iter()
            .map(|man| {
                let key = if man.piece.color == reader { "refusal-your-man" } else { "refusal-their-man" };
                self.say(
                    key,
                    &[
                        ("case", case.into()),
                        ("piece", role_word(man.piece.role).into()),
                        ("square", man.square.to_string().into()),
                    ],
                )
            })
            .collect();
        self.speech.list(self.lang, &list)
    }

    /// The same as facts of a sentence, which takes the case that its language wants.
    fn men(self, slot: Slot, men: &[Man], reader: Color) -> Vec<Fact> {
        let mut facts = slot.filled(self.lang, |case| self.men_in(case, men, reader));
        if let Some(first) = men.first() {
            facts.push((slot.piece, role_word(first.piece.role).into()));
        }
        facts.push((slot.count, men.len().into()));
        facts
    }

    /// A piece that is its player's own, as the reader's.
    fn own(self, man: Man) -> Vec<Fact> {
        self.men(slot!("man"), &[man], man.piece.color)
    }

    /// Pieces that can only be the opponent's.
    fn enemies(self, slot: Slot, men: &[Man]) -> Vec<Fact> {
        men.first().map_or_else(Vec::new, |first| self.men(slot, men, !first.piece.color))
    }

    /// "a rook", as facts of a sentence.
    fn a_piece(self, slot: Slot, piece: Piece) -> Vec<Fact> {
        slot.filled(self.lang, |case| {
            self.say("refusal-a-piece", &[("case", case.into()), ("piece", role_word(piece.role).into())])
        })
    }

    fn squares(self, squares: impl Iterator<Item = Square>) -> String {
        let list: Vec<String> = squares.map(|s| s.to_string()).collect();
        self.speech.list(self.lang, &list)
    }

    fn either(self, items: &[String]) -> String {
        match items {
            [first @ .., last] if !first.is_empty() => {
                self.say("refusal-list-or", &[("first", first.join(", ").into()), ("last", last.into())])
            }
            _ => items.concat(),
        }
    }

    fn reasons(self, refusals: &[Refusal]) -> String {
        refusals
            .iter()
            .map(|r| self.clause(r))
            .reduce(|first, next| self.say("list-clauses", &[("first", first.into()), ("next", next.into())]))
            .unwrap_or_default()
    }

    fn clause(self, refusal: &Refusal) -> String {
        let square = |s: &Square| Value::from(s.to_string());
        let voice = ("voice", Value::from(if self.to == Reader::Player { "you" } else { "any" }));
        match refusal {
            Refusal::AlreadyCastled { played, .. } => self.say(
                "refusal-already-castled",
                &[voice, ("move", self.speech.spell(&played.to_string()).into())],
            ),
            Refusal::KingMoved { king, played } => self.say(
                "refusal-king-moved",
                &[voice, ("square", square(king)), ("move", self.speech.spell(&played.to_string()).into())],
            ),
            Refusal::RookMoved { rook, played } => self.say(
                "refusal-rook-moved",
                &[voice, ("square", square(rook)), ("move", self.speech.spell(&played.to_string()).into())],
            ),
            Refusal::RookCaptured { rook, played } => self.say(
                "refusal-rook-captured",
                &[voice, ("square", square(rook)), ("move", self.speech.spell(&played.to_string()).into())],
            ),
            Refusal::NeverThere { wing } => {
                self.say("refusal-never-there", &[("wing", wing.notation().into())])
            }
            Refusal::CastlingBlocked { man, way } => {
                // Only the back rank has to be vacant: whose it is says who castles.
                let reader = if man.square.rank() == Rank::First { Color::White } else { Color::Black };
                let way = match way {
                    Way::King => "king",
                    Way::Rook => "rook",
                    Way::Both => "both",
                };
                let reader = if self.to == Reader::Player { reader } else { !man.piece.color };
                let man = self.men(slot!("man"), &[*man], reader);
                self.say("refusal-castling-blocked", &facts_of(man, [voice, ("way", way.into())]))
            }
            Refusal::CastlingOutOfCheck { king, from } => self.say(
                "refusal-castling-out-of-check",
                &facts_of(self.enemies(slot!("by"), from), [voice, ("square", square(king))]),
            ),
            Refusal::CastlingThroughAttack { square: at, from } => {
                self.attacked("refusal-castling-through-attack", *at, from)
            }
            Refusal::CastlingIntoAttack { square: at, from } => {
                self.attacked("refusal-castling-into-attack", *at, from)
            }
            Refusal::CastlingShieldLost { king, rook, from } => self.say(
                "refusal-castling-shield-lost",
                &facts_of(
                    self.enemies(slot!("by"), from),
                    [voice, ("king", square(king)), ("rook", square(rook))],
                ),
            ),
            other => self.ordinary(other),
        }
    }

    fn attacked(self, key: &str, at: Square, from: &[Man]) -> String {
        let voice = if self.to == Reader::Player { "you" } else { "any" };
        self.say(
            key,
            &facts_of(
                self.enemies(slot!("by"), from),
                [("voice", voice.into()), ("square", at.to_string().into()), ("count", from.len().into())],
            ),
        )
    }

    /// The reasons against moves other than castling.
    fn ordinary(self, refusal: &Refusal) -> String {
        let square = |s: &Square| Value::from(s.to_string());
        match refusal {
            Refusal::NoSuchPiece { piece, file, rank } => {
                let place = match (file, rank) {
                    (Some(_), Some(_)) => "square",
                    (Some(_), None) => "file",
                    (None, Some(_)) => "rank",
                    (None, None) => "anywhere",
                };
                let text = |c: &Option<char>| Value::from(c.map(String::from).unwrap_or_default());
                self.say(
                    "refusal-no-such-piece",
                    &[
                        ("where", place.into()),
                        ("piece", role_word(piece.role).into()),
                        ("file", text(file)),
                        ("rank", text(rank)),
                    ],
                )
            }
            Refusal::EmptySquare { square: at } => {
                self.say("refusal-empty-square", &[("square", square(at))])
            }
            Refusal::NotYourPiece { man } => {
                self.say("refusal-not-your-piece", &self.men(slot!("man"), &[*man], !man.piece.color))
            }
            Refusal::OtherPiece { man, named } => self.say(
                "refusal-other-piece",
                &facts_of(
                    [self.a_piece(slot!("found"), man.piece), self.a_piece(slot!("named"), *named)].concat(),
                    [("square", square(&man.square))],
                ),
            ),
            Refusal::NoMovement { man } => self.say("refusal-no-movement", &self.own(*man)),
            Refusal::OwnPieceOnTarget { man } => self.say("refusal-own-piece-on-target", &self.own(*man)),
            Refusal::WrongMovement { men, to } => self.wrong_movement(men, *to),
            Refusal::PawnTwoSteps { man, .. } => self.say("refusal-pawn-two-steps", &self.own(*man)),
            Refusal::Blocked { man, to, by } => {
                let key =
                    if man.piece.role == Role::Pawn { "refusal-blocked-pawn" } else { "refusal-blocked" };
                let by = self.men(slot!("by"), by, man.piece.color);
                self.say(key, &facts_of([self.own(*man), by].concat(), [("to", square(to))]))
            }
            Refusal::PawnCapturesNothing { man, to } => {
                self.say("refusal-pawn-captures-nothing", &facts_of(self.own(*man), [("to", square(to))]))
            }
            Refusal::NothingToCapture { square: at } => {
                self.say("refusal-nothing-to-capture", &[("square", square(at))])
            }
            Refusal::EnPassantTooLate { man, to, played } => self.say(
                "refusal-en-passant-too-late",
                &facts_of(
                    self.own(*man),
                    [("to", square(to)), ("move", self.speech.spell(&played.to_string()).into())],
                ),
            ),
            Refusal::EnPassantNoDoubleStep { man, to, played } => self.say(
                "refusal-en-passant-no-double-step",
                &facts_of(
                    self.own(*man),
                    [("to", square(to)), ("move", self.speech.spell(&played.to_string()).into())],
                ),
            ),
            Refusal::PromotionImpossible { piece } => {
                self.say("refusal-promotion-impossible", &self.a_piece(slot!("piece"), *piece))
            }
            Refusal::PromotionMissing { man, to } => {
                self.say("refusal-promotion-missing", &facts_of(self.own(*man), [("to", square(to))]))
            }
            Refusal::NothingPromotes { man, to } => {
                self.say("refusal-nothing-promotes", &facts_of(self.own(*man), [("to", square(to))]))
            }
            Refusal::GameOver { ending } => {
                self.say("refusal-game-over", &[("ending", ending_word(*ending).into())])
            }
            Refusal::NotStrict { faults, write } => {
                let faults: Vec<String> = faults.iter().map(|f| self.word(strict_key(*f))).collect();
                let faults = self.speech.list(self.lang, &faults);
                self.say("refusal-not-strict", &[("faults", faults.into()), ("write", write.into())])
            }
            other => self.king_safety(other),
        }
    }

    /// The reasons that are about the player's own king.
    fn king_safety(self, refusal: &Refusal) -> String {
        let square = |s: &Square| Value::from(s.to_string());
        match refusal {
            Refusal::Pinned { man, king, by, .. } => self.say(
                "refusal-pinned",
                &facts_of(
                    [self.own(*man), self.enemies(slot!("by"), &[*by])].concat(),
                    [("line", self.line(by.square, *king).into()), ("king", square(king))],
                ),
            ),
            Refusal::EnPassantExposes { captured, king, by, .. } => self.say(
                "refusal-en-passant-exposes",
                &facts_of(
                    [self.enemies(slot!("captured"), &[*captured]), self.enemies(slot!("by"), by)].concat(),
                    [("king", square(king))],
                ),
            ),
            Refusal::CheckNotAnswered { man, to, king, by } => self.say(
                "refusal-check-not-answered",
                &facts_of(
                    [self.own(*man), self.enemies(slot!("by"), by)].concat(),
                    [("to", square(to)), ("king", square(king))],
                ),
            ),
            Refusal::KingIntoCheck { to, by, .. } => self.say(
                "refusal-king-into-check",
                &facts_of(self.enemies(slot!("by"), by), [("to", square(to))]),
            ),
            other => {
                // A kind that the rules have learnt and the catalogue has not: seen by the test of all kinds.
                tracing::error!(kind = other.kind(), "no sentence for this refusal");
                other.kind().replace('_', " ")
            }
        }
    }

    fn wrong_movement(self, men: &[Man], to: Square) -> String {
        match men {
            [man] => {
                self.say("refusal-wrong-movement", &facts_of(self.own(*man), [("to", to.to_string().into())]))
            }
            [] => String::new(),
            [first, ..] => self.say(
                "refusal-wrong-movement-several",
                &[
                    ("piece", role_word(first.piece.role).into()),
                    ("squares", self.squares(men.iter().map(|m| m.square)).into()),
                    ("to", to.to_string().into()),
                ],
            ),
        }
    }

    fn line(self, from: Square, king: Square) -> String {
        if from.file() == king.file() {
            self.say("refusal-line-file", &[("file", king.file().char().to_string().into())])
        } else if from.rank() == king.rank() {
            self.say("refusal-line-rank", &[("rank", king.rank().char().to_string().into())])
        } else {
            self.say(
                "refusal-line-diagonal",
                &[("from", from.to_string().into()), ("king", king.to_string().into())],
            )
        }
    }
}

/// The name of an ending in the catalogue and in JSON.
pub const fn ending_word(ending: Ending) -> &'static str {
    match ending {
        Ending::Checkmate { .. } => "checkmate",
        Ending::Stalemate => "stalemate",
        Ending::DeadPosition => "dead_position",
        Ending::FivefoldRepetition => "fivefold_repetition",
        Ending::SeventyFiveMoves => "seventy_five_moves",
    }
}

const fn strict_key(fault: StrictFault) -> &'static str {
    match fault {
        StrictFault::NumberMissing => "refusal-strict-number-missing",
        StrictFault::NumberWrong => "refusal-strict-number-wrong",
        StrictFault::Coordinates => "refusal-strict-coordinates",
        StrictFault::Spelling => "refusal-strict-spelling",
        StrictFault::CaptureSign => "refusal-strict-capture-sign",
        StrictFault::CheckSign => "refusal-strict-check-sign",
    }
}
