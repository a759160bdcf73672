<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>AboutSheet</name>
    <message>
        <source>Version %1</source>
        <translation>Versión %1</translation>
    </message>
    <message>
        <source>A card table for Porrazo, Truco, Cuarenta, Tresillo and Loba, against the computer or with people at one screen.</source>
        <translation>Una mesa de cartas para Porrazo, Truco, Cuarenta, Tresillo y Loba, contra la computadora o con otras personas en una misma pantalla.</translation>
    </message>
    <message>
        <source>Made with Qt and nlohmann-json.</source>
        <translation>Hecho con Qt y nlohmann-json.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. The cards, the tiles, the cloth and the sounds were made for it and are under CC-BY-SA-4.0.</source>
        <translation>Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Las cartas, los azulejos, el mantel y los sonidos se hicieron para este programa y están bajo CC-BY-SA-4.0.</translation>
    </message>
</context>
<context>
    <name>AnswerBar</name>
    <message>
        <source>Esc puts it back</source>
        <translation>Esc la devuelve</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>Leave it to %1</source>
        <translation>Que lo diga %1</translation>
    </message>
    <message>
        <source>Leave it to your partners</source>
        <translation>Que lo digan los compañeros</translation>
    </message>
</context>
<context>
    <name>Answering</name>
    <message>
        <source>Sure? %1</source>
        <translation>¿Seguro? %1</translation>
    </message>
</context>
<context>
    <name>Assistant</name>
    <message>
        <source>Hint: %1</source>
        <translation>Pista: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and the cards played</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Puntos: %1</translation>
    </message>
    <message>
        <source>Your hand: %1</source>
        <translation>Tus cartas: %1</translation>
    </message>
    <message>
        <source>On the table: %1</source>
        <translation>En la mesa: %1</translation>
    </message>
    <message>
        <source>It is nobody&apos;s turn.</source>
        <translation>No es el turno de nadie.</translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation>Se espera a %1.</translation>
    </message>
    <message>
        <source>At stake: %1</source>
        <translation>En juego: %1</translation>
    </message>
</context>
<context>
    <name>BidButton</name>
    <message>
        <source>Sure? %1</source>
        <translation>¿Seguro? %1</translation>
    </message>
    <message>
        <source>hinted at</source>
        <translation>la pista dice esto</translation>
    </message>
</context>
<context>
    <name>Bowls</name>
    <message>
        <source>Bowls</source>
        <translation>Bandejas</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>bazas</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n baza</numerusform>
            <numerusform>%n bazas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoxRow</name>
    <message>
        <source>box %1 of 5</source>
        <translation>caja %1 de 5</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>CardModel</name>
    <message>
        <source>%1 of %2 in your hand</source>
        <translation>%1 de %2 en tu mano</translation>
    </message>
    <message>
        <source>%1 of %2 on the table</source>
        <translation>%1 de %2 en la mesa</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a card just drawn</comment>
        <translation>nueva</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>triunfo</translation>
    </message>
    <message>
        <source>is taken</source>
        <comment>a card on the table</comment>
        <translation>se la llevan</translation>
    </message>
    <message>
        <source>just laid</source>
        <comment>a card on the table</comment>
        <translation>recién echada</translation>
    </message>
    <message>
        <source>%1 of %2 in meld %3</source>
        <translation>%1 de %2 en la bajada %3</translation>
    </message>
    <message>
        <source>on top of the discards</source>
        <translation>encima del pozo</translation>
    </message>
    <message>
        <source>in the discards</source>
        <translation>en el pozo</translation>
    </message>
    <message>
        <source>played by you</source>
        <comment>a card</comment>
        <translation>tu jugada</translation>
    </message>
    <message>
        <source>played by %1</source>
        <comment>a card</comment>
        <translation>jugada por %1</translation>
    </message>
</context>
<context>
    <name>ChapterList</name>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>found</source>
        <translation>encontrado</translation>
    </message>
    <message>
        <source>%1, shown</source>
        <comment>a game whose book is open</comment>
        <translation>%1, abierto</translation>
    </message>
</context>
<context>
    <name>ChapterView</name>
    <message>
        <source>Text of the rules</source>
        <translation>Texto de las reglas</translation>
    </message>
    <message>
        <source>Show me: %1</source>
        <comment>a lesson about a chapter of the rules</comment>
        <translation>Enséñame: %1</translation>
    </message>
    <message>
        <source>Scroll bar</source>
        <translation>Barra de desplazamiento</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>takes the %1</source>
        <translation>levanta: %1</translation>
    </message>
    <message>
        <source>can be played</source>
        <translation>se puede jugar</translation>
    </message>
    <message>
        <source>can be taken with answer %1</source>
        <translation>se puede levantar con la respuesta %1</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>always</source>
        <comment>the coach is there</comment>
        <translation>siempre</translation>
    </message>
    <message>
        <source>first games</source>
        <comment>the coach is there</comment>
        <translation>al principio</translation>
    </message>
    <message>
        <source>Coach: %1</source>
        <translation>Maestro: %1</translation>
    </message>
    <message>
        <source>%1: %2 · %3.</source>
        <comment>whose points, how many, and what for</comment>
        <translation>%1: %2 · %3.</translation>
    </message>
    <message>
        <source>No more remarks of this kind.</source>
        <translation>Ya no diré más cosas de este tipo.</translation>
    </message>
    <message>
        <source>Coach: %1 %2</source>
        <translation>Maestro: %1 %2</translation>
    </message>
    <message>
        <source>You can do without me now. You will find me in the settings.</source>
        <translation>Ya juegas sin mí. Estoy en los ajustes.</translation>
    </message>
</context>
<context>
    <name>CoachBar</name>
    <message>
        <source>Take it back</source>
        <translation>Retirarla</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jugarla</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>CoachLine</name>
    <message>
        <source>Coach</source>
        <translation>Maestro</translation>
    </message>
</context>
<context>
    <name>CoachPaper</name>
    <message>
        <source>Coach</source>
        <translation>Maestro</translation>
    </message>
</context>
<context>
    <name>CoachSign</name>
    <message>
        <source>Coach</source>
        <translation>Maestro</translation>
    </message>
</context>
<context>
    <name>CoachSlip</name>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Enséñame</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>a step of a lesson</comment>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La regla</translation>
    </message>
    <message>
        <source>Two more, to be sure</source>
        <translation>Dos más, para asegurar</translation>
    </message>
    <message>
        <source>Enough for now</source>
        <translation>Ya es suficiente</translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message>
        <source>Quieter</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>More</source>
        <comment>of what the coach says</comment>
        <translation>Más</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Restart this deal</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Deal by number…</source>
        <translation>Repartir por número…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Hint, one step back</source>
        <translation>Pista, un paso menos</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Última baza</translation>
    </message>
    <message>
        <source>Let the computer play</source>
        <translation>Que juegue la computadora</translation>
    </message>
    <message>
        <source>Score and log</source>
        <translation>Puntos e historial</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Help and keys</source>
        <translation>Ayuda y teclas</translation>
    </message>
    <message>
        <source>About Sobremesa</source>
        <translation>Acerca de Sobremesa</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Along the hand, the table, the answers</source>
        <translation>Por la mano, la mesa, las respuestas</translation>
    </message>
    <message>
        <source>Move the card within the hand</source>
        <translation>Mover la carta dentro de la mano</translation>
    </message>
    <message>
        <source>From hand to table to seats, and back</source>
        <translation>De la mano a la mesa y a los jugadores, y vuelta</translation>
    </message>
    <message>
        <source>Play or pick up the card, press the button</source>
        <translation>Jugar o levantar la carta, pulsar el botón</translation>
    </message>
    <message>
        <source>Put back, close, leave full screen</source>
        <translation>Devolver, cerrar, salir de pantalla completa</translation>
    </message>
    <message>
        <source>Large card</source>
        <translation>Carta ampliada</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>Informar de un problema…</translation>
    </message>
    <message>
        <source>Games and statistics</source>
        <translation>Partidas y estadísticas</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>Revisar esta partida</translation>
    </message>
    <message>
        <source>Let the computer make this move</source>
        <translation>La computadora juega esta jugada</translation>
    </message>
    <message>
        <source>Take over again</source>
        <translation>Volver a jugar yo</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Libro de reglas</translation>
    </message>
    <message>
        <source>The answer with this number; when nothing is asked, the card in your hand</source>
        <translation>La respuesta con ese número; si no hay pregunta, la carta de la mano</translation>
    </message>
    <message>
        <source>To the next zone, or the one before</source>
        <translation>A la zona siguiente, a la anterior</translation>
    </message>
    <message>
        <source>Sort a large hand</source>
        <translation>Ordenar la mano, donde es grande</translation>
    </message>
    <message>
        <source>Read out my hand</source>
        <translation>Decir mi mano</translation>
    </message>
    <message>
        <source>Read out the table</source>
        <translation>Decir la mesa</translation>
    </message>
    <message>
        <source>Read out the score</source>
        <translation>Decir el tanteo</translation>
    </message>
    <message>
        <source>Read out what I can do</source>
        <translation>Decir lo que puedo hacer</translation>
    </message>
    <message>
        <source>Read out whose turn it is</source>
        <translation>Decir de quién es el turno</translation>
    </message>
    <message>
        <source>Read out what is at stake</source>
        <translation>Decir qué está en juego</translation>
    </message>
    <message>
        <source>Say the last sentence again</source>
        <translation>Repetir la última frase</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Sin sonido</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Con sonido</translation>
    </message>
</context>
<context>
    <name>ContinueStrip</name>
    <message>
        <source>New here?</source>
        <translation>¿Es tu primera vez?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message numerus="yes">
        <source>All %n saved game(s)</source>
        <translation>
            <numerusform>%n partida guardada</numerusform>
            <numerusform>Las %n partidas guardadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. Everything is saved.</source>
        <translation>%1. Todo está guardado.</translation>
    </message>
    <message>
        <source>Everything is kept where you left it.</source>
        <translation>Todo sigue donde lo dejaste.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Which game would you like to learn?</source>
        <translation>¿Qué juego quieres aprender?</translation>
    </message>
    <message numerus="yes">
        <source>Learn %1 at the table: the first lesson takes %n minute(s).</source>
        <translation>
            <numerusform>Aprende %1 en la mesa: la primera lección dura %n minuto.</numerusform>
            <numerusform>Aprende %1 en la mesa: la primera lección dura %n minutos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Otro juego</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>Aprender %1</translation>
    </message>
    <message>
        <source>Go on with %1?</source>
        <translation>¿Seguimos con %1?</translation>
    </message>
    <message numerus="yes">
        <source>The next lesson takes %n minute(s).</source>
        <translation>
            <numerusform>La próxima lección dura %n minuto.</numerusform>
            <numerusform>La próxima lección dura %n minutos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContractBar</name>
    <message>
        <source>Entrada</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Vuelta</source>
        <translation>Vuelta</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Oros</source>
        <translation>Oros</translation>
    </message>
    <message>
        <source>Copas</source>
        <translation>Copas</translation>
    </message>
    <message>
        <source>Espadas</source>
        <translation>Espadas</translation>
    </message>
    <message>
        <source>Bastos</source>
        <translation>Bastos</translation>
    </message>
</context>
<context>
    <name>ContractRow</name>
    <message>
        <source>you bid %1</source>
        <translation>has ofrecido %1</translation>
    </message>
</context>
<context>
    <name>CostPanel</name>
    <message>
        <source>by month</source>
        <translation>por mes</translation>
    </message>
    <message>
        <source>What your decisions cost per deal</source>
        <translation>Lo que cuestan tus decisiones, por mano</translation>
    </message>
</context>
<context>
    <name>CostlyList</name>
    <message>
        <source>The costliest</source>
        <translation>Las más caras</translation>
    </message>
    <message numerus="yes">
        <source>of %n decision(s)</source>
        <translation>
            <numerusform>de %n decisión</numerusform>
            <numerusform>de %n decisiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n, one by one</source>
        <comment>decisions</comment>
        <translation>
            <numerusform>La única (%n)</numerusform>
            <numerusform>Las %n, una a una</numerusform>
        </translation>
    </message>
    <message>
        <source>Take it again</source>
        <translation>Decidir otra vez</translation>
    </message>
    <message>
        <source>Being evaluated…</source>
        <translation>Se están valorando…</translation>
    </message>
</context>
<context>
    <name>CuarentaTable</name>
    <message>
        <source>took</source>
        <comment>the captured cards, the cartón</comment>
        <translation>cartón</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass to %1</source>
        <comment>the screen</comment>
        <translation>Pasa el turno a %1</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Soy %1</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Save this deal as a PDF</source>
        <translation>Guardar esta mano como PDF</translation>
    </message>
</context>
<context>
    <name>DealNumberSheet</name>
    <message>
        <source>Deal by number</source>
        <translation>Repartir por número</translation>
    </message>
    <message>
        <source>The same number gives the same cards again. Leave it empty for a new deal.</source>
        <translation>El mismo número da otra vez las mismas cartas. Déjalo vacío para un reparto nuevo.</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Número del reparto</translation>
    </message>
    <message>
        <source>for example 2026</source>
        <translation>por ejemplo 2026</translation>
    </message>
    <message>
        <source>A number has digits only, up to %1.</source>
        <translation>El número solo lleva cifras, hasta %1.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Usarlo</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>no es un número</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>Cualquiera</translation>
    </message>
</context>
<context>
    <name>DealSlip</name>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>the sum of what is booked</comment>
        <translation>En total</translation>
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
            <numerusform>%n mano</numerusform>
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n vez</numerusform>
            <numerusform>%n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 per deal</source>
        <comment>points</comment>
        <translation>%1 por mano</translation>
    </message>
</context>
<context>
    <name>DecisionPanel</name>
    <message>
        <source>Judged by what you could know.</source>
        <translation>Según lo que podías saber.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Muéstrame</translation>
    </message>
    <message>
        <source>See how it goes on</source>
        <translation>Ver cómo sigue</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Practicar</translation>
    </message>
</context>
<context>
    <name>DeletedStrip</name>
    <message>
        <source>Deleted.</source>
        <translation>Eliminada.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>DirectionMark</name>
    <message>
        <source>Play goes clockwise, to the left.</source>
        <translation>Se juega hacia la izquierda, en el sentido de las agujas del reloj.</translation>
    </message>
    <message>
        <source>Play goes anticlockwise, to the right.</source>
        <translation>Se juega hacia la derecha, en sentido contrario a las agujas del reloj.</translation>
    </message>
</context>
<context>
    <name>ExerciseAnswer</name>
    <message>
        <source>right</source>
        <translation>es esta</translation>
    </message>
    <message>
        <source>your answer</source>
        <translation>tu respuesta</translation>
    </message>
</context>
<context>
    <name>ExerciseCard</name>
    <message>
        <source>your answer</source>
        <translation>tu respuesta</translation>
    </message>
    <message>
        <source>right</source>
        <translation>es esta</translation>
    </message>
</context>
<context>
    <name>ExercisePaper</name>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Lección %1</translation>
    </message>
    <message>
        <source>Straight to lesson %1</source>
        <translation>Directo a la lección %1</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>exercises after a lesson</comment>
        <translation>Saltar</translation>
    </message>
</context>
<context>
    <name>FairDeal</name>
    <message>
        <source>Fair deal: the opened pack has the fingerprint %1, as shown before the first card.</source>
        <translation>Reparto limpio: la baraja abierta tiene la huella %1, la misma que se mostró antes de la primera carta.</translation>
    </message>
    <message>
        <source>Hide it</source>
        <translation>Ocultarla</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrarla</translation>
    </message>
    <message>
        <source>Fair deal: pack %1 of this game has the fingerprint %2, as shown before the first card.</source>
        <translation>Reparto limpio: la baraja n.º %1 de esta partida tiene la huella %2, la misma que se mostró antes de la primera carta.</translation>
    </message>
    <message>
        <source>The pack, in the order it was dealt</source>
        <translation>La baraja, en el orden en que se repartió</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>File name</source>
        <translation>Nombre de archivo</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Overwrite file?</source>
        <translation>¿Reemplazar el archivo?</translation>
    </message>
    <message>
        <source>“%1” already exists.
Do you want to replace it?</source>
        <translation>«%1» ya existe.
¿Quieres reemplazarlo?</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>ese archivo no existe</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>es una carpeta, no un archivo</translation>
    </message>
    <message>
        <source>you are not allowed to read this file</source>
        <translation>no tienes permiso para leer este archivo</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>esa carpeta no existe</translation>
    </message>
    <message>
        <source>you are not allowed to write in this folder</source>
        <translation>no tienes permiso para escribir en esta carpeta</translation>
    </message>
    <message>
        <source>too large for a record</source>
        <translation>demasiado grande para un registro</translation>
    </message>
    <message>
        <source>this is not a file in which everything was saved, or it is damaged</source>
        <translation>este no es un archivo en el que se guardó todo, o está dañado</translation>
    </message>
    <message>
        <source>a newer version of Sobremesa has written it</source>
        <translation>lo escribió una versión más nueva de Sobremesa</translation>
    </message>
    <message>
        <source>there is no room for a copy of it</source>
        <translation>no hay sitio para una copia</translation>
    </message>
</context>
<context>
    <name>FilterChoices</name>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Marcadas</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Qué partidas</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Un juego</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>Por revisar</translation>
    </message>
</context>
<context>
    <name>GameEnd</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>new cards</source>
        <translation>cartas nuevas</translation>
    </message>
    <message>
        <source>Same deal</source>
        <translation>El mismo reparto</translation>
    </message>
    <message>
        <source>seats exchanged</source>
        <translation>con los sitios cambiados</translation>
    </message>
    <message>
        <source>the game is saved</source>
        <translation>la partida queda guardada</translation>
    </message>
    <message>
        <source>Cards and decisions</source>
        <translation>Cartas y decisiones</translation>
    </message>
    <message numerus="yes">
        <source>Look at %n decision(s)</source>
        <translation>
            <numerusform>Mirar %n decisión</numerusform>
            <numerusform>Mirar %n decisiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>what they cost</source>
        <translation>lo que costaron</translation>
    </message>
    <message>
        <source>being evaluated</source>
        <translation>se están valorando</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>took</source>
        <translation>ganadas</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>La mesa está vacía.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntos</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message numerus="yes">
        <source>%n to practise</source>
        <translation>
            <numerusform>%n por practicar</numerusform>
            <numerusform>%n por practicar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s)</source>
        <translation>
            <numerusform>%1 de %n lección</numerusform>
            <numerusform>%1 de %n lecciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n lección</numerusform>
            <numerusform>%n lecciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message>
        <source>%1 of %2</source>
        <comment>the title of a deal, and how many there are</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>Nosotros</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>Ellos</translation>
    </message>
    <message>
        <source>games %1 : %2</source>
        <comment>won in a match, the own ones first</comment>
        <translation>partidas %1 : %2</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message numerus="yes">
        <source>%1, %n player(s)</source>
        <comment>what is played</comment>
        <translation>
            <numerusform>%1, %n jugador</numerusform>
            <numerusform>%1, %n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>contra %1</translation>
    </message>
    <message>
        <source>with %1 against %2</source>
        <translation>con %1 contra %2</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
    <message>
        <source>deal %1</source>
        <comment>it stands in this one</comment>
        <translation>mano %1</translation>
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
        <translation>variante</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>de un archivo</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganada</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>day and month, as QDate&apos;s formats write them</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month and year</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>games</comment>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>Mixed</source>
        <comment>computers of several levels</comment>
        <translation>Varios niveles</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>revisada</translation>
    </message>
    <message numerus="yes">
        <source>%n costly one(s)</source>
        <comment>decisions</comment>
        <translation>
            <numerusform>%n cara</numerusform>
            <numerusform>%n caras</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing costly</source>
        <translation>nada caro</translation>
    </message>
</context>
<context>
    <name>GamesEmpty</name>
    <message>
        <source>Show all</source>
        <translation>Mostrar todas</translation>
    </message>
    <message>
        <source>No games yet. Your first will appear here as soon as a card has been played.</source>
        <translation>Aún no hay partidas. La primera aparecerá en cuanto se juegue una carta.</translation>
    </message>
    <message numerus="yes">
        <source>No match among %n game(s).</source>
        <translation>
            <numerusform>Ninguna de %n partida.</numerusform>
            <numerusform>Ninguna de %n partidas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesFiles</name>
    <message>
        <source>Save this game as a record</source>
        <translation>Guardar esta partida como registro</translation>
    </message>
    <message>
        <source>Records of games (%1)</source>
        <translation>Registros de partidas (%1)</translation>
    </message>
    <message>
        <source>Save here</source>
        <translation>Guardar aquí</translation>
    </message>
    <message>
        <source>Save all games and statistics as one file</source>
        <translation>Guardar todas las partidas y estadísticas en un archivo</translation>
    </message>
    <message>
        <source>Everything that is kept (%1)</source>
        <translation>Todo lo guardado (%1)</translation>
    </message>
    <message>
        <source>Which folder should these games be saved in, each as a record?</source>
        <translation>¿En qué carpeta se guardan estas partidas, cada una como registro?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Which file was everything saved in on the other computer?</source>
        <translation>¿En qué archivo se guardó todo en la otra computadora?</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>Traer</translation>
    </message>
</context>
<context>
    <name>GamesFilter</name>
    <message>
        <source>Which games</source>
        <translation>Qué partidas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>GamesList</name>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Scroll bar</source>
        <translation>Barra de desplazamiento</translation>
    </message>
</context>
<context>
    <name>GamesMenu</name>
    <message>
        <source>All games</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Abrir un registro…</translation>
    </message>
    <message numerus="yes">
        <source>Save these %n game(s) in a folder…</source>
        <translation>
            <numerusform>Guardar esta %n partida en una carpeta…</numerusform>
            <numerusform>Guardar estas %n partidas en una carpeta…</numerusform>
        </translation>
    </message>
    <message>
        <source>Save everything as one file…</source>
        <translation>Guardar todo en un archivo…</translation>
    </message>
    <message>
        <source>Bring back what was deleted</source>
        <translation>Recuperar lo eliminado</translation>
    </message>
    <message>
        <source>with their reviews and statistics</source>
        <translation>con sus revisiones y estadísticas</translation>
    </message>
    <message>
        <source>Erase the statistics</source>
        <translation>Olvidar las estadísticas</translation>
    </message>
    <message numerus="yes">
        <source>Save the %n selected game(s) in a folder…</source>
        <translation>
            <numerusform>Guardar %n partida elegida en una carpeta…</numerusform>
            <numerusform>Guardar las %n partidas elegidas en una carpeta…</numerusform>
        </translation>
    </message>
    <message>
        <source>Erase all games</source>
        <translation>Olvidar todas las partidas</translation>
    </message>
    <message>
        <source>Bring in everything from another computer…</source>
        <translation>Traer todo de otra computadora…</translation>
    </message>
    <message>
        <source>from such a file; nothing here is lost</source>
        <translation>de un archivo así; aquí no se pierde nada</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>This version of the program does not know this game.</source>
        <translation>Esta versión del programa no conoce este juego.</translation>
    </message>
    <message>
        <source>This record cannot be read: %1</source>
        <translation>No se puede leer este registro: %1</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message numerus="yes">
        <source>%n kept</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n guardada</numerusform>
            <numerusform>%n guardadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n sin terminar</numerusform>
            <numerusform>%n sin terminar</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Search by name, person, deal number or date</source>
        <translation>Buscar por nombre, persona, número de reparto o fecha</translation>
    </message>
    <message>
        <source>Name, person, deal number, 2026-11</source>
        <translation>Nombre, persona, número, 2026-11</translation>
    </message>
    <message>
        <source>Save, open, erase</source>
        <translation>Guardar, abrir, olvidar</translation>
    </message>
</context>
<context>
    <name>HandLabel</name>
    <message>
        <source>%1, complete</source>
        <comment>cards of a hand</comment>
        <translation>%1, completo</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>About Sobremesa</source>
        <translation>Acerca de Sobremesa</translation>
    </message>
</context>
<context>
    <name>HelpWords</name>
    <message>
        <source>Playing</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>A hint comes in steps: where, which, why, how much. It knows only what you may know from your seat.</source>
        <translation>La pista llega por pasos: dónde, cuál, por qué, cuánto. Solo sabe lo que tú puedes saber desde tu sitio.</translation>
    </message>
    <message>
        <source>Fair deals</source>
        <translation>Repartos limpios</translation>
    </message>
    <message>
        <source>The cards are shuffled before anybody plays, and the computer sees only its own. Each deal has a number; the same number gives the same cards again.</source>
        <translation>Las cartas se barajan antes de que nadie juegue, y la computadora solo ve las suyas. Cada reparto tiene un número; el mismo número da otra vez las mismas cartas.</translation>
    </message>
    <message>
        <source>Seeing and hearing</source>
        <translation>Ver y oír</translation>
    </message>
    <message>
        <source>Rules of the games</source>
        <translation>Reglas de los juegos</translation>
    </message>
    <message>
        <source>What you can do is always on the screen: your cards and, when there is a choice, a bar with a button for each answer and what it is worth. Click a card, drag it, or press its number. A card that the rules forbid is pale; press it to see why.</source>
        <translation>Lo que puedes hacer está siempre en la pantalla: tus cartas y, cuando hay que elegir, una barra con un botón para cada respuesta y lo que vale. Haz clic en una carta, arrástrala o pulsa su número. La carta que una regla prohíbe se ve pálida; púlsala y te dice por qué.</translation>
    </message>
    <message>
        <source>Undo takes back your move and the computer&apos;s replies, as often as you like. Leaving never loses a game: it is saved after every move and waits on the home screen.</source>
        <translation>Deshacer vuelve atrás hasta antes de las jugadas de la computadora, cuantas veces quieras. Al salir no se pierde nada: la partida se guarda tras cada jugada y te espera en la pantalla de inicio.</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Tus partidas</translation>
    </message>
    <message>
        <source>Text from 80 to 200 %, high contrast, large faces, reduced motion and the volume of sounds are in the settings. Everything can be done with the keyboard, and a screen reader is told what happens; the log keeps it.</source>
        <translation>En los ajustes están el texto del 80 al 200 %, el contraste alto, las figuras grandes, el movimiento reducido y el volumen de los sonidos. Todo se puede hacer con el teclado, y el lector de pantalla recibe lo que ocurre; el historial lo conserva.</translation>
    </message>
    <message>
        <source>The other players</source>
        <translation>Los demás jugadores</translation>
    </message>
    <message>
        <source>There are five levels, from beginner to master. A weaker player thinks less, forgets cards and misjudges more; nobody sees more than you would in the same seat. Some are bold or careful, talk a lot or say little. It shows where two moves are about as good, and makes nobody stronger.</source>
        <translation>Hay cinco niveles, de principiante a maestro. Quien juega peor piensa menos, olvida cartas y se equivoca más al juzgar; nadie ve más de lo que verías tú en su sitio. Unos juegan fuerte y otros seguro, unos hablan mucho y otros poco. Se nota cuando dos jugadas valen casi lo mismo, y no hace más fuerte a nadie.</translation>
    </message>
    <message>
        <source>Touch and game controllers</source>
        <translation>Pantalla táctil y mandos</translation>
    </message>
    <message>
        <source>Tap a card or drag it; press it long to see it large. For a controller, let a program such as AntiMicroX or Steam Input turn its buttons into keys: the arrows, Enter, Tab and Esc are enough for everything.</source>
        <translation>Toca una carta o arrástrala; mantenla pulsada para verla grande. Para usar un mando, deja que un programa como AntiMicroX o Steam Input convierta sus botones en teclas: con las flechas, Intro, Tab y Esc basta para todo.</translation>
    </message>
    <message>
        <source>Games, statistics and lessons lie in one folder on this computer; the settings show it under “Where games are kept”. To take everything to another computer, open the list of games: choose “Save everything as one file” on the old one and “Bring in everything from another computer” on the new one, where whatever it has stays. Uninstalling the program leaves the folder as it is.</source>
        <translation>Las partidas, las estadísticas y las lecciones están en una sola carpeta de esta computadora; los ajustes la muestran en «Dónde se guardan las partidas». Para llevarlo todo de una computadora a otra, elige en la primera «Guardar todo en un archivo», en las partidas, y en la segunda «Traer todo de otra computadora»: lo que ya hay allí se queda. Al desinstalar el programa, la carpeta se queda como está.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>%1: %2</source>
        <comment>card, and what is done with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Look at your hand.</source>
        <translation>Mira tu mano.</translation>
    </message>
    <message>
        <source>Look at the answers.</source>
        <translation>Mira las respuestas.</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <comment>the action hinted at, and the one it is compared with</comment>
        <translation>%1, no %2</translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>No hay otra cosa que hacer.</translation>
    </message>
    <message>
        <source>Look at several cards in your hand.</source>
        <translation>Busca varias cartas de tu mano.</translation>
    </message>
    <message>
        <source>Look at the calls beside the table.</source>
        <translation>Mira las palabras junto al mantel.</translation>
    </message>
    <message>
        <source>points less than the first, ± %1, as seen from your seat</source>
        <translation>tantos menos que la primera, ± %1, vistos desde tu sitio</translation>
    </message>
    <message>
        <source>Both are about equal: %1 apart, too little to measure or to matter.</source>
        <translation>Las dos valen casi lo mismo: %1 de diferencia, menos de lo que se puede medir o de lo que importa.</translation>
    </message>
    <message>
        <source>The numbers say so: %1. I have no short reason.</source>
        <translation>Lo dicen los números: %1. No sé una razón corta.</translation>
    </message>
    <message>
        <source>Nothing else comes close.</source>
        <translation>Nada más se le acercaba.</translation>
    </message>
    <message>
        <source>%1, not the %2</source>
        <comment>what is done, and the card not to play</comment>
        <translation>%1, no %2</translation>
    </message>
    <message>
        <source>%1 or the %2</source>
        <comment>what is done, and the card that may be played as well</comment>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two actions that are about equal</comment>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>Both are right. The best players mix them, so that nobody can read their cards: the first in %1 of 100 such hands, the other in %2.</source>
        <translation>Las dos valen. Los mejores las mezclan para que nadie lea sus cartas: la primera en %1 de 100 manos así, la otra en %2.</translation>
    </message>
</context>
<context>
    <name>HintSlip</name>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Cuál</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Cuánto</translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>More</source>
        <comment>of the hint</comment>
        <translation>Más</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jugarla</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
</context>
<context>
    <name>HomeHead</name>
    <message numerus="yes">
        <source>The time spent at the table after a meal. %n card game(s) to linger over.</source>
        <translation>
            <numerusform>El rato que se pasa en la mesa después de comer. Con %n juego de cartas.</numerusform>
            <numerusform>El rato que se pasa en la mesa después de comer. Con %n juegos de cartas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Sobremesa, home</source>
        <translation>Sobremesa, inicio</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>KeepingStrip</name>
    <message>
        <source>Save again</source>
        <translation>Guardar de nuevo</translation>
    </message>
</context>
<context>
    <name>KeptActions</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Ver de nuevo</translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation>Mismas cartas</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Save as it is…</source>
        <translation>Guardar tal cual…</translation>
    </message>
    <message>
        <source>Rename (F2)</source>
        <translation>Cambiar el nombre (F2)</translation>
    </message>
    <message>
        <source>Mark (B)</source>
        <translation>Marcar (B)</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Same cards, seats exchanged (Shift+X)</source>
        <translation>Las mismas cartas, con los asientos cambiados (Mayús+X)</translation>
    </message>
    <message>
        <source>Delete (Del)</source>
        <translation>Eliminar (Supr)</translation>
    </message>
    <message>
        <source>Remove the mark (B)</source>
        <translation>Quitar la marca (B)</translation>
    </message>
    <message>
        <source>Deselect (Space)</source>
        <translation>Ya no elegida (Espacio)</translation>
    </message>
    <message>
        <source>Select, to save several (Space)</source>
        <translation>Elegir, para guardar varias (Espacio)</translation>
    </message>
</context>
<context>
    <name>KeptRow</name>
    <message>
        <source>marked</source>
        <translation>marcada</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>elegida</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Keys at the table</source>
        <translation>Teclas en la mesa</translation>
    </message>
    <message>
        <source>Single letters act while the table has the focus. They can be switched off in the settings; the keys beside them stay.</source>
        <translation>Las letras solas actúan mientras la mesa tiene el foco. Se pueden desactivar en los ajustes; las teclas que están al lado quedan.</translation>
    </message>
    <message>
        <source>Keys of the game</source>
        <translation>Teclas de la partida</translation>
    </message>
    <message>
        <source>Keys everywhere</source>
        <translation>Teclas en todas partes</translation>
    </message>
</context>
<context>
    <name>KindsPanel</name>
    <message>
        <source>Where most of it goes</source>
        <translation>Dónde se va la mayor parte</translation>
    </message>
    <message>
        <source>last 10 games</source>
        <translation>últimas 10 partidas</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Practicar</translation>
    </message>
</context>
<context>
    <name>LargeCard</name>
    <message>
        <source>Large card</source>
        <translation>Carta grande</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn %1</source>
        <translation>Aprender %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s)</source>
        <translation>
            <numerusform>%1 de %n lección</numerusform>
            <numerusform>%1 de %n lecciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n star(s)</source>
        <translation>
            <numerusform>%1 de %n estrella</numerusform>
            <numerusform>%1 de %n estrellas</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>Reglas de %1</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>toca %n hoy</numerusform>
            <numerusform>tocan %n hoy</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPath</name>
    <message>
        <source>This lesson cannot be read</source>
        <translation>Esta lección no se puede leer</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n tanto</numerusform>
            <numerusform>%n tantos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>not that one</source>
        <translation>esa no</translation>
    </message>
    <message numerus="yes">
        <source>played, but costs %n more</source>
        <translation>
            <numerusform>vale, pero cuesta %n más</numerusform>
            <numerusform>vale, pero cuesta %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>played, but not the answer</source>
        <translation>vale, pero no es la respuesta</translation>
    </message>
    <message>
        <source>right</source>
        <translation>correcto</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>muestra</translation>
    </message>
    <message>
        <source>a guess</source>
        <translation>a ojo</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>You can now:</source>
        <translation>Ya sabes:</translation>
    </message>
    <message numerus="yes">
        <source>%n of 3 stars.</source>
        <translation>
            <numerusform>%n de 3 estrellas.</numerusform>
            <numerusform>%n de 3 estrellas.</numerusform>
        </translation>
    </message>
    <message>
        <source>the score: %1</source>
        <comment>what is lit</comment>
        <translation>la cuenta: %1</translation>
    </message>
    <message>
        <source>what is at stake</source>
        <comment>what is lit</comment>
        <translation>lo que está en juego</translation>
    </message>
    <message>
        <source>what has happened so far</source>
        <comment>what is lit</comment>
        <translation>lo que ha pasado</translation>
    </message>
    <message>
        <source>Highlighted: %1.</source>
        <translation>Iluminado: %1.</translation>
    </message>
    <message>
        <source>The answer: %1.</source>
        <comment>to a guess</comment>
        <translation>La respuesta: %1.</translation>
    </message>
</context>
<context>
    <name>LessonDetails</name>
    <message numerus="yes">
        <source>Lesson %1 · %n minute(s)</source>
        <translation>
            <numerusform>Lección %1 · %n minuto</numerusform>
            <numerusform>Lección %1 · %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game · %n minute(s)</source>
        <translation>
            <numerusform>Partida · %n minuto</numerusform>
            <numerusform>Partida · %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue at step %1</source>
        <translation>Seguir en el paso %1</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Start lesson %1</source>
        <translation>Empezar la lección %1</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Sentarse a jugar</translation>
    </message>
    <message>
        <source>You will be able to</source>
        <translation>Sabrás</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>I know this: check me</source>
        <translation>Ya lo sé: compruébalo</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>What can happen</source>
        <translation>Lo que puede pasar</translation>
    </message>
</context>
<context>
    <name>LessonPlace</name>
    <message>
        <source>step %1 of %2</source>
        <translation>paso %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>next · %n minute(s)</source>
        <translation>
            <numerusform>siguiente · %n minuto</numerusform>
            <numerusform>siguiente · %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Lección %1</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message numerus="yes">
        <source>%n of 3 stars</source>
        <translation>
            <numerusform>%n de 3 estrellas</numerusform>
            <numerusform>%n de 3 estrellas</numerusform>
        </translation>
    </message>
    <message>
        <source>known</source>
        <translation>ya lo sabes</translation>
    </message>
    <message>
        <source>next</source>
        <translation>siguiente</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>LessonTable</name>
    <message>
        <source>%1 · Lesson %2</source>
        <translation>%1 · Lección %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
</context>
<context>
    <name>LobaBar</name>
    <message>
        <source>The contract is complete.</source>
        <translation>El contrato está completo.</translation>
    </message>
    <message>
        <source>Esc puts it back</source>
        <translation>Esc la devuelve</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>choose one card</source>
        <translation>elige una carta</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordenar</translation>
    </message>
