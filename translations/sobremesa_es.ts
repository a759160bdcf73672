<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>AnswerBar</name>
    <message>
        <source>Esc puts it back</source>
        <translation>Esc la devuelve</translation>
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
        <source>Where the points came from</source>
        <translation>De dónde salieron los puntos</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>La misma mano otra vez</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
</context>
<context>
    <name>GameStore</name>
    <message>
        <source>The game could not be saved: %1: %2</source>
        <translation>No se pudo guardar la partida: %1: %2</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>took</source>
        <translation>cartón</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>mazo</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>La mesa está vacía.</translation>
    </message>
    <message>
        <source>You are looking back · Esc</source>
        <translation>Estás mirando atrás · Esc</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>points to come, seen from your seat</source>
        <translation>puntos por venir, vistos desde tu sitio</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Esta partida</translation>
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
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Cuánto</translation>
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
    <name>OptionRow</name>
    <message>
        <source>%1, changed</source>
        <translation>%1, cambiado</translation>
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
        <translation>primera puesta</translation>
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
</context>
<context>
    <name>Program</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
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
        <source>this place is yours</source>
        <translation>este sitio es el tuyo</translation>
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
</context>
<context>
    <name>Session</name>
    <message>
        <source>The saved game cannot be read (%1). It is kept as %2.</source>
        <translation>La partida guardada no se puede leer (%1). Se conserva como %2.</translation>
    </message>
    <message>
        <source>Who sat at the table cannot be read. It is kept as %1.</source>
        <translation>No se puede leer quién estaba a la mesa. Se conserva como %1.</translation>
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
        <source>Settings: %1 could not be read, the usual values are used.</source>
        <translation>Ajustes: no se pudo leer %1; se usan los valores normales.</translation>
    </message>
    <message>
        <source>It was kept as %1.</source>
        <translation>Se conserva como %1.</translation>
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
    <name>Stepper</name>
    <message>
        <source>%1: less</source>
        <translation>%1: menos</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: más</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>Deal %1</source>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between the names of partners</comment>
        <translation> y </translation>
    </message>
    <message>
        <source>Nobody has won</source>
        <translation>No ha ganado nadie</translation>
    </message>
    <message>
        <source>The winner: %1</source>
        <translation>Gana la partida: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>takes the %1</source>
        <translation>levanta: %1</translation>
    </message>
    <message>
        <source>can be played</source>
        <translation>se puede jugar</translation>
    </message>
    <message>
        <source>may be taken with answer %1</source>
        <translation>se puede levantar con la respuesta %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>card, and what is done with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Pista: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Nueva mano</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose points, and for what</comment>
        <translation>%1: %2</translation>
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
        <source>Score: %1</source>
        <translation>Puntos: %1</translation>
    </message>
