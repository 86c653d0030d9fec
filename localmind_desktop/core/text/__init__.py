"""Words: how alike they are."""