</context>
<context>
    <name>LobaTable</name>
    <message>
        <source>stock</source>
        <translation>mazo</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>pozo</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>From your next turn on you may lay off on any meld.</source>
        <translation>Desde tu próximo turno puedes agregar cartas a cualquier juego.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>fewest wins</source>
        <translation>gana el menor</translation>
    </message>
</context>
<context>
    <name>LookingStrip</name>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Viewing an earlier move · %1</source>
        <comment>the key that ends it</comment>
        <translation>Estás mirando atrás · %1</translation>
    </message>
</context>
<context>
    <name>MeldPlace</name>
    <message>
        <source>Your melds go here</source>
        <translation>Aquí van tus bajadas</translation>
    </message>
    <message>
        <source>no meld yet</source>
        <translation>aún sin bajar</translation>
    </message>
</context>
<context>
    <name>MonthCurve</name>
    <message>
        <source>Games won, by month</source>
        <translation>Partidas ganadas, por mes</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <comment>the share of games won, and how many there were</comment>
        <translation>
            <numerusform>%1 de %n partida</numerusform>
            <numerusform>%1 de %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>As a curve</source>
        <translation>Como curva</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>Como tabla</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>%1 · you deal</source>
        <comment>the title of a deal</comment>
        <translation>%1 · das tú</translation>
    </message>
    <message>
        <source>%1 · %2 deals</source>
        <comment>the title of a deal, and a name</comment>
        <translation>%1 · da %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>whose points they are, how many, what for</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1 against</source>
        <comment>points that are bad for whose they are</comment>
        <translation>%1 en contra</translation>
    </message>
</context>
<context>
    <name>NativeMenus</name>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
</context>
<context>
    <name>NewGameFoot</name>
    <message numerus="yes">
        <source>%n more rule(s)</source>
        <translation>
            <numerusform>%n regla más</numerusform>
            <numerusform>%n reglas más</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal by number…</source>
        <translation>Repartir por número…</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Reparto %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>I know the game</source>
        <translation>Ya sé jugar</translation>
    </message>
    <message numerus="yes">
        <source>Lesson 1 first, %n minute(s)</source>
        <translation>
            <numerusform>Antes la lección 1, %n minuto</numerusform>
            <numerusform>Antes la lección 1, %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Sit down and let the coach help</source>
        <translation>Sentarme con el maestro</translation>
    </message>
</context>
<context>
    <name>NewGameHead</name>
    <message>
        <source>Rules as in</source>
        <translation>Reglas como en</translation>
    </message>
    <message>
        <source>New %1 game</source>
        <translation>Nueva partida de %1</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Las mías</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New %1 game</source>
        <translation>Nueva partida de %1</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Dismiss</source>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>%1, changed</source>
        <translation>%1, cambiado</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>Nobody has won</source>
        <translation>No ha ganado nadie</translation>
    </message>
    <message>
        <source>You win, %1 to %2</source>
        <translation>Ganas, %1 a %2</translation>
    </message>
    <message>
        <source>%1 win, %2 to %3</source>
        <comment>a team</comment>
        <translation>Ganan %1, %2 a %3</translation>
    </message>
    <message>
        <source>%1 wins, %2 to %3</source>
        <comment>a person</comment>
        <translation>Gana %1, %2 a %3</translation>
    </message>
    <message>
        <source>You win with %1</source>
        <comment>points</comment>
        <translation>Ganas con %1</translation>
    </message>
    <message>
        <source>%1 win with %2</source>
        <comment>a team, points</comment>
        <translation>Ganan %1 con %2</translation>
    </message>
    <message>
        <source>%1 wins with %2</source>
        <comment>a person, points</comment>
        <translation>Gana %1 con %2</translation>
    </message>
    <message>
        <source>The last points: %1</source>
        <translation>Los últimos puntos: %1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>so many times so many points</comment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n vez</numerusform>
            <numerusform>%n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>The last points: %1. %2</source>
        <comment>what was booked, and why</comment>
        <translation>Los últimos puntos: %1. %2</translation>
    </message>
    <message>
        <source>You win the match, %1 to %2</source>
        <comment>games</comment>
        <translation>Ganas el match, %1 a %2</translation>
    </message>
    <message>
        <source>%1 win the match, %2 to %3</source>
        <comment>a team, games</comment>
        <translation>%1 ganan el match, %2 a %3</translation>
    </message>
    <message>
        <source>%1 wins the match, %2 to %3</source>
        <comment>a person, games</comment>
        <translation>%1 gana el match, %2 a %3</translation>
    </message>
</context>
<context>
    <name>PageFrame</name>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Descartes</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>Fuera de juego</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Mazo</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden card(s)</source>
        <translation>
            <numerusform>%n carta tapada</numerusform>
            <numerusform>%n cartas tapadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PdfDialog</name>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
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
        <translation>Plato: %1, %2. Pajaritos: %3.</translation>
    </message>
    <message>
        <source>stake</source>
        <translation>con puesta</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>sin puesta</translation>
    </message>
    <message>
        <source>antes</source>
        <translation>pajaritos</translation>
    </message>
    <message>
        <source>Debts</source>
        <translation>Deudas</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>%1 owes %2</source>
        <translation>%1 debe %2</translation>
    </message>
</context>
<context>
    <name>PlayPaper</name>
    <message>
        <source>Oros</source>
        <translation>Oros</translation>
    </message>
    <message>
        <source>Copas</source>
        <translation>Copas</translation>
    </message>
    <message>
        <source>Espadas</source>
        <translation>Espadas</translation>
    </message>
    <message>
        <source>Bastos</source>
        <translation>Bastos</translation>
    </message>
    <message>
        <source>Entrada</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Vuelta</source>
        <translation>Vuelta</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Penetro</source>
        <translation>Penetro</translation>
    </message>
    <message>
        <source>%1, you against two</source>
        <translation>%1, tú contra dos</translation>
    </message>
    <message>
        <source>%1, %2 against two</source>
        <translation>%1, %2 contra dos</translation>
    </message>
    <message>
        <source>Trumps: %1</source>
        <translation>Triunfos: %1</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Triunfos</translation>
    </message>
    <message>
        <source>Value of the play: %1</source>
        <translation>Valor de la jugada: %1</translation>
    </message>
    <message>
        <source>Value of the play</source>
        <translation>Valor de la jugada</translation>
    </message>
</context>
<context>
    <name>PlayedGames</name>
    <message numerus="yes">
        <source>The rules have changed since this game was played: %1 of its %n action(s) are shown.</source>
        <translation>
            <numerusform>Las reglas han cambiado desde que se jugó esta partida: se muestran %1 de su %n acción.</numerusform>
            <numerusform>Las reglas han cambiado desde que se jugó esta partida: se muestran %1 de sus %n acciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Guardado en %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were brought in.</source>
        <translation>
            <numerusform>Se trajo %n partida.</numerusform>
            <numerusform>Se trajeron %n partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%n partida ya estaba aquí.</numerusform>
            <numerusform>%n partidas ya estaban aquí.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>PointsTable</name>
    <message>
        <source>Where the points came from</source>
        <translation>De dónde salieron los puntos</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>PointsToast</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose points, and for what</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PorrazoTable</name>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>the pegged board of the score</comment>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>so many points win</comment>
        <translation>a %1</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>%1 · lesson %2</source>
        <translation>%1 · lección %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a game, its drill</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>comes back in this round</source>
        <translation>vuelve en esta ronda</translation>
    </message>
    <message>
        <source>comes back next time</source>
        <translation>vuelve la próxima vez</translation>
    </message>
    <message numerus="yes">
        <source>comes back in %n day(s)</source>
        <translation>
            <numerusform>vuelve dentro de %n día</numerusform>
            <numerusform>vuelve dentro de %n días</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticeButtons</name>
    <message numerus="yes">
        <source>Practise %n minute(s)</source>
        <translation>
            <numerusform>Practicar %n minuto</numerusform>
            <numerusform>Practicar %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exam: %n question(s)</source>
        <translation>
            <numerusform>Examen: %n pregunta</numerusform>
            <numerusform>Examen: %n preguntas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticeDots</name>
    <message numerus="yes">
        <source>%1 of %n question(s)</source>
        <translation>
            <numerusform>%1 de %n pregunta</numerusform>
            <numerusform>%1 de %n preguntas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right in a row</source>
        <translation>
            <numerusform>%n acierto seguido</numerusform>
            <numerusform>%n aciertos seguidos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticeEnd</name>
    <message numerus="yes">
        <source>%1 of %n</source>
        <comment>right answers of all</comment>
        <translation>
            <numerusform>%1 de %n</numerusform>
            <numerusform>%1 de %n</numerusform>
        </translation>
    </message>
    <message>
        <source>You know what this lesson teaches. It has a tick on the path.</source>
        <translation>Ya sabes lo que enseña esta lección. Tiene su marca en el camino.</translation>
    </message>
    <message>
        <source>Lesson %1 shows the rest at the table.</source>
        <translation>La lección %1 enseña el resto en la mesa.</translation>
    </message>
    <message>
        <source>Nothing was missed.</source>
        <translation>No falló nada.</translation>
    </message>
    <message>
        <source>What was missed, and where it is taught:</source>
        <translation>Lo que falló, y dónde se enseña:</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Lección %1</translation>
    </message>
    <message>
        <source>Start lesson %1</source>
        <translation>Empezar la lección %1</translation>
    </message>
    <message>
        <source>Back to the lessons</source>
        <translation>Volver a las lecciones</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>What was missed comes back when you practise.</source>
        <translation>Lo que falló vuelve cuando practiques.</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Siguiente lección</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Practicar</translation>
    </message>
</context>
<context>
    <name>PracticeList</name>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>toca %n hoy</numerusform>
            <numerusform>tocan %n hoy</numerusform>
        </translation>
    </message>
    <message>
        <source>You knew %1 of %2 → %3 of %2</source>
        <comment>first answers, last answers</comment>
        <translation>Sabías %1 de %2 → %3 de %2</translation>
    </message>
    <message>
        <source>Nothing is due. Practise all the same?</source>
        <translation>No toca nada. ¿Practicar igual?</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Check me</source>
        <translation>Comprobación</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>Reglas de %1</translation>
    </message>
    <message>
        <source>Do you remember?</source>
        <translation>¿Te acuerdas?</translation>
    </message>
    <message>
        <source>Two more, to be sure</source>
        <translation>Dos más, para asegurar</translation>
    </message>
</context>
<context>
    <name>PracticePanel</name>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>toca %n hoy</numerusform>
            <numerusform>tocan %n hoy</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticeSheet</name>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>toca %n hoy</numerusform>
            <numerusform>tocan %n hoy</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
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
        <translation>Sin guardar desde las %1</translation>
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
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
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
        <translation>La otra opción: %1</translation>
    </message>
</context>
<context>
    <name>RecordDialog</name>
    <message>
        <source>Save this game as a record</source>
        <translation>Guardar esta partida como registro</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Abrir un registro</translation>
    </message>
    <message>
        <source>Records of games (%1)</source>
        <translation>Registros de partidas (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Todos los archivos (%1)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>To be printed (%1)</source>
        <translation>Para imprimir (%1)</translation>
    </message>
</context>
<context>
    <name>RefusalTip</name>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Enséñame</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>seat %1</source>
        <translation>asiento %1</translation>
    </message>
</context>
<context>
    <name>RenameSheet</name>
    <message>
        <source>Rename</source>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <source>A name of your own, to find the game again. Leave it empty for the usual one.</source>
        <translation>Un nombre propio para encontrar la partida. Déjalo vacío para el de siempre.</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nombre de la partida</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Usarlo</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>%1 of %2</source>
        <comment>actions</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Back one deal (Ctrl+←)</source>
        <translation>Una mano atrás (Ctrl+←)</translation>
    </message>
    <message>
        <source>Back one action (←)</source>
        <translation>Una jugada atrás (←)</translation>
    </message>
    <message>
        <source>Tempo</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>so many times as fast</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir jugando desde aquí</translation>
    </message>
    <message>
        <source>Deal %1 of %2 · %3</source>
        <translation>Mano %1 de %2 · %3</translation>
    </message>
    <message>
        <source>Replay controls</source>
        <translation>Película</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Parar (Espacio)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Reproducir (Espacio)</translation>
    </message>
    <message>
        <source>Forward one action (→)</source>
        <translation>Una jugada adelante (→)</translation>
    </message>
    <message>
        <source>Forward one deal (Ctrl+→)</source>
        <translation>Una mano adelante (Ctrl+→)</translation>
    </message>
    <message>
        <source>Whose view</source>
        <translation>Con los ojos de quién</translation>
    </message>
    <message>
        <source>Save this deal to be printed (D)</source>
        <translation>Guardar esta mano para imprimirla (D)</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay · %1</source>
        <comment>the name of a game</comment>
        <translation>Se ve de nuevo · %1</translation>
    </message>
</context>
<context>
    <name>ReplayTable</name>
    <message>
        <source>All hands</source>
        <translation>Todas las manos</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
</context>
<context>
    <name>ReportFolder</name>
    <message>
        <source>Save here</source>
        <translation>Guardar aquí</translation>
    </message>
    <message>
        <source>Where should the report be saved? It contains the log, this game and details of your system.</source>
        <translation>¿Dónde se guarda el informe? Contiene el registro, esta partida y los datos del sistema.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>RetryBar</name>
    <message>
        <source>Try again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>See how it goes on</source>
        <translation>Ver cómo sigue</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Muéstrame</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir desde aquí</translation>
    </message>
</context>
<context>
    <name>RetryPage</name>
    <message>
        <source>Try again</source>
        <translation>Otra vez</translation>
    </message>
</context>
<context>
    <name>RetryTable</name>
    <message>
        <source>What would you do?</source>
        <translation>¿Qué harías tú?</translation>
    </message>
    <message>
        <source>That is the best.</source>
        <translation>Es lo mejor.</translation>
    </message>
    <message>
        <source>That is as good as the best.</source>
        <translation>Es tan bueno como lo mejor.</translation>
    </message>
    <message>
        <source>It costs %1. Try again.</source>
        <comment>points</comment>
        <translation>Cuesta %1. Otra vez.</translation>
    </message>
    <message>
        <source>Nothing comes close to the best. Try again.</source>
        <translation>Queda lejos de lo mejor. Otra vez.</translation>
    </message>
    <message>
        <source>This is how it goes on.</source>
        <translation>Así sigue.</translation>
    </message>
    <message>
        <source>As far as anyone can think ahead.</source>
        <translation>Hasta donde se puede pensar de antemano.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>This record cannot be read: %1</source>
        <translation>Esta partida no se puede leer: %1</translation>
    </message>
    <message>
        <source>luck of %1 or more</source>
        <comment>points</comment>
        <translation>suerte de %1 o más</translation>
    </message>
    <message numerus="yes">
        <source>Where the %n point(s) went</source>
        <comment>the result of a game</comment>
        <translation>
            <numerusform>Adónde fue %n tanto</numerusform>
            <numerusform>Adónde fueron los %n tantos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 decisions</source>
        <comment>judged so far</comment>
        <translation>%1 de %2 decisiones</translation>
    </message>
    <message>
        <source>No decision cost more than %1.</source>
        <comment>points</comment>
        <translation>Ninguna decisión costó más de %1.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
</context>
<context>
    <name>ReviewCurve</name>
    <message>
        <source>What you could expect</source>
        <translation>Lo que podías esperar</translation>
    </message>
    <message>
        <source>your costly decisions</source>
        <translation>tus decisiones caras</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Tus decisiones</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Decisiones de quién</translation>
    </message>
    <message>
        <source>Open all hands</source>
        <translation>Ver todas las manos</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>Leaving what could be taken</source>
        <translation>Dejar lo que se podía tomar</translation>
    </message>
    <message>
        <source>Leaving points on the table</source>
        <translation>Dejar tantos en la mesa</translation>
    </message>
    <message>
        <source>Laying a card that can be struck</source>
        <translation>Echar una carta a la que pueden dar</translation>
    </message>
    <message>
        <source>Leaving cards to be taken</source>
        <translation>Dejar cartas que se pueden tomar</translation>
    </message>
    <message>
        <source>Tricks won and lost</source>
        <translation>Bazas ganadas y perdidas</translation>
    </message>
    <message>
        <source>How good the hand is</source>
        <translation>Lo que vale la mano</translation>
    </message>
    <message>
        <source>What a bet is worth</source>
        <translation>Lo que vale una apuesta</translation>
    </message>
    <message>
        <source>Giving good cards away</source>
        <translation>Regalar buenas cartas</translation>
    </message>
    <message>
        <source>Keeping what counts against you</source>
        <translation>Guardar lo que cuenta en contra</translation>
    </message>
    <message>
        <source>Leaving nothing for the next turn</source>
        <translation>No dejar nada para el turno siguiente</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>an action</comment>
        <translation>Mejor: %1</translation>
    </message>
    <message>
        <source>%1 · decision %2 of %3</source>
        <comment>which deal, which decision</comment>
        <translation>%1 · decisión %2 de %3</translation>
    </message>
    <message>
        <source>expected %1</source>
        <comment>points</comment>
        <translation>se esperaba %1</translation>
    </message>
    <message>
        <source>cost %1</source>
        <comment>points</comment>
        <translation>costó %1</translation>
    </message>
    <message>
        <source>costliest</source>
        <translation>la más cara</translation>
    </message>
    <message>
        <source>number %1 of the costliest</source>
        <translation>la número %1 de las más caras</translation>
    </message>
    <message>
        <source>luck since the decision before: %1</source>
        <translation>suerte desde la decisión anterior: %1</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>On the discards</source>
        <translation>En los descartes</translation>
    </message>
    <message>
        <source>Meld %1</source>
        <comment>its number</comment>
        <translation>Combinación %1</translation>
    </message>
    <message>
        <source>Played by %1</source>
        <translation>Jugada por %1</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Mano de %1</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Tu mano</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Las cartas</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Tus decisiones</translation>
    </message>
    <message>
        <source>Decisions of %1</source>
        <comment>names</comment>
        <translation>Decisiones de %1</translation>
    </message>
    <message>
        <source>%1. It cost %2.</source>
        <comment>an action, and points</comment>
        <translation>%1. Costó %2.</translation>
    </message>
    <message>
        <source>Letting the next player clear the table</source>
        <translation>Dejar que el siguiente limpie la mesa</translation>
    </message>
    <message>
        <source>Opening a place for the next player</source>
        <translation>Abrir un lugar al siguiente</translation>
    </message>
    <message>
        <source>Giving up the card that answers</source>
        <translation>Soltar la carta de respuesta</translation>
    </message>
    <message>
        <source>Splitting cards that belong together</source>
        <translation>Separar cartas que van juntas</translation>
    </message>
    <message>
        <source>Feeding the next player</source>
        <translation>Servir al siguiente</translation>
    </message>
    <message>
        <source>letting it pass</source>
        <translation>dejarlo pasar</translation>
    </message>
    <message>
        <source>%1. There was nothing better.</source>
        <comment>an action</comment>
        <translation>%1. No había nada mejor.</translation>
    </message>
    <message>
        <source>Missing the winning move</source>
        <translation>Dejar pasar la jugada que gana</translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Save the rules as a PDF</source>
        <translation>Guardar las reglas en PDF</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Libro de reglas</translation>
    </message>
    <message>
        <source>Save the rules as a PDF</source>
        <translation>Guardar las reglas en PDF</translation>
    </message>
</context>
<context>
    <name>SavedFiles</name>
    <message>
        <source>The game is saved in %1.</source>
        <translation>La partida está guardada en %1.</translation>
    </message>
    <message>
        <source>The report is saved in %1.</source>
        <translation>El informe está guardado en %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, and why it is not written</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: saved in %2.</source>
        <comment>what is printed, and the file</comment>
        <translation>%1: se guardó en %2.</translation>
    </message>
</context>
<context>
    <name>School</name>
    <message>
        <source>Lesson %1 of %2: step %3</source>
        <translation>Lección %1 de %2: paso %3</translation>
    </message>
    <message>
        <source>A game of %1</source>
        <translation>Una partida de %1</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Deal</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>ScoreSheetRow</name>
    <message>
        <source>Deal %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message numerus="yes">
        <source>%n trio(s)</source>
        <translation>
            <numerusform>%n trío</numerusform>
            <numerusform>%n tríos</numerusform>
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
        <translation>Barra de desplazamiento</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>At the table</source>
        <translation>A la mesa</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>Any seat can be a person at this screen. The computer sees only its own cards; a partner never plays worse than %1.</source>
        <translation>En cada sitio puede jugar una persona ante esta pantalla. La computadora solo ve sus propias cartas; un compañero nunca juega por debajo de %1.</translation>
    </message>
</context>
<context>
    <name>SeatModel</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>tu compañero</translation>
    </message>
    <message>
        <source>left of you</source>
        <translation>a tu izquierda</translation>
    </message>
    <message>
        <source>right of you</source>
        <translation>a tu derecha</translation>
    </message>
    <message>
        <source>across from you</source>
        <translation>frente a ti</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Jugador 1</translation>
    </message>
    <message>
        <source>this seat is yours</source>
        <translation>este sitio es el tuyo</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Tile of %1: another one</source>
        <translation>Azulejo de %1: otro</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Strength of %1: %2</source>
        <translation>Nivel de %1: %2</translation>
    </message>
    <message>
        <source>person</source>
        <translation>persona</translation>
    </message>
    <message>
        <source>Who plays for %1</source>
        <translation>Quién juega por %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computadora</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>This version cannot play that game (%1). It stays on the list as it is.</source>
        <translation>Esta versión no puede jugar esa partida (%1). Sigue en la lista tal como está.</translation>
    </message>
    <message>
        <source>The rules have changed since this game was played: %1 of its %2 actions are shown. What you play now becomes a game of its own; that one stays as it is. (%3)</source>
        <translation>Las reglas han cambiado desde que se jugó esta partida: se muestran %1 de sus %2 acciones. Lo que juegues ahora será una partida aparte; aquella queda como está. (%3)</translation>
    </message>
    <message>
        <source>This game no longer exists.</source>
        <translation>Esta partida ya no está.</translation>
    </message>
    <message>
        <source>The rules have changed since this game was played: it is now scored differently.</source>
        <translation>Las reglas han cambiado desde que se jugó esta partida: ahora se puntúa de otra manera.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>one of %1</source>
        <translation>uno de: %1</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un número de %1 a %2</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>Setting %1: &quot;%2&quot; is not %3; it was put aside and &quot;%4&quot; is used.</source>
        <translation>Ajuste %1: «%2» no es válido (%3); se dejó a un lado y se usa «%4».</translation>
    </message>
    <message>
        <source>It was kept as %1.</source>
        <translation>Se conserva como %1.</translation>
    </message>
    <message>
        <source>%1: the folder cannot be made</source>
        <translation>%1: no se puede crear la carpeta</translation>
    </message>
    <message>
        <source>Settings: %1 could not be read; the defaults are used.</source>
        <translation>Ajustes: no se pudo leer %1; se usan los valores normales.</translation>
    </message>
</context>
<context>
    <name>SettingsLanguage</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Spoken announcements</source>
        <translation>Avisos hablados</translation>
    </message>
    <message>
        <source>a screen reader says what happens at the table</source>
        <translation>el lector de pantalla dice lo que ocurre en la mesa</translation>
    </message>
    <message>
        <source>Language and data</source>
        <translation>Idioma y datos</translation>
    </message>
    <message>
        <source>Where games are kept</source>
        <translation>Dónde se guardan las partidas</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>The computer’s own voice</source>
        <translation>La voz de la computadora</translation>
    </message>
    <message>
        <source>The system has no voice for this language: install one, then switch this on again</source>
        <translation>El sistema no tiene voz para este idioma: instala una y vuelve a activar esto</translation>
    </message>
    <message>
        <source>says what happens where no screen reader runs</source>
        <translation>dice lo que pasa si no hay lector de pantalla</translation>
    </message>
    <message>
        <source>This is how it sounds.</source>
        <translation>Así suena.</translation>
    </message>
</context>
<context>
    <name>SettingsMotion</name>
    <message>
        <source>Motion</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Movimiento reducido</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>nothing flies or turns; everything stays just as long</source>
        <translation>nada vuela ni gira; todo dura lo mismo</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
</context>
<context>
    <name>SettingsPlay</name>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>To play a card</source>
        <translation>Para jugar una carta</translation>
    </message>
    <message>
        <source>One click</source>
        <translation>Un clic</translation>
    </message>
    <message>
        <source>Two clicks</source>
        <translation>Dos clics</translation>
    </message>
    <message>
        <source>First games</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Single letters</source>
        <translation>Letras sueltas</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Tell me when it is my turn</source>
        <translation>Avisar cuando me toca</translation>
    </message>
    <message>
        <source>H for a hint, V for the last trick …; each also works with Ctrl</source>
        <translation>H para la pista, V para la última baza…; todas valen también con Ctrl</translation>
    </message>
    <message>
        <source>Explains what happens, and asks once before a costly move</source>
        <translation>Explica lo que pasa y frena una vez la jugada que cuesta</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>of cards, words and points; %1 switches it off and on</source>
        <comment>a key</comment>
        <translation>de cartas, palabras y puntos; %1 lo quita y lo pone</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Bajo</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
</context>
<context>
    <name>SettingsTable</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>the cloth by day, or one lamp at night</source>
        <translation>el mantel de día, o una lámpara de noche</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Mantel</source>
        <translation>Mantel</translation>
    </message>
    <message>
        <source>Noche</source>
        <translation>Noche</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Mantel</translation>
    </message>
    <message>
        <source>Sage</source>
        <translation>Salvia</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>Añil</translation>
    </message>
    <message>
        <source>Clay</source>
        <translation>Barro</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Liso</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Reversos</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Azulejo</translation>
    </message>
    <message>
        <source>Andes</source>
        <translation>Andes</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>Mate</translation>
    </message>
    <message>
        <source>Cut paper</source>
        <translation>Papel picado</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Caras de las cartas</translation>
    </message>
    <message>
        <source>four colours: a colour for each French suit</source>
        <translation>cuatro colores: uno para cada palo francés</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Cuatro colores</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste alto</translation>
    </message>
    <message>
        <source>black on white, plain cloth, large faces</source>
        <translation>negro sobre blanco, mantel liso, figuras grandes</translation>
    </message>
    <message>
        <source>the system asks for it</source>
        <translation>lo pide el sistema</translation>
    </message>
    <message>
        <source>on top of the system&apos;s %1 %</source>
        <translation>por el %1 % del sistema</translation>
    </message>
</context>
<context>
    <name>SharePanel</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>No finished game of this kind yet.</source>
        <translation>Aún no hay ninguna partida terminada de este tipo.</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Todos los niveles</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Ganadas seguidas</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Decisions cost</source>
        <translation>Las decisiones cuestan</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>Puntos por mano</translation>
    </message>
    <message>
        <source>What the cards brought per deal</source>
        <translation>Lo que dieron las cartas, por mano</translation>
    </message>
</context>
<context>
    <name>SideDrawer</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>SlipBars</name>
    <message>
        <source>%1 of 100</source>
        <translation>%1 de 100</translation>
    </message>
</context>
<context>
    <name>SlipDots</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>step of a lesson</comment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>SlipOptions</name>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>SoundSign</name>
    <message>
        <source>Sound off</source>
        <translation>Sin sonido</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Con sonido</translation>
    </message>
</context>
<context>
    <name>StageHeading</name>
    <message>
        <source>Your first deal</source>
        <translation>Tu primer reparto</translation>
    </message>
    <message>
        <source>Where points are won</source>
        <translation>Dónde se ganan tantos</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>El juego completo</translation>
    </message>
    <message>
        <source>after these you can play</source>
        <translation>después ya puedes jugar</translation>
    </message>
    <message>
        <source>what good players look for</source>
        <translation>lo que buscan los buenos jugadores</translation>
    </message>
    <message>
        <source>for full games, with everything in play</source>
        <translation>para partidas completas, con todas las reglas</translation>
    </message>
</context>
<context>
    <name>Stars</name>
    <message numerus="yes">
        <source>%n of 3 stars</source>
        <translation>
            <numerusform>%n de 3 estrellas</numerusform>
            <numerusform>%n de 3 estrellas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>%1 ± %2 %</source>
        <comment>share of games won</comment>
        <translation>%1 ± %2 %</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>so many games won</comment>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n game(s) won</source>
        <translation>
            <numerusform>%1: %2 de %n partida ganada</numerusform>
            <numerusform>%1: %2 de %n partidas ganadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a count, and the share</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>With help</source>
        <comment>games in which hints were taken</comment>
        <translation>Con ayuda</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Todos los niveles</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>a number, and its error</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1, longest %2</source>
        <comment>games won in a row</comment>
        <translation>%1, la más larga %2</translation>
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
        <translation>%1 h %2 min</translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>This recording has no more deals.</source>
        <translation>Este registro no conoce más repartos.</translation>
    </message>
</context>
<context>
    <name>TableHint</name>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
</context>
<context>
    <name>TablePiles</name>
    <message>
        <source>stock</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>TableRail</name>
    <message>
        <source>This game</source>
        <translation>Esta partida</translation>
    </message>
</context>
<context>
    <name>TableSample</name>
    <message>
        <source>A small table as it looks with these settings</source>
        <translation>Una mesa pequeña tal como se ve con estos ajustes</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>te toca</translation>
    </message>
</context>
<context>
    <name>TableSeats</name>
    <message>
        <source>your turn</source>
        <translation>te toca</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>está pensando</translation>
    </message>
</context>
<context>
    <name>TableToast</name>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
</context>
<context>
    <name>TakeOver</name>
    <message>
        <source>A game saved by an earlier version cannot be read: %1: %2. The file stays where it is.</source>
        <translation>No se puede leer una partida guardada por una versión anterior: %1: %2. El archivo se queda donde está.</translation>
    </message>
</context>
<context>
    <name>TendidoBar</name>
    <message>
        <source>Direction of counting</source>
        <translation>Sentido en que se cuenta</translation>
    </message>
    <message>
        <source>From the left</source>
        <translation>Desde la izquierda</translation>
    </message>
    <message>
        <source>From the right</source>
        <translation>Desde la derecha</translation>
    </message>
    <message>
        <source>Count from the left</source>
        <translation>Contar desde la izquierda</translation>
    </message>
    <message>
        <source>Count from the right</source>
        <translation>Contar desde la derecha</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <translation>Echarlo</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>TendidoRow</name>
    <message>
        <source>1st</source>
        <translation>1.ª</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.ª</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.ª</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4.ª</translation>
    </message>
    <message>
        <source>%1, in its place</source>
        <comment>a card of the tendido</comment>
        <translation>%1, en su lugar</translation>
    </message>
    <message>
        <source>Swap</source>
        <comment>the two cards of a pair</comment>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Swap the first pair</source>
        <translation>Cambiar 1.ª–2.ª</translation>
    </message>
    <message>
        <source>Swap the second pair</source>
        <translation>Cambiar 3.ª–4.ª</translation>
    </message>
</context>
<context>
    <name>TendidoSets</name>
    <message>
        <source>pair</source>
        <translation>pareja</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trío</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>, </source>
        <comment>between the parts of a spoken line</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>TileButtons</name>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jugar a %1</translation>
    </message>
    <message>
        <source>Deal %1 at once, as last time</source>
        <translation>Repartir %1 enseguida, como la última vez</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>Aprender %1</translation>
    </message>
</context>
<context>
    <name>ToolIcon</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>TresilloTable</name>
    <message>
        <source>None, or as many as the stock still holds.</source>
        <translation>Ninguna, o tantas como queden en el monte.</translation>
    </message>
    <message>
        <source>Plate, box and paper</source>
        <translation>Plato, caja y papel</translation>
    </message>
    <message>
        <source>From none to nine. Then your opponents exchange.</source>
        <translation>De ninguna a nueve. Luego roban los contras.</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>Games are not kept: Qt&apos;s driver for SQLite is not installed.</source>
        <translation>Las partidas no se guardan: falta el controlador de SQLite de Qt.</translation>
    </message>
    <message>
        <source>Games are not kept while another program has %1 open. They will be once it closes.</source>
        <translation>Las partidas no se guardan mientras otro programa tenga abierto %1. Se guardarán cuando lo cierre.</translation>
    </message>
    <message>
        <source>Games are not kept: %1 cannot be written to.</source>
        <translation>Las partidas no se guardan: no se puede escribir en %1.</translation>
    </message>
    <message>
        <source>The disk is full. You can play on; the game will be saved once there is room.</source>
        <translation>El disco está lleno. Puedes seguir jugando; la partida se guardará en cuanto haya sitio.</translation>
    </message>
    <message>
        <source>Games are not kept: %1 is damaged (%2). It is left as it is; move it away to start a new one.</source>
        <translation>Las partidas no se guardan: %1 está dañado (%2). Queda como está; muévelo a otro sitio para empezar uno nuevo.</translation>
    </message>
    <message>
        <source>Games are not kept: %1 was written by a newer version of Sobremesa. It is left as it is.</source>
        <translation>Las partidas no se guardan: %1 lo escribió una versión más nueva de Sobremesa. Queda como está.</translation>
    </message>
    <message>
        <source>Games are not kept: %1: %2</source>
        <translation>Las partidas no se guardan: %1: %2</translation>
    </message>
</context>
<context>
    <name>TrucoBeans</name>
    <message>
        <source>malas</source>
        <translation>malas</translation>
    </message>
    <message>
        <source>buenas</source>
        <translation>buenas</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n partido ganado</numerusform>
            <numerusform>%n partidos ganados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrucoStake</name>
    <message>
        <source>1st</source>
        <comment>trick</comment>
        <translation>1.ª</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>trick</comment>
        <translation>2.ª</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>trick</comment>
        <translation>3.ª</translation>
    </message>
    <message>
        <source>parda</source>
        <translation>parda</translation>
    </message>
    <message>
        <source>ours</source>
        <comment>trick</comment>
        <translation>nuestra</translation>
    </message>
    <message>
        <source>theirs</source>
        <comment>trick</comment>
        <translation>de ellos</translation>
    </message>
    <message>
        <source>At stake</source>
        <translation>En juego</translation>
    </message>
</context>
<context>
    <name>TrucoTable</name>
    <message>
        <source>Your envido: %1</source>
        <translation>Tu envido: %1</translation>
    </message>
    <message>
        <source>Duel %1 of 3</source>
        <translation>Duelo %1 de 3</translation>
    </message>
    <message>
        <source>Beans</source>
        <translation>Porotos</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>so many points win</comment>
        <translation>a %1</translation>
    </message>
</context>
<context>
    <name>TrumpOrder</name>
    <message>
        <source>Trump order</source>
        <translation>Orden de los triunfos</translation>
    </message>
</context>
<context>
    <name>Warning</name>
    <message>
        <source>The %1 may be struck: about −%2.</source>
        <translation>Pueden darle a %1: unos −%2.</translation>
    </message>
    <message>
        <source>After the %1 the table may be cleared: about −%2.</source>
        <translation>Tras %1 pueden limpiar la mesa: unos −%2.</translation>
    </message>
    <message>
        <source>The %1 opens a place for the next card: about −%2.</source>
        <translation>%1 abre un puesto para la carta siguiente: unos −%2.</translation>
    </message>
    <message>
        <source>After the %1 there is much to take: about −%2.</source>
        <translation>Tras %1 hay mucho que tomar: unos −%2.</translation>
    </message>
    <message>
        <source>The %1 may still be of use: about −%2.</source>
        <translation>%1 todavía puede servir: unos −%2.</translation>
    </message>
    <message>
        <source>The %1 may serve the next player: about −%2.</source>
        <translation>%1 puede servirle al siguiente: unos −%2.</translation>
    </message>
    <message>
        <source>%1: about %2 less than the best choice.</source>
        <comment>a card or a word</comment>
        <translation>%1: unos %2 menos que la mejor opción.</translation>
    </message>
    <message>
        <source>%1 costs more than it may win: about −%2.</source>
        <translation>%1 cuesta más de lo que puede ganar: unos −%2.</translation>
    </message>
    <message>
        <source>The %1 takes less than you could: about −%2.</source>
        <translation>Con %1 te llevas menos de lo posible: unos −%2.</translation>
    </message>
    <message>
        <source>Another card is safer than the %1: about −%2.</source>
        <translation>Hay una carta más segura que %1: unos −%2.</translation>
    </message>
    <message>
        <source>The %1 is better kept: about −%2.</source>
        <translation>Conviene guardar %1: unos −%2.</translation>
    </message>
    <message>
        <source>The %1 is unlikely to win the trick: about −%2.</source>
        <translation>%1 difícilmente gana la baza: unos −%2.</translation>
    </message>
    <message>
        <source>The numbers say so. I have no short reason.</source>
        <translation>Lo dicen los números. No sé una razón corta.</translation>
    </message>
    <message>
        <source>The %1 leaves points on the table: about −%2.</source>
        <translation>Con %1 dejas puntos sin anotar: unos −%2.</translation>
    </message>
    <message>
        <source>A more expensive card than the %1 could go: about −%2.</source>
        <translation>Se puede soltar una carta más cara que %1: unos −%2.</translation>
    </message>
    <message>
        <source>The best choice: %1</source>
        <comment>a sentence about it</comment>
        <translation>La mejor opción: %1</translation>
    </message>
</context>
<context>
    <name>WhyTip</name>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
</context>
<context>
    <name>WordSheet</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siete</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ocho</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nueve</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>diez</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>sota</source>
        <translation>sota</translation>
    </message>
    <message>
        <source>caballo</source>
        <translation>caballo</translation>
    </message>
    <message>
        <source>rey</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>oros</source>
        <translation>oros</translation>
    </message>
    <message>
        <source>copas</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>espadas</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>bastos</source>
        <translation>bastos</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>comodín</translation>
    </message>
    <message>
        <source>%1 de %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>carta boca abajo</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>ace</source>
        <comment>truco</comment>
        <translation>as</translation>
    </message>
    <message>
        <source>sota</source>
        <comment>truco</comment>
        <translation>sota</translation>
    </message>
    <message>
        <source>caballo</source>
        <comment>truco</comment>
        <translation>caballo</translation>
    </message>
    <message>
        <source>rey</source>
        <comment>truco</comment>
        <translation>rey</translation>
    </message>
    <message>
        <source>oros</source>
        <comment>truco</comment>
        <translation>oros</translation>
    </message>
    <message>
        <source>copas</source>
        <comment>truco</comment>
        <translation>copas</translation>
    </message>
    <message>
        <source>espadas</source>
        <comment>truco</comment>
        <translation>espadas</translation>
    </message>
    <message>
        <source>bastos</source>
        <comment>truco</comment>
        <translation>bastos</translation>
    </message>
</context>
<context>
    <name>cuarenta</name>
    <message>
        <source>2 players</source>
        <translation>2 jugadores</translation>
    </message>
    <message>
        <source>4 players in two teams</source>
        <translation>4 jugadores en dos parejas</translation>
    </message>
    <message>
        <source>Two or more</source>
        <translation>Dos o más</translation>
    </message>
    <message>
        <source>Exactly two</source>
        <translation>Exactamente dos</translation>
    </message>
    <message>
        <source>Opponents may claim it</source>
        <translation>Los rivales pueden reclamarla</translation>
    </message>
    <message>
        <source>The whole run is always taken</source>
        <translation>La secuencia se levanta siempre entera</translation>
    </message>
    <message>
        <source>It may be left, nobody claims</source>
        <translation>Se puede dejar y nadie la reclama</translation>
    </message>
    <message>
        <source>Collected by the player who noticed it</source>
        <translation>Los cobra quien se dio cuenta</translation>
    </message>
    <message>
        <source>No points for a caída</source>
        <translation>La caída no vale</translation>
    </message>
    <message>
        <source>Only a caída counts</source>
        <translation>Solo vale la caída</translation>
    </message>
    <message>
        <source>No restriction</source>
        <translation>Sin restricción</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Cards in a sum</source>
        <translation>Cartas de una suma</translation>
    </message>
    <message>
        <source>How many table cards may be added up.</source>
        <translation>Cuántas cartas de la mesa se pueden sumar.</translation>
    </message>
    <message>
        <source>Missed run</source>
        <translation>Secuencia olvidada</translation>
    </message>
    <message>
        <source>What happens to a run that the capturing player leaves.</source>
        <translation>Qué pasa con la secuencia que deja quien levanta.</translation>
    </message>
    <message>
        <source>Captured rondas</source>
        <translation>Rondas caídas</translation>
    </message>
    <message>
        <source>At 38 points</source>
        <translation>Con 38 puntos</translation>
    </message>
    <message>
        <source>What a side with exactly 38 points cannot score.</source>
        <translation>Qué no puede anotarse un bando con 38 puntos justos.</translation>
    </message>
    <message>
        <source>All twos</source>
        <translation>Todo dos</translation>
    </message>
    <message>
        <source>A ronda scores 2, and a caída y limpia scores 2 once.</source>
        <translation>La ronda vale 2, y la caída y limpia vale 2 en total.</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Cuatro iguales</translation>
    </message>
    <message>
        <source>Ronda</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Caída</source>
        <translation>Caída</translation>
    </message>
    <message>
        <source>Limpia</source>
        <translation>Limpia</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartón</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>Más cartas</translation>
    </message>
    <message>
        <source>Equal cards</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Captured ronda</source>
        <translation>Ronda caída</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Last claim</source>
        <translation>Último reclamo</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Between deals</source>
        <translation>Entre manos</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>New batch</source>
        <translation>Nuevo reparto</translation>
    </message>
    <message>
        <source>Missed run claimed</source>
        <translation>Secuencia olvidada reclamada</translation>
    </message>
    <message>
        <source>38 points: it does not count</source>
        <translation>38 que no juega</translation>
    </message>
    <message>
        <source>Cards left on the table</source>
        <translation>Cartas que quedan en la mesa</translation>
    </message>
    <message>
        <source>Captured cards</source>
        <translation>Cartón</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásico</translation>
    </message>
    <message>
        <source>For beginners</source>
        <translation>Para principiantes</translation>
    </message>
    <message>
        <source>38 que no juega</source>
        <translation>38 que no juega</translation>
    </message>
    <message>
        <source>Todo dos</source>
        <translation>Todo dos</translation>
    </message>
    <message>
        <source>Cuarenta</source>
        <translation>Cuarenta</translation>
    </message>
    <message>
        <source>Ecuador</source>
        <translation>Ecuador</translation>
    </message>
    <message>
        <source>2 or 4 players</source>
        <translation>2 o 4 jugadores</translation>
    </message>
    <message>
        <source>Take equal cards and sums, fall on the card just laid, clear the table.</source>
        <translation>Levanta cartas iguales y sumas, cae sobre la carta recién jugada, deja la mesa limpia.</translation>
    </message>
    <message>
        <source>Captured cards are written in ascending order.</source>
        <translation>Las cartas levantadas se escriben de menor a mayor.</translation>
    </message>
    <message>
        <source>The %1 cannot take these cards: it takes one equal card or one sum, and then the next ranks without a gap.</source>
        <translation>Estas cartas no se pueden levantar con %1: se levanta una carta igual o una suma, y luego las siguientes sin saltos.</translation>
    </message>
    <message>
        <source>No cards are played now.</source>
        <translation>Ahora no se juegan cartas.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>Es el turno de %1.</translation>
    </message>
    <message>
        <source>The %1 is not in the hand.</source>
        <translation>Esta carta no está en la mano: %1.</translation>
    </message>
    <message>
        <source>No ronda can be declared now.</source>
        <translation>Ahora no se puede cantar ronda.</translation>
    </message>
    <message>
        <source>From 30 points on no ronda is declared.</source>
        <translation>Desde los 30 puntos no se canta ronda.</translation>
    </message>
    <message>
        <source>The ronda has already been declared.</source>
        <translation>La ronda ya está cantada.</translation>
    </message>
    <message>
        <source>A ronda is three equal cards among the five just dealt.</source>
        <translation>La ronda son tres cartas iguales entre las cinco recién dadas.</translation>
    </message>
    <message>
        <source>With these rules nobody claims a run.</source>
        <translation>Con estas reglas nadie reclama secuencias.</translation>
    </message>
    <message>
        <source>No run has been left on the table.</source>
        <translation>En la mesa no quedó ninguna secuencia.</translation>
    </message>
    <message>
        <source>Only an opponent of the player who left the run may claim it.</source>
        <translation>Solo un rival de quien dejó la secuencia puede reclamarla.</translation>
    </message>
    <message>
        <source>That has been answered already.</source>
        <translation>Eso ya está contestado.</translation>
    </message>
    <message>
        <source>Only the last missed run of a deal is passed.</source>
        <translation>Solo se pasa ante la última secuencia olvidada de la mano.</translation>
    </message>
    <message>
        <source>Captured rondas are collected after the deal.</source>
        <translation>Las rondas caídas se cobran después de la mano.</translation>
    </message>
    <message>
        <source>The other side is asked now.</source>
        <translation>Ahora se pregunta al otro bando.</translation>
    </message>
    <message>
        <source>The rest has been let go already.</source>
        <translation>Lo demás ya se dejó pasar.</translation>
    </message>
    <message>
        <source>No ronda of rank %1 is left to collect.</source>
        <translation>No queda ninguna ronda de %1 por cobrar.</translation>
    </message>
    <message>
        <source>There is no such seat.</source>
        <translation>Ese asiento no existe.</translation>
    </message>
    <message>
        <source>You lay the %2.</source>
        <translation>Botas: %2.</translation>
    </message>
    <message>
        <source>%1 lays the %2.</source>
        <translation>%1 bota: %2.</translation>
    </message>
    <message>
        <source>You take %3 with the %2.</source>
        <translation>Levantas: %3, con %2.</translation>
    </message>
    <message>
        <source>%1 takes %3 with the %2.</source>
        <translation>%1 levanta: %3, con %2.</translation>
    </message>
    <message>
        <source>You declare a ronda.</source>
        <translation>Cantas ronda.</translation>
    </message>
    <message>
        <source>%1 declares a ronda.</source>
        <translation>%1 canta ronda.</translation>
    </message>
    <message numerus="yes">
        <source>You claim the missed run: %n card(s).</source>
        <translation>
            <numerusform>Reclamas la secuencia olvidada: %n carta.</numerusform>
            <numerusform>Reclamas la secuencia olvidada: %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 claims the missed run: %n card(s).</source>
        <translation>
            <numerusform>%1 reclama la secuencia olvidada: %n carta.</numerusform>
            <numerusform>%1 reclama la secuencia olvidada: %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You collect for the captured ronda: %2.</source>
        <translation>Cobras la ronda caída: %2.</translation>
    </message>
    <message>
        <source>%1 collects for the captured ronda: %2.</source>
        <translation>%1 cobra la ronda caída: %2.</translation>
    </message>
    <message>
        <source>You let it go.</source>
        <translation>La dejas pasar.</translation>
    </message>
    <message>
        <source>%1 lets it go.</source>
        <translation>%1 la deja pasar.</translation>
    </message>
    <message>
        <source>Four equal cards in one hand win the game.</source>
        <translation>Cuatro cartas iguales en una mano ganan la partida.</translation>
    </message>
    <message>
        <source>Three equal cards among the five just dealt.</source>
        <translation>Tres cartas iguales entre las cinco recién dadas.</translation>
    </message>
    <message>
        <source>The card fell on the one just laid.</source>
        <translation>La carta cayó sobre la que se acababa de botar.</translation>
    </message>
    <message>
        <source>The table is clean.</source>
        <translation>La mesa queda limpia.</translation>
    </message>
    <message>
        <source>Twenty or more captured cards.</source>
        <translation>Veinte cartas o más en el cartón.</translation>
    </message>
    <message>
        <source>More captured cards than the other side.</source>
        <translation>Más cartas que el otro bando.</translation>
    </message>
    <message>
        <source>A caída took a card of a ronda.</source>
        <translation>Una caída se llevó una carta de una ronda.</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 · Caída</source>
        <translation>%1 · Caída</translation>
    </message>
    <message>
        <source>%1 · Limpia</source>
        <translation>%1 · Limpia</translation>
    </message>
    <message>
        <source>%1 · Caída y limpia</source>
        <translation>%1 · Caída y limpia</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>%1 + %2 · Caída</source>
        <translation>%1 + %2 · Caída</translation>
    </message>
    <message>
        <source>%1 + %2 · Limpia</source>
        <translation>%1 + %2 · Limpia</translation>
    </message>
    <message>
        <source>%1 + %2 · Caída y limpia</source>
        <translation>%1 + %2 · Caída y limpia</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), +%1</source>
        <translation>
            <numerusform>%n carta, +%1</numerusform>
            <numerusform>%n cartas, +%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), no points at 38</source>
        <translation>
            <numerusform>%n carta, sin puntos con 38</numerusform>
            <numerusform>%n cartas, sin puntos con 38</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation>Botarla</translation>
    </message>
    <message>
        <source>takes nothing</source>
        <translation>no levanta nada</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>¡Ronda!</source>
        <translation>¡Ronda!</translation>
    </message>
    <message>
        <source>¡La secuencia!</source>
        <translation>¡La secuencia!</translation>
    </message>
    <message>
        <source>¡Cobro la ronda!</source>
        <translation>¡Cobro la ronda!</translation>
    </message>
    <message>
        <source>Batch %1 of %2</source>
        <translation>Reparto %1 de %2</translation>
    </message>
    <message>
        <source>At 38 points this does not count.</source>
        <translation>38 que no juega: esto no vale.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) stay on the table and belong to nobody.</source>
        <translation>
            <numerusform>Queda %n carta en la mesa y no es de nadie.</numerusform>
            <numerusform>Quedan %n cartas en la mesa y no son de nadie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n captured card(s).</source>
        <translation>
            <numerusform>%1: %n carta en el cartón.</numerusform>
            <numerusform>%1: %n cartas en el cartón.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim the run</source>
        <translation>Reclamar la secuencia</translation>
    </message>
    <message>
        <source>Nothing to claim</source>
        <translation>Nada que reclamar</translation>
    </message>
    <message>
        <source>Collect: %1</source>
        <translation>Cobrar: %1</translation>
    </message>
    <message>
        <source>Forgo</source>
        <translation>Dejar pasar</translation>
    </message>
    <message>
        <source>Did the last card leave a run?</source>
        <translation>¿Dejó una secuencia la última carta?</translation>
    </message>
    <message>
        <source>You have captured a ronda. Of which rank?</source>
        <translation>Hiciste caer una ronda. ¿De qué cartas?</translation>
    </message>
    <message>
        <source>Your turn: play a card</source>
        <translation>Te toca: juega una carta</translation>
    </message>
    <message>
        <source>batch %1 of %2 · to 40</source>
        <translation>reparto %1 de %2 · a 40</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>da</translation>
    </message>
    <message>
        <source>38 · no caída</source>
        <translation>38 · sin caída</translation>
    </message>
    <message>
        <source>38 · only caída</source>
        <translation>38 · solo caída</translation>
    </message>
    <message>
        <source>38</source>
        <translation>38</translation>
    </message>
    <message>
        <source>It takes %1.</source>
        <translation>Se lleva %1.</translation>
    </message>
    <message>
        <source>It can be taken with %1.</source>
        <translation>Puedes llevártela con %1.</translation>
    </message>
    <message>
        <source>Cards of its rank that you have not seen yet: %1.</source>
        <translation>Cartas de su número que aún no has visto: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Three equal cards of the five just dealt are a ronda: said before your first card, it scores %n point(s).</source>
        <translation>
            <numerusform>Tres cartas iguales de las cinco recién repartidas son ronda: cantada antes de tu primera carta, vale %n punto.</numerusform>
            <numerusform>Tres cartas iguales de las cinco recién repartidas son ronda: cantada antes de tu primera carta, vale %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes %3 with the %2: together they make its number.</source>
        <translation>%1 levanta: %3, con %2. Juntas suman su número.</translation>
    </message>
    <message>
        <source>A caída on a card of a dealt ronda captures the ronda: whoever remembers its rank now collects 10 points.</source>
        <translation>Una caída sobre una carta de una ronda captura la ronda: quien recuerde ahora su valor cobra 10 puntos.</translation>
    </message>
    <message>
        <source>A run goes on upwards from the card played. What the others leave of theirs may be claimed until the next card.</source>
        <translation>La secuencia sigue hacia arriba desde la carta jugada. Lo que los rivales dejen de la suya se puede reclamar hasta la carta siguiente.</translation>
    </message>
    <message>
        <source>A card takes an equal one, or small ones that add up to it, and then those that follow upwards.</source>
        <translation>Una carta levanta otra igual, o varias bajas que suman lo mismo, y después las que siguen hacia arriba.</translation>
    </message>
    <message>
        <source>You take %3 with the %2, then %4.</source>
        <translation>Levantas: %3, con %2; después, %4.</translation>
    </message>
    <message>
        <source>%1 takes %3 with the %2, then %4.</source>
        <translation>%1 levanta: %3, con %2; después, %4.</translation>
    </message>
    <message>
        <source>%1: %2 cards. %3 are %4, and %5 more: %6.</source>
        <translation>%1: %2 cartas. %3 son %4, y %5 más: %6.</translation>
    </message>
    <message>
        <source>Scored automatically</source>
        <translation>Se anotan solos</translation>
    </message>
    <message>
        <source>Two players head to head, or two teams with partners opposite each other.</source>
        <translation>Uno contra uno, o dos parejas con los compañeros frente a frente.</translation>
    </message>
    <message>
        <source>How the 10 points for a captured ronda are scored after the deal.</source>
        <translation>Cómo se anotan tras la mano los 10 puntos de una ronda caída.</translation>
    </message>
    <message>
        <source>The %1 is not on the table.</source>
        <translation>Esta carta no está en la mesa: %1.</translation>
    </message>
    <message>
        <source>A ronda is declared before your first card.</source>
        <translation>La ronda se canta antes de jugar la primera carta propia.</translation>
    </message>
    <message>
        <source>Both sides took the same number of cards: the points go to the side that did not deal.</source>
        <translation>Los dos bandos tienen las mismas cartas: los puntos son para el que no dio.</translation>
    </message>
    <message>
        <source>How does the %1 take?</source>
        <translation>¿Qué levantas con %1?</translation>
    </message>
    <message>
        <source>It takes nothing from the table as it is.</source>
        <translation>De la mesa, tal como está, no se lleva nada.</translation>
    </message>
    <message>
        <source>No card in your hand can take it.</source>
        <translation>Ninguna carta de tu mano se la lleva.</translation>
    </message>
    <message>
        <source>%1 laid the %2. The other three of its rank are gone: nobody can make a caída on it.</source>
        <translation>%1 botó: %2. Las otras tres iguales ya salieron: nadie puede hacerle caída.</translation>
    </message>
    <message>
        <source>Lay the %1</source>
        <translation>Bota %1</translation>
    </message>
