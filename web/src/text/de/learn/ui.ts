import type { Learning } from '../../../learn/text.svelte';

export const ui: Learning['ui'] = {
    chapters: {
        single: 'Einzelrunde',
        standard: 'Standardspiel',
        long: 'Langes Spiel',
        marathon: 'Marathonspiel',
        annotation: 'Notation',
        clocks: 'Uhren und Umgangsformen',
    },
};
