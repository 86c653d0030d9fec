"""The tables that may answer a question: those of the found passages, and those of the documents that it names."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace

from localmind_desktop.core.ask.candidates.asked_table import asked_table
from localmind_desktop.core.ask.candidates.contents_lists import is_contents
from localmind_desktop.core.ask.candidates.sheets import Sheet, sheet
from localmind_desktop.core.ask.query.asked import Asked, present_terms
from localmind_desktop.core.model import Block, ChunkKind, Passage, Scope, Table
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.index import SearchIndex

_SHEETS = 16
_OF_NAMED = 8  # tables of documents that the question names, beside those of the found passages
_NAMED = 3  # a name that more documents are about names none of them
_HITS = 60
_ABOVE = 48.0  # points between a table and the sentence that introduces it
_LONGEST_LEAD = 300  # characters
_NUMBERED = re.compile(r"\d+(?:\.\d+)+\.?(?:\s+\S+){1,6}")  # a heading

TableKey = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Candidates:
    """Looks for the tables within one scope. ``made`` are the sheets of this question so far, each made once."""

    catalog: Catalog
    index: SearchIndex
    scope: Scope
    made: dict[TableKey, Sheet] = field(default_factory=dict)

    def sheets(self, asked: Asked, passages: Sequence[Passage]) -> list[Sheet]:
        """The tables, those with the best passages first, without lists of contents; where the scope is limited to
        one, that one, found or not."""
        if self.scope.table is not None:
            return self._made([(self.scope.table.document_id, self.scope.table.index)])
        weights: defaultdict[TableKey, float] = defaultdict(float)
        for passage in passages:
            if passage.chunk.table_index is not None:
                weights[passage.chunk.document_id, passage.chunk.table_index] += passage.scores.fused
        keys = sorted(weights, key=lambda key: (-weights[key], *key))[:_SHEETS]
        keys += [key for key in self._of_named(asked) if key not in keys][:_OF_NAMED]
        pages = {document_id: len(self.catalog.page_numbers(document_id)) for document_id in {key[0] for key in keys}}
        return [one for one in self._made(keys) if not is_contents(one.table, pages[one.document_id])]

    # ------------------------------------------------------------------ inside

    def _of_named(self, asked: Asked) -> list[TableKey]:
        """The tables of the documents that the question names, best first; with a table's number, that one."""
        named = self.documents(asked)
        number = asked_table(asked.question)
        if not named and number is None:
            return []
        scope = replace(self.scope, documents=tuple(sorted(named))) if named else self.scope
        searches = [(asked.question, scope)]
        if number is not None:
            searches.append((f"{number} {asked.question}", replace(scope, kind=ChunkKind.TABLE)))
        found: dict[TableKey, None] = {}
        for question, within in reversed(searches):
            hits = self.index.keyword_search(question, within, _HITS)
            chunks = self.catalog.chunks_by_id([hit.chunk_id for hit in hits])
            for hit in hits:
                chunk = chunks.get(hit.chunk_id)
                if chunk is not None and chunk.table_index is not None:
                    found.setdefault((chunk.document_id, chunk.table_index))
        return list(found)

    def documents(self, asked: Asked) -> frozenset[str]:
        """The documents of the scope whose subject is a name in the question."""
        named: set[str] = set()
        for want in asked.exact:
            uses = self.catalog.terms.uses(sorted({term for form in want.forms for term in form if len(form) == 1}))
            about = self._in_scope({use.document_id for found in uses.values() for use in found if use.subject})
            if len(about) <= _NAMED:
                named |= about
        return frozenset(named)

    def _in_scope(self, document_ids: AbstractSet[str]) -> AbstractSet[str]:
        if self.scope.documents:
            return document_ids & frozenset(self.scope.documents)
        if not document_ids or self.scope.collection is None:
            return document_ids
        return document_ids & set(self.catalog.shelving.in_sight(self.scope.collection))

    def _made(self, keys: Iterable[TableKey]) -> list[Sheet]:
        tables = list(keys)
        documents = {document_id for document_id, _ in tables}
        names, titles = self.catalog.names(documents), self.catalog.titles(documents)
        for document_id, index in tables:
            table = None if (document_id, index) in self.made else self.catalog.table(document_id, index)
            if table is not None and table.rows:
                subjects, lead = self.catalog.terms.subjects(document_id), self._lead(document_id, table)
                name, title = names[document_id], titles[document_id]
                self.made[document_id, index] = sheet(document_id, name, title, index, table, subjects, lead)
        made = [self.made[key] for key in tables if key in self.made]
        return [_without_parallels(one, made) for one in made]

    def _lead(self, document_id: str, table: Table) -> str:
        """The sentence with a colon at its end right above a table without a caption; without headers, its heading."""
        if table.caption or not table.rows:
            return ""
        first = table.header_places[0] if table.header_places else table.rows[0].place
        pages = self.catalog.pages_of(document_id, [first.page])
        above = [block for page in pages for block in page.blocks if _is_above(block, first.box.y0)]
        text = " ".join(max(above, key=lambda block: block.box.y1).text.split()) if above else ""
        is_heading = _NUMBERED.fullmatch(text) is not None and not any(header.strip() for header in table.headers)
        return text[-_LONGEST_LEAD:] if is_heading or text.endswith((":", "：")) else ""


def _without_parallels(sheet: Sheet, sheets: Sequence[Sheet]) -> Sheet:
    """A table less what its document is about by name of a parallel table.

    Of two tables with the same headers and a subject each, neither can stand in for the other's subject.
    """
    own = frozenset(sheet.table.subject)
    parallel = [
        frozenset(other.table.subject)
        for other in sheets
        if other.document_id == sheet.document_id and other.table.headers == sheet.table.headers
    ]
    foreign = frozenset(name for names in parallel if own and names and not names & own for name in names)
    terms = present_terms(foreign) - sheet.context
    return replace(sheet, subjects=sheet.subjects - terms, title=sheet.title - terms) if terms else sheet


def _is_above(block: Block, top: float) -> bool:
    return bool(block.lines) and top - _ABOVE <= block.box.y1 <= top + 2.0
