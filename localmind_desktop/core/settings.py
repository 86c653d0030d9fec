"""Typed settings: every figure of the product that a user may change, with its default, in one place.

They are kept as JSON, written atomically. Keys that this version does not know are dropped; a file that cannot be read
is set aside and the defaults are used, so that the app always starts.
"""

from __future__ import annotations

import dataclasses
import json
import logging
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

log = logging.getLogger(__name__)

VERSION = 1
BUILTIN_EMBEDDER = "builtin"  # the best that is installed with the app
ENGLISH_EMBEDDER = "minilm"
_LARGEST = 2**53  # also shuts out what is no number: infinity and NaN are valid to Python's JSON

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Limits:
    """I13."""

    file_bytes: int = 500_000_000
    chunks_per_document: int = 50_000
    documents: int = 20_000
    embedding_seconds: float = 120.0
    page_seconds: float = 10.0
    ocr_page_seconds: float = 60.0
    transcript_page_seconds: float = 900.0
    page_bytes: int = 1_500_000_000
    document_seconds: float = 1800.0


@dataclass(frozen=True, slots=True)
class Recognition:
    """I2: the language packs of Tesseract that pages without text are read with, as far as they are installed; with
    none named they are not read."""

    languages: str = "eng+deu+fra+chi_sim"


@dataclass(frozen=True, slots=True)
class Chunking:
    """I5: tokens of a prose chunk and the share that two neighbours have in common; I6: entropy bounds."""

    prose_tokens: int = 512
    overlap: float = 0.125
    highest_entropy: float = 7.0
    lowest_entropy: float = 0.5
    few_words: int = 5


@dataclass(frozen=True, slots=True)
class ContextHeaders:
    """I9: whether the chat model says where each passage and table stands, and the time it may take per document."""

    enabled: bool = False
    parts_per_request: int = 6
    document_seconds: float = 600.0


@dataclass(frozen=True, slots=True)
class Models:
    """``embedder``: "builtin", "folder:NAME" (a model folder), "ollama:NAME" or "openai:NAME".

    It decides how documents are cut; those of ``embedders_beside`` are used beside it (I11). ``chat`` "" takes the best
    model there is.
    """

    server: str = "http://127.0.0.1:11434"
    chat: str = ""
    use_chat: bool = True
    embedder: str = BUILTIN_EMBEDDER
    reranker: str = ""
    speech: str = ""  # the model folder that recordings are transcribed with; "" takes the first there is
    folder: str = ""
    window_tokens: int = 16_384
    answer_tokens: int = 4_096
    connect_seconds: float = 3.0
    silence_seconds: float = 600.0
    condenser: str = "qwen2.5:3b"  # writes follow-ups anew where it is installed; "" leaves them to rules
    condenser_window_tokens: int = 4_096
    condenser_seconds: float = 30.0
    server_kind: str = ""  # "ollama" | "openai"; "" finds out
    embedders_beside: tuple[str, ...] = ()
    embedding_server: str = ""  # an address where the embedders have a server of their own
    keyed_servers: tuple[str, ...] = ()  # addresses whose key lies in the system's keyring

    @property
    def embedders(self) -> tuple[str, ...]:
        """The names of all embedders, the main one first."""
        return tuple(dict.fromkeys((self.embedder, *self.embedders_beside)))

    @property
    def servers(self) -> tuple[str, ...]:
        """The addresses of all servers."""
        return tuple(dict.fromkeys(filter(None, (self.server, self.embedding_server))))

    @property
    def search_server(self) -> str:
        """The address that the texts of documents go to for their vectors; "" where no embedder is behind a server."""
        is_served = any(name.startswith(("ollama:", "openai:")) for name in self.embedders)
        return (self.embedding_server or self.server) if is_served else ""

    @property
    def servers_used(self) -> tuple[str, ...]:
        """The addresses that something is sent to."""
        return tuple(dict.fromkeys(filter(None, (self.server if self.use_chat else "", self.search_server))))


@dataclass(frozen=True, slots=True)
class Index:
    """I10: up to ``flat_up_to`` vectors of a model all are compared; beyond, an approximate index is searched.

    ``kind`` is "cells" (IVF), of which one search reads ``cells_searched`` at least, or "graph" (HNSW, with ``m``,
    ``ef_construction`` and ``ef``), which finds as well, but takes some twenty times as long to make. ``refine`` times
    as many hits as are wanted are compared exactly.
    """

    flat_up_to: int = 30_000
    kind: str = "cells"  # cells | graph
    cells_searched: int = 40
    refine: int = 2
    m: int = 16
    ef_construction: int = 200
    ef: int = 512


@dataclass(frozen=True, slots=True)
class Retrieval:
    """R12-R20."""

    candidates: int = 50
    keyword_care: bool = True
    fusion: str = "rrf"  # rrf | weighted | boost
    rrf_constant: int = 60
    dense_weight: float = 0.5
    keyword_boost: float = 0.15
    similarity_floor: float = 0.3  # of MiniLM and bge-small; families of another scale have their own
    similarity_floor_nomic: float = 0.5
    similarity_floor_mxbai: float = 0.4
    lexical_floor: float = 0.2  # share of the question's weight that a passage found by keyword only must hold
    least_share: float = 0.0  # of the result's range of scores, below which passages are left out; 0 keeps all
    passages_per_document: int = 4
    rerank: str = "model"  # model (a cross-encoder) | rubric (the chat model) | none
    rubric_least: int = 3  # of 5
    closer_look: bool = True
    rerank_candidates: int = 30
    rerank_seconds: float = 2.0
    keep: int = 12
    context_tokens: int = 6_000
    reading_seconds: float = 30.0  # that a chat model may take to read them; 0 is no limit
    frame_tokens: int = 2_000


