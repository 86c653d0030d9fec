"""Recordings that the tests draw: a voice without words, written in the containers that people send."""

from __future__ import annotations

import wave
from fractions import Fraction
from pathlib import Path

import av
import numpy as np
from scipy.signal import lfilter

RATE = 16_000
_VOWELS = ((730, 1090, 2440), (270, 2290, 3010), (300, 870, 2240), (530, 1840, 2480))  # formants in Hz


def voice(seconds: float) -> np.ndarray:
    """What a detector of speech takes for somebody who speaks: syllable after syllable, the pitch going up and down."""
    time = np.arange(round(seconds * RATE)) / RATE
    pulses = np.diff(np.floor(np.cumsum(120 + 25 * np.sin(2.5 * time)) / RATE), prepend=0.0)
    spoken = np.zeros_like(pulses)
    for number, formants in enumerate(_VOWELS):
        sung = pulses
        for formant in formants:
            sung = _resonance(sung, formant)
        spoken += sung * (np.floor(time * 4).astype(int) % len(_VOWELS) == number)
    spoken *= np.clip(np.sin(2 * np.pi * 4 * time) + 0.7, 0.0, 1.0)
    return (spoken / np.abs(spoken).max() * 20_000).astype(np.int16)


def silence(seconds: float) -> np.ndarray:
    return np.zeros(round(seconds * RATE), np.int16)


def write_wav(path: Path, sound: np.ndarray) -> Path:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(sound.tobytes())
    return path


def write_encoded(path: Path, sound: np.ndarray, codec: str, *, rate: int = 48_000, title: str = "") -> Path:
    """The sound in the container that the name says; an mp4 has pictures, too."""
    with av.open(str(path), "w") as container:
        if title:
            container.metadata["title"] = title
        stream = container.add_stream(codec, rate=rate, layout="mono")
        if path.suffix == ".mp4":
            _add_pictures(container)
        frame = av.AudioFrame.from_ndarray(sound.reshape(1, -1), format="s16", layout="mono")
        frame.sample_rate, frame.pts = RATE, 0
        resampler = av.AudioResampler(
            stream.codec_context.format, "mono", rate, stream.codec_context.frame_size or 1024
        )
        for piece in (*resampler.resample(frame), *resampler.resample(None), None):
            container.mux(stream.encode(piece))
    return path


def _add_pictures(container: av.container.OutputContainer) -> None:
    stream = container.add_stream("mpeg4", rate=5)
    stream.width, stream.height, stream.pix_fmt = 64, 48, "yuv420p"
    for number in range(5):
        picture = av.VideoFrame.from_ndarray(np.full((48, 64, 3), 40 * number, np.uint8), format="rgb24")
        picture.pts, picture.time_base = number, Fraction(1, 5)
        container.mux(stream.encode(picture))
    container.mux(stream.encode(None))


def _resonance(wave_form: np.ndarray, formant: float, width: float = 90.0) -> np.ndarray:
    radius = np.exp(-np.pi * width / RATE)
    return np.asarray(lfilter([1.0], [1.0, -2 * radius * np.cos(2 * np.pi * formant / RATE), radius**2], wave_form))
