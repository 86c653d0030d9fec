from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from localmind_desktop.core.ingest.chunking import Measure, chunk_document
from localmind_desktop.core.ingest.entropy import entropy, is_worth_keeping
from localmind_desktop.core.model import (
    Block,
    BlockKind,
    Box,
    Cell,
    Chunk,
    ChunkKind,
    Line,
    PageRead,
    Place,
    Row,
    Table,
)
from localmind_desktop.core.settings import Chunking

KEEP_ALL = Chunking(highest_entropy=99.0, lowest_entropy=-1.0)


def _count(texts: Sequence[str]) -> list[int]:
    return [len(text.split()) for text in texts]


def _block(*lines: str, kind: BlockKind = BlockKind.PARAGRAPH, level: int = 0, top: float = 0.0) -> Block:
    placed = tuple(Line(text, Box(0, top + 10 * n, 500, top + 10 * n + 9)) for n, text in enumerate(lines))
    return Block(kind, placed, level)


def _page(*blocks: Block, number: int = 1) -> PageRead:
    """The blocks, each below the one before, so that every line has a place of its own."""
    moved, top = [], 0.0
    for block in blocks:
        lines = tuple(
            Line(line.text, Box(0, top + 10 * n, 500, top + 10 * n + 9)) for n, line in enumerate(block.lines)
        )
        moved.append(Block(block.kind, lines, block.level))
        top += 10 * len(lines) + 20
    return PageRead(number, 595, 842, tuple(moved))


def _chunks(*pages: PageRead, tables: Sequence[Table] = (), tokens: int = 20, overlap: float = 0.125) -> list[Chunk]:
    return chunk_document("d", "A manual", pages, tables, Measure(tokens, overlap, _count), KEEP_ALL)[0]


def _squeezed(text: str) -> str:
    return "".join(text.split())


# ------------------------------------------------------------------------------------- any document

_WORDS = st.text(st.sampled_from('abcXYZ019.,;!?)(“”"’•-–。\u2028\t中文'), min_size=1, max_size=12)
_LINES = st.lists(_WORDS, min_size=1, max_size=6).map(" ".join)
_BLOCKS = st.builds(
    lambda kind, level, lines: _block(*lines, kind=kind, level=level if kind is BlockKind.HEADING else 0),
    st.sampled_from([BlockKind.PARAGRAPH, BlockKind.HEADING, BlockKind.LIST]),
    st.integers(1, 3),
    st.lists(_LINES, min_size=1, max_size=4),
)
_PAGES = st.lists(st.lists(_BLOCKS, max_size=5), max_size=3).map(
    lambda pages: [_page(*blocks, number=number) for number, blocks in enumerate(pages, start=1)]
)


@given(pages=_PAGES, tokens=st.integers(4, 30), overlap=st.sampled_from([0.0, 0.125, 0.5]))
@settings(max_examples=150)
def test_line_by_line_a_chunk_says_where_it_stands_and_none_is_too_long(pages, tokens, overlap):
    printed = {
        Place(page.number, line.box): _squeezed(line.text)
        for page in pages
        for block in page.blocks
        for line in block.lines
    }
    chunks = _chunks(*pages, tokens=tokens, overlap=overlap)
    for chunk in chunks:
        lines = chunk.text.split("\n")
        assert len(lines) == len(chunk.places)
        assert len(lines) == 1 or sum(_count(lines)) <= tokens
        assert all(_squeezed(line) in printed[place] for line, place in zip(lines, chunk.places, strict=True))
    assert sum(len(_squeezed(chunk.text)) for chunk in chunks) >= sum(map(len, printed.values()))


@given(pages=_PAGES)
@settings(max_examples=50)
def test_without_overlap_the_chunks_are_the_whole_text_in_order(pages):
    text = "".join(block.text for page in pages for block in page.blocks)
    assert _squeezed("".join(chunk.text for chunk in _chunks(*pages, overlap=0.0))) == _squeezed(text)


@given(pages=_PAGES)
@settings(max_examples=25)
def test_the_same_document_gives_the_same_chunks_with_ids_of_their_own(pages):
    first, second = _chunks(*pages), _chunks(*pages)
    assert first == second
    assert len({chunk.id for chunk in first}) == len(first)
    assert [chunk.ordinal for chunk in first] == list(range(len(first)))


# ------------------------------------------------------------------------------------- prose


