"""``python -m tests.faults.hostile.batch FOLDER``: takes in what lies there; what became of it, a line each.

Imports what it needs when it runs: children import the module that was started too.
"""

from __future__ import annotations


def main() -> None:
    import dataclasses
    import json
    import os
    import sys
    from pathlib import Path

    from tests.faults.hostile.taking_in import taken_in

    for outcome in taken_in(Path(sys.argv[1])):
        os.write(1, json.dumps(dataclasses.asdict(outcome)).encode() + b"\n")


if __name__ == "__main__":
    main()
