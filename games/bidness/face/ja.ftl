# Bidness.

bidness-tagline = 借金返済を競うスタートアップ。競りと訴訟と引き抜きの応酬。
# What has changed with a version of the rules, for tables that were begun by earlier ones.
bidness-rules-4 = 自由借入で、捨てる前に借用証の上限まで借りた人にも、手札が1種類でも捨てるカードを聞きます。以前は、同じカードだけの手札からは聞かずに1枚を捨てていました。

bidness-option-free-borrowing = 自由借入
bidness-option-free-borrowing-help = 何かを決めるときはいつでも、借用証を1枚受け取って$100を借りられます。
bidness-option-round-limit = ラウンド上限
bidness-option-round-limit-help = 誰も完済していなくても、このラウンド数でゲームが終わります。
bidness-option-cards = イベントカード
bidness-option-cards-help = すべてのカードの種類、枚数、コスト、効果と、ルール上の価格です。

bidness-card-marketer = マーケター
bidness-card-engineer = エンジニア
bidness-card-lawyer = 弁護士
bidness-card-government-contract = 政府契約
bidness-card-headhunt-marketer = マーケター引き抜き
bidness-card-headhunt-engineer = エンジニア引き抜き
bidness-card-headhunt-lawyer = 弁護士引き抜き
bidness-card-legal-intern = 法務インターン
bidness-card-negligence = 過失訴訟
bidness-card-libel = 名誉毀損
bidness-card-patent-infringement = 特許侵害
bidness-card-acquisition = 技術買収
bidness-card-joint-development = 共同開発
bidness-card-breakthrough = 大発明
bidness-card-industrial-espionage = 産業スパイ
bidness-card-sabotage = 妨害工作
bidness-card-ad-blitz = 広告攻勢
bidness-card-coop-marketing = 共同販促
bidness-card-social-media = SNS戦略
bidness-card-smear-campaign = 中傷キャンペーン
bidness-card-market-research = 市場調査

bidness-bank = 銀行
# $lawsuit: negligence, libel or patent; $count: how much.
bidness-amount = { $lawsuit ->
    [negligence] ${ $count }
    [libel] マーケター{ $count }人
   *[patent] 技術点{ $count }
}
bidness-employee = { $employee ->
    [marketer] マーケター
    [engineer] エンジニア
   *[lawyer] 弁護士
}
bidness-ious = 借用証{ $count }枚
bidness-tech = 技術点{ $count }

bidness-action-discard = { $card }を伏せて捨てる
bidness-action-play = { $cost ->
    [0] { $card }を使う
   *[other] { $card }を使う（${ $cost }）
}
bidness-action-sell = { $card }を売る（+${ $price }）
bidness-action-pass = パス
bidness-action-target = { $name }
bidness-action-damages = { $amount }を請求する
bidness-action-bid = ${ $dollars }で入札
bidness-action-drop = 降りる
bidness-action-ask = ${ $dollars }を要求する
bidness-action-offer = ${ $dollars }を提示する
bidness-action-accept = ${ $dollars }で和解する
bidness-action-reject = 拒否して裁判へ
bidness-action-trial = すぐに裁判へ
bidness-action-lay-off = { $employee }を解雇する
bidness-action-pay-salaries = { $ious ->
    [0] 給与を支払う（${ $dollars }）
   *[other] ${ $borrowed }借りて給与を支払う（${ $dollars }）
}
bidness-action-repay = { $ious ->
    [0] 返済しない
   *[other] { $last ->
        [yes] 最後の{ $debts }を${ $dollars }で返済
       *[no] { $debts }を${ $dollars }で返済
    }
}
bidness-action-borrow = 借用証1枚で$100を借りる

