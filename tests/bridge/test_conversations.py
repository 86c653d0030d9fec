from localmind_desktop.bridge.conversations import ConversationModel
from localmind_desktop.core.model import Conversation


def test_conversations_are_shown_newest_first_and_change_in_place(qtmodeltester):
    model = ConversationModel()
    qtmodeltester.check(model)
    model.reset([Conversation("1", "old", 1.0), Conversation("2", "new", 2.0)])
    model.add(Conversation("3", "newest", 3.0))
    model.rename("1", "older")
    model.drop("2")
    assert [model.index(row).data() for row in range(model.rowCount())] == ["newest", "older"]
    assert model.row_of("1") == 1
    assert model.row_of("2") is None
    assert model.conversation(5) is None
