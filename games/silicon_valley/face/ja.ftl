# Silicon Valley. Names of people, firms, rooms and products stand at the end.

silicon-valley-tagline = 人を雇い、コードのブロックでプロダクトを作り、評価額10億を目指せ。
# What has changed with a version of the rules, for tables that were begun by earlier ones.
silicon-valley-rules-7 = 本社の維持費を払い切れないと、残りが免除される前に、社員全員とすべてのプロダクトを失います。その大きさのブロックがなければ、より小さいものを選ぶか、何も取りません。給与が足りないときに去る社員は、去ってよい全員の中から1人ずつ選びます。

silicon-valley-option-difficulty = 難易度
silicon-valley-option-difficulty-help = ソロゲームのライバルの手強さです。5枚の性格カードのうち、赤いカードが1枚から4枚まで増えます。
silicon-valley-plans = 提案どおりの維持
silicon-valley-plans-on = 運営フェーズでは、一押しで、もっとも多くの製品が残るように維持費を払えます。
silicon-valley-plans-off = 運営フェーズでは、全員が製品を一つずつ払います。一つの製品の払い方や枠の埋め方は、これまでどおり提案されます。
silicon-valley-option-cards = カード
silicon-valley-option-cards-help = ゲームのすべてのカード、タイル、価格、トラックです。

silicon-valley-kind-domino = I2
silicon-valley-kind-i3 = I3
silicon-valley-kind-l3 = L3
silicon-valley-kind-i4 = I4
silicon-valley-kind-o4 = O4
silicon-valley-kind-t4 = T4
silicon-valley-kind-l4 = L4
silicon-valley-kind-s4 = S4
# $count: how many; $kind: of which shape.
silicon-valley-kinds = { $count }×{ $kind }
silicon-valley-no-blocks = なし

silicon-valley-symbol-mindfulness = M
silicon-valley-symbol-vacation = V
silicon-valley-symbol-tech = T
silicon-valley-symbol-promotion = P
silicon-valley-symbol-balance = B

silicon-valley-power-hire = 無料採用
silicon-valley-power-launch = 無料公開
silicon-valley-power-expand = 無料本社
silicon-valley-power-outsource = 無料ブロック
silicon-valley-power-swap = 交換
silicon-valley-power-refresh = 入替
silicon-valley-power-waive = 本社・給与免除
silicon-valley-power-hype = 話題

silicon-valley-row-employees = 社員の列
silicon-valley-row-hqs = 本社カードの列
silicon-valley-row-vcs = VCカードの列
silicon-valley-row-short-employees = 社員
silicon-valley-row-short-hqs = 本社カード
silicon-valley-row-short-vcs = VCカード

silicon-valley-rival = ライバル
silicon-valley-rival-short = ライバル

# Buttons are short, so that several stand beside each other.
silicon-valley-action-found = { $name }：{ $instant } ∞{ $ongoing }{ $salary ->
    [0] {""}
   *[other] {" "}−${ $salary }
}
silicon-valley-action-done = 手番終了
silicon-valley-action-no-more = 以上
silicon-valley-action-no-power = 使わない
silicon-valley-action-take-none = 取らない
silicon-valley-action-hire = 採用 { $name } ${ $price }
# $from: whose employee, in short; then what comes at once and every round, the salary and the price. Two of these fit beside each other.
silicon-valley-action-poach = 引抜 { $name }·{ $from } { $instant }∞{ $ongoing }{ $salary ->
    [0] {""}
   *[other] {" "}−${ $salary }
} ${ $price }
silicon-valley-action-expand = 本社 { $name } ${ $price }
silicon-valley-action-fund = VC { $name } { $price }▢
silicon-valley-action-outsource = 外注 { $kind } ${ $price }
silicon-valley-action-innovate = 公開 { $name }
silicon-valley-action-second = 追随 { $name }
silicon-valley-action-sunset = 終了 { $name } −1▲
silicon-valley-action-layoff = 解雇 { $name } ∞{ $ongoing }{ $salary ->
    [0] {""}
   *[other] {" "}−${ $salary }
}
silicon-valley-action-fill = 埋める { $blocks }
silicon-valley-action-by-hand = 手で並べる
silicon-valley-action-lay = { $kind } { $shape }
silicon-valley-action-pay = 支払う { $blocks }
silicon-valley-action-give = 渡す { $kind }
silicon-valley-action-take = 取る { $kind }
silicon-valley-action-refresh = 入替 { $row }
# $names: all who leave at once; $salary: what they earn together; $steps: what involuntary layoffs cost, however many leave.
silicon-valley-action-let-go = 去る { $names }（${ $salary }）：計−{ $steps }▲
silicon-valley-action-maintain = 先に { $name }：{ $upkeep }▢
# $blocks: what each product takes.
silicon-valley-action-settle = 支払う { $lost ->
    [0] { $blocks }
   *[other] （失う { $names }） · { $blocks }
}
silicon-valley-action-settle-each = { $name }：{ $blocks }

