"""One short match of every game: what a wheel must do that nobody has tested yet."""

import anleger

for game in anleger.games():
    match = anleger.Match(game, seed=1)
    bot = anleger.Bot("random", seed=1)
    for _ in range(40):
        bot.play(match)
    assert anleger.Match.load(match.record(), match.seed).position() == match.position()
    batch = anleger.Batch(game, 8, seed=1)
    batch.play_random(50)
    assert batch.masks.any(axis=1).all()
    print(f"{game}: {match!r}, {len(batch)} matches at once")
