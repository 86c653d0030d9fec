"""Hiding personal data from the window: previewed, applied by reading again, taken back; and what is then on disk."""

import pytest

from localmind_desktop.core import RedactionMode, State
from localmind_desktop.ui.library.redaction import RedactionWindow, choices
from tests.core.test_redacting import seeded, traces
from tests.ui.test_details_insights import WAIT, details_of, take_in

pytestmark = pytest.mark.sampled(2)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "staff.txt"


@pytest.fixture
def raw(path):
    return seeded(path, 11, 4)


@pytest.fixture
def staff(window, qtbot, path, raw):
    return take_in(window, qtbot, path)[path.name]


def opened(window, qtbot, document):
    bar = window.library.collections
    bar.hide_personal(document)
    page = window.findChildren(RedactionWindow)[-1]
    qtbot.waitUntil(lambda: page.busy.isHidden(), timeout=WAIT)
    return page


def choose(page, qtbot, mode):
    at = [one for one, _ in choices()].index(mode)
    page.choices.button(at).click()
    qtbot.waitUntil(lambda: page.busy.isHidden(), timeout=WAIT)


def applied(window, qtbot, document, mode):
    """The document, once it was read in another way."""
    page = opened(window, qtbot, document)
    choose(page, qtbot, mode)
    with qtbot.waitSignal(page.redacting, timeout=WAIT) as asked:
        page.apply_button.click()
    with qtbot.waitSignal(asked.args[0].finished, timeout=WAIT):
        pass
    qtbot.waitUntil(lambda: not window._desk.store.busy, timeout=WAIT)
    qtbot.waitUntil(lambda: window.library.model.documents[0].state.is_final, timeout=WAIT)
    return window.library.model.documents[0]


def shown_text(window, qtbot, document):
    """What stands on the first page as it is shown."""
    words = window._desk.page_words(document.id, 1)
    with qtbot.waitSignal(words.finished, timeout=WAIT) as found:
        pass
    return " ".join(word.text for word in found.args[0])


def test_the_preview_shows_what_would_be_hidden_and_changes_nothing(window, staff, raw, tmp_path, qtbot):
    page = opened(window, qtbot, staff)
    assert page.found.isHidden()
    assert not page.apply_button.isEnabled()
    choose(page, qtbot, RedactionMode.FULL)
    rows = page.found.rows()
    assert len(rows) == len(raw)
    assert any("[SSN REDACTED]" in row[1] for row in rows)
    assert not any(value in " ".join(row) for row in rows for value in raw)
    assert {row[2] for row in rows} == {staff.name}
    assert page.apply_button.isEnabled()
    choose(page, qtbot, RedactionMode.OFF)
    assert not page.apply_button.isEnabled()
    page.reject()
    assert traces(tmp_path / "library", raw) == set(raw)


def test_a_preview_that_is_overtaken_does_not_show(window, staff, qtbot):
    page = opened(window, qtbot, staff)
    page.choices.button(2).click()
    page.choices.button(1).click()
    qtbot.waitUntil(lambda: page.busy.isHidden(), timeout=WAIT)
    assert any("***" in row[1] for row in page.found.rows())
    assert not any("REDACTED" in row[1] for row in page.found.rows())


@pytest.mark.parametrize("mode", [RedactionMode.PARTIAL, RedactionMode.FULL, RedactionMode.STRIP])
def test_applying_leaves_nothing_raw_in_the_library(window, staff, raw, tmp_path, qtbot, mode):
    details_of(window, qtbot, staff).close()
    again = applied(window, qtbot, staff, mode)
    assert again.id == staff.id
    assert again.state in (State.READY, State.PARTIAL)
    assert traces(tmp_path / "library", raw) == set()
    assert list((tmp_path / "library" / "files").iterdir()) == []
    text = shown_text(window, qtbot, again)
    assert "Employee" in text
    assert not any(value in text for value in raw)
    page = opened(window, qtbot, again)
    assert page._chosen() is mode
    assert not page.apply_button.isEnabled()


