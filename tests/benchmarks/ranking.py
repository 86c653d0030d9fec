"""Fits the weights of the answers on sets of questions, and says what they do on documents not fitted on.

    python -m tests.benchmarks.ranking --set LIBRARY QUESTIONS.jsonl [--set …] [--test LIBRARY QUESTIONS]
        [--first FILE] [--second FILE] [--write FILE]

Each set is a library with its documents, and questions in the form of ``localmind evaluate``. What is printed of the
sets is by cross-validation over documents: a question counts under weights that have not seen its document. ``--test``
takes no part in the fitting. Right: the value and its page. Of the units of a question, only those ranked best before
are known here, so it takes a fit of some quality to begin with. ``--first`` keeps the first phase of the weights in
that file, which must not have seen these questions, and fits what comes after it; ``--second`` fits the trees of the
second phase alone, on the questions as written: 1,500 take 25 minutes on two cores, nearly all of it asking.

Probabilities have to hold for any scope: so questions are also asked of one page only, of the right one and of another
that does not answer them; and units are scored by weights that have not seen the question's document. They have to be
low for what is nearly answered: so close misses are made of the questions (`close_misses`), which count in no report,
and some questions are also asked as if what answers them were not there.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TypeAlias

import numpy as np

from localmind_desktop.assets import resources
from localmind_desktop.core.ask.candidates.units import Kind
from localmind_desktop.core.ask.rank.asking import Floats
from localmind_desktop.core.ask.rank.features import NAMES
from localmind_desktop.core.ask.rank.first_phase import SIGNS, by_chance, tree_values
from localmind_desktop.core.ask.rank.fitting import Shape, boosted, listwise, logistic
from localmind_desktop.core.ask.rank.learning import Studied, sample_of
from localmind_desktop.core.ask.rank.ranked import Ranked
from localmind_desktop.core.ask.rank.ranking import DRAFT_NAMES, FEATURE_NAMES, draft_values
from localmind_desktop.core.ask.rank.second_phase import READ, SECOND_SIGNS, second_values, weighed_again, with_readings
from localmind_desktop.core.ask.rank.verdict import Weighed, unit_draft
from localmind_desktop.core.ask.rank.weights import Linear, Weights
from localmind_desktop.core.evaluation import Question, is_right
from localmind_desktop.core.library import Library
from localmind_desktop.core.settings import Models, Settings
from localmind_desktop.core.text.likeness import WordLikeness
from localmind_desktop.core.weighing.odds import log_odds
from localmind_desktop.core.weighing.trees import Trees
from tests.benchmarks.close_misses import CloseMisses

FOLDS, INNER_FOLDS = 4, 3
SECOND_SHAPE = Shape(leaves=8)  # it has seen fewer questions than the first
ANSWERED, LIKELY = 0.7, 0.08
MOST_SAID = 3  # right units that a close miss is made against
ONE_OF = 5  # questions, of which one is also asked as if nothing answered it
UNCHANGED = Linear(np.ones(1, dtype=np.float32), 0.0)  # what the user's own questions change
SHARE, RANK, DOCUMENT = (NAMES.index(name) for name in ("share", "reciprocal_rank", "document_share"))
SAYS_BEST = DRAFT_NAMES.index("agrees_with_best")
THRESHOLDS = (0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5)


@dataclass(frozen=True)
class Case:
    """A studied question with its document, and the page of each of its units.

    ``two``: where it can be read as two questions, the answer to both, and whether that is right.
    """

    question: str
    studied: Studied
    document: str
    answerable: bool
    places: tuple[tuple[str, int], ...]
    made: bool = False  # a close miss
    two: tuple[Weighed, bool] | None = None

    def fold(self, folds: int) -> int:
        return int(hashlib.md5(self.document.encode()).hexdigest(), 16) % folds


Ordered: TypeAlias = tuple[Case, Sequence[Ranked]]  # a question, and its units as the ranking has them


def collected(library: Path, questions: Path, *, plain: bool = False) -> list[Case]:
    """Every question of the file whose documents are in the library; ``plain``: as written, and as one question."""
    opened = Library.open(library, Settings(models=Models(use_chat=False)))
    there = {document.name for document in opened.documents()}
    cases = []
    lines = [line for line in questions.read_text("utf-8").splitlines() if line.strip()]
    for question in (Question.from_line(json.loads(line)) for line in lines):
        if set(question.docs) <= there:
            case = _case(opened, question)
            cases.append(case if plain else replace(case, two=_as_two(opened, question)))
            print(f"\r{questions.stem}: {len(cases)} questions", end="", file=sys.stderr)
    cases += [] if plain else list(_close_misses(opened, cases))
    opened.close()
    print(file=sys.stderr)
    return cases


def _close_misses(library: Library, cases: Sequence[Case]) -> Iterator[Case]:
    misses = CloseMisses([case.question for case in cases], WordLikeness.load(resources() / "models" / "words"))
    for case in cases:
        right = [one.text for one, good in zip(case.studied.ranked, case.studied.right, strict=True) if good]
        changed = misses.of(case.question, " ".join(right[:MOST_SAID])) if right else None
        if changed is not None:
            yield replace(_case(library, Question(changed)), document=case.document, made=True)


def _case(library: Library, question: Question) -> Case:
    studying = library.studying()
    by_first = replace(studying, reader=None)  # all units are read below, whatever their order is
    ranked, draft = by_first.studied(question.question, question.history)
    if studying.reader is not None:
        said = " ".join([*(turn.question for turn in question.history[-1:]), question.question])
        ranked = with_readings(said, ranked, studying.reader, len(ranked))
    drafts = [unit_draft(one) for one in ranked]
    right = tuple(is_right(question, one) for one in drafts)
    studied = Studied(ranked, right, draft, draft is not None and is_right(question, draft))
    places = tuple((one.citations[0].document, one.citations[0].page) for one in drafts)
    document = question.docs[0] if question.docs else question.question
    return Case(question.question, studied, document, bool(question.docs), places)


def _as_two(library: Library, question: Question) -> tuple[Weighed, bool] | None:
    two = library.studying().studied_as_two(question.question, question.history)
    return (two, is_right(question, two.draft)) if two is not None and two.draft is not None else None


# ------------------------------------------------------------------------------------- fitting


def fitted(cases: Sequence[Case], first: Weights | None = None) -> Weights:
    """All parts, the probabilities under scores that have not seen the question's document."""
    known = [case for case in cases if case.studied.ranked]
    units, trees, ordered = _first_phase(known) if first is None else (first.units, first.trees, _under(known, first))
    second, ordered = _second_phase(ordered)
    told = [(case, ranked) for case, ranked in ordered if not case.made and case.studied.draft is not None]
    values = [draft_values(case.studied.draft, ranked) for case, ranked in told if case.studied.draft is not None]
    truth = [case.studied.draft_is_right for case, _ in told]
    draft = logistic(values, truth, first.draft if first is not None else None)
    return Weights(units, trees, second, UNCHANGED, draft, _of_two(cases, first), ANSWERED, LIKELY)


