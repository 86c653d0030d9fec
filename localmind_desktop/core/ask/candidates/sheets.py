"""Tables prepared for look-ups: the terms of every cell, header and caption, made once per question. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from itertools import pairwise

from localmind_desktop.core.ask.candidates.abbreviated import said_in_short, shorts_in
from localmind_desktop.core.ask.candidates.asked_columns import meant_columns, tells_change
from localmind_desktop.core.ask.candidates.codes import code_terms
from localmind_desktop.core.ask.candidates.compounds import is_compound, says_compound
from localmind_desktop.core.ask.candidates.describing_cells import is_describing
from localmind_desktop.core.ask.candidates.evidence import (
    CONTEXT,
    HEADER,
    OWN,
    SUBJECT,
    TITLE,
    Level,
    Support,
    carries,
    support,
)
from localmind_desktop.core.ask.candidates.filled_down import NAMING_COLUMNS, filled_down, leading_cells
from localmind_desktop.core.ask.candidates.heads import headed
from localmind_desktop.core.ask.candidates.numbered_columns import numbered_columns
from localmind_desktop.core.ask.query.amounts import amounts_in, holds_amount
from localmind_desktop.core.ask.query.asked import Asked, Wanted, present_terms
from localmind_desktop.core.ask.query.assigned import set_columns
from localmind_desktop.core.ask.query.bounds import Bound
from localmind_desktop.core.headings import unnumbered
from localmind_desktop.core.model import Table
from localmind_desktop.core.terms import terms_in, tokens

_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_ASKED_OF = re.compile(r"^\s+(?:of|for|von|vom|der|des|de|du)\b|^\s*[?.]?\s*$", re.IGNORECASE)
_SHORTEST_ABBREVIATION = 3
_SHORTEST_SECOND_PART = 5  # letters: ``Strom`` of a Nennstrom, ``standby`` of tstandby
COSTS = frozenset(("cost", "costs", "kosten", "kostet", "coûte", "coûtent", "cuesta", "cuestan"))
PRICES = ("price", "preis", "cost", "kosten", "prix", "precio", "价", "fare", "tarif", "betrag", "amount", "p.u")
_COUNTS = (("no", "of"), ("number", "of"), ("anzahl", "der"), ("nombre", "de"))  # of what the rows are about
_SEVERAL = 2  # rows
_LONGEST_MARK = 2  # characters
_INITIALS = range(2, 5)  # words that an initialism such as CDC stands for
SHORT_CELL = 8  # terms; a longer cell describes, it does not name

# What a row gains when whole cells of it are what the question names, and when a header is what it asks for.
_KEY_BONUS, _COLUMN_BONUS = 0.3, 0.12


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table of a document with the terms of its parts. ``texts`` are those of its rows with the names that go on down
    their columns; ``carried`` is what these say of a row.

    ``bands``: what the band above says of a row; ``band_rows`` are the bands themselves. ``codes``: per column the
    other spellings of its cells.
    """

    document_id: str
    document: str
    index: int
    table: Table
    texts: tuple[tuple[str, ...], ...]
    title: AbstractSet[str]
    subjects: AbstractSet[str]
    context: AbstractSet[str]
    caption: AbstractSet[str]
    headers: tuple[AbstractSet[str], ...]
    header_words: tuple[tuple[str, ...], ...]
    cells: tuple[tuple[AbstractSet[str], ...], ...]
    codes: tuple[tuple[AbstractSet[str], ...], ...]
    carried: tuple[AbstractSet[str], ...]
    bands: tuple[AbstractSet[str], ...]
    band_rows: frozenset[int]

    @property
    def filled_rows(self) -> list[int]:
        """The rows that say something, without the bands."""
        rows = enumerate(self.table.rows)
        return [n for n, row in rows if n not in self.band_rows and any(map(str.strip, row.texts))]


@dataclass(frozen=True, slots=True)
class RowMatch:
    """A row of a sheet with how well it carries the question, and the columns that the question asks for."""

    sheet: Sheet
    row: int
    support: Support
    columns: tuple[int, ...]
    rank: float


