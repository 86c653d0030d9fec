"""Which cells describe, and what names their row: what may be completed from elsewhere (R19). Pure."""

from __future__ import annotations

import re
from functools import lru_cache

from localmind_desktop.core.ask.candidates.key_cells import naming_column
from localmind_desktop.core.ask.query.asked import present_terms
from localmind_desktop.core.model import Table
from localmind_desktop.core.terms import STOP_WORDS, is_identifier, normalised

_DESCRIBING = present_terms(
    [
        "description descriptions explanation meaning remark remarks note notes function purpose definition comment",
        "comments details semantics usage beschreibung bedeutung erläuterung erklärung bemerkung bemerkungen funktion",
        "zweck signification remarque remarques fonction définition descripción significado",
        "描述 说明 含义 功能 备注 用途 作用 定义",
    ]
)
_WORD = re.compile(r"[^\W\d_]{3,}|[\u3400-\u9fff]{2,}")
_SENTENCE = re.compile(r"[^\W\d_]+\W+[^\W\d_]+|[\u3400-\u9fff]{4,}")
_TEXTS = 0.6  # share of a column's cells that are texts, for it to describe
_MARK = re.compile(r"(?:\*+|[†‡§¹²³⁰⁴-⁹]+|\((?:\d{1,2}|[a-z])\)|(?<=[\s*])(?:\d{1,2}|[a-z])\)|\[\d{1,2}\])\s*$")
_SHORTEST_KEY = 2
_SEAM = re.compile(r"[^\W_]_[^\W_]|[a-z][A-Z]|[A-Za-z]\d")
_NOT_KEYS = present_terms(
    ["reserved total sum name other others none unused spare note notes example remark default description reserviert"]
) | present_terms(["summe 保留"])


def may_be_completed(table: Table, row: int, column: int) -> bool:
    """Whether a cell is empty, describes, and belongs to a row with a name of its own."""
    if table.rows[row].texts[column].strip() or not describes(table, column):
        return False
    keys = keys_of(table)
    return bool(keys[row]) and keys.count(keys[row]) == 1


def keys_of(table: Table) -> tuple[str, ...]:
    """What names each row, without its footnote mark; empty where that is a number, a mark or no name."""
    column = naming_column(table) or 0
    return tuple(_key(row.texts[column]) for row in table.rows)


def _key(text: str) -> str:
    key = " ".join(_MARK.sub("", text).split())
    is_plain = len(key) < _SHORTEST_KEY or key.casefold() in STOP_WORDS or not present_terms([key]) - _NOT_KEYS
    return "" if is_plain or not any(character.isalpha() for character in key) else key


def mark_of(table: Table, row: int) -> str:
    """The footnote mark behind a row's name, bare: ``1`` for ``Supply 1)``."""
    text = table.rows[row].texts[naming_column(table) or 0].strip()
    found = _MARK.search(text)
    return bare_mark(found.group()) if found and found.start() else ""


def bare_mark(mark: str) -> str:
    return normalised(mark).strip("()[] ")


def without_mark(text: str) -> str:
    return _MARK.sub("", text)


def describes(table: Table, column: int) -> bool:
    """Whether a column says what its rows are: by its header, or because its cells are texts that differ."""
    if column == (naming_column(table) or 0) or not table.headers[column].strip():
        return False
    texts = [row.texts[column] for row in table.rows if row.texts[column].strip()]
    if is_describing(table.headers[column]):
        return sum(map(is_text, texts)) >= _TEXTS * len(texts)
    sentences = [text for text in texts if _SENTENCE.search(text)]
    return len(sentences) >= max(1.0, _TEXTS * len(texts)) and len(set(texts)) > _TEXTS * len(texts)


def is_describing(header: str) -> bool:
    """Whether a header means a description."""
    return bool(header_terms(header) & _DESCRIBING)


@lru_cache(maxsize=4096)
def header_terms(header: str) -> frozenset[str]:
    """The terms of a header that say something."""
    return present_terms([header]) - STOP_WORDS


def is_text(text: str) -> bool:
    """Whether a text has words: not a mark, a figure or a code."""
    return bool(_WORD.search(text))


def is_distinctive(key: str) -> bool:
    """Whether a key can hardly name two things in one document: ``CTRL_REG8``, ``BatVNom``."""
    return is_identifier(key) and len(key) > 3 and bool(_SEAM.search(key))


def is_name(key: str) -> bool:
    """Whether a key is more than one plain word."""
    return is_identifier(key) or " " in key


def said(text: str) -> str:
    """A text as it is compared: without case, spacing and its last stop."""
    return " ".join(normalised(text).casefold().split()).rstrip(".;, ")
