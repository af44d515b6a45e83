import type { Learning } from '../../../learn/text.svelte';

export const ui: Learning['ui'] = {
    chapters: {
        single: 'Manche unique',
        standard: 'Partie standard',
        long: 'Partie longue',
        marathon: 'Partie marathon',
        annotation: 'Notation',
        clocks: 'Pendules et usages',
    },
};
