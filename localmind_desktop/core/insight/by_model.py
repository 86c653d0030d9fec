"""What a chat model says of a document (D4-D6), checked: what it names must stand there, and so must its numbers.

Long documents are described group of parts by group, and the descriptions once more together. Where the model cannot
keep to the shape it is asked for a plain summary; where it cannot do that either, the rules serve.
"""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from pydantic import BaseModel

from localmind_desktop.core.ask.ground.evidence_values import evidence_of
from localmind_desktop.core.ask.ground.grounding import grounded
from localmind_desktop.core.fencing import fence_for
from localmind_desktop.core.insight.parts import Part, chosen, parts_of
from localmind_desktop.core.model import Box, Line, Message, Place
from localmind_desktop.core.model.insight import (
    Analysis,
    DocumentClass,
    Entity,
    EntityKind,
    KeyPoint,
    Sentiment,
    TextRun,
)
from localmind_desktop.core.models.protocols import ChatModel
from localmind_desktop.core.models.structured import Misshapen, structured, written
from localmind_desktop.core.prompting import prompt, untrusted
from localmind_desktop.core.task import CancelToken

log = logging.getLogger(__name__)

PROMPT = "1"  # stamp: raise it when the prompts or their checks change
_ANSWER_TOKENS = 900
_SUMMARY_TOKENS = 250
_RESERVED = 600  # tokens of the window for the prompt itself
_MOST_TOKENS = 12_000  # of one request: beyond, small models lose the thread
_LONGEST_NAME = 80  # characters
_MOST_PLACES = 200


class _Point(BaseModel):
    text: str
    parts: list[int] = []


class _Mood(BaseModel):
    label: Literal["positive", "negative", "neutral", "mixed"] = "neutral"
    confidence: float = 0.0


class _Described(BaseModel):
    """What the model is asked for."""

    title: str
    description: str
    topics: list[str]
    key_points: list[_Point]
    people: list[str]
    organisations: list[str]
    sentiment: _Mood
    risks: list[str]
    document_class: DocumentClass


@dataclass(frozen=True, slots=True)
class Described:
    """``label`` is None where the model could only write a summary."""

    analysis: Analysis
    names: tuple[Entity, ...] = ()
    label: DocumentClass | None = None


@dataclass(frozen=True, slots=True)
class Begun:
    """What the model has said of parts of the document before, by their digests, and where more of it is kept."""

    said: Mapping[str, str]
    keep: Callable[[str, str], object]


_NOTHING_BEGUN = Begun({}, lambda digest, said: None)


def described(
    runs: Sequence[TextRun],
    rules: Analysis,
    chat: ChatModel,
    requests: int,
    cancel: CancelToken,
    begun: Begun = _NOTHING_BEGUN,
) -> Described:
    """What ``chat`` says of a document, in at most ``requests`` requests. Raises `ModelError` and `Cancelled`.

    What it said of a part before is not asked again.
    """
    parts = parts_of(runs)
    room = min(chat.window - _ANSWER_TOKENS - _RESERVED, _MOST_TOKENS)
    groups = _spread(chosen(parts, room), requests)
    if not groups:
        return Described(rules)
    try:
        found = [_said_of(group, chat, cancel, begun) for group in groups]
        whole = found[0] if len(found) == 1 else _merged(found, room, chat, cancel)
    except Misshapen:
        text = _summarised(groups[0], chat, cancel)
        return Described(replace(rules, description=text or rules.description, made_by=chat.name))
    return _checked(whole, found, parts, rules, chat.name)


