"""Chinese, which is written without spaces, cut into the words that are known: then it is read as other languages.

The words are those of ``resources/personal``; what is between them stays together.
"""

from __future__ import annotations

import re
from functools import cache

from localmind_desktop.core.insight.personal.cues import all_words

_HAN = r"\u3400-\u9fff"
_RUN = re.compile(rf"[{_HAN}]+")


def cuts(text: str) -> list[int]:
    """Where a space belongs, in order: around known words, and between Chinese and other letters or figures."""
    return sorted({place for run in _RUN.finditer(text) for place in _within(text, run) if _is_inside(text, place)})


def _within(text: str, run: re.Match[str]) -> list[int]:
    places = [*run.span()]
    for word in _known().finditer(text, *run.span()):
        places += word.span()
    return places


def _is_inside(text: str, place: int) -> bool:
    return 0 < place < len(text) and text[place - 1].isalnum() and text[place].isalnum()


@cache
def _known() -> re.Pattern[str]:
    chinese = {part for word in all_words() for part in _RUN.findall(word)}
    return re.compile("|".join(sorted(chinese, key=len, reverse=True)) or "(?!)")
