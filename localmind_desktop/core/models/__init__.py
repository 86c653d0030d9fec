"""Embedders, rerankers and chat models."""

from localmind_desktop.core.models.build import ModelSet, build_models, embedder_choices
from localmind_desktop.core.models.checks import check_models
from localmind_desktop.core.models.shelf import ModelShelf
from localmind_desktop.core.models.structured import structured

__all__ = ["ModelSet", "ModelShelf", "build_models", "check_models", "embedder_choices", "structured"]
