"""Dots that lead from a label to its figures, and lines of dashes that stand for rules. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from operator import itemgetter

from localmind_desktop.core.parsing.content.figures import is_numeric
from localmind_desktop.core.parsing.content.ink import Stroke, Word
from localmind_desktop.core.parsing.stream.columns import TextRow, text_rows

_FEWEST = 4  # dots
_FEWEST_BESIDE, _MANY = 2, 3  # dots in a line beside so many lines with more
_TRAILING = re.compile(r"[.…]+$")
_DASH = "-=–—"
_DASHES = re.compile(rf"[{_DASH}]{{3,}}")
_BEFORE_POINT = re.compile(r"\(?\d{1,3}(?:,?\d{3})*\.")
_AFTER_POINT = re.compile(r"\d{1,2}\)?")
_DOTS = ".…·"
_TEXT = itemgetter(4)  # of a word
_SPACE = 0.5  # times the type size
_AMOUNT = re.compile(r"[$€£¥%(),]|\.\d")


def with_leaders_apart(words: Sequence[Word]) -> Sequence[Word]:
    """The words, with the dots that end one as a word of their own."""
    ends = "\n".join(["", *map(_TEXT, words), ""])  # the search in a single text is the soonest done
    if "....\n" not in ends and "\n.\n" not in ends:
        return words
    found: list[Word] = []
    for number, word in enumerate(words):
        match = None if word.turn or not word.text.endswith((".", "…")) else _TRAILING.search(word.text)
        more = words[number + 1 : number + 3]
        leads = len(more) == 2 and all(other.run == word.run and is_leader(other) for other in more)
        if match is None or not match.start() or not (leads or len(match.group()) >= _FEWEST):
            found.append(word)
            continue
        # a dot is about half as wide as a letter
        letters, dots = match.start(), len(word.text) - match.start()
        end = word.x0 + (word.x1 - word.x0) * letters / (letters + 0.5 * dots)
        found += [word._replace(x1=end, text=word.text[:letters]), word._replace(x0=end, text=word.text[letters:])]
    return found


def with_figures_whole(words: Sequence[Word]) -> Sequence[Word]:
    """The words, with the digits after a point joined to it where spacing alone parts them: 11,062. 6 in bold type."""
    ended = [text for text in map(_TEXT, words) if text[-1] == "."]
    if not any(map(_BEFORE_POINT.fullmatch, ended)):
        return words
    found: list[Word] = []
    for number, word in enumerate(words):
        last = found[-1] if found else None
        after = words[number + 1] if number + 1 < len(words) else None
        if (
            last is not None
            and _BEFORE_POINT.fullmatch(last.text)
            and _AFTER_POINT.fullmatch(word.text)
            and _is_near(last, word)
            and not (after is not None and _is_near(word, after))
            and not (len(found) > 1 and _is_near(found[-2], last))
        ):
            found[-1] = last._replace(x1=word.x1, text=last.text + word.text)
        else:
            found.append(word)
    return found


def _is_near(word: Word, after: Word) -> bool:
    """Whether two words follow each other in one line as closely as those of a sentence."""
    beside = word.run == after.run and not word.turn and not after.turn
    return beside and -1.0 <= after.x0 - word.x1 <= _SPACE * word.size


def is_leader(word: Word) -> bool:
    """Whether a word is nothing but dots."""
    return word.text[0] in _DOTS and not word.text.strip(_DOTS)


def without_leaders(rows: Sequence[TextRow]) -> list[TextRow]:
    """The lines, without the dots in those that have amounts behind them; a list of contents stays as it is."""
    led = [[index for index, word in enumerate(row.words) if word.text[0] in _DOTS and is_leader(word)] for row in rows]
    if not any(led):
        return list(rows)
    counts = [sum(len(row.words[index].text) for index in dots) for row, dots in zip(rows, led, strict=True)]
    # a long label leaves room for few dots
    fewest = _FEWEST_BESIDE if sum(count >= _FEWEST for count in counts) >= _MANY else _FEWEST
    found = []
    for row, dots, count in zip(rows, led, counts, strict=True):
        if count >= fewest and _leads_to_amounts(row, dots[-1]):
            found += text_rows([word for word in row.words if not is_leader(word)])
        else:
            found.append(row)
    return found


def _leads_to_amounts(row: TextRow, dot: int) -> bool:
    """Whether figures stand behind a dot: several, or one that is an amount and no number of a page."""
    behind = text_rows(row.words[dot + 1 :])
    runs = [run.text for line in behind for run in line.runs]
    figures = sum(is_numeric(text) for text in runs)
    return figures >= 2 or (figures > 0 and any(_AMOUNT.search(text) for text in runs))


def without_dashes(rows: Sequence[TextRow]) -> tuple[list[TextRow], list[Stroke]]:
    """The lines without those of dashes only, and these as rules."""
    kept: list[TextRow] = []
    rules: list[Stroke] = []
    for row in rows:
        if row.text[0] in _DASH and all(_DASHES.fullmatch(word.text) for word in row.words):
            rules += [Stroke(row.middle, word.x0, word.x1) for word in row.words]
        else:
            kept.append(row)
    return kept, rules
