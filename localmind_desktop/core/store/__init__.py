"""The library on disk: SQLite is the truth, LanceDB a rebuildable index."""
