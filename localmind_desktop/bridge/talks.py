"""What the chat asks of the library: to answer, to go on with an answer, to find, pin and delete conversations.

Writes are jobs on the answers lane. Searching only reads, so it goes beside a question that is being answered.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.job import Job
from localmind_desktop.core.errors import KnownError
from localmind_desktop.core.model import Answer, Conversation, Scope, Sources, Step, Token, Turn
from localmind_desktop.core.task import CancelToken, Task

if TYPE_CHECKING:
    from localmind_desktop.core.library import Library

TITLE_LENGTH = 120
Answering: TypeAlias = Task[Conversation | Turn | Step | Sources | Token, Answer]


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, and where it is to look.

    Without a ``conversation_id`` a conversation is begun, which comes as the first event; the turn that keeps the
    question follows. With a ``turn_id`` it takes the place of that turn. ``fresh``: no answer of before is given again.
    ``by_model``: a model is to write, whatever can be computed.
    """

    text: str
    scope: Scope
    conversation_id: str | None = None
    turn_id: str = ""
    fresh: bool = False
    by_model: bool = False


def ask_question(desk: Desk, question: Question) -> Job:
    return desk.on(desk.answers, lambda library, cancel: _ask(library, question, cancel), ahead=True)


def continue_answer(desk: Desk, conversation_id: str, turn_id: str) -> Job:
    """Go on with the unfinished answer of a turn (A3)."""
    return desk.on(
        desk.answers, lambda library, cancel: _continue(library, conversation_id, turn_id, cancel), ahead=True
    )


def search_conversations(desk: Desk, text: str) -> Job:
    """Finds `ConversationHit` values."""
    return desk.on(desk.export, lambda library, cancel: library.talk.search(text), ahead=True)


def pin_conversation(desk: Desk, conversation_id: str, pinned: bool) -> Job:
    return desk.on(desk.answers, lambda library, cancel: library.talk.pin(conversation_id, pinned))


def drop_conversation(desk: Desk, conversation_id: str, dropped: bool = True) -> Job:
    """Take it out of the list, or back in; it is deleted when the library next opens at the latest."""
    return desk.on(desk.answers, lambda library, cancel: library.talk.drop(conversation_id, dropped))


def title_of(question: str, most: int = TITLE_LENGTH) -> str:
    """A conversation's first title: the beginning of its first question."""
    line = " ".join(question.split())
    return line if len(line) <= most else line[: most - 1].rstrip() + "…"


# What follows runs on the answers lane.


def _ask(library: Library, question: Question, cancel: CancelToken) -> Answering:
    conversation_id = question.conversation_id
    if conversation_id is None:
        conversation = library.talk.start(title_of(question.text))
        yield conversation
        conversation_id = conversation.id
    instead = _turn(library, conversation_id, question.turn_id)
    return (
        yield from library.ask(
            question.text,
            conversation_id,
            question.scope,
            cancel,
            fresh=question.fresh,
            by_model=question.by_model,
            instead=instead,
        )
    )


def _continue(library: Library, conversation_id: str, turn_id: str, cancel: CancelToken) -> Answering:
    turn = _turn(library, conversation_id, turn_id)
    if turn is None or turn.answer is None:
        raise KnownError("This answer is no longer in the library. Ask again.")
    return (yield from library.ask(turn.question, conversation_id, turn.scope, cancel, unfinished=turn))


def _turn(library: Library, conversation_id: str, turn_id: str) -> Turn | None:
    return next((turn for turn in library.talk.turns(conversation_id) if turn.id == turn_id), None) if turn_id else None
