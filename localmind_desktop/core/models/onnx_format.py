"""Writes graphs in the ONNX format: the few messages that a small transformer needs, without the package `onnx`.

Weights that lie in a `.safetensors` file are not copied: the graph says where they are. Sources: onnx.proto (IR version
10) for the numbers of the fields, Protocol Buffers for how they are written, and the safetensors format.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

IR_VERSION = 10
OPERATORS = (("", 20), ("com.microsoft", 1))  # ONNX's own, and what ONNX Runtime adds
CONTRIBUTED = "com.microsoft"

_VARINT, _BYTES, _FIXED32 = 0, 2, 5
_FLOAT, _INT8, _INT32, _INT64 = 1, 3, 6, 7  # TensorProto.DataType
_KINDS = {np.dtype(np.float32): _FLOAT, np.dtype(np.int8): _INT8, np.dtype(np.int64): _INT64}
_ATTRIBUTE_FLOAT, _ATTRIBUTE_INT, _ATTRIBUTE_INTS = 1, 2, 7
_EXTERNAL = 1


@dataclass(frozen=True, slots=True)
class Stored:
    """Where a float32 tensor lies in a file: ``begin`` and ``size`` in bytes."""

    shape: tuple[int, ...]
    begin: int
    size: int


def stored_tensors(path: Path) -> dict[str, Stored]:
    """The float32 tensors of a `.safetensors` file by name. Raises OSError, ValueError, LookupError or TypeError."""
    with path.open("rb") as file:
        length = int.from_bytes(file.read(8), "little")
        header = json.loads(file.read(length))
    found = {}
    for name, tensor in header.items():
        if tensor.get("dtype") == "F32":
            first, last = tensor["data_offsets"]
            found[name] = Stored(tuple(tensor["shape"]), 8 + length + first, last - first)
    return found


class Graph:
    """A graph that is being built. Every method returns the name of what it added."""

    def __init__(self) -> None:
        self._nodes: list[bytes] = []
        self._tensors: list[bytes] = []
        self._inputs: list[bytes] = []

    def ids(self, name: str, *dimensions: str) -> str:
        """An input of int32 with named dimensions."""
        self._inputs.append(_value(name, _INT32, dimensions))
        return name

    def floats(self, name: str, *dimensions: str | int) -> str:
        """An input of float32."""
        self._inputs.append(_value(name, _FLOAT, dimensions))
        return name

    def tensor(self, name: str, values: np.ndarray[Any, Any]) -> str:
        """A tensor of float32, int8 or int64 that lies in the graph itself."""
        head = _numbers(1, values.shape) + _number(2, _KINDS[values.dtype]) + _text(8, name)
        self._tensors.append(head + _part(9, np.ascontiguousarray(values).tobytes()))
        return name

    def weight(self, name: str, file: str, stored: Stored) -> str:
        """A float32 tensor that lies in ``file``, beside the graph."""
        place = {"location": file, "offset": str(stored.begin), "length": str(stored.size)}
        entries = b"".join(_part(13, _text(1, key) + _text(2, value)) for key, value in place.items())
        body = _numbers(1, stored.shape) + _number(2, _FLOAT) + _text(8, name) + entries + _number(14, _EXTERNAL)
        self._tensors.append(body)
        return name

    def whole_numbers(self, name: str, values: Sequence[int]) -> str:
        """A constant row of int64."""
        return self.tensor(name, np.array(values, dtype=np.int64))

    def node(
        self, operator: str, inputs: Sequence[str], domain: str = "", **attributes: int | float | Sequence[int]
    ) -> str:
        name = f"{operator}{len(self._nodes)}"
        body = b"".join(_text(1, each) for each in inputs) + _text(2, name) + _text(3, name) + _text(4, operator)
        body += b"".join(_part(5, _attribute(key, value)) for key, value in attributes.items())
        self._nodes.append(body + (_text(7, domain) if domain else b""))
        return name

    def model(self, output: str, *dimensions: str | int) -> bytes:
        """The whole, as a file holds it; ``output`` is float32."""
        parts = [_part(1, node) for node in self._nodes] + [_text(2, "graph")]
        parts += [_part(5, tensor) for tensor in self._tensors] + [_part(11, given) for given in self._inputs]
        graph = b"".join(parts) + _part(12, _value(output, _FLOAT, dimensions))
        sets = b"".join(_part(8, _text(1, domain) + _number(2, version)) for domain, version in OPERATORS)
        return _number(1, IR_VERSION) + _part(7, graph) + sets


def _value(name: str, kind: int, dimensions: Sequence[str | int]) -> bytes:
    sizes = [_number(1, size) if isinstance(size, int) else _text(2, size) for size in dimensions]
    shape = b"".join(_part(1, size) for size in sizes)
    return _text(1, name) + _part(2, _part(1, _number(1, kind) + _part(2, shape)))


def _attribute(name: str, value: int | float | Sequence[int]) -> bytes:
    if isinstance(value, int):
        return _text(1, name) + _number(3, value) + _number(20, _ATTRIBUTE_INT)
    if isinstance(value, float):
        return _text(1, name) + _key(2, _FIXED32) + struct.pack("<f", value) + _number(20, _ATTRIBUTE_FLOAT)
    return _text(1, name) + b"".join(_number(8, each) for each in value) + _number(20, _ATTRIBUTE_INTS)


def _numbers(field: int, values: Sequence[int]) -> bytes:
    return b"".join(_number(field, value) for value in values)


def _number(field: int, value: int) -> bytes:
    return _key(field, _VARINT) + _varint(value % 2**64)  # negative numbers are written as 64 bits


def _text(field: int, text: str) -> bytes:
    return _part(field, text.encode())


def _part(field: int, body: bytes) -> bytes:
    return _key(field, _BYTES) + _varint(len(body)) + body


def _key(field: int, kind: int) -> bytes:
    return _varint(field << 3 | kind)


def _varint(value: int) -> bytes:
    """Seven bits to a byte, lowest first; the highest bit says that more follow."""
    found = bytearray()
    while value > 0x7F:
        found.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*found, value])
