"""What is said behind a value, as evidence for or against it. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator

from localmind_desktop.core.insight.personal.cues import Cue
from localmind_desktop.core.insight.personal.scene import Candidate, Scene, Side, sided

_BEHIND, _NEAR, _FEW_WORDS = 70, 2, 4  # letters, words, words
_FIGURES = re.compile(r"\d\W?\d\W?\d|[A-Z]\d[A-Z]")  # no number of a box or page
_NUMBERING = re.compile(r"(?<!\w)\d{1,2}[a-z]?[.)](?=\s)")
_ANSWERED = re.compile(r"[^,;:.!?()=\n]{0,40}(?:\([^()\n]{0,40}\))?[\"']?\s?[:=]\s*\S")
_CLAUSE = re.compile(r"[,;()]")
_DIGIT, _LETTER, _WORD = re.compile(r"\d"), re.compile(r"[^\W\d_]"), re.compile(r"[^\W\d_]+")
_UNIT = re.compile(r"[ ]?([^\W\d_]+)")


def behind(scene: Scene, one: Candidate) -> Iterator[str]:
    """Phrases behind it in its sentence, up to the next number."""
    ceiling = min(one.end + _BEHIND, scene.sentence_end(one.end), len(scene.text))
    figure = _FIGURES.search(scene.text, one.end, ceiling)
    ceiling = figure.start() if figure else ceiling
    nearest: dict[Side, Cue] = {}
    for side, cue in sided(one.form, scene.cues_between(one.end, ceiling)):
        if not _names_another(scene, one, cue):
            nearest.setdefault(side, cue)
    for side, cue in nearest.items():
        gap = _NUMBERING.sub("", scene.text[one.end : cue.start])
        if scene.words.negates(gap):
            yield f"behind:{side}:denied"
        elif "\n" in gap:
            yield f"behind:{side}:{'under' if _is_under(scene, one, cue) else 'below'}"
        elif _CLAUSE.search(gap) and len(_WORD.findall(gap)) > _NEAR:
            yield f"behind:{side}:parted"
        elif scene.words.joins_behind(gap):
            yield f"behind:{side}:joined"
        else:
            yield f"behind:{side}:{'near' if len(_WORD.findall(gap)) <= 2 * _NEAR else 'far'}"
    unit = _UNIT.match(scene.text, one.end)
    if unit and not nearest and not scene.words.is_quiet(unit[1]):
        yield "behind:word"


def _names_another(scene: Scene, one: Candidate, cue: Cue) -> bool:
    """Whether a phrase has a value of its own behind it: the label of the next field of a form."""
    text = scene.text
    end = _line_end(text, cue.end)
    is_below = "\n" in text[one.end : cue.start]
    return bool(_ANSWERED.match(text, cue.end, end) or (is_below and _FIGURES.search(text, cue.end, end)))


def _is_under(scene: Scene, one: Candidate, cue: Cue) -> bool:
    """Whether a value has its line for itself, and the phrase the one below, as names under a line to be filled in."""
    text = scene.text
    own = text[scene.lines[one.line] : one.start] + text[one.end : _line_end(text, one.end)]
    begin, end = scene.line_start(cue.start), _line_end(text, cue.end)
    said = _WORD.findall(text[begin : cue.start] + text[cue.end : end])
    line, below = _NUMBERING.sub("", text[begin:end]).rstrip(), text[end + 1 : _line_end(text, end + 1)]
    is_name = len(said) <= _FEW_WORDS and not _DIGIT.search(line) and not line.endswith(":")
    return is_name and not _LETTER.search(own) and not _FIGURES.search(below)


def _line_end(text: str, place: int) -> int:
    end = text.find("\n", place)
    return len(text) if end < 0 else end
