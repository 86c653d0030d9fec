"""The library pane: collections, documents, what comes and what goes."""
