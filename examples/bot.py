#!/usr/bin/env python3
"""A player for Boardroom in plain Python: REST to act, server-sent events to listen.

    bot.py http://127.0.0.1:4600                  make a table of BIDS with two bots, and play
    bot.py http://127.0.0.1:4600 --game furnace   another game
    bot.py http://127.0.0.1:4600 --table ID       sit down at somebody's table

It plays at random: put something better into `choose`.
"""

import argparse
import http.cookiejar
import json
import random
import secrets
import urllib.error
import urllib.request


class Server:
    """The server's interface for programs; the cookie says who we are."""

    def __init__(self, address):
        self.address = address.rstrip("/")
        jar = http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))

    def call(self, method, path, body=None):
        """Sends a request and gives its answer; a refusal raises urllib.error.HTTPError."""
        with self.open(method, path, body) as answer:
            return json.load(answer)

    def open(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"content-type": "application/json"}, method=method)
        return self.opener.open(request, timeout=60)

    def updates(self, table):
        """Everything that happens at a table, as it happens; the first update brings all there is."""
        with self.open("GET", f"/api/tables/{table}/events") as stream:
            for line in stream:
                if line.startswith(b"data:"):
                    yield json.loads(line[5:])


def choose(view, menu):
    """One of the actions on the menu. What you see is `view`, in the game's own terms."""
    item = random.choice(menu)
    if "one" in item:
        return item["one"]
    amount = item["amount"]
    return with_amount(amount["of"], random.randrange(amount["min"], amount["max"] + 1, amount["step"]))


def with_amount(action, number):
    """The action with its one number replaced."""
    if isinstance(action, dict):
        return {name: with_amount(part, number) for name, part in action.items()}
    return number if isinstance(action, int) else action


def play(server, table):
    """Plays a game to its end and gives our place."""
    seat = None
    for update in server.updates(table):
        sheet = update.get("sheet")
        if sheet:
            seat = sheet["mine"]
            if isinstance(sheet["phase"], dict):
                raise SystemExit(sheet["phase"]["broken"]["why"])
        position = update.get("position")
        if not position:
            continue
        if position.get("places"):
            return position["places"][seat]
        if position["menu"]:
            action = choose(position["view"], position["menu"])
            act = {"ply": position["ply"], "version": update["version"], "action": action}
            try:
                server.call("POST", f"/api/tables/{table}", {"act": act})
            except urllib.error.HTTPError as refusal:
                problem = json.load(refusal)
                # Somebody was faster: the next update shows the position as it is now.
                if problem["code"] != "stale":
                    raise SystemExit(problem["message"]) from refusal


def main():
    parser = argparse.ArgumentParser(description="A player for Boardroom that chooses at random.")
    parser.add_argument("server", help="where the server is, such as http://127.0.0.1:4600")
    parser.add_argument("--table", help="sit down at this table instead of making one")
    parser.add_argument("--game", default="bids", help="the game of the table that is made")
    parser.add_argument("--name", default="Snake")
    args = parser.parse_args()
    server = Server(args.server)
    server.call("POST", "/api/guest", {"name": args.name})
    salt = secrets.token_hex(32)
    if args.table:
        table = args.table
        server.call("POST", f"/api/tables/{table}", {"sit": {"seat": None, "salt": salt}})
    else:
        seats = ["me", {"bot": "manager"}, {"bot": "intern"}]
        new = {"game": args.game, "seats": seats, "salt": salt, "start": True}
        table = server.call("POST", "/api/tables", new)["table"]
    print(f"{args.server}/tables/{table}")
    print(f"finished in place {play(server, table)}")


if __name__ == "__main__":
    main()
