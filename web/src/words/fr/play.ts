import type { Text } from '../text.svelte';
import { colour } from '../catalogue/fr';

const from = { left: 'la gauche', right: 'la droite' } as const;

export const play: Text['play'] = {
    heading: (black, gold) => `${black} contre ${gold}`,
    boardLabel: 'Plateau de Kamisado',
    loading: 'Mise en place du plateau…',
    notFound: 'Cette partie n’est pas sur cet appareil.',
    notFoundHint: 'Elle a peut-être été supprimée ou jouée dans un autre navigateur.',
    broken: 'Cette partie est illisible.',
    myMatches: 'Mes parties',
    newMatch: 'Nouvelle partie',

    computer: (level) => `Ordinateur, niveau ${level}`,
    toMove: 'au trait',
    chooses: 'choisit',
    thinking: 'réfléchit',
    round: (round) => `Manche ${round}`,
    target: (points) => (points === 1 ? 'victoire à 1 point' : `victoire à ${points} points`),
    ofRounds: (rounds) => `sur ${rounds}`,
    points: (count) => (count === 1 ? '1 point' : `${count} points`),
    clock: (time) => `il reste ${time}`,

    undo: 'Annuler',
    redo: 'Rétablir',
    hint: 'Conseil',
    flip: 'Tourner',
    resign: 'Abandon',
    analyse: 'Analyser',
    rematch: 'Revanche',
    pause: 'Pause',
    goOn: 'Continuer',
    step: 'Un coup',
    moves: 'Coups',
    close: 'Fermer',
    cancel: 'Annuler',
    actions: 'Actions',

    why: 'Pourquoi ?',
    rule: (name) => `Règle ${name}`,
    readRule: 'Lire cette règle dans le livret',
    explanation: 'Ce qui s’est passé',

    lookingBack: (step, of) => `Retour en arrière : coup ${step} sur ${of}`,
    returnToGame: 'Revenir à la partie',

    resignTitle: 'Abandonner la partie ?',
    resignText: (winner) => `${winner} aura gagné toute la partie, pas seulement cette manche.`,
    resignConfirm: 'Abandonner',

    dangerTitle: 'Attention',
    playAnyway: 'Jouer quand même',
    takeItBack: 'Reprendre',

    hintTitle: 'Conseil',
    hintThinking: 'Recherche du meilleur coup…',
    hintFailed: 'Aucun conseil n’a pu être trouvé.',
    hintMove: ({ from, to }, tower, onto) =>
        `Jouez la tour ${colour.feminine[tower]} de ${from} à ${to}, case ${colour.feminine[onto]}.`,

    fillTitle: 'Gauche ou droite ?',
    fillMeaning: 'Chacun place ses tours à partir de ce côté, vu de sa propre place.',
    fillWait: (side) => `${side} choisit…`,
    fillChosen: (side, chosen) => `${side} place ses tours à partir de ${from[chosen]}.`,
    fillFrom: { left: 'Par la gauche', right: 'Par la droite' },
    lineUp: (chosen, towers) => `Placement à partir de ${from[chosen]}. ${towers}`,
    lineUpOf: (side, colours) => `${side} : ${colours}.`,

    roundOver: (round) => `La manche ${round} est terminée`,
    matchOver: 'La partie est terminée',
    youWin: 'Vous avez gagné',
    youLost: 'Vous avez perdu',
    streak: (wins) => `${wins} victoires d’affilée`,
    review: 'Bilan',
    nextRound: 'Manche suivante',
    whatDecided: 'Qu’est-ce qui a fait la différence ?',
    wins: (name) => `Victoire : ${name}`,
    tie: 'Égalité',
    byPoints: (own, other) => `${own} à ${other} points`,
    byResignation: (loser) => `${loser} a abandonné.`,
    byTime: (loser) => `${loser} n’avait plus de temps.`,
    share: 'Partager',
    shared: 'Le lien vers cette partie est copié.',
    shareFailed: 'Le lien n’a pas pu être copié. Le voici :',
    sheet: 'Feuille de partie',

    pausedTitle: 'Les pendules sont arrêtées',
    pausedText: 'Tant que la page n’est pas visible, personne ne perd de temps.',
    resume: 'Reprendre la partie',

    elsewhereTitle: 'Cette partie est ouverte dans une autre fenêtre',
    elsewhereText: 'Elle continue là-bas. Rien n’est perdu.',
    takeOver: 'Continuer ici',

    saveFailed:
        'Le navigateur n’a pas pu enregistrer le dernier coup. La partie continue, mais pourrait être perdue à la fermeture de la page.',
};
