"""Scores answers against questions whose answers are known (O2). Pure, but for the clock."""

from __future__ import annotations

import logging
import math
import re
import statistics
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from localmind_desktop.core.ask.candidates.drafts import Draft
from localmind_desktop.core.ask.rank.learning import Studied, learned
from localmind_desktop.core.ask.rank.verdict import unit_draft
from localmind_desktop.core.ask.rank.weights import Weights
from localmind_desktop.core.errors import KnownError
from localmind_desktop.core.model import Answer, HistoryTurn
from localmind_desktop.core.terms import normalised

if TYPE_CHECKING:
    from localmind_desktop.core.library import Library

log = logging.getLogger(__name__)

ALL = "all"
_CELL, _ROWS = "table_cell", 3
_CITATIONS_PER_DOCUMENT = 3  # the first ones carry the answer


@dataclass(frozen=True, slots=True)
class Question:
    """A question with what its answer has to hold. Without ``docs`` and ``must_contain`` it cannot be answered.

    Of each entry of ``must_contain`` one spelling has to stand in the answer. Each of ``docs`` has to be cited, on one
    of ``pages`` where there are some.
    """

    question: str
    id: str = ""
    kind: str = "question"
    docs: tuple[str, ...] = ()
    pages: tuple[int, ...] = ()
    must_contain: tuple[tuple[str, ...], ...] = ()
    history: tuple[HistoryTurn, ...] = ()

    @classmethod
    def from_line(cls, line: Mapping[str, Any]) -> Question:
        """From a line of a file of questions; only ``question`` is required. Raises `KnownError`."""
        try:
            return cls(
                question=str(line["question"]),
                id=str(line.get("id") or ""),
                kind=str(line.get("kind") or "question"),
                docs=tuple(map(str, line.get("docs") or ())),
                pages=tuple(map(int, line.get("pages") or ())),
                must_contain=tuple(map(_spellings, line.get("must_contain") or ())),
                history=tuple(
                    HistoryTurn(str(turn["question"]), str(turn.get("answer") or ""))
                    for turn in line.get("history") or ()
                ),
            )
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise KnownError(
                "A line of the questions lacks its question, or a field of it has another form."
            ) from error

    @property
    def is_answerable(self) -> bool:
        return bool(self.docs or self.must_contain)

    @property
    def most_rows(self) -> int:
        """Rows that its answer may have: who asks for a cell is not answered with a table that holds it somewhere."""
        return max(len(self.must_contain), 1 if self.kind == _CELL else _ROWS)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is true of one answer; ``ms`` is how long it took."""

    answerable: bool
    right: bool
    page: bool
    refused: bool
    ms: float


@dataclass(frozen=True, slots=True)
class Score:
    """How many of the ``n`` questions of a kind were answered how.

    ``right``: holds all it has to. ``page``: cites the right pages. ``refused``: cannot be answered, and was not;
    ``false_refusals``: could have been. Times are in milliseconds.
    """

    kind: str
    n: int
    right: int
    page: int
    refused: int
    false_refusals: int
    median_ms: float
    p95_ms: float

    def __str__(self) -> str:
        counts = f"right {self.right:4}  page {self.page:4}  refused {self.refused:4}"
        return (
            f"{self.kind:16} n={self.n:4}  {counts}  false refusals {self.false_refusals:4}  "
            f"median {self.median_ms:.0f} ms  p95 {self.p95_ms:.0f} ms"
        )


def evaluate(questions: Iterable[Question], answer: Callable[[Question], Answer]) -> list[Score]:
    """The scores by kind, sorted, and of all together, last. A question that fails is neither right nor refused."""
    verdicts: defaultdict[str, list[Verdict]] = defaultdict(list)
    for question in questions:
        started = time.perf_counter()
        try:
            given = answer(question)
        except KnownError as error:
            log.warning("a question failed: %s", type(error).__name__)
            given = None
        verdicts[question.kind].append(judge(question, given, (time.perf_counter() - started) * 1000))
    if not verdicts:
        return []
    scores = [_score(kind, verdicts[kind]) for kind in sorted(verdicts)]
    return [*scores, _score(ALL, [verdict for own in verdicts.values() for verdict in own])]


def fitted(questions: Iterable[Question], library: Library) -> Weights:
    """The weights of the answers, learned from the questions: near those in use, the nearer the fewer they are."""
    cases = []
    for question in questions:
        ranked, draft = library.studying().studied(question.question, question.history)
        right = [is_right(question, unit_draft(one)) for one in ranked]
        cases.append(Studied(ranked, right, draft, draft is not None and is_right(question, draft)))
    return learned(cases, library.weights)


def is_right(question: Question, draft: Draft) -> bool:
    """Whether an answer holds what it has to, and cites the right pages."""
    answer = Answer(question.question, question.question, draft.mode, draft.text, draft.citations, draft.table)
    verdict = judge(question, answer, 0.0)
    return verdict.right and verdict.page


def judge(question: Question, answer: Answer | None, ms: float) -> Verdict:
    """Compare an answer, None for none, with what is known of its question."""
    refused = answer is not None and not answer.says_something
    if answer is None or refused or not question.is_answerable:
        return Verdict(question.is_answerable, False, False, refused, ms)
    text = normalised(_body(answer))
    right = (
        not answer.incomplete
        and (answer.table is None or len(answer.table.rows) <= question.most_rows)
        and all(any(stands_in(spelling, text) for spelling in spellings) for spellings in question.must_contain)
    )
    return Verdict(True, right, _cites_pages(question, answer), False, ms)


def _spellings(entry: str | Sequence[str]) -> tuple[str, ...]:
    return (entry,) if isinstance(entry, str) else tuple(map(str, entry))


def _body(answer: Answer) -> str:
    if answer.table is None:
        return answer.text
    return "\n".join([answer.text, *(" | ".join(row) for row in (answer.table.headers, *answer.table.rows))])


def stands_in(wanted: str, text: str) -> bool:
    """White space is free. A number must stand alone: 16 is neither in 160 nor in 16.5, but in 16 mA and 16.0."""
    pattern = r"\s*".join(map(re.escape, "".join(normalised(wanted).split())))
    if re.match(r"\d", wanted):
        pattern = rf"(?<!\w)(?<!\d[.,]){pattern}"
    elif re.match(r"\w", wanted, re.ASCII):
        pattern = rf"(?<![A-Za-z_]){pattern}"  # a unit may touch its number
    if re.search(r"\d$", wanted):
        pattern += r"(?!\d)(?![.,]\d*[1-9])"
    return re.search(pattern, text, re.IGNORECASE) is not None


def _cites_pages(question: Question, answer: Answer) -> bool:
    first = answer.citations[: _CITATIONS_PER_DOCUMENT * max(1, len(question.docs))]
    cited: defaultdict[str, set[int]] = defaultdict(set)
    for citation in first:
        cited[citation.document] |= {citation.page} | {place.page for place in citation.places}
    wanted = set(question.pages)
    return all(name in cited and (not wanted or wanted & cited[name]) for name in question.docs)


def _score(kind: str, verdicts: Sequence[Verdict]) -> Score:
    times = sorted(verdict.ms for verdict in verdicts)
    return Score(
        kind=kind,
        n=len(verdicts),
        right=sum(verdict.right for verdict in verdicts),
        page=sum(verdict.page for verdict in verdicts),
        refused=sum(verdict.refused and not verdict.answerable for verdict in verdicts),
        false_refusals=sum(verdict.refused and verdict.answerable for verdict in verdicts),
        median_ms=round(statistics.median(times), 1),
        p95_ms=round(times[math.ceil(0.95 * len(times)) - 1], 1),
    )
