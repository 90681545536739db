# Furnace.

furnace-tagline = 会社を競り、負けても補償を受け取り、最後にエンジンを動かします。

furnace-option-capitalists = 資本家
furnace-option-capitalists-help = 全員が、ルールを1つ破る資本家を受け取ります。
furnace-option-chain = チェーン
furnace-option-chain-help = カードを左から右へ動く1本の列に並べます。新しいカードは好きな場所に入れられます。
furnace-option-rounds = ラウンド数
furnace-option-rounds-help = 4ラウンド。初めてのゲームでは3ラウンドでも遊べます。
furnace-plans = 「エンジンを動かす」
furnace-plans-on = 一押しで、見つかった最善の計画どおりにエンジン全体、またはその次の一手を動かします。
furnace-plans-off = 全員が自分のエンジンを一枚ずつ動かします。計画は表示されません。
furnace-option-cards = カード
furnace-option-cards-help = 自作の会社、スタートアップ、資本家です。

# $number: the place of the card in the standard set.
furnace-company = { $number ->
    [0] ホロウヒル鍛造所
    [1] 黒脈炭鉱
    [2] 燃え殻通り
    [3] 鋳掛屋の庭
    [4] スラグ小路工場
    [5] かもめ窯
    [6] バロー運河
    [7] 残り火倉庫
    [8] 街灯点灯組合
    [9] 縄通り運送
    [10] 第九採石場
    [11] 沼端坑道
    [12] 銅ヶ原製粉所
    [13] 金床兄弟商会
    [14] 鋳物波止場
    [15] 鎚と青鷺亭
    [16] リベット館
    [17] 古ふいご
    [18] 路面鉄道信託
    [19] 蒸気ポンプ社
    [20] 油井岬
    [21] グリース井戸
    [22] パラフィン工場
    [23] 灯火と芯
    [24] 獣脂とタール
    [25] 製図工会館
    [26] 特許館
    [27] 歯車工房
    [28] パドル炉小屋
    [29] 塊鉄炉
    [30] るつぼ横丁
    [31] 夜勤組
    [32] 市場会館
    [33] 一銭ストーブ
    [34] 金物屋通り
    [35] ガス灯取引所
   *[other] 会社{ $number }
}
furnace-start-up = { $number ->
    [0] 時計師の工房
    [1] 村の鍛冶屋
    [2] 煉瓦工場
    [3] 運河の作業場
    [4] 給炭所
   *[other] スタートアップ{ $number }
}
# A start-up among the cards of an engine.
furnace-start-up-card = { $name }（スタートアップ）
furnace-capitalist = { $number ->
    [0] 相続人
    [1] 訴訟家
    [2] 独占者
    [3] 鉱山主
    [4] 工場長
   *[other] 資本家{ $number }
}

# What a capitalist can do.
furnace-power-neutral-disc = 5枚目のディスク（中立2）を持つ
furnace-power-compensation = 負けたディスクの補償を{ $more }大きく数える
furnace-power-discs = 1枚のカードに自分のディスクを{ $most }枚まで置ける
furnace-power-income = 毎回の生産前に{ $goods }
furnace-power-processing = 追加効果の加工を{ $more }回多く行える

furnace-disc = { $neutral ->
    [yes] 中立{ $value }
   *[no] { $value }
}

# Goods in sentences, and as letters on cards.
furnace-goods-coal = 石炭{ $count }
furnace-goods-iron = 鉄{ $count }
furnace-goods-oil = 石油{ $count }
furnace-goods-token = 改良トークン{ $count }
furnace-goods-money = ${ $count }
furnace-goods-none = なし
furnace-letter-coal = 炭
furnace-letter-iron = 鉄
furnace-letter-oil = 油
furnace-letter-token = 改
furnace-letter-money = $

# $from, $to, $cost: goods; $times: how often.
furnace-effect-process = { $from }→{ $to }{ $times ->
    [1] {""}
   *[other] {" "}×{ $times }
}
furnace-effect-upgrade = { $cost }→改良{ $times ->
    [1] {""}
   *[other] {" "}×{ $times }
}

