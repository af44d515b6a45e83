import type { Colour } from '../../core/types';

/** Un Sumo vert ; les noms de choses restent invariables. */
export const masculine: Record<Colour, string> = {
    brown: 'marron',
    green: 'vert',
    red: 'rouge',
    yellow: 'jaune',
    pink: 'rose',
    purple: 'violet',
    blue: 'bleu',
    orange: 'orange',
};

/** La tour verte, la case verte. */
export const feminine: Record<Colour, string> = {
    brown: 'marron',
    green: 'verte',
    red: 'rouge',
    yellow: 'jaune',
    pink: 'rose',
    purple: 'violette',
    blue: 'bleue',
    orange: 'orange',
};
