"""The rules of the design, enforced by reading the sources; each is shown a snippet that it has to refuse."""

from __future__ import annotations

import importlib
import subprocess
import sys
import tomllib

import pytest

from tests.rules import layers, shape
from tests.rules.source import PACKAGE, ROOT, Module, modules

DISTRIBUTIONS = {  # where the package is not called as its module
    "docx": "python-docx",
    "markdown-it": "markdown-it-py",
    "oxmsg": "python-oxmsg",
    "pptx": "python-pptx",
    "sklearn": "scikit-learn",
    "stdnum": "python-stdnum",
    "stemmer": "pystemmer",
}

RULES = [
    layers.layers,
    layers.absolute_imports,
    layers.qt_parts,
    layers.public_core,
    layers.engine_owners,
    layers.lazy_engines,
    layers.lone_modules,
    layers.strangers,
    layers.way_of_a_question,
    shape.threads,
    shape.processes,
    shape.spawn_only,
    shape.module_state,
    shape.file_size,
    shape.function_size,
    shape.annotations,
    shape.words,
    shape.blanket_excepts,
]

VIOLATIONS = [
    (layers.layers, "core.model", "from localmind_desktop.bridge.lane import Lane"),
    (layers.layers, "core.model", "def f():\n    import localmind_desktop.ui.theme"),
    (layers.layers, "bridge.lane", "from localmind_desktop.ui import theme"),
    (layers.layers, "ui.theme", "from localmind_desktop import app"),
    (layers.layers, "cli", "from localmind_desktop.bridge.lane import Lane"),
    (layers.absolute_imports, "core.ask.pack", "from ..model import Answer"),
    (layers.qt_parts, "bridge.lane", "from PySide6.QtGui import QImage"),
    (layers.qt_parts, "bridge.lane", "from PySide6 import QtWidgets"),
    (layers.public_core, "ui.chat", "from localmind_desktop.core.model import Answer"),
    (layers.engine_owners, "core.ask.pack", "import sqlite3"),
    (layers.engine_owners, "core.store.catalog", "from lancedb.index import FTS"),
    (layers.engine_owners, "core.library", "from PySide6.QtCore import QObject"),
    (layers.engine_owners, "cli", "import PySide6"),
    (layers.lazy_engines, "core.store.index", "import lancedb"),
    (layers.lone_modules, "core.model.answers", "from localmind_desktop.core.task import CancelToken"),
    (layers.lone_modules, "core.task", "from localmind_desktop.core.errors import KnownError"),
    (layers.strangers, "core.ask.pack", "from localmind_desktop.core.ingest.chunking import chunks"),
    (layers.strangers, "core.ingest.intake", "import localmind_desktop.core.ask.query.asked"),
    (layers.way_of_a_question, "core.ask.query.asked", "from localmind_desktop.core.ask.rank.units import Unit"),
    (layers.way_of_a_question, "core.ask.rank.units", "from localmind_desktop.core.ask.answering import Asking"),
    (shape.threads, "core.library", "threading.Thread(target=f)"),
    (shape.threads, "ui.chat", "class Loader(QThread): ..."),
    (shape.processes, "core.parsing.ocr", "import subprocess"),
    (shape.processes, "core.library", "from multiprocessing import Process"),
    (shape.processes, "core.library", "os.fork()"),
    (shape.processes, "core.library", "pool = ProcessPoolExecutor(2)"),
    (shape.spawn_only, "core.children.reader", "multiprocessing.get_context('fork')"),
    (shape.spawn_only, "core.children.reader", "get_context()"),
    (shape.module_state, "core.library", "current = None"),
    (shape.module_state, "core.library", "CACHE = {}"),
    (shape.module_state, "core.library", "def f():\n    global count"),
    (shape.file_size, "core.library", "pass\n" * 401),
    (shape.function_size, "core.library", "def f():\n" + "    pass\n" * 60),
    (shape.annotations, "core.library", "def f(name) -> None: ..."),
    (shape.annotations, "core.library", "def f(name: str): ..."),
    (shape.words, "core.library", "class LibraryManager: ..."),
    (shape.words, "core.text_utils", "pass"),
    (shape.words, "core.library", "def event_handler(): ..."),
    (shape.words, "core.library", "def process(): ..."),
    (shape.words, "core.library", "data = 1"),
    (shape.words, "core.library", "def f(info): ..."),
    (shape.blanket_excepts, "core.library", "try:\n    f()\nexcept Exception:\n    pass"),
    (shape.blanket_excepts, "core.library", "try:\n    f()\nexcept:\n    pass"),
]

