"""The readers of files without pages of their own, one module for each format.

Each has ``read(path) -> Flow``, raises `DocumentError`, and runs in the reader child. To add one, give its kind a name
in `Kind`, tell it by its content in `kinds`, and name its module in `reading`.
"""
