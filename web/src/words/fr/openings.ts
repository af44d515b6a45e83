type Ply = 0 | 1 | 2;

export const openings = {
    title: 'Ouvertures',
    loading: 'Chargement des ouvertures…',
    failed: 'Les ouvertures n’ont pas pu être chargées.',
    again: 'Réessayer',
    count: (ply: Ply, wins: number, all: number) => {
        const one = ['premier coup', 'réponse', 'troisième coup'][ply];
        const many = ['premiers coups', 'réponses', 'troisièmes coups'][ply];
        if (all === 1) return wins === 1 ? 'Le seul coup possible gagne' : 'Le seul coup possible perd';
        if (wins === 0) return `${ply === 1 ? 'Aucune' : 'Aucun'} des ${all} ${many} ne gagne`;
        return wins === 1 ? `1 ${one} sur ${all} gagne` : `${wins} ${many} sur ${all} gagnent`;
    },
    outcome: {
        win: (player: string, moves: number) =>
            moves === 1
                ? `${player} gagne tout de suite.`
                : `${player} gagne en ${moves} coups contre la meilleure défense.`,
        loss: (player: string, moves: number) =>
            moves === 1
                ? `${player} perd tout de suite.`
                : `${player} perd, en ${moves} coups avec la meilleure défense.`,
    },
    show: 'Coups affichés',
    winning: 'Gagnants',
    all: 'Tous',
    tower: 'Tour',
    moves: 'Coups',
    ofTower: (colour: string) => `tour ${colour}`,
    share: (wins: number, all: number) => `${wins} sur ${all}`,
    noneWins: 'aucun coup gagnant',
    twin: (move: string) => `jumeau dans le miroir : ${move}`,
    calls: (colour: string) => `désigne le ${colour}`,
    alike: 'Le plateau est le même dans un miroir : chaque premier coup a de l’autre côté un jumeau de même valeur. Pointez un coup pour le voir.',
    key: 'Le nombre dit après combien de coups des deux joueurs la manche se termine ; la couleur, quelle tour doit répondre.',
    proved: 'Tout cela est démontré, rien n’est estimé.',
    ends: 'Les ouvertures s’arrêtent ici : elles contiennent les trois premiers coups d’une manche. Pour la suite, demandez à l’analyse.',
    elsewhere:
        'Les ouvertures concernent les manches où chaque tour part de sa couleur. Pour celle-ci, demandez à l’analyse.',
    over: 'La manche est terminée.',
};
