import type { Widened } from '../../../text.svelte';
import type { limits as english } from '../../../en/learn/long/limits';

export const limits: Widened<typeof english> = {
    DS4: {
        title: 'Niemals diagonal',
        summary: 'Ein Doppel-Sumo stößt nur geradeaus.',
        paragraphs: [
            'Mehr Kraft eröffnet keine neuen Richtungen. Was schräg vor einem Doppel-Sumo steht, versperrt ihm den Weg, und sei es noch so schwach.',
            'Ein Turm, der weder ziehen noch stoßen kann, ist blockiert, ganz gleich, was er trägt: {M6} gilt auch für Doppel-Sumos.',
        ],
        exercises: {
            'DS4-diagonal': {
                task: 'Schräg vor deinem rosafarbenen Doppel-Sumo stehen zwei Türme schön in einer Linie. Versuche, sie zu stoßen.',
                hint: 'Zieh Rosa von d4 nach e5.',
                solved: 'Auf der Diagonale wird gezogen, nicht gestoßen.',
            },
            'DS4-freeze': {
                task: 'Du spielst {gold} und ziehst Rosa. Der braune Doppel-Sumo von Schwarz hat den eigenen roten Turm vor sich. Nimm ihm den letzten Zug.',
                hint: 'Eine seiner Diagonalen ist schon versperrt. Das Quadrat, das die andere schließt, ist braun.',
                solved: 'Braun muss ziehen und kann nicht: vorn der eigene Turm, auf beiden Diagonalen Gegner. Der Turm gilt als um null Quadrate gezogen, und du bist wieder am Zug.',
            },
        },
    },
    DS5: {
        title: 'Platz hinter der Linie',
        summary:
            'Das Quadrat hinter dem letzten gestoßenen Turm muss frei sein; seine Farbe bestimmt den nächsten Turm.',
        paragraphs: [
            'Irgendwohin müssen die Türme weichen. Steht dein eigener Turm direkt hinter ihnen, fehlt der Platz, und nichts bewegt sich. Das gilt auch, wenn nur ein einziger Turm zu stoßen wäre.',
            'Ist das Quadrat frei, zählt es doppelt: Es macht den Stoß möglich, und seine Farbe sagt dir, mit welchem Turm du danach ziehst.',
        ],
        exercises: {
            'DS5-own-tower': {
                task: 'Vor deinem blauen Doppel-Sumo steht nur der orangefarbene Turm, dahinter aber dein eigener lilafarbener. Versuche zu stoßen.',
                hint: 'Zieh Blau von f3 nach f4.',
                solved: 'Dein eigener Turm steht im Weg. Stoßen kannst du ihn nicht, und schieben kannst du auch nichts auf ihn.',
            },
            'DS5-make-room': {
                task: 'Dasselbe Brett, nur ist zuerst Lila am Zug. Mach Platz, und zwar so, dass {gold} dich stoßen lassen muss.',
                hint: 'Welcher gegnerische Turm hätte nur einen einzigen Zug, auf ein blaues Quadrat? Lila kann ihn bestimmen und ihm zugleich den anderen Weg nehmen.',
                solved: 'Gelb blieb nur h6, ein blaues Quadrat. So war Blau am Zug, und hinter dem orangefarbenen Turm war Platz.',
            },
        },
    },
    DS6: {
        title: 'Nicht vom Brett',
        summary: 'Steht der letzte Turm der Linie in seiner eigenen Heim-Reihe, kann sie nicht gestoßen werden.',
        paragraphs: [
            'Kein Turm verlässt das Brett. Steht der hintere von zwei Türmen in seiner Heim-Reihe, kann keiner der beiden gestoßen werden, so stark der Stoßende auch ist.',
            'Einen Turm *in* seine Heim-Reihe zu stoßen ist erlaubt. Danach ist in dieser Spalte Schluss.',
        ],
        exercises: {
            'DS6-off-the-board': {
                task: 'Rosa hat eben zwei Türme gestoßen; Blau steht nun in seiner Heim-Reihe, auf einem rosafarbenen Quadrat, also zieht Rosa noch einmal. Versuche, wieder zu stoßen.',
                hint: 'Zieh Rosa von d6 nach d7.',
                solved: 'Hinter Blau ist das Brett zu Ende.',
            },
            'DS6-round-them': {
                task: 'Dieselben Türme vor dem Stoß. Gewinne die Runde mit Rosa allein.',
                hint: 'Stoße zuerst: Das bringt Rosa eine Reihe weiter, und Rosa ist noch einmal am Zug. Dann sieh dir die Diagonalen an.',
                solved: 'Erst gestoßen, dann an den Türmen vorbei: vier Punkte und die Partie. Was sich nicht stoßen lässt, lässt sich oft umgehen.',
            },
        },
    },
    DS7: {
        title: 'Drei sind zu viele',
        summary: 'Ein Doppel-Sumo kann nicht mehr als zwei Türme stoßen.',
        paragraphs: [
            'Drei gegnerische Türme in einer lückenlosen Linie sind für einen Doppel-Sumo eine Mauer. Er kann auch nicht zwei von ihnen gegen den dritten schieben, denn da ist kein Platz: alle oder keiner.',
            'Daraus wird eine Verteidigung: Stelle hinter zwei bedrohte Türme einen dritten.',
        ],
        exercises: {
            'DS7-three': {
                task: 'Drei normale Türme stehen vor deinem orangefarbenen Doppel-Sumo. Versuche zu stoßen.',
                hint: 'Zieh Orange von b3 nach b4.',
                solved: 'Zwei hätte er geschafft. Drei halten stand.',
            },
            'DS7-wall': {
                task: 'Du spielst {gold} und ziehst Rosa, und zwar so, dass der grüne Doppel-Sumo von Schwarz an die Reihe kommt und doch nichts zu stoßen findet.',
                hint: 'Hinter deinen beiden Türmen in der d-Spalte liegt ein grünes Quadrat.',
                solved: 'Drei in einer Linie: Die Mauer steht, und Grün muss um sie herum.',
            },
        },
    },
    DS8: {
        title: 'Wen ein Doppel-Sumo stoßen kann',
        summary: 'Ein Doppel-Sumo stößt normale Türme und Sumos, aber keinen anderen Doppel-Sumo.',
        paragraphs: [
            'Wer gestoßen wird, muss weniger {rings} tragen als der Stoßende. Für einen Doppel-Sumo heißt das: keinen oder einen, und zwar jeder Turm der Linie; es dürfen also auch zwei Sumos sein.',
            'Ein geschobener Turm behält seine {rings}; sie wandern mit ihm zurück. Und ein einziger Doppel-Sumo in der Linie schützt sie ganz.',
        ],
        exercises: {
            'DS8-sumos': {
                task: 'Zwei Sumos stehen deinem braunen Doppel-Sumo im Weg. Stoße sie.',
                hint: 'Zieh Braun ein Quadrat geradeaus.',
                solved: 'Rot und Blau sind gewichen, und beide sind noch immer Sumos.',
            },
            'DS8-hidden': {
                task: 'Vor deinem lilafarbenen Doppel-Sumo steht ein normaler Turm, aber sieh, was dahinter steht. Versuche trotzdem zu stoßen.',
                hint: 'Zieh Lila von e3 nach e4.',
                solved: 'Der gelbe Doppel-Sumo auf e5 ist ebenso stark. Er hält stand, und Braun steht sicher vor ihm.',
            },
        },
    },
};