bidness-prompt-discard = { $me ->
    [yes] カードを1枚、伏せて捨ててください。
   *[no] { $who }が捨てるカードを選んでいます。
}
bidness-prompt-discarded = カードを伏せました。他のプレイヤーが選んでいます。
bidness-prompt-turn = { $me ->
    [yes] あなたの手番：カードを使うか、売るか、パスしてください。
   *[no] { $who }がカードを使うか、売るか、パスします。
}
bidness-prompt-target = { $me ->
    [yes] { $card }を誰に使いますか？
   *[no] { $who }が{ $card }の対象を選びます。
}
bidness-prompt-damages = { $me ->
    [yes] { $other }にいくら請求しますか？ 裁判でのあなたの勝率は{ $odds }%です。
   *[no] { $who }が{ $other }への請求額を決めます。
}
bidness-prompt-bid-open = { $me ->
    [yes] { $card }の競りを入札で始めるか、降りてください。
   *[no] { $who }が{ $card }の競りを始めます。
}
bidness-prompt-bid = { $me ->
    [yes] { $card }：入札するか降りてください。
   *[no] { $who }が入札するか降ります。
}{ $led ->
    [me] あなたが${ $dollars }でリードしています。
    [yes] { $leader }が${ $dollars }でリードしています。
   *[no] まだ入札はありません。
}
bidness-prompt-open-suit = { $me ->
    [yes] 裁判に進みますか、{ $other }に和解を求めますか？
   *[no] { $who }が裁判に進むか、和解を求めます。
}{ $chance }
bidness-prompt-answer-ask = { $me ->
    [yes] { $other }は${ $dollars }での和解を求めています。応じますか？
   *[no] { $who }が${ $dollars }での和解を検討しています。
}{ $chance }
bidness-prompt-answer-offer = { $me ->
    [yes] { $other }は${ $dollars }を提示しています。和解しますか？
   *[no] { $who }が${ $dollars }での和解を検討しています。
}{ $chance }
# $sues: "i" where the reader sues $other, "me" where $who sues the reader; $odds: how often whoever sues wins.
bidness-chance = { $sues ->
    [i] あなたの勝率は
    [me] 原告{ $who }の勝率は
   *[no] 原告{ $who }対{ $other }、原告の勝率は
}{ $odds }%です。
bidness-prompt-salaries = { $me ->
    [yes] 給与は${ $owed }、現金は${ $cash }です：{ $means ->
        [cash] 支払うか、さらに解雇してください。
        [borrow] 解雇するか、借りて支払ってください。
       *[none] 解雇してください。
    }
   *[no] { $who }の給与は${ $owed }、現金は${ $cash }です。
}
bidness-prompt-debts = { $me ->
    [yes] このラウンドに借用証を何枚返済しますか？
   *[no] { $who }が返済する枚数を選びます。
}
bidness-prompt-repaid = 選択済みです。他のプレイヤーが選んでいます。
bidness-prompt-over = ゲームは終わりました。

bidness-event-round = 第{ $round }ラウンド開始：スタートプレイヤーは{ someone }です。
bidness-event-dealt = { someone }に配られたカード：{ $cards }。
bidness-event-discarded = 全員がカードを1枚伏せて捨てました。
bidness-event-played = { someone }が{ $card }を使いました。
bidness-event-targeted = { $card }の対象は{ $other }です。
bidness-event-sold = { someone }が{ $card }を${ $dollars }で売りました。
bidness-event-passed = { $forced ->
    [yes] { someone }はパスするしかありません。
   *[no] { someone }がパスしました。
}
bidness-event-bid = { someone }が${ $dollars }で入札しました。
bidness-event-dropped = { $forced ->
    [yes] { someone }はこれ以上払えず、降りました。
   *[no] { someone }が降りました。
}
bidness-event-bought = { someone }が{ $card }を落札し、{ $other }に${ $dollars }を支払いました。
bidness-event-unsold = { $card }には入札がなく、捨て札になりました。
bidness-event-sued = { someone }が{ $other }を訴え、{ $amount }を請求しました（{ $card }）。
bidness-event-asked = { someone }が和解金${ $dollars }を要求しました。
bidness-event-offered = { someone }が和解金${ $dollars }を提示しました。
bidness-event-settled = { $me ->
    [yes] 和解成立：{ $other }があなたに${ $dollars }を支払いました。
   *[no] { $other-me ->
        [yes] 和解成立：あなたが{ $who }に${ $dollars }を支払いました。
       *[no] 和解成立：{ $other }が{ $who }に${ $dollars }を支払いました。
    }
}
bidness-event-rejected = { someone }が裁判を選びました。
bidness-event-verdict = { $me ->
    [yes] あなた
   *[no] { $who-name }
} { $plaintiff-dice } = { $plaintiff-total }、{ $other-me ->
    [yes] あなた
   *[no] { $other-name }
} { $defendant-dice } = { $defendant-total }：{ $won ->
    [yes] { $me ->
        [yes] あなた
       *[no] { $who-name }
    }
   *[no] { $other-me ->
        [yes] あなた
       *[no] { $other-name }
    }
}の勝訴です{ $tie ->
    [yes] （同点は被告の勝ち）
   *[no] {""}
}。
bidness-event-compensated = { $gets ->
    [yes] { someone }が{ $amount }を{ $other }に奪われました。
   *[no] { someone }が{ $amount }を失いました。
}
bidness-event-headhunted = { someone }が{ $other }から{ $employee }を引き抜きました。
bidness-event-paid = { someone }が{ $other }に${ $dollars }を支払いました。
bidness-event-borrowed = { someone }が${ $dollars }を借りました。
bidness-event-tech-gained = { someone }が{ $tech }を得ました。
bidness-event-tech-lost = { $gets ->
    [yes] { someone }が{ $tech }を{ $other }に奪われました。
   *[no] { someone }が{ $tech }を失いました。
}
bidness-event-researched = { someone }が{ $other-me ->
    [yes] あなた
   *[no] { $other }
}の手札から1枚を奪いました。
bidness-event-stolen = そのカードは{ $card }です。
bidness-event-market-leader = { $taken ->
    [yes] { someone }がマーケットリーダーになりました。
   *[no] マーケティングで単独首位がいないので、マーケットリーダーがいなくなりました。
}
bidness-event-tech-leader = { $taken ->
    [yes] { someone }がテックリーダーになりました。
   *[no] 技術点で単独首位がいないので、テックリーダーがいなくなりました。
}
bidness-event-laid-off = { someone }が{ $employee }を1人解雇しました。
bidness-event-salaries = { someone }が給与${ $dollars }を支払いました。
bidness-event-repaid = { someone }が{ $debts }を${ $dollars }で返済しました。
bidness-event-earned = { someone }の収入は${ $total }：{ $units } × ${ $price }{ $contracts ->
    [0] {""}
   *[other] {" "}+ 契約${ $contracts }
}。
bidness-event-engineered = { someone }のエンジニアの出目は{ $dice }：{ $tech }。
bidness-event-over = { $free ->
    [yes] { $debt-free }が借金を完済しました。
   *[no] ラウンドの上限に達しました。
}

