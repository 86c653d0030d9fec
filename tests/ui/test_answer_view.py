import pytest
from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QTextCharFormat, QTextTable
from PySide6.QtTest import QTest

from localmind_desktop.core import Flag
from localmind_desktop.ui.chat.answer_view import AnswerView
from localmind_desktop.ui.chat.markdown_blocks import PIECE, MarkdownParts, Part


@pytest.fixture
def view(theme, qtbot) -> AnswerView:
    made = AnswerView(theme)
    qtbot.addWidget(made)
    made.resize(400, 100)
    made.show()
    return made


def links(view: AnswerView) -> list[tuple[str, str]]:
    found, block = [], view.document().begin()
    while block.isValid():
        parts = block.begin()
        while not parts.atEnd():
            fragment = parts.fragment()
            if fragment.charFormat().isAnchor():
                found.append((fragment.text(), fragment.charFormat().anchorHref()))
            parts += 1
        block = block.next()
    return found


def test_markers_of_known_citations_become_links(view):
    view.show_text("One [1], two [2, 3], unknown [9], a value [V].", dict.fromkeys((1, 2, 3)), markdown=False)
    assert links(view) == [("[1]", "cite:1"), ("2", "cite:2"), ("3", "cite:3")]


def test_only_citation_numbers_can_be_followed(view):
    seen = []
    view.citation_clicked.connect(seen.append)
    for url in ("cite:7", "file:///etc/passwd", "http://example.com/", "cite:x"):
        view.anchorClicked.emit(QUrl(url))
    assert seen == [7]


def test_quotes_are_shown_as_they_are(view):
    text = "*a* <b>b</b> | c | _d_ ![x](file:///x.png)\n# no heading\n2 * 3 * 4"
    view.show_text(text, {}, markdown=False)
    assert view.toPlainText() == text


def test_markdown_may_hold_no_html_and_loads_no_picture(view):
    view.show_text("<img src='file:///x.png'> **bold** ![p](http://example.com/p.png)", {}, markdown=True)
    assert "<img" in view.toPlainText()
    assert "**" not in view.toPlainText()
    assert view.loadResource(2, QUrl("file:///etc/passwd")).size() == QSize(1, 1)


def test_finished_blocks_are_laid_out_once(view):
    view.begin()
    paragraphs = [f"Paragraph {n} of the answer." for n in range(40)]
    for letter in "\n\n".join(paragraphs) + "\n":
        view.stream(letter)
    assert view.parts_closed == len(paragraphs) - 1


def test_it_is_as_high_as_its_text(view):
    view.show_text("short", {}, markdown=False)
    short = view.height()
    view.show_text("long " * 400, {}, markdown=False)
    assert view.height() > 5 * short
    assert view.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize(
    ("text", "closed", "still_open"),
    [
        ("one", [], Part("one")),
        ("one\n\n", [], Part("one\n\n")),
        ("one\n\ntwo\n", [Part("one\n\n")], Part("two\n")),
        ("one\n- a\n", [Part("one\n")], Part("- a\n")),
        ("one\n2. a\n", [], Part("one\n2. a\n")),
        ("- a\n\n- b\n", [Part("- a\n\n")], Part("- b\n", goes_on=True)),
        ("- a\n* b\n", [Part("- a\n")], Part("* b\n")),
        ("- a\n  - b\n", [], Part("- a\n  - b\n")),
        ("- a\nb\n", [], Part("- a\nb\n")),
        ("- # a\nb\n", [Part("- # a\n")], Part("b\n")),
        ("- a\n---\n", [Part("- a\n")], Part("---\n")),
        ("a\n---\n", [], Part("a\n---\n")),
        ("# a\nb\n", [Part("# a\n")], Part("b\n")),
        ("> a\nb\n> c\n", [], Part("> a\nb\n> c\n")),
        ("```\na\n\n# b\n", [], Part("```\na\n\n# b\n")),
        ("x\n```\na\n```\nb\n", [Part("x\n"), Part("```\na\n```\n")], Part("b\n")),
        ("```\n" + "a\n" * (PIECE + 1), [Part("```\n" + "a\n" * PIECE)], Part("```\na\n", goes_on=True)),
        ("```\n" + "a\n" * PIECE + "```\n", [], Part("```\n" + "a\n" * PIECE + "```\n")),
    ],
)
def test_where_a_part_ends(text, closed, still_open):
    parts = MarkdownParts()
    assert (parts.feed(text), parts.open_part(whole=True)) == (closed, still_open)


