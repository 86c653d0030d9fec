"""What is checked of an invoice beyond its checklist: whether it adds up, and the checksums of its numbers. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal
from functools import partial
from itertools import takewhile

from localmind_desktop.core.insight.review import notes
from localmind_desktop.core.insight.review.checklists import PHRASES, SENTENCES, Item, checklist_of
from localmind_desktop.core.insight.review.sums import Candidate, Totals, totals_of
from localmind_desktop.core.insight.review.values import Scene, decimal_of, values_in
from localmind_desktop.core.insight.review.weighing import FOUND, Finding
from localmind_desktop.core.model import Row, Table
from localmind_desktop.core.model.insight import DocumentClass, ItemState, Note, ReviewItem, TextRun

_NET, _TAX, _GROSS = "net", "tax", "gross"
_LINES, _DATE, _NUMBER = "lines", "invoice date", "number"
CHECKED = ("tax ids", "bank details")
_UNDER = 0.5  # points less for an amount that stands under its label, not beside it
_LABELLED = 2.5  # points from which a date has a label
_MOST_PLACES = 5
_FEWEST_LABELS = 2  # of columns that make a table one of goods
_ROUNDING = Decimal("0.02")


def invoice_items(
    items: Sequence[Item],
    findings: Sequence[Sequence[Finding]],
    made: Sequence[ReviewItem],
    runs: Sequence[TextRun],
    tables: Sequence[Table],
    scene: Scene,
) -> list[ReviewItem]:
    """The items with the totals that belong together, the lines and the checksums."""
    at = {item.name: number for number, item in enumerate(items)}
    done = list(made)
    candidates = {name: _candidates(findings[at[name]]) for name in (_NET, _TAX, _GROSS)}
    totals = totals_of(*(list(candidates[name]) for name in (_NET, _TAX, _GROSS)))
    for name, chosen in zip((_NET, _TAX, _GROSS), totals[:3], strict=True):
        if chosen is None and candidates[name]:  # what stands at its label is another of the totals
            done[at[name]] = ReviewItem(name, ItemState.MISSING)
        elif chosen is not None:
            done[at[name]] = _total(done[at[name]], candidates[name].get(chosen), runs, totals.agree)
    done[at[_GROSS]] = _with_sum(done[at[_GROSS]], totals)
    done[at[_LINES]] = _with_lines(done[at[_LINES]], tables, totals, scene.comma)
    done[at[_DATE]] = _with_date(done[at[_DATE]], done[at[_NUMBER]], [findings[at[name]] for name in (_DATE, _NUMBER)], runs, scene)
    for name in CHECKED:
        done[at[name]] = with_checks(done[at[name]])
    return done


def _with_date(
    made: ReviewItem, number: ReviewItem, findings: Sequence[Sequence[Finding]], runs: Sequence[TextRun], scene: Scene
) -> ReviewItem:
    """The first day that stands behind the number, "Invoice no. 17 of 3 May 2025", where no label tells the date."""
    dates, numbers = findings
    if any(finding.values and finding.points >= _LABELLED for finding in dates) or number.state is not ItemState.FOUND:
        return made
    for finding in numbers:
        written = next((value for value in finding.values if (value.kind, value.text) in number.fields), None)
        if written is None or written.start < 0:
            continue
        run = runs[finding.run]
        found = values_in(run.text[written.start :].partition("\n")[0], ("date",), scene)
        if found:
            start = written.start + found[0].start
            places = run.places(start, start + len(found[0].text))
            return ReviewItem(made.item, ItemState.FOUND, (("date", found[0].text),), places)
    return made


def _candidates(findings: Sequence[Finding]) -> dict[Candidate, tuple[Finding, str]]:
    found: dict[Candidate, tuple[Finding, str]] = {}
    for finding in findings:
        for order, value in enumerate(finding.values):
            if value.amount is not None:
                points = finding.points - (_UNDER if value.start < 0 else 0.0)
                found[Candidate(value.amount, points, finding.run * 100 + order)] = finding, value.text
    return found


def _total(made: ReviewItem, chosen: tuple[Finding, str] | None, runs: Sequence[TextRun], agrees: bool) -> ReviewItem:
    if chosen is None:  # the sum of several taxes
        return made
    finding, written = chosen
    places = runs[finding.run].places(finding.start, finding.end)
    is_beside = finding.points >= FOUND and any(value.start >= 0 for value in finding.values)
    if agrees or is_beside:
        return ReviewItem(made.item, ItemState.FOUND, (("amount", written),), places)
    return ReviewItem(made.item, ItemState.UNCLEAR, (("amount", written),), places, (Note(notes.NEAR_LABEL),))


def _with_sum(gross: ReviewItem, totals: Totals) -> ReviewItem:
    if totals.excess is None or totals.net is None or totals.tax is None or totals.gross is None:
        return gross
    if totals.agree or not totals.clear:
        return gross
    said = totals.gross.amount, totals.net.amount, totals.tax.amount, totals.excess
    return replace(gross, state=ItemState.UNCLEAR, notes=(Note(notes.SUM_DIFFERS, tuple(map(str, said))),))


def _with_lines(made: ReviewItem, tables: Sequence[Table], totals: Totals, comma: bool) -> ReviewItem:
    """The rows of the table of goods, and whether they add up to net or gross."""
    for table in tables:
        column = _column_of_sums(table)
        if column is None:
            continue
        rows = list(takewhile(partial(_is_of_goods, column), table.rows))
        amounts = [decimal_of(_figures(row.texts[column]), comma) for row in rows]
        lines = [amount for amount in amounts if amount is not None]
        if not lines:
            continue
        fields = (("lines", str(len(lines))), ("sum", str(sum(lines, Decimal(0)))))
        places = tuple(row.place for row in rows)[:_MOST_PLACES]
        return ReviewItem(made.item, ItemState.FOUND, fields, places, _sum_notes(sum(lines, Decimal(0)), totals))
    if made.state is ItemState.MISSING:
        return made
    return replace(made, state=ItemState.UNCLEAR, fields=(), notes=(Note(notes.NO_LINES),))


def _is_of_goods(column: int, row: Row) -> bool:
    """Whether a row is none of the totals below the goods, which say so first."""
    checklist = checklist_of(DocumentClass.INVOICE)
    first = next((text for text in row.texts[:column] if text.strip()), "")
    told = (checklist.items[signal.item].name for signal in checklist.signals(first) if signal.role == PHRASES)
    return not set(told).intersection((_NET, _TAX, _GROSS))


def _column_of_sums(table: Table) -> int | None:
    """The last column of a table of goods whose header says that it holds sums and whose cells are amounts or empty."""
    checklist = checklist_of(DocumentClass.INVOICE)
    number = next(at for at, item in enumerate(checklist.items) if item.name == _LINES)
    roles = [{one.role for one in checklist.signals(header) if one.item == number} for header in table.headers]
    is_of_goods = sum(PHRASES in held for held in roles) >= _FEWEST_LABELS and bool(table.rows)
    columns = [at for at, held in enumerate(roles) if SENTENCES in held] if is_of_goods else []
    return next((at for at in reversed(columns) if _holds_amounts([row.texts[at] for row in table.rows])), None)


def _holds_amounts(texts: Sequence[str]) -> bool:
    """Empty cells are those of further lines of a description."""
    filled = [text for text in texts if text.strip()]
    return bool(filled) and all(decimal_of(_figures(text), comma=False) is not None for text in filled)


def _figures(text: str) -> str:
    return "".join(letter for letter in text if letter.isdigit() or letter in ".,-\u2212'")


def _sum_notes(lines: Decimal, totals: Totals) -> tuple[Note, ...]:
    """Nothing where the totals are not sure: what was read of the lines may be a part."""
    if not totals.agree or totals.net is None or totals.gross is None:
        return ()
    if any(abs(lines - amount) <= _ROUNDING for amount in (totals.net.amount, totals.gross.amount)):
        return ()
    return (Note(notes.LINES_DIFFER, (str(lines), str(totals.net.amount))),)


def with_checks(made: ReviewItem) -> ReviewItem:
    """With what the check digits of its numbers say, and whether IBAN and BIC are of one country."""
    wrong = [Note(notes.CHECKSUM, (text,)) for kind, text in made.fields if not _is_valid(kind, text)]
    countries = {text[:2] for kind, text in made.fields if kind == "iban"}
    bics = [text for kind, text in made.fields if kind == "bic"]
    if countries:
        wrong += [Note(notes.OTHER_COUNTRY, (bic,)) for bic in bics if bic[4:6] not in countries]
    return replace(made, state=ItemState.UNCLEAR, notes=(*made.notes, *wrong)) if wrong else made


def _is_valid(kind: str, text: str) -> bool:
    from stdnum import bic, iban
    from stdnum.eu import vat

    valid = {"iban": iban.is_valid, "bic": bic.is_valid, "vat": vat.is_valid}.get(kind)
    return valid is None or bool(valid(text))
