"""What a GGUF file says of itself, read without loading it. Pure.

Source: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from localmind_desktop.core.errors import ModelError

SUFFIX = ".gguf"
_MAGIC = b"GGUF"
_VERSIONS = (2, 3)
_STRING, _ARRAY = 8, 9
_FORMATS = {0: "<B", 1: "<b", 2: "<H", 3: "<h", 4: "<I", 5: "<i", 6: "<f", 7: "<?", 10: "<Q", 11: "<q", 12: "<d"}
_MOST_FACTS = 10_000
_LONGEST_TEXT = 1 << 24
_WANTED = ("general.architecture", "general.size_label", "general.type")
_WINDOW = ".context_length"
_POOLING = ".pooling_type"


@dataclass(frozen=True, slots=True)
class GgufFacts:
    """``window`` is what the model was trained for, in tokens, 0 where that is not told; ``parameters`` as the file
    writes them, "7B". ``is_embedder``: it makes vectors and cannot chat."""

    architecture: str
    window: int
    parameters: str
    is_embedder: bool


def gguf_facts(path: Path) -> GgufFacts:
    """Raises `ModelError` for a file that is none, or is damaged at its beginning."""
    try:
        with path.open("rb") as file:
            facts = _facts(file)
    except (OSError, ValueError, struct.error) as error:
        raise ModelError("{name} is no readable GGUF file; copy it again.", name=path.name) from error
    architecture = str(facts.get("general.architecture", ""))
    window = facts.get(f"{architecture}{_WINDOW}", 0)
    return GgufFacts(
        architecture,
        window if isinstance(window, int) else 0,
        str(facts.get("general.size_label", "")),
        f"{architecture}{_POOLING}" in facts or facts.get("general.type", "model") != "model",
    )


def _facts(file: BinaryIO) -> dict[str, object]:
    """The facts that matter. Raises ValueError and struct.error."""
    magic, version = file.read(4), _number(file, "<I")
    if magic != _MAGIC or version not in _VERSIONS:
        raise ValueError("no GGUF of a known version")
    _number(file, "<Q")  # tensors
    count = _number(file, "<Q")
    if not 0 < count <= _MOST_FACTS:
        raise ValueError("no plausible number of facts")
    found: dict[str, object] = {}
    for _ in range(int(count)):
        name = _text(file)
        value = _value(file, int(_number(file, "<I")))
        if name in _WANTED or name.endswith((_WINDOW, _POOLING)):
            found[name] = value
    return found


def _value(file: BinaryIO, kind: int) -> object:
    """A value of ``kind``; None for an array, which is passed over."""
    if kind == _STRING:
        return _text(file)
    if kind != _ARRAY:
        return _number(file, _FORMATS.get(kind, ""))
    of, length = int(_number(file, "<I")), int(_number(file, "<Q"))
    if of in _FORMATS:
        file.seek(length * struct.calcsize(_FORMATS[of]), 1)
        return None
    if of != _STRING:
        raise ValueError("an array of arrays")
    for _ in range(length):
        size = int(_number(file, "<Q"))
        file.seek(size, 1)
    return None


def _text(file: BinaryIO) -> str:
    size = int(_number(file, "<Q"))
    if size > _LONGEST_TEXT:
        raise ValueError("no plausible text")
    text = file.read(size)
    if len(text) != size:
        raise ValueError("the file ends early")
    return text.decode("utf-8", "replace")


def _number(file: BinaryIO, form: str) -> float:
    if not form:
        raise ValueError("an unknown kind of value")
    (value,) = struct.unpack(form, file.read(struct.calcsize(form)))
    return float(value) if isinstance(value, float) else int(value)
