"""Empty cells, completed from elsewhere in their document."""
