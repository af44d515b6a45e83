import type { Learning } from '../../parts.svelte';

export const quick: Learning['quick'] = {
    title: 'Kamisado auf einer Seite',
    facts: [
        ['Spieler', '2'],
        ['Alter', 'ab 10 Jahren'],
        ['Einzelrunde', '1 Punkt, 20–30 Minuten'],
        ['Standardspiel', '3 Punkte, 60–90 Minuten'],
        ['Langes Spiel', '7 Punkte, 2–3 Stunden'],
        ['Marathonspiel', '15 Punkte, 3–5 Stunden'],
    ],
    contents: 'In der Schachtel',
    box: {
        burley: 'Ein Spielbrett mit zwei Seiten, 16 Drachentürme (8 goldene, 8 schwarze) und für jeden Spieler 8 große, 6 mittlere und 2 kleine Sumo-Ringe.',
        huch: 'Ein Spielbrett mit zwei Seiten, 16 Drachentürme (8 weiße, 8 schwarze) und 22 durchsichtige Drachenzähne.',
    },
    sides: 'Auf beiden Seiten des Bretts spielt es sich gleich: Die eine zeigt nur die Farben, die andere zusätzlich auf jedem Quadrat ein Schriftzeichen, für alle, die Farben schlecht unterscheiden, und für alle, denen es besser gefällt.',
    parts: [
        [
            'Aufbau',
            [
                'Das Brett liegt so, dass jeder Spieler links eine braune Ecke hat. Die nächste Reihe ist deine *Heim-Reihe*; dort steht am Anfang jeder Turm auf seiner eigenen Farbe.',
                '{gold} nimmt, wer mehr Erfahrung hat. Schwarz beginnt die erste Runde; danach beginnt, wer die letzte verloren hat.',
            ],
        ],
        ['Ziel', ['Bring als Erster einen Turm auf die gegnerische Heim-Reihe. Das gewinnt die Runde ({M7}).']],
        [
            'Ziehen',
            [
                'Der erste Zug einer Runde ist mit jedem Turm erlaubt ({T1}). Danach bestimmt die Farbe, auf der der letzte Zug endete, welcher Turm zieht ({T2}).',
                'Türme ziehen geradeaus oder schräg nach vorn, beliebig weit, nur über freie Quadrate; nie seitwärts oder zurück ({M1}–{M3}). Zwischen zwei Türmen, die sich an den Ecken berühren, ist der Weg frei ({M4}). Wer ziehen kann, muss ziehen ({M5}).',
            ],
        ],
        [
            'Blockiert',
            [
                'Ein Turm, der nicht ziehen kann, gilt als null Quadrate weit gezogen: Der andere Spieler ist am Zug, mit dem Turm in der Farbe des Quadrats, auf dem der blockierte steht ({M6}).',
                'Dreht sich das im Kreis, ist es ein völliger Stillstand: Wer den letzten wirklichen Zug gemacht hat, verliert die Runde ({M8}).',
            ],
        ],
        [
            'Zwischen den Runden',
            [
                'Der siegreiche Turm bekommt einen {ring}. Nach einem völligen Stillstand ist es der Turm des Gewinners in der Farbe, auf der der letzte wirkliche Zug endete.',
                'Wer gewonnen hat, wählt links oder rechts; beide besetzen ihre Heim-Reihe von ihrer eigenen Seite aus. Zuerst kommen die Türme, die der Heim-Reihe am nächsten stehen, und in einer Reihe die, die der gewählten Seite am nächsten stehen ({F1}–{F4}).',
            ],
        ],
        [
            'Stoßen',
            [
                'Ein Sumo darf gegnerische Türme zurückstoßen, die lückenlos genau vor ihm stehen, wenn jeder weniger {rings} trägt als er und das Quadrat dahinter auf dem Brett liegt und frei ist. Alle rücken um ein Quadrat.',
                'Der Gegner setzt aus; du ziehst noch einmal, mit dem Turm in der Farbe des Quadrats, auf dem der hinterste gelandet ist. Wer anders ziehen kann, muss nicht stoßen.',
            ],
        ],
    ],
    table: {
        head: ['Turm', '{rings}', 'zieht', 'stößt', 'zählt am Ziel'],
        rows: [
            ['Turm', '0', 'beliebig weit', '–', '1 Punkt'],
            ['Sumo', '1', '5 Quadrate', '1', '2 Punkte'],
            ['Doppel-Sumo', '2', '3 Quadrate', '1–2', '4 Punkte'],
            ['Dreifacher Sumo', '3', '1 Quadrat', '1–3', '8 Punkte'],
        ],
    },
};
