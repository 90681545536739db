# The terminal program.

you-name = あなた
person-name = プレイヤー{ $number }

plain-help = やりたいことの番号を入力してください。数量が必要なときは番号の後に続けます（例：「3」「2 40」）。table で盤面、details で詳しい情報、rules でルール、log でこれまでの経過、menu で選択肢を表示し、undo で直前の手を取り消し、quit でゲームを保存して終了します。
plain-look-back = details、table、log、rules と入力すると、それぞれを表示します。Enter だけで終了します。
plain-no-details = 盤面にすべて出ています。
plain-not-understood = 「{ $input }」は選択肢1～{ $count }の中にありません。help と入力すると説明が出ます。
plain-amount-wrong = 数量は{ $min }から{ $max }まで{ $step ->
    [1] の間で
   *[other] 、{ $step }刻みで
}入力してください。
# $action: what is done with the least amount.
plain-amount-only = { $action }、またはそれ以上（数量だけを入力：{ $min }～{ $max }{ $step ->
    [1] {""}
   *[other] 、{ $step }刻み
}）
plain-amount = { $action }、またはそれ以上（{ $number }に続けて数量を入力：「{ $number } { $min }」～「{ $number } { $max }」{ $step ->
    [1] {""}
   *[other] 、{ $step }刻み
}）

explain-heading = 有力な手：
# $what: an action; $why: how good it is.
explain-hint = { $what }：{ $why }

taken-back = 取り消しました。
no-undo-nothing = 取り消せる手がありません。
no-undo-revealed = 取り消せません。すでに新しい情報が公開されています。
no-undo-answered = 取り消せません。すでに他の人がその後の行動をしています。

# Below it stands a line for each version in between.
resume-earlier = このゲームは、始めたときのルール第 { $rules } 版で最後まで進みます。現在の第 { $today } 版は boardroom rules { $game } で読めます。その後の変更：

saved-over = 棋譜を { $file } に保存しました。次のコマンドで再生できます：boardroom replay { $file }
saved-open = ゲームを { $file } に保存しました。次のコマンドで再開できます：boardroom resume

keys-choose = ↑↓←→ 選ぶ
keys-play = Enter 決定
keys-undo = u 取消
keys-log = l 履歴
keys-details = d 詳細
keys-rules = r ルール
keys-help = ? ヘルプ
keys-quit = q 終了
keys-back = Esc 戻る
keys-amount = ←→ 0–9 数量
keys-scroll = ↑↓ スクロール

title-own-cards = { $title } · 自作カード
title-log = 履歴
title-details = 詳細
title-rules = ルール
title-help = キー操作

thinking = { $who }が考え中 …
confirm-take-back = この手はすでに見られています。取り消しに全員が同意しますか？ Enter：はい、Esc：いいえ
bots-agree = 他のプレイヤーの同意により、取り消しました。
curtain = { $who }に画面を渡してください。{ $who }だけが見ている状態で Enter を押します。
too-small = ウィンドウを広げてください（最低60×20）。

help-choose = ↑ ↓ ← →   選択肢を移動する
help-number = 1 2 3 …   選択肢の前に番号があれば、その番号で移る
help-amount = ← → と PgUp PgDn   選んだ行の数量を変える（直接入力も可）
help-play = Enter   選んだ手を実行する
help-undo = u   直前の手を取り消す
help-log = l   履歴をすべて読む
help-details = d   盤面に収まらない詳しい情報を見る
help-rules = r   ルールを読む
help-quit = q   保存して終了する（boardroom resume で再開）

welcome = Boardroomへようこそ。何で遊びますか？
welcome-seats = { $seats }人
welcome-level = 相手：{ $level }
welcome-resume = 中断したゲームを再開する
welcome-keys = ↑↓ 選ぶ · ←→ 人数 · b ボット · r ルール · Enter 開始 · q 終了
welcome-plain = boardroom play GAME でゲームを始めます。遊べるゲーム：

simulate-done = { $games }ゲーム、{ $plies }手を{ $seconds }秒で実行：毎秒{ $rate }手
simulate-seat = 席{ $number }
simulate-share = 勝率
simulate-score = 平均得点
simulate-length = 1ゲームの手数：最小{ $min }、中央値{ $median }、最大{ $max }
tournament-done = { $deals }通りのディールをすべての席から、計{ $games }ゲーム。公平な取り分は{ $fair }
tournament-rating = レート
tournament-share = 勝率
tournament-interval = 95%区間
tournament-score = 平均得点
tournament-thinking = 1手あたり
tournament-milliseconds = { $time } ms
tournament-kept = 対局は { $file } にあります。同じコマンドで続きから始まり、--games を増やすと対局を追加します。
balance-cards-standard = 標準のカード
balance-done = { $games }ゲーム：{ $count }項目中{ $holds }項目の目標を達成
balance-files = ページは { $page }、すべての数値は { $json } にあります。
bench-done = 毎秒{ $rate }百万手、毎秒{ $playouts }プレイアウト（{ $game }、{ $seats }人、1スレッド。状態は{ $bytes }バイト）

