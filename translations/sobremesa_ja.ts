<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>AnswerBar</name>
    <message>
        <source>Esc puts it back</source>
        <translation>Escで手札に戻します</translation>
    </message>
</context>
<context>
    <name>CardModel</name>
    <message>
        <source>%1 of %2 in your hand</source>
        <translation>手札%2枚中の%1枚目</translation>
    </message>
    <message>
        <source>%1 of %2 on the table</source>
        <translation>場札%2枚中の%1枚目</translation>
    </message>
</context>
<context>
    <name>GameEnd</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%nディール</numerusform>
        </translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>得点の内訳</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度プレイ</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>同じディールをもう一度</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
</context>
<context>
    <name>GameStore</name>
    <message>
        <source>The game could not be saved: %1: %2</source>
        <translation>ゲームを保存できませんでした：%1：%2</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>took</source>
        <translation>取ったカード</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>場札はありません。</translation>
    </message>
    <message>
        <source>You are looking back · Esc</source>
        <translation>振り返り中 · Esc</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>points to come, seen from your seat</source>
        <translation>あなたの席から見た、これからの得点</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>このゲーム</translation>
    </message>
</context>
<context>
    <name>HintSlip</name>
    <message>
        <source>Where</source>
        <translation>どこで</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>どれを</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>なぜ</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>どれだけ</translation>
    </message>
</context>
<context>
    <name>LargeCard</name>
    <message>
        <source>Large card</source>
        <translation>カードの拡大表示</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>%1, changed</source>
        <translation>%1、変更あり</translation>
    </message>
</context>
<context>
    <name>PileSpot</name>
    <message>
        <source>%1 %2</source>
        <comment>a pile and its number</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>PlateAndPaper</name>
    <message>
        <source>Plate %1, %2. Antes %3.</source>
        <translation>皿%1、%2。アンティ%3。</translation>
    </message>
    <message>
        <source>stake</source>
        <translation>プレイ額あり</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>最初のプエスタ</translation>
    </message>
    <message>
        <source>antes</source>
        <translation>アンティ</translation>
    </message>
    <message>
        <source>Debts</source>
        <translation>負債</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Deal</source>
        <translation>ディール</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計点</translation>
    </message>
</context>
<context>
    <name>ScoreSheetRow</name>
    <message>
        <source>Deal %1</source>
        <translation>第%1ディール</translation>
    </message>
    <message numerus="yes">
        <source>%n trio(s)</source>
        <translation>
            <numerusform>トリオ%nつ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n escalera(s)</source>
        <translation>
            <numerusform>エスカレラ%nつ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatModel</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>this place is yours</source>
        <translation>あなたの席です</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>あなたのパートナー</translation>
    </message>
    <message>
        <source>left of you</source>
        <translation>あなたの左隣</translation>
    </message>
    <message>
        <source>right of you</source>
        <translation>あなたの右隣</translation>
    </message>
    <message>
        <source>across from you</source>
        <translation>あなたの向かい</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>The saved game cannot be read (%1). It is kept as %2.</source>
        <translation>保存されたゲームを読み込めません（%1）。%2として残してあります。</translation>
    </message>
    <message>
        <source>Who sat at the table cannot be read. It is kept as %1.</source>
        <translation>席の情報を読み込めません。%1として残してあります。</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>one of %1</source>
        <translation>次のいずれか：%1</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1から%2までの数</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>trueまたはfalse</translation>
    </message>
    <message>
        <source>Setting %1: &quot;%2&quot; is not %3; it was put aside and &quot;%4&quot; is used.</source>
        <translation>設定%1：「%2」は使えません（%3）。代わりに「%4」を使います。</translation>
    </message>
    <message>
        <source>Settings: %1 could not be read, the usual values are used.</source>
        <translation>設定：%1を読み込めないため、標準の値を使います。</translation>
    </message>
    <message>
        <source>It was kept as %1.</source>
        <translation>%1として残してあります。</translation>
    </message>
</context>
<context>
    <name>SideDrawer</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>%1: less</source>
        <translation>%1：減らす</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1：増やす</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>Deal %1</source>
        <translation>第%1ディール</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between the names of partners</comment>
        <translation>と</translation>
    </message>
    <message>
        <source>Nobody has won</source>
        <translation>勝者はいません</translation>
    </message>
    <message>
        <source>The winner: %1</source>
        <translation>勝者：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>takes the %1</source>
        <translation>%1を取ります</translation>
    </message>
    <message>
        <source>can be played</source>
        <translation>プレイできます</translation>
    </message>
    <message>
        <source>may be taken with answer %1</source>
        <translation>選択肢%1で取れます</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>card, and what is done with it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>ヒント：%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>新しいディール</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose points, and for what</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Your hand: %1</source>
        <translation>あなたの手札：%1</translation>
    </message>
    <message>
        <source>On the table: %1</source>
        <translation>場札：%1</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>得点：%1</translation>
    </message>
</context>
<context>
    <name>TableSeats</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>あなたの番です</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>考え中</translation>
    </message>
</context>
<context>
    <name>TitleBar</name>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Score and log</source>
        <translation>得点と記録</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>ace</source>
        <translation>エース</translation>
    </message>
    <message>
        <source>two</source>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>ジャック</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>king</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>スペード</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>sota</source>
        <translation>ソータ</translation>
    </message>
    <message>
        <source>caballo</source>
        <translation>カバリョ</translation>
    </message>
    <message>
        <source>rey</source>
        <translation>レイ</translation>
    </message>
    <message>
        <source>oros</source>
        <translation>オロス</translation>
    </message>
    <message>
        <source>copas</source>
        <translation>コパス</translation>
    </message>
    <message>
        <source>espadas</source>
        <translation>エスパーダス</translation>
    </message>
    <message>
        <source>bastos</source>
        <translation>バストス</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>ジョーカー</translation>
    </message>
    <message>
        <source>%1 de %2</source>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>裏向きのカード</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2の%1</translation>
    </message>
