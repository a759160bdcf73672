<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>AboutSheet</name>
    <message>
        <source>Version %1</source>
        <translation>バージョン%1</translation>
    </message>
    <message>
        <source>A card table for Porrazo, Truco, Cuarenta, Tresillo and Loba, against the computer or with people at one screen.</source>
        <translation>ポラーソ、トルッコ、クアレンタ、トレシーリョ、ロバを、コンピューターと、または1つの画面で人と遊べるカードテーブルです。</translation>
    </message>
    <message>
        <source>Made with Qt and nlohmann-json.</source>
        <translation>Qtとnlohmann-jsonで作られています。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. The cards, the tiles, the cloth and the sounds were made for it and are under CC-BY-SA-4.0.</source>
        <translation>GNU General Public Licenseバージョン3以降の自由ソフトウェアです。カード、タイル、クロス、効果音はこのプログラムのために作られ、CC-BY-SA-4.0で提供されます。</translation>
    </message>
</context>
<context>
    <name>AnswerBar</name>
    <message>
        <source>Esc puts it back</source>
        <translation>Escで手札に戻します</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>選び直す</translation>
    </message>
    <message>
        <source>Leave it to %1</source>
        <translation>%1に任せる</translation>
    </message>
    <message>
        <source>Leave it to your partners</source>
        <translation>味方に任せる</translation>
    </message>
</context>
<context>
    <name>Answering</name>
    <message>
        <source>Sure? %1</source>
        <translation>本当ですか？ %1</translation>
    </message>
</context>
<context>
    <name>Assistant</name>
    <message>
        <source>Hint: %1</source>
        <translation>ヒント：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and the cards played</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>得点：%1</translation>
    </message>
    <message>
        <source>Your hand: %1</source>
        <translation>手札：%1</translation>
    </message>
    <message>
        <source>On the table: %1</source>
        <translation>場札：%1</translation>
    </message>
    <message>
        <source>It is nobody&apos;s turn.</source>
        <translation>今は誰の番でもありません。</translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation>%1の番を待っています。</translation>
    </message>
    <message>
        <source>At stake: %1</source>
        <translation>懸かっているもの：%1</translation>
    </message>
</context>
<context>
    <name>BidButton</name>
    <message>
        <source>Sure? %1</source>
        <translation>本当ですか？ %1</translation>
    </message>
    <message>
        <source>hinted at</source>
        <translation>ヒントの手</translation>
    </message>
</context>
<context>
    <name>Bowls</name>
    <message>
        <source>Bowls</source>
        <translation>ボール</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>トリック</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%nトリック</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoxRow</name>
    <message>
        <source>box %1 of 5</source>
        <translation>5段階の%1番目の箱</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>%1：%2</translation>
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
    <message>
        <source>new</source>
        <comment>a card just drawn</comment>
        <translation>新</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>切札</translation>
    </message>
    <message>
        <source>is taken</source>
        <comment>a card on the table</comment>
        <translation>取られます</translation>
    </message>
    <message>
        <source>just laid</source>
        <comment>a card on the table</comment>
        <translation>捨てられたばかり</translation>
    </message>
    <message>
        <source>%1 of %2 in meld %3</source>
        <translation>メルド%3の%2枚中の%1枚目</translation>
    </message>
    <message>
        <source>on top of the discards</source>
        <translation>捨て札の一番上</translation>
    </message>
    <message>
        <source>in the discards</source>
        <translation>捨て札の中</translation>
    </message>
    <message>
        <source>played by you</source>
        <comment>a card</comment>
        <translation>あなたが出したカード</translation>
    </message>
    <message>
        <source>played by %1</source>
        <comment>a card</comment>
        <translation>%1が出したカード</translation>
    </message>
</context>
<context>
    <name>ChapterList</name>
    <message>
        <source>Chapters</source>
        <translation>章</translation>
    </message>
    <message>
        <source>found</source>
        <translation>見つかりました</translation>
    </message>
    <message>
        <source>%1, shown</source>
        <comment>a game whose book is open</comment>
        <translation>%1、表示中</translation>
    </message>
</context>
<context>
    <name>ChapterView</name>
    <message>
        <source>Text of the rules</source>
        <translation>ルールの本文</translation>
    </message>
    <message>
        <source>Show me: %1</source>
        <comment>a lesson about a chapter of the rules</comment>
        <translation>見せて：%1</translation>
    </message>
    <message>
        <source>Scroll bar</source>
        <translation>スクロールバー</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>takes the %1</source>
        <translation>%1を取ります</translation>
    </message>
    <message>
        <source>can be played</source>
        <translation>プレイできます</translation>
    </message>
    <message>
        <source>can be taken with answer %1</source>
        <translation>選択肢%1で取れます</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>always</source>
        <comment>the coach is there</comment>
        <translation>いつも</translation>
    </message>
    <message>
        <source>first games</source>
        <comment>the coach is there</comment>
        <translation>最初のうち</translation>
    </message>
    <message>
        <source>Coach: %1</source>
        <translation>コーチ：%1</translation>
    </message>
    <message>
        <source>%1: %2 · %3.</source>
        <comment>whose points, how many, and what for</comment>
        <translation>%1：%3で%2。</translation>
    </message>
    <message>
        <source>No more remarks of this kind.</source>
        <translation>この種類の説明は、もうしません。</translation>
    </message>
    <message>
        <source>Coach: %1 %2</source>
        <translation>コーチ：%1 %2</translation>
    </message>
    <message>
        <source>You can do without me now. You will find me in the settings.</source>
        <translation>もう一人で大丈夫です。必要なときは設定にいます。</translation>
    </message>
</context>
<context>
    <name>CoachBar</name>
    <message>
        <source>Take it back</source>
        <translation>戻す</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>これをプレイ</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>CoachLine</name>
    <message>
        <source>Coach</source>
        <translation>コーチ</translation>
    </message>
</context>
<context>
    <name>CoachPaper</name>
    <message>
        <source>Coach</source>
        <translation>コーチ</translation>
    </message>
</context>
<context>
    <name>CoachSign</name>
    <message>
        <source>Coach</source>
        <translation>コーチ</translation>
    </message>
</context>
<context>
    <name>CoachSlip</name>
    <message>
        <source>Finish</source>
        <translation>終わる</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>見せて</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>a step of a lesson</comment>
        <translation>とばす</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Two more, to be sure</source>
        <translation>念のため、あと2問</translation>
    </message>
    <message>
        <source>Enough for now</source>
        <translation>ここまでにする</translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message>
        <source>Quieter</source>
        <translation>控えめに</translation>
    </message>
    <message>
        <source>More</source>
        <comment>of what the coach says</comment>
        <translation>もっと</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Restart this deal</source>
        <translation>このディールを最初から</translation>
    </message>
    <message>
        <source>Deal by number…</source>
        <translation>番号でディール…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Hint, one step back</source>
        <translation>ヒントを1段階戻す</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>直前のトリック</translation>
    </message>
    <message>
        <source>Let the computer play</source>
        <translation>コンピューターに任せる</translation>
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
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Help and keys</source>
        <translation>ヘルプとキー</translation>
    </message>
    <message>
        <source>About Sobremesa</source>
        <translation>Sobremesaについて</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Along the hand, the table, the answers</source>
        <translation>手札、場札、選択肢の中を移動</translation>
    </message>
    <message>
        <source>Move the card within the hand</source>
        <translation>手札の中でカードを動かす</translation>
    </message>
    <message>
        <source>From hand to table to seats, and back</source>
        <translation>手札、場、席の間を移動</translation>
    </message>
    <message>
        <source>Play or pick up the card, press the button</source>
        <translation>カードをプレイする、持ち上げる、ボタンを押す</translation>
    </message>
    <message>
        <source>Put back, close, leave full screen</source>
        <translation>手札に戻す、閉じる、全画面をやめる</translation>
    </message>
    <message>
        <source>Large card</source>
        <translation>カードを拡大</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>問題を報告…</translation>
    </message>
    <message>
        <source>Games and statistics</source>
        <translation>ゲームと統計</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>このゲームを見直す</translation>
    </message>
    <message>
        <source>Let the computer make this move</source>
        <translation>この1手だけコンピューターに任せる</translation>
    </message>
    <message>
        <source>Take over again</source>
        <translation>自分のプレイに戻る</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>ルールブック</translation>
    </message>
    <message>
        <source>The answer with this number; when nothing is asked, the card in your hand</source>
        <translation>その番号の選択肢。質問がなければ手札のカード</translation>
    </message>
    <message>
        <source>To the next zone, or the one before</source>
        <translation>次の区域へ、前の区域へ</translation>
    </message>
    <message>
        <source>Sort a large hand</source>
        <translation>手札が多いゲームで並べ替える</translation>
    </message>
    <message>
        <source>Read out my hand</source>
        <translation>手札を読み上げる</translation>
    </message>
    <message>
        <source>Read out the table</source>
        <translation>場札を読み上げる</translation>
    </message>
    <message>
        <source>Read out the score</source>
        <translation>得点を読み上げる</translation>
    </message>
    <message>
        <source>Read out what I can do</source>
        <translation>できることを読み上げる</translation>
    </message>
    <message>
        <source>Read out whose turn it is</source>
        <translation>誰の番かを読み上げる</translation>
    </message>
    <message>
        <source>Read out what is at stake</source>
        <translation>懸かっているものを読み上げる</translation>
    </message>
    <message>
        <source>Say the last sentence again</source>
        <translation>最後の文をもう一度読み上げる</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>音を消す</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>音を出す</translation>
    </message>
</context>
<context>
    <name>ContinueStrip</name>
    <message>
        <source>New here?</source>
        <translation>はじめての方へ</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message numerus="yes">
        <source>All %n saved game(s)</source>
        <translation>
            <numerusform>保存したゲーム%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1. Everything is saved.</source>
        <translation>%1。すべて保存されています。</translation>
    </message>
    <message>
        <source>Everything is kept where you left it.</source>
        <translation>前回の続きから始められます。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Which game would you like to learn?</source>
        <translation>どのゲームを覚えますか？</translation>
    </message>
    <message numerus="yes">
        <source>Learn %1 at the table: the first lesson takes %n minute(s).</source>
        <translation>
            <numerusform>%1をテーブルで覚えましょう。最初のレッスンは%n分です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>ほかのゲーム</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>%1を学ぶ</translation>
    </message>
    <message>
        <source>Go on with %1?</source>
        <translation>%1を続けますか？</translation>
    </message>
    <message numerus="yes">
        <source>The next lesson takes %n minute(s).</source>
        <translation>
            <numerusform>次のレッスンは%n分です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContractBar</name>
    <message>
        <source>Entrada</source>
        <translation>エントラダ</translation>
    </message>
    <message>
        <source>Vuelta</source>
        <translation>ブエルタ</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>ソロ</translation>
    </message>
    <message>
        <source>Oros</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>Copas</source>
        <translation>カップ</translation>
    </message>
    <message>
        <source>Espadas</source>
        <translation>ソード</translation>
    </message>
    <message>
        <source>Bastos</source>
        <translation>バトン</translation>
    </message>
</context>
<context>
    <name>ContractRow</name>
    <message>
        <source>you bid %1</source>
        <translation>%1をビッドしています</translation>
    </message>
</context>
<context>
    <name>CostPanel</name>
    <message>
        <source>by month</source>
        <translation>月ごと</translation>
    </message>
    <message>
        <source>What your decisions cost per deal</source>
        <translation>判断の損失（1ディールあたり）</translation>
    </message>
</context>
<context>
    <name>CostlyList</name>
    <message>
        <source>The costliest</source>
        <translation>損失の大きい判断</translation>
    </message>
    <message numerus="yes">
        <source>of %n decision(s)</source>
        <translation>
            <numerusform>%n回の判断のうち</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n, one by one</source>
        <comment>decisions</comment>
        <translation>
            <numerusform>%n回を1つずつ</numerusform>
        </translation>
    </message>
    <message>
        <source>Take it again</source>
        <translation>もう一度やってみる</translation>
    </message>
    <message>
        <source>Being evaluated…</source>
        <translation>評価しています…</translation>
    </message>
</context>
<context>
    <name>CuarentaTable</name>
    <message>
        <source>took</source>
        <comment>the captured cards, the cartón</comment>
        <translation>取ったカード</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass to %1</source>
        <comment>the screen</comment>
        <translation>%1に渡してください</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>私は%1です</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Save this deal as a PDF</source>
        <translation>このディールを PDF で保存</translation>
    </message>
</context>
<context>
    <name>DealNumberSheet</name>
    <message>
        <source>Deal by number</source>
        <translation>番号でディール</translation>
    </message>
    <message>
        <source>The same number gives the same cards again. Leave it empty for a new deal.</source>
        <translation>同じ番号なら同じカードになります。空にすると新しいディールになります。</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>ディールの番号</translation>
    </message>
    <message>
        <source>for example 2026</source>
        <translation>例：2026</translation>
    </message>
    <message>
        <source>A number has digits only, up to %1.</source>
        <translation>番号は数字だけで、%1までです。</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>使う</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>番号ではありません</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>おまかせ</translation>
    </message>
</context>
<context>
    <name>DealSlip</name>
    <message>
        <source>Go on</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>the sum of what is booked</comment>
        <translation>合計</translation>
    </message>
</context>
<context>
    <name>DecisionCosts</name>
    <message>
        <source>%1 ± %2</source>
        <comment>a number, and its error</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%nディール</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 per deal</source>
        <comment>points</comment>
        <translation>1ディールあたり%1</translation>
    </message>
</context>
<context>
    <name>DecisionPanel</name>
    <message>
        <source>Judged by what you could know.</source>
        <translation>あなたに見えていたことだけで判断しています。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>見せて</translation>
    </message>
    <message>
        <source>See how it goes on</source>
        <translation>続きを見る</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>練習する</translation>
    </message>
</context>
<context>
    <name>DeletedStrip</name>
    <message>
        <source>Deleted.</source>
        <translation>削除しました。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>DirectionMark</name>
    <message>
        <source>Play goes clockwise, to the left.</source>
        <translation>時計回り（左隣へ）に進みます。</translation>
    </message>
    <message>
        <source>Play goes anticlockwise, to the right.</source>
        <translation>反時計回り（右隣へ）に進みます。</translation>
    </message>
</context>
<context>
    <name>ExerciseAnswer</name>
    <message>
        <source>right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>your answer</source>
        <translation>自分の答え</translation>
    </message>
</context>
<context>
    <name>ExerciseCard</name>
    <message>
        <source>your answer</source>
        <translation>自分の答え</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正解</translation>
    </message>
</context>
<context>
    <name>ExercisePaper</name>
    <message>
        <source>Done</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>レッスン%1</translation>
    </message>
    <message>
        <source>Straight to lesson %1</source>
        <translation>すぐにレッスン%1へ</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>exercises after a lesson</comment>
        <translation>とばす</translation>
    </message>
</context>
<context>
    <name>FairDeal</name>
    <message>
        <source>Fair deal: the opened pack has the fingerprint %1, as shown before the first card.</source>
        <translation>公正なディール：公開した山札の指紋は%1で、最初のカードの前に示したものと同じです。</translation>
    </message>
    <message>
        <source>Hide it</source>
        <translation>隠す</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>Fair deal: pack %1 of this game has the fingerprint %2, as shown before the first card.</source>
        <translation>公正なディール：このゲームの%1回目の山札の指紋は%2で、最初のカードの前に示したものと同じです。</translation>
    </message>
    <message>
        <source>The pack, in the order it was dealt</source>
        <translation>配られた順の山札</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>File name</source>
        <translation>ファイル名</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Overwrite file?</source>
        <translation>ファイルを置き換えますか？</translation>
    </message>
    <message>
        <source>“%1” already exists.
Do you want to replace it?</source>
        <translation>「%1」はすでにあります。置き換えますか？</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>the disk is full</source>
        <translation>ディスクの空きがありません</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>そのファイルはありません</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>ファイルではなくフォルダーです</translation>
    </message>
    <message>
        <source>you are not allowed to read this file</source>
        <translation>このファイルを読む権限がありません</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>そのフォルダーはありません</translation>
    </message>
    <message>
        <source>you are not allowed to write in this folder</source>
        <translation>このフォルダーに書き込む権限がありません</translation>
    </message>
    <message>
        <source>too large for a record</source>
        <translation>記録としては大きすぎます</translation>
    </message>
    <message>
        <source>this is not a file in which everything was saved, or it is damaged</source>
        <translation>すべてを保存したファイルではないか、壊れています</translation>
    </message>
    <message>
        <source>a newer version of Sobremesa has written it</source>
        <translation>より新しい版の Sobremesa が書いたファイルです</translation>
    </message>
    <message>
        <source>there is no room for a copy of it</source>
        <translation>コピーを作る空きがありません</translation>
    </message>
</context>
<context>
    <name>FilterChoices</name>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>途中のゲーム</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>しるし付き</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>すべての種類</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>どのゲーム</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>見直し待ち</translation>
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
        <source>Play again</source>
        <translation>もう一度プレイ</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>new cards</source>
        <translation>新しいカードで</translation>
    </message>
    <message>
        <source>Same deal</source>
        <translation>同じディール</translation>
    </message>
    <message>
        <source>seats exchanged</source>
        <translation>席を入れ替えて</translation>
    </message>
    <message>
        <source>the game is saved</source>
        <translation>ゲームは保存されます</translation>
    </message>
    <message>
        <source>Cards and decisions</source>
        <translation>札と判断</translation>
    </message>
    <message numerus="yes">
        <source>Look at %n decision(s)</source>
        <translation>
            <numerusform>%n回の判断を見る</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>見直し</translation>
    </message>
    <message>
        <source>what they cost</source>
        <translation>どれだけの損か</translation>
    </message>
    <message>
        <source>being evaluated</source>
        <translation>評価中</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>took</source>
        <translation>取ったカード</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>場札はありません。</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message numerus="yes">
        <source>%n to practise</source>
        <translation>
            <numerusform>練習%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s)</source>
        <translation>
            <numerusform>%nレッスン中%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%nレッスン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message>
        <source>%1 of %2</source>
        <comment>the title of a deal, and how many there are</comment>
        <translation>%1（全%2回）</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>こちら</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>games %1 : %2</source>
        <comment>won in a match, the own ones first</comment>
        <translation>ゲーム %1対%2</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message numerus="yes">
        <source>%1, %n player(s)</source>
        <comment>what is played</comment>
        <translation>
            <numerusform>%1（%n人）</numerusform>
        </translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>相手：%1</translation>
    </message>
    <message>
        <source>with %1 against %2</source>
        <translation>味方：%1&#x3000;相手：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%nディール</numerusform>
        </translation>
    </message>
    <message>
        <source>deal %1</source>
        <comment>it stands in this one</comment>
        <translation>第%1ディール</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>minutes played</comment>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>branch</source>
        <comment>played on from a position of another game</comment>
        <translation>分岐</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>ファイルから</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>day and month, as QDate&apos;s formats write them</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month and year</comment>
        <translation>%2年%1</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>games</comment>
        <translation>途中のゲーム</translation>
    </message>
    <message>
        <source>Mixed</source>
        <comment>computers of several levels</comment>
        <translation>混合</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>見直し済み</translation>
    </message>
    <message numerus="yes">
        <source>%n costly one(s)</source>
        <comment>decisions</comment>
        <translation>
            <numerusform>損失の大きい判断%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing costly</source>
        <translation>大きな損失なし</translation>
    </message>
</context>
<context>
    <name>GamesEmpty</name>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>No games yet. Your first will appear here as soon as a card has been played.</source>
        <translation>まだゲームがありません。最初の1枚が出されると、ここに並びます。</translation>
    </message>
    <message numerus="yes">
        <source>No match among %n game(s).</source>
        <translation>
            <numerusform>%n件のうち、あてはまるものはありません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesFiles</name>
    <message>
        <source>Save this game as a record</source>
        <translation>このゲームを記録として保存</translation>
    </message>
    <message>
        <source>Records of games (%1)</source>
        <translation>ゲームの記録（%1）</translation>
    </message>
    <message>
        <source>Save here</source>
        <translation>ここに保存</translation>
    </message>
    <message>
        <source>Save all games and statistics as one file</source>
        <translation>すべてのゲームと統計を1つのファイルに保存</translation>
    </message>
    <message>
        <source>Everything that is kept (%1)</source>
        <translation>保存したものすべて（%1）</translation>
    </message>
    <message>
        <source>Which folder should these games be saved in, each as a record?</source>
        <translation>これらのゲームを1件ずつ記録として保存するフォルダーの選択</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Which file was everything saved in on the other computer?</source>
        <translation>もう一台のコンピューターですべてを保存したファイルはどれですか？</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>取り込む</translation>
    </message>
</context>
<context>
    <name>GamesFilter</name>
    <message>
        <source>Which games</source>
        <translation>どのゲーム</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>GamesList</name>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Scroll bar</source>
        <translation>スクロールバー</translation>
    </message>
</context>
<context>
    <name>GamesMenu</name>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>記録を開く…</translation>
    </message>
    <message numerus="yes">
        <source>Save these %n game(s) in a folder…</source>
        <translation>
            <numerusform>これらのゲーム%n件をフォルダーに保存…</numerusform>
        </translation>
    </message>
    <message>
        <source>Save everything as one file…</source>
        <translation>すべてを1つのファイルに保存…</translation>
    </message>
    <message>
        <source>Bring back what was deleted</source>
        <translation>削除したものを戻す</translation>
    </message>
    <message>
        <source>with their reviews and statistics</source>
        <translation>見直しと統計も消えます</translation>
    </message>
    <message>
        <source>Erase the statistics</source>
        <translation>統計を消す</translation>
    </message>
    <message numerus="yes">
        <source>Save the %n selected game(s) in a folder…</source>
        <translation>
            <numerusform>選んだ%nゲームをフォルダーに保存…</numerusform>
        </translation>
    </message>
    <message>
        <source>Erase all games</source>
        <translation>すべてのゲームを消す</translation>
    </message>
    <message>
        <source>Bring in everything from another computer…</source>
        <translation>別のコンピューターからすべてを取り込む…</translation>
    </message>
    <message>
        <source>from such a file; nothing here is lost</source>
        <translation>そのファイルから。ここにあるものは失われません</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>This version of the program does not know this game.</source>
        <translation>この版のプログラムはこのゲームを知りません。</translation>
    </message>
    <message>
        <source>This record cannot be read: %1</source>
        <translation>この記録は読めません：%1</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message numerus="yes">
        <source>%n kept</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <comment>games</comment>
        <translation>
            <numerusform>途中%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Search by name, person, deal number or date</source>
        <translation>名前、人、ディールの番号、日付で探す</translation>
    </message>
    <message>
        <source>Name, person, deal number, 2026-11</source>
        <translation>名前、人、番号、2026-11</translation>
    </message>
    <message>
        <source>Save, open, erase</source>
        <translation>保存、開く、消す</translation>
    </message>
</context>
<context>
    <name>HandLabel</name>
    <message>
        <source>%1, complete</source>
        <comment>cards of a hand</comment>
        <translation>%1、完成</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>About Sobremesa</source>
        <translation>Sobremesaについて</translation>
    </message>
</context>
<context>
    <name>HelpWords</name>
    <message>
        <source>Playing</source>
        <translation>プレイのしかた</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>A hint comes in steps: where, which, why, how much. It knows only what you may know from your seat.</source>
        <translation>ヒントは「どこで」「どれを」「なぜ」「どれだけ」と段階的に出ます。あなたの席から分かることだけを使います。</translation>
    </message>
    <message>
        <source>Fair deals</source>
        <translation>公平なディール</translation>
    </message>
    <message>
        <source>The cards are shuffled before anybody plays, and the computer sees only its own. Each deal has a number; the same number gives the same cards again.</source>
        <translation>カードは誰かがプレイする前に切られ、コンピューターは自分のカードしか見ません。どのディールにも番号があり、同じ番号なら同じカードになります。</translation>
    </message>
    <message>
        <source>Seeing and hearing</source>
        <translation>見やすさと音声</translation>
    </message>
    <message>
        <source>Rules of the games</source>
        <translation>ゲームのルール</translation>
    </message>
    <message>
        <source>What you can do is always on the screen: your cards and, when there is a choice, a bar with a button for each answer and what it is worth. Click a card, drag it, or press its number. A card that the rules forbid is pale; press it to see why.</source>
        <translation>できることは、いつも画面に出ています。手札と、選択肢があるときは、それぞれの答えとその価値を示すボタンのバーです。カードをクリックするか、ドラッグするか、番号を押してください。ルールで出せないカードは淡く表示され、押すと理由を説明します。</translation>
    </message>
    <message>
        <source>Undo takes back your move and the computer&apos;s replies, as often as you like. Leaving never loses a game: it is saved after every move and waits on the home screen.</source>
        <translation>「元に戻す」は、コンピューターの手の前まで何度でも戻れます。途中でやめてもゲームは失われません。1手ごとに保存され、ホーム画面で待っています。</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>ゲームの保管</translation>
    </message>
    <message>
        <source>Text from 80 to 200 %, high contrast, large faces, reduced motion and the volume of sounds are in the settings. Everything can be done with the keyboard, and a screen reader is told what happens; the log keeps it.</source>
        <translation>80～200%の文字の大きさ、ハイコントラスト、大きな絵柄、動きの軽減、音量は設定にあります。すべてキーボードで操作でき、起きたことはスクリーンリーダーに伝えられ、記録にも残ります。</translation>
    </message>
    <message>
        <source>The other players</source>
        <translation>ほかのプレイヤー</translation>
    </message>
    <message>
        <source>There are five levels, from beginner to master. A weaker player thinks less, forgets cards and misjudges more; nobody sees more than you would in the same seat. Some are bold or careful, talk a lot or say little. It shows where two moves are about as good, and makes nobody stronger.</source>
        <translation>強さは初心者から達人まで5段階です。弱いプレイヤーほど読みが浅く、カードを忘れ、判断を誤ります。だれも、その席から見える以上のものは見ません。大胆な人、慎重な人、よくしゃべる人、口数が少ない人もいます。違いが出るのは2つの手の価値がほぼ同じときだけで、そのために強くなることはありません。</translation>
    </message>
    <message>
        <source>Touch and game controllers</source>
        <translation>タッチとゲームコントローラー</translation>
    </message>
    <message>
        <source>Tap a card or drag it; press it long to see it large. For a controller, let a program such as AntiMicroX or Steam Input turn its buttons into keys: the arrows, Enter, Tab and Esc are enough for everything.</source>
        <translation>カードはタップするか、ドラッグします。長押しすると大きく表示します。コントローラーは、AntiMicroXやSteam Inputなどでボタンをキーに割り当てて使います。矢印キー、Enter、Tab、Escがあれば、すべて操作できます。</translation>
    </message>
    <message>
        <source>Games, statistics and lessons lie in one folder on this computer; the settings show it under “Where games are kept”. To take everything to another computer, open the list of games: choose “Save everything as one file” on the old one and “Bring in everything from another computer” on the new one, where whatever it has stays. Uninstalling the program leaves the folder as it is.</source>
        <translation>ゲーム、統計、レッスンの記録は、このコンピューターの一つのフォルダーにあります。場所は設定の「ゲームの保存場所」で確かめられます。別のコンピューターへ移すときは、ゲームの一覧で、移す元では「すべてを1つのファイルに保存」を、移す先では「別のコンピューターからすべてを取り込む」を選んでください。移す先にあるものはそのまま残ります。プログラムをアンインストールしても、フォルダーはそのまま残ります。</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>%1: %2</source>
        <comment>card, and what is done with it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Look at your hand.</source>
        <translation>手札を見てください。</translation>
    </message>
    <message>
        <source>Look at the answers.</source>
        <translation>答えを見てください。</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <comment>the action hinted at, and the one it is compared with</comment>
        <translation>%1（「%2」ではなく）</translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>ほかにできることはありません。</translation>
    </message>
    <message>
        <source>Look at several cards in your hand.</source>
        <translation>手札の何枚かを探してください。</translation>
    </message>
    <message>
        <source>Look at the calls beside the table.</source>
        <translation>布の横の言葉を見てください。</translation>
    </message>
    <message>
        <source>points less than the first, ± %1, as seen from your seat</source>
        <translation>1番目の手との点差、±%1（あなたの席から見て）</translation>
    </message>
    <message>
        <source>Both are about equal: %1 apart, too little to measure or to matter.</source>
        <translation>どちらもほぼ同じです。差は%1で、測れないか、問題にならない大きさです。</translation>
    </message>
    <message>
        <source>The numbers say so: %1. I have no short reason.</source>
        <translation>数字がそう示しています（%1）。短い理由は言えません。</translation>
    </message>
    <message>
        <source>Nothing else comes close.</source>
        <translation>これに近い手は、ほかにありません。</translation>
    </message>
    <message>
        <source>%1, not the %2</source>
        <comment>what is done, and the card not to play</comment>
        <translation>%2ではなく、%1</translation>
    </message>
    <message>
        <source>%1 or the %2</source>
        <comment>what is done, and the card that may be played as well</comment>
        <translation>%1（または%2）</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two actions that are about equal</comment>
        <translation>%1（または「%2」）</translation>
    </message>
    <message>
        <source>Both are right. The best players mix them, so that nobody can read their cards: the first in %1 of 100 such hands, the other in %2.</source>
        <translation>どちらも正解です。強い人は手の内を読まれないように混ぜて使います。このような手100回のうち、1つ目は%1回、もう1つは%2回です。</translation>
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
        <source>How much</source>
        <translation>どれだけ</translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation>少しお待ちください…</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>More</source>
        <comment>of the hint</comment>
        <translation>もっと</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>これをプレイ</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>HomeHead</name>
    <message numerus="yes">
        <source>The time spent at the table after a meal. %n card game(s) to linger over.</source>
        <translation>
            <numerusform>食後のテーブルで過ごすひととき。%n種類のカードゲームをどうぞ。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Sobremesa, home</source>
        <translation>Sobremesa、ホーム</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>ルールブック</translation>
    </message>
</context>
<context>
    <name>KeepingStrip</name>
    <message>
        <source>Save again</source>
        <translation>もう一度保存</translation>
    </message>
</context>
<context>
    <name>KeptActions</name>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation>同じ札</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Save as it is…</source>
        <translation>そのまま保存…</translation>
    </message>
    <message>
        <source>Rename (F2)</source>
        <translation>名前を変える（F2）</translation>
    </message>
    <message>
        <source>Mark (B)</source>
        <translation>しるしを付ける（B）</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>見直し</translation>
    </message>
    <message>
        <source>Same cards, seats exchanged (Shift+X)</source>
        <translation>同じ札で席を入れ替える（Shift+X）</translation>
    </message>
    <message>
        <source>Delete (Del)</source>
        <translation>削除（Del）</translation>
    </message>
    <message>
        <source>Remove the mark (B)</source>
        <translation>しるしを外す（B）</translation>
    </message>
    <message>
        <source>Deselect (Space)</source>
        <translation>選択をやめる（スペース）</translation>
    </message>
    <message>
        <source>Select, to save several (Space)</source>
        <translation>選ぶ：まとめて保存するため（スペース）</translation>
    </message>
</context>
<context>
    <name>KeptRow</name>
    <message>
        <source>marked</source>
        <translation>しるし付き</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>選択済み</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Keys at the table</source>
        <translation>テーブルでのキー</translation>
    </message>
    <message>
        <source>Single letters act while the table has the focus. They can be switched off in the settings; the keys beside them stay.</source>
        <translation>1文字のキーは、テーブルにフォーカスがあるときに働きます。設定でオフにでき、そのときも隣に書かれたキーは使えます。</translation>
    </message>
    <message>
        <source>Keys of the game</source>
        <translation>ゲームのキー</translation>
    </message>
    <message>
        <source>Keys everywhere</source>
        <translation>どの画面でも使えるキー</translation>
    </message>
