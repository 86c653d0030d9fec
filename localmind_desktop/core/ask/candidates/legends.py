"""What marks mean, as the document itself says it: ``M = mandatory``, ``r/w: read and write``, abbreviations.

Nothing is built in: a legend is read from the caption, the headers, the notes and the lines beside a table, and from
tables of the same document that explain marks. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from localmind_desktop.core.model import Table
from localmind_desktop.core.terms import STOP_WORDS, term_of, terms, tokens

MARK_CHARS = 4  # the longest value that counts as a mark in a column of marks such as M, O, r/w
MARKS = 12  # different values of such a column, at most
_MARK = r"(?:[^\W\d_]{1,4}(?:/[^\W\d_]{1,2})?|[✓✔✗✘•●○×+*\-–—√])"
_EXPLAINED = re.compile(
    rf"(?<![\w/.])[\"“(]?(?P<mark>{_MARK})[\"”)]?\s*"
    rf"(?:=|:|：|\s[–—-]\s|\b(?:means|stands for|denotes|bedeutet|steht für|signifie)\b|表示)\s*"
    rf"(?P<meaning>[^;,.=；，。\n]{{2,60}}?)(?=\s*[;,.；，。\n]|\s+{_MARK}\s*[=:：]|\s+(?:and|und|et)\s+{_MARK}\s*[=:：]|\s*$)",
    re.IGNORECASE,
)
_SAME = 4  # letters that two forms of a word begin with: write, written
_FUNCTION_WORDS = STOP_WORDS - {"only", "no", "not", "nicht", "both", "all"}


@dataclass(frozen=True, slots=True)
class Legend:
    """The terms of each mark's meaning."""

    meanings: Mapping[str, frozenset[str]] = field(default_factory=dict)

    def marks_for(self, word: str, question: Sequence[str], known: Iterable[str]) -> frozenset[str]:
        """Those of the ``known`` marks that ``word`` of a question means.

        Where the question says the whole meaning of a mark (``read only``), the mark with the longest; else every mark
        in whose meaning the word stands.
        """
        said = [term_of(token) for token in question]
        wanted = term_of(word)
        holding = {
            mark: meaning
            for mark in known
            if (meaning := self.meanings.get(mark) or self.meanings.get(mark.casefold(), frozenset()))
            and any(_alike(wanted, term) for term in meaning)
        }
        whole = {m: terms for m, terms in holding.items() if all(any(_alike(s, t) for s in said) for t in terms)}
        if whole:
            longest = max(map(len, whole.values()))
            return frozenset(mark for mark, meaning in whole.items() if len(meaning) == longest)
        return frozenset(holding)

    def means_a_mark(self, word: str, question: Sequence[str]) -> bool:
        """Whether ``word`` is said of a mark of which the question says the whole meaning."""
        said, wanted = [term_of(token) for token in question], term_of(word)
        return any(
            any(_alike(wanted, term) for term in meaning)
            and all(any(_alike(s, term) for s in said) for term in meaning)
            for meaning in self.meanings.values()
        )


NO_LEGEND = Legend()


def marks_of(table: Table, column: int) -> frozenset[str]:
    """The values of a column of marks; empty for any other column."""
    filled = [text for row in table.rows if (text := row.texts[column].strip())]
    values = frozenset(filled)
    short = sum(len(value) <= MARK_CHARS and not any(c.isdigit() for c in value) for value in filled)
    return values if filled and len(values) <= MARKS and short * 2 >= len(filled) else frozenset()


def legend_in(texts: Iterable[str]) -> dict[str, frozenset[str]]:
    """The marks that running text explains."""
    found: dict[str, frozenset[str]] = {}
    for text in texts:
        for match in _EXPLAINED.finditer(text):
            _add(found, match["mark"], match["meaning"])
    return found


def legend_of_tables(tables: Iterable[Table]) -> dict[str, frozenset[str]]:
    """The marks that tables of abbreviations explain: a column of short keys, and beside it what they mean."""
    found: dict[str, frozenset[str]] = {}
    for table in tables:
        if not 2 <= len(table.headers) <= 3 or len(table.rows) < 2:
            continue
        for row in table.rows:
            key, meaning = row.texts[0].strip(), row.texts[1].strip()
            if 0 < len(key) <= MARK_CHARS and not any(c.isdigit() for c in key) and len(meaning) > len(key):
                _add(found, key, meaning)
    return found


def texts_of(table: Table) -> list[str]:
    """Where a table explains its own marks: caption, headers, and rows that are one long note."""
    notes = [
        row.texts[0]
        for row in table.rows
        if len({text for text in row.texts if text.strip()}) == 1 and len(row.texts[0]) > 2 * MARK_CHARS
    ]
    return [table.caption, *table.headers, *notes]


def _add(found: dict[str, frozenset[str]], mark: str, meaning: str) -> None:
    words = [token for token in tokens(meaning) if token.casefold() not in _FUNCTION_WORDS]
    said = frozenset(term for word in words for term in terms(word))
    if said:
        found.setdefault(mark, said)


def _alike(word: str, other: str) -> bool:
    """Two forms of one word."""
    if word == other:
        return True
    same = min(len(word), len(other))
    shared = next((n for n in range(same) if word[n] != other[n]), same)
    return shared >= _SAME and shared >= max(len(word), len(other)) - 3