def test_pages_that_were_open_show_nothing_that_is_hidden_now(window, staff, raw, qtbot):
    window.source.show_document(staff)
    qtbot.waitUntil(lambda: bool(window.source.view.column.count), timeout=WAIT)
    window.library.view.thumbnails.of(staff.id, 1.0)
    qtbot.waitUntil(lambda: staff.id in window.library.view.thumbnails._kept, timeout=WAIT)
    before = window.library.view.thumbnails._kept[staff.id].cacheKey()
    opened_again = []
    window.source._load, load = (
        lambda document_id: (opened_again.append(document_id), load(document_id)),
        (window.source._load),
    )
    hidden = applied(window, qtbot, staff, RedactionMode.FULL)
    qtbot.waitUntil(lambda: opened_again == [hidden.id], timeout=WAIT)
    window.library.view.thumbnails.of(hidden.id, 1.0)
    qtbot.waitUntil(lambda: bool(window.library.view.thumbnails._kept.get(hidden.id)), timeout=WAIT)
    assert window.library.view.thumbnails._kept[hidden.id].cacheKey() != before


def test_an_answer_in_view_goes_and_says_why(window, staff, qtbot):
    with qtbot.waitSignal(window.chat.answered, timeout=WAIT):
        window.chat.ask("What does the record say of the social security number?")
    if not window.chat.turns.last().answer.citations:
        pytest.fail("the question is meant to be answered from the document")
    applied(window, qtbot, staff, RedactionMode.FULL)
    line = f"The answer quoted “{staff.name}”, in which other personal data is hidden now. Ask again."
    qtbot.waitUntil(lambda: window.chat.turns.last() is not None, timeout=WAIT)
    qtbot.waitUntil(lambda: window.chat.turns.last().remark.text() == line, timeout=WAIT)
    assert window.chat.turns.last().answer is None


def test_only_documents_that_hold_some_are_counted_and_each_is_read_whole(window, staff, raw, path, qtbot):
    other = path.with_name("manual.txt")
    other.write_text("The pump runs at 1,450 revolutions per minute.\n" * 5, encoding="utf-8")
    take_in(window, qtbot, other)
    page = opened(window, qtbot, staff)
    choose(page, qtbot, RedactionMode.PARTIAL)
    assert page.count.text() == f"To be hidden: {len(raw)} places in 1 document"
    assert page.found.wordWrap()
    page.reject()


def test_the_details_say_that_it_is_hidden_and_offer_nothing(window, staff, qtbot):
    again = applied(window, qtbot, staff, RedactionMode.FULL)
    page = details_of(window, qtbot, again)
    tab = page.insights.personal
    page.tabs.setCurrentWidget(tab)
    qtbot.waitUntil(lambda: not tab.head.isHidden(), timeout=WAIT)
    assert {row[1] for row in tab.rows.rows()} == {"4"}
    assert page.notice.isHidden()


def test_switching_back_reads_the_users_own_file(window, staff, raw, tmp_path, qtbot):
    hidden = applied(window, qtbot, staff, RedactionMode.FULL)
    back = applied(window, qtbot, hidden, RedactionMode.OFF)
    assert raw[0] in shown_text(window, qtbot, back)
    assert len(list((tmp_path / "library" / "files").iterdir())) == 1
    assert window.library.notice.isHidden()


def test_a_document_whose_file_is_gone_stays_and_says_so(window, staff, raw, path, qtbot):
    hidden = applied(window, qtbot, staff, RedactionMode.FULL)
    path.unlink()
    kept = applied(window, qtbot, hidden, RedactionMode.OFF)
    assert kept.id == staff.id
    assert raw[0] not in shown_text(window, qtbot, kept)
    qtbot.waitUntil(lambda: not window.library.notice.isHidden(), timeout=WAIT)
    assert "stays as it was" in window.library.notice.text
    assert staff.name in window.library.notice.text


def test_closing_while_it_looks_leaves_no_job(window, staff, qtbot):
    window.library.collections.hide_personal(staff)
    page = window.findChildren(RedactionWindow)[-1]
    page.reject()
    qtbot.waitUntil(lambda: not window._desk.busy, timeout=WAIT)
