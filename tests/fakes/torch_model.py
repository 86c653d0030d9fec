"""The built-in model as a folder of its own, which runs in torch: what its vectors are compared with."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

from localmind_desktop.core.children.inference import Embed, InferenceChild, Line
from localmind_desktop.core.models import builtin
from localmind_desktop.core.models.protocols import Vectors


def torch_copy(folder: Path) -> Path:
    """Copy the model's files into ``folder``, which the child must be allowed to read."""
    location = builtin.MINILM.location()
    assert location is not None
    for file in builtin.MINILM.hashes:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(location / file, folder / file)
    return folder


def vectors_of(child: InferenceChild, folder: Path, texts: Sequence[str]) -> Vectors:
    """Vectors of ``texts`` as the model in ``folder`` makes them, cut to its window."""
    return child.embed(Line.PASSAGES, Embed(str(folder), builtin.MINILM.window, tuple(texts)))
