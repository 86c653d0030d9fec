"""Embedders, rerankers and chat models."""

from localmind_desktop.core.models.build import ModelSet, build_models, embedder_choices, reranker_choices, server_of
from localmind_desktop.core.models.checks import check_chat, check_models
from localmind_desktop.core.models.own import ChatModels, OwnModels
from localmind_desktop.core.models.served import served_models, try_chat
from localmind_desktop.core.models.shelf import ModelShelf
from localmind_desktop.core.models.structured import structured
from localmind_desktop.core.system.access import DIRECT, Access

__all__ = [
    "DIRECT",
    "Access",
    "ChatModels",
    "ModelSet",
    "ModelShelf",
    "OwnModels",
    "build_models",
    "check_chat",
    "check_models",
    "embedder_choices",
    "reranker_choices",
    "served_models",
    "server_of",
    "structured",
    "try_chat",
]
