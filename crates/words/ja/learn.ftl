# First games, looking things up, hints.

learn-title = はじめてのゲーム
learn-link = 遊びながら学ぶ
learn-link-note = 4〜7分。出てきたことから順に説明します。
learn-first-time = はじめてですか？ 学ぶ
# $read: how many things were explained; $all: of how many.
learn-progress = { $read } / { $all }
learn-next = わかった
# $action: what to try, as it stands on a button.
learn-try = やってみましょう：{ $action }
learn-more = ルールで詳しく
learn-fold = 小さくする
learn-unfold = もう一度表示
learn-quiet = 自由に続けてください。新しいことが出てきたら、ここで説明します。
learn-enough = もう十分に遊べます。このまま続けても、ここで終わってもかまいません。
# What a first game has not shown. $count: how many things.
learn-unmet = 今回出てこなかったことが{ $count }つあります。
learn-stop = ロビーへ
learn-whole-game = 通常のゲーム
learn-over = 最初から
# $chosen and $best: actions as they stand on a button; the chances: in how many of 100 imagined games they win.
learn-remark = ひとこと：ここからの想定では、「{ $chosen }」は100回中およそ{ $chosen-chance }回、「{ $best }」はおよそ{ $best-chance }回勝ちます。取り消すこともできます。

hint-ask = ヒント
hint-key = ヒント（H）
hint-title = 考えどころ
hint-thinking = この先の展開を想定しています …
hint-nothing = 今は選ぶことがありません。
hint-not-here = ここではヒントを出しません。ほかの人との卓では、それぞれが自分で考えます。
hint-play = これにする
# $chance: in how many of 100 imagined games it wins; $games: how many were imagined.
hint-wins = 想定したゲーム100回中およそ{ $chance }回勝ちます（{ $games }回試行）。
# $gain: how much more it brings; $other: another action.
hint-gain = 「{ $other }」よりおよそ{ $gain }多く得られます。
hint-clear = はっきり最善です。
hint-likely = おそらく最善です。
hint-open = 僅差です。想定したゲームでは差がつきません。
# $fewer: how many of 100 games fewer than the best.
hint-other = { $fewer ->
    [0] 勝つ回数は同じく、100回中およそ{ $chance }回です。
   *[other] 勝つのは100回中およそ{ $chance }回で、{ $fewer }回少なくなります。
}
hint-loss = およそ{ $loss }少なくなります。

rules-contents = 目次
rules-search = ルールを検索
# $places: how often it was found; $sections: in how many sections.
rules-found = { $sections }節に{ $places }か所
rules-nothing = 見つかりません。別の言葉で試してください。
rules-clear = すべて表示
rules-asked = この質問のルール
rules-page = ページで開く
rules-beginning = 概要
# Below each of these stands a line for each version. $rules: the version that a table is played by; $today: today's.
rules-earlier = この卓は、始めたときのルール第{ $rules }版で最後まで進みます。下に書かれているのは現在の第{ $today }版です。その後の変更：
rules-today = これは現在のルール第{ $today }版です。以前の版で始めたゲームは、最後までその版で進みます。これまでの変更：
rules-change = 第{ $rules }版：{ $what }

rules-key = そこにあるもの、または問われていることのルール
rules-close = ルールを閉じる