</context>
<context>
    <name>cuarenta</name>
    <message>
        <source>2 players</source>
        <translation>2人</translation>
    </message>
    <message>
        <source>4 players in two teams</source>
        <translation>4人（2チーム）</translation>
    </message>
    <message>
        <source>Two or more</source>
        <translation>2枚以上</translation>
    </message>
    <message>
        <source>Exactly two</source>
        <translation>ちょうど2枚</translation>
    </message>
    <message>
        <source>Opponents may claim it</source>
        <translation>相手が指摘できる</translation>
    </message>
    <message>
        <source>The whole run is always taken</source>
        <translation>常に全部取る</translation>
    </message>
    <message>
        <source>It may be left, nobody claims</source>
        <translation>残してもよく、誰も指摘できない</translation>
    </message>
    <message>
        <source>Collected by the player who noticed it</source>
        <translation>気づいた人が請求する</translation>
    </message>
    <message>
        <source>Booked by themselves</source>
        <translation>自動で入る</translation>
    </message>
    <message>
        <source>No points for a caída</source>
        <translation>カイダの点が入らない</translation>
    </message>
    <message>
        <source>Only a caída counts</source>
        <translation>カイダの点だけが入る</translation>
    </message>
    <message>
        <source>No restriction</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Two against each other, or two teams with partners opposite.</source>
        <translation>1対1、またはパートナーと向かい合う2チームです。</translation>
    </message>
    <message>
        <source>Cards in a sum</source>
        <translation>合計に使う枚数</translation>
    </message>
    <message>
        <source>How many table cards may be added up.</source>
        <translation>合計できる場札の枚数です。</translation>
    </message>
    <message>
        <source>Missed run</source>
        <translation>取り忘れたシークエンス</translation>
    </message>
    <message>
        <source>What happens to a run that the capturing player leaves.</source>
        <translation>取った人が残したシークエンスの扱いです。</translation>
    </message>
    <message>
        <source>Captured rondas</source>
        <translation>ロンダの捕獲</translation>
    </message>
    <message>
        <source>How the 10 points for a captured ronda are booked after the deal.</source>
        <translation>ディール後に、ロンダの捕獲の10点がどう入るかです。</translation>
    </message>
    <message>
        <source>At 38 points</source>
        <translation>38点のとき</translation>
    </message>
    <message>
        <source>What a side with exactly 38 points cannot score.</source>
        <translation>累計点がちょうど38点の側に入らない点です。</translation>
    </message>
    <message>
        <source>All twos</source>
        <translation>すべて2点</translation>
    </message>
    <message>
        <source>A ronda scores 2, and a caída y limpia scores 2 once.</source>
        <translation>ロンダは2点、カイダとリンピアは合わせて2点です。</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>4枚揃い</translation>
    </message>
    <message>
        <source>Ronda</source>
        <translation>ロンダ</translation>
    </message>
    <message>
        <source>Caída</source>
        <translation>カイダ</translation>
    </message>
    <message>
        <source>Limpia</source>
        <translation>リンピア</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>取ったカードの得点</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>枚数の多い側</translation>
    </message>
    <message>
        <source>Equal cards</source>
        <translation>同数</translation>
    </message>
    <message>
        <source>Captured ronda</source>
        <translation>ロンダの捕獲</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Last claim</source>
        <translation>最後の指摘</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>得点計算</translation>
    </message>
    <message>
        <source>Between deals</source>
        <translation>ディール間</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>New batch</source>
        <translation>配り直し</translation>
    </message>
    <message>
        <source>Missed run claimed</source>
        <translation>取り忘れたシークエンスの指摘</translation>
    </message>
    <message>
        <source>38 points: it does not count</source>
        <translation>38点の制限で点になりません</translation>
    </message>
    <message>
        <source>Cards left on the table</source>
        <translation>場に残ったカード</translation>
    </message>
    <message>
        <source>Captured cards</source>
        <translation>取ったカード</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>クラシック</translation>
    </message>
    <message>
        <source>For beginners</source>
        <translation>初心者向け</translation>
    </message>
    <message>
        <source>38 que no juega</source>
        <translation>38点の制限（38 que no juega）</translation>
    </message>
    <message>
        <source>Todo dos</source>
        <translation>すべて2点（todo dos）</translation>
    </message>
    <message>
        <source>Cuarenta</source>
        <translation>クアレンタ</translation>
    </message>
    <message>
        <source>Ecuador</source>
        <translation>エクアドル</translation>
    </message>
    <message>
        <source>2 or 4 players</source>
        <translation>2人または4人</translation>
    </message>
    <message>
        <source>Take equal cards and sums, fall on the card just laid, clear the table.</source>
        <translation>同じランクや合計で取り、直前の捨て札をねらい、場をきれいにします。</translation>
    </message>
    <message>
        <source>captured cards are written in ascending order</source>
        <translation>取るカードは低い順に書きます</translation>
    </message>
    <message>
        <source>%1 cannot take these cards: it takes one equal card or one sum, and then the next ranks without a gap</source>
        <translation>%1ではこれらのカードを取れません。同じランク1枚か合計を取り、その上に続くカードを切れ目なく取ります</translation>
    </message>
    <message>
        <source>no cards are played now</source>
        <translation>今はカードをプレイできません</translation>
    </message>
    <message>
        <source>it is the turn of %1</source>
        <translation>今は%1の番です</translation>
    </message>
    <message>
        <source>%1 does not hold %2</source>
        <translation>%1は%2を持っていません</translation>
    </message>
    <message>
        <source>%1 does not lie on the table</source>
        <translation>%1は場にありません</translation>
    </message>
    <message>
        <source>no ronda can be declared now</source>
        <translation>今はロンダを宣言できません</translation>
    </message>
    <message>
        <source>from 30 points on no ronda is declared</source>
        <translation>30点からはロンダを宣言できません</translation>
    </message>
    <message>
        <source>the ronda has already been declared</source>
        <translation>ロンダはもう宣言されています</translation>
    </message>
    <message>
        <source>a ronda is declared before one&apos;s own first card</source>
        <translation>ロンダは自分の最初のカードより前に宣言します</translation>
    </message>
    <message>
        <source>a ronda is three equal cards among the five just dealt</source>
        <translation>ロンダは配られた5枚の中の同じランクの3枚です</translation>
    </message>
    <message>
        <source>with these rules nobody claims a run</source>
        <translation>このルールではシークエンスを指摘できません</translation>
    </message>
    <message>
        <source>no run has been left on the table</source>
        <translation>取り忘れたシークエンスはありません</translation>
    </message>
    <message>
        <source>only an opponent of the player who left the run may claim it</source>
        <translation>指摘できるのは、シークエンスを残した人の相手だけです</translation>
    </message>
    <message>
        <source>%1 has already passed</source>
        <translation>%1はもう「指摘しない」と答えました</translation>
    </message>
    <message>
        <source>only the last missed run of a deal is passed</source>
        <translation>「指摘しない」と答えるのは、ディール最後の取り忘れのときだけです</translation>
    </message>
    <message>
        <source>captured rondas are collected after the deal</source>
        <translation>ロンダの捕獲の点はディール後に請求します</translation>
    </message>
    <message>
        <source>the other side is asked now</source>
        <translation>今は相手側に聞いています</translation>
    </message>
    <message>
        <source>%1 has already let the rest go</source>
        <translation>%1は残りをもう請求しないと答えました</translation>
    </message>
    <message>
        <source>no ronda of rank %1 is left to collect</source>
        <translation>請求できる%1のロンダは残っていません</translation>
    </message>
    <message>
        <source>there is no %1</source>
        <translation>%1はありません</translation>
    </message>
    <message>
        <source>You lay the %2.</source>
        <translation>あなたが%2を捨て札にしました。</translation>
    </message>
    <message>
        <source>%1 lays the %2.</source>
        <translation>%1が%2を捨て札にしました。</translation>
    </message>
    <message>
        <source>You take %3 with the %2.</source>
        <translation>あなたが%2で%3を取りました。</translation>
    </message>
    <message>
        <source>%1 takes %3 with the %2.</source>
        <translation>%1が%2で%3を取りました。</translation>
    </message>
    <message>
        <source>You declare a ronda.</source>
        <translation>あなたがロンダを宣言しました。</translation>
    </message>
    <message>
        <source>%1 declares a ronda.</source>
        <translation>%1がロンダを宣言しました。</translation>
    </message>
    <message numerus="yes">
        <source>You claim the missed run: %n card(s).</source>
        <translation>
            <numerusform>あなたが取り忘れたシークエンスを指摘しました：%n枚。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 claims the missed run: %n card(s).</source>
        <translation>
            <numerusform>%1が取り忘れたシークエンスを指摘しました：%n枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>You collect for the captured ronda: %2.</source>
        <translation>あなたが捕獲したロンダの10点を請求しました：%2。</translation>
    </message>
    <message>
        <source>%1 collects for the captured ronda: %2.</source>
        <translation>%1が捕獲したロンダの10点を請求しました：%2。</translation>
    </message>
    <message>
        <source>You let it go.</source>
        <translation>あなたは見送りました。</translation>
    </message>
    <message>
        <source>%1 lets it go.</source>
        <translation>%1は見送りました。</translation>
    </message>
    <message>
        <source>Four equal cards in one hand win the game.</source>
        <translation>手札に同じランクが4枚あれば、ゲームに勝ちます。</translation>
    </message>
    <message>
        <source>Three equal cards among the five just dealt.</source>
        <translation>配られた5枚の中に同じランクが3枚ありました。</translation>
    </message>
    <message>
        <source>The card fell on the one just laid.</source>
        <translation>直前に出されたばかりのカードを取りました。</translation>
    </message>
    <message>
        <source>The table is clean.</source>
        <translation>場札がすべてなくなりました。</translation>
    </message>
    <message>
        <source>Twenty or more captured cards.</source>
        <translation>取ったカードが20枚以上です。</translation>
    </message>
    <message>
        <source>More captured cards than the other side.</source>
        <translation>取ったカードが相手側より多いです。</translation>
    </message>
    <message>
        <source>Both sides took as many cards: the points go to the side that did not deal.</source>
        <translation>双方の枚数が同じなので、ディーラーでない側に点が入ります。</translation>
    </message>
    <message>
        <source>A caída took a card of a ronda.</source>
        <translation>カイダでロンダのカードを取りました。</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 · Caída</source>
        <translation>%1 · カイダ</translation>
    </message>
    <message>
        <source>%1 · Limpia</source>
        <translation>%1 · リンピア</translation>
    </message>
    <message>
        <source>%1 · Caída y limpia</source>
        <translation>%1 · カイダとリンピア</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>%1 + %2 · Caída</source>
        <translation>%1 + %2 · カイダ</translation>
    </message>
    <message>
        <source>%1 + %2 · Limpia</source>
        <translation>%1 + %2 · リンピア</translation>
    </message>
    <message>
        <source>%1 + %2 · Caída y limpia</source>
        <translation>%1 + %2 · カイダとリンピア</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), +%1 points</source>
        <translation>
            <numerusform>%n枚、+%1点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), no points at 38</source>
        <translation>
            <numerusform>%n枚、38点では無得点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation>捨て札をする</translation>
    </message>
    <message>
        <source>takes nothing</source>
        <translation>何も取りません</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>¡Ronda!</source>
        <translation>ロンダ！</translation>
    </message>
    <message>
        <source>¡La secuencia!</source>
        <translation>シークエンス！</translation>
    </message>
    <message>
        <source>¡Cobro la ronda!</source>
        <translation>ロンダの10点！</translation>
    </message>
    <message>
        <source>Batch %1 of %2</source>
        <translation>配り %1/%2</translation>
    </message>
    <message>
        <source>At 38 points this does not count.</source>
        <translation>38点の制限で、これは点になりません。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) stay on the table and belong to nobody.</source>
        <translation>
            <numerusform>%n枚が場に残りました。誰のものにもなりません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n captured card(s).</source>
        <translation>
            <numerusform>%1：取ったカード%n枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim the run</source>
        <translation>シークエンスを指摘する</translation>
    </message>
    <message>
        <source>Nothing to claim</source>
        <translation>指摘しない</translation>
    </message>
    <message>
        <source>Collect: %1</source>
        <translation>10点を請求する：%1</translation>
    </message>
    <message>
        <source>Forgo</source>
        <translation>請求しない</translation>
    </message>
    <message>
        <source>How shall the %1 take?</source>
        <translation>%1で何を取りますか</translation>
    </message>
    <message>
        <source>Did the last card leave a run?</source>
        <translation>最後のカードはシークエンスを残しましたか</translation>
    </message>
    <message>
        <source>You have captured a ronda. Of which rank?</source>
        <translation>ロンダを捕獲しました。どのランクですか</translation>
    </message>
    <message>
        <source>Your turn: play a card</source>
        <translation>あなたの番です。カードをプレイしてください</translation>
    </message>
    <message>
        <source>batch %1 of %2 · to 40</source>
        <translation>配り %1/%2 · 40点先取</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>ディーラー</translation>
    </message>
    <message>
        <source>38 · no caída</source>
        <translation>38 · カイダは無効</translation>
    </message>
    <message>
        <source>38 · only caída</source>
        <translation>38 · カイダのみ</translation>
    </message>
    <message>
        <source>38</source>
        <translation>38</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>Beginner</source>
        <translation>初心者</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>気軽</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>強い</translation>
    </message>