def second_fitted(cases: Sequence[Case], first: Weights) -> Weights:
    """The trees of the second phase anew, all else as in ``first``."""
    return replace(first, second=_second_phase(_under([case for case in cases if case.studied.ranked], first))[0])


def _first_phase(known: Sequence[Case]) -> tuple[tuple[Linear, ...], Trees, list[Ordered]]:
    """Its weights, and the cases under such as have not seen them."""
    units = listwise([sample_of(case.studied) for case in known], len(Kind))
    seen: list[Seen] = []
    for fold in range(INNER_FOLDS):
        parts = listwise([sample_of(case.studied) for case in known if case.fold(INNER_FOLDS) != fold], len(Kind))
        seen += [_seen(case, parts) for case in known if case.fold(INNER_FOLDS) == fold]
    ordered: list[Ordered] = []
    for fold in range(INNER_FOLDS):
        trees = _trees([one for one in seen if one.case.fold(INNER_FOLDS) != fold])
        left_out = [one for one in seen if one.case.fold(INNER_FOLDS) == fold]
        ordered += [(one.case, by_chance(one.ranked, trees)) for one in left_out]
    return (units, *_set_right(_trees(seen), ordered))


def _under(known: Sequence[Case], first: Weights) -> list[Ordered]:
    return [(case, by_chance(_sorted(case, first.units)[0], first.trees)) for case in known]


def _second_phase(ordered: Sequence[Ordered]) -> tuple[Trees, list[Ordered]]:
    """Its trees, and the cases under such as have not seen them."""
    rated: list[Ordered] = []
    for fold in range(INNER_FOLDS):
        trees = _second_trees([one for one in ordered if one[0].fold(INNER_FOLDS) != fold])
        left_out = [one for one in ordered if one[0].fold(INNER_FOLDS) == fold]
        rated += [(case, weighed_again(ranked, trees)) for case, ranked in left_out]
    return _set_right(_second_trees(ordered), rated)


