"""Guards over the whole suite: no network, no leaks, nothing of the user's; and what many tests share."""

from __future__ import annotations

import gc
import os
import sys
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anything imports Qt
os.environ["HF_HUB_OFFLINE"] = "1"
os.environ["PYTHON_KEYRING_BACKEND"] = "keyring.backends.fail.Keyring"
_HOME = tempfile.TemporaryDirectory(prefix="localmind-tests-")
for _folder in ("DATA", "CONFIG", "STATE", "CACHE"):
    os.environ[f"XDG_{_folder}_HOME"] = str(Path(_HOME.name) / _folder.lower())

import hypothesis  # noqa: E402
import pytest  # noqa: E402
from pydantic import BaseModel, Field, TypeAdapter  # noqa: E402, F401 - Qt's import hook trips over its lazy parts

from localmind_desktop.core.models import builtin  # noqa: E402
from localmind_desktop.core.settings import BUILTIN_EMBEDDER  # noqa: E402
from tests.guards import leaks, network  # noqa: E402

ROOT = Path(__file__).parents[1]
GOLDEN = Path(__file__).parent / "golden"

# The same examples every time, and no limit on time: a busy machine is no failure.
hypothesis.settings.register_profile("suite", deadline=None, derandomize=True, max_examples=50)
hypothesis.settings.load_profile("suite")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regenerate-goldens", action="store_true", help="write the golden files instead of comparing")
    parser.addoption("--whole", action="store_true", help="the long tests too, and all of those that are sampled")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what takes long, unless it is all that was asked for; the same tests every time."""
    if config.getoption("whole") or len({item.path for item in items}) == 1:
        return
    left_out = [item for item in items if item.get_closest_marker("long") or _is_passed_over(item)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


def _is_passed_over(item: pytest.Item) -> bool:
    mark = item.get_closest_marker("sampled")
    return mark is not None and zlib.crc32(item.nodeid.encode()) % mark.args[0] != 0


@pytest.fixture(scope="session", autouse=True)
def small_embedder() -> Iterator[None]:
    """Libraries of this suite use the smaller of the two built-in embedders, which starts in a tenth of a second. Tests
    of the other one name it; what is started as a program of its own uses it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(builtin.EMBEDDERS, BUILTIN_EMBEDDER, (builtin.MINILM,))
        yield


# ------------------------------------------------------------------------------------- guards


@pytest.fixture(scope="session")
def refusals() -> list[str]:
    """The addresses that tests tried to reach and were refused; a test that means to is to clear it."""
    refused: list[str] = []
    sys.addaudithook(network.refuser(refused))
    return refused


@pytest.fixture(scope="session")
def outliving() -> set[str]:
    """Names of threads and child processes that session fixtures keep on purpose; these add to it."""
    return set()


@pytest.fixture(autouse=True)
def no_network(refusals: list[str]) -> Iterator[None]:
    yield
    reached, refusals[:] = list(refusals), []
    assert reached == [], "the test tried to leave this machine"


@pytest.fixture(autouse=True, scope="module")
def _settled_objects() -> None:
    """What lives already is looked at no more: a million objects of libraries, by the collector and for timers."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def no_leaks(request: pytest.FixtureRequest, outliving: set[str]) -> Iterator[None]:
    with_qt = not {"qapp", "qtbot"}.isdisjoint(request.fixturenames)
    with _collected_here() if with_qt else nullcontext():
        before = leaks.Snapshot.take(with_qt=with_qt)
        yield
    assert leaks.left_behind(before, outliving) == [], "the test left something running"


@contextmanager
def _collected_here() -> Iterator[None]:
    """Garbage is collected by this thread, at the end: a thread of the library could free widgets (`Collector`).

    What lived before is looked at no more, here and for timers.
    """
    gc.freeze()
    gc.disable()
    yield
    gc.collect()
    gc.enable()


# ------------------------------------------------------------------------------------- shared


@pytest.fixture(scope="session")
def corpus() -> Path:
    """The folder of real documents beside the repository; tests that need it are skipped where it is absent."""
    folder = ROOT.parent / "shared" / "corpus"
    if not folder.is_dir():
        pytest.skip("the corpus is not on this machine")
    return folder


@pytest.fixture(scope="session")
def samples() -> Path:
    """The folder of our own sample documents."""
    return ROOT / "resources" / "samples"


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compares a text with the golden file of that name; ``--regenerate-goldens`` writes the file instead."""

    def compare(name: str, text: str) -> None:
        path = GOLDEN / name
        if request.config.getoption("--regenerate-goldens"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert text == path.read_text(encoding="utf-8")

    return compare
