"""The table of stream faults: what went wrong, in how many requests, and what came of it.

python tests/benchmarks/streams.py
"""

from __future__ import annotations

import sys
from collections import Counter

from tests.core.ask.stream_faults import FULL, faults
from tests.core.ask.writing.test_streaming import run
from tests.fakes.ollama_models import QWEN
from tests.fakes.ollama_server import OllamaStandIn


def main() -> int:
    outcomes: Counter[str] = Counter()
    untrue = 0
    print(f"{'fault':62} {'requests':>8}  {'outcome':10} text")
    with OllamaStandIn(QWEN) as server:
        for fault in faults():
            before = len(server.chats)
            outcome, found, _ = run(fault, server)
            text = found.text if found is not None else ""
            share = "whole" if text == FULL else f"{len(text)} of {len(FULL)} characters"
            wrong = outcome == "complete" and text != FULL
            untrue += wrong
            outcomes[outcome] += 1
            print(f"{fault.name:62} {len(server.chats) - before:8}  {outcome:10} {share}{'  WRONG' if wrong else ''}")
    print(f"\n{sum(outcomes.values())} faults: {dict(outcomes)}; shown as complete that were not: {untrue}")
    return 1 if untrue else 0


if __name__ == "__main__":
    sys.exit(main())