</context>
<context>
    <name>TableSeats</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
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
    <name>TitleBar</name>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
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
        <source>Menu</source>
        <translation>Menú</translation>
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
        <source>Booked by themselves</source>
        <translation>Se anotan solos</translation>
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
        <source>Two against each other, or two teams with partners opposite.</source>
        <translation>Uno contra uno, o dos parejas con los compañeros frente a frente.</translation>
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
        <source>How the 10 points for a captured ronda are booked after the deal.</source>
        <translation>Cómo se anotan tras la mano los 10 puntos de una ronda caída.</translation>
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
        <source>captured cards are written in ascending order</source>
        <translation>las cartas levantadas se escriben de menor a mayor</translation>
    </message>
    <message>
        <source>%1 cannot take these cards: it takes one equal card or one sum, and then the next ranks without a gap</source>
        <translation>%1 no puede levantar estas cartas: levanta una carta igual o una suma, y luego las siguientes sin saltos</translation>
    </message>
    <message>
        <source>no cards are played now</source>
        <translation>ahora no se juegan cartas</translation>
    </message>
    <message>
        <source>it is the turn of %1</source>
        <translation>ahora el turno es de otro: %1</translation>
    </message>
    <message>
        <source>%1 does not hold %2</source>
        <translation>%1 no tiene %2</translation>
    </message>
    <message>
        <source>%1 does not lie on the table</source>
        <translation>%1 no está en la mesa</translation>
    </message>
    <message>
        <source>no ronda can be declared now</source>
        <translation>ahora no se puede cantar ronda</translation>
    </message>
    <message>
        <source>from 30 points on no ronda is declared</source>
        <translation>desde los 30 puntos no se canta ronda</translation>
    </message>
    <message>
        <source>the ronda has already been declared</source>
        <translation>la ronda ya está cantada</translation>
    </message>
    <message>
        <source>a ronda is declared before one&apos;s own first card</source>
        <translation>la ronda se canta antes de jugar la primera carta propia</translation>
    </message>
    <message>
        <source>a ronda is three equal cards among the five just dealt</source>
        <translation>la ronda son tres cartas iguales entre las cinco recién dadas</translation>
    </message>
    <message>
        <source>with these rules nobody claims a run</source>
        <translation>con estas reglas nadie reclama secuencias</translation>
    </message>
    <message>
        <source>no run has been left on the table</source>
        <translation>en la mesa no ha quedado ninguna secuencia</translation>
    </message>
    <message>
        <source>only an opponent of the player who left the run may claim it</source>
        <translation>solo un rival de quien dejó la secuencia puede reclamarla</translation>
    </message>
    <message>
        <source>%1 has already passed</source>
        <translation>%1 ya ha pasado</translation>
    </message>
    <message>
        <source>only the last missed run of a deal is passed</source>
        <translation>solo se pasa ante la última secuencia olvidada de la mano</translation>
    </message>
    <message>
        <source>captured rondas are collected after the deal</source>
        <translation>las rondas caídas se cobran después de la mano</translation>
    </message>
    <message>
        <source>the other side is asked now</source>
        <translation>ahora se pregunta al otro bando</translation>
    </message>
    <message>
        <source>%1 has already let the rest go</source>
        <translation>%1 ya ha dejado pasar lo demás</translation>
    </message>
    <message>
        <source>no ronda of rank %1 is left to collect</source>
        <translation>no queda ninguna ronda de %1 por cobrar</translation>
    </message>
    <message>
        <source>there is no %1</source>
        <translation>no existe: %1</translation>
    </message>
    <message>
        <source>You lay the %2.</source>
        <translation>Botas el %2.</translation>
    </message>
    <message>
        <source>%1 lays the %2.</source>
        <translation>%1 bota el %2.</translation>
    </message>
    <message>
        <source>You take %3 with the %2.</source>
        <translation>Levantas %3 con el %2.</translation>
    </message>
    <message>
        <source>%1 takes %3 with the %2.</source>
        <translation>%1 levanta %3 con el %2.</translation>
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
        <source>Both sides took as many cards: the points go to the side that did not deal.</source>
        <translation>Los dos bandos tienen las mismas cartas: los puntos son para el que no dio.</translation>
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
        <source>%n card(s), +%1 points</source>
        <translation>
            <numerusform>%n carta, +%1 puntos</numerusform>
            <numerusform>%n cartas, +%1 puntos</numerusform>
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
        <source>How shall the %1 take?</source>
        <translation>¿Qué levanta el %1?</translation>
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
        <source>Everybody plays for himself.</source>
        <translation>Cada uno juega por su cuenta.</translation>
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
        <source>Cards may be laid off in the turn of the meld already, not only from the next turn on.</source>
        <translation>Se puede agregar ya en el turno en que te bajas, no solo desde el siguiente.</translation>
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
        <source>How often the discards become a new stock in one deal; after that, everybody counts his hand.</source>
        <translation>Cuántas veces el pozo vuelve a ser mazo en una ronda; después, cada uno cuenta su mano.</translation>
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
        <source>Easy-going</source>
        <translation>Relajada</translation>
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
        <source>%1 is not in the hand.</source>
        <translation>%1 no está en la mano.</translation>
    </message>
    <message>
        <source>There may be only one joker in each trio and each escalera.</source>
        <translation>En cada trío y en cada escalera puede haber un solo comodín.</translation>
    </message>
    <message>
        <source>%1 is too long: a trio has three cards, an escalera four.</source>
        <translation>%1 es demasiado largo: un trío tiene tres cartas; una escalera, cuatro.</translation>
    </message>
    <message>
        <source>%1 is no escalera.</source>
        <translation>%1 no es una escalera.</translation>
    </message>
    <message>
        <source>%1 is no trio.</source>
        <translation>%1 no es un trío.</translation>
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
        <source>%1 is not of the rank of this trio.</source>
        <translation>%1 no es del valor de este trío.</translation>
    </message>
    <message>
        <source>%1 is not the next card at this end of the escalera.</source>
        <translation>%1 no es la carta que sigue en este extremo de la escalera.</translation>
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
        <source>%1 is not the card that the joker at the end stands for.</source>
        <translation>%1 no es la carta que representa el comodín del extremo.</translation>
    </message>
    <message>
        <source>Only a player who has melded in this deal may do that.</source>
        <translation>Solo puede hacerlo quien ya se ha bajado en esta ronda.</translation>
    </message>
    <message>
        <source>In the turn of the meld nothing is laid off; from the next turn on it is.</source>
        <translation>En el turno en que te bajas no se agrega nada; desde el siguiente, sí.</translation>
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
        <translation>Ahora el turno es de otro: %1.</translation>
    </message>
    <message>
        <source>First a card is drawn, from the stock or from the discards.</source>
        <translation>Primero se roba una carta, del mazo o del pozo.</translation>
    </message>
    <message>
        <source>Only one card is drawn in a turn.</source>
        <translation>En cada turno se roba una sola carta.</translation>
    </message>
    <message>
        <source>The contract</source>
        <translation>El contrato</translation>
    </message>
