"""Two documents, or two editions of one, compared."""

from __future__ import annotations

from localmind_desktop.core.insight.compare.comparing import compare
from localmind_desktop.core.insight.compare.comparison import (
    Comparison,
    Reading,
)
from localmind_desktop.core.insight.compare.lines import comparison_lines

__all__ = [
    "Comparison",
    "Reading",
    "compare",
    "comparison_lines",
]
