"""Personal data hidden on the pages of a document, before anything else is made of them. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from localmind_desktop.core.insight.personal.forms import is_of_one_person
from localmind_desktop.core.insight.personal.masking import redacted
from localmind_desktop.core.insight.personal.named import NOTHING_NAMED, Named, together
from localmind_desktop.core.insight.personal.scene import LABEL_JOINER
from localmind_desktop.core.insight.personal.spans import personal_spans, value_key
from localmind_desktop.core.model import Block, BlockKind, Box, Cell, Fragment, Line, PageRead, Place, Row
from localmind_desktop.core.model.insight import PersonalKind, PersonalSpan, RedactionMode, TextRun
from localmind_desktop.core.parsing.stitch.joining import join_fragments

_LONGEST_LABEL = 60  # letters
_SHORTEST_KNOWN = 6  # letters and figures of a value that is hidden wherever it stands

Hide = Callable[[TextRun], str]
Headers = Mapping[Place, tuple[str, ...]]


class Hidden(NamedTuple):
    """What was hidden, and the lines or the cell that hold it: for drawing, to be covered as a whole."""

    kind: PersonalKind
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Redaction:
    """Pages without personal data, and what was hidden, once for every time that it stands there."""

    pages: list[PageRead]
    hidden: tuple[Hidden, ...]

    @property
    def counts(self) -> Counter[PersonalKind]:
        return Counter(one.kind for one in self.hidden)


class Search:
    """What the rules find in ``pages``: looked for once, for all modes.

    They are read twice: what is named in one place is personal also where it stands without its name.
    """

    def __init__(self, pages: Sequence[PageRead]) -> None:
        self.pages = pages
        self.headers = {row.place: table.headers for table in join_fragments(pages) for row in table.rows}
        self._found: dict[tuple[str, str], tuple[PersonalSpan, ...]] = {}
        known: set[str] = set()

        def note(run: TextRun) -> str:
            text = run.text
            for span in self._spans(text, run.label):
                key = value_key(text[span.start : span.end])
                if is_of_one_person(span.kind) and len(key) >= _SHORTEST_KNOWN:
                    known.add(key)
            return text

        for page in pages:
            _rewritten(page, self.headers, note)
        self._known = frozenset(known)

    @property
    def is_empty(self) -> bool:
        return not any(self._found.values())

    def spans(self, run: TextRun) -> tuple[PersonalSpan, ...]:
        """What is personal in one of the texts of the pages."""
        if self._known and any(map(value_key(run.text).__contains__, self._known)):
            return personal_spans(run.text, run.label, self._known)
        return self._spans(run.text, run.label)

    def _spans(self, text: str, label: str) -> tuple[PersonalSpan, ...]:
        found = self._found.get((text, label))
        if found is None:
            found = self._found[text, label] = personal_spans(text, label)
        return found


def redacted_pages(pages: Sequence[PageRead], mode: RedactionMode, named: Named = NOTHING_NAMED) -> Redaction:
    """``pages`` with all their texts redacted, also of what was ``named``; places stay as they are."""
    return Redaction(list(pages), ()) if mode is RedactionMode.OFF else redacted_by(Search(pages), mode, named)


def redacted_by(search: Search, mode: RedactionMode, named: Named = NOTHING_NAMED) -> Redaction:
    """The pages of a search, redacted by ``mode``."""
    if mode is RedactionMode.OFF or (search.is_empty and named is NOTHING_NAMED):
        return Redaction(list(search.pages), ())
    hidden: dict[tuple[tuple[Place, ...], PersonalSpan], Hidden] = {}  # a merged cell comes more than once

    def hide(run: TextRun) -> str:
        spans = together((*search.spans(run), *named.spans(run.text)))
        for span in spans:
            places = run.places(span.start, span.end)
            if places:
                hidden[places, span] = Hidden(span.kind, places)
        return redacted(run.text, spans, mode)

    pages = [_rewritten(page, search.headers, hide) for page in search.pages]
    return Redaction(pages, tuple(hidden.values()))


def _rewritten(page: PageRead, headers: Headers, hide: Hide) -> PageRead:
    """``page`` with each of its texts as ``hide`` gives it back."""
    labels = ["", *(_label_of(block) for block in page.blocks)]
    return replace(
        page,
        label=hide(TextRun(page.number, (Line(page.label, Box(0, 0, page.width, page.height)),))) if page.label else "",
        blocks=tuple(
            _block(page.number, block, label, hide) for block, label in zip(page.blocks, labels, strict=False)
        ),
        fragments=tuple(_fragment(page.number, fragment, headers, hide) for fragment in page.fragments),
    )


def _block(page: int, block: Block, label: str, hide: Hide) -> Block:
    named = "" if block.kind is BlockKind.HEADING else label  # a heading is no value
    text = hide(TextRun(page, block.lines, block.kind, block.level, named))
    return block if text == block.text else replace(block, lines=_lines(block.lines, text))


def _lines(lines: Sequence[Line], text: str) -> tuple[Line, ...]:
    """The lines with ``text``, which has as many line ends as they have."""
    rest, found = text.split("\n"), []
    for line in lines:
        count = line.text.count("\n") + 1
        found.append(line._replace(text="\n".join(rest[:count])))
        del rest[:count]
    return tuple(found)


def _label_of(block: Block) -> str:
    """What a block says of the next one: it is short, and names something."""
    text = block.text.strip()
    return text if len(text) <= _LONGEST_LABEL and _is_name(text) else ""


def _is_name(text: str) -> bool:
    return any(map(str.isalpha, text)) and not any(map(str.isdecimal, text))


def _fragment(page: int, fragment: Fragment, headers: Headers, hide: Hide) -> Fragment:
    def alone(text: str) -> str:
        return hide(TextRun(page, (Line(text, fragment.box),))) if text else text

    rows, above = [], fragment.headers
    for row in fragment.rows:
        over = headers.get(row.place, fragment.headers)
        rows.append(_row(row, over if len(over) == len(row.cells) else fragment.headers, above, hide))
        above = row.texts
    return replace(
        fragment,
        caption=alone(fragment.caption),
        section=alone(fragment.section),
        headers=tuple(_headers(page, fragment, hide)),
        header_cells=tuple(line._replace(text=hide(TextRun(page, (line,)))) for line in fragment.header_cells),
        rows=tuple(rows),
    )


def _headers(page: int, fragment: Fragment, hide: Hide) -> list[str]:
    """What was taken for a header may be the first row of a form, with a value beside its name."""
    boxes = [*fragment.header_boxes, *([fragment.box] * len(fragment.headers))]
    found, before = [], ""
    for text, box in zip(fragment.headers, boxes, strict=False):
        found.append(hide(TextRun(page, (Line(text, box),), label=before if _is_name(before) else "")))
        before = text
    return found


def _row(row: Row, headers: Sequence[str], above: Sequence[str], hide: Hide) -> Row:
    cells: list[Cell] = []
    for column, cell in enumerate(row.cells):
        if not cell.text:
            cells.append(cell)
            continue
        over = headers[column] if column < len(headers) else ""
        label = _label(row, column, over, above[column] if column < len(above) else "")
        line = Line(cell.text, cell.box or row.place.box)
        cells.append(cell._replace(text=hide(TextRun(row.place.page, (line,), label=label))))
    return row._replace(cells=tuple(cells))


def _label(row: Row, column: int, header: str, above: str) -> str:
    """The header, the first cell, and where they are names, as in forms, the cells on the left and above."""
    own = row.cells[column].text
    first, left = row.cells[0].text, row.cells[column - 1].text if column else ""
    parts = [header, first, *(text for text in (left, above) if _is_name(text))]
    return f" {LABEL_JOINER} ".join(dict.fromkeys(text for text in parts if text.strip() and text != own))
