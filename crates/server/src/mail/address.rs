//! Signed reply addresses, the bounce addresses of outgoing letters, and when two addresses are one person's.
//!
//! `play+g4711.17.w.k3v5q2m4xwd4t7ra@club.example` names a game, a ply and a seat, and carries an HMAC-SHA-256
//! of them cut to 80 bits. The alphabet is base32 (a-z2-7), compared without regard to case, because clients
//! lower-case addresses; the local part never has more than 40 octets, because providers refuse long ones. The
//! kind stands in the address and in the HMAC, so that a receipt's address can never be turned into one that moves.

use std::fmt;
use std::str::FromStr;

use data_encoding::BASE32_NOPAD_NOCASE as BASE32;
use frcec_rules::club::seat::Seat;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use unicode_normalization::UnicodeNormalization;

use super::text;

/// The longest local part that we ever write, in octets (fault case 113).
pub const LONGEST_LOCAL_PART: usize = 40;

/// The longest local part that SMTP allows (RFC 5321, section 4.5.3.1.1), in octets.
const SMTP_LOCAL_PART: usize = 64;

/// Separates this use of the club's secret from every other one.
const PURPOSE: &[u8] = b"frcec reply address 1\0";
/// Octets of the HMAC that stand in an address.
const MAC_OCTETS: usize = 10;

/// Octets of the HMAC that stand in a link of a letter.
const LINK_OCTETS: usize = 16;

/// What a reply address of a game may be used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Stands in the letter "your turn".
    Turn,
    /// Stands in a receipt: resigning, conditional lines, `cancel`, messages. It can never move.
    Receipt,
    /// Stands in a question; the only kind at which `yes` counts. Another move may be sent in its place.
    Question,
}

impl Kind {
    const fn letter(self) -> char {
        match self {
            Self::Turn => 'g',
            Self::Receipt => 'r',
            Self::Question => 'q',
        }
    }
}

/// What a signed local part says once its HMAC was found right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tag {
    /// One seat in one game at one ply.
    Game {
        /// What it may be used for.
        kind: Kind,
        /// The plain game number.
        game: i64,
        /// The ply at which the letter was written: the number of plies played by then. In a receipt, the ply
        /// at which the opponent is to move.
        ply: u32,
        /// The seat that the letter was written to.
        seat: Seat,
    },
    /// The digest number `issue` of one player.
    Digest {
        /// The player's id.
        player: i64,
        /// Which of that player's digests.
        issue: u32,
    },
    /// What answers an answer to a digest and asks something: only here does `#1 yes` count.
    DigestQuestion {
        /// The player's id.
        player: i64,
        /// Which of that player's digests.
        issue: u32,
    },
    /// The same where one board alone is asked about: what names none is for it.
    DigestBoard {
        /// The player's id.
        player: i64,
        /// Which of that player's digests.
        issue: u32,
        /// The board's number.
        number: u32,
    },
    /// A newsletter: its reader votes and chooses here.
    Newsletter {
        /// The reader's id.
        player: i64,
        /// Which issue.
        issue: u32,
    },
    /// A question of the club that concerns no game.
    Ask {
        /// The question's id.
        id: i64,
    },
    /// The envelope sender of one outgoing letter.
    Letter {
        /// The letter's id.
        id: i64,
    },
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game { kind, game, ply, seat } => {
                write!(f, "{}{game}.{ply}.{}", kind.letter(), seat.letter())
            }
            Self::Digest { player, issue } => write!(f, "d{player}.{issue}"),
            Self::DigestQuestion { player, issue } => write!(f, "e{player}.{issue}"),
            Self::DigestBoard { player, issue, number } => write!(f, "f{player}.{issue}.{number}"),
            Self::Newsletter { player, issue } => write!(f, "n{player}.{issue}"),
            Self::Ask { id } => write!(f, "a{}", in_base_32(*id)),
            Self::Letter { id } => write!(f, "l{}", in_base_32(*id)),
        }
    }
}

