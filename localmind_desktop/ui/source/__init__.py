"""The source pane: the pages that answers come from."""
