"""What is checked of an invoice beyond its checklist: whether it adds up, and the checksums of its numbers. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal

from localmind_desktop.core.insight.review.checklists import PHRASES, SENTENCES, Item, checklist_of
from localmind_desktop.core.insight.review.sums import Candidate, Totals, totals_of
from localmind_desktop.core.insight.review.values import decimal_of
from localmind_desktop.core.insight.review.weighing import FOUND, Finding
from localmind_desktop.core.model import Table
from localmind_desktop.core.model.insight import DocumentClass, ItemState, ReviewItem, TextRun

_NET, _TAX, _GROSS = "net", "tax", "gross"
_LINES, _TAX_IDS, _BANK = "lines", "tax ids", "bank details"
_UNDER = 0.5  # points less for an amount that stands under its label, not beside it
_FEWEST_LABELS = 2  # of columns that make a table one of goods
_ROUNDING = Decimal("0.02")


def invoice_items(
    items: Sequence[Item],
    findings: Sequence[Sequence[Finding]],
    made: Sequence[ReviewItem],
    runs: Sequence[TextRun],
    tables: Sequence[Table],
    comma: bool,
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
    done[at[_LINES]] = _with_lines(done[at[_LINES]], tables, totals, comma)
    done[at[_TAX_IDS]] = _with_checks(done[at[_TAX_IDS]])
    done[at[_BANK]] = _with_checks(done[at[_BANK]])
    return done


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
    return ReviewItem(made.item, ItemState.UNCLEAR, (("amount", written),), places, "Stands near its label only.")


def _with_sum(gross: ReviewItem, totals: Totals) -> ReviewItem:
    if totals.excess is None or totals.net is None or totals.tax is None or totals.gross is None:
        return gross
    if totals.agree or not totals.clear:
        return gross
    note = (
        f"Gross {totals.gross.amount} is not net {totals.net.amount} plus tax {totals.tax.amount}: "
        f"it differs by {totals.excess}."
    )
    return replace(gross, state=ItemState.UNCLEAR, note=note)


def _with_lines(made: ReviewItem, tables: Sequence[Table], totals: Totals, comma: bool) -> ReviewItem:
    """The rows of the table of goods, and whether they add up to net or gross."""
    for table in tables:
        column = _column_of_sums(table)
        if column is None:
            continue
        amounts = [decimal_of(_figures(row.texts[column]), comma) for row in table.rows]
        lines = [amount for amount in amounts if amount is not None]
        fields = (("lines", str(len(lines))), ("sum", str(sum(lines, Decimal(0)))))
        places = tuple(row.place for row in table.rows)[:5]
        return ReviewItem(made.item, ItemState.FOUND, fields, places, _sum_note(sum(lines, Decimal(0)), totals))
    return made


def _column_of_sums(table: Table) -> int | None:
    """The last column of a table of goods, where its header says that it holds sums and its cells are amounts."""
    checklist = checklist_of(DocumentClass.INVOICE)
    number = next(at for at, item in enumerate(checklist.items) if item.name == _LINES)
    roles = [{one.role for one in checklist.signals(header) if one.item == number} for header in table.headers]
    is_of_goods = sum(PHRASES in held for held in roles) >= _FEWEST_LABELS and bool(table.rows)
    last = len(roles) - 1
    if not is_of_goods or SENTENCES not in roles[last]:
        return None
    return last if all(_is_amount(row.texts[last]) for row in table.rows) else None


def _is_amount(text: str) -> bool:
    return decimal_of(_figures(text), comma=False) is not None


def _figures(text: str) -> str:
    return "".join(letter for letter in text if letter.isdigit() or letter in ".,-\u2212'")


def _sum_note(lines: Decimal, totals: Totals) -> str:
    """Nothing where the totals are not sure: what was read of the lines may be a part."""
    if not totals.agree or totals.net is None or totals.gross is None:
        return ""
    if any(abs(lines - amount) <= _ROUNDING for amount in (totals.net.amount, totals.gross.amount)):
        return ""
    return f"The lines add up to {lines}, not to {totals.net.amount}."


def _with_checks(made: ReviewItem) -> ReviewItem:
    wrong = [text for kind, text in made.fields if not _is_valid(kind, text)]
    if not wrong:
        return made
    note = " ".join(f"{text} fails its checksum." for text in wrong)
    return replace(made, state=ItemState.UNCLEAR, note=f"{made.note} {note}".strip())


def _is_valid(kind: str, text: str) -> bool:
    from stdnum import iban
    from stdnum.eu import vat

    if kind == "iban":
        return bool(iban.is_valid(text))
    return kind != "vat" or bool(vat.is_valid(text))
