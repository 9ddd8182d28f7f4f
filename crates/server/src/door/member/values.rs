//! What people write of themselves: taken in one form, or refused with what is wrong.
use jiff::tz::TimeZone;

use super::super::Invalid;
use crate::{mail::screen::is_unread, speech::Lang};

/// An address of a person: not the club's own, and none that nobody reads.
pub(in crate::door) fn mail_address(text: &str, own_domain: &str) -> Result<String, Invalid> {
    let address = text.trim().to_owned();
    match address.parse::<lettre::Address>() {
        Err(_) => Err(Invalid::Address(address)),
        Ok(parsed) if parsed.domain().eq_ignore_ascii_case(own_domain) => Err(Invalid::OwnAddress(address)),
        // As the mail program reads it, which can write to no quoted name and to no address of a host (RFC 5322, 3.4.1).
        Ok(_) if address.contains(['"', '[', '\\']) => Err(Invalid::OddAddress(address)),
        Ok(parsed) if is_unread(parsed.user()) => Err(Invalid::RobotAddress(address)),
        Ok(_) => Ok(address),
    }
}

/// A name without the invisible marks that turn the text after it around, in other people's letters too.
pub(in crate::door) fn person_name(text: &str) -> Result<String, Invalid> {
    let turns = |c: &char| matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    let name: String = text.chars().filter(|c| !turns(c)).collect();
    let name = name.trim().to_owned();
    // Something of it can be seen, clicked on, and read aloud.
    let fits = name.chars().any(char::is_alphanumeric)
        && name.chars().count() <= 80
        && !name.chars().any(char::is_control);
    if fits { Ok(name) } else { Err(Invalid::Name) }
}

pub(in crate::door) fn zone_name(text: &str) -> Result<String, Invalid> {
    let zone = text.trim();
    match TimeZone::get(zone) {
        Ok(_) => Ok(zone.to_owned()),
        Err(_) => Err(Invalid::Zone(zone.to_owned())),
    }
}

pub(in crate::door) fn language(text: &str) -> Result<String, Invalid> {
    match text.parse::<Lang>() {
        Ok(lang) => Ok(lang.tag().to_owned()),
        Err(_) => Err(Invalid::Lang(text.to_owned())),
    }
}

/// ISO 3166-1 alpha-2: the codes that are given to a country, and XK, which Kosovo uses.
const COUNTRIES: &str = "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS \
    BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE \
    EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM \
    HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC \
    LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA \
    NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW \
    SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO \
    TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW XK";

pub(in crate::door) fn country_code(text: &str) -> Result<String, Invalid> {
    let code = text.trim().to_ascii_uppercase();
    let fits = COUNTRIES.split(' ').any(|known| known == code);
    if fits { Ok(code) } else { Err(Invalid::Country(text.trim().to_owned())) }
}

/// Whether a text can be a handle: it stands in addresses of pages.
pub fn is_handle(text: &str) -> bool {
    let length = text.len();
    (2..=30).contains(&length)
        && text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_'))
}

/// A handle made from an address's local part.
pub(in crate::door) fn handle_from(local: &str) -> String {
    let letters: String =
        local.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' }).collect();
    let trimmed: String = letters
        .trim_start_matches(|c: char| !c.is_ascii_alphabetic())
        .trim_end_matches('-')
        .chars()
        .take(26)
        .collect();
    if is_handle(&trimmed) { trimmed } else { "member".to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn handles_fit_into_addresses_of_pages() {
        for good in ["anna", "Jo", "max-2", "a_b"] {
            assert!(is_handle(good), "{good}");
        }
        for bad in ["", "a", "2max", "an na", "änne", "a/b", &"x".repeat(31)] {
            assert!(!is_handle(bad), "{bad}");
        }
        assert_eq!(handle_from("anna.alder"), "anna-alder");
        assert_eq!(handle_from("x7"), "x7");
        assert_eq!(handle_from("007"), "member");
    }

    #[test]
    fn an_address_is_that_of_a_person() {
        assert_eq!(mail_address(" anna@example.org ", "club.example").unwrap(), "anna@example.org");
        for own in ["club@club.example", "play+g1.0.w.abc@CLUB.example"] {
            assert_eq!(mail_address(own, "club.example"), Err(Invalid::OwnAddress(own.to_owned())));
        }
        for unread in ["mailer-daemon@example.org", "No-Reply@example.org", "bounces+7@example.org"] {
            assert_eq!(mail_address(unread, "club.example"), Err(Invalid::RobotAddress(unread.to_owned())));
        }
        for odd in ["\"a b\"@example.org", "a@[127.0.0.1]"] {
            assert_eq!(mail_address(odd, "club.example"), Err(Invalid::OddAddress(odd.to_owned())));
        }
        for nothing in ["\u{200B}\u{200B}", "…", "a\nb", ""] {
            assert_eq!(person_name(nothing), Err(Invalid::Name), "{nothing:?}");
        }
        assert_eq!(person_name("李 🐎").unwrap(), "李 🐎");
        assert_eq!(mail_address("anna", "club.example"), Err(Invalid::Address("anna".to_owned())));
    }
}
