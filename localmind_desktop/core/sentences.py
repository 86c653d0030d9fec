"""Where sentences begin and end. Pure."""

from __future__ import annotations

import re

from localmind_desktop.core.text.languages import words

_ITEM = r"(?:[•●▪◦■–-]|\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})[.)])\s"  # what a list's item begins with, on a line of its own
_END = re.compile(rf"(?<=[.!?;])([\"”’)\]]*)\s+(?=[\"“‘(\[]?[A-ZÀ-Ý0-9•–-])|(?<=[。！？；])\s*|\n(?=\s*{_ITEM})")
_ABBREVIATION = re.compile(
    r"(?:\b(?:e\.g|i\.e|etc|vs|cf|al|approx|no|nos|fig|figs|tab|sec|eq|ref|refs|vol|pp|p|ed|inc|ltd|co|corp|mr|mrs|ms|dr|st"
    r"|max|min|typ|resp|nr|abs|bzw|ca|z\.b|d\.h|u\.a|art|chap|cit|(?<!\d\s)[a-z])|;)\s*$",
    re.IGNORECASE,
)
_DAY, _WORD = re.compile(r"(?<!\d)\d{1,2}\.$"), re.compile(r"[^\W\d_]+")
_MONTHS = words().month_numbers.keys()
_LONGEST_ABBREVIATION = 24  # characters that are looked at, with room for white space


def sentence_spans(text: str) -> list[tuple[int, int]]:
    """Start and end of each sentence in ``text``; together they hold every character but white space between them."""
    spans: list[tuple[int, int]] = []
    start = 0
    for match in _END.finditer(text):
        if _is_abbreviated(text, start, match.start() - 1) or _is_day(text, start, match):
            continue
        end = max(match.start(), match.end(1))  # closing quotes and brackets belong to their sentence
        if text[start:end].strip():
            spans.append(_trimmed(text, start, end))
        start = match.end()
    if text[start:].strip():
        spans.append(_trimmed(text, start, len(text)))
    return spans


def sentences(text: str) -> list[str]:
    return [text[start:end] for start, end in sentence_spans(text)]


def _is_abbreviated(text: str, start: int, mark: int) -> bool:
    """Whether the mark at this position is the point of an abbreviation in the sentence from ``start`` on."""
    if mark < 0 or text[mark] != ".":
        return False
    return _ABBREVIATION.search(text[max(start, mark - _LONGEST_ABBREVIATION) : mark]) is not None


def _is_day(text: str, start: int, mark: re.Match[str]) -> bool:
    """Whether a point stands between a day and its month: ``16. August``."""
    following = _WORD.match(text, mark.end())
    is_month = following is not None and following.group().casefold() in _MONTHS
    return is_month and _DAY.search(text[start : mark.start()]) is not None


def _trimmed(text: str, start: int, end: int) -> tuple[int, int]:
    while start < end and text[start].isspace():
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    return start, end
