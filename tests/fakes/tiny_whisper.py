"""A speech model of Whisper's architecture, small enough to be drawn, that hears the same words in all it is given.

Its positions alone decide what it says: the embedding of a position points at the token that is to come there.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from localmind_desktop.assets import resources

os.environ["HF_HUB_OFFLINE"] = "1"

SIZE = 64
WORDS = 50_257  # tokens before the special ones
POSITIONS = 64
PROMPT = 3  # start, language, task
_NAMES = (resources() / "spoken_languages.txt").read_text("utf-8").splitlines()
_LANGUAGES = [line.split(" ", 1)[0] for line in _NAMES if line and not line.startswith("yue")]  # which came later
_SPECIAL = (
    "<|endoftext|>",
    "<|startoftranscript|>",
    *(f"<|{code}|>" for code in _LANGUAGES),
    "<|translate|>",
    "<|transcribe|>",
    "<|startoflm|>",
    "<|startofprev|>",
    "<|nospeech|>",
    "<|notimestamps|>",
)
_TIMES = 1_501

Said = Sequence[tuple[float, float, str]]
"""What is heard within every 30 seconds: begin and end in seconds, and the words."""


def tiny_whisper(folder: Path, said: Said, language: str = "en") -> Path:
    """The folder of a model that hears ``said``, in the form that `localmind models add` takes."""
    from ctranslate2.converters import TransformersConverter

    vocabulary = _vocabulary([word for _, _, text in said for word in text.split()])
    script = [*_spoken(said, vocabulary), vocabulary["<|endoftext|>"]]
    raw = folder.parent / f"{folder.name}-as-trained"
    _write_tokenizer(raw, vocabulary)
    model = _drawn(vocabulary, [vocabulary[f"<|{language}|>"], *[0] * (PROMPT - 2), *script])
    model.save_pretrained(raw)
    TransformersConverter(str(raw), copy_files=["tokenizer.json"]).convert(str(folder))
    return folder


def _vocabulary(words: Sequence[str]) -> dict[str, int]:
    from tokenizers import pre_tokenizers

    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    own = list(dict.fromkeys([*letters, *(f"Ġ{word}" for word in words)]))
    fillers = [f"filler{number}" for number in range(WORDS - 1 - len(own))]
    tokens = [*own, *fillers, "", *_SPECIAL]  # the empty one tells the runtime that the model knows languages
    return {token: number for number, token in enumerate(tokens)}


def _spoken(said: Said, vocabulary: dict[str, int]) -> list[int]:
    first_time = len(vocabulary)
    tokens = []
    for start, end, text in said:
        words = [vocabulary[f"Ġ{word}"] for word in text.split()]
        tokens += [first_time + round(start / 0.02), *words, first_time + round(end / 0.02)]
    return tokens


def _drawn(vocabulary: dict[str, int], script: Sequence[int]) -> Any:
    import torch
    from transformers import GenerationConfig, WhisperConfig, WhisperForConditionalGeneration

    torch.manual_seed(1)
    ends = {"eos_token_id": vocabulary["<|endoftext|>"], "pad_token_id": vocabulary["<|endoftext|>"]}
    sizes = {f"{side}_{what}": number for side in ("encoder", "decoder") for what, number in _SIZES.items()}
    model = WhisperForConditionalGeneration(
        WhisperConfig(
            vocab_size=len(vocabulary) + _TIMES,
            d_model=SIZE,
            max_target_positions=POSITIONS,
            decoder_start_token_id=vocabulary["<|startoftranscript|>"],
            bos_token_id=vocabulary["<|endoftext|>"],
            **ends,
            **sizes,
        )
    )
    languages = {f"<|{code}|>": vocabulary[f"<|{code}|>"] for code in _LANGUAGES}
    model.generation_config = GenerationConfig(
        suppress_tokens=[], begin_suppress_tokens=[], lang_to_id=languages, alignment_heads=[[0, 0]], **ends
    )
    with torch.no_grad():
        for name, weights in model.model.decoder.layers.named_parameters():
            weights.fill_(float(name.endswith("norm.weight")))
        tokens = torch.nn.functional.normalize(torch.randn(len(vocabulary) + _TIMES, SIZE))
        model.model.decoder.embed_tokens.weight.copy_(tokens)
        positions = model.model.decoder.embed_positions.weight
        positions.zero_()
        positions[: len(script)] = 20.0 * tokens[torch.tensor(script)]
        positions[len(script) :] = 20.0 * tokens[vocabulary["<|endoftext|>"]]
        model.model.decoder.layer_norm.weight.fill_(4.0)
    return model.eval()


_SIZES = {"layers": 1, "attention_heads": 2, "ffn_dim": 32}


def _write_tokenizer(folder: Path, vocabulary: dict[str, int]) -> None:
    from tokenizers import AddedToken, Tokenizer, decoders, models, pre_tokenizers

    words = {token: number for token, number in vocabulary.items() if number < WORDS}
    tokenizer = Tokenizer(models.BPE(words, []))
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    tokenizer.add_special_tokens([AddedToken(token, special=True) for token in _SPECIAL])
    folder.mkdir(parents=True)
    tokenizer.save(str(folder / "tokenizer.json"))
    ends = dict.fromkeys(("eos_token", "bos_token", "unk_token", "pad_token"), "<|endoftext|>")
    said = ends | {"tokenizer_class": "PreTrainedTokenizerFast"}
    (folder / "tokenizer_config.json").write_text(json.dumps(said), encoding="utf-8")
