"""Two documents side by side, and what differs."""
