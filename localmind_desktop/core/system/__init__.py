"""What the operating system gives and holds: locks, heaps, the network, and the fences around child processes."""
