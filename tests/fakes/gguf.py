"""GGUF files without tensors, for tests: what they say of themselves is all that is read of them."""

from __future__ import annotations

import struct


def written(facts: dict[str, object], count: int | None = None) -> bytes:
    """A GGUF file without tensors."""
    parts = [b"GGUF", struct.pack("<IQQ", 3, 0, len(facts) if count is None else count)]
    for name, value in facts.items():
        parts += [_text(name), _value(value)]
    return b"".join(parts)


def _text(text: str) -> bytes:
    return struct.pack("<Q", len(text.encode())) + text.encode()


def _value(value: object) -> bytes:
    match value:
        case str():
            return struct.pack("<I", 8) + _text(value)
        case [str(), *_]:
            return struct.pack("<IIQ", 9, 8, len(value)) + b"".join(map(_text, value))
        case [*numbers]:
            return struct.pack("<IIQ", 9, 6, len(numbers)) + struct.pack(f"<{len(numbers)}f", *numbers)
        case float():
            return struct.pack("<If", 6, value)
        case _:
            return struct.pack("<II", 4, value)


CHAT = {
    "general.architecture": "llama",
    "general.size_label": "135M",
    "tokenizer.ggml.tokens": ["<s>", "größer", "als"],
    "tokenizer.ggml.scores": [0.5, 0.25],
    "llama.rope.freq_base": 10_000.0,
    "llama.context_length": 8192,
}
EMBEDDER = {"general.architecture": "bert", "bert.context_length": 512, "bert.pooling_type": 1}
