"""OpenSpiel's habits: games and states that its algorithms can be fed with. OpenSpiel itself is not needed.

    >>> from anleger import spiel
    >>> game = spiel.load_game("carcassonne", seats=2)
    >>> state = game.new_initial_state()
    >>> while not state.is_terminal():
    ...     if state.is_chance_node():
    ...         outcome, _ = state.chance_outcomes()[0]
    ...         state.apply_action(outcome)
    ...     else:
    ...         state.apply_action(state.legal_actions()[0])
    >>> state.returns()

Chance is external: every draw and every roll is a node of its own. Where several seats decide at once they do so one
after the other, since none of them learns what the others chose before.

An information state is all that a seat has heard: `information_state_string` is that, and
`information_state_tensor` is the observation followed by 32 bytes that are the digest of it, so that two information
states are equal where their tensors are.
"""

from __future__ import annotations

import hashlib
import json
import types
from typing import Any, Optional, Union

import numpy as np

from ._anleger import IllegalAction, Match, describe
from ._refused import refused

__all__ = ["CHANCE", "TERMINAL", "Game", "State", "load_game"]

#: The player of a node of chance.
CHANCE = -1
#: The player where it is over.
TERMINAL = -4
#: How many bytes tell information states apart.
DIGEST = 32


def load_game(name: str, seats: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> "Game":
    """A game by name, as `anleger.Match` knows it."""
    return Game(name, seats, options)


def _kinds() -> Any:
    """OpenSpiel's own words for kinds of games where it is installed, else the same words as strings."""
    try:
        from pyspiel import GameType
    except ImportError:
        word = types.SimpleNamespace
        return word(
            Dynamics=word(SEQUENTIAL="SEQUENTIAL"),
            ChanceMode=word(EXPLICIT_STOCHASTIC="EXPLICIT_STOCHASTIC"),
            Information=word(IMPERFECT_INFORMATION="IMPERFECT_INFORMATION"),
            Utility=word(ZERO_SUM="ZERO_SUM"),
            RewardModel=word(TERMINAL="TERMINAL"),
        )
    return GameType


class Game:
    """A game before it begins, with its numbers."""

    def __init__(self, name: str, seats: Optional[int] = None, options: Optional[dict[str, Any]] = None):
        self._about = describe(name)
        self._name, self._options = name, options
        self._seats = max(self._about["seats"][0], 2) if seats is None else seats
        first = self._match()
        self._actions, self._bytes = first.action_count, first.observation_bytes

    def _match(self) -> Match:
        return Match(self._name, self._seats, self._options, chance="external")

    def new_initial_state(self) -> "State":
        return State(self, self._match())

    def num_players(self) -> int:
        return self._seats

    def num_distinct_actions(self) -> int:
        return self._actions

    def max_game_length(self) -> int:
        """After so many steps a match takes no further decision."""
        return 100_000

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float:
        return 0.0

    def observation_tensor_shape(self) -> list[int]:
        return [self._bytes]

    def observation_tensor_size(self) -> int:
        return self._bytes

    def information_state_tensor_shape(self) -> list[int]:
        return [self._bytes + DIGEST]

    def information_state_tensor_size(self) -> int:
        return self._bytes + DIGEST

    def get_type(self) -> types.SimpleNamespace:
        """What OpenSpiel's algorithms ask before they begin."""
        kinds, (least, most) = _kinds(), self._about["seats"]
        return types.SimpleNamespace(
            short_name=self.short_name(),
            long_name=repr(self),
            dynamics=kinds.Dynamics.SEQUENTIAL,
            chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
            information=kinds.Information.IMPERFECT_INFORMATION,
            utility=kinds.Utility.ZERO_SUM,
            reward_model=kinds.RewardModel.TERMINAL,
            min_num_players=least,
            max_num_players=most,
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
        )

    def short_name(self) -> str:
        return f"anleger_{self._name}"

    def get_parameters(self) -> dict[str, Any]:
        return {"game": self._name, "seats": self._seats, "options": self._options or {}}

    def deserialize_state(self, text: str) -> "State":
        return State(self, Match.load(text))

    def __repr__(self) -> str:
        return f"{self.short_name()}(seats={self._seats})"


class State:
    """A moment of a game."""

    def __init__(self, game: Game, match: Match):
        self._game, self._match = game, match

    @property
    def match(self) -> Match:
        """The match behind it."""
        return self._match

    def get_game(self) -> Game:
        return self._game

    def num_players(self) -> int:
        return self._match.seats

    def current_player(self) -> int:
        return self._match.current_player

    def is_chance_node(self) -> bool:
        return self._match.current_player == CHANCE

    def is_terminal(self) -> bool:
        return self._match.is_over

    def is_simultaneous_node(self) -> bool:
        return False

    def _player(self, player: Optional[int]) -> int:
        return self._match.current_player if player is None else player

    def legal_actions(self, player: Optional[int] = None) -> list[int]:
        """Legal numbers in rising order; at a node of chance the places of its outcomes. What has found no number
        (docs/arrays.md says when) is left out."""
        current = self._match.current_player
        if current == CHANCE and player in (None, CHANCE):
            return list(range(len(self._match.outcomes())))
        if current < 0 or self._player(player) not in self._match.turn:
            return []
        if self._player(player) != current:
            return []
        return sorted(one for one in self._match.legal(current) if one < self._game.num_distinct_actions())

    def legal_actions_mask(self, player: Optional[int] = None) -> list[int]:
        mask = np.zeros(self._game.num_distinct_actions(), np.int8)
        if not self.is_chance_node():
            mask[self.legal_actions(player)] = 1
        return mask.tolist()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The places of all outcomes with their probabilities."""
        outcomes = self._match.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(place, weight / total) for place, (_, weight) in enumerate(outcomes)]

    def apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self._match.settle(int(action))
        else:
            self._match.act(int(action))

    def child(self, action: int) -> "State":
        state = self.clone()
        state.apply_action(action)
        return state

    def clone(self) -> "State":
        return State(self._game, self._match.copy())

    def undo_action(self, player: int, action: int) -> None:
        """Takes back the last decision with the chance after it."""
        self._match.undo()

    def action_to_string(self, player: int, action: Optional[int] = None) -> str:
        """A number in notation; `action_to_string(action)` means the current player."""
        if action is None:
            player, action = self.current_player(), player
        if player != CHANCE:
            return self._match.notation(action, player)
        outcomes = self._match.outcomes()
        if not 0 <= action < len(outcomes):
            message = f"there are {len(outcomes)} outcomes now"
            raise refused("impossible-outcome", message, IllegalAction)
        return outcomes[action][0]

    def string_to_action(self, player: Union[int, str], text: Optional[str] = None) -> int:
        """A number by its notation; `string_to_action(text)` means the current player."""
        if text is None:
            player, text = self.current_player(), str(player)
        if player != CHANCE:
            return self._match.number(text, int(player))
        outcomes = [notation for notation, _ in self._match.outcomes()]
        if text not in outcomes:
            raise refused("impossible-outcome", "chance cannot bring that now", IllegalAction)
        return outcomes.index(text)

    def returns(self) -> list[float]:
        """Once it is over 1 shared by the winners and -1 shared by the others; nothing before."""
        seats, winners = self._match.seats, self._match.winners
        if winners is None or len(winners) == seats:
            return [0.0] * seats
        won, lost = 1 / len(winners), -1 / (seats - len(winners))
        return [won if seat in winners else lost for seat in range(seats)]

    def rewards(self) -> list[float]:
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def observation_tensor(self, player: Optional[int] = None) -> list[float]:
        return [float(byte) for byte in self._match.observe(self._player(player)).tolist()]

    def observation_string(self, player: Optional[int] = None) -> str:
        """What the seat sees, as its view in JSON."""
        return json.dumps(self._match.view(self._player(player)), sort_keys=True)

    def information_state_string(self, player: Optional[int] = None) -> str:
        """All that the seat has heard, and what it sees, as JSON."""
        player = self._player(player)
        heard = [player, self._match.log(player), self._match.view(player)]
        return json.dumps(heard, sort_keys=True)

    def information_state_tensor(self, player: Optional[int] = None) -> list[float]:
        player = self._player(player)
        digest = hashlib.sha256(self.information_state_string(player).encode()).digest()
        return self.observation_tensor(player) + [float(byte) for byte in digest]

    def move_number(self) -> int:
        return self._match.steps

    def serialize(self) -> str:
        """The record so far: `Game.deserialize_state` goes on from it."""
        return self._match.record()

    def __str__(self) -> str:
        return self._match.render("referee")
