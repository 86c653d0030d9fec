"""Characters that no viewer shows, and that carry text nevertheless: to a search, and to a language model. Pure.

Source: Unicode 16, property Default_Ignorable_Code_Point, without what shapes the letters beside it.
"""

from __future__ import annotations

import re
from itertools import groupby

_TAGS = "\U000e0000-\U000e007f"  # a second ASCII that is never drawn
_SELECTORS = "\ufe00-\ufe0f\U000e0100-\U000e01ef"  # which form of the sign before them is drawn
_JOINERS = "\u200c\u200d"  # between letters of other scripts than Latin they shape these
_NEVER_SHOWN = (
    f"{_TAGS}\U000e0080-\U000e00ff\U000e01f0-\U000e0fff\u00ad\u034f\u061c\u180e\u200b\u200e\u200f\u202a-\u202e"
    "\u2060-\u206f\ufeff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
)
_INVISIBLE = re.compile(
    rf"[{_NEVER_SHOWN}]|(?<=[{_SELECTORS}])[{_SELECTORS}]|(?<![^\x00-\x7f])[{_JOINERS}]|[{_JOINERS}](?![^\x00-\x7f])"
    rf"|(?<=[{_JOINERS}])[{_JOINERS}]"
)
_SOME = re.compile(f"[{_NEVER_SHOWN}{_SELECTORS}{_JOINERS}]")
_LONGEST_OF_FORM = (
    3  # such characters in a row are a matter of form, as at the end of a line; more of them say something
)


def without_invisible(text: str) -> str:
    """``text`` as it is shown: without tags, marks of direction, spaces of no width and selectors of nothing."""
    return text if text.isascii() or not _SOME.search(text) else _INVISIBLE.sub("", text)


def on_one_line(text: str) -> str:
    """``text`` with one space for what prints nothing or acts on a screen, such as line ends and marks of direction."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def says_something_unseen(text: str) -> bool:
    """Whether ``text`` holds more characters in a row that are not shown than a matter of form needs."""
    if text.isascii() or not _SOME.search(text):
        return False
    runs = groupby(text, key=lambda letter: bool(_SOME.match(letter)))
    return any(hidden and sum(1 for _ in run) > _LONGEST_OF_FORM for hidden, run in runs)
