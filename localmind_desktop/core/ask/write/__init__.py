"""An answer told, or written by a model."""