def test_a_long_table_is_cut_between_its_rows_and_stays_one_to_the_eye(view):
    head, rows = "| a | b |\n|---|---|\n", [f"| {n} | x |\n" for n in range(50)]
    view.begin()
    for piece in (head, *rows, "\nThe end."):
        view.stream(piece)
    tables = [each for each in view.document().rootFrame().childFrames() if isinstance(each, QTextTable)]
    whole = 50 // PIECE
    assert [each.rows() for each in tables] == [PIECE + 1, *[PIECE] * (whole - 1), 50 % PIECE]
    assert view.toPlainText().split() == ["a", "b"] + [word for n in range(50) for word in (str(n), "x")] + [
        "The",
        "end.",
    ]


def underlined(view: AnswerView) -> list[tuple[str, str]]:
    found, block = [], view.document().begin()
    while block.isValid():
        parts = block.begin()
        while not parts.atEnd():
            letters = parts.fragment().charFormat()
            if letters.underlineStyle() == QTextCharFormat.UnderlineStyle.WaveUnderline:
                found.append((parts.fragment().text(), letters.toolTip()))
            parts += 1
        block = block.next()
    return found


def test_flagged_values_are_underlined_with_the_reason_on_hover(view):
    text = "1. It is **12 mA** 😀 [1].\n2. It is 12 mA & *13* <mA>.\n\n| a | b |\n|---|---|\n| 14 V | 12 mA |\n"
    places = [text.index("12 mA", text.index("2. It")), text.index("13"), text.index("14 V")]
    flags = [Flag(place, place + length, "is <nowhere>") for place, length in zip(places, (5, 2, 4), strict=True)]
    view.show_text(text, {1: None}, markdown=True, flags=flags)
    assert [value for value, _ in underlined(view)] == ["12 mA", "13", "14 V"]
    assert "12 mA: is &lt;nowhere&gt;." in underlined(view)[0][1]
    assert links(view) == [("[1]", "cite:1")]


def test_a_streamed_text_is_not_laid_out_again_for_its_links(view):
    view.begin()
    view.stream("One [1].\n\nTwo.\n")
    closed = view.parts_closed
    view.show_text("One [1].\n\nTwo.\n", {1: None}, markdown=True)
    assert view.parts_closed == closed == 1
    assert links(view) == [("[1]", "cite:1")]


def test_arrow_keys_go_from_citation_to_citation(view, qtbot):
    view.show_text("One [1], two [2], three.", {1: None, 2: None}, markdown=False)
    seen = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        QTest.keyClick(view, key)
        seen.append(view.textCursor().selectedText())
    assert seen == ["[1]", "[2]", "[2]", "[1]"]
    with qtbot.waitSignal(view.citation_clicked) as caught:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert caught.args == [1]


def test_a_text_that_takes_the_place_of_a_stream_has_no_colour_of_its_links(view):
    view.cite({1: None})
    view.stream("18 mA [1]")
    view.show_text("18 mA [1]\nPlease check: 3 mA [1]", {1: None}, markdown=False)
    cursor = view.textCursor()
    for place, is_link in ((1, False), (8, True), (12, False)):
        cursor.setPosition(place)
        assert cursor.charFormat().isAnchor() is is_link
        assert (cursor.charFormat().foreground().style() != Qt.BrushStyle.NoBrush) is is_link
