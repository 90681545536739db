# BIDS.

bids-tagline = 10ターンのカード入札。一番高い札が得点を取り、同値なら流れます。
# What has changed with a version of the rules, for tables that were begun by earlier ones.
bids-rules-2 = 他に誰もカードを持っていなければ、泥棒は数字のないカードを出した人から奪います。以前は何も奪いませんでした。

bids-option-rounds = ラウンド数
bids-option-rounds-help = プレイするラウンドの数です。
bids-option-colour-bids = カラービッド
bids-option-colour-bids-help = 最も多く出た色の中で、一番高いカードがターンに勝ちます。
bids-option-ally = 同盟者
bids-option-ally-help = 誰かの手札に同盟者が入り、出したターンの勝者と得点を分け合います。autoでは5人と6人のときに入ります。6人では必須です。
bids-option-thief = 泥棒
bids-option-thief-help = 獲得した人が、最も低い入札をした人からカードを1枚奪う得点カードです。
bids-option-shuffle = シャッフル
bids-option-shuffle-help = 流れたカードも含めて山札を切り直す得点カードです。
bids-option-lowest = 逆転
bids-option-lowest-help = 以後そのラウンドの間、最も低い入札が勝つようになる得点カードです。
bids-option-surprise = サプライズ
bids-option-surprise-help = 山札の次のカード（非公開）の代わりになる得点カードです。
bids-option-cards = 準備表
bids-option-cards-help = プレイ人数ごとの色、数字、手札に入る黒カードの枚数、ラッキールーザーの得点です。

# $colour: red, blue, green, yellow or black; $value: the number.
bids-card-number = { $colour ->
    [red] 炎
    [blue] 雫
    [green] 葉
    [yellow] 陽
   *[black] 黒
}{ $value }
bids-card-minus-five = −5
bids-card-double = 2倍
bids-card-thief = 泥棒
bids-card-shuffle = シャッフル
bids-card-lowest = 逆転
bids-card-surprise = サプライズ
bids-card-ally = 同盟者

# $colour: red, blue, green, yellow, black or white.
bids-colour = { $colour ->
    [red] 炎
    [blue] 雫
    [green] 葉
    [yellow] 陽
    [white] 同盟者
   *[black] 黒
}

# What is done by a card that is no number.
bids-text-minus-five = 5点失う。入札では最も低い
bids-text-double = 勝者がこのラウンドでここまでに得た点を2倍にする。入札では数字なし
bids-text-thief = 勝者が、最も低く入札した人からカードを1枚奪う。入札では数字なし
bids-text-shuffle = 流れたカードも含めて山札を切り直す。入札では数字なし
bids-text-lowest = その後、ラウンドの終わりまで最も低い入札が勝つ。入札では数字なし
bids-text-surprise = 勝者は、代わりに山札の次のカード（非公開）を得る。入札では数字なし
bids-text-ally = このターンの勝者と同盟し、2人の得点を半分ずつ分ける。入札では数字なし

bids-action-bid = { $card }を出す
bids-action-steal = { $from }から{ $card }を奪う

bids-prompt-lead = { $me ->
    [yes] あなたの手番：{ $stake }に最初のカードを出してください
   *[no] { $who }が{ $stake }に最初のカードを出します
}。
bids-prompt-bid = { $me ->
    [yes] あなたの手番：{ $stake }にカードを出してください
   *[no] { $who }が{ $stake }にカードを出します
}。{ $leading ->
    [yes] 今は{ $leader-me ->
        [yes] あなた
       *[no] { $leader }
    }が{ $best }でリードしています。
    [tie] { $best }は同値で、このままでは流れます。
    [middle] このままでは中央のカードがどの入札にも勝り、流れます。
   *[no] 勝てるカードはまだ出ていません。
}
bids-prompt-lowest = 最も低い入札が勝ちます。
bids-prompt-steal = { $me ->
    [yes] 泥棒を獲得しました。奪うカードを選んでください
   *[no] { $who }が奪うカードを選びます
}。
bids-prompt-over = ゲームは終わりました。

