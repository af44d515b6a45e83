import type { ReasonFacts, ShownPlayer, ShownTower } from '../naming';
import { feminine } from './colours';

const owner: Record<ShownPlayer, string> = { black: 'de Noir', gold: 'de Doré', white: 'de Blanc' };

const tower = (shown: ShownTower | null) =>
    shown ? `la tour ${feminine[shown.colour]} ${owner[shown.owner]}` : 'une tour adverse';
const counted = (count: number | null, one: string, many: string) =>
    `${count ?? 0} ${Math.abs(count ?? 0) < 2 ? one : many}`;
const inMoves = (count: number | null) => (count === null ? '' : ` en ${counted(count, 'coup', 'coups')}`);

export const hints = {
    reasons: {
        'only-move': (_: ReasonFacts) => 'C’est le seul coup possible.',
        'wins-at-once': (_: ReasonFacts) => 'Il gagne la manche immédiatement.',
        'wins-in': ({ number }: ReasonFacts) => `Il gagne la manche${inMoves(number)}, quelle que soit la réponse.`,
        'every-other-move-loses': (_: ReasonFacts) => 'Tous les autres coups perdent.',
        'scores-points': ({ number }: ReasonFacts) => `Il rapporte ${counted(number, 'point', 'points')}.`,
        'decides-match': (_: ReasonFacts) => 'La partie est gagnée, quelle que soit la réponse.',
        'stops-tower': (facts: ReasonFacts) =>
            `Il arrête ${tower(facts.tower)}, qui pouvait atteindre la rangée de base.`,
        'leaves-tower-uncalled': (facts: ReasonFacts) =>
            `Il n’appelle pas ${tower(facts.tower)}, qui pourrait atteindre la rangée de base.`,
        'loses-in': ({ number }: ReasonFacts) =>
            `Contre un jeu parfait, la manche est perdue${inMoves(number)} ; rien ne résiste plus longtemps.`,
        'hard-to-answer': ({ number, of }: ReasonFacts) =>
            `La réponse est difficile : ${number ?? 0} sur ${of ?? 0} seulement ${number === 1 ? 'gagne' : 'gagnent'}.`,
        'loses-cheaply': ({ number }: ReasonFacts) =>
            `Il ne perd que ${counted(number, 'point', 'points')} ; d’autres coups perdent davantage.`,
        'keeps-tower-off-its-colour': ({ tower: own }: ReasonFacts) =>
            own
                ? `L’autre placement mettrait votre tour ${feminine[own.colour]} juste derrière une case ${feminine[own.colour]}.`
                : 'L’autre placement mettrait une tour juste derrière une case de sa couleur.',
        'challenger-cannot-win': (_: ReasonFacts) => 'L’attaquant ne peut pas gagner la manche suivante.',
        'better-chances': (_: ReasonFacts) =>
            'Les chances de gagner la partie sont meilleures qu’avec l’autre placement.',
        'not-solved': (_: ReasonFacts) => 'On ne sait pas encore qui gagne.',
    },
    fills: { left: 'placement à partir de la gauche', right: 'placement à partir de la droite' },
    verdicts: {
        win: { atOnce: 'gagne tout de suite', in: (moves: number) => `gagne en ${moves}`, some: 'gagne' },
        loss: { atOnce: 'perd tout de suite', in: (moves: number) => `perd en ${moves}`, some: 'perd' },
        unknown: 'non tranché',
    },
};
