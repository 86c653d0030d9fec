"""Answers that are computed from several cells or followed over tables (A6); or none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from localmind_desktop.core.ask.candidates.asked_cells import filled_of
from localmind_desktop.core.ask.candidates.document_legends import DocumentLegends
from localmind_desktop.core.ask.candidates.drafts import Draft, row_draft
from localmind_desktop.core.ask.candidates.evidence import carries
from localmind_desktop.core.ask.candidates.sheets import RowMatch, Sheet, begins_keys, is_key, row_matches, sheet
from localmind_desktop.core.ask.compute.chain_drafts import chain_draft, with_way
from localmind_desktop.core.ask.compute.chains import Chain, Hop, Source, follow, type_of
from localmind_desktop.core.ask.compute.healed_drafts import healed_row, healed_tables
from localmind_desktop.core.ask.compute.healing import Healing
from localmind_desktop.core.ask.compute.references import Reference, asks_for_more, references
from localmind_desktop.core.ask.compute.table_answers import from_tables
from localmind_desktop.core.ask.compute.tables_about import ScopedTables
from localmind_desktop.core.ask.query.asked import Asked, present_terms
from localmind_desktop.core.ask.query.routing import Route, route_of
from localmind_desktop.core.ask.query.vocabulary import Vocabulary
from localmind_desktop.core.model import Scope
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.index import SearchIndex
from localmind_desktop.core.terms import is_identifier, term_of


@dataclass(frozen=True, slots=True)
class Lookup:
    """What computing reads from: one scope of the library, for one question."""

    catalog: Catalog
    index: SearchIndex
    scope: Scope
    legends: DocumentLegends
    healing: Healing | None = None

    def computed(self, asked: Asked, sheets: Sequence[Sheet]) -> Draft | Chain | None:
        """The answer that a path, a list, a figure or a comparison gives; None for any other question. A path that
        breaks off at a part that is in no table is itself given: a close miss, never an answer.

        What stands on other pages than the scope's is none: a table may begin on them, and go on elsewhere.
        """
        best = self._best(asked, sheets)
        if self.scope.pages is None or not isinstance(best, Draft):
            return best
        places = (place for cited in best.citations for place in cited.places)
        return best if any(self.scope.holds_page(place.page) for place in places) else None

    # ------------------------------------------------------------------ inside

    def _best(self, asked: Asked, sheets: Sequence[Sheet]) -> Draft | Chain | None:
        tables, there = ScopedTables(self.catalog, self.index, self.scope), Vocabulary.of(self.catalog, self.scope)
        for reference in references(asked.question):
            if is_key(reference.text, sheets) or begins_keys(reference.text, sheets):
                continue
            chain = follow(reference, tables)
            is_broken = chain is not None and chain.unresolved is not None
            if is_broken and there.has([frozenset({term_of(reference.text)})]):
                continue  # a name with a point in it, as a file's: that it breaks off says nothing
            answer = self._of_chain(asked, chain) if chain is not None else None
            if answer is not None or (chain is not None and reference.is_sure):
                return answer
        routing = route_of(asked.question)
        typed = self._typed_sheets(asked, tables) if routing.route is Route.LIST else []
        draft = from_tables(asked, routing, [*sheets, *typed], self.legends.of)
        return healed_tables(draft, self.healing) if draft is not None and self.healing is not None else draft

    def _of_chain(self, asked: Asked, chain: Chain) -> Draft | Chain | None:
        """The hops; where the question asks for columns of the last row, those."""
        if chain.unresolved is not None:
            return chain
        last = chain.hops[-1]
        if asks_for_more(asked.question, chain.path) and last.row is not None:
            match = self._asked_of(asked, self._sheet(last.source, _chain_terms(chain)), last.row)
            return with_way(self._row_draft(match), chain) if match is not None else None
        return chain_draft(chain)

    def _row_draft(self, match: RowMatch) -> Draft:
        asked = match.columns[0] if len(match.columns) == 1 else None
        coverage = match.support.coverage
        several = filled_of(match) if asked is None else ()
        draft = row_draft(match.sheet, match.row, match.columns, asked, coverage, several)
        return draft if self.healing is None else healed_row(draft, match.sheet, match.row, asked, self.healing)

    def _asked_of(self, asked: Asked, sheet: Sheet, row: int) -> RowMatch | None:
        """What a question asks of a row that its path names: columns by their headers, or what the row itself meets."""
        match = next((one for one in row_matches(asked, sheet) if one.row == row), None)
        if match is None or not (carries(match.support) or (match.columns and not match.support.unmet_exact)):
            return None
        return match

    def _typed_sheets(self, asked: Asked, tables: ScopedTables) -> list[Sheet]:
        """The tables of the type of a row that two identifiers name: ``the attributes of the BatVNom of DBAT``."""
        names = [want.token for want in asked.wanted if is_identifier(want.token)]
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
            self.catalog.terms.subjects(source.document_id),
        )
        return replace(made, context=made.context | context)


def _chain_terms(chain: Chain) -> frozenset[str]:
    rows = [" ".join(hop.source.table.rows[hop.row].texts) for hop in chain.hops if hop.row is not None]
    return present_terms([chain.path, *chain.path.split("."), *(hop.name for hop in chain.hops), *rows])
