"""Where a passage stands and what it is about, in a sentence or two by the chat model (I9).

The sentences are searched with their passage, but never shown or quoted. Nothing here keeps a document from becoming
ready: a passage that the model writes nothing usable for is found by its text and the context by rule alone. What was
written stays, so that an interrupted document goes on where it stood.
"""

from __future__ import annotations

import hashlib
import logging
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from itertools import islice
from typing import NamedTuple

from pydantic import BaseModel

from localmind_desktop.core.counting import amount
from localmind_desktop.core.errors import ModelError, PromptTooLong, ServerFailed, StreamCut
from localmind_desktop.core.fencing import Fence, fence_for
from localmind_desktop.core.model import (
    BlockKind,
    Chunk,
    ChunkKind,
    Document,
    Message,
    Opened,
    PageRead,
    Progress,
    State,
)
from localmind_desktop.core.models.protocols import ChatModel
from localmind_desktop.core.models.structured import Misshapen, structured
from localmind_desktop.core.parallel import within
from localmind_desktop.core.phrase import Phrase, in_turn, phrase
from localmind_desktop.core.prompting import filled, prompt, untrusted
from localmind_desktop.core.sentences import sentences
from localmind_desktop.core.settings import ContextHeaders
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.context_headers import KeptHeader
from localmind_desktop.core.task import Cancelled, CancelToken, Task
from localmind_desktop.core.terms import is_identifier, term_of, terms, tokens
from localmind_desktop.core.text.invisible import on_one_line
from localmind_desktop.core.text.tokens import tokens_of

log = logging.getLogger(__name__)

HEADERS = "1"  # to be raised with every change of what is asked for, or of what is taken of it
_OUTLINE_CHARS = 1_500
_PART_CHARS = 3_000
_NEIGHBOUR_CHARS = 400
_ROWS = 3  # of a table, that the model is shown
_ROW_CHARS = 300
_MOST_SENTENCES = 2
_STOPS = ".。"
_LONGEST = 320  # characters: more would outweigh a short passage
_PART_TOKENS = 120  # of the answer
_FRAME_TOKENS = 200  # of the answer around its parts, and of the lines around what is handed over
_PASSING = (Misshapen, StreamCut, PromptTooLong, ServerFailed)  # may spare the next request
_MOST_FAILURES = 3  # in a row
_NOTHING_USABLE = phrase("The chat model wrote nothing usable for them.")
_NO_CHAT = phrase("No chat model is in use.")
_NO_TIME = phrase("The time limit was reached. Read the document again to continue, or raise the limit.")
_TRY_AGAIN = phrase("Read the document again to retry.")


class WrittenHeader(BaseModel):
    """``part`` is the number of the passage in the request."""

    part: int
    text: str


class WrittenHeaders(BaseModel):
    """What the model is asked for."""

    headers: list[WrittenHeader]


class Part(NamedTuple):
    """A passage or table as the model reads it, with the text around it. ``digest`` is that of what is its own."""

    position: int
    digest: str
    context: str
    text: str
    before: str
    after: str

    def given(self, about: str) -> str:
        """All that its header may rest on; ``about`` tells of the whole document."""
        return "\n".join((about, self.context, self.before, self.text, self.after))


