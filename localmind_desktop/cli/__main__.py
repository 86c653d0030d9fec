"""``python -m localmind_desktop.cli`` is the command line."""

import sys

from localmind_desktop.cli import start

if __name__ == "__main__":
    sys.exit(start())
