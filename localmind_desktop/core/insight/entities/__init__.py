"""Who and what a document names: dates, money, ways to reach someone, people and organisations, by rule."""

from localmind_desktop.core.insight.entities.gathering import MOST_PLACES, Reader, entities_of, reader_of

__all__ = ["MOST_PLACES", "Reader", "entities_of", "reader_of"]
