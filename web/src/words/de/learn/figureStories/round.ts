import type { Learning } from '../../../parts.svelte';

/** Abbildungen 1 bis 6. */
export const roundStories: Pick<Learning['figures']['stories'], '1' | '2' | '3' | '4' | '5' | '6'> = {
    '1': {
        stops: {
            start: 'Schwarz beginnt, und der erste Zug einer Runde ist frei: Jeder der acht Türme darf ihn machen ({T1}). Zwei davon sehen wir uns näher an.',
            a: 'Alles, was *Rosa* erreicht: geradeaus bis e7, denn das Quadrat dahinter ist besetzt, und auf beiden Diagonalen bis zum Rand. Das sind dreizehn Quadrate. Ein Turm zieht nach vorn, gerade oder diagonal ({M1}), so weit der Weg frei ist ({M2}).',
            b: '*Rot* steht woanders und hat ebenfalls dreizehn Quadrate, aber andere: links wenige, rechts viele. Jedes hat eine Farbe, und diese Farbe bestimmt den Turm, mit dem {gold} antworten muss ({T2}).',
        },
        alternatives: {},
    },
    '2': {
        stops: {
            start: 'Sechs Züge einer Eröffnung. Nur beim allerersten ist die Wahl frei ({T1}); achte darauf, wie danach jedes Quadrat den nächsten Turm bestimmt.',
            a: 'Rot ist auf *Blau* stehen geblieben. Von jetzt an sucht sich niemand mehr einen Turm aus: Blau heißt, dass {gold} Blau ziehen muss ({T2}).',
            b: 'Dorthin darf Blau von {gold}. In seiner Spalte kommt der Turm bis b2. Auf b1 steht Grün von Schwarz, und geschlagen wird hier nie ({M3}).',
            c: 'Blau dringt tief in die Hälfte von Schwarz ein und landet auf *Gelb*. Nun muss Gelb von Schwarz ziehen.',
            d: 'Was Gelb von Schwarz tun kann. Nach links bleibt nur ein Quadrat: Blau auf b3 ist im Weg, und gesprungen wird nicht ({M2}).',
            e: 'Gelb landet auf *Lila*.',
            f: 'Lila von {gold} hat sieben Quadrate. Rot auf c5 verkürzt den Weg geradeaus, Gelb auf g4 die längere Diagonale.',
            g: 'Ein Schritt nach d7, auf *Grün*. Ein kleiner Zug mit einer Drohung: Die d-Spalte liegt offen bis zur Heim-Reihe von Schwarz.',
            h: 'Grün von Schwarz muss ziehen, und Schwarz muss vorausschauen: Wird Lila noch einmal bestimmt, solange die d-Spalte offen ist, läuft Lila ans Ziel.',
            i: 'Grün landet auf *Orange*, also ist Lila nicht an der Reihe.',
            j: 'Die Auswahl von Orange: die a-Spalte hinunter oder drei Quadrate auf der Diagonale, bis Grün auf e4 im Weg steht.',
            k: 'Fünf Quadrate vorwärts, nach a3. Ein *blaues* Quadrat: Als Nächstes zieht Schwarz Blau.',
            l: 'Blau von Schwarz hat sechs Quadrate. Geradeaus ist vor dem eigenen Gelb auf g4 Schluss. Hier verlässt die Abbildung die Runde.',
        },
        alternatives: {
            d1d2: 'Blau bestimmt den Turm auf b3, und Gelb hat eben d1 verlassen: zwei Schritte auf der Diagonale, und {gold} ist am Ziel ({M7}).',
            b1a2: 'Lila wird gerufen, während die d-Spalte offen ist. Der Turm läuft von d7 nach d1 und gewinnt.',
            b1d3: 'Ebenfalls Lila, doch nun steht Grün auf d3 und versperrt die Spalte selbst. Dieselbe Farbe, aber diesmal läuft niemand ans Ziel.',
            a8a6: 'Grün wird gerufen, und a8 ist eben frei geworden: Die lange Diagonale führt Schwarz von e4 geradewegs ans Ziel.',
            a8a7: 'Rot wird gerufen. Der Turm steht auf c5, und Lila bewacht c8 nicht mehr: drei Quadrate, und Schwarz hat gewonnen.',
        },
    },
    '3': {
        stops: {
            start: 'Schwarz muss Braun ziehen. Sieh dir Blau auf a6 an: am Rand des Bretts, und schräg davor steht Rosa von Schwarz.',
            a: 'Braun landet auf *Blau*. {gold} muss also Blau ziehen, ob es passt oder nicht.',
            b: 'Blau hat genau ein Quadrat, a5. Passen gibt es nicht: Ein Turm, der ziehen kann, muss ziehen ({M5}). Blau landet auf *Rosa*, und genau darauf hat Schwarz gehofft.',
            c: 'Drei Quadrate geradeaus nach b8, wo Blau einmal stand. Ein Turm in der gegnerischen Heim-Reihe gewinnt die Runde sofort ({M7}).',
        },
        alternatives: {
            a1a2: 'Der eine leichtsinnige Zug. Lila wird bestimmt, {gold} antwortet mit d7 und steht auf Gewinn; jeder andere Zug mit Braun hätte Schwarz die Runde bewahrt.',
            b5b7: 'Ein Quadrat zu kurz. Orange entkommt nach a6, und bei bestem Spiel gehört die Runde nun {gold}.',
            b5d7: 'Grün bestimmt den grünen Turm von {gold}, und die g-Spalte ist von oben bis unten leer.',
        },
    },
    '4': {
        stops: {
            start: 'Schwarz muss Braun von a2 ziehen. Grün von {gold} ist auf g6 eingeengt, und das lässt sich nutzen.',
            a: 'Braun landet auf *Grün*. Jetzt müsste {gold} Grün ziehen.',
            b: 'Grün kann aber nicht: Das eigene Braun sowie Rot und Gelb von Schwarz stehen auf allen drei Quadraten davor. Der Turm gilt als um null Quadrate gezogen; Schwarz ist wieder am Zug, und das Quadrat, auf dem Grün steht, *Gelb*, bestimmt den Turm von Schwarz ({M6}).',
            c: 'So zieht Schwarz zweimal hintereinander, beim zweiten Mal mit Gelb, das freie Bahn hat. Das gewinnt ({M7}).',
        },
        alternatives: {
            a2c4: 'Ein anderes grünes Quadrat mit derselben Wirkung: Grün steckt auf g6 fest, und Gelb geht ans Ziel.',
            a2d5: 'Orange wird gerufen, und Braun hat eben die a-Spalte geöffnet: von a8 nach a1 in einem Zug.',
            h5h7: 'Ein Quadrat zu kurz. Lila wird gerufen, und Lila von {gold} hat von c3 nur noch zwei Schritte.',
            h5h6: 'Blau wird gerufen und entwischt nach h2. Schwarz hatte den Gewinn in der Hand; bei bestem Spiel hat ihn jetzt {gold}.',
        },
    },
    '5': {
        stops: {
            start: 'Schwarz muss Blau von d2 ziehen. Zwei Türme auf diesem Brett haben überhaupt keinen Platz, auf jeder Seite einer.',
            a: 'Blau landet auf *Grün*: {gold} müsste Grün ziehen.',
            b: 'Grün auf f7 ist eingesperrt, von Rosa und Lila des Gegners und vom eigenen Gelb. Kein Zug; der Turm steht auf *Gelb*, also ist Gelb von Schwarz dran ({M6}).',
            c: 'Gelb auf h6 ist genauso eingesperrt, vom eigenen Rot und von Braun von {gold}. Wieder kein Zug; der Turm steht auf *Blau*. Damit ist {gold} am Zug, und zuletzt wirklich gezogen hat immer noch Schwarz.',
            d: 'Blau landet mit Absicht wieder auf *Gelb*: Gelb ist der Turm, der nicht ziehen kann.',
            e: 'Immer noch eingesperrt, immer noch auf *Blau*. {gold} zieht Blau noch einmal.',
            f: 'Zwei Quadrate diagonal, in die Heim-Reihe ({M7}). {gold} hat zweimal hintereinander gezogen, weil Schwarz dazwischen nicht konnte.',
        },
        alternatives: {
            d2d6: 'Rot wird gerufen, und Rot von {gold} braucht von c3 zwei Schritte. Was Blau hier auch tut, {gold} kann gewinnen; so geht es nur schneller.',
            d2d5: 'Der längste Widerstand. {gold} antwortet mit Orange und gewinnt trotzdem, nur nicht so rasch.',
            b6b4: 'Rot wird gerufen: Rot von Schwarz steht auf g7, einen Schritt vor dem Ziel. Die falsche Farbe dreht alles um.',
            b6b5: 'Gewinnt auch. Lila hat einen einzigen Zug, auf Blau, und das schickt Blau von {gold} auf der Diagonale ans Ziel.',
            b3c2: 'Noch einmal Gelb, und noch einmal steckt Schwarz fest. Der Sieg kommt einen Zug später, zur allgemeinen Erheiterung.',
        },
    },
    '6': {
        stops: {
            start: 'Eine Runde eines Standardspiels. {gold} muss Blau von a7 ziehen.',
            a: 'Blau landet auf *Grün*, und Schwarz muss Grün von a3 ziehen.',
            b: 'Frei ist nur b4: Geradeaus steht das eigene Braun. Also muss Grün dorthin ({M5}), auf *Rot*.',
            c: 'Rot von {gold} hat auf f5 das eigene Braun vor sich und schräg davor Rosa und Lila von Schwarz. Kein Zug; der Turm steht auf *Grün* ({M6}).',
            d: 'Grün von Schwarz, das eben noch gezogen hat, ist jetzt auch eingesperrt. Es steht auf *Rot*.',
            e: 'Rot bestimmt Grün und Grün bestimmt Rot, ohne Ende: ein völliger Stillstand ({M8}). Schwarz hat zuletzt wirklich gezogen und verliert die Runde. Weil dieser Zug auf Rot endete, bekommt der *rote* Turm von {gold} den {ring}.',
        },
        alternatives: {
            a7b6: 'Rosa wird gerufen, und die e-Spalte ist leer: Rosa von Schwarz ist in einem Zug am Ziel.',
        },
    },
};
