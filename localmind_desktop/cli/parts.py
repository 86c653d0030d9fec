"""What the commands share: the library, its documents by name, files that are read, lines that are printed."""

from __future__ import annotations

import argparse
import gc
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from localmind_desktop.core import (
    Access,
    Document,
    KnownError,
    Passwords,
    Progress,
    ServerKeys,
    Settings,
    address_fault,
    default_library,
    default_settings_file,
    load_settings,
)

if TYPE_CHECKING:
    from localmind_desktop.core import Library

OK, FAILED, USAGE = 0, 1, 2


@contextmanager
def open_library(options: argparse.Namespace, warm: bool = False) -> Iterator[Library]:
    """The library; ``warm`` starts the model of the search first, as a question is on its way."""
    from localmind_desktop.core import Library

    settings = chosen_settings(options)
    models = Path(options.offline_models) if options.offline_models else None
    folder = Path(options.library) if options.library else default_library()
    access = access_to(options, settings)
    passwords = Passwords(password_of(options))
    library = Library.open(folder, settings, models_folder=models, access=access, passwords=passwords, warm=warm)
    for remark in (*library.repairs, library.read_only):
        print(remark, file=sys.stderr) if remark else None
    gc.freeze()  # what is loaded by now stays to the end: looking through it for cycles is a third of answering
    try:
        yield library
    finally:
        library.close()


def chosen_settings(options: argparse.Namespace) -> Settings:
    """The settings, with the server and the model that the command names. Raises `KnownError` for no address."""
    settings = load_settings(default_settings_file())
    models, server = settings.models, getattr(options, "server", None)
    if server:
        if fault := address_fault(server):
            raise KnownError(fault)
        models = replace(models, server=server, server_kind="", use_chat=True, chat="")
    if (model := getattr(options, "model", None)) is not None:
        models = replace(models, chat=model, use_chat=True)
    return replace(settings, models=models)


def access_to(options: argparse.Namespace, settings: Settings) -> Access:
    """The way to the model servers of ``settings``, and to no others."""
    options.guard.allow(*settings.models.servers)
    return Access(options.guard.connect, ServerKeys().of)


def password_of(options: argparse.Namespace) -> str:
    """The first line of the file that the command names, of standard input for "-"; never an argument, which others on
    the machine can see. Raises `KnownError`."""
    file = getattr(options, "password_file", None)
    if not file:
        return ""
    text = sys.stdin.read() if file == "-" else text_of(file)
    return text.partition("\n")[0].removesuffix("\r")


def named(documents: Sequence[Document], names: Sequence[str]) -> list[Document]:
    """The documents of those names, of every collection. Raises `KnownError` for a name that is not there."""
    missing = set(names) - {document.name for document in documents}
    if missing:
        raise KnownError(f"Not in the library: {', '.join(sorted(missing))}. `localmind documents` lists what is.")
    return [document for name in dict.fromkeys(names) for document in documents if document.name == name]


def text_of(file: str) -> str:
    """Raises `KnownError` when ``file`` cannot be read."""
    try:
        return Path(file).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise KnownError(f"{file} cannot be read ({error.strerror}).") from error
    except UnicodeDecodeError as error:
        raise KnownError(f"{file} is not UTF-8 text.") from error


def parsed(text: str) -> Any:  # noqa: ANN401
    """Raises `KnownError` when ``text`` is no JSON."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise KnownError(f"This is not JSON: {text[:60]}") from error


def say(options: argparse.Namespace, line: dict[str, Any], text: str) -> None:
    print(json.dumps(line, ensure_ascii=False) if options.json else text, flush=True)


def progress(progress: Progress) -> None:
    if sys.stderr.isatty():
        print(f"\r{progress.name}: {progress.state} {progress.done}/{progress.total}   ", end="", file=sys.stderr)
