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

game-over = { $shared ->
    [yes] ゲーム終了：{ $winners }が勝利を分かち合います。
   *[no] ゲーム終了：{ $me ->
        [yes] あなた
       *[no] { $winners }
    }の勝ちです。
}
