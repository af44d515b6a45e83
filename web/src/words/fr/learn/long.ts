import type { Learning } from '../../parts.svelte';
import { limits } from './long/limits';
import { powers } from './long/powers';

export const long: Learning['long'] = {
    long: {
        title: 'Jusqu’à sept points',
        summary: 'Une partie longue se gagne à sept points, et les Doubles-Sumos entrent en jeu.',
        paragraphs: [
            'Tout ce que vous savez de la partie standard reste vrai : la tour gagnante reçoit un marqueur ({ring}), le vainqueur choisit le côté du placement, le perdant commence. Seul l’objectif change : *sept points*. La partie ne s’arrête donc plus dès qu’un Sumo arrive au but. Il reçoit un deuxième marqueur, qui vaut deux points, et continue en *Double-Sumo*.',
            'Quand un Double-Sumo arrive au but, son troisième marqueur vaut quatre points. Cette tour en vaut alors sept à elle seule, et la partie est finie ; aucun Triple-Sumo ne joue donc jamais dans une partie longue.',
        ],
        exercises: {
            'long-second-ring': {
                task: 'Un partout. Devant votre Sumo violet, une case de la rangée de base adverse est libre. Amenez-le au but.',
                hint: 'Un Sumo avance de cinq cases au plus, et tout droit, il y en a exactement cinq.',
                solved: 'Deuxième marqueur, deux points, 3 à 1. Une partie standard serait finie ; ici, la manche suivante commence, et la tour violette est un Double-Sumo.',
            },
            'long-third-ring': {
                task: '{gold} mène 4 à 3, et votre Double-Sumo vert doit jouer. Gagnez la partie.',
                hint: 'Deux cases de la rangée de base adverse sont libres, l’une et l’autre à trois cases de distance.',
                solved: 'Le troisième marqueur vaut quatre points : 3 et 4 font 7. Un seul Double-Sumo qui arrive au but suffit à gagner une partie longue.',
            },
        },
    },
    ...powers,
    ...limits,
};
