"""`localmind`, to the letter of its specification."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import openpyxl
import pytest

from localmind_desktop.cli import main
from localmind_desktop.core import Settings, default_settings_file, save_settings
from localmind_desktop.core.settings import Models, Recognition
from tests.core.ingest import papers

pytestmark = pytest.mark.sampled(3)

PUMP = "The pump of type KX-7 keeps the pressure at four bar."
IMPORT = {"path", "document", "status", "reason", "pages", "ocr_pages", "tables", "rows", "chunks", "seconds"}
DOCUMENTS = {"document", "collection", "status", "reason", "pages", "tables", "chunks", "size", "sha256", "added"}
SEARCH = {"rank", "document", "page", "kind", "text", "scores", "places"}
TABLES = {"name", "pages", "headers", "rows", "row_places", "confidence"}
ASK = {
    *("id", "question", "standalone_question", "subquestions", "route", "mode", "text", "table", "citations"),
    *("grounding", "incomplete", "trace", "probability"),
}
SCORE = {"kind", "n", "right", "page", "refused", "false_refusals", "median_ms", "p95_ms"}
MODES = {"table", "extract", "chain", "generated", "exact_cache", "meaning_cache", "likely", "not_found"}
QUESTION = "What is the supply current IS?"


@pytest.fixture(autouse=True)
def no_models(tmp_path, monkeypatch):
    """Settings of the user that ask for no model, so that every command is quick."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    server = "http://127.0.0.1:9"  # nobody listens there
    save_settings(
        Settings(models=Models(embedder="folder:absent", reranker="none", server=server)), default_settings_file()
    )


@pytest.fixture(scope="module")
def filled(tmp_path_factory) -> Path:
    """A library with a manual and a scan; taken in once, copied for those that change it."""
    folder = tmp_path_factory.mktemp("cli")
    papers.manual(folder / "pump.pdf", PUMP, pages=2, rows=papers.RATINGS)
    papers.pictures(folder / "scan.pdf")
    (folder / "notes.xyz").write_bytes(b"no reader\0for this")
    return folder


@pytest.fixture(scope="module")
def imported(filled, tmp_path_factory) -> tuple[Path, int, str, str]:
    """The library, and what importing the folder said."""
    config = tmp_path_factory.mktemp("config")
    library = filled / "library"
    (config / "LocalMind").mkdir()
    settings = Settings(models=Models(embedder="folder:absent", reranker="none"), recognition=Recognition(""))
    save_settings(settings, config / "LocalMind" / "settings.json")
    files = [str(filled / name) for name in ("pump.pdf", "notes.xyz", "scan.pdf", "missing.pdf")]
    command = [sys.executable, "-m", "localmind_desktop.cli", "import", *files, "--json", "--library", str(library)]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env=os.environ | {"XDG_CONFIG_HOME": str(config)}
    )
    return library, done.returncode, done.stdout, done.stderr


