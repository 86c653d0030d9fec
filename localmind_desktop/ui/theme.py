"""Light and dark, each also in high contrast: palettes, one style, icons in the palette's colours."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from string import Template

from PySide6.QtCore import QByteArray, QObject, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFontDatabase,
    QFontInfo,
    QGuiApplication,
    QIcon,
    QIconEngine,
    QImage,
    QPainter,
    QPalette,
    QPixmap,
    QPixmapCache,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QLabel

GROWING = re.compile(r"(\d+)ipx")
"""Pixels, in the style sheets, of what grows with the texts: icons and their like."""
FONT_SIZE = re.compile(r"font-size: (\d+)%")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
RULE_OF_SIZE = re.compile(r"([^{}]+)\{[^{}]*font-size: (\d+)%[^{}]*\}")


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours of one palette, as ``#RRGGBB`` by their names in resources/styles."""

    dark: bool
    named: tuple[tuple[str, str], ...]

    def __getitem__(self, name: str) -> QColor:
        return QColor(dict(self.named)[name])


def read_colours(resources: Path, dark: bool, high_contrast: bool = False) -> Colours:
    """The palette; one of high contrast only says what differs."""
    name = "dark" if dark else "light"
    named: dict[str, str] = {}
    for file in (name, f"{name}-contrast") if high_contrast else (name,):
        named |= json.loads((resources / "styles" / f"{file}.json").read_text(encoding="utf-8"))
    return Colours(dark, tuple(named.items()))


