"""What a document of its class should say, and whether it does, by rule."""

from localmind_desktop.core.insight.review.reviewing import review_of

__all__ = ["review_of"]
