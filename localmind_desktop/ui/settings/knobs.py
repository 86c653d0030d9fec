"""The values of the settings that a page shows as rows: where they are kept, and what they mean in plain words."""

from __future__ import annotations

from dataclasses import dataclass

from localmind_desktop.ui.words import tr


@dataclass(frozen=True, slots=True)
class Knob:
    """``part`` and ``name`` say where the value is in `Settings`. ``choices`` are pairs of value and name."""

    part: str
    name: str
    title: str
    hint: str
    choices: tuple[tuple[str, str], ...] = ()
    many_lines: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """Rows that belong together."""

    title: str
    knobs: tuple[Knob, ...]


def groups() -> tuple[Group, ...]:
    return (
        Group(tr("Answers"), answering()),
        Group(tr("Search"), searching()),
        Group(tr("Understanding questions"), understanding()),
        Group(tr("Questions asked before"), caching()),
        Group(tr("Context headers"), context_headers()),
        Group(tr("Text recognition"), recognition()),
        Group(tr("Recordings"), recordings()),
        Group(tr("Limits"), limits()),
    )


def answering() -> tuple[Knob, ...]:
    return (
        Knob(
            "answering",
            "instructions",
            tr("Instructions"),
            tr("They go to the language model with every question. Example: Answer in German."),
            many_lines=True,
        ),
        Knob(
            "answering",
            "grounding",
            tr("Check numbers"),
            tr("Mark numbers, units and identifiers of an answer that stand in none of its sources."),
        ),
        Knob(
            "answering",
            "phrase_tables",
            tr("Phrase tables"),
            tr("Let the language model put what was looked up in a table into a sentence. Values stay as they are."),
        ),
        Knob(
            "answering",
            "continuations",
            tr("Continue"),
            tr("How many times an answer that reached its longest length is gone on with by itself."),
        ),
        Knob(
            "answering",
            "stream_attempts",
            tr("Attempts"),
            tr("How many times an answer is tried when the connection to the model server breaks."),
        ),
        Knob("models", "answer_tokens", tr("Longest answer"), tr("In tokens: 4,096 are some 3,000 words.")),
        Knob(
            "models",
            "window_tokens",
            tr("Model window"),
            tr("How much the language model reads at once, in tokens. More needs more memory."),
        ),
    )


def searching() -> tuple[Knob, ...]:
    reranks = (("model", tr("A reranker")), ("rubric", tr("The language model")), ("none", tr("Nobody")))
    fusions = (("rrf", tr("By their ranks")), ("weighted", tr("By their scores")), ("boost", tr("By meaning first")))
    return (
        Knob(
            "retrieval",
            "candidates",
            tr("Candidates"),
            tr("How many passages each kind of search, by words and by meaning, may bring."),
        ),
        Knob("retrieval", "fusion", tr("Joining"), tr("How the results of the two searches become one list."), fusions),
        Knob(
            "retrieval",
            "keyword_care",
            tr("Care for words"),
            tr("Rare words, codes and part numbers of the question weigh more than common ones."),
        ),
        Knob("retrieval", "rerank", tr("Sorting"), tr("Who puts the best passages first."), reranks),
        Knob(
            "retrieval",
            "rerank_seconds",
            tr("Sorting time"),
            tr("In seconds. What is not sorted by then keeps the order of the search."),
        ),
        Knob("retrieval", "keep", tr("Passages kept"), tr("How many of the sorted passages an answer rests on.")),
        Knob(
            "retrieval",
            "closer_look",
            tr("Second look"),
            tr("Search again, in other words, when the first search found little."),
        ),
        Knob(
            "retrieval",
            "passages_per_document",
            tr("Per document"),
            tr("So many passages of each document come in before one document may have more."),
        ),
        Knob(
            "retrieval",
            "similarity_floor",
            tr("Least likeness"),
            tr("0 to 1. What is less like the question than this is not found. Higher is stricter."),
        ),
        Knob(
            "retrieval",
            "context_tokens",
            tr("Reading matter"),
            tr("How many tokens of passages the language model is given with a question."),
        ),
    )


