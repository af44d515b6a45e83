import type { Learning } from '../../parts.svelte';
import { limits } from './long/limits';
import { powers } from './long/powers';

export const long: Learning['long'] = {
    long: {
        title: 'Bis sieben Punkte',
        summary: 'Ein Langes Spiel gewinnt, wer zuerst sieben Punkte hat, und nun spielen auch Doppel-Sumos mit.',
        paragraphs: [
            'Was du vom Standardspiel kennst, bleibt: Der siegreiche Turm bekommt einen {ring}, wer gewonnen hat, wählt, von wo aus besetzt wird, und wer verloren hat, beginnt. Nur das Ziel liegt weiter weg: *sieben Punkte*. Die Partie endet also nicht mehr, sobald ein Sumo ans Ziel kommt. Er bekommt einen zweiten {ring}, der zwei Punkte zählt, und spielt als *Doppel-Sumo* weiter.',
            'Kommt ein Doppel-Sumo ans Ziel, zählt sein dritter {ring} vier Punkte. Dann ist dieser eine Turm sieben Punkte wert, und die Partie ist aus; Dreifache Sumos spielen in einem Langen Spiel daher nie mit.',
        ],
        exercises: {
            'long-second-ring': {
                task: 'Es steht 1 zu 1. Vor deinem lilafarbenen Sumo ist ein Quadrat der gegnerischen Heim-Reihe frei. Bring ihn ans Ziel.',
                hint: 'Ein Sumo zieht bis zu fünf Quadrate weit, und geradeaus sind es genau fünf.',
                solved: 'Der zweite {ring}, zwei Punkte, 3 zu 1. Ein Standardspiel wäre jetzt vorbei; hier folgt die nächste Runde, und Lila ist ein Doppel-Sumo.',
            },
            'long-third-ring': {
                task: '{gold} führt 4 zu 3, und dein grüner Doppel-Sumo muss ziehen. Gewinne die Partie.',
                hint: 'Zwei Quadrate der gegnerischen Heim-Reihe sind frei, beide drei Quadrate entfernt.',
                solved: 'Der dritte {ring} zählt vier Punkte, und 3 und 4 sind 7. Ein einziger Doppel-Sumo am Ziel kann ein Langes Spiel entscheiden.',
            },
        },
    },
    ...powers,
    ...limits,
};
