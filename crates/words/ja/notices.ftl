# 見ていない間の知らせ。$game: 箱に書かれた名前。

notice-turn = { $game }：あなたの手番です
notice-begins = { $game }が始まりました
notice-time = { $game }：残り時間がわずかです
notice-over = { $game }が終わりました
notice-talk = { $game }：発言があります
notice-with = { $people }とプレイしています。
notice-hours-left = 残り{ $hours }時間です。
notice-minutes-left = 残り{ $minutes }分です。
notice-place = { $place ->
    [1] あなたの勝ちです。
   *[other] あなたは{ $place }位です。勝者は{ $winners }です。
}
notice-line = { $who }：{ $text }
notice-test-title = Boardroom
notice-test = これは試しの通知です。卓での出来事はこのように届きます。
