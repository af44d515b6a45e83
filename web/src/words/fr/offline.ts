export const offline = {
    newVersion:
        'Une nouvelle version de cette page est prête. Votre partie est enregistrée et reprendra au même point.',
    reload: 'Recharger',
    later: 'Plus tard',
};
