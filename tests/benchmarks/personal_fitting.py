"""Learn how much each piece of evidence for personal data counts: ``python -m tests.benchmarks.personal_fitting``.

Logistic regression with a ridge, on texts drawn with a wording: weights that all forms of a group share,
and what each topic adds to them. In every text a share of the phrases is forgotten, as no list of words is whole: words
for things are without number, those for personal data are not. ``--write`` replaces the weights of the program.
"""

from __future__ import annotations

import argparse
import json
import pickle
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from scipy.optimize import minimize
from scipy.sparse import csr_matrix

from localmind_desktop.assets import resources
from localmind_desktop.core.insight.personal.checks import compact
from localmind_desktop.core.insight.personal.cues import Cue, Cues, cues
from localmind_desktop.core.insight.personal.forms import Form, Strength, forms
from localmind_desktop.core.insight.personal.plain import plain_of
from localmind_desktop.core.insight.personal.scene import Candidate, Scene
from localmind_desktop.core.insight.personal.spans import weighed
from localmind_desktop.core.insight.personal.weights import BIAS
from localmind_desktop.core.insight.runs import runs_of
from localmind_desktop.core.model import PageRead
from localmind_desktop.core.model.insight import PersonalKind
from localmind_desktop.core.parsing import join_fragments
from tests.core.insight.personal.drawing import ADDRESSES, Sample, negatives, positives
from tests.core.insight.personal.lookalikes import topics
from tests.core.insight.personal.wording import wording

Array = npt.NDArray[np.float64]
_RIDGE_SHARED, _RIDGE_OWN = 0.5, 1.5
_FORGOTTEN_FOR, _FORGOTTEN_AGAINST = 0.05, 0.4
SEEN = ("fit", "choose", "seen", "more", "third", "fourth")  # wordings that are looked at
_SMALLEST = 0.05  # weights under it are left out
_RARE_BY_CHANCE = {"card": 1.2}  # drawn ones pass the check; in documents few numbers do that are no cards
_RARE = 5  # evidence that was seen less often tells nothing


class Case(NamedTuple):
    form: Form
    evidence: frozenset[str]
    is_personal: bool


@dataclass(frozen=True, slots=True)
class Forgetful:
    """The words of the program, of which some are not known in this text."""

    words: Cues
    seed: int

    def within(self, text: str) -> tuple[Cue, ...]:
        return tuple(cue for cue in self.words.within(text) if not self._forgets(text[cue.start : cue.end], cue))

    def _forgets(self, phrase: str, cue: Cue) -> bool:
        share = _FORGOTTEN_FOR if cue.is_personal else _FORGOTTEN_AGAINST
        return random.Random(f"{phrase.casefold()} {self.seed}").random() < share

    def __getattr__(self, name: str) -> object:
        return getattr(self.words, name)


def cases_of(sample: Sample, seed: int) -> Iterator[Case]:
    """What speaks for and against the candidates in a text, with what they are."""
    text = plain_of(sample.text).text
    values = [compact(plain_of(value).text) for value in sample.values]
    beside = [compact(plain_of(value).text) for value in sample.beside]
    scene = Scene(text, plain_of(sample.label).text, Forgetful(cues(), seed))  # type: ignore[arg-type]
    found: list[Case] = []

    def weigh(one: Candidate, said: frozenset[str]) -> float:
        key = compact(text[one.start : one.end])
        is_personal = one.form.kind is sample.kind and any(value in key for value in values)
        is_part = one.form.kind is sample.kind and any(key in value for value in values)
        is_unclear = one.form.kind in ADDRESSES and one.form.kind is not sample.kind and sample.kind in ADDRESSES
        is_beside = not is_personal and any(key in value or value in key for value in beside)
        if is_personal or not (is_part or is_unclear or is_beside):
            found.append(Case(one.form, said, is_personal))
        return 1.0 if is_personal or is_unclear else -1.0

    for _ in weighed(scene, frozenset(), weigh):
        pass
    yield from found


