"""The further search models with check marks, and how many documents use each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from localmind_desktop.core import EmbedderUse
from localmind_desktop.ui.words import labelled, search_model_name, tr

ROWS = 4
FRAME = 10
NAME = Qt.ItemDataRole.UserRole


class FurtherModels(QListWidget):
    """What is checked is used besides the main search model."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setObjectName("choices")
        self.setFixedHeight((self.fontMetrics().height() + FRAME) * ROWS)
        self._uses: dict[str, EmbedderUse] = {}

    @property
    def checked(self) -> tuple[str, ...]:
        items = [self.item(row) for row in range(self.count())]
        return tuple(item.data(NAME) for item in items if item.checkState() is Qt.CheckState.Checked)

    def check(self, names: Sequence[str]) -> None:
        """Check these, and no others."""
        self._fill([*self._names(), *names], set(names))

    def offer(self, names: Sequence[str]) -> None:
        """Show these; what is checked stays."""
        self._fill([*names, *self.checked], set(self.checked))

    def show_uses(self, uses: Sequence[EmbedderUse]) -> None:
        self._uses = {use.name: use for use in uses}
        for row in range(self.count()):
            item = self.item(row)
            item.setText(self._line(item.data(NAME)))

    def _names(self) -> list[str]:
        return [self.item(row).data(NAME) for row in range(self.count())]

    def _fill(self, names: Sequence[str], checked: set[str]) -> None:
        self.clear()
        for name in dict.fromkeys(names):
            item = QListWidgetItem(self._line(name), self)
            item.setData(NAME, name)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked if name in checked else Qt.CheckState.Unchecked)

    def _line(self, name: str) -> str:
        use = self._uses.get(name)
        shown = search_model_name(name)
        return f"{shown} – {use_line(use)}" if use is not None and use.total else shown


def use_line(use: EmbedderUse) -> str:
    """ "214 of 1,300 documents use it"."""
    said = tr("{done} of {total} documents use it") if use.wanted else tr("{done} of {total} documents still use it")
    return said.format(done=f"{use.documents:,}", total=f"{use.total:,}")


def uses_line(uses: Sequence[EmbedderUse]) -> str:
    """How far the main search model has come, which is the first, and what serves until then."""
    lines = [use_line(use) for use in uses[:1] if use.total]
    earlier = [use for use in uses[1:] if not use.wanted]
    return " ".join(
        f"{line}." for line in (*lines, *(labelled(search_model_name(use.name), use_line(use)) for use in earlier))
    )
