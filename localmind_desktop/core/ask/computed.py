"""Answers without a model (A5, A6): computed from cells, followed over tables, or quoted from lines; or none."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace

from localmind_desktop.core.ask.chains.chain_drafts import chain_draft, with_way
from localmind_desktop.core.ask.chains.chains import Chain, Hop, Source, follow, type_of
from localmind_desktop.core.ask.chains.references import Reference, asks_for_more, references
from localmind_desktop.core.ask.drafts import Draft, quote_draft, row_draft, setting_draft
from localmind_desktop.core.ask.evidence import carries
from localmind_desktop.core.ask.healing.healed_drafts import healed_row, healed_tables
from localmind_desktop.core.ask.healing.healing import Healing
from localmind_desktop.core.ask.passages.retrieving import Found
from localmind_desktop.core.ask.prose.extracting import labelled_quotes, leaves_out, quotes, tells_better
from localmind_desktop.core.ask.prose.labelled import labelled
from localmind_desktop.core.ask.prose.sections import asked_section, section_draft, section_of
from localmind_desktop.core.ask.question.asked import Asked, present_terms
from localmind_desktop.core.ask.question.routing import Route, route_of
from localmind_desktop.core.ask.tables.accounting import lightened
from localmind_desktop.core.ask.tables.attributes import asked_attribute, says_phrase
from localmind_desktop.core.ask.tables.candidates import Candidates, TableKey
from localmind_desktop.core.ask.tables.comparing import pair_of
from localmind_desktop.core.ask.tables.document_legends import DocumentLegends
from localmind_desktop.core.ask.tables.fitting import in_named_table, in_set_tables
from localmind_desktop.core.ask.tables.header_meanings import HeaderMeanings
from localmind_desktop.core.ask.tables.looking_up import RowFind, best_row, row_by_meaning
from localmind_desktop.core.ask.tables.naming import asked_name, name_draft
from localmind_desktop.core.ask.tables.numbered_names import (
    Missing,
    missing_siblings,
    says,
    without_missing_siblings,
    without_numbers,
)
from localmind_desktop.core.ask.tables.paper_numbers import with_paper_numbers
from localmind_desktop.core.ask.tables.settings_join import joined_by_setting
from localmind_desktop.core.ask.tables.sheets import Sheet, begins_keys, is_key, row_matches, sheet
from localmind_desktop.core.ask.tables.sisters import without_sisters
from localmind_desktop.core.ask.tables.table_answers import from_tables
from localmind_desktop.core.ask.tables.tables_about import ScopedTables
from localmind_desktop.core.model import Passage, Place, Scope
from localmind_desktop.core.models.protocols import Embedder
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.index import SearchIndex

_BEST, _MOST_PAGES = 8, 5  # passages whose pages are looked at as forms, in documents of so few pages
_NAMING = 2  # first cells of a row, which name it
_FIGURE = re.compile(r"\d")
_WHOLE = 0.99  # share of what is asked for from which a label is the answer


@dataclass(frozen=True, slots=True)
class Unresolved:
    """A path that could be followed only up to a part that is in no table: a close miss, never an answer."""

    chain: Chain


@dataclass(frozen=True, slots=True)
class Lookup:
    """What computing reads from: one scope of the library, for one question."""

    catalog: Catalog
    index: SearchIndex
    scope: Scope
    healing: Healing | None = None
    embedder: Embedder | None = None
    made: dict[TableKey, Sheet] = field(default_factory=dict)  # the tables of this question, prepared

    def computed(self, asked: Asked, found: Found) -> Draft | Unresolved | None:
        """The best answer that a path, a list, a row or a sentence gives; None when none carries the question.

        What stands on other pages than the scope's is none: a passage may begin on them, and go on elsewhere.
        """
        best = self._best(asked, found)
        if self.scope.pages is None or not isinstance(best, Draft):
            return best
        return best if any(self._on_pages(one.places) for one in best.citations) else None

    # ------------------------------------------------------------------ inside

    def _best(self, asked: Asked, found: Found) -> Draft | Unresolved | None:
        tables = ScopedTables(self.catalog, self.index, self.scope)
        candidates = Candidates(self.catalog, self.index, self.scope, self.made).sheets(asked, found.passages)
        for reference in references(asked.question):
            if is_key(reference.text, candidates) or begins_keys(reference.text, candidates):
                continue
            chain = follow(reference, tables)
            answer = self._of_chain(asked, chain) if chain is not None else None
            if answer is not None or (chain is not None and reference.is_sure):
                return answer
        told = self._of_section(asked, found) or self._of_name(asked, tables)
        if told is not None:
            return told
        sheets = in_set_tables(asked.question, in_named_table(asked, candidates))
        found = _saying(found, missing_siblings(asked.question, sheets))
        sheets = without_numbers(asked.question, without_missing_siblings(asked.question, sheets))
        sheets = with_paper_numbers(asked, without_sisters(asked, sheets), self._lines)
        routing = route_of(asked.question)
        typed = self._typed_sheets(asked, tables) if routing.route is Route.LIST else []
        draft = from_tables(lightened(asked), routing, [*sheets, *typed], DocumentLegends(self.catalog).of)
        if draft is not None:
            return healed_tables(draft, self.healing) if self.healing is not None else draft
        compares = routing.route is Route.COMPARISON and pair_of(asked.question) is not None
        return self._of_row_or_sentence(asked, found, [] if compares else sheets)

    def _on_pages(self, places: Sequence[Place]) -> bool:
        """Whether one of ``places`` is on the pages that the scope is limited to."""
        return self.scope.pages is None or any(self.scope.holds_page(place.page) for place in places)

    def _of_row_or_sentence(self, asked: Asked, found: Found, sheets: Sequence[Sheet]) -> Draft | None:
        drafts: list[tuple[float, Draft]] = []
        row = best_row(lightened(asked), sheets, carries)
        if row is not None:
            drafts.append((row.best.rank, self._row_draft(row)))
        elif (by_setting := joined_by_setting(asked, sheets, carries)) is not None:
            return setting_draft(by_setting)
        documents = {passage.chunk.document_id for passage in found.passages}
        subjects = {document_id: self.catalog.subjects(document_id) for document_id in documents}
        sentences = [one for one in quotes(asked, found.passages, dict(subjects)) if self._on_pages(one.places)]
        if row is not None and sentences and _is_called(asked, row, sentences[0].text):
            sentences = []
        if sentences:
            unmet, far = (row.best.support.unmet, row.best.support.far) if row is not None else ((), ())
            drafts = [draft for draft in drafts if not tells_better(asked, sentences[0], draft[1].text, unmet, far)]
            if not (drafts and row is not None and leaves_out(asked, sentences[0], row.best.support.own)):
                drafts.append((sentences[0].support.score, quote_draft(sentences[0])))
        is_defined = bool(sentences) and sentences[0].defined > 0
        forms = [] if drafts and is_defined else self._forms(found)
        label = next(iter(labelled_quotes(asked, forms, dict(subjects))), None)
        if label is not None and (not drafts or label.closeness >= _WHOLE):
            return quote_draft(label)
        if drafts:
            return max(drafts, key=lambda entry: entry[0])[1]
        meant = row_by_meaning(asked, sheets, carries, HeaderMeanings(self.embedder)) if self.embedder else None
        return self._row_draft(meant) if meant is not None else None

    def _forms(self, found: Found) -> Iterator[Passage]:
        """What stands beside its label on the pages of the best passages, in short documents."""
        if self.scope.table is not None:  # what stands beside a table is not asked
            return
        seen: dict[str, set[int]] = {}
        for passage in found.passages[:_BEST]:
            document = passage.chunk.document_id
            if document not in seen:
                numbers = self.catalog.page_numbers(document)
                seen[document] = set() if len(numbers) <= _MOST_PAGES else set(numbers)
            pages = {place.page for place in passage.chunk.places} - seen[document]
            seen[document] |= pages
            for read in self.catalog.pages_of(document, sorted(filter(self.scope.holds_page, pages))):
                yield from labelled(passage, read)

    def _of_section(self, asked: Asked, found: Found) -> Draft | None:
        """The numbered heading over what is asked for, where its section is."""
        topic = asked_section(asked.question)
        section = section_of(asked.question, topic, found.passages) if topic else None
        return section_draft(section) if section is not None and self._on_pages(section.places) else None

    def _lines(self, document_id: str) -> Iterator[str]:
        """The lines of a short document: what such a paper says anywhere, all of it is of."""
        numbers = self.catalog.page_numbers(document_id)
        for page in self.catalog.pages_of(document_id, sorted(numbers)) if len(numbers) <= _MOST_PAGES else ():
            yield from (line.text for block in page.blocks for line in block.lines)

    def _of_name(self, asked: Asked, tables: ScopedTables) -> Draft | None:
        """What the heading over its table calls a thing."""
        name = asked_name(asked)
        for source in tables.about(name) if name is not None else ():
            first = source.table.pages[0] if source.table.pages else 1
            pages = self.catalog.pages_of(source.document_id, [first, first - 1])
            draft = name_draft(asked, name, source, reversed(pages)) if name is not None else None
            if draft is not None:
                return draft
        return None

    def _row_draft(self, find: RowFind) -> Draft:
        draft = row_draft(find)
        healed = healed_row(draft, find, self.healing) if self.healing is not None else draft
        return row_draft(RowFind(find.filled, ())) if healed is draft and find.filled is not None else healed

    def _of_chain(self, asked: Asked, chain: Chain) -> Draft | Unresolved | None:
        """The hops; where the question asks for columns of the last row, those."""
        if chain.unresolved is not None:
            return Unresolved(chain)
        last = chain.hops[-1]
        if asks_for_more(asked.question, chain.path) and last.row is not None:
            find = self._asked_of(asked, self._sheet(last.source, _chain_terms(chain)), last.row)
            return with_way(self._row_draft(find), chain) if find is not None else None
        return chain_draft(chain)

    def _asked_of(self, asked: Asked, sheet: Sheet, row: int) -> RowFind | None:
        """What a question asks of a row that its path names: columns by their headers, or what the row itself meets."""
        match = next((one for one in row_matches(asked, sheet) if one.row == row), None)
        if match is None or not (carries(match.support) or (match.columns and not match.support.unmet_exact)):
            return None
        return RowFind(match, ())

    def _typed_sheets(self, asked: Asked, tables: ScopedTables) -> list[Sheet]:
        """The tables of the type of a row that two identifiers name: ``the attributes of the BatVNom of DBAT``."""
        names = [want.token for want in asked.exact if not want.is_number]
        for owner in names:
            for name in names:
                pair = Reference(f"{owner}.{name}", (owner, name), is_sure=True)
                chain = follow(pair, tables) if owner != name else None
                if chain is not None and chain.unresolved is None and len(chain.hops) == 2:
                    last: Hop = chain.hops[-1]
                    return [self._sheet(s, _chain_terms(chain)) for s in type_of(last, tables)]
        return []

    def _sheet(self, source: Source, context: frozenset[str]) -> Sheet:
        """A source as a sheet that is also about what led to it."""
        title = self.catalog.titles([source.document_id])[source.document_id]
        made = sheet(
            source.document_id,
            source.document,
            title,
            source.index,
            source.table,
            self.catalog.subjects(source.document_id),
        )
        return replace(made, context=made.context | context)


def _is_called(asked: Asked, row: RowFind, sentence: str) -> bool:
    """Whether a row of figures is called just what is asked for, and a sentence only holds its words."""
    attribute = asked_attribute(asked.question)
    match = row.best
    texts = match.sheet.table.rows[match.row].texts
    is_named = any(says_phrase(attribute, text) for text in texts[:_NAMING]) and any(map(_FIGURE.search, texts))
    return is_named and not says_phrase(attribute, sentence)


def _saying(found: Found, missing: Collection[Missing]) -> Found:
    """The passages less those of a document that lacks a numbered name, and do not say it either."""
    passages = tuple(
        one
        for one in found.passages
        if not any(one.chunk.document_id == of and not says([one.chunk.text], name, n) for of, name, n in missing)
    )
    return replace(found, passages=passages)


def _chain_terms(chain: Chain) -> frozenset[str]:
    rows = [" ".join(hop.source.table.rows[hop.row].texts) for hop in chain.hops if hop.row is not None]
    return present_terms([chain.path, *chain.path.split("."), *(hop.name for hop in chain.hops), *rows])