@dataclass(frozen=True, slots=True)
class HeaderWriting:
    """What the writing of headers works with. Runs on the store lane."""

    catalog: Catalog
    chat: Callable[[], ChatModel] | None
    settings: ContextHeaders

    def add_to(
        self, document: Document, pages: Sequence[PageRead], chunks: list[Chunk], cancel: CancelToken
    ) -> Task[Progress, tuple[list[Chunk], str]]:
        """The chunks with their headers, and what the user should know. Raises `Cancelled`."""
        if not self.settings.enabled or not chunks:
            return chunks, ""
        parts = parts_of(chunks)
        digests = {part.digest for part in parts.values()}
        self._carry_over(document, digests)
        why = yield from self._write(document, pages, list(parts.values()), cancel)
        known = self.catalog.headers.known(document, HEADERS)
        headers = {chunk_id: known[part.digest].text for chunk_id, part in parts.items() if part.digest in known}
        chunks = [_headed(chunk, headers.get(chunk.parent or chunk.id, "")) for chunk in chunks]
        self.catalog.headers.attach([chunk for chunk in chunks if chunk.context_header])
        lacking = sum(not headers.get(chunk_id) for chunk_id in parts)
        return chunks, _lacking(lacking, len(parts), why or _NOTHING_USABLE) if lacking else ""

    def _carry_over(self, document: Document, digests: AbstractSet[str]) -> None:
        """Keep what was written of the passages as they are now, also before the file was changed; drop the rest."""
        known = self.catalog.headers.known(document, HEADERS)
        self.catalog.headers.keep(document.id, HEADERS, [one for one in known.values() if one.digest in digests])
        self.catalog.headers.keep_only(document.id, digests)

    def _write(
        self, document: Document, pages: Sequence[PageRead], parts: Sequence[Part], cancel: CancelToken
    ) -> Task[Progress, str]:
        """Have the model write what it has not written yet; why something may be missing."""
        try:
            model = self.chat() if self.chat is not None else None
        except ModelError as error:
            log.info("no context headers: %s", type(error).__name__)
            return in_turn(error.sentence, _TRY_AGAIN)
        if model is None:
            return _NO_CHAT
        known = self.catalog.headers.known(document, HEADERS).values()
        there = {one.digest for one in known if one.model == model.name}
        first = {part.digest: part for part in reversed(parts)}  # of equal passages
        waiting = [part for part in parts if first[part.digest] is part and part.digest not in there]
        if not waiting:
            return ""
        self.catalog.set_state(document.id, State.ANALYSING)
        asking = _Asking(document, model, _about(self.catalog, document, pages), tuple(waiting), len(first))
        return (yield from self._ask(asking, cancel))

    def _ask(self, asking: _Asking, cancel: CancelToken) -> Task[Progress, str]:
        """Ask for the headers that wait and keep what is written; why that ended before the last."""
        done = before = asking.total - len(asking.waiting)
        started, failures, why = time.monotonic(), 0, ""
        end = started + self.settings.document_seconds
        for batch in _batches(asking, max(1, self.settings.parts_per_request)):
            now = time.monotonic()
            pace = (now - started) / (done - before) if done > before else None
            left = None if pace is None else min(pace * (asking.total - done), end - now)
            yield asking.progress(done, left)
            cancel.check()
            try:
                with within(max(0.0, end - now), cancel) as limited:
                    written = _headers_of(asking, batch, limited)
            except Cancelled:
                cancel.check()
                return _NO_TIME
            except ModelError as error:
                log.info("context headers were not written: %s", type(error).__name__)
                failures, why = failures + 1, in_turn(error.sentence, _TRY_AGAIN)
                if failures == _MOST_FAILURES or not isinstance(error, _PASSING):
                    return why
            else:
                failures = 0
                self.catalog.headers.keep(asking.document.id, HEADERS, written)
            done += len(batch)
        yield asking.progress(done)
        return why


@dataclass(frozen=True, slots=True)
class _Asking:
    """What is asked for: the parts that ``waiting`` names, of ``total``; ``about`` tells of the whole document."""

    document: Document
    model: ChatModel
    about: str
    waiting: tuple[Part, ...]
    total: int

    def progress(self, done: int, seconds_left: float | None = None) -> Progress:
        return Progress(self.document.id, self.document.name, State.ANALYSING, done, self.total, seconds_left)


def _lacking(count: int, parts: int, why: str) -> Phrase:
    of = amount(parts, "part")
    if count == 1:
        return phrase("1 of {parts} has no context header. {why}", parts=of, why=phrase(why))
    return phrase("{n:,} of {parts} have no context header. {why}", n=count, parts=of, why=phrase(why))


def stamp_of(settings: ContextHeaders) -> str:
    """What tells documents that were taken in with headers from others; empty for those without."""
    return f":headers {HEADERS}" if settings.enabled else ""


def parts_of(chunks: Sequence[Chunk]) -> dict[str, Part]:
    """What gets a header, by the id of its chunk: passages and tables, those of a page together."""
    rows: defaultdict[str, list[str]] = defaultdict(list)
    for chunk in chunks:
        if chunk.kind is ChunkKind.ROW and chunk.parent is not None and len(rows[chunk.parent]) < _ROWS:
            rows[chunk.parent].append("; ".join(chunk.text.split("\n"))[:_ROW_CHARS])
    headed = [chunk for chunk in chunks if chunk.kind is not ChunkKind.ROW]
    headed.sort(key=lambda chunk: chunk.places[0].page if chunk.places else 0)  # stable: prose before tables
    texts = ["\n".join((chunk.text[:_PART_CHARS], *rows[chunk.id])) for chunk in headed]
    parts = {}
    for number, (chunk, text) in enumerate(zip(headed, texts, strict=True)):
        before = texts[number - 1][-_NEIGHBOUR_CHARS:] if number else ""
        after = texts[number + 1][:_NEIGHBOUR_CHARS] if number + 1 < len(texts) else ""
        digest = hashlib.sha256(f"{chunk.context}\n{text}".encode()).hexdigest()
        parts[chunk.id] = Part(number, digest, chunk.context, text, before, after)
    return parts


