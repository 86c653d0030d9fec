"""Papers of many formats, each with a word that stands in no other, and the search for such words in files."""

from __future__ import annotations

import json
import re
import zipfile
import zlib
from collections.abc import Callable, Iterable
from pathlib import Path

_MOST = 1 << 20  # bytes that are unpacked of one stream
_PACKED = re.compile(rb"\x78[\x01\x5e\x9c\xda]")
_MAIN = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
_TYPES = "http://schemas.openxmlformats.org/package/2006/content-types"
_RELATED = "http://schemas.openxmlformats.org/package/2006/relationships"
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"
_WORDS = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"


def canary(number: int) -> str:
    """A word that stands in paper ``number`` only."""
    return f"zorbla{number:03}quindle"


def write_mixed(folder: Path, count: int) -> list[Path]:
    """Papers of each format in turn."""
    folder.mkdir(parents=True)
    kinds = list(FORMATS)
    files = [folder / f"{canary(number)}{kinds[number % len(kinds)]}" for number in range(count)]
    for number, file in enumerate(files):
        FORMATS[file.suffix](file, canary(number), f"The {canary(number)} keeps the pressure at {number + 3} bar.")
    return files


def _text(file: Path, word: str, sentence: str) -> None:
    file.write_text(f"{word} manual\n\n{sentence}\n")


def _markdown(file: Path, word: str, sentence: str) -> None:
    file.write_text(
        f"# {word}\n\n{sentence}\n\n| Name | Value |\n| --- | --- |\n| {word} rating | 40 V |\n| Mass | 2 kg |\n"
    )


def _values(file: Path, word: str, sentence: str) -> None:
    file.write_text(f"Name,Value\n{word} rating,40 V\nNote,{sentence}\n")


def _web(file: Path, word: str, sentence: str) -> None:
    file.write_text(f"<html><title>{word}</title><body><h1>{word}</h1><p>{sentence}</p></body></html>")


def _json(file: Path, word: str, sentence: str) -> None:
    file.write_text(json.dumps([{"name": word, "note": sentence}, {"name": "mass", "note": "2 kg"}]))


def _mail(file: Path, word: str, sentence: str) -> None:
    file.write_text(f"From: a@example.org\nTo: b@example.org\nSubject: {word}\n\n{sentence}\n")


def _pdf(file: Path, word: str, sentence: str) -> None:
    import pymupdf

    with pymupdf.open() as document:
        page = document.new_page()
        page.insert_text((72, 72), word, fontsize=20)
        page.insert_text((72, 120), sentence)
        document.save(file)


def _sheet(file: Path, word: str, sentence: str) -> None:
    import openpyxl

    workbook = openpyxl.Workbook()
    workbook.active.title = "Ratings"
    for row in (("Name", "Value"), (f"{word} rating", "40 V"), ("Note", sentence)):
        workbook.active.append(row)
    workbook.save(file)


def _document(file: Path, word: str, sentence: str) -> None:
    body = "".join(f"<w:p><w:r><w:t>{text}</w:t></w:r></w:p>" for text in (word, sentence))
    parts = {
        "[Content_Types].xml": f'<Types xmlns="{_TYPES}"><Default Extension="rels" ContentType="application/vnd.'
        'openxmlformats-package.relationships+xml"/>'
        f'<Override PartName="/word/document.xml" ContentType="{_MAIN}"/></Types>',
        "_rels/.rels": f'<Relationships xmlns="{_RELATED}"><Relationship Id="r1" Type="{_OFFICE}"'
        ' Target="word/document.xml"/></Relationships>',
        "word/document.xml": f'<w:document xmlns:w="{_WORDS}"><w:body>{body}</w:body></w:document>',
    }
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in parts.items():
            archive.writestr(name, text)


FORMATS: dict[str, Callable[[Path, str, str], None]] = {
    ".md": _markdown,
    ".csv": _values,
    ".txt": _text,
    ".html": _web,
    ".json": _json,
    ".eml": _mail,
    ".pdf": _pdf,
    ".xlsx": _sheet,
    ".docx": _document,
}


def traces(folder: Path, words: Iterable[str]) -> set[tuple[str, str]]:
    """Which words stand in the files and their names, as they are or packed: part of ``folder`` and word."""
    wanted = {word.encode(): word for word in words}
    pattern = re.compile(b"|".join(map(re.escape, sorted(wanted))))
    found = set()
    for path in folder.rglob("*"):
        part = path.relative_to(folder).parts[0]
        content = path.read_bytes() if path.is_file() else b""
        for text in (str(path).encode(), content, *_unpacked(content)):
            found |= {(part, wanted[match]) for match in pattern.findall(text)}
    return found


def _unpacked(content: bytes) -> Iterable[bytes]:
    """What could be the beginnings of packed texts, wherever they stand in a file."""
    for match in _PACKED.finditer(content):
        unpacking = zlib.decompressobj()
        text = b""
        for begin in range(match.start(), min(len(content), match.start() + _MOST), 512):  # as far as it goes
            try:
                text += unpacking.decompress(content[begin : begin + 512], _MOST)
            except zlib.error:
                break
            if unpacking.eof:
                break
        yield text
