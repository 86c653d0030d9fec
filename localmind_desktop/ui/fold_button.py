"""A text in a line of text that shows and hides what stands below it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot

from localmind_desktop.ui.parts import LinkButton


class FoldButton(LinkButton):
    """Checked while what it folds is shown: ``toggled`` says so. Its arrow points there."""

    def __init__(self, text: str = "") -> None:
        super().__init__()
        self.setObjectName("link")
        self.setText(text.replace("&", "&&"))
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setArrowType(Qt.ArrowType.RightArrow)
        self.toggled.connect(self._point)

    @Slot(bool)
    def _point(self, shown: bool) -> None:
        self.setArrowType(Qt.ArrowType.DownArrow if shown else Qt.ArrowType.RightArrow)
