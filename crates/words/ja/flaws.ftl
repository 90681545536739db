# What is wrong with a card file, and what would be right. Words in `backticks` are as they are written in the file.

# $why: one of the messages below.
flaw-in-line = { $line } 行目: { $why }
flaw-at-place = `{ $place }`: { $why }
# $what: something in a set, by its label; $card: the name of a card.
flaw-on-card = `{ $card }` の{ $what }
flaw-range = { $what }: { $found } にはできません。{ $min } から { $max } までにしてください
flaw-count = { $what }: { $found } 個あります。{ $exact ->
    [yes] { $min } 個
   *[no] { $min } 個から { $max } 個まで
}にしてください
flaw-tens = { $what }: { $found } にはできません。金額はすべて10ドル単位です（例 { $example }）
flaw-rise = { $what }: { $found } を小さい順にしてください
flaw-no-name = { $what }: 名前のないものがあります。名前を付けてください
flaw-long-name = 名前 `{ $name }` は { $letters } 文字です。カードに入るのは { $most } 文字までです
flaw-odd-name = 名前 `{ $name }` に表示できない文字があります。ふつうの文字で一行に書いてください
flaw-same-name = { $what }: `{ $name }` が二つあります。それぞれ別の名前にしてください
flaw-number = { $found } にはできません。{ $min } から { $max } までにしてください
flaw-form = ここに書けるのは{ $form ->
    [flag] true か false
    [number] 整数
    [text] 引用符で囲んだ文字列
    [list] 角括弧で囲んだリスト
   *[table] 名前付きの項目を並べた表
}です
flaw-length = ここに { $found } 個あります。{ $wanted } 個にしてください
flaw-unknown = `{ $name }` はここでは使えません。書けるのは { $known } です
flaw-missing = ここに `{ $name }` がありません
flaw-choice = `{ $found }` は選べません。{ $known } から選んでください
flaw-alone = これは数を付けずに書きます
flaw-needs-number = これには数が要ります
# $why: what the reader of TOML says, in English.
flaw-syntax = { $column } 文字目が TOML として読めません: { $why }
flaw-unreadable = 読めません: { $why }
flaw-too-many = プログラムの起動後に使われたカードセットの種類が多すぎます。別のセットを使うには起動し直してください

bidness-flaw-starters = `{ $card }` は { $count } 枚です。{ $players } 人が 1 枚ずつ持って始めるので、{ $players } 枚以上にしてください
bidness-flaw-free = `{ $card }` の費用が { $cost } です。競りと訴訟は費用なしで使うので、費用は書かないでください
bidness-flaw-bare = `{ $card }` の数値が { $value } です。このカードに数値はないので、書かないでください
bidness-flaw-no-line = `{ $card }` の行がありません。使わない場合は `{ $card } = {"{"} count = 0 {"}"}` と書いてください

silicon-valley-flaw-people = 創業者と社員
silicon-valley-flaw-products = すべてのプロダクト
silicon-valley-flaw-blue = ライバルの性格（青）
silicon-valley-flaw-red = ライバルの性格（赤）
silicon-valley-flaw-instant = 即座に得るブロック
silicon-valley-flaw-ongoing = 毎ラウンド得るブロック
silicon-valley-flaw-ongoing-cash = 毎ラウンドの資金
silicon-valley-flaw-decision = ライバルの決断カードのブロック
silicon-valley-flaw-mark = { $mark } で給料は上げられません。評価額トラックの、開始より先のマスにしてください
silicon-valley-flaw-mat = `{ $card }` に席がありません。創業者が座るので、1 席以上にしてください
silicon-valley-flaw-grid-sign = `{ $card }` のマス目に `{ $sign }` があります。埋めるマスは `#`、ない所は `.` と書いてください
silicon-valley-flaw-grid-size = `{ $card }` のマス目が大きすぎます。8 行 8 列までにしてください
silicon-valley-flaw-grid-squares = `{ $card }` のマスは { $squares } 個です。2 個から { $most } 個までにしてください
silicon-valley-flaw-grid-shape = `{ $card }` のマス目を埋められるブロックの組がありません。形を変えてください
silicon-valley-flaw-supply = `{ $card }` は在庫のブロックでは埋められません。ブロックを増やすか、マス目を変えてください

bidders-flaw-projects = { $colour ->
    [white] 白
   *[black] 黒
}事業が { $count } 枚あります。{ $rounds } ラウンドには { $rounds } 枚から { $most } 枚まで要ります
bidders-flaw-cubes = `cubes.{ $players }` は { $cubes } ですが、ギルドカードの場所は { $spaces } か所しかありません。場所を増やしてください
bidders-flaw-workers = `{ $card }` は職人を { $workers } 人使いますが、`cubes.{ $players }` は { $cubes } です。これでは誰も入札できません

bids-flaw-no-row = { $players } 人用の行がありません。3 人から 6 人まで、それぞれ 1 行ずつ要ります
bids-flaw-rows = { $players } 人用の行が { $rows } 行あります。1 行にしてください
bids-flaw-other-row = { $players } 人用の行があります。このゲームは 3 人から 6 人用です
# $what: something in a row, by its label.
bids-flaw-range = { $players } 人用、{ $what }: { $found } にはできません。{ $min } から { $max } までにしてください
bids-flaw-cards = { $players } 人用: { $highest } までの { $colours } 色と黒カード { $black } 枚と同盟者で { $cards } 枚ですが、{ $places } 枚配ります

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
