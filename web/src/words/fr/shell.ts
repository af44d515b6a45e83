import type { Text } from '../text.svelte';

/** Le cadre de chaque vue. */
export const shell: Text['shell'] = {
    title: 'Kamisado',
    skip: 'Aller au contenu',
    navigation: 'Navigation principale',
    more: 'Plus',
    views: {
        new: 'Jouer',
        online: 'En ligne',
        match: 'Partie',
        analysis: 'Analyse',
        learn: 'Apprendre',
        puzzles: 'Problèmes',
        matches: 'Mes parties',
        settings: 'Réglages',
        sheet: 'Feuille de partie',
        about: 'À propos',
    },
    turnsWaiting: (count) => (count === 1 ? '1 partie vous attend' : `${count} parties vous attendent`),
    loading: 'Un instant …',
    coreFailed: 'Les règles n’ont pas pu être chargées. Rechargez la page ; vos parties sont en sécurité.',
    viewFailed: 'Cette partie de la page n’a pas pu être chargée. Êtes-vous hors ligne pour la première fois ?',
    somethingFailed: 'Quelque chose s’est mal passé. Vos parties sont enregistrées ; rechargez la page pour continuer.',
    retry: 'Réessayer',
    reload: 'Recharger',
    dismiss: 'Fermer',
    trademark: 'Non officiel. Kamisado est une marque de Burley Games.',
};
