# What all games share.

# $who: a name; $me: "yes" when that is the reader.
someone = { $me ->
    [yes] あなた
   *[no] { $who }
}
nobody = なし
# Between things in a row.
comma = 、
# $first: names with commas between them; $last: the last name.
several = { $first }、{ $last }
# Two sentences, one after the other.
then = { $first }{ $second }

# Headings of the log. $number: which round, which turn.
log-round = 第{ $number }ラウンド
log-turn = 第{ $number }ターン
log-turn-of = { someone }の手番
log-over = 終局

game-over = { $shared ->
    [yes] ゲーム終了：{ $winners }が勝利を分かち合います。
   *[no] ゲーム終了：{ $me ->
        [yes] あなた
       *[no] { $winners }
    }の勝ちです。
}

# Why a table cannot be set up. Options and their values are said as they are written: "rounds", "auto".
# $first: values with commas between them; $last: the last value.
one-of = { $first } または { $last }
takes-number = { $min } から { $max } までの整数
takes-cards = カードのファイル
bad-seats = { $game } は { $min }〜{ $max } 人用です（指定は { $seats } 人）
bad-option-unknown = 設定 `{ $name }` はありません。使えるのは { $known } です
# $kind: what the option takes.
bad-option-value = `{ $value }` は `{ $name }` の値になりません。指定できるのは{ $kind }です
bad-option-not-with = { $seats } 人では `{ $name }` を { $value } にできません。{ $instead } を選んでください
bad-option-malformed = このゲームの設定ではありません: { $why }
# An amount of money in the log.
log-dollars = ${ $dollars }
