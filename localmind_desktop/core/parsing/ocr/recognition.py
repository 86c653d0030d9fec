"""Pages that are pictures, read by Tesseract where it is installed: from a page to the ink that it would have as text.

A page is recognised again where the first time leaves ink behind: Tesseract looks for columns of text, and passes over
what stands alone, as in the cells of a table. What is left is read as one block, and then as scattered words.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from localmind_desktop.core.children.tesseract import Layout, Recognition, Tesseract, find_tesseract
from localmind_desktop.core.counting import listed
from localmind_desktop.core.model import PageRead
from localmind_desktop.core.parsing.content.ink import PageInk
from localmind_desktop.core.parsing.ocr.picture import DPI, Grey, Picture, netpbm, picture_of, slant, without_boxes
from localmind_desktop.core.parsing.ocr.places import Way, on_page
from localmind_desktop.core.parsing.ocr.rest import rest_of
from localmind_desktop.core.parsing.ocr.strokes import Ruled, ruled
from localmind_desktop.core.parsing.ocr.words import (
    FoundLine,
    Least,
    at_least,
    certainty,
    found_lines,
    turn_of,
    without_scraps,
    words_of_lines,
)
from localmind_desktop.core.phrase import Phrase, phrase
from localmind_desktop.core.settings import Recognition as Wanted

if TYPE_CHECKING:
    import pymupdf

_UPRIGHT = 75.0  # percent of confidence: a page that is read with less may stand on its head
_FIRST = Least(30.0, 70.0)  # percent: measured, 26 of 5831 right words have less, and 49 of 62 spots taken for signs
_SECOND = Least(70.0, 85.0)  # ... 22 of 246 right words and signs, and 200 of 211 wrong ones
_MOST_PACKS = 4  # where none of those that are wanted is installed
_NAMES = {"eng": "English", "deu": "German", "fra": "French", "chi_sim": "simplified Chinese"}


class Recognised(NamedTuple):
    """What is printed on a page that is a picture, upright and level, and the way back to the page."""

    ink: PageInk
    way: Way
    width: float
    height: float
    language: str

    def placed(self, read: PageRead) -> PageRead:
        """What was read from the ink, with its places on the page."""
        return replace(on_page(read, self.way, self.width, self.height), ocr_language=self.language)


@dataclass(frozen=True)
class Recogniser:
    """Recognises pages. ``on_wait`` is told a page's number before it is waited for."""

    wanted: Wanted = field(default_factory=Wanted)
    seconds: float = 60.0
    on_wait: Callable[[int], None] = lambda number: None

    @cached_property
    def tesseract(self) -> Tesseract | None:
        """The installed program, if it has a language pack, and any is wanted."""
        found = find_tesseract() if self._wanted_packs else None
        return found if found is not None and found.packs - {"osd"} else None

    @cached_property
    def packs(self) -> str:
        """The packs that are used: those of the wanted ones that are installed, or else others."""
        installed = self.tesseract.packs if self.tesseract else frozenset[str]()
        found = [pack for pack in self._wanted_packs if pack in installed]
        return "+".join(found or sorted(installed - {"osd"})[:_MOST_PACKS])

    @property
    def _wanted_packs(self) -> list[str]:
        return [pack for pack in self.wanted.languages.split("+") if pack]

    def remarks(self) -> tuple[str, ...]:
        """What keeps pages from being read better."""
        installed = self.tesseract.packs if self.tesseract else frozenset[str]()
        missing = [pack for pack in self._wanted_packs if pack not in installed]
        if not installed or not missing:
            return ()
        names = [f"{_NAMES[pack]} ({pack})" if pack in _NAMES else pack for pack in missing]
        return (_without_packs(names),)

    def start(self, page: pymupdf.Page, ink: PageInk) -> PendingPage | None:
        """Begin to recognise ``page``, on which ``ink`` was found. None where nothing recognises it."""
        if self.tesseract is None or min(ink.width, ink.height) < 1:
            return None
        return PendingPage(self, self.tesseract, page, ink)


