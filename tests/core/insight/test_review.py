"""What checklists find in drawn contracts and invoices, and in real ones read by hand."""

from __future__ import annotations

import random
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest

from localmind_desktop.core.insight.review import review_of
from localmind_desktop.core.insight.review.checklists import checklist_of
from localmind_desktop.core.insight.review.notes import notes_text
from localmind_desktop.core.insight.runs import runs_of
from localmind_desktop.core.model import BlockKind, Box, Cell, Line, PageRead
from localmind_desktop.core.model.insight import DocumentClass, ItemState, Note, ReviewItem, TextRun
from localmind_desktop.core.parsing import join_fragments, kind_of, read_document
from localmind_desktop.core.settings import Limits
from localmind_desktop.core.task import CancelToken
from tests.core.insight.drawn_business import CLAUSES, IBANS, VATS, contract, invoice, shown

LANGUAGES = ("en", "de", "fr")
CORPUS = Path(__file__).resolve().parents[4] / "shared" / "corpus"


def states(items: tuple[ReviewItem, ...]) -> dict[str, ItemState]:
    return {item.item: item.state for item in items}


def fields(items: tuple[ReviewItem, ...], name: str) -> list[str]:
    return [value for item in items if item.item == name for _, value in item.fields]


def note(items: tuple[ReviewItem, ...], name: str) -> str:
    return next(notes_text(item.notes) for item in items if item.item == name)


def real(name: str) -> tuple[list, tuple]:
    path = CORPUS / name
    if not path.is_file():
        pytest.skip("the corpus is not on this machine")
    pages = [
        one for one in read_document(path, Limits(), CancelToken(), kind=kind_of(path)) if isinstance(one, PageRead)
    ]
    tables = join_fragments(pages)
    return list(runs_of(pages, tables)), tables


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(8))
def test_clauses_are_found_and_dropped_ones_are_missing(language: str, seed: int) -> None:
    draw = random.Random(f"{language} {seed}")
    dropped = draw.sample(sorted(CLAUSES[language]), draw.randint(0, 5))
    told = states(review_of(DocumentClass.CONTRACT, contract(language, dropped), ()))
    assert {name for name in CLAUSES[language] if told[name] is ItemState.FOUND} == set(CLAUSES[language]) - set(
        dropped
    )
    assert all(told[name] is ItemState.MISSING for name in dropped)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_item_has_the_place_of_its_clause(language: str) -> None:
    runs = contract(language)
    for item in review_of(DocumentClass.CONTRACT, runs, ()):
        if item.item in CLAUSES[language]:
            _, text = CLAUSES[language][item.item]
            clause = next(run for run in runs if run.text == text)
            assert clause.lines[0].box in [place.box for place in item.places]


def test_a_term_without_termination_is_a_risk() -> None:
    items = review_of(DocumentClass.CONTRACT, contract("en", ["termination"]), ())
    assert note(items, "termination") == "There is a term, but no way to end it early was found."
    assert note(review_of(DocumentClass.CONTRACT, contract("en", ["termination", "term"]), ()), "termination") == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(8))
def test_the_values_of_an_invoice_are_found_and_add_up(language: str, seed: int) -> None:
    draw = random.Random(f"{language} {seed}")
    lines = [Decimal(draw.randint(100, 999_999)) / 100 for _ in range(draw.randint(1, 6))]
    net = sum(lines, Decimal(0))
    tax = (net * Decimal("0.19")).quantize(Decimal("0.01"))
    dropped = draw.sample(["number", "invoice date", "due date", "tax ids", "bank details"], draw.randint(0, 3))
    items = review_of(DocumentClass.INVOICE, *invoice(language, lines, tax, net + tax, dropped))
    told = states(items)
    for name, value in (("net", net), ("tax", tax), ("gross", net + tax)):
        assert fields(items, name)[0].startswith(shown(value, language)), name
    for name, written in (("number", "RE-2025-0417"), ("due date", "03.04.2025"), ("tax ids", VATS[language])):
        assert (fields(items, name)[:1] == [written]) is (name not in dropped), name
    assert all(told[name] is not ItemState.FOUND for name in dropped)
    assert note(items, "gross") == ""
    assert note(items, "lines") == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("excess", ["0.10", "-100.00", "1.00"])