</context>
<context>
    <name>KindsPanel</name>
    <message>
        <source>Where most of it goes</source>
        <translation>損失の多いところ</translation>
    </message>
    <message>
        <source>last 10 games</source>
        <translation>最近の10ゲーム</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>練習する</translation>
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
    <name>LearnPage</name>
    <message>
        <source>Learn %1</source>
        <translation>%1を学ぶ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s)</source>
        <translation>
            <numerusform>%nレッスン中%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n star(s)</source>
        <translation>
            <numerusform>星%1/%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>%1のルール</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>今日の復習 %n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPath</name>
    <message>
        <source>This lesson cannot be read</source>
        <translation>このレッスンは読み込めません</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>not that one</source>
        <translation>それではありません</translation>
    </message>
    <message numerus="yes">
        <source>played, but costs %n more</source>
        <translation>
            <numerusform>出せますが、%n点よけいにかかります</numerusform>
        </translation>
    </message>
    <message>
        <source>played, but not the answer</source>
        <translation>出せますが、答えではありません</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>お手本</translation>
    </message>
    <message>
        <source>a guess</source>
        <translation>勘で</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>You can now:</source>
        <translation>これで、次のことができます：</translation>
    </message>
    <message numerus="yes">
        <source>%n of 3 stars.</source>
        <translation>
            <numerusform>星3つのうち%n。</numerusform>
        </translation>
    </message>
    <message>
        <source>the score: %1</source>
        <comment>what is lit</comment>
        <translation>%1の得点</translation>
    </message>
    <message>
        <source>what is at stake</source>
        <comment>what is lit</comment>
        <translation>かかっている点</translation>
    </message>
    <message>
        <source>what has happened so far</source>
        <comment>what is lit</comment>
        <translation>これまでの流れ</translation>
    </message>
    <message>
        <source>Highlighted: %1.</source>
        <translation>光っている札：%1。</translation>
    </message>
    <message>
        <source>The answer: %1.</source>
        <comment>to a guess</comment>
        <translation>答えは「%1」です。</translation>
    </message>
</context>
<context>
    <name>LessonDetails</name>
    <message numerus="yes">
        <source>Lesson %1 · %n minute(s)</source>
        <translation>
            <numerusform>レッスン%1・%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game · %n minute(s)</source>
        <translation>
            <numerusform>ゲーム・%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue at step %1</source>
        <translation>ステップ%1から続ける</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Start lesson %1</source>
        <translation>レッスン%1を始める</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>席に着く</translation>
    </message>
    <message>
        <source>You will be able to</source>
        <translation>できるようになること</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>I know this: check me</source>
        <translation>もう知っている：確認する</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>What can happen</source>
        <translation>起こりうる展開</translation>
    </message>
</context>
<context>
    <name>LessonPlace</name>
    <message>
        <source>step %1 of %2</source>
        <translation>ステップ%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>next · %n minute(s)</source>
        <translation>
            <numerusform>次・%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>レッスン%1</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message numerus="yes">
        <source>%n of 3 stars</source>
        <translation>
            <numerusform>星3つのうち%n</numerusform>
        </translation>
    </message>
    <message>
        <source>known</source>
        <translation>確認ずみ</translation>
    </message>
    <message>
        <source>next</source>
        <translation>次のレッスン</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>LessonTable</name>
    <message>
        <source>%1 · Lesson %2</source>
        <translation>%1・レッスン%2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>LobaBar</name>
    <message>
        <source>The contract is complete.</source>
        <translation>メルドの制限を満たしています。</translation>
    </message>
    <message>
        <source>Esc puts it back</source>
        <translation>Escで戻します</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨てる</translation>
    </message>
    <message>
        <source>choose one card</source>
        <translation>1枚選んでください</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>並べ替え</translation>
    </message>
</context>
<context>
    <name>LobaTable</name>
    <message>
        <source>stock</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>捨て札の山</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <source>From your next turn on you may lay off on any meld.</source>
        <translation>次の番から、どのメルドにも付け札ができます。</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>スコア表</translation>
    </message>
    <message>
        <source>fewest wins</source>
        <translation>少ない人が勝ち</translation>
    </message>
</context>
<context>
    <name>LookingStrip</name>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Viewing an earlier move · %1</source>
        <comment>the key that ends it</comment>
        <translation>前の局面を見ています · %1</translation>
    </message>
</context>
<context>
    <name>MeldPlace</name>
    <message>
        <source>Your melds go here</source>
        <translation>自分のメルドはここへ</translation>
    </message>
    <message>
        <source>no meld yet</source>
        <translation>メルドなし</translation>
    </message>
</context>
<context>
    <name>MonthCurve</name>
    <message>
        <source>Games won, by month</source>
        <translation>月ごとの勝率</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <comment>the share of games won, and how many there were</comment>
        <translation>
            <numerusform>%n件で%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>As a curve</source>
        <translation>グラフで</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>表で</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>%1 · you deal</source>
        <comment>the title of a deal</comment>
        <translation>%1 · ディーラー：あなた</translation>
    </message>
    <message>
        <source>%1 · %2 deals</source>
        <comment>the title of a deal, and a name</comment>
        <translation>%1 · ディーラー：%2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>whose points they are, how many, what for</comment>
        <translation>%1：%2、%3</translation>
    </message>
    <message>
        <source>%1 against</source>
        <comment>points that are bad for whose they are</comment>
        <translation>%1（罰点）</translation>
    </message>
</context>
<context>
    <name>NativeMenus</name>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
</context>
<context>
    <name>NewGameFoot</name>
    <message numerus="yes">
        <source>%n more rule(s)</source>
        <translation>
            <numerusform>ほかのルール%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal by number…</source>
        <translation>番号でディール…</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>ディール%1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>カードを配る</translation>
    </message>
    <message>
        <source>I know the game</source>
        <translation>遊び方は知っています</translation>
    </message>
    <message numerus="yes">
        <source>Lesson 1 first, %n minute(s)</source>
        <translation>
            <numerusform>先にレッスン1（%n分）</numerusform>
        </translation>
    </message>
    <message>
        <source>Sit down and let the coach help</source>
        <translation>コーチと一緒に始める</translation>
    </message>
</context>
<context>
    <name>NewGameHead</name>
    <message>
        <source>Rules as in</source>
        <translation>ルールの種類</translation>
    </message>
    <message>
        <source>New %1 game</source>
        <translation>%1の新しいゲーム</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自分で選ぶ</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New %1 game</source>
        <translation>%1の新しいゲーム</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Dismiss</source>
        <translation>しまう</translation>
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
    <name>Outcome</name>
    <message>
        <source>Nobody has won</source>
        <translation>勝者はいません</translation>
    </message>
    <message>
        <source>You win, %1 to %2</source>
        <translation>%1対%2であなたの勝ち</translation>
    </message>
    <message>
        <source>%1 win, %2 to %3</source>
        <comment>a team</comment>
        <translation>%2対%3で%1の勝ち</translation>
    </message>
    <message>
        <source>%1 wins, %2 to %3</source>
        <comment>a person</comment>
        <translation>%2対%3で%1の勝ち</translation>
    </message>
    <message>
        <source>You win with %1</source>
        <comment>points</comment>
        <translation>%1であなたの勝ち</translation>
    </message>
    <message>
        <source>%1 win with %2</source>
        <comment>a team, points</comment>
        <translation>%2で%1の勝ち</translation>
    </message>
    <message>
        <source>%1 wins with %2</source>
        <comment>a person, points</comment>
        <translation>%2で%1の勝ち</translation>
    </message>
    <message>
        <source>The last points: %1</source>
        <translation>最後の得点：%1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>so many times so many points</comment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>The last points: %1. %2</source>
        <comment>what was booked, and why</comment>
        <translation>最後の得点：%1。%2</translation>
    </message>
    <message>
        <source>You win the match, %1 to %2</source>
        <comment>games</comment>
        <translation>%1対%2であなたの勝ち（マッチ）</translation>
    </message>
    <message>
        <source>%1 win the match, %2 to %3</source>
        <comment>a team, games</comment>
        <translation>%2対%3で%1の勝ち（マッチ）</translation>
    </message>
    <message>
        <source>%1 wins the match, %2 to %3</source>
        <comment>a person, games</comment>
        <translation>%2対%3で%1の勝ち（マッチ）</translation>
    </message>
</context>
<context>
    <name>PageFrame</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>On the table</source>
        <translation>場</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>使わない札</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>山札</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden card(s)</source>
        <translation>
            <numerusform>伏せた札 %n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PdfDialog</name>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
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
    <message>
        <source>%1 owes %2</source>
        <translation>%1の負債%2</translation>
    </message>
</context>
<context>
    <name>PlayPaper</name>
    <message>
        <source>Oros</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>Copas</source>
        <translation>カップ</translation>
    </message>
    <message>
        <source>Espadas</source>
        <translation>ソード</translation>
    </message>
    <message>
        <source>Bastos</source>
        <translation>バトン</translation>
    </message>
    <message>
        <source>Entrada</source>
        <translation>エントラダ</translation>
    </message>
    <message>
        <source>Vuelta</source>
        <translation>ブエルタ</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>ソロ</translation>
    </message>
    <message>
        <source>Penetro</source>
        <translation>ペネトロ</translation>
    </message>
    <message>
        <source>%1, you against two</source>
        <translation>%1、あなた対2人</translation>
    </message>
    <message>
        <source>%1, %2 against two</source>
        <translation>%1、%2対2人</translation>
    </message>
    <message>
        <source>Trumps: %1</source>
        <translation>切札：%1</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>切札</translation>
    </message>
    <message>
        <source>Value of the play: %1</source>
        <translation>プレイ額：%1</translation>
    </message>
    <message>
        <source>Value of the play</source>
        <translation>プレイ額</translation>
    </message>
</context>
<context>
    <name>PlayedGames</name>
    <message numerus="yes">
        <source>The rules have changed since this game was played: %1 of its %n action(s) are shown.</source>
        <translation>
            <numerusform>このゲームのあとでルールが変わったため、%n手のうち%1手までを表示しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>%1に保存しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were brought in.</source>
        <translation>
            <numerusform>%nゲームを取り込みました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%nゲームはすでにここにありました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>PointsTable</name>
    <message>
        <source>Where the points came from</source>
        <translation>得点の内訳</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
</context>
<context>
    <name>PointsToast</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose points, and for what</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>PorrazoTable</name>
    <message>
        <source>On the table</source>
        <translation>場札</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>the pegged board of the score</comment>
        <translation>得点ボード</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>so many points win</comment>
        <translation>%1点先取</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>%1 · lesson %2</source>
        <translation>%1・レッスン%2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a game, its drill</comment>
        <translation>%1・%2</translation>
    </message>
    <message>
        <source>comes back in this round</source>
        <translation>この回でもう一度出ます</translation>
    </message>
    <message>
        <source>comes back next time</source>
        <translation>次の回にまた出ます</translation>
    </message>
    <message numerus="yes">
        <source>comes back in %n day(s)</source>
        <translation>
            <numerusform>%n日後にまた出ます</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticeButtons</name>
    <message numerus="yes">
        <source>Practise %n minute(s)</source>
        <translation>
            <numerusform>%n分練習する</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exam: %n question(s)</source>
        <translation>
            <numerusform>試験：%n問</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticeDots</name>
    <message numerus="yes">
        <source>%1 of %n question(s)</source>
        <translation>
            <numerusform>%1 / %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right in a row</source>
        <translation>
            <numerusform>%n問連続で正解</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticeEnd</name>
    <message numerus="yes">
        <source>%1 of %n</source>
        <comment>right answers of all</comment>
        <translation>
            <numerusform>%n問中%1問</numerusform>
        </translation>
    </message>
    <message>
        <source>You know what this lesson teaches. It has a tick on the path.</source>
        <translation>このレッスンの内容はもう身についています。道にしるしが付きました。</translation>
    </message>
    <message>
        <source>Lesson %1 shows the rest at the table.</source>
        <translation>残りはレッスン%1でテーブルを使って覚えられます。</translation>
    </message>
    <message>
        <source>Nothing was missed.</source>
        <translation>間違いはありませんでした。</translation>
    </message>
    <message>
        <source>What was missed, and where it is taught:</source>
        <translation>間違えたものと、それを教えるレッスン：</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>レッスン%1</translation>
    </message>
    <message>
        <source>Start lesson %1</source>
        <translation>レッスン%1を始める</translation>
    </message>
    <message>
        <source>Back to the lessons</source>
        <translation>レッスンに戻る</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>What was missed comes back when you practise.</source>
        <translation>間違えたものは、練習でまた出ます。</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>練習する</translation>
    </message>
</context>
<context>
    <name>PracticeList</name>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>今日の復習 %n件</numerusform>
        </translation>
    </message>
    <message>
        <source>You knew %1 of %2 → %3 of %2</source>
        <comment>first answers, last answers</comment>
        <translation>はじめ %2のうち%1 → 今 %2のうち%3</translation>
    </message>
    <message>
        <source>Nothing is due. Practise all the same?</source>
        <translation>今日の復習はありません。それでも練習しますか？</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Check me</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>試験</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>%1のルール</translation>
    </message>
    <message>
        <source>Do you remember?</source>
        <translation>覚えていますか？</translation>
    </message>
    <message>
        <source>Two more, to be sure</source>
        <translation>念のため、あと2問</translation>
    </message>
</context>
<context>
    <name>PracticePanel</name>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>今日の復習 %n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticeSheet</name>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>今日の復習 %n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>%1 · %2</source>
        <comment>people, and when they played last</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Not saved since %1</source>
        <translation>%1から保存されていません</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>The other choice: %1</source>
        <comment>a sentence about it</comment>
        <translation>もう一方：%1</translation>
    </message>
</context>
<context>
    <name>RecordDialog</name>
    <message>
        <source>Save this game as a record</source>
        <translation>このゲームを記録として保存</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>記録を開く</translation>
    </message>
    <message>
        <source>Records of games (%1)</source>
        <translation>ゲームの記録（%1）</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>すべてのファイル（%1）</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>To be printed (%1)</source>
        <translation>印刷用（%1）</translation>
    </message>
</context>
<context>
    <name>RefusalTip</name>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>見せて</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>seat %1</source>
        <translation>席%1</translation>
    </message>
</context>
<context>
    <name>RenameSheet</name>
    <message>
        <source>Rename</source>
        <translation>名前を変える</translation>
    </message>
    <message>
        <source>A name of your own, to find the game again. Leave it empty for the usual one.</source>
        <translation>あとで見つけるための名前です。空のままなら、いつもの名前になります。</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>ゲームの名前</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>使う</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>%1 of %2</source>
        <comment>actions</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Back one deal (Ctrl+←)</source>
        <translation>1ディール戻る（Ctrl+←）</translation>
    </message>
    <message>
        <source>Back one action (←)</source>
        <translation>1手戻る（←）</translation>
    </message>
    <message>
        <source>Tempo</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>so many times as fast</comment>
        <translation>%1倍</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから続ける</translation>
    </message>
    <message>
        <source>Deal %1 of %2 · %3</source>
        <translation>ディール %1/%2 · %3</translation>
    </message>
    <message>
        <source>Replay controls</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>止める（Space）</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>再生する（Space）</translation>
    </message>
    <message>
        <source>Forward one action (→)</source>
        <translation>1手進む（→）</translation>
    </message>
    <message>
        <source>Forward one deal (Ctrl+→)</source>
        <translation>1ディール進む（Ctrl+→）</translation>
    </message>
    <message>
        <source>Whose view</source>
        <translation>誰の目で</translation>
    </message>
    <message>
        <source>Save this deal to be printed (D)</source>
        <translation>このディールを印刷用に保存 (D)</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay · %1</source>
        <comment>the name of a game</comment>
        <translation>リプレイ · %1</translation>
    </message>
</context>
<context>
    <name>ReplayTable</name>
    <message>
        <source>All hands</source>
        <translation>全員の手札</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>ReportFolder</name>
    <message>
        <source>Save here</source>
        <translation>ここに保存</translation>
    </message>
    <message>
        <source>Where should the report be saved? It contains the log, this game and details of your system.</source>
        <translation>報告の保存先を選んでください。動作の記録、このゲーム、システムの情報が入ります。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>RetryBar</name>
    <message>
        <source>Try again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>終わり</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>See how it goes on</source>
        <translation>続きを見る</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>見せて</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから続ける</translation>
    </message>
</context>
<context>
    <name>RetryPage</name>
    <message>
        <source>Try again</source>
        <translation>もう一度</translation>
    </message>
</context>
<context>
    <name>RetryTable</name>
    <message>
        <source>What would you do?</source>
        <translation>あなたならどうしますか？</translation>
    </message>
    <message>
        <source>That is the best.</source>
        <translation>それが最善です。</translation>
    </message>
    <message>
        <source>That is as good as the best.</source>
        <translation>最善と同じくらいよい手です。</translation>
    </message>
    <message>
        <source>It costs %1. Try again.</source>
        <comment>points</comment>
        <translation>%1点の損です。もう一度。</translation>
    </message>
    <message>
        <source>Nothing comes close to the best. Try again.</source>
        <translation>最善にはほど遠い手です。もう一度。</translation>
    </message>
    <message>
        <source>This is how it goes on.</source>
        <translation>このように続きます。</translation>
    </message>
    <message>
        <source>As far as anyone can think ahead.</source>
        <translation>先を読めるのはここまでです。</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>This record cannot be read: %1</source>
        <translation>この記録は読めません：%1</translation>
    </message>
    <message>
        <source>luck of %1 or more</source>
        <comment>points</comment>
        <translation>%1点以上の運</translation>
    </message>
    <message numerus="yes">
        <source>Where the %n point(s) went</source>
        <comment>the result of a game</comment>
        <translation>
            <numerusform>%n点の行方</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 decisions</source>
        <comment>judged so far</comment>
        <translation>判断%1／%2</translation>
    </message>
    <message>
        <source>No decision cost more than %1.</source>
        <comment>points</comment>
        <translation>%1点を超える損失はありませんでした。</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>ReviewCurve</name>
    <message>
        <source>What you could expect</source>
        <translation>見込みの変化</translation>
    </message>
    <message>
        <source>your costly decisions</source>
        <translation>損失の大きい判断</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>自分の判断</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>見直し</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>誰の判断か</translation>
    </message>
    <message>
        <source>Open all hands</source>
        <translation>全員の手札を見る</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>Leaving what could be taken</source>
        <translation>取れる札を残した</translation>
    </message>
    <message>
        <source>Leaving points on the table</source>
        <translation>点を取り逃した</translation>
    </message>
    <message>
        <source>Laying a card that can be struck</source>
        <translation>たたかれる札を出した</translation>
    </message>
    <message>
        <source>Leaving cards to be taken</source>
        <translation>取られる札を残した</translation>
    </message>
    <message>
        <source>Tricks won and lost</source>
        <translation>トリックの取り方</translation>
    </message>
    <message>
        <source>How good the hand is</source>
        <translation>手の強さの見方</translation>
    </message>
    <message>
        <source>What a bet is worth</source>
        <translation>賭けの値打ち</translation>
    </message>
    <message>
        <source>Giving good cards away</source>
        <translation>よい札を手放した</translation>
    </message>
    <message>
        <source>Keeping what counts against you</source>
        <translation>不利になる札を持ち続けた</translation>
    </message>
    <message>
        <source>Leaving nothing for the next turn</source>
        <translation>次の番に何も残さなかった</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>an action</comment>
        <translation>こちらがよい：%1</translation>
    </message>
    <message>
        <source>%1 · decision %2 of %3</source>
        <comment>which deal, which decision</comment>
        <translation>%1 · 判断%2／%3</translation>
    </message>
    <message>
        <source>expected %1</source>
        <comment>points</comment>
        <translation>見込み%1</translation>
    </message>
    <message>
        <source>cost %1</source>
        <comment>points</comment>
        <translation>損失%1</translation>
    </message>
    <message>
        <source>costliest</source>
        <translation>最大の損失</translation>
    </message>
    <message>
        <source>number %1 of the costliest</source>
        <translation>損失の大きい順で%1番目</translation>
    </message>
    <message>
        <source>luck since the decision before: %1</source>
        <translation>前の判断からの運：%1</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>場</translation>
    </message>
    <message>
        <source>On the discards</source>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>Meld %1</source>
        <comment>its number</comment>
        <translation>役%1</translation>
    </message>
    <message>
        <source>Played by %1</source>
        <translation>%1が出した札</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>%1の手札</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>自分の手札</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>札のめぐり</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>自分の判断</translation>
    </message>
    <message>
        <source>Decisions of %1</source>
        <comment>names</comment>
        <translation>%1の判断</translation>
    </message>
    <message>
        <source>%1. It cost %2.</source>
        <comment>an action, and points</comment>
        <translation>%1。%2点の損でした。</translation>
    </message>
    <message>
        <source>Letting the next player clear the table</source>
        <translation>次の人に場を一掃させた</translation>
    </message>
    <message>
        <source>Opening a place for the next player</source>
        <translation>次の人に場所を空けた</translation>
    </message>
    <message>
        <source>Giving up the card that answers</source>
        <translation>返しの札を手放した</translation>
    </message>
    <message>
        <source>Splitting cards that belong together</source>
        <translation>組になる札を崩した</translation>
    </message>
    <message>
        <source>Feeding the next player</source>
        <translation>次の人を助けた</translation>
    </message>
    <message>
        <source>letting it pass</source>
        <translation>見送る</translation>
    </message>
    <message>
        <source>%1. There was nothing better.</source>
        <comment>an action</comment>
        <translation>%1。これよりよい手はありませんでした。</translation>
    </message>
    <message>
        <source>Missing the winning move</source>
        <translation>勝ちを決める手を逃した</translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Save the rules as a PDF</source>
        <translation>ルールをPDFで保存</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Search the rules</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>ルールブック</translation>
    </message>
    <message>
        <source>Save the rules as a PDF</source>
        <translation>ルールをPDFで保存</translation>
    </message>
</context>
<context>
    <name>SavedFiles</name>
    <message>
        <source>The game is saved in %1.</source>
        <translation>ゲームを %1 に保存しました。</translation>
    </message>
    <message>
        <source>The report is saved in %1.</source>
        <translation>報告を%1に保存しました。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, and why it is not written</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: saved in %2.</source>
        <comment>what is printed, and the file</comment>
        <translation>%1：%2に保存しました。</translation>
    </message>
</context>
<context>
    <name>School</name>
    <message>
        <source>Lesson %1 of %2: step %3</source>
        <translation>%2のレッスン%1：ステップ%3</translation>
    </message>
    <message>
        <source>A game of %1</source>
        <translation>%1のゲーム</translation>
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
    <name>Scroller</name>
    <message>
        <source>Scroll bar</source>
        <translation>スクロールバー</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>At the table</source>
        <translation>テーブルの席</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Any seat can be a person at this screen. The computer sees only its own cards; a partner never plays worse than %1.</source>
        <translation>どの席にも、この画面の前の人が座れます。コンピューターは自分のカードしか見ません。パートナーの強さは「%1」以上です。</translation>
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
        <source>your partner</source>
        <translation>パートナー</translation>
    </message>
    <message>
        <source>left of you</source>
        <translation>左隣</translation>
    </message>
    <message>
        <source>right of you</source>
        <translation>右隣</translation>
    </message>
    <message>
        <source>across from you</source>
        <translation>向かい</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>プレイヤー1</translation>
    </message>
    <message>
        <source>this seat is yours</source>
        <translation>自分の席です</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Tile of %1: another one</source>
        <translation>%1のタイル：別のものにする</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Strength of %1: %2</source>
        <translation>%1の強さ：%2</translation>
    </message>
    <message>
        <source>person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Who plays for %1</source>
        <translation>%1の席でプレイするのは</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>This version cannot play that game (%1). It stays on the list as it is.</source>
        <translation>この版ではそのゲームを再開できません（%1）。一覧にはそのまま残ります。</translation>
    </message>
    <message>
        <source>The rules have changed since this game was played: %1 of its %2 actions are shown. What you play now becomes a game of its own; that one stays as it is. (%3)</source>
        <translation>このゲームのあとでルールが変わったため、%2手のうち%1手までを表示しています。ここから先は別のゲームになり、元のゲームはそのまま残ります。（%3）</translation>
    </message>
    <message>
        <source>This game no longer exists.</source>
        <translation>このゲームはもうありません。</translation>
    </message>
    <message>
        <source>The rules have changed since this game was played: it is now scored differently.</source>
        <translation>このゲームのあとでルールが変わったため、点の数え方が違っています。</translation>
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
        <source>It was kept as %1.</source>
        <translation>%1として残してあります。</translation>
    </message>
    <message>
        <source>%1: the folder cannot be made</source>
        <translation>%1: フォルダーを作れません</translation>
    </message>
    <message>
        <source>Settings: %1 could not be read; the defaults are used.</source>
        <translation>設定：%1を読み込めないため、標準の値を使います。</translation>
    </message>
</context>
<context>
    <name>SettingsLanguage</name>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Spoken announcements</source>
        <translation>音声での案内</translation>
    </message>
    <message>
        <source>a screen reader says what happens at the table</source>
        <translation>テーブルで起きたことをスクリーンリーダーが読み上げます</translation>
    </message>
    <message>
        <source>Language and data</source>
        <translation>言語とデータ</translation>
    </message>
    <message>
        <source>Where games are kept</source>
        <translation>ゲームの保存場所</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>The computer’s own voice</source>
        <translation>コンピューターの音声</translation>
    </message>
    <message>
        <source>The system has no voice for this language: install one, then switch this on again</source>
        <translation>この言語の音声がシステムにありません。インストールしてから、もう一度オンにしてください</translation>
    </message>
    <message>
        <source>says what happens where no screen reader runs</source>
        <translation>スクリーンリーダーがないとき、起きたことを読み上げます</translation>
    </message>
    <message>
        <source>This is how it sounds.</source>
        <translation>このように聞こえます。</translation>
    </message>
</context>
<context>
    <name>SettingsMotion</name>
    <message>
        <source>Motion</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>即時</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>動きの軽減</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>nothing flies or turns; everything stays just as long</source>
        <translation>何も飛んだり回ったりしません。表示時間は同じです</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
</context>
<context>
    <name>SettingsPlay</name>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>To play a card</source>
        <translation>カードのプレイ</translation>
    </message>
    <message>
        <source>One click</source>
        <translation>1クリック</translation>
    </message>
    <message>
        <source>Two clicks</source>
        <translation>2クリック</translation>
    </message>
    <message>
        <source>First games</source>
        <translation>最初のうち</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>いつも</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>知らせない</translation>
    </message>
    <message>
        <source>Single letters</source>
        <translation>1文字のキー</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>コーチ</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Tell me when it is my turn</source>
        <translation>自分の番を知らせる</translation>
    </message>
    <message>
        <source>H for a hint, V for the last trick …; each also works with Ctrl</source>
        <translation>Hでヒント、Vで直前のトリックなど。どれもCtrlと一緒でも使えます</translation>
    </message>
    <message>
        <source>Explains what happens, and asks once before a costly move</source>
        <translation>起きたことを説明し、損な手は一度だけ止めます</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>of cards, words and points; %1 switches it off and on</source>
        <comment>a key</comment>
        <translation>カード、言葉、点の音。%1で消したり出したりします</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>小さめ</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
</context>
<context>
    <name>SettingsTable</name>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>the cloth by day, or one lamp at night</source>
        <translation>昼のクロス、または夜のランプ1つ</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Mantel</source>
        <translation>マンテル（昼）</translation>
    </message>
    <message>
        <source>Noche</source>
        <translation>ノーチェ（夜）</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>クロス</translation>
    </message>
    <message>
        <source>Sage</source>
        <translation>セージ</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>藍</translation>
    </message>
    <message>
        <source>Clay</source>
        <translation>土</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>無地</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>カードの裏</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>タイル</translation>
    </message>
    <message>
        <source>Andes</source>
        <translation>アンデス</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>マテ</translation>
    </message>
    <message>
        <source>Cut paper</source>
        <translation>切り紙</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>カードの表</translation>
    </message>
    <message>
        <source>four colours: a colour for each French suit</source>
        <translation>4色：フレンチ・デッキのスートごとの色</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>4色</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大きい</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>black on white, plain cloth, large faces</source>
        <translation>白地に黒、無地のクロス、大きな絵柄</translation>
    </message>
    <message>
        <source>the system asks for it</source>
        <translation>システムの設定によりオンです</translation>
    </message>
    <message>
        <source>on top of the system&apos;s %1 %</source>
        <translation>システムの%1 %に掛けた大きさ</translation>
    </message>
</context>
<context>
    <name>SharePanel</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%nゲーム</numerusform>
        </translation>
    </message>
    <message>
        <source>No finished game of this kind yet.</source>
        <translation>この種類の終わったゲームはまだありません。</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>すべての強さ</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>連勝</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Decisions cost</source>
        <translation>判断の損失</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>1ディールの点</translation>
    </message>
    <message>
        <source>What the cards brought per deal</source>
        <translation>札のめぐり（1ディールあたり）</translation>
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
    <name>SlipBars</name>
    <message>
        <source>%1 of 100</source>
        <translation>100のうち%1</translation>
    </message>
</context>
<context>
    <name>SlipDots</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>ステップ%1/%2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>step of a lesson</comment>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>SlipOptions</name>
    <message>
        <source>Done</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>SoundSign</name>
    <message>
        <source>Sound off</source>
        <translation>音なし</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>音あり</translation>
    </message>
</context>
<context>
    <name>StageHeading</name>
    <message>
        <source>Your first deal</source>
        <translation>はじめてのディール</translation>
    </message>
    <message>
        <source>Where points are won</source>
        <translation>点の取りどころ</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>ゲームのすべて</translation>
    </message>
    <message>
        <source>after these you can play</source>
        <translation>ここまでで遊べます</translation>
    </message>
    <message>
        <source>what good players look for</source>
        <translation>上手な人の目のつけどころ</translation>
    </message>
    <message>
        <source>for full games, with everything in play</source>
        <translation>すべてのルールで、最後まで遊ぶために</translation>
    </message>
</context>
<context>
    <name>Stars</name>
    <message numerus="yes">
        <source>%n of 3 stars</source>
        <translation>
            <numerusform>星3つのうち%n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>%1 ± %2 %</source>
        <comment>share of games won</comment>
        <translation>%1 ± %2%</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>so many games won</comment>
        <translation>%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n game(s) won</source>
        <translation>
            <numerusform>%1：%nゲーム中%2勝</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a count, and the share</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>With help</source>
        <comment>games in which hints were taken</comment>
        <translation>助けあり</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>すべての強さ</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>a number, and its error</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1, longest %2</source>
        <comment>games won in a row</comment>
        <translation>%1、最高%2</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>minutes played</comment>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1時間%2分</translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>This recording has no more deals.</source>
        <translation>この記録には、これ以降のディールがありません。</translation>
    </message>
</context>
<context>
    <name>TableHint</name>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
</context>
<context>
    <name>TablePiles</name>
    <message>
        <source>stock</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>TableRail</name>
    <message>
        <source>This game</source>
        <translation>このゲーム</translation>
    </message>
</context>
<context>
    <name>TableSample</name>
    <message>
        <source>A small table as it looks with these settings</source>
        <translation>この設定での小さなテーブル</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>あなたの番です</translation>
    </message>
</context>
<context>
    <name>TableSeats</name>
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
    <name>TableToast</name>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>TakeOver</name>
    <message>
        <source>A game saved by an earlier version cannot be read: %1: %2. The file stays where it is.</source>
        <translation>前の版で保存されたゲームを読めません：%1：%2。ファイルはそのまま残ります。</translation>
    </message>
</context>
<context>
    <name>TendidoBar</name>
    <message>
        <source>Direction of counting</source>
        <translation>数える向き</translation>
    </message>
    <message>
        <source>From the left</source>
        <translation>左から</translation>
    </message>
    <message>
        <source>From the right</source>
        <translation>右から</translation>
    </message>
    <message>
        <source>Count from the left</source>
        <translation>左から数える</translation>
    </message>
    <message>
        <source>Count from the right</source>
        <translation>右から数える</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <translation>配る</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>TendidoRow</name>
    <message>
        <source>1st</source>
        <translation>1枚目</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2枚目</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3枚目</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4枚目</translation>
    </message>
    <message>
        <source>%1, in its place</source>
        <comment>a card of the tendido</comment>
        <translation>%1、エン・ス・ルガール</translation>
    </message>
    <message>
        <source>Swap</source>
        <comment>the two cards of a pair</comment>
        <translation>交換</translation>
    </message>
    <message>
        <source>Swap the first pair</source>
        <translation>1枚目と2枚目を交換</translation>
    </message>
    <message>
        <source>Swap the second pair</source>
        <translation>3枚目と4枚目を交換</translation>
    </message>
