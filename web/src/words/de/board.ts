import type { Colour, Player, Rings } from '../../core/types';

type Edition = 'burley' | 'huch';

/** Mit der Endung vor einem männlichen Hauptwort. */
const colours: Record<Colour, string> = {
    brown: 'brauner',
    green: 'grüner',
    red: 'roter',
    yellow: 'gelber',
    pink: 'rosafarbener',
    purple: 'lilafarbener',
    blue: 'blauer',
    orange: 'orangefarbener',
};
/** Mit der Endung vor einem sächlichen Hauptwort. */
const onSquares: Record<Colour, string> = {
    brown: 'braunes',
    green: 'grünes',
    red: 'rotes',
    yellow: 'gelbes',
    pink: 'rosafarbenes',
    purple: 'lilafarbenes',
    blue: 'blaues',
    orange: 'orangefarbenes',
};
const owners: Record<Edition, Record<Player, string>> = {
    burley: { black: 'schwarzer', gold: 'goldener' },
    huch: { black: 'schwarzer', gold: 'weißer' },
};
const kinds: Record<Rings, string> = { 0: 'Turm', 1: 'Sumo-Turm', 2: 'Doppel-Sumo-Turm', 3: 'Dreifacher Sumo-Turm' };

export const board = {
    chosen: 'gewählt',
    mustMove: 'muss ziehen',
    canMove: 'kann ziehen',
    canGoHere: 'kann hierher ziehen',
    canPush: 'kann hierher stoßen',
    confirm: 'noch einmal wählen, um hierher zu ziehen',
    named: 'bestimmt den Turm',
    keys: 'Pfeiltasten gehen von Quadrat zu Quadrat, N und P durch die Türme oder Ziele; die Eingabetaste nimmt und setzt, Escape lässt los.',
    square: (colour: Colour) => `${onSquares[colour]} Quadrat`,
    tower: (player: Player, colour: Colour, rings: Rings, edition: Edition) =>
        `${owners[edition][player]} ${colours[colour]} ${kinds[rings]}`,
};
