//! What our own host in front wrote on top of a message: its authentication results and its Received line. Lower
//! ones of the same kind are anybody's (fault case 117).

use std::net::IpAddr;

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
///
/// Every host writes on top of what it was given. So below the topmost Received line that is not our host's nothing is its own;
/// what stands between our host's line and that one may be (filters put their results below the line of the host they work
/// for), and is the sender's where the host strips no results in its own name (RFC 8601, 5): README.md says how it does.
pub fn dmarc(fields: &Fields, authserv_id: Option<&str>, from: Option<&Identity>) -> Dmarc {
    let Some(id) = authserv_id else { return Dmarc::None };
    let written = fields.iter().take_while(|field| {
        let by = field.name.eq_ignore_ascii_case("Received").then(|| received_by(&field.text()));
        by.is_none_or(|by| by.is_some_and(|by| by.eq_ignore_ascii_case(id)))
    });
    let ours = written
        .filter(|field| field.name.eq_ignore_ascii_case("Authentication-Results"))
        .map(|field| statements(&with_plain_id(&field.text())))
        .find(|statements| {
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

/// The value without quotation marks around the id at its beginning, which RFC 8601 allows.
fn with_plain_id(value: &str) -> String {
    let quoted = value.trim_start().strip_prefix('"').and_then(|rest| rest.split_once('"'));
    match quoted {
        Some((id, rest)) if !id.contains(['\\', ';', '(']) => format!("{id}{rest}"),
        _ => value.to_owned(),
    }
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

/// The host that handed a message to ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Client {
    /// From where it connected.
    pub ip: IpAddr,
    /// What it called itself.
    pub helo: String,
}

/// The topmost Received line, split before its date, if our configured host wrote it.
fn topmost_received(fields: &Fields, mail_host: Option<&str>) -> Option<(String, String)> {
    let host = mail_host?;
    let topmost = fields.all("Received").next()?.text();
    let (trace, date) = topmost.rsplit_once(';')?;
    received_by(&topmost)?.eq_ignore_ascii_case(host).then(|| (trace.to_owned(), date.to_owned()))
}

/// The host that wrote a Received line, by its own word.
fn received_by(line: &str) -> Option<String> {
    let (trace, _) = line.rsplit_once(';')?;
    let clean = statements(trace).concat();
    let mut words = clean.split_whitespace().skip_while(|w| !w.eq_ignore_ascii_case("by"));
    Some(words.nth(1)?.trim_end_matches('.').to_owned())
}

/// Who gave the message to our configured host: `from HELO (NAME [IP]) by HOST`. The IP is the last one in brackets before
/// `by`, since what stands before it may be the client's own words; so may what is said to be its `helo=`.
pub fn client(fields: &Fields, mail_host: Option<&str>) -> Option<Client> {
    let (trace, _) = topmost_received(fields, mail_host)?;
    let (from, _) = trace.split_once(" by ")?;
    let helo = from.trim().strip_prefix("from ")?.split_whitespace().next()?.to_owned();
    let mut found = None;
    let mut before = "";
    let mut rest = from;
    while let Some((head, tail)) = rest.split_once('[') {
        before = if head.is_empty() { before } else { head };
        let Some((inside, after)) = tail.split_once(']') else { break };
        let text = inside.strip_prefix("IPv6:").unwrap_or(inside);
        if !before.ends_with('=')
            && let Ok(ip) = text.parse()
        {
            found = Some(ip);
        }
        rest = after;
    }
    found.map(|ip| Client { ip, helo })
}

/// When our configured host took the message, Unix ms: the topmost Received line, if that host wrote it.
pub fn received_at(fields: &Fields, mail_host: Option<&str>) -> Option<i64> {
    let (_, date) = topmost_received(fields, mail_host)?;
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
        let quoted = "Authentication-Results: \"mx.club.example\" 1; dmarc=fail header.from=example.org";
        assert_eq!(verdict(quoted), Dmarc::Fail);
        assert_eq!(verdict(pass), Dmarc::Pass);
        assert_eq!(verdict(fail), Dmarc::Fail);
        assert_eq!(verdict(theirs), Dmarc::None);
        assert_eq!(verdict(&format!("{theirs}\r\n{fail}\r\n{pass}")), Dmarc::Fail);
        assert_eq!(verdict(&format!("{pass}\r\n{fail}")), Dmarc::Pass);
        assert_eq!(dmarc(&fields(pass), None, None), Dmarc::None);
    }

    #[test]
    fn results_below_another_hosts_line_are_not_ours() {
        let results = "Authentication-Results: mx.club.example; dmarc=pass header.from=example.org";
        let ours = "Received: from mail.example.net (unknown [192.0.2.6]) by mx.club.example; \
                    Mon, 30 Nov 2026 12:05:00 +0000";
        let theirs = "Received: from laptop (unknown [10.0.0.1]) by mail.example.net; \
                      Mon, 30 Nov 2026 12:04:50 +0000";
        let odd = "Received: from laptop";
        for (block, expected) in [
            (vec![results, ours, theirs], Dmarc::Pass),
            // A filter's, which works for our host, and one behind a second passage through it.
            (vec![ours, results, theirs], Dmarc::Pass),
            (vec![ours, ours, results, theirs], Dmarc::Pass),
            (vec![ours, theirs, results], Dmarc::None),
            (vec![ours, theirs, "From: anna@example.org", results], Dmarc::None),
            (vec![theirs, results], Dmarc::None),
            (vec![ours, odd, results], Dmarc::None),
            // What he writes in our name stands below what another has written.
            (vec![ours, theirs, ours, results], Dmarc::None),
        ] {
            assert_eq!(verdict(&block.join("\r\n")), expected, "{block:?}");
        }
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
    fn the_client_is_whom_our_host_saw() {
        let at = |from: &str| {
            let block = format!(
                "Received: from {from} by mx.club.example with ESMTP; Fri, 03 Apr 2026 10:40:05 +0000"
            );
            client(&fields(&block), Some("mx.club.example")).map(|c| (c.ip.to_string(), c.helo))
        };
        let is = |ip: &str, helo: &str| Some((ip.to_owned(), helo.to_owned()));
        assert_eq!(at("mail.example.org (rdns.example [192.0.2.1])"), is("192.0.2.1", "mail.example.org"));
        assert_eq!(
            at("[198.51.100.7] (rdns.example [IPv6:2001:db8::1])"),
            is("2001:db8::1", "[198.51.100.7]")
        );
        assert_eq!(at("[192.0.2.1] (helo=[198.51.100.7])"), is("192.0.2.1", "[192.0.2.1]"));
        assert_eq!(at("mail.example.org"), None);
        let theirs = "Received: from a (b [192.0.2.1]) by mx.evil.example; Fri, 03 Apr 2026 10:40:05 +0000";
        assert_eq!(client(&fields(theirs), Some("mx.club.example")), None);
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