def test_paragraphs_stay_whole_while_they_fit():
    chunks = _chunks(
        _page(_block("one two three four."), _block("five six seven."), _block("eight nine ten.")), tokens=8
    )
    assert [chunk.text for chunk in chunks] == ["one two three four.\nfive six seven.", "eight nine ten."]


def test_neighbours_overlap_by_whole_sentences():
    sentences = [f"S{n} is a sentence." for n in range(10)]
    chunks = _chunks(_page(_block(*sentences)), tokens=16, overlap=0.25)
    for earlier, later in pairwise(chunks):
        assert earlier.text.split("\n")[-1] == later.text.split("\n")[0]
    assert len(chunks) > 2


def test_a_sentence_that_fits_is_never_cut():
    lines = ["Alpha beta gamma", "delta epsilon. Zeta", "eta theta iota", "kappa. Lambda mu."]
    chunks = _chunks(_page(_block(*lines)), tokens=7, overlap=0.0)
    assert [" ".join(chunk.text.split()) for chunk in chunks] == [
        "Alpha beta gamma delta epsilon.",
        "Zeta eta theta iota kappa. Lambda mu.",
    ]
    assert chunks[0].places[1].box == chunks[1].places[0].box  # one printed line, quoted from both


def test_headings_open_sections_and_name_them():
    page = _page(
        _block("1 Power", kind=BlockKind.HEADING, level=1),
        _block("word " * 12),
        _block("1.1 Supply", kind=BlockKind.HEADING, level=2),
        _block("other " * 12),
        _block("2 Mass", kind=BlockKind.HEADING, level=1),
        _block("third " * 12),
    )
    assert [chunk.context for chunk in _chunks(page)] == [
        "A manual › 1 Power",
        "A manual › 1 Power › 1.1 Supply",
        "A manual › 2 Mass",
    ]


def test_running_headers_and_lines_of_contents_are_left_out():
    page = _page(
        _block("Rev. 3 confidential", kind=BlockKind.FURNITURE),
        _block("Power supply . . . . . . . . . 12", "Mass ......... iv", "Introduction to it"),
    )
    assert [chunk.text for chunk in _chunks(page)] == ["Introduction to it"]


# ------------------------------------------------------------------------------------- tables


def _table(rows: list[list[str]]) -> Table:
    def row(number: int, cells: list[str]) -> Row:
        boxes = [Box(100 * n, 20 * number, 100 * n + 99, 20 * number + 19) for n in range(len(cells))]
        return Row(tuple(map(Cell, cells, boxes)), Place(4, Box(0, 20 * number, 300, 20 * number + 19)))

    placed = tuple(row(number, cells) for number, cells in enumerate(rows))
    return Table("Table 1 – Ratings", "3 Power", ("Name", "", "Unit"), placed, (4,))


def test_a_table_is_a_parent_and_a_child_per_row():
    parent, first, second = _chunks(tables=[_table([["VS", "12", "V"], ["IS", "", "mA"], ["", "", ""]])])
    assert (parent.kind, parent.text) == (ChunkKind.TABLE, "Table 1 – Ratings\nName | Unit")
    assert (first.kind, first.parent, first.table_index, first.row_index) == (ChunkKind.ROW, parent.id, 0, 0)
    assert first.text == "Name: VS\n12\nUnit: V"
    assert [place.box.x0 for place in second.places] == [0, 200]
    assert first.context == "A manual › 3 Power › Table 1 – Ratings"


def test_equal_rows_have_ids_of_their_own():
    chunks = _chunks(tables=[_table([["a", "b", "c"]] * 3), _table([["a", "b", "c"]])])
    assert len({chunk.id for chunk in chunks}) == 6


# ------------------------------------------------------------------------------------- noise


@pytest.mark.parametrize("text", ["....................", "aaaaaaaa", "".join(map(chr, range(33, 600)))])
def test_noise_is_dropped(text):
    assert not is_worth_keeping(text, Chunking())


@pytest.mark.parametrize(
    "text",
    [
        "VS",
        "The supply voltage is 12 V.",
        "".join(map(chr, range(0x4E00, 0x4E00 + 600))),
        "no no no no no no",
        "0x8A 1F",
    ],
)
def test_what_says_something_is_kept(text):
    assert is_worth_keeping(text, Chunking())


@given(st.text())
def test_entropy_is_bounded_by_the_length(text):
    assert 0 <= entropy(text) <= max(0, len(text)).bit_length()


def test_dropped_chunks_are_counted():
    pages = [_page(_block("..................."))]
    assert chunk_document("d", "", pages, (), Measure(20, 0.1, _count), Chunking()) == ([], 1)
