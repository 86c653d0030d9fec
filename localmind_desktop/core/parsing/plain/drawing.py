"""Draws the pages of plain text, so that they are shown and marked like those of a PDF. Runs in a child process."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from localmind_desktop.core.parsing.plain.page import ADVANCE, LEADING, MARGIN, SIZE, TextPage, columns
from localmind_desktop.core.parsing.plain.reading import open_text

if TYPE_CHECKING:
    import pymupdf

_BASELINE = 0.75  # of the line's height, from its top


class DrawnText:
    """A text file that gives its pages as a ``pymupdf.Document`` does, each drawn when it is asked for."""

    def __init__(self, path: Path) -> None:
        import pymupdf

        self._pages = open_text(path).pages
        self._fonts = (pymupdf.Font("cour"), pymupdf.Font("cjk"))
        self._drawn: pymupdf.Document | None = None

    @property
    def page_count(self) -> int:
        return len(self._pages)

    def size(self, number: int) -> tuple[float, float]:
        """Width and height in points of the page with index ``number``, from 0; nothing is drawn for it."""
        return self._pages[number].width, self._pages[number].height

    def __getitem__(self, number: int) -> pymupdf.Page:
        import pymupdf

        self.close()
        page = self._pages[number]
        self._drawn = pymupdf.open()
        sheet = self._drawn.new_page(width=page.width, height=page.height)
        writer = pymupdf.TextWriter(sheet.rect)
        self._write(writer, page)
        writer.write_text(sheet)
        return sheet

    def close(self) -> None:
        if self._drawn is not None:
            self._drawn.close()
            self._drawn = None

    def _write(self, writer: pymupdf.TextWriter, page: TextPage) -> None:
        """Each run of letters of one font at its column, so that columns stand below each other."""
        latin, other = self._fonts
        for index, line in enumerate(page.lines):
            top = MARGIN + LEADING * (index + _BASELINE)
            start = 0
            while start < len(line.text):
                is_latin = self._is_latin(line.text[start])
                end = start + 1
                while is_latin and end < len(line.text) and self._is_latin(line.text[end]):
                    end += 1  # letters of other scripts are set one by one: their font is not Courier's width
                run = line.text[start:end]
                if run.strip():
                    left = MARGIN + ADVANCE * columns(line.text[:start])
                    writer.append((left, top), run, font=latin if is_latin else other, fontsize=SIZE)
                start = end

    def _is_latin(self, letter: str) -> bool:
        return letter != "\t" and self._fonts[0].has_glyph(ord(letter)) != 0
