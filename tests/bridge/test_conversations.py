from datetime import datetime, timedelta

import pytest

from localmind_desktop.bridge.conversations import ConversationModel, Group, group_of
from localmind_desktop.core.model import Conversation, ConversationHit

NOON = datetime(2026, 3, 20, 12)


def days_ago(days: float, key: str = "1", *, pinned: bool = False) -> Conversation:
    asked = (NOON - timedelta(days=days)).timestamp()
    return Conversation(key, key, asked, pinned, asked)


def shown(model: ConversationModel) -> list[str]:
    return [model.index(row).data() for row in range(model.rowCount())]


@pytest.mark.parametrize(
    ("days", "group"),
    [
        (0, Group.TODAY),
        (0.4, Group.TODAY),
        (0.6, Group.YESTERDAY),
        (2, Group.WEEK),
        (8, Group.MONTH),
        (90, Group.OLDER),
    ],
)
def test_they_are_grouped_by_the_day_of_their_last_question(days, group):
    assert group_of(days_ago(days), NOON.timestamp()) is group
    assert group_of(days_ago(days, pinned=True), NOON.timestamp()) is Group.PINNED


def test_pinned_ones_are_on_top_and_all_change_in_place(qtmodeltester):
    model = ConversationModel(lambda group: group.name)
    qtmodeltester.check(model)
    model.reset([days_ago(400, "old"), days_ago(300, "new"), days_ago(500, "pinned", pinned=True)])
    assert shown(model) == ["PINNED", "pinned", "OLDER", "new", "old"]
    model.rename("old", "older")
    model.drop("new")
    model.pin("pinned", False)
    assert shown(model) == ["OLDER", "older", "pinned"]
    model.touch("pinned")
    assert shown(model) == ["TODAY", "pinned", "OLDER", "older"]
    assert (model.row_of("old"), model.row_of("new")) == (3, None)
    assert (model.conversation(0), model.conversation(9)) == (None, None)


def test_a_heading_can_be_neither_chosen_nor_renamed():
    model = ConversationModel(lambda group: group.name)
    model.reset([days_ago(1)])
    asked = []
    model.rename_asked.connect(lambda *each: asked.append(each))
    heading, row = model.index(0), model.index(1)
    assert not model.setData(heading, "x")
    assert model.flags(heading).value == 0
    assert not model.setData(row, "  ")
    assert model.setData(row, "  Better \n title ")
    assert asked == [(days_ago(1), "Better title")]


def test_what_a_search_found_is_shown_without_headings():
    model = ConversationModel(lambda group: group.name)
    model.reset([days_ago(1, "a"), days_ago(2, "b")])
    model.show_hits([ConversationHit(days_ago(2, "b"), "… found …"), ConversationHit(days_ago(3, "gone"))])
    assert shown(model) == ["b"]
    assert model.index(0).data(ConversationModel.HitRole).excerpt == "… found …"
    model.show_hits(None)
    assert len(shown(model)) == model.rowCount() > 2
