"""Features of the units: how well each meets the question, as numbers (0-1 unless said otherwise). Pure.

The idea is that of learning to rank (T.-Y. Liu, 2009): named numbers, a weight each, learned elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import accumulate, pairwise

import numpy as np
import numpy.typing as npt

from localmind_desktop.core.ask.candidates.units import Group, Kind, Unit
from localmind_desktop.core.ask.rank.asking import Asking, Flags, Floats, counted_in
from localmind_desktop.core.terms import STOP_WORDS, folded_tokens, term_of, terms, terms_in, tokens
from localmind_desktop.core.text.likeness import WordLikeness

NAMES = (
    "exact_own", "soft_own", "exact_head", "soft_head", "exact_around", "soft_around", "exact_all", "soft_all",
    "exacts_own", "exacts_unmet", "numbers_unmet", "rarest_unmet", "share", "reciprocal_rank", "cosine", "keyword",
    "key_cell", "asked_header", "novelty", "length", "number_fits", "number_lacks", "name_fits", "date_fits",
    "neighbours", "document_share", "about", "whole_words", "headed",
    "begins", "defines", "sentence", "many_words", "computed", "asks_list", "items",
    "whole_table", "common_met", "common_named", "of_several", "joined", "names_member",
    "likened", "rarest_unsaid", "specific_exact", "specific_soft", "said_anywhere",
    "count_fits", "stands_out", "uneven", "name_unmet",
)  # fmt: skip
_COSINE, _USUAL_COSINE = NAMES.index("cosine"), 0.4
_ANYWHERE = NAMES.index("said_anywhere")
_SOFT = 0.55  # likeness from which two words may mean the same
_SHORTEST = 3  # letters of a shortened word
_HARDLY = 0.02  # of the weight of a question, that is left to be said
_NEAR = 3  # words between which two neighbours of the question may stand
_CHARACTERS = 400.0
_FIRST = 4  # words that begin a unit
_MANY = 15.0  # words of a long question
_MANY_ITEMS = 12.0  # of a list
_LEAD = 200  # characters of a list, that lead to it
_SENTENCE = re.compile(r"[.!?。！？][\"”’)\]]*$")


@dataclass(frozen=True, slots=True)
class Seen:
    """A text as words: for each word of the question how well one of its own words meets it."""

    exact: Floats
    soft: Floats


@dataclass(frozen=True, slots=True)
class Measured:
    """A group's features, of shape (units, features), and per unit of a table its columns, those asked for first.

    ``said``: per word of the question whether a unit or its surroundings say it.
    """

    features: Floats
    said: Floats
    columns: tuple[tuple[int, ...], ...]


def measured(asking: Asking, groups: Sequence[Group], likeness: WordLikeness) -> list[Measured]:
    """The features of the units of every group."""
    documents = _document_shares(groups)
    found = [_of_group(asking, group, likeness, documents.get(group.document_id, 0.0)) for group in groups]
    said = np.stack([one.said for one in found]).max(axis=0)
    for one in found:
        one.features[:, _ANYWHERE] = asking.weights @ said
    if not any(unit.scores.vector for group in groups for unit in group.units):
        for one in found:  # no embedding model: as if all were as near as what is usually found
            one.features[:, _COSINE] = _USUAL_COSINE
    return found


def _document_shares(groups: Sequence[Group]) -> dict[str, float]:
    """Of the ten best passages, the share that each document has."""
    best: dict[int, str] = {}
    for group in groups:
        for unit in group.units:
            if unit.rank < 10 and unit.scores.share > 0:
                best[unit.rank] = group.document_id
    total = max(1, len(best))
    return {document: sum(one == document for one in best.values()) / total for document in set(best.values())}


class _Words:
    """The distinct words of some texts, met by the words of the question."""

    def __init__(self, asking: Asking, texts: Sequence[str], likeness: WordLikeness, *, heads: bool = False) -> None:
        """``heads``: the texts are headers, whose words are often shortened."""
        self.lists = list(map(folded_tokens, texts))
        self.raw = texts
        distinct = sorted({word for words in self.lists for word in words})
        self.numbers = {word: number for number, word in enumerate(distinct)}
        self.words = distinct
        present = [terms_in(word) | {term_of(word), word} for word in distinct]
        wants = asking.asked.wanted
        exact = np.zeros((len(wants), len(distinct) + 1), dtype=np.float32)
        singles = [{next(iter(form)) for form in want.forms if len(form) == 1} for want in wants]
        for row, own in enumerate(singles):
            for column, held in enumerate(present):
                if not own.isdisjoint(held) or (heads and _shortens(asking.words[row], distinct[column])):
                    exact[row, column] = 1.0
        for row, pair in enumerate(pairwise(asking.words)) if heads else ():
            exact[row : row + 2, [column for column, word in enumerate(distinct) if _joins(word, *pair)]] = 1.0
        soft = exact.copy()
        plain = [row for row in range(len(wants)) if not asking.exact[row]]
        if plain and distinct:
            alike = likeness.between([asking.words[row] for row in plain], distinct)
            soft[plain, :-1] = np.maximum(soft[plain, :-1], alike)
        self.soft = soft
        self.met = soft.max(axis=0) if len(soft) else np.zeros(len(distinct) + 1, dtype=np.float32)
        self.columns = [[self.numbers[word] for word in words] for words in self.lists]
        self.seen = self._all_seen(exact, asking, heads)

    def _all_seen(self, exact: Floats, asking: Asking, heads: bool) -> list[Seen]:
        """How each of the texts meets the question. A text without a word has the last column, which meets nothing."""
        columns = [own or [len(self.words)] for own in self.columns]
        starts = np.cumsum([0, *(len(own) for own in columns[:-1])])
        flat = [column for own in columns for column in own]
        exacts = np.maximum.reduceat(exact[:, flat], starts, axis=1).T.copy()
        softs = np.maximum.reduceat(self.soft[:, flat], starts, axis=1).T
        apart = [row for row, want in enumerate(asking.asked.wanted) if any(len(form) > 1 for form in want.forms)]
        for number, own in enumerate(exacts):
            self._meet_several(number, own, [row for row in apart if own[row] == 0], asking)
            if heads and (initials := _initials(self.lists[number])):
                own[[row for row, word in enumerate(asking.words) if word == initials]] = 1.0
        return [Seen(own, soft) for own, soft in zip(exacts, np.maximum(softs, exacts), strict=True)]

    def _meet_several(self, number: int, exact: Floats, apart: Sequence[int], asking: Asking) -> None:
        """Forms of several terms, as a name written apart."""
        if apart:
            held = frozenset(terms(self.raw[number]))
            for row in apart:
                exact[row] = float(asking.asked.wanted[row].met_by(held))


def _shortens(one: str, other: str) -> bool:
    """Whether one word is the beginning of the other: ``Typ`` of typical, ``Addr`` of address."""
    short, long = sorted((one, other), key=len)
    return _SHORTEST <= len(short) < len(long) and short.isalpha() and long.startswith(short)


def _joins(header: str, one: str, other: str) -> bool:
    """Whether a word is made of the beginnings of two: ``PresCond`` of presence condition."""
    cuts = range(_SHORTEST, len(header) - _SHORTEST + 1) if header.isalpha() else ()
    return any(one.startswith(header[:cut]) and other.startswith(header[cut:]) for cut in cuts)


def _initials(words: Sequence[str]) -> str:
    """``cdc`` of common data class; nothing of a single word."""
    return "".join(word[0] for word in words) if len(words) > 1 else ""


def _of_group(asking: Asking, group: Group, likeness: WordLikeness, document: float) -> Measured:
    own = _Words(asking, [unit.own for unit in group.units], likeness)
    shared = list(dict.fromkeys(unit.common for unit in group.units if unit.common))
    heads = _Words(asking, [group.head, *group.headers], likeness, heads=True)
    outer = _Words(asking, [group.around, group.about, *shared], likeness)
    common = {text: number for number, text in enumerate(shared, start=2)}
    head, around, title = _either(*heads.seen), outer.seen[0], outer.seen[1]
    about = _with_subjects(asking, group, title)
    headers = [heads.seen[number].soft for number in range(1, 1 + len(group.headers))]
    keys = {unit.row: _key_cell(own, group, unit.row, number) for number, unit in enumerate(group.units)}
    rows, columns = [], []
    lone = _lone_rows(asking, group, own, head, around)
    near, outside, beside = _either(head, around), _either(head, around, about), _either(around, title)
    context = outside if group.sheet is not None else _either(head, about)  # around a stretch stands the stretch itself
    said = outside.exact
    for number, unit in enumerate(group.units):
        mine = own.seen[number]
        levels = list(accumulate((mine, head, around, about), _or))
        said = np.maximum(said, mine.exact)
        order, header_fit = _asked_columns(asking, np.maximum(mine.soft, beside.soft), headers)
        columns.append(tuple(order))
        values = _coverage(asking, levels, about)
        scores = unit.scores
        values += [scores.share, 1.0 / (1 + unit.rank), scores.vector or 0.0, min(1.0, (scores.keyword or 0.0) / 30.0)]
        values += [keys.get(unit.row, 0.0), header_fit]
        values += _told(asking, own, number)
        values += [_neighbours(asking, own, number), document, float(asking.weights @ about.soft)]
        whole = float(asking.weights @ (levels[1].soft >= _SOFT))
        begins = _begins(asking, own, number)
        values += [whole, float(any(group.headers)), begins, begins if asking.kind == "definition" else 0.0]
        values += [float(bool(_SENTENCE.search(unit.own))), min(1.0, len(asking.words) / _MANY), float(asking.computed)]
        values += [float(asking.listed), min(1.0, len(unit.rows) / _MANY_ITEMS)]
        values += _listed(asking, unit, outer, common.get(unit.common), near.soft)
        values += [float(unit.is_of_several), float(asking.joined)]
        values += [max((keys.get(row, 0.0) for row in unit.rows), default=0.0) if unit.kind is Kind.LIST else 0.0]
        values += [*_unsaid(asking, levels[-1]), *_specific(asking, mine, context), 0.0]
        values += [_count_fits(asking, group, unit), *_among(unit, lone), _name_unmet(asking, levels[-1])]
        rows.append(values)
    return Measured(np.asarray(rows, dtype=np.float32), said, tuple(columns))


def _lone_rows(asking: Asking, group: Group, own: _Words, head: Seen, around: Seen) -> dict[int, float]:
    """Per row of a table the weight of what it says of the question beyond its headers and caption, most first."""
    context = _either(head, around).soft
    seen = ((unit.row, own.seen[number].soft) for number, unit in enumerate(group.units) if unit.row is not None)
    found = [(row, float(asking.weights @ np.maximum(soft - context, 0.0))) for row, soft in seen]
    return dict(sorted(found, key=lambda one: -one[1]))


def _among(unit: Unit, lone: Mapping[int, float]) -> list[float]:
    """How far the rows of a unit stand out: what the least of them says of the question less what the best other row
    says; and how far they differ among themselves. 0 of what is no row."""
    if not unit.rows:
        return [0.0, 0.0]
    rows = frozenset(unit.rows)
    inside = [lone.get(row, 0.0) for row in unit.rows]
    outside = next((said for row, said in lone.items() if row not in rows), 0.0)
    return [min(inside) - outside, max(inside) - min(inside)]


def _count_fits(asking: Asking, group: Group, unit: Unit) -> float:
    """1 where a list has as many items as the question or what leads to it says, -1 where it has not."""
    if not unit.items:
        return 0.0
    lead = group.around if unit.rows else unit.own[:_LEAD]
    said = asking.count or counted_in(lead)
    return 0.0 if not said else 1.0 if said == unit.items else -1.0


def _name_unmet(asking: Asking, all_of_it: Seen) -> float:
    """Whether a name of the question stands nowhere in a unit and its surroundings."""
    return float((1.0 - all_of_it.exact)[asking.name].max()) if asking.name.any() else 0.0


def _either(*seen: Seen) -> Seen:
    """How one or the other of some texts meets the question."""
    return reduce(_or, seen)


def _or(one: Seen, other: Seen) -> Seen:
    return Seen(np.maximum(one.exact, other.exact), np.maximum(one.soft, other.soft))


def _unsaid(asking: Asking, all_of_it: Seen) -> list[float]:
    """The weight of the words that only something alike stands for, and of the rarest word that is not said itself."""
    weights, exact = asking.weights, all_of_it.exact
    return [float(weights @ (all_of_it.soft - exact)), float((weights * (1.0 - exact)).max() / (weights.max() or 1.0))]


def _listed(asking: Asking, unit: Unit, outer: _Words, common: int | None, context: Floats) -> list[float]:
    """Of a list: whether it is a whole table; what of the question its rows share beyond their context, and how wholly
    the question names what they share."""
    if unit.kind is not Kind.LIST or common is None:
        return [float(unit.kind is Kind.LIST and bool(unit.rows)), 0.0, 0.0]
    met = outer.seen[common].soft
    columns = [outer.numbers[word] for word in outer.lists[common] if word not in STOP_WORDS]
    named = float(outer.met[columns].mean()) if columns else 0.0
    return [0.0, float(asking.weights @ np.maximum(met - context, 0.0)), named]


def _specific(asking: Asking, own: Seen, context: Seen) -> list[float]:
    """Of the words that the context of a unit leaves unsaid, the share that it says itself, exactly and likened."""
    weights = asking.weights
    return [_share_of(weights * (1.0 - context.exact), own.exact), _share_of(weights * (1.0 - context.soft), own.soft)]


def _share_of(left: Floats, met: Floats) -> float:
    total = float(left.sum())
    return float(left @ met) / total if total > _HARDLY else 1.0


def _with_subjects(asking: Asking, group: Group, about: Seen) -> Seen:
    met = np.asarray([float(want.met_by(group.subjects)) for want in asking.asked.wanted], dtype=np.float32)
    return Seen(np.maximum(about.exact, met), np.maximum(about.soft, met))


def _coverage(asking: Asking, levels: Sequence[Seen], about: Seen) -> list[float]:
    """``levels``: a unit itself, with its headers or headings, with what stands around, and with its document too."""
    weights = asking.weights
    values = [float(weights @ met) for level in levels for met in (level.exact, level.soft)]
    exacts = asking.exact & ~asking.number
    own, _, near, everything = (level.exact for level in levels)
    unmet = weights * (1.0 - levels[-1].soft)
    values.append(_share(own, asking.exact))
    values.append(1.0 - _share(everything, exacts) if exacts.any() else 0.0)
    values.append(1.0 - _share(np.maximum(near, about.exact * 0.5), asking.number) if asking.number.any() else 0.0)
    values.append(float(unmet.max() / (weights.max() or 1.0)) if len(weights) else 0.0)
    return values


def _share(met: Floats, wanted: npt.NDArray[np.bool_]) -> float:
    held = met[wanted]
    return float(held.sum()) / len(held) if len(held) else 1.0


def _asked_columns(asking: Asking, said: Floats, headers: Sequence[Floats]) -> tuple[list[int], float]:
    """The columns by how well their headers meet what is not ``said`` by the row and around it; and how well the best
    one does."""
    if not headers:
        return [], 0.0
    left = asking.weights * (1.0 - said)
    fits = [float(left @ header) for header in headers]
    order = sorted(range(len(headers)), key=lambda column: -fits[column])
    total = float(left.sum())
    return order, max(fits) / total if total > _HARDLY else 0.0


def _key_cell(own: _Words, group: Group, row: int | None, number: int) -> float:
    """How wholly a leading cell of a row is what the question names."""
    if row is None or group.sheet is None:
        return 0.0
    best = 0.0
    filled = [text for text in group.sheet.table.rows[row].texts if text.strip()][:2]
    for text in filled:
        said = [word for word in folded_tokens(text) if word in own.numbers and word not in STOP_WORDS]
        if said:
            best = max(best, sum(float(own.met[own.numbers[word]]) for word in said) / len(said))
    return best


def _told(asking: Asking, own: _Words, number: int) -> list[float]:
    """What a unit says that the question does not: how much, how long, and whether of the kind that is asked for."""
    words = own.lists[number]
    content = [word for word in words if word not in STOP_WORDS]
    new = [word for word in content if own.met[own.numbers[word]] < _SOFT]
    raw, kind = own.raw[number], asking.kind
    has_number = kind in ("number", "date") and any(word[0].isdigit() for word in new)
    names = kind == "name" and any(token[0].isupper() for token in tokens(raw) if token.casefold() in set(new))
    date = kind == "date" and any(len(word) == 4 and word.isdigit() and word[:2] in ("19", "20") for word in words)
    return [
        len(new) / max(1, len(content)),
        min(1.0, len(raw) / _CHARACTERS),
        float(kind == "number" and has_number),
        float(kind == "number" and not has_number),
        float(names),
        float(kind == "date" and (date or has_number)),
    ]


def _begins(asking: Asking, own: _Words, number: int) -> float:
    """The weight of the question's words that stand at the very beginning, where what is defined or labelled stands."""
    columns = own.columns[number][:_FIRST]
    return float(asking.weights @ own.soft[:, columns].max(axis=1)) if columns else 0.0


def _neighbours(asking: Asking, own: _Words, number: int) -> float:
    """The share of neighbouring words of the question that stand near each other here."""
    wants = len(asking.words)
    if wants < 2:
        return 0.0
    met: Flags = np.greater_equal(own.soft[:, own.columns[number]], _SOFT)
    there: Flags = np.any(met, axis=1)
    pairs = (met[row : row + 2] for row in range(wants - 1) if there[row] and there[row + 1])
    return sum(_is_near(*map(np.flatnonzero, pair)) for pair in pairs) / (wants - 1)


def _is_near(one: npt.NDArray[np.intp], other: npt.NDArray[np.intp]) -> bool:
    return bool(np.abs(one[:, None] - other[None, :]).min() <= _NEAR)
