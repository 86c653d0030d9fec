"""Rules 1, 2, 3 and 5: who may import what."""

from __future__ import annotations

from collections.abc import Iterator

from tests.rules.source import PACKAGE, Import, Module

BELOW = {
    "": set(),
    "assets": set(),
    "core": {"core", "assets"},
    "bridge": {"bridge", "core"},
    "ui": {"ui", "bridge", "core", "assets"},
    "app": {"ui", "bridge", "core", "assets"},
    "cli": {"cli", "core", "assets"},
    "__main__": {"app"},
}
OWNERS = {
    "pymupdf": (
        *("core.parsing.pdf", "core.parsing.content.pdf", "core.parsing.check.pdf", "core.parsing.ocr"),
        *("core.parsing.flowing", "core.parsing.plain.drawing", "core.children"),
    ),
    "fitz": (),
    "pymupdf4llm": ("core.parsing.check.pdf", "core.children"),
    "sqlite3": ("core.store",),
    "lancedb": ("core.store.index",),
    "lance": ("core.store.index",),
    "pyarrow": ("core.store.index",),
    "onnxruntime": ("core.models",),
    "torch": ("core.models",),
    "transformers": ("core.models",),
    "sentence_transformers": ("core.models",),
    "openpyxl": ("core.export", "core.parsing.formats.sheets"),
    "httpx": ("core.models",),
    "ollama": ("core.models",),
    "requests": (),
    "urllib3": (),
    "av": ("core.parsing.formats",),
    "faster_whisper": ("core.models",),
    "ctranslate2": ("core.models",),
    "xllamacpp": ("core.models",),
    "PySide6": ("bridge", "ui", "app"),
}
HEAVY = {
    *("pymupdf", "pymupdf4llm", "lancedb", "pyarrow"),
    *("onnxruntime", "torch", "transformers", "sentence_transformers"),
    *("av", "faster_whisper", "ctranslate2", "xllamacpp"),
}
ALONE = {"core.model", "core.errors", "core.task", "core.phrase"}
WORDS = "core.phrase"  # what they may say something with
# The folders of the way of a question: each may import from those before it.
ASKING = ("record", "prompts", "query", "retrieve", "candidates", "compute", "rank", "ground", "write")
STRANGERS = [("core.ingest", "core.ask"), ("core.ask", "core.ingest"), ("core.parsing", "core.store")]


def layers(module: Module) -> Iterator[str]:
    """`app -> ui -> bridge -> core`, `cli -> core`, never upward; only `__main__` imports `app`."""
    for entry, place in _own(module):
        layer = place.partition(".")[0]
        if layer and layer not in BELOW[module.layer]:
            yield module.broken(entry.line, f"{module.layer or 'the package'} may not import {layer}")


def absolute_imports(module: Module) -> Iterator[str]:
    for entry in module.imports:
        if entry.relative:
            yield module.broken(entry.line, "a relative import")


def qt_parts(module: Module) -> Iterator[str]:
    """`bridge` imports PySide6.QtCore only."""
    for entry in module.imports:
        core_only = entry.module == "PySide6.QtCore" or (entry.module == "PySide6" and entry.name == "QtCore")
        if module.layer == "bridge" and entry.engine == "PySide6" and not core_only:
            yield module.broken(entry.line, f"bridge may not import {entry.module}.{entry.name}")


def public_core(module: Module) -> Iterator[str]:
    """`ui` imports the core's public names only, from where they are published."""
    for entry, place in _own(module):
        if module.layer == "ui" and place.startswith("core."):
            yield module.broken(entry.line, f"ui may import from {PACKAGE}.core only, not from {place}")


def engine_owners(module: Module) -> Iterator[str]:
    for entry in module.imports:
        owners = OWNERS.get(entry.engine)
        if owners is not None and not module.place.startswith(owners or ("nobody",)):
            yield module.broken(entry.line, f"{entry.engine} belongs to {', '.join(owners) or 'nobody'}")


def lazy_engines(module: Module) -> Iterator[str]:
    """Heavy engines are imported inside functions, so that the window shows first."""
    for entry in module.imports:
        if entry.engine in HEAVY and not entry.lazy and not entry.for_types_only:
            yield module.broken(entry.line, f"{entry.engine} is heavy and belongs inside a function")


def lone_modules(module: Module) -> Iterator[str]:
    """`model`, `errors` and `task` import nothing else of ours but `phrase`, which imports nothing."""
    for entry, place in _own(module):
        for alone in ALONE:
            if _within(module.place, alone) and not (_within(place, alone) or place == WORDS):
                yield module.broken(entry.line, f"{module.place} may not import {place or PACKAGE}")


def strangers(module: Module) -> Iterator[str]:
    """Parts of the core that do not know each other."""
    for entry, place in _own(module):
        for part, other in STRANGERS:
            if _within(module.place, part) and _within(place, other):
                yield module.broken(entry.line, f"{part} may not know {other}")


def way_of_a_question(module: Module) -> Iterator[str]:
    """The folders of `core.ask` import one way only."""
    here = _of_asking(module.place)
    for entry, place in _own(module):
        there = _of_asking(place)
        if here in ASKING and _within(place, "core.ask") and there not in ASKING[: ASKING.index(here) + 1]:
            yield module.broken(entry.line, f"core.ask.{here} may not import {place}")


def _of_asking(place: str) -> str:
    return place.removeprefix("core.ask.").partition(".")[0] if _within(place, "core.ask") else ""


def _own(module: Module) -> Iterator[tuple[Import, str]]:
    """The imports of our own modules, with the place of what is imported."""
    for entry in module.imports:
        if not _within(entry.module, PACKAGE):
            continue
        place = entry.module.removeprefix(PACKAGE).removeprefix(".")
        yield entry, place or (entry.name if entry.name in BELOW else "")


def _within(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")