furnace-action-take = ディスク{ $disc }
furnace-action-place = { $letter } { $company }
furnace-action-process = { $times ->
    [0] 0回：1回につき{ $paid } → { $got }
   *[other] { $times }回：{ $paid } → { $got }
}
furnace-action-insert = { $card }の前
furnace-action-insert-last = 右端
furnace-action-activate = { $card }
furnace-action-upgrade = { $company }（{ $additional }）
furnace-action-keep-all = 改良しない
furnace-action-run = { $goal ->
    [money] お金優先ですべて実行
   *[growth] 成長優先ですべて実行
}
furnace-action-done = 確定

furnace-prompt-take = { $me ->
    [yes] あなたの手番：どのディスクを置きますか？
   *[no] { $who }がディスクを置きます。
}
furnace-prompt-place = { $me ->
    [yes] ディスク{ $disc }をどこに置きますか？ 最大のディスクが勝ち、他は補償を受けます。
   *[no] { $who }がディスク{ $disc }を置きます。
}
furnace-prompt-compensation = { $me ->
    [yes] { $company }で負けた補償として、{ $paid }を{ $got }に{ $most }回まで加工できます。何回行いますか？
   *[no] { $who }が{ $company }で負けた補償の加工を決めます。
}
furnace-prompt-insert = { $me ->
    [yes] { $company }（{ $effects }）をチェーンのどこに入れますか？
   *[no] { $who }がチェーンを伸ばします。
}
furnace-prompt-choose = { $me ->
    [yes] どのカードから動かしますか？ 動かしたものは取り消せます。
   *[no] { $who }が生産します。
}
furnace-prompt-chain = { $me ->
    [yes] チェーンの準備ができました。動かしてください（取り消し可）。
   *[no] { $who }が生産します。
}
furnace-prompt-next = { $me ->
    [yes] 次にどのカードを動かしますか？
   *[no] { $who }が生産します。
}
furnace-prompt-process = { $me ->
    [yes] { $card }：{ $paid }を{ $got }に{ $most }回まで加工できます。何回行いますか？
   *[no] { $who }が{ $card }を動かします。
}
furnace-prompt-upgrade = { $me ->
    [yes] { $card }：{ $cost }でどの会社を改良しますか？
   *[no] { $who }が会社を改良します。
}
furnace-prompt-confirm = { $me ->
    [yes] すべてのカードを動かしました。所持金は${ $money }です。確定するか、取り消してください。
   *[no] { $who }が生産を確認しています。
}
furnace-prompt-over = ゲームは終わりました。

furnace-event-equipped = { someone }の初期カード：{ $start-up }（{ $goods }）{ $has-capitalist ->
    [yes] 、{ $capitalist }：{ $power }
   *[no] {""}
}。
furnace-event-dealt = 第{ $round }ラウンド開始：最初に置くのは{ someone }です。出品：{ $companies }。
furnace-event-placed = { someone }が{ $company }にディスク{ $disc }を置きました。
# $shown, $letter: the letters of the card that the die shows and of the one that takes the disc.
furnace-event-dummy-placed = ダイスの目は{ $rolled }、カード{ $shown }{ $went-on ->
    [yes] には置けるディスクがないため、ダミーは先へ進んで{ $letter } { $company }
   *[no] ：ダミーが{ $company }
}にディスク{ $disc }を置きました。
furnace-event-dummy-stuck = ダイスの目は{ $rolled }ですが、ダミーのディスクはどこにも置けません。
furnace-event-unused = { someone }のディスク{ $disc }はどこにも置けず、使われませんでした。
furnace-event-compensated = { someone }が{ $company }の補償で{ $got }を得ました（×{ $multiplier }）。
furnace-event-compensation-processed = { someone }が{ $company }の補償で{ $paid }を{ $got }に加工しました。
furnace-event-compensation-refused = { someone }は{ $company }の補償で何も加工しませんでした。
furnace-event-won = { someone }がディスク{ $disc }で{ $company }を獲得しました。
furnace-event-unwanted = { $company }には誰も置かず、ゲームから除かれます。
furnace-event-dummy-won = ダミーがディスク{ $disc }で{ $company }を獲得し、ゲームから除かれます。
furnace-event-income = { someone }が資本家の効果で{ $goods }を得ました。
furnace-event-inserted = { someone }が{ $company }をチェーンの{ $place }番目に入れました。
furnace-event-ran = { someone }がエンジン全体を一度に動かしました。
furnace-event-activated = { someone }が{ $card }を動かしました。
furnace-event-gained = { someone }が{ $card }で{ $goods }を得ました。
furnace-event-processed = { someone }が{ $card }で{ $paid }を{ $got }に加工しました。
furnace-event-processed-nothing = { someone }は{ $card }で何も加工しませんでした。
furnace-event-upgraded = { someone }が{ $goods }で{ $company }を改良しました。
furnace-event-finished = { someone }が生産を終えました。
furnace-event-ended = 最後の生産が終わりました：{ $places }。
furnace-event-place = { $place }位 { $who } ${ $money }{ $tied ->
    [yes] {""}（{ $besides }）
   *[no] {""}
}
# What decides between equals, in the order in which it counts.
furnace-besides = 会社{ $companies }社、資源{ $resources }

