"""``localmind evaluate --fit``: weights learned from the user's own questions."""

import json

from localmind_desktop.cli import main
from localmind_desktop.core import Settings, default_settings_file, save_settings
from localmind_desktop.core.settings import Models

QUESTION = {
    "question": "What is the maximum start-up time of the AQ-37?",
    "docs": ["aq-37-sensor-data-sheet.pdf"],
    "pages": [2],
    "must_contain": ["2.0"],
}


def test_the_next_start_uses_what_was_learned(tmp_path, samples, monkeypatch, capsys):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    models = Models(embedder="folder:absent", reranker="none", server="http://127.0.0.1:9")
    save_settings(Settings(models=models), default_settings_file())
    library, questions = tmp_path / "library", tmp_path / "own.jsonl"
    questions.write_text(json.dumps(QUESTION))

    def run(*arguments: str) -> list[dict]:
        assert main([*arguments, "--json", "--library", str(library)]) == 0
        return [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    run("import", str(samples / "aq-37-sensor-data-sheet.pdf"))
    (before,) = run("ask", QUESTION["question"], "--no-llm", "--fresh")
    scores = run("evaluate", str(questions), "--fit")
    assert scores[-1]["right"] == 1
    weights = json.loads((library / "ranking.json").read_text())
    assert set(weights) == {"units", "trees", "second", "own", "draft", "halves", "answered", "likely"}
    (after,) = run("ask", QUESTION["question"], "--no-llm", "--fresh")
    assert after["text"] == before["text"]
    assert after["probability"] != before["probability"]
    assert not (library / "ranking.draft").exists()
