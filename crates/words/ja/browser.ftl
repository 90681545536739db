# The browser.

page-brand = Boardroom ロビー
page-main = メイン
page-table = 卓
page-rules = ルール
page-score-and-log = 得点と履歴
page-close = 閉じる
# The end of a game. $place: a number; $out: whether somebody could not win any more, whatever they had.
page-own-place = { $out ->
    [yes] あなたは脱落です。
   *[no] あなたは{ $place }位です。
}
page-out = 脱落
# $label: what decided, such as "IOUs"; $values: who had how much of it.
page-decided = 決め手は{ $label }：{ $values }。
page-has = { $who } { $value }
page-what-counts = 順位の決め方（上から順に比較）
page-log = 履歴
page-log-all = すべて
page-log-which = 表示する行
# $who: a name, or "you".
page-log-of = { $who }に関する行だけ
page-log-money = お金
page-log-points = 得点
# $amount: 残った額。
page-log-left = 残り { $amount }
# $change: 自分の増減。
page-log-sum = あなた { $change }
page-log-new = 新着
page-log-unread = 新着{ $count }件
page-log-lines = { $count }行
# The heading above everything that happened before the first round.
page-log-set-up = 準備
page-chat = チャット
page-players = プレイヤー
page-say = 発言する
page-send = 送信
page-mute = この人の発言を表示しない
page-present = 在席
page-absent = 離席中
page-stand-in = ボットが代理
page-rated = { $sure ->
    [yes] レーティング{ $rating }
   *[no] レーティング約{ $rating }
}

page-me = { $name }（あなた）
page-bot = ボット
page-thinking = 考え中
page-days-hours = { $days }日{ $hours }時間
page-less = 減らす
page-more = 増やす
page-take-back = 取り消す
page-ask-take-back = 取り消しを頼む
page-own-seat = あなたの席
page-your-turn = あなたの手番です。
page-game-over = ゲーム終了
page-look-again = 卓を見る
page-to-lobby = ロビーへ
page-opening = 卓を準備しています …
page-reconnecting = サーバーとの接続が切れました。再接続しています …
page-not-connected = 卓に届きませんでした。接続が戻ると操作できます。
page-not-possible = 今はできません。
page-strange = このページでは卓の表示をすべて読み取れません。再読み込みしてください。
page-rules-missing = この卓はルール第{ $rules }版で遊ばれています。その版は一度だけ読み込む必要があります。ネットワークに接続して、もう一度開いてください。
page-rules-endless = この卓のルールの処理が終わらなかったため停止しました。失われたものはありません。卓をもう一度開いてください。
page-stale = 盤面が進みました。もう一度ご確認ください。
page-no-such-table = この卓はこの端末に保存されていません。
page-no-worker = このブラウザーでは、サーバーなしで遊べません。
page-worker-missing = ページの一部を読み込めませんでした。もう一度読み込んでください。
page-no-answer = サーバーが応答しません
page-strange-answer = サーバーの応答が不正です：{ $answer }
page-not-found = ここには何もありません。
# $who: what they are called until they say: "Player 2".
page-name-of = { $who }の名前
page-curtain = 次にこの端末を使う人：{ $who }
page-lift-curtain = 私が{ $who }です

page-sound-on = 音を出す
page-sound-off = 音を消す
page-theme-now = 明るさ：{ $theme }
page-theme-system = 自動
page-theme-light = ライト
page-theme-dark = ダーク
page-skip-beats = 飛ばす
page-pause = 一時停止
page-go-on = 再開
page-own-cards = 自作カード
page-own-cards-help = この卓では自作のカードを使っています。

page-what-to-play = 何で遊びますか？
page-pitch = 競りと経営のゲームを{ $count }種類。リアルタイムでも、数日かけても、電車で一人でも。
page-facts = { $min }～{ $max }人 · { $minutes }分
page-bot-count = ボットの数
page-fewer-bots = ボットを減らす
page-more-bots = ボットを増やす
page-bots = { $count ->
    [0] ボットなし
   *[other] ボット{ $count }体
}
page-strength = 強さ
page-level-random = ランダム
page-level-intern = インターン
page-level-manager = マネージャー
page-level-shark = シャーク
page-play-now = ボットとすぐに遊ぶ
page-bot-names = ジュン, ミラ, クイル, トーヴェ, イネス
page-on-this-device = この端末のゲーム
page-nothing-kept = ボットとのゲームは、終わるまでここに残ります。
page-resume = 再開
page-forget = この卓を削除する
# $game: its title.
page-forgotten = { $game }を削除しました。
page-undo-forget = 元に戻す
page-level-random-help = でたらめに選びます
page-level-intern-help = 基本は知っていますが、間違えます
page-level-manager-help = 堅実に、すぐ指します
page-level-shark-help = 1手ごとに1秒考えます
page-with = 相手：{ $who }

page-gathering = { $game }の卓
page-invite = このアドレスを知っている人が着席できます：
page-sit = ここに座る
page-free = 空席
page-hire = ボットを座らせる
page-dismiss = 外す
page-remove = { $who }さんを外す
page-remove-sure = { $who }さんを外しますか？ あなたが認めるまで、この卓には座れなくなります。
page-removed = 外した人：{ $who }
page-let-back = { $who }さんがまた座れるようにする
page-removed-you = 卓を作った人があなたの席を空けました。このまま見ていることができ、認められればまた座れます。
page-leave = 席を立つ
page-start = 開始

