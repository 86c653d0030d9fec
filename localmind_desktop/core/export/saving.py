"""Saving a file so that a failure leaves the old one as it was."""

from __future__ import annotations

import errno
import os
import uuid
from pathlib import Path

from localmind_desktop.core.errors import ExportError
from localmind_desktop.core.model import Answer
from localmind_desktop.core.phrase import phrase

_REASONS = {
    errno.EACCES: phrase("it is open in another program or write-protected. Close it or choose another location"),
    errno.EPERM: phrase("it is open in another program or write-protected. Close it or choose another location"),
    errno.EROFS: phrase("its folder is read-only. Choose another location"),
    errno.ENOSPC: phrase("the disk is full. Free some space or choose another location"),
    errno.EDQUOT: phrase("the disk is full. Free some space or choose another location"),
    errno.EFBIG: phrase("it is larger than this disk allows. Choose another location"),
    errno.ENOENT: phrase("its folder does not exist. Choose another location"),
    errno.ENOTDIR: phrase("its folder does not exist. Choose another location"),
    errno.EISDIR: "a folder with that name exists. Choose another name",
    errno.ENAMETOOLONG: "its name is too long. Choose a shorter one",
}


def replace_file(path: Path, content: bytes) -> None:
    """Put ``content`` into ``path`` by way of a draft beside it. Raises `ExportError`."""
    target = Path(os.path.realpath(path))
    draft = target.parent / f".localmind-{uuid.uuid4().hex}.draft"
    try:
        with draft.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    except OSError as error:
        _remove(draft)
        raise ExportError("{name} could not be saved: {reason}.", name=path.name, reason=reason_of(error)) from error


def reason_of(error: OSError) -> str:
    """Why the system refused to write, in words that say what to do."""
    return _REASONS.get(error.errno or 0, phrase("the system refused it. Choose another location"))


def check_complete(answer: Answer) -> None:
    """An answer that was cut off is never saved as an answer (A4). Raises `ExportError`."""
    if answer.incomplete:
        raise ExportError("Incomplete answers cannot be saved. Continue the answer or ask again.")


def _remove(draft: Path) -> None:
    try:
        draft.unlink(missing_ok=True)
    except OSError:
        return  # the folder is gone or read-only, so there is nothing to leave behind
