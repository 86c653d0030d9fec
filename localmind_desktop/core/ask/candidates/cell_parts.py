"""The parts of a long cell that may answer by themselves: its sentences and lines, in runs. Pure."""

from __future__ import annotations

import re

from localmind_desktop.core.sentences import sentence_spans

_LONGEST = 140  # characters of a run
_MOST = 4_000  # characters of a cell that are looked at
_CUT = re.compile(r"(?<=;)(?=\s)|(?<=\n)")


def cell_parts(text: str) -> list[str]:
    """Every run of neighbouring sentences and lines that is short enough to be told; each of them alone, if longer.

    Of a very long cell, those at its beginning.
    """
    text = text[:_MOST]
    cuts = [piece for span in sentence_spans(text) for piece in _pieces(text, *span)]
    runs: dict[str, None] = {}
    for number, (start, _) in enumerate(cuts):
        for last, (_, end) in enumerate(cuts[number:], start=number):
            run = " ".join(text[start:end].split())
            if len(run) > _LONGEST and last > number:
                break
            runs[run] = None
    return list(runs)


def _pieces(text: str, start: int, end: int) -> list[tuple[int, int]]:
    pieces = []
    for part in _CUT.split(text[start:end]):
        if part.strip():
            pieces.append((start, start + len(part)))
        start += len(part)
    return pieces
