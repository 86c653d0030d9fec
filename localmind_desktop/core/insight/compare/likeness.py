"""How alike texts are, as bags of words that weigh by how rare they are. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np

from localmind_desktop.core.insight.compare.alignment import Scores

Bag = Sequence[str]


def cosines(before: Sequence[Bag], after: Sequence[Bag]) -> Scores:
    """Shape (before, after), 0-1; 0 for bags that are empty."""
    from scipy.sparse import csr_matrix

    counted = [Counter(bag) for bag in (*before, *after)]
    uses = Counter(word for bag in counted for word in bag)
    columns = {word: column for column, word in enumerate(uses)}
    rarity = np.log1p(len(counted) / np.array(list(uses.values()) or [1]))
    indptr: list[int] = [0]
    indices: list[int] = []
    values: list[float] = []
    for bag in counted:
        own = [columns[word] for word in bag]
        weights = np.sqrt(np.array(list(bag.values()), dtype=np.float64)) * rarity[own]
        length = float(np.linalg.norm(weights))
        indices += own
        values += (weights / length).tolist() if length else []
        indptr.append(len(indices))
    matrix = csr_matrix((np.array(values, dtype=np.float32), indices, indptr), shape=(len(counted), len(columns) or 1))
    found: Scores = (matrix[: len(before)] @ matrix[len(before) :].T).toarray().astype(np.float32)
    return found


def either(*scores: Scores) -> Scores:
    """How sure several signs together are, each of which is enough alone: 1 less the product of the doubts."""
    doubt = np.ones_like(scores[0])
    for one in scores:
        doubt = doubt * (1.0 - one)
    found: Scores = (1.0 - doubt).astype(np.float32)
    return found
