import type { Learning } from '../../../learn/text.svelte';

export const marathon: Learning['marathon'] = {
    marathon: {
        title: 'Bis fünfzehn Punkte',
        summary: 'Ein Marathonspiel gewinnt, wer zuerst fünfzehn Punkte hat; ein Dreifacher Sumo am Ziel zählt acht.',
        paragraphs: [
            'Die längste Partie und die einzige, in der *Dreifache Sumos* mitspielen. Der dritte {ring} zählt vier Punkte, und die Partie geht weiter. Einen vierten gibt es nicht: Ein Dreifacher Sumo, der ans Ziel kommt, bleibt, was er ist, und bringt acht Punkte.',
            'Er selbst ist schon sieben Punkte wert, und acht dazu gewinnen die Partie, wie immer es steht. Auch andere Wege führen zu fünfzehn, mit Sumos, Doppel-Sumos und Dreifachen Sumos in jeder Mischung.',
        ],
        exercises: {
            'marathon-third-ring': {
                task: 'Du liegst 6 zu 8 zurück. Bring deinen blauen Doppel-Sumo ans Ziel.',
                hint: 'Die h-Spalte ist frei, und drei Quadrate genügen.',
                solved: 'Vier Punkte, 10 zu 8, und die Partie geht weiter: Ab der nächsten Runde ist Blau ein Dreifacher Sumo.',
            },
            'marathon-triple-home': {
                task: 'Du hast sieben Punkte, alle von deinem gelben Dreifachen Sumo, dein Gegner hat elf. Ein Schritt, bitte.',
                hint: 'Geradeaus ist ein Quadrat der Heim-Reihe frei.',
                solved: 'Acht Punkte auf einmal: 15 zu 11. Der letzte Schritt eines Dreifachen Sumos gewinnt jedes Marathonspiel.',
            },
        },
    },
    TS1: {
        title: 'Ein Dreifacher Sumo zieht ein Quadrat weit',
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
                solved: 'Braun auf Braun: Der braune Turm von {gold} kommt nirgends ans Ziel, und dein Dreifacher Sumo versperrt Blau die lange Diagonale.',
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
                solved: 'Vier Türme sind mit einem Mal weitergerückt, und jeder hat seine {rings} behalten.',
            },
        },
    },
    TS3: {
        title: 'Der hinterste Turm bestimmt den nächsten',
        summary:
            'Wer gestoßen hat, zieht noch einmal, mit dem Turm in der Farbe des Quadrats, auf dem der hinterste Turm steht.',
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
    TS4: {
        title: 'Noch immer nicht diagonal',
        summary: 'Auch ein Dreifacher Sumo stößt nur geradeaus.',
        paragraphs: [
            'Selbst der stärkste Turm stößt nur, was gerade vor ihm steht. Und er stößt nur Gegner: {S9} gilt für jeden Sumo, wie stark er auch ist.',
        ],
        exercises: {
            'TS4-diagonal': {
                task: 'Du spielst {gold}. Schräg vor deinem grünen Dreifachen Sumo steht der blaue Turm von Schwarz. Versuche, ihn zu stoßen.',
                hint: 'Zieh Grün von e6 nach d5.',
                solved: 'Drei {rings}, und ein einziger normaler Turm hält ihn auf, nur weil er ein Quadrat zur Seite steht.',
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
                task: 'Dein roter Dreifacher Sumo hat den lilafarbenen Turm von deiner Heim-Reihe weggestoßen, auf Rot, und ist noch einmal am Zug. Versuche, wieder zu stoßen.',
                hint: 'Zieh Rot von e2 nach e3.',
                solved: 'Der Platz hat nur für einmal gereicht. Jetzt steht der Eindringling direkt vor deinem eigenen lilafarbenen Turm.',
            },
        },
    },
    TS6: {
        title: 'Nicht vom Brett',
        summary: 'Steht der hinterste Turm der Linie auf seiner eigenen Heim-Reihe, kann sie nicht gestoßen werden.',
        paragraphs: [
            'Wo das Brett endet, endet auch die Kraft eines Dreifachen Sumos. Steht der hinterste Turm der Linie auf seiner Heim-Reihe, bewegt sich keiner.',
            'Wer so weit gekommen ist, muss nicht mehr stoßen: Ein freies Quadrat schräg voraus genügt.',
        ],
        exercises: {
            'TS6-line': {
                task: 'Du spielst {gold}. Vor deinem grünen Dreifachen Sumo stehen Rot, Braun und Gelb, Gelb auf seiner Heim-Reihe. Versuche zu stoßen.',
                hint: 'Zieh Grün von c4 nach c3.',
                solved: 'Drei sind nicht zu viele, aber hinter dem dritten ist kein Quadrat mehr.',
            },
            'TS6-beside': {
                task: 'Du spielst {gold}. Dein gelber Dreifacher Sumo steht vor einem Doppel-Sumo, der auf seiner Heim-Reihe nicht zu stoßen ist. Gewinne die Partie.',
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
    'big-finish': {
        title: 'Das große Finale',
        summary:
            'Das längste der offiziellen Beispiele: zwölf Schritte, in denen fast jede Regel des Spiels einmal vorkommt.',
        paragraphs: [
            'Ein Marathonspiel, {gold} führt 14 zu 9. In zwölf Schritten stoßen Sumo, Doppel-Sumo und Dreifacher Sumo, Extrazüge reihen sich aneinander, ein Dreifacher Sumo kommt nicht hin, wo der Weg offen liegt, und eine Verteidigung hängt an einem einzigen Zug.',
            'Geh die Schritte erst durch. Dann spiele den Schluss selbst.',
        ],
        exercises: {
            'big-finish-last': {
                task: 'Du spielst {gold}. Der lilafarbene Turm von Schwarz hat sich eben vor deinen rosafarbenen geworfen. Gewinne trotzdem, ohne dass Schwarz noch einmal ziehen darf.',
                hint: 'Stoße Lila zurück: Wo landet der Turm, und wen bestimmt das?',
                solved: 'Ein Doppel-Sumo, ein Sumo und ein Dreifacher Sumo, einer nach dem anderen: 22 zu 9.',
            },
        },
    },
};
