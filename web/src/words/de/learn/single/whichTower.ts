import type { Learning } from '../../../parts.svelte';

export const whichTower: Pick<Learning['single'], 'board' | 'T1' | 'T2'> = {
    board: {
        title: 'Das Brett und das Ziel',
        summary: 'Sechzehn Türme, acht Farben und ein Ziel: die Reihe gegenüber.',
        paragraphs: [
            'Das Brett hat 64 Quadrate in acht Farben. In jeder Reihe und in jeder Spalte kommt jede Farbe genau einmal vor.',
            'Zwei Spieler sitzen sich gegenüber, Schwarz und {gold}. Die Reihe direkt vor dir ist deine *Heim-Reihe*: ganz links ist sie braun, ganz rechts orange. Jeder hat acht Türme, einen in jeder Farbe, und zu Beginn steht jeder Turm in der Heim-Reihe auf dem Quadrat seiner Farbe. Der Drache obendrauf zeigt, wem der Turm gehört.',
            'Wer als Erster einen Turm in die Heim-Reihe des anderen bringt, gewinnt die Runde. In der Einzelrunde ist das schon die ganze Partie: Ein Punkt entscheidet. Ihr könnt auch mehrere hintereinander spielen: Dann stellt ihr jedes Mal neu auf, und den ersten Zug macht ihr abwechselnd.',
        ],
        exercises: {
            'board-home': {
                task: 'Du spielst Schwarz, von unten nach oben. Bring deinen orangefarbenen Turm in die Reihe gegenüber.',
                hint: 'Zwischen dem orangefarbenen Turm und e8 steht nichts. Zieh den Turm dorthin, oder tippe erst ihn und dann das Quadrat an.',
                solved: 'Darum geht es in jeder Runde: ein einziger Turm in der Heim-Reihe des anderen, und du hast gewonnen.',
            },
        },
    },
    T1: {
        title: 'Der erste Zug ist frei',
        summary: 'Wer eine Runde beginnt, darf einen beliebigen seiner acht Türme ziehen.',
        paragraphs: [
            'Schwarz macht den ersten Zug der Partie. Nur bei diesem einen Zug ist die Wahl frei: Jeder der acht schwarzen Türme darf ziehen.',
            'Wer eine Runde beginnt, heißt Herausforderer, der andere Verteidiger. Nach dem ersten Zug sucht sich niemand mehr seinen Turm aus: Von da an entscheidet das Brett ({T2}).',
        ],
        exercises: {
            'T1-begin': {
                task: 'Eröffne die Runde mit einem Turm deiner Wahl.',
                hint: 'Tippe einen Turm in der untersten Reihe an: Die Quadrate, die er erreicht, werden markiert. Wähle dann eines davon.',
                solved: 'Du hattest 102 Züge zur Auswahl. Und jetzt sieh dir die Farbe deines Zielquadrats an: Sie bestimmt, was {gold} tun muss.',
            },
            'T1-theirs': {
                task: 'Frei, aber nicht grenzenlos: Versuche, mit einem Turm von {gold} zu beginnen.',
                hint: 'Tippe irgendeinen Turm in der obersten Reihe an, bevor du einen eigenen wählst.',
                solved: 'Die Wahl ist frei, aber nur unter deinen eigenen acht Türmen.',
            },
        },
    },
    T2: {
        title: 'Das Quadrat bestimmt den nächsten Turm',
        summary: 'Die Farbe des Quadrats, auf dem ein Zug endet, bestimmt, welchen Turm der andere ziehen muss.',
        paragraphs: [
            'Das ist das Herz des Spiels. Achte auf das *Quadrat*, auf dem der letzte Zug geendet hat, nicht auf den Turm, der dorthin gezogen ist. Ist das Quadrat gelb, muss der andere jetzt seinen gelben Turm ziehen.',
            'Jeder Zug bewirkt also zweierlei: Er bringt deinen Turm voran, und er gibt deinem Gegner einen Befehl. Oft ist der Befehl das Wichtigere.',
        ],
        exercises: {
            'T2-another': {
                task: 'Der blaue Turm von {gold} ist gerade auf einem gelben Quadrat gelandet. Versuche, mit einem Turm zu antworten, der nicht gelb ist.',
                hint: 'Tippe einen anderen deiner Türme an, zum Beispiel den rosafarbenen.',
                solved: 'Gelb ist bestimmt, also muss Gelb ziehen, auch wenn du lieber etwas anderes tätest.',
            },
            'T2-answer': {
                task: 'Noch einmal derselbe Augenblick. Antworte jetzt mit dem richtigen Turm.',
                hint: 'Dein gelber Turm steht auf d1. Jedes markierte Quadrat ist recht.',
                solved: 'Und dein Zielquadrat bestimmt den nächsten Turm von {gold}. So geht es die ganze Runde weiter.',
            },
            'T2-call': {
                task: 'Und noch einmal, diesmal mit einem Plan: Antworte so, dass {gold} den lilafarbenen Turm ziehen muss.',
                hint: 'Dein gelber Turm muss auf einem lilafarbenen Quadrat landen. Zwei sind in Reichweite: eines geradeaus, eines schräg nach rechts.',
                solved: 'Ein lilafarbenes Quadrat ruft den lilafarbenen Turm. Es kommt wirklich darauf an: Mit d2, einem blauen Quadrat, hättest du den blauen Turm gerufen, und der wäre von b3 in deine Heim-Reihe gezogen.',
            },
        },
    },
};
