from localmind_desktop.ui.elided_label import ElidedLabel

TEXT = "Conversations of the whole year"


def test_it_is_shortened_as_its_room_and_its_letters_change(qtbot):
    label = ElidedLabel("title")
    qtbot.addWidget(label)
    label.say(TEXT)
    label.show()
    label.resize(label.fontMetrics().horizontalAdvance(TEXT) + 4, 40)
    assert label.text() == TEXT
    assert label.toolTip() == ""
    label.setStyleSheet("font-size: 40pt")
    assert "…" in label.text()
    assert label.fontMetrics().horizontalAdvance(label.text()) <= label.width()
    assert TEXT in label.toolTip()
