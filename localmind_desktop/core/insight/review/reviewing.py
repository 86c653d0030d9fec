"""The checklist of a document's class, item by item: found, missing or unclear (D7). Pure."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from localmind_desktop.core.insight.entities import Reader, reader_of
from localmind_desktop.core.insight.review import notes
from localmind_desktop.core.insight.review.checklists import Checklist, Item, checklist_of
from localmind_desktop.core.insight.review.clauses import clauses_of
from localmind_desktop.core.insight.review.dated import dated_lines
from localmind_desktop.core.insight.review.headers import with_headers
from localmind_desktop.core.insight.review.invoices import invoice_items
from localmind_desktop.core.insight.review.letterheads import letterheads
from localmind_desktop.core.insight.review.references import references_of
from localmind_desktop.core.insight.review.statements import statement_of
from localmind_desktop.core.insight.review.terms import term_of
from localmind_desktop.core.insight.review.values import Scene, Value, values_in
from localmind_desktop.core.insight.review.weighing import FOUND, LABELLED, SIGNED, TOUCHED, Finding, findings_of
from localmind_desktop.core.model import BlockKind, Place, Table
from localmind_desktop.core.model.insight import DocumentClass, ItemState, Note, ReviewItem, TextRun
from localmind_desktop.core.text.numbers import writes_comma

_MOST_PLACES, _MOST_FIELDS = 5, 6
_CLOSE = 0.5  # points less than the best run that another may have
_TITLE = re.compile(r"(?:\S{1,20}\s){0,4}\S{0,19}[^\s.:;!?。：；、）]\s*")  # of a clause, in a block of its own
_LONGEST = 200  # letters of a sentence that is quoted
_NUMBER, _INVOICE_DATE, _PARTIES, _BANK = "number", "invoice date", "parties", "bank details"  # items
_LABEL_END = 6  # letters between a label and a name
_SIGNED_FROM = 0.6  # part of the document after which it is signed
_FIRST_RUNS = 30  # of a document that introduces a person
_PROSE = (BlockKind.PARAGRAPH, BlockKind.LIST)
_LOOKED_AT = 60_000  # letters that tell how decimals are written
_NOT_GIVEN = {
    **dict.fromkeys(("organisation", "person"), notes.NO_NAME),
    **dict.fromkeys(("money", "amount"), notes.NO_AMOUNT),
    **dict.fromkeys(("vat", "tax", "iban", "identifier"), notes.NO_NUMBER),
    "date": notes.NO_DATE,
    "period": notes.NO_PERIOD,
}


@dataclass(frozen=True, slots=True)
class _Reviewed:
    """A document on its way: for each item what the runs say of it, and what came of it."""

    scene: Scene
    runs: Sequence[TextRun]
    tables: Sequence[Table]
    names: Collection[str]
    checklist: Checklist
    findings: Sequence[Sequence[Finding]]

    def spans_of(self, name: str, text: str) -> list[tuple[int, int]]:
        """Where the cues of an item stand in a text."""
        items = self.checklist.items
        return [(cue.start, cue.end) for cue in self.checklist.signals(text) if items[cue.item].name == name]

    def title_of(self, text: str) -> list[tuple[int, int]]:
        """What a text says of the document itself, or that a party follows: no part of a name."""
        labels = [span for span in self.spans_of(_PARTIES, text) if span == (0, len(text.rstrip(" .:")))]
        return [*self.spans_of(_NUMBER, text), *labels]


def review_of(
    label: DocumentClass,
    runs: Sequence[TextRun],
    tables: Sequence[Table],
    names: Collection[str] = (),
    reader: Reader | None = None,
) -> tuple[ReviewItem, ...]:
    """The items of the class in the order of its checklist; none for general documents.

    ``names`` are those of the library's documents, among which references are looked for. ``reader`` reads the texts
    of this document, and is made where none is given.
    """
    checklist = checklist_of(label)
    runs = with_headers(runs, tables) if label is DocumentClass.INVOICE else runs
    comma = writes_comma("\n".join(run.text for run in runs)[:_LOOKED_AT])
    scene = Scene(comma, reader or reader_of(runs))
    runs = clauses_of(runs, checklist)
    findings = findings_of(checklist, runs, scene) if checklist.items else []
    reviewed = _Reviewed(scene, runs, tables, names, checklist, findings)
    items = [_item(item, found, reviewed) for item, found in zip(checklist.items, findings, strict=True)]
    if label is DocumentClass.INVOICE:
        items = invoice_items(checklist.items, findings, items, runs, tables, scene)
    states = {item.item: item.state for item in items}
    return tuple(_with_risk(item, made, states) for item, made in zip(checklist.items, items, strict=True))


def _item(item: Item, findings: Sequence[Finding], reviewed: _Reviewed) -> ReviewItem:
    best = _best(findings, item)
    made = ReviewItem(item.name, ItemState.MISSING)
    if best and best[0].points >= (FOUND if item.needs else TOUCHED):
        fields, places = _fields(item, best, findings, reviewed.runs), _places(best, reviewed.runs)
        made = ReviewItem(item.name, _state(item, best), fields, places, _notes(item, best))
    special = _SPECIAL.get(item.special)
    return special(item, made, findings, reviewed) if special else made


def _best(findings: Sequence[Finding], item: Item) -> list[Finding]:
    """The runs that say most; of those that say as much the first. Of a value behind a label, those that have one, and
    of a single one, those that have the kind that says most."""
    if item.after:
        telling = [finding for finding in findings if finding.values and finding.points >= FOUND]
        exact = [finding for finding in telling if not item.many and _is_exact(finding, item)]
        findings = exact or telling or findings
    points = max((finding.points for finding in findings), default=0.0)
    least = FOUND if item.many else points - (0.0 if item.after else _CLOSE)
    close = [finding for finding in findings if finding.points >= least]
    risky = [finding for finding in findings if finding.risks and finding not in close]
    return sorted(close, key=lambda finding: -finding.points)[:_MOST_PLACES] + risky[:2]


def _is_exact(finding: Finding, item: Item) -> bool:
    return finding.points >= LABELLED and any(value.kind == item.needs[0] for value in finding.values)


def _state(item: Item, best: Sequence[Finding]) -> ItemState:
    has_value = not item.needs or any(finding.values for finding in best)
    return ItemState.FOUND if best[0].points >= FOUND and has_value else ItemState.UNCLEAR


def _notes(item: Item, best: Sequence[Finding]) -> tuple[Note, ...]:
    told = list(dict.fromkeys(risk for finding in best for risk in finding.risks))
    if item.needs and not any(finding.values for finding in best):
        is_blank = any(finding.blank for finding in best)
        told.append(notes.BLANK if is_blank else _NOT_GIVEN.get(item.needs[0], notes.NO_VALUE))
    elif best[0].points < FOUND:
        told.append(notes.TOUCHED)
    return tuple(map(Note, told))


def _fields(
    item: Item, best: Sequence[Finding], findings: Sequence[Finding], runs: Sequence[TextRun]
) -> tuple[tuple[str, str], ...]:
    if not item.needs:
        return (("text", _clipped(_said(best[0], runs))),)
    values = [value for finding in best for value in finding.values]
    if item.likeliest:
        values = _most_named(values, findings)
    elif item.many:
        values.sort(key=lambda value: item.needs.index(value.kind))
    is_one = item.likeliest or (item.after and not item.many)
    told = _told(values)[: 1 if is_one else _MOST_FIELDS]
    return (*told, ("text", _clipped(_said(best[0], runs)))) if item.quoted else told


def _told(values: Iterable[Value]) -> tuple[tuple[str, str], ...]:
    """Kinds and texts, each text once."""
    kinds = {value.text: value.kind for value in reversed(list(values))}
    return tuple((kind, text) for text, kind in reversed(kinds.items()))


def _said(finding: Finding, runs: Sequence[TextRun]) -> str:
    """What is quoted: of a title, also what stands below it."""
    run, below = runs[finding.run], runs[finding.run + 1 : finding.run + 2]
    said = run.text[finding.start : finding.end]
    is_title = run.kind is BlockKind.HEADING or (run.kind in _PROSE and _TITLE.fullmatch(run.text) is not None)
    if is_title and below and below[0].kind in _PROSE:
        return f"{said.strip()}: {below[0].text}"
    return said


def _most_named(values: Sequence[Value], findings: Sequence[Finding]) -> list[Value]:
    """First those that most of the runs name."""
    named = Counter(text for one in findings for text in {value.text for value in one.values})
    return sorted(values, key=lambda value: -named[value.text])


def _clipped(text: str) -> str:
    plain = " ".join(text.split())
    return plain if len(plain) <= _LONGEST else plain[: _LONGEST - 1].rstrip() + "…"


def _places(best: Sequence[Finding], runs: Sequence[TextRun]) -> tuple[Place, ...]:
    places = [place for finding in best for place in runs[finding.run].places(finding.start, finding.end)]
    return tuple(dict.fromkeys(places))[:_MOST_PLACES]


def _with_risk(item: Item, made: ReviewItem, states: dict[str, ItemState]) -> ReviewItem:
    other, note = item.missing_with
    is_missing = made.state is ItemState.MISSING and states.get(other) is ItemState.FOUND
    return replace(made, notes=(Note(note),)) if is_missing else made


def _introduced(item: Item, made: ReviewItem, findings: Sequence[Finding], reviewed: _Reviewed) -> ReviewItem:
    """Who is named by the first lines, or how to reach them, where no label says so."""
    if made.state is ItemState.FOUND:
        return made
    found = [
        (run, value) for run in reviewed.runs[:_FIRST_RUNS] for value in values_in(run.text, item.needs, reviewed.scene)
    ]
    if not found:
        return made
    fields = _told(value for _, value in found)[:_MOST_FIELDS]
    places = dict.fromkeys(place for run, _ in found for place in run.places(0, len(run.text))[:1])
    return ReviewItem(made.item, ItemState.FOUND, fields, tuple(places)[:_MOST_PLACES])


def _headed(item: Item, made: ReviewItem, findings: Sequence[Finding], reviewed: _Reviewed) -> ReviewItem:
    """Also who stands over an address of the first page: a letterhead names its sender by its place alone."""
    introduced = _without_banks(_introduced(item, made, findings, reviewed), reviewed)
    heads = letterheads(reviewed.runs, reviewed.scene, reviewed.title_of)
    if not heads:
        return introduced
    known = {text.casefold() for _, text in introduced.fields}
    new = [head for head in heads if head.name.casefold() not in known]
    fields = (*introduced.fields, *(("addressee", head.name) for head in new))
    places = (*introduced.places, *(head.place for head in new))
    return ReviewItem(made.item, ItemState.FOUND, fields[:_MOST_FIELDS], tuple(dict.fromkeys(places))[:_MOST_PLACES])


def _dated(item: Item, made: ReviewItem, findings: Sequence[Finding], reviewed: _Reviewed) -> ReviewItem:
    """The day of a line that says nothing else than where and when, where no label tells the date."""
    if any(finding.values and finding.points >= LABELLED for finding in findings):
        return made
    days = dated_lines(reviewed.runs, reviewed.scene)
    if not days:
        return made
    day = days[0] if item.name == _INVOICE_DATE else days[-1]  # letters are dated above, contracts below
    return ReviewItem(made.item, ItemState.FOUND, (("date", day.text),), (day.place,))


def _without_banks(made: ReviewItem, reviewed: _Reviewed) -> ReviewItem:
    """Without those that only a label of bank details names: "Bank: ...", "开户行：..."."""
    labels = [(run.text, end) for run in reviewed.runs for _, end in reviewed.spans_of(_BANK, run.text)]
    banks = {
        name for _, name in made.fields if any(name in text[end : end + len(name) + _LABEL_END] for text, end in labels)
    }
    return replace(made, fields=tuple(field for field in made.fields if field[1] not in banks))


def _signed(item: Item, made: ReviewItem, findings: Sequence[Finding], reviewed: _Reviewed) -> ReviewItem:
    """Lines to sign on with a name beside or below, or names marked as signed, where no words say so."""
    if made.state is ItemState.FOUND:
        return made
    late = reviewed.runs[int(len(reviewed.runs) * _SIGNED_FROM) :]
    found: list[tuple[Value, Place]] = []
    for run, below in zip(late, [*late[1:], None], strict=True):
        drawn = SIGNED.search(run.text)
        text = run.text if below is None or not drawn else f"{run.text}\n{below.text}"
        names = values_in(text, item.shows, reviewed.scene) if drawn else ()
        found += [(name, run.places(0, len(run.text))[0]) for name in names]
    places = tuple(dict.fromkeys(place for _, place in found))[:_MOST_PLACES]
    fields = _told(name for name, _ in found)[:_MOST_FIELDS]
    return ReviewItem(made.item, ItemState.FOUND, fields, places) if found else made


def _referred(item: Item, made: ReviewItem, findings: Sequence[Finding], reviewed: _Reviewed) -> ReviewItem:
    """Each reference, and whether the library has it."""
    if made.state is ItemState.MISSING:
        return made
    named = [finding.run for finding in findings if finding.points >= FOUND]
    references = references_of(reviewed.runs, named, reviewed.names)
    if not references:
        return replace(made, state=ItemState.UNCLEAR, notes=(Note(notes.NO_REFERENCES),))
    present = sum(bool(reference.document) for reference in references)
    fields = tuple(("in the library" if one.document else "reference", one.text) for one in references)
    places = tuple(place for one in references for place in reviewed.runs[one.run].places(0, len(one.text)))
    return ReviewItem(
        made.item,
        ItemState.FOUND,
        fields,
        places[: len(references)],
        (Note(notes.REFERENCES, (str(present), str(len(references)))),),
    )


def _one_term(item: Item, made: ReviewItem, findings: Sequence[Finding], reviewed: _Reviewed) -> ReviewItem:
    """What one sentence says; other periods are told of, as they may be of something else."""
    term = term_of([one for one in findings if one.points >= FOUND], reviewed.runs, item.needs, reviewed.scene)
    if made.state is not ItemState.FOUND or term is None:
        return made
    fields = (*_told(term.values)[:_MOST_FIELDS], ("text", _clipped(_said(term.finding, reviewed.runs))))
    told = made.notes if not term.others else (*made.notes, Note(notes.OTHER_PERIODS, (", ".join(term.others),)))
    return replace(made, fields=fields, places=_places([term.finding], reviewed.runs), notes=told)


def _stated(item: Item, made: ReviewItem, findings: Sequence[Finding], reviewed: _Reviewed) -> ReviewItem:
    """The amounts of the statement that the item names, where there is one as a table."""
    number = reviewed.checklist.items.index(item)
    statement = statement_of(number, reviewed.checklist, reviewed.tables, reviewed.scene)
    if statement is None:
        return made
    fields = [("period", statement.period)] if statement.period else []
    fields += [("money", f"{name}: {amount}") for name, amount in statement.rows]
    return replace(made, state=ItemState.FOUND, fields=tuple(fields)[:_MOST_FIELDS], places=statement.places, notes=())


_SPECIAL: dict[str, Callable[[Item, ReviewItem, Sequence[Finding], _Reviewed], ReviewItem]] = {
    "introduced": _introduced,
    "dated": _dated,
    "letterhead": _headed,
    "signed": _signed,
    "references": _referred,
    "statement": _stated,
    "term": _one_term,
}
