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
        Group(tr("Earlier questions"), caching()),
        Group(tr("Context headers"), context_headers()),
        Group(tr("Text recognition (OCR)"), recognition()),
        Group(tr("Recordings"), recordings()),
        Group(tr("Limits"), limits()),
    )


def answering() -> tuple[Knob, ...]:
    return (
        Knob(
            "answering",
            "instructions",
            tr("Instructions"),
            tr("Sent to the language model with every question. Example: Answer in German."),
            many_lines=True,
        ),
        Knob(
            "answering",
            "grounding",
            tr("Check numbers"),
            tr("Mark numbers, units and identifiers in an answer that are not in its sources."),
        ),
        Knob(
            "answering",
            "phrase_tables",
            tr("Phrase tables"),
            tr("Let the language model turn table values into a sentence. Values are not changed."),
        ),
        Knob(
            "answering",
            "continuations",
            tr("Continue"),
            tr("How often to continue automatically when an answer hits the length limit."),
        ),
        Knob(
            "answering",
            "stream_attempts",
            tr("Attempts"),
            tr("How often to retry when the connection to the model server is lost."),
        ),
        Knob("models", "answer_tokens", tr("Maximum answer length"), tr("In tokens: 4,096 is about 3,000 words.")),
        Knob(
            "models",
            "window_tokens",
            tr("Context window"),
            tr("How many tokens the language model can read at once. More needs more memory."),
        ),
    )


def searching() -> tuple[Knob, ...]:
    reranks = (("model", tr("Re-ranking model")), ("rubric", tr("Language model")), ("none", tr("Off")))
    fusions = (("rrf", tr("By rank")), ("weighted", tr("By score")), ("boost", tr("Meaning first")))
    return (
        Knob(
            "retrieval",
            "candidates",
            tr("Candidates"),
            tr("How many passages each search, by keyword and by meaning, may return."),
        ),
        Knob("retrieval", "fusion", tr("Combine results"), tr("How keyword and meaning results are merged."), fusions),
        Knob(
            "retrieval",
            "keyword_care",
            tr("Favor rare terms"),
            tr("Rare words, codes and part numbers count more than common words."),
        ),
        Knob("retrieval", "rerank", tr("Re-ranking"), tr("What puts the best passages first."), reranks),
        Knob(
            "retrieval",
            "rerank_seconds",
            tr("Re-ranking time limit"),
            tr("In seconds. Passages not re-ranked in time keep their search order."),
        ),
        Knob("retrieval", "keep", tr("Passages used"), tr("How many of the best passages an answer is based on.")),
        Knob(
            "retrieval",
            "closer_look",
            tr("Second search"),
            tr("Search again with other words when the first search found little."),
        ),
        Knob(
            "retrieval",
            "passages_per_document",
            tr("Passages per document"),
            tr("How many passages to take from each document before taking more from any one."),
        ),
        Knob(
            "retrieval",
            "similarity_floor",
            tr("Minimum similarity"),
            tr("From 0 to 1. Passages less similar to the question are left out. Higher is stricter."),
        ),
        Knob(
            "retrieval",
            "context_tokens",
            tr("Context size"),
            tr("How many tokens of passages are sent to the language model with a question."),
        ),
    )


def understanding() -> tuple[Knob, ...]:
    return (
        Knob(
            "understanding",
            "follow_ups",
            tr("Follow-ups"),
            tr("Understand “And the minimum?” from the previous question."),
        ),
        Knob(
            "understanding",
            "kept_turns",
            tr("Questions remembered"),
            tr("How many earlier questions a follow-up can refer to."),
        ),
        Knob(
            "understanding", "split", tr("Split multi-part questions"), tr("Answer each part of a question separately.")
        ),
        Knob(
            "understanding",
            "filters",
            tr("Document names"),
            tr("Search only the document or page that the question names."),
        ),
        Knob(
            "understanding",
            "glossary",
            tr("Abbreviations"),
            tr("Search for both forms of abbreviations that the documents explain."),
        ),
        Knob(
            "understanding",
            "wordnet",
            tr("Synonyms"),
            tr("A WordNet folder or ZIP file. Leave empty to find one automatically; “none” turns synonyms off."),
        ),
        Knob(
            "understanding",
            "model_variants",
            tr("Rephrased as"),
            tr("How many alternative wordings the language model writes for each question. 0 is fastest."),
        ),
    )


def caching() -> tuple[Knob, ...]:
    return (
        Knob(
            "caches",
            "exact",
            tr("Reuse answers"),
            tr("Show a saved answer to the same question if documents and settings have not changed."),
        ),
        Knob(
            "caches",
            "meaning",
            tr("Also match by meaning"),
            tr("Also reuse answers when the same question is worded differently."),
        ),
        Knob("caches", "entries", tr("Answers to keep"), tr("The oldest are deleted first.")),
    )


def context_headers() -> tuple[Knob, ...]:
    brings = tr(
        "The language model writes a sentence or two about each passage and table, which makes them easier to find."
    )
    costs = tr("Adding a document takes minutes longer. Changing this re-indexes all documents.")
    return (
        Knob("context_headers", "enabled", tr("Write headers"), f"{brings} {costs}"),
        Knob(
            "context_headers",
            "parts_per_request",
            tr("Passages per request"),
            tr("More is faster; small models work better with fewer."),
        ),
        Knob(
            "context_headers",
            "document_seconds",
            tr("Time limit per document"),
            tr("In seconds. Passages without a header by then are found by their text only."),
        ),
    )


def recognition() -> tuple[Knob, ...]:
    return (
        Knob(
            "recognition",
            "languages",
            tr("Languages"),
            tr("Tesseract languages for scanned pages, such as eng+deu. Leave empty to skip scanned pages."),
        ),
        Knob(
            "limits",
            "ocr_page_seconds",
            tr("Time limit per image"),
            tr("In seconds. A page that takes longer is left without text."),
        ),
    )


def recordings() -> tuple[Knob, ...]:
    return (
        Knob(
            "models",
            "speech",
            tr("Speech model"),
            tr("A folder in the models folder, such as faster-whisper-small. Leave empty to use the first one found."),
        ),
        Knob(
            "limits",
            "transcript_page_seconds",
            tr("Time limit per two minutes"),
            tr("In seconds. Parts that take longer to transcribe are left out."),
        ),
    )


def limits() -> tuple[Knob, ...]:
    return (
        Knob("limits", "file_bytes", tr("Maximum file size"), tr("In bytes. Larger files are not added.")),
        Knob("limits", "documents", tr("Documents"), tr("How many documents the library can hold.")),
        Knob(
            "limits",
            "chunks_per_document",
            tr("Maximum passages per document"),
            tr("Passages and table rows. Documents with more are not added."),
        ),
        Knob(
            "limits", "page_seconds", tr("Time limit per page"), tr("In seconds. Pages that take longer are left out.")
        ),
        Knob(
            "limits",
            "document_seconds",
            tr("Time limit per document"),
            tr("In seconds. What was read by then is kept and marked as partly ready."),
        ),
    )
