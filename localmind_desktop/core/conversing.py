"""A question in its conversation: it is stored first, its earlier turns are the history, its answer is kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from localmind_desktop.core.ask.answering import Asking
from localmind_desktop.core.ask.query.spelling import readable
from localmind_desktop.core.model import Answer, HistoryTurn, Scope, Sources, Step, Token, Turn
from localmind_desktop.core.pages import ShownPages
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.conversations import Conversations
from localmind_desktop.core.store.usage import Usage
from localmind_desktop.core.system.heaps import give_back
from localmind_desktop.core.task import CancelToken, Task


@dataclass(frozen=True, slots=True)
class Conversing:
    """What a question is asked in. Runs on the answers lane. For the arguments see `Library.ask`."""

    catalog: Catalog
    talk: Conversations
    usage: Usage
    pages: ShownPages

    def ask(
        self,
        asking: Asking,
        question: str,
        conversation_id: str | None,
        scope: Scope,
        cancel: CancelToken,
        history: Sequence[HistoryTurn],
        *,
        unfinished: Turn | None = None,
        instead: Turn | None = None,
    ) -> Task[Turn | Step | Sources | Token, Answer]:
        question = readable(question)
        history = [HistoryTurn(readable(one.question), readable(one.answer)) for one in history]
        turn = unfinished or instead
        last: Answer | None = None
        if conversation_id is not None:
            earlier = [t for t in self.talk.turns(conversation_id) if turn is None or t.asked_at < turn.asked_at]
            history = [HistoryTurn(t.question, self._answer_within(scope, t)) for t in earlier]
            last = earlier[-1].answer if earlier and history[-1].answer else None
            if instead is not None:
                turn = self.talk.ask_instead(instead, question, scope)
            yield (turn := turn or self.talk.add_question(conversation_id, question, scope))
        if unfinished is not None and unfinished.answer is not None:
            found = yield from asking.continued(unfinished.answer, history, scope, cancel, last)
        else:
            found = yield from asking.answer(question, history, scope, cancel, last)
        answer = self.pages.with_places_named(found)
        self.usage.add(answer.mode, answer.trace.stages)
        if turn is not None and all(self.catalog.document(cited.document_id) for cited in answer.citations):
            self.talk.set_answer(turn.id, answer)  # but not what was purged while it was being written
        give_back()
        return answer

    def _answer_within(self, scope: Scope, turn: Turn) -> str:
        """The text of an earlier answer, unless it quotes what is in another collection than the one that is asked."""
        if turn.answer is None:
            return ""
        if scope.collection is not None:
            cited = [self.catalog.document(citation.document_id) for citation in turn.answer.citations]
            if any(document is None or document.collection != scope.collection for document in cited):
                return ""
        return turn.answer.text
