import type { Learning } from '../../parts.svelte';

export const firstGame: Learning['firstGame'] = {
    'first-move': {
        title: 'Deine Türme',
        paragraphs: [
            'Du hast die schwarzen Türme, unten auf dem Brett. Jeder deiner acht Türme hat seine eigene Farbe. Sie ziehen vorwärts, so weit sie wollen, solange nichts im Weg steht.',
            'Tippe einen Turm an: Die Quadrate, die er erreicht, werden markiert.',
        ],
        task: 'Mach einen Zug mit irgendeinem deiner Türme.',
        hint: 'Zieh einen Turm nach oben, oder tippe erst ihn und dann eines der markierten Quadrate an.',
        solved: 'Das war dein erster Zug. Nur beim allerersten Zug einer Runde darf man sich den Turm aussuchen.',
    },
    'first-diagonal': {
        title: 'Geradeaus oder schräg',
        paragraphs: [
            'Ein Turm zieht geradeaus oder schräg nach vorn, links oder rechts. Nie zieht er zur Seite, nie zurück.',
            'Hier ist der grüne Turm dran. Warum, erfährst du gleich.',
        ],
        task: 'Zieh den grünen Turm schräg nach rechts auf das orangefarbene Quadrat e4.',
        hint: 'Grün steht auf b1. Der Weg führt über c2 und d3.',
        solved: 'Geradeaus, links, rechts: Mehr kann ein Turm nicht, und mehr braucht er nicht.',
    },
    'first-home': {
        title: 'Das Ziel',
        paragraphs: [
            'Du gewinnst, wenn einer deiner Türme die Reihe gegenüber erreicht, in der die Türme von {gold} beginnen. Ein einziger genügt.',
            'Alle Quadrate auf dem Weg müssen leer sein, das letzte auch.',
        ],
        task: 'Blau ist am Zug. Bring den Turm ans Ziel.',
        hint: 'Der grüne Turm von {gold} hat seinen Platz auf g8 verlassen. Der Weg dorthin ist frei.',
        solved: 'Gewonnen! So endet jede Runde. Und jetzt zu dem, was sie spannend macht.',
    },
    'first-colour': {
        title: 'Die Farbe entscheidet',
        paragraphs: [
            'Nach dem ersten Zug sucht sich niemand mehr seinen Turm aus. Das *Quadrat*, auf dem ein Zug endet, bestimmt die Farbe, die der andere ziehen muss.',
            'Der rote Turm von {gold} ist gerade auf f6 gelandet. Achte auf die Farbe dieses Quadrats, nicht auf die des Turms.',
        ],
        task: 'Welcher deiner Türme muss ziehen? Zieh ihn.',
        hint: 'f6 ist ein braunes Quadrat, also zieht dein brauner Turm. Er steht in der Ecke, auf a1.',
        solved: 'Genau: braunes Quadrat, brauner Turm. Und dein Zielquadrat hat gerade einen Turm von {gold} bestimmt.',
    },
    'first-call': {
        title: 'Du gibst den Befehl',
        paragraphs: [
            'Das gilt auch umgekehrt: Wo du anhältst, entscheidet, welchen Turm {gold} ziehen muss. So lenkst du deinen Gegner.',
            'Noch einmal derselbe Augenblick: Geradeaus vor Braun liegen sechs verschiedene Farben.',
        ],
        task: 'Zieh so, dass {gold} den grünen Turm ziehen muss.',
        hint: 'Geh geradeaus und halte auf dem grünen Quadrat a6 an.',
        solved: 'Grün ist gerufen, und {gold} muss gehorchen. Das war dein erster Plan.',
    },
    'first-spot': {
        title: 'Den Gewinn sehen',
        paragraphs: [
            'Prüfe vor jedem Zug zuerst, ob der Turm ans Ziel kann. Verfolge alle drei Bahnen bis zu ihrem Ende.',
            'Zwei Türme, die sich nur an einer Ecke berühren, versperren die Diagonale zwischen ihnen nicht. Du darfst hindurchschlüpfen.',
        ],
        task: 'Grün ist am Zug. Gewinne sofort.',
        hint: 'Schräg nach rechts, zwischen den Türmen auf b5 und c4 hindurch, bis nach f8.',
        solved: 'Gut gesehen! So eine Bahn übersehen viele.',
    },
    'first-danger': {
        title: 'Nicht den falschen rufen',
        paragraphs: [
            'Sieh das Brett jetzt mit den Augen von {gold}. Der orangefarbene Turm auf b4 könnte geradewegs hinunter nach b1, in deine Heim-Reihe.',
            'Das kann er nur, wenn du ihn rufst. Meide also orangefarbene Quadrate, dann passiert nichts.',
        ],
        task: 'Zieh Lila, ohne dass {gold} sofort gewinnen kann.',
        hint: 'Die orangefarbenen Quadrate sind f3 und g2. Jedes andere ist recht.',
        solved: 'Sehr gut. Frag dich vor jedem Zug: Welchen Turm rufe ich, und was kann er?',
    },
    'first-block': {
        title: 'Stell dich in den Weg',
        paragraphs: [
            'Manchmal lässt sich eine Farbe nicht vermeiden. Hier kann Rot nur auf braunen Quadraten landen, und der braune Turm von {gold} auf d5 hat freie Bahn nach d1.',
            'Geschlagen oder übersprungen wird nie. Ein Turm im Weg ist also so gut wie eine Mauer.',
        ],
        task: 'Halte den braunen Turm auf.',
        hint: 'Er will geradewegs nach unten. Eines deiner Zielquadrate liegt direkt vor ihm: d4.',
        solved: 'Gehalten! Braun ist gerufen und muss ziehen, doch der Weg ans Ziel ist versperrt.',
    },
    'first-blocked': {
        title: 'Ein Turm, der nicht ziehen kann',
        paragraphs: [
            'Der rote Turm von {gold} auf d4 ist blockiert: Vor ihm und auf beiden Diagonalen stehen Türme. Wenn du ihn rufst, setzt {gold} aus.',
            'Dann ziehst du noch einmal. Mit welchem Turm? Wie immer entscheidet das Quadrat, diesmal das *unter* dem blockierten Turm: d4 ist braun.',
        ],
        task: 'Rufe den blockierten roten Turm.',
        hint: 'Dein orangefarbener Turm muss auf einem roten Quadrat landen. Das nächste liegt direkt vor ihm.',
        solved: '{gold} kann Rot nicht ziehen und wird übergangen. Rot steht auf Braun, also ziehst du noch einmal, mit Braun.',
    },
    'first-again': {
        title: 'Zwei Züge hintereinander',
        paragraphs: [
            'Ein Extrazug kann die Runde entscheiden. Der lilafarbene Turm von {gold} ist auf e5 blockiert, einem braunen Quadrat.',
            'Und dein brauner Turm auf a5? Sieh nach, wohin er könnte.',
        ],
        task: 'Gewinne mit zwei Zügen hintereinander.',
        hint: 'Rufe Lila: d3 und g4 sind lila. Bring dann Braun ans Ziel, von a5 nach a8.',
        solved: 'Großartig! Du hast einen Turm gerufen, der nicht ziehen konnte, und dann mit deinem eigenen gewonnen.',
    },
    'first-two': {
        title: 'Denk eine Antwort voraus',
        paragraphs: [
            'Ab jetzt antwortet {gold}. Am besten sind Züge, nach denen jede Antwort dir hilft.',
            'Dein brauner Turm auf a1 hat freie Bahn nach a8. Dafür muss {gold} auf einem braunen Quadrat landen. Die lange Diagonale von a1 nach h8 ist durchgehend braun, und der braune Turm von {gold} steht an ihrem Ende.',
        ],
        task: 'Gewinne mit deinem zweiten Zug.',
        hint: 'Rufe Braun: d4 und e5 sind braun. Dein orangefarbener Turm auf h7 versperrt dem braunen Turm den Weg geradeaus, also muss er auf der braunen Diagonale bleiben.',
        solved: '{gold} hatte die Wahl, aber jede Wahl war braun. So gewinnt man Runden.',
    },
    'first-win': {
        title: 'Dein erster Sieg',
        paragraphs: [
            'Das Ende einer echten Runde, gegen die beste Verteidigung, die es gibt. Du stehst besser: Orange und Grün sind weit vorn, und die Heim-Reihe von {gold} hat große Lücken.',
            'Lass dir Zeit. Kann mein Turm ans Ziel? Wenn nicht: Welchen Turm rufe ich, was kann er, und was bekomme ich zurück? Geht es schief, fang einfach noch einmal an.',
        ],
        task: 'Gewinne die Runde.',
        hint: 'Rufe nicht Rosa, denn dieser Turm kann von f6 nach a1 durchlaufen. Gelb zu rufen ist gut: Wenn es d7 verlässt, wird die Bahn für deinen orangefarbenen Turm frei.',
        solved: 'Du hast deine erste Runde gewonnen! Jetzt weißt du genug, um zu spielen. Fordere den Computer auf Stufe 1 heraus, oder lies weiter.',
    },
};