bids-event-round = 第{ $round }ラウンド開始：{ someone }が最初に出します。
bids-event-dealt = { someone }に配られたカード：{ $cards }。
bids-event-flipped = 第{ $turn }ターン：{ $card }がめくられました。
bids-event-shuffled = 流れたカードも含めて山札が切り直されました。
bids-event-lowest = ここからは最も低い入札が勝ちます。
bids-event-bid = { someone }が{ $card }を出しました。
bids-event-burned = { $why ->
    [tie] 同値：得点は流れました。
    [middle] 中央のカードがどの入札にも勝る：得点は流れました。
   *[no-bid] 勝てる入札なし：得点は流れました。
}次のターンは{ $why ->
    [tie] 、同値の最後に出した
   *[other] {""}
}{ someone }からです。
bids-event-won = { someone }が{ $card }でターンに勝ちました。
bids-event-drew = 山札の次のカードは{ $card }でした。
bids-event-withheld = { $card }は山札の下に入りました。
bids-event-took = { someone }が{ $card }を獲得しました。
bids-event-stole = { someone }が{ $from }から{ $card }を奪いました。
bids-event-allied = このラウンド、{ someone }は{ $with }と同盟を結びます。
bids-event-scored = 第{ $round }ラウンド終了：{ $points }。
bids-event-scored-one = { $who } { $points }{ $lucky ->
    [yes] （ラッキールーザー）
   *[no] {""}
}

# Headings of the log.
bids-log-burned = 焼失
bids-log-took = { $who }：{ $card }
bids-log-scored = 得点

# The table in the terminal.
bids-heading = ラウンド{ $round }/{ $rounds } · ターン{ $turn }/{ $turns }
bids-label-stake = 賞品
bids-label-bids = 入札
bids-label-colours = 色
bids-label-worth = 場に{ $points }点
bids-label-unseen = 山札の次のカード（非公開）
bids-label-doubles = 勝者のここまでの得点が2倍
bids-label-steals = 勝者がカードを1枚奪う
bids-label-somewhere = 流れて切り混ぜられたカード：
bids-label-player = プレイヤー
bids-label-total = 合計
bids-label-round = ラウンド
bids-label-lucky = 幸運
bids-label-won = 獲得カード
bids-label-lucky-hope = なし：このままなら+{ $points }
bids-label-allied = { $with }と同盟
bids-label-pile = 山札{ $count }枚
bids-label-under = 山札の下に流れたカード：
bids-label-in-play = 使用中：{ $names }
bids-label-hand = 手札
bids-letter-red = 炎
bids-letter-blue = 雫
bids-letter-green = 葉
bids-letter-yellow = 陽
bids-letter-black = 黒
bids-legend = 炎（赤）、雫（青）、葉（緑）、陽（黄）、黒（得点カード）。
bids-legend-colours = カラービッズでは * が最も枚数の多い色です（中央のカードは黒に数えます）。その色の最も強いカードが勝ちます。
bids-legend-ties = 同点の場合：最も強い入札が同値なら流れ、同値のうち最後に出した人が次のターンを始めます。最後に合計が同じなら勝利を分かち合います。

# The board in the browser.
bids-page-lucky = 黒カードなしのラウンド
bids-page-total = 合計
bids-page-this-round = 今回
bids-page-none = カードなし
bids-page-left = 残り{ $count }枚
bids-page-at-stake = 賞品
bids-page-leads = リード
bids-page-your-card = あなたのカード
# $order: which bid of the turn it is.
bids-page-order = { $order }番目
bids-page-hand = あなたの手札
bids-page-not-now = 手番をお待ちください。
bids-page-pick = カードを選び、ボタンで出します。
bids-page-would-lead = { $card }を出すとリードします。
bids-page-would-not-lead = { $card }を出してもリードできません。
bids-page-would-burn = { $card }を出すと、このままでは流れます。
bids-page-score = 得点
bids-page-won = 獲得
bids-page-wins = 勝ち
bids-page-burned = 流れ
bids-page-last-turn = 前のターン