# The table in the terminal.
# Headings of the log.
furnace-log-phase = { $phase ->
    [auction] 競り
    [compensation] 補償
   *[production] 生産
}

furnace-heading = ラウンド{ $round }/{ $rounds } · { $phase ->
    [auction] 競り
    [compensation] 補償
    [production] 生産
   *[over] 終了
} · 山札{ $cards }枚
furnace-label-companies = 会社
furnace-label-resources = 資源
furnace-label-company = 出品
furnace-label-compensation = 補償
furnace-label-basic = 基本
furnace-label-additional = 改良後
furnace-label-discs = ディスク
furnace-label-player = プレイヤー
furnace-label-money = $ お金
furnace-label-coal = 石炭
furnace-label-iron = 鉄
furnace-label-oil = 石油
furnace-label-token = 改良
furnace-label-cards = 会社
furnace-label-engine = あなたのカード
furnace-label-dummy = ダミー
furnace-label-cards-count = { $cards }{ $upgraded ->
    [0] {""}
   *[other] （改{ $upgraded }）
}
furnace-label-first = 先手
furnace-legend = 炭＝石炭、鉄＝鉄、油＝石油、改＝改良トークン、$＝お金。「鉄→2$ ×4」は鉄1を$2に、4回まで加工できます。
furnace-legend-engine = 括弧内は改良すると加わる効果です。2nは中立2、「先手」は最初に置くプレイヤーです。
furnace-legend-ties = 同点の場合：1枚のカードに同じ数字は置けないので、競りで同点はありません。最後に所持金が同じなら会社の数、次に石炭・鉄・石油の合計で比べ、すべて同じなら勝利を分かち合います。

# The position in words, for tables that nobody has drawn.
furnace-fact-turn = 順番
furnace-fact-run = エンジン
furnace-fact-progress = { $done }/{ $cards }
furnace-fact-taken = 選択中
furnace-fact-deck = 山札
furnace-fact-in-deck = 残りの会社
furnace-fact-gone = ゲームから除外
furnace-fact-upgraded = 改良済み
furnace-fact-new = 新規
# $basic, $additional, $compensation: effects as on cards.
furnace-fact-company = { $basic }、改良後+{ $additional }
furnace-fact-lot = { furnace-fact-company }、敗者×{ $compensation }
# $disc: the highest disc on a card; $wins: whether nobody can beat it.
furnace-fact-leads = { someone }が{ $disc }で{ $wins ->
    [yes] 獲得
   *[no] リード
}
furnace-fact-bid = { someone } { $disc }

