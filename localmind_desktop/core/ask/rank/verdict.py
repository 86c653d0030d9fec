"""Three outcomes (A12): an answer that is told, places where it may stand, or nothing. Pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

from localmind_desktop.core.ask.candidates.asked_cells import asked_cells
from localmind_desktop.core.ask.candidates.drafts import COMPOUND, Draft, cited_row, parts_draft, row_draft
from localmind_desktop.core.ask.candidates.parts import (
    page_citations,
    pages_of,
    part_of,
)
from localmind_desktop.core.ask.candidates.prose_windows import lines_of
from localmind_desktop.core.ask.candidates.sheets import Sheet, same_subject
from localmind_desktop.core.ask.candidates.told_figures import told_figures
from localmind_desktop.core.ask.candidates.units import Kind
from localmind_desktop.core.ask.compute.chain_drafts import with_miss
from localmind_desktop.core.ask.compute.chains import Chain
from localmind_desktop.core.ask.compute.healed_drafts import healed_row
from localmind_desktop.core.ask.compute.healing import Healing
from localmind_desktop.core.ask.query.asked import Asked
from localmind_desktop.core.ask.query.leaning import Leaning
from localmind_desktop.core.ask.query.routing import Route
from localmind_desktop.core.ask.rank.agreeing import says_same
from localmind_desktop.core.ask.rank.features import NAMES
from localmind_desktop.core.ask.rank.ranked import Ranked
from localmind_desktop.core.ask.rank.ranking import DRAFT_NAMES, draft_values
from localmind_desktop.core.ask.rank.weights import Weights
from localmind_desktop.core.model import AnswerTable, Citation, Finding, Mode
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.weighing.odds import log_odds

_MET, _ASKED_HEADER, _JOINED, _KEY_CELL = map(NAMES.index, ("soft_all", "asked_header", "joined", "key_cell"))
_SAYS_BEST = DRAFT_NAMES.index("agrees_with_best")
_SAME_PLACES = 2  # beside the first, that say the same
_PLACES = 5  # that are shown where the answer is only likely
_ITEM = phrase("Item")
_CLEARLY_ASKED = 0.5  # of what a row leaves open, the share that a header meets: its column is what is asked for
_CLEARLY_SAID = 0.5  # of what names a row, the share that the question says: it is not what is asked for
LIKELY = phrase("The answer may be at these places, most likely first:")


@dataclass(frozen=True, slots=True)
class Half:
    """One of the two questions that a question was read as, and the chance that its own answer is right."""

    question: Leaning
    chance: float


@dataclass(frozen=True, slots=True)
class Weighed:
    """The best answer to a question, None where there is none, and the ``probability`` that it is right.

    ``ranked`` are the units that were weighed for it, best first. ``miss``: how far a path that the question names
    could be followed, where it breaks off: said where nothing else is sure. ``halves``: the two questions that are
    answered, where it was read as two. ``untold``: the best answer where its places are all that is told.
    """

    draft: Draft | None
    probability: float
    ranked: tuple[Ranked, ...] = ()
    miss: Chain | None = None
    halves: tuple[Half, ...] = ()
    untold: Draft | None = None


def weighed(
    weights: Weights,
    ranked: Sequence[Ranked],
    draft: Draft | None,
    healing: Healing | None,
    asked: Asked | None = None,
    focused: Callable[[Ranked], Ranked] = lambda one: one,
) -> Weighed:
    """Weigh the best unit against ``draft``, which was computed; it is told where both say the same. ``focused`` gives
    the unit as it is told."""
    chance = ranked[0].chance if ranked else 0.0
    if draft is not None:
        values = draft_values(draft, ranked)
        of_draft = weights.draft.probability(values)
        if of_draft >= chance or values[_SAYS_BEST]:
            return Weighed(draft, max(chance, of_draft), tuple(ranked))
    if not ranked:
        return Weighed(None, 0.0)
    is_shown = chance >= weights.likely
    best = _healed(focused(ranked[0]) if is_shown else ranked[0], healing, asked)
    best = _with_other_values(_with_places(best, ranked), ranked)
    return Weighed(best, chance, tuple(ranked))


def _healed(ranked: Ranked, healing: Healing | None, asked: Asked | None) -> Draft:
    """The answer of a unit, of a row with all cells that are ``asked`` for and those completed from elsewhere; its
    figures first where no cell is named."""
    sheet, row = ranked.group.sheet, ranked.unit.row
    if sheet is None or row is None:
        return unit_draft(ranked)
    several = asked_cells(asked, sheet, row) if asked is not None else None
    if ranked.parts and not several:
        return unit_draft(ranked)
    column = None if several is not None else _asked_column(ranked)
    told = told_figures(asked, sheet, row) if asked is not None and several is None and column is None else ()
    draft = unit_draft(ranked, told or several)
    return draft if healing is None else healed_row(draft, sheet, row, column, healing)


def _with_places(best: Draft, ranked: Sequence[Ranked]) -> Draft:
    """The answer of the first of some units with the other places that say just the same."""
    same = [one for one in ranked[1:] if one.text == ranked[0].text][:_SAME_PLACES]
    start = len(best.citations) + 1
    return replace(best, citations=(*best.citations, *(_citation(one, n) for n, one in enumerate(same, start=start))))


def _with_other_values(best: Draft, ranked: Sequence[Ranked]) -> Draft:
    """A cell with what other documents say in the same cell of the same table: another edition may say otherwise."""
    seen = {ranked[0].group.document_id}
    for one in ranked[1:] if best.route == Route.CELL else ():
        if one.group.document_id in seen or len(seen) > _SAME_PLACES or not _is_same_cell(ranked[0], one):
            continue
        seen.add(one.group.document_id)
        value, cited = unit_draft(one).value, _citation(one, len(best.citations) + 1)
        if value and value != best.value:
            text = f"{best.text}; {cited.document}: {value} [{cited.number}]"
            other = Finding(value, (cited.document,), cited.number)
            best = replace(best, text=text, citations=(*best.citations, cited), findings=(*best.findings, other))
    return best


def _is_same_cell(one: Ranked, other: Ranked) -> bool:
    """Whether two rows of tables about the same have one name, and the same column is asked of both."""
    first, second = one.group.sheet, other.group.sheet
    if first is None or second is None or not same_subject(first, second):
        return False
    return _named_cell(one) == _named_cell(other) is not None


def _named_cell(ranked: Ranked) -> tuple[str, str] | None:
    """What names a row, and the header of the column that is asked for."""
    sheet, row, asked = ranked.group.sheet, ranked.unit.row, _asked_column(ranked)
    if sheet is None or row is None or asked is None:
        return None
    name = next((text for text in sheet.table.rows[row].texts if text.strip()), "")
    return name.strip().casefold(), sheet.table.headers[asked].strip().casefold()


def in_one(weights: Weights, each: Sequence[Weighed], answer: Draft) -> Weighed:
    """``answer``, which says what the best answers to both halves of a question say."""
    odds = sorted(log_odds(one.probability) for one in each)
    rows = zip_longest(*(one.ranked for one in each))
    ranked = tuple(unit for row in rows for unit in row if unit is not None)
    chance = min(weights.halves.probability(odds), *(one.probability for one in each))
    return Weighed(answer, chance, ranked)


def verdict(weights: Weights, best: Weighed) -> Weighed:
    """What becomes of an answer: it is told, or its places are shown, or nothing is."""
    chance = max([best.probability, *(one.chance for one in best.ranked[:1])])
    if best.draft is None or chance < weights.likely:
        return replace(best, draft=None)
    if best.probability >= weights.answered:
        return best
    places = _places(best.ranked, best.draft)
    return replace(best, draft=places if best.miss is None else with_miss(places, best.miss), untold=best.draft)


def unit_draft(ranked: Ranked, several: Sequence[int] | None = None) -> Draft:
    """A unit as an answer. ``several``: as `asked_cells` says of a row."""
    sheet, row = ranked.group.sheet, ranked.unit.row
    coverage = min(1.0, max(0.0, float(ranked.features[_MET])))
    if sheet is not None and ranked.unit.kind is Kind.LIST:
        return _list_draft(ranked, sheet, coverage)
    if sheet is None or row is None:
        return _quoted(ranked, coverage)
    if ranked.parts and not several:
        return parts_draft(sheet, row, ranked.parts, coverage)
    if several is not None:
        return row_draft(sheet, row, ranked.columns, None, coverage, several)
    is_name_said = bool(ranked.features[_KEY_CELL] >= _CLEARLY_SAID)
    return row_draft(sheet, row, ranked.columns, _asked_column(ranked), coverage, is_name_said=is_name_said)


def _quoted(ranked: Ranked, coverage: float) -> Draft:
    """A stretch in its own words; the items of a list below each other, under what leads to them."""
    passage, window, cited = ranked.group.passage, ranked.unit.window, _citation(ranked, 1)
    if passage is None or window is None or not ranked.unit.items:
        return Draft(Mode.EXTRACT, "prose", f"{ranked.text} [1]", (cited,), None, coverage)
    lead, *items = (replace(window, spans=(span,)).text(passage.chunk.text) for span in window.spans)
    places = [next(iter(lines_of(passage, *span)), None) for span in window.spans[1:]]
    table = AnswerTable(
        headers=(_ITEM,),
        rows=tuple((item,) for item in items),
        rows_read=len(items),
        citations=(1,) * len(items),
        places=tuple((place,) for place in places),
    )
    return Draft(Mode.EXTRACT, Route.LIST, f"{lead} [1]", (cited,), table, coverage)


def _list_draft(ranked: Ranked, sheet: Sheet, coverage: float) -> Draft:
    """The rows of a list: their names, and below them the rows themselves."""
    rows = ranked.unit.rows
    columns = [c for c in range(len(sheet.headers)) if any(sheet.table.rows[row].texts[c].strip() for row in rows)]
    citations, pages = page_citations(sheet, rows, columns, coverage), pages_of(sheet, rows)
    numbers = [pages.index(sheet.table.rows[row].place.page) + 1 for row in rows]
    marks = "".join(f"[{cited.number}]" for cited in citations)
    table = part_of(sheet, rows, columns, numbers)
    return Draft(Mode.TABLE, Route.LIST, f"{ranked.text} {marks}", citations, table, coverage)


def _asked_column(ranked: Ranked) -> int | None:
    """The one column that is asked for, where that is clear; none where several things are."""
    if ranked.features[_JOINED] or not ranked.columns:
        return None
    return ranked.columns[0] if ranked.features[_ASKED_HEADER] >= _CLEARLY_ASKED else None


def _citation(ranked: Ranked, number: int) -> Citation:
    if ranked.group.sheet is not None:
        return cited_row(ranked.group.sheet, ranked.unit.rows[0], ranked.columns, _asked_column(ranked), number)
    passage, window = ranked.group.passage, ranked.unit.window
    assert passage is not None
    assert window is not None
    places = tuple(dict.fromkeys(place for span in window.spans for place in lines_of(passage, *span)))
    places = places or passage.chunk.places[:1]
    page = places[0].page if places else 1
    return Citation(
        number, passage.chunk.document_id, passage.document, page, places, ranked.text, section=passage.chunk.section
    )


def _places(ranked: Sequence[Ranked], best: Draft) -> Draft:
    """The places of the best answer and of the units after it, each said once."""
    found = list(best.citations[: 2 if best.route == COMPOUND else 1])
    for number, one in enumerate(ranked):
        if len(found) >= _PLACES:
            break
        cited = _citation(one, number + 1)
        if not any(says_same(cited.quote, other.quote) and cited.page == other.page for other in found):
            found.append(cited)
    citations = tuple(replace(cited, number=number) for number, cited in enumerate(found, start=1))
    marks = " ".join(f"[{cited.number}]" for cited in citations)
    return Draft(
        Mode.LIKELY, "likely", phrase("{likely} {marks}", likely=LIKELY, marks=marks), citations, None, best.coverage
    )
