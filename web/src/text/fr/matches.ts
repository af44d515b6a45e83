import type { Text } from '../text.svelte';

// In French, zero is singular too.
const plural = (n: number, one: string, many: string) => (n < 2 ? one : many);
const written = (n: number) => n.toLocaleString('fr');
const matchCount = (n: number) => `${written(n)} ${plural(n, 'partie', 'parties')}`;

export const matches: Text['matches'] = {
    title: 'Mes parties',
    loading: 'Recherche de vos parties…',
    notKept:
        'Ce navigateur ne conserve rien pour cette page ; c’est peut-être une fenêtre privée. Vos parties disparaîtront à la fermeture : enregistrez ce que vous voulez garder.',
    newer: 'Une version plus récente de cette page est ouverte dans un autre onglet. Rechargez celui-ci pour retrouver vos parties.',
    failed: 'Vos parties n’ont pas pu être lues. Rien n’a été modifié.',
    tryAgain: 'Réessayer',
    reload: 'Recharger',
    empty: 'Pas encore de parties',
    emptyHint: 'Chaque partie jouée est conservée ici, coup par coup, sur cet appareil seulement.',
    newMatch: 'Nouvelle partie',

    search: 'Rechercher',
    searchHint: 'Nom, format, résultat, date',
    show: 'Afficher',
    filters: { all: 'Toutes', unfinished: 'En cours', finished: 'Finies' },
    count: (shown, all) => (shown === all ? matchCount(all) : `${written(shown)} sur ${matchCount(all)}`),
    nothingFound: 'Aucune partie ne correspond.',
    clearSearch: 'Tout afficher',
    showMore: (n) => `En afficher ${n} de plus`,

    list: 'Parties',
    versus: 'contre',
    computer: (level) => `Ordinateur, niveau ${level}`,
    rounds: (n) => `${n} ${plural(n, 'manche', 'manches')}`,
    round: (n) => `manche ${n}`,
    moves: (n) => `${n} ${plural(n, 'coup', 'coups')}`,
    score: (black, blackPoints, gold, goldPoints) => `${black} ${blackPoints}, ${gold} ${goldPoints}`,
    won: (player) => `Victoire : ${player}`,
    youWon: 'Gagnée',
    youLost: 'Perdue',
    tied: 'Égalité',
    running: 'En cours',
    reasons: { resignation: 'par abandon', time: 'au temps' },

    open: (names) => `Ouvrir la partie ${names}`,
    goOn: 'Continuer',
    analyse: (names) => `Analyser ${names}`,
    save: (names) => `Enregistrer la feuille de ${names}`,
    remove: (names) => `Supprimer ${names}`,

    select: (names) => `Sélectionner ${names}`,
    selectAll: 'Tout sélectionner',
    selected: (n) => `${n} ${plural(n, 'sélectionnée', 'sélectionnées')}`,
    selection: 'Parties sélectionnées',
    clearSelection: 'Annuler la sélection',
    removeSelected: 'Supprimer',
    saveSelected: 'Enregistrer les feuilles',
    backupSelected: 'Enregistrer une sauvegarde',

    removed: (n) => plural(n, 'Partie supprimée.', `${n} parties supprimées.`),
    restored: (n) => plural(n, 'La partie est de retour.', `${n} parties sont de retour.`),
    undo: 'Annuler',
    saveFailed: 'L’enregistrement a échoué.',

    import: 'Importer',
    exportTitle: 'Tout emporter',
    exportHint:
        'Une sauvegarde contient chaque partie exactement, pendules et coups repris compris, et peut être importée ici ou dans un autre navigateur. Les feuilles de partie sont du texte simple, pour les gens et pour d’autres programmes.',
    backupAll: 'Enregistrer une sauvegarde',
    recordsAll: 'Enregistrer toutes les feuilles',
    fileWords: { matches: 'kamisado-parties', backup: 'kamisado-sauvegarde' },

    statistics: {
        title: 'Contre l’ordinateur',
        none: 'Vos résultats apparaîtront ici dès la première partie finie contre l’ordinateur.',
        wins: 'Victoires',
        losses: 'Défaites',
        ties: 'Égalités',
        share: 'Gagnées',
        level: 'Niveau',
        levelName: (level) => `Niveau ${level}`,
        byLevel: 'Par niveau',
        byColour: 'Par couleur',
        byFormat: 'Par format',
        colour: 'Couleur',
        format: 'Format',
        as: (player) => `Avec ${player}`,
        chart: 'Victoires et défaites par niveau',
        played: (n) => `${matchCount(n)} ${plural(n, 'finie', 'finies')}`,
        run: {
            wins: (n) => plural(n, 'Dernière partie gagnée', `${n} victoires de suite`),
            losses: (n) => plural(n, 'Dernière partie perdue', `${n} défaites de suite`),
            ties: (n) => plural(n, 'Dernière partie à égalité', `${n} égalités de suite`),
        },
        longest: (n) => `plus longue série : ${n} ${plural(n, 'victoire', 'victoires')}`,
    },

    importing: {
        title: 'Ouvrir une feuille de partie, une position ou une sauvegarde',
        hint: 'Collez un texte ou un lien, choisissez un fichier ou déposez-le n’importe où sur la page.',
        text: 'Texte',
        file: 'Choisir un fichier',
        dropHere: 'Déposez n’importe où pour ouvrir',
        reading: 'Lecture…',
        records: (n) => plural(n, 'Une feuille de partie', `${n} feuilles de partie`),
        position: 'Une position',
        backup: (n) => `Une sauvegarde de ${matchCount(n)}`,
        damagedEntries: (n) =>
            plural(n, `${n} élément n’est pas compréhensible.`, `${n} éléments ne sont pas compréhensibles.`),
        analyse: 'Ouvrir dans l’analyse',
        add: 'Ajouter à mes parties',
        added: (n) => plural(n, `${n} partie ajoutée.`, `${n} parties ajoutées.`),
        already: (n) => plural(n, `${n} était déjà là.`, `${n} étaient déjà là.`),
        unreadable: (n) => plural(n, `${n} n’a pas pu être lue.`, `${n} n’ont pas pu être lues.`),
        look: 'La regarder',
        toMatches: 'Mes parties',
        close: 'Fermer',
        queue: (n) => `encore ${n} à venir`,
    },
};
