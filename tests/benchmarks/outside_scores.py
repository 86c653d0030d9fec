"""Whether an answer holds what people outside said the answer is."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median

from tests.benchmarks.outside_lines import Asked

LONGEST, LONGEST_OF_SEVERAL = 400, 800  # characters of an answer that can be right
CITED = 3  # citations that are looked at for a right place
RIGHT, WRONG, LIKELY, REFUSED, FAILED = "right", "wrong", "likely", "refused", "failed"
OUTCOMES = (RIGHT, WRONG, LIKELY, REFUSED)
COMPUTED = ("count", "arithmetic")
SCALES = {"thousand": 1e3, "million": 1e6, "billion": 1e9}
ENOUGH_DIGITS = 3  # of a figure that is rounded more than the wanted one

_LETTER = r"[^\W\d_\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]"
_FIGURE = r"\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|(?<![\w.])\.\d+"
_TOKEN = re.compile(
    rf"\d+(?:st|nd|rd|th)(?!\w)|(?P<figure>{_FIGURE})|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]"
    rf"|{_LETTER}+\d\w*|{_LETTER}+"
)
_BESIDE = re.compile(r"\[\d+\]|[\d,]+ of [\d,]+ rows? of [^\n]*? read\.")  # what an answer says of itself
_SIGNED = re.compile(
    rf"(?P<open>\()?(?P<minus>(?<![\w)])-\s?)?(?P<figure>{_FIGURE})(?:\s?(?P<scale>{'|'.join(SCALES)}))?"
)
_SAME = str.maketrans(dict.fromkeys("−–—‐‑", "-") | {"’": "'", "‘": "'", "“": '"', "”": '"'} | dict.fromkeys("$€£¥%"))


@dataclass(frozen=True)
class Judged:
    """``places``: whether every answer stands in one of the first citations, wherever the answer itself is."""

    outcome: str
    places: bool


def judged(asked: Asked, mode: str, text: str, quotes: Sequence[str], incomplete: bool = False) -> Judged:
    """``text`` is the answer with the cells of its table; ``mode`` says whether it claims anything.

    The numbers of citations, and how many rows of which table were read, are no part of what is claimed; an incomplete
    answer is never right.
    """
    short = _BESIDE.sub("", text)
    most = LONGEST if len(asked.answers) == 1 else LONGEST_OF_SEVERAL
    right = not incomplete and len(short) <= most and all(holds(short, answer, asked) for answer in asked.answers)
    places = all(any(holds(quote, answer, asked) for quote in quotes[:CITED]) for answer in asked.answers)
    if mode in ("not_found", "likely", "error"):
        return Judged({"not_found": REFUSED, "likely": LIKELY, "error": FAILED}[mode], places)
    return Judged(RIGHT if right else WRONG, places)


def holds(text: str, wanted: str, asked: Asked) -> bool:
    """Whether ``wanted`` stands in ``text``: its words and whole numbers one after the other.

    Punctuation, signs of currencies and percent, separators of thousands and zeros at the end do not count; a figure
    may be written out by its scale. What is counted or computed must agree in value and sign, rounded like the other.
    """
    tokens, sought = list(_tokens(text)), list(_tokens(wanted))
    if not sought:
        return _normal(wanted) in _normal(text)
    figure = next(iter(_figures(wanted)), None) if len(sought) == 1 or asked.kind in COMPUTED else None
    if figure is None or asked.kind not in COMPUTED:
        if any(tokens[at : at + len(sought)] == sought for at in range(len(tokens) - len(sought) + 1)):
            return True
        if figure is None or asked.scale not in SCALES:
            return False
    exact = asked.kind not in COMPUTED
    return any(
        _agree(one, by, figure, scale, exact) for one in _figures(text) for by, scale in _scales(one.scale, asked.scale)
    )


def _scales(read: float, asked: str) -> set[tuple[float, float]]:
    """By what a read and the wanted figure are multiplied before they are compared."""
    scale = SCALES.get(asked, 1.0)
    if read == 1.0:
        return {(1.0, 1.0), (1.0, scale)}
    return {(read, scale)} if scale > 1.0 else {(1.0, 1.0), (read, 1.0)}


@dataclass(frozen=True)
class Figure:
    """A number as it is printed; in brackets it may be negative, which ``signs`` says, and a word may scale it."""

    value: float
    decimals: int
    digits: int
    signs: tuple[int, ...]
    scale: float


def _figures(text: str) -> Iterator[Figure]:
    for found in _SIGNED.finditer(_normal(text)):
        digits = found["figure"].replace(",", "")
        decimals = len(digits.partition(".")[2])
        signs = (-1,) if found["minus"] else (1, -1) if found["open"] else (1,)
        counted = len(digits.replace(".", "").lstrip("0"))
        yield Figure(float(digits), decimals, counted, signs, SCALES.get(found["scale"] or "", 1.0))


def _agree(read: Figure, by: float, wanted: Figure, scale: float, exact: bool) -> bool:
    if not exact and not set(read.signs) & set(wanted.signs):
        return False
    value, sought = read.value * by, wanted.value * scale
    if exact:
        return abs(value - sought) <= 1e-9 * max(1.0, sought)
    step = scale * 10.0**-wanted.decimals
    if read.digits >= ENOUGH_DIGITS:
        step = max(step, by * 10.0**-read.decimals)
    return abs(value - sought) <= 0.5000001 * step


def _tokens(text: str) -> Iterator[str]:
    for found in _TOKEN.finditer(_normal(text)):
        figure = found["figure"]
        if figure is None:
            yield found.group()
            continue
        digits = figure.replace(",", "")
        digits = f"0{digits}" if digits.startswith(".") else digits
        yield digits.rstrip("0").rstrip(".") if "." in digits else digits


def _normal(text: str) -> str:
    return unicodedata.normalize("NFKC", text.translate(_SAME)).casefold().translate(_SAME)


@dataclass
class Tally:
    """The outcomes of questions of one kind."""

    outcomes: Counter[str] = field(default_factory=Counter)
    right_in_likely: int = 0
    milliseconds: list[float] = field(default_factory=list)

    def add(self, one: Judged, milliseconds: float) -> None:
        self.outcomes[one.outcome] += 1
        self.right_in_likely += one.outcome == LIKELY and one.places
        self.milliseconds.append(milliseconds)

    def __str__(self) -> str:
        number = self.outcomes.total()
        shares = "".join(f"{100 * self.outcomes[outcome] / number:7.1f} %" for outcome in OUTCOMES)
        failed = f"   {self.outcomes[FAILED]} failed" if self.outcomes[FAILED] else ""
        return f"{number:6}{shares}{self.right_in_likely:10}{median(self.milliseconds):10.0f}{failed}"


TALLY_HEAD = f"{'n':>6}" + "".join(f"{outcome:>9}" for outcome in OUTCOMES) + f"{'in likely':>10}{'median ms':>10}"
