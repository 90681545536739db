# 終わったゲームを振り返る。

review-title = 振り返り
review-past = 振り返り
review-past-help = 終わったゲームを一手ずつたどり、分かれ目を見つけ、配りを確かめ、好きな場面から続きを遊べます。
review-opening = ゲームを並べています…
review-open = 振り返る
review-none = この端末で終わったゲームはまだありません。
review-files = ファイルから
review-upload = 棋譜を開く
review-drop = ファイルをここに落としてもかまいません。このブラウザーの中だけに残ります。
review-no-such-file = この棋譜はこのブラウザーにありません。もう一度ファイルを開いてください。

review-flaw-unreadable = このファイルはゲームの棋譜ではありません。
review-flaw-format = この棋譜は形式{ $format }で書かれていて、このプログラムでは読めません。
review-flaw-game = この棋譜は「{ $game }」のもので、ここにはないゲームです。
review-flaw-rules = このゲームはルール第{ $found }版で遊ばれました。ここでは第{ $here }版なので、再現できません。
review-flaw-changed = この棋譜は書かれたあとに変えられています。中身のハッシュが書かれているものと違います。
review-flaw-commitment = シードがゲームの前に約束されたものと違います。
review-flaw-replay = この棋譜にある手は、ルールで許されていません。
review-flaw-places = もう一度たどると、この棋譜とは違う終わり方になります。
review-flaw-unfinished = このゲームはまだ終わっていません。振り返るのは終わってからです。

# $how: mine, one, shared か lost; $winners: 勝者の名前。
review-headline = { $how ->
    [mine] あなたの勝ち
    [shared] { $winners }が勝ちを分け合いました
    [lost] 負けました
   *[one] { $winners }の勝ち
}
review-facts = { $rounds }ラウンド、{ $steps }手。
review-lasted = かかった時間は{ $minutes }分。
review-step-through = 一手ずつ見る
review-standing = 最終順位
review-winner = 勝者
review-behind = { $points }点差

review-chances = 勝つ見込み
review-chances-help = ゲームは終わったので、すべてのカードを公開した見立てです。その場面からボットが何百回も続きを遊び、それぞれが勝った割合を数えます。
review-chances-of = { $who }: はじめ{ $first }、最高{ $most }、終わり{ $last }。
review-thinking = ボットが考えています: { $percent } %
review-broken-off = ボットはこのゲームを最後まで考えられませんでした。
review-round = ラウンド{ $round }
review-turning-points = 分かれ目
review-no-turning-points = 誰かの見込みを大きく変えた一手はありませんでした。
review-turning-point = 分かれ目{ $number }
review-turning-place = ラウンド{ $round }、{ $step }手目
review-luck = 運です。ほかのカードや目なら、同じ手でもほとんど変わりませんでした。
# $me: 読み手が決めたなら "yes"; $chance: その席から見たボットの見込み。
review-bot-same = { $me ->
    [yes] あなた
   *[no] { $who }
}から見えていたものでは、ボットにもこれより良い手はありません。見込みは{ $chance }。
review-bot-else = { $me ->
    [yes] あなた
   *[no] { $who }
}から見えていたものなら、ボットは「{ $action }」を選びます。見込みは{ $made }でなく{ $best }、点は{ $points }。
review-bot-close = { $me ->
    [yes] あなた
   *[no] { $who }
}から見えていたものでは、ボットは「{ $action }」も同じくらいの手と見ます。差は読みの誤差のうちです。

review-rounds = ラウンドごと
review-round-head = ラウンド
review-start = 開始
review-total = 合計

review-lots = 払ったものと得たもの
review-lots-help = 得: それを他の人に残す最善の手とくらべて、買った人の最終得点が何点高くなるとボットが見るか。払った分は差し引いてあります。
review-lot = もの
review-buyer = だれ
review-paid = 支払い
review-gain = 得
# $sure: 差が読みの誤差より大きいなら "yes"。
review-lot-better = { $sure ->
    [yes] 良い手:「{ $action }」
   *[no] おそらく良い手:「{ $action }」。差は読みの誤差のうち
}

review-fair = 公正な配りでした
review-unfair = おかしな所があります
review-checked = 確認済み
review-checking = 確かめています…
review-commitment = 最初のカードの前に約束されたもの
review-seed = 終わってから示されたシード
review-salts = プレイヤーが加えたソルト
review-fair-opened = シードは約束と合っています。シードとソルトから{ $steps }手すべてが一枚も違わず再現されます。
review-fair-again = いまこのブラウザーで確かめました。ハッシュも約束も{ $steps }手すべても正しいです。
review-check = このブラウザーでもう一度確かめる
review-copy = コピー
review-copied = コピーしました

review-overview = 全体
review-reel = ゲームの手順
review-first = はじめへ
review-previous = 一手もどる
review-next = 一手すすむ
review-last = 終わりへ
review-step = { $step } / { $steps }手
review-beginning = ゲームの始まり
review-unseen = { $who }が決めました（この目からは見えません）
review-eyes = だれの目で
review-eyes-help = 公開: いつも次に決める人の目で見るので、何を見て決めたかがわかります。
review-eyes-of = { $who }
review-eyes-open = 公開: 決める人の目
review-eyes-onlooker = 見物人
review-link = リンク
review-play-on = 続きを遊ぶ
review-play-on-title = { $step }手目から続きを遊ぶ
review-play-on-help = 同じ配りのまま、ここから続く新しい卓をこの端末に作ります。ほかの席にはボットが座ります。
review-play-on-seat = あなたの席
review-in-place-of = { $who }のボット

# もっとも損をした判断。$count: いくつ挙げるか。
costly-title = 損の大きかった判断
costly-help = そのとき見えていたものから、最強のボットが続きを遊んで比べました。
costly-thinking = 考えています: { $percent } %
costly-none = 大きく損をした判断はありませんでした。
# $who: 名前; $action: ボタンの文。
costly-made = { $who }: { $action }
costly-better = 良い手: { $action }
costly-chance = 見込み −{ $percent } %
costly-points = −{ $points }点
costly-unsure = おそらく: 差は読みの誤差のうちです。
costly-see = 場面を見る

# ゲームで自分のレーティングがどう変わったか。
rating-changed = { $game }のレーティング: { $before }から{ $after }へ（{ $change }）。
rating-unsure = まだ不確かです。
rating-first = { $game }の最初のレーティング: およそ{ $after }。
