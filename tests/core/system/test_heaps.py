"""Threads share few heaps, which give back what they do not need."""

from __future__ import annotations

import ctypes
import re
import subprocess
import sys

import pytest

THREADS = 8
PROGRAM = f"""
import ctypes, sys, threading
from localmind_desktop.core.system.heaps import keep_few_heaps
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


GIVING = """
import ctypes
import psutil
from localmind_desktop.core.system.heaps import give_back
libc = ctypes.CDLL(None)
libc.malloc.restype, libc.malloc.argtypes, libc.free.argtypes = ctypes.c_void_p, [ctypes.c_size_t], [ctypes.c_void_p]
size, own = 40_000, psutil.Process()
blocks = [libc.malloc(size) for _ in range(3_000)]
for block in blocks:
    ctypes.memset(block, 1, size)
for block in blocks[:-1]:  # the last one lies above the others
    libc.free(block)
before = own.memory_info().rss
give_back()
print(before - own.memory_info().rss)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the heaps of glibc")
@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "malloc_trim"), reason="this C library has no heaps")
def test_what_is_not_needed_is_given_back():
    done = subprocess.run([sys.executable, "-c", GIVING], capture_output=True, text=True, check=True)
    assert int(done.stdout) > 100_000_000
