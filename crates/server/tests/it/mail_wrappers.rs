//! Whole mails as programs, gateways and forwarders wrap them: what is the writer's word, and what is not.

use frcec_rules::Line;
use frcec_server::mail::judge::trial::Trial;
use frcec_server::mail::judge::{Disposition, Order, Verdict};

use super::mail_bodies::FEN;

pub const PASS: &str = "Authentication-Results: mx.club.example; dmarc=pass header.from=example.org\n";
pub const FROM: &str = "From: Anna <anna@example.org>\nMIME-Version: 1.0\n";

/// What is done with a mail whose header and body these are: `Nf3`, `hold resign`, `ask`, `ignore`.
pub fn done(mail: &str) -> String {
    let octets = mail.replace('\n', "\r\n").into_bytes();
    done_octets(&octets)
}

fn done_octets(octets: &[u8]) -> String {
    let (line, _) = Line::from_fen(FEN).expect("a sound position");
    let verdict: Verdict =
        Trial::new(line, "anna@example.org").judge(octets, "anna@example.org", &["game+TOKEN@club.example"]);
    let order = verdict.order.as_ref().map(Order::canonical).unwrap_or_default();
    match verdict.disposition {
        Disposition::AcceptCommand => order,
        Disposition::Hold => format!("hold {order}"),
        Disposition::AskSender => "ask".to_owned(),
        other => other.name().to_owned(),
    }
}

/// A mail of several parts.
pub fn parts(kind: &str, parts: &[&str]) -> String {
    let mut mail = format!("{FROM}Content-Type: multipart/{kind}; boundary=\"b\"\n\n");
    for part in parts {
        mail.push_str("--b\n");
        mail.push_str(part);
        mail.push('\n');
    }
    mail + "--b--\n"
}

const MOVE: &str = "Content-Type: text/plain; charset=utf-8\n\nNf3\n";

#[test]
fn signed_and_sealed_mail() {
    let signature = "Content-Type: application/pgp-signature; name=signature.asc\n\n-----BEGIN PGP SIGNATURE-----\nresign\n";
    for (mail, what) in [
        (
            parts("signed; protocol=\"application/pgp-signature\"; micalg=pgp-sha256", &[MOVE, signature]),
            "Nf3",
        ),
        (
            parts(
                "signed; protocol=\"application/pkcs7-signature\"; micalg=sha-256",
                &[
                    MOVE,
                    "Content-Type: application/pkcs7-signature; name=smime.p7s\nContent-Transfer-Encoding: base64\n\ncmVzaWdu\n",
                ],
            ),
            "Nf3",
        ),
        (
            parts(
                "encrypted; protocol=\"application/pgp-encrypted\"",
                &[
                    "Content-Type: application/pgp-encrypted\n\nVersion: 1\n",
                    "Content-Type: application/octet-stream\n\n-----BEGIN PGP MESSAGE-----\nresign\n",
                ],
            ),
            "ask",
        ),
        (
            format!(
                "{FROM}Content-Type: application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m\nContent-Transfer-Encoding: base64\n\nTmYz\n"
            ),
            "ask",
        ),
        // Signed so that the text is sealed too: nobody reads it here.
        (
            format!(
                "{FROM}Content-Type: application/pkcs7-mime; smime-type=signed-data; name=smime.p7m\nContent-Transfer-Encoding: base64\n\nTmYz\n"
            ),
            "ask",
        ),
        // A key that a program adds to everything.
        (
            parts(
                "mixed",
                &[
                    MOVE,
                    "Content-Type: application/pgp-keys; name=0x1.asc\nContent-Disposition: attachment\n\nresign\n",
                ],
            ),
            "Nf3",
        ),
    ] {
        assert_eq!(done(&mail), what, "{mail}");
    }
}

#[test]
fn forwarded_and_attached_mail_is_not_the_writers() {
    let inner = "Content-Type: message/rfc822\n\nFrom: Boris <boris@example.org>\nContent-Type: text/plain\n\nresign\n";
    let attached = "Content-Type: text/plain; name=moves.txt\nContent-Disposition: attachment; filename=moves.txt\n\nresign\n";
    let empty = "Content-Type: text/plain\n\n\n";
    for (mail, what) in [
        (parts("mixed", &[inner]), "ask"),
        (parts("mixed", &[empty, inner]), "ask"),
        (parts("mixed", &[MOVE, inner]), "Nf3"),
        (parts("digest", &[inner, inner]), "ask"),
        (parts("mixed", &[MOVE, attached]), "Nf3"),
        (parts("mixed", &[attached]), "ask"),
        (format!("{FROM}Content-Type: message/rfc822\n\nFrom: Boris <boris@example.org>\n\nresign\n"), "ask"),
        // A list's footer as a part of its own.
        (
            parts(
                "mixed",
                &[
                    MOVE,
                    "Content-Type: text/plain\nContent-Disposition: inline\n\n____________________________________________\nresign mailing list\n",
                ],
            ),
            "Nf3",
        ),
    ] {
        let mail = format!("{PASS}{mail}");
        assert_eq!(done(&mail), what, "{mail}");
    }
}

