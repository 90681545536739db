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