</context>
<context>
    <name>loba</name>
    <message>
        <source>the contract alone</source>
        <translation>メルドの制限どおりだけ</translation>
    </message>
    <message>
        <source>the contract and further melds</source>
        <translation>メルドの制限に加えてほかのメルドも可</translation>
    </message>
    <message>
        <source>melds of any number and size</source>
        <translation>メルドの数も枚数も自由</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Everybody plays for himself.</source>
        <translation>全員が個人戦です。</translation>
    </message>
    <message>
        <source>Going down</source>
        <translation>メルドする</translation>
    </message>
    <message>
        <source>What may be put down in the one meld of a deal. Trios of exactly three and escaleras of exactly four cards, unless they are free.</source>
        <translation>1ディールに1回のメルドで出せるものです。自由でないときは、トリオはちょうど3枚、エスカレラはちょうど4枚です。</translation>
    </message>
    <message>
        <source>Lay-offs at once</source>
        <translation>すぐに付け札</translation>
    </message>
    <message>
        <source>Cards may be laid off in the turn of the meld already, not only from the next turn on.</source>
        <translation>次の番からではなく、メルドした番のうちに付け札ができます。</translation>
    </message>
    <message>
        <source>Last card is discarded</source>
        <translation>最後の1枚は捨て札</translation>
    </message>
    <message>
        <source>Nobody may go out by a meld or a lay-off: the last card is a discard.</source>
        <translation>メルドや付け札では上がれません。最後の1枚は捨て札にします。</translation>
    </message>
    <message>
        <source>Reshuffles</source>
        <translation>切り直しの回数</translation>
    </message>
    <message>
        <source>How often the discards become a new stock in one deal; after that, everybody counts his hand.</source>
        <translation>1ディールに捨て札の山を山札に戻せる回数です。使い切ると、全員が手札を数えます。</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手札の罰点</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>ドロー</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Between deals</source>
        <translation>ディール間</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>goes out</source>
        <translation>上がり</translation>
    </message>
    <message>
        <source>The deal is blocked</source>
        <translation>流局です</translation>
    </message>
    <message>
        <source>The discards are reshuffled</source>
        <translation>捨て札の山を切り直します</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>厳格</translation>
    </message>
    <message>
        <source>Easy-going</source>
        <translation>のんびり</translation>
    </message>
    <message>
        <source>Loba</source>
        <translation>ロバ</translation>
    </message>
    <message>
        <source>Argentina</source>
        <translation>アルゼンチン</translation>
    </message>
    <message>
        <source>2 to 5 players</source>
        <translation>2~5人</translation>
    </message>
    <message>
        <source>Trios and escaleras: six deals, six contracts.</source>
        <translation>トリオとエスカレラ。6ディールに6つのメルドの制限。</translation>
    </message>
    <message>
        <source>%1 is not in the hand.</source>
        <translation>%1は手札にありません。</translation>
    </message>
    <message>
        <source>There may be only one joker in each trio and each escalera.</source>
        <translation>トリオにもエスカレラにも、ジョーカーは1枚までです。</translation>
    </message>
    <message>
        <source>%1 is too long: a trio has three cards, an escalera four.</source>
        <translation>%1は枚数が多すぎます。トリオは3枚、エスカレラは4枚です。</translation>
    </message>
    <message>
        <source>%1 is no escalera.</source>
        <translation>%1はエスカレラではありません。</translation>
    </message>
    <message>
        <source>%1 is no trio.</source>
        <translation>%1はトリオではありません。</translation>
    </message>
    <message>
        <source>This deal asks for %1 trios and %2 escaleras, put down together.</source>
        <translation>このディールでは、トリオ%1つとエスカレラ%2つを一度に出します。</translation>
    </message>
    <message>
        <source>%1 trios and %2 escaleras may be put down, and no more.</source>
        <translation>出せるのはトリオ%1つとエスカレラ%2つまでです。</translation>
    </message>
    <message>
        <source>Trios are written first, then escaleras, each from the lowest up.</source>
        <translation>先にトリオ、次にエスカレラを、それぞれ低い順に書きます。</translation>
    </message>
    <message>
        <source>Only one meld is allowed in a deal.</source>
        <translation>メルドできるのは1ディールに1回だけです。</translation>
    </message>
    <message>
        <source>The last card must be discarded.</source>
        <translation>最後の1枚は捨て札にしなければなりません。</translation>
    </message>
    <message>
        <source>At which end of the escalera?</source>
        <translation>エスカレラのどちらの端ですか</translation>
    </message>
    <message>
        <source>A trio has no ends.</source>
        <translation>トリオに端はありません。</translation>
    </message>
    <message>
        <source>%1 is not of the rank of this trio.</source>
        <translation>%1はこのトリオと同じランクではありません。</translation>
    </message>
    <message>
        <source>%1 is not the next card at this end of the escalera.</source>
        <translation>%1はエスカレラのこの端に続くカードではありません。</translation>
    </message>
    <message>
        <source>A joker in a trio stays there.</source>
        <translation>トリオのジョーカーは動かせません。</translation>
    </message>
    <message>
        <source>There is no joker at an end of this escalera.</source>
        <translation>このエスカレラの端にジョーカーはありません。</translation>
    </message>
    <message>
        <source>There is no place for the joker at this end.</source>
        <translation>この端にジョーカーを置く場所はありません。</translation>
    </message>
    <message>
        <source>%1 is not the card that the joker at the end stands for.</source>
        <translation>%1は端のジョーカーが代わりをしているカードではありません。</translation>
    </message>
    <message>
        <source>Only a player who has melded in this deal may do that.</source>
        <translation>このディールでメルドした人だけができます。</translation>
    </message>
    <message>
        <source>In the turn of the meld nothing is laid off; from the next turn on it is.</source>
        <translation>メルドした番には付け札ができません。次の番からできます。</translation>
    </message>
    <message>
        <source>There is no meld with the number %1.</source>
        <translation>%1番のメルドはありません。</translation>
    </message>
    <message>
        <source>Nobody may act now.</source>
        <translation>今は誰も行動できません。</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>今は%1の番です。</translation>
    </message>
    <message>
        <source>First a card is drawn, from the stock or from the discards.</source>
        <translation>先に山札から引くか、捨て札を取ります。</translation>
    </message>
    <message>
        <source>Only one card is drawn in a turn.</source>
        <translation>1回の番に引くのは1枚だけです。</translation>
    </message>
    <message>
        <source>The contract</source>
        <translation>メルドの制限</translation>
    </message>