def _spread(groups: list[list[Part]], most: int) -> list[list[Part]]:
    """The first group, and others from the whole of the document."""
    if len(groups) <= most:
        return groups
    return [groups[at * (len(groups) - 1) // max(1, most - 1)] for at in range(most)]


def _said_of(parts: Sequence[Part], chat: ChatModel, cancel: CancelToken, begun: Begun) -> _Described:
    digest = hashlib.sha256("\0".join(part.text for part in parts).encode(errors="surrogatepass")).hexdigest()
    if digest in begun.said:
        return _Described.model_validate_json(begun.said[digest])
    found = _asked(parts, chat, cancel)
    begun.keep(digest, found.model_dump_json())
    return found


def _asked(parts: Sequence[Part], chat: ChatModel, cancel: CancelToken) -> _Described:
    return structured(chat, _messages("analyse", parts), cancel, _Described, max_tokens=_ANSWER_TOKENS)


def _messages(name: str, parts: Sequence[Part]) -> list[Message]:
    fence = fence_for([part.text for part in parts])
    told = "\n".join(fence.around(f"part {part.number}", part.text, part.section) for part in parts)
    return [Message("system", prompt(name)), Message("user", f"{untrusted(fence)}\n\n{told}")]


def _merged(found: Sequence[_Described], room: int, chat: ChatModel, cancel: CancelToken) -> _Described:
    """One description of several; the numbers of its parts are those of the parts themselves."""
    points = [point for one in found for point in one.key_points]
    told = [Part(number, "", (_said(point.text),)) for number, point in enumerate(points, start=1)]
    about = [Part(len(told) + at, "", (_said(f"{one.title}. {one.description}"),)) for at, one in enumerate(found, 1)]
    whole = _asked(chosen([*about, *told], room)[0], chat, cancel)
    merged = [
        point.model_copy(
            update={"parts": [part for at in point.parts if 1 <= at <= len(points) for part in points[at - 1].parts]}
        )
        for point in whole.key_points
    ]
    return whole.model_copy(update={"key_points": merged})


def _said(text: str) -> TextRun:
    return TextRun(1, (Line(text, Box(0.0, 0.0, 0.0, 0.0)),))  # never shown


def _summarised(parts: Sequence[Part], chat: ChatModel, cancel: CancelToken) -> str:
    text, is_whole = written(chat, _messages("summarise", parts), cancel, max_tokens=_SUMMARY_TOKENS)
    summary = " ".join(text.split())
    return summary if is_whole and _is_supported(summary, parts) else ""


# ------------------------------------------------------------------------------------- checks


def _checked(
    whole: _Described, found: Iterable[_Described], parts: Sequence[Part], rules: Analysis, model: str
) -> Described:
    """What stands in the document of what the model said; of a description that does not, the one of the rules."""
    numbered = {part.number: part for part in parts}
    points = tuple(filter(None, (_point(point, numbered) for point in whole.key_points)))
    description = " ".join(whole.description.split())
    is_kept = bool(description) and _is_supported(description, parts)
    analysis = Analysis(
        title=_standing(whole.title, parts) or rules.title,
        description=description if is_kept else rules.description,
        topics=tuple(dict.fromkeys(topic.strip() for topic in whole.topics if topic.strip()))[:5] or rules.topics,
        key_points=points or rules.key_points,
        sentiment=Sentiment(whole.sentiment.label, min(max(whole.sentiment.confidence, 0.0), 1.0)),
        risks=tuple(risk.strip() for risk in whole.risks if risk.strip()),
        made_by=model,
    )
    said = list(found)
    names = (
        *_names(EntityKind.PERSON, [name for one in said for name in one.people], parts),
        *_names(EntityKind.ORGANISATION, [name for one in said for name in one.organisations], parts),
    )
    return Described(analysis, names, whole.document_class)


def _point(point: _Point, numbered: Mapping[int, Part]) -> KeyPoint | None:
    """A key point with the places that it names, if what it counts and names by code stands there."""
    cited = [numbered[number] for number in dict.fromkeys(point.parts) if number in numbered]
    text = " ".join(point.text.split())
    if not text or not cited or not _is_supported(text, cited):
        return None
    return KeyPoint(text, tuple(place for part in cited for place in part.place_of(text)))


def _is_supported(text: str, parts: Sequence[Part]) -> bool:
    """Whether every value of ``text`` stands in ``parts`` (A7)."""
    sources = {part.number: evidence_of(part.text, part.section) for part in parts}
    return not grounded(text, sources).unsupported


def _standing(text: str, parts: Iterable[Part]) -> str:
    """``text`` if the document says it."""
    wanted = " ".join(text.split())
    return (
        wanted if wanted and any(wanted.casefold() in " ".join(part.text.split()).casefold() for part in parts) else ""
    )


def _names(kind: EntityKind, said: Sequence[str], parts: Sequence[Part]) -> list[Entity]:
    """The names that stand in the document as whole words, as they are written there."""
    found = []
    for name in dict.fromkeys(" ".join(one.split()) for one in said):
        if not name or len(name) > _LONGEST_NAME:
            continue
        pattern = re.compile(r"(?<!\w)" + re.escape(name).replace(r"\ ", r"\s+") + r"(?!\w)")
        places: list[Place] = []
        count = 0
        for run in (run for part in parts for run in part.runs):
            for match in pattern.finditer(run.text):
                count += 1
                places += run.places(match.start(), match.end())[: _MOST_PLACES - len(places)]
        if count:
            found.append(Entity(kind, name, name, count, tuple(places)))
    return found
