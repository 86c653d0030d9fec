"""The sections of a document: their headings, and their text in sentences. Pure."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeVar

from localmind_desktop.core.headings import Heading, opened
from localmind_desktop.core.insight.compare.blocks import Content, Item, PlacedTable
from localmind_desktop.core.insight.compare.wording import is_word, one_quotation, plain, title_words, unmarked, words
from localmind_desktop.core.model import BlockKind, Place
from localmind_desktop.core.sentences import sentence_spans

_COUNT = r"(?:[A-Z]?\d+|[A-Z]|[IVXLC]+)(?:\.\d+)*"
_NUMBER = re.compile(
    r"\s*(?:§\s*)?(?P<number>\d+(?:\.\d+)*[.):]?|[A-Z](?:\.\d+)+[.):]?|(?:[A-Z]|[IVXLC]+)[.):])\s+(?=\S)"
)
_LABELLED = re.compile(rf"\s*(?P<label>[^\W\d_]+)\s+(?P<number>{_COUNT})(?P<mark>\s*[.):–—-]+|\s*$|)(?=\s|$)\s*")
_FINAL = frozenset(".!?:;。！？；：")
_MOST_BLOCKS = 4  # that a sentence runs over
_MOST = 2_500  # sections of a document that are told apart

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Numbered:
    """A heading or caption taken apart; ``label`` is the word before its number: Chapter, Appendix, Table."""

    label: str
    number: str
    title: str


@dataclass(frozen=True, slots=True)
class Sentence:
    """``words`` are what is compared. ``at`` orders the sentences of a document."""

    text: str
    words: tuple[str, ...]
    places: tuple[Place, ...]
    at: float


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with the text up to the next one; the text before the first heading has none.

    ``parent`` is the index of the section over it, -1 without. It begins ``at`` a block and ends before ``end``.
    """

    heading: str
    named: Numbered
    parent: int
    places: tuple[Place, ...]
    at: int
    end: int
    sentences: tuple[Sentence, ...]
    tables: tuple[PlacedTable, ...]

    @property
    def title(self) -> tuple[str, ...]:
        return title_words(self.named.title)

    @property
    def size(self) -> int:
        return sum(len(sentence.words) for sentence in self.sentences)


def sections_of(content: Content) -> list[Section]:
    """At least one: the text before the first heading."""
    headings = _kept([item for item in content.items if item.is_heading])
    starts = [-1, *(item.at for item in headings)]
    ends = [*starts[1:], content.items[-1].at + 1 if content.items else 0]
    texts = _grouped(content.items, starts, lambda item: item.at)
    tables = _grouped(content.tables, starts, lambda one: one.at)
    labels = _labels(headings)
    found = [Section("", Numbered("", "", ""), -1, (), -1, ends[0], _sentences(texts[0]), tuple(tables[0]))]
    path: tuple[Heading, ...] = ()
    above: list[int] = []
    for index, (heading, end) in enumerate(zip(headings, ends[1:], strict=True), start=1):
        path = opened(path, heading.block)
        above = [*above[: len(path) - 1], index]
        text = plain(heading.block.text)
        parent = above[-2] if len(above) > 1 else -1
        own = _sentences(texts[index][1:])
        named = numbered(text, labels)
        found.append(Section(text, named, parent, heading.places, heading.at, end, own, tuple(tables[index])))
    return found


def numbered(text: str, labels: Iterable[str]) -> Numbered:
    """``labels`` are words that stand before the numbers of several headings."""
    match = _LABELLED.match(text)
    if match and (match["mark"] or match["label"].casefold() in labels or match.end() == len(text)):
        return Numbered(match["label"].casefold(), match["number"], text[match.end() :].strip())
    match = _NUMBER.match(text)
    return Numbered("", match["number"].rstrip(".):"), text[match.end() :]) if match else Numbered("", "", text)


def _labels(headings: Sequence[Item]) -> frozenset[str]:
    numbers: dict[str, set[str]] = defaultdict(set)
    for item in headings:
        match = _LABELLED.match(plain(item.block.text))
        if match:
            numbers[match["label"].casefold()].add(match["number"])
    return frozenset(label for label, own in numbers.items() if len(own) > 1)