ALLOWED = [
    (layers.layers, "app", "from localmind_desktop.ui.main_window import MainWindow"),
    (layers.qt_parts, "bridge.lane", "from PySide6.QtCore import QThread"),
    (layers.public_core, "ui.chat", "from localmind_desktop.core import Answer"),
    (layers.engine_owners, "core.parsing.content.pdf_ink", "def f():\n    import pymupdf"),
    (layers.lazy_engines, "core.models.engine", "if TYPE_CHECKING:\n    import torch"),
    (layers.lazy_engines, "core.store.index", "def f():\n    import lancedb"),
    (shape.threads, "bridge.lane", "class Worker(QThread): ..."),
    (shape.threads, "core.library", "threading.Lock()"),
    (shape.processes, "__main__", "import multiprocessing"),
    (shape.spawn_only, "core.children.reader", "multiprocessing.get_context('spawn')"),
    (
        shape.module_state,
        "core.library",
        "log = f()\nLIMIT = 5\nTask: TypeAlias = int\nT = TypeVar('T')\n__all__ = ['a']",
    ),
    (shape.annotations, "core.library", "class A:\n    def f(self, *, name: str) -> None: ..."),
    (shape.words, "bridge.documents", "class M:\n    def data(self, index): ..."),
    (shape.words, "core.library", "log.info('utility, handled')\nclass Utilisation: ..."),
    (shape.blanket_excepts, "core.library", "try:\n    f()\nexcept BaseException:\n    g()\n    raise"),
    (shape.blanket_excepts, "bridge.lane", "try:\n    f()\nexcept Exception:\n    log.exception('a bug')"),
]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_the_package_keeps_the_rule(rule):
    assert [broken for module in modules() for broken in rule(module)] == []


@pytest.mark.parametrize(("rule", "place", "snippet"), VIOLATIONS)
def test_the_rule_sees_a_violation(rule, place, snippet):
    assert list(rule(Module(f"{PACKAGE}.{place}", snippet)))


@pytest.mark.parametrize(("rule", "place", "snippet"), ALLOWED)
def test_the_rule_lets_pass_what_is_right(rule, place, snippet):
    assert list(rule(Module(f"{PACKAGE}.{place}", snippet))) == []


def test_every_rule_is_shown_a_violation():
    assert {rule for rule, _, _ in VIOLATIONS} == set(RULES)


# ------------------------------------------------------------------------------------- what imports do


def loaded_after(statement: str) -> set[str]:
    """The top-level modules that a fresh Python holds after ``statement``."""
    program = f"{statement}\nimport sys\nprint(*{{name.partition('.')[0] for name in sys.modules}})"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT, check=True)
    return set(run.stdout.split())


def test_the_window_starts_without_the_engines():
    assert not loaded_after(f"import {PACKAGE}.app") & layers.HEAVY


def test_the_command_line_needs_no_qt():
    blocked = "import sys; sys.modules['PySide6'] = None"
    assert "PySide6" not in loaded_after(f"import {PACKAGE}.cli")
    loaded_after(f"{blocked}; import {PACKAGE}.cli; {PACKAGE}.cli")


def test_the_window_uses_published_names_only():
    published = set(importlib.import_module(f"{PACKAGE}.core").__all__)
    used = {
        entry.name
        for module in modules()
        for entry in module.imports
        if module.layer == "ui" and entry.module == f"{PACKAGE}.core"
    }
    assert used <= published


# ------------------------------------------------------------------------------------- what is declared


def test_everything_imported_is_declared_and_pinned():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    declared = {normal(name) for name in project["dependencies"]}
    pinned = {normal(line.partition("==")[0]) for line in lock_lines()}
    imported = {normal(entry.engine) for module in modules() for entry in module.imports}
    third_party = imported - {normal(name) for name in sys.stdlib_module_names} - {normal(PACKAGE)}
    for extra in ("recordings", "gguf"):
        declared |= {normal(name) for name in project["optional-dependencies"][extra]}
    assert {DISTRIBUTIONS.get(name, name) for name in third_party} <= declared
    assert declared | {normal(name) for name in project["optional-dependencies"]["test"]} <= pinned


def test_the_lock_pins_what_the_design_binds():
    lines = lock_lines()
    assert {"torch==2.13.0", "PySide6==6.11.3", "pymupdf==2.0", "lancedb==0.40.0"} <= set(lines)
    assert all(line.count("==") == 1 and " " not in line for line in lines)


def lock_lines() -> list[str]:
    text = (ROOT / "packaging" / "lock.txt").read_text("utf-8")
    return [line for line in text.splitlines() if not line.startswith("#")]


def normal(name: str) -> str:
    """A requirement without the systems that it is for."""
    return name.partition(";")[0].lower().replace("_", "-")


def test_no_place_of_one_machine_and_no_registry_is_named():
    places = ["/" + name + "/" for name in ("root", "tmp", "home", "opt")]
    hosts = [f"{name}.org" for name in ("pypi", "pythonhosted", "download.pytorch")]
    folders = [ROOT / name for name in (PACKAGE, "packaging", "resources", "tests", ".ci")]
    files = [
        path for folder in folders for path in folder.rglob("*") if path.suffix in ("", ".py", ".sh", ".txt", ".md")
    ]
    texts = {path: path.read_text("utf-8") for path in [*files, ROOT / "README.md"] if path.is_file()}
    assert [(path.name, word) for path, text in texts.items() for word in places + hosts if word in text] == []
