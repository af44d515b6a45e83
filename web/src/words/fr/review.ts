const of = (player: string) => `de ${player}`;

export const review = {
    title: 'Bilan',
    intro: 'Chaque décision de cette partie est comparée à ce qui était possible : qui gagnait à quel moment, quels coups ont coûté la manche et ce qui aurait tenu.',
    start: 'Faire le bilan',
    progress: (done: number, total: number) => `Bilan : ${done} décisions sur ${total}`,
    cancel: 'Arrêter',
    failed: 'Le bilan n’a pas pu être établi.',
    again: 'Réessayer',
    nothing: 'Il n’y a encore rien à examiner.',

    graph: 'Qui gagnait',
    graphHelp: 'Les flèches vont d’une décision à l’autre, Page précédente et Page suivante d’une erreur à l’autre.',
    barsKey: (gold: string, black: string) =>
        `Une barre est une décision : vers le haut quand l’avantage était ensuite à ${gold}, vers le bas quand il était à ${black}, et plus longue à l’approche de la fin de la manche.`,
    chanceKey: (gold: string) => `La ligne montre les chances ${of(gold)} de gagner la partie.`,
    beginning: 'Début',
    round: (round: number) => `Manche ${round}`,
    place: (round: number, move: number) => `Manche ${round}, coup ${move}`,
    fillPlace: (round: number) => `Manche ${round}, placement`,
    winning: (player: string) => `${player} est gagnant`,
    won: (player: string) => `${player} a gagné la manche`,
    nextRound: (player: string) => `${player} gagne la manche suivante avec le meilleur jeu`,
    toGo: (moves: number) => (moves === 1 ? 'encore 1 coup' : `encore ${moves} coups`),
    unsettled: 'on ne sait pas qui gagne',

    lost: 'Les coups qui ont coûté la manche',
    nobodyErred: 'Personne n’a laissé échapper une manche gagnée.',
    onlyHidden: 'Personne n’a commis d’erreur visible sur le plateau.',
    playBetter: 'Rejouer mieux à partir d’ici',
    showRefutation: 'Montrer la réfutation',
    train: 'S’y exercer',
    mistake: 'erreur',
    inaccuracy: 'imprécision',
    hidden: 'difficile à voir',
    fine: 'bon',
    gaveNextAway: 'La manche suivante a été perdue ici.',
    refuted: (moves: number) => (moves === 1 ? 'Réfuté dès le coup suivant.' : `Réfuté en ${moves} coups.`),
    onlyPerfect: (moves: number | null) =>
        moves === null
            ? 'Seul un jeu parfait le réfute.'
            : `Seul un jeu parfait le réfute\u00a0: la réfutation demande ${moves} coups.`,
    held: (move: string, worth: string) => `${move} aurait tenu (${worth}).`,
    fillHeld: (fill: string) => `Plutôt : ${fill}.`,
    better: (move: string) => `Mieux : ${move}.`,
    chances: (played: string, better: string) => `Chances de gagner la partie : ${played} au lieu de ${better}.`,
    choices: (winning: number, all: number) =>
        winning === 1 ? `C’était le seul coup gagnant sur ${all}.` : `${winning} coups sur ${all} gagnaient.`,

    counts: 'Décompte',
    player: 'Joueur',
    decisions: 'Décisions',
    mistakes: 'Erreurs',
    inaccuracies: 'Imprécisions',
    hiddenCount: 'Difficiles à voir',

    table: 'Toutes les décisions en tableau',
    where: 'Moment',
    decision: 'Décision',
    after: 'Ensuite',
    chanceOf: (player: string) => `Chances ${of(player)}`,
    mark: 'Jugement',
};
