"""The values of the settings that a page shows as rows: where they are kept, and what they mean in plain words."""

from __future__ import annotations

from dataclasses import dataclass

from localmind_desktop.ui.words import tr


@dataclass(frozen=True, slots=True)
class Knob:
    """``part`` and ``name`` say where the value is in `Settings`. ``choices`` are pairs of value and name.

    A number stands from ``least`` to ``most``, in units of ``scale``, whose name is ``unit``.
    """

    part: str
    name: str
    title: str
    hint: str
    choices: tuple[tuple[str, str], ...] = ()
    many_lines: bool = False
    least: float = 0
    most: float = 100_000
    unit: str = ""
    scale: int = 1


@dataclass(frozen=True, slots=True)
class Group:
    """Rows that belong together."""

    title: str
    knobs: tuple[Knob, ...]


def everyday_groups() -> tuple[Group, ...]:
    """The few that matter to most people."""
    return (
        Group(tr("Answers"), answering()),
        Group(tr("Questions"), asking()),
        Group(tr("Adding documents"), adding()),
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
            "caches",
            "exact",
            tr("Reuse answers"),
            tr("Show a saved answer to the same question if documents and settings have not changed."),
        ),
    )


def asking() -> tuple[Knob, ...]:
    return (
        Knob(
            "understanding",
            "follow_ups",
            tr("Follow-ups"),
            tr("Understand “And the minimum?” from the previous question."),
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
    )


def adding() -> tuple[Knob, ...]:
    return (
        Knob(
            "recognition",
            "languages",
            tr("Languages of scanned pages"),
            tr("Tesseract languages, such as eng+deu. Leave empty to skip scanned pages."),
        ),
        Knob(
            "models",
            "speech",
            tr("Speech model"),
            tr("A folder in the models folder, such as faster-whisper-small. Leave empty to use the first one found."),
        ),
        Knob(
            "analysing",
            "in_background",
            tr("Describe when idle"),
            tr("Let the language model describe all documents. Without a fast GPU this takes minutes per document."),
        ),
        Knob(
            "limits",
            "file_bytes",
            tr("Maximum file size"),
            tr("Larger files are not added."),
            least=1,
            most=2_000,
            unit=tr("MB"),
            scale=1_000_000,
        ),
    )
