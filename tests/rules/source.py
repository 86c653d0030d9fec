"""A module of ours as the rules see it: its name, its text, its imports."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = "localmind_desktop"


@dataclass(frozen=True)
class Import:
    """One imported name. ``module`` is what stands behind ``from`` or ``import``; ``lazy`` is inside a function."""

    module: str
    name: str
    line: int
    lazy: bool
    relative: bool
    for_types_only: bool

    @property
    def engine(self) -> str:
        return self.module.partition(".")[0]


@dataclass(frozen=True)
class Module:
    name: str
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @cached_property
    def place(self) -> str:
        """The name within the package: ``core.model``; empty for the package itself."""
        return self.name.removeprefix(PACKAGE).removeprefix(".")

    @cached_property
    def layer(self) -> str:
        return self.place.partition(".")[0]

    @cached_property
    def imports(self) -> list[Import]:
        return list(_imports(self.tree, lazy=False, for_types_only=False))

    def broken(self, line: int, sentence: str) -> str:
        return f"{self.name}:{line}: {sentence}"


@cache
def modules() -> list[Module]:
    """All modules of the package, read once."""
    return [Module(_name(path), path.read_text("utf-8")) for path in sorted((ROOT / PACKAGE).rglob("*.py"))]


def _name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imports(node: ast.AST, *, lazy: bool, for_types_only: bool) -> Iterator[Import]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import):
            for alias in child.names:
                yield Import(alias.name, "", child.lineno, lazy, relative=False, for_types_only=for_types_only)
        elif isinstance(child, ast.ImportFrom):
            for alias in child.names:
                relative = child.level > 0
                yield Import(child.module or "", alias.name, child.lineno, lazy, relative, for_types_only)
        else:
            inside = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
            types = isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test)
            yield from _imports(child, lazy=lazy or inside, for_types_only=for_types_only or types)
