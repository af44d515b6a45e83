import type { Learning } from '../../parts.svelte';
import { limits } from './marathon/limits';
import { powers } from './marathon/powers';

export const marathon: Learning['marathon'] = {
    marathon: {
        title: 'Bis fünfzehn Punkte',
        summary: 'Ein Marathonspiel gewinnt, wer zuerst fünfzehn Punkte hat; ein Dreifacher Sumo am Ziel zählt acht.',
        paragraphs: [
            'Die längste Partie und die einzige, in der *Dreifache Sumos* mitspielen. Der dritte {ring} zählt vier Punkte, und die Partie geht weiter. Ein Dreifacher Sumo, der ans Ziel kommt, bleibt ein Dreifacher Sumo und bringt acht Punkte ({differences}).',
            'Er selbst ist schon sieben Punkte wert, und acht dazu gewinnen die Partie, wie es auch steht. Auch andere Wege führen zu fünfzehn, mit Sumos, Doppel-Sumos und Dreifachen Sumos in jeder Mischung.',
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
    ...powers,
    ...limits,
    'big-finish': {
        title: 'Das große Finale',
        summary:
            'Das längste Beispiel des Regelhefts: zwölf Schritte, in denen fast jede Regel des Spiels einmal vorkommt.',
        paragraphs: [
            'Ein Marathonspiel, {gold} führt 14 zu 9. In zwölf Schritten stoßen Sumo, Doppel-Sumo und Dreifacher Sumo, Extrazüge reihen sich aneinander, ein Dreifacher Sumo kommt nicht ans Ziel, obwohl der Weg offen liegt, und eine Verteidigung hängt an einem einzigen Zug.',
            'Geh die Schritte erst durch. Dann spiel den Schluss selbst.',
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
