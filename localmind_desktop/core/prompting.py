"""The prompts in ``resources/prompts``, and how they are filled in."""

from __future__ import annotations

import re

from localmind_desktop.assets import resources
from localmind_desktop.core.fencing import Fence

_PLACE = re.compile(r"\{(\w+)\}")


def prompt(name: str) -> str:
    """The text of a prompt in ``resources/prompts``."""
    return (resources() / "prompts" / f"{name}.txt").read_text(encoding="utf-8").strip()


def filled(text: str, **values: str) -> str:
    """A prompt with its ``{names}`` filled in; what is filled in is not looked at again."""
    return _PLACE.sub(lambda match: values.get(match[1], match.group()), text)


def untrusted(fence: Fence) -> str:
    """What a model is told of all that stands between the lines of ``fence``."""
    return filled(prompt("untrusted"), fence=fence.mark)
