import random
import warnings

import anleger
import anleger.gym
import gymnasium
import numpy as np
import pytest
from anleger import spiel, zoo
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test


@pytest.mark.parametrize("name", sorted(anleger.gym.IDS))
def test_gymnasium_checks_the_environment(name):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(name).unwrapped)
        check_env(gymnasium.make(name, illegal="lose", reward="points").unwrapped)


def test_a_learner_plays_whole_matches_by_its_mask():
    env = gymnasium.make("anleger/Carcassonne-v0", opponents=("greedy",), seat=None, render_mode="ansi")
    seats, ended = set(), 0
    for seed in range(6):
        _, info = env.reset(seed=seed)
        seats.add(info["seat"])
        over = False
        while not over:
            action = env.action_space.sample(info["action_mask"])
            look, reward, over, cut, info = env.step(action)
            assert not cut and (over or reward == 0)
        assert reward in (1.0, 0.5, -1.0) and len(info["points"]) == 2
        assert not look["action_mask"].any() and isinstance(env.render(), str)
        ended += 1
    assert seats == {0, 1} and ended == 6


def test_what_is_illegal_loses_or_raises():
    env = gymnasium.make("anleger/Settlers-v0")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(0)
    assert (reward, over, info["illegal"]) == (-1.0, True, "illegal-action")
    strict = gymnasium.make("anleger/Settlers-v0", illegal="raise")
    look, info = strict.reset(seed=1)
    with pytest.raises(anleger.IllegalAction):
        strict.step(0)
    assert np.array_equal(strict.unwrapped.action_masks(), info["action_mask"] == 1)
    action = int(np.flatnonzero(info["action_mask"])[0])
    assert not strict.step(action)[2]


def test_many_environments_side_by_side():
    envs = gymnasium.make_vec("anleger/NewWorld-v0", num_envs=3, vectorization_mode="sync")
    _, info = envs.reset(seed=1)
    for _ in range(5):
        actions = [int(np.flatnonzero(mask)[0]) for mask in info["action_mask"]]
        _, _, _, _, info = envs.step(np.array(actions))


def test_pettingzoo_checks_both_interfaces(game):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        api_test(zoo.env(game), num_cycles=200)
        parallel_api_test(zoo.parallel_env(game), num_cycles=200)
        seed_test(lambda: zoo.env(game), num_cycles=30)


def test_all_seats_play_a_match_to_its_end(game):
    env = zoo.env(game, reward="points")
    env.reset(seed=3)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        sums[agent] += reward
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    match = env.unwrapped.match
    assert match.is_over
    env.reset(seed=3)
    with pytest.raises(anleger.IllegalAction):
        env.unwrapped.step(None)
    assert [sums[agent] for agent in env.possible_agents] == list(match.points())


def test_side_by_side_is_the_same_match():
    env = zoo.parallel_env("settlers", seats=4)
    looks, _ = env.reset(seed=2)
    together, rng = 0, random.Random(1)
    for _ in range(1_500):
        deciding = env.match.turn
        together += len(deciding) > 1
        for seat, agent in enumerate(env.agents):
            waits = looks[agent]["action_mask"][-1] == 1
            assert waits == (seat not in deciding)
        actions = {
            agent: rng.choice(np.flatnonzero(looks[agent]["action_mask"])) for agent in env.agents
        }
        looks, *_ = env.step(actions)
        if not env.agents:
            looks, _ = env.reset()
    assert together > 3, "several seats have decided at once"
    wait = env.action_space("seat_0").n - 1
    with pytest.raises(anleger.IllegalAction):
        env.step({agent: wait for agent in env.agents})


def test_the_seed_decides_side_by_side(game):
    """What PettingZoo's own test of this would draw heeds no mask."""

    def story(seed):
        env, told = zoo.parallel_env(game), []
        looks, _ = env.reset(seed=seed)
        for step in range(40):
            masks = {agent: np.flatnonzero(looks[agent]["action_mask"]) for agent in env.agents}
            looks, rewards, *_ = env.step({agent: mask[step % len(mask)] for agent, mask in masks.items()})
            told.append((rewards, {agent: look["observation"].tobytes() for agent, look in looks.items()}))
        return told

    assert story(1) == story(1) != story(2)


def test_openspiels_habits(game):
    game = spiel.load_game(game)
    state, rng, nodes = game.new_initial_state(), random.Random(1), {"chance": 0, "decide": 0}
    while not state.is_terminal() and state.move_number() < 400:
        player = state.current_player()
        assert state.is_chance_node() == (player == spiel.CHANCE)
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            places, chances = zip(*outcomes)
            assert list(places) == state.legal_actions()
            state.apply_action(rng.choices(places, chances)[0])
            nodes["chance"] += 1
            continue
        actions = state.legal_actions()
        assert actions == sorted(actions) == np.flatnonzero(state.legal_actions_mask()).tolist()
        action = rng.choice(actions)
        assert state.string_to_action(player, state.action_to_string(player, action)) == action
        if state.move_number() % 50 < 3:
            tensor = state.information_state_tensor(player)
            assert len(tensor) == game.information_state_tensor_size()
            assert len(state.observation_tensor(player)) == game.observation_tensor_size()
            child = state.child(action)
            assert child.move_number() == state.move_number() + 1
            assert child.information_state_tensor(player) != tensor
            again = game.deserialize_state(state.serialize())
            assert again.information_state_string(player) == state.information_state_string(player)
        state.apply_action(action)
        nodes["decide"] += 1
    assert min(nodes.values()) > 5
    assert len(state.returns()) == game.num_players()
    assert sum(state.returns()) == pytest.approx(0)


def test_what_has_no_number_is_no_action_of_openspiels():
    """Tiles in a long row, far beyond the window: the sixty-four numbers there are all taken."""
    state = spiel.load_game("carcassonne").new_initial_state()
    most = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(0)
            continue
        rows = state.match.candidates()
        legal = state.match.legal()
        most = max(most, len(legal) - len(state.legal_actions()))
        assert sum(state.legal_actions_mask()) == len(state.legal_actions())
        columns = np.where((rows[:, 0] == 0) & (np.array(legal) < 2**32 - 1), rows[:, 2], -100)
        state.apply_action(legal[int(columns.argmax())])
    assert most > 0


def test_an_information_state_does_not_know_what_is_hidden():
    state = spiel.load_game("settlers", 3).new_initial_state()
    rng = random.Random(4)
    while state.move_number() < 160:
        if state.is_chance_node():
            places, chances = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(places, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    for player in range(3):
        hands = [one.get("hand") for one in state.match.view(player)["players"]]
        assert [seat for seat, hand in enumerate(hands) if hand is not None] == [player]
        world = anleger.Match.at_position(state.match.position(player), seed=9)
        assert np.array_equal(world.observe(player), state.match.observe(player))


def test_openspiels_algorithms_can_be_fed():
    """Where OpenSpiel is installed its own search and its own regret minimisation play our games."""
    pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import mcts, outcome_sampling_mccfr

    game = spiel.load_game("carcassonne", options={"left_over": 68, "followers": 1})
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 20, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(20):
        solver.iteration()
    assert solver.average_policy() is not None
