#!/usr/bin/env python3
"""Moves a second of our server and of boardgame.io's, in turn on the same cores.

Both play a game of the same shape: 64 tables of three players with ten cards each, six rounds, a socket for each player.
The players are the same program on both sides: they answer as soon as they are asked, and a move counts when it is acknowledged.
Ours acknowledges what is on the disk; boardgame.io's server keeps everything in memory.
They take turns, since a machine is not equally fast all the time; the ratio is that of the means.

Usage: python3 bench/versus_boardgameio/versus.py [--seconds N] [--turns N] [--json]
It installs boardgame.io from npm in target/boardgameio.
"""

import argparse
import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from statistics import fmean

ROOT = Path(__file__).resolve().parent.parent.parent
HERE = Path(__file__).resolve().parent
PLACE = ROOT / "target" / "boardgameio"
VERSION = "0.50.2"


def install() -> None:
    if (PLACE / "node_modules" / "boardgame.io").exists():
        return
    PLACE.mkdir(parents=True, exist_ok=True)
    npm = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(PLACE), f"boardgame.io@{VERSION}"]
    subprocess.run(npm, check=True)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def measure(words: list[str]) -> dict:
    output = subprocess.run(["cargo", "load", "--json", *words], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    return json.loads(output.stdout)


def theirs(seconds: str) -> dict:
    port = str(free_port())
    environment = {**os.environ, "NODE_PATH": str(PLACE / "node_modules"), "NODE_ENV": "production"}
    command = ["node", str(HERE / "server.js"), port]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            for line in server.stdout:
                if line.strip() == "ready":
                    break
            return measure(["--seconds", seconds, "peer", f"127.0.0.1:{port}", "--process", str(server.pid)])
        finally:
            server.kill()


def mean(turns: list[dict]) -> float:
    return fmean(turn["moves_per_second"] for turn in turns)


def tell(who: str, turns: list[dict]) -> None:
    each = ", ".join(f"{turn['moves_per_second']:.0f}" for turn in turns)
    slowest = max(turn["p99_ms"] for turn in turns)
    server, players = (fmean(turn[f"{part}_us_a_move"] for turn in turns) for part in ("server", "players"))
    cost = f"processor time a move: server {server:.0f} µs, players {players:.0f} µs"
    print(f"{who}: {mean(turns):.0f} moves/s ({each}), p99 at most {slowest:.1f} ms, {cost}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", default="8", help="how long a turn is")
    parser.add_argument("--turns", type=int, default=3, help="how many turns each of the two has")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    install()
    ours, peer = [], []
    for _ in range(args.turns):
        ours.append(measure(["--seconds", args.seconds]))
        peer.append(theirs(args.seconds))
    ratio = mean(ours) / mean(peer)
    if args.json:
        json.dump({"boardroom": ours, "boardgameio": peer, "ratio": round(ratio, 2)}, sys.stdout)
        print()
        return
    tell(f"boardgame.io {VERSION}, in memory", peer)
    tell("Boardroom, on the disk", ours)
    print(f"Ratio: {ratio:.2f}")


if __name__ == "__main__":
    main()
