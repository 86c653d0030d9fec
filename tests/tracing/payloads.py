"""Shows texts that name files and addresses wherever the window shows what documents and models say.

``python -m tests.tracing.payloads FILE CONTROL``: every text names FILE; CONTROL is named by one that may be HTML.
"""

from __future__ import annotations

import base64
import sys
from collections.abc import Iterator

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolTip, QWidget

from localmind_desktop.assets import resources
from localmind_desktop.bridge.tips import tip
from localmind_desktop.ui.chat.answer_view import AnswerView
from localmind_desktop.ui.chat.citation_chips import plain_tip
from localmind_desktop.ui.parts import label
from localmind_desktop.ui.theme import Theme


def payloads(file: str) -> Iterator[str]:
    """Each asks for the file, or for an address, in a way of its own."""
    drawing = f'<svg xmlns="http://www.w3.org/2000/svg"><image href="file://{file}" width="9" height="9"/></svg>'
    packed = base64.b64encode(drawing.encode()).decode()
    for address in (
        f"file://{file}",
        file,
        f"//127.0.0.1{file}",
        f"http://127.0.0.1:9{file}",
        f"qrc:{file}",
        f"../{file}",
    ):
        yield f'<img src="{address}">'
        yield f"![a]({address})"
        yield f"![a][b]\n\n[b]: {address}"
        yield f'<p style="background-image: url({address})">a</p>'
        yield f'<table background="{address}"><tr><td>a</td></tr></table>'
        yield f'<body background="{address}">a</body>'
        yield f'<link rel="stylesheet" href="{address}"><p>a</p>'
        yield f"<style>@import url({address}); ul {{ list-style-image: url({address}) }}</style><ul><li>a</ul>"
        yield f'<object data="{address}"></object><iframe src="{address}"></iframe>'
        yield f'a<br><a href="{address}"><img src="{address}"></a>'
    yield f'<img src="data:image/svg+xml;base64,{packed}">'
    yield f"![a](data:image/svg+xml;base64,{packed})"


def main() -> None:
    file, control = sys.argv[1:3]
    QApplication([])
    theme = Theme(resources(), dark=False)
    texts = list(payloads(file))
    window = QWidget()
    window.resize(400, 400)
    window.show()
    for text in texts:
        _show(window, label(text, wrap=True))
        _tell(window, tip(text))
        _tell(window, plain_tip(text, text))
    answer = AnswerView(theme)
    for text in texts:
        for is_markdown in (True, False):
            answer.show_text(text, {}, markdown=is_markdown)
            _show(window, answer)
        answer.begin()
        for letter in text:
            answer.stream(letter)
        _show(window, answer)
    _show(window, QLabel(f'<img src="file://{control}">'))
    print(len(texts))


def _show(window: QWidget, widget: QWidget) -> None:
    widget.setParent(window)
    widget.resize(400, 300)
    widget.show()
    widget.grab()
    widget.hide()


def _tell(window: QWidget, text: str) -> None:
    QToolTip.showText(QPoint(5, 5), text, window)
    QTest.qWait(1)
    for widget in QApplication.topLevelWidgets():
        if widget.inherits("QTipLabel"):
            widget.grab()


if __name__ == "__main__":
    main()
