import type { sumo as english } from '../../../en/learn/standard/sumo';
import type { Widened } from '../../../text.svelte';

export const sumo: Widened<typeof english> = {
    S1: {
        title: 'Höchstens fünf Quadrate',
        summary: 'Ein Sumo zieht bis zu 5 Quadrate weit, gerade oder diagonal nach vorn.',
        paragraphs: [
            'Ein Sumo zieht wie jeder andere Turm, gerade oder diagonal nach vorn über leere Quadrate ({M1}, {M2}). Aber sein Gewicht macht ihn langsam: Er kommt höchstens 5 Quadrate weit.',
            'Von der eigenen Heim-Reihe bis zur anderen sind es 7 Quadrate. Von dort aus erreicht ein Sumo das Ziel also nicht in einem Zug, aus der zweiten Reihe auch nicht; aus der dritten gerade eben.',
        ],
        exercises: {
            'S1-far': {
                task: 'Zwischen deinem grünen Sumo und der gegenüberliegenden Ecke steht nichts. Versuche, durchzulaufen.',
                hint: 'Zieh den Sumo auf der langen Diagonale bis ans Ende.',
                solved: 'Sieben Quadrate sind zwei zu viel. Ein normaler Turm hätte hier gewonnen.',
            },
            'S1-five': {
                task: 'Derselbe Sumo zwei Züge später: Er steht in der dritten Reihe. Bring ihn ans Ziel.',
                hint: 'Die Diagonale in die Ecke oben links ist immer noch frei. Zähl nach: Es sind genau fünf Quadrate.',
                solved: 'Fünf Quadrate schafft ein Sumo. Und weil es sein zweiter {ring} ist, hast du die Partie gewonnen.',
            },
        },
    },
    S2: {
        title: 'Einen Turm zurückstoßen',
        summary: 'Ein Sumo darf einen normalen gegnerischen Turm direkt vor sich um ein Quadrat zurückstoßen.',
        paragraphs: [
            'Was einem Sumo an Tempo fehlt, hat er an Kraft. Wenn er am Zug ist und auf dem Quadrat direkt vor ihm ein normaler Turm deines Gegners steht, darf dein Sumo stoßen: Er geht ein Quadrat vor, und der Turm vor ihm weicht ein Quadrat zurück. Das nennt sich {push}.',
            'Nur so bewegt sich ein Turm jemals rückwärts. Was dafür sonst noch stimmen muss, sagen die Regeln {S4} bis {S9}.',
        ],
        exercises: {
            'S2-push': {
                task: 'Der braune Turm von {gold} steht unmittelbar vor deinem roten Sumo. Stoße ihn zurück.',
                hint: 'Zieh den Sumo ein Quadrat geradeaus, dorthin, wo Braun steht.',
                solved: 'Beide Türme sind ein Quadrat weitergerückt, Braun rückwärts. Und du bist gleich wieder am Zug: Warum, sagt {S3}.',
            },
        },
    },
    S3: {
        title: 'Wer stößt, zieht noch einmal',
        summary:
            'Nach einem Stoß ziehst du noch einmal, mit dem Turm in der Farbe des Quadrats, auf das der gegnerische Turm geschoben wurde.',
        paragraphs: [
            'Wer gestoßen wurde, setzt einmal aus, und wer gestoßen hat, zieht sofort noch einmal. Den Turm für diesen Extrazug bestimmt das Quadrat, auf dem der *gestoßene* Turm jetzt steht, nicht das Quadrat des Sumos.',
            'Der Extrazug ist ein vollwertiger Zug: Er kann die Runde gewinnen, und wenn er einem Sumo zufällt, kann auch wieder gestoßen werden.',
            'Und wenn der bestimmte Turm blockiert ist? Dann gilt {M6} wie immer: Er gilt als um null Quadrate gezogen, dein Gegner ist am Zug, und das Quadrat, auf dem dein blockierter Turm steht, bestimmt den nächsten. Das Regelheft sagt zu diesem Fall nichts; so lesen wir es.',
        ],
        exercises: {
            'S3-again': {
                task: 'Dein blauer Sumo muss ziehen, und zum Gewinnen steht er zu weit weg. Du gewinnst trotzdem: Stoße und nutze den Extrazug.',
                hint: 'Das Quadrat hinter dem rosafarbenen Turm von {gold} ist lila. Wo steht dein lilafarbener Turm?',
                solved: 'Rosa wurde auf Lila geschoben, also war Lila am Zug und nach zwei Quadraten am Ziel.',
            },
            'S3-twice': {
                task: 'Du hast den braunen Turm von {gold} auf ein grünes Quadrat gestoßen, also ist dein grüner Sumo gleich wieder am Zug. Stoße noch einmal.',
                hint: 'Braun steht noch immer direkt vor deinem Sumo, und das Quadrat dahinter ist leer.',
                solved: 'Zweimal hintereinander, und {gold} ist gar nicht zum Zug gekommen. Braun steht jetzt auf Rosa: Als Nächstes ziehst du Rosa.',
            },
            'S3-blocked': {
                task: 'Stoße mit deinem braunen Sumo. Das Quadrat hinter dem orangefarbenen Turm ist braun: Welcher Turm muss danach ziehen, und kann er es?',
                hint: 'Zieh den Sumo ein Quadrat geradeaus.',
                solved: 'Wieder war Braun bestimmt, konnte am Rand aber weder ziehen noch stoßen. Der Sumo steht auf Lila, also zieht {gold}, und zwar Lila.',
            },
        },
    },
    S4: {
        title: 'Niemals diagonal',
        summary: 'Ein Sumo stößt geradeaus, nie diagonal.',
        paragraphs: [
            'Ein Sumo stößt nur, was zu Beginn des Zuges auf dem Quadrat direkt vor ihm steht. Ein gegnerischer Turm schräg vor ihm ist einfach im Weg.',
            'Anlauf nehmen gilt auch nicht: Ein Sumo, der an einen Turm heranzieht, hat damit seinen Zug gemacht. Stoßen kann er ihn später, wenn er wieder bestimmt wird.',
        ],
        exercises: {
            'S4-diagonal': {
                task: 'Der braune Turm von {gold} steht schräg vor deinem orangefarbenen Sumo. Versuche, ihn zu stoßen.',
                hint: 'Zieh den Sumo ein Quadrat schräg nach links, auf den braunen Turm.',
                solved: 'Diagonal geht es nicht. Geradeaus ist der Weg dafür frei.',
            },
        },
    },
    S5: {
        title: 'Platz zum Ausweichen',
        summary: 'Das Quadrat hinter dem gestoßenen Turm muss leer sein.',
        paragraphs: [
            'Der gestoßene Turm muss irgendwohin: Das Quadrat hinter ihm muss leer sein. Steht dort ein Turm, gleich wem er gehört, lässt sich nichts stoßen.',
            'Sieh dir dieses leere Quadrat an, bevor du stößt. Seine Farbe bestimmt den Turm, mit dem du gleich noch einmal ziehst ({S3}).',
        ],
        exercises: {
            'S5-room': {
                task: 'Der rosafarbene Turm von {gold} steht direkt vor deinem orangefarbenen Sumo. Versuche, ihn zurückzustoßen.',
                hint: 'Zieh den Sumo ein Quadrat geradeaus und sieh, wer hinter Rosa steht.',
                solved: 'Hinter Rosa steht dein eigener lilafarbener Turm, und so kann Rosa nirgendwohin.',
            },
        },
    },
    S6: {
        title: 'Niemand fällt vom Brett',
        summary: 'Ein Turm in seiner eigenen Heim-Reihe kann nicht gestoßen werden: Hinter ihm endet das Brett.',
        paragraphs: [
            'Ein Turm, der in seiner eigenen Heim-Reihe steht, hat den Rand des Bretts im Rücken. Er kann nicht gestoßen werden.',
            'Daraus folgt: Mit Stoßen kommt ein Sumo nie ans Ziel, denn dazu müsste er einen Turm aus dessen Heim-Reihe drängen.',
        ],
        exercises: {
            'S6-edge': {
                task: 'Dein gelber Sumo steht unmittelbar vor dem blauen Turm von {gold}, der seine Heim-Reihe nicht verlassen hat. Versuche, ihn zu stoßen.',
                hint: 'Zieh den Sumo ein Quadrat geradeaus, auf den blauen Turm.',
                solved: 'Blau hat den Rand im Rücken und bleibt. Nötig war es ohnehin nicht: Das Quadrat links von Blau ist leer.',
            },
        },
    },
    S7: {
        title: 'Immer nur ein Turm',
        summary: 'Ein Sumo kann nicht zwei Türme stoßen, die hintereinanderstehen.',
        paragraphs: [
            'Die Kraft eines Sumos reicht für einen Turm. Steht gleich hinter dem ersten noch ein gegnerischer Turm, bleiben beide, wo sie sind.',
            'Doppel-Sumos und Dreifache Sumos können mehr: Du lernst sie in den längeren Spielen kennen ({DS7}, {TS7}).',
        ],
        exercises: {
            'S7-two': {
                task: '{gold} hat vor deinem grünen Sumo zwei Türme hintereinander aufgestellt. Versuche, sie zu stoßen.',
                hint: 'Zieh den Sumo ein Quadrat geradeaus, auf den orangefarbenen Turm.',
                solved: 'Zwei sind für einen Sumo einer zu viel. So kann man einen Turm auch schützen.',
            },
        },
    },
    S8: {
        title: 'Ein Sumo hält stand',
        summary: 'Ein Sumo kann keinen anderen Sumo stoßen.',
        paragraphs: [
            'Ein Sumo stößt nur normale Türme. Ein anderer Sumo ist ebenso stark und weicht nicht.',
            'In den längeren Spielen gilt das auch für die Stärkeren: Ein Turm stößt nur Türme, die weniger {rings} tragen als er selbst ({DS8}, {TS8}). Seine {rings} nimmt ein gestoßener Turm mit.',
        ],
        exercises: {
            'S8-sumo': {
                task: 'Der blaue Sumo von {gold} ist an deinen lilafarbenen herangerückt. Versuche, ihn zurückzustoßen.',
                hint: 'Zieh deinen Sumo ein Quadrat geradeaus, auf den blauen.',
                solved: 'Sumo gegen Sumo: Keiner weicht. Du musst außen herum.',
            },
        },
    },
    S9: {
        title: 'Nur gegnerische Türme',
        summary: 'Stoßen kannst du Türme deines Gegners, nie deine eigenen.',
        paragraphs: [
            'Du darfst die Türme deines Gegners stoßen, aber nicht deine eigenen. Ein eigener Turm vor deinem Sumo steht ihm im Weg wie jedem anderen Turm auch.',
        ],
        exercises: {
            'S9-own': {
                task: 'Dein roter Turm steht vor deinem blauen Sumo. Versuche, ihn zu stoßen.',
                hint: 'Zieh den Sumo ein Quadrat geradeaus, auf den roten Turm.',
                solved: 'Eigene Türme müssen von selbst Platz machen. Blau bleibt nur die Diagonale.',
            },
        },
    },
    S10: {
        title: 'Stoßen ist freiwillig',
        summary: 'Wer stattdessen am Turm vorbeiziehen kann, muss nicht stoßen.',
        paragraphs: [
            'Stoßen ist ein Zug wie jeder andere. Kann dein Sumo auch diagonal ziehen, dann steht dir das frei, und der Turm vor ihm bleibt unbehelligt.',
            'Vergleiche also: Ein Stoß schenkt dir sofort einen Extrazug ({S3}), aber nur mit dem Turm, den das leere Quadrat dahinter bestimmt.',
        ],
        exercises: {
            'S10-home': {
                task: 'Dein gelber Sumo könnte stoßen. Aber es gibt etwas Besseres: Finde es.',
                hint: 'Wie weit ist es schräg nach rechts bis zur Heim-Reihe von {gold}?',
                solved: 'Du musst nicht stoßen. Die Diagonale hat die Runde gewonnen und, weil dieser Turm schon ein Sumo war, auch die Partie.',
            },
        },
    },
    S11: {
        title: 'Wenn nur der Stoß bleibt',
        summary: 'Hat der Sumo keinen anderen Zug, muss er stoßen.',
        paragraphs: [
            'Ein Turm, der ziehen kann, muss ziehen ({M5}), und auch Stoßen ist Ziehen. Sind beide Diagonalen versperrt und lässt sich der Turm davor stoßen, dann muss dein Sumo stoßen, auch wenn du lieber stehen bliebest.',
            'Blockiert ist erst, wer weder ziehen noch stoßen kann ({M6}).',
        ],
        exercises: {
            'S11-only': {
                task: 'Dein roter Sumo muss ziehen, und beide Diagonalen sind versperrt. Was bleibt?',
                hint: 'Das Quadrat hinter dem grünen Turm von {gold} ist leer.',
                solved: 'Der einzige Zug, also musste er sein. Grün steht jetzt auf Rosa, und du ziehst noch einmal, mit Rosa.',
            },
        },
    },
};