# The table in the terminal.
# Headings of the log.
bidness-log-bought = { $who }：${ $dollars }
bidness-log-settled = ${ $dollars }で和解
# $who: the winner in court.
bidness-log-verdict = { $who }の勝訴
bidness-log-business = 決算

bidness-heading = ラウンド{ $round }（最大{ $limit }） · { $phase ->
    [set-up] 準備
    [play] カードプレイ
    [business] 決算
   *[over] 終了
}
bidness-label-player = プレイヤー
bidness-label-cash = 現金
bidness-label-ious = 借用
bidness-label-net-worth = 純資産
bidness-label-marketing = マーケティング
bidness-label-tech = 技術
bidness-label-marketers = マ
bidness-label-engineers = エ
bidness-label-lawyers = 弁
bidness-label-contracts = 契
bidness-label-salaries = 給与
bidness-label-earnings = 収入
bidness-label-sales = 内訳
bidness-label-hand-size = 手札
bidness-label-awards = 称号
bidness-label-leader-market = マーケットリーダー
bidness-label-leader-tech = テックリーダー
bidness-label-no-leader = なし（同点）
bidness-label-bonus = 今回の効果
bidness-label-auction = 競り
bidness-label-auction-text = { $card }（出品：{ $seller }） · { $led ->
    [no] まだ入札なし
    [me] あなたが${ $dollars }でリード
   *[yes] { $leader }が${ $dollars }でリード
} · 参加中：{ $active }
bidness-label-suit = 訴訟
bidness-label-suit-text = { $plaintiff }対{ $defendant }、請求{ $amount } · ダイス{ $plaintiff-dice }個対{ $defendant-dice }個{ $asked ->
    [no] {""}
   *[yes] {" "}· 要求${ $ask }
}{ $offered ->
    [no] {""}
   *[yes] {" "}· 提示${ $offer }
}
bidness-label-hand = 手札
bidness-label-known = 判明
bidness-label-known-text = { $card }：{ $places }
bidness-label-known-hand = { $who }の手札
bidness-label-known-down = { $who }の伏せ札
bidness-label-known-or = { $one }か{ $other }
bidness-label-deck-title = 山
bidness-label-deck = 山札{ $deck }枚 · 伏せ札{ $face-down }枚{ $laid ->
    [mine] （あなた：{ $unseen }）
    [ours] （{ $unseen }）
   *[no] {""}
} · 捨て札：{ $open ->
    [0] なし
   *[other] { $pile }
}
bidness-legend-columns = 「マ」「エ」「弁」「契」はマーケター、エンジニア、弁護士、政府契約の数、①はスタートプレイヤー。3×$20+$30 は、1つ$20で3つ売れ、契約から$30入るという意味です。
bidness-legend-ties = 同点の場合：称号は単独首位でなければ誰も得られず、裁判は被告の勝ちです。最後は借用証の少ない人が上位です。完済した人どうしでは技術点、マーケティング点、現金の順に、ほかの人どうしでは現金から借金を引いた額、技術点の順に比べます。すべて同じなら勝利を分かち合います。

