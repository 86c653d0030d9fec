"""The abbreviations that a document explains itself (R10): ``Quality of Service (QoS)``, ``QoS (Quality of Service)``,
lists and tables of them. What is taken for an explanation must spell the abbreviation with its words. Pure.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise

from localmind_desktop.core.model import Chunk, ChunkKind, Table
from localmind_desktop.core.terms import STOP_WORDS

GLOSSARY = "1"  # stamp: raise it when other abbreviations are found

_SHORT = r"[A-Z][A-Za-z0-9]*(?:[&/-][A-Za-z0-9]+)*"
_IN_BRACKETS = re.compile(rf"[(（]\s*[\"“'‘]?(?P<short>{_SHORT})[\"”'’]?\s*(?:[,;][^()（）]*)?[)）]")
_BEFORE = 120  # characters before a bracket in which the long form stands
_CLAUSE_END = re.compile(r"[()（）.;:!?。；：，]\s*")
_SHORT_FIRST = re.compile(
    rf"(?<![\w/-])(?P<short>{_SHORT})\s*[(（]\s*(?:(?:short for|abbreviation of|kurz für|abréviation de)\s+)?"
    r"(?P<long>[^\W\d_][^()（）\n;:]{5,90}?)\s*[)）]"
)
_BOTH_INSIDE = re.compile(
    rf"[(（]\s*(?P<short>{_SHORT})\s*[,:，：=–-]\s*(?P<long>[^\W\d_][^()（）\n;:]{{5,90}}?)\s*[)）]"
)
_LINE = re.compile(
    rf"^\s*(?P<short>{_SHORT})\s*(?:[-–—:=]|\t|\s{{2,}}|\s(?=[A-Z]))\s*(?P<long>[^\W\d_][^\n.;:]{{5,90}}?)[\s.;]*$",
    re.MULTILINE,
)
_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)?")
_TRADE_MARK = re.compile(r"(?<=[a-z])(?:TM|®|™)(?![a-z])")
_NO_WORDS = re.compile(r"[=<>”“\"|*#]|\b\w+_\w")
_LETTERS_AT_LEAST, _LETTERS_AT_MOST = 2, 10
_CAPITALS_AT_LEAST = 2
_MOST_WORDS = 12
_MOST = 2_000  # entries of one document


def glossary_of(chunks: Sequence[Chunk], tables: Sequence[Table]) -> list[tuple[str, str]]:
    """Abbreviation and long form of all that a document explains, the most often explained first."""
    counts: Counter[tuple[str, str]] = Counter()
    spelled: dict[tuple[str, str], str] = {}
    pairs = [pair for chunk in chunks if chunk.kind is not ChunkKind.ROW for pair in explained(chunk.text)]
    for short, long in [*pairs, *_in_tables(tables)]:
        key = short, long.casefold()
        counts[key] += 1
        spelled.setdefault(key, long)
    return [(short, spelled[short, folded]) for (short, folded), _ in counts.most_common(_MOST)]


def explained(text: str) -> Iterable[tuple[str, str]]:
    """The abbreviations that a text explains, with their long forms."""
    flowing = _TRADE_MARK.sub("", re.sub(r"[^\S\n]*\n\s*", " ", unicodedata.normalize("NFKC", text)))
    for match in _IN_BRACKETS.finditer(flowing):
        before = _CLAUSE_END.split(flowing[max(0, match.start() - _BEFORE) : match.start()])[-1]
        long = spelling(match["short"], before)
        if long:
            yield _singular(match["short"]), long
    for pattern, where in ((_SHORT_FIRST, flowing), (_BOTH_INSIDE, flowing), (_LINE, text)):
        for match in pattern.finditer(where):
            long = spelling(match["short"], match["long"], whole=True)
            if long:
                yield _singular(match["short"]), long


def spelling(short: str, text: str, *, whole: bool = False) -> str | None:
    """The last words of ``text`` whose initials (and inner letters) spell ``short``; all of it where ``whole``.

    Every word has to give its initial, small words aside. Of several beginnings the earliest counts.
    """
    letters = [c.casefold() for c in _singular(short) if c.isalnum()]
    capitals = sum(c.isupper() for c in short)
    if not _LETTERS_AT_LEAST <= len(letters) <= _LETTERS_AT_MOST or capitals < _CAPITALS_AT_LEAST:
        return None
    found = list(_WORD.finditer(_TRADE_MARK.sub("", text)))[-_MOST_WORDS:]
    for start in [0] if whole else range(len(found)):
        words = [match.group().casefold() for match in found[start:]]
        content = [word for word in words if word not in STOP_WORDS]
        if not 2 <= len(content) <= len(letters) or words[0] in STOP_WORDS or "".join(words) == "".join(letters):
            continue
        if _spells(tuple(letters), tuple(words)):
            long = " ".join(text[found[start].start() : found[-1].end()].split())
            return None if _NO_WORDS.search(long) else long
    return None


def _spells(letters: tuple[str, ...], words: tuple[str, ...]) -> bool:
    """Whether the words give the letters in order: each its initial and perhaps more, small words also none."""
    if not words:
        return not letters
    word, rest = words[0], words[1:]
    if word in STOP_WORDS and _spells(letters, rest):
        return True
    if not letters or word[0] != letters[0]:
        return False
    taken, place = 1, 0
    while True:
        if _spells(letters[taken:], rest):
            return True
        if taken == len(letters):
            return False
        place = word.find(letters[taken], place + 1)
        if place < 0:
            return False
        taken += 1


def _in_tables(tables: Sequence[Table]) -> Iterable[tuple[str, str]]:
    """Rows with an abbreviation in one cell and its words in the next."""
    for table in tables:
        for row in table.rows:
            texts = [" ".join(text.split()) for text in row.texts if text.strip()]
            for short, long in pairwise(texts):
                if re.fullmatch(_SHORT, short):
                    words = re.split(r"[;:.(–]", long, maxsplit=1)[0]
                    spelled = spelling(short, words, whole=True)
                    if spelled:
                        yield _singular(short), spelled


def _singular(short: str) -> str:
    """``LNs`` is the plural of ``LN``."""
    return short[:-1] if re.fullmatch(r"[A-Z]{2,}s", short) else short
