"""The title under which a document is shown: only what is printed on its first pages as its name. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from statistics import median

from localmind_desktop.core.ingest.describing import page_text
from localmind_desktop.core.model import Block, BlockKind, Opened, PageRead

_WORD = re.compile(r"[^\W_]+")
_IDEOGRAPH = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_FILE_NAME = re.compile(r"\.\w{2,4}$|[/\\@]|://", re.IGNORECASE)
_MARKS = re.compile(r"[^\w)\]}!?.'\"”’»]+$")
_LONGEST = 140  # characters; what is longer is a sentence
_FEWEST_LETTERS = 6  # of a title; fewer are a mark or a number
_FEWEST_SIGNS = 4  # of one in a script without spaces
PAGES = 3
"""At the start, on which a title is looked for."""
_LARGER = 1.2  # than running text: how much a title is printed
_ALIKE = 0.06  # difference of type in which the lines of one title may be set
_UPPER = 0.6  # part of the first page in which a title begins


def shown_title(opened: Opened, pages: Sequence[PageRead]) -> str:
    """What a document calls itself; "" where nothing says so reliably: then its file name is better.

    A title that the file states has to be printed, too: many are left over from a template. Without one it is the
    heading in the largest type of the first page.
    """
    first = pages[:1]
    stated = _cleaned(opened.title)
    if _is_title(stated) and _is_printed(stated, pages[:PAGES]):
        return stated
    printed = _cleaned(_headline(first[0])) if first else ""
    is_place = bool(first) and _folded(printed) == _folded(first[0].label)  # the name of a sheet
    return printed if _is_title(printed) and not is_place else ""


def _cleaned(text: str) -> str:
    """Without what is not seen, and the marks of its footnotes."""
    return _MARKS.sub("", " ".join(text.replace("\u200b", "").split()))


def _is_title(text: str) -> bool:
    """Whether a text can be recognised as a name: some words, and neither a file name nor a sentence."""
    if not text or len(text) > _LONGEST or _FILE_NAME.search(text):
        return False
    if len(_IDEOGRAPH.findall(text)) >= _FEWEST_SIGNS:
        return True
    words = [word for word in _WORD.findall(text) if any(sign.isalpha() for sign in word)]
    return (
        len(words) > 1
        and sum(map(len, words)) >= _FEWEST_LETTERS
        and any(len(word) > 3 and word.isalpha() for word in words)
    )


def _is_printed(title: str, pages: Sequence[PageRead]) -> bool:
    return any(_folded(title) in _folded(page_text(page)) for page in pages)


def _folded(text: str) -> str:
    return "".join(_WORD.findall(text.casefold()))


def _headline(page: PageRead) -> str:
    """The one heading in the largest type, with the lines of the same type next to it."""
    blocks = [block for block in page.blocks if block.kind is not BlockKind.FURNITURE]
    if page.is_set:  # its type is ours
        return blocks[0].text if blocks and blocks[0].level == 1 else ""
    headings = [at for at, block in enumerate(blocks) if block.kind is BlockKind.HEADING]
    if not headings:
        return ""
    sizes = [_size(block) for block in blocks]
    top = max(headings, key=lambda at: (sizes[at], -at))
    alike = [at for at in headings if sizes[at] >= (1 - _ALIKE) * sizes[top]]
    run = [at for at in alike if at - alike[0] == alike.index(at)]
    plain = [line.box.y1 - line.box.y0 for at, block in enumerate(blocks) if at not in headings for line in block.lines]
    is_larger = not plain or sizes[top] >= _LARGER * median(plain)
    is_upper = blocks[alike[0]].box.y0 < _UPPER * page.height
    return " ".join(blocks[at].text for at in run) if is_larger and is_upper and run == alike else ""


def _size(block: Block) -> float:
    return median(line.box.y1 - line.box.y0 for line in block.lines)