</context>
<context>
    <name>drills</name>
    <message>
        <source>six for twenty cards</source>
        <translation>seis por veinte cartas</translation>
    </message>
    <message>
        <source>made even</source>
        <translation>siempre par</translation>
    </message>
    <message>
        <source>equal counts</source>
        <translation>cuenta igual</translation>
    </message>
    <message>
        <source>fewer than twenty</source>
        <translation>menos de veinte</translation>
    </message>
    <message>
        <source>one side counts</source>
        <translation>solo cuenta un bando</translation>
    </message>
    <message>
        <source>You counted from 20 alone. The twentieth card brings 6, each further one 1: %1 cards.</source>
        <translation>Contaste solo desde 20. La carta veinte da 6 y cada una más, 1: %1 cartas.</translation>
    </message>
    <message>
        <source>You chose %1. Points are always even: an odd number goes up by 1.</source>
        <translation>Elegiste %1. Los tantos son siempre pares: el impar sube 1.</translation>
    </message>
    <message>
        <source>With equal counts the side that did not deal gets 2.</source>
        <translation>A cartas iguales, el bando que no dio se lleva 2.</translation>
    </message>
    <message>
        <source>Nobody has 20, so the side with more cards gets 2.</source>
        <translation>Nadie llega a 20: el bando con más cartas se lleva 2.</translation>
    </message>
    <message>
        <source>Only the side with more cards counts them.</source>
        <translation>Solo cuenta las suyas el bando que tiene más.</translation>
    </message>
    <message>
        <source>Equal counts, and your side dealt: 0.</source>
        <translation>Cuenta igual, y dio tu bando: 0.</translation>
    </message>
    <message>
        <source>Equal counts, and the others dealt: 2.</source>
        <translation>Cuenta igual, y dieron los otros: 2.</translation>
    </message>
    <message>
        <source>The others have more cards: 0.</source>
        <translation>Los otros tienen más cartas: 0.</translation>
    </message>
    <message>
        <source>More cards, but fewer than 20: 2.</source>
        <translation>Más cartas, pero menos de 20: 2.</translation>
    </message>
    <message>
        <source>6 for 20 cards and 1 for each more, made even: %1 cards are %2.</source>
        <translation>6 por 20 cartas y 1 por cada una más, en número par: %1 cartas son %2.</translation>
    </message>
    <message>
        <source>You captured %1 cards, the others %2. What does your side score?</source>
        <translation>Tienes %1 cartas, los otros %2. ¿Cuánto anota tu bando?</translation>
    </message>
    <message>
        <source>Your side dealt.</source>
        <translation>Dio tu bando.</translation>
    </message>
    <message>
        <source>The others dealt.</source>
        <translation>Dieron los otros.</translation>
    </message>
    <message>
        <source>The count of a deal</source>
        <translation>La cuenta de un reparto</translation>
    </message>
    <message>
        <source>one equal card</source>
        <translation>una sola carta igual</translation>
    </message>
    <message>
        <source>sums</source>
        <translation>sumas</translation>
    </message>
    <message>
        <source>an equal card or a sum</source>
        <translation>carta igual o suma</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>escaleras</translation>
    </message>
    <message>
        <source>gaps in a run</source>
        <translation>huecos en la escalera</translation>
    </message>
    <message>
        <source>the jack follows the seven</source>
        <translation>tras el siete va la jota</translation>
    </message>
    <message>
        <source>You counted every %1. A card takes only one equal card.</source>
        <translation>Contaste todas las de valor %1. Una carta toma una sola igual.</translation>
    </message>
    <message>
        <source>A sum may have more than two cards: %1 cards make %2 here.</source>
        <translation>Una suma puede tener más de dos cartas: aquí %1 cartas suman %2.</translation>
    </message>
    <message>
        <source>You took the %1 and a sum. It is one or the other, and then the run.</source>
        <translation>Tomaste la carta igual (%1) y además una suma. Es una cosa o la otra, y luego la escalera.</translation>
    </message>
    <message>
        <source>You left the run. What follows the %1 upwards without a gap may come along.</source>
        <translation>Dejaste la escalera. Lo que sigue a %1 hacia arriba sin huecos viene también.</translation>
    </message>
    <message>
        <source>You jumped a rank that is missing. A run ends at a gap.</source>
        <translation>Saltaste un valor que falta. La escalera acaba en el hueco.</translation>
    </message>
    <message>
        <source>You stopped at the seven. There are no 8, 9 and 10: the jack follows.</source>
        <translation>Te paraste en el siete. No hay 8, 9 ni 10: sigue la jota.</translation>
    </message>
    <message>
        <source>How many cards can the %1 take?</source>
        <translation>¿Cuántas cartas puede tomar %1?</translation>
    </message>
    <message>
        <source>Count the most that it can take from the table.</source>
        <translation>Cuenta lo máximo que puede tomar de la mesa.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Juegas</translation>
    </message>
    <message>
        <source>The %1 takes nothing: there is no equal card and no sum.</source>
        <translation>%1 no toma nada: no hay carta igual ni suma.</translation>
    </message>
    <message>
        <source>The %1 takes %2.</source>
        <translation>%1 toma %2.</translation>
    </message>
    <message>
        <source>What may this card take?</source>
        <translation>¿Qué puede tomar esta carta?</translation>
    </message>
    <message>
        <source>the card just laid</source>
        <translation>la recién echada</translation>
    </message>
    <message>
        <source>a caída needs an equal card</source>
        <translation>la caída pide carta igual</translation>
    </message>
    <message>
        <source>limpia</source>
        <translation>limpia</translation>
    </message>
    <message>
        <source>what counts at 38</source>
        <translation>qué vale con 38</translation>
    </message>
    <message>
        <source>You counted a caída. It needs the card that was just laid; the %1 lay there before.</source>
        <translation>Contaste una caída. Hace falta la carta recién echada; %1 ya estaba.</translation>
    </message>
    <message>
        <source>You counted a caída. A caída is made with an equal card, not with a sum or a run that holds the %1.</source>
        <translation>Contaste una caída. La caída se hace con una carta igual, no con una suma o escalera que incluya %1.</translation>
    </message>
    <message>
        <source>You left out the limpia: the table is empty afterwards, 2 more.</source>
        <translation>Olvidaste la limpia: la mesa queda vacía, 2 más.</translation>
    </message>
    <message>
        <source>You counted it in full. With 38 a side may not score with a caída; a limpia still counts.</source>
        <translation>Lo contaste entero. Con 38 no se anota por caída; la limpia sí vale.</translation>
    </message>
    <message>
        <source>Caída 2 and limpia 2.</source>
        <translation>Caída 2 y limpia 2.</translation>
    </message>
    <message>
        <source>A caída, but your side has 38: 0.</source>
        <translation>Caída, pero tu bando tiene 38: 0.</translation>
    </message>
    <message>
        <source>Limpia: 2.</source>
        <translation>Limpia: 2.</translation>
    </message>
    <message>
        <source>Caída: 2.</source>
        <translation>Caída: 2.</translation>
    </message>
    <message>
        <source>No caída and no limpia: cards alone, 0.</source>
        <translation>Ni caída ni limpia: solo cartas, 0.</translation>
    </message>
    <message>
        <source>The %1 takes %2. How many points?</source>
        <translation>%1 toma %2. ¿Cuántos tantos?</translation>
    </message>
    <message>
        <source>Your neighbour has just laid the %1. Your side has %2.</source>
        <translation>Tu vecino acaba de echar %1. Tu bando tiene %2.</translation>
    </message>
    <message>
        <source>Your neighbour has just taken. Your side has %1.</source>
        <translation>Tu vecino acaba de tomar. Tu bando tiene %1.</translation>
    </message>
    <message>
        <source>On the table, the oldest first</source>
        <translation>En la mesa, de la más antigua a la última</translation>
    </message>
    <message>
        <source>What does this play score?</source>
        <translation>¿Cuánto anota esta jugada?</translation>
    </message>
    <message>
        <source>J 11, Q 12, K 13</source>
        <translation>J 11, Q 12, K 13</translation>
    </message>
    <message>
        <source>what an ace costs</source>
        <translation>lo que cuesta un as</translation>
    </message>
    <message>
        <source>what a joker costs</source>
        <translation>lo que cuesta un comodín</translation>
    </message>
    <message>
        <source>cards cost their number</source>
        <translation>cada carta cuesta su número</translation>
    </message>
    <message>
        <source>You chose %1: with one for the ace. It costs 14.</source>
        <translation>Elegiste %1: con uno por el as. Cuesta 14.</translation>
    </message>
    <message>
        <source>You chose %1: without the joker. It is the dearest card, 25.</source>
        <translation>Elegiste %1: sin el comodín. Es la carta más cara, 25.</translation>
    </message>
    <message>
        <source>You chose %1: that is one for each card. Each costs its number.</source>
        <translation>Elegiste %1: eso es uno por carta. Cada una cuesta su número.</translation>
    </message>
    <message>
        <source>What does this hand cost?</source>
        <translation>¿Cuánto cuesta esta mano?</translation>
    </message>
    <message>
        <source>Somebody else goes out now.</source>
        <translation>Otro cierra ahora.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Tu mano</translation>
    </message>
    <message>
        <source>%1 = %2.</source>
        <translation>%1 = %2.</translation>
    </message>
    <message>
        <source>four make an escalera</source>
        <translation>cuatro hacen escalera</translation>
    </message>
    <message>
        <source>one joker a meld</source>
        <translation>un comodín por juego</translation>
    </message>
    <message>
        <source>one suit in an escalera</source>
        <translation>escalera de un solo palo</translation>
    </message>
    <message>
        <source>the ace at the ends</source>
        <translation>el as en las puntas</translation>
    </message>
    <message>
        <source>no gap in an escalera</source>
        <translation>escalera sin huecos</translation>
    </message>
    <message>
        <source>three of a rank</source>
        <translation>tres del mismo valor</translation>
    </message>
    <message>
        <source>%1: an escalera needs four cards. Three are a trio only if their ranks are equal.</source>
        <translation>%1: una escalera pide cuatro cartas. Tres son trío solo si tienen el mismo valor.</translation>
    </message>
    <message>
        <source>%1: a meld that is put down may hold one joker at most.</source>
        <translation>%1: un juego que se baja lleva como mucho un comodín.</translation>
    </message>
    <message>
        <source>%1: all cards of an escalera are of one suit.</source>
        <translation>%1: todas las cartas de una escalera son del mismo palo.</translation>
    </message>
    <message>
        <source>%1: the ace stands below the two or above the king, never between them.</source>
        <translation>%1: el as va bajo el dos o sobre el rey, nunca entre ambos.</translation>
    </message>
    <message>
        <source>%1: one rank is missing.</source>
        <translation>%1: falta un valor.</translation>
    </message>
    <message>
        <source>%1: a trio needs three cards of one rank.</source>
        <translation>%1: un trío pide tres cartas del mismo valor.</translation>
    </message>
    <message>
        <source>Which of these is a meld?</source>
        <translation>¿Cuál de estos es un juego?</translation>
    </message>
    <message>
        <source>%1 is a trio: suits do not matter.</source>
        <translation>%1 es un trío: el palo no importa.</translation>
    </message>
    <message>
        <source>%1 is an escalera: four of one suit in order.</source>
        <translation>%1 es una escalera: cuatro seguidas del mismo palo.</translation>
    </message>
    <message>
        <source>Is this a meld?</source>
        <translation>¿Es un juego?</translation>
    </message>
    <message>
        <source>what a blow is worth</source>
        <translation>lo que vale un porrazo</translation>
    </message>
    <message>
        <source>what a limpia is worth</source>
        <translation>lo que vale una limpia</translation>
    </message>
    <message>
        <source>in its place</source>
        <translation>en su lugar</translation>
    </message>
    <message>
        <source>counting the places</source>
        <translation>contar los lugares</translation>
    </message>
    <message>
        <source>You counted a blow. Only the card that your neighbour has just laid can be struck; this %1 lay there before.</source>
        <translation>Contaste un porrazo. Solo se le da a la carta que tu vecino acaba de echar; esta (%1) ya estaba.</translation>
    </message>
    <message>
        <source>You counted 1 for the blow. A king is worth 4, a queen 3, a jack 2: here %1.</source>
        <translation>Contaste 1 por el porrazo. Un rey vale 4, una reina 3, una jota 2: aquí %1.</translation>
    </message>
    <message>
        <source>You left out the limpia. No card remains on the table: %1 more.</source>
        <translation>Olvidaste la limpia. No queda carta en la mesa: %1 más.</translation>
    </message>
    <message>
        <source>You counted the limpia by your own card. The highest card taken decides, the %1: %2.</source>
        <translation>Contaste la limpia por tu carta. Manda la más alta que se toma, %1: %2.</translation>
    </message>
    <message>
        <source>The %1 becomes card number %2 on the table: in its place it scores its number.</source>
        <translation>%1 es la carta número %2 de la mesa: en su lugar anota su número.</translation>
    </message>
    <message>
        <source>The %1 becomes card number %2 on the table. That is not its place.</source>
        <translation>%1 es la carta número %2 de la mesa. No es su lugar.</translation>
    </message>
    <message>
        <source>It is laid in its place: %1.</source>
        <translation>Queda en su lugar: %1.</translation>
    </message>
    <message>
        <source>It is laid, and not in its place: 0.</source>
        <translation>Se echa, y no en su lugar: 0.</translation>
    </message>
    <message>
        <source>Porrazo %1 and limpia %2.</source>
        <translation>Porrazo %1 y limpia %2.</translation>
    </message>
    <message>
        <source>Porrazo: %1.</source>
        <translation>Porrazo: %1.</translation>
    </message>
    <message>
        <source>Limpia: %1.</source>
        <translation>Limpia: %1.</translation>
    </message>
    <message>
        <source>It takes an old card and leaves others: 0.</source>
        <translation>Toma una carta que ya estaba y deja otras: 0.</translation>
    </message>
    <message>
        <source>How many points does the %1 score?</source>
        <translation>¿Cuántos tantos anota %1?</translation>
    </message>
    <message>
        <source>Your neighbour has just laid the %1.</source>
        <translation>Tu vecino acaba de echar %1.</translation>
    </message>
    <message>
        <source>Your neighbour has just taken: nothing here is new.</source>
        <translation>Tu vecino acaba de tomar: aquí no hay nada nuevo.</translation>
    </message>
    <message>
        <source>What does this card score?</source>
        <translation>¿Cuánto anota esta carta?</translation>
    </message>
    <message>
        <source>the equal card laid last</source>
        <translation>la igual echada al final</translation>
    </message>
    <message>
        <source>runs beyond the king</source>
        <translation>escaleras más allá del rey</translation>
    </message>
    <message>
        <source>runs go up only</source>
        <translation>la escalera solo sube</translation>
    </message>
    <message>
        <source>You took every %1. A card takes only one equal card: the %2.</source>
        <translation>Tomaste todas las de valor %1. Una carta toma una sola igual: %2.</translation>
    </message>
    <message>
        <source>Of equal cards the one laid last is taken: the %1, not the %2.</source>
        <translation>De las iguales se toma la última echada: %1, no %2.</translation>
    </message>
    <message>
        <source>You stopped at the %1. The cards that follow it upwards come along.</source>
        <translation>Te paraste en %1. Las que le siguen hacia arriba vienen también.</translation>
    </message>
    <message>
        <source>You stopped at the king. The ace follows it: the %1 comes along.</source>
        <translation>Te paraste en el rey. Le sigue el as: %1 viene también.</translation>
    </message>
    <message>
        <source>You took %1: one rank is missing there, and a run ends at a gap.</source>
        <translation>Tomaste %1: ahí falta un valor, y la escalera acaba en el hueco.</translation>
    </message>
    <message>
        <source>A run goes up from the %1, never down.</source>
        <translation>La escalera sube desde %1, nunca baja.</translation>
    </message>
    <message>
        <source>What does the %1 take?</source>
        <translation>¿Qué toma %1?</translation>
    </message>
    <message>
        <source>Tap every card that it takes from the table.</source>
        <translation>Toca cada carta que toma de la mesa.</translation>
    </message>
    <message>
        <source>What does this card take?</source>
        <translation>¿Qué toma esta carta?</translation>
    </message>
    <message>
        <source>place points</source>
        <translation>tantos por lugar</translation>
    </message>
    <message>
        <source>changing places</source>
        <translation>cambiar de lugar</translation>
    </message>
    <message>
        <source>only within the pairs</source>
        <translation>solo dentro del par</translation>
    </message>
    <message>
        <source>from the right</source>
        <translation>desde la derecha</translation>
    </message>
    <message>
        <source>one way only</source>
        <translation>un solo sentido</translation>
    </message>
    <message>
        <source>You chose %1: that is every low card added up. A card scores only in the place of its number.</source>
        <translation>Elegiste %1: eso es sumar todas las bajas. Una carta solo anota en el lugar de su número.</translation>
    </message>
    <message>
        <source>You chose %1: that is the row as it was dealt. Within each pair the cards may change places.</source>
        <translation>Elegiste %1: eso es la fila tal como salió. Dentro de cada par las cartas pueden cambiar.</translation>
    </message>
    <message>
        <source>You chose %1: for that a card would have to leave its pair.</source>
        <translation>Elegiste %1: para eso una carta tendría que salir de su par.</translation>
    </message>
    <message>
        <source>You chose %1: that is counted from the left. From the right there is more.</source>
        <translation>Elegiste %1: eso es contando desde la izquierda. Desde la derecha hay más.</translation>
    </message>
    <message>
        <source>You chose %1: both ways of counting are never added.</source>
        <translation>Elegiste %1: los dos sentidos nunca se suman.</translation>
    </message>
    <message>
        <source>The most points by places?</source>
        <translation>¿El máximo por lugares?</translation>
    </message>
    <message>
        <source>Only within the two pairs may cards change places; count from the left or from the right.</source>
        <translation>Solo dentro de los dos pares se cambian cartas; cuenta desde la izquierda o desde la derecha.</translation>
    </message>
    <message>
        <source>The tendido</source>
        <translation>El tendido</translation>
    </message>
    <message>
        <source>Laid as %1 and counted from the right, these lie in their places: %2.</source>
        <translation>Puestas así, %1, y contando desde la derecha, están en su lugar: %2.</translation>
    </message>
    <message>
        <source>Laid as %1 and counted from the left, these lie in their places: %2.</source>
        <translation>Puestas así, %1, y contando desde la izquierda, están en su lugar: %2.</translation>
    </message>
    <message>
        <source>What is the tendido worth?</source>
        <translation>¿Cuánto vale el tendido?</translation>
    </message>
    <message>
        <source>following suit</source>
        <translation>servir el palo</translation>
    </message>
    <message>
        <source>espada and basto follow trumps</source>
        <translation>espada y basto son triunfos</translation>
    </message>
    <message>
        <source>keeping an estuche back</source>
        <translation>guardar un estuche</translation>
    </message>
    <message>
        <source>a higher estuche forces</source>
        <translation>un estuche mayor obliga</translation>
    </message>
    <message>
        <source>nobody must trump</source>
        <translation>nadie tiene que fallar</translation>
    </message>
    <message>
        <source>nobody must beat</source>
        <translation>nadie tiene que superar</translation>
    </message>
    <message>
        <source>A trump was led: who has an ordinary trump must play a trump.</source>
        <translation>Salieron de triunfo: quien tiene un triunfo corriente debe servir triunfo.</translation>
    </message>
    <message>
        <source>Who has the suit led must follow it.</source>
        <translation>Quien tiene el palo de salida debe servirlo.</translation>
    </message>
    <message>
        <source>You went by the printed suits. The aces of espadas and bastos are trumps, whatever suit is trumps.</source>
        <translation>Te guiaste por el palo impreso. El as de espadas y el de bastos son triunfos siempre.</translation>
    </message>
    <message>
        <source>An estuche may be kept back. With no ordinary trump in hand any card may be played.</source>
        <translation>Un estuche se puede guardar. Sin triunfo corriente en la mano, vale cualquier carta.</translation>
    </message>
    <message>
        <source>The %1 was led: it forces every lower estuche out.</source>
        <translation>Salieron de %1: obliga a todo estuche menor.</translation>
    </message>
    <message>
        <source>Without the suit led any card may be played. Nobody must trump.</source>
        <translation>Sin el palo de salida vale cualquier carta. Nadie tiene que fallar.</translation>
    </message>
    <message>
        <source>You chose only cards that beat it. To follow is enough.</source>
        <translation>Elegiste solo las que ganan. Basta con servir.</translation>
    </message>
    <message>
        <source>Trumps: %1. Which cards may you play?</source>
        <translation>Triunfo: %1. ¿Qué cartas puedes jugar?</translation>
    </message>
    <message>
        <source>Tap every card that the rules allow.</source>
        <translation>Toca cada carta que permiten las reglas.</translation>
    </message>
    <message>
        <source>Led</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Every card may be played.</source>
        <translation>Vale cualquier carta.</translation>
    </message>
    <message>
        <source>These may be played: %1.</source>
        <translation>Puedes jugar: %1.</translation>
    </message>
    <message>
        <source>What must I follow?</source>
        <translation>¿Qué debo servir?</translation>
    </message>
    <message>
        <source>oros and copas upside down</source>
        <translation>oros y copas al revés</translation>
    </message>
    <message>
        <source>espada and basto</source>
        <translation>espada y basto</translation>
    </message>
    <message>
        <source>the mala</source>
        <translation>la mala</translation>
    </message>
    <message>
        <source>the punto</source>
        <translation>el punto</translation>
    </message>
    <message>
        <source>any trump beats a plain card</source>
        <translation>todo triunfo gana</translation>
    </message>
    <message>
        <source>You put the %1 above the %2. In oros and copas the low numbers are the high ones: 2, 3, 4, 5, 6, 7 downwards.</source>
        <translation>Pusiste %1 por encima de %2. En oros y copas los números bajos son los altos: 2, 3, 4, 5, 6, 7 de mayor a menor.</translation>
    </message>
    <message>
        <source>The %1 is a trump whatever suit is trumps: espada the highest, basto the third.</source>
        <translation>%1 es triunfo sea cual sea el palo: la espada la primera, el basto el tercero.</translation>
    </message>
    <message>
        <source>You took the mala for a low card. The lowest card of the trump suit, here the %1, is the second highest trump.</source>
        <translation>Tomaste la mala por carta baja. La más baja del palo de triunfo, aquí %1, es el segundo triunfo.</translation>
    </message>
    <message>
        <source>With a red suit as trumps its ace, the %1, is the punto: above the rey.</source>
        <translation>Con oros o copas de triunfo, su as, %1, es el punto: por encima del rey.</translation>
    </message>
    <message>
        <source>The %1 is no trump. Every trump beats it, also the %2.</source>
        <translation>%1 no es triunfo. Le gana cualquier triunfo, también %2.</translation>
    </message>
    <message>
        <source>Trumps: %1. Which card is the highest?</source>
        <translation>Triunfo: %1. ¿Qué carta es la más alta?</translation>
    </message>
    <message>
        <source>The first one was led.</source>
        <translation>La primera es la salida.</translation>
    </message>
    <message>
        <source>The %1 is the highest.</source>
        <translation>%1 es la más alta.</translation>
    </message>
    <message>
        <source>Which card is higher?</source>
        <translation>¿Qué carta es más alta?</translation>
    </message>
    <message>
        <source>twenty for a pair</source>
        <translation>veinte por la pareja</translation>
    </message>
    <message>
        <source>pictures count nothing</source>
        <translation>las figuras no cuentan</translation>
    </message>
    <message>
        <source>only the two best</source>
        <translation>solo las dos mejores</translation>
    </message>
    <message>
        <source>three suits</source>
        <translation>tres palos</translation>
    </message>
    <message>
        <source>played cards count too</source>
        <translation>la jugada también cuenta</translation>
    </message>
    <message>
        <source>You chose %1: two of a suit begin at 20.</source>
        <translation>Elegiste %1: dos del mismo palo empiezan en 20.</translation>
    </message>
    <message>
        <source>You chose %1: sota, caballo and rey count nothing in the envido.</source>
        <translation>Elegiste %1: sota, caballo y rey valen cero en el envido.</translation>
    </message>
    <message>
        <source>You chose %1: that is all three. The envido counts the two best of a suit.</source>
        <translation>Elegiste %1: eso son las tres. El envido cuenta las dos mejores de un palo.</translation>
    </message>
    <message>
        <source>You chose %1: cards of different suits are not added. The best single card counts.</source>
        <translation>Elegiste %1: cartas de distinto palo no se suman. Cuenta la más alta sola.</translation>
    </message>
    <message>
        <source>You chose %1, without the %2 that you have played. All three cards dealt to you count.</source>
        <translation>Elegiste %1, sin %2, que ya jugaste. Cuentan las tres cartas que te dieron.</translation>
    </message>
    <message>
        <source>20 + %1 + %2 = %3, with %4.</source>
        <translation>20 + %1 + %2 = %3, con %4.</translation>
    </message>
    <message>
        <source>Three suits: the best single card, %1.</source>
        <translation>Tres palos: la carta más alta sola, %1.</translation>
    </message>
    <message>
        <source>How many points of envido do you have?</source>
        <translation>¿Cuántos tantos de envido tienes?</translation>
    </message>
    <message>
        <source>You have played</source>
        <translation>Has jugado</translation>
    </message>
    <message>
        <source>What is my envido?</source>
        <translation>¿Cuánto es mi envido?</translation>
    </message>
    <message>
        <source>two of three</source>
        <translation>dos de tres</translation>
    </message>
    <message>
        <source>after a parda</source>
        <translation>tras una parda</translation>
    </message>
    <message>
        <source>a parda is nobody&apos;s</source>
        <translation>la parda no es de nadie</translation>
    </message>
    <message>
        <source>three pardas</source>
        <translation>tres pardas</translation>
    </message>
    <message>
        <source>You looked at the first trick alone. The hand goes to who wins two of three.</source>
        <translation>Miraste solo la primera baza. La mano es de quien gana dos de tres.</translation>
    </message>
    <message>
        <source>You waited for two tricks. With one parda, one trick won decides the hand.</source>
        <translation>Esperabas dos bazas. Con una parda, una baza ganada decide la mano.</translation>
    </message>
    <message>
        <source>You gave the parda to the mano. Nobody wins a parda.</source>
        <translation>Le diste la parda a la mano. La parda no la gana nadie.</translation>
    </message>
    <message>
        <source>You left it open. If all three are pardas, the mano wins the hand.</source>
        <translation>Lo dejaste abierto. Si las tres son pardas, gana la mano.</translation>
    </message>
    <message>
        <source>Who has won the hand?</source>
        <translation>¿Quién ganó la mano?</translation>
    </message>
    <message>
        <source>You are mano.</source>
        <translation>Eres mano.</translation>
    </message>
    <message>
        <source>Rosa is mano.</source>
        <translation>Rosa es mano.</translation>
    </message>
    <message>
        <source>Your tricks, from the first on</source>
        <translation>Tus cartas, desde la primera baza</translation>
    </message>
    <message>
        <source>Rosa’s cards to them</source>
        <translation>Las cartas de Rosa</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
    <message>
        <source>Rosa</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>nadie todavía</translation>
    </message>
    <message>
        <source>You have won it: %1 to %2 in tricks.</source>
        <translation>La ganaste tú: %1 a %2 en bazas.</translation>
    </message>
    <message>
        <source>Rosa has won it: %2 to %1 in tricks.</source>
        <translation>La ganó Rosa: %2 a %1 en bazas.</translation>
    </message>
    <message>
        <source>It is still open: %1 to %2 in tricks.</source>
        <translation>Sigue abierta: %1 a %2 en bazas.</translation>
    </message>
    <message>
        <source>Who wins the hand?</source>
        <translation>¿Quién gana la mano?</translation>
    </message>
    <message>
        <source>the ladder of ranks</source>
        <translation>el orden de las cartas</translation>
    </message>
    <message>
        <source>the four bravas</source>
        <translation>las cuatro bravas</translation>
    </message>
    <message>
        <source>the false aces</source>
        <translation>los ases falsos</translation>
    </message>
    <message>
        <source>the false sevens</source>
        <translation>los sietes falsos</translation>
    </message>
    <message>
        <source>three, two, ace</source>
        <translation>tres, dos, as</translation>
    </message>
    <message>
        <source>pictures below the threes</source>
        <translation>las figuras bajo los treses</translation>
    </message>
    <message>
        <source>You went by the numbers. In Truco the ranks fall 3, 2, 1, rey, caballo, sota, 7, 6, 5, 4, with four cards above them: here the %1 leads.</source>
        <translation>Te guiaste por los números. En el truco van 3, 2, 1, rey, caballo, sota, 7, 6, 5, 4, con cuatro cartas por encima: aquí manda %1.</translation>
    </message>
    <message>
        <source>You forgot the bravas: ace of espadas, ace of bastos, seven of espadas, seven of oros stand above all others. Here it is the %1.</source>
        <translation>Olvidaste las bravas: as de espadas, as de bastos, siete de espadas y siete de oros están por encima de todas. Aquí es %1.</translation>
    </message>
    <message>
        <source>Only the aces of espadas and bastos are high. The %1 is a false ace, below the twos.</source>
        <translation>Solo los ases de espadas y de bastos son altos. %1 es un as falso, por debajo de los doses.</translation>
    </message>
    <message>
        <source>Only the sevens of espadas and oros are high. The %1 is below the sotas.</source>
        <translation>Solo los sietes de espadas y de oros son altos. %1 está por debajo de las sotas.</translation>
    </message>
    <message>
        <source>You put the %1 above the %2. The threes come first, then the twos, then the false aces.</source>
        <translation>Pusiste %1 por encima de %2. Primero van los treses, luego los doses, luego los ases falsos.</translation>
    </message>
    <message>
        <source>You put the %1 above the %2. Pictures stand below threes, twos and aces.</source>
        <translation>Pusiste %1 por encima de %2. Las figuras van por debajo de treses, doses y ases.</translation>
    </message>
    <message>
        <source>Which card is the highest?</source>
        <translation>¿Qué carta es la más alta?</translation>
    </message>
    <message>
        <source>two are equal</source>
        <translation>hay dos iguales</translation>
    </message>
    <message>
        <source>The two highest are equal.</source>
        <translation>Las dos más altas son iguales.</translation>
    </message>
    <message>
        <source>the whole missed run</source>
        <translation>toda la escalera olvidada</translation>
    </message>
    <message>
        <source>a claim ends at a gap</source>
        <translation>el reclamo acaba en el hueco</translation>
    </message>
    <message>
        <source>claims go up only</source>
        <translation>el reclamo solo sube</translation>
    </message>
    <message>
        <source>You took the next card alone. A claim takes all of the run that was left.</source>
        <translation>Tomaste solo la siguiente. El reclamo toma toda la escalera que quedó.</translation>
    </message>
    <message>
        <source>Your neighbour took a card equal to the %1, and no more. What can you claim?</source>
        <translation>Tu vecino tomó una carta igual a %1, y nada más. ¿Qué puedes reclamar?</translation>
    </message>
    <message>
        <source>Tap every card of the missed run.</source>
        <translation>Toca cada carta de la escalera olvidada.</translation>
    </message>
    <message>
        <source>Nothing was missed: no card follows the %1.</source>
        <translation>No olvidó nada: ninguna carta sigue a %1.</translation>
    </message>
    <message>
        <source>The claim takes %1.</source>
        <translation>El reclamo toma %1.</translation>
    </message>
    <message>
        <source>What was missed?</source>
        <translation>¿Qué se olvidó?</translation>
    </message>
    <message>
        <source>an inner joker stays</source>
        <translation>un comodín interior se queda</translation>
    </message>
    <message>
        <source>the card that it stands for</source>
        <translation>la carta que representa</translation>
    </message>
    <message>
        <source>of the same suit</source>
        <translation>del mismo palo</translation>
    </message>
    <message>
        <source>The %1 stands for the joker inside. Only a joker at an end can be moved.</source>
        <translation>%1 es la del comodín de dentro. Solo se mueve un comodín de la punta.</translation>
    </message>
    <message>
        <source>The %1 goes beside the joker, as a lay-off. The joker itself stands for the %2.</source>
        <translation>%1 va junto al comodín, añadida. El comodín representa %2.</translation>
    </message>
    <message>
        <source>The %1 is of another suit. The escalera needs the %2.</source>
        <translation>%1 es de otro palo. La escalera pide %2.</translation>
    </message>
    <message>
        <source>Which card can take the joker’s place?</source>
        <translation>¿Qué carta puede ocupar el lugar del comodín?</translation>
    </message>
    <message>
        <source>The joker at the end stands for the %1.</source>
        <translation>El comodín de la punta representa %1.</translation>
    </message>
    <message>
        <source>Where may the joker go?</source>
        <translation>¿Adónde puede ir el comodín?</translation>
    </message>
    <message>
        <source>any suit on a trio</source>
        <translation>cualquier palo en un trío</translation>
    </message>
    <message>
        <source>both ends of an escalera</source>
        <translation>las dos puntas de la escalera</translation>
    </message>
    <message>
        <source>the ace above the king</source>
        <translation>el as sobre el rey</translation>
    </message>
    <message>
        <source>only the next card</source>
        <translation>solo la siguiente</translation>
    </message>
    <message>
        <source>You left out a %1 whose suit is there already. On a trio any card of its rank fits.</source>
        <translation>Dejaste un %1 cuyo palo ya está. En un trío cabe cualquier carta de su valor.</translation>
    </message>
    <message>
        <source>You looked at one end. Below, the %1 fits too.</source>
        <translation>Miraste una sola punta. Por abajo también cabe %1.</translation>
    </message>
    <message>
        <source>The %1 fits above the king.</source>
        <translation>%1 cabe sobre el rey.</translation>
    </message>
    <message>
        <source>The %1 has to wait for the card before it.</source>
        <translation>%1 tiene que esperar a la carta anterior.</translation>
    </message>
    <message>
        <source>Which cards fit on these melds as they lie?</source>
        <translation>¿Qué cartas caben en estos juegos tal como están?</translation>
    </message>
    <message>
        <source>Tap every card that could be laid off next.</source>
        <translation>Toca cada carta que se pueda añadir ahora.</translation>
    </message>
    <message>
        <source>And beside it</source>
        <translation>Y al lado</translation>
    </message>
    <message>
        <source>None of them fits.</source>
        <translation>No cabe ninguna.</translation>
    </message>
    <message>
        <source>These fit: %1.</source>
        <translation>Caben: %1.</translation>
    </message>
    <message>
        <source>Where does this card fit?</source>
        <translation>¿Dónde cabe esta carta?</translation>
    </message>
    <message>
        <source>three times the blow</source>
        <translation>el triple del porrazo</translation>
    </message>
    <message>
        <source>the limpia goes over</source>
        <translation>la limpia cambia de dueño</translation>
    </message>
    <message>
        <source>the third equal card strikes</source>
        <translation>la tercera igual contesta</translation>
    </message>
    <message>
        <source>You counted a blow. The answer to a blow is worth three times as much: %1.</source>
        <translation>Contaste un porrazo. La respuesta a un porrazo vale el triple: %1.</translation>
    </message>
    <message>
        <source>You left out the limpia. It goes over to you with the blow: %1.</source>
        <translation>Olvidaste la limpia. Pasa a ti con el porrazo: %1.</translation>
    </message>
    <message>
        <source>The table has no equal card left, but the %1 answers the blow itself.</source>
        <translation>En la mesa no queda una igual, pero %1 contesta al propio porrazo.</translation>
    </message>
    <message>
        <source>You laid the %1, and your neighbour has just struck it with the %2.</source>
        <translation>Echaste %1, y tu vecino acaba de darle con %2.</translation>
    </message>
    <message>
        <source>Three times the blow, %1, and the limpia, %2.</source>
        <translation>El triple del porrazo, %1, y la limpia, %2.</translation>
    </message>
    <message>
        <source>Three times the blow: %1.</source>
        <translation>El triple del porrazo: %1.</translation>
    </message>
    <message>
        <source>What does the answer to a blow score?</source>
        <translation>¿Cuánto anota la respuesta a un porrazo?</translation>
    </message>
    <message>
        <source>two of a rank</source>
        <translation>dos del mismo valor</translation>
    </message>
    <message>
        <source>what a ronda is worth</source>
        <translation>lo que vale una ronda</translation>
    </message>
    <message>
        <source>Two cards of a rank are a ronda already: %1.</source>
        <translation>Dos cartas del mismo valor ya son ronda: %1.</translation>
    </message>
    <message>
        <source>Three of a rank are a rondine: three times a ronda.</source>
        <translation>Tres del mismo valor son rondine: el triple de una ronda.</translation>
    </message>
    <message>
        <source>You counted 1 for the rank. A king counts 4, a queen 3, a jack 2: here %1.</source>
        <translation>Contaste 1 por el valor. Un rey cuenta 4, una reina 3, una jota 2: aquí %1.</translation>
    </message>
    <message>
        <source>What can this hand score by a declaration?</source>
        <translation>¿Cuánto puede anotar esta mano al declarar?</translation>
    </message>
    <message>
        <source>No two cards are of a rank: %1.</source>
        <translation>No hay dos del mismo valor: %1.</translation>
    </message>
    <message>
        <source>A ronda: %1.</source>
        <translation>Una ronda: %1.</translation>
    </message>
    <message>
        <source>A rondine: %1.</source>
        <translation>Una rondine: %1.</translation>
    </message>
    <message>
        <source>What is a ronda worth?</source>
        <translation>¿Cuánto vale una ronda?</translation>
    </message>
    <message>
        <source>more than each opponent</source>
        <translation>más que cada contrario</translation>
    </message>
    <message>
        <source>equal is not enough</source>
        <translation>el empate no basta</translation>
    </message>
    <message>
        <source>codillo with four</source>
        <translation>codillo con cuatro</translation>
    </message>
    <message>
        <source>1-4-4</source>
        <translation>1-4-4</translation>
    </message>
    <message>
        <source>You asked for five. The declarer needs only more than each opponent: 4-3-2 is sacada.</source>
        <translation>Pedías cinco. El hombre solo necesita más que cada contrario: 4-3-2 es sacada.</translation>
    </message>
    <message>
        <source>You took a draw for won. As many as the best opponent is puesta.</source>
        <translation>Diste el empate por ganado. Igualar al mejor contrario es puesta.</translation>
    </message>
    <message>
        <source>One opponent alone has the most tricks, %1: that is codillo, also with fewer than five.</source>
        <translation>Un solo contrario tiene más bazas, %1: es codillo, también con menos de cinco.</translation>
    </message>
    <message>
        <source>Both opponents have four: none has the most, so it is puesta.</source>
        <translation>Los dos contrarios tienen cuatro: ninguno tiene más, así que es puesta.</translation>
    </message>
    <message>
        <source>More than each opponent: sacada.</source>
        <translation>Más que cada contrario: sacada.</translation>
    </message>
    <message>
        <source>Nobody has more than the others: puesta.</source>
        <translation>Nadie tiene más que los otros: puesta.</translation>
    </message>
    <message>
        <source>One opponent has the most: codillo.</source>
        <translation>Un contrario tiene más: codillo.</translation>
    </message>
    <message>
        <source>The declarer has %1 tricks, the opponents %2 and %3. What is it?</source>
        <translation>El hombre tiene %1 bazas, los contrarios %2 y %3. ¿Qué es?</translation>
    </message>
    <message>
        <source>sacada</source>
        <translation>sacada</translation>
    </message>
    <message>
        <source>puesta</source>
        <translation>puesta</translation>
    </message>
    <message>
        <source>codillo</source>
        <translation>codillo</translation>
    </message>
    <message>
        <source>Sacada, puesta or codillo?</source>
        <translation>¿Sacada, puesta o codillo?</translation>
    </message>
    <message>
        <source>what the truco is worth</source>
        <translation>lo que vale el truco</translation>
    </message>
    <message>
        <source>no quiero to the truco</source>
        <translation>no querer el truco</translation>
    </message>
    <message>
        <source>the chain is added up</source>
        <translation>la cadena se suma</translation>
    </message>
    <message>
        <source>no quiero to the envido</source>
        <translation>no querer el envido</translation>
    </message>
    <message>
        <source>what falta envido is worth</source>
        <translation>lo que vale la falta envido</translation>
    </message>
    <message>
        <source>You chose %1: the steps are not added. Truco is 2, retruco 3, vale cuatro 4.</source>
        <translation>Elegiste %1: los pasos no se suman. Truco vale 2, retruco 3, vale cuatro 4.</translation>
    </message>
    <message>
        <source>You chose %1: that is what it is worth if it is wanted. No quiero gives what stood before.</source>
        <translation>Elegiste %1: eso vale si se quiere. El no quiero da lo que había antes.</translation>
    </message>
    <message>
        <source>You chose %1: that is the last bid alone. The bids of an envido are added.</source>
        <translation>Elegiste %1: eso es solo el último canto. Los cantos del envido se suman.</translation>
    </message>
    <message>
        <source>You chose 1: that is for a first bid. Later, no quiero gives what was bid before the last word.</source>
        <translation>Elegiste 1: eso es para el primer canto. Después, el no quiero da lo cantado antes de la última palabra.</translation>
    </message>
    <message>
        <source>You chose %1: counted from the lower score. What the leading side still needs is at stake.</source>
        <translation>Elegiste %1: contado desde el que va atrás. Se juega lo que le falta al que va adelante.</translation>
    </message>
    <message>
        <source>Said: %1.</source>
        <translation>Se cantó: %1.</translation>
    </message>
    <message>
        <source>Said: %1, %2.</source>
        <translation>Se cantó: %1, %2.</translation>
    </message>
    <message>
        <source>Said: %1, %2, %3.</source>
        <translation>Se cantó: %1, %2, %3.</translation>
    </message>
    <message>
        <source>Said: %1, %2, %3, %4.</source>
        <translation>Se cantó: %1, %2, %3, %4.</translation>
    </message>
    <message>
        <source>Quiero. How many points are at stake?</source>
        <translation>Quiero. ¿Cuántos tantos se juegan?</translation>
    </message>
    <message>
        <source>No quiero. How many points does the other side get?</source>
        <translation>No quiero. ¿Cuántos tantos se lleva el otro bando?</translation>
    </message>
    <message>
        <source>The last word was falta envido, at %1 to %2, in a game to 30.</source>
        <translation>La última palabra fue falta envido, con %1 a %2, a 30.</translation>
    </message>
    <message>
        <source>The leading side has %1: it needs %2.</source>
        <translation>El que va adelante tiene %1: le faltan %2.</translation>
    </message>
    <message>
        <source>It is played for %1.</source>
        <translation>Se juega por %1.</translation>
    </message>
    <message>
        <source>The last word falls away: %1.</source>
        <translation>La última palabra no cuenta: %1.</translation>
    </message>
    <message>
        <source>What is no quiero worth now?</source>
        <translation>¿Cuánto vale ahora el no quiero?</translation>
    </message>
    <message>
        <source>cards that are gone</source>
        <translation>cartas que ya salieron</translation>
    </message>
    <message>
        <source>a pair is safer</source>
        <translation>la pareja es más segura</translation>
    </message>
    <message>
        <source>low is not safe</source>
        <translation>baja no es segura</translation>
    </message>
    <message>
        <source>You counted your own hand only. What is gone cannot hit either: unseen of the rank of the %1: %2.</source>
        <translation>Solo contaste tu mano. Lo que ya salió tampoco puede caer: del valor de %1 quedan por ver %2.</translation>
    </message>
    <message>
        <source>You kept the pair together. Of the rank of the %1 you hold two, and nobody can hit with those.</source>
        <translation>Guardaste la pareja. Del valor de %1 tienes dos, y con esas nadie puede caer.</translation>
    </message>
    <message>
        <source>You laid the lowest. The %1 is hit by every equal card: %2 of 100 hands hold one.</source>
        <translation>Echaste la más baja. Con cualquier igual caen en %1: la tienen %2 de cada 100 manos.</translation>
    </message>
    <message>
        <source>Counted over all hands of five that the next player may hold.</source>
        <translation>Contado sobre todas las manos de cinco que puede tener el siguiente.</translation>
    </message>
    <message>
        <source>Gone already</source>
        <translation>Ya salieron</translation>
    </message>
    <message>
        <source>The %1: unseen of its rank: %2. It is hit by %3 of 100 hands.</source>
        <translation>%1: de su valor quedan por ver %2. Caen en ella %3 de cada 100 manos.</translation>
    </message>
    <message>
        <source>what a blow would cost</source>
        <translation>lo que costaría el porrazo</translation>
    </message>
    <message>
        <source>You laid the %1 because it is worth little. %2 of 100 hands strike it; count also what is gone.</source>
        <translation>Echaste %1 porque vale poco. Le dan %2 de cada 100 manos; cuenta también lo que ya salió.</translation>
    </message>
    <message>
        <source>You laid the %1 because few can strike it. But struck it costs %2: chance times worth decides.</source>
        <translation>Echaste %1 porque pocos pueden darle. Pero si le dan cuesta %2: decide la probabilidad por el valor.</translation>
    </message>
    <message>
        <source>Counted: how often it is struck, times what the blow is worth.</source>
        <translation>Contado: cuántas veces le dan, por lo que vale el porrazo.</translation>
    </message>
    <message>
        <source>The %1: %2 of 100 hands strike it, for %3.</source>
        <translation>%1: le dan %2 de cada 100 manos, por %3.</translation>
    </message>
    <message>
        <source>strong cards are not points</source>
        <translation>cartas fuertes no son tantos</translation>
    </message>
    <message>
        <source>pictures win no envido</source>
        <translation>las figuras no ganan envidos</translation>
    </message>
    <message>
        <source>a pair of one suit decides</source>
        <translation>deciden dos del mismo palo</translation>
    </message>
    <message>
        <source>the dearer, the more it needs</source>
        <translation>cuanto más caro, más hace falta</translation>
    </message>
    <message>
        <source>You took the strongest cards. For the envido they are %1 points: that beats %2 of 100 hands.</source>
        <translation>Elegiste las cartas más fuertes. Para el envido son %1 tantos: ganan a %2 de cada 100 manos.</translation>
    </message>
    <message>
        <source>You took the pictures. They count nothing: %1 points, which beat %2 of 100 hands.</source>
        <translation>Elegiste las figuras. No cuentan: %1 tantos, que ganan a %2 de cada 100 manos.</translation>
    </message>
    <message>
        <source>You added different suits. Only one card counts: %1 points, which beat %2 of 100 hands.</source>
        <translation>Sumaste palos distintos. Cuenta una sola carta: %1 tantos, que ganan a %2 de cada 100 manos.</translation>
    </message>
    <message>
        <source>Two of a suit are not always enough: %1 points beat %2 of 100 hands, and here it needs %3.</source>
        <translation>Dos del mismo palo no siempre bastan: %1 tantos ganan a %2 de cada 100 manos, y aquí hacen falta %3.</translation>
    </message>
    <message>
        <source>The other says envido. With which hand do you say quiero?</source>
        <translation>El otro canta envido. ¿Con qué mano dices quiero?</translation>
    </message>
    <message>
        <source>The other says falta envido. With which hand do you say quiero?</source>
        <translation>El otro canta falta envido. ¿Con qué mano dices quiero?</translation>
    </message>
    <message>
        <source>You are mano. Wanted it is worth %1, refused %2.</source>
        <translation>Eres mano. Querido vale %1; no querido, %2.</translation>
    </message>
    <message>
        <source>The other is mano. Wanted it is worth %1, refused %2.</source>
        <translation>El otro es mano. Querido vale %1; no querido, %2.</translation>
    </message>
    <message>
        <source>%1 points beat %2 of 100 hands. Quiero pays from %3.</source>
        <translation>%1 tantos ganan a %2 de cada 100 manos. Querer conviene desde %3.</translation>
    </message>
    <message>
        <source>Want the envido, or not?</source>
        <translation>¿Querer el envido o no?</translation>
    </message>
    <message>
        <source>three make a ronda</source>
        <translation>tres hacen ronda</translation>
    </message>
    <message>
        <source>no ronda from 30 on</source>
        <translation>desde 30 no hay ronda</translation>
    </message>
    <message>
        <source>before the first card</source>
        <translation>antes de la primera carta</translation>
    </message>
    <message>
        <source>a captured ronda</source>
        <translation>una ronda caída</translation>
    </message>
    <message>
        <source>You chose 2: that is a caída. A ronda brings 4.</source>
        <translation>Elegiste 2: eso es una caída. La ronda da 4.</translation>
    </message>
    <message>
        <source>You took a pair for a ronda. It takes three of the five cards.</source>
        <translation>Tomaste un par por ronda. Hacen falta tres de las cinco cartas.</translation>
    </message>
    <message>
        <source>With %1 points no ronda counts: the limit is 30.</source>
        <translation>Con %1 puntos ya no vale la ronda: el límite es 30.</translation>
    </message>
    <message>
        <source>Your first card lies. A ronda has to be declared before it, or brings nothing.</source>
        <translation>Ya jugaste tu primera carta. La ronda se canta antes, o no da nada.</translation>
    </message>
    <message>
        <source>You chose %1: without the 10 for a captured ronda, which are counted after the deal.</source>
        <translation>Elegiste %1: sin los 10 de la ronda caída, que se cuentan tras la mano.</translation>
    </message>
    <message>
        <source>You lay the %1 first, and an equal card takes it. What does it bring the others in this deal?</source>
        <translation>Botas primero %1 y una carta igual se lo lleva. ¿Cuánto les da a los otros en esta mano?</translation>
    </message>
    <message>
        <source>Nothing is left on the table.</source>
        <translation>La mesa queda vacía.</translation>
    </message>
    <message>
        <source>Other cards are left on the table.</source>
        <translation>Quedan otras cartas en la mesa.</translation>
    </message>
    <message>
        <source>Caída 2, limpia 2, and 10 for the ronda: %1.</source>
        <translation>Caída 2, limpia 2 y 10 por la ronda: %1.</translation>
    </message>
    <message>
        <source>Caída 2, and 10 for the ronda: %1.</source>
        <translation>Caída 2 y 10 por la ronda: %1.</translation>
    </message>
    <message>
        <source>Dealt to you</source>
        <translation>Tus cartas repartidas</translation>
    </message>
    <message>
        <source>You have %1 points. What would a ronda bring now?</source>
        <translation>Tienes %1 puntos. ¿Cuánto daría ahora la ronda?</translation>
    </message>
    <message>
        <source>You have played the %1.</source>
        <translation>Ya jugaste %1.</translation>
    </message>
    <message>
        <source>You have played no card.</source>
        <translation>No has jugado ninguna carta.</translation>
    </message>
    <message>
        <source>There is nothing to declare.</source>
        <translation>No hay nada que cantar.</translation>
    </message>
    <message>
        <source>Three equal cards in time, below 30: %1.</source>
        <translation>Tres iguales, a tiempo y con menos de 30: %1.</translation>
    </message>
    <message>
        <source>What does the ronda bring?</source>
        <translation>¿Cuánto da la ronda?</translation>
    </message>
    <message>
        <source>a joker completes a contract</source>
        <translation>el comodín completa el contrato</translation>
    </message>
    <message>
        <source>escaleras of four in a contract</source>
        <translation>escaleras de cuatro en el contrato</translation>
    </message>
    <message>
        <source>each card serves once</source>
        <translation>cada carta sirve una vez</translation>
    </message>
    <message>
        <source>You left the joker out. It takes the place of the missing card.</source>
        <translation>Dejaste fuera el comodín. Ocupa el lugar de la carta que falta.</translation>
    </message>
    <message>
        <source>You took three in a row for an escalera. It needs four of one suit.</source>
        <translation>Tomaste tres seguidas por escalera. Hacen falta cuatro del mismo palo.</translation>
    </message>
    <message>
        <source>You used one card twice, for a trio and for an escalera.</source>
        <translation>Usaste una carta dos veces, para un trío y para una escalera.</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>two trios</source>
        <translation>dos tríos</translation>
    </message>
    <message>
        <source>one trio, one escalera</source>
        <translation>un trío, una escalera</translation>
    </message>
    <message>
        <source>two escaleras</source>
        <translation>dos escaleras</translation>
    </message>
    <message>
        <source>three trios</source>
        <translation>tres tríos</translation>
    </message>
    <message>
        <source>two trios, one escalera</source>
        <translation>dos tríos, una escalera</translation>
    </message>
    <message>
        <source>one trio, two escaleras</source>
        <translation>un trío, dos escaleras</translation>
    </message>
    <message>
        <source>Which of these contracts can you put down?</source>
        <translation>¿Cuál de estos contratos puedes bajar?</translation>
    </message>
    <message>
        <source>Trios of three and escaleras of four: none of these is whole.</source>
        <translation>Tríos de tres y escaleras de cuatro: ninguno está completo.</translation>
    </message>
    <message>
        <source>Trios of three and escaleras of four, each card once: it is there.</source>
        <translation>Tríos de tres y escaleras de cuatro, cada carta una vez: está completo.</translation>
    </message>
    <message>
        <source>Which contract is there?</source>
        <translation>¿Qué contrato hay?</translation>
    </message>
    <message>
        <source>keep pairs</source>
        <translation>guardar los pares</translation>
    </message>
    <message>
        <source>keep the joker</source>
        <translation>guardar el comodín</translation>
    </message>
    <message>
        <source>throw dear cards first</source>
        <translation>tirar antes lo caro</translation>
    </message>
    <message>
        <source>what the next player collects</source>
        <translation>lo que junta el siguiente</translation>
    </message>
    <message>
        <source>The %1 is half a trio: you hold another one of its rank.</source>
        <translation>%1 es medio trío: tienes otra de su valor.</translation>
    </message>
    <message>
        <source>A joker costs 25 only at the end. Before that it completes any trio.</source>
        <translation>El comodín solo cuesta 25 al final. Antes completa cualquier trío.</translation>
    </message>
    <message>
        <source>You threw the cheapest card. The %1 costs %2 at the end, others more.</source>
        <translation>Tiraste la más barata. %1 cuesta %2 al final; otras, más.</translation>
    </message>
    <message>
        <source>The next player took the %1 and waits for cards of its rank.</source>
        <translation>El siguiente robó %1 y espera cartas de ese valor.</translation>
    </message>
    <message>
        <source>The %1: alone, of no use to the next player, and it costs %2.</source>
        <translation>%1: está sola, no le sirve al siguiente y cuesta %2.</translation>
    </message>
    <message>
        <source>Which discard costs least?</source>
        <translation>¿Qué descarte cuesta menos?</translation>
    </message>
    <message>
        <source>You went higher. Number %1 comes before number %2 and may hold the same bid.</source>
        <translation>Subiste. El número %1 va antes que el %2 y puede mantener el mismo canto.</translation>
    </message>
    <message>
        <source>You held the bid. Number %1 comes behind number %2 and has to go higher.</source>
        <translation>Mantuviste el canto. El número %1 va después del %2 y tiene que subir.</translation>
    </message>
    <message>
        <source>nothing: I have to pass</source>
        <translation>nada: tengo que pasar</translation>
    </message>
    <message>
        <source>entrada</source>
        <translation>entrada</translation>
    </message>
    <message>
        <source>vuelta</source>
        <translation>vuelta</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>You are number %1 in the order of priority. Number %2 has bid entrada.</source>
        <translation>Eres el número %1 en el orden de prioridad. El número %2 ofrece entrada.</translation>
    </message>
    <message>
        <source>You are number %1 in the order of priority. Number %2 has bid vuelta.</source>
        <translation>Eres el número %1 en el orden de prioridad. El número %2 ofrece vuelta.</translation>
    </message>
    <message>
        <source>You are number %1 in the order of priority. Number %2 has bid solo.</source>
        <translation>Eres el número %1 en el orden de prioridad. El número %2 ofrece solo.</translation>
    </message>
    <message>
        <source>You want to play. What do you bid at least?</source>
        <translation>Quieres jugar. ¿Qué tienes que ofrecer, como mínimo?</translation>
    </message>
    <message>
        <source>You come before the bidder: the same bid is enough.</source>
        <translation>Vas antes: basta con el mismo canto.</translation>
    </message>
    <message>
        <source>You come behind the bidder: only a higher bid counts.</source>
        <translation>Vas después: solo vale un canto mayor.</translation>
    </message>
    <message>
        <source>Who may bid what?</source>
        <translation>¿Quién puede ofrecer qué?</translation>
    </message>
    <message>
        <source>a long suit without estuches</source>
        <translation>palo largo sin estuches</translation>
    </message>
    <message>
        <source>estuches without length</source>
        <translation>estuches sin largo</translation>
    </message>
    <message>
        <source>espada and basto count in every suit</source>
        <translation>espada y basto valen en todo palo</translation>
    </message>
    <message>
        <source>You counted the trumps alone. Five need two estuches with them, six need one.</source>
        <translation>Contaste solo los triunfos. Con cinco hacen falta dos estuches; con seis, uno.</translation>
    </message>
    <message>
        <source>Two estuches are two tricks. Without five trumps the rest goes to the others.</source>
        <translation>Dos estuches son dos bazas. Sin cinco triunfos, el resto es de los otros.</translation>
    </message>
    <message>
        <source>You went by the printed suits. Espada and basto are trumps and estuches in every suit.</source>
        <translation>Te guiaste por el palo impreso. Espada y basto son triunfo y estuche en todo palo.</translation>
    </message>
    <message>
        <source>In no suit does it have five trumps.</source>
        <translation>En ningún palo llega a cinco triunfos.</translation>
    </message>
    <message>
        <source>Long enough, but not enough estuches in that suit.</source>
        <translation>Es bastante larga, pero le faltan estuches en ese palo.</translation>
    </message>
    <message>
        <source>Enough trumps and enough estuches in one suit.</source>
        <translation>En un palo hay bastantes triunfos y bastantes estuches.</translation>
    </message>
    <message>
        <source>Pass: too few trumps</source>
        <translation>Paso: pocos triunfos</translation>
    </message>
    <message>
        <source>Pass: estuches missing</source>
        <translation>Paso: faltan estuches</translation>
    </message>
    <message>
        <source>Entrada</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Is this hand a bid?</source>
        <translation>¿Esta mano es para ofrecer?</translation>
    </message>
    <message>
        <source>the plate and one from each</source>
        <translation>el plato y una de cada uno</translation>
    </message>
    <message>
        <source>what a puesta costs</source>
        <translation>lo que cuesta una puesta</translation>
    </message>
    <message>
        <source>one more for a vuelta</source>
        <translation>una más por la vuelta</translation>
    </message>
    <message>
        <source>two more for a solo</source>
        <translation>dos más por el solo</translation>
    </message>
    <message>
        <source>the dealer pays too</source>
        <translation>quien da también paga</translation>
    </message>
    <message>
        <source>You chose %1: each of the others pays one token more.</source>
        <translation>Elegiste %1: cada uno de los otros paga además una ficha.</translation>
    </message>
    <message>
        <source>You chose %1: a puesta costs the plate and one for each of the %2 players.</source>
        <translation>Elegiste %1: la puesta cuesta el plato y una por cada uno de los %2 jugadores.</translation>
    </message>
    <message>
        <source>You chose %1: without the vuelta, one to or from each.</source>
        <translation>Elegiste %1: sin la vuelta, una de o para cada uno.</translation>
    </message>
    <message>
        <source>You chose %1: without the solo, two to or from each.</source>
        <translation>Elegiste %1: sin el solo, dos de o para cada uno.</translation>
    </message>
    <message>
        <source>You chose %1: as among three. The dealer sits out, but pays and collects.</source>
        <translation>Elegiste %1: como entre tres. Quien da no juega, pero paga y cobra.</translation>
    </message>
    <message>
        <source>Sacada. How many tokens does the declarer get in all?</source>
        <translation>Sacada. ¿Cuántas fichas recibe en total el hombre?</translation>
    </message>
    <message>
        <source>Puesta. How many tokens does the declarer lay down in all?</source>
        <translation>Puesta. ¿Cuántas fichas pone en total el hombre?</translation>
    </message>
    <message>
        <source>%1, %2 players, %3 tokens in the plate, no stake and no debt.</source>
        <translation>%1, %2 jugadores, %3 fichas en el plato, sin puesta ni deudas.</translation>
    </message>
    <message>
        <source>Who pays what?</source>
        <translation>¿Quién paga qué?</translation>
    </message>
    <message>
        <source>what the declarer leaves</source>
        <translation>lo que deja el hombre</translation>
    </message>
    <message>
        <source>what the first opponent leaves</source>
        <translation>lo que deja el primer contra</translation>
    </message>
    <message>
        <source>a hand has nine cards</source>
        <translation>la mano tiene nueve cartas</translation>
    </message>
    <message>
        <source>You forgot what the declarer took: the stock has %1 cards left.</source>
        <translation>Olvidaste lo que tomó el hombre: en el monte quedan %1 cartas.</translation>
    </message>
    <message>
        <source>You forgot what the first opponent took: the stock has %1 cards left.</source>
        <translation>Olvidaste lo que tomó el primer contra: en el monte quedan %1 cartas.</translation>
    </message>
    <message>
        <source>How many cards may you exchange at most?</source>
        <translation>¿Cuántas cartas puedes cambiar, como máximo?</translation>
    </message>
    <message>
        <source>The stock had 13 cards. The declarer took %1; you are first opponent.</source>
        <translation>El monte tenía 13 cartas. El hombre tomó %1; eres el primer contra.</translation>
    </message>
    <message>
        <source>The stock had 13 cards. The declarer took %1, the first opponent %2; you come last.</source>
        <translation>El monte tenía 13 cartas. El hombre tomó %1; el primer contra, %2; tú vas al final.</translation>
    </message>
    <message>
        <source>The stock has %1 left, and a hand has nine: %2.</source>
        <translation>En el monte quedan %1 y la mano tiene nueve: %2.</translation>
    </message>
    <message>
        <source>How many may I exchange?</source>
        <translation>¿Cuántas puedo cambiar?</translation>
    </message>
    <message>
        <source>espada and basto are counted too</source>
        <translation>espada y basto también cuentan</translation>
    </message>
    <message>
        <source>eleven black trumps, twelve red</source>
        <translation>once triunfos negros, doce rojos</translation>
    </message>
    <message>
        <source>You chose %1: by the printed suit. The aces of espadas and bastos are trumps as well.</source>
        <translation>Elegiste %1: por el palo impreso. Los ases de espadas y de bastos también son triunfos.</translation>
    </message>
    <message>
        <source>You chose %1: counted from eleven. Oros and copas have twelve trumps.</source>
        <translation>Elegiste %1: contando desde once. Oros y copas tienen doce triunfos.</translation>
    </message>
    <message>
        <source>You chose %1: the trumps in your own hand are not with others.</source>
        <translation>Elegiste %1: los triunfos de tu mano no los tienen otros.</translation>
    </message>
    <message>
        <source>Trumps: %1. How many have you not seen?</source>
        <translation>Triunfos: %1. ¿Cuántos no has visto?</translation>
    </message>
    <message>
        <source>%1 trumps in all, less what you hold and what is gone: %2.</source>
        <translation>%1 triunfos en total, menos los tuyos y los que ya salieron: %2.</translation>
    </message>
    <message>
        <source>How many trumps are out?</source>
        <translation>¿Cuántos triunfos faltan?</translation>
    </message>
    <message>
        <source>a flor counts all three</source>
        <translation>la flor cuenta las tres</translation>
    </message>
    <message>
        <source>twenty for a flor</source>
        <translation>veinte por la flor</translation>
    </message>
    <message>
        <source>pictures in a flor</source>
        <translation>figuras en la flor</translation>
    </message>
    <message>
        <source>You chose %1: that is the envido, two cards. A flor counts all three.</source>
        <translation>Elegiste %1: eso es el envido, dos cartas. La flor cuenta las tres.</translation>
    </message>
    <message>
        <source>You chose %1: a flor begins at 20, as the envido does.</source>
        <translation>Elegiste %1: la flor empieza en 20, como el envido.</translation>
    </message>
    <message>
        <source>What is this flor worth against another?</source>
        <translation>¿Cuánto vale esta flor contra otra?</translation>
    </message>
    <message>
        <source>20 and the numbers of all three: %1.</source>
        <translation>20 y los números de las tres: %1.</translation>
    </message>
    <message>
        <source>What is my flor worth?</source>
        <translation>¿Cuánto vale mi flor?</translation>
    </message>
    <message>
        <source>what was wanted counts</source>
        <translation>vale lo querido</translation>
    </message>
    <message>
        <source>laying down before an answer</source>
        <translation>irse sin contestar</translation>
    </message>
    <message>
        <source>You chose 1: that is before any truco. What was wanted counts, also for who lays down.</source>
        <translation>Elegiste 1: eso es antes del truco. Lo querido vale, también para quien se va.</translation>
    </message>
    <message>
        <source>You chose %1: as if you had wanted it. Laying down counts like no quiero.</source>
        <translation>Elegiste %1: como si lo hubieras querido. Irse vale como no quiero.</translation>
    </message>
    <message>
        <source>You chose %1: but nobody has wanted your call, so it does not count.</source>
        <translation>Elegiste %1: pero nadie quiso tu canto, así que no vale.</translation>
    </message>
    <message>
        <source>You lay down. How many points does the other side get?</source>
        <translation>Te vas al mazo. ¿Cuántos puntos recibe el otro equipo?</translation>
    </message>
    <message>
        <source>What was wanted last counts, here %1.</source>
        <translation>Vale lo último que se quiso: %1.</translation>
    </message>
    <message>
        <source>What does laying down give?</source>
        <translation>¿Cuánto da irse al mazo?</translation>
    </message>
    <message>
        <source>who may raise</source>
        <translation>quién puede subir</translation>
    </message>
    <message>
        <source>one step after the other</source>
        <translation>un paso tras otro</translation>
    </message>
    <message>
        <source>the envido comes first</source>
        <translation>el envido va primero</translation>
    </message>
    <message>
        <source>what closes the envido</source>
        <translation>qué cierra el envido</translation>
    </message>
    <message>
        <source>The other said quiero last and alone may raise. Your own call gave that right away.</source>
        <translation>El otro quiso el último y solo él puede subir. Con tu canto cediste ese derecho.</translation>
    </message>
    <message>
        <source>You left out a step. Truco, retruco, vale cuatro come one after the other.</source>
        <translation>Te saltaste un paso. Truco, retruco y vale cuatro van uno tras otro.</translation>
    </message>
    <message>
        <source>You held the envido for closed. As long as you have played no card and not answered, the envido comes first.</source>
        <translation>Diste el envido por cerrado. Mientras no juegues carta ni contestes, el envido va primero.</translation>
    </message>
    <message>
        <source>You spoke for the truco yourself: that closes the envido for you.</source>
        <translation>Tú hablaste por el truco: eso te cierra el envido.</translation>
    </message>
    <message>
        <source>Your first card lies: that closes the envido for you.</source>
        <translation>Ya jugaste tu primera carta: eso te cierra el envido.</translation>
    </message>
    <message>
        <source>Which of these words may you say now?</source>
        <translation>¿Cuál de estas palabras puedes decir ahora?</translation>
    </message>
    <message>
        <source>None of these words is open to you.</source>
        <translation>Ninguna de estas palabras te está permitida.</translation>
    </message>
    <message>
        <source>The rules let you say: %1.</source>
        <translation>Las reglas te dejan decir: %1.</translation>
    </message>
    <message>
        <source>May I say that now?</source>
        <translation>¿Puedo decir eso ahora?</translation>
    </message>
    <message>
        <source>the partner&apos;s card counts too</source>
        <translation>la carta del compañero también vale</translation>
    </message>
    <message>
        <source>equal cards of one side</source>
        <translation>cartas iguales de un equipo</translation>
    </message>
    <message>
        <source>equal cards of both sides</source>
        <translation>cartas iguales de los dos equipos</translation>
    </message>
    <message>
        <source>You looked at your own card. What your partner takes, your side takes.</source>
        <translation>Miraste tu propia carta. La baza de tu compañero es de tu equipo.</translation>
    </message>
    <message>
        <source>Two equal cards of the same side are no parda: that side has the trick.</source>
        <translation>Dos cartas iguales del mismo equipo no son parda: la baza es suya.</translation>
    </message>
    <message>
        <source>You gave it to the one who came first. Equal cards of both sides: nobody has the trick.</source>
        <translation>Se la diste a quien jugó antes. Iguales de los dos equipos: la baza es de nadie.</translation>
    </message>
    <message>
        <source>Four players, two sides. Who takes the trick?</source>
        <translation>Cuatro jugadores, dos equipos. ¿De quién es la baza?</translation>
    </message>
    <message>
        <source>You, then your partner</source>
        <translation>Tú y luego tu compañero</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Los otros</translation>
    </message>
    <message>
        <source>You led, and sit opposite your partner.</source>
        <translation>Saliste tú; tu compañero está enfrente.</translation>
    </message>
    <message>
        <source>your side</source>
        <translation>tu equipo</translation>
    </message>
    <message>
        <source>the other side</source>
        <translation>el otro equipo</translation>
    </message>
    <message>
        <source>nobody, parda</source>
        <translation>nadie, parda</translation>
    </message>
    <message>
        <source>Both sides have one as high as the %1: a parda.</source>
        <translation>Los dos equipos tienen una como %1: parda.</translation>
    </message>
    <message>
        <source>The highest card, the %1, decides.</source>
        <translation>Decide la carta más alta: %1.</translation>
    </message>
    <message>
        <source>Which side takes the trick?</source>
        <translation>¿Qué equipo gana la baza?</translation>
    </message>
    <message>
        <source>signs of the bravas</source>
        <translation>señas de las bravas</translation>
    </message>
    <message>
        <source>signs of threes, twos and aces</source>
        <translation>señas de treses, doses y ases</translation>
    </message>
    <message>
        <source>Eyebrows and mouth to the right tell of espadas; a wink and mouth to the left of the other two.</source>
        <translation>Cejas y boca a la derecha son espadas; guiño y boca a la izquierda, las otras dos.</translation>
    </message>
    <message>
        <source>Biting the lip tells of a three, a kiss of a two, an open mouth of a false ace.</source>
        <translation>Morderse el labio es un tres; el beso, un dos; la boca abierta, un ancho falso.</translation>
    </message>
    <message>
        <source>Your partner&apos;s sign: %1. Which hand does it tell of?</source>
        <translation>Seña de tu compañero: %1. ¿De qué mano habla?</translation>
    </message>
    <message>
        <source>It tells of the %1.</source>
        <translation>Habla de %1.</translation>
    </message>
    <message>
        <source>What does this sign tell?</source>
        <translation>¿Qué dice esta seña?</translation>
    </message>
    <message>
        <source>You say %1, the other has not answered.</source>
        <translation>Cantas %1; el otro no contestó todavía.</translation>
    </message>
    <message>
        <source>The other says %1.</source>
        <translation>El otro canta %1.</translation>
    </message>
    <message>
        <source>Nothing has been said.</source>
        <translation>Nadie ha cantado nada.</translation>
    </message>
    <message>
        <source>You said %1, the other said quiero.</source>
        <translation>Cantaste %1 y el otro quiso.</translation>
    </message>
    <message>
        <source>The other said %1, you said quiero.</source>
        <translation>El otro cantó %1 y quisiste.</translation>
    </message>
    <message>
        <source>The other has played</source>
        <translation>El otro jugó</translation>
    </message>
    <message>
        <source>Plate %1, players %2, contract %3: %4 in all.</source>
        <translation>Plato %1, jugadores %2, contrato %3: en total %4.</translation>
    </message>
    <message>
        <source>Nothing has been wanted yet: %1.</source>
        <translation>Todavía no se quiso nada: %1.</translation>
    </message>
    <message>
        <source>Two trios are wanted. By the rule of thumb, which card goes?</source>
        <translation>Se piden dos tríos. Según la regla práctica, ¿qué carta se va?</translation>
    </message>
    <message>
        <source>The next player has just taken the %1. Rule of thumb: keep jokers and pairs, give nothing that the next player collects, and of the rest throw the dearest.</source>
        <translation>El siguiente acaba de tomar %1. Regla práctica: guarda comodines y pares, no le des lo que junta y, del resto, tira la más cara.</translation>
    </message>
    <message>
        <source>laying it anew</source>
        <translation>colocarlo de nuevo</translation>
    </message>
    <message>
        <source>no card leaves its pair</source>
        <translation>ninguna carta sale de su par</translation>
    </message>
    <message>
        <source>a row for the other side</source>
        <translation>una fila para el otro lado</translation>
    </message>
    <message>
        <source>a row for one side</source>
        <translation>una fila para un solo lado</translation>
    </message>
    <message>
        <source>You left the row as it was dealt: %1. Within each pair the cards may change places.</source>
        <translation>Dejaste la fila tal como salió: %1. Dentro de cada par las cartas pueden cambiar.</translation>
    </message>
    <message>
        <source>This row is not allowed: a card has left its pair. Only the first two may change places, and the last two.</source>
        <translation>Esta fila no vale: una carta salió de su par. Solo cambian entre sí las dos primeras y las dos últimas.</translation>
    </message>
    <message>
        <source>You laid it for counting from the left: %1. Laid for the right it scores more.</source>
        <translation>La colocaste para contar desde la izquierda: %1. Para la derecha da más.</translation>
    </message>
    <message>
        <source>You added both ways of counting. Only the better one counts: %1.</source>
        <translation>Sumaste los dos sentidos. Solo cuenta el mejor: %1.</translation>
    </message>
    <message>
        <source>How do you lay it for the most points by places?</source>
        <translation>¿Cómo lo colocas para sacar más por lugares?</translation>
    </message>
    <message>
        <source>A row counts from the left or from the right, the better way.</source>
        <translation>Una fila cuenta desde la izquierda o desde la derecha, lo que dé más.</translation>
    </message>
    <message>
        <source>The tendido as dealt</source>
        <translation>El tendido tal como salió</translation>
    </message>
    <message>
        <source>Counted from the right, these lie in their places: %1. That is %2, more than any other row allowed.</source>
        <translation>Contando desde la derecha están en su lugar: %1. Son %2, más que en cualquier otra fila permitida.</translation>
    </message>
    <message>
        <source>Counted from the left, these lie in their places: %1. That is %2, more than any other row allowed.</source>
        <translation>Contando desde la izquierda están en su lugar: %1. Son %2, más que en cualquier otra fila permitida.</translation>
    </message>
    <message>
        <source>How is the tendido laid best?</source>
        <translation>¿Cómo se coloca mejor el tendido?</translation>
    </message>
    <message>
        <source>two of one rank, nothing else</source>
        <translation>dos del mismo valor, nada más</translation>
    </message>
    <message>
        <source>the right word</source>
        <translation>la palabra justa</translation>
    </message>
    <message>
        <source>what silence costs</source>
        <translation>lo que cuesta callar</translation>
    </message>
    <message>
        <source>a word that brings nothing</source>
        <translation>un canto que no da nada</translation>
    </message>
    <message>
        <source>You stayed silent. Whoever sees both cards fall claims them: up to %1 points between the two of you.</source>
        <translation>Callaste. Quien vea caer las dos cartas las reclama: hasta %1 tantos de diferencia entre los dos.</translation>
    </message>
    <message>
        <source>You stayed silent, and what is not declared scores nothing. Declared it can bring %1.</source>
        <translation>Callaste, y lo que no se canta no da nada. Cantado puede dar %1.</translation>
    </message>
    <message>
        <source>No two of these cards are of one rank. A suit or a run is no ronda.</source>
        <translation>No hay dos del mismo valor. Un palo o una escalera no son ronda.</translation>
    </message>
    <message>
        <source>Three of a rank are no ronda but a rondine: it is worth %1, and it goes above any ronda.</source>
        <translation>Tres del mismo valor no son ronda, sino rondine: vale %1 y va por encima de toda ronda.</translation>
    </message>
    <message>
        <source>Declared it scores nothing, whatever the other holds, and here nobody claims. The word would only tell what you have.</source>
        <translation>Cantado no da nada, tenga lo que tenga el otro, y aquí nadie reclama. El canto solo diría lo que llevas.</translation>
    </message>
    <message>
        <source>You are asked first. What is missed can be claimed.</source>
        <translation>Hablas primero. Lo que se olvida se puede reclamar.</translation>
    </message>
    <message>
        <source>You are asked first. Nobody claims what is missed.</source>
        <translation>Hablas primero. Lo que se olvida nadie lo reclama.</translation>
    </message>
    <message>
        <source>Your neighbour has said: %1. What is missed can be claimed.</source>
        <translation>Tu vecino ha cantado: %1. Lo que se olvida se puede reclamar.</translation>
    </message>
    <message>
        <source>Your neighbour has said: %1. Nobody claims what is missed.</source>
        <translation>Tu vecino ha cantado: %1. Lo que se olvida nadie lo reclama.</translation>
    </message>
    <message>
        <source>ronda</source>
        <translation>ronda</translation>
    </message>
    <message>
        <source>rondine</source>
        <translation>rondine</translation>
    </message>
    <message>
        <source>Three ranks: there is nothing to declare.</source>
        <translation>Tres valores distintos: no hay nada que cantar.</translation>
    </message>
    <message>
        <source>Whatever the other holds, it ranks above yours: both ways score the same, and silence tells less.</source>
        <translation>Tenga lo que tenga el otro, va por encima: de las dos formas da lo mismo, y callar dice menos.</translation>
    </message>
    <message>
        <source>Against no hand does silence score more, and declaring can score %1 more.</source>
        <translation>Contra ninguna mano da más callar, y cantar puede dar %1 más.</translation>
    </message>
    <message>
        <source>What do you say? Points decide; where they are equal, silence is better.</source>
        <translation>¿Qué dices? Deciden los tantos; si dan igual, mejor callar.</translation>
    </message>
    <message>
        <source>Ronda</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Rondine</source>
        <translation>Rondine</translation>
    </message>
    <message>
        <source>I stay silent</source>
        <translation>Callo</translation>
    </message>
    <message>
        <source>There is nothing to declare</source>
        <translation>No hay nada que cantar</translation>
    </message>
    <message>
        <source>Declare, or not?</source>
        <translation>¿Cantar o no?</translation>
    </message>
    <message>
        <source>pairs with the table</source>
        <translation>parejas con la mesa</translation>
    </message>
    <message>
        <source>a pair that lay there before</source>
        <translation>una pareja que ya estaba</translation>
    </message>
    <message>
        <source>what a pair is worth</source>
        <translation>lo que vale una pareja</translation>
    </message>
    <message>
        <source>three or four of a rank</source>
        <translation>tres o cuatro iguales</translation>
    </message>
    <message>
        <source>pairs and places</source>
        <translation>parejas y lugares</translation>
    </message>
    <message>
        <source>You chose %1: that leaves out the table. A card of the tendido also makes a set with equal cards that lay there.</source>
        <translation>Elegiste %1: sin contar la mesa. Una carta del tendido también hace juego con las iguales que ya estaban.</translation>
    </message>
    <message>
        <source>You chose %1: that counts cards that were equal before. A set needs a card of the tendido.</source>
        <translation>Elegiste %1: contaste cartas que ya eran iguales antes. Hace falta una carta del tendido.</translation>
    </message>
    <message>
        <source>You chose %1: that counts 1 for every rank. A pair of kings is worth 4, of queens 3, of jacks 2.</source>
        <translation>Elegiste %1: contaste 1 por cada valor. La pareja de reyes vale 4; la de reinas, 3; la de jotas, 2.</translation>
    </message>
    <message>
        <source>You chose %1: that is a pair. Three of a rank are worth three times as much, four six times.</source>
        <translation>Elegiste %1: eso es una pareja. Tres iguales valen el triple; cuatro, seis veces.</translation>
    </message>
    <message>
        <source>You chose %1: that leaves out the places. Both count.</source>
        <translation>Elegiste %1: sin contar los lugares. Cuentan las dos cosas.</translation>
    </message>
    <message>
        <source>What is the tendido worth at best, all in all?</source>
        <translation>¿Cuánto vale en total el tendido, como mucho?</translation>
    </message>
    <message>
        <source>By places and by equal cards, laid as well as it can be.</source>
        <translation>Por lugares y por cartas iguales, colocado lo mejor posible.</translation>
    </message>
    <message>
        <source>On the table before</source>
        <translation>En la mesa, antes</translation>
    </message>
    <message>
        <source>By places %1, by equal cards %2.</source>
        <translation>Por lugares, %1; por cartas iguales, %2.</translation>
    </message>
    <message>
        <source>What does the tendido score in all?</source>
        <translation>¿Cuánto da el tendido en total?</translation>
    </message>
    <message>
        <source>By the rule of thumb, is this hand an entrada?</source>
        <translation>Según la regla práctica, ¿es una entrada?</translation>
    </message>
    <message>
        <source>Rule of thumb: in one suit five trumps with two estuches, or six with one.</source>
        <translation>Regla práctica: en un palo, cinco triunfos con dos estuches, o seis con uno.</translation>
    </message>
    <message>
        <source>picture cards are not added</source>
        <translation>las figuras no se suman</translation>
    </message>
    <message>
        <source>You added up picture cards. J, Q and K have no number: they take, and are taken by, equal cards only.</source>
        <translation>Sumaste figuras. J, Q y K no tienen número: solo toman a su igual, y solo su igual las toma.</translation>
    </message>
    <message>
        <source>You chose %1: with ten for each picture card. A jack costs 11, a queen 12, a king 13.</source>
        <translation>Elegiste %1: con diez por figura. La jota cuesta 11, la reina 12, el rey 13.</translation>
    </message>
    <message>
        <source>The table is empty. Which card is the hardest to hit?</source>
        <translation>Mesa vacía. ¿En qué carta es más difícil caer?</translation>
    </message>
    <message>
        <source>Which card is the safest to lay?</source>
        <translation>¿Qué carta es más segura de echar?</translation>
    </message>
    <message>
        <source>Nothing fits. Which card costs least to lay?</source>
        <translation>Nada encaja. ¿Qué carta cuesta menos echar?</translation>
    </message>
    <message>
        <source>Which card costs least to lay?</source>
        <translation>¿Qué carta cuesta menos echar?</translation>
    </message>
    <message>
        <source>whoever sits before the bidder can hold</source>
        <translation>quien va antes mantiene</translation>
    </message>
    <message>
        <source>whoever sits behind the bidder must go higher</source>
        <translation>quien va después sube</translation>
    </message>
    <message>
        <source>That many are left in the stock, %1, but you hold nine cards.</source>
        <translation>En el monte quedan %1, pero tú tienes nueve cartas.</translation>
    </message>
    <message>
        <source>your own trumps are taken off</source>
        <translation>los propios se descuentan</translation>
    </message>
    <message>
        <source>You chose %1: with ten for each picture card. They count nothing.</source>
        <translation>Elegiste %1: con diez por figura. Las figuras no cuentan.</translation>
    </message>
    <message>
        <source>laying down after your own call</source>
        <translation>irse tras el propio canto</translation>
    </message>
    <message>
        <source>Sacada. How many tokens more than for an entrada does the declarer get?</source>
        <translation>Sacada. ¿Cuántas fichas más que por una entrada recibe el hombre?</translation>
    </message>
    <message>
        <source>Puesta. How many tokens more than for an entrada does the declarer pay?</source>
        <translation>Puesta. ¿Cuántas fichas más que por una entrada paga el hombre?</translation>
    </message>
    <message>
        <source>%1, against two opponents.</source>
        <translation>%1, contra dos contrarios.</translation>
    </message>
    <message>
        <source>%1: %2 to or from each of the two opponents, %3 in all.</source>
        <translation>%1: %2 a cada uno de los dos contrarios o de cada uno, %3 en total.</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Aficionado</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Habitual</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>juega fuerte</translation>
    </message>
    <message>
        <source>careful</source>
        <translation>juega seguro</translation>
    </message>
    <message>
        <source>talks a lot</source>
        <translation>habla mucho</translation>
    </message>
    <message>
        <source>says little</source>
        <translation>habla poco</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>too large, or not readable</source>
        <translation>demasiado grande o ilegible</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>debe ser true o false</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation>debe ser un número entero de %1 a %2</translation>
    </message>
    <message>
        <source>must be one of %1</source>
        <translation>debe ser uno de estos: %1</translation>
    </message>
    <message>
        <source>this game has no such option</source>
        <translation>este juego no tiene esa opción</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>debe ser un objeto</translation>
    </message>
    <message>
        <source>there is nothing to say after %1 here: %2</source>
        <translation>aquí no sigue nada a %1: %2</translation>
    </message>
    <message>
        <source>something is missing at the end</source>
        <translation>falta algo al final</translation>
    </message>
    <message>
        <source>%1 is not a card of this pack</source>
        <translation>%1 no es una carta de esta baraja</translation>
    </message>
    <message>
        <source>too many cards</source>
        <translation>demasiadas cartas</translation>
    </message>
    <message>
        <source>%1 cannot be said here</source>
        <translation>aquí no se puede decir %1</translation>
    </message>
    <message>
        <source>%1 is not what is asked for here</source>
        <translation>%1 no es lo que se pide aquí</translation>
    </message>
    <message>
        <source>an action is written as seat and verb</source>
        <translation>una acción se escribe con asiento y verbo</translation>
    </message>
    <message>
        <source>%1 is not an action of this game</source>
        <translation>%1 no es una acción de este juego</translation>
    </message>
    <message>
        <source>this game knows no such start value</source>
        <translation>este juego no conoce ese valor inicial</translation>
    </message>
    <message>
        <source>must be a seat from 0 to %1</source>
        <translation>debe ser un asiento de 0 a %1</translation>
    </message>
    <message>
        <source>must be a list of %1 numbers</source>
        <translation>debe ser una lista de %1 números</translation>
    </message>
    <message>
        <source>must be even</source>
        <translation>debe ser par</translation>
    </message>
    <message>
        <source>teams need 4, 6 or 8 players</source>
        <translation>los equipos requieren 4, 6 u 8 jugadores</translation>
    </message>
    <message>
        <source>must be a list of cards</source>
        <translation>debe ser una lista de cartas</translation>
    </message>
    <message>
        <source>must be a card of the pack, each once</source>
        <translation>debe ser una carta de la baraja, cada una una sola vez</translation>
    </message>
    <message>
        <source>must be a number of cards</source>
        <translation>debe ser una cantidad de cartas</translation>
    </message>
    <message>
        <source>must be a seat or null</source>
        <translation>debe ser un asiento o null</translation>
    </message>
    <message>
        <source>table and captured cards together must be %1 cards, not %2</source>
        <translation>la mesa y las capturas deben sumar %1 cartas, no %2</translation>
    </message>
    <message>
        <source>is not known</source>
        <translation>no se conoce</translation>
    </message>
    <message>
        <source>must be a list of [seat, amount]</source>
        <translation>debe ser una lista de [asiento, cantidad]</translation>
    </message>
    <message>
        <source>has more than %1 entries</source>
        <translation>tiene más de %1 entradas</translation>
    </message>
    <message>
        <source>must be [seat, amount], an amount from 1</source>
        <translation>debe ser [asiento, cantidad], con cantidad desde 1</translation>
    </message>
    <message>
        <source>needs tokens in the plate</source>
        <translation>requiere fichas en el plato</translation>
    </message>
    <message>
        <source>must be a multiple of 5</source>
        <translation>debe ser un múltiplo de 5</translation>
    </message>
    <message>
        <source>must be a list of 2 numbers from 0 to %1</source>
        <translation>debe ser una lista de 2 números de 0 a %1</translation>
    </message>
    <message>
        <source>%1 is dealt more often than the pack holds it</source>
        <translation>%1 se reparte más veces de las que está en la baraja</translation>
    </message>
    <message>
        <source>has more cards than are dealt, %1</source>
        <translation>tiene más cartas de las que se reparten, %1</translation>
    </message>
    <message>
        <source>must be %1 hands</source>
        <translation>deben ser %1 manos</translation>
    </message>
    <message>
        <source>must be %1 cards</source>
        <translation>deben ser %1 cartas</translation>
    </message>
    <message>
        <source>has more cards than are left</source>
        <translation>tiene más cartas de las que quedan</translation>
    </message>
    <message>
        <source>the start is in the middle of a deal, so this must be %1</source>
        <translation>la partida empieza en medio de un reparto: debe ser %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a card of this game</source>
        <translation>«%1» no es una carta de este juego</translation>
    </message>
    <message>
        <source>this is not a card of this game</source>
        <translation>esto no es una carta de este juego</translation>
    </message>
    <message>
        <source>must be a list of lists of cards</source>
        <translation>debe ser una lista de listas de cartas</translation>
    </message>
    <message>
        <source>must have one of %1</source>
        <translation>debe tener uno de estos: %1</translation>
    </message>
    <message>
        <source>this form of a deal has no such field</source>
        <translation>esta forma de reparto no tiene ese campo</translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation>%1 no es un número entero</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>esto no es JSON</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is given twice</source>
        <translation>la clave «%1» aparece dos veces</translation>
    </message>
    <message>
        <source>this is not JSON: %1</source>
        <translation>esto no es JSON: %1</translation>
    </message>
    <message>
        <source>there are more than %1 levels</source>
        <translation>hay más de %1 niveles</translation>
    </message>
    <message>
        <source>this is more than 16 MiB</source>
        <translation>esto supera los 16 MiB</translation>
    </message>
    <message>
        <source>a record is an object</source>
        <translation>un registro es un objeto</translation>
    </message>
    <message>
        <source>a record has no such field</source>
        <translation>un registro no tiene ese campo</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>debe ser %1</translation>
    </message>
    <message>
        <source>must be a list of deals</source>
        <translation>debe ser una lista de repartos</translation>
    </message>
    <message>
        <source>must be a list of %1 names</source>
        <translation>debe ser una lista de %1 nombres</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>debe ser un texto</translation>
    </message>
    <message>
        <source>must be a list of actions</source>
        <translation>debe ser una lista de acciones</translation>
    </message>
    <message>
        <source>are %1, of which %2 are read at most</source>
        <translation>son %1, de las que se leen a lo sumo %2</translation>
    </message>
