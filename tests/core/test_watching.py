import os
from pathlib import Path

import pytest

from localmind_desktop.core import CancelToken, FileMark, KnownError, LinkedFolder
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.watching import SETTLED_SECONDS, Watching, changes

FOLDER = LinkedFolder("/papers", "Documents")
LATER = 10**18
CONTENTS = {"/papers/new.pdf": "x", "/papers/same.pdf": "a", "/papers/other.pdf": "b"}


def mark(name: str, size: int = 5, changed: int = 1, sha256: str = "") -> FileMark:
    return FileMark(f"/papers/{name}", size, changed, sha256)


def found(known: list[FileMark], seen: list[FileMark], now: int = LATER):
    return changes(FOLDER, {each.path: each for each in known}, seen, now, lambda path: CONTENTS.get(path, ""))


def test_what_is_as_it_was_is_not_told():
    assert found([mark("a.pdf", sha256="a")], [mark("a.pdf")]) == found([], [])


def test_new_and_gone_files():
    told = found([mark("a.pdf", 4, sha256="a")], [mark("new.pdf")])
    assert [each.path for each in told.new] == ["/papers/new.pdf"]
    assert [each.path for each in told.gone] == ["/papers/a.pdf"]


def test_a_file_of_another_size_has_changed_without_being_read():
    told = changes(FOLDER, {"/papers/a.pdf": mark("a.pdf", sha256="a")}, [mark("a.pdf", 6, 2)], LATER, pytest.fail)
    assert [each.size for each in told.changed] == [6]


def test_a_file_of_the_same_size_has_changed_when_its_content_has():
    before = [mark("same.pdf", sha256="a"), mark("other.pdf", sha256="a")]
    told = found(before, [mark("same.pdf", changed=2), mark("other.pdf", changed=2)])
    assert [each.path for each in told.changed] == ["/papers/other.pdf"]
    assert told.moved == ((before[0], mark("same.pdf", changed=2, sha256="a")),)


def test_a_file_under_another_name_has_moved():
    before = mark("old.pdf", sha256="a")
    told = found([before], [mark("same.pdf", changed=3)])
    assert (told.new, told.gone) == ((), ())
    assert told.moved == ((before, mark("same.pdf", changed=3, sha256="a")),)


def test_a_file_that_is_being_written_is_for_the_next_look():
    told = found([], [mark("new.pdf", changed=LATER - 10)])
    assert (told.new, told.unsettled) == ((), 1)
    assert found([], [mark("new.pdf", changed=LATER + 10)]).new  # a clock that was set back does not hold it for ever


@pytest.fixture
def papers(tmp_path: Path) -> Path:
    folder = tmp_path / "papers"
    (folder / "deep").mkdir(parents=True)
    (folder / ".hidden").mkdir()
    for name in ("a.txt", "deep/b.txt", ".c.txt", ".hidden/d.txt"):
        write(folder / name, name)
    return folder


def write(path: Path, text: str) -> None:
    """Write a file as if it had been written a while ago."""
    path.write_text(text)
    settled = path.stat().st_mtime - 10 * SETTLED_SECONDS
    os.utime(path, (settled, settled))


@pytest.fixture
def watching(tmp_path: Path):
    catalog = Catalog(tmp_path / "catalog.sqlite")
    yield Watching(catalog)
    catalog.close()


def look(watching: Watching, linked: LinkedFolder):
    return watching.look(linked, CancelToken())


def take_all(watching: Watching, linked: LinkedFolder) -> None:
    told = look(watching, linked)
    for each in told.new + told.changed:
        watching.put_down(linked, each, "5" * 64)


def test_a_folder_is_looked_into_with_the_folders_in_it(watching, papers):
    linked = watching.link(papers, "Documents")
    assert [Path(each.path).name for each in look(watching, linked).new] == ["a.txt", "b.txt"]
    take_all(watching, linked)
    assert look(watching, linked).new == ()


def test_a_file_that_is_gone_is_said_until_it_is_back(watching, papers):
    linked = watching.link(papers, "Documents")
    take_all(watching, linked)
    content, times = (papers / "a.txt").read_text(), (papers / "a.txt").stat()
    (papers / "a.txt").unlink()
    watching.settle(look(watching, linked))
    assert watching.gone() == [str(papers / "a.txt")]
    (papers / "a.txt").write_text(content)
    os.utime(papers / "a.txt", ns=(times.st_atime_ns, times.st_mtime_ns))
    watching.settle(look(watching, linked))
    assert watching.gone() == []


def test_a_disk_that_is_not_there_makes_nothing_gone(watching, papers):
    linked = watching.link(papers, "Documents")
    take_all(watching, linked)
    papers.rename(papers.parent / "elsewhere")
    told = look(watching, linked)
    assert not told.reachable
    watching.settle(told)
    assert watching.gone() == []


def test_what_the_user_removed_from_the_library_stays_out(watching, papers):
    linked = watching.link(papers, "Documents")
    take_all(watching, linked)
    watching.catalog.linked.leave_out([str(papers / "a.txt")])
    write(papers / "a.txt", "another text")
    told = look(watching, linked)
    assert (told.new, told.changed, told.gone) == ((), (), ())


def test_folders_that_overlap_are_refused(watching, papers):
    watching.link(papers, "Documents")
    with pytest.raises(KnownError):
        watching.link(papers / "deep", "Documents")
    with pytest.raises(KnownError):
        watching.link(papers / "nowhere", "Documents")
    watching.unlink(str(papers))
    assert watching.link(papers / "deep", "Other") in watching.folders()
