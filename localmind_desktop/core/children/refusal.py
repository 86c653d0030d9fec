"""Why a child could not do its work, on its way to the parent."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection

from localmind_desktop.core import errors
from localmind_desktop.core.errors import Damaged, DocumentError


@dataclass(frozen=True, slots=True)
class Refusal:
    """The child ended with a `DocumentError` of this ``kind``."""

    kind: str
    reason: str

    @classmethod
    def of(cls, error: DocumentError) -> Refusal:
        return cls(type(error).__name__, str(error))

    def error(self) -> DocumentError:
        """What the child raised, to be raised again."""
        kind = getattr(errors, self.kind, Damaged)
        return kind(self.reason) if issubclass(kind, DocumentError) else Damaged(self.reason)


@contextmanager
def told_to(pipe: Connection) -> Iterator[None]:
    """The work of a disposable child: what the world did is told to the parent, and the end of either ends it."""
    try:
        yield
    except DocumentError as error:
        pipe.send(Refusal.of(error))
    except (BrokenPipeError, KeyboardInterrupt):
        return
    finally:
        pipe.close()
