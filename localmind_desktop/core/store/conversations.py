"""Conversations and their turns, in ``talk.sqlite``. A question is stored before its answer starts."""

from __future__ import annotations

import time
import uuid

from pydantic import TypeAdapter

from localmind_desktop.core.errors import KnownError
from localmind_desktop.core.model import Answer, Conversation, Turn
from localmind_desktop.core.store.database import Database

_ANSWER = TypeAdapter(Answer)


class Conversations:
    """Reads and writes of ``talk.sqlite``. Writes happen on the answers lane only."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> list[Conversation]:
        """Newest first."""
        rows = self._database.read("SELECT id, title, created_at FROM conversations ORDER BY created_at DESC")
        return [Conversation(*row) for row in rows]

    def start(self, title: str) -> Conversation:
        conversation = Conversation(uuid.uuid4().hex, title, time.time())
        with self._database.transaction() as database:
            database.write(
                "INSERT INTO conversations VALUES (?, ?, ?)",
                (conversation.id, conversation.title, conversation.created_at),
            )
        return conversation

    def rename(self, conversation_id: str, title: str) -> None:
        with self._database.transaction() as database:
            database.write("UPDATE conversations SET title = ? WHERE id = ?", (title, conversation_id))

    def delete(self, conversation_id: str) -> None:
        with self._database.transaction() as database:
            database.write("DELETE FROM conversations WHERE id = ?", (conversation_id,))
        self._database.purge()

    def turns(self, conversation_id: str) -> list[Turn]:
        """Oldest first."""
        rows = self._database.read(
            "SELECT id, question, asked_at, answer FROM turns WHERE conversation_id = ? ORDER BY asked_at, rowid",
            (conversation_id,),
        )
        return [
            Turn(turn_id, conversation_id, question, asked_at, _ANSWER.validate_json(answer) if answer else None)
            for turn_id, question, asked_at, answer in rows
        ]

    def add_question(self, conversation_id: str, question: str) -> Turn:
        """Raises `KnownError` when the conversation is no longer there."""
        if self._database.read_one("SELECT 1 FROM conversations WHERE id = ?", (conversation_id,)) is None:
            raise KnownError("This conversation was deleted. Start another one.")
        turn = Turn(uuid.uuid4().hex, conversation_id, question, time.time())
        with self._database.transaction() as database:
            database.write(
                "INSERT INTO turns VALUES (?, ?, ?, ?, NULL)", (turn.id, conversation_id, question, turn.asked_at)
            )
        return turn

    def set_answer(self, turn_id: str, answer: Answer) -> None:
        with self._database.transaction() as database:
            database.write("UPDATE turns SET answer = ? WHERE id = ?", (_ANSWER.dump_json(answer), turn_id))

    def forget_document(self, document_id: str, *, purge: bool = True) -> int:
        """Remove answers that quote a document that is being purged; the questions stay. The number of answers.

        Without ``purge`` the file still holds what was removed from it, by this and by others.
        """
        with self._database.transaction() as database:
            count = database.write("UPDATE turns SET answer = NULL WHERE instr(answer, ?) > 0", (document_id,))
        if purge:
            self._database.purge()
        return count