@pytest.fixture
def run(imported, capsys) -> Callable[..., tuple[int, list[dict]]]:
    """Runs a command with ``--json`` on the shared library; its exit code and its lines."""

    def command(*arguments: str, library: Path = imported[0]) -> tuple[int, list[dict]]:
        capsys.readouterr()
        code = main([*arguments, "--json", "--library", str(library)])
        return code, [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return command


@pytest.fixture
def own(imported, tmp_path) -> Path:
    """A copy of the library to be changed."""
    return Path(shutil.copytree(imported[0], tmp_path / "own"))


# ------------------------------------------------------------------------------------- import, documents


def test_import_says_how_every_file_ended(imported):
    _, code, out, err = imported
    lines = [json.loads(line) for line in out.splitlines()]
    assert code == 1
    assert all(set(line) == IMPORT for line in lines)
    assert [(line["document"], line["status"]) for line in lines] == [
        ("pump.pdf", "partial"),
        ("notes.xyz", "skipped"),
        ("scan.pdf", "partial"),
        ("missing.pdf", "failed"),
    ]
    assert (lines[0]["pages"], lines[0]["tables"], lines[0]["rows"], lines[0]["ocr_pages"]) == (2, 1, 2, 0)
    assert all(line["reason"] for line in lines)
    assert err == ""


def test_importing_again_is_a_duplicate_and_all_right(run, filled):
    code, lines = run("import", str(filled / "pump.pdf"))
    assert (code, [line["status"] for line in lines]) == (0, ["duplicate"])


def test_a_name_that_is_taken_gets_a_number_and_a_collection_is_apart(run, own, tmp_path):
    (tmp_path / "new").mkdir()
    papers.manual(tmp_path / "new" / "pump.pdf", "Another pump altogether.")
    _, (line,) = run("import", str(tmp_path / "new"), library=own)
    assert line["document"] == "pump (2).pdf"
    _, (line,) = run("import", str(tmp_path / "new"), "--collection", "It's mine", library=own)
    assert line["document"] == "pump.pdf"
    _, lines = run("documents", library=own)
    assert ("pump.pdf", "It's mine") in [(line["document"], line["collection"]) for line in lines]
    _, (answer,) = run("ask", "pump", "--collection", "It's mine", library=own)
    assert {citation["document"] for citation in answer["citations"]} <= {"pump.pdf"}
    assert run("ask", "pump", "--collection", "It's mine", "--document", "scan.pdf", library=own) == (1, [])


@pytest.mark.parametrize(("line", "code", "status"), [("sesame", 0, "partial"), ("guess", 1, "failed")])
def test_a_password_comes_from_a_file(run, own, tmp_path, line, code, status):
    (tmp_path / "password").write_text(f"{line}\n")
    path = papers.locked(tmp_path / "statement.pdf", "sesame")
    ended, (told,) = run("import", str(path), "--password-file", str(tmp_path / "password"), library=own)
    assert (ended, told["status"]) == (code, status)


def test_nothing_to_import_is_a_failure(run, tmp_path):
    (tmp_path / "empty").mkdir()
    assert run("import", str(tmp_path / "empty")) == (1, [])


def test_documents_lists_them_with_their_states(run):
    code, lines = run("documents")
    assert code == 0
    assert all(set(line) == DOCUMENTS for line in lines)
    assert [(line["document"], line["status"], line["pages"]) for line in lines] == [
        ("pump.pdf", "partial", 2),
        ("scan.pdf", "partial", 2),
    ]
    assert len(lines[0]["sha256"]) == 64


# ------------------------------------------------------------------------------------- ask


def test_ask_gives_one_answer_with_its_places(run):
    code, (answer,) = run("ask", QUESTION, "--no-llm", "--fresh")
    assert (code, set(answer)) == (0, ASK)
    assert answer["mode"] in MODES
    assert (answer["question"], answer["incomplete"]) == (QUESTION, False)
    assert "18" in answer["text"]
    assert "[1]" in answer["text"]
    first = answer["citations"][0]
    assert set(first) == {"number", "document", "page", "places", "quote"}
    assert (first["number"], first["document"], first["page"]) == (1, "pump.pdf", 2)
    assert set(first["places"][0]) == {"page", "box"}
    assert len(first["places"][0]["box"]) == 4
    assert set(answer["grounding"]) == {"checked", "unsupported"}
    assert set(answer["trace"]) >= {"request_id", "stages"}
    assert all({"name", "ms"} <= set(stage) for stage in answer["trace"]["stages"])


def test_a_question_asked_twice_is_answered_from_the_cache_unless_asked_afresh(run):
    ask = ("ask", QUESTION, "--no-llm")
    _, (first,) = run(*ask, "--fresh")
    _, (again,) = run(*ask)
    _, (fresh,) = run(*ask, "--fresh")
    assert (first["mode"], again["mode"], fresh["mode"]) == ("table", "exact_cache", "table")
    changing = {"id", "mode", "trace"}
    assert {key: again[key] for key in ASK - changing} == {key: first[key] for key in ASK - changing}
    assert again["id"] != first["id"]


def test_without_a_server_the_answer_comes_without_a_model(run):
    code, (answer,) = run("ask", QUESTION)
    assert (code, answer["trace"]["model"]) == (0, None)
    assert "18" in answer["text"]


def test_what_the_documents_do_not_say_is_not_found(run):
    code, (answer,) = run("ask", "Who won the chess olympiad of 1972?", "--no-llm")
    assert (code, answer["mode"], answer["table"]) == (0, "not_found", None)


def test_a_document_can_be_named_and_an_unknown_one_is_refused(run, tmp_path, capsys):
    _, (answer,) = run("ask", QUESTION, "--no-llm", "--document", "pump.pdf", "scan.pdf")
    assert answer["citations"]
    within = ("ask", QUESTION, "--no-llm", "--document", "pump.pdf", "--pages")
    assert [run(*within, pages)[1][0]["mode"] for pages in ("1-2", "1")] == ["table", "not_found"]
    assert run("ask", QUESTION, "--pages", "1") == (1, [])
    assert main(["ask", QUESTION, "--document", "else.pdf", "--library", str(tmp_path / "new")]) == 1
    assert "else.pdf" in capsys.readouterr().err


def test_history_serves_to_understand_a_question(run, tmp_path):
    history = tmp_path / "history.json"
    history.write_text(
        json.dumps([{"question": "What is the supply voltage VS?", "answer": "12 V"}, {"question": "So?"}])
    )
    code, (answer,) = run("ask", QUESTION, "--no-llm", "--history", str(history))
    assert (code, answer["question"]) == (0, QUESTION)


@pytest.mark.parametrize("content", ["{", "3", '[{"answer": "x"}]', '["x"]', "\0", None])
def test_a_history_of_another_form_is_refused_in_words(run, tmp_path, content, capsys):
    history = tmp_path / "history.json"
    if content is not None:
        history.write_text(content)
    assert run("ask", QUESTION, "--history", str(history)) == (1, [])


def test_an_answer_is_saved_as_a_workbook(run, tmp_path):
    out = tmp_path / "answer.xlsx"
    assert run("ask", QUESTION, "--no-llm", "--excel", str(out))[0] == 0
    cells = [cell.value for sheet in openpyxl.load_workbook(out) for row in sheet for cell in row]
    assert QUESTION in cells
    assert run("ask", QUESTION, "--no-llm", "--excel", str(tmp_path / "no folder" / "a.xlsx"))[0] == 1


def test_a_batch_answers_line_by_line_and_goes_on_after_a_broken_one(run, tmp_path):
    batch = tmp_path / "questions.jsonl"
    lines = [
        json.dumps({"id": "a", "question": QUESTION, "docs": ["pump.pdf"]}),
        "{broken",
        "",
        json.dumps({"id": "no question"}),
        json.dumps({"id": "odd history", "question": QUESTION, "history": 3}),
        json.dumps({"id": 5, "question": 5}),
        "[]",
        json.dumps(
            {"id": "z", "question": "And the supply voltage VS?", "history": [{"question": QUESTION, "answer": ""}]}
        ),
        json.dumps({"question": "pump", "history": None}),
    ]
    batch.write_text("\n".join(lines), encoding="utf-8-sig")
    code, answers = run("ask", "--batch", str(batch), "--no-llm")
    assert code == 1
    errors = [line for line in answers if line["mode"] == "error"]
    assert [line["id"] for line in answers] == ["a", 1, "no question", "odd history", 5, 6, "z", 8]
    assert all(set(line) == {"id", "mode", "reason"} and line["reason"] for line in errors)
    assert [line["id"] for line in errors] == [1, "no question", "odd history", 5, 6]
    assert all(set(line) == ASK for line in answers if line not in errors)
    batch.write_text(lines[0])
    assert run("ask", "--batch", str(batch), "--no-llm")[0] == 0
    assert run("ask", "--batch", str(tmp_path / "missing.jsonl")) == (1, [])


# ------------------------------------------------------------------------------------- search, tables, remove


def test_search_shows_passages_with_their_scores(run):
    code, lines = run("search", "supply current IS", "-k", "2")
    assert (code, len(lines)) == (0, 2)
    assert all(set(line) == SEARCH for line in lines)
    assert [line["rank"] for line in lines] == [1, 2]
    assert set(lines[0]["scores"]) == {"vector", "keyword", "fused", "rerank"}
    assert (lines[0]["document"], lines[0]["page"], lines[0]["kind"]) == ("pump.pdf", 2, "row")
    assert run("search", "nothing at all like it")[0] == 0


def test_tables_needs_no_library(run, filled, tmp_path, capsys):
    code = main(["tables", str(filled / "pump.pdf"), "--json"])
    (line,) = map(json.loads, capsys.readouterr().out.splitlines())
    assert (code, set(line)) == (0, TABLES)
    assert (line["pages"], line["headers"]) == ([2], ["Name", "Value", "Unit"])
    assert line["rows"] == papers.RATINGS[1:]
    assert len(line["row_places"]) == 2
    assert 0 <= line["confidence"] <= 1
    assert not (tmp_path / "data").exists()
    assert main(["tables", str(tmp_path / "missing.pdf"), "--json"]) == 1
    assert capsys.readouterr().out == ""


def test_tables_are_printed_with_aligned_columns(filled, capsys):
    assert main(["tables", str(filled / "pump.pdf")]) == 0
    name, summary, _, header, rule, *rows = capsys.readouterr().out.splitlines()
    assert name
    assert summary.startswith("page 2, 2 rows, confidence ")
    starts = [header.index(column) for column in ("Name", "Value", "Unit")]
    assert rule.split() == ["-" * len(part) for part in rule.split()]
    for line, texts in zip(rows, papers.RATINGS[1:], strict=False):
        assert [line[start:].startswith(text) for start, text in zip(starts, texts, strict=True)] == [True] * 3


@pytest.mark.parametrize(("content", "reason"), [(b"", "empty"), (b"no pdf", "not a PDF"), (None, "opened")])
def test_tables_of_a_bad_file_are_refused_with_a_reason(tmp_path, capsys, content, reason):
    path = tmp_path / "bad.pdf"
    if content is not None:
        path.write_bytes(content)
    for more in ([], ["--json"]):
        assert main(["tables", str(path), *more]) == 1
        printed = capsys.readouterr()
        assert printed.out == ""
        assert reason in printed.err


def test_remove_prints_its_receipt(run, own, capsys):
    code, (line,) = run("remove", "pump.pdf", library=own)
    assert (code, set(line)) == (0, {"document", "removed", "verified"})
    assert (line["document"], line["verified"], line["removed"]["files"]) == ("pump.pdf", True, 1)
    assert set(line["removed"]) == {"rows", "vectors", "cache_entries", "page_images", "files"}
    assert [document["document"] for document in run("documents", library=own)[1]] == ["scan.pdf"]
    assert run("search", "KX-7", library=own) == (0, [])
    assert run("remove", "scan.pdf", "pump.pdf", library=own) == (1, [])
    assert len(run("documents", library=own)[1]) == 1  # a name that is not there, and nothing is removed


# ------------------------------------------------------------------------------------- models, doctor, evaluate


@pytest.mark.parametrize("command", ["models", "doctor"])
def test_checks_say_what_is_there_and_what_is_not(run, command):
    code, lines = run(command)
    assert code == 0
    assert all(set(line) == {"check", "ok", "detail"} for line in lines)
    assert {line["ok"] for line in lines} == {True, False}
    assert all(line["detail"] for line in lines)


def test_a_model_folder_that_holds_code_is_refused(run, own, tmp_path, capsys):
    model = tmp_path / "model"
    model.mkdir()
    (model / "config.json").write_text("{}")
    (model / "run.py").touch()
    assert run("models", "add", str(model), library=own) == (1, [])
    assert main(["models", "add", "--library", str(own)]) == 2
    assert "FOLDER" in capsys.readouterr().err


def test_evaluate_prints_a_table_of_scores(run, tmp_path, imported, capsys):
    questions = tmp_path / "questions.jsonl"
    known = {"kind": "cell", "docs": ["pump.pdf"], "pages": [2], "must_contain": ["18"]}
    lines = [{"question": QUESTION, **known}, {"question": "Who won the chess olympiad?", "kind": "unanswerable"}]
    questions.write_text("\n".join(map(json.dumps, lines)) + "\n\n")
    code, scores = run("evaluate", str(questions), "--no-llm")
    assert code == 0
    assert all(set(score) == SCORE for score in scores)
    kinds = {score["kind"]: score for score in scores}
    assert (kinds["cell"]["right"], kinds["cell"]["page"], kinds["unanswerable"]["refused"]) == (1, 1, 1)
    questions.write_text("{}")
    assert run("evaluate", str(questions)) == (1, [])
    questions.write_text("{")
    assert run("evaluate", str(questions)) == (1, [])


# ------------------------------------------------------------------------------------- usage


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["unheard-of"],
        ["import"],
        ["search"],
        ["search", "x", "-k", "0"],
        ["search", "x", "-k", "many"],
        ["tables"],
        ["remove"],
        ["evaluate"],
        ["documents", "--unheard-of"],
    ],
)
def test_wrong_usage_is_exit_code_two(arguments, capsys):
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("arguments", [["ask"], ["ask", "one", "--batch", "two"]])
def test_ask_takes_a_question_or_a_batch(run, arguments):
    assert run(*arguments) == (2, [])


def test_without_json_people_can_read_it(imported, capsys):
    library = ["--library", str(imported[0])]
    for command in (["documents"], ["ask", QUESTION, "--no-llm"], ["search", "pump"], ["doctor"]):
        assert main([*command, *library]) == 0
        out = capsys.readouterr().out
        assert "pump.pdf" in out or command == ["doctor"]
        assert not out.startswith("{")


def test_a_reader_that_goes_away_is_no_error_to_shout_about(imported):
    command = f"'{sys.executable}' -m localmind_desktop.cli documents --json --library '{imported[0]}' | true"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
    assert "BrokenPipe" not in done.stderr


def test_the_process_needs_neither_the_window_nor_the_engines_of_its_children(imported):
    script = """
import sys
from localmind_desktop.cli import main
code = main(["ask", "What is the supply current?", "--no-llm", "--json", "--library", sys.argv[1]])
loaded = {name.partition(".")[0] for name in sys.modules}
print(code, sorted(loaded & {"PySide6", "shiboken6", "onnxruntime", "torch", "pymupdf"}), file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", script, str(imported[0])], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1] == "0 []"
    assert len(done.stdout.splitlines()) == 1