silicon-valley-prompt-found = { $me ->
    [yes] どの創業者で会社を始めますか？
   *[no] { $who }が創業者を選んでいます。
}
silicon-valley-prompt-act = { $me ->
    [yes] あなたの手番
   *[no] { $who }の手番
}：残り{ $left }アクション。
silicon-valley-prompt-sunset = { $me ->
    [yes] 同じアクションでほかのプロダクトも終了しますか？ 1つにつき評価額が1段下がります。
   *[no] { $who }はほかのプロダクトも終了できます。
}
silicon-valley-prompt-layoff = { $me ->
    [yes] 同じアクションでほかの社員も解雇しますか？ 評価額はこれ以上下がりません。
   *[no] { $who }はほかの社員も解雇できます。
}
silicon-valley-prompt-pay-vc = { $me ->
    [yes] { $name }に{ $price ->
        [1] 好きなブロック1個
       *[other] { $price }マス分以上
    }を支払ってください。お釣りはありません。
   *[no] { $who }が{ $name }に{ $price }マス分を支払います。
}
silicon-valley-prompt-pay-upkeep = { $me ->
    [yes] { $name }の維持費として{ $price ->
        [1] 好きなブロック1個
       *[other] { $price }マス分以上
    }を支払ってください。お釣りはありません。
   *[no] { $who }が{ $name }の維持費{ $price }マス分を支払います。
}
silicon-valley-prompt-pay-leak = { $me ->
    [yes] コードが流出：{ $price ->
        [1] 好きなブロック1個
       *[other] { $price }マス分以上
    }を手放してください。
   *[no] { $who }がコード{ $price }マス分を手放します。
}
silicon-valley-prompt-given = ここまで：{ $blocks }。
silicon-valley-prompt-design = { $me ->
    [yes] { $name }をどのブロックで埋めますか？ 最初の候補は貴重なブロックを残します。
   *[no] { $who }が{ $name }を設計しています。
}
silicon-valley-prompt-lay = { $me ->
    [yes] { $name }の次のマス（図の?）をどのブロックで覆いますか？
   *[no] { $who }が{ $name }を設計しています。
}
silicon-valley-prompt-power-hire = { $me ->
    [yes] 投資家の負担で、今だけ無料で1人採用できます。
   *[no] { $who }は無料で採用できます。
}
silicon-valley-prompt-power-launch = { $me ->
    [yes] 今だけアクションを使わずにプロダクトを公開できます。
   *[no] { $who }はプロダクトを公開できます。
}
silicon-valley-prompt-power-expand = { $me ->
    [yes] 投資家の負担で、今だけ無料で本社カードを取れます。
   *[no] { $who }は無料で本社カードを取れます。
}
silicon-valley-prompt-power-outsource = { $me ->
    [yes] 投資家の負担で、今だけブロックを1個取れます。
   *[no] { $who }はブロックを1個取れます。
}
silicon-valley-prompt-power-swap = { $me ->
    [yes] 今だけブロック1個を、1マス大きいものまでと交換できます。
   *[no] { $who }はブロックを交換できます。
}
silicon-valley-prompt-power-refresh = { $me ->
    [yes] 今だけ市場の1列を流して並べ直せます。
   *[no] { $who }は1列を並べ直せます。
}
silicon-valley-prompt-power-none = 効果が発動します。
silicon-valley-prompt-swap = { $me ->
    [yes] { $kind }の代わりに何を取りますか？
   *[no] { $who }がブロックを交換しています。
}
silicon-valley-prompt-substitute = { $me ->
    [yes] { $kind }がもうありません。代わりに何を取りますか？
   *[no] { $who }が、なくなった{ $kind }の代わりを選んでいます。
}
silicon-valley-prompt-let-go = { $me ->
    [yes] 給与が${ $missing }足りません。誰を手放しますか？人数にかかわらず、評価額が全部で{ $steps }段下がります。
   *[no] { $who }は給与が${ $missing }足りず、社員を手放します。評価額は全部で{ $steps }段下がります。
}
silicon-valley-prompt-upkeep = { $me ->
    [yes] プロダクトの維持費を支払ってください。
   *[no] { $who }がプロダクトの維持費を支払います。
}
silicon-valley-prompt-over = ゲームは終わりました。

silicon-valley-event-dealt = { someone }に創業者{ $first }と{ $second }が配られました。
silicon-valley-event-chose = { someone }が創業者を選びました。
silicon-valley-event-founded = { someone }が{ $name }、本社ボード「{ $mat }」、${ $money }で始めます。
silicon-valley-event-round = 第{ $round }ラウンド：{ $order }。
silicon-valley-event-drawn = { $name }がボードに出ました。
silicon-valley-event-hired = { someone }が{ $name }を{ $price ->
    [0] 無料
   *[other] ${ $price }
}で採用しました。
silicon-valley-event-poached = { someone }が{ $from }から{ $name }を${ $price }で引き抜きました。
silicon-valley-event-expanded = { someone }が{ $name }を{ $price ->
    [0] 無料
   *[other] ${ $price }
}で増設しました。
silicon-valley-event-funded = { someone }が{ $name }に{ $blocks }を支払い、${ $cash }を得ました。
silicon-valley-event-outsourced = { someone }がブロック{ $kind }を{ $price ->
    [0] 無料
   *[other] ${ $price }
}で得ました。
silicon-valley-event-gained = { someone }が{ $blocks }を得ました。
silicon-valley-event-ran-out = { $wanted }がないため、{ someone }は{ $taken }を取りました。
silicon-valley-event-innovated = { someone }が{ $blocks }で{ $name }を公開し、${ $cash }を得ました。
silicon-valley-event-second = { someone }が{ $blocks }で{ $name }に追随し、${ $cash }を得ました。
silicon-valley-event-flipped = { someone }の{ $name }がB面になり、評価額は増えなくなります。
silicon-valley-event-sunset = { someone }が{ $name }を終了しました（評価額−1、スタートより下がりません）。
silicon-valley-event-product-lost = { someone }は維持費を払えず、{ $name }を失いました。
silicon-valley-event-laid-off = { someone }が{ $name }を解雇しました。
silicon-valley-event-let-go = { someone }は給与を払えず、{ $name }を手放しました。
silicon-valley-event-valued = { someone }の評価額は{ $value }になりました。
silicon-valley-event-salaries-rose = { someone }の社員の給与が1人$1上がります。
silicon-valley-event-salaries-fell = { someone }の社員の給与が1人$1下がります。
silicon-valley-event-power-lost = { someone }は投資家の力を使えませんでした。
silicon-valley-event-swapped = { someone }が{ $given }を{ $taken }と交換しました。
silicon-valley-event-refreshed = { $row }が並べ直されました。
silicon-valley-event-waived = このラウンドは、{ someone }の本社維持費と給与を投資家が負担します。
silicon-valley-event-turn-ended = { someone }の手番が終わりました。
silicon-valley-event-collected = { someone }のプロダクトの収入は${ $cash }です。
silicon-valley-event-cleared-out = { someone }は本社維持費に${ $missing }足りず、{ $names }を失いました。
silicon-valley-event-hq-paid = { someone }が本社維持費${ $cash }を支払いました{ $forgiven ->
    [0] {""}
   *[other] （${ $forgiven }は免除）
}。
silicon-valley-event-salaries-paid = { someone }が給与${ $cash }を支払いました。
silicon-valley-event-maintained = { someone }が{ $name }の維持費として{ $blocks }を支払いました。
silicon-valley-event-rival-founded = ライバルは{ $name }で始め、本社ボード「{ $mat }」により{ $symbols }のマーカーが動きます。
silicon-valley-event-decision = ライバルが決定カード{ $number }をめくりました：白{ $white }、灰{ $grey }、{ $code }。
silicon-valley-event-pawn = { $pawn ->
    [white] 白
   *[grey] 灰色
}のポーンが{ $spot ->
    [product] プロダクト{ $place }
    [hq] 本社カード{ $place }
    [employee] 社員{ $place }
   *[vc] VCカード{ $place }
}に止まりました。
silicon-valley-event-rival-innovated = ライバルが{ $blocks }で{ $name }を公開しました。
silicon-valley-event-rival-second = ライバルが{ $name }に追随しました。
silicon-valley-event-rival-took = ライバルが{ $name }を取りました。
# $blocks: from left to right.
silicon-valley-event-rival-gained = ライバルが自分の列の右端に{ $blocks }をこの順に加えました。
silicon-valley-event-personality = { $name }が発動：{ $effect }。
silicon-valley-event-fee = { someone }が${ $cash }を支払いました。
silicon-valley-event-leaked = { someone }が{ $blocks }を手放しました。
silicon-valley-event-scouted = { $count ->
    [0] 列を去る社員はいませんでした。
   *[other] { $names }が列を去りました。
}
silicon-valley-event-ended = 第{ $round }ラウンドでゲームが終わりました。

