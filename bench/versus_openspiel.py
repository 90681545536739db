#!/usr/bin/env python3
"""Random rollouts of OpenSpiel's goofspiel and of our BIDS, one after the other on one core, in actions a second.

OpenSpiel's rollouts are done in C++ by its RandomRolloutEvaluator, called once through an MCTS bot with one simulation.
Ours are done by `boardroom bench bids --seats 3`.
Both games have three players with ten cards each.

Usage: python3 bench/versus_openspiel.py [--json]
It makes a virtual environment in target/openspiel and installs open_spiel there.
"""

import json
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / "target" / "openspiel"
PYTHON = VENV / "bin" / "python"
ROLLOUTS = 40_000

MEASURE = """
import json, os, sys, time
import pyspiel

os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
game = pyspiel.load_game_as_turn_based("goofspiel(players=3,num_cards=10)")
state = game.new_initial_state()
while state.is_chance_node():
    state.apply_action(state.legal_actions()[0])
walk, actions = state.clone(), 0
while not walk.is_terminal():
    actions += not walk.is_chance_node()
    walk.apply_action(walk.legal_actions()[0])
rollouts = int(sys.argv[1])
evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=1)
bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)
best = 0.0
for _ in range(3):
    start = time.perf_counter()
    bot.mcts_search(state)
    best = max(best, rollouts * actions / (time.perf_counter() - start))
print(json.dumps({"actions_per_rollout": actions, "actions_per_second": best}))
"""


def openspiel():
    if not PYTHON.exists():
        venv.create(VENV, with_pip=True)
    if subprocess.run([PYTHON, "-c", "import pyspiel"], capture_output=True).returncode != 0:
        subprocess.run([PYTHON, "-m", "pip", "install", "--quiet", "open_spiel"], check=True)
    result = subprocess.run([PYTHON, "-c", MEASURE, str(ROLLOUTS)], check=True, capture_output=True, text=True)
    return json.loads(result.stdout.splitlines()[-1])


def ours(core):
    subprocess.run(["cargo", "build", "--release", "--quiet", "--package", "cli"], check=True, cwd=ROOT)
    command = [str(ROOT / "target" / "release" / "boardroom"), "bench", "bids", "--seats", "3", "--seconds", "2", "--json"]
    runs = []
    for _ in range(3):
        result = subprocess.run(
            command, check=True, capture_output=True, text=True, preexec_fn=lambda: os.sched_setaffinity(0, {core})
        )
        runs.append(json.loads(result.stdout))
    return max(runs, key=lambda run: run["actions_per_second"])


def main():
    core = min(os.sched_getaffinity(0))
    peer, boardroom = openspiel(), ours(core)
    ratio = boardroom["actions_per_second"] / peer["actions_per_second"]
    if "--json" in sys.argv:
        print(json.dumps({"openspiel": peer, "boardroom": boardroom, "ratio": ratio}, indent=2))
        return
    print(f"OpenSpiel goofspiel(players=3,num_cards=10): {peer['actions_per_second'] / 1e6:6.2f} million actions/s")
    print(f"Boardroom BIDS, 3 players:                   {boardroom['actions_per_second'] / 1e6:6.2f} million actions/s")
    print(f"Ratio:                                       {ratio:6.2f}")


if __name__ == "__main__":
    main()
