"""The names of the collections, in the catalog. Documents, index rows and caches know a collection by its key."""

from __future__ import annotations

import uuid

from localmind_desktop.core.errors import KnownError
from localmind_desktop.core.model import Collection
from localmind_desktop.core.model.collections import LONGEST_NAME
from localmind_desktop.core.store.database import Database


class Collections:
    """Reads and writes of the names. A collection comes into being with its first document at the latest."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> list[Collection]:
        """In the order of their names."""
        rows = self._database.read("SELECT key, name FROM collections")
        return sorted((Collection(*row) for row in rows), key=lambda each: each.name.casefold())

    def key_of(self, name: str) -> str:
        """The key of the collection called ``name``; for a new name, the key that its first document brings."""
        keys = {each.name.casefold(): each.key for each in self.all()}
        return keys.get(name.casefold()) or self._free_key(name)

    def add(self, name: str) -> Collection:
        """Raises `KnownError` for a name that is taken or is none."""
        name = self._checked(name)
        made = Collection(self._free_key(name), name)
        with self._database.transaction() as database:
            database.write("INSERT INTO collections VALUES (?, ?)", (made.key, made.name))
        return made

    def restore(self, key: str, name: str) -> None:
        """Put a name back that was lost."""
        with self._database.transaction() as database:
            database.write("INSERT OR REPLACE INTO collections VALUES (?, ?)", (key, name))

    def rename(self, key: str, name: str) -> None:
        """Raises `KnownError` for a name that is taken or is none."""
        name = self._checked(name, key)
        with self._database.transaction() as database:
            database.write("UPDATE collections SET name = ? WHERE key = ?", (name, key))

    def instructions(self, key: str) -> str:
        """What a language model is told with every question to this collection alone (A1)."""
        row = self._database.read_one("SELECT text FROM collection_instructions WHERE collection = ?", (key,))
        return str(row[0]) if row else ""

    def instruct(self, key: str, text: str) -> None:
        """Change the instructions. Answers that were kept of the collection are worked out anew."""
        with self._database.transaction() as database:
            database.write("INSERT OR REPLACE INTO collection_instructions VALUES (?, ?)", (key, text.strip()))
            database.write("INSERT OR REPLACE INTO collection_states VALUES (?, ?)", (key, uuid.uuid4().hex))

    def remove(self, key: str) -> None:
        """Forget an empty collection, its linked folders, and the files that wait for it."""
        with self._database.transaction() as database:
            database.write("DELETE FROM collection_instructions WHERE collection = ?", (key,))
            database.write("DELETE FROM waiting_files WHERE collection = ?", (key,))
            database.write("DELETE FROM linked_folders WHERE collection = ?", (key,))
            database.write("DELETE FROM collections WHERE key = ?", (key,))

    def _checked(self, name: str, own_key: str = "") -> str:
        name = " ".join(name.split())
        if not name:
            raise KnownError("A collection needs a name.")
        if len(name) > LONGEST_NAME:
            raise KnownError(
                "The name is too long; {limit} characters are enough for a collection.", limit=LONGEST_NAME
            )
        if any(each.name.casefold() == name.casefold() and each.key != own_key for each in self.all()):
            raise KnownError("There is already a collection called “{name}”. Choose another name.", name=name)
        return name

    def _free_key(self, name: str) -> str:
        """The name itself, unless a collection had it at first and was renamed since."""
        taken = {each.key for each in self.all()}
        return name if name not in taken else f"{name}:{uuid.uuid4().hex[:8]}"
