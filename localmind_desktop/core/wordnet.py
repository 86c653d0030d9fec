"""Synonyms of English words from a WordNet that is installed on the machine (R10, R13); without one there are none.

Its database files are read as they are (https://wordnet.princeton.edu/documentation/wndb5wn), from a folder or from the
zip file in which NLTK keeps them, so that nothing has to be imported for it.
"""

from __future__ import annotations

import logging
import mmap
import os
import sys
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

log = logging.getLogger(__name__)

OFF = "none"
_KINDS = ("noun", "verb", "adj", "adv")
_ENDINGS = (("", ""), ("ies", "y"), ("es", ""), ("s", ""))
_SYSTEM = ("/usr/share/wordnet", "/usr/share/wordnet/dict", "/usr/local/share/wordnet", "/usr/local/share/wordnet/dict")
_NLTK = "corpora/wordnet"


class _Text(Protocol):
    def find(self, sub: bytes, start: int = ..., /) -> int: ...

    def __getitem__(self, key: slice, /) -> bytes: ...


@dataclass(frozen=True, slots=True)
class WordNet:
    """The index and the synsets per kind of word."""

    place: str
    files: Mapping[str, tuple[_Text, _Text]]

    def synonyms(self, words: Sequence[str]) -> dict[str, tuple[str, ...]]:
        """The other words of the first synset of each word; words without any are left out."""
        found = {word: self._of(word.casefold()) for word in words if word.isascii() and word.isalpha()}
        return {word: others for word, others in found.items() if others}

    def _of(self, word: str) -> tuple[str, ...]:
        for ending, instead in _ENDINGS:
            if word.endswith(ending) and len(word) - len(ending) > 1:
                lemma = word.removesuffix(ending) + instead
                for index, synsets in self.files.values():
                    offset = _first_synset(index, lemma)
                    if offset is not None:
                        return tuple(
                            other for other in _words(synsets, offset) if other.casefold() not in (word, lemma)
                        )
        return ()


def open_wordnet(place: str) -> WordNet | None:
    """The WordNet in ``place``, a folder or zip file; "" looks where it is usually installed, "none" does without."""
    if place == OFF:
        return None
    for path in [Path(place)] if place else _usual_places():
        try:
            if path.is_dir() and (path / "index.noun").exists():
                return WordNet(str(path), {kind: _mapped(path, kind) for kind in _KINDS})
            if path.suffix == ".zip" and path.is_file():
                return WordNet(str(path), _unpacked(path))
        except (OSError, ValueError, KeyError, zipfile.BadZipFile):
            log.warning("a WordNet could not be read and is not used")
    return None


def _usual_places() -> Iterator[Path]:
    stated = [Path(folder) for folder in os.environ.get("NLTK_DATA", "").split(os.pathsep) if folder]
    shared = [Path("/usr/share/nltk_data"), Path("/usr/local/share/nltk_data"), Path("/usr/lib/nltk_data")]
    for folder in [*stated, Path.home() / "nltk_data", Path(sys.prefix) / "nltk_data", *shared]:
        yield folder / _NLTK
        yield folder / f"{_NLTK}.zip"
    yield from map(Path, _SYSTEM)


def _mapped(folder: Path, kind: str) -> tuple[_Text, _Text]:
    index, synsets = (_map(folder / f"{name}.{kind}") for name in ("index", "data"))
    return index, synsets


def _map(path: Path) -> mmap.mmap:
    with path.open("rb") as file:
        return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)


def _unpacked(path: Path) -> dict[str, tuple[_Text, _Text]]:
    with zipfile.ZipFile(path) as archive:
        top = next(name for name in archive.namelist() if name.endswith("index.noun")).removesuffix("index.noun")
        return {kind: (archive.read(f"{top}index.{kind}"), archive.read(f"{top}data.{kind}")) for kind in _KINDS}


def _first_synset(index: _Text, lemma: str) -> int | None:
    """Where the first synset of a word stands: the index holds lines ``lemma pos count … offset offset``."""
    start = index.find(f"\n{lemma} ".encode())
    if start < 0:
        return None
    end = index.find(b"\n", start + 1)
    fields = index[start + 1 : end].split()
    return int(fields[-int(fields[2])])


def _words(synsets: _Text, offset: int) -> list[str]:
    """The words of a synset: ``offset file kind count word id word id …``, the count in hexadecimal."""
    fields = synsets[offset : synsets.find(b"\n", offset)].split()
    return [fields[4 + 2 * n].decode().split("(")[0].replace("_", " ") for n in range(int(fields[3], 16))]
