"""What the scripts beside the tests import from us is there: they are run by hand, and nothing else would tell."""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.rules.source import PACKAGE, ROOT, Import, Module

FOLDERS = ("tests/benchmarks", "tests/faults", "packaging")
SCRIPTS = sorted(path.relative_to(ROOT) for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))


def is_there(entry: Import) -> bool:
    try:
        module = importlib.import_module(entry.module)
    except ModuleNotFoundError:
        return False
    if not entry.name or hasattr(module, entry.name):
        return True
    return hasattr(module, "__path__") and find_spec(f"{entry.module}.{entry.name}") is not None


def missing(script: Path) -> list[str]:
    entries = Module(script.stem, (ROOT / script).read_text("utf-8")).imports
    own = [entry for entry in entries if entry.engine in (PACKAGE, "tests")]
    return [f"{script}:{entry.line}: {entry.module}.{entry.name}" for entry in own if not is_there(entry)]


@pytest.mark.parametrize("folder", FOLDERS)
def test_scripts_import_what_is_there(folder):
    assert [entry for script in SCRIPTS if script.is_relative_to(folder) for entry in missing(script)] == []


def test_a_name_that_is_gone_is_told():
    gone = Import(f"{PACKAGE}.core.parsing", "row_starts", 1, lazy=False, relative=False, for_types_only=False)
    assert not is_there(gone)