</context>
<context>
    <name>porrazo</name>
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
        <source>Whoever reaches them first has won, even in the middle of a deal.</source>
        <translation>Gana quien llega primero, aunque sea a mitad de un reparto.</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Cantos</translation>
    </message>
    <message>
        <source>By hand, a ronda may be forgotten; otherwise every one is declared by itself.</source>
        <translation>A mano, una ronda puede olvidarse; si no, todas se cantan solas.</translation>
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
        <translation>El que da decide sobre el tendido nada más repartir, y solo hasta echarlo.</translation>
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
        <source>%1 is not asked for a declaration.</source>
        <translation>%1 no tiene que cantar ahora.</translation>
    </message>
    <message>
        <source>It is not the turn of %1, but of %2.</source>
        <translation>No es el turno de %1, sino de %2.</translation>
    </message>
    <message>
        <source>%1 has nothing to claim.</source>
        <translation>%1 no tiene nada que reclamar.</translation>
    </message>
    <message>
        <source>%1 does not hold %2.</source>
        <translation>%1 no tiene %2.</translation>
    </message>
    <message>
        <source>%1 has no place of its own: only ace, two, three and four may be left.</source>
        <translation>%1 no tiene lugar propio: solo se pueden dejar el as, el dos, el tres y el cuatro.</translation>
    </message>
    <message>
        <source>%1 would not lie in its place, so it cannot be left.</source>
        <translation>%1 no quedaría en su lugar, así que no se puede dejar.</translation>
    </message>
    <message>
        <source>San Benito cannot be declined.</source>
        <translation>El San Benito no se puede rechazar.</translation>
    </message>
    <message>
        <source>%1 takes nothing, so it is simply laid.</source>
        <translation>%1 no toma nada, así que simplemente se echa.</translation>
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
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The next hand has not been dealt yet.</source>
        <translation>La mano siguiente aún no está repartida.</translation>
    </message>
    <message>
        <source>There is no such seat.</source>
        <translation>No existe ese sitio.</translation>
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
        <translation>la paga el jugador</translation>
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
        <source>After so many deals the highest balance wins.</source>
        <translation>Tras esas manos gana quien más tenga.</translation>
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
        <source>If nobody plays, the dealer plays with ten cards of the stock.</source>
        <translation>Si nadie juega, el que da juega con diez cartas del monte.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Rendición</translation>
    </message>
    <message>
        <source>How long the declarer may give the deal up.</source>
        <translation>Hasta cuándo puede rendirse el jugador.</translation>
    </message>
    <message>
        <source>Codillo</source>
        <translation>Codillo</translation>
    </message>
    <message>
        <source>What the opponent who beats the declarer receives.</source>
        <translation>Qué recibe el contra que vence al jugador.</translation>
    </message>
    <message>
        <source>Debts at the end</source>
        <translation>Deudas al final</translation>
    </message>
    <message>
        <source>What becomes of the debts on the paper when the game ends.</source>
        <translation>Qué pasa con las deudas del papel al terminar la partida.</translation>
    </message>
    <message>
        <source>Play every trick</source>
        <translation>Jugar todas las bazas</translation>
    </message>
    <message>
        <source>Go on after five tricks, although nothing can change any more.</source>
        <translation>Seguir tras cinco bazas, aunque ya no cambie nada.</translation>
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
        <source>Espada forzada: %1 must play.</source>
        <translation>Espada forzada: tiene que jugar %1.</translation>
    </message>
    <message>
        <source>Nobody plays: %1 must play penetro.</source>
        <translation>Nadie juega: penetro de %1.</translation>
    </message>
    <message>
        <source>Nobody plays. The deal is void.</source>
        <translation>Nadie juega. La mano es nula.</translation>
    </message>
    <message>
        <source>The turned card makes the trumps.</source>
        <translation>La carta vuelta marca el triunfo.</translation>
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
        <source>%1 sits out.</source>
        <translation>%1 no juega.</translation>
    </message>
    <message>
        <source>%1 wins the trick.</source>
        <translation>%1 gana la baza.</translation>
    </message>
    <message>
        <source>%1 takes over and is the declarer.</source>
        <translation>%1 defiende y es ahora el jugador.</translation>
    </message>
    <message>
        <source>The bola has failed.</source>
        <translation>La bola ha fallado.</translation>
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
        <source>Puesta: %1 has not won the deal.</source>
        <translation>Puesta: %1 no ha ganado la mano.</translation>
    </message>
    <message>
        <source>Codillo: %1 beats the declarer.</source>
        <translation>Codillo: %1 vence al jugador.</translation>
    </message>
    <message>
        <source>A debt of %n is written down for %1.</source>
        <translation>Se apunta una deuda de %n: %1.</translation>
    </message>
    <message>
        <source>%1 strikes out an own debt of %n.</source>
        <translation>%1 tacha una deuda propia de %n.</translation>
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
        <source>%1 is not in the hand.</source>
        <translation>%1 no está en la mano.</translation>
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
        <translation>Solo el jugador puede rendirse.</translation>
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
        <source>%1 cannot be played: you must follow %2.</source>
        <translation>%1 no se puede jugar: hay que servir %2.</translation>
    </message>
    <message>
        <source>%1 cannot be played: a trump was led, and you must play a trump.</source>
        <translation>%1 no se puede jugar: se salió de triunfo y hay que servirlo.</translation>
    </message>
    <message>
        <source>%1 is named twice.</source>
        <translation>%1 está dos veces.</translation>
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
        <translation>Ahora el turno es de otro: %1.</translation>
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
        <source>Two against each other, or two teams of two or three.</source>
        <translation>Uno contra uno, o dos equipos de dos o de tres.</translation>
    </message>
    <message>
        <source>Points of a game</source>
        <translation>Puntos del partido</translation>
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
        <source>Who has not spoken for the truco may still open the envido.</source>
        <translation>Quien no habló por el truco todavía puede cantar el envido.</translation>
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
        <source>Face signals to the partner.</source>
        <translation>Gestos de la cara para el compañero.</translation>
    </message>
    <message>
        <source>the hand</source>
        <translation>la mano</translation>
    </message>
    <message>
        <source>Truco won</source>
        <translation>truco querido</translation>
    </message>
    <message>
        <source>Retruco won</source>
        <translation>retruco querido</translation>
    </message>
    <message>
        <source>Vale cuatro won</source>
        <translation>vale cuatro querido</translation>
    </message>
    <message>
        <source>Truco refused</source>
        <translation>truco no querido</translation>
    </message>
    <message>
        <source>Retruco refused</source>
        <translation>retruco no querido</translation>
    </message>
    <message>
        <source>Vale cuatro refused</source>
        <translation>vale cuatro no querido</translation>
    </message>
    <message>
        <source>laid down</source>
        <translation>se fueron al mazo</translation>
    </message>
    <message>
        <source>envido not played</source>
        <translation>envido perdido al mazo</translation>
    </message>
    <message>
        <source>Envido won</source>
        <translation>envido querido</translation>
    </message>
    <message>
        <source>Falta envido won</source>
        <translation>falta envido querida</translation>
    </message>
    <message>
        <source>Envido refused</source>
        <translation>envido no querido</translation>
    </message>
    <message>
        <source>Flor</source>
        <translation>flor</translation>
    </message>
    <message>
        <source>Contraflor won</source>
        <translation>contraflor querida</translation>
    </message>
    <message>
        <source>Contraflor al resto won</source>
        <translation>contraflor al resto querida</translation>
    </message>
    <message>
        <source>Contraflor refused</source>
        <translation>contraflor no querida</translation>
    </message>
    <message>
        <source>hidden flor found</source>
        <translation>flor descubierta</translation>
    </message>
    <message>
        <source>wrong accusation</source>
        <translation>flor mal reclamada</translation>
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
        <source>nothing has been bid that this answers</source>
        <translation>no hay ningún canto que contestar así</translation>
    </message>
    <message>
        <source>the envido must be answered first</source>
        <translation>antes hay que contestar el envido</translation>
    </message>
    <message>
        <source>the last call of flor must be answered first</source>
        <translation>antes hay que contestar la última llamada de flor</translation>
    </message>
    <message>
        <source>the flor must be settled first</source>
        <translation>antes hay que resolver la flor</translation>
    </message>
    <message>
        <source>the flor must be answered first</source>
        <translation>antes hay que contestar la flor</translation>
    </message>
    <message>
        <source>the points are being declared</source>
        <translation>se están cantando los tantos</translation>
    </message>
    <message>
        <source>the play is over; hidden flors may be claimed now</source>
        <translation>la mano terminó; ahora se pueden reclamar flores</translation>
    </message>
    <message>
        <source>the next deal has not begun</source>
        <translation>la mano siguiente no ha empezado</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>el partido ha terminado</translation>
    </message>
    <message>
        <source>it is not the turn of %1</source>
        <translation>no es el turno de %1</translation>
    </message>
    <message>
        <source>%1 does not hold %2</source>
        <translation>%1 no tiene %2</translation>
    </message>
    <message>
        <source>the truco must be answered before a card is played</source>
        <translation>antes de jugar hay que contestar el truco</translation>
    </message>
    <message>
        <source>the last card of a trick is not played over an unanswered truco</source>
        <translation>la última carta de la baza no se juega con el truco sin contestar</translation>
    </message>
    <message>
        <source>with a flor that may still be announced there is no envido</source>
        <translation>con una flor que aún se puede cantar no hay envido</translation>
    </message>
    <message>
        <source>a flor excludes the envido</source>
        <translation>la flor excluye el envido</translation>
    </message>
    <message>
        <source>the envido of this play is over</source>
        <translation>el envido de esta mano ya pasó</translation>
    </message>
    <message>
        <source>the envido is opened before one&apos;s first card</source>
        <translation>el envido se canta antes de jugar la primera carta</translation>
    </message>
    <message>
        <source>who has spoken for the truco does not open the envido</source>
        <translation>quien habló por el truco no canta el envido</translation>
    </message>
    <message>
        <source>at this table an accepted truco closes the envido</source>
        <translation>en esta mesa el truco querido cierra el envido</translation>
    </message>
    <message>
        <source>the other side has to answer</source>
        <translation>tiene que contestar el otro equipo</translation>
    </message>
    <message>
        <source>this bid cannot follow the last one</source>
        <translation>este canto no puede seguir al último</translation>
    </message>
    <message>
        <source>the other side has to answer first</source>
        <translation>antes tiene que contestar el otro equipo</translation>
    </message>
    <message>
        <source>this step has been called already</source>
        <translation>este paso ya se cantó</translation>
    </message>
    <message>
        <source>the step before it has not been called</source>
        <translation>falta cantar el paso anterior</translation>
    </message>
    <message>
        <source>only the side that accepted may raise</source>
        <translation>solo puede subir el equipo que quiso</translation>
    </message>
    <message>
        <source>%1 does not have the word</source>
        <translation>%1 no tiene la palabra</translation>
    </message>
    <message>
        <source>at this table the flor is not played</source>
        <translation>en esta mesa se juega sin flor</translation>
    </message>
    <message>
        <source>a flor is three cards of one suit</source>
        <translation>la flor son tres cartas del mismo palo</translation>
    </message>
    <message>
        <source>the time to announce the flor has passed</source>
        <translation>ya pasó el momento de cantar la flor</translation>
    </message>
    <message>
        <source>at this table no signs are made</source>
        <translation>en esta mesa no se hacen señas</translation>
    </message>
    <message>
        <source>%1 has no partner to make a sign to</source>
        <translation>%1 no tiene compañero a quien hacer señas</translation>
    </message>
    <message>
        <source>signs are made with a card in hand</source>
        <translation>las señas se hacen con cartas en mano</translation>
    </message>
    <message>
        <source>each sign is made once in a play</source>
        <translation>cada seña se hace una vez por mano</translation>
    </message>
    <message>
        <source>at this table signs are true</source>
        <translation>en esta mesa las señas son verdaderas</translation>
    </message>
    <message>
        <source>%1 has nothing left to claim</source>
        <translation>%1 ya no tiene nada que reclamar</translation>
    </message>
    <message>
        <source>this seat is not suspected by your side</source>
        <translation>tu equipo no sospecha de este jugador</translation>
    </message>
    <message>
        <source>%1 has no card left to lay down</source>
        <translation>%1 ya no tiene cartas que tirar al mazo</translation>
    </message>
    <message>
        <source>another seat has the choice</source>
        <translation>la elección es de otro jugador</translation>
    </message>
    <message>
        <source>there is no %1</source>
        <translation>no existe: %1</translation>
    </message>
    <message>
        <source>%1 does not take part in this duel</source>
        <translation>%1 no está en este duelo</translation>
    </message>
    <message>
        <source>%1 has laid down the cards</source>
        <translation>%1 se fue al mazo</translation>
    </message>
</context>
</TS>
