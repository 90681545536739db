import copy
import json
import pathlib
import random
import re
import threading

import boardroom
import pytest

GAMES = [(game["slug"], max(2, game["min_seats"])) for game in boardroom.games()]


def play_at_random(table, seed):
    rng = random.Random(seed)
    while table.to_act:
        seat = rng.choice(table.to_act)
        table.play(seat, rng.choice(table.actions(seat)))
    return table


def play_with(bots, table):
    while table.to_act:
        seat = table.to_act[0]
        table.play(seat, bots[seat].choose(seat, table.view(seat), table.menu(seat)))
    return table


def test_the_games_of_the_list_are_there_with_their_options():
    lines = (pathlib.Path(__file__).parents[2] / "games" / "list.txt").read_text().splitlines()
    folders = [line for line in lines if line and not line.startswith("#")]
    assert [slug for slug, _ in GAMES] == [folder.replace("_", "-") for folder in folders]
    bids = next(game for game in boardroom.games() if game["slug"] == "bids")
    assert (bids["min_seats"], bids["max_seats"]) == (3, 6)
    assert {"name": "thief", "kind": "flag"} in bids["options"]


@pytest.mark.parametrize("game, seats", GAMES)
def test_a_game_played_at_random_ends_and_its_record_replays(game, seats):
    table = play_at_random(boardroom.Match(game, seats, seed=7), 1)
    assert sorted(table.places)[0] == 1 and len(table.scores) == seats
    assert sum(table.rewards) == pytest.approx(1)
    record = table.record()
    assert record["game"] == game and len(record["actions"]) == table.plies
    for kept in (record, json.dumps(record)):
        again = boardroom.Match.replay(kept)
        assert again.places == table.places
        assert [again.view(seat) for seat in range(seats)] == [table.view(seat) for seat in range(seats)]
    assert again.record() == record


@pytest.mark.parametrize("game, seats", GAMES)
def test_a_card_set_goes_by_its_name_and_can_be_looked_up(game, seats):
    record = boardroom.Match(game, seats, seed=7).record()
    assert record["options"]["cards"] == record["cards"]
    assert boardroom.cards(game, record["cards"]) == boardroom.cards(game)
    own = boardroom.Match(game, seats, seed=7, options={"cards": boardroom.cards(game)})
    assert own.record() == record, "the same cards are the same set"
    with pytest.raises(boardroom.Refused, match="no card set"):
        boardroom.cards(game, "none")


@pytest.mark.parametrize("game, seats", GAMES)
@pytest.mark.parametrize("level", ["random", "intern", "manager", "shark"])
def test_every_bot_plays_every_game_to_its_end_the_same_way_twice(game, seats, level):
    def result():
        bots = [boardroom.Bot(game, level, seed=seat, iterations=8) for seat in range(seats)]
        table = play_with(bots, boardroom.Match(game, seats, seed="bots"))
        return table.record()

    assert result() == result()


def test_a_match_says_by_which_rules_it_is_played_and_hires_bots_that_know_them():
    for game in boardroom.games():
        table = boardroom.Match(game["slug"], game["min_seats"], seed="rules")
        assert table.rules == game["rules"]
        seat = table.to_act[0]
        asked = (seat, table.view(seat), table.menu(seat))
        hired, known = table.bot("manager", seed=3), boardroom.Bot(game["slug"], "manager", seed=3)
        assert hired.choose(*asked) == known.choose(*asked)
    with pytest.raises(boardroom.Refused, match="there is no bot"):
        table.bot("genius")


def test_equal_seeds_deal_equally_and_none_at_all_deals_anew():
    def hand(**seed):
        return boardroom.Match("bidness", 3, **seed).view(0)

    assert hand(seed=5) == hand(seed="5")
    assert hand(seed=5) != hand(seed=6)
    assert hand() != hand()


def test_the_actions_are_those_of_the_menu():
    table = boardroom.Match("bidders", 4, seed="actions")
    (seat,) = table.to_act
    counted = 0
    for line in table.menu(seat):
        amount = line.get("amount")
        counted += (amount["max"] - amount["min"]) // amount["step"] + 1 if amount else 1
    assert len(table.actions(seat)) == counted > 1
    for other in set(range(4)) - {seat}:
        assert table.menu(other) == table.actions(other) == []


def test_what_cannot_be_done_is_refused_with_the_reason_and_changes_nothing():
    table = boardroom.Match("bids", 3, seed="refused")
    (seat,) = table.to_act
    before = table.view(seat)
    refusals = [
        (lambda: table.play(seat, {"bid": "pink 3"}), "`pink 3` is not a card"),
        (lambda: table.play((seat + 1) % 3, table.actions(seat)[0]), "is not asked now"),
        (lambda: table.play(seat, object()), "not JSON serializable"),
        (lambda: table.view(3), "there is no seat 3: the seats of this table are 0 to 2"),
        (lambda: table.undo(seat), ""),
        (lambda: table.record(["Ada"]), "1 names for 3 seats"),
        (lambda: boardroom.Match("bids", 2), "BIDS"),
        (lambda: boardroom.Match("go", 2), "there is no game `go`"),
        (lambda: boardroom.Match("bids", 3, options={"rounds": 99}), "rounds"),
        (lambda: boardroom.Match.replay({"format": 1}), "not a game record"),
        (lambda: boardroom.Bot("bids", "genius"), "there is no bot `genius`"),
        (lambda: boardroom.Bot("bids", "shark", iterations=1, milliseconds=1), "not both"),
        (lambda: boardroom.Bot("bids", "shark").choose(0, {}, []), "not a view"),
        (lambda: boardroom.Bot("bids", "random").choose(seat, before, []), "nothing to choose from"),
        (lambda: boardroom.Bot("bids", "shark").choose(5, before, table.menu(seat)), "not what seat 5 sees"),
        (lambda: boardroom.Bot("bids", "shark").choose(9, before, table.menu(seat)), "seat 9 does not exist"),
    ]
    for refused, reason in refusals:
        with pytest.raises(boardroom.Refused) as error:
            refused()
        assert reason in str(error.value)
    assert table.view(seat) == before and table.plies == 0


