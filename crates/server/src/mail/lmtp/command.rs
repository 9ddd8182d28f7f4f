//! One command line of the protocol (RFC 2033, RFC 5321), parsed.

use super::reply::Reply;

/// What the client asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    Lhlo,
    Mail { from: String, size: Option<usize> },
    Rcpt { to: String },
    Data,
    Rset,
    Noop,
    Quit,
    Vrfy,
    Help,
}

impl Command {
    /// Parses a line without its CR LF; what cannot be taken comes back as the reply to give.
    pub fn parse(line: &[u8]) -> Result<Self, Reply> {
        let Ok(line) = str::from_utf8(line) else {
            return Err(Reply::new(501, "5.5.2", "command is not UTF-8"));
        };
        if line.contains(|c: char| c.is_control()) {
            return Err(Reply::new(501, "5.5.2", "control character in command"));
        }
        let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
        let bare = |command: Self| {
            if rest.trim().is_empty() {
                Ok(command)
            } else {
                Err(Reply::new(501, "5.5.4", "this command takes no argument"))
            }
        };
        match verb.to_ascii_uppercase().as_str() {
            "LHLO" if rest.trim().is_empty() => Err(Reply::new(501, "5.5.4", "LHLO needs your name")),
            "LHLO" => Ok(Self::Lhlo),
            "HELO" | "EHLO" => Err(Reply::new(500, "5.5.1", "this is LMTP, say LHLO")),
            "MAIL" => mail(rest),
            "RCPT" => rcpt(rest),
            "DATA" => bare(Self::Data),
            "RSET" => bare(Self::Rset),
            "QUIT" => bare(Self::Quit),
            "NOOP" => Ok(Self::Noop),
            "VRFY" => Ok(Self::Vrfy),
            "HELP" => Ok(Self::Help),
            _ => Err(Reply::new(500, "5.5.2", "unknown command")),
        }
    }
}

fn mail(rest: &str) -> Result<Command, Reply> {
    let bad_path = || Reply::new(501, "5.1.7", "expected MAIL FROM:<address>");
    let (from, parameters) = path(rest, "FROM:").ok_or_else(bad_path)?;
    let mut size = None;
    for parameter in parameters.split_ascii_whitespace() {
        let (key, value) = parameter.split_once('=').unwrap_or((parameter, ""));
        match key.to_ascii_uppercase().as_str() {
            "SIZE" if !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit()) => {
                // A number too long to be a size is too large a size.
                size = Some(value.parse().unwrap_or(usize::MAX));
            }
            "BODY" if value.eq_ignore_ascii_case("7BIT") || value.eq_ignore_ascii_case("8BITMIME") => {}
            "SMTPUTF8" if value.is_empty() => {}
            "SIZE" | "BODY" | "SMTPUTF8" => {
                return Err(Reply::new(501, "5.5.4", "parameter with a wrong value"));
            }
            _ => return Err(Reply::new(555, "5.5.4", "unknown parameter of MAIL FROM")),
        }
    }
    Ok(Command::Mail { from, size })
}

fn rcpt(rest: &str) -> Result<Command, Reply> {
    let bad_path = || Reply::new(501, "5.1.3", "expected RCPT TO:<address>");
    let (to, parameters) = path(rest, "TO:").ok_or_else(bad_path)?;
    if to.is_empty() {
        return Err(bad_path());
    }
    if !parameters.trim().is_empty() {
        return Err(Reply::new(555, "5.5.4", "unknown parameter of RCPT TO"));
    }
    Ok(Command::Rcpt { to })
}

/// `FROM:<path> parameters` -> the mailbox without a source route, and the parameters.
///
/// Clients put a space after the colon now and then; a quoted local part may hold `>`.
fn path<'a>(rest: &'a str, keyword: &str) -> Option<(String, &'a str)> {
    let head = rest.get(..keyword.len())?;
    if !head.eq_ignore_ascii_case(keyword) {
        return None;
    }
    let rest = rest[keyword.len()..].trim_start().strip_prefix('<')?;
    let mut quoted = false;
    let mut escaped = false;
    let end = rest.char_indices().find(|&(_, c)| {
        if escaped {
            escaped = false;
            return false;
        }
        match c {
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '>' => return !quoted,
            _ => {}
        }
        false
    })?;
    let (inside, after) = (&rest[..end.0], &rest[end.0 + 1..]);
    if !(after.is_empty() || after.starts_with(' ')) {
        return None;
    }
    let mailbox = match inside.strip_prefix('@') {
        // A source route, obsolete since 1989, says only how the mail came here.
        Some(route) => route.split_once(':')?.1,
        None => inside,
    };
    if mailbox.contains(' ') && !mailbox.starts_with('"') {
        return None;
    }
    Some((mailbox.to_owned(), after))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ok(line: &str) -> Command {
        Command::parse(line.as_bytes()).unwrap()
    }

    fn code(line: &[u8]) -> u16 {
        Command::parse(line).unwrap_err().code()
    }

    #[test]
    fn commands_are_case_blind() {
        assert_eq!(ok("lhlo mx.example"), Command::Lhlo);
        assert_eq!(ok("Quit"), Command::Quit);
        assert_eq!(ok("rcpt to:<a@b>"), Command::Rcpt { to: "a@b".into() });
    }

    #[test]
    fn senders() {
        let mail = |from: &str, size| Command::Mail { from: from.into(), size };
        assert_eq!(ok("MAIL FROM:<>"), mail("", None));
        assert_eq!(ok("MAIL FROM:<a@b> SIZE=12 BODY=8BITMIME SMTPUTF8"), mail("a@b", Some(12)));
        assert_eq!(
            ok("MAIL FROM: <gr\u{e5}@gr\u{e5}.example> SMTPUTF8"),
            mail("gr\u{e5}@gr\u{e5}.example", None)
        );
        assert_eq!(ok("MAIL FROM:<@x,@y:a@b>"), mail("a@b", None));
        assert_eq!(ok("MAIL FROM:<\"a > b\"@c>"), mail("\"a > b\"@c", None));
        assert_eq!(ok("MAIL FROM:<a@b> SIZE=99999999999999999999999"), mail("a@b", Some(usize::MAX)));
    }

    #[test]
    fn nonsense_is_refused() {
        for (line, expected) in [
            (&b"MAIL FROM:a@b"[..], 501),
            (b"MAIL TO:<a@b>", 501),
            (b"MAIL FROM:<a@b", 501),
            (b"MAIL FROM:<a@b>x", 501),
            (b"MAIL FROM:<a@b> SIZE=x", 501),
            (b"MAIL FROM:<a@b> RET=FULL", 555),
            (b"RCPT TO:<>", 501),
            (b"RCPT TO:<a@b> NOTIFY=NEVER", 555),
            (b"DATA now", 501),
            (b"EHLO x", 500),
            (b"LHLO", 501),
            (b"STARTTLS", 500),
            (b"", 500),
            (b"NOOP \0", 501),
            (b"MAIL FROM:<\xff@b>", 501),
            ("MAIL FR\u{e9}M:<a@b>".as_bytes(), 501),
        ] {
            assert_eq!(code(line), expected, "{}", String::from_utf8_lossy(line));
        }
    }
}
