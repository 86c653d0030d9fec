"""Every text of the window has a translation with the same values in it, and the compiled files hold it."""

import ast
import re
import runpy
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from localmind_desktop.core import errors
from tests.rules.source import ROOT, modules
from tests.ui.translated import FOLDER, TRANSLATED, Said, file_of, said_in

TOOL = runpy.run_path(str(ROOT / "packaging" / "translations.py"))
RAISED = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, errors.KnownError)}


@pytest.fixture(params=TRANSLATED)
def language(request) -> str:
    return request.param


@pytest.fixture
def said(language) -> list[Said]:
    return said_in(file_of(language))


def fields(text: str) -> Counter:
    """What values are filled in, and how."""
    return Counter((name, spec) for _, name, spec, _ in Formatter().parse(text) if name is not None)


# ------------------------------------------------------------------------------------- the files


def test_the_sources_hold_no_text_that_the_translation_does_not(language, tmp_path):
    updated = Path(shutil.copy(file_of(language), tmp_path))
    TOOL["update"](updated, language)
    assert updated.read_text("utf-8") == file_of(language).read_text("utf-8")


def test_a_text_that_is_not_translated_is_seen(language, tmp_path):
    shorter = tmp_path / "shorter.ts"
    shorter.write_text(file_of(language).read_text("utf-8").replace("<source>Undo</source>", "<source>Back</source>"))
    TOOL["update"](shorter, language)
    assert "Undo" in {one.source for one in said_in(shorter) if not one.is_finished}


def test_the_compiled_file_is_up_to_date(language, tmp_path):
    made = tmp_path / "made.qm"
    TOOL["compile_into"](file_of(language), made)
    assert made.read_bytes() == (FOLDER / f"localmind_{language}.qm").read_bytes()


def test_all_languages_say_the_same_texts():
    texts = [{(one.context, one.source, one.meaning) for one in said_in(file_of(name))} for name in TRANSLATED]
    assert all(each == texts[0] for each in texts)
    assert set(TOOL["LANGUAGES"]) == set(TRANSLATED)


# ------------------------------------------------------------------------------------- what they say


def test_every_text_is_translated(said):
    assert [one.source for one in said if not one.is_finished or not one.text.strip()] == []


def test_translations_keep_values_keys_and_edges(said):
    wrong = [
        (one.source, one.text)
        for one in said
        if fields(one.source) != fields(one.text)
        or [one.source.count(sign) for sign in "&\n\t"] != [one.text.count(sign) for sign in "&\n\t"]
        or one.source.endswith("…") != one.text.endswith("…")
        or one.source.endswith(":") != one.text.endswith(":")
        or (one.source.endswith(".") != one.text.endswith(".") and not one.text.endswith("Nr."))
        or re.findall(r"<[^>]+>", one.source) != re.findall(r"<[^>]+>", one.text)
    ]
    assert wrong == []


def test_signs_are_set_as_each_language_sets_them():
    french, german = (said_in(file_of(name)) for name in ("fr", "de"))
    loose = re.compile(r"[^\s\u202f][?!;]|[^\u202f\d/p]:(?:\s|$)| [?!:;»]|« |[“”\"']")
    command = re.compile(r"https?:|\[\w+\]'|pip install '")
    assert [one.text for one in french if loose.search(command.sub("", one.text.replace("« http:", "")))] == []
    assert [one.text for one in german if "”" in one.text or '"' in one.text] == []
    assert [one.text for one in german if one.text.count("„") != one.text.count("“")] == []


def test_the_same_words_are_the_same_in_one_place_and_another(said):
    """But for those that mean something else there."""
    known: dict[str, set[str]] = {}
    for one in said:
        known.setdefault(one.source, set()).add(one.text)
    several = {source for source, texts in known.items() if len(texts) > 1}
    assert several <= {"Dismiss", "Note", "Notes", "Reading", "Search conversations"}


# ------------------------------------------------------------------------------------- how the sources say it