</context>
<context>
    <name>porrazo</name>
    <message>
        <source>By hand</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Highest card</source>
        <translation>最も高位のカード</translation>
    </message>
    <message>
        <source>Last card of the run</source>
        <translation>続き札の最後のカード</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>場に置く</translation>
    </message>
    <message>
        <source>Deal two each</source>
        <translation>2枚ずつ配る</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Best with two, good up to five.</source>
        <translation>2人が最適、5人までなら楽しく遊べます。</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>チーム戦</translation>
    </message>
    <message>
        <source>Two teams, seated alternately.</source>
        <translation>1人おきに座る2チームです。</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>終了点</translation>
    </message>
    <message>
        <source>Whoever reaches them first has won, even in the middle of a deal.</source>
        <translation>先に達した側が、ディールの途中でも勝ちます。</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>宣言</translation>
    </message>
    <message>
        <source>By hand, a ronda may be forgotten; otherwise every one is declared by itself.</source>
        <translation>手動では宣言もれが起こりえます。自動では、すべて宣言されます。</translation>
    </message>
    <message>
        <source>Claim missed declarations</source>
        <translation>宣言もれの指摘</translation>
    </message>
    <message>
        <source>Opponents may score a ronda that was not declared.</source>
        <translation>宣言されなかったロンダを相手が得点できます。</translation>
    </message>
    <message>
        <source>Value of a limpia</source>
        <translation>リンピアの点</translation>
    </message>
    <message>
        <source>It matters only when a run goes past the king.</source>
        <translation>続き札がKを越えるときだけ違います。</translation>
    </message>
    <message>
        <source>Six players, leftover cards</source>
        <translation>6人の残り12枚</translation>
    </message>
    <message>
        <source>What is done with the twelve cards left after two deals.</source>
        <translation>2ディールのあとに残る12枚の扱いです。</translation>
    </message>
    <message>
        <source>Tendido: en su lugar</source>
        <translation>テンディド：エン・ス・ルガール</translation>
    </message>
    <message>
        <source>Tendido: pair</source>
        <translation>テンディド：同ランク2枚</translation>
    </message>
    <message>
        <source>Tendido: three of a rank</source>
        <translation>テンディド：同ランク3枚</translation>
    </message>
    <message>
        <source>Tendido: four of a rank</source>
        <translation>テンディド：同ランク4枚</translation>
    </message>
    <message>
        <source>En su lugar</source>
        <translation>エン・ス・ルガール</translation>
    </message>
    <message>
        <source>Porrazo</source>
        <translation>ポラーソ</translation>
    </message>
    <message>
        <source>Porrazo voided</source>
        <translation>ポラーソ取り消し</translation>
    </message>
    <message>
        <source>Limpia voided</source>
        <translation>リンピア取り消し</translation>
    </message>
    <message>
        <source>Counter-porrazo</source>
        <translation>カウンター・ポラーソ</translation>
    </message>
    <message>
        <source>Limpia</source>
        <translation>リンピア</translation>
    </message>
    <message>
        <source>San Benito</source>
        <translation>サン・ベニート</translation>
    </message>
    <message>
        <source>Ronda</source>
        <translation>ロンダ</translation>
    </message>
    <message>
        <source>Rondine</source>
        <translation>ロンディネ</translation>
    </message>
    <message>
        <source>Claimed ronda</source>
        <translation>指摘したロンダ</translation>
    </message>
    <message>
        <source>Claimed rondine</source>
        <translation>指摘したロンディネ</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>枚数の得点</translation>
    </message>
    <message>
        <source>The dealer decides about the tendido</source>
        <translation>テンディドの選択</translation>
    </message>
    <message>
        <source>The dealer arranges the tendido</source>
        <translation>テンディドの並べ替え</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>宣言もれの指摘</translation>
    </message>
    <message>
        <source>The hand is finished</source>
        <translation>ハンド終了</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>The next deal</source>
        <translation>次のディール</translation>
    </message>
    <message>
        <source>Leftover cards</source>
        <translation>残りのカード</translation>
    </message>
    <message>
        <source>The rest of the table</source>
        <translation>場に残ったカード</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>クラシック</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>ファミリー</translation>
    </message>
    <message>
        <source>1904 book</source>
        <translation>1904年の本</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>ショート</translation>
    </message>
    <message>
        <source>Mexico</source>
        <translation>メキシコ</translation>
    </message>
    <message>
        <source>2 to 6 or 8 players</source>
        <translation>2~6人、8人</translation>
    </message>
    <message>
        <source>Strike the card your neighbour has just laid down.</source>
        <translation>隣の人が捨て札にしたばかりのカードをねらいます。</translation>
    </message>
    <message>
        <source>The dealer decides about the tendido right after dealing, and only until it is laid.</source>
        <translation>テンディドを決めるのは配った直後、まだ配っていない間だけです。</translation>
    </message>
    <message>
        <source>Rondas are declared before the first card of a deal, and only when you are asked.</source>
        <translation>ロンダは、ディールの最初のカードの前に、聞かれたときだけ宣言します。</translation>
    </message>
    <message>
        <source>There is no missed declaration to claim now.</source>
        <translation>今は指摘できる宣言もれがありません。</translation>
    </message>
    <message>
        <source>There is no tendido to arrange now.</source>
        <translation>今は並べるテンディドがありません。</translation>
    </message>
    <message>
        <source>No card can be played now.</source>
        <translation>今はカードをプレイできません。</translation>
    </message>
    <message>
        <source>Only the dealer decides about the tendido.</source>
        <translation>テンディドを決めるのはディーラーだけです。</translation>
    </message>
    <message>
        <source>%1 is not asked for a declaration.</source>
        <translation>今%1は宣言を聞かれていません。</translation>
    </message>
    <message>
        <source>It is not the turn of %1, but of %2.</source>
        <translation>%1ではなく%2の番です。</translation>
    </message>
    <message>
        <source>%1 has nothing to claim.</source>
        <translation>%1には指摘するものがありません。</translation>
    </message>
    <message>
        <source>%1 does not hold %2.</source>
        <translation>%1は%2を持っていません。</translation>
    </message>
    <message>
        <source>%1 has no place of its own: only ace, two, three and four may be left.</source>
        <translation>%1には決まった位置がありません。取らずに置けるのはA、2、3、4だけです。</translation>
    </message>
    <message>
        <source>%1 would not lie in its place, so it cannot be left.</source>
        <translation>%1は決まった位置にならないので、取らずに置けません。</translation>
    </message>
    <message>
        <source>San Benito cannot be declined.</source>
        <translation>サン・ベニートは断れません。</translation>
    </message>
    <message>
        <source>%1 takes nothing, so it is simply laid.</source>
        <translation>%1は何も取れないので、そのまま捨て札になります。</translation>
    </message>
    <message>
        <source>Two equal cards are a ronda, three a rondine; nothing else can be declared.</source>
        <translation>同じランク2枚がロンダ、3枚がロンディネです。ほかは宣言できません。</translation>
    </message>
    <message>
        <source>Only the cards within a pair of the tendido may change places.</source>
        <translation>交換できるのはテンディドの同じ組の中だけです。</translation>
    </message>
    <message>
        <source>That seat has no missed declaration that is still open.</source>
        <translation>その席に、まだ指摘できる宣言もれはありません。</translation>
    </message>
    <message>
        <source>Only an opponent may claim a missed declaration.</source>
        <translation>宣言もれを指摘できるのは相手だけです。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終了しました。</translation>
    </message>
    <message>
        <source>The next hand has not been dealt yet.</source>
        <translation>次のハンドはまだ配られていません。</translation>
    </message>
    <message>
        <source>There is no such seat.</source>
        <translation>その席はありません。</translation>
    </message>
