"""Reads JSON, whole or a record a line."""

from __future__ import annotations

import json
from pathlib import Path

from localmind_desktop.core.errors import Damaged, NothingToRead
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.records.content import Value, content_of
from localmind_desktop.core.parsing.text import decoded


def read(path: Path) -> Flow:
    """Raises `Damaged` for what is no JSON, and `NothingToRead`."""
    text = decoded(path.read_bytes())
    if not text.strip():
        raise NothingToRead("The file is empty.")
    return Flow(tuple(content_of(_value(text))))


def _value(text: str) -> Value:
    try:  # numbers stay as they are written: 0.10 is no 0.1
        value: Value = json.loads(text, parse_float=str, parse_int=str)
    except json.JSONDecodeError as error:
        lines = [line for line in text.splitlines() if line.strip()]
        try:
            return [json.loads(line, parse_float=str, parse_int=str) for line in lines]
        except json.JSONDecodeError:
            reason = f"The file is no valid JSON (line {error.lineno}). Try to get a fresh copy."
            raise Damaged(reason) from error
    return value