# $who: 名前; $count: 続く判断の数。
costly-of = { $count ->
    [0] { $who }: 大きく損をした判断はありませんでした。
   *[other] { $who }、損の大きかった判断:
}
costly-nobody = このゲームは以前のルールで遊ばれたもので、何がもっとも損だったかは分かりません。
replay-keys = ←→ 進む・戻る · Home End · d 詳細 · r ルール · e 視点 · q 終了
replay-ply = { $ply } / { $plies }手目
replay-eyes-all = 全員の視点
replay-eyes-spectator = 観戦者の視点
replay-eyes-seat = { $who }の視点
replay-start = ゲーム開始。

verify-good = 棋譜は完全です。シードは事前の宣言と一致し、{ $plies }手すべてが{ $game }のルールに従っています。
verify-result = ゲーム終了：{ $places }。
verify-place = { $who } { $place }位
verify-open = ゲームはまだ終わっていません。

seats-range = { $min }～{ $max }人
option-default = 初期値 { $value }
option-values-flag = on または off
option-values-number = { $min }～{ $max }
option-values-words = { $words }
option-values-cards = --cards FILE
on = on
off = off

# What goes wrong. Each may be followed by a colon and the reason.
output-unwritable = 出力に書き込めません
file-unreadable = { $file } を読めません
file-unwritable = { $file } に書き込めません
file-unopenable = { $file } を開けません
log-unknown = `{ $levels }` はログの段階を表していません。例：`info`、`warn,server=debug`
file-bad = { $file } は使えません
file-missing = { $file } がありません
file-there = { $file } はすでにあります
folder-unmakable = フォルダー { $file } を作れません
no-data-folder = データフォルダーがありません。環境変数 BOARDROOM_DATA で指定してください
too-many-people = { $people } 人に対して席が { $seats } しかありません。--seats で増やしてください
nothing-to-resume = 続けるゲームがありません。`boardroom play` で始めてください
no-random-numbers = このマシンから乱数を得られません
not-saved = ゲームを保存できませんでした: データフォルダーがありません
not-a-bot = 席 { $seat } はボットではありません
not-an-option = `{ $option }` は設定ではありません。NAME=VALUE の形で書いてください
nobodys-eyes = `{ $text }` は誰の目でもありません。1 から { $seats } までの席、all、spectator のどれかを指定してください
database-closed = データベースを開けません
server-broken = サーバーを続けられません
cannot-listen = { $address } のポート { $port } で待ち受けできません
backup-failed = バックアップを作れません
folder-taken = フォルダー { $file } は別のサーバーが使っています
restore-failed = バックアップを戻せません
restore-in-use = { $file } のデータベースは、サーバーかほかのプログラムが使っています。先に止めてください
restore-unfit = { $file } はこのプログラムの完全なデータベースではありません
no-game-called = ゲーム `{ $name }` はありません。あるのは { $games } です
no-bot-called = ボット `{ $name }` はいません。いるのは { $levels } です
no-language-called = 言語 `{ $name }` はありません。あるのは { $codes } です
no-time-called = `{ $text }` は考える時間になりません。5000（想像するゲーム数）、200ms、1s のように書いてください
bad-record-unreadable = ゲームの記録ではありません: { $why }
bad-record-format = 記録の形式は { $found } ですが、このプログラムが読むのは形式 { $here } までです
bad-record-game = これは `{ $expected }` ではなく `{ $found }` の記録です
bad-record-rules = この記録はルール第 { $found } 版で遊ばれました。このプログラムは第 { $here } 版です
bad-record-hash = 記録が書き換えられています: 内容のハッシュは { $found } で、記された { $written } と違います
bad-record-commitment = シードが、ゲームの前に約束されたものと違います
bad-record-replay = 記録を再生できません: { $why }
bad-record-places = 再生した順位は { $found } で、記録の { $written } と違います

# 凍結したルールの版が答えないわけ。$why: プログラムが止まった理由 (英語)。
fault-missing = `{ $game }` のルール第 { $rules } 版はここにありません
fault-endless = 凍結したルールの処理が終わりませんでした
fault-memory = 凍結したルールが、卓に許されたより多くのメモリを求めました
fault-trap = 凍結したルールが止まりました: { $why }
fault-nonsense = 凍結したルールの答えが取り決めと違います: { $why }
fault-unusable = 凍結したルールのプログラムではありません: { $why }

tableau-hand = あなたの手札
tableau-hidden = 非公開
tableau-sealed = 伏せた
tableau-choosing = 選択中