silicon-valley-effect-pay-day = すべての給与を今すぐ支払う
silicon-valley-effect-fee = 手数料${ $amount }
silicon-valley-effect-leak = コード{ $amount }マス分を失う
silicon-valley-effect-slump = 評価額が{ $amount }段下がる
silicon-valley-effect-headhunt = 給与が最も高い社員をライバルに奪われる
silicon-valley-effect-lawsuit = 最良のイノベータータイルがB面になる
silicon-valley-effect-code = ライバルが{ $blocks }を得る
silicon-valley-effect-scout = 最も安い社員{ $amount }人が列を去る
silicon-valley-effect-shakeup = VCカードが並べ直される

# Headings of the log.
silicon-valley-log-operate = 運営
silicon-valley-log-rival = ライバル

silicon-valley-heading = ラウンド{ $round }{ $limit ->
    [0] {""}
   *[other] /{ $limit }
}
silicon-valley-heading-founding = 創業者の選択

silicon-valley-value = ${ $millions }M
silicon-valley-value-billion = $1B{ $more ->
    [0] {""}
   *[other] +{ $more }
}
silicon-valley-label-screen = 手元（非公開）
silicon-valley-label-supply = 供給
silicon-valley-label-staff = 社員
silicon-valley-label-blocks = ブロック{ $count }個
silicon-valley-label-hq = HQ
silicon-valley-label-vc = VC
silicon-valley-label-row = ライバルの列
silicon-valley-label-rival-sign = R
silicon-valley-label-next = 次のマス
silicon-valley-label-product = プロダクト
silicon-valley-label-innovator = イノベーター
silicon-valley-label-second = セカンドムーバー
silicon-valley-label-room = 定員{ $places }人、プロダクト枠{ $slots }
silicon-valley-label-marks = { $marks }で給与が1人$1上がります。
silicon-valley-label-order = 次のラウンドの手番順：評価額の低い順、同じマスでは上のトークンから
# How many cards are in each.
silicon-valley-label-decks = 山札：プロダクト{ $products }、社員{ $employees }、HQ { $hqs }、VC { $vcs }
silicon-valley-label-launched = 公開済み
silicon-valley-label-rival = ライバル
silicon-valley-label-temper = { $name }：{ $effect }

silicon-valley-legend-signs = ▢コード1マス、▲評価額1段、∞毎ラウンド、−毎ラウンドの支払い、○空きプロダクト枠。
silicon-valley-legend-symbols = M マインドフルネス、V 長期休暇、T 最新技術、P 昇進の機会、B ワークライフバランス。
silicon-valley-legend-company = 会社：評価額、社員数と定員、毎ラウンドの収入と支払い、シンボル、プロダクトとタイルの面（A・Bはイノベーター、2はセカンドムーバー）。
silicon-valley-legend-product = プロダクト：マス目、マス数、コードでの維持費、シンボル。その下はイノベーターが即座に、また毎ラウンド得るもの。
silicon-valley-legend-launched = 公開済みプロダクト：イノベーターの印、セカンドムーバーが支払うブロック、セカンドムーバーの維持費、シンボル、利益。
silicon-valley-legend-row = 社員：価格と名前、即座のブロック、毎ラウンドのブロック、給与、希望。HQ（本社カード）：定員、維持費、シンボル。VCカード：コードでの価格、希望、資金、評価額、力。
silicon-valley-legend-powers = 力：「交換」はブロックを1マス大きいものまでと交換、「入替」は1列を並べ直し、「本社・給与免除」はこのラウンドの本社維持費と給与だけを負担、「話題」は評価額1段。
silicon-valley-legend-rival = ソロ：♙と♟はライバルのポーン、Rはライバルが公開したもの。1/4は、性格カードの効果まで4段のうち1段下りたマーカー。
silicon-valley-legend-ties = 同点の場合：同じマスのトークンは上のもの（最後に来たもの）が先に行動します。最後に評価額が同じなら資金、次にブロックの数で比べ、すべて同じなら勝利を分かち合います。

# What a personality card does, in a few letters.
silicon-valley-temper-pay-day = 給料日
silicon-valley-temper-fee = 料金${ $amount }
silicon-valley-temper-leak = 流出{ $amount }▢
silicon-valley-temper-slump = 下落{ $amount }▲
silicon-valley-temper-headhunt = 引抜
silicon-valley-temper-lawsuit = 訴訟
silicon-valley-temper-code = +{ $blocks }
silicon-valley-temper-scout = 去る{ $amount }
silicon-valley-temper-shakeup = VC入替

