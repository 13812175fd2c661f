"""The environment for Catan that people use from Python today, at random play, measured as `ours.py` measures."""

import random
import time
from importlib.metadata import version

import gymnasium

STEPS = 5_000

env = gymnasium.make("catanatron_gym:catanatron-v1")
env.reset(seed=1)
random.seed(1)
best = None
for _ in range(3):
    clock, burnt = time.perf_counter(), time.process_time()
    for _ in range(STEPS):
        action = random.choice(env.unwrapped.get_valid_actions())
        _, _, over, cut, _ = env.step(action)
        if over or cut:
            env.reset()
    times = time.process_time() - burnt, time.perf_counter() - clock
    best = min(best or times, times)
burnt, clock = (1e9 * one / STEPS for one in best)
name = f"catanatron_gym {version('catanatron_gym')}, base game, no trade, two seats, one environment"
print(f"{name:58} {1e9 / clock:12,.0f} steps/s  {burnt:9,.0f} ns of a core per step")
