import type { Text } from '../text.svelte';

export const newMatch: Text['newMatch'] = {
    title: 'Nouvelle partie',
    welcomeTitle: 'Kamisado',
    welcome:
        'Huit tours chacun, huit couleurs. La case où s’arrête votre coup décide de la tour que l’adversaire devra jouer.',
    welcomeHow: 'Soyez le premier à amener une tour de l’autre côté.',
    startAtOnce: 'Jouer',
    learn: 'Apprendre le jeu',
    online: 'Jouer en ligne',
    onlineHint: 'Contre un ami à distance, ou quelqu’un qui attend dans le salon',
    startAtOnceHint: (level) => `Vous commencez avec les Noirs, contre l’ordinateur au niveau ${level}.`,
    choose: 'Ou choisissez comment jouer',

    continueTitle: 'Votre partie vous attend',
    continueButton: 'Reprendre la partie',
    continueScore: (black, gold, own, other) => `${black} ${own} : ${other} ${gold}`,
    continueRound: (format, round) => `${format}, manche ${round}`,

    who: 'Qui joue ?',
    mode: {
        computer: 'Moi contre l’ordinateur',
        people: 'Deux joueurs, un écran',
        watch: 'Ordinateur contre ordinateur',
    },
    modeHint: {
        computer: 'Dix niveaux, de la première partie au jeu parfait',
        people: 'Passez-vous l’appareil ou jouez face à face',
        watch: 'Regarder, mettre en pause, apprendre',
    },

    level: 'Niveau',
    levelOf: (side) => `Niveau de ${side}`,
    levels: {
        1: 'Vient d’apprendre les règles et ne voit guère plus loin que la case suivante',
        2: 'Joue pour le plaisir et laisse passer beaucoup de choses',
        3: 'Remarque vos projets de temps en temps',
        4: 'Ne passe jamais à côté de sa propre victoire',
        5: 'Prévoit quelques coups, de quoi jouer agréablement chez soi',
        6: 'Joueur de club : fait rarement des cadeaux',
        7: 'Fort : punit les coups imprudents',
        8: 'Très fort : il vous faut un vrai plan',
        9: 'Maître : ne se trompe presque jamais',
        10: 'Parfait, aussi loin qu’il peut calculer',
    },

    side: 'Votre camp',
    sides: {
        black: (name) => `${name}, je commence`,
        gold: (name) => `${name}, l’ordinateur commence`,
        chance: 'Au hasard',
        experience: 'Selon l’expérience',
    },
    experienceComputer: (gold, black) =>
        `Comme dans la règle du jeu : le plus expérimenté prend les ${gold}s et laisse le premier coup aux ${black}s. Vos résultats contre ce niveau en décident.`,
    experiencePeople: (gold, black) =>
        `Comme dans la règle du jeu : le plus expérimenté prend les ${gold}s, l’autre prend les ${black}s et commence.`,
    experienceYou: (name) => `Vous avez le plus souvent battu ce niveau : vous jouez les ${name}s.`,
    experienceIt: (name) => `L’ordinateur est considéré comme plus expérimenté : vous jouez les ${name}s.`,
    whoIsExperienced: 'Qui a le plus d’expérience ?',
    sidesOfTwo: 'Camps',
    player: (number) => `Joueur ${number}`,
    begins: (name, side) => `${name} joue les ${side}s et commence`,

    format: 'Quelle durée ?',
    formats: {
        single: 'Une seule manche décide',
        series: 'Des parties simples, chacun commence à son tour',
        standard: 'Le premier à 3 points, avec des Sumos',
        long: 'Le premier à 7 points, avec des Doubles-Sumos',
        marathon: 'Le premier à 15 points, avec des Triples-Sumos',
    },
    durations: {
        single: '20 à 30 minutes',
        series: '20 à 30 minutes par manche',
        standard: '60 à 90 minutes',
        long: '2 à 3 heures',
        marathon: '3 à 5 heures',
    },
    durationNote: 'Durées pour deux joueurs autour d’une table ; contre l’ordinateur, cela va plus vite.',
    rounds: 'Manches',

    clock: 'Pendule',
    clocks: {
        none: 'Sans pendule',
        blitz: '3 min + 2 s',
        rapid: '10 min + 5 s',
        slow: '30 min + 10 s',
        own: 'Personnalisée',
    },
    minutes: 'Minutes par joueur',
    increment: 'Secondes ajoutées par coup',

    names: 'Noms',
    nameOf: (side) => `Nom du ${side.charAt(0).toLowerCase()}${side.slice(1)}`,
    yourName: 'Votre nom',
    namePlaceholder: 'si vous voulez',
    more: 'Pendule et noms',
    start: 'Commencer',

    fromRecord: 'Continuer à partir de cette position',
    fromRecordText: (format, decisions) =>
        decisions === 0 ? format : `${format}, après ${decisions === 1 ? '1 coup' : `${decisions} coups`}`,
    recordBroken: 'La position de ce lien est illisible.',
    failed: 'La partie n’a pas pu commencer.',
};
