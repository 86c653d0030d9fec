"""Sentences of prose as a model would tell them, right and wrong, for `tests.benchmarks.scripted_answers`.

Right: as it stands; without one of its clauses; two that follow each other in one; with a word in place of another that
says the same. Wrong: turned into its negation, or a negation dropped; a word in place of its opposite; another noun of
the passage as its subject; a clause of another document added; and as it stands, with the number of another passage.
"""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from localmind_desktop.core.ask.ground.evidence_values import evidence_of
from localmind_desktop.core.ask.ground.grounding import grounded
from localmind_desktop.core.ask.ground.statements import Said
from localmind_desktop.core.model import ChunkKind
from localmind_desktop.core.sentences import sentences
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.terms import STOP_WORDS
from localmind_desktop.core.text.likeness import WordLikeness

LEAST = 3  # words of a clause that says something
_VERB = re.compile(r"\b(?:is|are|was|were|can|may|must|shall|should|will|has been|have been|does|do)\b")
_OPPOSITES = (
    *(("more", "less"), ("higher", "lower"), ("greater", "smaller"), ("above", "below"), ("maximum", "minimum")),
    *(("before", "after"), ("with", "without"), ("increase", "decrease"), ("increased", "decreased"), ("all", "none")),
    *(("first", "last"), ("enabled", "disabled"), ("always", "never"), ("at least", "at most"), ("up", "down")),
    *(("internal", "external"), ("input", "output"), ("required", "optional"), ("large", "small"), ("long", "short")),
    *(("start", "end"), ("true", "false"), ("over", "under"), ("valid", "invalid"), ("high", "low")),
)
_SAME = (
    *(("use", "employ"), ("uses", "employs"), ("used", "employed"), ("show", "display"), ("shows", "displays")),
    *(("shown", "displayed"), ("must", "has to"), ("large", "big"), ("start", "begin"), ("starts", "begins")),
    *(
        ("provide", "supply"),
        ("provides", "supplies"),
        ("provided", "supplied"),
        ("obtain", "get"),
        ("allow", "permit"),
    ),
    *(("allows", "permits"), ("contain", "hold"), ("contains", "holds"), ("create", "make"), ("choose", "select")),
    *(("need", "require"), ("needs", "requires"), ("company", "firm"), ("however", "but"), ("also", "too")),
)


@dataclass(frozen=True)
class Told:
    """A sentence with its passage, the one that follows it there, and a sentence of elsewhere."""

    sentence: str
    next: str
    passage: str
    context: str
    elsewhere: str
    other_passage: str


def told(catalog: Catalog, rng: random.Random) -> Iterator[Told]:
    """Sentences of English prose, at most one of a chunk."""
    chunks = [
        (chunk, _fit(chunk.text))
        for document in catalog.documents()
        for chunk in catalog.chunks(document.id)
        if chunk.kind is ChunkKind.PROSE
    ]
    chunks = [(chunk, fit) for chunk, fit in chunks if len(fit) > 1]
    rng.shuffle(chunks)
    for (chunk, fit), (other, others) in zip(chunks, [*chunks[1:], *chunks[:1]], strict=True):
        if other.document_id != chunk.document_id:
            at = rng.randrange(len(fit) - 1)
            yield Told(fit[at], fit[at + 1], chunk.text, chunk.context, rng.choice(others), other.text)


def _fit(text: str) -> list[str]:
    """Whole sentences with a verb, without marks of the document's own, which no answer keeps."""
    found = sentences(re.sub(r"\s*\[\d+\]", "", " ".join(text.split())))
    return [one for one in found if 50 < len(one) < 250 and _VERB.search(one) and one[0].isupper() and one[-1] == "."]


def verbatim(one: Told, rng: random.Random) -> str | None:
    return one.sentence


def shortened(one: Told, rng: random.Random) -> str | None:
    parts = one.sentence.rstrip(".").split(", ")
    kept = [part for number, part in enumerate(parts) if number != len(parts) - 1]
    return f"{', '.join(kept)}." if kept and len(kept[0]) > 30 else None