def _second_trees(ordered: Sequence[Ordered]) -> Trees:
    right = [good for case, ranked in ordered for good in _right_of(case, ranked[:READ])]
    return boosted(np.vstack([second_values(ranked) for _, ranked in ordered]), right, SECOND_SIGNS, SECOND_SHAPE)


def _right_of(case: Case, ranked: Sequence[Ranked]) -> list[bool]:
    good = {id(one.unit) for one, right in zip(case.studied.ranked, case.studied.right, strict=True) if right}
    return [id(one.unit) in good for one in ranked]


def _of_two(cases: Sequence[Case], first: Weights | None) -> Linear:
    """How sure the answers to two questions in one are: by the chance of each."""
    read = [case.two for case in cases if case.two is not None]
    odds = [sorted(log_odds(half.chance) for half in two.halves) for two, _ in read]
    return logistic(odds, [right for _, right in read], first.halves if first is not None else None)


def _set_right(trees: Trees, judged: Sequence[Ordered]) -> tuple[Trees, list[Ordered]]:
    """Trees whose probabilities of best units are true of questions that people wrote, and units with those.

    Made questions are too many, and no best unit is chosen by chance.
    """
    written = [(case, ranked) for case, ranked in judged if not case.made]
    odds = [[log_odds(ranked[0].chance)] for _, ranked in written]
    by = logistic(odds, [_right_of(case, ranked)[0] for case, ranked in written])
    rated = [
        (case, [replace(one, chance=by.probability([log_odds(one.chance)])) for one in ranked])
        for case, ranked in judged
    ]
    return trees.set_right(float(by.weights[0]), by.bias), rated


@dataclass(frozen=True)
class Seen:
    """A case under weights that have not seen it: its units, and what the trees learn from it."""

    case: Case
    ranked: list[Ranked]
    values: Floats
    right: list[bool]


def _seen(case: Case, parts: Sequence[Linear]) -> Seen:
    whole = _sorted(case, parts)
    each = [whole, *(_sorted(case, parts, only) for only in _single_pages(case)), *_without_right(case, *whole)]
    values = np.vstack([tree_values(ranked) for ranked, _ in each])
    return Seen(case, whole[0], values, [good for _, right in each for good in right])


def _without_right(
    case: Case, ranked: Sequence[Ranked], right: Sequence[bool]
) -> Iterator[tuple[list[Ranked], list[bool]]]:
    """For some of the questions the units less those that are right."""
    left = [one for one, good in zip(ranked, right, strict=True) if not good]
    if any(right) and left and int(hashlib.md5(case.question.encode()).hexdigest(), 16) % ONE_OF == 0:
        yield left, [False] * len(left)


def _trees(seen: Sequence[Seen]) -> Trees:
    return boosted(np.vstack([one.values for one in seen]), [good for one in seen for good in one.right], SIGNS)


def _single_pages(case: Case) -> list[tuple[str, int]]:
    """The right page, and one that holds nothing right."""
    right = {place for place, good in zip(case.places, case.studied.right, strict=True) if good}
    others = sorted(set(case.places) - right)
    number = int(hashlib.md5(case.document.encode()).hexdigest(), 16)
    return [*sorted(right)[:1], *([others[number % len(others)]] if others else [])]


def _sorted(
    case: Case, parts: Sequence[Linear], only: tuple[str, int] | None = None
) -> tuple[list[Ranked], list[bool]]:
    """The units under other weights, those of one page only where that is given."""
    kept = [n for n, place in enumerate(case.places) if only is None or place == only]
    units = [case.studied.ranked[n] for n in kept]
    if only is not None:
        units = _alone(units)
    scores = [float(parts[one.unit.kind].of(one.features[None])[0]) for one in units]
    order = sorted(range(len(kept)), key=lambda n: -scores[n])
    ranked = [replace(units[n], score=scores[n]) for n in order]
    return ranked, [case.studied.right[kept[n]] for n in order]