# The position in words, for tables that nobody has drawn.
# $goal: the valuation that ends the game.
silicon-valley-fact-when = { $heading } · 目標は{ $goal }
silicon-valley-fact-cash = 資金
silicon-valley-fact-code = コード
silicon-valley-fact-blocks = ブロック
silicon-valley-fact-people = 社員
silicon-valley-fact-income = 収入
silicon-valley-fact-growth = 成長
silicon-valley-fact-costs = 経費
silicon-valley-fact-upkeep = 維持
silicon-valley-fact-turn = 順番
silicon-valley-fact-offers = 環境
silicon-valley-fact-of = { $done }/{ $all }
# $what: blocks, money and valuation, or symbols.
silicon-valley-fact-now = 即座に{ $what }
silicon-valley-fact-each = 毎ラウンド{ $what }
silicon-valley-fact-wants = 希望：{ $what }
silicon-valley-fact-has = 環境：{ $what }
silicon-valley-fact-follow = 追随：{ $what }
silicon-valley-fact-salary = 給与{ $cash ->
    [0] なし
   *[other] ${ $cash }
}
silicon-valley-fact-places = 定員{ $places }人
silicon-valley-fact-hq-upkeep = 維持費${ $cash }
silicon-valley-fact-squares = { $squares }マス
silicon-valley-fact-code-upkeep = 維持費{ silicon-valley-fact-squares }
silicon-valley-fact-vc = { $terms }。{ $power }
silicon-valley-fact-left = 残り{ $count }
silicon-valley-fact-chosen = 選択済み
silicon-valley-fact-investors = 投資家
silicon-valley-fact-investor = 投資家
silicon-valley-fact-power = 力
silicon-valley-fact-bill = 支払い
silicon-valley-fact-given = 渡したもの
silicon-valley-fact-leak = 流出
silicon-valley-fact-ran-out = 品切れ
silicon-valley-fact-owed = まだ取るもの
silicon-valley-fact-salaries = 給与
silicon-valley-fact-missing = 不足
silicon-valley-fact-loss = 全部で−{ $steps }
silicon-valley-fact-row = { $row }行目
silicon-valley-fact-decks = 山札
silicon-valley-fact-raises = 給与が上がる評価額
silicon-valley-fact-rival-row = コード（左から）
silicon-valley-fact-white = 白のポーン
silicon-valley-fact-grey = 灰色のポーン
silicon-valley-fact-spot = { $spot ->
    [none] まだボードの外
    [product] プロダクト{ $place }
    [hq] 本社カード{ $place }
    [employee] 社員{ $place }
   *[vc] VCカード{ $place }
}
silicon-valley-fact-decision = 前回の歩数
silicon-valley-fact-steps = 白{ $white }、灰色{ $grey }
silicon-valley-fact-temper = ライバルの性格
silicon-valley-fact-rival-people = ライバルの社員
silicon-valley-fact-rival-products = ライバルのプロダクト

