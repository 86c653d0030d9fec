"""Two editions side by side: what differs is listed, marked on both pages, and exported."""

import csv

import openpyxl
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from localmind_desktop.core import DifferenceKind
from localmind_desktop.core.insight.compare.table_parts import Grid
from localmind_desktop.core.insight.compare.tables import whole_table
from localmind_desktop.ui.comparing import words as compared_words
from localmind_desktop.ui.comparing.words import headline, kind_name, summary_line
from tests.drawing import Drawing, paragraph, text
from tests.ui.test_details_insights import WAIT, take_in
from tests.ui.translated import spoken

pytestmark = pytest.mark.sampled(6)

SECTIONS = (
    ("1 Scope", "This manual holds for pumps of type KX-7 that were delivered before the summer."),
    ("2 Mounting", "The pump is fastened with four bolts, and each of them is tightened to 12 Nm by hand."),
    ("3 Operation", "The pump runs at 1,450 revolutions per minute, and stops by itself when it runs dry."),
    ("4 Service", "The seals are looked at twice a year, and replaced when they have become brittle."),
)
LATER = (
    *SECTIONS[:2],
    (SECTIONS[2][0], SECTIONS[2][1].replace("1,450", "2,900")),
    SECTIONS[3],
    ("5 Disposal", "Old pumps are handed over to a yard that takes metal and oil apart."),
)


def edition(path, sections):
    """A page for each section."""
    drawing = Drawing()
    for title, words in sections:
        page = drawing.page()
        text(page, 60, 80, title, size=16, font="hebo")
        paragraph(page, 60, 100, 420, words)
        paragraph(page, 60, 420, 420, f"What else belongs to {title[2:].lower()} stands in the drawings of the plant.")
    drawing.document.save(path)
    return path


@pytest.fixture
def editions(window, qtbot, tmp_path):
    paths = edition(tmp_path / "manual-2023.pdf", SECTIONS), edition(tmp_path / "manual-2024.pdf", LATER)
    documents = take_in(window, qtbot, *paths)
    return [documents[path.name] for path in paths]


@pytest.fixture
def compared(window, editions, qtbot):
    window.library.view.comparison_asked.emit(*editions)
    (page,) = window.sides.windows()
    qtbot.waitUntil(lambda: page.busy.isHidden(), timeout=WAIT)
    qtbot.waitUntil(lambda: not page.together.is_resting, timeout=WAIT)
    return page


def row_of(page, kind, part):
    rows = page.list.rows()
    return next(at for at, row in enumerate(rows) if row[0] == kind_name(kind) and part in " ".join(row))


def choose(page, at, qtbot):
    page.list.setCurrentIndex(page.list.model().index(at, 0))
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not page.together.is_resting, timeout=WAIT)


def test_two_chosen_documents_can_be_compared(window, editions, qtbot):
    view = window.library.view
    view.selectAll()
    names = [action.text() for action in view.menu(view.chosen()).actions()]
    assert "Compare…" in names


def test_the_differences_are_listed_with_a_summary(compared):
    found = {row[0] for row in compared.list.rows()}
    assert found == {kind_name(DifferenceKind.ADDED), kind_name(DifferenceKind.CHANGED)}
    row = compared.list.rows()[row_of(compared, DifferenceKind.CHANGED, "2,900")]
    assert "1,450" in row[3]
    assert "2,900" in row[4]
    assert compared.headline.text().split()[0] == str(len(compared.list.rows()))
    assert "1 added" in compared.summary.text()


def test_choosing_one_marks_it_on_both_pages(compared, qtbot):
    choose(compared, row_of(compared, DifferenceKind.CHANGED, "2,900"), qtbot)
    panes = compared.before_pane, compared.after_pane
    assert [pane.page for pane in panes] == [3, 3]
    assert all(pane._citation.places and pane._citation.page == 3 for pane in panes)


def test_what_was_added_is_marked_on_its_side_only(compared, qtbot):
    choose(compared, row_of(compared, DifferenceKind.ADDED, "Disposal"), qtbot)
    assert compared.after_pane.page == 5
    assert compared.before_pane._citation is None


