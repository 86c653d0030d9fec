"""What the queue of imports is made of: the work on a document, its stages, and how all of it stands."""

from __future__ import annotations

import enum
import os
from dataclasses import dataclass, replace
from pathlib import Path

from localmind_desktop.bridge.documents import FILE, Entry
from localmind_desktop.bridge.job import Job
from localmind_desktop.core.model import FileMark, ImportResult, LinkedFolder, WaitingFile

READS_BESIDE_INDEXING = (os.cpu_count() or 1) > 2
"""On fewer processors all is read first, so that keywords find it soon; embedding would take half of the speed."""


class Stage(enum.Enum):
    """What is next to be done. Reading goes on in lanes of its own, all else on the store lane, in this order."""

    READ = enum.auto()
    ASKABLE = enum.auto()
    WHOLE = enum.auto()  # all at once
    COMPLETE = enum.auto()


@dataclass(frozen=True, slots=True)
class Work:
    """One document to be brought in: a file, or what is unfinished in the catalog; ``key`` names its row."""

    key: str
    collection: str
    path: Path | None = None
    document_id: str | None = None
    again: bool = False
    folder: LinkedFolder | None = None
    mark: FileMark | None = None
    stage: Stage = Stage.READ


class Intent(enum.Enum):
    """Why a running job was told to stop."""

    NONE = enum.auto()
    PAUSE = enum.auto()
    CANCEL = enum.auto()
    GIVE_WAY = enum.auto()  # to what can be asked sooner; it goes on where it stood


@dataclass(slots=True)
class Running:
    """A work that a lane is at, and what follows it."""

    work: Work
    job: Job
    intent: Intent = Intent.NONE
    following: Work | None = None

    @property
    def may_give_way(self) -> bool:
        return self.work.stage is Stage.COMPLETE and self.intent is Intent.NONE

    def stop(self, intent: Intent) -> None:
        self.intent = intent
        self.job.cancel()


@dataclass(frozen=True, slots=True)
class Tally:
    """How the work stands: how many are ``done`` since it began, ``left`` with the running ones, and ``held``."""

    done: int = 0
    left: int = 0
    held: int = 0


def path_of(entry: Entry) -> Path | None:
    """The file of a row that is no document yet."""
    return Path(entry.key.partition("\0")[2]) if entry.key.startswith(FILE) else None


def waiting_file(work: Work) -> WaitingFile:
    return WaitingFile(str(work.path), work.collection)


def following(work: Work, result: ImportResult) -> Work:
    """What comes after a stage that did not end the work. What is no document, as an archive, is taken in whole."""
    if result.document_id is None:
        return replace(work, stage=Stage.WHOLE)
    stage = Stage.ASKABLE if work.stage is Stage.READ else Stage.COMPLETE
    return replace(work, document_id=result.document_id, stage=stage)
