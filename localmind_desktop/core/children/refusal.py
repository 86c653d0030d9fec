"""Why a child could not do its work, on its way to the parent."""

from __future__ import annotations

from dataclasses import dataclass

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
