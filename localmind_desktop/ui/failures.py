"""What is told of a failure besides its sentence."""

from __future__ import annotations

import platform

from localmind_desktop import __version__
from localmind_desktop.bridge.job import Failure


def details_of(failure: Failure) -> str:
    """What to copy where help is asked for."""
    return f"{failure.kind} · LocalMind {__version__} · {platform.platform()} · Python {platform.python_version()}"
