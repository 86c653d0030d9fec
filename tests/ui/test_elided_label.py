from localmind_desktop.ui.elided_label import ElidedLabel

TEXT = "Conversations of the whole year"


def test_it_is_shortened_as_its_room_and_its_letters_change(qtbot):
    label = ElidedLabel("title")
    qtbot.addWidget(label)
    label.say(TEXT)
    label.resize(label.fontMetrics().horizontalAdvance(TEXT) + 4, 40)
    label.show()
    qtbot.waitUntil(lambda: label.text() == TEXT)
    assert label.toolTip() == ""
    font = label.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    label.setFont(font)
    assert "…" in label.text()
    assert label.fontMetrics().horizontalAdvance(label.text()) <= label.width()
    assert TEXT in label.toolTip()
