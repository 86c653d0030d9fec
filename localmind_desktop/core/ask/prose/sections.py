"""In which section something stands (A5): the numbered heading that names it. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from localmind_desktop.core.ask.drafts import Draft
from localmind_desktop.core.ask.prose.quote import lines_of
from localmind_desktop.core.ask.question.papers import without_papers
from localmind_desktop.core.model import ChunkKind, Citation, Mode, Passage, Place
from localmind_desktop.core.terms import STOP_WORDS, content_terms, term_of

_ASKS = re.compile(
    r"\b(?:which|what|welche[mnrs]?|quel(?:le)?s?)\s+(?P<kind>(?:sub-?)?sections?|chapters?|clauses?|appendi(?:x|ces)|"
    r"annex(?:es)?|abschnitte?|kapiteln?|anhang|chapitres?|annexes?)(?:\s+(?:number|heading))?\b",
    re.IGNORECASE,
)
_CHAPTERS = ("chap", "kapitel")
_ASKING = (
    "give gives given list lists listed describe describes described cover covers covered discuss discusses discussed "
    "define defined explain explains explained find found treat treats treated deal deals about contain contains "
    "specify specifies specified introduce introduces introduced detail details present presented belong stand stands "
    "state states stated read document behandelt beschrieben beschreibt steht stehen erklärt findet décrit décrite "
    "traite parle trouve"
)
_SAYS_NOTHING = frozenset(term_of(word) for word in _ASKING.split()) | STOP_WORDS
_HEADINGS = (
    re.compile(
        r"^\W*(?:(?:section|chapter|clause|appendix|annex|abschnitt|kapitel|anhang|chapitre|annexe)\s+)?"
        r"(?P<number>(?:\d{1,2}|[A-Z])(?:\.\d{1,3})*)[.:]?\s+(?P<title>\S.*)$",
        re.IGNORECASE,
    ),
    re.compile(r"^(?P<title>\S.*?)\s+[\[(](?:section\s+)?(?P<number>\d{1,2}(?:\.\d{1,3})+)[\])]\W*$", re.IGNORECASE),
)
_WITHIN = re.compile(  # no line of contents, which ends in a page, and no sentence
    r"\s*(?:(?:\d{1,2}|[A-Z])(?:\.\d{1,3})+\.?\s+\S.*[^\W\d][\])]?|\S.*\s[\[(]\d{1,2}(?:\.\d{1,3})+[\])])\s*"
)
_MOST_LINES, _MOST_WORDS = 3, 12  # of a heading


@dataclass(frozen=True, slots=True)
class Section:
    """A numbered heading where it stands. ``share``: of its words, those that are asked for."""

    passage: Passage
    heading: str
    number: str
    title: str
    places: tuple[Place, ...]
    share: float


def asked_section(question: str) -> frozenset[str]:
    """The terms of what a question wants to know the section of; none where it asks for something else."""
    match = _ASKS.search(question)
    if match is None:
        return frozenset()
    rest = without_papers(f"{question[: match.start()]} {question[match.end() :]}")
    return frozenset(content_terms(rest)) - _SAYS_NOTHING


def section_of(question: str, topic: frozenset[str], passages: Sequence[Passage]) -> Section | None:
    """The one numbered heading that names the topic best; None where none names it, or several do."""
    match = _ASKS.search(question)
    is_chapter = match is not None and match["kind"].casefold().startswith(_CHAPTERS)
    found = sorted(_sections(topic, passages, is_chapter), key=lambda one: -one.share)
    numbers = {one.number for one in found if one.share == found[0].share}
    return found[0] if len(numbers) == 1 else None


def section_called(number: str, title: frozenset[str], passages: Sequence[Passage]) -> Section | None:
    """The heading with a number and a title; None where there is none."""
    found = (one for one in _sections(title, passages, is_chapter=False) if one.number == number)
    return max(found, key=lambda one: one.share, default=None)


def in_section(number: str, title: frozenset[str], passages: Iterable[Passage]) -> tuple[Passage, ...]:
    """The passages under a heading with this number that shares a word with the title, or under one within it."""
    return tuple(one for one in passages if _is_under(number, title, one.chunk.context))


def _is_under(number: str, title: frozenset[str], context: str) -> bool:
    parts = [parted for part in context.split("›") if (parted := numbered(part)) is not None]
    return any(said == number and title & set(content_terms(text)) for said, text in parts) or any(
        said.startswith(f"{number}.") for said, _ in parts
    )


def section_draft(section: Section) -> Draft:
    """The heading, cited to its lines. A number in brackets is told like one before its title."""
    citation = Citation(
        number=1,
        document_id=section.passage.chunk.document_id,
        document=section.passage.document,
        page=section.places[0].page,
        places=section.places,
        quote=section.heading,
    )
    text = f"{section.number} {section.title} [1]"
    return Draft(Mode.EXTRACT, "section", text, (citation,), None, 1.0, value=section.number)


def numbered(text: str) -> tuple[str, str] | None:
    """The number and the title of a heading; None of a line that is none."""
    match = next((match for pattern in _HEADINGS if (match := pattern.match(" ".join(text.split())))), None)
    return (match["number"].rstrip("."), match["title"]) if match else None


# ------------------------------------------------------------------ inside


def _sections(topic: frozenset[str], passages: Iterable[Passage], is_chapter: bool) -> Iterator[Section]:
    for passage in passages:
        if passage.chunk.kind is not ChunkKind.PROSE:
            continue
        for heading, places in _headings(passage):
            parts = numbered(heading)
            if parts is None or (is_chapter and "." in parts[0]):
                continue
            said = frozenset(content_terms(parts[1]))
            if topic <= said:
                yield Section(passage, heading, *parts, places, len(topic) / len(said))


def _headings(passage: Passage) -> Iterator[tuple[str, tuple[Place, ...]]]:
    """The heading that a passage begins with, which may take several lines, and those of short sections within it."""
    text = passage.chunk.text
    above = " ".join(passage.chunk.context.rpartition("›")[2].split())
    lines = text.split("\n")
    for count in range(1, min(_MOST_LINES, len(lines)) + 1):
        first = "\n".join(lines[:count])
        if " ".join(first.split()) == above:
            yield above, lines_of(passage, 0, len(first))
    begin = 0
    for line in lines:
        if _WITHIN.fullmatch(line) and len(line.split()) <= _MOST_WORDS:
            yield " ".join(line.split()), lines_of(passage, begin, begin + len(line))
        begin += len(line) + 1
