"""What a program did to the files of a folder, call by call, as strace saw it."""

from __future__ import annotations

import posixpath
import re
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

CALLS = (
    "openat,lseek,write,pwrite64,writev,pwritev,ftruncate,rename,renameat,renameat2,link,linkat,unlink,unlinkat,"
    "mkdir,mkdirat,rmdir,fsync,fdatasync,copy_file_range,sendfile,fallocate"
)
_UNREAD = {"writev", "pwritev", "copy_file_range", "sendfile", "fallocate"}  # nobody uses them on a library today
_LINE = re.compile(r"(\d+) +(\w+)\((.*)\) += (-?\d+)(.*)")
_RESUMED = re.compile(r"<\.\.\. \w+ resumed>(.*)")
_OPEN_FILE = re.compile(r"(\d+)<([^>]*)>")
_PATH = re.compile(r'(?:(?:AT_FDCWD|\d+)<([^>]*)>, )?"((?:\\x[0-9a-f]{2})*)"')
_TEXT = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')


@dataclass(frozen=True, slots=True)
class Call:
    """One change. ``kind`` is create, write, truncate, rename, link, unlink, mkdir, rmdir, sync or said.

    ``path`` is relative to the folder, ``other`` where a rename or a link leads; ``content`` is what was written at
    ``offset`` or said to who started the program; ``offset`` is the new size of a truncated file.
    """

    kind: str
    path: str = ""
    other: str = ""
    offset: int = 0
    content: bytes = b""


def record(program: Sequence[str], folder: Path, trace: Path) -> list[Call]:
    """Run ``program`` and return what it did to the files below ``folder``, and what it wrote to standard output."""
    tracing = ["strace", "-f", "-qq", "-y", "-xx", "-s", str(1 << 26), "--seccomp-bpf", "-e", "signal=none"]
    finished = subprocess.run(
        [*tracing, "-e", f"trace={CALLS}", "-o", str(trace), *program], capture_output=True, text=True, check=False
    )
    assert finished.returncode == 0, finished.stderr[-2000:]
    return list(calls(trace, folder))


def calls(trace: Path, folder: Path) -> Iterator[Call]:
    """The changes below ``folder``, in the order in which they ended."""
    positions: dict[tuple[str, str], int] = {}
    for name, arguments, result, rest in _ended(trace):
        call = _call(name, arguments, result, rest, f"{folder}/", positions)
        if call is not None:
            yield call


def _ended(trace: Path) -> Iterator[tuple[str, str, int, str]]:
    unfinished: dict[str, str] = {}
    with trace.open(encoding="ascii", errors="replace") as lines:
        for raw in lines:
            thread, _, rest = raw.rstrip("\n").partition(" ")
            if rest.endswith("<unfinished ...>"):
                unfinished[thread] = rest.removesuffix("<unfinished ...>").rstrip()
                continue
            if resumed := _RESUMED.match(rest.strip()):
                rest = unfinished.pop(thread, "") + resumed[1]
            line = _LINE.match(f"{thread} {rest.strip()}")
            if line and int(line[4]) >= 0:
                yield line[2], line[3], int(line[4]), line[5]


def _call(
    name: str, arguments: str, result: int, rest: str, top: str, positions: dict[tuple[str, str], int]
) -> Call | None:
    if name == "openat":
        return _opened(arguments, f"{result}{rest}", top, positions)
    if name in ("write", "pwrite64", "ftruncate", "fsync", "fdatasync", "lseek", *_UNREAD):
        file = _OPEN_FILE.match(arguments)
        if file is None:
            return None
        if name == "write" and file[1] == "1":
            return Call("said", content=_texts(arguments)[0][:result])
        path = _decoded(file[2]).decode()
        if not path.startswith(top) and f"{path}/" != top:
            return None
        assert name not in _UNREAD, f"{name} is not understood"
        return _of_open_file(name, arguments, result, (file[1], file[2]), path[len(top) :], positions)
    paths = _paths(arguments)
    if not paths or not all(path.startswith(top) for path in paths):
        return None
    inside = [path[len(top) :] for path in paths]
    if name.startswith("unlink"):
        return Call("rmdir" if "AT_REMOVEDIR" in arguments else "unlink", inside[0])
    return Call(name.removesuffix("2").removesuffix("at"), *inside)


def _opened(arguments: str, opened: str, top: str, positions: dict[tuple[str, str], int]) -> Call | None:
    path, file = _paths(arguments)[0], _OPEN_FILE.match(opened)
    if file is None or not path.startswith(top):
        return None
    positions[file[1], file[2]] = -1 if "O_APPEND" in arguments else 0
    if "O_CREAT" in arguments or "O_TRUNC" in arguments:
        return Call("create", path[len(top) :], offset=int("O_TRUNC" in arguments))
    return None


def _of_open_file(
    name: str,
    arguments: str,
    result: int,
    file: tuple[str, str],
    path: str,
    positions: dict[tuple[str, str], int],
) -> Call | None:
    if name == "lseek":
        positions[file] = result
        return None
    if name in ("fsync", "fdatasync"):
        return Call("sync", path)
    if name == "ftruncate":
        return Call("truncate", path, offset=int(arguments.rpartition(",")[2]))
    content = _texts(arguments)[0][:result]
    if name == "pwrite64":
        return Call("write", path, offset=int(arguments.rpartition(",")[2]), content=content)
    begin = positions.get(file, 0)
    positions[file] = begin + result if begin >= 0 else begin
    return Call("write", path, offset=begin, content=content)


def _paths(arguments: str) -> list[str]:
    """Absolute ones."""
    return [posixpath.join(_decoded(base).decode(), _decoded(path).decode()) for base, path in _PATH.findall(arguments)]


def _texts(arguments: str) -> list[bytes]:
    return [_decoded(text) for text in _TEXT.findall(arguments)]


def _decoded(text: str) -> bytes:
    return bytes.fromhex(text.replace("\\x", ""))
