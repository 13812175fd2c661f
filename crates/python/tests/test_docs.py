"""What docs/arrays.md says of numbers and bytes is what the games say."""

import pathlib

import anleger
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
    assert [line for line in section.splitlines() if line.startswith("| `")] == rows


def test_help_is_useful():
    for thing in (anleger, anleger.Match, anleger.Bot, anleger.Batch, anleger.describe, anleger.verify):
        assert len(thing.__doc__) > 40, thing
    for kind in (anleger.Match, anleger.Bot, anleger.Batch):
        for name in dir(kind):
            if not name.startswith("_"):
                assert getattr(kind, name).__doc__, name


def test_stubs_name_what_there_is():
    stubs = (pathlib.Path(anleger.__file__).parent / "_anleger.pyi").read_text(encoding="utf-8")
    for kind in (anleger.Match, anleger.Bot, anleger.Batch):
        told = stubs.split(f"class {kind.__name__}:")[1].split("\nclass ")[0]
        for name in dir(kind):
            if not name.startswith("_"):
                assert f"def {name}(" in told, f"{kind.__name__}.{name}"
    for name in anleger.__all__:
        assert f"def {name}(" in stubs or f"class {name}" in stubs or f"{name}:" in stubs, name
