import type { Widened } from '../../../text.svelte';
import type { powers as english } from '../../../en/learn/marathon/powers';

export const powers: Widened<typeof english> = {
    TS1: {
        title: 'Nur ein Quadrat weit',
        summary: 'Ein Dreifacher Sumo zieht nur ein Quadrat weit, geradeaus oder diagonal nach vorn.',
        paragraphs: [
            'Einem Dreifachen Sumo bleiben höchstens drei Quadrate zur Auswahl. Um das Brett zu überqueren, braucht er sieben Züge, und freie Bahn nützt ihm nichts.',
            'Wenige Züge heißt auch: wenige Farben. Ein Dreifacher Sumo, der ziehen muss, kann zur Last werden. Sieh also nach, welches seiner Quadrate deinem Gegner gelegen käme.',
        ],
        exercises: {
            'TS1-two': {
                task: 'Dein roter Dreifacher Sumo ist zwei Quadrate von einem freien Ziel entfernt. Versuche, es in einem Zug zu erreichen.',
                hint: 'Zieh Rot von e6 nach e8.',
                solved: 'Mehr als ein Quadrat ist nicht drin, auch nicht zwei Schritte vor acht Punkten.',
            },
            'TS1-safe-step': {
                task: 'Dein brauner Dreifacher Sumo hat drei Quadrate zur Auswahl. Nach zweien davon gewinnt {gold} sofort. Nimm das dritte.',
                hint: 'Deine Ecke a1 ist leer. Welcher gegnerische Turm blickt die a-Spalte entlang, welcher die lange Diagonale?',
                solved: 'Braun auf Braun: Der braune Turm von {gold} kommt nicht ans Ziel, und dein Dreifacher Sumo versperrt Blau die lange Diagonale.',
            },
        },
    },
    TS2: {
        title: 'Bis zu drei stoßen',
        summary:
            'Ein Dreifacher Sumo darf einen, zwei oder drei gegnerische Türme stoßen, die in einer Linie direkt vor ihm stehen.',
        paragraphs: [
            'Was ihm an Tempo fehlt, hat ein Dreifacher Sumo an Kraft: Er stößt einen, zwei oder drei Türme, die lückenlos vor ihm stehen. Sie alle rücken ein Quadrat weiter und er mit ihnen.',
            'Wie immer müssen sie schon dort stehen, wenn der Zug beginnt, und wie immer darfst du stattdessen diagonal ziehen.',
        ],
        exercises: {
            'TS2-three': {
                task: 'Du spielst {gold}. Vor deinem blauen Dreifachen Sumo stehen ein Sumo, ein normaler Turm und ein Doppel-Sumo. Stoße alle drei.',
                hint: 'Zieh Blau ein Quadrat geradeaus.',
                solved: 'Vier Türme sind auf einmal weitergerückt, und jeder hat seine {rings} behalten.',
            },
        },
    },
    TS3: {
        title: 'Der hinterste Turm bestimmt den nächsten',
        summary:
            'Wer gestoßen hat, zieht noch einmal, mit dem Turm in der Farbe des Quadrats, auf das der hinterste Turm geschoben wurde.',
        paragraphs: [
            'Dein Gegner setzt aus, und du ziehst den Turm in der Farbe, auf der der *hinterste* Turm nun steht. Die anderen geschobenen Türme bestimmen nichts.',
            'Ist das die Farbe des Dreifachen Sumos selbst, kann er wieder stoßen, und wieder. So entstehen lange Ketten, bei denen der Gegner nur zusehen kann.',
        ],
        exercises: {
            'TS3-furthest': {
                task: 'Gewinne die Runde mit zwei Zügen, bevor {gold} an die Reihe kommt.',
                hint: 'Das Quadrat hinter den drei Türmen ist grün. Wohin könnte dein grüner Turm?',
                solved: 'Der hinterste Turm hat Grün bestimmt, und Grün hatte freie Bahn.',
            },
            'TS3-again': {
                task: 'Drei Züge hintereinander gewinnen diese Runde. Finde sie.',
                hint: 'Hinter der Linie liegt ein orangefarbenes Quadrat, dahinter ein rosafarbenes.',
                solved: 'Orange bestimmte Orange, Orange bestimmte Rosa, und Rosa zog ans Ziel: drei Züge ohne eine Antwort.',
            },
        },
    },
};
