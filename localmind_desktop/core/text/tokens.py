"""How much room a text takes in a model's window, where the model's own tokenizer is not at hand. Pure."""

from __future__ import annotations

import re

_LETTERS_PER_TOKEN = 3.2  # spaces too; of German prose, English has more
_PER_WIDE_CHARACTER = 1.5  # of Chinese, Japanese and Korean, between tokenizers that know them well and hardly
_ALONE = re.compile(r"[^\w\s]|[\d_\n]")  # digits and signs are a token each
_WIDE = re.compile(r"[\u0e00-\u0eff\u1100-\u11ff\u2e80-\U0010ffff]")


def tokens_of(text: str) -> int:
    """An estimate of a model's tokens, rather too many than too few."""
    wide, alone = len(_WIDE.findall(text)), len(_ALONE.findall(text))
    letters = max(0, len(text) - wide - alone)
    return int(letters / _LETTERS_PER_TOKEN + wide * _PER_WIDE_CHARACTER) + alone + 1
