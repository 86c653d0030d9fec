"""An answer looks while it streams as it does afterwards: the same blocks, in the same places."""

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QTextBlock, QTextCursor, QTextDocument, QTextFormat

from localmind_desktop.ui.chat.answer_view import AnswerView
from localmind_desktop.ui.chat.markdown_blocks import MarkdownParts, Part
from localmind_desktop.ui.chat.markdown_writer import MarkdownWriter
from tests.ui.markdown_samples import EVERYTHING, markdown

pytestmark = pytest.mark.sampled(2)

WIDTH = 320
OFTEN = settings(max_examples=4, suppress_health_check=[HealthCheck.function_scoped_fixture])
cuts = st.lists(st.integers(1, 12), min_size=1, max_size=40)


@pytest.fixture
def streaming(theme, qtbot) -> AnswerView:
    return shown_view(theme, qtbot)


@pytest.fixture
def at_once(theme, qtbot) -> AnswerView:
    return shown_view(theme, qtbot)


def shown_view(theme, qtbot) -> AnswerView:
    made = AnswerView(theme)
    qtbot.addWidget(made)
    made.resize(WIDTH, 100)
    made.show()
    return made


def pieces(text: str, lengths: list[int]) -> list[str]:
    """``text`` in pieces of these lengths, over and over."""
    found, at, turn = [], 0, 0
    while at < len(text):
        length = lengths[turn % len(lengths)]
        found.append(text[at : at + length])
        at, turn = at + length, turn + 1
    return found


def write_whole(view: AnswerView, text: str) -> None:
    """All of ``text`` as Qt reads it, as one part."""
    view.begin()
    cursor = QTextCursor(view.document())
    cursor.beginEditBlock()
    MarkdownWriter(view.document()).write(Part(text), view._theme.colours)
    cursor.endEditBlock()


def stream(view: AnswerView, text: str, lengths: list[int]) -> None:
    view.begin()
    for piece in pieces(text, lengths):
        view.stream(piece)


def plain(shape: QTextFormat) -> QTextFormat:
    """Without the number of its list, which counts what there was before."""
    shape.clearProperty(QTextFormat.Property.ObjectIndex)
    return shape


def look_of(document: QTextDocument, block: QTextBlock) -> tuple[object, ...]:
    """All that a block is made of, and where it lies."""
    letters, parts = [], block.begin()
    while not parts.atEnd():
        letters.append((parts.fragment().text(), plain(parts.fragment().charFormat())))
        parts += 1
    items = block.textList()
    table = QTextCursor(block).currentTable()
    return (
        block.text(),
        letters,
        plain(block.blockFormat()),
        (items.itemText(block), items.itemNumber(block), plain(items.format())) if items else None,
        (table.rows(), table.columns(), plain(table.format())) if table else None,
        document.documentLayout().blockBoundingRect(block).getRect(),
        block.layout().lineCount(),
    )


def looks(document: QTextDocument) -> list[tuple[object, ...]]:
    found, block = [], document.begin()
    while block.isValid():
        found.append(look_of(document, block))
        block = block.next()
    return found


def without_end(found: list[tuple[object, ...]]) -> list[tuple[object, ...]]:
    """Without the empty block that waits below the last part, where that part shows nothing."""
    return found[:-1] if not found[-1][0] else found


@OFTEN
@example(EVERYTHING, [1])
@example(EVERYTHING, [7])
@given(markdown, cuts)
def test_what_was_streamed_is_what_is_set_at_once(streaming, at_once, text, lengths):
    stream(streaming, text, lengths)
    streaming.show_text(text, {1: None}, markdown=True)
    at_once.show_text(text, {1: None}, markdown=True)
    assert looks(streaming.document()) == looks(at_once.document())
    assert streaming.height() == at_once.height()


@OFTEN
@example(EVERYTHING)
@given(markdown)
def test_parts_are_written_as_the_whole_is(at_once, streaming, text):
    at_once.show_text(text, {}, markdown=True)
    write_whole(streaming, text)
    assert without_end(looks(at_once.document())) == without_end(looks(streaming.document()))


@OFTEN
@example(EVERYTHING, [5])
@given(markdown, cuts)
def test_nothing_moves_when_the_answer_is_done(streaming, text, lengths):
    """With the next paragraph begun, what is above it lies where it will lie in the end."""
    stream(streaming, text + "\n\nEnd [1], [2]", lengths)
    before = [look[5:] for look in looks(streaming.document())]
    streaming.show_text(text + "\n\nEnd [1], [2]", {1: None}, markdown=True)
    assert [look[5:] for look in looks(streaming.document())] == before


@OFTEN
@example(EVERYTHING)
@given(markdown)
def test_nothing_is_wider_than_the_card(at_once, text):
    at_once.show_text(text + "\n\n" + "x" * 300 + "\n\n```\n" + "y" * 300 + "\n```", {}, markdown=True)
    assert at_once.document().size().width() <= at_once.viewport().width()


@OFTEN
@given(markdown, cuts)
def test_parts_do_not_depend_on_how_the_text_arrives(text, lengths):
    whole, slow = MarkdownParts(), MarkdownParts()
    closed = [part for piece in pieces(text, lengths) for part in slow.feed(piece)]
    assert (closed, slow.open_part(whole=True)) == (whole.feed(text), whole.open_part(whole=True))


def test_marks_wait_for_what_they_mark():
    parts = MarkdownParts()
    shown = []
    for letter in "Intro\n- a":
        parts.feed(letter)
        shown.append(parts.open_part(whole=False).text)
    assert shown == ["I", "In", "Int", "Intr", "Intro", "Intro", "Intro", "Intro", "Intro\n- a"]
