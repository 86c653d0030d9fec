"""The chat pane and its parts."""
