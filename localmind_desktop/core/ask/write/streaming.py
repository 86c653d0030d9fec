"""A model's answer as a stream that heals itself (A4).

Only the server's word that it is done ends an answer. A stream that breaks is taken up again: asked anew while nothing
was written, else continued from what was written (`joining`), and asked anew where the continuation does not join. An
answer that reached its length is continued as well; one that goes round in circles (`repeating`) is stopped where the
first round ends. What cannot be completed says why.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field

from localmind_desktop.core.ask.write.joining import broken, joined, may_join
from localmind_desktop.core.ask.write.repeating import Watch
from localmind_desktop.core.errors import ModelError, ServerFailed, ServerUnreachable, StreamCut, WrongAddress
from localmind_desktop.core.model import ChatEnd, Message, Step, Token, Unfinished, WindowUse, short_model_name
from localmind_desktop.core.models.protocols import ChatModel
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.settings import Answering
from localmind_desktop.core.task import CancelToken, Task

log = logging.getLogger(__name__)

LEAST_ROOM = 32  # tokens that a continuation must be able to write
_PASSING = (StreamCut, ServerFailed, ServerUnreachable)  # what may be over at the next try
_LONGEST_BACK_OFF = 8.0
_REPEATED = "repeated"  # why a stream was ended by us
NO_END = phrase("The model server ended the answer without saying that it is complete.")
LOST = phrase("Connection to the model lost, trying again")
EMPTY = phrase("The model returned an empty answer. Ask again or choose another model.")
REASONS = {
    Unfinished.LENGTH: phrase("The answer reached its length limit."),
    Unfinished.STOPPED: phrase("The answer was stopped."),
    Unfinished.REPEATED: phrase("The model repeated itself and was stopped."),
}


@dataclass(frozen=True, slots=True)
class Streamed:
    """The whole text. ``unfinished`` None: the server said that it is complete. ``is_shown``: the tokens were it."""

    text: str
    unfinished: Unfinished | None
    why: str = ""
    resumed: int = 0
    window: WindowUse | None = None
    is_shown: bool = True
    reading_speed: float | None = None  # tokens of the prompt per second, None where the server did not say


@dataclass(frozen=True, slots=True)
class Asked:
    """One answer's request: what is asked of whom, and how long it may become."""

    model: ChatModel
    messages: Sequence[Message]
    max_tokens: int
    stop: Sequence[str] = ()


@dataclass
class _Written:
    """What has come so far. ``shown`` is what the window was given: no more than was sure at the time."""

    text: str = ""
    shown: str = ""
    resumed: int = 0
    faults: int = 0
    continued: int = 0
    anew: bool = False  # the next try does not continue the text but replaces it
    is_full: bool = False  # the text reached its length
    is_lost: bool = False  # the connection is, and nothing has come since
    window: WindowUse | None = None
    reading_speed: float | None = None
    moved_at: float = field(default_factory=time.monotonic)

    def ends(self, end: ChatEnd, model: ChatModel) -> None:
        """Take over what the server says of its work. How fast it read, the first request tells: later ones find most
        of it read."""
        self.window = _use(end, model) or self.window
        self.reading_speed = self.reading_speed or end.reading_speed

    def unshown(self) -> str:
        """What may be shown now; nothing where what was shown is no longer the beginning of the text."""
        sure = self.text.rstrip()  # a continuation may go on after other white space
        new = sure[len(self.shown) :] if sure.startswith(self.shown) else ""
        self.shown += new
        return new

    def news(self, writer: str) -> Iterator[Step | Token]:
        """What may be shown now, and who writes again where the connection was lost."""
        if not (new := self.unshown()):
            return
        if self.is_lost:
            self.is_lost = False
            yield Step(writing(writer))
        yield Token(new)


def writing(name: str) -> str:
    """What is said while a model writes."""
    return phrase("{name} is writing", name=short_model_name(name))


def streamed(asked: Asked, settings: Answering, cancel: CancelToken, begun: str = "") -> Task[Step | Token, Streamed]:
    """Stream an answer, going on from ``begun`` if that is given. A lost connection is said at once.

    Raises `ModelError` only while nothing is written; afterwards the text is kept and says why it is unfinished.
    """
    written = _Written(text=begun, shown=begun.rstrip())
    while True:
        written.moved_at = time.monotonic()
        try:
            end = yield from _attempt(asked, written, cancel)
            if end.reason == "cancelled":
                return _ended(written, Unfinished.STOPPED)
            if end.reason == _REPEATED:
                return _ended(written, Unfinished.REPEATED)
            if not written.text.strip():
                raise ServerFailed(EMPTY)
            if end.reason == "stop":
                return _ended(written, None)
            if written.continued >= settings.continuations or not _has_room(asked, written):
                return _ended(written, Unfinished.LENGTH)
            written.continued += 1
            written.is_full = True
        except ModelError as error:
            written.faults += 1
            if isinstance(error, _Unjoined) and written.is_full:  # asked anew, it would become as long again
                return _ended(written, Unfinished.LENGTH)
            if not _may_pass(error, written, settings):
                if not written.text.strip():
                    raise
                return _ended(written, Unfinished.CUT, str(error))
            log.info("a stream broke (%s) and is taken up again", type(error).__name__)
            if not written.is_lost:
                written.is_lost = True
                yield Step(LOST)
            if not _waited(settings.back_off_seconds * 2 ** (written.faults - 1), cancel):
                return _ended(written, Unfinished.STOPPED)
        written.resumed += 1


