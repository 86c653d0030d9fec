"""A prose answer as claims: one sentence each, with the numbers of its citations."""

from __future__ import annotations

import re
from dataclasses import dataclass

_MARKER = re.compile(r"\s*\[(\d+)\]")
_BULLET = re.compile(r"^\s*(?:[-*•]|\d+[.)])\s+|^\s*#{1,6}\s+|^\s*>\s+")
_EMPHASIS = re.compile(r"(\*\*|__)(?=\S)(.+?)(?<=\S)\1")
# A sentence ends at its mark and the citations behind it, where the next one begins with a capital, a quote or a digit.
_END = re.compile(
    r"""(?<=[.!?])(?P<cited>(?:\s*\[\d+\])*)\s+(?=["“„(]?[^\W_a-z])|(?<=[。！？])(?P<cited_cjk>(?:\s*\[\d+\])*)"""
)
_ABBREVIATION = re.compile(
    r"(?:^|[\s(])(?:[^\W\d_]|e\.g|i\.e|cf|vs|resp|approx|no|nr|fig|tab|sec|ch|pp|vol|art|abs|z\.B|bzw)\.$", re.I
)

_SHORT_WORD = 4  # letters


@dataclass(frozen=True, slots=True)
class Claim:
    """``citations`` holds each number once, in order of appearance."""

    text: str
    citations: tuple[int, ...]


def claims_of(answer: str) -> list[Claim]:
    """The claims of a Markdown answer. Nothing but white space and markup is left out."""
    claims: list[Claim] = []
    for line in answer.splitlines():
        plain = _EMPHASIS.sub(r"\2", _BULLET.sub("", line)).strip()
        claims.extend(_claim(sentence) for sentence in _sentences(plain))
    return [claim for claim in claims if claim.text]


def lines_of(text: str) -> list[Claim]:
    """Each line of a quotation, whole."""
    return [claim for line in text.splitlines() if (claim := _claim(line)).text]


def _sentences(line: str) -> list[str]:
    sentences, start = [], 0
    for end in _END.finditer(line):
        if _ABBREVIATION.search(line[start : end.start()]) or _goes_on(line[: end.start()], line[end.end() :]):
            continue
        cited = end["cited"] or end["cited_cjk"] or ""
        sentences.append(line[start : end.start()] + cited)
        start = end.end()
    return [*sentences, line[start:]]


def _goes_on(before: str, after: str) -> bool:
    """Whether a short word with a mark is cut short, not the last of a sentence: a figure follows (``Typ. 3``)."""
    last = before.rstrip(".").rpartition(" ")[2]
    return before.endswith(".") and len(last) <= _SHORT_WORD and last.isalpha() and after.lstrip("(")[:1].isdigit()


def _claim(sentence: str) -> Claim:
    numbers = tuple(dict.fromkeys(int(number) for number in _MARKER.findall(sentence)))
    return Claim(_MARKER.sub("", sentence).strip(), numbers)
