//! Entry functions for fuzzing. Each takes any octets, must not panic, checks what its module promises, and gives a
//! number that tells kinds of outcomes apart, so that a fuzzer without instrumentation knows what is new.

use std::hash::{DefaultHasher, Hash, Hasher};

use frcec_rules::{Line, StartPosition};

use super::address::{Identity, Recipient, Signer};
use super::body::{LINES, OCTETS, Reply, SourceLine, html, mask, style};
use super::command::boards::{self, Boards};
use super::command::{self, Found};
use super::judge::trial::Trial;
use super::limits::Limits;
use super::lmtp::{self, Session, Step};
use super::read::Mail;

fn number(parts: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    parts.hash(&mut hasher);
    hasher.finish()
}

/// The text as the body rules take it.
fn lines(octets: &[u8]) -> Vec<SourceLine> {
    SourceLine::plain(&String::from_utf8_lossy(octets))
}

fn kind(found: &Found) -> u8 {
    match found {
        Found::Empty => 0,
        Found::Nothing { .. } => 1,
        Found::One(_) => 2,
        Found::Unclear(_) => 3,
    }
}

/// A whole message: read, screened, judged at a seat of the first position of #518.
pub fn mime(octets: &[u8]) -> u64 {
    let mut trial = Trial::new(Line::new(StartPosition::ORTHODOX), "anna@example.org");
    trial.strict = octets.len().is_multiple_of(7);
    let verdict = trial.judge(octets, "anna@example.org", &["game+TOKEN@club.example"]);
    let read = Mail::read(octets).ok();
    if let Some(mail) = &read {
        assert!(!mail.subject.chars().any(char::is_control), "a subject is one line");
        assert!(mail.parts.len() <= super::read::limits::PARTS);
    }
    let parts = read.as_ref().map(|m| m.parts.iter().map(|p| p.content_type.clone()).collect::<Vec<_>>());
    let order = verdict.order.as_ref().map(super::judge::Order::canonical);
    number((verdict.disposition, verdict.why.key(), order, parts, verdict.message.is_some()))
}

/// The text of a body, as plain text and as HTML.
pub fn body(octets: &[u8]) -> u64 {
    let plain = Reply::of(&lines(octets));
    let page = html::lines(&String::from_utf8_lossy(octets));
    let formatted = Reply::of(&page);
    for reply in [&plain, &formatted] {
        let own = || reply.segments.iter().flatten();
        assert!(own().count() <= LINES, "no more lines than are looked at");
        assert!(own().map(|l| l.text.len()).sum::<usize>() <= OCTETS, "no more octets than are looked at");
    }
    let shape = |reply: &Reply| reply.segments.iter().map(Vec::len).collect::<Vec<_>>();
    number((shape(&plain), shape(&formatted), plain.top, page.len()))
}

/// A `style` attribute: what is hidden stays hidden whatever else is declared, and the page agrees with the rules.
pub fn style(octets: &[u8]) -> u64 {
    let text = String::from_utf8_lossy(octets);
    let (hides, quotes) = (style::hides(&text), style::quotes(&text));
    assert!(style::hides(&format!("display:none;{text}")), "nothing declared later shows it");
    assert!(style::quotes(&format!("border-left:1px solid;{text}")), "a bar is a bar");
    let attribute = text.replace('&', "&amp;").replace('"', "&quot;");
    let page = html::lines(&format!("<p>above</p><div style=\"{attribute}\">Nf3</div><p>below</p>"));
    let shown = page.iter().any(|line| line.text == "Nf3");
    assert_eq!(shown, !hides, "hidden text is not read, other text is");
    let beside_a_bar = page.iter().any(|line| line.text == "Nf3" && line.depth > 0);
    assert_eq!(beside_a_bar, shown && quotes, "text beside a bar is a quote");
    number((hides, quotes, text.matches(';').count().min(4), text.matches(':').count().min(4)))
}

/// The command of a text that is nothing but the writer's, and the same text quoted.
pub fn command(octets: &[u8]) -> u64 {
    let source = lines(octets);
    let own = source.clone();
    let found = command::find(&Reply::of(&source), None);
    if let Found::One(request) = &found {
        assert!(request.withheld.is_none() || request.message.is_empty(), "a text is withheld or sent");
        assert_eq!(mask::mask(&request.message), request.message, "what is sent is masked");
    }
    let quoted: Vec<SourceLine> =
        source.into_iter().map(|line| SourceLine { depth: line.depth.saturating_add(1), ..line }).collect();
    assert_eq!(command::find(&Reply::of(&quoted), None), Found::Empty, "a quote never commands");
    assert_eq!(boards::find(&Reply::of(&quoted), None, &[]), Boards::default(), "nor on a board of a digest");
    let word = match &found {
        Found::One(request) => request.action.word().chars().next(),
        _ => None,
    };
    let boards = boards::find(&Reply::of(&own), None, &[]);
    let named: Vec<(u32, u8)> =
        boards.named.iter().map(|b| (b.number.min(9), kind(&b.found))).take(4).collect();
    assert!(
        boards
            .named
            .iter()
            .enumerate()
            .all(|(at, b)| boards.named[..at].iter().all(|a| a.number != b.number)),
        "each board once"
    );
    number((kind(&found), word, named, boards.unnamed.len().min(3), boards.apart.is_some()))
}

/// An address: of the club, of a person, signed.
pub fn address(octets: &[u8]) -> u64 {
    let text = String::from_utf8_lossy(octets);
    let recipient = Recipient::parse(&text, "club.example");
    let identity = Identity::of(&text);
    if let Some(identity) = &identity {
        assert_eq!(Identity::of(identity.as_str()).as_ref(), Some(identity), "one spelling each");
    }
    let signer = Signer::new(b"secret");
    let tag = text.split_once('+').map_or(text.as_ref(), |(_, tag)| tag);
    let verified = signer.verify(tag);
    if let Some(ours) = verified {
        let written = signer.local_part(ours).unwrap_or_default();
        assert!(written.ends_with(&tag.to_ascii_lowercase()), "only what we write is verified");
    }
    number((std::mem::discriminant(&recipient), identity.is_some(), verified.is_some()))
}

/// A whole LMTP conversation of a client.
pub fn lmtp(octets: &[u8]) -> u64 {
    let mut session = Session::new("mx.club.example", Limits::CLUB);
    let mut mails = 0_u32;
    for chunk in octets.chunks(97) {
        session.feed(chunk);
        loop {
            match session.step() {
                Step::Read | Step::Close => break,
                Step::Recipient { to, .. } if to.starts_with("play+") => session.recipient(Ok(())),
                Step::Recipient { .. } => {
                    session.recipient(Err(lmtp::Reply::new(550, "5.1.1", "no such address")));
                }
                Step::Deliver { envelope, .. } => {
                    mails += 1;
                    let replies: Vec<lmtp::Reply> =
                        envelope.to.iter().map(|_| lmtp::Reply::accepted()).collect();
                    session.delivered(&replies);
                }
            }
        }
    }
    let output = session.take_output();
    assert!(output.is_empty() || output.ends_with(b"\r\n"), "replies are whole lines");
    let codes: Vec<&[u8]> = output.split(|b| *b == b'\n').map(|l| l.get(..3).unwrap_or(l)).collect();
    number((mails, codes))
}
