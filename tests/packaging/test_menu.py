"""The entry in the user's menu: what it starts, what it opens, and that it goes without a trace."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.rules.source import ROOT

ALONE = f"""
set -euo pipefail
root=$1
say() {{ printf '%s\\n' "$*" >&2; }}
. "{ROOT}/packaging/menu.sh"
"$2"
"""


@pytest.fixture(params=["plain", "a folder with $HOME, `quotes` and 100 %"])
def checkout(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    folder = tmp_path / request.param
    shutil.copytree(ROOT / "packaging", folder / "packaging")
    (folder / "resources" / "icons").mkdir(parents=True)
    shutil.copy(ROOT / "resources" / "icons" / "localmind.svg", folder / "resources" / "icons")
    return folder


def menu(checkout: Path, home: Path, verb: str) -> None:
    places = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
    subprocess.run(["bash", "-c", ALONE, "menu", str(checkout), verb], env=places, check=True, capture_output=True)


def entry(home: Path) -> dict[str, str]:
    parser = configparser.RawConfigParser(strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign] - keys keep their case
    parser.read(home / ".local/share/applications/localmind.desktop", encoding="utf-8")
    return dict(parser["Desktop Entry"])


def started(command: str) -> tuple[str, str]:
    """The program and the field code of a command, as the desktop reads it: the escapes of a string first, then those
    within quotes, then doubled percent signs."""
    quoted, code = command.replace("\\\\", "\\").rsplit(" ", 1)
    assert quoted[0] == quoted[-1] == '"'
    return re.sub(r'\\(["`$\\])', r"\1", quoted[1:-1]).replace("%%", "%"), code


def test_the_entry_starts_the_app_with_the_files(checkout: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    menu(checkout, home, "menu_on")
    found = entry(home)
    assert started(found["Exec"]) == (str(checkout / "packaging" / "run"), "%F")
    assert (home / ".local/share/icons/hicolor/scalable/apps" / f"{found['Icon']}.svg").is_file()
    if shutil.which("desktop-file-validate"):
        subprocess.run(["desktop-file-validate", str(home / ".local/share/applications/localmind.desktop")], check=True)
    menu(checkout, home, "menu_on")
    menu(checkout, home, "menu_off")
    left = {path.name for path in home.rglob("*") if path.is_file()}
    assert left <= {"mimeinfo.cache"}  # which the desktop itself keeps
    menu(checkout, home, "menu_off")


def test_the_types_are_those_of_the_formats_that_are_read() -> None:
    text = (ROOT / "packaging" / "localmind.desktop").read_text("utf-8")
    (line,) = (line for line in text.splitlines() if line.startswith("MimeType="))
    types = line.removeprefix("MimeType=").rstrip(";").split(";")
    assert len(types) == len(set(types))
    assert {"application/pdf", "text/csv", "message/rfc822", "image/tiff", "audio/mpeg"} <= set(types)
    assert "inode/directory" not in types  # it would be offered to open every folder
    assert not any(kind.startswith("x-scheme-handler/") for kind in types)


def test_the_command_takes_the_menu_away_without_installing(tmp_path: Path) -> None:
    places = {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
    done = subprocess.run(
        [str(ROOT / "packaging" / "run"), "--menu", "off"], env=places, capture_output=True, text=True, check=True
    )
    assert "no longer" in done.stderr
