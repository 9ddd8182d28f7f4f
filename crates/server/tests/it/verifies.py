"""Verifies the DKIM signature of every letter in a directory, with public keys from a table instead of DNS.

usage: verifies.py DIRECTORY TABLE     TABLE: a directory of files NAME.txt, each the TXT record of NAME
"""

import pathlib
import sys

import dkim

letters, table = map(pathlib.Path, sys.argv[1:])


def txt(name, timeout=5):
    name = name.decode() if isinstance(name, bytes) else name
    record = table / (name.rstrip(".") + ".txt")
    return record.read_bytes().strip() if record.exists() else None


bad = []
count = 0
for letter in sorted(letters.glob("*.eml")):
    mail = letter.read_bytes()
    count += 1
    if not dkim.DKIM(mail).verify(dnsfunc=txt):
        bad.append(f"{letter.name}: no valid signature")
    head, _, body = mail.partition(b"\r\n\r\n")
    # What a host on the way may do to a letter, and what nobody may.
    folded = head.replace(b"\r\nSubject: ", b"\r\nSubject:\r\n ") + b"\r\n\r\n" + body + b"\r\n\r\n"
    if not dkim.DKIM(folded).verify(dnsfunc=txt):
        bad.append(f"{letter.name}: a fold in the header breaks the signature")
    for what, forged in [
        ("another body", mail.replace(b"FRCEC", b"FRCEX")),
        ("a second From", b"From: evil@example.net\r\n" + mail),
        ("a second Subject", mail.replace(b"\r\nSubject: ", b"\r\nSubject: x\r\nSubject: ", 1)),
    ]:
        if forged != mail:
            try:
                passed = dkim.DKIM(forged).verify(dnsfunc=txt)
            except dkim.DKIMException:
                passed = False
            if passed:
                bad.append(f"{letter.name}: {what} keeps the signature")
print(count)
sys.exit("\n".join(bad) or 0)