class Theme(QObject):
    """Dresses the application, and again whenever the system turns light or dark.

    ``dark`` of None follows the system.
    """

    SHEETS = ("window", "pages")

    changed = Signal()

    def __init__(
        self,
        resources: Path,
        dark: bool | None = None,
        parent: QObject | None = None,
        *,
        high_contrast: bool = False,
        text_percent: int = 100,
    ) -> None:
        super().__init__(parent)
        self.resources = resources
        self._forced = dark
        self._high_contrast = high_contrast
        self._text_percent = text_percent
        self._drawings: dict[str, str] = {}
        self._rules = ""  # of the style sheet, before sizes of texts are worked out
        self.colours = read_colours(resources, self._is_dark())
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow)

    def dress(self) -> None:
        """Apply palette, font and style sheet to the whole application."""
        application = self.prepare()
        grown = GROWING.sub(lambda found: f"{self.grown(int(found[1]))}px", self._rules)
        application.setStyleSheet(sized(grown, application.font().pointSizeF()))
        self.changed.emit()

    def prepare(self) -> QApplication:
        """Apply palette and font only: widgets that are made before there is a style sheet take its rules in at once,
        instead of at each step of their being put together."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        self.colours = read_colours(self.resources, self._is_dark(), self._high_contrast)
        application.setPalette(palette_of(self.colours))
        names = dict(self.colours.named) | {
            "icons": (self.resources / "icons").as_posix(),
            "tick": "dark" if self.colours.dark else "light",
        }
        sheets = (*self.SHEETS, "contrast") if self._high_contrast else self.SHEETS
        texts = ((self.resources / "styles" / f"{sheet}.qss").read_text(encoding="utf-8") for sheet in sheets)
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
        font.setPointSizeF(QFontInfo(font).pointSizeF() * self._text_percent / 100)
        application.setFont(font)
        self._rules = COMMENT.sub("", Template("\n".join(texts)).substitute(names))
        return application

    def grown(self, pixels: int) -> int:
        """``pixels`` of an icon beside texts of the chosen size."""
        return round(pixels * self._text_percent / 100)

    def text_style(self, percent: int) -> str:
        """The sizes of all texts at ``percent``, as the style of one part of the window."""
        points = QGuiApplication.font().pointSizeF() * percent / 100
        rules = [
            f"{selector.strip()} {{ font-size: {share}%; }}" for selector, share in RULE_OF_SIZE.findall(self._rules)
        ]
        return sized("\n".join(("* { font-size: 100%; }", *rules)), points)

    def force(self, dark: bool | None) -> None:
        """Stay light or dark whatever the system says; None follows it again."""
        self.choose(dark, self._high_contrast)

    def choose(self, dark: bool | None, high_contrast: bool, text_percent: int | None = None) -> None:
        """As `force`, with or without high contrast, and with texts of that percentage of the system's size; None
        leaves them."""
        chosen = dark, high_contrast, text_percent or self._text_percent
        if chosen != (self._forced, self._high_contrast, self._text_percent):
            self._forced, self._high_contrast, self._text_percent = chosen
            self.dress()

    def icon(self, name: str, colour: str = "text") -> QIcon:
        """An icon of resources/icons in a colour of the present palette, also after the palette changed."""
        return QIcon(SvgEngine(self, name, colour))

    def drawing(self, name: str) -> str:
        """The SVG text of an icon, read once."""
        if name not in self._drawings:
            self._drawings[name] = (self.resources / "icons" / f"{name}.svg").read_text(encoding="utf-8")
        return self._drawings[name]

    def _is_dark(self) -> bool:
        if self._forced is not None:
            return self._forced
        return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark

    @Slot(object)
    def _follow(self) -> None:
        if self._forced is None:
            self.dress()


def sized(style: str, points: float) -> str:
    """``style`` with its sizes of texts, which are in per cent, as shares of ``points``: Qt knows no such shares."""
    return FONT_SIZE.sub(lambda found: f"font-size: {points * int(found[1]) / 100:.2f}pt", style)


class SvgEngine(QIconEngine):
    """Draws an SVG whose ``currentColor`` is a colour of the theme."""

    def __init__(self, theme: Theme, name: str, colour: str) -> None:
        super().__init__()
        self._theme = theme
        self._name = name
        self._colour = colour

    def clone(self) -> QIconEngine:
        return SvgEngine(self._theme, self._name, self._colour)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        colour = self._theme.colours[self._colour_name(mode, state)].name()
        svg = self._theme.drawing(self._name).replace("currentColor", colour)
        if mode == QIcon.Mode.Disabled:
            painter.setOpacity(0.6)
        side = min(rect.width(), rect.height())  # less than was asked for where a button has no room for more
        square = QRectF(0, 0, side, side)
        square.moveCenter(QRectF(rect).center())
        QSvgRenderer(QByteArray(svg.encode())).render(painter, square)

    def _colour_name(self, mode: QIcon.Mode, state: QIcon.State) -> str:
        if mode == QIcon.Mode.Disabled:
            return "muted"
        on_selected = mode == QIcon.Mode.Selected or state == QIcon.State.On
        return "selected_text" if on_selected else self._colour

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        if size.isEmpty():  # a button that is painted before it is laid out has no room for its icon
            return QPixmap()
        colour = self._theme.colours[self._colour_name(mode, state)].name()
        key = f"icon {self._name} {colour} {mode.name} {size.width()}x{size.height()}"
        drawn = QPixmap()
        if not QPixmapCache.find(key, drawn):  # lists ask for theirs at every paint
            drawn = self._drawn(size, mode, state)
            QPixmapCache.insert(key, drawn)
        return drawn

    def _drawn(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        self.paint(painter, image.rect(), mode, state)
        painter.end()
        return QPixmap.fromImage(image)


class Sign(QLabel):
    """An icon that stands for itself, also after the palette changed."""

    def __init__(self, theme: Theme, name: str, colour: str, size: int) -> None:
        super().__init__()
        self._theme = theme
        self._icon = theme.icon(name, colour)
        self._size = size
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        theme.changed.connect(self._draw)
        self._draw()

    def show_icon(self, name: str, colour: str) -> None:
        self._icon = self._theme.icon(name, colour)
        self._draw()

    @Slot()
    def _draw(self) -> None:
        size = self._theme.grown(self._size)
        self.setPixmap(self._icon.pixmap(QSize(size, size)))


def palette_of(colours: Colours) -> QPalette:
    """Qt's own palette, for what the style sheet does not reach."""
    palette = QPalette()
    roles = {
        QPalette.ColorRole.Window: "window",
        QPalette.ColorRole.WindowText: "text",
        QPalette.ColorRole.Base: "field",
        QPalette.ColorRole.AlternateBase: "zebra",
        QPalette.ColorRole.Text: "text",
        QPalette.ColorRole.Button: "card",
        QPalette.ColorRole.ButtonText: "text",
        QPalette.ColorRole.Highlight: "accent",
        QPalette.ColorRole.HighlightedText: "on_accent",
        QPalette.ColorRole.Link: "link",
        QPalette.ColorRole.LinkVisited: "link",
        QPalette.ColorRole.PlaceholderText: "muted",
        QPalette.ColorRole.ToolTipBase: "card",
        QPalette.ColorRole.ToolTipText: "text",
    }
    for role, name in roles.items():
        palette.setColor(role, colours[name])
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText, QPalette.ColorRole.WindowText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, colours["muted"])
    return palette
