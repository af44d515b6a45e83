import type { Learning } from '../../parts.svelte';
import { limits } from './marathon/limits';
import { powers } from './marathon/powers';

export const marathon: Learning['marathon'] = {
    marathon: {
        title: 'Jusqu’à quinze points',
        summary: 'Une partie marathon se gagne à quinze points ; un Triple-Sumo qui arrive au but en rapporte huit.',
        paragraphs: [
            'La plus longue des parties, et la seule où jouent des *Triples-Sumos*. Le troisième marqueur vaut quatre points, et la partie continue. Un Triple-Sumo qui arrive au but reste un Triple-Sumo et rapporte huit points ({differences}).',
            'Il en vaut déjà sept, et huit de plus donnent la victoire, quel que soit le score. D’autres chemins mènent à quinze : toutes les combinaisons de Sumos, de Doubles-Sumos et de Triples-Sumos sont possibles.',
        ],
        exercises: {
            'marathon-third-ring': {
                task: 'Vous avez 6 points, {gold} en a 8. Amenez votre Double-Sumo bleu au but.',
                hint: 'La colonne h est libre, et trois cases suffisent.',
                solved: 'Quatre points, 10 à 8, et la partie continue : dès la prochaine manche, la tour bleue est un Triple-Sumo.',
            },
            'marathon-triple-home': {
                task: 'Vous avez sept points, tous grâce à votre Triple-Sumo jaune, contre onze. Il ne vous manque qu’un pas.',
                hint: 'Tout droit, une case de la rangée de base est libre.',
                solved: 'Huit points d’un coup : 15 à 11. Le dernier pas d’un Triple-Sumo gagne toujours une partie marathon.',
            },
        },
    },
    ...powers,
    ...limits,
    'big-finish': {
        title: 'La grande finale',
        summary: 'Le plus long exemple du livret : douze étapes où presque chaque règle du jeu a son mot à dire.',
        paragraphs: [
            'Une partie marathon, {gold} mène 14 à 9. En douze étapes, un Sumo, deux Doubles-Sumos et un Triple-Sumo poussent tour à tour, les coups s’enchaînent, un Triple-Sumo n’atteint pas ce qui s’ouvre devant lui, et une défense tient à un seul coup.',
            'Parcourez d’abord les étapes. Puis jouez la fin vous-même.',
        ],
        exercises: {
            'big-finish-last': {
                task: 'Vous jouez {gold}. La tour violette de Noir vient de se jeter devant votre tour rose. Gagnez malgré tout, sans que Noir puisse rejouer.',
                hint: 'Repoussez la tour violette : où s’arrête-t-elle, et qui cela désigne-t-il ?',
                solved: 'Un Double-Sumo, un Sumo et un Triple-Sumo, l’un après l’autre : 22 à 9.',
            },
        },
    },
};
