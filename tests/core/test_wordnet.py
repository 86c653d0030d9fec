"""Synonyms from WordNet's own files, drawn small."""

import zipfile
from pathlib import Path

import pytest

from localmind_desktop.core.wordnet import OFF, open_wordnet

HEAD = b"  1 This is a licence.\n"


def _written(folder: Path) -> Path:
    """A WordNet of three nouns and a verb."""
    folder.mkdir(parents=True)
    synsets = {"car": b"06 n 03 car 0 auto 0 motor_vehicle 0 001 @ 00000000 n 0000 | a machine\n"}
    synsets["carriage"] = b"06 n 02 carriage 0 car 1 001 @ 00000000 n 0000 | of a train\n"
    data, offsets = HEAD, {}
    for name, line in synsets.items():
        offsets[name] = len(data)
        data += b"%08d " % len(data) + line
    both = b"%08d %08d" % (offsets["car"], offsets["carriage"])
    index = HEAD + b"auto n 1 1 @ 1 0 %08d\n" % offsets["car"] + b"car n 2 1 @ 2 1 " + both + b"  \n"
    (folder / "data.noun").write_bytes(data)
    (folder / "index.noun").write_bytes(index)
    verb = HEAD + b"%08d 30 v 02 begin 0 start 0 000 01 + 08 00 | to go\n" % len(HEAD)
    (folder / "data.verb").write_bytes(verb)
    (folder / "index.verb").write_bytes(HEAD + b"start v 1 0 1 1 %08d\n" % len(HEAD))
    for kind in ("adj", "adv"):
        (folder / f"data.{kind}").write_bytes(HEAD)
        (folder / f"index.{kind}").write_bytes(HEAD)
    return folder


@pytest.fixture(params=["folder", "zip"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    folder = _written(tmp_path / "wordnet")
    if request.param == "folder":
        return str(folder)
    with zipfile.ZipFile(tmp_path / "wordnet.zip", "w") as archive:
        for path in folder.iterdir():
            archive.write(path, f"wordnet/{path.name}")
    return str(tmp_path / "wordnet.zip")


def test_the_first_synset_gives_the_synonyms(place):
    wordnet = open_wordnet(place)
    assert wordnet is not None
    assert wordnet.synonyms(["car", "Cars", "start", "unheard", "CTRL_1"]) == {
        "car": ("auto", "motor vehicle"),
        "Cars": ("auto", "motor vehicle"),
        "start": ("begin",),
    }


def test_nltk_keeps_it_where_it_is_looked_for(tmp_path, monkeypatch):
    _written(tmp_path / "corpora" / "wordnet")
    monkeypatch.setenv("NLTK_DATA", str(tmp_path))
    wordnet = open_wordnet("")
    assert wordnet is not None
    assert wordnet.synonyms(["start"]) == {"start": ("begin",)}


def test_without_one_there_are_no_synonyms(tmp_path):
    assert open_wordnet(OFF) is None
    assert open_wordnet(str(tmp_path)) is None
    (tmp_path / "wordnet.zip").write_bytes(b"no zip")
    assert open_wordnet(str(tmp_path / "wordnet.zip")) is None
    (tmp_path / "index.noun").write_bytes(b"")  # an empty file cannot be mapped
    assert open_wordnet(str(tmp_path)) is None
