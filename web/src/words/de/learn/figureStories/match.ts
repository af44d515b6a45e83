import type { Learning } from '../../../parts.svelte';

/** Abbildungen 7 bis 9. */
export const matchStories: Pick<Learning['figures']['stories'], '7' | '8' | '9'> = {
    '7': {
        stops: {
            start: 'Die erste Runde eines Standardspiels geht zu Ende: Lila auf f3 sieht die lange Diagonale offen.',
            a: 'Am Ziel, und der erste Punkt. Lila bekommt einen {ring} und ist von nun an ein Sumo ({Scoring}). Wer gewonnen hat, wählt jetzt, von welcher Seite beide Heim-Reihen besetzt werden ({F1}).',
            b: 'Von *links*: Links ist für Schwarz a1. Zuerst kommen die Türme in der Heim-Reihe selbst, dann Reihe um Reihe die weiter entfernten, und in jeder Reihe der linke zuerst ({F3}). Die Zahlen zeigen die Reihenfolge.',
            c: '{gold} hat keine Wahl und besetzt ebenfalls von links ({F2}), aber vom eigenen Links aus, und das ist h8. Wieder gilt: die nächste Reihe zuerst.',
            d: 'Beide Reihen von links besetzt. {gold} hat die Runde verloren, ist Herausforderer und beginnt die nächste mit einem beliebigen Turm.',
            e: 'Die andere Wahl: von *rechts*. Jetzt ist h1 für Schwarz das erste Quadrat, und in jeder Reihe kommt der rechte Turm zuerst ({F4}). Vergleiche Rosa und Rot: Sie tauschen ihre Plätze in der Reihenfolge.',
            f: 'Rechts ist für {gold} a8. Gelb steht, von {gold} aus gesehen, in der Heim-Reihe ganz rechts und kommt zuerst.',
            g: 'Beide Reihen von rechts besetzt. Eines gibt zu denken: Gelb steht auf c1 und hat ein *gelbes* Quadrat direkt vor sich. Ein gegnerischer Turm, der dort landet, ruft genau den, dem er im Weg steht.',
            h: 'Nach dem Besetzen von links steht der Sumo von Schwarz auf h1. So weit reicht er, wenn er bestimmt wird: höchstens fünf Quadrate ({S1}), wo ein normaler Turm bis zum Rand käme.',
        },
        alternatives: {
            f3b7: 'Ein Quadrat zu kurz, auf Orange: Orange von {gold} hat von b5 die Diagonale nach f1 und gewinnt stattdessen.',
            f3f7: 'Lila lässt die Gelegenheit aus. Gelb antwortet mit e7, und bei bestem Spiel gewinnt {gold} die Runde.',
        },
    },
    '8': {
        stops: {
            start: 'Einen Punkt hat jeder. Lila von {gold} auf a6 ist ein Sumo, und direkt davor steht Rot von Schwarz. Schwarz muss Orange ziehen.',
            a: 'Orange landet auf *Lila*: Der Sumo ist bestimmt.',
            b: 'Drei Dinge kann er tun: auf der Diagonale nach b5 oder c4 ziehen oder geradeaus gegen Rot. Der Stoß ist ein Angebot und keine Pflicht, solange es einen anderen Zug gibt ({S10}).',
            c: 'Der Stoß: Lila rückt ein Quadrat vor, und Rot weicht eines zurück, auf *Gelb* ({S2}). Nötig waren ein Gegner ohne {ring} direkt davor und ein freies Quadrat dahinter ({S5}).',
            d: 'Schwarz setzt aus. {gold} zieht noch einmal, und womit, sagt das Quadrat, auf dem Rot gelandet ist: mit *Gelb* ({S3}). Das sind seine Züge.',
            e: 'Zurück zum Anfang. Diesmal zieht Orange vier Quadrate, wieder auf *Lila*, und steht nun auf b5, mitten auf der Diagonale des Sumos.',
            f: 'Nun bleibt nichts anderes, also ist der Stoß Pflicht ({S11}). Rot landet wieder auf *Gelb*, und Gelb hat dieselbe Auswahl wie vorhin.',
        },
        alternatives: {
            f1h3: 'Das beste Quadrat für Orange: Grün wird bestimmt, und bei bestem Spiel gewinnt Schwarz diese Runde.',
            a6b5: 'Ein gewöhnlicher Schritt. {gold} steht immer noch auf Gewinn, aber es dauert länger als nach dem Stoß.',
            a6c4: 'Ein gewöhnlicher Zug und ein Fehler: Grün wird bestimmt, zieht nach b7, und Schwarz steht auf Gewinn.',
        },
    },
    '9': {
        stops: {
            start: 'Ein Langes Spiel, 5 zu 3 für Schwarz. Grün von Schwarz auf d4 ist ein Doppel-Sumo; vor ihm stehen hintereinander Blau und Gelb von {gold}, und Gelb ist ein Sumo. {gold} muss Rosa ziehen.',
            a: 'Rosa landet auf *Grün* und bestimmt den Doppel-Sumo. Er darf bis zu drei Quadrate auf der linken Diagonale ziehen ({DS1}); die rechte versperrt das eigene Braun. Oder er stößt.',
            b: 'Er stößt zwei auf einmal, einen normalen Turm und einen Sumo ({DS2}): Keiner darf so stark sein wie er selbst ({DS8}). Der hintere, Gelb, landet auf *Grün*, also zieht Grün noch einmal ({DS3}).',
            c: 'Das Gleiche noch einmal. Gelb steht jetzt in seiner Heim-Reihe, auf *Rosa*, und die g-Spalte ist offen für den rosafarbenen Sumo von Schwarz.',
            d: 'Drei Quadrate, am Ziel. Der zweite {ring} zählt zwei Punkte ({Scoring}): 7 zu 3, und die Partie ist gewonnen.',
            e: 'Statt des zweiten Stoßes: Grün geht selbst ans Ziel, drei Quadrate auf der Diagonale. Der dritte {ring} zählt vier Punkte, und Schwarz gewinnt 9 zu 3. Stoßen muss niemand ({S10}).',
        },
        alternatives: {
            h7b1: 'So wie die Türme hier stehen, könnte Rosa sogar ganz ans Ziel laufen. Die Abbildung braucht den Turm auf f5, um die Stöße zu zeigen.',
            d4b6: 'Rosa wird gerufen, und Rosa von {gold} läuft von f5 nach b1 ans Ziel. Nicht jeder Schritt zur Seite ist harmlos.',
            d4c5: 'Spielbar und bei bestem Spiel auch gewonnen, aber das dauert. Der Stoß entscheidet sofort.',
            d5b7: 'Zwei Quadrate, wo drei gewonnen hätten. Orange zieht nach b3, und bei bestem Spiel holt sich {gold} die Runde.',
            g5g7: 'Nur zwei Quadrate, und noch ist nichts gewonnen. Schwarz bleibt im Vorteil, aber wozu warten?',
        },
    },
};
