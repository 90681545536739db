# Bidders!

bidders-tagline = 連動する2つの入札と握り競り。稼いでも、国民に嫌われたら脱落です。
# What has changed with a version of the rules, for tables that were begun by earlier ones.
bidders-rules-2 = 記憶は、卓でオンにしないかぎりオフです。オフでは事業の内容が履歴に残りません。以前の標準はオンでした。

bidders-option-memory = 記憶
bidders-option-memory-help = オンにすると、どの事業カードがどこに伏せられているかを全員に表示します。元のルールどおりのオフでは枚数だけを表示し、履歴にも内容を残さず、ボットも忘れます。
bidders-option-cards = 事業カード
bidders-option-cards-help = 白と黒の事業カード、ギルドカード、職人コマの数、ラウンド数です。

bidders-project-footbridge = 木橋
bidders-project-town-well = 町の井戸
bidders-project-road-repairs = 街道の修繕
bidders-project-granary = 穀物倉
bidders-project-market-hall = 公設市場
bidders-project-school = 学校
bidders-project-windmill = 風車
bidders-project-harbour = 港
bidders-project-library = 図書館
bidders-project-canal = 運河
bidders-project-aqueduct = 水道橋
bidders-project-hospital = 病院
bidders-project-royal-portrait = 国王の肖像画
bidders-project-hedge-maze = 生け垣の迷路
bidders-project-peacock-house = 孔雀小屋
bidders-project-masked-ball = 仮面舞踏会
bidders-project-great-fountain = 大噴水
bidders-project-golden-carriage = 黄金の馬車
bidders-project-hunting-lodge = 狩猟の館
bidders-project-crown-of-rubies = ルビーの王冠
bidders-project-hall-of-mirrors = 鏡の間
bidders-project-triumphal-arch = 凱旋門
bidders-project-marble-colossus = 大理石の巨像
bidders-project-summer-palace = 夏の離宮

# $cubes: how many.
bidders-cubes = コマ{ $cubes }個

# $cubes: as bidders-cubes says it.
bidders-action-bid-white = 白に{ $cubes }で入札
# $dollars: what is moved to the white project; $left: what stays under the black one; $cubes: what the bid takes.
bidders-action-bid-black = 黒に{ $cubes }で入札：${ $dollars }移して${ $left }残す
bidders-action-pass = パス
bidders-action-fist = { $cubes }を握る

# $white: whether a bid there would be the first or more than another's; $black: whether one there can be paid for.
bidders-prompt-bid = { $me ->
    [yes] あなたの手番：{ $white ->
        [first] 白に入札、
        [more] 白により多く入札、
       *[no] {""}
    }{ $black ->
        [too] 黒により安く入札、
        [only] 黒により安く入札、
       *[no] {""}
    }またはパス
   *[no] { $who }が入札するかパスします
}。
# $favour: what the white project counts; $rival: the other neighbour; $ties: who wins equal fists, or "alone".
bidders-prompt-fist = { $me ->
    [yes] 白事業（{ $favour }）への協力入札です。{ $ties ->
        [mine] 相手は{ $rival }。1個以上の同数ならあなたの落札です。
        [theirs] 相手は{ $rival }。1個以上の同数なら相手の落札です。
       *[alone] { $rival }にはコマがありません。1個で落札できます。
    }
   *[no] { $who }がコマを握ります。
}
bidders-prompt-over = ゲームは終わりました。

