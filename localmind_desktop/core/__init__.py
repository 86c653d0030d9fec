"""The Qt-free core: documents in, answers out."""
