import type { Widened } from '../../../text.svelte';
import type { powers as english } from '../../../en/learn/long/powers';

export const powers: Widened<typeof english> = {
    DS1: {
        title: 'Höchstens drei Quadrate',
        summary: 'Ein Doppel-Sumo zieht höchstens drei Quadrate weit, geradeaus oder diagonal nach vorn.',
        paragraphs: [
            'Mit jedem {ring} wird ein Turm langsamer: Ein normaler Turm zieht beliebig weit, ein Sumo fünf Quadrate, ein Doppel-Sumo drei. Die Richtungen bleiben dieselben.',
            'Zähle deshalb vom Ziel aus. Drei Quadrate davor ist ein Doppel-Sumo gefährlich; eine Reihe weiter hinten braucht er noch einen Zug mehr.',
        ],
        exercises: {
            'DS1-four': {
                task: 'Zwischen deinem orangefarbenen Doppel-Sumo und dem freien Quadrat c8 steht nichts. Versuche, dorthin zu ziehen.',
                hint: 'Zieh Orange von c4 nach c8.',
                solved: 'Vier Quadrate sind eines zu viel: {DS1} hält ihn vor der offenen Tür fest.',
            },
            'DS1-springboard': {
                task: 'Dein blauer Doppel-Sumo hat die Heim-Reihe verlassen. Zieh ihn in die Reihe, von der aus er das Ziel erreichen kann.',
                hint: 'Von der fünften Reihe bis zur achten sind es drei Quadrate.',
                solved: 'Von hier aus ist jeder offene Weg eine Drohung. Von der Heim-Reihe bis ans Ziel braucht ein Doppel-Sumo mindestens drei Züge; zähle sie, bevor du aufbrichst.',
            },
        },
    },
    DS2: {
        title: 'Einen oder zwei stoßen',
        summary:
            'Ein Doppel-Sumo darf einen oder zwei gegnerische Türme stoßen, die in einer Linie direkt vor ihm stehen.',
        paragraphs: [
            'Ein Sumo stößt einen Turm. Ein Doppel-Sumo stößt einen oder zwei, wenn sie unmittelbar hintereinanderstehen: Alle rücken ein Quadrat weiter, auch er selbst. Wie bisher muss er der Turm sein, der am Zug ist, und die anderen müssen schon vor ihm stehen, wenn der Zug beginnt.',
            'Ist auch ein diagonaler Zug möglich, darfst du ihn stattdessen machen; ob du stößt, entscheidest du.',
        ],
        exercises: {
            'DS2-two': {
                task: 'Lila und Rot stehen hintereinander vor deinem grünen Doppel-Sumo. Stoße beide.',
                hint: 'Zieh Grün ein Quadrat geradeaus, auf den lilafarbenen Turm.',
                solved: 'Drei Türme sind weitergerückt, und du bist noch einmal am Zug, mit Orange: Rot wurde auf ein orangefarbenes Quadrat geschoben.',
            },
            'DS2-gap': {
                task: 'Vor deinem gelben Doppel-Sumo stehen zwei Türme, zwischen ihnen ist ein Quadrat frei. Stoße und sieh, was sich bewegt.',
                hint: 'Zieh Gelb ein Quadrat geradeaus.',
                solved: 'Nur Rosa ist gewichen und füllt nun die Lücke. Eine Linie endet am ersten freien Quadrat. Jetzt stehen die beiden beisammen, und beim nächsten Mal müssten beide weichen.',
            },
        },
    },
    DS3: {
        title: 'Der hintere Turm bestimmt den nächsten',
        summary:
            'Wer gestoßen hat, zieht noch einmal, mit dem Turm in der Farbe des Quadrats, auf das der hintere Turm geschoben wurde.',
        paragraphs: [
            'Wer gestoßen wurde, setzt aus, und wer gestoßen hat, zieht sofort noch einmal. Bei zwei geschobenen Türmen kämen zwei Quadrate infrage. Es zählt nur eines: das, auf das der *hintere* Turm geschoben wurde.',
            'Dieses Quadrat war vorher leer. Du kannst also schon vor dem Stoß vom Brett ablesen, welcher Turm danach an der Reihe ist.',
        ],
        exercises: {
            'DS3-furthest': {
                task: 'Gewinne diese Runde mit deinem roten Doppel-Sumo und einem weiteren Turm.',
                hint: 'Das Quadrat hinter den beiden Türmen ist lila, und dein lilafarbener Turm hat freie Bahn.',
                solved: 'Der Stoß hat Lila bestimmt, und Lila ist ans Ziel gezogen. {gold} konnte dazwischen nichts tun.',
            },
            'DS3-nearer': {
                task: 'Der Stoß ist geschehen: Gelb steht auf Braun, Grün auf Lila. Versuche, mit deinem braunen Turm weiterzuziehen.',
                hint: 'Zieh Braun von a1 geradeaus.',
                solved: 'Es zählt das Quadrat des hinteren Turms, und das ist lila. Der vordere bestimmt nichts.',
            },
        },
    },
};
