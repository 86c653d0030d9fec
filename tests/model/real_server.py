"""llama.cpp's own server with a real model, in a process of its own, which can be killed and started again."""

from __future__ import annotations

import multiprocessing
import os
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path

PROCESS_NAME = "real-model-server"
WINDOW = 2048
EMBEDDING_WINDOW = 256


class RealServer:
    """``url`` stays the same from one start to the next."""

    def __init__(self, model: Path, *, embeds: bool = False) -> None:
        self._model = model
        self._embeds = embeds
        self.url = ""
        self._process: SpawnProcess | None = None

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        port = int(self.url.rpartition(":")[2] or 0)
        self._process = context.Process(
            target=_serve, args=(theirs, str(self._model), port, self._embeds), name=PROCESS_NAME, daemon=True
        )
        self._process.start()
        theirs.close()
        self.url = ours.recv()
        ours.close()

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None


def _serve(pipe: Connection, model: str, port: int, embeds: bool) -> None:
    os.environ["OMP_WAIT_POLICY"] = "PASSIVE"
    import xllamacpp

    params = xllamacpp.CommonParams()
    params.model.path, params.port, params.embedding = model, port, embeds
    params.n_ctx = params.n_batch = params.n_ubatch = EMBEDDING_WINDOW if embeds else WINDOW
    params.n_parallel = 1
    params.verbosity = -1
    if embeds:
        params.pooling_type = xllamacpp.llama_pooling_type.LLAMA_POOLING_TYPE_MEAN
    server = xllamacpp.Server(params)
    pipe.send(server.listening_address)
    multiprocessing.parent_process().join()
    os._exit(0)  # it would finish the answer that it is at