def sheet(
    document_id: str,
    document: str,
    title: str,
    index: int,
    table: Table,
    subjects: AbstractSet[str],
    lead: str = "",
) -> Sheet:
    """``lead`` is the sentence that introduces the table on its page.

    What chapters of the same form are called is not said of this one by the title of them all.
    """
    texts = [row.texts for row in table.rows]
    cells = tuple(tuple(map(terms_in, row)) for row in texts)
    band_rows = _band_rows(table)
    headers = headed(table)
    head = 0 if headers is None else 1  # rows that name columns
    if headers is not None:
        table = replace(table, headers=headers)
        cells = (tuple(frozenset() for _ in headers), *cells[1:])
        band_rows |= {0}
    context = present_terms([table.caption, table.section, *map(unnumbered, table.chapters), *table.subject, lead])
    of_others = present_terms(table.beside) - context
    about = present_terms([title, document.rpartition(".")[0]])
    return Sheet(
        document_id=document_id,
        document=document,
        index=index,
        table=table,
        texts=(*texts[:head], *filled_down(texts[head:])),
        title=about - of_others,
        subjects=(subjects | about) - of_others,
        context=context,
        caption=present_terms([table.caption]),
        headers=tuple(present_terms([header]) for header in table.headers),
        header_words=tuple(_words(header) for header in table.headers),
        cells=cells,
        codes=tuple(code_terms([row[column] for row in texts]) for column in range(len(table.headers))),
        carried=tuple(_carried(cells)),
        bands=tuple(_bands(cells, band_rows)),
        band_rows=band_rows,
    )


def band_of(sheet: Sheet, row: int) -> str:
    """The text of the band above a row; empty where there is none."""
    bands = [number for number in sheet.band_rows if number < row]
    texts = sheet.table.rows[max(bands)].texts if bands and row not in sheet.band_rows else ()
    return next((" ".join(text.split()) for text in texts if text.strip()), "")


def is_key(name: str, sheets: Iterable[Sheet]) -> bool:
    """Whether a name stands literally as the first cell of a row."""
    return any(row.texts[:1] == (name,) for sheet in sheets for row in sheet.table.rows)


def begins_keys(name: str, sheets: Iterable[Sheet]) -> bool:
    """Whether the first cells of several rows of one table literally go on from a name: ``outlet.group.type``."""
    return any(sum(row.texts[0].startswith(f"{name}.") for row in sheet.table.rows) >= _SEVERAL for sheet in sheets)


def is_named(asked: Asked, match: RowMatch) -> bool:
    """Whether a cell of the row is wholly what the question names."""
    return any(names_row(asked, match, column) for column in range(len(match.sheet.headers)))


def names_row(asked: Asked, match: RowMatch, column: int) -> bool:
    """Whether a cell of the row holds nothing but terms of the question."""
    forms = asked.said
    cell = match.sheet.cells[match.row][column]
    return bool(cell) and cell <= forms


def same_subject(one: Sheet, other: Sheet) -> bool:
    """Whether two tables define the same: one subject, or one caption but for its number."""
    if {name.casefold() for name in one.table.subject} & {name.casefold() for name in other.table.subject}:
        return True
    left, right = (frozenset(t for t in present_terms([s.table.caption]) if not t[0].isdigit()) for s in (one, other))
    return bool(left) and left == right


def row_matches(asked: Asked, sheet: Sheet, rows: Iterable[int] | None = None) -> Iterator[RowMatch]:
    """Every row, of ``rows`` where they are given, that meets at least one term of the question in its own cells."""
    named = {want.token: headers_for(want, asked, sheet) for want in asked.wanted}
    headed = frozenset(term for want in asked.wanted if named[want.token] for term in want.forms[0])
    said = [
        (amount, want) for amount in amounts_in(asked.question) for want in asked.wanted if want.token in amount.tokens
    ]
    amounts = [(amount, want) for amount, want in said if want.is_number]
    numbered = {want.token: numbered_columns(want, asked.question, sheet.table.headers) for want in asked.wanted}
    of_columns = frozenset(token for token, columns in numbered.items() if columns)
    heads = frozenset(form for want in asked.wanted if want.token in of_columns for form in want.forms[0])
    rest = asked.without(of_columns)
    shorts = shorts_in(asked.question)
    for number in range(len(sheet.cells)) if rows is None else rows:
        bare = sheet.cells[number]
        cells = tuple(cell | codes[number] for cell, codes in zip(bare, sheet.codes, strict=True))
        own: AbstractSet[str] = frozenset().union(*cells) - _digits_only(amounts, sheet, number) - heads
        if not any(want.met_by(own) for want in asked.wanted) and not _compounds(asked, sheet, number):
            continue
        levels = (
            Level(OWN, own | sheet.carried[number] | sheet.bands[number] | _compounds(asked, sheet, number)),
            Level(OWN, said_in_short(shorts, sheet.table.rows[number].texts)),
            Level(HEADER, headed),
            Level(CONTEXT, sheet.context),
            Level(TITLE, sheet.title),
            Level(SUBJECT, sheet.subjects),
        )
        found = support(asked, levels)
        columns = _columns(asked, found, cells, named, numbered, sheet.table.headers)
        is_value = bool(columns) and not tells_change(asked, [sheet.table.headers[column] for column in columns])
        rank = found.score + _KEY_BONUS * _key_share(rest, bare) + _COLUMN_BONUS * is_value
        yield RowMatch(sheet, number, found, columns, rank)


