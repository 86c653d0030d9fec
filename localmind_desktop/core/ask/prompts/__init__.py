"""What a model is told, and how untrusted text is marked in it."""