def understanding() -> tuple[Knob, ...]:
    return (
        Knob(
            "understanding",
            "follow_ups",
            tr("Follow-ups"),
            tr("“And the minimum?” is understood from the question before."),
        ),
        Knob("understanding", "kept_turns", tr("Remembered"), tr("How many questions a follow-up may go back.")),
        Knob("understanding", "split", tr("Several at once"), tr("A question with two halves is answered in two.")),
        Knob(
            "understanding",
            "filters",
            tr("Names of documents"),
            tr("A document or page that the question names is where it is searched for."),
        ),
        Knob(
            "understanding",
            "glossary",
            tr("Abbreviations"),
            tr("Abbreviations that the documents explain are searched for in both forms."),
        ),
        Knob(
            "understanding",
            "wordnet",
            tr("Synonyms"),
            tr("A folder or zip file of WordNet. Empty looks for one on this computer; “none” does without."),
        ),
        Knob(
            "understanding",
            "model_variants",
            tr("Other wordings"),
            tr("How many other wordings of each question the language model writes. 0 is quickest."),
        ),
    )


def caching() -> tuple[Knob, ...]:
    return (
        Knob(
            "caches",
            "exact",
            tr("The same question"),
            tr("Give an answer again as long as its documents and settings are the same."),
        ),
        Knob(
            "caches",
            "meaning",
            tr("In other words"),
            tr("Also to a question that says the same in slightly other words."),
        ),
        Knob("caches", "entries", tr("Answers kept"), tr("Beyond, the oldest go.")),
    )


def context_headers() -> tuple[Knob, ...]:
    brings = tr("The language model writes a sentence or two about each passage and table; they help to find it.")
    costs = tr("A document takes minutes longer, and answers may wait. After a change all documents are made anew.")
    return (
        Knob("context_headers", "enabled", tr("Write headers"), f"{brings} {costs}"),
        Knob(
            "context_headers",
            "parts_per_request",
            tr("At once"),
            tr("How many passages one request holds. More is faster; small models do better with few."),
        ),
        Knob(
            "context_headers",
            "document_seconds",
            tr("Time per document"),
            tr("In seconds. What has no header by then is found by its text alone."),
        ),
    )


def recognition() -> tuple[Knob, ...]:
    return (
        Knob(
            "recognition",
            "languages",
            tr("Languages"),
            tr("Tesseract’s packs for pages that are pictures, as eng+deu. Leave it empty to skip such pages."),
        ),
        Knob(
            "limits",
            "ocr_page_seconds",
            tr("Time per picture"),
            tr("In seconds. A page that takes longer stays without text."),
        ),
    )


def recordings() -> tuple[Knob, ...]:
    return (
        Knob(
            "models",
            "speech",
            tr("Speech model"),
            tr("A folder of the models folder, as faster-whisper-small. Empty takes the first that is there."),
        ),
        Knob(
            "limits",
            "transcript_page_seconds",
            tr("Time per two minutes"),
            tr("In seconds. What takes longer to transcribe is left out."),
        ),
    )


def limits() -> tuple[Knob, ...]:
    return (
        Knob("limits", "file_bytes", tr("Largest file"), tr("In bytes. Larger files are not taken in.")),
        Knob("limits", "documents", tr("Documents"), tr("How many documents the library may hold.")),
        Knob(
            "limits",
            "chunks_per_document",
            tr("Parts per document"),
            tr("Passages and rows of tables. A document with more is not taken in."),
        ),
        Knob("limits", "page_seconds", tr("Time per page"), tr("In seconds. A page that takes longer is left out.")),
        Knob(
            "limits",
            "document_seconds",
            tr("Time per document"),
            tr("In seconds. What was read by then is kept, and marked as partly ready."),
        ),
    )