def test_both_sides_scroll_together_once_they_have_arrived(compared, qtbot):
    choose(compared, row_of(compared, DifferenceKind.CHANGED, "2,900"), qtbot)
    before, after = (pane.view.verticalScrollBar() for pane in (compared.before_pane, compared.after_pane))
    places = before.value(), after.value()
    after.setValue(after.value() - 100)
    assert (before.value() - places[0], after.value() - places[1]) == (-100, -100)
    before.setValue(before.value() + 60)
    assert (before.value() - places[0], after.value() - places[1]) == (-40, -40)


def test_the_list_can_be_filtered_by_kind_and_words(compared):
    compared.kinds.setCurrentIndex(compared.kinds.findText(kind_name(DifferenceKind.CHANGED)))
    assert {row[0] for row in compared.list.rows()} == {kind_name(DifferenceKind.CHANGED)}
    compared.kinds.setCurrentIndex(0)
    compared.field.setText("disposal")
    assert compared.list.rows()
    assert all("isposal" in " ".join(row) for row in compared.list.rows())


def test_the_sides_are_swapped(compared, qtbot):
    before, after = compared._before, compared._after
    texts = {(row[3], row[4]) for row in compared.list.rows()}
    compared.swap_button.click()
    assert not compared.swap_button.isEnabled()
    qtbot.waitUntil(compared.swap_button.isEnabled, timeout=WAIT)
    assert (compared._before, compared._after) == (after, before)
    assert compared.before_pane.document_id == after.id
    assert len(compared.list.rows()) == len(texts)
    qtbot.waitUntil(lambda: not compared.together.is_resting, timeout=WAIT)


@pytest.mark.parametrize("ending", ["xlsx", "md", "csv"])
def test_the_differences_are_exported_whole(compared, qtbot, tmp_path, ending):
    target = tmp_path / f"differences.{ending}"
    compared.save(target)
    qtbot.waitUntil(lambda: target.name in compared.notice.text, timeout=WAIT)
    if ending == "xlsx":
        sheet = openpyxl.load_workbook(target).worksheets[0]
        told = "\n".join(str(cell.value) for row in sheet.iter_rows() for cell in row)
    else:
        told = target.read_text(encoding="utf-8-sig")
    assert "2,900" in told
    assert "Disposal" in told
    if ending == "csv":
        with target.open(encoding="utf-8-sig", newline="") as file:
            rows = list(csv.reader(file))
        changed = next(row for row in rows if "2,900" in " ".join(row))
        assert changed[-2:] == ["3", "3"]


def test_a_failed_export_is_said(compared, qtbot, tmp_path):
    compared.save(tmp_path / "none" / "differences.xlsx")
    qtbot.waitUntil(lambda: compared.notice.property("tone") == "error", timeout=WAIT)


def test_the_same_document_twice_does_not_differ(window, editions, qtbot):
    window.sides.open_comparison(editions[0], editions[0])
    (page,) = window.sides.windows()
    qtbot.waitUntil(lambda: page.busy.isHidden(), timeout=WAIT)
    assert page.list.rows() == []
    assert page.headline.text() == headline({})
    assert summary_line({}) == ""
    assert not page.save_button.isEnabled()


def test_closing_while_comparing_leaves_no_job(window, editions, qtbot):
    window.sides.open_comparison(*editions)
    (page,) = window.sides.windows()
    page.close()
    assert window.sides.windows() == ()
    qtbot.waitUntil(lambda: not window._desk.busy, timeout=WAIT)


def test_closing_while_pages_are_fetched_harms_nothing(window, editions, qtbot):
    window.sides.open_comparison(*editions)
    (page,) = window.sides.windows()
    qtbot.waitUntil(lambda: page.busy.isHidden(), timeout=WAIT)
    page.close()
    qtbot.waitUntil(lambda: not window._desk.busy, timeout=WAIT)
    assert window.sides.windows() == ()


def test_it_closes_when_a_document_is_removed(window, compared, editions):
    window.sides.keep_only(editions[:1])
    assert window.sides.windows() == ()


@pytest.mark.parametrize(("language", "told"), [("en", "2 rows: Part | Mass"), ("fr", "2 lignes\u202f: Part | Mass")])
def test_a_table_that_is_new_is_told_in_the_language_of_the_window(qapp, language, told):
    grid = Grid("Table 1", (), ("", ""), ("Part", "Mass"), ((), ()), (), (), 0)
    with spoken(qapp, language):
        assert told in compared_words.row_of(whole_table(grid, DifferenceKind.ADDED))
        assert told in compared_words.export_row(whole_table(grid, DifferenceKind.ADDED))
