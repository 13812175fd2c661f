"""A Gymnasium environment: one learner against named bots, any game, any options.

    >>> import gymnasium, anleger.gym
    >>> env = gymnasium.make("anleger/Settlers-v0", opponents=("greedy", "random", "random"))
    >>> observation, info = env.reset(seed=1)
    >>> action = env.action_space.sample(info["action_mask"])

An observation is a dict of "observation", the bytes of `docs/arrays.md`, and "action_mask", 1 for every number
that is legal; "action_mask" stands in `info` as well.
"""

from __future__ import annotations

from typing import Any, Optional, Sequence

import gymnasium
import numpy as np
from gymnasium import spaces

from ._anleger import Batch, IllegalAction, describe
from ._refused import refused

__all__ = ["AnlegerEnv", "register"]

#: The id of each game's environment.
IDS = {
    "anleger/Carcassonne-v0": "carcassonne",
    "anleger/NewWorld-v0": "newworld",
    "anleger/Settlers-v0": "settlers",
}


def register() -> None:
    """Makes the environments known to `gymnasium.make`; importing this module has done so already."""
    for name, game in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name, entry_point="anleger.gym:AnlegerEnv", kwargs={"game": game}
            )


class AnlegerEnv(gymnasium.Env):
    """One seat is yours; the others are played by bots, without a step of yours.

    `opponents` names who plays the other seats, clockwise from yours: "random" or any bot or level
    (`anleger.levels()`). `seat` is where you sit; None means another seat in every match, by its seed. `reward` is
    "win" (at the end 1 shared by the winners, -1 shared by the others) or "points" (each when it is made).
    `illegal` says what an action that is not legal does: "lose" ends the match with -1 and says so in
    info["illegal"], "raise" raises `anleger.IllegalAction` and changes nothing. After `max_decisions` of all seats a
    match is truncated.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str = "settlers",
        opponents: Optional[Sequence[str]] = None,
        options: Optional[dict[str, Any]] = None,
        seat: Optional[int] = 0,
        reward: str = "win",
        illegal: str = "lose",
        max_decisions: int = 20_000,
        render_mode: Optional[str] = None,
    ):
        if illegal not in ("lose", "raise"):
            raise refused("bad-illegal", "illegal is 'lose' or 'raise'")
        if render_mode not in (None, "ansi"):
            raise refused("bad-render-mode", "render_mode is None or 'ansi'")
        if opponents is None:
            opponents = ("random",) * (max(describe(game)["seats"][0], 2) - 1)
        self.game, self.opponents, self.seat = game, tuple(opponents), seat
        self.illegal, self.render_mode = illegal, render_mode
        self._seats = len(self.opponents) + 1
        if seat is not None and not 0 <= seat < self._seats:
            raise refused("no-such-seat", f"seat is None or 0 to {self._seats - 1}")
        self._plan: dict[str, Any] = dict(
            options=options, reward=reward, max_decisions=max_decisions, again="next-step", threads=1
        )
        self._at = 0 if seat is None else seat
        self._batches: dict[int, Batch] = {}
        self._sit(self._at, seed=None)
        widths = self._observation.shape[0], self._mask.shape[0]
        self.action_space = spaces.Discrete(widths[1])
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (widths[0],), np.uint8),
                "action_mask": spaces.Box(0, 1, (widths[1],), np.int8),
            }
        )

    def _sit(self, seat: int, seed: Optional[int]) -> None:
        """Takes a seat and begins a match."""
        batch = self._batches.get(seat)
        if batch is None:
            players = ["caller", *self.opponents]
            players = players[-seat:] + players[:-seat] if seat else players
            batch = Batch(self.game, 1, players=players, seed=seed, **self._plan)
            self._batches[seat] = batch
        else:
            batch.reset(seed)
        self._at, self._batch, self._over = seat, batch, False
        # Views on memory that the batch writes.
        self._observation, self._mask = batch.observations[0], batch.masks.view(np.int8)[0]
        self._reward, self._ends = batch.rewards[0], batch.ends
        self._step, self._action = batch.step_one, None

    def _look(self) -> dict[str, np.ndarray]:
        return {"observation": self._observation.copy(), "action_mask": self._mask.copy()}

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        """Begins a match; the same seed begins the same one."""
        super().reset(seed=seed)
        begun = int(self.np_random.integers(1 << 63))
        seat = begun % self._seats if self.seat is None else self.seat
        self._sit(seat, begun)
        look = self._look()
        return look, {"action_mask": look["action_mask"], "seat": seat}

    def step(self, action: int) -> tuple[dict[str, np.ndarray], float, bool, bool, dict[str, Any]]:
        """Carries out your decision and plays on until you decide again."""
        if self._over:
            raise gymnasium.error.ResetNeeded("the match is over: reset() begins the next")
        try:
            end = self._step(int(action))
        except IllegalAction as error:
            if self.illegal == "raise":
                raise
            self._over = True
            look = self._look()
            info = {"action_mask": look["action_mask"], "seat": self._at, "illegal": error.code}
            return look, -1.0, True, False, info
        look = self._look()
        info = {"action_mask": look["action_mask"], "seat": self._at}
        if end:
            self._over = True
            info["points"] = self._batch.points[0].copy()
        return look, float(self._reward[self._at]), end == 1, end == 2, info

    def action_masks(self) -> np.ndarray:
        """What is legal now, as a boolean for every number: what learners that mask actions ask an environment."""
        return self._mask.astype(bool)

    def render(self) -> Optional[str]:
        """The board as text, with render_mode="ansi"."""
        return self._batch.render(0) if self.render_mode == "ansi" else None


register()
