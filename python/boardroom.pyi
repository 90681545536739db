"""Business and bidding board games: exact rules, hidden information, honest bots."""

from typing import Any, Literal

# games: slugs (written by `cargo run -p xtask -- list`)
Game = Literal["bidness", "silicon-valley", "bidders", "bids", "furnace"]
# games: end
Level = Literal["random", "intern", "manager", "shark"]
Json = Any

class Refused(ValueError):
    """Something that cannot be done; it says what was wrong and what would be right. Nothing has changed."""

def games() -> list[dict[str, Json]]:
    """The games, each with its name, its numbers of seats, the version of its rules and its options."""

def cards(game: Game, name: str | None = None) -> dict[str, Json]:
    """A card set of a game: the one in its box, or one that was, by the name that options, views and records give it."""

class Match:
    """A game in progress: its options, its seed and its log. What it shows is what a seat, or a spectator, may see."""

    def __init__(
        self, game: Game, seats: int, *, seed: str | int | None = None, options: dict[str, Json] | None = None
    ) -> None:
        """Sets up a table. Equal seeds deal equally; without one the deal is anybody's guess."""

    @staticmethod
    def replay(record: dict[str, Json] | str) -> Match:
        """Plays a record again, and checks that it is whole, fairly dealt and played by the rules."""

    @property
    def game(self) -> Game:
        """The name of the game."""
    @property
    def rules(self) -> int:
        """The version of its rules: that of a record may be an earlier one than is played today."""
    def bot(self, level: Level, *, seed: int = 0, iterations: int | None = None) -> Bot:
        """Hires a bot that knows the rules of this match, whatever their version; it thinks for so many imagined games."""
    @property
    def seats(self) -> int:
        """How many seats there are; they are counted from 0."""
    @property
    def to_act(self) -> list[int]:
        """Who is asked now; nobody when the game is over. Several answer without knowing of each other."""
    @property
    def plies(self) -> int:
        """How many actions have been played."""
    @property
    def round(self) -> int:
        """The round that is being played, counted from 1."""
    @property
    def places(self) -> list[int] | None:
        """Where each seat has finished, 1 for the first, ties share; None while the game goes on."""
    @property
    def scores(self) -> list[int] | None:
        """Everybody's points, once the game is over; None before that, since they may be secret."""
    @property
    def rewards(self) -> list[float] | None:
        """The share of the win that each seat has got; None while the game goes on."""

    def view(self, seat: int | None = None) -> dict[str, Json]:
        """What a seat may know; without one, what a spectator may."""
    def menu(self, seat: int) -> list[dict[str, Json]]:
        """What a seat may do, a line for each kind of thing; a line may stand for a whole range of amounts."""
    def actions(self, seat: int) -> list[Json]:
        """Every single action that a seat may choose, amounts included, always in the same order."""
    def play(self, seat: int, action: Json) -> None:
        """Carries out an action for a seat, or several as one where a list is given."""
    def undo(self, seat: int) -> None:
        """Takes back the last action of a seat, where nothing was revealed since."""
    def story(self, seat: int | None = None, start: int = 0) -> list[tuple[int, Json]]:
        """What a seat, or a spectator, was told: pairs of a ply and an event, from ply `start` on."""
    def record(self, players: list[str] | None = None) -> dict[str, Json]:
        """The record of the game, as the page and the terminal read it too."""
    def copy(self) -> Match:
        """A match that goes its own way from here."""

class Bot:
    """A player that is handed a view and a menu, and nothing else."""

    def __init__(
        self,
        game: Game,
        level: Level,
        *,
        seed: int = 0,
        iterations: int | None = None,
        milliseconds: int | None = None,
    ) -> None:
        """Hires a bot.

        It thinks for so many imagined games, which can be repeated exactly, or for so many milliseconds on all cores.
        """

    def choose(self, seat: int, view: dict[str, Json], menu: list[dict[str, Json]]) -> Json:
        """Chooses an action for a seat from what the seat sees and what it may do."""
    @property
    def thought(self) -> list[dict[str, Json]]:
        """What the bot thought of when it chose last, the best first; empty for bots that do not search."""
