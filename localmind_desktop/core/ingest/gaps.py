"""What of a document could not be read, in words for the user. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from localmind_desktop.core.counting import listed
from localmind_desktop.core.model import PageRead
from localmind_desktop.core.phrase import Phrase, in_turn, phrase

_UNKNOWN = "\N{REPLACEMENT CHARACTER}"
_MOST_UNKNOWN = 4  # such characters on a page are bullets and signs of drawings; with more of them something is lost
_LOST = 0.5  # share of such characters with which more of a page is lost than is there
_MOST_NAMED = 10  # pages


def pictures(pages: Sequence[PageRead]) -> list[int]:
    """The pages that show something, hold no text, and were not read by text recognition."""
    return [page.number for page in pages if page.has_image and not page.has_text and page.ocr_language is None]


def gaps(pages: Sequence[PageRead]) -> Phrase:
    """Which pages of a document could not be read, as sentences; empty when all were."""
    shown = pictures(pages)
    lost = [page.number for page in pages if _is_lost(page)]
    reasons = []
    if shown:
        which = phrase("All its pages are pictures without text.") if len(shown) == len(pages) else _wordless(shown)
        reasons += [which, phrase("Install Tesseract, and read the document again, to have them read.")]
    reasons += _unreadable(pages)
    if lost:
        reasons.append(
            phrase(
                "Most characters on {pages} cannot be read: the file does not say which letters they are.",
                pages=_which(lost),
            )
        )
    return in_turn(*reasons)


def blemishes(pages: Sequence[PageRead]) -> Phrase:
    """Where single characters of pages that are read could not be, and where text is that nobody sees.

    Empty where there is neither. No reason to worry.
    """
    marred = [page.number for page in pages if _unknown(page) > _MOST_UNKNOWN and not _is_lost(page)]
    unseen = [page.number for page in pages if page.has_unseen]
    remarks = []
    if marred:
        remarks.append(
            phrase(
                "Some characters on {pages} cannot be read: the file does not say which letters they are.",
                pages=_which(marred),
            )
        )
    if unseen:
        remarks.append(phrase("Hidden text on {pages} was left out.", pages=_which(unseen)))
    return in_turn(*remarks)


def _which(pages: Sequence[int]) -> Phrase:
    return phrase("page {page}", page=pages[0]) if len(pages) == 1 else phrase("pages {pages}", pages=_spans(pages))


def _wordless(pages: Sequence[int]) -> Phrase:
    if len(pages) == 1:
        return phrase("Page {page} is pictures without text.", page=pages[0])
    return phrase("Pages {pages} are pictures without text.", pages=_first(pages))


def _unreadable(pages: Sequence[PageRead]) -> Iterator[Phrase]:
    """Which pages were left out, each time with why."""
    for error in dict.fromkeys(page.error for page in pages if page.error):
        broken = [page.number for page in pages if page.error == error]
        if len(broken) == 1:
            yield phrase("Page {page} is not readable.", page=broken[0])
        else:
            yield phrase("Pages {pages} are not readable.", pages=_first(broken))
        yield phrase(error)


def _is_lost(page: PageRead) -> bool:
    characters = sum(len("".join(text.split())) for text in _texts(page))
    return _unknown(page) > max(_MOST_UNKNOWN, _LOST * characters)


def _unknown(page: PageRead) -> int:
    """How many characters of a page the file gives a shape for, but no letter."""
    return sum(text.count(_UNKNOWN) for text in _texts(page))


def _texts(page: PageRead) -> list[str]:
    texts = [block.text for block in page.blocks]
    return texts + [text for fragment in page.fragments for row in fragment.rows for text in row.texts]


def _first(pages: Sequence[int]) -> str:
    shown = ", ".join(map(str, pages[:_MOST_NAMED]))
    more = len(pages) - _MOST_NAMED
    return phrase("{pages} and {n} more", pages=shown, n=more) if more > 0 else shown


def _spans(pages: Sequence[int]) -> str:
    """Numbers in words, those that follow each other together: ``1, 3–5 and 9``."""
    runs: list[list[int]] = []
    for page in pages:
        if runs and page == runs[-1][-1] + 1:
            runs[-1].append(page)
        else:
            runs.append([page])
    spans = [str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs]
    if len(spans) > _MOST_NAMED:
        return phrase("{pages} and more", pages=", ".join(spans[:_MOST_NAMED]))
    return listed(spans)
