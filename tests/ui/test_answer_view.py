import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextTable

from localmind_desktop.ui.chat.answer_view import AnswerView
from localmind_desktop.ui.chat.markdown_blocks import split_closed

LONG = """# Currents

The **supply** current is 12 mA [1].

- one
- two

- still the list

| a | b |
|---|---|
| 1 | 2 |

```
code

more code
```

Last words [2]."""


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
    assert view.loadResource(2, QUrl("file:///etc/passwd")) is None


def test_a_stream_ends_up_as_the_whole_text_would(view, theme, qtbot):
    view.begin()
    for start in range(0, len(LONG), 3):
        view.stream(LONG[start : start + 3])
    whole = AnswerView(theme)
    qtbot.addWidget(whole)
    whole.show_text(LONG, {}, markdown=True)
    assert view.toPlainText().split() == whole.toPlainText().split()
    assert any(isinstance(frame, QTextTable) for frame in view.document().rootFrame().childFrames())


def test_finished_blocks_are_laid_out_once(view):
    view.begin()
    paragraphs = [f"Paragraph {n} of the answer." for n in range(40)]
    for letter in "\n\n".join(paragraphs):
        view.stream(letter)
    assert view.blocks_closed == len(paragraphs) - 1


def test_it_is_as_high_as_its_text(view):
    view.show_text("short", {}, markdown=False)
    short = view.height()
    view.show_text("long " * 400, {}, markdown=False)
    assert view.height() > 5 * short
    assert view.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize(
    ("text", "closed", "rest"),
    [
        ("one", "", "one"),
        ("one\n\n", "", "one\n\n"),
        ("one\n\ntwo", "one\n\n", "two"),
        ("- a\n\n- b", "", "- a\n\n- b"),
        ("- a\n\n- b\n\nend", "- a\n\n- b\n\n", "end"),
        ("```\na\n\nb", "", "```\na\n\nb"),
        ("x\n\n```\na\n\nb", "x\n\n", "```\na\n\nb"),
    ],
)
def test_where_a_block_is_closed(text, closed, rest):
    assert split_closed(text) == (closed, rest)
