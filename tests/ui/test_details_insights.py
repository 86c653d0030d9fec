"""What the details window says of a document as a whole: filled, leading to its places, corrected, described."""

import json

import openpyxl
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from localmind_desktop.assets import resources
from localmind_desktop.bridge.documents import DocumentModel
from localmind_desktop.core import DocumentClass, Entity, EntityKind, ItemState, Settings
from localmind_desktop.core.settings import Models
from localmind_desktop.ui.details.insight_words import class_name, entity_rows, kind_name
from localmind_desktop.ui.details.placed_rows import PlacedRow
from localmind_desktop.ui.details.review_words import state_word
from tests.fakes.ollama_models import QWEN
from tests.fakes.ollama_server import OllamaStandIn
from tests.ui.conftest import DATA_SHEET
from tests.ui.samples import are_listed

pytestmark = pytest.mark.sampled(4)

WAIT = 60_000
CONTRACT = resources() / "samples" / "maintenance-contract.pdf"
STAFF = """Personnel file

Employee: Jane Porter
Employment contract of 3 March 2024
Job title: fitter. Salary 4,200.00 EUR per month, annual leave 28 days.
SSN: 536-22-8745
Credit card: 4539 1488 0343 6467
"""
SAID = {
    "title": "Maintenance",
    "description": "Brightwater Grid Services Ltd maintains substations.",
    "topics": ["maintenance"],
    "key_points": [{"text": "The contract runs for 48 months.", "parts": [1]}],
    "people": [],
    "organisations": ["Brightwater Grid Services Ltd"],
    "sentiment": {"label": "neutral", "confidence": 0.9},
    "risks": ["credits for late repairs"],
    "document_class": "contract",
}


def take_in(window, qtbot, *paths):
    with qtbot.waitSignal(window.library.imports_ended, timeout=WAIT):
        window.library.add_paths(paths)
    qtbot.waitUntil(lambda: are_listed(window, len(paths)), timeout=WAIT)
    return {document.name: document for document in window.library.model.documents}


def details_of(window, qtbot, document):
    window.library.view.details_asked.emit(document)
    page = window.sides.windows()[-1]
    qtbot.waitUntil(lambda: page.insights.summary.busy.isHidden(), timeout=WAIT)
    return page


@pytest.fixture
def contract(window, qtbot):
    return take_in(window, qtbot, CONTRACT)[CONTRACT.name]


@pytest.fixture
def staff(window, qtbot, tmp_path):
    path = tmp_path / "staff.txt"
    path.write_text(STAFF, encoding="utf-8")
    return take_in(window, qtbot, path)[path.name]


def row_with(rows, text):
    return next(number for number, row in enumerate(rows.rows()) if text in row)


def choose(rows, row, key=Qt.Key.Key_Return):
    rows.setCurrentIndex(rows.model().index(row, 0))
    QTest.keyClick(rows, key)


def test_a_contract_is_summed_up_and_reviewed(window, contract, qtbot):
    page = details_of(window, qtbot, contract)
    assert page.insights.summary.classes.currentData() == DocumentClass.CONTRACT
    assert "“" in page.insights.summary.reasons.text()
    assert page.insights.summary.description.text()
    assert page.insights.summary.points.rows()
    kinds = {row[0] for row in page.insights.entities.rows.rows()}
    assert {kind_name(EntityKind.ORGANISATION), kind_name(EntityKind.DATE)} <= kinds
    items = {row[0]: row[1] for row in page.insights.review.rows.rows()}
    assert items["Parties"] == items["Liability"] == state_word(ItemState.FOUND)
    states = [row[1] for row in page.insights.review.rows.rows()]
    order = [state_word(state) for state in (ItemState.MISSING, ItemState.UNCLEAR, ItemState.FOUND)]
    assert states == sorted(states, key=order.index)


def test_choosing_a_row_shows_its_place_and_again_the_next_page(window, contract, qtbot):
    page = details_of(window, qtbot, contract)
    rows = page.insights.entities.rows
    row = row_with(rows, "Brightwater Grid Services Ltd")
    places = next(one for one in page.insights.entities.all_rows if one.texts == rows.rows()[row]).places
    pages = list(dict.fromkeys(place.page for place in places))
    assert len(pages) > 1
    for number in (*pages, pages[0]):
        with qtbot.waitSignal(window.source.citation_shown, timeout=WAIT) as shown:
            choose(rows, row)
        (citation,) = shown.args
        assert {place.page for place in citation.places} == {number}
        assert all(place.box.x1 > place.box.x0 for place in citation.places)
        qtbot.waitUntil(lambda number=number: window.source.page == number, timeout=WAIT)