def faithful(text: str, given: str, request: str) -> str:
    """The sentences of a header, as far as it may be long, whose numbers and identifiers all stand in ``given``.

    Those that repeat the ``request`` word for word say nothing: small models copy its rules.
    """
    plain = on_one_line(text)
    known, asked = {*terms(given), *map(term_of, tokens(given))}, " ".join(request.split())
    kept = (one for one in sentences(plain) if _exact(one) <= known and one.rstrip(_STOPS) not in asked)
    header = ""
    for sentence in islice(kept, _MOST_SENTENCES):
        longer = f"{header} {sentence}".strip()
        header = longer if len(longer) <= _LONGEST else header
    return header


def _exact(text: str) -> set[str]:
    """The identifiers and numbers of a text, as terms."""
    return {term_of(token) for token in tokens(text) if is_identifier(token) or token[0].isdigit()}


def _headed(chunk: Chunk, header: str) -> Chunk:
    made = replace(chunk, context_header=header)
    return replace(made, digest=hashlib.sha256(made.searched.encode()).hexdigest()) if header else chunk


# ---------------------------------------------------------------------- what is asked


def _headers_of(asking: _Asking, batch: Sequence[Part], cancel: CancelToken) -> list[KeptHeader]:
    """The headers of a batch, empty where nothing usable was written. Raises `ModelError` and `Cancelled`."""
    messages, room = _messages(asking.about, batch), _FRAME_TOKENS + _PART_TOKENS * len(batch)
    written = structured(asking.model, messages, cancel, WrittenHeaders, max_tokens=room).headers
    texts = {one.part: one.text for one in reversed(written)}  # of two for a part the first
    request = "\n".join(message.content for message in messages)
    return [
        KeptHeader(part.digest, asking.model.name, faithful(texts.get(number, ""), part.given(asking.about), request))
        for number, part in enumerate(batch, start=1)
    ]


def _messages(about: str, batch: Sequence[Part]) -> list[Message]:
    fence = fence_for([about, *(part.given("") for part in batch)])
    parts = [fence.around("document", about), *_fenced(batch, fence)]
    text = filled(
        prompt("context_header_parts"),
        untrusted=untrusted(fence),
        fence=fence.mark,
        parts="\n\n".join(parts),
        last=str(len(batch)),
    )
    return [Message("system", prompt("context_headers")), Message("user", text)]


def _fenced(batch: Sequence[Part], fence: Fence) -> Iterator[str]:
    """The parts of a request, and the text around those whose neighbours are not among them."""
    there = {part.position for part in batch}
    for number, part in enumerate(batch, start=1):
        if part.before and part.position - 1 not in there:
            yield fence.around("text before", part.before, f"part {number}")
        yield fence.around(f"part {number}", part.text, part.context)
        if part.after and part.position + 1 not in there:
            yield fence.around("text after", part.after, f"part {number}")


def _batches(asking: _Asking, most: int) -> Iterator[list[Part]]:
    """Neighbours in one request, as many as the window of the model holds with its answer."""
    said = asking.about + prompt("context_headers") + prompt("untrusted")
    room = free = asking.model.window - 2 * _FRAME_TOKENS - tokens_of(said)
    batch: list[Part] = []
    for part in asking.waiting:
        need = tokens_of(part.given("")) + _PART_TOKENS
        if batch and (len(batch) == most or need > room):
            yield batch
            batch, room = [], free
        batch.append(part)
        room -= need
    if batch:
        yield batch


def _about(catalog: Catalog, document: Document, pages: Sequence[PageRead]) -> str:
    """The title and the outline of a document, of which the deepest levels are left out where it is long."""
    opened = catalog.opened(document.id) or Opened(0)
    entries = [(entry.level, entry.title) for entry in opened.outline] or [
        (block.level, block.text) for page in pages for block in page.blocks if block.kind is BlockKind.HEADING
    ]
    lines = [(level, " ".join(title.split())) for level, title in entries]
    for deepest in sorted({level for level, _ in lines}, reverse=True):
        outline = "\n".join(f"{'  ' * level}{title}" for level, title in lines if level <= deepest)
        if len(outline) <= _OUTLINE_CHARS:
            break
    else:
        outline = "\n".join(title for _, title in lines)[:_OUTLINE_CHARS]
    return f"{catalog.titles([document.id]).get(document.id, '')}\n{outline}".strip()
