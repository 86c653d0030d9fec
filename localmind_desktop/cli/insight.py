"""Commands that look at documents as a whole: what one is, how two differ, a file without its personal data."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from localmind_desktop.cli.parts import FAILED, OK, USAGE, open_library, say
from localmind_desktop.core import (
    CancelToken,
    Document,
    Inspection,
    KnownError,
    RedactionMode,
    default_settings_file,
    load_settings,
)

if TYPE_CHECKING:
    from localmind_desktop.core import Library


def inspect(options: argparse.Namespace) -> int:
    from localmind_desktop.core.insight.lines import inspection_line

    with open_library(options) as library:
        document = _named(library, options.name)
        if document is None:
            return USAGE
        found = _inspected(library, document, not options.no_llm)
        mode = library.insights.mode(document.collection)
        say(options, inspection_line(document, found, mode), _readable(document, found))
    return OK


def compare(options: argparse.Namespace) -> int:
    from localmind_desktop.core.insight.compare import comparison_lines

    with open_library(options) as library:
        before, after = _named(library, options.before), _named(library, options.after)
        if before is None or after is None:
            return USAGE
        found = library.insights.compare(before, after, CancelToken())
    for line in comparison_lines(found):
        say(options, line, _difference(line))
    return OK


def redact(options: argparse.Namespace) -> int:
    from localmind_desktop.core.insight.personal.file import redacted_file

    path = Path(options.file)
    if not path.is_file():
        print(f"Not a file: {path}.", file=sys.stderr)
        return USAGE
    settings = load_settings(default_settings_file())
    try:
        found = redacted_file(path, RedactionMode(options.mode), settings)
    except KnownError as error:
        print(f"{path.name}: {error}", file=sys.stderr)
        return FAILED
    spans = [{"kind": str(one.kind), "text": one.text, "start": one.start, "end": one.end} for one in found.found]
    say(options, {"text": found.text, "found": spans}, found.text)
    return OK


def _named(library: Library, name: str) -> Document | None:
    """The document of that name; None, after it was said, for a name that is not there."""
    for document in library.documents():
        if document.name == name:
            return document
    print(f"Not in the library: {name}. `localmind documents` lists what is.", file=sys.stderr)
    return None


def _inspected(library: Library, document: Document, with_model: bool) -> Inspection:
    if with_model and library.settings.models.use_chat:
        try:
            return library.insights.describe(document, CancelToken())
        except KnownError as error:
            print(f"By rules only. {error}", file=sys.stderr)
    return library.insights.of(document)


def _readable(document: Document, found: Inspection) -> str:
    analysis = found.analysis
    lines = [
        f"{document.name}: {found.classified.label} ({', '.join(found.classified.reasons[:4])})",
        analysis.title,
        analysis.description,
        *(f"- {point.text}" for point in analysis.key_points),
        *(f"{entity.kind}: {entity.value} ({entity.count})" for entity in found.entities),
        *(f"{item.item}: {item.state}" for item in found.review),
        *(f"personal data, {kind}: {count}" for kind, count in found.personal),
    ]
    return "\n".join(filter(None, lines))


def _difference(line: dict[str, Any]) -> str:
    if "counts" in line:
        return json.dumps(line["counts"])
    return f"{line['kind']} {line['what']}, {line['name']}: {line['before']} -> {line['after']}"
