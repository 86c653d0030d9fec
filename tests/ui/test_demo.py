"""The demonstration in a process of its own, which also shows what the window's process never imports."""

import json
import os
import subprocess
import sys
from pathlib import Path

SCRIPT = """
import sys
if __name__ == "__main__":
    from localmind_desktop.app import main
    code = main(sys.argv[1:])
    print("ENGINES", sorted({"pymupdf", "torch", "sentence_transformers"} & set(sys.modules)))
    sys.exit(code)
"""


def test_the_demonstration_answers_saves_and_imports_no_engine(tmp_path):
    settings = tmp_path / "settings.json"
    settings.write_text(json.dumps({"models": {"embedder": "folder:absent", "use_chat": False}}), "utf-8")
    script = tmp_path / "run_demo.py"
    script.write_text(SCRIPT, "utf-8")
    kept = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment = kept | {
        "QT_QPA_PLATFORM": "offscreen",
        "TMPDIR": str(tmp_path),
        "XDG_STATE_HOME": str(tmp_path),
        "PYTHONPATH": str(Path(__file__).parents[2]),
    }
    ended = subprocess.run(
        [sys.executable, str(script), "--demo", "--settings", str(settings)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert "ENGINES []" in ended.stdout
    results = Path(ended.stdout.splitlines()[0].removeprefix("Results: "))
    assert {path.name for path in results.iterdir()} == {
        "1-library.png",
        "2-answers.png",
        "3-citation.png",
        "answer.xlsx",
        "window.json",
    }
    assert ended.stdout.count("? ") == 3
    log = next(tmp_path.rglob("window.log")).read_text("utf-8")
    assert "AQ-37" not in log
    assert "Traceback" not in log
