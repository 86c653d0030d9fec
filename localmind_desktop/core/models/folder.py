"""What a model folder says about itself in its configuration files. Reads, never loads, and refuses what could run."""

from __future__ import annotations

import enum
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from localmind_desktop.core.errors import ModelError, ModelRefused
from localmind_desktop.core.models.ctranslate2_format import WEIGHTS, expect_speech_model, is_speech_model
from localmind_desktop.core.models.gguf import SUFFIX, gguf_facts
from localmind_desktop.core.models.prefixes import Prefixes, prefixes_of

LONGEST_WINDOW = 8192
LONGEST_HEADER = 100_000_000  # bytes, as the format itself limits it
CODE = frozenset({".py", ".pyc", ".pyo", ".pyd", ".pyw", ".so", ".dll", ".dylib", ".sh", ".bat", ".exe"})
PICKLES = frozenset(
    {".bin", ".pt", ".pth", ".pkl", ".pickle", ".ckpt", ".joblib", ".dill", ".npy", ".npz", ".h5", ".keras", ".msgpack"}
)
OFFSET_POSITIONS = frozenset({"roberta", "xlm-roberta", "camembert", "mpnet", "xlm-roberta-xl"})


class ModelKind(enum.StrEnum):
    EMBEDDER = "embedder"
    RERANKER = "reranker"
    SPEECH = "speech model"
    CHAT = "language model"


@dataclass(frozen=True, slots=True)
class ModelFolder:
    """A usable model folder. ``window`` is in tokens, marks included, 0 of one that reads none; ``size`` in bytes;
    ``weights`` relative paths."""

    name: str
    path: Path
    kind: ModelKind
    window: int
    prefixes: Prefixes
    size: int
    weights: tuple[str, ...]


def inspect(path: Path) -> ModelFolder:
    """Raises `ModelRefused` for a folder that could run code, `ModelError` for one that is no usable model."""
    if gguf_of(path) is not None:
        return _language_model(path)
    files = sorted(files_of(path))
    if not files:
        raise ModelError(
            "The folder {name} is empty or missing; choose the one that holds config.json and model.safetensors.",
            name=path.name,
        )
    is_speech = is_speech_model(path)
    for file in files:
        if not (is_speech and file == WEIGHTS):
            _refuse_code(path, file)
    configs = {file: _json(path, file) for file in files if file.endswith(".json")}
    for file, content in configs.items():
        if _names_code(content):
            raise ModelRefused(
                "{name} is refused: {file} asks to run code of its own (auto_map).", name=path.name, file=file
            )
    _refuse_foreign_modules(path, configs.get("modules.json"))
    if is_speech:
        expect_speech_model(path, files)
        return ModelFolder(path.name, path, ModelKind.SPEECH, 0, Prefixes(), _size(path, files), (WEIGHTS,))
    weights = tuple(file for file in files if file.endswith(".safetensors"))
    for needed in ("config.json", "tokenizer.json"):
        if needed not in configs:
            raise ModelError("{name} is no usable model folder: {file} is missing.", name=path.name, file=needed)
    if not weights:
        raise ModelError("{name} is no usable model folder: it holds no weights as .safetensors.", name=path.name)
    for file in weights:
        _expect_whole(path, file)
    kind = _kind(path.name, configs)
    prompts = _dict(configs.get("config_sentence_transformers.json")).get("prompts")
    family = f"{path.name} {_dict(configs['config.json']).get('_name_or_path', '')}"
    return ModelFolder(
        name=path.name,
        path=path,
        kind=kind,
        window=_window(configs),
        prefixes=prefixes_of(family, _dict(prompts)),
        size=_size(path, files),
        weights=weights,
    )


def gguf_of(path: Path) -> Path | None:
    """The language model that ``path`` is or holds; of one in several files the first. None where there is none."""
    if path.is_file():
        return path if path.suffix.lower() == SUFFIX else None
    return min(path.glob(f"*{SUFFIX}"), default=None) if path.is_dir() else None


def _language_model(path: Path) -> ModelFolder:
    first = gguf_of(path)
    assert first is not None
    facts = gguf_facts(first)
    if facts.is_embedder:
        raise ModelError("{name} is a GGUF file that cannot chat. Choose a language model.", name=path.name)
    files = [first.name] if path.is_file() else list(files_of(path))
    for file in files:
        _refuse_code(path, file)
    weights = tuple(file for file in files if file.endswith(SUFFIX))
    size = _size(first.parent, weights)
    return ModelFolder(path.name, path, ModelKind.CHAT, facts.window, Prefixes(), size, weights)


def _size(path: Path, files: Iterable[str]) -> int:
    return sum((path / file).stat().st_size for file in files)