</context>
<context>
    <name>loba</name>
    <message>
        <source>the contract alone</source>
        <translation>solo el contrato</translation>
    </message>
    <message>
        <source>the contract and further melds</source>
        <translation>el contrato y más juegos</translation>
    </message>
    <message>
        <source>melds of any number and size</source>
        <translation>juegos libres en número y tamaño</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Going down</source>
        <translation>Bajarse</translation>
    </message>
    <message>
        <source>What may be put down in the one meld of a deal. Trios of exactly three and escaleras of exactly four cards, unless they are free.</source>
        <translation>Qué se puede bajar en la única bajada de cada ronda. Tríos de tres cartas justas y escaleras de cuatro, salvo que sean libres.</translation>
    </message>
    <message>
        <source>Lay-offs at once</source>
        <translation>Agregar enseguida</translation>
    </message>
    <message>
        <source>Last card is discarded</source>
        <translation>La última se descarta</translation>
    </message>
    <message>
        <source>Nobody may go out by a meld or a lay-off: the last card is a discard.</source>
        <translation>Nadie puede cerrar bajándose o agregando: la última carta se descarta.</translation>
    </message>
    <message>
        <source>Reshuffles</source>
        <translation>Veces que se rebaraja</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Cartas en mano</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Between deals</source>
        <translation>Entre manos</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>goes out</source>
        <translation>cierra</translation>
    </message>
    <message>
        <source>The deal is blocked</source>
        <translation>Mano cerrada sin ganador</translation>
    </message>
    <message>
        <source>The discards are reshuffled</source>
        <translation>Se rebaraja el pozo</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Estricta</translation>
    </message>
    <message>
        <source>Loba</source>
        <translation>Loba</translation>
    </message>
    <message>
        <source>Argentina</source>
        <translation>Argentina</translation>
    </message>
    <message>
        <source>2 to 5 players</source>
        <translation>De 2 a 5 jugadores</translation>
    </message>
    <message>
        <source>Trios and escaleras: six deals, six contracts.</source>
        <translation>Tríos y escaleras: seis rondas, seis contratos.</translation>
    </message>
    <message>
        <source>The %1 is not in the hand.</source>
        <translation>Esta carta no está en la mano: %1.</translation>
    </message>
    <message>
        <source>There may be only one joker in each trio and each escalera.</source>
        <translation>En cada trío y en cada escalera puede haber un solo comodín.</translation>
    </message>
    <message>
        <source>%1 is too long: a trio has three cards, an escalera four.</source>
        <translation>Sobran cartas: %1. Un trío tiene tres; una escalera, cuatro.</translation>
    </message>
    <message>
        <source>This deal asks for %1 trios and %2 escaleras, put down together.</source>
        <translation>Esta ronda pide tríos: %1, escaleras: %2, bajados a la vez.</translation>
    </message>
    <message>
        <source>%1 trios and %2 escaleras may be put down, and no more.</source>
        <translation>Se pueden bajar tríos: %1, escaleras: %2, y nada más.</translation>
    </message>
    <message>
        <source>Trios are written first, then escaleras, each from the lowest up.</source>
        <translation>Primero se escriben los tríos y luego las escaleras, de menor a mayor.</translation>
    </message>
    <message>
        <source>Only one meld is allowed in a deal.</source>
        <translation>Solo te puedes bajar una vez por ronda.</translation>
    </message>
    <message>
        <source>The last card must be discarded.</source>
        <translation>La última carta se tiene que descartar.</translation>
    </message>
    <message>
        <source>At which end of the escalera?</source>
        <translation>¿En qué extremo de la escalera?</translation>
    </message>
    <message>
        <source>A trio has no ends.</source>
        <translation>Un trío no tiene extremos.</translation>
    </message>
    <message>
        <source>The %1 is not of the rank of this trio.</source>
        <translation>No es del valor de este trío: %1.</translation>
    </message>
    <message>
        <source>The %1 is not the next card at this end of the escalera.</source>
        <translation>No es la carta que sigue en este extremo de la escalera: %1.</translation>
    </message>
    <message>
        <source>A joker in a trio stays there.</source>
        <translation>El comodín de un trío se queda ahí.</translation>
    </message>
    <message>
        <source>There is no joker at an end of this escalera.</source>
        <translation>No hay comodín en ningún extremo de esta escalera.</translation>
    </message>
    <message>
        <source>There is no place for the joker at this end.</source>
        <translation>En este extremo no hay sitio para el comodín.</translation>
    </message>
    <message>
        <source>The %1 is not the card that the joker at the end stands for.</source>
        <translation>No es la carta que representa el comodín del extremo: %1.</translation>
    </message>
    <message>
        <source>Only a player who has melded in this deal may do that.</source>
        <translation>Solo puede hacerlo quien ya se bajó en esta ronda.</translation>
    </message>
    <message>
        <source>There is no meld with the number %1.</source>
        <translation>No hay ninguna bajada con el número %1.</translation>
    </message>
    <message>
        <source>Nobody may act now.</source>
        <translation>Ahora nadie puede jugar.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>Es el turno de %1.</translation>
    </message>
    <message>
        <source>Only one card is drawn in a turn.</source>
        <translation>En cada turno se roba una sola carta.</translation>
    </message>
    <message>
        <source>The contract</source>
        <translation>El contrato</translation>
    </message>
    <message>
        <source>You draw the %2 from the stock.</source>
        <translation>Robas del mazo: %2.</translation>
    </message>
    <message>
        <source>%1 draws from the stock.</source>
        <translation>%1 roba del mazo.</translation>
    </message>
    <message>
        <source>You take the %2 from the discards.</source>
        <translation>Robas del pozo: %2.</translation>
    </message>
    <message>
        <source>%1 takes the %2 from the discards.</source>
        <translation>%1 roba del pozo: %2.</translation>
    </message>
    <message>
        <source>You discard the %2.</source>
        <translation>Descartas: %2.</translation>
    </message>
    <message>
        <source>%1 discards the %2.</source>
        <translation>%1 descarta: %2.</translation>
    </message>
    <message>
        <source>You lay down a trio: %2.</source>
        <translation>Bajas un trío: %2.</translation>
    </message>
    <message>
        <source>%1 lays down a trio: %2.</source>
        <translation>%1 baja un trío: %2.</translation>
    </message>
    <message>
        <source>You lay down an escalera: %2.</source>
        <translation>Bajas una escalera: %2.</translation>
    </message>
    <message>
        <source>%1 lays down an escalera: %2.</source>
        <translation>%1 baja una escalera: %2.</translation>
    </message>
    <message>
        <source>You lay off the %2.</source>
        <translation>Agregas: %2.</translation>
    </message>
    <message>
        <source>%1 lays off the %2.</source>
        <translation>%1 agrega: %2.</translation>
    </message>
    <message>
        <source>You put the %2 in the joker&apos;s place; the joker moves to an end.</source>
        <translation>Pones %2 en el lugar del comodín; el comodín pasa a un extremo.</translation>
    </message>
    <message>
        <source>%1 puts the %2 in the joker&apos;s place; the joker moves to an end.</source>
        <translation>%1 pone %2 en el lugar del comodín; el comodín pasa a un extremo.</translation>
    </message>
    <message>
        <source>You go out!</source>
        <translation>¡Cierras!</translation>
    </message>
    <message>
        <source>%1 goes out.</source>
        <translation>%1 cierra.</translation>
    </message>
    <message>
        <source>You still hold %2.</source>
        <translation>Te quedan: %2.</translation>
    </message>
    <message>
        <source>%1 still holds %2.</source>
        <translation>A %1 le quedan: %2.</translation>
    </message>
    <message>
        <source>two trios</source>
        <translation>dos tríos</translation>
    </message>
    <message>
        <source>one trio and one escalera</source>
        <translation>un trío y una escalera</translation>
    </message>
    <message>
        <source>two escaleras</source>
        <translation>dos escaleras</translation>
    </message>
    <message>
        <source>three trios</source>
        <translation>tres tríos</translation>
    </message>
    <message>
        <source>two trios and one escalera</source>
        <translation>dos tríos y una escalera</translation>
    </message>
    <message>
        <source>one trio and two escaleras</source>
        <translation>un trío y dos escaleras</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>queda %n carta</numerusform>
            <numerusform>quedan %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the %1</source>
        <translation>Robar: %1</translation>
    </message>
    <message>
        <source>Your hand: −%1</source>
        <translation>Tu mano: −%1</translation>
    </message>
    <message>
        <source>The up-card is the %1.</source>
        <translation>La carta vista: %1.</translation>
    </message>
    <message>
        <source>I am out!</source>
        <translation>¡Cierro!</translation>
    </message>
    <message>
        <source>The contract: %1.</source>
        <translation>El contrato: %1.</translation>
    </message>
    <message>
        <source>The discards are reshuffled and become the new stock.</source>
        <translation>El pozo se rebaraja y vuelve a ser el mazo.</translation>
    </message>
    <message>
        <source>Your turn: draw a card</source>
        <translation>Te toca: roba una carta</translation>
    </message>
    <message>
        <source>Lay off, or discard a card</source>
        <translation>Agrega, o descarta una carta</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Descarta una carta</translation>
    </message>
    <message>
        <source>The cards left in the hand count against their owner.</source>
        <translation>Las cartas que quedan en la mano cuentan en contra.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) · has melded</source>
        <translation>
            <numerusform>%n carta · se bajó</numerusform>
            <numerusform>%n cartas · se bajó</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>da</translation>
    </message>
    <message numerus="yes">
        <source>out %n time(s)</source>
        <translation>
            <numerusform>cerró %n vez</numerusform>
            <numerusform>cerró %n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>It can take the place of a joker at the end of an escalera.</source>
        <translation>Puede ocupar el lugar de un comodín en el extremo de una escalera.</translation>
    </message>
    <message numerus="yes">
        <source>Left in the hand it costs %n point(s).</source>
        <translation>
            <numerusform>Si se queda en la mano cuesta %n punto.</numerusform>
            <numerusform>Si se queda en la mano cuesta %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>It stands for any card, but only one lies in a new meld.</source>
        <translation>Vale por cualquier carta, pero en un juego nuevo solo cabe uno.</translation>
    </message>
    <message>
        <source>Equal cards that you have not seen yet: %1.</source>
        <translation>Cartas iguales que aún no has visto: %1.</translation>
    </message>
    <message>
        <source>escalera</source>
        <translation>escalera</translation>
    </message>
    <message>
        <source>trio</source>
        <translation>trío</translation>
    </message>
    <message numerus="yes">
        <source>loose · %n point(s)</source>
        <translation>
            <numerusform>sueltas · %n punto</numerusform>
            <numerusform>sueltas · %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Bajarse</translation>
    </message>
    <message>
        <source>by melds</source>
        <translation>por juegos</translation>
    </message>
    <message>
        <source>by suit</source>
        <translation>por palo</translation>
    </message>
    <message>
        <source>by rank</source>
        <translation>por número</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Lay down: %1</source>
        <translation>Bajarse: %1</translation>
    </message>
    <message>
        <source>Lay down: %1 · %2</source>
        <translation>Bajarse: %1 · %2</translation>
    </message>
    <message>
        <source>Lay down: %1 · %2 · %3</source>
        <translation>Bajarse: %1 · %2 · %3</translation>
    </message>
    <message>
        <source>Lay down: %1 · %2 · %3 · %4</source>
        <translation>Bajarse: %1 · %2 · %3 · %4</translation>
    </message>
    <message>
        <source>Lay down or discard</source>
        <translation>Bájate o descarta</translation>
    </message>
    <message>
        <source>trio of %1 · %2</source>
        <translation>trío de %1 · %2</translation>
    </message>
    <message>
        <source>trio of %1</source>
        <translation>trío de %1</translation>
    </message>
    <message>
        <source>Lay off</source>
        <translation>Agregar</translation>
    </message>
    <message>
        <source>Lay off · low end</source>
        <translation>Agregar · extremo bajo</translation>
    </message>
    <message>
        <source>Lay off · high end</source>
        <translation>Agregar · extremo alto</translation>
    </message>
    <message>
        <source>Swap · joker to the low end</source>
        <translation>Cambiar · comodín al extremo bajo</translation>
    </message>
    <message>
        <source>Swap · joker to the high end</source>
        <translation>Cambiar · comodín al extremo alto</translation>
    </message>
    <message>
        <source>out</source>
        <translation>cerró</translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <translation>
            <numerusform>+%n punto</numerusform>
            <numerusform>+%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <translation>
            <numerusform>−%n punto</numerusform>
            <numerusform>−%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has met the contract, and may lay cards off from now on.</source>
        <translation>%1 cumplió el contrato y ya puede agregar cartas.</translation>
    </message>
    <message>
        <source>%1 has met the contract, and may lay cards off from the next turn on.</source>
        <translation>%1 cumplió el contrato y puede agregar cartas desde su próximo turno.</translation>
    </message>
    <message>
        <source>A turn begins with a card: the top one of the stock, which nobody sees, or the last one that was discarded.</source>
        <translation>El turno empieza con una carta: la de encima del mazo, que nadie ve, o la última descartada.</translation>
    </message>
    <message>
        <source>Cards that fit a meld may be laid off, whoever put it down. The discard ends the turn; cards left at the end count against you.</source>
        <translation>Se pueden agregar cartas a cualquier juego, sea de quien sea. El descarte acaba el turno; las cartas que te queden al final cuentan en contra.</translation>
    </message>
    <message>
        <source>The contract goes down at once and as a whole: a trio is three of a rank, an escalera four of a suit in a row. Without it, discard.</source>
        <translation>El contrato se baja entero y de una vez: un trío son tres del mismo valor; una escalera, cuatro seguidas del mismo palo. Si no, descarta.</translation>
    </message>
    <message>
        <source>For beginners</source>
        <translation>Para principiantes</translation>
    </message>
    <message>
        <source>%1 has one card left: one more that fits a meld, and the deal is over. What you hold then counts against you.</source>
        <translation>A %1 le queda una carta: si coloca una más, se acaba la mano. Lo que tengas entonces cuenta en contra.</translation>
    </message>
    <message>
        <source>%1 took the %2 openly: you know now in whose hand it is.</source>
        <translation>%1 tomó a la vista: %2. Ya sabes en qué mano está.</translation>
    </message>
    <message>
        <source>Everyone plays alone.</source>
        <translation>Cada uno juega por su cuenta.</translation>
    </message>
    <message>
        <source>Cards may be laid off on the very turn of the meld, not only from the next turn on.</source>
        <translation>Se puede agregar ya en el turno en que te bajas, no solo desde el siguiente.</translation>
    </message>
    <message>
        <source>How often the discards become a new stock in one deal; after that, everyone counts their hand.</source>
        <translation>Cuántas veces el pozo vuelve a ser mazo en una ronda; después, cada uno cuenta su mano.</translation>
    </message>
    <message>
        <source>%1 is not an escalera.</source>
        <translation>Esto no es una escalera: %1.</translation>
    </message>
    <message>
        <source>%1 is not a trio.</source>
        <translation>Esto no es un trío: %1.</translation>
    </message>
    <message>
        <source>You cannot lay off on the turn of your meld; from the next turn on you can.</source>
        <translation>En el turno en que te bajas no se agrega nada; desde el siguiente, sí.</translation>
    </message>
    <message>
        <source>First you draw a card, from the stock or from the discards.</source>
        <translation>Primero se roba una carta, del mazo o del pozo.</translation>
    </message>
    <message>
        <source>The stock is used up and nobody is out: everyone counts their hand.</source>
        <translation>El mazo se acabó y nadie cerró: cada uno cuenta su mano.</translation>
    </message>
    <message>
        <source>What do you do with the %1?</source>
        <translation>¿Qué haces con tu %1?</translation>
    </message>
    <message numerus="yes">
        <source>It fits %n meld(s) on the table.</source>
        <translation>
            <numerusform>Cabe en %n juego de la mesa.</numerusform>
            <numerusform>Cabe en %n juegos de la mesa.</numerusform>
        </translation>
    </message>
    <message>
        <source>everyone sees it</source>
        <translation>todos la ven</translation>
    </message>
    <message>
        <source>%1 has met the contract, and may lay cards off on anyone&apos;s melds.</source>
        <translation>%1 ya cumplió el contrato y puede agregar cartas a los juegos de todos.</translation>
    </message>
    <message>
        <source>Discard the %1</source>
        <translation>Descarta %1</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Roba del mazo</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>la del mazo</translation>
    </message>
    <message>
        <source>the %1</source>
        <translation>del pozo (%1)</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>Rosa</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>Bruno</translation>
    </message>
    <message>
        <source>Elena</source>
        <translation>Elena</translation>
    </message>
    <message>
        <source>Amalia</source>
        <translation>Amalia</translation>
    </message>
    <message>
        <source>Nélida</source>
        <translation>Nélida</translation>
    </message>
    <message>
        <source>Teo</source>
        <translation>Teo</translation>
    </message>
    <message>
        <source>Marta</source>
        <translation>Marta</translation>
    </message>
    <message>
        <source>Lucía</source>
        <translation>Lucía</translation>
    </message>
    <message>
        <source>Tomás</source>
        <translation>Tomás</translation>
    </message>