impl FromStr for Tag {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let kind = text.chars().next().ok_or(())?;
        let rest = text.get(kind.len_utf8()..).ok_or(())?;
        let tag = match kind {
            'g' | 'r' | 'q' => {
                let mut parts = rest.split('.');
                let game = number(parts.next())?;
                let ply = number(parts.next())?;
                let seat = match parts.next() {
                    Some("w") => Seat::White,
                    Some("b") => Seat::Black,
                    _ => return Err(()),
                };
                if parts.next().is_some() {
                    return Err(());
                }
                let kind = match kind {
                    'g' => Kind::Turn,
                    'r' => Kind::Receipt,
                    _ => Kind::Question,
                };
                Self::Game { kind, game, ply: u32::try_from(ply).map_err(|_| ())?, seat }
            }
            'd' | 'e' | 'n' => {
                let (player, issue) = rest.split_once('.').ok_or(())?;
                let issue = u32::try_from(number(Some(issue))?).map_err(|_| ())?;
                let player = number(Some(player))?;
                match kind {
                    'd' => Self::Digest { player, issue },
                    'e' => Self::DigestQuestion { player, issue },
                    _ => Self::Newsletter { player, issue },
                }
            }
            'f' => {
                let mut parts = rest.split('.');
                let player = number(parts.next())?;
                let mut small = || u32::try_from(number(parts.next())?).map_err(|_| ());
                Self::DigestBoard { player, issue: small()?, number: small()? }
            }
            'a' => Self::Ask { id: i64::from_str_radix(rest, 32).map_err(|_| ())? },
            'l' => Self::Letter { id: i64::from_str_radix(rest, 32).map_err(|_| ())? },
            _ => return Err(()),
        };
        // One spelling each: no leading zeros or signs.
        if tag.to_string() == text { Ok(tag) } else { Err(()) }
    }
}

/// A letter's id has up to 63 bits: 13 digits here, where decimal would not leave room for the HMAC.
fn in_base_32(id: i64) -> String {
    let mut digits = Vec::new();
    let mut rest = id.max(0);
    loop {
        let digit = u32::try_from(rest % 32).unwrap_or_default();
        digits.push(char::from_digit(digit, 32).unwrap_or('0'));
        rest /= 32;
        if rest == 0 {
            break digits.iter().rev().collect();
        }
    }
}

fn number(text: Option<&str>) -> Result<i64, ()> {
    text.filter(|t| t.bytes().all(|b| b.is_ascii_digit())).and_then(|t| t.parse().ok()).ok_or(())
}

/// A number so large that its address would have more than [`LONGEST_LOCAL_PART`] octets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{tag} makes a local part of {octets} octets, more than {LONGEST_LOCAL_PART}")]
pub struct TooLong {
    /// What was to be signed.
    pub tag: Tag,
    /// How long the local part would be.
    pub octets: usize,
}

/// Makes and checks signed addresses with the club's secret.
#[derive(Clone)]
pub struct Signer {
    key: Hmac<Sha256>,
}

impl fmt::Debug for Signer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Signer(secret)")
    }
}

impl Signer {
    /// A signer that uses the bytes of the club's secret file.
    pub fn new(secret: &[u8]) -> Self {
        let key = Hmac::new_from_slice(secret).expect("HMAC takes a key of any length");
        Self { key }
    }

    fn mac(&self, signed: &str) -> Hmac<Sha256> {
        let mut mac = self.key.clone();
        mac.update(PURPOSE);
        mac.update(signed.as_bytes());
        mac
    }

    /// A text with its own HMAC, for a link in a letter: `what` says what the link is for, so that none can stand for another.
    /// 128 bits of the HMAC, in base 32.
    pub fn seal_link(&self, what: &str, text: &str) -> String {
        let mac = self.link_mac(what, text).finalize().into_bytes();
        let mut mac = BASE32.encode(&mac[..LINK_OCTETS]);
        mac.make_ascii_lowercase();
        format!("{text}.{mac}")
    }

    /// The text that was sealed for `what`; `None` if the HMAC is not ours.
    pub fn unseal_link(&self, what: &str, sealed: &str) -> Option<String> {
        let (text, mac) = sealed.rsplit_once('.')?;
        let mac = BASE32.decode(mac.as_bytes()).ok().filter(|mac| mac.len() == LINK_OCTETS)?;
        self.link_mac(what, text).verify_truncated_left(&mac).ok()?;
        Some(text.to_owned())
    }

    fn link_mac(&self, what: &str, text: &str) -> Hmac<Sha256> {
        let mut mac = self.key.clone();
        for part in [b"frcec link 1\0", what.as_bytes(), b"\0", text.as_bytes()] {
            mac.update(part);
        }
        mac
    }

    /// The local part that carries this tag, at most [`LONGEST_LOCAL_PART`] octets.
    pub fn local_part(&self, tag: Tag) -> Result<String, TooLong> {
        let signed = tag.to_string();
        let mac = self.mac(&signed).finalize().into_bytes();
        let mut mac = BASE32.encode(&mac[..MAC_OCTETS]);
        mac.make_ascii_lowercase();
        let name = if matches!(tag, Tag::Letter { .. }) { "bounces" } else { "play" };
        let local = format!("{name}+{signed}.{mac}");
        if local.len() > LONGEST_LOCAL_PART {
            return Err(TooLong { tag, octets: local.len() });
        }
        Ok(local)
    }

    /// The whole address that carries this tag.
    pub fn address(&self, tag: Tag, domain: &str) -> Result<String, TooLong> {
        Ok(format!("{}@{domain}", self.local_part(tag)?))
    }

