"""Records, as JSON and XML files hold them, as headings and tables that name the path to each. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from statistics import mean
from typing import TypeAlias, TypeGuard

from localmind_desktop.core.model import LEVELS, BlockKind
from localmind_desktop.core.parsing.flowing.content import HIGHEST_LEVEL, Content, FlowText, table_of

Scalar: TypeAlias = str | bool | None  # numbers stay as they are written
Value: TypeAlias = "Scalar | Sequence[Value] | Mapping[str, Value]"

_SHOWN_STEPS = 4  # of a path, the last ones
_DEEPEST = 60
_FLAT_DEPTH = 3  # records within a record become columns of it down to here
_LONG_LIST = 400  # characters of a list of values that is told within a cell


def content_of(value: Value, path: tuple[str, ...] = ()) -> Iterator[Content]:
    """``value`` in its order; ``path`` leads to it."""
    if len(path) > _DEEPEST:
        yield FlowText("\n".join(_leaves(value)))
    elif isinstance(value, Mapping):
        yield from _mapping(value, path)
    elif _is_list(value):
        yield from _list(value, path)
    else:
        yield FlowText(shown(value))


def _leaves(value: Value) -> Iterator[str]:
    """The single values in ``value``, however deep they are."""
    waiting = [("", value)]
    while waiting:
        name, each = waiting.pop()
        if isinstance(each, Mapping):
            waiting += reversed([(key, inner) for key, inner in each.items()])
        elif _is_list(each):
            waiting += reversed([(name, inner) for inner in each])
        else:
            yield f"{name}: {shown(each)}" if name else shown(each)


def shown(value: Value) -> str:
    """A single value, or a short list of such, as text."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if _is_list(value):
        return ", ".join(map(shown, value))
    return "" if isinstance(value, Mapping) else str(value)


def _mapping(value: Mapping[str, Value], path: tuple[str, ...]) -> Iterator[Content]:
    plain = {key: each for key, each in value.items() if _is_plain(each)}
    if len(plain) > 1:
        yield table_of([["Name", "Value"], *([key, shown(each)] for key, each in plain.items())], header_rows=1)
    else:
        for key, each in plain.items():
            yield FlowText(f"{key}: {shown(each)}")
    for key, each in value.items():
        if key not in plain:
            yield from _named(each, (*path, key))


def _named(value: Value, path: tuple[str, ...]) -> Iterator[Content]:
    content = list(content_of(value, path))
    if content:
        yield FlowText(LEVELS.join(path[-_SHOWN_STEPS:]), BlockKind.HEADING, min(len(path), HIGHEST_LEVEL))
        yield from content


def _list(value: Sequence[Value], path: tuple[str, ...]) -> Iterator[Content]:
    records = [each for each in value if isinstance(each, Mapping)]
    if records and len(records) == len(value):
        yield from _records(records, path)
    elif value and all(_is_list(each) and all(map(_is_plain, each)) for each in value):
        yield table_of([[shown(cell) for cell in each] for each in value if _is_list(each)])
    else:
        for number, each in enumerate(value, 1):
            if _is_plain(each):
                yield FlowText(f"• {shown(each)}", BlockKind.LIST, 1)
            else:
                yield from _named(each, (*path, str(number)))


def _records(records: Sequence[Mapping[str, Value]], path: tuple[str, ...]) -> Iterator[Content]:
    """A table of what is plain in the records, and after it what stands within each of them, under its name."""
    flat = [_flat(record) for record in records]
    columns = list(dict.fromkeys(key for record in flat for key in record))
    if len(columns) > 1:
        rows = [[shown(record[column]) if column in record else "" for column in columns] for record in flat]
        yield table_of([columns, *rows], header_rows=1)
    else:
        items = (f"• {key}: {shown(each)}" for record in flat for key, each in record.items())
        yield from (FlowText(item, BlockKind.LIST, 1) for item in items)
    own = path[-1] if path else ""
    for name, record in zip(_names(flat, own), records, strict=True):
        for key, each in _nested(record):
            yield from _named(each, (*path[:-1], name, *key))


def _flat(record: Mapping[str, Value], depth: int = 0) -> dict[str, Value]:
    """What is plain in a record; records within it as ``outer › inner``."""
    found: dict[str, Value] = {}
    for key, value in record.items():
        if _is_plain(value):
            found[_free(key, found)] = value
        elif isinstance(value, Mapping) and depth < _FLAT_DEPTH:
            for inner, each in _flat(value, depth + 1).items():
                found[_free(f"{key}{LEVELS}{inner}", found)] = each
    return found


def _free(key: str, taken: Mapping[str, Value]) -> str:
    free, number = key, 2
    while free in taken:
        free, number = f"{key} ({number})", number + 1
    return free


def _nested(record: Mapping[str, Value], depth: int = 0) -> Iterator[tuple[tuple[str, ...], Value]]:
    """What `_flat` leaves, each with the keys that lead to it."""
    for key, value in record.items():
        if _is_plain(value):
            continue
        if isinstance(value, Mapping) and depth < _FLAT_DEPTH:
            yield from (((key, *inner), each) for inner, each in _nested(value, depth + 1))
        else:
            yield (key,), value


def _names(records: Sequence[Mapping[str, Value]], own: str) -> list[str]:
    """What to call each record: by the shortest texts that all have and that no two share, else by its number."""
    candidates = []
    for key in records[0] if records else ():
        texts = [shown(record.get(key, "")) for record in records]
        if all(texts) and len(set(texts)) == len(texts) and not any(map(_is_number, texts)):
            candidates.append((mean(map(len, texts)), key))
    if not candidates:
        return [f"{own} {number}".strip() if len(records) > 1 else own for number in range(1, len(records) + 1)]
    _, key = min(candidates)
    return [f"{own} {shown(record[key])}".strip() for record in records]


def _is_number(text: str) -> bool:
    return text.replace(".", "", 1).lstrip("+-").isdigit()


def _is_list(value: Value) -> TypeGuard[Sequence[Value]]:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _is_plain(value: Value) -> bool:
    """Whether ``value`` can be told in a cell: it is single, or a short list of single ones."""
    if isinstance(value, Mapping):
        return not value
    if not _is_list(value):
        return True
    return not any(isinstance(each, Mapping) or _is_list(each) for each in value) and len(shown(value)) <= _LONG_LIST
