"""The child processes at work, but for the one that the whole suite shares for its embedder."""

import multiprocessing

import psutil

from localmind_desktop.core.children.inference import PROCESS_NAME


def children() -> list[psutil.Process]:
    started = multiprocessing.active_children()
    return [psutil.Process(child.pid) for child in started if child.name != PROCESS_NAME]
