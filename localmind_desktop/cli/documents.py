"""Commands on documents: taking them in, listing them, their tables, removing them."""

from __future__ import annotations

import argparse
import dataclasses
import sys
from pathlib import Path

from localmind_desktop.cli.parts import FAILED, OK, named, open_library, progress, say
from localmind_desktop.core import (
    DEFAULT_COLLECTION,
    CancelToken,
    default_settings_file,
    load_settings,
    result_of,
)
from localmind_desktop.core.counting import counted
from localmind_desktop.core.lines import table_line
from localmind_desktop.core.plain_table import table_text


def import_files(options: argparse.Namespace) -> int:
    from localmind_desktop.core import importable

    failed = False
    with open_library(options) as library:
        files = importable([Path(path) for path in options.paths])
        if not files:
            print("No files there.", file=sys.stderr)
            return FAILED
        collection = library.collections.key_of(options.collection) if options.collection else DEFAULT_COLLECTION
        for path in files:
            result = result_of(library.ingest(path, CancelToken(), collection), progress)
            failed |= result.status in ("failed", "skipped")
            line = dataclasses.asdict(result)
            del line["document_id"]
            line["seconds"] = round(result.seconds, 2)
            reason = f" - {result.reason}" if result.reason else ""
            say(options, line, f"{result.document}: {result.status}, {counted(result.pages, 'page')}{reason}")
        for result in result_of(library.resume(CancelToken()), progress):
            print(f"{result.document}: {result.status}, finished after an interruption", file=sys.stderr)
    return FAILED if failed else OK


def documents(options: argparse.Namespace) -> int:
    keys = ("reason", "pages", "tables", "chunks", "size", "sha256", "added")
    with open_library(options) as library:
        names = {collection.key: collection.name for collection in library.collections.all()}
        for document in library.documents():
            line = {"document": document.name, "status": str(document.state), "collection": names[document.collection]}
            line |= {key: getattr(document, key) for key in keys}
            say(options, line, f"{document.name}: {document.state}, {counted(document.pages, 'page')}")
    return OK


def tables(options: argparse.Namespace) -> int:
    from localmind_desktop.core import read_tables

    settings = load_settings(default_settings_file())
    tables = read_tables(Path(options.file), settings.limits)
    for table in tables:
        say(options, table_line(table), f"{table_text(table)}\n")
    if not tables:
        print("No tables there.", file=sys.stderr)
    return OK


def remove(options: argparse.Namespace) -> int:
    with open_library(options) as library:
        ids = [document.id for document in named(library.documents(), options.names)]
        receipts = result_of(library.remove_all(ids, CancelToken()))
        for receipt in receipts:
            removed = dataclasses.asdict(receipt)
            del removed["document_id"]
            line = {"document": removed.pop("document"), "verified": removed.pop("verified")}
            say(options, line | {"removed": removed}, f"{receipt.document}: removed {removed}")
    return OK if all(receipt.verified for receipt in receipts) else FAILED
