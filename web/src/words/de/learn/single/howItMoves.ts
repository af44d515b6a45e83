import type { Learning } from '../../../parts.svelte';

export const howItMoves: Pick<Learning['single'], 'M1' | 'M2' | 'M3' | 'M4' | 'M5'> = {
    M1: {
        title: 'Immer vorwärts, in einer Linie',
        summary: 'Türme ziehen geradeaus oder diagonal nach vorn, nie zur Seite und nie zurück.',
        paragraphs: [
            'Ein Turm hat drei Richtungen: geradeaus oder auf einer der beiden Diagonalen nach vorn, schräg links oder schräg rechts. Während eines Zuges bleibt er bei einer davon.',
            'Vorwärts heißt weg von der eigenen Heim-Reihe: für Schwarz nach oben, für {gold} nach unten. Ein Zurück gibt es nicht. Ein Turm, der an einem anderen vorbei ist, kann ihn also nie mehr aufhalten.',
        ],
        exercises: {
            'M1-diagonal': {
                task: 'Zieh deinen grünen Turm schräg nach rechts auf das gelbe Quadrat g6.',
                hint: 'e4, f5, g6: drei Schritte nach rechts oben.',
                solved: 'Eine Richtung und so viele Schritte, wie du willst.',
            },
            'M1-sideways': {
                task: 'Versuche jetzt das Verbotene: Zieh Grün zur Seite, zurück oder um die Ecke.',
                hint: 'g3 zum Beispiel liegt in derselben Reihe wie Grün.',
                solved: 'Seitwärts und rückwärts gibt es nicht, und unterwegs biegt kein Turm ab.',
            },
        },
    },
    M2: {
        title: 'So weit du willst, ohne zu springen',
        summary: 'Ein Turm zieht über beliebig viele leere Quadrate, doch er springt nie.',
        paragraphs: [
            'Wie weit ein Turm zieht, entscheidest du: ein Quadrat oder gleich die ganze Strecke. Ist die Bahn frei, darf er sogar in einem einzigen Zug von der eigenen Heim-Reihe bis in die gegnerische.',
            'Doch jedes Quadrat auf dem Weg muss leer sein. Kein Turm wird übersprungen, weder ein eigener noch ein fremder.',
        ],
        exercises: {
            'M2-far': {
                task: 'Dein rosafarbener Turm steht noch zu Hause. Gewinne mit ihm in einem Zug.',
                hint: 'Die Spalte vor ihm ist von e2 bis e8 leer.',
                solved: 'Sieben Quadrate in einem Zug, von Heim-Reihe zu Heim-Reihe. Auf offene Bahnen zu achten lohnt sich immer, auch auf die des Gegners.',
            },
            'M2-jump': {
                task: 'Jetzt steht der gelbe Turm von {gold} in dieser Spalte. Versuche, ihn zu überspringen.',
                hint: 'Probier Rosa von e1 nach e6. Dazwischen, auf e4, steht Gelb.',
                solved: 'Vor dem ersten Turm ist Schluss.',
            },
        },
    },
    M3: {
        title: 'Nur auf ein leeres Quadrat',
        summary: 'Zwei Türme stehen nie auf demselben Quadrat, und keiner wird geschlagen.',
        paragraphs: [
            'Ein Zug endet auf einem leeren Quadrat. Geschlagen wird in Kamisado nicht: Alle sechzehn Türme bleiben bis zum Ende der Runde auf dem Brett.',
            'Türme sind also auch Mauern. Sich jemandem in den Weg zu stellen ist oft die beste Verteidigung.',
        ],
        exercises: {
            'M3-occupied': {
                task: 'Versuche, mit Rosa auf dem gelben Turm von {gold} zu landen.',
                hint: 'Rosa von e1 nach e4.',
                solved: 'Besetzt ist besetzt: Gelb bleibt, wo es ist.',
            },
            'M3-before': {
                task: 'Dann zieh so weit, wie es geht: bis direkt vor den gelben Turm.',
                hint: 'Das letzte leere Quadrat vor e4 ist e3.',
                solved: 'Auge in Auge. Jetzt kommt keiner der beiden mehr geradeaus weiter.',
            },
        },
    },
    M4: {
        title: 'Durch die Lücke zwischen zwei Ecken',
        summary: 'Zwei Türme, die sich nur an einer Ecke berühren, versperren die Diagonale zwischen ihnen nicht.',
        paragraphs: [
            'Stell dir zwei Türme auf Quadraten vor, die sich nur an einer Ecke berühren. Genau durch diese Ecke läuft eine Diagonale. Sie sieht versperrt aus, ist es aber nicht: Ein Turm darf hindurchschlüpfen.',
            'Wem die beiden Türme gehören, spielt keine Rolle. Es zählt nur, dass die Quadrate *auf* der Diagonale leer sind ({M2}).',
        ],
        exercises: {
            'M4-through': {
                task: 'Die Türme von {gold} auf d6 und e5 berühren sich an einer Ecke. Schlüpfe mit Rot zwischen ihnen hindurch, bis ans Ziel.',
                hint: 'Schräg nach rechts: e6, f7, g8.',
                solved: 'Durch die Lücke ans Ziel. Solche Züge übersieht man leicht. Schau dir Diagonalen lieber zweimal an.',
            },
            'M4-wall': {
                task: 'Hier steht der grüne Turm von {gold} stattdessen auf e6. Versuche es noch einmal auf derselben Diagonale.',
                hint: 'Probier Rot von d5 nach f7.',
                solved: 'Diesmal steht ein Turm auf der Diagonale selbst. Das ist keine Lücke, das ist eine Mauer.',
            },
        },
    },
    M5: {
        title: 'Wer ziehen kann, muss ziehen',
        summary: 'Passen gibt es nicht: Kann der bestimmte Turm ziehen, so muss er es auch.',
        paragraphs: [
            'Hat der bestimmte Turm einen Zug, so musst du ihn machen, selbst wenn es nur den einen gibt und er dir gar nicht gefällt. Stehen bleiben und abwarten ist nicht erlaubt.',
            'Das gilt für beide Seiten. Ein Turm mit nur einem Zug lässt sich gegen seinen Besitzer wenden: Du weißt ja im Voraus, wo er landet und welchen deiner Türme er damit ruft.',
        ],
        exercises: {
            'M5-elsewhere': {
                task: 'Dein blauer Turm ist bestimmt. Er hat nur einen Zug, und der ist schlecht. Versuche, dich mit einem anderen Turm herauszuwinden.',
                hint: 'Tippe einen anderen deiner Türme an.',
                solved: 'Kein Ausweg: Blau ist bestimmt ({T2}), Blau kann ziehen, also muss Blau ziehen.',
            },
            'M5-only': {
                task: 'Dann mach den einzigen Zug, den es gibt.',
                hint: 'Rosa auf g4 versperrt die Diagonale, also bleibt Blau nur der Weg geradeaus nach h4.',
                solved: 'h4 ist rosa. Jetzt zieht {gold} den rosafarbenen Turm, und der kann geradewegs nach g1. Du hast es kommen sehen und konntest nichts tun.',
            },
            'M5-force': {
                task: 'Nun zwingst du den anderen. Rufe einen Turm, der nur einen Zug hat, und gewinne dann.',
                hint: 'Der blaue Turm von {gold} auf a6 kann nur nach a5, auf ein rosafarbenes Quadrat. Und dein rosafarbener Turm auf b5 steht bereit. Braun muss also auf Blau enden.',
                solved: 'Blau musste ziehen, und das einzige freie Quadrat rief genau den Turm, der gewinnt.',
            },
        },
    },
};
