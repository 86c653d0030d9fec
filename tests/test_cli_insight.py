"""`localmind inspect`, `redact` and `compare`, to the letter of their specification."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable

import pytest

from localmind_desktop.cli import main
from localmind_desktop.core import Settings, default_settings_file, save_settings
from localmind_desktop.core.settings import Models
from tests.core.ingest import papers

pytestmark = pytest.mark.sampled(2)

INSPECT = {
    *("document", "class", "class_reasons", "title", "description", "topics", "key_points", "people", "organisations"),
    *("sentiment", "risks", "entities", "personal_data", "review", "made_by"),
}
DIFFERENCE = {"kind", "what", "name", "before", "after", "places_before", "places_after"}
OLD = [("IS", "4", "mA"), ("VS", "12", "V"), ("TA", "85", "K")]
NEW = [("IS", "5", "mA"), ("VS", "12", "V"), ("RS", "50", "k"), ("TA", "85", "K")]


@pytest.fixture(autouse=True)
def no_models(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    server = "http://127.0.0.1:9"  # nobody listens there
    save_settings(
        Settings(models=Models(embedder="folder:absent", reranker="none", server=server)), default_settings_file()
    )


@pytest.fixture
def run(tmp_path, capsys) -> Callable[..., tuple[int, list[dict]]]:
    def command(*arguments: str) -> tuple[int, list[dict]]:
        capsys.readouterr()
        code = main([*arguments, "--json", "--library", str(tmp_path / "library")])
        return code, [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return command


def test_inspect(run, samples):
    run("import", str(samples / "maintenance-contract.pdf"))
    code, (line,) = run("inspect", "maintenance-contract.pdf")
    assert code == 0
    assert line.keys() >= INSPECT
    assert (line["class"], line["made_by"]) == ("contract", "rules")
    assert line["personal_data"].keys() == {"mode", "counts"}
    assert all(item["state"] in ("found", "missing", "unclear") for item in line["review"])
    for entity in line["entities"]:
        assert entity.keys() >= {"kind", "value", "normalised", "count", "places"}
        assert all(place["page"] >= 1 and len(place["box"]) == 4 for place in entity["places"])


@pytest.mark.parametrize("arguments", [("inspect", "nothing.pdf"), ("compare", "nothing.pdf", "none.pdf")])
def test_an_unknown_name_is_wrong_usage(run, arguments, capsys):
    capsys.readouterr()
    assert run(*arguments) == (2, [])


def test_compare(run, tmp_path):
    papers.manual(tmp_path / "old.pdf", "The pump keeps the pressure at four bar.", rows=OLD)
    papers.manual(tmp_path / "new.pdf", "The pump keeps the pressure at five bar.", rows=NEW)
    run("import", str(tmp_path / "old.pdf"), str(tmp_path / "new.pdf"))
    code, lines = run("compare", "old.pdf", "new.pdf")
    assert code == 0
    *differences, last = lines
    assert all(line.keys() == DIFFERENCE for line in differences)
    told = {(line["kind"], line["what"]): line for line in differences}
    assert told["changed", "cell"]["before"] == "4"
    assert told["changed", "cell"]["after"] == "5"
    assert "RS" in told["added", "row"]["after"]
    assert told["added", "row"]["places_before"] == []
    assert "four" in told["changed", "text"]["before"]
    assert last["counts"]["total"] == len(differences) == 3
    assert run("compare", "old.pdf", "old.pdf")[1][-1]["counts"]["total"] == 0


@pytest.mark.parametrize(
    ("mode", "text"),
    [
        ("full", "SSN: [SSN REDACTED]\nRegister 0x3F00"),
        ("partial", "SSN: ***-**-8745\nRegister 0x3F00"),
        ("strip", "SSN:\nRegister 0x3F00"),
    ],
)
def test_redact(run, tmp_path, mode, text):
    (tmp_path / "staff.txt").write_text("SSN: 536-22-8745\nRegister 0x3F00", encoding="utf-8")
    code, (line,) = run("redact", str(tmp_path / "staff.txt"), "--mode", mode)
    assert (code, line["text"]) == (0, text)
    assert line["found"] == [{"kind": "ssn", "text": "536-22-8745", "start": 5, "end": 16}]
    assert not (tmp_path / "library").exists()


def test_redact_by_the_names_of_columns(run, tmp_path):
    rows = [("Name", "SSN", "Room"), *((f"Employee {n}", f"536-22-87{n}", "x") for n in range(40, 60))]
    papers.manual(tmp_path / "staff.pdf", "All staff of the year.", rows=rows)
    _, (line,) = run("redact", str(tmp_path / "staff.pdf"), "--mode", "full")
    assert [found["text"] for found in line["found"]] == [f"536-22-87{n}" for n in range(40, 60)]
    assert "536-22" not in line["text"]


def test_a_wrong_mode_is_wrong_usage():
    with pytest.raises(SystemExit) as ended:
        main(["redact", "x.txt", "--mode", "secret"])
    assert ended.value.code == 2


@pytest.mark.parametrize(("name", "wanted"), [("x.txt", 2), ("", 2), ("empty.txt", 1), ("note.pdf", 1)])
def test_a_file_that_cannot_be_redacted_is_named(tmp_path, capsys, name, wanted):
    """No file is wrong usage; one that is refused has failed."""
    (tmp_path / "empty.txt").touch()
    (tmp_path / "note.pdf").write_text("no document", encoding="utf-8")
    assert main(["redact", str(tmp_path / name), "--json"]) == wanted
    said = capsys.readouterr()
    assert said.out == ""
    assert (name or tmp_path.name) in said.err


def test_the_command_line_starts_without_the_engines():
    """Every child process imports it too."""
    heavy = ("localmind_desktop.core.library", "lancedb", "pydantic", "phonenumbers", "numpy")
    code = f"import sys, localmind_desktop.cli; print([name for name in {heavy!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
