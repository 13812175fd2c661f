"""Random play: whole matches of every game, one after the other and many at once."""

import numpy as np

import anleger

for game in anleger.games():
    match = anleger.Match(game, seed=7)
    rng = np.random.default_rng(7)
    while not match.is_over:
        match.act(rng.choice(match.legal()))
    print(f"{game}: {match.steps} steps, points {match.points()}, winners {match.winners}")

    batch = anleger.Batch(game, 64, seed=7)
    ended = 0
    for _ in range(200):
        batch.step(batch.drawn)  # or what a model prefers among batch.masks
        ended += int((batch.ends == 1).sum())
    print(f"{game}: {ended} matches ended in {200 * len(batch)} decisions")
