# The server: why something is refused, and the page without a client.

somebody = 誰か
table-other-rules = この卓はルールのバージョン{ $found }で作られましたが、このサーバーにあるのはバージョン{ $here }です。そのルールを持つサーバーなら続けられます。
table-given-up = 長い間だれも来なかったため、この卓はなくなりました。
table-later = この卓では、より新しいバージョンのサーバーにしか分からないことが起こりました。そのバージョンのサーバーなら続けられます。
table-panic = ある行動でルールの処理が停止しました。ゲームはその前の状態で保存されています。
plans-by-hand = このテーブルでは全員が一つずつ自分で決めます。計画には任せられません。
table-wedged = この卓が応答しません。依頼した操作は後で反映されるかもしれません。しばらくしてからもう一度ご確認ください。
bot-panic = ボットが手を考えている途中で停止しました。

take-seat-back-first = ボットが代わりにプレイしています。先に席に戻ってください。
nothing-to-answer = あなたへの質問はありません。
conceded-for-good = このゲームは投了済みです。取り消しはできません。
seat-is-yours = その席はすでにあなたの席です。
rematch-after-the-end = 次のゲームは、このゲームが終わってから始められます。
position-moved-on = ご覧になった後に盤面が進みました。
no-seat-of-yours = あなたはこの卓に着席していません。
sits-already = すでにこの卓に着席しています。
seat-taken = その席は埋まっています。
seat-of-a-person = その席には人が座っています。
removed-by-host = 卓を作った人があなたの席を空けました。認められれば、また座れます。
sits-nowhere = その人はこの卓に着席していません。
may-sit-already = その人はすでに着席できます。
seats-are-free = まだ空席があります。待つか、ボットを座らせてください。
nothing-to-take-back = 取り消せるあなたの手がありません。
stands-while-away = 離席中の人がその手に応じています。戻るまで取り消せません。
somebody-asks-already = すでに取り消しの申し出があります。
bot-plays-already = すでにボットが代わりにプレイしています。
line-empty-or-long = 発言は1～500文字で入力してください。
not-your-room = 着席者は卓で、観戦者は観戦席で会話します。
too-many-lines = 発言の間隔が短すぎます。
game-has-begun = ゲームはすでに始まっています。
game-has-not-begun = ゲームはまだ始まっていません。
game-is-over = ゲームは終わりました。
game-goes-on = ゲームが終わってから利用できます。
host-does-that = これは卓を作った人だけができます。
no-such-seat = その席はありません。
no-such-table = その卓はありません。
no-such-game = そのゲームはありません。
no-such-path = このアドレスには何もありません。
address-nul = アドレスにNUL文字は使えません。
no-such-eyes = 視点は、0から数えた席番号、spectator、all のいずれかです。終了前は自分の席だけ指定できます。
wrong-method = このアドレスはそのメソッドを受け付けません。
not-signed-in = ログインしていません。まずゲストとして入室してください。
wrong-credentials = 名前かパスワードが違います。
name-taken = この名前はすでに使われています。
name-alike = この名前と見分けのつかない名前がすでに使われています。
name-bad = 名前は1～24文字で、制御文字は使えません。
name-unseen = 名前には、見えない文字や文字の向きを変える文字は使えません。
password-bad = パスワードは10～200文字で入力してください。
password-common = このパスワードはすぐに推測されます。もっと長いものか、複数の単語を組み合わせたものにしてください。
old-password-missing = 現在のパスワードを入力してください。
old-password-wrong = 現在のパスワードが違います。
session-ended = ログアウトしました。
foreign-origin = 別のサイトからの要求です。
server-stumbled = サーバーで問題が起きました。何も変更されていません。
store-full = サーバーのディスクがいっぱいで、いまは何も書き込めません。
database-unwell = データベースが応答しないか、データベースに書き込めません。
store-unavailable = 現在サーバーが記録できません。少し後でもう一度お試しください。
server-closing = サーバーを再起動しています。少し後でもう一度お試しください。
hello-first = 最初のメッセージは hello でなければなりません。
other-version = ページのバージョンは{ $found }、サーバーは{ $here }です。ページを読み込み直してください。
message-unreadable = メッセージを読み取れません：{ $why }
message-binary = メッセージはテキストでなければなりません。
clock-too-short = リアルタイムの持ち時間は1手5～3600秒、累計36000秒まで、日単位の場合は1～720時間です。
seats-once = 1人が座れるのは1席だけです。
too-many-requests = 操作が多すぎます。少し待ってからもう一度お試しください。
too-many-guesses = この名前へのログイン試行が多すぎます。以前ログインした端末からは今すぐ入れます。ほかの端末では、しばらくしてからお試しください。
passwords-busy = 現在ログインが混み合っています。少し待ってからもう一度お試しください。
too-many-tables = 終わっていない卓が多すぎます。
too-many-of-bots-alone = ボットだけで対戦している卓が多すぎます。どれかが終わるまで待つか、ご自分も着席してください。
too-many-watched = 同時に観戦できる卓の数を超えています。

page-title = Boardroom
page-text = サーバーは動作しています。このビルドには遊ぶためのページが含まれていません。プログラム用のインターフェースは /api にあります。
serve-ready = Boardroom のアドレス： { $address }
serve-built = 準備ができました（{ $minutes ->
        [0] { $seconds } 秒
       *[other] { $minutes } 分 { $seconds } 秒
    }）。
serve-again = Boardroom  { $address }{ $tables ->
        [0] {""}
       *[other] {"  "}（続きのテーブル：{ $tables }）
    }
serve-opened = ブラウザーで開きました。
serve-to-open = ブラウザーで開いてください。
serve-alone = ほかの人は接続できません。
serve-reachable = ネットワークが許せば、ほかの人も接続できます。
serve-others = ほかの人を招き入れる
serve-terminal = ブラウザーなしでここで遊ぶ
serve-stop = Ctrl-C で終了します。ゲームは次回、続きから始まります。
serve-port-taken = ポート { $port } は使用中なので、別のポートを使います：
serve-stopping = 実行中の処理を終えています …
health-good = サーバーは正常です。
health-silent = { $address } のサーバーが応答しません
health-bad = サーバーに問題があります：{ $answer }
backup-done = バックアップを { $file } に保存しました。
restore-done = データベースを { $file } の内容に戻しました。
restore-kept = それまでのデータベースは { $file } に残してあります。

notices-off = このサーバーでは通知を利用できません。
quiet-hours-bad = 時刻は0～23時で指定してください。
hook-address-bad = Webhookのアドレスは https:// で始まり、サーバー名を含む必要があります。
hook-address-private = プライベートネットワークには送信しません。Webhookには公開されたインターネット上のアドレスを指定してください。
too-many-channels = 通知先が上限に達しています。先にどれかを削除してください。
channel-there = その通知先はすでに登録されています。
no-such-channel = その通知先は登録されていません。
mail-for-accounts = メールはアカウントのある人だけが利用できます。先にアカウントを作ってください。
mail-address-bad = メールアドレスとして正しくありません。
mail-not-sent = メールサーバーがいま応答しません。少し後でもう一度お試しください。
mail-unconfirmed = 先に、このアドレスに届いたメールのリンクを押してください。
browser-bad = このブラウザには通知できません。登録内容が正しくありません。
serve-tells = 見ていない人にはブラウザとWebhookで知らせます。メールサーバーが設定されていないため、メールは使いません。
serve-tells-mail = 見ていない人にはブラウザ、Webhook、メールで知らせます。メールサーバーは{ $server }です。
