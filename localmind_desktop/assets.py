"""Where resources/ lies: beside the package in a checkout, inside it in a bundle."""

from __future__ import annotations

from pathlib import Path


def resources() -> Path:
    """The folder with icons, styles, prompts and sample documents."""
    package = Path(__file__).resolve().parent
    bundled = package / "resources"
    return bundled if bundled.is_dir() else package.parent / "resources"
