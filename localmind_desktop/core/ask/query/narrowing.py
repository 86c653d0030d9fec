"""Where a question itself says to look (R9, R22): a document by name, a collection, pages. Pure."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import PurePath

from localmind_desktop.core.model import Document, Scope
from localmind_desktop.core.phrase import phrase

_FILE_LIKE = re.compile(r"(?<![\w.-])[\w-]+(?:[._-][\w-]+)+(?![\w-])")
_LEAD = r"(?:(?:in|from|of|within|inside|according to|per|im|in der|aus|laut|gemäß|dans|selon|de|d'après)\s+)?"
_KIND = r"(?:(?:the|der|dem|die|das|le|la)\s+)?(?:(?:document|file|dokument|datei|fichier|文件|文档)\s+)?"
_PAGES = re.compile(
    r"[\s,]*\b(?:(?:on|at|from|auf|von|à|sur|en|de)\s+(?:(?:the|der|den|la|les)\s+)?)(?:pages?|seiten?|p\.)\s*"
    r"(?P<first>\d{1,5})(?:\s*(?:-|–|to|and|bis|und|à|et)\s*(?P<last>\d{1,5}))?(?!\s*(?:of|von|de)\s+\d)\b"
    r"|第\s*(?P<cjk>\d{1,5})\s*页(?:上|中|的)?",
    re.IGNORECASE,
)
_COLLECTION = re.compile(
    r"[\s,]*\bin (?:the )?(?:collection\s+[\"“„]?(?P<after>[\w .-]+?)[\"”“]?|"
    r"[\"“„]?(?P<before>[\w .-]+?)[\"”“]? collection)(?=[\s?.!,]*$|,)",
    re.IGNORECASE,
)
_QUOTES = ' "”“'
_LOOSE_END = re.compile(r"^[\s,:;]+|[\s,:;]+(?=[?.!？。]?\s*$)")


@dataclass(frozen=True, slots=True)
class Narrowed:
    """A question less the words that say where to look, the scope that they set, and what they set in words."""

    question: str
    scope: Scope
    filters: tuple[str, ...] = ()


def narrowed(question: str, scope: Scope, documents: Callable[[], Sequence[Document]]) -> Narrowed:
    """``documents`` gives those of the scope; it is called only where the question may name one."""
    found = Narrowed(question, scope)
    if _FILE_LIKE.search(question) or _COLLECTION.search(question):
        present = documents()
        found = _to_documents(_to_collection(found, present), present)
    return _to_pages(found)


def _to_collection(found: Narrowed, documents: Sequence[Document]) -> Narrowed:
    match = _COLLECTION.search(found.question)
    named = (match["after"] or match["before"] or "").strip().casefold() if match else ""
    names = {document.collection for document in documents if document.collection.casefold() == named}
    if match is None or len(names) != 1 or found.scope.collection is not None:
        return found
    (name,) = names
    question = _without(found.question, match.span())
    return Narrowed(
        question, replace(found.scope, collection=name), (*found.filters, phrase("collection {name}", name=name))
    )


def _to_documents(found: Narrowed, documents: Sequence[Document]) -> Narrowed:
    """The documents whose file name stands in the question; nothing where the scope already names others."""
    folded = found.question.casefold()
    named: dict[str, tuple[int, int]] = {}
    for document in sorted(documents, key=lambda one: -len(one.name)):
        span = _span_of(document.name.casefold(), folded)
        if span is not None and not any(begin <= span[0] < end for begin, end in named.values()):
            named[document.id] = span
    allowed = [one for one in named if not found.scope.documents or one in found.scope.documents]
    if not allowed:
        return found
    question = found.question
    names = {document.id: document.name for document in documents}
    spans = [named[one] for one in allowed]
    if len(spans) > 1:  # files called as the things that they are about: the question is about these things
        spans = [named[one] for one in allowed if question[slice(*named[one])].casefold() == names[one].casefold()]
    for begin, end in sorted(spans, reverse=True):
        lead = re.search(rf"{_LEAD}{_KIND}[\"“„]?$", question[:begin], re.IGNORECASE)
        question = _without(question, (lead.start() if lead else begin, end))
    filters = tuple(phrase("document {name}", name=names[one]) for one in allowed)
    return Narrowed(question, replace(found.scope, documents=tuple(sorted(allowed))), (*found.filters, *filters))


def _span_of(name: str, question: str) -> tuple[int, int] | None:
    """Where a file name stands, whole; without its ending only where it is no plain word."""
    stem = PurePath(name).stem
    for text in (name, stem) if re.search(r"[\w][._-]\w", stem) and len(stem) > 5 else (name,):
        match = re.search(rf"(?<![\w.-]){re.escape(text)}(?![\w-])", question)
        if match:
            return match.span()
    return None


def _to_pages(found: Narrowed) -> Narrowed:
    """Pages count within one document only."""
    match = _PAGES.search(found.question)
    if match is None or len(found.scope.documents) != 1 or found.scope.pages is not None:
        return found
    first = int(match["first"] or match["cjk"])
    last = max(first, int(match["last"] or first))
    said = (
        phrase("page {first}", first=first) if first == last else phrase("pages {first}-{last}", first=first, last=last)
    )
    question = _without(found.question, match.span())
    return Narrowed(question, replace(found.scope, pages=(first, last)), (*found.filters, said))


def _without(question: str, span: tuple[int, int]) -> str:
    before, after = question[: span[0]].rstrip(), question[span[1] :].lstrip(_QUOTES)
    left = f"{before} {after}" if before else after
    return re.sub(r"\s+([?.!,？。])", r"\1", _LOOSE_END.sub("", left)).strip()
