"""Untrusted text in a prompt: it can neither end its passage nor begin a message. Pure.

A passage lies between lines with a mark that is drawn anew for each request and stands in no passage. What a model's
template would take for the start or end of a message is broken up.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence

from localmind_desktop.core.model import Passage

_FENCE_BYTES = 8
_CONTROL = re.compile(
    r"<(?=\|)|(?<=\|)>|(?<=\[)(?=/?INST\])|(?<=<)(?=/?(?:s|think|bos|eos|pad|unk|start_of_turn|end_of_turn|system|user|"
    r"assistant|tool_call|tool_response|function_call)\b>?)|(?<=<)(?=/?<?/?SYS>>)|(?<=<)(?=[｜])",
    re.IGNORECASE,
)


def fence_for(passages: Sequence[Passage]) -> str:
    """A mark that stands in no passage and in no name of a document."""
    texts = [text for one in passages for text in (one.chunk.text, one.chunk.context, one.document)]
    while True:
        fence = secrets.token_hex(_FENCE_BYTES)
        if not any(fence in text for text in texts):
            return fence


def defused(text: str) -> str:
    """``text`` without what a chat template takes for the marks of its messages: ``<|im_end|>`` is broken up."""
    return _CONTROL.sub(lambda match: f"{match.group()} " if match.group() == "<" else f" {match.group()}", text)