bidders-event-set-up = 各自{ $cubes }を受け取り、白事業{ $white }枚と黒事業{ $black }枚を見ずに箱に戻します。
bidders-event-turned-up = 第{ $round }ラウンド：白は{ $white }、黒は${ $chips }で人員{ $workers }、{ $black }。スタートプレイヤーは{ someone }です。
bidders-event-prepared = 第{ $round }ラウンド：白と黒の事業カードをめくりました。スタートプレイヤーは{ someone }です。
bidders-event-bid-white = { someone }が白に{ $cubes }で入札しました。
bidders-event-bid-black = { someone }が黒に入札しました：${ $moved }を白へ移し、残り${ $left }。
bidders-event-passed = { someone }がパスしました。
bidders-event-had-to-pass-marker = { someone }は入札マーカーを持っているのでパスします。
bidders-event-had-to-pass-means = { someone }は入札できないのでパスします。
bidders-event-won = { someone }が{ $colour ->
    [white] 白
   *[black] 黒
}を{ $cubes }で落札し、${ $chips }を獲得しました。
bidders-event-unsold = { $colour ->
    [white] 白
   *[black] 黒
}には入札がなく、箱に戻ります{ $chips ->
    [0] {""}
   *[other] （${ $chips }は銀行へ）
}。
bidders-event-fist-closed = { someone }がコマを握りました。
bidders-event-fists-opened = 一斉に公開：{ $left } { $left-cubes }個、{ $right } { $right-cubes }個。
bidders-event-cooperated = { someone }が{ $cubes }で白事業に協力します{ $tie ->
    [yes] （同数は左隣の落札）
   *[no] {""}
}。
bidders-event-no-cooperation = 協力者なし：白事業は{ someone }が単独で受け持ちます。
bidders-event-recovered = { someone }が{ $cubes }を回収しました。
bidders-event-laid-front = { $colour ->
    [white] 白
   *[black] 黒
}事業カードを{ $one }の前に置きます。
bidders-event-laid-between = 白事業カードを{ $one }と{ $other }の間に置きます。
bidders-event-judged = { $who }：好感度{ $favour }（事業{ $projects }、手元♥{ $hearts }）、所持金${ $money }（チップ${ $chips }、手元${ $dollars }）{ $out ->
    [yes] {""} – 脱落
   *[no] {""}
}。

# The table in the terminal.
# A heading of the log.
bidders-log-won = { $colour ->
    [white] 白
   *[black] 黒
}：{ $who }

bidders-heading = ラウンド{ $round }/{ $rounds }
bidders-label-white = 白
bidders-label-black = 黒
bidders-label-under = 下に${ $chips }
bidders-label-takes = 人員{ $cubes }
bidders-label-sold = 落札済み
bidders-label-no-bid = 入札なし
bidders-label-unsold = 箱に戻った
bidders-label-fist-open = …
bidders-label-fist-closed = 握り終えた
bidders-label-fist-own = あなたの手：{ $cubes }
bidders-label-fist-known = 手の中に{ $cubes }
bidders-label-share = 協力
bidders-label-guild = ギルド
bidders-label-money = $+手元
bidders-label-favour = ♥+手元
bidders-label-home = 手元
bidders-label-place = 場所
bidders-label-cubes = コマ
bidders-label-projects = 事業
bidders-label-front = 前
bidders-label-start = SP
bidders-label-out = 脱落
bidders-label-wins = 勝利
bidders-label-card = ギルドカード
# $count: of each colour.
bidders-label-decks = 残り：各色{ $count }枚。見ずに除いた事業：白{ $white }枚、黒{ $black }枚。
bidders-label-box = 箱の中
bidders-letter-white = 白
bidders-letter-black = 黒
bidders-legend-projects = 「白5,7」は好感度5と7の白事業2枚、「黒−3」は黒事業1枚、「白×5=31」は合計31の5枚、「白×2」は内容を忘れた2枚です。
bidders-legend-home = 「$12+4」はチップが$12、今ギルドカードにコマを並べると$4という意味です。好感度も同じです。
bidders-legend-ring = ギルドは上から時計回りに並び、間の行は両者が共有する場所とそれぞれのコマの数です。
bidders-legend-card = ギルドカードの [ ] の中は、手元のコマで埋まり、今終わればその分になるマスです。次のコマはその後ろのマスを埋めます。
bidders-legend-ties = 同数の場合：握ったコマが同数なら、白の落札者の左隣が勝ちます。どちらも0なら分け合いません。好感度が同じギルドは上の順位を分け合うので、全員が残ることもあります。最後に所持金が同じなら勝利を分かち合います。