def test_the_chosen_class_is_kept_and_can_be_taken_back(window, contract, qtbot):
    page = details_of(window, qtbot, contract)
    summary = page.insights.summary
    summary.classes.setCurrentIndex(summary.classes.findData(DocumentClass.TECHNICAL))
    summary.classes.activated.emit(summary.classes.currentIndex())
    qtbot.waitUntil(lambda: not summary.reset_button.isHidden() and summary.busy.isHidden(), timeout=WAIT)
    assert "Scope" in {row[0] for row in page.insights.review.rows.rows()}
    page.close()
    again = details_of(window, qtbot, contract)
    assert again.insights.summary.classes.currentData() == DocumentClass.TECHNICAL
    again.insights.summary.reset_button.click()
    qtbot.waitUntil(lambda: again.insights.summary.classes.currentData() == DocumentClass.CONTRACT, timeout=WAIT)


def test_the_filter_keeps_rows_with_all_words(window, contract, qtbot):
    tab = details_of(window, qtbot, contract).insights.entities
    tab.field.setText("brightwater LTD")
    assert tab.rows.rows()
    assert all("Brightwater" in row[1] for row in tab.rows.rows())
    tab.field.setText("no such thing")
    assert tab.stack.currentWidget() is not tab.rows
    tab.field.clear()
    assert len(tab.rows.rows()) == len(tab.all_rows)


def test_return_in_a_filter_presses_no_button(window, contract, qtbot):
    page = details_of(window, qtbot, contract)
    page.tabs.setCurrentWidget(page.insights.review)
    page.insights.review.field.setFocus()
    QTest.keyClick(page.insights.review.field, Qt.Key.Key_Return)
    assert page.insights.summary.busy.isHidden()
    assert page.isVisible()


def test_a_review_is_exported(window, contract, qtbot, tmp_path):
    review = details_of(window, qtbot, contract).insights.review
    review.save(tmp_path / "review.xlsx")
    qtbot.waitUntil(lambda: "review.xlsx" in review.notice.text, timeout=WAIT)
    sheet = openpyxl.load_workbook(tmp_path / "review.xlsx").worksheets[0]
    cells = {str(cell.value) for row in sheet.iter_rows() for cell in row}
    assert {CONTRACT.name, class_name(DocumentClass.CONTRACT), "Liability"} <= cells
    review.save(tmp_path / "none" / "review.xlsx")
    qtbot.waitUntil(lambda: review.notice.property("tone") == "error", timeout=WAIT)


def test_personal_data_is_counted_shown_and_offered_to_be_hidden(window, staff, qtbot):
    page = details_of(window, qtbot, staff)
    qtbot.waitUntil(lambda: page.notice.isVisible(), timeout=WAIT)
    tab = page.insights.personal
    page.tabs.setCurrentWidget(tab)
    assert {row[0]: row[1] for row in tab.rows.rows()} == {
        "US Social Security number": "1",
        "Payment card": "1",
    }
    qtbot.waitUntil(lambda: all(row.places for row in tab.all_rows), timeout=WAIT)
    with qtbot.waitSignal(window.source.citation_shown, timeout=WAIT):
        choose(tab.rows, 0)
    with qtbot.waitSignal(window.sides.hiding_asked, timeout=WAIT) as asked:
        page.notice.buttons()[0].click()
    assert asked.args[0].id == staff.id


def test_of_a_data_sheet_nothing_personal_is_offered(window, qtbot):
    page = details_of(window, qtbot, take_in(window, qtbot, DATA_SHEET)[DATA_SHEET.name])
    page.tabs.setCurrentWidget(page.insights.personal)
    assert page.insights.summary.classes.currentData() == DocumentClass.TECHNICAL
    assert page.insights.personal.all_rows == []
    assert page.insights.personal.rows.rows() == []
    assert page.insights.personal.field.isHidden()
    assert page.notice.isHidden()


def test_the_language_model_describes_and_a_chosen_class_keeps_that(open_window, qtbot):
    with OllamaStandIn(QWEN) as server:
        server.answer_with(json.dumps(SAID))
        window = open_window(
            settings=Settings(models=Models(embedder="folder:absent", reranker="none", server=server.url))
        )
        page = details_of(window, qtbot, take_in(window, qtbot, CONTRACT)[CONTRACT.name])
        summary = page.insights.summary
        qtbot.waitUntil(summary.describe_button.isEnabled, timeout=WAIT)
        summary.describe_button.click()
        qtbot.waitUntil(lambda: summary.description.text() == SAID["description"], timeout=WAIT)
        assert QWEN.name in summary.made_by.text()
        assert SAID["risks"][0] in summary.risks.text()
        qtbot.waitUntil(lambda: summary.busy.isHidden(), timeout=WAIT)
        summary.class_chosen.emit(DocumentClass.POLICY)
        qtbot.waitUntil(lambda: not summary.reset_button.isHidden(), timeout=WAIT)
        assert summary.description.text() == SAID["description"]
        window.close()


