# 見ていない間の知らせ。$game: 箱に書かれた名前。

notice-turn = { $game }：あなたの手番です
notice-begins = { $game }が始まりました
notice-time = { $game }：残り時間がわずかです
notice-over = { $game }が終わりました
notice-talk = { $game }：発言があります
notice-with = { $people }とプレイしています。
notice-hours-left = 残り{ $hours }時間です。
notice-minutes-left = 残り{ $minutes }分です。
notice-place = { $place ->
    [1] あなたの勝ちです。
   *[other] あなたは{ $place }位です。勝者は{ $winners }です。
}
notice-line = { $who }：{ $text }
notice-test-title = Boardroom
notice-test = これは試しの通知です。卓での出来事はこのように届きます。
# メール。$count: 一通に書かれた出来事の数。
notice-press = 卓へ
notice-several = 卓で{ $count }件の出来事がありました
mail-foot = このメールは、卓での出来事の通知を希望した方にお送りしています。停止するには：
mail-taken = メールサーバーが受け付けました
mail-confirm-title = Boardroom：メールアドレスの確認
mail-confirm-text = このアドレスで卓の出来事を知りたいという希望がありました。ご本人であれば、1時間以内に押してください。
mail-confirm-press = 自分のアドレスです
mail-confirm-foot = お心当たりがなければ、何もしないでください。以後お送りすることはありません。
mail-confirm-ask = このアドレスはあなたのもので、卓の出来事をここで知りたいですか。
mail-confirmed = ありがとうございます。今後、このアドレスにお知らせします。
mail-confirm-late = このリンクは無効です。リンクは1時間以内に一度だけ使えます。ご自分のページでもう一度申し込んでください。
mail-stop-title = メールの停止
mail-stop-ask = このアドレスへのメールを停止しますか。
mail-stop-press = 停止する
mail-stopped = メールを停止し、アドレスを削除しました。
mail-stop-unknown = このリンクは無効です。