# What is to be known before something is chosen.
# $first, $second: two of the notes below, or what is printed on a card.
bidness-note-both = { $first }。{ $second }
bidness-note-court = 裁判で同点なら被告の勝ち
# $when: when it has to be paid; $borrowed: dollars; $debts: as bidness-ious says it; $all: IOUs then.
bidness-note-borrow = { $when ->
    [bought] 落札すると
    [settled] 和解が成立すると
    [lost] 敗訴すると
   *[now] {""}
}${ $borrowed }を借ります：{ $debts }増えて{ $all }枚（上限{ $limit }枚）。
bidness-note-beyond = 手持ちの${ $cash }を超える分は、$100につき借用証1枚で借ります（現在{ $ious }枚、上限{ $limit }枚）。

# The board in the browser.
bidness-page-steps = 準備、カードプレイ、給与、返済
bidness-page-hand = あなたの手札
bidness-page-cash = 現金
bidness-page-tech = 技術
bidness-page-tech-help = 技術点。10点ごとの切り捨てが単価になります。
bidness-page-sales = × { $units }
bidness-page-sales-help = 今ラウンドが終わると、{ $units }個を1個${ $price }で売ります。
bidness-page-no-extras = 効果・称号なし
bidness-page-first = スタートプレイヤー
bidness-page-known = 判明しているカード：{ $cards }
bidness-page-hand-size = { $count }枚
bidness-page-ious = $100の借用証{ $count }枚（上限{ $limit }枚）
bidness-page-marketers = マーケター{ $count }人
bidness-page-engineers = エンジニア{ $count }人
bidness-page-lawyers = 弁護士{ $count }人
bidness-page-contracts-here = 政府契約{ $count }件、毎ラウンド1件につき${ $value }
bidness-page-market-leader-help = マーケットリーダー（販促点が最多）：毎ラウンド{ $worth }個多く売る
bidness-page-tech-leader-help = テックリーダー（技術点が最多）：1個につき{ $worth }
bidness-page-die-more = ダイス+1
bidness-page-points = 販促点{ $count }

bidness-page-card = { $card }。{ $kind }、{ $cost }。{ $text }。
bidness-page-cost = { $dollars ->
    [0] 無料
   *[other] ${ $dollars }
}
bidness-page-kind-auction = 競り
bidness-page-kind-lawsuit = 訴訟
bidness-page-kind-bonus = 効果
bidness-page-kind-event = イベント
bidness-page-text-marketer = 毎ラウンド1個売る
bidness-page-text-engineer = 毎ラウンドダイス1個分の技術点
bidness-page-text-lawyer = 裁判のダイス+1
bidness-page-text-government-contract = 毎ラウンド${ $value }の収入
bidness-page-text-headhunt = 1人引き抜き、持ち主に${ $cost }払う
bidness-page-text-legal-intern = このラウンド、裁判のダイス+1
bidness-page-text-negligence = 現金を好きな額だけ請求
bidness-page-text-libel = マーケターを{ $value }人まで請求
bidness-page-text-patent-infringement = 技術点を{ $value }まで請求
bidness-page-text-tech = 技術点+{ $value }
bidness-page-text-joint-development = 技術点+{ $value }、相手1人も+{ $value }
bidness-page-text-industrial-espionage = 技術点を{ $value }奪う
bidness-page-text-sabotage = 相手の技術点−{ $value }
bidness-page-text-marketing = このラウンド、販促点+{ $value }
bidness-page-text-coop-marketing = このラウンド+{ $value }、相手に${ $cost }払う
bidness-page-text-smear-campaign = このラウンド、相手の販促点−{ $value }
bidness-page-text-market-research = 相手の手札を無作為に1枚奪う

