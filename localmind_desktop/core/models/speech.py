"""The speech models of the shelf, and what one hears in a recording. Their runtime is imported in a child only."""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from localmind_desktop.core.errors import ModelError, ModelMissing, Unsupported
from localmind_desktop.core.model import Kind
from localmind_desktop.core.models.ctranslate2_format import is_speech_model
from localmind_desktop.core.models.folder import ModelFolder, ModelKind
from localmind_desktop.core.models.shelf import ModelShelf
from localmind_desktop.core.phrase import phrase

RATE = 16_000  # samples per second of a sound as the models take it
_RUNTIME = "faster_whisper"
_OFFLINE = {"HF_HUB_OFFLINE": "1", "TRANSFORMERS_OFFLINE": "1", "HF_HUB_DISABLE_TELEMETRY": "1"}
_MOST_THREADS = 8  # more bring little, and each takes address space
_NO_RUNTIME = phrase(
    "Recordings are transcribed by the extra “recordings”, which is not installed: add it "
    "with pip install 'localmind-desktop[recordings]'. Or add a transcript, as text."
)
_NO_MODEL = phrase(
    "There is no speech model to transcribe recordings with: carry a folder such as "
    "faster-whisper-small over and add it with 'localmind models add FOLDER'. Or add a "
    "transcript, as text."
)

Sound = NDArray[np.int16]
"""One channel, `RATE` samples per second."""


class Spoken(NamedTuple):
    """What was said, and from which second to which."""

    start: float
    end: float
    text: str


def speech_model(wanted: str, shelf: ModelShelf) -> ModelFolder:
    """The model named ``wanted``, or else the first of the shelf. Raises `ModelMissing`, or `ModelError`."""
    if importlib.util.find_spec(_RUNTIME) is None:
        raise ModelMissing(_NO_RUNTIME)
    name = wanted or next((each for each in shelf.names() if is_speech_model(shelf.folder / each)), "")
    if not name:
        raise ModelMissing(_NO_MODEL)
    found = shelf.find(name)
    if found.kind is not ModelKind.SPEECH:
        raise ModelError("{name} is no speech model; choose another one in the settings.", name=name)
    return found


def transcriber_of(kind: Kind, wanted: str, shelf: ModelShelf | None, *, checked: bool = False) -> Path | None:
    """The folder of the model that files of ``kind`` are transcribed with; None for those that are no recordings.

    ``checked`` compares its files with their hashes. Raises `Unsupported`, which says what to do.
    """
    if kind is not Kind.RECORDING:
        return None
    if shelf is None:
        raise Unsupported(_NO_MODEL)
    try:
        found = speech_model(wanted, shelf)
        if checked:
            shelf.weights_hash(found)
    except ModelError as error:
        raise Unsupported(str(error)) from error
    return found.path


# ------------------------------------------------------------------------------------- in the child


class Transcriber:
    """A loaded model. All that it takes besides the sound is taken when it is made. Raises `ModelError`."""

    def __init__(self, folder: Path) -> None:
        os.environ.update(_OFFLINE)
        self.name = folder.name
        if not (folder / "tokenizer.json").is_file():  # a name that is no folder's would be looked up in the network
            raise ModelError("The speech model {name} is missing; add its folder again.", name=folder.name)
        try:
            import ctranslate2
            from faster_whisper import WhisperModel

            self._model = WhisperModel(
                str(folder), device="cpu", compute_type="auto", cpu_threads=_threads(), local_files_only=True
            )
            ctranslate2.set_random_seed(0)  # it draws lots where it is unsure of what was said
            silence = np.zeros(RATE, np.int16)
            self.hears_speech(silence)
            list(self._model.transcribe(_waves(silence), language="en", temperature=0.0)[0])
        except (ImportError, OSError, RuntimeError, ValueError, LookupError) as error:
            raise ModelError(
                "The speech model {name} cannot be loaded ({reason}); copy it again.",
                name=folder.name,
                reason=type(error).__name__,
            ) from error

    def hears_speech(self, sound: Sound) -> bool:
        from faster_whisper.vad import get_speech_timestamps

        return bool(get_speech_timestamps(_waves(sound)))

    def language(self, sound: Sound) -> str:
        """The code of the language that is spoken in the beginning."""
        if not self._model.model.is_multilingual:
            return "en"
        language, _, _ = self._model.detect_language(_waves(sound), vad_filter=True)
        return str(language)

    def heard(self, sound: Sound, language: str) -> Iterator[Spoken]:
        """What is said, in order. A model that is shown silence, or what it wrote before, makes words up: it is shown
        neither. Raises RuntimeError or ValueError where the runtime fails."""
        segments, _ = self._model.transcribe(
            _waves(sound), language=language, vad_filter=True, condition_on_previous_text=False
        )
        for segment in segments:
            text = " ".join(segment.text.split())
            if text:
                yield Spoken(segment.start, segment.end, text)


def _waves(sound: Sound) -> NDArray[np.float32]:
    return sound.astype(np.float32) / 32_768.0


def _threads() -> int:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(cores, _MOST_THREADS)
