"""The embedders of a library (I11): those that the settings name, and earlier ones whose vectors still serve."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.model.upkeep import EmbedderUse
from localmind_desktop.core.models import ModelSet
from localmind_desktop.core.models.protocols import Embedder
from localmind_desktop.core.store.embeddings import Embeddings


class Named(NamedTuple):
    """An embedder and what the settings call it."""

    name: str
    embedder: Embedder

    @property
    def stamp(self) -> str | None:
        """None while it cannot be told: its server cannot be reached, its folder is not there."""
        try:
            return self.embedder.stamp
        except ModelError:
            return None


class Embedders:
    """``main`` is None while it is not installed; ``beside`` are those that are wanted besides."""

    def __init__(self, models: ModelSet, names: Sequence[str], on_record: Embeddings) -> None:
        self._models = models
        self._names = tuple(names)
        self._on_record = on_record
        self.main = Named(names[0], models.embedder) if models.embedder is not None else None
        self.beside = tuple(filter(None, map(self._named, names[1:])))

    @property
    def wanted(self) -> tuple[Named, ...]:
        return self.beside if self.main is None else (self.main, *self.beside)

    def others_asked(self) -> tuple[Embedder, ...]:
        """Those that a question goes to besides the main one: where a document still has vectors of an earlier one
        only, that one too."""
        names, in_use = self._on_record.names(), self._on_record.in_use()
        earlier = dict.fromkeys(names[stamp] for stamp in sorted(in_use & names.keys()))
        still = filter(None, (self._named(name) for name in earlier if name not in self._names))
        return tuple(one.embedder for one in (*self.beside, *still))

    def kept_stamps(self) -> frozenset[str]:
        """The stamps of those that are wanted: as they are now or, while that cannot be told, as they were."""
        return frozenset(stamp for name in self._names for stamp in self._stamps(name))

    def needed_stamps(self) -> frozenset[str]:
        """All stamps whose vectors may be there: no model is looked at but the main one."""
        main = self.main.stamp if self.main is not None else None
        before = {stamp for stamp, name in self._on_record.names().items() if name in self._names}
        return self._on_record.in_use() | before | ({main} if main is not None else set())

    def uses(self, document_ids: Collection[str]) -> list[EmbedderUse]:
        """How many of the documents each of those that are wanted has dealt with, and each earlier one that serves."""
        records, names, in_use = self._on_record.all(), self._on_record.names(), self._on_record.in_use()
        earlier = sorted({names[stamp] for stamp in in_use & names.keys()} - set(self._names))
        stamps = {name: self._stamps(name) for name in (*self._names, *earlier)}
        return [
            EmbedderUse(
                name,
                sum(not own.isdisjoint(records[document_id]) for document_id in document_ids),
                len(document_ids),
                name in self._names,
            )
            for name, own in stamps.items()
        ]

    def put_down(self) -> None:
        """Note the names of the wanted embedders with their stamps, for when they are no longer wanted."""
        for one in self.wanted:
            if (stamp := one.stamp) is not None:
                self._on_record.put_name(stamp, one.name)

    def put_down_main(self) -> None:
        """As `put_down`, of the main one only."""
        if self.main is not None and (stamp := self.main.stamp) is not None:
            self._on_record.put_name(stamp, self.main.name)

    def _stamps(self, name: str) -> frozenset[str]:
        """The stamp of the wanted embedder of a name or, while that cannot be told, those that it had."""
        told = {one.stamp for one in self.wanted if one.name == name} - {None}
        before = {stamp for stamp, known in self._on_record.names().items() if known == name}
        return frozenset(filter(None, told)) or frozenset(before)

    def _named(self, name: str) -> Named | None:
        embedder = self._models.embedder_named(name)
        return Named(name, embedder) if embedder is not None else None
