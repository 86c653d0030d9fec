"""Texts of documents as tool tips."""

from __future__ import annotations

import html


def tip(text: str) -> str:
    """``text`` as a tip that Qt takes for no HTML: it guesses from the text, and would load the pictures in it."""
    if "<" not in text and "&lt;" not in text:
        return text
    return f"<p style='white-space: pre-wrap'>{html.escape(text)}</p>"
