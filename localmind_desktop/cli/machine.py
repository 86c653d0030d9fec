"""Commands on the models and the machine."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from localmind_desktop.cli.parts import OK, USAGE, open_library, say
from localmind_desktop.core.lines import check_line


def models(options: argparse.Namespace) -> int:
    if options.action == "add" and options.folder is None:
        print("Name the folder: localmind models add FOLDER", file=sys.stderr)
        return USAGE
    with open_library(options) as library:
        if options.action == "add":
            name = library.add_model(Path(options.folder))
            say(options, {"check": name, "ok": True, "detail": "added"}, f"{name} was added.")
            return OK
        checks = library.model_checks()
    for check in checks:
        say(options, check_line(check), f"{'ok ' if check.ok else 'no '} {check.check}: {check.detail}")
    return OK


def doctor(options: argparse.Namespace) -> int:
    with open_library(options) as library:
        checks = library.doctor()
    for check in checks:
        say(options, check_line(check), f"{'ok ' if check.ok else 'no '} {check.check}: {check.detail}")
    return OK