#[test]
fn the_two_views_of_a_mail() {
    let html = |body: &str| format!("Content-Type: text/html; charset=utf-8\n\n{body}\n");
    let plain = |body: &str| format!("Content-Type: text/plain; charset=utf-8\n\n{body}\n");
    for (first, second, what) in [
        (plain("Nf3"), html("<p>Nf3</p>"), "Nf3"),
        (plain(""), html("<p>Nf3</p>"), "Nf3"),
        (plain("Nf3"), html(""), "Nf3"),
        (plain("Nf3"), html("<p>Nc4</p>"), "ask"),
        (plain("resign"), html("<p>Nf3</p>"), "ask"),
        // What the text keeps of a struck move, the HTML does not.
        (plain("Nf3 Nc4"), html("<p><del>Nf3</del> Nc4</p>"), "ask"),
        // A number that a program made of the list.
        (plain("1. Nf3"), html("<ol><li>Nf3</li></ol>"), "Nf3"),
        (plain("*Nf3*"), html("<b>Nf3</b>"), "Nf3"),
        (plain("[image: x]\n\nNf3"), html("<img src=\"cid:x\"><p>Nf3</p>"), "Nf3"),
        (plain("Your mail program shows no HTML."), html("<p>Nf3</p>"), "Nf3"),
    ] {
        let mail = parts("alternative", &[&first, &second]);
        assert_eq!(done(&mail), what, "{mail}");
    }
    let picture = "Content-Type: image/png; name=board.png\nContent-ID: <x>\nContent-Transfer-Encoding: base64\n\niVBORw0KGgo=\n";
    let mail = parts("related", &[&html("<p>Nf3</p><img src=\"cid:x\">"), picture]);
    assert_eq!(done(&mail), "Nf3");
    let mail = parts("mixed", &[MOVE, picture, "Content-Type: text/plain\n\nNice picture, is it not?\n"]);
    assert_eq!(done(&mail), "Nf3");
}

/// Our own host vouches for the sender, so that a resignation is carried out: only where it is the writer's own word.
#[test]
fn a_resignation_is_the_writers_own_word_or_nothing() {
    for (body, what) in [
        ("resign", "resign"),
        ("I resign.", "resign"),
        ("Danke!\n\nresign", "resign"),
        ("Boris wrote\nresign", "ask"),
        ("Boris wrote:\nresign", "ask"),
        ("He said\n\nresign", "ask"),
        ("On Fri, 3 Apr 2026 at 12:32, Chess Club <play+x@club.example> wrote\nresign", "ask"),
        ("On Fri, 3 Apr 2026 at 12:32, Chess Club\n<play+x@club.example> wrote\n\nresign", "ask"),
        ("Am Fr., 3. Apr. 2026 um 12:32 Uhr schrieb Chess Club <play+x@club.example>\nresign", "ask"),
        ("El 3/4/2026 12:32, Chess Club <play+x@club.example>\nabandono", "ask"),
        ("Le 3 avr. 2026 à 12:32, Chess Club a écrit\n\nabandonner", "ask"),
        ("W dniu 3.04.2026 o 12:32, Chess Club napisał(a)\nresign", "ask"),
        ("Op 3-4-2026 om 12:32 schreef Chess Club\nresign", "ask"),
        ("Em 03/04/2026 12:32, Chess Club escreveu\nabandonar", "ask"),
        ("Il 03/04/26 12:32, Chess Club ha scritto\nresign", "ask"),
        ("Den 03.04.2026 12.32, skrev Chess Club\nresign", "ask"),
        ("03.04.2026 12:32, Chess Club пишет\nсдаюсь", "ask"),
        ("From: Chess Club <play+x@club.example>\nDate: Fri, 3 Apr 2026\n\nresign", "ask"),
        ("-----Original Message-----\nresign", "ask"),
        ("> resign", "ask"),
        ("| resign", "ask"),
        ("resign?", "ask"),
        ("I resign if you find Qh7", "ask"),
        ("\"resign\" is a hard word", "ask"),
        ("- resign", "ask"),
        (":: resign - give up this game", "ask"),
        ("Nf3\nresign", "Nf3"),
        ("resign\nNf3", "ask"),
        // Whether there is an offer, the game says.
        ("accept", "accept"),
        ("-- \nresign", "ask"),
    ] {
        let mail = format!("{PASS}{FROM}Content-Type: text/plain; charset=utf-8\n\n{body}\n");
        assert_eq!(done(&mail), what, "{body}");
    }
}

