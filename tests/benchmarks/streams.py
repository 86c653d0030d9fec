"""The table of stream faults: what went wrong, in how many requests, and what came of it, of both kinds of servers.

python -m tests.benchmarks.streams
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence

from tests.core.ask.stream_faults import FULL, Fault, faults
from tests.core.ask.write.test_streaming import OLLAMAS_OWN, run
from tests.fakes.ollama_models import QWEN
from tests.fakes.ollama_server import OllamaStandIn
from tests.fakes.openai_server import OpenAIStandIn


def table(server: OllamaStandIn, found: Sequence[Fault]) -> int:
    """Print a line for each fault; how many answers were shown as complete that were not."""
    outcomes: Counter[str] = Counter()
    untrue = 0
    print(f"\n{type(server).__name__:62} {'requests':>8}  {'outcome':10} text")
    for fault in found:
        before = len(server.chats)
        outcome, written, _ = run(fault, server)
        text = written.text if written is not None else ""
        share = "whole" if text == FULL else f"{len(text)} of {len(FULL)} characters"
        wrong = outcome == "complete" and text != FULL
        untrue += wrong
        outcomes[outcome] += 1
        print(f"{fault.name:62} {len(server.chats) - before:8}  {outcome:10} {share}{'  WRONG' if wrong else ''}")
    print(f"{sum(outcomes.values())} faults: {dict(outcomes)}; shown as complete that were not: {untrue}")
    return untrue


def main() -> int:
    shared = [fault for fault in faults() if not fault.name.startswith(OLLAMAS_OWN)]
    with OllamaStandIn(QWEN) as ollama, OpenAIStandIn() as other:
        return 1 if table(ollama, faults()) + table(other, shared) else 0


if __name__ == "__main__":
    sys.exit(main())
