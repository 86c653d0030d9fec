"""Precision and recall of personal data by rule, per kind, on drawn texts: ``python -m tests.benchmarks.personal``."""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Sequence

from localmind_desktop.core.insight.personal.spans import personal_spans, value_key
from localmind_desktop.core.model.insight import PersonalKind
from tests.core.insight.personal.drawing import Sample, negatives, positives
from tests.core.insight.personal.lookalikes import topics
from tests.core.insight.personal.wording import wording

_DEVIATIONS = 1.96  # of a normal distribution: 95 of 100
Drawing = Callable[[PersonalKind, int, int], list[Sample]]


def wilson(hits: int, count: int) -> tuple[float, float]:
    """The interval of 95 % confidence for a share."""
    if not count:
        return 0.0, 1.0
    share, square = hits / count, _DEVIATIONS**2
    middle = share + square / (2 * count)
    spread = _DEVIATIONS * math.sqrt(share * (1 - share) / count + square / (4 * count**2))
    return (middle - spread) / (1 + square / count), (middle + spread) / (1 + square / count)


def found_in(sample: Sample) -> list[str]:
    """What of the sample's kind was found, as `value_key` writes it."""
    spans = personal_spans(sample.text, sample.label)
    return [value_key(sample.text[span.start : span.end]) for span in spans if span.kind is sample.kind]


def missed(sample: Sample) -> list[str]:
    found = found_in(sample)
    return [value for value in sample.values if not any(value_key(value) in one for one in found)]


def wrong(sample: Sample) -> list[str]:
    right = [value_key(value) for value in (*sample.values, *sample.beside)]
    return [one for one in found_in(sample) if not any(one in value or value in one for value in right)]


def measured(kind: PersonalKind, good: Sequence[Sample], bad: Sequence[Sample], shown: int) -> str:
    wanted = sum(len(sample.values) for sample in good)
    lost = [(sample, value) for sample in good for value in missed(sample)]
    false = [(sample, value) for sample in (*good, *bad) for value in wrong(sample)]
    right = wanted - len(lost)
    for name, cases in (("missed", lost), ("wrong", false)):
        for sample, value in cases[:shown]:
            print(f"    {name} {value!r} in {sample.text!r} ({sample.label!r})")
    (r0, r1), (p0, p1) = wilson(right, wanted), wilson(right, right + len(false))
    recall, precision = right / wanted, right / max(1, right + len(false))
    return (
        f"{kind.value:16} recall {recall:7.2%} [{r0:.1%}, {r1:.1%}] of {wanted:5}   "
        f"precision {precision:7.2%} [{p0:.1%}, {p1:.1%}], {len(false)} wrong in {len(bad)} negatives"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=600, help="samples of each sort for each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=0, help="how many failures are shown for each kind")
    parser.add_argument(
        "--words",
        default="choose",
        help="fit, choose, seen, more, third, fourth or unseen: see tests/core/insight/personal",
    )
    given = parser.parse_args()
    words = wording(given.words)
    for kind in (kind for kind in PersonalKind if not kind.is_in_words and topics(kind, words)):
        good, bad = (draw(kind, given.count, given.seed, given.words) for draw in (positives, negatives))
        print(measured(kind, good, bad, given.show))


if __name__ == "__main__":
    main()
