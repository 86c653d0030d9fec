"""The answer to a reference path: a line, a small tree and a table, with every hop cited (R21). Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from localmind_desktop.core.ask.candidates.drafts import MARK, Draft
from localmind_desktop.core.ask.compute.chains import Chain, Hop, Source
from localmind_desktop.core.model import LEVELS, AnswerTable, Branch, Citation, Finding, Mode, Place, Table, TableRef
from localmind_desktop.core.phrase import changed, in_turn, phrase

_NAMED_OTHERS = 3
_LONGEST_NOTE = 120  # characters
_LONGEST_VALUE = 60  # characters of what the end of a path means


def chain_draft(chain: Chain) -> Draft:
    """The hops of a path as far as it could be followed: one branch and one row each."""
    citations = hop_citations(chain.hops)
    rows = tuple((hop.name, _meaning(hop), hop.source.table.name, hop.source.document) for hop in chain.hops)
    table = AnswerTable(
        headers=(phrase("Part"), phrase("Meaning"), phrase("Table"), phrase("Document")),
        rows=rows,
        rows_read=len(rows),
        citations=tuple(range(1, len(rows) + 1)),
        rows_total=len(rows),
        places=tuple(_cell_places(hop) for hop in chain.hops),
    )
    return Draft(
        mode=Mode.CHAIN,
        route="reference path",
        text=_with_others(path_line(chain.hops), chain.hops),
        citations=citations,
        table=table,
        coverage=1.0,
        other_candidates=tuple(dict.fromkeys(_ref(one) for hop in chain.hops for one in hop.others)),
        tree=hop_tree(chain.hops),
        findings=_findings(chain.hops),
    )


def _findings(hops: Sequence[Hop]) -> tuple[Finding, ...]:
    """Where a path ends: its last part with its type, else the first that its row says of it; then the path."""
    if not hops:
        return ()
    last, path = hops[-1], LEVELS.join(hop.name for hop in hops)
    texts = () if last.type else _texts(last)
    if not texts or len(texts[0]) > _LONGEST_VALUE:
        return (Finding(f"{last.name} ({last.type})" if last.type else last.name, (path,), len(hops)),)
    more = "; ".join(text.rstrip(";") for text in texts[1:])
    about = (path, more) if 0 < len(more) <= _LONGEST_VALUE else (path,)
    return (Finding(texts[0], about, len(hops)),)


def with_way(draft: Draft, chain: Chain) -> Draft:
    """An answer about the last row of a path, with the way to it behind its own citations."""
    *before, _ = hop_citations(chain.hops)
    first = len(draft.citations) + 1
    way = tuple(replace(citation, number=number) for number, citation in enumerate(before, start=first))
    numbers = (*(citation.number for citation in way), 1)
    return replace(draft, citations=(*draft.citations, *way), tree=hop_tree(chain.hops, numbers))


def with_miss(draft: Draft, chain: Chain) -> Draft:
    """Places that may answer, behind those up to which a path could be followed."""
    reached = hop_citations(chain.hops)
    places = (replace(one, number=one.number + len(reached)) for one in draft.citations)
    text = changed(draft.text, lambda text: MARK.sub(lambda mark: f"[{int(mark[1]) + len(reached)}]", text))
    tree = hop_tree(chain.hops)
    return replace(draft, text=in_turn(miss_line(chain), text), citations=(*reached, *places), tree=tree)


def path_line(hops: Sequence[Hop]) -> str:
    """``DBAT [1] › Amp (MV) [2]``: each part with what it leads to."""
    return LEVELS.join(
        f"{hop.name}{f' ({hop.type})' if hop.type else ''} [{number}]" for number, hop in enumerate(hops, start=1)
    )


def miss_line(chain: Chain) -> str:
    """How far a path could be followed, and what is most like the part that is not there."""
    said = phrase(
        "{path} was followed up to {last}; {missing} is not there.",
        path=chain.path,
        last=path_line(chain.hops),
        missing=chain.unresolved,
    )
    return in_turn(said, phrase("Nearest there: {names}.", names=", ".join(chain.near)) if chain.near else "")


def hop_tree(hops: Sequence[Hop], numbers: Sequence[int] = ()) -> tuple[Branch, ...]:
    """One branch per hop, each below the one before. ``numbers``: their citations, where not 1, 2, 3."""
    numbers = numbers or range(1, len(hops) + 1)
    return tuple(
        Branch(depth, hop.name, _shortened(_meaning(hop)), number)
        for depth, (hop, number) in enumerate(zip(hops, numbers, strict=True))
    )


def hop_citations(hops: Sequence[Hop]) -> tuple[Citation, ...]:
    """Each hop's cell, with its row and the headers around it."""
    return tuple(_citation(hop, number) for number, hop in enumerate(hops, start=1))


