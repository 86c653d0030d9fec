"""A step that takes seconds of Python, in a disposable process: in this one, the window would wait for its lock."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing.connection import Connection

from localmind_desktop.core.children.process import ChildEnded, ChildSilent, settle, spawned
from localmind_desktop.core.children.refusal import Refusal, told_to
from localmind_desktop.core.errors import Damaged
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.task import CancelToken

_SECONDS = 900.0
_BYTES = 2_000_000_000
_CPU_SECONDS = 900.0
_ENDED = phrase("The document is too large for this, or memory ran out. Close other programs and try again.")


def apart(step: Callable[..., bytes], arguments: tuple[object, ...], cancel: CancelToken) -> bytes:
    """What ``step``, a function of a module, makes of ``arguments``. It has no files and no network.

    Raises `Cancelled`, and `Damaged` where the process came to an end before.
    """
    try:
        child = spawned(_serve, (step, arguments), "localmind-step", ())
    except OSError as error:
        raise Damaged(_ENDED) from error
    try:
        with cancel.on_cancel(child.kill):
            message = child.receive(_SECONDS)
    except (ChildEnded, ChildSilent) as error:
        cancel.check()
        raise Damaged(_ENDED) from error
    finally:
        child.end()
    if isinstance(message, Refusal):
        raise message.error()
    assert isinstance(message, bytes)
    return message


# ------------------------------------------------------------------------------------- in the child


def _serve(pipe: Connection, step: Callable[..., bytes], arguments: tuple[object, ...]) -> None:
    settle(_BYTES, _CPU_SECONDS)
    with told_to(pipe):
        pipe.send(step(*arguments))
