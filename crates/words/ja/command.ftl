# The command line: what `--help` says, and what is wrong with a command.
# Words in capitals, `--flags` and names of options are written as they are typed.

command-about =
    ビジネスと入札のボードゲーム：遊ぶ、調べる、バランスを整える。

    コマンドを付けなければ、このマシンでサーバーを起動してページを開きます。
command-language = 使う言語: en または ja [既定: システムの言語がどちらかならそれ]
command-about-serve = ブラウザーやプログラムにテーブルを提供する
command-about-terminal = ゲームを選び、この端末でボットと遊ぶ
command-about-backup = サーバーのデータベースを新しいファイルに写す（稼働中でも可）
command-about-restore = バックアップをサーバーのデータベースに戻す（サーバーを止めてから）
command-about-health = このマシンのサーバーが正常かどうかを確かめます
command-about-games = ゲームと、その席数・設定の一覧
command-about-rules = ゲームのルールを表示する
command-about-play = 端末で遊ぶ。相手はボット、または同じ画面の前の人
command-about-resume = 中断したゲームを続ける
command-about-simulate = ボットに何ゲームも遊ばせ、勝ち数を数える
command-about-tournament = ボットに同じ配りを全席で遊ばせ、強さを評価する
command-about-balance = ボットに何ゲームも遊ばせ、どこが公平でどこがそうでないかをページにまとめる
command-about-bench = ランダムに遊ぶ速さを測る
command-about-perft = ある深さまでの手順の数を数え、ルールの二つの版を比べる
command-about-replay = 記録されたゲームを、誰かの目で一手ずつたどる
command-about-verify = 記録が完全で、公正に配られ、ルールどおりに遊ばれたかを確かめる
command-about-completions = シェルの補完スクリプトを出力する
command-shell = シェル
command-game = ゲーム（`boardroom games` にある名前）
command-seats = 席数 [既定: 指定した人とボットの数、またはそのゲームの最少人数]
command-options = ゲームの設定（例 `rounds=3`、`thief=on`）。繰り返し指定できる
command-cards = 付属のカードの代わりに、自分のカードのファイルで遊ぶ
command-json = JSON で出力する
command-people = この画面で遊ぶ人の数。残りの席はボット
command-names = 遊ぶ人の名前
command-plans = ゲームが用意する計画に一連の判断を任せられるか: on、または一つずつ決める off [既定: 一人なら on、数人なら off]
command-bots = ボットを席順に: random、intern、manager、shark。shark@5s のように考える時間を付けられる。足りなければ先頭から繰り返す [既定: manager]
command-seed = 配りを決める文字列。同じ文字列なら同じ配りになる
command-plain = 一行ずつ出力する（パイプや読み上げ用）
command-fast = ボットの手のあとに間を置かない
command-explain = いちばん強いボットに、あなたの選択肢の評価を言わせる。--people 0 なら、探索するボットすべてに理由を言わせる
command-file = 保存したゲーム [既定: 最後に中断したもの]
command-series-seed = 連戦の名前。同じ名前なら同じゲームになる
command-threads = スレッド数 [既定: コアごとに一つ]
command-games = ゲーム数
command-simulate-bots = ボット: random、intern、manager、shark。shark@200ms や shark@50（想像するゲーム数）のように考える時間を付けられる。ゲームごとに席を替わり、足りなければ先頭から繰り返す
command-tournament-games = ゲーム数（同じ配りを全席で一度ずつ遊ぶので、その単位に切り上げる）
command-tournament-bots = ボット。考える時間を付けられる: manager、shark@200ms、shark@1s、shark@5000（想像するゲーム数）。席より多ければ交代で、少なければ複数の席に座る
command-results = 結果をこのファイルに残す [既定: データフォルダーの中に、ゲーム・ボット・席数・設定・シードごとに一つ]
command-csv = コンマ区切りで出力する
command-compare = 同じゲームをこのカードのファイルでも遊び、両方を示す
command-balance-bots = ボット。ゲームごとに席を替わり、足りなければ先頭から繰り返す
command-page = ページの書き出し先（数値の JSON もその隣に）[既定: GAME-balance.html]
command-seconds = 測る秒数
command-depth = この深さまで数える
command-perft-seed = 数え始める配り
command-record = 記録
command-eyes = 誰の目で見るか: 1 から数えた席、`all`、`spectator`
command-replay-costliest = 各席（または --eyes の席）でもっとも損をした判断と、より良い手を挙げる
command-replay-plain = ゲーム全体を一行ずつ出力する
command-config = このファイルから設定を読む [既定: データフォルダーに boardroom.toml があればそれ]
command-no-open = ページを開かない
command-port = このポートで待ち受ける [既定: 4600、塞がっていれば別のポート]
command-address = このアドレスで待ち受ける。0.0.0.0 ならほかのマシンからも入れる [既定: 127.0.0.1]
command-data = すべてをこのフォルダーに置く [既定: ユーザーのデータフォルダー]
command-database = 代わりにこの PostgreSQL データベースに置く（例 `postgres://user:password@host/name`）
command-public = プロキシーの後ろにある場合、外から見たサーバーのアドレス（例 `https://play.example.org`）
command-orders-at-once = 前もって出した指示をすぐに実行し、誰にでも分かるようにするか [既定: false]
command-bot-pause = 誰かが見ているとき、ボットが手の前に待つミリ秒 [既定: 300]
command-thinkers = 同時に考えるボットの数 [既定: コアごとに一つ]
command-tables-each = 一人が持てる、終わっていないテーブルの数 [既定: 50]
command-bots-alone-each = ボットだけで同時に対戦させられる、一人あたりのテーブルの数 [既定: 4]
command-unlimited = このアドレスからの負荷は制限しない。繰り返し指定できる
command-proxy = このアドレスのプロキシーが X-Forwarded-For で告げる相手を信じる。繰り返し指定できる
command-log = ログに残すもの（例 warn、info、server=debug）[既定: warn]
command-health-port = サーバーが待ち受けているポート
command-backup-file = 新しいファイル
command-restore-file = バックアップのファイル
command-backup-data = サーバーがすべてを置くフォルダー [既定: ユーザーのデータフォルダー]
command-help = 使い方を表示する
command-version = 版を表示する
command-about-help = この説明、またはコマンドの説明を表示する