# The table in the browser.
bidders-page-bidding = 同時入札
bidders-page-cooperation = 協力入札
bidders-page-verdict = 勝利判定
bidders-page-start-player = スタート
bidders-page-must-pass = パスのみ
bidders-page-marker-held = { $me ->
    [yes] あなたがこの入札マーカーを持っています。他の人に上回られるまでパスになります。
   *[no] { $who }がこの入札マーカーを持っています。上回られるまでパスになります。
}
bidders-page-marker-free = 入札マーカー：入札した人が受け取り、上回られるまでパスになります。
bidders-page-marker-won = 入札マーカーは落札された事業カードのそばにあります。
# $cubes: at home, as bidders-cubes says it; $hearts, $dollars: what they would count.
bidders-page-guild = ギルドカード上の{ $cubes }：今ゲームが終わると♥{ $hearts }と${ $dollars }になります。
bidders-page-worth = 手元の{ $cubes }：終了時に♥{ $hearts }と${ $dollars }
# $white, $black: how many cards of that colour lie on a place.
bidders-page-cards = { $white ->
    [0] { $black ->
        [0] カードなし
       *[other] 黒事業{ $black }枚
    }
   *[other] 白事業{ $white }枚{ $black ->
        [0] {""}
       *[other] と黒事業{ $black }枚
    }
}
bidders-page-front = { $who }の前：{ $cards }、{ $cubes }。毎ラウンド1個を回収します。
bidders-page-between = { $one }と{ $other }の間：{ $cards }。{ $one }の{ $own }、{ $other }の{ $left }。毎ラウンド、それぞれ1個を回収します。
bidders-page-in-cubes = コマで入札
bidders-page-in-dollars = 金額で入札
bidders-page-project-of = { someone }の事業
bidders-page-on-white = 白の下
bidders-page-on-black = 黒の下
bidders-page-started = 開始額{ $dollars }
bidders-page-white-card = 白事業：{ $name }。落札者と協力する隣のプレイヤーが、それぞれ好感度{ $favour }を得ます。
bidders-page-black-card = 黒事業：{ $name }。入札開始額{ $start }、必要な人員{ $cubes }、好感度{ $favour }。
bidders-page-bid-white = 白に入札
bidders-page-bid-black = 黒に入札
bidders-page-at-least = { $cubes }以上
bidders-page-you-have = 手元に{ $cubes }
bidders-page-left = 残り${ $dollars }
bidders-page-goes-home = { $who }の{ $cubes }は手元に戻ります。
bidders-page-white-gain = このまま落札すると{ $favour }と${ $dollars }を得ます。
# $left: what stays on black; $white: what lies on white then.
bidders-page-black-effect = { $cubes }を置きます。黒に${ $left }が残り、白は${ $white }になります。
bidders-page-take-black = ${ $dollars }移して黒に入札
bidders-page-too-few = { $need }必要ですが、手元に{ $have }しかありません。
bidders-page-no-money = 黒にはもうチップがありません。
bidders-page-not-your-turn = あなたの手番ではありません。
bidders-page-you-hold = 入札マーカーを持っているため、上回られるまでパスになります。
bidders-page-pass-ends = あなたがパスすると同時入札は終わります。
bidders-page-pass-goes-on = この後に誰かが入札すれば、また入札できます。{ $who }もパスすると終わります。
bidders-page-watch = 2つの事業を同時に入札します。白は最も多くのコマを置いた人、黒は残すチップが最も少ない人が落札します。黒から減らしたチップは白に移ります。
bidders-page-your-fist = 握るコマ
bidders-page-range = { $min }～{ $max }個
bidders-page-close = { $cubes }を握る
bidders-page-close-empty = 何も握らない
bidders-page-fist-of = { someone }の手
bidders-page-fist-awaited = コマを数えています …
bidders-page-fist-closed = 握りました
bidders-page-fist-side = { someone }の{ $side ->
    [left] 左隣：同数で落札
   *[right] 右隣
}
bidders-page-fist-opened = { someone }は{ $cubes }を握っていました。
bidders-page-fists-who = 参加するのは両隣の{ $left }と{ $right }だけです。
bidders-page-fists-how = 2人同時に手を開きます。多い方が落札し、コマは事業カードに置かれます。負けた側のコマは手元に残ります。
bidders-page-fists-tie = 1個以上の同数なら{ someone }の落札です。
bidders-page-if-wins = { someone }が落札すると
# $favour: of the white project; $starts: who begins the next round.
bidders-page-then-shares = { someone }と{ $winner }に{ $favour }。次のスタートプレイヤー：{ $starts }。
bidders-page-if-empty = 両者とも0個なら
bidders-page-then-alone = { someone }が事業と好感度を独占します。
bidders-page-verdict-how = 好感度は、落札した全事業と、手元のコマが覆うハートの合計です。4位以下（3人プレイでは3位）は、どれだけ裕福でも脱落します。残ったプレイヤーのうち、チップと手元のコマが覆う$の合計が最も多い人が勝者です。
bidders-page-ledger = 帳簿
bidders-page-each = 各{ $cubes }
bidders-page-favour = 好感度
bidders-page-money = 所持金
bidders-page-money-help = チップは公開情報です。
bidders-page-row-home = 手元のコマ
bidders-page-row-home-help = ギルドカード上にあり、入札に使えるコマです。
# At the end: what decides besides money.
bidders-page-besides = 好感度{ $favour }{ $out ->
    [yes] 、脱落
   *[no] {""}
}
bidders-page-row-bid = 入札中
bidders-page-row-bid-help = 有効な入札、またはこのラウンドの落札に使ったコマです。
bidders-page-row-places = 事業の上
bidders-page-row-places-help = 左・前・右の事業カードの上にあるコマです。
bidders-page-row-back = 今回の回収
bidders-page-row-back-help = ラウンドの終わりに、各場所から1個ずつ回収します。
bidders-page-row-worth = 手元の価値
bidders-page-row-worth-help = 今ゲームが終わった場合の、手元のコマの価値です。
bidders-page-row-favour = 事業の好感度
bidders-page-row-favour-help = 落札した全事業の好感度です。手元のハートは含みません。
bidders-page-memory-on = 記憶オン：落札した事業の好感度を表示します。
bidders-page-memory-off = 記憶オフ：落札した事業の好感度は表示しません。
bidders-page-boxed = 入札なし：{ $cards }。

