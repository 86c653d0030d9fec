"""Questions about documents as wholes: which of them say something, and what each of them says."""
