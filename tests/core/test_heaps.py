"""Threads share few heaps."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

THREADS = 8
PROGRAM = f"""
import ctypes, sys, threading
from localmind_desktop.core.heaps import keep_few_heaps
if sys.argv[1:]:
    keep_few_heaps()
libc = ctypes.CDLL(None)
libc.malloc.restype, libc.malloc.argtypes = ctypes.c_void_p, [ctypes.c_size_t]
together = threading.Barrier({THREADS})
def work():
    together.wait()
    libc.malloc(1000)
    together.wait()
threads = [threading.Thread(target=work) for _ in range({THREADS})]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
libc.malloc_stats()
"""


def _heaps(*arguments: str) -> int:
    done = subprocess.run([sys.executable, "-c", PROGRAM, *arguments], capture_output=True, text=True, check=True)
    return len(re.findall(r"^Arena \d+:", done.stderr, re.MULTILINE))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the heaps of glibc")
def test_threads_share_few_heaps():
    if not (usual := _heaps()):
        pytest.skip("this C library has no heaps")
    assert usual > 2
    assert _heaps("few") <= 2
