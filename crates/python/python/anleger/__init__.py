"""Carcassonne, New World and the Settlers with Seafarers, to the letter of their rules.

A match is an object::

    >>> import anleger
    >>> match = anleger.Match("settlers", seats=4, seed=7)
    >>> match.turn, match.actions()[:2]
    >>> bot = anleger.Bot("greedy", seed=1)
    >>> while not match.is_over:
    ...     bot.play(match)
    >>> match.points()

- `Match`: who decides, what is legal, what happened; views, records, positions, pictures, analysis.
- `Bot`: our bots, from "beginner" to "expert", and what they weighed.
- `Batch`: many matches at once, in arrays of numpy, on all cores.
- `anleger.gym`: a Gymnasium environment for one learner against named bots (``pip install anleger[gymnasium]``).
- `anleger.zoo`: PettingZoo environments for all seats (``pip install anleger[pettingzoo]``).
- `anleger.spiel`: games and states with OpenSpiel's habits; OpenSpiel itself is not needed.
- `games()`, `describe(game)`, `levels()`, `verify(record)`.

Whatever is refused raises an `AnlegerError` (a `ValueError`) with a `code` that keeps its meaning.
"""

from ._anleger import (
    AnlegerError,
    BadPosition,
    BadRecord,
    BadSetup,
    Batch,
    Bot,
    IllegalAction,
    Match,
    UnknownName,
    __version__,
    describe,
    games,
    levels,
    verify,
)

__all__ = [
    "AnlegerError",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Batch",
    "Bot",
    "IllegalAction",
    "Match",
    "UnknownName",
    "__version__",
    "describe",
    "games",
    "levels",
    "verify",
]