</context>
<context>
    <name>tresillo</name>
    <message>
        <source>until the fourth trick</source>
        <translation>第4トリックまで</translation>
    </message>
    <message>
        <source>until the first trick</source>
        <translation>第1トリックまで</translation>
    </message>
    <message>
        <source>never</source>
        <translation>できない</translation>
    </message>
    <message>
        <source>wins the plate</source>
        <translation>皿を取る</translation>
    </message>
    <message>
        <source>is paid by the declarer</source>
        <translation>デクレアラーが支払う</translation>
    </message>
    <message>
        <source>are paid and shared</source>
        <translation>支払って分配する</translation>
    </message>
    <message>
        <source>stay on the paper</source>
        <translation>紙に残す</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>With four the dealer of each deal sits out.</source>
        <translation>4人なら、各ディールのディーラーはプレイに参加しません。</translation>
    </message>
    <message>
        <source>Deals of a game</source>
        <translation>ゲームのディール数</translation>
    </message>
    <message>
        <source>After so many deals the highest balance wins.</source>
        <translation>この数のディールのあと、最も多く持つ人が勝ちます。</translation>
    </message>
    <message>
        <source>Forced espada</source>
        <translation>エスパーダ・フォルサダ</translation>
    </message>
    <message>
        <source>If everybody passes, the holder of the espada must play.</source>
        <translation>全員がパスなら、エスパーダを持つ人がプレイします。</translation>
    </message>
    <message>
        <source>Penetro</source>
        <translation>ペネトロ</translation>
    </message>
    <message>
        <source>If nobody plays, the dealer plays with ten cards of the stock.</source>
        <translation>誰もプレイしないとき、ディーラーが山札の10枚でプレイします。</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>降伏</translation>
    </message>
    <message>
        <source>How long the declarer may give the deal up.</source>
        <translation>デクレアラーがいつまで降伏できるかです。</translation>
    </message>
    <message>
        <source>Codillo</source>
        <translation>コディーヨ</translation>
    </message>
    <message>
        <source>What the opponent who beats the declarer receives.</source>
        <translation>デクレアラーに勝ったオポーネントが受け取るものです。</translation>
    </message>
    <message>
        <source>Debts at the end</source>
        <translation>終了時の負債</translation>
    </message>
    <message>
        <source>What becomes of the debts on the paper when the game ends.</source>
        <translation>ゲーム終了時に、紙に書かれた負債をどうするかです。</translation>
    </message>
    <message>
        <source>Play every trick</source>
        <translation>全トリックをプレイ</translation>
    </message>
    <message>
        <source>Go on after five tricks, although nothing can change any more.</source>
        <translation>5トリックのあと、結果が変わらなくても続けます。</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>アンティ</translation>
    </message>
    <message>
        <source>Dealer&apos;s token</source>
        <translation>ディーラーの1点</translation>
    </message>
    <message>
        <source>Takes the plate</source>
        <translation>皿を取る</translation>
    </message>
    <message>
        <source>One from each player</source>
        <translation>各プレイヤーから1点</translation>
    </message>
    <message>
        <source>Puesta</source>
        <translation>プエスタ</translation>
    </message>
    <message>
        <source>Debt paid</source>
        <translation>負債の支払い</translation>
    </message>
    <message>
        <source>Bonus of the contract</source>
        <translation>コントラクトのボーナス</translation>
    </message>
    <message>
        <source>Estuches</source>
        <translation>エストゥーチェ</translation>
    </message>
    <message>
        <source>Primeras</source>
        <translation>プリメラス</translation>
    </message>
    <message>
        <source>Bola</source>
        <translation>ボラ</translation>
    </message>
    <message>
        <source>Debt settled</source>
        <translation>負債の清算</translation>
    </message>
    <message>
        <source>Share of the pot</source>
        <translation>分配</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>Choosing the contract</source>
        <translation>コントラクトの宣言</translation>
    </message>
    <message>
        <source>Penetro: taking from the stock</source>
        <translation>ペネトロ（山札を取る）</translation>
    </message>
    <message>
        <source>Penetro: naming trumps</source>
        <translation>ペネトロ（切札の宣言）</translation>
    </message>
    <message>
        <source>Who drops out</source>
        <translation>降りるプレイヤーの決定</translation>
    </message>
    <message>
        <source>Who is first opponent</source>
        <translation>第一オポーネントの決定</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>交換</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Answer to the surrender</source>
        <translation>降伏への返事</translation>
    </message>
    <message>
        <source>Stop, or go for the bola</source>
        <translation>ボラの決定</translation>
    </message>
    <message>
        <source>Between two deals</source>
        <translation>ディールの間</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>Espada forzada: %1 must play.</source>
        <translation>エスパーダ・フォルサダ：%1がプレイします。</translation>
    </message>
    <message>
        <source>Nobody plays: %1 must play penetro.</source>
        <translation>誰もプレイしません。%1がペネトロをします。</translation>
    </message>
    <message>
        <source>Nobody plays. The deal is void.</source>
        <translation>誰もプレイしません。このディールは流れです。</translation>
    </message>
    <message>
        <source>The turned card makes the trumps.</source>
        <translation>表向きのカードが切札を決めます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 exchanges %n card(s).</source>
        <translation>
            <numerusform>%1が%n枚交換します。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is first opponent.</source>
        <translation>%1が第一オポーネントです。</translation>
    </message>
    <message>
        <source>%1 sits out.</source>
        <translation>%1はプレイに参加しません。</translation>
    </message>
    <message>
        <source>%1 wins the trick.</source>
        <translation>%1がトリックを取ります。</translation>
    </message>
    <message>
        <source>%1 takes over and is the declarer.</source>
        <translation>%1が引き受け、デクレアラーになります。</translation>
    </message>
    <message>
        <source>The bola has failed.</source>
        <translation>ボラは失敗しました。</translation>
    </message>
    <message>
        <source>%1 has made the bola.</source>
        <translation>%1がボラを達成しました。</translation>
    </message>
    <message>
        <source>Sacada: %1 wins the deal.</source>
        <translation>サカダ：%1の勝ちです。</translation>
    </message>
    <message>
        <source>Puesta: %1 has not won the deal.</source>
        <translation>プエスタ：%1は勝てませんでした。</translation>
    </message>
    <message>
        <source>Codillo: %1 beats the declarer.</source>
        <translation>コディーヨ：%1がデクレアラーに勝ちました。</translation>
    </message>
    <message>
        <source>A debt of %n is written down for %1.</source>
        <translation>%1の負債%nを紙に書きます。</translation>
    </message>
    <message>
        <source>%1 strikes out an own debt of %n.</source>
        <translation>%1が自分の負債%nを消します。</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>ゲームは引き分けです。</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>3人</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>ショートゲーム</translation>
    </message>
    <message>
        <source>Four players, with penetro</source>
        <translation>4人、ペネトロあり</translation>
    </message>
    <message>
        <source>Nobody is forced to play</source>
        <translation>強制なし</translation>
    </message>
    <message>
        <source>Tresillo</source>
        <translation>トレシーリョ</translation>
    </message>
    <message>
        <source>Spain</source>
        <translation>スペイン</translation>
    </message>
    <message>
        <source>3 or 4 players</source>
        <translation>3人または4人</translation>
    </message>
    <message>
        <source>One against two, for the plate. The game that invented bidding.</source>
        <translation>1人対2人で皿を争います。ビッドを生んだゲームです。</translation>
    </message>
    <message>
        <source>That cannot be done now. The table is at: %1.</source>
        <translation>今はできません。現在の段階：%1。</translation>
    </message>
    <message>
        <source>%1 is not in the hand.</source>
        <translation>%1は手札にありません。</translation>
    </message>
    <message>
        <source>Somebody has bid already: say «juego más» or pass.</source>
        <translation>もうビッドがあります。「フエゴ・マス」かパスです。</translation>
    </message>
    <message>
        <source>Nobody has bid yet: begin with «juego».</source>
        <translation>まだビッドがありません。「フエゴ」から始めます。</translation>
    </message>
    <message>
        <source>Solo is the highest level; only a seat with higher priority may hold it.</source>
        <translation>ソロが最高です。同じコントラクトをビッドできるのは、優先順位が上の席だけです。</translation>
    </message>
    <message>
        <source>The bidding went higher: this contract is below the level.</source>
        <translation>ビッドがもっと上がっています。このコントラクトでは足りません。</translation>
    </message>
    <message>
        <source>Entrada and solo are said with a suit, vuelta without one.</source>
        <translation>エントラダとソロはスートを付けて、ブエルタは付けずに宣言します。</translation>
    </message>
    <message>
        <source>This game is played without surrender.</source>
        <translation>このゲームに降伏はありません。</translation>
    </message>
    <message>
        <source>Only the declarer may surrender.</source>
        <translation>降伏できるのはデクレアラーだけです。</translation>
    </message>
    <message>
        <source>A solo cannot be surrendered.</source>
        <translation>ソロでは降伏できません。</translation>
    </message>
    <message>
        <source>The deal has been surrendered once already.</source>
        <translation>このディールでは、もう降伏がありました。</translation>
    </message>
    <message>
        <source>It is too late to surrender.</source>
        <translation>もう降伏できません。</translation>
    </message>
    <message>
        <source>%1 cannot be played: you must follow %2.</source>
        <translation>%1は出せません。%2を出さなければなりません。</translation>
    </message>
    <message>
        <source>%1 cannot be played: a trump was led, and you must play a trump.</source>
        <translation>%1は出せません。切札がリードされたので、切札を出さなければなりません。</translation>
    </message>
    <message>
        <source>%1 is named twice.</source>
        <translation>%1が2回書かれています。</translation>
    </message>
    <message numerus="yes">
        <source>The stock has only %n card(s) left.</source>
        <translation>
            <numerusform>山札は残り%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>That was the question of the first round: now decide.</source>
        <translation>それは1巡目の質問でした。今決めてください。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終了しました。</translation>
    </message>
    <message>
        <source>No deal is under way.</source>
        <translation>今はディールの途中ではありません。</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>今は%1の番です。</translation>
    </message>
