"""What an answer's text is dressed with once it is laid out: links of citations, flagged values, borders of tables."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise

from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor, QTextDocument, QTextLength, QTextTable, QTextTableCell

from localmind_desktop.core import Citation, Flag
from localmind_desktop.ui.chat.citation_chips import plain_tip, quote_tip
from localmind_desktop.ui.theme import Colours

MARKER = re.compile(r"\[(\d+(?:\s*,\s*\d+)*)\]")
DIGITS = re.compile(r"\d+")
PADDING = 5
LINE = 1


def dress_tables(document: QTextDocument, start: int, colours: Colours) -> None:
    """Give the tables from position ``start`` on thin lines, and even columns: those stay where they are.

    The lines are the table's ground, seen between its cells: Qt takes three times as long to draw borders.
    """
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable) and frame.firstPosition() >= start:
            shape = frame.format()
            share = QTextLength(QTextLength.Type.PercentageLength, 100 / frame.columns())
            shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
            shape.setColumnWidthConstraints([share] * frame.columns())
            shape.setCellPadding(PADDING)
            shape.setBorderCollapse(False)
            shape.setBorder(0)
            shape.setCellSpacing(LINE)
            shape.setBackground(colours["strong_border"])
            frame.setFormat(shape)
            for row in range(frame.rows()):
                for column in range(frame.columns()):
                    fill_cell(frame.cellAt(row, column), colours["card"])


def fill_cell(cell: QTextTableCell, colour: QColor) -> None:
    ground = cell.format()
    ground.setBackground(colour)
    cell.setFormat(ground)


def space_blocks(document: QTextDocument) -> None:
    block = document.begin()
    while block.isValid():
        if not block.textList() and block.text():
            shape = block.blockFormat()
            shape.setLineHeight(118, 1)  # proportional
            QTextCursor(block).setBlockFormat(shape)
        block = block.next()


def link_markers(document: QTextDocument, citations: Mapping[int, Citation | None], colour: QColor) -> None:
    """Make the ``[n]`` of ``citations`` links, with document, page and quote on hover."""
    block = document.begin()
    while block.isValid():
        for match in MARKER.finditer(block.text()):
            for digits in DIGITS.finditer(match.group()):
                if int(digits.group()) in citations:
                    cursor = _over(document, block.position() + units(block.text()[: match.start()]), match, digits)
                    cursor.mergeCharFormat(_link(digits.group(), citations[int(digits.group())], colour))
        block = block.next()


def _over(document: QTextDocument, start: int, marker: re.Match[str], digits: re.Match[str]) -> QTextCursor:
    """Over ``[7]`` as a whole, and over the digits alone where the brackets hold several numbers."""
    alone = marker.group(1) == digits.group()
    first, last = (0, len(marker.group())) if alone else digits.span()
    return selected(document, start + first, start + last)


def _link(number: str, citation: Citation | None, colour: QColor) -> QTextCharFormat:
    letters = QTextCharFormat()
    letters.setAnchor(True)
    letters.setAnchorHref(f"cite:{number}")
    letters.setForeground(colour)
    letters.setFontWeight(600)
    letters.setFontUnderline(False)
    if citation is not None:
        letters.setToolTip(quote_tip(citation))
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
    """The flagged value and why it is flagged, as one sentence."""
    return f"{source[flag.start : flag.end]}: {flag.reason}."


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
            if fragment.charFormat().anchorHref().startswith("cite:"):
                found.append((fragment.position(), fragment.position() + fragment.length()))
            parts += 1
        block = block.next()
    assert all(first[1] <= second[0] for first, second in pairwise(found))
    return found
