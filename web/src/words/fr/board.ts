import type { Colour, Player, Rings } from '../../core/types';
import { colour } from '../catalogue/fr';

const colours = colour.feminine;
type Edition = 'burley' | 'huch';

const kinds: Record<Rings, string> = { 0: 'tour', 1: 'tour Sumo', 2: 'tour Double-Sumo', 3: 'tour Triple-Sumo' };
const ofPlayer: Record<Edition, Record<Player, string>> = {
    burley: { black: 'de Noir', gold: 'de Doré' },
    huch: { black: 'de Noir', gold: 'de Blanc' },
};

export const board = {
    chosen: 'choisie',
    mustMove: 'doit jouer',
    canMove: 'peut jouer',
    canGoHere: 'peut aller ici',
    canPush: 'peut pousser ici',
    confirm: 'choisir encore pour jouer ici',
    named: 'désigne la tour',
    keys: 'Les flèches vont de case en case, N et P parcourent les tours ou les cases possibles ; Entrée prend et pose, Échap relâche.',
    square: (colour: Colour) => `case ${colours[colour]}`,
    tower: (player: Player, colour: Colour, rings: Rings, edition: Edition) =>
        `${kinds[rings]} ${colours[colour]} ${ofPlayer[edition][player]}`,
};
