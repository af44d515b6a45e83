import type { match as english } from '../../../en/learn/standard/match';
import type { Widened } from '../../../text.svelte';

export const match: Widened<typeof english> = {
    standard: {
        title: 'Was ein Standardspiel ist',
        summary: 'Mehrere Runden mit Türmen, die sich von einer zur nächsten verändern; 3 Punkte gewinnen.',
        paragraphs: [
            'Ein Standardspiel besteht aus mehreren Runden, und jede davon läuft ab wie eine Einzelrunde. Wer eine Runde gewinnt, bekommt Punkte ({Scoring}), und wer als Erster 3 Punkte hat, gewinnt die Partie ({Winner}). Am Tisch dauert das 60 bis 90 Minuten.',
            'Nach jeder Runde geschieht zweierlei. Der Turm, der sie gewonnen hat, bekommt einen {ring} und ist von nun an ein *Sumo*: langsamer als zuvor, aber stark genug, um andere zu stoßen ({S1} bis {S11}). Und alle Türme kehren in ihre Heim-Reihen zurück, in einer Reihenfolge, die davon abhängt, wo sie standen ({F1} bis {F4}).',
            'Die erste Runde beginnt Schwarz. Danach beginnt, wer die vorige Runde verloren hat, und heißt *Herausforderer*; wer gewonnen hat, ist der *Verteidiger*. Den ersten Zug darf der Herausforderer mit jedem Turm machen ({T1}).',
        ],
        exercises: {
            'standard-challenger': {
                task: '{gold} hat die erste Runde mit Gelb gewonnen, und beide Seiten haben ihre Heim-Reihe besetzt. Du bist Schwarz, also beginnst du die zweite Runde: Zieh einen beliebigen Turm.',
                hint: 'Alle acht sind erlaubt. Das Quadrat, auf dem du landest, bestimmt wie immer den Turm von {gold}.',
                solved: 'Wer verloren hat, beginnt. Was die erste Runde gebracht hat, bleibt zu sehen: Der gelbe Turm von {gold} ist ein Sumo, und das ist ein Punkt.',
            },
        },
    },
    Scoring: {
        title: 'Was eine Runde zählt',
        summary:
            'Der siegreiche Turm bekommt einen {ring}: Der erste zählt 1 Punkt, der zweite 2, der dritte 4, und ein Dreifacher Sumo, der ans Ziel kommt, zählt 8.',
        paragraphs: [
            'Der Turm, der die gegnerische Heim-Reihe erreicht hat, bekommt einen {ring} und behält ihn bis zum Ende der Partie. Mit einem ist er ein Sumo, mit zweien ein Doppel-Sumo, mit dreien ein Dreifacher Sumo. So zeigen die Türme selbst, wie es steht.',
            'Die Punkte verdoppeln sich jedes Mal: Der erste {ring} auf einem Turm zählt 1 Punkt, der zweite 2 und der dritte 4. Ein Dreifacher Sumo, der ans Ziel kommt, bringt 8 Punkte; ein Regelheft gibt ihm dafür eine vierte Marke, die anderen nur die Punkte ({differences}). Hier bleibt er ein Dreifacher Sumo. Im Standardspiel kommt es nie so weit: Wer einen Doppel-Sumo hat, hat 1 + 2 = 3 Punkte, und das genügt.',
            'Nach einem völligen Stillstand ({M8}) ist kein Turm ans Ziel gekommen. Dann geht der {ring} an den Turm des Gewinners in der Farbe des Quadrats, auf dem der letzte wirkliche Zug endete, und zählt wie jeder andere.',
        ],
        exercises: {
            'Scoring-first': {
                task: 'Gewinne die Runde mit deinem lilafarbenen Turm und sieh, was er dafür bekommt.',
                hint: 'Der gelbe Turm von {gold} hat seinen Platz verlassen: Ein Schritt schräg nach links, und du bist am Ziel.',
                solved: 'Der erste {ring} zählt 1 Punkt, und der lilafarbene Turm ist jetzt ein Sumo.',
            },
            'Scoring-second': {
                task: 'Du hast 1 Punkt: Dein brauner Turm ist ein Sumo. Bring ihn noch einmal ans Ziel.',
                hint: 'Vier Quadrate geradeaus sind frei.',
                solved: 'Der zweite {ring} zählt 2 Punkte. Mit dem ersten macht das 3: Die Partie ist gewonnen.',
            },
        },
    },
    Winner: {
        title: 'Wer die Partie gewinnt',
        summary:
            'Eine Einzelrunde gewinnt man mit 1 Punkt, ein Standardspiel mit 3; in einer Serie zählen die gewonnenen Runden.',
        paragraphs: [
            'Eine Einzelrunde ist mit dem ersten Punkt zu Ende. Ein Standardspiel gewinnt, wer zuerst 3 Punkte hat. Dahin führen zwei Wege: drei verschiedene Türme, die je einen {ring} tragen, oder zweimal derselbe Turm, für 1 + 2 Punkte. Ein Sumo, der ans Ziel kommt, entscheidet ein Standardspiel also immer.',
            'Ein Langes Spiel gewinnt man mit 7 Punkten und ein Marathonspiel mit 15. Es schadet nicht, wenn die letzte Runde mehr bringt als nötig.',
            'Du kannst auch mehrere Einzelrunden hintereinander spielen: Jede zählt 1 Punkt, und angefangen wird abwechselnd. So weit die Regelhefte. *Von uns* stammt, dass die Zahl der Runden vorher feststeht, dass jede mit allen Türmen auf ihrer eigenen Farbe und ohne Sumos beginnt und dass eine Serie bei gleich vielen Punkten unentschieden endet.',
        ],
        exercises: {
            'Winner-three': {
                task: 'Du hast zwei Sumos, Grün und Rot: 2 Punkte. {gold} ist gerade auf Braun gelandet. Gewinne die Partie.',
                hint: 'Die Spalte vor deinem braunen Turm ist gerade frei geworden, und ein normaler Turm zieht, so weit er will.',
                solved: 'Ein dritter Turm, ein dritter Punkt: Die Partie ist gewonnen.',
            },
            'Winner-series': {
                task: 'Das ist die erste Runde einer Serie von dreien. Gewinne sie mit Lila und sieh, was danach kommt.',
                hint: 'Ein Schritt schräg nach links bringt dich ans Ziel.',
                solved: 'Ein Punkt, aber kein {ring}, und neu besetzt wird auch nicht: Alle Türme stehen wieder auf ihren Farben, und jetzt beginnt {gold}.',
            },
            'Winner-draw': {
                task: 'Die zweite und letzte Runde einer Serie von zweien. Du bist {gold}, und Schwarz hat die erste gewonnen. Gewinne mit Lila.',
                hint: 'Ein Schritt schräg nach links bringt dich ans Ziel.',
                solved: 'Eine Runde für jeden: Eine Serie kann unentschieden enden. Ein Standardspiel endet nie so.',
            },
        },
    },
};
