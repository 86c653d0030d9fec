"""The checks of the machine, the library and the models in a user's words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from localmind_desktop.bridge.telling import told
from localmind_desktop.core import Check
from localmind_desktop.ui.words import labelled, search_model_name, tr

COUNTERS = frozenset({"files", "chunks", "answers", "searches", "embedding calls", "synonyms", "milliseconds per step"})
"""What counts instead of checking: for measurements, not for users."""

WORDS = frozenset({"search index", "copies of the originals"})
"""Checks whose details are words, not sentences."""

SEARCH_BY = "search by "


def plain_checks(checks: Sequence[Check]) -> list[Check]:
    """Those that say something to a user, renamed; a model that works is told in a word."""
    return [plain(check) for check in checks if check.check not in COUNTERS]


def plain(check: Check) -> Check:
    shown = replace(check, check=title(check.check), detail=detail(check))
    without = {
        "reranker": tr("None. Passages keep the order in which they were found. bge-reranker-base improves it."),
        "speech model": tr("None, so recordings are skipped. Add a folder such as faster-whisper-small under Models."),
    }.get(check.check)
    if without and check.ok and check.detail.startswith("None"):
        return replace(shown, ok=False, needed=False, detail=without)
    return shown


def said_here(sentence: str) -> str:
    """``sentence`` without the way to the settings, which are open."""
    return sentence.replace(tr(" in the settings"), "")


def title(check: str) -> str:
    known = {
        "library": tr("Library"),
        "synonyms": tr("Synonyms"),
        "network: this program": tr("Network: this program"),
        "network: readers and models": tr("Network: readers and models"),
        "files: readers and models": tr("Files: readers and models"),
        "search index": tr("Search index"),
        "copies of the originals": tr("Copies of your files"),
        "free disk space": tr("Disk space"),
        "built-in embedder": tr("Built-in search model"),
        "built-in reader": tr("Built-in reading model"),
        "embedder": tr("Main search model"),
        "reranker": tr("Re-ranking model"),
        "speech model": tr("Speech model"),
        "model server": tr("Model server"),
        "chat model": tr("Language model"),
    }
    for start, name in (
        ("further embedder ", tr("Additional search model")),
        ("model folder ", tr("Model folder {name}")),
        (SEARCH_BY, tr("Indexed documents")),
    ):
        if check.startswith(start):
            return name.format(name=check.removeprefix(start))
    return known.get(check, check[:1].upper() + check[1:])


def detail(check: Check) -> str:
    is_embedder = check.check == "embedder" or check.check.startswith("further embedder ")
    if is_embedder and check.ok:
        kind, _, own = check.detail.partition(": ")
        return tr("{name} works.").format(name=search_model_name(kind if own else check.detail))
    if check.check.startswith(SEARCH_BY):
        return labelled(search_model_name(check.check.removeprefix(SEARCH_BY)), told(check.detail))
    if check.check == "library":
        return told(check.detail).partition(",")[0]
    said = said_here(told(check.detail))
    return said[:1].upper() + said[1:] if check.check in WORDS else said
