"""Table captions: which lines are one, what number they give, and which identifiers they name. Pure."""

from __future__ import annotations

import re

_WORDS = (
    r"tables?|tabellen?|tab\.|tableaux?|tabla|tabella|tabela|tabel|quadro|"
    r"表格|表|附表"
)
_INITIALS = frozenset("tTqQ表附")
_FIGURE_INITIALS = frozenset("fFaAbB图")
_NUMBER = r"[A-Z]{0,2}[.\-]?\d+(?:[.\-–‑]\d+)*[a-z]?|[A-Z]\.?\d*|[IVXLC]+"
_CAPTION = re.compile(
    rf"^\s*(?P<word>{_WORDS})\.?\s*(?P<number>{_NUMBER})(?![\w])\s*(?P<mark>[.:：–—\-‑|]|\s)?\s*(?P<title>.*)$",
    re.IGNORECASE | re.DOTALL,
)
_CONTINUED = re.compile(
    r"[\s,;–—-]*[(\[（]?\s*(?:continued|cont['’]?d\.?|fortsetzung|fortgesetzt|suite|续表?|continuación)\s*[)\]）]?\s*[:.]?\s*$"
    r"|^\s*[(\[（]?\s*(?:continued|fortsetzung|续表)\s*[)\]）]?[\s:：]*",
    re.IGNORECASE,
)
_MAY_CONTINUE = re.compile("cont|fort|suite|续", re.IGNORECASE)  # soon told, of any text
_FIGURE = re.compile(r"^\s*(?:fig(?:ure|\.)?|abb(?:ildung|\.)?|bild|图)\s*[A-Z]?[\d.\-–]+", re.IGNORECASE)
# A sentence that speaks of a table: "Table 7 shows the …", "Tabelle 3 zeigt …".
_SPEAKS = re.compile(
    r"^(?:and|or|to|shows?|lists?|gives?|describes?|defines?|contains?|provides?|summari[sz]es?|presents?|is|are|was|were|"
    r"has|can|may|will|below|above|specif\w+|zeigt|enthält|listet|beschreibt|gibt|ist|sind|und|présente|montre|donne|et|"
    r"所示|列出|给出|为|是|中)(?![\w-])"
)
_IDENTIFIER = re.compile(r"[A-Za-z][A-Za-z0-9]*(?:[_./][A-Za-z0-9]+)*")
# A capitalised word that the caption says is the name of something: "class Unit", "Attributes of Vector".
_NAMED = re.compile(
    r"\b(?i:class|type|structure|enumeration|node|object|message|packet|command|register|klasse|befehl|"
    r"(?:attributes|objects|elements|fields|members|parameters|values|definition) of)\s+"
    r"(?P<name>[A-Z][A-Za-z0-9]*[a-z0-9])\s*(?:\([^)]*\))?$"
)
_SECTION_NUMBER = re.compile(r"^\s*[A-Z]?(?:\.?\d+)+\.?\s+")
_GENERIC = re.compile(r"(?:List|Table|Descriptions?|Map|Format|Set|Overview|Summary|Names|Fields|Bits|Values)")
_COMMON = re.compile(
    r"(?:LN|CDC|IDS?|PDF|USB|LED|CPU|RAM|ROM|API|DC|AC|IEC|ISO|EN|DIN|IEEE|IP|TCP|UDP|II|III|IV|VI|VII|VIII|IX|NOTES?|"
    r"PART|ITEM|FIGURE|SCHEDULE|EXHIBIT|SECTION|ANNEX|USA|EU|UK|US|FAQ|TBD|NA|OK|NOT|AND|FOR|THE)"
)


def may_open_caption(text: str) -> bool:
    """Whether the first letter is one that the words for a table begin with."""
    return text.lstrip()[:1] in _INITIALS


def is_caption(text: str) -> bool:
    """Whether ``text`` names a table: ``Table 36 – …``, ``Tabelle 3: …``, ``表 4-1 …``."""
    match = _CAPTION.match(text) if may_open_caption(text) else None
    if not match or len(text) > 300 or match["word"][0].islower():
        return False
    title, mark = match["title"].strip(), (match["mark"] or "").strip()
    if match["word"] in ("表", "表格") and not match["number"][-1].isdigit():
        return False
    if not match["number"][-1:].isdigit() and not mark:
        return False
    if mark:
        return True
    if not title:
        return True
    return not _SPEAKS.match(title) and not title[0].islower()


def is_figure_caption(text: str) -> bool:
    return text.lstrip()[:1] in _FIGURE_INITIALS and bool(_FIGURE.match(text))


def is_continued(text: str) -> bool:
    """Whether a caption or heading says that its table began earlier."""
    return bool(_MAY_CONTINUE.search(text) and _CONTINUED.search(text))


def without_continued(text: str) -> str:
    """The caption without its ``(continued)``."""
    return (_CONTINUED.sub("", text) if _MAY_CONTINUE.search(text) else text).strip()


def caption_number(caption: str) -> str:
    """``36`` of ``Table 36 – …``; empty where there is none."""
    match = _CAPTION.match(caption)
    return match["number"].replace("–", "-").replace("‑", "-") if match else ""


def caption_title(caption: str) -> str:
    match = _CAPTION.match(caption)
    return match["title"].strip() if match else caption.strip()


def subject_of(caption: str, section: str) -> tuple[str, ...]:
    """The identifiers that the caption names; if it names none, those of the section's heading."""
    heading = _SECTION_NUMBER.sub("", without_continued(section))
    return _identifiers(caption_title(without_continued(caption))) or _identifiers(heading)


def _identifiers(text: str) -> tuple[str, ...]:
    found: dict[str, None] = {}
    named = _NAMED.search(text)
    if named and not _GENERIC.fullmatch(named["name"]):
        found.setdefault(named["name"])
    words = re.findall(r"[A-Za-z]+", text)
    shouting = len(words) >= 2 and sum(word.isupper() for word in words) > 0.7 * len(words)
    for match in _IDENTIFIER.finditer(text):
        token = match.group()
        if _is_identifier(token, shouting):
            found.setdefault(token)
    return tuple(found)


def _is_identifier(token: str, shouting: bool) -> bool:
    """Like ``DPC``, ``CTRL_REG8``, ``LSM9DS1``, ``MMXU1``; no plain word, no abbreviation that everybody uses."""
    if len(token) < 2 or _COMMON.fullmatch(token):
        return False
    if "_" in token or any(ch.isdigit() for ch in token):
        return any(ch.isupper() for ch in token) or "_" in token
    if token.isupper():
        return not shouting
    inner = token[1:]
    return any(ch.isupper() for ch in inner) and any(ch.islower() for ch in token) and not token[:-1].isupper()
