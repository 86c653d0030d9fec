"""What strace saw of a tree of processes: network calls, and files that were written."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

CALLS = (
    "socket,connect,sendto,sendmsg,bind,listen,execve,openat,open,creat,mkdir,mkdirat,rename,renameat,renameat2,link,"
    "linkat,symlink,symlinkat"
)
WRITING = re.compile(r"O_WRONLY|O_RDWR|O_CREAT")
LINE = re.compile(r"(\d+) +(\w+)\((.*)\) += (-?\d+|\?)")
FAMILY = re.compile(r"sa_family=(AF_\w+)(?:, (.*?)\})?")
QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"')


@dataclass
class Process:
    """One process: its command line as it was last started, and what it did that the system let it do."""

    command: str = ""
    sockets: list[str] = field(default_factory=list)
    refused_sockets: list[str] = field(default_factory=list)
    reached: list[str] = field(default_factory=list)
    listened: list[str] = field(default_factory=list)
    written: list[str] = field(default_factory=list)


def command(program: list[str], trace: Path) -> list[str]:
    """The command line that runs ``program`` under strace, which writes to ``trace``."""
    return ["strace", "-f", "-qq", "-s", "200", "-e", f"trace={CALLS}", "-e", "signal=none", "-o", str(trace), *program]


def processes(trace: Path) -> dict[int, Process]:
    """By thread id, as strace names them."""
    found: dict[int, Process] = {}
    unfinished: dict[int, str] = {}
    for raw in trace.read_text("utf-8", errors="replace").splitlines():
        thread, _, rest = raw.partition(" ")
        rest = rest.strip()
        if rest.endswith("<unfinished ...>"):
            unfinished[int(thread)] = rest.removesuffix("<unfinished ...>").rstrip()
            continue
        resumed = re.match(r"<\.\.\. \w+ resumed>(.*)", rest)
        line = LINE.match(f"{thread} {unfinished.pop(int(thread), '')}{resumed[1]}" if resumed else raw)
        if line:
            note(found.setdefault(int(line[1]), Process()), line[2], line[3], line[4])
    return found


def note(process: Process, call: str, arguments: str, result: str) -> None:
    failed = result.startswith("-")
    if call == "execve":
        process.command = process.command if failed else arguments
    elif call == "socket":
        (process.refused_sockets if failed else process.sockets).append(arguments)
    elif call in ("connect", "sendto", "sendmsg", "bind", "listen"):
        family = FAMILY.search(arguments)
        if family and call == "bind":
            process.listened.append(f"{family[1]} {family[2]}")
        elif family:
            process.reached.append(f"{family[1]} {family[2]}")
        elif call == "listen":
            process.listened.append(arguments)
    elif not failed and (not call.startswith("open") or WRITING.search(arguments)):
        paths = QUOTED.findall(arguments)
        process.written.append(paths[-1] if paths else arguments)
