import type { Widened } from '../../../text.svelte';
import type { limits as english } from '../../../en/learn/marathon/limits';

export const limits: Widened<typeof english> = {
    TS4: {
        title: 'Noch immer nicht diagonal',
        summary: 'Auch ein Dreifacher Sumo stößt nur geradeaus.',
        paragraphs: [
            'Selbst der stärkste Turm stößt nur, was geradeaus vor ihm steht. Und er stößt nur Gegner: {S9} gilt für jeden Sumo, wie stark er auch ist.',
        ],
        exercises: {
            'TS4-diagonal': {
                task: 'Du spielst {gold}. Schräg vor deinem grünen Dreifachen Sumo steht der blaue Turm von Schwarz. Versuche, ihn zu stoßen.',
                hint: 'Zieh Grün von e6 nach d5.',
                solved: 'Da helfen auch drei {rings} nicht: Ein einziger normaler Turm hält den Dreifachen Sumo auf, nur weil er ein Quadrat weiter seitlich steht.',
            },
            'TS4-own-tower': {
                task: 'Versuche es nun geradeaus, wo dein eigener gelber Turm steht.',
                hint: 'Zieh Grün von e6 nach e5.',
                solved: 'Eigene Türme werden nie gestoßen. Grün bleibt ein einziges Quadrat, und dorthin muss der Turm.',
            },
        },
    },
    TS5: {
        title: 'Platz hinter der Linie',
        summary: 'Das Quadrat hinter dem hintersten Turm muss frei sein; seine Farbe bestimmt den nächsten Turm.',
        paragraphs: [
            'Ob drei Türme oder einer, hinter ihnen muss ein Quadrat frei sein. Steht dort dein eigener Turm, ist dein Dreifacher Sumo machtlos.',
            'Stößt er mehrmals hintereinander, wird der Platz Quadrat für Quadrat verbraucht. Sieh voraus, wo er zu Ende ist.',
        ],
        exercises: {
            'TS5-own-tower': {
                task: 'Drei Türme in einer Linie, wie geschaffen für einen Dreifachen Sumo. Aber dahinter steht dein roter Turm. Versuche zu stoßen.',
                hint: 'Zieh Rosa von b2 nach b3.',
                solved: 'Dein eigener Turm stützt die gegnerische Linie.',
            },
            'TS5-no-more-room': {
                task: 'Dein roter Dreifacher Sumo hat den lilafarbenen Turm vor deiner Heim-Reihe zurückgestoßen, auf Rot, und ist noch einmal am Zug. Versuche, wieder zu stoßen.',
                hint: 'Zieh Rot von e2 nach e3.',
                solved: 'Der Platz hat nur für einmal gereicht. Jetzt steht der Eindringling direkt vor deinem eigenen lilafarbenen Turm.',
            },
        },
    },
    TS6: {
        title: 'Nicht vom Brett',
        summary: 'Steht der hinterste Turm der Linie in seiner eigenen Heim-Reihe, kann sie nicht gestoßen werden.',
        paragraphs: [
            'Wo das Brett endet, endet auch die Kraft eines Dreifachen Sumos. Steht der hinterste Turm der Linie in seiner Heim-Reihe, bewegt sich keiner.',
            'Steht der Dreifache Sumo unmittelbar vor der Heim-Reihe, muss er auch nicht mehr stoßen: Ein freies Quadrat schräg vor ihm ist schon das Ziel.',
        ],
        exercises: {
            'TS6-line': {
                task: 'Du spielst {gold}. Vor deinem grünen Dreifachen Sumo stehen Rot, Braun und Gelb, Gelb in seiner Heim-Reihe. Versuche zu stoßen.',
                hint: 'Zieh Grün von c4 nach c3.',
                solved: 'Drei sind nicht zu viele, aber hinter dem dritten ist kein Quadrat mehr.',
            },
            'TS6-beside': {
                task: 'Du spielst {gold}. Dein gelber Dreifacher Sumo steht vor einem Doppel-Sumo, der in seiner Heim-Reihe nicht zu stoßen ist. Gewinne die Partie.',
                hint: 'Eine der beiden Diagonalen führt auf ein freies Quadrat.',
                solved: 'Acht Punkte für einen Schritt zur Seite.',
            },
        },
    },
    TS7: {
        title: 'Vier sind zu viele',
        summary: 'Ein Dreifacher Sumo kann nicht mehr als drei Türme stoßen.',
        paragraphs: [
            'Eine Mauer aus vier Türmen hält allem stand. Man sieht sie selten, denn sie kostet die Hälfte der eigenen Türme.',
            'Schau aber genau hin, ob sie eine Lücke hat. Eine Linie endet am ersten freien Quadrat, und nur was davor steht, zählt.',
        ],
        exercises: {
            'TS7-four': {
                task: 'Vier normale Türme in einer Spalte. Versuche, sie mit deinem lilafarbenen Dreifachen Sumo zu stoßen.',
                hint: 'Zieh Lila von h2 nach h3.',
                solved: 'Vier sind mehr, als irgendein Turm stoßen kann.',
            },
            'TS7-gap': {
                task: 'Wieder vier Türme, diesmal vor deinem blauen Dreifachen Sumo. Und diesmal geht es. Stoße.',
                hint: 'Zwischen dem dritten und dem vierten ist ein Quadrat frei.',
                solved: 'Drei sind an den vierten herangerückt. Jetzt ist es eine Mauer aus vieren, und ein zweites Mal ginge es nicht.',
            },
        },
    },
    TS8: {
        title: 'Wen ein Dreifacher Sumo stoßen kann',
        summary: 'Ein Dreifacher Sumo stößt jeden Turm außer einem anderen Dreifachen Sumo.',
        paragraphs: [
            'Normale Türme, Sumos, Doppel-Sumos: Alle tragen weniger {rings} und weichen, bis zu drei auf einmal. Drei Doppel-Sumos sind das Äußerste, was sich überhaupt stoßen lässt.',
            'Nur ein Dreifacher Sumo hält einem Dreifachen Sumo stand. Treffen zwei aufeinander, bleiben sie stehen, bis einer zur Seite tritt.',
        ],
        exercises: {
            'TS8-doubles': {
                task: 'Drei Doppel-Sumos stehen vor deinem orangefarbenen Dreifachen Sumo. Stoße sie alle.',
                hint: 'Zieh Orange ein Quadrat geradeaus.',
                solved: 'Sechs {rings} auf einmal zurückgeschoben. Mehr gibt das Spiel nicht her.',
            },
            'TS8-triple': {
                task: 'Zwei Dreifache Sumos, Auge in Auge. Versuche zu stoßen.',
                hint: 'Zieh Braun von d4 nach d5.',
                solved: 'Gleich stark: Keiner weicht.',
            },
        },
    },
};