page-open-table = 卓を開く
page-my-turn = あなたの手番
page-waiting = 相手待ち
page-play = プレイ
page-look = 見る
page-join = 参加
page-watch = 観戦
page-open-tables = 募集中の卓
page-open-facts = { $tables }卓、空席{ $seats }
page-no-open-tables = 募集中の卓はありません。卓を開くと、ここに表示されます。
page-offline = サーバーが応答しないため、すべてこの端末で遊びます。
page-clock-none = 時間制限なし
page-clock-live = 持ち時間{ $minutes }分
page-clock-days = 1手{ $days }日

page-set-up = { $game }の卓
page-with-friends = 友達と遊ぶ
page-your-name = あなたの名前
page-seats = 席
page-seat-me = あなた
page-seat-open = 誰でも参加可
page-seat-person = この端末を使う人
page-seat-bot = ボット：{ $level }
page-variants = バリアント
page-clock = 持ち時間
page-private = 招待のみ
page-private-help = 卓は一覧に表示されません。アドレスを知っている人だけが着席できます。
page-cancel = キャンセル
page-enter = 入る
page-no-server = サーバーが応答しません。この端末の卓はロビーから遊べます。
page-title-turn = ● あなたの手番 · { $game }
page-asks-back = { $who }が直前の手の取り消しを求めています。
page-agree = 同意する
page-refuse = 断る
page-play-again = もう一度遊ぶ
page-rematch = 再戦
# $count: 次のテーブルに座った人数。$who: その名前。
page-rematch-agreed = { $count ->
    [0] 再戦のテーブルが用意されました。
   *[other] 再戦に同意: { $who }
}
page-record = 棋譜
page-away = ボットに任せる
page-back = 席に戻る
page-concede = 投了
page-concede-sure = もう一度押すと投了

page-account = アカウントと設定
page-settings = 設定
page-name = 名前
page-save = 保存
page-saved = 保存しました。
page-notices = 自分の手番をシステム通知で知らせる
page-signs = 自分の手番をページのタイトルとアイコンに表示する
page-sounds = 効果音
page-theme = 明るさ
page-language = 言語
page-pace = ボットの待ち時間と、見せ場の一拍の長さ
page-pace-at-once = 待たない
page-pace-seconds = { $seconds }秒
page-make-account = アカウントを作る
page-make-account-help = パスワードを決めると、ほかの端末でもログインできます。ゲームとレートは引き継がれます。
page-change-password = パスワードを変更する
page-sign-in = ログイン
page-sign-out = ログアウト
page-delete = アカウントを削除
page-delete-sure = もう一度押すと完全に削除
page-password = パスワード
page-old-password = 現在のパスワード
page-new-password = 新しいパスワード
page-history = 終了したゲーム
page-no-history = 終了したゲームはまだありません。
page-all-games = すべてのゲーム
page-only-won = 勝ったゲームのみ
page-earlier = 以前のゲーム
page-statistics = 成績
page-stat-game = ゲーム
page-stat-played = 対戦
page-stat-won = 勝利
page-stat-best = 最高
page-stat-average = 平均
page-stat-rating = レート
# $games: how many rated games the lists ask for.
page-ratings-count = レートは、二人以上の人が参加したゲームで、人どうしの順位だけから決まります。途中でボットに任せた人は最下位とみなされ、全員が任せたゲームは対象になりません。上位者の一覧には、対象のゲームを{ $games }回終えた人が載ります。
# $rating: a number; $provisional: yes while it is uncertain.
page-rating = { $rating }{ $provisional ->
    [yes] ?
   *[no] {""}
}
page-place = { $place }位

page-keys-earlier = 直前の動きを一手戻って見る
page-keys-later = 一手進む
page-last-moves = 自分の最後の手番からの出来事を一手ずつ見る
page-to-now = 今に戻る
page-as-it-was = そのときの卓です。
page-earlier-steps = { $count }手前

page-skip = 本文へ
page-news = できごと
page-asked = いま問われていること

page-keys-title = キー操作
page-keys-tab = 次の項目へ（Shiftで前へ）
page-keys-enter = 押す
page-keys-help = このキー一覧
page-keys-next = 次に選べるものへ
page-keys-again = 問われていることをもう一度読む
page-keys-take-back = 取り消す
page-keys-log = 得点と記録
page-keys-hand = 手札の1枚目、2枚目…
page-keys-skip = 見せ場を飛ばす
page-keys-pause = 一時停止・再開
page-keys-on = 一文字のキーで操作する（? で一覧）
page-keys-off = 一文字のキー操作は設定でオフにできます。

# まだ絵のない卓

undrawn-others = ほかのプレイヤー
undrawn-middle = 卓の中央
undrawn-has-answered = 回答済み
undrawn-answered = 回答しました。全員がそろうまで公開されません。
undrawn-on-cards = 選択肢は{ $count }件、カードごとに1件です。
undrawn-on-table = 卓の上に選択肢が{ $count }件あります。
undrawn-keys = 数字キー（1～9、0）で選び、Enterで出します。
undrawn-keys-digits = その順番の手札を選ぶ
undrawn-keys-arrows = 隣の選択肢を選ぶ
undrawn-keys-filter = 選択肢を絞り込む
undrawn-bounds = { $min }以上{ $max }以下
undrawn-least = 最小
undrawn-half = 中間
undrawn-most = 最大
undrawn-choices = 選択肢
undrawn-kinds = 種類
undrawn-all = すべて
undrawn-filter = 言葉で絞り込む
undrawn-count = 選択肢 { $count }件
undrawn-found = { $count }件中{ $found }件
undrawn-none = その言葉を含む選択肢はありません。
undrawn-pick = 選んでください
undrawn-glance = 一覧
undrawn-glance-note = 公開情報のすべて
