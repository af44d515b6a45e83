import type { Learning } from '../../parts.svelte';

export const ui: Learning['ui'] = {
    title: 'Apprendre à jouer à Kamisado',
    lead: 'Un livret de règles qui se joue. À côté de chaque règle, un plateau pour l’essayer, et le plateau les connaît toutes.',
    chapters: {
        single: 'Partie simple',
        standard: 'Partie standard',
        long: 'Partie longue',
        marathon: 'Partie marathon',
        annotation: 'Notation',
        clocks: 'Pendules et usages',
    },
    suffices: {
        single: 'Tout ce qu’il faut pour une partie simple.',
        standard: 'Avec les Sumos, qui savent pousser : de quoi jouer une partie en 3 points.',
        long: 'Avec les Doubles-Sumos : de quoi jouer une partie en 7 points.',
        marathon: 'Avec les Triples-Sumos : de quoi jouer une partie en 15 points.',
        annotation: 'Noter une partie, et lire ce que d’autres ont noté.',
        clocks: 'Jouer contre la montre, et en bonne compagnie.',
    },
    words: {
        burley: {
            gold: 'Doré',
            ring: 'anneau Sumo',
            rings: 'anneaux Sumo',
            push: 'poussée Sumo',
            pushes: 'poussées Sumo',
        },
        huch: { gold: 'Blanc', ring: 'dent de dragon', rings: 'dents de dragon', push: 'oshi', pushes: 'oshis' },
    },

    contents: 'Sommaire',
    chapter: (number) => `Chapitre ${number}`,
    rules: 'Règles de cette page',
    solvedOf: (solved, all) =>
        solved === all
            ? 'tous les exercices résolus'
            : `${solved} ${solved < 2 ? 'exercice résolu' : 'exercices résolus'} sur ${all}`,
    previous: 'Page précédente',
    next: 'Page suivante',
    turnPage: 'Tourner la page',
    figures: 'Les exemples du livret',
    figuresLead:
        'Dix situations décrites par le livret, à parcourir et à jouer autrement. Les figures 1, 4, 5, 6 et 7 sont telles qu’il les dessine ; nous avons construit les figures 2, 3, 8, 9 et 10 d’après son texte.',
    figure: (number) => `Figure ${number}`,
    seeAlso: 'Exemples',
    print: 'Imprimer tout le livret',
    differences: 'là où les livrets diffèrent',
    quick: 'Les règles en une page',
    wholeMatch: 'Une partie entière, commentée',
    puzzles: 'Problèmes',
    backToGame: 'Retour à la partie',
    nowhere: 'Cette page n’existe pas dans le livret.',
    toContents: 'Retour au sommaire',

    search: {
        label: 'Chercher dans les règles',
        placeholder: 'Chercher dans les règles : pousser, bloquée, D6…',
        found: (count) => (count === 1 ? '1 passage trouvé' : `${count} passages trouvés`),
        nothing: (words) => `Rien sur « ${words} ».`,
    },

    exercise: {
        one: 'À vous d’essayer',
        several: 'Exercices',
        of: (number, all) => `Exercice ${number} sur ${all}`,
        isSolved: 'résolu',
        board: 'Plateau d’essai',
        hint: 'Conseil',
        takeBack: 'Reprendre',
        startAgain: 'Recommencer',
        why: 'Pourquoi ?',
        refused: 'Interdit',
        solved: 'Résolu',
        tried: 'Voilà',
        nextOne: 'Exercice suivant',
        nextSection: 'Lire la suite',
        thinking: 'L’autre camp réfléchit…',
        readRule: (name) => `Lire la règle ${name}`,
        remarks: {
            'not-asked': 'C’est permis, mais ce n’est pas ce qui est demandé. Reprenez le coup et regardez encore.',
            allowed: 'Celui-là est permis. Reprenez-le et trouvez-en un qui ne l’est pas.',
            'not-yet': 'Permis, mais vous n’y êtes pas encore. Continuez, ou reprenez le coup.',
            missed: 'Permis, mais cette fois, ce qui était demandé ne s’est pas produit. Reprenez le coup, ou recommencez.',
        },
    },

    firstGame: {
        title: 'Votre première partie',
        lead: 'Dix minutes, de zéro à la première victoire.',
        begin: 'Commencer',
        goOn: (step) => `Continuer à l’étape ${step}`,
        again: 'Recommencer depuis le début',
        done: 'Vous avez franchi toutes les étapes.',
        step: (step, of) => `Étape ${step} sur ${of}`,
        steps: 'Étapes',
        locked: 's’ouvre quand l’étape précédente est résolue',
        nextStep: 'Étape suivante',
        previousStep: 'Étape précédente',
        solveFirst: 'Résolvez cette étape, et la suivante s’ouvrira.',
        finishedTitle: 'Vous savez jouer à Kamisado',
        finished:
            'Le reste est affaire de pratique. L’ordinateur, au niveau 1, vient lui aussi d’apprendre les règles.',
        playNow: 'Jouer contre le niveau 1',
        readOn: 'Lire le livret de règles',
        puzzles: 'Résoudre des problèmes',
        failed: 'La partie n’a pas pu commencer.',
    },

    printing: {
        title: 'Kamisado, les règles',
        lead: 'Un livret de règles écrit avec nos propres mots, et les positions de ses exercices.',
        action: 'Imprimer',
        task: 'Exercice',
        solutions: 'Solutions',
        edition: 'Non officiel. Kamisado est une marque de Burley Games.',
    },
};
