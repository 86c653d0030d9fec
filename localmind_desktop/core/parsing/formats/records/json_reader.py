"""Reads JSON, whole or a record a line."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from localmind_desktop.core.errors import Damaged, NothingToRead, TooLarge
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.records.content import Value, content_of
from localmind_desktop.core.parsing.plain.reading import decoded
from localmind_desktop.core.phrase import phrase


def read(path: Path) -> Flow:
    """Raises `Damaged` for what is no JSON, `NothingToRead` and `TooLarge`."""
    text = decoded(path.read_bytes())
    if not text.strip():
        raise NothingToRead("The file is empty.")
    return Flow(tuple(content_of(_value(text))))


def _value(text: str) -> Value:
    try:
        return _parsed(text)
    except json.JSONDecodeError as error:
        lines = [line for line in text.splitlines() if line.strip()]
        try:
            return [_parsed(line) for line in lines]
        except json.JSONDecodeError:
            reason = phrase("The file is no valid JSON (line {line}). Try to get a fresh copy.", line=error.lineno)
            raise Damaged(reason) from error
    except RecursionError as error:
        raise TooLarge("The file holds more records within one another than can be read.") from error


def _parsed(text: str) -> Value:
    """Numbers stay as they are written: 0.10 is no 0.1."""
    value: Value = json.loads(text, parse_float=str, parse_int=str, parse_constant=str, object_pairs_hook=_all_pairs)
    return value


def _all_pairs(pairs: list[tuple[str, Value]]) -> dict[str, Value]:
    """The fields of a record; one that is there twice stays so, under a name of its own."""
    found: dict[str, Value] = {}
    times: Counter[str] = Counter()
    for key, value in pairs:
        times[key] += 1
        name = key if times[key] == 1 else f"{key} ({times[key]})"
        found[name if name not in found else f"{name} ({len(found)})"] = value
    return found
