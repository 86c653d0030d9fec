"""Two documents, or editions of one, compared. Pure."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from localmind_desktop.core.insight.compare.blocks import Content, content_of, same_headings
from localmind_desktop.core.insight.compare.captions import comparable
from localmind_desktop.core.insight.compare.comparison import Comparison, Reading
from localmind_desktop.core.insight.compare.matching import Matched, matched_sections, moved_alone
from localmind_desktop.core.insight.compare.moving import Moved, Part, without_moved
from localmind_desktop.core.insight.compare.passages import Passage, passages_of
from localmind_desktop.core.insight.compare.references import References, references_of
from localmind_desktop.core.insight.compare.sections import Section, Sentence, sections_of
from localmind_desktop.core.insight.compare.table_parts import Grid, grids_of
from localmind_desktop.core.insight.compare.tables import Told, matched_tables, table_differences, whole_table
from localmind_desktop.core.model import Place
from localmind_desktop.core.model.insight import Compared, Difference, DifferenceKind
from localmind_desktop.core.task import CancelToken

_LONGEST = 2_000  # letters of a section that came or went that are told


@dataclass(frozen=True, slots=True)
class _Edition:
    """A document taken apart; ``starts`` are where its sections begin."""

    sections: tuple[Section, ...]
    grids: tuple[Grid, ...]
    starts: tuple[int, ...]

    def section_at(self, at: int) -> int:
        return bisect_right(self.starts, at) - 1


@dataclass(frozen=True, slots=True)
class _Pairing:
    """Two editions and what belongs together in them."""

    before: _Edition
    after: _Edition
    sections: Matched
    tables: tuple[tuple[int, int], ...]
    references: References

    def place_of(self, section: int) -> float:
        """Where in the newer edition a section of the older one would stand: after the one that it followed."""
        new = dict(self.sections.pairs)
        near = next(row for row in range(section, -1, -1) if row in new)
        return self.after.sections[new[near]].end - 0.5


def compare(before: Reading, after: Reading, cancel: CancelToken) -> Comparison:
    """What is different in ``after``, in its reading order. Raises `Cancelled`."""
    pairing = _paired(*same_headings(*comparable(content_of(before), content_of(after))), cancel)
    told = [*_sections(pairing), *_texts(pairing, cancel), *_tables(pairing, cancel)]
    told.sort(key=lambda one: one.at)
    return Comparison(tuple(one.difference for one in told))


def _paired(before: Content, after: Content, cancel: CancelToken) -> _Pairing:
    cancel.check()
    old, new = _edition(before), _edition(after)
    sections = matched_sections(old.sections, new.sections)
    cancel.check()
    tables = matched_tables(old.grids, new.grids, *_sections_of_tables(old, new, sections))
    cancel.check()
    named = [(old.sections[row].named, new.sections[column].named) for row, column in sections.pairs]
    named += [(old.grids[row].named, new.grids[column].named) for row, column in tables]
    return _Pairing(old, new, sections, tuple(tables), references_of(named, old.sections, new.sections))


def _edition(content: Content) -> _Edition:
    sections = tuple(sections_of(content))
    return _Edition(sections, tuple(grids_of(content)), tuple(section.at for section in sections))


def _sections_of_tables(before: _Edition, after: _Edition, matched: Matched) -> tuple[list[int], list[int]]:
    """The section of each table, by the number that it has in the newer edition."""
    new = dict(matched.pairs)
    own = [new.get(before.section_at(grid.at), -1) for grid in before.grids]
    return own, [after.section_at(grid.at) for grid in after.grids]


# ------------------------------------------------------------------------------------- sections and text


def _sections(pairing: _Pairing) -> Iterator[Told]:
    """Headings that say something else, and sections that stand elsewhere."""
    alone = moved_alone(pairing.sections, pairing.before.sections, pairing.after.sections)
    for pair in pairing.sections.pairs:
        old, new = pairing.before.sections[pair[0]], pairing.after.sections[pair[1]]
        kind = DifferenceKind.MOVED if pair in alone else DifferenceKind.CHANGED
        if pair in alone or old.title != new.title:
            told = Difference(kind, Compared.SECTION, new.heading, old.heading, new.heading, old.places, new.places)
            yield Told(new.at, told)


def _texts(pairing: _Pairing, cancel: CancelToken) -> Iterator[Told]:
    gone: list[Part] = []
    came: list[Part] = []
    for row, column in pairing.sections.pairs:
        cancel.check()
        old, new = pairing.before.sections[row], pairing.after.sections[column]
        for passage in passages_of(old.sentences, new.sentences, new.at, pairing.references):
            cancel.check()
            if passage.is_change:
                yield _changed(new, passage)
            elif passage.before:
                gone.append(Part(new, passage.before, passage.at))
            else:
                came.append(Part(new, passage.after, passage.at))
    gone += _unmatched(pairing.before, {row for row, _ in pairing.sections.pairs}, pairing)
    came += _unmatched(pairing.after, {column for _, column in pairing.sections.pairs}, None)
    lost, found, moved = without_moved(gone, came)
    yield from (_one_sided(part, DifferenceKind.REMOVED) for part in lost)
    yield from (_one_sided(part, DifferenceKind.ADDED) for part in found)
    yield from map(_moved, moved)


def _unmatched(edition: _Edition, known: set[int], pairing: _Pairing | None) -> Iterator[Part]:
    """The sections that only this edition has; ``pairing`` tells where those of the older one would stand."""
    for index, section in enumerate(edition.sections):
        if index not in known:
            at = pairing.place_of(index) if pairing else section.at
            yield Part(section, section.sentences, at, is_section=True)


def _changed(section: Section, passage: Passage) -> Told:
    told = Difference(
        DifferenceKind.CHANGED,
        Compared.TEXT,
        section.heading,
        _text(passage.before),
        _text(passage.after),
        _places(passage.before),
        _places(passage.after),
    )
    return Told(passage.at, told)


def _moved(moved: Moved) -> Told:
    told = Difference(
        DifferenceKind.MOVED,
        Compared.TEXT,
        moved.section.heading,
        _text(moved.before),
        _text(moved.after),
        _places(moved.before),
        _places(moved.after),
    )
    return Told(moved.after[0].at, told)


def _one_sided(part: Part, kind: DifferenceKind) -> Told:
    section = part.section
    text, places = _text(part.sentences), _places(part.sentences)
    if part.is_section:
        text, places = _cut("\n".join(filter(None, (section.heading, text)))), (*section.places, *places)
    what = Compared.SECTION if part.is_section else Compared.TEXT
    if kind is DifferenceKind.ADDED:
        return Told(part.at, Difference(kind, what, section.heading, "", text, (), places))
    return Told(part.at, Difference(kind, what, section.heading, text, "", places, ()))


def _text(sentences: Iterable[Sentence]) -> str:
    return " ".join(sentence.text for sentence in sentences)


def _places(sentences: Sequence[Sentence]) -> tuple[Place, ...]:
    return tuple(dict.fromkeys(place for sentence in sentences for place in sentence.places))


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


# ------------------------------------------------------------------------------------- tables


def _tables(pairing: _Pairing, cancel: CancelToken) -> Iterator[Told]:
    old, new = pairing.before, pairing.after
    for row, column in pairing.tables:
        cancel.check()
        yield from table_differences(old.grids[row], new.grids[column], pairing.references)
    known, known_after = ({pair[side] for pair in pairing.tables} for side in (0, 1))
    for index, grid in enumerate(old.grids):
        if index not in known:
            yield Told(pairing.place_of(old.section_at(grid.at)), whole_table(grid, DifferenceKind.REMOVED))
    for index, grid in enumerate(new.grids):
        if index not in known_after:
            yield Told(grid.at + 0.5, whole_table(grid, DifferenceKind.ADDED))