def _kept(headings: Sequence[Item]) -> list[Item]:
    """The headings of as many levels as make no more sections than can be told apart."""
    level = max((item.block.level for item in headings), default=0)
    kept = list(headings)
    while len(kept) > _MOST and level > 1:
        level -= 1
        kept = [item for item in headings if item.block.level <= level]
    return kept[:_MOST]


def _grouped(things: Iterable[T], starts: Sequence[int], place: Callable[[T], int]) -> list[list[T]]:
    groups: list[list[T]] = [[] for _ in starts]
    for thing in things:
        groups[bisect_right(starts, place(thing)) - 1].append(thing)
    return groups


# ------------------------------------------------------------------------------------- sentences


@dataclass(frozen=True, slots=True)
class _Text:
    """The text of blocks that run on, with the lines that begin at each of its letters."""

    text: str
    starts: tuple[int, ...]
    places: tuple[Place, ...]

    def places_of(self, start: int, end: int) -> tuple[Place, ...]:
        return self.places[max(0, bisect_right(self.starts, start) - 1) : max(1, bisect_right(self.starts, end - 1))]


def _sentences(items: Sequence[Item]) -> tuple[Sentence, ...]:
    return tuple(sentence for run in _runs(items) for sentence in _of_run(run))


def _of_run(run: Sequence[Item]) -> Iterator[Sentence]:
    first = run[0]
    joined = _joined(run)
    spans = _spans(joined, first.block.kind)
    for count, (start, end) in enumerate(spans):
        text = plain(joined.text[start:end])
        told = words(text)
        if any(map(is_word, told)):
            yield Sentence(text, told, joined.places_of(start, end), first.at + count / len(spans))


def _spans(joined: _Text, kind: BlockKind) -> list[tuple[int, int]]:
    """Start and end of the sentences, or of lines of code; less what numbers them in a list."""
    if kind is BlockKind.CODE:
        return [(start, end - 1) for start, end in pairwise((*joined.starts, len(joined.text) + 1))]
    start = len(joined.text) - len(unmarked(joined.text, is_item=kind is BlockKind.LIST))
    return [(start + begin, start + end) for begin, end in sentence_spans(one_quotation(joined.text[start:]))]


def _runs(items: Iterable[Item]) -> Iterator[list[Item]]:
    """Blocks of which each runs on in the next."""
    run: list[Item] = []
    for item in items:
        if run and (len(run) == _MOST_BLOCKS or not _runs_on(run[-1], item)):
            yield run
            run = []
        run.append(item)
    if run:
        yield run


def _runs_on(item: Item, following: Item) -> bool:
    """Whether a sentence that began in a block goes on in the following one: in small letters, or over a page."""
    kinds = {BlockKind.PARAGRAPH, BlockKind.LIST}
    if item.block.kind not in kinds or following.block.kind is not BlockKind.PARAGRAPH:
        return False
    before, after = item.block.text.rstrip(), following.block.text.lstrip()
    if not before or not after or before[-1] in _FINAL or unmarked(after) != after:
        return False
    return after[0].islower() or following.page != item.page


def _joined(run: Sequence[Item]) -> _Text:
    text = ""
    parts: list[str] = []
    starts: list[int] = []
    places: list[Place] = []
    length = 0
    for item in run:
        for line in item.block.lines:
            own = line.text.strip()
            if not own:
                continue
            if text and not _is_split(text, own):
                parts.append("\n" if item.block.kind is BlockKind.CODE else " ")
                length += 1
            starts.append(length)
            places.append(Place(item.page, line.box))
            parts.append(own)
            length += len(own)
            text = own
    return _Text("".join(parts), tuple(starts), tuple(places))


def _is_split(text: str, following: str) -> bool:
    """Whether a word is split between two lines."""
    return text[-1] in "-\u2010\u00ad" and len(text) > 1 and text[-2].isalpha() and following[0].islower()