bidness-page-in-deck = 山札
bidness-page-discarded = 捨て札
bidness-page-discard = 公開されている捨て札：{ $cards }。
bidness-page-discard-empty = 公開されている捨て札はありません。
bidness-page-unseen = あなたが伏せて捨てたカード：{ $card }。

bidness-page-not-now = 今は使えません。
bidness-page-not-first-round = 第1ラウンドには使えませんが、売ることはできます。
bidness-page-too-dear = ${ $cost }必要ですが、支払えるのは${ $means }までです。
bidness-page-nobody-to-aim-at = 対象になる相手がいません。
bidness-page-no-target = { $who }には、このカードで失うものがありません。
bidness-page-aim = { $card }：{ $who }

bidness-page-nothing-yet = このラウンドはまだ誰もカードを使っていません。
bidness-page-plays = { someone }が使用
bidness-page-sold = { someone }が売却
bidness-page-sells = { someone }が出品
bidness-page-order = 手番順
bidness-page-to-play = 手番
bidness-page-passed = パス
bidness-page-bids = これまでの入札
bidness-page-opens = 開始
bidness-page-leads = リード
bidness-page-your-bid = あなたの番
bidness-page-to-bid = 入札の番
bidness-page-in = 参加中
bidness-page-out = 降りた

bidness-page-sues = { someone }が{ $other }を提訴
bidness-page-for = 請求
bidness-page-open = 交渉中：${ $low }～${ $high }
bidness-page-haggling = 要求：{ $asked ->
    [0] なし
   *[other] { $asks }
}。提示：{ $offered ->
    [0] なし
   *[other] { $offers }
}。
bidness-page-percent = { $odds ->
    [0] 1%未満
    [100] 99%超
   *[other] { $odds }%
}
bidness-page-wins = { someone }の勝ち
bidness-page-wins-ties = { someone }の勝ち（同点含む）
bidness-page-wins-case = { someone }の勝訴
bidness-page-dice = ダイス{ $dice }個
bidness-page-dice-help = ダイス{ $dice }個：基本2個、{ $lawyers ->
    [0] 弁護士なし
   *[other] 弁護士{ $lawyers }人
}{ $interns ->
    [0] {""}
   *[other] 、インターン{ $interns }人
}
bidness-page-if-plaintiff = { someone }が勝つと、{ $other-me ->
    [yes] あなた
   *[no] { $other }
}が{ $amount }を失います。
bidness-page-if-defendant = { $other-me ->
    [yes] あなた
   *[no] { $other }
}が勝つと、{ someone }が{ $amount }を失います。

bidness-page-laying-away = 全員がカードを1枚伏せて捨てます
bidness-page-laid = 捨てた
bidness-page-chooses = 選択中
bidness-page-waits = 待機
bidness-page-earned = 前のラウンドの収入${ $dollars }
bidness-page-engineered = 技術+{ $count }
bidness-page-salaries-due = 給与
bidness-page-has = 現金${ $dollars }
bidness-page-paid = 支払済み
bidness-page-debts-due = 借用証の返済
bidness-page-pays-off = { $count ->
    [0] 返済なし
   *[other] { $count }枚返済
}
bidness-page-has-chosen = 選択済み
bidness-page-laid-off = 解雇した
bidness-page-cannot-pay = 払えない
bidness-page-over-free = 借金完済
bidness-page-over-rounds = ラウンド上限
bidness-page-rank = { $rank }位