class PendingPage:
    """A page that is being recognised."""

    def __init__(self, recogniser: Recogniser, tesseract: Tesseract, page: pymupdf.Page, ink: PageInk) -> None:
        self._recogniser, self._tesseract = recogniser, tesseract
        self._page, self._ink = page, ink
        self._slant = slant(page)
        self._first = self._attempt(0)

    def result(self) -> Recognised | None:
        """What was recognised; None where that failed or took too long."""
        self._recogniser.on_wait(self._ink.number)
        deadline = time.monotonic() + self._recogniser.seconds
        attempt = self._first
        lines = attempt.lines(deadline)
        if lines is None:
            return None
        turns = self._turns(attempt, lines, deadline)
        if turns:
            attempt, lines = self._better(attempt, lines, turns, deadline)
        lines = self._with_rest(attempt.ruled.bare, at_least(lines, _FIRST), deadline)
        ink = replace(
            self._ink,
            width=attempt.picture.width,
            height=attempt.picture.height,
            words=words_of_lines(lines, attempt.ruled.bare),
            horizontal=attempt.ruled.horizontal,
            vertical=attempt.ruled.vertical,
        )
        return Recognised(ink, attempt.picture.way, self._ink.width, self._ink.height, self._recogniser.packs)

    def end(self) -> None:
        """Stop it; nothing happens where it has ended."""
        self._first.recognition.end()

    def _attempt(self, quarter_turns: int) -> _Attempt:
        picture = picture_of(self._page, quarter_turns, self._slant)
        without_rulings = ruled(picture.grey)
        return _Attempt(picture, without_rulings, self._begun(without_rulings.bare, Layout.PAGE))

    def _begun(self, grey: Grey, layout: Layout) -> Recognition:
        return self._tesseract.start(netpbm(grey), self._recogniser.packs, DPI, layout, self._recogniser.seconds)

    def _turns(self, attempt: _Attempt, lines: list[FoundLine], deadline: float) -> int:
        """The quarter turns that seem to set the page upright."""
        turns = (4 - turn_of(lines)) % 4
        if turns or certainty(lines) >= _UPRIGHT:
            return turns
        return self._tesseract.quarter_turns(netpbm(attempt.picture.grey), DPI, deadline - time.monotonic())

    def _better(
        self, attempt: _Attempt, lines: list[FoundLine], turns: int, deadline: float
    ) -> tuple[_Attempt, list[FoundLine]]:
        """The page as it is, or turned, whichever is read with more certainty; lying text is never read well.

        What seems to lie, and reads no better turned, may be short cells far below each other: they are one block.
        """
        other = self._attempt(turns)
        turned = other.lines(deadline)
        if turn_of(lines) and certainty(turned or ()) < _UPRIGHT:
            block = self._read(attempt.ruled.bare, Layout.BLOCK, deadline)
            if certainty(block) >= _UPRIGHT:
                return attempt, block
        if turned and (turn_of(lines) or certainty(turned) > certainty(lines)):
            return other, turned
        return attempt, lines

    def _with_rest(self, bare: Grey, lines: list[FoundLine], deadline: float) -> list[FoundLine]:
        """``lines``, and what is read from the ink that is in none of them: as a block, then as scattered words."""
        for layout in (Layout.BLOCK, Layout.SPARSE):
            rest = rest_of(without_boxes(bare, [word[:4] for line in lines for word in line.words]))
            if rest is None:
                break
            found = rest.whole(self._read(rest.grey, layout, deadline))
            lines = [*lines, *without_scraps(at_least(found, _SECOND), lines)]
        return lines

    def _read(self, grey: Grey, layout: Layout, deadline: float) -> list[FoundLine]:
        return found_lines(self._begun(grey, layout).result(deadline - time.monotonic()))


class _Attempt(NamedTuple):
    """A picture of the page that is being recognised."""

    picture: Picture
    ruled: Ruled
    recognition: Recognition

    def lines(self, deadline: float) -> list[FoundLine] | None:
        """The lines on it; None where recognition failed or took too long."""
        found = self.recognition.result(deadline - time.monotonic())
        return found_lines(found) if found else None


def _without_packs(names: Sequence[str]) -> Phrase:
    if len(names) == 1:
        return phrase(
            "Text recognition has no pack for {language}; install it to have such pages read better.",
            language=names[0],
        )
    return phrase(
        "Text recognition has no packs for {languages}; install them to have such pages read better.",
        languages=listed(names),
    )
