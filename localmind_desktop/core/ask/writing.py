"""The answer that a chat model writes (A1, A2): from passages to a finished, cited answer."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from localmind_desktop.assets import resources
from localmind_desktop.core.ask.generating import Written, citation_of, cited, says_not_found, written
from localmind_desktop.core.ask.healed_passages import healed_passages
from localmind_desktop.core.ask.healing import Healing
from localmind_desktop.core.ask.packing import packed
from localmind_desktop.core.ask.record import Record
from localmind_desktop.core.ask.telling import NEAREST, NOTHING
from localmind_desktop.core.ask.understanding import Understood
from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.model import Answer, Mode, Passage, Sources, Step, Token
from localmind_desktop.core.models.protocols import ChatModel
from localmind_desktop.core.settings import Settings
from localmind_desktop.core.task import CancelToken, Task

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Writing:
    chat: Callable[[], ChatModel]
    settings: Settings
    healing: Healing | None

    def answer(
        self, asked: Understood, passages: Sequence[Passage], record: Record, cancel: CancelToken
    ) -> Task[Step | Sources | Token, Answer | None]:
        """None when there is no model, so that the caller goes on without one."""
        try:
            model = self.chat()
            record.model = model.name
            if self.healing is not None:
                passages = healed_passages(passages, self.healing)
            limit = self.settings.models.answer_tokens
            kept = packed(passages, model.window, limit, self.settings.retrieval)
            if kept.left_out:
                record.notes.append(f"{kept.left_out} passages found no room in the model's window.")
            yield Sources(tuple(citation_of(p, n) for n, p in enumerate(kept.passages, start=1)))
            yield Step(f"{model.name} is writing")
            started = time.perf_counter()
            text = yield from written(asked.alone, _prompt("answer"), kept, model, limit, cancel)
            record.stage("write", started)
        except ModelError as error:
            log.warning("no answer from the model: %s", type(error).__name__)
            record.notes.append(f"Answered without a model. {error}")
            record.model = None
            return None
        return _finished(asked, text, kept.passages, record)


def _finished(asked: Understood, text: Written, passages: Sequence[Passage], record: Record) -> Answer:
    if text.why:
        record.notes.append(text.why)
    if text.complete and says_not_found(text.text):
        nearest = tuple(citation_of(p, n) for n, p in enumerate(passages[:NEAREST], start=1))
        return Answer(
            asked.question, asked.alone, Mode.NOT_FOUND, NOTHING, nearest, route="generated", trace=record.trace()
        )
    cleaned, citations = cited(text.text, passages)
    return Answer(
        question=asked.question,
        standalone_question=asked.alone,
        mode=Mode.GENERATED,
        text=cleaned,
        citations=citations,
        route="generated",
        incomplete=not text.complete,
        trace=record.trace(),
    )


def _prompt(name: str) -> str:
    return (resources() / "prompts" / f"{name}.txt").read_text(encoding="utf-8")
