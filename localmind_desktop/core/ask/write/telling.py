"""The answers that no model writes: computed, quoted, or "not found" (A5, A6, A8)."""

from __future__ import annotations

from collections.abc import Sequence

from localmind_desktop.core.ask.candidates.drafts import Draft
from localmind_desktop.core.ask.compute.chain_drafts import hop_citations, hop_tree, miss_line
from localmind_desktop.core.ask.compute.chains import Chain
from localmind_desktop.core.ask.ground.grounding import count_of_values
from localmind_desktop.core.ask.query.understanding import Understood
from localmind_desktop.core.ask.record import Record
from localmind_desktop.core.ask.write.generating import citation_of
from localmind_desktop.core.ask.write.searched import Searched, nothing_found
from localmind_desktop.core.model import Answer, Citation, Grounding, Mode, Passage, Sources, Step, Token
from localmind_desktop.core.phrase import Phrase, in_turn, phrase
from localmind_desktop.core.task import Task

NEAREST = 3  # passages shown with a "not found"
LONGEST_QUESTION = 4_000  # characters: a page; what is longer is a text, no question


def told(
    asked: Understood,
    draft: Draft,
    record: Record,
    probability: float = 1.0,
    unknown: Sequence[str] = (),
    waiting: int = 0,
) -> Task[Step | Sources | Token, Answer]:
    """An answer that was computed or quoted: there at once. ``unknown``: names of the question that stand nowhere, so
    that it may tell of something else. ``waiting`` documents may hold a better one."""
    yield Sources(draft.citations)
    yield Token(draft.text)
    return Answer(
        question=asked.question,
        standalone_question=asked.alone,
        mode=draft.mode,
        text=draft.text,
        citations=draft.citations,
        table=draft.table,
        more_tables=draft.more_tables,
        other_candidates=draft.other_candidates,
        findings=draft.findings,
        tree=draft.tree,
        route=draft.route,
        subquestions=draft.parts,
        grounding=Grounding(checked=count_of_values(draft.text)),  # made of its sources
        trace=record.trace(),
        probability=probability,
        note=_told_of_another(unknown) if unknown else "",
        waiting=waiting,
    )


def not_found(
    asked: Understood,
    passages: Sequence[Passage],
    searched: Searched,
    unknown: Sequence[str],
    record: Record,
    miss: Chain | None = None,
) -> Task[Step | Sources | Token, Answer]:
    """A8: what was searched, what is nearest, what could be tried. ``unknown``: names that stand nowhere."""
    text = nothing_found(asked.scope, searched)
    hops = miss.hops if miss is not None else ()
    note = miss_line(miss) if miss is not None else ""
    if miss is None and unknown:
        note = not_mentioned(unknown)
    nearest: tuple[Citation, ...] = tuple(
        citation_of(passage, number) for number, passage in enumerate(passages[:NEAREST], start=len(hops) + 1)
    )
    marks = " ".join(f"[{one.number}]" for one in nearest)
    text = in_turn(text, note, phrase("Nearest passages: {marks}", marks=marks) if nearest else "")
    reached = hop_citations(hops)
    yield Sources((*reached, *nearest))
    yield Token(text)
    return Answer(
        question=asked.question,
        standalone_question=asked.alone,
        mode=Mode.NOT_FOUND,
        text=text,
        citations=(*reached, *nearest),
        tree=hop_tree(hops),
        route="not found",
        trace=record.trace(),
        probability=0.0,
        note=note,
        searched=searched.ready,
        waiting=searched.waiting,
    )


def not_mentioned(names: Sequence[str]) -> Phrase:
    """That names of a question stand nowhere in what was searched."""
    if len(names) == 1:
        return phrase("{name} is not mentioned there.", name=names[0])
    return phrase("{names} are not mentioned there.", names=", ".join(names))


def _told_of_another(names: Sequence[str]) -> Phrase:
    """That names of a question stand nowhere, though it is answered."""
    if len(names) == 1:
        return phrase("{name} does not appear in the documents searched.", name=names[0])
    return phrase("{names} do not appear in the documents searched.", names=", ".join(names))


def why_unasked(question: str) -> str:
    """Why a text cannot be answered as a question, and what to do; empty where it can."""
    if len(question) > LONGEST_QUESTION:
        return phrase(
            "The question is {count:,} characters long; the limit is {limit:,}. Say it in fewer words.",
            count=len(question),
            limit=LONGEST_QUESTION,
        )
    if not any(character.isalnum() for character in question):
        return phrase("There is no word in the question. Write what you want to know.")
    return ""


def unasked(question: str, why: str, record: Record) -> Task[Step | Sources | Token, Answer]:
    """What is no question: nothing was searched."""
    yield Token(why)
    shown = question[:LONGEST_QUESTION]
    return Answer(shown, shown, Mode.NOT_FOUND, why, route="not asked", trace=record.trace())
