"""What the readers of several formats have in common."""
