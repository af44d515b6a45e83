import type { Learning } from '../../../learn/text.svelte';

export const figures: Learning['figures'] = {
    titles: {
        '1': 'Le premier coup',
        '2': 'Une ouverture',
        '3': 'Une tour obligée de bouger',
        '4': 'Une tour bloquée',
        '5': 'Bloqué deux fois',
        '6': 'Un blocage total',
        '7': 'Remplir les lignes de départ',
        '8': 'Une poussée',
        '9': 'Pousser deux tours',
        '10': 'Le grand final',
    },
};
