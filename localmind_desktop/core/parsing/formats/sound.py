"""The sound of a recording, decoded as speech models take it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from localmind_desktop.core.errors import Damaged, NothingToRead, TooLarge
from localmind_desktop.core.models.speech import RATE, Sound
from localmind_desktop.core.phrase import phrase

if TYPE_CHECKING:
    import av
    from av.container import InputContainer

_FORMATS = "aac,aiff,asf,avi,flac,matroska,webm,mov,mp4,mp3,mpeg,mpegts,ogg,wav,w64,caf,amr"
_ONLY = {"format_whitelist": _FORMATS, "protocol_whitelist": "file"}
"""Formats that hold their sound themselves: a list of other files and addresses is none."""

_MOST_HOURS = 8
_SHORTEST_GAP, _LONGEST_GAP = 0.5, 600.0  # seconds left out of a stream, as of a call while nobody speaks
_BYTES = 2  # per sample
_BROKEN = phrase("The recording is damaged, or not of a kind that can be played. Try to get a fresh copy.")


@dataclass(slots=True)
class Decoded:
    """The sound so far. Some of it ``is_damaged`` where parts could not be decoded."""

    title: str = ""
    is_damaged: bool = False
    _samples: bytearray = field(default_factory=bytearray)

    @property
    def sound(self) -> Sound:
        return np.frombuffer(self._samples, np.int16)

    @property
    def seconds(self) -> float:
        return len(self._samples) / _BYTES / RATE

    def add(self, frame: av.AudioFrame) -> None:
        self._grow(np.ascontiguousarray(frame.to_ndarray()).astype(np.int16, copy=False).tobytes())

    def wait_until(self, seconds: float) -> None:
        """Stay silent for what the stream leaves out."""
        gap = seconds - self.seconds
        if _SHORTEST_GAP < gap < _LONGEST_GAP:
            self._grow(bytes(round(gap * RATE) * _BYTES))

    def _grow(self, samples: bytes) -> None:
        self._samples += samples
        if self.seconds > _MOST_HOURS * 3_600:
            raise TooLarge(
                "The recording is longer than {hours} hours; split it, and add the parts.", hours=_MOST_HOURS
            )


def decoded(path: Path) -> Decoded:
    """The sound of a recording. Raises `Damaged`, `NothingToRead` for one without sound, `TooLarge`."""
    import av

    try:
        with path.open("rb") as file, av.open(file, "r", metadata_errors="ignore", options=_ONLY) as container:
            if not container.streams.audio:
                raise NothingToRead("The recording has no sound.")
            found = Decoded(" ".join(container.metadata.get("title", "").split()))
            _decode(container, found)
    except (av.FFmpegError, ValueError, OSError, LookupError, MemoryError) as error:
        raise Damaged(_BROKEN) from error
    if not found.seconds:
        raise Damaged(_BROKEN) if found.is_damaged else NothingToRead("The recording has no sound.")
    return found


def _decode(container: InputContainer, found: Decoded) -> None:
    """Each frame at its own time; a new resampler where the sound changes its form."""
    import av

    begin = (container.start_time or 0) / 1_000_000
    resampler, form = None, None
    for frame in _whole_frames(container, found):
        now = (frame.format.name, frame.layout.name, frame.sample_rate)
        if resampler is None or now != form:
            _drain(resampler, found)
            resampler, form = av.AudioResampler(format="s16", layout="mono", rate=RATE), now
        if frame.time is not None:
            found.wait_until(frame.time - begin)
        frame.pts = None
        for piece in resampler.resample(frame):
            found.add(piece)
    _drain(resampler, found)


def _whole_frames(container: InputContainer, found: Decoded) -> Iterator[av.AudioFrame]:
    """The frames that can be decoded; what follows a broken packet is tried."""
    import av

    packets = container.demux(container.streams.audio[0])
    while True:
        try:
            packet = next(packets)
        except (StopIteration, av.EOFError):
            return
        except av.InvalidDataError:
            found.is_damaged = True
            return
        try:
            yield from packet.decode()
        except av.InvalidDataError:
            found.is_damaged = True


def _drain(resampler: av.AudioResampler | None, found: Decoded) -> None:
    for piece in resampler.resample(None) if resampler is not None else ():
        found.add(piece)
