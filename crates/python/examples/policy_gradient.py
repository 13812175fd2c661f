"""A policy gradient with PyTorch on a small board: REINFORCE over the features of the legal decisions.

PyTorch is not needed for anything else here: `pip install "anleger[torch]"`.
"""

import sys

import numpy as np

import anleger

try:
    import torch
except ImportError:
    print("skipped: there is no PyTorch")
    sys.exit(0)

SMALL = {"left_over": 61, "followers": 3}


def play(policy, seed, learner=0):
    """One match against random play; returns the logarithms of what was chosen, and the difference in points."""
    match, rival = anleger.Match("carcassonne", 2, SMALL, seed=seed), anleger.Bot("random", seed=seed)
    chosen = []
    while not match.is_over:
        if match.current_player != learner:
            rival.play(match)
            continue
        rows = match.candidates()
        if len(rows) == 1:
            match.act(match.legal()[0])
            continue
        # Family, part of the tile, points at once, own projection, the other's.
        features = torch.tensor(rows[:, [0, 3, 8, 9, 10]], dtype=torch.float32) / 10
        picked = torch.distributions.Categorical(logits=policy(features).squeeze(1))
        action = picked.sample()
        chosen.append(picked.log_prob(action))
        match.act(match.legal()[int(action)])
    points = match.points()
    return chosen, points[learner] - points[1 - learner]


if __name__ == "__main__":
    torch.manual_seed(1)
    torch.set_num_threads(1)
    policy = torch.nn.Sequential(torch.nn.Linear(5, 16), torch.nn.Tanh(), torch.nn.Linear(16, 1))
    optimizer = torch.optim.Adam(policy.parameters(), lr=0.01)
    leads, baseline = [], 0.0
    for number in range(600):
        chosen, lead = play(policy, seed=number, learner=number % 2)
        baseline += 0.02 * (lead - baseline)
        loss = -torch.stack(chosen).sum() * (lead - baseline) / 10
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        leads.append(lead)
    first, last = np.mean(leads[:100]), np.mean(leads[-100:])
    print(f"lead over random play: {first:.1f} points in the first hundred matches, {last:.1f} in the last")
    assert last > first