</context>
<context>
    <name>TendidoSets</name>
    <message>
        <source>pair</source>
        <translation>2枚</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3枚</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4枚</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>, </source>
        <comment>between the parts of a spoken line</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>TileButtons</name>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1をプレイ</translation>
    </message>
    <message>
        <source>Deal %1 at once, as last time</source>
        <translation>前回と同じ設定で%1をすぐに配る</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>%1を学ぶ</translation>
    </message>
</context>
<context>
    <name>ToolIcon</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>TresilloTable</name>
    <message>
        <source>None, or as many as the stock still holds.</source>
        <translation>0枚から、山札に残る枚数まで。</translation>
    </message>
    <message>
        <source>Plate, box and paper</source>
        <translation>皿、アンティ入れ、紙</translation>
    </message>
    <message>
        <source>From none to nine. Then your opponents exchange.</source>
        <translation>0枚から9枚。そのあとオポーネントが交換します。</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>Games are not kept: Qt&apos;s driver for SQLite is not installed.</source>
        <translation>ゲームは保存されません。QtのSQLiteドライバーがありません。</translation>
    </message>
    <message>
        <source>Games are not kept while another program has %1 open. They will be once it closes.</source>
        <translation>ほかのプログラムが%1を開いている間、ゲームは保存されません。閉じられたら保存します。</translation>
    </message>
    <message>
        <source>Games are not kept: %1 cannot be written to.</source>
        <translation>ゲームは保存されません。%1に書き込めません。</translation>
    </message>
    <message>
        <source>The disk is full. You can play on; the game will be saved once there is room.</source>
        <translation>ディスクがいっぱいです。ゲームは続けられます。空きができたら保存します。</translation>
    </message>
    <message>
        <source>Games are not kept: %1 is damaged (%2). It is left as it is; move it away to start a new one.</source>
        <translation>ゲームは保存されません。%1が壊れています（%2）。ファイルはそのまま残ります。別の場所に移すと、新しいファイルで始められます。</translation>
    </message>
    <message>
        <source>Games are not kept: %1 was written by a newer version of Sobremesa. It is left as it is.</source>
        <translation>ゲームは保存されません。%1はSobremesaの新しい版で書かれています。ファイルはそのまま残ります。</translation>
    </message>
    <message>
        <source>Games are not kept: %1: %2</source>
        <translation>ゲームは保存されません：%1：%2</translation>
    </message>
</context>
<context>
    <name>TrucoBeans</name>
    <message>
        <source>malas</source>
        <translation>マラス</translation>
    </message>
    <message>
        <source>buenas</source>
        <translation>ブエナス</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%nゲーム勝ち</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrucoStake</name>
    <message>
        <source>1st</source>
        <comment>trick</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>trick</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>trick</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>parda</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>ours</source>
        <comment>trick</comment>
        <translation>こちら</translation>
    </message>
    <message>
        <source>theirs</source>
        <comment>trick</comment>
        <translation>相手</translation>
    </message>
    <message>
        <source>At stake</source>
        <translation>かかっている点</translation>
    </message>
</context>
<context>
    <name>TrucoTable</name>
    <message>
        <source>Your envido: %1</source>
        <translation>自分のエンビド：%1</translation>
    </message>
    <message>
        <source>Duel %1 of 3</source>
        <translation>3つの1対1のうち%1番目</translation>
    </message>
    <message>
        <source>Beans</source>
        <translation>豆</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>so many points win</comment>
        <translation>%1点先取</translation>
    </message>
</context>
<context>
    <name>TrumpOrder</name>
    <message>
        <source>Trump order</source>
        <translation>切札の順</translation>
    </message>
</context>
<context>
    <name>Warning</name>
    <message>
        <source>The %1 may be struck: about −%2.</source>
        <translation>%1はたたかれるかもしれません。約−%2点です。</translation>
    </message>
    <message>
        <source>After the %1 the table may be cleared: about −%2.</source>
        <translation>%1の後で場を空にされるかもしれません。約−%2点です。</translation>
    </message>
    <message>
        <source>The %1 opens a place for the next card: about −%2.</source>
        <translation>%1は次の札に位置を開きます。約−%2点です。</translation>
    </message>
    <message>
        <source>After the %1 there is much to take: about −%2.</source>
        <translation>%1の後は、取れる札が多くなります。約−%2点です。</translation>
    </message>
    <message>
        <source>The %1 may still be of use: about −%2.</source>
        <translation>%1は、まだ使えるかもしれません。約−%2点です。</translation>
    </message>
    <message>
        <source>The %1 may serve the next player: about −%2.</source>
        <translation>%1は、次の人の役に立つかもしれません。約−%2点です。</translation>
    </message>
    <message>
        <source>%1: about %2 less than the best choice.</source>
        <comment>a card or a word</comment>
        <translation>「%1」は、最善の手より約%2点低くなります。</translation>
    </message>
    <message>
        <source>%1 costs more than it may win: about −%2.</source>
        <translation>「%1」は、得られる点より高くつきます。約−%2点です。</translation>
    </message>
    <message>
        <source>The %1 takes less than you could: about −%2.</source>
        <translation>%1では、取れるものが少なくなります。約−%2点です。</translation>
    </message>
    <message>
        <source>Another card is safer than the %1: about −%2.</source>
        <translation>%1より安全な札があります。約−%2点です。</translation>
    </message>
    <message>
        <source>The %1 is better kept: about −%2.</source>
        <translation>%1は取っておく方が得です。約−%2点です。</translation>
    </message>
    <message>
        <source>The %1 is unlikely to win the trick: about −%2.</source>
        <translation>%1では、なかなかトリックを取れません。約−%2点です。</translation>
    </message>
    <message>
        <source>The numbers say so. I have no short reason.</source>
        <translation>計算ではそうなります。短い理由はわかりません。</translation>
    </message>
    <message>
        <source>The %1 leaves points on the table: about −%2.</source>
        <translation>%1では、取れる点を逃します。約−%2点です。</translation>
    </message>
    <message>
        <source>A more expensive card than the %1 could go: about −%2.</source>
        <translation>%1より高い札を手放せます。約−%2点です。</translation>
    </message>
    <message>
        <source>The best choice: %1</source>
        <comment>a sentence about it</comment>
        <translation>最善の手：%1</translation>
    </message>
</context>
<context>
    <name>WhyTip</name>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>WordSheet</name>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
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
        <translation>ダイアモンド</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>sota</source>
        <translation>ジャック</translation>
    </message>
    <message>
        <source>caballo</source>
        <translation>カバロ</translation>
    </message>
    <message>
        <source>rey</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>oros</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>copas</source>
        <translation>カップ</translation>
    </message>
    <message>
        <source>espadas</source>
        <translation>ソード</translation>
    </message>
    <message>
        <source>bastos</source>
        <translation>バトン</translation>
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
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>truco</comment>
        <translation>アス</translation>
    </message>
    <message>
        <source>sota</source>
        <comment>truco</comment>
        <translation>ソータ</translation>
    </message>
    <message>
        <source>caballo</source>
        <comment>truco</comment>
        <translation>カバリョ</translation>
    </message>
    <message>
        <source>rey</source>
        <comment>truco</comment>
        <translation>レイ</translation>
    </message>
    <message>
        <source>oros</source>
        <comment>truco</comment>
        <translation>貨幣</translation>
    </message>
    <message>
        <source>copas</source>
        <comment>truco</comment>
        <translation>聖杯</translation>
    </message>
    <message>
        <source>espadas</source>
        <comment>truco</comment>
        <translation>剣</translation>
    </message>
    <message>
        <source>bastos</source>
        <comment>truco</comment>
        <translation>棍棒</translation>
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
        <source>Captured cards are written in ascending order.</source>
        <translation>取るカードは低い順に書きます。</translation>
    </message>
    <message>
        <source>The %1 cannot take these cards: it takes one equal card or one sum, and then the next ranks without a gap.</source>
        <translation>%1ではこれらのカードを取れません。同じランク1枚か合計を取り、その上に続くカードを切れ目なく取ります。</translation>
    </message>
    <message>
        <source>No cards are played now.</source>
        <translation>今はカードをプレイできません。</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>今は%1の番です。</translation>
    </message>
    <message>
        <source>The %1 is not in the hand.</source>
        <translation>%1は手札にありません。</translation>
    </message>
    <message>
        <source>No ronda can be declared now.</source>
        <translation>今はロンダを宣言できません。</translation>
    </message>
    <message>
        <source>From 30 points on no ronda is declared.</source>
        <translation>30点からはロンダを宣言できません。</translation>
    </message>
    <message>
        <source>The ronda has already been declared.</source>
        <translation>ロンダはもう宣言されています。</translation>
    </message>
    <message>
        <source>A ronda is three equal cards among the five just dealt.</source>
        <translation>ロンダは配られた5枚の中の同じランクの3枚です。</translation>
    </message>
    <message>
        <source>With these rules nobody claims a run.</source>
        <translation>このルールではシークエンスを指摘できません。</translation>
    </message>
    <message>
        <source>No run has been left on the table.</source>
        <translation>取り忘れたシークエンスはありません。</translation>
    </message>
    <message>
        <source>Only an opponent of the player who left the run may claim it.</source>
        <translation>指摘できるのは、シークエンスを残した人の相手だけです。</translation>
    </message>
    <message>
        <source>That has been answered already.</source>
        <translation>もう「指摘しない」と答えました。</translation>
    </message>
    <message>
        <source>Only the last missed run of a deal is passed.</source>
        <translation>「指摘しない」と答えるのは、ディール最後の取り忘れのときだけです。</translation>
    </message>
    <message>
        <source>Captured rondas are collected after the deal.</source>
        <translation>ロンダの捕獲の点はディール後に請求します。</translation>
    </message>
    <message>
        <source>The other side is asked now.</source>
        <translation>今は相手側に聞いています。</translation>
    </message>
    <message>
        <source>The rest has been let go already.</source>
        <translation>残りはもう請求しないと答えました。</translation>
    </message>
    <message>
        <source>No ronda of rank %1 is left to collect.</source>
        <translation>請求できる%1のロンダは残っていません。</translation>
    </message>
    <message>
        <source>There is no such seat.</source>
        <translation>その席はありません。</translation>
    </message>
    <message>
        <source>You lay the %2.</source>
        <translation>%2を捨て札にしました。</translation>
    </message>
    <message>
        <source>%1 lays the %2.</source>
        <translation>%1が%2を捨て札にしました。</translation>
    </message>
    <message>
        <source>You take %3 with the %2.</source>
        <translation>%2で%3を取りました。</translation>
    </message>
    <message>
        <source>%1 takes %3 with the %2.</source>
        <translation>%1が%2で%3を取りました。</translation>
    </message>
    <message>
        <source>You declare a ronda.</source>
        <translation>ロンダを宣言しました。</translation>
    </message>
    <message>
        <source>%1 declares a ronda.</source>
        <translation>%1がロンダを宣言しました。</translation>
    </message>
    <message numerus="yes">
        <source>You claim the missed run: %n card(s).</source>
        <translation>
            <numerusform>取り忘れたシークエンスを指摘しました：%n枚。</numerusform>
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
        <translation>捕獲したロンダの10点を請求しました：%2。</translation>
    </message>
    <message>
        <source>%1 collects for the captured ronda: %2.</source>
        <translation>%1が捕獲したロンダの10点を請求しました：%2。</translation>
    </message>
    <message>
        <source>You let it go.</source>
        <translation>見送りました。</translation>
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
        <source>%n card(s), +%1</source>
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
        <source>Did the last card leave a run?</source>
        <translation>最後のカードはシークエンスを残しましたか？</translation>
    </message>
    <message>
        <source>You have captured a ronda. Of which rank?</source>
        <translation>ロンダを捕獲しました。どのランクですか？</translation>
    </message>
    <message>
        <source>Your turn: play a card</source>
        <translation>あなたの番です。カードを出してください</translation>
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
    <message>
        <source>It takes %1.</source>
        <translation>%1を取れます。</translation>
    </message>
    <message>
        <source>It can be taken with %1.</source>
        <translation>%1で取れます。</translation>
    </message>
    <message>
        <source>Cards of its rank that you have not seen yet: %1.</source>
        <translation>まだ見ていない同じ数字のカード：%1枚。</translation>
    </message>
    <message numerus="yes">
        <source>Three equal cards of the five just dealt are a ronda: said before your first card, it scores %n point(s).</source>
        <translation>
            <numerusform>配られたばかりの5枚に同じランクが3枚あればロンダです。自分の最初の札の前に宣言すると%n点です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes %3 with the %2: together they make its number.</source>
        <translation>%1は%2で%3を取りました。合わせるとその数になるからです。</translation>
    </message>
    <message>
        <source>A caída on a card of a dealt ronda captures the ronda: whoever remembers its rank now collects 10 points.</source>
        <translation>配られたロンダの札をカイダで取ると、ロンダの捕獲です。今そのランクを覚えている人が10点を受け取ります。</translation>
    </message>
    <message>
        <source>A run goes on upwards from the card played. What the others leave of theirs may be claimed until the next card.</source>
        <translation>シークエンスは出した札から上に続きます。相手が残した分は、次の札が出るまで指摘できます。</translation>
    </message>
    <message>
        <source>A card takes an equal one, or small ones that add up to it, and then those that follow upwards.</source>
        <translation>札は、同じランクの1枚か、合計がその数になる小さい札を取り、続いてその上に並ぶ札も取ります。</translation>
    </message>
    <message>
        <source>You take %3 with the %2, then %4.</source>
        <translation>%2で%3を取り、続けて%4も取りました。</translation>
    </message>
    <message>
        <source>%1 takes %3 with the %2, then %4.</source>
        <translation>%1が%2で%3を取り、続けて%4も取りました。</translation>
    </message>
    <message>
        <source>%1: %2 cards. %3 are %4, and %5 more: %6.</source>
        <translation>%1：%2枚。%3枚で%4点、あと%5枚で計%6点。</translation>
    </message>
    <message>
        <source>Scored automatically</source>
        <translation>自動で入る</translation>
    </message>
    <message>
        <source>Two players head to head, or two teams with partners opposite each other.</source>
        <translation>1対1、またはパートナーと向かい合う2チームです。</translation>
    </message>
    <message>
        <source>How the 10 points for a captured ronda are scored after the deal.</source>
        <translation>ディール後に、ロンダの捕獲の10点がどう入るかです。</translation>
    </message>
    <message>
        <source>The %1 is not on the table.</source>
        <translation>%1は場にありません。</translation>
    </message>
    <message>
        <source>A ronda is declared before your first card.</source>
        <translation>ロンダは自分の最初のカードより前に宣言します。</translation>
    </message>
    <message>
        <source>Both sides took the same number of cards: the points go to the side that did not deal.</source>
        <translation>双方の枚数が同じなので、ディーラーでない側に点が入ります。</translation>
    </message>
    <message>
        <source>How does the %1 take?</source>
        <translation>%1で何を取りますか？</translation>
    </message>
    <message>
        <source>It takes nothing from the table as it is.</source>
        <translation>今の場からは何も取れません。</translation>
    </message>
    <message>
        <source>No card in your hand can take it.</source>
        <translation>手札のどのカードでも取れません。</translation>
    </message>
    <message>
        <source>%1 laid the %2. The other three of its rank are gone: nobody can make a caída on it.</source>
        <translation>%1は%2を置きました。同じランクのほかの3枚は出ているので、カイダはできません。</translation>
    </message>
    <message>
        <source>Lay the %1</source>
        <translation>%1を捨て札にする</translation>
    </message>
