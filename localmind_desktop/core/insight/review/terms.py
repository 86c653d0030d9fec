"""The term of a contract: of the sentence that says most, with the days that its defined terms stand for. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from localmind_desktop.core.insight.review.values import Scene, Value, values_in
from localmind_desktop.core.insight.review.weighing import Finding
from localmind_desktop.core.model.insight import TextRun

_OPEN, _CLOSE = '"“„«‹', '"”“»›'
_NAME = r"(?P<name>[^\W\d_][^\n\"“”„«»:：]{3,30}?)"
_DEFINED_BEHIND = re.compile(rf"[^\n;.]{{0,20}}?[(（,]\s?(?:\w{{2,12}}\s)?[{_OPEN}]\s?{_NAME}\s?[{_CLOSE}]")
_DEFINED_BEFORE = re.compile(rf"[{_OPEN}]\s?{_NAME}\s?[{_CLOSE}][^\n;.\d]{{1,40}}$")
_LABEL_BEFORE = re.compile(rf"(?:^|\n)\W*{_NAME}\W{{0,3}}[:：]\W{{0,4}}$")
_REACH = 60  # letters


class Term(NamedTuple):
    """``values`` are what the sentence of ``finding`` says, ``others`` the periods that are said elsewhere."""

    finding: Finding
    values: tuple[Value, ...]
    others: tuple[str, ...]


def term_of(findings: Sequence[Finding], runs: Sequence[TextRun], kinds: Sequence[str], scene: Scene) -> Term | None:
    """None where no sentence says any. ``findings`` are what the runs say of the term."""
    days = defined_days(runs, scene)
    said = [(finding, _said(runs[finding.run], finding, kinds, scene, days)) for finding in findings]
    telling = [(finding, values) for finding, values in said if values]
    if not telling:
        return None
    finding, values = max(telling, key=lambda one: one[0].points)
    own = {value.text for value in values}
    others = (value.text for _, more in telling for value in more if value.kind == "period" and value.text not in own)
    return Term(finding, values, tuple(dict.fromkeys(others)))


def _said(
    run: TextRun, finding: Finding, kinds: Sequence[str], scene: Scene, days: Mapping[str, str]
) -> tuple[Value, ...]:
    """The days of a sentence, also by their names, and the first length of time: what follows is how to end it.
    Two days say it whole."""
    sentence = run.text[finding.start : finding.end]
    found = values_in(sentence, kinds, scene)
    named = [Value("date", day, sentence.find(name)) for name, day in days.items() if name in sentence]
    lengths = [value for value in found if value.kind != "date"]
    dates = [*(value for value in found if value.kind == "date"), *named]
    told = dates if len(dates) > 1 else [*dates, *lengths[:1]]
    return tuple(sorted({value.text: value for value in told}.values(), key=lambda value: value.start))


def defined_days(runs: Sequence[TextRun], scene: Scene) -> dict[str, str]:
    """The days for which a document has a name: ``5 January 2026 (the "Effective Date")``, by the names."""
    return dict(pair for run in runs for pair in _defined(run.text, scene))


def _defined(text: str, scene: Scene) -> Iterator[tuple[str, str]]:
    for value in values_in(text, ("date",), scene):
        end = value.start + len(value.text)
        before = text[max(0, value.start - _REACH) : value.start]
        behind = _DEFINED_BEHIND.match(text, end)
        found = behind or _DEFINED_BEFORE.search(before) or _LABEL_BEFORE.search(before)
        if found and found["name"][0].isupper():
            yield " ".join(found["name"].split()), value.text