# The table in the browser.
furnace-page-money = ${ $money }
furnace-page-score = お金
furnace-page-gain = { $goods }を得る
furnace-page-process = { $from }を{ $to }に{ $times }回まで加工
furnace-page-upgrade = { $cost }で会社を改良{ $times ->
    [1] {""}
   *[other] （{ $times }回まで）
}
# What a card does: title and label of a card in an engine and in the auction.
furnace-page-company = { $name }：{ $basic }。{ $upgraded ->
    [yes] さらに
   *[no] 改良後はさらに
}{ $additional }。
furnace-page-start-up = { $name }（スタートアップ）：{ $effects }。
furnace-page-offer = { $name }：{ $basic }。改良後はさらに{ $additional }。負けたディスクの補償（数字倍）：{ $compensation }。

furnace-page-lots = 出品された会社（左から順に解決）
furnace-page-discs = あなたのディスク
furnace-page-disc = { someone }の{ $disc }
furnace-page-dummy-disc = ダミーの{ $disc }
furnace-page-no-disc = ディスクなし
furnace-page-leads = { $wins ->
    [yes] { someone }の獲得
   *[no] { someone }がリード
}
furnace-page-here = { $disc }はここ
furnace-keys-digits = その数字のディスクやカード、または加工する回数
furnace-keys-trial = 生産を試す
furnace-page-would-win = 獲得できる
furnace-page-would-lead = リードできる
furnace-page-loses = 負け：
furnace-page-loses-processing = 負け：{ $times }回まで
furnace-page-not-your-turn = あなたの手番ではありません。
furnace-page-why-own = 1枚のカードに置けるディスクは{ $most }枚までです。
furnace-page-why-same = 同じ数字のディスクは1枚のカードに置けません。
furnace-page-taken = ディスク{ $disc }を選択済みです。取り消すと別のディスクを選べます。
furnace-page-fits-nowhere = このディスクを置けるカードはありません。
furnace-page-lies-on = { $company }に配置済み
furnace-page-pick-disc = ディスクを選び、枠の付いたカードを選んでください。最大のディスクがカードを獲得し、他は補償を受けます。
furnace-page-pick-card = 枠の付いたカードに、このディスクを置けます。
furnace-page-choose-disc = ディスクを選ぶ
furnace-page-choose-card = カードを選ぶ
furnace-page-lay = { $company }に{ $disc }を置く
furnace-page-hint-wins = ここではもう誰も{ $disc }に勝てません。
furnace-page-hint-leads = リードしますが、{ $rival }はまだ{ $disc }に勝てます。
furnace-page-hint-paid = { $rival }に負けますが、{ $goods }を受け取れます。
furnace-page-hint-processes = { $rival }に負けますが、{ $from }を{ $to }に{ $times }回まで加工できます。

furnace-page-dummy = 毎回最後に置きます。ダイスの示すカードに、置ける最小のディスクを置きます。ダミーが獲得したカードはゲームから除かれます。
furnace-page-first = このラウンドの先手
furnace-page-companies = 会社{ $cards }社（改良{ $upgraded }）：エンジンを表示
furnace-page-engine-of = { someone }のエンジン
furnace-page-progress = { $done }/{ $cards }枚
furnace-page-finished = 完了