def test_a_changed_record_is_refused():
    record = play_at_random(boardroom.Match("bids", 3, seed=1), 1).record()
    record["actions"][0]["seat"] = (record["actions"][0]["seat"] + 1) % 3
    with pytest.raises(boardroom.Refused, match="the record was changed"):
        boardroom.Match.replay(record)


def test_a_view_shows_the_own_hand_alone():
    table = boardroom.Match("bidness", 3, seed="secrets")
    own, other, spectator = table.view(0), table.view(1), table.view()
    assert own != other and spectator not in (own, other)
    # Whoever discards unseen changes nothing that the others see but that there is an answer.
    choices = table.actions(0)
    tables = [table.copy() for _ in choices]
    for each, action in zip(tables, choices):
        each.play(0, action)
    assert len({json.dumps(each.view(1), sort_keys=True) for each in tables}) == 1
    assert len({json.dumps(each.view(0), sort_keys=True) for each in tables}) > 1


def test_copies_go_their_own_way():
    table = boardroom.Match("furnace", 3, seed="copies")
    (seat,) = table.to_act
    for twin in (table.copy(), copy.copy(table), copy.deepcopy(table)):
        twin.play(seat, twin.actions(seat)[0])
        assert (table.plies, twin.plies) == (0, 1)


def test_what_nobody_saw_can_be_taken_back():
    table = boardroom.Match("bidness", 3, seed="back")
    before = table.view(0)
    table.play(0, table.actions(0)[0])
    assert 0 not in table.to_act
    table.undo(0)
    assert table.view(0) == before


def test_what_happened_is_told_ply_by_ply():
    table = play_at_random(boardroom.Match("furnace", 3, seed="story"), 3)
    story = table.story()
    assert story[0][0] == 0 and story[-1][0] == table.plies
    assert "ended" in story[-1][1]
    assert table.story(start=table.plies) == [entry for entry in story if entry[0] == table.plies]


def test_a_searching_bot_says_what_it_thought_of():
    table = boardroom.Match("bids", 3, seed="thought")
    (seat,) = table.to_act
    shark = boardroom.Bot("bids", "shark", iterations=200)
    action = shark.choose(seat, table.view(seat), table.menu(seat))
    assert action in table.actions(seat)
    assert shark.thought[0]["action"] == action
    assert 150 <= sum(candidate["visits"] for candidate in shark.thought) <= 200
    assert all(0 <= candidate["chance"] <= 1 for candidate in shark.thought)
    intern = boardroom.Bot("bids", "intern")
    intern.choose(seat, table.view(seat), table.menu(seat))
    assert intern.thought == []


def test_threads_can_share_a_bot():
    table = boardroom.Match("bids", 3, seed="threads")
    (seat,) = table.to_act
    bot = boardroom.Bot("bids", "shark", iterations=50)
    chosen = []
    think = lambda: chosen.append(bot.choose(seat, table.view(seat), table.menu(seat)))
    threads = [threading.Thread(target=think) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(chosen) == 4 and all(action in table.actions(seat) for action in chosen)


def test_a_manager_beats_two_randoms():
    wins = 0.0
    for deal in range(10):
        for seat in range(3):
            bots = [boardroom.Bot("bids", "random", seed=deal + other) for other in range(3)]
            bots[seat] = boardroom.Bot("bids", "manager", seed=deal)
            wins += play_with(bots, boardroom.Match("bids", 3, seed=deal)).rewards[seat]
    assert wins > 22


def test_the_example_of_the_readme_runs():
    readme = pathlib.Path(__file__).parent.with_name("README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    exec(example, {})


def test_the_stub_names_everything_and_nothing_else():
    stub = pathlib.Path(__file__).parent.with_name("boardroom.pyi").read_text(encoding="utf-8")
    for kind in (boardroom.Match, boardroom.Bot):
        body = re.search(rf"class {kind.__name__}:\n(.*?)(\nclass |\Z)", stub, re.DOTALL)[1]
        named = set(re.findall(r"def (\w+)", body)) - {"__init__"}
        assert named == {name for name in vars(kind) if not name.startswith("_")}


def of_another_day():
    """Records that were played by rules of which there are modules, one for each version."""
    today = {game["slug"]: game["rules"] for game in boardroom.games()}
    for frozen in sorted((pathlib.Path(__file__).parents[2] / "games").glob("*/frozen/list.txt")):
        game = frozen.parents[1]
        lines = [line for line in frozen.read_text().splitlines() if line and not line.startswith("#")]
        for rules in (int(line.split()[0]) for line in lines):
            if rules < today[game.name.replace("_", "-")]:
                record = sorted(game.glob(f"fixtures/{rules}-*/1.json"))[0]
                yield pytest.param(rules, json.loads(record.read_text())["record"], id=f"{game.name}-{rules}")


@pytest.mark.parametrize("rules, record", of_another_day())
def test_a_record_of_another_day_is_played_by_the_module_of_its_rules(rules, record):
    table = boardroom.Match.replay(record)
    assert table.rules == rules and table.places is not None
    assert table.record(record["players"])["actions"] == record["actions"]
    bots = [table.bot("random", seed=seat) for seat in range(table.seats)]
    last = record["actions"][-1]["seat"]
    try:
        table.undo(last)
    except ValueError:
        return  # something came to light at the end
    assert last in table.to_act
    assert play_with(bots, table).places is not None