def joined(one: Told, rng: random.Random) -> str | None:
    return f"{one.sentence.rstrip('.')}, and {one.next[0].lower()}{one.next[1:]}"


def reworded(one: Told, rng: random.Random) -> str | None:
    return _exchanged(one.sentence, [pair for pair in _SAME if _holds(one.sentence, pair[0])], rng)


def negated(one: Told, rng: random.Random) -> str | None:
    verb = _VERB.search(one.sentence)
    if verb is None or re.search(r"\b(?:not|no|never|none|without)\b", one.sentence):
        return None
    return f"{one.sentence[: verb.end()]} not{one.sentence[verb.end() :]}"


def without_negation(one: Told, rng: random.Random) -> str | None:
    return re.sub(r" not\b", "", one.sentence, count=1) if re.search(r" not\b", one.sentence) else None


def opposite(one: Told, rng: random.Random) -> str | None:
    pairs = [*_OPPOSITES, *((second, first) for first, second in _OPPOSITES)]
    return _exchanged(one.sentence, [pair for pair in pairs if _holds(one.sentence, pair[0])], rng)


def other_subject(one: Told, rng: random.Random) -> str | None:
    """The noun before the first verb becomes one of the sentence that follows."""
    verb = _VERB.search(one.sentence)
    own = re.findall(r"[a-zA-Z]{4,}", one.sentence[: verb.start()]) if verb else []
    others = [word for word in re.findall(r"(?<=\bthe )[a-z]{4,}", one.next.lower()) if word not in STOP_WORDS]
    others = [word for word in others if word not in one.sentence.lower()]
    own = [word for word in own if word.lower() not in STOP_WORDS]
    changed = re.sub(rf"\b{own[-1]}\b", others[0], one.sentence, count=1) if own and others else one.sentence
    return changed if changed != one.sentence else None


def invented_clause(one: Told, rng: random.Random) -> str | None:
    clauses = [part for part in one.elsewhere.rstrip(".").split(", ") if len(re.findall(r"[a-z]{4,}", part)) > LEAST]
    if not clauses:
        return None
    clause = clauses[0]
    return f"{one.sentence.rstrip('.')}, and {clause[0].lower()}{clause[1:]}."


KINDS: dict[str, Callable[[Told, random.Random], str | None]] = {
    "right: as it stands": verbatim,
    "right: shortened": shortened,
    "right: two in one": joined,
    "right: other words": reworded,
    "negated": negated,
    "negation dropped": without_negation,
    "opposite": opposite,
    "another subject": other_subject,
    "invented clause": invented_clause,
    "another passage": verbatim,
}


def marks_of_sentences(
    catalog: Catalog, rng: random.Random, each: int, likeness: WordLikeness
) -> dict[str, tuple[list[bool], list[str]]]:
    """Of each kind, which were marked, and those where that is not what is wanted."""
    found: defaultdict[str, tuple[list[bool], list[str]]] = defaultdict(lambda: ([], []))
    for one in told(catalog, rng):
        for kind, make in KINDS.items():
            text = make(one, rng)
            if text is None or len(found[kind][0]) >= each:
                continue
            passage = one.other_passage if kind == "another passage" else one.passage
            context = "" if kind == "another passage" else one.context
            said = {1: Said(passage, context)}
            flags = grounded(
                f"{text.rstrip('.')} [1].", {1: evidence_of(passage, context)}, said=said, likeness=likeness
            )
            found[kind][0].append(bool(flags.flags))
            if bool(flags.flags) is kind.startswith("right"):
                found[kind][1].append(f"{text} | {[flag.reason for flag in flags.flags]}")
        if len(found) == len(KINDS) and all(len(marks) >= each for marks, _ in found.values()):
            break
    return dict(found)


def _holds(sentence: str, word: str) -> bool:
    return re.search(rf"\b{word}\b", sentence) is not None


def _exchanged(sentence: str, pairs: list[tuple[str, str]], rng: random.Random) -> str | None:
    if not pairs:
        return None
    word, other = rng.choice(pairs)
    return re.sub(rf"\b{word}\b", other, sentence, count=1)
