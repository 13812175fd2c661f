import random

import pytest

import anleger


@pytest.fixture(params=anleger.games())
def game(request):
    return request.param


def play_on(match, decisions, seed=1):
    """Plays random decisions by number; returns them."""
    rng, played = random.Random(seed), []
    for _ in range(decisions):
        if match.is_over:
            break
        seat = rng.choice(match.turn)
        number = rng.choice(match.legal(seat))
        match.act(number, seat)
        played.append((seat, number))
    return played
