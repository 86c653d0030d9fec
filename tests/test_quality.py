"""Ruff finds nothing, and mypy finds nothing in core and bridge."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.rules.source import ROOT


@pytest.mark.parametrize("arguments", [["ruff", "check"], ["ruff", "format", "--check"], ["mypy"]], ids=" ".join)
def test_the_code_is_clean(arguments):
    run = subprocess.run([sys.executable, "-m", *arguments], capture_output=True, text=True, cwd=ROOT, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
