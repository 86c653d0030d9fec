"""Reads PowerPoint presentations (pptx)."""