bidness-page-waiting = 待機中
bidness-page-discard-title = カードを捨てる
bidness-page-discard-help = 手札から1枚選んでください。伏せたまま捨て札になります。
bidness-page-turn = あなたの手番
bidness-page-turn-help = 手札からカードを選び、使うか売ってください。
bidness-page-pass-help = 後でまた行動できることがあります
bidness-page-sell = 売る
bidness-page-for-price = { $price }で
bidness-page-whom = 誰に？
bidness-page-prospect = { $chance } · { $stake }
bidness-page-damages = 請求内容
bidness-page-range = { $low }～{ $high }
bidness-page-least = 最小
bidness-page-half = 半分
bidness-page-middle = 中間
bidness-page-most = 最大
bidness-page-all-cash = 全現金
bidness-page-bid = あなたの入札
bidness-page-outlook = { $ious ->
    [0] 落札すると残り現金${ $left }
   *[other] 借用証があと{ $ious }枚必要（計{ $debts }枚）、残り${ $left }
}、給与${ $salaries }。
bidness-page-borrow = 借用証で+$100
bidness-page-means = 現金${ $cash }と、借用証あと{ $ious }枚まで支払えます。
bidness-page-first-ask = あなたの要求
bidness-page-answer = あなたの返答
bidness-page-or = または今すぐ決着
bidness-page-against = ダイス{ $own }個対{ $other }個
bidness-page-pays-you = { $who }があなたに支払う
bidness-page-you-pay = あなたが{ $who }に支払う
bidness-page-owed = 給与${ $owed }、現金${ $cash }
bidness-page-saves = 毎ラウンド${ $saved }節約
bidness-page-salaries-help = 解雇すると、このラウンドは借用証を返済できません。
bidness-page-salaries-must = 現金と借入では給与を払えません。解雇してください。
bidness-page-debts = 借用証を返済
bidness-page-pay-off = { $count ->
    [0] なし
   *[other] 借用証{ $count }枚
}
bidness-page-debts-help = 借用証をなくした人が出るとゲームが終わります。

# At the end: what decides besides money.
bidness-page-besides = { $ious ->
    [0] 借金なし、技術点{ $tech }、販促点{ $marketing }
   *[other] 借用証{ $ious }枚、技術点{ $tech }
}
bidness-page-payday = 決算
bidness-page-payday-if = 今ラウンドが終わった場合（$）
bidness-page-salaries = 給与
bidness-page-cash-then = 支払後の現金
bidness-page-debt-free = 完済まで
bidness-page-price = 単価
bidness-page-units = × 個数
bidness-page-contracts = + 契約
bidness-page-earnings = 収入
bidness-page-cash-after = 決算後の現金
bidness-page-cards = カード一覧
bidness-page-times = { $count }×

# Names in tables and beside charts.
bidness-lots-auctioned = 競りのカード
bidness-lots-played = 使ったカード
bidness-lots-dealt = 配られたカード
bidness-choice-discard = カードを伏せて捨てる
bidness-choice-play = カードを使う
bidness-choice-sell = カードを売る
bidness-choice-pass = パス
bidness-choice-target = 相手を選ぶ
bidness-choice-damages = 訴える
bidness-choice-bid = 入札
bidness-choice-drop = 降りる
bidness-choice-ask = 和解を求める
bidness-choice-offer = 和解金を提示する
bidness-choice-accept = 応じる
bidness-choice-reject = 拒否する
bidness-choice-trial = すぐに裁判へ
bidness-choice-lay-off = 解雇する
bidness-choice-pay-salaries = 給与を支払う
bidness-choice-repay = 借用証を返済する
bidness-choice-borrow = 借りる

# What stands in a card set, by its name there.
set-bidness-help = カードの種類ごとに、枚数、使うときの費用、書かれた数値です。金額は10ドル単位です。
set-bidness-cards = イベントカード
set-bidness-start = 開始時
set-bidness-rules = 価格と上限
set-bidness-count = 枚数
set-bidness-cost = 費用
set-bidness-value = 数値
set-bidness-cash = 現金
set-bidness-ious = 借用証
set-bidness-tech = 技術点
set-bidness-hand = 手札
set-bidness-sale = カードの売値
set-bidness-salary = 給料
set-bidness-debt-limit = 借用証の上限
set-bidness-repay = 借用証1、2、3枚の返済
set-bidness-market-leader = マーケットリーダーの点
set-bidness-tech-leader = テックリーダーのドル

# What is wrong with a card file, and what would be right.
bidness-flaw-starters = `{ $card }` は { $count } 枚です。{ $players } 人が 1 枚ずつ持って始めるので、{ $players } 枚以上にしてください
bidness-flaw-free = `{ $card }` の費用が { $cost } です。競りと訴訟は費用なしで使うので、費用は書かないでください
bidness-flaw-bare = `{ $card }` の数値が { $value } です。このカードに数値はないので、書かないでください
bidness-flaw-no-line = `{ $card }` の行がありません。使わない場合は `{ $card } = {"{"} count = 0 {"}"}` と書いてください