# The table in the browser.
silicon-valley-page-kind-domino = ドミノ
silicon-valley-page-kind-i3 = 棒3
silicon-valley-page-kind-l3 = 角3
silicon-valley-page-kind-i4 = 棒4
silicon-valley-page-kind-o4 = 四角
silicon-valley-page-kind-t4 = T字
silicon-valley-page-kind-l4 = L字
silicon-valley-page-kind-s4 = S字
silicon-valley-page-mindfulness = マインドフルネス
silicon-valley-page-vacation = 長期休暇
silicon-valley-page-tech = 最新技術
silicon-valley-page-promotion = 昇進の機会
silicon-valley-page-balance = ワークライフバランス
silicon-valley-page-power-hire = 即座に：列から無料で1人採用します。
silicon-valley-page-power-launch = 即座に：アクションを使わずにプロダクトを公開します。
silicon-valley-page-power-expand = 即座に：本社カードを無料で取ります。
silicon-valley-page-power-outsource = 即座に：供給からブロックを1個取ります。
silicon-valley-page-power-swap = 即座に：ブロック1個を1マス大きいものまでと交換します。
silicon-valley-page-power-refresh = 即座に：市場の1列を並べ直します。
silicon-valley-page-power-waive = このラウンドの本社維持費と給与を負担してもらえます。
silicon-valley-page-power-hype = 評価額がさらに1段上がります。
silicon-valley-page-person = { $name }{ $founder ->
    [yes] （創業者）
   *[no] {""}
}：即座に{ $instant }、毎ラウンド{ $ongoing }、給与{ $salary ->
    [0] なし
   *[other] ${ $salary }
}。希望：{ $wants }。
silicon-valley-page-hq-card = { $name }：社員の定員{ $places }人、プロダクト枠1つ、維持費${ $upkeep }。環境：{ $symbols }。
silicon-valley-page-vc-card = { $name }：コード{ $price }マス分（満たした希望1つにつき1マス引き）で${ $cash }{ $valuation ->
    [0] {""}
   *[other] と評価額+{ $valuation }
}。希望：{ $wants }。{ $power }
silicon-valley-page-product-card = { $name }、{ $squares }マス。イノベーター：{ $innovator }セカンドムーバー：{ $second }
silicon-valley-page-tile = 即座に{ $now }、毎ラウンド{ $ongoing }、維持費コード{ $upkeep }、シンボル：{ $symbols }。
silicon-valley-page-gain = { $cash ->
    [0] { $valuation ->
        [0] なし
       *[other] 評価額+{ $valuation }
    }
   *[other] ${ $cash }{ $valuation ->
        [0] {""}
       *[other] と評価額+{ $valuation }
    }
}
silicon-valley-page-launched = { $who }が第{ $round }ラウンドに{ $blocks }で公開。
silicon-valley-page-held = { $name }、{ $side }：{ $tile }
silicon-valley-page-innovator = 1番手
silicon-valley-page-innovator-a = 1番手A
silicon-valley-page-innovator-b = 1番手B
silicon-valley-page-second-mover = 2番手
silicon-valley-page-order = 手番順：評価額の低い順、同じマスでは上に乗っているトークンから。
silicon-valley-page-operate = 運営
silicon-valley-page-actions-left = 残り{ $left }アクション
silicon-valley-page-not-your-turn = あなたの手番ではありません。
silicon-valley-page-not-now = 先に決めることがあります。
silicon-valley-page-needs-money = ${ $price }必要です。
silicon-valley-page-needs-code = コード{ $squares }マス分が必要です。
silicon-valley-page-no-place = 社員の空きがありません。
silicon-valley-page-founder-stays = 創業者は動かせません。
silicon-valley-page-yours = あなたの製品・他者は追随可
silicon-valley-page-opens = 第{ $round }ラウンドから
silicon-valley-page-lacks = { $blocks }が不足
silicon-valley-page-no-slot = 空き枠なし
silicon-valley-page-misfit = 手元のコードでは埋まらない
silicon-valley-page-squares-short = コードがあと{ $squares }マス必要
silicon-valley-page-products = プロダクト
silicon-valley-page-legend = ! 即座、∞ 毎ラウンド
silicon-valley-page-deck = ；山札に上級{ $count }枚
silicon-valley-page-talent = 人材
silicon-valley-page-discount = 塗られた希望は満たしています：1つ$1引き
silicon-valley-page-hqs = 本社
silicon-valley-page-next-hq = { $nth ->
    [1] 1枚目
    [2] 2枚目
    [3] 3枚目
   *[other] 次
}：${ $price }
silicon-valley-page-vcs = ベンチャーキャピタル
silicon-valley-page-in-code = コードで支払い
silicon-valley-page-empty = 空き
silicon-valley-page-fits = 作れる
silicon-valley-page-can-follow = 追随可
silicon-valley-page-squares = { $squares }マス
silicon-valley-page-upkeep = 維持費
silicon-valley-page-by = { $who } R{ $round }
silicon-valley-page-no-wants = 希望なし
silicon-valley-page-hidden = 資金・コード非公開
silicon-valley-page-screen = ${ $money }、コード{ $squares }
silicon-valley-page-room = 定員{ $places }人中{ $staff }人、本社維持費は毎ラウンド${ $upkeep }
silicon-valley-page-free = 空き{ $count }
silicon-valley-page-free-slot = 空き枠
silicon-valley-page-free-places = 空き{ $count }人
silicon-valley-page-poach-price = 引き抜きには${ $price }かかります。
silicon-valley-page-rival = ライバル
silicon-valley-page-rival-row = コード：{ $squares }マス
silicon-valley-page-no-decision = 決定カードなし
silicon-valley-page-decision = 前回：白{ $white }、灰{ $grey }
silicon-valley-page-mild = 穏やか
silicon-valley-page-harsh = 手強い
silicon-valley-page-temper = { $symbol }、{ $name }：{ $left ->
    [0] 今
   *[other] あと{ $left }段で
}{ $effect }。
silicon-valley-page-white-pawn = ライバルの白ポーン
silicon-valley-page-grey-pawn = ライバルの灰ポーン
silicon-valley-page-company = あなたの会社
silicon-valley-page-two-founders = 2人のうち1人を選んでください。即座のブロックは今、その他は毎ラウンド得られます。
silicon-valley-page-others-choose = 選択済みです。他のプレイヤーが選んでいます。
silicon-valley-page-chosen = 選択済み
silicon-valley-page-not-chosen = 不採用
silicon-valley-page-at-once = 即座
silicon-valley-page-every-round = 毎ラウンド
silicon-valley-page-salary = 給与
silicon-valley-page-money-help = あなたの資金です。他のプレイヤーには見えません。
silicon-valley-page-cash = 資金
silicon-valley-page-valuation = 評価額
silicon-valley-page-token = 給与トークン：1枚につき$1増
silicon-valley-page-founder = 創業者
silicon-valley-page-pick = 行動を選ぶ
silicon-valley-page-wait = 他のプレイヤーを待つ
silicon-valley-page-do-hire = { $name }を${ $price }で採用
silicon-valley-page-do-poach = { $name }を${ $price }で引き抜く
silicon-valley-page-do-expand = { $name }を${ $price }で増設
silicon-valley-page-cash-from = { $name }から${ $cash }
silicon-valley-page-do-fund = コード{ $price }で{ $name }の出資を受ける
silicon-valley-page-do-outsource = { $name }を${ $price }で外注
silicon-valley-page-do-innovate = { $name }を公開
silicon-valley-page-do-second = { $name }に追随：{ $blocks }を支払う
silicon-valley-page-do-sunset = { $name }を終了：評価額−1
silicon-valley-page-do-layoff = { $name }を解雇{ $steps ->
    [0] {""}
   *[other] ：評価額−{ $steps }
}
silicon-valley-page-do-let-go = { $names }を手放す：評価額は全部で−{ $steps }
silicon-valley-page-do-found = { $name }で創業
silicon-valley-page-do-pay = { $blocks }を支払う
silicon-valley-page-do-give = { $kind }を渡す
silicon-valley-page-do-take = { $kind }を取る
silicon-valley-page-do-maintain = 先に{ $name }を維持
silicon-valley-page-dock = コードとアクション
silicon-valley-page-code = あなたのコード
silicon-valley-page-bin = { $kind }、{ $squares }マス：手元{ $count }個、供給{ $supply }個。外注は${ $price }です。
silicon-valley-page-forecast = 次の運営
silicon-valley-page-forecast-help = 今選んでいる行動を含めた、次の運営でのプロダクトの収入と、本社・社員・プロダクトの費用です。
silicon-valley-page-operated = 第{ $round }ラウンドの運営
silicon-valley-page-salaries = 給与
silicon-valley-page-books-code = コード
silicon-valley-page-lost = 失ったもの：{ $names }
silicon-valley-page-leaves = 残り
silicon-valley-page-short = （不足）
silicon-valley-page-short-hq = （本社分に不足）
silicon-valley-page-stays = ほかに誰が去っても、この人には支払えます。
silicon-valley-page-lay-open = 他社の社員とプロダクト
silicon-valley-page-code-word = コード
silicon-valley-page-to = { $value }へ
silicon-valley-page-loses = { $lost }を失う
silicon-valley-page-acts = アクションの種類
silicon-valley-page-act-hire = 採用・引き抜き
silicon-valley-page-short-hire = 採用
silicon-valley-page-act-expand = 本社増設
silicon-valley-page-short-expand = 本社
silicon-valley-page-act-fund = VC出資
silicon-valley-page-short-fund = VC
silicon-valley-page-act-outsource = 外注
silicon-valley-page-short-outsource = 外注
silicon-valley-page-act-launch = 公開
silicon-valley-page-short-launch = 公開
silicon-valley-page-act-sunset = 終了
silicon-valley-page-short-sunset = 終了
silicon-valley-page-act-layoff = 解雇
silicon-valley-page-short-layoff = 解雇
silicon-valley-page-in-reach = { $count ->
    [0] 候補なし
   *[other] 候補{ $count }
}
silicon-valley-page-one-each = 1つ−1
silicon-valley-page-one-in-all = 計−1
silicon-valley-page-track-note = 百万ドル。印で給与+$1
# At the end: what decides between equal companies.
silicon-valley-page-besides = ${ $money }、ブロック{ $blocks }個
silicon-valley-page-goal = ラウンド終了時にゲーム終了
silicon-valley-page-space = { $value }{ $mark ->
    [yes] ：通過すると社員全員の給与が$1上がる
   *[no] {""}
}
silicon-valley-page-stands = { $who }：{ $value }
silicon-valley-page-designer = プロダクト設計
silicon-valley-page-design-help = 種類を選び、マスを選ぶ
silicon-valley-page-drawing = 製図板
silicon-valley-page-drawing-help = 試すだけです。何もローンチされず、誰にも見えません。
silicon-valley-page-open = 空き
silicon-valley-page-square = { $column }列{ $row }行：{ $what }
silicon-valley-page-in-hand = { $covered }、持っているピースで
silicon-valley-page-covered = { $all }マス中{ $covered }マス
silicon-valley-page-none-left = このブロックはもうありません。
silicon-valley-page-rotate = 回転
silicon-valley-page-flip = 反転
silicon-valley-page-back = 戻す
silicon-valley-page-clear = 消去
silicon-valley-page-fillings = 完成例
silicon-valley-page-fillings-help = 最初の候補は貴重なブロックを残します
silicon-valley-page-dead-end = 手元のブロックでは、この続きを完成できません
silicon-valley-page-continues = 置いたものの続き
silicon-valley-page-filling = { $used }でマス目を埋めます。残り：{ $left }。
silicon-valley-page-left = 残り
silicon-valley-page-if-launch = 公開すると
silicon-valley-page-to-fill = { $squares ->
    [0] マス目はすべて埋まりました。
   *[other] あと{ $squares }マスです。
}
silicon-valley-page-to-market = 市場に戻る

