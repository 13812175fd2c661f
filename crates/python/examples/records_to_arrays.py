"""Records and positions as arrays: what was seen, what was legal and what was decided, step by step.

    python records_to_arrays.py RECORD… [--out FILE.npz]

Without a file it plays one match and reads its record.
"""

import argparse
import pathlib

import numpy as np

import anleger


def decisions(record):
    """Replays a record: yields the match before every decision, with the seat and the notation of what it decided."""
    whole = anleger.Match.load(record)
    chance = [line.split() for line in record.splitlines()]
    match = anleger.Match.at_position(whole.position(steps=0), chance="external", names=whole.names)
    for words in chance:
        # "12 0 lay 1,0 0" is a decision of seat 0, "13 * A" what chance brought.
        if not words or not words[0].rstrip(".").isdigit():
            continue
        who, said = words[1], " ".join(words[2:])
        if who.isdigit():
            yield match, int(who), said
            match.play(said, int(who))
        else:
            match.settle(said)


def arrays(record):
    """Observations, numbers of the decisions and the seats that made them."""
    seen, numbers, seats = [], [], []
    for match, seat, said in decisions(record):
        seen.append(match.observe(seat))
        numbers.append(match.number(said, seat) if said in match.actions(seat) else -1)
        seats.append(seat)
    return np.array(seen), np.array(numbers), np.array(seats, np.uint8)


def sample():
    match = anleger.Match("settlers", 3, seed=11, options={"points_to_win": 5})
    bot = anleger.Bot("greedy", seed=11)
    while not match.is_over:
        bot.play(match)
    return match.record()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("records", nargs="*", type=pathlib.Path)
    parser.add_argument("--out", type=pathlib.Path)
    given = parser.parse_args()
    for text in [path.read_text() for path in given.records] or [sample()]:
        seen, numbers, seats = arrays(text)
        print(f"{len(numbers)} decisions, observations {seen.shape}, {np.unique(numbers).size} different numbers")
        if given.out:
            np.savez_compressed(given.out, observations=seen, actions=numbers, seats=seats)
