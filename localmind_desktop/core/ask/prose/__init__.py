"""Answers quoted from running text."""