# Names in tables and beside charts.
silicon-valley-lots-mat = 最初の本社
silicon-valley-lots-founder = 創業者
silicon-valley-lots-employee = 社員
silicon-valley-lots-hq = 本社カード
silicon-valley-lots-vc = VCカード
silicon-valley-lots-innovator = プロダクト（イノベーター）
silicon-valley-lots-second-mover = プロダクト（セカンドムーバー）
silicon-valley-choice-found = 創業者を選ぶ
silicon-valley-choice-done = 終える
silicon-valley-choice-hire = 採用
silicon-valley-choice-poach = 引き抜き
silicon-valley-choice-expand = 本社増設
silicon-valley-choice-fund = VCの出資を受ける
silicon-valley-choice-outsource = 外注
silicon-valley-choice-innovate = イノベーターとして公開
silicon-valley-choice-second-move = セカンドムーバーとして公開
silicon-valley-choice-sunset = プロダクトを終了
silicon-valley-choice-layoff = 解雇
silicon-valley-choice-fill = マス目を一度に埋める
silicon-valley-choice-by-hand = 手で設計する
silicon-valley-choice-lay = ブロックを置く
silicon-valley-choice-pay = ブロックで支払う
silicon-valley-choice-give = ブロックを渡す
silicon-valley-choice-take = ブロックを取る
silicon-valley-choice-refresh = 列を入れ替える
silicon-valley-choice-let-go = 社員を手放す
silicon-valley-choice-maintain = プロダクトを維持する
silicon-valley-choice-settle = 維持費をまとめて支払う
silicon-valley-keys-deed = 七つのアクション（並び順）
silicon-valley-keys-drawing = 製図板
silicon-valley-keys-walk = 設計図のマスを移動する
silicon-valley-keys-rotate = ブロックを回す
silicon-valley-keys-flip = ブロックを裏返す
silicon-valley-keys-back = 最後のブロックを戻す
silicon-valley-keys-clear = 設計を消す

# What stands in a card set, by its name there.
set-silicon-valley-help = ブロックは形ごとに数えます。プロダクトのマス目を押すと、埋めるマスを増やしたり減らしたりできます。
set-silicon-valley-market = 市場
set-silicon-valley-track = 評価額トラック
set-silicon-valley-start = 開始と長さ
set-silicon-valley-supply = コードの在庫
set-silicon-valley-mats = 最初の本社
set-silicon-valley-founders = 創業者
set-silicon-valley-employees = 社員
set-silicon-valley-hqs = 本社カード
set-silicon-valley-vcs = VCカード
set-silicon-valley-starting-products = 最初のプロダクト
set-silicon-valley-advanced-products = 上級プロダクト
set-silicon-valley-decisions = ライバルの決断
set-silicon-valley-personalities = ライバルの性格
set-silicon-valley-name = 名前
set-silicon-valley-employee-prices = 列の価格
set-silicon-valley-poach-price = 引き抜き
set-silicon-valley-hq-price = 本社カードの価格
set-silicon-valley-outsource-prices = 2、3、4マスのブロック
set-silicon-valley-hq-row = 場の本社カード
set-silicon-valley-vc-row = 場のVCカード
set-silicon-valley-products = 2、3、4人のプロダクト
set-silicon-valley-hype = 話題
set-silicon-valley-spaces = マス（百万ドル）
set-silicon-valley-salary-marks = 給料が上がるマス
set-silicon-valley-money = 資金
set-silicon-valley-actions = 1ラウンドの行動
set-silicon-valley-solo-rounds = ソロのラウンド数
set-silicon-valley-rounds = 最大ラウンド数
set-silicon-valley-domino = I2
set-silicon-valley-i3 = I3
set-silicon-valley-l3 = L3
set-silicon-valley-i4 = I4
set-silicon-valley-o4 = O4
set-silicon-valley-t4 = T4
set-silicon-valley-l4 = L4
set-silicon-valley-s4 = S4
set-silicon-valley-places = 席
set-silicon-valley-upkeep = 維持費
set-silicon-valley-symbols = シンボル
set-silicon-valley-instant = 即座
set-silicon-valley-ongoing = 継続
set-silicon-valley-salary = 給料
set-silicon-valley-wants = 希望
set-silicon-valley-price = 価格
set-silicon-valley-cash = 資金
set-silicon-valley-valuation = 評価額
set-silicon-valley-power = 能力
set-silicon-valley-grid = マス目
set-silicon-valley-innovator = イノベーター
set-silicon-valley-second = セカンドムーバー
set-silicon-valley-white = 白いポーン
set-silicon-valley-grey = 灰色のポーン
set-silicon-valley-code = コード
set-silicon-valley-colour = 色
set-silicon-valley-at = 「!」までの段数
set-silicon-valley-effect = 効果
set-silicon-valley-blue = 青（穏やか）
set-silicon-valley-red = 赤（厳しい）
set-silicon-valley-mindfulness = マインドフルネス
set-silicon-valley-vacation = 長期休暇
set-silicon-valley-tech = 最新技術
set-silicon-valley-promotion = 昇進
set-silicon-valley-balance = バランス
set-silicon-valley-hire = 無料採用
set-silicon-valley-launch = 無料公開
set-silicon-valley-expand = 無料本社
set-silicon-valley-outsource = 無料ブロック
set-silicon-valley-swap = ブロック交換
set-silicon-valley-refresh = 列の入替
set-silicon-valley-waive = 維持費免除
set-silicon-valley-pay-day = 給料日
set-silicon-valley-fee = 手数料
set-silicon-valley-leak = 流出
set-silicon-valley-slump = 下落
set-silicon-valley-headhunt = 引き抜き
set-silicon-valley-lawsuit = 訴訟
set-silicon-valley-scout = スカウト
set-silicon-valley-shakeup = 刷新

