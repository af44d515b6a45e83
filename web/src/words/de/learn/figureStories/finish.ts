import type { Learning } from '../../../parts.svelte';

/** Abbildung 10, in zwölf Schritten. */
export const finishStories: Pick<Learning['figures']['stories'], '10'> = {
    '10': {
        stops: {
            start: 'Ein Marathonspiel, 14 zu 9 für {gold}: Ein Punkt noch, und es ist vorbei. Gelb von {gold} auf d6 ist ein Dreifacher Sumo, und vor ihm stehen drei Türme von Schwarz in einer Linie. Schwarz muss Rot ziehen.',
            a: 'Der Doppel-Sumo zieht seine vollen drei Quadrate ({DS1}) und landet auf *Gelb*. Damit ist der langsamste und stärkste Turm auf dem Brett bestimmt.',
            b: 'Drei auf einen Streich ({TS2}): ein normaler Turm, ein Doppel-Sumo und ein Sumo, alle schwächer als der Dreifache Sumo ({TS8}). Der hinterste, Grün, landet auf *Blau*. Schwarz setzt aus, und {gold} zieht Blau ({TS3}).',
            c: 'Blau hätte zwei diagonale Züge, stößt aber lieber: Ein Doppel-Sumo darf einen Sumo stoßen ({DS8}). Gelb von Schwarz landet auf *Gelb*, und der Dreifache Sumo ist wieder dran.',
            d: 'Die orangefarbene Diagonale liegt offen bis h1. Einem Dreifachen Sumo nützt das nichts, denn er zieht nur ein Quadrat weit ({TS1}). Also stößt er dieselben drei noch einmal; Grün kommt auf d1 an, und das ist *Gelb*.',
            e: 'Noch einmal Gelb, doch weiter zurück kann die Linie nicht: Grün steht in seiner Heim-Reihe ({TS6}). Rosa auf c3 steht schräg davor, und diagonal wird nicht gestoßen ({TS4}). Ein Zug bleibt, ein Quadrat weit, auf *Rot*.',
            f: 'Endlich ist Schwarz am Zug. Rot hat zwei Quadrate, beide *gelb*. Blau direkt davor gehört zur eigenen Seite und lässt sich nicht stoßen ({S9}), und Rot von {gold} auf e8 versperrt den Weg ans Ziel.',
            g: 'g1 erreicht der Dreifache Sumo nicht, aber stoßen kann er: Lila weicht auf *Rosa* zurück, in die eigene Heim-Reihe.',
            h: 'Rosa ist ein Doppel-Sumo: drei Quadrate, und bis g1 sind es vier ({DS1}). Von vier Zügen verlieren drei die Runde auf der Stelle. Nur g4, ein *lilafarbenes* Quadrat, hält, und von dort hat Rosa g1 genau vor sich.',
            i: 'Lila hat drei Quadrate, alle *rosa*; als Nächstes kommt also auf jeden Fall Rosa von {gold}. Schwarz kann nur noch wählen, wie: Auf g3 steht Lila im Weg.',
            j: 'Im Weg, aber nicht lange: Der Doppel-Sumo stößt Lila auf *Orange* ({DS2}).',
            k: 'Der orangefarbene Sumo hat Blau direkt vor sich und Rot schräg davor: Der Stoß ist sein einziger Zug, also muss er stoßen ({S11}). Blau landet auf *Gelb*. Wieder hat Schwarz ausgesetzt.',
            l: 'Ein Quadrat, und der Dreifache Sumo ist am Ziel: acht Punkte ({Scoring}). {gold} brauchte einen und gewinnt 22 zu 9.',
        },
        alternatives: {
            h2h3: 'Grün wird gerufen, und Grün von {gold} spaziert von f4 auf der Diagonale ans Ziel. Mehr als einen Punkt braucht {gold} nicht.',
            h2h4: 'Rosa. Bei bestem Spiel gewinnt {gold} auch so, aber kein anderer Zug hält länger stand.',
            d6c5: 'Blau wird gerufen: Blau von Schwarz schlüpft von h6 an Orange vorbei nach f8 und holt die Runde.',
            d6e5: 'Braun wird gerufen, und die drei Türme von Schwarz sind wieder frei. Bei bestem Spiel gewinnt Schwarz die Runde.',
            b5a4: 'Gelb wird gerufen, der Sumo von Schwarz auf b4, und vor ihm steht niemand mehr: vier Quadrate bis b8.',
            b5c4: 'Auch nicht schlecht. Grün hat eine einzige Antwort, und {gold} gewinnt immer noch, nur etwas später.',
            d5e4: 'Ein Schritt auf der offenen Diagonale, auf Orange. Doch Orange ist eben frei geworden: von d4 nach d8 in einem Zug.',
            d5c4: 'Der schnellere Weg. Grün hat einen Zug; dann sperrt Rot den gelben Turm von Schwarz ganz ein, {gold} ist wieder am Zug, und nach zwei Stößen darf Rot ans Ziel.',
            h5f7: 'Das andere gelbe Quadrat. Am Rest ändert es nichts: dieselben Stöße, dasselbe Ende.',
            e3f2: 'Rosa wird gerufen: Der rosafarbene Sumo von Schwarz hat von c3 fünf freie Quadrate vor sich, genau so weit reicht er ({S1}).',
            g5g3: 'Auf Rosa, geradeaus. Der rosafarbene Sumo von Schwarz zieht von c3 nach c8 ans Ziel, fünf Quadrate ({S1}).',
            g5h4: 'Auf Rosa, zur Seite. Die gleiche Antwort: von c3 nach c8.',
            g5g2: 'Auf Orange. Orange von Schwarz hat die d-Spalte für sich und gewinnt.',
            e1f2: 'Rosa ist bestimmt, und niemand steht im Weg: von g4 nach g1, der dritte {ring}, vier Punkte. {gold} gewinnt 18 zu 9.',
            e1h4: 'Weiter, aber auch am Weg vorbei. Rosa geht ans Ziel, und {gold} gewinnt 18 zu 9.',
            g4f3: 'Orange wird gerufen, aber das falsche: das von Schwarz auf d3, mit einer leeren Spalte vor sich.',
            g4h3: 'Genauso gut. Grün muss nach c2 ausweichen, auf ein gelbes Quadrat, und der Dreifache Sumo nimmt den frei gewordenen Platz auf d1 ein.',
            e2f1: 'Das andere Quadrat der Heim-Reihe. Acht Punkte sind es trotzdem.',
        },
    },
};