def unfound(tree: ast.AST) -> Iterator[str]:
    """What pyside6-lupdate would miss, or file where nobody looks: it reads literals, and ``tr`` of ``self`` only."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func)
        name = called.rpartition(".")[2]
        is_literal = bool(node.args) and isinstance(node.args[0], ast.Constant)
        if name == "tr" and called not in ("tr", "self.tr"):
            yield f"{node.lineno}: {called}"
        if (name == "tr" or (name == "phrase" and node.keywords)) and not is_literal:
            yield f"{node.lineno}: {ast.unparse(node)}"
        if name in RAISED and node.args and not is_literal and any(map(is_text, ast.walk(node.args[0]))):
            yield f"{node.lineno}: {ast.unparse(node)}"
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and any(is_said(inner) for inner in ast.walk(node)):
            yield f"{node.lineno}: within an f-string"
        if isinstance(node, ast.Name) and node.id == "tr" and isinstance(node.ctx, ast.Store):
            yield f"{node.lineno}: another name for a way to translate"


SPOKEN = re.compile(r"(?<![^\s\0(“])[A-Za-z]?[a-z]{2,}(?=[\s\0.,:;)”]|$)")
INWARD = {"debug", "info", "warning", "error", "critical", "exception", "log", "compile", "read", "write", "execute"}
"""What is called with texts that no user reads: the log, patterns, the database."""
UNSAID = {
    *("ask.prompts", "ask.query", "ask.write.evidence", "ask.write.packing", "ask.rank", "ask.sameness"),  # for models
    *("ask.remembering", "ask.retrieve", "ingest.headers", "insight.by_model", "insight.personal"),  # models, traces
    *("models", "evaluation", "plain_table", "store", "upkeep"),  # stamps, the command line, SQL, names of checks
    *("parsing.formats.letters", "parsing.formats.open_document", "parsing.formats.records"),  # text of the documents
    *("parsing.formats.sheets", "parsing.formats.slides"),
}
"""Parts of the core whose f-strings are not read by users, or stand in the text of documents."""


def spelled(tree: ast.AST) -> Iterator[str]:
    """Sentences put together as f-strings, which can be said in no other language."""
    above = {inner: node for node in ast.walk(tree) for inner in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and not is_inward(node, above):
            text = "".join(part.value if isinstance(part, ast.Constant) else "\0" for part in node.values)
            if SPOKEN.search(text) and re.search(r"\s", text):
                yield f"{node.lineno}: {ast.unparse(node)}"


def is_inward(node: ast.AST, above: dict[ast.AST, ast.AST]) -> bool:
    while not isinstance(node, ast.stmt) and node in above:
        node = above[node]
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in INWARD:
            return True
    return isinstance(node, ast.Raise)  # of our own errors see `unfound`; any other is for whoever mends it


def is_said(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) in ("tr", "self.tr", "phrase")


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


@pytest.mark.parametrize(
    "snippet",
    [
        "window.tr('Open')",
        "tr(f'{n} rows')",
        "self.tr('a' if n else 'b')",
        "phrase(text, n=1)",
        "raise StorageError(f'It is {n}.')",
        "raise Damaged('It is.' if n else text)",
        "f'# {phrase(text)}'",
        "tr = self.tr",
        "tr, view = self.tr, self.view",
    ],
)
def test_a_text_that_is_not_found_is_seen(snippet):
    assert list(unfound(ast.parse(snippet)))


def test_texts_are_found():
    every = [
        f"{module.name}:{missed}"
        for module in modules()
        if module.layer in TOOL["PARTS"] and not module.name.endswith((".core.phrase", ".core.errors"))
        for missed in unfound(module.tree)
    ]
    assert every == []


@pytest.mark.parametrize(
    "snippet",
    [
        "told = f'{n} rows: {names}'",
        "yield f'note {mark}, page {page}'",
        "f'{text} (empty in {table})'",
        "f'{a} in {b}'",
    ],
)
def test_a_sentence_put_together_is_seen(snippet):
    assert list(spelled(ast.parse(snippet)))


@pytest.mark.parametrize(
    "snippet",
    ["log.info(f'{n} rows read')", "raise ValueError(f'no {n} rows')", "f'{a}, {b} · {c:.2f}'", "f'{a}_rows'"],
)
def test_what_nobody_is_told_is_none(snippet):
    assert not list(spelled(ast.parse(snippet)))


def test_no_sentence_of_the_core_is_put_together():
    every = [
        f"{module.name}:{made}"
        for module in modules()
        if module.layer == "core" and not module.place.removeprefix("core.").startswith(tuple(UNSAID))
        for made in spelled(module.tree)
    ]
    assert every == []
