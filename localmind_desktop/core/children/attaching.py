"""The child that takes invoice data out of a PDF: a disposable process, as for all reading of untrusted files."""

from __future__ import annotations

from multiprocessing.connection import Connection
from pathlib import Path

from localmind_desktop.core.children.process import ChildEnded, ChildSilent, settle, spawned
from localmind_desktop.core.children.refusal import Refusal, told_to
from localmind_desktop.core.errors import Damaged
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.task import CancelToken

_SECONDS = 60.0
_BYTES = 1_000_000_000
_CPU_SECONDS = 60.0
_DAMAGED = phrase("The attachments of the file could not be read. Try to get a fresh copy.")


def embedded_invoice(path: Path, cancel: CancelToken | None = None) -> bytes | None:
    """The invoice data that a PDF carries, None where there is none. Raises `DocumentError` and `Cancelled`."""
    waiting = cancel or CancelToken()
    try:
        child = spawned(_serve, (str(path),), "localmind-attachments", [path])
    except OSError as error:
        raise Damaged(_DAMAGED) from error
    try:
        with waiting.on_cancel(child.kill):
            message = child.receive(_SECONDS)
    except (ChildEnded, ChildSilent) as error:
        waiting.check()
        raise Damaged(_DAMAGED) from error
    finally:
        child.end()
    if isinstance(message, Refusal):
        raise message.error()
    return message if isinstance(message, bytes) else None


# ------------------------------------------------------------------------------------- in the child


def _serve(pipe: Connection, path: str) -> None:
    from localmind_desktop.core.parsing.pdf_attachments import invoice_attachment

    settle(_BYTES, _CPU_SECONDS)
    with told_to(pipe):
        pipe.send(invoice_attachment(Path(path)))
