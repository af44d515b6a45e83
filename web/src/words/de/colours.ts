import type { Colour } from '../../core/types';

/** Als Hauptwort: auf Grün. */
export const noun: Record<Colour, string> = {
    brown: 'Braun',
    green: 'Grün',
    red: 'Rot',
    yellow: 'Gelb',
    pink: 'Rosa',
    purple: 'Lila',
    blue: 'Blau',
    orange: 'Orange',
};

/** Der grüne Turm, das grüne Quadrat. */
export const weak: Record<Colour, string> = {
    brown: 'braune',
    green: 'grüne',
    red: 'rote',
    yellow: 'gelbe',
    pink: 'rosafarbene',
    purple: 'lilafarbene',
    blue: 'blaue',
    orange: 'orangefarbene',
};