@dataclass(frozen=True, slots=True)
class Answering:
    """A1-A7, R23. ``stop_words`` holds one per line. ``instructions`` go to the model with every question.

    A broken stream is tried ``stream_attempts`` times in all, unless it was silent for ``patience_seconds``; an answer
    that reached its length is continued ``continuations`` times. ``annotation_model`` "" is the one that answers.
    """

    stop_words: str = ""
    instructions: str = ""
    last_turn_tokens: int = 1_500
    phrase_tables: bool = False
    stream_attempts: int = 5
    back_off_seconds: float = 0.5
    patience_seconds: float = 120.0
    continuations: int = 2
    grounding: bool = True
    annotate: bool = False
    annotation_model: str = ""
    annotation_prompt: str = ""
    annotation_characters: int = 1_200
    annotation_tokens: int = 200


@dataclass(frozen=True, slots=True)
class Caches:
    """R4-R7: answers that are kept. Over ``entries`` the oldest go; ``least_cosine`` is for those found by meaning."""

    exact: bool = True
    meaning: bool = True
    least_cosine: float = 0.99
    entries: int = 20_000


@dataclass(frozen=True, slots=True)
class Understanding:
    """R2, R3, R8-R10. ``wordnet`` is a folder or zip file, "" looks for it, "none" does without.

    ``model_variants`` is how many other wordings the chat model writes of each question: 0 none.
    """

    follow_ups: bool = True
    condenser_tokens: int = 24
    kept_turns: int = 3
    split: bool = True
    filters: bool = True
    route_weights: bool = True
    glossary: bool = True
    wordnet: str = ""
    model_variants: int = 0


@dataclass(frozen=True, slots=True)
class Analysing:
    """D4-D6: how many requests a chat model takes to describe one document, at most, and whether it describes all
    documents while nothing else is to do: minutes of full load for each, where there is no fast graphics card.

    D2: ``personal_seconds`` is the time that it may look for personal data in one document.
    """

    requests: int = 6
    in_background: bool = False
    personal_seconds: float = 1_200.0


@dataclass(frozen=True, slots=True)
class Appearance:
    """How the window looks, where it saves, and how it takes its leave. ``language`` and ``scheme`` "" follow the
    system, as does the size of texts, in percent of it. ``export_folder`` "" is the one that was used last."""

    language: str = ""  # "" | "en" | "de" | "fr"
    scheme: str = ""  # "" | "light" | "dark"
    high_contrast: bool = False
    text_percent: int = 100
    export_folder: str = ""
    ask_before_closing: bool = True


@dataclass(frozen=True, slots=True)
class Settings:
    """``library`` is the folder of the library that the window opens; "" is the default place."""

    version: int = VERSION
    library: str = ""
    limits: Limits = field(default_factory=Limits)
    recognition: Recognition = field(default_factory=Recognition)
    chunking: Chunking = field(default_factory=Chunking)
    context_headers: ContextHeaders = field(default_factory=ContextHeaders)
    models: Models = field(default_factory=Models)
    retrieval: Retrieval = field(default_factory=Retrieval)
    index: Index = field(default_factory=Index)
    caches: Caches = field(default_factory=Caches)
    answering: Answering = field(default_factory=Answering)
    understanding: Understanding = field(default_factory=Understanding)
    analysing: Analysing = field(default_factory=Analysing)
    appearance: Appearance = field(default_factory=Appearance)


def needs_reopening(before: Settings, after: Settings) -> bool:
    """Whether the library has to open again for ``after``: its place, the folder of its models, its index, or how all
    documents are cut changes. Everything else can change while it is open."""
    names = ("library", "index", "chunking", "context_headers")
    is_same = all(getattr(before, name) == getattr(after, name) for name in names)
    return not is_same or before.models.folder != after.models.folder


def load(path: Path, unreadable: Callable[[Path], object] | None = None) -> Settings:
    """The settings in ``path``; the defaults where there are none.

    ``unreadable`` is called with where a file lies now that could not be read.
    """
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Settings()
    except (OSError, ValueError):
        content = None
    if isinstance(content, dict):
        return _filled(Settings, content)
    log.warning("settings could not be read and were set aside")
    kept = _set_aside(path)
    if unreadable is not None:
        unreadable(kept)
    return Settings()


def save(settings: Settings, path: Path) -> None:
    """Write ``settings`` so that after a power cut either the old or the new file is there. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".draft")
    with draft.open("w", encoding="utf-8") as file:
        json.dump(dataclasses.asdict(settings), file, indent=2)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def _filled(kind: type[S], content: Mapping[str, Any]) -> S:
    """``kind`` with its defaults, replaced by what ``content`` holds of the right type; no figure is below zero."""
    default = kind()
    changes: dict[str, Any] = {}
    for entry in dataclasses.fields(default):  # type: ignore[arg-type]
        current = getattr(default, entry.name)
        value = content.get(entry.name, current)
        if dataclasses.is_dataclass(current):
            changes[entry.name] = _filled(type(current), value) if isinstance(value, dict) else current
        elif isinstance(current, str):
            changes[entry.name] = value if isinstance(value, str) else current
        elif isinstance(current, tuple):
            is_list = isinstance(value, list) and all(isinstance(one, str) for one in value)
            changes[entry.name] = tuple(value) if is_list else current
        elif type(value) in (type(current), int) and 0 <= value < _LARGEST:
            changes[entry.name] = type(current)(value)
    return dataclasses.replace(default, **changes)  # type: ignore[type-var]


def _set_aside(path: Path) -> Path:
    try:
        return path.replace(path.with_suffix(".unreadable"))
    except OSError:
        log.warning("the unreadable settings could not be renamed")
        return path
