"""Embedders, rerankers and chat models."""
