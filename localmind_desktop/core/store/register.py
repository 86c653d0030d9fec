"""What must never be lost of a catalog, a second time, in a small file beside it: which documents there are.

When the catalog is damaged beyond reading, the documents are found again by it and read from the library's copies.
"""

from __future__ import annotations

import contextlib
import logging
import os
from dataclasses import dataclass
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from localmind_desktop.core.model import Document
from localmind_desktop.core.store.catalog import Catalog

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Registered:
    """``collections`` by key; ``hidden`` says of collections that hide personal data how, and if the model is asked."""

    documents: tuple[Document, ...] = ()
    collections: tuple[tuple[str, str], ...] = ()
    hidden: tuple[tuple[str, str, bool], ...] = ()


_REGISTERED = TypeAdapter(Registered)


class Register:
    """The file ``path``. Whoever changes which documents there are has it `keep` the catalog."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def read(self) -> Registered:
        """What was kept last; nothing where the file is damaged too."""
        try:
            return _REGISTERED.validate_json(self._path.read_bytes())
        except FileNotFoundError:
            return Registered()
        except (OSError, ValidationError):
            log.warning("the list of documents cannot be read")
            return Registered()

    def keep(self, catalog: Catalog) -> None:
        """Write down what the catalog holds, if that is not there yet. A disk that is full keeps the earlier list."""
        content = _REGISTERED.dump_json(_registered(catalog))
        with contextlib.suppress(OSError):
            if self._path.exists() and self._path.read_bytes() == content:
                return
            draft = self._path.with_suffix(".draft")
            with draft.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(self._path)


def _registered(catalog: Catalog) -> Registered:
    collections = [(one.key, one.name) for one in catalog.collections.all()]
    documents = [*catalog.documents(), *catalog.documents(dropped=True)]
    return Registered(tuple(documents), tuple(collections), tuple(catalog.redactions.all()))
