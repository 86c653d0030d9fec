"""Child processes: the reader, the inference child and the page-image child."""
