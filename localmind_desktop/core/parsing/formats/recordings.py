"""Recordings as transcripts: every page is a span of time, every line on it knows the second at which it is said.

A span is transcribed when its page comes, so that pages are told as they are ready, and those that are there already
are not heard again. A span ends where it is quiet, not within a word.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np

from localmind_desktop.assets import resources
from localmind_desktop.core.errors import NothingToRead
from localmind_desktop.core.model import Block, BlockKind, Box, Line, Moment, Opened, PageRead
from localmind_desktop.core.models.speech import RATE, Sound, Spoken, Transcriber
from localmind_desktop.core.parsing.flowing.content import FlowText, NewPage
from localmind_desktop.core.parsing.flowing.faces import face
from localmind_desktop.core.parsing.flowing.setting import set_pages
from localmind_desktop.core.parsing.flowing.styles import MARGIN, style_of
from localmind_desktop.core.parsing.flowing.wrapping import clean
from localmind_desktop.core.parsing.formats.sound import decoded
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.places import clock, long_clock

SPAN_SECONDS = 120
_REACH_SECONDS = 5.0  # before and after the time at which a span should end
_LOUDNESS_SECONDS = 0.02
_QUIET_SECONDS = 0.3
_PAUSE_SECONDS = 2.0  # which ends a paragraph
_LONG_SECONDS, _LONGEST_SECONDS = 30.0, 90.0  # paragraphs that end with their sentence, and that end
_SENTENCE_ENDS = (".", "!", "?", "…", "。", "！", "？")
_INDENT = 3  # levels of a list, to the right of the times
_UNHEARD = phrase("These minutes could not be transcribed and were left out.")
_DAMAGED = phrase("Parts of the recording are damaged and were left out.")


class Span(NamedTuple):
    """From which sample to which."""

    start: int
    end: int


def read_recording(
    path: Path, transcriber: Transcriber, skip_pages: frozenset[int], on_page: Callable[[int], None]
) -> Iterator[Opened | PageRead]:
    """Yield what the recording says of itself, then its pages in order, as `read_pdf` does. Raises `DocumentError`."""
    found = decoded(path)
    spans = spans_of(found.sound)
    language = _language(found.sound, spans, transcriber)
    told = phrase(
        "Transcribed from {language} by {name}; listen to what matters.",
        language=_name_of(language),
        name=transcriber.name,
    )
    yield Opened(len(spans), found.title, (), (told, _DAMAGED) if found.is_damaged else (told,))
    for number, span in enumerate(spans, 1):
        if number in skip_pages:
            continue
        on_page(number)
        begin = span.start / RATE
        try:
            said = [
                Spoken(begin + each.start, begin + each.end, each.text)
                for each in transcriber.heard(found.sound[span.start : span.end], language)
            ]
        except (RuntimeError, ValueError, MemoryError):
            yield PageRead(number, 0.0, 0.0, error=_UNHEARD)
        else:
            yield transcript_page(number, begin, said)


def spans_of(sound: Sound) -> list[Span]:
    """The spans of a sound, at least one; each but the last takes about `SPAN_SECONDS`."""
    reach, step = round(_REACH_SECONDS * RATE), SPAN_SECONDS * RATE
    edges = [0, *(_quietest(sound, at - reach, at + reach) for at in range(step, len(sound) - reach, step)), len(sound)]
    return [Span(start, end) for start, end in pairwise(edges)]


def _quietest(sound: Sound, start: int, end: int) -> int:
    """The middle of the stillest moment between two samples; of those alike the one halfway."""
    step = round(_LOUDNESS_SECONDS * RATE)
    pieces = sound[start : start + (end - start) // step * step].reshape(-1, step).astype(np.float64)
    kernel = np.ones(round(_QUIET_SECONDS / _LOUDNESS_SECONDS))
    loudness = np.convolve((pieces**2).mean(axis=1), kernel, mode="valid")
    stillest = np.flatnonzero(loudness == loudness.min())
    nearest = stillest[np.abs(stillest - len(loudness) // 2).argmin()]
    return start + (int(nearest) + len(kernel) // 2) * step


def _language(sound: Sound, spans: Sequence[Span], transcriber: Transcriber) -> str:
    """The language of the first span in which somebody speaks. Raises `NothingToRead`."""
    for span in spans:
        part = sound[span.start : span.end]
        if transcriber.hears_speech(part):
            return transcriber.language(part)
    raise NothingToRead("Nobody is heard to speak in the recording.")


def _name_of(language: str) -> str:
    lines = (resources() / "spoken_languages.txt").read_text("utf-8").splitlines()
    names = dict(line.split(" ", 1) for line in lines if " " in line)
    return names.get(language, language)


# ------------------------------------------------------------------------------------- the page


def transcript_page(number: int, begin: float, said: Sequence[Spoken]) -> PageRead:
    """What was said in a span that begins at that second: the words in paragraphs, the times to their left."""
    said = [each for each in said if clean(each.text).strip()]
    texts = (FlowText(each.text, BlockKind.LIST, _INDENT) for each in said)
    (read,) = set_pages([NewPage(long_clock(begin), is_slide=True), *texts])
    lines = [block.lines for block in read.blocks]  # one block for each text: a slide has no end
    words = [
        Block(BlockKind.PARAGRAPH, tuple(line for each in paragraph for line in lines[each]))
        for paragraph in _paragraphs(said)
    ]
    moments = tuple(Moment(set_lines[0].box.y0, each.start) for set_lines, each in zip(lines, said, strict=True))
    times = Block(BlockKind.FURNITURE, tuple(map(_printed, moments)))
    return replace(read, number=number, blocks=(*words, times) if words else (), moments=moments)


def _printed(moment: Moment) -> Line:
    style, text = style_of(BlockKind.FURNITURE, 0), clock(moment.seconds)
    top = moment.top + style_of(BlockKind.PARAGRAPH, 0).leading - style.leading - 1.0  # on one base line with the words
    return Line(text, Box(MARGIN, top, MARGIN + face(style.face).width(text, style.size), top + style.leading))


def _paragraphs(said: Sequence[Spoken]) -> Iterator[list[int]]:
    """The numbers of what belongs together."""
    paragraph: list[int] = []
    for number, each in enumerate(said):
        if paragraph and _ends(said[paragraph[0]], said[paragraph[-1]], each):
            yield paragraph
            paragraph = []
        paragraph.append(number)
    if paragraph:
        yield paragraph


def _ends(first: Spoken, last: Spoken, following: Spoken) -> bool:
    """Whether a paragraph ends between ``last`` and ``following``."""
    length = last.end - first.start
    at_sentence = last.text.endswith(_SENTENCE_ENDS) and length >= _LONG_SECONDS
    return at_sentence or length >= _LONGEST_SECONDS or following.start - last.end >= _PAUSE_SECONDS
