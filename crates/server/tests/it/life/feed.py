"""Reads a feed as RFC 4287 wants it, without any code of ours; prints the title of its first entry."""
import sys
import xml.etree.ElementTree as ElementTree

ATOM = "{http://www.w3.org/2005/Atom}"
feed = ElementTree.parse(sys.argv[1]).getroot()
assert feed.tag == ATOM + "feed", feed.tag
for part in ("id", "title", "updated"):
    assert feed.findtext(ATOM + part), part
assert feed.findtext(f"{ATOM}author/{ATOM}name")
links = {link.get("rel"): link.get("href") for link in feed.findall(ATOM + "link")}
assert links["self"].endswith("/news.atom"), links
entry = feed.find(ATOM + "entry")
for part in ("id", "title", "updated", "published"):
    assert entry.findtext(ATOM + part), part
content = entry.find(ATOM + "content")
assert content.get("type") == "xhtml" and len(content) == 1, content.attrib
tags = {element.tag.split("}")[1] for element in content.iter()}
assert tags <= {"content", "div", "p", "br", "ul", "li", "a"}, tags
print(entry.findtext(ATOM + "title"))
