from pathlib import Path
from localmind_desktop.core import RedactionMode
from localmind_desktop.assets import resources
from localmind_desktop.ui.theme import Theme
from tests.ui.test_redaction import choose, opened, path, raw, staff  # noqa: F401

OUT = Path("/tmp/w/A/shots")

def test_shots(window, staff, qtbot, qapp):  # noqa: F811
    OUT.mkdir(exist_ok=True)
    page = opened(window, qtbot, staff)
    page.grab().save(str(OUT / "off.png"))
    choose(page, qtbot, RedactionMode.PARTIAL)
    page.model_box.setChecked(True)
    for name, (dark, contrast) in {"light": (False, False), "dark": (True, False), "contrast": (False, True), "darkcontrast": (True, True)}.items():
        theme = Theme(resources(), dark=dark, high_contrast=contrast)
        theme.dress()
        qtbot.wait(200)
        page.grab().save(str(OUT / f"{name}.png"))
    page._tell_progress.__self__
    page.reject()
