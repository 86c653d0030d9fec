"""Answers that a chat model writes."""