</context>
<context>
    <name>porrazo</name>
    <message>
        <source>+%1 · places %2, sets %3</source>
        <translation>+%1 · en su lugar %2, iguales %3</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automáticos</translation>
    </message>
    <message>
        <source>Highest card</source>
        <translation>Carta más alta</translation>
    </message>
    <message>
        <source>Last card of the run</source>
        <translation>Última carta</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>A la mesa</translation>
    </message>
    <message>
        <source>Deal two each</source>
        <translation>Repartir dos</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Best with two, good up to five.</source>
        <translation>Lo mejor son dos; hasta cinco va bien.</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Por equipos</translation>
    </message>
    <message>
        <source>Two teams, seated alternately.</source>
        <translation>Dos equipos, sentados de forma alterna.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Tantos para ganar</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Cantos</translation>
    </message>
    <message>
        <source>Claim missed declarations</source>
        <translation>Reclamar cantos olvidados</translation>
    </message>
    <message>
        <source>Opponents may score a ronda that was not declared.</source>
        <translation>Los rivales pueden anotarse una ronda que no se cantó.</translation>
    </message>
    <message>
        <source>Value of a limpia</source>
        <translation>Valor de la limpia</translation>
    </message>
    <message>
        <source>It matters only when a run goes past the king.</source>
        <translation>Solo cambia cuando la escalera pasa del rey.</translation>
    </message>
    <message>
        <source>Six players, leftover cards</source>
        <translation>Seis jugadores, cartas sobrantes</translation>
    </message>
    <message>
        <source>What is done with the twelve cards left after two deals.</source>
        <translation>Qué se hace con las doce cartas que sobran tras dos repartos.</translation>
    </message>
    <message>
        <source>Tendido: en su lugar</source>
        <translation>Tendido: en su lugar</translation>
    </message>
    <message>
        <source>Tendido: pair</source>
        <translation>Tendido: pareja</translation>
    </message>
    <message>
        <source>Tendido: three of a rank</source>
        <translation>Tendido: trío</translation>
    </message>
    <message>
        <source>Tendido: four of a rank</source>
        <translation>Tendido: cuatro iguales</translation>
    </message>
    <message>
        <source>En su lugar</source>
        <translation>En su lugar</translation>
    </message>
    <message>
        <source>Porrazo</source>
        <translation>Porrazo</translation>
    </message>
    <message>
        <source>Porrazo voided</source>
        <translation>Porrazo anulado</translation>
    </message>
    <message>
        <source>Limpia voided</source>
        <translation>Limpia anulada</translation>
    </message>
    <message>
        <source>Counter-porrazo</source>
        <translation>Contraporrazo</translation>
    </message>
    <message>
        <source>Limpia</source>
        <translation>Limpia</translation>
    </message>
    <message>
        <source>San Benito</source>
        <translation>San Benito</translation>
    </message>
    <message>
        <source>Ronda</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Rondine</source>
        <translation>Rondine</translation>
    </message>
    <message>
        <source>Claimed ronda</source>
        <translation>Ronda reclamada</translation>
    </message>
    <message>
        <source>Claimed rondine</source>
        <translation>Rondine reclamada</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>The dealer decides about the tendido</source>
        <translation>Decisión del tendido</translation>
    </message>
    <message>
        <source>The dealer arranges the tendido</source>
        <translation>Colocar el tendido</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Reclamaciones</translation>
    </message>
    <message>
        <source>The hand is finished</source>
        <translation>Entre manos</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>The next deal</source>
        <translation>Nuevo reparto</translation>
    </message>
    <message>
        <source>Leftover cards</source>
        <translation>Cartas sobrantes</translation>
    </message>
    <message>
        <source>The rest of the table</source>
        <translation>El resto de la mesa</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásico</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familiar</translation>
    </message>
    <message>
        <source>1904 book</source>
        <translation>Libro de 1904</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Corta</translation>
    </message>
    <message>
        <source>Mexico</source>
        <translation>México</translation>
    </message>
    <message>
        <source>2 to 6 or 8 players</source>
        <translation>De 2 a 6 u 8 jugadores</translation>
    </message>
    <message>
        <source>Strike the card your neighbour has just laid down.</source>
        <translation>Golpea la carta que tu vecino acaba de echar.</translation>
    </message>
    <message>
        <source>The dealer decides about the tendido right after dealing, and only until it is laid.</source>
        <translation>El que da decide sobre el tendido apenas termina de repartir, y solo hasta echarlo.</translation>
    </message>
    <message>
        <source>Rondas are declared before the first card of a deal, and only when you are asked.</source>
        <translation>Las rondas se cantan antes de la primera carta del reparto, y solo cuando se te pregunta.</translation>
    </message>
    <message>
        <source>There is no missed declaration to claim now.</source>
        <translation>Ahora no hay cantos olvidados que reclamar.</translation>
    </message>
    <message>
        <source>There is no tendido to arrange now.</source>
        <translation>Ahora no hay tendido que colocar.</translation>
    </message>
    <message>
        <source>No card can be played now.</source>
        <translation>Ahora no se puede jugar ninguna carta.</translation>
    </message>
    <message>
        <source>Only the dealer decides about the tendido.</source>
        <translation>Solo el que da decide sobre el tendido.</translation>
    </message>
    <message>
        <source>No declaration is asked for now.</source>
        <translation>Ahora no se pide ningún canto.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>Es el turno de %1.</translation>
    </message>
    <message>
        <source>There is nothing to claim.</source>
        <translation>No hay nada que reclamar.</translation>
    </message>
    <message>
        <source>The %1 is not in the hand.</source>
        <translation>Esta carta no está en la mano: %1.</translation>
    </message>
    <message>
        <source>The %1 has no place of its own: only ace, two, three and four may be left.</source>
        <translation>Sin lugar propio: %1. Solo se pueden dejar el as, el dos, el tres y el cuatro.</translation>
    </message>
    <message>
        <source>The %1 would not lie in its place, so it cannot be left.</source>
        <translation>No quedaría en su lugar, así que no se puede dejar: %1.</translation>
    </message>
    <message>
        <source>San Benito cannot be declined.</source>
        <translation>El San Benito no se puede rechazar.</translation>
    </message>
    <message>
        <source>The %1 takes nothing, so it is simply laid.</source>
        <translation>No toma nada, así que simplemente se echa: %1.</translation>
    </message>
    <message>
        <source>Two equal cards are a ronda, three a rondine; nothing else can be declared.</source>
        <translation>Dos cartas iguales son ronda, tres son rondine; no se canta nada más.</translation>
    </message>
    <message>
        <source>Only the cards within a pair of the tendido may change places.</source>
        <translation>Solo se cambian entre sí las cartas de una misma pareja del tendido.</translation>
    </message>
    <message>
        <source>That seat has no missed declaration that is still open.</source>
        <translation>Ese jugador no tiene ningún canto olvidado pendiente.</translation>
    </message>
    <message>
        <source>Only an opponent may claim a missed declaration.</source>
        <translation>Solo un rival puede reclamar un canto olvidado.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida terminó.</translation>
    </message>
    <message>
        <source>The next hand has not been dealt yet.</source>
        <translation>La mano siguiente aún no está repartida.</translation>
    </message>
    <message>
        <source>There is no such seat.</source>
        <translation>No existe ese sitio.</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>%1 from the right</source>
        <translation>%1 desde la derecha</translation>
    </message>
    <message>
        <source>%1 from the left</source>
        <translation>%1 desde la izquierda</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Esperar</translation>
    </message>
    <message numerus="yes">
        <source>after this deal, %n more</source>
        <translation>
            <numerusform>tras este reparto, %n más</numerusform>
            <numerusform>tras este reparto, %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Declare the rondine</source>
        <translation>Cantar la rondine</translation>
    </message>
    <message>
        <source>Declare the ronda</source>
        <translation>Cantar la ronda</translation>
    </message>
    <message>
        <source>+%1 if it is the highest</source>
        <translation>+%1 si es la más alta</translation>
    </message>
    <message>
        <source>an opponent may claim it</source>
        <translation>un rival puede reclamarla</translation>
    </message>
    <message>
        <source>it scores nothing</source>
        <translation>no vale nada</translation>
    </message>
    <message>
        <source>Stay silent</source>
        <translation>Callar</translation>
    </message>
    <message>
        <source>Claim the rondine of %1: %2</source>
        <translation>Reclamar la rondine de %1: %2</translation>
    </message>
    <message>
        <source>Claim the ronda of %1: %2</source>
        <translation>Reclamar la ronda de %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), +%1</source>
        <translation>
            <numerusform>%n carta, +%1</numerusform>
            <numerusform>%n cartas, +%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Tomar %1</translation>
    </message>
    <message>
        <source>Take %1 · Limpia</source>
        <translation>Tomar %1 · Limpia</translation>
    </message>
    <message>
        <source>Take %1 · Porrazo</source>
        <translation>Tomar %1 · Porrazo</translation>
    </message>
    <message>
        <source>Take %1 · Porrazo and limpia</source>
        <translation>Tomar %1 · Porrazo y limpia</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarla en la mesa</translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation>Echarla</translation>
    </message>
    <message>
        <source>in its place, +%1</source>
        <translation>en su lugar, +%1</translation>
    </message>
    <message>
        <source>takes nothing</source>
        <translation>no toma nada</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>gana la partida</translation>
    </message>
    <message>
        <source>Lay out the tendido</source>
        <translation>Echar el tendido</translation>
    </message>
    <message>
        <source>four cards to the table</source>
        <translation>cuatro cartas a la mesa</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>claim nothing more</source>
        <translation>no reclamar nada más</translation>
    </message>
    <message>
        <source>Lay out the tendido after this deal?</source>
        <translation>¿Echas el tendido tras este reparto?</translation>
    </message>
    <message>
        <source>Arrange the tendido</source>
        <translation>Coloca el tendido</translation>
    </message>
    <message>
        <source>You hold equal cards. Declare them?</source>
        <translation>Tienes cartas iguales. ¿Las cantas?</translation>
    </message>
    <message>
        <source>Your turn: play a card</source>
        <translation>Te toca: juega una carta</translation>
    </message>
    <message>
        <source>Not declared: claim it?</source>
        <translation>No se cantó: ¿la reclamas?</translation>
    </message>
    <message>
        <source>You lay the %2.</source>
        <translation>Echas: %2.</translation>
    </message>
    <message>
        <source>%1 lays the %2.</source>
        <translation>%1 echa: %2.</translation>
    </message>
    <message>
        <source>You take %3 with the %2.</source>
        <translation>Tomas: %3, con %2.</translation>
    </message>
    <message>
        <source>%1 takes %3 with the %2.</source>
        <translation>%1 toma: %3, con %2.</translation>
    </message>
    <message>
        <source>You answer with the %2 and take %3.</source>
        <translation>Contestas con %2 y tomas: %3.</translation>
    </message>
    <message>
        <source>%1 answers with the %2 and takes %3.</source>
        <translation>%1 contesta con %2 y toma: %3.</translation>
    </message>
    <message>
        <source>You lay out the tendido: %2.</source>
        <translation>Echas el tendido: %2.</translation>
    </message>
    <message>
        <source>%1 lays out the tendido: %2.</source>
        <translation>%1 echa el tendido: %2.</translation>
    </message>
    <message>
        <source>You wait with the tendido.</source>
        <translation>Esperas con el tendido.</translation>
    </message>
    <message>
        <source>%1 waits with the tendido.</source>
        <translation>%1 espera con el tendido.</translation>
    </message>
    <message>
        <source>You count %2 from the left.</source>
        <translation>Cuentas %2 desde la izquierda.</translation>
    </message>
    <message>
        <source>%1 counts %2 from the left.</source>
        <translation>%1 cuenta %2 desde la izquierda.</translation>
    </message>
    <message>
        <source>You count %2 from the right.</source>
        <translation>Cuentas %2 desde la derecha.</translation>
    </message>
    <message>
        <source>%1 counts %2 from the right.</source>
        <translation>%1 cuenta %2 desde la derecha.</translation>
    </message>
    <message>
        <source>You declare a ronda.</source>
        <translation>Cantas ronda.</translation>
    </message>
    <message>
        <source>%1 declares a ronda.</source>
        <translation>%1 canta ronda.</translation>
    </message>
    <message>
        <source>You declare a rondine.</source>
        <translation>Cantas rondine.</translation>
    </message>
    <message>
        <source>%1 declares a rondine.</source>
        <translation>%1 canta rondine.</translation>
    </message>
    <message>
        <source>You stay silent.</source>
        <translation>Callas.</translation>
    </message>
    <message>
        <source>You claim what %2 did not declare.</source>
        <translation>Reclamas lo que %2 no cantó.</translation>
    </message>
    <message>
        <source>%1 claims what %2 did not declare.</source>
        <translation>%1 reclama lo que %2 no cantó.</translation>
    </message>
    <message>
        <source>You claim nothing more.</source>
        <translation>No reclamas nada más.</translation>
    </message>
    <message>
        <source>%1 claims nothing more.</source>
        <translation>%1 no reclama nada más.</translation>
    </message>
    <message>
        <source>Cards of the tendido lie in their places.</source>
        <translation>Hay cartas del tendido en su lugar.</translation>
    </message>
    <message>
        <source>Two equal cards with the tendido.</source>
        <translation>Dos cartas iguales en el tendido.</translation>
    </message>
    <message>
        <source>Three equal cards with the tendido.</source>
        <translation>Tres cartas iguales en el tendido.</translation>
    </message>
    <message>
        <source>Four equal cards with the tendido.</source>
        <translation>Cuatro cartas iguales en el tendido.</translation>
    </message>
    <message>
        <source>The card lies in its place.</source>
        <translation>La carta queda en su lugar.</translation>
    </message>
    <message>
        <source>It struck the card just laid.</source>
        <translation>Golpeó la carta recién echada.</translation>
    </message>
    <message>
        <source>¡Porrazo!</source>
        <translation>¡Porrazo!</translation>
    </message>
    <message>
        <source>The porrazo was answered.</source>
        <translation>Contestaron el porrazo.</translation>
    </message>
    <message>
        <source>The third equal card in a row.</source>
        <translation>La tercera carta igual seguida.</translation>
    </message>
    <message>
        <source>¡Contraporrazo!</source>
        <translation>¡Contraporrazo!</translation>
    </message>
    <message>
        <source>The table is clean.</source>
        <translation>La mesa queda limpia.</translation>
    </message>
    <message>
        <source>¡Limpia!</source>
        <translation>¡Limpia!</translation>
    </message>
    <message>
        <source>The fourth equal card in a row wins the game.</source>
        <translation>La cuarta carta igual seguida gana la partida.</translation>
    </message>
    <message>
        <source>¡San Benito!</source>
        <translation>¡San Benito!</translation>
    </message>
    <message>
        <source>The side with the highest scores all of its own.</source>
        <translation>El bando con la más alta se anota todas las suyas.</translation>
    </message>
    <message>
        <source>It was not declared, and it was claimed.</source>
        <translation>No se cantó, y se reclamó.</translation>
    </message>
    <message>
        <source>More captured cards than the second.</source>
        <translation>Más cartas ganadas que el segundo.</translation>
    </message>
    <message>
        <source>¡Tendido!</source>
        <translation>¡Tendido!</translation>
    </message>
    <message>
        <source>¡Rondine!</source>
        <translation>¡Rondine!</translation>
    </message>
    <message>
        <source>¡Ronda!</source>
        <translation>¡Ronda!</translation>
    </message>
    <message>
        <source>¡La reclamo!</source>
        <translation>¡La reclamo!</translation>
    </message>
    <message>
        <source>Paso.</source>
        <translation>Paso.</translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <translation>Reparto %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n leftover card(s) go to the table.</source>
        <translation>
            <numerusform>%n carta sobrante va a la mesa.</numerusform>
            <numerusform>%n cartas sobrantes van a la mesa.</numerusform>
        </translation>
    </message>
    <message>
        <source>deal %1 of %2 · to %3</source>
        <translation>reparto %1 de %2 · a %3</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) · ronda</source>
        <translation>
            <numerusform>%n carta · ronda</numerusform>
            <numerusform>%n cartas · ronda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) · rondine</source>
        <translation>
            <numerusform>%n carta · rondine</numerusform>
            <numerusform>%n cartas · rondine</numerusform>
        </translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>da</translation>
    </message>
    <message>
        <source>+%1 can be answered</source>
        <translation>+%1, se puede contestar</translation>
    </message>
    <message>
        <source>It takes %1.</source>
        <translation>Se lleva %1.</translation>
    </message>
    <message>
        <source>A porrazo with it is worth %1.</source>
        <translation>Un porrazo con ella vale %1.</translation>
    </message>
    <message>
        <source>Cards of its rank that you have not seen yet: %1.</source>
        <translation>Cartas de su número que aún no has visto: %1.</translation>
    </message>
    <message>
        <source>Two equal cards in the hand are a ronda, three a rondine. At the end of the deal the highest one scores that was declared or claimed.</source>
        <translation>Dos cartas iguales en la mano son ronda; tres, rondine. Al final del reparto puntúa la más alta de las cantadas o reclamadas.</translation>
    </message>
    <message>
        <source>Two equal cards in the hand are a ronda, three a rondine. At the end of the deal the highest one scores that was declared.</source>
        <translation>Dos cartas iguales en la mano son ronda; tres, rondine. Al final del reparto puntúa la más alta de las cantadas.</translation>
    </message>
    <message>
        <source>A card takes an equal one, and with it those that follow upwards. Any other card is laid.</source>
        <translation>Una carta toma otra igual y, con ella, las que siguen hacia arriba. Las demás se echan a la mesa.</translation>
    </message>
    <message>
        <source>%1 takes: a card that can take must take.</source>
        <translation>%1 toma: la carta que puede tomar debe tomar.</translation>
    </message>
    <message>
        <source>Once in a hand the dealer lays four cards from the stock, the tendido, and scores its places and sets. You say after which deal.</source>
        <translation>Una vez por mano, quien da echa cuatro cartas del monte, el tendido, y puntúa por sus puestos y sus iguales. Tú dices después de qué reparto.</translation>
    </message>
    <message>
        <source>An ace in the first place, a two in the second, a three in the third and a four in the fourth score their number.</source>
        <translation>Un as en el primer puesto, un dos en el segundo, un tres en el tercero y un cuatro en el cuarto valen su número.</translation>
    </message>
    <message>
        <source>Somebody held a ronda and did not declare it: whoever claims it first owns it.</source>
        <translation>Alguien tenía ronda y no la cantó: es de quien la reclame primero.</translation>
    </message>
    <message>
        <source>For beginners</source>
        <translation>Para principiantes</translation>
    </message>
    <message>
        <source>%1 claims what you did not declare.</source>
        <translation>%1 reclama lo que no cantaste.</translation>
    </message>
    <message>
        <source>%1 declared a rondine: the two other cards equal the %2.</source>
        <translation>%1 cantó rondine: las otras dos cartas son iguales que %2.</translation>
    </message>
    <message>
        <source>%1 declared a ronda: the card still held equals the %2 or the %3.</source>
        <translation>%1 cantó ronda: la carta que le queda es igual que %2 o que %3.</translation>
    </message>
    <message>
        <source>Once in every hand: an ace to a four in its place scores, and so do equal cards among the four.</source>
        <translation>Una vez por mano: puntúan del as al cuatro en su lugar y las cartas iguales entre las cuatro.</translation>
    </message>
    <message>
        <source>Once in every hand: an ace to a four in its place scores, and so do cards equal to those on the table: %1.</source>
        <translation>Una vez por mano: puntúan del as al cuatro en su lugar y las cartas iguales a las de la mesa: %1.</translation>
    </message>
    <message>
        <source>Whoever reaches them first wins, even in the middle of a deal.</source>
        <translation>Gana quien llega primero, aunque sea a mitad de un reparto.</translation>
    </message>
    <message>
        <source>By hand, a ronda may be forgotten; otherwise each is declared automatically.</source>
        <translation>A mano, una ronda puede olvidarse; si no, todas se cantan solas.</translation>
    </message>
    <message>
        <source>What does the %1 do?</source>
        <translation>¿Qué haces con tu %1?</translation>
    </message>
    <message numerus="yes">
        <source>You made the last capture and take the rest: %n card(s).</source>
        <translation>
            <numerusform>Tomaste el último y te llevas el resto: %n carta.</numerusform>
            <numerusform>Tomaste el último y te llevas el resto: %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 made the last capture and takes the rest: %n card(s).</source>
        <translation>
            <numerusform>%1 tomó el último y se lleva el resto: %n carta.</numerusform>
            <numerusform>%1 tomó el último y se lleva el resto: %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes nothing from the table as it is.</source>
        <translation>De la mesa, tal como está, no se lleva nada.</translation>
    </message>
    <message>
        <source>A card whose number is how many cards the table has with it may stay there and score that number, instead of taking.</source>
        <translation>El número de la carta coincide con las que hay en la mesa contándola a ella: en vez de tomar, puede quedarse y valer ese número.</translation>
    </message>
    <message>
        <source>%1 laid the %2. The other three of its rank are gone: nobody can strike it.</source>
        <translation>%1 echó: %2. Las otras tres iguales ya salieron: nadie puede darle.</translation>
    </message>
    <message>
        <source>Leave the %1</source>
        <translation>Deja %1 en la mesa</translation>
    </message>
    <message>
        <source>Lay the %1</source>
        <translation>Echa %1</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message numerus="yes">
        <source>It brings in %n card(s): %5.</source>
        <translation>
            <numerusform>Trae %n carta: %5.</numerusform>
            <numerusform>Trae %n cartas: %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 takes %5: %n card(s) come in.</source>
        <translation>
            <numerusform>Con %1 tomas %5: entra %n carta.</numerusform>
            <numerusform>Con %1 tomas %5: entran %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s): %3.</source>
        <translation>
            <numerusform>Da %n tanto: %3.</numerusform>
            <numerusform>Da %n tantos: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 scores %n point(s): %3.</source>
        <translation>
            <numerusform>Con %1 sumas %n tanto: %3.</numerusform>
            <numerusform>Con %1 sumas %n tantos: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can answer the %1 with an equal card: you know where to find %5.</source>
        <translation>Nadie puede contestar a %1 con una carta igual. Ya sabes dónde buscar: %5.</translation>
    </message>
    <message numerus="yes">
        <source>If the %1 is struck, you strike back with an equal card for %n point(s).</source>
        <translation>
            <numerusform>Si le dan a %1, devuelves el golpe con otra igual: %n tanto.</numerusform>
            <numerusform>Si le dan a %1, devuelves el golpe con otra igual: %n tantos.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the %1 your side takes the trick for certain.</source>
        <translation>Con %1 tu bando gana la baza seguro.</translation>
    </message>
    <message>
        <source>The %1 does not take this trick.</source>
        <translation>Con %1 no se gana esta baza.</translation>
    </message>
    <message>
        <source>With the %1 your side takes the trick in %4 of 100 possible deals.</source>
        <translation>Con %1 tu bando gana la baza en %4 de cada 100 repartos posibles.</translation>
    </message>
    <message numerus="yes">
        <source>It is the highest in %4 of 100 possible deals: %n point(s), %3.</source>
        <translation>
            <numerusform>Es la más alta en %4 de cada 100 repartos posibles: %n tanto, %3.</numerusform>
            <numerusform>Es la más alta en %4 de cada 100 repartos posibles: %n tantos, %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other choice ends with more tokens than now in %4 of 100 possible deals.</source>
        <translation>Con la otra opción acabas con más fichas que ahora en %4 de cada 100 repartos posibles.</translation>
    </message>
    <message>
        <source>Played to the end, it leaves you more tokens than now in %4 of 100 possible deals.</source>
        <translation>Jugada hasta el final, te deja más fichas que ahora en %4 de cada 100 repartos posibles.</translation>
    </message>
    <message>
        <source>With all cards open, the %1 wins the hand in %4 of 100 possible deals.</source>
        <translation>A cartas vistas, con %1 se gana la mano en %4 de cada 100 repartos posibles.</translation>
    </message>
    <message numerus="yes">
        <source>Giving up hands them %n point(s).</source>
        <translation>
            <numerusform>Rendirse les da %n tanto.</numerusform>
            <numerusform>Rendirse les da %n tantos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side has the better envido in %4 of 100 possible deals; the bet pays from %6 on.</source>
        <translation>Tu bando tiene mejor envido en %4 de cada 100 repartos posibles; la apuesta conviene desde %6.</translation>
    </message>
    <message>
        <source>With all cards open, your side wins the hand in %4 of 100 possible deals; the bet pays from %6 on.</source>
        <translation>A cartas vistas, tu bando gana la mano en %4 de cada 100 repartos posibles; la apuesta conviene desde %6.</translation>
    </message>
    <message>
        <source>You keep for later: %5.</source>
        <translation>Te guardas para luego: %5.</translation>
    </message>
    <message numerus="yes">
        <source>You keep the %5 for later: %n unseen card(s) can beat it.</source>
        <translation>
            <numerusform>Te guardas %5 para luego: solo la gana %n carta que no has visto.</numerusform>
            <numerusform>Te guardas %5 para luego: la ganan %n cartas que no has visto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %7 as trumps you hold %n trump(s): %5.</source>
        <translation>
            <numerusform>Con triunfo de %7 tienes %n triunfo: %5.</numerusform>
            <numerusform>Con triunfo de %7 tienes %n triunfos: %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 goes with nothing in your hand.</source>
        <translation>En tu mano nada casa con %1.</translation>
    </message>
    <message>
        <source>The %1 fits what lies on the table: %5.</source>
        <translation>En la mesa, %1 cabe aquí: %5.</translation>
    </message>
    <message numerus="yes">
        <source>The %1 goes with %5, and with %n unseen card(s).</source>
        <translation>
            <numerusform>%1 combina con %5, y con %n carta que no has visto.</numerusform>
            <numerusform>%1 combina con %5, y con %n cartas que no has visto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes %n point(s) out of your hand.</source>
        <translation>
            <numerusform>Saca %n tanto de tu mano.</numerusform>
            <numerusform>Saca %n tantos de tu mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 costs whoever holds it at the end %n point(s).</source>
        <translation>
            <numerusform>A quien le quede %1 al final le cuesta %n tanto.</numerusform>
            <numerusform>A quien le quede %1 al final le cuesta %n tantos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 could lay the %1 off: it fits %5.</source>
        <translation>%2 podría soltar %1 en la mesa: cabe en %5.</translation>
    </message>
    <message>
        <source>%2 has taken %5: the %1 may go with that.</source>
        <translation>%2 tomó %5: puede casar con %1.</translation>
    </message>
    <message>
        <source>You can take or score at your next turn in %4 of 100 possible deals.</source>
        <translation>En tu próximo turno puedes tomar o puntuar en %4 de cada 100 repartos posibles.</translation>
    </message>
    <message>
        <source>After the %1 you can take or score at your next turn in %4 of 100 possible deals.</source>
        <translation>Tras %1, en tu próximo turno puedes tomar o puntuar en %4 de cada 100 repartos posibles.</translation>
    </message>
    <message numerus="yes">
        <source>Laid now, the tendido scores in %4 of 100 possible deals, about %n point(s).</source>
        <translation>
            <numerusform>Echado ahora, el tendido puntúa en %4 de cada 100 repartos posibles: cerca de %n tanto.</numerusform>
            <numerusform>Echado ahora, el tendido puntúa en %4 de cada 100 repartos posibles: cerca de %n tantos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Laid after the next deal, the tendido scores in %4 of 100 possible deals, about %n point(s).</source>
        <translation>
            <numerusform>Echado tras el próximo reparto, el tendido puntúa en %4 de cada 100 repartos posibles: cerca de %n tanto.</numerusform>
            <numerusform>Echado tras el próximo reparto, el tendido puntúa en %4 de cada 100 repartos posibles: cerca de %n tantos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side has the better flor in %4 of 100 possible deals; the bet pays from %6 on.</source>
        <translation>Tu bando tiene mejor flor en %4 de cada 100 repartos posibles; la apuesta conviene desde %6.</translation>
    </message>
    <message numerus="yes">
        <source>If nobody wants it, it brings %n point(s).</source>
        <translation>
            <numerusform>Si nadie lo quiere, da %n tanto.</numerusform>
            <numerusform>Si nadie lo quiere, da %n tantos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is a chance of %4 in 100 that %2 answers the %1 with an equal card: %n point(s), %3.</source>
        <translation>
            <numerusform>%4 de cada 100 veces, %2 contesta a %1 con una carta igual: %n tanto, %3.</numerusform>
            <numerusform>%4 de cada 100 veces, %2 contesta a %1 con una carta igual: %n tantos, %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the %1, there is a chance of %4 in 100 that %2 clears the table: %n point(s).</source>
        <translation>
            <numerusform>Tras %1, %4 de cada 100 veces %2 limpia la mesa: %n tanto.</numerusform>
            <numerusform>Tras %1, %4 de cada 100 veces %2 limpia la mesa: %n tantos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the %1, there is a chance of %4 in 100 that %2 lays a card in its place: up to %n point(s).</source>
        <translation>
            <numerusform>Tras %1, %4 de cada 100 veces %2 echa una carta en su lugar: hasta %n tanto.</numerusform>
            <numerusform>Tras %1, %4 de cada 100 veces %2 echa una carta en su lugar: hasta %n tantos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the %1, there is a chance of %4 in 100 that %2 can take: up to %n card(s).</source>
        <translation>
            <numerusform>Tras %1, %4 de cada 100 veces %2 puede tomar: hasta %n carta.</numerusform>
            <numerusform>Tras %1, %4 de cada 100 veces %2 puede tomar: hasta %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 hardly helps with the contract.</source>
        <translation>%1 apenas te acerca al contrato.</translation>
    </message>
    <message>
        <source>%2 was dealt a flor in %4 of 100 possible deals; accusing pays from %6 on.</source>
        <translation>%2 recibió flor en %4 de cada 100 repartos posibles; acusar conviene desde %6.</translation>
    </message>
    <message numerus="yes">
        <source>Going down now leaves %n card(s) that can only be laid off; one trio more could go with the rest.</source>
        <translation>
            <numerusform>Si te bajas ahora te queda %n carta que solo se puede agregar; con el resto podría ir un trío más.</numerusform>
            <numerusform>Si te bajas ahora te quedan %n cartas que solo se pueden agregar; con el resto podría ir un trío más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played to the end, the other choice costs %n token(s) on average.</source>
        <translation>
            <numerusform>Jugada hasta el final, la otra opción cuesta %n ficha de media.</numerusform>
            <numerusform>Jugada hasta el final, la otra opción cuesta %n fichas de media.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 can certainly answer the %1 with an equal card: %n point(s), %3.</source>
        <translation>
            <numerusform>Seguro que %2 contesta a %1 con una carta igual: %n tanto, %3.</numerusform>
            <numerusform>Seguro que %2 contesta a %1 con una carta igual: %n tantos, %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the %1, %2 can certainly clear the table: %n point(s).</source>
        <translation>
            <numerusform>Tras %1, seguro que %2 limpia la mesa: %n tanto.</numerusform>
            <numerusform>Tras %1, seguro que %2 limpia la mesa: %n tantos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the %1, %2 can certainly lay a card in its place: up to %n point(s).</source>
        <translation>
            <numerusform>Tras %1, seguro que %2 puede echar una carta en su lugar: hasta %n tanto.</numerusform>
            <numerusform>Tras %1, seguro que %2 puede echar una carta en su lugar: hasta %n tantos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the %1, %2 can certainly take: up to %n card(s).</source>
        <translation>
            <numerusform>Tras %1, seguro que %2 puede tomar: hasta %n carta.</numerusform>
            <numerusform>Tras %1, seguro que %2 puede tomar: hasta %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>After the %1 you can certainly take or score at your next turn.</source>
        <translation>Tras %1, seguro que en tu próximo turno puedes tomar o puntuar.</translation>
    </message>
    <message numerus="yes">
        <source>It is certainly the highest: %n point(s), %3.</source>
        <translation>
            <numerusform>Seguro que es la más alta: %n tanto, %3.</numerusform>
            <numerusform>Seguro que es la más alta: %n tantos, %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>With it you go out in this turn.</source>
        <translation>Con eso cierras en este turno.</translation>
    </message>
    <message>
        <source>It wins the game at once.</source>
        <translation>Con eso se gana la partida en el acto.</translation>
    </message>
    <message>
        <source>Giving up loses the game at once.</source>
        <translation>Si te rindes, pierdes la partida en el acto.</translation>
    </message>
    <message numerus="yes">
        <source>Played to the end, it costs %n token(s) on average.</source>
        <translation>
            <numerusform>Jugada hasta el final, cuesta %n ficha de media.</numerusform>
            <numerusform>Jugada hasta el final, cuesta %n fichas de media.</numerusform>
        </translation>
    </message>
    <message>
        <source>By the cards alone, your side has the better envido in %4 of 100 possible deals; given what was said and played, in about %8. The bet pays from %6 on.</source>
        <translation>Solo por las cartas, tu bando tiene mejor envido en %4 de cada 100 repartos posibles; por lo dicho y lo jugado, en unos %8. La apuesta conviene desde %6.</translation>
    </message>
    <message>
        <source>By the cards alone, your side has the better flor in %4 of 100 possible deals; given what was said and played, in about %8. The bet pays from %6 on.</source>
        <translation>Solo por las cartas, tu bando tiene mejor flor en %4 de cada 100 repartos posibles; por lo dicho y lo jugado, en unos %8. La apuesta conviene desde %6.</translation>
    </message>
    <message>
        <source>With all cards open, your side wins the hand in %4 of 100 possible deals; given what was said and played, in about %8. The bet pays from %6 on.</source>
        <translation>A cartas vistas, tu bando gana la mano en %4 de cada 100 repartos posibles; por lo dicho y lo jugado, en unos %8. La apuesta conviene desde %6.</translation>
    </message>
    <message>
        <source>The %1 completes the contract.</source>
        <translation>%1 completa el contrato.</translation>
    </message>
    <message>
        <source>With a card from the stock you go out in this turn in %4 of 100 cases.</source>
        <translation>Con una carta del mazo cierras en este turno en %4 de cada 100 casos.</translation>
    </message>
    <message>
        <source>A card from the stock completes the contract in %4 of 100 cases.</source>
        <translation>Una carta del mazo completa el contrato en %4 de cada 100 casos.</translation>
    </message>
    <message>
        <source>A card from the stock brings the contract nearer in %4 of 100 cases.</source>
        <translation>Una carta del mazo te acerca al contrato en %4 de cada 100 casos.</translation>
    </message>
    <message>
        <source>A card from the stock can be laid off in %4 of 100 cases.</source>
        <translation>Una carta del mazo se puede agregar a un juego de la mesa en %4 de cada 100 casos.</translation>
    </message>
    <message>
        <source>Won, this bet wins the game.</source>
        <translation>Si se gana, esta apuesta gana la partida.</translation>
    </message>
    <message>
        <source>Lost, this bet loses the game.</source>
        <translation>Si se pierde, esta apuesta pierde la partida.</translation>
    </message>