def learned(cases: Sequence[Case], share_of_personal: float) -> dict[str, dict[str, dict[str, float]]]:
    """``share_of_personal`` is how much personal ones weigh as against others, over 1 for more recall."""
    seen = Counter(name for case in cases for name in case.evidence)
    columns: dict[tuple[str, str, str], int] = {}
    rows: list[int] = []
    places: list[int] = []
    for number, case in enumerate(cases):
        for name in (BIAS, *(one for one in case.evidence if seen[one] >= _RARE)):
            for block, key in (("groups", case.form.group), ("topics", case.form.topic)):
                rows.append(number)
                places.append(columns.setdefault((block, key, name), len(columns)))
    matrix = csr_matrix((np.ones(len(rows)), (rows, places)), shape=(len(cases), len(columns)))
    truth = np.array([case.is_personal for case in cases], dtype=np.float64)
    others = np.array([_RARE_BY_CHANCE.get(case.form.topic, 1.0) for case in cases])
    share = np.where(truth > 0, share_of_personal, others)
    ridge = np.array([_RIDGE_SHARED if block == "groups" else _RIDGE_OWN for block, _, _ in columns])

    def loss(row: Array) -> tuple[float, Array]:
        odds = matrix @ row
        lost = share * (np.logaddexp(0, odds) - truth * odds)
        wrong = share * (1 / (1 + np.exp(-odds)) - truth)
        return float(lost.sum() + (ridge * row**2).sum()), np.asarray(matrix.T @ wrong) + 2 * ridge * row

    row = minimize(loss, np.zeros(len(columns)), jac=True, method="L-BFGS-B", options={"maxiter": 400}).x
    made: dict[str, dict[str, dict[str, float]]] = {
        "groups": {form.group: {} for form in forms() if form.strength is not Strength.PROOF},
        "topics": {form.topic: {} for form in forms() if form.strength is not Strength.PROOF},
    }
    for (block, key, name), weight in zip(columns, row.tolist(), strict=True):
        if abs(weight) >= _SMALLEST:
            made[block][key][name] = round(weight, 2)
    return made


def drawn(count: int, seed: int, wordings: Sequence[str]) -> Iterator[Sample]:
    for words in wordings:
        for kind in PersonalKind:
            if not kind.is_in_words and topics(kind, wording(words)):
                times = 4 if kind is PersonalKind.NATIONAL_ID else 1  # of many topics
                yield from positives(kind, times * count, seed, words)
                yield from negatives(kind, times * count, seed, words)


def read(path: Path) -> Iterator[Sample]:
    """The texts of documents that hold nothing personal, of every second one."""
    documents: dict[str, list[PageRead]] = pickle.loads(path.read_bytes())
    for name in sorted(documents)[::2]:
        for run in runs_of(documents[name], join_fragments(documents[name])):
            yield Sample(PersonalKind.PO_BOX, "", run.text, run.label)  # makers have addresses


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1000, help="samples of each sort for each kind")
    parser.add_argument("--seed", type=int, default=101)
    parser.add_argument("--recall", type=float, default=2.0, help="how much a miss weighs as against a false one")
    parser.add_argument("--words", nargs="+", default=SEEN, help="see tests/core/insight/personal")
    parser.add_argument("--pages", type=Path, help="pickled pages by name of documents that hold nothing personal")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    samples = [*drawn(given.count, given.seed, given.words), *(read(given.pages) if given.pages else ())]
    cases = [case for at, sample in enumerate(samples) for case in cases_of(sample, at)]
    cases = [case for case in cases if case.form.strength is not Strength.PROOF]
    made = learned(cases, given.recall)
    for group, weights in made["groups"].items():
        print(group, sorted(weights.items(), key=lambda one: one[1]))
    print(len(cases), "cases,", sum(case.is_personal for case in cases), "personal")
    if given.write:
        path = resources() / "personal" / "weights.json"
        path.write_text(json.dumps(made, indent=1, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    main()
