"""O6: the whole app, watched from outside: what its processes reach, look up and write (Linux)."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.fakes.ollama_server import OllamaStandIn
from tests.tracing import strace

SESSION = [sys.executable, "-m", "tests.tracing.session"]
LOOPBACK_ONLY = ["unshare", "--map-root-user", "--net"]
SECONDS = 500
PROXY = "http://192.0.2.1:3128"
OWN_WRITES = ("/dev/", "/proc/")
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="strace and name spaces are Linux's")


@pytest.fixture
def folder(tmp_path: Path, samples: Path) -> Path:
    """One file of each kind that is read, the first with a page that is looked at twice."""
    documents = tmp_path / "documents"
    documents.mkdir()
    shutil.copy(samples / "aq-37-sensor-data-sheet.pdf", documents)
    (documents / "mounting.txt").write_text("Mounting\n\nThe sensor is to be mounted upright, away from heat.\n")
    (documents / "points.csv").write_text("Point,Unit,Limit\nP1,bar,10\nP2,bar,12\nP3,K,300\n")
    return tmp_path


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """The environment of a user who has used nothing yet, and whose proxies lead elsewhere."""
    empty = tmp_path / "home"
    empty.mkdir()
    kept = {name: text for name, text in os.environ.items() if not name.startswith("XDG_")}
    proxies = dict.fromkeys(("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy"), PROXY)
    return kept | proxies | {"HOME": str(empty), "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}


def needed(tool: str) -> str:
    """Where ``tool`` is. On a build machine it has to be there."""
    path = shutil.which(tool)
    if path is None and not os.environ.get("CI"):
        pytest.skip(f"{tool} is not installed")
    assert path is not None, f"{tool} is missing"
    return path


def run(command: list[str], environment: dict[str, str], cwd: Path) -> dict[str, object]:
    done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=cwd, timeout=SECONDS)
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout.splitlines()[-1])


def test_a_session_reaches_the_model_server_alone_and_writes_in_its_own_folders(folder, home):
    needed("strace")
    trace = folder / "trace"
    with OllamaStandIn() as server:
        server.answer_with("It is 1.2 s [1].")
        seen = run(strace.command([*SESSION, str(folder), server.url], trace), home, folder)
        port = int(server.url.rpartition(":")[2])
    assert {state for state, _ in seen["documents"].values()} == {"ready"}
    assert "1.2" in seen["answers"][0][0]
    assert seen["workbook"]
    found = strace.processes(trace)
    away = [one for process in found.values() for one in process.reached if not one.startswith("AF_UNIX")]
    assert away, "the model server was asked"
    assert {one for one in away if f"htons({port})" not in one or "127.0.0.1" not in one} == set()
    local = {one for process in found.values() for one in process.reached if one.startswith("AF_UNIX")}
    assert {one for one in local if "nscd" in one or "resolve" in one} == set(), "a name was looked up"
    assert [one for process in found.values() for one in process.listened] == []
    written = [path for process in found.values() for path in process.written]
    assert any("library" in path for path in written), "the trace tells of files"
    assert strangers(written, folder, Path(home["HOME"])) == set()
    assert left_in(Path(home["HOME"])) <= {"LocalMind", "fontconfig"}
    assert all(ok for _, ok in seen["checks"])
    assert len(seen["checks"]) == 3


@pytest.mark.long
def test_with_no_network_but_loopback_it_does_the_same(folder, home):
    needed("unshare")
    if subprocess.run([*LOOPBACK_ONLY, "true"], capture_output=True).returncode:
        pytest.skip("this machine lets nobody make a network name space")
    alone = run([*LOOPBACK_ONLY, *SESSION, str(folder), ""], home, folder)
    shutil.rmtree(folder / "library")
    (folder / "answer.xlsx").unlink()
    assert alone == run([*SESSION, str(folder), ""], home, folder)
    assert alone["refused"] == []
    assert alone["status"] == "Offline: nothing leaves this computer"


def strangers(written: list[str], folder: Path, home: Path) -> set[str]:
    """Files written outside the session's own folders; Python's kept bytecode and the kernel's devices do not count."""
    own = (*OWN_WRITES, str(folder), str(home))
    return {path for path in written if path.startswith("/") and not path.startswith(own) and "__pycache__" not in path}


def left_in(home: Path) -> set[str]:
    """The folders of programs in a home: what lies in .cache, .config, .local/share and .local/state."""
    places = (".cache", ".config", ".local/share", ".local/state")
    return {entry.name for place in places if (home / place).is_dir() for entry in (home / place).iterdir()}
