//! What our own host in front wrote on top of a message: its authentication results and its Received line. Lower
//! ones of the same kind are anybody's (fault case 117).

use mail_parser::DateTime;

use super::fields::Fields;
use crate::mail::address::Identity;

/// What our own host says of DMARC (RFC 8601).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dmarc {
    /// The From domain is authenticated.
    Pass,
    /// It is not, and its policy says so.
    Fail,
    /// No result of ours, `none`, `temperror` and the like: not failing, not passing.
    None,
}

/// The DMARC result of the topmost Authentication-Results field with our authserv-id. Without an id: none. A
/// result for another domain than that of From counts as none.
pub fn dmarc(fields: &Fields, authserv_id: Option<&str>, from: Option<&Identity>) -> Dmarc {
    let Some(id) = authserv_id else { return Dmarc::None };
    let ours = fields.all("Authentication-Results").map(|f| statements(&f.text())).find(|statements| {
        let named = statements.first().and_then(|s| s.split_whitespace().next()).unwrap_or("");
        named.trim_end_matches('.').eq_ignore_ascii_case(id)
    });
    let Some(statements) = ours else { return Dmarc::None };
    let mut found = Dmarc::None;
    for statement in &statements[1..] {
        let statement = statement.to_ascii_lowercase().replace(" =", "=").replace("= ", "=");
        let mut words = statement.split_whitespace();
        let Some((method, result)) = words.next().and_then(|w| w.split_once('=')) else { continue };
        if method.split('/').next() != Some("dmarc") {
            continue;
        }
        match result {
            "fail" => return Dmarc::Fail,
            "pass" => {
                let about = words.find_map(|w| w.strip_prefix("header.from="));
                let about = about.map(|domain| domain.rsplit('@').next().unwrap_or(domain));
                let same = about.is_none_or(|domain| {
                    let named = Identity::of(&format!("x@{domain}"));
                    from.is_none_or(|from| named.is_some_and(|named| named.domain() == from.domain()))
                });
                if same {
                    found = Dmarc::Pass;
                }
            }
            _ => {}
        }
    }
    found
}

/// Splits at semicolons; comments and quoted strings, which a sender's words may stand in, are dropped.
fn statements(value: &str) -> Vec<String> {
    let mut out = vec![String::new()];
    let mut depth = 0_u32;
    let mut quoted = false;
    let mut chars = value.chars();
    while let Some(c) = chars.next() {
        match c {
            '\\' => {
                chars.next();
            }
            '"' if depth == 0 => quoted = !quoted,
            _ if quoted => {}
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ if depth > 0 => {}
            ';' => out.push(String::new()),
            c => {
                if let Some(last) = out.last_mut() {
                    last.push(c);
                }
            }
        }
    }
    out
}

/// When our configured host took the message, Unix ms: the topmost Received line, if that host wrote it.
pub fn received_at(fields: &Fields, mail_host: Option<&str>) -> Option<i64> {
    let host = mail_host?;
    let topmost = fields.all("Received").next()?.text();
    let (trace, date) = topmost.rsplit_once(';')?;
    let trace = statements(trace).concat();
    let mut words = trace.split_whitespace().skip_while(|w| !w.eq_ignore_ascii_case("by"));
    let by = words.nth(1)?.trim_end_matches('.');
    if !by.eq_ignore_ascii_case(host) {
        return None;
    }
    let date = DateTime::parse_rfc822(date.trim())?;
    date.is_valid().then(|| date.to_timestamp().saturating_mul(1000))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(block: &str) -> Fields {
        Fields::read(format!("{block}\r\n\r\n").as_bytes()).expect("within limits").0
    }

    fn verdict(block: &str) -> Dmarc {
        dmarc(&fields(block), Some("mx.club.example"), Identity::of("anna@example.org").as_ref())
    }

    #[test]
    fn only_the_topmost_results_of_our_own_host_count() {
        let pass =
            "Authentication-Results: mx.club.example; spf=pass; dmarc=pass (p=none) header.from=example.org";
        let fail = "Authentication-Results: mx.club.example 1; dmarc=fail header.from=example.org";
        let theirs = "Authentication-Results: mx.evil.example; dmarc=pass header.from=example.org";
        assert_eq!(verdict(pass), Dmarc::Pass);
        assert_eq!(verdict(fail), Dmarc::Fail);
        assert_eq!(verdict(theirs), Dmarc::None);
        assert_eq!(verdict(&format!("{theirs}\r\n{fail}\r\n{pass}")), Dmarc::Fail);
        assert_eq!(verdict(&format!("{pass}\r\n{fail}")), Dmarc::Pass);
        assert_eq!(dmarc(&fields(pass), None, None), Dmarc::None);
    }

    #[test]
    fn words_of_the_sender_are_no_results() {
        for forged in [
            "Authentication-Results: mx.club.example; spf=pass (dmarc=pass)",
            "Authentication-Results: mx.club.example; spf=pass smtp.mailfrom=\"x; dmarc=pass\"",
            "Authentication-Results: mx.club.example; dmarc=pass header.from=evil.example",
            "Authentication-Results: evil.example (mx.club.example); dmarc=pass",
            "Authentication-Results: mx.club.example; dmarc=temperror",
            "Authentication-Results: mx.club.example; none",
        ] {
            assert_eq!(verdict(forged), Dmarc::None, "{forged}");
        }
    }

    #[test]
    fn the_time_is_our_hosts_or_nobodys() {
        let ours = "Received: from x.example (by mx.evil.example) by mx.club.example with ESMTP; \
                    Fri, 03 Apr 2026 10:40:05 +0000";
        let theirs = "Received: from a by mx.evil.example; Mon, 01 Jan 2018 01:04:44 +0100";
        let at = |block: &str| received_at(&fields(block), Some("mx.club.example"));
        assert_eq!(at(ours), Some(1_775_212_805_000));
        assert_eq!(at(&format!("{ours}\r\n{theirs}")), Some(1_775_212_805_000));
        assert_eq!(at(&format!("{theirs}\r\n{ours}")), None);
        assert_eq!(at("Received: by mx.club.example; Fr, 3. Apr. 2026 25:61 MESZ"), None);
        assert_eq!(received_at(&fields(ours), None), None);
    }
}