class _Unjoined(StreamCut):
    """The continuation does not go on from where the text ended."""


def _attempt(asked: Asked, written: _Written, cancel: CancelToken) -> Task[Step | Token, ChatEnd]:
    """One request and what it wrote. Raises `ModelError`."""
    at = broken(written.text) if not written.anew else None
    if at is None:
        return (yield from _anew(asked, written, cancel))
    more, watch = "", _watch(asked)
    with closing(_items(asked, at.kept, cancel)) as items:
        for item in items:
            if isinstance(item, ChatEnd):
                if item.reason != "cancelled" and joined(at, more) is None:
                    raise _unjoined(written)
                written.ends(item, asked.model)
                return item
            more += item.text
            written.moved_at = time.monotonic()
            if (text := joined(at, more)) is not None:
                written.text, written.is_full = text, False
                if (loop := watch.loops_from(text)) is not None:
                    return _cut(written, loop)
                yield from written.news(asked.model.name)
            elif not may_join(at, more):
                raise _unjoined(written)
    raise StreamCut(NO_END)


def _unjoined(written: _Written) -> _Unjoined:
    written.anew = True
    return _Unjoined(phrase("The model could not continue its answer, so it is incomplete."))


def _anew(asked: Asked, written: _Written, cancel: CancelToken) -> Task[Step | Token, ChatEnd]:
    """The answer from its beginning; it replaces what was written as soon as it is longer, or whole."""
    before, text, watch = written.text, "", _watch(asked)
    with closing(_items(asked, "", cancel)) as items:
        for item in items:
            if isinstance(item, Token):
                text += item.text
                written.moved_at = time.monotonic()
                if (loop := watch.loops_from(text)) is not None:
                    written.text = text
                    return _cut(written, loop)
            elif item.reason == "stop":
                written.text = text
            if len(text) > len(before):
                written.text = text
            yield from written.news(asked.model.name)
            if isinstance(item, ChatEnd):
                written.ends(item, asked.model)
                return item
    raise StreamCut(NO_END)


def _items(asked: Asked, begun: str, cancel: CancelToken) -> Generator[Token | ChatEnd, None, None]:
    """The model's stream, closed in any case, so that the server stops with us."""
    messages, tokens = list(asked.messages), asked.max_tokens
    if begun:
        messages.append(Message("assistant", begun))
        tokens = max(LEAST_ROOM, min(tokens, asked.model.window - _prompt_tokens(asked) - asked.model.tokens(begun)))
    with closing(asked.model.stream(messages, cancel, max_tokens=tokens, stop=asked.stop)) as stream:
        yield from stream


def _watch(asked: Asked) -> Watch:
    return Watch(lambda: "\n".join(message.content for message in asked.messages))


def _cut(written: _Written, loop: int) -> ChatEnd:
    """The text without what only repeats it. The repetition begins at ``loop``."""
    written.text = written.text[:loop].rstrip()
    return ChatEnd(_REPEATED)


def _has_room(asked: Asked, written: _Written) -> bool:
    used = written.window.used if written.window else _prompt_tokens(asked) + asked.model.tokens(written.text)
    return asked.model.window - used >= LEAST_ROOM


def _prompt_tokens(asked: Asked) -> int:
    return sum(asked.model.tokens(message.content) for message in asked.messages)


def _use(end: ChatEnd, model: ChatModel) -> WindowUse | None:
    if end.prompt_tokens is None:
        return None
    return WindowUse(end.prompt_tokens + (end.answer_tokens or 0), model.window)


def _may_pass(error: ModelError, written: _Written, settings: Answering) -> bool:
    """Whether another try may help. Nonsense in the middle of an answer is a fault of the connection."""
    is_passing = isinstance(error, _PASSING) or (isinstance(error, WrongAddress) and bool(written.text))
    is_patient = time.monotonic() - written.moved_at < settings.patience_seconds
    return is_passing and is_patient and written.faults < settings.stream_attempts


def _waited(seconds: float, cancel: CancelToken) -> bool:
    """Whether the back-off passed without being cancelled."""
    over = threading.Event()
    with cancel.on_cancel(over.set):
        return not over.wait(min(seconds, _LONGEST_BACK_OFF))


def _ended(written: _Written, unfinished: Unfinished | None, why: str = "") -> Streamed:
    return Streamed(
        text=written.text,
        unfinished=unfinished,
        why=why or (REASONS[unfinished] if unfinished else ""),
        resumed=written.resumed,
        window=written.window,
        is_shown=written.text == written.shown,
        reading_speed=written.reading_speed,
    )
