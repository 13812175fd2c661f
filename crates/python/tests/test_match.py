import copy
import json
import pathlib
import pickle

import anleger
import numpy as np
import pytest
from conftest import play_on


def test_everything_a_match_says_fits_together(game):
    match = anleger.Match(game, seed=3)
    assert match.game == game and match.phase == "decide" and match.winners is None
    assert match.seats == len(match.points()) == len(match.projection()) == len(match.names)
    assert match.current_player == match.turn[0]
    notations, numbers = match.actions(), match.legal()
    assert len(notations) == len(numbers) == len(set(numbers)) == len(match.candidates())
    for notation, number in zip(notations, numbers):
        assert match.number(notation) == number and match.notation(number) == notation
    mask, layout = match.mask(), match.layout
    assert np.flatnonzero(mask).tolist() == sorted(numbers)
    assert layout["actions"] == match.action_count == mask.size
    assert layout["bytes"] == match.observation_bytes == match.observe().size
    for parts, end in ((layout["blocks"], mask.size), (layout["fields"], layout["bytes"])):
        assert parts[0]["first"] == 0
        ends = [part["first"] + int(np.prod(part["shape"])) for part in parts]
        assert ends == [part["first"] for part in parts[1:]] + [end]


def test_a_match_is_played_to_its_end_in_any_spelling(game):
    match = anleger.Match(game, seed=5)
    bots = [anleger.Bot("random", seed=seat) for seat in range(match.seats)]
    while not match.is_over:
        seat = match.current_player
        notation = bots[seat].choose(match)
        spelling = match.number(notation) if notation in match.actions() else notation
        events = match.play(spelling, seat)
        assert all(isinstance(event, (dict, str)) for event in events)
    assert match.phase == "over" and match.turn == () and match.current_player == -4
    best = max(match.points())
    assert match.winners and all(match.points()[seat] == best for seat in match.winners)
    assert match.actions() == [] and match.legal() == []
    assert anleger.verify(match.record())
    with pytest.raises(anleger.IllegalAction) as refused:
        match.play("pass", 0)
    assert refused.value.code


def test_who_looks_sees_what_it_may_know():
    match = anleger.Match("settlers", 4, seed=9)
    play_on(match, 60)
    hands = [player.get("hand") for player in match.view(2)["players"]]
    assert [seat for seat, hand in enumerate(hands) if hand is not None] == [2]
    assert all(player.get("hand") is None for player in match.view()["players"])
    assert all(player.get("hand") is not None for player in match.view("referee")["players"])
    assert len(match.log("referee")) >= len(match.log(0))
    assert match.render("spectator") == match.render() == str(match)


def test_undo_copies_and_records_go_the_same_way(game):
    match = anleger.Match(game, seed=4)
    play_on(match, 30)
    before = match.record()
    others = [match.copy(), copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))]
    others.append(anleger.Match.load(before, match.seed))
    played = play_on(match, 5)
    for other in others:
        assert other.record() == before
        assert play_on(other, 5) == played and other.record() == match.record()
    match.undo(len(played))
    assert match.record() == before
    with pytest.raises(anleger.AnlegerError):
        match.undo(10_000)


def test_a_sealed_record_shows_but_does_not_go_on():
    match = anleger.Match("carcassonne", seed=4)
    play_on(match, 6)
    sealed = anleger.Match.load(match.record())
    assert sealed.render() == match.render() and sealed.seed is None
    with pytest.raises(anleger.IllegalAction):
        play_on(sealed, 1)


def test_positions_are_written_and_set_up_again(game):
    match = anleger.Match(game, seed=6)
    play_on(match, 25)
    again = anleger.Match.at_position(match.position(), seed=1)
    assert again.position() == match.position() and again.actions() == match.actions()
    open_to_others = anleger.Match.at_position(match.position(0), seed=1)
    assert np.array_equal(open_to_others.observe(0), match.observe(0))
    assert match.position(steps=0) != match.position()


def test_chance_is_brought_from_outside(game):
    match = anleger.Match(game, chance="external")
    assert match.seed is None
    brought = 0
    for _ in range(200):
        if match.phase == "chance":
            outcomes = match.outcomes()
            assert sum(weight for _, weight in outcomes) > 0
            match.settle(0 if brought % 2 else outcomes[0][0])
            brought += 1
        else:
            match.act(match.legal()[0])
        if match.is_over:
            break
    assert brought > 3
    fair = anleger.Match(game, seed=1)
    with pytest.raises(anleger.IllegalAction):
        fair.settle(0)


def values_of(option):
    """Some of the values that an option takes: both ends, every word."""
    values = option["values"]
    return {
        "switch": lambda: [True, False],
        "number": lambda: [values["least"], values["most"]],
        "choice": lambda: values["of"],
        "several": lambda: [[], *([word] for word in values["of"]), values["of"]],
        "text": lambda: [],
    }[values["type"]]()


#: What no table takes by itself: a scenario of one's own wants its text.
NOBODY_TAKES = {"settlers": {("scenario", '"custom"')}}


