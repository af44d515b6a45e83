import type { Learning } from '../../parts.svelte';

export const annotation: Learning['annotation'] = {
    annotation: {
        title: 'Vier Zeichen für einen Zug',
        summary:
            'Ein Zug wird als Turm, Pfeil, Zugweite und Quadrat geschrieben; links und rechts gelten vom Ziehenden aus.',
        paragraphs: [
            'Wer eine Partie aufschreibt, kann sie unterbrechen und an einem anderen Tag weiterspielen oder in Ruhe nach dem Fehler suchen. Ein Zug braucht vier Zeichen: den *Turm*, der gezogen hat, einen *Pfeil*, die *Zahl* der Quadrate und die *Farbe*, auf der er endet. Auf einem Formular ist der Turm ein farbiges Achteck und das Quadrat ein farbiges Quadrat; hier tun es Buchstaben: N Braun, G Grün, R Rot, Y Gelb, K Rosa, P Lila, B Blau, O Orange. Große Buchstaben stehen für Schwarz, kleine für {gold}.',
            '↑ heißt geradeaus, ↖ diagonal nach links, ↗ diagonal nach rechts, immer so, wie der *Ziehende* sitzt. P↖5G bedeutet also: Der lilafarbene Turm von Schwarz zog fünf Quadrate diagonal nach links und blieb auf Grün stehen. Das letzte Zeichen nennt schon den Turm des nächsten Eintrags, beim Nachspielen eine gute Probe.',
        ],
        exercises: {
            'annotation-first': {
                task: 'Spiele R↗3B.',
                hint: 'Roter Turm, diagonal nach rechts, drei Quadrate, auf Blau.',
                solved: 'Von c1 nach f4. Das B am Ende sagt, dass {gold} mit Blau antworten muss.',
            },
            'annotation-own-left': {
                task: 'Du spielst {gold} und siehst das Brett von der anderen Seite. Antworte mit b↖3N.',
                hint: 'N ist Braun. Links ist *dein* Links.',
                solved: 'Für Schwarz ging dieser Turm nach rechts. Für die Pfeile zählt das nicht: Jeder schreibt von seinem Platz aus.',
            },
        },
    },
    'annotation-zero': {
        title: 'Ein blockierter Turm',
        summary: 'Ein Zug um null Quadrate wird mit einer 0 und ohne Pfeil geschrieben.',
        paragraphs: [
            'Auch ein Turm, der weder ziehen noch stoßen kann, bekommt seinen Eintrag, denn er war an der Reihe ({M6}). Eine Richtung hat er nicht, also entfällt der Pfeil: g0Y heißt, dass der grüne Turm von {gold} auf einem gelben Quadrat blockiert war.',
            'Dieses Quadrat bestimmt wie immer den nächsten Turm; die Kette der Farben im Protokoll reißt nicht ab.',
        ],
        exercises: {
            'annotation-zero-length': {
                task: 'Finde den Zug, nach dem {gold} g0Y einträgt.',
                hint: 'Dem grünen Turm auf g6 bleibt noch ein freies Quadrat. Lila kann es besetzen, und es ist grün.',
                solved: 'P↑4G g0Y, und Schwarz zieht mit Gelb weiter.',
            },
        },
    },
    'annotation-push': {
        title: 'Ein Stoß braucht zwei Einträge',
        summary:
            'Der stoßende Turm wird wie jeder Zug geschrieben; die gestoßenen stehen in der Spalte des Gegners, mit dem Pfeil zurück.',
        paragraphs: [
            'Zuerst kommt der Schritt des stoßenden Turms, ein Quadrat geradeaus. Dann folgen in der Spalte dessen, der aussetzt, die gestoßenen Türme mit ↓, dem einzigen Pfeil, der zurückzeigt. Mehrere verbindet ein Plus, der vorderste zuerst.',
            'Die Farben greifen hier anders ineinander als sonst. Den nächsten Turm bestimmt das *letzte* Quadrat der gestoßenen Linie: Nach R↑1O k↓1N+b↓1P zieht Schwarz mit Lila.',
        ],
        exercises: {
            'annotation-pushed-back': {
                task: 'Spiele R↑1O mit deinem roten Doppel-Sumo. Was wird in der Spalte von {gold} stehen?',
                hint: 'Ein Quadrat geradeaus, auf Orange, wo jetzt noch ein gegnerischer Turm steht.',
                solved: 'k↓1N+b↓1P: Rosa wich auf Braun, Blau auf Lila. Lila ist der nächste Turm.',
            },
        },
    },
    'annotation-words': {
        title: 'In Worten und in Buchstaben',
        summary: 'Dieselben vier Teile lassen sich auch in Worten schreiben, „Lila Links 5 Grün“, oder kurz: PL5G.',
        paragraphs: [
            'Ohne Symbole geht es in Worten: „Lila Links 5 Grün“. Die Richtungen heißen Vor, Links, Rechts und Zurück. Kurz wird daraus PL5G, mit F, L, R und B statt der Pfeile, nach den englischen Wörtern. In den Einstellungen wählst du, wie diese Seite Züge schreibt; lesen kann sie alle Schreibweisen.',
            'Eine Merkwürdigkeit: Das Beispiel des Regelhefts, „Lila Links 5 Gelb“, lässt sich auf dem Brett, wie es hier liegt, gar nicht spielen. Liegt es um ein Viertel gedreht, ist es einer der ersten Züge, die Schwarz machen kann.',
        ],
        exercises: {
            'annotation-in-words': {
                task: 'Spiele „Lila Links 5 Grün“.',
                hint: 'Lila beginnt auf f1.',
                solved: 'In Symbolen P↖5G, in Buchstaben PL5G, in Koordinaten f1a6.',
            },
        },
    },
    'annotation-coordinates': {
        title: 'Die Namen der Quadrate',
        summary:
            'Die Spalten heißen a bis h, die Reihen 1 bis 8, wie Schwarz das Brett sieht; zwei Quadrate beschreiben einen Zug.',
        paragraphs: [
            'Damit man über Stellungen reden kann, hat jedes Quadrat einen Namen: einen Buchstaben für die Spalte, von links, und eine Zahl für die Reihe, von unten, beides von Schwarz aus gesehen. Die Heim-Reihe von Schwarz ist 1, die von {gold} 8. Die Namen bleiben, wo sie sind, egal, von welcher Seite man schaut.',
            'Ein Zug ist dann einfach, wo er begann und wo er endete: f1a6. Bei einem Stoß ist es der Schritt des stoßenden Turms. Die Koordinaten sind eine Zutat dieses Projekts; die Regelhefte kommen ohne sie aus.',
        ],
        exercises: {
            'annotation-squares': {
                task: 'Du spielst {gold}. Spiele g8d5.',
                hint: 'Die Namen am Rand des Bretts helfen. Von dir aus gesehen liegt die a-Spalte rechts.',
                solved: 'In Symbolen ist das g↗3O. Beides sagt dasselbe; die Symbole verraten auch noch, welcher Turm folgt.',
            },
        },
    },
    'annotation-sheet': {
        title: 'Ein Spielprotokoll lesen',
        summary: 'Ein Spielprotokoll hat für jeden eine Spalte; jeder Eintrag nennt den Turm des nächsten.',
        paragraphs: [
            'Ein Protokoll liest man Zeile für Zeile: links Schwarz, rechts {gold}. Vor jeder Runde steht, wie die Türme aufgestellt sind, und danach, von welcher Seite aus die Heim-Reihen besetzt wurden.',
            'Wer eine Runde beginnt, hat die freie Wahl; von da an beginnt jeder Eintrag mit der Farbe, auf der der vorige geendet hat, nur nach einem Stoß nicht. Stimmt das einmal nicht, hat sich jemand verschrieben.',
        ],
        exercises: {
            'annotation-replay': {
                task: 'Spiele diese kurze Runde nach, für beide Seiten: 1. G↑1N n↗5N 2. N↑2B b↖6R 3. R↗3B b0R 4. R↖4B',
                hint: 'Die Pfeile von {gold} gelten von der anderen Seite aus: n↗5N geht von h8 nach c3. b0R geschieht von selbst.',
                solved: 'Blau war bis h2 gelaufen und saß dort fest, und Rot zog dorthin, woher Blau gekommen war.',
            },
        },
    },
};
