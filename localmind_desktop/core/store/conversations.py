"""Conversations and their turns, in ``talk.sqlite``. A question is stored before its answer starts."""

from __future__ import annotations

import time
import uuid
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from pydantic import TypeAdapter

from localmind_desktop.core.errors import KnownError
from localmind_desktop.core.model import Answer, Conversation, ConversationHit, Scope, Turn
from localmind_desktop.core.phrase import restored
from localmind_desktop.core.store.answers import packed_answer, unpacked_answer
from localmind_desktop.core.store.database import Database

_SCOPE = TypeAdapter(Scope)
_BEFORE, _AFTER = 40, 120  # characters of an excerpt around what was found


class Conversations:
    """Reads and writes of ``talk.sqlite``. Writes happen on the answers lane only."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> list[Conversation]:
        """Pinned ones first, then those asked last first."""
        rows = self._database.read(
            "SELECT id, title, created_at, pinned, coalesce((SELECT max(asked_at) FROM turns"
            " WHERE conversation_id = conversations.id), created_at) AS last FROM conversations WHERE NOT dropped"
            " ORDER BY pinned DESC, last DESC, created_at DESC"
        )
        return [Conversation(key, title, created, bool(pinned), last) for key, title, created, pinned, last in rows]

    def search(self, text: str) -> list[ConversationHit]:
        """The conversations whose title, questions and answers hold all words of ``text``, in the order of `all`.

        Big and small letters are alike, in every script. No words find nothing.
        """
        words = text.casefold().split()
        said: dict[str, list[str]] = {}
        for conversation_id, *texts in self._database.read(
            "SELECT conversation_id, question, json_extract(CAST(answer AS TEXT), '$.text'),"
            " json_extract(CAST(answer AS TEXT), '$.table.rows') FROM turns ORDER BY asked_at, rowid"
        ):
            said.setdefault(conversation_id, []).extend(filter(None, map(restored, texts)))
        hits = []
        for conversation in self.all() if words else ():
            texts = said.get(conversation.id, [])
            whole = "\n".join([conversation.title, *texts]).casefold()
            if all(word in whole for word in words):
                hits.append(ConversationHit(conversation, _excerpt(texts, words)))
        return hits

    def start(self, title: str) -> Conversation:
        now = time.time()
        conversation = Conversation(uuid.uuid4().hex, title, now, asked_at=now)
        with self._database.transaction() as database:
            database.write(
                "INSERT INTO conversations (id, title, created_at) VALUES (?, ?, ?)", (conversation.id, title, now)
            )
        return conversation

    def rename(self, conversation_id: str, title: str) -> None:
        with self._database.transaction() as database:
            database.write("UPDATE conversations SET title = ? WHERE id = ?", (title, conversation_id))

    def pin(self, conversation_id: str, pinned: bool) -> None:
        with self._database.transaction() as database:
            database.write("UPDATE conversations SET pinned = ? WHERE id = ?", (pinned, conversation_id))

    def drop(self, conversation_id: str, dropped: bool = True) -> None:
        """Take it out of the list, so that it can be taken back until `purge_dropped`; False takes it back."""
        with self._database.transaction() as database:
            database.write("UPDATE conversations SET dropped = ? WHERE id = ?", (dropped, conversation_id))

    def purge_dropped(self) -> int:
        """Delete for good what was dropped; how many."""
        if self._database.read_one("SELECT 1 FROM conversations WHERE dropped") is None:
            return 0
        with self._database.transaction() as database:
            count = database.write("DELETE FROM conversations WHERE dropped")
        self._database.purge()
        return count

    def delete(self, conversation_id: str) -> None:
        with self._database.transaction() as database:
            database.write("DELETE FROM conversations WHERE id = ?", (conversation_id,))
        self._database.purge()

    def turns(self, conversation_id: str) -> list[Turn]:
        """Oldest first."""
        rows = self._database.read(
            "SELECT id, question, asked_at, answer, scope, deleted_with FROM turns WHERE conversation_id = ?"
            " ORDER BY asked_at, rowid",
            (conversation_id,),
        )
        return [
            Turn(
                turn_id,
                conversation_id,
                question,
                asked_at,
                unpacked_answer(answer) if answer else None,
                _SCOPE.validate_json(scope) if scope else Scope(),
                restored(deleted_with),
            )
            for turn_id, question, asked_at, answer, scope, deleted_with in rows
        ]

    def add_question(self, conversation_id: str, question: str, scope: Scope | None = None) -> Turn:
        """Raises `KnownError` when the conversation is no longer there."""
        if self._database.read_one("SELECT 1 FROM conversations WHERE id = ?", (conversation_id,)) is None:
            raise KnownError("This conversation was deleted. Start another one.")
        turn = Turn(uuid.uuid4().hex, conversation_id, question, time.time(), scope=scope or Scope())
        with self._database.transaction() as database:
            database.write(
                "INSERT INTO turns (id, conversation_id, question, asked_at, scope) VALUES (?, ?, ?, ?, ?)",
                (turn.id, conversation_id, question, turn.asked_at, _stored(turn.scope)),
            )
        return turn

    def ask_instead(self, turn: Turn, question: str, scope: Scope) -> Turn:
        """The turn with this question, where it stood; its answer stays if that is what it answers."""
        kept = turn.answer if (question, scope) == (turn.question, turn.scope) else None
        changed = replace(turn, question=question, scope=scope, answer=kept)
        if changed != turn:
            with self._database.transaction() as database:
                database.write(
                    "UPDATE turns SET question = ?, scope = ?, answer = NULL WHERE id = ?",
                    (question, _stored(scope), turn.id),
                )
        return changed

    def set_answer(self, turn_id: str, answer: Answer) -> None:
        with self._database.transaction() as database:
            database.write(
                "UPDATE turns SET answer = ?, deleted_with = NULL WHERE id = ?", (packed_answer(answer), turn_id)
            )

    def forget_documents(self, names: Mapping[str, str]) -> Counter[str]:
        """Remove answers that quote documents, by their ids; the questions stay. How many of each. See `purge`.

        A name is that of a document that is removed for good, or a packed phrase that says what became of the answer:
        it is told where the answer stood.
        """
        gone = "UPDATE turns SET answer = NULL, deleted_with = ? WHERE instr(answer, ?) > 0"
        with self._database.transaction() as database:
            return Counter({one: database.write(gone, (name, one)) for one, name in names.items()})

    def quoting(self, document_ids: Sequence[str]) -> int:
        """How many answers quote one of these documents."""
        quoted = " OR ".join(["instr(answer, ?) > 0"] * len(document_ids))
        row = self._database.read_one(f"SELECT count(*) FROM turns WHERE {quoted or 0}", document_ids)
        return int(row[0]) if row else 0

    def purge(self) -> None:
        """Take what was removed out of the file itself."""
        self._database.purge()


def _stored(scope: Scope) -> bytes | None:
    return _SCOPE.dump_json(scope) if scope != Scope() else None


def _excerpt(texts: Sequence[str], words: Sequence[str]) -> str:
    """The first text that holds one of ``words``, cut around it; empty where none does."""
    for text in texts:
        line = " ".join(text.split())
        folded = line.casefold()
        places = [place for place in map(folded.find, words) if place >= 0]
        if places:
            start = max(0, min(places) - _BEFORE)
            cut = line[start : min(places) + _AFTER]
            return f"{'…' if start else ''}{cut}{'…' if start + len(cut) < len(line) else ''}"
    return ""
