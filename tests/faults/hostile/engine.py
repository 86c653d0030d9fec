"""Imported by the process that children are forked from."""

from localmind_desktop.core.parsing.pdf_ink import load_engine

load_engine()