def best_row(asked: Asked, sheet: Sheet) -> RowMatch | None:
    """The row of a table that carries a question best."""
    carrying = (match for match in row_matches(asked, sheet) if carries(match.support))
    return max(carrying, key=lambda match: match.rank, default=None)


def _compounds(asked: Asked, sheet: Sheet, row: int) -> frozenset[str]:
    """The terms of compounds of the question that a name of the row says in several words."""
    texts = sheet.table.rows[row].texts[:NAMING_COLUMNS]
    wants = [want for want in asked.wanted if is_compound(want.token)]
    return frozenset(
        term for want in wants if any(says_compound(want.token, text) for text in texts) for term in want.forms[0]
    )


def _digits_only(amounts: Iterable[tuple[Bound, Wanted]], sheet: Sheet, row: int) -> frozenset[str]:
    """The terms of amounts whose digits stand in the row, but nowhere as that amount."""
    columns = range(len(sheet.headers))
    return frozenset(
        term
        for amount, want in amounts
        if any(want.met_by(cell) for cell in sheet.cells[row])
        and not any(holds_amount(amount, sheet.table, row, column) for column in columns)
        for form in want.forms
        for term in form
    )


def headers_for(want: Wanted, asked: Asked, sheet: Sheet) -> list[int]:
    """The columns whose header means ``want``: by its terms, by an abbreviation, by an initialism of the question.

    Where none does and ``the purpose of`` a thing is asked, the columns that describe.
    """
    found = _headed_by(want, asked, sheet)
    if found and _stands_behind_other(want, found, asked, sheet):
        return []
    if not found and is_describing(want.token) and _ASKED_OF.search(asked.question.partition(want.token)[2]):
        return [column for column, header in enumerate(sheet.table.headers) if is_describing(header)]
    return found


def _headed_by(want: Wanted, asked: Asked, sheet: Sheet) -> list[int]:
    return [
        column
        for column, (terms, words) in enumerate(zip(sheet.headers, sheet.header_words, strict=True))
        if want.met_by(terms)
        or _abbreviated(want, words)
        or _initialled(want, asked, words)
        or _spelled_out(want, words)
        or (words in _COUNTS and _is_counted(want, asked.question))
        or (want.token.casefold() in COSTS and any(word.startswith(PRICES) or word.endswith(PRICES) for word in words))
    ]


def _is_counted(want: Wanted, question: str) -> bool:
    """Whether it is asked how many of a thing there are."""
    return bool(re.search(rf"\b(?:how many|wie ?viele|combien d\S*)\s+{re.escape(want.token)}\b", question, re.I))


def _stands_behind_other(want: Wanted, found: Sequence[int], asked: Asked, sheet: Sheet) -> bool:
    """Whether a mark or number stands right behind the name of another column: ``the character F`` is no column F."""
    if len(want.token) > _LONGEST_MARK and not want.is_number:
        return False
    said = tokens(asked.question)
    before = [left for left, right in pairwise(said) if right == want.token]
    named = [
        column
        for one in asked.wanted
        if one.token in before and not one.is_number
        for column in _headed_by(one, asked, sheet)
    ]
    return bool(named) and not set(named) & set(found)


def _columns(
    asked: Asked,
    found: Support,
    cells: tuple[AbstractSet[str], ...],
    named: Mapping[str, Sequence[int]],
    numbered: Mapping[str, Sequence[int]],
    headers: Sequence[str],
) -> tuple[int, ...]:
    """The columns named by terms that the row's own cells do not hold; not those by which the row was found.

    Of two columns, one that all the terms of the other name and more do is meant: ``Organic change``, not ``Change``.
    """
    short = {column: cell for column, cell in enumerate(cells) if len(cell) <= SHORT_CELL}
    keys = {column for column, cell in short.items() if any(want.met_by(cell) for want in found.own)}
    if set_to := set_columns(asked.question, headers):
        values = set(set_to.values())
        own = [want for want in found.own if want.token not in values]
        keys = {c for c, cell in short.items() if c in set_to or any(want.met_by(cell) for want in own)}
    if any(numbered.values()):
        return tuple(sorted({column for columns in numbered.values() for column in columns} - keys))
    naming: dict[int, set[str]] = {}
    for want in asked.wanted:
        if not want.is_number and not any(want.met_by(cell) for cell in short.values()):
            for column in named[want.token]:
                naming.setdefault(column, set()).add(want.token)
    left = {column: tokens for column, tokens in naming.items() if column not in keys}
    most = sorted(c for c, tokens in left.items() if not any(tokens < more for more in left.values()))
    return meant_columns(asked, headers, most)


