"""Personal data that the chat model tells, as no form gives it away (D2): health, religion, family and the like.

The model reads the pages with what the rules hide, part by part, and names what else is personal. Only what stands
there word for word is believed. Nothing of it is logged, or kept for longer than it takes to hide it. Of pages that the
model did not look at the remark tells.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import NamedTuple

from pydantic import BaseModel

from localmind_desktop.core.counting import amount
from localmind_desktop.core.errors import ModelError, PromptTooLong, ServerFailed, StreamCut
from localmind_desktop.core.fencing import fence_for
from localmind_desktop.core.insight.personal.named import NOTHING_NAMED, Named, flowing, named, stands_in
from localmind_desktop.core.insight.personal.pages import redacted_pages
from localmind_desktop.core.model import BlockKind, Document, Message, PageRead, Progress, State
from localmind_desktop.core.model.insight import KindInWords, PersonalKind, RedactionMode
from localmind_desktop.core.models.protocols import ChatModel
from localmind_desktop.core.models.structured import Misshapen, structured
from localmind_desktop.core.parallel import within
from localmind_desktop.core.parsing.stitch.joining import join_fragments
from localmind_desktop.core.phrase import in_turn, phrase
from localmind_desktop.core.prompting import prompt, untrusted
from localmind_desktop.core.task import Cancelled, CancelToken, Task
from localmind_desktop.core.terms import content_terms
from localmind_desktop.core.text.tokens import tokens_of

log = logging.getLogger(__name__)

_PART_TOKENS = 1_200  # of the document in one request: beyond, small models overlook more
_ANSWER_TOKENS = 1_500
_FRAME_TOKENS = 700  # of the prompt around the part
_LEAST_TOKENS = 100
_SHORTEST, _LONGEST = 2, 120  # characters of what is believed
_PASSING = (Misshapen, StreamCut, PromptTooLong, ServerFailed)  # may spare the next request
_MOST_FAILURES = 3  # in a row
_NO_CHAT = phrase("No chat model is in use.")
_NO_TIME = phrase("The time for that was used up.")
_TRY_AGAIN = phrase("Read the document again to retry.")


class _Span(BaseModel):
    text: str
    kind: KindInWords


class _Spans(BaseModel):
    """What the model is asked for."""

    spans: list[_Span]


class Piece(NamedTuple):
    """A text of a page as the model reads it: a block, or a row with the ``head`` of its table."""

    page: int
    text: str
    head: str = ""


class Said(NamedTuple):
    """What the model named, and what the user should know."""

    named: Named = NOTHING_NAMED
    remark: str = ""


@dataclass(slots=True)
class _Looked:
    """What came of the requests so far; ``why`` says why something may be missing."""

    kinds: dict[str, PersonalKind] = field(default_factory=dict)
    unseen: set[int] = field(default_factory=set)
    why: str = ""


@dataclass(frozen=True, slots=True)
class PersonalAsking:
    """Who is asked, and how long that may take for one document. Runs on the store lane."""

    chat: Callable[[], ChatModel] | None
    seconds: float

    def ask(self, document: Document, pages: Sequence[PageRead], cancel: CancelToken) -> Task[Progress, Said]:
        """What the chat model names on ``pages``. Raises `Cancelled`."""
        looked = _Looked()
        shown = redacted_pages(pages, RedactionMode.FULL).pages  # whatever the mode: that no figures reach the model
        try:
            model = self.chat() if self.chat is not None else None
            room = _room(model, _PART_TOKENS) if model is not None else _PART_TOKENS
        except ModelError as error:
            log.info("the chat model was not asked for personal data: %s", type(error).__name__)
            model, room, looked.why = None, _PART_TOKENS, str(error)
        parts = list(parts_of(shown, room))
        if model is None:
            looked.unseen, looked.why = _pages_of(parts), looked.why or _NO_CHAT
        else:
            yield from self._look(document, parts, model, looked, cancel)
        return Said(named(_not_headings(looked.kinds, shown)), _remark(looked, len(pages)))

    def _look(
        self,
        document: Document,
        parts: Sequence[Sequence[Piece]],
        model: ChatModel,
        looked: _Looked,
        cancel: CancelToken,
    ) -> Task[Progress, None]:
        """Ask for part after part, until the time is used up or the model is of no use."""
        end, failures = time.monotonic() + self.seconds, 0
        total = max(_pages_of(parts), default=0)
        for at, part in enumerate(parts):
            cancel.check()
            yield Progress(document.id, document.name, State.REDACTING, part[0].page - 1, total)
            try:
                found = _asked(part, model, end - time.monotonic(), cancel)
            except ModelError as error:
                log.info("the chat model did not look for personal data: %s", type(error).__name__)
                failures, looked.why = failures + 1, str(error)
                looked.unseen |= _pages_of([part])
                if failures == _MOST_FAILURES or not isinstance(error, _PASSING):
                    looked.unseen |= _pages_of(parts[at:])
                    return
            else:
                if found is None:
                    looked.why = _NO_TIME
                    looked.unseen |= _pages_of(parts[at:])
                    return
                failures = 0
                looked.kinds = found | looked.kinds


def parts_of(pages: Sequence[PageRead], room: int) -> Iterator[list[Piece]]:
    """The texts of ``pages`` in parts of some ``room`` tokens; what is repeated on top or bottom of pages once."""
    part: list[Piece] = []
    left = room
    for piece in (cut for whole in _pieces(pages) for cut in _cut(whole, room)):
        cost = tokens_of(piece.text) + (tokens_of(piece.head) if not part or part[-1].head != piece.head else 0)
        if part and cost > left:
            yield part
            part, left = [], room
            cost = tokens_of(piece.text) + tokens_of(piece.head)
        part.append(piece)
        left -= cost
    if part:
        yield part


def _pieces(pages: Sequence[PageRead]) -> Iterator[Piece]:
    headers = {row.place: table.headers for table in join_fragments(pages) for row in table.rows}
    repeated: set[str] = set()
    for page in pages:
        texts = [(None, page.label), *((block.kind, block.text) for block in page.blocks)]
        for kind, text in texts:
            if text.strip() and text not in repeated:
                yield Piece(page.number, flowing(text).text)
            if kind is BlockKind.FURNITURE:
                repeated.add(text)
        for fragment in page.fragments:
            if fragment.caption.strip():
                yield Piece(page.number, fragment.caption)
            if not fragment.rows and any(fragment.headers):
                yield Piece(page.number, _in_line(fragment.headers))
            for row in fragment.rows:
                yield Piece(page.number, _in_line(row.texts), _in_line(headers.get(row.place, fragment.headers)))


def _in_line(cells: Sequence[str]) -> str:
    return " | ".join(" ".join(flowing(cell).text.split()) for cell in cells)


def _cut(piece: Piece, room: int) -> Iterator[Piece]:
    """A text that is too long in halves, at the end of a line or word where there is one."""
    text = piece.text
    if tokens_of(text) <= room or len(text) < 2:
        yield piece
        return
    middle = len(text) // 2
    first = middle // 2
    at = next((place for mark in "\n " if (place := text.rfind(mark, first, middle)) > 0), max(middle, 1))
    for half in (text[:at], text[at:]):
        yield from _cut(piece._replace(text=half), room)


def _pages_of(parts: Sequence[Sequence[Piece]]) -> set[int]:
    return {piece.page for part in parts for piece in part}


def _remark(looked: _Looked, pages: int) -> str:
    if not looked.unseen:
        return ""
    lacking = phrase(
        "The chat model did not look for personal data on {n:,} of {pages}.",
        n=len(looked.unseen),
        pages=amount(pages, "page"),
    )
    return in_turn(lacking, looked.why, _TRY_AGAIN)


# ---------------------------------------------------------------------- one request


def _room(model: ChatModel, most: int) -> int:
    """Tokens of a part, or of its answer: half of what the window has beside the prompt."""
    return max(_LEAST_TOKENS, min(most, (model.window - _FRAME_TOKENS) // 2))


def _asked(
    part: Sequence[Piece], model: ChatModel, seconds: float, cancel: CancelToken
) -> dict[str, PersonalKind] | None:
    """What the model names in a part; None when ``seconds`` have passed. Raises `ModelError` and `Cancelled`."""
    if seconds <= 0:
        return None
    most = _room(model, _ANSWER_TOKENS)
    try:
        with within(seconds, cancel) as limited:
            spans = structured(model, _messages(part), limited, _Spans, max_tokens=most).spans
    except Cancelled:
        cancel.check()
        return None
    found = {" ".join(flowing(span.text).text.split()): span.kind for span in reversed(spans)}
    believed: dict[str, PersonalKind] = {words: kind for words, kind in found.items() if _is_believed(words, part)}
    log.info("the chat model named %d texts as personal, %d stand there", len(found), len(believed))
    return believed


def _messages(part: Sequence[Piece]) -> list[Message]:
    texts = [(page, "\n".join(_lines(pieces))) for page, pieces in groupby(part, key=lambda piece: piece.page)]
    fence = fence_for([text for _, text in texts])
    told = "\n".join(fence.around(f"page {page}", text) for page, text in texts)
    return [Message("system", prompt("personal")), Message("user", f"{untrusted(fence)}\n\n{told}")]


def _lines(pieces: Iterator[Piece]) -> Iterator[str]:
    head = ""
    for piece in pieces:
        if piece.head != head and piece.head.strip(" |"):
            yield piece.head
        head = piece.head
        yield piece.text


def _is_believed(words: str, part: Sequence[Piece]) -> bool:
    """Whether it stands in the part, is no longer than a detail is, and says something."""
    return (
        _SHORTEST <= len(words) <= _LONGEST
        and bool(content_terms(words))
        and any(stands_in(words, text) for piece in part for text in (piece.text, piece.head))
    )


def _not_headings(kinds: dict[str, PersonalKind], pages: Sequence[PageRead]) -> dict[str, PersonalKind]:
    """Without what only names a section or column of the document, and stands nowhere else in it."""
    headings, others = set[str](), list[str]()
    for page in pages:
        for block in page.blocks:
            (headings.add if block.kind is BlockKind.HEADING else others.append)(block.text)
        for fragment in page.fragments:
            headings.update(fragment.headers)
            others += [fragment.caption, *(text for row in fragment.rows for text in row.texts)]
    names = {_folded(text) for text in headings}
    return {
        words: kind
        for words, kind in kinds.items()
        if _folded(words) not in names or any(named({words: kind}).spans(text) for text in others)
    }


def _folded(text: str) -> str:
    return " ".join(flowing(text).text.split()).strip(" :").casefold()
