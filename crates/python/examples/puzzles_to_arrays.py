"""Puzzles as arrays: positions with one best answer, for whoever measures a policy against them.

    python puzzles_to_arrays.py puzzles.jsonl [--most 100] [--out FILE.npz]

The collection of the house is `crates/puzzles/data/puzzles.jsonl`; each line of it is a match, or a position, with the
puzzles in it. Without a file two small lines of our own are read.
"""

import argparse
import json
import pathlib

import numpy as np

import anleger


def puzzles(line):
    """The puzzles of a line: yields the match where each is asked, and the puzzle."""
    told = json.loads(line)
    if told.get("position"):
        match, steps = anleger.Match.at_position(told["position"], seed=1), []
    else:
        match = anleger.Match(
            told["game"], told["seats"], told.get("options", {}), seed=told["seed"]
        )
        steps = [step for step in told.get("steps", "").split(";") if step]
    played = 0
    for puzzle in sorted(told["puzzles"], key=lambda one: one["at"]):
        for step in steps[played : puzzle["at"]]:
            seat, said = step.split(" ", 1)
            match.play(said, int(seat))
        played = puzzle["at"]
        yield match, puzzle


def arrays(match, puzzle):
    """What the asked seat sees, what it may do, and the number of the right answer."""
    seat, answer = puzzle["seat"], puzzle["answer"][0]["play"]
    return match.observe(seat), match.mask(seat), match.number(answer, seat)


def own_lines():
    """Two lines as the collection has them; the answers are what `greedy` would do."""
    for game, seats in (("carcassonne", 2), ("settlers", 3)):
        match, bot = anleger.Match(game, seats, seed=3), anleger.Bot("greedy", seed=3)
        steps = []
        while len(steps) < 20:
            seat = match.current_player
            steps.append(f"{seat} {bot.play(match)}")
        answer = [{"play": bot.choose(match)}]
        puzzle = {"id": game, "at": len(steps), "seat": match.current_player, "answer": answer}
        told = {"game": game, "seats": seats, "seed": match.seed, "steps": ";".join(steps)}
        yield json.dumps({**told, "puzzles": [puzzle]})


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", nargs="?", type=pathlib.Path)
    parser.add_argument("--most", type=int, default=100, help="how many matches to read")
    parser.add_argument("--out", type=pathlib.Path)
    given = parser.parse_args()
    lines = given.file.read_text(encoding="utf-8").splitlines() if given.file else list(own_lines())
    # What `anleger puzzles find` says of itself between its matches is no match.
    lines = [line for line in lines if '"puzzles":' in line][: given.most]
    found, chance = {}, []
    for line in lines:
        for match, puzzle in puzzles(line):
            seen, mask, answer = arrays(match, puzzle)
            assert mask[answer] == 1
            chance.append(1 / mask.sum())
            found[puzzle["id"]] = (seen, mask, answer)
    print(f"{len(found)} puzzles; who guesses finds {np.mean(chance):.0%} of them")
    if given.out:
        keys = list(found)
        parts = {f"{key}_{name}": part for key in keys for name, part in zip(("seen", "mask", "answer"), found[key])}
        np.savez_compressed(given.out, **parts)