def test_without_a_language_model_what_the_rules_found_stays(open_window, qtbot):
    with OllamaStandIn(QWEN) as server:
        models = Models(embedder="folder:absent", reranker="none", server=server.url)
        window = open_window(settings=Settings(models=models))
        page = details_of(window, qtbot, take_in(window, qtbot, CONTRACT)[CONTRACT.name])
        summary = page.insights.summary
        qtbot.waitUntil(summary.describe_button.isEnabled, timeout=WAIT)  # and then the server ends
    before = summary.description.text(), summary.points.rows()
    summary.describe_button.click()
    qtbot.waitUntil(lambda: not summary.notice.isHidden(), timeout=WAIT)
    assert summary.notice.property("tone") == "error"
    assert "No model server answers" in summary.notice.text
    assert (summary.description.text(), summary.points.rows()) == before
    qtbot.waitUntil(lambda: summary.describe_button.isEnabled(), timeout=WAIT)


def test_closing_while_the_model_describes_leaves_no_job(open_window, qtbot):
    with OllamaStandIn(QWEN) as server:
        server.answer_with(json.dumps(SAID), pause=0.5)
        window = open_window(
            settings=Settings(models=Models(embedder="folder:absent", reranker="none", server=server.url))
        )
        page = details_of(window, qtbot, take_in(window, qtbot, CONTRACT)[CONTRACT.name])
        qtbot.waitUntil(page.insights.summary.describe_button.isEnabled, timeout=WAIT)
        page.insights.summary.describe_button.click()
        qtbot.waitUntil(lambda: bool(server.chats), timeout=WAIT)
        page.close()
        qtbot.waitUntil(lambda: not window._desk.answers.busy, timeout=WAIT)
        window.close()


def test_seven_thousand_rows_are_made_only_when_they_are_seen(theme, qtbot):
    from localmind_desktop.ui.details.placed_rows import PlacedRows

    rows = PlacedRows("Entities", ("Kind", "Value"), stretched=1)
    qtbot.addWidget(rows)
    rows.resize(400, 300)
    rows.show()
    asked = set()
    model = rows.model()
    data = model.data
    model.data = lambda index, role=Qt.ItemDataRole.DisplayRole: (asked.add(index.row()), data(index, role))[1]
    rows.show_placed([PlacedRow(("Amount", f"{number} EUR")) for number in range(7_000)])
    qtbot.wait(50)
    assert len(rows.rows()) == 7_000
    assert len(asked) < 200


def test_names_come_first(window, contract, qtbot):
    page = details_of(window, qtbot, contract)
    kinds = [row.texts[0] for row in page.insights.entities.all_rows]
    names = {kind_name(EntityKind.PERSON), kind_name(EntityKind.ORGANISATION)}
    first_other = next(number for number, kind in enumerate(kinds) if kind not in names)
    assert not names & set(kinds[first_other:])
    assert entity_rows(()) == []
    of_each = [Entity(kind, kind.value, kind.value, 1, ()) for kind in EntityKind]
    shown = [row.texts[0] for row in entity_rows(of_each)]
    assert shown[:4] == [
        kind_name(kind) for kind in (EntityKind.PERSON, EntityKind.ORGANISATION, EntityKind.DATE, EntityKind.AMOUNT)
    ]
    assert shown[-1] == kind_name(EntityKind.PERCENTAGE)


def test_describing_is_offered_with_a_language_model_only(window, qtbot):
    page = details_of(window, qtbot, take_in(window, qtbot, DATA_SHEET)[DATA_SHEET.name])
    summary = page.insights.summary
    qtbot.waitUntil(summary.busy.isHidden, timeout=WAIT)
    assert not summary.describe_button.isEnabled()
    window.sides.offer_model("qwen")
    assert summary.describe_button.isEnabled()
    window.sides.offer_model("")
    assert not summary.describe_button.isEnabled()


def names_shown(window):
    shown = window.library.shown
    return {shown.index(row, 0).data(DocumentModel.EntryRole).name for row in range(shown.rowCount())}


def test_the_library_is_filtered_by_class_names_and_amounts(window, contract, qtbot):
    documents = take_in(window, qtbot, DATA_SHEET)
    for document in documents.values():
        details_of(window, qtbot, document).close()
    for typed, found in {
        "contracts": {CONTRACT.name},
        "northmoor": {CONTRACT.name},
        "over 400,000 EUR": {CONTRACT.name},
        "contract over 2,000,000 EUR": set(),
        "aq-37": {DATA_SHEET.name},
        "": {CONTRACT.name, DATA_SHEET.name},
    }.items():
        window.library.filter_field.setText(typed)
        qtbot.waitUntil(lambda found=found: names_shown(window) == found, timeout=WAIT)
        qtbot.wait(300)
        assert names_shown(window) == found, typed
