"""A question about a section that a sentence before it names: ``The card lists X under section 4. Which flag there …``

Pure.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from localmind_desktop.core.ask.question.papers import Paper, papers_in, without_papers
from localmind_desktop.core.terms import STOP_WORDS, content_terms, normalised

_STATED = re.compile(
    r"^\s*(?P<said>(?:[^.?!]|\.(?=\d))*?\b(?:section|chapter|clause|abschnitt|kapitel|chapitre)\s*[\[(]?"
    r"(?P<number>\d{1,2}(?:\.\d{1,3})*)[\])]?(?:[^.?!]|\.(?=\d))*)[.;]\s+"
    r"(?P<asks>(?:and\s+)?(?:which|what|how|who|when|where|in which|welche\w*|was|wie|quel\w*|combien)\b[^?]*\?)\s*$",
    re.IGNORECASE,
)
_THERE = re.compile(r"\s+(?:there|in it|in (?:this|that) section|dort|darin|là|y)\b", re.IGNORECASE)
_SAYING = frozenset(
    content_terms(
        "section chapter clause abschnitt kapitel chapitre list lists listed give gives given put puts describe "
        "describes described cover covers covered name names treat treats show shows führt nennt beschreibt behandelt "
        "donne"
    )
)


@dataclass(frozen=True, slots=True)
class StatedSection:
    """What is said of a section, and what is asked of it. ``title``: the terms of its heading as they are said."""

    paper: Paper
    number: str
    title: frozenset[str]
    asks: str


def stated_section(question: str) -> StatedSection | None:
    """None where no sentence before the question names a section of a document."""
    match = _STATED.match(normalised(question))
    papers = [paper for paper in papers_in(match["said"]) if paper.name] if match else []
    if match is None or len(papers) != 1 or not _THERE.search(match["asks"]):
        return None
    said = without_papers(match["said"]).replace(match["number"], " ")
    title = frozenset(content_terms(said)) - _SAYING - STOP_WORDS
    asks = _THERE.sub("", match["asks"])
    return StatedSection(papers[0], match["number"], title, asks) if title else None
