"""Brings resources/translations up to date with the texts of the sources:

    .venv/bin/python packaging/translations.py

Texts that are new stand unfinished in the .ts files, those that are gone leave them. Translate what is unfinished
(resources/translations/README.md holds the words), and run it again: it makes the .qm files that the window reads.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from localmind_desktop.core import errors

ROOT = Path(__file__).resolve().parents[1]
LANGUAGES = ("de", "fr")
PARTS = ("bridge", "core", "ui")  # the command line speaks English


def update(target: Path, language: str) -> None:
    """Take the texts of the sources over into ``target``, which is made if it is not there."""
    package = ROOT / "localmind_desktop"
    sources = sorted(str(path.relative_to(ROOT)) for part in PARTS for path in (package / part).rglob("*.py"))
    named = ",".join(f"tr+={name}" for name in ("phrase", *sentences()))
    options = ("-no-obsolete", "-locations", "none", "-source-language", "en", "-target-language", language)
    run("lupdate", *sources, *options, "-tr-function-alias", named, "-ts", str(target))


def sentences() -> list[str]:
    """The errors that are raised with a sentence for the user."""
    return [
        name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, errors.KnownError)
    ]


def compile_into(source: Path, target: Path) -> None:
    run("lrelease", "-silent", str(source), "-qm", str(target))


def run(tool: str, *arguments: str) -> None:
    """One of Qt's tools for translations, as PySide6 brings them."""
    subprocess.run([Path(sys.executable).with_name(f"pyside6-{tool}"), *arguments], cwd=ROOT, check=True)


def main(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for language in LANGUAGES:
        target = folder / f"localmind_{language}.ts"
        update(target, language)
        compile_into(target, target.with_suffix(".qm"))


if __name__ == "__main__":
    main(ROOT / "resources" / "translations")
