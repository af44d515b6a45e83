import type { Learning } from '../../parts.svelte';

export const clocks: Learning['clocks'] = {
    clocks: {
        title: 'Mit Uhren spielen',
        summary:
            'Deine Uhr läuft, solange du zu entscheiden hast; jeder wirkliche Zug bringt Zeit, ein Zug um null Quadrate kostet nichts und bringt nichts.',
        paragraphs: [
            'Die Regelhefte sagen nichts über Uhren; hier wird es so gehalten: Deine Uhr läuft, solange die Entscheidung bei dir liegt. Hast du gezogen, bekommst du die vereinbarte Zeit dazu, und die andere Uhr läuft. Nach einem Stoß bist du weiter am Zug: Du bekommst die Zeit dafür, und deine Uhr läuft weiter.',
            'Ein blockierter Turm kostet keine Zeit und bringt keine; der andere ist einfach wieder am Zug. Zwischen den Runden läuft die Uhr des Gewinners, bis er links oder rechts gewählt hat, und für diese Wahl gibt es nichts dazu.',
        ],
        exercises: {
            'clocks-zero-length': {
                task: 'Zieh Lila so, dass der rote Turm von {gold} an die Reihe kommt, der blockiert ist. Wessen Uhr würde danach laufen?',
                hint: 'Schräg vor deinem lilafarbenen Turm liegt ein rotes Quadrat.',
                solved: 'Deine: {gold} verliert keine Zeit und gewinnt keine, und du bist wieder am Zug. Zeit dazubekommen hast du einmal, für einen wirklichen Zug.',
            },
        },
    },
    'ending-early': {
        title: 'Aufgeben und Zeitüberschreitung',
        summary: 'Wer aufgibt oder die Zeit überschreitet, verliert die Partie, nicht nur die Runde.',
        paragraphs: [
            'Eine Partie ist ein Ganzes. Wer aufgibt, gibt die Partie auf, wie es nach Punkten auch steht, und ebenso verliert sie, wessen Uhr abläuft. Einen {ring} gibt es dafür nicht.',
            'Wer nur die Runde verloren sieht, spielt sie zu Ende: Es sind ja bloß noch ein paar Züge, und die nächste Runde beginnt der Verlierer mit einem Turm seiner Wahl.',
        ],
        exercises: {},
    },
    takebacks: {
        title: 'Züge zurücknehmen',
        summary:
            'Zurückgenommen wird bis zur letzten Entscheidung dessen, der darum bittet, und die Uhren gehen mit zurück.',
        paragraphs: [
            'An einem Bildschirm oder gegen den Computer nimmt man Züge frei zurück. Zwischen zwei Geräten bittet der eine, und der andere willigt ein; dann geht die Partie bis zur letzten Entscheidung dessen zurück, der gebeten hat, und er trifft sie neu.',
            'Die Uhren stehen wieder so wie damals, als diese Entscheidung anstand: Das Nachdenken über einen zurückgenommenen Zug kostet niemanden etwas.',
        ],
        exercises: {},
    },
    'turned-board': {
        title: 'Das Brett andersherum',
        summary:
            'Das Brett darf um ein Viertel gedreht liegen, mit Orange zur Linken beider Spieler: dasselbe Spiel mit anderen Farbnamen.',
        paragraphs: [
            'Gewöhnlich liegt bei beiden Spielern links eine braune Ecke. Das Regelheft erlaubt es auch andersherum, mit der orangefarbenen Ecke links. Das sieht nach einem neuen Brett aus, ist aber das alte mit umbenannten Farben: Braun und Orange, Grün und Rot, Gelb und Rosa, Lila und Blau tauschen die Plätze.',
            'Nichts von dem, was du kannst, geht also verloren, nur was du auswendig weißt. In den Einstellungen kannst du das Brett drehen; in diesem Buch bleibt es, wie es ist, damit Text und Brett zueinander passen.',
        ],
        exercises: {},
    },
    differences: {
        title: 'Wo sich die Regelhefte unterscheiden',
        summary:
            'Das englische, das deutsche und das französische Regelheft und eine Kurzfassung sind sich nicht überall einig. Hier steht, was jedes sagt und wie wir es halten.',
        paragraphs: [
            '*Abbildung 9(b).* Im englischen Heft darf der grüne Doppel-Sumo schräg auf ein blaues, ein rosafarbenes oder ein *rotes* Quadrat ziehen, im deutschen auf ein blaues, ein rosafarbenes oder ein *grünes*. Von d4 aus sind die Quadrate blau, rosa und rot. Wir folgen dem englischen Heft.',
            '*Abbildung 10(a).* Im deutschen Heft zieht ein roter Doppel-Sumo *vier* Quadrate weit, im englischen *drei*. Ein Doppel-Sumo kommt drei Quadrate weit ({DS1}), also müssen es drei sein.',
            '*Punkte.* In einer englischen Kurzfassung „gewinnt“ ein Turm 3, 7 oder 15 Punkte. Das ist, was er nach dem zweiten, dritten und vierten Erfolg *insgesamt* wert ist; die Runde selbst bringt 2, 4 oder 8, wie es in den Regelheften steht ({Scoring}).',
            '*Eine vierte Marke.* Im französischen Heft bekommt ein Dreifacher Sumo, der ans Ziel kommt, einen vierten Drachenzahn, für 8 Punkte. Das englische und das deutsche geben die 8 Punkte und keinen vierten Ring, und in der Schachtel liegt auch keiner. Es läuft auf dasselbe hinaus: Das Marathonspiel ist zu Ende. Nur nach einem völligen Stillstand sieht man einen Unterschied; dort geben wir die Punkte, und der Dreifache Sumo bleibt einer.',
            '*Die aufgezeichnete Partie.* Das englische Heft nennt die Partie am Ende des Beispielhefts ein *Standardspiel*, das deutsche ein *Langes Spiel*. Uns liegt sie nicht vor; die Partie zum Durchgehen ist unsere eigene, ein Standardspiel.',
            '*Wörter.* Bei Burley Games gibt es goldene Türme, Sumo-Ringe und den Sumo-Stoß, bei HUCH & friends weiße Türme, Drachenzähne und das Oshi. Die Regeln sind dieselben. Ihre Namen unterscheiden sich: Was auf Englisch M heißt, heißt auf Deutsch Z und auf Französisch D; das Besetzen ist F, B und P, und die Regeln des Dreifachen Sumos sind TS, DrS und TS.',
            '*Was in keinem Heft steht* und wir festlegen mussten: Ein blockierter Turm nach einem Stoß gibt den Zug ab wie jeder andere ({M6}); nach einem Stoß, der zum völligen Stillstand führt, zählt die Farbe des Quadrats, auf dem der stoßende Turm steht ({M8}); wer aufgibt oder die Zeit überschreitet, verliert die Partie; wie die Uhren laufen; und was eine Serie ist.',
        ],
        exercises: {},
    },
    manners: {
        title: 'Umgangsformen',
        summary: 'Was keine Regel verlangt und jeder gern hat.',
        paragraphs: [
            'Verabredet vor Beginn, wie lang die Partie sein soll, ob mit Uhr gespielt wird und ob Züge zurückgenommen werden dürfen. Nach dem Regelheft nimmt, wer mehr Erfahrung hat, {gold} und überlässt dem anderen den ersten Zug.',
            'Am Tisch gilt ein Zug, sobald du den Turm loslässt. Sag die Farbe an, auf der du gelandet bist; das erspart euch beiden Irrtümer. Wer einen Turm zieht, der nicht an der Reihe war, stellt ihn ohne Aufhebens zurück.',
            'Dass ein Turm blockiert ist, sagt der, den es trifft, und beide sehen nach, ob es stimmt. Und nach der Partie darf der Verlierer fragen, wo sie verloren ging; hier zeigt es dir der Rückblick.',
        ],
        exercises: {},
    },
};
