"""What tests of child processes share."""

from tests.fakes.fixtures import ollama_server

__all__ = ["ollama_server"]