def _alone(units: Sequence[Ranked]) -> list[Ranked]:
    """Units with the features that they have where nothing else is searched: shares and ranks are among them only."""
    features = np.stack([unit.features for unit in units])
    shares, ranks = features[:, SHARE], features[:, RANK].copy()
    span = float(shares.max() - shares.min())
    features[:, SHARE] = (shares - shares.min()) / span if span else 1.0
    for place, rank in enumerate(sorted(set(ranks), reverse=True)):
        features[ranks == rank, RANK] = 1.0 / (1 + place)
    features[:, DOCUMENT] = 1.0
    return [replace(unit, features=own) for unit, own in zip(units, features, strict=True)]


# ------------------------------------------------------------------------------------- judging


def outcome(case: Case, weights: Weights) -> tuple[float, bool]:
    """The probability of what would be told, and whether it is right."""
    if not case.studied.ranked:
        return 0.0, False
    ranked = weighed_again(by_chance(_sorted(case, weights.units)[0], weights.trees), weights.second)
    best, draft = ranked[0], case.studied.draft
    if draft is not None:
        values = draft_values(draft, ranked)
        of_draft = weights.draft.probability(values)
        if of_draft >= best.chance or values[SAYS_BEST]:
            return max(best.chance, of_draft), case.studied.draft_is_right
    return best.chance, _right_of(case, [best])[0]


def places(case: Case, weights: Weights) -> tuple[bool, bool]:
    """Whether the first place is right, as the first phase has it and as both have it."""
    if not case.studied.ranked:
        return False, False
    first = by_chance(_sorted(case, weights.units)[0], weights.trees)
    by_first, by_both = _right_of(case, [first[0], weighed_again(first, weights.second)[0]])
    return by_first, by_both


def report_places(name: str, cases: Sequence[Case], found: Sequence[tuple[bool, bool]]) -> None:
    shares = np.array([one for case, one in zip(cases, found, strict=True) if case.answerable]).mean(axis=0)
    print(f"{name}: first place right {shares[0]:.1%}, when read again {shares[1]:.1%}")


def report(name: str, cases: Sequence[Case], outcomes: Sequence[tuple[float, bool]]) -> None:
    answerable = np.array([case.answerable for case in cases])
    chances, right = np.array([one[0] for one in outcomes]), np.array([one[1] for one in outcomes])
    total, other = max(1, int(answerable.sum())), int((~answerable).sum())
    print(f"{name}: {answerable.sum()} answerable, {other} not")
    for threshold in THRESHOLDS:
        told = chances >= threshold
        good, bad = (told & right & answerable).sum() / total, (told & ~right & answerable).sum() / total
        print(
            f"  told from {threshold}: right {good:6.1%}  wrong {bad:6.1%}  not answerable {(told & ~answerable).sum()}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("--set", "--test"):
        parser.add_argument(name, nargs=2, type=Path, action="append", default=[], metavar=("LIBRARY", "QUESTIONS"))
    for name in ("--first", "--second"):
        parser.add_argument(name, type=Path, metavar="FILE")
    parser.add_argument("--write", type=Path, metavar="FILE")
    options = parser.parse_args()
    first, second = (Weights.load(file, FEATURE_NAMES) if file else None for file in (options.first, options.second))
    gather = partial(collected, plain=second is not None)
    fit = partial(fitted, first=first) if second is None else partial(second_fitted, first=second)
    sets = [(questions.stem, gather(library, questions)) for library, questions in options.set]
    cases = [case for _, own in sets for case in own]
    outcomes: dict[int, tuple[float, bool]] = {}
    placed: dict[int, tuple[bool, bool]] = {}
    for fold in range(FOLDS):
        weights = fit([case for case in cases if case.fold(FOLDS) != fold])
        left_out = [case for case in cases if case.fold(FOLDS) == fold]
        outcomes |= {id(case): outcome(case, weights) for case in left_out}
        placed |= {id(case): places(case, weights) for case in left_out}
    for name, own in sets:
        asked = [case for case in own if not case.made]
        report(f"{name}, by cross-validation", asked, [outcomes[id(case)] for case in asked])
        report_places(name, asked, [placed[id(case)] for case in asked])
    weights = fit(cases)
    for library, questions in options.test:
        own = [case for case in gather(library, questions) if not case.made]
        name = f"{questions.stem}, not fitted on"
        report(name, own, [outcome(case, weights) for case in own])
        report_places(name, own, [places(case, weights) for case in own])
    if options.write:
        options.write.write_text(weights.written(FEATURE_NAMES), encoding="utf-8")


if __name__ == "__main__":
    main()
