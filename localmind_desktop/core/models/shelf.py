"""The shelf: model folders that the user carried over, taken in whole, checked by hash, or refused."""

from __future__ import annotations

import hashlib
import logging
import os
import re
import shutil
import uuid
from collections.abc import Mapping
from pathlib import Path

from localmind_desktop.core.errors import ModelError, ModelMissing
from localmind_desktop.core.models.ctranslate2_format import WEIGHTS
from localmind_desktop.core.models.folder import ModelFolder, files_of, gguf_of, inspect
from localmind_desktop.core.models.speeds import Speeds
from localmind_desktop.core.phrase import phrase

log = logging.getLogger(__name__)

MANIFEST = "SHA256SUMS"
DRAFT = ".adding-"
PIECE = 1 << 20
_SPEEDS = "speeds.json"  # beside the model folders
SUM_LINE = re.compile(r"^([0-9a-fA-F]{64}) [ *](.+)$")


class ModelShelf:
    """The folder of model folders. Nothing is read before it is asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.speeds = Speeds(folder / _SPEEDS)

    def names(self) -> list[str]:
        """The folders there, and the language models that lie there as a file; usable or not."""
        if not self.folder.is_dir():
            return []
        entries = [entry for entry in self.folder.iterdir() if entry.name[0] != "."]
        return sorted(entry.name for entry in entries if entry.is_dir() or gguf_of(entry) is not None)

    def find(self, name: str) -> ModelFolder:
        """Raises `ModelMissing`, and as `folder.inspect` does."""
        if name not in self.names():
            raise ModelMissing(
                "There is no model folder named {name}. Copy it here and add it with 'localmind models add FOLDER'.",
                name=name,
            )
        return inspect(self.folder / name)

    def weights_hash(self, model: ModelFolder) -> str:
        """SHA-256 over the hashes of all of the model's files that decide its output. Raises `ModelError` if any
        differs from the manifest, i.e. was damaged or exchanged since it was added."""
        found = {file: _hash(model.path / file) for file in sorted(files_of(model.path)) if _decides(file)}
        _compare(model.name, {file: digest for file, digest in _manifest(model.path).items() if _decides(file)}, found)
        return hashlib.sha256("".join(f"{digest} {file}\n" for file, digest in found.items()).encode()).hexdigest()

    def add(self, source: Path) -> ModelFolder:
        """Copy the model folder ``source`` onto the shelf, or the file of a language model: all of it or nothing.

        Raises `ModelRefused` for a folder that could run code, `ModelError` when it is no model, when a hash of its
        own SHA256SUMS differs, when another model of that name is there, or when the disk is full.
        """
        is_file = source.is_file()
        name = source.resolve().stem if is_file else source.resolve().name
        inspect(source)
        self._sweep()
        draft = self.folder / f"{DRAFT}{uuid.uuid4().hex}"
        folder, files = (source.parent, [source.name]) if is_file else (source, files_of(source))
        try:
            copied = {file: _copied(folder / file, draft / file) for file in files if file != MANIFEST}
            if not is_file:
                _compare(name, _manifest(source), copied)
            _write_manifest(draft, copied)
            return self._placed(draft, name, copied)
        except OSError as error:
            raise ModelError(
                "The model {name} could not be copied: {reason}.",
                name=name,
                reason=error.strerror or phrase("the disk failed"),
            ) from error
        finally:
            shutil.rmtree(draft, ignore_errors=True)

    def _placed(self, draft: Path, name: str, copied: Mapping[str, str]) -> ModelFolder:
        target = self.folder / name
        if target.exists():
            if _manifest(target) == dict(copied):
                return inspect(target)
            raise ModelError(
                "Another model named {name} is already there; rename the folder, or remove the old one.", name=name
            )
        inspect(draft)  # what was checked is what was copied, also if the source changed meanwhile
        draft.rename(target)
        _sync_folder(self.folder)
        return inspect(target)

    def _sweep(self) -> None:
        """Remove what an interrupted `add` left."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for left in self.folder.glob(f"{DRAFT}*"):
            shutil.rmtree(left, ignore_errors=True)


def _decides(file: str) -> bool:
    return file == WEIGHTS or file.endswith((".safetensors", ".json", ".txt", ".model"))


def _hash(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _copied(source: Path, target: Path) -> str:
    """Copy one file to disk for good and return its SHA-256."""
    target.parent.mkdir(parents=True, exist_ok=True)
    digest = hashlib.sha256()
    with source.open("rb") as reader, target.open("wb") as writer:
        while piece := reader.read(PIECE):
            digest.update(piece)
            writer.write(piece)
        writer.flush()
        os.fsync(writer.fileno())
    return digest.hexdigest()


def _manifest(folder: Path) -> dict[str, str]:
    """File → SHA-256 by the folder's SHA256SUMS; empty when there is none. Raises `ModelError` if it cannot be read."""
    try:
        lines = (folder / MANIFEST).read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise ModelError("The {file} of {name} cannot be read.", file=MANIFEST, name=folder.name) from error
    sums: dict[str, str] = {}
    for line in lines:
        match = SUM_LINE.match(line)
        if match:
            sums[match[2].removeprefix("./")] = match[1].lower()
        elif line.strip():
            raise ModelError("The {file} of {name} cannot be read.", file=MANIFEST, name=folder.name)
    return sums


def _compare(name: str, listed: Mapping[str, str], found: Mapping[str, str]) -> None:
    for file, digest in listed.items():
        if found.get(file) != digest:
            if file in found:
                raise ModelError(
                    "{name} is damaged: {file} differs from its SHA-256; copy it again.", name=name, file=file
                )
            raise ModelError("{name} is damaged: {file} is missing; copy it again.", name=name, file=file)


def _write_manifest(folder: Path, sums: Mapping[str, str]) -> None:
    with (folder / MANIFEST).open("w", encoding="utf-8") as file:
        file.writelines(f"{digest}  {name}\n" for name, digest in sorted(sums.items()))
        file.flush()
        os.fsync(file.fileno())


def _sync_folder(folder: Path) -> None:
    if os.name == "nt":
        return  # folders cannot be opened there; the rename is journalled by the file system
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
