"""Counting and cutting text, and the words before it."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.models import builtin
from localmind_desktop.core.models.prefixes import CHINESE_INSTRUCTION, RETRIEVAL_INSTRUCTION, Prefixes, prefixes_of
from localmind_desktop.core.models.tokens import OVERLAP_CHARACTERS, Pieces, split_evenly
from localmind_desktop.core.text.tokens import tokens_of


@pytest.fixture(scope="module")
def pieces() -> Pieces:
    location = builtin.MINILM.location()
    assert location is not None
    return Pieces.read(location / "tokenizer.json")


def test_counts_have_no_limit_and_no_marks(pieces: Pieces) -> None:
    assert pieces.count(["", "voltage", "voltage " * 1000]) == [0, 1, 1000]
    assert pieces.marks == 2


def test_a_short_text_stays_whole(pieces: Pieces) -> None:
    for text in ("", "  voltage\n", "voltage " * 254):
        assert pieces.split(text, 254) == [text]


@pytest.mark.parametrize("window", [16, 64, 254])
def test_parts_fit_overlap_and_cover(pieces: Pieces, window: int) -> None:
    text = " ".join(f"item{number} of the Übersicht-{number * 7}" for number in range(400))
    parts = pieces.split(text, window)
    assert max(pieces.count(parts)) <= window
    begins = [text.index(part) for part in parts]
    ends = [begin + len(part) for begin, part in zip(begins, parts, strict=True)]
    assert (begins[0], ends[-1]) == (0, len(text))
    shared = [end - begin for begin, end in zip(begins[1:], ends, strict=False)]
    assert min(shared) > 0
    assert max(shared) <= OVERLAP_CHARACTERS
    if window == 254:
        assert min(shared) > OVERLAP_CHARACTERS - 20


@given(st.text(max_size=400), st.integers(min_value=1, max_value=12))
def test_any_text_can_be_cut(pieces: Pieces, text: str, window: int) -> None:
    parts = pieces.split(text, window)
    assert all(part in text for part in parts)
    assert parts[-1] == text or text.rstrip().endswith(parts[-1].rstrip()) or not text.isascii()


def test_unknown_scripts(pieces: Pieces) -> None:
    assert pieces.share_of_unknown(["rated voltage"]) == 0
    assert pieces.share_of_unknown(["绝缘油试验周期"]) > 0.5
    assert pieces.share_of_unknown([""]) == 0


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"{half", b'{"model": 7}', b"\xff\xfe", b'{"model": {"type": "None"}}']
)
def test_an_unreadable_tokenizer(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "tokenizer.json"
    with pytest.raises(ModelError, match="readable"):
        Pieces.read(path)
    path.write_bytes(content)
    with pytest.raises(ModelError, match="readable"):
        Pieces.read(path)


def test_estimates_are_on_the_safe_side(pieces: Pieces) -> None:
    texts = [
        "The rated voltage of the transformer is 110 kV.",
        "Die Prüffrist beträgt zwölf Monate.",
        "变压器的额定电压",
    ]
    for text, count in zip(texts, pieces.count(texts), strict=True):
        assert tokens_of(text) * 1.25 >= count


@given(st.text(min_size=8, max_size=2000))
def test_halves_cover(text: str) -> None:
    first, second = split_evenly(text)
    assert text.startswith(first)
    assert text.endswith(second)
    assert len(text) <= len(first) + len(second) < len(text) + OVERLAP_CHARACTERS + 2
    assert max(len(first), len(second)) < len(text)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("all-MiniLM-L6-v2", Prefixes()),
        ("nomic-embed-text:latest", Prefixes("search_query: ", "search_document: ")),
        ("mxbai-embed-large", Prefixes(RETRIEVAL_INSTRUCTION)),
        ("bge-small-en-v1.5", Prefixes(RETRIEVAL_INSTRUCTION)),
        ("BAAI/bge-base-zh-v1.5", Prefixes(CHINESE_INSTRUCTION)),
        ("bge-m3", Prefixes()),
        ("intfloat/multilingual-e5-base", Prefixes("query: ", "passage: ")),
        ("e5-large-v2", Prefixes("query: ", "passage: ")),
        ("multilingual-e5-large-instruct", Prefixes()),
        ("some-de5k", Prefixes()),
        ("unheard-of", Prefixes()),
    ],
)
def test_prefixes_of_families(name: str, expected: Prefixes) -> None:
    assert prefixes_of(name) == expected


def test_what_a_folder_says_comes_first() -> None:
    assert prefixes_of("nomic", {"query": "q: ", "passage": "p: "}) == Prefixes("q: ", "p: ")
    assert prefixes_of("nomic", {"query": "", "document": ""}).question == "search_query: "
    assert prefixes_of("e5", {"query": 7, "question": "query: "}) == Prefixes("query: ")
