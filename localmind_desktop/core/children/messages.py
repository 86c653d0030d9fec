"""What a child may say: plain values and the frozen ones of this program, up to a size.

Pickle calls whatever function a message names, so a reader that a document has taken over could make its parent run
anything. Here a message can only name types that hold values.
"""

from __future__ import annotations

import dataclasses
import enum
import io
import pickle
import sys
from multiprocessing.connection import Connection

from localmind_desktop.core.phrase import Phrase

_OURS = "localmind_desktop."
_LONGEST = 500_000_000  # bytes


class UnknownMessage(ValueError):  # noqa: N818 - says what came, the caller decides whether it is an error
    """A message that names something else than a type of values."""


def received(pipe: Connection) -> object:
    """The next message of ``pipe``. Raises `UnknownMessage`, ``EOFError``, and OSError for one that is too long."""
    return _values_in(pipe.recv_bytes(_LONGEST))


def _values_in(message: bytes) -> object:
    try:
        return _Values(io.BytesIO(message)).load()
    except (pickle.UnpicklingError, ImportError, AttributeError, IndexError, KeyError, TypeError) as error:
        raise UnknownMessage("a child sent what no child of this program sends") from error


class _Values(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> object:
        found: object = getattr(sys.modules.get(module), name, None) if module.startswith(_OURS) else None
        if isinstance(found, type) and (
            dataclasses.is_dataclass(found) or issubclass(found, tuple | enum.Enum | Phrase)
        ):
            return found
        raise pickle.UnpicklingError
