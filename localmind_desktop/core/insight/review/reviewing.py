"""The checklist of a document's class, item by item: found, missing or unclear (D7). Pure."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace

from localmind_desktop.core.insight.review.checklists import Item, checklist_of
from localmind_desktop.core.insight.review.headers import with_headers
from localmind_desktop.core.insight.review.invoices import invoice_items
from localmind_desktop.core.insight.review.references import references_of
from localmind_desktop.core.insight.review.weighing import FOUND, TOUCHED, Finding, findings_of
from localmind_desktop.core.model import Place, Table
from localmind_desktop.core.model.insight import DocumentClass, ItemState, ReviewItem, TextRun
from localmind_desktop.core.text.numbers import writes_comma

_MOST_PLACES, _MOST_FIELDS = 5, 6
_CLOSE = 0.5  # points less than the best run that another may have
_LONGEST = 200  # letters of a sentence that is quoted
_LOOKED_AT = 60_000  # letters that tell how decimals are written
_BLANK = "Left blank."
_NO_VALUE = "Mentioned, but no {} is given."
_TOUCHED = "Only touched on."
_SAID = {"organisation": "name", "person": "name", "money": "amount", **dict.fromkeys(("vat", "tax", "iban"), "number")}


@dataclass(frozen=True, slots=True)
class _Reviewed:
    """A document on its way: for each item what the runs say of it, and what came of it."""

    label: DocumentClass
    runs: Sequence[TextRun]
    tables: Sequence[Table]
    names: Collection[str]
    items: Sequence[Item]
    findings: Sequence[Sequence[Finding]]


def review_of(
    label: DocumentClass, runs: Sequence[TextRun], tables: Sequence[Table], names: Collection[str] = ()
) -> tuple[ReviewItem, ...]:
    """The items of the class in the order of its checklist; none for general documents.

    ``names`` are those of the library's documents, among which references are looked for.
    """
    checklist = checklist_of(label)
    runs = with_headers(runs, tables) if label is DocumentClass.INVOICE else runs
    comma = writes_comma("\n".join(run.text for run in runs)[:_LOOKED_AT])
    findings = findings_of(checklist, runs, comma) if checklist.items else []
    reviewed = _Reviewed(label, runs, tables, names, checklist.items, findings)
    items = [_item(item, found, reviewed) for item, found in zip(checklist.items, findings, strict=True)]
    if label is DocumentClass.INVOICE:
        items = invoice_items(checklist.items, findings, items, runs, tables, comma)
    states = {item.item: item.state for item in items}
    return tuple(_with_risk(item, made, states) for item, made in zip(checklist.items, items, strict=True))


def _item(item: Item, findings: Sequence[Finding], reviewed: _Reviewed) -> ReviewItem:
    best = _best(findings, item)
    if not best or best[0].points < (FOUND if item.needs else TOUCHED):
        return ReviewItem(item.name, ItemState.MISSING)
    fields, places = _fields(item, best, reviewed.runs), _places(best, reviewed.runs)
    made = ReviewItem(item.name, _state(item, best), fields, places, _note(item, best))
    special = _SPECIAL.get(item.special)
    return special(made, findings, reviewed) if special else made


def _best(findings: Sequence[Finding], item: Item) -> list[Finding]:
    """The runs that say most; of those that say as much the first."""
    points = max((finding.points for finding in findings), default=0.0)
    least = FOUND if item.many else points - (0.0 if item.after else _CLOSE)
    close = [finding for finding in findings if finding.points >= least]
    risky = [finding for finding in findings if finding.risks and finding not in close]
    return sorted(close, key=lambda finding: -finding.points)[:_MOST_PLACES] + risky[:2]


def _state(item: Item, best: Sequence[Finding]) -> ItemState:
    has_value = not item.needs or any(finding.values for finding in best)
    return ItemState.FOUND if best[0].points >= FOUND and has_value else ItemState.UNCLEAR


def _note(item: Item, best: Sequence[Finding]) -> str:
    risks = list(dict.fromkeys(risk for finding in best for risk in finding.risks))
    if item.needs and not any(finding.values for finding in best):
        kind = min(item.needs)
        risks.append(_BLANK if any(finding.blank for finding in best) else _NO_VALUE.format(_SAID.get(kind, kind)))
    elif best[0].points < FOUND:
        risks.append(_TOUCHED)
    return " ".join(risks)


def _fields(item: Item, best: Sequence[Finding], runs: Sequence[TextRun]) -> tuple[tuple[str, str], ...]:
    if item.needs:
        values = [(value.kind, value.text) for finding in best for value in finding.values]
        return tuple(dict.fromkeys(values))[: 1 if item.after and not item.many else _MOST_FIELDS]
    said = runs[best[0].run].text[best[0].start : best[0].end]
    return (("text", _clipped(said)),)


def _clipped(text: str) -> str:
    plain = " ".join(text.split())
    return plain if len(plain) <= _LONGEST else plain[: _LONGEST - 1].rstrip() + "…"


def _places(best: Sequence[Finding], runs: Sequence[TextRun]) -> tuple[Place, ...]:
    places = [place for finding in best for place in runs[finding.run].places(finding.start, finding.end)]
    return tuple(dict.fromkeys(places))[:_MOST_PLACES]


def _with_risk(item: Item, made: ReviewItem, states: dict[str, ItemState]) -> ReviewItem:
    other, note = item.missing_with
    is_missing = made.state is ItemState.MISSING and states.get(other) is ItemState.FOUND
    return replace(made, note=note) if is_missing else made


def _referred(made: ReviewItem, findings: Sequence[Finding], reviewed: _Reviewed) -> ReviewItem:
    """Each reference, and whether the library has it."""
    named = [finding.run for finding in findings if finding.points >= FOUND]
    references = references_of(reviewed.runs, named, reviewed.names)
    if not references:
        return replace(made, state=ItemState.UNCLEAR, note="No list of references could be read.")
    present = sum(bool(reference.document) for reference in references)
    fields = tuple(("in the library" if one.document else "reference", one.text) for one in references)
    places = tuple(place for one in references for place in reviewed.runs[one.run].places(0, len(one.text)))
    return ReviewItem(
        made.item,
        ItemState.FOUND,
        fields,
        places[: len(references)],
        f"{present} of {len(references)} are in the library.",
    )


_SPECIAL: dict[str, Callable[[ReviewItem, Sequence[Finding], _Reviewed], ReviewItem]] = {"references": _referred}
