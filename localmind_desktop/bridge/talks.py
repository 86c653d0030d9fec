"""What the chat asks of the library besides questions: to find, pin and delete conversations, to go on with an answer.

Writes are jobs on the answers lane. Searching only reads, so it goes beside a question that is being answered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.job import Job
from localmind_desktop.core.errors import KnownError
from localmind_desktop.core.model import Answer, Scope, Sources, Step, Token
from localmind_desktop.core.task import CancelToken, Task

if TYPE_CHECKING:
    from localmind_desktop.core.library import Library


def search_conversations(desk: Desk, text: str) -> Job:
    """Finds `ConversationHit` values."""
    return desk.on(desk.export, lambda library, cancel: library.talk.search(text), ahead=True)


def pin_conversation(desk: Desk, conversation_id: str, pinned: bool) -> Job:
    return desk.on(desk.answers, lambda library, cancel: library.talk.pin(conversation_id, pinned))


def drop_conversation(desk: Desk, conversation_id: str, dropped: bool = True) -> Job:
    """Take it out of the list, or back in; it is deleted when the library next opens at the latest."""
    return desk.on(desk.answers, lambda library, cancel: library.talk.drop(conversation_id, dropped))


def continue_answer(desk: Desk, conversation_id: str, answer: Answer, scope: Scope) -> Job:
    """Go on with an unfinished ``answer`` of the conversation (A3)."""
    return desk.on(
        desk.answers,
        lambda library, cancel: _continue(library, conversation_id, answer, scope, cancel),
        ahead=True,
    )


def _continue(
    library: Library, conversation_id: str, answer: Answer, scope: Scope, cancel: CancelToken
) -> Task[Step | Sources | Token, Answer]:
    request = answer.trace.request_id
    for turn in library.turns(conversation_id):
        if turn.answer is not None and turn.answer.trace.request_id == request:
            return (yield from library.ask(turn.question, conversation_id, scope, cancel, unfinished=turn))
    raise KnownError("This answer is no longer in the library. Ask again.")