</context>
<context>
    <name>truco</name>
    <message>
        <source>single game</source>
        <translation>1ゲーム</translation>
    </message>
    <message>
        <source>best of three</source>
        <translation>3ゲーム中2ゲーム先取</translation>
    </message>
    <message>
        <source>what the leader lacks</source>
        <translation>先行チームの残り点数</translation>
    </message>
    <message>
        <source>the game, while both are in the malas</source>
        <translation>両チームがマラスの間はゲーム勝ち</translation>
    </message>
    <message>
        <source>partners only, true</source>
        <translation>パートナーのみ・正直</translation>
    </message>
    <message>
        <source>seen by all, may lie</source>
        <translation>全員に見える・嘘も可</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Two against each other, or two teams of two or three.</source>
        <translation>1対1、または2人か3人ずつの2チームです。</translation>
    </message>
    <message>
        <source>Points of a game</source>
        <translation>ゲームの点数</translation>
    </message>
    <message>
        <source>The first half are the malas, the second the buenas; 15 has malas only.</source>
        <translation>前半がマラス、後半がブエナスです。15点のゲームにはマラスだけがあります。</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>マッチ</translation>
    </message>
    <message>
        <source>One game, or until a side has won two.</source>
        <translation>1ゲーム、または一方のチームが2ゲーム勝つまでです。</translation>
    </message>
    <message>
        <source>Falta envido is worth</source>
        <translation>「残り点数」の値</translation>
    </message>
    <message>
        <source>What a falta envido and a contraflor al resto give.</source>
        <translation>「残り点数」と「コントラフロール・残り点数」の得点です。</translation>
    </message>
    <message>
        <source>With flor</source>
        <translation>フロールあり</translation>
    </message>
    <message>
        <source>Three cards of one suit score, and can be bid on.</source>
        <translation>同じスート3枚が得点になり、ビッドもできます。</translation>
    </message>
    <message>
        <source>Pica-pica (six players)</source>
        <translation>ピカピカ（6人）</translation>
    </message>
    <message>
        <source>Every other deal is three duels of opposite seats.</source>
        <translation>1回おきのディールが、向かい合う席どうしの1対1を3組になります。</translation>
    </message>
    <message>
        <source>Pica-pica from</source>
        <translation>ピカピカ開始点</translation>
    </message>
    <message>
        <source>No pica-pica before a side has this many points.</source>
        <translation>どちらかのチームがこの点に達するまで、ピカピカはありません。</translation>
    </message>
    <message>
        <source>Cards over an unanswered truco</source>
        <translation>返答前のプレイ可</translation>
    </message>
    <message>
        <source>Play may go on, up to the last card of the trick, before a truco is answered.</source>
        <translation>トルッコへの返答の前に、トリックの最後の1枚の手前までプレイを続けられます。</translation>
    </message>
    <message>
        <source>Envido after an accepted truco</source>
        <translation>トルッコ成立後のエンビド可</translation>
    </message>
    <message>
        <source>Who has not spoken for the truco may still open the envido.</source>
        <translation>トルッコについて発言していない人は、まだエンビドを始められます。</translation>
    </message>
    <message>
        <source>Laying down in the first trick costs</source>
        <translation>第1トリックで伏せたときの失点</translation>
    </message>
    <message>
        <source>Points for conceding in the first trick with nothing bid.</source>
        <translation>何もビッドがないまま第1トリックで手札を伏せたときの点です。</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>シグナル</translation>
    </message>
    <message>
        <source>Face signals to the partner.</source>
        <translation>パートナーへの顔の合図です。</translation>
    </message>
    <message>
        <source>the hand</source>
        <translation>ハンド勝ち</translation>
    </message>
    <message>
        <source>Truco won</source>
        <translation>トルッコ勝ち</translation>
    </message>
    <message>
        <source>Retruco won</source>
        <translation>レトルッコ勝ち</translation>
    </message>
    <message>
        <source>Vale cuatro won</source>
        <translation>バレ・トルッコ勝ち</translation>
    </message>
    <message>
        <source>Truco refused</source>
        <translation>トルッコ降り</translation>
    </message>
    <message>
        <source>Retruco refused</source>
        <translation>レトルッコ降り</translation>
    </message>
    <message>
        <source>Vale cuatro refused</source>
        <translation>バレ・トルッコ降り</translation>
    </message>
    <message>
        <source>laid down</source>
        <translation>手札を伏せた</translation>
    </message>
    <message>
        <source>envido not played</source>
        <translation>伏せによるエンビド分</translation>
    </message>
    <message>
        <source>Envido won</source>
        <translation>エンビド勝ち</translation>
    </message>
    <message>
        <source>Falta envido won</source>
        <translation>残り点数（ファルタ・エンビド）勝ち</translation>
    </message>
    <message>
        <source>Envido refused</source>
        <translation>エンビド降り</translation>
    </message>
    <message>
        <source>Flor</source>
        <translation>フロール</translation>
    </message>
    <message>
        <source>Contraflor won</source>
        <translation>コントラフロール勝ち</translation>
    </message>
    <message>
        <source>Contraflor al resto won</source>
        <translation>コントラフロール・残り点数勝ち</translation>
    </message>
    <message>
        <source>Contraflor refused</source>
        <translation>コントラフロール降り</translation>
    </message>
    <message>
        <source>hidden flor found</source>
        <translation>フロール発見</translation>
    </message>
    <message>
        <source>wrong accusation</source>
        <translation>誤った指摘</translation>
    </message>
    <message>
        <source>cards and bids</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>envido bidding</source>
        <translation>エンビドのビッド</translation>
    </message>
    <message>
        <source>last call of flor</source>
        <translation>フロールの最終確認</translation>
    </message>
    <message>
        <source>first round of flor bidding</source>
        <translation>フロールの1巡目</translation>
    </message>
    <message>
        <source>flor bidding</source>
        <translation>フロールのビッド</translation>
    </message>
    <message>
        <source>declaring points</source>
        <translation>点数の宣言</translation>
    </message>
    <message>
        <source>looking for hidden flors</source>
        <translation>フロール発見</translation>
    </message>
    <message>
        <source>between deals</source>
        <translation>ディールの間</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>redonda</source>
        <translation>レドンダ</translation>
    </message>
    <message>
        <source>pica-pica</source>
        <translation>ピカピカ</translation>
    </message>
    <message>
        <source>duel</source>
        <translation>1対1</translation>
    </message>
    <message>
        <source>trick won</source>
        <translation>トリックを取った</translation>
    </message>
    <message>
        <source>parda</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>says the points</source>
        <translation>点数を宣言</translation>
    </message>
    <message>
        <source>son buenas</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>shows a flor</source>
        <translation>フロールを見せる</translation>
    </message>
    <message>
        <source>the envido is void</source>
        <translation>エンビドは無効</translation>
    </message>
    <message>
        <source>game won</source>
        <translation>ゲーム勝ち</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>クラシック</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>ショート</translation>
    </message>
    <message>
        <source>Best of three</source>
        <translation>3ゲーム中2ゲーム先取</translation>
    </message>
    <message>
        <source>Truco</source>
        <translation>トルッコ</translation>
    </message>
    <message>
        <source>Argentina</source>
        <translation>アルゼンチン</translation>
    </message>
    <message>
        <source>2, 4 or 6 players</source>
        <translation>2人、4人、6人</translation>
    </message>
    <message>
        <source>Three cards, two bets and a straight face.</source>
        <translation>3枚の手札、2つのかけひき、そしてポーカーフェイス。</translation>
    </message>
    <message>
        <source>nothing has been bid that this answers</source>
        <translation>これで答えるビッドはありません</translation>
    </message>
    <message>
        <source>the envido must be answered first</source>
        <translation>先にエンビドに答えます</translation>
    </message>
    <message>
        <source>the last call of flor must be answered first</source>
        <translation>先にフロールの最終確認に答えます</translation>
    </message>
    <message>
        <source>the flor must be settled first</source>
        <translation>先にフロールを決着させます</translation>
    </message>
    <message>
        <source>the flor must be answered first</source>
        <translation>先にフロールに答えます</translation>
    </message>
    <message>
        <source>the points are being declared</source>
        <translation>今は点数の宣言中です</translation>
    </message>
    <message>
        <source>the play is over; hidden flors may be claimed now</source>
        <translation>プレイは終わりました。今はフロール発見ができます</translation>
    </message>
    <message>
        <source>the next deal has not begun</source>
        <translation>次のディールはまだ始まっていません</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>ゲームは終了しました</translation>
    </message>
    <message>
        <source>it is not the turn of %1</source>
        <translation>%1の手番ではありません</translation>
    </message>
    <message>
        <source>%1 does not hold %2</source>
        <translation>%1は%2を持っていません</translation>
    </message>
    <message>
        <source>the truco must be answered before a card is played</source>
        <translation>カードを出す前にトルッコに答えます</translation>
    </message>
    <message>
        <source>the last card of a trick is not played over an unanswered truco</source>
        <translation>トルッコへの返答前に、トリックの最後のカードは出せません</translation>
    </message>
    <message>
        <source>with a flor that may still be announced there is no envido</source>
        <translation>まだ言えるフロールがあるので、エンビドはできません</translation>
    </message>
    <message>
        <source>a flor excludes the envido</source>
        <translation>フロールがあるとエンビドはできません</translation>
    </message>
    <message>
        <source>the envido of this play is over</source>
        <translation>このプレイのエンビドは終わりました</translation>
    </message>
    <message>
        <source>the envido is opened before one&apos;s first card</source>
        <translation>エンビドは自分の最初のカードより前に始めます</translation>
    </message>
    <message>
        <source>who has spoken for the truco does not open the envido</source>
        <translation>トルッコについて発言した人はエンビドを始められません</translation>
    </message>
    <message>
        <source>at this table an accepted truco closes the envido</source>
        <translation>このテーブルではトルッコの成立後にエンビドはできません</translation>
    </message>
    <message>
        <source>the other side has to answer</source>
        <translation>答えるのは相手チームです</translation>
    </message>
    <message>
        <source>this bid cannot follow the last one</source>
        <translation>このビッドは前のビッドに続けられません</translation>
    </message>
    <message>
        <source>the other side has to answer first</source>
        <translation>先に相手チームが答えます</translation>
    </message>
    <message>
        <source>this step has been called already</source>
        <translation>この段階はもうビッドされました</translation>
    </message>
    <message>
        <source>the step before it has not been called</source>
        <translation>前の段階がまだビッドされていません</translation>
    </message>
    <message>
        <source>only the side that accepted may raise</source>
        <translation>上げられるのは受けたチームだけです</translation>
    </message>
    <message>
        <source>%1 does not have the word</source>
        <translation>今%1は発言できません</translation>
    </message>
    <message>
        <source>at this table the flor is not played</source>
        <translation>このテーブルにフロールはありません</translation>
    </message>
    <message>
        <source>a flor is three cards of one suit</source>
        <translation>フロールは同じスートの3枚です</translation>
    </message>
    <message>
        <source>the time to announce the flor has passed</source>
        <translation>フロールを言う時機は過ぎました</translation>
    </message>
    <message>
        <source>at this table no signs are made</source>
        <translation>このテーブルにシグナルはありません</translation>
    </message>
    <message>
        <source>%1 has no partner to make a sign to</source>
        <translation>%1にはシグナルを送るパートナーがいません</translation>
    </message>
    <message>
        <source>signs are made with a card in hand</source>
        <translation>シグナルは手札があるときに送ります</translation>
    </message>
    <message>
        <source>each sign is made once in a play</source>
        <translation>同じシグナルは1プレイに1回です</translation>
    </message>
    <message>
        <source>at this table signs are true</source>
        <translation>このテーブルのシグナルは正直でなければなりません</translation>
    </message>
    <message>
        <source>%1 has nothing left to claim</source>
        <translation>%1が指摘できるものはもうありません</translation>
    </message>
    <message>
        <source>this seat is not suspected by your side</source>
        <translation>あなたのチームはこの席を疑っていません</translation>
    </message>
    <message>
        <source>%1 has no card left to lay down</source>
        <translation>%1には伏せるカードがもうありません</translation>
    </message>
    <message>
        <source>another seat has the choice</source>
        <translation>選ぶのは別の席です</translation>
    </message>
    <message>
        <source>there is no %1</source>
        <translation>%1はありません</translation>
    </message>
    <message>
        <source>%1 does not take part in this duel</source>
        <translation>%1はこの1対1に参加していません</translation>
    </message>
    <message>
        <source>%1 has laid down the cards</source>
        <translation>%1は手札を伏せました</translation>
    </message>
</context>
</TS>
