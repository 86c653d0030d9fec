"""LocalMind Desktop: exact, cited answers from your own documents, on your own machine."""

__version__ = "0.1.0"
