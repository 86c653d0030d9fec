"""Rules 6, 7 and 8, and the words: threads, processes, module state, size, annotations, names."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.rules.source import Module

LONGEST_FILE, LONGEST_FUNCTION = 400, 60  # lines
THREADS = {"Thread", "Timer", "QThread", "QThreadPool", "QRunnable", "ThreadPoolExecutor"}
PROCESS_MODULES = {"multiprocessing", "subprocess", "pty"}
PROCESS_CALLS = {"fork", "forkpty", "spawnv", "posix_spawn", "popen", "ProcessPoolExecutor", "QProcess"}
BANNED_WORDS = {"manager", "helper", "helpers", "util", "utils", "utility", "utilities", "handler", "handlers"}
BANNED_NAMES = {"data", "info"}
CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]*|__[a-z]+__|log")
TYPE_NAME = re.compile(r"_?[A-Z][A-Za-z0-9]*")
EMPTY = {
    "{}",
    "[]",
    "set()",
    "dict()",
    "list()",
    "deque()",
    "defaultdict(list)",
    "defaultdict(dict)",
    "defaultdict(set)",
}
Function = ast.FunctionDef | ast.AsyncFunctionDef


def threads(module: Module) -> Iterator[str]:
    """Long-lived threads exist in `bridge` only; `core/parallel.py` joins its own; the connector is another program."""
    if module.layer == "bridge" or module.place in ("core.parallel", "core.children.connecting"):
        return
    for node, name in _used(module):
        if name in THREADS:
            yield module.broken(node.lineno, f"{name}: threads belong to bridge")


def processes(module: Module) -> Iterator[str]:
    """Child processes in `core/children` only; `freeze_support` where a program begins."""
    if module.place.startswith("core.children"):
        return
    for entry in module.imports:
        harmless = entry.name == "freeze_support" or (module.layer == "__main__" and entry.module == "multiprocessing")
        if entry.engine in PROCESS_MODULES and not harmless and entry.module != "multiprocessing.connection":
            yield module.broken(entry.line, f"{entry.module}: child processes belong to core/children")
    for node, name in _used(module):
        if name in PROCESS_CALLS:
            yield module.broken(node.lineno, f"{name}: child processes belong to core/children")


def spawn_only(module: Module) -> Iterator[str]:
    for node in ast.walk(module.tree):
        chooses = isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("get_context", "set_start_method"))
        if chooses and [ast.unparse(argument) for argument in node.args] != ["'spawn'"]:
            yield module.broken(node.lineno, "child processes are spawned, never forked")


def module_state(module: Module) -> Iterator[str]:
    """No module state but constants, types and loggers."""
    for node in module.tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = [name for target in targets for name in ast.unparse(target).strip("()").split(", ")]
            empty = node.value is not None and ast.unparse(node.value) in EMPTY
            allowed = all(CONSTANT.fullmatch(name) or _is_type(node, name) for name in names)
            if empty or not allowed or isinstance(node, ast.AugAssign):
                yield module.broken(node.lineno, f"module state: {', '.join(names)}")
    for inner in ast.walk(module.tree):
        if isinstance(inner, ast.Global):
            yield module.broken(inner.lineno, "module state: global")


def file_size(module: Module) -> Iterator[str]:
    lines = len(module.text.splitlines())
    if lines > LONGEST_FILE:
        yield module.broken(lines, f"{lines} lines, more than {LONGEST_FILE}")


def function_size(module: Module) -> Iterator[str]:
    for function in _functions(module):
        lines = (function.end_lineno or function.lineno) - function.lineno + 1
        if lines > LONGEST_FUNCTION:
            yield module.broken(function.lineno, f"{function.name} has {lines} lines, more than {LONGEST_FUNCTION}")


def annotations(module: Module) -> Iterator[str]:
    for function in _functions(module):
        arguments = function.args
        named = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
        named += [extra for extra in (arguments.vararg, arguments.kwarg) if extra is not None]
        bare = [
            argument.arg for argument in named if argument.annotation is None and argument.arg not in ("self", "cls")
        ]
        if bare or function.returns is None:
            yield module.broken(function.lineno, f"{function.name} is not annotated: {', '.join(bare) or 'its result'}")


def words(module: Module) -> Iterator[str]:
    """Names that say nothing are not used, for modules, classes, functions, arguments or variables."""
    if _is_banned(module.place.rpartition(".")[2]):
        yield module.broken(1, f"{module.place}: a name that says nothing")
    for node in ast.walk(module.tree):
        name = _defined(node)
        if name is not None and (_is_banned(name) or _says_nothing(module, node, name)):
            yield module.broken(getattr(node, "lineno", 1), f"{name}: a name that says nothing")


def blanket_excepts(module: Module) -> Iterator[str]:
    """Nothing is caught wholesale, but to log every bug or to clean up and raise it again."""
    for node in ast.walk(module.tree):
        if not isinstance(node, ast.ExceptHandler) or not _is_blanket(node):
            continue
        if "log.exception" not in ast.unparse(node) and ast.unparse(node.body[-1]) != "raise":
            yield module.broken(node.lineno, "a blanket except that swallows bugs")


def _is_blanket(node: ast.ExceptHandler) -> bool:
    return node.type is None or bool(re.search(r"\b(Base)?Exception\b", ast.unparse(node.type)))


def _is_banned(name: str) -> bool:
    return not BANNED_WORDS.isdisjoint(word.lower() for word in re.findall("[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name))


def _says_nothing(module: Module, node: ast.AST, name: str) -> bool:
    is_function = isinstance(node, Function)
    if is_function and name == "data" and module.layer in ("bridge", "ui"):
        return False  # Qt's item models call it so
    return name in BANNED_NAMES or (is_function and name == "process")


def _defined(node: ast.AST) -> str | None:
    """The name that ``node`` gives to something of ours."""
    match node:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
            return name
        case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()):
            return name
        case ast.Attribute(attr=name, ctx=ast.Store()):
            return name
        case _:
            return None


def _functions(module: Module) -> Iterator[Function]:
    return (node for node in ast.walk(module.tree) if isinstance(node, Function))


def _used(module: Module) -> Iterator[tuple[ast.Name | ast.Attribute, str]]:
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Name):
            yield node, node.id
        elif isinstance(node, ast.Attribute):
            yield node, node.attr


def _is_type(node: ast.Assign | ast.AnnAssign | ast.AugAssign, name: str) -> bool:
    return TYPE_NAME.fullmatch(name) is not None and not isinstance(node.value, ast.Dict | ast.List | ast.Set)