furnace-page-engine = 動く順に並んだエンジン
furnace-page-card-done = 完了
furnace-page-card-now = 実行中
furnace-page-card-next = 待機
furnace-page-card-idle = 稼働せず
furnace-page-card-run = 動かす
furnace-page-card-nothing = まだ何もない
furnace-page-card-upgrade = 改良
furnace-page-counted = 確定分
furnace-page-planned = 予定：見つかった最善手順
furnace-page-any-order = 次に動かすカードをクリック
furnace-page-new-cards = 新しいカード（左から順に入れます）
furnace-page-chain = あなたのチェーン
furnace-page-insert = 新しいカードを入れる場所を選んでください。元のカードの順番は変わりません。
furnace-page-wait = 生産を終えました。他のプレイヤーが生産しています。
furnace-page-choose = カードをクリックして動かすか、エンジン全体を動かしてください。
furnace-page-choose-next = 次に動かすカードをクリックしてください。
furnace-page-goal = 計画の方針
furnace-page-for-growth = 成長優先
furnace-page-for-growth-help = お金に加え、改良と次のラウンド以降の資源も重視します。
furnace-page-for-money = お金優先
furnace-page-for-money-help = 今得られるお金をできるだけ増やします。
furnace-page-run = エンジンを動かす
furnace-page-promise = 最善手順：+${ $money }{ $upgrades ->
    [0] {""}
   *[other] 、改良{ $upgrades }回
}
furnace-page-step-run = 次：{ $card }
furnace-page-step-upgrade = { $card }を改良
furnace-page-step-help = 計画の次の手順を1つ実行します。
furnace-page-finish = 残りを動かして終える
furnace-page-finish-help = 決めることはもうありません
# $times: 今なら働く回数。$most: 最大の回数。
furnace-page-can = { $times }/{ $most }
furnace-page-trial = 生産を試す
furnace-page-trial-title = 生産の試し
furnace-page-trial-help = ここでは何も進まず、誰にも見えません。負けたディスクが受け取る品は加えてあります。
furnace-page-trial-won = { $company }を獲得
furnace-page-trial-none = カードに自分のディスクがありません。今持っているもので試します。
furnace-page-trial-again = 最初から
furnace-page-upgrade-which = 枠の付いたカードを選んでください。以後、2つ目の効果が働きます。
furnace-page-all-run = すべてのカードを動かしました。
furnace-page-confirm = { $money }で生産を終える
furnace-page-compensation = { $company }の補償
furnace-page-process-nothing = 加工しない
furnace-page-range = 回（{ $min }～{ $max }）
furnace-page-pad = お金
furnace-page-pad-note = 使わず、得点になる
furnace-page-total = 合計

# Names in tables and beside charts.
furnace-lots-start-up = スタートアップ
furnace-lots-capitalist = 資本家
furnace-lots-company = 会社
furnace-choice-take = ディスクを選ぶ
furnace-choice-place = 置く
furnace-choice-process = 加工する
furnace-choice-insert = チェーンに入れる
furnace-choice-activate = カードを動かす
furnace-choice-upgrade = 会社を改良する
furnace-choice-keep-all = 改良しない
furnace-choice-run = すべて動かす
furnace-choice-done = 確定する

# What stands in a card set, by its name there.
set-furnace-help = 効果は、獲得（"3 coal"）、加工（"iron -> 2 money x4"）、改良（"coal + token -> upgrade"）のいずれかです。資源は coal（石炭）、iron（鉄）、oil（石油）、token（改良トークン）、money（お金）と書きます。
set-furnace-companies = 会社
set-furnace-start-ups = スタートアップ
set-furnace-capitalists = 資本家
set-furnace-name = 名前
set-furnace-compensation = 補償
set-furnace-basic = 基本効果
set-furnace-additional = 追加効果
set-furnace-starts-with = 初期資源
set-furnace-effects = 効果
set-furnace-power = 能力
set-furnace-coal = 石炭
set-furnace-iron = 鉄
set-furnace-oil = 石油
set-furnace-token = 改良トークン
set-furnace-money = お金