    /// Reads what stands behind the separator; `None` if the HMAC is not ours. Takes the same time for every
    /// wrong HMAC.
    pub fn verify(&self, text: &str) -> Option<Tag> {
        let text = text.to_ascii_lowercase();
        let (signed, mac) = text.rsplit_once('.')?;
        let mac = BASE32.decode(mac.as_bytes()).ok()?;
        if mac.len() != MAC_OCTETS {
            return None;
        }
        self.mac(signed).verify_truncated_left(&mac).ok()?;
        signed.parse().ok()
    }
}

/// One of the club's own addresses, before any HMAC is looked at.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Recipient {
    /// `club@`: general commands.
    Club,
    /// `play@` and `game@`, with what stands behind `+`, `-` or `=`, in lower case.
    Game(Option<String>),
    /// `bounces@`, likewise.
    Bounces(Option<String>),
    /// `postmaster@` and `abuse@`: for the people who run the club (RFC 5321, 4.5.1; RFC 2142).
    Keeper,
    /// `noreply@`: what arrives here alone is refused, since nobody reads it; a copy is swallowed.
    NoReply,
    /// Nothing that the club ever wrote.
    Unknown,
}

impl Recipient {
    /// Reads an envelope recipient. The delimiter is `+`, and `-` or `=` where a client or a form refuses that.
    pub fn parse(address: &str, domain: &str) -> Self {
        let address = text::without_invisible(address.trim().trim_matches(['<', '>']));
        let Some((local, host)) = address.rsplit_once('@') else {
            return Self::Unknown;
        };
        if local.len() > SMTP_LOCAL_PART || !host.trim_end_matches('.').eq_ignore_ascii_case(domain) {
            return Self::Unknown;
        }
        let local = unquoted(local).to_ascii_lowercase();
        if matches!(local.as_str(), "noreply" | "no-reply") {
            return Self::NoReply;
        }
        let (name, tag) = match local.split_once(['+', '-', '=']) {
            Some((name, tag)) => (name, Some(tag.to_owned()).filter(|t| !t.is_empty())),
            None => (local.as_str(), None),
        };
        match (name, tag) {
            ("club", None) => Self::Club,
            ("postmaster" | "abuse", None) => Self::Keeper,
            ("play" | "game", tag) => Self::Game(tag),
            ("bounces", tag) => Self::Bounces(tag),
            _ => Self::Unknown,
        }
    }
}

/// A local part without needless quotes: `"anna"@example.org` is `anna@example.org` (RFC 5321, section 4.1.2).
fn unquoted(local: &str) -> &str {
    let inner = local.strip_prefix('"').and_then(|l| l.strip_suffix('"')).unwrap_or(local);
    if inner.contains(['"', '\\', ' ', '@']) { local } else { inner }
}

/// An address in the one spelling under which the club knows it: no invisible characters, lower case, NFC, the
/// domain as A-labels (fault cases 111, 126, 127), without the sub-address behind `+`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Identity(String);

impl Identity {
    /// The identity of an addr-spec; `None` if it has no local part or no domain.
    pub fn of(address: &str) -> Option<Self> {
        let clean: String = text::without_invisible(address.trim()).nfc().collect();
        let (local, domain) = clean.rsplit_once('@')?;
        let domain = domain.trim_end_matches('.');
        let odd = |c: char| c.is_whitespace() || matches!(c, '<' | '>' | '(' | ')' | ',' | ';' | '"');
        if clean.replace('"', "").contains(odd) {
            return None;
        }
        let domain = match idna::domain_to_ascii(domain) {
            Ok(domain) => domain,
            // An address literal, or a name that no resolver knows: compared as it stands.
            Err(_) if domain.is_ascii() => domain.to_ascii_lowercase(),
            Err(_) => return None,
        };
        // A wide bracket becomes a plain one on the way to A-labels.
        if domain.contains(odd) {
            return None;
        }
        let local = unquoted(local).to_lowercase();
        let local = match local.split_once('+') {
            Some((person, _)) if !person.is_empty() => person,
            _ => local.as_str(),
        };
        if local.is_empty() || domain.is_empty() {
            return None;
        }
        Some(Self(format!("{local}@{domain}")))
    }

    /// The spelling, as `local@domain`.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The domain, as A-labels.
    pub fn domain(&self) -> &str {
        self.0.rsplit_once('@').map_or("", |(_, domain)| domain)
    }
}

