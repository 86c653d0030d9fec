"""Every string that a user reads keeps to resources/words/glossary.md."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from localmind_desktop import core
from localmind_desktop.assets import resources
from localmind_desktop.core import errors

PACKAGE = Path(core.__file__).parents[1]
TRANSLATED = ("ui", "bridge")
ERRORS = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, Exception)}


def retired() -> list[str]:
    """The last column of the glossary's table."""
    lines = (resources() / "words" / "glossary.md").read_text(encoding="utf-8").splitlines()
    rows = [line.strip("|").split("|") for line in lines if line.startswith("|")][2:]
    return [words.strip() for row in rows for words in row[2].split(",")]


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def texts(node: ast.expr) -> Iterator[str]:
    """What stands in the literals of an argument, but not what is filled into them."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "…".join(part.value for part in node.values if isinstance(part, ast.Constant))
    elif isinstance(node, ast.IfExp | ast.BinOp):
        for part in ast.iter_child_nodes(node):
            if isinstance(part, ast.expr):
                yield from texts(part)


def read_by_users(source: str) -> Iterator[tuple[int, str]]:
    """The strings that are translated: of the window, of the core, and those that errors are raised with."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and (called(node) in ("tr", "phrase") or called(node) in ERRORS):
            for argument in node.args:
                for text in texts(argument):
                    yield node.lineno, text


def retired_in(text: str, words: list[str]) -> list[str]:
    return [word for word in words if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text, re.IGNORECASE)]


def test_retired_words_are_found_in_what_users_read():
    source = (
        'self.tr("Go on"); tr("Resume", "x anew"); raise StorageError(f"{n} vectors" if n else "Floors."); log("anew")'
    )
    words = ["go on", "anew", "vectors", "floors"]
    assert [found for _, text in read_by_users(source) for found in retired_in(text, words)] == words


def test_no_retired_word_is_in_the_interface():
    words = retired()
    found = [
        f"{path.relative_to(PACKAGE)}:{line}: {word!r} in {text!r}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for line, text in read_by_users(path.read_text(encoding="utf-8"))
        for word in retired_in(text, words)
    ]
    assert found == []


def test_messages_of_errors_are_sentences():
    """What is raised for a user begins like a sentence and ends like one."""
    found = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}: {text!r}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and called(node) in ERRORS and node.args
        if isinstance(node.args[0], ast.Constant) and isinstance(text := node.args[0].value, str)
        if not (text[:1].isupper() or text[:1] == "{") or text[-1:] not in ".?!}"  # or with a value
    ]
    assert found == []
