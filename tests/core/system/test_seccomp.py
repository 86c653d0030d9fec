"""The filter of system calls, by a small machine that runs its instructions, and by the kernel."""

import errno
import platform
import subprocess
import sys

import pytest

from localmind_desktop.core.system import seccomp
from localmind_desktop.core.system.seccomp import (
    CHILD,
    FOR_CHILDREN,
    FOR_CONNECTOR,
    FOR_MODEL_FILES,
    FOR_WINDOW,
    MACHINES,
    program,
)

ALLOW, KILL, REFUSED = 0x7FFF0000, 0x80000000, 0x00050000 | errno.EACCES
AF_INET, AF_INET6, AF_NETLINK = 2, 10, 16
on_linux = pytest.mark.skipif(not seccomp.is_known(), reason="the filter is Linux's")


def verdict(steps, number: int, architecture: int, first_argument: int = 0) -> int:
    """What the kernel would do: the machine of classic BPF, as far as the filter uses it."""
    fields = {0: number, 4: architecture, 16: first_argument}
    at, held = 0, 0
    while True:
        step = steps[at]
        at += 1
        if step.code == 0x20:
            held = fields[step.operand]
        elif step.code == 0x06:
            return step.operand
        else:
            jumps = held == step.operand if step.code == 0x15 else held >= step.operand
            at += step.if_true if jumps else step.if_false


@pytest.mark.parametrize("machine", MACHINES.values(), ids=MACHINES)
def test_children_get_no_socket_of_any_kind(machine):
    steps = program(FOR_CHILDREN, machine)
    assert {verdict(steps, machine.calls[call], machine.audit, 1) for call in CHILD} == {REFUSED}
    assert verdict(steps, 1, machine.audit) == ALLOW


@pytest.mark.parametrize("machine", MACHINES.values(), ids=MACHINES)
def test_the_window_gets_sockets_of_this_machine_only(machine):
    steps = program(FOR_WINDOW, machine)
    socket = machine.calls["socket"]
    assert verdict(steps, socket, machine.audit, seccomp.AF_UNIX) == ALLOW
    assert {verdict(steps, socket, machine.audit, kind) for kind in (AF_INET, AF_INET6, AF_NETLINK)} == {REFUSED}
    assert verdict(steps, machine.calls["connect"], machine.audit) == ALLOW
    assert verdict(steps, machine.calls["io_uring_setup"], machine.audit) == REFUSED


@pytest.mark.parametrize("machine", MACHINES.values(), ids=MACHINES)
def test_a_model_file_believes_that_it_listens(machine):
    steps = program(FOR_MODEL_FILES, machine)
    said = {call: verdict(steps, machine.calls[call], machine.audit, seccomp.AF_UNIX) for call in CHILD}
    assert said.pop("socket") == ALLOW
    assert verdict(steps, machine.calls["socket"], machine.audit, AF_INET) == REFUSED
    assert {said.pop(call) for call in ("bind", "listen")} == {0x00050000}  # not made, and said to be well
    assert {said.pop(call) for call in ("accept", "accept4")} == {0x00050000 | errno.EMFILE}
    assert set(said.values()) == {REFUSED}


@pytest.mark.parametrize("wanted", [FOR_CHILDREN, FOR_WINDOW, FOR_CONNECTOR, FOR_MODEL_FILES])
@pytest.mark.parametrize("machine", MACHINES.values(), ids=MACHINES)
def test_other_doors_to_the_same_calls_are_shut(machine, wanted):
    steps = program(wanted, machine)
    assert verdict(steps, 41, 0x40000003) == KILL  # the calls of 32-bit programs
    assert verdict(steps, 0x40000000 + 41, machine.audit) == KILL  # the x32 interface


def in_fresh_python(body: str) -> str:
    program = f"import socket\nfrom localmind_desktop.core.system import seccomp\n{body}"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return run.stdout.strip()


@on_linux
def test_the_kernel_holds_a_thread_and_what_it_starts_to_it():
    said = in_fresh_python("""
import subprocess, sys
from localmind_desktop.core.parallel import on_own_thread
TRY = "import socket; socket.socket()"
def start():
    seccomp.install(seccomp.FOR_CHILDREN)
    return subprocess.run([sys.executable, "-c", TRY], capture_output=True, text=True).stderr
print("PermissionError" in on_own_thread(start), bool(socket.socket()))
""")
    assert said == "True True"  # the thread that asked for it, and no other


@on_linux
def test_the_kernel_holds_all_threads_of_the_window_to_it():
    said = in_fresh_python("""
import threading
ready, refused = threading.Event(), []
def wait():
    ready.wait()
    try:
        socket.socket()
    except PermissionError:
        refused.append("refused")
thread = threading.Thread(target=wait)
thread.start()
seccomp.install(seccomp.FOR_WINDOW, every_thread=True)
ready.set()
thread.join()
print(*refused, *[kind.name for kind in (socket.AF_UNIX,) if socket.socket(kind)])
""")
    assert said == "refused AF_UNIX"


def test_a_machine_that_is_not_known_has_no_filter(monkeypatch):
    monkeypatch.setattr(platform, "machine", lambda: "riscv64")
    assert not seccomp.is_known()
