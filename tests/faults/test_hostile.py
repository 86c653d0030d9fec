"""A few of the files that `tests.faults.hostile` takes in."""

from __future__ import annotations

import subprocess
import sys


def test_hostile_files_end_as_they_may():
    program = [sys.executable, "-m", "tests.faults.hostile", "--count", "6", "--seed", "5"]
    ran = subprocess.run(program, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr[-2000:]
    assert "no known end: 0 of 6" in ran.stdout
