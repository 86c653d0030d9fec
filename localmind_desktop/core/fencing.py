"""Untrusted text in a prompt: it can neither end its part nor begin a message. Pure.

What comes from documents lies between lines with a mark that stands in none of the texts. The same texts have the same
mark, so that a server can reuse what it has read of them. What a model's template would take for the start or end of a
message is broken up.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count

from localmind_desktop.core.text.invisible import without_invisible

_MARK_CHARACTERS = 6
_CONTROL = re.compile(
    r"<(?=\|)|(?<=\|)>|(?<=\[)(?=/?INST\])|(?<=<)(?=/?(?:s|think|bos|eos|pad|unk|start_of_turn|end_of_turn|system|user|"
    r"assistant|tool_call|tool_response|function_call)\b>?)|(?<=<)(?=/?<?/?SYS>>)|(?<=<)(?=[｜])",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Fence:
    """The lines around the untrusted texts of one request, known by their ``mark``."""

    mark: str

    def around(self, name: str, text: str, about: str = "") -> str:
        """``text`` as the part ``name``; ``about`` says where it comes from."""
        told = f": {_on_one_line(about)}" if about else ""
        return f"<{name} {self.mark}{told}>\n{defused(text)}\n</{name} {self.mark}>"


def fence_for(texts: Sequence[str]) -> Fence:
    """A fence whose mark stands in none of ``texts``, and depends on nothing else."""
    content = "\0".join(texts).encode("utf-8", "replace")
    marks = (hashlib.sha256(b"%d\0%b" % (number, content)).hexdigest()[:_MARK_CHARACTERS] for number in count())
    return Fence(next(mark for mark in marks if not any(mark in text for text in texts)))


def defused(text: str) -> str:
    """``text`` as it is shown, without what a chat template takes for the marks of its messages.

    ``<|im_end|>`` is broken up. What nobody sees, a model would read.
    """
    shown = without_invisible(text)
    return _CONTROL.sub(lambda match: f"{match.group()} " if match.group() == "<" else f" {match.group()}", shown)


def _on_one_line(text: str) -> str:
    return " ".join(re.sub(r"[<>]", " ", defused(text)).split())
