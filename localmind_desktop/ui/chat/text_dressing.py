"""What an answer's text is dressed with: links of citations, flagged values, lines of tables."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise

from PySide6.QtGui import (
    QColor,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextLength,
    QTextTableCell,
    QTextTableFormat,
)

from localmind_desktop.bridge.telling import told
from localmind_desktop.core import Citation, Flag
from localmind_desktop.ui.chat.citation_chips import plain_tip, quote_tip
from localmind_desktop.ui.chat.lines import bare
from localmind_desktop.ui.theme import Colours
from localmind_desktop.ui.words import labelled

MARKER = re.compile(r"\[(\d+(?:\s*,\s*\d+)*)\]")
DIGITS = re.compile(r"\d+")
SCHEME = "cite:"
LINK_PROPERTIES = (
    QTextFormat.Property.IsAnchor,
    QTextFormat.Property.AnchorHref,
    QTextFormat.Property.ForegroundBrush,
    QTextFormat.Property.TextUnderlineStyle,
    QTextFormat.Property.TextToolTip,
)
PADDING = 5
LINE = 1
ROUNDED_DOWN = 99  # per cent: columns of whole pixels are no wider together than their table


def table_shape(columns: int, colours: Colours) -> QTextTableFormat:
    """Thin lines, and even columns: those stay where they are.

    The lines are the table's ground, seen between its cells: Qt takes three times as long to draw borders.
    """
    shape = QTextTableFormat()
    shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    shape.setColumnWidthConstraints([QTextLength(QTextLength.Type.PercentageLength, ROUNDED_DOWN / columns)] * columns)
    shape.setCellPadding(PADDING)
    shape.setBorderCollapse(False)
    shape.setBorder(0)
    shape.setCellSpacing(LINE)
    shape.setBackground(colours["strong_border"])
    return shape


def fill_cell(cell: QTextTableCell, colour: QColor) -> None:
    ground = cell.format()
    ground.setBackground(colour)
    cell.setFormat(ground)


def link_markers(
    document: QTextDocument, citations: Mapping[int, Citation | None], colour: QColor, start: int = 0
) -> None:
    """Make the ``[n]`` of ``citations`` links, with document, page and quote on hover, and no others.

    Neither this nor the marks of flags take any room: what is found out about a text moves nothing in it.
    """
    block = document.findBlock(start)
    while block.isValid():
        for match in MARKER.finditer(block.text()):
            for digits in DIGITS.finditer(match.group()):
                number = int(digits.group())
                cursor = _over(document, block.position() + units(block.text()[: match.start()]), match, digits)
                if number in citations:
                    cursor.mergeCharFormat(_link(digits.group(), citations[number], colour))
                elif cursor.charFormat().anchorHref().startswith(SCHEME):
                    cursor.setCharFormat(without_link(cursor.charFormat()))
        block = block.next()


def _over(document: QTextDocument, start: int, marker: re.Match[str], digits: re.Match[str]) -> QTextCursor:
    """Over ``[7]`` as a whole, and over the digits alone where the brackets hold several numbers."""
    alone = marker.group(1) == digits.group()
    first, last = (0, len(marker.group())) if alone else digits.span()
    return selected(document, start + first, start + last)


def _link(number: str, citation: Citation | None, colour: QColor) -> QTextCharFormat:
    letters = QTextCharFormat()
    letters.setAnchor(True)
    letters.setAnchorHref(f"{SCHEME}{number}")
    letters.setForeground(colour)
    letters.setFontUnderline(False)
    if citation is not None:
        letters.setToolTip(quote_tip(citation))
    return letters


def without_link(letters: QTextCharFormat) -> QTextCharFormat:
    for name in LINK_PROPERTIES:
        letters.clearProperty(name)
    return letters


def underline_flags(document: QTextDocument, source: str, flags: Sequence[Flag], colour: QColor) -> None:
    """Draw a wavy line under the flagged values of ``source``, with the reason on hover."""
    places = shown_places(source, document.toPlainText())
    for flag in flags:
        shown = [place for place in map(places.get, range(flag.start, flag.end)) if place is not None]
        if not shown:
            continue
        letters = QTextCharFormat()
        letters.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        letters.setUnderlineColor(colour)
        letters.setToolTip(plain_tip(flag_text(flag, source)))
        selected(document, shown[0], shown[-1] + units(source[flag.end - 1])).mergeCharFormat(letters)


def flag_text(flag: Flag, source: str) -> str:
    """The flagged value and why it is flagged, as one sentence without marks of Markdown."""
    said = bare(" ".join(source[flag.start : flag.end].split())).strip("*` ")
    return f"{labelled(said, told(flag.reason))}."


def shown_places(source: str, shown: str) -> dict[int, int]:
    """For each character of Markdown that is shown, where it is shown.

    What is shown is the source without its marks, so the first character behind the one before is the right one. White
    space is left out: Markdown folds it.
    """
    places: dict[int, int] = {}
    at = place = 0
    for letter in shown:
        found = -1 if letter.isspace() else source.find(letter, at)
        if found >= 0:
            places[found] = place
            at = found + 1
        place += units(letter)
    return places


def units(text: str) -> int:
    """The length of ``text`` as Qt counts: a character beyond the first 65,536 counts twice."""
    return len(text) + sum(letter > "\uffff" for letter in text)


def selected(document: QTextDocument, start: int, end: int) -> QTextCursor:
    cursor = QTextCursor(document)
    cursor.setPosition(start)
    cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
    return cursor


def anchors(document: QTextDocument) -> list[tuple[int, int]]:
    """Where the links stand, in their order, from and to."""
    found: list[tuple[int, int]] = []
    block = document.begin()
    while block.isValid():
        parts = block.begin()
        while not parts.atEnd():
            fragment = parts.fragment()
            if fragment.charFormat().anchorHref().startswith(SCHEME):
                found.append((fragment.position(), fragment.position() + fragment.length()))
            parts += 1
        block = block.next()
    assert all(first[1] <= second[0] for first, second in pairwise(found))
    return found
