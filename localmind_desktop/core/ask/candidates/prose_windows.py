"""The stretches of a passage that may answer: sentences, items under what leads to them, lines of a form. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, takewhile
from operator import itemgetter

from localmind_desktop.core.model import Passage, Place
from localmind_desktop.core.sentences import sentence_spans
from localmind_desktop.core.terms import STOP_WORDS

_GAP, _SIZE = 0.6, 0.2  # in line heights: between paragraphs, and between a heading and its text
_PROMPT = re.compile(r"\s*[#$%>]\s+\S")  # a line that is typed into a terminal
_LEADS = re.compile(r"[:：]\s*$")
_MARKS = "•●▪◦■♦"  # of list items
_FONT_MARKS = r"\ue000-\uf8ff\ufffd♦►▶✓➢"  # those that other fonts have
_MARKED = re.compile(rf"\s*(?:[{_MARKS}{_FONT_MARKS}]|[–*-]\s)\s*\S")
_ITEM = re.compile(rf"\s*(?:[{_MARKS}–*-]|\(?(?:[a-z]|[ivx]{{1,4}}|\d{{1,2}})[.)])\s")
_LINE_BEGINS = re.compile(rf"\s*(?:[{_MARKS}–*-]\s*)?[A-ZÄÖÜÉ0-9\u4e00-\u9fff$€(]")
_BULLET = re.compile(rf"\n(?=\s*[{_FONT_MARKS}]\s*\S)")
_ENDS = re.compile(r"[.!?。！？]$")
_RUNNING = 300  # characters of a stretch that is one sentence, where it ends as one
_CLAUSE = re.compile(r"[,;:]\s+|\s+[–—]\s+|[，；：]")
_NO_WIDTH = "\u200b"
_FEWEST_ITEMS = 2  # under a line that ends without a colon
_FARTHEST_ITEM = 14  # stretches behind a lead that still may be its items

Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Window:
    """``spans`` of a passage's text, told in this order; ``near``: the span with the sentences before and behind.

    ``is_joined``: two sentences that stand together; ``is_clause``: a part of one.
    """

    spans: tuple[Span, ...]
    near: Span
    is_joined: bool = False
    is_clause: bool = False

    def text(self, whole: str) -> str:
        return " ".join(" ".join(whole[start:end].replace(_NO_WIDTH, "").split()) for start, end in self.spans)


def windows(passage: Passage) -> Iterator[Window]:
    """Every sentence alone and with the next, every item with what leads to it, every line of a form."""
    text = passage.chunk.text
    spans: list[Span] = []
    for start, end in _paragraphs(passage):
        own = [span for begin, stop in _at_bullets(text, start, end) for span in _sentences(text, begin, stop)]
        spans += own
        for number, span in enumerate(own):
            near = (own[max(0, number - 1)][0], own[min(len(own) - 1, number + 1)][1])
            yield Window((span,), near)
            if number + 1 < len(own):
                behind = own[min(len(own) - 1, number + 2)]
                yield Window(((span[0], own[number + 1][1]),), (near[0], behind[1]), is_joined=True)
            for line in _form_lines(text, span):
                yield Window((line,), span)
            for clause in _clauses(text, span):
                yield Window((clause,), span, is_clause=True)
    yield from _led(text, spans)
    yield from _marked(text, spans)


def _sentences(text: str, start: int, end: int) -> list[Span]:
    return [(start + first, start + last) for first, last in sentence_spans(text[start:end])]


def _at_bullets(text: str, start: int, end: int) -> list[Span]:
    cuts = [start, *(match.end() for match in _BULLET.finditer(text, start, end)), end]
    return list(pairwise(cuts))


def _led(text: str, spans: Sequence[Span]) -> Iterator[Window]:
    """What stands under a line that ends with a colon, and what is typed after it was said what for."""
    lead: int | None = None
    for number, (start, end) in enumerate(spans):
        said = text[start:end]
        if lead is not None and number - lead <= _FARTHEST_ITEM and not _LEADS.search(said):
            yield Window((spans[lead], (start, end)), (spans[lead][0], end))
        if number and _PROMPT.match(said):
            yield Window((spans[number - 1], (start, end)), (spans[number - 1][0], end))
        if _LEADS.search(said):
            lead = number
        elif lead is not None and number > lead + 1 and not _ITEM.match(said):
            lead = None


def _marked(text: str, spans: Sequence[Span]) -> Iterator[Window]:
    """Items with a mark before each, under the line above the first of them, where that ends without a colon."""
    pieces = list(_pieces(text, spans))
    for number, (lead, is_item) in enumerate(pieces):
        behind = [span for span, _ in takewhile(itemgetter(1), pieces[number + 1 : number + 1 + _FARTHEST_ITEM])]
        if not is_item and len(behind) >= _FEWEST_ITEMS and not _LEADS.search(text[slice(*lead)]):
            yield from (Window((lead, item), (lead[0], item[1])) for item in behind)


def _pieces(text: str, spans: Sequence[Span]) -> Iterator[tuple[Span, bool]]:
    """Stretches, and whether each is a marked item; what goes on in the line of an item belongs to it."""
    item: Span | None = None
    last = 0  # where the stretch before ends
    for start, end in spans:
        goes_on, last = bool(last) and "\n" not in text[last:start], end
        if item is not None and goes_on:
            item = (item[0], end)
            continue
        if item is not None:
            yield item, True
        is_marked = not goes_on and _MARKED.match(text[start:end]) is not None
        item = (start, end) if is_marked else None
        if not is_marked:
            yield (start, end), False
    if item is not None:
        yield item, True


def _clauses(text: str, span: Span) -> Iterator[Span]:
    """The runs of clauses of a sentence that is too long to be told whole."""
    if span[1] - span[0] <= _RUNNING:
        return
    cuts = [span[0], *(match.end() for match in _CLAUSE.finditer(text, *span)), span[1]]
    for number, start in enumerate(cuts[:-1]):
        end = max((cut for cut in cuts[number + 1 :] if cut - start <= _RUNNING), default=start)
        if end > start:
            yield start, end


def _form_lines(text: str, span: Span) -> Iterator[Span]:
    """The lines of a stretch that is no running text: each begins anew, none runs on."""
    lines: list[Span] = []
    position = span[0]
    for line in text[span[0] : span[1]].split("\n"):
        lines.append((position, position + len(line)))
        position += len(line) + 1
    if len(lines) < 2 or (_ENDS.search(text[: span[1]]) and span[1] - span[0] < _RUNNING):
        return
    for number, (start, end) in enumerate(lines):
        following = text[slice(*lines[number + 1])] if number + 1 < len(lines) else ""
        before = text[slice(*lines[number - 1])] if number else ""
        begins = _LINE_BEGINS.match(text[start:end]) and not before.rstrip().endswith(("-", ","))
        ends = not following or _LINE_BEGINS.match(following)
        last = text[start:end].split()[-1:]
        if begins and ends and last and last[0].casefold() not in STOP_WORDS:
            yield start, end


def _paragraphs(passage: Passage) -> Iterator[Span]:
    """Runs of lines that stand together on the page: a gap, another size, another page or a typed line ends one."""
    lines = passage.chunk.text.split("\n")
    usual = _usual_gap(passage.chunk.places)
    start = position = 0
    above: Place | None = None
    typed = False
    for line, place in zip(lines, passage.chunk.places, strict=True):
        was_typed, typed = typed, bool(_PROMPT.match(line))
        parted = above is not None and not line[:1].islower() and _parted(above, place, usual)
        if above is not None and (parted or typed or was_typed):
            yield start, position
            start = position
        above = place
        position += len(line) + 1
    yield start, position - 1


def _usual_gap(places: Sequence[Place]) -> float:
    """The median distance between two lines, in points."""
    gaps = sorted(b.box.y0 - a.box.y1 for a, b in pairwise(places) if a.page == b.page and b.box.y0 > a.box.y0)
    return max(0.0, gaps[len(gaps) // 2]) if gaps else 0.0


def _parted(above: Place, below: Place, usual: float) -> bool:
    height, other = above.box.y1 - above.box.y0, below.box.y1 - below.box.y0
    gap = below.box.y0 - above.box.y1
    return above.page != below.page or not -height < gap < usual + _GAP * height or abs(height - other) > _SIZE * height


def lines_of(passage: Passage, start: int, end: int) -> tuple[Place, ...]:
    """The places of the lines that hold the characters from ``start`` to ``end`` of a passage's text."""
    places: list[Place] = []
    position = 0
    for line, place in zip(passage.chunk.text.split("\n"), passage.chunk.places, strict=True):
        if position < end and position + len(line) > start:
            places.append(place)
        position += len(line) + 1
    return tuple(dict.fromkeys(places))