impl fmt::Display for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TURN: Tag = Tag::Game { kind: Kind::Turn, game: 4711, ply: 17, seat: Seat::White };

    fn tag_of(local: &str) -> &str {
        local.split_once('+').expect("a delimiter").1
    }

    #[test]
    fn a_domain_that_only_folding_makes_odd_is_none() {
        for address in
            ["anna@wide\u{ff08}bracket.example", "anna@quote\u{ff02}.example", "\u{1820}@\u{1fb94}\u{3200}"]
        {
            let identity = Identity::of(address);
            let again = identity.as_ref().and_then(|known| Identity::of(known.as_str()));
            assert_eq!(identity, again, "one spelling each");
        }
        assert_eq!(Identity::of("anna@wide\u{ff08}bracket.example"), None);
    }

    #[test]
    fn what_was_signed_is_read_back_in_any_case() {
        let signer = Signer::new(b"secret");
        for tag in [
            TURN,
            Tag::Game { kind: Kind::Receipt, game: 1, ply: 0, seat: Seat::Black },
            Tag::Game { kind: Kind::Question, game: 9_999_999_999, ply: 999, seat: Seat::Black },
            Tag::Digest { player: 12, issue: 20_345 },
            Tag::DigestQuestion { player: 999_999, issue: 99_999 },
            Tag::DigestBoard { player: 999_999, issue: 99_999, number: 200 },
            Tag::Newsletter { player: 999_999, issue: 9_999 },
            Tag::Ask { id: i64::MAX },
            Tag::Letter { id: 0 },
            Tag::Letter { id: i64::MAX },
        ] {
            let local = signer.local_part(tag).expect("short");
            assert!(local.len() <= LONGEST_LOCAL_PART, "{local}");
            assert_eq!(signer.verify(tag_of(&local)), Some(tag));
            assert_eq!(signer.verify(&tag_of(&local).to_uppercase()), Some(tag));
        }
    }

    #[test]
    fn a_sealed_text_is_good_for_one_thing_only() {
        let signer = Signer::new(b"secret");
        let sealed = signer.seal_link("digest", "12");
        assert_eq!(signer.unseal_link("digest", &sealed).as_deref(), Some("12"));
        assert_eq!(signer.unseal_link("address", &sealed), None);
        assert_eq!(signer.unseal_link("digest", &sealed.replacen("12", "13", 1)), None);
        assert_eq!(signer.unseal_link("digest", "12."), None);
        assert_eq!(signer.unseal_link("digest", ""), None);
        assert_eq!(Signer::new(b"other").unseal_link("digest", &sealed), None);
    }

    #[test]
    fn another_kind_ply_seat_or_secret_is_refused() {
        let signer = Signer::new(b"secret");
        let local = signer.local_part(TURN).expect("short");
        let tag = tag_of(&local);
        for forged in [
            tag.replacen('g', "r", 1),
            tag.replacen(".17.", ".18.", 1),
            tag.replacen(".w.", ".b.", 1),
            tag.replacen("4711", "4712", 1),
            tag[..tag.len() - 1].to_owned(),
            format!("{tag}a"),
            String::new(),
        ] {
            assert_eq!(signer.verify(&forged), None, "{forged}");
        }
        assert_eq!(Signer::new(b"other").verify(tag), None);
    }

    #[test]
    fn a_number_too_large_for_forty_octets_is_an_error() {
        let signer = Signer::new(b"secret");
        let tag = Tag::Game { kind: Kind::Turn, game: 123_456_789_012_345, ply: 17, seat: Seat::White };
        assert!(signer.local_part(tag).is_err());
    }

    #[test]
    fn the_clubs_addresses_are_told_apart() {
        let parse = |a: &str| Recipient::parse(a, "club.example");
        assert_eq!(parse("club@Club.Example."), Recipient::Club);
        assert_eq!(parse("<play@club.example>"), Recipient::Game(None));
        assert_eq!(parse("GAME-Abc@club.example"), Recipient::Game(Some("abc".into())));
        assert_eq!(parse("bounces+x@club.example"), Recipient::Bounces(Some("x".into())));
        assert_eq!(parse("no-reply@club.example"), Recipient::NoReply);
        for unknown in ["play@other.example", "anna@club.example", "club+x@club.example", "play", ""] {
            assert_eq!(parse(unknown), Recipient::Unknown, "{unknown}");
        }
    }

    #[test]
    fn one_person_in_several_spellings() {
        let anna = Identity::of("anna@example.org");
        for spelling in [
            "ANNA@Example.ORG",
            "anna+a81f@example.org",
            "\u{200b}anna@example.org",
            " anna@example.org.",
            "\"anna\"@example.org",
        ] {
            assert_eq!(Identity::of(spelling), anna, "{spelling}");
        }
        assert_eq!(Identity::of("grå@grå.example"), Identity::of("GRÅ@xn--gr-zia.example"));
        assert_ne!(Identity::of("anna@example.com"), anna);
        for nobody in ["anna", "@example.org", "anna@", "", "a b@c.example", "<a@b.example", "a@b c"] {
            assert_eq!(Identity::of(nobody), None, "{nobody}");
        }
    }
}