</context>
<context>
    <name>tresillo</name>
    <message>
        <source>until the fourth trick</source>
        <translation>hasta la cuarta baza</translation>
    </message>
    <message>
        <source>until the first trick</source>
        <translation>hasta la primera baza</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>wins the plate</source>
        <translation>se lleva el plato</translation>
    </message>
    <message>
        <source>is paid by the declarer</source>
        <translation>la paga el hombre</translation>
    </message>
    <message>
        <source>are paid and shared</source>
        <translation>se pagan y se reparten</translation>
    </message>
    <message>
        <source>stay on the paper</source>
        <translation>quedan en el papel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>With four the dealer of each deal sits out.</source>
        <translation>Con cuatro, el que da no juega esa mano.</translation>
    </message>
    <message>
        <source>Deals of a game</source>
        <translation>Manos de la partida</translation>
    </message>
    <message>
        <source>Forced espada</source>
        <translation>Espada forzada</translation>
    </message>
    <message>
        <source>If everybody passes, the holder of the espada must play.</source>
        <translation>Si todos pasan, quien tiene la espada debe jugar.</translation>
    </message>
    <message>
        <source>Penetro</source>
        <translation>Penetro</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Rendición</translation>
    </message>
    <message>
        <source>Codillo</source>
        <translation>Codillo</translation>
    </message>
    <message>
        <source>What the opponent who beats the declarer receives.</source>
        <translation>Qué recibe el contra que vence al hombre.</translation>
    </message>
    <message>
        <source>Debts at the end</source>
        <translation>Deudas al final</translation>
    </message>
    <message>
        <source>Play every trick</source>
        <translation>Jugar todas las bazas</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Pajaritos</translation>
    </message>
    <message>
        <source>Dealer&apos;s token</source>
        <translation>Tanto del que da</translation>
    </message>
    <message>
        <source>Takes the plate</source>
        <translation>Se lleva el plato</translation>
    </message>
    <message>
        <source>One from each player</source>
        <translation>Un tanto de cada uno</translation>
    </message>
    <message>
        <source>Puesta</source>
        <translation>Puesta</translation>
    </message>
    <message>
        <source>Debt paid</source>
        <translation>Deuda pagada</translation>
    </message>
    <message>
        <source>Bonus of the contract</source>
        <translation>Prima de la jugada</translation>
    </message>
    <message>
        <source>Estuches</source>
        <translation>Estuches</translation>
    </message>
    <message>
        <source>Primeras</source>
        <translation>Primeras</translation>
    </message>
    <message>
        <source>Bola</source>
        <translation>Bola</translation>
    </message>
    <message>
        <source>Debt settled</source>
        <translation>Deuda liquidada</translation>
    </message>
    <message>
        <source>Share of the pot</source>
        <translation>Reparto final</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Subasta</translation>
    </message>
    <message>
        <source>Choosing the contract</source>
        <translation>Elegir la jugada</translation>
    </message>
    <message>
        <source>Penetro: taking from the stock</source>
        <translation>Penetro: tomar del monte</translation>
    </message>
    <message>
        <source>Penetro: naming trumps</source>
        <translation>Penetro: nombrar triunfo</translation>
    </message>
    <message>
        <source>Who drops out</source>
        <translation>Quién se va</translation>
    </message>
    <message>
        <source>Who is first opponent</source>
        <translation>Quién es primer contra</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Robo</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Answer to the surrender</source>
        <translation>Respuesta a la rendición</translation>
    </message>
    <message>
        <source>Stop, or go for the bola</source>
        <translation>Plantarse o ir a la bola</translation>
    </message>
    <message>
        <source>Between two deals</source>
        <translation>Entre manos</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Nobody plays: %1 must play penetro.</source>
        <translation>Nadie juega: penetro de %1.</translation>
    </message>
    <message>
        <source>Nobody plays. The deal is void.</source>
        <translation>Nadie juega. La mano es nula.</translation>
    </message>
    <message numerus="yes">
        <source>%1 exchanges %n card(s).</source>
        <translation>
            <numerusform>%1 roba %n carta.</numerusform>
            <numerusform>%1 roba %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is first opponent.</source>
        <translation>%1 es primer contra.</translation>
    </message>
    <message>
        <source>%1 wins the trick.</source>
        <translation>%1 gana la baza.</translation>
    </message>
    <message>
        <source>%1 has made the bola.</source>
        <translation>%1 ha hecho la bola.</translation>
    </message>
    <message>
        <source>Sacada: %1 wins the deal.</source>
        <translation>Sacada: %1 gana la mano.</translation>
    </message>
    <message>
        <source>Codillo: %1 beats the declarer.</source>
        <translation>Codillo: %1 vence al hombre.</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>La partida queda en empate.</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Tres jugadores</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Partida corta</translation>
    </message>
    <message>
        <source>Four players, with penetro</source>
        <translation>Cuatro, con penetro</translation>
    </message>
    <message>
        <source>Nobody is forced to play</source>
        <translation>Nadie tiene que jugar</translation>
    </message>
    <message>
        <source>Tresillo</source>
        <translation>Tresillo</translation>
    </message>
    <message>
        <source>Spain</source>
        <translation>España</translation>
    </message>
    <message>
        <source>3 or 4 players</source>
        <translation>3 o 4 jugadores</translation>
    </message>
    <message>
        <source>One against two, for the plate. The game that invented bidding.</source>
        <translation>Uno contra dos, por el plato. El juego que inventó la subasta.</translation>
    </message>
    <message>
        <source>That cannot be done now. The table is at: %1.</source>
        <translation>Eso no se puede hacer ahora. En la mesa: %1.</translation>
    </message>
    <message>
        <source>The %1 is not in the hand.</source>
        <translation>Esta carta no está en la mano: %1.</translation>
    </message>
    <message>
        <source>Somebody has bid already: say «juego más» or pass.</source>
        <translation>Ya hay una oferta: di «juego más» o pasa.</translation>
    </message>
    <message>
        <source>Nobody has bid yet: begin with «juego».</source>
        <translation>Aún no hay ofertas: empieza con «juego».</translation>
    </message>
    <message>
        <source>Solo is the highest level; only a seat with higher priority may hold it.</source>
        <translation>El solo es lo más alto; solo puede mantenerlo quien tiene preferencia.</translation>
    </message>
    <message>
        <source>The bidding went higher: this contract is below the level.</source>
        <translation>La subasta subió más: esta jugada queda por debajo.</translation>
    </message>
    <message>
        <source>Entrada and solo are said with a suit, vuelta without one.</source>
        <translation>La entrada y el solo se dicen con palo; la vuelta, sin él.</translation>
    </message>
    <message>
        <source>This game is played without surrender.</source>
        <translation>Esta partida se juega sin rendición.</translation>
    </message>
    <message>
        <source>Only the declarer may surrender.</source>
        <translation>Solo el hombre puede rendirse.</translation>
    </message>
    <message>
        <source>A solo cannot be surrendered.</source>
        <translation>En un solo no cabe rendirse.</translation>
    </message>
    <message>
        <source>The deal has been surrendered once already.</source>
        <translation>En esta mano ya ha habido una rendición.</translation>
    </message>
    <message>
        <source>It is too late to surrender.</source>
        <translation>Ya es tarde para rendirse.</translation>
    </message>
    <message>
        <source>The %1 cannot be played: you must follow %2.</source>
        <translation>No se puede jugar: %1. Hay que servir %2.</translation>
    </message>
    <message>
        <source>The %1 cannot be played: a trump was led, and you must play a trump.</source>
        <translation>No se puede jugar: %1. Se salió de triunfo y hay que servirlo.</translation>
    </message>
    <message>
        <source>The %1 is named twice.</source>
        <translation>Esta carta está dos veces: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The stock has only %n card(s) left.</source>
        <translation>
            <numerusform>En el monte solo queda %n carta.</numerusform>
            <numerusform>En el monte solo quedan %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>That was the question of the first round: now decide.</source>
        <translation>Eso era la pregunta de la primera vuelta: ahora decide.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>No deal is under way.</source>
        <translation>No hay ninguna mano en juego.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>Es el turno de %1.</translation>
    </message>
    <message>
        <source>Espada forzada</source>
        <translation>Espada forzada</translation>
    </message>
    <message>
        <source>Void deal</source>
        <translation>Mano nula</translation>
    </message>
    <message>
        <source>First opponent</source>
        <translation>Primer contra</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>No juega</translation>
    </message>
    <message>
        <source>Trick won</source>
        <translation>Baza ganada</translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation>La defiende</translation>
    </message>
    <message>
        <source>Bola failed</source>
        <translation>Bola fallada</translation>
    </message>
    <message>
        <source>Bola made</source>
        <translation>Bola hecha</translation>
    </message>
    <message>
        <source>Sacada</source>
        <translation>Sacada</translation>
    </message>
    <message>
        <source>Debt written down</source>
        <translation>Deuda apuntada</translation>
    </message>
    <message>
        <source>Debt struck out</source>
        <translation>Deuda tachada</translation>
    </message>
    <message>
        <source>Drawn game</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Pasas.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 pasa.</translation>
    </message>
    <message>
        <source>Paso.</source>
        <translation>Paso.</translation>
    </message>
    <message>
        <source>You bid: juego.</source>
        <translation>Dices: juego.</translation>
    </message>
    <message>
        <source>%1 bids: juego.</source>
        <translation>%1 dice: juego.</translation>
    </message>
    <message>
        <source>Juego.</source>
        <translation>Juego.</translation>
    </message>
    <message>
        <source>You bid: juego más.</source>
        <translation>Dices: juego más.</translation>
    </message>
    <message>
        <source>%1 bids: juego más.</source>
        <translation>%1 dice: juego más.</translation>
    </message>
    <message>
        <source>Juego más.</source>
        <translation>Juego más.</translation>
    </message>
    <message>
        <source>You play an entrada in %2.</source>
        <translation>Juegas entrada a %2.</translation>
    </message>
    <message>
        <source>%1 plays an entrada in %2.</source>
        <translation>%1 juega entrada a %2.</translation>
    </message>
    <message>
        <source>Entrada: %2.</source>
        <translation>Entrada a %2.</translation>
    </message>
    <message>
        <source>You play a vuelta.</source>
        <translation>Juegas vuelta.</translation>
    </message>
    <message>
        <source>%1 plays a vuelta.</source>
        <translation>%1 juega vuelta.</translation>
    </message>
    <message>
        <source>Vuelta.</source>
        <translation>Vuelta.</translation>
    </message>
    <message>
        <source>You play a solo in %2.</source>
        <translation>Juegas solo a %2.</translation>
    </message>
    <message>
        <source>%1 plays a solo in %2.</source>
        <translation>%1 juega solo a %2.</translation>
    </message>
    <message>
        <source>Solo: %2.</source>
        <translation>Solo a %2.</translation>
    </message>
    <message>
        <source>You take the ten cards on top.</source>
        <translation>Tomas las diez cartas por arriba.</translation>
    </message>
    <message>
        <source>%1 takes the ten cards on top.</source>
        <translation>%1 toma las diez cartas por arriba.</translation>
    </message>
    <message>
        <source>Por arriba.</source>
        <translation>Por arriba.</translation>
    </message>
    <message>
        <source>You take the ten cards at the bottom.</source>
        <translation>Tomas las diez cartas por abajo.</translation>
    </message>
    <message>
        <source>%1 takes the ten cards at the bottom.</source>
        <translation>%1 toma las diez cartas por abajo.</translation>
    </message>
    <message>
        <source>Por abajo.</source>
        <translation>Por abajo.</translation>
    </message>
    <message>
        <source>You play penetro in %2.</source>
        <translation>Juegas penetro a %2.</translation>
    </message>
    <message>
        <source>%1 plays penetro in %2.</source>
        <translation>%1 juega penetro a %2.</translation>
    </message>
    <message>
        <source>Yo penetro: %2.</source>
        <translation>Yo penetro: a %2.</translation>
    </message>
    <message>
        <source>You stay in.</source>
        <translation>Te quedas.</translation>
    </message>
    <message>
        <source>%1 stays in.</source>
        <translation>%1 se queda.</translation>
    </message>
    <message>
        <source>Yo juego.</source>
        <translation>Yo juego.</translation>
    </message>
    <message>
        <source>You offer to drop out.</source>
        <translation>Ofreces irte.</translation>
    </message>
    <message>
        <source>%1 offers to drop out.</source>
        <translation>%1 puede irse.</translation>
    </message>
    <message>
        <source>Puedo irme.</source>
        <translation>Puedo irme.</translation>
    </message>
    <message>
        <source>You drop out.</source>
        <translation>Te vas.</translation>
    </message>
    <message>
        <source>%1 drops out.</source>
        <translation>%1 se va.</translation>
    </message>
    <message>
        <source>Me voy.</source>
        <translation>Me voy.</translation>
    </message>
    <message>
        <source>You want to go first.</source>
        <translation>Quieres ir primero.</translation>
    </message>
    <message>
        <source>%1 wants to go first.</source>
        <translation>%1 quiere ir primero.</translation>
    </message>
    <message>
        <source>Voy yo.</source>
        <translation>Voy yo.</translation>
    </message>
    <message>
        <source>You do not mind who goes first.</source>
        <translation>Te da igual quién va primero.</translation>
    </message>
    <message>
        <source>%1 does not mind who goes first.</source>
        <translation>A %1 le da igual quién va primero.</translation>
    </message>
    <message>
        <source>Me da igual.</source>
        <translation>Me da igual.</translation>
    </message>
    <message>
        <source>You let the other go first.</source>
        <translation>Dejas ir primero al otro.</translation>
    </message>
    <message>
        <source>%1 lets the other go first.</source>
        <translation>%1 deja ir primero al otro.</translation>
    </message>
    <message>
        <source>Vaya usted.</source>
        <translation>Vaya usted.</translation>
    </message>
    <message>
        <source>You surrender.</source>
        <translation>Te rindes.</translation>
    </message>
    <message>
        <source>%1 surrenders.</source>
        <translation>%1 se rinde.</translation>
    </message>
    <message>
        <source>Me rindo.</source>
        <translation>Me rindo.</translation>
    </message>
    <message>
        <source>You agree.</source>
        <translation>Estás conforme.</translation>
    </message>
    <message>
        <source>%1 agrees.</source>
        <translation>%1 está conforme.</translation>
    </message>
    <message>
        <source>Conforme.</source>
        <translation>Conforme.</translation>
    </message>
    <message>
        <source>¡La defiendo!</source>
        <translation>¡La defiendo!</translation>
    </message>
    <message>
        <source>You stop after five tricks.</source>
        <translation>Te plantas tras cinco bazas.</translation>
    </message>
    <message>
        <source>%1 stops after five tricks.</source>
        <translation>%1 se planta tras cinco bazas.</translation>
    </message>
    <message>
        <source>Me planto.</source>
        <translation>Me planto.</translation>
    </message>
    <message>
        <source>You go for the bola.</source>
        <translation>Vas a la bola.</translation>
    </message>
    <message>
        <source>%1 goes for the bola.</source>
        <translation>%1 va a la bola.</translation>
    </message>
    <message>
        <source>¡Voy a la bola!</source>
        <translation>¡Voy a la bola!</translation>
    </message>
    <message>
        <source>Espada forzada: you hold the espada and must play.</source>
        <translation>Espada forzada: tienes la espada y debes jugar.</translation>
    </message>
    <message>
        <source>Espada forzada: %1 holds the espada and must play.</source>
        <translation>Espada forzada: %1 tiene la espada y debe jugar.</translation>
    </message>
    <message>
        <source>Nobody plays: you must play penetro.</source>
        <translation>Nadie juega: debes jugar penetro.</translation>
    </message>
    <message numerus="yes">
        <source>You exchange %n card(s).</source>
        <translation>
            <numerusform>Robas %n carta.</numerusform>
            <numerusform>Robas %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are first opponent.</source>
        <translation>Eres primer contra.</translation>
    </message>
    <message>
        <source>You sit out this deal.</source>
        <translation>No juegas esta mano.</translation>
    </message>
    <message>
        <source>%1 sits out this deal.</source>
        <translation>%1 no juega esta mano.</translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <translation>Ganas la baza.</translation>
    </message>
    <message>
        <source>You defend it and are the declarer now.</source>
        <translation>La defiendes y ahora eres el hombre.</translation>
    </message>
    <message>
        <source>%1 defends it and is the declarer now.</source>
        <translation>%1 la defiende y es ahora el hombre.</translation>
    </message>
    <message>
        <source>Your bola has failed.</source>
        <translation>Tu bola ha fallado.</translation>
    </message>
    <message>
        <source>The bola of %1 has failed.</source>
        <translation>La bola de %1 ha fallado.</translation>
    </message>
    <message>
        <source>You have made the bola!</source>
        <translation>¡Has hecho la bola!</translation>
    </message>
    <message>
        <source>Sacada: you win the deal.</source>
        <translation>Sacada: ganas la mano.</translation>
    </message>
    <message>
        <source>Puesta: you have not won.</source>
        <translation>Puesta: no has ganado.</translation>
    </message>
    <message>
        <source>Puesta: %1 has not won.</source>
        <translation>Puesta: %1 no ha ganado.</translation>
    </message>
    <message>
        <source>Codillo: you beat the declarer.</source>
        <translation>Codillo: vences al hombre.</translation>
    </message>
    <message>
        <source>A debt of %2 is written down for you.</source>
        <translation>Se te apunta una deuda de %2.</translation>
    </message>
    <message>
        <source>A debt of %2 is written down for %1.</source>
        <translation>Se apunta una deuda de %2 a nombre de %1.</translation>
    </message>
    <message>
        <source>You strike out your own debt of %2.</source>
        <translation>Tachas tu propia deuda de %2.</translation>
    </message>
    <message>
        <source>The dealer pays 1 to the plate.</source>
        <translation>El que da paga 1 al plato.</translation>
    </message>
    <message>
        <source>The plate goes to the winner of the deal.</source>
        <translation>El plato es para quien gana la mano.</translation>
    </message>
    <message>
        <source>The declarer has not won and lays the value of the play in the plate.</source>
        <translation>El hombre no ha ganado y pone en el plato el valor de la jugada.</translation>
    </message>
    <message>
        <source>An opponent has more tricks than the declarer.</source>
        <translation>Un contra tiene más bazas que el hombre.</translation>
    </message>
    <message>
        <source>The largest debt on the paper is paid.</source>
        <translation>Se paga la mayor deuda del papel.</translation>
    </message>
    <message>
        <source>The bonus of the contract goes from or to each.</source>
        <translation>La prima de la jugada se cobra o se paga con cada uno.</translation>
    </message>
    <message>
        <source>The declarer held espada, mala and basto.</source>
        <translation>El hombre tenía espada, mala y basto.</translation>
    </message>
    <message>
        <source>The first five tricks in a row.</source>
        <translation>Las cinco primeras bazas seguidas.</translation>
    </message>
    <message>
        <source>All nine tricks were at stake.</source>
        <translation>Estaban en juego las nueve bazas.</translation>
    </message>
    <message>
        <source>The game is over: debts are paid in.</source>
        <translation>La partida termina: se pagan las deudas.</translation>
    </message>
    <message>
        <source>Plate, box and debts are shared equally.</source>
        <translation>Plato, caja y deudas se reparten por igual.</translation>
    </message>
    <message>
        <source>You play the %2.</source>
        <translation>Juegas: %2.</translation>
    </message>
    <message>
        <source>%1 plays the %2.</source>
        <translation>%1 juega: %2.</translation>
    </message>
    <message>
        <source>You take the turned card, the %2.</source>
        <translation>Tomas la carta vuelta: %2.</translation>
    </message>
    <message>
        <source>%1 takes the turned card, the %2.</source>
        <translation>%1 toma la carta vuelta: %2.</translation>
    </message>
    <message>
        <source>You turn the %2: trumps are %3.</source>
        <translation>Vuelves: %2. El triunfo es %3.</translation>
    </message>
    <message>
        <source>%1 turns the %2: trumps are %3.</source>
        <translation>%1 vuelve: %2. El triunfo es %3.</translation>
    </message>
    <message>
        <source>From the top</source>
        <translation>Por arriba</translation>
    </message>
    <message>
        <source>ten cards, unseen</source>
        <translation>diez cartas, sin verlas</translation>
    </message>
    <message>
        <source>From the bottom</source>
        <translation>Por abajo</translation>
    </message>
    <message>
        <source>I stay in</source>
        <translation>Yo juego</translation>
    </message>
    <message>
        <source>plays against the dealer</source>
        <translation>contra el que da</translation>
    </message>
    <message>
        <source>I can drop out</source>
        <translation>Puedo irme</translation>
    </message>
    <message>
        <source>the offer binds</source>
        <translation>la oferta obliga</translation>
    </message>
    <message>
        <source>I drop out</source>
        <translation>Me voy</translation>
    </message>
    <message>
        <source>sits out this deal</source>
        <translation>no juega esta mano</translation>
    </message>
    <message>
        <source>I go first</source>
        <translation>Voy yo</translation>
    </message>
    <message>
        <source>exchanges before the other</source>
        <translation>roba antes que el otro</translation>
    </message>
    <message>
        <source>Either way</source>
        <translation>Me da igual</translation>
    </message>
    <message>
        <source>leaves it to the other</source>
        <translation>que decida el otro</translation>
    </message>
    <message>
        <source>You go first</source>
        <translation>Vaya usted</translation>
    </message>
    <message>
        <source>exchanges what is left</source>
        <translation>roba de lo que quede</translation>
    </message>
    <message>
        <source>Entrada</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Vuelta</source>
        <translation>Vuelta</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>holds: %1</source>
        <translation>mantiene: %1</translation>
    </message>
    <message>
        <source>raises: %1 or better</source>
        <translation>sube: %1 o más</translation>
    </message>
    <message>
        <source>Paso</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>out of the auction</source>
        <translation>fuera de la subasta</translation>
    </message>
    <message>
        <source>Juego</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>entrada or better, for %1</source>
        <translation>entrada o más, por %1</translation>
    </message>
    <message>
        <source>Juego más</source>
        <translation>Juego más</translation>
    </message>
    <message>
        <source>Entrada: %1</source>
        <translation>Entrada a %1</translation>
    </message>
    <message>
        <source>you exchange first</source>
        <translation>robas primero</translation>
    </message>
    <message>
        <source>the stock turns the trumps, ±1 each</source>
        <translation>el monte da el triunfo, ±1 con cada uno</translation>
    </message>
    <message>
        <source>Solo: %1</source>
        <translation>Solo a %1</translation>
    </message>
    <message>
        <source>you do not exchange, ±2 each</source>
        <translation>sin robar, ±2 con cada uno</translation>
    </message>
    <message>
        <source>Trumps: %1</source>
        <translation>Triunfo: %1</translation>
    </message>
    <message>
        <source>throws the %1</source>
        <translation>descarta: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) stay in the stock</source>
        <translation>
            <numerusform>queda %n carta en el monte</numerusform>
            <numerusform>quedan %n cartas en el monte</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep all cards</source>
        <translation>Quedarse con todo</translation>
    </message>
    <message>
        <source>puesta: a debt of %1</source>
        <translation>puesta: deuda de %1</translation>
    </message>
    <message>
        <source>puesta: %1 to the plate</source>
        <translation>puesta: %1 al plato</translation>
    </message>
    <message>
        <source>I surrender</source>
        <translation>Me rindo</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Conforme</translation>
    </message>
    <message>
        <source>puesta for the declarer</source>
        <translation>puesta para el hombre</translation>
    </message>
    <message>
        <source>I defend it</source>
        <translation>La defiendo</translation>
    </message>
    <message>
        <source>you play on alone, for %1</source>
        <translation>sigues solo, por %1</translation>
    </message>
    <message>
        <source>I stop here</source>
        <translation>Me planto</translation>
    </message>
    <message>
        <source>primeras: +1 from each</source>
        <translation>primeras: +1 de cada uno</translation>
    </message>
    <message>
        <source>I go for the bola</source>
        <translation>Voy a la bola</translation>
    </message>
    <message>
        <source>+8 from each, or −8 to each</source>
        <translation>+8 de cada uno, o −8 a cada uno</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Tu oferta</translation>
    </message>
    <message>
        <source>Which contract do you play?</source>
        <translation>¿Qué jugada haces?</translation>
    </message>
    <message>
        <source>Penetro: which ten cards do you take?</source>
        <translation>Penetro: ¿qué diez cartas tomas?</translation>
    </message>
    <message>
        <source>Penetro: throw a card and name trumps</source>
        <translation>Penetro: descarta una y nombra triunfo</translation>
    </message>
    <message>
        <source>One of you must leave. Do you stay?</source>
        <translation>Uno de los dos se va. ¿Juegas?</translation>
    </message>
    <message>
        <source>Who exchanges first?</source>
        <translation>¿Quién roba primero?</translation>
    </message>
    <message>
        <source>Exchange: choose the cards to throw</source>
        <translation>Robo: elige qué descartas</translation>
    </message>
    <message>
        <source>Your turn: play a card</source>
        <translation>Te toca: juega una carta</translation>
    </message>
    <message>
        <source>The declarer surrenders. Do you agree?</source>
        <translation>El hombre se rinde. ¿Conforme?</translation>
    </message>
    <message>
        <source>Five tricks of five. Do you stop?</source>
        <translation>Cinco bazas de cinco. ¿Te plantas?</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jugarla</translation>
    </message>
    <message>
        <source>Throw the %1: which trumps?</source>
        <translation>Descartas %1: ¿qué triunfo?</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>no juega</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n baza</numerusform>
            <numerusform>%n bazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>dealer, declarer</source>
        <translation>da, hombre</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>hombre</translation>
    </message>
    <message>
        <source>dealer, first opponent</source>
        <translation>da, primer contra</translation>
    </message>
    <message>
        <source>first opponent</source>
        <translation>primer contra</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>da</translation>
    </message>
    <message>
        <source>debts: %1</source>
        <translation>deudas: %1</translation>
    </message>
    <message>
        <source>Nothing beats it.</source>
        <translation>Ninguna carta la mata.</translation>
    </message>
    <message>
        <source>It is the highest of its suit; only trumps beat it.</source>
        <translation>Es la más alta de su palo; solo la matan los triunfos.</translation>
    </message>
    <message>
        <source>It is beaten by %1.</source>
        <translation>Pierde contra: %1.</translation>
    </message>
    <message>
        <source>It is beaten by every trump, and in its suit by %1.</source>
        <translation>Pierde contra cualquier triunfo y, en su palo, contra: %1.</translation>
    </message>
    <message>
        <source>Of these you have not seen %1.</source>
        <translation>De estas no has visto %1.</translation>
    </message>
    <message>
        <source>The espada: always the highest trump.</source>
        <translation>La espada: siempre el triunfo más alto.</translation>
    </message>
    <message>
        <source>The basto: always a trump, the third.</source>
        <translation>El basto: siempre es triunfo, el tercero.</translation>
    </message>
    <message>
        <source>If its suit is trumps it is the mala, the second trump; else it is the lowest of its suit.</source>
        <translation>Si su palo es triunfo, es la mala, el segundo triunfo; si no, es la más baja de su palo.</translation>
    </message>
    <message>
        <source>The mala: the second trump.</source>
        <translation>La mala: el segundo triunfo.</translation>
    </message>
    <message>
        <source>A trump.</source>
        <translation>Un triunfo.</translation>
    </message>
    <message>
        <source>Throw %1, draw %1</source>
        <translation>Tirar %1, robar %1</translation>
    </message>
    <message>
        <source>paso</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>juego</source>
        <translation>juego</translation>
    </message>
    <message>
        <source>juego más</source>
        <translation>juego más</translation>
    </message>
    <message>
        <source>exchanges</source>
        <translation>se descarta</translation>
    </message>
    <message numerus="yes">
        <source>threw %n card(s)</source>
        <translation>
            <numerusform>%n carta cambiada</numerusform>
            <numerusform>%n cartas cambiadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>plate %1 + largest debt %2</source>
        <translation>plato %1 + mayor deuda %2</translation>
    </message>
    <message>
        <source>plate %1 + %2 players</source>
        <translation>plato %1 + %2 jugadores</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>hacia la derecha</translation>
    </message>
    <message>
        <source>A trump was led: %1 must play one too.</source>
        <translation>Se salió de triunfo: %1 tiene que servirlo.</translation>
    </message>
    <message>
        <source>%1 has no trump that must be played: only the espada, the mala and the basto may be kept back.</source>
        <translation>%1 no tiene triunfo que deba servir: solo la espada, la mala y el basto se pueden guardar.</translation>
    </message>
    <message>
        <source>%1 follows: whoever has a card of %2 must play it.</source>
        <translation>%1 sirve: quien tiene %2 debe jugarlas.</translation>
    </message>
    <message>
        <source>%1 has no card of %2, and then any card may be played.</source>
        <translation>%1 no tiene %2, y entonces puede jugar cualquier carta.</translation>
    </message>
    <message>
        <source>Whoever wins the auction names the trumps, and must win more tricks than either opponent.</source>
        <translation>Quien gana la subasta nombra el triunfo y debe hacer más bazas que cada contra.</translation>
    </message>
    <message>
        <source>Entrada: you name trumps and exchange cards. Vuelta: the stock names them. Solo: without exchange, for more tokens.</source>
        <translation>Entrada: nombras triunfo y robas. Vuelta: lo nombra el monte. Solo: sin robar, por más fichas.</translation>
    </message>
    <message>
        <source>Everybody passed: in a penetro the dealer plays with cards of the stock.</source>
        <translation>Todos pasaron: en el penetro, quien da juega con cartas del monte.</translation>
    </message>
    <message>
        <source>Name the trumps and throw one card, or give up and pay.</source>
        <translation>Nombra el triunfo y descarta una carta, o ríndete y paga.</translation>
    </message>
    <message>
        <source>Three play in a deal: one of the dealer&apos;s three opponents drops out.</source>
        <translation>En cada mano juegan tres: uno de los tres contras se va.</translation>
    </message>
    <message>
        <source>Two play against the declarer. The first opponent exchanges first, from what is left of the stock.</source>
        <translation>Dos juegan contra el hombre. El primer contra roba primero, de lo que queda del monte.</translation>
    </message>
    <message>
        <source>The suit led must be followed; whoever has none may play any card. The highest trump wins the trick.</source>
        <translation>Hay que servir el palo de salida; quien no lo tiene juega lo que quiera. El triunfo más alto gana la baza.</translation>
    </message>
    <message>
        <source>The declarer gives up: accept, or take over the contract and play on.</source>
        <translation>El hombre se rinde: acepta, o toma tú el juego y sigue.</translation>
    </message>
    <message>
        <source>Five tricks in a row are won: stop here, or try for all nine, the bola.</source>
        <translation>Cinco bazas seguidas ganadas: plántate o ve a por las nueve, la bola.</translation>
    </message>
    <message>
        <source>You win: %2</source>
        <translation>Ganas: %2</translation>
    </message>
    <message>
        <source>%1 wins: %2</source>
        <translation>Gana %1: %2</translation>
    </message>
    <message>
        <source>You lose: %2</source>
        <translation>Pierdes: %2</translation>
    </message>
    <message>
        <source>%1 loses: %2</source>
        <translation>Pierde %1: %2</translation>
    </message>
    <message>
        <source>Puesta: %2</source>
        <translation>Puesta: %2</translation>
    </message>
    <message>
        <source>Codillo: %2</source>
        <translation>Codillo: %2</translation>
    </message>
    <message>
        <source>Codillo for you: %2</source>
        <translation>Codillo tuyo: %2</translation>
    </message>
    <message numerus="yes">
        <source>You need %n more trick(s)</source>
        <translation>
            <numerusform>Te falta %n baza</numerusform>
            <numerusform>Te faltan %n bazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %n more trick(s)</source>
        <translation>
            <numerusform>A %1 le falta %n baza</numerusform>
            <numerusform>A %1 le faltan %n bazas</numerusform>
        </translation>
    </message>
    <message>
        <source>You have won the deal</source>
        <translation>Ya ganaste el juego</translation>
    </message>
    <message>
        <source>%1 has won the deal</source>
        <translation>%1 ya ganó el juego</translation>
    </message>
    <message>
        <source>You cannot win any more</source>
        <translation>Ya no puedes ganar</translation>
    </message>
    <message>
        <source>%1 cannot win any more</source>
        <translation>%1 ya no puede ganar</translation>
    </message>
    <message>
        <source>For beginners</source>
        <translation>Para principiantes</translation>
    </message>
    <message>
        <source>After this many deals the highest balance wins.</source>
        <translation>Tras esas manos gana quien más tenga.</translation>
    </message>
    <message>
        <source>If nobody plays, the dealer plays with ten cards from the stock.</source>
        <translation>Si nadie juega, el que da juega con diez cartas del monte.</translation>
    </message>
    <message>
        <source>Until when the declarer may give up the deal.</source>
        <translation>Hasta cuándo puede rendirse el hombre.</translation>
    </message>
    <message>
        <source>What happens to the debts on the paper when the game ends.</source>
        <translation>Qué pasa con las deudas del papel al terminar la partida.</translation>
    </message>
    <message>
        <source>Play on after five tricks, although nothing can change any more.</source>
        <translation>Seguir tras cinco bazas, aunque ya no cambie nada.</translation>
    </message>
    <message>
        <source>%1 strikes out their own debt of %2.</source>
        <translation>%1 tacha su propia deuda de %2.</translation>
    </message>
    <message>
        <source>The ante box is empty: everyone pays 5.</source>
        <translation>La caja de pajaritos está vacía: cada uno paga 5.</translation>
    </message>
    <message>
        <source>Everyone pays 1 to the declarer who wins.</source>
        <translation>Cada uno paga 1 al hombre que gana.</translation>
    </message>
    <message>
        <source>Throw what you do not want, and take as many from the stock. Everyone sees how many, nobody sees which.</source>
        <translation>Descarta lo que no quieras y roba otras tantas del monte. Cuántas lo ven todos; cuáles, nadie.</translation>
    </message>
    <message>
        <source>Play the %1</source>
        <translation>Juega %1</translation>
    </message>
