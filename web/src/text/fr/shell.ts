/** Le cadre de chaque vue. */
export const shell = {
    title: 'Kamisado',
    skip: 'Aller au contenu',
    navigation: 'Navigation principale',
    views: {
        new: 'Jouer',
        match: 'Partie',
        analysis: 'Analyse',
        matches: 'Mes parties',
        settings: 'Réglages',
        sheet: 'Feuille de partie',
        about: 'À propos',
    },
    loading: 'Un instant …',
    coreFailed: 'Les règles n’ont pas pu être chargées. Rechargez la page ; vos parties sont en sécurité.',
    viewFailed: 'Cette partie de la page n’a pas pu être chargée. Êtes-vous hors ligne pour la première fois ?',
    somethingFailed: 'Quelque chose s’est mal passé. Vos parties sont enregistrées ; rechargez la page pour continuer.',
    retry: 'Réessayer',
    reload: 'Recharger',
    dismiss: 'Fermer',
    trademark: 'Non officiel. Kamisado est une marque de Burley Games.',
};