</context>
<context>
    <name>drills</name>
    <message>
        <source>six for twenty cards</source>
        <translation>20枚で6点</translation>
    </message>
    <message>
        <source>made even</source>
        <translation>偶数にする</translation>
    </message>
    <message>
        <source>equal counts</source>
        <translation>同数のとき</translation>
    </message>
    <message>
        <source>fewer than twenty</source>
        <translation>20枚未満</translation>
    </message>
    <message>
        <source>one side counts</source>
        <translation>数えるのは片方だけ</translation>
    </message>
    <message>
        <source>You counted from 20 alone. The twentieth card brings 6, each further one 1: %1 cards.</source>
        <translation>20枚を超えた分だけを数えました。20枚目で6点、その先は1枚1点です。ここでは%1枚です。</translation>
    </message>
    <message>
        <source>You chose %1. Points are always even: an odd number goes up by 1.</source>
        <translation>%1を選びました。点はいつも偶数で、奇数なら1点増やします。</translation>
    </message>
    <message>
        <source>With equal counts the side that did not deal gets 2.</source>
        <translation>同数なら、配らなかった側が2点です。</translation>
    </message>
    <message>
        <source>Nobody has 20, so the side with more cards gets 2.</source>
        <translation>どちらも20枚に届かないので、多い側が2点です。</translation>
    </message>
    <message>
        <source>Only the side with more cards counts them.</source>
        <translation>数えるのは、枚数の多い側だけです。</translation>
    </message>
    <message>
        <source>Equal counts, and your side dealt: 0.</source>
        <translation>同数で、配ったのはあなたの側です。0点です。</translation>
    </message>
    <message>
        <source>Equal counts, and the others dealt: 2.</source>
        <translation>同数で、配ったのは相手です。2点です。</translation>
    </message>
    <message>
        <source>The others have more cards: 0.</source>
        <translation>相手のほうが多いので、0点です。</translation>
    </message>
    <message>
        <source>More cards, but fewer than 20: 2.</source>
        <translation>多いほうですが20枚未満なので、2点です。</translation>
    </message>
    <message>
        <source>6 for 20 cards and 1 for each more, made even: %1 cards are %2.</source>
        <translation>20枚で6点、その先は1枚1点、偶数に上げます。%1枚で%2点です。</translation>
    </message>
    <message>
        <source>You captured %1 cards, the others %2. What does your side score?</source>
        <translation>あなたの側は%1枚、相手は%2枚取りました。あなたの側は何点？</translation>
    </message>
    <message>
        <source>Your side dealt.</source>
        <translation>配ったのはあなたの側です。</translation>
    </message>
    <message>
        <source>The others dealt.</source>
        <translation>配ったのは相手です。</translation>
    </message>
    <message>
        <source>The count of a deal</source>
        <translation>ディールの計算</translation>
    </message>
    <message>
        <source>one equal card</source>
        <translation>同じランクは1枚だけ</translation>
    </message>
    <message>
        <source>sums</source>
        <translation>足し算</translation>
    </message>
    <message>
        <source>an equal card or a sum</source>
        <translation>同じランクか足し算</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>続き札</translation>
    </message>
    <message>
        <source>gaps in a run</source>
        <translation>続き札の途切れ</translation>
    </message>
    <message>
        <source>the jack follows the seven</source>
        <translation>7の次はJ</translation>
    </message>
    <message>
        <source>You counted every %1. A card takes only one equal card.</source>
        <translation>%1を全部数えました。同じランクで取れるのは1枚だけです。</translation>
    </message>
    <message>
        <source>A sum may have more than two cards: %1 cards make %2 here.</source>
        <translation>足し算は3枚以上でもかまいません。ここでは%1枚で%2になります。</translation>
    </message>
    <message>
        <source>You took the %1 and a sum. It is one or the other, and then the run.</source>
        <translation>%1と足し算の両方を取りました。取れるのはどちらか一方で、そのあとに続き札が続きます。</translation>
    </message>
    <message>
        <source>You left the run. What follows the %1 upwards without a gap may come along.</source>
        <translation>続き札を忘れました。%1から上へ途切れずに続く札も取れます。</translation>
    </message>
    <message>
        <source>You jumped a rank that is missing. A run ends at a gap.</source>
        <translation>抜けているランクを飛ばしました。続き札は途切れたところで終わりです。</translation>
    </message>
    <message>
        <source>You stopped at the seven. There are no 8, 9 and 10: the jack follows.</source>
        <translation>7で止まりました。8、9、10はないので、次はJです。</translation>
    </message>
    <message>
        <source>How many cards can the %1 take?</source>
        <translation>%1は何枚取れる？</translation>
    </message>
    <message>
        <source>Count the most that it can take from the table.</source>
        <translation>場から取れる最大の枚数を数えましょう。</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>場の札</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>自分が出す札</translation>
    </message>
    <message>
        <source>The %1 takes nothing: there is no equal card and no sum.</source>
        <translation>%1は何も取れません。同じランクも足し算もありません。</translation>
    </message>
    <message>
        <source>The %1 takes %2.</source>
        <translation>%1で取れるのは%2です。</translation>
    </message>
    <message>
        <source>What may this card take?</source>
        <translation>この札で何が取れる？</translation>
    </message>
    <message>
        <source>the card just laid</source>
        <translation>出たばかりの札</translation>
    </message>
    <message>
        <source>a caída needs an equal card</source>
        <translation>カイダは同じランクで</translation>
    </message>
    <message>
        <source>limpia</source>
        <translation>リンピア</translation>
    </message>
    <message>
        <source>what counts at 38</source>
        <translation>38点で数えるもの</translation>
    </message>
    <message>
        <source>You counted a caída. It needs the card that was just laid; the %1 lay there before.</source>
        <translation>カイダを数えました。カイダは出たばかりの札を取ったときだけで、%1は前からありました。</translation>
    </message>
    <message>
        <source>You counted a caída. A caída is made with an equal card, not with a sum or a run that holds the %1.</source>
        <translation>カイダを数えました。カイダは同じランクで取ったときだけです。%1を足し算や続き札で取っても、なりません。</translation>
    </message>
    <message>
        <source>You left out the limpia: the table is empty afterwards, 2 more.</source>
        <translation>リンピアを忘れました。場が空になるので、あと2点です。</translation>
    </message>
    <message>
        <source>You counted it in full. With 38 a side may not score with a caída; a limpia still counts.</source>
        <translation>全部数えました。38点ではカイダは点になりません。リンピアは数えます。</translation>
    </message>
    <message>
        <source>Caída 2 and limpia 2.</source>
        <translation>カイダ2点とリンピア2点です。</translation>
    </message>
    <message>
        <source>A caída, but your side has 38: 0.</source>
        <translation>カイダですが、あなたの側は38点なので0点です。</translation>
    </message>
    <message>
        <source>Limpia: 2.</source>
        <translation>リンピアで2点です。</translation>
    </message>
    <message>
        <source>Caída: 2.</source>
        <translation>カイダで2点です。</translation>
    </message>
    <message>
        <source>No caída and no limpia: cards alone, 0.</source>
        <translation>カイダもリンピアもなく、札だけです。0点です。</translation>
    </message>
    <message>
        <source>The %1 takes %2. How many points?</source>
        <translation>%1で%2を取ります。何点？</translation>
    </message>
    <message>
        <source>Your neighbour has just laid the %1. Your side has %2.</source>
        <translation>隣の人がたった今%1を出しました。あなたの側は%2点です。</translation>
    </message>
    <message>
        <source>Your neighbour has just taken. Your side has %1.</source>
        <translation>隣の人は札を取ったところです。あなたの側は%1点です。</translation>
    </message>
    <message>
        <source>On the table, the oldest first</source>
        <translation>場の札（古い順）</translation>
    </message>
    <message>
        <source>What does this play score?</source>
        <translation>このプレイは何点？</translation>
    </message>
    <message>
        <source>J 11, Q 12, K 13</source>
        <translation>J 11、Q 12、K 13</translation>
    </message>
    <message>
        <source>what an ace costs</source>
        <translation>エースの失点</translation>
    </message>
    <message>
        <source>what a joker costs</source>
        <translation>ジョーカーの失点</translation>
    </message>
    <message>
        <source>cards cost their number</source>
        <translation>札の失点は数のとおり</translation>
    </message>
    <message>
        <source>You chose %1: with one for the ace. It costs 14.</source>
        <translation>%1は、エースを1点とした場合です。エースは14点です。</translation>
    </message>
    <message>
        <source>You chose %1: without the joker. It is the dearest card, 25.</source>
        <translation>%1は、ジョーカーを数えない場合です。ジョーカーはいちばん高く、25点です。</translation>
    </message>
    <message>
        <source>You chose %1: that is one for each card. Each costs its number.</source>
        <translation>%1は、1枚を1点とした場合です。札はそれぞれの数が失点になります。</translation>
    </message>
    <message>
        <source>What does this hand cost?</source>
        <translation>この手札は何点の失点？</translation>
    </message>
    <message>
        <source>Somebody else goes out now.</source>
        <translation>今、ほかの人が上がりました。</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>自分の手札</translation>
    </message>
    <message>
        <source>%1 = %2.</source>
        <translation>%1＝%2です。</translation>
    </message>
    <message>
        <source>four make an escalera</source>
        <translation>エスカレラは4枚</translation>
    </message>
    <message>
        <source>one joker a meld</source>
        <translation>ジョーカーは1枚まで</translation>
    </message>
    <message>
        <source>one suit in an escalera</source>
        <translation>エスカレラは同じスート</translation>
    </message>
    <message>
        <source>the ace at the ends</source>
        <translation>エースは端だけ</translation>
    </message>
    <message>
        <source>no gap in an escalera</source>
        <translation>エスカレラに抜けはない</translation>
    </message>
    <message>
        <source>three of a rank</source>
        <translation>同じランク3枚</translation>
    </message>
    <message>
        <source>%1: an escalera needs four cards. Three are a trio only if their ranks are equal.</source>
        <translation>%1：エスカレラは4枚必要です。3枚なら、同じランクのトリオだけです。</translation>
    </message>
    <message>
        <source>%1: a meld that is put down may hold one joker at most.</source>
        <translation>%1：下ろすメルドに入れられるジョーカーは1枚までです。</translation>
    </message>
    <message>
        <source>%1: all cards of an escalera are of one suit.</source>
        <translation>%1：エスカレラは全部同じスートです。</translation>
    </message>
    <message>
        <source>%1: the ace stands below the two or above the king, never between them.</source>
        <translation>%1：エースは2の下かKの上で、その間には入りません。</translation>
    </message>
    <message>
        <source>%1: one rank is missing.</source>
        <translation>%1：ランクが1つ抜けています。</translation>
    </message>
    <message>
        <source>%1: a trio needs three cards of one rank.</source>
        <translation>%1：トリオは同じランクの札3枚です。</translation>
    </message>
    <message>
        <source>Which of these is a meld?</source>
        <translation>メルドはどれ？</translation>
    </message>
    <message>
        <source>%1 is a trio: suits do not matter.</source>
        <translation>%1はトリオです。スートは関係ありません。</translation>
    </message>
    <message>
        <source>%1 is an escalera: four of one suit in order.</source>
        <translation>%1はエスカレラです。同じスートで4枚続いています。</translation>
    </message>
    <message>
        <source>Is this a meld?</source>
        <translation>これはメルド？</translation>
    </message>
    <message>
        <source>what a blow is worth</source>
        <translation>ポラーソの点</translation>
    </message>
    <message>
        <source>what a limpia is worth</source>
        <translation>リンピアの点</translation>
    </message>
    <message>
        <source>in its place</source>
        <translation>自分の場所</translation>
    </message>
    <message>
        <source>counting the places</source>
        <translation>場所の数え方</translation>
    </message>
    <message>
        <source>You counted a blow. Only the card that your neighbour has just laid can be struck; this %1 lay there before.</source>
        <translation>ポラーソを数えました。たたけるのは隣の人がたった今出した札だけで、この%1は前からありました。</translation>
    </message>
    <message>
        <source>You counted 1 for the blow. A king is worth 4, a queen 3, a jack 2: here %1.</source>
        <translation>ポラーソを1点と数えました。Kは4点、Qは3点、Jは2点です。ここでは%1点です。</translation>
    </message>
    <message>
        <source>You left out the limpia. No card remains on the table: %1 more.</source>
        <translation>リンピアを忘れました。場に札が残らないので、あと%1点です。</translation>
    </message>
    <message>
        <source>You counted the limpia by your own card. The highest card taken decides, the %1: %2.</source>
        <translation>リンピアを自分の札で数えました。決めるのは取った中でいちばん高い%1で、%2点です。</translation>
    </message>
    <message>
        <source>The %1 becomes card number %2 on the table: in its place it scores its number.</source>
        <translation>%1は場の%2枚目になります。自分の場所なので、数のとおりの点です。</translation>
    </message>
    <message>
        <source>The %1 becomes card number %2 on the table. That is not its place.</source>
        <translation>%1は場の%2枚目になります。自分の場所ではありません。</translation>
    </message>
    <message>
        <source>It is laid in its place: %1.</source>
        <translation>自分の場所に出たので、%1点です。</translation>
    </message>
    <message>
        <source>It is laid, and not in its place: 0.</source>
        <translation>自分の場所ではないので、0点です。</translation>
    </message>
    <message>
        <source>Porrazo %1 and limpia %2.</source>
        <translation>ポラーソ%1点とリンピア%2点です。</translation>
    </message>
    <message>
        <source>Porrazo: %1.</source>
        <translation>ポラーソで%1点です。</translation>
    </message>
    <message>
        <source>Limpia: %1.</source>
        <translation>リンピアで%1点です。</translation>
    </message>
    <message>
        <source>It takes an old card and leaves others: 0.</source>
        <translation>前からあった札を取り、場に札が残ります。0点です。</translation>
    </message>
    <message>
        <source>How many points does the %1 score?</source>
        <translation>%1は何点？</translation>
    </message>
    <message>
        <source>Your neighbour has just laid the %1.</source>
        <translation>隣の人がたった今%1を出しました。</translation>
    </message>
    <message>
        <source>Your neighbour has just taken: nothing here is new.</source>
        <translation>隣の人は札を取ったところで、新しい札はありません。</translation>
    </message>
    <message>
        <source>What does this card score?</source>
        <translation>この札は何点？</translation>
    </message>
    <message>
        <source>the equal card laid last</source>
        <translation>最後に出た同じランク</translation>
    </message>
    <message>
        <source>runs beyond the king</source>
        <translation>Kの先の続き札</translation>
    </message>
    <message>
        <source>runs go up only</source>
        <translation>続き札は上へだけ</translation>
    </message>
    <message>
        <source>You took every %1. A card takes only one equal card: the %2.</source>
        <translation>%1を全部取りました。取れる同じランクは1枚だけで、%2です。</translation>
    </message>
    <message>
        <source>Of equal cards the one laid last is taken: the %1, not the %2.</source>
        <translation>同じランクなら最後に出た札を取ります。%2ではなく%1です。</translation>
    </message>
    <message>
        <source>You stopped at the %1. The cards that follow it upwards come along.</source>
        <translation>%1で止まりました。そこから上へ続く札も取れます。</translation>
    </message>
    <message>
        <source>You stopped at the king. The ace follows it: the %1 comes along.</source>
        <translation>Kで止まりました。次はエースなので、%1も取れます。</translation>
    </message>
    <message>
        <source>You took %1: one rank is missing there, and a run ends at a gap.</source>
        <translation>%1を取りましたが、ランクが1つ抜けています。続き札は途切れたところで終わりです。</translation>
    </message>
    <message>
        <source>A run goes up from the %1, never down.</source>
        <translation>続き札は%1から上へ進み、下へは進みません。</translation>
    </message>
    <message>
        <source>What does the %1 take?</source>
        <translation>%1で何が取れる？</translation>
    </message>
    <message>
        <source>Tap every card that it takes from the table.</source>
        <translation>場から取れる札をすべて選びましょう。</translation>
    </message>
    <message>
        <source>What does this card take?</source>
        <translation>この札で何が取れる？</translation>
    </message>
    <message>
        <source>place points</source>
        <translation>場所の得点</translation>
    </message>
    <message>
        <source>changing places</source>
        <translation>場所の入れ替え</translation>
    </message>
    <message>
        <source>only within the pairs</source>
        <translation>組の中だけ</translation>
    </message>
    <message>
        <source>from the right</source>
        <translation>右から数える</translation>
    </message>
    <message>
        <source>one way only</source>
        <translation>一方向だけ</translation>
    </message>
    <message>
        <source>You chose %1: that is every low card added up. A card scores only in the place of its number.</source>
        <translation>%1は、低い札を全部足した場合です。札は自分の数の場所でだけ点になります。</translation>
    </message>
    <message>
        <source>You chose %1: that is the row as it was dealt. Within each pair the cards may change places.</source>
        <translation>%1は、配られたままの場合です。組の中では札を入れ替えられます。</translation>
    </message>
    <message>
        <source>You chose %1: for that a card would have to leave its pair.</source>
        <translation>%1は、札が組の外へ出ないと作れません。</translation>
    </message>
    <message>
        <source>You chose %1: that is counted from the left. From the right there is more.</source>
        <translation>%1は、左から数えた場合です。右からのほうが多くなります。</translation>
    </message>
    <message>
        <source>You chose %1: both ways of counting are never added.</source>
        <translation>%1は、左右を足した場合です。左右の点は足せません。</translation>
    </message>
    <message>
        <source>The most points by places?</source>
        <translation>場所の得点は、最高で何点？</translation>
    </message>
    <message>
        <source>Only within the two pairs may cards change places; count from the left or from the right.</source>
        <translation>入れ替えられるのは、組の中の2枚だけです。左から数えても、右から数えてもかまいません。</translation>
    </message>
    <message>
        <source>The tendido</source>
        <translation>テンディド</translation>
    </message>
    <message>
        <source>Laid as %1 and counted from the right, these lie in their places: %2.</source>
        <translation>%1と並べて右から数えると、%2が自分の場所にあります。</translation>
    </message>
    <message>
        <source>Laid as %1 and counted from the left, these lie in their places: %2.</source>
        <translation>%1と並べて左から数えると、%2が自分の場所にあります。</translation>
    </message>
    <message>
        <source>What is the tendido worth?</source>
        <translation>テンディドは何点？</translation>
    </message>
    <message>
        <source>following suit</source>
        <translation>スートに従う</translation>
    </message>
    <message>
        <source>espada and basto follow trumps</source>
        <translation>エスパーダとバストは切札</translation>
    </message>
    <message>
        <source>keeping an estuche back</source>
        <translation>エストゥーチェを取っておく</translation>
    </message>
    <message>
        <source>a higher estuche forces</source>
        <translation>上のエストゥーチェには出す</translation>
    </message>
    <message>
        <source>nobody must trump</source>
        <translation>切札を出す義務はない</translation>
    </message>
    <message>
        <source>nobody must beat</source>
        <translation>勝つ義務はない</translation>
    </message>
    <message>
        <source>A trump was led: who has an ordinary trump must play a trump.</source>
        <translation>切札でリードされました。普通の切札があれば、切札を出します。</translation>
    </message>
    <message>
        <source>Who has the suit led must follow it.</source>
        <translation>リードされたスートがあれば、それを出します。</translation>
    </message>
    <message>
        <source>You went by the printed suits. The aces of espadas and bastos are trumps, whatever suit is trumps.</source>
        <translation>札の絵のスートで考えました。エスパーダとバストのエースは、いつでも切札です。</translation>
    </message>
    <message>
        <source>An estuche may be kept back. With no ordinary trump in hand any card may be played.</source>
        <translation>エストゥーチェは取っておけます。普通の切札がなければ、どの札でも出せます。</translation>
    </message>
    <message>
        <source>The %1 was led: it forces every lower estuche out.</source>
        <translation>リードは%1です。それより下のエストゥーチェは出さなければなりません。</translation>
    </message>
    <message>
        <source>Without the suit led any card may be played. Nobody must trump.</source>
        <translation>リードのスートがなければ、どの札でも出せます。切札の義務はありません。</translation>
    </message>
    <message>
        <source>You chose only cards that beat it. To follow is enough.</source>
        <translation>勝てる札だけを選びました。従うだけでかまいません。</translation>
    </message>
    <message>
        <source>Trumps: %1. Which cards may you play?</source>
        <translation>切札は%1。出せる札はどれ？</translation>
    </message>
    <message>
        <source>Tap every card that the rules allow.</source>
        <translation>ルールで出せる札をすべて選びましょう。</translation>
    </message>
    <message>
        <source>Led</source>
        <translation>リード</translation>
    </message>
    <message>
        <source>Every card may be played.</source>
        <translation>どの札でも出せます。</translation>
    </message>
    <message>
        <source>These may be played: %1.</source>
        <translation>出せるのは%1です。</translation>
    </message>
    <message>
        <source>What must I follow?</source>
        <translation>何を出さなければならない？</translation>
    </message>
    <message>
        <source>oros and copas upside down</source>
        <translation>コインとカップは逆順</translation>
    </message>
    <message>
        <source>espada and basto</source>
        <translation>エスパーダとバスト</translation>
    </message>
    <message>
        <source>the mala</source>
        <translation>マラ</translation>
    </message>
    <message>
        <source>the punto</source>
        <translation>プント</translation>
    </message>
    <message>
        <source>any trump beats a plain card</source>
        <translation>切札は平札に勝つ</translation>
    </message>
    <message>
        <source>You put the %1 above the %2. In oros and copas the low numbers are the high ones: 2, 3, 4, 5, 6, 7 downwards.</source>
        <translation>%1を%2より上としました。コインとカップでは小さい数ほど強く、2、3、4、5、6、7の順に下がります。</translation>
    </message>
    <message>
        <source>The %1 is a trump whatever suit is trumps: espada the highest, basto the third.</source>
        <translation>%1はいつでも切札です。エスパーダは1番、バストは3番です。</translation>
    </message>
    <message>
        <source>You took the mala for a low card. The lowest card of the trump suit, here the %1, is the second highest trump.</source>
        <translation>マラを弱い札と考えました。切札スートの最下位、ここでは%1が、2番目に強い切札です。</translation>
    </message>
    <message>
        <source>With a red suit as trumps its ace, the %1, is the punto: above the rey.</source>
        <translation>赤いスートが切札なら、そのエース%1はプントで、レイより上です。</translation>
    </message>
    <message>
        <source>The %1 is no trump. Every trump beats it, also the %2.</source>
        <translation>%1は切札ではありません。どの切札にも、%2にも負けます。</translation>
    </message>
    <message>
        <source>Trumps: %1. Which card is the highest?</source>
        <translation>切札は%1。いちばん強い札は？</translation>
    </message>
    <message>
        <source>The first one was led.</source>
        <translation>最初の札がリードです。</translation>
    </message>
    <message>
        <source>The %1 is the highest.</source>
        <translation>いちばん強いのは%1です。</translation>
    </message>
    <message>
        <source>Which card is higher?</source>
        <translation>どの札が強い？</translation>
    </message>
    <message>
        <source>twenty for a pair</source>
        <translation>2枚で20点</translation>
    </message>
    <message>
        <source>pictures count nothing</source>
        <translation>絵札は0点</translation>
    </message>
    <message>
        <source>only the two best</source>
        <translation>よい2枚だけ</translation>
    </message>
    <message>
        <source>three suits</source>
        <translation>3種類のスート</translation>
    </message>
    <message>
        <source>played cards count too</source>
        <translation>出した札も数える</translation>
    </message>
    <message>
        <source>You chose %1: two of a suit begin at 20.</source>
        <translation>%1を選びました。同じスートが2枚あれば、20から数えます。</translation>
    </message>
    <message>
        <source>You chose %1: sota, caballo and rey count nothing in the envido.</source>
        <translation>%1を選びました。エンビドではソータ、カバリョ、レイは0点です。</translation>
    </message>
    <message>
        <source>You chose %1: that is all three. The envido counts the two best of a suit.</source>
        <translation>%1は3枚全部の場合です。エンビドで数えるのは、同じスートのよい2枚です。</translation>
    </message>
    <message>
        <source>You chose %1: cards of different suits are not added. The best single card counts.</source>
        <translation>%1を選びました。違うスートの札は足しません。いちばん大きい1枚だけを数えます。</translation>
    </message>
    <message>
        <source>You chose %1, without the %2 that you have played. All three cards dealt to you count.</source>
        <translation>%1は、出した%2を数えない場合です。配られた3枚を全部数えます。</translation>
    </message>
    <message>
        <source>20 + %1 + %2 = %3, with %4.</source>
        <translation>%4で、20＋%1＋%2＝%3です。</translation>
    </message>
    <message>
        <source>Three suits: the best single card, %1.</source>
        <translation>3種類のスートなので、いちばん大きい1枚の%1です。</translation>
    </message>
    <message>
        <source>How many points of envido do you have?</source>
        <translation>エンビドは何点？</translation>
    </message>
    <message>
        <source>You have played</source>
        <translation>出した札</translation>
    </message>
    <message>
        <source>What is my envido?</source>
        <translation>自分のエンビドは何点？</translation>
    </message>
    <message>
        <source>two of three</source>
        <translation>3回のうち2回</translation>
    </message>
    <message>
        <source>after a parda</source>
        <translation>引き分けのあと</translation>
    </message>
    <message>
        <source>a parda is nobody&apos;s</source>
        <translation>引き分けは誰のものでもない</translation>
    </message>
    <message>
        <source>three pardas</source>
        <translation>3回とも引き分け</translation>
    </message>
    <message>
        <source>You looked at the first trick alone. The hand goes to who wins two of three.</source>
        <translation>最初のトリックだけを見ました。プレイは、3回のうち2回取った人のものです。</translation>
    </message>
    <message>
        <source>You waited for two tricks. With one parda, one trick won decides the hand.</source>
        <translation>2回取るのを待ちました。引き分けがあれば、1回取っただけで決まります。</translation>
    </message>
    <message>
        <source>You gave the parda to the mano. Nobody wins a parda.</source>
        <translation>引き分けをマノのものとしました。引き分けは誰も取りません。</translation>
    </message>
    <message>
        <source>You left it open. If all three are pardas, the mano wins the hand.</source>
        <translation>まだ決まらないとしました。3回とも引き分けなら、マノの勝ちです。</translation>
    </message>
    <message>
        <source>Who has won the hand?</source>
        <translation>プレイを取ったのは誰？</translation>
    </message>
    <message>
        <source>You are mano.</source>
        <translation>あなたがマノです。</translation>
    </message>
    <message>
        <source>Rosa is mano.</source>
        <translation>ロサがマノです。</translation>
    </message>
    <message>
        <source>Your tricks, from the first on</source>
        <translation>あなたの札（最初から順に）</translation>
    </message>
    <message>
        <source>Rosa’s cards to them</source>
        <translation>ロサの札</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Rosa</source>
        <translation>ロサ</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>まだ決まらない</translation>
    </message>
    <message>
        <source>You have won it: %1 to %2 in tricks.</source>
        <translation>あなたの勝ちです。トリックは%1対%2です。</translation>
    </message>
    <message>
        <source>Rosa has won it: %2 to %1 in tricks.</source>
        <translation>ロサの勝ちです。トリックは%2対%1です。</translation>
    </message>
    <message>
        <source>It is still open: %1 to %2 in tricks.</source>
        <translation>まだ決まりません。トリックは%1対%2です。</translation>
    </message>
    <message>
        <source>Who wins the hand?</source>
        <translation>プレイを取るのは誰？</translation>
    </message>
    <message>
        <source>the ladder of ranks</source>
        <translation>札の強さの順</translation>
    </message>
    <message>
        <source>the four bravas</source>
        <translation>4枚のブラバ</translation>
    </message>
    <message>
        <source>the false aces</source>
        <translation>弱いアス</translation>
    </message>
    <message>
        <source>the false sevens</source>
        <translation>偽の7</translation>
    </message>
    <message>
        <source>three, two, ace</source>
        <translation>3、2、アス</translation>
    </message>
    <message>
        <source>pictures below the threes</source>
        <translation>絵札は3より下</translation>
    </message>
    <message>
        <source>You went by the numbers. In Truco the ranks fall 3, 2, 1, rey, caballo, sota, 7, 6, 5, 4, with four cards above them: here the %1 leads.</source>
        <translation>数の大きさで考えました。トルッコでは3、2、1、レイ、カバリョ、ソータ、7、6、5、4の順で、その上に4枚あります。ここでは%1が最強です。</translation>
    </message>
    <message>
        <source>You forgot the bravas: ace of espadas, ace of bastos, seven of espadas, seven of oros stand above all others. Here it is the %1.</source>
        <translation>ブラバを忘れました。剣のアス、棍棒のアス、剣の7、貨幣の7は、ほかのどの札よりも上です。ここでは%1です。</translation>
    </message>
    <message>
        <source>Only the aces of espadas and bastos are high. The %1 is a false ace, below the twos.</source>
        <translation>強いアスは剣と棍棒だけです。%1は弱いアスで、2より下です。</translation>
    </message>
    <message>
        <source>Only the sevens of espadas and oros are high. The %1 is below the sotas.</source>
        <translation>強い7は剣と貨幣だけです。%1はソータより下です。</translation>
    </message>
    <message>
        <source>You put the %1 above the %2. The threes come first, then the twos, then the false aces.</source>
        <translation>%1を%2より上としました。3、2、弱いアスの順です。</translation>
    </message>
    <message>
        <source>You put the %1 above the %2. Pictures stand below threes, twos and aces.</source>
        <translation>%1を%2より上としました。絵札は3、2、アスより下です。</translation>
    </message>
    <message>
        <source>Which card is the highest?</source>
        <translation>いちばん強い札は？</translation>
    </message>
    <message>
        <source>two are equal</source>
        <translation>2枚が同じ強さ</translation>
    </message>
    <message>
        <source>The two highest are equal.</source>
        <translation>上の2枚は同じ強さです。</translation>
    </message>
    <message>
        <source>the whole missed run</source>
        <translation>忘れた続き札の全部</translation>
    </message>
    <message>
        <source>a claim ends at a gap</source>
        <translation>指摘は途切れまで</translation>
    </message>
    <message>
        <source>claims go up only</source>
        <translation>指摘は上へだけ</translation>
    </message>
    <message>
        <source>You took the next card alone. A claim takes all of the run that was left.</source>
        <translation>次の1枚だけを選びました。指摘では、残った続き札を全部取ります。</translation>
    </message>
    <message>
        <source>Your neighbour took a card equal to the %1, and no more. What can you claim?</source>
        <translation>隣の人は%1と同じランクの札だけを取りました。何を指摘できる？</translation>
    </message>
    <message>
        <source>Tap every card of the missed run.</source>
        <translation>忘れられた続き札の札をすべて選びましょう。</translation>
    </message>
    <message>
        <source>Nothing was missed: no card follows the %1.</source>
        <translation>忘れたものはありません。%1に続く札がないからです。</translation>
    </message>
    <message>
        <source>The claim takes %1.</source>
        <translation>指摘で取れるのは%1です。</translation>
    </message>
    <message>
        <source>What was missed?</source>
        <translation>何を取り忘れた？</translation>
    </message>
    <message>
        <source>an inner joker stays</source>
        <translation>中のジョーカーは動かない</translation>
    </message>
    <message>
        <source>the card that it stands for</source>
        <translation>代わりをしている札</translation>
    </message>
    <message>
        <source>of the same suit</source>
        <translation>同じスートで</translation>
    </message>
    <message>
        <source>The %1 stands for the joker inside. Only a joker at an end can be moved.</source>
        <translation>%1は中のジョーカーの札です。動かせるのは端のジョーカーだけです。</translation>
    </message>
    <message>
        <source>The %1 goes beside the joker, as a lay-off. The joker itself stands for the %2.</source>
        <translation>%1はジョーカーの隣に付ける札です。ジョーカー自体は%2の代わりです。</translation>
    </message>
    <message>
        <source>The %1 is of another suit. The escalera needs the %2.</source>
        <translation>%1はスートが違います。エスカレラに必要なのは%2です。</translation>
    </message>
    <message>
        <source>Which card can take the joker’s place?</source>
        <translation>ジョーカーと入れ替えられる札は？</translation>
    </message>
    <message>
        <source>The joker at the end stands for the %1.</source>
        <translation>端のジョーカーは%1の代わりです。</translation>
    </message>
    <message>
        <source>Where may the joker go?</source>
        <translation>ジョーカーはどこへ動く？</translation>
    </message>
    <message>
        <source>any suit on a trio</source>
        <translation>トリオはどのスートでも</translation>
    </message>
    <message>
        <source>both ends of an escalera</source>
        <translation>エスカレラの両端</translation>
    </message>
    <message>
        <source>the ace above the king</source>
        <translation>Kの上のエース</translation>
    </message>
    <message>
        <source>only the next card</source>
        <translation>次の札だけ</translation>
    </message>
    <message>
        <source>You left out a %1 whose suit is there already. On a trio any card of its rank fits.</source>
        <translation>同じスートがすでにある%1を外しました。トリオには、同じランクならどの札も付けられます。</translation>
    </message>
    <message>
        <source>You looked at one end. Below, the %1 fits too.</source>
        <translation>片方の端だけを見ました。下の端には%1も付きます。</translation>
    </message>
    <message>
        <source>The %1 fits above the king.</source>
        <translation>%1はKの上に付きます。</translation>
    </message>
    <message>
        <source>The %1 has to wait for the card before it.</source>
        <translation>%1は、その前の札が出るまで付けられません。</translation>
    </message>
    <message>
        <source>Which cards fit on these melds as they lie?</source>
        <translation>このメルドに今付けられる札はどれ？</translation>
    </message>
    <message>
        <source>Tap every card that could be laid off next.</source>
        <translation>次に付けられる札をすべて選びましょう。</translation>
    </message>
    <message>
        <source>And beside it</source>
        <translation>となりのメルド</translation>
    </message>
    <message>
        <source>None of them fits.</source>
        <translation>付けられる札はありません。</translation>
    </message>
    <message>
        <source>These fit: %1.</source>
        <translation>付けられるのは%1です。</translation>
    </message>
    <message>
        <source>Where does this card fit?</source>
        <translation>この札はどこに付く？</translation>
    </message>
    <message>
        <source>three times the blow</source>
        <translation>ポラーソの3倍</translation>
    </message>
    <message>
        <source>the limpia goes over</source>
        <translation>リンピアも移る</translation>
    </message>
    <message>
        <source>the third equal card strikes</source>
        <translation>3枚目の同じ札で返す</translation>
    </message>
    <message>
        <source>You counted a blow. The answer to a blow is worth three times as much: %1.</source>
        <translation>ポラーソの点で数えました。ポラーソへの返しは3倍の%1点です。</translation>
    </message>
    <message>
        <source>You left out the limpia. It goes over to you with the blow: %1.</source>
        <translation>リンピアを忘れました。ポラーソと一緒にあなたに移り、%1点です。</translation>
    </message>
    <message>
        <source>The table has no equal card left, but the %1 answers the blow itself.</source>
        <translation>場に同じ札はありませんが、%1はポラーソそのものへの返しになります。</translation>
    </message>
    <message>
        <source>You laid the %1, and your neighbour has just struck it with the %2.</source>
        <translation>あなたが出した%1を、隣の人がたった今%2でたたきました。</translation>
    </message>
    <message>
        <source>Three times the blow, %1, and the limpia, %2.</source>
        <translation>ポラーソの3倍で%1点、リンピアで%2点です。</translation>
    </message>
    <message>
        <source>Three times the blow: %1.</source>
        <translation>ポラーソの3倍で%1点です。</translation>
    </message>
    <message>
        <source>What does the answer to a blow score?</source>
        <translation>ポラーソへの返しは何点？</translation>
    </message>
    <message>
        <source>two of a rank</source>
        <translation>同じランク2枚</translation>
    </message>
    <message>
        <source>what a ronda is worth</source>
        <translation>ロンダの点</translation>
    </message>
    <message>
        <source>Two cards of a rank are a ronda already: %1.</source>
        <translation>同じランクが2枚あれば、もうロンダです（%1）。</translation>
    </message>
    <message>
        <source>Three of a rank are a rondine: three times a ronda.</source>
        <translation>同じランク3枚はロンディネで、ロンダの3倍です。</translation>
    </message>
    <message>
        <source>You counted 1 for the rank. A king counts 4, a queen 3, a jack 2: here %1.</source>
        <translation>ランクを1点と数えました。Kは4点、Qは3点、Jは2点です。ここでは%1点です。</translation>
    </message>
    <message>
        <source>What can this hand score by a declaration?</source>
        <translation>この手札は宣言で何点になる？</translation>
    </message>
    <message>
        <source>No two cards are of a rank: %1.</source>
        <translation>同じランクの札がないので、%1点です。</translation>
    </message>
    <message>
        <source>A ronda: %1.</source>
        <translation>ロンダで%1点です。</translation>
    </message>
    <message>
        <source>A rondine: %1.</source>
        <translation>ロンディネで%1点です。</translation>
    </message>
    <message>
        <source>What is a ronda worth?</source>
        <translation>ロンダは何点？</translation>
    </message>
    <message>
        <source>more than each opponent</source>
        <translation>どの相手よりも多く</translation>
    </message>
    <message>
        <source>equal is not enough</source>
        <translation>同数では足りない</translation>
    </message>
    <message>
        <source>codillo with four</source>
        <translation>4トリックのコディリョ</translation>
    </message>
    <message>
        <source>1-4-4</source>
        <translation>1-4-4</translation>
    </message>
    <message>
        <source>You asked for five. The declarer needs only more than each opponent: 4-3-2 is sacada.</source>
        <translation>5トリックを求めました。デクレアラーは、どの相手よりも多ければよく、4-3-2はサカダです。</translation>
    </message>
    <message>
        <source>You took a draw for won. As many as the best opponent is puesta.</source>
        <translation>同数を勝ちとしました。最も多い相手と同数ならプエスタです。</translation>
    </message>
    <message>
        <source>One opponent alone has the most tricks, %1: that is codillo, also with fewer than five.</source>
        <translation>相手の1人だけが最多の%1トリックです。5より少なくてもコディリョです。</translation>
    </message>
    <message>
        <source>Both opponents have four: none has the most, so it is puesta.</source>
        <translation>相手は2人とも4トリックです。最多の人がいないので、プエスタです。</translation>
    </message>
    <message>
        <source>More than each opponent: sacada.</source>
        <translation>どの相手よりも多いので、サカダです。</translation>
    </message>
    <message>
        <source>Nobody has more than the others: puesta.</source>
        <translation>誰も単独で最多ではないので、プエスタです。</translation>
    </message>
    <message>
        <source>One opponent has the most: codillo.</source>
        <translation>相手の1人が最多なので、コディリョです。</translation>
    </message>
    <message>
        <source>The declarer has %1 tricks, the opponents %2 and %3. What is it?</source>
        <translation>デクレアラーは%1トリック、相手は%2と%3。結果は？</translation>
    </message>
    <message>
        <source>sacada</source>
        <translation>サカダ</translation>
    </message>
    <message>
        <source>puesta</source>
        <translation>プエスタ</translation>
    </message>
    <message>
        <source>codillo</source>
        <translation>コディリョ</translation>
    </message>
    <message>
        <source>Sacada, puesta or codillo?</source>
        <translation>サカダ、プエスタ、コディリョ？</translation>
    </message>
    <message>
        <source>what the truco is worth</source>
        <translation>トルッコの点</translation>
    </message>
    <message>
        <source>no quiero to the truco</source>
        <translation>トルッコを断ったとき</translation>
    </message>
    <message>
        <source>the chain is added up</source>
        <translation>言葉は足していく</translation>
    </message>
    <message>
        <source>no quiero to the envido</source>
        <translation>エンビドを断ったとき</translation>
    </message>
    <message>
        <source>what falta envido is worth</source>
        <translation>ファルタ・エンビドの点</translation>
    </message>
    <message>
        <source>You chose %1: the steps are not added. Truco is 2, retruco 3, vale cuatro 4.</source>
        <translation>%1を選びました。段階は足しません。トルッコは2点、レトルッコは3点、バレ・クアトロは4点です。</translation>
    </message>
    <message>
        <source>You chose %1: that is what it is worth if it is wanted. No quiero gives what stood before.</source>
        <translation>%1は受けた場合の点です。断ると、その前までの点になります。</translation>
    </message>
    <message>
        <source>You chose %1: that is the last bid alone. The bids of an envido are added.</source>
        <translation>%1は最後の言葉だけの点です。エンビドの言葉は足していきます。</translation>
    </message>
    <message>
        <source>You chose 1: that is for a first bid. Later, no quiero gives what was bid before the last word.</source>
        <translation>1点は最初の言葉を断ったときです。その後は、最後の言葉の前までの点になります。</translation>
    </message>
    <message>
        <source>You chose %1: counted from the lower score. What the leading side still needs is at stake.</source>
        <translation>%1は、負けている側から数えた場合です。賭けるのは、勝っている側に足りない点です。</translation>
    </message>
    <message>
        <source>Said: %1.</source>
        <translation>言葉は%1です。</translation>
    </message>
    <message>
        <source>Said: %1, %2.</source>
        <translation>言葉は%1、%2です。</translation>
    </message>
    <message>
        <source>Said: %1, %2, %3.</source>
        <translation>言葉は%1、%2、%3です。</translation>
    </message>
    <message>
        <source>Said: %1, %2, %3, %4.</source>
        <translation>言葉は%1、%2、%3、%4です。</translation>
    </message>
    <message>
        <source>Quiero. How many points are at stake?</source>
        <translation>「キエロ」。何点を賭けている？</translation>
    </message>
    <message>
        <source>No quiero. How many points does the other side get?</source>
        <translation>「ノ・キエロ」。相手は何点もらう？</translation>
    </message>
    <message>
        <source>The last word was falta envido, at %1 to %2, in a game to 30.</source>
        <translation>最後の言葉はファルタ・エンビド。%1対%2、30点ゲームです。</translation>
    </message>
    <message>
        <source>The leading side has %1: it needs %2.</source>
        <translation>勝っている側は%1点で、あと%2点です。</translation>
    </message>
    <message>
        <source>It is played for %1.</source>
        <translation>%1点を賭けています。</translation>
    </message>
    <message>
        <source>The last word falls away: %1.</source>
        <translation>最後の言葉は数えず、%1点です。</translation>
    </message>
    <message>
        <source>What is no quiero worth now?</source>
        <translation>今「ノ・キエロ」は何点？</translation>
    </message>
    <message>
        <source>cards that are gone</source>
        <translation>もう出た札</translation>
    </message>
    <message>
        <source>a pair is safer</source>
        <translation>ペアのほうが安全</translation>
    </message>
    <message>
        <source>low is not safe</source>
        <translation>低い札も安全ではない</translation>
    </message>
    <message>
        <source>You counted your own hand only. What is gone cannot hit either: unseen of the rank of the %1: %2.</source>
        <translation>自分の手札だけを数えています。もう出た札にも当てられません。%1と同じランクで見えていないのは%2枚です。</translation>
    </message>
    <message>
        <source>You kept the pair together. Of the rank of the %1 you hold two, and nobody can hit with those.</source>
        <translation>ペアを崩さなかったのですね。%1と同じランクを2枚持っているので、その2枚では当てられません。</translation>
    </message>
    <message>
        <source>You laid the lowest. The %1 is hit by every equal card: %2 of 100 hands hold one.</source>
        <translation>いちばん低い札を選びました。%1も同じランクで当てられます。100のうち%2の手が持っています。</translation>
    </message>
    <message>
        <source>Counted over all hands of five that the next player may hold.</source>
        <translation>次の人が持ちうる5枚の手札すべてで数えます。</translation>
    </message>
    <message>
        <source>Gone already</source>
        <translation>もう出た札</translation>
    </message>
    <message>
        <source>The %1: unseen of its rank: %2. It is hit by %3 of 100 hands.</source>
        <translation>%1：同じランクで見えていないのは%2枚。当てられるのは100のうち%3の手です。</translation>
    </message>
    <message>
        <source>what a blow would cost</source>
        <translation>たたかれた時の損</translation>
    </message>
    <message>
        <source>You laid the %1 because it is worth little. %2 of 100 hands strike it; count also what is gone.</source>
        <translation>点が低いので%1を選びました。100のうち%2の手にたたかれます。もう出た札も数えましょう。</translation>
    </message>
    <message>
        <source>You laid the %1 because few can strike it. But struck it costs %2: chance times worth decides.</source>
        <translation>たたかれにくい%1を選びました。でも、たたかれると%2点の損。確率×点で決まります。</translation>
    </message>
    <message>
        <source>Counted: how often it is struck, times what the blow is worth.</source>
        <translation>たたかれる割合×ポラーソの点で数えます。</translation>
    </message>
    <message>
        <source>The %1: %2 of 100 hands strike it, for %3.</source>
        <translation>%1：100のうち%2の手に、%3点でたたかれます。</translation>
    </message>
    <message>
        <source>strong cards are not points</source>
        <translation>強い札と点は別</translation>
    </message>
    <message>
        <source>pictures win no envido</source>
        <translation>絵札では勝てない</translation>
    </message>
    <message>
        <source>a pair of one suit decides</source>
        <translation>同じスート2枚が決め手</translation>
    </message>
    <message>
        <source>the dearer, the more it needs</source>
        <translation>高い賭けほど強い手が必要</translation>
    </message>
    <message>
        <source>You took the strongest cards. For the envido they are %1 points: that beats %2 of 100 hands.</source>
        <translation>強い札を選びました。エンビドでは%1点で、勝てるのは100のうち%2の手です。</translation>
    </message>
    <message>
        <source>You took the pictures. They count nothing: %1 points, which beat %2 of 100 hands.</source>
        <translation>絵札を選びました。絵札は0。%1点で、勝てるのは100のうち%2の手です。</translation>
    </message>
    <message>
        <source>You added different suits. Only one card counts: %1 points, which beat %2 of 100 hands.</source>
        <translation>違うスートを足しました。数えるのは1枚だけ。%1点で、勝てるのは100のうち%2の手です。</translation>
    </message>
    <message>
        <source>Two of a suit are not always enough: %1 points beat %2 of 100 hands, and here it needs %3.</source>
        <translation>同じスート2枚でも足りないことがあります。%1点で勝てるのは100のうち%2の手、ここでは%3必要です。</translation>
    </message>
    <message>
        <source>The other says envido. With which hand do you say quiero?</source>
        <translation>相手がエンビド。受けるのはどの手？</translation>
    </message>
    <message>
        <source>The other says falta envido. With which hand do you say quiero?</source>
        <translation>相手がファルタ・エンビド。受けるのはどの手？</translation>
    </message>
    <message>
        <source>You are mano. Wanted it is worth %1, refused %2.</source>
        <translation>あなたがマノ。受けると%1点、降りると%2点です。</translation>
    </message>
    <message>
        <source>The other is mano. Wanted it is worth %1, refused %2.</source>
        <translation>相手がマノ。受けると%1点、降りると%2点です。</translation>
    </message>
    <message>
        <source>%1 points beat %2 of 100 hands. Quiero pays from %3.</source>
        <translation>%1点で、100のうち%2の手に勝てます。受けて得なのは%3からです。</translation>
    </message>
    <message>
        <source>Want the envido, or not?</source>
        <translation>エンビドを受ける？降りる？</translation>
    </message>
    <message>
        <source>three make a ronda</source>
        <translation>3枚でロンダ</translation>
    </message>
    <message>
        <source>no ronda from 30 on</source>
        <translation>30点からロンダなし</translation>
    </message>
    <message>
        <source>before the first card</source>
        <translation>最初の札の前に</translation>
    </message>
    <message>
        <source>a captured ronda</source>
        <translation>捕獲されたロンダ</translation>
    </message>
    <message>
        <source>You chose 2: that is a caída. A ronda brings 4.</source>
        <translation>2点はカイダの点です。ロンダは4点です。</translation>
    </message>
    <message>
        <source>You took a pair for a ronda. It takes three of the five cards.</source>
        <translation>ペアをロンダとしました。ロンダは5枚のうち3枚です。</translation>
    </message>
    <message>
        <source>With %1 points no ronda counts: the limit is 30.</source>
        <translation>%1点ではロンダは点になりません。30点からは宣言できません。</translation>
    </message>
    <message>
        <source>Your first card lies. A ronda has to be declared before it, or brings nothing.</source>
        <translation>最初の札はもう出ています。ロンダはその前に宣言しないと点になりません。</translation>
    </message>
    <message>
        <source>You chose %1: without the 10 for a captured ronda, which are counted after the deal.</source>
        <translation>%1点は、ディール後に入るロンダの捕獲の10点を忘れています。</translation>
    </message>
    <message>
        <source>You lay the %1 first, and an equal card takes it. What does it bring the others in this deal?</source>
        <translation>最初に%1を捨て札にし、同じランクの札で取られました。このディールで相手は何点得る？</translation>
    </message>
    <message>
        <source>Nothing is left on the table.</source>
        <translation>場には何も残りません。</translation>
    </message>
    <message>
        <source>Other cards are left on the table.</source>
        <translation>場にはほかの札が残ります。</translation>
    </message>
    <message>
        <source>Caída 2, limpia 2, and 10 for the ronda: %1.</source>
        <translation>カイダ2点、リンピア2点、ロンダの捕獲10点で、%1点です。</translation>
    </message>
    <message>
        <source>Caída 2, and 10 for the ronda: %1.</source>
        <translation>カイダ2点とロンダの捕獲10点で、%1点です。</translation>
    </message>
    <message>
        <source>Dealt to you</source>
        <translation>配られた札</translation>
    </message>
    <message>
        <source>You have %1 points. What would a ronda bring now?</source>
        <translation>あなたは%1点です。今ロンダは何点になる？</translation>
    </message>
    <message>
        <source>You have played the %1.</source>
        <translation>%1をもう出しました。</translation>
    </message>
    <message>
        <source>You have played no card.</source>
        <translation>まだ1枚も出していません。</translation>
    </message>
    <message>
        <source>There is nothing to declare.</source>
        <translation>宣言できるロンダはありません。</translation>
    </message>
    <message>
        <source>Three equal cards in time, below 30: %1.</source>
        <translation>同じランク3枚を、30点になる前に、間に合うように宣言するので、%1点です。</translation>
    </message>
    <message>
        <source>What does the ronda bring?</source>
        <translation>ロンダは何点？</translation>
    </message>
    <message>
        <source>a joker completes a contract</source>
        <translation>ジョーカーで制限を満たす</translation>
    </message>
    <message>
        <source>escaleras of four in a contract</source>
        <translation>制限のエスカレラは4枚</translation>
    </message>
    <message>
        <source>each card serves once</source>
        <translation>1枚は1回だけ使う</translation>
    </message>
    <message>
        <source>You left the joker out. It takes the place of the missing card.</source>
        <translation>ジョーカーを忘れています。足りない札の代わりになります。</translation>
    </message>
    <message>
        <source>You took three in a row for an escalera. It needs four of one suit.</source>
        <translation>3枚続きをエスカレラとしました。同じスートの4枚が必要です。</translation>
    </message>
    <message>
        <source>You used one card twice, for a trio and for an escalera.</source>
        <translation>1枚をトリオとエスカレラの両方に使いました。</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>どれでもない</translation>
    </message>
    <message>
        <source>two trios</source>
        <translation>トリオ2つ</translation>
    </message>
    <message>
        <source>one trio, one escalera</source>
        <translation>トリオ1つ、エスカレラ1つ</translation>
    </message>
    <message>
        <source>two escaleras</source>
        <translation>エスカレラ2つ</translation>
    </message>
    <message>
        <source>three trios</source>
        <translation>トリオ3つ</translation>
    </message>
    <message>
        <source>two trios, one escalera</source>
        <translation>トリオ2つ、エスカレラ1つ</translation>
    </message>
    <message>
        <source>one trio, two escaleras</source>
        <translation>トリオ1つ、エスカレラ2つ</translation>
    </message>
    <message>
        <source>Which of these contracts can you put down?</source>
        <translation>どの制限どおりにメルドできる？</translation>
    </message>
    <message>
        <source>Trios of three and escaleras of four: none of these is whole.</source>
        <translation>トリオは3枚、エスカレラは4枚です。どれもそろっていません。</translation>
    </message>
    <message>
        <source>Trios of three and escaleras of four, each card once: it is there.</source>
        <translation>トリオは3枚、エスカレラは4枚、どの札も1回だけ。これがそろっています。</translation>
    </message>
    <message>
        <source>Which contract is there?</source>
        <translation>どの制限を満たす？</translation>
    </message>
    <message>
        <source>keep pairs</source>
        <translation>ペアは残す</translation>
    </message>
    <message>
        <source>keep the joker</source>
        <translation>ジョーカーは残す</translation>
    </message>
    <message>
        <source>throw dear cards first</source>
        <translation>高い札から捨てる</translation>
    </message>
    <message>
        <source>what the next player collects</source>
        <translation>次の人が集めるランク</translation>
    </message>
    <message>
        <source>The %1 is half a trio: you hold another one of its rank.</source>
        <translation>%1はトリオの途中です。同じランクをもう1枚持っています。</translation>
    </message>
    <message>
        <source>A joker costs 25 only at the end. Before that it completes any trio.</source>
        <translation>ジョーカーの25点は最後だけです。それまではどのトリオも完成させます。</translation>
    </message>
    <message>
        <source>You threw the cheapest card. The %1 costs %2 at the end, others more.</source>
        <translation>いちばん安い札を捨てました。%1は最後に%2点、もっと高い札があります。</translation>
    </message>
    <message>
        <source>The next player took the %1 and waits for cards of its rank.</source>
        <translation>次の人は%1を取り、同じランクを待っています。</translation>
    </message>
    <message>
        <source>The %1: alone, of no use to the next player, and it costs %2.</source>
        <translation>%1です。1枚だけで、次の人の役に立たず、%2点かかります。</translation>
    </message>
    <message>
        <source>Which discard costs least?</source>
        <translation>損の少ない捨て札は？</translation>
    </message>
    <message>
        <source>You went higher. Number %1 comes before number %2 and may hold the same bid.</source>
        <translation>上げました。%1番は%2番より先なので、同じビッドで保てます。</translation>
    </message>
    <message>
        <source>You held the bid. Number %1 comes behind number %2 and has to go higher.</source>
        <translation>同じビッドで保ちました。%1番は%2番より後なので、上げなければなりません。</translation>
    </message>
    <message>
        <source>nothing: I have to pass</source>
        <translation>なし。パスするしかない</translation>
    </message>
    <message>
        <source>entrada</source>
        <translation>エントラダ</translation>
    </message>
    <message>
        <source>vuelta</source>
        <translation>ブエルタ</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>ソロ</translation>
    </message>
    <message>
        <source>You are number %1 in the order of priority. Number %2 has bid entrada.</source>
        <translation>あなたは優先順位の%1番です。%2番がエントラダをビッドしました。</translation>
    </message>
    <message>
        <source>You are number %1 in the order of priority. Number %2 has bid vuelta.</source>
        <translation>あなたは優先順位の%1番です。%2番がブエルタをビッドしました。</translation>
    </message>
    <message>
        <source>You are number %1 in the order of priority. Number %2 has bid solo.</source>
        <translation>あなたは優先順位の%1番です。%2番がソロをビッドしました。</translation>
    </message>
    <message>
        <source>You want to play. What do you bid at least?</source>
        <translation>プレイしたいとき、最低でも何をビッドする？</translation>
    </message>
    <message>
        <source>You come before the bidder: the same bid is enough.</source>
        <translation>相手より先なので、同じビッドで足ります。</translation>
    </message>
    <message>
        <source>You come behind the bidder: only a higher bid counts.</source>
        <translation>相手より後なので、上のビッドだけが有効です。</translation>
    </message>
    <message>
        <source>Who may bid what?</source>
        <translation>何をビッドできる？</translation>
    </message>
    <message>
        <source>a long suit without estuches</source>
        <translation>エストゥーチェのない長いスート</translation>
    </message>
    <message>
        <source>estuches without length</source>
        <translation>短いスートのエストゥーチェ</translation>
    </message>
    <message>
        <source>espada and basto count in every suit</source>
        <translation>エスパーダとバストはどのスートでも数える</translation>
    </message>
    <message>
        <source>You counted the trumps alone. Five need two estuches with them, six need one.</source>
        <translation>切札の枚数だけ数えました。5枚ならエストゥーチェ2枚、6枚なら1枚が必要です。</translation>
    </message>
    <message>
        <source>Two estuches are two tricks. Without five trumps the rest goes to the others.</source>
        <translation>エストゥーチェ2枚は2トリックです。切札が5枚ないと、残りは相手のものです。</translation>
    </message>
    <message>
        <source>You went by the printed suits. Espada and basto are trumps and estuches in every suit.</source>
        <translation>札の絵のスートで考えました。エスパーダとバストは、どのスートでも切札でエストゥーチェです。</translation>
    </message>
    <message>
        <source>In no suit does it have five trumps.</source>
        <translation>どのスートでも切札が5枚になりません。</translation>
    </message>
    <message>
        <source>Long enough, but not enough estuches in that suit.</source>
        <translation>長さは足りますが、そのスートのエストゥーチェが足りません。</translation>
    </message>
    <message>
        <source>Enough trumps and enough estuches in one suit.</source>
        <translation>1つのスートで、切札もエストゥーチェも足ります。</translation>
    </message>
    <message>
        <source>Pass: too few trumps</source>
        <translation>パス：切札が少ない</translation>
    </message>
    <message>
        <source>Pass: estuches missing</source>
        <translation>パス：エストゥーチェが足りない</translation>
    </message>
    <message>
        <source>Entrada</source>
        <translation>エントラダ</translation>
    </message>
    <message>
        <source>Is this hand a bid?</source>
        <translation>この手でビッドする？</translation>
    </message>
    <message>
        <source>the plate and one from each</source>
        <translation>皿と、各人から1つ</translation>
    </message>
    <message>
        <source>what a puesta costs</source>
        <translation>プエスタで払う数</translation>
    </message>
    <message>
        <source>one more for a vuelta</source>
        <translation>ブエルタは1つ多い</translation>
    </message>
    <message>
        <source>two more for a solo</source>
        <translation>ソロは2つ多い</translation>
    </message>
    <message>
        <source>the dealer pays too</source>
        <translation>ディーラーも払う</translation>
    </message>
    <message>
        <source>You chose %1: each of the others pays one token more.</source>
        <translation>%1は、ほかの各人が払う1つずつを忘れています。</translation>
    </message>
    <message>
        <source>You chose %1: a puesta costs the plate and one for each of the %2 players.</source>
        <translation>%1は違います。プエスタは、皿と、%2人の1人につき1つです。</translation>
    </message>
    <message>
        <source>You chose %1: without the vuelta, one to or from each.</source>
        <translation>%1は、ブエルタで各人とやりとりする1つずつを忘れています。</translation>
    </message>
    <message>
        <source>You chose %1: without the solo, two to or from each.</source>
        <translation>%1は、ソロで各人とやりとりする2つずつを忘れています。</translation>
    </message>
    <message>
        <source>You chose %1: as among three. The dealer sits out, but pays and collects.</source>
        <translation>%1は3人の場合です。ディーラーは不参加でも、払い、受け取ります。</translation>
    </message>
    <message>
        <source>Sacada. How many tokens does the declarer get in all?</source>
        <translation>サカダです。デクレアラーはトークンを全部でいくつもらう？</translation>
    </message>
    <message>
        <source>Puesta. How many tokens does the declarer lay down in all?</source>
        <translation>プエスタです。デクレアラーはトークンを全部でいくつ払う？</translation>
    </message>
    <message>
        <source>%1, %2 players, %3 tokens in the plate, no stake and no debt.</source>
        <translation>%1、%2人、皿にトークン%3。積み残しも負債もありません。</translation>
    </message>
    <message>
        <source>Who pays what?</source>
        <translation>誰がいくつ払う？</translation>
    </message>
    <message>
        <source>what the declarer leaves</source>
        <translation>デクレアラーの残り</translation>
    </message>
    <message>
        <source>what the first opponent leaves</source>
        <translation>第一オポーネントの残り</translation>
    </message>
    <message>
        <source>a hand has nine cards</source>
        <translation>手札は9枚</translation>
    </message>
    <message>
        <source>You forgot what the declarer took: the stock has %1 cards left.</source>
        <translation>デクレアラーが取った分を忘れています。山札は残り%1枚です。</translation>
    </message>
    <message>
        <source>You forgot what the first opponent took: the stock has %1 cards left.</source>
        <translation>第一オポーネントが取った分を忘れています。山札は残り%1枚です。</translation>
    </message>
    <message>
        <source>How many cards may you exchange at most?</source>
        <translation>最大で何枚交換できる？</translation>
    </message>
    <message>
        <source>The stock had 13 cards. The declarer took %1; you are first opponent.</source>
        <translation>山札は13枚でした。デクレアラーが%1枚取りました。あなたは第一オポーネントです。</translation>
    </message>
    <message>
        <source>The stock had 13 cards. The declarer took %1, the first opponent %2; you come last.</source>
        <translation>山札は13枚でした。デクレアラーが%1枚、第一オポーネントが%2枚取りました。あなたは最後です。</translation>
    </message>
    <message>
        <source>The stock has %1 left, and a hand has nine: %2.</source>
        <translation>山札は残り%1枚、手札は9枚なので、%2枚です。</translation>
    </message>
    <message>
        <source>How many may I exchange?</source>
        <translation>何枚交換できる？</translation>
    </message>
    <message>
        <source>espada and basto are counted too</source>
        <translation>エスパーダとバストも数える</translation>
    </message>
    <message>
        <source>eleven black trumps, twelve red</source>
        <translation>黒の切札は11枚、赤は12枚</translation>
    </message>
    <message>
        <source>You chose %1: by the printed suit. The aces of espadas and bastos are trumps as well.</source>
        <translation>%1枚は、札の絵のスートだけです。エスパーダとバストのエースも切札です。</translation>
    </message>
    <message>
        <source>You chose %1: counted from eleven. Oros and copas have twelve trumps.</source>
        <translation>%1枚は、11枚から数えた場合です。コインとカップの切札は12枚です。</translation>
    </message>
    <message>
        <source>You chose %1: the trumps in your own hand are not with others.</source>
        <translation>%1枚は、自分の手の切札も数えた場合です。</translation>
    </message>
    <message>
        <source>Trumps: %1. How many have you not seen?</source>
        <translation>切札は%1です。まだ見ていない切札は何枚？</translation>
    </message>
    <message>
        <source>%1 trumps in all, less what you hold and what is gone: %2.</source>
        <translation>切札は全部で%1枚です。手札と出た分を引いて%2枚です。</translation>
    </message>
    <message>
        <source>How many trumps are out?</source>
        <translation>残りの切札は何枚？</translation>
    </message>
    <message>
        <source>a flor counts all three</source>
        <translation>フロールは3枚とも数える</translation>
    </message>
    <message>
        <source>twenty for a flor</source>
        <translation>フロールの20点</translation>
    </message>
    <message>
        <source>pictures in a flor</source>
        <translation>フロールの絵札</translation>
    </message>
    <message>
        <source>You chose %1: that is the envido, two cards. A flor counts all three.</source>
        <translation>%1点は2枚のエンビドです。フロールは3枚とも数えます。</translation>
    </message>
    <message>
        <source>You chose %1: a flor begins at 20, as the envido does.</source>
        <translation>%1点は20点を忘れています。フロールもエンビドと同じく20点からです。</translation>
    </message>
    <message>
        <source>What is this flor worth against another?</source>
        <translation>ほかのフロールとくらべると、このフロールは何点？</translation>
    </message>
    <message>
        <source>20 and the numbers of all three: %1.</source>
        <translation>20点と3枚の数で、%1点です。</translation>
    </message>
    <message>
        <source>What is my flor worth?</source>
        <translation>自分のフロールは何点？</translation>
    </message>
    <message>
        <source>what was wanted counts</source>
        <translation>受けた分が点になる</translation>
    </message>
    <message>
        <source>laying down before an answer</source>
        <translation>答える前に伏せる</translation>
    </message>
    <message>
        <source>You chose 1: that is before any truco. What was wanted counts, also for who lays down.</source>
        <translation>1点はトルッコの前です。手札を伏せても、受けた分が点になります。</translation>
    </message>
    <message>
        <source>You chose %1: as if you had wanted it. Laying down counts like no quiero.</source>
        <translation>%1点は受けた場合です。手札を伏せるのは「降ります」と同じです。</translation>
    </message>
    <message>
        <source>You chose %1: but nobody has wanted your call, so it does not count.</source>
        <translation>%1点は違います。あなたの言葉はまだ受けられていないので、数えません。</translation>
    </message>
    <message>
        <source>You lay down. How many points does the other side get?</source>
        <translation>手札を伏せます。相手は何点もらう？</translation>
    </message>
    <message>
        <source>What was wanted last counts, here %1.</source>
        <translation>最後に受けられた分が点になり、%1点です。</translation>
    </message>
    <message>
        <source>What does laying down give?</source>
        <translation>手札を伏せると何点？</translation>
    </message>
    <message>
        <source>who may raise</source>
        <translation>上げられる人</translation>
    </message>
    <message>
        <source>one step after the other</source>
        <translation>1段ずつ</translation>
    </message>
    <message>
        <source>the envido comes first</source>
        <translation>エンビドが先</translation>
    </message>
    <message>
        <source>what closes the envido</source>
        <translation>エンビドを閉じるもの</translation>
    </message>
    <message>
        <source>The other said quiero last and alone may raise. Your own call gave that right away.</source>
        <translation>最後に受けた相手だけが上げられます。自分が言うと、その権利は相手に移ります。</translation>
    </message>
    <message>
        <source>You left out a step. Truco, retruco, vale cuatro come one after the other.</source>
        <translation>1段とばしました。トルッコ、レトルッコ、バレ・トルッコは順番に言います。</translation>
    </message>
    <message>
        <source>You held the envido for closed. As long as you have played no card and not answered, the envido comes first.</source>
        <translation>エンビドは終わったと考えました。札を出さず、答えてもいなければ、エンビドが先です。</translation>
    </message>
    <message>
        <source>You spoke for the truco yourself: that closes the envido for you.</source>
        <translation>自分がトルッコについて話したので、もうエンビドは言えません。</translation>
    </message>
    <message>
        <source>Your first card lies: that closes the envido for you.</source>
        <translation>最初の札を出したので、もうエンビドは言えません。</translation>
    </message>
    <message>
        <source>Which of these words may you say now?</source>
        <translation>今、どの言葉を言える？</translation>
    </message>
    <message>
        <source>None of these words is open to you.</source>
        <translation>どの言葉も今は言えません。</translation>
    </message>
    <message>
        <source>The rules let you say: %1.</source>
        <translation>ルールで言えるのは「%1」です。</translation>
    </message>
    <message>
        <source>May I say that now?</source>
        <translation>今それを言える？</translation>
    </message>
    <message>
        <source>the partner&apos;s card counts too</source>
        <translation>パートナーの札も数える</translation>
    </message>
    <message>
        <source>equal cards of one side</source>
        <translation>同じチームの同じ強さ</translation>
    </message>
    <message>
        <source>equal cards of both sides</source>
        <translation>両チームの同じ強さ</translation>
    </message>
    <message>
        <source>You looked at your own card. What your partner takes, your side takes.</source>
        <translation>自分の札だけを見ました。パートナーが取れば、チームが取ったことになります。</translation>
    </message>
    <message>
        <source>Two equal cards of the same side are no parda: that side has the trick.</source>
        <translation>同じチームの2枚が同じ強さでも、パルダではありません。そのチームのトリックです。</translation>
    </message>
    <message>
        <source>You gave it to the one who came first. Equal cards of both sides: nobody has the trick.</source>
        <translation>先に出した方の勝ちとしました。両チームの札が同じ強さなら、誰のトリックでもありません。</translation>
    </message>
    <message>
        <source>Four players, two sides. Who takes the trick?</source>
        <translation>4人、2チームです。トリックはどちらのもの？</translation>
    </message>
    <message>
        <source>You, then your partner</source>
        <translation>あなた、次にパートナー</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>You led, and sit opposite your partner.</source>
        <translation>リードはあなたで、パートナーは向かいです。</translation>
    </message>
    <message>
        <source>your side</source>
        <translation>自分のチーム</translation>
    </message>
    <message>
        <source>the other side</source>
        <translation>相手チーム</translation>
    </message>
    <message>
        <source>nobody, parda</source>
        <translation>なし。パルダ</translation>
    </message>
    <message>
        <source>Both sides have one as high as the %1: a parda.</source>
        <translation>両チームに%1と同じ強さの札があるので、パルダです。</translation>
    </message>
    <message>
        <source>The highest card, the %1, decides.</source>
        <translation>いちばん強い%1で決まります。</translation>
    </message>
    <message>
        <source>Which side takes the trick?</source>
        <translation>どちらのチームのトリック？</translation>
    </message>
    <message>
        <source>signs of the bravas</source>
        <translation>強い4枚のシグナル</translation>
    </message>
    <message>
        <source>signs of threes, twos and aces</source>
        <translation>3、2、アスのシグナル</translation>
    </message>
    <message>
        <source>Eyebrows and mouth to the right tell of espadas; a wink and mouth to the left of the other two.</source>
        <translation>眉と口の右は剣、ウインクは棍棒のアス、口の左は貨幣の7です。</translation>
    </message>
    <message>
        <source>Biting the lip tells of a three, a kiss of a two, an open mouth of a false ace.</source>
        <translation>下唇をかむと3、唇をすぼめると2、口を開けると弱いアスです。</translation>
    </message>
    <message>
        <source>Your partner&apos;s sign: %1. Which hand does it tell of?</source>
        <translation>パートナーのシグナルは「%1」です。どの手札のこと？</translation>
    </message>
    <message>
        <source>It tells of the %1.</source>
        <translation>%1を知らせています。</translation>
    </message>
    <message>
        <source>What does this sign tell?</source>
        <translation>このシグナルの意味は？</translation>
    </message>
    <message>
        <source>You say %1, the other has not answered.</source>
        <translation>あなたが「%1」と言い、相手はまだ答えていません。</translation>
    </message>
    <message>
        <source>The other says %1.</source>
        <translation>相手が「%1」と言いました。</translation>
    </message>
    <message>
        <source>Nothing has been said.</source>
        <translation>まだ何も言われていません。</translation>
    </message>
    <message>
        <source>You said %1, the other said quiero.</source>
        <translation>あなたが「%1」と言い、相手が受けました。</translation>
    </message>
    <message>
        <source>The other said %1, you said quiero.</source>
        <translation>相手が「%1」と言い、あなたが受けました。</translation>
    </message>
    <message>
        <source>The other has played</source>
        <translation>相手の出した札</translation>
    </message>
    <message>
        <source>Plate %1, players %2, contract %3: %4 in all.</source>
        <translation>皿%1、人数分%2、コントラクト%3で、合わせて%4です。</translation>
    </message>
    <message>
        <source>Nothing has been wanted yet: %1.</source>
        <translation>まだ何も受けられていないので、%1点です。</translation>
    </message>
    <message>
        <source>Two trios are wanted. By the rule of thumb, which card goes?</source>
        <translation>トリオ2つが必要です。目安に従うと、捨てるのはどれ？</translation>
    </message>
    <message>
        <source>The next player has just taken the %1. Rule of thumb: keep jokers and pairs, give nothing that the next player collects, and of the rest throw the dearest.</source>
        <translation>次の人は%1を取ったところです。目安：ジョーカーとペアは残し、次の人が集めている札は渡さず、残りのうちいちばん高い札を捨てます。</translation>
    </message>
    <message>
        <source>laying it anew</source>
        <translation>並べ直す</translation>
    </message>
    <message>
        <source>no card leaves its pair</source>
        <translation>札は組の外へ出ない</translation>
    </message>
    <message>
        <source>a row for the other side</source>
        <translation>反対側から数える列</translation>
    </message>
    <message>
        <source>a row for one side</source>
        <translation>片側だけの列</translation>
    </message>
    <message>
        <source>You left the row as it was dealt: %1. Within each pair the cards may change places.</source>
        <translation>配られたままでは%1点です。組の中では札を入れ替えられます。</translation>
    </message>
    <message>
        <source>This row is not allowed: a card has left its pair. Only the first two may change places, and the last two.</source>
        <translation>この列は作れません。札が組の外へ出ています。入れ替えられるのは、最初の2枚どうしと最後の2枚どうしだけです。</translation>
    </message>
    <message>
        <source>You laid it for counting from the left: %1. Laid for the right it scores more.</source>
        <translation>左から数える並べ方で、%1点です。右から数える並べ方のほうが多くなります。</translation>
    </message>
    <message>
        <source>You added both ways of counting. Only the better one counts: %1.</source>
        <translation>左右の点を足しています。数えるのは多いほうだけで、%1点です。</translation>
    </message>
    <message>
        <source>How do you lay it for the most points by places?</source>
        <translation>場所の得点が最高になる並べ方は？</translation>
    </message>
    <message>
        <source>A row counts from the left or from the right, the better way.</source>
        <translation>列は左からか右からか、多いほうで数えます。</translation>
    </message>
    <message>
        <source>The tendido as dealt</source>
        <translation>配られたままのテンディド</translation>
    </message>
    <message>
        <source>Counted from the right, these lie in their places: %1. That is %2, more than any other row allowed.</source>
        <translation>右から数えると、%1が自分の場所にあります。%2点で、作れるほかのどの列より多くなります。</translation>
    </message>
    <message>
        <source>Counted from the left, these lie in their places: %1. That is %2, more than any other row allowed.</source>
        <translation>左から数えると、%1が自分の場所にあります。%2点で、作れるほかのどの列より多くなります。</translation>
    </message>
    <message>
        <source>How is the tendido laid best?</source>
        <translation>テンディドのいちばん良い並べ方は？</translation>
    </message>
    <message>
        <source>two of one rank, nothing else</source>
        <translation>同じランクの2枚だけ</translation>
    </message>
    <message>
        <source>the right word</source>
        <translation>正しい宣言</translation>
    </message>
    <message>
        <source>what silence costs</source>
        <translation>宣言しないと失うもの</translation>
    </message>
    <message>
        <source>a word that brings nothing</source>
        <translation>得点にならない宣言</translation>
    </message>
    <message>
        <source>You stayed silent. Whoever sees both cards fall claims them: up to %1 points between the two of you.</source>
        <translation>宣言しませんでした。同じ札が出たのを見た人に指摘され、2人の差は最大%1点になります。</translation>
    </message>
    <message>
        <source>You stayed silent, and what is not declared scores nothing. Declared it can bring %1.</source>
        <translation>宣言しなければ0点です。宣言すれば%1点になることがあります。</translation>
    </message>
    <message>
        <source>No two of these cards are of one rank. A suit or a run is no ronda.</source>
        <translation>同じランクの札が2枚ありません。同じスートや続いた数字は、ロンダではありません。</translation>
    </message>
    <message>
        <source>Three of a rank are no ronda but a rondine: it is worth %1, and it goes above any ronda.</source>
        <translation>同じランクの3枚は、ロンダではなくロンディネです。%1点で、どのロンダよりも上です。</translation>
    </message>
    <message>
        <source>Declared it scores nothing, whatever the other holds, and here nobody claims. The word would only tell what you have.</source>
        <translation>相手が何を持っていても、宣言は0点です。ここでは指摘もありません。宣言は手の内を知らせるだけです。</translation>
    </message>
    <message>
        <source>You are asked first. What is missed can be claimed.</source>
        <translation>最初に聞かれています。宣言もれは指摘されます。</translation>
    </message>
    <message>
        <source>You are asked first. Nobody claims what is missed.</source>
        <translation>最初に聞かれています。宣言もれの指摘はありません。</translation>
    </message>
    <message>
        <source>Your neighbour has said: %1. What is missed can be claimed.</source>
        <translation>隣の人の宣言：%1。宣言もれは指摘されます。</translation>
    </message>
    <message>
        <source>Your neighbour has said: %1. Nobody claims what is missed.</source>
        <translation>隣の人の宣言：%1。宣言もれの指摘はありません。</translation>
    </message>
    <message>
        <source>ronda</source>
        <translation>ロンダ</translation>
    </message>
    <message>
        <source>rondine</source>
        <translation>ロンディネ</translation>
    </message>
    <message>
        <source>Three ranks: there is nothing to declare.</source>
        <translation>ランクが3つとも違うので、宣言するものはありません。</translation>
    </message>
    <message>
        <source>Whatever the other holds, it ranks above yours: both ways score the same, and silence tells less.</source>
        <translation>相手が何を持っていても、そちらが上です。どちらでも得点は同じで、宣言しないほうが手の内を知られません。</translation>
    </message>
    <message>
        <source>Against no hand does silence score more, and declaring can score %1 more.</source>
        <translation>相手がどんな手でも、宣言しないほうが得になることはなく、宣言すれば最大%1点多くなります。</translation>
    </message>
    <message>
        <source>What do you say? Points decide; where they are equal, silence is better.</source>
        <translation>何と言いますか？得点で決めます。同じなら、宣言しないほうが上です。</translation>
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
        <source>I stay silent</source>
        <translation>宣言しない</translation>
    </message>
    <message>
        <source>There is nothing to declare</source>
        <translation>宣言するものがない</translation>
    </message>
    <message>
        <source>Declare, or not?</source>
        <translation>宣言する？しない？</translation>
    </message>
    <message>
        <source>pairs with the table</source>
        <translation>場の札とのペア</translation>
    </message>
    <message>
        <source>a pair that lay there before</source>
        <translation>前からあったペア</translation>
    </message>
    <message>
        <source>what a pair is worth</source>
        <translation>ペアの得点</translation>
    </message>
    <message>
        <source>three or four of a rank</source>
        <translation>同じランクの3枚・4枚</translation>
    </message>
    <message>
        <source>pairs and places</source>
        <translation>ペアと場所</translation>
    </message>
    <message>
        <source>You chose %1: that leaves out the table. A card of the tendido also makes a set with equal cards that lay there.</source>
        <translation>%1は、場の札を数えない場合です。テンディドの札は、前から場にある同じランクの札とも組になります。</translation>
    </message>
    <message>
        <source>You chose %1: that counts cards that were equal before. A set needs a card of the tendido.</source>
        <translation>%1は、前からそろっていた札も数えた場合です。組には、テンディドの札が1枚は必要です。</translation>
    </message>
    <message>
        <source>You chose %1: that counts 1 for every rank. A pair of kings is worth 4, of queens 3, of jacks 2.</source>
        <translation>%1は、どのランクも1点とした場合です。ペアは、キングが4点、クイーンが3点、ジャックが2点です。</translation>
    </message>
    <message>
        <source>You chose %1: that is a pair. Three of a rank are worth three times as much, four six times.</source>
        <translation>%1は、ペアとして数えた場合です。同じランクの3枚は3倍、4枚は6倍になります。</translation>
    </message>
    <message>
        <source>You chose %1: that leaves out the places. Both count.</source>
        <translation>%1は、場所の得点を数えない場合です。両方とも数えます。</translation>
    </message>
    <message>
        <source>What is the tendido worth at best, all in all?</source>
        <translation>テンディドは、合わせて最高で何点？</translation>
    </message>
    <message>
        <source>By places and by equal cards, laid as well as it can be.</source>
        <translation>場所の得点と同じランクの得点。いちばん良く並べた場合です。</translation>
    </message>
    <message>
        <source>On the table before</source>
        <translation>前から場にある札</translation>
    </message>
    <message>
        <source>By places %1, by equal cards %2.</source>
        <translation>場所で%1点、同じランクで%2点です。</translation>
    </message>
    <message>
        <source>What does the tendido score in all?</source>
        <translation>テンディドは合わせて何点？</translation>
    </message>
    <message>
        <source>By the rule of thumb, is this hand an entrada?</source>
        <translation>目安では、この手はエントラーダですか？</translation>
    </message>
    <message>
        <source>Rule of thumb: in one suit five trumps with two estuches, or six with one.</source>
        <translation>目安：1つのスートで、切札5枚にエストゥーチェ2枚、または6枚に1枚。</translation>
    </message>
    <message>
        <source>picture cards are not added</source>
        <translation>絵札は足さない</translation>
    </message>
    <message>
        <source>You added up picture cards. J, Q and K have no number: they take, and are taken by, equal cards only.</source>
        <translation>絵札を足しました。J、Q、Kには数がなく、同じランクどうしでしか取れません。</translation>
    </message>
    <message>
        <source>You chose %1: with ten for each picture card. A jack costs 11, a queen 12, a king 13.</source>
        <translation>%1は、絵札を10点とした場合です。Jは11点、Qは12点、Kは13点です。</translation>
    </message>
    <message>
        <source>The table is empty. Which card is the hardest to hit?</source>
        <translation>場は空です。いちばん当てられにくい札は？</translation>
    </message>
    <message>
        <source>Which card is the safest to lay?</source>
        <translation>いちばん安全な捨て札は？</translation>
    </message>
    <message>
        <source>Nothing fits. Which card costs least to lay?</source>
        <translation>取れる札はありません。損の少ない捨て札は？</translation>
    </message>
    <message>
        <source>Which card costs least to lay?</source>
        <translation>損の少ない捨て札は？</translation>
    </message>
    <message>
        <source>whoever sits before the bidder can hold</source>
        <translation>先の人は同じビッドで保てる</translation>
    </message>
    <message>
        <source>whoever sits behind the bidder must go higher</source>
        <translation>後の人は上げる</translation>
    </message>
    <message>
        <source>That many are left in the stock, %1, but you hold nine cards.</source>
        <translation>山札の残りは%1枚ですが、手札は9枚です。</translation>
    </message>
    <message>
        <source>your own trumps are taken off</source>
        <translation>自分の切札を引く</translation>
    </message>
    <message>
        <source>You chose %1: with ten for each picture card. They count nothing.</source>
        <translation>%1点は絵札を10点とした場合です。絵札は0点です。</translation>
    </message>
    <message>
        <source>laying down after your own call</source>
        <translation>自分が言ってから伏せる</translation>
    </message>
    <message>
        <source>Sacada. How many tokens more than for an entrada does the declarer get?</source>
        <translation>サカダです。デクレアラーはエントラダのときよりトークンをいくつ多くもらう？</translation>
    </message>
    <message>
        <source>Puesta. How many tokens more than for an entrada does the declarer pay?</source>
        <translation>プエスタです。デクレアラーはエントラダのときよりトークンをいくつ多く払う？</translation>
    </message>
    <message>
        <source>%1, against two opponents.</source>
        <translation>%1、相手は2人です。</translation>
    </message>
    <message>
        <source>%1: %2 to or from each of the two opponents, %3 in all.</source>
        <translation>%1：相手2人のそれぞれと%2個ずつ、全部で%3個です。</translation>
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
    <message>
        <source>Master</source>
        <translation>達人</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>大胆</translation>
    </message>
    <message>
        <source>careful</source>
        <translation>慎重</translation>
    </message>
    <message>
        <source>talks a lot</source>
        <translation>よくしゃべる</translation>
    </message>
    <message>
        <source>says little</source>
        <translation>口数が少ない</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>第%1ディール</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>第%1ハンド</translation>
    </message>
    <message>
        <source>too large, or not readable</source>
        <translation>大きすぎるか、読み込めません</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>true か false でなければなりません</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation>%1から%2までの整数でなければなりません</translation>
    </message>
    <message>
        <source>must be one of %1</source>
        <translation>次のどれかでなければなりません：%1</translation>
    </message>
    <message>
        <source>this game has no such option</source>
        <translation>このゲームにその設定はありません</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>オブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>there is nothing to say after %1 here: %2</source>
        <translation>ここで%1のあとに続くものはありません：%2</translation>
    </message>
    <message>
        <source>something is missing at the end</source>
        <translation>末尾に足りないものがあります</translation>
    </message>
    <message>
        <source>%1 is not a card of this pack</source>
        <translation>%1はこのゲームのカードではありません</translation>
    </message>
    <message>
        <source>too many cards</source>
        <translation>カードが多すぎます</translation>
    </message>
    <message>
        <source>%1 cannot be said here</source>
        <translation>ここで%1とは言えません</translation>
    </message>
    <message>
        <source>%1 is not what is asked for here</source>
        <translation>%1はここで求められているものではありません</translation>
    </message>
    <message>
        <source>an action is written as seat and verb</source>
        <translation>行動は席と動詞で書きます</translation>
    </message>
    <message>
        <source>%1 is not an action of this game</source>
        <translation>%1はこのゲームの行動ではありません</translation>
    </message>
    <message>
        <source>this game knows no such start value</source>
        <translation>このゲームにその初期値はありません</translation>
    </message>
    <message>
        <source>must be a seat from 0 to %1</source>
        <translation>0から%1までの席でなければなりません</translation>
    </message>
    <message>
        <source>must be a list of %1 numbers</source>
        <translation>%1個の数のリストでなければなりません</translation>
    </message>
    <message>
        <source>must be even</source>
        <translation>偶数でなければなりません</translation>
    </message>
    <message>
        <source>teams need 4, 6 or 8 players</source>
        <translation>チーム戦には4人、6人または8人が必要です</translation>
    </message>
    <message>
        <source>must be a list of cards</source>
        <translation>カードのリストでなければなりません</translation>
    </message>
    <message>
        <source>must be a card of the pack, each once</source>
        <translation>デッキのカードでなければならず、同じカードは一度だけです</translation>
    </message>
    <message>
        <source>must be a number of cards</source>
        <translation>カードの枚数でなければなりません</translation>
    </message>
    <message>
        <source>must be a seat or null</source>
        <translation>席か null でなければなりません</translation>
    </message>
    <message>
        <source>table and captured cards together must be %1 cards, not %2</source>
        <translation>場札と取り札は合わせて%1枚でなければなりませんが、%2枚です</translation>
    </message>
    <message>
        <source>is not known</source>
        <translation>知られていません</translation>
    </message>
    <message>
        <source>must be a list of [seat, amount]</source>
        <translation>席と額の組のリストでなければなりません</translation>
    </message>
    <message>
        <source>has more than %1 entries</source>
        <translation>項目が%1個を超えています</translation>
    </message>
    <message>
        <source>must be [seat, amount], an amount from 1</source>
        <translation>席と額の組でなければならず、額は1以上です</translation>
    </message>
    <message>
        <source>needs tokens in the plate</source>
        <translation>皿にチップが必要です</translation>
    </message>
    <message>
        <source>must be a multiple of 5</source>
        <translation>5の倍数でなければなりません</translation>
    </message>
    <message>
        <source>must be a list of 2 numbers from 0 to %1</source>
        <translation>0から%1までの数2個のリストでなければなりません</translation>
    </message>
    <message>
        <source>%1 is dealt more often than the pack holds it</source>
        <translation>%1がデッキにある枚数より多く配られています</translation>
    </message>
    <message>
        <source>has more cards than are dealt, %1</source>
        <translation>配られる枚数（%1枚）より多くのカードがあります</translation>
    </message>
    <message>
        <source>must be %1 hands</source>
        <translation>手札は%1人分でなければなりません</translation>
    </message>
    <message>
        <source>must be %1 cards</source>
        <translation>%1枚でなければなりません</translation>
    </message>
    <message>
        <source>has more cards than are left</source>
        <translation>残っている枚数より多くのカードがあります</translation>
    </message>
    <message>
        <source>the start is in the middle of a deal, so this must be %1</source>
        <translation>開始がディールの途中なので、%1でなければなりません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a card of this game</source>
        <translation>「%1」はこのゲームのカードではありません</translation>
    </message>
    <message>
        <source>this is not a card of this game</source>
        <translation>これはこのゲームのカードではありません</translation>
    </message>
    <message>
        <source>must be a list of lists of cards</source>
        <translation>カードのリストのリストでなければなりません</translation>
    </message>
    <message>
        <source>must have one of %1</source>
        <translation>次のどれか一つが必要です：%1</translation>
    </message>
    <message>
        <source>this form of a deal has no such field</source>
        <translation>この形式のディールにその項目はありません</translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation>%1は整数ではありません</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>JSON ではありません</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is given twice</source>
        <translation>キー「%1」が二度あります</translation>
    </message>
    <message>
        <source>this is not JSON: %1</source>
        <translation>JSON ではありません：%1</translation>
    </message>
    <message>
        <source>there are more than %1 levels</source>
        <translation>階層が%1段を超えています</translation>
    </message>
    <message>
        <source>this is more than 16 MiB</source>
        <translation>16 MiB を超えています</translation>
    </message>
    <message>
        <source>a record is an object</source>
        <translation>記録はオブジェクトです</translation>
    </message>
    <message>
        <source>a record has no such field</source>
        <translation>記録にその項目はありません</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>%1でなければなりません</translation>
    </message>
    <message>
        <source>must be a list of deals</source>
        <translation>ディールのリストでなければなりません</translation>
    </message>
    <message>
        <source>must be a list of %1 names</source>
        <translation>%1個の名前のリストでなければなりません</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>文字列でなければなりません</translation>
    </message>
    <message>
        <source>must be a list of actions</source>
        <translation>行動のリストでなければなりません</translation>
    </message>
    <message>
        <source>are %1, of which %2 are read at most</source>
        <translation>%1個ありますが、読めるのは%2個までです</translation>
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
        <source>Loba</source>
        <translation>ロバ</translation>
    </message>
    <message>
        <source>Argentina</source>
        <translation>アルゼンチン</translation>
    </message>
    <message>
        <source>2 to 5 players</source>
        <translation>2～5人</translation>
    </message>
    <message>
        <source>Trios and escaleras: six deals, six contracts.</source>
        <translation>トリオとエスカレラ。6ディールに6つのメルドの制限。</translation>
    </message>
    <message>
        <source>The %1 is not in the hand.</source>
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
        <translation>エスカレラのどちらの端ですか？</translation>
    </message>
    <message>
        <source>A trio has no ends.</source>
        <translation>トリオに端はありません。</translation>
    </message>
    <message>
        <source>The %1 is not of the rank of this trio.</source>
        <translation>%1はこのトリオと同じランクではありません。</translation>
    </message>
    <message>
        <source>The %1 is not the next card at this end of the escalera.</source>
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
        <source>The %1 is not the card that the joker at the end stands for.</source>
        <translation>%1は端のジョーカーが代わりをしているカードではありません。</translation>
    </message>
    <message>
        <source>Only a player who has melded in this deal may do that.</source>
        <translation>このディールでメルドした人だけができます。</translation>
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
        <source>Only one card is drawn in a turn.</source>
        <translation>1回の番に引くのは1枚だけです。</translation>
    </message>
    <message>
        <source>The contract</source>
        <translation>メルドの制限</translation>
    </message>
    <message>
        <source>You draw the %2 from the stock.</source>
        <translation>山札から%2を引きました。</translation>
    </message>
    <message>
        <source>%1 draws from the stock.</source>
        <translation>%1が山札から引きました。</translation>
    </message>
    <message>
        <source>You take the %2 from the discards.</source>
        <translation>捨て札の%2を取りました。</translation>
    </message>
    <message>
        <source>%1 takes the %2 from the discards.</source>
        <translation>%1が捨て札の%2を取りました。</translation>
    </message>
    <message>
        <source>You discard the %2.</source>
        <translation>%2を捨てました。</translation>
    </message>
    <message>
        <source>%1 discards the %2.</source>
        <translation>%1が%2を捨てました。</translation>
    </message>
    <message>
        <source>You lay down a trio: %2.</source>
        <translation>トリオをメルドしました：%2。</translation>
    </message>
    <message>
        <source>%1 lays down a trio: %2.</source>
        <translation>%1がトリオをメルドしました：%2。</translation>
    </message>
    <message>
        <source>You lay down an escalera: %2.</source>
        <translation>エスカレラをメルドしました：%2。</translation>
    </message>
    <message>
        <source>%1 lays down an escalera: %2.</source>
        <translation>%1がエスカレラをメルドしました：%2。</translation>
    </message>
    <message>
        <source>You lay off the %2.</source>
        <translation>%2を付け札にしました。</translation>
    </message>
    <message>
        <source>%1 lays off the %2.</source>
        <translation>%1が%2を付け札にしました。</translation>
    </message>
    <message>
        <source>You put the %2 in the joker&apos;s place; the joker moves to an end.</source>
        <translation>%2をジョーカーと置き換えました。ジョーカーは端へ移ります。</translation>
    </message>
    <message>
        <source>%1 puts the %2 in the joker&apos;s place; the joker moves to an end.</source>
        <translation>%1が%2をジョーカーと置き換えました。ジョーカーは端へ移ります。</translation>
    </message>
    <message>
        <source>You go out!</source>
        <translation>上がりです！</translation>
    </message>
    <message>
        <source>%1 goes out.</source>
        <translation>%1が上がりました。</translation>
    </message>
    <message>
        <source>You still hold %2.</source>
        <translation>残りの手札：%2。</translation>
    </message>
    <message>
        <source>%1 still holds %2.</source>
        <translation>%1の残りの手札：%2。</translation>
    </message>
    <message>
        <source>two trios</source>
        <translation>トリオ2つ</translation>
    </message>
    <message>
        <source>one trio and one escalera</source>
        <translation>トリオ1つとエスカレラ1つ</translation>
    </message>
    <message>
        <source>two escaleras</source>
        <translation>エスカレラ2つ</translation>
    </message>
    <message>
        <source>three trios</source>
        <translation>トリオ3つ</translation>
    </message>
    <message>
        <source>two trios and one escalera</source>
        <translation>トリオ2つとエスカレラ1つ</translation>
    </message>
    <message>
        <source>one trio and two escaleras</source>
        <translation>トリオ1つとエスカレラ2つ</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>残り%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the %1</source>
        <translation>%1を取る</translation>
    </message>
    <message>
        <source>Your hand: −%1</source>
        <translation>手札の罰点 −%1</translation>
    </message>
    <message>
        <source>The up-card is the %1.</source>
        <translation>最初の捨て札は%1です。</translation>
    </message>
    <message>
        <source>I am out!</source>
        <translation>上がり！</translation>
    </message>
    <message>
        <source>The contract: %1.</source>
        <translation>メルドの制限：%1。</translation>
    </message>
    <message>
        <source>The discards are reshuffled and become the new stock.</source>
        <translation>捨て札の山を切り直して、新しい山札にします。</translation>
    </message>
    <message>
        <source>Your turn: draw a card</source>
        <translation>あなたの番です。カードを1枚引いてください</translation>
    </message>
    <message>
        <source>Lay off, or discard a card</source>
        <translation>付け札をするか、1枚捨ててください</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>1枚捨ててください</translation>
    </message>
    <message>
        <source>The cards left in the hand count against their owner.</source>
        <translation>手札に残ったカードが罰点になります。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) · has melded</source>
        <translation>
            <numerusform>%n枚 · メルド済み</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>ディーラー</translation>
    </message>
    <message numerus="yes">
        <source>out %n time(s)</source>
        <translation>
            <numerusform>上がり%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>It can take the place of a joker at the end of an escalera.</source>
        <translation>エスカレラの端にあるジョーカーと入れ替えられます。</translation>
    </message>
    <message numerus="yes">
        <source>Left in the hand it costs %n point(s).</source>
        <translation>
            <numerusform>手に残ると%n点です。</numerusform>
        </translation>
    </message>
    <message>
        <source>It stands for any card, but only one lies in a new meld.</source>
        <translation>どのカードの代わりにもなりますが、新しいメルドには1枚しか入れられません。</translation>
    </message>
    <message>
        <source>Equal cards that you have not seen yet: %1.</source>
        <translation>まだ見ていない同じカード：%1枚。</translation>
    </message>
    <message>
        <source>escalera</source>
        <translation>エスカレラ</translation>
    </message>
    <message>
        <source>trio</source>
        <translation>トリオ</translation>
    </message>
    <message numerus="yes">
        <source>loose · %n point(s)</source>
        <translation>
            <numerusform>残り：%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>メルドする</translation>
    </message>
    <message>
        <source>by melds</source>
        <translation>メルド順</translation>
    </message>
    <message>
        <source>by suit</source>
        <translation>スート順</translation>
    </message>
    <message>
        <source>by rank</source>
        <translation>数字順</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>Lay down: %1</source>
        <translation>メルドする：%1</translation>
    </message>
    <message>
        <source>Lay down: %1 · %2</source>
        <translation>メルドする：%1 · %2</translation>
    </message>
    <message>
        <source>Lay down: %1 · %2 · %3</source>
        <translation>メルドする：%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Lay down: %1 · %2 · %3 · %4</source>
        <translation>メルドする：%1 · %2 · %3 · %4</translation>
    </message>
    <message>
        <source>Lay down or discard</source>
        <translation>メルドするか、1枚捨ててください</translation>
    </message>
    <message>
        <source>trio of %1 · %2</source>
        <translation>%1のトリオ · %2</translation>
    </message>
    <message>
        <source>trio of %1</source>
        <translation>%1のトリオ</translation>
    </message>
    <message>
        <source>Lay off</source>
        <translation>付け札</translation>
    </message>
    <message>
        <source>Lay off · low end</source>
        <translation>付け札・下の端</translation>
    </message>
    <message>
        <source>Lay off · high end</source>
        <translation>付け札・上の端</translation>
    </message>
    <message>
        <source>Swap · joker to the low end</source>
        <translation>置き換え・ジョーカーは下の端へ</translation>
    </message>
    <message>
        <source>Swap · joker to the high end</source>
        <translation>置き換え・ジョーカーは上の端へ</translation>
    </message>
    <message>
        <source>out</source>
        <translation>上がり</translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <translation>
            <numerusform>+%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨てる</translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <translation>
            <numerusform>−%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has met the contract, and may lay cards off from now on.</source>
        <translation>%1はメルドの制限を満たしました。これから付け札ができます。</translation>
    </message>
    <message>
        <source>%1 has met the contract, and may lay cards off from the next turn on.</source>
        <translation>%1はメルドの制限を満たしました。次の番から付け札ができます。</translation>
    </message>
    <message>
        <source>A turn begins with a card: the top one of the stock, which nobody sees, or the last one that was discarded.</source>
        <translation>番は札を1枚取って始まります。山札の上の見えない1枚か、最後の捨て札です。</translation>
    </message>
    <message>
        <source>Cards that fit a meld may be laid off, whoever put it down. The discard ends the turn; cards left at the end count against you.</source>
        <translation>誰のメルドにでも、合う札を付けられます。捨て札で番が終わり、最後に残った札は失点になります。</translation>
    </message>
    <message>
        <source>The contract goes down at once and as a whole: a trio is three of a rank, an escalera four of a suit in a row. Without it, discard.</source>
        <translation>メルドは制限どおりに一度で出します。トリオは同じランク3枚、エスカレラは同じスートの続いた4枚です。なければ捨て札をします。</translation>
    </message>
    <message>
        <source>For beginners</source>
        <translation>初心者向け</translation>
    </message>
    <message>
        <source>%1 has one card left: one more that fits a meld, and the deal is over. What you hold then counts against you.</source>
        <translation>%1の手札は1枚です。あと1枚付ければディールが終わり、そのときのあなたの手札は失点になります。</translation>
    </message>
    <message>
        <source>%1 took the %2 openly: you know now in whose hand it is.</source>
        <translation>%1は%2を表向きで取りました。誰が持っているか、これで分かります。</translation>
    </message>
    <message>
        <source>Everyone plays alone.</source>
        <translation>全員が個人戦です。</translation>
    </message>
    <message>
        <source>Cards may be laid off on the very turn of the meld, not only from the next turn on.</source>
        <translation>次の番からではなく、メルドした番のうちに付け札ができます。</translation>
    </message>
    <message>
        <source>How often the discards become a new stock in one deal; after that, everyone counts their hand.</source>
        <translation>1ディールに捨て札の山を山札に戻せる回数です。使い切ると、全員が手札を数えます。</translation>
    </message>
    <message>
        <source>%1 is not an escalera.</source>
        <translation>%1はエスカレラではありません。</translation>
    </message>
    <message>
        <source>%1 is not a trio.</source>
        <translation>%1はトリオではありません。</translation>
    </message>
    <message>
        <source>You cannot lay off on the turn of your meld; from the next turn on you can.</source>
        <translation>メルドした番には付け札ができません。次の番からできます。</translation>
    </message>
    <message>
        <source>First you draw a card, from the stock or from the discards.</source>
        <translation>先に山札から引くか、捨て札を取ります。</translation>
    </message>
    <message>
        <source>The stock is used up and nobody is out: everyone counts their hand.</source>
        <translation>山札がなくなり、誰も上がっていません。全員が手札を数えます。</translation>
    </message>
    <message>
        <source>What do you do with the %1?</source>
        <translation>%1をどうしますか？</translation>
    </message>
    <message numerus="yes">
        <source>It fits %n meld(s) on the table.</source>
        <translation>
            <numerusform>場の%n個のメルドに付けられます。</numerusform>
        </translation>
    </message>
    <message>
        <source>everyone sees it</source>
        <translation>全員に見えます</translation>
    </message>
    <message>
        <source>%1 has met the contract, and may lay cards off on anyone&apos;s melds.</source>
        <translation>%1はメルドの制限を満たしているので、誰のメルドにも付け札ができます。</translation>
    </message>
    <message>
        <source>Discard the %1</source>
        <translation>%1を捨てる</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>山札から引く</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>the %1</source>
        <translation>%1</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>Rosa</source>
        <translation>ロサ</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>ブルーノ</translation>
    </message>
    <message>
        <source>Elena</source>
        <translation>エレナ</translation>
    </message>
    <message>
        <source>Amalia</source>
        <translation>アマリア</translation>
    </message>
    <message>
        <source>Nélida</source>
        <translation>ネリダ</translation>
    </message>
    <message>
        <source>Teo</source>
        <translation>テオ</translation>
    </message>
    <message>
        <source>Marta</source>
        <translation>マルタ</translation>
    </message>
    <message>
        <source>Lucía</source>
        <translation>ルシア</translation>
    </message>
    <message>
        <source>Tomás</source>
        <translation>トマス</translation>
    </message>