#[test]
fn a_sender_who_only_looks_like_the_player() {
    let body = "Content-Type: text/plain\n\nNf3\n";
    for (from, what) in [
        ("From: \"anna@example.org\" <mallory@evil.example>\n", "hold Nf3"),
        ("From: anna@example.org (Anna)\n", "Nf3"),
        ("From: ANNA@Example.ORG\n", "Nf3"),
        ("From: Anna <anna+chess@example.org>\n", "Nf3"),
        ("From: mallory@evil.example\nReply-To: anna@example.org\nSender: anna@example.org\n", "hold Nf3"),
        ("From: Anna <anna@example.org.evil.example>\n", "hold Nf3"),
        ("From: =?utf-8?q?Anna_=3Canna=40example=2Eorg=3E?= <mallory@evil.example>\n", "hold Nf3"),
        ("From: Anna <anna@example.org>, Boris <boris@example.org>\n", "reject_smtp"),
        ("From: Anna <anna@example.org>\nFrom: Boris <boris@example.org>\n", "reject_smtp"),
        ("From: Anna <anna@example.org>\nAuto-Submitted: auto-replied\n", "ignore"),
        (
            "Authentication-Results: mx.club.example; dmarc=fail header.from=example.org\nFrom: anna@example.org\n",
            "hold Nf3",
        ),
        // Not our own host's word.
        (
            "Authentication-Results: mx.evil.example; dmarc=fail header.from=example.org\nFrom: anna@example.org\n",
            "Nf3",
        ),
    ] {
        assert_eq!(done(&format!("{from}MIME-Version: 1.0\n{body}")), what, "{from}");
    }
}

#[test]
fn character_sets_and_transfer_encodings() {
    let head = |kind: &str, encoding: &str| {
        format!("{FROM}Content-Type: text/plain{kind}\nContent-Transfer-Encoding: {encoding}\n\n")
            .replace('\n', "\r\n")
    };
    // The octets are those of Python's codecs.
    for (kind, encoding, body, what) in [
        ("", "8bit", &b"12. \xcaf3\r\n"[..], "Nf3"),
        ("; charset=us-ascii", "8bit", b"\xca\xeee\xfc f3\r\n", "ask"),
        (
            "",
            "8bit",
            b"\xea\xee\xed\xfc f3\r\n\r\n\xd1\xef\xe0\xf1\xe8\xe1\xee \xe7\xe0 \xe8\xe3\xf0\xf3!\r\n",
            "Nf3",
        ),
        ("; charset=koi8-r", "8bit", b"\xcb\xcf\xce\xd8 f3\r\n", "Nf3"),
        (
            "",
            "8bit",
            b"\xcb\xcf\xce\xd8 f3\r\n\r\n\xf3\xd0\xc1\xd3\xc9\xc2\xcf \xda\xc1 \xc9\xc7\xd2\xd5\r\n",
            "Nf3",
        ),
        ("; charset=windows-1252", "8bit", b"0\x960\x960\r\n", "O-O-O"),
        ("", "8bit", b"0\x960\r\n", "O-O"),
        ("; charset=utf-8", "base64", b"0J3QsNC8INC80LDRgg==\r\n", "ask"),
        ("; charset=utf-8", "base64", b"0JrQvtC90YwgZjM=\r\n", "Nf3"),
        ("; charset=utf-8", "quoted-printable", b"N=\r\nf=\r\n3\r\n", "Nf3"),
        ("; charset=utf-8", "quoted-printable", b"b8=3DQ\r\n", "b8=Q"),
        ("; charset=utf-8", "quoted-printable", b"b8=Q\r\n", "b8=Q"),
        ("; charset=utf-8; format=flowed", "7bit", b" > x\r\nNf3 \r\n\r\n> resign\r\n", "Nf3"),
        ("; charset=utf-8; format=flowed; delsp=yes", "7bit", b"Nf3\r\n", "Nf3"),
        ("; charset=utf-16le", "base64", b"TgBmADMA\r\n", "Nf3"),
        ("; charset=\"unknown-8bit\"", "8bit", b"Nf3\r\n", "Nf3"),
    ] {
        let mut mail = head(kind, encoding).into_bytes();
        mail.extend_from_slice(body);
        assert_eq!(done_octets(&mail), what, "{kind} {encoding} {:?}", String::from_utf8_lossy(body));
    }
}
