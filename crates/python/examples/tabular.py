"""Tabular learning on a small board: Carcassonne that is over after four tiles.

Each seat lays two of them. A table remembers, for every observation that was met, how many points each action has
brought in the end; the learner takes the best it knows and tries something else now and then.
"""

from collections import defaultdict

import numpy as np

import anleger

SMALL = {"left_over": 67, "farmers": False, "followers": 1}


def learn(matches, seed=1, tries=0.2):
    """Plays and remembers; returns the points of every match in order."""
    rng = np.random.default_rng(seed)
    worth = defaultdict(lambda: defaultdict(lambda: [0.0, 0]))
    points = []
    for number in range(matches):
        match = anleger.Match("carcassonne", 2, SMALL, seed=int(rng.integers(1 << 40)))
        made = []
        # The learner sits in both seats: what one has found out serves the other.
        while not match.is_over:
            seat, legal = match.current_player, match.legal()
            # What is in the hand and where it may go: small enough for a table.
            key = (match.observe(seat)[:16].tobytes(), tuple(legal))
            known = worth[key]
            if rng.random() < tries * (1 - number / matches) or not known:
                action = int(rng.choice(legal))
            else:
                action = max(known, key=lambda one: known[one][0])
            made.append((seat, key, action))
            match.act(action)
        final = match.points()
        for seat, key, action in made:
            mean, count = worth[key][action]
            worth[key][action] = [mean + (final[seat] - mean) / (count + 1), count + 1]
        points.append(sum(final))
    return points, len(worth)


if __name__ == "__main__":
    points, positions = learn(6_000)
    first, last = np.mean(points[:1_000]), np.mean(points[-1_000:])
    print(f"{positions} positions; points of both: {first:.2f} in the first thousand, {last:.2f} in the last")
    assert last > first