def _citation(hop: Hop, number: int) -> Citation:
    table = hop.source.table
    row = table.rows[hop.row] if hop.row is not None else None
    row_place = row.place if row is not None else _first_place(table)
    place = _cell_place(hop, hop.column) or row_place
    headers = tuple(header for header in table.header_places if header.page == place.page)
    return Citation(
        number=number,
        document_id=hop.source.document_id,
        document=hop.source.document,
        page=place.page,
        places=(place,),
        quote=" | ".join(text for text in row.texts if text.strip()) if row is not None else table.name,
        around=(row_place, *headers) if row is not None else headers,
        confidence=table.confidence,
    )


def _meaning(hop: Hop) -> str:
    """What the row says besides its name; of a table, its name."""
    if hop.row is None:
        return hop.source.table.name
    return "; ".join(_texts(hop)) or hop.source.table.rows[hop.row].texts[hop.column]


def _texts(hop: Hop) -> tuple[str, ...]:
    """The cells of a row besides its name, each text once; of a table none."""
    if hop.row is None:
        return ()
    texts = hop.source.table.rows[hop.row].texts
    return tuple(dict.fromkeys(text for text in texts if text.strip() and text != texts[hop.column]))


def _cell_places(hop: Hop) -> tuple[Place | None, ...]:
    table = hop.source.table
    titled = table.header_places[0] if table.header_places else None
    if hop.row is None:
        return titled, None, titled, None
    texts = table.rows[hop.row].texts
    meant = next((n for n, text in enumerate(texts) if n != hop.column and hop.type and hop.type in text), None)
    return _cell_place(hop, hop.column), _cell_place(hop, meant), titled, None


def _cell_place(hop: Hop, column: int | None) -> Place | None:
    if hop.row is None:
        return None
    row = hop.source.table.rows[hop.row]
    box = row.cells[column].box if column is not None else None
    return Place(row.place.page, box or row.place.box)


def _first_place(table: Table) -> Place:
    return table.header_places[0] if table.header_places else table.rows[0].place


def _with_others(line: str, hops: Sequence[Hop]) -> str:
    """A path, and where other documents describe the same."""
    others = {
        phrase("{name} in {document}", name=hop.name, document=one.document): None
        for hop in hops
        for one in hop.others
        if one.document != hop.source.document
    }
    if not others:
        return line
    named = in_turn(*list(others)[:_NAMED_OTHERS], between="; ")
    return phrase("{path}. Also described: {places}.", path=line, places=named)


def _ref(source: Source) -> TableRef:
    page = source.table.pages[0] if source.table.pages else _first_place(source.table).page
    return TableRef(source.document_id, source.document, source.index, source.table.name, page)


def _shortened(text: str) -> str:
    """A note of whole words; a single long one is cut."""
    if len(text) <= _LONGEST_NOTE:
        return text
    words = text[:_LONGEST_NOTE].rpartition(" ")[0] or text[: _LONGEST_NOTE - 1]
    return f"{words.rstrip(' ;,')}…"
