"""Source code and settings: what is headed, and that every line is kept under the heading that it belongs to."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from localmind_desktop.core.errors import NothingToRead
from localmind_desktop.core.model import BlockKind, Kind, PageRead
from localmind_desktop.core.parsing.flowing.content import FlowText
from localmind_desktop.core.parsing.formats.code import read
from localmind_desktop.core.parsing.formats.reading import read_flowing

OUTSIDE = "Outside of functions and classes"
WORDS = ("pump", "druck", "ventil", "größe", "模块", "start", "stop", "wert")


def texts(folder: Path, name: str, source: str) -> list[FlowText]:
    path = folder / name
    path.write_text(source, encoding="utf-8")
    content = read(path).content
    assert all(isinstance(item, FlowText) for item in content)
    return [item for item in content if isinstance(item, FlowText)]


def headings(folder: Path, name: str, source: str) -> list[tuple[int, str]]:
    return [(item.level, item.text) for item in texts(folder, name, source) if item.kind is BlockKind.HEADING]


def squeezed(text: str) -> str:
    return "".join(text.split())


def under(content: list[FlowText]) -> list[tuple[str, str]]:
    """Each line of the listings with the heading above it."""
    found, heading = [], ""
    for item in content:
        if item.kind is BlockKind.HEADING:
            heading = item.text
        else:
            found += [(heading, line.strip()) for line in item.text.split("\n") if line.strip()]
    return found


def drawn_python(rng: random.Random) -> tuple[str, list[tuple[str, str]]]:
    """A program, and each of its lines with its heading."""
    lines: list[str] = []
    truth: list[tuple[str, str]] = []

    def write(line: str, heading: str) -> None:
        lines.append(line)
        if line.strip():
            truth.append((heading, line.strip()))

    count = iter(range(10_000))

    def name() -> str:
        return f"{rng.choice(WORDS)}_{next(count)}"

    def function(indent: str) -> None:
        heading = f"{rng.choice(['def', 'async def'])} {name()}"
        if rng.random() < 0.3:
            write(f"{indent}# about {heading}", heading)
        if rng.random() < 0.3:
            write(f"{indent}@decorated({next(count)})", heading)
        write(f"{indent}{heading}(a, b={next(count)}):", heading)
        for _ in range(rng.randint(1, 4)):
            write(f"{indent}    {name()} = {next(count)}", heading)
            if rng.random() < 0.3:
                write("", heading)
        if rng.random() < 0.2:
            write(f"{indent}    def inner_{next(count)}():", heading)
            write(f"{indent}        return {next(count)}", heading)

    write('"""What it is for."""', "")
    write("import os", "")
    for _ in range(rng.randint(1, 6)):
        write("", "")
        choice = rng.random()
        if choice < 0.4:
            function("")
        elif choice < 0.7:
            heading = f"class {name()}"
            write(f"{heading}(Base):", heading)
            write(f"    {name()} = {next(count)}", heading)
            for _ in range(rng.randint(1, 3)):
                write("", "")
                function("    ")
            write(f"    {name()} = {next(count)}", heading)
        else:
            heading = OUTSIDE if any(heading for heading, _ in truth) else ""
            write(f"{name()} = {next(count)}", heading)
    return "\n".join(lines) + "\n", truth


@pytest.mark.parametrize("seed", range(40))
def test_every_line_stands_under_the_function_or_class_that_holds_it(tmp_path: Path, seed: int) -> None:
    source, truth = drawn_python(random.Random(seed))
    assert under(texts(tmp_path, "drawn.py", source)) == truth


LANGUAGES = {
    "a.java": (
        "package x;\n/** A pump. */\n@Entity\npublic class Pump extends Part {\n  int a;\n"
        "  @Override\n  public void start(int p) {\n    a = p;\n  }\n  enum Mode { ON }\n}\n",
        [(1, "public class Pump"), (2, "public void start"), (2, "enum Mode")],
    ),
    "a.ts": (
        "export const add = (a: number) => a;\nexport class Foo {\n  constructor() {}\n  get y() { return 1; }\n}\n",
        [(1, "const add"), (1, "class Foo"), (2, "constructor"), (2, "get y")],
    ),
    "a.js": ("async function f() {\n}\nvar g = function () {\n};\n", [(1, "async function f"), (1, "var g")]),
    "a.c": (
        "#include <x.h>\nvoid before(void);\nstatic char *\nmake(int a)\n{\n}\nstruct pump { int x; };\n",
        [(1, "static char * make"), (1, "struct pump")],
    ),
    "a.cpp": (
        "namespace n {\ntemplate <class T>\nclass A {\n  int f() { return 1; }\n};\n}\nint n::A::g() { return 1; }\n",
        [(1, "namespace n"), (2, "class A"), (3, "int f"), (1, "int n::A::g")],
    ),
    "a.go": (
        "package a\ntype P struct { X int }\nfunc (p *P) Run() error { return nil }\n",
        [(1, "type P"), (1, "func (p *P) Run")],
    ),
    "a.rs": (
        "pub struct P;\nimpl fmt::Display for P {\n  fn fmt(&self) {}\n}\n",
        [(1, "pub struct P"), (1, "impl fmt::Display for P"), (2, "fn fmt")],
    ),
    "a.rb": (
        "module M\n  class A\n    def self.x\n    end\n  end\nend\n",
        [(1, "module M"), (2, "class A"), (3, "def self.x")],
    ),
    "a.php": ("<?php\nclass B {\n  public function c() {}\n}\n", [(1, "class B"), (2, "public function c")]),
    "a.cs": (
        "namespace A {\n  class B {\n    public B() {}\n    void D() {}\n  }\n}\n",
        [(1, "namespace A"), (2, "class B"), (3, "public B"), (3, "void D")],
    ),
    "a.kt": ("class P {\n  fun s() {}\n}\nfun main() {}\n", [(1, "class P"), (2, "fun s"), (1, "fun main")]),
    "a.swift": ("class P {\n  func s() {}\n}\nstruct Q {}\n", [(1, "class P"), (2, "func s"), (1, "struct Q")]),
    "a.scala": ("object M {\n  def f(x: Int) = x\n}\ntrait T\n", [(1, "object M"), (2, "def f"), (1, "trait T")]),
    "a.lua": ("local function f() end\nfunction M.g() end\n", [(1, "local function f"), (1, "function M.g")]),
    "a.sh": ("f() {\n  ls\n}\n", [(1, "f")]),
    "a.sql": (
        "CREATE TABLE IF NOT EXISTS pumps (\n id int);\ncreate or replace function f() returns int;\n",
        [(1, "CREATE TABLE IF NOT EXISTS pumps"), (1, "create or replace function f")],
    ),
    "a.st": ("FUNCTION_BLOCK FB_Pump\nVAR x : INT; END_VAR\nEND_FUNCTION_BLOCK\n", [(1, "FUNCTION_BLOCK FB_Pump")]),
    "a.yaml": (
        "version: 3\nname: x\nservices:\n  web:\n    port: 1\nvolumes:\n- a\n",
        [(1, "version"), (1, "services"), (1, "volumes")],
    ),
    "a.toml": ("x = 1\n[tool.a]\nb = 2\n[[c]]\nd = 3\n", [(1, "tool.a"), (1, "c")]),
    "a.ini": ("; note\n[main]\na=1\n", [(1, "main")]),
}


@pytest.mark.parametrize("name", LANGUAGES)
def test_definitions_and_sections_are_headed_in_the_words_of_their_language(tmp_path: Path, name: str) -> None:
    source, truth = LANGUAGES[name]
    assert headings(tmp_path, name, source) == truth
    listed = [item.text for item in texts(tmp_path, name, source) if item.kind is BlockKind.CODE]
    assert squeezed("".join(listed)) == squeezed(source)


def test_old_and_broken_python_is_read_too(tmp_path: Path) -> None:
    source = "def old():\n    print 'two'\n\ndef broken(:\n    x = (\n\ndef whole():\n    return 1\n"
    content = texts(tmp_path, "old.py", source)
    assert ("def old", "print 'two'") in under(content)
    assert squeezed("".join(text.text for text in content if text.kind is BlockKind.CODE)) == squeezed(source)


def test_an_unknown_language_is_parted_at_blank_lines_before_unindented_ones(tmp_path: Path) -> None:
    content = texts(tmp_path, "a.awl", "A %I0.0\n\n  = %Q0.0\n\nO %I0.1\n")
    assert [text.text for text in content] == ["A %I0.0\n\n  = %Q0.0\n", "O %I0.1"]


def test_pages_keep_the_order_of_a_long_listing(tmp_path: Path) -> None:
    path = tmp_path / "long.py"
    path.write_text("".join(f"def f{n}():\n    return {n}\n\n" for n in range(300)))
    pages = [event for event in read_flowing(path, Kind.CODE) if isinstance(event, PageRead)]
    lines = [line.text for page in pages for block in page.blocks for line in block.lines if block.kind == "code"]
    assert lines == [text for n in range(300) for text in (f"def f{n}():", f"return {n}")]


@pytest.mark.parametrize("content", [b"", b"\n\n  \n", b"\x00\x00"])
def test_a_file_without_a_letter_holds_nothing(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "empty.py"
    path.write_bytes(content)
    with pytest.raises(NothingToRead):
        list(read_flowing(path, Kind.CODE))


def test_deep_nesting_and_random_bytes_end(tmp_path: Path) -> None:
    rng = random.Random(1)
    sources = ["(" * 50_000, "{" * 50_000, "class A:\n" * 3_000, "-" * 200_000 + "x", "a" + " " * 200_000 + "b"]
    sources += ["".join(chr(rng.randint(32, 0x3FF)) for _ in range(20_000)) for _ in range(3)]
    for source in sources:
        for name in ("a.py", "a.c", "a.js", "a.yaml", "a.ini", "a.sql"):
            listed = [item.text for item in texts(tmp_path, name, source) if item.kind is BlockKind.CODE]
            assert squeezed("".join(listed)) == squeezed(source.replace("\f", ""))