# Names in tables and beside charts.
bidders-lots-white = 白事業
bidders-lots-share = 白事業（協力者）
bidders-lots-black = 黒事業
bidders-choice-bid-white = 白に入札
bidders-choice-bid-black = 黒に入札
bidders-choice-pass = パス
bidders-choice-fist = コマを握る

# What stands in a card set, by its name there.
set-bidders-help = 黒事業は好感度を下げるので、好感度は0以下です。ギルドカードの場所は最初から順に埋まります。
set-bidders-rounds = ラウンド数
set-bidders-cubes = 各自の職人コマ
set-bidders-three = 3人のとき
set-bidders-four = 4人のとき
set-bidders-five = 5人のとき
set-bidders-guild = ギルドカード
set-bidders-spaces = 場所
set-bidders-favour = 好感度
set-bidders-money = お金
set-bidders-white = 白事業
set-bidders-black = 黒事業
set-bidders-name = 名前
set-bidders-start = 最初の金額
set-bidders-workers = 入札ごとの職人

# What is wrong with a card file, and what would be right.
bidders-flaw-projects = { $colour ->
    [white] 白
   *[black] 黒
}事業が { $count } 枚あります。{ $rounds } ラウンドには { $rounds } 枚から { $most } 枚まで要ります
bidders-flaw-cubes = `cubes.{ $players }` は { $cubes } ですが、ギルドカードの場所は { $spaces } か所しかありません。場所を増やしてください
bidders-flaw-workers = `{ $card }` は職人を { $workers } 人使いますが、`cubes.{ $players }` は { $cubes } です。これでは誰も入札できません

