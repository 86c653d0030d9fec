import json
import re

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon

from localmind_desktop.assets import resources
from localmind_desktop.bridge.collections import CollectionModel
from localmind_desktop.ui.library.collection_list import CollectionList
from localmind_desktop.ui.parts import tool_button
from localmind_desktop.ui.theme import Sign, Theme, read_colours, sized

STYLES = resources() / "styles"
PAIRS = [
    ("text", "window"),
    ("text", "card"),
    ("text", "question"),
    ("muted", "panel"),
    ("muted", "card"),
    ("muted", "window"),
    ("muted", "field"),
    ("link", "card"),
    ("link", "panel"),
    ("on_accent", "accent"),
    ("on_accent", "accent_hover"),
    ("selected_text", "selected"),
    ("warning_text", "warning"),
    ("error_text", "error"),
    ("error_text", "panel"),
    ("on_header", "header"),
    ("text", "zebra"),
]


def luminance(colour: QColor) -> float:
    parts = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour.getRgbF()[:3]]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


@pytest.mark.parametrize(("high_contrast", "least"), [(False, 4.5), (True, 7.0)])
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("front", "back"), PAIRS)
def test_text_can_be_read_in_all_palettes(dark, front, back, high_contrast, least):
    colours = read_colours(resources(), dark, high_contrast)
    high, low = sorted((luminance(colours[front]), luminance(colours[back])), reverse=True)
    assert (high + 0.05) / (low + 0.05) >= least


# What can be pressed, written in or read as a card, on all grounds that it stands on.
EDGES = [
    *(("strong_border", ground) for ground in ("window", "panel", "card", "field", "question")),
    *(("warning_border", ground) for ground in ("panel", "warning")),
    *(("error_border", ground) for ground in ("panel", "error")),
    *(("accent", ground) for ground in ("window", "panel", "card", "field")),
]


@pytest.mark.parametrize("high_contrast", [False, True])
@pytest.mark.parametrize("dark", [False, True])
def test_borders_of_fields_and_cards_are_seen_in_all_palettes(dark, high_contrast):
    colours = read_colours(resources(), dark, high_contrast)
    for edge, ground in EDGES:
        high, low = sorted((luminance(colours[edge]), luminance(colours[ground])), reverse=True)
        assert (high + 0.05) / (low + 0.05) >= 3.0, (edge, ground)


def test_sizes_of_texts_follow_the_size_that_the_system_and_the_user_chose(qapp, theme):
    for sheet in STYLES.glob("*.qss"):
        assert not re.search(r"font(-size)?:[^;]*\d(px|pt)", sheet.read_text("utf-8")), sheet.name
    assert sized("font-size: 90%; width: 90%", 10.0) == "font-size: 9.00pt; width: 90%"
    before = qapp.font().pointSizeF()
    theme.choose(False, False, 150)
    assert qapp.font().pointSizeF() == pytest.approx(1.5 * before)
    assert f"font-size: {0.9 * 1.5 * before:.2f}pt" in qapp.styleSheet()
    theme.choose(False, False, 100)


def test_both_palettes_name_all_colours_of_the_style_sheet():
    light, dark = (json.loads((STYLES / f"{name}.json").read_text("utf-8")) for name in ("light", "dark"))
    used = set(re.findall(r"\$(\w+)", (STYLES / "window.qss").read_text("utf-8"))) - {"icons", "tick"}
    assert light.keys() == dark.keys() >= used


def test_every_icon_can_be_drawn_in_the_colour_of_the_palette(theme):
    for path in (resources() / "icons").glob("*.svg"):
        image = theme.icon(path.stem).pixmap(24, 24).toImage()
        drawn = [image.pixelColor(x, y) for x in range(24) for y in range(24) if image.pixelColor(x, y).alpha() > 250]
        assert drawn, path.name


@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_an_icon_is_drawn_for_a_sharper_screen_not_blown_up(theme, scale):
    icon, size = theme.icon("search", "muted"), QSize(16, 16)
    sharp = icon.pixmap(size, scale)
    whole = size * scale
    assert (sharp.size(), sharp.devicePixelRatio()) == (whole, scale)
    blown_up = icon.pixmap(size, 1.0).toImage().scaled(whole)
    assert sharp.toImage().convertToFormat(blown_up.format()) != blown_up
    drawn = icon.pixmap(whole, 1.0).toImage()
    assert sharp.toImage().pixelColor(4, 4) == drawn.pixelColor(4, 4)


def test_turning_dark_redraws_icons_that_are_in_use(qapp):
    theme = Theme(resources(), dark=False)
    icon = theme.icon("stop")
    before = icon.pixmap(24, 24).toImage().pixelColor(12, 12)
    theme.force(True)
    assert icon.pixmap(24, 24).toImage().pixelColor(12, 12).lightness() > before.lightness()


def test_icons_on_selected_ground_take_the_colour_of_its_text(theme):
    theme.choose(False, high_contrast=True)
    icon = theme.icon("stop")
    for mode, state in ((QIcon.Mode.Selected, QIcon.State.Off), (QIcon.Mode.Normal, QIcon.State.On)):
        assert icon.pixmap(QSize(24, 24), mode, state).toImage().pixelColor(12, 12) == theme.colours["selected_text"]
    assert icon.pixmap(QSize(24, 24)).toImage().pixelColor(12, 12) == theme.colours["text"]


def test_a_sign_follows_the_palette(theme):
    sign = Sign(theme, "stop", "text", 24)
    before = sign.pixmap().toImage().pixelColor(12, 12)
    theme.force(True)
    assert sign.pixmap().toImage().pixelColor(12, 12).lightness() > before.lightness()


@pytest.mark.parametrize("percent", [100, 200])
def test_icons_grow_with_the_texts(qapp, qtbot, percent):
    theme = Theme(resources(), dark=False)
    theme.choose(False, False, percent)
    theme.dress()
    plain = tool_button(theme.icon("add"), "Add")
    quiet = tool_button(theme.icon("add"), "Add", name="quiet")
    quiet.setIconSize(QSize(15, 15))
    sign = Sign(theme, "shield", "accent", 16)
    for widget in (plain, quiet, sign):
        qtbot.addWidget(widget)
        widget.show()
    assert (plain.iconSize().width(), quiet.iconSize().width()) == (18 * percent // 100, 15 * percent // 100)
    assert sign.pixmap().deviceIndependentSize().width() == 16 * percent // 100
    theme.choose(False, False, 100)
    assert plain.iconSize().width() == 18


@pytest.mark.parametrize("dark", [False, True])
def test_the_icon_of_the_selected_collection_is_seen_in_high_contrast(qapp, qtbot, dark):
    theme = Theme(resources(), dark=dark, high_contrast=True)
    theme.dress()
    model = CollectionModel("All documents")
    view = CollectionList(model, theme)
    qtbot.addWidget(view)
    view.setCurrentIndex(model.index(0))
    view.resize(220, 80)
    view.show()
    row = view.visualRect(model.index(0))
    icon = view.viewport().grab(row.adjusted(8, 4, 26 - row.width(), -4)).toImage()
    lightest = [luminance(icon.pixelColor(x, y)) for x in range(icon.width()) for y in range(icon.height())]
    assert (max(lightest) + 0.05) / (min(lightest) + 0.05) > 4.5
