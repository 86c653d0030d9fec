"""Every location that the product uses. A library is one folder, and can be moved as one."""

from __future__ import annotations

import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import platformdirs

APP_NAME = "LocalMind"
_DAY_SECONDS = 24 * 60 * 60


def default_library() -> Path:
    """Where the library is unless the user chose another folder."""
    return Path(platformdirs.user_data_dir(APP_NAME, appauthor=False)) / "library"


def default_settings_file() -> Path:
    return Path(platformdirs.user_config_dir(APP_NAME, appauthor=False)) / "settings.json"


def default_log_folder() -> Path:
    return Path(platformdirs.user_log_dir(APP_NAME, appauthor=False))


def use_own_temporary_folder() -> None:
    """Have temporary files, which may hold text of documents, made in a folder of ours that only this user can read.

    What a crash left there more than a day ago goes. Where the folder cannot be made, the system's is used.
    """
    folder = Path(platformdirs.user_cache_dir(APP_NAME, appauthor=False)) / "temporary"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        for file in folder.iterdir():
            if file.is_file() and time.time() - file.stat().st_mtime > _DAY_SECONDS:
                file.unlink()
    except OSError:
        return
    tempfile.tempdir = str(folder)


@dataclass(frozen=True, slots=True)
class LibraryPaths:
    """The parts of a library's folder."""

    folder: Path

    @property
    def catalog(self) -> Path:
        return self.folder / "catalog.sqlite"

    @property
    def talk(self) -> Path:
        return self.folder / "talk.sqlite"

    @property
    def register(self) -> Path:
        """Which documents there are, for the day when the catalog cannot be read."""
        return self.folder / "documents.json"

    @property
    def index(self) -> Path:
        return self.folder / "index"

    @property
    def files(self) -> Path:
        """The library's copies of the originals, named by their SHA-256."""
        return self.folder / "files"

    @property
    def weights(self) -> Path:
        """The weights of the answers that were fitted on the user's own questions, where they were."""
        return self.folder / "ranking.json"

    @property
    def models(self) -> Path:
        """Model folders that were carried over."""
        return self.folder / "models"

    @property
    def lock(self) -> Path:
        return self.folder / "library.lock"

    @property
    def inbox(self) -> Path:
        """Where a second start leaves notes for the window."""
        return self.folder / "inbox"

    def original(self, sha256: str) -> Path:
        return self.files / sha256