command-examples-completions = 例: boardroom completions bash > ~/.local/share/bash-completion/completions/boardroom
# $game: the name of a game for three to five.
command-examples-play =
    例:
      boardroom play { $game }                               あなた対 manager 二人
      boardroom play { $game } --seats 4 --bots intern       あなた対 intern 三人
      boardroom play { $game } --people 3                    一つの画面で三人
      boardroom play { $game } --seats 5 --bots manager,intern
command-examples-simulate = 例: boardroom simulate { $game } --seats 3 --games 10000 --bots manager,random,random --json
command-examples-tournament =
    終わったゲームはすぐに結果のファイルに書かれます。Ctrl-C で途中で終えても、済んだ分は残ります。
    同じコマンドで続きから始まり、--games を大きくすれば足されます。

    例:
      boardroom tournament { $game } --seats 3 --games 3000 --bots manager,intern,random
      boardroom tournament { $game } --seats 3 --games 60 --bots shark@200ms,manager,manager
      boardroom tournament { $game } --seats 4 --bots manager,random --csv > results.csv
command-examples-balance =
    ページはそれだけで完結しています。ブラウザーで開く、印刷する、送る、どれもそのままできます。

    例:
      boardroom balance { $game } --seats 4 --games 20000
      boardroom balance { $game } --cards mine.toml --compare theirs.toml --page compared.html
command-about-settings =
    どの設定も、設定ファイルに `port = 4600` のように、または環境変数に書けます。
    フラグが環境変数より、環境変数がファイルより優先されます。

command-heading-usage = 使い方
command-heading-commands = コマンド
command-heading-arguments = 引数
command-heading-options = オプション

# $word: what was typed.
command-wrong-unknown-flag = ここにフラグ `{ $word }` はありません
command-wrong-unknown-command = コマンド `{ $word }` はありません
# $flag: a flag or an argument; $word: what was typed for it.
command-wrong-value = `{ $word }` は `{ $flag }` に使えません
command-wrong-no-value = `{ $flag }` に値がありません
command-wrong-missing = 足りないもの: { $flag }
command-wrong-both = `{ $flag }` と `{ $other }` は一緒に使えません
command-wrong-twice = `{ $flag }` は一度しか指定できません
# $words: what can be said.
command-wrong-possible = 使えるのは { $words } です
command-wrong-similar = もしかして { $words } ですか
command-wrong-more-help = 詳しくは: boardroom --help
mail-without-public = メールを使うには、設定に `public` が必要です。メールのリンクは公開アドレスを指します。
mail-unusable = `[mail]` の設定ではメールを送れません。