# What is wrong with a card file, and what would be right.
# $good: a good, as it is written in the file.
furnace-flaw-effects = `{ $card }` の効果は { $found } 個です。スタートアップの効果は { $wanted } 個です
furnace-flaw-start = `{ $card }` の初期資源に `{ $good }` が { $amount } あります。{ $most } までにしてください
furnace-flaw-compensation = `{ $card }` の補償が改良になっています。補償にできるのは獲得と加工だけです
furnace-flaw-nothing = `{ $card }` の `{ $effect }` は何も動かしません。資源を一つは書いてください
furnace-flaw-goods = `{ $card }` の `{ $effect }` は一度に `{ $good }` を { $amount } 動かします。{ $most } までにしてください
furnace-flaw-times = `{ $card }` の `{ $effect }` は { $times } 回働きます。1 回から { $most } 回までにしてください
furnace-flaw-circular = `{ $card }` の `{ $effect }` は `{ $good }` を使って同じものを作ります。別のものを作るようにしてください
furnace-flaw-money = `{ $card }` の `{ $effect }` はお金を払いますが、お金は得点にしかなりません。資源を使うようにしてください
furnace-flaw-power-more = `{ $card }` の能力は { $more } 増やします。+1 から +{ $most } までにしてください
furnace-flaw-power-discs = `{ $card }` の能力ではディスクを { $discs } 枚置けます。2 枚から { $most } 枚までにしてください
furnace-flaw-power-income = `{ $card }` の能力は `{ $goods }` をもたらします。それぞれ { $most } までにしてください
furnace-flaw-not-goods = `{ $text }` は資源の量として読めません。たとえば `2 coal` や `coal + token` と書いてください
furnace-flaw-not-times = `{ $text }` の終わりには、` x2` のように回数を書いてください
furnace-flaw-not-power = `{ $text }` は能力として読めません。書けるのは `neutral disc`、`compensation +1`、`2 discs on a card`、`2 coal each round`、`additional processing +1` です
furnace-flaw-not-number = `{ $text }` の `{ $digits }` は小さい数ではありません

# The first game.
learn-furnace-engine = 最もお金の多い人が勝ちます。ここでは3ラウンド、通常は4ラウンドです。これがあなたのスタートアップ、エンジンの始まりです。石炭・鉄・石油を作り、お金に変えます。お金は使わず、得点になります。
learn-furnace-row = これらの会社が競りにかけられます。上部に補償、その下に効果、そして改良すると働く灰色の効果があります。
learn-furnace-disc = 4枚のディスクを1枚ずつ置きます。カードの上で最も大きいディスクが勝ちます。ディスクを選び、枠のついたカードを選んでください。
learn-furnace-compensation = 負けても得をします。小さいディスクの人は、上部の補償をディスクの数字倍受け取ります。負ける3が、勝つ4より価値を持つこともあります。
learn-furnace-limits = 1枚のカードに自分のディスクは1枚、同じ数字は2つ置けません。4は必ず勝つので、エンジンに必要なもののために取っておきましょう。
learn-furnace-compensated = カードは左から順に解決します。まず負けた人が補償を受け、次に勝った人がカードを取ります。左で得たものは、右ですぐに使えます。
learn-furnace-won = 獲得したカードはエンジンに加わります。上の効果は毎ラウンド働きます。オレンジの印の下の効果は、改良すると働きます。
learn-furnace-production = 生産です。すべてのカードを1回ずつ、好きな順番で動かします。あるカードで作ったものを次のカードで使えます。石炭を使うカードより先に石炭を作りましょう。1枚ずつ選ぶか …
learn-furnace-run = … エンジン全体を一度に動かせます。「お金優先」か、後の資源や改良も重視する「成長優先」です。第1ラウンドは成長優先がよいでしょう。
learn-furnace-confirm = 結果を見てください。確定するまでは、すべて取り消して別の順番を試せます。
learn-furnace-upgrade = 改良すると会社がよい面になり、両方の効果が働きます。オレンジのトークンと、スタートアップに書かれたものを支払います。動かす前に改良すれば、すぐに働きます。
learn-furnace-money = 表はお金を数えます。最もお金の多い人が勝ちます。残った資源は次のラウンドに持ち越します。
learn-furnace-first = ラウンドごとに、最初に置く人が変わります。後の人は多くを見られ、最初の人は自由に選べます。
learn-furnace-last = 最終ラウンドです。残った資源にはもう価値がありません。すべて売り、売るためのカードを取りましょう。

# What the game counts, and what is paid with in it.
furnace-scored = ${ $amount }
furnace-paid = ディスク{ $price }

# 前もって出しておける指示。
furnace-ordering-place = ディスクを置く
furnace-order-place = まだ置ければ、ディスク{ $disc }を{ $company }に
