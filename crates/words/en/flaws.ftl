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
