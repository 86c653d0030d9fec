"""The ways in which a model's stream can go wrong, as scripts of the stand-in server, and what has to come of each.

The stand-in's model always knows the same answer. How it takes up a broken one differs from server to server.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.fakes.ollama_scripts import (
    Bytes,
    Cut,
    Hold,
    Pause,
    Reply,
    Restart,
    Say,
    Script,
    Step,
    encoded,
    failure,
    last_line,
    text_line,
    tokens,
)

FULL = (
    "The rated voltage of the bay is 110 kV [1]. Its current is limited to 12.5 A by the fuse F3 [2].\n\n"
    "It may be operated between −40 °C and 85 °C; the resistance is größer als 5 Ω [3]."
)
COMPLETE, INCOMPLETE, FAILED, STOPPED = "complete", "incomplete", "failed", "stopped"
DIED = "an error was encountered while running the model: unexpected EOF"
RESTART_SECONDS = 0.04


@dataclass(frozen=True)
class Fault:
    """``scripts`` are what happens to the first requests; later ones are answered by ``model``."""

    name: str
    scripts: tuple[Script, ...]
    outcome: str = COMPLETE
    model: Callable[[str], Script] = field(default=lambda begun: goes_on(begun))
    silence_seconds: float = 20.0
    stop_after: int | None = None  # the user stops after so many tokens


def said_by(fault: Fault) -> Callable[[dict[str, Any]], Script]:
    """The stand-in's answers: given what an assistant's message at the end holds."""

    def script(body: dict[str, Any]) -> Script:
        last = body["messages"][-1]
        return fault.model(last["content"] if last["role"] == "assistant" else "")

    return script


# ---------------------------------------------------------------- how servers take up a broken answer


def goes_on(begun: str, reason: str = "stop") -> list[Step]:
    """As Ollama does: the model writes on."""
    assert FULL.startswith(begun)
    return [*_said(FULL[len(begun) :]), Say(last_line(reason))]


def goes_on_trimmed(begun: str) -> list[Step]:
    return [*_said(FULL[len(begun) :].lstrip()), Say(last_line())]


def starts_over(begun: str) -> list[Step]:
    """A new turn of the assistant, with the whole answer."""
    return [*_said(FULL), Say(last_line())]


def repeats_its_sentence(begun: str) -> list[Step]:
    start = max((m.end() for m in re.finditer(r"[.;]\s+", begun)), default=0)
    return [*_said(FULL[start:]), Say(last_line())]


def chats(begun: str) -> list[Step]:
    """A new turn that says something else; asked anew, it answers."""
    return [*_said("Sure, here is the rest: it is 999 V." if begun else FULL), Say(last_line())]


def never_joins(begun: str) -> list[Step]:
    if begun:
        return chats(begun)
    return [*_said(FULL[:60]), Cut()]


def always(*faulty: Step) -> Callable[[str], Script]:
    """Writes a little further each time, and breaks."""

    def model(begun: str) -> Script:
        return [*_said(FULL[len(begun) : len(begun) + 30]), *faulty]

    return model


def little_by_little(begun: str) -> Script:
    """So many tokens per request that the answer takes three."""
    rest = FULL[len(begun) :]
    return [*_said(rest[:90]), Say(last_line("length" if len(rest) > 90 else "stop"))]


def endless(begun: str) -> Script:
    return [*_said(" and so on, for number 5" * 4), Say(last_line("length"))]


# ---------------------------------------------------------------- where and how a stream breaks

POINTS = {
    "before the first token": 0,
    "after the first word": 3,
    "within a word": FULL.index("voltage") + 3,
    "within a number": FULL.index("12.5") + 3,
    "after a sentence": FULL.index("[2].") + 4,
    "within the last word": len(FULL) - 2,
    "after the last token": len(FULL),
}
BREAKS: dict[str, tuple[Step, ...]] = {
    "no done": (),
    "cut connection": (Cut(),),
    "cut within a line": (Cut(b'{"model": "qwen2.5:7b-inst'),),
    "half a line": (Bytes(encoded(text_line(" lost"))[:40]),),
    "half a character": (Bytes(encoded(text_line(" größer"), ensure_ascii=False).split(b"\xb6")[0]),),
    "error line": (Say({"error": DIED}),),
    "server restarts": (Restart(RESTART_SECONDS),),
}


def faults() -> list[Fault]:
    return [*_breaks(), *_nonsense(), *_before(), *_takes_up(), *_lengths(), *_lasting(), *_user()]


def _breaks() -> Iterator[Fault]:
    for point, at in POINTS.items():
        for name, steps in BREAKS.items():
            yield Fault(f"{name}, {point}", ([*_said(FULL[:at]), *steps],))


def _nonsense() -> Iterator[Fault]:
    """In the middle of an answer. The first reply being none of Ollama's is another server's."""
    begun = _said(FULL[:70])
    yield Fault("malformed line in the middle", ([*begun, Bytes(b"{not json}\n")],))
    yield Fault("a list in the middle", ([*begun, Bytes(b"[1, 2]\n")],))
    yield Fault("an event stream in the middle", ([*begun, Bytes(b"data: {}\n\n")],))
    yield Fault("bytes that are no text", ([*begun, Bytes(b'{"message": {"content": "\xff\xfe"}}\n')],))
    yield Fault("a web page in the middle", ([*begun, Bytes(b"<html>502</html>\n")],))
    yield Fault("another model in the middle", ([*begun, Say(text_line(" 999 V", model="other:1b"))],))
    yield Fault("ended to load", ([*begun, Say(last_line("load"))],))
    yield Fault("ended for no known reason", ([*begun, Say(last_line("abort"))],))
    yield Fault("only the prompt's beginning was read", ([*begun, Say(last_line(prompt_tokens=2))],))
    yield Fault("malformed first line", ([Bytes(b"{not json}\n")],), FAILED)
    yield Fault("a web page instead", ([Reply(200, b"<html>Sign in</html>", "text/html")],), FAILED)
    yield Fault("text on the last line", ([*_said(FULL[:90]), Say(last_line(text=FULL[90:]))],))
    yield Fault("several lines and halves of lines in a chunk", (_ragged(),))
    yield Fault("slow tokens", ([step for one in _said(FULL) for step in (Pause(0.005), one)] + [Say(last_line())],))


def _before() -> Iterator[Fault]:
    for status in (500, 502, 503):
        yield Fault(f"status {status}, then well", (failure(status, "busy"),))
        yield Fault(f"status {status} without words, then well", ([Reply(status)],))
    yield Fault("busy four times, then well", (failure(503, "server busy"),) * 4)
    yield Fault("model missing", (failure(404, "model 'qwen2.5:7b-instruct' not found"),), FAILED)
    yield Fault("model gone after a cut", ([*_said(FULL[:60]), Cut()], failure(404, "model not found")), INCOMPLETE)
    yield Fault("prompt too long", (failure(400, "prompt exceeds the available context size"),), FAILED)
    yield Fault("empty answer, then well", ([Say(last_line())],))
    yield Fault("blank answer, then well", ([*_said(" \n "), Say(last_line())],))
    yield Fault("restarts while the prompt is read", ([Pause(0.05), Restart(RESTART_SECONDS)],))
    yield Fault("silent at first", ([Hold()],), FAILED, silence_seconds=1.2)
    yield Fault("silent in the middle", ([*_said(FULL[:60]), Hold()],), INCOMPLETE, silence_seconds=1.2)


def _takes_up() -> Iterator[Fault]:
    models = (goes_on_trimmed, starts_over, repeats_its_sentence, chats)
    for model in models:
        for point in ("within a word", "within a number", "after a sentence", "after the last token"):
            name = f"{model.__name__.replace('_', ' ')} after a cut {point}"
            yield Fault(name, ([*_said(FULL[: POINTS[point]]), Cut()],), model=model)
    twice = [*_said(FULL[:60]), Cut()], [*_said(FULL[:10]), Cut()]
    yield Fault("the continuation breaks before it joins", (twice[0], [Cut()]))
    yield Fault("asked anew, it breaks sooner", twice, model=goes_on)
    begun = FULL[:60].rsplit(" ", 4)[0]
    yield Fault("the continuation breaks after it joined", (twice[0], [*_said(FULL[len(begun) : 110]), Cut()]))


def _lengths() -> Iterator[Fault]:
    for at in (60, FULL.index("12.5") + 2, len(FULL) - 3):
        yield Fault(f"length once, at {at}", ([*_said(FULL[:at]), Say(last_line("length"))],))
    yield Fault("length twice", (), model=little_by_little)
    yield Fault("length always", (), INCOMPLETE, model=endless)
    full = [*_said(FULL[:60]), Say(last_line("length"))]
    yield Fault("length, and the model chats", (full,), INCOMPLETE, model=chats)
    yield Fault("length, and then cut", (full, [Cut()]))
    yield Fault("length at once with nothing", ([Say(last_line("length"))],))
    yield Fault("the window is full", ([*_said(FULL[:60]), Say(last_line("length", prompt_tokens=8190))],), INCOMPLETE)


def _lasting() -> Iterator[Fault]:
    for name, steps in BREAKS.items():
        if name != "server restarts":
            yield Fault(f"{name} always, after some words", (), INCOMPLETE, model=always(*steps))
            yield Fault(f"{name} always, at once", (), FAILED, model=lambda begun, steps=steps: steps)
    yield Fault("never joins, and breaks asked anew", ([*_said(FULL[:60]), Cut()],), INCOMPLETE, model=never_joins)
    yield Fault("empty always", (), FAILED, model=lambda begun: [Say(last_line())])
    yield Fault("busy always", (), FAILED, model=lambda begun: failure(503, "server busy"))
    yield Fault("cut, then busy always", ([*_said(FULL[:60]), Cut()],), INCOMPLETE, model=lambda _: failure(503, "x"))


def _user() -> Iterator[Fault]:
    slow = [step for one in _said(FULL) for step in (Pause(0.02), one)]
    yield Fault("stopped while it writes", (slow,), STOPPED, stop_after=4)
    yield Fault("stopped at the first token", ([*_said("The"), Hold()],), STOPPED, stop_after=1)
    yield Fault("stopped in the continuation", ([*_said(FULL[:60]), Cut()], slow), STOPPED, stop_after=17)


def _said(text: str) -> list[Step]:
    return [Say(text_line(word)) for word in tokens(text)]


def _ragged() -> list[Step]:
    content = b"".join(encoded(text_line(word), ensure_ascii=False) for word in tokens(FULL)) + encoded(last_line())
    return [Bytes(content[start : start + 37]) for start in range(0, len(content), 37)]