</context>
<context>
    <name>porrazo</name>
    <message>
        <source>+%1 · places %2, sets %3</source>
        <translation>+%1 · エン・ス・ルガール%2、同じ数%3</translation>
    </message>
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
        <source>Declarations</source>
        <translation>宣言</translation>
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
        <translation>2～6人、8人</translation>
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
        <source>No declaration is asked for now.</source>
        <translation>今は宣言を聞かれていません。</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>今は%1の番です。</translation>
    </message>
    <message>
        <source>There is nothing to claim.</source>
        <translation>指摘するものがありません。</translation>
    </message>
    <message>
        <source>The %1 is not in the hand.</source>
        <translation>%1は手札にありません。</translation>
    </message>
    <message>
        <source>The %1 has no place of its own: only ace, two, three and four may be left.</source>
        <translation>%1には決まった位置がありません。取らずに置けるのはA、2、3、4だけです。</translation>
    </message>
    <message>
        <source>The %1 would not lie in its place, so it cannot be left.</source>
        <translation>%1は決まった位置にならないので、取らずに置けません。</translation>
    </message>
    <message>
        <source>San Benito cannot be declined.</source>
        <translation>サン・ベニートは断れません。</translation>
    </message>
    <message>
        <source>The %1 takes nothing, so it is simply laid.</source>
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
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>%1 from the right</source>
        <translation>%1、右から数える</translation>
    </message>
    <message>
        <source>%1 from the left</source>
        <translation>%1、左から数える</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>まだ配らない</translation>
    </message>
    <message numerus="yes">
        <source>after this deal, %n more</source>
        <translation>
            <numerusform>このディールのあと、残り%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>Declare the rondine</source>
        <translation>ロンディネを宣言する</translation>
    </message>
    <message>
        <source>Declare the ronda</source>
        <translation>ロンダを宣言する</translation>
    </message>
    <message>
        <source>+%1 if it is the highest</source>
        <translation>最も高ければ+%1点</translation>
    </message>
    <message>
        <source>an opponent may claim it</source>
        <translation>相手が指摘できます</translation>
    </message>
    <message>
        <source>it scores nothing</source>
        <translation>点になりません</translation>
    </message>
    <message>
        <source>Stay silent</source>
        <translation>宣言しない</translation>
    </message>
    <message>
        <source>Claim the rondine of %1: %2</source>
        <translation>%1のロンディネを指摘する：%2</translation>
    </message>
    <message>
        <source>Claim the ronda of %1: %2</source>
        <translation>%1のロンダを指摘する：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), +%1</source>
        <translation>
            <numerusform>%n枚、+%1点</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>%1を取る</translation>
    </message>
    <message>
        <source>Take %1 · Limpia</source>
        <translation>%1を取る · リンピア</translation>
    </message>
    <message>
        <source>Take %1 · Porrazo</source>
        <translation>%1を取る · ポラーソ</translation>
    </message>
    <message>
        <source>Take %1 · Porrazo and limpia</source>
        <translation>%1を取る · ポラーソとリンピア</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>取らずに置く</translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation>捨て札をする</translation>
    </message>
    <message>
        <source>in its place, +%1</source>
        <translation>エン・ス・ルガール、+%1点</translation>
    </message>
    <message>
        <source>takes nothing</source>
        <translation>何も取りません</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>ゲームに勝ちます</translation>
    </message>
    <message>
        <source>Lay out the tendido</source>
        <translation>テンディドを配る</translation>
    </message>
    <message>
        <source>four cards to the table</source>
        <translation>場に4枚</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>claim nothing more</source>
        <translation>もう指摘しません</translation>
    </message>
    <message>
        <source>Lay out the tendido after this deal?</source>
        <translation>このディールのあとにテンディドを配りますか？</translation>
    </message>
    <message>
        <source>Arrange the tendido</source>
        <translation>テンディドを並べてください</translation>
    </message>
    <message>
        <source>You hold equal cards. Declare them?</source>
        <translation>同じランクのカードがあります。宣言しますか？</translation>
    </message>
    <message>
        <source>Your turn: play a card</source>
        <translation>あなたの番です。カードを出してください</translation>
    </message>
    <message>
        <source>Not declared: claim it?</source>
        <translation>宣言もれです。指摘しますか？</translation>
    </message>
    <message>
        <source>You lay the %2.</source>
        <translation>%2を捨て札にしました。</translation>
    </message>
    <message>
        <source>%1 lays the %2.</source>
        <translation>%1が%2を捨て札にしました。</translation>
    </message>
    <message>
        <source>You take %3 with the %2.</source>
        <translation>%2で%3を取りました。</translation>
    </message>
    <message>
        <source>%1 takes %3 with the %2.</source>
        <translation>%1が%2で%3を取りました。</translation>
    </message>
    <message>
        <source>You answer with the %2 and take %3.</source>
        <translation>%2で応じ、%3を取りました。</translation>
    </message>
    <message>
        <source>%1 answers with the %2 and takes %3.</source>
        <translation>%1が%2で応じ、%3を取りました。</translation>
    </message>
    <message>
        <source>You lay out the tendido: %2.</source>
        <translation>テンディドを配りました：%2。</translation>
    </message>
    <message>
        <source>%1 lays out the tendido: %2.</source>
        <translation>%1がテンディドを配りました：%2。</translation>
    </message>
    <message>
        <source>You wait with the tendido.</source>
        <translation>テンディドをまだ配りません。</translation>
    </message>
    <message>
        <source>%1 waits with the tendido.</source>
        <translation>%1はテンディドをまだ配りません。</translation>
    </message>
    <message>
        <source>You count %2 from the left.</source>
        <translation>%2を左から数えます。</translation>
    </message>
    <message>
        <source>%1 counts %2 from the left.</source>
        <translation>%1は%2を左から数えます。</translation>
    </message>
    <message>
        <source>You count %2 from the right.</source>
        <translation>%2を右から数えます。</translation>
    </message>
    <message>
        <source>%1 counts %2 from the right.</source>
        <translation>%1は%2を右から数えます。</translation>
    </message>
    <message>
        <source>You declare a ronda.</source>
        <translation>ロンダを宣言しました。</translation>
    </message>
    <message>
        <source>%1 declares a ronda.</source>
        <translation>%1がロンダを宣言しました。</translation>
    </message>
    <message>
        <source>You declare a rondine.</source>
        <translation>ロンディネを宣言しました。</translation>
    </message>
    <message>
        <source>%1 declares a rondine.</source>
        <translation>%1がロンディネを宣言しました。</translation>
    </message>
    <message>
        <source>You stay silent.</source>
        <translation>宣言しませんでした。</translation>
    </message>
    <message>
        <source>You claim what %2 did not declare.</source>
        <translation>%2の宣言もれを指摘しました。</translation>
    </message>
    <message>
        <source>%1 claims what %2 did not declare.</source>
        <translation>%1が%2の宣言もれを指摘しました。</translation>
    </message>
    <message>
        <source>You claim nothing more.</source>
        <translation>もう指摘しません。</translation>
    </message>
    <message>
        <source>%1 claims nothing more.</source>
        <translation>%1はもう指摘しません。</translation>
    </message>
    <message>
        <source>Cards of the tendido lie in their places.</source>
        <translation>テンディドのカードがエン・ス・ルガールです。</translation>
    </message>
    <message>
        <source>Two equal cards with the tendido.</source>
        <translation>テンディドに同じランクが2枚あります。</translation>
    </message>
    <message>
        <source>Three equal cards with the tendido.</source>
        <translation>テンディドに同じランクが3枚あります。</translation>
    </message>
    <message>
        <source>Four equal cards with the tendido.</source>
        <translation>テンディドに同じランクが4枚あります。</translation>
    </message>
    <message>
        <source>The card lies in its place.</source>
        <translation>カードがエン・ス・ルガールになりました。</translation>
    </message>
    <message>
        <source>It struck the card just laid.</source>
        <translation>捨て札になったばかりのカードを取りました。</translation>
    </message>
    <message>
        <source>¡Porrazo!</source>
        <translation>ポラーソ！</translation>
    </message>
    <message>
        <source>The porrazo was answered.</source>
        <translation>ポラーソが取り返されました。</translation>
    </message>
    <message>
        <source>The third equal card in a row.</source>
        <translation>同じランクの3枚目が続きました。</translation>
    </message>
    <message>
        <source>¡Contraporrazo!</source>
        <translation>カウンター・ポラーソ！</translation>
    </message>
    <message>
        <source>The table is clean.</source>
        <translation>場札がすべてなくなりました。</translation>
    </message>
    <message>
        <source>¡Limpia!</source>
        <translation>リンピア！</translation>
    </message>
    <message>
        <source>The fourth equal card in a row wins the game.</source>
        <translation>同じランクの4枚目が続き、ゲームに勝ちます。</translation>
    </message>
    <message>
        <source>¡San Benito!</source>
        <translation>サン・ベニート！</translation>
    </message>
    <message>
        <source>The side with the highest scores all of its own.</source>
        <translation>最も高い側が、自分の側のすべてを得点します。</translation>
    </message>
    <message>
        <source>It was not declared, and it was claimed.</source>
        <translation>宣言もれが指摘されました。</translation>
    </message>
    <message>
        <source>More captured cards than the second.</source>
        <translation>取ったカードが2番目より多いです。</translation>
    </message>
    <message>
        <source>¡Tendido!</source>
        <translation>テンディド！</translation>
    </message>
    <message>
        <source>¡Rondine!</source>
        <translation>ロンディネ！</translation>
    </message>
    <message>
        <source>¡Ronda!</source>
        <translation>ロンダ！</translation>
    </message>
    <message>
        <source>¡La reclamo!</source>
        <translation>宣言もれ！</translation>
    </message>
    <message>
        <source>Paso.</source>
        <translation>パス。</translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <translation>ディール %1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%n leftover card(s) go to the table.</source>
        <translation>
            <numerusform>残りのカード%n枚を場に置きます。</numerusform>
        </translation>
    </message>
    <message>
        <source>deal %1 of %2 · to %3</source>
        <translation>ディール %1/%2 · %3点先取</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) · ronda</source>
        <translation>
            <numerusform>%n枚 · ロンダ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) · rondine</source>
        <translation>
            <numerusform>%n枚 · ロンディネ</numerusform>
        </translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>ディーラー</translation>
    </message>
    <message>
        <source>+%1 can be answered</source>
        <translation>+%1、取り返せます</translation>
    </message>
    <message>
        <source>It takes %1.</source>
        <translation>%1を取れます。</translation>
    </message>
    <message>
        <source>A porrazo with it is worth %1.</source>
        <translation>このカードでのポラーソは%1点です。</translation>
    </message>
    <message>
        <source>Cards of its rank that you have not seen yet: %1.</source>
        <translation>まだ見ていない同じ数字のカード：%1枚。</translation>
    </message>
    <message>
        <source>Two equal cards in the hand are a ronda, three a rondine. At the end of the deal the highest one scores that was declared or claimed.</source>
        <translation>手札に同じランクが2枚あればロンダ、3枚ならロンディネです。ディールの終わりに、宣言か指摘のあったうちでいちばん上のものが点になります。</translation>
    </message>
    <message>
        <source>Two equal cards in the hand are a ronda, three a rondine. At the end of the deal the highest one scores that was declared.</source>
        <translation>手札に同じランクが2枚あればロンダ、3枚ならロンディネです。ディールの終わりに、宣言されたうちでいちばん上のものが点になります。</translation>
    </message>
    <message>
        <source>A card takes an equal one, and with it those that follow upwards. Any other card is laid.</source>
        <translation>札は同じランクの札を取り、その上に続く札も一緒に取ります。ほかの札は場に置きます。</translation>
    </message>
    <message>
        <source>%1 takes: a card that can take must take.</source>
        <translation>%1は取りました。取れる札は、必ず取ります。</translation>
    </message>
    <message>
        <source>Once in a hand the dealer lays four cards from the stock, the tendido, and scores its places and sets. You say after which deal.</source>
        <translation>ハンドに一度だけ、ディーラーは山札から4枚を並べ（テンディド）、位置と組の点を取ります。どのディールの後にするかは、あなたが決めます。</translation>
    </message>
    <message>
        <source>An ace in the first place, a two in the second, a three in the third and a four in the fourth score their number.</source>
        <translation>1番目のA、2番目の2、3番目の3、4番目の4は、その数の点になります。</translation>
    </message>
    <message>
        <source>Somebody held a ronda and did not declare it: whoever claims it first owns it.</source>
        <translation>ロンダを持っていたのに宣言しなかった人がいます。最初に指摘した人のものになります。</translation>
    </message>
    <message>
        <source>For beginners</source>
        <translation>初心者向け</translation>
    </message>
    <message>
        <source>%1 claims what you did not declare.</source>
        <translation>%1があなたの宣言もれを指摘しました。</translation>
    </message>
    <message>
        <source>%1 declared a rondine: the two other cards equal the %2.</source>
        <translation>%1の宣言はロンディネ。残りの2枚も%2と同じランクです。</translation>
    </message>
    <message>
        <source>%1 declared a ronda: the card still held equals the %2 or the %3.</source>
        <translation>%1の宣言はロンダ。残りの1枚は%2か%3と同じランクです。</translation>
    </message>
    <message>
        <source>Once in every hand: an ace to a four in its place scores, and so do equal cards among the four.</source>
        <translation>ハンドごとに1回：A〜4がエン・ス・ルガールなら得点、4枚の中の同じランクも得点です。</translation>
    </message>
    <message>
        <source>Once in every hand: an ace to a four in its place scores, and so do cards equal to those on the table: %1.</source>
        <translation>ハンドごとに1回：A〜4がエン・ス・ルガールなら得点、場札と同じランクも得点です：%1。</translation>
    </message>
    <message>
        <source>Whoever reaches them first wins, even in the middle of a deal.</source>
        <translation>先に達した側が、ディールの途中でも勝ちます。</translation>
    </message>
    <message>
        <source>By hand, a ronda may be forgotten; otherwise each is declared automatically.</source>
        <translation>手動では宣言もれが起こりえます。自動では、すべて宣言されます。</translation>
    </message>
    <message>
        <source>What does the %1 do?</source>
        <translation>%1で何をしますか？</translation>
    </message>
    <message numerus="yes">
        <source>You made the last capture and take the rest: %n card(s).</source>
        <translation>
            <numerusform>最後に取ったあなたが、残り%n枚も取ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 made the last capture and takes the rest: %n card(s).</source>
        <translation>
            <numerusform>最後に取った%1が、残り%n枚も取ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes nothing from the table as it is.</source>
        <translation>今の場からは何も取れません。</translation>
    </message>
    <message>
        <source>A card whose number is how many cards the table has with it may stay there and score that number, instead of taking.</source>
        <translation>場の札にその札を加えた枚数が、札の数と同じです。取らずに置いて、その数の点にすることもできます。</translation>
    </message>
    <message>
        <source>%1 laid the %2. The other three of its rank are gone: nobody can strike it.</source>
        <translation>%1は%2を置きました。同じランクのほかの3枚は出ているので、たたける人はいません。</translation>
    </message>
    <message>
        <source>Leave the %1</source>
        <translation>取らずに%1を置く</translation>
    </message>
    <message>
        <source>Lay the %1</source>
        <translation>%1を捨て札にする</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message numerus="yes">
        <source>It brings in %n card(s): %5.</source>
        <translation>
            <numerusform>札が%n枚増えます（%5）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 takes %5: %n card(s) come in.</source>
        <translation>
            <numerusform>%1で%5を取り、札が%n枚増えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s): %3.</source>
        <translation>
            <numerusform>%n点です（%3）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 scores %n point(s): %3.</source>
        <translation>
            <numerusform>%1で%n点です（%3）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can answer the %1 with an equal card: you know where to find %5.</source>
        <translation>%1に同じランクの札で応じられる人はいません。%5のありかはわかっています。</translation>
    </message>
    <message numerus="yes">
        <source>If the %1 is struck, you strike back with an equal card for %n point(s).</source>
        <translation>
            <numerusform>%1がたたかれても、同じランクの札でたたき返せます（%n点）。</numerusform>
        </translation>
    </message>
    <message>
        <source>With the %1 your side takes the trick for certain.</source>
        <translation>%1なら、このトリックは必ず取れます。</translation>
    </message>
    <message>
        <source>The %1 does not take this trick.</source>
        <translation>%1では、このトリックは取れません。</translation>
    </message>
    <message>
        <source>With the %1 your side takes the trick in %4 of 100 possible deals.</source>
        <translation>%1なら、ありうる配り方100通りのうち%4通りで、このトリックを取れます。</translation>
    </message>
    <message numerus="yes">
        <source>It is the highest in %4 of 100 possible deals: %n point(s), %3.</source>
        <translation>
            <numerusform>ありうる配り方100通りのうち%4通りで、いちばん上です（%n点、%3）。</numerusform>
        </translation>
    </message>
    <message>
        <source>The other choice ends with more tokens than now in %4 of 100 possible deals.</source>
        <translation>もう一方では、ありうる配り方100通りのうち%4通りで、終わりにチップが今より増えます。</translation>
    </message>
    <message>
        <source>Played to the end, it leaves you more tokens than now in %4 of 100 possible deals.</source>
        <translation>最後まで進めると、ありうる配り方100通りのうち%4通りで、チップが今より増えます。</translation>
    </message>
    <message>
        <source>With all cards open, the %1 wins the hand in %4 of 100 possible deals.</source>
        <translation>全員の札が見えているとすると、%1なら、ありうる配り方100通りのうち%4通りでプレイに勝てます。</translation>
    </message>
    <message numerus="yes">
        <source>Giving up hands them %n point(s).</source>
        <translation>
            <numerusform>降りると、相手に%n点入ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side has the better envido in %4 of 100 possible deals; the bet pays from %6 on.</source>
        <translation>エンビドで勝るのは、ありうる配り方100通りのうち%4通りです。%6から得になります。</translation>
    </message>
    <message>
        <source>With all cards open, your side wins the hand in %4 of 100 possible deals; the bet pays from %6 on.</source>
        <translation>全員の札が見えているとすると、プレイに勝てるのは、ありうる配り方100通りのうち%4通りです。%6から得になります。</translation>
    </message>
    <message>
        <source>You keep for later: %5.</source>
        <translation>%5をあとに残せます。</translation>
    </message>
    <message numerus="yes">
        <source>You keep the %5 for later: %n unseen card(s) can beat it.</source>
        <translation>
            <numerusform>%5をあとに残せます。見えていない札のうち、これに勝つのは%n枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %7 as trumps you hold %n trump(s): %5.</source>
        <translation>
            <numerusform>%7が切札なら、切札は%n枚です（%5）。</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 goes with nothing in your hand.</source>
        <translation>%1と組み合わさる札は手札にありません。</translation>
    </message>
    <message>
        <source>The %1 fits what lies on the table: %5.</source>
        <translation>%1は、場の%5に付けられます。</translation>
    </message>
    <message numerus="yes">
        <source>The %1 goes with %5, and with %n unseen card(s).</source>
        <translation>
            <numerusform>%1は%5と組み合わさります。見えていない札にも%n枚あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes %n point(s) out of your hand.</source>
        <translation>
            <numerusform>手札が%n点軽くなります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 costs whoever holds it at the end %n point(s).</source>
        <translation>
            <numerusform>%1は、最後に持っている人の%n点の負担になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 could lay the %1 off: it fits %5.</source>
        <translation>%2は%1を%5に付けられます。</translation>
    </message>
    <message>
        <source>%2 has taken %5: the %1 may go with that.</source>
        <translation>%2は%5を取っています。%1はそれと組み合わさるかもしれません。</translation>
    </message>
    <message>
        <source>You can take or score at your next turn in %4 of 100 possible deals.</source>
        <translation>次の番には、ありうる配り方100通りのうち%4通りで、取るか得点できます。</translation>
    </message>
    <message>
        <source>After the %1 you can take or score at your next turn in %4 of 100 possible deals.</source>
        <translation>%1のあと、次の番には、ありうる配り方100通りのうち%4通りで、取るか得点できます。</translation>
    </message>
    <message numerus="yes">
        <source>Laid now, the tendido scores in %4 of 100 possible deals, about %n point(s).</source>
        <translation>
            <numerusform>今並べると、ありうる配り方100通りのうち%4通りで、テンディドの点が入ります（およそ%n点）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Laid after the next deal, the tendido scores in %4 of 100 possible deals, about %n point(s).</source>
        <translation>
            <numerusform>次のディールの後に並べると、ありうる配り方100通りのうち%4通りで、テンディドの点が入ります（およそ%n点）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side has the better flor in %4 of 100 possible deals; the bet pays from %6 on.</source>
        <translation>フロールで勝るのは、ありうる配り方100通りのうち%4通りです。%6から得になります。</translation>
    </message>
    <message numerus="yes">
        <source>If nobody wants it, it brings %n point(s).</source>
        <translation>
            <numerusform>誰も受けなければ、%n点入ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is a chance of %4 in 100 that %2 answers the %1 with an equal card: %n point(s), %3.</source>
        <translation>
            <numerusform>100回に%4回は、%1に%2が同じランクの札で応じます（%n点、%3）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the %1, there is a chance of %4 in 100 that %2 clears the table: %n point(s).</source>
        <translation>
            <numerusform>%1のあと、100回に%4回は%2が場を空にします（%n点）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the %1, there is a chance of %4 in 100 that %2 lays a card in its place: up to %n point(s).</source>
        <translation>
            <numerusform>%1のあと、100回に%4回は%2が札をその場所に出します（最大%n点）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the %1, there is a chance of %4 in 100 that %2 can take: up to %n card(s).</source>
        <translation>
            <numerusform>%1のあと、100回に%4回は%2が取れます（最大%n枚）。</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 hardly helps with the contract.</source>
        <translation>%1では、メルドの制限にほとんど近づきません。</translation>
    </message>
    <message>
        <source>%2 was dealt a flor in %4 of 100 possible deals; accusing pays from %6 on.</source>
        <translation>%2にフロールが配られたのは、ありうる配り方100通りのうち%4通りです。指摘は%6から得になります。</translation>
    </message>
    <message numerus="yes">
        <source>Going down now leaves %n card(s) that can only be laid off; one trio more could go with the rest.</source>
        <translation>
            <numerusform>今メルドすると、付け札でしか出せない札が%n枚残ります。待てば、トリオをもう1つ一緒に出せるかもしれません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played to the end, the other choice costs %n token(s) on average.</source>
        <translation>
            <numerusform>最後まで進めると、もう一方では平均でチップ%n枚を失います。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 can certainly answer the %1 with an equal card: %n point(s), %3.</source>
        <translation>
            <numerusform>%1には%2が必ず同じランクの札で応じられます（%n点、%3）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the %1, %2 can certainly clear the table: %n point(s).</source>
        <translation>
            <numerusform>%1のあと、%2は必ず場を空にできます（%n点）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the %1, %2 can certainly lay a card in its place: up to %n point(s).</source>
        <translation>
            <numerusform>%1のあと、%2は必ず札をその場所に出せます（最大%n点）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the %1, %2 can certainly take: up to %n card(s).</source>
        <translation>
            <numerusform>%1のあと、%2は必ず取れます（最大%n枚）。</numerusform>
        </translation>
    </message>
    <message>
        <source>After the %1 you can certainly take or score at your next turn.</source>
        <translation>%1のあと、次の番には必ず取るか得点できます。</translation>
    </message>
    <message numerus="yes">
        <source>It is certainly the highest: %n point(s), %3.</source>
        <translation>
            <numerusform>必ず、いちばん上です（%n点、%3）。</numerusform>
        </translation>
    </message>
    <message>
        <source>With it you go out in this turn.</source>
        <translation>これで、この番に上がれます。</translation>
    </message>
    <message>
        <source>It wins the game at once.</source>
        <translation>これで、すぐにゲームの勝ちが決まります。</translation>
    </message>
    <message>
        <source>Giving up loses the game at once.</source>
        <translation>降りると、すぐにゲームの負けが決まります。</translation>
    </message>
    <message numerus="yes">
        <source>Played to the end, it costs %n token(s) on average.</source>
        <translation>
            <numerusform>最後まで進めると、平均でチップ%n枚を失います。</numerusform>
        </translation>
    </message>
    <message>
        <source>By the cards alone, your side has the better envido in %4 of 100 possible deals; given what was said and played, in about %8. The bet pays from %6 on.</source>
        <translation>エンビドで勝るのは、見えている札だけで考えれば、ありうる配り方100通りのうち%4通り、これまでの言葉や出し方も考えれば約%8通りです。%6から得になります。</translation>
    </message>
    <message>
        <source>By the cards alone, your side has the better flor in %4 of 100 possible deals; given what was said and played, in about %8. The bet pays from %6 on.</source>
        <translation>フロールで勝るのは、見えている札だけで考えれば、ありうる配り方100通りのうち%4通り、これまでの言葉や出し方も考えれば約%8通りです。%6から得になります。</translation>
    </message>
    <message>
        <source>With all cards open, your side wins the hand in %4 of 100 possible deals; given what was said and played, in about %8. The bet pays from %6 on.</source>
        <translation>全員の札が見えているとすると、プレイに勝てるのは、ありうる配り方100通りのうち%4通り、これまでの言葉や出し方も考えれば約%8通りです。%6から得になります。</translation>
    </message>
    <message>
        <source>The %1 completes the contract.</source>
        <translation>%1で、メルドの制限がそろいます。</translation>
    </message>
    <message>
        <source>With a card from the stock you go out in this turn in %4 of 100 cases.</source>
        <translation>山札から引いた札で、100回に%4回はこの番に上がれます。</translation>
    </message>
    <message>
        <source>A card from the stock completes the contract in %4 of 100 cases.</source>
        <translation>山札から引いた札で、100回に%4回はメルドの制限がそろいます。</translation>
    </message>
    <message>
        <source>A card from the stock brings the contract nearer in %4 of 100 cases.</source>
        <translation>山札から引いた札で、100回に%4回はメルドの制限に近づきます。</translation>
    </message>
    <message>
        <source>A card from the stock can be laid off in %4 of 100 cases.</source>
        <translation>山札から引いた札は、100回に%4回は付け札にできます。</translation>
    </message>
    <message>
        <source>Won, this bet wins the game.</source>
        <translation>勝てば、この賭けでゲームに勝ちます。</translation>
    </message>
    <message>
        <source>Lost, this bet loses the game.</source>
        <translation>負けると、この賭けでゲームに負けます。</translation>
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
        <source>Surrender</source>
        <translation>降伏</translation>
    </message>
    <message>
        <source>Codillo</source>
        <translation>コディリョ</translation>
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
        <source>Play every trick</source>
        <translation>全トリックをプレイ</translation>
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
        <source>Nobody plays: %1 must play penetro.</source>
        <translation>誰もプレイしません。%1がペネトロをします。</translation>
    </message>
    <message>
        <source>Nobody plays. The deal is void.</source>
        <translation>誰もプレイしません。このディールは流れです。</translation>
    </message>
    <message numerus="yes">
        <source>%1 exchanges %n card(s).</source>
        <translation>
            <numerusform>%1が%n枚交換しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is first opponent.</source>
        <translation>%1が第一オポーネントです。</translation>
    </message>
    <message>
        <source>%1 wins the trick.</source>
        <translation>%1がトリックを取りました。</translation>
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
        <source>Codillo: %1 beats the declarer.</source>
        <translation>コディリョ：%1がデクレアラーに勝ちました。</translation>
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
        <source>The %1 is not in the hand.</source>
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
        <source>The %1 cannot be played: you must follow %2.</source>
        <translation>%1は出せません。%2を出さなければなりません。</translation>
    </message>
    <message>
        <source>The %1 cannot be played: a trump was led, and you must play a trump.</source>
        <translation>%1は出せません。切札がリードされたので、切札を出さなければなりません。</translation>
    </message>
    <message>
        <source>The %1 is named twice.</source>
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
    <message>
        <source>Espada forzada</source>
        <translation>エスパーダ・フォルサダ</translation>
    </message>
    <message>
        <source>Void deal</source>
        <translation>流れ</translation>
    </message>
    <message>
        <source>First opponent</source>
        <translation>第一オポーネント</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>プレイに参加しない</translation>
    </message>
    <message>
        <source>Trick won</source>
        <translation>トリックを取った</translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation>引き受け</translation>
    </message>
    <message>
        <source>Bola failed</source>
        <translation>ボラ失敗</translation>
    </message>
    <message>
        <source>Bola made</source>
        <translation>ボラ達成</translation>
    </message>
    <message>
        <source>Sacada</source>
        <translation>サカダ</translation>
    </message>
    <message>
        <source>Debt written down</source>
        <translation>負債の記入</translation>
    </message>
    <message>
        <source>Debt struck out</source>
        <translation>負債の抹消</translation>
    </message>
    <message>
        <source>Drawn game</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>パスしました。</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1はパスしました。</translation>
    </message>
    <message>
        <source>Paso.</source>
        <translation>パソ。</translation>
    </message>
    <message>
        <source>You bid: juego.</source>
        <translation>あなたのビッド：プレイ（フエゴ）。</translation>
    </message>
    <message>
        <source>%1 bids: juego.</source>
        <translation>%1のビッド：プレイ（フエゴ）。</translation>
    </message>
    <message>
        <source>Juego.</source>
        <translation>フエゴ。</translation>
    </message>
    <message>
        <source>You bid: juego más.</source>
        <translation>あなたのビッド：プレイ・モア（フエゴ・マス）。</translation>
    </message>
    <message>
        <source>%1 bids: juego más.</source>
        <translation>%1のビッド：プレイ・モア（フエゴ・マス）。</translation>
    </message>
    <message>
        <source>Juego más.</source>
        <translation>フエゴ・マス。</translation>
    </message>
    <message>
        <source>You play an entrada in %2.</source>
        <translation>エントラダを%2でプレイします。</translation>
    </message>
    <message>
        <source>%1 plays an entrada in %2.</source>
        <translation>%1がエントラダを%2でプレイします。</translation>
    </message>
    <message>
        <source>Entrada: %2.</source>
        <translation>エントラダ、%2。</translation>
    </message>
    <message>
        <source>You play a vuelta.</source>
        <translation>ブエルタをプレイします。</translation>
    </message>
    <message>
        <source>%1 plays a vuelta.</source>
        <translation>%1がブエルタをプレイします。</translation>
    </message>
    <message>
        <source>Vuelta.</source>
        <translation>ブエルタ。</translation>
    </message>
    <message>
        <source>You play a solo in %2.</source>
        <translation>ソロを%2でプレイします。</translation>
    </message>
    <message>
        <source>%1 plays a solo in %2.</source>
        <translation>%1がソロを%2でプレイします。</translation>
    </message>
    <message>
        <source>Solo: %2.</source>
        <translation>ソロ、%2。</translation>
    </message>
    <message>
        <source>You take the ten cards on top.</source>
        <translation>山札を上から10枚取りました。</translation>
    </message>
    <message>
        <source>%1 takes the ten cards on top.</source>
        <translation>%1が山札を上から10枚取りました。</translation>
    </message>
    <message>
        <source>Por arriba.</source>
        <translation>上から。</translation>
    </message>
    <message>
        <source>You take the ten cards at the bottom.</source>
        <translation>山札を下から10枚取りました。</translation>
    </message>
    <message>
        <source>%1 takes the ten cards at the bottom.</source>
        <translation>%1が山札を下から10枚取りました。</translation>
    </message>
    <message>
        <source>Por abajo.</source>
        <translation>下から。</translation>
    </message>
    <message>
        <source>You play penetro in %2.</source>
        <translation>ペネトロを%2でプレイします。</translation>
    </message>
    <message>
        <source>%1 plays penetro in %2.</source>
        <translation>%1がペネトロを%2でプレイします。</translation>
    </message>
    <message>
        <source>Yo penetro: %2.</source>
        <translation>私が入ります：%2。</translation>
    </message>
    <message>
        <source>You stay in.</source>
        <translation>プレイします。</translation>
    </message>
    <message>
        <source>%1 stays in.</source>
        <translation>%1はプレイします。</translation>
    </message>
    <message>
        <source>Yo juego.</source>
        <translation>私はプレイします。</translation>
    </message>
    <message>
        <source>You offer to drop out.</source>
        <translation>降りてもいいと言いました。</translation>
    </message>
    <message>
        <source>%1 offers to drop out.</source>
        <translation>%1は降りてもいいと言いました。</translation>
    </message>
    <message>
        <source>Puedo irme.</source>
        <translation>降りてもいいです。</translation>
    </message>
    <message>
        <source>You drop out.</source>
        <translation>降りました。</translation>
    </message>
    <message>
        <source>%1 drops out.</source>
        <translation>%1は降りました。</translation>
    </message>
    <message>
        <source>Me voy.</source>
        <translation>降ります。</translation>
    </message>
    <message>
        <source>You want to go first.</source>
        <translation>第一になりたいと言いました。</translation>
    </message>
    <message>
        <source>%1 wants to go first.</source>
        <translation>%1は第一になりたいと言いました。</translation>
    </message>
    <message>
        <source>Voy yo.</source>
        <translation>私が第一になります。</translation>
    </message>
    <message>
        <source>You do not mind who goes first.</source>
        <translation>どちらでもいいと言いました。</translation>
    </message>
    <message>
        <source>%1 does not mind who goes first.</source>
        <translation>%1はどちらでもいいと言いました。</translation>
    </message>
    <message>
        <source>Me da igual.</source>
        <translation>どちらでもいいです。</translation>
    </message>
    <message>
        <source>You let the other go first.</source>
        <translation>第一を譲りました。</translation>
    </message>
    <message>
        <source>%1 lets the other go first.</source>
        <translation>%1は第一を譲りました。</translation>
    </message>
    <message>
        <source>Vaya usted.</source>
        <translation>あなたがどうぞ。</translation>
    </message>
    <message>
        <source>You surrender.</source>
        <translation>降伏しました。</translation>
    </message>
    <message>
        <source>%1 surrenders.</source>
        <translation>%1は降伏しました。</translation>
    </message>
    <message>
        <source>Me rindo.</source>
        <translation>降伏します。</translation>
    </message>
    <message>
        <source>You agree.</source>
        <translation>受け入れました。</translation>
    </message>
    <message>
        <source>%1 agrees.</source>
        <translation>%1は受け入れました。</translation>
    </message>
    <message>
        <source>Conforme.</source>
        <translation>受け入れます。</translation>
    </message>
    <message>
        <source>¡La defiendo!</source>
        <translation>私が引き受けます！</translation>
    </message>
    <message>
        <source>You stop after five tricks.</source>
        <translation>5トリックで終わりにしました。</translation>
    </message>
    <message>
        <source>%1 stops after five tricks.</source>
        <translation>%1は5トリックで終わりにしました。</translation>
    </message>
    <message>
        <source>Me planto.</source>
        <translation>ここで終わります。</translation>
    </message>
    <message>
        <source>You go for the bola.</source>
        <translation>ボラを狙います。</translation>
    </message>
    <message>
        <source>%1 goes for the bola.</source>
        <translation>%1はボラを狙います。</translation>
    </message>
    <message>
        <source>¡Voy a la bola!</source>
        <translation>ボラを狙います！</translation>
    </message>
    <message>
        <source>Espada forzada: you hold the espada and must play.</source>
        <translation>エスパーダ・フォルサダ：エスパーダを持つあなたがプレイします。</translation>
    </message>
    <message>
        <source>Espada forzada: %1 holds the espada and must play.</source>
        <translation>エスパーダ・フォルサダ：エスパーダを持つ%1がプレイします。</translation>
    </message>
    <message>
        <source>Nobody plays: you must play penetro.</source>
        <translation>誰もプレイしません。あなたがペネトロをします。</translation>
    </message>
    <message numerus="yes">
        <source>You exchange %n card(s).</source>
        <translation>
            <numerusform>%n枚交換しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>You are first opponent.</source>
        <translation>第一オポーネントです。</translation>
    </message>
    <message>
        <source>You sit out this deal.</source>
        <translation>このディールのプレイに参加しません。</translation>
    </message>
    <message>
        <source>%1 sits out this deal.</source>
        <translation>%1はこのディールのプレイに参加しません。</translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <translation>トリックを取りました。</translation>
    </message>
    <message>
        <source>You defend it and are the declarer now.</source>
        <translation>引き受け、デクレアラーになりました。</translation>
    </message>
    <message>
        <source>%1 defends it and is the declarer now.</source>
        <translation>%1が引き受け、デクレアラーになりました。</translation>
    </message>
    <message>
        <source>Your bola has failed.</source>
        <translation>あなたのボラは失敗しました。</translation>
    </message>
    <message>
        <source>The bola of %1 has failed.</source>
        <translation>%1のボラは失敗しました。</translation>
    </message>
    <message>
        <source>You have made the bola!</source>
        <translation>ボラを達成しました！</translation>
    </message>
    <message>
        <source>Sacada: you win the deal.</source>
        <translation>サカダ：あなたの勝ちです。</translation>
    </message>
    <message>
        <source>Puesta: you have not won.</source>
        <translation>プエスタ：あなたは勝てませんでした。</translation>
    </message>
    <message>
        <source>Puesta: %1 has not won.</source>
        <translation>プエスタ：%1は勝てませんでした。</translation>
    </message>
    <message>
        <source>Codillo: you beat the declarer.</source>
        <translation>コディリョ：あなたがデクレアラーに勝ちました。</translation>
    </message>
    <message>
        <source>A debt of %2 is written down for you.</source>
        <translation>あなたの負債%2を紙に書きます。</translation>
    </message>
    <message>
        <source>A debt of %2 is written down for %1.</source>
        <translation>%1の負債%2を紙に書きます。</translation>
    </message>
    <message>
        <source>You strike out your own debt of %2.</source>
        <translation>自分の負債%2を消します。</translation>
    </message>
    <message>
        <source>The dealer pays 1 to the plate.</source>
        <translation>ディーラーが皿に1点を払います。</translation>
    </message>
    <message>
        <source>The plate goes to the winner of the deal.</source>
        <translation>皿はディールの勝者のものです。</translation>
    </message>
    <message>
        <source>The declarer has not won and lays the value of the play in the plate.</source>
        <translation>デクレアラーが勝てず、プレイ額を皿に入れます。</translation>
    </message>
    <message>
        <source>An opponent has more tricks than the declarer.</source>
        <translation>デクレアラーよりトリックの多いオポーネントがいます。</translation>
    </message>
    <message>
        <source>The largest debt on the paper is paid.</source>
        <translation>紙の中で最も大きい負債を払います。</translation>
    </message>
    <message>
        <source>The bonus of the contract goes from or to each.</source>
        <translation>コントラクトのボーナスを各プレイヤーと受け渡します。</translation>
    </message>
    <message>
        <source>The declarer held espada, mala and basto.</source>
        <translation>デクレアラーがエスパーダ、マラ、バストを持っていました。</translation>
    </message>
    <message>
        <source>The first five tricks in a row.</source>
        <translation>最初の5トリックを続けて取りました。</translation>
    </message>
    <message>
        <source>All nine tricks were at stake.</source>
        <translation>9トリックすべてが懸かっていました。</translation>
    </message>
    <message>
        <source>The game is over: debts are paid in.</source>
        <translation>ゲーム終了です。負債を払い込みます。</translation>
    </message>
    <message>
        <source>Plate, box and debts are shared equally.</source>
        <translation>皿、アンティ入れ、負債を等しく分けます。</translation>
    </message>
    <message>
        <source>You play the %2.</source>
        <translation>%2を出しました。</translation>
    </message>
    <message>
        <source>%1 plays the %2.</source>
        <translation>%1が%2を出しました。</translation>
    </message>
    <message>
        <source>You take the turned card, the %2.</source>
        <translation>表向きのカード、%2を取りました。</translation>
    </message>
    <message>
        <source>%1 takes the turned card, the %2.</source>
        <translation>%1が表向きのカード、%2を取りました。</translation>
    </message>
    <message>
        <source>You turn the %2: trumps are %3.</source>
        <translation>%2をめくりました。切札は%3です。</translation>
    </message>
    <message>
        <source>%1 turns the %2: trumps are %3.</source>
        <translation>%1が%2をめくりました。切札は%3です。</translation>
    </message>
    <message>
        <source>From the top</source>
        <translation>上から</translation>
    </message>
    <message>
        <source>ten cards, unseen</source>
        <translation>10枚、見ずに</translation>
    </message>
    <message>
        <source>From the bottom</source>
        <translation>下から</translation>
    </message>
    <message>
        <source>I stay in</source>
        <translation>私はプレイします</translation>
    </message>
    <message>
        <source>plays against the dealer</source>
        <translation>ディーラーの相手になります</translation>
    </message>
    <message>
        <source>I can drop out</source>
        <translation>降りてもいいです</translation>
    </message>
    <message>
        <source>the offer binds</source>
        <translation>取り消せません</translation>
    </message>
    <message>
        <source>I drop out</source>
        <translation>降ります</translation>
    </message>
    <message>
        <source>sits out this deal</source>
        <translation>プレイに参加しません</translation>
    </message>
    <message>
        <source>I go first</source>
        <translation>私が第一になります</translation>
    </message>
    <message>
        <source>exchanges before the other</source>
        <translation>先に交換します</translation>
    </message>
    <message>
        <source>Either way</source>
        <translation>どちらでもいいです</translation>
    </message>
    <message>
        <source>leaves it to the other</source>
        <translation>相手に任せます</translation>
    </message>
    <message>
        <source>You go first</source>
        <translation>どうぞ</translation>
    </message>
    <message>
        <source>exchanges what is left</source>
        <translation>残りで交換します</translation>
    </message>
    <message>
        <source>Entrada</source>
        <translation>エントラダ</translation>
    </message>
    <message>
        <source>Vuelta</source>
        <translation>ブエルタ</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>ソロ</translation>
    </message>
    <message>
        <source>holds: %1</source>
        <translation>同じコントラクト：%1</translation>
    </message>
    <message>
        <source>raises: %1 or better</source>
        <translation>%1以上に上げます</translation>
    </message>
    <message>
        <source>Paso</source>
        <translation>パス（パソ）</translation>
    </message>
    <message>
        <source>out of the auction</source>
        <translation>ビッドから抜けます</translation>
    </message>
    <message>
        <source>Juego</source>
        <translation>プレイ（フエゴ）</translation>
    </message>
    <message>
        <source>entrada or better, for %1</source>
        <translation>エントラダ以上、プレイ額%1</translation>
    </message>
    <message>
        <source>Juego más</source>
        <translation>プレイ・モア（フエゴ・マス）</translation>
    </message>
    <message>
        <source>Entrada: %1</source>
        <translation>エントラダ：%1</translation>
    </message>
    <message>
        <source>you exchange first</source>
        <translation>先に交換します</translation>
    </message>
    <message>
        <source>the stock turns the trumps, ±1 each</source>
        <translation>切札は山札から、各±1点</translation>
    </message>
    <message>
        <source>Solo: %1</source>
        <translation>ソロ：%1</translation>
    </message>
    <message>
        <source>you do not exchange, ±2 each</source>
        <translation>交換なし、各±2点</translation>
    </message>
    <message>
        <source>Trumps: %1</source>
        <translation>切札：%1</translation>
    </message>
    <message>
        <source>throws the %1</source>
        <translation>%1を捨てます</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) stay in the stock</source>
        <translation>
            <numerusform>山札に%n枚残ります</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep all cards</source>
        <translation>交換しない</translation>
    </message>
    <message>
        <source>puesta: a debt of %1</source>
        <translation>プエスタ：負債%1</translation>
    </message>
    <message>
        <source>puesta: %1 to the plate</source>
        <translation>プエスタ：皿に%1</translation>
    </message>
    <message>
        <source>I surrender</source>
        <translation>降伏します</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>受け入れます</translation>
    </message>
    <message>
        <source>puesta for the declarer</source>
        <translation>デクレアラーのプエスタ</translation>
    </message>
    <message>
        <source>I defend it</source>
        <translation>私が引き受けます</translation>
    </message>
    <message>
        <source>you play on alone, for %1</source>
        <translation>1人で続けます、プレイ額%1</translation>
    </message>
    <message>
        <source>I stop here</source>
        <translation>ここで終わります</translation>
    </message>
    <message>
        <source>primeras: +1 from each</source>
        <translation>プリメラス：各+1点</translation>
    </message>
    <message>
        <source>I go for the bola</source>
        <translation>ボラを狙います</translation>
    </message>
    <message>
        <source>+8 from each, or −8 to each</source>
        <translation>各+8点、または各−8点</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>自分のビッド</translation>
    </message>
    <message>
        <source>Which contract do you play?</source>
        <translation>どのコントラクトをプレイしますか？</translation>
    </message>
    <message>
        <source>Penetro: which ten cards do you take?</source>
        <translation>ペネトロ：どの10枚を取りますか？</translation>
    </message>
    <message>
        <source>Penetro: throw a card and name trumps</source>
        <translation>ペネトロ：1枚捨てて切札を宣言してください</translation>
    </message>
    <message>
        <source>One of you must leave. Do you stay?</source>
        <translation>1人が降ります。プレイしますか？</translation>
    </message>
    <message>
        <source>Who exchanges first?</source>
        <translation>誰が先に交換しますか？</translation>
    </message>
    <message>
        <source>Exchange: choose the cards to throw</source>
        <translation>交換：捨てるカードを選んでください</translation>
    </message>
    <message>
        <source>Your turn: play a card</source>
        <translation>あなたの番です。カードを出してください</translation>
    </message>
    <message>
        <source>The declarer surrenders. Do you agree?</source>
        <translation>デクレアラーが降伏しました。受け入れますか？</translation>
    </message>
    <message>
        <source>Five tricks of five. Do you stop?</source>
        <translation>5トリックすべて取りました。ここで終わりますか？</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>プレイする</translation>
    </message>
    <message>
        <source>Throw the %1: which trumps?</source>
        <translation>%1を捨てます。切札は何ですか？</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>不参加</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%nトリック</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>dealer, declarer</source>
        <translation>ディーラー、デクレアラー</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>デクレアラー</translation>
    </message>
    <message>
        <source>dealer, first opponent</source>
        <translation>ディーラー、第一オポーネント</translation>
    </message>
    <message>
        <source>first opponent</source>
        <translation>第一オポーネント</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>ディーラー</translation>
    </message>
    <message>
        <source>debts: %1</source>
        <translation>負債：%1</translation>
    </message>
    <message>
        <source>Nothing beats it.</source>
        <translation>これより強いカードはありません。</translation>
    </message>
    <message>
        <source>It is the highest of its suit; only trumps beat it.</source>
        <translation>スートで一番強いカードです。切札にだけ負けます。</translation>
    </message>
    <message>
        <source>It is beaten by %1.</source>
        <translation>%1に負けます。</translation>
    </message>
    <message>
        <source>It is beaten by every trump, and in its suit by %1.</source>
        <translation>すべての切札に負け、同じスートでは%1に負けます。</translation>
    </message>
    <message>
        <source>Of these you have not seen %1.</source>
        <translation>このうち%1枚はまだ見ていません。</translation>
    </message>
    <message>
        <source>The espada: always the highest trump.</source>
        <translation>エスパーダ：いつでも一番強い切札です。</translation>
    </message>
    <message>
        <source>The basto: always a trump, the third.</source>
        <translation>バスト：いつでも三番目の切札です。</translation>
    </message>
    <message>
        <source>If its suit is trumps it is the mala, the second trump; else it is the lowest of its suit.</source>
        <translation>このスートが切札なら二番目の切札マラです。そうでなければスートで一番弱いカードです。</translation>
    </message>
    <message>
        <source>The mala: the second trump.</source>
        <translation>マラ：二番目の切札です。</translation>
    </message>
    <message>
        <source>A trump.</source>
        <translation>切札です。</translation>
    </message>
    <message>
        <source>Throw %1, draw %1</source>
        <translation>%1枚捨てて%1枚取る</translation>
    </message>
    <message>
        <source>paso</source>
        <translation>パス（パソ）</translation>
    </message>
    <message>
        <source>juego</source>
        <translation>プレイ（フエゴ）</translation>
    </message>
    <message>
        <source>juego más</source>
        <translation>プレイ・モア（フエゴ・マス）</translation>
    </message>
    <message>
        <source>exchanges</source>
        <translation>交換しています</translation>
    </message>
    <message numerus="yes">
        <source>threw %n card(s)</source>
        <translation>
            <numerusform>%n枚交換</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>plate %1 + largest debt %2</source>
        <translation>皿%1＋最大の負債%2</translation>
    </message>
    <message>
        <source>plate %1 + %2 players</source>
        <translation>皿%1＋%2人</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>反時計回り</translation>
    </message>
    <message>
        <source>A trump was led: %1 must play one too.</source>
        <translation>切札がリードされたので、%1も切札を出さなければなりません。</translation>
    </message>
    <message>
        <source>%1 has no trump that must be played: only the espada, the mala and the basto may be kept back.</source>
        <translation>%1に、出さなければならない切札はありません。出さずに済むのはエスパーダ、マラ、バストだけです。</translation>
    </message>
    <message>
        <source>%1 follows: whoever has a card of %2 must play it.</source>
        <translation>%1は従いました。%2のある人は、必ず出します。</translation>
    </message>
    <message>
        <source>%1 has no card of %2, and then any card may be played.</source>
        <translation>%1に%2はありません。そのときはどの札も出せます。</translation>
    </message>
    <message>
        <source>Whoever wins the auction names the trumps, and must win more tricks than either opponent.</source>
        <translation>競りに勝った人が切札を決め、どちらのオポーネントよりも多くトリックを取らなければなりません。</translation>
    </message>
    <message>
        <source>Entrada: you name trumps and exchange cards. Vuelta: the stock names them. Solo: without exchange, for more tokens.</source>
        <translation>エントラダは切札を決めて交換します。ブエルタは山札が切札を決めます。ソロは交換なしで、チップが多くなります。</translation>
    </message>
    <message>
        <source>Everybody passed: in a penetro the dealer plays with cards of the stock.</source>
        <translation>全員がパスしました。ペネトロでは、ディーラーが山札の札でプレイします。</translation>
    </message>
    <message>
        <source>Name the trumps and throw one card, or give up and pay.</source>
        <translation>切札を決めて1枚捨てるか、降伏して払います。</translation>
    </message>
    <message>
        <source>Three play in a deal: one of the dealer&apos;s three opponents drops out.</source>
        <translation>プレイするのは3人です。ディーラーの相手3人のうち1人が降ります。</translation>
    </message>
    <message>
        <source>Two play against the declarer. The first opponent exchanges first, from what is left of the stock.</source>
        <translation>2人でデクレアラーに当たります。第一オポーネントが、残りの山札から先に交換します。</translation>
    </message>
    <message>
        <source>The suit led must be followed; whoever has none may play any card. The highest trump wins the trick.</source>
        <translation>リードされたスートに従います。なければどの札も出せます。いちばん強い切札がトリックを取ります。</translation>
    </message>
    <message>
        <source>The declarer gives up: accept, or take over the contract and play on.</source>
        <translation>デクレアラーが降伏しました。受け入れるか、引き継いでプレイを続けます。</translation>
    </message>
    <message>
        <source>Five tricks in a row are won: stop here, or try for all nine, the bola.</source>
        <translation>続けて5トリックを取りました。ここで止めるか、9つ全部（ボラ）を狙います。</translation>
    </message>
    <message>
        <source>You win: %2</source>
        <translation>あなたの勝ち：%2</translation>
    </message>
    <message>
        <source>%1 wins: %2</source>
        <translation>%1の勝ち：%2</translation>
    </message>
    <message>
        <source>You lose: %2</source>
        <translation>あなたの負け：%2</translation>
    </message>
    <message>
        <source>%1 loses: %2</source>
        <translation>%1の負け：%2</translation>
    </message>
    <message>
        <source>Puesta: %2</source>
        <translation>プエスタ：%2</translation>
    </message>
    <message>
        <source>Codillo: %2</source>
        <translation>コディリョ：%2</translation>
    </message>
    <message>
        <source>Codillo for you: %2</source>
        <translation>あなたのコディリョ：%2</translation>
    </message>
    <message numerus="yes">
        <source>You need %n more trick(s)</source>
        <translation>
            <numerusform>あと%nトリック必要</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n more trick(s)</source>
        <translation>
            <numerusform>%1はあと%nトリック必要</numerusform>
        </translation>
    </message>
    <message>
        <source>You have won the deal</source>
        <translation>勝ちが決まりました</translation>
    </message>
    <message>
        <source>%1 has won the deal</source>
        <translation>%1の勝ちが決まりました</translation>
    </message>
    <message>
        <source>You cannot win any more</source>
        <translation>もう勝てません</translation>
    </message>
    <message>
        <source>%1 cannot win any more</source>
        <translation>%1はもう勝てません</translation>
    </message>
    <message>
        <source>For beginners</source>
        <translation>初心者向け</translation>
    </message>
    <message>
        <source>After this many deals the highest balance wins.</source>
        <translation>この数のディールのあと、最も多く持つ人が勝ちます。</translation>
    </message>
    <message>
        <source>If nobody plays, the dealer plays with ten cards from the stock.</source>
        <translation>誰もプレイしないとき、ディーラーが山札の10枚でプレイします。</translation>
    </message>
    <message>
        <source>Until when the declarer may give up the deal.</source>
        <translation>デクレアラーがいつまで降伏できるかです。</translation>
    </message>
    <message>
        <source>What happens to the debts on the paper when the game ends.</source>
        <translation>ゲーム終了時に、紙に書かれた負債をどうするかです。</translation>
    </message>
    <message>
        <source>Play on after five tricks, although nothing can change any more.</source>
        <translation>5トリックのあと、結果が変わらなくても続けます。</translation>
    </message>
    <message>
        <source>%1 strikes out their own debt of %2.</source>
        <translation>%1は自分の負債%2を消します。</translation>
    </message>
    <message>
        <source>The ante box is empty: everyone pays 5.</source>
        <translation>アンティ入れが空です。全員が5点を払います。</translation>
    </message>
    <message>
        <source>Everyone pays 1 to the declarer who wins.</source>
        <translation>勝ったデクレアラーに、ほかの全員が1点を払います。</translation>
    </message>
    <message>
        <source>Throw what you do not want, and take as many from the stock. Everyone sees how many, nobody sees which.</source>
        <translation>要らない札を捨て、同じ枚数を山札から取ります。枚数は全員に見え、中身は誰にも見えません。</translation>
    </message>
    <message>
        <source>Play the %1</source>
        <translation>%1を出す</translation>
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
        <source>The hand</source>
        <translation>プレイの勝ち</translation>
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
        <source>Laid down</source>
        <translation>手札を伏せた</translation>
    </message>
    <message>
        <source>Envido not played</source>
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
        <source>Hidden flor found</source>
        <translation>フロール発見</translation>
    </message>
    <message>
        <source>Wrong accusation</source>
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
        <source>Nothing has been bid that this answers.</source>
        <translation>これで答えるビッドはありません。</translation>
    </message>
    <message>
        <source>The envido must be answered first.</source>
        <translation>先にエンビドに答えます。</translation>
    </message>
    <message>
        <source>The last call of flor must be answered first.</source>
        <translation>先にフロールの最終確認に答えます。</translation>
    </message>
    <message>
        <source>The flor must be settled first.</source>
        <translation>先にフロールを決着させます。</translation>
    </message>
    <message>
        <source>The flor must be answered first.</source>
        <translation>先にフロールに答えます。</translation>
    </message>
    <message>
        <source>The points are being declared.</source>
        <translation>今は点数の宣言中です。</translation>
    </message>
    <message>
        <source>The play is over; hidden flors may be claimed now.</source>
        <translation>プレイは終わりました。今はフロール発見ができます。</translation>
    </message>
    <message>
        <source>The next deal has not begun.</source>
        <translation>次のディールはまだ始まっていません。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終了しました。</translation>
    </message>
    <message>
        <source>Somebody else is on turn.</source>
        <translation>今はほかの人の番です。</translation>
    </message>
    <message>
        <source>The %1 is not in the hand.</source>
        <translation>%1は手札にありません。</translation>
    </message>
    <message>
        <source>The truco must be answered before a card is played.</source>
        <translation>カードを出す前にトルッコに答えます。</translation>
    </message>
    <message>
        <source>The last card of a trick is not played over an unanswered truco.</source>
        <translation>トルッコへの返答前に、トリックの最後のカードは出せません。</translation>
    </message>
    <message>
        <source>With a flor that may still be announced there is no envido.</source>
        <translation>まだ言えるフロールがあるので、エンビドはできません。</translation>
    </message>
    <message>
        <source>A flor excludes the envido.</source>
        <translation>フロールがあるとエンビドはできません。</translation>
    </message>
    <message>
        <source>The envido of this play is over.</source>
        <translation>このプレイのエンビドは終わりました。</translation>
    </message>
    <message>
        <source>At this table an accepted truco closes the envido.</source>
        <translation>このテーブルではトルッコの成立後にエンビドはできません。</translation>
    </message>
    <message>
        <source>The other side has to answer.</source>
        <translation>答えるのは相手チームです。</translation>
    </message>
    <message>
        <source>This bid cannot follow the last one.</source>
        <translation>このビッドは前のビッドに続けられません。</translation>
    </message>
    <message>
        <source>The other side has to answer first.</source>
        <translation>先に相手チームが答えます。</translation>
    </message>
    <message>
        <source>This step has been called already.</source>
        <translation>この段階はもうビッドされました。</translation>
    </message>
    <message>
        <source>The step before it has not been called.</source>
        <translation>前の段階がまだビッドされていません。</translation>
    </message>
    <message>
        <source>Only the side that accepted may raise.</source>
        <translation>上げられるのは受けたチームだけです。</translation>
    </message>
    <message>
        <source>Somebody else has the word.</source>
        <translation>今はほかの人が発言する番です。</translation>
    </message>
    <message>
        <source>At this table the flor is not played.</source>
        <translation>このテーブルにフロールはありません。</translation>
    </message>
    <message>
        <source>A flor is three cards of one suit.</source>
        <translation>フロールは同じスートの3枚です。</translation>
    </message>
    <message>
        <source>The time to announce the flor has passed.</source>
        <translation>フロールを言う時機は過ぎました。</translation>
    </message>
    <message>
        <source>At this table no signs are made.</source>
        <translation>このテーブルにシグナルはありません。</translation>
    </message>
    <message>
        <source>Without a partner there is nobody to make signs to.</source>
        <translation>パートナーがいないので、シグナルは送れません。</translation>
    </message>
    <message>
        <source>Signs are made with a card in hand.</source>
        <translation>シグナルは手札があるときに送ります。</translation>
    </message>
    <message>
        <source>Each sign is made once in a play.</source>
        <translation>同じシグナルは1プレイに1回です。</translation>
    </message>
    <message>
        <source>At this table signs are true.</source>
        <translation>このテーブルのシグナルは正直でなければなりません。</translation>
    </message>
    <message>
        <source>There is nothing left to claim.</source>
        <translation>指摘できるものはもうありません。</translation>
    </message>
    <message>
        <source>This seat is not suspected by your side.</source>
        <translation>あなたのチームはこの席を疑っていません。</translation>
    </message>
    <message>
        <source>There are no cards left to lay down.</source>
        <translation>伏せるカードがもうありません。</translation>
    </message>
    <message>
        <source>Another seat has the choice.</source>
        <translation>選ぶのは別の席です。</translation>
    </message>
    <message>
        <source>There is no such seat.</source>
        <translation>その席はありません。</translation>
    </message>
    <message>
        <source>Only the two players of this duel may do that now.</source>
        <translation>今行動できるのは、この1対1の2人だけです。</translation>
    </message>
    <message>
        <source>Whoever has laid down the cards is out of this hand.</source>
        <translation>手札を伏せた人は、このプレイではもう何もできません。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>出す</translation>
    </message>
    <message>
        <source>Envido</source>
        <translation>エンビド</translation>
    </message>
    <message>
        <source>¡Envido!</source>
        <translation>エンビド！</translation>
    </message>
    <message>
        <source>Real envido</source>
        <translation>レアル・エンビド</translation>
    </message>
    <message>
        <source>¡Real envido!</source>
        <translation>レアル・エンビド！</translation>
    </message>
    <message>
        <source>Falta envido</source>
        <translation>ファルタ・エンビド</translation>
    </message>
    <message>
        <source>¡Falta envido!</source>
        <translation>ファルタ・エンビド！</translation>
    </message>
    <message>
        <source>¡Truco!</source>
        <translation>トルッコ！</translation>
    </message>
    <message>
        <source>Retruco</source>
        <translation>レトルッコ</translation>
    </message>
    <message>
        <source>¡Quiero retruco!</source>
        <translation>レトルッコ！</translation>
    </message>
    <message>
        <source>Vale cuatro</source>
        <translation>バレ・トルッコ</translation>
    </message>
    <message>
        <source>¡Quiero vale cuatro!</source>
        <translation>バレ・トルッコ！</translation>
    </message>
    <message>
        <source>Quiero</source>
        <translation>受けます</translation>
    </message>
    <message>
        <source>¡Quiero!</source>
        <translation>受けます！</translation>
    </message>
    <message>
        <source>No quiero</source>
        <translation>降ります</translation>
    </message>
    <message>
        <source>No quiero.</source>
        <translation>降ります。</translation>
    </message>
    <message>
        <source>Al mazo</source>
        <translation>手札を伏せる</translation>
    </message>
    <message>
        <source>Me voy al mazo.</source>
        <translation>手札を伏せます。</translation>
    </message>
    <message>
        <source>Say your points</source>
        <translation>点数を宣言</translation>
    </message>
    <message>
        <source>Son buenas</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Son buenas.</source>
        <translation>パスします。</translation>
    </message>
    <message>
        <source>¡Flor!</source>
        <translation>フロール！</translation>
    </message>
    <message>
        <source>Contraflor</source>
        <translation>コントラフロール</translation>
    </message>
    <message>
        <source>¡Contraflor!</source>
        <translation>コントラフロール！</translation>
    </message>
    <message>
        <source>Contraflor al resto</source>
        <translation>コントラフロール・残り点数</translation>
    </message>
    <message>
        <source>¡Contraflor al resto!</source>
        <translation>コントラフロール・残り点数！</translation>
    </message>
    <message>
        <source>Con flor me achico</source>
        <translation>フロールで降ります</translation>
    </message>
    <message>
        <source>Con flor me achico.</source>
        <translation>フロールで降ります。</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>フロールを伏せる</translation>
    </message>
    <message>
        <source>Flor found!</source>
        <translation>フロール発見</translation>
    </message>
    <message>
        <source>¡Flor descubierta!</source>
        <translation>フロール発見！</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>シグナル</translation>
    </message>
    <message>
        <source>%1 · if refused, %2</source>
        <translation>%1点 · 降りれば%2点</translation>
    </message>
    <message>
        <source>You play the %2.</source>
        <translation>%2を出しました。</translation>
    </message>
    <message>
        <source>%1 plays the %2.</source>
        <translation>%1が%2を出しました。</translation>
    </message>
    <message>
        <source>You: %2.</source>
        <translation>あなた：%2。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Pica-pica</source>
        <translation>ピカピカ</translation>
    </message>
    <message>
        <source>Duel %1 of 3</source>
        <translation>1対1（%1/3）</translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <translation>トリックを取りました。</translation>
    </message>
    <message>
        <source>%1 wins the trick.</source>
        <translation>%1がトリックを取りました。</translation>
    </message>
    <message>
        <source>Parda: nobody wins the trick.</source>
        <translation>パルダ。トリックは引き分けです。</translation>
    </message>
    <message>
        <source>You say %2.</source>
        <translation>%2点と宣言しました。</translation>
    </message>
    <message>
        <source>%1 says %2.</source>
        <translation>%1は%2点と宣言しました。</translation>
    </message>
    <message>
        <source>You: son buenas.</source>
        <translation>パスしました。</translation>
    </message>
    <message>
        <source>%1: son buenas.</source>
        <translation>%1はパスしました。</translation>
    </message>
    <message>
        <source>You show a flor.</source>
        <translation>フロールを見せました。</translation>
    </message>
    <message>
        <source>%1 shows a flor.</source>
        <translation>%1がフロールを見せました。</translation>
    </message>
    <message>
        <source>The flor makes the envido void.</source>
        <translation>フロールでエンビドは無効です。</translation>
    </message>
    <message>
        <source>%1: a game won.</source>
        <translation>%1がゲームに勝ちました。</translation>
    </message>
    <message>
        <source>Flor found: %1</source>
        <translation>フロール発見：%1</translation>
    </message>
    <message>
        <source>Your turn: play a card</source>
        <translation>あなたの番です。カードを出してください</translation>
    </message>
    <message>
        <source>What do you say?</source>
        <translation>何と言いますか？</translation>
    </message>
    <message>
        <source>Did somebody hide a flor?</source>
        <translation>フロールを伏せた人はいますか？</translation>
    </message>
    <message>
        <source>What do you say about the flor?</source>
        <translation>フロールについて何と言いますか？</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>%1点先取</translation>
    </message>
    <message>
        <source>al mazo</source>
        <translation>手札を伏せた</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>mano</source>
        <translation>マノ</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>ディーラー</translation>
    </message>
    <message>
        <source>Nothing beats it.</source>
        <translation>これより強いカードはありません。</translation>
    </message>
    <message>
        <source>It is beaten by %1.</source>
        <translation>%1に負けます。</translation>
    </message>
    <message>
        <source>Of the other 39 cards, this many beat it: %1.</source>
        <translation>ほかの39枚のうち%1枚に負けます。</translation>
    </message>
    <message>
        <source>As high as it, so that the trick is parda: %1.</source>
        <translation>同じ強さで、引き分けになるカード：%1。</translation>
    </message>
    <message>
        <source>Of the cards that beat it you have not seen %1.</source>
        <translation>これに勝つカードのうち、%1枚はまだ見ていません。</translation>
    </message>
    <message>
        <source>For the envido it counts %1.</source>
        <translation>エンビドでは%1と数えます。</translation>
    </message>
    <message>
        <source>Your sign: %2 (%3).</source>
        <translation>シグナル：%2（%3）。</translation>
    </message>
    <message>
        <source>%1 makes a sign: %2 (%3).</source>
        <translation>%1のシグナル：%2（%3）。</translation>
    </message>
    <message>
        <source>You show %2.</source>
        <translation>%2を見せました。</translation>
    </message>
    <message>
        <source>%1 shows %2.</source>
        <translation>%1が%2を見せました。</translation>
    </message>
    <message>
        <source>pie</source>
        <translation>ピエ</translation>
    </message>
    <message>
        <source>envido</source>
        <translation>エンビド</translation>
    </message>
    <message>
        <source>real envido</source>
        <translation>レアル・エンビド</translation>
    </message>
    <message>
        <source>falta envido</source>
        <translation>残り点数（ファルタ・エンビド）</translation>
    </message>
    <message>
        <source>truco</source>
        <translation>トルッコ</translation>
    </message>
    <message>
        <source>retruco</source>
        <translation>レトルッコ</translation>
    </message>
    <message>
        <source>vale cuatro</source>
        <translation>バレ・トルッコ（バレ・クアトロ）</translation>
    </message>
    <message>
        <source>flor</source>
        <translation>フロール</translation>
    </message>
    <message>
        <source>contraflor</source>
        <translation>コントラフロール</translation>
    </message>
    <message>
        <source>contraflor al resto</source>
        <translation>コントラフロール・残り点数</translation>
    </message>
    <message>
        <source>Raised eyebrows</source>
        <translation>眉を上げる</translation>
    </message>
    <message>
        <source>ace of espadas</source>
        <translation>剣のアス</translation>
    </message>
    <message>
        <source>Wink</source>
        <translation>ウインク</translation>
    </message>
    <message>
        <source>ace of bastos</source>
        <translation>棍棒のアス</translation>
    </message>
    <message>
        <source>Mouth to the right</source>
        <translation>口を右にゆがめる</translation>
    </message>
    <message>
        <source>7 of espadas</source>
        <translation>剣の7</translation>
    </message>
    <message>
        <source>Mouth to the left</source>
        <translation>口を左にゆがめる</translation>
    </message>
    <message>
        <source>7 of oros</source>
        <translation>貨幣の7</translation>
    </message>
    <message>
        <source>Biting the lower lip</source>
        <translation>下唇をかむ</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>A kiss</source>
        <translation>唇をすぼめる</translation>
    </message>
    <message>
        <source>a two</source>
        <translation>2</translation>
    </message>
    <message>
        <source>Open mouth</source>
        <translation>口を開ける</translation>
    </message>
    <message>
        <source>a false ace</source>
        <translation>弱いアス</translation>
    </message>
    <message>
        <source>Head to one side</source>
        <translation>首をかしげる</translation>
    </message>
    <message>
        <source>27 envido points or more</source>
        <translation>エンビド27点以上</translation>
    </message>
    <message>
        <source>Eyes closed</source>
        <translation>目を閉じる</translation>
    </message>
    <message>
        <source>nothing of value</source>
        <translation>何もない</translation>
    </message>
    <message>
        <source>Cheeks puffed out</source>
        <translation>頬をふくらませる</translation>
    </message>
    <message>
        <source>a flor</source>
        <translation>フロール</translation>
    </message>
    <message>
        <source>Signs…</source>
        <translation>シグナル…</translation>
    </message>
    <message>
        <source>Real, falta…</source>
        <translation>レアル、残り点数…</translation>
    </message>
    <message>
        <source>%1 calls %2. What do you answer?</source>
        <translation>%1が%2をビッドしました。どう答えますか？</translation>
    </message>
    <message>
        <source>%1 calls %2. What does your side answer?</source>
        <translation>%1が%2をビッドしました。チームはどう答えますか？</translation>
    </message>
    <message>
        <source>You hold a flor: this is the last moment to say so.</source>
        <translation>フロールがあります。宣言できるのはこれが最後です。</translation>
    </message>
    <message>
        <source>the envido first</source>
        <translation>エンビドが先です</translation>
    </message>
    <message>
        <source>You or your partners may answer: the first word counts.</source>
        <translation>あなたかパートナーが答えます。最初のことばが有効です。</translation>
    </message>
    <message>
        <source>You or %1 may answer: the first word counts.</source>
        <translation>あなたか%1が答えます。最初のことばが有効です。</translation>
    </message>
    <message>
        <source>worth %1</source>
        <translation>%1点</translation>
    </message>
    <message>
        <source>%1 · %2 or %3</source>
        <translation>%1 · %2か%3</translation>
    </message>
    <message numerus="yes">
        <source>%n mala(s)</source>
        <translation>
            <numerusform>マラス%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buena(s)</source>
        <translation>
            <numerusform>ブエナス%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>The first trick was drawn: whoever wins the second wins the hand.</source>
        <translation>1つ目のトリックは引き分けでした。2つ目を取った側がプレイに勝ちます。</translation>
    </message>
    <message>
        <source>%1 has lost the first trick, and needs both others now.</source>
        <translation>%1は1つ目のトリックを落としたので、あとの2つとも必要です。</translation>
    </message>
    <message>
        <source>Three cards of one suit are a flor: said before your first card, it scores, and no envido is played.</source>
        <translation>同じスートが3枚でフロールです。自分の最初の札の前に宣言すると点になり、エンビドは行いません。</translation>
    </message>
    <message>
        <source>The envido is a bet on two cards of one suit: their numbers and 20, figures count nothing. It is for the first trick only.</source>
        <translation>エンビドは、同じスートの2枚での賭けです。数の合計に20を足し、絵札は0です。1つ目のトリックの間だけです。</translation>
    </message>
    <message>
        <source>The hand is won with two of its three tricks; suits need not be followed.</source>
        <translation>3トリックのうち2つを取ればプレイに勝ちます。スートに従う必要はありません。</translation>
    </message>
    <message>
        <source>Wanted, the hand is worth more; not wanted, it is over and the caller scores what it was worth.</source>
        <translation>受けるとプレイの値が上がり、受けないとそこで終わって、言った側がそれまでの値を得ます。</translation>
    </message>
    <message>
        <source>Wanted, the better points win the bet; not wanted, the bidder scores what was agreed before it.</source>
        <translation>受けると点の高い側が賭けを取り、受けないと言った側がそれまでに決まった分を得ます。</translation>
    </message>
    <message>
        <source>Several flors: the best one scores for all of its side, and the bet may be raised.</source>
        <translation>フロールがいくつかあります。いちばん良い側がまとめて点を得ます。賭けを上げることもできます。</translation>
    </message>
    <message>
        <source>Points are told in turn from the mano; whoever cannot beat the best says so.</source>
        <translation>点はマノから順に言います。上回れない人は、そう言います。</translation>
    </message>
    <message>
        <source>Whoever hid a flor may be found out: name who held one.</source>
        <translation>フロールを隠した人は指摘されます。持っていた人の名を言います。</translation>
    </message>
    <message>
        <source>Nothing that is still out beats the %1.</source>
        <translation>まだ出ていない札に、%1より強いものはありません。</translation>
    </message>
    <message>
        <source>For beginners</source>
        <translation>初心者向け</translation>
    </message>
    <message>
        <source>%1 said %2, and has played the %3: the %4 must still be there.</source>
        <translation>%1は%2点と言い、%3を出しました。%4をまだ持っているはずです。</translation>
    </message>
    <message>
        <source>Two players head to head, or two teams of two or three.</source>
        <translation>1対1、または2人か3人ずつの2チームです。</translation>
    </message>
    <message>
        <source>Points in a game</source>
        <translation>ゲームの点数</translation>
    </message>
    <message>
        <source>Whoever has not spoken for the truco may still open the envido.</source>
        <translation>トルッコについて発言していない人は、まだエンビドを始められます。</translation>
    </message>
    <message>
        <source>Facial signals to your partner.</source>
        <translation>パートナーへの顔の合図です。</translation>
    </message>
    <message>
        <source>The envido is opened before your first card.</source>
        <translation>エンビドは自分の最初のカードより前に始めます。</translation>
    </message>
    <message>
        <source>Whoever has spoken for the truco does not open the envido.</source>
        <translation>トルッコについて発言した人はエンビドを始められません。</translation>
    </message>
    <message>
        <source>In tricks it ranks %1 of %2, where 1 is the best.</source>
        <translation>トリックでの強さは%2段階の上から%1番目です。</translation>
    </message>
    <message>
        <source>The truco raises what the hand is worth. Whoever does not want it loses what it was worth until then.</source>
        <translation>トルッコはプレイの値を上げます。受けない側は、それまでの値を失います。</translation>
    </message>
    <message>
        <source>accept · worth %1</source>
        <translation>%1点</translation>
    </message>
    <message>
        <source>refuse · %1 for them</source>
        <translation>相手に%1点</translation>
    </message>
    <message>
        <source>fold · %1 for them</source>
        <translation>相手に%1点</translation>
    </message>
    <message>
        <source>accept · %1 for you, %2 for them</source>
        <translation>こちら%1点、相手%2点</translation>
    </message>
    <message>
        <source>fold · your cards alone</source>
        <translation>自分の手札だけ</translation>
    </message>
    <message>
        <source>refuse · %1 for %2</source>
        <translation>%2に%1点</translation>
    </message>
    <message>
        <source>fold · %1 for %2</source>
        <translation>%2に%1点</translation>
    </message>
    <message>
        <source>accept · %1 for you, %2 for %3</source>
        <translation>こちら%1点、%3は%2点</translation>
    </message>
    <message>
        <source>Play the %1</source>
        <translation>%1を出す</translation>
    </message>
</context>
</TS>
