"""The values that few people change, each with what it does, its unit and its range."""

from __future__ import annotations

from localmind_desktop.ui.settings.knobs import Group, Knob
from localmind_desktop.ui.words import tr


def advanced_groups() -> tuple[Group, ...]:
    return (
        Group(tr("Language model"), writing()),
        Group(tr("Search"), searching()),
        Group(tr("Re-ranking"), reranking()),
        Group(tr("Understanding questions"), understanding()),
        Group(tr("Earlier questions"), caching()),
        Group(tr("Context headers"), context_headers()),
        Group(tr("Background work by the language model"), describing()),
        Group(tr("Limits"), limits()),
    )


def writing() -> tuple[Knob, ...]:
    return (
        Knob(
            "models",
            "window_tokens",
            tr("Context window"),
            tr("How much the language model can read at once. More needs more memory."),
            least=2_048,
            most=131_072,
            unit=tr("tokens"),
        ),
        Knob(
            "models",
            "answer_tokens",
            tr("Maximum answer length"),
            tr("4,096 tokens are about 3,000 words."),
            least=64,
            most=32_768,
            unit=tr("tokens"),
        ),
        *reading(),
        Knob(
            "answering",
            "continuations",
            tr("Continue"),
            tr("How often to continue automatically when an answer hits the length limit."),
            most=10,
            unit=tr("times"),
        ),
        Knob(
            "answering",
            "stream_attempts",
            tr("Attempts"),
            tr("How often to try when the connection to the model server is lost."),
            least=1,
            most=20,
            unit=tr("times"),
        ),
        Knob(
            "models",
            "silence_seconds",
            tr("Wait for the model"),
            tr("How long the model server may be silent before an answer is given up. Large models load slowly."),
            least=10,
            most=3_600,
            unit=tr("seconds"),
        ),
    )


def reading() -> tuple[Knob, ...]:
    return (
        Knob(
            "retrieval",
            "context_tokens",
            tr("Context size"),
            tr("How much of the passages is sent to the language model with a question."),
            least=500,
            most=100_000,
            unit=tr("tokens"),
        ),
        Knob(
            "retrieval",
            "reading_seconds",
            tr("Reading time"),
            tr("Slow models get fewer passages, so that they start writing within about this time. 0 means no limit."),
            most=600,
            unit=tr("seconds"),
        ),
    )


def searching() -> tuple[Knob, ...]:
    fusions = (("rrf", tr("By rank")), ("weighted", tr("By score")), ("boost", tr("Meaning first")))
    return (
        Knob(
            "retrieval",
            "candidates",
            tr("Candidates"),
            tr("How many passages each search, by keyword and by meaning, may return."),
            least=5,
            most=500,
            unit=tr("passages"),
        ),
        Knob("retrieval", "fusion", tr("Combine results"), tr("How keyword and meaning results are merged."), fusions),
        Knob(
            "retrieval",
            "keyword_care",
            tr("Favor rare terms"),
            tr("Rare words, codes and part numbers count more than common words."),
        ),
        Knob(
            "retrieval",
            "similarity_floor",
            tr("Minimum similarity"),
            tr("Passages less similar to the question are left out. Higher is stricter."),
            most=1,
        ),
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
            least=1,
            most=50,
            unit=tr("passages"),
        ),
        Knob(
            "retrieval",
            "keep",
            tr("Passages used"),
            tr("How many of the best passages an answer is based on."),
            least=1,
            most=50,
            unit=tr("passages"),
        ),
    )


def reranking() -> tuple[Knob, ...]:
    reranks = (("model", tr("Re-ranking model")), ("rubric", tr("Language model")), ("none", tr("Off")))
    return (
        Knob("retrieval", "rerank", tr("Re-ranking"), tr("What puts the best passages first."), reranks),
        Knob(
            "retrieval",
            "rerank_seconds",
            tr("Re-ranking time limit"),
            tr("Passages not re-ranked in time keep their search order."),
            most=120,
            unit=tr("seconds"),
        ),
    )


def understanding() -> tuple[Knob, ...]:
    return (
        Knob(
            "understanding",
            "kept_turns",
            tr("Questions remembered"),
            tr("How many earlier questions a follow-up can refer to."),
            most=20,
            unit=tr("questions"),
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
            most=10,
            unit=tr("wordings"),
        ),
    )


def caching() -> tuple[Knob, ...]:
    return (
        Knob(
            "caches",
            "meaning",
            tr("Also match by meaning"),
            tr("Also reuse answers when the same question is worded differently."),
        ),
        Knob(
            "caches",
            "entries",
            tr("Answers to keep"),
            tr("The oldest are deleted first."),
            most=1_000_000,
            unit=tr("answers"),
        ),
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
            least=1,
            most=50,
            unit=tr("passages"),
        ),
        Knob(
            "context_headers",
            "document_seconds",
            tr("Time limit per document"),
            tr("Passages without a header by then are found by their text only."),
            most=36_000,
            unit=tr("seconds"),
        ),
    )


def describing() -> tuple[Knob, ...]:
    return (
        Knob(
            "analysing",
            "requests",
            tr("Requests per document"),
            tr("How often the language model is asked to summarize and classify one document. 0 turns this off."),
            most=50,
            unit=tr("requests"),
        ),
        Knob(
            "analysing",
            "personal_seconds",
            tr("Time to look for personal data"),
            tr("How long the language model may look for names and addresses in one document."),
            most=36_000,
            unit=tr("seconds"),
        ),
    )


def limits() -> tuple[Knob, ...]:
    return (
        Knob(
            "limits",
            "documents",
            tr("Documents"),
            tr("How many documents the library can hold."),
            least=1,
            most=100_000,
            unit=tr("documents"),
        ),
        Knob(
            "limits",
            "chunks_per_document",
            tr("Maximum passages per document"),
            tr("Passages and table rows. Documents with more are not added."),
            least=100,
            most=1_000_000,
            unit=tr("passages"),
        ),
        Knob(
            "limits",
            "page_seconds",
            tr("Time limit per page"),
            tr("Pages that take longer are left out."),
            least=1,
            most=600,
            unit=tr("seconds"),
        ),
        Knob(
            "limits",
            "document_seconds",
            tr("Time limit per document"),
            tr("What was read by then is kept and marked as partly ready."),
            least=10,
            most=36_000,
            unit=tr("seconds"),
        ),
        Knob(
            "limits",
            "ocr_page_seconds",
            tr("Time limit per scanned page"),
            tr("A page that takes longer is left without text."),
            least=1,
            most=1_200,
            unit=tr("seconds"),
        ),
        Knob(
            "limits",
            "transcript_page_seconds",
            tr("Time limit per two minutes of a recording"),
            tr("Parts that take longer to transcribe are left out."),
            least=10,
            most=36_000,
            unit=tr("seconds"),
        ),
    )
