"""What of a document could not be read, in words for the user. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from localmind_desktop.core.model import PageRead

_UNKNOWN = "\N{REPLACEMENT CHARACTER}"
_MOST_UNKNOWN = 4  # such characters on a page are bullets and signs of drawings; with more of them something is lost
_LOST = 0.5  # share of such characters with which more of a page is lost than is there
_MOST_NAMED = 10  # pages


def pictures(pages: Sequence[PageRead]) -> list[int]:
    """The pages that show something, hold no text, and were not read by text recognition."""
    return [page.number for page in pages if page.has_image and not page.has_text and page.ocr_language is None]


def gaps(pages: Sequence[PageRead]) -> str:
    """Which pages of a document could not be read, as sentences; empty when all were."""
    shown = pictures(pages)
    broken = [page.number for page in pages if page.error]
    lost = [page.number for page in pages if _is_lost(page)]
    reasons = []
    if shown:
        which = "All its pages are pictures" if len(shown) == len(pages) else f"{_named(shown)} pictures"
        reasons.append(f"{which} without text. Install Tesseract, and read the document again, to have them read.")
    if broken:
        reasons.append(f"{_named(broken)} not readable.")
    if lost:
        reasons.append(_without_letters("Most", lost))
    return " ".join(reasons)


def blemishes(pages: Sequence[PageRead]) -> str:
    """Where single characters of pages that are read could not be, and where text is that nobody sees.

    Empty where there is neither. No reason to worry.
    """
    marred = [page.number for page in pages if _unknown(page) > _MOST_UNKNOWN and not _is_lost(page)]
    unseen = [page.number for page in pages if page.has_unseen]
    remarks = [_without_letters("Some", marred)] if marred else []
    if unseen:
        remarks.append(f"Hidden text on {_which(unseen)} was left out.")
    return " ".join(remarks)


def _which(pages: Sequence[int]) -> str:
    return f"page {pages[0]}" if len(pages) == 1 else f"pages {_spans(pages)}"


def _without_letters(share: str, pages: Sequence[int]) -> str:
    return f"{share} characters on {_which(pages)} cannot be read: the file does not say which letters they are."


def _is_lost(page: PageRead) -> bool:
    characters = sum(len("".join(text.split())) for text in _texts(page))
    return _unknown(page) > max(_MOST_UNKNOWN, _LOST * characters)


def _unknown(page: PageRead) -> int:
    """How many characters of a page the file gives a shape for, but no letter."""
    return sum(text.count(_UNKNOWN) for text in _texts(page))


def _texts(page: PageRead) -> list[str]:
    texts = [block.text for block in page.blocks]
    return texts + [text for fragment in page.fragments for row in fragment.rows for text in row.texts]


def _named(pages: Sequence[int]) -> str:
    shown = ", ".join(map(str, pages[:_MOST_NAMED]))
    more = f" and {len(pages) - _MOST_NAMED} more" if len(pages) > _MOST_NAMED else ""
    return f"Page {shown} is" if len(pages) == 1 else f"Pages {shown}{more} are"


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
        return f"{', '.join(spans[:_MOST_NAMED])} and more"
    return f"{', '.join(spans[:-1])} and {spans[-1]}" if len(spans) > 1 else spans[0]
