"""What a chat model wrote, bound to the passages it read: its marks are citations (A2). Pure."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from localmind_desktop.core.ask.ground.grounding import count_of_values
from localmind_desktop.core.model import Answer, Citation, Passage
from localmind_desktop.core.text.languages import words

NOT_FOUND_MARK = "NOT FOUND"
_CITATION = re.compile(r"\[(\d+(?:\s*,\s*\d+)*)\]")
_NAMES = r"(?:passages?|sources?|#)"
_LIST = rf"\s*{_NAMES}?\s*\d+(?:\s*(?:,|;|-|–|and|&)\s*{_NAMES}?\s*\d+)*\s*"
_FENCE = r"[0-9a-f]{6}"  # of the lines around passages, which some models copy
_MARK = re.compile(
    rf"\[\^?(?P<square>{_LIST})(?:{_FENCE}\s*)?\]|【(?P<wide>{_LIST})[^】]*】|\((?P<round>{_NAMES}\s*{_LIST})\)"
    rf"|</?(?P<angle>\d+)\s{_FENCE}[^>\n]{{0,80}}>",
    re.IGNORECASE,
)
_RANGE = re.compile(r"(\d+)\s*[-–]\s*(?:[^\d\s]+\s*)?(\d+)|(\d+)")
_LONGEST_RANGE = 12
_SAYS = re.compile(r"[^\W_]")
_QUOTE_CHARS = 600
_LONGEST_REFUSAL = 400  # characters


def says_not_found(text: str) -> bool:
    """Whether a model says that it found nothing: by the agreed word, in any words that claim and cite nothing, or by
    no words at all."""
    marked = with_plain_marks(text)
    said = _CITATION.sub("", marked).strip().strip(".*_ ")
    if said.upper().startswith(NOT_FOUND_MARK) or not _SAYS.search(said):
        return True
    is_short = len(said) <= _LONGEST_REFUSAL and _CITATION.search(marked) is None
    return is_short and words().negates(said) and not count_of_values(said)


def with_plain_marks(text: str) -> str:
    """Citations in any form that models use as ``[1][2]``: ``[1, 2]``, ``[1-3]``, ``(passage 1)``, ``【1】``."""

    def plain(match: re.Match[str]) -> str:
        numbers: list[int] = []
        for first, last, alone in _RANGE.findall(match["square"] or match["wide"] or match["round"] or match["angle"]):
            begin, end = int(first or alone), int(last or alone)
            numbers += range(begin, end + 1) if 0 <= end - begin < _LONGEST_RANGE else (begin, end)
        return "".join(f"[{number}]" for number in numbers)

    return _MARK.sub(plain, text)


def order_of(text: str, count: int) -> dict[int, int]:
    """The numbers of the passages that a text cites, of 1 to ``count``, with their new numbers by appearance."""
    said = [int(n) for match in _CITATION.finditer(text) for n in match[1].split(",")]
    return {number: new for new, number in enumerate(dict.fromkeys(n for n in said if 1 <= n <= count), start=1)}


def cited(text: str, passages: Sequence[Passage]) -> tuple[str, tuple[Citation, ...]]:
    """Number the cited passages anew from 1 in order of appearance; numbers of no passage are taken out."""
    order = order_of(text, len(passages))
    cleaned = _numbered(text, order).strip()
    return cleaned, tuple(citation_of(passages[n - 1], number) for n, number in order.items())


def as_written(answer: Answer, passages: Sequence[Passage]) -> str | None:
    """The text of an answer with the numbers that its model used; None where a cited passage is no longer there."""
    places = {(passage.chunk.document_id, passage.chunk.places): n for n, passage in enumerate(passages, start=1)}
    written = {int(n) for match in _CITATION.finditer(answer.text) for n in match[1].split(",")}
    order = {c.number: places.get((c.document_id, c.places), 0) for c in answer.citations if c.number in written}
    return _numbered(answer.text, order) if all(order.values()) else None


def _numbered(text: str, order: Mapping[int, int]) -> str:
    def renumbered(match: re.Match[str]) -> str:
        return "".join(f"[{order[n]}]" for n in map(int, match[1].split(",")) if n in order)

    return _CITATION.sub(renumbered, text)


def citation_of(passage: Passage, number: int) -> Citation:
    """A passage as a citation of all its lines."""
    chunk = passage.chunk
    return Citation(
        number=number,
        document_id=chunk.document_id,
        document=passage.document,
        page=chunk.places[0].page if chunk.places else 1,
        places=chunk.places,
        quote=" ".join(chunk.text.split())[:_QUOTE_CHARS],
        section=chunk.section,
        confidence=max(0.0, min(1.0, passage.scores.rerank or passage.scores.vector or 0.5)),
    )
