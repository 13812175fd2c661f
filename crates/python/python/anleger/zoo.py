"""PettingZoo environments for all seats of any game: one decision after the other (AEC), or side by side.

    >>> from anleger import zoo
    >>> env = zoo.env("settlers", seats=4)
    >>> env.reset(seed=1)
    >>> for agent in env.agent_iter():
    ...     observation, reward, termination, truncation, info = env.last()
    ...     over = termination or truncation
    ...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

In the Settlers several seats may decide at once: who has too many cards when a seven is rolled, who is asked in a
trade. `parallel_env` takes their decisions in one step. Whoever does not decide has one action there, the last number: to
wait.
"""

from __future__ import annotations

from typing import Any, Dict, Optional

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from ._anleger import IllegalAction, Match, describe
from ._refused import refused

#: What every seat sees, and what is said of it besides.
_Looks = Dict[str, Dict[str, np.ndarray]]
_Infos = Dict[str, Dict[str, Any]]

__all__ = ["AnlegerAEC", "AnlegerParallel", "env", "parallel_env", "raw_env"]


def env(game: str = "settlers", **about: Any) -> AECEnv:
    """All seats, one decision after the other, with PettingZoo's usual care for wrong calls."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.TerminateIllegalWrapper(raw_env(game, **about), illegal_reward=-1)
    )


def raw_env(game: str = "settlers", **about: Any) -> "AnlegerAEC":
    """The same without: an action that is not legal raises `anleger.IllegalAction`."""
    return AnlegerAEC(game, **about)


def parallel_env(game: str = "settlers", **about: Any) -> "AnlegerParallel":
    """All seats; those that decide at once do so in one step."""
    return AnlegerParallel(game, **about)


class _Table:
    """A match, its agents and what both interfaces share."""

    def __init__(
        self,
        game: str = "settlers",
        seats: Optional[int] = None,
        options: Optional[dict[str, Any]] = None,
        reward: str = "win",
        max_decisions: int = 20_000,
        render_mode: Optional[str] = None,
        waiting: int = 0,
    ):
        if reward not in ("win", "points"):
            raise refused("bad-reward", "reward is 'win' or 'points'")
        if render_mode not in (None, "ansi"):
            raise refused("bad-render-mode", "render_mode is None or 'ansi'")
        self.game, self.options, self.reward = game, options, reward
        self.max_decisions, self.render_mode = max_decisions, render_mode
        self.seats = max(describe(game)["seats"][0], 2) if seats is None else seats
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self._np_random: Optional[np.random.Generator] = None
        match = Match(game, self.seats, options, seed=0)
        self._actions, self._waiting = match.action_count, waiting
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (match.observation_bytes,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self._actions + waiting,), np.int8),
            }
        )
        self._observation_spaces = {
            agent: self._observation_space for agent in self.possible_agents
        }
        self._action_spaces = {
            agent: spaces.Discrete(self._actions + waiting) for agent in self.possible_agents
        }
        self.match = match

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def _begin(self, seed: Optional[int]) -> None:
        if seed is not None or self._np_random is None:
            self._np_random, _ = seeding.np_random(seed)
        begun = int(self._np_random.integers(1 << 63))
        self.match = Match(self.game, self.seats, self.options, seed=begun)
        self.agents, self._decisions = self.possible_agents[:], 0
        self._known = self._points_known()

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What a seat sees, and what it may do; nothing where it does not decide."""
        seat = self._seat(agent)
        mask = np.zeros(self._actions + self._waiting, np.uint8)
        if seat in self.match.turn:
            self.match.mask(seat, mask[: self._actions])
        elif self._waiting:
            mask[-1] = 1
        return {"observation": self.match.observe(seat), "action_mask": mask.view(np.int8)}

    def _points_known(self) -> list[int]:
        return [self.match.points(seat)[seat] for seat in range(self.seats)]

    def _rewards(self) -> dict[str, float]:
        """What the last decision brought each seat."""
        winners = self.match.winners
        if self.reward == "points":
            before, self._known = self._known, self._points_known()
            made = [float(now - then) for now, then in zip(self._known, before)]
        elif winners is None:
            made = [0.0] * self.seats
        else:
            won, lost = 1 / max(len(winners), 1), -1 / max(self.seats - len(winners), 1)
            made = [won if seat in winners else lost for seat in range(self.seats)]
        return dict(zip(self.possible_agents, made))

    def render(self) -> Optional[str]:
        return self.match.render() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is left open."""


class AnlegerAEC(_Table, AECEnv):
    """All seats, one decision after the other."""

    metadata = {"name": "anleger_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        """Begins a match; the same seed begins the same one."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._choose()

    def _choose(self) -> None:
        """Whose turn it is, or that it is over."""
        if self.match.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._decisions >= self.max_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.match.current_player]

    def step(self, action: Optional[int]) -> None:
        """Carries out the decision of `agent_selection`; None once it has ended."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise refused("bad-action", f"{agent} has not ended and decides", IllegalAction)
        self.match.act(int(action), self._seat(agent))
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._rewards()
        self._choose()
        self._accumulate_rewards()
        self._deads_step_first()


class AnlegerParallel(_Table, ParallelEnv):
    """All seats; those that decide at once do so in one step. The last number is to wait."""

    metadata = {"name": "anleger_parallel_v0", "render_modes": ["ansi"]}

    def __init__(self, game: str = "settlers", **about: Any):
        super().__init__(game, waiting=1, **about)

    def _look(self) -> tuple[_Looks, _Infos]:
        return {agent: self.observe(agent) for agent in self.agents}, {
            agent: {} for agent in self.agents
        }

    def reset(
        self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[_Looks, _Infos]:
        """Begins a match; the same seed begins the same one."""
        self._begin(seed)
        return self._look()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[_Looks, dict[str, float], dict[str, bool], dict[str, bool], _Infos]:
        """Every seat that decides now does so, in the order of the seats; what others bring is passed over.

        One of them may answer for all, as who takes back an offer does: who is not asked any more when it comes to
        them is passed over as well.
        """
        match = self.match
        decided = [(seat, int(actions[self.possible_agents[seat]])) for seat in match.turn]
        for seat, action in decided:
            match.notation(action, seat)  # raises where it is not legal, before anything is done
        for seat, action in decided:
            if seat in match.turn and action in match.legal(seat):
                match.act(action, seat)
                self._decisions += 1
        rewards = self._rewards()
        over, cut = self.match.is_over, self._decisions >= self.max_decisions
        looks, infos = self._look()
        ended = {agent: over for agent in self.agents}
        broken = {agent: cut and not over for agent in self.agents}
        if over or cut:
            self.agents: list[str] = []
        return looks, rewards, ended, broken, infos
