"""The tree of errors: what the world did (`KnownError`) and what we did wrong (`BugError`)."""

from __future__ import annotations

from localmind_desktop.core.phrase import Phrase, phrase


class LocalMindError(Exception):
    """Root of all errors of ours."""


class KnownError(LocalMindError):
    """What the world did. ``str(error)`` is one plain sentence for the user, with what to do about it: a `Phrase`."""

    def __init__(self, sentence: str = "", /, **values: object) -> None:
        super().__init__(phrase(sentence, **values))

    def __str__(self) -> str:
        return self.sentence

    @property
    def sentence(self) -> Phrase:
        said: Phrase = self.args[0]
        return said


class BugError(LocalMindError):
    """What we did wrong: logged with a traceback, and the app goes on."""


# ------------------------------------------------------------------------------------- documents


class DocumentError(KnownError):
    """A file could not be taken in."""


class PasswordProtected(DocumentError):  # noqa: N818 - reads as the state of the file
    pass


class PasswordNeeded(PasswordProtected):
    """It can be read as soon as its password is known."""


class Damaged(DocumentError):  # noqa: N818
    """The file is broken, or its reader crashed or ran out of its limits."""


class Unsupported(DocumentError):  # noqa: N818
    """No reader for this kind of file."""


class TooLarge(DocumentError):  # noqa: N818
    pass


class NothingToRead(DocumentError):  # noqa: N818
    """The file has no text at all."""


class FileGone(DocumentError):  # noqa: N818
    """The file vanished or cannot be opened."""


class UnknownDocument(DocumentError):  # noqa: N818
    """No document of that name in the library."""


# ------------------------------------------------------------------------------------- storage


class StorageError(KnownError):
    """The library's folder cannot be used."""


class DamagedStore(StorageError):  # noqa: N818
    """The bytes of a file of the library are not those that were written. It is repaired when the library opens."""


class ReadOnlyLibrary(StorageError):  # noqa: N818
    """The library was made by a newer version of the program: it is shown and asked, and nothing in it is changed."""


class LibraryBusy(StorageError):  # noqa: N818
    """Another process holds the library."""


class IndexUnavailable(StorageError):  # noqa: N818
    """The search index cannot be read and must be rebuilt."""


# ------------------------------------------------------------------------------------- models


class ModelError(KnownError):
    """A model cannot be used."""


class ServerUnreachable(ModelError):  # noqa: N818
    pass


class WrongAddress(ModelError):  # noqa: N818
    """The model server's address is none, or something else than a model server answers there."""


class KeyWanted(ModelError):  # noqa: N818
    """The model server asks for a key, or refuses the one that was sent."""


class ServerTooOld(ModelError):  # noqa: N818
    pass


class ModelMissing(ModelError):  # noqa: N818
    pass


class ModelRefused(ModelError):  # noqa: N818
    """A model that would run code from its folder, or that would run on somebody else's machine."""


class ServerFailed(ModelError):  # noqa: N818
    """The server answered with an error or with something that is not its protocol."""


class PromptTooLong(ModelError):  # noqa: N818
    """The text is longer than the model's window; nothing was computed from a part of it."""


class StreamCut(ModelError):  # noqa: N818
    """A stream ended without saying that it was complete; what came before is incomplete."""


# ------------------------------------------------------------------------------------- export


class ExportError(KnownError):
    """An answer or a table could not be saved as a file."""
