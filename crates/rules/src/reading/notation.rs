//! The piece letters of the club's languages.
//!
//! The same letter names different pieces: `R` is the rook in English and the king in French, `B` the bishop in
//! English and the rook in Hungarian, `P` the pawn in English and the knight in Dutch, `S` the knight in German
//! and the bishop in Czech.

use std::fmt;
use std::str::FromStr;

use shakmaty::Role;

use super::fold::Glyph;

/// A language whose piece letters are read and written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// K Q R B N
    English,
    /// K D T L S
    German,
    /// R D T F C
    French,
    /// R D T A C
    Spanish,
    /// R D T A C
    Italian,
    /// K D T L P
    Dutch,
    /// R D T B C
    Portuguese,
    /// Кр Ф Л С К
    Russian,
    /// K H W G S
    Polish,
    /// K V B F H
    Hungarian,
    /// K D V S J
    Czech,
    /// K D T L S
    Swedish,
}

/// The languages that the club speaks.
const SPOKEN: [Notation; 5] =
    [Notation::English, Notation::German, Notation::French, Notation::Spanish, Notation::Russian];

/// King, queen, rook, bishop, knight.
type Letters = [&'static str; 5];

impl Notation {
    /// All languages, English first.
    pub const ALL: [Self; 12] = [
        Self::English,
        Self::German,
        Self::French,
        Self::Spanish,
        Self::Italian,
        Self::Dutch,
        Self::Portuguese,
        Self::Russian,
        Self::Polish,
        Self::Hungarian,
        Self::Czech,
        Self::Swedish,
    ];

    /// The two-letter code of ISO 639-1.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::French => "fr",
            Self::Spanish => "es",
            Self::Italian => "it",
            Self::Dutch => "nl",
            Self::Portuguese => "pt",
            Self::Russian => "ru",
            Self::Polish => "pl",
            Self::Hungarian => "hu",
            Self::Czech => "cs",
            Self::Swedish => "sv",
        }
    }

    const fn letters(self) -> Letters {
        match self {
            Self::English => ["K", "Q", "R", "B", "N"],
            Self::German | Self::Swedish => ["K", "D", "T", "L", "S"],
            Self::French => ["R", "D", "T", "F", "C"],
            Self::Spanish | Self::Italian => ["R", "D", "T", "A", "C"],
            Self::Dutch => ["K", "D", "T", "L", "P"],
            Self::Portuguese => ["R", "D", "T", "B", "C"],
            Self::Russian => ["Кр", "Ф", "Л", "С", "К"],
            Self::Polish => ["K", "H", "W", "G", "S"],
            Self::Hungarian => ["K", "V", "B", "F", "H"],
            Self::Czech => ["K", "D", "V", "S", "J"],
        }
    }

    /// The letter of a piece; empty for the pawn.
    pub const fn letter(self, role: Role) -> &'static str {
        match role {
            Role::King => self.letters()[0],
            Role::Queen => self.letters()[1],
            Role::Rook => self.letters()[2],
            Role::Bishop => self.letters()[3],
            Role::Knight => self.letters()[4],
            Role::Pawn => "",
        }
    }

    /// Writes an English SAN with the letters of this language: `Nf3` becomes `Sf3` in German.
    pub fn spell(self, san: &str) -> String {
        let mut out = String::with_capacity(san.len() + 2);
        for ch in san.chars() {
            match Role::from_char(ch).filter(|_| ch.is_ascii_uppercase()) {
                Some(role) => out.push_str(self.letter(role)),
                None => out.push(ch),
            }
        }
        out
    }

    /// The piece this language's letter names, for an upper-case `ch` of one letter (the Russian king has two).
    fn role(self, ch: char) -> Option<Role> {
        [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight]
            .into_iter()
            .find(|role| self.letter(*role).chars().eq([ch]))
    }
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The text names no language whose piece letters are known.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no language {0:?}: en, de, fr, es, it, nl, pt, ru, pl, hu, cs and sv are known")]
pub struct UnknownNotation(String);

impl FromStr for Notation {
    type Err = UnknownNotation;

    /// Reads `de`, `DE`, `de-AT`, `pt_BR`, or the English name of the language.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let lower = text.trim().to_lowercase();
        let code = lower.split(['-', '_', '.']).next().unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|n| n.code() == code || format!("{n:?}").to_lowercase() == lower)
            .ok_or_else(|| UnknownNotation(text.to_owned()))
    }
}

/// A small set of piece kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Roles(u8);

impl Roles {
    pub(super) const ANY: Self = Self(0b111_1110);

    pub(super) const fn one(role: Role) -> Self {
        Self(1 << role as u8)
    }

    pub(super) fn add(&mut self, role: Role) {
        self.0 |= 1 << role as u8;
    }

    pub(super) const fn has(self, role: Role) -> bool {
        self.0 & (1 << role as u8) != 0
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) const fn is_single(self) -> bool {
        self.0.is_power_of_two()
    }

    pub(super) const fn is_any(self) -> bool {
        self.0 == Self::ANY.0
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Role> {
        Role::ALL.into_iter().filter(move |r| self.has(*r))
    }
}

/// What a letter at the place of a piece may name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PieceLetter {
    pub roles: Roles,
    /// How many glyphs it takes: two for the Russian king.
    pub width: usize,
    /// No English letter: read by the letters of some other language.
    pub foreign: bool,
    /// What it names most likely: without a chosen language, its piece in the languages that the club speaks.
    pub likely: Roles,
}

