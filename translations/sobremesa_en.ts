<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>AboutSheet</name>
    <message>
        <source>Version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card table for Porrazo, Truco, Cuarenta, Tresillo and Loba, against the computer or with people at one screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made with Qt and nlohmann-json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. The cards, the tiles, the cloth and the sounds were made for it and are under CC-BY-SA-4.0.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerBar</name>
    <message>
        <source>Esc puts it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it to your partners</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Answering</name>
    <message>
        <source>Sure? %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Assistant</name>
    <message>
        <source>Hint: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and the cards played</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is nobody&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At stake: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BidButton</name>
    <message>
        <source>Sure? %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hinted at</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Bowls</name>
    <message>
        <source>Bowls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoxRow</name>
    <message>
        <source>box %1 of 5</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardModel</name>
    <message>
        <source>%1 of %2 in your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <comment>a card just drawn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is taken</source>
        <comment>a card on the table</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>just laid</source>
        <comment>a card on the table</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 in meld %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on top of the discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played by you</source>
        <comment>a card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played by %1</source>
        <comment>a card</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChapterList</name>
    <message>
        <source>Chapters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, shown</source>
        <comment>a game whose book is open</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChapterView</name>
    <message>
        <source>Text of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me: %1</source>
        <comment>a lesson about a chapter of the rules</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll bar</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>takes the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be taken with answer %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>always</source>
        <comment>the coach is there</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first games</source>
        <comment>the coach is there</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coach: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 · %3.</source>
        <comment>whose points, how many, and what for</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more remarks of this kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coach: %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can do without me now. You will find me in the settings.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoachBar</name>
    <message>
        <source>Take it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoachLine</name>
    <message>
        <source>Coach</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoachPaper</name>
    <message>
        <source>Coach</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoachSign</name>
    <message>
        <source>Coach</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoachSlip</name>
    <message>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>a step of a lesson</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two more, to be sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enough for now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message>
        <source>Quieter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <comment>of what the coach says</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal by number…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint, one step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the computer play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score and log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Sobremesa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along the hand, the table, the answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the card within the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From hand to table to seats, and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play or pick up the card, press the button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put back, close, leave full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games and statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the computer make this move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take over again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer with this number; when nothing is asked, the card in your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next zone, or the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort a large hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read out my hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read out the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read out the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read out what I can do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read out whose turn it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read out what is at stake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say the last sentence again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContinueStrip</name>
    <message>
        <source>New here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All %n saved game(s)</source>
        <translation>
            <numerusform>%n saved game</numerusform>
            <numerusform>All %n saved games</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Everything is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is kept where you left it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which game would you like to learn?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Learn %1 at the table: the first lesson takes %n minute(s).</source>
        <translation>
            <numerusform>Learn %1 at the table: the first lesson takes %n minute.</numerusform>
            <numerusform>Learn %1 at the table: the first lesson takes %n minutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The next lesson takes %n minute(s).</source>
        <translation>
            <numerusform>The next lesson takes %n minute.</numerusform>
            <numerusform>The next lesson takes %n minutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContractBar</name>
    <message>
        <source>Entrada</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vuelta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Espadas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bastos</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContractRow</name>
    <message>
        <source>you bid %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CostPanel</name>
    <message>
        <source>by month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What your decisions cost per deal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CostlyList</name>
    <message>
        <source>The costliest</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>of %n decision(s)</source>
        <translation>
            <numerusform>of %n decision</numerusform>
            <numerusform>of %n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n, one by one</source>
        <comment>decisions</comment>
        <translation>
            <numerusform>Only %n</numerusform>
            <numerusform>All %n, one by one</numerusform>
        </translation>
    </message>
    <message>
        <source>Take it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Being evaluated…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CuarentaTable</name>
    <message>
        <source>took</source>
        <comment>the captured cards, the cartón</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass to %1</source>
        <comment>the screen</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Save this deal as a PDF</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealNumberSheet</name>
    <message>
        <source>Deal by number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number gives the same cards again. Leave it empty for a new deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for example 2026</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number has digits only, up to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealSlip</name>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <comment>the sum of what is booked</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DecisionCosts</name>
    <message>
        <source>%1 ± %2</source>
        <comment>a number, and its error</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 per deal</source>
        <comment>points</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DecisionPanel</name>
    <message>
        <source>Judged by what you could know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See how it goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practise</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeletedStrip</name>
    <message>
        <source>Deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DirectionMark</name>
    <message>
        <source>Play goes clockwise, to the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play goes anticlockwise, to the right.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExerciseAnswer</name>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your answer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExerciseCard</name>
    <message>
        <source>your answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExercisePaper</name>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight to lesson %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>exercises after a lesson</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FairDeal</name>
    <message>
        <source>Fair deal: the opened pack has the fingerprint %1, as shown before the first card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair deal: pack %1 of this game has the fingerprint %2, as shown before the first card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack, in the order it was dealt</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>File name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overwrite file?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” already exists.
