"""The fence around children: what they can read, write and signal. By the kernel, in processes of their own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from localmind_desktop.core.children.probe import protection
from localmind_desktop.core.parallel import on_own_thread
from localmind_desktop.core.system import fence, landlock, seccomp
from localmind_desktop.core.system.protection import NOT_TRIED, Protection, opens_no_sockets, protection_checks

with_landlock = pytest.mark.skipif(not landlock.version(), reason="this kernel has no Landlock")
FENCED = seccomp.is_known() and landlock.version() > 0


def fenced(program: str, *given: Path) -> str:
    """What ``program`` prints behind the fence of a child that was given ``given``."""

    def start() -> str:
        fence.give_up(fence.reach_of_child(given), seccomp.FOR_CHILDREN)
        run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
        return run.stdout.strip() or run.stderr.strip().splitlines()[-1]

    return on_own_thread(start)


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    for name in ("mine.txt", "yours.txt"):
        (tmp_path / name).write_text(name)
    return tmp_path / "mine.txt", tmp_path / "yours.txt"


@with_landlock
def test_a_child_reads_its_own_document_only(files):
    mine, yours = files
    assert fenced(f"print(open({str(mine)!r}).read())", mine) == "mine.txt"
    assert "PermissionError" in fenced(f"open({str(yours)!r})", mine)
    assert "PermissionError" in fenced(f"import os; os.listdir({str(mine.parent)!r})", mine)
    assert "PermissionError" in fenced(f"import os; os.listdir({str(Path.home())!r})", mine)


@with_landlock
def test_a_child_reads_what_comes_into_its_folder(files):
    mine, _ = files
    assert fenced(f"print(open({str(mine)!r}).read())", mine.parent) == "mine.txt"


@with_landlock
@pytest.mark.parametrize("step", ["open({0!r}, 'a')", "open({0!r} + '.new', 'w')", "import os; os.remove({0!r})",
                                  "import os; os.truncate({0!r}, 0)", "import os; os.rename({0!r}, {0!r} + '2')",
                                  "import tempfile; tempfile.mkdtemp()"])  # fmt: skip
def test_a_child_writes_nothing(files, step):
    mine, _ = files
    said = fenced(step.format(str(mine)), mine.parent)
    assert "PermissionError" in said or "No usable temporary directory" in said
    assert mine.read_text() == "mine.txt"


@pytest.mark.skipif(landlock.version() < 6, reason="this kernel's Landlock does not hold signals")
def test_a_child_signals_nobody_outside():
    assert "PermissionError" in fenced(f"import os; os.kill({os.getpid()}, 0)")


@with_landlock
def test_links_lead_to_nothing_else(files):
    mine, yours = files
    link = mine.parent / "link.txt"
    link.symlink_to(yours)
    assert "PermissionError" in fenced(f"open({str(link)!r})", mine)


def test_a_kernel_without_the_means_is_said_so_and_children_still_start(files, monkeypatch):
    monkeypatch.setattr(landlock, "version", lambda: 0)
    monkeypatch.setattr(seccomp, "is_known", lambda: False)
    assert fenced(f"print(open({str(files[1])!r}).read())", files[0]) == "yours.txt"
    assert protection() == NOT_TRIED
    assert [check.ok for check in protection_checks(protection())] == [False, False, False]


def test_what_is_claimed_was_tried():
    found = protection()
    assert found == Protection(own_sockets=False, child_sockets=FENCED, child_files=FENCED)
    assert not opens_no_sockets()  # the tests themselves speak to servers on this machine
    assert not found.is_offline


@pytest.mark.parametrize("system", ["win32", "darwin", "linux", "freebsd"])
def test_each_system_says_what_it_lacks(monkeypatch, system):
    monkeypatch.setattr(sys, "platform", system)
    (program, *_) = protection_checks(NOT_TRIED)
    assert not program.ok
    assert program.detail.startswith("Not enforced on this system.")
    assert all(check.ok for check in protection_checks(Protection(True, True, True)))
