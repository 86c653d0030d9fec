"""The words that a model was trained to see before questions and passages (R11)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

RETRIEVAL_INSTRUCTION = "Represent this sentence for searching relevant passages: "
CHINESE_INSTRUCTION = "为这个句子生成表示以用于检索相关文章："
QUESTION_PROMPTS = ("query", "question")
E5 = re.compile(r"(?:^|[^a-z0-9])e5(?:$|[^a-z0-9])")
PASSAGE_PROMPTS = ("document", "passage", "corpus")


@dataclass(frozen=True, slots=True)
class Prefixes:
    question: str = ""
    passage: str = ""


def prefixes_of(name: str, prompts: Mapping[str, object] | None = None) -> Prefixes:
    """By what the folder itself says (``prompts``), else by the family that ``name`` tells."""
    said = Prefixes(_first(prompts or {}, QUESTION_PROMPTS), _first(prompts or {}, PASSAGE_PROMPTS))
    return said if said != Prefixes() else _of_family(name.lower())


def _of_family(name: str) -> Prefixes:
    if "nomic" in name:
        return Prefixes("search_query: ", "search_document: ")
    if E5.search(name) and "instruct" not in name:  # that one is told its task in words
        return Prefixes("query: ", "passage: ")
    if "bge" in name and "-zh" in name:
        return Prefixes(CHINESE_INSTRUCTION)
    if "mxbai" in name or ("bge" in name and "bge-m3" not in name):  # bge-m3 was trained without one
        return Prefixes(RETRIEVAL_INSTRUCTION)
    return Prefixes()


def _first(prompts: Mapping[str, object], names: tuple[str, ...]) -> str:
    for name in names:
        value = prompts.get(name)
        if isinstance(value, str) and value:
            return value
    return ""
