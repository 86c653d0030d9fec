"""The search by meaning with several embedders (I11): of each chunk the highest score, each over its own floor."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.ask.retrieve.fusing import Ranking, merged
from localmind_desktop.core.ask.retrieve.meaning import MeaningSearch
from localmind_desktop.core.ask.retrieve.retrieving import Retriever
from localmind_desktop.core.children.inference import InferenceChild
from localmind_desktop.core.model import Scope
from localmind_desktop.core.models import ModelShelf
from localmind_desktop.core.models.embedder import FolderEmbedder, shelf_embedder
from localmind_desktop.core.models.ollama_embedder import OllamaEmbedder
from localmind_desktop.core.models.protocols import Embedder, Vectors
from localmind_desktop.core.models.serving import server_at
from localmind_desktop.core.settings import Retrieval
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.index import Hit, SearchIndex
from tests.core.ask.shelf import Paper, Written, shelf
from tests.core.ingest.counting import CountingEmbedder
from tests.fakes.fixtures import builtin_model, inference_child
from tests.fakes.ollama_models import NOMIC
from tests.fakes.ollama_server import OllamaStandIn
from tests.fakes.tiny_models import tiny_embedder

__all__ = ["builtin_model", "inference_child"]

QUESTION = "What is the rated pressure of the pump?"
LIMITS = Written("Table 1 - Limits", ["Quantity", "Value"], [["Rated pressure", "6 bar"], ["Flow", "40 l/min"]])
PAPERS = [
    Paper("pump.pdf", "Pump KX-7 handbook", [LIMITS], ["Drain the oil before winter.", "The motor is red."]),
    Paper("gateway.pdf", "Gateway GW-2 handbook", [], ["The gateway speaks over radio.", "Its colour is blue."]),
]

_hits = st.lists(
    st.builds(Hit, st.sampled_from("abcdef"), st.floats(-1, 1)), max_size=6, unique_by=lambda hit: hit.chunk_id
)


class Kept(NamedTuple):
    catalog: Catalog
    index: SearchIndex

    def embedded(self, *embedders: Embedder) -> None:
        """Give all chunks vectors of these."""
        for embedder in embedders:
            for document in self.catalog.documents():
                chunks = self.catalog.chunks(document.id)
                vectors = embedder.passages([chunk.searched for chunk in chunks])
                self.index.add_vectors(embedder.stamp, document.collection, chunks, vectors)

    def plain(self, embedder: Embedder, question: str) -> dict[str, float]:
        """The cosine of every chunk, one by one."""
        asked = embedder.question(question)
        chunks = [chunk for document in self.catalog.documents() for chunk in self.catalog.chunks(document.id)]
        vectors = {chunk.id: self.index.vector_of(embedder.stamp, chunk) for chunk in chunks}
        return {chunk_id: float(vector @ asked) for chunk_id, vector in vectors.items() if vector is not None}


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Kept]:
    made = Kept(*shelf(tmp_path, PAPERS))
    yield made
    made.catalog.close()


@given(st.lists(st.builds(Ranking, _hits, st.floats(0, 1)), max_size=4))
def test_of_each_chunk_the_highest_score_that_its_own_floor_lets_through(rankings: Sequence[Ranking]) -> None:
    hits, floors = merged(rankings)
    for chunk_id in "abcdef":
        scores = [(hit.score, floor) for found, floor in rankings for hit in found if hit.chunk_id == chunk_id]
        over = [score for score, floor in scores if score >= floor]
        highest = max(over or [score for score, _ in scores], default=None)
        assert [hit.score for hit in hits if hit.chunk_id == chunk_id] == ([] if highest is None else [highest])
        assert highest is None or (highest >= floors[chunk_id]) == bool(over)
    passing = [hit.score >= floors[hit.chunk_id] for hit in hits]
    assert passing == sorted(passing, reverse=True)


def test_one_embedder_alone_keeps_its_order() -> None:
    hits = [Hit("b", 0.9), Hit("c", 0.5), Hit("a", 0.1)]
    assert merged([Ranking(hits, 0.3)]) == (hits, dict.fromkeys("bca", 0.3))


@pytest.mark.long
def test_models_of_three_sizes_are_searched_apart_and_merge_by_the_highest_score(
    kept: Kept, builtin_model: FolderEmbedder, inference_child: InferenceChild, tmp_path: Path
) -> None:
    folders = ModelShelf(tmp_path / "models")
    for name, size, seed in (("nomic-tiny", 768, 3), ("mxbai-tiny", 1024, 4)):
        tiny_embedder(folders.folder / name, size=size, seed=seed)
    embedders = [builtin_model, *(shelf_embedder(inference_child, folders, name) for name in folders.names())]
    kept.embedded(*embedders)
    settings = Retrieval()
    floors = [settings.similarity_floor, settings.similarity_floor_mxbai, settings.similarity_floor_nomic]
    cosines = [kept.plain(embedder, QUESTION) for embedder in embedders]
    assert {len(embedder.question(QUESTION)) for embedder in embedders} == {384, 768, 1024}
    found = MeaningSearch(kept.catalog, kept.index, embedders[0], embedders[1:], settings).find([QUESTION], Scope())
    assert found.note == ""
    assert len(found.hits) == len(cosines[0]) == 5
    for hit in found.hits:
        scores = [own[hit.chunk_id] for own in cosines]
        over = [score for score, floor in zip(scores, floors, strict=True) if score >= floor]
        assert hit.score == pytest.approx(max(over or scores), abs=1e-5)


def test_a_chunk_with_another_text_by_now_is_not_found_by_its_earlier_vector(kept: Kept) -> None:
    one, other = CountingEmbedder(), CountingEmbedder("other@1", dimensions=32)
    kept.embedded(one, other)
    chunk = kept.catalog.chunks(kept.catalog.documents()[0].id)[0]
    with kept.catalog._database.transaction() as database:
        database.write("UPDATE chunks SET digest = 'another' WHERE id = ?", (chunk.id,))
    search = MeaningSearch(kept.catalog, kept.index, one, [other], Retrieval())
    found = {hit.chunk_id for hit in search.find([chunk.searched], Scope()).hits}
    assert chunk.id not in found
    assert found


def test_each_passage_passes_by_the_floor_of_the_embedder_that_found_it(kept: Kept) -> None:
    """No word of the question stands anywhere: what passes, passes by its meaning."""

    class Sure(CountingEmbedder):
        def question(self, text: str) -> Vectors:
            return self._vector("Drain the oil before winter.")

    plain, nomic = Sure("plain@1"), Sure("nomic@1", dimensions=48)
    kept.embedded(plain, nomic)
    strict = Retrieval(similarity_floor=0.999, similarity_floor_nomic=0.2)
    both = Retriever(kept.catalog, kept.index, plain, None, strict, beside=(nomic,)).find("lubricant", Scope())
    alone = Retriever(kept.catalog, kept.index, plain, None, strict).find("lubricant", Scope())
    expected = {chunk_id for chunk_id, cosine in kept.plain(nomic, "lubricant").items() if cosine >= 0.2}
    assert {passage.chunk.id for passage in both.passages} == expected
    assert len(alone.passages) < len(expected)


def test_a_server_that_is_gone_leaves_the_others_searching(kept: Kept) -> None:
    stand_in = OllamaStandIn(NOMIC).start()
    plain, server = CountingEmbedder(), server_at(stand_in.url, 3.0)
    served = OllamaEmbedder(server.ollama, NOMIC.name, 10.0)
    kept.embedded(plain, served)
    search = MeaningSearch(kept.catalog, kept.index, plain, [served], Retrieval())
    assert search.find([QUESTION], Scope()).note == ""
    stand_in.close()
    found = search.find([QUESTION], Scope())
    assert found.note.startswith("Meaning search was incomplete. ")
    assert {hit.chunk_id for hit in found.hits} == kept.plain(plain, QUESTION).keys()
    alone = MeaningSearch(kept.catalog, kept.index, served, [], Retrieval()).find([QUESTION], Scope())
    assert alone.note.startswith("Found by keyword only. ")
    assert alone.hits == []
    server.close()


def test_the_best_known_share_of_a_question_counts(kept: Kept) -> None:
    class Half(CountingEmbedder):
        def share_of_unknown(self, texts: Sequence[str]) -> float:
            return 0.4

    half, whole = Half("half@1"), CountingEmbedder("whole@1")
    kept.embedded(half, whole)
    search = MeaningSearch(kept.catalog, kept.index, half, [whole], Retrieval())
    assert search.find(["oil"], Scope()).share == 1.0
    assert MeaningSearch(kept.catalog, kept.index, half, [], Retrieval()).find(["oil"], Scope()).share == 0.6
    assert np.isclose(search.find(["电机"], Scope()).share, 0.6)  # which the other does not know
