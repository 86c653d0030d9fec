"""Finding the passages: searched, fused, looked at closer, reranked, the best kept."""
