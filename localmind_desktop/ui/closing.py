"""What is said when the window is closed while work goes on."""

from __future__ import annotations

from localmind_desktop.ui.words import count_name, tr


def unfinished_line(documents: int, answering: bool) -> str:
    """One or two sentences; empty when nothing is under way."""
    lines = []
    if documents:
        one = tr("1 document is still being added. It will resume next time.")
        lines.append(count_name(documents, one, tr("{n} documents are still being added. They will resume next time.")))
    if answering:
        lines.append(tr("An answer is still being written. Quitting stops it."))
    return " ".join(lines)
