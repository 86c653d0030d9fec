"""Makes resources/models/words: a vector per word piece of the built-in embedding model, so that words can be compared
without running it.

Each piece is embedded alone by all-MiniLM-L6-v2 (Apache-2.0), the mean is taken off, and the vectors are turned onto
their 256 principal axes: what Model2Vec (M. Tulkens, T. van Dongen, 2024) calls distillation. Takes half a minute.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from sentence_transformers import SentenceTransformer

from localmind_desktop.assets import resources
from localmind_desktop.core.models.builtin import MINILM

AXES = 256
SCALE = 127.0


def main(target: Path) -> None:
    model = SentenceTransformer(str(MINILM.checked().path), local_files_only=True)
    numbers = model.tokenizer.get_vocab()
    pieces = sorted(numbers, key=numbers.__getitem__)
    texts = [piece.removeprefix("##") for piece in pieces]
    vectors = model.encode(texts, batch_size=512, convert_to_numpy=True, show_progress_bar=False)
    words = np.array([text.isalpha() for text in texts])
    centred = vectors - vectors[words].mean(axis=0)
    axes = np.linalg.svd(centred[words], full_matrices=False)[2][:AXES]
    turned = centred @ axes.T
    turned /= np.linalg.norm(turned, axis=1, keepdims=True) + 1e-9
    scale = SCALE / np.abs(turned).max()
    np.save(target / "vectors.npy", np.round(turned * scale).astype(np.int8))
    (target / "pieces.txt").write_text("\n".join(pieces) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(resources() / "models" / "words")
