"""Graphs as bytes: numbers as Protocol Buffers write them, and where weights lie."""

from __future__ import annotations

import json
import struct
from pathlib import Path

import pytest

from localmind_desktop.core.models.onnx_format import Graph, Stored, _number, _varint, stored_tensors


@pytest.mark.parametrize(
    ("value", "written"), [(0, "00"), (1, "01"), (127, "7f"), (128, "8001"), (150, "9601"), (300, "ac02")]
)
def test_numbers_are_written_seven_bits_at_a_time(value: int, written: str) -> None:
    assert _varint(value).hex() == written


def test_negative_numbers_take_64_bits() -> None:
    assert _number(3, -1).hex() == "18" + "ff" * 9 + "01"


def test_a_graph_in_bytes() -> None:
    graph = Graph()
    given = graph.ids("x", "n")
    output = graph.node("Cast", [given], to=1)
    assert output == "Cast0"
    node = b"\x0a\x01x\x12\x05Cast0\x1a\x05Cast0\x22\x04Cast\x2a\x09\x0a\x02to\x18\x01\xa0\x01\x02"
    assert b"\x0a" + bytes([len(node)]) + node in graph.model(output, "n", 2)


def test_where_tensors_lie(tmp_path: Path) -> None:
    header = {
        "__metadata__": {"format": "pt"},
        "a": {"dtype": "F32", "shape": [2, 1], "data_offsets": [0, 8]},
        "b": {"dtype": "I64", "shape": [1], "data_offsets": [8, 16]},
    }
    text = json.dumps(header).encode()
    path = tmp_path / "m.safetensors"
    path.write_bytes(struct.pack("<Q", len(text)) + text + bytes(16))
    assert stored_tensors(path) == {"a": Stored((2, 1), 8 + len(text), 8)}


@pytest.mark.parametrize("content", [b"", b"\x05" + bytes(7) + b"{half", (4).to_bytes(8, "little") + b"[[]]"])
def test_a_file_that_is_none(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "m.safetensors"
    path.write_bytes(content)
    with pytest.raises((ValueError, LookupError, TypeError, AttributeError)):
        stored_tensors(path)
