"""Commands on the models and the machine."""

from __future__ import annotations

import argparse
import dataclasses
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from localmind_desktop.cli.parts import OK, USAGE, access_to, chosen_settings, open_library, say
from localmind_desktop.core import (
    CancelToken,
    LibraryPaths,
    Settings,
    default_library,
    default_settings_file,
    save_settings,
)
from localmind_desktop.core.lines import check_line

if TYPE_CHECKING:
    from localmind_desktop.core.models import ModelShelf


def models(options: argparse.Namespace) -> int:
    if options.action in ("add", "use") and options.folder is None:
        wanted = "FOLDER" if options.action == "add" else "NAME"
        print(f"What is missing: localmind models {options.action} {wanted}", file=sys.stderr)
        return USAGE
    if options.action in _WITHOUT_LIBRARY:
        return _WITHOUT_LIBRARY[options.action](options)
    with open_library(options) as library:
        if options.action == "add":
            name = library.add_model(Path(options.folder))
            say(options, {"check": name, "ok": True, "detail": "added"}, f"{name} was added.")
            return OK
        checks = library.model_checks()
    for check in checks:
        say(options, check_line(check), f"{'ok ' if check.ok else 'no '} {check.check}: {check.detail}")
    return OK


def _list(options: argparse.Namespace) -> int:
    """The models of the server, one per line."""
    from localmind_desktop.core.models import served_models

    settings = chosen_settings(options)
    served = served_models(settings.models, access_to(options, settings), shelf=_shelf(options, settings))
    for model in served.models:
        facts = (model.name, f"{model.size / 1e9:.1f} GB" if model.size else "", model.quantization)
        window = f"reads {model.window} tokens" if model.window else ""
        use = "language model" if model.can_chat else "search model"
        say(options, dataclasses.asdict(model), " · ".join(filter(None, (*facts, window, use))))
    return OK


def _use(options: argparse.Namespace) -> int:
    """Keep a language model, and its server where one is named, as the one to use, if it is there."""
    from localmind_desktop.core.models import ChatModels, OwnModels, server_of

    options.model = options.folder
    settings = chosen_settings(options)
    own = OwnModels(_shelf(options, settings))
    with closing(ChatModels(server_of(settings.models, access_to(options, settings)), own)) as chats:
        model = chats.chat(options.model, settings.models.window_tokens, settings.models.silence_seconds)
    place = "On this computer" if model.name in own.names() else f"At {settings.models.server}"
    kept = replace(settings, models=replace(settings.models, chat=model.name if options.model else ""))
    save_settings(kept, default_settings_file())
    said = {"check": "chat model", "ok": True, "detail": model.name}
    say(options, said, f"{place}, {model.name} writes the answers from now on.")
    return OK


def _test(options: argparse.Namespace) -> int:
    """Let the language model write a few words."""
    from localmind_desktop.core.models import try_chat

    if options.folder is not None:
        options.model = options.folder
    settings = chosen_settings(options)
    shelf = _shelf(options, settings)
    trial = try_chat(settings.models, settings.models.chat, CancelToken(), access_to(options, settings), shelf)
    speed = f"first word after {trial.first_seconds:.1f} s, then {trial.tokens_per_second:.0f} tokens per second"
    say(options, dataclasses.asdict(trial), f"{trial.model} works: {speed}.")
    return OK


def _shelf(options: argparse.Namespace, settings: Settings) -> ModelShelf:
    from localmind_desktop.core.models import ModelShelf

    library = Path(options.library) if options.library else default_library()
    return ModelShelf(Path(options.offline_models or settings.models.folder or LibraryPaths(library).models))


_WITHOUT_LIBRARY = MappingProxyType({"list": _list, "use": _use, "test": _test})


def doctor(options: argparse.Namespace) -> int:
    with open_library(options) as library:
        checks = library.doctor()
    for check in checks:
        say(options, check_line(check), f"{'ok ' if check.ok else 'no '} {check.check}: {check.detail}")
    return OK