def files_of(path: Path) -> Iterator[str]:
    """The files below ``path``, relative, with forward slashes. Links to folders are refused."""
    for entry in sorted(path.iterdir()) if path.is_dir() else ():
        if entry.is_dir():
            if entry.is_symlink():
                raise ModelRefused(
                    "{name} is refused: {file} is a link to another folder.", name=path.name, file=entry.name
                )
            yield from (f"{entry.name}/{file}" for file in files_of(entry))
        elif entry.is_file():
            yield entry.name


def _refuse_code(path: Path, file: str) -> None:
    suffix = Path(file).suffix.lower()
    if suffix in CODE:
        raise ModelRefused(
            "{name} is refused: {file} is a program; a model folder must hold none.", name=path.name, file=file
        )
    if suffix in PICKLES:
        raise ModelRefused(
            "{name} is refused: {file} may run code when it is opened; remove it and keep the .safetensors file.",
            name=path.name,
            file=file,
        )


def _json(path: Path, file: str) -> object:
    try:
        return json.loads((path / file).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise ModelError(
            "{name} is no usable model folder: {file} cannot be read.", name=path.name, file=file
        ) from error


def _expect_whole(path: Path, file: str) -> None:
    """A .safetensors file begins with the length of its JSON header, which says how far the tensors reach."""
    try:
        with (path / file).open("rb") as weights:
            length = int.from_bytes(weights.read(8), "little")
            header = json.loads(weights.read(length)) if length <= LONGEST_HEADER else {}
        ends = [tensor["data_offsets"][1] for name, tensor in header.items() if name != "__metadata__"]
        whole = 8 + length + max(ends) == (path / file).stat().st_size
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        raise ModelError(
            "{name} is damaged: {file} cannot be read; copy it again.", name=path.name, file=file
        ) from error
    if not whole:
        raise ModelError("{name} is damaged: {file} is not complete; copy it again.", name=path.name, file=file)


def _names_code(content: object) -> bool:
    if isinstance(content, dict):
        # A vocabulary may hold the word as well: there it maps to a number.
        if not isinstance(content.get("auto_map"), (int, float, type(None))):
            return True
        return any(_names_code(value) for value in content.values() if isinstance(value, (dict, list)))
    if isinstance(content, list):
        return any(_names_code(value) for value in content if isinstance(value, dict))
    return False


def _refuse_foreign_modules(path: Path, modules: object) -> None:
    for module in modules if isinstance(modules, list) else ():
        kind, place = _dict(module).get("type"), _dict(module).get("path", "")
        if not isinstance(kind, str) or not kind.startswith("sentence_transformers."):
            raise ModelRefused(
                "{name} is refused: modules.json names the foreign code {kind}.", name=path.name, kind=kind
            )
        if not isinstance(place, str) or Path(place).is_absolute() or ".." in Path(place).parts:
            raise ModelRefused("{name} is refused: modules.json points outside of the folder.", name=path.name)


def is_reranker(path: Path) -> bool:
    """A quick look at ``config.json`` alone; `inspect` decides whether the folder may be used."""
    try:
        return _gives_scores(_dict(_json(path, "config.json")))
    except ModelError:
        return False


def _gives_scores(config: dict[str, Any]) -> bool:
    architectures = config.get("architectures")
    if not isinstance(architectures, list):
        return False
    return any(str(name).endswith("ForSequenceClassification") for name in architectures)


def _kind(name: str, configs: dict[str, Any]) -> ModelKind:
    config = _dict(configs["config.json"])
    if _gives_scores(config):
        if len(_dict(config.get("id2label"))) != 1:  # absent means two
            raise ModelError(
                "{name} is no reranker: it sorts texts into several classes instead of giving one score.", name=name
            )
        return ModelKind.RERANKER
    if "modules.json" not in configs:
        raise ModelError("{name} is no usable model folder: modules.json is missing.", name=name)
    return ModelKind.EMBEDDER


def _window(configs: dict[str, Any]) -> int:
    """The tokens that the model reads, by the narrowest of its files; as sentence_transformers decides."""
    config = _dict(configs["config.json"])
    bounds = [
        LONGEST_WINDOW,
        _dict(configs.get("sentence_bert_config.json")).get("max_seq_length"),
        _dict(configs.get("tokenizer_config.json")).get("model_max_length"),
    ]
    positions = config.get("max_position_embeddings")
    if isinstance(positions, int):
        # These families count positions from behind the padding mark, so two of them hold no token.
        bounds.append(positions - 2 if config.get("model_type") in OFFSET_POSITIONS else positions)
    return int(min(bound for bound in bounds if isinstance(bound, (int, float)) and bound > 0))


def _dict(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}
