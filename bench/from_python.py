"""How fast the games are from Python, one random action at a time.

Needs the package: pip install ./python
"""

import random
import time

import boardroom

SECONDS = 5

for info in boardroom.games():
    game, seats = info["slug"], info["max_seats"] if info["slug"] != "bids" else 3
    rng, actions, games, start = random.Random(1), 0, 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        table = boardroom.Match(game, seats, seed=games)
        while table.to_act:
            seat = table.to_act[0]
            table.play(seat, rng.choice(table.actions(seat)))
        actions, games = actions + table.plies, games + 1
    rate = actions / (time.perf_counter() - start)
    print(f"{info['title']}, {seats} players: {rate:,.0f} actions/s ({games:,} games)")