def test_a_wrong_sum_is_told_with_its_difference(language: str, excess: str) -> None:
    lines, tax = [Decimal("640.00"), Decimal("360.50")], Decimal("190.10")
    gross = sum(lines, Decimal(0)) + tax + Decimal(excess)
    items = review_of(DocumentClass.INVOICE, *invoice(language, lines, tax, gross))
    assert states(items)["gross"] is ItemState.UNCLEAR
    assert f"differs by {excess}." in note(items, "gross")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_broken_checksum_is_told(language: str) -> None:
    right = IBANS[language]
    broken = right[:-1] + ("1" if right[-1] != "1" else "2")
    sums = [Decimal("100.00")], Decimal("19.00"), Decimal("119.00")
    assert note(review_of(DocumentClass.INVOICE, *invoice(language, *sums)), "bank details") == ""
    items = review_of(DocumentClass.INVOICE, *invoice(language, *sums, iban=broken))
    assert "fails its check digits" in note(items, "bank details")
    assert states(items)["bank details"] is ItemState.UNCLEAR


def test_lines_that_do_not_add_up_to_net_are_told() -> None:
    runs, _ = invoice("en", [Decimal("100.00")], Decimal("19.00"), Decimal("119.00"))
    _, tables = invoice("en", [Decimal("90.00")], Decimal("19.00"), Decimal("109.00"))
    assert (
        note(review_of(DocumentClass.INVOICE, runs, tables), "lines")
        == "The line items add up to 90.00, not to 100.00."
    )


def test_references_are_told_with_those_of_the_library() -> None:
    heading = TextRun(
        1, (Line("2 Normative references", Box(0, 0, 100, 10)),), BlockKind.HEADING, 1, section="References"
    )
    entries = ["[1] Node classes of pumps, SGM 4-1, 2nd edition", "[2] Fieldbus profiles for drives, FB 77:2019"]
    runs = [
        TextRun(1, (Line(text, Box(0, 20 * at, 300, 20 * at + 10)),), BlockKind.LIST, section="References")
        for at, text in enumerate(entries, start=1)
    ]
    items = review_of(DocumentClass.TECHNICAL, [heading, *runs], (), ["sgm-4-1-node-classes.pdf", "other-77.pdf"])
    told = next(item for item in items if item.item == "references")
    assert told.fields == (("in the library", entries[0]), ("reference", entries[1]))
    assert notes_text(told.notes) == "1 of 2 are in the library."


def test_general_documents_have_no_checklist() -> None:
    assert review_of(DocumentClass.GENERAL, contract("en"), ()) == ()


def test_a_german_invoice_is_reviewed_as_read_by_hand() -> None:
    items = review_of(DocumentClass.INVOICE, *real("rechnung-kostenrechnung-de.pdf"))
    assert fields(items, "number") == ["KR87654321012"]
    assert fields(items, "invoice date") == ["06.10.2013"]
    assert [fields(items, name)[0] for name in ("net", "tax", "gross")] == ["1056,05", "200,65 EUR", "1256,70"]
    assert states(items)["bank details"] is ItemState.MISSING


def test_a_french_credit_note_is_reviewed_as_read_by_hand() -> None:
    items = review_of(DocumentClass.INVOICE, *real("avoir-fr-type381.pdf"))
    assert fields(items, "number") == ["AV-2017-0005"]
    assert fields(items, "invoice date") == ["16/11/2017"]
    assert [fields(items, name)[0] for name in ("net", "tax", "gross")] == ["-218,48 €", "-14,99 €", "-233,47 €"]
    assert fields(items, "lines") == ["2", "-218.48"]
    assert {"FR11999999998", "FR19787878784"} <= set(fields(items, "tax ids"))


def test_a_maintenance_agreement_is_reviewed_as_read_by_hand() -> None:
    told = states(review_of(DocumentClass.CONTRACT, *real("meanbee-maintenance-agreement.pdf")))
    assert told["date"] is ItemState.UNCLEAR  # left blank
    for name in ("parties", "term", "renewal", "termination", "liability", "payment", "signatures"):
        assert told[name] is ItemState.FOUND, name
    for name in ("governing law", "confidentiality", "data protection"):
        assert told[name] is ItemState.MISSING, name


