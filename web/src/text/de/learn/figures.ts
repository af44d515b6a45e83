import type { Learning } from '../../../learn/text.svelte';

export const figures: Learning['figures'] = {
    titles: {
        '1': 'Der erste Zug',
        '2': 'Eine Eröffnung',
        '3': 'Ein Turm, der ziehen muss',
        '4': 'Ein blockierter Turm',
        '5': 'Zweimal blockiert',
        '6': 'Eine Totalblockade',
        '7': 'Auffüllen der Grundreihen',
        '8': 'Ein Schub',
        '9': 'Zwei auf einmal schieben',
        '10': 'Das große Finale',
    },
};
