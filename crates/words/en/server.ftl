# The server: why something is refused, and the page without a client.

somebody = somebody
table-other-rules = This table was made with version { $found } of the rules, and this server has version { $here }: a server that has them can go on with it.
table-given-up = Nobody came to this table for so long that it is no more.
table-later = Something happened at this table that only a later version of the server knows: a server of that version can go on with it.
table-panic = The rules stopped at an action. The game is kept as it was before it.
plans-by-hand = At this table everybody decides one thing after the other: plans are off.
table-wedged = This table does not answer. What you asked for may still happen: look again in a while.
bot-panic = A bot broke down over its move.

take-seat-back-first = A bot plays for you: take your seat back first.
nothing-to-answer = Nobody asks you anything.
conceded-for-good = You gave this game up: that is for good.
seat-is-yours = The seat is yours already.
rematch-after-the-end = There can be a next game when this one is over.
position-moved-on = The position has moved on since you saw it.
no-seat-of-yours = You do not sit at this table.
sits-already = You sit at this table already.
seat-taken = That seat is taken.
seat-of-a-person = A person sits there.
removed-by-host = The host has freed your seat: you sit down again when the host lets you.
sits-nowhere = Nobody of that name sits at this table.
may-sit-already = Nothing keeps them from sitting down.
seats-are-free = There are still free seats: wait, or give them to bots.
orders-other-rules = This table goes by earlier rules, and those know no orders.
orders-not-here = Nothing can be ordered beforehand at this table.
order-not-possible = That cannot be ordered now.
nothing-ordered = You have ordered nothing here.
nothing-to-take-back = There is nothing of yours to take back.
stands-while-away = Somebody who is away has answered it: it stands until they are back.
somebody-asks-already = Somebody asks to take something back already.
bot-plays-already = A bot plays for you already.
line-empty-or-long = A line has 1 to 500 letters.
not-your-room = Those who sit talk at the table, those who look on in the gallery.
too-many-lines = You talk too fast.
game-has-begun = The game has begun.
game-has-not-begun = The game has not begun.
game-is-over = The game is over.
game-goes-on = That is to be had when the game is over.
host-does-that = Only whoever made the table can do that.
no-such-seat = There is no such seat.
no-such-table = There is no such table.
no-such-game = There is no such game.
no-such-path = There is nothing at this address.
address-nul = An address has no NUL in it.
no-such-eyes = Eyes are a seat counted from 0, spectator, or all; before the end only your own.
wrong-method = This address does not take that method.
not-signed-in = Nobody is signed in: ask to be a guest first.
wrong-credentials = The name or the password is wrong.
name-taken = Somebody has this name already.
name-alike = Somebody has a name that looks just like this one.
name-bad = A name has 1 to 24 letters, and no control characters.
name-unseen = A name has no letters that cannot be seen, and none that turn the others around.
password-bad = A password has 10 to 200 letters.
password-common = Others would try this password among the first: take a longer one, or several words.
old-password-missing = The password until now is missing.
old-password-wrong = The password until now is wrong.
session-ended = You have been signed out.
foreign-origin = This request comes from another site.
server-stumbled = The server stumbled over this. Nothing has changed.
store-full = The server's disk is full: nothing can be written down just now.
database-unwell = The database does not answer, or nothing can be written to it.
store-unavailable = The server cannot write this down just now. Try again soon.
server-closing = The server is being restarted. Try again soon.
hello-first = The first message says hello.
other-version = The page speaks version { $found }, the server version { $here }: load the page again.
message-unreadable = This message cannot be read: { $why }
message-binary = Messages are text.
clock-too-short = A live clock gives 5 to 3600 seconds for a move and at most 36000 in the bank; one over days 1 to 720 hours.
seats-once = One person has one seat.
too-many-requests = That is too much, too fast. Wait a moment and try again.
too-many-guesses = This name is being tried too often. On a device where you have signed in before, you get in now; elsewhere try again later.
passwords-busy = Many people are signing in just now. Try again in a moment.
too-many-tables = You have too many tables that are not over.
too-many-of-bots-alone = Bots play alone at enough of your tables: wait until one of those games is over, or take a seat.
too-many-watched = You look on at too many tables at once.

page-title = Boardroom
page-text = The server runs. This build carries no page to play in; programs find the interface at /api.
serve-ready = Boardroom is at { $address }
serve-built = Ready in { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } m { $seconds } s
    }.
serve-again = Boardroom  { $address }{ $tables ->
        [0] {""}
        [one] {"  "}(one table goes on)
       *[other] {"  "}({ $tables } tables go on)
    }
serve-opened = It has been opened in your browser.
serve-to-open = Open it in your browser.
serve-alone = Nobody else can reach it.
serve-reachable = Others can reach it where the network lets them.
serve-others = lets others in
serve-terminal = plays here, without a browser
serve-stop = Ctrl-C stops; games go on where they were.
serve-port-taken = Port { $port } is taken, so this one is at another:
serve-stopping = Finishing what is under way …
health-good = The server is well.
health-silent = The server at { $address } does not answer
health-bad = The server is not well: { $answer }
backup-done = The backup is in { $file }.
restore-done = The database is that of { $file } now.
restore-kept = What was there before is in { $file }.

notices-off = Nobody is told anything on this server.
quiet-hours-bad = Hours go from 0 to 23.
hook-address-bad = The address of a webhook begins with https:// and names a server.
hook-address-private = Nothing is sent into private networks: a webhook has to lead to the open internet.
too-many-channels = You are told in as many places as there may be: take one away first.
channel-there = You are told there already.
no-such-channel = You are told nothing there.
mail-for-accounts = Mail is for those with an account: make one first.
mail-address-bad = That is no address of mail.
mail-not-sent = The mail server does not take letters just now. Try again soon.
mail-unconfirmed = First press the link in the letter that was sent to this address.
browser-bad = This browser cannot be told anything: what it said of itself leads nowhere.
# $server: the mail server.
serve-tells = Whoever does not look is told by browser or webhook; not by mail, because no mail server is set.
serve-tells-mail = Whoever does not look is told by browser, webhook or mail, which { $server } takes.