# What is wrong with a card file, and what would be right.
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

# The first game.
learn-valley-founder = 評価額の競争です。ラウンドの終わりに誰かが$1B（10億ドル）にいれば終わりです。2人の創業者から1人を選びます。「即座」のブロックは今、「毎ラウンド」のブロックは毎回得られます。給与も毎ラウンドかかります。
learn-valley-goal = 評価額の競争です。ラウンドの終わりに誰かが$1B（10億ドル）にいれば終わりです。トラックの1マスが1段です。
learn-valley-actions = 手番では、この中から3アクションを行います。同じものを繰り返してもかまいません。
learn-valley-products = プロダクトは毎ラウンド、お金と評価額をもたらします。公開するには、マス目をコードのブロックでちょうど埋めます。
learn-valley-code = これがあなたのコードのブロックです。社員がもたらし、プロダクトとその維持費に使います。
learn-valley-people = 社員はブロックをもたらします。「!」は今、「∞」は毎ラウンドです。下の価格と、毎ラウンドの給与がかかります。塗られたオレンジの印は本社が満たす希望で、1つにつき$1安くなります。
learn-valley-launch = プロダクトに必要なブロックがあります。公開すればイノベーターとなり、毎ラウンドお金と評価額を得ます。プロダクト枠の空きが必要です。
learn-valley-outsource = ブロックが1個だけ足りないなら外注しましょう。2マス$5、3マス$7、4マス$9です。高くても、1ラウンド早い公開で取り返せます。
learn-valley-design = マス目は、ブロックを回転・反転して埋めます。提案から選ぶか、手で置いてください。ブロックはカードに残ります。
learn-valley-innovator = 公開したプロダクトは枠を1つ使い、そのシンボルを会社に加えます。社員が安くなります。
learn-valley-collect = 全員の手番が終わると運営です。まず収入を得ます。プロダクトからお金と評価額、社員からブロックです。
learn-valley-pay = 次に支払います。本社、給与、そしてプロダクトの維持費（コード）です。この行で前もってわかります。給与や維持費を払えないと社員やプロダクトと評価額を失い、本社分を払えないとすべてを失います。
learn-valley-upkeep = 維持費はコードのマスで、プロダクトごとに支払います。お釣りはありません。小さいブロックが向いています。
learn-valley-order = ここからは評価額の低い人が先です。遅れていても、最初に選べます。
learn-valley-second = 前のラウンドまでにほかの人が公開したプロダクトには、同じブロックで追随できます。即座の利益が大きく、先に公開した人のタイルは評価額をもたらさなくなります。
learn-valley-hq = 定員かプロダクト枠が埋まりました。本社カードは両方とシンボルを増やしますが、毎ラウンド維持費がかかります。
learn-valley-vc = VCはコードと引き換えに資金を出し、その場で使う能力を持ちます。ブロックが余り、現金が足りないときに便利です。
learn-valley-salaries = トークンが$10M、$100M、$500Mを通過すると、社員全員の給与が毎ラウンド$1上がります。成長には資金の備えが必要です。

