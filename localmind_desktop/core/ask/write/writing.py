"""The answer that a chat model writes (A1, A2): from passages to a finished, cited and checked answer."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from localmind_desktop.core.ask.candidates.drafts import Draft
from localmind_desktop.core.ask.ground.grounding import holds_none
from localmind_desktop.core.ask.prompts.prompting import question_messages
from localmind_desktop.core.ask.query.understanding import Understood, shortened
from localmind_desktop.core.ask.record import Record
from localmind_desktop.core.ask.write.annotating import Annotated, annotated
from localmind_desktop.core.ask.write.attributing import attributed
from localmind_desktop.core.ask.write.checking import Checking
from localmind_desktop.core.ask.write.evidence import Evidence
from localmind_desktop.core.ask.write.generating import (
    as_written,
    citation_of,
    cited,
    order_of,
    says_not_found,
    with_plain_marks,
)
from localmind_desktop.core.ask.write.narrowing import narrowed
from localmind_desktop.core.ask.write.pace import Pace
from localmind_desktop.core.ask.write.packing import Packed, packed
from localmind_desktop.core.ask.write.phrasing import phrased
from localmind_desktop.core.ask.write.reworking import turn_of, with_marks_of
from localmind_desktop.core.ask.write.searched import Searched, nothing_found
from localmind_desktop.core.ask.write.streaming import Asked, Streamed, streamed, writing
from localmind_desktop.core.ask.write.telling import NEAREST, not_mentioned
from localmind_desktop.core.errors import ModelError, PromptTooLong, ServerUnreachable
from localmind_desktop.core.fencing import Fence
from localmind_desktop.core.model import (
    Answer,
    Grounding,
    HistoryTurn,
    Message,
    Mode,
    Passage,
    Scope,
    Sources,
    Step,
    Token,
    Unfinished,
)
from localmind_desktop.core.models.protocols import ChatModel, Reader
from localmind_desktop.core.phrase import in_turn, phrase
from localmind_desktop.core.prompting import prompt
from localmind_desktop.core.settings import Models, Settings
from localmind_desktop.core.task import CancelToken, Task, result_of
from localmind_desktop.core.text.likeness import WordLikeness

log = logging.getLogger(__name__)

_ANSWER_SHARE = 4  # at most a quarter of a window is kept free for the answer
_FRAME_SHARE = 8  # and no more of a small one for what is said around the passages than needed, or an eighth
_ROOMY = 8_192  # tokens of a window in which the turn before finds room
_FEWER = 0.6  # of the room, where the model has counted more tokens than were expected
_NO_FENCE = Fence("000000")  # as long as any


@dataclass(frozen=True, slots=True)
class _Wanted:
    """A question, the evidence that there is, who is to write the answer, and what is written of it already."""

    asked: Understood
    evidence: Evidence
    model: ChatModel
    begun: Answer | None


@dataclass(frozen=True, slots=True)
class Writing:
    """What writing works with.

    ``instructions`` gives the user's own for a scope, ``searched`` how many documents lie in one; ``named`` is the chat
    model of a name, for the annotations.
    """

    chat: Callable[[], ChatModel]
    settings: Settings
    instructions: Callable[[Scope], str]
    searched: Callable[[Scope], Searched]
    named: Callable[[str], ChatModel] | None = None
    likeness: WordLikeness | None = None  # None: statements are not checked, values are
    reader: Reader | None = None  # None: whether the question is answered is not checked
    pace: Pace | None = None  # None: a model may read as long as it takes

    def answer(
        self,
        asked: Understood,
        evidence: Evidence,
        record: Record,
        cancel: CancelToken,
        begun: Answer | None = None,
    ) -> Task[Step | Sources | Token, Answer | None]:
        """Write an answer, or go on with ``begun``. None when no model can, so that the caller goes on without one."""
        try:
            model = self.chat()
            record.model = model.name
            notes = yield from self._annotated(asked, evidence.passages, model, record, cancel)
            record.instructions = self.instructions(asked.scope)
            if self.settings.answering.annotate:  # then nothing is read but what was judged
                evidence = replace(evidence, passages=notes.passages, ranked=(), of_named=(), further=())
            started = time.perf_counter()
            record.stage("read", started, phrase("{n} found", n=len(evidence.seeds())))
            text, kept = yield from self._written(_Wanted(asked, evidence, model, begun), record, cancel)
            if text is None:
                record.notes.append(phrase("Answered without a model. No passage fits in its context window."))
                record.model = None
                return None
            if kept.left_out:
                record.notes.append(_left_out(kept))
        except ModelError as error:
            log.warning("no answer from the model: %s", type(error).__name__)
            note = phrase("Answered without a model. {error}", error=error.sentence)
            if isinstance(error, ServerUnreachable) and not self._is_set_up():
                record.notes.append(note)  # nothing failed: there is no model
            else:
                record.failed(note)
            record.model = None
            return None
        answer = self._finished(asked, text, kept, record, evidence)
        return replace(answer, annotations=notes.annotations, set_aside=notes.set_aside)

    def phrased(self, asked: Understood, draft: Draft, record: Record, cancel: CancelToken) -> Draft:
        """A computed answer in the model's words, where that is wished and changes nothing (A6)."""
        if not self.settings.answering.phrase_tables:
            return draft
        started = time.perf_counter()
        try:
            model = self.chat()
        except ModelError as error:
            record.notes.append(phrase("Not phrased. {error}", error=error.sentence))
            return draft
        told = phrased(asked.alone, draft, model, self.settings.answering, cancel)
        if told is not draft:
            record.model = model.name
        record.stage("phrase", started, phrase("phrased") if told is not draft else phrase("not phrased"))
        return told

    # ------------------------------------------------------------------ inside

    def _is_set_up(self) -> bool:
        """Whether the user has named a model or a server."""
        models = self.settings.models
        return bool(models.chat) or models.server != Models().server

    def _written(
        self, wanted: _Wanted, record: Record, cancel: CancelToken
    ) -> Task[Step | Sources | Token, tuple[Streamed | None, Packed]]:
        """What the model writes, and what it was given; nothing where no passage fits. Raises `ModelError`."""
        try:
            return (yield from self._tried(wanted, record, cancel, 1.0))
        except PromptTooLong:
            record.notes.append(phrase("The text was too long for the model. It was given fewer passages."))
            return (yield from self._tried(wanted, record, cancel, _FEWER))

    def _tried(
        self, wanted: _Wanted, record: Record, cancel: CancelToken, share: float
    ) -> Task[Step | Sources | Token, tuple[Streamed | None, Packed]]:
        """With so large a ``share`` of the room for passages."""
        model = wanted.model
        kept, messages = self._handed(wanted, record.instructions, share)
        if kept.passages and model.counts_again(messages):
            kept, messages = self._handed(wanted, record.instructions, share)
        if not kept.passages:
            return None, kept
        yield Sources(tuple(citation_of(p, n) for n, p in enumerate(kept.passages, start=1)))
        yield Step(writing(model.name))
        started = time.perf_counter()
        stop = [word for word in self.settings.answering.stop_words.splitlines() if word]
        request = Asked(model, messages, self._longest(model), stop)
        begun = _begun(wanted.begun, kept.passages)
        text = yield from streamed(request, self.settings.answering, cancel, begun)
        if self.pace is not None and text.unfinished is None:
            self.pace.saw(model, text.reading_speed)
        text = self._attributed(text, kept, wanted.asked)
        if _lacks_sources(text, kept.passages):
            text = yield from self._with_sources(request, text, wanted.asked, kept, record, cancel)
        record.stage("write", started, phrase("resumed {n} times", n=text.resumed) if text.resumed else "")
        return text, kept

    def _handed(self, wanted: _Wanted, instructions: str, share: float) -> tuple[Packed, list[Message]]:
        """The evidence that fits, and the prompt that holds it."""
        asked, model = wanted.asked, wanted.model
        last_turn = self._turn_before(asked, model)
        asking = partial(question_messages, asked.alone, reworks=asked.reworked is not None)
        frame = asking("", _NO_FENCE, instructions, last_turn)
        kept = self._packed(wanted.evidence, model, sum(model.tokens(said.content) for said in frame), share)
        if asked.reworked is not None and last_turn is not None:
            last_turn = with_marks_of(asked.reworked, last_turn, kept.passages)
        return kept, asking(kept.text, kept.fence, instructions, last_turn)

    def _annotated(
        self, asked: Understood, passages: Sequence[Passage], model: ChatModel, record: Record, cancel: CancelToken
    ) -> Task[Step, Annotated]:
        settings = self.settings.answering
        if not settings.annotate:
            return Annotated(tuple(passages), (), ())
        yield Step(phrase("Judging passages"))
        started = time.perf_counter()
        if settings.annotation_model and self.named is not None:
            model = self.named(settings.annotation_model)
        notes = annotated(asked.alone, passages, model, settings, cancel)
        record.stage(
            "annotate",
            started,
            phrase(
                "{count} of {total} judged not relevant by {name}",
                count=len(notes.set_aside),
                total=len(passages),
                name=model.name,
            ),
        )
        return notes

    def _attributed(self, text: Streamed, kept: Packed, asked: Understood) -> Streamed:
        """With citations in one form, and right ones where that can be told."""
        plain = with_plain_marks(text.text)
        if self.settings.answering.grounding and not says_not_found(plain):
            plain = attributed(plain, len(kept.passages), Checking(kept, asked.alone, self.likeness).supporting)
        return replace(text, text=plain)

    def _with_sources(
        self, request: Asked, text: Streamed, asked: Understood, kept: Packed, record: Record, cancel: CancelToken
    ) -> Task[Step, Streamed]:
        """An answer that names no passage, asked for once more; as it was where that brings none either."""
        yield Step(phrase("Asking for sources"))
        messages = [*request.messages, Message("assistant", text.text), Message("user", prompt("cite"))]
        try:
            said = result_of(streamed(replace(request, messages=messages), self.settings.answering, cancel))
        except ModelError as error:
            record.notes.append(
                phrase("The model named no passage, and could not be asked again. {error}", error=error.sentence)
            )
            return text
        again = self._attributed(said, kept, asked)
        is_better = again.unfinished is None and not _lacks_sources(again, kept.passages)
        record.notes.append(
            phrase("The model named no passage and was asked again.")
            if is_better
            else phrase("The model named no passage and was asked again, in vain.")
        )
        return again if is_better else text

    def _packed(self, evidence: Evidence, model: ChatModel, frame: int, share: float) -> Packed:
        """The evidence that fits beside a ``frame`` of so many tokens and the answer (R20)."""
        retrieval = self.settings.retrieval
        reserved = max(frame, min(retrieval.frame_tokens, model.window // _FRAME_SHARE))
        room = min(retrieval.context_tokens - frame, model.window - self._longest(model) - reserved)
        in_time = self.pace.room(model) if self.pace is not None else None
        most = room if in_time is None else min(room, in_time)
        return replace(packed(evidence.seeds(), evidence, int(most * share), model.tokens), is_for_time=most < room)

    def _turn_before(self, asked: Understood, model: ChatModel) -> HistoryTurn | None:
        """What is told of the turn before: the answer that is worked on, or context, where there is room for it."""
        if asked.reworked is not None:
            return shortened(turn_of(asked.reworked), model.window // _ANSWER_SHARE)
        return asked.last_turn if model.window >= _ROOMY else None

    def _longest(self, model: ChatModel) -> int:
        """The tokens that an answer may have."""
        return min(self.settings.models.answer_tokens, model.window // _ANSWER_SHARE)

    def _finished(self, asked: Understood, text: Streamed, kept: Packed, record: Record, evidence: Evidence) -> Answer:
        passages = kept.passages
        record.window, record.resumed = text.window, text.resumed
        if text.why:
            record.notes.append(text.why)
        if not text.is_shown and text.unfinished is not Unfinished.REPEATED:
            record.notes.append(phrase("The connection was lost; the text was corrected when the answer was complete."))
        if text.unfinished is None and says_not_found(text.text):
            return self._not_told(asked, passages, record, evidence.unknown)
        shown = narrowed(text.text, kept, asked.alone) if text.unfinished is None else passages
        cleaned, citations = cited(text.text, shown)
        checking = Checking(kept, asked.alone, self.likeness, self.reader, evidence.unknown, evidence.claims)
        grounding = self._grounded(cleaned, order_of(text.text, len(passages)), checking, record)
        if text.unfinished is None and (not citations or holds_none(grounding)):
            return self._not_told(asked, passages, record, evidence.unknown, text.text.strip())
        return Answer(
            question=asked.question,
            standalone_question=asked.alone,
            mode=Mode.GENERATED,
            text=cleaned,
            citations=citations,
            route="generated",
            grounding=grounding,
            probability=checking.probability(cleaned),
            incomplete=text.unfinished is not None,
            unfinished=text.unfinished,
            trace=record.trace(),
        )

    def _not_told(
        self,
        asked: Understood,
        passages: Sequence[Passage],
        record: Record,
        unknown: Sequence[str],
        unsupported: str = "",
    ) -> Answer:
        """Nothing is claimed: the model found nothing, or what it wrote is ``unsupported``. ``unknown``: names that
        stand nowhere."""
        searched = self.searched(asked.scope)
        note = not_mentioned(unknown) if unknown else ""
        return Answer(
            asked.question,
            asked.alone,
            Mode.NOT_FOUND,
            in_turn(nothing_found(asked.scope, searched), note),
            tuple(citation_of(p, n) for n, p in enumerate(passages[:NEAREST], start=1)),
            route="generated",
            trace=record.trace(),
            note=note,
            searched=searched.ready,
            waiting=searched.waiting,
            unsupported=unsupported,
        )

    def _grounded(self, text: str, order: dict[int, int], checking: Checking, record: Record) -> Grounding:
        if not self.settings.answering.grounding:
            return Grounding()
        started = time.perf_counter()
        grounding = checking.with_doubt(text, checking.of(text, order))
        note = phrase("{count} of {total} values not verified", count=len(grounding.flags), total=grounding.checked)
        record.stage("ground", started, note)
        return grounding


def _left_out(kept: Packed) -> str:
    count = kept.left_out
    if kept.is_for_time:
        return phrase("{count} passages were left out because the model reads slowly on this machine.", count=count)
    return phrase("{count} passages did not fit in the context window.", count=count)


def _lacks_sources(text: Streamed, passages: Sequence[Passage]) -> bool:
    """Whether a finished answer claims something and cites no passage that is there."""
    is_claim = text.unfinished is None and not says_not_found(text.text)
    return is_claim and not order_of(text.text, len(passages))


def _begun(answer: Answer | None, passages: Sequence[Passage]) -> str:
    """What is written of an answer, as its model wrote it; nothing where its passages have changed."""
    return (as_written(answer, passages) or "") if answer is not None else ""