impl PieceLetter {
    /// One glyph that names these pieces, none of them likelier than another.
    const fn sure(roles: Roles, foreign: bool) -> Self {
        Self { roles, width: 1, foreign, likely: roles }
    }
}

/// Reads a piece letter at the start of `glyphs`. With `fold_case`, small letters count as capital ones.
pub(super) fn piece_letter(
    glyphs: &[Glyph],
    notation: Option<Notation>,
    fold_case: bool,
) -> Option<PieceLetter> {
    let first = *glyphs.first()?;
    if first.never_piece {
        // A small с is a file, and in Russian the bishop (слон) as small as the other pieces' letters may be written.
        let bishop = fold_case && first.ch == 'c' && notation == Some(Notation::Russian);
        return bishop.then_some(PieceLetter::sure(Roles::one(Role::Bishop), true));
    }
    let upper = if fold_case { capital(first.ch) } else { first.ch };
    let mut roles = Roles::default();
    if let Some(role) = figurine(upper) {
        return Some(PieceLetter::sure(Roles::one(role), false));
    }
    let russian = matches!(notation, None | Some(Notation::Russian));
    if russian && matches!(upper, 'К' | 'K') {
        let second = glyphs.get(1).map(|g| if fold_case { bare_lower(g.ch) } else { g.ch });
        if second == Some('р') || (second == Some('p') && (upper == 'К' || notation.is_some())) {
            return Some(PieceLetter { width: 2, ..PieceLetter::sure(Roles::one(Role::King), true) });
        }
    }
    // A Cyrillic К is the Russian knight and looks like the English king; with Russian chosen it is the knight,
    // and a Latin K may be a knight typed on the other keyboard.
    if upper == 'К' {
        roles.add(Role::Knight);
        if notation != Some(Notation::Russian) {
            roles.add(Role::King);
        }
        return Some(PieceLetter { likely: Roles::one(Role::Knight), ..PieceLetter::sure(roles, true) });
    }
    // P is the Dutch knight; elsewhere some write it before a pawn's move. Without a language it is both.
    if upper == 'P' {
        if notation != Some(Notation::Dutch) {
            roles.add(Role::Pawn);
        }
        if matches!(notation, None | Some(Notation::Dutch)) {
            roles.add(Role::Knight);
        }
        return Some(PieceLetter::sure(roles, true));
    }
    let english = Notation::English.role(upper);
    if let Some(role) = english {
        roles.add(role);
    }
    match notation {
        Some(language) => {
            if let Some(role) = language.role(upper) {
                roles.add(role);
            }
            // What looks the same on the other keyboard.
            match upper {
                'K' if language == Notation::Russian => roles.add(Role::Knight),
                'C' if language == Notation::Russian => roles.add(Role::Bishop),
                _ => {}
            }
        }
        None if english.is_none() => {
            for role in Notation::ALL.into_iter().filter_map(|language| language.role(upper)) {
                roles.add(role);
            }
        }
        None => {}
    }
    let mut likely = roles;
    if notation.is_none() && english.is_none() {
        let mut spoken = Roles::default();
        for role in SPOKEN.into_iter().filter_map(|language| language.role(upper)) {
            spoken.add(role);
        }
        // Of two languages that the club does not speak none is likelier.
        if !spoken.is_empty() || !roles.is_single() {
            likely = spoken;
        }
    }
    (!roles.is_empty()).then_some(PieceLetter { likely, ..PieceLetter::sure(roles, english.is_none()) })
}

/// The piece a pawn is to become; case is free here.
pub(super) fn promotion_letter(glyph: Glyph, notation: Option<Notation>) -> Option<Roles> {
    let upper = capital(glyph.ch);
    if upper == 'P' && notation != Some(Notation::Dutch) {
        return Some(Roles::one(Role::Pawn));
    }
    let letter = piece_letter(&[Glyph::plain(upper)], notation, false)?;
    Some(letter.roles)
}

const fn figurine(ch: char) -> Option<Role> {
    Some(match ch {
        '♔' => Role::King,
        '♕' => Role::Queen,
        '♖' => Role::Rook,
        '♗' => Role::Bishop,
        '♘' => Role::Knight,
        '♙' => Role::Pawn,
        _ => return None,
    })
}

fn capital(ch: char) -> char {
    ch.to_uppercase().next().unwrap_or(ch)
}

fn bare_lower(ch: char) -> char {
    ch.to_lowercase().next().unwrap_or(ch)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_and_names() {
        for n in Notation::ALL {
            assert_eq!(n.code().parse(), Ok(n));
            assert_eq!(format!("{n:?}").parse(), Ok(n));
        }
        assert_eq!("pt_BR".parse(), Ok(Notation::Portuguese));
        assert!("eo".parse::<Notation>().is_err());
    }

    #[test]
    fn spelling() {
        assert_eq!(Notation::German.spell("Nbxd2+"), "Sbxd2+");
        assert_eq!(Notation::Russian.spell("Kf1"), "Крf1");
        assert_eq!(Notation::French.spell("e8=Q#"), "e8=D#");
        assert_eq!(Notation::Hungarian.spell("O-O-O"), "O-O-O");
    }
}
