# The workshop: card sets that can be changed, tried out, kept and shared.

workshop = Workshop
workshop-pitch = Change a card or a price, let bots play thousands of games with it, and see what it does.
workshop-opening = The cards are being laid out …
workshop-views = Cards or balance
workshop-cards = Cards
workshop-balance = Balance
workshop-sections = Kinds of cards
workshop-search = Search the cards
workshop-nothing-found = No card has that on it.
workshop-general = Rules
workshop-card-number = No. { $number }
workshop-changes = { $count ->
    [0] as in the box
    [one] 1 change
   *[other] { $count } changes
}
workshop-changed = changed
workshop-new = new
workshop-was = was { $value }
workshop-was-nothing = was not there
workshop-reset = { $label }: back to { $value }
workshop-reset-nothing = { $label }: take it away again
workshop-reset-card = Undo
workshop-reset-card-of = Undo the changes of { $name }
workshop-reset-all = Back to the standard set
workshop-copy-card = Duplicate
workshop-copy-card-of = Duplicate { $name }
workshop-copy-name = { $name } 2
workshop-remove-card = Remove
workshop-remove-card-of = Remove { $name }
workshop-add-to = Add to { $label }
workshop-add = Add …
workshop-one-more = { $label }: one more
workshop-one-less = { $label }: one less
workshop-less = { $label }: less
workshop-more = { $label }: more
workshop-item = { $label } { $number }
workshop-square = row { $row }, column { $column }
workshop-rows = Rows
workshop-columns = Columns
workshop-flawed = This set cannot be played with yet
workshop-show-flaw = Show me

workshop-series = Playtest
workshop-games = Games
workshop-compare = Compare with the standard set
workshop-compare-help = Both play the same deals; the hollow marks are the standard set.
workshop-shark-slow = A shark thinks about every move: expect seconds for each game, not games for each second.
workshop-run = Run { $games } games
workshop-stop = Stop
workshop-go-on = Go on
workshop-progress = { $done } of { $games } games
workshop-speed = { $rate } a second
workshop-workers = { $count ->
    [one] one worker
   *[other] { $count } workers
}
workshop-stale = The cards have changed since these games were played. Run again to see what the changes do.
workshop-empty = No games yet
workshop-empty-help = Run a series: the charts fill while the bots play.
workshop-not-played = These games cannot be played: { $why }
workshop-charts = Charts

workshop-set = Card set
workshop-standard = Standard set
workshop-untitled = My { $game }
workshop-name = Name
workshop-save = Save
workshop-saved = Saved on this device.
workshop-not-saved = The browser has no room to keep this set. Download it instead.
workshop-sets = Your sets ({ $count })
workshop-open = Open
workshop-rename = Rename
workshop-rename-of = Rename { $name }
workshop-rename-done = Done
workshop-delete = Delete
workshop-delete-of = Delete { $name }
workshop-delete-sure = Sure?
workshop-play = Play it
workshop-download = Download
workshop-upload = Open a file
workshop-drop = Drop the file to open it
workshop-bad-file = { $file } cannot be used: { $why }
workshop-read-file = { $file } is open.
workshop-text = As text
workshop-text-help = The same set as a TOML file, for boardroom --cards.
workshop-text-use = Use this text
