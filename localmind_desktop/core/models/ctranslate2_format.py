"""A model in CTranslate2's form: `model.bin` holds names, sizes and numbers, no code, which is made sure of here.

Source: `ModelSpec` of ctranslate2 4.8 (specs/model_spec.py), which writes it.
"""

from __future__ import annotations

import struct
from collections.abc import Collection
from pathlib import Path
from typing import BinaryIO

from localmind_desktop.core.errors import ModelError

WEIGHTS = "model.bin"
_SPEECH = "WhisperSpec"
_VERSIONS = range(4, 7)  # of the file, which numbers its tensors' types since 4
_LONGEST_NAME = 1_000
_FILTERS = "encoder/conv1/weight"  # whose second dimension counts the bands of a sound
_USUAL_BANDS = 80  # what the runtime takes for given


def is_speech_model(path: Path) -> bool:
    """A quick look at the beginning of the weights alone; `expect_speech_model` decides whether they may be used."""
    try:
        with (path / WEIGHTS).open("rb") as file:
            return _specification(file) == _SPEECH
    except (OSError, ValueError, struct.error):
        return False


def expect_speech_model(path: Path, files: Collection[str]) -> None:
    """Raises `ModelError` where a file that the runtime needs is missing or not complete.

    The runtime would ask the network for a tokenizer that is not there.
    """
    for needed in ("config.json", "tokenizer.json"):
        if needed not in files:
            raise ModelError("{name} is no usable model folder: {file} is missing.", name=path.name, file=needed)
    if not {"vocabulary.json", "vocabulary.txt"} & set(files):
        raise ModelError("{name} is no usable model folder: vocabulary.json is missing.", name=path.name)
    try:
        with (path / WEIGHTS).open("rb") as file:
            _specification(file)
            shapes = _shapes(file)
            whole = file.tell() == (path / WEIGHTS).stat().st_size
    except (OSError, ValueError, struct.error) as error:
        raise ModelError(
            "{name} is damaged: {file} cannot be read; copy it again.", name=path.name, file=WEIGHTS
        ) from error
    if not whole:
        raise ModelError("{name} is damaged: {file} is not complete; copy it again.", name=path.name, file=WEIGHTS)
    bands = shapes.get(_FILTERS, (0, _USUAL_BANDS))[1]
    if bands != _USUAL_BANDS and "preprocessor_config.json" not in files:
        raise ModelError("{name} is no usable model folder: preprocessor_config.json is missing.", name=path.name)


def _specification(file: BinaryIO) -> str:
    """The name of the architecture. Raises ValueError for a file of another kind."""
    if _number(file, "I") not in _VERSIONS:
        raise ValueError
    return _name(file)


def _shapes(file: BinaryIO) -> dict[str, tuple[int, ...]]:
    """The tensors, read over to the end of the last alias."""
    _number(file, "I")  # the revision of the architecture
    shapes = {}
    for _ in range(_number(file, "I")):
        name, rank = _name(file), _number(file, "B")
        shapes[name] = tuple(_number(file, "I") for _ in range(rank))
        _number(file, "B")  # the type of its numbers
        file.seek(_number(file, "I"), 1)
    for _ in range(_number(file, "I")):
        _name(file), _name(file)
    return shapes


def _name(file: BinaryIO) -> str:
    length = _number(file, "H")
    text = file.read(length)
    if not 0 < length <= _LONGEST_NAME or len(text) != length or text[-1]:
        raise ValueError
    return text[:-1].decode()


def _number(file: BinaryIO, form: str) -> int:
    (number,) = struct.unpack(f"<{form}", file.read(struct.calcsize(form)))
    return int(number)
