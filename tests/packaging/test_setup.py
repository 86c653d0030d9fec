"""The set-up scripts, with an environment and commands of the tests' own: nothing is installed here."""

from __future__ import annotations

import os
import shutil
import subprocess

import pytest

from tests.rules.source import ROOT

INSTALLS = """#!/bin/sh
echo "$0 $*" >>"$CALLS"
case "$*" in
    *'-m venv'*)
        for folder; do :; done
        mkdir -p "$folder/bin"
        echo "command = python -m venv $folder" >"$folder/pyvenv.cfg"
        cp "$0" "$folder/bin/python" ;;
    *'-m pip'*)
        echo "$PIP_NO_COMPILE" >"$CALLS.compiles"
        exit "${PIP_FAILS:-0}" ;;
esac
"""


@pytest.fixture
def checkout(tmp_path):
    """A copy of what the scripts read, in a folder with a space in its name, and a Python that only notes its calls."""
    folder = tmp_path / "a folder" / "checkout"
    shutil.copytree(ROOT / "packaging", folder / "packaging")
    shutil.copy(ROOT / "pyproject.toml", folder)
    commands = tmp_path / "commands"
    commands.mkdir()
    for name in ("python3.11", "apt-get", "sudo"):
        (commands / name).write_text(INSTALLS if name.startswith("python") else '#!/bin/sh\necho "$0 $*" >>"$CALLS"\n')
        (commands / name).chmod(0o755)
    return folder


def run(checkout, *command, **variables):
    calls = checkout.parent / "calls"
    calls.write_text("")
    environment = {
        "PATH": f"{checkout.parents[1] / 'commands'}{os.pathsep}{os.environ['PATH']}",
        "HOME": str(checkout.parent),
        "CALLS": str(calls),
        **variables,
    }
    result = subprocess.run(
        [str(checkout / command[0]), *command[1:]],
        env=environment,
        cwd=checkout.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    lines = [line.partition("python")[2].partition(" ")[2] for line in calls.read_text().splitlines()]
    return result, [line for line in lines if line.startswith("-m") and not line.startswith("-m compileall")]


def test_the_first_start_installs_and_the_second_does_not(checkout):
    first, calls = run(checkout, "packaging/run", "--setup")
    assert first.returncode == 0, first.stderr
    assert calls[0].startswith("-m venv --clear ")
    assert calls[1] == "-m pip install -c packaging/lock.txt -e ."
    second, calls = run(checkout, "packaging/run", "--setup")
    assert second.returncode == 0
    assert calls == []


def test_what_was_installed_is_compiled_once_by_all_cores(checkout):
    run(checkout, "packaging/run", "--setup")
    assert (checkout.parent / "calls.compiles").read_text() == "1\n"
    compiled = [line for line in (checkout.parent / "calls").read_text().splitlines() if "-m compileall" in line]
    assert len(compiled) == 1
    assert "-j 0" in compiled[0]


def test_a_changed_lock_is_installed_into_the_same_environment(checkout):
    run(checkout, "packaging/run", "--setup")
    with (checkout / "packaging" / "lock.txt").open("a") as lock:
        lock.write("more==1.0\n")
    _, calls = run(checkout, "packaging/run", "--setup")
    assert calls == ["-m pip install -c packaging/lock.txt -e ."]


def test_a_moved_checkout_gets_a_new_environment(checkout):
    run(checkout, "packaging/run", "--setup")
    moved = checkout.rename(checkout.parent / "moved")
    _, calls = run(moved, "packaging/run", "--setup")
    assert [call.split()[1] for call in calls] == ["venv", "pip"]


def test_a_link_to_an_environment_of_another_folder_goes_and_that_stays(checkout, tmp_path):
    other = tmp_path / "other"
    other.mkdir()
    (other / "pyvenv.cfg").write_text("command = python -m venv /elsewhere/.venv\n")
    (checkout / ".venv").symlink_to(other)
    _, calls = run(checkout, "packaging/run", "--setup")
    assert calls[0].startswith("-m venv")
    assert not (checkout / ".venv").is_symlink()
    assert [path.name for path in other.iterdir()] == ["pyvenv.cfg"]


def test_a_failed_install_is_said_and_tried_again(checkout):
    failed, _ = run(checkout, "packaging/run", "--setup", PIP_FAILS="1")
    assert failed.returncode == 1
    assert "could not be installed" in failed.stderr
    _, calls = run(checkout, "packaging/run", "--setup")
    assert calls == ["-m pip install -c packaging/lock.txt -e ."]


def test_the_tests_have_their_extras_and_the_app_needs_no_second_install(checkout):
    _, calls = run(checkout, "packaging/test", "-x", "tests/core")
    assert calls[1:] == ["-m pip install -c packaging/lock.txt -e .[test]", "-m pytest -n 2 -x tests/core"]
    _, calls = run(checkout, "packaging/run", "--setup")
    assert calls == []


def test_wheels_are_installed_without_a_network(checkout):
    wheels = checkout.parent / "my wheels"
    wheels.mkdir()
    _, calls = run(checkout, "packaging/run", "--setup", "--wheels", "my wheels")
    assert calls[1] == f"-m pip install --no-index --find-links {wheels} -c packaging/lock.txt -e ."


def test_other_arguments_go_to_the_app(checkout):
    run(checkout, "packaging/run", "--setup")
    _, calls = run(checkout, "packaging/run", "--demo", "--library", "L")
    assert calls == ["-m localmind_desktop --demo --library L"]


def test_a_window_that_nobody_sees_is_demonstrated(checkout):
    run(checkout, "packaging/run", "--setup")
    _, calls = run(checkout, "packaging/run", QT_QPA_PLATFORM="offscreen")
    assert calls == ["-m localmind_desktop --demo"]


@pytest.mark.parametrize("user", ["0", "1000"])
def test_missing_system_libraries_are_installed_or_named(checkout, user):
    commands = checkout.parents[1] / "commands"
    fakes = {
        "id": f"echo {user}",
        "sudo": "exit 1",
        "apt-get": 'echo "$*" >>"$CALLS"',
        "ldconfig": "printf '\\tlibEGL.so.1 (libc6,x86-64) => somewhere\\n'",
    }
    for name, body in fakes.items():
        (commands / name).write_text(f"#!/bin/sh\n{body}\n")
        (commands / name).chmod(0o755)
    result, python = run(checkout, "packaging/run", "--setup")
    assert result.returncode == 0, result.stderr
    assert len(python) == 2
    calls = (checkout.parent / "calls").read_text()
    if user == "0":
        assert "libxcb-cursor0" in calls
        assert "libegl1" not in calls
    else:
        assert "apt-get install" in result.stderr
        assert "libxcb-cursor0" in result.stderr
        assert "libegl1" not in result.stderr


@pytest.mark.parametrize("script", ["packaging/run", "packaging/test", "packaging/setup.sh", ".ci/run"])
def test_the_scripts_are_sound(script):
    subprocess.run(["bash", "-n", str(ROOT / script)], check=True)
    assert script.endswith(".sh") or os.access(ROOT / script, os.X_OK)