# The first game.
learn-bidness-debt = 全員に借金があります。$100の借用証が3枚です。毎ラウンド1回、現金で返済できます。最後の1枚を最初に返済した人が勝ちます。ラウンドが尽きたら、現金にかかわらず借用証の最も少ない人が勝ちます。
learn-bidness-discard = まず全員が1枚を伏せて捨てます。一番要らないものを選びましょう。「競り」のカードはお金になります。ほかの人が買ってくれます。
learn-bidness-crew = これがあなたの会社です。マーケターは1人につき1個売ります。技術点は単価を決めます（20点なら$20）。エンジニアは技術点を増やします。全員に給与がかかります。
learn-bidness-turn = あなたの手番です。カードを使うか、銀行に$10で売るか、パスします。使うにも売るにも手札が3枚以上必要です。
learn-bidness-auction = 競りです。$10単位でより高く入札するか、降ります。降りたら戻れません。最後に残った人がカードを得て、出品者に支払います。
learn-bidness-borrow = 現金より多く入札できます。足りない分は借用証1枚につき$100を借ります（赤い部分）。勝つには0枚にする必要があり、上限は6枚です。
learn-bidness-sold = お金はカードを出した人に入ります。出品者が自分で落札したら、銀行に支払います。
learn-bidness-pass = パスしても終わりではありません。誰かがカードを使うか売れば、また手番が来ます。全員が続けてパスしたら、カードプレイは終わりです。
learn-bidness-award = 販促点が単独で最多の人はマーケットリーダーで、2個多く売ります。技術点が単独で最多の人はテックリーダーで、1個につき$10高く売ります。称号はすぐに移ります。
learn-bidness-salaries = カードプレイの後は決算です。まず給与を払います。マーケターとエンジニアは1人$10、弁護士は人数が増えるほど高くなります。表に、このラウンドの見込みが出ています。
learn-bidness-repay = 現金から借用証を返済できます。1枚$100、2枚$300、3枚$600です。毎ラウンド1枚が一番安いのですが、これは競争です。
learn-bidness-earned = 返済の後、全員が収入を得ます。単価×個数と、政府契約1件につき$30です。
learn-bidness-engineered = 最後に、エンジニア1人につきダイスを1個振り、その分の技術点を得ます。10点ごとに単価が上がります。
learn-bidness-second = 第2ラウンドからは、訴訟と引き抜きを使えます。マーケターは早く雇うほど長く稼ぎます。効果カードは1ラウンド限りです。
learn-bidness-court = 訴訟です。訴えた人が金額を要求し、相手は和解できます。しなければ双方がダイスを振り、弁護士1人につき1個増えます。負けた方が支払います。訴えた人が負けても同じです。

# What the game counts, and what is paid with in it.
bidness-scored = ${ $amount }
bidness-paid = ${ $price }

bidness-fact-printed = { $kind }{ $cost ->
    [0] {""}
   *[other] 、${ $cost }
}。{ $text }
bidness-fact-earnings = 収入
bidness-fact-sales = 販売
bidness-fact-tokens = トークン
bidness-fact-deck = 山札
bidness-fact-face-down = 伏せ札
bidness-fact-unseen = あなたの伏せ札
bidness-fact-discarded = 捨て札
bidness-fact-nothing = なし
bidness-fact-laying = 伏せて捨てる
bidness-fact-played = 使用中
bidness-fact-for-sale = 出品
bidness-fact-highest = 最高額
bidness-fact-none = まだなし
bidness-fact-next = 次の最低額
bidness-fact-inside = 参加中
bidness-fact-outside = 離脱
bidness-fact-dropped = 降りた
bidness-fact-up-to = 最大${ $dollars }
bidness-fact-court = 法廷
bidness-fact-plaintiff = 原告
bidness-fact-defendant = 被告、同点なら勝ち
bidness-fact-terms = 条件
bidness-fact-damages = 請求
bidness-fact-asked = 要求
bidness-fact-offered = 提示
bidness-fact-odds = 原告の勝率
bidness-fact-own-debts = あなたの返済
bidness-fact-unasked = 対象外
bidness-fact-finish = 最終順位

# 前もって出しておける指示。
bidness-ordering-bid = 上限まで入札する
bidness-ordering-drop = 降りる
bidness-ordering-settle = 原告として和解する
bidness-ordering-pay = 被告として和解する
bidness-ordering-play = 次の手番でカードを使う
bidness-order-bid = ${ $dollars }まで最小の額で競り、それを超えたら降りる
bidness-order-drop = { $card }の競りから降りる
bidness-order-settle = ${ $dollars }以上なら和解する
bidness-order-pay = ${ $dollars }以下なら和解する
bidness-order-play = 次の手番：{ $play }
