"""Plays with everything that a wheel has brought into an environment: the program, its page, and the package.

Run by `cargo verify` with the Python of that environment, where there is no Rust.
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request

BOARDROOM = str(pathlib.Path(sys.prefix) / "bin" / "boardroom")
EXAMPLE = pathlib.Path(__file__).resolve().parent.parent.parent / "examples" / "bot.py"


def plays_in_the_terminal(data):
    """A whole game against two bots, line by line: whoever says 1 every time gets to the end."""
    words = ["play", "bids", "--plain", "--seats", "3", "--bots", "random", "--seed", "wheel", "--language", "en"]
    played = subprocess.run(
        [BOARDROOM, *words], input="1\n" * 400, env={"XDG_DATA_HOME": data}, capture_output=True, text=True, timeout=120
    )
    assert played.returncode == 0, played.stderr
    assert re.search(r"\b(win|wins|won)\b", played.stdout), played.stdout[-2000:]


def hands_out_the_page_and_serves_a_game(data):
    serve = [BOARDROOM, "serve", "--no-open", "--port", "0", "--bot-pause", "0", "--data", data]
    server = subprocess.Popen(serve, stdout=subprocess.PIPE, text=True, env={"BOARDROOM_LANGUAGE": "en"})
    try:
        address = next(word for word in server.stdout.readline().split() if word.startswith("http"))
        for path, sign in [("/", b"<html"), ("/lobby_bg.wasm", b"\0asm"), ("/room_bg.wasm", b"\0asm")]:
            with urllib.request.urlopen(address + path, timeout=30) as answer:
                assert sign in answer.read(), f"{path} is not what it should be"
        played = subprocess.run([sys.executable, EXAMPLE, address], capture_output=True, text=True, timeout=120)
        assert played.returncode == 0, played.stderr
    finally:
        server.terminate()
    assert server.wait(timeout=30) == 0


def plays_in_python():
    import boardroom

    for game in boardroom.games():
        seats = max(2, game["min_seats"])
        table = boardroom.Match(game["slug"], seats=seats, seed="wheel")
        bots = [boardroom.Bot(game["slug"], "intern", seed=seat) for seat in range(seats)]
        while table.to_act:
            seat = table.to_act[0]
            table.play(seat, bots[seat].choose(seat, table.view(seat), table.menu(seat)))
        assert sorted(table.places)[0] == 1, table.places


def main():
    assert shutil.which("cargo") is None and shutil.which("rustc") is None, "there is Rust on the path"
    with tempfile.TemporaryDirectory() as data:
        plays_in_the_terminal(data)
        hands_out_the_page_and_serves_a_game(data)
    plays_in_python()
    print("installed and played")


main()
