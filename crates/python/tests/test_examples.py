import importlib.util
import pathlib
import subprocess
import sys

import nbclient
import nbformat
import pytest

EXAMPLES = pathlib.Path(__file__).parent.parent / "examples"


@pytest.mark.parametrize("name", sorted(path.name for path in EXAMPLES.glob("*.py")))
def test_an_example_runs(name):
    ran = subprocess.run([sys.executable, EXAMPLES / name], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    if ran.stdout.startswith("skipped"):
        pytest.skip(ran.stdout.strip())
    assert ran.stdout


def test_the_notebook_runs_and_shows_pictures():
    notebook = nbformat.read(EXAMPLES / "pictures.ipynb", as_version=4)
    nbclient.NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    pictures = [output for output in outputs if "image/svg+xml" in output.get("data", {})]
    assert len(pictures) == 2
    assert not any(output.output_type == "error" for output in outputs)


def module(name):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


def test_shipped_records_become_arrays():
    reader, house = module("records_to_arrays"), EXAMPLES.parents[2]
    records = [house / "docs/sample.anleger", *sorted((house / "tests/archive").glob("**/*.anleger"))]
    if not records[0].exists():
        pytest.skip("the records are not beside the package")
    for record in records[:8]:
        seen, numbers, seats = reader.arrays(record.read_text(encoding="utf-8"))
        assert len(seen) == len(numbers) == len(seats) > 3, record
        # Offers that no list holds have no number.
        assert (numbers >= 0).mean() > 0.9, record


def test_shipped_puzzles_become_arrays():
    reader = module("puzzles_to_arrays")
    shipped = EXAMPLES.parents[2] / "crates/puzzles/data/puzzles.jsonl"
    if not shipped.exists():
        pytest.skip("the puzzles are not beside the package")
    lines = [line for line in shipped.read_text(encoding="utf-8").splitlines() if '"puzzles":' in line]
    assert len(lines) > 100
    for line in lines[::40]:
        for match, puzzle in reader.puzzles(line):
            seen, mask, answer = reader.arrays(match, puzzle)
            assert mask[answer] == 1 and mask.sum() > 1 and seen.any()
