# Pennies.

pennies-tagline = 賞品を1つずつ、伏せた入札で競ります。早くに払いすぎないように。

pennies-option-all-pay = 全員払い
pennies-option-all-pay-help = 勝者だけでなく、全員が入札したコインを払います。
pennies-option-cards = 賞品
pennies-option-cards-help = コイン、ラウンド数、賞品の点数です。

# $points: what it is worth.
pennies-prize = { $points }点の賞品
# $coins: how many.
pennies-action-bid = コイン{ $coins }枚で入札

# $points: what the prize is worth.
pennies-prompt-bid = { $me ->
    [yes] { $points }点の賞品に、コインを何枚入札しますか。
   *[no] { $who }が{ $points }点の賞品に入札します。
}
pennies-prompt-over = ゲームは終わりました。

# $who: the holder of the gavel.
pennies-event-turned-up = 第{ $round }ラウンド：{ $points }点の賞品がめくられました。木槌は{ someone }が持っています。
# $bids: everybody's, as pennies-bid says them.
pennies-event-opened = 入札：{ $bids }。
pennies-bid = { $who } { $coins }枚
pennies-event-won = { someone }が{ $price }枚で{ $points }点の賞品を獲得しました。

# The position in words.
pennies-heading = ラウンド{ $round }/{ $rounds }
pennies-label-prize = 賞品
pennies-label-bids = 入札
pennies-label-last = 前回の入札
pennies-label-won = 獲得
pennies-label-coming = これから
pennies-label-gavel = 木槌
pennies-label-unseen = まだ出ていない賞品
pennies-label-points = 得点
pennies-label-coins = コイン

# Names in tables and beside charts; what the game counts, and what is paid with.
pennies-lots-prize = 賞品
pennies-choice-bid = 入札
pennies-scored = { $amount }点
pennies-paid = コイン{ $price }枚

# What stands in a card file, by its name there.
set-pennies-help = すべての賞品が出るわけではありません。ラウンドを減らすと、箱に残る賞品が増えます。
set-pennies-coins = 最初のコイン
set-pennies-rounds = ラウンド数
set-pennies-prizes = 賞品

# What is wrong with a card file, and what would be right.
pennies-flaw-rounds = 賞品 { $prizes } 個に { $rounds } ラウンドは合いません。1 ラウンド以上にし、どのラウンドにも賞品が要ります

# The first game.
learn-pennies-prize = 賞品が1つめくられました。書かれた数が点数です。全員が同時に入札し、得点の最も多い人がゲームに勝ちます。
learn-pennies-bid = コインを何枚入札するか選びます。0枚から手持ち全部まで選べます。全員の入札がそろうまで、誰にも見えません。
learn-pennies-won = 獲得しました。最も高い入札をした人が賞品を取り、その枚数を払います。払ったコインは戻りません。
learn-pennies-lost = ほかの人のほうが高い入札でした。払うのは勝者だけなので、あなたのコインは減りません。
learn-pennies-gavel = 同じ枚数なら木槌で決まります。木槌を持つ人が勝ち、その人が同数でなければ左隣から順に見ます。木槌はラウンドごとに左へ移ります。
learn-pennies-coins = コインは増えません。ほかの人の残りを見ておきましょう。一番多く持つ人は、次に何が出ても買えます。
learn-pennies-end = 最後に残ったコインは、同点のときの順位を決めるだけです。使い切りたいものですが、最後の賞品の分は残しておきましょう。
