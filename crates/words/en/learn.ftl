# First games, looking things up, hints.

learn-title = First game
learn-link = Learn by playing
learn-link-note = Four to seven minutes, everything explained as it comes up.
learn-first-time = First time? Learn
# $read: how many things were explained; $all: of how many.
learn-progress = { $read } of { $all }
learn-next = Got it
# $action: what to try, as it stands on a button.
learn-try = Try it: { $action }
learn-more = More in the rules
learn-fold = Make small
learn-unfold = Show again
learn-quiet = Play on as you like. When something new comes up, it is explained here.
learn-enough = You know enough to play. Go on with this game for as long as you like, or stop here.
# What a first game has not shown. $count: how many things.
learn-unmet = { $count ->
    [one] One thing has not come up this time.
   *[other] { $count } things have not come up this time.
}
learn-stop = To the lobby
learn-whole-game = A whole game
learn-over = Start over
# $chosen and $best: actions as they stand on a button; the chances: in how many of 100 imagined games they win.
learn-remark = A thought: “{ $chosen }” wins about { $chosen-chance } of 100 imagined games from here, “{ $best }” about { $best-chance }. You may take it back.

hint-ask = Hint
hint-key = Hint (H)
hint-title = Worth a thought
hint-thinking = Imagining how the game could go on …
hint-nothing = There is nothing to choose just now.
hint-not-here = No hints here: at a table with others everybody thinks for themselves.
hint-play = Do this
# $chance: in how many of 100 imagined games it wins; $games: how many were imagined.
hint-wins = Wins about { $chance } of 100 imagined games ({ $games } tried).
# $gain: how much more it brings; $other: another action.
hint-gain = It brings about { $gain } more than “{ $other }”.
hint-clear = Clearly best.
hint-likely = Probably best.
hint-open = A close call: the games imagined do not tell them apart.
# $fewer: how many of 100 games fewer than the best.
hint-other = { $fewer ->
    [0] Wins as often: about { $chance } of 100.
   *[other] Wins about { $chance } of 100, { $fewer } fewer.
}
hint-loss = It brings about { $loss } less.

rules-contents = Contents
rules-search = Search the rules
# $places: how often it was found; $sections: in how many sections.
rules-found = { $places ->
    [one] 1 place
   *[other] { $places } places
} in { $sections ->
    [one] 1 section
   *[other] { $sections } sections
}
rules-nothing = Nothing found. Try another word.
rules-clear = Show everything
rules-asked = The rule about this question
rules-page = Open as a page
rules-beginning = What it is about
# Below each of these stands a line for each version. $rules: the version that a table is played by; $today: today's.
rules-earlier = This table goes by earlier rules, version { $rules }, to its end. Those below are today’s, version { $today }. Changed since then:
rules-today = These are the rules of today, version { $today }. What was begun by earlier ones goes by those to its end. Changed over time:
rules-change = Version { $rules }: { $what }

rules-key = the rule about it, or about what is asked
rules-close = close the rules