</context>
<context>
    <name>truco</name>
    <message>
        <source>single game</source>
        <translation>un partido</translation>
    </message>
    <message>
        <source>best of three</source>
        <translation>al mejor de tres</translation>
    </message>
    <message>
        <source>what the leader lacks</source>
        <translation>lo que le falta al puntero</translation>
    </message>
    <message>
        <source>the game, while both are in the malas</source>
        <translation>el partido, si los dos están en malas</translation>
    </message>
    <message>
        <source>partners only, true</source>
        <translation>solo el compañero, verdaderas</translation>
    </message>
    <message>
        <source>seen by all, may lie</source>
        <translation>a la vista, se puede mentir</translation>
    </message>
    <message>
        <source>none</source>
        <translation>sin señas</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>The first half are the malas, the second the buenas; 15 has malas only.</source>
        <translation>La primera mitad son las malas, la segunda las buenas; a 15 solo hay malas.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partidos</translation>
    </message>
    <message>
        <source>One game, or until a side has won two.</source>
        <translation>Un partido, o hasta que un equipo gane dos.</translation>
    </message>
    <message>
        <source>Falta envido is worth</source>
        <translation>La falta envido vale</translation>
    </message>
    <message>
        <source>What a falta envido and a contraflor al resto give.</source>
        <translation>Lo que dan la falta envido y la contraflor al resto.</translation>
    </message>
    <message>
        <source>With flor</source>
        <translation>Con flor</translation>
    </message>
    <message>
        <source>Three cards of one suit score, and can be bid on.</source>
        <translation>Tres cartas del mismo palo valen puntos y se pueden apostar.</translation>
    </message>
    <message>
        <source>Pica-pica (six players)</source>
        <translation>Pica-pica (de a seis)</translation>
    </message>
    <message>
        <source>Every other deal is three duels of opposite seats.</source>
        <translation>Una mano sí y otra no son tres duelos entre los que están enfrente.</translation>
    </message>
    <message>
        <source>Pica-pica from</source>
        <translation>Pica-pica desde</translation>
    </message>
    <message>
        <source>No pica-pica before a side has this many points.</source>
        <translation>No hay pica-pica hasta que un equipo tenga estos puntos.</translation>
    </message>
    <message>
        <source>Cards over an unanswered truco</source>
        <translation>Jugar con el truco sin contestar</translation>
    </message>
    <message>
        <source>Play may go on, up to the last card of the trick, before a truco is answered.</source>
        <translation>Se puede seguir jugando, hasta la última carta de la baza, antes de contestar el truco.</translation>
    </message>
    <message>
        <source>Envido after an accepted truco</source>
        <translation>Envido con truco querido</translation>
    </message>
    <message>
        <source>Laying down in the first trick costs</source>
        <translation>Irse al mazo en primera cuesta</translation>
    </message>
    <message>
        <source>Points for conceding in the first trick with nothing bid.</source>
        <translation>Puntos por irse al mazo en primera sin nada cantado.</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Señas</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>La mano</translation>
    </message>
    <message>
        <source>Truco won</source>
        <translation>Truco querido</translation>
    </message>
    <message>
        <source>Retruco won</source>
        <translation>Retruco querido</translation>
    </message>
    <message>
        <source>Vale cuatro won</source>
        <translation>Vale cuatro querido</translation>
    </message>
    <message>
        <source>Truco refused</source>
        <translation>Truco no querido</translation>
    </message>
    <message>
        <source>Retruco refused</source>
        <translation>Retruco no querido</translation>
    </message>
    <message>
        <source>Vale cuatro refused</source>
        <translation>Vale cuatro no querido</translation>
    </message>
    <message>
        <source>Laid down</source>
        <translation>Se fueron al mazo</translation>
    </message>
    <message>
        <source>Envido not played</source>
        <translation>Envido perdido al mazo</translation>
    </message>
    <message>
        <source>Envido won</source>
        <translation>Envido querido</translation>
    </message>
    <message>
        <source>Falta envido won</source>
        <translation>Falta envido querida</translation>
    </message>
    <message>
        <source>Envido refused</source>
        <translation>Envido no querido</translation>
    </message>
    <message>
        <source>Flor</source>
        <translation>Flor</translation>
    </message>
    <message>
        <source>Contraflor won</source>
        <translation>Contraflor querida</translation>
    </message>
    <message>
        <source>Contraflor al resto won</source>
        <translation>Contraflor al resto querida</translation>
    </message>
    <message>
        <source>Contraflor refused</source>
        <translation>Contraflor no querida</translation>
    </message>
    <message>
        <source>Hidden flor found</source>
        <translation>Flor descubierta</translation>
    </message>
    <message>
        <source>Wrong accusation</source>
        <translation>Flor mal reclamada</translation>
    </message>
    <message>
        <source>cards and bids</source>
        <translation>juego</translation>
    </message>
    <message>
        <source>envido bidding</source>
        <translation>canto del envido</translation>
    </message>
    <message>
        <source>last call of flor</source>
        <translation>última llamada de flor</translation>
    </message>
    <message>
        <source>first round of flor bidding</source>
        <translation>ronda de flores</translation>
    </message>
    <message>
        <source>flor bidding</source>
        <translation>canto de la flor</translation>
    </message>
    <message>
        <source>declaring points</source>
        <translation>cantar los tantos</translation>
    </message>
    <message>
        <source>looking for hidden flors</source>
        <translation>reclamos de flor</translation>
    </message>
    <message>
        <source>between deals</source>
        <translation>entre manos</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>fin del partido</translation>
    </message>
    <message>
        <source>redonda</source>
        <translation>redonda</translation>
    </message>
    <message>
        <source>pica-pica</source>
        <translation>pica-pica</translation>
    </message>
    <message>
        <source>duel</source>
        <translation>duelo</translation>
    </message>
    <message>
        <source>trick won</source>
        <translation>baza ganada</translation>
    </message>
    <message>
        <source>parda</source>
        <translation>parda</translation>
    </message>
    <message>
        <source>says the points</source>
        <translation>canta los tantos</translation>
    </message>
    <message>
        <source>son buenas</source>
        <translation>son buenas</translation>
    </message>
    <message>
        <source>shows a flor</source>
        <translation>muestra una flor</translation>
    </message>
    <message>
        <source>the envido is void</source>
        <translation>el envido queda anulado</translation>
    </message>
    <message>
        <source>game won</source>
        <translation>partido ganado</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásico</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Corto</translation>
    </message>
    <message>
        <source>Best of three</source>
        <translation>Al mejor de tres</translation>
    </message>
    <message>
        <source>Truco</source>
        <translation>Truco</translation>
    </message>
    <message>
        <source>Argentina</source>
        <translation>Argentina</translation>
    </message>
    <message>
        <source>2, 4 or 6 players</source>
        <translation>2, 4 o 6 jugadores</translation>
    </message>
    <message>
        <source>Three cards, two bets and a straight face.</source>
        <translation>Tres cartas, dos apuestas y cara de póquer.</translation>
    </message>
    <message>
        <source>Nothing has been bid that this answers.</source>
        <translation>No hay ningún canto que contestar así.</translation>
    </message>
    <message>
        <source>The envido must be answered first.</source>
        <translation>Antes hay que contestar el envido.</translation>
    </message>
    <message>
        <source>The last call of flor must be answered first.</source>
        <translation>Antes hay que contestar la última llamada de flor.</translation>
    </message>
    <message>
        <source>The flor must be settled first.</source>
        <translation>Antes hay que resolver la flor.</translation>
    </message>
    <message>
        <source>The flor must be answered first.</source>
        <translation>Antes hay que contestar la flor.</translation>
    </message>
    <message>
        <source>The points are being declared.</source>
        <translation>Se están cantando los tantos.</translation>
    </message>
    <message>
        <source>The play is over; hidden flors may be claimed now.</source>
        <translation>La mano terminó; ahora se pueden reclamar flores.</translation>
    </message>
    <message>
        <source>The next deal has not begun.</source>
        <translation>La mano siguiente no empezó.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>El partido terminó.</translation>
    </message>
    <message>
        <source>Somebody else is on turn.</source>
        <translation>El turno es de otro jugador.</translation>
    </message>
    <message>
        <source>The %1 is not in the hand.</source>
        <translation>Esta carta no está en la mano: %1.</translation>
    </message>
    <message>
        <source>The truco must be answered before a card is played.</source>
        <translation>Antes de jugar hay que contestar el truco.</translation>
    </message>
    <message>
        <source>The last card of a trick is not played over an unanswered truco.</source>
        <translation>La última carta de la baza no se juega con el truco sin contestar.</translation>
    </message>
    <message>
        <source>With a flor that may still be announced there is no envido.</source>
        <translation>Con una flor que aún se puede cantar no hay envido.</translation>
    </message>
    <message>
        <source>A flor excludes the envido.</source>
        <translation>La flor excluye el envido.</translation>
    </message>
    <message>
        <source>The envido of this play is over.</source>
        <translation>El envido de esta mano ya pasó.</translation>
    </message>
    <message>
        <source>At this table an accepted truco closes the envido.</source>
        <translation>En esta mesa el truco querido cierra el envido.</translation>
    </message>
    <message>
        <source>The other side has to answer.</source>
        <translation>Tiene que contestar el otro equipo.</translation>
    </message>
    <message>
        <source>This bid cannot follow the last one.</source>
        <translation>Este canto no puede seguir al último.</translation>
    </message>
    <message>
        <source>The other side has to answer first.</source>
        <translation>Antes tiene que contestar el otro equipo.</translation>
    </message>
    <message>
        <source>This step has been called already.</source>
        <translation>Este paso ya se cantó.</translation>
    </message>
    <message>
        <source>The step before it has not been called.</source>
        <translation>Falta cantar el paso anterior.</translation>
    </message>
    <message>
        <source>Only the side that accepted may raise.</source>
        <translation>Solo puede subir el equipo que quiso.</translation>
    </message>
    <message>
        <source>Somebody else has the word.</source>
        <translation>La palabra la tiene otro jugador.</translation>
    </message>
    <message>
        <source>At this table the flor is not played.</source>
        <translation>En esta mesa se juega sin flor.</translation>
    </message>
    <message>
        <source>A flor is three cards of one suit.</source>
        <translation>La flor son tres cartas del mismo palo.</translation>
    </message>
    <message>
        <source>The time to announce the flor has passed.</source>
        <translation>Ya pasó el momento de cantar la flor.</translation>
    </message>
    <message>
        <source>At this table no signs are made.</source>
        <translation>En esta mesa no se hacen señas.</translation>
    </message>
    <message>
        <source>Without a partner there is nobody to make signs to.</source>
        <translation>Sin compañero no hay a quién hacerle señas.</translation>
    </message>
    <message>
        <source>Signs are made with a card in hand.</source>
        <translation>Las señas se hacen con cartas en mano.</translation>
    </message>
    <message>
        <source>Each sign is made once in a play.</source>
        <translation>Cada seña se hace una vez por mano.</translation>
    </message>
    <message>
        <source>At this table signs are true.</source>
        <translation>En esta mesa las señas son verdaderas.</translation>
    </message>
    <message>
        <source>There is nothing left to claim.</source>
        <translation>Ya no queda nada que reclamar.</translation>
    </message>
    <message>
        <source>This seat is not suspected by your side.</source>
        <translation>Tu equipo no sospecha de este jugador.</translation>
    </message>
    <message>
        <source>There are no cards left to lay down.</source>
        <translation>Ya no quedan cartas que tirar al mazo.</translation>
    </message>
    <message>
        <source>Another seat has the choice.</source>
        <translation>La elección es de otro jugador.</translation>
    </message>
    <message>
        <source>There is no such seat.</source>
        <translation>Ese asiento no existe.</translation>
    </message>
    <message>
        <source>Only the two players of this duel may do that now.</source>
        <translation>Ahora solo actúan los dos jugadores de este duelo.</translation>
    </message>
    <message>
        <source>Whoever has laid down the cards is out of this hand.</source>
        <translation>Quien se fue al mazo ya no participa en esta mano.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Envido</source>
        <translation>Envido</translation>
    </message>
    <message>
        <source>¡Envido!</source>
        <translation>¡Envido!</translation>
    </message>
    <message>
        <source>Real envido</source>
        <translation>Real envido</translation>
    </message>
    <message>
        <source>¡Real envido!</source>
        <translation>¡Real envido!</translation>
    </message>
    <message>
        <source>Falta envido</source>
        <translation>Falta envido</translation>
    </message>
    <message>
        <source>¡Falta envido!</source>
        <translation>¡Falta envido!</translation>
    </message>
    <message>
        <source>¡Truco!</source>
        <translation>¡Truco!</translation>
    </message>
    <message>
        <source>Retruco</source>
        <translation>Quiero retruco</translation>
    </message>
    <message>
        <source>¡Quiero retruco!</source>
        <translation>¡Quiero retruco!</translation>
    </message>
    <message>
        <source>Vale cuatro</source>
        <translation>Quiero vale cuatro</translation>
    </message>
    <message>
        <source>¡Quiero vale cuatro!</source>
        <translation>¡Quiero vale cuatro!</translation>
    </message>
    <message>
        <source>Quiero</source>
        <translation>Quiero</translation>
    </message>
    <message>
        <source>¡Quiero!</source>
        <translation>¡Quiero!</translation>
    </message>
    <message>
        <source>No quiero</source>
        <translation>No quiero</translation>
    </message>
    <message>
        <source>No quiero.</source>
        <translation>No quiero.</translation>
    </message>
    <message>
        <source>Al mazo</source>
        <translation>Al mazo</translation>
    </message>
    <message>
        <source>Me voy al mazo.</source>
        <translation>Me voy al mazo.</translation>
    </message>
    <message>
        <source>Say your points</source>
        <translation>Cantar los tantos</translation>
    </message>
    <message>
        <source>Son buenas</source>
        <translation>Son buenas</translation>
    </message>
    <message>
        <source>Son buenas.</source>
        <translation>Son buenas.</translation>
    </message>
    <message>
        <source>¡Flor!</source>
        <translation>¡Flor!</translation>
    </message>
    <message>
        <source>Contraflor</source>
        <translation>Contraflor</translation>
    </message>
    <message>
        <source>¡Contraflor!</source>
        <translation>¡Contraflor!</translation>
    </message>
    <message>
        <source>Contraflor al resto</source>
        <translation>Contraflor al resto</translation>
    </message>
    <message>
        <source>¡Contraflor al resto!</source>
        <translation>¡Contraflor al resto!</translation>
    </message>
    <message>
        <source>Con flor me achico</source>
        <translation>Con flor me achico</translation>
    </message>
    <message>
        <source>Con flor me achico.</source>
        <translation>Con flor me achico.</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Callar la flor</translation>
    </message>
    <message>
        <source>Flor found!</source>
        <translation>¡Flor descubierta!</translation>
    </message>
    <message>
        <source>¡Flor descubierta!</source>
        <translation>¡Flor descubierta!</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Sigamos</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Hacer una seña</translation>
    </message>
    <message>
        <source>%1 · if refused, %2</source>
        <translation>%1 · si no, %2</translation>
    </message>
    <message>
        <source>You play the %2.</source>
        <translation>Juegas: %2.</translation>
    </message>
    <message>
        <source>%1 plays the %2.</source>
        <translation>%1 juega: %2.</translation>
    </message>
    <message>
        <source>You: %2.</source>
        <translation>Tú: %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Pica-pica</source>
        <translation>Pica-pica</translation>
    </message>
    <message>
        <source>Duel %1 of 3</source>
        <translation>Duelo %1 de 3</translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <translation>Ganas la baza.</translation>
    </message>
    <message>
        <source>%1 wins the trick.</source>
        <translation>%1 gana la baza.</translation>
    </message>
    <message>
        <source>Parda: nobody wins the trick.</source>
        <translation>Parda: nadie gana la baza.</translation>
    </message>
    <message>
        <source>You say %2.</source>
        <translation>Cantas %2.</translation>
    </message>
    <message>
        <source>%1 says %2.</source>
        <translation>%1 canta %2.</translation>
    </message>
    <message>
        <source>You: son buenas.</source>
        <translation>Tú: son buenas.</translation>
    </message>
    <message>
        <source>%1: son buenas.</source>
        <translation>%1: son buenas.</translation>
    </message>
    <message>
        <source>You show a flor.</source>
        <translation>Muestras una flor.</translation>
    </message>
    <message>
        <source>%1 shows a flor.</source>
        <translation>%1 muestra una flor.</translation>
    </message>
    <message>
        <source>The flor makes the envido void.</source>
        <translation>La flor anula el envido.</translation>
    </message>
    <message>
        <source>%1: a game won.</source>
        <translation>%1: un partido ganado.</translation>
    </message>
    <message>
        <source>Flor found: %1</source>
        <translation>Flor descubierta: %1</translation>
    </message>
    <message>
        <source>Your turn: play a card</source>
        <translation>Te toca: juega una carta</translation>
    </message>
    <message>
        <source>What do you say?</source>
        <translation>¿Qué dices?</translation>
    </message>
    <message>
        <source>Did somebody hide a flor?</source>
        <translation>¿Alguien calló una flor?</translation>
    </message>
    <message>
        <source>What do you say about the flor?</source>
        <translation>¿Qué dices de la flor?</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>a %1</translation>
    </message>
    <message>
        <source>al mazo</source>
        <translation>al mazo</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>mano</source>
        <translation>mano</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>da</translation>
    </message>
    <message>
        <source>Nothing beats it.</source>
        <translation>Ninguna carta la mata.</translation>
    </message>
    <message>
        <source>It is beaten by %1.</source>
        <translation>Pierde contra: %1.</translation>
    </message>
    <message>
        <source>Of the other 39 cards, this many beat it: %1.</source>
        <translation>Cartas que la matan, de las otras 39: %1.</translation>
    </message>
    <message>
        <source>As high as it, so that the trick is parda: %1.</source>
        <translation>Iguales a ella, con las que la baza queda parda: %1.</translation>
    </message>
    <message>
        <source>Of the cards that beat it you have not seen %1.</source>
        <translation>De las cartas que la matan no has visto %1.</translation>
    </message>
    <message>
        <source>For the envido it counts %1.</source>
        <translation>Para el envido vale %1.</translation>
    </message>
    <message>
        <source>Your sign: %2 (%3).</source>
        <translation>Tu seña: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 makes a sign: %2 (%3).</source>
        <translation>%1 hace una seña: %2 (%3).</translation>
    </message>
    <message>
        <source>You show %2.</source>
        <translation>Muestras: %2.</translation>
    </message>
    <message>
        <source>%1 shows %2.</source>
        <translation>%1 muestra: %2.</translation>
    </message>
    <message>
        <source>pie</source>
        <translation>pie</translation>
    </message>
    <message>
        <source>envido</source>
        <translation>envido</translation>
    </message>
    <message>
        <source>real envido</source>
        <translation>real envido</translation>
    </message>
    <message>
        <source>falta envido</source>
        <translation>falta envido</translation>
    </message>
    <message>
        <source>truco</source>
        <translation>truco</translation>
    </message>
    <message>
        <source>retruco</source>
        <translation>retruco</translation>
    </message>
    <message>
        <source>vale cuatro</source>
        <translation>vale cuatro</translation>
    </message>
    <message>
        <source>flor</source>
        <translation>flor</translation>
    </message>
    <message>
        <source>contraflor</source>
        <translation>contraflor</translation>
    </message>
    <message>
        <source>contraflor al resto</source>
        <translation>contraflor al resto</translation>
    </message>
    <message>
        <source>Raised eyebrows</source>
        <translation>Levantar las cejas</translation>
    </message>
    <message>
        <source>ace of espadas</source>
        <translation>ancho de espada</translation>
    </message>
    <message>
        <source>Wink</source>
        <translation>Guiñar un ojo</translation>
    </message>
    <message>
        <source>ace of bastos</source>
        <translation>ancho de basto</translation>
    </message>
    <message>
        <source>Mouth to the right</source>
        <translation>Torcer la boca a la derecha</translation>
    </message>
    <message>
        <source>7 of espadas</source>
        <translation>siete de espada</translation>
    </message>
    <message>
        <source>Mouth to the left</source>
        <translation>Torcer la boca a la izquierda</translation>
    </message>
    <message>
        <source>7 of oros</source>
        <translation>siete de oro</translation>
    </message>
    <message>
        <source>Biting the lower lip</source>
        <translation>Morderse el labio</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>un tres</translation>
    </message>
    <message>
        <source>A kiss</source>
        <translation>Tirar un beso</translation>
    </message>
    <message>
        <source>a two</source>
        <translation>un dos</translation>
    </message>
    <message>
        <source>Open mouth</source>
        <translation>Abrir la boca</translation>
    </message>
    <message>
        <source>a false ace</source>
        <translation>un ancho falso</translation>
    </message>
    <message>
        <source>Head to one side</source>
        <translation>Inclinar la cabeza</translation>
    </message>
    <message>
        <source>27 envido points or more</source>
        <translation>27 tantos o más</translation>
    </message>
    <message>
        <source>Eyes closed</source>
        <translation>Cerrar los ojos</translation>
    </message>
    <message>
        <source>nothing of value</source>
        <translation>ciego: nada</translation>
    </message>
    <message>
        <source>Cheeks puffed out</source>
        <translation>Inflar los cachetes</translation>
    </message>
    <message>
        <source>a flor</source>
        <translation>una flor</translation>
    </message>
    <message>
        <source>Signs…</source>
        <translation>Señas…</translation>
    </message>
    <message>
        <source>Real, falta…</source>
        <translation>Real, falta…</translation>
    </message>
    <message>
        <source>%1 calls %2. What do you answer?</source>
        <translation>%1 canta %2. ¿Qué respondes?</translation>
    </message>
    <message>
        <source>%1 calls %2. What does your side answer?</source>
        <translation>%1 canta %2. ¿Qué responden?</translation>
    </message>
    <message>
        <source>You hold a flor: this is the last moment to say so.</source>
        <translation>Tienes flor: es la última ocasión de cantarla.</translation>
    </message>
    <message>
        <source>the envido first</source>
        <translation>antes el envido</translation>
    </message>
    <message>
        <source>You or your partners may answer: the first word counts.</source>
        <translation>Contestas tú o contesta un compañero: vale la primera palabra.</translation>
    </message>
    <message>
        <source>You or %1 may answer: the first word counts.</source>
        <translation>Contestas tú o contesta %1: vale la primera palabra.</translation>
    </message>
    <message>
        <source>worth %1</source>
        <translation>vale %1</translation>
    </message>
    <message>
        <source>%1 · %2 or %3</source>
        <translation>%1 · %2 o %3</translation>
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
        <translation>La primera fue parda: quien gane la segunda gana la mano.</translation>
    </message>
    <message>
        <source>%1 has lost the first trick, and needs both others now.</source>
        <translation>%1 perdió la primera y necesita las otras dos.</translation>
    </message>
    <message>
        <source>Three cards of one suit are a flor: said before your first card, it scores, and no envido is played.</source>
        <translation>Tres cartas del mismo palo son flor: cantada antes de tu primera carta, puntúa y no se juega envido.</translation>
    </message>
    <message>
        <source>The envido is a bet on two cards of one suit: their numbers and 20, figures count nothing. It is for the first trick only.</source>
        <translation>El envido es una apuesta por dos cartas del mismo palo: sus números más 20, y las figuras no cuentan. Solo vale en la primera.</translation>
    </message>
    <message>
        <source>The hand is won with two of its three tricks; suits need not be followed.</source>
        <translation>La mano se gana con dos de las tres bazas; no hay que servir el palo.</translation>
    </message>
    <message>
        <source>Wanted, the hand is worth more; not wanted, it is over and the caller scores what it was worth.</source>
        <translation>Si quieres, la mano vale más; si no, se acaba y quien cantó anota lo que valía.</translation>
    </message>
    <message>
        <source>Wanted, the better points win the bet; not wanted, the bidder scores what was agreed before it.</source>
        <translation>Si quieres, los mejores tantos ganan la apuesta; si no, quien cantó anota lo aceptado hasta entonces.</translation>
    </message>
    <message>
        <source>Several flors: the best one scores for all of its side, and the bet may be raised.</source>
        <translation>Varias flores: la mejor puntúa por todas, y la apuesta puede subir.</translation>
    </message>
    <message>
        <source>Points are told in turn from the mano; whoever cannot beat the best says so.</source>
        <translation>Los tantos se cantan por turno desde el mano; quien no los supera lo dice.</translation>
    </message>
    <message>
        <source>Whoever hid a flor may be found out: name who held one.</source>
        <translation>Quien calló una flor puede ser descubierto: di quién la tenía.</translation>
    </message>
    <message>
        <source>Nothing that is still out beats the %1.</source>
        <translation>Nada de lo que falta por salir la mata: %1.</translation>
    </message>
    <message>
        <source>For beginners</source>
        <translation>Para principiantes</translation>
    </message>
    <message>
        <source>%1 said %2, and has played the %3: the %4 must still be there.</source>
        <translation>%1 dijo %2 y jugó: %3. Todavía tiene: %4.</translation>
    </message>
    <message>
        <source>Two players head to head, or two teams of two or three.</source>
        <translation>Uno contra uno, o dos equipos de dos o de tres.</translation>
    </message>
    <message>
        <source>Points in a game</source>
        <translation>Puntos del partido</translation>
    </message>
    <message>
        <source>Whoever has not spoken for the truco may still open the envido.</source>
        <translation>Quien no habló por el truco todavía puede cantar el envido.</translation>
    </message>
    <message>
        <source>Facial signals to your partner.</source>
        <translation>Gestos de la cara para el compañero.</translation>
    </message>
    <message>
        <source>The envido is opened before your first card.</source>
        <translation>El envido se canta antes de jugar la primera carta.</translation>
    </message>
    <message>
        <source>Whoever has spoken for the truco does not open the envido.</source>
        <translation>Quien habló por el truco no canta el envido.</translation>
    </message>
    <message>
        <source>In tricks it ranks %1 of %2, where 1 is the best.</source>
        <translation>En las bazas ocupa el puesto %1 de %2; el 1 es el mejor.</translation>
    </message>
    <message>
        <source>The truco raises what the hand is worth. Whoever does not want it loses what it was worth until then.</source>
        <translation>El truco sube lo que vale la mano. Quien no quiere pierde lo que valía hasta entonces.</translation>
    </message>
    <message>
        <source>accept · worth %1</source>
        <translation>vale %1</translation>
    </message>
    <message>
        <source>refuse · %1 for them</source>
        <translation>%1 para ellos</translation>
    </message>
    <message>
        <source>fold · %1 for them</source>
        <translation>%1 para ellos</translation>
    </message>
    <message>
        <source>accept · %1 for you, %2 for them</source>
        <translation>%1 para ustedes, %2 para ellos</translation>
    </message>
    <message>
        <source>fold · your cards alone</source>
        <translation>solo tus cartas</translation>
    </message>
    <message>
        <source>refuse · %1 for %2</source>
        <translation>%1 para %2</translation>
    </message>
    <message>
        <source>fold · %1 for %2</source>
        <translation>%1 para %2</translation>
    </message>
    <message>
        <source>accept · %1 for you, %2 for %3</source>
        <translation>%1 para ti, %2 para %3</translation>
    </message>
    <message>
        <source>Play the %1</source>
        <translation>Juega %1</translation>
    </message>
</context>
</TS>