# People, rooms, investors, products and tempers: the names of the standard card set.
silicon-valley-name-garage = ガレージ
silicon-valley-name-spare-room = 空き部屋
silicon-valley-name-coffee-corner = 喫茶室
silicon-valley-name-shared-desk = 相席デスク
silicon-valley-name-nadia-verne = ナディア・ヴェルヌ
silicon-valley-name-ilse-marrow = イルゼ・マロウ
silicon-valley-name-bo-castle = ボー・キャッスル
silicon-valley-name-priya-lane = プリヤ・レーン
silicon-valley-name-tomas-reed = トマス・リード
silicon-valley-name-wen-okafor = ウェン・オカフォー
silicon-valley-name-greta-holm = グレタ・ホルム
silicon-valley-name-felix-abara = フェリス・アバラ
silicon-valley-name-suki-rowan = スキ・ローワン
silicon-valley-name-ada-quill = エイダ・クイル
silicon-valley-name-ben-sorrel = ベン・ソレル
silicon-valley-name-carla-fay = カーラ・フェイ
silicon-valley-name-dev-marsh = デヴ・マーシュ
silicon-valley-name-edda-stone = エッダ・ストーン
silicon-valley-name-farid-cole = ファリド・コール
silicon-valley-name-gail-snow = ゲイル・スノウ
silicon-valley-name-hugo-blum = ユーゴ・ブルム
silicon-valley-name-ines-vane = イネス・ヴェイン
silicon-valley-name-jonas-pike = ヨナス・パイク
silicon-valley-name-kaya-drum = カヤ・ドラム
silicon-valley-name-liam-frost = リアム・フロスト
silicon-valley-name-mona-sable = モナ・セーブル
silicon-valley-name-nils-arden = ニルス・アーデン
silicon-valley-name-oona-birch = ウーナ・バーチ
silicon-valley-name-pavel-crow = パヴェル・クロウ
silicon-valley-name-quinn-lark = クイン・ラーク
silicon-valley-name-rosa-ember = ローザ・エンバー
silicon-valley-name-sven-tall = スヴェン・トール
silicon-valley-name-tara-sedge = タラ・セッジ
silicon-valley-name-umar-flint = ウマル・フリント
silicon-valley-name-vera-coil = ヴェラ・コイル
silicon-valley-name-wyatt-moss = ワイアト・モス
silicon-valley-name-xenia-vale = ゼニア・ヴェイル
silicon-valley-name-yuri-banks = ユーリ・バンクス
silicon-valley-name-zora-pell = ゾラ・ペル
silicon-valley-name-anton-reef = アントン・リーフ
silicon-valley-name-bela-thorn = ベラ・ソーン
silicon-valley-name-cyrus-bell = サイラス・ベル
silicon-valley-name-delia-moor = デリア・ムーア
silicon-valley-name-emil-hart = エミル・ハート
silicon-valley-name-fay-glass = フェイ・グラス
silicon-valley-name-gus-ferry = ガス・フェリー
silicon-valley-name-hana-loom = ハナ・ルーム
silicon-valley-name-ivo-crest = イヴォ・クレスト
silicon-valley-name-jade-rook = ジェイド・ルーク
silicon-valley-name-roof-deck = 屋上
silicon-valley-name-nap-pods = 仮眠室
silicon-valley-name-server-closet = サーバー室
silicon-valley-name-corner-office = 角部屋
silicon-valley-name-bike-shed = 自転車置場
silicon-valley-name-quiet-floor = 静かな階
silicon-valley-name-maker-lab = 工作ラボ
silicon-valley-name-beach-house = 海の家
silicon-valley-name-mentor-hall = 指導室
silicon-valley-name-yoga-loft = ヨガ室
silicon-valley-name-playroom = 遊戯室
silicon-valley-name-open-plan = 大部屋
silicon-valley-name-town-square = 広場
silicon-valley-name-tea-garden = 茶庭
silicon-valley-name-holiday-wing = 休暇棟
silicon-valley-name-family-floor = 家族の階
silicon-valley-name-research-wing = 研究棟
silicon-valley-name-wellness-wing = 健康棟
silicon-valley-name-campus-green = 芝生の庭
silicon-valley-name-career-centre = キャリア室
silicon-valley-name-annex = 別館
silicon-valley-name-warehouse = 倉庫
silicon-valley-name-old-factory = 旧工場
silicon-valley-name-trading-floor = 取引所
silicon-valley-name-glass-tower = 硝子の塔
silicon-valley-name-lake-campus = 湖畔校舎
silicon-valley-name-moon-base = 月面基地
silicon-valley-name-yonder-yields = ヨンダー投資
silicon-valley-name-redwood-row = レッドウッド
silicon-valley-name-bright-harbor = ブライト港湾
silicon-valley-name-cloud-nine = 有頂天
silicon-valley-name-anchor-oar = 錨と櫂
silicon-valley-name-talent-trust = タレント信託
silicon-valley-name-people-first = 人が一番
silicon-valley-name-open-door = オープンドア
silicon-valley-name-cornerstone = 礎石
silicon-valley-name-skyline-seed = 摩天楼シード
silicon-valley-name-brick-byte = 煉瓦とバイト
silicon-valley-name-offshore-angels = 沖の天使
silicon-valley-name-night-shift = 夜なべ資本
silicon-valley-name-far-coast = 遠い岸辺
silicon-valley-name-global-bridge = グローバル橋
silicon-valley-name-magpie = マグパイ
silicon-valley-name-mosaic-money = 寄木マネー
silicon-valley-name-patchwork = パッチワーク
silicon-valley-name-new-leaf = 若葉
silicon-valley-name-spring-tide = 大潮
silicon-valley-name-clean-slate = 白紙から
silicon-valley-name-patient-capital = 忍耐資本
silicon-valley-name-long-runway = 長い滑走路
silicon-valley-name-soft-landing = 軟着陸
silicon-valley-name-megaphone = メガホン
silicon-valley-name-front-page = 一面トップ
silicon-valley-name-unicorn-herd = 一角獣の群れ
silicon-valley-name-chirrup = チラップ
silicon-valley-name-photopond = 写真池
silicon-valley-name-lunchbox = ベントウ
silicon-valley-name-mapmouse = チズネコ
silicon-valley-name-ridewave = ノリナミ
silicon-valley-name-notehive = メモバチ
silicon-valley-name-petspace = ペット広場
silicon-valley-name-homekey = イエカギ
silicon-valley-name-deepsketch = 深描き
silicon-valley-name-voltcart = デンキ便
silicon-valley-name-skyhook = 空フック
silicon-valley-name-payfeather = ハネペイ
silicon-valley-name-mindmint = ミント脳
silicon-valley-name-robobarista = ロボ喫茶
silicon-valley-name-farmbeam = 畑ビーム
silicon-valley-name-cloudquilt = 雲キルト
silicon-valley-name-swarmdesk = 群れ机
silicon-valley-name-holosuite = ホロ部屋
silicon-valley-name-genegarden = 遺伝子園
silicon-valley-name-auto-atlas = 自動地図
silicon-valley-name-kettleverse = ヤカン星
silicon-valley-name-orbit-mail = 宇宙便
silicon-valley-name-dream-loom = 夢織り機
silicon-valley-name-fusionizer = 核融合機
silicon-valley-name-night-owl = 夜型
silicon-valley-name-copycat = 模倣屋
silicon-valley-name-early-bird = 朝型
silicon-valley-name-talent-scout = スカウト
silicon-valley-name-recruiter = 採用担当
silicon-valley-name-schmoozer = おしゃべり
silicon-valley-name-name-dropper = 有名人好き
silicon-valley-name-penny-pincher = しまり屋
silicon-valley-name-eavesdropper = 盗み聞き
silicon-valley-name-pay-day-prophet = 給料日の預言者
silicon-valley-name-rumour-mill = 噂の出所
silicon-valley-name-short-seller = 空売り屋
silicon-valley-name-litigator = 訴訟好き
silicon-valley-name-headhunter = ヘッドハンター
silicon-valley-name-tax-hawk = 増税派
silicon-valley-name-patent-troll = パテントトロール
silicon-valley-name-hacker = ハッカー
silicon-valley-name-saboteur = 破壊工作員

# What the game counts, and what is paid with in it.
silicon-valley-scored = 評価額{ $amount }段
silicon-valley-paid = ${ $price }
silicon-valley-paid-vc = { $price }マス
silicon-valley-paid-innovator = { $price }マス
silicon-valley-paid-second-mover = { $price }マス

# 前もって出しておける指示。
silicon-valley-ordering-hire = 採用する
silicon-valley-ordering-expand = 本社を増やす
silicon-valley-ordering-fund = VCカードを取る
silicon-valley-ordering-second = 追随して公開する
silicon-valley-ordering-done = 手番を終える
silicon-valley-order-next = 自分の手番に、まだあれば：{ $action }
silicon-valley-order-done = すぐに手番を終える