Do you want to replace it?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>the disk is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you are not allowed to read this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you are not allowed to write in this folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too large for a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a file in which everything was saved, or it is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a newer version of Sobremesa has written it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no room for a copy of it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FilterChoices</name>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To review</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameEnd</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seats exchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards and decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Look at %n decision(s)</source>
        <translation>
            <numerusform>Look at %n decision</numerusform>
            <numerusform>Look at %n decisions</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what they cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being evaluated</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message numerus="yes">
        <source>%n to practise</source>
        <translation>
            <numerusform>%n to practise</numerusform>
            <numerusform>%n to practise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s)</source>
        <translation>
            <numerusform>%1 of %n lesson</numerusform>
            <numerusform>%1 of %n lessons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n lesson</numerusform>
            <numerusform>%n lessons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message>
        <source>%1 of %2</source>
        <comment>the title of a deal, and how many there are</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Us</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>games %1 : %2</source>
        <comment>won in a match, the own ones first</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message numerus="yes">
        <source>%1, %n player(s)</source>
        <comment>what is played</comment>
        <translation>
            <numerusform>%1, %n player</numerusform>
            <numerusform>%1, %n players</numerusform>
        </translation>
    </message>
    <message>
        <source>against %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with %1 against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message>
        <source>deal %1</source>
        <comment>it stands in this one</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>minutes played</comment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message>
        <source>branch</source>
        <comment>played on from a position of another game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>day and month, as QDate&apos;s formats write them</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month and year</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>games</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed</source>
        <comment>computers of several levels</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n costly one(s)</source>
        <comment>decisions</comment>
        <translation>
            <numerusform>%n costly one</numerusform>
            <numerusform>%n costly ones</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing costly</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamesEmpty</name>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No games yet. Your first will appear here as soon as a card has been played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>No match among %n game(s).</source>
        <translation>
            <numerusform>No match among %n game.</numerusform>
            <numerusform>No match among %n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesFiles</name>
    <message>
        <source>Save this game as a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records of games (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all games and statistics as one file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that is kept (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which folder should these games be saved in, each as a record?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which file was everything saved in on the other computer?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamesFilter</name>
    <message>
        <source>Which games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamesList</name>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll bar</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamesMenu</name>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Save these %n game(s) in a folder…</source>
        <translation>
            <numerusform>Save this %n game in a folder…</numerusform>
            <numerusform>Save these %n games in a folder…</numerusform>
        </translation>
    </message>
    <message>
        <source>Save everything as one file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back what was deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with their reviews and statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase the statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Save the %n selected game(s) in a folder…</source>
        <translation>
            <numerusform>Save the %n selected game in a folder…</numerusform>
            <numerusform>Save the %n selected games in a folder…</numerusform>
        </translation>
    </message>
    <message>
        <source>Erase all games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring in everything from another computer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from such a file; nothing here is lost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>This version of the program does not know this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This record cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n kept</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n kept</numerusform>
            <numerusform>%n kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n unfinished</numerusform>
            <numerusform>%n unfinished</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search by name, person, deal number or date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, person, deal number, 2026-11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save, open, erase</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandLabel</name>
    <message>
        <source>%1, complete</source>
        <comment>cards of a hand</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Sobremesa</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpWords</name>
    <message>
        <source>Playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hint comes in steps: where, which, why, how much. It knows only what you may know from your seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are shuffled before anybody plays, and the computer sees only its own. Each deal has a number; the same number gives the same cards again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seeing and hearing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of the games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you can do is always on the screen: your cards and, when there is a choice, a bar with a button for each answer and what it is worth. Click a card, drag it, or press its number. A card that the rules forbid is pale; press it to see why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo takes back your move and the computer&apos;s replies, as often as you like. Leaving never loses a game: it is saved after every move and waits on the home screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text from 80 to 200 %, high contrast, large faces, reduced motion and the volume of sounds are in the settings. Everything can be done with the keyboard, and a screen reader is told what happens; the log keeps it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are five levels, from beginner to master. A weaker player thinks less, forgets cards and misjudges more; nobody sees more than you would in the same seat. Some are bold or careful, talk a lot or say little. It shows where two moves are about as good, and makes nobody stronger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touch and game controllers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap a card or drag it; press it long to see it large. For a controller, let a program such as AntiMicroX or Steam Input turn its buttons into keys: the arrows, Enter, Tab and Esc are enough for everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games, statistics and lessons lie in one folder on this computer; the settings show it under “Where games are kept”. To take everything to another computer, open the list of games: choose “Save everything as one file” on the old one and “Bring in everything from another computer” on the new one, where whatever it has stays. Uninstalling the program leaves the folder as it is.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>%1: %2</source>
        <comment>card, and what is done with it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <comment>the action hinted at, and the one it is compared with</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at several cards in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the calls beside the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points less than the first, ± %1, as seen from your seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are about equal: %1 apart, too little to measure or to matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers say so: %1. I have no short reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing else comes close.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, not the %2</source>
        <comment>what is done, and the card not to play</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or the %2</source>
        <comment>what is done, and the card that may be played as well</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two actions that are about equal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are right. The best players mix them, so that nobody can read their cards: the first in %1 of 100 such hands, the other in %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintSlip</name>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <comment>of the hint</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomeHead</name>
    <message numerus="yes">
        <source>The time spent at the table after a meal. %n card game(s) to linger over.</source>
        <translation>
            <numerusform>The time spent at the table after a meal. %n card game to linger over.</numerusform>
            <numerusform>The time spent at the table after a meal. %n card games to linger over.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Sobremesa, home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeepingStrip</name>
    <message>
        <source>Save again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeptActions</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as it is…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename (F2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark (B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same cards, seats exchanged (Shift+X)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete (Del)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the mark (B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deselect (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select, to save several (Space)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeptRow</name>
    <message>
        <source>marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selected</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Keys at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single letters act while the table has the focus. They can be switched off in the settings; the keys beside them stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys everywhere</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KindsPanel</name>
    <message>
        <source>Where most of it goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last 10 games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practise</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LargeCard</name>
    <message>
        <source>Large card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s)</source>
        <translation>
            <numerusform>%1 of %n lesson</numerusform>
            <numerusform>%1 of %n lessons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n star(s)</source>
        <translation>
            <numerusform>%1 of %n star</numerusform>
            <numerusform>%1 of %n stars</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>%n due today</numerusform>
            <numerusform>%n due today</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPath</name>
    <message>
        <source>This lesson cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>not that one</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>played, but costs %n more</source>
        <translation>
            <numerusform>played, but costs %n more</numerusform>
            <numerusform>played, but costs %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>played, but not the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can now:</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n of 3 stars.</source>
        <translation>
            <numerusform>%n of 3 stars.</numerusform>
            <numerusform>%n of 3 stars.</numerusform>
        </translation>
    </message>
    <message>
        <source>the score: %1</source>
        <comment>what is lit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is at stake</source>
        <comment>what is lit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what has happened so far</source>
        <comment>what is lit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highlighted: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer: %1.</source>
        <comment>to a guess</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonDetails</name>
    <message numerus="yes">
        <source>Lesson %1 · %n minute(s)</source>
        <translation>
            <numerusform>Lesson %1 · %n minute</numerusform>
            <numerusform>Lesson %1 · %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game · %n minute(s)</source>
        <translation>
            <numerusform>Game · %n minute</numerusform>
            <numerusform>Game · %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue at step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start lesson %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You will be able to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I know this: check me</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>What can happen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonPlace</name>
    <message>
        <source>step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>next · %n minute(s)</source>
        <translation>
            <numerusform>next · %n minute</numerusform>
            <numerusform>next · %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n of 3 stars</source>
        <translation>
            <numerusform>%n of 3 stars</numerusform>
            <numerusform>%n of 3 stars</numerusform>
        </translation>
    </message>
    <message>
        <source>known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonTable</name>
    <message>
        <source>%1 · Lesson %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LobaBar</name>
    <message>
        <source>The contract is complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc puts it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LobaTable</name>
    <message>
        <source>stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From your next turn on you may lay off on any meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewest wins</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LookingStrip</name>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viewing an earlier move · %1</source>
        <comment>the key that ends it</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MeldPlace</name>
    <message>
        <source>Your melds go here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no meld yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MonthCurve</name>
    <message>
        <source>Games won, by month</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <comment>the share of games won, and how many there were</comment>
        <translation>
            <numerusform>%1 of %n game</numerusform>
            <numerusform>%1 of %n games</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>%1 · you deal</source>
        <comment>the title of a deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 deals</source>
        <comment>the title of a deal, and a name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>whose points they are, how many, what for</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against</source>
        <comment>points that are bad for whose they are</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NativeMenus</name>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>View</source>
        <translation>View</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
</context>
<context>
    <name>NewGameFoot</name>
    <message numerus="yes">
        <source>%n more rule(s)</source>
        <translation>
            <numerusform>%n more rule</numerusform>
            <numerusform>%n more rules</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal by number…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I know the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Lesson 1 first, %n minute(s)</source>
        <translation>
            <numerusform>Lesson 1 first, %n minute</numerusform>
            <numerusform>Lesson 1 first, %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Sit down and let the coach help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameHead</name>
    <message>
        <source>Rules as in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New %1 game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New %1 game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>%1, changed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>Nobody has won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win, %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 win, %2 to %3</source>
        <comment>a team</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins, %2 to %3</source>
        <comment>a person</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win with %1</source>
        <comment>points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 win with %2</source>
        <comment>a team, points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins with %2</source>
        <comment>a person, points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last points: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>so many times so many points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message>
        <source>The last points: %1. %2</source>
        <comment>what was booked, and why</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the match, %1 to %2</source>
        <comment>games</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 win the match, %2 to %3</source>
        <comment>a team, games</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the match, %2 to %3</source>
        <comment>a person, games</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageFrame</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>On the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n hidden card(s)</source>
        <translation>
            <numerusform>%n hidden card</numerusform>
            <numerusform>%n hidden cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PdfDialog</name>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PileSpot</name>
    <message>
        <source>%1 %2</source>
        <comment>a pile and its number</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlateAndPaper</name>
    <message>
        <source>Plate %1, %2. Antes %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>antes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Debts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 owes %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayPaper</name>
    <message>
        <source>Oros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Espadas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bastos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entrada</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vuelta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penetro</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, you against two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 against two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value of the play: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value of the play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayedGames</name>
    <message numerus="yes">
        <source>The rules have changed since this game was played: %1 of its %n action(s) are shown.</source>
        <translation>
            <numerusform>The rules have changed since this game was played: %1 of its %n action is shown.</numerusform>
            <numerusform>The rules have changed since this game was played: %1 of its %n actions are shown.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were brought in.</source>
        <translation>
            <numerusform>%n game was brought in.</numerusform>
            <numerusform>%n games were brought in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%n game was here already.</numerusform>
            <numerusform>%n games were here already.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PointsTable</name>
    <message>
        <source>Where the points came from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PointsToast</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose points, and for what</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PorrazoTable</name>
    <message>
        <source>On the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <comment>the pegged board of the score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>so many points win</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>%1 · lesson %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a game, its drill</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comes back in this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comes back next time</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>comes back in %n day(s)</source>
        <translation>
            <numerusform>comes back in %n day</numerusform>
            <numerusform>comes back in %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticeButtons</name>
    <message numerus="yes">
        <source>Practise %n minute(s)</source>
        <translation>
            <numerusform>Practise %n minute</numerusform>
            <numerusform>Practise %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exam: %n question(s)</source>
        <translation>
            <numerusform>Exam: %n question</numerusform>
            <numerusform>Exam: %n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticeDots</name>
    <message numerus="yes">
        <source>%1 of %n question(s)</source>
        <translation>
            <numerusform>%1 of %n</numerusform>
            <numerusform>%1 of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right in a row</source>
        <translation>
            <numerusform>%n right in a row</numerusform>
            <numerusform>%n right in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticeEnd</name>
    <message numerus="yes">
        <source>%1 of %n</source>
        <comment>right answers of all</comment>
        <translation>
            <numerusform>%1 of %n</numerusform>
            <numerusform>%1 of %n</numerusform>
        </translation>
    </message>
    <message>
        <source>You know what this lesson teaches. It has a tick on the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson %1 shows the rest at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was missed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was missed, and where it is taught:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start lesson %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was missed comes back when you practise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practise</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PracticeList</name>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>%n due today</numerusform>
            <numerusform>%n due today</numerusform>
        </translation>
    </message>
    <message>
        <source>You knew %1 of %2 → %3 of %2</source>
        <comment>first answers, last answers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is due. Practise all the same?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you remember?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two more, to be sure</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PracticePanel</name>
    <message>
        <source>Practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>%n due today</numerusform>
            <numerusform>%n due today</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticeSheet</name>
    <message>
        <source>Practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>%n due today</numerusform>
            <numerusform>%n due today</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>%1 · %2</source>
        <comment>people, and when they played last</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved since %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>The other choice: %1</source>
        <comment>a sentence about it</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordDialog</name>
    <message>
        <source>Save this game as a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records of games (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be printed (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RefusalTip</name>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>seat %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RenameSheet</name>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name of your own, to find the game again. Leave it empty for the usual one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>%1 of %2</source>
        <comment>actions</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back one deal (Ctrl+←)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back one action (←)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tempo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>so many times as fast</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1 of %2 · %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward one action (→)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward one deal (Ctrl+→)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this deal to be printed (D)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay · %1</source>
        <comment>the name of a game</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayTable</name>
    <message>
        <source>All hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportFolder</name>
    <message>
        <source>Save here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where should the report be saved? It contains the log, this game and details of your system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RetryBar</name>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See how it goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RetryPage</name>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RetryTable</name>
    <message>
        <source>What would you do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is as good as the best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It costs %1. Try again.</source>
        <comment>points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing comes close to the best. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is how it goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As far as anyone can think ahead.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>This record cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>luck of %1 or more</source>
        <comment>points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Where the %n point(s) went</source>
        <comment>the result of a game</comment>
        <translation>
            <numerusform>Where the %n point went</numerusform>
            <numerusform>Where the %n points went</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 decisions</source>
        <comment>judged so far</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No decision cost more than %1.</source>
        <comment>points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewCurve</name>
    <message>
        <source>What you could expect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your costly decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open all hands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>Leaving what could be taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaving points on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laying a card that can be struck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaving cards to be taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks won and lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How good the hand is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a bet is worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Giving good cards away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeping what counts against you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaving nothing for the next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>an action</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · decision %2 of %3</source>
        <comment>which deal, which decision</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected %1</source>
        <comment>points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost %1</source>
        <comment>points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>costliest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number %1 of the costliest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>luck since the decision before: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld %1</source>
        <comment>its number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions of %1</source>
        <comment>names</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. It cost %2.</source>
        <comment>an action, and points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letting the next player clear the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening a place for the next player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Giving up the card that answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Splitting cards that belong together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feeding the next player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>letting it pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. There was nothing better.</source>
        <comment>an action</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing the winning move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Save the rules as a PDF</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the rules as a PDF</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SavedFiles</name>
    <message>
        <source>The game is saved in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report is saved in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, and why it is not written</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: saved in %2.</source>
        <comment>what is printed, and the file</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>School</name>
    <message>
        <source>Lesson %1 of %2: step %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreSheetRow</name>
    <message>
        <source>Deal %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n trio(s)</source>
        <translation>
            <numerusform>%n trio</numerusform>
            <numerusform>%n trios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n escalera(s)</source>
        <translation>
            <numerusform>%n escalera</numerusform>
            <numerusform>%n escaleras</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Scroller</name>
    <message>
        <source>Scroll bar</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any seat can be a person at this screen. The computer sees only its own cards; a partner never plays worse than %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatModel</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left of you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right of you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>across from you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this seat is yours</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Tile of %1: another one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>This version cannot play that game (%1). It stays on the list as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules have changed since this game was played: %1 of its %2 actions are shown. What you play now becomes a game of its own; that one stays as it is. (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game no longer exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules have changed since this game was played: it is now scored differently.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>one of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting %1: &quot;%2&quot; is not %3; it was put aside and &quot;%4&quot; is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was kept as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the folder cannot be made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings: %1 could not be read; the defaults are used.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsLanguage</name>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spoken announcements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a screen reader says what happens at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language and data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where games are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer’s own voice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system has no voice for this language: install one, then switch this on again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>says what happens where no screen reader runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is how it sounds.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsMotion</name>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing flies or turns; everything stays just as long</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPlay</name>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To play a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two clicks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell me when it is my turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H for a hint, V for the last trick …; each also works with Ctrl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explains what happens, and asks once before a costly move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of cards, words and points; %1 switches it off and on</source>
        <comment>a key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsTable</name>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cloth by day, or one lamp at night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mantel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noche</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Andes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four colours: a colour for each French suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black on white, plain cloth, large faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the system asks for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on top of the system&apos;s %1 %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SharePanel</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message>
        <source>No finished game of this kind yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the cards brought per deal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideDrawer</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SlipBars</name>
    <message>
        <source>%1 of 100</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SlipDots</name>
    <message>
        <source>Step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>step of a lesson</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SlipOptions</name>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SoundSign</name>
    <message>
        <source>Sound off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StageHeading</name>
    <message>
        <source>Your first deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where points are won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after these you can play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what good players look for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for full games, with everything in play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Stars</name>
    <message numerus="yes">
        <source>%n of 3 stars</source>
        <translation>
            <numerusform>%n of 3 stars</numerusform>
            <numerusform>%n of 3 stars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>%1 ± %2 %</source>
        <comment>share of games won</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>so many games won</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n game(s) won</source>
        <translation>
            <numerusform>%1: %2 of %n game won</numerusform>
            <numerusform>%1: %2 of %n games won</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a count, and the share</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With help</source>
        <comment>games in which hints were taken</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>a number, and its error</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, longest %2</source>
        <comment>games won in a row</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>minutes played</comment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>This recording has no more deals.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableHint</name>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePiles</name>
    <message>
        <source>stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableRail</name>
    <message>
        <source>This game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableSample</name>
    <message>
        <source>A small table as it looks with these settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableSeats</name>
    <message>
        <source>your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thinking</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableToast</name>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TakeOver</name>
    <message>
        <source>A game saved by an earlier version cannot be read: %1: %2. The file stays where it is.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TendidoBar</name>
    <message>
        <source>Direction of counting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count from the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count from the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TendidoRow</name>
    <message>
        <source>1st</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3rd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, in its place</source>
        <comment>a card of the tendido</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap</source>
        <comment>the two cards of a pair</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap the first pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap the second pair</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TendidoSets</name>
    <message>
        <source>pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>, </source>
        <comment>between the parts of a spoken line</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TileButtons</name>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1 at once, as last time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ToolIcon</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TresilloTable</name>
    <message>
        <source>None, or as many as the stock still holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plate, box and paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From none to nine. Then your opponents exchange.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>Games are not kept: Qt&apos;s driver for SQLite is not installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games are not kept while another program has %1 open. They will be once it closes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games are not kept: %1 cannot be written to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full. You can play on; the game will be saved once there is room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games are not kept: %1 is damaged (%2). It is left as it is; move it away to start a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games are not kept: %1 was written by a newer version of Sobremesa. It is left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games are not kept: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrucoBeans</name>
    <message>
        <source>malas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buenas</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n game won</numerusform>
            <numerusform>%n games won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrucoStake</name>
    <message>
        <source>1st</source>
        <comment>trick</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>trick</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>trick</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ours</source>
        <comment>trick</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>theirs</source>
        <comment>trick</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At stake</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrucoTable</name>
    <message>
        <source>Your envido: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duel %1 of 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>so many points win</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrumpOrder</name>
    <message>
        <source>Trump order</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Warning</name>
    <message>
        <source>The %1 may be struck: about −%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the %1 the table may be cleared: about −%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 opens a place for the next card: about −%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the %1 there is much to take: about −%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 may still be of use: about −%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 may serve the next player: about −%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: about %2 less than the best choice.</source>
        <comment>a card or a word</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 costs more than it may win: about −%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 takes less than you could: about −%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another card is safer than the %1: about −%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is better kept: about −%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is unlikely to win the trick: about −%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers say so. I have no short reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 leaves points on the table: about −%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A more expensive card than the %1 could go: about −%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best choice: %1</source>
        <comment>a sentence about it</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhyTip</name>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WordSheet</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sota</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>caballo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>oros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>espadas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bastos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 de %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <comment>truco</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sota</source>
        <comment>truco</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>caballo</source>
        <comment>truco</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rey</source>
        <comment>truco</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>oros</source>
        <comment>truco</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copas</source>
        <comment>truco</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>espadas</source>
        <comment>truco</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bastos</source>
        <comment>truco</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cuarenta</name>
    <message>
        <source>2 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 players in two teams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponents may claim it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole run is always taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may be left, nobody claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collected by the player who noticed it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No points for a caída</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a caída counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No restriction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in a sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many table cards may be added up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missed run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens to a run that the capturing player leaves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captured rondas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At 38 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a side with exactly 38 points cannot score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ronda scores 2, and a caída y limpia scores 2 once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ronda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caída</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limpia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captured ronda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missed run claimed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>38 points: it does not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards left on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captured cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For beginners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>38 que no juega</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Todo dos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cuarenta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ecuador</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 or 4 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take equal cards and sums, fall on the card just laid, clear the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captured cards are written in ascending order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 cannot take these cards: it takes one equal card or one sum, and then the next ranks without a gap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cards are played now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is not in the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ronda can be declared now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From 30 points on no ronda is declared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ronda has already been declared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ronda is three equal cards among the five just dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With these rules nobody claims a run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No run has been left on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only an opponent of the player who left the run may claim it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That has been answered already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the last missed run of a deal is passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captured rondas are collected after the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side is asked now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest has been let go already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ronda of rank %1 is left to collect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lay the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lays the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take %3 with the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes %3 with the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You declare a ronda.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 declares a ronda.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You claim the missed run: %n card(s).</source>
        <translation>
            <numerusform>You claim the missed run: %n card.</numerusform>
            <numerusform>You claim the missed run: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 claims the missed run: %n card(s).</source>
        <translation>
            <numerusform>%1 claims the missed run: %n card.</numerusform>
            <numerusform>%1 claims the missed run: %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>You collect for the captured ronda: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 collects for the captured ronda: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You let it go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lets it go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four equal cards in one hand win the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three equal cards among the five just dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card fell on the one just laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is clean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twenty or more captured cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More captured cards than the other side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A caída took a card of a ronda.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · Caída</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · Limpia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · Caída y limpia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 + %2 · Caída</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 + %2 · Limpia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 + %2 · Caída y limpia</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), +%1</source>
        <translation>
            <numerusform>%n card, +%1</numerusform>
            <numerusform>%n cards, +%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), no points at 38</source>
        <translation>
            <numerusform>%n card, no points at 38</numerusform>
            <numerusform>%n cards, no points at 38</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>¡Ronda!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>¡La secuencia!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>¡Cobro la ronda!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At 38 points this does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) stay on the table and belong to nobody.</source>
        <translation>
            <numerusform>%n card stays on the table and belongs to nobody.</numerusform>
            <numerusform>%n cards stay on the table and belong to nobody.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n captured card(s).</source>
        <translation>
            <numerusform>%1: %n captured card.</numerusform>
            <numerusform>%1: %n captured cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forgo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did the last card leave a run?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have captured a ronda. Of which rank?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: play a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>batch %1 of %2 · to 40</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>38 · no caída</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>38 · only caída</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>38</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can be taken with %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of its rank that you have not seen yet: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Three equal cards of the five just dealt are a ronda: said before your first card, it scores %n point(s).</source>
        <translation>
            <numerusform>Three equal cards of the five just dealt are a ronda: said before your first card, it scores %n point.</numerusform>
            <numerusform>Three equal cards of the five just dealt are a ronda: said before your first card, it scores %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes %3 with the %2: together they make its number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A caída on a card of a dealt ronda captures the ronda: whoever remembers its rank now collects 10 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run goes on upwards from the card played. What the others leave of theirs may be claimed until the next card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card takes an equal one, or small ones that add up to it, and then those that follow upwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take %3 with the %2, then %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes %3 with the %2, then %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 cards. %3 are %4, and %5 more: %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scored automatically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players head to head, or two teams with partners opposite each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the 10 points for a captured ronda are scored after the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is not on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ronda is declared before your first card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides took the same number of cards: the points go to the side that did not deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How does the %1 take?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes nothing from the table as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card in your hand can take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 laid the %2. The other three of its rank are gone: nobody can make a caída on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drills</name>
    <message>
        <source>six for twenty cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewer than twenty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one side counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You counted from 20 alone. The twentieth card brings 6, each further one 1: %1 cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1. Points are always even: an odd number goes up by 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With equal counts the side that did not deal gets 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has 20, so the side with more cards gets 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the side with more cards counts them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal counts, and your side dealt: 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal counts, and the others dealt: 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others have more cards: 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More cards, but fewer than 20: 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 for 20 cards and 1 for each more, made even: %1 cards are %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You captured %1 cards, the others %2. What does your side score?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The count of a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one equal card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an equal card or a sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gaps in a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the jack follows the seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You counted every %1. A card takes only one equal card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sum may have more than two cards: %1 cards make %2 here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took the %1 and a sum. It is one or the other, and then the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You left the run. What follows the %1 upwards without a gap may come along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You jumped a rank that is missing. A run ends at a gap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You stopped at the seven. There are no 8, 9 and 10: the jack follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards can the %1 take?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the most that it can take from the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 takes nothing: there is no equal card and no sum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 takes %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What may this card take?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the card just laid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a caída needs an equal card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limpia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what counts at 38</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You counted a caída. It needs the card that was just laid; the %1 lay there before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You counted a caída. A caída is made with an equal card, not with a sum or a run that holds the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You left out the limpia: the table is empty afterwards, 2 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You counted it in full. With 38 a side may not score with a caída; a limpia still counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caída 2 and limpia 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A caída, but your side has 38: 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limpia: 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caída: 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No caída and no limpia: cards alone, 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 takes %2. How many points?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your neighbour has just laid the %1. Your side has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your neighbour has just taken. Your side has %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table, the oldest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does this play score?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>J 11, Q 12, K 13</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what an ace costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a joker costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards cost their number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: with one for the ace. It costs 14.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: without the joker. It is the dearest card, 25.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: that is one for each card. Each costs its number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does this hand cost?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else goes out now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four make an escalera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one joker a meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one suit in an escalera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace at the ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no gap in an escalera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of a rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: an escalera needs four cards. Three are a trio only if their ranks are equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a meld that is put down may hold one joker at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: all cards of an escalera are of one suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the ace stands below the two or above the king, never between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: one rank is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a trio needs three cards of one rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of these is a meld?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a trio: suits do not matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is an escalera: four of one suit in order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is this a meld?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a blow is worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a limpia is worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counting the places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You counted a blow. Only the card that your neighbour has just laid can be struck; this %1 lay there before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You counted 1 for the blow. A king is worth 4, a queen 3, a jack 2: here %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You left out the limpia. No card remains on the table: %1 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You counted the limpia by your own card. The highest card taken decides, the %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 becomes card number %2 on the table: in its place it scores its number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 becomes card number %2 on the table. That is not its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is laid in its place: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is laid, and not in its place: 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Porrazo %1 and limpia %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Porrazo: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limpia: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes an old card and leaves others: 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many points does the %1 score?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your neighbour has just laid the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your neighbour has just taken: nothing here is new.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does this card score?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the equal card laid last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs beyond the king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs go up only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took every %1. A card takes only one equal card: the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of equal cards the one laid last is taken: the %1, not the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You stopped at the %1. The cards that follow it upwards come along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You stopped at the king. The ace follows it: the %1 comes along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took %1: one rank is missing there, and a run ends at a gap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run goes up from the %1, never down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does the %1 take?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap every card that it takes from the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does this card take?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changing places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only within the pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one way only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: that is every low card added up. A card scores only in the place of its number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: that is the row as it was dealt. Within each pair the cards may change places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: for that a card would have to leave its pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: that is counted from the left. From the right there is more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: both ways of counting are never added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most points by places?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only within the two pairs may cards change places; count from the left or from the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tendido</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laid as %1 and counted from the right, these lie in their places: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laid as %1 and counted from the left, these lie in their places: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is the tendido worth?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>following suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>espada and basto follow trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeping an estuche back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a higher estuche forces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody must trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody must beat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trump was led: who has an ordinary trump must play a trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has the suit led must follow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You went by the printed suits. The aces of espadas and bastos are trumps, whatever suit is trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An estuche may be kept back. With no ordinary trump in hand any card may be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 was led: it forces every lower estuche out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the suit led any card may be played. Nobody must trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose only cards that beat it. To follow is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps: %1. Which cards may you play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap every card that the rules allow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Led</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every card may be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These may be played: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What must I follow?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>oros and copas upside down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>espada and basto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mala</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the punto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any trump beats a plain card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You put the %1 above the %2. In oros and copas the low numbers are the high ones: 2, 3, 4, 5, 6, 7 downwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is a trump whatever suit is trumps: espada the highest, basto the third.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took the mala for a low card. The lowest card of the trump suit, here the %1, is the second highest trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a red suit as trumps its ace, the %1, is the punto: above the rey.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is no trump. Every trump beats it, also the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps: %1. Which card is the highest?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first one was led.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is the highest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card is higher?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twenty for a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pictures count nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the two best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played cards count too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: two of a suit begin at 20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: sota, caballo and rey count nothing in the envido.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: that is all three. The envido counts the two best of a suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: cards of different suits are not added. The best single card counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1, without the %2 that you have played. All three cards dealt to you count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20 + %1 + %2 = %3, with %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three suits: the best single card, %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many points of envido do you have?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is my envido?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after a parda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a parda is nobody&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three pardas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You looked at the first trick alone. The hand goes to who wins two of three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You waited for two tricks. With one parda, one trick won decides the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gave the parda to the mano. Nobody wins a parda.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You left it open. If all three are pardas, the mano wins the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has won the hand?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are mano.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rosa is mano.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your tricks, from the first on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rosa’s cards to them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rosa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have won it: %1 to %2 in tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rosa has won it: %2 to %1 in tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is still open: %1 to %2 in tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins the hand?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ladder of ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four bravas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the false aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the false sevens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three, two, ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pictures below the threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You went by the numbers. In Truco the ranks fall 3, 2, 1, rey, caballo, sota, 7, 6, 5, 4, with four cards above them: here the %1 leads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You forgot the bravas: ace of espadas, ace of bastos, seven of espadas, seven of oros stand above all others. Here it is the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the aces of espadas and bastos are high. The %1 is a false ace, below the twos.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the sevens of espadas and oros are high. The %1 is below the sotas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You put the %1 above the %2. The threes come first, then the twos, then the false aces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You put the %1 above the %2. Pictures stand below threes, twos and aces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card is the highest?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two are equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two highest are equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole missed run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a claim ends at a gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>claims go up only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took the next card alone. A claim takes all of the run that was left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your neighbour took a card equal to the %1, and no more. What can you claim?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap every card of the missed run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was missed: no card follows the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The claim takes %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was missed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an inner joker stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the card that it stands for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the same suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 stands for the joker inside. Only a joker at an end can be moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 goes beside the joker, as a lay-off. The joker itself stands for the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is of another suit. The escalera needs the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card can take the joker’s place?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The joker at the end stands for the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where may the joker go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any suit on a trio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both ends of an escalera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace above the king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the next card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You left out a %1 whose suit is there already. On a trio any card of its rank fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You looked at one end. Below, the %1 fits too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 fits above the king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 has to wait for the card before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which cards fit on these melds as they lie?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap every card that could be laid off next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of them fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These fit: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where does this card fit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three times the blow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the limpia goes over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the third equal card strikes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You counted a blow. The answer to a blow is worth three times as much: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You left out the limpia. It goes over to you with the blow: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has no equal card left, but the %1 answers the blow itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You laid the %1, and your neighbour has just struck it with the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three times the blow, %1, and the limpia, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three times the blow: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does the answer to a blow score?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of a rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a ronda is worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards of a rank are a ronda already: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of a rank are a rondine: three times a ronda.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You counted 1 for the rank. A king counts 4, a queen 3, a jack 2: here %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can this hand score by a declaration?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two cards are of a rank: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ronda: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rondine: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is a ronda worth?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than each opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal is not enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>codillo with four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1-4-4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You asked for five. The declarer needs only more than each opponent: 4-3-2 is sacada.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took a draw for won. As many as the best opponent is puesta.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One opponent alone has the most tricks, %1: that is codillo, also with fewer than five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both opponents have four: none has the most, so it is puesta.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than each opponent: sacada.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has more than the others: puesta.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One opponent has the most: codillo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer has %1 tricks, the opponents %2 and %3. What is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sacada</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>puesta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>codillo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sacada, puesta or codillo?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the truco is worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no quiero to the truco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chain is added up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no quiero to the envido</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what falta envido is worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: the steps are not added. Truco is 2, retruco 3, vale cuatro 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: that is what it is worth if it is wanted. No quiero gives what stood before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: that is the last bid alone. The bids of an envido are added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose 1: that is for a first bid. Later, no quiero gives what was bid before the last word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: counted from the lower score. What the leading side still needs is at stake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Said: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Said: %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Said: %1, %2, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Said: %1, %2, %3, %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiero. How many points are at stake?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No quiero. How many points does the other side get?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last word was falta envido, at %1 to %2, in a game to 30.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The leading side has %1: it needs %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is played for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last word falls away: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is no quiero worth now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards that are gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair is safer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low is not safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You counted your own hand only. What is gone cannot hit either: unseen of the rank of the %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You kept the pair together. Of the rank of the %1 you hold two, and nobody can hit with those.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You laid the lowest. The %1 is hit by every equal card: %2 of 100 hands hold one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted over all hands of five that the next player may hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gone already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1: unseen of its rank: %2. It is hit by %3 of 100 hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a blow would cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You laid the %1 because it is worth little. %2 of 100 hands strike it; count also what is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You laid the %1 because few can strike it. But struck it costs %2: chance times worth decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted: how often it is struck, times what the blow is worth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1: %2 of 100 hands strike it, for %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strong cards are not points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pictures win no envido</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair of one suit decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dearer, the more it needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took the strongest cards. For the envido they are %1 points: that beats %2 of 100 hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took the pictures. They count nothing: %1 points, which beat %2 of 100 hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You added different suits. Only one card counts: %1 points, which beat %2 of 100 hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two of a suit are not always enough: %1 points beat %2 of 100 hands, and here it needs %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other says envido. With which hand do you say quiero?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other says falta envido. With which hand do you say quiero?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are mano. Wanted it is worth %1, refused %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other is mano. Wanted it is worth %1, refused %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points beat %2 of 100 hands. Quiero pays from %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Want the envido, or not?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three make a ronda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no ronda from 30 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the first card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a captured ronda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose 2: that is a caída. A ronda brings 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took a pair for a ronda. It takes three of the five cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With %1 points no ronda counts: the limit is 30.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first card lies. A ronda has to be declared before it, or brings nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: without the 10 for a captured ronda, which are counted after the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lay the %1 first, and an equal card takes it. What does it bring the others in this deal?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is left on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other cards are left on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caída 2, limpia 2, and 10 for the ronda: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caída 2, and 10 for the ronda: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt to you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have %1 points. What would a ronda bring now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have played the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have played no card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to declare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three equal cards in time, below 30: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does the ronda bring?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a joker completes a contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>escaleras of four in a contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each card serves once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You left the joker out. It takes the place of the missing card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took three in a row for an escalera. It needs four of one suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You used one card twice, for a trio and for an escalera.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two trios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one trio, one escalera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two escaleras</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three trios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two trios, one escalera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one trio, two escaleras</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of these contracts can you put down?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trios of three and escaleras of four: none of these is whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trios of three and escaleras of four, each card once: it is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which contract is there?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep the joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>throw dear cards first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the next player collects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is half a trio: you hold another one of its rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker costs 25 only at the end. Before that it completes any trio.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You threw the cheapest card. The %1 costs %2 at the end, others more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next player took the %1 and waits for cards of its rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1: alone, of no use to the next player, and it costs %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which discard costs least?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You went higher. Number %1 comes before number %2 and may hold the same bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You held the bid. Number %1 comes behind number %2 and has to go higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing: I have to pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entrada</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vuelta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are number %1 in the order of priority. Number %2 has bid entrada.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are number %1 in the order of priority. Number %2 has bid vuelta.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are number %1 in the order of priority. Number %2 has bid solo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You want to play. What do you bid at least?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You come before the bidder: the same bid is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You come behind the bidder: only a higher bid counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may bid what?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a long suit without estuches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estuches without length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>espada and basto count in every suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You counted the trumps alone. Five need two estuches with them, six need one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two estuches are two tricks. Without five trumps the rest goes to the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You went by the printed suits. Espada and basto are trumps and estuches in every suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In no suit does it have five trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long enough, but not enough estuches in that suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enough trumps and enough estuches in one suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass: too few trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass: estuches missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entrada</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is this hand a bid?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the plate and one from each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a puesta costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more for a vuelta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two more for a solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer pays too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: each of the others pays one token more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: a puesta costs the plate and one for each of the %2 players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: without the vuelta, one to or from each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: without the solo, two to or from each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: as among three. The dealer sits out, but pays and collects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sacada. How many tokens does the declarer get in all?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puesta. How many tokens does the declarer lay down in all?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 players, %3 tokens in the plate, no stake and no debt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who pays what?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the declarer leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the first opponent leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hand has nine cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You forgot what the declarer took: the stock has %1 cards left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You forgot what the first opponent took: the stock has %1 cards left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards may you exchange at most?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock had 13 cards. The declarer took %1; you are first opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock had 13 cards. The declarer took %1, the first opponent %2; you come last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock has %1 left, and a hand has nine: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many may I exchange?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>espada and basto are counted too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eleven black trumps, twelve red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: by the printed suit. The aces of espadas and bastos are trumps as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: counted from eleven. Oros and copas have twelve trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: the trumps in your own hand are not with others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps: %1. How many have you not seen?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 trumps in all, less what you hold and what is gone: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many trumps are out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a flor counts all three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twenty for a flor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pictures in a flor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: that is the envido, two cards. A flor counts all three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: a flor begins at 20, as the envido does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is this flor worth against another?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20 and the numbers of all three: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is my flor worth?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was wanted counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laying down before an answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose 1: that is before any truco. What was wanted counts, also for who lays down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: as if you had wanted it. Laying down counts like no quiero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: but nobody has wanted your call, so it does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lay down. How many points does the other side get?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was wanted last counts, here %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does laying down give?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who may raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one step after the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the envido comes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what closes the envido</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other said quiero last and alone may raise. Your own call gave that right away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You left out a step. Truco, retruco, vale cuatro come one after the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You held the envido for closed. As long as you have played no card and not answered, the envido comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You spoke for the truco yourself: that closes the envido for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first card lies: that closes the envido for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of these words may you say now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these words is open to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules let you say: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May I say that now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the partner&apos;s card counts too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal cards of one side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal cards of both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You looked at your own card. What your partner takes, your side takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two equal cards of the same side are no parda: that side has the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gave it to the one who came first. Equal cards of both sides: nobody has the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four players, two sides. Who takes the trick?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You, then your partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You led, and sit opposite your partner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody, parda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides have one as high as the %1: a parda.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest card, the %1, decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which side takes the trick?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signs of the bravas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signs of threes, twos and aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eyebrows and mouth to the right tell of espadas; a wink and mouth to the left of the other two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biting the lip tells of a three, a kiss of a two, an open mouth of a false ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner&apos;s sign: %1. Which hand does it tell of?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It tells of the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does this sign tell?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You say %1, the other has not answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other says %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You said %1, the other said quiero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other said %1, you said quiero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other has played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plate %1, players %2, contract %3: %4 in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been wanted yet: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two trios are wanted. By the rule of thumb, which card goes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next player has just taken the %1. Rule of thumb: keep jokers and pairs, give nothing that the next player collects, and of the rest throw the dearest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laying it anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no card leaves its pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row for the other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row for one side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You left the row as it was dealt: %1. Within each pair the cards may change places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This row is not allowed: a card has left its pair. Only the first two may change places, and the last two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You laid it for counting from the left: %1. Laid for the right it scores more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You added both ways of counting. Only the better one counts: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How do you lay it for the most points by places?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row counts from the left or from the right, the better way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tendido as dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted from the right, these lie in their places: %1. That is %2, more than any other row allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted from the left, these lie in their places: %1. That is %2, more than any other row allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How is the tendido laid best?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of one rank, nothing else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the right word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what silence costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a word that brings nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You stayed silent. Whoever sees both cards fall claims them: up to %1 points between the two of you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You stayed silent, and what is not declared scores nothing. Declared it can bring %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two of these cards are of one rank. A suit or a run is no ronda.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of a rank are no ronda but a rondine: it is worth %1, and it goes above any ronda.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declared it scores nothing, whatever the other holds, and here nobody claims. The word would only tell what you have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are asked first. What is missed can be claimed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are asked first. Nobody claims what is missed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your neighbour has said: %1. What is missed can be claimed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your neighbour has said: %1. Nobody claims what is missed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ronda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rondine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three ranks: there is nothing to declare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whatever the other holds, it ranks above yours: both ways score the same, and silence tells less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against no hand does silence score more, and declaring can score %1 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you say? Points decide; where they are equal, silence is better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ronda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rondine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I stay silent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to declare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare, or not?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs with the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair that lay there before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a pair is worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three or four of a rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs and places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: that leaves out the table. A card of the tendido also makes a set with equal cards that lay there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: that counts cards that were equal before. A set needs a card of the tendido.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: that counts 1 for every rank. A pair of kings is worth 4, of queens 3, of jacks 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: that is a pair. Three of a rank are worth three times as much, four six times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: that leaves out the places. Both count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is the tendido worth at best, all in all?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By places and by equal cards, laid as well as it can be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By places %1, by equal cards %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does the tendido score in all?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the rule of thumb, is this hand an entrada?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule of thumb: in one suit five trumps with two estuches, or six with one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picture cards are not added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You added up picture cards. J, Q and K have no number: they take, and are taken by, equal cards only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: with ten for each picture card. A jack costs 11, a queen 12, a king 13.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is empty. Which card is the hardest to hit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card is the safest to lay?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing fits. Which card costs least to lay?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card costs least to lay?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whoever sits before the bidder can hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whoever sits behind the bidder must go higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That many are left in the stock, %1, but you hold nine cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your own trumps are taken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1: with ten for each picture card. They count nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laying down after your own call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sacada. How many tokens more than for an entrada does the declarer get?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puesta. How many tokens more than for an entrada does the declarer pay?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, against two opponents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 to or from each of the two opponents, %3 in all.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>Beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>careful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>talks a lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>says little</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too large, or not readable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be one of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this game has no such option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing to say after %1 here: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something is missing at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a card of this pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be said here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not what is asked for here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an action is written as seat and verb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not an action of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this game knows no such start value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a seat from 0 to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a list of %1 numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>teams need 4, 6 or 8 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a list of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a card of the pack, each once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a number of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a seat or null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table and captured cards together must be %1 cards, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a list of [seat, amount]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has more than %1 entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be [seat, amount], an amount from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs tokens in the plate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a multiple of 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a list of 2 numbers from 0 to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is dealt more often than the pack holds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has more cards than are dealt, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be %1 hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be %1 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has more cards than are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the start is in the middle of a deal, so this must be %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a card of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a card of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a list of lists of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must have one of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this form of a deal has no such field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not JSON: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more than %1 levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is more than 16 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a record is an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a record has no such field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a list of deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a list of %1 names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a list of actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>are %1, of which %2 are read at most</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>loba</name>
    <message>
        <source>the contract alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the contract and further melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>melds of any number and size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What may be put down in the one meld of a deal. Trios of exactly three and escaleras of exactly four cards, unless they are free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay-offs at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last card is discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody may go out by a meld or a lay-off: the last card is a discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reshuffles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discards are reshuffled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loba</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Argentina</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 to 5 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trios and escaleras: six deals, six contracts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is not in the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There may be only one joker in each trio and each escalera.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is too long: a trio has three cards, an escalera four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal asks for %1 trios and %2 escaleras, put down together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 trios and %2 escaleras may be put down, and no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trios are written first, then escaleras, each from the lowest up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one meld is allowed in a deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card must be discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At which end of the escalera?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trio has no ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is not of the rank of this trio.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is not the next card at this end of the escalera.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker in a trio stays there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no joker at an end of this escalera.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no place for the joker at this end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is not the card that the joker at the end stands for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a player who has melded in this deal may do that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no meld with the number %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody may act now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one card is drawn in a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw the %2 from the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws from the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the %2 from the discards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes the %2 from the discards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You discard the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 discards the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lay down a trio: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lays down a trio: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lay down an escalera: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lays down an escalera: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lay off the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lays off the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You put the %2 in the joker&apos;s place; the joker moves to an end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 puts the %2 in the joker&apos;s place; the joker moves to an end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go out!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You still hold %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 still holds %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two trios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one trio and one escalera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two escaleras</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three trios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two trios and one escalera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one trio and two escaleras</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand: −%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The up-card is the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am out!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The contract: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discards are reshuffled and become the new stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: draw a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay off, or discard a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards left in the hand count against their owner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) · has melded</source>
        <translation>
            <numerusform>%n card · has melded</numerusform>
            <numerusform>%n cards · has melded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>out %n time(s)</source>
        <translation>
            <numerusform>out %n time</numerusform>
            <numerusform>out %n times</numerusform>
        </translation>
    </message>
    <message>
        <source>It can take the place of a joker at the end of an escalera.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Left in the hand it costs %n point(s).</source>
        <translation>
            <numerusform>Left in the hand it costs %n point.</numerusform>
            <numerusform>Left in the hand it costs %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>It stands for any card, but only one lies in a new meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal cards that you have not seen yet: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>escalera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trio</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>loose · %n point(s)</source>
        <translation>
            <numerusform>loose · %n point</numerusform>
            <numerusform>loose · %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay down: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay down: %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay down: %1 · %2 · %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay down: %1 · %2 · %3 · %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay down or discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trio of %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trio of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay off · low end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay off · high end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap · joker to the low end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap · joker to the high end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <translation>
            <numerusform>+%n point</numerusform>
            <numerusform>+%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <translation>
            <numerusform>−%n point</numerusform>
            <numerusform>−%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has met the contract, and may lay cards off from now on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has met the contract, and may lay cards off from the next turn on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn begins with a card: the top one of the stock, which nobody sees, or the last one that was discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that fit a meld may be laid off, whoever put it down. The discard ends the turn; cards left at the end count against you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The contract goes down at once and as a whole: a trio is three of a rank, an escalera four of a suit in a row. Without it, discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For beginners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has one card left: one more that fits a meld, and the deal is over. What you hold then counts against you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took the %2 openly: you know now in whose hand it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone plays alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards may be laid off on the very turn of the meld, not only from the next turn on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often the discards become a new stock in one deal; after that, everyone counts their hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not an escalera.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a trio.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot lay off on the turn of your meld; from the next turn on you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First you draw a card, from the stock or from the discards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is used up and nobody is out: everyone counts their hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you do with the %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It fits %n meld(s) on the table.</source>
        <translation>
            <numerusform>It fits %n meld on the table.</numerusform>
            <numerusform>It fits %n melds on the table.</numerusform>
        </translation>
    </message>
    <message>
        <source>everyone sees it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has met the contract, and may lay cards off on anyone&apos;s melds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>Rosa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elena</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amalia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nélida</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucía</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tomás</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>porrazo</name>
    <message>
        <source>+%1 · places %2, sets %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last card of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal two each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best with two, good up to five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two teams, seated alternately.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim missed declarations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponents may score a ronda that was not declared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value of a limpia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It matters only when a run goes past the king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six players, leftover cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is done with the twelve cards left after two deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tendido: en su lugar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tendido: pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tendido: three of a rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tendido: four of a rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>En su lugar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Porrazo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Porrazo voided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limpia voided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter-porrazo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limpia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>San Benito</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ronda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rondine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claimed ronda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claimed rondine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer decides about the tendido</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer arranges the tendido</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leftover cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1904 book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mexico</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 to 6 or 8 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strike the card your neighbour has just laid down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer decides about the tendido right after dealing, and only until it is laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rondas are declared before the first card of a deal, and only when you are asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no missed declaration to claim now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no tendido to arrange now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card can be played now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the dealer decides about the tendido.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No declaration is asked for now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to claim.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is not in the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 has no place of its own: only ace, two, three and four may be left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 would not lie in its place, so it cannot be left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>San Benito cannot be declined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 takes nothing, so it is simply laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two equal cards are a ronda, three a rondine; nothing else can be declared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the cards within a pair of the tendido may change places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That seat has no missed declaration that is still open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only an opponent may claim a missed declaration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next hand has not been dealt yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>after this deal, %n more</source>
        <translation>
            <numerusform>after this deal, %n more</numerusform>
            <numerusform>after this deal, %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Declare the rondine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare the ronda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+%1 if it is the highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an opponent may claim it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it scores nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay silent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim the rondine of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim the ronda of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), +%1</source>
        <translation>
            <numerusform>%n card, +%1</numerusform>
            <numerusform>%n cards, +%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1 · Limpia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1 · Porrazo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1 · Porrazo and limpia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in its place, +%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay out the tendido</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four cards to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>claim nothing more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay out the tendido after this deal?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrange the tendido</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold equal cards. Declare them?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: play a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not declared: claim it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lay the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lays the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take %3 with the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes %3 with the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You answer with the %2 and take %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 answers with the %2 and takes %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lay out the tendido: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lays out the tendido: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You wait with the tendido.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waits with the tendido.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You count %2 from the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 counts %2 from the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You count %2 from the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 counts %2 from the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You declare a ronda.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 declares a ronda.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You declare a rondine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 declares a rondine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You stay silent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You claim what %2 did not declare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 claims what %2 did not declare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You claim nothing more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 claims nothing more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of the tendido lie in their places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two equal cards with the tendido.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three equal cards with the tendido.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four equal cards with the tendido.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card lies in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It struck the card just laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>¡Porrazo!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The porrazo was answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The third equal card in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>¡Contraporrazo!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is clean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>¡Limpia!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fourth equal card in a row wins the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>¡San Benito!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side with the highest scores all of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was not declared, and it was claimed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More captured cards than the second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>¡Tendido!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>¡Rondine!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>¡Ronda!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>¡La reclamo!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paso.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n leftover card(s) go to the table.</source>
        <translation>
            <numerusform>%n leftover card goes to the table.</numerusform>
            <numerusform>%n leftover cards go to the table.</numerusform>
        </translation>
    </message>
    <message>
        <source>deal %1 of %2 · to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) · ronda</source>
        <translation>
            <numerusform>%n card · ronda</numerusform>
            <numerusform>%n cards · ronda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) · rondine</source>
        <translation>
            <numerusform>%n card · rondine</numerusform>
            <numerusform>%n cards · rondine</numerusform>
        </translation>
    </message>
    <message>
        <source>dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+%1 can be answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A porrazo with it is worth %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of its rank that you have not seen yet: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two equal cards in the hand are a ronda, three a rondine. At the end of the deal the highest one scores that was declared or claimed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two equal cards in the hand are a ronda, three a rondine. At the end of the deal the highest one scores that was declared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card takes an equal one, and with it those that follow upwards. Any other card is laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes: a card that can take must take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once in a hand the dealer lays four cards from the stock, the tendido, and scores its places and sets. You say after which deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ace in the first place, a two in the second, a three in the third and a four in the fourth score their number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody held a ronda and did not declare it: whoever claims it first owns it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For beginners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 claims what you did not declare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 declared a rondine: the two other cards equal the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 declared a ronda: the card still held equals the %2 or the %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once in every hand: an ace to a four in its place scores, and so do equal cards among the four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once in every hand: an ace to a four in its place scores, and so do cards equal to those on the table: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever reaches them first wins, even in the middle of a deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By hand, a ronda may be forgotten; otherwise each is declared automatically.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does the %1 do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You made the last capture and take the rest: %n card(s).</source>
        <translation>
            <numerusform>You made the last capture and take the rest: %n card.</numerusform>
            <numerusform>You made the last capture and take the rest: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 made the last capture and takes the rest: %n card(s).</source>
        <translation>
            <numerusform>%1 made the last capture and takes the rest: %n card.</numerusform>
            <numerusform>%1 made the last capture and takes the rest: %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes nothing from the table as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card whose number is how many cards the table has with it may stay there and score that number, instead of taking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 laid the %2. The other three of its rank are gone: nobody can strike it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message numerus="yes">
        <source>It brings in %n card(s): %5.</source>
        <translation>
            <numerusform>It brings in %n card: %5.</numerusform>
            <numerusform>It brings in %n cards: %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 takes %5: %n card(s) come in.</source>
        <translation>
            <numerusform>The %1 takes %5: %n card comes in.</numerusform>
            <numerusform>The %1 takes %5: %n cards come in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s): %3.</source>
        <translation>
            <numerusform>It scores %n point: %3.</numerusform>
            <numerusform>It scores %n points: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 scores %n point(s): %3.</source>
        <translation>
            <numerusform>The %1 scores %n point: %3.</numerusform>
            <numerusform>The %1 scores %n points: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can answer the %1 with an equal card: you know where to find %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>If the %1 is struck, you strike back with an equal card for %n point(s).</source>
        <translation>
            <numerusform>If the %1 is struck, you strike back with an equal card for %n point.</numerusform>
            <numerusform>If the %1 is struck, you strike back with an equal card for %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the %1 your side takes the trick for certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 does not take this trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the %1 your side takes the trick in %4 of 100 possible deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It is the highest in %4 of 100 possible deals: %n point(s), %3.</source>
        <translation>
            <numerusform>It is the highest in %4 of 100 possible deals: %n point, %3.</numerusform>
            <numerusform>It is the highest in %4 of 100 possible deals: %n points, %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other choice ends with more tokens than now in %4 of 100 possible deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played to the end, it leaves you more tokens than now in %4 of 100 possible deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With all cards open, the %1 wins the hand in %4 of 100 possible deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Giving up hands them %n point(s).</source>
        <translation>
            <numerusform>Giving up hands them %n point.</numerusform>
            <numerusform>Giving up hands them %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side has the better envido in %4 of 100 possible deals; the bet pays from %6 on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With all cards open, your side wins the hand in %4 of 100 possible deals; the bet pays from %6 on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep for later: %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You keep the %5 for later: %n unseen card(s) can beat it.</source>
        <translation>
            <numerusform>You keep the %5 for later: %n unseen card can beat it.</numerusform>
            <numerusform>You keep the %5 for later: %n unseen cards can beat it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %7 as trumps you hold %n trump(s): %5.</source>
        <translation>
            <numerusform>With %7 as trumps you hold %n trump: %5.</numerusform>
            <numerusform>With %7 as trumps you hold %n trumps: %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 goes with nothing in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 fits what lies on the table: %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The %1 goes with %5, and with %n unseen card(s).</source>
        <translation>
            <numerusform>The %1 goes with %5, and with %n unseen card.</numerusform>
            <numerusform>The %1 goes with %5, and with %n unseen cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes %n point(s) out of your hand.</source>
        <translation>
            <numerusform>It takes %n point out of your hand.</numerusform>
            <numerusform>It takes %n points out of your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 costs whoever holds it at the end %n point(s).</source>
        <translation>
            <numerusform>The %1 costs whoever holds it at the end %n point.</numerusform>
            <numerusform>The %1 costs whoever holds it at the end %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 could lay the %1 off: it fits %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 has taken %5: the %1 may go with that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can take or score at your next turn in %4 of 100 possible deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the %1 you can take or score at your next turn in %4 of 100 possible deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Laid now, the tendido scores in %4 of 100 possible deals, about %n point(s).</source>
        <translation>
            <numerusform>Laid now, the tendido scores in %4 of 100 possible deals, about %n point.</numerusform>
            <numerusform>Laid now, the tendido scores in %4 of 100 possible deals, about %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Laid after the next deal, the tendido scores in %4 of 100 possible deals, about %n point(s).</source>
        <translation>
            <numerusform>Laid after the next deal, the tendido scores in %4 of 100 possible deals, about %n point.</numerusform>
            <numerusform>Laid after the next deal, the tendido scores in %4 of 100 possible deals, about %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side has the better flor in %4 of 100 possible deals; the bet pays from %6 on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>If nobody wants it, it brings %n point(s).</source>
        <translation>
            <numerusform>If nobody wants it, it brings %n point.</numerusform>
            <numerusform>If nobody wants it, it brings %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is a chance of %4 in 100 that %2 answers the %1 with an equal card: %n point(s), %3.</source>
        <translation>
            <numerusform>There is a chance of %4 in 100 that %2 answers the %1 with an equal card: %n point, %3.</numerusform>
            <numerusform>There is a chance of %4 in 100 that %2 answers the %1 with an equal card: %n points, %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the %1, there is a chance of %4 in 100 that %2 clears the table: %n point(s).</source>
        <translation>
            <numerusform>After the %1, there is a chance of %4 in 100 that %2 clears the table: %n point.</numerusform>
            <numerusform>After the %1, there is a chance of %4 in 100 that %2 clears the table: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the %1, there is a chance of %4 in 100 that %2 lays a card in its place: up to %n point(s).</source>
        <translation>
            <numerusform>After the %1, there is a chance of %4 in 100 that %2 lays a card in its place: up to %n point.</numerusform>
            <numerusform>After the %1, there is a chance of %4 in 100 that %2 lays a card in its place: up to %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the %1, there is a chance of %4 in 100 that %2 can take: up to %n card(s).</source>
        <translation>
            <numerusform>After the %1, there is a chance of %4 in 100 that %2 can take: up to %n card.</numerusform>
            <numerusform>After the %1, there is a chance of %4 in 100 that %2 can take: up to %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 hardly helps with the contract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 was dealt a flor in %4 of 100 possible deals; accusing pays from %6 on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Going down now leaves %n card(s) that can only be laid off; one trio more could go with the rest.</source>
        <translation>
            <numerusform>Going down now leaves %n card that can only be laid off; one trio more could go with the rest.</numerusform>
            <numerusform>Going down now leaves %n cards that can only be laid off; one trio more could go with the rest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played to the end, the other choice costs %n token(s) on average.</source>
        <translation>
            <numerusform>Played to the end, the other choice costs %n token on average.</numerusform>
            <numerusform>Played to the end, the other choice costs %n tokens on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 can certainly answer the %1 with an equal card: %n point(s), %3.</source>
        <translation>
            <numerusform>%2 can certainly answer the %1 with an equal card: %n point, %3.</numerusform>
            <numerusform>%2 can certainly answer the %1 with an equal card: %n points, %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the %1, %2 can certainly clear the table: %n point(s).</source>
        <translation>
            <numerusform>After the %1, %2 can certainly clear the table: %n point.</numerusform>
            <numerusform>After the %1, %2 can certainly clear the table: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the %1, %2 can certainly lay a card in its place: up to %n point(s).</source>
        <translation>
            <numerusform>After the %1, %2 can certainly lay a card in its place: up to %n point.</numerusform>
            <numerusform>After the %1, %2 can certainly lay a card in its place: up to %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the %1, %2 can certainly take: up to %n card(s).</source>
        <translation>
            <numerusform>After the %1, %2 can certainly take: up to %n card.</numerusform>
            <numerusform>After the %1, %2 can certainly take: up to %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>After the %1 you can certainly take or score at your next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It is certainly the highest: %n point(s), %3.</source>
        <translation>
            <numerusform>It is certainly the highest: %n point, %3.</numerusform>
            <numerusform>It is certainly the highest: %n points, %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>With it you go out in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It wins the game at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Giving up loses the game at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Played to the end, it costs %n token(s) on average.</source>
        <translation>
            <numerusform>Played to the end, it costs %n token on average.</numerusform>
            <numerusform>Played to the end, it costs %n tokens on average.</numerusform>
        </translation>
    </message>
    <message>
        <source>By the cards alone, your side has the better envido in %4 of 100 possible deals; given what was said and played, in about %8. The bet pays from %6 on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the cards alone, your side has the better flor in %4 of 100 possible deals; given what was said and played, in about %8. The bet pays from %6 on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With all cards open, your side wins the hand in %4 of 100 possible deals; given what was said and played, in about %8. The bet pays from %6 on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 completes the contract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a card from the stock you go out in this turn in %4 of 100 cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card from the stock completes the contract in %4 of 100 cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card from the stock brings the contract nearer in %4 of 100 cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card from the stock can be laid off in %4 of 100 cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won, this bet wins the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost, this bet loses the game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tresillo</name>
    <message>
        <source>until the fourth trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the first trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins the plate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is paid by the declarer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>are paid and shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stay on the paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With four the dealer of each deal sits out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals of a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forced espada</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If everybody passes, the holder of the espada must play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penetro</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codillo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the opponent who beats the declarer receives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Debts at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play every trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ante</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer&apos;s token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the plate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One from each player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puesta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Debt paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus of the contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estuches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Primeras</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bola</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Debt settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choosing the contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penetro: taking from the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penetro: naming trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who drops out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is first opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer to the surrender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop, or go for the bola</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between two deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody plays: %1 must play penetro.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody plays. The deal is void.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 exchanges %n card(s).</source>
        <translation>
            <numerusform>%1 exchanges %n card.</numerusform>
            <numerusform>%1 exchanges %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is first opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has made the bola.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sacada: %1 wins the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codillo: %1 beats the declarer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four players, with penetro</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is forced to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tresillo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 or 4 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One against two, for the plate. The game that invented bidding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That cannot be done now. The table is at: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is not in the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody has bid already: say «juego más» or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has bid yet: begin with «juego».</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo is the highest level; only a seat with higher priority may hold it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bidding went higher: this contract is below the level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entrada and solo are said with a suit, vuelta without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is played without surrender.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the declarer may surrender.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A solo cannot be surrendered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal has been surrendered once already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is too late to surrender.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 cannot be played: you must follow %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 cannot be played: a trump was led, and you must play a trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is named twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The stock has only %n card(s) left.</source>
        <translation>
            <numerusform>The stock has only %n card left.</numerusform>
            <numerusform>The stock has only %n cards left.</numerusform>
        </translation>
    </message>
    <message>
        <source>That was the question of the first round: now decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal is under way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Espada forzada</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Void deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bola failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bola made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sacada</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Debt written down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Debt struck out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paso.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You bid: juego.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bids: juego.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Juego.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You bid: juego más.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bids: juego más.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Juego más.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play an entrada in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays an entrada in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entrada: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play a vuelta.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays a vuelta.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vuelta.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play a solo in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays a solo in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the ten cards on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes the ten cards on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Por arriba.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the ten cards at the bottom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes the ten cards at the bottom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Por abajo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play penetro in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays penetro in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yo penetro: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You stay in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stays in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yo juego.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You offer to drop out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 offers to drop out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puedo irme.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drop out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 drops out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Me voy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You want to go first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wants to go first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Voy yo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not mind who goes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not mind who goes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Me da igual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You let the other go first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lets the other go first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vaya usted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You surrender.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 surrenders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Me rindo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 agrees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conforme.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>¡La defiendo!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You stop after five tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stops after five tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Me planto.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go for the bola.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes for the bola.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>¡Voy a la bola!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Espada forzada: you hold the espada and must play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Espada forzada: %1 holds the espada and must play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody plays: you must play penetro.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You exchange %n card(s).</source>
        <translation>
            <numerusform>You exchange %n card.</numerusform>
            <numerusform>You exchange %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are first opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You sit out this deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sits out this deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You defend it and are the declarer now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 defends it and is the declarer now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your bola has failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bola of %1 has failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have made the bola!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sacada: you win the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puesta: you have not won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puesta: %1 has not won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codillo: you beat the declarer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A debt of %2 is written down for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A debt of %2 is written down for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You strike out your own debt of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer pays 1 to the plate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plate goes to the winner of the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer has not won and lays the value of the play in the plate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An opponent has more tricks than the declarer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest debt on the paper is paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus of the contract goes from or to each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer held espada, mala and basto.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first five tricks in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All nine tricks were at stake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over: debts are paid in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plate, box and debts are shared equally.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the turned card, the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes the turned card, the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You turn the %2: trumps are %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turns the %2: trumps are %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten cards, unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I stay in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays against the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I can drop out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the offer binds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I drop out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sits out this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I go first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exchanges before the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Either way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves it to the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exchanges what is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entrada</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vuelta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raises: %1 or better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paso</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of the auction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Juego</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entrada or better, for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Juego más</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entrada: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you exchange first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stock turns the trumps, ±1 each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you do not exchange, ±2 each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>throws the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) stay in the stock</source>
        <translation>
            <numerusform>%n card stays in the stock</numerusform>
            <numerusform>%n cards stay in the stock</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep all cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>puesta: a debt of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>puesta: %1 to the plate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I surrender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>puesta for the declarer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I defend it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you play on alone, for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I stop here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>primeras: +1 from each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I go for the bola</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+8 from each, or −8 to each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which contract do you play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penetro: which ten cards do you take?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penetro: throw a card and name trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of you must leave. Do you stay?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who exchanges first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange: choose the cards to throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: play a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer surrenders. Do you agree?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five tricks of five. Do you stop?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw the %1: which trumps?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sits out</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>dealer, declarer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declarer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealer, first opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>debts: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing beats it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the highest of its suit; only trumps beat it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is beaten by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is beaten by every trump, and in its suit by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of these you have not seen %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The espada: always the highest trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The basto: always a trump, the third.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If its suit is trumps it is the mala, the second trump; else it is the lowest of its suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mala: the second trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw %1, draw %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paso</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>juego</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>juego más</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exchanges</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>threw %n card(s)</source>
        <translation>
            <numerusform>threw %n card</numerusform>
            <numerusform>threw %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plate %1 + largest debt %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plate %1 + %2 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trump was led: %1 must play one too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no trump that must be played: only the espada, the mala and the basto may be kept back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 follows: whoever has a card of %2 must play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no card of %2, and then any card may be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever wins the auction names the trumps, and must win more tricks than either opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entrada: you name trumps and exchange cards. Vuelta: the stock names them. Solo: without exchange, for more tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody passed: in a penetro the dealer plays with cards of the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the trumps and throw one card, or give up and pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three play in a deal: one of the dealer&apos;s three opponents drops out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two play against the declarer. The first opponent exchanges first, from what is left of the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suit led must be followed; whoever has none may play any card. The highest trump wins the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer gives up: accept, or take over the contract and play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five tricks in a row are won: stop here, or try for all nine, the bola.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 loses: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puesta: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codillo: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codillo for you: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You need %n more trick(s)</source>
        <translation>
            <numerusform>You need %n more trick</numerusform>
            <numerusform>You need %n more tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n more trick(s)</source>
        <translation>
            <numerusform>%1 needs %n more trick</numerusform>
            <numerusform>%1 needs %n more tricks</numerusform>
        </translation>
    </message>
    <message>
        <source>You have won the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has won the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot win any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot win any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For beginners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After this many deals the highest balance wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If nobody plays, the dealer plays with ten cards from the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until when the declarer may give up the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens to the debts on the paper when the game ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on after five tricks, although nothing can change any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 strikes out their own debt of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ante box is empty: everyone pays 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone pays 1 to the declarer who wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw what you do not want, and take as many from the stock. Everyone sees how many, nobody sees which.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>truco</name>
    <message>
        <source>single game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best of three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the leader lacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game, while both are in the malas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partners only, true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seen by all, may lie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first half are the malas, the second the buenas; 15 has malas only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One game, or until a side has won two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Falta envido is worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a falta envido and a contraflor al resto give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With flor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three cards of one suit score, and can be bid on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pica-pica (six players)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every other deal is three duels of opposite seats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pica-pica from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pica-pica before a side has this many points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards over an unanswered truco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play may go on, up to the last card of the trick, before a truco is answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Envido after an accepted truco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laying down in the first trick costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for conceding in the first trick with nothing bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truco won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retruco won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vale cuatro won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truco refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retruco refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vale cuatro refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laid down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Envido not played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Envido won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Falta envido won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Envido refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contraflor won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contraflor al resto won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contraflor refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden flor found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong accusation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards and bids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>envido bidding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last call of flor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first round of flor bidding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flor bidding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declaring points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looking for hidden flors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redonda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pica-pica</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trick won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>says the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>son buenas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shows a flor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the envido is void</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best of three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Argentina</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2, 4 or 6 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three cards, two bets and a straight face.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been bid that this answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The envido must be answered first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last call of flor must be answered first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The flor must be settled first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The flor must be answered first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points are being declared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The play is over; hidden flors may be claimed now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next deal has not begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else is on turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is not in the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The truco must be answered before a card is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card of a trick is not played over an unanswered truco.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a flor that may still be announced there is no envido.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A flor excludes the envido.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The envido of this play is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table an accepted truco closes the envido.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side has to answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This bid cannot follow the last one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side has to answer first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step has been called already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step before it has not been called.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the side that accepted may raise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else has the word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table the flor is not played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A flor is three cards of one suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time to announce the flor has passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table no signs are made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a partner there is nobody to make signs to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signs are made with a card in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each sign is made once in a play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table signs are true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing left to claim.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This seat is not suspected by your side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no cards left to lay down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another seat has the choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the two players of this duel may do that now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has laid down the cards is out of this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Envido</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>¡Envido!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real envido</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>¡Real envido!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Falta envido</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>¡Falta envido!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>¡Truco!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retruco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>¡Quiero retruco!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vale cuatro</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>¡Quiero vale cuatro!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>¡Quiero!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No quiero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No quiero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Al mazo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Me voy al mazo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say your points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Son buenas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Son buenas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>¡Flor!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contraflor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>¡Contraflor!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contraflor al resto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>¡Contraflor al resto!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Con flor me achico</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Con flor me achico.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flor found!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>¡Flor descubierta!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · if refused, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pica-pica</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duel %1 of 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parda: nobody wins the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You say %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You: son buenas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: son buenas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You show a flor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shows a flor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The flor makes the envido void.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a game won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flor found: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: play a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you say?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did somebody hide a flor?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you say about the flor?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>al mazo</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>mano</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing beats it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is beaten by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the other 39 cards, this many beat it: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As high as it, so that the trick is parda: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the cards that beat it you have not seen %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the envido it counts %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your sign: %2 (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 makes a sign: %2 (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You show %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shows %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>envido</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>real envido</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>falta envido</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>truco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retruco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vale cuatro</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contraflor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contraflor al resto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raised eyebrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of espadas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of bastos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mouth to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 of espadas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mouth to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 of oros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biting the lower lip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open mouth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a false ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head to one side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>27 envido points or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eyes closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing of value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheeks puffed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a flor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real, falta…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 calls %2. What do you answer?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 calls %2. What does your side answer?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold a flor: this is the last moment to say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the envido first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You or your partners may answer: the first word counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You or %1 may answer: the first word counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worth %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 or %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n mala(s)</source>
        <translation>
            <numerusform>%n mala</numerusform>
            <numerusform>%n malas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buena(s)</source>
        <translation>
            <numerusform>%n buena</numerusform>
            <numerusform>%n buenas</numerusform>
        </translation>
    </message>
    <message>
        <source>The first trick was drawn: whoever wins the second wins the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has lost the first trick, and needs both others now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three cards of one suit are a flor: said before your first card, it scores, and no envido is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The envido is a bet on two cards of one suit: their numbers and 20, figures count nothing. It is for the first trick only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is won with two of its three tricks; suits need not be followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wanted, the hand is worth more; not wanted, it is over and the caller scores what it was worth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wanted, the better points win the bet; not wanted, the bidder scores what was agreed before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several flors: the best one scores for all of its side, and the bet may be raised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points are told in turn from the mano; whoever cannot beat the best says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever hid a flor may be found out: name who held one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that is still out beats the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For beginners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 said %2, and has played the %3: the %4 must still be there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players head to head, or two teams of two or three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points in a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has not spoken for the truco may still open the envido.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facial signals to your partner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The envido is opened before your first card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has spoken for the truco does not open the envido.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In tricks it ranks %1 of %2, where 1 is the best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The truco raises what the hand is worth. Whoever does not want it loses what it was worth until then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accept · worth %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refuse · %1 for them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fold · %1 for them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accept · %1 for you, %2 for them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fold · your cards alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refuse · %1 for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fold · %1 for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accept · %1 for you, %2 for %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
