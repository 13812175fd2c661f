"""What docs/arrays.md says of numbers and bytes is what the games say."""

import ast
import doctest
import inspect
import itertools
import pathlib
import re

import anleger
import anleger.gym
import anleger.spiel
import anleger.zoo
import pytest

DOCS = pathlib.Path(__file__).parents[3] / "docs"
TABLES = {
    "Settlers": ("settlers", 4, None),
    "Carcassonne": ("carcassonne", 2, {"sets": ["dragon", "tower"]}),
    "New World": ("newworld", 2, None),
}


@pytest.mark.skipif(not (DOCS / "arrays.md").exists(), reason="the documents are not beside the package")
@pytest.mark.parametrize("name", TABLES)
def test_every_block_and_field_is_documented(name):
    text = (DOCS / "arrays.md").read_text(encoding="utf-8")
    section = text.split(f"#### {name}\n")[1].split("\n#### ")[0]
    layout = anleger.Match(*TABLES[name]).layout
    rows = [
        f"| `{part['name']}` | {part['first']} | {' × '.join(map(str, part['shape']))} | {part['about']} |"
        for part in layout["blocks"] + layout["fields"]
    ]
    rows += [
        f"| `{family['name']}` | {number} | {', '.join(family['about']) or 'nothing'} |"
        for number, family in enumerate(layout["families"])
    ]
    assert [line for line in section.splitlines() if line.startswith("| `")] == rows


def test_candidates_keep_to_their_families(game):
    match = anleger.Match(game, seed=3)
    families, seen = match.layout["families"], set()
    while not match.is_over and match.steps < 400:
        for notation, row in zip(match.actions(), match.candidates().tolist()):
            family = families[row[0]]
            assert row[1 + len(family["about"]) : 8] == [-1] * (7 - len(family["about"])), notation
            seen.add(family["name"])
        match.act(match.legal()[match.steps % len(match.legal())])
    assert len(seen) > 2


def test_kinds_of_tiles_go_by_their_letters():
    match = anleger.Match("carcassonne", seed=3, options={"sets": ["inns"]})
    kinds, hand = match.layout["kinds"], match.observe()[3]
    assert len(kinds) == len(set(kinds)) > 24
    assert kinds[hand - 1] == match.view()["phase"]["lay"]


def test_help_is_useful():
    for thing in (anleger, anleger.Match, anleger.Bot, anleger.Batch, anleger.describe, anleger.verify):
        assert len(thing.__doc__) > 40, thing
    for kind in (anleger.Match, anleger.Bot, anleger.Batch):
        for name in dir(kind):
            if not name.startswith("_"):
                assert getattr(kind, name).__doc__, name


def test_what_the_documents_show_runs():
    read = [DOCS / "python.md", pathlib.Path(__file__).parents[1] / "README.md"]
    shown = [path.read_text(encoding="utf-8") for path in read if path.exists()]
    for text in shown:
        blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
        names = {}
        for block in blocks:
            exec(block, names)
        assert blocks


@pytest.mark.parametrize("module", [anleger, anleger.gym, anleger.zoo, anleger.spiel])
def test_what_the_docstrings_show_runs(module):
    examples = doctest.DocTestParser().get_examples(module.__doc__)
    exec("".join(example.source for example in examples), {})
    assert examples


def stubs():
    """The classes and functions of the stubs: what is in a class, and what a function takes."""
    text = (pathlib.Path(anleger.__file__).parent / "_anleger.pyi").read_text(encoding="utf-8")
    tree = ast.parse(text)
    classes = {one.name: one for one in tree.body if isinstance(one, ast.ClassDef)}
    functions = {one.name: one for one in tree.body if isinstance(one, ast.FunctionDef)}
    return text, classes, functions


def taken(function):
    """The parameters of a function in the stubs as `inspect` would name them, without who it belongs to."""
    names = [one.arg for one in function.args.args]
    defaults = [ast.literal_eval(one) for one in function.args.defaults]
    defaults = [inspect.Parameter.empty] * (len(names) - len(defaults)) + defaults
    return [pair for pair in zip(names, defaults) if pair[0] not in ("self", "cls")]


def parameters(thing):
    told = inspect.signature(thing).parameters.values()
    return [(one.name, one.default) for one in told if one.name not in ("self", "cls")]


def test_stubs_say_what_there_is():
    text, classes, functions = stubs()
    for kind in (anleger.Match, anleger.Bot, anleger.Batch):
        told = {one.name: one for one in classes[kind.__name__].body}
        assert taken(told["__new__"]) == parameters(kind), kind
        there = {name for name in dir(kind) if not name.startswith("_")}
        assert there == {name for name in told if not name.startswith("_")}, kind
        for name in there:
            is_property = any(getattr(one, "id", "") == "property" for one in told[name].decorator_list)
            assert is_property == (not callable(getattr(kind, name))), f"{kind.__name__}.{name}"
            if not is_property:
                assert taken(told[name]) == parameters(getattr(kind, name)), f"{kind.__name__}.{name}"
    for name in anleger.__all__:
        thing = getattr(anleger, name)
        if name in functions:
            assert taken(functions[name]) == parameters(thing), name
        elif name in classes:
            assert [base.id for base in classes[name].bases] in ([], [thing.__base__.__name__]), name
        else:
            assert f"\n{name}: " in text, name


CODES = re.compile(r"""(?:Fault::(?:setup|action)\(|=> )\s*"([a-z-]+)\"|refused\("([a-z-]+)\"""")
#: Where a code is made, seen from the package.
SOURCES = ("src/*.rs", "src/*/*.rs", "python/anleger/*.py", "../arrays/src/fault.rs")


@pytest.mark.skipif(not (DOCS / "python.md").exists(), reason="the documents are not beside the package")
def test_every_code_of_the_package_is_documented():
    home = pathlib.Path(__file__).parents[1]
    made = set()
    for path in itertools.chain.from_iterable(home.glob(pattern) for pattern in SOURCES):
        for found in CODES.findall(path.read_text(encoding="utf-8")):
            made.update(code for code in found if "-" in code)
    told = set()
    for name in ("python.md", "protocol.md"):
        for line in (DOCS / name).read_text(encoding="utf-8").splitlines():
            if line.startswith("| `"):
                told.update(re.findall(r"`([a-z-]+)`", line.split("|")[1]))
    assert len(made) > 20 and not made - told, sorted(made - told)
