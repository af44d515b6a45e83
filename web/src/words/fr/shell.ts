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
        nowhere: 'Il n’y a rien ici',
    },
    turnsWaiting: (count) => (count === 1 ? '1 partie vous attend' : `${count} parties vous attendent`),
    loading: 'Un instant…',
    viewFailed: 'Cette partie de la page n’a pas pu être chargée. Êtes-vous hors ligne ?',
    somethingFailed: 'Quelque chose s’est mal passé. Vos parties sont enregistrées ; rechargez la page pour continuer.',
    nowhere: 'Aucune page ne correspond à cette adresse. Le lien est peut-être incomplet ou périmé.',
    toStart: 'Aller à l’accueil',
    retry: 'Réessayer',
    reload: 'Recharger',
    dismiss: 'Fermer',
    trademark: 'Non officiel. Kamisado est une marque de Burley Games.',
};
