"""Which header means what a question asks for, where no word of it stands in a header: by meaning (A6).

Only asked when words find nothing. Without an embedding model there is no such answer.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, field

from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.models.protocols import Embedder, Vectors

log = logging.getLogger(__name__)

# Cosines between an attribute and the header that means it (wage, Salary: 0.7; cost, Unit price: 0.6), and between an
# attribute and headers of something else (colour, Type: 0.4; price, Weight: 0.45); and how far the next header is off.
_LEAST_ALIKE, _LEAST_AHEAD = 0.5, 0.07


@dataclass(frozen=True, slots=True)
class HeaderMeanings:
    """Compares by meaning, for one question; every text is embedded once."""

    embedder: Embedder
    _vectors: dict[str, Vectors] = field(default_factory=dict)

    def column(self, attribute: str, headers: Sequence[str]) -> int | None:
        """The one column whose header means ``attribute``; None where none or several do, or the model fails."""
        named = [column for column, header in enumerate(headers) if header.strip()]
        try:
            self._embed([attribute, *(headers[column] for column in named)])
        except ModelError as error:
            log.info("headers are not compared by meaning: %s", type(error).__name__)
            return None
        wanted = self._vectors[attribute]
        ranked = sorted(((float(self._vectors[headers[c]] @ wanted), -c) for c in named), reverse=True)
        if not ranked or ranked[0][0] < _LEAST_ALIKE:
            return None
        if len(ranked) > 1 and ranked[0][0] - ranked[1][0] < _LEAST_AHEAD:
            return None
        return -ranked[0][1]

    def _embed(self, texts: Sequence[str]) -> None:
        new = [text for text in dict.fromkeys(texts) if text not in self._vectors]
        if new:
            self._vectors.update(zip(new, self.embedder.passages(new), strict=True))
