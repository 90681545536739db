# What is wrong with a card file, and what would be right. Words in `backticks` are as they are written in the file.

# $why: one of the messages below.
flaw-in-line = line { $line }: { $why }
flaw-at-place = `{ $place }`: { $why }
# $what: something in a set, by its label; $card: the name of a card.
flaw-on-card = { $what } of `{ $card }`
flaw-range = { $what }: { $found } does not fit; it must be from { $min } to { $max }
flaw-count = { $what }: there are { $found }; there must be { $exact ->
    [yes] { $min }
   *[no] from { $min } to { $max }
}
flaw-tens = { $what }: { $found } does not fit; all money is in whole tens, for example { $example }
flaw-rise = { $what }: { $found } must rise from the first to the last
flaw-no-name = { $what }: one of them has no name; give it one
flaw-long-name = the name `{ $name }` has { $letters } letters; at most { $most } fit on a card
flaw-odd-name = the name `{ $name }` has a sign that cannot be shown; write names in one line of plain letters
flaw-same-name = { $what }: two of them are called `{ $name }`; give each a name of its own
flaw-number = { $found } does not fit; it must be from { $min } to { $max }
flaw-form = this must be { $form ->
    [flag] true or false
    [number] a whole number
    [text] a text in quotation marks
    [list] a list in square brackets
   *[table] a table of members with names
}
flaw-length = there are { $found } here; there must be { $wanted }
flaw-unknown = `{ $name }` is not known here; { $known } can stand here
flaw-missing = `{ $name }` is missing here
flaw-choice = `{ $found }` cannot be chosen here; choose { $known }
flaw-alone = this stands alone, without a number
flaw-needs-number = this needs a number
# $why: what the reader of TOML says, in English.
flaw-syntax = this is not TOML at column { $column }: { $why }
flaw-unreadable = this cannot be read: { $why }
flaw-too-many = too many different card sets have been used since this program was started; start it again to use another

bidness-flaw-starters = `{ $card }`: there are { $count }; { $players } players start with one each, so there must be at least { $players }
bidness-flaw-free = `{ $card }` costs { $cost }; auctions and lawsuits are free to play, so leave the cost out
bidness-flaw-bare = `{ $card }` has the value { $value }; there is no number on it, so leave the value out
bidness-flaw-no-line = there is no line for `{ $card }`; write `{ $card } = {"{"} count = 0 {"}"}` if there are none

silicon-valley-flaw-people = Founders and employees
silicon-valley-flaw-products = Products in all
silicon-valley-flaw-blue = Rival's personalities, blue
silicon-valley-flaw-red = Rival's personalities, red
silicon-valley-flaw-instant = Blocks at once
silicon-valley-flaw-ongoing = Blocks every round
silicon-valley-flaw-ongoing-cash = Cash every round
silicon-valley-flaw-decision = Blocks of a decision of the Rival
silicon-valley-flaw-mark = salaries cannot rise at { $mark }; choose a space of the valuation track after the start
silicon-valley-flaw-mat = `{ $card }` has no places; the founder sits there, so give it at least 1
silicon-valley-flaw-grid-sign = the grid of `{ $card }` has the sign `{ $sign }`; use `#` for a square and `.` for none
silicon-valley-flaw-grid-size = the grid of `{ $card }` is too large; at most 8 rows and 8 columns are possible
silicon-valley-flaw-grid-squares = the grid of `{ $card }` has { $squares } squares; it must be from 2 to { $most }
silicon-valley-flaw-grid-shape = no blocks fill the grid of `{ $card }`; change its shape
silicon-valley-flaw-supply = `{ $card }` cannot be filled from the supply; add blocks or change its grid

bidders-flaw-projects = there are { $count } { $colour ->
    [white] white
   *[black] black
} projects; { $rounds } rounds take from { $rounds } to { $most }
bidders-flaw-cubes = `cubes.{ $players }` is { $cubes }, but the guild card has only { $spaces } spaces; add more of them
bidders-flaw-workers = `{ $card }` takes { $workers } workers, but `cubes.{ $players }` is { $cubes }: nobody could bid on it

bids-flaw-no-row = there is no row for { $players } players; there must be one for each of 3 to 6
bids-flaw-rows = there are { $rows } rows for { $players } players; there must be one
bids-flaw-other-row = there is a row for { $players } players; the game is for 3 to 6
# $what: something in a row, by its label.
bids-flaw-range = { $players } players, { $what }: { $found } does not fit; it must be from { $min } to { $max }
bids-flaw-cards = { $players } players: { $colours } colours up to { $highest }, { $black } black cards and the Ally are { $cards } cards, but { $places } are dealt

# $good: a good, as it is written in the file.
furnace-flaw-effects = `{ $card }` has { $found } effects; a start-up has { $wanted }
furnace-flaw-start = `{ $card }` starts with { $amount } `{ $good }`; at most { $most } are possible
furnace-flaw-compensation = the compensation of `{ $card }` upgrades; only gains and processing can
furnace-flaw-nothing = `{ $effect }` on `{ $card }` moves nothing; name at least one good
furnace-flaw-goods = `{ $effect }` on `{ $card }` moves { $amount } `{ $good }` at once; at most { $most } are possible
furnace-flaw-times = `{ $effect }` on `{ $card }` works { $times } times; from 1 to { $most } are possible
furnace-flaw-circular = `{ $effect }` on `{ $card }` uses and makes `{ $good }`; let it make something else
furnace-flaw-money = `{ $effect }` on `{ $card }` spends money, which is only ever score; let it use goods
furnace-flaw-power-more = the power of `{ $card }` adds { $more }; from +1 to +{ $most } are possible
furnace-flaw-power-discs = the power of `{ $card }` allows { $discs } discs; from 2 to { $most } are possible
furnace-flaw-power-income = the power of `{ $card }` brings `{ $goods }`; at most { $most } of each are possible
furnace-flaw-not-goods = `{ $text }` is not an amount of goods; write for example `2 coal` or `coal + token`
furnace-flaw-not-times = `{ $text }` must end in how often it works, for example ` x2`
furnace-flaw-not-power = `{ $text }` is not a power; there are `neutral disc`, `compensation +1`, `2 discs on a card`, `2 coal each round` and `additional processing +1`
furnace-flaw-not-number = `{ $digits }` in `{ $text }` is not a small number
