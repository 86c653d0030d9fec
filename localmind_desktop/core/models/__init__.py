"""Embedders, rerankers and chat models."""

from localmind_desktop.core.models.build import ModelSet, build_models
from localmind_desktop.core.models.shelf import ModelShelf

__all__ = ["ModelSet", "ModelShelf", "build_models"]
