"""Model folders of the real architectures with tiny random weights, written without torch."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
from safetensors.numpy import save_file
from tokenizers import Tokenizer, models, normalizers, pre_tokenizers, processors

SIZE = 32
INNER = 64
SENTENCE = "the rated voltage of a transformer is oil pump valve motor steel colour red blue 110 220 kv . ? :"
WORDS = SENTENCE.split()
LETTERS = [*"abcdefghijklmnopqrstuvwxyz0123456789", *(f"##{sign}" for sign in "abcdefghijklmnopqrstuvwxyz0123456789")]


def tiny_embedder(
    folder: Path, *, window: int = 24, prompts: dict[str, str] | None = None, seed: int = 1, size: int = SIZE
) -> Path:
    """A sentence-transformers folder: a BERT of one layer, mean pooling, normalised; vectors have ``size`` numbers."""
    vocabulary = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *WORDS, *LETTERS]
    _write_tokenizer(folder, vocabulary, ("[CLS]", "[SEP]"), "[UNK]", window)
    config = _config("bert", "BertModel", len(vocabulary), positions=window, types=2, pad=0) | {"hidden_size": size}
    _write(folder, "config.json", config)
    _write(folder, "sentence_bert_config.json", {"max_seq_length": window, "do_lower_case": False})
    _write(folder, "1_Pooling/config.json", {"word_embedding_dimension": size, "pooling_mode_mean_tokens": True})
    kinds = [("", "Transformer"), ("1_Pooling", "Pooling"), ("2_Normalize", "Normalize")]
    modules = [
        {"idx": index, "name": str(index), "path": path, "type": f"sentence_transformers.models.{kind}"}
        for index, (path, kind) in enumerate(kinds)
    ]
    _write(folder, "modules.json", modules)
    if prompts is not None:
        _write(folder, "config_sentence_transformers.json", {"prompts": prompts, "default_prompt_name": "query"})
    weights = _encoder("", len(vocabulary), window, 2, np.random.default_rng(seed), size)
    weights |= _dense("pooler.dense", size, size, np.random.default_rng(seed))
    save_file(weights, folder / "model.safetensors", {"format": "pt"})
    return folder


def tiny_reranker(folder: Path, *, window: int = 64, seed: int = 2, activation: str = "gelu") -> Path:
    """A cross-encoder folder in the manner of bge-reranker-base: an XLM-RoBERTa with one score."""
    vocabulary = ["<s>", "<pad>", "</s>", "<unk>", "<mask>", *WORDS, *LETTERS]
    _write_tokenizer(folder, vocabulary, ("<s>", "</s>"), "<unk>", window)
    config = _config("xlm-roberta", "XLMRobertaForSequenceClassification", len(vocabulary), window + 2, types=1, pad=1)
    random = np.random.default_rng(seed)
    weights = _encoder("roberta.", len(vocabulary), window + 2, 1, random)
    weights |= _dense("classifier.dense", SIZE, SIZE, random) | _dense("classifier.out_proj", SIZE, 1, random)
    return _scoring(folder, config, weights, random, activation)


def tiny_bert_reranker(folder: Path, *, window: int = 64, seed: int = 3, activation: str = "gelu") -> Path:
    """A cross-encoder folder in the manner of ms-marco-MiniLM: a BERT with one score and two kinds of text."""
    vocabulary = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *WORDS, *LETTERS]
    _write_tokenizer(folder, vocabulary, ("[CLS]", "[SEP]"), "[UNK]", window)
    config = _config("bert", "BertForSequenceClassification", len(vocabulary), window, types=2, pad=0)
    random = np.random.default_rng(seed)
    weights = _encoder("bert.", len(vocabulary), window, 2, random)
    weights |= _dense("bert.pooler.dense", SIZE, SIZE, random) | _dense("classifier", SIZE, 1, random)
    return _scoring(folder, config, weights, random, activation)


def _scoring(
    folder: Path,
    config: dict[str, Any],
    weights: dict[str, np.ndarray],
    random: np.random.Generator,
    activation: str,
) -> Path:
    """With biases and norms that are not nothing, so that each of them shows in the score."""
    for name, drawn in weights.items():
        if name.endswith("bias") or "LayerNorm" in name:
            weights[name] = drawn + _drawn(random, *drawn.shape) * np.float32(0.1)
    one_score = {"id2label": {"0": "LABEL_0"}, "label2id": {"LABEL_0": 0}, "hidden_act": activation}
    _write(folder, "config.json", config | one_score)
    save_file(weights, folder / "model.safetensors", {"format": "pt"})
    return folder


def _config(kind: str, architecture: str, words: int, positions: int, types: int, pad: int) -> dict[str, Any]:
    return {
        "architectures": [architecture],
        "model_type": kind,
        "vocab_size": words,
        "hidden_size": SIZE,
        "intermediate_size": INNER,
        "num_hidden_layers": 1,
        "num_attention_heads": 2,
        "max_position_embeddings": positions,
        "type_vocab_size": types,
        "pad_token_id": pad,
        "hidden_act": "gelu",
        "layer_norm_eps": 1e-12,
    }


def _encoder(
    prefix: str, words: int, positions: int, types: int, random: np.random.Generator, size: int = SIZE
) -> dict[str, np.ndarray]:
    weights = {
        f"{prefix}embeddings.word_embeddings.weight": _drawn(random, words, size),
        f"{prefix}embeddings.position_embeddings.weight": _drawn(random, positions, size) * np.float32(0.1),
        f"{prefix}embeddings.token_type_embeddings.weight": _drawn(random, types, size),
        **_norm(f"{prefix}embeddings.LayerNorm", size),
    }
    layer = f"{prefix}encoder.layer.0"
    for name in ("query", "key", "value"):
        weights |= _dense(f"{layer}.attention.self.{name}", size, size, random)
    weights |= _dense(f"{layer}.attention.output.dense", size, size, random)
    weights |= _dense(f"{layer}.intermediate.dense", size, INNER, random)
    weights |= _dense(f"{layer}.output.dense", INNER, size, random)
    return weights | _norm(f"{layer}.attention.output.LayerNorm", size) | _norm(f"{layer}.output.LayerNorm", size)


def _dense(name: str, width: int, height: int, random: np.random.Generator) -> dict[str, np.ndarray]:
    return {
        f"{name}.weight": _drawn(random, height, width) * np.float32(0.2),
        f"{name}.bias": np.zeros(height, np.float32),
    }


def _norm(name: str, size: int = SIZE) -> dict[str, np.ndarray]:
    return {f"{name}.weight": np.ones(size, np.float32), f"{name}.bias": np.zeros(size, np.float32)}


def _drawn(random: np.random.Generator, *shape: int) -> np.ndarray:
    return random.standard_normal(shape, dtype=np.float32)


def _write_tokenizer(folder: Path, vocabulary: list[str], marks: tuple[str, str], unknown: str, window: int) -> None:
    pieces = {piece: number for number, piece in enumerate(vocabulary)}
    tokenizer = Tokenizer(models.WordPiece(pieces, unk_token=unknown))
    tokenizer.normalizer = normalizers.BertNormalizer(lowercase=True)
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    first, last = marks
    kind = 1 if first == "[CLS]" else 0  # of the second text
    tokenizer.post_processor = processors.TemplateProcessing(
        single=f"{first} $A {last}",
        pair=f"{first} $A {last} $B:{kind} {last}:{kind}",
        special_tokens=[(first, pieces[first]), (last, pieces[last])],
    )
    tokenizer.add_special_tokens([piece for piece in vocabulary if piece[0] in "[<"])
    folder.mkdir(parents=True, exist_ok=True)
    tokenizer.save(str(folder / "tokenizer.json"))
    pad = "[PAD]" if "[PAD]" in pieces else "<pad>"
    read = ["input_ids", *(["token_type_ids"] if kind else []), "attention_mask"]
    said = {"unk_token": unknown, "cls_token": first, "sep_token": last, "pad_token": pad, "model_max_length": window}
    # The class of any fast tokenizer: the file itself says how it works.
    _write(
        folder,
        "tokenizer_config.json",
        said | {"model_input_names": read, "tokenizer_class": "PreTrainedTokenizerFast"},
    )


def _write(folder: Path, name: str, content: object) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content, indent=1), encoding="utf-8")
