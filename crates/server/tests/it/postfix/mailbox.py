"""A player's mail program: gets letters by IMAP and finds fault with them.

usage: mailbox.py PORT CA_FILE USER TABLE     TABLE: a directory of files NAME.txt, each the TXT record of NAME

A line `next` on standard input waits for the next letter and is answered by its octets in base64, or by an empty line if
none comes or something is wrong with it, which stands on standard error. A line `count` is answered by how many letters
were read and how many are in the mailbox.
"""

import base64
import email
import email.policy
import imaplib
import pathlib
import ssl
import sys
import time

import dkim
import html5lib

port, ca_file, user, table = int(sys.argv[1]), sys.argv[2], sys.argv[3], pathlib.Path(sys.argv[4])


def txt(name, timeout=5):
    name = name.decode() if isinstance(name, bytes) else name
    record = table / (name.rstrip(".") + ".txt")
    return record.read_bytes().strip() if record.exists() else None


def faults(octets):
    if not dkim.DKIM(octets).verify(dnsfunc=txt):
        yield "no valid DKIM signature"
    mail = email.message_from_bytes(octets, policy=email.policy.default)
    kinds = []
    for part in mail.walk():
        for name, value in part.items():
            yield from (f"{name}: {defect!r}" for defect in getattr(value, "defects", ()))
        kinds.append(part.get_content_type())
        if part.is_multipart():
            continue
        content = part.get_content()
        if part.get_content_type() == "text/html":
            try:
                html5lib.HTMLParser(strict=True).parse(content)
            except html5lib.html5parser.ParseError as error:
                yield f"HTML: {error}"
        yield from (f"{part.get_content_type()}: {defect!r}" for defect in part.defects)
    yield from (repr(defect) for defect in mail.defects)
    for kind in ["text/plain", "text/html", "image/png"]:
        if kind not in kinds:
            yield f"no {kind} among {kinds}"


def uids(imap):
    imap.noop()
    kind, found = imap.uid("SEARCH", "ALL")
    assert kind == "OK", found
    return [int(uid) for uid in found[0].split()]


def next_letter(imap, last):
    for _ in range(300):
        new = [uid for uid in uids(imap) if uid > last]
        if new:
            kind, found = imap.uid("FETCH", str(new[0]), "(BODY.PEEK[])")
            assert kind == "OK", found
            return new[0], found[0][1]
        time.sleep(0.1)
    sys.exit("no letter came")


context = ssl.create_default_context(cafile=ca_file)
with imaplib.IMAP4_SSL("localhost", port, ssl_context=context) as imap:
    imap.login(user, "secret")
    imap.select("INBOX", readonly=True)
    last = read = 0
    for line in sys.stdin:
        if line == "count\n":
            print(read, len(uids(imap)), flush=True)
            continue
        last, octets = next_letter(imap, last)
        found = list(faults(octets))
        if found:
            sys.exit("\n".join([*found, octets.decode("ascii", "replace")]))
        read += 1
        print(base64.b64encode(octets).decode(), flush=True)
