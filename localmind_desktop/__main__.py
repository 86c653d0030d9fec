"""``python -m localmind_desktop``: the window."""

from __future__ import annotations

import multiprocessing
import sys

from localmind_desktop.app import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main(sys.argv[1:]))