def _key_share(asked: Asked, cells: tuple[AbstractSet[str], ...]) -> float:
    """The share of the question's weight that stands in cells which hold nothing but terms of the question."""
    forms = asked.said
    whole: AbstractSet[str] = frozenset().union(*(cell for cell in cells if cell and cell <= forms))
    return sum(want.weight for want in asked.wanted if want.met_by(whole)) / (asked.weight or 1.0)


def _carried(cells: tuple[tuple[AbstractSet[str], ...], ...]) -> Iterator[AbstractSet[str]]:
    for row, named in zip(cells, leading_cells(cells), strict=True):
        yield frozenset().union(*(kept for cell, kept in zip(row, named, strict=False) if not cell))


def _band_rows(table: Table) -> frozenset[int]:
    """The rows that name the group of the rows below: one text alone, in a table whose rows are full otherwise."""
    filled = [{text for text in row.texts if text.strip()} for row in table.rows]
    alone = [n for n, texts in enumerate(filled) if len(texts) == 1 and not _is_value(table.rows[n].texts[0])]
    if not alone:
        alone = _bands_within(table, filled)
    last = len(filled) - 1
    bands = frozenset(number for number in alone if number < last and number + 1 not in alone)
    return bands if len(bands) > 0 and len(alone) * 3 <= len(filled) else frozenset()


def _bands_within(table: Table, filled: Sequence[AbstractSet[str]]) -> list[int]:
    """Bands that stand in a later column, the first of them over all other rows, each over a row with a name."""
    alone = [n for n, texts in enumerate(filled) if len(texts) == 1]
    if len(alone) < _SEVERAL or alone[0] != 0:
        return []
    columns = {next(c for c, text in enumerate(table.rows[n].texts) if text.strip()) for n in alone}
    named = all(table.rows[n + 1].texts[0].strip() for n in alone if n + 1 < len(filled))
    texts = [" ".join(filled[n]) for n in alone]
    return alone if len(columns) == 1 and named and not any(map(_is_value, texts)) else []


def _is_value(text: str) -> bool:
    """Whether a text is no name of a group: a figure (``0``, twice in its row), a dash, or nothing."""
    return not any(character.isalpha() for character in text)


def _bands(cells: tuple[tuple[AbstractSet[str], ...], ...], band_rows: frozenset[int]) -> Iterator[AbstractSet[str]]:
    band: AbstractSet[str] = frozenset()
    for number, row in enumerate(cells):
        if number in band_rows:
            band = next((cell for cell in row if cell), frozenset())
        yield frozenset() if number in band_rows else band


def _words(header: str) -> tuple[str, ...]:
    return tuple(word.casefold() for token in tokens(header) for word in _CAMEL.split(token))


def _abbreviated(want: Wanted, words: tuple[str, ...]) -> bool:
    """``min`` for minimum, ``addr`` for address, ``PresCond`` for presence condition."""
    if want.exact:
        return False
    asked_word = want.token.casefold()
    return any(
        word.isalpha()
        and len(word) >= _SHORTEST_ABBREVIATION
        and (
            asked_word.startswith(word)
            or (len(asked_word) > _SHORTEST_ABBREVIATION and word.startswith(asked_word))
            or (len(asked_word) >= _SHORTEST_SECOND_PART and word.endswith(asked_word))
        )
        for word in words
    )


def _spelled_out(want: Wanted, words: tuple[str, ...]) -> bool:
    """The other way round: the question says CDC, and the header ``Common data class``."""
    return want.token.isupper() and want.token.casefold() == "".join(word[0] for word in words) and len(words) > 1


def _initialled(want: Wanted, asked: Asked, words: tuple[str, ...]) -> bool:
    """``CDC`` for common data class: the initials of neighbouring terms of the question."""
    position = asked.wanted.index(want)
    for length in _INITIALS:
        for start in range(max(0, position - length + 1), position + 1):
            run = asked.wanted[start : start + length]
            if len(run) == length and "".join(part.token[0] for part in run).casefold() in words:
                return True
    return False
