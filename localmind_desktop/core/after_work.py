"""What ready documents still lack, made while nothing else is to do: what is known of them as a whole, and vectors."""

from __future__ import annotations

from dataclasses import dataclass

from localmind_desktop.core.ingest.catching_up import CatchingUp
from localmind_desktop.core.insights import Insights
from localmind_desktop.core.model import Progress
from localmind_desktop.core.task import CancelToken, Task


@dataclass(frozen=True, slots=True)
class AfterWork:
    """Runs on the store lane, a document at a time. Documents can be asked all the while."""

    insights: Insights
    catching_up: CatchingUp

    def waiting(self) -> list[str]:
        """The ids of documents that lack something; none in a library that may not be changed."""
        if self.catching_up.intake.catalog.versions.is_read_only:
            return []
        return list(dict.fromkeys([*self.insights.waiting(), *self.catching_up.waiting()]))

    def complete(self, document_id: str, cancel: CancelToken) -> Task[Progress, None]:
        """Make what a document lacks. Raises `Cancelled`; what was made stays."""
        yield from self.insights.complete(document_id, cancel)
        yield from self.catching_up.catch_up(document_id, cancel)