# Names in tables and beside charts.
bids-lots-number = 数字
bids-lots-special = 特殊カード
bids-choice-bid = カードで入札
bids-choice-steal = カードを奪う

# What stands in a card set, by its name there.
set-bids-help = プレイ人数ごとに1行です。
set-bids-set-up = 準備
set-bids-players = 人数
set-bids-colours = 色の数
set-bids-highest = 最大の数字
set-bids-black-in-hand = 手札の黒カード
set-bids-lucky-loser = ラッキールーザーの点

# What is wrong with a card file, and what would be right.
bids-flaw-no-row = { $players } 人用の行がありません。3 人から 6 人まで、それぞれ 1 行ずつ要ります
bids-flaw-rows = { $players } 人用の行が { $rows } 行あります。1 行にしてください
bids-flaw-other-row = { $players } 人用の行があります。このゲームは 3 人から 6 人用です
# $what: something in a row, by its label.
bids-flaw-range = { $players } 人用、{ $what }: { $found } にはできません。{ $min } から { $max } までにしてください
bids-flaw-cards = { $players } 人用: { $highest } までの { $colours } 色と黒カード { $black } 枚と同盟者で { $cards } 枚ですが、{ $places } 枚配ります

# The first game.
learn-bids-stake = 得点の合計が最も多い人が勝ちます。ここでは10ターンを2ラウンド、通常は6ラウンドです。毎ターン、黒カードが1枚中央に置かれます。全員がカードを1枚ずつ出して入札し、一番高い入札が獲得します。黒カードは得点です。
learn-bids-hand = この10枚が入札です。10ターンに1枚ずつ使います。色に意味はなく、数字だけを比べます。好きなカードを選び、ボタンを押してください。
learn-bids-leads = 枠のついたカードが首位です。より高く入札して取るか、中央の得点が要らなければ低いカードを捨てましょう。
learn-bids-black = 手札の黒カードも普通の入札です。ただし、その得点もターンの勝者のものになります。ほかの人が勝ちそうなときは出さないようにしましょう。
learn-bids-won = ターンに勝った人は、その黒カードを自分の前に置き、ラウンドの終わりに数えます。勝者は次のターンも始めます。最初に出すと皆に見られるので、難しい立場です。
learn-bids-lost = 出された色カードはこのラウンドではもう出ないので、誰がまだ高いカードを持っているか数えられます。
learn-bids-equal = 首位と同じ数字のカードを持っています。もっと高い入札がなければ、出すとターンは流れます。それがよいときもあります。
learn-bids-burned = 一番高い入札が同値だと、ターンは流れます。誰も何も得ず、黒カードは山札の下に入り、後でまた出てくることもあります。同値だった人のうち最後に出した人から始めます。
learn-bids-last = あなたが最後なので、すべてが見えています。必要な分だけ入札するか、一番要らないカードを捨てましょう。
learn-bids-double = 2倍は、勝った人がこのラウンドでそれまでに得た得点を2倍にします。早いうちは小さく、遅くなるほど大きくなります。
learn-bids-minus = −5は5点を引きますが、誰かが必ず取ることになります。低く入札しましょう。手札から出す−5は一番低い入札です。
learn-bids-count = 表に全員の得点が出ています。通常のゲームは6ラウンドで、合計で決まります。
learn-bids-lucky = 10ターン終了時に黒カードが1枚もない人は「ラッキールーザー」で、それでも得点します。3人では12点、次はその2倍です。しっかり取るか、まったく取らないかです。

# What the game counts, and what is paid with in it.
bids-scored = { $amount }点
bids-paid = { $price }で入札

bids-fact-title = 山札
bids-fact-pile = 残り枚数
bids-fact-under = 下に流れたカード
bids-fact-somewhere = 流れて切り混ぜられたカード
bids-fact-wins = 勝つのは
bids-fact-lowest = 最も低い入札

# 前もって出しておける指示。
bids-ordering-play = このターンにカードを出す
bids-order-play = このターン：{ $play }