def test_every_value_of_every_option_makes_a_table(game):
    about, refused = anleger.describe(game), set()
    least, most = about["seats"]
    for option in about["options"]:
        for value in values_of(option):
            # A scenario is for three or for four.
            tables = (begun(game, seats, {option["key"]: value}) for seats in {least, 3, most})
            seated = [match for match in tables if match]
            if not seated:
                refused.add((option["key"], json.dumps(value)))
            for match in seated:
                assert match.options[option["key"]] == value
                assert match.is_over or match.observe().any() and match.mask().any()
                assert match.picture().startswith("<svg")
    assert refused == NOBODY_TAKES.get(game, set())


def test_a_scenario_of_ones_own_is_played():
    text = pathlib.Path(__file__).parents[2] / "settlers/data/new-shores.toml"
    if not text.exists():
        pytest.skip("the scenarios are not beside the package")
    options = {"scenario": "custom", "custom": text.read_text(encoding="utf-8")}
    match = anleger.Match("settlers", 4, options, seed=1)
    play_on(match, 50)
    assert match.steps > 50 and match.options["scenario"] == "custom"


def begun(game, seats, options):
    """A table, where there can be one."""
    try:
        return anleger.Match(game, seats, options, seed=1)
    except anleger.BadSetup as error:
        assert error.code.startswith("setup-")


def test_pictures_are_documents(game):
    match = anleger.Match(game, seed=2)
    play_on(match, 40)
    picture = match.picture()
    assert picture.startswith("<svg") and picture.rstrip().endswith("</svg>")
    assert match._repr_svg_() == picture


def test_options_make_another_table():
    match = anleger.Match("carcassonne", 3, {"sets": ["inns", "tower"]}, seed=1)
    assert match.options["sets"] == ["inns", "tower"]
    assert match.action_count > anleger.Match("carcassonne", 3, seed=1).action_count
    sea = anleger.Match("settlers", 4, {"scenario": "new-shores"}, seed=1)
    assert sea.options["scenario"] == "new-shores"
    about = anleger.describe("settlers")
    assert {"name", "rules", "seats", "options", "book"} <= set(about)


def test_the_seed_decides(game):
    def story(seed):
        match = anleger.Match(game, seed=seed)
        play_on(match, 20)
        return match.record()

    assert story(1) == story(1) != story(2)
    match = anleger.Match(game, seed=1)
    assert anleger.Match(game, seed=match.seed).seed == match.seed
    assert anleger.Match(game, seed=bytes.fromhex(match.seed)).seed == match.seed
    assert anleger.Match(game).seed != anleger.Match(game).seed


def test_rows_are_written_into_arrays_that_are_given(game):
    match = anleger.Match(game, seed=1)
    play_on(match, 30)
    out, mask = np.full(match.observation_bytes, 9, np.uint8), np.ones(match.action_count, np.uint8)
    assert match.observe(0, out) is out and match.mask(out=mask) is mask
    assert np.array_equal(out, match.observe(0)) and np.array_equal(mask, match.mask())
    with pytest.raises(anleger.BadSetup):
        match.observe(0, out[:-1].copy())


def test_bots_decide_advise_and_go_on_after_pickling():
    match = anleger.Match("carcassonne", seed=1)
    play_on(match, 10)
    bot = anleger.Bot("search:60", seed=3)
    advice = bot.advise(match)
    assert advice["action"] in match.actions()
    assert sum(advice["chances"]) == pytest.approx(1, abs=1e-3)
    assert advice["weighed"][0][0] in match.actions()
    again = pickle.loads(pickle.dumps(bot))
    assert again.name == "search:60"
    assert again.choose(match) == bot.choose(match)
    assert anleger.Bot("search", ms=5).choose(match) in match.actions()
    for level in anleger.levels()[:5]:
        assert anleger.Bot(level, seed=1).choose(match) in match.actions()


def test_a_match_is_judged():
    match = anleger.Match("carcassonne", seed=1, options={"left_over": 66})
    play_on(match, 100)
    review = match.analyse(lines=2, wide=2)
    assert review["over"] and len(review["decisions"]) >= 5
    assert match.analyse(lines=2, wide=2) == review
    again = anleger.Match("carcassonne", seed=1)
    judged = again.judge(again.actions()[0], lines=2, wide=2)
    assert judged["played"] == again.actions()[0]


def test_what_candidates_bring_is_what_becomes_of_them(game):
    match, tried = anleger.Match(game, seed=8, chance="external"), 0
    for step in range(120):
        if match.is_over:
            break
        if match.phase == "chance":
            match.settle(step % len(match.outcomes()))
            continue
        seat = match.current_player
        rows, numbers = match.candidates(), match.legal()
        assert rows.shape == (len(numbers), 11)
        assert len({tuple(row[:8]) for row in rows.tolist()}) == len(numbers)
        place = step % len(numbers)
        before = match.points(seat)[seat]
        match.act(numbers[place], seat)
        after = match.projection(seat)
        rivals = [points for other, points in enumerate(after) if other != seat]
        made = match.points(seat)[seat] - before
        assert rows[place, 8:].tolist() == [made, after[seat], max(rivals)]
        tried += 1
    assert tried > 30
