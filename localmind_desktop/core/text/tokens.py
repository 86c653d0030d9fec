"""How much room a text takes in a model's window. Pure."""

from __future__ import annotations

_CHARS_PER_TOKEN = 3.5  # of Qwen's tokenizer on technical English; Chinese is counted by character


def tokens_of(text: str) -> int:
    """An estimate of a chat model's tokens, rather too many than too few."""
    wide = sum(ord(character) >= 0x2E80 for character in text)
    return int((len(text) - wide) / _CHARS_PER_TOKEN) + wide + 1
