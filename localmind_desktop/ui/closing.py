"""What is said when the window is closed while work goes on."""

from __future__ import annotations

from localmind_desktop.ui.words import count_name, tr


def unfinished_line(documents: int, answering: bool) -> str:
    """One or two sentences; empty when nothing is under way."""
    lines = []
    if documents:
        one = tr("1 document is still being read. It goes on at the next start.")
        lines.append(
            count_name(documents, one, tr("{n} documents are still being read. They go on at the next start."))
        )
    if answering:
        lines.append(tr("An answer is still being written; it would end here."))
    return " ".join(lines)
