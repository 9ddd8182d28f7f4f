"""Fails where Python's email package or html5lib finds a defect in a letter of a directory, or a file that goes with it is not
as it should be.

usage: well_formed.py DIRECTORY
"""

import email
import email.policy
import pathlib
import sys

import html5lib

bad = []
count = 0
files = 0
for path in sorted(pathlib.Path(sys.argv[1]).glob("*.eml")):
    count += 1
    mail = email.message_from_bytes(path.read_bytes(), policy=email.policy.default)

    def wrong(what):
        bad.append(f"{path.name}: {what}")

    for part in mail.walk():
        for defect in part.defects:
            wrong(f"{part.get_content_type()}: {defect!r}")
        for name, value in part.items():
            for defect in getattr(value, "defects", ()):
                wrong(f"{name}: {defect!r}")
        content = None if part.is_multipart() else part.get_content()
        if part.get_content_type() == "text/html":
            parser = html5lib.HTMLParser(strict=False)
            parser.parse(content)
            for _, code, facts in parser.errors:
                wrong(f"HTML: {code} {facts}")
            named = {"<" + piece.split('"')[0] + ">" for piece in content.split('"cid:')[1:]}
            held = {p["Content-ID"] for p in mail.walk() if p.get_content_maintype() == "image"}
            if named != held:
                wrong(f"pictures named {named} and held {held}")
        if part.get_content_type() == "application/vnd.chess-pgn":
            files += 1
            if not part.is_attachment() or not part.get_filename().endswith(".pgn"):
                wrong(f"{part.get_filename()} is no attachment")
            text = content.decode("utf-8") if isinstance(content, bytes) else content
            if "[Event " not in text or '[Variant "Chess960"]' not in text:
                wrong("a PGN without its tags")
    if max(len(line) for line in path.read_bytes().split(b"\r\n")) > 998:
        wrong("a line of more than 998 octets")
    for name in ("From", "To", "Subject", "Date", "Message-ID", "Auto-Submitted"):
        if len(mail.get_all(name, [])) != 1:
            wrong(f"{name} is not there once")
    if ("List-Unsubscribe" in mail) != ("-digest-" in path.name or "-newsletter-" in path.name):
        wrong("a way out on a letter that needs none, or none on a digest or a newsletter")
    plain = mail.get_body(("plain",))
    if plain is None or mail.get_body(("html",)) is None:
        wrong("not both a text and an HTML part")

print(f"{count} letters, {files} files")
if not files:
    bad.append("no letter had a file")
if bad:
    print("\n".join(bad))
    sys.exit(1)
