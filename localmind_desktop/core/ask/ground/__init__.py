"""Whether what a model wrote stands in its sources."""