# The first game.
learn-bidders-two = お金の最も多い人が勝ちます。ただし3人では、最後に好感度が最下位の人は脱落します。毎ラウンド、2つの事業が入札にかけられます。皇太子の白事業は好感度（ハート）をもたらします。国王の黒事業にはお金がありますが、国民に嫌われます。
learn-bidders-black = お金は最初すべて黒の下にあります。黒に入札するには、$1以上を白へ移し、必要な数のコマを置きます。最後に移した人が、残りのお金を得ます。
learn-bidders-white = 白にはコマで入札します。それまでの入札より多く出します。落札者は、その下に移されたお金とハートを得ます。
learn-bidders-outbid = 上回られた人のコマは手元に戻ります。移したお金はそのままです。どちらの事業にもまた入札できます。
learn-bidders-marker = 事業のマーカーを持つ人が首位で、必ずパスになります。だから両方を落札することはできません。
learn-bidders-pass = パスしても終わりではありません。誰かが入札すれば、また手番が来ます。最後の入札の後、ほかの全員がパスしたら終わりです。
learn-bidders-won = 入札が終わると、落札者はそれぞれ事業の下のお金を得ます。最後は、国民に嫌われていない人の中で、お金で決まります。
learn-bidders-fist = 次に白事業を分け合います。あなたは落札者の隣です。コマをいくつか握ります（0個でもかまいません）。多い方が協力者となり、好感度をすべて得ます。同数なら落札者の左隣です。少ない方のコマは手元に残ります。
learn-bidders-shared = 分け合った事業は2人の間に置かれ、どちらも好感度をすべて得ます。協力者には安い好感度です。
learn-bidders-laid = 落札した事業はギルドの前か間に伏せて置かれ、コマはその上に残ります。次の入札には使えません。
learn-bidders-recovered = 毎ラウンド、左・前・右の3か所から1個ずつコマが手元に戻ります。分けて置けば3個、まとめて置けば1個です。
learn-bidders-favour = 好感度を覚えておきましょう。落札した事業は見直せません。3人では、最後に好感度が最下位の人は、どれだけ裕福でも脱落します。1位でなくてよいので、最下位を避けます。
learn-bidders-home = 最後に、手元のコマがこのマスを最初から順に覆います。ハートは好感度、$はお金です。残したコマにも価値があります。
learn-bidders-short = コマが少なくなりました。このゲームの本当のお金はコマです。ときにはほかの人に高く払わせ、相手のコマが少ないときに入札しましょう。

# What the game counts, and what is paid with in it.
bidders-scored = ${ $amount }
bidders-paid = キューブ{ $price }個
bidders-paid-black = ${ $price }引き

bidders-fact-project = { $name } { $favour }
bidders-fact-home = 手元
bidders-fact-worth = 価値
bidders-fact-in-bids = 入札中
bidders-fact-left = 左
bidders-fact-front = 前
bidders-fact-right = 右
bidders-fact-shared = { $name }と共有
bidders-fact-round = ラウンド
bidders-fact-first = スタートプレイヤー
bidders-fact-white-open = 下に${ $chips }、入札は{ $cubes }以上
bidders-fact-black-open = { $chips ->
    [0] 下にチップがなく、もう入札できません
   *[other] 下に${ $chips }、入札は{ $cubes }で{ $left ->
        [0] 残りなし
       *[other] 残り${ $left }以下
    }に
}
bidders-fact-won = { $cubes }で落札
bidders-fact-on-white = 白に{ $cubes }
bidders-fact-on-black = 黒に{ $cubes }
bidders-fact-leads = 首位
bidders-fact-to-bid = 手番
bidders-fact-passed = パス
bidders-fact-fists = 握り
bidders-fact-tie = 同数なら
bidders-fact-no-cubes = コマなし

# 前もって出しておける指示。
bidders-ordering-white = 白に入札
bidders-ordering-black = 黒に入札
bidders-ordering-pass = パス
bidders-ordering-fist = コマを握る
bidders-order-white = { $name }に{ $cubes }まで最小の数で入札し、それを超えたらパス
bidders-order-black = { $name }に${ $dollars }以上残る間は入札し、その後はパス
bidders-order-pass = この入札の間ずっとパス
bidders-order-fist = 協力になったら{ $cubes }を握る
