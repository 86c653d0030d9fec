"""Plain text: its pages, blocks and tables."""