def test_a_non_disclosure_agreement_is_reviewed_as_read_by_hand() -> None:
    told = states(review_of(DocumentClass.CONTRACT, *real("meanbee-mutual-nda.docx")))
    for name in ("parties", "term", "governing law", "confidentiality", "signatures"):
        assert told[name] is ItemState.FOUND, name
    for name in ("renewal", "termination", "liability", "payment", "data protection"):
        assert told[name] is ItemState.MISSING, name


def run_of(text: str) -> TextRun:
    lines = [Line(line, Box(0, 20 * at, 300, 20 * at + 10)) for at, line in enumerate(text.split("\n"))]
    return TextRun(1, tuple(lines), BlockKind.PARAGRAPH)


def test_what_follows_a_label_ends_at_the_next_label() -> None:
    text = (
        "Total net 300.00 EUR\nVAT: FR40303265045 - Reg. No: 99 with a capital of 120,000.00 EUR\nTotal due 357.00 EUR"
    )
    items = review_of(DocumentClass.INVOICE, [run_of("Invoice"), *map(run_of, text.split("\n"))], ())
    assert "120,000.00 EUR" not in fields(items, "tax")
    assert fields(items, "gross") == ["357.00 EUR"]


def test_days_and_phone_numbers_are_no_numbers() -> None:
    text = "Invoice of 24 January 2014\nVAT FR40303265045, call +33 4 50 44 68 99"
    items = review_of(DocumentClass.INVOICE, [run_of(text)], ())
    assert "24" not in fields(items, "number")
    assert fields(items, "tax ids") == ["FR40303265045"]


@pytest.mark.parametrize(
    ("bic", "told"), [("COBADEFFXXX", ""), ("BNPAFRPP", "BNPAFRPP belongs to a different country")]
)
def test_iban_and_bic_are_of_one_country(bic: str, told: str) -> None:
    text = f"Invoice\nBank details: IBAN {IBANS['de']}, BIC: {bic}"
    items = review_of(DocumentClass.INVOICE, [run_of(text)], ())
    assert fields(items, "bank details") == [IBANS["de"], bic]
    assert told in note(items, "bank details")
    assert bool(told) is bool(note(items, "bank details"))


def test_a_letterhead_names_a_party() -> None:
    items = review_of(DocumentClass.INVOICE, [run_of("Quiet Harbor\n27 rue Henri Rolland\n69100 Villeurbanne")], ())
    assert fields(items, "parties") == ["Quiet Harbor"]


def test_totals_below_the_goods_are_no_goods() -> None:
    runs, tables = invoice("de", [Decimal("640.00"), Decimal("360.50")], Decimal("190.10"), Decimal("1190.60"))
    last = tables[0].rows[-1]
    total = last._replace(cells=tuple(Cell(text) for text in ("Summe netto", "", "", "1.000,50")))
    told = review_of(DocumentClass.INVOICE, runs, (replace(tables[0], rows=(*tables[0].rows, total)),))
    assert fields(told, "lines") == ["2", "1000.50"]


def test_an_application_without_labels_tells_whom_it_is_of() -> None:
    runs = [run_of("Senior engineer"), run_of("mara.quist@example.org"), run_of("Work experience: 2019")]
    assert fields(review_of(DocumentClass.HR, runs, ()), "person") == ["mara.quist@example.org"]


def test_a_clause_is_quoted_beyond_its_title() -> None:
    clause = "12.3 Governing law. All disputes are settled under the laws of Norway by the courts in Oslo."
    [said] = fields(review_of(DocumentClass.CONTRACT, [run_of(clause)], ()), "governing law")
    assert said.endswith("Oslo.")


def test_every_note_has_a_sentence_with_room_for_its_values() -> None:
    assert (
        notes_text([Note("sum differs", ("4", "1", "2", "1"))])
        == "The total 4 is not net 1 plus tax 2: it differs by 1."
    )
    for label in DocumentClass:
        notes = [risk for item in checklist_of(label).meanings for _, _, risk in item if risk]
        notes += [item.missing_with[1] for item in checklist_of(label).items if item.missing_with[1]]
        assert all(notes_text([Note(key)]) for key in notes)
